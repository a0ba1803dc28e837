// SPDX-License-Identifier: MIT

internal import Audiograph

/// The bytes around the samples of a WAV file of known length.
///
/// A pipe gets them: libsndfile refuses it, since it comes back to the header when it knows the
/// length. A file gets them where libsndfile is missing. They equal those that libsndfile 1.2 writes
/// into a file.
///
/// Sources: "Multimedia Programming Interface and Data Specifications 1.0" (RIFF), EBU Tech 3306
/// (RF64).
struct WAVLayout {
  /// What stands before the samples.
  private(set) var header: [UInt8] = []
  /// What stands behind them: chunks have even lengths.
  var trailer: [UInt8] { (dataByteCount % 2 == 0 ? [] : [0]) + cueChunks }
  /// The length of the file.
  var byteCount: Int { header.count + Int(dataByteCount) + trailer.count }
  /// Whether the sizes need 64 bits, so that the file is RF64.
  let isLarge: Bool
  /// Whether libsndfile cannot write the file: it puts the time of day into RF64 of floating point,
  /// whose PEAK chunk cannot be turned off, and it gives cue points no names.
  let isBeyondLibrary: Bool
  private let dataByteCount: UInt64
  private let cueChunks: [UInt8]

  /// The layout of a WAV file.
  ///
  /// - Parameters:
  ///   - depth: Bits of a sample.
  ///   - format: Sample rate and channels.
  ///   - frameCount: The length of the sound.
  ///   - tags: Title and comment.
  ///   - largestSize: The largest file, less its first 8 bytes, that is not RF64.
  /// - Throws: `SoundFileError.tooLong` where the bytes cannot be counted.
  init(
    _ depth: SampleDepth, _ format: SoundFormat, frameCount: Int, tags: SoundTags,
    largestSize: UInt64 = UInt64(UInt32.max)
  ) throws(SoundFileError) {
    let frameByteCount = depth.byteCount * format.channelCount
    let (byteCount, isUncountable) = frameCount.multipliedReportingOverflow(by: frameByteCount)
    guard frameCount >= 0, !isUncountable, byteCount < Int.max - 1 << 20 else {
      throw .tooLong(frameCount: frameCount)
    }
    dataByteCount = UInt64(byteCount)
    let list = Self.listChunk(tags)
    let cueChunks = Self.cueChunks(tags.cues)
    let behind = UInt64(cueChunks.count)
    let small = Self.riff(depth, format, UInt64(frameCount), list, dataByteCount, behind)
    isLarge = small.size > largestSize
    isBeyondLibrary = isLarge && depth == .float32 || !cueChunks.isEmpty
    header =
      !isLarge
      ? small.header : Self.rf64(depth, format, UInt64(frameCount), list, dataByteCount, behind)
    self.cueChunks = cueChunks
  }

  /// The header, and the size of the file less 8, which must fit into 32 bits.
  private static func riff(
    _ depth: SampleDepth, _ format: SoundFormat, _ frameCount: UInt64, _ list: [UInt8],
    _ dataByteCount: UInt64, _ behind: UInt64
  ) -> (header: [UInt8], size: UInt64) {
    var chunks: [UInt8] = Array("WAVEfmt ".utf8)
    chunks.appendNumber(UInt32(16))
    chunks.appendNumber(depth.formatTag)
    chunks += formatFields(depth, format)
    if depth == .float32 {
      chunks += Array("fact".utf8)
      chunks.appendNumber(UInt32(4))
      chunks.appendNumber(UInt32(truncatingIfNeeded: frameCount))
    }
    chunks += list
    if depth == .float32 { chunks += padding(after: chunks.count + 8, format) }
    chunks += Array("data".utf8)
    let size = UInt64(chunks.count) + 4 + dataByteCount + dataByteCount % 2 + behind
    chunks.appendNumber(UInt32(truncatingIfNeeded: dataByteCount))
    var header = Array("RIFF".utf8)
    header.appendNumber(UInt32(truncatingIfNeeded: size))
    return (header + chunks, size)
  }

  /// A PAD chunk where the header would be shorter than one with a PEAK chunk.
  ///
  /// libsndfile makes room for that chunk before it can be told to leave it out, and never moves
  /// the samples afterwards.
  private static func padding(after byteCount: Int, _ format: SoundFormat) -> [UInt8] {
    let samplesAt = 72 + 8 * format.channelCount
    let room = samplesAt - byteCount - 16
    guard room > 0 else { return [] }
    var chunk = Array("PAD ".utf8)
    chunk.appendNumber(UInt32(room))
    return chunk + [UInt8](repeating: 0, count: room)
  }

