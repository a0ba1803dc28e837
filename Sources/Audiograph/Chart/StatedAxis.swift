// SPDX-License-Identifier: MIT

/// What a source states of the axis that values belong to, which nothing about the values decides.
package struct StatedAxis: Sendable, Hashable {
  /// Series of one source with equal numbers share an axis; nil leaves that to the values.
  package let number: Int?
  /// Whether equal ratios are equally far apart; nil leaves it to the values.
  package let isLogarithmic: Bool?
  /// Whether the lowest value stands on top.
  package let isReversed: Bool
  /// Whether each value holds until the next one, so that there is none between them.
  package var holds = false
  /// What its values are of bars that stand on each other; nil for others.
  package var stack: StackRole?

  /// What values are of bars that stand on each other: what they sum to, one of them, or its share in percent.
  package enum StackRole: Sendable, Hashable {
    case total, part, share
  }

  /// The number of a second axis.
  package static let second = 2

  package init(number: Int?, isLogarithmic: Bool?, isReversed: Bool) {
    (self.number, self.isLogarithmic, self.isReversed) = (number, isLogarithmic, isReversed)
  }
}

extension Series {
  /// The same points on an axis of which the source states something.
  package func on(_ axis: StatedAxis?) -> Series {
    var series = self
    series.axis = axis
    return series
  }
}
