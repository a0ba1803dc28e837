// SPDX-License-Identifier: MIT

/// The standard normal distribution.
enum NormalDistribution {
  /// The probability of a score at least as far from 0 on either side: 1 at 0, 0 beyond about 38.6.
  ///
  /// Good to 1e-14 relative down to 1e-300. W. J. Cody, "Algorithm 715: SPECFUN", ACM Transactions
  /// on Mathematical Software 19 (1993), function ANORM, after Cody, "Rational Chebyshev
  /// approximations for the error function", Mathematics of Computation 23 (1969).
  static func twoSidedProbability(ofScore score: Double) -> Double {
    let size = abs(score)
    if size <= 0.67448975 { return 1 - 2 * size * central.ratio(at: size * size) }
    guard size < 40 else { return 0 }
    if size <= 5.656854249492380195 { return 2 * density(size) * middle.ratio(at: size) }
    let square = 1 / (size * size)
    return 2 * density(size) * (inverseRootOf2Pi - square * tail.ratio(at: square)) / size
  }

  /// exp(−x²/2) of a number from 0 to 40, without the error that the square itself would bring.
  private static func density(_ x: Double) -> Double {
    // x rounded to sixteenths has an exact square.
    let coarse = (x * 16).rounded(.towardZero) / 16
    let rest = (x - coarse) * (x + coarse)
    return exponential(-coarse * coarse / 2) * exponential(-rest / 2)
  }

  /// e to the power of x for −1000 ≤ `x` ≤ 0, good to 1e-15 relative where that is a normal number.
  ///
  /// The reduction takes the logarithm of 2 in two parts after Cody and Waite, "Software Manual
  /// for the Elementary Functions" (1980), because `exp2` of a rounded product is not near enough.
  static func exponential(_ x: Double) -> Double {
    let whole = (x * 1.44269504088896340736).rounded(.toNearestOrEven)
    // The first part has 32 bits, so that its product with `whole` is exact.
    let rest = (x - whole * 0.693147180369123816490) - whole * 1.90821492927058770002e-10
    var sum = 1.0
    for divisor in stride(from: 17.0, to: 0, by: -1) { sum = 1 + sum * rest / divisor }
    return Double(sign: .plus, exponent: Int(whole), significand: sum)
  }

  private static let inverseRootOf2Pi = 0.398942280401432677939946
}

/// A quotient of two polynomials of the same degree, the denominator's first coefficient 1.
private struct RationalFunction {
  /// From the highest power down to the constant.
  let numerator: [Double]
  /// From the second highest power down to the constant.
  let denominator: [Double]

  func ratio(at x: Double) -> Double {
    var above = numerator[0]
    var below = 1.0
    for index in denominator.indices {
      above = above * x + numerator[index + 1]
      below = below * x + denominator[index]
    }
    return above / below
  }
}

private let central = RationalFunction(
  numerator: [
    0.065682337918207449113, 2.2352520354606839287, 161.02823106855587881,
    1067.6894854603709582, 18154.981253343561249,
  ],
  denominator: [
    47.20258190468824187, 976.09855173777669322, 10260.932208618978205, 45507.789335026729956,
  ])

private let middle = RationalFunction(
  numerator: [
    1.0765576773720192317e-8, 0.39894151208813466764, 8.8831497943883759412,
    93.506656132177855979, 597.27027639480026226, 2494.5375852903726711, 6848.1904505362823326,
    11602.651437647350124, 9842.7148383839780218,
  ],
  denominator: [
    22.266688044328115691, 235.38790178262499861, 1519.377599407554805, 6485.558298266760755,
    18615.571640885098091, 34900.952721145977266, 38912.003286093271411, 19685.429676859990727,
  ])

private let tail = RationalFunction(
  numerator: [
    0.02307344176494017303, 0.21589853405795699, 0.1274011611602473639, 0.022235277870649807,
    0.001421619193227893466, 2.9112874951168792e-5,
  ],
  denominator: [
    1.28426009614491121, 0.468238212480865118, 0.0659881378689285515, 0.00378239633202758244,
    7.29751555083966205e-5,
  ])
