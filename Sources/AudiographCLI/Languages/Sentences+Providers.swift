// SPDX-License-Identifier: MIT

internal import MarketData

extension Sentences {
  /// The title within a sentence.
  func provider(_ provider: ProviderName) -> String {
    hasArticle(provider) ? providerAuthority(title: provider.title) : provider.title
  }

  /// The title at the beginning of a sentence.
  func providerAtStart(_ provider: ProviderName) -> String {
    hasArticle(provider) ? providerAuthorityAtStart(title: provider.title) : provider.title
  }

  private func hasArticle(_ provider: ProviderName) -> Bool {
    switch provider {
    case .ecb, .sec, .secFiles: true
    case .yahoo, .stooq, .alphaVantage, .kraken, .coinGecko, .nasdaq: false
    }
  }
}
