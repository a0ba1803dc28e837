// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// Names in an order that everybody knows are told, walked, heard and drawn as a course.
@Suite struct OrderedNameTests {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let rising: [Double] = [120, 128, 131, 140, 155, 162, 170, 181, 190, 205, 220, 231]
  static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  static let visits: [Double] = [310, 280, 295, 330, 420, 610, 540]

  static func chart(
    _ names: [String], _ values: [Double], _ rowOrder: RowOrder = .unknown
  ) throws -> Chart {
    let series = try Series(name: "Sales", x: .categories(names), values: values)
    return try Chart(title: "Shop", series: [series.told(rowOrder: rowOrder)])
  }

  static func told(
    _ chart: Chart, _ language: Language = .english, _ level: Level = .standard,
    _ channel: Channel = .display
  ) -> [String] {
    Description(ChartFacts(chart), language: language, channel: channel).sentences(level)
  }

  @Test(arguments: [
    (
      Language.english,
      [
        "Shop: rose steadily, up 93 percent, from 120 in January to 231 in December.",
        "The first value was the lowest, the last the highest.", "January to December, 12 months.",
      ]
    ),
    (
      .german,
      [
        "Shop: stieg stetig, plus 93 Prozent, von 120 im Januar auf 231 im Dezember.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
        "Januar bis Dezember, 12 Monate.",
      ]
    ),
    (
      .french,
      [
        "Shop : a augmenté régulièrement, de 93 %, passant de 120 en janvier à 231 en "
          + "décembre.", "La première valeur est la plus basse, la dernière la plus haute.",
        "De janvier à décembre, 12 mois.",
      ]
    ),
    (
      .polish,
      [
        "Shop: wartość stale rosła, wzrost o 93 procent, ze 120 w styczniu do 231 w grudniu.",
        "Pierwsza wartość była najniższa, ostatnia najwyższa.",
        "Od stycznia do grudnia, 12 miesięcy.",
      ]
    ),
  ])
  func monthsAreACourse(_ language: Language, _ sentences: [String]) throws {
    let told = Self.told(try Self.chart(Self.months, Self.rising), language)
    #expect(told.map(\.plain) == sentences)
  }

  @Test(arguments: [
    (
      Language.english, "Highest 610 on Saturday, lowest 280 on Tuesday.",
      "Monday to Sunday, 7 days."
    ),
    (
      .german, "Höchster Wert 610 am Samstag, niedrigster 280 am Dienstag.",
      "Montag bis Sonntag, 7 Tage."
    ),
    (
      .french, "Maximum de 610 le samedi, minimum de 280 le mardi.",
      "Du lundi au dimanche, 7 jours."
    ),
    (
      .polish, "Najwyższą wartość, 610, zanotowano w sobotę, najniższą, 280, we wtorek.",
      "Od poniedziałku do niedzieli, 7 dni."
    ),
  ])
  func weekdaysHaveTheirExtremes(
    _ language: Language, _ extremes: String, _ extent: String
  ) throws {
    for channel in [Channel.display, .speech] {
      let told = Self.told(
        try Self.chart(Self.weekdays, Self.visits), language, .standard, channel)
      #expect(told.dropFirst().map(\.plain) == [extremes, extent])
    }
  }

  @Test(arguments: [
    (
      Language.english,
      "12 in the first quarter, 15 in the second quarter, 14 in the third quarter and 21 in the "
        + "fourth quarter: up 75 percent."
    ),
    (
      .german,
      "12 im ersten Quartal, 15 im zweiten Quartal, 14 im dritten Quartal und 21 im vierten "
        + "Quartal: plus 75 Prozent."
    ),
    (
      .french,
      "12 au premier trimestre, 15 au deuxième trimestre, 14 au troisième trimestre et 21 au "
        + "quatrième trimestre : en hausse de 75 %."
    ),
    (
      .polish,
      "12 w pierwszym kwartale, 15 w drugim kwartale, 14 w trzecim kwartale i 21 w czwartym "
        + "kwartale: wzrost o 75 procent."
    ),
  ])
  func quartersAreToldOneByOne(_ language: Language, _ sentence: String) throws {
    let told = Self.told(try Self.chart(["Q1", "Q2", "Q3", "Q4"], [12, 15, 14, 21]), language)
    #expect(told.map(\.plain) == ["Shop, \(sentence)"])
  }

