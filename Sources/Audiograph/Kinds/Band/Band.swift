// SPDX-License-Identifier: MIT

/// Values between their bounds: a line with a band around it.
///
///     let band = try Band(
///       values: [4, 6, 5], lower: [3, 5, 3], upper: [5, 8, 6], named: "mean",
///       bounds: .named(lower: "lower", upper: "upper"), x: .numbers([10, 20, 30]))
///
/// Up to 24 points sound one after another, each as its value, then its lower and its upper bound;
/// more as three gliding tones at once, the value in the middle, the lower bound on the left, the
/// upper one on the right.
public struct Band: Sendable {
  /// What the values are called.
  let valueName: String
  /// What they are measured in; nil if the data did not say.
  let unit: String?
  /// What the bounds are called.
  let bounds: Bounds
  /// The values along x; NaN for a point that lacks a number.
  let series: Series
  /// The numbers, the lower of two bounds first; NaN where there is none.
  let values: [Double]
  let lower: [Double]
  let upper: [Double]
  /// The points that have all three numbers.
  let present: [Int]
  /// The point with the widest interval, the first of several.
  let widest: Int
  let narrowest: Int
  /// Neighbours, points without a number apart, whose intervals have nothing in common.
  let apart: [(first: Int, second: Int)]
  /// How many intervals leave out 0.
  let zeroOutside: Int
  /// How many values lie outside their bounds.
  let disordered: Int
  /// How many points were given a lower bound above the upper one; the two are swapped.
  let swapped: Int

  /// What bounds are called.
  public enum Bounds: Sendable, Hashable {
    case unnamed
    case named(lower: String, upper: String)
    /// They are the values less and plus an error that is called so.
    case error(String)
  }

  /// The fewest points.
  static let fewestPoints = 2

  /// Values and their bounds, of which NaN and infinite ones are missing.
  ///
  /// - Parameters:
  ///   - values: One a point.
  ///   - lower: The lower bounds, as many.
  ///   - upper: The upper bounds, as many.
  ///   - name: What the values are called.
  ///   - unit: What they are measured in.
  ///   - bounds: What the bounds are called.
  ///   - x: The positions, as many; of another number the points are counted.
  ///   - xName: What the positions are.
  /// - Throws: `FormError.tooFew` for fewer than two points that have all three numbers.
  public init(
    values: [Double], lower: [Double], upper: [Double], named name: String,
    unit: String? = nil, bounds: Bounds = .unnamed, x: XAxis, xName: AxisName? = nil
  ) throws(FormError) {
    let count = values.count
    func numbers(_ given: [Double]) -> [Double] {
      (0..<count).map { $0 < given.count && given[$0].isFinite ? given[$0] : .nan }
    }
    let given = zip(numbers(lower), numbers(upper))
    let values = numbers(values)
    let lower = given.map { $0 > $1 ? $1 : $0 }
    let upper = given.map { $0 > $1 ? $0 : $1 }
    let present = values.indices.filter {
      !values[$0].isNaN && !lower[$0].isNaN && !upper[$0].isNaN
    }
    guard present.count >= Self.fewestPoints,
      let series = Self.series(values, lower, upper, named: name, x: x)
    else { throw .tooFew(.band, found: present.count, needed: Self.fewestPoints) }
    (valueName, self.unit) = (name, unit)
    self.bounds = bounds
    swapped = zip(values, given).count { !$0.isNaN && $1.0 > $1.1 }
    self.series = series.along(xName)
    (self.values, self.lower, self.upper, self.present) = (values, lower, upper, present)
    func width(_ point: Int) -> Double { upper[point] - lower[point] }
    widest = present.reduce(present[0]) { width($1) > width($0) ? $1 : $0 }
    narrowest = present.reduce(present[0]) { width($1) < width($0) ? $1 : $0 }
    apart = zip(present, present.dropFirst()).filter { first, second in
      upper[first] < lower[second] || upper[second] < lower[first]
    }.map { (first: $0, second: $1) }
    zeroOutside = present.count { lower[$0] > 0 || upper[$0] < 0 }
    disordered = present.count { lower[$0] > values[$0] || values[$0] > upper[$0] }
  }

  /// A series of the values of points that have all three numbers; nil if there is none.
  private static func series(
    _ values: [Double], _ lower: [Double], _ upper: [Double], named name: String, x: XAxis
  ) -> Series? {
    let kept = values.indices.map { lower[$0].isNaN || upper[$0].isNaN ? .nan : values[$0] }
    return (try? Series(name: name, x: x, values: kept))
      ?? (try? Series(name: name, x: .rows(count: kept.count), values: kept))
  }

  func width(_ point: Int) -> Double { upper[point] - lower[point] }

  /// Whether its points have names without an order, so that no two are neighbours.
  var comparesNames: Bool { !series.hasOrderAlongX }

  /// The points whose intervals overlap those of no others.
  var alone: [Int] {
    let order = present.sorted { (lower[$0], $0) < (lower[$1], $1) }
    var (alone, reach) = (Set(present), -Double.infinity)
    for (place, point) in order.enumerated() {
      let next = place + 1 < order.count ? lower[order[place + 1]] : .infinity
      if lower[point] <= reach || next <= upper[point] { alone.remove(point) }
      reach = max(reach, upper[point])
    }
    return present.filter(alone.contains)
  }

  /// The first points with the highest and with the lowest value; nil if both are at the ends.
  var extremesInside: (high: Int, low: Int)? {
    guard let extremes = series.extremes else { return nil }
    let ends = [present[0], present[present.count - 1]].map { values[$0] }
    guard !ends.contains(extremes.maximum.y) || !ends.contains(extremes.minimum.y) else {
      return nil
    }
    return (extremes.maximum.index, extremes.minimum.index)
  }

  /// What each bound is called; nil if they have no names.
  var boundNames: (lower: String, upper: String)? {
    switch bounds {
    case .unnamed: nil
    case .named(let lower, let upper): (lower, upper)
    case .error(let name): ("- \(name)", "+ \(name)")
    }
  }

  /// Whether all intervals are equally wide but for rounding.
  var isEvenlyWide: Bool {
    let largest = max(abs(axis.minimum), abs(axis.maximum))
    return width(widest) - width(narrowest) <= 1e-12 * largest
  }
}

extension FormChart {
  /// Values between their bounds.
  public init(_ band: Band, title: String) { self.init(FormContent(band), title: title) }
}
