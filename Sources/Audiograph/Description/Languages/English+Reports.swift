// SPDX-License-Identifier: MIT

/// What companies report, in English.
extension English {
  func clause(_ statement: ReportStatement) -> String { words(statement).withSingleCommas }

  private func words(_ statement: ReportStatement) -> String {
    switch statement {
    case .heading(let company):
      let commission =
        channel == .speech ? "Securities and Exchange Commission" : "SEC"
      return company.isBlank
        ? "figures filed with the \(commission)"
        : "\(name(company)), figures filed with the \(commission)"
    case .reported(let report): return reported(report)
    case .derived(let origin): return "this figure is derived: \(derivation(origin))"
    case .line(let report): return line(report)
    case .nothing(let measure, let period):
      return "no figure for \(noun(measure)) by \(noun(period)) was found in the filings"
    }
  }

  private func reported(_ report: ReportClause) -> String {
    "\(noun(report.measure)) \(amount(report.amount, report)) in the \(noun(report.period)) to"
      + " \(place(report.end))\(change(report)); filed \(at(report.filed))"
  }

  private func line(_ report: ReportClause) -> String {
    let how = report.origin == .filed ? "" : "; derived: \(derivation(report.origin))"
    let form = report.form.isBlank ? "" : " on form \(name(report.form))"
    return "\(noun(report.measure)), \(noun(report.period)) from \(place(report.start)) to"
      + " \(place(report.end)): \(amount(report.amount, report)), filed\(form)"
      + " \(at(report.filed))\(how)"
  }

  /// The name of the measure says already that it is counted for each share.
  private func amount(_ figure: Figure, _ report: ReportClause) -> String {
    "\(number(figure)) \(unit(report.currency, .afterNumber(isOne: figure.isOne)))"
  }

  private func change(_ report: ReportClause) -> String {
    let before = report.period == .quarter ? "the same quarter a year before" : "the year before"
    return switch report.change {
    case .percent(let percent, let isUp):
      ", \(isUp ? "up" : "down") \(self.percent(percent)) from \(before)"
    case .times(let figure): ", \(number(figure)) times that of \(before)"
    case .against(let figure): ", against \(amount(figure, report)) in \(before)"
    case .some(.none): ", unchanged on \(before)"
    case nil: ""
    }
  }

  private func derivation(_ origin: Report.Origin) -> String {
    switch origin {
    case .filed: "as filed"
    case .restOfYear: "the year less its first nine months"
    case .restOfMonths: "the months of the year to its end, less those before it began"
    case .perShare: "the total divided by the average number of shares"
    case .perShareOfRest:
      "the total divided by the average number of shares, at least one of them what is left of a"
        + " longer period"
    }
  }

  private func noun(_ measure: Report.Measure) -> String {
    switch measure {
    case .revenue: "revenue"
    case .earnings: "earnings"
    case .cashFlow: "operating cash flow"
    case .revenuePerShare: "revenue per share"
    case .earningsPerShare: "earnings per share"
    case .cashFlowPerShare: "operating cash flow per share"
    }
  }

  private func noun(_ period: Report.Period) -> String {
    switch period {
    case .quarter: "quarter"
    case .year: "year"
    }
  }
}
