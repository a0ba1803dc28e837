// SPDX-License-Identifier: MIT

/// A line of the help on keys, in the order in which it is read: what people need first, first.
package enum ExplorationHelp: Sendable, Hashable, CaseIterable {
  case points, extremes, play, ends, whereabouts
  case tenths, goTo, description, repetition, backwards
  case fields, series, higher, lower, crossings
  case legs, marks, recalling, difference, slope, comparison
  case speed, interval, zoom, ranges, windows
  case readings, reload, command

  /// What its keys do, in the order of its words.
  package var actions: [ExplorationAction] {
    switch self {
    case .points: [.previous, .next]
    case .extremes: [.highest, .lowest]
    case .play: [.play]
    case .ends: [.first, .last]
    case .whereabouts: [.where]
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
    case .marks: [.mark]
    case .recalling: [.recall]
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

  /// The lines of a page, five each, counted from 0.
  static func page(_ number: Int) -> [ExplorationHelp] {
    Array(allCases.dropFirst(number * 5).prefix(5))
  }

  /// How many pages there are.
  package static var pageCount: Int { (allCases.count + 4) / 5 }
}
