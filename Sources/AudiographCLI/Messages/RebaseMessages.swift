// SPDX-License-Identifier: MIT

internal import Audiograph

extension RebaseError: UserFacingError {
  /// Data without dates cannot be asked for this; everything else is about the values.
  var exitStatus: ExitCode {
    switch self {
    case .noDates: .usage
    case .range(let error): error.exitStatus
    case .notAChart(let error): error.exitStatus
    default: .input
    }
  }

  func message(in s: Sentences) -> Message {
    switch self {
    case .noDates(let series):
      Message(
        s.rebaseNoDates(series: series),
        s.rebaseNoDatesRemedy())
    case .notAscending(let series, let date):
      Message(
        s.rebaseNotAscending(series: series, date: date),
        s.rebaseNotAscendingRemedy())
    case .unequalPrecision(let series, let precision, let other, let otherPrecision):
      Message(
        s.rebaseUnequalPrecision(
          series: series, precision: precision, other: other, otherPrecision: otherPrecision),
        s.rebaseUnequalPrecisionRemedy())
    case .unequalClocks(let series, let other):
      Message(
        s.rebaseUnequalClocks(series: series, other: other),
        s.rebaseUnequalClocksRemedy())
    case .tooFewCommonDates(0, let series):
      Message(
        s.rebaseNoCommonDate(series: series),
        s.remedyChooseSeriesThatOverlap())
    case .tooFewCommonDates(_, let series):
      Message(
        s.rebaseOneCommonDate(series: series),
        s.remedyChooseSeriesThatOverlap())
    case .oneDateInRange(let date):
      Message(
        s.rebaseOneDateInRange(date: date),
        s.rebaseOneDateInRangeRemedy())
    case .oneInterval(let interval):
      Message(
        s.rebaseOneInterval(interval: interval),
        s.rebaseOneIntervalRemedy())
    case .range(.nothingInRange(let first, let last)):
      Message(
        s.rebaseRange(first: first, last: last),
        s.remedyChooseARangeWithinTheseDates())
    case .range(let error): error.message(in: s)
    case .startNotPositive(let series, let value, let date):
      Message(
        s.rebaseStartNotPositive(value: value, series: series, date: date),
        s.rebaseStartNotPositiveRemedy())
    case .ofRanks(let series):
      Message(s.rebaseOfRanks(series: series), s.rebaseOfRanksRemedy())
    case .changeTooLarge(let series, let date):
      Message(
        s.rebaseChangeTooLarge(series: series, date: date),
        s.rebaseChangeTooLargeRemedy())
    case .notAChart(let error): error.message(in: s)
    }
  }
}
