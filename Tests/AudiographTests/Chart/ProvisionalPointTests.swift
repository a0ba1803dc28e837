// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

/// A series may end with the value of a day that is not over: what it is then, heard, walked to and drawn.
@Suite struct ProvisionalPointTests {
  /// Closes of every day up to 1 March 2013: 100, 101 and so on.
  private static func closes(_ count: Int) throws -> Series {
    try Walks.days((0..<count).map { 100 + Double($0) }, from: 15_765 - count)
  }

  private static let today = CalendarDate(day: 15_765)

  private static func ending(_ value: Double, after count: Int) throws -> Series {
    try #require(closes(count).ending(provisionallyWith: value, on: today))
  }

  private static func chart(_ value: Double, after count: Int) throws -> Chart {
    try Chart(title: "Coin", series: [ending(value, after: count)])
  }

  @Test func itIsThePointBehindTheOthers() throws {
    let (closes, series) = (try Self.closes(5), try Self.ending(104.5, after: 5))
    #expect(series.values == [100, 101, 102, 103, 104, 104.5])
    #expect(series.provisionalIndex == 5)
    #expect(series.provisionalPoint == Point(x: .date(Self.today), y: 104.5))
    #expect(series.settled == closes)
    #expect(closes.provisionalIndex == nil && closes.settled == closes)
    #expect(series.called("Other", behind: nil).provisionalIndex == 5)
  }