  @Test func agesAndSizesKeepTheirNames() throws {
    let ages = ["0-9", "10-19", "20-29", "30-39", "40-49", "50-59", "60-69", "70+"]
    #expect(
      Self.told(try Self.chart(ages, [12, 30, 55, 61, 58, 40, 22, 9])) == [
        "Shop: rose from 12 to 61 for 30-39, then fell to 9.", "The last value was the lowest.",
        "0-9 to 70+, 8 points.",
      ])
    #expect(
      Self.told(try Self.chart(["S", "M", "L", "XL"], [40, 90, 120, 60]))
        == ["Shop, 40 for S, 90 for M, 120 for L and 60 for XL: up 50 percent."])
  }

  @Test(arguments: Level.allCases)
  func noLevelRanks(_ level: Level) throws {
    for language in Language.allCases {
      for channel in [Channel.display, .speech] {
        let told = Self.told(
          try Self.chart(Self.months, Self.rising), language, level, channel)
        let first = try #require(told.first).textWithoutIsolates
        #expect(first.contains("231") || channel == .speech, "\(first)")
        #expect(!told.joined().contains("Next come"))
        #expect(!first.contains("leads") && !first.contains("highest with"))
      }
    }
  }

  /// Three years, each a wave, with something else in each month.
  private static func years(_ count: Int) -> [Double] {
    let wave: [Double] = [10, 12, 20, 35, 50, 61, 70, 66, 48, 30, 18, 11]
    return (0..<12 * count).map { index in
      let extra: Int = 3 * (index / 12) + index * 7 % 5
      return wave[index % 12] + Double(extra)
    }
  }

  @Test(arguments: [
    (
      Language.english, "strong yearly season: highest in July, lowest in December",
      "Highest 76 in July of year 3, lowest 10 in January of year 1.",
      "January of year 1 to December of year 3, 36 months."
    ),
    (
      .german, "starker Jahresgang: am höchsten im Juli, am niedrigsten im Dezember",
      "Höchster Wert 76 im Juli des Jahres 3, niedrigster 10 im Januar des Jahres 1.",
      "Januar des Jahres 1 bis Dezember des Jahres 3, 36 Monate."
    ),
    (
      .french, "en juillet",
      "Maximum de 76 en juillet de l'année 3, minimum de 10 en janvier de l'année 1.",
      "De janvier de l'année 1 à décembre de l'année 3, 36 mois."
    ),
    (
      .polish, "w lipcu",
      "Najwyższą wartość, 76, zanotowano w lipcu roku 3, najniższą, 10, w styczniu roku 1.",
      "Od stycznia roku 1 do grudnia roku 3, 36 miesięcy."
    ),
  ])
  func yearsOfMonthsHaveASeason(
    _ language: Language, _ season: String, _ extremes: String, _ extent: String
  ) throws {
    let months = (0..<36).map { Self.months[$0 % 12] }
    let told = Self.told(try Self.chart(months, Self.years(3)), language)
      .map(\.plain)
    #expect(told[0].contains(season), "\(told[0])")
    #expect(told.contains(extremes), "\(told)")
    #expect(told.contains(extent), "\(told)")
  }

  @Test func weeksOfDaysHaveARhythm() throws {
    let days = (0..<28).map { Self.weekdays[$0 % 7] }
    let values: [Double] = (0..<28).map { index in
      let extra: Int = index * 5 % 9
      return Self.visits[index % 7] + Double(extra)
    }
    let told = Self.told(try Self.chart(days, values))
    #expect(told[0].contains("a strong weekly rhythm: highest on Saturdays, lowest on Tuesdays"))
    #expect(told.contains("Highest 617 on Saturday of week 1, lowest 282 on Tuesday of week 4."))
    #expect(told.contains("Monday of week 1 to Sunday of week 4, 28 days."))
  }

  /// Dates of millions of years are no numbers.
  @Test func endlessMonthsHaveNoDates() throws {
    let count = 1_000_008
    let names = (0..<count).map { Self.months[$0 % 12] }
    let series = try Series(
      name: "a", x: .categories(names), values: [Double](repeating: 1, count: count))
    #expect(series.hasOrderAlongX)
    #expect(series.timeAxis == series.x)
  }

  @Test func octoberToSeptemberStays() throws {
    let names = Array(Self.months[9...] + Self.months[..<9])
    let told = Self.told(try Self.chart(names, Self.rising))
    #expect(
      told[0]
        == "Shop: rose steadily, up 93 percent, from 120 in October to 231 in September.")
    #expect(told[2] == "October to September, 12 months.")
  }

  @Test func barsThatWereAskedForAreRanked() throws {
    let chart = try Self.chart(Self.months, Self.rising, .compared)
    #expect(Self.told(chart)[0] == "Shop: December is highest with 231.")
    #expect(chart.series.usualForm == .bars)
    #expect(try Picture(chart).svg.contains("class=\"full s0\""))
  }

  @Test func answersOfAScaleAreNoCourse() throws {
    let names = ["Strongly agree", "Agree", "Neutral", "Disagree", "Strongly disagree"]
    let told = Self.told(try Self.chart(names, [10, 30, 12, 8, 4]))
    #expect(told[0].contains("Agree is highest with 30"))
  }

  @Test func factsSayCourse() throws {
    let chart = try Self.chart(Self.months, Self.rising)
    let text = FactsDocument(ChartFacts(chart)).text
    #expect(text.contains(#""as":"line","asked":false"#))
    #expect(text.contains(#""ordered":true,"shape":{"class":"rise""#))
    #expect(text.contains(#""first":{"index":0,"x":"January","y":120}"#))
    #expect(!text.contains(#""ranking""#) && !text.contains(#""bars":"#))
  }

  @Test func captionsAndWalksNameTheMonth() throws {
    let chart = try Self.chart(Self.months, Self.rising)
    let captions = try chart.captions()
    #expect(captions.contains("Shop, 12 months.\n120 in January, lowest, first\n"), "\(captions)")
    #expect(captions.contains("231 in December, highest, last\n"))
    #expect(try chart.captions(in: .polish).contains("120 w styczniu, najniższa"))
    var walk = try Exploration(chart)
    let phrases = Phrasebook()
    #expect(phrases.line(walk.go(to: .place(.category("March")))) == "131 in March")
    #expect(phrases.line(walk.perform(.slope)) == "3 more than in February, 2.3 percent")
    #expect(phrases.index(ofPlace: "Dec", in: walk) == 11)
    #expect(Phrasebook(.german).index(ofPlace: "Dezember", in: walk) == 11)
  }

  @Test func aWalkStopsAtTheSeasonsPeaks() throws {
    let months = (0..<36).map { Self.months[$0 % 12] }
    var walk = try Exploration(Self.chart(months, Self.years(3)))
    let phrases = Phrasebook()
    _ = walk.perform(.first)
    let lines = (0..<3).map { _ in phrases.line(walk.perform(.nextLeg)) }
    #expect(
      lines.map { $0.map { String($0.prefix(20)) } }
        == ["72 in July of year 1", "74 in July of year 2", "76 in July of year 3"])
  }

  @Test func slopesArePerMonth() throws {
    let chart = try Self.chart(Self.months, Self.rising)
    let facts = ChartFacts(chart, withStatistics: true)
    let slopes =
      "The Theil-Sen slope is 10 per month, the least-squares slope 10.2, with R squared 0.986."
    #expect(Description(facts).sentences(.standard).contains(slopes))
  }

  @Test func picturesAndSoundAreALine() throws {
    let chart = try Self.chart(Self.months, Self.rising)
    let svg = try Picture(chart).svg
    #expect(svg.contains("class=\"line") && !svg.contains("class=\"full s0\""))
    #expect(svg.contains(">January<"))
    let months = try Self.chart((0..<36).map { Self.months[$0 % 12] }, Self.years(3))
    #expect(try Score(months).mode == .continuous)
    let towns = try Self.chart((0..<36).map { "Town \($0)" }, Self.years(3))
    #expect(try Score(towns).mode == .discrete)
  }
}

extension String {
  /// The text with plain blanks, and without marks of direction.
  fileprivate var plain: String {
    textWithoutIsolates.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
  }
}
