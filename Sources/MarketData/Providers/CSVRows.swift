// SPDX-License-Identifier: MIT

/// The rows of comma-separated values in memory (RFC 4180), of which a few cells are wanted.
///
/// `ChartInput` reads whole columns of numbers; here a column of words says what a row is about.
struct CSVRows {
  private let text: [UInt8]
  private var position: Int
  private var cells: [Range<Int>] = []

  /// The rows of a text; a byte-order mark is skipped.
  init(_ text: [UInt8]) {
    self.text = text
    position = text.starts(with: ResponseCheck.byteOrderMark) ? 3 : 0
  }

  /// The number of cells in the row.
  var count: Int { cells.count }

  /// Moves on to the next row that is not empty; false at the end.
  mutating func next() -> Bool {
    repeat {
      guard position < text.count else { return false }
      readRow()
    } while cells.count == 1 && cells[0].isEmpty
    return true
  }

  /// A cell without its quotation marks; empty if the row has fewer cells.
  func cell(_ index: Int) -> String {
    guard cells.indices.contains(index) else { return "" }
    let bytes = text[cells[index]]
    guard bytes.first == Self.quote else { return String(decoding: bytes, as: UTF8.self) }
    var kept: [UInt8] = []
    var isSecond = false
    for byte in bytes.dropFirst().dropLast(bytes.last == Self.quote ? 1 : 0) {
      isSecond = byte == Self.quote && !isSecond
      if !isSecond { kept.append(byte) }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  private static let quote = UInt8(ascii: "\"")

  /// Finds the cells of one row; a comma or a line end between quotation marks belongs to its cell.
  private mutating func readRow() {
    cells.removeAll(keepingCapacity: true)
    var start = position
    var isQuoted = false
    while position < text.count {
      let byte = text[position]
      if byte == Self.quote { isQuoted.toggle() }
      if !isQuoted, byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") {
        append(start..<position)
        start = position + 1
        if byte == UInt8(ascii: "\n") { break }
      }
      position += 1
    }
    if position == text.count { append(start..<position) }
    position += 1
  }

  private mutating func append(_ cell: Range<Int>) {
    let endsWithReturn = cell.last.map { text[$0] == UInt8(ascii: "\r") } ?? false
    cells.append(endsWithReturn ? cell.lowerBound..<cell.upperBound - 1 : cell)
  }
}
