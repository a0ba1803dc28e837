// SPDX-License-Identifier: MIT

/// A value that stays the same and that others are compared with: a target, a limit.
public struct ReferenceLine: Sendable, Hashable {
  /// What the data call it, for example `target`.
  public let name: String
  /// The value, finite, in the unit of the series.
  public let value: Double

  /// A line from its name and its finite value.
  public init(name: String, value: Double) {
    self.name = name
    self.value = value
  }
}

extension Series {
  /// The same points beside a line of reference.
  package func beside(_ line: ReferenceLine?) -> Series {
    var series = self
    series.reference = line
    return series
  }
}
