// SPDX-License-Identifier: MIT

internal import Audiograph

extension ByteWindow {
  /// Puts the cells of a table of a page in its place.
  ///
  /// - Returns: Whether there is one.
  mutating func takePage(_ options: ReadOptions) throws(ReadError) -> Bool {
    _ = try convert(from: options.encoding ?? namedEncoding)
    try readAll()
    let budget = TextBudget(sourceSize: end - start)
    let page = HTMLTables(Array(bytes[start..<end]), budget)
    guard !page.isTooLarge else {
      throw .pageTooLarge(file: stream.name, limit: budget.limit)
    }
    let tables = page.tables
    let full = tables.indices.filter { tables[$0].cellCount > 0 }
    guard !full.isEmpty else { return false }
    var notes: [ReadNote] = []
    var number = full.max { (tables[$0].cellCount, -$0) < (tables[$1].cellCount, -$1) } ?? 0
    if let asked = options.table {
      let typed = Int(asked)
      guard let place = tables.indices.first(where: { $0 + 1 == typed }) else {
        throw .unknownTableOfPage(
          file: stream.name, asked: asked.utf8.bounded(), count: tables.count)
      }
      number = place
    } else if full.count > 1 {
      notes.append(.tableOfPageTaken(number: number + 1, count: tables.count))
    }
    guard let text = Self.text(of: tables[number], budget) else {
      throw .pageTooLarge(file: stream.name, limit: budget.limit)
    }
    try replace(with: text, of: SourceCells(format: .page, areTyped: false, notes: notes))
    return true
  }

  /// The rows, each as wide as the widest; nil if that is more than may be made of the page.
  private static func text(of table: HTMLTables.Table, _ budget: TextBudget) -> [UInt8]? {
    var bytes: [UInt8] = []
    let width = table.rows.reduce(0) { max($0, $1.count) }
    let padding = table.rows.reduce(0) { $0 + width - $1.count }
    guard budget.allows(emptyCells: padding) else { return nil }
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
