// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

@testable import AudiographCLI

/// What is told and heard of values that are followed, whatever clock brings them.
@Suite struct LiveChartTests {
  static let words = LiveWords(phrases: Phrasebook(), sentences: english)

  static func subject(_ name: String = "AAPL", unit: String? = "USD") -> LiveChart.Subject {
    var subject = LiveChart.Subject()
    (subject.name, subject.title, subject.unit, subject.kind) = (name, name, unit, .price)
    return subject
  }

  static func chart(_ plan: LiveChart.Plan = LiveChart.Plan()) -> LiveChart {
    LiveChart(subject(), plan, style: SoundStyle())
  }

  /// The lines about values at times in milliseconds, each behind its time.
  static func lines(_ chart: inout LiveChart, _ values: [(Int64, Double)]) -> [String] {
    values.flatMap { time, value in chart.take(value, at: time) }.flatMap(told)
  }

  static func told(_ reply: LiveChart.Reply) -> [String] {
    reply.statements.map { "\(reply.time) \(words.line($0, of: subject()))" }
  }

  @Test func onlyTheFirstValueIsToldWithoutAThreshold() {
    var chart = Self.chart()
    let lines = Self.lines(&chart, [(0, 200), (1000, 201), (2000, 201), (3000, 190.5)])
    #expect(lines == ["0 AAPL, 200.00 US dollars."])
    #expect(chart.count == 4)
  }

  /// Closes of 27 days, from 100 to 126.
  private static func closes(from first: Int) throws -> Series {
    let dates = XAxis.Dates(
      instants: (0..<27).map { CalendarDate(day: first + $0).instant }, precision: .day)
    return try Series(
      name: "Close", unit: "USD", kind: .price, x: .dates(dates),
      values: (0..<27).map { 100 + Double($0) })
  }

  /// Four weeks and today stay 28 points, on one axis, however often the price changes.
  @Test func aPriceMovesTheLastPointOfTheDaysBefore() throws {
    var subject = Self.subject()
    subject.clock = LiveClock()
    let closes = try Self.closes(from: 15_738)
    var chart = LiveChart(subject, LiveChart.Plan(), style: SoundStyle(), behind: closes)
    #expect(chart.series == nil)
    let morning = Int64(15_765) * 86_400_000
    for number in 0..<1000 {
      let value = 113 + Double(number % 21 - 10)
      let replies = chart.take(value, at: morning + Int64(number) * 1000)
      for score in replies.compactMap(\.sound) {
        #expect(score.laws[0].minimum == 100 && score.laws[0].maximum == 126)
      }
      let series = try #require(chart.series)
      #expect(series.count == 28 && series.provisionalPoint?.y == value)
      #expect(series.name == "AAPL" && series.settled.values == closes.values)
    }
    #expect(chart.count == 1000 && chart.keptCount == 1000)
    // Only what lies beyond the days before makes the axis grow.
    let beyond = chart.take(130, at: morning + 2_000_000).compactMap(\.sound)
    #expect(beyond.last?.laws[0].maximum == 145)
  }

  @Test func aDayThatIsAmongThoseBeforeIsNoPoint() throws {
    var subject = Self.subject()
    subject.clock = LiveClock()
    let closes = try Self.closes(from: 15_738)
    var chart = LiveChart(subject, LiveChart.Plan(), style: SoundStyle(), behind: closes)
    _ = chart.take(113, at: Int64(15_764) * 86_400_000)
    #expect(chart.series?.count == 27 && chart.series?.provisionalIndex == nil)
  }

