// SPDX-License-Identifier: MIT

internal import Audiograph

/// Holdings of quarters in the store.
extension PriceStore {
  /// Keeps the holdings of a quarter in place of those kept before.
  ///
  /// - Parameters:
  ///   - holdings: The holdings.
  ///   - set: The name of the data set that they are from.
  ///   - taken: When they came, in seconds since 1970-01-01 00:00 UTC.
  /// - Throws: `StoreError`; the holdings before stay then.
  public func saveHoldings(
    _ holdings: QuarterlyHoldings, from set: String, taken: Int64
  ) throws(StoreError) {
    try change { (connection) throws(SQLiteError) in
      let quarter = SQLiteValue.integer(holdings.quarter)
      try connection.run("DELETE FROM holder WHERE quarter = ?", [quarter])
      try connection.run("DELETE FROM held_security WHERE quarter = ?", [quarter])
      try connection.run(
        "INSERT OR REPLACE INTO holding_set VALUES (?, ?, ?)",
        [.text(set), quarter, .integer(taken)])
      try connection.putInstitutions(of: holdings.securities)
      try connection.put(holdings.securities, quarter)
    }
  }

  /// The last day of the newest quarter of which holdings are kept; nil if there is none.
  ///
  /// - Throws: `StoreError`.
  public func newestHoldings() throws(StoreError) -> Int? {
    try read { (connection) throws(SQLiteError) in
      try connection.integer("SELECT max(quarter) FROM holding_set").map { Int($0) }
    }
  }

  /// The quarter of a data set by its name; nil if it was not taken.
  ///
  /// - Throws: `StoreError`.
  public func quarter(ofHoldings set: String) throws(StoreError) -> Int? {
    try read { (connection) throws(SQLiteError) in
      try connection.integer("SELECT quarter FROM holding_set WHERE name = ?", [.text(set)])
        .map { Int($0) }
    }
  }

  /// A security at the end of a quarter with its largest holders; nil if nobody reported it.
  ///
  /// - Throws: `StoreError`.
  public func security(
    _ cusip: String, quarter: Int
  ) throws(StoreError) -> HeldSecurity? {
    try read { (connection) throws(SQLiteError) in
      let place = [SQLiteValue.integer(quarter), .text(cusip)]
      guard
        var security = try connection.securities("WHERE quarter = ? AND cusip = ?", place).first
      else { return nil }
      security.largest = try connection.holders(place)
      return security
    }
  }

  /// The securities of a quarter that a company's name may mean, without their holders.
  ///
  /// - Throws: `StoreError`.
  public func securities(
    of company: IssuerName, quarter: Int
  ) throws(StoreError) -> IssuerName.Match {
    try read { (connection) throws(SQLiteError) in
      try company.match(
        try connection.rows(
          "SELECT cusip, folded FROM held_security WHERE quarter = ? AND institutions > 0",
          [.integer(quarter)]
        ) { (row) throws(SQLiteError) in (row.text(0) ?? "", row.text(1) ?? "") }
      ) { (cusip) throws(SQLiteError) in
        try connection.securities(
          "WHERE quarter = ? AND cusip = ?", [.integer(quarter), .text(cusip)]
        ).first
      }
    }
  }

  /// The CUSIP that a symbol stands for; nil if none was chosen.
  ///
  /// - Throws: `StoreError`.
  public func chosenSecurity(of symbol: MarketSymbol) throws(StoreError) -> String? {
    try read { (connection) throws(SQLiteError) in
      try connection.rows(
        "SELECT cusip FROM chosen_security JOIN symbol ON id = chosen_security.symbol"
          + " WHERE symbol.symbol = ?", [.text(symbol.text)]
      ) { (row) throws(SQLiteError) in row.text(0) }.first ?? nil
    }
  }

  /// Remembers the CUSIP that a symbol stands for.
  ///
  /// - Throws: `StoreError`.
  public func chooseSecurity(_ cusip: String, for symbol: MarketSymbol) throws(StoreError) {
    try change { (connection) throws(SQLiteError) in
      try connection.run(
        "INSERT OR REPLACE INTO chosen_security VALUES (?, ?)",
        [.integer(try connection.madeNumber(of: symbol)), .text(cusip)])
    }
  }
}

extension Connection {
  fileprivate func putInstitutions(of securities: [HeldSecurity]) throws(SQLiteError) {
    var seen: Set<Int> = []
    let text = """
      INSERT INTO institution VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name
      """
    try prepared(text) { (statement) throws(SQLiteError) in
      for security in securities {
        for holder in security.largest where seen.insert(holder.number).inserted {
          try statement.run([.integer(holder.number), .text(holder.name)])
        }
      }
    }
  }

  fileprivate func put(
    _ securities: [HeldSecurity], _ quarter: SQLiteValue
  ) throws(SQLiteError) {
    try prepared("INSERT INTO held_security VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)") {
      (statement) throws(SQLiteError) in
      for security in securities { try statement.run([quarter] + security.sqlValues) }
    }
    try prepared("INSERT INTO holder VALUES (?, ?, ?, ?, ?, ?)") {
      (statement) throws(SQLiteError) in
      for security in securities {
        for (number, holder) in security.largest.enumerated() {
          try statement.run([
            quarter, .text(security.cusip), .integer(number), .integer(holder.number),
            .integer(holder.shares), .integer(holder.value),
          ])
        }
      }
    }
  }

  /// Securities without their holders; `condition` begins with WHERE.
  fileprivate func securities(
    _ condition: String, _ values: [SQLiteValue]
  ) throws(SQLiteError) -> [HeldSecurity] {
    let text = """
      SELECT cusip, issuer, class, institutions, shares, value, calls, puts FROM held_security
      \(condition)
      """
    return try rows(text, values) { (row) throws(SQLiteError) in
      var security = HeldSecurity(
        cusip: row.text(0) ?? "", issuer: row.text(1) ?? "", titleOfClass: row.text(2) ?? "")
      security.institutions = row.count(3)
      (security.shares, security.value) = (row.count(4), row.count(5))
      (security.calls, security.puts) = (row.count(6), row.count(7))
      return security
    }
  }

  fileprivate func holders(
    _ place: [SQLiteValue]
  ) throws(SQLiteError) -> [HeldSecurity.Holder] {
    let text = """
      SELECT institution, name, shares, value FROM holder JOIN institution ON id = institution
      WHERE quarter = ? AND cusip = ? ORDER BY number
      """
    return try rows(text, place) { (row) throws(SQLiteError) in
      HeldSecurity.Holder(
        number: row.count(0), name: row.text(1) ?? "", shares: row.count(2), value: row.count(3))
    }
  }
}

extension Statement {
  /// A whole number of the row, 0 for none.
  fileprivate func count(_ column: Int32) -> Int { Int(integer(column) ?? 0) }
}

extension HeldSecurity {
  fileprivate var sqlValues: [SQLiteValue] {
    [
      .text(cusip), .text(issuer), .text(titleOfClass),
      .text(IssuerName.words(of: issuer).joined(separator: " ")), .integer(institutions),
      .integer(shares), .integer(value), .integer(calls), .integer(puts),
    ]
  }
}
