// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension ChartError: UserFacingError {
  var exitStatus: ExitCode { .input }

  func message(in s: Sentences) -> Message {
    switch self {
    case .noPoints:
      Message(
        s.chartNoPoints(),
        s.chartNoPointsRemedy())
    case .notFinite(let index):
      Message(s.chartNotFinite(point: index + 1), s.chartNotFiniteRemedy())
    case .notARank(let index):
      Message(s.chartNotARank(point: index + 1), s.chartNotARankRemedy())
    case .unequalCounts(let positions, let values):
      Message(
        s.chartUnequalCounts(positions: positions, values: values),
        s.chartUnequalCountsRemedy())
    }
  }
}

extension RangeError: UserFacingError {
  var exitStatus: ExitCode {
    switch self {
    case .notALength, .noDates, .endBeforeStart, .noSuchColumn: .usage
    case .nothingInRange: .input
    case .notASeries(let error): error.exitStatus
    }
  }

  func message(in s: Sentences) -> Message {
    switch self {
    case .notALength(let text):
      Message(s.rangeNotALength(text: text), "")
    case .noDates:
      Message(
        s.rangeNoDates(),
        s.rangeNoDatesRemedy())
    case .endBeforeStart(let start, let end):
      Message(
        s.rangeEndBeforeStart(end: end, start: start),
        s.rangeEndBeforeStartRemedy())
    case .nothingInRange(let first, let last):
      Message(
        s.rangeNothingInRange(first: first, last: last),
        s.remedyChooseARangeWithinTheseDates())
    case .noSuchColumn(let column):
      Message(s.rangeNoSuchColumn(column: column.rawValue), s.remedyChooseAnotherValue())
    case .notASeries(let error): error.message(in: s)
    }
  }
}

extension ScoreError: UserFacingError {
  var exitStatus: ExitCode {
    switch self {
    case .logarithmOf: .input
    default: .usage
    }
  }

  func message(in s: Sentences) -> Message {
    switch self {
    case .outOfRange(.smoothingWidth, let value, let allowed):
      Message(
        s.scoreSmoothingWidth(width: value),
        s.scoreSmoothingWidthRemedy(least: allowed.lowerBound, most: allowed.upperBound))
    case .outOfRange(let quantity, let value, let allowed):
      Message(
        s.scoreOutOfRange(quantity: quantity, value: value),
        s.scoreOutOfRangeRemedy(least: allowed.lowerBound, most: allowed.upperBound))
    case .logarithmOf(let value, let series):
      Message(
        s.scoreLogarithmOf(value: value, series: series),
        s.scoreLogarithmOfRemedy())
    case .emptyAxis(let minimum, let maximum):
      Message(
        s.scoreEmptyAxis(minimum: minimum, maximum: maximum),
        s.scoreEmptyAxisRemedy())
    case .pitchAboveSampleRate(let high, let limit, let sampleRate):
      Message(
        s.scorePitchAboveSampleRate(sampleRate: sampleRate, high: high),
        s.scorePitchAboveSampleRateRemedy(limit: limit.rounded(.down)))
    case .tooManyTogether(let count):
      Message(
        s.scoreTooManyTogether(count: count),
        s.scoreTooManyTogetherRemedy())
    case .noBase(let series):
      Message(
        s.scoreNoBase(series: series),
        s.scoreNoBaseRemedy())
    case .noCandles(let series):
      Message(s.scoreNoCandles(series: series), s.scoreNoCandlesRemedy())
    case .noVolume(let series):
      Message(s.scoreNoVolume(series: series), s.scoreNoVolumeRemedy())
    }
  }
}

extension TooManySeries: UserFacingError {
  /// Names the first two that no other series shares.
  func message(in s: Sentences) -> Message {
    let own = names.firstOwn
    return Message(
      s.chartTooManySeries(count: count, limit: Self.limit),
      own.isEmpty
        ? s.chartTooManySeriesRemedyRows()
        : s.chartTooManySeriesRemedy(choice: s.choice(of: own)))
  }
}

extension Sentences {
  /// Options that choose series by their names.
  func choice(of names: [String]) -> String {
    names.map { shellOption("--only", $0) }.joined(separator: " ")
  }
}
