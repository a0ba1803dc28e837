// SPDX-License-Identifier: MIT

internal import Audiograph

extension ProviderFacts {
  /// The reference rates are made once a day.
  static let ecb = ProviderFacts(
    title: "ECB", isAuthority: true, usualAddress: "https://data-api.ecb.europa.eu",
    answersTogether: true, politeInterval: 900, currencies: .usual(0), pricing: { ECB($0) })
}

/// The euro foreign exchange reference rates of the European Central Bank.
///
/// One rate a working day since 1999, in units of a currency per euro, taken at 14:10 and published
/// at about 16:00 in Frankfurt. A pair without the euro is the quotient of two rates, on days that
/// have both; from a currency to the euro it is the inverse of the rate. The request is described
/// in the help of the ECB Data Portal (SDMX 2.1, data flow EXR).
public struct ECB: PriceProvider {
  /// Where the rates are made.
  static let zone = "Europe/Berlin"

  private let access: ProviderAccess

  /// The Central Bank as it is reached.
  public init(_ access: ProviderAccess) { self.access = access }

  /// Past rates, each as the close of its day.
  ///
  /// - Throws: `ProviderError`; `.notOffered` for symbols without a hyphen and for bars of minutes,
  ///   `.unknownSymbol` for a side that has no reference rate.
  public func history(_ request: HistoryRequest) throws(ProviderError) -> BarHistory {
    guard request.resolution == .day else {
      throw ProviderError(.ecb, .notOffered(.minutes))
    }
    let start = request.firstDay.map { ("startPeriod", CalendarDate(day: $0).description) }
    return try history(request, start.map { [$0] } ?? [])
  }

  /// The last rate, dated by its publication.
  ///
  /// - Throws: `ProviderError`.
  public func latest(_ symbol: MarketSymbol, now: Int64) throws(ProviderError) -> Quote {
    try Self.quote(
      symbol, try history(HistoryRequest(symbol, now: now), [("lastNObservations", "1")]))
  }

  /// The last rates of several pairs by one request.
  ///
  /// - Throws: `ProviderError`.
  public func latest(
    _ symbols: [MarketSymbol], now: Int64
  ) throws(ProviderError) -> [Result<Quote, ProviderError>] {
    guard let first = symbols.first else { return [] }
    var pairs: [MarketPair] = []
    for symbol in symbols { pairs.append(try Self.pair(symbol)) }
    let rates = try body(
      request(of: pairs, [("lastNObservations", "1")]), HistoryRequest(first, now: now))
    return zip(symbols, pairs).map { symbol, pair in
      Result { () throws(ProviderError) in
        try Self.quote(
          symbol, try ReferenceRates(rates, pair: pair).history(HistoryRequest(symbol, now: now)))
      }
    }
  }

  private static func quote(
    _ symbol: MarketSymbol, _ history: BarHistory
  ) throws(ProviderError) -> Quote {
    guard let price = history.bars.columns[.close]?.last, let last = history.bars.lastDay else {
      throw ProviderError(.ecb, .noData(symbol))
    }
    let calendar = MarketCalendar(zone: Self.zone, source: ProviderName.ecb.rawValue)
    return Quote(
      price: price, instant: calendar.close(of: last), currency: history.currency,
      zone: Self.zone)
  }

  private func history(
    _ request: HistoryRequest, _ query: [(String, String)]
  ) throws(ProviderError) -> BarHistory {
    let pair = try Self.pair(request.symbol)
    let rates = try ReferenceRates(try body(self.request(of: [pair], query), request), pair: pair)
    return try rates.history(request)
  }

  /// The request for the rates of every currency of some pairs.
  private func request(of pairs: [MarketPair], _ query: [(String, String)]) -> HTTPRequest {
    let codes = Set(pairs.flatMap { [$0.base, $0.quote] }.filter { $0 != "EUR" }).sorted()
    return HTTPRequest(
      base: access.base, path: "/service/data/EXR/D.\(codes.joined(separator: "+")).EUR.SP00.A",
      query: query.map { (name: $0.0, value: $0.1) } + [("format", "csvdata")])
  }

  private static func pair(_ symbol: MarketSymbol) throws(ProviderError) -> MarketPair {
    guard symbol.sides != nil else {
      throw ProviderError(.ecb, .notOffered(.sharePrices))
    }
    guard let pair = symbol.pair, !pair.hasCoin else {
      throw ProviderError(.ecb, .unknownSymbol(symbol))
    }
    return pair
  }

  /// The text of an answer.
  ///
  /// Status 404 with nothing or the words for it, and 200 with nothing, mean that nothing matches the
  /// request: no such rate, or none since the day that was asked for.
  private func body(
    _ sent: HTTPRequest, _ request: HistoryRequest
  ) throws(ProviderError) -> [UInt8] {
    let answer: HTTPResponse
    do {
      answer = try access.client.answer(to: sent)
    } catch {
      throw ProviderError(.ecb, .transport(error))
    }
    if Self.isNothing(answer) {
      let symbol = request.symbol
      throw ProviderError(
        .ecb, request.firstDay == nil ? .unknownSymbol(symbol) : .noData(symbol))
    }
    let check = ResponseCheck(provider: .ecb, hasKey: access.key != nil, expecting: [.csv])
    return try check.checked(answer)
  }

  private static func isNothing(_ answer: HTTPResponse) -> Bool {
    let text = String(decoding: answer.body.prefix(2000), as: UTF8.self)
    let isBlank = text.unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0 == "\u{FEFF}"
    }
    return answer.status == 200 && isBlank
      || answer.status == 404 && (isBlank || text.holds("No results found"))
  }
}
