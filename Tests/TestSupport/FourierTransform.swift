// SPDX-License-Identifier: MIT

import Glibc

/// The discrete Fourier transform of a fixed size, a power of two.
///
/// Cooley and Tukey 1965, radix 2, in place after a bit reversal.
public struct FourierTransform: Sendable {
  /// The number of complex values.
  public let size: Int
  private let cosines: [Double]
  private let sines: [Double]

  /// A transform of the smallest power of two that is at least `minimumSize`.
  public init(atLeast minimumSize: Int) {
    var size = 2
    while size < minimumSize { size *= 2 }
    self.size = size
    cosines = (0..<size / 2).map { cos(2 * .pi * Double($0) / Double(size)) }
    sines = (0..<size / 2).map { -sin(2 * .pi * Double($0) / Double(size)) }
  }

  /// Transforms in place; both arrays hold `size` values.
  public func transform(real: inout [Double], imaginary: inout [Double]) {
    real.withUnsafeMutableBufferPointer { real in
      imaginary.withUnsafeMutableBufferPointer { imaginary in
        reverseBits(real, imaginary)
        var half = 1
        while half < size {
          combine(half: half, real, imaginary)
          half *= 2
        }
      }
    }
  }

  /// The squared magnitudes of bins 0 to `size / 2` of real samples, padded with zeros.
  public func power(of samples: [Double]) -> [Double] {
    var real = samples + [Double](repeating: 0, count: size - samples.count)
    var imaginary = [Double](repeating: 0, count: size)
    transform(real: &real, imaginary: &imaginary)
    return (0...size / 2).map { real[$0] * real[$0] + imaginary[$0] * imaginary[$0] }
  }

  private typealias Values = UnsafeMutableBufferPointer<Double>

  private func reverseBits(_ real: Values, _ imaginary: Values) {
    var reversed = 0
    var index = 1
    while index < size {
      var bit = size >> 1
      while reversed & bit != 0 {
        reversed ^= bit
        bit >>= 1
      }
      reversed |= bit
      if index < reversed {
        real.swapAt(index, reversed)
        imaginary.swapAt(index, reversed)
      }
      index += 1
    }
  }

  private func combine(half: Int, _ real: Values, _ imaginary: Values) {
    let stride = size / (2 * half)
    cosines.withUnsafeBufferPointer { cosines in
      sines.withUnsafeBufferPointer { sines in
        var first = 0
        while first < size {
          var offset = 0
          while offset < half {
            let c = cosines[offset * stride]
            let s = sines[offset * stride]
            let upper = first + offset
            let lower = upper + half
            let x = real[lower] * c - imaginary[lower] * s
            let y = real[lower] * s + imaginary[lower] * c
            real[lower] = real[upper] - x
            imaginary[lower] = imaginary[upper] - y
            real[upper] += x
            imaginary[upper] += y
            offset += 1
          }
          first += 2 * half
        }
      }
    }
  }
}
