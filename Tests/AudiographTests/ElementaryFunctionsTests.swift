// SPDX-License-Identifier: MIT

import Glibc
import Testing

@testable import Audiograph

@Suite struct ElementaryFunctionsTests {
  /// Evenly spread numbers, the ends included.
  private func sweep(_ range: ClosedRange<Double>, count: Int = 20_001) -> [Double] {
    (0..<count).map {
      range.lowerBound + (range.upperBound - range.lowerBound) * Double($0) / Double(count - 1)
    }
  }

  private func relativeError(_ ours: Double, _ theirs: Double) -> Double {
    ours == theirs ? 0 : abs(ours - theirs) / abs(theirs)
  }

  @Test func sineIsThatOfTheCLibrary() {
    // Within a turn: farther out the argument of the C function itself is rounded.
    let worst = sweep(-0.99...0.99).filter { abs($0) != 0.5 }.map {
      relativeError(sine(turns: $0), Glibc.sin(2 * Double.pi * $0))
    }.max()
    #expect((worst ?? 1) < 1e-12)
  }

  @Test func sineIsExactAtQuarters() {
    #expect(
      [0, 0.25, 0.5, 0.75, 1, -0.25, 100.25].map { sine(turns: $0) } == [0, 1, 0, -1, 0, -1, 1])
    #expect([0, 0.25, 0.5, 0.75].map { cosine(turns: $0) } == [1, 0, -1, 0])
  }

  @Test func exp2IsThatOfTheCLibrary() {
    let worst = sweep(-1021...1023).map { relativeError(Audiograph.exp2($0), Glibc.exp2($0)) }.max()
    #expect((worst ?? 1) < 1e-12)
    #expect([-3, 0, 1, 10].map { Audiograph.exp2($0) } == [0.125, 1, 2, 1024])
    #expect(Audiograph.exp2(1024) == .infinity)
    #expect(Audiograph.exp2(-2000) == 0)
  }

  @Test func log2IsThatOfTheCLibrary() {
    let numbers =
      sweep(0.001...4) + sweep(-1021...1023).map { Glibc.exp2($0) } + [
        Double.leastNonzeroMagnitude, 1e308,
      ]
    let worst = numbers.map { relativeError(Audiograph.log2($0), Glibc.log2($0)) }.max()
    #expect((worst ?? 1) < 1e-12)
    #expect([0.25, 1, 8].map { Audiograph.log2($0) } == [-2, 0, 3])
  }

  @Test func decibelsAndAmplitudesAreInverse() {
    #expect(abs(amplitude(decibels: 6) - 1.9952623149688795) < 1e-14)
    #expect(abs(decibels(powerRatio: 100) - 20) < 1e-13)
    #expect(amplitude(decibels: 0) == 1)
  }
}
