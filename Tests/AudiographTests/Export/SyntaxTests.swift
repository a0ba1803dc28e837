// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import Audiograph

/// Escaped texts hold no sign of the syntax, and the text comes back from them.
@Suite struct SyntaxTests {
  /// Each sign in each place, and all of them behind each other.
  static let texts = JoinedSigns.all + [JoinedSigns.all.joined()]

  private static let entities = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
  ]

  private func bytes(_ text: String) -> Set<UInt8> { Set(text.utf8) }

  @Test(arguments: texts) func markup(_ text: String) {
    let markup = text.markup
    #expect(bytes(markup).isDisjoint(with: "<>\"'".utf8))
    var read = Array(markup.utf8)
    for (entity, sign) in Self.entities { read.replace(Array(entity.utf8), with: sign.utf8) }
    #expect(read == Array(text.utf8))
  }

  @Test(arguments: texts) func captions(_ text: String) throws {
    let chart = try Chart(
      title: text, series: [Series(name: text, x: .categories([text, "b"]), values: [1, 2])])
    let captions = Array(try chart.captions().utf8)
    #expect(captions.ranges(of: Array("-->".utf8)).count == 1)
    #expect(!captions.contains(UInt8(ascii: "<")))
  }

  @Test(arguments: texts) func scripts(_ text: String) throws {
    var json = JSONWriter()
    json.array { $0.value(text) }
    #expect(!bytes(json.scriptText).contains(UInt8(ascii: "<")))
    let read = try JSONSerialization.jsonObject(with: Data(json.scriptText.utf8)) as? [String]
    #expect(read.map { $0.map { Array($0.utf8) } } == [Array(text.utf8)])
  }

  @Test(arguments: texts) func cells(_ text: String) {
    let cells = "\(text.csvCell),\(text.csvCell),x".csvCells
    #expect(cells.map { Array($0.utf8) } == [Array(text.utf8), Array(text.utf8), [0x78]])
  }

  @Test(arguments: texts) func braille(_ text: String) throws {
    let chart = try Chart(
      title: text, series: [Series(name: text, x: .categories([text, "b"]), values: [1, 2])])
    let pages = try BraillePages(chart, words: [text]).text
    #expect(pages.utf8.allSatisfy { (0x20..<0x60).contains($0) || [10, 12, 13].contains($0) })
    // Nothing that six dots can show is lost.
    let line = pages.utf8.prefix { $0 != 13 }
    let sign = text.utf8.first { (0x20..<0x60).contains($0) }
    if text.utf8.count < 12, let sign, sign != 0x20 { #expect(line.contains(sign), "\(text)") }
  }

  @Test(arguments: texts) func namesOfFiles(_ text: String) {
    let kept = text.fileStem.unicodeScalars.filter(\.isASCII)
    #expect(kept.allSatisfy { "ab_-".unicodeScalars.contains($0) }, "\(text.fileStem)")
  }

  @Test func namesOfFilesKeepWords() {
    #expect("e\u{301}t\u{E9} क्‍ष 2024_a".fileStem == "e\u{301}t\u{E9}-क्‍ष-2024_a")
    #expect("\u{D4E}/../\u{301}x".fileStem == "\u{D4E}-x")
  }

  @Test func formulasHaveAnApostrophe() throws {
    for text in ["=1+1", "+1", "-1", "@a", "\tx", "\rx", "\u{FF1D}1"] {
      #expect(text.withoutFormula == "'\(text)")
    }
    for text in ["", "a=1", " =1", "1-2"] { #expect(text.withoutFormula == text) }
    #expect(Array("=\u{301}1".withoutFormula.utf8).first == UInt8(ascii: "'"))
    let dates = try Chart(
      title: "t", series: [Series(name: "-v", x: .numbers([-1, 2]), values: [-3, 4])])
    #expect(DataDocument(dates, isSpreadsheetSafe: true).text == "x,'-v\n-1,-3\n2,4\n")
    #expect(DataDocument(dates).text == "x,-v\n-1,-3\n2,4\n")
  }

  @Test func partsAreFoundBesideMarks() {
    let text = "\u{D4E}=\u{301}a=b"
    #expect(text.parts(at: "=").map(String.init) == ["\u{D4E}", "\u{301}a", "b"])
    #expect(text.parts(at: "=", most: 2).map(String.init) == ["\u{D4E}", "\u{301}a=b"])
    #expect("".parts(at: "=") == [""] && "a\r\n".parts(at: "\n") == ["a\r", ""])
    #expect(" a  b ".words() == ["a", "b"] && text.part(before: "=") == "\u{D4E}")
    #expect("-\u{301}".begins(with: "-") && !"-".begins(with: "--") && "a".begins(with: ""))
    #expect("a/".ends(with: "/") && "\u{D4E}/".ends(with: "/") && !"".ends(with: "/"))
    #expect("x\u{D4E}-->\u{301}".holds("-->") && !"--".holds("-->"))
    #expect("\u{D4E}@\u{301}".holdsAny(of: "?@") && !"é".holdsAny(of: "e"))
    #expect("\u{D4E}@\u{301}".without(first: 1).without(last: 1) == "@")
  }

  @Test(arguments: JoinedSigns.around(">") + JoinedSigns.around("\"") + ["\u{301}a", "a\u{D4E}"])
  func pagesOfAnyTitleAreEntries(_ title: String) throws {
    let chart = try Chart(title: title, series: [Series(name: title, values: [3, 1, 2])])
    #expect(try PageIndex.Entry(page: chart.page(), named: "a.html", files: []) != nil)
  }
}
