// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

/// How seldom chance is taken for a rhythm, and where steps are regular.
@Suite struct RepetitionTests {
  /// How many of so many series of 24 to 300 values have a period.
  private func found(
    among count: Int, seed: UInt64, _ values: (Int, inout SeededGenerator) -> [Double]
  ) -> Int {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).count { _ in
      let length = Int.random(in: 24...300, using: &generator)
      return PeriodDetection(values(length, &generator))?.period != nil
    }
  }

  @Test func chanceSeldomRepeats() {
    let noise = found(among: 500, seed: 1) { $1.whiteNoise(count: $0, in: -1...1) }
    let walks = found(among: 500, seed: 2) { $1.randomWalk(count: $0) }
    #expect(noise <= 5 && walks <= 5, "\(noise) of white noise, \(walks) of random walks")
  }

  /// Values on Monday to Friday, the days between missing.
  private func weekdays(_ count: Int, _ value: (Int) -> Double) -> [Double] {
    (0..<count).map { $0 % 7 < 5 ? value($0) : .nan }
  }

  @Test(arguments: [42, 70, 140, 250, 364, 1000]) func curvesOverWeekdaysDoNotRepeat(count: Int) {
    #expect(PeriodDetection(weekdays(count) { Double($0 * $0) })?.period == nil)
    for turns in [0.5, 1.0, 1.5, 2.0, 2.4] {
      for start in [0, 0.2, 0.45, 0.7] {
        let wave = weekdays(count) { sine(turns: start + turns * Double($0) / Double(count)) }
        #expect(PeriodDetection(wave)?.period == nil, "\(turns) turns from \(start)")
      }
    }
  }

  @Test func chanceOverWeekdaysSeldomRepeats() {
    let noise = found(among: 500, seed: 5) { count, generator in
      let values = generator.whiteNoise(count: count, in: -1...1)
      return weekdays(count) { values[$0] }
    }
    let walks = found(among: 500, seed: 6) { count, generator in
      let values = generator.randomWalk(count: count)
      return weekdays(count) { values[$0] }
    }
    #expect(noise <= 5 && walks <= 5, "\(noise) of white noise, \(walks) of random walks")
  }

  @Test func rhythmsOfWeekdaysAreFound() {
    let weekly = [5.0, 1, 2, 3, 9, 0, 0]
    var generator = SeededGenerator(seed: 7)
    let noise = generator.whiteNoise(count: 300, in: -0.5...0.5)
    #expect(PeriodDetection(weekdays(120) { weekly[$0 % 7] + noise[$0] })?.period == 7)
    let tenth = weekdays(120) { sine(turns: Double($0) / 10) + noise[$0] }
    #expect(PeriodDetection(tenth)?.period == 10)
    let fourth = weekdays(300) { ($0 % 28 < 3 ? 3 : 0) + noise[$0] }
    #expect(PeriodDetection(fourth)?.period == 28)
  }

  /// The same of 10,000 each, for `make sweep`.
  @Test(.enabled(if: isSweep)) func chanceSeldomRepeatsInALongSweep() {
    let noise = found(among: 10_000, seed: 3) { $1.whiteNoise(count: $0, in: -1...1) }
    let walks = found(among: 10_000, seed: 4) { $1.randomWalk(count: $0) }
    print("A period is found in \(noise) of white noise and \(walks) of random walks of 10000.")
    #expect(noise <= 100 && walks <= 100)
  }

  /// Twelve months with a season, and one of them above all others.
  private static let sales: [Double] = (0..<120).map { month in
    let season: Double = month % 12 == 11 ? 300 : month % 12 == 6 ? 150 : 0
    let noise = Double(month * 7919 % 31)
    return Double(1000 + 5 * month) + season + noise
  }

  @Test func theShortestLagExplainsTheLater() {
    #expect(PeriodDetection(Self.sales)?.period == 12)
    // Long waves over the season must not make it 36, 60 or more.
    let waves: [Double] = Self.sales.indices.map { month in
      Self.sales[month] + 200 * sine(turns: Double(month) / 47)
    }
    #expect(PeriodDetection(waves)?.period == 12)
  }

  @Test func aTrendWithoutRhythmHasNone() {
    #expect(PeriodDetection((0..<200).map { Double($0 * $0) })?.period == nil)
  }

  private func regular(_ x: XAxis, _ values: [Double]) throws -> RegularSteps? {
    RegularSteps(try Series(name: "a", x: x, values: values))
  }

  @Test func absentRowsArePutBack() throws {
    let numbers = try #require(try regular(.numbers([0, 0.5, 1.5, 2]), [1, 2, 3, 4]))
    #expect(numbers.values.map { $0.isNaN ? -1 : $0 } == [1, 2, -1, 3, 4])
    #expect(numbers.rhythm == .steps)
    let days = try #require(try regular(ToldCase.daysAfter([1, 2, 4, 5]), [1, 2, 3, 4]))
    #expect(days.values.count == 5 && days.rhythm == .days)
    let rounded = [1949, 1949.083, 1949.167, 1949.25, 1949.333]
    #expect(try regular(.numbers(rounded), [1, 2, 3, 4, 5])?.values.count == 5)
  }

  @Test func otherAxesAreNotRegular() throws {
    let values = [1.0, 2, 3, 4]
    #expect(try regular(.categories(["a", "b", "c", "d"]), values) == nil)
    #expect(try regular(.numbers([1, 1, 2, 3]), values) == nil)
    #expect(try regular(.numbers([1, 3, 2, 4]), values) == nil)
    #expect(try regular(.numbers([1, 2, 3.4, 4]), values) == nil)
    #expect(try regular(.numbers([1, 2, 3, 40]), values) == nil)
    #expect(try regular(ToldCase.daysAfter([1, 1, 2, 3]), values) == nil)
    #expect(try regular(.numbers([4, 3, 2, 1]), values)?.values == values)
  }

  @Test func namesHaveNoRhythm() throws {
    let names = Self.sales.indices.map { "Town \($0)" }
    let towns = SeriesFacts(try Series(name: "a", x: .categories(names), values: Self.sales))
    #expect(towns.period == nil)
  }

  @Test func stepsWithAbsentRowsAreTold() throws {
    let kept = Self.sales.indices.filter { $0 % 10 != 3 }
    let places: [Double] = kept.map { Double($0) / 4 }
    // A line explains most of what grows, and what it leaves is no rhythm.
    let values: [Double] = kept.map { Self.sales[$0] - 5 * Double($0) }
    let test = ToldCase(name: "sales", x: .numbers(places), values: values)
    #expect(try test.sentences(.standard).contains("The pattern repeats about every 12 steps."))
    #expect(
      try test.sentences(.standard, .german).contains(
        "Das Muster wiederholt sich etwa alle 12 Schritte."))
  }
}
