// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

@Suite struct PeriodTests {
  private func period(_ values: [Double]) -> Double? { PeriodDetection(values)?.period }

  /// The period that is told of rows.
  private func told(_ values: [Double], kind: ChartKind = .measurement) throws -> Double? {
    let x = XAxis.rows(count: values.count)
    return SeriesFacts(try Series(name: "a", kind: kind, x: x, values: values)).period
  }

  private func wave(
    _ count: Int, period: Double, slope: Double = 0, noise: Double = 0, start: Double = 0.1
  ) -> [Double] {
    var random = SeededGenerator(seed: 3)
    let errors = random.whiteNoise(count: count, in: -1...1)
    return (0..<count).map {
      sine(turns: Double($0) / period + start) + slope * Double($0) + noise * errors[$0]
    }
  }

  @Test func samplesRepeatAsTheyAreKnownTo() throws {
    #expect(agree(period(try sampleColumn("sunspots.csv")), 32.0 / 3))
    let carbonDioxide = try #require(period(try sampleColumn("co2-weekly.csv")))
    #expect(abs(carbonDioxide - 365.2425 / 7) < 0.1)
    #expect(period(try sampleColumn("nile.csv")) == nil)
    #expect(period(try sampleColumn("us-inflation.csv", 1)) == nil)
    #expect(period(try sampleColumn("us-inflation.csv", 2)) == nil)
  }

  @Test(arguments: [
    (16, 4.0), (21, 7), (36, 12), (48, 12), (120, 12), (120, 24), (400, 36.5), (300, 100),
    (600, 4),
  ])
  func wavesHaveTheirPeriod(count: Int, expected: Double) throws {
    for slope: Double in [0, 2, -1] {
      let found = try #require(period(wave(count, period: expected, slope: slope)))
      #expect(abs(found - expected) <= max(0.02 * expected, count > 3 * Int(expected) ? 0 : 1))
    }
  }

  @Test func fewerThanThreePeriodsAreNone() throws {
    #expect(period(wave(35, period: 12.5)) == nil)
    #expect(period(wave(100, period: 40)) == nil)
  }

  @Test func gapsAndNoiseDoNotHideAPeriod() throws {
    var values = wave(240, period: 12, slope: 0.1, noise: 0.7)
    for index in stride(from: 5, to: 240, by: 17) { values[index] = .nan }
    for index in 100..<115 { values[index] = .nan }
    let found = try #require(period(values))
    #expect(abs(found - 12) < 0.25)
  }

  @Test func missedPeaksAreCounted() throws {
    // Every second wave is small, so that odd peaks correlate less than even ones.
    let values = (0..<240).map { sine(turns: Double($0) / 10) + 0.8 * sine(turns: Double($0) / 20) }
    let found = try #require(period(values))
    #expect(abs(found - 20) < 0.3 || abs(found - 10) < 0.3)
  }

  @Test func pricesAreNotSearched() throws {
    let values = wave(60, period: 12)
    #expect(try told(values, kind: .count) == 12)
    #expect(try told(values, kind: .price) == nil)
    #expect(try told(values, kind: .percent) == 12)
  }

  @Test(arguments: [1, 2, 3, 8, 9, 10, 100]) func linesHaveNone(count: Int) throws {
    for slope: Double in [0, 0.1, -3, 1e300] {
      #expect(period((0..<count).map { Double($0) * slope }) == nil)
    }
  }

  @Test(arguments: [0x1p-1030, 1e-300, 1e300]) func scaleDoesNotMatter(scale: Double) throws {
    #expect(try told(wave(60, period: 12).map { $0 * scale }) == 12)
  }

  @Test func curvesAndFewValuesHaveNoneThatIsTold() throws {
    #expect(try told(wave(120, period: 12)) == 12)
    #expect(try told(wave(120, period: 12, slope: 0.1)) == nil)
    #expect(try told(wave(23, period: 6)) == nil && told(wave(24, period: 6)) == 6)
  }

  @Test func singleValuesAmongGapsHaveNone() throws {
    var values = [Double](repeating: .nan, count: 30)
    values[4] = 1
    #expect(period(values) == nil)
    values[17] = 5
    #expect(period(values) == nil)
  }

  @Test(arguments: [9, 12, 20, 36, 100]) func whiteNoiseSeldomHasOne(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    let found = (0..<200).count { _ in
      period(random.whiteNoise(count: count)) != nil
    }
    #expect(found <= 5)
  }

  @Test func theLongestSeriesAreNotSearched() throws {
    #expect(try told(wave(131_073, period: 12)) == nil)
  }

  @Test func factsKeepWhatWasFound() throws {
    for values in [wave(60, period: 12), [1, 2, 4]] {
      let x = XAxis.rows(count: values.count)
      let facts = SeriesFacts(try Series(name: "a", kind: .measurement, x: x, values: values))
      #expect(facts.keepingInsight().period == facts.period)
    }
  }

  @Test(arguments: [(1, 24), (1000, 160_000), (20_000, 3_200_000), (20_001, 480_024)])
  func memoryIsAskedForWhereAPeriodIsSearched(count: Int, byteCount: Int) throws {
    let values = [Double](repeating: 1, count: max(1, count))
    func series(_ kind: ChartKind) throws -> Series {
      try Series(name: "a", kind: kind, x: .rows(count: values.count), values: values)
    }
    #expect(try series(.measurement).byteCountOfInsight == byteCount)
    #expect(try series(.price).byteCountOfInsight == 24 * count)
  }
}
