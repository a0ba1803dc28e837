// SPDX-License-Identifier: MIT

/// Points as they are told.
extension Exploration {
  /// The point at the cursor; extremes and ends are noted besides what is given.
  ///
  /// What is given answers the key, and where it `asksForExtreme` the highest and the lowest does.
  func told(
    _ notes: [ExplorationPoint.Note], isNamed: Bool, asksForExtreme: Bool = false
  ) -> ExplorationPoint {
    let series = shown
    let value = point.map { series.figure(of: $0.y, .display) }
    return ExplorationPoint(
      value: value, place: CalendarMemory.shortMention(x, index: index), index: index,
      name: isNamed || field != nil && field != .price(source.value) ? name : nil,
      notes: notes + extremeNotes, isAnswered: asksForExtreme || !notes.isEmpty)
  }

  private var name: ExplorationPoint.Name? {
    switch field {
    case .price(let price)?: .field(price)
    case .figures?: .series(shown.name)
    case nil: chart.series.count > 1 ? .series(shown.name) : nil
    }
  }

  private var extremeNotes: [ExplorationPoint.Note] {
    var found: [ExplorationExtreme] = []
    if let ends = view.extremes[series], let y = point?.y, ends.minimum.y < ends.maximum.y {
      if y == ends.maximum.y { found.append(.highest) }
      if y == ends.minimum.y { found.append(.lowest) }
    }
    if index == 0 { found.append(.first) }
    if index == shown.count - 1 { found.append(.last) }
    return found.map { .extreme($0) }
  }
}

extension CalendarMemory {
  /// A place as a short line names it: all of it, months in short.
  static func shortMention(_ x: XValue, index: Int) -> Mention {
    switch x {
    case .row(let row): .row(row)
    case .number(let number): .number(Figure(exactly: number))
    case .category(let name): name.isBlank ? .row(index + 1) : .category(name)
    case .date(let date): .date(date, .short)
    }
  }
}
