// SPDX-License-Identifier: MIT

/// One number that a company reported for a stretch of time.
package struct Report: Sendable, Hashable {
  /// What is counted.
  package enum Measure: String, Sendable, Hashable, CaseIterable {
    case revenue, earnings, cashFlow, revenuePerShare, earningsPerShare, cashFlowPerShare
  }

  /// How long the stretch is.
  package enum Period: String, Sendable, Hashable, CaseIterable {
    case quarter, year
  }

  /// Where the number comes from.
  package enum Origin: Sendable, Hashable, CaseIterable {
    /// It stands in the filing.
    case filed
    /// A year less the nine months before the quarter.
    case restOfYear
    /// The months of the year so far less those before the quarter.
    case restOfMonths
    /// A total divided by the average number of shares.
    case perShare
    /// The same, the total or the shares being what is left of longer stretches.
    case perShareOfRest
  }

  package var measure: Measure
  package var period: Period
  /// The first day.
  package var start: CalendarDate
  /// The last day.
  package var end: CalendarDate
  package var value: Double
  /// The currency's code: `USD`.
  package var currency: String
  /// The number for the same stretch a year before; nil if none is known.
  package var earlier: Double?
  package var origin: Origin
  /// The form that was filed: `10-Q`.
  package var form: String
  /// The day of the filing.
  package var filed: CalendarDate

  package init(
    measure: Measure, period: Period, start: CalendarDate, end: CalendarDate, value: Double,
    currency: String, earlier: Double? = nil, origin: Origin = .filed, form: String,
    filed: CalendarDate
  ) {
    self.measure = measure
    self.period = period
    self.start = start
    self.end = end
    self.value = value
    self.currency = currency
    self.earlier = earlier
    self.origin = origin
    self.form = form
    self.filed = filed
  }
}

extension Report.Measure {
  /// Whether the numbers are amounts for each share.
  var isPerShare: Bool {
    switch self {
    case .revenue, .earnings, .cashFlow: false
    case .revenuePerShare, .earningsPerShare, .cashFlowPerShare: true
    }
  }
}

extension Report {
  /// A number and how it changed in a year.
  var said: Said {
    .reportFigure(
      measure: measure, amount: amount(value), period: Rhythm(period), end: .date(end, .full),
      change: change, filed: .date(filed, .full))
  }

  /// A number with everything that is known of it, exactly.
  var line: Said {
    let derivation = origin == .filed ? .nothing : Said.reportDerivation(derivation: origin.said)
    return .reportLine(
      measure: measure, amount: amount(value, isExact: true), period: Rhythm(period),
      start: .date(start, .full), end: .date(end, .full),
      form: form.isBlank ? .nothing : .reportForm(form: .name(form)), filed: .date(filed, .full),
      derivation: derivation)
  }

  /// An amount as it is told: totals to three digits, exactly where that is asked for to six, and amounts a
  /// share with the currency's minor units, to four.
  private func amount(_ value: Double, isExact: Bool = false) -> Said {
    .apart(.amount(style(isExact).figure(of: value), currency))
  }

  private func style(_ isExact: Bool) -> ValueStyle {
    guard measure.isPerShare else { return isExact ? .measured : .derived }
    return .perShare(decimals: Currency(unit: currency)?.minorUnits ?? 2)
  }

  /// How the number stands to that of a year before; nothing if none is known.
  private var change: Said {
    guard let earlier else { return .nothing }
    let period = Rhythm(period)
    if earlier == value { return .reportUnchanged(period: period) }
    let percent = (value - earlier) / earlier * 100
    // A start or an end below zero has no percentage.
    guard earlier > 0, value >= 0, percent.isFinite else {
      return .reportAgainst(amount: amount(earlier), period: period)
    }
    if percent > 1000 {
      let times = DecimalDigits((value / earlier).withoutNoise).rounded(significant: 3)
      return .reportTimes(times: Figure(times), period: period)
    }
    return .reportChange(
      percent: .percent(Percent(percent)), isUp: value > earlier, period: period)
  }
}

extension Rhythm {
  init(_ period: Report.Period) {
    self =
      switch period {
      case .quarter: .quarters
      case .year: .years
      }
  }
}

extension Report.Origin {
  /// How a number came about.
  var said: Said { .reportOrigin(origin: self) }
}
