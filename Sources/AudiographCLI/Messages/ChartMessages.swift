// SPDX-License-Identifier: MIT

internal import Audiograph

extension ChartError {
  var message: Message {
    switch self {
    case .noPoints:
      Message(
        "There is nothing to hear: no point has a value.",
        "Choose another column with --y or a longer range.")
    case .notFinite(let index):
      Message(
        "Point \(clamping: index) is too large to be a number.", "Correct the value in the source.")
    case .unequalCounts(let positions, let values):
      Message(
        "There are \(positions) positions for \(values) values.",
        "Give every value its place along x.")
    }
  }
}

extension RangeError {
  var message: Message {
    switch self {
    case .notALength(let text):
      Message(
        "The range \(quoted(text)) is no length.", "Type a length such as 5D, 1Y, YTD or MAX.")
    case .noDates:
      Message(
        "A range or an interval needs dates, and there are none along x.",
        "Leave out --range, --from, --to and --interval, or choose a column of dates with --x.")
    case .endBeforeStart(let start, let end):
      Message(
        "The range ends on \(english.date(end)), before it begins on"
          + " \(english.date(start)).",
        "Give --from a date before --to.")
    case .nothingInRange(let first, let last):
      Message(
        "No value lies in the range: the data go from \(english.date(first)) to"
          + " \(english.date(last)).",
        "Choose a range within these dates.")
    case .noSuchColumn(let column):
      Message("The prices have no column \(quoted(column.rawValue)).", "Choose another --value.")
    case .notASeries(let error): error.message
    }
  }
}

extension ScoreError {
  var message: Message {
    switch self {
    case .outOfRange(.smoothingWidth, let value, let allowed):
      Message(
        "Smoothing over \(english.number(exactly: value)) points is not possible.",
        "Choose an odd number from \(english.number(exactly: allowed.lowerBound)) to"
          + " \(english.number(exactly: allowed.upperBound)).")
    case .outOfRange(let quantity, let value, let allowed):
      Message(
        "The \(quantity.words) \(english.number(exactly: value)) is not possible.",
        "Choose one from \(english.number(exactly: allowed.lowerBound)) to"
          + " \(english.number(exactly: allowed.upperBound)).")
    case .logarithmOf(let value, let series):
      Message(
        "A logarithmic scale cannot hold the value \(english.number(exactly: value)) of"
          + " \(quoted(series)).",
        "Use --scale linear.")
    case .emptyAxis(let minimum, let maximum):
      Message(
        "The axis from \(english.number(exactly: minimum)) to \(english.number(exactly: maximum)) has no room.",
        "Choose --minimum below the highest value and --maximum above the lowest.")
    case .pitchAboveSampleRate(let high, let limit, let sampleRate):
      Message(
        "A sample rate of \(sampleRate) cannot hold \(english.number(exactly: high)) hertz.",
        "Choose a --sample-rate above it, or end --pitch-range at"
          + " \(english.number(exactly: limit.rounded(.down))) or lower.")
    case .tooManyTogether(let count):
      Message(
        "Only four series can be told apart at once, and there are \(count).",
        "Leave out --together, or choose four.")
    case .noBase(let series):
      Message(
        "There is no value before the range for the baseline of \(quoted(series)).",
        "Use --baseline first, or choose a shorter --range of prices.")
    }
  }
}

extension ScoreError.Quantity {
  fileprivate var words: String {
    switch self {
    case .length: "duration of"
    case .speed: "speed"
    case .volume: "volume"
    case .panWidth: "width from left to right of"
    case .smoothingWeight: "smoothing weight"
    case .smoothingWidth: "number of smoothed points"
    }
  }
}

extension DefaultStringInterpolation {
  /// The number of a point counted from 1, whatever its index.
  fileprivate mutating func appendInterpolation(clamping index: Int) {
    appendInterpolation(index == .max ? index : index + 1)
  }
}

extension TooManySeries {
  /// Names of the first two that no other series shares.
  var message: Message {
    let own = names.filter { name in !name.isBlank && names.count { $0 == name } == 1 }
    let choice = own.prefix(2).map { "--only \(shellWord($0))" }.joined(separator: " ")
    return Message(
      "The table has \(count) series, more than \(Self.limit) can be heard in turn.",
      choice.isEmpty
        ? "Choose rows with --where, or have them described."
        : "Choose some with --only, such as \(choice).")
  }
}
