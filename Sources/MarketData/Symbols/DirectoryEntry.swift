// SPDX-License-Identifier: MIT

/// An entry of the symbol directory.
public struct DirectoryEntry: Sendable, Hashable {
  /// The symbol.
  public var symbol: MarketSymbol
  /// The company's name as the list writes it.
  public var name: String
  /// The exchange as the list names it; nil if the list has none.
  public var exchange: String?
  /// The currency's code; nil if the list has none.
  public var currency: String?
  /// The country; nil if the list has none.
  public var country: String?

  /// An entry.
  public init(
    symbol: MarketSymbol, name: String, exchange: String? = nil, currency: String? = nil,
    country: String? = nil
  ) {
    self.symbol = symbol
    self.name = name
    self.exchange = exchange
    self.currency = currency
    self.country = country
  }
}
