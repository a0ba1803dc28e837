// SPDX-License-Identifier: MIT

/// Between the series of a chart, and the numbers of a bar.
extension Exploration {
  mutating func changeSeries(by step: Int) -> ExplorationReply {
    let target = series + step
    guard chart.series.indices.contains(target) else {
      return ExplorationReply(
        .nothing(.otherSeries), .edge(step < 0 ? .first : .last))
    }
    series = target
    index = view.place(of: anchor, inSeries: target)?.index ?? 0
    return here(isNamed: true)
  }

  /// What can be walked along besides the chart's own values; empty for a chart that is not of bars.
  package var fields: [ExplorationField] { source.fields }

  mutating func changeField(by step: Int) -> ExplorationReply {
    guard let field, let place = fields.firstIndex(of: field),
      fields.indices.contains(place + step)
    else {
      return ExplorationReply(.nothing(.otherField), .edge(step < 0 ? .first : .last))
    }
    return show(field: fields[place + step])
  }

  /// Walks along another number of the bars, or along figures, from the latest that was reported by
  /// then; nothing changes where it has no value in what is shown.
  mutating func show(field: ExplorationField) -> ExplorationReply {
    guard
      let view = try? ExplorationView(source, field: field, range: range, interval: interval)
    else { return limit(.noValue) }
    self.view = view
    self.field = field
    switch field {
    case .price: index = view.index(of: anchor, inSeries: 0)
    case .figures: index = view.place(of: anchor, inSeries: 0)?.index ?? 0
    }
    return here(isNamed: true)
  }

  // MARK: - Speed

  mutating func changeSpeed(by step: Int) -> ExplorationReply {
    guard let next = SoundStyle.speed(after: speed, isFaster: step > 0) else {
      return limit(step > 0 ? .faster : .slower)
    }
    setSpeed(next)
    return ExplorationReply(.speed(Figure(exactly: speed)), nil)
  }

  /// Divides the length of what is played, 0.25 to 4; the nearest of these for anything else.
  public mutating func setSpeed(_ wanted: Double) {
    speed = wanted.isFinite ? min(max(wanted, 0.25), 4) : 1
  }
}
