// SPDX-License-Identifier: MIT

/// What is true of the bars of a series, as they are in the data.
///
/// A bar of which a price is missing is none, and ends a run; no gap is looked for over it.
package struct BarFacts: Sendable, Hashable {
  /// Bars that follow each other and went the same way.
  package struct Run: Sendable, Hashable {
    /// How many they are, at least one.
    package let count: Int
    /// The first bar, and where it closed.
    package let first: PlacedValue
    /// The last bar, and where it closed.
    package let last: PlacedValue
  }

  /// How many bars closed higher than they opened.
  package let rose: Int
  /// How many bars closed lower than they opened.
  package let fell: Int
  /// How many bars closed where they opened.
  package let unchanged: Int
  /// The longest run of bars that rose, the first of equal ones; nil if none did.
  package let longestRise: Run?
  /// The longest run of bars that fell, the first of equal ones; nil if none did.
  package let longestFall: Run?
  /// From the low to the high of the bar where they are farthest apart, the first of equal ones.
  ///
  /// In percent where all prices are above 0, else in value; nil if no bar is wider than a point.
  package let widest: Move?
  /// The largest step from a close to the next open, the first of equal ones, measured as `widest`;
  /// nil without one.
  package let largestGap: Move?
}

extension BarFacts {
  /// The facts of the bars of a series; nil if it is not made of bars, or none is complete.
  ///
  /// - Complexity: O(bars).
  package init?(_ series: Series, hasTrueZero: Bool = true) {
    guard let bars = series.bars else { return nil }
    let candles = (0..<bars.count).map(bars.candle)
    let known = candles.compactMap(\.self)
    guard !known.isEmpty else { return nil }
    func placed(_ index: Int, _ value: Double) -> PlacedValue {
      PlacedValue(index: index, x: series.x[index], y: value)
    }
    func move(_ from: PlacedValue, _ to: PlacedValue) -> Move {
      Move(from: from, to: to, kind: series.kind, hasTrueZero: hasTrueZero)
    }
    func run(_ range: Range<Int>?) -> Run? {
      range.map { range in
        let (first, last) = (range.lowerBound, range.upperBound - 1)
        return Run(
          count: range.count, first: placed(first, candles[first]?.close ?? .nan),
          last: placed(last, candles[last]?.close ?? .nan))
      }
    }
    rose = known.count { $0.close > $0.open }
    fell = known.count { $0.isFalling }
    unchanged = known.count - rose - fell
    longestRise = run(candles.longestRun { $0.close > $0.open })
    longestFall = run(candles.longestRun { $0.isFalling })
    let steps = BarSteps(candles)
    widest = steps.widest.flatMap { index in
      candles[index].map { move(placed(index, $0.low), placed(index, $0.high)) }
    }
    largestGap = steps.gap.flatMap { index in
      guard let before = candles[index - 1], let bar = candles[index] else { return nil }
      return move(placed(index - 1, before.close), placed(index, bar.open))
    }
  }
}

/// The bars where prices moved farthest within a bar, and from a close to the next open.
private struct BarSteps {
  private(set) var widest: Int?
  private(set) var gap: Int?

  init(_ candles: [Candle?]) {
    let lowest = candles.lazy.compactMap { $0?.path.min() }.min() ?? 0
    // Halves, so that the distance from −1e308 to 1e308 is finite.
    let measure = lowest > 0 ? MoveMeasure.ratio : .difference(scale: 0.5)
    func size(_ start: Double, _ end: Double) -> Double {
      measure.size(from: min(start, end) * measure.scale, to: max(start, end) * measure.scale)
    }
    var (largest, farthest) = (measure.none, measure.none)
    for (index, candle) in candles.enumerated() {
      guard let candle else { continue }
      if size(candle.low, candle.high) > largest {
        (widest, largest) = (index, size(candle.low, candle.high))
      }
      guard index > 0, let before = candles[index - 1] else { continue }
      if size(before.close, candle.open) > farthest {
        (gap, farthest) = (index, size(before.close, candle.open))
      }
    }
  }
}

extension [Candle?] {
  /// The longest run of bars that are as asked for, the first of equal ones; nil if none is.
  fileprivate func longestRun(where isIncluded: (Candle) -> Bool) -> Range<Int>? {
    var longest: Range<Int>?
    var start = 0
    for (index, candle) in enumerated() {
      guard candle.map(isIncluded) ?? false else {
        start = index + 1
        continue
      }
      if index + 1 - start > longest?.count ?? 0 { longest = start..<index + 1 }
    }
    return longest
  }
}
