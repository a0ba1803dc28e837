// SPDX-License-Identifier: MIT

import Testing

@testable import MarketData

@Suite struct ProviderChoiceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var symbol: String
    var forced: ProviderName?
    var preferred: ProviderName?
    var keyed: Set<ProviderName> = []
    var expected: [ProviderName]
    var testDescription: String {
      "\(symbol), forced \(forced?.rawValue ?? "none"), preferred \(preferred?.rawValue ?? "none"), "
        + "keys \(keyed.map(\.rawValue).sorted())"
    }
  }

  static let orders: [Case] = [
    Case(symbol: "AAPL", expected: [.yahoo]),
    Case(symbol: "^GSPC", expected: [.yahoo]),
    Case(symbol: "EURUSD=X", expected: [.yahoo]),
    Case(symbol: "EURUSD", expected: [.yahoo]),
    Case(symbol: "AAPL", keyed: [.stooq], expected: [.yahoo]),
    Case(symbol: "AAPL", keyed: [.alphaVantage], expected: [.alphaVantage, .yahoo]),
    Case(symbol: "AAPL", keyed: [.stooq, .alphaVantage], expected: [.alphaVantage, .yahoo]),
    // Keys that are not needed change nothing.
    Case(symbol: "AAPL", keyed: [.coinGecko, .ecb], expected: [.yahoo]),
    Case(symbol: "EUR-USD", expected: [.ecb]),
    Case(symbol: "EUR-USD", keyed: [.stooq, .alphaVantage], expected: [.ecb]),
    Case(symbol: "BTC-EUR", expected: [.kraken, .coinGecko]),
    Case(symbol: "BTC-EUR", keyed: [.coinGecko, .stooq], expected: [.kraken, .coinGecko]),
    // A forced provider is the only one, even where it can do nothing.
    Case(symbol: "AAPL", forced: .ecb, expected: [.ecb]),
    Case(symbol: "AAPL", forced: .stooq, preferred: .yahoo, expected: [.stooq]),
    Case(symbol: "BTC-EUR", forced: .coinGecko, keyed: [.stooq], expected: [.coinGecko]),
    // A preferred provider comes first where it can help.
    Case(
      symbol: "AAPL", preferred: .yahoo, keyed: [.alphaVantage], expected: [.yahoo, .alphaVantage]),
    Case(
      symbol: "AAPL", preferred: .stooq, keyed: [.stooq, .alphaVantage],
      expected: [.stooq, .alphaVantage, .yahoo]),
    Case(symbol: "AAPL", preferred: .stooq, expected: [.yahoo]),
    Case(symbol: "AAPL", preferred: .ecb, expected: [.yahoo]),
    Case(symbol: "AAPL", preferred: .nasdaq, expected: [.yahoo]),
    Case(symbol: "BTC-EUR", preferred: .coinGecko, expected: [.coinGecko, .kraken]),
    Case(symbol: "BTC-EUR", preferred: .yahoo, expected: [.yahoo, .kraken, .coinGecko]),
    Case(symbol: "BTC-EUR", preferred: .stooq, keyed: [.stooq], expected: [.kraken, .coinGecko]),
    Case(symbol: "EUR-USD", preferred: .kraken, expected: [.kraken, .ecb]),
    Case(symbol: "EUR-USD", preferred: .yahoo, expected: [.ecb]),
  ]

  @Test(arguments: orders) func order(_ each: Case) throws {
    let symbol = try #require(MarketSymbol(each.symbol))
    #expect(
      ProviderChoice.providers(
        for: symbol, forced: each.forced, preferred: each.preferred, keyed: each.keyed)
        == each.expected)
  }

  static let symbol = MarketSymbol("AAPL")
  static let unknown = symbol.map(ProviderFault.unknownSymbol) ?? .status(0)
  static let empty = symbol.map(ProviderFault.noData) ?? .status(0)
  static let offline = ProviderFault.transport(.cannotResolve(host: "a.example"))

  /// What each of one, two, three providers says, and whose error is thrown.
  static let tellings: [([ProviderFault], Int)] = [
    ([unknown], 0), ([.notOffered(.prices)], 0), ([.keyMissing], 0), ([offline], 0),
    ([unknown, unknown], 0), ([unknown, offline], 1), ([offline, unknown], 0),
    ([unknown, empty], 1), ([empty, offline], 0), ([offline, empty], 0),
    ([.notOffered(.prices), unknown], 1), ([unknown, .notOffered(.prices)], 0),
    ([.keyMissing, unknown], 1), ([.notOffered(.prices), .keyMissing], 1),
    ([.keyMissing, .notOffered(.prices)], 0), ([.contactMissing, .keyMissing], 0),
    ([unknown, .tooManyRequests(retryAfter: 5), offline], 1),
    ([unknown, .keyMissing, unknown], 0), ([.webPage, unknown, offline], 0),
    ([.notOffered(.prices), .keyMissing, .status(500)], 2), ([unknown, .malformed(.empty)], 1),
    ([unknown, .unexpected(.noPrices)], 1), ([unknown, .said("a")], 1),
    ([unknown, .otherType("a")], 1),
    ([unknown, .keyRefused], 1), ([unknown, .status(404)], 1),
  ]

  @Test(arguments: tellings) func errors(faults: [ProviderFault], telling: Int) throws {
    let names: [ProviderName] = [.alphaVantage, .stooq, .yahoo]
    var asked: [ProviderName] = []
    #expect(throws: ProviderError(names[telling], faults[telling])) {
      try ProviderChoice.relay(Array(names.prefix(faults.count))) {
        (name) throws(ProviderError) -> Int in
        asked.append(name)
        throw ProviderError(name, faults[asked.count - 1])
      }
    }
    #expect(asked == Array(names.prefix(faults.count)))
  }

  @Test(arguments: 0...3) func theFirstAnswerEndsTheAsking(failing: Int) throws {
    let names: [ProviderName] = [.alphaVantage, .stooq, .yahoo, .kraken]
    var asked: [ProviderName] = []
    let relayed = try ProviderChoice.relay(names) { (name) throws(ProviderError) -> Int in
      asked.append(name)
      guard asked.count > failing else { throw ProviderError(name, Self.offline) }
      return 42
    }
    #expect(relayed.answer == 42)
    #expect(relayed.provider == names[failing])
    #expect(asked == Array(names.prefix(failing + 1)))
  }
}
