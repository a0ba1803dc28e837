// SPDX-License-Identifier: MIT

/// How several series compare.
public struct Comparison: Sendable, Hashable {
  /// The index of the series whose last value is the highest, the first of equal ones.
  public let highest: Int
  /// The index of the series whose last value is the lowest, the first of equal ones.
  public let lowest: Int
  /// Where the first two series cross; nil for three or more series.
  public let crossings: Crossings?

  /// How often two series cross.
  public struct Crossings: Sendable, Hashable {
    /// How many times.
    public let count: Int
    /// The first point after the first crossing; nil without a crossing.
    public let first: XValue?
    /// The first point after the last crossing.
    public let last: XValue?

    /// Crossings from their count and ends.
    public init(count: Int, first: XValue?, last: XValue?) {
      self.count = count
      self.first = first
      self.last = last
    }
  }
}
