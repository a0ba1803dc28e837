// SPDX-License-Identifier: MIT

internal import Audiograph

extension ChartError: UserFacingError {
  func message(in s: any Sentences) -> Message {
    switch self {
    case .noPoints:
      .input(
        s.chartNoPoints(),
        s.chartNoPointsRemedy())
    case .notFinite(let index):
      .input(s.chartNotFinite(point: index + 1), s.chartNotFiniteRemedy())
    case .unequalCounts(let positions, let values):
      .input(
        s.chartUnequalCounts(positions: positions, values: values),
        s.chartUnequalCountsRemedy())
    }
  }
}

extension RangeError: UserFacingError {
  func message(in s: any Sentences) -> Message {
    switch self {
    case .notALength(let text):
      .usage(s.rangeNotALength(text: text), "")
    case .noDates:
      .usage(
        s.rangeNoDates(),
        s.rangeNoDatesRemedy())
    case .endBeforeStart(let start, let end):
      .usage(
        s.rangeEndBeforeStart(end: end, start: start),
        s.rangeEndBeforeStartRemedy())
    case .nothingInRange(let first, let last):
      .input(
        s.rangeNothingInRange(first: first, last: last),
        s.remedyChooseARangeWithinTheseDates())
    case .noSuchColumn(let column):
      .usage(s.rangeNoSuchColumn(column: column.rawValue), s.remedyChooseAnotherValue())
    case .notASeries(let error): error.message(in: s)
    }
  }
}

extension ScoreError: UserFacingError {
  func message(in s: any Sentences) -> Message {
    switch self {
    case .outOfRange(.smoothingWidth, let value, let allowed):
      .usage(
        s.scoreSmoothingWidth(width: value),
        s.scoreSmoothingWidthRemedy(least: allowed.lowerBound, most: allowed.upperBound))
    case .outOfRange(let quantity, let value, let allowed):
      .usage(
        s.scoreOutOfRange(quantity: quantity, value: value),
        s.scoreOutOfRangeRemedy(least: allowed.lowerBound, most: allowed.upperBound))
    case .logarithmOf(let value, let series):
      .input(
        s.scoreLogarithmOf(value: value, series: series),
        s.scoreLogarithmOfRemedy())
    case .emptyAxis(let minimum, let maximum):
      .usage(
        s.scoreEmptyAxis(minimum: minimum, maximum: maximum),
        s.scoreEmptyAxisRemedy())
    case .pitchAboveSampleRate(let high, let limit, let sampleRate):
      .usage(
        s.scorePitchAboveSampleRate(sampleRate: sampleRate, high: high),
        s.scorePitchAboveSampleRateRemedy(limit: limit.rounded(.down)))
    case .tooManyTogether(let count):
      .usage(
        s.scoreTooManyTogether(count: count),
        s.scoreTooManyTogetherRemedy())
    case .noBase(let series):
      .usage(
        s.scoreNoBase(series: series),
        s.scoreNoBaseRemedy())
    case .noCandles(let series):
      .usage(s.scoreNoCandles(series: series), s.scoreNoCandlesRemedy())
    case .noVolume(let series):
      .usage(s.scoreNoVolume(series: series), s.scoreNoVolumeRemedy())
    }
  }
}

extension TooManySeries: UserFacingError {
  /// Names the first two that no other series shares.
  func message(in s: any Sentences) -> Message {
    let own = names.filter { name in !name.isBlank && names.count { $0 == name } == 1 }
    let choice = own.prefix(2).map { shellOption("--only", $0) }.joined(separator: " ")
    return .input(
      s.chartTooManySeries(count: count, limit: Self.limit),
      choice.isEmpty
        ? s.chartTooManySeriesRemedyRows()
        : s.chartTooManySeriesRemedy(choice: choice))
  }
}
