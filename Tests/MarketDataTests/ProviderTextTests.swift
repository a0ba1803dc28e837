// SPDX-License-Identifier: MIT

import Testing

@testable import MarketData

@Suite struct ProviderTextTests {
  @Test(arguments: [
    ("42107.5", 42107.5), ("0", 0), ("-1.2e-7", -1.2e-7), ("0.00000001", 1e-8), ("1E3", 1000),
    ("+5", 5),
  ])
  func numbers(text: String, number: Double) {
    #expect(DecimalText.number(text) == number)
  }

  @Test(arguments: [
    "", " 1", "1 ", "1,5", "nan", "inf", "infinity", "0x10", "1e999", "-", ".", "e5", "1.2.3", "١",
    "null",
  ])
  func otherTexts(text: String) {
    #expect(DecimalText.number(text) == nil)
  }

  @Test(arguments: [
    ("Thank you", "Thank you"), ("", ""), ("a\nb\r\n c\t", "a b c"), ("\u{1B}[31mred", "[31mred"),
    ("a\u{202E}b\u{200B}c", "a b c"), ("Grüße 値", "Grüße 値"), ("\u{9B}x\u{0}y", "x y"),
    (String(repeating: "a", count: 200), String(repeating: "a", count: 200)),
    (String(repeating: "a", count: 201), String(repeating: "a", count: 197) + "..."),
  ])
  func words(text: String, shown: String) {
    #expect(ProviderFault.saying(text) == .said(shown))
  }

  static let tables: [(String, [[String]])] = [
    ("", []), ("\n\r\n\n", []), ("a", [["a"]]), ("a,b", [["a", "b"]]), ("a,b\n", [["a", "b"]]),
    ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]), (",\n", [["", ""]]),
    ("a,\n,b", [["a", ""], ["", "b"]]),
    ("\u{FEFF}a,b", [["a", "b"]]), ("\"a,b\",c\n", [["a,b", "c"]]),
    ("\"a\nb\",c\nd,e", [["a\nb", "c"], ["d", "e"]]), ("\"a \"\"b\"\"\",c", [["a \"b\"", "c"]]),
    ("\"\",x", [["", "x"]]), ("\"\"\"\",x", [["\"", "x"]]), ("a\n\nb\n", [["a"], ["b"]]),
    ("\"open,a\nb", [["open,a\nb"]]),
  ]

  @Test(arguments: tables) func rows(text: String, cells: [[String]]) {
    var rows = CommaRows(Array(text.utf8))
    var found: [[String]] = []
    while rows.next() { found.append((0..<rows.count).map(rows.cell)) }
    #expect(found == cells)
    #expect(rows.cell(rows.count) == "")
  }
}
