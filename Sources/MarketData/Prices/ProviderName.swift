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

  /// Those that have prices.
  public static let withPrices: [ProviderName] = [
    .yahoo, .alphaVantage, .stooq, .kraken, .coinGecko, .ecb,
  ]

  /// Whether it requires a key.
  public var needsKey: Bool { self == .alphaVantage || self == .stooq }

  /// The name under which requests are counted: the Commission counts those for figures and for
  /// its list together.
  var host: ProviderName { self == .secFiles ? .sec : self }

  /// What it calls itself.
  public var title: String {
    switch self {
    case .yahoo: "Yahoo"
    case .alphaVantage: "Alpha Vantage"
    case .stooq: "Stooq"
    case .kraken: "Kraken"
    case .coinGecko: "CoinGecko"
    case .ecb: "ECB"
    case .sec, .secFiles: "SEC"
    case .nasdaq: "Nasdaq"
    }
  }

  /// Where it is asked unless the settings say otherwise, without a slash at the end.
  public var usualAddress: String {
    switch self {
    case .yahoo: "https://query1.finance.yahoo.com"
    case .alphaVantage: "https://www.alphavantage.co"
    case .stooq: "https://stooq.com"
    case .kraken: "https://api.kraken.com"
    case .coinGecko: "https://api.coingecko.com"
    case .ecb: "https://data-api.ecb.europa.eu"
    case .sec: "https://data.sec.gov"
    case .secFiles: "https://www.sec.gov"
    case .nasdaq: "https://www.nasdaqtrader.com/dynamic/SymDir"
    }
  }

  /// Whether one request asks for the latest prices of several symbols.
  public var answersTogether: Bool {
    switch self {
    case .kraken, .coinGecko, .ecb: true
    case .yahoo, .alphaVantage, .stooq, .sec, .secFiles, .nasdaq: false
    }
  }
}
