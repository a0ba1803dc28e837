// SPDX-License-Identifier: MIT

internal import MarketData

/// Options about where prices come from.
extension OptionGroup {
  static let market = OptionGroup(
    title: "Where prices come from",
    options: [
      OptionSpec(.offline, "Asks nobody over the network; uses what is stored or bundled."),
      OptionSpec(
        .provider, takes: .oneOf(ProviderName.withPrices.map(\.rawValue), "NAME"),
        "Who is asked for prices, in place of the one that suits the symbol."),
      storeFile,
    ])

  static let storeFile = OptionSpec(
    .store, takes: .file,
    "The file of stored prices, in place of prices.sqlite in $XDG_DATA_HOME/audiograph.")
}
