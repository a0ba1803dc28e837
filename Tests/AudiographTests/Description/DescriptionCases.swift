// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// A small chart whose words can be checked by hand.
struct ToldCase: CustomTestStringConvertible {
  let name: String
  var unit: String?
  var kind = ChartKind.measurement
  var x: XAxis?
  let values: [Double]
  var base: Point?
  var measure: ChartContext.Measure?

  var testDescription: String { name }

  var series: Series {
    get throws {
      try Series(
        name: name, unit: unit, kind: kind, x: x ?? .rows(count: values.count), values: values,
        base: base)
    }
  }

  func sentences(
    _ level: Level, _ language: Language = .english, _ channel: Channel = .display
  ) throws -> [String] {
    var context = ChartContext()
    context.measures = [measure]
    let facts = ChartFacts(try Chart(title: name, series: [try series]), context: context)
    return Description(facts, language: language, channel: channel).sentences(level)
  }

  static func years(_ first: Int, _ count: Int) -> XAxis {
    let instants = (0..<count).map {
      Int64(CalendarDate.dayNumber(year: first + $0, month: 1, day: 1))
        * CalendarDate.microsecondsPerDay
    }
    return .dates(XAxis.Dates(instants: instants, precision: .year))
  }

  /// 1 March 2012, a Thursday.
  static let march1 = CalendarDate(
    day: CalendarDate.dayNumber(year: 2012, month: 3, day: 1))

  static func daysAfter(_ days: [Int]) -> XAxis {
    .dates(
      XAxis.Dates(
        instants: days.map { Int64(march1.day + $0) * CalendarDate.microsecondsPerDay },
        precision: .day))
  }

  /// Weekdays from 2 March 2012 on.
  static func weekdays(_ count: Int) -> XAxis {
    let days = (1...count * 2).filter { (march1.day + $0 + 3) % 7 < 5 }
    return daysAfter(Array(days.prefix(count)))
  }

  /// Quarters from the second of 2019 on.
  static func quarters(_ count: Int) -> XAxis {
    let instants = (0..<count).map { index in
      let month = 3 + 3 * index
      let day = CalendarDate.dayNumber(year: 2019 + month / 12, month: month % 12 + 1, day: 1)
      return Int64(day) * CalendarDate.microsecondsPerDay
    }
    return .dates(XAxis.Dates(instants: instants, precision: .quarter))
  }

  /// Minutes from 9 o'clock on 1 March 2012 on.
  static func minutes(_ count: Int) -> XAxis {
    let start = march1.instant + 9 * 3_600_000_000
    return .dates(
      XAxis.Dates(
        instants: (0..<count).map { start + Int64($0) * 60_000_000 }, precision: .second))
  }
}
