// SPDX-License-Identifier: MIT

import Testing

@testable import MarketData

/// Quarters that are found by subtraction where filings changed what others had said.
@Suite struct RestatementTests {
  typealias Case = CompanyFactsTests

  /// The value of the fourth quarter of 2023; nil for a gap.
  private func last(_ facts: [Fact]) throws -> Double? {
    let end = try day("2023-12-31")
    return try figures(ConceptFacts("Revenues", facts))
      .figures(.revenue, by: .quarter).first { $0.end == end }?.value
  }

  private static let months = Case.fact(Case.nine, 75, on: "2023-11-01")
  private static let sameMonths = Case.fact(Case.nine, 75, on: "2024-11-01")
  private static let fewerMonths = Case.fact(Case.nine, 60, on: "2024-11-01")
  private static let year = Case.fact(Case.year, 100, "10-K", on: "2024-02-20")
  private static let fewer = Case.fact(Case.year, 80, "10-K", on: "2025-02-20")

  /// 80 less 75 would set a year without a part that was sold against months with it.
  @Test func aRestatedYearIsNotSetAgainstMonthsThatNobodyRestated() throws {
    #expect(try last([Self.months, Self.year, Self.sameMonths, Self.fewer]) == 25)
    #expect(try last([Self.months, Self.year, Self.fewer]) == 25)
    #expect(try last([Self.sameMonths, Self.year, Self.fewer]) == nil)
    #expect(try last([Self.sameMonths, Self.fewer]) == 5)
  }

  @Test func monthsThatWereRestatedWithTheYearAreUsed() throws {
    #expect(try last([Self.months, Self.year, Self.fewerMonths, Self.fewer]) == 20)
    let amended = Case.fact(Case.nine, 62, "10-K", on: "2025-02-20")
    #expect(try last([Self.months, Self.year, Self.sameMonths, Self.fewer, amended]) == 18)
    let confirmed = Case.fact(Case.nine, 75, "10-Q/A", on: "2025-05-01")
    #expect(try last([Self.months, Self.year, Self.fewer, confirmed]) == 5)
  }

  /// The next year's nine months come out with the restated ones before its 10-K restates the year.
  @Test func restatedMonthsAreNotSetAgainstAYearThatNobodyRestated() throws {
    #expect(try last([Self.months, Self.year, Self.fewerMonths]) == 25)
    #expect(try last([Self.fewerMonths, Self.year, Self.fewer]) == nil)
  }

  /// A 10-K that restates the year before tells of the year itself on the same new footing.
  @Test func aYearIsNotSetAgainstMonthsFromBeforeItsFilingRestatedTheYearBefore() throws {
    func before(_ end: String, _ value: Double, on filed: String) -> Fact {
      Fact("2022-01-01", end, value, on: filed)
    }
    func yearBefore(_ value: Double, on filed: String) -> Fact {
      Fact("2022-01-01", "2022-12-31", value, "10-K", on: filed)
    }
    let year = Case.fact(Case.year, 83, "10-K", on: "2024-02-20")
    let old = [
      before("2022-09-30", 70, on: "2022-11-01"), yearBefore(95, on: "2023-02-20"), Self.months,
    ]
    let same = before("2022-09-30", 70, on: "2023-11-01")
    let restated = yearBefore(77, on: "2024-02-20")
    #expect(try last(old + [same, year, yearBefore(95, on: "2024-02-20")]) == 8)
    #expect(try last(old + [same, year, restated]) == nil)
    #expect(try last([old[1], old[2], year, restated]) == nil)
    // The months came out on the new footing already.
    #expect(try last(old + [before("2022-09-30", 56, on: "2023-11-01"), year, restated]) == 8)
    // A year later both are known as they were restated.
    let repeated = [Self.fewerMonths, Case.fact(Case.year, 83, "10-K", on: "2025-02-20")]
    #expect(try last(old + [same, year, restated] + repeated) == 23)
  }

  /// The filing that first told the months was repeated a year later, so that it was on the footing of
  /// the restated year already.
  @Test func monthsOfAFilingThatNobodyRestatedAreUsed() throws {
    func after(_ value: Double, on filed: String) -> Fact {
      Fact("2024-01-01", "2024-09-30", value, on: filed)
    }
    let old = [Self.sameMonths, Self.year, Self.fewer]
    let told = after(90, on: "2024-11-01")
    #expect(try last(old + [told, after(90, on: "2025-11-01")]) == 5)
    #expect(try last(old + [told, after(70, on: "2025-11-01")]) == nil)
    #expect(try last(old + [told]) == nil)
    #expect(try last(old + [after(90, on: "2024-12-01"), after(90, on: "2025-11-01")]) == nil)
  }

