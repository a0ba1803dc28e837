// SPDX-License-Identifier: MIT

extension Series {
  /// The value at a position, or the last one before it.
  ///
  /// A missing value is never interpolated: the nearest earlier value is returned and marked as
  /// such, except for names without an order. A period such as a year has the last of its
  /// values that are not missing.
  ///
  /// - Throws: `LookupError` where there is no such value.
  package func value(
    at asked: XValue
  ) throws(LookupError) -> (value: PlacedValue, match: AxisPlace.Match) {
    guard let place = AxisSearch(x).place(of: asked) else { throw absence(of: asked) }
    if let value = placedValue(at: place.index) { return (value, place.match) }
    guard hasOrderAlongX else { throw .missing(x[place.index]) }
    guard let value = lastValue(before: place) else { throw .missing(x[place.index]) }
    let isInStretch = place.match == .lastOf && stretch(asked, holds: value.x)
    // After the last point there is no value that could be missing.
    let other: AxisPlace.Match = place.match == .before ? .before : .beforeMissing
    return (value, isInStretch ? .lastOf : other)
  }

  private func absence(of asked: XValue) -> LookupError {
    switch (x, asked) {
    case (.categories, .category(let name)): return .noSuchCategory(name)
    case (.categories, _), (.dates, .row), (.dates, .number), (.dates, .category),
      (.rows, .date), (.rows, .category), (.numbers, .date), (.numbers, .category):
      return .otherKind
    default: return firstValue.map(LookupError.beforeFirst) ?? .otherKind
    }
  }

  /// The value whose position is the lowest.
  private var firstValue: PlacedValue? {
    let indices = values.indices.filter { !values[$0].isNaN }
    let first = indices.min { isBefore($0, $1) }
    return first.flatMap(placedValue)
  }

  /// The value nearest before a place, by position and not by order in the file.
  private func lastValue(before place: AxisPlace) -> PlacedValue? {
    let candidates = values.indices.filter {
      !values[$0].isNaN && !isBefore(place.index, $0)
    }
    return candidates.max { isBefore($0, $1) }.flatMap(placedValue)
  }

  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    switch x {
    case .numbers(let numbers): (numbers[left], left) < (numbers[right], right)
    case .dates(let dates): (dates.instants[left], left) < (dates.instants[right], right)
    case .rows, .categories: left < right
    }
  }

  private func stretch(_ asked: XValue, holds found: XValue) -> Bool {
    guard case .date(let asked) = asked, case .date(let found) = found else { return false }
    return found.instant >= asked.onClock(offsetMinutes: found.offsetMinutes).instant
  }

  private func placedValue(at index: Int) -> PlacedValue? {
    point(at: index).map { PlacedValue(index: index, x: $0.x, y: $0.y) }
  }
}

/// Why there is no value at a position.
package enum LookupError: Error, Sendable, Hashable {
  /// Every value comes after the position; the first of them.
  case beforeFirst(PlacedValue)
  /// The value is missing, and so are all before it.
  case missing(XValue)
  /// No category has this name.
  case noSuchCategory(String)
  /// The axis holds positions of another kind.
  case otherKind
}
