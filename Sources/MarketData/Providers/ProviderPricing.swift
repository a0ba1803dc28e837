// SPDX-License-Identifier: MIT

extension ProviderName {
  /// The provider behind a name; nil for those that have no prices.
  public func pricing(_ access: ProviderAccess) -> (any PriceProvider)? {
    switch self {
    case .yahoo: YahooChart(access)
    case .alphaVantage: AlphaVantage(access)
    case .stooq: Stooq(access)
    case .kraken: Kraken(access)
    case .coinGecko: CoinGecko(access)
    case .ecb: ECB(access)
    case .sec, .secFiles, .nasdaq: nil
    }
  }
}
