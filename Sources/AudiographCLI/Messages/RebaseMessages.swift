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
        s.say(.rebaseNoDates(series: series)),
        s.say(.rebaseNoDatesRemedy()))
    case .notAscending(let series, let date):
      Message(
        s.say(.rebaseNotAscending(series: series, date: date)),
        s.say(.rebaseNotAscendingRemedy()))
    case .unequalPrecision(let series, let precision, let other, let otherPrecision):
      Message(
        s.say(
          .rebaseUnequalPrecision(
            series: series, precision: precision, other: other, otherPrecision: otherPrecision)),
        s.say(.rebaseUnequalPrecisionRemedy()))
    case .unequalClocks(let series, let other):
      Message(
        s.say(.rebaseUnequalClocks(series: series, other: other)),
        s.say(.rebaseUnequalClocksRemedy()))
    case .tooFewCommonDates(0, let series):
      Message(
        s.say(.rebaseNoCommonDate(series: series)),
        s.say(.remedyChooseSeriesThatOverlap()))
    case .tooFewCommonDates(_, let series):
      Message(
        s.say(.rebaseOneCommonDate(series: series)),
        s.say(.remedyChooseSeriesThatOverlap()))
    case .oneDateInRange(let date):
      Message(
        s.say(.rebaseOneDateInRange(date: date)),
        s.say(.rebaseOneDateInRangeRemedy()))
    case .oneInterval(let interval):
      Message(
        s.say(.rebaseOneInterval(interval: interval)),
        s.say(.rebaseOneIntervalRemedy()))
    case .range(.nothingInRange(let first, let last)):
      Message(
        s.say(.rebaseRange(first: first, last: last)),
        s.say(.remedyChooseARangeWithinTheseDates()))
    case .range(let error): error.message(in: s)
    case .startNotPositive(let series, let value, let date):
      Message(
        s.say(.rebaseStartNotPositive(value: value, series: series, date: date)),
        s.say(.rebaseStartNotPositiveRemedy()))
    case .ofRanks(let series):
      Message(s.say(.rebaseOfRanks(series: series)), s.say(.rebaseOfRanksRemedy()))
    case .changeTooLarge(let series, let date):
      Message(
        s.say(.rebaseChangeTooLarge(series: series, date: date)),
        s.say(.rebaseChangeTooLargeRemedy()))
    case .notAChart(let error): error.message(in: s)
    }
  }
}
