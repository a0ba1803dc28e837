// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

/// How long the data part lasts, and which part of it each point owns.
struct FidelityLengthTests {
  private func wave(_ count: Int) -> [Double] { (0..<count).map { Double(($0 * 37) % 101) } }

  @Test(arguments: [
    (1, 0.25), (2, 0.5), (3, 0.75), (24, 6.0), (25, 6), (60, 6), (61, 6.1), (100, 10), (101, 10),
    (200, 10), (201, 10.05), (252, 12.6), (260, 13), (261, 13), (3270, 13), (1_000_000, 13),
  ])
  func `the normal length follows the number of points`(count: Int, seconds: Double) throws {
    let score = try Score(try Chart(wave(count)), style: .bare)
    #expect(abs(Double(score.frameCount) - seconds * 48_000) <= 1)
    #expect(score.events(.point).first?.start == 0)
    #expect(score.points.given == count)
    #expect(score.points.heard + score.points.missing + score.points.reduced == count)
  }

  @Test(arguments: [
    (SoundStyle.Length.gist, 1.0, 3.0), (.short, 1, 6), (.long, 1, 20), (.seconds(0.5), 1, 0.5),
    (.seconds(61.7), 1, 61.7), (.normal, 2, 6.25), (.normal, 0.25, 50), (.long, 4, 5),
  ])
  func `lengths and speeds that were asked for are kept`(
    length: SoundStyle.Length, speed: Double, seconds: Double
  ) throws {
    let style = SoundStyle.bare.with {
      $0.length = length
      $0.speed = speed
    }
    let score = try Score(try Chart(wave(250)), style: style)
    #expect(abs(Double(score.frameCount) - seconds * 48_000) <= 1)
  }

  @Test(arguments: [1, 2, 8, 24, 25, 60, 101, 260, 3000])
  func `short is never longer than normal`(count: Int) throws {
    func seconds(_ length: SoundStyle.Length) throws -> Double {
      try Score(try Chart(wave(count)), style: .bare.with { $0.length = length }).seconds
    }
    let normal = try seconds(.normal)
    #expect(try seconds(.gist) == min(3, normal) && seconds(.short) == min(6, normal))
    #expect(try seconds(.long) == 20)
  }

  @Test func `nor of what is no line, nor is long shorter`() throws {
    let bins = try Histogram([1, 2, 2, 3, 3, 3, 4, 4, 5], named: "v")
    let parts = try Shares(values: [3, 2, 1], named: "v", names: ["a", "b", "c"])
    for chart in [FormChart(bins, title: "C"), FormChart(parts, title: "C")] {
      func seconds(_ length: SoundStyle.Length) throws -> Double {
        try Score(chart, style: .bare.with { $0.length = length }).seconds
      }
      let normal = try seconds(.normal)
      #expect(try seconds(.short) <= normal && seconds(.gist) <= normal)
      #expect(try seconds(.long) >= normal)
    }
  }

  @Test(arguments: [8000, 44_100, 48_000, 192_000])
  func `slices are even to the frame at every rate`(rate: Int) throws {
    let format = try #require(SoundFormat(sampleRate: rate, channelCount: 1))
    let style = SoundStyle.bare.with { $0.format = format }
    let score = try Score(try Chart(wave(70)), style: style)
    let points = score.events(.point)
    try #require(points.count == 70)
    for (index, point) in points.enumerated() {
      #expect(abs(Double(point.start) - Double(index) * 0.1 * Double(rate)) <= 1)
      #expect(abs(Double(point.end) - Double(index + 1) * 0.1 * Double(rate)) <= 1)
    }
    #expect(abs(score.frameCount - 7 * rate) <= 1)
  }

  @Test(arguments: SoundStyle.Mode.allCases)
  func `true spacing gives each point the part of x that is nearest`(
    mode: SoundStyle.Mode
  ) throws {
    let series = try Series(
      name: "y", x: .numbers([0, 1, 3, 4, 10]), values: [1, 2, 3, 4, 5])
    let style = SoundStyle.bare.with {
      $0.mode = mode
      $0.length = .seconds(3.5)
    }
    let score = try Score(Chart(title: "", series: [series]), style: style)
    // Cells −0.5 | 0.5 | 2 | 3.5 | 7 | 13 of x in 3.5 s.
    let starts = [0, 1, 2.5, 4, 7.5].map { $0 / 13.5 * 3.5 * 48_000 }
    let points = score.events(.point)
    try #require(points.count == 5)
    for (point, start) in zip(points, starts) { #expect(abs(Double(point.start) - start) <= 1) }
  }

  static let dates: [(XAxis, Bool)] = [
    (.dates(.init(instants: days(0..<40), precision: .day)), true),
    (.dates(.init(instants: days(0..<30) + days(40..<50), precision: .day)), false),
    (.dates(.init(instants: days(stride(from: 4, to: 40 * 7, by: 7)), precision: .day)), true),
    (.dates(.init(instants: months(2000...2003), precision: .month)), true),
    (.dates(.init(instants: years(1900...1939), precision: .year)), true),
    (.dates(.init(instants: years(1900...1930) + years(1940...1950), precision: .year)), false),
    (.numbers((0..<30).map { Double($0 * $0) }), false), (.rows(count: 40), true),
  ]

  @Test(arguments: dates)
  func `dates of one unit without holes are spaced evenly`(axis: XAxis, isEven: Bool) throws {
    let series = try Series(name: "y", x: axis, values: wave(axis.count))
    let style = SoundStyle.bare.with { $0.mode = .continuous }
    let points = try Score(Chart(title: "", series: [series]), style: style).events(.point)
    let lengths = points.map(\.length)
    let spread = try #require(lengths.max()) - (try #require(lengths.min()))
    #expect((spread <= 1) == isEven)
  }

  @Test func `price bars are spaced evenly over weekends`() throws {
    let days = Self.days((0..<60).filter { $0 % 7 < 5 })
    let series = try Series(
      name: "Close", kind: .price, x: .dates(.init(instants: days, precision: .day)),
      values: wave(days.count))
    let points = try Score(Chart(title: "", series: [series]), style: .bare).events(.point)
    let lengths = points.map(\.length)
    #expect(try #require(lengths.max()) - (try #require(lengths.min())) <= 1)
  }

  private static func days(_ numbers: some Sequence<Int>) -> [Int64] {
    numbers.map { CalendarDate(day: $0).instant }
  }

  private static func months(_ years: ClosedRange<Int>) -> [Int64] {
    years.flatMap { year in
      (1...12).compactMap { CalendarDate(year: year, month: $0)?.instant }
    }
  }

  private static func years(_ years: ClosedRange<Int>) -> [Int64] {
    years.compactMap { CalendarDate(year: $0)?.instant }
  }
}
