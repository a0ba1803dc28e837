// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

@Suite struct TrendRulesTests {
  /// Values with the range 100 and the trend they have; `count` repeats the last of them.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let values: [Double]
    var count = 10
    let trend: TrendClass

    var all: [Double] {
      values + [Double](repeating: values.last ?? 0, count: max(0, count - values.count))
    }
  }

  static let steadyCases = [
    Case(testDescription: "four values", values: [0, 30, 60, 100], count: 4, trend: .tooFew),
    Case(testDescription: "five values", values: [0, 30, 60, 100], count: 5, trend: .roseSteadily),
    Case(
      testDescription: "steady at both thresholds", values: [0, 50, 25, 100, 75],
      trend: .roseSteadily),
    Case(
      testDescription: "steady within the tolerance", values: [0, 50.000_000_05, 25, 100, 75],
      trend: .roseSteadily),
    Case(
      testDescription: "net within the tolerance",
      values: [0, 100, 80, 75.000_000_05, 74.999_999_95],
      trend: .roseSteadily),
    Case(
      testDescription: "counter too large", values: [0, 50.1, 25, 100], trend: .roseWithSetbacks),
    Case(
      testDescription: "net too small", values: [0, 100, 80, 74.9], trend: .roseWithSetbacks),
    Case(
      testDescription: "setbacks need ten values", values: [0, 50.1, 25, 100], count: 9,
      trend: .mixedHigher),
    Case(
      testDescription: "setbacks at both thresholds", values: [0, 100, 40, 50],
      trend: .roseWithSetbacks),
    Case(
      testDescription: "setbacks within the tolerance",
      values: [0, 100, 39.999_999_95, 49.999_999_95], trend: .roseWithSetbacks),
    Case(
      testDescription: "setback too large", values: [0, 100, 39.9, 50], trend: .roseThenFell),
    Case(
      testDescription: "setback too large with fewer values", values: [0, 100, 39.9, 50], count: 9,
      trend: .mixedHigher),
    Case(
      testDescription: "setback too large before the maximum", values: [0, 65, 0, 100, 49.9],
      trend: .mixedHigher),
  ]

  static let peakCases = [
    Case(
      testDescription: "peak at both thresholds", values: [20, 0, 100, 60], trend: .roseThenFell),
    Case(
      testDescription: "peak within the tolerance", values: [20, 0, 100, 60.000_000_05],
      trend: .roseThenFell),
    Case(testDescription: "peak too low", values: [20, 0, 100, 60.1], trend: .mixedHigher),
    Case(testDescription: "trough too deep", values: [20.1, 0, 100, 60], trend: .mixedHigher),
    Case(
      testDescription: "nine values", values: [20, 0, 100, 60], count: 9, trend: .mixedHigher),
    Case(
      testDescription: "fall before the peak", values: [20, 60, 0, 100, 60],
      trend: .roseThenFell),
    Case(
      testDescription: "fall before the peak too large", values: [20, 60.1, 0, 100, 60],
      trend: .mixedHigher),
    Case(
      testDescription: "rise after the peak", values: [20, 100, 0, 60], trend: .roseThenFell),
    Case(
      testDescription: "rise after the peak too large", values: [20, 100, 0, 60.1, 60],
      trend: .mixedHigher),
    Case(
      testDescription: "the first of two peaks counts", values: [0, 100, 30, 100, 20],
      trend: .littleChange),
    Case(
      testDescription: "a small valley between two peaks", values: [0, 100, 40, 100, 20],
      trend: .roseThenFell),
    Case(
      testDescription: "below where it began", values: [60, 100, 0, 0], trend: .fellWithRecoveries),
    Case(
      testDescription: "below the first value", values: [45, 100, 0, 3], trend: .roseThenFell),
  ]

  static let otherCases = [
    Case(
      testDescription: "little change at the threshold", values: [0, 100, 0, 100, 25],
      trend: .littleChange),
    Case(
      testDescription: "more than little change", values: [0, 100, 0, 100, 25.1],
      trend: .mixedHigher),
    Case(
      testDescription: "no change", values: [50, 100, 0, 100, 0, 50], trend: .littleChange),
    Case(
      testDescription: "few values with little change", values: [0, 100, 0, 100, 25], count: 5,
      trend: .littleChange),
  ]

  static let spikeCases = [
    Case(
      testDescription: "one value of 13", values: [20, 10, 0, 100, 10], count: 13,
      trend: .steadyWithPeak),
    Case(
      testDescription: "one value of 12", values: [20, 10, 0, 100, 10], count: 12,
      trend: .roseThenFell),
    Case(
      testDescription: "8 percent", values: [20, 0, 60, 100, 10], count: 25, trend: .roseThenFell),
    Case(
      testDescription: "less than 8 percent", values: [20, 0, 60, 100, 10], count: 26,
      trend: .steadyWithPeak),
    Case(
      testDescription: "the middle is not beyond it", values: [20, 0, 50, 100, 10], count: 13,
      trend: .steadyWithPeak),
    Case(
      testDescription: "two peaks", values: [20, 10, 0, 100, 10, 95, 10], count: 40,
      trend: .littleChange),
    Case(
      testDescription: "one that rises all the way", values: [0, 10, 10, 100, 90], count: 40,
      trend: .roseSteadily),
  ]

  @Test(arguments: steadyCases + peakCases + otherCases + spikeCases)
  func theFirstRuleThatFitsDecides(_ item: Case) throws {
    #expect(try facts(item.all).trend.class == item.trend)
    #expect(ReferenceFacts(item.all, isPrice: false).trendClass == item.trend.rawValue)
  }

  @Test(arguments: steadyCases + peakCases + otherCases + spikeCases)
  func negatedValuesHaveTheMirroredTrend(_ item: Case) throws {
    #expect(try facts(item.all.map { -$0 }).trend.class == item.trend.mirrored)
  }

  @Test func missingValuesDoNotCount() throws {
    #expect(try facts([0, .nan, 30, .nan, 60, 100]).trend.class == .tooFew)
    #expect(try facts([.nan, 0, 30, 60, .nan, 80, 100]).trend.class == .roseSteadily)
  }

  @Test func theBaseDoesNotCount() throws {
    let series = try series([1, 2, 3, 4, 5], .price, base: 100)
    #expect(SeriesFacts(series).trend.class == .roseSteadily)
  }

  @Test func measuresAreSharesOfTheRange() throws {
    let up = try facts([0, 10, 5, 8]).trend
    #expect(up == Trend(class: .tooFew, net: 0.8, counter: 0.5))
    let down = try facts([10, 0, 5, 2]).trend
    #expect(down == Trend(class: .tooFew, net: -0.8, counter: 0.5))
  }

  @Test func noNetChangeCountsAsUp() throws {
    #expect(try facts([4, 8, 0, 4]).trend.counter == 1)
    #expect(try facts([4, 0, 8, 4]).trend.counter == 0.5)
  }

  @Test func shiftsAndScalesKeepTheTrend() throws {
    var generator = SeededGenerator(seed: 5)
    for length in [5, 9, 10, 11, 30, 100] {
      for _ in 0..<50 {
        let values = generator.randomWalk(count: length)
        let trend = try facts(values).trend.class
        let distance = ReferenceFacts(values, isPrice: false).distanceToThreshold
        guard distance > 1e-8 else { continue }
        let shift = Double.random(in: -1...1, using: &generator) * (values.max() ?? 1)
        let scale = Double.random(in: 0.001...1000, using: &generator)
        #expect(try facts(values.map { $0 + shift }).trend.class == trend)
        #expect(try facts(values.map { $0 * scale }).trend.class == trend)
        #expect(try facts(values.map { $0 * 1e300 }).trend.class == trend)
        #expect(try facts(values.map { -$0 }).trend.class == trend.mirrored)
      }
    }
  }
}

extension TrendClass {
  fileprivate var mirrored: TrendClass {
    switch self {
    case .tooFew, .unchanged, .littleChange: self
    case .roseSteadily: .fellSteadily
    case .fellSteadily: .roseSteadily
    case .roseWithSetbacks: .fellWithRecoveries
    case .fellWithRecoveries: .roseWithSetbacks
    case .roseThenFell: .fellThenRecovered
    case .fellThenRecovered: .roseThenFell
    case .steadyWithPeak: .steadyWithTrough
    case .steadyWithTrough: .steadyWithPeak
    case .mixedHigher: .mixedLower
    case .mixedLower: .mixedHigher
    }
  }
}
