// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

extension ProviderFacts {
  /// It counts one public request a second, and trades some currencies too.
  static let kraken = ProviderFacts(
    title: "Kraken", usualAddress: "https://api.kraken.com", answersTogether: true,
    politeInterval: 5, coins: .usual(0), currencies: .ifPreferred, pricing: { Kraken($0) })
}

/// The coin exchange Kraken, which answers without a key.
///
/// Days are those of UTC. Kraken has the last 720 bars of any length and none before: two years of
/// days, half a day of minutes. It is asked for `/0/public/OHLC` and `/0/public/Ticker`, as its
/// documentation of REST market data describes them.
public struct Kraken: PriceProvider {
  /// The lengths of bars within a day that Kraken has, in minutes.
  public static let minutes = [1, 5, 15, 30, 60, 240]

  private let access: ProviderAccess

  /// Kraken as it is reached.
  public init(_ access: ProviderAccess) { self.access = access }

  /// Past bars; one that has not ended at `now` is left out, wherever it stands.
  ///
  /// - Throws: `ProviderError`; `.notOffered` for symbols without a hyphen and for other lengths of
  ///   bars than 1, 5, 15, 30, 60 and 240 minutes.
  public func history(_ request: HistoryRequest) throws(ProviderError) -> BarHistory {
    let minutes = try Self.minutes(of: request.resolution)
    var query = [("pair", try Self.pair(request.symbol)), ("interval", "\(minutes)")]
    // Whether `since` itself is answered is not documented: one second earlier is right either way.
    if let first = request.firstDay { query.append(("since", "\(Int64(first) * 86_400 - 1)")) }
    let answer = try answer("/0/public/OHLC", query, request.symbol)
    return try answer.history(request, minutes: minutes)
  }

  /// The price of the last trade; Kraken does not say when that was, so it is dated `now`.
  ///
  /// - Throws: `ProviderError`.
  public func latest(_ symbol: MarketSymbol, now: Int64) throws(ProviderError) -> Quote {
    let answer = try answer("/0/public/Ticker", [("pair", try Self.pair(symbol))], symbol)
    return Quote(
      price: try answer.lastTrade(), instant: now, currency: symbol.sides?.quote, zone: "UTC")
  }

  /// The prices of several pairs by one request; one pair that Kraken does not know fails it.
  ///
  /// - Throws: `ProviderError`.
  public func latest(
    _ symbols: [MarketSymbol], now: Int64
  ) throws(ProviderError) -> [Result<Quote, ProviderError>] {
    let pairs = symbols.compactMap { try? Self.pair($0) }
    guard let first = symbols.first, pairs.count == symbols.count else {
      throw ProviderError(.kraken, .notOffered(.sharePrices))
    }
    let answer = try answer("/0/public/Ticker", [("pair", pairs.joined(separator: ","))], first)
    return try answer.lastTrades(of: symbols).map { price in
      price.map { Quote(price: $0.price, instant: now, currency: $0.currency, zone: "UTC") }
    }
  }

  private func answer(
    _ path: String, _ query: [(String, String)], _ symbol: MarketSymbol
  ) throws(ProviderError) -> KrakenResponse {
    let question = ProviderRequest(
      provider: .kraken, path: path, query: query.map { (name: $0.0, value: $0.1) })
    return KrakenResponse(document: try access.json(question), symbol: symbol)
  }

  private static func minutes(
    of resolution: HistoryRequest.Resolution
  ) throws(ProviderError) -> Int {
    switch resolution {
    case .day: return 1440
    case .minutes(let count) where minutes.contains(count): return count
    case .minutes(let count):
      throw ProviderError(.kraken, .notOffered(.bars(minutes: count)))
    }
  }

  /// The pair in Kraken's codes, `XBTEUR` for `BTC-EUR`; codes that are not known stay.
  static func pair(_ symbol: MarketSymbol) throws(ProviderError) -> String {
    guard let sides = symbol.sides else {
      throw ProviderError(.kraken, .notOffered(.sharePrices))
    }
    return [sides.base, sides.quote].map { Coin($0)?.kraken ?? $0 }.joined()
  }
}

/// An answer of Kraken, which says in its body whether it failed.
struct KrakenResponse {
  let document: JSONDocument
  let symbol: MarketSymbol

  /// The bars of an answer to `OHLC`, without those that have not ended yet.
  func history(_ request: HistoryRequest, minutes: Int) throws(ProviderError) -> BarHistory {
    let list = try result()
    guard list.shape == .list else { throw unexpected(.noBars) }
    var raw: [ProviderBar] = []
    var quote: Quote?
    for index in 0..<list.count {
      guard let row = list.element(index) else { continue }
      let bar = try bar(row)
      if bar.local + Int64(minutes) * 60 <= request.now {
        raw.append(bar)
      } else if bar.local <= request.now, bar.close > 0 {
        // The last trade, of which Kraken does not say when it was.
        quote = Quote(
          price: bar.close, instant: request.now, currency: symbol.sides?.quote, zone: "UTC")
      }
    }
    let builder = ProviderBars(
      provider: .kraken, symbol: symbol, precision: minutes == 1440 ? .day : .minute,
      offsetMinutes: minutes == 1440 ? nil : 0)
    let sides = symbol.sides
    return BarHistory(
      bars: try builder.bars(raw, from: request.firstDay), currency: sides?.quote,
      name: sides.flatMap { Coin($0.base)?.name }, zone: "UTC", tradesEveryDay: true,
      quote: quote)
  }

