// SPDX-License-Identifier: MIT

@testable import Audiograph

/// Charts that are walked through.
enum Walks {
  /// Values one after another, nil standing for a missing one.
  static func rows(_ values: [Double?], name: String = "Value") throws -> Exploration {
    try Exploration(Chart(title: name, series: [Series(name: name, values: values)]))
  }

  /// Daily prices from a day on, weekends included.
  static func days(_ values: [Double], from day: Int = 15_000) throws -> Series {
    let instants = values.indices.map { Int64(day + $0) * CalendarDate.microsecondsPerDay }
    return try Series(
      name: "Close", unit: "US dollars", kind: .price,
      x: .dates(XAxis.Dates(instants: instants, precision: .day)), values: values)
  }

  /// A year of daily prices that rise by one a day.
  static func year(style: SoundStyle = SoundStyle()) throws -> Exploration {
    let series = try days((0..<730).map { 100 + Double($0) })
    return try Exploration(Chart(title: "Rising", series: [series]), style: style)
  }

  /// Three bars with all of their prices.
  static func bars() throws -> Exploration {
    let close = try days([10, 12, 11])
    guard case .dates(let dates) = close.x else { throw ChartError.noPoints }
    let bars = try PriceBars(
      dates: dates,
      columns: [
        .open: [9, 10, 12], .high: [11, 13, 12.5], .low: [8, 9.5, 10.5], .close: [10, 12, 11],
        .volume: [1000, 2_500_000, 3000],
      ])
    return try Exploration(Chart(title: "Apple", series: [close]), bars: bars)
  }

  /// Three years of bars that rise.
  static func longBars() throws -> Exploration {
    let values = (0..<1100).map { 453.25 + Double($0) }
    let close = try days(values)
    guard case .dates(let dates) = close.x else { throw ChartError.noPoints }
    let bars = try PriceBars(
      dates: dates, columns: [.open: values.map { $0 - 0.5 }, .close: values])
    return try Exploration(Chart(title: "Apple", series: [close]), bars: bars)
  }

  /// Five closes, and what a company earned, which it reported on the second and the last day.
  static func figures() throws -> Exploration {
    let close = try days([10, 11, 12, 13, 14])
    guard case .dates(let dates) = close.x else { throw ChartError.noPoints }
    let revenue = try Series(
      name: "revenue", unit: "US dollars",
      x: .dates(
        XAxis.Dates(
          instants: [1, 4].map { dates.instants[$0] }, precision: .day)), values: [50, 60])
    return try Exploration(
      Chart(title: "Apple", series: [close]),
      bars: PriceBars(dates: dates, columns: [.close: close.values]), figures: [revenue])
  }

  static func categories() throws -> Exploration {
    let series = try Series(
      name: "Visitors", kind: .count, x: .categories(["Berlin", "Paris", "Rome"]),
      values: [3, 1, 2])
    return try Exploration(Chart(title: "Visitors", series: [series]))
  }

  static func two() throws -> Exploration {
    let first = try days([1, 2, 3, 4, 5])
    let second = try days([3, 3, 3, 3, 3])
    return try Exploration(
      Chart(
        title: "Both",
        series: [first.called("First", behind: nil), second.called("Second", behind: nil)]))
  }
}

extension Exploration {
  /// What an action says in English.
  mutating func says(_ action: ExplorationAction) -> String? {
    Phrasebook().line(perform(action))
  }
}
