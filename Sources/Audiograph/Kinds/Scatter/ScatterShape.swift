// SPDX-License-Identifier: MIT

/// What the relation of two numbers looks like.
struct ScatterShape: Sendable, Hashable {
  enum Course: String, Sendable, Hashable {
    case none, line, valley, hill
    case risingSlowing = "rising-slowing"
    case risingFaster = "rising-faster"
    case fallingSlowing = "falling-slowing"
    case fallingFaster = "falling-faster"

    /// Whether it goes one way, steeper at one end.
    var isBent: Bool {
      switch self {
      case .risingSlowing, .risingFaster, .fallingSlowing, .fallingFaster: true
      case .none, .line, .valley, .hill: false
      }
    }
  }

  /// What goes with more of x along a line; both are factors on logarithmic scales.
  struct Step: Sendable, Hashable {
    /// A power of ten within half the range; on a logarithmic scale 10, or 2 if y is on none.
    let x: Double
    let y: Double
  }

  /// Pairs that lie apart from the others.
  struct Cluster: Sendable, Hashable {
    let points: Int
    /// The medians.
    let x: Double
    let y: Double
  }

  private(set) var course = Course.none
  /// Which scales the relation is judged on.
  let scales: ScatterScales
  /// How strong it is; `constant` and `tooFew` where nothing can be said.
  private(set) var strength: ScatterStrength
  /// The correlation on those scales, without the pairs far from the rest; nil if a number is constant.
  private(set) var correlation: Double?
  /// The correlation of all pairs on those scales; nil if none are left out.
  private(set) var correlationOfAll: Double?
  /// The pairs far from the rest, which are left out.
  private(set) var far: [Int] = []
  /// The x of the lowest or highest y, or up to which most of the change happens.
  private(set) var turn: Double?
  /// What a step along x goes with; nil where there is no line.
  private(set) var step: Step?
  /// How many times as far y lies from its line in the highest third of x as in the lowest; nil where that is
  /// about the same, and where there is no line.
  private(set) var spread: Double?
  /// By x; empty for one heap of pairs.
  private(set) var clusters: [Cluster] = []
  /// The correlation of all pairs where within every cluster it goes the other way; nil elsewhere.
  private(set) var reversed: Double?

  /// The most of the pairs that are left out, and the fewest for a curve.
  private static let mostFar = 0.1
  private static let fewestForCurve = (pairs: 12, values: 4)
  /// The least correlation within clusters that makes a relation.
  private static let leastWithin = 0.3

  init(_ pairs: ScatterPairs) {
    let best = ScatterScales(best: pairs)
    self.init(pairs, on: best)
    // How steep a curve is changes with the scale: such curves are those of plain numbers.
    guard best.areLogarithmic, course.isBent else { return }
    self.init(pairs, on: ScatterScales(isLogX: false, isLogY: false))
  }

  private init(_ pairs: ScatterPairs, on scales: ScatterScales) {
    self.scales = scales
    strength = .constant
    guard correlate(pairs.x, pairs.y) != nil else { return }
    strength = .tooFew
    guard pairs.count > 3 else { return }
    let scaled = scales.pairs(pairs)
    let found = ScatterClusters(scaled)
    if let found {
      clusters = Self.clusters(found, of: pairs)
      reversed = found.reversal(scaled)?.all
    }
    let all = correlate(scaled.x, scaled.y)
    let farPairs = ScatterFarPoints(scaled).told
    let isLeftOut =
      !farPairs.isEmpty && Double(farPairs.count) <= Self.mostFar * Double(pairs.count)
    let used = isLeftOut ? scaled.removing(farPairs) : scaled
    guard let correlation = correlate(used.x, used.y) else { return }
    if isLeftOut { (far, correlationOfAll) = (farPairs, all) }
    self.correlation = correlation
    judge(used, correlation)
    // What lies between two heaps of pairs is no relation unless it lies within them as well.
    if let found, found.within(scaled) * (correlation > 0 ? 1 : -1) < Self.leastWithin {
      course = .none
    }
    if course == .line { step = Self.step(used, scales, over: pairs) }
    if course == .line, !scales.areLogarithmic { spread = Self.spread(used) }
  }

