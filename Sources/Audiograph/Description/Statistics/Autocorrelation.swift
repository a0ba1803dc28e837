// SPDX-License-Identifier: MIT

/// How numbers correlate with themselves: Σ dₜdₜ₊ₖ / Σ dₜ² for the lags k from 0 to `lags`.
///
/// The numbers are taken as they are, so their mean should be 0; a 0 in a number's place leaves it
/// out.
///
/// - Parameters:
///   - numbers: Of a size whose squares are finite.
///   - lags: 0 or more; from as many as there are numbers on the result is 0.
/// - Returns: `lags` + 1 numbers, the first 1; none where all numbers are 0.
/// - Complexity: O(*n* log *n*), by two Fourier transforms of at most four times the length.
func autocorrelation(_ numbers: [Double], lags: Int) -> [Double] {
  let length = powerOfTwo(atLeast: numbers.count + min(lags, numbers.count))
  let padding = [Double](repeating: 0, count: length - numbers.count)
  let spectrum = FourierTransform(length: length)
  var real = numbers + padding
  var imaginary = [Double](repeating: 0, count: length)
  spectrum.transform(&real, &imaginary)
  for index in real.indices {
    real[index] = real[index] * real[index] + imaginary[index] * imaginary[index]
    imaginary[index] = 0
  }
  // The power is even, so that a second transform forwards is the one backwards.
  spectrum.transform(&real, &imaginary)
  guard let power = real.first, power > 0 else { return [] }
  return (0...lags).map { $0 < numbers.count ? real[$0] / power : 0 }
}

/// The least power of two that is at least `count`, and at least 2.
private func powerOfTwo(atLeast count: Int) -> Int {
  var power = 2
  while power < count { power *= 2 }
  return power
}

/// The discrete Fourier transform of a length that is a power of two.
///
/// J. W. Cooley and J. W. Tukey, "An algorithm for the machine calculation of complex Fourier
/// series", Mathematics of Computation 19 (1965).
struct FourierTransform {
  private let length: Int
  private let cosines: [Double]
  private let sines: [Double]

  /// A transform of `length` numbers, a power of two from 2 on.
  init(length: Int) {
    self.length = length
    cosines = (0..<length / 2).map { cosine(turns: Double($0) / Double(length)) }
    sines = (0..<length / 2).map { -sine(turns: Double($0) / Double(length)) }
  }

  /// Puts in the place of each number the sum of all, turned back by their products of indices.
  func transform(_ real: inout [Double], _ imaginary: inout [Double]) {
    reorder(&real)
    reorder(&imaginary)
    var half = 1
    while half < length {
      for start in stride(from: 0, to: length, by: 2 * half) {
        combine(&real, &imaginary, start, half)
      }
      half *= 2
    }
  }

  @inline(__always)
  private func combine(
    _ real: inout [Double], _ imaginary: inout [Double], _ start: Int, _ half: Int
  ) {
    let step = length / (2 * half)
    for offset in 0..<half {
      let (first, second) = (start + offset, start + offset + half)
      let (turnX, turnY) = (cosines[offset * step], sines[offset * step])
      let x = real[second] * turnX - imaginary[second] * turnY
      let y = real[second] * turnY + imaginary[second] * turnX
      (real[second], imaginary[second]) = (real[first] - x, imaginary[first] - y)
      real[first] += x
      imaginary[first] += y
    }
  }

  /// Swaps every number with the one whose index has the same bits backwards.
  private func reorder(_ numbers: inout [Double]) {
    var mirror = 0
    for index in 1..<length {
      var bit = length / 2
      while mirror & bit != 0 {
        mirror ^= bit
        bit /= 2
      }
      mirror |= bit
      if index < mirror { numbers.swapAt(index, mirror) }
    }
  }
}
