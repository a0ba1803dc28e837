// SPDX-License-Identifier: MIT

/// The timbre of a tone: the amplitudes of its partials, all in sine phase.
public struct Timbre: Sendable, Hashable {
  /// The name, as options and manifest give it.
  public let name: String
  /// Amplitudes of the first, second, … partial; the first is 1.
  public let partials: [Double]

  /// A bound of the samples of a period, whichever of the upper partials have faded.
  ///
  /// They fade from the top, so every mixture lies between those that keep the first few. This is
  /// 1.01 times the highest of 512 samples of these, since the curve is at most 1 percent higher
  /// between two of them. It took 60 µs to find for every chart, so it is written down.
  let waveformPeak: Double

  private init(_ name: String, _ partials: [Double], peak: Double) {
    self.name = name
    self.partials = partials
    waveformPeak = peak
  }

  /// The tone of the first series.
  public static let standard = Timbre("standard", [1, 0.35, 0.18, 0.09], peak: 1.2131957359927394)
  /// A sine.
  public static let pure = Timbre("pure", [1], peak: 1.01)
  /// Odd partials only; reserved for earcons where the data do not use it.
  public static let hollow = Timbre("hollow", [1, 0, 0.33, 0, 0.20], peak: 1.01)
  /// Strong upper partials.
  public static let bright = Timbre("bright", [1, 0.7, 0.5], peak: 1.7874899495504575)
  /// Little more than a sine.
  public static let soft = Timbre("soft", [1, 0.15], peak: 1.051320311878113)
  /// Octaves, as an organ's registers.
  public static let organ = Timbre(
    "organ", [1, 0.5, 0, 0.3, 0, 0, 0, 0.15], peak: 1.312006515192702)

  /// Every timbre, in the order in which options list them.
  public static let all = [standard, pure, hollow, bright, soft, organ]

  /// The timbre of a name; nil if there is none.
  public init?(named name: String) {
    guard let timbre = Self.all.first(where: { $0.name == name }) else { return nil }
    self = timbre
  }
}
