// SPDX-License-Identifier: MIT

/// Values between their bounds: a line with a band around it.
///
///     let band = try Band(
///       values: [4, 6, 5], lower: [3, 5, 3], upper: [5, 8, 6], named: "mean",
///       boundNames: ("lower", "upper"), x: .numbers([10, 20, 30]))
///
/// Up to 24 points sound one after another, each as its value, then its lower and its upper bound;
/// more as three gliding tones at once, the value in the middle, the lower bound on the left, the
/// upper one on the right.
public struct Band: Sendable {
  /// What the values are called.
  let valueName: String
  /// What the bounds are called; nil where they have no names.
  let boundNames: (lower: String, upper: String)?
  /// The values along x; NaN for a point that lacks a number.
  let series: Series
  /// The numbers as they were given; NaN where there is none.
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

  /// The fewest points.
  static let fewestPoints = 2

  /// Values and their bounds, of which NaN and infinite ones are missing.
  ///
  /// - Parameters:
  ///   - values: One a point.
  ///   - lower: The lower bounds, as many.
  ///   - upper: The upper bounds, as many.
  ///   - name: What the values are called.
  ///   - boundNames: What the bounds are called; nil where they have no names.
  ///   - x: The positions, as many; of another number the points are counted.
  ///   - xName: What the positions are.
  /// - Throws: `FormError.tooFew` for fewer than two points that have all three numbers.
  public init(
    values: [Double], lower: [Double], upper: [Double], named name: String,
    boundNames: (lower: String, upper: String)? = nil, x: XAxis, xName: AxisName? = nil
  ) throws(FormError) {
    let count = values.count
    func numbers(_ given: [Double]) -> [Double] {
      (0..<count).map { $0 < given.count && given[$0].isFinite ? given[$0] : .nan }
    }
    let (values, lower, upper) = (numbers(values), numbers(lower), numbers(upper))
    let present = values.indices.filter {
      !values[$0].isNaN && !lower[$0].isNaN && !upper[$0].isNaN
    }
    guard present.count >= Self.fewestPoints,
      let series = Self.series(values, lower, upper, named: name, x: x)
    else { throw .tooFew(.band, found: present.count, needed: Self.fewestPoints) }
    valueName = name
    self.boundNames = boundNames
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

  /// A series of the values of points that have all three numbers; nil where there is none.
  private static func series(
    _ values: [Double], _ lower: [Double], _ upper: [Double], named name: String, x: XAxis
  ) -> Series? {
    let kept = values.indices.map { lower[$0].isNaN || upper[$0].isNaN ? .nan : values[$0] }
    return (try? Series(name: name, x: x, values: kept))
      ?? (try? Series(name: name, x: .rows(count: kept.count), values: kept))
  }

  func width(_ point: Int) -> Double { upper[point] - lower[point] }

  /// Whether all intervals are equally wide but for rounding.
  var isEvenlyWide: Bool {
    let largest = max(abs(axis.minimum), abs(axis.maximum))
    return width(widest) - width(narrowest) <= 1e-12 * largest
  }
}
