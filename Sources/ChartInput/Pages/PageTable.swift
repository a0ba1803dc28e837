// SPDX-License-Identifier: MIT

/// A table of a page or a document: its cells, row after row.
struct PageTable {
  var rows: [[[UInt8]]] = []
  /// How many cells hold something.
  var cellCount = 0

  /// How many cells its rows lack of the widest one.
  var paddingCount: Int {
    let width = rows.reduce(0) { max($0, $1.count) }
    return rows.reduce(0) { $0 + width - $1.count }
  }

  /// The rows as delimited text, each as wide as the widest.
  var delimited: [UInt8] {
    var bytes: [UInt8] = []
    let width = rows.reduce(0) { max($0, $1.count) }
    for row in rows {
      for column in 0..<width {
        if column > 0 { bytes.append(Byte.comma) }
        guard column < row.count, !row[column].isEmpty else { continue }
        bytes.append(Byte.quote)
        for byte in row[column] { SheetText.append(byte, to: &bytes) }
        bytes.append(Byte.quote)
      }
      bytes.append(Byte.newline)
    }
    return bytes
  }
}
