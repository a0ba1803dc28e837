// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

/// Series as percent change from the first date that all of them have.
@Suite struct RebasingTests {
  /// Days after 1 March 2012 with their values; nil is missing.
  static func series(
    _ name: String, _ points: [(Int, Double?)], kind: ChartKind = .price, source: Int = 0
  ) throws -> Series {
    try Series(
      name: name, unit: "US dollars", kind: kind, source: source,
      x: ToldCase.daysAfter(points.map(\.0)), values: points.map { $0.1 ?? .nan },
      base: Point(x: .date(ToldCase.march1), y: 7))
  }

  static func series(_ name: String, _ values: [Double]) throws -> Series {
    try series(name, values.enumerated().map { ($0, $1) })
  }

  static func rebased(_ series: Series...) throws -> Rebasing {
    try Chart(title: "All", series: series).rebased()
  }

  static func day(_ number: Int) -> CalendarDate {
    CalendarDate(day: ToldCase.march1.day + number)
  }

  /// The days after 1 March 2012 of a rebased chart.
  static func days(_ rebasing: Rebasing) -> [Int] {
    guard case .dates(let dates) = rebasing.chart.series[0].x else { return [] }
    return dates.instants.indices.map { dates[$0].day - ToldCase.march1.day }
  }

  @Test func oneSeriesIsPercentOfItself() throws {
    let rebasing = try Self.rebased(try Self.series("A", [50, 60, 25, 50, 0]))
    #expect(rebasing.chart.title == "All")
    let series = rebasing.chart.series[0]
    #expect(series.values == [0, 20, -50, 0, -100])
    #expect(series.name == "A")
    #expect(series.unit == "percent")
    #expect(series.kind == .percent)
    #expect(series.rebasedKind == .price)
    #expect(series.base == nil)
    #expect(rebasing.alignment.first == Self.day(0))
    #expect(rebasing.alignment.last == Self.day(4))
    #expect(rebasing.alignment.count == 5)
    #expect(rebasing.alignment.leftOut == [0])
  }

  @Test func onlyCommonDatesAreKept() throws {
    let share = try Self.series("Share", [(1, 10), (2, 20), (5, 30), (6, 40), (8, 50)], source: 0)
    let coin = try Self.series(
      "Coin", [(2, 4), (3, 5), (4, 6), (5, 8), (6, 2), (7, 3)], source: 1)
    let rebasing = try Self.rebased(share, coin)
    #expect(Self.days(rebasing) == [2, 5, 6])
    #expect(rebasing.chart.series.map(\.values) == [[0, 50, 100], [0, 100, -50]])
    #expect(rebasing.alignment.leftOut == [0, 2])
    #expect(rebasing.alignment.count == 3)
    #expect(Set(rebasing.chart.series.map(\.source)).count == 1)
    #expect(rebasing.chart.series[0].x == rebasing.chart.series[1].x)
  }

  @Test func missingValuesStayMissingBetweenTheEnds() throws {
    let one = try Self.series("A", [(0, 9), (1, 10), (2, nil), (3, 30), (4, 40), (5, 1)])
    let two = try Self.series("B", [(0, nil), (1, 5), (2, 6), (3, 7), (4, 10), (5, nil)])
    let rebasing = try Self.rebased(one, two)
    #expect(Self.days(rebasing) == [1, 2, 3, 4])
    #expect(rebasing.chart.series[0].values[0] == 0)
    #expect(rebasing.chart.series[0].values[1].isNaN)
    #expect(rebasing.chart.series[0].values[2...] == [200, 300])
    #expect(rebasing.alignment.leftOut == [0, 0])
  }

