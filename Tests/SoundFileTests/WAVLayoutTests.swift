// SPDX-License-Identifier: MIT

import Audiograph
import Testing
import Posix
import TestSupport

@testable import SoundFile

@Suite struct WAVLayoutTests {
  static let tags = [
    SoundTags(), SoundTags(title: "Apple"), SoundTags(title: "Appl", comment: "ag-1 {}"),
    SoundTags(comment: "x"), SoundTags(title: "", comment: ""),
    SoundTags(title: "Größe 📈", comment: String(repeating: "y", count: 999)),
  ]

  /// The header that a pipe gets is the one that libsndfile writes into a file.
  @Test(arguments: SampleDepth.allCases, tags)
  func equalsLibsndfile(depth: SampleDepth, tags: SoundTags) throws {
    let encoding = try SoundEncoding(.wav, depth: depth)
    for channelCount in 1...2 {
      for frameCount in [1, 2, 3, 255, 20_001] {
        let tone = TestTone(frameCount: frameCount, channelCount: channelCount)
        let streamed = try streamedBytes(tone, encoding, tags)
        let layout = try WAVLayout(depth, tone.format, frameCount: frameCount, tags: tags)
        #expect(layout.byteCount == streamed.count)
        #expect(firstDifference(try encodedBytes(tone, encoding, tags: tags), streamed) == nil)
      }
    }
  }

  /// A file is the same whether libsndfile writes it or, where it is missing, we do.
  @Test(arguments: SampleDepth.allCases, tags)
  func aFileNeedsNoLibrary(depth: SampleDepth, tags: SoundTags) throws {
    let encoding = try SoundEncoding(.wav, depth: depth)
    for cues in [[], CuePointTests.cues] {
      let tags = SoundTags(title: tags.title, comment: tags.comment, cues: cues)
      for channelCount in 1...2 {
        for frameCount in [1, 255, 300_001] {
          let tone = TestTone(frameCount: frameCount, channelCount: channelCount)
          let (with, without) = try (
            writtenBytes(tone, encoding, tags, isStream: false, hasLibrary: true),
            writtenBytes(tone, encoding, tags, isStream: false, hasLibrary: false)
          )
          #expect(firstDifference(with, without) == nil, "\(frameCount), \(cues.count) cues")
        }
      }
    }
  }

  /// The header of a large file too, which is RF64 here although it is short.
  @Test(arguments: [SampleDepth.int16, .int24], tags)
  func equalsLibsndfileWhereLarge(depth: SampleDepth, tags: SoundTags) throws {
    let encoding = try SoundEncoding(.wav, depth: depth)
    for channelCount in 1...2 {
      let tone = TestTone(frameCount: 255, channelCount: channelCount)
      let layout = try WAVLayout(
        depth, tone.format, frameCount: 255, tags: tags, largestSize: 0)
      let bytes = try encodedBytes(tone, encoding, tags: tags, isLarge: true)
      #expect(Array(bytes.prefix(layout.header.count)) == layout.header)
      #expect(Array(bytes.suffix(layout.trailer.count)) == layout.trailer)
      let dataByteCount = 255 * channelCount * depth.byteCount
      #expect(bytes.count == layout.header.count + dataByteCount + layout.trailer.count)
      #expect(bytes.count == layout.byteCount)
    }
  }

  /// Floating point: format tag 3 and a `fact` chunk with the number of frames.
  @Test func floatHeader() throws {
    let layout = try WAVLayout(.float32, SoundFormat(), frameCount: 3, tags: SoundTags())
    let expected =
      Array("RIFF".utf8) + [104, 0, 0, 0] + Array("WAVEfmt ".utf8)
      + [16, 0, 0, 0, 3, 0, 2, 0, 0x80, 0xBB, 0, 0, 0, 0xDC, 5, 0, 8, 0, 32, 0]
      + Array("fact".utf8) + [4, 0, 0, 0, 3, 0, 0, 0]
      + Array("PAD ".utf8) + [24, 0, 0, 0] + [UInt8](repeating: 0, count: 24)
      + Array("data".utf8) + [24, 0, 0, 0]
    #expect(layout.header == expected)
    #expect(layout.trailer == [])
  }