  /// A row holds time, open, high, low, close, mean price, volume and the number of trades.
  private func bar(_ row: JSONNode) throws(ProviderError) -> ProviderBar {
    var bar = ProviderBar(local: try time(row))
    let columns: [(WritableKeyPath<ProviderBar, Double>, Int)] = [
      (\.open, 1), (\.high, 2), (\.low, 3), (\.close, 4), (\.volume, 6),
    ]
    for (path, place) in columns { bar[keyPath: path] = try number(row.element(place)) }
    return bar
  }

  /// The seconds since 1970-01-01 at which a bar begins.
  private func time(_ row: JSONNode) throws(ProviderError) -> Int64 {
    guard let time = instant(row.element(0)) else { throw unexpected(.barWithoutTime) }
    return time
  }

  /// Prices are texts; a missing one is not a number.
  private func number(_ node: JSONNode?) throws(ProviderError) -> Double {
    guard let node else { throw unexpected(.barTooShort) }
    guard node.shape != .null else { return .nan }
    guard let number = node.text.flatMap({ decimalNumber($0) }) else {
      throw unexpected(.priceIsNoNumber)
    }
    return number
  }

  /// The first number of `c` in an answer to `Ticker`: the price of the last trade.
  func lastTrade() throws(ProviderError) -> Double {
    guard let price = try result().member("c")?.element(0)?.text.flatMap({ decimalNumber($0) }),
      price > 0
    else {
      throw unexpected(.noLastPrice)
    }
    return price
  }

  /// The price of the last trade of each symbol, and its currency, in an answer about several pairs.
  func lastTrades(
    of symbols: [MarketSymbol]
  ) throws(ProviderError) -> [Result<(price: Double, currency: String?), ProviderError>] {
    let pairs = try pairs()
    return symbols.map { symbol in
      let found = pairs.first { Self.isName($0.key, of: symbol) }?.value
      guard let price = found?.member("c")?.element(0)?.text.flatMap({ decimalNumber($0) }),
        price > 0
      else { return .failure(unexpected(.noLastPrice)) }
      return .success((price, symbol.sides?.quote))
    }
  }

  /// Whether Kraken calls a symbol so: its older names put `X` before coins and `Z` before currencies.
  private static func isName(_ name: String, of symbol: MarketSymbol) -> Bool {
    guard let sides = symbol.sides else { return false }
    let codes = [sides.base, sides.quote].map { Coin($0)?.kraken ?? $0 }
    let marks = ["", "X", "Z"]
    return marks.contains { first in
      marks.contains { second in name == first + codes[0] + second + codes[1] }
    }
  }

  /// What is told of the only pair.
  ///
  /// Its key is not the pair that was asked for, but Kraken's full name of it; `last` is a time.
  private func result() throws(ProviderError) -> JSONNode {
    let pairs = try pairs()
    guard pairs.count == 1 else { throw unexpected(.notOnePair) }
    return pairs[0].value
  }

  /// What is told of each pair, by Kraken's names.
  private func pairs() throws(ProviderError) -> [(key: String, value: JSONNode)] {
    try checkErrors()
    guard let result = document.root.member("result"), result.shape == .record else {
      throw unexpected(.noResult)
    }
    return result.members.filter { $0.key != "last" }.map { ($0.key, $0.value) }
  }

  /// Kraken's errors begin with `E`; what begins with `W` is a warning.
  private func checkErrors() throws(ProviderError) {
    guard let list = document.root.member("error") else { return }
    for index in 0..<list.count {
      guard let text = list.element(index)?.text, !text.begins(with: "W") else { continue }
      throw ProviderError(.kraken, fault(of: text))
    }
  }

  private func fault(of text: String) -> ProviderFault {
    switch text {
    case "EQuery:Unknown asset pair", "EQuery:Invalid asset pair", "EQuery:Unknown asset":
      return .unknownSymbol(symbol)
    case "EAPI:Rate limit exceeded", "EGeneral:Too many requests":
      return .tooManyRequests(retryAfter: nil)
    case _ where text.begins(with: "EService:") && text.holds("Throttled"):
      return .tooManyRequests(retryAfter: nil)
    default: return .said(ServerMessage.safe(text))
    }
  }

  private func unexpected(_ what: AnswerFault) -> ProviderError {
    ProviderError(.kraken, .unexpected(what))
  }
}
