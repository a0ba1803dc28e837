// SPDX-License-Identifier: MIT

/// Prices, symbols and figures of companies, kept in one file of SQLite.
///
/// Several processes and threads may use the same file at once.
public final class PriceStore: Sendable {
  /// How a store is opened.
  public enum Access: Sendable {
    /// For reading and writing; a missing file and its folders are made.
    case readWrite
    /// For reading alone; nothing is made.
    case readOnly
  }

  /// Where the file is; `:memory:` for one that lives as long as the value.
  public let path: String
  /// Where a damaged file was moved to on opening; nil where none was.
  public let damagedCopy: String?

  /// Opens a store, moving a damaged file aside.
  ///
  /// - Returns: Nil where there is no file and access is for reading alone.
  /// - Throws: `StoreError`.
  public init?(path: String, access: Access = .readWrite) throws(StoreError) {
    self.path = path
    damagedCopy = nil
    return nil
  }

  // MARK: - Prices

  /// What is stored of a symbol; nil where nothing is.
  public func prices(of symbol: MarketSymbol) throws(StoreError) -> StoredPrices? { nil }

  /// Every symbol that has prices, in order, without its bars.
  public func summaries() throws(StoreError) -> [StoredSummary] { [] }

  /// Adds daily bars, replacing those of the same days, in one transaction.
  ///
  /// - Parameters:
  ///   - history: The bars, and what is known of the symbol; what it leaves open stays as it was.
  ///   - symbol: Whose bars.
  ///   - source: A provider's name, or `import`.
  ///   - fetched: When they came, in seconds since 1970-01-01 00:00 UTC.
  ///   - replacing: Whether bars of other days are thrown away.
  /// - Returns: How many days are new, and how many changed.
  /// - Throws: `StoreError`; nothing is saved then.
  @discardableResult
  public func save(
    _ history: BarHistory, of symbol: MarketSymbol, source: String, fetched: Int64,
    replacing: Bool = false
  ) throws(StoreError) -> SavedBars { SavedBars(new: 0, changed: 0, last: nil) }

  /// Notes when a symbol was last asked for, so that a provider that fails is not asked again at
  /// once.
  public func noteAttempt(
    _ symbol: MarketSymbol, at instant: Int64, failed: Bool
  ) throws(StoreError) {}

  /// The last attempt to fetch a symbol; nil where there was none.
  public func attempt(of symbol: MarketSymbol) throws(StoreError) -> FetchAttempt? { nil }

  /// Keeps bars within days, in place of all such bars of the symbol and the length of bar.
  public func saveIntraday(
    _ history: BarHistory, of symbol: MarketSymbol, minutes: Int, source: String, fetched: Int64
  ) throws(StoreError) {}

  /// Bars within days; nil where none are kept.
  public func intraday(
    of symbol: MarketSymbol, minutes: Int
  ) throws(StoreError) -> StoredPrices? { nil }

  // MARK: - Symbols

  /// Puts a list of symbols in place of the one of the same origin.
  ///
  /// Where several lists have a symbol, `import` counts before `nasdaq`, and that before `bundled`.
  ///
  /// - Parameters:
  ///   - entries: The whole list.
  ///   - origin: Who made it: `bundled`, `nasdaq`, `import`.
  /// - Throws: `StoreError`; the list before stays then.
  public func replaceDirectory(
    _ entries: [DirectoryEntry], origin: String
  ) throws(StoreError) {}

  /// How many symbols the directory has of an origin, or of all.
  public func directoryCount(origin: String? = nil) throws(StoreError) -> Int { 0 }

  /// What the directory says of a symbol.
  public func entry(of symbol: MarketSymbol) throws(StoreError) -> DirectoryEntry? { nil }

  /// Companies whose name, a word of it, or symbol begins with a text.
  ///
  /// The symbol itself first, then names that begin with the text in their order, then names with a
  /// later word that does, then symbols that begin with it. Letter case and diacritics are folded.
  /// Empty for a text without letters and digits.
  public func search(_ text: String, limit: Int) throws(StoreError) -> [DirectoryEntry] { [] }

  // MARK: - Figures of companies

  /// Keeps the figures of a company in place of those kept before.
  public func saveFigures(
    _ figures: CompanyFigures, of symbol: MarketSymbol, fetched: Int64
  ) throws(StoreError) {}

  /// The figures of a company and when they came; nil where none are kept.
  public func figures(
    of symbol: MarketSymbol
  ) throws(StoreError) -> (figures: CompanyFigures, fetched: Int64)? { nil }
}

/// What is stored of a symbol.
public struct StoredPrices: Sendable, Hashable {
  /// The bars and what is known of the symbol.
  public var history: BarHistory
  /// Who the last bar is from: a provider's name, or `import`.
  public var source: String
  /// When the last bar came, in seconds since 1970-01-01 00:00 UTC.
  public var fetched: Int64

  /// Stored prices.
  public init(history: BarHistory, source: String, fetched: Int64) {
    self.history = history
    self.source = source
    self.fetched = fetched
  }
}

/// What is stored of a symbol, in short.
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

/// What came of saving bars.
public struct SavedBars: Sendable, Hashable {
  /// How many days had no bar before.
  public var new: Int
  /// How many days had another bar before.
  public var changed: Int
  /// The last day that is stored now, counted from 1970-01-01.
  public var last: Int?

  /// What came of saving.
  public init(new: Int, changed: Int, last: Int?) {
    self.new = new
    self.changed = changed
    self.last = last
  }
}

/// When somebody was last asked for a symbol, and whether that failed.
public struct FetchAttempt: Sendable, Hashable {
  /// Seconds since 1970-01-01 00:00 UTC.
  public var instant: Int64
  /// Whether nothing came.
  public var failed: Bool

  /// An attempt.
  public init(instant: Int64, failed: Bool) {
    self.instant = instant
    self.failed = failed
  }
}
