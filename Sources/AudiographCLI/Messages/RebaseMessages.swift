// SPDX-License-Identifier: MIT

internal import Audiograph

extension RebaseError: LibraryError {
  /// Data without dates cannot be asked for this; everything else is about the values.
  var exitStatus: ExitCode {
    switch self {
    case .noDates: .usage
    case .range(let error): error.exitStatus
    case .notAChart(let error): error.exitStatus
    default: .input
    }
  }

  var said: ProblemAndRemedy {
    switch self {
    case .noDates(let series): (.rebaseNoDates(series: series), .rebaseNoDatesRemedy())
    case .notAscending(let series, let date):
      (.rebaseNotAscending(series: series, date: date), .rebaseNotAscendingRemedy())
    case .unequalPrecision(let series, let precision, let other, let otherPrecision):
      (
        .rebaseUnequalPrecision(
          series: series, precision: precision, other: other, otherPrecision: otherPrecision),
        .rebaseUnequalPrecisionRemedy()
      )
    case .unequalClocks(let series, let other):
      (.rebaseUnequalClocks(series: series, other: other), .rebaseUnequalClocksRemedy())
    case .tooFewCommonDates(0, let series):
      (.rebaseNoCommonDate(series: series), .remedyChooseSeriesThatOverlap())
    case .tooFewCommonDates(_, let series):
      (.rebaseOneCommonDate(series: series), .remedyChooseSeriesThatOverlap())
    case .oneDateInRange(let date):
      (.rebaseOneDateInRange(date: date), .rebaseOneDateInRangeRemedy())
    case .oneInterval(let interval):
      (.rebaseOneInterval(interval: interval), .rebaseOneIntervalRemedy())
    case .range(.nothingInRange(let first, let last)):
      (.rebaseRange(first: first, last: last), .remedyChooseARangeWithinTheseDates())
    case .range(let error): error.said
    case .startNotPositive(let series, let value, let date):
      (
        .rebaseStartNotPositive(value: value, series: series, date: date),
        .rebaseStartNotPositiveRemedy()
      )
    case .ofRanks(let series): (.rebaseOfRanks(series: series), .rebaseOfRanksRemedy())
    case .changeTooLarge(let series, let date):
      (.rebaseChangeTooLarge(series: series, date: date), .rebaseChangeTooLargeRemedy())
    case .notAChart(let error): error.said
    }
  }
}
