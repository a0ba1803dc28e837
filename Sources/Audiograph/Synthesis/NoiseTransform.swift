// SPDX-License-Identifier: MIT

/// The discrete Fourier transform with positive exponent, without a factor, of a power of two of
/// complex numbers.
struct NoiseTransform {
  private let count: Int
  /// For each pass the cosines and sines of its butterflies, one pass behind the other.
  private var cosines: [Double] = []
  private var sines: [Double] = []

  /// A transform of `count` numbers, 4 or more.
  init(count: Int) {
    self.count = count
    let turn = count > WavetableBank.length ? Sines(count: count) : .ofWavetable
    let halfTurn = turn.values.count / 2
    cosines.reserveCapacity(count)
    sines.reserveCapacity(count)
    var half = 1
    while half < count {
      for offset in 0..<half {
        cosines.append(turn.cosine(offset * (halfTurn / half)))
        sines.append(turn.values[offset * (halfTurn / half)])
      }
      half *= 2
    }
  }

  /// Transforms numbers in place.
  func callAsFunction(_ real: inout [Double], _ imaginary: inout [Double]) {
    reverseBits(&real, &imaginary)
    var half = 1
    while half < count {
      for start in stride(from: 0, to: count, by: 2 * half) {
        combine(start..<start + half, &real, &imaginary)
      }
      half *= 2
    }
  }

  /// Joins the transforms of the numbers in `lefts` and of as many behind them.
  private func combine(
    _ lefts: Range<Int>, _ real: inout [Double], _ imaginary: inout [Double]
  ) {
    let half = lefts.count
    for left in lefts {
      let right = left + half
      // The passes before this one have 1 + 2 + 4 + … = half − 1 factors.
      let factor = left - lefts.lowerBound + half - 1
      let productReal = real[right] * cosines[factor] - imaginary[right] * sines[factor]
      let productImaginary = real[right] * sines[factor] + imaginary[right] * cosines[factor]
      real[right] = real[left] - productReal
      imaginary[right] = imaginary[left] - productImaginary
      real[left] += productReal
      imaginary[left] += productImaginary
    }
  }
}

private func reverseBits(_ real: inout [Double], _ imaginary: inout [Double]) {
  var reversed = 0
  for index in real.indices.dropLast() {
    if index < reversed {
      real.swapAt(index, reversed)
      imaginary.swapAt(index, reversed)
    }
    var bit = real.count / 2
    while bit > 0, reversed & bit != 0 {
      reversed ^= bit
      bit /= 2
    }
    reversed |= bit
  }
}
