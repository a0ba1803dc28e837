// SPDX-License-Identifier: MIT

internal import Audiograph

/// What is known of a company's list of filings.
public struct InsiderList: Sendable, Hashable {
  /// The number by which the Commission knows the company, ten digits.
  public var number: String
  /// The company's name.
  public var name: String
  /// All filings since this day, counted from 1970-01-01, were listed.
  public var first: Int
  /// When they were, in seconds since 1970-01-01 00:00 UTC.
  public var fetched: Int64

  /// A list as it came.
  public init(number: String, name: String, first: Int, fetched: Int64) {
    (self.number, self.name, self.first, self.fetched) = (number, name, first, fetched)
  }
}

/// The filings of insiders that are stored of a company.
public struct StoredFilings: Sendable, Hashable {
  /// What is known of the list of them.
  public var list: InsiderList
  /// Those that were read, in the order of their days.
  public var read: [InsiderFiling]
  /// Those that were not fetched yet, the latest first.
  public var pending: [ListedFiling]
  /// Those that cannot be read, but for those about another company's shares.
  public var unread: [ListedFiling]
}

extension PriceStore {
  /// Keeps a list of filings; what is known of those that were listed before stays.
  ///
  /// - Throws: `StoreError`; nothing is saved then.
  public func save(
    _ list: InsiderList, _ filings: [ListedFiling], of symbol: MarketSymbol
  ) throws(StoreError) {
    try change { (connection) throws(SQLiteError) in
      let number = SQLiteValue.integer(try connection.madeNumber(of: symbol))
      try connection.run(
        """
        INSERT INTO insider_list VALUES (?, ?, ?, ?, ?) ON CONFLICT (symbol) DO UPDATE SET
        number = excluded.number, name = excluded.name, fetched = excluded.fetched,
        first_day = min(first_day, excluded.first_day)
        """,
        [
          number, .text(list.number), .text(list.name), .integer(list.first),
          .integer(list.fetched),
        ])
      let text = """
        INSERT OR IGNORE INTO insider_filing (symbol, \(listedColumns)) VALUES (?, ?, ?, ?, ?, ?)
        """
      try connection.prepared(text) { (statement) throws(SQLiteError) in
        for filing in filings {
          try statement.run([
            number, .text(filing.accession), .text(filing.form), .integer(filing.filed),
            .integer(filing.reported), .text(filing.document),
          ])
        }
      }
    }
  }

  /// Keeps what a listed filing says, or why it cannot be read, so that it is never asked for again.
  ///
  /// - Throws: `StoreError`; nothing is saved then.
  public func save(
    _ read: Result<InsiderFiling, FilingFault>, as filing: ListedFiling, of symbol: MarketSymbol
  ) throws(StoreError) {
    try change { (connection) throws(SQLiteError) in
      let number = SQLiteValue.integer(try connection.madeNumber(of: symbol))
      let key = [number, .text(filing.accession)]
      switch read {
      case .failure(let fault):
        try connection.run(
          "UPDATE insider_filing SET state = 2, fault = ? WHERE symbol = ? AND accession = ?",
          [.text(fault.rawValue)] + key)
      case .success(let filing):
        try connection.run(
          """
          UPDATE insider_filing SET state = 1, form = ?, reported = ?, owner = ?, owner_count = ?,
          name = ?, position = ?, title = ?, faulty_count = ? WHERE symbol = ? AND accession = ?
          """, filing.sqlValues + key)
        try connection.put(filing.trades, key)
      }
    }
  }

  /// The filings of a company; nil where its list was never asked for.
  ///
  /// - Throws: `StoreError`.
  public func insiders(of symbol: MarketSymbol) throws(StoreError) -> StoredFilings? {
    try read { (connection) throws(SQLiteError) in
      guard let number = try connection.number(of: symbol),
        let list = try connection.insiderList(number)
      else { return nil }
      return StoredFilings(
        list: list, read: try connection.readFilings(number),
        pending: try connection.listedFilings(number, state: 0),
        unread: try connection.listedFilings(number, state: 2))
    }
  }
}

