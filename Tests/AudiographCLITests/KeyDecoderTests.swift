// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import AudiographCLI

@Suite struct KeyDecoderTests {
  private static func named(_ names: ExplorationKey.Name...) -> [KeyDecoder.Key] {
    names.map { .key(.named($0)) }
  }

  static let table: [(String, [KeyDecoder.Key])] = [
    ("", []), ("j", [.key("j")]), ("é€😀", [.key("é"), .key("€"), .key("😀")]),
    ("\n\r", [.key(.named(.enter)), .key(.named(.enter))]),
    ("\u{7F}\u{08}", [.key(.named(.backspace)), .key(.named(.backspace))]),
    (" \t", [.key(.named(.space)), .key(.named(.tab))]),
    ("\u{03}\u{1A}\u{04}", [.interrupt, .suspend, .end]), ("\u{00}\u{01}", []),
    ("\u{15}\u{17}", [.deleteLine, .deleteWord]),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", named(.up, .down, .right, .left)),
    ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", named(.up, .down, .right, .left)),
    ("\u{1B}[H\u{1B}[F\u{1B}OH\u{1B}OF", named(.home, .end, .home, .end)),
    ("\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", named(.home, .end, .home, .end)),
    ("\u{1B}[5~\u{1B}[6~", named(.pageUp, .pageDown)),
    ("\u{1B}OP\u{1B}[11~\u{1B}[[A", named(.f1, .f1, .f1)),
    ("\u{1B}[1;5C\u{1B}[5;2~", named(.right, .pageUp)),
    ("\u{1B}OM", [.key(.named(.enter))]), ("\u{1B}[200~x\u{1B}[201~", [.key("x")]),
    ("\u{1B}", []), ("\u{1B}\u{1B}", [.key(.named(.escape))]),
    ("\u{1B}\u{1B}[C", [.key(.named(.escape)), .key(.named(.right))]),
    ("\u{1B}xj", [.key("j")]), ("\u{1B}[99999999999999999999Aj", named(.up) + [.key("j")]),
    ("\u{202E}\u{9B}a", [.key("a")]),
  ]

  @Test(arguments: table)
  func makesKeysOfBytes(_ text: String, _ keys: [KeyDecoder.Key]) {
    let bytes = Array(text.utf8)
    var whole = KeyDecoder()
    #expect(whole.keys(bytes) == keys)
    var single = KeyDecoder()
    #expect(bytes.flatMap { single.keys([$0]) } == keys)
  }

  static let broken: [[UInt8]] = [[0xFF, 0x61], [0xC3, 0x61], [0x80, 0x80, 0x80, 0x80, 0x61]]

  @Test(arguments: broken)
  func brokenCharactersAreNoKeys(_ bytes: [UInt8]) {
    var decoder = KeyDecoder()
    #expect(decoder.keys(bytes) == [.key("a")])
  }

  @Test func aPauseMakesAnEscapeByteAKey() {
    var decoder = KeyDecoder()
    #expect(decoder.keys([0x1B]) == [])
    #expect(decoder.isUndecided)
    #expect(decoder.pause() == .key(.named(.escape)))
    #expect(!decoder.isUndecided)
    #expect(decoder.pause() == nil)
    #expect(decoder.keys(Array("[A".utf8)) == [.key("["), .key("A")])
  }

  @Test func aPauseForgetsHalfAKey() {
    for half in [
      Array("\u{1B}[".utf8), Array("\u{1B}O".utf8), Array("\u{1B}[1;".utf8), [0xE2, 0x82],
    ] {
      var decoder = KeyDecoder()
      #expect(decoder.keys(half) == [])
      #expect(decoder.isUndecided)
      #expect(decoder.pause() == nil)
      #expect(decoder.keys(Array("j".utf8)) == [.key("j")])
    }
  }
}
