// SPDX-License-Identifier: MIT

public import Audiograph

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

/// A request for bars.
public struct HistoryRequest: Sendable, Hashable {
  /// How long one bar is.
  public enum Resolution: Sendable, Hashable {
    case day
    /// Bars within one day or a few, for charts of one day or five.
    case minutes(Int)
  }

  /// What is asked for.
  public var symbol: MarketSymbol
  /// How long one bar is.
  public var resolution: Resolution
  /// The first day that is wanted, counted from 1970-01-01; nil for all there are.
  public var firstDay: Int?
  /// The present, in seconds since 1970-01-01 00:00 UTC.
  public var now: Int64

  /// A request for bars.
  public init(
    _ symbol: MarketSymbol, resolution: Resolution = .day, firstDay: Int? = nil, now: Int64
  ) {
    self.symbol = symbol
    self.resolution = resolution
    self.firstDay = firstDay
    self.now = now
  }
}

/// Past prices as a provider has them.
public struct BarHistory: Sendable, Hashable {
  /// The bars, at least one, each day or instant once.
  ///
  /// Daily bars have dates of day precision on the exchange's calendar; finer ones have minutes on
  /// the exchange's own clock.
  public var bars: PriceBars
  /// The currency's ISO code in capitals, or a subunit such as `GBp`; nil if it is unknown.
  public var currency: String?
  /// The company's name; nil if it is unknown.
  public var name: String?
  /// The exchange's time zone by its IANA name: `America/New_York`; nil if it is unknown.
  public var zone: String?
  /// Whether there is trading on every day of the week.
  public var tradesEveryDay = false
  /// The latest price, which came with the bars and is none of them; nil if none came.
  public var quote: Quote?

  /// A history of bars.
  public init(
    bars: PriceBars, currency: String? = nil, name: String? = nil, zone: String? = nil,
    tradesEveryDay: Bool = false, quote: Quote? = nil
  ) {
    self.bars = bars
    self.currency = currency
    self.name = name
    self.zone = zone
    self.tradesEveryDay = tradesEveryDay
    self.quote = quote
  }
}

/// One price of one moment.
public struct Quote: Sendable, Hashable {
  /// What it costs, finite.
  public var price: Double
  /// When, in seconds since 1970-01-01 00:00 UTC.
  public var instant: Int64
  /// The currency's ISO code; nil if it is unknown.
  public var currency: String?
  /// The exchange's time zone by its IANA name; nil if it is unknown.
  public var zone: String?

  /// The moments that a price may be of: 3200 years before 1970 and after.
  static let instants: ClosedRange<Int64> = -100_000_000_000...100_000_000_000

  /// A price of a moment.
  public init(price: Double, instant: Int64, currency: String? = nil, zone: String? = nil) {
    self.price = price
    self.instant = instant
    self.currency = currency
    self.zone = zone
  }
}
