// SPDX-License-Identifier: MIT

/// A type that holds one sample: `Int16`, `Int32` (24 bits, in the upper bytes) or `Float`.
public protocol PCMSample: BitwiseCopyable, Sendable {
  /// The value of silence.
  static var silence: Self { get }

  /// Writes planes of samples between −1 and +1 as interleaved frames.
  ///
  /// - Parameters:
  ///   - left: One sample a frame.
  ///   - right: As many, or none for one channel.
  ///   - interleaved: Has room from `offset` on.
  ///   - offset: Where the first sample is written.
  static func interleave(
    left: Span<Float>, right: Span<Float>, into interleaved: inout MutableSpan<Self>,
    at offset: Int)
}

extension Int16: PCMSample {
  /// The value of silence.
  public static var silence: Int16 { 0 }

  /// Writes each sample as the nearest of 32 767 steps.
  public static func interleave(
    left: Span<Float>, right: Span<Float>, into interleaved: inout MutableSpan<Int16>,
    at offset: Int
  ) {
    let done = left.count == right.count ? interleaveFours(left, right, &interleaved, offset) : 0
    convertPlanes(left, right, &interleaved, offset, from: done) { sample in
      let steps = Int32(bitPattern: (sample * 32767 + roundingOffset).bitPattern) &- 0x4B40_0000
      return Int16(truncatingIfNeeded: Swift.max(-32768, Swift.min(32767, steps)))
    }
  }

  /// Writes frames four at a time and returns how many; the last few are left.
  private static func interleaveFours(
    _ left: Span<Float>, _ right: Span<Float>, _ interleaved: inout MutableSpan<Int16>,
    _ offset: Int
  ) -> Int {
    let whole = left.count & ~3
    precondition(offset + 2 * whole <= interleaved.count, "no room for samples")
    left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in
        interleaved.withUnsafeMutableBytes { to in
          for index in stride(from: 0, to: whole, by: 4) {
            let frames = frames(
              left.loadUnaligned(fromByteOffset: 4 * index, as: SIMD4<Float>.self),
              right.loadUnaligned(fromByteOffset: 4 * index, as: SIMD4<Float>.self))
            to.storeBytes(of: frames, toByteOffset: 2 * offset + 4 * index, as: SIMD8<Int16>.self)
          }
        }
      }
    }
    return whole
  }

  /// Four frames of two channels.
  ///
  /// Left to itself the compiler limits the samples after it has interleaved them, which takes
  /// three times as long.
  @inline(__always)
  private static func frames(_ left: SIMD4<Float>, _ right: SIMD4<Float>) -> SIMD8<Int16> {
    let steps = SIMD8(lowHalf: steps(left), highHalf: steps(right))
    let (least, most) = (SIMD8<Int32>(repeating: -32768), SIMD8<Int32>(repeating: 32767))
    let raised = steps.replacing(with: least, where: steps .< least)
    let limited = raised.replacing(with: most, where: raised .> most)
    let all = SIMD8<Int16>(truncatingIfNeeded: limited)
    return SIMD8(all[0], all[4], all[1], all[5], all[2], all[6], all[3], all[7])
  }

  @inline(__always)
  private static func steps(_ samples: SIMD4<Float>) -> SIMD4<Int32> {
    unsafeBitCast(samples * 32767 + roundingOffset, to: SIMD4<Int32>.self) &- 0x4B40_0000
  }
}

/// 1.5 · 2²³: adding it rounds to the nearest whole number, which is then the low bits.
///
/// A conversion that traps on overflow would keep the loop from using vectors. Processors have one
/// instruction for the narrowing with limits, and three for that without.
private let roundingOffset: Float = 12_582_912

extension Int32: PCMSample {
  /// The value of silence.
  public static var silence: Int32 { 0 }

  /// Writes each sample as the nearest of 8 388 607 steps, in the upper 24 bits.
  public static func interleave(
    left: Span<Float>, right: Span<Float>, into interleaved: inout MutableSpan<Int32>,
    at offset: Int
  ) {
    convertPlanes(left, right, &interleaved, offset) { sample in
      let bits = (Double(sample) * 8_388_607 + 6_755_399_441_055_744).bitPattern
      return Int32(truncatingIfNeeded: bits) &<< 8
    }
  }
}

extension Float: PCMSample {
  /// The value of silence.
  public static var silence: Float { 0 }

  /// Writes the samples as they are, but every zero positive.
  public static func interleave(
    left: Span<Float>, right: Span<Float>, into interleaved: inout MutableSpan<Float>,
    at offset: Int
  ) {
    convertPlanes(left, right, &interleaved, offset) { $0 + 0 }
  }
}

@inline(__always)
private func convertPlanes<Sample>(
  _ left: Span<Float>, _ right: Span<Float>, _ interleaved: inout MutableSpan<Sample>,
  _ offset: Int, from done: Int = 0, _ convert: (Float) -> Sample
) {
  let isStereo = right.count == left.count
  precondition(offset + left.count * (isStereo ? 2 : 1) <= interleaved.count, "no room for samples")
  left.withUnsafeBufferPointer { left in
    right.withUnsafeBufferPointer { right in
      interleaved.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        let to = base + offset
        if isStereo {
          for index in done..<left.count {
            to[2 * index] = convert(left[index])
            to[2 * index + 1] = convert(right[index])
          }
        } else {
          for index in 0..<left.count { to[index] = convert(left[index]) }
        }
      }
    }
  }
}
