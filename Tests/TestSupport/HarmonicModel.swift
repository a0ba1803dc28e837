// SPDX-License-Identifier: MIT

import Glibc

/// Samples held against sums of harmonic partials of one frequency or another.
///
/// Nonlinear least squares with the amplitudes projected out (Christensen and Jakobsson,
/// "Multi-pitch estimation", 2009, chapter 2). Time is counted from the middle of the samples, so
/// that cosines meet even parts and sines odd parts only, and the sums of products of partials are
/// Dirichlet kernels in closed form.
struct HarmonicModel {
  private let even: [Double]
  private let odd: [Double]
  private let frameCount: Int
  let energy: Double
  let sampleRate: Double

  /// A model of at least two samples; of an odd number the last is left out.
  init(_ samples: ArraySlice<Double>, sampleRate: Double) {
    let half = samples.count / 2
    let middle = samples.startIndex + half
    even = (0..<half).map { samples[middle + $0] + samples[middle - 1 - $0] }
    odd = (0..<half).map { samples[middle + $0] - samples[middle - 1 - $0] }
    frameCount = 2 * half
    energy = meanSquare(of: samples.prefix(2 * half)) * Double(2 * half)
    self.sampleRate = sampleRate
  }

  var seconds: Double { Double(frameCount) / sampleRate }

  /// The best amplitudes at a frequency and the energy that they explain.
  func fit(frequency: Double, partialCount: Int) -> (amplitudes: [Double], explained: Double)? {
    let angle = 2 * Double.pi * frequency / sampleRate
    let kernel = (0...2 * partialCount).map { dirichlet(Double($0) * angle) }
    let sums = (1...partialCount).map { projections(angle: Double($0) * angle) }
    guard
      let cosines = solve(
        sums.map(\.cosine), { 0.5 * (kernel[abs($0 - $1)] + kernel[$0 + $1 + 2]) }),
      let sines = solve(sums.map(\.sine), { 0.5 * (kernel[abs($0 - $1)] - kernel[$0 + $1 + 2]) })
    else { return nil }
    var explained = 0.0
    for (index, sum) in sums.enumerated() {
      explained += sum.cosine * cosines[index] + sum.sine * sines[index]
    }
    return (zip(cosines, sines).map { ($0 * $0 + $1 * $1).squareRoot() }, explained)
  }

  /// The sum of cosines of multiples of an angle over all frames.
  private func dirichlet(_ angle: Double) -> Double {
    let denominator = sin(angle / 2)
    guard abs(denominator) > 1e-12 else { return Double(frameCount) }
    return sin(angle * Double(frameCount) / 2) / denominator
  }

  /// The sums of samples times cosine and sine of an angle, by Clenshaw's recurrence.
  private func projections(angle: Double) -> (cosine: Double, sine: Double) {
    let factor = 2 * cos(angle)
    var (e0, e1, o0, o1) = (0.0, 0.0, 0.0, 0.0)
    even.withUnsafeBufferPointer { even in
      odd.withUnsafeBufferPointer { odd in
        var index = even.count - 1
        while index >= 0 {
          let e = even[index] + factor * e0 - e1
          e1 = e0
          e0 = e
          let o = odd[index] + factor * o0 - o1
          o1 = o0
          o0 = o
          index -= 1
        }
      }
    }
    return ((e0 - e1) * cos(angle / 2), (o0 + o1) * sin(angle / 2))
  }
}

/// Solves symmetric positive definite equations by Cholesky's factors; nil if they are not.
private func solve(_ right: [Double], _ matrix: (Int, Int) -> Double) -> [Double]? {
  let count = right.count
  var factor = [[Double]](repeating: [Double](repeating: 0, count: count), count: count)
  var unknowns = right
  for row in 0..<count {
    for column in 0...row {
      var sum = matrix(row, column)
      for index in 0..<column { sum -= factor[row][index] * factor[column][index] }
      if row == column {
        guard sum > 1e-9 * matrix(row, row) else { return nil }
        factor[row][row] = sum.squareRoot()
      } else {
        factor[row][column] = sum / factor[column][column]
      }
    }
    for index in 0..<row { unknowns[row] -= factor[row][index] * unknowns[index] }
    unknowns[row] /= factor[row][row]
  }
  for row in (0..<count).reversed() {
    for index in row + 1..<count { unknowns[row] -= factor[index][row] * unknowns[index] }
    unknowns[row] /= factor[row][row]
  }
  return unknowns
}
