// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// Ranges of daily bars against the calendar, as a person would count them.
@Suite struct CalendarRangeTests {
  /// On which days of the week there are bars.
  enum Trading: String, Sendable { case workingDays = "a share", everyDay = "a coin" }

  struct Case: Sendable, CustomTestStringConvertible {
    var trading: Trading
    /// The first and the last day that has a bar, if trading is on them.
    var from: String
    var to: String
    /// The range that is asked for, and the day that `--to` names.
    var range: String
    var end: String?
    /// The first and the last bar of the chart, how many there are, and the bar before.
    var first: String
    var last: String
    var count: Int
    var base: String?

    init(
      _ trading: Trading, _ from: String, _ to: String, _ range: String, to end: String? = nil,
      _ first: String, _ last: String, _ count: Int, base: String?
    ) {
      (self.trading, self.from, self.to, self.range, self.end) = (trading, from, to, range, end)
      (self.first, self.last, self.count, self.base) = (first, last, count, base)
    }

    var testDescription: String {
      "\(range) of \(trading.rawValue) from \(from) to \(to), end \(end ?? "open")"
    }
  }

  static func date(_ text: String) throws -> CalendarDate {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    return try #require(CalendarDate(year: parts[0], month: parts[1], day: parts[2]))
  }

  /// Bars whose close is the number of their day, so that a value tells where it is from.
  static func bars(_ trading: Trading, _ from: String, _ to: String) throws -> PriceBars {
    try bars(
      (try date(from).day...date(to).day).filter {
        trading == .everyDay || CalendarDate(day: $0).weekday <= 5
      })
  }

  static func bars(_ days: [Int]) throws -> PriceBars {
    let numbers = days.map(Double.init)
    return try PriceBars(
      dates: XAxis.Dates(
        instants: days.map { CalendarDate(day: $0).instant }, precision: .day),
      columns: [
        .open: numbers.map { $0 - 0.25 }, .high: numbers.map { $0 + 0.5 },
        .low: numbers.map { $0 - 0.5 }, .close: numbers, .volume: numbers.map { _ in 10 },
      ])
  }

  static let monthEnds: [Case] = [
    // 31 March has no 31 February: the range begins after that month's last day.
    Case(
      .workingDays, "2023-01-02", "2023-03-31", "1M", "2023-03-01", "2023-03-31", 23,
      base: "2023-02-28"),
    Case(
      .workingDays, "2024-01-01", "2024-03-29", "1M", "2024-03-01", "2024-03-29", 21,
      base: "2024-02-29"),
    Case(
      .everyDay, "2024-01-01", "2024-03-31", "1M", "2024-03-01", "2024-03-31", 31,
      base: "2024-02-29"),
    Case(
      .everyDay, "2023-01-01", "2023-03-29", "1M", "2023-03-01", "2023-03-29", 29,
      base: "2023-02-28"),
    Case(
      .everyDay, "2023-01-01", "2023-03-28", "1M", "2023-03-01", "2023-03-28", 28,
      base: "2023-02-28"),
    Case(
      .everyDay, "2023-01-01", "2023-03-27", "1M", "2023-02-28", "2023-03-27", 28,
      base: "2023-02-27"),
    Case(
      .everyDay, "2023-01-01", "2023-05-31", "3M", "2023-03-01", "2023-05-31", 92,
      base: "2023-02-28"),
    Case(
      .everyDay, "2023-01-01", "2023-04-30", "1M", "2023-03-31", "2023-04-30", 31,
      base: "2023-03-30"),
    Case(
      .workingDays, "2022-06-01", "2023-01-31", "6M", "2022-08-01", "2023-01-31", 132,
      base: "2022-07-29"),
    // An end on a Sunday, after the last bar of its week.
    Case(
      .workingDays, "2024-01-01", "2024-04-30", "1M", to: "2024-04-28", "2024-03-29",
      "2024-04-26", 21, base: "2024-03-28"),
  ]

