// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

extension ProviderFacts {
  /// It renews its prices once a minute.
  static let coinGecko = ProviderFacts(
    title: "CoinGecko", usualAddress: "https://api.coingecko.com", answersTogether: true,
    politeInterval: 60, coins: .usual(1), pricing: { CoinGecko($0) })
}

/// CoinGecko's prices of coins, a mean of many exchanges; a key is not needed.
///
/// A demo key only allows more requests. Without a paid one there are 365 days and none before.
/// The granularity of `market_chart` follows the days that are asked for: up to 90 give values of
/// hours or minutes, more give one value a day. It is described in CoinGecko's API documentation.
public struct CoinGecko: PriceProvider {
  private let access: ProviderAccess

  /// CoinGecko as it is reached.
  public init(_ access: ProviderAccess) { self.access = access }

  /// The closes of past days.
  ///
  /// A value is stamped with midnight UTC, the instant it was taken at: that is the end of the day
  /// before, to which it belongs as its close, as Kraken's bar of that day has it. Values of other
  /// times of day, such as the present one at the end, are not closes and left out.
  ///
  /// - Throws: `ProviderError`; `.notOffered` for symbols without a hyphen and for bars of minutes.
  public func history(_ request: HistoryRequest) throws(ProviderError) -> BarHistory {
    guard request.resolution == .day else {
      throw ProviderError(.coinGecko, .notOffered(.minutes))
    }
    let (coin, currency) = try Self.sides(request.symbol)
    let answer = try answer(
      "/api/v3/coins/\(coin.coinGecko)/market_chart",
      [("vs_currency", currency.lowercased()), ("days", "\(Self.days(of: request))")],
      request.symbol)
    var history = try answer.history(request)
    history.name = coin.name
    history.currency = currency
    history.quote?.currency = currency
    return history
  }

  /// The present price and the time it was found at.
  ///
  /// - Throws: `ProviderError`.
  public func latest(_ symbol: MarketSymbol, now: Int64) throws(ProviderError) -> Quote {
    let (coin, currency) = try Self.sides(symbol)
    let code = currency.lowercased()
    let answer = try answer(
      "/api/v3/simple/price",
      [
        ("ids", coin.coinGecko), ("vs_currencies", code), ("include_last_updated_at", "true"),
      ], symbol)
    var quote = try answer.quote(coin: coin, code: code, now: now)
    quote.currency = currency
    return quote
  }

  /// The prices of several coins by one request.
  ///
  /// - Throws: `ProviderError`.
  public func latest(
    _ symbols: [MarketSymbol], now: Int64
  ) throws(ProviderError) -> [Result<Quote, ProviderError>] {
    var sides: [(symbol: MarketSymbol, coin: Coin, currency: String)] = []
    for symbol in symbols {
      let (coin, currency) = try Self.sides(symbol)
      sides.append((symbol, coin, currency))
    }
    guard let first = symbols.first else { return [] }
    let coins = Set(sides.map(\.coin.coinGecko)).sorted()
    let currencies = Set(sides.map { $0.currency.lowercased() }).sorted()
    let answer = try answer(
      "/api/v3/simple/price",
      [
        ("ids", coins.joined(separator: ",")),
        ("vs_currencies", currencies.joined(separator: ",")), ("include_last_updated_at", "true"),
      ], first)
    return sides.map { symbol, coin, currency in
      Result { () throws(ProviderError) in
        let own = CoinGeckoResponse(document: answer.document, symbol: symbol, key: access.key)
        var quote = try own.quote(coin: coin, code: currency.lowercased(), now: now)
        quote.currency = currency
        return quote
      }
    }
  }

  /// How many days back are asked for: from 91, the fewest that come as days, to 365.
  static func days(of request: HistoryRequest) -> Int {
    guard let first = request.firstDay else { return 365 }
    return min(365, max(91, MarketCalendar.day(of: request.now) - first + 1))
  }

  private static func sides(
    _ symbol: MarketSymbol
  ) throws(ProviderError) -> (coin: Coin, currency: String) {
    guard let sides = symbol.sides else {
      throw ProviderError(.coinGecko, .notOffered(.sharePrices))
    }
    guard let coin = Coin(sides.base) else {
      throw ProviderError(.coinGecko, .unknownSymbol(symbol))
    }
    return (coin, sides.quote)
  }

  private func answer(
    _ path: String, _ query: [(String, String)], _ symbol: MarketSymbol
  ) throws(ProviderError) -> CoinGeckoResponse {
    var query = query.map { (name: $0.0, value: $0.1) }
    if let key = access.key { query.append(("x_cg_demo_api_key", key.text)) }
    let question = ProviderRequest(
      provider: .coinGecko, path: path, query: query, reading: [400, 404, 422])
    do {
      return CoinGeckoResponse(
        document: try access.json(question), symbol: symbol, key: access.key)
    } catch {
      throw error.fault == .status(401) ? ProviderError(.coinGecko, .keyRefused) : error
    }
  }
}

