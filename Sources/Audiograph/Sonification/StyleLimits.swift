// SPDX-License-Identifier: MIT

extension SoundStyle {
  /// The limits of the length of the data part, in seconds, before `speed`.
  public static let lengthLimits = 0.5...3600.0
  /// The limits of `speed`.
  public static let speedLimits = 0.25...4.0
  /// The steps of a listener who changes `speed`, of which two double it or halve it.
  static let speedSteps = [0.25, 0.35, 0.5, 0.7, 1, 1.4, 2, 2.8, 4]
  /// The limits of `volume`.
  public static let volumeLimits = 0.0...1.0
  /// The limits of `panWidth`.
  public static let panLimits = 0.0...0.8
  /// The limits of the number of neighbours of a median or a mean, which is odd.
  public static let smoothingWidths = 3.0...101.0
  /// The limits of the weight of an exponential average.
  public static let smoothingWeights = 0.001...1.0

  /// The next step of speed; nil beyond the limits.
  package static func speed(after speed: Double, isFaster: Bool) -> Double? {
    isFaster ? speedSteps.first { $0 > speed } : speedSteps.last { $0 < speed }
  }

  /// Refuses numbers outside their limits, and pitches that the sample rate cannot hold.
  func check() throws(ScoreError) {
    if case .seconds(let seconds) = length { try Self.check(.length, seconds, Self.lengthLimits) }
    try Self.check(.speed, speed, Self.speedLimits)
    try Self.check(.volume, volume, Self.volumeLimits)
    try Self.check(.panWidth, panWidth, Self.panLimits)
    try checkSmoothing()
    let limit = Timbre.ceiling(sampleRate: format.sampleRate) / 2
    guard pitchRange.high <= limit else {
      throw .pitchAboveSampleRate(
        high: pitchRange.high, limit: limit, sampleRate: format.sampleRate)
    }
  }

  private func checkSmoothing() throws(ScoreError) {
    switch smoothing {
    case .exponential(let alpha):
      try Self.check(.smoothingWeight, alpha, Self.smoothingWeights)
    case .median(let width), .mean(let width):
      try Self.check(.smoothingWidth, Double(width), Self.smoothingWidths)
      guard width % 2 == 1 else {
        throw .outOfRange(.smoothingWidth, value: Double(width), allowed: Self.smoothingWidths)
      }
    case nil: break
    }
  }

  private static func check(
    _ quantity: ScoreError.Quantity, _ value: Double, _ allowed: ClosedRange<Double>
  ) throws(ScoreError) {
    guard allowed.contains(value) else {
      throw .outOfRange(quantity, value: value, allowed: allowed)
    }
  }
}
