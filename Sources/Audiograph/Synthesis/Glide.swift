// SPDX-License-Identifier: MIT

/// The moments of a part of a tone's segment within one block, between which everything goes in
/// straight lines: a steady pitch has two, a glide one every 64 frames.
struct Glide: Sendable {
  /// Frames over which the pitch goes in a straight line in hertz.
  static let step = 64

  /// What a tone is at one frame.
  struct Moment {
    var frame = 0
    var increment = 0
    /// The levels of the channels.
    var left: Float = 0
    var right: Float = 0
  }

  private var moments = [Moment](repeating: Moment(), count: Block.length / step + 2)
  /// Every moment but the last: each begins a piece that ends at the next.
  private(set) var pieces = 0..<0

  /// Finds the moments of `frames`, which are no more than a block's.
  mutating func lay(
    _ frames: Range<Int>, of segment: Strand.Segment, _ loudness: LoudnessCurve
  ) {
    let step = segment.pitch.areEqual ? frames.count : Self.step
    let count = (frames.count + step - 1) / step
    for index in 0..<count {
      moments[index] = Moment(frames.lowerBound + index * step, of: segment, loudness)
    }
    moments[count] = Moment(frames.upperBound, of: segment, loudness)
    pieces = 0..<count
  }

  /// The moment at an index.
  subscript(index: Int) -> Moment { moments[index] }
}

extension Glide.Moment {
  @inline(__always)
  fileprivate init(_ frame: Int, of segment: Strand.Segment, _ loudness: LoudnessCurve) {
    let share = segment.share(frame)
    let pitch = segment.pitch(at: share)
    let factor = Float(loudness.factor(at: pitch))
    self.init(
      frame: frame, increment: nearestWhole(exp2(pitch)),
      left: segment.left.value(at: Float(share)) * factor,
      right: segment.right.value(at: Float(share)) * factor)
  }
}

/// The whole number nearest to one from 0.5 to 2⁵², halves going up as in `rounded()`, for which
/// processors without SSE 4.1 need a call.
func nearestWhole(_ number: Double) -> Int { Int(number + 0.5) }

extension Strand.Segment {
  /// How much of the segment lies before a frame, 0 to 1.
  func share(_ frame: Int) -> Double { Double(frame - start) / Double(end - start) }

  /// The logarithm of the phase increment at a share of the segment.
  fileprivate func pitch(at share: Double) -> Double {
    pitch.areEqual ? pitch.first : pitch.first + (pitch.last - pitch.first) * share
  }
}

extension Strand.Ends<Float> {
  /// The value at a share of the part.
  func value(at share: Float) -> Float { first + (last - first) * share }
}
