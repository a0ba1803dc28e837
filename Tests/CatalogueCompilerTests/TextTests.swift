// SPDX-License-Identifier: MIT

import Testing

@testable import CatalogueCompiler

/// Messages into which all languages put the same are a method for all and a text for each.
@Suite struct TextTests {
  static let schema = """
    @protocol Xx
    # Rows.
    rows(count: Int, place: String)
    """

  static func writer(_ messages: [String]) throws -> (SwiftWriter, [Catalogue]) {
    let catalogues = try messages.map { try Catalogue("@type Xx\n\($0)", name: "xx.mf2") }
    return (
      SwiftWriter(schema: try Schema(schema, name: "schema"), catalogues: catalogues), catalogues
    )
  }

  static let shared: [(messages: [String], method: String, texts: [String])] = [
    (["rows = none", "rows = keine"], #"said("rows")"#, ["none", "keine"]),
    (
      ["rows = {$count} at {$place}", "rows = {$place}: {$count}, {$count}"],
      #"said("rows", "\(count)", place)"#, ["{0} at {1}", "{1}: {0}, {0}"]
    ),
    (
      ["rows = {$place :quoted}{| |}{$count}", "rows = {$count} {$place :quoted}"],
      #"said("rows", "\(count)", self.quoted(place))"#, ["{1} {0}", "{0} {1}"]
    ),
    (
      [#"rows = \{0\} "a" \\ \n{||}\#t{$place}"#], #"said("rows", place)"#,
      [#"{{}0} \"a\" \\ {n}\#t{0}"#]
    ),
    (
      ["-few(n: Int) = a\nrows = {$count :few}", "-few(n: Int) = b\nrows = {$count :few}."],
      #"said("rows", self.few(count))"#, ["{0}", "{0}."]
    ),
  ]

  @Test(arguments: shared)
  func whatIsPutInByAllIsData(_ messages: [String], _ method: String, _ texts: [String]) throws {
    let (writer, catalogues) = try Self.writer(messages)
    #expect(
      writer.declaration.contains(
        "  /// Rows.\n  func rows(count: Int, place: String) -> String { \(method) }\n"))
    for (catalogue, text) in zip(catalogues, texts) {
      let swift = writer.language(catalogue, type: "Yy")
      #expect(swift.contains("    rows\\t\(text)\n    \"\"\") }\n"), "\(swift)")
      #expect(!swift.contains("func rows"))
    }
  }

  static let different: [[String]] = [
    ["rows = {$count}", "rows = .match $count one {{a}} * {{{$count}}}"],
    ["rows = {$count}", "rows = .local $x = {$count} {{{$x}}}"],
    ["rows = {$place}", "rows = {$place :quoted}"],
    ["rows = {$count} {$place}", "rows = {$count}"],
    ["rows = \((0...10).map { "{$count :f\($0)}" }.joined())"],
  ]

  @Test(arguments: different)
  func whatDiffersIsAMethodOfEachLanguage(_ messages: [String]) throws {
    let (writer, catalogues) = try Self.writer(messages)
    #expect(
      writer.declaration.contains("  func rows(count: Int, place: String) -> String\n"))
    for catalogue in catalogues {
      let swift = writer.language(catalogue, type: "Yy")
      #expect(swift.contains("PackedTable(\"\")") && swift.contains("func rows"))
    }
  }

  @Test func termsOfAllLanguagesAreDeclared() throws {
    let both = "rows = x\n-all(n: Int) = a\n-label(n: Int, x: String) = a"
    let (writer, _) = try Self.writer([both + "\n-one(n: Int) = b", both + "\n-two(n: Int) = b"])
    #expect(writer.declaration.contains("  func all(_ n: Int) -> String\n"))
    #expect(writer.declaration.contains("  func label(_ n: Int, x: String) -> String\n"))
    #expect(!writer.declaration.contains("func one") && !writer.declaration.contains("func two"))
  }

  @Test func aVarietyHasTheTextsThatItDoesNotChange() throws {
    let schema = try Schema(Self.schema + "\nend()", name: "schema")
    let base = try Catalogue("rows = {$place}\nend = end", name: "xx.mf2")
    let variety = try Catalogue("@extends xx\nend = stop", name: "yy.mf2")
    let writer = SwiftWriter(schema: schema, catalogues: [base, variety])
    let swift = writer.variety(variety, whole: variety.overlaying(base), type: "Yy")
    #expect(swift.contains("    end\\tstop\n    rows\\t{0}\n"), "\(swift)")
  }
}