  @Test func aLineComesForAChangeSinceTheLastLine() {
    var plan = LiveChart.Plan()
    plan.threshold = .percent(1)
    var chart = Self.chart(plan)
    let lines = Self.lines(
      &chart, [(0, 200), (1, 201), (2, 201.9), (3, 202), (4, 200.1), (5, 199.98), (6, 250)])
    #expect(
      lines == [
        "0 AAPL, 200.00 US dollars.", "3 AAPL, 202.00 US dollars, up 1.0 percent.",
        "5 AAPL, 199.98 US dollars, down 1.0 percent.",
        "6 AAPL, 250.00 US dollars, up 25 percent.",
        "6 AAPL: the pitches now stand for 190 to 280 US dollars.",
      ])
  }

  @Test func theAxisIsToldOnceInTenValues() {
    var plan = LiveChart.Plan()
    plan.threshold = .percent(1)
    plan.alerts = [.above(150)]
    var chart = Self.chart(plan)
    let values = (0..<14).map { (Int64($0), 100 * Double(1 << $0)) }
    let lines = Self.lines(&chart, values)
    #expect(lines.count { $0.contains("pitches") } == 2)
    #expect(lines[1].hasPrefix("1 Alert: AAPL is above 150.00 US dollars, at 200.00 US dollars"))
    #expect(lines[2] == "1 AAPL: the pitches now stand for 90 to 260 US dollars.")
  }

  @Test func aLineComesAtEachIntervalThoughNothingDoes() {
    var plan = LiveChart.Plan()
    plan.interval = 60_000
    var chart = Self.chart(plan)
    var lines = Self.lines(&chart, [(0, 200), (30_000, 201)])
    #expect(chart.due == 60_000)
    // A clock that stands still for an hour and then goes on.
    lines += chart.advance(to: 180_000).flatMap(Self.told)
    #expect(
      lines == [
        "0 AAPL, 200.00 US dollars.", "60000 AAPL, 201.00 US dollars, up 0.5 percent.",
        "120000 AAPL, 201.00 US dollars.", "180000 AAPL, 201.00 US dollars.",
      ])
    #expect(chart.advance(to: 180_000) == [])
  }

  /// What is heard: when, from where, to where, each in hertz to the nearest one.
  static func moves(_ replies: [LiveChart.Reply]) -> [String] {
    replies.compactMap { reply in
      guard let sound = reply.sound else { return nil }
      return "\(reply.time) "
        + sound.events.map { event in
          "\(event.kind.rawValue) \(Int((event.frequency ?? 0).rounded()))"
        }.joined(separator: ", ")
    }
  }

  @Test func whatComesWhileAMoveSoundsIsHeardAfterItAndOnlyTheLatest() {
    var plan = LiveChart.Plan()
    plan.alerts = []
    var chart = Self.chart(plan)
    var replies = chart.take(200, at: 0)
    for time in 1...200 { replies += chart.take(200 + Double(time) / 20, at: Int64(time)) }
    #expect(chart.due == 300)
    #expect(Self.moves(replies) == ["0 point 622"])
    #expect(Self.moves(chart.advance(to: 299)) == [])
    // 200 is in the middle and 210 at the upper end of the axis around the first value.
    #expect(Self.moves(chart.advance(to: 10_000)) == ["300 point 1760"])
    #expect(chart.due == nil)
    // What has not changed is not heard again, unless every value is to be.
    #expect(Self.moves(chart.take(210, at: 20_000)) == [])
    plan.hearsEveryValue = true
    var stream = Self.chart(plan)
    #expect(Self.moves(stream.take(5, at: 0) + stream.take(5, at: 1000)).count == 2)
  }

  @Test func theWindowSlides() throws {
    var plan = LiveChart.Plan()
    plan.window = 3
    var chart = Self.chart(plan)
    for value in 1...100 { _ = chart.take(Double(value), at: Int64(value)) }
    #expect(chart.count == 100)
    #expect(chart.keptCount == 3)
    #expect(chart.series?.values == [98, 99, 100])
    #expect(LiveChart(Self.subject(), plan, style: SoundStyle()).series == nil)
  }

  static let firings: [(LiveAlert.Condition, [Double], [Int])] = [
    // The indices of the values at which it fires; one is a millisecond.
    (.above(200), [199, 200, 200.1, 201, 199.9, 200.5, 199.7, 200.2], [2, 7]),
    (.above(200), [201, 202, 199, 201], [3]),
    (.below(100), [101, 99, 100.05, 99, 100.2, 99.9], [1, 5]),
    (.below(0), [1, -1, 0, -1, 1, -1], [1, 5]),
    (.newHigh("1Y", 50), [49, 51, 52, 53, 52.9, 54], [1, 5]),
    (.newLow("1Y", 50), [51, 49, 48, 48.1, 47], [1, 4]),
    (.change(.percent(10), within: 3), [100, 104, 111, 115, 115, 115, 115, 100], [2, 7]),
    (.change(.absolute(5), within: 1), [1, 3, 5, 7, 9, 4], [5]),
    // Measured from the last alert on, a fall after a rise is another.
    (.change(.percent(2), within: 600_000), [100, 102, 100, 95, 100, 110, 90], [1, 3, 4, 5, 6]),
    (.below(0), [1, -0.0001, 0.0001, -0.0001], [1]),
    (.above(5), [], []), (.above(5), [6], []),
  ]

  @Test(arguments: firings)
  func anAlertFiresOncePerCrossing(
    _ condition: LiveAlert.Condition, _ values: [Double], _ indices: [Int]
  ) {
    var alert = LiveAlert(condition)
    let fired = values.indices.filter { alert.take(values[$0], at: Int64($0)) != nil }
    #expect(fired == indices)
  }

  @Test(arguments: [
    (LiveAlert.Condition.above(5), [6.0, 7, 4, 6], [0, 3]), (.below(5), [4, 6, 4], [0, 2]),
    (.newHigh("1Y", 5), [6, 5, 7], [0, 2]), (.above(5), [5, 6], [1]),
    (.change(.absolute(5), within: 1), [9], []),
  ])
  func aFirstValueCountsWhereThatIsAskedFor(
    _ condition: LiveAlert.Condition, _ values: [Double], _ indices: [Int]
  ) {
    var alert = LiveAlert(condition, countsFirst: true)
    let fired = values.indices.filter { alert.take(values[$0], at: Int64($0)) != nil }
    #expect(fired == indices)
  }

  /// Where the last line is read, the axis comes before a value, and nothing before an alert.
  @Test func anAlertComesFirst() {
    let firing = LiveAlert.Firing(condition: .above(150), isRising: true, value: 151)
    let told: [LiveChart.Statement] = [
      .value(1, before: nil), .axis(low: 0, high: 2), .alert(firing),
    ]
    let ordered = LiveChart.Statement.endingInValue(told)
    #expect(ordered == [.alert(firing), .axis(low: 0, high: 2), .value(1, before: nil)])
  }

  static let alertLines: [(LiveAlert.Condition, Bool, String)] = [
    (.above(200), true, "Alert: AAPL is above 200.00 US dollars, at 201.50 US dollars."),
    (.below(200), false, "Alert: AAPL is below 200.00 US dollars, at 201.50 US dollars."),
    (
      .change(.percent(2.5), within: 600_000), true,
      "Alert: AAPL is up by 2.5 percent or more within 10 minutes, at 201.50 US dollars."
    ),
    (
      .change(.absolute(5), within: 90_000), false,
      "Alert: AAPL is down by 5.00 US dollars or more within 90 seconds, at 201.50 US dollars."
    ),
    (.newHigh("1Y", 3), true, "Alert: AAPL is at a new high of 1Y, 201.50 US dollars."),
    (.newLow("5D", 3), false, "Alert: AAPL is at a new low of 5D, 201.50 US dollars."),
  ]

  @Test(arguments: alertLines)
  func anAlertIsALine(_ condition: LiveAlert.Condition, _ isRising: Bool, _ line: String) {
    let firing = LiveAlert.Firing(condition: condition, isRising: isRising, value: 201.5)
    #expect(Self.words.line(.alert(firing), of: Self.subject()) == line)
  }

  @Test func anAlertAndTheValueOfTheSameMomentAreOneLine() {
    var plan = LiveChart.Plan()
    plan.threshold = .percent(1)
    plan.alerts = [.above(205), .above(207)]
    var chart = Self.chart(plan)
    let lines = Self.lines(&chart, [(0, 200), (1, 206), (2, 206.5), (3, 209), (4, 190)])
    #expect(
      lines == [
        "0 AAPL, 200.00 US dollars.",
        "1 Alert: AAPL is above 205.00 US dollars, at 206.00 US dollars, up 3.0 percent.",
        "3 Alert: AAPL is above 207.00 US dollars, at 209.00 US dollars, up 1.5 percent.",
        "4 AAPL, 190.00 US dollars, down 9.1 percent.",
      ])
  }

  /// Several alerts are a line each, of which the last says the change; without a line that is due, none.
  @Test func onlyTheLastOfSeveralAlertsSaysTheChange() {
    var plan = LiveChart.Plan()
    plan.alerts = [.above(205), .above(207)]
    var chart = Self.chart(plan)
    #expect(
      Self.lines(&chart, [(0, 200), (1, 208)]).dropFirst() == [
        "1 Alert: AAPL is above 205.00 US dollars, at 208.00 US dollars.",
        "1 Alert: AAPL is above 207.00 US dollars, at 208.00 US dollars.",
      ])
    plan.threshold = .percent(1)
    chart = Self.chart(plan)
    #expect(
      Self.lines(&chart, [(0, 200), (1, 208)]).dropFirst() == [
        "1 Alert: AAPL is above 205.00 US dollars, at 208.00 US dollars.",
        "1 Alert: AAPL is above 207.00 US dollars, at 208.00 US dollars, up 4.0 percent.",
      ])
  }

  @Test func anAlertSoundsBeforeTheMove() {
    var plan = LiveChart.Plan()
    plan.alerts = [.above(205)]
    var chart = Self.chart(plan)
    let replies = chart.take(200, at: 0) + chart.take(210, at: 1000) + chart.take(200, at: 2000)
    #expect(
      Self.moves(replies) == [
        "0 point 622", "1000 alert 700, alert 880, alert 1109, point 1760", "2000 point 622",
      ])
    #expect(replies.flatMap(\.firings).count == 1)
  }

  /// The same values at the same times are the same, however often somebody looks meanwhile.
  @Test func itDoesNotMatterHowOftenTimeIsTaken() {
    var plan = LiveChart.Plan()
    plan.interval = 700
    plan.threshold = .percent(1)
    plan.alerts = [.above(103), .below(97), .change(.percent(2), within: 2000)]
    var generator = SeededGenerator(seed: 5)
    let walk = generator.randomWalk(count: 400)
    var time: Int64 = 0
    let values = walk.map { step in
      time += Int64(generator.next() % 500)
      return (time, 100 + step)
    }
    var (rare, busy) = (Self.chart(plan), Self.chart(plan))
    var (first, second): ([LiveChart.Reply], [LiveChart.Reply]) = ([], [])
    for (time, value) in values {
      first += rare.take(value, at: time)
      for moment in stride(from: time - 400, through: time, by: 37) {
        second += busy.advance(to: moment)
      }
      second += busy.take(value, at: time)
    }
    let isNews = { (reply: LiveChart.Reply) in !reply.statements.isEmpty || reply.sound != nil }
    #expect(first.filter(isNews) == second.filter(isNews))
    #expect(first.flatMap(\.firings).count > 3)
  }

  static let spans: [(String, Int64?)] = [
    ("30", 30_000), ("90s", 90_000), ("10m", 600_000), ("2h", 7_200_000), ("1d", 86_400_000),
    ("0.5s", 500), ("0.1", 100), ("0.05", nil), ("", nil), ("m", nil), ("-1m", nil), ("400d", nil),
    ("1w", nil), ("nan", nil), ("1e99d", nil),
  ]

  @Test(arguments: spans)
  func aLengthOfTimeIsRead(_ text: String, _ milliseconds: Int64?) {
    #expect(AudiographCLI.milliseconds(ofSpan: text) == milliseconds)
  }

  static let thresholds: [(String, LiveThreshold?)] = [
    ("2%", .percent(2)), ("0.5", .absolute(0.5)), ("0", .absolute(0)), ("-1", nil), ("%", nil),
    ("x%", nil), ("", nil), ("inf", nil),
  ]

  @Test(arguments: thresholds)
  func aThresholdIsRead(_ text: String, _ threshold: LiveThreshold?) {
    #expect(LiveThreshold(text) == threshold)
  }

  @Test func aPercentageOfTheLargestNumbersIsANumber() {
    let threshold = LiveThreshold.percent(5)
    #expect(threshold.isReached(from: 1e308, to: 1.06e308))
    #expect(!threshold.isReached(from: 1e308, to: 1.04e308))
  }

  @Test func placesInACommandAreFilledOnce() {
    let values = ["symbol": "{value}", "value": "2", "time": "T"]
    #expect("{symbol} at {value}, {time}{".filled(with: values) == "{value} at 2, T{")
    #expect("{}{other}{{value}}".filled(with: values) == "{}{other}{2}")
    #expect("".filled(with: values) == "")
  }
}

