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

  static let texts = PackedTable(
    "all\t{{}{0}}{n}\t\\ {n}\nfirst\t{0}\nfirst.two\t{1}é{0}, {1}\nnone\tNone")

  static let filled: [(name: StaticString, arguments: [String], text: String?)] = [
    ("none", [], "None"), ("none", ["a"], "None"), ("first", [""], ""),
    ("first", ["{0}{n}{1}"], "{0}{n}{1}"), ("first", ["a\n\tb\\\0"], "a\n\tb\\\0"),
    ("first.two", ["eins", "zwei"], "zweiéeins, zwei"), ("first.two", ["{1}", "{"], "{é{1}, {"),
    ("all", ["…"], "{…}\n\t\\ \n"), ("a", [], nil), ("al", [], nil), ("alls", [], nil),
    ("first.", [], nil), ("z", [], nil),
  ]

  @Test(arguments: filled)
  func argumentsArePutInAsTheyAre(_ name: StaticString, _ arguments: [String], _ text: String?) {
    #expect(
      Self.texts.filled(name, with: arguments).map { Array($0.utf8) } == text.map { Array($0.utf8) }
    )
  }

  @Test func allLanguagesHaveTheSameTextsWithTheSameHoles() {
    let tables = Language.allCases.map { $0.wording(.display).texts.entries }
    let names = tables[0].map(\.name)
    #expect(
      names.count > 100 && names == names.sorted()
        && names.allSatisfy { $0.utf8.allSatisfy { $0 < 128 } })
    for table in tables {
      #expect(table.map(\.name) == names)
      #expect(table.map { Self.holes($0.text) } == tables[0].map { Self.holes($0.text) })
    }
  }

  static func holes(_ text: String) -> Set<Substring> {
    Set(text.matches(of: /\{[0-9]\}/).map(\.output))
  }
}
