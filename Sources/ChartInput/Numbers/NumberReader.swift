// SPDX-License-Identifier: MIT

/// What a cell of a column of numbers holds.
enum NumberCell: Equatable {
  case value(Double)
  case missing
  case bad(NumberFault)
}

/// Reads the cells of a column by the style that was settled: whatever is no short number.
struct NumberReader {
  let style: NumberStyle
  let missing: MissingMarkers

  func read(_ bytes: [UInt8], _ range: Range<Int>) -> NumberCell {
    if missing.hasOthers, missing.isOther(bytes, range) { return .missing }
    guard style.form == .number else { return duration(bytes, range) }
    if let form = NumberForm(anyText: bytes, range) { return value(form) }
    return otherwise(bytes, range)
  }

  private func otherwise(_ bytes: [UInt8], _ range: Range<Int>) -> NumberCell {
    if MissingMarkers.matches(bytes, range) { return .missing }
    return .bad(InfinityText.matches(bytes.span.extracting(range)) ? .notFinite : .text)
  }

  private func duration(_ bytes: [UInt8], _ range: Range<Int>) -> NumberCell {
    DurationText.seconds(bytes, range).map(NumberCell.value) ?? otherwise(bytes, range)
  }

  /// The value of a number that was taken apart; bad where its marks are not those of the style.
  func value(_ form: NumberForm) -> NumberCell {
    guard let reading = form.shape.reading, allows(reading), allowsSuffix(of: form) else {
      return .bad(.text)
    }
    let value = form.value(style)
    return value.isFinite ? .value(value) : .bad(.notFinite)
  }

  private func allowsSuffix(of form: NumberForm) -> Bool {
    (style.hasScales || form.scale == 0) && (style.hasMeasures || !form.isMeasure)
  }

  private func allows(_ reading: DigitShape.Reading) -> Bool {
    switch reading {
    case .point: style.decimal == .point
    case .comma: style.decimal == .comma
    case .any, .eitherPoint, .eitherComma: true
    }
  }
}

extension NumberForm {
  /// A number in bytes that are UTF-8, its digits perhaps as wide as letters of Japanese, or Windows-1252.
  init?(anyText bytes: [UInt8], _ range: Range<Int>) {
    if let form = NumberForm(bytes, range) {
      self = form
    } else {
      let cell = bytes[range]
      guard cell.contains(where: { $0 >= 0x80 }) else { return nil }
      let text =
        cell.span.isValidUTF8 ? cell.span.withNarrowForms : Array(CellText.string(cell).utf8)
      guard let text else { return nil }
      self.init(text, 0..<text.count)
    }
  }

  /// The number, correctly rounded.
  func value(_ style: NumberStyle) -> Double {
    let power = hasOpenM && !style.hasMillions && unit == 0 ? exponent - 6 : exponent
    let size = ExactDigits.value(bytes, core, decimal: style.decimal.byte, exponent: power)
    return isNegative ? -size : size
  }
}
