// SPDX-License-Identifier: MIT

internal import Audiograph

extension ByteWindow {
  /// Puts the cells of a table of a page in its place.
  ///
  /// - Returns: Whether there is one.
  mutating func takePage(_ options: ReadOptions) throws(ReadError) -> Bool {
    _ = try convert(from: options.encoding ?? namedEncoding)
    try readAll()
    let tables = HTMLTables(Array(bytes[start..<end])).tables
    let full = tables.indices.filter { tables[$0].cellCount > 0 }
    guard !full.isEmpty else { return false }
    var notes: [ReadNote] = []
    var number = full.max { (tables[$0].cellCount, -$0) < (tables[$1].cellCount, -$1) } ?? 0
    if let asked = options.table {
      guard let typed = Int(asked), tables.indices.contains(typed - 1) else {
        throw .unknownTableOfPage(
          file: stream.name, asked: asked.utf8.bounded(), count: tables.count)
      }
      number = typed - 1
    } else if full.count > 1 {
      notes.append(.tableOfPageTaken(number: number + 1, count: tables.count))
    }
    let text = Self.text(of: tables[number])
    try replace(with: text, of: SourceCells(format: .page, areTyped: false, notes: notes))
    return true
  }

  private static func text(of table: HTMLTables.Table) -> [UInt8] {
    var bytes: [UInt8] = []
    let width = table.rows.map(\.count).max() ?? 0
    for row in table.rows {
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

  /// The encoding that the page names in its beginning, unless that is UTF-8.
  private var namedEncoding: String? {
    let head = String(
      decoding: bytes[start..<min(end, start + 2048)].map(\.lowercased), as: UTF8.self)
    guard let mark = head.utf8.firstRange(of: "charset=".utf8) else { return nil }
    let name = head.utf8[mark.upperBound...].drop { "\"' ".utf8.contains($0) }
      .prefix { $0.isDigit || (97...122).contains($0) || "-_".utf8.contains($0) }
    let text = String(decoding: name, as: UTF8.self)
    let isKnown = (try? TextEncoding(named: text)) != nil
    return text == "utf-8" || text == "utf8" || !isKnown ? nil : text
  }
}
