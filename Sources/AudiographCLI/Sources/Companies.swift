// SPDX-License-Identifier: MIT

internal import MarketData

/// The list of companies that symbols are found in.
struct Companies {
  private let entries: [DirectoryEntry]

  init(_ arguments: Arguments, _ settings: Settings) throws {
    guard let folder = try? SampleFolder(for: "AAPL") else {
      entries = []
      return
    }
    entries = try SymbolList.entries(try SymbolList.contents(of: "\(folder.path)/symbols.csv"))
  }

  /// Companies whose name, a word of it, or symbol begins with a text, in the order of the store.
  func search(_ text: String, limit: Int) throws -> [DirectoryEntry] {
    let text = text.lowercased()
    let found = entries.filter {
      $0.name.lowercased().hasPrefix(text) || $0.name.lowercased().contains(" " + text)
        || $0.symbol.text.lowercased().hasPrefix(text)
    }
    return Array(found.prefix(limit))
  }

  /// Symbols that begin with a text, in order.
  func symbols(beginning text: String, limit: Int) throws -> [DirectoryEntry] {
    let found = entries.filter { $0.symbol.text.hasPrefix(text.uppercased()) }
    return Array(found.sorted { $0.symbol < $1.symbol }.prefix(limit))
  }

  /// What the list says of a symbol.
  func entry(of symbol: MarketSymbol) throws -> DirectoryEntry? {
    entries.first { $0.symbol == symbol }
  }
}
