// SPDX-License-Identifier: MIT

/// What all processes with one store remember of their requests to a provider.
///
/// A time in the future counts as none: a clock that was set far ahead once would otherwise end all
/// asking.
extension PriceStore {
  /// How far ahead turns are given out, in milliseconds.
  private static let farthestTurn: Int64 = 60_000

  /// Takes the next turn to ask a provider.
  ///
  /// - Parameters:
  ///   - provider: Who is to be asked.
  ///   - distance: Milliseconds between two requests.
  ///   - now: The present, in milliseconds since 1970-01-01 00:00 UTC.
  /// - Returns: Milliseconds until the request may be sent, from 0 to 60,000.
  /// - Throws: `StoreError`.
  func takeTurn(
    with provider: ProviderName, apart distance: Int64, now: Int64
  ) throws(StoreError) -> Int64 {
    try change { (connection) throws(SQLiteError) in
      let free = try connection.known("next_turn", of: provider) ?? now
      let turn = (now...now + Self.farthestTurn).contains(free) ? free : now
      try connection.keep("next_turn", turn + distance, of: provider)
      return turn - now
    }
  }

  /// Notes that a provider was asked too often.
  ///
  /// - Parameters:
  ///   - provider: Who said so.
  ///   - now: The present, in seconds since 1970-01-01 00:00 UTC.
  ///   - seconds: How long it is not asked again.
  /// - Throws: `StoreError`.
  func noteRefusal(
    by provider: ProviderName, at now: Int64, for seconds: Int64
  ) throws(StoreError) {
    try change { (connection) throws(SQLiteError) in
      try connection.keep("refused", now, of: provider)
      try connection.keep("refused_until", now + seconds, of: provider)
    }
  }

  /// Seconds for which a provider is not asked, above 0; nil if it may be asked.
  ///
  /// - Throws: `StoreError`.
  func secondsRefused(by provider: ProviderName, now: Int64) throws(StoreError) -> Int64? {
    try read { (connection) throws(SQLiteError) in
      guard let refused = try connection.known("refused", of: provider), refused <= now,
        let end = try connection.known("refused_until", of: provider), end > now
      else { return nil }
      return end - now
    }
  }

  /// Notes that the whole history is not for the key of a provider.
  ///
  /// - Throws: `StoreError`.
  func noteWholeRefused(by provider: ProviderName, at now: Int64) throws(StoreError) {
    try change { (connection) throws(SQLiteError) in
      try connection.keep("whole_refused", now, of: provider)
    }
  }

  /// Whether the whole history was refused within the last day; keys change.
  ///
  /// - Throws: `StoreError`.
  func isWholeRefused(by provider: ProviderName, now: Int64) throws(StoreError) -> Bool {
    try read { (connection) throws(SQLiteError) in
      guard let refused = try connection.known("whole_refused", of: provider) else { return false }
      return (0..<86_400).contains(now - refused)
    }
  }
}

extension Connection {
  fileprivate func known(
    _ column: String, of provider: ProviderName
  ) throws(SQLiteError) -> Int64? {
    try integer("SELECT \(column) FROM provider WHERE name = ?", [.text(provider.host.rawValue)])
  }

  fileprivate func keep(
    _ column: String, _ value: Int64, of provider: ProviderName
  ) throws(SQLiteError) {
    let text = """
      INSERT INTO provider (name, \(column)) VALUES (?, ?)
      ON CONFLICT (name) DO UPDATE SET \(column) = excluded.\(column)
      """
    try run(text, [.text(provider.host.rawValue), .integer(value)])
  }
}
