// SPDX-License-Identifier: MIT

/// Round numbers along an axis of values.
enum RoundValues {
  /// Three to eight of them between the ends, ascending; the ends themselves where there are none.
  static func between(_ minimum: Double, _ maximum: Double, scale: PitchScale) -> [Double] {
    guard minimum < maximum else { return [minimum] }
    let powers = scale == .log ? logarithmic(minimum, maximum) : []
    if powers.count > 2 { return powers }
    let values = linear(minimum, maximum)
    return values.count > 1 ? values : [minimum, maximum]
  }

  /// Multiples of 1, 2 or 5 times a power of ten.
  private static func linear(_ minimum: Double, _ maximum: Double) -> [Double] {
    // Quarters of large numbers, so that the distance between them is finite.
    let isLarge = max(abs(minimum), abs(maximum)) > 1e300
    let (low, high) = isLarge ? (minimum / 4, maximum / 4) : (minimum, maximum)
    let least = (high - low) / 6
    guard least > 1e-300, let step = steps(from: least).first(where: { $0 >= least }) else {
      return []
    }
    let first = (low / step - 1e-9).rounded(.up)
    let count = (high / step + 1e-9).rounded(.down) - first
    guard count >= 1, count <= 12, abs(first) < 1e15 else { return [] }
    return (0...Int(count)).map { number in
      ((first + Double(number)) * step).withoutNoise * (isLarge ? 4 : 1)
    }
  }

  private static func steps(from size: Double) -> [Double] {
    let power = powerOfTen(Int((log2(size) * 0.301_029_995_663_981).rounded(.down)))
    return [1, 2, 5, 10, 20].map { $0 * power }
  }

  /// Powers of ten, with 2 and 5 times of them where these are few.
  private static func logarithmic(_ minimum: Double, _ maximum: Double) -> [Double] {
    let ends = [minimum, maximum].map { Int((log2($0) * 0.301_029_995_663_981).rounded(.down)) }
    let stride = max(1, (ends[1] - ends[0] + 7) / 7)
    let powers = Swift.stride(from: ends[0], through: ends[1] + 1, by: stride).map(powerOfTen)
    let factors: [Double] = ends[1] - ends[0] > 2 ? [1] : [1, 2, 5]
    return powers.flatMap { power in factors.map { (power * $0).withoutNoise } }
      .filter { $0 >= minimum && $0 <= maximum }
  }

  private static func powerOfTen(_ exponent: Int) -> Double { Double("1e\(exponent)") ?? 1 }
}
