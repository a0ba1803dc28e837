// SPDX-License-Identifier: MIT

import Testing

@testable import MarketData

@Suite struct CSVRowsTests {
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
    var rows = CSVRows(Array(text.utf8))
    var found: [[String]] = []
    while rows.next() { found.append((0..<rows.count).map(rows.cell)) }
    #expect(found == cells)
    #expect(rows.cell(rows.count) == "")
  }
}