  static let leapYears: [Case] = [
    Case(
      .everyDay, "2022-01-01", "2024-02-29", "1Y", "2023-03-01", "2024-02-29", 366,
      base: "2023-02-28"),
    Case(
      .everyDay, "2022-01-01", "2024-02-28", "1Y", "2023-03-01", "2024-02-28", 365,
      base: "2023-02-28"),
    Case(
      .everyDay, "2022-01-01", "2025-02-28", "1Y", "2024-02-29", "2025-02-28", 366,
      base: "2024-02-28"),
    Case(
      .everyDay, "2019-01-01", "2024-02-29", "4Y", "2020-03-01", "2024-02-29", 1461,
      base: "2020-02-29"),
    Case(
      .workingDays, "2019-01-01", "2024-02-29", "4Y", "2020-03-02", "2024-02-29", 1044,
      base: "2020-02-28"),
    // 1900 and 2100 are no leap years, 2000 is one.
    Case(
      .everyDay, "1999-01-01", "2001-02-28", "1Y", "2000-02-29", "2001-02-28", 366,
      base: "2000-02-28"),
    Case(
      .everyDay, "2099-01-01", "2101-02-28", "1Y", "2100-03-01", "2101-02-28", 365,
      base: "2100-02-28"),
    Case(
      .workingDays, "2024-02-01", "2024-03-04", "3D", "2024-02-29", "2024-03-04", 3,
      base: "2024-02-28"),
    Case(
      .everyDay, "2024-02-01", "2024-03-01", "2D", "2024-02-29", "2024-03-01", 2,
      base: "2024-02-28"),
  ]

  static let yearStarts: [Case] = [
    // One bar in the new year.
    Case(
      .workingDays, "2023-06-01", "2024-01-01", "YTD", "2024-01-01", "2024-01-01", 1,
      base: "2023-12-29"),
    Case(
      .everyDay, "2023-06-01", "2024-01-01", "YTD", "2024-01-01", "2024-01-01", 1,
      base: "2023-12-31"),
    // No bar in the new year yet: the year of the last bar is meant.
    Case(
      .workingDays, "2023-01-02", "2023-12-29", "YTD", "2023-01-02", "2023-12-29", 260,
      base: nil),
    Case(
      .workingDays, "2022-12-01", "2023-12-29", "YTD", "2023-01-02", "2023-12-29", 260,
      base: "2022-12-30"),
    Case(
      .everyDay, "2023-12-01", "2024-12-31", "YTD", "2024-01-01", "2024-12-31", 366,
      base: "2023-12-31"),
    Case(
      .everyDay, "2023-12-01", "2024-12-31", "YTD", to: "2024-01-02", "2024-01-01",
      "2024-01-02", 2, base: "2023-12-31"),
    Case(
      .workingDays, "2024-12-02", "2025-01-03", "1W", "2024-12-30", "2025-01-03", 5,
      base: "2024-12-27"),
    Case(
      .workingDays, "2024-12-02", "2025-01-03", "5D", "2024-12-30", "2025-01-03", 5,
      base: "2024-12-27"),
    Case(
      .everyDay, "2024-12-02", "2025-01-03", "5D", "2024-12-30", "2025-01-03", 5,
      base: "2024-12-29"),
    Case(
      .everyDay, "2024-12-02", "2025-01-03", "1W", "2024-12-28", "2025-01-03", 7,
      base: "2024-12-27"),
    Case(
      .everyDay, "2024-11-01", "2025-01-03", "1M", "2024-12-04", "2025-01-03", 31,
      base: "2024-12-03"),
  ]

