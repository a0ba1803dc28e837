// SPDX-License-Identifier: MIT

import Testing

@testable import AudiographCLI

@Suite struct ArgumentBytesTests {
  @Test(arguments: ["", "a.wav", "Übersicht.csv", "🎵", "e\u{301}"])
  func readsText(_ text: String) throws {
    #expect(try ArgumentBytes.text(Array(text.utf8)) == text)
  }

  static let broken: [([UInt8], String)] = [
    ([0x6F, 0xFF], "o\\xff"), ([0xC3], "\\xc3"), ([0xED, 0xA0, 0x80], "\\xed\\xa0\\x80"),
    ([0x1B, 0x5B, 0x80], "\\x1b[\\x80"), ([0xC0, 0x80], "\\xc0\\x80"),
  ]

  @Test(arguments: broken)
  func refusesOtherBytes(_ bytes: [UInt8], _ shown: String) {
    #expect(throws: UsageError.notUTF8(shown: shown)) { try ArgumentBytes.text(bytes) }
  }
}
