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
    #expect(rebasing.alignment.leftOut == [2, 3])
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
    #expect(rebasing.alignment.leftOut == [2, 0])
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
    for seed in 1...60 as ClosedRange<UInt64> {
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
      #expect(rebasing.alignment.leftOut == all.map { $0.count - common.count })
      let start = Double(common[0] + 1)
      for series in rebasing.chart.series {
        for (day, value) in zip(common, series.values) {
          #expect(abs(value - (Double(day + 1) / start - 1) * 100) < 1e-9)
        }
      }
    }
  }
}
