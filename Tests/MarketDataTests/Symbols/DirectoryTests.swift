// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import MarketData

@Suite struct DirectoryTests {
  static let list = "\(Program.packageFolder)/Samples/symbols.csv"

  private func bundled() throws -> PriceStore {
    let store = try openedStore()
    try store.seedDirectory(fromList: Self.list)
    return store
  }

  private func named(_ pairs: [(String, String)]) throws -> [DirectoryEntry] {
    try pairs.map { DirectoryEntry(symbol: try symbol($0.0), name: $0.1) }
  }

  struct Case: CustomTestStringConvertible {
    let text: String
    let names: [String]

    init(_ text: String, _ names: String...) {
      self.text = text
      self.names = names
    }

    var testDescription: String { text }
  }

  static let bundledCases: [Case] = [
    Case(
      "app", "AppLovin", "Apple Hospitality REIT, Inc.", "Apple Inc.", "Applied Materials",
      "G-III Apparel Group"),
    Case(
      "APP", "AppLovin", "Apple Hospitality REIT, Inc.", "Apple Inc.", "Applied Materials",
      "G-III Apparel Group"),
    Case("appl", "AppLovin", "Apple Hospitality REIT, Inc.", "Apple Inc.", "Applied Materials"),
    Case("apple", "Apple Inc.", "Apple Hospitality REIT, Inc."),
    Case("apple inc", "Apple Inc.", "Apple Hospitality REIT, Inc."),
    Case("apple i", "Apple Inc.", "Apple Hospitality REIT, Inc."),
    Case("applov", "AppLovin"),
    Case("materials appl", "Applied Materials"),
    Case("aapl", "Apple Inc."),
    Case(" aapl ", "Apple Inc."),
    Case("g-iii", "G-III Apparel Group"),
    Case("1&1", "1&1", "1&1"),
    Case("at&t", "AT&T"),
    Case("bj's", "BJ’s Restaurants"),
    Case("bjs", "BJ’s Restaurants"),
    Case("bj’s rest", "BJ’s Restaurants"),
    Case("credit agr", "Crédit Agricole"),
    Case("CRÉDIT AGR", "Crédit Agricole"),
    Case("cre\u{301}dit agr", "Crédit Agricole"),
    Case("zzzzzz"),
    Case(""), Case("   "), Case("\""), Case("*"), Case("%"), Case("_"), Case("-"), Case("()"),
    Case("^"), Case("app OR apple"), Case("NEAR(apple inc"), Case("words:apple"),
    Case("apple NOT inc"), Case("'; DROP TABLE directory"),
    Case("\"apple\" inc*", "Apple Inc.", "Apple Hospitality REIT, Inc."), Case("ap%le"),
    Case("a\0pple inc"),
  ]

  @Test(arguments: bundledCases) func namesAreFoundInOrder(_ test: Case) throws {
    #expect(try bundled().search(test.text, limit: 5).map(\.name) == test.names)
  }

  static let order: [Case] = [
    Case("b", "Zeta", "Bb Cc", "Bbb", "The B Company", "Alpha"),
    Case("muller", "Müller", "Muller Sons", "MÜLLER-WERKE"),
    Case("MÜLLER", "Müller", "Muller Sons", "MÜLLER-WERKE"),
    Case("strasse", "Straße"), Case("STRASSE", "Straße"), Case("straße", "Straße"),
    Case("sor", "Sør", "Łódź Sørensen"), Case("lodz", "Łódź Sørensen"),
    Case("газ", "Газпром"), Case("ГАЗ", "Газпром"), Case("トヨ", "トヨタ"),
  ]

  @Test(arguments: order) func ranksFollowEachOther(_ test: Case) throws {
    let store = try openedStore()
    try store.replaceDirectory(
      named([
        ("B", "Zeta"), ("X1", "The B Company"), ("X2", "Bbb"), ("X3", "Bb Cc"), ("BX", "Alpha"),
        ("M3", "MÜLLER-WERKE"), ("M2", "Muller Sons"), ("M1", "Müller"), ("S", "Straße"),
        ("L", "Łódź Sørensen"), ("SO", "Sør"), ("G", "Газпром"), ("T", "トヨタ"),
      ]), origin: "import")
    #expect(try store.search(test.text, limit: 20).map(\.name) == test.names)
  }

