// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

extension ProviderFacts {
  /// It allows 25 requests a day, and one a second, for a free key; the network does not keep distances.
  static let alphaVantage = ProviderFacts(
    title: "Alpha Vantage", usualAddress: "https://www.alphavantage.co", needsKey: true,
    politeInterval: 3600, requestDistance: 1.2, shares: .usual(0), pricing: { AlphaVantage($0) })
}

/// Alpha Vantage's daily prices, for which it wants a key.
///
/// Prices are as traded, not adjusted for splits.
public struct AlphaVantage: PriceProvider {
  private let access: ProviderAccess

  /// Alpha Vantage, reached in this way.
  public init(_ access: ProviderAccess) { self.access = access }

  /// Past daily bars, oldest first, without today's before 16 o'clock in New York.
  ///
  /// Where the whole history is not for this key, the hundred bars that are come instead; that it
  /// is not is remembered for a day.
  ///
  /// - Throws: `ProviderError`; nothing of a bad answer is kept.
  public func history(_ request: HistoryRequest) throws(ProviderError) -> BarHistory {
    guard request.resolution == .day else {
      throw ProviderError(.alphaVantage, .notOffered(.minutes))
    }
    guard Self.isLong(request), !isWholeRefused(request.now) else {
      return try history(request, size: "compact")
    }
    do {
      return try history(request, size: "full")
    } catch {
      guard case .said(let words) = error.fault, words.holds("outputsize") else { throw error }
      try? access.store?.noteWholeRefused(by: .alphaVantage, at: request.now)
      return try history(request, size: "compact")
    }
  }

  /// Whether more than the last hundred trading days are wanted, which are 140 days or more.
  private static func isLong(_ request: HistoryRequest) -> Bool {
    request.firstDay.map { Int64($0 + 135) * 86_400 < request.now } ?? true
  }

  private func isWholeRefused(_ now: Int64) -> Bool {
    (try? access.store?.isWholeRefused(by: .alphaVantage, now: now)) ?? false
  }

  private func history(
    _ request: HistoryRequest, size: String
  ) throws(ProviderError) -> BarHistory {
    let root = try ask(
      request.symbol, "TIME_SERIES_DAILY", [("outputsize", size), ("datatype", "json")])
    guard let days = root.member("Time Series (Daily)"), days.shape == .record else {
      throw ProviderError(.alphaVantage, .unexpected(.noDailySeries))
    }
    let session = NewYorkSession(now: request.now)
    var raw: [ProviderBar] = []
    for (date, numbers) in days.members {
      guard let day = dayNumber(date) else {
        throw ProviderError(.alphaVantage, .unexpected(.barWithoutDate))
      }
      if !session.isUnfinished(day: day) { raw.append(try bar(day, numbers)) }
    }
    let builder = ProviderBars(
      provider: .alphaVantage, symbol: request.symbol, precision: .day)
    return BarHistory(
      bars: try builder.bars(raw, from: request.firstDay), zone: zone(of: request.symbol))
  }

  private func bar(_ day: Int, _ node: JSONNode) throws(ProviderError) -> ProviderBar {
    var bar = ProviderBar(local: Int64(day) * 86_400)
    let columns: [(WritableKeyPath<ProviderBar, Double>, String)] = [
      (\.open, "1. open"), (\.high, "2. high"), (\.low, "3. low"), (\.close, "4. close"),
      (\.volume, "5. volume"),
    ]
    for (path, key) in columns { bar[keyPath: path] = try number(node.member(key)) }
    return bar
  }

  private func number(_ node: JSONNode?) throws(ProviderError) -> Double {
    guard let node, node.shape != .null, node.text != "" else { return .nan }
    guard let number = node.text.flatMap({ decimalNumber($0) }) else {
      throw ProviderError(.alphaVantage, .unexpected(.priceIsNoNumber))
    }
    return number
  }

  /// The latest price, made at 16 o'clock in New York, or now where that is still to come.
  ///
  /// - Throws: `ProviderError`.
  public func latest(_ symbol: MarketSymbol, now: Int64) throws(ProviderError) -> Quote {
    guard let quote = try ask(symbol, "GLOBAL_QUOTE", []).member("Global Quote") else {
      throw ProviderError(.alphaVantage, .unexpected(.noQuote))
    }
    guard !quote.members.isEmpty else {
      throw ProviderError(.alphaVantage, .unknownSymbol(symbol))
    }
    let price = try number(quote.member("05. price"))
    guard price > 0,
      let day = quote.member("07. latest trading day")?.text.flatMap({ dayNumber($0) })
    else { throw ProviderError(.alphaVantage, .unexpected(.incompleteQuote)) }
    return Quote(
      price: price, instant: NewYorkSession(now: now).instant(ofPriceOn: day),
      zone: zone(of: symbol))
  }

  /// A full stop stands before the exchange of a symbol that is not from the United States.
  private func zone(of symbol: MarketSymbol) -> String? {
    name(of: symbol).holds(".") ? nil : NewYorkSession.zone
  }

  private func name(of symbol: MarketSymbol) -> String {
    ShareClassNotation.others.name(of: symbol, directory: access.store)
  }

  // MARK: - Asking

  private func ask(
    _ symbol: MarketSymbol, _ function: String, _ more: [(name: String, value: String)]
  ) throws(ProviderError) -> JSONNode {
    guard let key = access.key else { throw ProviderError(.alphaVantage, .keyMissing) }
    let query =
      [("function", function), ("symbol", name(of: symbol))] + more + [("apikey", key.text)]
    let root = try access.json(
      ProviderRequest(provider: .alphaVantage, path: "/query", query: query)
    ).root
    guard root.shape == .record else {
      throw ProviderError(.alphaVantage, .unexpected(.answerIsNoRecord))
    }
    if let fault = fault(root, symbol, key) { throw ProviderError(.alphaVantage, fault) }
    return root
  }

  /// What an answer of status 200 says is wrong; nil if nothing is.
  private func fault(_ root: JSONNode, _ symbol: MarketSymbol, _ key: Secret) -> ProviderFault? {
    let texts = ["Error Message", "Information", "Note"].map { root.member($0)?.text }
    guard let text = texts.lazy.compactMap(\.self).first else { return nil }
    let words = text.lowercased()
    func hasAny(_ parts: String...) -> Bool { parts.contains { words.holds($0) } }
    if hasAny("requests per", "call frequency", "per minute", "rate limit") {
      return .tooManyRequests(retryAfter: nil)
    }
    if hasAny("apikey", "api key"), hasAny("invalid", "missing", "demo") { return .keyRefused }
    if texts[0] != nil, hasAny("invalid api call", "symbol") { return .unknownSymbol(symbol) }
    return .said(ServerMessage.safe(text, hiding: key))
  }
}
