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

/// Chapters in the kinds of files that hold them, as others read them.
@Suite(.enabled(if: Tool.all("ffprobe", "ffmpeg"))) struct ChapterTests {
  static let kinds: [SoundEncoding.Container] = [.ogg, .opus, .mp3]
  static let tone = TestTone(frameCount: 96_000, channelCount: 2)

  /// So many chapters with names of so many bytes, all within two seconds.
  static func cues(_ count: Int, of byteCount: Int) -> [SoundTags.Cue] {
    (0..<count).map { index in
      let number = "\(index) "
      return SoundTags.Cue(
        frame: index * 96_000 / count,
        label: number + String(repeating: "é", count: (byteCount - number.utf8.count) / 2))
    }
  }

  /// What ffprobe lists, with its times in milliseconds.
  static func chapters(_ path: String) throws -> [(start: Int, end: Int, title: String)] {
    let probe = try #require(Tool("ffprobe")).run(
      ["-v", "error", "-show_chapters", "-of", "csv=p=0:s=|", path])
    return try probe.text.split(separator: "\n").map { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      try #require(cells.count == 7, "\(line)")
      let seconds = [cells[3], cells[5]].map { Int(((Double($0) ?? -1) * 1000).rounded()) }
      return (seconds[0], seconds[1], cells[6])
    }
  }

  /// The samples as ffmpeg decodes them, which complains of nothing.
  static func samples(_ path: String) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let decoded = try #require(Tool("ffmpeg")).run(
      ["-v", "warning", "-i", path, "-f", "s16le", folder.file("samples")])
    #expect(decoded.status == 0 && decoded.text == "", "\(decoded.text)")
    return folder.bytes("samples") ?? []
  }

  @Test(arguments: kinds)
  func areListedAndTheSoundIsTheSame(_ kind: SoundEncoding.Container) throws {
    let folder = try TemporaryFolder()
    let plain = folder.file("plain.\(kind.rawValue)")
    try OutputFile.write(
      Self.tone, as: SoundEncoding(kind), tags: SoundTags(title: "T", comment: "C"), to: plain)
    let sound = try Self.samples(plain)
    // A few, as many as a table of contents holds and more, and more bytes than a page of Ogg.
    for (count, byteCount) in [(1, 20), (3, 300), (256, 40), (999, 200)] {
      let cues = Self.cues(count, of: byteCount)
      let tags = SoundTags(title: "T", comment: "C", cues: cues)
      let path = folder.file("marked.\(kind.rawValue)")
      try OutputFile.write(Self.tone, as: SoundEncoding(kind), tags: tags, to: path)
      let chapters = try Self.chapters(path)
      #expect(chapters.map(\.title) == cues.map(\.label))
      #expect(chapters.map(\.start) == cues.map { Int((Double($0.frame) / 48).rounded()) })
      if count < 999 {
        #expect(chapters.dropLast().map(\.end) == chapters.dropFirst().map(\.start))
      }
      let isSame = try Self.samples(path) == sound
      #expect(isSame, "\(count)")
      let names = try #require(Tool("ffprobe")).run(
        ["-v", "error", "-show_entries", "format_tags:stream_tags", "-of", "default=nk=1", path])
      let hasNames = names.text.contains("\nT\n") && names.text.contains("\nC\n")
      #expect(hasNames, "\(names.text)")
      try folder.put(streamedBytes(Self.tone, SoundEncoding(kind), tags), "piped")
      let piped = try Self.chapters(folder.file("piped")).map(\.title)
      #expect(piped == chapters.map(\.title))
    }
  }

  @Test func thoseOfOneMomentAreOne() throws {
    let cues = [(0, "a"), (10, "b"), (480, "c"), (96_000, "d")].map {
      SoundTags.Cue(frame: $0, label: $1)
    }
    #expect(
      Chapter.all(cues, of: Self.tone) == [
        Chapter(start: 0, end: 10, title: "a; b"), Chapter(start: 10, end: 2000, title: "c"),
        Chapter(start: 2000, end: 2000, title: "d"),
      ])
    #expect(Chapter.all([], of: Self.tone) == [])
  }
}
