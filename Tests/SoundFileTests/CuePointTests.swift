// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

@testable import SoundFile

@Suite struct CuePointTests {
  static let cues = [
    SoundTags.Cue(frame: 0, label: "Nile, 100 years."),
    SoundTags.Cue(frame: 1000, label: "1370 in 1879,\nhighest"),
    SoundTags.Cue(frame: 20_000, label: ""),
  ]

  @Test(arguments: SampleDepth.allCases)
  func standBehindTheSamples(_ depth: SampleDepth) throws {
    let encoding = try SoundEncoding(.wav, depth: depth)
    for frameCount in [1, 20_001] {
      let tone = TestTone(frameCount: frameCount, channelCount: 1)
      let plain = try streamedBytes(tone, encoding, SoundTags(title: "T"))
      let marked = try streamedBytes(tone, encoding, SoundTags(title: "T", cues: Self.cues))
      let length = marked[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
      #expect(length == marked.count - 8)
      // Nothing else differs but the length of the file.
      #expect(Array(marked[8..<plain.count]) == Array(plain[8...]))
      let behind = Array(marked[plain.count...])
      #expect(behind.starts(with: Array("cue ".utf8) + [76, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0]))
      #expect(Array(behind[84..<88]) == Array("LIST".utf8))
      #expect(behind.count % 2 == 0)
      let text = String(decoding: behind, as: UTF8.self)
      #expect(text.contains("Nile, 100 years.\0") && text.contains("1370 in 1879, highest\0"))
    }
  }

  /// Written as a file, the bytes are those of a pipe.
  @Test func aFileHasThemToo() throws {
    let folder = try TemporaryFolder()
    let tone = TestTone(frameCount: 5000, channelCount: 2)
    let tags = SoundTags(cues: Self.cues)
    try OutputFile.write(tone, as: .wav, tags: tags, to: folder.file("a.wav"))
    let isSame = try folder.bytes("a.wav") == streamedBytes(tone, SoundEncoding.wav, tags)
    #expect(isSame)
  }

  @Test func otherKindsGoWithout() throws {
    let folder = try TemporaryFolder()
    let tone = TestTone(frameCount: 5000, channelCount: 2)
    for (name, cues) in [("a.flac", []), ("b.flac", Self.cues)] {
      try OutputFile.write(
        tone, as: SoundEncoding(.flac), tags: SoundTags(cues: cues), to: folder.file(name))
    }
    let isSame = folder.bytes("a.flac") == folder.bytes("b.flac")
    #expect(isSame)
  }
}
