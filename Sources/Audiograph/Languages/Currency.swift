// SPDX-License-Identifier: MIT

/// A currency or a coin that values are in.
package struct Currency: Sendable, Hashable {
  /// The code in ISO 4217, the usual symbol of a coin, or one of a hundredth: `GBX` for pence, `ZAC`
  /// for cents of a rand, `ILA` for agorot.
  package let code: String
  /// The decimals that amounts are written with.
  ///
  /// From 0 (yen) over 2 (dollars) to 3 (dinars); the most, 8, for coins, whose values far below 1
  /// need fewer digits than decimals.
  package let minorUnits: Int
  /// Whether it is a coin without a state.
  package let isCoin: Bool

  /// The currency that a unit names by its code or in words; nil if it names none.
  ///
  /// `USD`, `US dollars`, `US-Dollar` and `US$` are the same. `GBp`, `GBX` and `pence` are pence,
  /// `ZAc` are cents of a rand.
  package init?(unit text: String) {
    let text = text.displayText.trimmed
    guard let code = Self.code(written: text) ?? Self.code(named: text.lowercased()) else {
      return nil
    }
    self.init(code)
  }

  private init(_ code: String) {
    self.code = code
    isCoin = Self.coins.contains(code)
    minorUnits =
      isCoin ? 8 : Self.withoutMinorUnits.contains(code) ? 0 : Self.dinars.contains(code) ? 3 : 2
  }

  /// The name in British English, in the plural: `US dollars`.
  package var englishName: String {
    Language.english.units.currencies[code]?[.other] ?? code
  }

  /// The name in British English of one: `US dollar`.
  package var englishNameOfOne: String {
    Language.english.units.currencies[code]?[.one] ?? code
  }

  /// The code that a text writes whose letters are as they must be.
  private static func code(written text: String) -> String? {
    otherCodes[text] ?? (Language.english.units.currencies[text] != nil ? text : nil)
  }

  private static let otherCodes = [
    "US$": "USD", "A$": "AUD", "C$": "CAD", "CA$": "CAD", "NZ$": "NZD",
    "HK$": "HKD", "S$": "SGD", "NT$": "TWD", "R$": "BRL", "€": "EUR", "₹": "INR",
    "₩": "KRW", "₽": "RUB", "₿": "BTC", "GBp": "GBX", "ZAc": "ZAC", "XBT": "BTC", "CNH": "CNY",
    "RMB": "CNY", "Fr.": "CHF", "zł": "PLN", "usd": "USD", "eur": "EUR",
    "gbp": "GBP", "chf": "CHF", "jpy": "JPY", "btc": "BTC", "eth": "ETH",
  ]

  /// The code of a name in lower case.
  private static func code(named name: String) -> String? {
    // Words and names of people before they are coins.
    name == "sol" || name == "ada" ? nil : UnitNames.codes[name] ?? otherNames[name]
  }

  private static let otherNames = [
    "pence sterling": "GBX", "british pounds": "GBP", "us dollar": "USD",
  ]

  private static let coins: Set<String> = [
    "BTC", "ETH", "LTC", "XRP", "DOGE", "SOL", "ADA", "USDT",
  ]
  /// ISO 4217, exponent 0.
  private static let withoutMinorUnits: Set<String> = ["JPY", "KRW", "CLP", "VND", "ISK"]
  /// ISO 4217, exponent 3.
  private static let dinars: Set<String> = ["KWD", "BHD", "JOD", "OMR", "TND"]
}
