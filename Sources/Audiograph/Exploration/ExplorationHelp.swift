// SPDX-License-Identifier: MIT

/// A line of the help on keys, in the order in which it is read: what people need first, first.
package enum ExplorationHelp: Sendable, Hashable, CaseIterable {
  case points, extremes, play, ends, whereabouts
  case goTo, series, description, ranges, marks
  case difference, telling, fields, comparison, axes
  case slope, legs, tenths, higher, lower, crossings
  case repetition, backwards
  case speed, interval, zoom, windows
  case readings, reload, command

  /// What its keys do, in the order of its words.
  package var actions: [ExplorationAction] {
    switch self {
    case .points: [.previous, .next]
    case .extremes: [.highest, .lowest]
    case .play: [.play]
    case .ends: [.first, .last]
    case .whereabouts: [.where]
    case .axes: [.axes]
    case .telling: [.valuesOnly, .tonesOnly, .wordsOnly]
    case .tenths: [.back, .forward]
    case .goTo: [.goTo]
    case .description: [.describe]
    case .repetition: [.repeat]
    case .backwards: [.backwards]
    case .fields: [.fieldUp, .fieldDown]
    case .series: [.previousSeries, .nextSeries]
    case .higher: [.nextHigher, .previousHigher]
    case .lower: [.nextLower, .previousLower]
    case .crossings: [.nextCrossing, .previousCrossing]
    case .legs: [.nextLeg, .previousLeg]
    case .marks: [.mark, .recall, .markDifference]
    case .difference: [.difference]
    case .comparison: [.compare]
    case .slope: [.slope]
    case .speed: [.slower, .faster]
    case .interval: [.finer, .coarser]
    case .zoom: [.narrower, .wider]
    case .ranges: [.oneMonth, .threeMonths, .sixMonths, .oneYear, .fiveYears, .all]
    case .windows: [.earlier, .later]
    case .readings: [.reading]
    case .reload: [.reload]
    case .command: [.command]
    }
  }

  /// How many lines a page has, and how many pages there are.
  private static let size = (lines: 5, pages: 2)

  /// The topics that a chart can use, those that people need first on two pages of five.
  static func pages(for walk: Exploration) -> [[ExplorationHelp]] {
    let usable = allCases.filter(walk.canUse).prefix(size.lines * size.pages)
    return stride(from: 0, to: usable.count, by: size.lines).map {
      Array(usable.dropFirst($0).prefix(size.lines))
    }
  }

  /// How many pages there are for a chart.
  package static func pageCount(for walk: Exploration) -> Int { pages(for: walk).count }
}

extension Exploration {
  /// Whether keys of a topic lead anywhere on this chart.
  func canUse(_ topic: ExplorationHelp) -> Bool {
    switch topic {
    case .points, .extremes, .play, .ends, .whereabouts, .goTo, .description, .telling, .axes,
      .repetition, .backwards, .speed, .readings, .reload, .command:
      true
    case .higher, .lower: true
    case .tenths: (form?.places.columns.count ?? shown.count) > 10
    case .fields: form.map { $0.places.columns.contains { $0.count > 1 } } ?? !fields.isEmpty
    case .series, .comparison: form == nil && chart.series.count > 1
    case .marks, .difference, .crossings: form == nil
    case .slope: form == nil && shown.hasOrderAlongX
    case .legs: form != nil || shown.hasOrderAlongX
    case .interval, .zoom, .ranges, .windows: form == nil && source.dates != nil
    }
  }
}
