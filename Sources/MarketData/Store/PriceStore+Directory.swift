// SPDX-License-Identifier: MIT

extension PriceStore {
  /// Puts a list of symbols in place of the one of the same origin.
  ///
  /// Where several lists have a symbol, `import` counts before `nasdaq`, and that before `bundled`
  /// and any other. Where one list has a symbol twice, the last entry counts.
  ///
  /// - Parameters:
  ///   - entries: The whole list; empty takes the list away.
  ///   - origin: Who made it: `bundled`, `nasdaq`, `import`.
  /// - Throws: `StoreError`; the list before stays then.
  /// - Complexity: The whole directory is made anew, well under a second for 10,000 symbols.
  public func replaceDirectory(
    _ entries: [DirectoryEntry], origin: String
  ) throws(StoreError) {
    try change { (connection) throws(SQLiteError) in
      try connection.replaceListing(entries, origin: origin)
    }
  }

  /// Adds symbols to the list of an origin, each in place of the entry that it had there.
  ///
  /// - Returns: How many symbols the list has now.
  /// - Throws: `StoreError`; the list before stays then.
  @discardableResult
  public func addToDirectory(
    _ entries: [DirectoryEntry], origin: String
  ) throws(StoreError) -> Int {
    try change { (connection) throws(SQLiteError) in
      try connection.addListing(entries, origin: origin)
      try connection.rebuildDirectory()
      return try connection.listingCount(origin: origin)
    }
  }

  /// How many symbols the directory has of an origin, or of all.
  ///
  /// - Throws: `StoreError`.
  public func directoryCount(origin: String? = nil) throws(StoreError) -> Int {
    try use { (connection) throws(SQLiteError) in
      if let origin { return try connection.listingCount(origin: origin) }
      return Int(try connection.integer("SELECT count(*) FROM directory") ?? 0)
    }
  }

  /// What the directory says of a symbol; nil if it lacks it.
  ///
  /// - Throws: `StoreError`.
  public func entry(of symbol: MarketSymbol) throws(StoreError) -> DirectoryEntry? {
    try use { (connection) throws(SQLiteError) in
      try connection.directoryRows("WHERE symbol = ?", [.text(symbol.text)]).first?.entry
    }
  }

  /// Companies whose name, a word of it, or symbol begins with a text.
  ///
  /// The symbol itself first, then names that are the text but for their legal form, then those that begin with
  /// the text in their order, then names with a
  /// later word that does, then symbols that begin with it. Letter case and diacritics are folded,
  /// signs between letters and digits separate words, and an apostrophe does not count. Of a text
  /// of several words each must begin a word of the name, whatever their order; words that a sign
  /// joins stay together. Names are in order word by word; a capital inside a word begins one:
  /// AppLovin stands before Apple.
  ///
  /// Empty for a text without letters and digits, and for one of more than 32 words or 400 bytes.
  ///
  /// - Throws: `StoreError`.
  public func search(_ text: String, limit: Int) throws(StoreError) -> [DirectoryEntry] {
    guard limit > 0, let query = DirectoryQuery(text) else { return [] }
    return try read { (connection) throws(SQLiteError) in
      try query.entries(of: connection, limit: limit)
    }
  }

  /// Puts the bundled list into the directory, if it is not there yet or its file has changed.
  ///
  /// Where nothing changed, this costs one look at the file's size and time.
  ///
  /// - Parameter path: A file as `SymbolList` reads it.
  /// - Returns: Whether the list was read.
  /// - Throws: `DirectoryError`; the list before stays then.
  @discardableResult
  public func seedDirectory(fromList path: String) throws(DirectoryError) -> Bool {
    let file: ListFile
    do throws(SymbolListError) { file = try ListFile(path) } catch { throw .list(error) }
    do throws(StoreError) {
      let known = try use { (connection) throws(SQLiteError) in
        try connection.listFile(origin: ListFile.origin)
      }
      if known == file.stamp { return false }
    } catch {
      throw .store(error)
    }
    let entries: [DirectoryEntry]
    do throws(SymbolListError) { entries = try SymbolList.entries(ofFile: path) } catch {
      throw .list(error)
    }
    do throws(StoreError) { try seed(entries, file.stamp) } catch { throw .store(error) }
    return true
  }

  private func seed(_ entries: [DirectoryEntry], _ stamp: ListFile.Stamp) throws(StoreError) {
    try change { (connection) throws(SQLiteError) in
      try connection.replaceListing(entries, origin: ListFile.origin)
      try connection.run(
        "INSERT OR REPLACE INTO listing_file (origin, size, modified) VALUES (?, ?, ?)",
        [.text(ListFile.origin), .integer(stamp.size), .integer(stamp.modified)])
    }
  }
}

