// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension ChartError: UserFacingError {
  var exitStatus: ExitCode { .input }

  func message(in s: Sentences) -> Message {
    switch self {
    case .noPoints:
      Message(
        s.say(.chartNoPoints()),
        s.say(.chartNoPointsRemedy()))
    case .notFinite(let index):
      Message(s.say(.chartNotFinite(point: index + 1)), s.say(.chartNotFiniteRemedy()))
    case .notARank(let index):
      Message(s.say(.chartNotARank(point: index + 1)), s.say(.chartNotARankRemedy()))
    case .unequalCounts(let positions, let values):
      Message(
        s.say(.chartUnequalCounts(positions: positions, values: values)),
        s.say(.chartUnequalCountsRemedy()))
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
      Message(s.say(.rangeNotALength(text: text)), "")
    case .noDates:
      Message(
        s.say(.rangeNoDates()),
        s.say(.rangeNoDatesRemedy()))
    case .endBeforeStart(let start, let end):
      Message(
        s.say(.rangeEndBeforeStart(end: end, start: start)),
        s.say(.rangeEndBeforeStartRemedy()))
    case .nothingInRange(let first, let last):
      Message(
        s.say(.rangeNothingInRange(first: first, last: last)),
        s.say(.remedyChooseARangeWithinTheseDates()))
    case .noSuchColumn(let column):
      Message(
        s.say(.rangeNoSuchColumn(column: column.rawValue)), s.say(.remedyChooseAnotherValue()))
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
        s.say(.scoreSmoothingWidth(width: value)),
        s.say(.scoreSmoothingWidthRemedy(least: allowed.lowerBound, most: allowed.upperBound)))
    case .outOfRange(let quantity, let value, let allowed):
      Message(
        s.say(.scoreOutOfRange(quantity: quantity, value: value)),
        s.say(.scoreOutOfRangeRemedy(least: allowed.lowerBound, most: allowed.upperBound)))
    case .logarithmOf(let value, let series):
      Message(
        s.say(.scoreLogarithmOf(value: value, series: series)),
        s.say(.scoreLogarithmOfRemedy()))
    case .emptyAxis(let minimum, let maximum):
      Message(
        s.say(.scoreEmptyAxis(minimum: minimum, maximum: maximum)),
        s.say(.scoreEmptyAxisRemedy()))
    case .pitchAboveSampleRate(let high, let limit, let sampleRate):
      Message(
        s.say(.scorePitchAboveSampleRate(sampleRate: sampleRate, high: high)),
        s.say(.scorePitchAboveSampleRateRemedy(limit: limit.rounded(.down))))
    case .tooManyTogether(let count):
      Message(
        s.say(.scoreTooManyTogether(count: count)),
        s.say(.scoreTooManyTogetherRemedy()))
    case .noBase(let series):
      Message(
        s.say(.scoreNoBase(series: series)),
        s.say(.scoreNoBaseRemedy()))
    case .noCandles(let series):
      Message(s.say(.scoreNoCandles(series: series)), s.say(.scoreNoCandlesRemedy()))
    case .noVolume(let series):
      Message(s.say(.scoreNoVolume(series: series)), s.say(.scoreNoVolumeRemedy()))
    }
  }
}

extension TooManySeries: UserFacingError {
  /// Names the first two that no other series shares.
  func message(in s: Sentences) -> Message {
    let own = names.firstOwn
    return Message(
      s.say(.chartTooManySeries(count: count, limit: Self.limit)),
      own.isEmpty
        ? s.say(.chartTooManySeriesRemedyRows())
        : s.say(.chartTooManySeriesRemedy(choice: s.choice(of: own))))
  }
}

extension Sentences {
  /// Options that choose series by their names.
  func choice(of names: [String]) -> String {
    names.map { shellOption("--only", $0) }.joined(separator: " ")
  }
}
