// SPDX-License-Identifier: MIT

/// Text in rows of cells with commas between them, by RFC 4180.
///
/// A byte-order mark, line ends of every kind and white space around bare cells are skipped,
/// and so are empty lines.
package struct DelimitedText {
  /// A row and the line it begins on, counted from 1.
  package struct Row: Equatable {
    package let number: Int
    package let cells: [String]
  }

  private let bytes: [UInt8]
  private var place: Int
  private var line = 1

  /// Text from its beginning.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The next row; nil at the end.
  package mutating func next() throws(SymbolListError) -> Row? {
    while place < bytes.count {
      let number = line
      let cells = try row()
      if cells != [""] { return Row(number: number, cells: cells) }
    }
    return nil
  }

  private mutating func row() throws(SymbolListError) -> [String] {
    let number = line
    var cells: [String] = []
    while true {
      cells.append(try isAt(quote) ? quotedCell(number) : bareCell(number))
      guard isAt(comma) else { break }
      place += 1
    }
    endLine()
    return cells
  }

  private func isAt(_ byte: UInt8) -> Bool { place < bytes.count && bytes[place] == byte }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private mutating func endLine() {
    if isAt(0x0D) { place += 1 }
    if isAt(0x0A) { place += 1 }
    line += 1
  }

  private mutating func bareCell(_ number: Int) throws(SymbolListError) -> String {
    let start = place
    while place < bytes.count, bytes[place] != comma, !isLineEnd(bytes[place]) { place += 1 }
    return try text(bytes[start..<place], number)
  }

  private mutating func quotedCell(_ number: Int) throws(SymbolListError) -> String {
    var cell: [UInt8] = []
    place += 1
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == quote {
        guard isAt(quote) else { return try text(cell[...], number) + bareCell(number) }
        place += 1
      }
      if byte == 0x0A { line += 1 }
      cell.append(byte)
    }
    throw .unterminatedQuote(row: number)
  }

  private func text(_ cell: ArraySlice<UInt8>, _ number: Int) throws(SymbolListError) -> String {
    guard !cell.contains(0), let text = String(validating: cell, as: UTF8.self) else {
      throw .notText(row: number)
    }
    return text.trimmingBlanks
  }

  private var comma: UInt8 { UInt8(ascii: ",") }
  private var quote: UInt8 { UInt8(ascii: "\"") }
}

extension String {
  fileprivate var trimmingBlanks: String {
    var rest = self[...].unicodeScalars
    while rest.first == " " || rest.first == "\t" { rest.removeFirst() }
    while rest.last == " " || rest.last == "\t" { rest.removeLast() }
    return String(rest)
  }
}
