// SPDX-License-Identifier: MIT

/// The colour of a tone: the amplitudes of its partials, all in sine phase.
public struct Timbre: Sendable, Hashable {
  /// The name, as options and manifest give it.
  public let name: String
  /// Amplitudes of the first, second, … partial; the first is 1.
  public let partials: [Double]

  private init(_ name: String, _ partials: [Double]) {
    self.name = name
    self.partials = partials
  }

  /// The tone of the first series.
  public static let standard = Timbre("standard", [1, 0.35, 0.18, 0.09])
  /// A sine.
  public static let pure = Timbre("pure", [1])
  /// Odd partials only; reserved for signals where the data do not use it.
  public static let hollow = Timbre("hollow", [1, 0, 0.33, 0, 0.20])
  /// Strong upper partials.
  public static let bright = Timbre("bright", [1, 0.7, 0.5])
  /// Little more than a sine.
  public static let soft = Timbre("soft", [1, 0.15])
  /// Octaves, as an organ's registers.
  public static let organ = Timbre("organ", [1, 0.5, 0, 0.3, 0, 0, 0, 0.15])

  /// Every timbre, in the order in which options list them.
  public static let all = [standard, pure, hollow, bright, soft, organ]

  /// The timbre of a name; nil where there is none.
  public init?(named name: String) {
    guard let timbre = Self.all.first(where: { $0.name == name }) else { return nil }
    self = timbre
  }
}