  private mutating func judge(_ used: ScatterPairs, _ correlation: Double) {
    let isAdapted = scales.areLogarithmic || !far.isEmpty
    let reach = (isAdapted ? 2.58 : 1.96) / Double(max(used.count - 3, 1)).squareRoot()
    let isClear = abs(correlation) >= 0.1 && abs(fisher(correlation)) >= reach
    course = isClear ? .line : .none
    strength = isClear ? ScatterStrength(size: abs(correlation)) : .none
    guard clusters.isEmpty, used.count >= Self.fewestForCurve.pairs,
      used.distinctX >= Self.fewestForCurve.values, let curve = ScatterModels(used).curve()
    else { return }
    let reading = CurveReading(curve)
    guard let found = reading.course else { return }
    course = found
    strength = ScatterStrength(size: curve.share.squareRoot())
    turn = reading.turn.map { share in
      let (low, high) = (used.x[used.byX[0]], used.x[used.byX[used.count - 1]])
      return scales.x(low * (1 - share) + high * share)
    }
  }

  private static func clusters(_ found: ScatterClusters, of pairs: ScatterPairs) -> [Cluster] {
    pairs.split(by: found.numbers, into: found.count)
      .map { Cluster(points: $0.count, x: middle($0.x), y: middle($0.y)) }
      .sorted { ($0.x, $0.y) < ($1.x, $1.y) }
  }

  /// The means of how far y lies from its line, of the highest third of x to the lowest.
  ///
  /// They differ where the logarithm of their ratio is three of its deviations from 0, and that of 1.5.
  private static func spread(_ used: ScatterPairs) -> Double? {
    let pairs = used.scaled
    let rests = FittedLine(x: pairs.x, y: pairs.y).residuals.map { abs($0) }
    let third = pairs.count / 3
    guard third >= 10, rests.count == pairs.count else { return nil }
    func size(_ order: ArraySlice<Int>) -> Double { mean(of: order.map { rests[$0] }) }
    let sizes = [
      pairs.byX.prefix(third), pairs.byX.dropFirst(third).dropLast(third),
      pairs.byX.suffix(third),
    ].map(size)
    guard sizes[0] > 0, sizes[2] > 0 else { return nil }
    let ratio = sizes[2] / sizes[0]
    let least = max(naturalLogarithm(1.5), 3.2 / Double(third).squareRoot())
    let isBetween = (sizes[1] - sizes[0]) * (sizes[2] - sizes[1]) > 0
    return isBetween && abs(naturalLogarithm(ratio)) >= least ? ratio : nil
  }

  private static func step(
    _ used: ScatterPairs, _ scales: ScatterScales, over pairs: ScatterPairs
  ) -> Step? {
    guard let slope = FittedLine(x: used.x, y: used.y).line?.slope, slope != 0 else { return nil }
    let x: Double
    if scales.isLogX {
      x = scales.isLogY ? 10 : 2
    } else {
      let range = pairs.x[pairs.byX[pairs.count - 1]] - pairs.x[pairs.byX[0]]
      guard range.isFinite, let power = (range / 2).powerOfTen else { return nil }
      x = power
    }
    let change = slope * (scales.isLogX ? log2(x) : x)
    let y = scales.isLogY ? exp2(change) : change
    return y.isFinite ? Step(x: x, y: y) : nil
  }
}

/// Whether x and y of pairs are told on logarithmic scales.
struct ScatterScales: Sendable, Hashable {
  let isLogX: Bool
  let isLogY: Bool

  var areLogarithmic: Bool { isLogX || isLogY }

  private static let fewestPairs = 20
  private static let leastFactor = 20.0
  /// How much likelier logarithms have to be than plain numbers.
  private static let lead = 10.0

  init(isLogX: Bool, isLogY: Bool) { (self.isLogX, self.isLogY) = (isLogX, isLogY) }

  /// The scales on which a line is likeliest: numbers above 0 that differ by a factor of 20 may have a
  /// logarithmic one.
  init(best pairs: ScatterPairs) {
    self.init(isLogX: false, isLogY: false)
    let mayX = Self.mayBeLogarithmic(pairs.x, pairs.byX)
    let mayY = Self.mayBeLogarithmic(pairs.y, pairs.byY)
    guard pairs.count >= Self.fewestPairs, mayX || mayY else { return }
    let x = Self.both(pairs.x, mayX)
    let y = Self.both(pairs.y, mayY)
    // The density of y itself, not of its logarithm.
    let density = y.count < 2 ? 0 : 2 * naturalLogarithmOf2 * y[1].reduce(0, +)
    var least = Double.infinity
    for (isLogX, x) in zip([false, true], x) {
      for (isLogY, y) in zip([false, true], y) {
        let left = 1 - square(correlate(x, y) ?? 0)
        let unit = isLogY ? naturalLogarithmOf2 : 1
        let variance = y.centred.squareSum / Double(y.count) * unit * unit
        let unlikelihood =
          Double(y.count) * naturalLogarithm(max(left * variance, 1e-300))
          + (isLogY ? density : 0) + (isLogX || isLogY ? Self.lead : 0)
        guard unlikelihood < least else { continue }
        least = unlikelihood
        self.init(isLogX: isLogX, isLogY: isLogY)
      }
    }
    guard areLogarithmic else { return }
    // A valley may look straighter on logarithms, and yet be where it is on its own scale.
    func unlikelihood(_ x: [Double], _ y: [Double], unit: Double) -> Double {
      Double(y.count) * naturalLogarithm(max(Self.leftByParabola(x, y) * unit * unit, 1e-300))
    }
    let logarithmic = unlikelihood(
      x[isLogX ? 1 : 0], y[isLogY ? 1 : 0], unit: isLogY ? naturalLogarithmOf2 : 1)
    if unlikelihood(x[0], y[0], unit: 1) < logarithmic + (isLogY ? density : 0) - Self.lead {
      self.init(isLogX: false, isLogY: false)
    }
  }

