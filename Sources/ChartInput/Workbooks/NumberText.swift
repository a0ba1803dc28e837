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
    case .number, .text: return writePlain(text)
    case .percent: return writePercent(text)
    case .currency(let sign):
      guard writePlain(text) else { return false }
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

  private mutating func writePlain(_ text: ArraySlice<UInt8>) -> Bool {
    guard Self.isNumber(text) else { return writeMissing(text) }
    write(text)
    return true
  }

  /// Writes the mark of a missing value for the number that is none; false for any other text.
  private mutating func writeMissing(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.map(\.lowercased) == Array("nan".utf8) else { return false }
    write("#N/A".utf8)
    return true
  }

  /// Writes a share as percent, its digits as they are: 0.2413 as 24.13%.
  private mutating func writePercent(_ text: ArraySlice<UInt8>) -> Bool {
    guard let number = Self.double(text) else { return writePlain(text) }
    write(DecimalShift.hundredfold(number).utf8)
    write("%".utf8)
    return true
  }

  /// Whether a text is a number as workbooks write it, with a decimal point.
  static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    if rest.first == Byte.minus || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    let whole = rest.prefix(while: \.isDigit)
    rest = rest[whole.endIndex...]
    var fraction = rest.prefix(0)
    if rest.first == Byte.point {
      fraction = rest.dropFirst().prefix(while: \.isDigit)
      rest = rest[fraction.endIndex...]
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return false }
    return rest.isEmpty || isExponent(rest)
  }

  private static func isExponent(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.first?.lowercased == UInt8(ascii: "e") else { return false }
    let digits = text.dropFirst().drop { $0 == Byte.minus || $0 == UInt8(ascii: "+") }
    return !digits.isEmpty && text.count - digits.count <= 2 && digits.allSatisfy(\.isDigit)
  }

  static func double(_ text: ArraySlice<UInt8>) -> Double? {
    guard text.count < 400, let number = Double(String(decoding: text, as: UTF8.self)),
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
    if let mark = text.utf8.firstIndex(of: UInt8(ascii: "e")) {
      let exponent = Int(text[text.utf8.index(after: mark)...]) ?? 0
      let moved = number * 100
      return moved.isFinite ? JSONCellWriter.digits(moved) : "\(text[..<mark])e\(exponent + 2)"
    }
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
