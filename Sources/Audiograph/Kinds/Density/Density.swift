// SPDX-License-Identifier: MIT

/// The distribution of values as a smooth curve: a Gaussian kernel density.
///
///     let ages = try Density([31, 45, 28, 52, 39, 47, 33, 41, 36, 50], named: "age")
///
/// It sounds as one gliding tone from low to high values, whose pitch is the density. The width of
/// the kernel is that of Silverman (1986): 0.9 · min(s, IQR / 1.34) · n^(−1/5).
public struct Density: Sendable {
  /// What the values are called.
  let valueName: String
  /// What they are measured in; nil if the data did not say.
  let unit: String?
  /// How many values there are, missing ones apart.
  let count: Int
  let missing: Int
  /// The standard deviation of the kernel.
  let width: Double
  /// The first and the last place, three widths beyond the extremes.
  let ends: (low: Double, high: Double)
  /// The density at places of equal distance from one end to the other.
  let densities: [Double]

  /// The fewest values.
  static let fewestValues = 10
  /// How many places are heard.
  static let placeCount = 100

  /// The density of values, of which NaN and infinite ones are missing.
  ///
  /// - Parameters:
  ///   - values: The values in any order.
  ///   - name: What they are called.
  ///   - unit: What they are measured in.
  /// - Throws: `FormError.tooFew` for fewer than ten, `.allEqual` where all are equal.
  /// - Complexity: O(n log n); a value counts at up to 100 places.
  public init(
    _ values: [Double], named name: String, unit: String? = nil
  ) throws(FormError) {
    let sorted = values.filter(\.isFinite).sorted()
    guard sorted.count >= Self.fewestValues else {
      throw .tooFew(.density, found: sorted.count, needed: Self.fewestValues)
    }
    let (low, high) = (sorted[0], sorted[sorted.count - 1])
    guard low < high else { throw .allEqual(.density, value: low) }
    (valueName, self.unit) = (name, unit)
    count = sorted.count
    missing = values.count - sorted.count
    // In parts of the range nothing overflows, whatever the unit of the values; the range itself may.
    let scale = (high - low).isFinite ? 1 : 0.5
    let range = high * scale - low * scale
    let parts = sorted.map { ($0 * scale - low * scale) / range }
    let width = Self.width(parts)
    densities = Self.densities(parts, width: width).map {
      min($0 * scale / range, .greatestFiniteMagnitude)
    }
    self.width = min(width * range / scale, .greatestFiniteMagnitude)
    ends = (
      max(low - 3 * self.width, -.greatestFiniteMagnitude),
      min(high + 3 * self.width, .greatestFiniteMagnitude)
    )
  }

  /// Where a density is.
  func place(_ index: Int) -> Double {
    let share = Double(index) / Double(Self.placeCount - 1)
    return ends.low * (1 - share) + ends.high * share
  }

  /// The first place with the highest density.
  var peak: Int { densities.indexOfHighest }

  /// Whether a place is higher than both of its neighbours.
  func isMaximum(_ place: Int) -> Bool {
    let before = place > 0 ? densities[place - 1] : 0
    let after = place + 1 < densities.count ? densities[place + 1] : 0
    return densities[place] > before && densities[place] > after
  }

  private static func width(_ sorted: [Double]) -> Double {
    let deviation = deviation(of: sorted)
    let quartiles = Quartiles(sorted)
    let spread = (quartiles.upper - quartiles.lower) / 1.34
    let narrow = min(deviation, spread)
    return 0.9 * (narrow > 0 ? narrow : deviation) * exp2(-log2(Double(sorted.count)) / 5)
  }

  /// Beyond so many widths a value adds less than rounding does.
  private static let reach = 8.7

  /// The densities of numbers from 0 to 1 at places from three widths below to three above.
  private static func densities(_ sorted: [Double], width: Double) -> [Double] {
    let last = Double(placeCount - 1)
    let step = (1 + 6 * width) / last
    var sums = [Double](repeating: 0, count: placeCount)
    for number in sorted {
      let center = (number + 3 * width) / step
      let near = reach * width / step
      let first = max(0, (center - near).rounded(.up))
      let end = min(last, (center + near).rounded(.down))
      guard first <= end else { continue }
      for place in Int(first)...Int(end) {
        let distance = (Double(place) * step - 3 * width - number) / width
        sums[place] += exp2(distance * distance * exponentUnit)
      }
    }
    let whole = Double(sorted.count) * width * (2 * Double.pi).squareRoot()
    return sums.map { $0 / whole }
  }

  /// −½ e-folds in octaves.
  private static let exponentUnit = -0.5 / naturalLogarithmOf2
}

extension FormChart {
  /// The smoothed distribution of values.
  public init(_ density: Density, title: String) {
    self.init(FormContent(density), title: title)
  }
}
