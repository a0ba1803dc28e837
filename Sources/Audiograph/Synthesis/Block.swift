// SPDX-License-Identifier: MIT

/// The frames that are being rendered: one plane of samples a channel, and room for one strand.
struct Block: Sendable {
  /// Frames of a whole block; small enough for the planes to stay in the first-level cache.
  static let length = 2048

  var left = [Float](repeating: 0, count: length)
  var right = [Float](repeating: 0, count: length)
  private var strand = [Float](repeating: 0, count: length)

  /// Makes the first frames silent.
  mutating func clear(_ count: Int, channelCount: Int) {
    for index in 0..<count { left[index] = 0 }
    for index in 0..<(channelCount == 2 ? count : 0) { right[index] = 0 }
  }

  /// Lets `write` fill the room for one strand with some frames, shapes them by the envelope of
  /// the strand, and adds them at the levels of the segment.
  ///
  /// The frames lie within the segment, and within one block from the frame `origin`.
  mutating func add(
    _ frames: Range<Int>, origin: Int, of owner: Strand, _ segment: Strand.Segment,
    channelCount: Int, write: (UnsafeMutableBufferPointer<Float>) -> Void
  ) {
    strand.withUnsafeMutableBufferPointer { room in
      let samples = UnsafeMutableBufferPointer(rebasing: room[0..<frames.count])
      write(samples)
      shape(samples, frames, owner)
    }
    let offset = frames.lowerBound - origin
    mix(strand, into: &left, at: offset, frames, segment, segment.left)
    if channelCount == 2 { mix(strand, into: &right, at: offset, frames, segment, segment.right) }
  }
}

/// Multiplies the flanks of a strand by raised cosines that begin and end at exactly 0.
private func shape(
  _ samples: UnsafeMutableBufferPointer<Float>, _ frames: Range<Int>, _ strand: Strand
) {
  let attackEnd = min(frames.upperBound, strand.start + strand.attack)
  for frame in frames.lowerBound..<max(frames.lowerBound, attackEnd) {
    samples[frame - frames.lowerBound] *= raisedCosine(frame - strand.start, of: strand.attack)
  }
  let releaseStart = max(frames.lowerBound, strand.end - strand.release)
  for frame in min(releaseStart, frames.upperBound)..<frames.upperBound {
    samples[frame - frames.lowerBound] *= raisedCosine(strand.end - 1 - frame, of: strand.release)
  }
}

/// 0 at 0, rising to 1 at `length`.
private func raisedCosine(_ place: Int, of length: Int) -> Float {
  Float(0.5 - 0.5 * cosine(turns: Double(place) / Double(2 * length)))
}

/// Adds samples to a plane at a level that goes in a straight line over the segment.
private func mix(
  _ samples: [Float], into plane: inout [Float], at offset: Int, _ frames: Range<Int>,
  _ segment: Strand.Segment, _ levels: (first: Float, last: Float)
) {
  let slope = (levels.last - levels.first) / Float(segment.end - segment.start)
  let first = levels.first + slope * Float(frames.lowerBound - segment.start)
  // Raw pointers: the compiler then knows that neither array grows, and uses vectors.
  samples.withUnsafeBufferPointer { samples in
    plane.withUnsafeMutableBufferPointer { plane in
      guard let from = samples.baseAddress, let base = plane.baseAddress else { return }
      let to = base + offset
      if slope == 0 {
        for index in 0..<frames.count { to[index] += from[index] * first }
      } else {
        for index in 0..<frames.count {
          to[index] += from[index] * (first + slope * Float(Int32(truncatingIfNeeded: index)))
        }
      }
    }
  }
}
