// SPDX-License-Identifier: MIT

internal import Audiograph

extension PriceStore {
  /// Keeps bars within days, in place of all such bars of the symbol and the length of bar.
  ///
  /// Where there is no bar at all, those before go, and none are kept.
  ///
  /// - Parameters:
  ///   - history: The bars on the exchange's own clock, and what is known of the symbol.
  ///   - symbol: Whose bars.
  ///   - minutes: How long one bar is.
  ///   - source: A provider's name.
  ///   - fetched: When they came, in seconds since 1970-01-01 00:00 UTC.
  /// - Throws: `StoreError`; nothing is saved then.
  public func saveIntraday(
    _ history: BarHistory, of symbol: MarketSymbol, minutes: Int, source: String, fetched: Int64
  ) throws(StoreError) {
    try change { (connection) throws(SQLiteError) in
      let number = try connection.madeNumber(of: symbol)
      try connection.note(history, of: number)
      let key: [SQLiteValue] = [.integer(number), .integer(minutes)]
      try connection.run("DELETE FROM intraday WHERE symbol = ? AND minutes = ?", key)
      let dates = history.bars.dates
      try connection.run(
        "INSERT INTO intraday VALUES (?, ?, ?, ?, ?, ?)",
        key + [
          .integer(dates.precision.rawValue), dates.offsetMinutes.map(SQLiteValue.integer) ?? .null,
          .text(source), .integer(fetched),
        ])
      try connection.put(history.bars, key: key)
    }
  }

  /// Bars within days; nil if none are kept.
  ///
  /// - Throws: `StoreError`.
  public func intraday(
    of symbol: MarketSymbol, minutes: Int
  ) throws(StoreError) -> StoredPrices? {
    try read { (connection) throws(SQLiteError) in
      guard let number = try connection.number(of: symbol) else { return nil }
      let key: [SQLiteValue] = [.integer(number), .integer(minutes)]
      guard let stamp = try connection.intradayStamp(key) else { return nil }
      let rows = try connection.intradayRows(key)
      let dates = XAxis.Dates(
        instants: rows.map(\.instant), precision: stamp.precision, offsetMinutes: stamp.offset)
      guard !rows.isEmpty, let bars = PriceBars(rows.map(\.bar), dates: dates),
        let history = try connection.facts(of: symbol, bars: bars)
      else { return nil }
      return StoredPrices(history: history, source: stamp.source, fetched: stamp.fetched)
    }
  }
}

/// What stands once for all bars within days of a symbol.
private struct IntradayStamp {
  let precision: DatePrecision
  let offset: Int?
  let source: String
  let fetched: Int64
}

extension Connection {
  fileprivate func put(_ bars: PriceBars, key: [SQLiteValue]) throws(SQLiteError) {
    let text = """
      INSERT INTO intraday_price (symbol, minutes, number, instant, \(StoredBar.columns))
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """
    try prepared(text) { (statement) throws(SQLiteError) in
      for index in 0..<bars.count {
        let place: [SQLiteValue] = [.integer(index), .integer(bars.dates.instants[index])]
        try statement.run(key + place + StoredBar(bars, at: index).sqlValues)
      }
    }
  }

  fileprivate func intradayStamp(_ key: [SQLiteValue]) throws(SQLiteError) -> IntradayStamp? {
    let text = """
      SELECT precision, offset, source, fetched FROM intraday WHERE symbol = ? AND minutes = ?
      """
    return try rows(text, key) { (row) throws(SQLiteError) in
      IntradayStamp(
        precision: row.integer(0).flatMap { DatePrecision(rawValue: Int($0)) } ?? .minute,
        offset: row.integer(1).flatMap { abs($0) < 1440 ? Int($0) : nil },
        source: row.text(2) ?? "",
        fetched: row.integer(3) ?? 0)
    }.first
  }

  fileprivate func intradayRows(
    _ key: [SQLiteValue]
  ) throws(SQLiteError) -> [(instant: Int64, bar: StoredBar)] {
    let text = """
      SELECT instant, \(StoredBar.columns) FROM intraday_price
      WHERE symbol = ? AND minutes = ? ORDER BY number
      """
    return try rows(text, key) { (row) throws(SQLiteError) in
      let instant = row.integer(0) ?? 0
      _ = try calendarDay(instant / CalendarDate.microsecondsPerDay)
      return (instant, StoredBar(row, from: 1))
    }
  }
}
