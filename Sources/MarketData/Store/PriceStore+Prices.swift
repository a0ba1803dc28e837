// SPDX-License-Identifier: MIT

internal import Audiograph

extension PriceStore {
  /// What is stored of a symbol; nil if nothing is.
  ///
  /// The numbers are bit for bit those that were saved. A column without any value is absent, the
  /// close apart.
  ///
  /// - Throws: `StoreError`.
  public func prices(of symbol: MarketSymbol) throws(StoreError) -> StoredPrices? {
    try read { (connection) throws(SQLiteError) in try connection.prices(of: symbol) }
  }

  /// Every symbol that has prices, in order, without its bars.
  ///
  /// - Throws: `StoreError`.
  public func summaries() throws(StoreError) -> [StoredSummary] {
    let text = """
      SELECT symbol.symbol, count(*), max(day), source, fetched
      FROM price JOIN symbol ON symbol.id = price.symbol
      GROUP BY price.symbol ORDER BY symbol.symbol
      """
    return try read { (connection) throws(SQLiteError) in
      try connection.rows(text) { (row) throws(SQLiteError) in StoredSummary(row) }
        .compactMap(\.self)
    }
  }

  /// Adds daily bars, replacing those of the same days, in one transaction.
  ///
  /// A bar without a close is left out. A bar that replaces another replaces all its numbers, also
  /// by missing ones. All bars of a symbol are of one source, since every source adjusts prices in
  /// its own way: bars of another source give way to new ones, whatever their days. That a symbol
  /// trades every day is never taken back. Adjusted closes that differ from stored ones by less than
  /// a millionth, which is rounding, stay as they were.
  ///
  /// - Parameters:
  ///   - history: The bars, and what is known of the symbol; what it leaves open stays as it was.
  ///   - symbol: Whose bars.
  ///   - source: A provider's name, or `import`.
  ///   - fetched: When they came, in seconds since 1970-01-01 00:00 UTC.
  ///   - replacing: Whether bars of other days are thrown away.
  ///   - expected: What was stored when the bars were asked for; nil if that does not matter.
  /// - Returns: How many days are new, and how many have other numbers than before.
  /// - Throws: `StoreError`, `.changedMeanwhile` where the stored bars are of another source by now;
  ///   nothing is saved then.
  @discardableResult
  public func save(
    _ history: BarHistory, of symbol: MarketSymbol, source: String, fetched: Int64,
    replacing: Bool = false, expecting expected: StoredSource? = nil
  ) throws(StoreError) -> SavedBars {
    let new = history.bars.byDay
    let saved = try change { (connection) throws(SQLiteError) -> SavedBars? in
      let number = try connection.madeNumber(of: symbol)
      let stored = try connection.source(of: number)
      if let expected, expected.name != stored, stored != source { return nil }
      let other = stored == source ? nil : stored
      let before = try connection.bars(of: number)
      let bars = Dictionary(
        uniqueKeysWithValues: new.map { ($0.key, $0.value.settled(on: before[$0.key])) })
      try connection.note(history, of: number)
      if replacing || other != nil {
        try connection.run("DELETE FROM price WHERE symbol = ?", [.integer(number)])
      }
      try connection.put(bars, of: number, stamp: [.text(source), .integer(fetched)])
      let kept = replacing || other != nil ? [] : Array(before.keys)
      return SavedBars(
        new: bars.keys.count { before[$0] == nil },
        changed: bars.count { before[$0.key] != nil && before[$0.key] != $0.value },
        last: (Array(bars.keys) + kept).max(), replacedSource: other)
    }
    guard let saved else { throw .changedMeanwhile(path: path) }
    return saved
  }

  /// Notes when a symbol was last asked for, so that a provider that fails is not asked again at
  /// once.
  ///
  /// - Throws: `StoreError`.
  public func noteAttempt(
    _ symbol: MarketSymbol, at instant: Int64, failed: Bool, problem: String? = nil
  ) throws(StoreError) {
    try change { (connection) throws(SQLiteError) in
      let number = try connection.madeNumber(of: symbol)
      try connection.run(
        "UPDATE symbol SET attempted = ?, attempt_failed = ?, attempt_problem = ? WHERE id = ?",
        [.integer(instant), .integer(failed ? 1 : 0), .optional(problem), .integer(number)])
    }
  }

  /// The last attempt to fetch a symbol; nil if there was none.
  ///
  /// - Throws: `StoreError`.
  public func attempt(of symbol: MarketSymbol) throws(StoreError) -> FetchAttempt? {
    let text = """
      SELECT attempted, attempt_failed, attempt_problem FROM symbol
      WHERE symbol = ? AND attempted IS NOT NULL
      """
    return try read { (connection) throws(SQLiteError) in
      try connection.rows(text, [.text(symbol.text)]) { (row) throws(SQLiteError) in
        FetchAttempt(
          instant: row.integer(0) ?? 0, failed: row.integer(1) == 1, problem: row.text(2))
      }.first
    }
  }
}

