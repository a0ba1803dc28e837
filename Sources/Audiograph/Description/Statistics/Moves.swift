// SPDX-License-Identifier: MIT

/// From one value of a series to a later one.
public struct Move: Sendable, Hashable {
  /// Where it starts.
  public let from: PlacedValue
  /// Where it ends.
  public let to: PlacedValue
  /// `to` less `from`; infinite where no number holds it.
  public let absolute: Double
  /// In percent of `from`; nil if that is 0 or less, the values are percentages already or ranks, their
  /// scale has no true zero, or some value of the series is below it.
  public let percent: Double?

  /// A move within values of a kind, on a scale with a true zero or without.
  public init(from: PlacedValue, to: PlacedValue, kind: ChartKind, hasTrueZero: Bool = true) {
    self.from = from
    self.to = to
    absolute = to.y - from.y
    let percent = absolute / from.y * 100
    let isShare = from.y > 0 && ![.percent, .rank].contains(kind) && hasTrueZero
    self.percent = isShare && percent.isFinite ? percent : nil
  }
}

/// One leg of the zigzag: from a turning point to the next.
package struct Leg: Sendable, Hashable {
  /// From turning point to turning point.
  package let move: Move
  /// Whether the end is a turning point; false for the last leg, which may go on.
  package let isConfirmed: Bool

  /// A leg from its move.
  package init(move: Move, isConfirmed: Bool) {
    self.move = move
    self.isConfirmed = isConfirmed
  }
}

/// The typical size of a step of a series.
package struct TypicalStep: Sendable, Hashable {
  /// The median of the absolute one-step changes.
  package let absolute: Double
  /// The median of the absolute one-step changes in percent of the value before; nil if any of
  /// those values is 0 or less, the values are percentages already, or their scale has no true zero.
  package let percent: Double?

  /// A typical step from its two medians.
  package init(absolute: Double, percent: Double?) {
    self.absolute = absolute
    self.percent = percent
  }
}

/// A run of missing values.
package struct Gap: Sendable, Hashable {
  /// The indices of the first and the last missing value.
  package let indices: ClosedRange<Int>
  /// Where the first missing value stands.
  package let first: XValue
  /// Where the last missing value stands.
  package let last: XValue
  /// How many values are missing.
  package var count: Int { indices.count }

  /// A gap from its indices and places.
  package init(indices: ClosedRange<Int>, first: XValue, last: XValue) {
    self.indices = indices
    self.first = first
    self.last = last
  }
}

/// The means of the first and the last third of the values that are not missing.
package struct Thirds: Sendable, Hashable {
  /// The mean of the first n/3 values, rounded down.
  package let firstMean: Double
  /// The mean of the last n/3 values, rounded down.
  package let lastMean: Double

  /// Thirds from their means.
  package init(firstMean: Double, lastMean: Double) {
    self.firstMean = firstMean
    self.lastMean = lastMean
  }
}
