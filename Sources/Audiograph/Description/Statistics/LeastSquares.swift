// SPDX-License-Identifier: MIT

/// A least-squares line with its residuals.
struct FittedLine {
  /// The line; nil if x does not vary, or where no number holds its slope or intercept.
  let line: Statistics.LeastSquares?
  /// The values less the line, in the order of the points, times one power of two for all; empty
  /// where x does not vary, and where they are no more than rounding.
  let residuals: [Double]

  /// A line through points, at least one.
  ///
  /// Two passes with compensated sums: the sums of squares and products are taken about the means
  /// and corrected for what the means lack.
  init(x: consuming [Double], y: consuming [Double]) {
    let across = CentredNumbers(x)
    var along = CentredNumbers(y)
    guard across.squares > 0 else {
      (line, residuals) = (nil, [])
      return
    }
    let products = centredProducts(across, along)
    let slope = products / across.squares
    line = Statistics.LeastSquares(slope: slope, products: products, across, along)
    along.subtract(across, times: slope)
    residuals = along.isRounding ? [] : along.values
  }
}

extension Statistics.LeastSquares {
  fileprivate init?(
    slope: Double, products: Double, _ across: CentredNumbers, _ along: CentredNumbers
  ) {
    let intercept = (along.mean - slope * across.mean) + (along.rest - slope * across.rest)
    self.init(
      slope: slope.scaled(byPowerOfTwo: along.exponent - across.exponent),
      intercept: intercept.scaled(byPowerOfTwo: along.exponent),
      rSquared: along.squares > 0
        ? min(1, products / across.squares * (products / along.squares)) : nil)
    guard self.slope.isFinite, self.intercept.isFinite else { return nil }
  }
}

/// Numbers less their mean, all times a power of two.
private struct CentredNumbers {
  private(set) var values: [Double]
  let exponent: Int
  /// The mean, to be completed by `rest`.
  let mean: Double
  let rest: Double
  /// The sum of the squares about the exact mean; 0 where all are equal.
  let squares: Double
  let sum: Double
  private let largest: Double

  init(_ numbers: consuming [Double]) {
    let scaled = ScaledNumbers(consume numbers)
    exponent = scaled.exponent
    largest = scaled.largest
    values = scaled.values
    let count = Double(values.count)
    let isFlat = values.allSatisfy { [first = values[0]] in $0 == first }
    let mean = CompensatedSum(values).total / count
    var (sum, squares) = (CompensatedSum(), CompensatedSum())
    for index in values.indices {
      values[index] -= mean
      sum.add(values[index])
      squares.add(values[index] * values[index])
    }
    self.sum = sum.total
    self.mean = mean
    rest = sum.total / count
    self.squares = isFlat ? 0 : max(0, squares.total - sum.total * rest)
  }

  /// Leaves the residuals of a line of a slope.
  mutating func subtract(_ others: CentredNumbers, times slope: Double) {
    for index in values.indices { values[index] -= slope * others.values[index] }
  }

  /// Whether what is left is no larger than the rounding of the numbers themselves.
  var isRounding: Bool {
    let unit = largest * 4 * Double.ulpOfOne
    return values.allSatisfy { abs($0) <= unit }
  }
}

private func centredProducts(_ left: CentredNumbers, _ right: CentredNumbers) -> Double {
  CompensatedSum(zip(left.values, right.values).lazy.map { $0 * $1 }).total
    - left.sum * right.rest
}

/// A sum that keeps what each addition rounds off.
///
/// A. Neumaier, "Rundungsfehleranalyse einiger Verfahren zur Summation endlicher Summen" (1974).
struct CompensatedSum {
  private var sum = 0.0
  private var lost = 0.0

  /// The sum of no numbers yet: 0.
  init() {}

  /// The sum of numbers; 0 for none.
  init(_ numbers: some Sequence<Double>) {
    for number in numbers { add(number) }
  }

  /// The sum.
  var total: Double { sum + lost }

  /// Adds a number.
  mutating func add(_ number: Double) {
    let next = sum + number
    lost += abs(sum) >= abs(number) ? (sum - next) + number : (number - next) + sum
    sum = next
  }
}
