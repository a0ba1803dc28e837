// SPDX-License-Identifier: MIT

/// Finds the point at a requested position, or the last one before it.
///
/// A binary search on ascending axes, a linear search elsewhere. Of several points at one position
/// the last is found.
package struct AxisSearch: Sendable {
  private let axis: XAxis
  private let isAscending: Bool

  /// A search along an axis, which is scanned once to see whether it ascends.
  package init(_ axis: XAxis) {
    self.axis = axis
    isAscending =
      switch axis {
      case .rows, .categories: true
      case .numbers(let numbers): numbers.firstDecrease == nil
      case .dates(let dates): dates.instants.firstDecrease == nil
      }
  }

  /// What is at a position, or before it.
  ///
  /// A date covers everything it names: `2012` on daily data finds the last point of 2012, and
  /// 5 May 1913 on yearly data finds 1913. On rows a number finds the row with that number.
  /// Categories have no order here: only the requested one is found, with matching case first,
  /// else ignoring case.
  ///
  /// - Returns: The point, or nil if none is at or before the position, where no category has
  ///   that name, or where the axis holds positions of another kind.
  package func place(of asked: XValue) -> AxisPlace? {
    switch (axis, asked) {
    case (.rows(let count), .row(let row)): place(ofRow: Double(row), count)
    case (.rows(let count), .number(let number)): place(ofRow: number, count)
    case (.numbers(let numbers), .number(let number)): place(of: number, numbers)
    case (.numbers(let numbers), .row(let row)): place(of: Double(row), numbers)
    case (.dates(let dates), .date(let date)):
      place(of: date.onClock(offsetMinutes: dates.offsetMinutes), dates)
    case (.categories(let names), .category(let name)): place(of: name, names)
    default: nil
    }
  }

  /// Whether a position lies between the first and the last point, or is the name of one.
  func spans(_ asked: XValue) -> Bool {
    switch (axis, asked) {
    case (.dates(let dates), .date(let date)):
      guard let first = dates.instants.first, let last = dates.instants.last else { return false }
      return first < date.end && date.instant <= last
    case (.numbers(let numbers), .number(let number)):
      guard let low = numbers.min(), let high = numbers.max() else { return false }
      return (low...high).contains(number)
    case (.rows(let count), .row(let row)): return row >= 1 && row <= count
    default: return place(of: asked) != nil
    }
  }

  private func place(ofRow number: Double, _ count: Int) -> AxisPlace? {
    guard count > 0, number >= 1 else { return nil }
    let row = number >= Double(count) ? count : Int(number)
    return AxisPlace(index: row - 1, match: Double(row) == number ? .exact : .before)
  }

  private func place(of number: Double, _ numbers: [Double]) -> AxisPlace? {
    guard let index = lastIndex(in: numbers, where: { $0 <= number }) else { return nil }
    return AxisPlace(index: index, match: numbers[index] == number ? .exact : .before)
  }

  private func place(of date: CalendarDate, _ dates: XAxis.Dates) -> AxisPlace? {
    let end = date.end
    guard let index = lastIndex(in: dates.instants, where: { $0 < end }) else { return nil }
    let found = dates[index]
    if found.instant >= date.instant {
      return AxisPlace(index: index, match: found.precision > date.precision ? .lastOf : .exact)
    }
    return AxisPlace(index: index, match: found.end > date.instant ? .within : .before)
  }

  private func place(of name: String, _ names: [String]) -> AxisPlace? {
    let inAnyCase = name.lowercased()
    let index =
      names.lastIndex(of: name) ?? names.lastIndex { $0.lowercased() == inAnyCase }
    return index.map { AxisPlace(index: $0, match: .exact) }
  }

  /// The index of the largest position that satisfies a condition that all smaller ones do.
  private func lastIndex<Positions: RandomAccessCollection<Position>, Position: Comparable>(
    in positions: Positions, where isReached: (Position) -> Bool
  ) -> Int? where Positions.Index == Int {
    guard isAscending else {
      return positions.indices.filter { isReached(positions[$0]) }.max {
        (positions[$0], $0) < (positions[$1], $1)
      }
    }
    var (low, high) = (0, positions.count)
    while low < high {
      let middle = (low + high) / 2
      if isReached(positions[middle]) { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }
}

/// A point that was found for a position.
package struct AxisPlace: Sendable, Hashable {
  /// How a point relates to the requested position.
  package enum Match: String, Sendable, Hashable, CaseIterable {
    /// It is exactly there.
    case exact
    /// It is the last point in the requested period, such as a year of daily data.
    case lastOf = "last-of"
    /// It covers a period that contains the requested position, such as a month that contains a
    /// day.
    case within
    /// It is the last before.
    case before
    /// It is the last before with a value, the one there being missing.
    case beforeMissing = "before-missing"
  }

  /// The index of the point, counted from 0.
  package let index: Int
  /// How it relates to the position.
  package let match: Match

  /// A place from its point.
  package init(index: Int, match: Match) {
    self.index = index
    self.match = match
  }
}
