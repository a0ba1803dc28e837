// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// The listener's readers of files and manifests, tried on bytes written here by hand.
struct JudgeFileTests {
  private static func little(_ value: Int, _ width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private static func chunk(_ name: String, _ content: [UInt8], size: Int? = nil) -> [UInt8] {
    Array(name.utf8) + little(size ?? content.count, 4) + content
      + (content.count % 2 == 1 ? [0] : [])
  }

  private static func format(tag: Int, channels: Int, rate: Int, bits: Int) -> [UInt8] {
    let frame = channels * bits / 8
    return little(tag, 2) + little(channels, 2) + little(rate, 4) + little(rate * frame, 4)
      + little(frame, 2) + little(bits, 2)
  }

  private static func file(_ chunks: [UInt8], form: String = "RIFF") -> [UInt8] {
    Array(form.utf8) + little(chunks.count + 4, 4) + Array("WAVE".utf8) + chunks
  }

  static let stereo16 = chunk("fmt ", format(tag: 1, channels: 2, rate: 44_100, bits: 16))
  static let frames16 = little(-32_768, 2) + little(16_384, 2) + little(1, 2) + little(0, 2)

  @Test func `sixteen bits are read with comment and odd chunks`() throws {
    let information = Array("INFO".utf8) + Self.chunk("ICMT", Array("ag-1 x\0".utf8))
    let bytes = Self.file(
      Self.chunk("junk", [1, 2, 3]) + Self.stereo16 + Self.chunk("LIST", information)
        + Self.chunk("data", Self.frames16))
    let wav = try WavFile(bytes: bytes)
    #expect(wav.encoding == .integer(bits: 16))
    #expect(wav.recording.sampleRate == 44_100)
    #expect(wav.recording.channels == [[-1, 1.0 / 32_768], [0.5, 0]])
    #expect(wav.comment == "ag-1 x")
    #expect(wav.chunkNames == ["junk", "fmt ", "LIST", "data"])
  }

  @Test func `twenty-four bits and the extensible format are read`() throws {
    let tail = Self.little(22, 2) + Self.little(24, 2) + Self.little(4, 4) + Self.little(1, 2)
    let header =
      Self.format(tag: 0xFFFE, channels: 1, rate: 96_000, bits: 24) + tail
      + [UInt8](repeating: 0, count: 14)
    let data = Self.little(-1, 3) + Self.little(0x40_0000, 3)
    let wav = try WavFile(bytes: Self.file(Self.chunk("fmt ", header) + Self.chunk("data", data)))
    #expect(wav.encoding == .integer(bits: 24))
    #expect(wav.recording.channels == [[-1.0 / 8_388_608, 0.5]])
  }

  @Test func `floating point in RF64 is read`() throws {
    let values: [Float] = [0.25, -1.5]
    let data = values.flatMap { Self.little(Int($0.bitPattern), 4) }
    let sizes = Self.little(0, 8) + Self.little(data.count, 8) + Self.little(2, 8)
    let header = Self.format(tag: 3, channels: 1, rate: 8000, bits: 32)
    let chunks =
      Self.chunk("ds64", sizes) + Self.chunk("fmt ", header)
      + Self.chunk("data", data, size: 0xFFFF_FFFF)
    let wav = try WavFile(bytes: Self.file(chunks, form: "RF64"))
    #expect(wav.encoding == .float(bits: 32))
    #expect(wav.recording.channels == [[0.25, -1.5]])
  }

  struct Broken: CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let error: WavError
  }

  static let broken = [
    Broken(testDescription: "nothing", bytes: [], error: .notWav),
    Broken(testDescription: "no WAV", bytes: [UInt8](repeating: 7, count: 64), error: .notWav),
    Broken(
      testDescription: "no format", bytes: file(chunk("data", frames16)),
      error: .missingChunk("fmt ")),
    Broken(testDescription: "no data", bytes: file(stereo16), error: .missingChunk("data")),
    Broken(
      testDescription: "cut off", bytes: file(stereo16 + chunk("data", frames16, size: 12)),
      error: .truncated("data")),
    Broken(
      testDescription: "half a frame", bytes: file(stereo16 + chunk("data", [0, 0])),
      error: .inconsistent),
    Broken(
      testDescription: "compressed",
      bytes: file(
        chunk("fmt ", format(tag: 85, channels: 2, rate: 8000, bits: 16)) + chunk("data", [])),
      error: .unknownFormat(tag: 85, bits: 16)),
  ]

  @Test(arguments: broken)
  func `what is no WAV file is refused`(broken: Broken) {
    #expect(throws: broken.error) { try WavFile(bytes: broken.bytes) }
  }

  @Test func `every cut of a file is refused or read, and never crashes`() {
    let bytes = Self.file(Self.stereo16 + Self.chunk("data", Self.frames16))
    for count in 0..<bytes.count {
      #expect(throws: WavError.self) { try WavFile(bytes: Array(bytes[..<count])) }
    }
  }

  @Test func `JSON keeps the order of keys and the value of numbers`() throws {
    let json = try OrderedJSON(
      #" {"z":[1,-2.5e3,null,true],"a":{"t":"\u00e9\n\"\ud83d\ude00ü"},"b":[]} "#)
    #expect(json.keys == ["z", "a", "b"])
    #expect(json["z"]?.elements == [.number(1), .number(-2500), .null, .bool(true)])
    #expect(json["a"]?["t"]?.string == "é\n\"😀ü")
    #expect(json["b"]?.elements == [])
  }

  @Test(arguments: [
    "", "{", "[1,]", "[1 2]", "{\"a\" 1}", "nul", "01", "+1", "1.", "\"a", "\"\\x\"", "[1]]",
    "{\"a\":1,}", "NaN", "1e999", "\"\\ud800\"", "\"\u{1}\"",
  ])
  func `what is no JSON is refused`(text: String) {
    #expect(throws: JSONError.self) { try OrderedJSON(text) }
  }

  @Test func `pitches are turned back into values`() {
    var law = PitchInversion(low: 220, high: 1760, minimum: -10, maximum: 20)
    #expect(abs(law.value(at: 440) - 0) < 1e-12)
    #expect(abs(law.place(of: 5) - 0.5) < 1e-12)
    law.isInverted = true
    #expect(abs(law.value(at: 440) - 10) < 1e-12)
    let log = PitchInversion(low: 220, high: 1760, minimum: 1, maximum: 1000, isLogarithmic: true)
    #expect(abs(log.value(at: 880) - 100) < 1e-9)
    let huge = PitchInversion(low: 220, high: 880, minimum: -1e308, maximum: 1e308)
    #expect(abs(huge.value(at: 440)) < 1e293)
    #expect(abs(huge.place(of: 0) - 0.5) < 1e-12)
  }
}
