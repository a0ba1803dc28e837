// SPDX-License-Identifier: MIT

import MarketData
import Testing

/// Symbols by their beginning, as a shell completes them.
@Suite struct SymbolsTests {
  static func store() throws -> PriceStore {
    let store = try openedStore()
    let entries = [
      ("AA", "Alcoa"), ("AAPL", "Apple"), ("BRK.B", "Berkshire"), ("^GSPC", "S&P 500"),
    ]
    try store.replaceDirectory(
      entries.compactMap { symbol, name in
        MarketSymbol(symbol).map { DirectoryEntry(symbol: $0, name: name) }
      }, origin: "bundled")
    return store
  }

  static let answers: [(String, Int, [String])] = [
    ("", 9, []), ("a", 9, ["AA", "AAPL"]), ("AAP", 9, ["AAPL"]), ("A", 1, ["AA"]), ("A", 0, []),
    ("B", 9, ["BRK.B"]), ("brk.", 9, ["BRK.B"]), ("^", 9, ["^GSPC"]), ("Z", 9, []),
    ("%", 9, []), ("A_", 9, []), ("AAPLE", 9, []),
  ]

  @Test(arguments: answers)
  func begin(_ text: String, _ limit: Int, _ symbols: [String]) throws {
    let found = try Self.store().symbols(beginningWith: text, limit: limit)
    #expect(found.map(\.symbol.text) == symbols)
  }

  @Test func symbolsWithPricesAreThereToo() throws {
    let store = try Self.store()
    for text in ["AAX", "AAPL", "AAN"] {
      let symbol = try symbol(text)
      if text == "AAN" {
        try store.noteAttempt(symbol, at: 5, failed: true)
      } else {
        try store.save(closes([1]), of: symbol, source: "import", fetched: 1)
      }
    }
    let found = try store.symbols(beginningWith: "AA", limit: 9)
    #expect(found.map(\.symbol.text) == ["AA", "AAPL", "AAX"])
    #expect(found.map(\.name) == ["Alcoa", "Apple", "AAX"])
  }
}
