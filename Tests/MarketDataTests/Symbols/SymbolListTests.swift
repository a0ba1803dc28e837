// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import MarketData

@Suite struct SymbolListTests {
  private func entries(_ text: String) throws -> [DirectoryEntry] {
    try SymbolList.entries(Array(text.utf8))
  }

  @Test func theBundledListIsWhole() throws {
    let path = "\(Program.packageFolder)/Samples/symbols.csv"
    let entries = try SymbolList.entries(ofFile: path)
    #expect(entries.count == 1828)
    #expect(
      entries.first { $0.symbol.text == "AAPL" }
        == DirectoryEntry(
          symbol: try symbol("AAPL"), name: "Apple Inc.", exchange: "NASDAQ", currency: "USD",
          country: "United States"))
    #expect(
      entries.first { $0.symbol.text == "AAP" }
        == DirectoryEntry(
          symbol: try symbol("AAP"), name: "Advance Auto Parts", exchange: nil, currency: "USD",
          country: "United States"))
  }

  @Test func columnsStandInAnyOrder() throws {
    let found = try entries(
      "\u{FEFF}country,NAME,Sector,symbol\r\nFrance,\"A \"\"B\"\", \r\nC\",x,aa\r\n\r\n,Dd,,BB")
    #expect(
      found == [
        DirectoryEntry(symbol: try symbol("AA"), name: "A \"B\", \r\nC", country: "France"),
        DirectoryEntry(symbol: try symbol("BB"), name: "Dd"),
      ])
  }

  @Test(arguments: ["Symbol,Name", "Symbol,Name\n", "Symbol,Name\n\n\n"])
  func headingsAloneAreAnEmptyList(text: String) throws {
    #expect(try entries(text) == [])
  }

  struct Case: CustomTestStringConvertible {
    let text: String
    let error: SymbolListError

    init(_ text: String, _ error: SymbolListError) {
      self.text = text
      self.error = error
    }

    var testDescription: String { text }
  }

  static let faults: [Case] = [
    Case("", .empty),
    Case("\n\n", .empty),
    Case("Name,Country\nA,B\n", .missingColumn("Symbol")),
    Case("Symbol,Exchange\nA,B\n", .missingColumn("Name")),
    Case("Symbol,Name\nA,Aa\nB\n", .raggedRow(row: 3, expected: 2, found: 1)),
    Case("Symbol,Name\nA,Aa,\n", .raggedRow(row: 2, expected: 2, found: 3)),
    Case("Symbol,Name\n\nA b,Aa\n", .badSymbol(row: 3, text: "A b")),
    Case("Symbol,Name\n,Aa\n", .badSymbol(row: 2, text: "")),
    Case("Symbol,Name\n\"A\nB\",x\n", .badSymbol(row: 2, text: "A\nB")),
    Case("Symbol,Name\nA,\"x\ny\"\nB,\n", .missingName(row: 4)),
    Case("Symbol,Name\nA,\"x\n", .unterminatedQuote(row: 2)),
    Case("Symbol,Name\nA,x\0\n", .notText(row: 2)),
  ]

  @Test(arguments: faults) func faultsNameTheRow(_ test: Case) {
    #expect(throws: test.error) { try entries(test.text) }
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(throws: SymbolListError.notText(row: 2)) {
      try SymbolList.entries(Array("Symbol,Name\nA,".utf8) + [0xFF])
    }
  }

  @Test(arguments: [
    ("", []), ("  &- ", []), ("Straße", ["strasse"]), ("G-III", ["g", "iii"]),
    ("AT&T", ["at", "t"]), ("L’Oréal", ["loreal"]), ("Æther Ørsted", ["aether", "orsted"]),
    ("İstanbul", ["istanbul"]), ("ŁÓDŹ", ["lodz"]), ("Việt", ["viet"]), ("e\u{301}", ["e"]),
    ("Ωmega", ["ωmega"]), ("AppLovin", ["applovin"]), ("3M", ["3m"]), ("हिन्दी", ["हिन्दी"]),
  ]) func wordsAreFolded(text: String, words: [String]) {
    #expect(foldedWords(of: text) == words)
  }

  @Test func namesAreInOrder() throws {
    let names = [
      "3M", "Ahold", "AppLovin", "Apple Hospitality", "Apple Inc.", "Applied", "Ärzte", "Bayer",
      "eBay", "Eddy", "PayPal", "Payco",
    ]
    let keys = try names.map { SortName(DirectoryEntry(symbol: try symbol("A"), name: $0)) }
    for (earlier, later) in zip(keys, keys.dropFirst()) { #expect(earlier < later) }
  }
}