/// A price that nobody pays.
@Suite struct MadeUpPriceTests {
  static func price(seed: UInt64 = 7, volatility: Double = 0.5) -> MadeUpPrice {
    MadeUpPrice(
      start: 100, step: .percent(1), bounds: 50...200, volatility: volatility, seed: seed)
  }

  @Test func keysMoveItByStepsWithinItsBounds() {
    var price = Self.price()
    price.move(isUp: true)
    #expect(price.value == 101)
    price.move(isUp: false)
    #expect(price.value == 99.99)
    for _ in 0..<200 { price.move(isUp: true) }
    #expect(price.value == 200)
    for _ in 0..<400 { price.move(isUp: false) }
    #expect(price.value == 50)
  }

  @Test(arguments: [0.0, 0.5, 50])
  func chanceKeepsItWithinItsBoundsAndIsTheSameForASeed(_ volatility: Double) {
    var (first, second) = (Self.price(volatility: volatility), Self.price(volatility: volatility))
    var other = Self.price(seed: 8, volatility: volatility)
    var values: [[Double]] = [[], [], []]
    for _ in 0..<2000 {
      first.wander()
      second.wander()
      other.wander()
      values[0].append(first.value)
      values[1].append(second.value)
      values[2].append(other.value)
    }
    #expect(values[0] == values[1])
    #expect((values[0] != values[2]) == (volatility > 0))
    #expect(values.joined().allSatisfy { (50...200).contains($0) })
    #expect(Set(values[0]).count > (volatility > 0 ? 100 : 0))
  }
}
