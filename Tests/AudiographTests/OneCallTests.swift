// SPDX-License-Identifier: MIT

import Audiograph
import Testing

/// What strangers call first gives what the long way gives.
@Suite struct OneCallTests {
  @Test(arguments: [[1], [2, 2, 2], [1, nil, 3], [-5, 0, 1e300]] as [[Double?]])
  func soundIsWhatTheRendererRenders(values: [Double?]) throws {
    let chart = Chart(try Series("Temperature", values))
    let sound = try chart.sound()
    var renderer = Renderer(try Score(chart))
    var expected = [Float](repeating: 9, count: renderer.frameCount * 2)
    var span = expected.mutableSpan
    #expect(renderer.render(into: &span) == sound.frameCount)
    #expect(sound.samples == expected)
    #expect(sound.format == SoundFormat())
    #expect(sound.seconds == Double(sound.frameCount) / 48_000)
    #expect(sound.samples.allSatisfy { abs($0) <= 1 })
  }

  @Test func soundHasTheFormatOfTheStyle() throws {
    var style = SoundStyle()
    style.format = try #require(SoundFormat(sampleRate: 8000, channelCount: 1))
    style.length = .seconds(2)
    style.hasIntro = false
    style.hasEndSound = false
    let sound = try Chart(Series("a", [1, 2])).sound(style: style)
    #expect(sound.format == style.format)
    #expect(sound.frameCount == sound.samples.count)
    #expect((1.9...3).contains(sound.seconds))
    style.volume = -1
    #expect(throws: ScoreError.self) { try Chart(Series("a", [1, 2])).sound(style: style) }
  }

  @Test(arguments: Language.allCases)
  func descriptionIsThatOfTheFacts(language: Language) throws {
    let chart = Chart(try Series("Temperature", [21, nil, 23, 25], unit: "degrees Celsius"))
    for level in Level.allCases {
      for channel in Channel.allCases {
        let expected = Description(ChartFacts(chart), language: language, channel: channel)
          .sentences(level)
        let told = chart.description(in: language, level: level, channel: channel)
        #expect(told == expected)
        #expect(!told.isEmpty)
      }
    }
  }

  @Test func plainSeries() throws {
    let series = try Series("Temperature", [1, nil, 3], unit: "degrees")
    #expect(series.name == "Temperature")
    #expect(series.unit == "degrees")
    #expect(series.x == .rows(count: 3))
    #expect(series.point(at: 0)?.y == 1)
    #expect(series.point(at: 1) == nil)
    #expect(Chart(series).title == "Temperature")
    #expect(Chart(series, title: "Week").title == "Week")
    #expect(Chart(series).series == [series])
    #expect(try Series("t", [1, 2], over: [0.5, 1]).x == .numbers([0.5, 1]))
  }

  @Test func seriesOverDates() throws {
    let days = (1...3).compactMap { CalendarDate(year: 2026, month: 2, day: $0) }
    let series = try Series("Temperature", [1, nil, 3], over: days)
    #expect(series.point(at: 2) == Point(x: .date(days[2]), y: 3))
    #expect(throws: ChartError.unequalCounts(positions: 2, values: 3)) {
      try Series("Temperature", [1, nil, 3], over: Array(days.prefix(2)))
    }
    #expect(throws: ChartError.unequalCounts(positions: 0, values: 1)) {
      try Series("t", [1], over: [CalendarDate]())
    }
    #expect(throws: ChartError.noPoints) { try Series("t", [nil, nil]) }
    #expect(throws: ChartError.noPoints) { try Series("t", []) }
    #expect(throws: ChartError.notFinite(index: 1)) { try Series("t", [nil, .infinity]) }
  }

  /// 14:00 two hours east of UTC is 12:00 in UTC.
  @Test func datesOfSeveralClocks() {
    let noon: Int64 = 12 * 3_600_000_000
    let hour: Int64 = 3_600_000_000
    let dates = XAxis.Dates([
      CalendarDate(instant: noon, precision: .minute),
      CalendarDate(instant: noon, precision: .minute, offsetMinutes: 0),
      CalendarDate(instant: noon + 2 * hour, precision: .second, offsetMinutes: 120),
    ])
    #expect(dates.instants == [noon, noon, noon])
    #expect(dates.precision == .second)
    #expect(dates.offsetMinutes == 0)
    #expect(XAxis.Dates([]).instants.isEmpty)
  }

  struct Failure {
    var error: any Error
    var sentence: String
  }

  static let failures = [
    Failure(error: ChartError.noPoints, sentence: "The chart has no value."),
    Failure(
      error: ChartError.notFinite(index: 2),
      sentence: "The value or position at index 2 is not a finite number."),
    Failure(
      error: ScoreError.outOfRange(.volume, value: 2, allowed: 0...1),
      sentence: "The volume is 2, but must be from 0 to 1."),
    Failure(
      error: ScoreError.logarithmOf(value: -0.5, series: "a"),
      sentence: "A logarithmic scale cannot hold the value -0.5 of \"a\"."),
    Failure(
      error: RangeError.notASeries(.noPoints), sentence: "The chart has no value."),
    Failure(
      error: LookupError.noSuchCategory("b"), sentence: "There is no category \"b\"."),
    Failure(
      error: RebaseError.tooFewCommonDates(count: 1, series: ["a", "b"]),
      sentence:
        "Percent change needs two dates that all series have, and the number of these is 1: a, b."),
  ]

  @Test(arguments: 0..<failures.count)
  func errorsPrintAsSentences(index: Int) {
    #expect("\(Self.failures[index].error)" == Self.failures[index].sentence)
  }
}
