// SPDX-License-Identifier: MIT

/// Round numbers along an axis of values.
enum RoundValues {
  /// Four to seven of them between the ends, ascending; eight where only whole numbers are wanted, fewer
  /// where there are no more, and the ends themselves where there are none.
  ///
  /// - Parameters:
  ///   - minimum: The lower end.
  ///   - maximum: The upper end.
  ///   - scale: Logarithmic scales have powers of ten and round multiples of these.
  ///   - fewest: What is enough; there are at most twice as many less one.
  ///   - areWhole: Whether there is nothing between whole numbers.
  /// - Returns: The numbers.
  static func between(
    _ minimum: Double, _ maximum: Double, scale: PitchScale, fewest: Int = 4,
    areWhole: Bool = false
  ) -> [Double] {
    guard minimum < maximum else { return [minimum] }
    if scale == .log, let values = logarithmic(minimum, maximum, fewest) { return values }
    let values = linear(minimum, maximum, fewest, areWhole)
    return values.count > 1 ? values : [minimum, maximum]
  }

  /// Multiples of 1, 2 or 5 times a power of ten; of 2.5 where those of 2 are too many.
  private static func linear(
    _ minimum: Double, _ maximum: Double, _ fewest: Int, _ areWhole: Bool
  ) -> [Double] {
    // Quarters of large numbers, so that the distance between them is finite.
    let isLarge = max(abs(minimum), abs(maximum)) > 1e300
    let (low, high) = isLarge ? (minimum / 4, maximum / 4) : (minimum, maximum)
    guard high - low > 1e-299 else { return [] }
    var chosen: Multiples?
    for step in steps(below: high - low) where !areWhole || step >= 1 {
      guard let multiples = Multiples(of: step, low, high) else { return [] }
      chosen = multiples
      if multiples.count >= fewest { break }
    }
    guard var chosen else { return [] }
    if chosen.count >= 2 * fewest, !areWhole,
      let fewer = Multiples(of: 1.25 * chosen.step, low, high)
    {
      chosen = fewer
    }
    return chosen.values.map { $0 * (isLarge ? 4 : 1) }
  }

  /// The multiples of a step between two ends.
  private struct Multiples {
    let step: Double
    let first: Double
    let count: Int

    /// Nil where numbers are too large to tell neighbours apart.
    init?(of step: Double, _ low: Double, _ high: Double) {
      (self.step, first) = (step, (low / step - 1e-9).rounded(.up))
      let count = (high / step + 1e-9).rounded(.down) - first + 1
      guard count < 100, abs(first) < 1e15 else { return nil }
      self.count = max(0, Int(count))
    }

    var values: [Double] { (0..<count).map { ((first + Double($0)) * step).withoutNoise } }
  }

  /// 5, 2 and 1 times powers of ten, from the largest that is not above a size.
  private static func steps(below size: Double) -> [Double] {
    let top = Int((log2(size) * 0.301_029_995_663_981).rounded(.down))
    return (0..<3).flatMap { down in [5, 2, 1].map { $0 * powerOfTen(top - down) } }
  }

  /// What powers of ten are taken times, the roundest first.
  private static let factors: [[Double]] = [[1], [1, 2, 5], [1, 3], [1, 1.5, 2, 3, 5, 7]]

  /// Powers of ten, with some of their multiples where these are few; nil where there are not enough.
  private static func logarithmic(
    _ minimum: Double, _ maximum: Double, _ fewest: Int
  ) -> [Double]? {
    let ends = [minimum, maximum].map { Int((log2($0) * 0.301_029_995_663_981).rounded(.down)) }
    let stride = max(1, (ends[1] - ends[0] + 7) / 7)
    let powers = Swift.stride(from: ends[0], through: ends[1] + 1, by: stride).map(powerOfTen)
    let choices = (stride == 1 ? factors : [[1]]).map { factors in
      powers.flatMap { power in factors.map { (power * $0).withoutNoise } }
        .filter { $0 >= minimum && $0 <= maximum }
    }
    return choices.first { (fewest..<2 * fewest).contains($0.count) }
      ?? choices.first { $0.count > 2 }
  }

  private static func powerOfTen(_ exponent: Int) -> Double { Double("1e\(exponent)") ?? 1 }
}
