// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import MarketData

@Suite struct FigureSeriesTests {
  private func figure(
    _ end: String, _ value: Double, _ metric: CompanyFigures.Metric = .revenue,
    _ period: CompanyFigures.Period = .quarter, unit: String = "USD"
  ) throws -> CompanyFigures.Figure {
    let end = try day(end)
    return CompanyFigures.Figure(
      metric: metric, period: period, start: end - 90, end: end, value: value, unit: unit,
      derivation: .filed, form: "10-Q", filed: end + 30, concept: "Revenues")
  }

  private func series(_ figures: CompanyFigures.Figure...) throws -> Series {
    try CompanyFigures(company: "Example", figures: figures).series(.revenue, by: .quarter)
  }

  @Test func pointsStandOnTheLastDays() throws {
    let series = try series(figure("2023-03-31", 10), figure("2023-06-30", 20))
    #expect(series.name == "Revenue by quarter")
    #expect(series.unit == "US dollars")
    #expect(series.kind == .measurement)
    #expect(series.values == [10, 20])
    #expect((0..<2).map { series.x[$0].description } == ["2023-03-31", "2023-06-30"])
  }

  @Test func missingQuartersAreGaps() throws {
    let series = try series(
      figure("2022-12-31", 1), figure("2023-09-30", 4), figure("2023-12-31", 5))
    #expect(series.count == 5)
    #expect(series.missingCount == 2)
    #expect(series.values[1].isNaN && series.values[2].isNaN)
    #expect(
      (0..<5).map { series.x[$0].description } == [
        "2022-12-31", "2023-03-31", "2023-06-30", "2023-09-30", "2023-12-31",
      ])
  }

  /// Months of 28 to 31 days, in a leap year too.
  @Test(arguments: [
    ("2023-11-30", "2024-08-31", ["2024-02-29", "2024-05-31"]),
    ("2022-08-31", "2023-05-31", ["2022-11-30", "2023-02-28"]),
    ("2022-09-24", "2023-07-01", ["2022-12-26", "2023-03-29"]),
    ("2022-12-31", "2023-10-01", ["2023-04-01", "2023-07-01"]),
    ("2022-12-31", "2023-08-31", ["2023-03-22", "2023-06-11"]),
  ])
  func betweenMonthEndsGapsStandOnMonthEnds(
    _ first: String, _ last: String, _ missing: [String]
  ) throws {
    let series = try series(figure(first, 1), figure(last, 4))
    #expect((0..<series.count).map { series.x[$0].description } == [first] + missing + [last])
  }

  @Test func missingYearsAreGapsOnMonthEnds() throws {
    let years = CompanyFigures(
      company: "Example",
      figures: [
        try figure("2019-02-28", 1, .revenue, .year), try figure("2022-02-28", 4, .revenue, .year),
      ])
    let series = try years.series(.revenue, by: .year)
    #expect(
      (0..<4).map { series.x[$0].description } == [
        "2019-02-28", "2020-02-29", "2021-02-28", "2022-02-28",
      ])
  }

  /// Of several that were reported on one day the latest period counts; one of which nobody knows when
  /// it was reported stands where it was filed.
  @Test func pointsStandOnTheDaysOfReports() throws {
    var first = try figure("2023-03-31", 10)
    var second = try figure("2023-06-30", 20)
    var third = try figure("2023-09-30", 30)
    first.reported = try day("2023-07-28")
    second.reported = try day("2023-07-28")
    third.reported = nil
    third.filed = try day("2023-10-30")
    let company = CompanyFigures(company: "Example", figures: [first, second, third])
    let series = try #require(try company.seriesAtReports(.revenue, by: .quarter))
    #expect(series.values == [20, 30])
    #expect((0..<2).map { series.x[$0].description } == ["2023-07-28", "2023-10-30"])
    #expect(series.unit == "US dollars")
    #expect(try company.seriesAtReports(.revenue, by: .year) == nil)
    #expect(try company.seriesAtReports(.earnings, by: .quarter) == nil)
  }

  /// Later filings repeat a quarter; the first one about it, of whatever number, says when it came.
  @Test func theFirstFilingReports() throws {
    let company = try figures(
      ConceptFacts(
        "Revenues",
        [
          Fact("2022-01-01", "2022-03-31", 10, on: "2022-04-28"),
          Fact("2022-01-01", "2022-03-31", 10, on: "2023-04-27"),
          Fact("2022-04-01", "2022-06-30", 20, on: "2023-07-27"),
        ]),
      ConceptFacts(
        "NetIncomeLoss", [Fact("2022-04-01", "2022-06-30", 2, on: "2022-07-28")]))
    let revenue = company.figures(.revenue, by: .quarter)
    #expect(revenue.map(\.filed) == [try day("2023-04-27"), try day("2023-07-27")])
    #expect(revenue.map(\.reported) == [try day("2022-04-28"), try day("2022-07-28")])
  }

  @Test func onePointIsASeriesAndNoneIsNot() throws {
    #expect(try series(figure("2023-03-31", 10)).count == 1)
    let other = try figure("2023-03-31", 10, .earnings)
    #expect(throws: ChartError.noPoints) { try series(other) }
    #expect(throws: ChartError.noPoints) { try series() }
  }

  @Test func sharesAndOtherCurrenciesAreNamed() throws {
    let figures = CompanyFigures(
      company: "Example",
      figures: [
        try figure("2022-12-31", 1, .earningsPerShare, .year, unit: "EUR/shares"),
        try figure("2024-12-31", 3, .earningsPerShare, .year, unit: "EUR/shares"),
      ])
    let series = try figures.series(.earningsPerShare, by: .year)
    #expect(series.name == "Earnings per share by year")
    #expect(series.unit == "euros per share")
    #expect(series.count == 3)
    #expect(series.values[1].isNaN)
  }

  @Test func theYearBeforeIsFoundByItsEnd() throws {
    let figures = CompanyFigures(
      company: "Example",
      figures: [
        try figure("2022-09-24", 1), try figure("2023-07-01", 2), try figure("2023-09-30", 3),
        try figure("2024-09-28", 4),
      ])
    let all = figures.figures
    #expect(figures.yearBefore(all[3])?.value == 3)
    #expect(figures.yearBefore(all[2])?.value == 1)
    #expect(figures.yearBefore(all[1]) == nil)
    #expect(figures.yearBefore(all[0]) == nil)
  }
}
