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

  /// Some frames of a sound, and the levels of the channels at the first and behind the last.
  struct Piece {
    var frames: Range<Int>
    var left: Strand.Ends<Float>
    var right: Strand.Ends<Float>
  }

  /// Adds a piece of a strand, whose samples `write` makes.
  ///
  /// They are shaped by the envelope of the strand and added at the levels of the piece. The
  /// piece lies within one block from the frame `origin`.
  mutating func add(
    _ piece: Piece, origin: Int, of owner: Strand, channelCount: Int,
    write: (UnsafeMutableBufferPointer<Float>) -> Void
  ) {
    let count = piece.frames.count
    strand.withUnsafeMutableBufferPointer { room in
      let samples = UnsafeMutableBufferPointer(rebasing: room[0..<count])
      write(samples)
      shape(samples, piece.frames, owner)
    }
    let offset = piece.frames.lowerBound - origin
    mix(strand, count, into: &left, at: offset, piece.left)
    if channelCount == 2 { mix(strand, count, into: &right, at: offset, piece.right) }
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

/// Adds samples to a plane at a level that goes in a straight line.
private func mix(
  _ samples: [Float], _ count: Int, into plane: inout [Float], at offset: Int,
  _ levels: Strand.Ends<Float>
) {
  let first = levels.first
  let slope = (levels.last - levels.first) / Float(count)
  // Raw pointers: the compiler then knows that neither array grows, and uses vectors.
  samples.withUnsafeBufferPointer { samples in
    plane.withUnsafeMutableBufferPointer { plane in
      guard let from = samples.baseAddress, let base = plane.baseAddress else { return }
      let to = base + offset
      if slope == 0 {
        for index in 0..<count { to[index] += from[index] * first }
      } else {
        for index in 0..<count {
          to[index] += from[index] * (first + slope * Float(Int32(truncatingIfNeeded: index)))
        }
      }
    }
  }
}
