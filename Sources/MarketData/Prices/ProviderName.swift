// SPDX-License-Identifier: MIT

/// The providers of market data; the raw value is the name in settings and options.
public enum ProviderName: String, Sendable, Hashable, CaseIterable {
  /// Yahoo's chart interface, which is not documented and may refuse at any time.
  case yahoo
  /// Alpha Vantage, with a key.
  case alphaVantage = "alphavantage"
  /// Stooq, with a key.
  case stooq
  /// The coin exchange Kraken.
  case kraken
  /// CoinGecko's prices of coins.
  case coinGecko = "coingecko"
  /// The reference rates of the European Central Bank.
  case ecb
  /// Figures that companies filed with the Securities and Exchange Commission.
  case sec
  /// The Commission's list of symbols and the numbers it knows companies by.
  case secFiles = "secfiles"
  /// The symbol files of Nasdaq.
  case nasdaq

  /// The name under which requests are counted: the Commission counts those for figures and for
  /// its list together.
  var host: ProviderName { self == .secFiles ? .sec : self }
}
