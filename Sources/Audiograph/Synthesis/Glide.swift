// SPDX-License-Identifier: MIT

/// The breakpoints of a part of a tone's segment within one block, between which everything
/// changes linearly: a steady pitch has two, a glide one every 64 frames.
struct Glide: Sendable {
  /// Frames over which the pitch changes linearly in hertz.
  static let step = 64

  /// What a tone is at one frame.
  struct Moment: Equatable {
    var frame = 0
    var increment = 0
    /// The levels of the channels.
    var left: Float = 0
    var right: Float = 0
  }

  private var frames = 0..<0
  private var step = step
  // What a tone is at each moment, and room for those that are found with the last.
  private var increments = [Int32](repeating: 0, count: room)
  private var left = [Float](repeating: 0, count: room)
  private var right = [Float](repeating: 0, count: room)
  private static let room = Block.length / step + 5

  /// Every moment but the last: each begins a piece that ends at the next.
  var pieces: Range<Int> { 0..<(frames.count + step - 1) / step }

  /// Finds the moments of `frames`, which are no more than a block's.
  mutating func lay(
    _ frames: Range<Int>, of segment: SynthVoice.Segment, _ loudness: LoudnessCurve
  ) {
    self.frames = frames
    step = segment.pitch.areEqual ? frames.count : Self.step
    let last = Double(frames.upperBound - segment.start)
    var places = Double(frames.lowerBound - segment.start) + Double(step) * SIMD4(0, 1, 2, 3)
    for index in stride(from: 0, through: pieces.upperBound, by: 4) {
      let isOver = places .> SIMD4(repeating: last)
      lay(places.replacing(with: last, where: isOver), from: index, of: segment, loudness)
      places += Double(4 * step)
    }
  }

  /// Finds four moments at once, whose exponentials take as long as one.
  private mutating func lay(
    _ places: SIMD4<Double>, from index: Int, of segment: SynthVoice.Segment,
    _ loudness: LoudnessCurve
  ) {
    let shares = places / Double(segment.end - segment.start)
    let pitches = segment.pitch.first + (segment.pitch.last - segment.pitch.first) * shares
    let factors = SIMD4<Float>(loudness.factors(at: pitches))
    let parts = SIMD4<Float>(shares)
    increments.store(SIMD4(truncatingIfNeeded: wholeNumbers(exp2(pitches) + 0.5)), at: index)
    left.store(segment.left.values(at: parts) * factors, at: index)
    right.store(segment.right.values(at: parts) * factors, at: index)
  }

  /// The moment at an index.
  @inline(__always)
  subscript(index: Int) -> Moment {
    Moment(
      frame: min(frames.lowerBound &+ index &* step, frames.upperBound),
      increment: Int(increments[index]), left: left[index], right: right[index])
  }
}

extension Array {
  /// Replaces four elements.
  @inline(__always)
  fileprivate mutating func store<Four: SIMD>(_ four: Four, at index: Int)
  where Four.Scalar == Element {
    withUnsafeMutableBytes { bytes in
      bytes.storeBytes(
        of: four, toByteOffset: index * MemoryLayout<Element>.stride, as: Four.self)
    }
  }
}

extension SynthVoice.Segment {
  /// How much of the segment lies before a frame, 0 to 1.
  func share(_ frame: Int) -> Double { Double(frame - start) / Double(end - start) }
}

extension SynthVoice.Ends<Float> {
  /// The value at a share of the part.
  func value(at share: Float) -> Float { first + (last - first) * share }

  /// The values at some shares of the part.
  fileprivate func values(at shares: SIMD4<Float>) -> SIMD4<Float> {
    first + (last - first) * shares
  }
}