  @Test func itFollowsDaysOnly() throws {
    let closes = try Self.closes(5)
    #expect(closes.ending(provisionallyWith: 1, on: CalendarDate(day: 15_764)) == nil)
    #expect(closes.ending(provisionallyWith: .nan, on: Self.today) == nil)
    #expect(
      try Self.ending(1, after: 5).ending(provisionallyWith: 2, on: CalendarDate(day: 15_766))
        == nil)
    let rows = try Series(name: "a", values: [1, 2])
    #expect(rows.ending(provisionallyWith: 3, on: Self.today) == nil)
    let minutes = try Series(
      name: "a", x: .dates(XAxis.Dates(instants: [0, 60_000_000], precision: .minute)),
      values: [1, 2])
    #expect(minutes.ending(provisionallyWith: 3, on: Self.today) == nil)
  }

  @Test func itsBarsAreThoseOfTheDaysBefore() throws {
    let closes = try Self.closes(3)
    guard case .dates(let dates) = closes.x else { return }
    let bars = try PriceBars(
      dates: dates,
      columns: [.open: [1, 2, 3], .high: [4, 4, 4], .low: [1, 1, 1], .close: closes.values])
    let whole = try bars.series(of: .close).series
    let series = try #require(whole.ending(provisionallyWith: 9, on: Self.today))
    #expect(series.bars == nil && series.settled.bars == bars)
  }

  /// Four weeks and today are 28 points, as a range counts back from the last one.
  @Test(arguments: [
    (RangeLength.weeks(4), 28), (.days(28), 28), (.days(1), 2), (.months(1), 28), (.maximum, 41),
  ])
  func aRangeCountsIt(_ length: RangeLength, _ count: Int) throws {
    let series = try Self.closes(40)
    let before = ChartRange(length).before(Self.today)
    let cut = try series.cut(to: before).ending(provisionallyWith: 150, on: Self.today)
    #expect(cut.series.count == count && cut.series.provisionalIndex == count - 1)
    guard length != .days(1) else { return }
    let whole = try Self.ending(150, after: 40).cut(to: ChartRange(length)).series
    #expect(whole == cut.series)
  }

  @Test func aPartBeforeItAndAnIntervalLeaveItOut() throws {
    let series = try Self.ending(150, after: 40)
    let part = try series.cut(to: ChartRange(.weeks(1), end: CalendarDate(day: 15_760))).series
    #expect(part.count == 7 && part.provisionalIndex == nil)
    let weeks = try series.cut(to: nil, by: .week).series
    #expect(weeks.provisionalIndex == nil && weeks.values.last == 139)
    let dated = ChartRange(end: CalendarDate(day: 15_760))
    #expect(dated.before(Self.today) == dated && !dated.reaches(Self.today))
  }

  @Test(arguments: Language.allCases) func noFactCountsIt(_ language: Language) throws {
    let before = try Chart(title: "Coin", series: [Self.closes(40)])
    let chart = try Self.chart(999, after: 40)
    #expect(
      FactsDocument(ChartFacts(chart), language: language).text
        == FactsDocument(ChartFacts(before), language: language).text)
  }

  // MARK: - Sound

  @Test(arguments: [10, 27, 400]) func aKnockBeginsIt(_ count: Int) throws {
    let score = try Score(Self.chart(99, after: count))
    let marks = score.events(.provisional)
    try #require(marks.count == 1)
    let point = try #require(score.events(.point).last)
    #expect(point.index == count && point.value == 99)
    #expect(marks[0].start == point.start && marks[0].index == count && marks[0].value == 99)
    #expect(marks[0].length == 1200 && marks[0].frequency == nil && marks[0].level == -10)
    #expect(score.points.given == count + 1)
    #expect(
      try Score(Chart(title: "Coin", series: [Self.closes(count)])).events(.provisional).isEmpty)
  }

  /// What is marked as the highest holds.
  @Test func noExtremeIsMarkedThere() throws {
    var style = SoundStyle()
    style.marksExtremes = true
    let score = try Score(Self.chart(999, after: 27), style: style)
    #expect(score.events(.maximum).map(\.index) == [26])
    #expect(score.events(.minimum).map(\.index) == [0])
  }

  // MARK: - A walk

  @Test func aWalkBeginsAtItAndSaysSo() throws {
    var walk = try Exploration(Self.chart(999, after: 27))
    let phrases = Phrasebook()
    let opening = walk.opening.compactMap(phrases.line)
    #expect(opening.count == 1 && opening[0].hasPrefix("999.00") && opening[0].count <= 40)
    #expect(opening[0].hasSuffix(", today so far"), "\(opening)")
    func line(_ action: ExplorationAction) -> String? { phrases.line(walk.perform(action)) }
    #expect(line(.previous) == "126.00 on 28 Feb 2013, highest")
    #expect(line(.next) == "999.00 on 1 Mar 2013, today so far")
    #expect(line(.highest) == "126.00 on 28 Feb 2013, highest")
    #expect(line(.last) == "999.00 on 1 Mar 2013, today so far")
    #expect(phrases.value(walk.current) == "999.00")
  }

  @Test(arguments: [
    (999.0, "today so far, so far the highest"), (1, "today so far, so far the lowest"),
    (110, "today so far"), (126, "today so far"),
  ])
  func anExtremeOfTodayIsNotSettled(_ value: Double, _ words: String) throws {
    let walk = try Exploration(Self.chart(value, after: 27))
    let wide = Phrasebook(.english, lineLimit: 200)
    #expect(try #require(wide.line(walk.current)).hasSuffix(", \(words), last"))
  }

  @Test func itsToneKnocks() throws {
    var walk = try Exploration(Self.chart(99, after: 27))
    #expect(try walk.score(of: .point).events.map(\.kind) == [.point, .provisional])
    _ = walk.perform(.previous)
    #expect(try walk.score(of: .point).events.map(\.kind) == [.point])
  }

  @Test func aWalkAlongBarsHasItWhereTheCloseIs() throws {
    let whole = try Self.ending(150, after: 40)
    guard case .dates(let dates) = whole.settled.x else { return }
    let bars = try PriceBars(
      dates: dates,
      columns: [.open: whole.settled.values, .close: whole.settled.values])
    var walk = try Exploration(
      Chart(title: "Coin", series: [whole]), bars: bars, range: ChartRange(.weeks(4)))
    #expect(walk.chart.series[0].count == 28 && walk.point?.y == 150)
    _ = walk.perform(.fieldDown)
    #expect(walk.chart.series[0].count == 28 && walk.point?.y == 139)
    _ = walk.perform(.fieldUp)
    #expect(walk.chart.series[0].provisionalIndex == 27)
    _ = walk.perform(.earlier)
    #expect(walk.chart.series[0].provisionalIndex == nil)
    _ = walk.perform(.all)
    _ = walk.perform(.coarser)
    #expect(walk.chart.series[0].provisionalIndex == nil)
  }

  // MARK: - Pictures, pages, captions, answers

  static let ring = "m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"

  @Test(arguments: [27, 200]) func aPictureHasARingAroundIt(_ count: Int) throws {
    let picture = try Picture(Self.chart(99, after: count)).svg
    #expect(picture.split(separator: Self.ring).count == 2)
    #expect(!picture.contains("99.00, lowest"))
    let settled = try Chart(title: "Coin", series: [Self.closes(count)])
    #expect(try !Picture(settled).svg.contains(Self.ring))
  }

  @Test func captionsSayThatItIsOfToday() throws {
    let chart = try Self.chart(999, after: 27)
    let last = try #require(
      try Score(chart).landmarks(of: chart).last { $0.kind == .last })
    #expect(last.text.contains("today so far, so far the highest"), "\(last.text)")
  }

  @Test func anAnswerSaysThatItIsOfToday() throws {
    let series = try Self.ending(99, after: 5)
    let answer = Answer.last(SeriesFacts(series).last)
    #expect(
      answer.sentence(about: series) == "99.00 US dollars on 1 March 2013, today so far."
        || answer.sentence(about: series) == "99.00 on 1 March 2013, today so far.")
    #expect(answer.isProvisional(in: series) && !answer.isProvisional(in: series.settled))
    #expect(
      answer.document(name: "a", isProvisional: true)
        == #"{"version":1,"name":"a","x":"2013-03-01","y":99,"provisional":true}"#)
  }
}