  static let shortOnes: [Case] = [
    Case(.workingDays, "2024-03-01", "2024-03-01", "1D", "2024-03-01", "2024-03-01", 1, base: nil),
    Case(.workingDays, "2024-03-01", "2024-03-01", "5D", "2024-03-01", "2024-03-01", 1, base: nil),
    Case(.workingDays, "2024-03-01", "2024-03-01", "YTD", "2024-03-01", "2024-03-01", 1, base: nil),
    // Friday and Monday: two bars, three days.
    Case(.workingDays, "2024-03-01", "2024-03-04", "2D", "2024-03-01", "2024-03-04", 2, base: nil),
    Case(
      .workingDays, "2024-03-01", "2024-03-04", "1D", "2024-03-04", "2024-03-04", 1,
      base: "2024-03-01"),
    Case(
      .workingDays, "2024-02-29", "2024-03-04", "2D", "2024-03-01", "2024-03-04", 2,
      base: "2024-02-29"),
    Case(
      .workingDays, "2024-03-01", "2024-03-05", "3D", "2024-03-01", "2024-03-05", 3, base: nil),
    Case(.workingDays, "2024-03-01", "2024-03-04", "1W", "2024-03-01", "2024-03-04", 2, base: nil),
    Case(.everyDay, "2024-03-02", "2024-03-03", "2D", "2024-03-02", "2024-03-03", 2, base: nil),
    Case(
      .workingDays, "2024-01-01", "2024-03-08", "MAX", "2024-01-01", "2024-03-08", 50, base: nil),
    Case(
      .workingDays, "2024-03-04", "2024-03-08", "1Y", "2024-03-04", "2024-03-08", 5, base: nil),
  ]

  @Test(arguments: monthEnds + leapYears + yearStarts + shortOnes)
  func cut(_ each: Case) throws {
    let end = try each.end.map(Self.date)
    let cut = try Self.bars(each.trading, each.from, each.to).series(
      of: .close, range: ChartRange(RangeLength(each.range), end: end)
    ).series
    #expect(cut.x[0].description == each.first)
    #expect(cut.x[cut.count - 1].description == each.last)
    #expect(cut.count == each.count)
    #expect(cut.values.first == Double(try Self.date(each.first).day))
    #expect(cut.base?.x.description == each.base)
    #expect(cut.base?.y == (try each.base.map { Double(try Self.date($0).day) }))
  }

