// SPDX-License-Identifier: MIT

internal import Audiograph

extension RebaseError: UserFacingError {
  /// Data without dates cannot be asked for this; everything else is about the values.
  var message: Message {
    switch self {
    case .noDates(let series):
      .usage(
        "Percent change needs dates, and \(quoted(series)) has none along x.",
        "Choose a column of dates with --x, or use play for charts without dates.")
    case .notAscending(let series, let date):
      .input(
        "The dates of \(quoted(series)) do not ascend at \(english.date(date)).",
        "Give each date one row.")
    case .unequalPrecision(let series, let precision, let other, let otherPrecision):
      .input(
        "The dates of \(quoted(series)) are \(precision.plural), but those of \(quoted(other)) are"
          + " \(otherPrecision.plural).",
        "Compare series with the same kind of dates.")
    case .unequalClocks(let series, let other):
      .input(
        "The times of \(quoted(series)) and \(quoted(other)) are in different time zones.",
        "Give both in one time zone.")
    case .tooFewCommonDates(0, let series):
      .input(
        "No date has a value in every series: \(shortened(series)).",
        "Choose series that overlap.")
    case .tooFewCommonDates(_, let series):
      .input(
        "Only one date has a value in every series: \(shortened(series)).",
        "Choose series that overlap.")
    case .oneDateInRange(let date):
      .input(
        "Only one date of the range, \(english.date(date)), has a value in every series.",
        "Choose a longer range.")
    case .oneInterval(let interval):
      .input(
        "All dates that are compared lie in one \(interval.rawValue).",
        "Choose a longer range, or a shorter --interval.")
    case .range(.nothingInRange(let first, let last)):
      .input(
        "No date of the range has a value in every series: such dates run from"
          + " \(english.date(first)) to \(english.date(last)).",
        "Choose a range within these dates.")
    case .range(let error): error.message
    case .startNotPositive(let series, let value, let date):
      .input(
        "Percent change cannot start at \(english.number(exactly: value)), the value of"
          + " \(quoted(series)) on \(english.date(date)), the first date that is compared.",
        "Start at a value above 0 with --from, or leave the series out.")
    case .changeTooLarge(let series, let date):
      .input(
        "The change of \(quoted(series)) up to \(english.date(date)) is too large to be a number.",
        "Start at another date with --from, or leave the series out.")
    case .notAChart(let error): error.message
    }
  }
}

extension DatePrecision {
  fileprivate var plural: String {
    switch self {
    case .year: "years"
    case .quarter: "quarters"
    case .month: "months"
    case .day: "days"
    case .minute: "minutes"
    case .second: "seconds"
    case .millisecond: "milliseconds"
    case .microsecond: "microseconds"
    }
  }
}