/// Why the bundled list could not be put into the store.
public enum DirectoryError: Error, Sendable, Hashable {
  /// The list cannot be read.
  case list(SymbolListError)
  /// The store cannot be written.
  case store(StoreError)
}

/// An entry with its place in the order of names.
struct DirectoryRow {
  let id: Int64
  let entry: DirectoryEntry
}

extension Connection {
  fileprivate func replaceListing(
    _ entries: [DirectoryEntry], origin: String
  ) throws(SQLiteError) {
    try run("DELETE FROM listing WHERE origin = ?", [.text(origin)])
    try run("DELETE FROM listing_file WHERE origin = ?", [.text(origin)])
    try addListing(entries, origin: origin)
    try rebuildDirectory()
  }

  fileprivate func addListing(
    _ entries: [DirectoryEntry], origin: String
  ) throws(SQLiteError) {
    try prepared("INSERT OR REPLACE INTO listing VALUES (?, ?, ?, ?, ?, ?)") {
      (statement) throws(SQLiteError) in
      for entry in entries { try statement.run([.text(origin)] + entry.sqlValues) }
    }
  }

  fileprivate func listingCount(origin: String) throws(SQLiteError) -> Int {
    Int(try integer("SELECT count(*) FROM listing WHERE origin = ?", [.text(origin)]) ?? 0)
  }

  fileprivate func listFile(origin: String) throws(SQLiteError) -> ListFile.Stamp? {
    try rows(
      "SELECT size, modified FROM listing_file WHERE origin = ?", [.text(origin)]
    ) { (row) throws(SQLiteError) in
      ListFile.Stamp(size: row.integer(0) ?? 0, modified: row.integer(1) ?? 0)
    }.first
  }

  /// Makes the directory anew of all lists, in the order of names.
  fileprivate func rebuildDirectory() throws(SQLiteError) {
    try execute("DELETE FROM directory")
    try execute("INSERT INTO directory_words (directory_words) VALUES ('delete-all')")
    let sorted = try listedEntries().map { (key: SortName($0), entry: $0) }
      .sorted { $0.key < $1.key }
    try prepared("INSERT INTO directory VALUES (?, ?, ?, ?, ?, ?, ?)") {
      (entries) throws(SQLiteError) in
      try prepared("INSERT INTO directory_words (rowid, words) VALUES (?, ?)") {
        (words) throws(SQLiteError) in
        for (index, (_, entry)) in sorted.enumerated() {
          let folded = SQLiteValue.text(foldedWords(of: entry.name).joined(separator: " "))
          try entries.run([.integer(index + 1)] + entry.sqlValues + [folded])
          try words.run([.integer(index + 1), folded])
        }
      }
    }
  }

  /// The entries that count, each symbol once.
  private func listedEntries() throws(SQLiteError) -> [DirectoryEntry] {
    let text = """
      SELECT symbol, name, exchange, currency, country FROM listing
      ORDER BY CASE origin WHEN 'import' THEN 0 WHEN 'nasdaq' THEN 1 ELSE 2 END, origin
      """
    var seen: Set<MarketSymbol> = []
    return try rows(text) { (row) throws(SQLiteError) in DirectoryEntry(row, from: 0) }
      .compactMap(\.self).filter { seen.insert($0.symbol).inserted }
  }

  /// Entries of the directory in the order of names; `condition` begins with JOIN or WHERE.
  func directoryRows(
    _ condition: String, _ values: [SQLiteValue]
  ) throws(SQLiteError) -> [DirectoryRow] {
    let text = "SELECT id, symbol, name, exchange, currency, country FROM directory \(condition)"
    return try rows(text, values) { (row) throws(SQLiteError) in
      DirectoryEntry(row, from: 1).map { DirectoryRow(id: row.integer(0) ?? 0, entry: $0) }
    }.compactMap(\.self)
  }
}

extension DirectoryEntry {
  fileprivate var sqlValues: [SQLiteValue] {
    [
      .text(symbol.text), .text(name), .optional(exchange), .optional(currency),
      .optional(country),
    ]
  }

  /// The entry whose cells begin at a column of a row.
  init?(_ row: borrowing Statement, from first: Int32) {
    guard let symbol = row.text(first).flatMap(MarketSymbol.init) else { return nil }
    self.init(
      symbol: symbol, name: row.text(first + 1) ?? "", exchange: row.text(first + 2),
      currency: row.text(first + 3), country: row.text(first + 4))
  }
}
