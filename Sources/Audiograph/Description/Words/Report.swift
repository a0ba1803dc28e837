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

/// What is said about reports, rounded, in no language yet.
enum ReportStatement: Hashable, Sendable {
  /// Whose figures they are, and where they were filed.
  case heading(String)
  /// A number and how it changed in a year.
  case reported(ReportClause)
  /// How a number came about that nobody filed.
  case derived(Report.Origin)
  /// A number with everything that is known of it.
  case line(ReportClause)
  /// That there is no number.
  case nothing(Report.Measure, Report.Period)
}

/// A reported number, rounded.
struct ReportClause: Hashable, Sendable {
  /// How a number stands to that of a year before.
  enum Change: Hashable, Sendable {
    case none
    case percent(Percent, isUp: Bool)
    /// So many times the earlier number.
    case times(Figure)
    /// The earlier number itself, for a start or an end below zero.
    case against(Figure)
  }

  let measure: Report.Measure
  let period: Report.Period
  let start: Mention
  let end: Mention
  let amount: Figure
  let currency: String
  /// Nil if nothing is known of a year before.
  let change: Change?
  let origin: Report.Origin
  let form: String
  let filed: Mention
}

extension ReportClause {
  /// A report as it is told: totals to three digits, exactly where that is asked for to six, and
  /// amounts a share with the currency's minor units, to four.
  init(_ report: Report, isExact: Bool = false) {
    let style = Self.style(report, isExact)
    measure = report.measure
    period = report.period
    start = .date(report.start, .full)
    end = .date(report.end, .full)
    amount = style.figure(of: report.value)
    currency = report.currency
    change = report.earlier.map { Self.change(from: $0, to: report.value, style) }
    origin = report.origin
    form = report.form
    filed = .date(report.filed, .full)
  }

  private static func style(_ report: Report, _ isExact: Bool) -> ValueStyle {
    guard report.measure.isPerShare else { return isExact ? .measured : .derived }
    let currency = Currency(unit: report.currency)
    return .perShare(decimals: currency?.minorUnits ?? 2)
  }

  private static func change(
    from earlier: Double, to value: Double, _ style: ValueStyle
  ) -> Change {
    if earlier == value { return .none }
    guard earlier > 0, value >= 0 else { return .against(style.figure(of: earlier)) }
    let percent = (value - earlier) / earlier * 100
    guard percent.isFinite else { return .against(style.figure(of: earlier)) }
    if percent > 1000 {
      return .times(Figure(DecimalDigits((value / earlier).withoutNoise).rounded(significant: 3)))
    }
    return .percent(Percent(percent), isUp: value > earlier)
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
