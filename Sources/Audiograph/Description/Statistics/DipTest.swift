// SPDX-License-Identifier: MIT

/// How far numbers are from the nearest distribution with one hump: Hartigans' dip.
///
/// Source: J. A. Hartigan and P. M. Hartigan, "The dip test of unimodality", Annals of Statistics 13
/// (1985); the steps are those of P. M. Hartigan, Algorithm AS 217, Applied Statistics 34 (1985).
struct DipTest {
  /// In ascending order from index 1 on.
  private let x: [Double]
  private let count: Int
  /// For each number the one before it on the greatest convex minorant of those up to it.
  private var convex: [Int]
  /// For each number the one behind it on the least concave majorant of those from it on.
  private var concave: [Int]

  /// The most numbers that are looked at: so many at equal distances in order.
  static let mostNumbers = 2000

  private init(_ sorted: [Double]) {
    x = [0] + sorted
    count = sorted.count
    convex = [Int](repeating: 0, count: count + 1)
    concave = [Int](repeating: 0, count: count + 1)
    convex[1] = 1
    concave[count] = count
    for place in 2...count { convex[place] = next(of: place, from: place - 1, to: 1, convex) }
    for place in (1..<count).reversed() {
      concave[place] = next(of: place, from: place + 1, to: count, concave)
    }
  }

  /// The dip of numbers times √n: for one hump 0.6 and more once in a hundred times.
  static func rootDip(of numbers: [Double]) -> Double {
    var sorted = ScaledNumbers(whereExtreme: numbers).values.sorted()
    if sorted.count > mostNumbers {
      let step = Double(sorted.count - 1) / Double(mostNumbers - 1)
      sorted = (0..<mostNumbers).map { sorted[Int(Double($0) * step)] }
    }
    let root = Double(sorted.count).squareRoot()
    guard sorted.count > 3, sorted[0] < sorted[sorted.count - 1] else { return 0.5 / max(1, root) }
    return DipTest(sorted).dip * root
  }

  /// Goes along a hull as long as it bends the wrong way.
  private func next(of place: Int, from start: Int, to end: Int, _ hull: [Int]) -> Int {
    var a = start
    while a != end {
      let b = hull[a]
      guard (x[place] - x[a]) * Double(a - b) >= (x[a] - x[b]) * Double(place - a) else { break }
      a = b
    }
    return a
  }

  private var dip: Double {
    var (low, high) = (1, count)
    var best = 1.0
    while low < high {
      let below = chain(from: high, to: low, convex)
      let above = chain(from: low, to: high, concave)
      let gap = widestGap(below, above)
      guard gap.size >= best else { break }
      for piece in below.indices.dropFirst(gap.below + 1) {
        best = max(best, bulge(from: below[piece], to: below[piece - 1], sign: 1))
      }
      for piece in above.indices.dropFirst(gap.above + 1) {
        best = max(best, bulge(from: above[piece - 1], to: above[piece], sign: -1))
      }
      if low == below[gap.below], high == above[gap.above] { break }
      (low, high) = (below[gap.below], above[gap.above])
    }
    return best / Double(2 * count)
  }

  private func chain(from start: Int, to end: Int, _ hull: [Int]) -> [Int] {
    var places = [start]
    while let last = places.last, last != end { places.append(hull[last]) }
    return places
  }

  /// Where the two hulls are farthest apart: how far, and the places in each, from 0.
  private func widestGap(
    _ below: [Int], _ above: [Int]
  ) -> (size: Double, below: Int, above: Int) {
    var widest = (size: 0.0, below: below.count - 1, above: above.count - 1)
    guard below.count > 2 || above.count > 2 else { return (1, widest.below, widest.above) }
    var (left, right) = (below.count - 2, 1)
    while true {
      let (b, a) = (below[left], above[right])
      let size: Double
      let found: (below: Int, above: Int)
      if b > a {
        let end = below[left + 1]
        size = Double(a - end + 1) - (x[a] - x[end]) * Double(b - end) / (x[b] - x[end])
        found = (left + 1, right)
        right += 1
      } else {
        let start = above[right - 1]
        size = (x[b] - x[start]) * Double(a - start) / (x[a] - x[start]) - Double(b - start - 1)
        found = (left, right)
        left -= 1
      }
      if size >= widest.size { widest = (size, found.below, found.above) }
      (left, right) = (max(left, 0), min(right, above.count - 1))
      if below[left] == above[right] { return widest }
    }
  }

  /// How far the steps of the numbers leave the straight line between two of them, at least 1.
  private func bulge(from start: Int, to end: Int, sign: Double) -> Double {
    guard end - start > 1, x[end] != x[start] else { return 1 }
    let slope = Double(end - start) / (x[end] - x[start])
    return (start...end).reduce(1) {
      max($0, 1 + sign * (Double($1 - start) - (x[$1] - x[start]) * slope))
    }
  }
}
