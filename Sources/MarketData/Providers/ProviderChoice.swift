// SPDX-License-Identifier: MIT

/// Which providers are asked for the prices of a symbol, in which order.
public enum ProviderChoice {
  /// The providers to ask one after another; at least one.
  ///
  /// A forced provider is the only one. A pair of currencies is asked of the European Central Bank;
  /// a pair with a coin of Kraken, then CoinGecko; anything else of Alpha Vantage, where it has a
  /// key, then Yahoo. Stooq answers no programs and is asked only where it is forced or preferred. A preferred provider comes first where it has such symbols and,
  /// if it needs one, a key; otherwise the preference counts for nothing.
  ///
  /// - Parameters:
  ///   - symbol: What is wanted.
  ///   - forced: The provider that an option names.
  ///   - preferred: The provider that the settings name.
  ///   - keyed: The providers that have a key.
  /// - Returns: Each provider once.
  public static func providers(
    for symbol: MarketSymbol, forced: ProviderName? = nil, preferred: ProviderName? = nil,
    keyed: Set<ProviderName> = []
  ) -> [ProviderName] {
    if let forced { return [forced] }
    let usual = usual(for: symbol).filter { !$0.needsKey || keyed.contains($0) }
    guard let preferred, preferred.facts.standing(for: symbol) != nil,
      !preferred.needsKey || keyed.contains(preferred)
    else { return usual }
    return [preferred] + usual.filter { $0 != preferred }
  }

  private static func usual(for symbol: MarketSymbol) -> [ProviderName] {
    let ranked = ProviderName.allCases.compactMap {
      provider -> (rank: Int, provider: ProviderName)? in
      guard case .usual(let rank) = provider.facts.standing(for: symbol) else { return nil }
      return (rank, provider)
    }
    return ranked.sorted { $0.rank < $1.rank }.map(\.provider)
  }
}
