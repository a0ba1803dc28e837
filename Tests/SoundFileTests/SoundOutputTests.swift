// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import Testing
import TestSupport

@testable import SoundFile

@Suite struct SoundOutputTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(
    _ tone: TestTone, _ encoding: SoundEncoding, _ name: String = "sound",
    tags: SoundTags = SoundTags()
  ) throws -> String {
    let path = folder.file("\(name).\(encoding.container.rawValue)")
    try OutputFile.write(tone, as: encoding, tags: tags, to: path)
    return path
  }

  /// What ffmpeg decodes, in its own name for the samples.
  private func decoded(_ path: String, _ samples: String) throws -> [UInt8] {
    try #require(Tool("ffmpeg")).run(
      ["-v", "error", "-i", path, "-f", samples, "-c:a", "pcm_\(samples)", "-"]
    ).output
  }

  /// Lossless files hold every sample exactly, whatever the number of frames.
  @Test(
    .enabled(if: Tool("ffmpeg") != nil), arguments: allEncodings.filter { $0.depth != nil })
  func losslessSamples(encoding: SoundEncoding) throws {
    for (frameCount, channelCount) in [
      (1, 1), (2, 2), (3, 1), (16_384, 2), (40_001, 1), (140_001, 1), (70_001, 2),
    ] {
      let tone = TestTone(frameCount: frameCount, channelCount: channelCount)
      let path = try write(tone, encoding)
      switch encoding.depth {
      case .int16:
        #expect(
          try firstDifference(decoded(path, "s16le"), bytes(tone.samples(as: Int16.self))) == nil)
      case .int24:
        #expect(
          try firstDifference(decoded(path, "s32le"), bytes(tone.samples(as: Int32.self))) == nil)
      default:
        #expect(
          try firstDifference(decoded(path, "f32le"), bytes(tone.samples(as: Float.self))) == nil)
      }
    }
  }

  private func bytes<Sample>(_ samples: [Sample]) -> [UInt8] {
    samples.withUnsafeBytes { Array($0) }
  }

  /// Lossy files sound like the original: as long, and as loud within a decibel.
  @Test(
    .enabled(if: Tool("ffmpeg") != nil),
    arguments: allEncodings.filter { $0.depth == nil }, [1, 2])
  func lossySamples(encoding: SoundEncoding, channelCount: Int) throws {
    let tone = TestTone(frameCount: 48_000, channelCount: channelCount, wave: .triangle)
    let path = try write(tone, encoding)
    let raw = try decoded(path, "s16le")
    let frames = raw.count / 2 / channelCount
    #expect((48_000...48_000 + 2400).contains(frames))
    let samples = raw.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
    let original = tone.samples(as: Int16.self)
    let middle = 10_000 * channelCount..<38_000 * channelCount
    let ratio = power(samples[middle]) / power(original[middle])
    #expect(abs(10 * log10(ratio)) < 1)
  }

  private func power(_ samples: ArraySlice<Int16>) -> Double {
    samples.reduce(0) { $0 + Double($1) * Double($1) }
  }

  /// Name of the codec, rate, channels and tags as ffprobe sees them, sound in a file or a pipe.
  @Test(
    .enabled(if: Tool("ffprobe") != nil), arguments: allEncodings, ["file", "stream"])
  func probed(encoding: SoundEncoding, target: String) throws {
    let tone = TestTone(frameCount: 96_000, wave: .triangle)
    let tags = SoundTags(title: "Größe", comment: "audiograph ag-1 one line")
    let path =
      target == "file"
      ? try write(tone, encoding, tags: tags) : try stream(tone, encoding, tags: tags)
    let probe = try #require(Tool("ffprobe")).run(
      [
        "-v", "warning", "-show_entries",
        "stream=codec_name,sample_rate,channels,duration:format_tags:stream_tags", "-of",
        "default=nk=0:nw=1", path,
      ]
    ).text.split(separator: "\n").map(String.init)
    #expect(probe.contains("codec_name=\(codec(encoding))"))
    #expect(probe.contains("sample_rate=48000") && probe.contains("channels=2"))
    let lowered = probe.map { $0.replacing("TITLE", with: "title") }
      .map { $0.replacing("COMMENT", with: "comment") }
    #expect(lowered.contains("TAG:title=Größe"))
    #expect(lowered.contains("TAG:comment=audiograph ag-1 one line"))
    let duration = probe.first { $0.hasPrefix("duration=") }.flatMap { Double($0.dropFirst(9)) }
    if encoding.container == .flac && target == "stream" {
      #expect(duration == nil)
    } else {
      #expect(try abs(#require(duration) - 2) < 0.06)
    }
  }

  private func codec(_ encoding: SoundEncoding) -> String {
    switch (encoding.container, encoding.depth) {
    case (.wav, .int16): "pcm_s16le"
    case (.wav, .int24): "pcm_s24le"
    case (.wav, _): "pcm_f32le"
    case (.ogg, _): "vorbis"
    case (let container, _): container.rawValue
    }
  }

  /// Into a descriptor, which is a stream whatever stands behind it.
  private func stream(
    _ tone: TestTone, _ encoding: SoundEncoding, tags: SoundTags = SoundTags()
  ) throws -> String {
    let path = folder.file("stream.\(encoding.container.rawValue)")
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer { close(descriptor) }
    try OutputFile.write(tone, as: encoding, tags: tags, to: "/dev/fd/\(descriptor)")
    return path
  }

  @Test(arguments: allEncodings)
  func streamsAndFiles(encoding: SoundEncoding) throws {
    let tone = TestTone(frameCount: 20_001, channelCount: 1)
    let file = try Data(contentsOf: URL(fileURLWithPath: write(tone, encoding)))
    let streamed = try Data(contentsOf: URL(fileURLWithPath: stream(tone, encoding)))
    switch encoding.container {
    case .wav: #expect(file == streamed)
    case .flac:
      #expect(file.count == streamed.count && file.dropFirst(42) == streamed.dropFirst(42))
    case .mp3, .ogg, .opus: #expect(file.count == streamed.count)
    }
  }

  @Test(arguments: allEncodings.filter { $0.container != .ogg && $0.container != .opus })
  func sameBytesEachRun(encoding: SoundEncoding) throws {
    let tone = TestTone(frameCount: 30_000)
    let first = try write(tone, encoding, "first", tags: SoundTags(title: "a", comment: "b"))
    let second = try write(tone, encoding, "second", tags: SoundTags(title: "a", comment: "b"))
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: first))
        == Data(contentsOf: URL(fileURLWithPath: second)))
  }

  @Test(arguments: [SoundEncoding.Container.wav, .flac, .ogg, .mp3])
  func othersRead(container: SoundEncoding.Container) throws {
    let path = try write(TestTone(frameCount: 48_000), SoundEncoding(container))
    if let sox = Tool("sox") {
      let run = try sox.run(["--info", "-s", path])
      #expect(run.status == 0)
      #expect(try abs(#require(Int(run.text.trimming("\n"))) - 48_000) < 2400)
    }
    if container == .wav, let aplay = Tool("aplay") {
      #expect(try aplay.run(["-q", "-D", "null", path]).status == 0)
    }
  }

  @Test(
    .enabled(if: Tool("sndfile-info") != nil), arguments: SoundEncoding.Container.allCases)
  func sndfileInfo(container: SoundEncoding.Container) throws {
    let path = try write(TestTone(frameCount: 48_000), SoundEncoding(container))
    let text = try #require(Tool("sndfile-info")).run([path]).text
    #expect(text.contains(/Frames *: *48000\b/))
    #expect(text.contains(/Sample Rate *: *48000\b/))
  }

  @Test func nothingOfTheMachineInFiles() throws {
    let path = try write(
      TestTone(frameCount: 100), SoundEncoding(.wav, depth: .float32),
      tags: SoundTags(title: "t", comment: "c"))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    for word in ["PEAK", "PAD ", "ISFT", "libsndfile", "bext"] {
      #expect(bytes.range(of: Data(word.utf8)) == nil)
    }
  }

  @Test(arguments: allEncodings)
  func refusesSoundThatEndsEarly(encoding: SoundEncoding) throws {
    let tone = TestTone(frameCount: 50_000, breaksOffAt: 40_000)
    #expect(
      throws: SoundFileError.incomplete(encoding.container, frameCount: 50_000, written: 40_000)
    ) { try write(tone, encoding) }
    #expect(folder.names == [])
  }
}

extension String {
  fileprivate func trimming(_ ending: String) -> String {
    hasSuffix(ending) ? String(dropLast(ending.count)) : self
  }
}
