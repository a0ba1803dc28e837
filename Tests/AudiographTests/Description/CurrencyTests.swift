// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct CurrencyTests {
  static let units: [(String, String, Int)] = [
    ("USD", "USD", 2), ("usd", "USD", 2), ("US dollars", "USD", 2), ("US-Dollar", "USD", 2),
    ("US$", "USD", 2), (" EUR ", "EUR", 2), ("euros", "EUR", 2), ("Euro", "EUR", 2),
    ("pounds sterling", "GBP", 2), ("GBP", "GBP", 2), ("GBp", "GBX", 2), ("GBX", "GBX", 2),
    ("pence", "GBX", 2), ("Japanese yen", "JPY", 0), ("JPY", "JPY", 0), ("KRW", "KRW", 0),
    ("CLP", "CLP", 0), ("VND", "VND", 0), ("ISK", "ISK", 0), ("KWD", "KWD", 3),
    ("BHD", "BHD", 3), ("TND", "TND", 3), ("Swiss francs", "CHF", 2),
    ("Swedish kronor", "SEK", 2), ("schwedische Kronen", "SEK", 2), ("CNH", "CNY", 2),
    ("BTC", "BTC", 8), ("bitcoin", "BTC", 8), ("ETH", "ETH", 8), ("DOGE", "DOGE", 8),
    ("USDT", "USDT", 8), ("ZAc", "ZAC", 2), ("South African cents", "ZAC", 2),
    ("ILA", "ILA", 2), ("Israeli agorot", "ILA", 2),
  ]

  @Test(arguments: units)
  func recognises(_ unit: String, _ code: String, _ minorUnits: Int) throws {
    let currency = try #require(Currency(unit: unit))
    #expect(currency.code == code)
    #expect(currency.minorUnits == minorUnits)
    #expect(currency.isCoin == (minorUnits == 8))
  }

  @Test(arguments: ["", "$", "dollars", "USD/t", "XYZ", "sol", "ada", "try", "m", "percent", "%"])
  func refusesOthers(_ unit: String) {
    #expect(Currency(unit: unit) == nil)
  }

  @Test func recognisesItsOwnNames() {
    for code in Language.english.units.currencies.symbols {
      let currency = Currency(unit: code)
      #expect(currency?.code == code)
      #expect(currency.flatMap { Currency(unit: $0.englishName) } == currency)
    }
    #expect(Language.english.units.currencies.symbols.count >= 48)
  }
}
