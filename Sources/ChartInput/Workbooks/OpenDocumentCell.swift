// SPDX-License-Identifier: MIT

/// A cell of OpenDocument with the value that is stored in it.
struct OpenDocumentCell {
  private enum Kind { case number, percent, currency, date, time, boolean, error, text }

  private let kind: Kind
  private var value: [UInt8] = []
  private var currency = ""
  /// What stands in it for people to read.
  var text: [UInt8] = []
  /// Whether its style shows a time as the length of one.
  var isDuration = false

  init(_ xml: borrowing XMLReader) throws(WorkbookFault) {
    kind = Self.kind(xml)
    let range: Range<Int>? =
      switch kind {
      case .number, .percent, .currency: xml.value("office:value")
      case .date: xml.value("office:date-value")
      case .time: xml.value("office:time-value")
      case .boolean: xml.value("office:boolean-value")
      case .error: nil
      case .text: xml.value("office:string-value")
      }
    if let range { try xml.decode(range, into: &value) }
    if kind == .currency { currency = try xml.string("office:currency") ?? "" }
  }

  private static func kind(_ xml: borrowing XMLReader) -> Kind {
    if xml.value("calcext:value-type", is: "error", or: "error") { return .error }
    guard let range = xml.value("office:value-type") else { return .text }
    if xml.holds(range, "float") { return .number }
    if xml.holds(range, "percentage") { return .percent }
    if xml.holds(range, "currency") { return .currency }
    if xml.holds(range, "date") { return .date }
    if xml.holds(range, "time") { return .time }
    return xml.holds(range, "boolean") ? .boolean : .text
  }

  var isText: Bool { kind == .text }
  /// Whether what stands in it for people to read is its value.
  var isOnlyText: Bool { kind == .text && value.isEmpty }
  var isTime: Bool { kind == .time }

  var holdsSomething: Bool {
    switch kind {
    case .error: true
    case .text: (value.isEmpty ? text : value).contains { $0 > Byte.space }
    default: !value.isEmpty
    }
  }

  func write(to sheet: inout SheetText) {
    switch kind {
    case .error: sheet.write("#N/A".utf8)
    case .text: sheet.writeText(value.isEmpty ? text : value)
    case .boolean: sheet.write((value == Array("true".utf8) ? "TRUE" : "FALSE").utf8)
    case .date: writeDate(to: &sheet)
    case .time: writeTime(to: &sheet)
    case .number, .percent, .currency:
      let isAmount = kind == .currency && !currency.isEmpty
      let form = kind == .percent ? .percent : isAmount ? .amount(in: currency) : CellForm.number
      if !sheet.writeNumber(value[...], as: form, isFrom1904: false) { sheet.writeText(value) }
    }
  }

  /// Writes a date, always with its time: where all of a column are midnight, they are days.
  private func writeDate(to sheet: inout SheetText) {
    let isPlain = value.allSatisfy { $0.isDigit || "-:.TZ+".utf8.contains($0) }
    guard isPlain else { return sheet.writeText(value) }
    sheet.write(value)
    if !value.contains(UInt8(ascii: "T")) { sheet.write("T00:00:00".utf8) }
  }

  /// Fifty years, longer than what a cell of times can mean.
  private static let mostSeconds = 50 * 365.25 * 86_400

  /// Writes a time such as `PT10H30M05.5S` as `10:30:05.5`, a length of time as `10h30m5.5s`.
  private func writeTime(to sheet: inout SheetText) {
    var numbers: [UInt8: Double] = [:]
    var digits: [UInt8] = []
    for byte in value {
      if byte.isDigit || byte == Byte.point {
        digits.append(byte)
      } else {
        if let number = Double(String(decoding: digits, as: UTF8.self)) { numbers[byte] = number }
        digits = []
      }
    }
    let seconds =
      (numbers[UInt8(ascii: "D")] ?? 0) * 86_400 + (numbers[UInt8(ascii: "H")] ?? 0) * 3600
      + (numbers[UInt8(ascii: "M")] ?? 0) * 60 + (numbers[UInt8(ascii: "S")] ?? 0)
    guard value.first == UInt8(ascii: "P"), let time = Int(exactly: (seconds * 1000).rounded())
    else { return sheet.writeText(value) }
    guard !isDuration || seconds >= Self.mostSeconds else { return sheet.writeDuration(time) }
    // A date with its time that is shown as a clock is stored as the hours since 1899.
    sheet.writeTime(seconds < Self.mostSeconds ? time : time % 86_400_000)
  }
}