  private static func rf64(
    _ depth: SampleDepth, _ format: SoundFormat, _ frameCount: UInt64, _ list: [UInt8],
    _ dataByteCount: UInt64, _ behind: UInt64
  ) -> [UInt8] {
    var chunks: [UInt8] = Array("fmt ".utf8)
    chunks.appendNumber(UInt32(40))
    chunks.appendNumber(extensibleTag)
    chunks += formatFields(depth, format)
    chunks += extensionFields(depth, format)
    chunks += list + Array("data".utf8)
    chunks.appendNumber(UInt32.max)
    let beforeChunks: UInt64 = 48
    let fileByteCount =
      beforeChunks + UInt64(chunks.count) + dataByteCount + dataByteCount % 2 + behind
    var header = Array("RF64".utf8)
    header.appendNumber(UInt32.max)
    header += Array("WAVEds64".utf8)
    header.appendNumber(UInt32(28))
    header.appendNumber(fileByteCount - 8)
    header.appendNumber(dataByteCount)
    header.appendNumber(frameCount)
    header.appendNumber(UInt32(0))
    return header + chunks
  }
}

extension WAVLayout {
  private static let extensibleTag: UInt16 = 0xFFFE

  /// The fields that follow the format tag.
  private static func formatFields(_ depth: SampleDepth, _ format: SoundFormat) -> [UInt8] {
    let frameByteCount = depth.byteCount * format.channelCount
    var bytes: [UInt8] = []
    bytes.appendNumber(UInt16(format.channelCount))
    bytes.appendNumber(UInt32(format.sampleRate))
    bytes.appendNumber(UInt32(format.sampleRate * frameByteCount))
    bytes.appendNumber(UInt16(frameByteCount))
    bytes.appendNumber(UInt16(depth.byteCount * 8))
    return bytes
  }

  /// The fields of WAVE_FORMAT_EXTENSIBLE: valid bits, loudspeakers and the tag as a GUID.
  private static func extensionFields(_ depth: SampleDepth, _ format: SoundFormat) -> [UInt8] {
    let frontCentre: UInt32 = 4
    let frontLeftAndRight: UInt32 = 3
    var bytes: [UInt8] = []
    bytes.appendNumber(UInt16(22))
    bytes.appendNumber(UInt16(depth.byteCount * 8))
    bytes.appendNumber(format.channelCount == 1 ? frontCentre : frontLeftAndRight)
    bytes.appendNumber(UInt32(depth.formatTag))
    return bytes + [0, 0, 0x10, 0, 0x80, 0, 0, 0xAA, 0, 0x38, 0x9B, 0x71]
  }

  /// The chunks of cue points and their names; those that 32 bits cannot count are left out.
  private static func cueChunks(_ cues: [SoundTags.Cue]) -> [UInt8] {
    let cues = cues.filter { 0...Int(UInt32.max) ~= $0.frame }
    guard !cues.isEmpty else { return [] }
    var points = Array("cue ".utf8)
    points.appendNumber(UInt32(4 + 24 * cues.count))
    points.appendNumber(UInt32(cues.count))
    var labels: [UInt8] = Array("adtl".utf8)
    for (index, cue) in cues.enumerated() {
      let name = UInt32(index + 1)
      points.appendNumber(name)
      points.appendNumber(UInt32(cue.frame))
      points += Array("data".utf8) + [UInt8](repeating: 0, count: 8)
      points.appendNumber(UInt32(cue.frame))
      let text = Array(cue.label.utf8) + [0]
      labels += Array("labl".utf8)
      labels.appendNumber(UInt32(4 + text.count))
      labels.appendNumber(name)
      labels += text + (text.count % 2 == 1 ? [0] : [])
    }
    var list = Array("LIST".utf8)
    list.appendNumber(UInt32(labels.count))
    return points + list + labels
  }

  private static func listChunk(_ tags: SoundTags) -> [UInt8] {
    let entries = entry("INAM", tags.title) + entry("ICMT", tags.comment)
    guard !entries.isEmpty else { return [] }
    var chunk = Array("LIST".utf8)
    chunk.appendNumber(UInt32(4 + entries.count))
    return chunk + Array("INFO".utf8) + entries
  }

  private static func entry(_ name: String, _ text: String?) -> [UInt8] {
    guard let text else { return [] }
    var value = Array(text.utf8) + [0]
    if value.count % 2 == 1 { value.append(0) }
    var bytes = Array(name.utf8)
    bytes.appendNumber(UInt32(value.count))
    return bytes + value
  }
}

extension SampleDepth {
  /// WAVE_FORMAT_PCM or WAVE_FORMAT_IEEE_FLOAT.
  fileprivate var formatTag: UInt16 { self == .float32 ? 3 : 1 }
}

extension [UInt8] {
  /// Appends a number in little-endian order.
  fileprivate mutating func appendNumber(_ number: some UnsignedInteger & FixedWidthInteger) {
    for shift in stride(from: 0, to: number.bitWidth, by: 8) {
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
