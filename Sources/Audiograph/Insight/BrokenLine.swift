// SPDX-License-Identifier: MIT

/// The best continuous line of straight pieces with some number of knots.
struct BrokenLine {
  /// The sum of the squares that it leaves.
  let rest: Double
  /// Where it bends, by index; empty for a straight line.
  let knots: [Int]
  /// Its value at each position.
  let fit: [Double]
}

/// A search for broken lines of up to three knots.
///
/// Knots stand at least a twelfth of the length apart and from the ends. Twenty places are tried in all
/// combinations, then each knot is moved between its neighbours of these, twice. All by sums from
/// each place to the end, so that one trial does not depend on how many values there are.
struct BrokenLineSearch {
  private let x: [Double]
  private let values: [Double]
  private let squares: Double
  private let places: [Int]
  private let margin: Int
  private let distance: Int
  private let reach: Int
  /// From each index to the end.
  private var sums: [Sums]
  private var equations = NormalEquations(capacity: 5)

  private struct Sums {
    var (count, x, xx, v, xv) = (0.0, 0.0, 0.0, 0.0, 0.0)
  }

  /// How many values are needed for so many knots.
  static let leastCounts = [0, 10, 14, 30]

  /// A search over values, their mean 0, at positions from 0 to 1 that ascend.
  init(x: [Double], values: [Double]) {
    (self.x, self.values, squares) = (x, values, values.squareSum)
    let count = values.count
    margin = max(2, count / 12)
    distance = margin
    let (first, last) = (margin, count - 1 - margin)
    let most = min(20, count - 2 * margin - 1)
    reach = max(1, (count - 2 * margin) / max(1, most))
    if most >= 2 {
      let step = Double(last - first) / Double(most - 1)
      let all = (0..<most).map { (Double(first) + Double($0) * step).rounded(.toNearestOrEven) }
      places = all.map { Int($0) }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    } else {
      places = most == 1 ? [first] : []
    }
    var sum = Sums()
    sums = values.indices.reversed().map { index in
      sum.count += 1
      sum.x += x[index]
      sum.xx += x[index] * x[index]
      sum.v += values[index]
      sum.xv += x[index] * values[index]
      return sum
    }.reversed()
  }

  /// The straight line, and the best one of each number of knots, as many as the values allow.
  mutating func lines() -> [BrokenLine] {
    var lines = [line([])]
    for count in 1...3 {
      if count > places.count || values.count < Self.leastCounts[count] { break }
      var best: (explained: Double, knots: [Int])?
      var chosen: [Int] = []
      choose(count, from: 0, &chosen, &best)
      guard var (explained, knots) = best else { break }
      if values.count > places.count + 2 * margin { refine(&knots, &explained) }
      lines.append(line(knots))
    }
    return lines
  }

  private mutating func choose(
    _ count: Int, from start: Int, _ chosen: inout [Int],
    _ best: inout (explained: Double, knots: [Int])?
  ) {
    guard count > 0 else {
      let explained = explained(by: chosen)
      if explained > best?.explained ?? -.infinity { best = (explained, chosen) }
      return
    }
    for index in start..<max(start, places.count) {
      if let last = chosen.last, places[index] - last < distance { continue }
      chosen.append(places[index])
      choose(count - 1, from: index + 1, &chosen, &best)
      chosen.removeLast()
    }
  }

  private mutating func refine(_ knots: inout [Int], _ explained: inout Double) {
    let last = values.count - 1 - margin
    for _ in 0..<2 {
      for index in knots.indices {
        let left = index > 0 ? knots[index - 1] + distance : margin
        let right = index + 1 < knots.count ? knots[index + 1] - distance : last
        var moved = knots
        let (low, high) = (max(left, knots[index] - reach), min(right, knots[index] + reach))
        for place in low...max(low, high) where place <= high {
          moved[index] = place
          let found = self.explained(by: moved)
          if found > explained + 1e-12 * squares { (explained, knots[index]) = (found, place) }
        }
      }
    }
  }

  /// How much of the squares a line explains that bends at these places.
  private mutating func explained(by knots: [Int]) -> Double {
    let all = sums[0]
    (equations[0, 0], equations[1, 0], equations[1, 1]) = (all.count, all.x, all.xx)
    (equations[0], equations[1]) = (all.v, all.xv)
    for (index, knot) in knots.enumerated() {
      let (row, rest, here) = (index + 2, sums[knot], x[knot])
      equations[row, 0] = rest.x - here * rest.count
      equations[row, 1] = rest.xx - here * rest.x
      for other in 0...index {
        let there = x[knots[other]]
        equations[row, other + 2] = rest.xx - (here + there) * rest.x + here * there * rest.count
      }
      equations[row] = rest.xv - here * rest.v
    }
    return equations.eliminate(2 + knots.count)
  }

  private mutating func line(_ knots: [Int]) -> BrokenLine {
    _ = explained(by: knots)
    let factors = equations.factors(2 + knots.count)
    let fit = x.map { place in
      zip(knots, factors.dropFirst(2)).reduce(factors[0] + factors[1] * place) {
        $0 + $1.1 * max(0, place - x[$1.0])
      }
    }
    return BrokenLine(
      rest: zip(values, fit).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }, knots: knots,
      fit: fit)
  }
}

/// The parabola of least squares through values at positions from 0 to 1.
func parabola(x: [Double], values: [Double]) -> BrokenLine {
  var equations = NormalEquations(capacity: 3)
  for (place, value) in zip(x, values) {
    let powers = [1, place, place * place]
    for row in 0..<3 {
      for column in 0...row { equations[row, column] += powers[row] * powers[column] }
      equations[row] += powers[row] * value
    }
  }
  _ = equations.eliminate(3)
  let factors = equations.factors(3)
  let fit = x.map { factors[0] + $0 * (factors[1] + $0 * factors[2]) }
  return BrokenLine(
    rest: zip(values, fit).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }, knots: [], fit: fit)
}
