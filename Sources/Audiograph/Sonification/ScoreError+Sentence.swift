// SPDX-License-Identifier: MIT

extension ScoreError: CustomStringConvertible {
  /// What is wrong, as an English sentence for the programmer.
  public var description: String {
    switch self {
    case .outOfRange(let quantity, let value, let allowed):
      "The \(quantity.words) is \(value.plainDescription), but must be from"
        + " \(allowed.lowerBound.plainDescription) to \(allowed.upperBound.plainDescription)."
    case .logarithmOf(let value, let series):
      "A logarithmic scale cannot hold the value \(value.plainDescription) of \"\(series)\"."
    case .emptyAxis(let minimum, let maximum):
      "The axis from \(minimum.plainDescription) to \(maximum.plainDescription) is empty."
    case .pitchAboveSampleRate(let high, let limit, let sampleRate):
      "A pitch of \(high.plainDescription) hertz is above \(limit.plainDescription) hertz, the"
        + " highest at a sample rate of \(sampleRate)."
    case .tooManyTogether(let count):
      "\(count) series cannot be heard together, but up to 4 can."
    case .noBase(let series):
      "The baseline needs a value before the range, and \"\(series)\" has none."
    case .noCandles(let series):
      "Candles need bars with open, high, low and close, and \"\(series)\" has none."
    case .noVolume(let series):
      "The bars of \"\(series)\" have no volume that could be heard."
    }
  }
}

extension ScoreError.Quantity {
  fileprivate var words: String {
    switch self {
    case .length: "length in seconds"
    case .speed: "speed"
    case .volume: "volume"
    case .panWidth: "pan width"
    case .smoothingWeight: "smoothing weight"
    case .smoothingWidth: "smoothing width"
    }
  }
}
