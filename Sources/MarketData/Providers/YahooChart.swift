// SPDX-License-Identifier: MIT

internal import JSON

extension ProviderFacts {
  /// It writes pairs with a coin as everybody does.
  static let yahoo = ProviderFacts(
    title: "Yahoo", usualAddress: "https://query1.finance.yahoo.com", politeInterval: 15,
    shares: .usual(1), coins: .ifPreferred, pricing: { YahooChart($0) })
}

/// Yahoo's chart interface, version 8, which is not documented: best effort.
///
/// Closing prices are adjusted for splits, adjusted ones for dividends too.
public struct YahooChart: PriceProvider {
  private let access: ProviderAccess

  /// Yahoo, reached in this way.
  public init(_ access: ProviderAccess) { self.access = access }

  /// Past bars, oldest first, without one of a session that still runs.
  ///
  /// A session runs until the end that the answer names for it, or half an hour longer where the
  /// latest price is from before that end. Where the answer names none, the bar of the exchange's
  /// present day is left out.
  ///
  /// - Throws: `ProviderError`; nothing of a bad answer is kept.
  public func history(_ request: HistoryRequest) throws(ProviderError) -> BarHistory {
    let chart = try chart(request.symbol, query: try query(request))
    return try chart.history(request)
  }

  /// The latest price of the regular session.
  ///
  /// - Throws: `ProviderError`.
  public func latest(_ symbol: MarketSymbol, now: Int64) throws(ProviderError) -> Quote {
    try chart(symbol, query: [("range", "1d"), ("interval", "1d")]).quote()
  }

  /// 1900-01-01, before the first price that Yahoo has; indices go back to 1927.
  private static let earliestDay = -25_567

  private func query(
    _ request: HistoryRequest
  ) throws(ProviderError) -> [(name: String, value: String)] {
    guard case .minutes(let minutes) = request.resolution else {
      // Sessions far in the east begin on the day before in UTC.
      let first = request.firstDay.map { $0 - 1 } ?? Self.earliestDay
      return [
        ("period1", "\(first * 86_400)"), ("period2", "\(request.now + 86_400)"),
        ("interval", "1d"), ("events", "div,splits"),
      ]
    }
    guard [1, 2, 5, 15, 30, 60, 90].contains(minutes) else {
      throw ProviderError(.yahoo, .notOffered(.bars(minutes: minutes)))
    }
    let isShort = request.firstDay.map { Int64($0 + 1) >= request.now / 86_400 } ?? false
    return [("range", isShort ? "1d" : "5d"), ("interval", "\(minutes)m")]
  }

  private func chart(
    _ symbol: MarketSymbol, query: [(name: String, value: String)]
  ) throws(ProviderError) -> YahooResponse {
    let name = ShareClassNotation.yahoo.name(of: symbol, directory: access.store)
    let document = try access.json(
      ProviderRequest(
        provider: .yahoo, path: "/v8/finance/chart/\(name)", query: query,
        reading: [400, 404, 422]))
    return try YahooResponse(document, symbol: symbol, name: name)
  }
}
