// SPDX-License-Identifier: MIT

/// A source of prices on the network.
///
/// A provider is one file that conforms to this, one case of `ProviderName`, and its fixtures.
public protocol PriceProvider: Sendable {
  /// A provider that is reached in this way.
  init(_ access: ProviderAccess)

  /// Past bars, oldest first, without one that is not finished yet.
  ///
  /// - Throws: `ProviderError`; nothing of a bad answer is kept.
  func history(_ request: HistoryRequest) throws(ProviderError) -> BarHistory

  /// The latest price there is.
  ///
  /// - Throws: `ProviderError`.
  func latest(_ symbol: MarketSymbol, now: Int64) throws(ProviderError) -> Quote

  /// The latest prices of several symbols, by one request where the provider allows that.
  ///
  /// - Returns: One for each of the symbols, in their order.
  /// - Throws: `ProviderError` where the request failed for all of them.
  func latest(
    _ symbols: [MarketSymbol], now: Int64
  ) throws(ProviderError) -> [Result<Quote, ProviderError>]
}

extension PriceProvider {
  /// One request a symbol.
  public func latest(
    _ symbols: [MarketSymbol], now: Int64
  ) throws(ProviderError) -> [Result<Quote, ProviderError>] {
    symbols.map { symbol in
      Result { () throws(ProviderError) in try latest(symbol, now: now) }
    }
  }
}

/// How a provider is reached.
public struct ProviderAccess: Sendable {
  /// Who sends the requests.
  public var client: HTTPClient
  /// The beginning of every address, `https://host/path` without a slash at the end.
  public var base: String
  /// The user's key; nil if there is none.
  public var key: Secret?
  /// How the provider can write to the user, for those that demand it.
  public var contact: String?
  /// Where requests are remembered for all processes; nil for nowhere.
  public var store: PriceStore?

  /// A way to reach a provider.
  public init(
    client: HTTPClient = HTTPClient(), base: String, key: Secret? = nil, contact: String? = nil,
    store: PriceStore? = nil
  ) {
    self.client = client
    self.base = base
    self.key = key
    self.contact = contact
    self.store = store
  }
}

/// A secret text, which no message may show.
public struct Secret: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  /// The text, for nothing but the request.
  public let text: String

  /// A secret, which is not empty.
  public init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    self.text = text
  }

  /// Never the text.
  public var description: String { "(secret)" }
  /// Never the text.
  public var debugDescription: String { description }
}
