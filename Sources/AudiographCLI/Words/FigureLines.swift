// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

/// Which of a company's figures are printed.
struct FigureChoice {
  var metrics: [CompanyFigures.Metric]
  /// Nil for quarters and, in words, years too; in lists years where there are no quarters.
  var period: CompanyFigures.Period?
  /// The first day on which a period may end, counted from 1970-01-01.
  var firstDay: Int?
  /// The last day.
  var lastDay: Int?

  /// Whether the period of a figure ends on a day that was asked for.
  func includes(_ figure: CompanyFigures.Figure) -> Bool {
    figure.end >= firstDay ?? .min && figure.end <= lastDay ?? .max
  }
}

extension CompanyFigures {
  /// The figures that are listed, in the order of the metrics.
  func listed(_ choice: FigureChoice) -> [Figure] {
    choice.metrics.flatMap { metric in
      let quarters = figures(metric, by: .quarter)
      let period = choice.period ?? (quarters.isEmpty ? .year : .quarter)
      return period == .quarter ? quarters : figures(metric, by: period)
    }.filter(choice.includes)
  }

  /// The last figures in sentences: what a quarter and a year brought and how that had changed.
  func sentences(_ choice: FigureChoice, _ phrases: Phrasebook) -> [String] {
    let periods = choice.period.map { [$0] } ?? Period.allCases
    let told = choice.metrics.flatMap { metric in
      periods.flatMap { period in
        figures(metric, by: period).last(where: choice.includes)
          .map { phrases.sentences(report($0)) }
          ?? [phrases.nothing(metric.measure, by: period.told)]
      }
    }
    return [phrases.heading(ofCompany: company)] + told
  }

  /// Every figure on a line of its own.
  func lines(_ choice: FigureChoice, _ phrases: Phrasebook) -> [String] {
    listed(choice).map { phrases.line(report($0)) }
  }

  /// A figure as it is printed.
  private func report(_ figure: Figure) -> Report {
    Report(
      measure: figure.metric.measure, period: figure.period.told,
      start: CalendarDate(day: figure.start), end: CalendarDate(day: figure.end),
      value: figure.value, currency: figure.currency, earlier: yearBefore(figure)?.value,
      origin: origin(figure), form: figure.form, filed: CalendarDate(day: figure.filed))
  }

  private func origin(_ figure: Figure) -> Report.Origin {
    switch figure.derivation {
    case .filed: .filed
    case .difference:
      figures(figure.metric, by: .year).contains { $0.end == figure.end }
        ? .restOfYear : .restOfMonths
    case .perShare: .perShare
    case .perShareOfDifference: .perShareOfRest
    }
  }
}

extension CompanyFigures.Metric {
  var measure: Report.Measure {
    switch self {
    case .revenue: .revenue
    case .earnings: .earnings
    case .cashFlow: .cashFlow
    case .revenuePerShare: .revenuePerShare
    case .earningsPerShare: .earningsPerShare
    case .cashFlowPerShare: .cashFlowPerShare
    }
  }
}

extension CompanyFigures.Period {
  fileprivate var told: Report.Period {
    switch self {
    case .quarter: .quarter
    case .year: .year
    }
  }
}
