// SPDX-License-Identifier: MIT

public import Audiograph

extension CompanyFigures {
  /// The figures of a metric and a length of period, in the order of their ends; empty if there
  /// are none.
  public func figures(_ metric: Metric, by period: Period) -> [Figure] {
    figures.filter { $0.metric == metric && $0.period == period }
  }

  /// The figure of about a year before another, of the same metric and length; nil if none is
  /// known.
  public func yearBefore(_ figure: Figure) -> Figure? {
    figures.last { other in
      other.metric == figure.metric && other.period == figure.period && other.unit == figure.unit
        && (350...380).contains(figure.end - other.end)
    }
  }

  /// The figures as a series over the last days of their periods.
  ///
  /// A period between two others that has no figure is a missing value; its day lies evenly between
  /// those of its neighbours, at the end of a month where they do. The unit is in English words: `US dollars`, `US dollars per share`.
  ///
  /// - Throws: `ChartError.noPoints` where there is no figure.
  public func series(_ metric: Metric, by period: Period) throws(ChartError) -> Series {
    var ends: [Int] = []
    var values: [Double] = []
    let chosen = figures(metric, by: period)
    for figure in chosen {
      if let last = ends.last {
        let missing = Self.missing(from: last, to: figure.end, period)
        ends += missing
        values += missing.map { _ in .nan }
      }
      ends.append(figure.end)
      values.append(figure.value)
    }
    let dates = ends.map { CalendarDate(day: $0).instant }
    return try Series(
      name: "\(metric.title) by \(period.rawValue)", unit: chosen.last.map(\.unitWords),
      x: .dates(XAxis.Dates(instants: dates, precision: .day)), values: values)
  }

  /// The figures of a metric on the days on which they were first reported, as far as they are known
  /// then: of several on one day the latest period.
  ///
  /// - Returns: A series of at least one point; nil without figures.
  /// - Throws: `ChartError`, which the figures of a source never cause.
  public func seriesAtReports(
    _ metric: Metric, by period: Period
  ) throws(ChartError) -> Series? {
    var latest: [Int: Figure] = [:]
    // Figures are in the order of their ends.
    for figure in figures(metric, by: period) { latest[figure.reported ?? figure.filed] = figure }
    guard let unit = latest.values.first?.unitWords else { return nil }
    let days = latest.keys.sorted()
    return try Series(
      name: "\(metric.title) by \(period.rawValue)", unit: unit,
      x: .dates(
        XAxis.Dates(instants: days.map { CalendarDate(day: $0).instant }, precision: .day)),
      values: days.compactMap { latest[$0]?.value })
  }

  /// The days on which periods without a figure ended.
  private static func missing(from first: Int, to last: Int, _ period: Period) -> [Int] {
    let length = period == .quarter ? 91.3125 : 365.25
    let steps = Int((Double(last - first) / length).rounded())
    guard steps > 1 else { return [] }
    return monthEnds(from: first, to: last, steps, of: period == .quarter ? 3 : 12)
      ?? (1..<steps).map { first + (last - first) * $0 / steps }
  }

  /// The last days of months that lie some months apart; nil if the two known days do not.
  private static func monthEnds(
    from first: Int, to last: Int, _ steps: Int, of months: Int
  ) -> [Int]? {
    guard let month = MonthEnd(first), MonthEnd(last) == month.adding(months * steps) else {
      return nil
    }
    return (1..<steps).map { month.adding(months * $0).day }
  }
}

/// The last day of a month.
private struct MonthEnd: Equatable {
  /// Months since the year 0.
  private var number: Int

  /// Nil for a day that is not the last of its month.
  init?(_ day: Int) {
    guard CalendarDate(day: day + 1).civil.day == 1 else { return nil }
    number = CalendarDate(day: day).ordinal(of: .month)
  }

  func adding(_ months: Int) -> MonthEnd {
    var other = self
    other.number += months
    return other
  }

  /// Counted from 1970-01-01.
  var day: Int {
    let (year, month) = (number + 1).quotientAndRemainder(dividingBy: 12)
    return CalendarDate.dayNumber(year: year, month: month + 1, day: 1) - 1
  }
}

extension CompanyFigures.Metric {
  /// The metric in English words: `Cash flow per share`.
  public var title: String {
    switch self {
    case .revenue: "Revenue"
    case .earnings: "Earnings"
    case .cashFlow: "Operating cash flow"
    case .revenuePerShare: "Revenue per share"
    case .earningsPerShare: "Earnings per share"
    case .cashFlowPerShare: "Operating cash flow per share"
    }
  }

  /// Whether the numbers are amounts for each share.
  public var isPerShare: Bool {
    switch self {
    case .revenue, .earnings, .cashFlow: false
    case .revenuePerShare, .earningsPerShare, .cashFlowPerShare: true
    }
  }
}

extension CompanyFigures.Figure {
  /// The code of the currency: `USD`.
  public var currency: String { unit.part(before: "/") }

  /// The unit in English words: `US dollars`, `US dollars per share`.
  public var unitWords: String {
    let money = Currency(unit: currency)?.englishName ?? currency
    return metric.isPerShare ? "\(money) per share" : money
  }
}
