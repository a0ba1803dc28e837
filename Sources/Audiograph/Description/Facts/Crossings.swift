// SPDX-License-Identifier: MIT

extension Comparison {
  /// How several series compare.
  ///
  /// Nil for fewer than two series, where their units, kinds or quantities differ, and where their units are
  /// unknown and they come from different sources.
  public init?(_ series: [Series]) {
    guard let first = series.first, series.count > 1,
      series.allSatisfy({
        $0.unit == first.unit && $0.kind == first.kind && $0.quantity == first.quantity
      }),
      first.unit != nil || series.allSatisfy({ $0.source == first.source })
    else { return nil }
    let lasts = series.map { $0.height(of: $0.values.last { !$0.isNaN } ?? .nan) }
    highest = lasts.indices.reduce(0) { lasts[$1] > lasts[$0] ? $1 : $0 }
    lowest = lasts.indices.reduce(0) { lasts[$1] < lasts[$0] ? $1 : $0 }
    crossings = series.count == 2 ? Crossings(of: series[0], and: series[1]) : nil
  }
}

extension Comparison.Crossings {
  /// Where two series change their order, at the positions of the first.
  ///
  /// Nil if fewer than two positions have a value in both. Series that touch and part again on
  /// the same sides do not cross.
  init?(of first: Series, and second: Series) {
    var matched = 0
    var count = 0
    var sides = CrossingSides()
    var ends: (first: Int, last: Int)?
    first.x.matches(second.x) { index, other in
      let values = (first.values[index], second.values[other])
      guard !values.0.isNaN, !values.1.isNaN else { return }
      matched += 1
      if sides.take(first.lead(over: values)) != nil {
        count += 1
        ends = (ends?.first ?? index, index)
      }
    }
    guard matched >= 2 else { return nil }
    self.init(
      count: count, first: ends.map { first.x[$0.first] }, last: ends.map { first.x[$0.last] })
  }
}

/// On which side of something a line is, from value to value.
struct CrossingSides {
  private var isAbove: Bool?

  /// Takes the next difference: whether the line crosses upwards or downwards there, nil if it stays on its
  /// side, touches, or has no value.
  mutating func take(_ difference: Double) -> Bool? {
    guard !difference.isNaN, difference != 0 else { return nil }
    let before = isAbove
    isAbove = difference > 0
    return before == nil || before == isAbove ? nil : isAbove
  }
}

extension Series {
  /// How far one of two values is above the other; 0 where only the noise of rebasing parts them.
  func lead(over values: (Double, Double)) -> Double {
    let difference = height(of: values.0) - height(of: values.1)
    guard isPercentChange else { return difference }
    return abs(difference) > Rebasing.tolerance(at: values.0, values.1) ? difference : 0
  }
}

extension XAxis {
  /// Calls for the indices of every two equal positions, in the order of this axis.
  ///
  /// Equal axes are matched point by point; others need positions that ascend, or names.
  func matches(_ other: XAxis, _ body: (Int, Int) -> Void) {
    guard self == other || hasAscendingPositions && other.hasAscendingPositions || isNamed else {
      return
    }
    switch (self, other) {
    case (.rows(let count), .rows(let otherCount)):
      for index in 0..<min(count, otherCount) { body(index, index) }
    case (.numbers(let numbers), .numbers(let others)):
      matchAscending(numbers, others, body)
    case (.dates(let dates), .dates(let others)):
      matchAscending(dates.instants, others.instants, body)
    case (.categories(let names), .categories(let others)):
      if names == others { return names.indices.forEach { body($0, $0) } }
      var indices: [String: Int] = [:]
      for (index, name) in others.enumerated() where indices[name] == nil { indices[name] = index }
      for (index, name) in names.enumerated() {
        if let other = indices[name] { body(index, other) }
      }
    default: break
    }
  }

  private var isNamed: Bool {
    if case .categories = self { true } else { false }
  }
}

private func matchAscending<Positions: RandomAccessCollection>(
  _ positions: Positions, _ others: Positions, _ body: (Int, Int) -> Void
) where Positions.Index == Int, Positions.Element: Comparable {
  var index = 0
  var other = 0
  while index < positions.count, other < others.count {
    if positions[index] < others[other] {
      index += 1
    } else if positions[index] > others[other] {
      other += 1
    } else {
      body(index, other)
      index += 1
      other += 1
    }
  }
}
