// SPDX-License-Identifier: MIT

/// The pairs far from the rest: those whose distance from Tukey's resistant line lies more than three
/// interquartile ranges beyond the quartiles of all distances; none of fewer than 20.
///
/// The line goes through the medians of the outer thirds. Source: J. W. Tukey, "Exploratory Data
/// Analysis" (1977), chapter 10.
struct ScatterFarPoints {
  /// The farthest first.
  private(set) var all: [Int] = []
  /// Those that are farther than arithmetic is from exact.
  private(set) var told: [Int] = []

  private static let fewestPairs = 20

  init(_ pairs: ScatterPairs) {
    guard pairs.count >= Self.fewestPairs else { return }
    let x = ScaledNumbers(pairs.x).values
    let y = ScaledNumbers(pairs.y).values
    guard let slope = Self.slope(x, y, pairs.byX) else { return }
    let distances = zip(x, y).map { $1 - slope * $0 }
    var ranked = RankedNumbers(distances)
    let (lower, upper) = (ranked.exactQuantile(0.25), ranked.exactQuantile(0.75))
    let reach = 3 * (upper - lower)
    let largest = distances.reduce(1e-300) { max($0, abs($1)) }
    guard reach > 1e-12 * largest else { return }
    let middle = median(of: distances) ?? 0
    let far = distances.indices.filter {
      distances[$0] < lower - reach || distances[$0] > upper + reach
    }
    all =
      far.map { (pair: $0, distance: abs(distances[$0] - middle)) }
      .sorted { $0.distance != $1.distance ? $0.distance > $1.distance : $0.pair < $1.pair }
      .map(\.pair)
    // Both are at most 2 in size.
    let noise = 1e-9 * (2 + 2 * abs(slope))
    told = all.filter { abs(distances[$0] - middle) > noise }
  }

  /// How steep the line is; nil if the outer thirds have the same median x.
  private static func slope(_ x: [Double], _ y: [Double], _ byX: [Int]) -> Double? {
    let third = x.count / 3
    let (left, right) = (byX.prefix(third), byX.suffix(third))
    guard let leftX = median(of: left.map { x[$0] }), let leftY = median(of: left.map { y[$0] }),
      let rightX = median(of: right.map { x[$0] }), let rightY = median(of: right.map { y[$0] }),
      leftX != rightX
    else { return nil }
    return (rightY - leftY) / (rightX - leftX)
  }
}
