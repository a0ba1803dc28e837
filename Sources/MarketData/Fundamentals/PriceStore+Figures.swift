// SPDX-License-Identifier: MIT

extension PriceStore {
  /// Keeps the figures of a company in place of those kept before.
  ///
  /// - Parameters:
  ///   - figures: The figures, which keep their order; there may be none.
  ///   - symbol: Whose figures.
  ///   - fetched: When they came, in seconds since 1970-01-01 00:00 UTC.
  /// - Throws: `StoreError`; the figures before stay then.
  public func saveFigures(
    _ figures: CompanyFigures, of symbol: MarketSymbol, fetched: Int64
  ) throws(StoreError) {
    try change { (connection) throws(SQLiteError) in
      let number = SQLiteValue.integer(try connection.madeNumber(of: symbol))
      try connection.run("DELETE FROM company WHERE symbol = ?", [number])
      try connection.run(
        "INSERT INTO company (symbol, name, fetched) VALUES (?, ?, ?)",
        [number, .text(figures.company), .integer(fetched)])
      try connection.put(figures.figures, of: number)
    }
  }

  /// The figures of a company and when they came; nil if none are kept.
  ///
  /// - Throws: `StoreError`.
  public func figures(
    of symbol: MarketSymbol
  ) throws(StoreError) -> (figures: CompanyFigures, fetched: Int64)? {
    try read { (connection) throws(SQLiteError) in
      guard let number = try connection.number(of: symbol) else { return nil }
      let company = try connection.rows(
        "SELECT name, fetched FROM company WHERE symbol = ?", [.integer(number)]
      ) { (row) throws(SQLiteError) in (name: row.text(0) ?? "", fetched: row.integer(1) ?? 0) }
      guard let company = company.first else { return nil }
      let figures = CompanyFigures(
        company: company.name, figures: try connection.figures(of: number))
      return (figures, company.fetched)
    }
  }
}

private let figureColumns =
  "metric, period, first_day, last_day, value, unit, derivation, form, filed, concept, reported"

extension Connection {
  fileprivate func put(
    _ figures: [CompanyFigures.Figure], of number: SQLiteValue
  ) throws(SQLiteError) {
    let text = """
      INSERT INTO figure (symbol, number, \(figureColumns))
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """
    try prepared(text) { (statement) throws(SQLiteError) in
      for (index, figure) in figures.enumerated() {
        try statement.run([number, .integer(index)] + figure.sqlValues)
      }
    }
  }

  fileprivate func figures(of number: Int64) throws(SQLiteError) -> [CompanyFigures.Figure] {
    let text = "SELECT \(figureColumns) FROM figure WHERE symbol = ? ORDER BY number"
    return try rows(text, [.integer(number)]) { (row) throws(SQLiteError) in
      for column in [Int32(2), 3, 8] { _ = try calendarDay(row.integer(column)) }
      if let reported = row.integer(10) { _ = try calendarDay(reported) }
      return CompanyFigures.Figure(row)
    }.compactMap(\.self)
  }
}

extension CompanyFigures.Figure {
  fileprivate var sqlValues: [SQLiteValue] {
    [
      .text(metric.rawValue), .text(period.rawValue), .integer(start), .integer(end),
      .real(value), .text(unit), .text(derivation.rawValue), .text(form), .integer(filed),
      .text(concept), reported.map { .integer($0) } ?? .null,
    ]
  }

  /// A figure from its row; nil for one of a kind that this program does not know.
  fileprivate init?(_ row: borrowing Statement) {
    guard let metric = row.text(0).flatMap(CompanyFigures.Metric.init),
      let period = row.text(1).flatMap(CompanyFigures.Period.init),
      let derivation = row.text(6).flatMap(CompanyFigures.Derivation.init),
      let start = row.integer(2), let end = row.integer(3), let filed = row.integer(8)
    else { return nil }
    self.init(
      metric: metric, period: period, start: Int(start), end: Int(end), value: row.real(4),
      unit: row.text(5) ?? "", derivation: derivation, form: row.text(7) ?? "", filed: Int(filed),
      reported: row.integer(10).map { Int($0) }, concept: row.text(9) ?? "")
  }
}
