// SPDX-License-Identifier: MIT

/// What companies report, in German.
extension German {
  func clause(_ statement: ReportStatement) -> String {
    switch statement {
    case .heading(let company):
      let commission =
        channel == .speech ? "amerikanischen Börsenaufsicht" : "amerikanischen Börsenaufsicht SEC"
      return company.isBlank
        ? "Zahlen, eingereicht bei der \(commission)"
        : "\(name(company)), Zahlen, eingereicht bei der \(commission)"
    case .reported(let report): return reported(report)
    case .derived(let origin): return "diese Zahl ist abgeleitet: \(derivation(origin))"
    case .line(let report): return line(report)
    case .nothing(let measure, let period):
      return "für \(accusative(measure)) je \(noun(period)) steht in den Einreichungen keine Zahl"
    }
  }

  private func reported(_ report: ReportClause) -> String {
    "\(noun(report.measure)): \(amount(report.amount, report)) im \(noun(report.period))"
      + " \(until(report.end))\(change(report)); eingereicht \(at(report.filed))"
  }

  private func line(_ report: ReportClause) -> String {
    let how = report.origin == .filed ? "" : "; abgeleitet: \(derivation(report.origin))"
    let form = report.form.isBlank ? "" : " mit Formular \(name(report.form))"
    return "\(noun(report.measure)), \(noun(report.period)) \(from(report.start))"
      + " \(until(report.end)): \(amount(report.amount, report)), eingereicht\(form)"
      + " \(at(report.filed))\(how)"
  }

  /// `vom 30. Juni 2024`: `am` without its first letter.
  private func from(_ mention: Mention) -> String { "vo\(at(mention).dropFirst())" }

  /// The name of the measure says already that it is counted for each share.
  private func amount(_ figure: Figure, _ report: ReportClause) -> String {
    "\(number(figure)) \(unit(report.currency, .afterNumber(isOne: figure.isOne)))"
  }

  private func change(_ report: ReportClause) -> String {
    let isQuarter = report.period == .quarter
    let before = isQuarter ? "im gleichen Quartal des Vorjahres" : "im Jahr davor"
    return switch report.change {
    case .percent(let percent, let isUp):
      ", \(self.percent(percent)) \(isUp ? "mehr" : "weniger") als \(before)"
    case .times(let figure): ", \(number(figure)) mal so viel wie \(before)"
    case .against(let figure): ", gegenüber \(amount(figure, report)) \(before)"
    case .some(.none): ", ebenso viel wie \(before)"
    case nil: ""
    }
  }

  private func derivation(_ origin: Report.Origin) -> String {
    switch origin {
    case .filed: "wie eingereicht"
    case .restOfYear: "das Jahr abzüglich seiner ersten neun Monate"
    case .restOfMonths: "die Monate des Jahres bis dahin abzüglich derer vor dem Quartal"
    case .perShare: "die Summe geteilt durch die durchschnittliche Zahl der Aktien"
    case .perShareOfRest:
      "die Summe geteilt durch die durchschnittliche Zahl der Aktien, wenigstens eine von beiden"
        + " als Rest eines längeren Zeitraums"
    }
  }

  private func noun(_ measure: Report.Measure) -> String {
    switch measure {
    case .revenue: "Umsatz"
    case .earnings: "Gewinn"
    case .cashFlow: "operativer Cashflow"
    case .revenuePerShare: "Umsatz je Aktie"
    case .earningsPerShare: "Gewinn je Aktie"
    case .cashFlowPerShare: "operativer Cashflow je Aktie"
    }
  }

  private func accusative(_ measure: Report.Measure) -> String {
    switch measure {
    case .cashFlow: "operativen Cashflow"
    case .cashFlowPerShare: "operativen Cashflow je Aktie"
    case .revenue, .earnings, .revenuePerShare, .earningsPerShare: noun(measure)
    }
  }

  private func noun(_ period: Report.Period) -> String {
    switch period {
    case .quarter: "Quartal"
    case .year: "Jahr"
    }
  }
}