/// An answer of CoinGecko, which may be an error in one of several shapes.
struct CoinGeckoResponse {
  let document: JSONDocument
  let symbol: MarketSymbol
  let key: Secret?

  /// The closes of an answer to `market_chart`.
  func history(_ request: HistoryRequest) throws(ProviderError) -> BarHistory {
    try checkErrors()
    guard let prices = document.root.member("prices"), prices.shape == .list else {
      throw unexpected(.noPrices)
    }
    var raw: [ProviderBar] = []
    var quote: Quote?
    for index in 0..<prices.count {
      guard let point = prices.element(index) else { continue }
      let seconds = try seconds(of: point)
      if let bar = try close(point, at: seconds, now: request.now) {
        raw.append(bar)
      } else if seconds <= request.now, let price = point.element(1)?.number, price > 0,
        price.isFinite
      {
        quote = Quote(price: price, instant: seconds, zone: "UTC")
      }
    }
    let builder = ProviderBars(provider: .coinGecko, symbol: symbol, precision: .day)
    return BarHistory(
      bars: try builder.bars(raw, from: request.firstDay), zone: "UTC", tradesEveryDay: true,
      quote: quote)
  }

  /// When a value was found, in seconds since 1970-01-01 00:00 UTC.
  private func seconds(of point: JSONNode) throws(ProviderError) -> Int64 {
    guard let stamp = point.element(0)?.number, abs(stamp) < 1e14, point.count == 2 else {
      throw unexpected(.priceWithoutTime)
    }
    return Int64((stamp / 1000).rounded(.down))
  }

  /// The bar of the day that ended at the midnight of a value; nil for another time of day.
  private func close(
    _ point: JSONNode, at seconds: Int64, now: Int64
  ) throws(ProviderError) -> ProviderBar? {
    // Less than a minute after midnight is midnight: what is computed then is the value of then.
    let sinceMidnight = (seconds % 86_400 + 86_400) % 86_400
    guard sinceMidnight < 60, seconds <= now else { return nil }
    return ProviderBar(
      local: seconds - sinceMidnight - 86_400, close: try number(point.element(1)))
  }

  private func number(_ node: JSONNode?) throws(ProviderError) -> Double {
    guard let node, node.shape != .null else { return .nan }
    guard let number = node.number else { throw unexpected(.priceIsNoNumber) }
    return number
  }

  /// The price of an answer to `simple/price`; a coin or currency that is not known is left out.
  func quote(coin: Coin, code: String, now: Int64) throws(ProviderError) -> Quote {
    try checkErrors()
    guard let found = document.root.member(coin.coinGecko), let price = found.member(code) else {
      throw ProviderError(.coinGecko, .unknownSymbol(symbol))
    }
    guard let number = price.number, number.isFinite, number > 0 else {
      throw unexpected(.noPrice)
    }
    return Quote(
      price: number, instant: instant(found.member("last_updated_at")) ?? now, zone: "UTC")
  }

  /// Errors come as `{"error": text}`, `{"status": {…}}` or `{"error": {"status": {…}}}`.
  private func checkErrors() throws(ProviderError) {
    let error = document.root.member("error")
    if let text = error?.text { throw ProviderError(.coinGecko, fault(of: text)) }
    guard let status = error?.member("status") ?? document.root.member("status"),
      let code = status.member("error_code")?.number
    else { return }
    throw ProviderError(.coinGecko, fault(code, status.member("error_message")?.text))
  }

  private func fault(of text: String) -> ProviderFault {
    switch text.lowercased() {
    case "coin not found", "invalid vs_currency", "could not find coin with the given id":
      .unknownSymbol(symbol)
    default: .said(ServerMessage.safe(text, hiding: key))
    }
  }

  /// Codes of CoinGecko's documentation: 10002 no key, 10010 and 10011 a key of the other kind.
  private func fault(_ code: Double, _ message: String?) -> ProviderFault {
    switch code {
    case 429: .tooManyRequests(retryAfter: nil)
    case 401, 403, 10_002, 10_010, 10_011: .keyRefused
    default:
      message.map { .said(ServerMessage.safe($0, hiding: key)) }
        ?? .unexpected(.errorWithoutWords)
    }
  }

  private func unexpected(_ what: AnswerFault) -> ProviderError {
    ProviderError(.coinGecko, .unexpected(what))
  }
}
