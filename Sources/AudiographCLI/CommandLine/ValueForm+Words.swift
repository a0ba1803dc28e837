// SPDX-License-Identifier: MIT

extension ValueForm {
  /// What a value may be, in words after "use".
  func words(in s: Sentences) -> String {
    switch self {
    case .number: s.formNumber()
    case .numberWithin(let range):
      s.formNumberWithin(least: range.lowerBound, most: range.upperBound)
    case .wholeNumberWithin(let range):
      s.formWholeNumberWithin(least: range.lowerBound, most: range.upperBound)
    case .length: s.formLength()
    case .pitchRange:
      s.formPitchRange()
    case .baseline: s.formBaseline()
    case .smoothing:
      s.formSmoothing()
    case .range: s.formRange()
    case .date: s.formDate()
    case .delimiter: s.formDelimiter()
    case .thousands: s.formThousands()
    case .lineCount: s.formLineCount()
    case .condition: s.formCondition()
    case .columnType: s.formColumnType()
    case .bins: s.formBins()
    case .bounds: s.formBounds()
    case .command: s.formCommand()
    case .yesOrNo: s.formYesOrNo()
    case .shard: s.formShard()
    case .threshold: s.formThreshold()
    case .span: s.formSpan()
    case .pause: s.formPause()
    case .dateFormat:
      s.formDateFormat()
    }
  }
}
