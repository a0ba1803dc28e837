// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// Shapes as sentences that agree with each other and with the data.
@Suite struct ToldShapeTests {
  private func told(_ values: [Double], x: XAxis, _ level: Level = .standard) throws -> [String] {
    let series = try Series(name: "a", x: x, values: values)
    return Description(ChartFacts(try Chart(title: "a", series: [series]))).sentences(level)
  }

  private func quarters(_ count: Int) throws -> XAxis {
    .dates(
      XAxis.Dates(
        try (0..<count).map {
          try #require(
            CalendarDate(year: 2000 + $0 / 4, month: $0 % 4 * 3 + 1, precision: .quarter))
        }))
  }

  /// Weekdays from a Monday on.
  private func weekdays(_ count: Int) -> XAxis {
    .dates(XAxis.Dates((0..<count).map { CalendarDate(day: 17_959 + $0 / 5 * 7 + $0 % 5) }))
  }

  /// A rise that is set back is not steady.
  @Test func aSetbackIsNotSteady() throws {
    let rise = (0..<66).map { Double(100 + $0 * 4) }
    #expect(try told(rise, x: .rows(count: 66))[0].contains("rose steadily"))
    let late = rise.enumerated().map { $0 > 58 ? $1 - 60 : $1 }
    let words = try told(late, x: .rows(count: 66))[0]
    #expect(!words.contains("steadily"), "\(words)")
  }

  /// Halves that vary differently, without a place where that begins.
  @Test(arguments: [1.0, -1])
  func halvesAreCompared(_ way: Double) throws {
    var random = SplitMix64(seed: 11)
    let values = (0..<200).map { index -> Double in
      let size = (index < 100) == (way > 0) ? 1.0 : 2
      return 50 + size * (0..<12).reduce(-6) { sum, _ in sum + random.chance() }
    }
    let told = try told(values, x: .rows(count: 200))
    let sentence = try #require(told.first { $0.contains("half") }, "\(told)")
    let (more, less) = way > 0 ? ("second", "first") : ("first", "second")
    #expect(sentence.hasPrefix("In the \(more) half the values vary about "))
    #expect(sentence.hasSuffix(" times as much as in the \(less)."))
    let even = values.enumerated().map { ($0 < 100) == (way > 0) ? $1 : 25 + $1 / 2 }
    #expect(try !self.told(even, x: .rows(count: 200)).contains { $0.contains("half") })
  }

  /// A year of days that go up and down: the months with the highest and the lowest mean, as they are.
  @Test func monthsOfAYearAreTold() throws {
    let days = XAxis.dates(XAxis.Dates((0..<366).map { CalendarDate(day: 18_262 + $0) }))
    var (random, drift) = (SplitMix64(seed: 3), 0.0)
    let values = (0..<366).map { _ -> Double in
      drift = 0.93 * drift + 10 * (random.chance() - 0.5)
      return (100 + drift).rounded()
    }
    let told = try told(values, x: days)
    let sentence = try #require(
      told.first { $0.hasPrefix("The average is highest in ") }, "\(told)")
    let dates = (0..<366).map { CalendarDate(day: 18_262 + $0).civil.month }
    let means = (1...12).map { month in
      mean(of: values.indices.filter { dates[$0] == month }.map { values[$0] })
    }
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    #expect(sentence.contains("in \(names[means.indexOfHighest])"))
    #expect(sentence.contains("lowest in \(names[means.indexOfLowest])"))
    // Of a month and a half there are no months to compare.
    let few = try self.told(
      Array(values.prefix(45)),
      x: .dates(XAxis.Dates((0..<45).map { CalendarDate(day: 18_262 + $0) })))
    #expect(!few.contains { $0.contains("average is") })
  }

  /// A peak between two levels says what they are.
  @Test func levelsBesideAPeakHaveTheirHeight() throws {
    let values = (0..<60).map { day -> Double in
      let away = abs(day - 30)
      return away > 4 ? Double(5 + day % 3) : Double(2000 - 450 * away)
    }
    let words = try told(values, x: .rows(count: 60))[0]
    #expect(words.contains("level near 6 "), "\(words)")
  }

  /// Up to seven levels are told one by one; in brief, what they lie between.
  @Test func levelsAreListed() throws {
    let levels: [Double] = [20, 68, 29, 60, 42, 15, 74]
    let values = levels.flatMap { level in (0..<20).map { level + Double($0 % 3) / 10 } }
    let words = try told(values, x: .rows(count: 140))[0]
    #expect(words.contains("level at point 21, at point 41"), "\(words)")
    for level in levels { #expect(words.contains("about \(Int(level))"), "\(words)") }
    let alt = try told(values, x: .rows(count: 140), .alt)[0]
    #expect(alt.contains("7 levels between"), "\(alt)")
  }

  /// Bounds are those of the data, odd values included.
  @Test func boundsOfALevelAreThoseOfTheData() throws {
    var values = (0..<21).map { Double(40 + $0 * 13 % 21) }
    (values[5], values[13]) = (400, 420)
    let told = try told(values, x: .rows(count: 21)).joined(separator: " ")
    #expect(told.contains("mostly between 44 and 60"), "\(told)")
  }

  /// An odd value that has no sentence of its own is the extreme that it is.
  @Test func noOddExtremeVanishes() throws {
    var volts = (0..<90).map { 230 + Double($0 * 37 % 17) / 20 }
    volts[61] = 0
    let short = try told(volts, x: .rows(count: 90), .short).joined(separator: " ")
    #expect(short.contains("lowest 0 at"), "\(short)")
    let odd = volts.map { $0 == 0 ? 140 : 50 + ($0 - 230) }
    let series = try [("a", volts), ("b", odd), ("c", odd.map { $0 == 140 ? 140 : 50 })].map {
      try Series(name: $0.0, x: .rows(count: 90), values: $0.1)
    }
    let told = Description(ChartFacts(try Chart(title: "t", series: series))).sentences(.standard)
    #expect(told.count { $0.contains("ighest 140") } == 2, "\(told)")
  }

  /// A tank that is filled now and then falls between the refills, however level it is on the whole.
  @Test func whatIsRefilledFallsBetweenJumps() throws {
    let litres: [Double] = [52, 46, 41, 33, 27, 55, 50, 44, 36, 29, 22, 54, 47, 41]
    let upright = [(litres, "fell", "jumps"), (litres.map { 80 - $0 }, "rose", "drops")]
    for (values, verb, other) in upright {
      let told = try told(values, x: .numbers((1...14).map(Double.init)))
      #expect(told[0].contains("\(verb) between 2 \(other), at 6 and at 12"), "\(told)")
    }
    let cycle: [Double] = [0, 3, 5, 6, 5, 3, 0, -3, -5, -3]
    let wave = (0..<40).map { cycle[$0 % 10] }
    #expect(try told(wave, x: .rows(count: 40))[0].contains("no clear direction"))
  }

  /// In a narrow range all values have as many decimals as tell its parts apart.
  @Test func digitsFollowTheRange() throws {
    let values = (0..<40).map { index -> Double in
      let tenths: Int = 10149 + index * 37 % 41
      return Double(index < 20 ? tenths : tenths - 20) / 10
    }
    let told = try told(values, x: .numbers((1...40).map(Double.init))).joined(separator: " ")
    #expect(told.contains("ighest \(values.max() ?? 0) at"), "\(told)")
    #expect(told.contains("owest \(values.min() ?? 0) at"), "\(told)")
  }

  /// What rose on the whole may end lower than it began: that it is "down" then would contradict it.
  @Test func noChangeIsToldAgainstTheCourse() throws {
    var (state, level): (UInt64, Double) = (215 * 7919 + 1, 0)
    let values = (0..<150).map { place -> Double in
      state = (state &* 1_103_515_245 &+ 12345) % 2_147_483_648
      let noise = Double((state >> 16) % 1000) / 1000 - 0.5
      level = 0.8 * level + noise
      let value = 38 + 0.006 * Double(place) + level
      return (value * 100).rounded() / 100
    }
    #expect(values[0] == 38.49 && values[149] == 38.3)
    for (told, word) in [(values, "rose"), (values.map { -$0 }, "fell")] {
      let told = try self.told(told, x: .rows(count: 150))
      #expect(told[0] == "a: \(word), faster at first.", "\(told)")
    }
  }

  @Test(arguments: 16...40) func aSmoothCurveOfQuartersHasNoSeason(_ count: Int) throws {
    let places = (0..<count).map(Double.init)
    for values in [places.map { 100 + 5 * $0 }, places.map { $0 * $0 }, places.map { 200 - $0 }] {
      let told = try told(values, x: quarters(count))
      #expect(!told.contains { $0.contains("season") }, "\(told)")
    }
  }

  @Test(arguments: 16...40) func aSeasonOnASlopeIsFound(_ count: Int) throws {
    let season = [0.0, 40, 90, 10]
    let values: [Double] = (0..<count).map { 100 + 5 * Double($0) + season[$0 % 4] }
    let told = try told(values, x: quarters(count))
    #expect(
      told.contains { $0.contains("yearly season: highest in the third quarter, lowest in the") },
      "\(told)")
  }

  /// Values that double every 28 days, of which 20 are working days.
  @Test func growthIsCountedInDaysNotInWorkingDays() throws {
    let days = (0..<100).map { Double($0 / 5 * 7 + $0 % 5) }
    let told = try told(days.map { 10 * elementaryPower($0 / 28) }, x: weekdays(100))
    #expect(told[0].contains("doubling about every 4 weeks"), "\(told)")
  }

  /// A length along numbers is counted in their steps, whatever these are, to two digits.
  @Test(arguments: [1.2453e13, 4.4, 0.44, 0.044])
  func growthIsCountedInSteps(_ step: Double) throws {
    let values = (0..<100).map { 10 * elementaryPower(Double($0) / 28) }
    let told = try told(values, x: .numbers((0..<100).map { Double($0) * step }))
    #expect(told[0].contains("doubling about every 28 steps"), "\(told)")
  }

  private func elementaryPower(_ exponent: Double) -> Double {
    // 2 to the power of a multiple of 1/28, by multiplication.
    let root = 1.0250637130
    return (0..<Int((exponent * 28).rounded())).reduce(1) { value, _ in value * root }
  }

  @Test func aTurnIsTheExtreme() throws {
    let curve: [Double] = (0..<15).map { 100 - Double(($0 - 7) * ($0 - 7)) }
    #expect(
      try told(curve, x: quarters(15))[0].contains(
        "rose from 51 to 100 by the fourth quarter of 2001, then fell"))
    // Of many values the turn is found among medians, but told of the values.
    let many: [Double] = (0..<2000).map { index in
      let distance = Double(index - 1000) / 100
      return 100 - distance * distance + Double(index * 37 % 101 - 50) / 15
    }
    let words = try told(many, x: .rows(count: 2000))
    #expect(words[0].contains(" by point 1000, then fell to "), "\(words)")
    #expect(!words[1].contains("Highest"), "\(words)")
  }

  @Test func monthsOfOneSentenceReadApart() throws {
    // Level, then a fall within one month, then level.
    var values = [Double](repeating: 200, count: 47)
    values += (0..<10).map { 200 - 10 * Double($0) }
    values += [Double](repeating: 100, count: 63)
    for index in values.indices { values[index] += Double(index % 3) }
    let told = try told(values, x: weekdays(120))
    #expect(told[0].contains("between 8 May 2019 and 22 May,"), "\(told)")
  }

  @Test func quartilesKeepTheirDistance() throws {
    let values = (0..<60).map {
      [998.9, 1003, 997, 1001, 1000.5, 1002.9][$0 % 6] + Double($0 % 4) / 100
    }
    let told = try told(values, x: .rows(count: 60), .long)
    let half = try #require(told.first { $0.contains("alf of") })
    #expect(half.contains("between 999 and 1003"), "\(half)")
  }

  @Test func theTextOfAPictureKeepsTheShape() throws {
    let cycle: [Double] = [100, 110, 118, 120, 118, 110, 100, 90, 82, 80, 82, 90]
    let wave = (0..<100).map { cycle[$0 / 5 % 12] }
    let series = try Series(name: "value", x: quarters(100), values: wave)
    let title = "Share of households with a connection, by region and kind"
    let facts = ChartFacts(try Chart(title: title, series: [series]))
    for language in LanguageTableTests.languages {
      let text = Description(facts, language: language, channel: .speech).sentences(.alt)[0]
      #expect(text.count <= 140)
      #expect(text.split(separator: " ").count > 8 && text.count > 60, "\(text)")
    }
  }
}
