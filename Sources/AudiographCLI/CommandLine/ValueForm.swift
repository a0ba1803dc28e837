// SPDX-License-Identifier: MIT

internal import Audiograph

/// What a value that is not one of a few words has to look like.
enum ValueForm: Equatable {
  case number
  case numberWithin(ClosedRange<Double>)
  case wholeNumberWithin(ClosedRange<Int>)
  case length
  case pitchRange
  case baseline
  case smoothing
  case range
  case date
  case delimiter
  case thousands
  case lineCount
  case condition
  /// A column and what it holds.
  case columnType
  case bins
  case bounds
  case dateFormat
  /// A program and its arguments.
  case command
  case yesOrNo
  /// Which of several processes.
  case shard
  case cusip
  /// A number, or a percentage with its sign.
  case threshold
  /// A length of time with its unit.
  case span
  /// One of the words of `Pause`, or seconds.
  case pause
  /// The name of a voice.
  case voice
}

extension ValueForm {
  /// What a value may be, in words after "use".
  var said: Said {
    switch self {
    case .number: .formNumber()
    case .numberWithin(let range):
      .formNumberWithin(least: range.lowerBound, most: range.upperBound)
    case .wholeNumberWithin(let range):
      .formWholeNumberWithin(least: range.lowerBound, most: range.upperBound)
    case .length: .formLength()
    case .pitchRange:
      .formPitchRange()
    case .baseline: .formBaseline()
    case .smoothing:
      .formSmoothing()
    case .range: .formRange()
    case .date: .formDate()
    case .delimiter: .formDelimiter()
    case .thousands: .formThousands()
    case .lineCount: .formLineCount()
    case .condition: .formCondition()
    case .columnType: .formColumnType()
    case .bins: .formBins()
    case .bounds: .formBounds()
    case .command: .formCommand()
    case .yesOrNo: .formYesOrNo()
    case .shard: .formShard()
    case .cusip: .formCusip()
    case .threshold: .formThreshold()
    case .span: .formSpan()
    case .pause: .formPause()
    case .voice: .formVoice()
    case .dateFormat:
      .formDateFormat()
    }
  }
}
