// SPDX-License-Identifier: MIT

import Audiograph
import Glibc
import TestSupport
import Testing

@Suite struct TrendShareTests {
  /// The shares of the specification, in percent of random walks.
  static let walkShares: [(classes: [TrendClass], percent: Double)] = [
    ([.roseSteadily], 2.5), ([.fellSteadily], 2.5), ([.roseWithSetbacks], 16.5),
    ([.fellWithRecoveries], 16.5), ([.roseThenFell], 12.5), ([.fellThenRecovered], 12.5),
    ([.littleChange], 13), ([.mixedHigher, .mixedLower], 24),
  ]

  @Test func randomWalksHaveEveryTrend() throws {
    let percents = try percents(of: 10_000, length: 252) { count, generator in
      var value = 0.0
      return generator.gaussians(count: count).map {
        value += $0
        return value
      }
    }
    for share in Self.walkShares {
      let percent = share.classes.reduce(0) { $0 + (percents[$1] ?? 0) }
      #expect(abs(percent - share.percent) <= 3, "\(share.classes)")
    }
  }

  @Test func whiteNoiseHasNoShape() throws {
    let percents = try percents(of: 10_000, length: 252) { $1.gaussians(count: $0) }
    #expect(Set(percents.keys) == [.littleChange, .mixedHigher, .mixedLower])
    #expect(abs((percents[.littleChange] ?? 0) - 68) <= 3)
  }

  private func percents(
    of count: Int, length: Int, _ values: (Int, inout SeededGenerator) -> [Double]
  ) throws -> [TrendClass: Double] {
    var generator = SeededGenerator(seed: 1)
    var percents: [TrendClass: Double] = [:]
    for _ in 0..<count {
      let trend = try facts(values(length, &generator)).trend
      percents[trend.class, default: 0] += 100 / Double(count)
    }
    return percents
  }
}

extension SeededGenerator {
  /// Independent values of mean 0 and deviation 1: Box and Muller (1958).
  fileprivate mutating func gaussians(count: Int) -> [Double] {
    var values: [Double] = []
    values.reserveCapacity(count + 1)
    while values.count < count {
      let radius = (-2 * log(1 - Double.random(in: 0..<1, using: &self))).squareRoot()
      let angle = 2 * Double.pi * Double.random(in: 0..<1, using: &self)
      values.append(radius * cos(angle))
      values.append(radius * sin(angle))
    }
    return Array(values.prefix(count))
  }
}
