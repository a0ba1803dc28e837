// SPDX-License-Identifier: MIT

internal import Audiograph

/// Two things of which one is priced in the other: `EUR-USD` is a euro in US dollars.
public struct MarketPair: Sendable, Hashable {
  /// What is priced, in capitals: the `BTC` of `BTC-EUR`.
  public let base: String
  /// What it is priced in, in capitals: the `EUR` of `BTC-EUR`.
  public let quote: String

  /// Whether either side is a coin; otherwise both are currencies.
  public var hasCoin: Bool { Coin(base) != nil || Coin(quote) != nil }
}

extension MarketSymbol {
  /// The two sides of a symbol such as `BTC-EUR` or `EUR-USD`.
  ///
  /// Nil if there is no hyphen between two known and different codes. Each is a currency that
  /// the European Central Bank has a rate for, the euro, or a coin of `Coin.all`. Six letters
  /// without a hyphen are none, since shares have such symbols; neither is Yahoo's own form
  /// `EURUSD=X`.
  public var pair: MarketPair? {
    guard let sides, sides.base != sides.quote, Self.isKnown(sides.base),
      Self.isKnown(sides.quote)
    else { return nil }
    return sides
  }

  /// What stands on either side of the only hyphen, known or not: letters and digits alone.
  var sides: MarketPair? {
    let parts = text.parts(at: "-")
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(Self.isCode) })
    else { return nil }
    return MarketPair(base: String(parts[0]), quote: String(parts[1]))
  }

  private static func isCode(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
  }

  private static func isKnown(_ code: String) -> Bool {
    ReferenceCurrency.all.contains(code) || Coin(code) != nil
  }
}

/// The currencies of the euro reference rates.
public enum ReferenceCurrency {
  /// The euro and every currency with a rate, by ISO 4217.
  ///
  /// From the European Central Bank's list of euro foreign exchange reference rates as of 2026. The
  /// rates of the kuna, the lev and the rouble ended in 2022 and 2025; the past ones remain.
  public static let all: Set<String> = [
    "EUR",
    "AUD", "BRL", "CAD", "CHF", "CNY", "CZK", "DKK", "GBP", "HKD", "HUF", "IDR", "ILS", "INR",
    "ISK", "JPY", "KRW", "MXN", "MYR", "NOK", "NZD", "PHP", "PLN", "RON", "SEK", "SGD", "THB",
    "TRY", "USD", "ZAR",
    "BGN", "HRK", "RUB",
  ]
}
