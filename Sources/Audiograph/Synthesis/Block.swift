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

/// The raised-cosine fades with which voices begin and end, at exactly 0.
///
/// Those of the usual lengths are kept: notes that last long enough have no others.
struct RaisedCosineFades: Sendable {
  private let kept: [[Float]]

  /// The lengths that are kept, in frames.
  var lengths: [Int] { kept.map(\.count) }

  /// Keeps fades of some lengths in frames.
  init(lengths: [Int]) {
    kept = lengths.map { length in (0..<length).map { raisedCosine($0, of: length) } }
  }

  /// Writes the envelope of a voice over some frames, 1 outside its fades, and returns whether
  /// any of them lies in a fade.
  func write(_ voice: SynthVoice, _ frames: Range<Int>, into envelope: inout [Float]) -> Bool {
    let attackEnd = min(frames.upperBound, voice.start + voice.attack)
    let releaseStart = max(frames.lowerBound, voice.end - voice.release)
    guard frames.lowerBound < attackEnd || releaseStart < frames.upperBound else { return false }
    for index in 0..<frames.count { envelope[index] = 1 }
    let attack = kept.first { $0.count == voice.attack }
    for frame in frames.lowerBound..<max(frames.lowerBound, attackEnd) {
      let place = frame - voice.start
      envelope[frame - frames.lowerBound] =
        attack.map { $0[place] } ?? raisedCosine(place, of: voice.attack)
    }
    let release = kept.first { $0.count == voice.release }
    for frame in min(releaseStart, frames.upperBound)..<frames.upperBound {
      let place = voice.end - 1 - frame
      envelope[frame - frames.lowerBound] =
        release.map { $0[place] } ?? raisedCosine(place, of: voice.release)
    }
    return true
  }
}

/// 0 at 0, rising to 1 at `length`.
private func raisedCosine(_ place: Int, of length: Int) -> Float {
  Float(0.5 - 0.5 * cosine(turns: Double(place) / Double(2 * length)))
}
