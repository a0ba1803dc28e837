// SPDX-License-Identifier: MIT

import Testing

@testable import MarketData

/// What a company filed becomes quarters and years; every number was worked out by hand.
@Suite struct CompanyFactsTests {
  static let q1 = ("2023-01-01", "2023-03-31")
  static let q2 = ("2023-04-01", "2023-06-30")
  static let q3 = ("2023-07-01", "2023-09-30")
  static let nine = ("2023-01-01", "2023-09-30")
  static let year = ("2023-01-01", "2023-12-31")

  static func fact(
    _ period: (String, String), _ value: Double, _ form: String = "10-Q", on filed: String
  ) -> Fact {
    Fact(period.0, period.1, value, form, on: filed)
  }

  static let threeQuarters = [
    fact(q1, 10, on: "2023-05-01"), fact(q2, 20, on: "2023-08-01"), fact(q3, 30, on: "2023-11-01"),
  ]

  @Test func theFourthQuarterIsTheYearLessNineMonths() throws {
    let all = try figures(
      ConceptFacts(
        "Revenues",
        Self.threeQuarters + [
          Self.fact(Self.nine, 61, on: "2023-11-01"),
          Self.fact(Self.year, 100, "10-K", on: "2024-02-15"),
        ]))
    let last = try all.figure(.revenue, "2023-12-31")
    #expect(last.value == 39)
    #expect(last.derivation == .difference)
    #expect(try last.start == day("2023-10-01"))
    #expect(last.form == "10-K")
    #expect(try last.filed == day("2024-02-15"))
    #expect(last.concept == "Revenues" && last.unit == "USD")
    #expect(all.figures(.revenue, by: .quarter).map(\.value) == [10, 20, 30, 39])
    #expect(
      all.figures(.revenue, by: .quarter).map(\.derivation).dropLast() == [.filed, .filed, .filed])
    #expect(all.figures(.revenue, by: .year).map(\.value) == [100])
    #expect(all.company == "Example Corp.")
  }

  @Test func theFourthQuarterIsTheYearLessThreeQuartersWithoutNineMonths() throws {
    let all = try figures(
      ConceptFacts(
        "Revenues", Self.threeQuarters + [Self.fact(Self.year, 100, "10-K", on: "2024-02-15")]))
    let last = try all.figure(.revenue, "2023-12-31")
    #expect(last.value == 40)
    #expect(last.derivation == .difference)
  }

  @Test func aYearAloneHasNoQuarters() throws {
    let all = try figures(
      ConceptFacts("Revenues", [Self.fact(Self.year, 100, "10-K", on: "2024-02-15")]))
    #expect(all.figures.map(\.value) == [100])
    #expect(all.figures.map(\.period) == [.year])
  }

  @Test func aYearWithTwoQuartersHasNoFourth() throws {
    let all = try figures(
      ConceptFacts(
        "Revenues",
        Array(Self.threeQuarters.dropLast()) + [Self.fact(Self.year, 100, "10-K", on: "2024-02-15")]
      ))
    #expect(all.figures(.revenue, by: .quarter).map(\.value) == [10, 20])
  }

  @Test func cashFlowOfTheYearToDateIsTakenApart() throws {
    let all = try figures(
      ConceptFacts(
        "NetCashProvidedByUsedInOperatingActivities",
        [
          Self.fact(Self.q1, 5, on: "2023-05-01"),
          Fact("2023-01-01", "2023-06-30", 12, on: "2023-08-01"),
          Self.fact(Self.nine, 10, on: "2023-11-01"),
          Self.fact(Self.year, 30, "10-K", on: "2024-02-15"),
        ]))
    let quarters = all.figures(.cashFlow, by: .quarter)
    #expect(quarters.map(\.value) == [5, 7, -2, 20])
    #expect(quarters.map(\.derivation) == [.filed, .difference, .difference, .difference])
    #expect(
      try quarters.map(\.filed)
        == ["2023-05-01", "2023-08-01", "2023-11-01", "2024-02-15"].map(day))
    #expect(
      try quarters.map(\.start)
        == ["2023-01-01", "2023-04-01", "2023-07-01", "2023-10-01"].map(day))
  }

  @Test func numbersOfOneDayAreNoFlow() throws {
    let all = try figures(
      ConceptFacts(
        "Revenues",
        [
          Fact(nil, "2023-03-31", 7, on: "2023-05-01"), Self.threeQuarters[0],
          Fact("2023-03-31", "2023-03-31", 8, on: "2023-05-01"),
        ]))
    #expect(all.figures.map(\.value) == [10])
  }

  @Test(arguments: [
    ("2023-03-20", 0), ("2023-03-21", 1), ("2023-03-31", 1), ("2023-04-10", 1), ("2023-04-11", 0),
  ])
  func aQuarterHasEightyToAHundredDays(_ end: String, _ count: Int) throws {
    let all = try figures(
      ConceptFacts("Revenues", [Fact("2023-01-01", end, 1, on: "2023-05-01")]))
    #expect(all.figures.count == count)
  }

  @Test(arguments: [
    ("2023-12-15", 0), ("2023-12-16", 1), ("2023-12-30", 1), ("2023-12-31", 1), ("2024-01-06", 1),
    ("2024-01-15", 1), ("2024-01-16", 0),
  ])
  func aYearHasThreeHundredFiftyToThreeHundredEightyDays(_ end: String, _ count: Int) throws {
    let all = try figures(
      ConceptFacts("Revenues", [Fact("2023-01-01", end, 1, "10-K", on: "2024-03-01")]))
    #expect(all.figures.count == count)
  }

  @Test func theLatestFilingOfAPeriodCounts() throws {
    let facts = [
      Self.fact(Self.q1, 10, on: "2023-05-01"), Self.fact(Self.q1, 13, "10-Q/A", on: "2023-06-01"),
      Self.fact(Self.q1, 12, on: "2023-05-20"),
    ]
    let figure = try figures(ConceptFacts("Revenues", facts)).figure(.revenue, "2023-03-31")
    #expect(figure.value == 13 && figure.form == "10-Q/A")
    #expect(try figure.filed == day("2023-06-01"))
  }

  @Test func ofTwoFilingsOnOneDayTheLaterInTheListCounts() throws {
    let facts = [
      Self.fact(Self.q1, 10, on: "2023-05-01"), Self.fact(Self.q1, 11, "8-K", on: "2023-05-01"),
    ]
    #expect(try figures(ConceptFacts("Revenues", facts)).figures.map(\.value) == [11])
  }

  /// A year that was restated two years later is not set against months as they stood before.
  @Test func aLateRestatementDoesNotMixWithOldMonths() throws {
    let all = try figures(
      ConceptFacts(
        "Revenues",
        [
          Self.fact(Self.nine, 60, on: "2023-11-01"),
          Self.fact(Self.year, 100, "10-K", on: "2024-02-15"),
          Self.fact(Self.nine, 55, on: "2024-11-01"),
          Self.fact(Self.year, 93, "10-K", on: "2025-02-15"),
          Self.fact(Self.year, 70, "10-K", on: "2026-02-15"),
        ]))
    #expect(try all.figure(.revenue, "2023-12-31").value == 38)
    #expect(try all.figure(.revenue, "2023-12-31", by: .year).value == 70)
  }

  @Test func weeksEndOnOtherDaysThanMonths() throws {
    // Two filings name the last day of one quarter differently.
    let all = try figures(
      ConceptFacts(
        "Revenues",
        [
          Fact("2023-01-01", "2023-04-01", 10, on: "2023-05-01"),
          Fact("2023-01-01", "2023-03-31", 11, on: "2024-05-01"),
        ]))
    #expect(all.figures.map(\.value) == [11])
  }

  @Test func yearsOfFiftyThreeWeeksHaveFourQuarters() throws {
    let all = try figures(text: String(decoding: fixture("sec/apple.json"), as: UTF8.self))
    // 25 September 2022 to 30 September 2023 are 371 days: 383285 less 293787.
    let last = try all.figure(.revenue, "2023-09-30")
    #expect(last.value == 89_498_000_000)
    #expect(try last.start == day("2023-07-02"))
  }
}
