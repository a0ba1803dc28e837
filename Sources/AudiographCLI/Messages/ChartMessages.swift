// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension ChartError: LibraryError {
  var exitStatus: ExitCode { .input }

  var said: ProblemAndRemedy {
    switch self {
    case .noPoints: (.chartNoPoints(), .chartNoPointsRemedy())
    case .notFinite(let index): (.chartNotFinite(point: index + 1), .chartNotFiniteRemedy())
    case .notARank(let index): (.chartNotARank(point: index + 1), .chartNotARankRemedy())
    case .unequalCounts(let positions, let values):
      (.chartUnequalCounts(positions: positions, values: values), .chartUnequalCountsRemedy())
    }
  }
}

extension RangeError: LibraryError {
  var exitStatus: ExitCode {
    switch self {
    case .notALength, .noDates, .endBeforeStart, .noSuchColumn: .usage
    case .nothingInRange: .input
    case .notASeries(let error): error.exitStatus
    }
  }

  var said: ProblemAndRemedy {
    switch self {
    case .notALength(let text): (.rangeNotALength(text: text), nil)
    case .noDates: (.rangeNoDates(), .rangeNoDatesRemedy())
    case .endBeforeStart(let start, let end):
      (.rangeEndBeforeStart(end: end, start: start), .rangeEndBeforeStartRemedy())
    case .nothingInRange(let first, let last):
      (.rangeNothingInRange(first: first, last: last), .remedyChooseARangeWithinTheseDates())
    case .noSuchColumn(let column):
      (.rangeNoSuchColumn(column: column.rawValue), .remedyChooseAnotherValue())
    case .notASeries(let error): error.said
    }
  }
}

extension ScoreError: LibraryError {
  var exitStatus: ExitCode {
    switch self {
    case .logarithmOf: .input
    default: .usage
    }
  }

  var said: ProblemAndRemedy {
    switch self {
    case .outOfRange(.smoothingWidth, let value, let allowed):
      (
        .scoreSmoothingWidth(width: value),
        .scoreSmoothingWidthRemedy(least: allowed.lowerBound, most: allowed.upperBound)
      )
    case .outOfRange(let quantity, let value, let allowed):
      (
        .scoreOutOfRange(quantity: quantity, value: value),
        .scoreOutOfRangeRemedy(least: allowed.lowerBound, most: allowed.upperBound)
      )
    case .logarithmOf(let value, let series):
      (.scoreLogarithmOf(value: value, series: series), .scoreLogarithmOfRemedy())
    case .emptyAxis(let minimum, let maximum):
      (.scoreEmptyAxis(minimum: minimum, maximum: maximum), .scoreEmptyAxisRemedy())
    case .pitchAboveSampleRate(let high, let limit, let sampleRate):
      (
        .scorePitchAboveSampleRate(sampleRate: sampleRate, high: high),
        .scorePitchAboveSampleRateRemedy(limit: limit.rounded(.down))
      )
    case .tooManyTogether(let count):
      (.scoreTooManyTogether(count: count), .scoreTooManyTogetherRemedy())
    case .noBase(let series): (.scoreNoBase(series: series), .scoreNoBaseRemedy())
    case .noCandles(let series): (.scoreNoCandles(series: series), .scoreNoCandlesRemedy())
    case .noVolume(let series): (.scoreNoVolume(series: series), .scoreNoVolumeRemedy())
    }
  }
}