  /// A name that replaced another for whole years before it did for the months.
  @Test func aYearThatWasOnlyRenamedIsOneSeries() throws {
    let named = "RevenueFromContractWithCustomerExcludingAssessedTax"
    func last(_ renamed: Double, _ own: [Fact] = []) throws -> Double? {
      let end = try day("2023-12-31")
      let later = Case.fact(Case.year, 100, "10-K", on: "2026-02-20")
      return try figures(
        ConceptFacts("Revenues", [Case.fact(Case.year, renamed, "10-K", on: "2024-02-20")]),
        ConceptFacts(named, [Self.months, later] + own)
      ).figures(.revenue, by: .quarter).first { $0.end == end }?.value
    }
    #expect(try last(100) == 25)
    #expect(try last(99) == nil)
    let all = try figures(
      ConceptFacts("Revenues", [Case.fact(Case.year, 100, "10-K", on: "2024-02-20")]),
      ConceptFacts(named, [Self.months]))
    #expect(all.figures(.revenue, by: .quarter).isEmpty)
  }

  @Test func aYearThatIsRepeatedIsNotRestated() throws {
    let repeated = Case.fact(Case.year, 100, "10-K", on: "2025-02-20")
    #expect(try last([Self.months, Self.year, Self.sameMonths, repeated]) == 25)
    // The months had changed before the year was first filed.
    #expect(try last([Self.months, Self.year, Self.fewerMonths, repeated]) == 40)
  }

  @Test func threeQuartersAreJudgedOneByOne() throws {
    let old = [Case.q1, Case.q2, Case.q3].map { Case.fact($0, 25, on: "2023-11-01") }
    let new = [Case.q1, Case.q2, Case.q3].map { Case.fact($0, 20, on: "2024-11-01") }
    #expect(try last(old + [Self.year]) == 25)
    #expect(try last(old + [Self.year, Self.fewer]) == 25)
    #expect(try last(old + [Self.year] + new + [Self.fewer]) == 20)
    // One of the three stands as before, so that the sum fits no year but the first.
    #expect(try last(old + [Self.year] + new.dropLast() + [Self.fewer]) == 25)
  }

  /// The nine months came out too late to tell what they were before the year was restated.
  @Test func quartersStandInForMonthsThatFitNothing() throws {
    let quarters = [Case.q1, Case.q2, Case.q3].map { Case.fact($0, 24, on: "2023-11-01") }
    #expect(try last(quarters + [Self.year, Self.sameMonths, Self.fewer]) == 28)
    #expect(try last(quarters.dropLast() + [Self.year, Self.sameMonths, Self.fewer]) == nil)
  }

  @Test func anAmendedYearLeavesItsFourthQuarterAsItWas() throws {
    let amended = Case.fact(Case.year, 90, "10-K/A", on: "2024-04-15")
    let all = try figures(ConceptFacts("Revenues", [Self.months, Self.year, amended]))
    let last = try all.figure(.revenue, "2023-12-31")
    #expect(last.value == 25 && last.form == "10-K")
    #expect(try all.figure(.revenue, "2023-12-31", by: .year).value == 90)
  }

  /// 1 November 2023 and 300 days are 27 August 2024.
  @Test(
    arguments: [
      ("2024-08-27", 25), ("2024-08-28", nil), ("2025-03-01", nil),
    ] as [(String, Double?)])
  func filingsThatAreFarApartGiveNoQuarter(_ filed: String, _ value: Double?) throws {
    #expect(try last([Self.months, Case.fact(Case.year, 100, "10-K", on: filed)]) == value)
    let quarters = [Case.q1, Case.q2, Case.q3].map { Case.fact($0, 25, on: "2023-11-01") }
    #expect(try last(quarters + [Case.fact(Case.year, 100, "10-K", on: filed)]) == value)
  }

  // MARK: - Twelve months that are no year

  private static let twelveMonths = [
    Fact("2022-04-01", "2023-03-31", 91, on: "2023-05-01"),
    Fact("2022-07-01", "2023-06-30", 92, on: "2023-08-01"),
  ]

  @Test(arguments: ["10-K", "10-K/A", "10-K405", "10-KT", "10-KT/A", "20-F", "20-F/A", "40-F"])
  func onlyAnnualFormsHaveYears(_ form: String) throws {
    let all = try figures(
      ConceptFacts(
        "Revenues", Self.twelveMonths + [Case.fact(Case.year, 100, form, on: "2024-02-20")]))
    #expect(all.figures(.revenue, by: .year).map(\.value) == [100])
  }

  @Test func annualFormsOfOtherFiguresCountToo() throws {
    let all = try figures(
      ConceptFacts("Revenues", Self.twelveMonths),
      ConceptFacts("NetIncomeLoss", [Case.fact(Case.year, 7, "10-K", on: "2024-02-20")]))
    #expect(all.figures.map(\.value) == [7])
  }

  @Test func withoutAnyAnnualFormTwelveMonthsAreYears() throws {
    let all = try figures(ConceptFacts("Revenues", Self.twelveMonths))
    #expect(all.figures(.revenue, by: .year).map(\.value) == [91, 92])
  }

  /// The months from April less three quarters would be a quarter, but no rest of a year.
  @Test func twelveMonthsOfTheMiddleOfAYearGiveNoQuarter() throws {
    let all = try figures(
      ConceptFacts(
        "Revenues",
        [
          Fact("2022-04-01", "2022-12-31", 70, on: "2022-11-01"), Self.twelveMonths[0],
          Case.fact(Case.year, 100, "10-K", on: "2024-02-20"),
        ]))
    #expect(all.figures(.revenue, by: .quarter).isEmpty)
  }
}