  @Test func aYearWithoutBarsIsEmpty() throws {
    let bars = try Self.bars(.workingDays, "2023-06-01", "2023-12-29")
    let end = try Self.date("2024-01-01")
    let (first, last) = (try Self.date("2023-06-01"), try Self.date("2023-12-29"))
    #expect(throws: RangeError.nothingInRange(first: first, last: last)) {
      try bars.series(of: .close, range: ChartRange(.yearToDate, end: end))
    }
  }

  /// Bars over the turn of a week, a month, a year, gathered: each interval's last day, and which
  /// edges lack bars.
  static let gathered: [(Trading, String, String, Interval, [String], [IncompleteInterval.Edge])] =
    [
      (
        .workingDays, "2024-12-16", "2025-01-10", .week,
        ["2024-12-20", "2024-12-27", "2025-01-03", "2025-01-10"], []
      ),
      (
        .everyDay, "2024-12-16", "2025-01-12", .week,
        ["2024-12-22", "2024-12-29", "2025-01-05", "2025-01-12"], []
      ),
      // A coin's week is not over on Friday, and its first one began on Monday.
      (
        .everyDay, "2024-12-18", "2025-01-03", .week, ["2024-12-22", "2024-12-29", "2025-01-03"],
        [.first, .last]
      ),
      (.everyDay, "2024-12-23", "2025-01-04", .week, ["2024-12-29", "2025-01-04"], [.last]),
      (
        .workingDays, "2023-12-01", "2024-02-29", .month,
        ["2023-12-29", "2024-01-31", "2024-02-29"], []
      ),
      (
        .everyDay, "2023-12-01", "2024-02-29", .month,
        ["2023-12-31", "2024-01-31", "2024-02-29"], []
      ),
      (.everyDay, "2024-01-01", "2024-02-28", .month, ["2024-01-31", "2024-02-28"], [.last]),
      (.everyDay, "2023-01-01", "2023-02-28", .month, ["2023-01-31", "2023-02-28"], []),
      (.workingDays, "2023-03-01", "2023-03-30", .month, ["2023-03-30"], [.last]),
      // 31 March 2024 was a Sunday, and 1 January is no day of trading.
      (
        .workingDays, "2024-01-02", "2024-03-29", .month,
        ["2024-01-31", "2024-02-29", "2024-03-29"], []
      ),
      (
        .everyDay, "2024-01-02", "2024-03-30", .month, ["2024-01-31", "2024-02-29", "2024-03-30"],
        [.first, .last]
      ),
    ]

  @Test(arguments: gathered)
  func intervals(
    trading: Trading, from: String, to: String, interval: Interval, ends: [String],
    edges: [IncompleteInterval.Edge]
  ) throws {
    let cut = try Self.bars(trading, from, to).series(of: .close, interval: interval)
    #expect((0..<cut.series.count).map { cut.series.x[$0].description } == ends)
    #expect(cut.series.values == (try ends.map { Double(try Self.date($0).day) }))
    #expect(cut.incomplete.map(\.edge) == edges)
  }

  /// A range first, then intervals: those that it cuts into are named.
  static let cutAndGathered:
    [(Trading, String, Interval, [String], [IncompleteInterval.Edge], String?)] = [
      // 4 weeks to Friday 3 January 2025 begin on Saturday 7 December.
      (
        .workingDays, "4W", .week, ["2024-12-13", "2024-12-20", "2024-12-27", "2025-01-03"], [],
        "2024-12-06"
      ),
      (
        .everyDay, "4W", .week,
        ["2024-12-08", "2024-12-15", "2024-12-22", "2024-12-29", "2025-01-03"], [.first, .last],
        "2024-12-06"
      ),
      (
        .workingDays, "3M", .month, ["2024-10-31", "2024-11-29", "2024-12-31", "2025-01-03"],
        [.first, .last], "2024-10-03"
      ),
      (.workingDays, "YTD", .month, ["2025-01-03"], [.last], "2024-12-31"),
      (.everyDay, "YTD", .week, ["2025-01-03"], [.first, .last], "2024-12-31"),
      (.everyDay, "1D", .week, ["2025-01-03"], [.first, .last], "2025-01-02"),
    ]

  @Test(arguments: cutAndGathered)
  func rangesInIntervals(
    trading: Trading, range: String, interval: Interval, ends: [String],
    edges: [IncompleteInterval.Edge], base: String?
  ) throws {
    let cut = try Self.bars(trading, "2024-01-01", "2025-01-03").series(
      of: .close, range: ChartRange(RangeLength(range)), interval: interval)
    #expect((0..<cut.series.count).map { cut.series.x[$0].description } == ends)
    #expect(cut.incomplete.map(\.edge) == edges)
    #expect(cut.series.base?.x.description == base)
  }

  @Test func columnsOfACoinsWeek() throws {
    let bars = try Self.bars(.everyDay, "2024-12-30", "2025-01-05")
    let (monday, sunday) = (
      Double(try Self.date("2024-12-30").day), Double(try Self.date("2025-01-05").day)
    )
    let expected: [PriceValue: Double] = [
      .open: monday - 0.25, .high: sunday + 0.5, .low: monday - 0.5, .close: sunday, .volume: 70,
    ]
    for (value, number) in expected {
      #expect(try bars.series(of: value, interval: .week).series.values == [number])
    }
  }

  /// Holidays leave out days: bars are counted, not days.
  @Test(arguments: [
    ("2D", ["2024-03-28", "2024-04-02"]), ("1D", ["2024-04-02"]),
    ("3D", ["2024-03-27", "2024-03-28", "2024-04-02"]),
    ("1W", ["2024-03-27", "2024-03-28", "2024-04-02"]),
  ])
  func overEaster(range: String, days: [String]) throws {
    let dates = ["2024-03-25", "2024-03-26", "2024-03-27", "2024-03-28", "2024-04-02"]
    let bars = try Self.bars(try dates.map { try Self.date($0).day })
    let cut = try bars.series(of: .close, range: ChartRange(RangeLength(range))).series
    #expect((0..<cut.count).map { cut.x[$0].description } == days)
  }
}