private let listedColumns = "accession, form, filed, reported, document"

extension Connection {
  fileprivate func put(
    _ trades: [InsiderFiling.Trade], _ key: [SQLiteValue]
  ) throws(SQLiteError) {
    try run("DELETE FROM insider_trade WHERE symbol = ? AND accession = ?", key)
    try prepared("INSERT INTO insider_trade VALUES (?, ?, ?, ?, ?, ?, ?)") {
      (statement) throws(SQLiteError) in
      for (index, trade) in trades.enumerated() {
        try statement.run(
          key + [
            .integer(index), .integer(trade.day), .text(trade.code), .real(trade.shares),
            trade.price.map { .real($0) } ?? .null,
          ])
      }
    }
  }

  fileprivate func insiderList(_ number: Int64) throws(SQLiteError) -> InsiderList? {
    try rows(
      "SELECT number, name, first_day, fetched FROM insider_list WHERE symbol = ?",
      [.integer(number)]
    ) { (row) throws(SQLiteError) in
      InsiderList(
        number: row.text(0) ?? "", name: row.text(1) ?? "", first: Int(row.integer(2) ?? 0),
        fetched: row.integer(3) ?? 0)
    }.first
  }

  fileprivate func listedFilings(
    _ number: Int64, state: Int
  ) throws(SQLiteError) -> [ListedFiling] {
    try rows(
      """
      SELECT \(listedColumns) FROM insider_filing
      WHERE symbol = ? AND state = ? AND fault IS NOT ? ORDER BY filed DESC, accession DESC
      """, [.integer(number), .integer(state), .text(FilingFault.otherIssuer.rawValue)]
    ) { (row) throws(SQLiteError) in try ListedFiling(row) }
  }

  fileprivate func readFilings(_ number: Int64) throws(SQLiteError) -> [InsiderFiling] {
    var trades: [String: [InsiderFiling.Trade]] = [:]
    let all = try rows(
      "SELECT accession, day, code, shares, price FROM insider_trade WHERE symbol = ? "
        + "ORDER BY accession, number", [.integer(number)]
    ) { (row) throws(SQLiteError) in
      let price = row.real(4)
      return (
        accession: row.text(0) ?? "",
        trade: InsiderFiling.Trade(
          day: Int(try calendarDay(row.integer(1))), code: row.text(2) ?? "", shares: row.real(3),
          price: price.isNaN ? nil : price)
      )
    }
    for (accession, trade) in all { trades[accession, default: []].append(trade) }
    return try rows(
      """
      SELECT \(listedColumns), owner, owner_count, name, position, title, faulty_count
      FROM insider_filing WHERE symbol = ? AND state = 1 ORDER BY filed, accession
      """, [.integer(number)]
    ) { (row) throws(SQLiteError) in
      let listed = try ListedFiling(row)
      return InsiderFiling(
        listed: listed, owner: row.text(5) ?? "", ownerCount: Int(row.integer(6) ?? 1),
        insider: InsiderReport.Insider(
          name: row.text(7) ?? "",
          position: row.text(8).flatMap(InsiderReport.Position.init) ?? .other,
          title: row.text(9) ?? ""),
        trades: trades[listed.accession] ?? [], faultyCount: Int(row.integer(10) ?? 0))
    }
  }
}

extension ListedFiling {
  fileprivate init(_ row: borrowing Statement) throws(SQLiteError) {
    self.init(
      accession: row.text(0) ?? "", form: row.text(1) ?? "",
      filed: Int(try calendarDay(row.integer(2))), reported: Int(try calendarDay(row.integer(3))),
      document: row.text(4) ?? "")
  }
}

extension InsiderFiling {
  fileprivate var sqlValues: [SQLiteValue] {
    [
      .text(listed.form), .integer(listed.reported), .text(owner), .integer(ownerCount),
      .text(insider.name), .text(insider.position.rawValue), .text(insider.title),
      .integer(faultyCount),
    ]
  }
}
