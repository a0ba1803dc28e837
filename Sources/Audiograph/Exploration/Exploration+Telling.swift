// SPDX-License-Identifier: MIT

/// Points as they are told.
extension Exploration {
  /// The point at the cursor; extremes and ends are noted besides what is given.
  ///
  /// What is given answers the key, and so do the ends and extremes that were `asked` for; they come first,
  /// then that an interval is incomplete. That a day is not over comes before all of them.
  func told(
    _ notes: [ExplorationPoint.Note], isNamed: Bool, asked: [ExplorationExtreme] = []
  ) -> ExplorationPoint {
    let series = shown
    let style = view.styles[self.series]
    return ExplorationPoint(
      value: point.map { style.figure(of: $0.y) }, place: series.shortMention(index), index: index,
      name: isNamed || field != nil && field != .price(source.value) ? name : nil,
      isNameNews: isNamed, leastWords: view.leastWords(at: index, inSeries: self.series),
      notes: (notes + extremeNotes(asked) + series.eventNotes(at: index)).uniqued,
      isAnswered: !asked.isEmpty || !notes.isEmpty)
  }

  private var name: ExplorationPoint.Name? {
    switch field {
    case .price(let price)?: .field(price)
    case .figures?: .series(shown.name)
    case nil: chart.series.count > 1 ? .series(shown.name) : nil
    }
  }

  private func extremeNotes(_ asked: [ExplorationExtreme]) -> [ExplorationPoint.Note] {
    var found: [ExplorationExtreme] = []
    if index != shown.provisionalIndex, let ends = view.extremes[series], let y = point?.y,
      ends.lowest.y != ends.highest.y
    {
      if y == ends.highest.y { found.append(.highest) }
      if y == ends.lowest.y { found.append(.lowest) }
    }
    let isFirst = index == 0
    let isLast = index == shown.count - 1
    if isFirst { found.append(.first) }
    if isLast { found.append(.last) }
    let answers = found.filter(asked.contains).map(ExplorationPoint.Note.extreme)
    let rest = found.filter { !asked.contains($0) }.map(ExplorationPoint.Note.extreme)
    // That a value may still change counts more than that it is the last.
    return shown.provisionalNotes(at: index) + answers
      + ((isFirst || isLast) && isIncomplete ? [.incomplete] : []) + rest
  }

  /// Whether the point at the cursor is a week, a month or a quarter of which the data have a part only.
  private var isIncomplete: Bool {
    let whole = source.chart.series[source.bars == nil ? series : 0].x
    if case .figures? = field { return false }
    guard let interval, case .dates(let dates) = whole, case .date(let date) = x else {
      return false
    }
    return IntervalResampling(DateCut(dates, at: dates.instants.indices), interval).incomplete
      .contains { date.isIn(interval.unit, of: $0.to) }
  }
}