  @Test(arguments: [2, 3, 40])
  func manySeriesOfOneCalendar(_ count: Int) throws {
    let series = try (1...count).map { number in
      try Self.series("S\(number)", [1, 2, 4].map { $0 * Double(number) })
    }
    let rebasing = try Chart(title: "", series: series).rebased()
    #expect(rebasing.chart.series.map(\.name) == series.map(\.name))
    for series in rebasing.chart.series { #expect(series.values == [0, 100, 300]) }
    #expect(rebasing.alignment.leftOut == [Int](repeating: 0, count: count))
  }

  static let tooFew: [([(Int, Double?)], [(Int, Double?)], Int)] = [
    ([(0, 1), (1, 2)], [(2, 1), (3, 2)], 0), ([(0, 1), (2, 2)], [(1, 1), (2, 2)], 1),
    ([(0, 1), (1, nil)], [(0, 1), (1, 2)], 1), ([(0, 1), (1, nil)], [(0, nil), (1, 2)], 0),
    ([(0, 1)], [(0, 1)], 1),
  ]

  @Test(arguments: tooFew)
  func fewerThanTwoDatesAreNoComparison(
    _ one: [(Int, Double?)], _ other: [(Int, Double?)], _ count: Int
  ) throws {
    let chart = try Chart(
      title: "", series: [Self.series("A", one), Self.series("B", other)])
    #expect(throws: RebaseError.tooFewCommonDates(count: count, series: ["A", "B"])) {
      try chart.rebased()
    }
  }

  @Test(arguments: [0, -0.0, -3])
  func theStartHasToBeAboveZero(_ start: Double) throws {
    let chart = try Chart(
      title: "", series: [Self.series("A", [1, 2, 3]), Self.series("B", [start, 2, 3])])
    #expect(
      throws: RebaseError.startNotPositive(series: "B", value: start, date: Self.day(0))
    ) { try chart.rebased() }
  }

  @Test func laterValuesMayBeBelowZero() throws {
    let rebasing = try Self.rebased(try Self.series("A", [2, -2, -4, 0]))
    #expect(rebasing.chart.series[0].values == [0, -200, -300, -100])
  }

  @Test func hugeAndTinyValues() throws {
    let tiny = Double.leastNormalMagnitude
    #expect(
      try Self.rebased(Self.series("A", [tiny, 2 * tiny, 0])).chart.series[0].values
        == [0, 100, -100])
    let huge = Double.greatestFiniteMagnitude / 2
    #expect(
      try Self.rebased(Self.series("A", [huge, -huge, huge * 2])).chart.series[0].values
        == [0, -200, 100])
    #expect(
      try Self.rebased(Self.series("A", [huge * 1.5, -huge * 1.5])).chart.series[0].values
        == [0, -200])
    let chart = try Chart(title: "", series: [Self.series("A", [1, 1e-300, 1e308])])
    #expect(throws: RebaseError.changeTooLarge(series: "A", date: Self.day(2))) {
      try chart.rebased()
    }
  }

  @Test func smallChangesKeepTheirDigits() throws {
    let change = try Self.rebased(Self.series("A", [1, 1 + 0x1p-40])).chart.series[0].values[1]
    #expect(change == 0x1p-40 * 100)
  }

  static let axes: [XAxis] = [
    .rows(count: 2), .numbers([1, 2]), .categories(["a", "b"]),
  ]

  @Test(arguments: axes)
  func datesAreNeeded(_ x: XAxis) throws {
    let series = try Series(name: "A", x: x, values: [1, 2])
    #expect(throws: RebaseError.noDates(series: "A")) {
      try Chart(title: "", series: [series]).rebased()
    }
  }

  @Test func datesHaveToBeAlike() throws {
    let days = try Self.series("A", [1, 2])
    let years = try Series(name: "B", x: ToldCase.years(2012, 2), values: [1, 2])
    #expect(
      throws: RebaseError.unequalPrecision(
        series: "A", precision: .day, other: "B", otherPrecision: .year)
    ) { try Self.rebased(days, years) }
    let again = try Self.series("C", [(0, 1), (1, 2), (1, 3)])
    #expect(throws: RebaseError.notAscending(series: "C", date: Self.day(1))) {
      try Self.rebased(days, again)
    }
  }

  @Test(arguments: [(Int?.none, 60), (60, 120)])
  func timesHaveToBeOfOneClock(_ one: Int?, _ other: Int) throws {
    func series(_ name: String, _ offset: Int?) throws -> Series {
      let dates = XAxis.Dates(
        instants: [0, 60_000_000], precision: .minute, offsetMinutes: offset)
      return try Series(name: name, x: .dates(dates), values: [1, 2])
    }
    #expect(throws: RebaseError.unequalClocks(series: "A", other: "B")) {
      try Self.rebased(series("A", one), series("B", other))
    }
    #expect(
      try Self.rebased(series("A", one), series("B", one)).alignment.count == 2)
  }

  @Test(arguments: [0.25, 2, 1024, 0x1p-900])
  func powersOfTwoChangeNoBit(_ factor: Double) throws {
    var random = SeededGenerator(seed: 11)
    let walk = random.randomWalk(count: 200).map { $0 + 100 }
    let other = random.randomWalk(count: 200).map { $0 + 300 }
    let plain = try Self.rebased(Self.series("A", walk), Self.series("B", other))
    let scaled = try Self.rebased(
      Self.series("A", walk.map { $0 * factor }), Self.series("B", other))
    #expect(plain == scaled)
  }

  /// What is kept is every date of every series, found by sets.
  @Test func anyCalendarsAreAlignedAsSetsAre() throws {
    for seed in 1...UInt64(caseCount(60, sweep: 6_000)) {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 1...4, using: &random)
      let all = try (0..<count).map { number in
        let days = (0..<40).filter { _ in Int.random(in: 0...3, using: &random) > 0 }
        return try Self.series("S\(number)", days.map { ($0, Double($0 + 1)) })
      }
      let sets = all.map { Set($0.values.map { Int($0) - 1 }) }
      let common = sets.dropFirst().reduce(sets[0]) { $0.intersection($1) }.sorted()
      let rebasing = try Chart(title: "", series: all).rebased()
      #expect(Self.days(rebasing) == common)
      let stretch = common[0]...common[common.count - 1]
      #expect(
        rebasing.alignment.leftOut == sets.map { $0.count(where: stretch.contains) - common.count })
      let start = Double(common[0] + 1)
      for series in rebasing.chart.series {
        for (day, value) in zip(common, series.values) {
          #expect(abs(value - (Double(day + 1) / start - 1) * 100) < 1e-9)
        }
      }
    }
  }
}

