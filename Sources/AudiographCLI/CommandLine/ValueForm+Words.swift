// SPDX-License-Identifier: MIT

extension ValueForm {
  /// What a value may be, in words after "use".
  func words(in s: Sentences) -> String {
    switch self {
    case .number: s.say(.formNumber())
    case .numberWithin(let range):
      s.say(.formNumberWithin(least: range.lowerBound, most: range.upperBound))
    case .wholeNumberWithin(let range):
      s.say(.formWholeNumberWithin(least: range.lowerBound, most: range.upperBound))
    case .length: s.say(.formLength())
    case .pitchRange:
      s.say(.formPitchRange())
    case .baseline: s.say(.formBaseline())
    case .smoothing:
      s.say(.formSmoothing())
    case .range: s.say(.formRange())
    case .date: s.say(.formDate())
    case .delimiter: s.say(.formDelimiter())
    case .thousands: s.say(.formThousands())
    case .lineCount: s.say(.formLineCount())
    case .condition: s.say(.formCondition())
    case .columnType: s.say(.formColumnType())
    case .bins: s.say(.formBins())
    case .bounds: s.say(.formBounds())
    case .command: s.say(.formCommand())
    case .yesOrNo: s.say(.formYesOrNo())
    case .shard: s.say(.formShard())
    case .threshold: s.say(.formThreshold())
    case .span: s.say(.formSpan())
    case .pause: s.say(.formPause())
    case .dateFormat:
      s.say(.formDateFormat())
    }
  }
}
