// SPDX-License-Identifier: MIT

/// Points whose pairs have slopes that can be counted and listed by their size.
///
/// A pair's slope is below m where y − m·x puts the two in the other order than x does.
struct SlopePoints {
  private let x: [Double]
  private let y: [Double]
  /// How many pairs of points differ in x.
  let pairCount: Int

  /// Points in any order; as many `y` as `x`, all finite.
  init(x: [Double], y: [Double]) {
    let order = x.indices.sorted { (x[$0], y[$0]) < (x[$1], y[$1]) }
    self.x = order.map { x[$0] }
    self.y = order.map { y[$0] }
    pairCount = Self.pairCount(ascending: self.x)
  }

  private static func pairCount(ascending x: [Double]) -> Int {
    var pairs = 0
    var equal = 0
    for index in x.indices {
      if index > 0, x[index] != x[index - 1] { equal = index }
      pairs += equal
    }
    return pairs
  }

  /// How many slopes are below a bound.
  func slopeCount(below bound: Double) -> Int {
    var heights = heights(at: bound)
    return sortCountingInversions(&heights)
  }

  /// Lists the slopes from one bound up to, not including, another.
  ///
  /// - Parameters:
  ///   - low: The lower bound, or minus infinity.
  ///   - high: The upper bound, or infinity.
  ///   - step: One slope in so many is taken, in an order that has nothing to do with their size.
  /// - Returns: The slopes, in ascending order.
  func slopes(from low: Double, to high: Double, every step: Int) -> [Double] {
    var heights = heights(at: low)
    if low > -.infinity { sortVisitingInversions(&heights) { _, _, _ in } }
    for place in heights.indices { heights[place] = height(Int(heights[place].index), at: high) }
    var slopes: [Double] = []
    var seen = 0
    var next = 0
    sortVisitingInversions(&heights) { point, points, larger in
      while next < seen + larger.count {
        slopes.append(slope(points[larger.lowerBound + next - seen].index, point.index))
        next += step
      }
      seen += larger.count
    }
    slopes.sort()
    return slopes
  }

  private func slope(_ first: Int32, _ second: Int32) -> Double {
    let (first, second) = (Int(first), Int(second))
    return (y[second] - y[first]) / (x[second] - x[first])
  }

  private func heights(at slope: Double) -> [Height] {
    x.indices.map { height($0, at: slope) }
  }

  /// y − slope·x, to twice the digits: points on one line of that slope must come out equal.
  private func height(_ index: Int, at slope: Double) -> Height {
    guard slope.isFinite else {
      return Height(high: slope < 0 ? x[index] : -x[index], low: y[index], index: Int32(index))
    }
    let product = slope * x[index]
    let productRest = (-product).addingProduct(slope, x[index])
    let difference = y[index] - product
    let taken = difference - y[index]
    // T. J. Dekker and D. E. Knuth: what the subtraction rounds off, exactly.
    let rest = (y[index] - (difference - taken)) - (product + taken) - productRest
    let high = difference + rest
    return Height(high: high, low: rest - (high - difference), index: Int32(index))
  }
}

/// The height of a point above a line through the origin, in two parts.
private struct Height: Comparable {
  let high: Double
  let low: Double
  let index: Int32

  static func < (left: Height, right: Height) -> Bool {
    left.high < right.high || (left.high == right.high && left.low < right.low)
  }
}
