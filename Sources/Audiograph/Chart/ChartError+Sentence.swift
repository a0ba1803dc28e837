// SPDX-License-Identifier: MIT

extension ChartError: CustomStringConvertible {
  /// What is wrong, as an English sentence for the programmer; points are counted from 0.
  public var description: String {
    switch self {
    case .noPoints: "The chart has no value."
    case .notFinite(let index): "The value or position at index \(index) is not a finite number."
    case .notARank(let index): "The value at index \(index) is not a rank, a whole number from 1."
    case .unequalCounts(let positions, let values):
      "The number of positions is \(positions), but the number of values is \(values)."
    }
  }
}

extension RangeError: CustomStringConvertible {
  /// What is wrong, as an English sentence for the programmer.
  public var description: String {
    switch self {
    case .notALength(let text): "\"\(text)\" is not a range such as 5D, 1Y, YTD or MAX."
    case .noDates: "A range or an interval needs dates along x."
    case .endBeforeStart(let start, let end): "The range ends on \(end), before \(start)."
    case .nothingInRange(let first, let last):
      "No value lies in the range; the data run from \(first) to \(last)."
    case .noSuchColumn(let column): "The prices have no column \"\(column.rawValue)\"."
    case .notASeries(let error): error.description
    }
  }
}

extension LookupError: CustomStringConvertible {
  /// What is wrong, as an English sentence for the programmer.
  package var description: String {
    switch self {
    case .beforeFirst(let first): "The first value is at \(first.x)."
    case .missing(let position): "The value at \(position) is missing, and so are all before it."
    case .noSuchCategory(let name): "There is no category \"\(name)\"."
    case .otherKind: "The positions of the series are of another kind."
    }
  }
}

extension RebaseError: CustomStringConvertible {
  /// What is wrong, as an English sentence for the programmer.
  package var description: String {
    switch self {
    case .noDates(let series): "The points of \"\(series)\" have no dates."
    case .notAscending(let series, let date):
      "The date \(date) of \"\(series)\" is not after the one before it."
    case .unequalPrecision(let series, let precision, let other, let otherPrecision):
      "The dates of \"\(series)\" are precise to the \(precision), those of \"\(other)\" to the"
        + " \(otherPrecision)."
    case .unequalClocks(let series, let other):
      "The times of \"\(series)\" and \"\(other)\" are on different clocks."
    case .tooFewCommonDates(let count, let series):
      "Percent change needs two dates that all series have, and the number of these is \(count): "
        + series.joined(separator: ", ") + "."
    case .oneDateInRange(let date): "Only \(date) has a value in every series."
    case .oneInterval: "All dates that are compared lie in one interval."
    case .range(let error): error.description
    case .startNotPositive(let series, let value, let date):
      "\"\(series)\" starts with \(value.plainDescription) on \(date), which is not above 0."
    case .ofRanks(let series): "\"\(series)\" is a rank, which has no percent change."
    case .changeTooLarge(let series, let date):
      "The change of \"\(series)\" on \(date) is too large for a number."
    case .notAChart(let error): error.description
    }
  }
}
