// SPDX-License-Identifier: MIT

extension PriceStore {
  /// Symbols that begin with a text and stand in the directory or have daily bars, in order.
  ///
  /// A symbol that the directory lacks has the name that is stored with its bars, else itself for a
  /// name. Empty for a text that no symbol begins with.
  ///
  /// - Throws: `StoreError`.
  public func symbols(
    beginningWith text: String, limit: Int
  ) throws(StoreError) -> [DirectoryEntry] {
    guard limit > 0, let first = MarketSymbol(text)?.text else { return [] }
    let query = """
      SELECT symbol, name, exchange, currency, country FROM directory
      WHERE symbol >= ?1 AND symbol < ?2
      UNION ALL
      SELECT symbol, coalesce(name, symbol), NULL, currency, NULL FROM symbol
      WHERE symbol >= ?1 AND symbol < ?2
        AND symbol NOT IN (SELECT symbol FROM directory WHERE symbol >= ?1 AND symbol < ?2)
        AND EXISTS (SELECT 1 FROM price WHERE price.symbol = symbol.id)
      ORDER BY 1 LIMIT ?3
      """
    // After every sign that a symbol may have.
    let bounds = [SQLiteValue.text(first), .text(first + "~"), .integer(Int64(limit))]
    return try read { (connection) throws(SQLiteError) in
      try connection.rows(query, bounds) { (row) throws(SQLiteError) in
        DirectoryEntry(row, from: 0)
      }.compactMap(\.self)
    }
  }
}
