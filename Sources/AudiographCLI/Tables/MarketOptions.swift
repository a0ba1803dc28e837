// SPDX-License-Identifier: MIT

internal import MarketData

/// Options about where prices come from.
extension OptionGroup {
  static let market = OptionGroup(
    title: { $0.groupWherePricesComeFrom() },
    options: [
      OptionSpec(.offline, { $0.optionOffline() }),
      OptionSpec(
        .provider, takes: .oneOf(ProviderName.withPrices.map(\.rawValue), "NAME"),
        { $0.optionProvider() }),
      storeFile,
    ])

  static let storeFile = OptionSpec(
    .store, takes: .file,
    { $0.optionStore() })
}
