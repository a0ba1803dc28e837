// SPDX-License-Identifier: MIT

/// The discrete Fourier transform with positive exponent, without a factor, of a power of two of
/// complex numbers.
struct NoiseTransform {
  private let count: Int
  /// The sines of a turn in at least as many parts.
  private let turn: SineTable

  /// A transform of `count` numbers, 4 or more.
  init(count: Int) {
    self.count = count
    turn = count > WavetableBank.length ? SineTable(count: count) : .ofWavetable
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

  /// Joins the transforms of the numbers in `lefts` and of as many after them.
  private func combine(
    _ lefts: Range<Int>, _ real: inout [Double], _ imaginary: inout [Double]
  ) {
    let half = lefts.count
    let step = turn.values.count / (2 * half)
    for left in lefts {
      let right = left + half
      let place = (left - lefts.lowerBound) * step
      let (cosine, sine) = (turn.cosine(place), turn.values[place])
      let productReal = real[right] * cosine - imaginary[right] * sine
      let productImaginary = real[right] * sine + imaginary[right] * cosine
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
