// SPDX-License-Identifier: MIT

/// The frames that are being rendered: one plane of samples a channel, and an envelope.
struct Block: Sendable {
  /// Frames of a whole block; small enough for the planes to stay in the first-level cache.
  static let length = 2048

  private(set) var left = [Float](repeating: 0, count: length + Planes.padding)
  private(set) var right = [Float](repeating: 0, count: length + Planes.padding)
  private var envelope = [Float](repeating: 1, count: length + Planes.padding)

  /// How many frames hold samples, from the first on; what lies after is nothing yet.
  private var filled = 0

  /// Makes every frame silent that nothing was written to, and begins with the next block.
  mutating func finish(_ count: Int, channelCount: Int) {
    fill(upTo: count, channelCount)
    filled = 0
  }

  /// A part of a voice within a block.
  struct Part {
    let voice: SynthVoice
    /// Frames of the sound.
    let frames: Range<Int>
    /// The first of them in the block.
    let offset: Int
    let channelCount: Int
  }

  /// Adds what sounds along a course over the frames of a part.
  ///
  /// Samples are multiplied by the envelope of the voice where it has one there.
  mutating func add<Source: SampleGenerator>(
    _ sounding: inout Source, along course: Source.Course, _ part: Part, _ fades: RaisedCosineFades
  ) {
    let isShaped = fades.write(part.voice, part.frames, into: &envelope)
    let areFresh = part.offset >= filled && !isShaped
    let end = part.offset + part.frames.count
    fill(upTo: areFresh ? part.offset : end, part.channelCount)
    filled = max(filled, end)
    left.withUnsafeMutableBufferPointer { left in
      right.withUnsafeMutableBufferPointer { right in
        envelope.withUnsafeMutableBufferPointer { envelope in
          guard let leftBase = left.baseAddress else { return }
          let planes = Planes(
            left: leftBase + part.offset,
            right: part.channelCount == 2 ? right.baseAddress.map { $0 + part.offset } : nil,
            envelope: isShaped ? envelope.baseAddress : nil, areFresh: areFresh)
          planes.add(&sounding, along: course)
        }
      }
    }
  }

  /// Makes frames silent that hold nothing yet.
  private mutating func fill(upTo end: Int, _ channelCount: Int) {
    guard filled < end else { return }
    for index in filled..<end { left[index] = 0 }
    for index in channelCount == 2 ? filled..<end : 0..<0 { right[index] = 0 }
    filled = end
  }
}
