// SPDX-License-Identifier: MIT

internal import MarketData

/// The directory of companies that symbols are found in: the store's, with the bundled list in it.
///
/// Where no store can be made or written there is one in memory, or the one that can only be read.
struct Companies {
  private let store: PriceStore

  /// Opens the directory; the bundled list is read only where the store does not have it yet.
  ///
  /// - Throws: `UsageError`, `SettingsError`; `StoreError` where a store is there that cannot be
  ///   understood, and for one that was named and cannot be opened; `SourceError` and `ImportError`
  ///   without the bundled list where it is needed.
  init(_ market: Market) throws {
    do {
      let stored = try market.openedStore()
      if let list = try? Self.bundledList() { try Self.seed(stored, list) }
      store = stored
    } catch let error as StoreError where error.isAboutWriting {
      if case .cannotOpen = error, market.arguments.has(.store) { throw error }
      store = try Self.readable(market) ?? Self.inMemory()
    }
  }

  private static func bundledList() throws(SourceError) -> String {
    "\(try SampleFolder(for: "symbols.csv").path)/symbols.csv"
  }

  private static func seed(_ store: PriceStore, _ list: String) throws {
    do {
      try store.seedDirectory(fromList: list)
    } catch {
      switch error {
      case .list(let error): throw ImportError.list(path: list, error)
      case .store(let error): throw error
      }
    }
  }

  private static func inMemory() throws -> PriceStore {
    guard let store = try PriceStore(path: ":memory:") else {
      throw StoreError.cannotOpen(path: ":memory:", reason: english.say(.storeReasonNoMemory()))
    }
    try seed(store, try bundledList())
    return store
  }

  /// A store that may only be read, if it has a directory.
  private static func readable(_ market: Market) throws -> PriceStore? {
    guard let path = try? market.storeLocation().path,
      let store = try? PriceStore(path: path, access: .readOnly),
      let count = try? store.directoryCount(), count > 0
    else { return nil }
    return store
  }

  /// Companies whose name, a word of it, or symbol begins with a text, in the order of the store.
  func search(_ text: String, limit: Int) throws(StoreError) -> [DirectoryEntry] {
    try store.search(text, limit: limit)
  }

  /// Symbols that begin with a text, in order.
  func symbols(beginning text: String, limit: Int) throws(StoreError) -> [DirectoryEntry] {
    try store.symbols(beginningWith: text, limit: limit)
  }

  /// What the directory says of a symbol; nil if it lacks it.
  func entry(of symbol: MarketSymbol) throws(StoreError) -> DirectoryEntry? {
    try store.entry(of: symbol)
  }
}
