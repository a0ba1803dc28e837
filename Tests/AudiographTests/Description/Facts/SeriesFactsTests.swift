// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@Suite struct SeriesFactsTests {
  @Test func endsAndExtremesSkipMissingValues() throws {
    let facts = try facts([.nan, 3, 1, .nan, 7, 1, 7, 2, .nan])
    #expect(facts.points == 9)
    #expect(facts.missing == 3)
    #expect(facts.valueCount == 6)
    #expect(facts.first == PlacedValue(index: 1, x: .row(2), y: 3))
    #expect(facts.last == PlacedValue(index: 7, x: .row(8), y: 2))
    #expect(facts.minimum == PlacedValue(index: 2, x: .row(3), y: 1))
    #expect(facts.maximum == PlacedValue(index: 4, x: .row(5), y: 7))
    #expect(facts.minimumCount == 2)
    #expect(facts.maximumCount == 2)
    #expect(!facts.isFlat)
  }

  @Test(arguments: [-2.5, 0, .leastNonzeroMagnitude, 1e300]) func flatSeries(value: Double) throws {
    for count in 1...12 {
      for kind in ChartKind.allCases where kind != .rank {
        let facts = try facts([Double](repeating: value, count: count), kind)
        #expect(facts.isFlat)
        #expect(facts.mean == value)
        #expect(facts.median == value)
        #expect(facts.standardDeviation == (count == 1 ? nil : 0))
        #expect(facts.minimumCount == count)
        #expect(facts.maximum.index == 0)
        #expect(
          [facts.drawdown, facts.runup, facts.largestRise, facts.largestFall] == [
            nil, nil, nil, nil,
          ])
        #expect(facts.typicalStep?.absolute == (count == 1 ? nil : 0))
        #expect(facts.legs(atMost: 5).isEmpty)
        #expect(facts.trend.class == (count < 5 ? .tooFew : .unchanged))
        #expect(facts.trend.net == nil)
        #expect(facts.trend.counter == nil)
      }
    }
  }

  @Test func changeStartsAtTheBase() throws {
    let facts = SeriesFacts(try series([60, 75], .price, base: 50))
    #expect(facts.base == PlacedValue(index: -1, x: .row(0), y: 50))
    #expect(facts.change.from == facts.base)
    #expect(facts.change.percent == 50)
    #expect(facts.first.y == 60)
    #expect(facts.minimum.y == 60)
  }

  @Test func changeStartsAtTheFirstValueWithoutABase() throws {
    let facts = try facts([.nan, 60, 75])
    #expect(facts.change.from == facts.first)
    #expect(facts.change.percent == 25)
  }

  @Test func percentNeedsAPositiveStart() throws {
    #expect(try facts([4, 5]).change.percent == 25)
    #expect(try facts([4, 5], .percent).change.percent == nil)
    #expect(try facts([0, 5]).change.percent == nil)
    #expect(try facts([-4, 5]).change.percent == nil)
  }

  static let sums: [(values: [Double], mean: Double, deviation: Double)] = [
    ([10_000_001, 10_000_003, 10_000_002], 10_000_002, 1),
    ([1e308, 1.5e308], 1.25e308, 0.25e308 * 2.0.squareRoot()),
    ([1e308, -1e308, 0], 0, 1e308), ([1e300, 3e300, 2e300], 2e300, 1e300),
    ([0x1p-1060, 0x3p-1060, 0x2p-1060], 0x2p-1060, 0x1p-1060),
    ([1e-200, 3e-200, 2e-200], 2e-200, 1e-200),
    ([1e10, 1, 2, 3], 2_500_000_001.5, 4_999_999_999),
  ]

  @Test(arguments: sums)
  func meanAndDeviationAreExact(values: [Double], mean: Double, deviation: Double) throws {
    let facts = try facts(values)
    let found = try #require(facts.standardDeviation)
    #expect(abs(facts.mean - mean) <= 1e-15 * abs(mean))
    #expect(abs(found / deviation - 1) < 1e-9)
  }

  @Test func everySubnormalStepCounts() throws {
    let least = Double.leastNonzeroMagnitude
    let facts = try facts([0, least, 0, 3 * least, 0, 4 * least])
    #expect(facts.maximum.index == 5)
    #expect(facts.trend.net == 1)
    #expect(facts.trend.counter == 0.75)
    #expect(facts.legs(atMost: 9).map(\.move.to.index) == [1, 2, 3, 4, 5])
    #expect(facts.legs(atMost: 3).map(\.move.to.index) == [3, 4, 5])
  }

  @Test func differencesThatNoNumberHoldsHaveShares() throws {
    let top = Double.greatestFiniteMagnitude
    let facts = try facts([-top, top, -top / 2, top / 2, 0, 0], .price)
    #expect(facts.change.absolute == top)
    #expect(facts.trend.net == 0.5)
    #expect(facts.trend.counter == 0.75)
    #expect(facts.largestRise?.to.index == 1)
    #expect(facts.largestRise?.absolute == .infinity)
    #expect(facts.largestFall?.to.index == 2)
    #expect(facts.drawdown?.to.index == 2)
    #expect(facts.mean == 0)
    #expect(facts.median == 0)
    #expect(facts.legs(atMost: 5).map(\.move.to.index) == [1, 2, 3, 5])
  }

  @Test func thirdsAreMeansOfWholeThirds() throws {
    #expect(try facts([1, 2]).thirds == nil)
    #expect(try facts([1, .nan, 2]).thirds == nil)
    #expect(try facts([1, 2, 3]).thirds == Thirds(firstMean: 1, lastMean: 3))
    let eight = try facts([.nan, 1, 3, .nan, 9, 9, 9, 9, 4, 5, .nan])
    #expect(eight.thirds == Thirds(firstMean: 2, lastMean: 4.5))
    let huge = try facts([1e308, 1e308, 1, 1, -1e308, -1e308])
    #expect(huge.thirds == Thirds(firstMean: 1e308, lastMean: -1e308))
  }

  static let gaps: [(values: [Double], indices: [ClosedRange<Int>])] = [
    ([1], []), ([1, 2], []), ([.nan, 1], [0...0]), ([1, .nan], [1...1]),
    ([.nan, .nan, 1, .nan, 2, 3, .nan, .nan, .nan], [0...1, 3...3, 6...8]),
  ]

  @Test(arguments: gaps)
  func gapsAreRunsOfMissingValues(values: [Double], indices: [ClosedRange<Int>]) throws {
    let gaps = try facts(values).gaps
    #expect(gaps.map(\.indices) == indices)
    #expect(gaps.map(\.count) == indices.map(\.count))
    #expect(gaps.map(\.first) == indices.map { .row($0.lowerBound + 1) })
    #expect(gaps.map(\.last) == indices.map { .row($0.upperBound + 1) })
  }
}
