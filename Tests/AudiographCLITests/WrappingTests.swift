// SPDX-License-Identifier: MIT

import Testing

@testable import AudiographCLI

@Suite struct WrappingTests {
  static let cases: [(text: String, width: Int?, rows: [String])] = [
    ("", 5, [""]), ("", nil, [""]), ("one two", nil, ["one two"]), ("one two", 7, ["one two"]),
    ("one two", 6, ["one", "two"]), ("one two", 1, ["one", "two"]),
    ("one two three", 7, ["one two", "three"]),
    ("a long-word b", 4, ["a", "long-word", "b"]), ("extraordinary", 4, ["extraordinary"]),
    ("a b c d", 3, ["a b", "c d"]), ("äöü äöü", 3, ["äöü", "äöü"]),
    ("to 430.47 from 544.47", 9, ["to 430.47", "from", "544.47"]),
    // What is indented stays so, row for row.
    ("  --x: The column.", 10, ["  --x: The", "  column."]),
    ("    a b", 3, ["    a", "    b"]),
    // Several blanks in a text are part of it.
    ("a  b c", 5, ["a  b", "c"]),
    // A number and its unit stay together where a blank that does not break says so.
    ("12\u{A0}km off", 6, ["12\u{A0}km", "off"]),
    // Characters that a terminal draws in two columns, and marks that it draws in none.
    ("日本 株価", 9, ["日本 株価"]), ("日本 株価", 8, ["日本", "株価"]),
    // Japanese has no blanks; no row begins with a mark.
    ("日本語の株価。", 5, ["日本", "語の", "株", "価。"]), ("a 日本語の株価", 5, ["a 日", "本語", "の株", "価"]),
    ("e\u{301}te\u{301} bleu", 8, ["e\u{301}te\u{301} bleu"]),
    ("📈 up", 5, ["📈 up"]), ("📈 up", 4, ["📈", "up"]),
    ("⚡ up", 4, ["⚡", "up"]),
  ]

  @Test(arguments: cases)
  func breaksAtBlanks(_ text: String, _ width: Int?, _ rows: [String]) {
    #expect(text.wrapped(at: width) == rows)
  }

  static let sentence =
    "Highest 702.10 on 19 September 2012, lowest 430.47 on 1 March 2013, the last of all."

  /// No word is lost or cut, no line is too long but for a single word, and no line has room for
  /// the first word of the next.
  @Test(arguments: 1...90)
  func fillsEveryLine(_ width: Int) {
    let lines = Self.sentence.wrapped(at: width)
    #expect(lines.joined(separator: " ") == Self.sentence)
    for line in lines where line.count > width { #expect(!line.contains(" ")) }
    for (line, next) in zip(lines, lines.dropFirst()) {
      let word = next.prefix { $0 != " " }
      #expect(line.count + 1 + word.count > width)
    }
  }

  @Test func theNarrowerWidthHolds() {
    #expect(narrower(nil, nil) == nil)
    #expect(narrower(40, nil) == 40)
    #expect(narrower(nil, 80) == 80)
    #expect(narrower(120, 80) == 80)
    #expect(narrower(40, 80) == 40)
  }

  /// A display shows the end of a row only, so that a longer word takes several.
  @Test func longWordsTakeSeveralRows() {
    let lines = ["ein Aktienkursverlauf"]
    #expect(lines.wrapped(at: 13) == ["ein", "Aktienkursverlauf"])
    #expect(lines.parted(at: 13) == ["ein", "Aktienkursver", "lauf"])
    #expect(lines.parted(at: nil) == lines)
    #expect(["a b"].parted(at: 1) == ["a", "b"])
  }
}
