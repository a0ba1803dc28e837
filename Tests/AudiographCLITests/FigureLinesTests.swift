// SPDX-License-Identifier: MIT

import MarketData
import Testing

@testable import AudiographCLI

/// Which figures a list has.
@Suite struct FigureLinesTests {
  private func figure(
    _ metric: CompanyFigures.Metric, _ period: CompanyFigures.Period, _ end: Int
  ) -> CompanyFigures.Figure {
    CompanyFigures.Figure(
      metric: metric, period: period, start: end - 90, end: end, value: 1, unit: "USD",
      derivation: .filed, form: "10-K", filed: end + 40, concept: "Revenues")
  }

  private var company: CompanyFigures {
    CompanyFigures(
      company: "Example",
      figures: [
        figure(.revenue, .quarter, 19_000), figure(.revenue, .year, 19_000),
        figure(.earnings, .year, 18_600), figure(.earnings, .year, 19_000),
      ])
  }

  private func listed(_ choice: FigureChoice) -> [String] {
    company.listed(choice).map { "\($0.metric.rawValue) \($0.period.rawValue) \($0.end)" }
  }

  @Test func yearsStandInWhereAMetricHasNoQuarters() {
    #expect(
      listed(FigureChoice(metrics: [.revenue, .earnings, .cashFlow]))
        == ["revenue quarter 19000", "earnings year 18600", "earnings year 19000"])
    #expect(listed(FigureChoice(metrics: [.earnings], firstDay: 18_601)) == ["earnings year 19000"])
  }

  @Test func aPeriodThatWasNamedIsTaken() {
    #expect(listed(FigureChoice(metrics: [.earnings], period: .quarter)).isEmpty)
    #expect(listed(FigureChoice(metrics: [.revenue], period: .year)) == ["revenue year 19000"])
  }

  /// Quarters outside the range are no reason to list years in it.
  @Test func theRangeDoesNotChangeThePeriod() {
    #expect(listed(FigureChoice(metrics: [.revenue], firstDay: 19_001)).isEmpty)
  }
}
