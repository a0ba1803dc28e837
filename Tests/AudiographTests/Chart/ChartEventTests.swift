// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// What happened beside values: at which points it is, and how it is heard, walked to and told.
@Suite struct ChartEventTests {
  private func event(_ day: Int, rises: Bool = false, _ text: String = "a") -> ChartEvent {
    ChartEvent(on: CalendarDate(day: day), rises: rises, text: text, brief: "\(text)!")
  }

  private func closes(_ days: [Int], _ values: [Double]? = nil) throws -> Series {
    let dates = XAxis.Dates(
      instants: days.map { CalendarDate(day: $0).instant }, precision: .day)
    return try Series(
      name: "Close", kind: .price, x: .dates(dates), values: values ?? days.map { Double($0) })
  }

  /// Days of two weeks from Monday, 6 January 2020 on.
  private let weekdays = [0, 1, 2, 3, 4, 7, 8, 9, 10, 11].map { 18_267 + $0 }

  @Test(arguments: [
    ([0], [0]), ([5], [5]), ([6], [5]), ([11], [9]), ([12], []), ([-1], []), ([2, 2], [2]),
    ([9, 1], [1, 7]), ([], []),
  ])
  func anEventIsAtTheFirstPointOnOrAfterIt(_ days: [Int], _ indices: [Int]) throws {
    let series = try closes(weekdays).telling(of: days.map { event(18_267 + $0) })
    #expect(series.eventPoints.map(\.index) == indices)
  }

  @Test func weeksHoldTheirDays() throws {
    let fridays = (0..<4).map { 18_271 + 7 * $0 }
    let series = try closes(fridays).telling(
      of: [18_265, 18_266, 18_270, 18_273].map { event($0) })
    #expect(series.eventPoints.map(\.index) == [0, 1])
    #expect(series.eventPoints.map(\.events.count) == [3, 1])
  }

  @Test func aHoleHoldsNone() throws {
    let series = try closes([18_267, 18_268, 18_269, 18_299]).telling(of: [event(18_280)])
    #expect(series.eventPoints.isEmpty)
    #expect(try closes([18_267]).telling(of: [event(18_267)]).eventPoints.count == 1)
    let rows = try Series(name: "a", x: .rows(count: 2), values: [1, 2])
    #expect(rows.telling(of: [event(0)]).eventPoints.isEmpty)
  }

  @Test func partsKeepTheirEvents() throws {
    let whole = try closes(weekdays).telling(of: [event(18_267), event(18_275)])
    let part = try whole.cut(to: ChartRange(.days(4))).series
    #expect(part.eventPoints.map(\.index) == [0])
    #expect(whole.settled.eventPoints.count == 2)
    #expect(try whole.cut(to: nil, by: .week).series.eventPoints.map(\.index) == [0, 1])
  }

  @Test func twoKnocksRiseOrFall() throws {
    let chart = Chart(
      only: try closes(weekdays).telling(of: [
        event(18_268, rises: true), event(18_268), event(18_270, rises: true), event(18_276),
      ]), title: "A")
    let score = try Score(chart, style: SoundStyle())
    let knocks = score.events.filter { [.eventUp, .eventDown].contains($0.kind) }
    #expect(knocks.map(\.kind) == [.eventDown, .eventUp, .eventDown])
    #expect(knocks.map(\.index) == [1, 3, 7])
    for knock in knocks {
      let point = score.events.first { $0.kind == .point && $0.index == knock.index }
      #expect(knock.start == point?.start && knock.level == EarconLevels.event)
    }
    let plain = try Score(Chart(only: closes(weekdays), title: "A"), style: SoundStyle())
    #expect(plain.events == score.events.filter { !knocks.contains($0) })
  }

  @Test func aWalkStopsAndSaysThem() throws {
    let values = [1.0, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    let chart = Chart(
      only: try closes(weekdays, values).telling(of: [event(18_269, "sold 5, Jo")]), title: "A")
    var walk = try Exploration(chart)
    _ = walk.perform(.first)
    let reply = walk.perform(.nextLeg)
    #expect(walk.index == 2)
    let line = try #require(Phrasebook(lineLimit: .max).line(reply))
    #expect(line.hasSuffix(", sold 5, Jo"), "\(line)")
    let short = try #require(Phrasebook(lineLimit: 14).line(reply))
    #expect(short.hasSuffix("sold 5"), "\(short)")
    #expect(try walk.score(of: .point).events.map(\.kind).contains(.eventDown))
    _ = walk.perform(.previous)
    _ = walk.perform(.next)
    #expect(walk.index == 2)
    _ = walk.perform(.last)
    _ = walk.perform(.previousLeg)
    #expect(walk.index == 2)
  }

  @Test func landmarksCaptionsAndPagesHaveThem() throws {
    let chart = Chart(
      only: try closes(weekdays).telling(of: [event(18_270, "Jo sold 5 shares")]), title: "A")
    let score = try Score(chart)
    let landmark = try #require(score.landmarks(of: chart).first { $0.kind == .event })
    #expect(landmark.text == "Jo sold 5 shares")
    #expect(landmark.frame == score.events.first { $0.kind == .eventDown }?.start)
    let page = try Page(chart).html
    #expect(page.contains("Jo sold 5 shares!"))
    #expect(try chart.svg() != Chart(only: closes(weekdays), title: "A").svg())
  }
}
