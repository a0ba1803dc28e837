// SPDX-License-Identifier: MIT

internal import MarketData

/// Options about where prices come from.
extension OptionGroup {
  static let market = OptionGroup(
    title: "group.wherePricesComeFrom",
    options: [
      OptionSpec(.offline),
      OptionSpec(
        .provider, takes: .oneOf(ProviderName.withPrices.map(\.rawValue), "NAME")),
      storeFile,
    ])

  static let storeFile = OptionSpec(.store, takes: .file)
}
