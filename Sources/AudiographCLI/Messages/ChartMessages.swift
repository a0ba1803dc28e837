// SPDX-License-Identifier: MIT

internal import Audiograph

extension ChartError: UserFacingError {
  var message: Message {
    switch self {
    case .noPoints:
      .input(
        "There is nothing to hear: no point has a value.",
        "Choose another column with --y, or a longer range.")
    case .notFinite(let index):
      .input("The value of point \(index + 1) is too large.", "Correct it in the source.")
    case .unequalCounts(let positions, let values):
      .input(
        "There are \(counted(positions, "position")) for \(counted(values, "value")).",
        "Give each value a position of its own.")
    }
  }
}

extension RangeError: UserFacingError {
  var message: Message {
    switch self {
    case .notALength(let text):
      .usage("Invalid range \(quoted(text)): use a length such as 5D, 1Y, YTD or MAX.", "")
    case .noDates:
      .usage(
        "A range or an interval needs dates along x, and there are none.",
        "Leave out --range, --from, --to and --interval, or choose a column of dates with --x.")
    case .endBeforeStart(let start, let end):
      .usage(
        "The range ends on \(english.date(end)), before it begins on \(english.date(start)).",
        "Give --from a date before --to.")
    case .nothingInRange(let first, let last):
      .input(
        "There is no value in the range: the data run from \(english.date(first)) to"
          + " \(english.date(last)).",
        "Choose a range within these dates.")
    case .noSuchColumn(let column):
      .usage("The prices have no column \(quoted(column.rawValue)).", "Choose another --value.")
    case .notASeries(let error): error.message
    }
  }
}

extension ScoreError: UserFacingError {
  var message: Message {
    switch self {
    case .outOfRange(.smoothingWidth, let value, let allowed):
      .usage(
        "Cannot smooth over \(english.number(exactly: value)) points.",
        "Use an odd number from \(english.number(exactly: allowed.lowerBound)) to"
          + " \(english.number(exactly: allowed.upperBound)).")
    case .outOfRange(let quantity, let value, let allowed):
      .usage(
        "The \(quantity.words) cannot be \(english.number(exactly: value)).",
        "Use a number from \(english.number(exactly: allowed.lowerBound)) to"
          + " \(english.number(exactly: allowed.upperBound)).")
    case .logarithmOf(let value, let series):
      .input(
        "A logarithmic scale cannot show the value \(english.number(exactly: value)) of"
          + " \(quoted(series)).",
        "Use --scale linear.")
    case .emptyAxis(let minimum, let maximum):
      .usage(
        "The axis from \(english.number(exactly: minimum)) to \(english.number(exactly: maximum))"
          + " is empty.",
        "Use a --minimum below the highest value and a --maximum above the lowest.")
    case .pitchAboveSampleRate(let high, let limit, let sampleRate):
      .usage(
        "A sample rate of \(sampleRate) cannot reproduce \(english.number(exactly: high)) hertz.",
        "Use a higher --sample-rate, or a --pitch-range that ends at"
          + " \(english.number(exactly: limit.rounded(.down))) or lower.")
    case .tooManyTogether(let count):
      .usage(
        "At most four series can be told apart at once, but there are \(count).",
        "Leave out --together, or choose four.")
    case .noBase(let series):
      .usage(
        "The baseline of \(quoted(series)) needs a value before the range, and there is none.",
        "Use --baseline first, or a shorter --range of prices.")
    }
  }
}

extension ScoreError.Quantity {
  fileprivate var words: String {
    switch self {
    case .length: "duration"
    case .speed: "speed"
    case .volume: "volume"
    case .panWidth: "stereo width"
    case .smoothingWeight: "smoothing weight"
    case .smoothingWidth: "number of smoothed points"
    }
  }
}

extension TooManySeries: UserFacingError {
  /// Names the first two that no other series shares.
  var message: Message {
    let own = names.filter { name in !name.isBlank && names.count { $0 == name } == 1 }
    let choice = own.prefix(2).map { "--only \(shellWord($0))" }.joined(separator: " ")
    return .input(
      "The table has \(count) series, but at most \(Self.limit) can be heard in turn.",
      choice.isEmpty
        ? "Choose rows with --where, or use audiograph describe."
        : "Choose some with --only, such as \(choice).")
  }
}
