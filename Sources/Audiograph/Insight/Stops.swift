// SPDX-License-Identifier: MIT

/// Where a walk through a series stops, and what is marked on the way.
extension SeriesFacts {
  /// The stretches from one turning point or break to the next: of a shape that names its parts these, of
  /// everything else its legs, at most five.
  ///
  /// - Returns: The stretches in order, the last to the last value; none where nothing turns or breaks.
  /// - Complexity: O(*n* log *n*) unless the facts keep what was found.
  var stretches: [Move] {
    let parts = partsOfShape
    return parts.isEmpty ? legs(atMost: 5).map(\.move) : stretches(through: parts)
  }

  /// The stretches of a walk: from peak to peak where a season leads, else as `stretches`.
  var walk: [Move] {
    let peaks = peaksOfSeason
    return peaks.isEmpty ? stretches : stretches(through: peaks)
  }

  /// Where a level breaks, in order, and whether the next one is higher: the first point of each new level,
  /// and of a price a step out of all proportion.
  var levelBreaks: [(index: Int, rises: Bool)] {
    let insight = insight
    if let jump = insight.jump { return [(jump.index, jump.ratio > 1)] }
    if let jump = insight.shape?.jump { return [(jump.index, jump.after > jump.before)] }
    guard let shape = insight.shape, shape.levels.count == shape.breaks.count + 1 else { return [] }
    return shape.breaks.indices.map { (shape.breaks[$0], shape.levels[$0 + 1] > shape.levels[$0]) }
  }

  /// The turns and breaks of a shape that is told by its parts.
  private var partsOfShape: [Int] {
    guard series.kind != .price, let shape = insight.shape, !shape.shapeClass.isLiteral else {
      return levelBreaks.map(\.index)
    }
    // A turn is at a value, the break beside it where the model bends.
    return shape.turns.isEmpty ? shape.breaks + [shape.extreme].compactMap(\.self) : shape.turns
  }

  private func stretches(through indices: [Int]) -> [Move] {
    let inner = Set(indices).filter { index in
      first.index < index && index < last.index && !series.values[index].isNaN
    }
    let places = [first.index] + inner.sorted() + [last.index]
    return zip(places, places.dropFirst()).map {
      move(from: series.placed($0), to: series.placed($1))
    }
  }

  /// The highest value of each cycle of the season that is told before the shape; none without one.
  private var peaksOfSeason: [Int] {
    let season = insight.seasons.first {
      $0.strength.map { $0 >= CalendarSeason.clearStrength } ?? true
    }
    guard let season, let cycles = SeasonCycles(season, series) else { return [] }
    var peaks: [Int: Int] = [:]
    for (index, value) in series.values.enumerated() where !value.isNaN {
      let cycle = cycles[index]
      if let peak = peaks[cycle], series.values[peak] >= value { continue }
      peaks[cycle] = index
    }
    return peaks.values.sorted()
  }
}

/// Which cycle of a season each point belongs to.
///
/// A cycle of the calendar begins with its lowest phase.
private struct SeasonCycles {
  private let numbers: [Int]

  /// Nil for a free cycle without one whole cycle, and where dates of a cycle are missing.
  init?(_ season: Season, _ series: Series) {
    guard let period = season.period, let trough = season.trough else {
      let length = season.steps
      guard length >= 2, Double(series.count) > length else { return nil }
      guard let from = series.values.firstIndex(where: { !$0.isNaN }) else { return nil }
      let head = (from..<min(from + Int(length), series.count)).filter {
        !series.values[$0].isNaN
      }
      let lowest = head.min { series.values[$0] < series.values[$1] } ?? from
      numbers = series.values.indices.map { Int((Double($0 - lowest) / length).rounded(.down)) }
      return
    }
    guard let dates = series.timeAxis.dates else { return nil }
    numbers = (0..<series.count).map { index in
      let date = dates[index]
      let (phase, start) = date.phase(of: period, count: season.phaseCount)
      return phase >= trough.number ? start : start - season.phaseCount
    }
  }

  subscript(_ index: Int) -> Int { numbers[index] }
}

extension CalendarDate {
  /// The phase of a cycle that a date is in, and the number of the first phase of that cycle, both in phases:
  /// months or quarters, weekdays, hours.
  fileprivate func phase(of period: SeasonPeriod, count: Int) -> (phase: Int, start: Int) {
    let phase: Int
    let number: Int
    switch period {
    case .year where count == 4: (phase, number) = (quarter - 1, 4 * civil.year + quarter - 1)
    case .year: (phase, number) = (civil.month - 1, 12 * civil.year + civil.month - 1)
    case .week: (phase, number) = (weekday - 1, day)
    case .day:
      phase = Int(microsecondOfDay / 3_600_000_000)
      number = 24 * day + phase
    }
    return (phase, number - phase)
  }
}