  /// What a machine of the other byte order would write is the same.
  @Test func packing() {
    #expect(Int16.packed([1, -2].span) == [1, 0, 0xFE, 0xFF])
    #expect(Int32.packed([0x1234_5600, -256].span) == [0x56, 0x34, 0x12, 0xFF, 0xFF, 0xFF])
    #expect(Float.packed([1].span) == [0, 0, 0x80, 0x3F])
  }

  /// 44 bytes of header, 8 of which do not count.
  @Test(
    arguments: [
      (frameCount: (4_294_967_295 - 36) / 4, isLarge: false),
      (frameCount: (4_294_967_295 - 36) / 4 + 1, isLarge: true),
    ])
  func largeWhereSizesDoNotFit(frameCount: Int, isLarge: Bool) throws {
    let layout = try WAVLayout(.int16, SoundFormat(), frameCount: frameCount, tags: SoundTags())
    #expect(layout.isLarge == isLarge)
    #expect(Array(layout.header.prefix(4)) == Array((isLarge ? "RF64" : "RIFF").utf8))
  }

  @Test(arguments: [Int.max, Int.max / 8, -1])
  func refusesUncountable(frameCount: Int) {
    #expect(throws: SoundFileError.tooLong(frameCount: frameCount)) {
      try WAVLayout(.float32, SoundFormat(), frameCount: frameCount, tags: SoundTags())
    }
  }

  /// A sparse file of more than 4 GiB after the header, as a pipe would deliver it.
  @Test(
    .enabled(if: Tool.all("ffprobe", "sndfile-info", "truncate")), arguments: SampleDepth.allCases)
  func othersReadLargeFiles(depth: SampleDepth) throws {
    let folder = try TemporaryFolder()
    let frameCount = 1_300_000_001
    let format = try #require(SoundFormat(sampleRate: 44_100, channelCount: 2))
    let tags = SoundTags(title: "Long")
    let layout = try WAVLayout(depth, format, frameCount: frameCount, tags: tags)
    #expect(layout.isLarge)
    try folder.put(layout.header, "large.wav")
    let size = layout.header.count + frameCount * 2 * depth.byteCount + layout.trailer.count
    _ = try #require(Tool("truncate")).run(["-s", "\(size)", folder.file("large.wav")])
    let info = try #require(Tool("sndfile-info")).run([folder.file("large.wav")]).text
    #expect(info.contains("RF64"))
    #expect(info.replacing(" ", with: "").contains("Frames:\(frameCount)\n"))
    let probe = try #require(Tool("ffprobe")).run(
      ["-v", "error", "-show_entries", "stream=duration_ts:format_tags=title", "-of", "csv=p=0"]
        + [folder.file("large.wav")])
    #expect(probe.text == "\(frameCount)\nLong\n")
  }
}

/// What a pipe receives.
func streamedBytes(
  _ tone: TestTone, _ encoding: SoundEncoding, _ tags: SoundTags
) throws -> [UInt8] {
  try writtenBytes(tone, encoding, tags, isStream: true, hasLibrary: true)
}

/// What a pipe or a file receives where libsndfile is there, or is not.
func writtenBytes(
  _ tone: TestTone, _ encoding: SoundEncoding, _ tags: SoundTags, isStream: Bool, hasLibrary: Bool
) throws -> [UInt8] {
  let memory = Memory()
  let writer = DescriptorWriter(
    -1,
    call: { _, bytes, offset in
      if isStream || !hasLibrary { #expect(offset == nil) }
      return memory.write(bytes, offset)
    })
  let output = SoundOutput(
    encoding: encoding, tags: tags, writer: writer, path: "-", isStream: isStream,
    hasLibrary: { hasLibrary })
  switch encoding.depth {
  case .int16: try output.write(tone, Int16.self)
  case .int24: try output.write(tone, Int32.self)
  default: try output.write(tone, Float.self)
  }
  return memory.bytes
}
