// SPDX-License-Identifier: MIT

import Testing

@testable import MarketData

/// Amounts a share, from numbers that Apple filed.
@Suite struct PerShareTests {
  typealias Case = CompanyFactsTests

  private func apple() throws -> CompanyFigures {
    try figures(text: String(decoding: fixture("sec/apple.json"), as: UTF8.self))
  }

  @Test func totalsOfApple() throws {
    let all = try apple()
    #expect(
      all.figures(.revenue, by: .quarter).map { $0.value / 1e6 }
        == [117_154, 94_836, 81_797, 89_498, 119_575, 90_753, 85_777, 94_930])
    #expect(
      all.figures(.earnings, by: .quarter).map { $0.value / 1e6 }
        == [29_998, 24_160, 19_881, 22_956, 33_916, 23_636, 21_448, 14_736])
    #expect(
      all.figures(.cashFlow, by: .quarter).map { $0.value / 1e6 }
        == [34_005, 28_560, 26_380, 21_598, 39_895, 22_690, 28_858, 26_811])
    #expect(all.figures(.cashFlow, by: .year).map { $0.value / 1e6 } == [110_543, 118_254])
  }

  /// 364 days of 15408095 less 273 days of 15463175, over 91 days, are 15242855 thousand shares.
  @Test func earningsOfAFourthQuarterAreDividedByItsOwnShares() throws {
    let figure = try apple().figure(.earningsPerShare, "2024-09-28")
    #expect(abs(figure.value - 14_736_000_000 / 15_242_855_000) < 1e-12)
    #expect(figure.derivation == .perShareOfDifference)
    #expect(figure.unit == "USD/shares")
    #expect(figure.concept == "NetIncomeLoss / WeightedAverageNumberOfDilutedSharesOutstanding")
    // The difference of the amounts a share would be 6.08 - 2.18 - 1.53 - 1.40 = 0.97.
    #expect(abs(figure.value - 0.97) > 0.001)
  }

  @Test func earningsPerShareAreAsFiledWhereTheyWere() throws {
    let all = try apple().figures(.earningsPerShare, by: .quarter)
    #expect(all.count == 8)
    #expect(
      all.filter { $0.derivation == .filed }.map(\.value) == [1.88, 1.52, 1.26, 2.18, 1.53, 1.40])
    #expect(try apple().figures(.earningsPerShare, by: .year).map(\.value) == [6.13, 6.08])
  }

  @Test func totalsAreDividedByTheSharesOfTheSameDays() throws {
    let all = try apple()
    let filed = try all.figure(.revenuePerShare, "2023-12-30")
    #expect(filed.value == 119_575_000_000.0 / 15_576_641_000.0)
    #expect(filed.derivation == .perShare)
    let derived = try all.figure(.cashFlowPerShare, "2024-03-30")
    #expect(derived.value == 22_690_000_000.0 / 15_464_709_000.0)
    #expect(derived.derivation == .perShareOfDifference)
    let year = try all.figure(.cashFlowPerShare, "2024-09-28", by: .year)
    #expect(year.value == 118_254_000_000.0 / 15_408_095_000.0)
    #expect(year.derivation == .perShare)
    #expect(all.figures(.revenuePerShare, by: .quarter).count == 8)
  }

  /// A split of four for one between the filings: 4 times 400 less 3 times 100 are 1300 shares.
  @Test func aSplitBetweenFilingsLeavesTheFourthQuarterOut() throws {
    let shares = ConceptFacts(
      "WeightedAverageNumberOfDilutedSharesOutstanding",
      [
        Case.fact(Case.q1, 100, on: "2023-05-01"), Case.fact(Case.nine, 100, on: "2023-11-01"),
        Case.fact(Case.year, 400, "10-K", on: "2024-02-15"),
      ], unit: "shares")
    let revenue = ConceptFacts(
      "Revenues",
      Case.threeQuarters + [
        Case.fact(Case.nine, 60, on: "2023-11-01"),
        Case.fact(Case.year, 100, "10-K", on: "2024-02-15"),
      ])
    let all = try figures(revenue, shares)
    #expect(all.figures(.revenuePerShare, by: .quarter).map(\.value) == [0.1])
    #expect(all.figures(.revenuePerShare, by: .year).map(\.value) == [0.25])
  }

  /// Shares of three quarters and nine months, of the year, and of the quarter after it.
  private func lastQuarter(_ year: Double, _ next: Double?) throws -> [Double] {
    var shares = [Case.q1, Case.q2, Case.q3].map { Case.fact($0, 100, on: "2023-11-01") }
    shares += [
      Case.fact(Case.nine, 100, on: "2023-11-01"),
      Case.fact(Case.year, year, "10-K", on: "2024-02-15"),
    ]
    if let next { shares.append(Fact("2024-01-01", "2024-03-31", next, on: "2024-05-01")) }
    let revenue = ConceptFacts(
      "Revenues",
      Case.threeQuarters + [
        Case.fact(Case.nine, 60, on: "2023-11-01"),
        Case.fact(Case.year, 100, "10-K", on: "2024-02-15"),
      ])
    let all = try figures(
      revenue,
      ConceptFacts("WeightedAverageNumberOfDilutedSharesOutstanding", shares, unit: "shares"))
    return all.figures(.revenuePerShare, by: .quarter).map(\.value)
  }

  /// Dividends in shares of 2 to 50 percent between the nine months and the year.
  @Test(arguments: [0.9, 1.02, 1.05, 1.1, 1.25, 1.5])
  func aSmallSplitBetweenFilingsLeavesTheFourthQuarterOut(_ ratio: Double) throws {
    #expect(try lastQuarter(100 * ratio, nil) == [0.1, 0.2, 0.3])
    #expect(try lastQuarter(100 * ratio, 100 * ratio) == [0.1, 0.2, 0.3])
  }

  @Test func asManySharesAsInTheYearAreBelieved() throws {
    #expect(try lastQuarter(100, nil) == [0.1, 0.2, 0.3, 0.4])
    // 365 days of 101 less 273 days of 100 are 9565, over 92 days 103.97: 2.9 percent off 101.
    #expect(try lastQuarter(101, nil) == [0.1, 0.2, 0.3, 40 / (9565 / 92)])
  }

  /// Shares that were issued are in the next filing too: 365 times 105 less 27300 are 11025.
  @Test func moreSharesAreBelievedWhereTheNextQuarterHasThem() throws {
    #expect(try lastQuarter(105, nil) == [0.1, 0.2, 0.3])
    #expect(try lastQuarter(105, 120) == [0.1, 0.2, 0.3, 40 / (11025 / 92)])
    #expect(try lastQuarter(105, 130) == [0.1, 0.2, 0.3])
  }

  @Test func noSharesGiveNoAmountAShare() throws {
    let none = ConceptFacts(
      "WeightedAverageNumberOfDilutedSharesOutstanding", [Case.fact(Case.q1, 0, on: "2023-05-01")],
      unit: "shares")
    let all = try figures(ConceptFacts("Revenues", Case.threeQuarters), none)
    #expect(Set(all.figures.map(\.metric)) == [.revenue])
  }

  @Test func earningsThatMinoritiesShareAreNotDivided() throws {
    let shares = ConceptFacts(
      "WeightedAverageNumberOfDilutedSharesOutstanding", [Case.fact(Case.q1, 5, on: "2023-05-01")],
      unit: "shares")
    let all = try figures(ConceptFacts("ProfitLoss", Case.threeQuarters), shares)
    #expect(Set(all.figures.map(\.metric)) == [.earnings])
  }

  @Test func basicEarningsStandInForDiluted() throws {
    let all = try figures(
      ConceptFacts("NetIncomeLoss", Case.threeQuarters),
      ConceptFacts(
        "EarningsPerShareBasic",
        [Case.fact(Case.q1, 1.5, on: "2023-05-01"), Case.fact(Case.q2, 1.6, on: "2023-08-01")],
        unit: "USD/shares"),
      ConceptFacts(
        "EarningsPerShareDiluted", [Case.fact(Case.q1, 1.4, on: "2023-05-01")], unit: "USD/shares"))
    #expect(all.figures(.earningsPerShare, by: .quarter).map(\.value) == [1.4, 1.6])
  }
}