  /// What a parabola over x leaves of the variance of y.
  private static func leftByParabola(_ x: [Double], _ y: [Double]) -> Double {
    let (line, y) = (x.centred, y.centred)
    let squares = line.map(square).centred
    let tilt = product(squares, line) / max(line.squareSum, .leastNormalMagnitude)
    let bend = zip(squares, line).map { $0 - tilt * $1 }
    let left = [line, bend].filter { $0.squareSum > 0 }.reduce(y.squareSum) { left, part in
      left - square(product(part, y)) / part.squareSum
    }
    return max(left, 0) / Double(y.count)
  }

  private static func product(_ left: [Double], _ right: [Double]) -> Double {
    zip(left, right).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// The pairs on these scales, logarithms to the base 2.
  func pairs(_ pairs: ScatterPairs) -> ScatterPairs {
    guard areLogarithmic else { return pairs }
    return pairs.with(
      x: isLogX ? pairs.x.map(log2) : pairs.x, y: isLogY ? pairs.y.map(log2) : pairs.y)
  }

  /// The x of a place on its scale.
  func x(_ place: Double) -> Double { isLogX ? exp2(place) : place }

  private static func mayBeLogarithmic(_ numbers: [Double], _ order: [Int]) -> Bool {
    let (low, high) = (numbers[order[0]], numbers[order[order.count - 1]])
    return low > 0 && high / low >= leastFactor
  }

  /// Numbers of a size near 1, and their logarithms to the base 2 where they may have them.
  private static func both(_ numbers: [Double], _ hasLogarithms: Bool) -> [[Double]] {
    let scaled = ScaledNumbers(numbers).values
    return hasLogarithms ? [scaled, scaled.map(log2)] : [scaled]
  }
}

private func square(_ number: Double) -> Double { number * number }

/// What a curve looks like, at 101 places along x.
private struct CurveReading {
  /// Nil for about a line.
  private(set) var course: ScatterShape.Course?
  /// The share of the range of x at which it turns, or has done four fifths of its way.
  private(set) var turn: Double?

  private static let places = 100
  /// A turn lies this far from the ends, and what is beyond it has this share of the whole.
  private static let inside = 8...92
  private static let leastSide = 0.25
  /// How much steeper one end is than the other.
  private static let leastBend = 1.5

  init(_ curve: ScatterModels.Fit) {
    let values = (0...Self.places).map { curve.value(Double($0) / Double(Self.places)) }
    let (first, last) = (values[0], values[Self.places])
    let (low, high) = (values.indexOfLowest, values.indexOfHighest)
    let side = Self.leastSide * (values[high] - values[low])
    if Self.inside.contains(low), min(first, last) - values[low] >= side {
      (course, turn) = (.valley, Double(low) / Double(Self.places))
      return
    }
    if Self.inside.contains(high), values[high] - max(first, last) >= side {
      (course, turn) = (.hill, Double(high) / Double(Self.places))
      return
    }
    let quarter = Self.places / 4
    let (start, end) = (abs(values[quarter] - first), abs(last - values[Self.places - quarter]))
    if start > Self.leastBend * end {
      course = last > first ? .risingSlowing : .fallingSlowing
      let place = values.firstIndex { abs($0 - first) >= 0.8 * abs(last - first) }
      turn = place.map { Double($0) / Double(Self.places) }
    } else if end > Self.leastBend * start {
      course = last > first ? .risingFaster : .fallingFaster
    }
  }
}

extension Double {
  /// The largest power of ten within it, to nine digits; nil for 0.
  fileprivate var powerOfTen: Double? {
    let digits = DecimalDigits(self * (1 + 2e-9))
    return digits.isZero ? nil : Double("1e\(digits.exponent - 1)")
  }
}
