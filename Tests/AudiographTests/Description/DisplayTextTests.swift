// SPDX-License-Identifier: MIT

import Testing

import Audiograph

@Suite struct DisplayTextTests {
  static let texts: [(String, String)] = [
    ("", ""), ("plain ~ text", "plain ~ text"), ("Zürich → 株", "Zürich → 株"),
    ("a\u{1B}[31mb", "a[31mb"), ("a\rb", "a b"), ("a\nb\tc", "a b c"), ("a\u{0}b", "ab"),
    ("a\u{7F}b\u{9B}c", "abc"), ("a\u{202E}b\u{2066}c\u{200F}d", "abcd"),
    ("a\u{2028}b\u{85}c", "a b c"), ("\u{2502}a\u{2588}", "a"), ("a\u{FEFF}b", "ab"),
    ("a\u{E0041}b", "ab"), ("e\u{301}", "e\u{301}"), ("👩\u{200D}🚀", "👩\u{200D}🚀"),
    ("a\r\nb", "a  b"), ("a\u{2068}b\u{2069}c", "a\u{2068}b\u{2069}c"), ("a\u{2068}b", "ab"),
    ("a\u{2069}b", "ab"), ("\u{2069}a\u{2068}", "a"), ("\u{2068}a\u{2068}b\u{2069}\u{2069}", "ab"),
  ]

  @Test(arguments: texts)
  func dropsWhatSteersATerminal(_ text: String, _ shown: String) {
    #expect(text.displayText == shown)
  }

  @Test func neverLetsAControlThrough() {
    for value in 0...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shown = String(scalar).displayText.unicodeScalars
      for kept in shown where kept.properties.generalCategory == .control {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }
}
