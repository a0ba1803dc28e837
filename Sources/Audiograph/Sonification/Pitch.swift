// SPDX-License-Identifier: MIT

/// A pitch on the scale on which it is heard, where equal steps are equal intervals.
struct Pitch: Sendable, Hashable {
  /// Octaves above `base`.
  private let octaves: Double
  /// The frequency in hertz from which octaves are counted, so that the ends of an axis are exact.
  private let base: Double

  /// So many octaves above a frequency in hertz greater than 0.
  init(octaves: Double, above base: Double) {
    self.octaves = octaves
    self.base = base
  }

  /// The pitch of a frequency in hertz greater than 0.
  init(_ frequency: Double) { self.init(octaves: 0, above: frequency) }

  /// The frequency in hertz.
  var frequency: Double { base * exp2(octaves) }

  /// Octaves above 1 Hz: the logarithm to the base 2 of the frequency.
  var logarithm: Double { log2(base) + octaves }
}
