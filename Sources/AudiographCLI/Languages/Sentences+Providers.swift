// SPDX-License-Identifier: MIT

internal import MarketData

extension Sentences {
  /// The title within a sentence.
  func provider(_ provider: ProviderName) -> String {
    provider.isAuthority ? say(.providerAuthority(title: provider.title)) : provider.title
  }

  /// The title at the beginning of a sentence.
  func providerAtStart(_ provider: ProviderName) -> String {
    provider.isAuthority ? say(.providerAuthorityAtStart(title: provider.title)) : provider.title
  }
}
