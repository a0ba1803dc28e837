// SPDX-License-Identifier: MIT

/// A stretch of noise with nothing outside its band, that repeats without a seam.
struct NoiseTable: Sendable {
  /// As many samples as a power of two, with root mean square 1.
  let samples: [Float]

  /// No sample exceeds this many times the root mean square.
  static let crestBound = 4.0

  /// Noise of equal strength at every frequency of a band.
  ///
  /// The spectrum has lines of equal amplitude and random phases between the band's ends and none
  /// elsewhere, so the band is exact. The phases come from SplitMix64 with a fixed seed, and the
  /// first of its draws without a peak above `crestBound` is taken.
  ///
  /// The band, in hertz, is cut at `ceiling`; the table has at least `leastCount` samples.
  init(band: ClosedRange<Double>, leastCount: Int, sampleRate: Int, ceiling: Double) {
    var count = 256
    while count < leastCount { count *= 2 }
    let resolution = Double(sampleRate) / Double(count)
    let top = Int(min(band.upperBound, ceiling) / resolution)
    let lines = max(1, Int((band.lowerBound / resolution).rounded(.up)))...max(1, top)
    var generator = SplitMix64(state: 0x6175_6469_6F67_7261)
    var best: [Double] = []
    var leastCrest = Double.infinity
    for _ in 0..<16 where leastCrest > Self.crestBound {
      let draw = Self.draw(lines, count: count, using: &generator)
      let crest = draw.reduce(0) { max($0, abs($1)) }
      if crest < leastCrest { (best, leastCrest) = (draw, crest) }
    }
    let limit = Self.crestBound
    samples = best.map { Float(min(max($0, -limit), limit)) }
  }

  private static func draw(
    _ lines: ClosedRange<Int>, count: Int, using generator: inout SplitMix64
  ) -> [Double] {
    var real = [Double](repeating: 0, count: count)
    var imaginary = real
    for line in lines where line < count / 2 {
      let turns = Double(generator.next() >> 11) / 9_007_199_254_740_992
      real[line] = cosine(turns: turns)
      imaginary[line] = sine(turns: turns)
    }
    transform(&real, &imaginary)
    let power = real.reduce(0) { $0 + $1 * $1 } / Double(count)
    let scale = power > 0 ? 1 / power.squareRoot() : 0
    return real.map { $0 * scale }
  }
}

/// The generator SplitMix64 (Steele, Lea and Flood 2014).
struct SplitMix64 {
  var state: UInt64

  /// The next 64 random bits.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// The discrete Fourier transform with positive exponent, in place, without a factor.
///
/// - Precondition: Both parts have the same number of elements, a power of two.
private func transform(_ real: inout [Double], _ imaginary: inout [Double]) {
  let count = real.count
  reverseBits(&real, &imaginary)
  var size = 2
  while size <= count {
    let half = size / 2
    for offset in 0..<half {
      let turns = Double(offset) / Double(size)
      let (factorReal, factorImaginary) = (cosine(turns: turns), sine(turns: turns))
      for left in stride(from: offset, to: count, by: size) {
        let right = left + half
        let productReal = real[right] * factorReal - imaginary[right] * factorImaginary
        let productImaginary = real[right] * factorImaginary + imaginary[right] * factorReal
        (real[right], imaginary[right]) = (
          real[left] - productReal, imaginary[left] - productImaginary
        )
        real[left] += productReal
        imaginary[left] += productImaginary
      }
    }
    size *= 2
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
