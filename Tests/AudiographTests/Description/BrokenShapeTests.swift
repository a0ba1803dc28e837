// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// Shapes with jumps, turns and few cycles, in sentences that a hand can check.
@Suite struct BrokenShapeTests {
  /// A little noise that no order has: 0 to 2.
  private func noise(_ index: Int) -> Double { Double(index * 37 % 11) / 5 }

  private func days(_ count: Int) -> XAxis {
    .dates(XAxis.Dates((0..<count).map { CalendarDate(day: 17_959 + $0) }))
  }

  private func months(_ count: Int) throws -> XAxis {
    .dates(
      XAxis.Dates(
        try (0..<count).map {
          try #require(CalendarDate(year: 2000 + $0 / 12, month: $0 % 12 + 1, precision: .month))
        }))
  }

  private func told(_ values: [Double], _ x: XAxis, _ level: Level = .standard) throws -> [String] {
    let series = try Series(name: "a", x: x, values: values)
    return Description(ChartFacts(try Chart(title: "a", series: [series]))).sentences(level)
  }

  private func insight(_ values: [Double], _ x: XAxis) throws -> Insight {
    SeriesFacts(try Series(name: "a", x: x, values: values)).insight
  }

  @Test func burstsAreToldOneByOneOrCounted() throws {
    let two = (0..<100).map { (index: Int) -> Double in
      let burst: Double = index < 40 ? 70 : 80
      let isOut = (20..<27).contains(index) || (60..<66).contains(index)
      return noise(index) + (isOut ? burst : 12)
    }
    let words = try told(two, days(100))[0]
    #expect(
      words.hasPrefix("a: about 13, but about 70.8 from 24 March to 30 March 2019 and about 81.3"),
      "\(words)")
    #expect(words.hasSuffix(" from 3 May to 8 May 2019."), "\(words)")
    let four = (0..<160).map { (index: Int) -> Double in
      let isOut = [20, 60, 90, 130].contains { index >= $0 && index < $0 + 6 }
      let height: Double = isOut ? 80 : 12
      return noise(index) + height
    }
    let many = try told(four, days(160))[0]
    #expect(many.hasPrefix("a: about 13, but about 8"), "\(many)")
    for (first, last) in [("24 March", "29 March"), ("3 May", "8 May"), ("2 June", "7 June")] {
      #expect(many.contains("from \(first) to \(last)"), "\(many)")
    }
    #expect(many.count { $0 == "," } == 3 && many.contains(" and about 8"), "\(many)")
    #expect(try told(four, days(160), .alt)[0].contains("4 times"))
    #expect(try insight(four, days(160)).shape?.bursts.count == 4)
  }

  @Test func moreThanFourLevelsAreCountedWhereThereIsLittleRoom() throws {
    let heights = [20.0, 60, 35, 70, 45]
    let values = (0..<100).map { (index: Int) -> Double in heights[index / 20] + noise(index) }
    let shape = try #require(try insight(values, months(100)).shape)
    #expect(shape.shapeClass == .steps && shape.breaks == [20, 40, 60, 80])
    #expect(
      try told(values, months(100))[0]
        == "a: changed level in September 2001, in May 2003, in January 2005 and in September 2006, "
        + "about 21, then about 60.9, then about 36, then about 71.1, then about 46.")
    let alt = try told(values, months(100), .alt)[0]
    #expect(alt.hasPrefix("a: 5 levels between about 21 and about 71.1, the last"), "\(alt)")
    #expect(alt.hasSuffix(", about 46, from September 2006."), "\(alt)")
  }

  @Test func aJumpInsideALineIsNamed() throws {
    let values = (0..<60).map { (index: Int) -> Double in
      let drop: Double = index < 40 ? 0 : 25
      return 100 + Double(index) - drop + noise(index)
    }
    let shape = try #require(try insight(values, months(60)).shape)
    #expect(shape.shapeClass == .riseWithStep && shape.breaks == [40])
    #expect(
      try told(values, months(60))[0].hasPrefix(
        "a: rose by about 1 a month but for a drop from about 139 to about 1"))
    let decay = (0..<60).map { (index: Int) -> Double in
      let height: Double = index < 20 ? 50 : 90 - Double(index - 20)
      return height + noise(index)
    }
    #expect(try insight(decay, months(60)).shape?.shapeClass == .jumpThenFall)
    let words = try told(decay, months(60))[0]
    #expect(words.contains("about level near 51, jumped up to about 9"), "\(words)")
    #expect(words.contains("in September 2001, then fell to 5"), "\(words)")
  }

  @Test func smallCountsStep() throws {
    let before = [3.0, 2, 5, 4, 3, 6, 2, 4, 3, 5, 1, 4, 3, 2, 5, 4, 2, 3, 4, 6]
    let after = [1.0, 0, 2, 0, 1, 1, 0, 2, 1, 0, 0, 1, 2, 0, 1, 0, 1, 0, 2, 1]
    let step = try #require(CountStep(before + after))
    #expect(step.place == 20 && step.means == [3.55, 0.8])
    #expect(CountStep(after + after) == nil)
    #expect(CountStep(before.map { $0 / 2 } + after) == nil)
    #expect(try insight(before + after, months(40)).shape?.shapeClass == .step)
  }

  @Test func turnsHaveHeightsThatAreInTheData() throws {
    let values = (0..<60).map { (index: Int) -> Double in
      let height = Double(index < 20 ? index : index < 40 ? 40 - index : index - 40)
      return 100 + 3 * height + noise(index) / 4
    }
    let shape = try #require(try insight(values, months(60)).shape)
    #expect(shape.shapeClass == .turns && shape.turns == [20, 40])
    #expect(shape.heights == shape.turns.map { values[$0] })
    let words = try told(values, months(60))[0]
    #expect(words.contains("by September 2001, fell to 10"), "\(words)")
    #expect(words.contains(" by May 2003, and rose to 15"), "\(words)")
  }

  @Test func endsOfNoisyValuesAreAverages() throws {
    let values = (0..<120).map { (index: Int) -> Double in
      Double(index) / 4 + 10 * noise(index * index + index)
    }
    let shape = try #require(try insight(values, months(120)).shape)
    #expect(shape.ends == .means(10))
    #expect(abs(shape.from - values.prefix(10).reduce(0, +) / 10) < 1e-9)
    let words = try told(values, months(120))[0]
    #expect(words.contains("from an average of "), "\(words)")
    #expect(words.contains(" in the first 10 months to "), "\(words)")
    #expect(words.hasSuffix(" in the last."), "\(words)")
  }

  @Test func twoYearsHaveASeasonWhereTheyRepeat() throws {
    let year = [10.0, 12, 20, 35, 48, 60, 66, 64, 50, 34, 20, 12]
    let values = (0..<24).map { (index: Int) -> Double in year[index % 12] + noise(index) }
    let words = try told(values, months(24))
    #expect(words[0].contains("season: highest in July"), "\(words)")
    #expect(words[1].hasPrefix("No clear direction"), "\(words)")
    let growing = (0..<96).map { (index: Int) -> Double in
      let size = (1 + Double(index) / 12) / 6
      return 100 + size * (year[index % 12] - 36) + noise(index)
    }
    let season = try #require(try insight(growing, months(96)).seasons.first)
    #expect((season.growth?[1] ?? 0) > 3 * (season.growth?[0] ?? .infinity))
    #expect(try told(growing, months(96))[0].contains(" apart, growing from about "))
  }

  @Test func weekendsAreNamed() throws {
    let values = (0..<63).map { (index: Int) -> Double in
      let height: Double = index % 7 > 4 ? 75 : 100
      return height + 2 * noise(index)
    }
    #expect(
      try told(values, days(63))[0].contains("weekly rhythm: lower at weekends, by about 25"))
  }

  @Test func oneStepOfFewValuesCarriesARise() throws {
    let values: [Double] = [10, 11, 12, 40, 41, 42]
    let words = try told(values, months(6))[0]
    #expect(words.hasPrefix("a: rose, mostly in one step from 12 to 40 in April"), "\(words)")
    #expect(try !told([10, 20, 30, 40, 50], months(5))[0].contains("step"))
  }

  /// A balance that falls on most days, but for three pay days.
  @Test func sawTeethAreNotSteady() throws {
    let values: [Double] = [
      2150, 2100, 2040, 1990, 1900, 4800, 4700, 4640, 4500, 4450, 4380, 6900, 6800, 6700, 6650,
      6600, 9400, 9300, 9200, 9100, 9000, 8900,
    ]
    let words = try told(values, days(22))[0]
    #expect(words.hasPrefix("a: fell between 3 jumps, on 9 March"), "\(words)")
    #expect(words.hasSuffix("; in all from 2150 to 8900."), "\(words)")
  }

  @Test func theTopOfAWaveIsNotOdd() {
    let wave = (0..<60).map { (index: Int) -> Double in
      let distance = abs(Double(index) - 30) / 3
      return 3 + 2000 / (1 + distance)
    }
    #expect(oddValues(in: wave).isEmpty)
    // Five far ones among ninety are named, since nothing else is half as far.
    var many = (0..<90).map { (index: Int) -> Double in 50 + noise(index) }
    for place in [10, 30, 44, 61, 75] { many[place] += 30 }
    #expect(oddValues(in: many) == [10, 30, 44, 61, 75])
  }

  @Test(arguments: 0..<40) func walksHaveNoSteps(seed: Int) throws {
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var (value, walk) = (50.0, [Double]())
    for _ in 0..<(seed % 2 == 0 ? 63 : 252) {
      var sum = 0.0
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        sum += Double(state >> 11) / 0x1p53
      }
      value += sum - 6
      walk.append(value)
    }
    let shape = try #require(try insight(walk, days(walk.count)).shape)
    #expect(shape.levels.isEmpty && shape.jump == nil, "\(shape.shapeClass)")
  }
}
