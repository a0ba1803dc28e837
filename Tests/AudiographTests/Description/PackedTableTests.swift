// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct PackedTableTests {
  @Test func anEmptyTableHasNothing() {
    #expect(PackedTable("")["a"] == nil)
    #expect(PackedTable("").entries.isEmpty)
  }

  /// Tables of one to four lines, so that each line is once in the middle of what is left.
  @Test(arguments: [
    PackedTable("b\tB"), PackedTable("b\tB\nd\tD"), PackedTable("b\tB\nd\tD\nf\t"),
    PackedTable("b\tB\nd\tD\nf\t\nhij klm\tnop|q"),
  ])
  func everyNameIsFoundAndNoOther(_ table: PackedTable) {
    for (name, text) in table.entries { #expect(table[name] == text) }
    for other in ["", "a", "c", "e", "g", "hij", "hij klm n", "B", "b\tB", "z"] {
      #expect(table[other] == nil)
    }
  }

  /// Names count as `String` compares them: an accent may be a mark of its own.
  @Test func anAccentMayBeAMarkOfItsOwn() {
    #expect(PackedTable("agorę\tILA")["agore\u{328}"] == "ILA")
  }

  @Test func theTablesOfTheLanguagesAreSorted() {
    let tables = [UnitNames.symbols, UnitNames.codes, UnitNames.exponents]
    for table in tables {
      let names = table.entries.map(\.name)
      #expect(names.count > 20)
      #expect(names == names.sorted() && Set(names).count == names.count)
      #expect(table.entries.allSatisfy { table[$0.name] == $0.text })
    }
  }
}
