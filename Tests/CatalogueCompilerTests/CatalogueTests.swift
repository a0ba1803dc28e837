// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CatalogueCompiler

/// Catalogues are complete, and the index made of them is that of today.
@Suite struct CatalogueTests {
  static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  static let languages = sources.appendingPathComponent("Audiograph/Languages")

  @Test(arguments: zip(["Audiograph", "AudiographCLI"], CatalogueFile.allCases))
  func compiledLanguagesAreCurrent(_ target: String, _ texts: CatalogueFile) throws {
    let schema = Self.sources.appendingPathComponent("\(target)/Languages")
    let files = try compiled(texts, languages: Self.languages, schema: schema)
    let folder = schema.deletingLastPathComponent()
    for (name, text) in files {
      let written = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      #expect(text == written, "\(name) is not what `make languages` makes of the catalogues")
    }
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let compiled = (paths ?? []).filter {
      $0.contains("/Compiled/") && !$0.hasSuffix("PageFiles.swift")
    }
    #expect(Set(compiled) == Set(files.map(\.name)))
  }

  static let schema = """
    # Rows.
    rows(count: Int, place: String?)
    size(isUp: Bool, figure: Figure)
    table unit(String)
    """

  static let faults: [(catalogue: String, mistake: String)] = [
    ("rows = {$count}\n[unit]", "the message size is missing"),
    ("rows = {$count}\nsize = {$figure} {$isUp}", "the table unit is missing"),
    ("rows = none\nsize = {$figure} {$isUp}\n[unit]", "rows does not say $count"),
    ("rows = {$cuont}{$count}\nsize = {$figure} {$isUp}\n[unit]", "rows has no $cuont"),
    (
      "rows = .match $count one {{a}} other {{b}}\nsize = {$figure} {$isUp}\n[unit]",
      "rows says nothing for few"
    ),
    (
      "rows = {$count}\nsize = .match $isUp $figure true * {{a}} * one {{b}}\n[unit]",
      "size says nothing for false, few"
    ),
    (
      "rows = .match $count many {{a}} * {{b}}\nsize = {$figure} {$isUp}\n[unit]",
      "rows selects “many”, which is no case"
    ),
    (
      "rows = .match $place a {{{$count}}}\nsize = {$figure} {$isUp}\n[unit]",
      "rows says nothing for others"
    ),
    (
      "rows = {$count :lines}\nsize = {$figure} {$isUp}\n[unit]",
      "rows calls :lines, which is unknown"
    ),
    ("rows = {$count}\nsize = {$figure} {$isUp}\nsise = x\n[unit]", "no message is called sise"),
    ("rows = {$count}\nsize = {$figure} {$isUp}\n[unit]\n[units]", "no table is called units"),
  ]

  @Test(arguments: faults)
  func whatIsMissingIsNamed(_ catalogue: String, _ mistake: String) throws {
    let schema = try Schema(Self.schema, name: "schema")
    let read = try Catalogue("@plurals one few other\n" + catalogue, name: "xx.mf2")
    #expect(schema.mistakes(of: read) == [mistake])
  }

  static let unreadable: [(line: String, mistake: String)] = [
    ("rows", "xx.mf2:2: no “=” in “rows”"),
    ("rows = {$count", "xx.mf2:2: no } behind variable(\"count\"), at “”"),
    ("rows = a } b", "xx.mf2:2: } without {, at “} b”"),
    ("rows = .match $count one {a}", "xx.mf2:2: no {{ before a pattern, at “{a}”"),
    ("rows = .match $count", "xx.mf2:2: no pattern, at “”"),
    ("rows = {$count :term form}", "xx.mf2:2: no value for the option form, at “}”"),
    ("rows = a\nrows = b", "xx.mf2:3: rows twice"),
    ("[unit] one few\nm = a, b, c", "xx.mf2:3: 3 forms, not 2 at most, in “a, b, c”"),
    ("[unit] one few other\nm = metre, metres", "xx.mf2:3: no form “other” in “metre, metres”"),
    ("[unit]\nm = a\nm = b", "xx.mf2:4: m twice"),
  ]

  @Test(arguments: unreadable)
  func mistakesAreFoundWhereTheyAre(_ line: String, _ mistake: String) {
    #expect(throws: CatalogueError.self) { try Catalogue("# \n" + line, name: "xx.mf2") }
    do {
      _ = try Catalogue("# \n" + line, name: "xx.mf2")
    } catch {
      #expect(error.description == mistake)
    }
  }

  /// What a schema becomes in Swift.
  @Test func messagesAreFunctions() throws {
    let schema = try Schema(
      """
      @type Xx
      @import Other
      enum A.Kind: one two
      table place(A.Kind, gender)
      table unit(String)
      table month(Int)
      # Rows.
      rows.of-all(count: Int, kind: A.Kind?, place: Mention)
      none()
      @folder Kinds/Tree
      more(words: Said)
      """, name: "schema")
    let writer = IndexWriter(schema: schema)
    #expect(
      writer.folders.map(writer.place) == [
        "Kinds/Tree/Compiled/KindsTreeMessages.swift", "Languages/Compiled/XxMessages.swift",
      ])
    #expect(
      writer.swift(of: "Kinds/Tree") == IndexWriter.heading + """
        internal import Other

        extension Said {
          static func more(words: Said) -> Said { Said("more", Given("words", .said(words))) }
        }


        """)
    #expect(
      writer.swift(of: "Languages") == IndexWriter.heading + """
        internal import Other

        extension Xx {
          func place(_ key: A.Kind, form: TermForm) -> String { word("place", key.messageName, form) }
          func gender(of key: A.Kind) -> Gender { gender("place", key.messageName) }
          func month(_ key: Int, form: TermForm) -> String { word("month", "\\(key)", form) }
        }

        extension Said {
          static func rowsOfAll(count: Int, kind: A.Kind, place: Mention) -> Said { \
        Said("rows.of-all", Given("count", .count(count)), \
        Given("kind", .name(kind.messageName, table: "place")), Given("place", .place(place))) }
          static func none() -> Said { Said("none") }
        }

        extension A.Kind { var messageName: String { \
        switch self { case .one: "one"; case .two: "two" } } }

        """)
  }

  @Test func namesOfUnitsAreALineForEachUnit() throws {
    let text = """
      [units] one other
      m = metre, metres
      ha = Hectare, hectares
      [currencies]
      ILA = agorot
      [unitNames]
      metern = m
      [powerNames]
      thousand = 3
      """
    let catalogue = try Catalogue(text, name: "xx.mf2")
    #expect(
      UnitNames([catalogue]).text.split(separator: "\n").dropFirst() == [
        "[symbols]", "ILA|agorot|", "ha|hectare|hectares|", "m|metern|metre|metres|", "[codes]",
        "ILA|agorot|", "[exponents]", "3|thousand|",
      ])
  }
}
