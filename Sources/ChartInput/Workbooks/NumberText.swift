// SPDX-License-Identifier: MIT

internal import Audiograph

extension SheetText {
  /// Writes a number as its form shows it, from the text in the workbook.
  ///
  /// - Returns: Whether the text is a number.
  mutating func writeNumber(
    _ text: ArraySlice<UInt8>, as form: CellForm, isFrom1904: Bool
  ) -> Bool {
    switch form {
    case .number, .text:
      guard Self.isNumber(text) else { return false }
      write(text)
      return true
    case .percent: return writePercent(text)
    case .currency(let sign):
      guard Self.isNumber(text) else { return false }
      write(text)
      write(" \(sign)".utf8)
      return true
    case .duration:
      guard let days = Self.double(text), days >= 0,
        let time = SerialDate.milliseconds(lasting: days)
      else { return writeNumber(text, as: .number, isFrom1904: isFrom1904) }
      writeDuration(time)
      return true
    default:
      guard let number = Self.double(text),
        let date = SerialDate(number, isFrom1904: isFrom1904)
      else { return writeNumber(text, as: .number, isFrom1904: isFrom1904) }
      write(date, as: form)
      return true
    }
  }

  /// Writes a share as percent, its digits as they are: 0.2413 as 24.13%.
  mutating func writePercent(_ text: ArraySlice<UInt8>) -> Bool {
    guard let number = Self.double(text) else { return false }
    write(DecimalShift.hundredfold(number).utf8)
    write("%".utf8)
    return true
  }

  /// Whether a text is a number as workbooks write it, with a decimal point.
  static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var digits = 0
    for byte in text {
      if byte.isDigit { digits += 1 } else if !"+-.eE".utf8.contains(byte) { return false }
    }
    return digits > 0 && (text.count < 17 || double(text) != nil)
  }

  static func double(_ text: ArraySlice<UInt8>) -> Double? {
    guard text.count < 40, let number = Double(String(decoding: text, as: UTF8.self)),
      number.isFinite
    else { return nil }
    return number
  }
}

/// Numbers moved by decimal places, in digits rather than by a factor.
enum DecimalShift {
  /// The shortest digits of a number, and two places more before the point.
  static func hundredfold(_ number: Double) -> String {
    let text = JSONCellWriter.digits(number)
    guard !text.utf8.contains(UInt8(ascii: "e")) else { return JSONCellWriter.digits(number * 100) }
    let isNegative = text.utf8.first == Byte.minus
    let parts = text.without(first: isNegative ? 1 : 0).parts(at: ".", most: 2)
    let fraction = Array((parts.count > 1 ? String(parts[1]) : "").utf8)
    let moved =
      Array(parts[0].utf8) + (0..<2).map { $0 < fraction.count ? fraction[$0] : Byte.zero }
    let whole = moved.drop { $0 == Byte.zero }
    let rest = fraction.dropFirst(2)
    return (isNegative ? "-" : "") + (whole.isEmpty ? "0" : String(decoding: whole, as: UTF8.self))
      + (rest.isEmpty ? "" : "." + String(decoding: rest, as: UTF8.self))
  }
}
