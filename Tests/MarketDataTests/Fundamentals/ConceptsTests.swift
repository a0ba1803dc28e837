// SPDX-License-Identifier: MIT

import Testing

@testable import MarketData

/// Names that change over the years, currencies, and amounts a share.
@Suite struct ConceptsTests {
  typealias Case = CompanyFactsTests

  @Test func revenueIsMergedPeriodByPeriod() throws {
    let all = try figures(
      ConceptFacts(
        "SalesRevenueNet", [Fact("2016-01-01", "2016-12-31", 50, "10-K", on: "2017-02-01")]),
      ConceptFacts("Revenues", [Fact("2017-01-01", "2017-12-31", 60, "10-K", on: "2018-02-01")]),
      ConceptFacts(
        "RevenueFromContractWithCustomerExcludingAssessedTax",
        [Fact("2018-01-01", "2018-12-31", 70, "10-K", on: "2019-02-01")]),
      ConceptFacts(
        "RevenueFromContractWithCustomerIncludingAssessedTax",
        [Fact("2019-01-01", "2019-12-31", 80, "10-K", on: "2020-02-01")]),
      ConceptFacts(
        "SalesRevenueGoodsNet", [Fact("2015-01-01", "2015-12-31", 40, "10-K", on: "2016-02-01")]))
    let years = all.figures(.revenue, by: .year)
    #expect(years.map(\.value) == [40, 50, 60, 70, 80])
    #expect(
      years.map(\.concept) == [
        "SalesRevenueGoodsNet", "SalesRevenueNet", "Revenues",
        "RevenueFromContractWithCustomerExcludingAssessedTax",
        "RevenueFromContractWithCustomerIncludingAssessedTax",
      ])
  }

  @Test func allRevenueGoesBeforeThatOfContractsInOneFiling() throws {
    let all = try figures(
      ConceptFacts(
        "RevenueFromContractWithCustomerExcludingAssessedTax",
        [Case.fact(Case.year, 70, "10-K", on: "2024-02-01")]),
      ConceptFacts("Revenues", [Case.fact(Case.year, 75, "10-K", on: "2024-02-01")]))
    #expect(all.figures.map(\.value) == [75])
  }

  @Test func aLaterFilingRestatesRevenueUnderAnotherName() throws {
    let all = try figures(
      ConceptFacts("SalesRevenueNet", [Case.fact(Case.year, 90, "10-K", on: "2024-02-01")]),
      ConceptFacts("Revenues", [Case.fact(Case.year, 89, "10-K", on: "2024-02-01")]),
      ConceptFacts(
        "RevenueFromContractWithCustomerExcludingAssessedTax",
        [Case.fact(Case.year, 97, "10-K", on: "2025-02-01")]))
    #expect(all.figures.map(\.value) == [97])
  }

  @Test func twoConceptsAreNeverInOneDifference() throws {
    let all = try figures(
      ConceptFacts(
        "SalesRevenueNet", Case.threeQuarters + [Case.fact(Case.nine, 60, on: "2023-11-01")]),
      ConceptFacts("Revenues", [Case.fact(Case.year, 100, "10-K", on: "2024-02-15")]))
    #expect(all.figures(.revenue, by: .quarter).map(\.value) == [10, 20, 30])
  }

  @Test func goodsAreNotRevenueWhereServicesWereSold() throws {
    let goods = ConceptFacts("SalesRevenueGoodsNet", Case.threeQuarters)
    let services = ConceptFacts(
      "SalesRevenueServicesNet", [Case.fact(Case.q2, 1, on: "2023-08-01")])
    #expect(try figures(goods, services).figures.map(\.value) == [10, 30])
  }

  @Test func whatBelongsToOwnersGoesBeforeWhatMinoritiesShare() throws {
    let all = try figures(
      ConceptFacts(
        "ProfitLoss",
        [Case.fact(Case.q1, 12, on: "2024-05-01"), Case.fact(Case.q2, 7, on: "2023-08-01")]),
      ConceptFacts("NetIncomeLoss", [Case.fact(Case.q1, 11, on: "2023-05-01")]))
    #expect(all.figures(.earnings, by: .quarter).map(\.value) == [11, 7])
    #expect(all.figures(.earnings, by: .quarter).map(\.concept) == ["NetIncomeLoss", "ProfitLoss"])
  }

  @Test func continuingOperationsStandInForCashFlow() throws {
    let name = "NetCashProvidedByUsedInOperatingActivitiesContinuingOperations"
    let all = try figures(ConceptFacts(name, [Case.fact(Case.q1, -3, on: "2023-05-01")]))
    #expect(all.figures(.cashFlow, by: .quarter).map(\.value) == [-3])
    #expect(all.figures.map(\.concept) == [name])
  }

  @Test func foreignCompaniesFileInTheirCurrency() throws {
    let facts = [Fact("2023-01-01", "2023-12-31", 27.5, "20-F", on: "2024-02-14")]
    let all = try figures(
      ConceptFacts("Revenue", facts, unit: "EUR", taxonomy: "ifrs-full"),
      ConceptFacts("ProfitLoss", facts, unit: "EUR", taxonomy: "ifrs-full"),
      ConceptFacts(
        "CashFlowsFromUsedInOperatingActivities", facts, unit: "EUR", taxonomy: "ifrs-full"))
    #expect(all.figures.map(\.metric) == [.revenue, .earnings, .cashFlow])
    #expect(Set(all.figures.map(\.unit)) == ["EUR"])
    #expect(Set(all.figures.map(\.form)) == ["20-F"])
  }

  @Test func aTranslationOfTheLastYearIsNotMixedIn() throws {
    let old = Fact("2022-01-01", "2022-12-31", 800, "20-F", on: "2023-04-01")
    let new = Fact("2023-01-01", "2023-12-31", 900, "20-F", on: "2024-04-01")
    let inDollars = Fact("2023-01-01", "2023-12-31", 125, "20-F", on: "2024-04-01")
    let all = try figures(
      ConceptFacts("Revenues", [old, new], unit: "CNY"), ConceptFacts("Revenues", [inDollars]))
    #expect(all.figures.map(\.value) == [800, 900])
    #expect(all.figures.map(\.unit) == ["CNY", "CNY"])
  }

  @Test func amountsInNoCurrencyAreRefusedByName() throws {
    let facts = ConceptFacts("Revenues", [Case.threeQuarters[0]], unit: "pure")
    #expect(throws: ProviderError(.sec, .unexpected(.amountsInNoCurrency(unit: "pure")))) {
      try figures(facts)
    }
  }

  @Test func nothingOfInterestGivesNoFigures() throws {
    #expect(try figures(ConceptFacts("Assets", [Case.threeQuarters[0]])).figures.isEmpty)
    #expect(try figures(text: #"{"entityName":"X","facts":{}}"#).figures.isEmpty)
  }

  @Test(arguments: [#"{}"#, #"{"facts":null}"#, #"[1]"#, #"{"facts":[]}"#])
  func otherTextsAreRefused(_ text: String) {
    #expect(throws: ProviderError(.sec, .unexpected(.noFacts))) {
      try figures(text: text)
    }
  }

  @Test func hurtEntriesArePassedOver() throws {
    let entries = [
      #"{"start":"2023-01-01","end":"2023-03-31","val":"9","form":"10-Q","filed":"2023-05-01"}"#,
      #"{"start":"2023-01-01","end":"2023-03-31","val":null,"form":"10-Q","filed":"2023-05-01"}"#,
      #"{"start":"2023-13-01","end":"2023-03-31","val":9,"form":"10-Q","filed":"2023-05-01"}"#,
      #"{"start":"2023-01-01","end":"2023-02-30","val":9,"form":"10-Q","filed":"2023-05-01"}"#,
      #"{"start":"2023-01-01","end":"2023-03-31","val":9,"form":"10-Q"}"#, "7", "null",
      #"{"start":"2023-01-01","end":"2023-03-31","val":10,"filed":"2023-05-01"}"#,
    ].joined(separator: ",")
    let all = try figures(
      text: #"{"facts":{"us-gaap":{"Revenues":{"units":{"USD":[\#(entries)]}}}}}"#)
    #expect(all.figures.map(\.value) == [10])
    #expect(all.figures.map(\.form) == [""])
  }
}