  @Test(arguments: [-1, 0, 1, 2, 3, 4, 100, Int.max]) func limitsHold(limit: Int) throws {
    let store = try bundled()
    let all = try store.search("a", limit: 5000)
    #expect(try store.search("a", limit: limit) == Array(all.prefix(max(0, limit))))
    #expect(Set(all.map(\.symbol)).count == all.count)
  }

  @Test func longTextsAreHarmless() throws {
    let store = try bundled()
    #expect(try store.search(String(repeating: "a", count: 1_000_000), limit: 5) == [])
    #expect(try store.search(String(repeating: "a ", count: 199), limit: 5) == [])
    #expect(try store.search(String(repeating: "inc ", count: 32), limit: 5).isEmpty == false)
  }

  @Test func bundledSymbolsAreFoundByTheirNamesAndThemselves() throws {
    let store = try bundled()
    let entries = try SymbolList.entries(ofFile: Self.list)
    for (index, entry) in entries.enumerated() where index % 5 == 0 {
      #expect(try store.entry(of: entry.symbol) == entry)
      #expect(try store.search(entry.symbol.text, limit: 1).first?.symbol == entry.symbol)
      #expect(try store.search(entry.name, limit: 30).contains(entry), "\(entry.name)")
    }
  }

  @Test func origins() throws {
    let store = try openedStore()
    try store.replaceDirectory(named([("A", "Bundled A"), ("B", "Bundled B")]), origin: "bundled")
    try store.replaceDirectory(named([("A", "Nasdaq A"), ("C", "Nasdaq C")]), origin: "nasdaq")
    #expect(try store.entry(of: symbol("A"))?.name == "Nasdaq A")
    try store.replaceDirectory(named([("A", "Imported A")]), origin: "import")
    #expect(try store.entry(of: symbol("A"))?.name == "Imported A")
    #expect(try store.directoryCount() == 3)
    #expect(try store.directoryCount(origin: "bundled") == 2)
    #expect(try store.directoryCount(origin: "nobody") == 0)
    #expect(try store.search("bundled a", limit: 5) == [])
    try store.replaceDirectory([], origin: "import")
    #expect(try store.entry(of: symbol("A"))?.name == "Nasdaq A")
    try store.replaceDirectory(named([("C", "Nasdaq C")]), origin: "nasdaq")
    #expect(try store.entry(of: symbol("A"))?.name == "Bundled A")
    #expect(try store.addToDirectory(named([("D", "Dee")]), origin: "import") == 1)
    #expect(try store.addToDirectory(named([("E", "Eh"), ("D", "Da")]), origin: "import") == 2)
    #expect(try store.search("d", limit: 5).map(\.name) == ["Da"])
    #expect(try store.entry(of: symbol("Z")) == nil)
  }

  @Test func aListIsReadAgainWhenItsFileChanges() throws {
    let folder = try TemporaryFolder()
    let store = try openedStore(folder.file("p"))
    try folder.put(Array("Symbol,Name\nA,Aa\n".utf8), "list.csv")
    let list = folder.file("list.csv")
    #expect(try store.seedDirectory(fromList: list))
    #expect(try store.seedDirectory(fromList: list) == false)
    #expect(try openedStore(folder.file("p")).seedDirectory(fromList: list) == false)
    try folder.put(Array("Symbol,Name\nA,Aa\nB,Bb\n".utf8), "list.csv")
    #expect(try store.seedDirectory(fromList: list))
    #expect(try store.directoryCount(origin: "bundled") == 2)
    try folder.put(Array("Symbol,Name\nA\n".utf8), "list.csv")
    let ragged = DirectoryError.list(.raggedRow(row: 2, expected: 2, found: 1))
    #expect(throws: ragged) { try store.seedDirectory(fromList: list) }
    #expect(try store.directoryCount(origin: "bundled") == 2)
    let missing = folder.file("none.csv")
    #expect(throws: DirectoryError.list(.unreadable(code: 2))) {
      try store.seedDirectory(fromList: missing)
    }
  }
}
