// SPDX-License-Identifier: MIT

internal import Audiograph

/// A text that is looked for in the directory.
struct DirectoryQuery {
  /// What was typed between spaces, each as the words that stand one after another in it.
  private let phrases: [[String]]
  /// The symbol that the text may be, or may be the beginning of.
  private let symbol: MarketSymbol?

  private static let mostWords = 32
  private static let mostBytes = 400

  /// Nil for a text that no company's name or symbol can begin with.
  init?(_ text: String) {
    guard text.utf8.count <= Self.mostBytes else { return nil }
    let typed = text.split(whereSeparator: \.isWhitespace)
    phrases = typed.map { foldedWords(of: String($0)) }.filter { !$0.isEmpty }
    guard (1...Self.mostWords).contains(phrases.joined().count) else { return nil }
    symbol = typed.count == 1 ? MarketSymbol(String(typed[0])) : nil
  }

  /// What is found, best first, each symbol once.
  func entries(
    of connection: borrowing Connection, limit: Int
  ) throws(SQLiteError) -> [DirectoryEntry] {
    var found = Findings(limit: limit)
    if let symbol {
      found.add(try connection.directoryRows("WHERE symbol = ?", [.text(symbol.text)]))
    }
    let name = phrases.joined().joined(separator: " ")
    found.add(try wholeNames(name, connection))
    found.add(
      try connection.directoryRows(
        "WHERE folded >= ? AND folded < ? ORDER BY id LIMIT ?",
        [.text(name), .text(name + lastSign), found.wantedRows]))
    if !found.isFull { found.add(try laterWords(name, connection, found.wantedRows)) }
    if !found.isFull, let symbol {
      found.add(
        try connection.directoryRows(
          "WHERE symbol >= ? AND symbol < ? ORDER BY symbol LIMIT ?",
          [.text(symbol.text), .text(symbol.text + lastSign), found.wantedRows]))
    }
    return found.entries
  }

  /// Companies that are called just so, perhaps with their legal form.
  private func wholeNames(
    _ name: String, _ connection: borrowing Connection
  ) throws(SQLiteError) -> [DirectoryRow] {
    let names = [name] + legalForms.sorted().map { "\(name) \($0)" }
    let marks = names.map { _ in "?" }.joined(separator: ", ")
    return try connection.directoryRows(
      "WHERE folded IN (\(marks)) ORDER BY id", names.map { .text($0) })
  }

  /// Names that have all that was typed at the beginning of words, besides those that begin with
  /// the text.
  private func laterWords(
    _ name: String, _ connection: borrowing Connection, _ count: SQLiteValue
  ) throws(SQLiteError) -> [DirectoryRow] {
    // In quotation marks nothing of the text is taken for a sign of FTS5's own language.
    let pattern = phrases.map { "\"\($0.joined(separator: " "))\" *" }.joined(separator: " ")
    return try connection.directoryRows(
      """
      WHERE id IN (SELECT rowid FROM directory_words WHERE directory_words MATCH ?)
        AND NOT (folded >= ? AND folded < ?) ORDER BY id LIMIT ?
      """,
      [.text(pattern), .text(name), .text(name + lastSign), count])
  }

  /// Above every sign that a name can have, so that a range ends after all that begin alike.
  private var lastSign: String { "\u{10FFFF}" }
}

/// What was found so far.
private struct Findings {
  let limit: Int
  private(set) var entries: [DirectoryEntry] = []
  private var seen: Set<Int64> = []

  /// More than a directory has is as good as all, and can be added to.
  init(limit: Int) { self.limit = min(limit, 1_000_000) }

  var isFull: Bool { entries.count >= limit }

  /// As many rows as may be needed, some of which may be known already.
  var wantedRows: SQLiteValue { .integer(limit + entries.count) }

  mutating func add(_ rows: [DirectoryRow]) {
    for row in rows where !isFull && seen.insert(row.id).inserted { entries.append(row.entry) }
  }
}