/// Ranges and intervals of what series have in common.
@Suite struct RebasingCutTests {
  /// A share on the working days of 2020, a coin on all days up to 3 January 2021, each worth the
  /// day of the year plus 100.
  static func shareAndCoin(shareUntil last: Int = 365) throws -> Chart {
    let start = CalendarDate.dayNumber(year: 2020, month: 1, day: 1)
    func series(_ name: String, _ days: [Int]) throws -> Series {
      let instants = days.map { Int64(start + $0) * CalendarDate.microsecondsPerDay }
      return try Series(
        name: name, kind: .price, x: .dates(XAxis.Dates(instants: instants, precision: .day)),
        values: days.map { Double($0 + 100) })
    }
    let working = (0...last).filter { CalendarDate(day: start + $0).weekday <= 5 }
    return try Chart(
      title: "", series: [series("Share", working), series("Coin", Array(0...368))])
  }

  static func texts(_ rebasing: Rebasing) -> [String] {
    guard case .dates(let dates) = rebasing.chart.series[0].x else { return [] }
    return dates.instants.indices.map { dates[$0].description }
  }

  @Test func weeksStandForTheLastCommonDay() throws {
    let rebasing = try Self.shareAndCoin().rebased(by: .week)
    let texts = Self.texts(rebasing)
    #expect(texts.count == 53)
    #expect(texts.prefix(3) == ["2020-01-03", "2020-01-10", "2020-01-17"])
    #expect(texts.suffix(2) == ["2020-12-25", "2020-12-31"])
    #expect(rebasing.alignment.count == 262)
    #expect(rebasing.alignment.leftOut == [0, 104])
    #expect(rebasing.alignment.first.description == "2020-01-03")
    for series in rebasing.chart.series {
      #expect(series.values[0] == 0)
      #expect(abs(series.values[1] - 700.0 / 102) < 1e-12)
    }
    #expect(rebasing.incomplete.map(\.edge) == [.first])
  }

