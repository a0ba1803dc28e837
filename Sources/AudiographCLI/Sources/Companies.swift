// SPDX-License-Identifier: MIT

internal import MarketData

/// The directory of companies that symbols are found in: the store's, with the bundled list in it.
///
/// Where no store can be made or written there is one in memory, or the one that can only be read.
struct Companies {
  private let store: PriceStore
  private static let inMemory = ":memory:"

  /// Opens the directory; the bundled list is read only where the store does not have it yet.
  ///
  /// - Throws: `UsageError`, `SettingsError`; `StoreError` where a store is there that cannot be
  ///   understood, and for one that was named and cannot be opened; `SourceError` without the
  ///   bundled list where nothing else is known.
  init(_ arguments: Arguments, _ settings: Settings) throws {
    let list = (try? SampleFolder(for: "symbols.csv")).map { "\($0.path)/symbols.csv" }
    if let store = try Self.stored(arguments, settings, list: list) {
      self.store = store
    } else {
      // Throws where the list is missing.
      let folder = try SampleFolder(for: "symbols.csv")
      guard let store = try PriceStore(path: Self.inMemory) else {
        throw StoreError.cannotOpen(path: Self.inMemory, reason: "there is no memory")
      }
      try store.seedDirectory(fromList: "\(folder.path)/symbols.csv")
      self.store = store
    }
  }

  /// The user's store; nil where it cannot be used for finding symbols.
  private static func stored(
    _ arguments: Arguments, _ settings: Settings, list: String?
  ) throws -> PriceStore? {
    do {
      let store = try StoreLocation(arguments, settings).opened()
      if let list { try store.seedDirectory(fromList: list) }
      return store
    } catch let error as StoreError where error.isAboutWriting {
      if case .cannotOpen = error, arguments.has(.store) { throw error }
      return try readable(arguments, settings)
    } catch DirectoryError.store(let error) where error.isAboutWriting {
      return try readable(arguments, settings)
    } catch is DirectoryError {
      return nil
    }
  }

  /// A store that may only be read, if it has a directory.
  private static func readable(_ arguments: Arguments, _ settings: Settings) throws -> PriceStore? {
    guard let path = try? StoreLocation(arguments, settings).path,
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

  /// What the directory says of a symbol; nil where it lacks it.
  func entry(of symbol: MarketSymbol) throws(StoreError) -> DirectoryEntry? {
    try store.entry(of: symbol)
  }
}

extension StoreError {
  /// Whether the store may be whole, but cannot be opened for writing here and now.
  fileprivate var isAboutWriting: Bool {
    switch self {
    case .cannotOpen, .readOnly, .diskFull, .busy: true
    case .damaged, .foundDamaged, .foreign, .tooNew, .failed: false
    }
  }
}
