// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

/// Charts of more than four series.
@Suite struct ManySeriesTests {
  private func told(
    _ count: Int, _ level: Level, _ language: Language = .english, channel: Channel = .display,
    x: XAxis = ToldCase.years(2000, 6), unit: (Int) -> String? = { _ in "t" }
  ) throws -> [String] {
    let series = try (0..<count).map { number in
      try Series(
        name: "Town \(number + 1)", unit: unit(number), x: x,
        values: (0..<6).map { Double((number + 1) * (10 + $0)) })
    }
    let facts = ChartFacts(try Chart(title: "T", series: series))
    return Description(facts, language: language, channel: channel).sentences(level)
  }

  @Test func fourAreToldOneByOne() throws {
    #expect(
      try told(4, .standard).suffix(3)
        == [
          "Also Town 4 in t, rose steadily, up 50 percent, from 40 to 60.",
          "Town 4 ends highest, at 60, Town 1 lowest, at 15, with Town 3 and Town 2 between them.",
          "Town 4 is the highest throughout.",
        ])
  }

  /// What ends highest need not be what was highest.
  @Test func theHighestIsNamedWhereItEndsElsewhere() throws {
    func lead(_ values: [[Double]]) throws -> [String] {
      let series = try values.enumerated().map {
        try Series(name: "S\($0)", unit: "t", x: ToldCase.years(2000, $1.count), values: $1)
      }
      return Description(ChartFacts(try Chart(title: "T", series: series))).sentences(.standard)
        .filter { $0.contains("is the highest") }
    }
    let low = [1.0, 2, 1, 2, 1, 2]
    #expect(
      try lead([[90, 80, 85, 70, 60, 5], [8, 9, 7, 8, 9, 7], low])
        == ["S0 is the highest at 5 of 6 points."])
    #expect(try lead([[9, 8, 9, 8, 9, 8], low, low]) == ["S0 is the highest throughout."])
    // One that ends highest is told so, and one that leads half of the time does not lead.
    #expect(try lead([[1, 8, 9, 8, 9, 8], [5, 2, 1, 2, 1, 2], low]).isEmpty)
    #expect(try lead([[9, 8, 9, 1, 1, 1], [5, 5, 5, 6, 6, 6], low]).isEmpty)
    #expect(try lead([low, low, low]).isEmpty)
  }

  @Test func eachIsToldWithItsOwnLength() throws {
    func alternative(_ lengths: [Int]) throws -> [String] {
      let series = try lengths.enumerated().map { number, count in
        try Series(
          name: "Town \(number + 1)", x: ToldCase.years(2000, count),
          values: (0..<count).map { Double(20 + $0) })
      }
      return Description(ChartFacts(try Chart(title: "T", series: series))).sentences(.alt)
    }
    let told = try alternative([11, 6, 11])
    #expect(
      told == [
        "T, Town 1, rose steadily, up 50 percent; Town 2, rose steadily, up 25 percent; "
          + "Town 3, rose steadily, up 50 percent."
      ])
  }

  /// Where there is no room for the values themselves.
  @Test func fewValuesOfSeriesAreToldByTheirChange() throws {
    let names = ["Inhabitants of the inner city", "Inhabitants of the outer districts"]
    let series = try names.map { name in
      try Series(name: name, x: ToldCase.years(2000, 4), values: [20_123, 21_456, 22_789, 30_184])
    }
    let told = Description(ChartFacts(try Chart(title: "T", series: series))).sentences(.alt)
    #expect(
      told == [
        "T, Inhabitants of the inner city, up 50 percent; "
          + "Inhabitants of the outer districts, up 50 percent."
      ])
  }

  @Test func furtherOnesAreCompared() throws {
    let standard = try told(6, .standard)
    #expect(!standard.contains { $0.hasPrefix("Town 5") || $0.contains("Town 5 in") })
    #expect(
      standard.suffix(3)
        == [
          "Also Town 4 in t, rose steadily, up 50 percent, from 40 to 60.",
          "Of all 6 series, Town 6 ends highest, at 90, Town 1 lowest, at 15.",
          "Town 6 is the highest throughout.",
        ])
    #expect(
      try told(6, .standard, .german).dropLast().last
        == "Von allen 6 Reihen liegt am Ende Town 6 am höchsten, bei 90, Town 1 am niedrigsten, bei"
        + " 15.")
    #expect(try told(12, .long).count { $0.contains(", 2000 to 2005") } <= 4)
  }

  @Test func whatCannotBeComparedIsNamed() throws {
    let names = XAxis.categories(["a", "b", "c", "d", "e", "f"])
    #expect(
      try told(6, .standard, x: names).last == "There are 2 more series: Town 5 and Town 6.")
    #expect(
      try told(5, .standard, .german, unit: { $0 == 0 ? "m" : "t" }).last
        == "Dazu kommt 1 weitere Reihe: Town 5.")
  }

  @Test func manyAreCountedAndCompared() throws {
    let english = [
      "T in t, 40 series, 2000 to 2005.",
      "Town 40 ends highest, at 600, Town 1 lowest, at 15.",
    ]
    #expect(try told(40, .standard) == english)
    #expect(try told(40, .short) == english)
    #expect(try told(40, .long) == english)
    #expect(
      try told(40, .alt)
        == ["T in t, 40 series: Town 40 ends highest, at 600, Town 1 lowest, at 15."])
    #expect(
      try told(40, .standard, .german)
        == [
          "T in t, 40 Reihen, 2000 bis 2005.",
          "Town 40 liegt am Ende am höchsten, bei 600, Town 1 am niedrigsten, bei 15.",
        ])
    #expect(
      try told(40, .standard, channel: .speech)[0] == "T in tonnes, 40 series, 2000 to 2005.")
  }

  @Test func manyThatCannotBeComparedAreCounted() throws {
    let units = { number in number == 0 ? "m" : "t" }
    #expect(
      try told(13, .standard, unit: units)
        == ["T, 13 series, 2000 to 2005.", "The series are Town 1, Town 2, Town 3 and 10 more."])
    #expect(
      try told(13, .standard, .german, unit: units)[1]
        == "Die Reihen sind Town 1, Town 2, Town 3 und 10 weitere.")
  }

  @Test(arguments: Language.allCases) func allCanBeSpoken(_ language: Language) throws {
    for count in [5, 12, 13, 40] {
      for level in Level.allCases {
        for sentence in try told(count, level, language, channel: .speech) {
          #expect(speechFaults(in: sentence, language: language.rawValue).isEmpty, "\(sentence)")
        }
      }
    }
  }
}
