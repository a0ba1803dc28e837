// SPDX-License-Identifier: MIT

/// Answers, and what companies report.
extension Wording {
  /// An answer without its full stop: the number, then where it stands.
  func clause(_ answer: AnswerStatement) -> String {
    switch answer {
    case .value(let value, let reservation):
      [placed(value), reservation.flatMap(self.reservation)].compactMap(\.self)
        .joined(separator: ", ")
    case .firstReached(let value):
      say(.answerFirstReached(value: value.figure, place: value.place.map(at) ?? ""))
    case .change(let change, _) where change.size?.kind == .places: self.change(change)
    case .change(let change, let absolute):
      [absolute.map { difference($0, change.size) }, changeAfterSize(change)].compactMap(\.self)
        .joined(separator: ", ")
    case .trend(let movement): trend(movement)
    case .mean(let mean): say(.answerMean(mean: mean))
    case .median(let median): say(.answerMedian(median: median))
    }
  }

  /// The change after its size in the unit of the values, which is not said twice.
  private func changeAfterSize(_ change: ChangeClause) -> String {
    switch change.size {
    case .absolute, .points: say(.changeEndsAlone(from: start(change), to: end(change)))
    default: self.change(change)
    }
  }

  /// A difference that begins an answer.
  private func difference(_ figure: Figure, _ size: ChangeSize?) -> String {
    if case .points = size { return say(.sizePoints(points: figure)) }
    return number(figure)
  }

  private func reservation(_ reservation: Reservation) -> String? {
    switch reservation.match {
    case .exact: nil
    case .lastOf: say(.reservationLastOf(place: reservation.asked))
    case .within: say(.reservationWithin(place: reservation.asked))
    case .before: say(.reservationBefore(place: reservation.asked))
    case .beforeMissing: say(.reservationBeforeMissing(place: reservation.asked))
    }
  }

  private func trend(_ movement: Movement) -> String {
    guard case .trend(let trend) = movement.kind else { return self.movement(movement) }
    return say(.movementTrend(it: say(.it(isPrice: movement.isPrice)), trend: self.trend(trend)))
  }

  /// A sentence about what a company reported without its full stop, in lower case unless a name
  /// begins it.
  func clause(_ statement: ReportStatement) -> String {
    switch statement {
    case .heading(let company): say(.reportHeading(company: company.isBlank ? "" : name(company)))
    case .reported(let report):
      say(
        .reportFigure(
          measure: report.measure, amount: amount(report.amount, report.currency),
          period: Rhythm(report.period), end: report.end, change: change(report),
          filed: report.filed))
    case .derived(let origin): say(.reportDerived(derivation: say(.reportOrigin(origin: origin))))
    case .line(let report): line(report)
    case .nothing(let measure, let period):
      say(.reportNothing(measure: measure, period: Rhythm(period)))
    }
  }

  private func line(_ report: ReportClause) -> String {
    let derivation =
      report.origin == .filed
      ? "" : say(.reportDerivation(derivation: say(.reportOrigin(origin: report.origin))))
    return say(
      .reportLine(
        measure: report.measure, amount: amount(report.amount, report.currency),
        period: Rhythm(report.period), start: report.start, end: report.end,
        form: report.form.isBlank ? "" : say(.reportForm(form: name(report.form))),
        filed: report.filed,
        derivation: derivation))
  }

  private func change(_ report: ReportClause) -> String {
    let period = Rhythm(report.period)
    return switch report.change {
    case .percent(let percent, let isUp):
      say(.reportChange(percent: self.percent(percent), isUp: isUp, period: period))
    case .times(let times): say(.reportTimes(times: times, period: period))
    case .against(let figure):
      say(.reportAgainst(amount: amount(figure, report.currency), period: period))
    case .some(.none): say(.reportUnchanged(period: period))
    case nil: ""
    }
  }
}
