// SPDX-License-Identifier: MIT

import CCatalogues
import Testing

@testable import Audiograph

/// A catalogue as it may be written, read by a language with one function of its own.
@Suite struct MessageReaderTests {
  struct Reader: CatalogueReader {
    let catalogues: [Catalogue]
    var properties: [Given] { [Given("channel", .name("speech"))] }

    func plural(of argument: Argument) -> TermForm {
      if case .count(1) = argument {
        .one
      } else if case .count(2) = argument {
        .few
      } else {
        .other
      }
    }

    func text(of argument: Argument) -> String {
      switch argument {
      case .text(let text), .name(let text, _): text
      case .said(let said): words(for: said)
      case .count(let count): "\(count)"
      case .flag(let flag): "\(flag)"
      default: "?"
      }
    }

    func own(_ call: FunctionCall) -> String? {
      if call.name == "loud", case .text(let text) = call.operand { text.uppercased() } else { nil }
    }

    func common(_ call: FunctionCall) -> String? {
      call.name == "after" ? "\(text(of: call["word"] ?? .text("")))\(text(of: call.operand))" : nil
    }
  }

  /// The text of a catalogue, kept for as long as the tests run.
  static func catalogue(_ text: String) -> Catalogue {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, text.utf8.count))
    for (place, byte) in text.utf8.enumerated() { bytes[place] = byte }
    return Catalogue(EmbeddedText(bytes: bytes, count: text.utf8.count))
  }

  static let text = #"""
    # A remark = none
    @decimal ,
    plain = a{| |}b \{c\} |d| \\ e\n f
      and more
    # Behind it.

      still the same = yes
    empty =
    given = {$count} of {$name}, {$name :loud}, {|x y| :loud}
    rows = .match $count * {{{$count} rows}} one {{a \{row\}}} 0 {{no |row|}} few {{}}
    two =
      .match $count $isUp
      * true {{up}}
      1 * {{once}}
      one false {{down}}
      * * {{other}}
    local = .local $end = {$name :after word=very} .match $end verynow {{now}} * {{{$end}, {$name}}}
    text = .match $name || {{nothing}} północ {{noon}} |a b| {{two}} * {{{$name}}}
    channel = .match $channel display {{-}} * {{minus}}
    braces = .match $isUp true {{{|}}|}{$name}}} false {{\}\}}}
    terms = {$count :twice} {$name :pair other=$count}
    tables = {$count :month} {$unit :term} {$unit :term count=$count} {$unit :term form=dative}
    gender = .local $g = {$unit :gender} .match $g neuter {{das}} feminine {{die}} * {{der}}
    -twice(n: Int) = .match $n one {{once}} * {{{$n} times}}
    -pair(first: String, other: String) = {$first :loud}+{$other}

    [month]
    1 = January
    2 = |May, be|

    [unit] one few other dative=other; masculine
    year = Jahr, Jahre, Jahre, Jahren; neuter
    week = Woche, Wochen, Wochen; feminine
    day = Tag
    |a = b| = sign
    """#

  static let reader = Reader(catalogues: [catalogue(text)])

  static func say(_ name: String, _ count: Int = 0, name word: String = "", isUp: Bool = false)
    -> String
  {
    reader.words(
      for: Said(
        name, Given("count", .count(count)), Given("name", .text(word)),
        Given("isUp", .flag(isUp)),
        Given("unit", .name(["year", "week", "day"][min(max(0, count), 2)], table: "unit"))))
  }

  static let said: [(message: String, count: Int, name: String, isUp: Bool, words: String)] = [
    ("plain", 0, "", false, "a b {c} |d| \\ e\nf and more still the same = yes"),
    ("empty", 0, "", false, ""),
    ("given", -3, "ab", false, "-3 of ab, AB, X Y"),
    ("given", 3, "{$count}", false, "3 of {$count}, {$COUNT}, X Y"),
    ("rows", 0, "", false, "no |row|"), ("rows", 1, "", false, "a {row}"),
    ("rows", 2, "", false, ""),
    ("rows", 5, "", false, "5 rows"),
    // The first selector decides, and of its keys a number before a name before the star.
    ("two", 1, "", true, "once"), ("two", 1, "", false, "once"), ("two", 5, "", true, "up"),
    ("two", 5, "", false, "other"),
    ("local", 0, "now", false, "now"), ("local", 0, "late", false, "verylate, late"),
    ("text", 0, "", false, "nothing"), ("text", 0, "północ", false, "noon"),
    ("text", 0, "a b", false, "two"), ("text", 0, "x", false, "x"),
    ("channel", 0, "", false, "minus"),
    ("braces", 0, "a", true, "}}a"), ("braces", 0, "a", false, "}}"),
    ("terms", 1, "ab", false, "once AB+1"), ("terms", 4, "ab", false, "4 times AB+4"),
    ("tables", 1, "", false, "January Woche Woche Wochen"),
    ("tables", 2, "", false, "May, be Tag Tag Tag"), ("tables", 0, "", false, " Jahr Jahre Jahren"),
    ("gender", 0, "", false, "das"), ("gender", 1, "", false, "die"),
    ("gender", 2, "", false, "der"),
    ("none", 0, "", false, "none"), ("plai", 0, "", false, "plai"),
    ("still the same", 0, "", false, "still the same"),
  ]

  @Test(arguments: said)
  func messagesAreSaid(
    _ message: String, _ count: Int, _ name: String, _ isUp: Bool, _ words: String
  ) {
    #expect(Self.say(message, count, name: name, isUp: isUp) == words)
  }

  @Test func tablesHaveTheirKeysAndForms() throws {
    let catalogue = Self.reader.catalogues[0]
    #expect(catalogue.keys(of: "unit") == ["year", "week", "day", "a = b"])
    #expect(catalogue.term("unit", "a = b")?.texts == ["sign", "sign", "sign", "sign"])
    #expect(catalogue.term("unit", "week")?.texts == ["Woche", "Wochen", "Wochen", "Wochen"])
    #expect(catalogue.forms(of: "unit").map(\.name) == [.one, .few, .other, .dative])
    #expect(catalogue.term("unit", "month") == nil && catalogue.term("unit", "plain") == nil)
    #expect(catalogue.term("units", "year") == nil && catalogue.keys(of: "units") == [])
    #expect(catalogue.decimalMark == ",")
  }

  /// A variety says what differs, and its language all else.
  @Test func aVarietyComesFirst() {
    let variety = Self.catalogue("empty = something\n[unit] one few\nday = dag, dage\n")
    let reader = Reader(catalogues: [variety] + Self.reader.catalogues)
    #expect(reader.words(for: Said("empty")) == "something")
    #expect(reader.words(for: Said("channel")) == "minus")
    #expect(reader.word("unit", "day", .few) == "dage")
    #expect(reader.word("unit", "week", .few) == "Wochen")
    #expect(reader.word("unit", "none", .few) == "")
  }

  @Test(arguments: [
    "", "\n", "a", "a =", "a = b", "a = {", "a = {$b", "a = .match $c", "[t", "[t]\n", "-t(", "|a",
  ])
  func whatBreaksOffIsNoTrap(_ text: String) {
    let reader = Reader(catalogues: [Self.catalogue(text)])
    for name in ["a", "t", ""] {
      _ = reader.words(for: Said(name, Given("b", .count(1))))
      _ = reader.term(FunctionCall(name: name, operand: .text(""), options: []))
      _ = reader.word(name, "k", .one)
    }
  }
}