  @Test func monthsStandForTheLastCommonDay() throws {
    let rebasing = try Self.shareAndCoin().rebased(by: .month)
    let texts = Self.texts(rebasing)
    #expect(texts.count == 12)
    #expect(texts[..<3] == ["2020-01-31", "2020-02-28", "2020-03-31"])
    #expect(texts[4] == "2020-05-29")
    #expect(rebasing.alignment.count == 262)
    #expect(rebasing.incomplete == [])
  }

  /// A value that is missing on the last day of a week is not told as missing.
  @Test func theLastDayOfAWeekHasAValueInEverySeries() throws {
    let days = [4, 5, 6, 7, 8, 11, 12, 13]
    let one = try RebasingTests.series("A", days.map { ($0, $0 == 8 ? nil : Double($0)) })
    let two = try RebasingTests.series("B", days.map { ($0, Double($0)) })
    let rebasing = try Chart(title: "", series: [one, two]).rebased(by: .week)
    #expect(RebasingTests.days(rebasing) == [7, 13])
    #expect(rebasing.chart.series.allSatisfy { $0.missingCount == 0 })
    #expect(rebasing.alignment.leftOut == [0, 0])
  }

  static let ranges: [(String, Int, String, String, Int)] = [
    // To 30 October: 31 October has no share any more.
    ("1M", 303, "2020-10-01", "2020-10-30", 22), ("3M", 303, "2020-07-31", "2020-10-30", 66),
    ("5D", 303, "2020-10-26", "2020-10-30", 5), ("YTD", 303, "2020-01-01", "2020-10-30", 218),
    ("MAX", 303, "2020-01-01", "2020-10-30", 218), ("5D", 365, "2020-12-25", "2020-12-31", 5),
    ("1W", 365, "2020-12-25", "2020-12-31", 5), ("2D", 365, "2020-12-30", "2020-12-31", 2),
  ]

  @Test(arguments: ranges)
  func aRangeCountsBackFromTheLastCommonDate(
    _ range: String, _ last: Int, _ from: String, _ to: String, _ count: Int
  ) throws {
    let rebasing = try Self.shareAndCoin(shareUntil: last)
      .rebased(to: ChartRange(RangeLength(range)))
    let texts = Self.texts(rebasing)
    #expect(texts.first == from)
    #expect(texts.last == to)
    #expect(texts.count == count)
    #expect(rebasing.alignment.count == count)
    let days = rebasing.alignment.last.day - rebasing.alignment.first.day + 1
    #expect(rebasing.alignment.leftOut == [0, days - count])
    #expect(rebasing.chart.series.allSatisfy { $0.values[0] == 0 })
  }

  @Test func twoDatesAreARangeToo() throws {
    let chart = try Self.shareAndCoin()
    func date(_ month: Int, _ day: Int) -> CalendarDate {
      CalendarDate(day: CalendarDate.dayNumber(year: 2020, month: month, day: day))
    }
    let range = ChartRange(start: .date(date(2, 1)), end: date(3, 1))
    let rebasing = try chart.rebased(to: range)
    #expect(Self.texts(rebasing).first == "2020-02-03")
    #expect(Self.texts(rebasing).last == "2020-02-28")
    #expect(rebasing.alignment.leftOut == [0, 6])
    #expect(throws: RebaseError.oneDateInRange(date(2, 3))) {
      try chart.rebased(to: ChartRange(start: .date(date(2, 1)), end: date(2, 3)))
    }
    #expect(
      throws: RebaseError.range(.nothingInRange(first: date(1, 1), last: date(12, 31)))
    ) { try chart.rebased(to: ChartRange(start: .date(date(2, 1)), end: date(2, 2))) }
    #expect(throws: RebaseError.range(.endBeforeStart(start: date(2, 3), end: date(2, 1)))) {
      try chart.rebased(to: ChartRange(start: .date(date(2, 3)), end: date(2, 1)))
    }
    #expect(throws: RebaseError.oneInterval(.month)) {
      try chart.rebased(to: ChartRange(.days(5)), by: .month)
    }
  }
}
