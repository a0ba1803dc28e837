// SPDX-License-Identifier: MIT

/// One step in small whole numbers, which a deviation of their own belongs to: that of Poisson.
struct CountStep {
  /// The index of the first value behind the step.
  let place: Int
  /// The mean before it and behind it.
  let means: [Double]

  /// The clearest step of counts; nil for other values, under twenty, and where one rate, or one that goes
  /// straight, explains them about as well.
  init?(_ values: [Double]) {
    guard let clearest = Self.clearest(values) else { return nil }
    (place, means) = (clearest.place, clearest.means)
    let rests = values.enumerated().map { index, value in
      let rate = means[index < clearest.place ? 0 : 1]
      return (value - rate) / max(rate, 0.05).squareRoot()
    }
    let excess = rests.squareSum / Double(values.count - 2)
    let least = naturalLogarithm(Double(values.count)) / 2
    let ratio = (means.max() ?? 0) / max(means.min() ?? 0, 0.05)
    guard excess <= 1.8, rests.neighbourCorrelation() <= 0.25, ratio >= 1.6,
      clearest.gain / max(1, excess) >= 15,
      clearest.gain - Self.gainOfCourse(values) >= least
    else { return nil }
  }

  private static func clearest(
    _ values: [Double]
  ) -> (place: Int, means: [Double], gain: Double)? {
    let (count, total) = (values.count, values.reduce(0, +))
    guard count >= 20, total > 0, total <= 8 * Double(count),
      values.allSatisfy({ (0...30).contains($0) && $0 == $0.rounded() })
    else { return nil }
    func likelihood(_ sum: Double, _ length: Int) -> Double {
      sum > 0 ? sum * naturalLogarithm(sum / Double(length)) : 0
    }
    let (margin, whole) = (max(4, count / 12), likelihood(total, count))
    var (sum, gain, place, before) = (0.0, -Double.infinity, 0, 0.0)
    for index in 1...count - margin {
      sum += values[index - 1]
      guard index >= margin else { continue }
      let found =
        2 * (likelihood(sum, index) + likelihood(total - sum, count - index) - whole)
      if found > gain { (gain, place, before) = (found, index, sum) }
    }
    let means = [before / Double(place), (total - before) / Double(count - place)]
    return (place, means, gain)
  }

  /// How much more likely a rate that grows or shrinks makes the values than one that stays, of the
  /// logarithm of the rate as a line or as a parabola, less what its parameters cost.
  private static func gainOfCourse(_ values: [Double]) -> Double {
    let count = Double(values.count)
    let places = values.indices.map { 2 * Double($0) / (count - 1) - 1 }
    let total = values.reduce(0, +)
    let flat = naturalLogarithm(total / count)
    return [2, 3].map { size in
      var factors = [flat, 0, 0]
      func rates() -> [Double] {
        places.map { place in
          powerOfE((factors[0] + place * (factors[1] + place * factors[2])).clamped(to: -8...8))
        }
      }
      for _ in 0..<12 {
        var equations = NormalEquations(capacity: size)
        for (index, rate) in rates().enumerated() {
          let powers = [1, places[index], places[index] * places[index]]
          for row in 0..<size {
            for column in 0...row { equations[row, column] += rate * powers[row] * powers[column] }
            equations[row] += powers[row] * (values[index] - rate)
          }
        }
        _ = equations.eliminate(size)
        for (row, factor) in equations.factors(size).enumerated() { factors[row] += factor }
      }
      let likely = zip(values, rates()).reduce(0) {
        $0 + $1.0 * naturalLogarithm(max($1.1, 1e-9)) - $1.1
      }
      return 2 * (likely - total * flat + total)
        - Double(size - 2) * naturalLogarithm(count)
    }.max() ?? 0
  }
}
