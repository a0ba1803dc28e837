// SPDX-License-Identifier: MIT

/// A sound file in WAV form, read from its bytes without any sound library.
///
/// Sources: Microsoft and IBM, "Multimedia Programming Interface and Data Specifications 1.0"
/// (RIFF); EBU Tech 3306 (RF64); Microsoft, "Multiple channel audio data" (extensible format).
public struct WavFile: Sendable {
  /// How samples are stored.
  public enum Encoding: Sendable, Equatable {
    /// Signed integers of this many bits.
    case integer(bits: Int)
    /// IEEE floating point of this many bits.
    case float(bits: Int)
  }

  /// How samples are stored.
  public let encoding: Encoding
  /// The samples, full scale ±1.
  public let recording: Recording
  /// The identifiers of the chunks, in order.
  public let chunkNames: [String]
  /// The comment of the INFO list.
  public let comment: String?

  /// Reads a file.
  ///
  /// - Throws: `WavError` where the bytes are not a whole WAV file of 16 or 24-bit integers or
  ///   32-bit floating point.
  public init(bytes: [UInt8]) throws(WavError) {
    let chunks = try RiffChunks(bytes: bytes)
    guard let format = chunks.first("fmt ") else { throw .missingChunk("fmt ") }
    guard let data = chunks.first("data") else { throw .missingChunk("data") }
    let header = try WavHeader(bytes: bytes, range: format)
    encoding = header.encoding
    recording = try header.recording(bytes: bytes, range: data)
    chunkNames = chunks.list.map(\.name)
    comment = chunks.information("ICMT", in: bytes)
  }
}

/// Why bytes are not a WAV file that can be read.
public enum WavError: Error, Sendable, Equatable {
  /// The first bytes are not those of a WAV file.
  case notWav
  /// There is no chunk of this name.
  case missingChunk(String)
  /// The chunk `name` says it is longer than the file.
  case truncated(String)
  /// The format tag or the number of bits is none that is known.
  case unknownFormat(tag: Int, bits: Int)
  /// Channels, rate and block size contradict each other, or the data end inside a frame.
  case inconsistent
}

/// The part before the samples.
struct WavHeader {
  let encoding: WavFile.Encoding
  let channelCount: Int
  let sampleRate: Int
  let bytesPerFrame: Int

  init(bytes: [UInt8], range: Range<Int>) throws(WavError) {
    guard range.count >= 16 else { throw .truncated("fmt ") }
    var tag = Int(bytes.little(at: range.lowerBound, width: 2))
    channelCount = Int(bytes.little(at: range.lowerBound + 2, width: 2))
    sampleRate = Int(bytes.little(at: range.lowerBound + 4, width: 4))
    let bytesPerSecond = Int(bytes.little(at: range.lowerBound + 8, width: 4))
    bytesPerFrame = Int(bytes.little(at: range.lowerBound + 12, width: 2))
    let bits = Int(bytes.little(at: range.lowerBound + 14, width: 2))
    if tag == 0xFFFE {
      guard range.count >= 40 else { throw .truncated("fmt ") }
      tag = Int(bytes.little(at: range.lowerBound + 24, width: 2))
    }
    switch (tag, bits) {
    case (1, 16), (1, 24): encoding = .integer(bits: bits)
    case (3, 32): encoding = .float(bits: 32)
    default: throw .unknownFormat(tag: tag, bits: bits)
    }
    guard channelCount > 0, sampleRate > 0, bytesPerFrame == channelCount * bits / 8,
      bytesPerSecond == sampleRate * bytesPerFrame
    else { throw .inconsistent }
  }

  func recording(bytes: [UInt8], range: Range<Int>) throws(WavError) -> Recording {
    guard range.count % bytesPerFrame == 0 else { throw .inconsistent }
    let width = bytesPerFrame / channelCount
    let samples = (0..<range.count / width).map { index in
      sample(bytes.little(at: range.lowerBound + index * width, width: width))
    }
    return Recording(
      interleaved: samples, channelCount: channelCount, sampleRate: Double(sampleRate))
  }

  private func sample(_ raw: UInt64) -> Double {
    switch encoding {
    case .integer(let bits):
      // Moved to the top of the word, the sign bit is the word's own.
      Double(Int64(bitPattern: raw << UInt64(64 - bits))) / 0x1p63
    case .float:
      Double(Float(bitPattern: UInt32(truncatingIfNeeded: raw)))
    }
  }
}
