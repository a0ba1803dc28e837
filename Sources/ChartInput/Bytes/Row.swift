// SPDX-License-Identifier: MIT

/// One row of a table as text: its cells stand one after another in `bytes`.
///
/// A row is reused for the next one, so that reading allocates nothing per row.
struct Row {
  /// The line on which the row begins, or the number of the record; both counted from 1.
  var number = 0
  var bytes: [UInt8] = []
  var cells: [Cell] = []

  /// Where a cell stands in the row's bytes.
  struct Cell {
    var start: Int
    var end: Int
    /// Whether the cell holds a list or a record, which has no text.
    var isNested = false
    var isEmpty: Bool { start == end && !isNested }
  }

  /// Whether any cell is not empty.
  var hasText: Bool {
    if !bytes.isEmpty { return true }
    return cells.contains(where: \.isNested)
  }

  /// The text of a cell, shortened for messages.
  func text(of cell: Cell) -> String { bytes[cell.start..<cell.end].bounded() }
}

extension Collection<UInt8> {
  /// The text for messages and tables: at most 60 characters, the last of them an ellipsis.
  func bounded() -> String {
    let text = String(decoding: prefix(1000), as: UTF8.self)
    guard count > 60 else { return text }
    return text.count > 60 ? String(text.prefix(59)) + "…" : text
  }
}
