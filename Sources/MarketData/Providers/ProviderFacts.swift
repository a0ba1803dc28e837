// SPDX-License-Identifier: MIT

/// What is known of a provider before it is asked; each stands in the provider's file.
struct ProviderFacts: Sendable {
  /// When a provider is asked for symbols that it has.
  enum Standing: Equatable {
    /// Without being asked for, those with a lower number first.
    case usual(Int)
    /// Where somebody prefers it.
    case ifPreferred
  }

  /// What it calls itself.
  var title: String
  /// Whether it is called by its office, with an article.
  var isAuthority = false
  /// Where it is asked unless the settings say otherwise, without a slash at the end.
  var usualAddress: String
  /// Whether it answers nobody without a key.
  var needsKey = false
  /// Whether one request asks for the latest prices of several symbols.
  var answersTogether = false
  /// Seconds between requests for the latest price that it allows anybody, and that bring news.
  var politeInterval: Double
  /// Seconds between any two requests; nil if it states no limit.
  var requestDistance: Double?
  /// When it is asked for shares, funds and indices; nil if it has none.
  var shares: Standing?
  /// When it is asked for pairs with a coin; nil if it has none.
  var coins: Standing?
  /// When it is asked for pairs of currencies; nil if it has none.
  var currencies: Standing?
  /// What asks it for prices; nil if it has none.
  var pricing: (@Sendable (ProviderAccess) -> any PriceProvider)?

  /// When it is asked for a symbol; nil if it has none of the kind.
  func standing(for symbol: MarketSymbol) -> Standing? {
    guard let pair = symbol.pair else { return shares }
    return pair.hasCoin ? coins : currencies
  }

  /// Figures that companies filed, and the list of their numbers: ten requests a second for both.
  static let sec = ProviderFacts(
    title: "SEC", isAuthority: true, usualAddress: "https://data.sec.gov", politeInterval: 86_400,
    requestDistance: 0.11)
  static let secFiles = ProviderFacts(
    title: "SEC", isAuthority: true, usualAddress: "https://www.sec.gov", politeInterval: 86_400)
  static let nasdaq = ProviderFacts(
    title: "Nasdaq", usualAddress: "https://www.nasdaqtrader.com/dynamic/SymDir",
    politeInterval: 86_400)
}

extension ProviderName {
  var facts: ProviderFacts {
    switch self {
    case .yahoo: .yahoo
    case .alphaVantage: .alphaVantage
    case .stooq: .stooq
    case .kraken: .kraken
    case .coinGecko: .coinGecko
    case .ecb: .ecb
    case .sec: .sec
    case .secFiles: .secFiles
    case .nasdaq: .nasdaq
    }
  }

  /// Those that have prices.
  public static let withPrices = allCases.filter { $0.facts.pricing != nil }

  /// The provider behind a name; nil for those that have no prices.
  public func pricing(_ access: ProviderAccess) -> (any PriceProvider)? { facts.pricing?(access) }

  /// Whether it requires a key.
  public var needsKey: Bool { facts.needsKey }

  /// What it calls itself.
  public var title: String { facts.title }

  /// Whether it is called by its office, with an article: the ECB.
  package var isAuthority: Bool { facts.isAuthority }

  /// Where it is asked unless the settings say otherwise, without a slash at the end.
  public var usualAddress: String { facts.usualAddress }

  /// Whether one request asks for the latest prices of several symbols.
  public var answersTogether: Bool { facts.answersTogether }

  /// Seconds between requests for the latest price that the provider allows anybody, and that bring news.
  public var politeInterval: Double { facts.politeInterval }
}
