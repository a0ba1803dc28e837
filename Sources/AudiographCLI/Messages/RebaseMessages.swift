// SPDX-License-Identifier: MIT

internal import Audiograph

extension RebaseError {
  var message: Message {
    switch self {
    case .noDates(let series):
      Message(
        "Percent change needs dates, and \(quoted(series)) has none along x.",
        "Choose a column of dates with --x, or use play for charts without dates.")
    case .notAscending(let series, let date):
      Message(
        "The dates of \(quoted(series)) do not ascend at \(english.date(date)).",
        "Give every date one row.")
    case .unequalPrecision(let series, let precision, let other, let otherPrecision):
      Message(
        "The dates of \(quoted(series)) are \(precision.plural), those of \(quoted(other))"
          + " are \(otherPrecision.plural).",
        "Compare series whose dates are alike.")
    case .unequalClocks(let series, let other):
      Message(
        "The times of \(quoted(series)) and \(quoted(other)) are of different time zones.",
        "Give both in one time zone.")
    case .tooFewCommonDates(let count, let series):
      Message(
        "\(count == 0 ? "No date has" : "Only one date has") a value in every series:"
          + " \(shortened(series)).",
        "Choose series that overlap.")
    case .oneDateInRange(let date):
      Message(
        "Only one date of the range, \(english.date(date)), has a value in every series.",
        "Choose a longer range.")
    case .oneInterval(let interval):
      Message(
        "All dates that are compared lie in one \(interval.rawValue).",
        "Choose a longer range, or a shorter --interval.")
    case .range(.nothingInRange(let first, let last)):
      Message(
        "No date of the range has a value in every series: such dates go from"
          + " \(english.date(first)) to \(english.date(last)).",
        "Choose a range within these dates.")
    case .range(let error): error.message
    case .startNotPositive(let series, let value, let date):
      Message(
        "The value of \(quoted(series)) on \(english.date(date)), the first date that is"
          + " compared, is \(english.number(exactly: value)), from which no percent can be counted.",
        "Start elsewhere with --from, or leave the series out.")
    case .changeTooLarge(let series, let date):
      Message(
        "The change of \(quoted(series)) up to \(english.date(date)) is too large to be a number.",
        "Start elsewhere with --from, or leave the series out.")
    case .notAChart(let error): error.message
    }
  }

  /// Data without dates cannot be asked for this; everything else is about the values.
  var status: ExitCode {
    switch self {
    case .noDates: .usage
    case .range(let error): error.status
    default: .input
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
