// SPDX-License-Identifier: MIT

/// The best row of constant heights with some number of breaks.
struct LevelPieces {
  /// The sum of the squares that it leaves.
  let rest: Double
  /// The indices at which another height begins.
  let breaks: [Int]
  /// Its value at each index.
  let fit: [Double]

  /// The bounds of its parts, from 0 to the number of values.
  var bounds: [Int] { [0] + breaks + [fit.count] }

  init(_ values: [Double], breaks: [Int]) {
    self.breaks = breaks
    let bounds = [0] + breaks + [values.count]
    var fit: [Double] = []
    for (start, end) in zip(bounds, bounds.dropFirst()) {
      fit += repeatElement(mean(of: Array(values[start..<end])), count: end - start)
    }
    self.fit = fit
    rest = zip(values, fit).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }

  /// The best of each number of breaks from 0 to 3, parts of a twentieth of the length at least.
  ///
  /// By dynamic programming: the best division of a beginning is the best of a shorter one, and one
  /// more part. O(*n*²).
  static func all(_ values: [Double]) -> [LevelPieces] {
    var division = BestDivision(values)
    var found = [LevelPieces(values, breaks: [])]
    for count in 1...3 where values.count >= division.least * (count + 1) {
      found.append(LevelPieces(values, breaks: division.breaks(count)))
    }
    return found
  }

  /// Whether values jump at each break and stay: a walk does not.
  ///
  /// A jump is so many deviations, most of it within a few values on either side; of several, also in one
  /// step, and no part behind a jump is a hump, unless it is the last and the breaks do not go `toTheEnd`.
  func isSharp(
    in values: [Double], by least: Double, width: Int, floor: Double, toTheEnd: Bool
  ) -> Bool {
    let (count, areSeveral) = (values.count, breaks.count > 1)
    guard residuals(values, fit).neighbourCorrelation(above: 1e-12 * Double(count)) < 0.3 else {
      return false
    }
    let deviation = (max(rest, floor) / Double(max(count - breaks.count - 1, 1))).squareRoot()
    let bounds = bounds
    return breaks.enumerated().allSatisfy { index, place in
      let (start, end) = (bounds[index], bounds[index + 2])
      let jump = fit[place] - fit[place - 1]
      let width = min(width, place - start, end - place)
      let isInner = toTheEnd || index + 1 < breaks.count
      return abs(jump) >= least * deviation && values.jump(at: place, width: width) / jump >= 0.6
        && (!areSeveral || values.largestStep(at: place, of: jump) >= 0.4)
        && !(areSeveral && isInner && Self.isHump(values[place..<end], jump))
    }
  }

  /// Whether a part behind a jump is no height: it spreads over a quarter of the jump, and a parabola that
  /// goes back explains it.
  private static func isHump(_ part: ArraySlice<Double>, _ jump: Double) -> Bool {
    let centred = Array(part).centred
    let (squares, count) = (centred.squareSum, Double(part.count))
    guard part.count >= 4, squares >= jump * jump / 16 * count else { return false }
    let x = part.indices.map { Double($0 - part.startIndex) / (count - 1) }
    let curve = parabola(x: x, values: centred)
    let middle = curve.fit[curve.fit.count / 2]
    let bend = (curve.fit[0] + curve.fit[curve.fit.count - 1]) / 2 - middle
    return curve.rest <= 0.4 * squares && bend * jump < 0
  }

  /// As many breaks as pay, each 6 ln n times the squared quick deviation; nil under forty values, and
  /// unless every break is sharp.
  ///
  /// At most a break in eight values and thirty of them, parts of a sixtieth of the length and three
  /// values at least. By dynamic programming, O(*n*²).
  static func asManyAsPay(_ values: [Double]) -> LevelPieces? {
    let count = values.count
    guard count >= 40 else { return nil }
    let (least, sums) = (max(3, count / 60), PartSums(values))
    let quick = max(
      quickStep(values), 1e-3 * (values.centred.squareSum / Double(count)).squareRoot())
    let price = 6 * naturalLogarithm(Double(count)) * quick * quick
    var costs = [Double](repeating: .infinity, count: count + 1)
    var starts = [Int](repeating: 0, count: count + 1)
    costs[0] = -price
    for end in least...count {
      for start in 0...end - least where costs[start] < .infinity {
        let cost = costs[start] + sums.rest(start, end) + price
        if cost < costs[end] { (costs[end], starts[end]) = (cost, start) }
      }
    }
    var (breaks, end) = ([Int](), count)
    while starts[end] > 0 {
      end = starts[end]
      breaks.append(end)
    }
    guard !breaks.isEmpty, breaks.count <= min(30, count / 8) else { return nil }
    let pieces = LevelPieces(values, breaks: breaks.reversed())
    return pieces.isSharp(in: values, by: 3.5, width: 3, floor: 0, toTheEnd: true) ? pieces : nil
  }

  /// How large steps are, as a deviation of values that do not go anywhere.
  private static func quickStep(_ values: [Double]) -> Double {
    var sizes = RankedNumbers(values.differences.map { abs($0) })
    return max(
      deviationsPerMedian * sizes.middle(), 1.25 * 1.2533 * sizes.meanOfSmallest(tenths: 8))
      / 2.0.squareRoot()
  }
}

/// What one height leaves of any stretch of values, by sums up to each.
private struct PartSums {
  private var sums = [0.0]
  private var squares = [0.0]
  private let reciprocals: [Double]

  init(_ values: [Double]) {
    for value in values.centred {
      sums.append(sums[sums.count - 1] + value)
      squares.append(squares[squares.count - 1] + value * value)
    }
    reciprocals = (0...values.count).map { $0 == 0 ? 0 : 1 / Double($0) }
  }

  @inline(__always)
  func rest(_ start: Int, _ end: Int) -> Double {
    let sum = sums[end] - sums[start]
    return squares[end] - squares[start] - sum * sum * reciprocals[end - start]
  }
}

/// The best divisions of every beginning of some values.
private struct BestDivision {
  private let sums: PartSums
  /// The least length of a part.
  let least: Int
  /// What the best division of each beginning leaves.
  private var rests: [Double]
  /// Where its last part begins, for each number of breaks.
  private var starts: [[Int]] = []

  init(_ values: [Double]) {
    let count = values.count
    least = max(3, count / 20)
    sums = PartSums(values)
    rests = []
    rests = (0...count).map { [sums, least] in $0 < least ? .infinity : sums.rest(0, $0) }
  }

  /// The breaks of the best division with one more of them than the last time.
  mutating func breaks(_ count: Int) -> [Int] {
    var (next, starts) = (rests, [Int](repeating: 0, count: rests.count))
    for end in rests.indices {
      // No part is shorter than the least, whatever the rests are.
      var (best, place) = (Double.infinity, max(0, end - least))
      for start in 0..<max(0, end - least + 1) {
        let found = rests[start] + sums.rest(start, end)
        if found < best { (best, place) = (found, start) }
      }
      (next[end], starts[end]) = (best, place)
    }
    rests = next
    self.starts.append(starts)
    var (breaks, end) = ([Int](), rests.count - 1)
    for starts in self.starts.reversed() {
      end = starts[end]
      breaks.append(end)
    }
    return breaks.reversed()
  }
}
