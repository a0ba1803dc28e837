// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

@Suite struct AutocorrelationTests {
  private func bySums(_ numbers: [Double], lag: Int) -> Double {
    func product(_ lag: Int) -> Double {
      zip(numbers, numbers.dropFirst(lag)).reduce(0) { $0 + $1.0 * $1.1 }
    }
    return product(lag) / product(0)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 8, 9, 33, 64, 200]) func isThatOfTheSums(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let numbers = random.whiteNoise(count: count, in: -3...5)
    let correlations = autocorrelation(numbers, lags: count + 1)
    #expect(correlations.count == count + 2)
    let worst = correlations.indices.map {
      abs(correlations[$0] - bySums(numbers, lag: $0))
    }.max()
    #expect((worst ?? 1) < 1e-14)
  }

  @Test func nothingCorrelatesWithNothing() {
    #expect(autocorrelation([], lags: 2) == [])
    #expect(autocorrelation([0, 0, 0], lags: 2) == [])
    #expect(autocorrelation([2], lags: 0) == [1])
  }

  @Test(arguments: [2, 4, 16, 64]) func transformIsTheSumOfTurnedNumbers(length: Int) {
    var random = SeededGenerator(seed: 5)
    let numbers = random.whiteNoise(count: length, in: -1...1)
    var transform = numbers
    FourierTransform(length: length).transform(&transform)
    for bin in 0...length / 2 {
      let turns = numbers.indices.map { Double($0 * bin % length) / Double(length) }
      let expected = zip(numbers, turns).reduce(0) { $0 + $1.0 * cosine(turns: $1.1) }
      #expect(abs(transform[bin] - expected) < 1e-13)
    }
  }
}
