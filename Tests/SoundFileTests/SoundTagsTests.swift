// SPDX-License-Identifier: MIT

import SoundFile
import Testing

@Suite struct SoundTagsTests {
  /// What Unicode calls a control character becomes a space, and nothing else does.
  @Test func controlCharactersBecomeSpaces() {
    for scalar in (0...0x3000).compactMap(Unicode.Scalar.init) {
      let isControl = scalar.properties.generalCategory == .control
      let text = String(scalar)
      #expect(SoundTags(title: text).title == (isControl ? " " : text), "\(scalar.value)")
    }
    #expect(SoundTags(comment: "a\r\nb\tc").comment == "a b c")
  }

  @Test func anEmptyTagIsNone() {
    #expect(SoundTags(title: "", comment: "") == SoundTags())
  }

  /// What is too long is cut between characters, here of two and of 25 bytes.
  @Test(arguments: ["ä", "👨‍👩‍👧‍👦"])
  func longTagsAreCut(_ character: String) throws {
    let most = SoundTags.maximumByteCount / character.utf8.count
    for count in [most - 1, most, most + 1, 2 * most] {
      let text = String(repeating: character, count: count)
      #expect(
        SoundTags(title: text).title == String(repeating: character, count: min(count, most)))
    }
  }
}
