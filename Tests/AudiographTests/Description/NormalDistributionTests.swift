// SPDX-License-Identifier: MIT

import Glibc
import Testing

@testable import Audiograph

@Suite struct NormalDistributionTests {
  /// By mpmath with 30 digits, of the decimal numbers.
  @Test(arguments: [
    (0.5, 0.61707507745197379272), (0.67448975, 0.50000000012462036865),
    (1.959963984540054, 0.050000000000000027531), (3, 0.0026997960632601890533),
    (4.12806652, 0.000036582629669012898021), (5.65, 1.6044783701327028358e-8),
    (8, 1.2441921148543568247e-15), (20, 5.5072482372124673902e-89),
    (37, 1.1451142445049153645e-299),
  ])
  func hasKnownProbabilities(score: Double, probability: Double) {
    for score in [score, -score] {
      let ours = NormalDistribution.twoSidedProbability(ofScore: score)
      #expect(agree(ours, probability, digits: 14))
    }
  }

  @Test func isThatOfTheCLibrary() {
    // Small scores only: erfc of a rounded quotient is off by 2x² units.
    let worst = (0...5000).map { step -> Double in
      let score = Double(step) / 1000
      let theirs = erfc(score / 2.0.squareRoot())
      return abs(NormalDistribution.twoSidedProbability(ofScore: score) / theirs - 1)
    }.max()
    #expect((worst ?? 1) < 1e-14)
  }

  @Test func isOneAtNothingAndNothingFarAway() {
    #expect(NormalDistribution.twoSidedProbability(ofScore: 0) == 1)
    for score in [40, 1e5, 1e300, Double.infinity] {
      #expect(NormalDistribution.twoSidedProbability(ofScore: score) == 0)
    }
  }

  @Test func exponentialIsThatOfTheCLibrary() {
    let worst = (0...7000).map { step -> Double in
      let x = -Double(step) / 10
      return abs(NormalDistribution.exponential(x) / exp(x) - 1)
    }.max()
    #expect((worst ?? 1) < 1e-15)
  }
}
