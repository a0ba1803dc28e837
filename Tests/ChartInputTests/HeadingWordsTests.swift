// SPDX-License-Identifier: MIT

import Testing

@testable import ChartInput

@Suite struct HeadingWordsTests {
  static let headings: [(String, [String])] = [
    ("", []), ("7", []), ("closePrice", ["close", "price"]), ("Année 2", ["annee"]),
    ("年月日", ["年月日"]), ("GDP成長率", ["gdp", "成長率"]), ("売上高2020年", ["売上高", "年"]),
    // An accent before any letter belongs to none.
    ("\u{301}", []), ("\u{301}date", ["date"]), ("\u{301}\u{302}\u{303}Date", ["date"]),
    ("a\u{301}b", ["ab"]), ("7\u{301}year", ["year"]),
  ]

  @Test(arguments: headings)
  func words(_ heading: String, _ words: [String]) {
    #expect(HeadingWords(heading).words == words)
  }
}
