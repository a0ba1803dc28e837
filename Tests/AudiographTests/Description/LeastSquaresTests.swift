// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct LeastSquaresTests {
  /// "Norris" of the NIST Statistical Reference Datasets: ozone monitors, measured and true.
  static let norrisX = [
    0.2, 337.4, 118.2, 884.6, 10.1, 226.5, 666.3, 996.3, 448.6, 777.0, 558.2, 0.4, 0.6, 775.5,
    666.9, 338.0, 447.5, 11.6, 556.0, 228.1, 995.8, 887.6, 120.2, 0.3, 0.3, 556.8, 339.1, 887.2,
    999.0, 779.0, 11.1, 118.3, 229.2, 669.1, 448.9, 0.5,
  ]
  static let norrisY = [
    0.1, 338.8, 118.1, 888.0, 9.2, 228.1, 668.5, 998.5, 449.1, 778.9, 559.2, 0.3, 0.1, 778.1,
    668.8, 339.3, 448.9, 10.8, 557.7, 228.3, 998.0, 888.8, 119.6, 0.3, 0.6, 557.6, 339.3, 888.0,
    998.5, 778.9, 10.2, 117.6, 228.9, 668.4, 449.2, 0.2,
  ]

  @Test func norrisIsAsCertified() throws {
    let line = try #require(FittedLine(x: Self.norrisX, y: Self.norrisY).line)
    #expect(agree(line.slope, 1.00211681802045))
    #expect(agree(line.intercept, -0.262323073774029))
    #expect(agree(line.rSquared, 0.999993745883712))
  }

  /// Quarters, so that the far points are the near ones exactly.
  @Test(arguments: [0, 1e3, 1e9, 1e12]) func farAwayLinesHaveTheSlopeOfNearOnes(offset: Double)
    throws
  {
    let x = [0.0, 1, 2, 3, 4, 5, 6]
    let y = [0.25, 0.5, 1.25, 1, 2, 2.25, 3]
    let fit = FittedLine(x: x.map { $0 + offset }, y: y.map { $0 + offset })
    let line = try #require(fit.line)
    // Σ(x − 3)² = 28 and Σ(x − 3)y = 12.5 by hand; the mean of y is 41/28.
    let slope = 12.5 / 28
    #expect(agree(line.slope, slope))
    #expect(agree(line.intercept, 41.0 / 28 + offset - slope * (3 + offset), digits: 11))
    let squares = 20.9375 - 7 * (41.0 / 28) * (41.0 / 28)
    #expect(agree(line.rSquared, 12.5 * 12.5 / 28 / squares))
  }

  @Test(arguments: [1, 0x1p-1000, 0x1p900, 0x1p-1019]) func scaleDoesNotMatter(scale: Double) throws
  {
    let y = [1.0, 3, 2, 5, 4]
    let fit = FittedLine(x: [0, 1, 2, 3, 4], y: y.map { $0 * scale })
    let line = try #require(fit.line)
    #expect(agree(line.slope / scale, 0.8))
    #expect(agree(line.intercept / scale, 1.4))
    #expect(agree(line.rSquared, 0.64))
    #expect(fit.residuals.count == 5)
  }

  @Test func onePositionHasNoLine() {
    #expect(FittedLine(x: [1], y: [1]).line == nil)
    #expect(FittedLine(x: [0.1, 0.1, 0.1], y: [1, 2, 3]).line == nil)
    #expect(FittedLine(x: [0.1, 0.1, 0.1], y: [1, 2, 3]).residuals == [])
  }

  @Test func equalValuesExplainNothing() {
    let fit = FittedLine(x: [0, 1, 2], y: [0.1, 0.1, 0.1])
    #expect(fit.line == .init(slope: 0, intercept: 0.1, rSquared: nil))
    #expect(fit.residuals == [])
  }

  @Test func straightLinesLeaveNothing() throws {
    let x = (0..<1000).map { Double($0) * 0.1 }
    let fit = FittedLine(x: x, y: x.map { $0 / 3 - 7 })
    #expect(fit.residuals == [])
    #expect(agree(fit.line?.slope, 1 / 3))
    #expect(agree(fit.line?.rSquared, 1))
  }

  @Test func linesThatNoNumberHoldsAreNone() {
    #expect(FittedLine(x: [0, 1e-300], y: [0, 1e300]).line == nil)
    #expect(FittedLine(x: [0, 1], y: [-1.7e308, 1.7e308]).line == nil)
  }

  /// The factor is a number of its own up to 2 to the power of 1022, and none beyond.
  @Test(arguments: [-1074, -1030, -1023, -1022, -1, 0, 1, 1022, 1023])
  func scaledNumbersAreThoseOfThePower(exponent: Int) {
    let numbers = [0, 1, -1.75, 0.1, -0x1p-60].map { $0.scaled(byPowerOfTwo: exponent) }
    let scaled = ScaledNumbers(numbers)
    #expect(scaled.exponent == Int((numbers.map(abs).max() ?? 0).exponent))
    #expect(scaled.values == numbers.map { $0.scaled(byPowerOfTwo: -scaled.exponent) })
    #expect(scaled.largest == scaled.values.map(abs).max())
    #expect((1..<2).contains(scaled.largest))
  }
}
