// SPDX-License-Identifier: MIT

import MarketData
import Testing

@Suite struct MarketPairTests {
  @Test(arguments: [
    ("btc-eur", "BTC", "EUR", true), ("EUR-USD", "EUR", "USD", false),
    ("GBP-JPY", "GBP", "JPY", false), ("ETH-BTC", "ETH", "BTC", true),
    ("EUR-BTC", "EUR", "BTC", true), ("doge-usdt", "DOGE", "USDT", true),
    ("EUR-HRK", "EUR", "HRK", false),
  ])
  func pairs(text: String, base: String, quote: String, hasCoin: Bool) throws {
    let pair = try #require(MarketSymbol(text)?.pair)
    #expect(pair.base == base)
    #expect(pair.quote == quote)
    #expect(pair.hasCoin == hasCoin)
  }

  @Test(arguments: [
    "AAPL", "EURUSD", "BTCEUR", "EURUSD=X", "BRK-B", "BF.B", "BTC-", "-EUR", "-", "BTC-EUR-USD",
    "EUR-EUR", "BTC-BTC", "PEPE-EUR", "BTC-XXX", "^BTC-EUR", "BTC=-EUR", "BTC--EUR",
  ])
  func otherSymbols(text: String) throws {
    #expect(try #require(MarketSymbol(text)).pair == nil)
  }

  @Test func everyCoinIsListedOnceUnderCodesThatCanBeAskedFor() throws {
    let allowed = Set("abcdefghijklmnopqrstuvwxyz0123456789-")
    let symbols = Coin.all.map(\.symbol)
    #expect(symbols == symbols.sorted())
    for values in [
      Coin.all.map(\.symbol), Coin.all.map(\.kraken), Coin.all.map(\.coinGecko),
      Coin.all.map(\.name),
    ] {
      #expect(Set(values).count == Coin.all.count)
    }
    for coin in Coin.all {
      #expect(coin.coinGecko.allSatisfy(allowed.contains))
      #expect(MarketSymbol("\(coin.symbol)-EUR")?.pair?.base == coin.symbol)
      #expect(!ReferenceCurrency.all.contains(coin.symbol))
      #expect(Coin(coin.symbol) == coin)
    }
  }

  @Test(arguments: [
    ("BTC", "XBT", "bitcoin"), ("DOGE", "XDG", "dogecoin"), ("ETH", "ETH", "ethereum"),
  ])
  func codes(symbol: String, kraken: String, coinGecko: String) throws {
    let coin = try #require(Coin(symbol))
    #expect(coin.kraken == kraken)
    #expect(coin.coinGecko == coinGecko)
  }

  @Test func currencies() {
    #expect(ReferenceCurrency.all.count == 33)
    #expect(ReferenceCurrency.all.allSatisfy { $0.utf8.count == 3 && $0 == $0.uppercased() })
    #expect(Coin("EUR") == nil)
    #expect(Coin("btc") == nil)
  }
}
