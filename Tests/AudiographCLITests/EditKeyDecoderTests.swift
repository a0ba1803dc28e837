// SPDX-License-Identifier: MIT

import Testing

@testable import AudiographCLI

@Suite struct EditKeyDecoderTests {
  static let table: [([UInt8], [EditKeyDecoder.Key])] = [
    ([], []), (Array("a".utf8), [.character("a")]),
    (Array("é€😀".utf8), [.character("é"), .character("€"), .character("😀")]),
    ([0x0A], [.enter]), ([0x0D], [.enter]), ([0x7F, 0x08], [.deleteCharacter, .deleteCharacter]),
    ([0x15, 0x17], [.deleteAll, .deleteWord]), ([0x03], [.interrupt]), ([0x04], [.end]),
    ([0x09], [.character(" ")]), ([0x00, 0x01, 0x1A], []), ([0x1B], []), ([0x1B, 0x1B], [.escape]),
    (Array("\u{1B}[Aa".utf8), [.character("a")]), (Array("\u{1B}[1;5Cb".utf8), [.character("b")]),
    (Array("\u{1B}OPc".utf8), [.character("c")]), (Array("\u{1B}xd".utf8), [.character("d")]),
    (Array("\u{1B}[200~e\u{1B}[201~".utf8), [.character("e")]),
    ([0xFF, 0x61], [.character("a")]), ([0xC3, 0x61], [.character("a")]),
    ([0x80, 0x80, 0x80, 0x80, 0x61], [.character("a")]),
    (Array("\u{202E}\u{9B}a".utf8), [.character("a")]),
  ]

  @Test(arguments: table)
  func makesKeysOfBytes(_ bytes: [UInt8], _ keys: [EditKeyDecoder.Key]) {
    var whole = EditKeyDecoder()
    #expect(whole.keys(bytes) == keys)
    var single = EditKeyDecoder()
    #expect(bytes.flatMap { single.keys([$0]) } == keys)
  }

  @Test func aPauseMakesAnEscapeByteAKey() {
    var typed = EditKeyDecoder()
    #expect(typed.keys([0x1B]) == [])
    #expect(typed.isUndecided)
    #expect(typed.pause() == .escape)
    #expect(!typed.isUndecided)
    #expect(typed.pause() == nil)
    #expect(typed.keys(Array("[A".utf8)) == [.character("["), .character("A")])
  }

  @Test func aPauseForgetsHalfACharacter() {
    var typed = EditKeyDecoder()
    #expect(typed.keys([0xE2, 0x82]) == [])
    #expect(typed.isUndecided)
    #expect(typed.pause() == nil)
    #expect(typed.keys([0xAC]) == [])
  }
}
