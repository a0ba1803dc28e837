// SPDX-License-Identifier: MIT

/// The median of the slopes between all pairs of points that differ in x.
///
/// H. Theil (1950); P. K. Sen, "Estimates of the regression coefficient based on Kendall's tau",
/// Journal of the American Statistical Association 63 (1968). Of an even number of slopes it is
/// the mean of the two middle ones. Where more slopes than can be listed lie within 64 units in
/// the last place of each other, one of them stands for all.
///
/// - Parameters:
///   - x: Finite, in any order.
///   - y: As many finite numbers.
///   - capacity: How many slopes are listed at most; nil for twice the points or 131,072.
/// - Returns: nil if no two points differ in x, and where no number holds the median.
/// - Complexity: O(*n* log *n*) time for all but contrived points, and about 90 bytes a point.
func medianSlope(x: [Double], y: [Double], capacity: Int? = nil) -> Double? {
  let across = ScaledNumbers(whereExtreme: x)
  let along = ScaledNumbers(whereExtreme: y)
  let points = SlopePoints(x: across.values, y: along.values)
  let count = points.pairCount
  guard count > 0 else { return nil }
  var selection = SlopeSelection(points, capacity: capacity ?? max(1 << 17, 2 * x.count))
  let middle = selection.slopes(rankedFrom: (count - 1) / 2)
  let isOne = count % 2 == 1 || middle.0 == middle.1
  let median = isOne ? middle.0 : middle.0 / 2 + middle.1 / 2
  let slope = median.scaled(byPowerOfTwo: along.exponent - across.exponent)
  return slope.isFinite ? slope : nil
}

/// A search for slopes by their rank.
///
/// After M. B. Dillencourt, D. M. Mount and N. S. Netanyahu, "A randomized algorithm for slope
/// selection", International Journal of Computational Geometry & Applications 2 (1992): the slopes
/// below a bound are counted as inversions; a sample of the slopes between two bounds gives closer
/// ones, until the rest is few enough to be listed. The sample here is one slope in so many, not a
/// random one: all bounds are counted, so that it decides about the time and not the result.
private struct SlopeSelection {
  private let points: SlopePoints
  private let capacity: Int
  /// The slopes from `low` up to, not including, `high` are `within`, after `below` lower ones.
  private var low = -Double.infinity
  private var high = Double.infinity
  private var below = 0
  private var within: Int

  init(_ points: SlopePoints, capacity: Int) {
    self.points = points
    self.capacity = capacity
    within = points.pairCount
  }

  /// The slopes of a rank and of the next, counted from 0 in ascending order.
  mutating func slopes(rankedFrom rank: Int) -> (Double, Double) {
    let whole = self
    let first = slope(ranked: rank)
    guard rank + 1 < whole.within else { return (first, first) }
    // Only where the two lie on either side of a bound is the second searched for anew.
    if rank + 1 >= below + within { self = whole }
    return (first, slope(ranked: rank + 1))
  }

  private mutating func slope(ranked rank: Int) -> Double {
    var rounds = 0
    while within > capacity {
      let step = 2 * within / capacity + 1
      let sample = points.slopes(from: low, to: high, every: step)
      let place = min((rank - below) / step, sample.count - 1)
      rounds += 1
      // Overflow could make the bounds contradict each other; without it, ten rounds are many.
      guard high > low.raised(by: 64), rounds < 100 else { return sample[place] }
      narrow(to: rank, around: place, in: sample)
    }
    let rest = points.slopes(from: low, to: high, every: 1)
    return rest[min(rank - below, rest.count - 1)]
  }

  /// Moves the bounds to slopes of the sample, 4 standard deviations of a rank away.
  private mutating func narrow(to rank: Int, around place: Int, in sample: [Double]) {
    let reach = 2 * Int(Double(sample.count).squareRoot()) + 1
    let lower = sample[max(place - reach, 0)]
    let upper = sample[min(place + reach, sample.count - 1)]
    let before = within
    split(at: lower.lowered(by: 4), rank)
    split(at: upper.raised(by: 4), rank)
    // Slopes that are equal in large numbers: the other sides of the same bounds.
    guard within > before / 2 else { return }
    split(at: lower.raised(by: 4), rank)
    split(at: upper.lowered(by: 4), rank)
  }

  private mutating func split(at bound: Double, _ rank: Int) {
    guard bound > low, bound < high else { return }
    let count = points.slopeCount(below: bound)
    if rank < count {
      (high, within) = (bound, count - below)
    } else {
      (low, within, below) = (bound, within - (count - below), count)
    }
  }
}

extension Double {
  fileprivate func raised(by units: Int) -> Double {
    (0..<units).reduce(self) { up, _ in up.nextUp }
  }
  fileprivate func lowered(by units: Int) -> Double { -(-self).raised(by: units) }
}