extension PriceBars {
  /// The bars that have a close by their days; the last of several of one day.
  fileprivate var byDay: [Int: StoredBar] {
    var bars: [Int: StoredBar] = [:]
    for index in 0..<count {
      let bar = StoredBar(self, at: index)
      if !bar.close.isNaN { bars[dates[index].day] = bar }
    }
    return bars
  }
}

extension StoredSummary {
  /// The symbol, count, last day, source and fetch time of a row.
  fileprivate init?(_ row: borrowing Statement) {
    guard let symbol = row.text(0).flatMap(MarketSymbol.init) else { return nil }
    self.init(
      symbol: symbol, count: Int(row.integer(1) ?? 0), lastDay: Int(row.integer(2) ?? 0),
      source: row.text(3) ?? "", fetched: row.integer(4) ?? 0)
  }
}

extension Connection {
  /// What is known of a symbol besides its bars, to be filled with them.
  func facts(of symbol: MarketSymbol, bars: PriceBars) throws(SQLiteError) -> BarHistory? {
    let text = """
      SELECT currency, name, zone, trades_every_day, price, instant
      FROM symbol LEFT JOIN quote ON quote.symbol = symbol.id WHERE symbol.symbol = ?
      """
    return try rows(text, [.text(symbol.text)]) { (row) throws(SQLiteError) in
      let quote = row.integer(5).flatMap { instant in
        Quote.instants.contains(instant)
          ? Quote(
            price: row.real(4), instant: instant, currency: row.text(0), zone: row.text(2)) : nil
      }
      return BarHistory(
        bars: bars, currency: row.text(0), name: row.text(1), zone: row.text(2),
        tradesEveryDay: row.integer(3) == 1, quote: quote)
    }.first
  }

  /// Keeps what a history says of its symbol; what it leaves open stays as it was, a latest price
  /// apart, which is of one answer alone.
  func note(_ history: BarHistory, of number: Int64) throws(SQLiteError) {
    let text = """
      UPDATE symbol SET currency = coalesce(?, currency), name = coalesce(?, name),
        zone = coalesce(?, zone), trades_every_day = max(trades_every_day, ?) WHERE id = ?
      """
    try run(
      text,
      [
        .optional(history.currency), .optional(history.name), .optional(history.zone),
        .integer(history.tradesEveryDay ? 1 : 0), .integer(number),
      ])
    try run("DELETE FROM quote WHERE symbol = ?", [.integer(number)])
    guard let quote = history.quote, quote.price.isFinite else { return }
    try run(
      "INSERT INTO quote (symbol, price, instant) VALUES (?, ?, ?)",
      [.integer(number), .real(quote.price), .integer(quote.instant)])
  }

  fileprivate func prices(of symbol: MarketSymbol) throws(SQLiteError) -> StoredPrices? {
    guard let number = try number(of: symbol) else { return nil }
    let days = try days(of: number)
    let dates = XAxis.Dates(
      instants: days.map { CalendarDate(day: $0.day).instant }, precision: .day)
    guard let last = days.last, let bars = PriceBars(days.map(\.bar), dates: dates),
      let history = try facts(of: symbol, bars: bars)
    else { return nil }
    let stamp = try rows(
      "SELECT source, fetched FROM price WHERE symbol = ? AND day = ?",
      [.integer(number), .integer(last.day)]
    ) { (row) throws(SQLiteError) in (source: row.text(0) ?? "", fetched: row.integer(1) ?? 0) }
    return stamp.first.map {
      StoredPrices(history: history, source: $0.source, fetched: $0.fetched)
    }
  }

  /// Who the bars of a symbol are from; nil if there are none.
  fileprivate func source(of number: Int64) throws(SQLiteError) -> String? {
    try rows("SELECT source FROM price WHERE symbol = ? LIMIT 1", [.integer(number)]) {
      (row) throws(SQLiteError) in row.text(0) ?? ""
    }.first
  }

  /// The bars of a symbol in the order of their days.
  ///
  /// - Throws: A fault of damage for a day that no calendar has.
  private func days(of number: Int64) throws(SQLiteError) -> [(day: Int, bar: StoredBar)] {
    let text = "SELECT day, \(StoredBar.columns) FROM price WHERE symbol = ? ORDER BY day"
    return try rows(text, [.integer(number)]) { (row) throws(SQLiteError) in
      (try calendarDay(row.integer(0)), StoredBar(row, from: 1))
    }
  }

  fileprivate func bars(of number: Int64) throws(SQLiteError) -> [Int: StoredBar] {
    Dictionary(uniqueKeysWithValues: try days(of: number).map { ($0.day, $0.bar) })
  }

  /// Puts bars in the place of those of the same days.
  fileprivate func put(
    _ bars: [Int: StoredBar], of number: Int64, stamp: [SQLiteValue]
  ) throws(SQLiteError) {
    let text = """
      INSERT OR REPLACE INTO price (symbol, day, \(StoredBar.columns), source, fetched)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """
    try prepared(text) { (statement) throws(SQLiteError) in
      for (day, bar) in bars.sorted(by: { $0.key < $1.key }) {
        try statement.run([.integer(number), .integer(day)] + bar.sqlValues + stamp)
      }
    }
  }
}
