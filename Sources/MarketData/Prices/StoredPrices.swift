// SPDX-License-Identifier: MIT

/// The stored data of a symbol.
public struct StoredPrices: Sendable, Hashable {
  /// The bars and what is known of the symbol.
  public var history: BarHistory
  /// Who the last bar is from: a provider's name, or `importSource`.
  public var source: String
  /// The source of prices that the user put into the store.
  public static let importSource = "import"
  /// When the last bar came, in seconds since 1970-01-01 00:00 UTC.
  public var fetched: Int64

  /// Stored prices.
  public init(history: BarHistory, source: String, fetched: Int64) {
    self.history = history
    self.source = source
    self.fetched = fetched
  }
}

/// A summary of the stored data of a symbol.
public struct StoredSummary: Sendable, Hashable {
  /// The symbol.
  public var symbol: MarketSymbol
  /// The number of daily bars.
  public var count: Int
  /// The day of the last bar, counted from 1970-01-01.
  public var lastDay: Int
  /// Who the last bar is from.
  public var source: String
  /// When the last bar came.
  public var fetched: Int64
}

/// The source of stored bars, as of some moment.
public struct StoredSource: Sendable, Hashable {
  /// A provider's name, or `StoredPrices.importSource`; nil if nothing was stored.
  public var name: String?

  /// A source, or none.
  public init(_ name: String?) { self.name = name }
}

/// The outcome of saving bars.
public struct SavedBars: Sendable, Hashable {
  /// How many days had no bar before.
  public var new: Int
  /// How many days had another bar before.
  public var changed: Int
  /// The last day that is stored now, counted from 1970-01-01.
  public var last: Int?
  /// Whose bars were replaced by these; nil if there were none of another source.
  public var replacedSource: String?

  /// The outcome of saving.
  public init(new: Int, changed: Int, last: Int?, replacedSource: String? = nil) {
    self.new = new
    self.changed = changed
    self.last = last
    self.replacedSource = replacedSource
  }
}

/// The last request for a symbol, and whether it failed.
public struct FetchAttempt: Sendable, Hashable {
  /// Seconds since 1970-01-01 00:00 UTC.
  public var instant: Int64
  /// Whether nothing came.
  public var failed: Bool
  /// Why nothing came, one sentence; nil if it is unknown, or the attempt may still go on.
  public var problem: String?

  /// An attempt.
  public init(instant: Int64, failed: Bool, problem: String? = nil) {
    self.instant = instant
    self.failed = failed
    self.problem = problem
  }
}
