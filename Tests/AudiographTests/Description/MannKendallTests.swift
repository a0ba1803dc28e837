// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

@Suite struct MannKendallTests {
  /// All pairs one by one, and the variance by the count of each value.
  private func byPairs(_ values: [Double]) -> (s: Double, variance: Double) {
    var s = 0
    for (index, value) in values.enumerated() {
      for later in values[(index + 1)...] { s += later > value ? 1 : later < value ? -1 : 0 }
    }
    func term(_ n: Int) -> Int { n * (n - 1) * (2 * n + 5) }
    let counts = Dictionary(grouping: values) { $0 }.values.map(\.count)
    return (Double(s), Double(term(values.count) - counts.reduce(0) { $0 + term($1) }) / 18)
  }

  @Test(arguments: [2, 3, 4, 5, 7, 8, 9, 16, 31, 100, 333]) func countsAsPairsDo(count: Int) throws
  {
    var random = SeededGenerator(seed: UInt64(count))
    for levels in [1, 2, 5, 1e6] {
      let values = random.whiteNoise(count: count, in: -levels...levels).map { $0.rounded() }
      let test = try #require(Statistics.MannKendall(values))
      let expected = byPairs(values)
      #expect(test.s == expected.s)
      #expect(test.variance == expected.variance)
    }
  }

  @Test func needsTwoValues() {
    #expect(Statistics.MannKendall([]) == nil)
    #expect(Statistics.MannKendall([1]) == nil)
    #expect(Statistics.MannKendall([1, 2]) == .init(s: 1, variance: 1, z: 0, p: 1))
  }

  @Test(arguments: [2, 3, 100]) func flatValuesHaveNoTrend(count: Int) {
    let test = Statistics.MannKendall([Double](repeating: 7, count: count))
    #expect(test == .init(s: 0, variance: 0, z: 0, p: 1))
  }

  @Test func oneStepAmongManyTiesIsExact() throws {
    // n − 1 equal values: 18 · variance = n(n − 1)(2n + 5) − (n − 1)(n − 2)(2n + 3) = 6(n² − 1).
    let values = [Double](repeating: 0, count: 99_999) + [1]
    let test = try #require(Statistics.MannKendall(values))
    #expect(test.s == 99_999)
    #expect(test.variance == 3_333_333_333)
  }

  @Test func signedZerosAreTied() {
    #expect(Statistics.MannKendall([0, -0.0, 0])?.variance == 0)
  }

  @Test func fallingMirrorsRising() throws {
    let rising = try #require(Statistics.MannKendall([1, 2, 3, 4, 5.5]))
    let falling = try #require(Statistics.MannKendall([-1, -2, -3, -4, -5.5]))
    #expect(falling.s == -rising.s)
    #expect(falling.z == -rising.z)
    #expect(falling.p == rising.p)
  }

  /// n/n* by its definition, for values without ties.
  private func factor(_ values: [Double]) -> Double {
    let count = values.count
    let ranks = values.map { value in Double(values.count { $0 < value }) }
    let mean = Double(count - 1) / 2
    func product(_ lag: Int) -> Double {
      (0..<(count - lag)).reduce(0) { $0 + (ranks[$1] - mean) * (ranks[$1 + lag] - mean) }
    }
    let sum = (1..<count).reduce(0.0) { sum, lag in
      let correlation = product(lag) / product(0)
      guard abs(correlation) > 1.959963984540054 / Double(count).squareRoot() else { return sum }
      let rest = count - lag
      return sum + Double(rest * (rest - 1) * (rest - 2)) * correlation
    }
    return 1 + 2 * sum / Double(count * (count - 1) * (count - 2))
  }

  @Test(arguments: [3, 4, 9, 25, 80]) func correctionIsThatOfThePaper(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    let values = random.randomWalk(count: count)
    let test = try #require(Statistics.MannKendall(values))
    let factor = factor(values)
    let corrected = test.corrected(forCorrelationOf: values)
    #expect(agree(corrected?.variance, factor > 0 ? test.variance * factor : nil, digits: 10))
  }

  @Test func correctionNeedsThreeValuesAndAPositiveVariance() throws {
    let two = try #require(Statistics.MannKendall([1, 2]))
    #expect(two.corrected(forCorrelationOf: [1, 2]) == nil)
    let saw = (0..<20).map { [0.0, 2, 1, 3][$0 % 4] }
    let test = try #require(Statistics.MannKendall(saw))
    #expect(test.corrected(forCorrelationOf: saw) == nil)
    #expect(test.corrected(forCorrelationOf: [Double](repeating: 1, count: 20)) == test)
  }
}
