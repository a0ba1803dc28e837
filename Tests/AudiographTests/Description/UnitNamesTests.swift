// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct UnitNamesTests {
  @Test(arguments: [UnitNames.symbols, .codes, .exponents])
  func everyNameIsFoundOnce(_ table: UnitNames) {
    let entries = table.entries
    #expect(entries.count > 20 && Set(entries.map(\.name)).count == entries.count)
    #expect(entries.allSatisfy { table[$0.name] == $0.symbol })
  }

  @Test func othersAreNotFound() {
    for name in [
      "", "|", "km|", "kilometre|kilometres", "\n", "symbols", "km ", "a name of nothing",
    ] {
      #expect(UnitNames.symbols[name] == nil)
    }
    #expect(UnitNames.codes["kilometre"] == nil && UnitNames.exponents["dollar"] == nil)
  }

  /// Names count as `String` compares them.
  @Test func anAccentMayBeAMarkOfItsOwn() {
    #expect(UnitNames.codes["agorę izraelską"] == "ILA")
    #expect(UnitNames.codes["agore\u{328} izraelska\u{328}"] == "ILA")
  }
}
