// SPDX-License-Identifier: MIT

/// Quarters and years for which several concepts tell the same thing, each period from one of them.
struct MergedPeriods {
  /// A number with the name that filings give it.
  struct Entry {
    var concept: String
    var entry: ReportedPeriods.Entry

    var amount: FiledAmount { entry.amount }
  }

  let quarters: [Entry]
  let years: [Entry]

  /// One period after the other, never a sum and never a difference of two concepts.
  ///
  /// - Parameters:
  ///   - concepts: Names with their periods, the best first.
  ///   - latestFirst: Whether the one that was filed last is taken, the best only of those that
  ///     were filed on one day.
  ///   - others: What the names report besides, for quarters that none of them has.
  init(
    _ concepts: [(name: String, periods: ReportedPeriods)], latestFirst: Bool,
    filledWith others: [(name: String, periods: ReportedPeriods)] = []
  ) {
    func merged(_ entries: (ReportedPeriods) -> [ReportedPeriods.Entry]) -> [Entry] {
      concepts.reduce(into: []) { kept, concept in
        for entry in entries(concept.periods) {
          let new = Entry(concept: concept.name, entry: entry)
          guard let place = kept.firstIndex(where: { $0.amount.end.isNear(entry.amount.end) })
          else {
            kept.append(new)
            continue
          }
          if latestFirst, entry.amount.filed > kept[place].amount.filed { kept[place] = new }
        }
      }.sorted { $0.amount.end < $1.amount.end }
    }
    let known = merged(\.quarters)
    let added = others.flatMap { concept in
      concept.periods.quarters.map { Entry(concept: concept.name, entry: $0) }
    }
    quarters = added.reduce(into: known) { quarters, new in
      let isKnown = quarters.contains { $0.amount.end.isNear(new.amount.end) }
      if !isKnown { quarters.append(new) }
    }.sorted { $0.amount.end < $1.amount.end }
    years = merged(\.years)
  }

  /// The quarters, then the years, as figures of a metric.
  func figures(_ metric: CompanyFigures.Metric, unit: String) -> [CompanyFigures.Figure] {
    quarters.map { $0.figure(metric, .quarter, unit) }
      + years.map { $0.figure(metric, .year, unit) }
  }
}

extension MergedPeriods.Entry {
  fileprivate func figure(
    _ metric: CompanyFigures.Metric, _ period: CompanyFigures.Period, _ unit: String
  ) -> CompanyFigures.Figure {
    CompanyFigures.Figure(
      metric: metric, period: period, start: amount.start, end: amount.end, value: amount.value,
      unit: unit, derivation: entry.isDifference ? .difference : .filed, form: amount.form,
      filed: amount.filed, concept: concept)
  }
}

/// The average number of shares of quarters and years.
struct AverageShares {
  private let shareDays: MergedPeriods

  /// Averages from shares times days.
  init(_ shareDays: MergedPeriods) { self.shareDays = shareDays }

  /// How far the shares of a quarter found by difference may be from those that are known of about
  /// the same time.
  ///
  /// Shares are split, and paid out as dividends, between two filings: the difference of old and new
  /// ones is of no time. A ratio of 1.02 between nine months and the year changes their difference
  /// to 1.08, which is 6 percent off the year.
  private static let tolerance = 0.05

  /// Totals divided by the shares of the same days; a total without them is left out.
  func dividing(
    _ totals: [CompanyFigures.Figure], as metric: CompanyFigures.Metric
  ) -> [CompanyFigures.Figure] {
    totals.compactMap { total in
      guard let shares = entry(for: total), let count = count(of: shares) else { return nil }
      let isPlain = total.derivation == .filed && !shares.entry.isDifference
      let isLater = shares.amount.filed > total.filed
      return CompanyFigures.Figure(
        metric: metric, period: total.period, start: total.start, end: total.end,
        value: total.value / count, unit: "\(total.unit)/shares",
        derivation: isPlain ? .perShare : .perShareOfDifference,
        form: isLater ? shares.amount.form : total.form,
        filed: max(total.filed, shares.amount.filed),
        concept: "\(total.concept) / \(shares.concept)")
    }
  }

  /// The shares of exactly the days that a total is about.
  private func entry(for total: CompanyFigures.Figure) -> MergedPeriods.Entry? {
    let entries = total.period == .quarter ? shareDays.quarters : shareDays.years
    return entries.first { $0.amount.start == total.start && $0.amount.end == total.end }
  }

  /// The number of shares, above 0; nil for a difference that nothing else bears out.
  private func count(of shares: MergedPeriods.Entry) -> Double? {
    let count = shares.average
    guard count > 0 else { return nil }
    guard shares.entry.isDifference else { return count }
    let isBorneOut = known(about: shares.amount).contains { known in
      abs(count - known) <= Self.tolerance * known
    }
    return isBorneOut ? count : nil
  }

  /// The averages of the year that ends with a quarter and of the quarters right before and after.
  private func known(about quarter: FiledAmount) -> [Double] {
    let year = shareDays.years.filter { $0.amount.end == quarter.end }
    let beside = shareDays.quarters.filter {
      $0.amount.start != quarter.start
        && ($0.amount.end.isNear(quarter.start - 1) || $0.amount.start.isNear(quarter.end + 1))
    }
    return (year + beside).map(\.average)
  }
}

extension MergedPeriods.Entry {
  /// The average over the days of a number that is an average times days.
  fileprivate var average: Double { amount.value / Double(amount.days) }
}
