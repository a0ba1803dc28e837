// SPDX-License-Identifier: MIT

internal import MarketData

/// Options about where prices come from.
extension OptionGroup {
  static let market = OptionGroup(
    title: "Where prices come from",
    options: [
      OptionSpec(.offline, "Fetches nothing; uses what is stored or bundled."),
      OptionSpec(
        .provider, takes: .oneOf(ProviderName.withPrices.map(\.rawValue), "NAME"),
        "Who is asked for prices, instead of the provider that suits the symbol."),
      storeFile,
    ])

  static let storeFile = OptionSpec(
    .store, takes: .file,
    "The file of stored prices, instead of prices.sqlite in $XDG_DATA_HOME/audiograph.")
}
