// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Audiograph

/// The last parts of a chart that a page shows alone.
@Suite struct PageRangeTests {
  /// Values along time steps from 1 January 2020 on.
  private func series(
    _ values: [Double], name: String = "Flow", kind: ChartKind = .measurement,
    _ precision: DatePrecision = .day, step: Int64 = CalendarDate.microsecondsPerDay,
    at places: [Int]? = nil
  ) throws -> Series {
    let start = 18_262 * CalendarDate.microsecondsPerDay
    let instants = (places ?? Array(values.indices)).map { start + Int64($0) * step }
    return try Series(
      name: name, kind: kind, x: .dates(XAxis.Dates(instants: instants, precision: precision)),
      values: values)
  }

  private func shown(
    _ chart: Chart, _ language: Language = .english
  ) throws -> (lines: [PageLine], ranges: [PageRange]) {
    let style = SoundStyle()
    let picture = try Picture(chart, style: style, language: language)
    let cuts = PageRange.cuts(of: chart)
    let lines = try PageLine.lines(
      of: chart, Score(chart, style: style), style, language.wording(.display), picture,
      marking: cuts)
    return (lines, PageRange.all(cuts, of: chart, lines, style, ChartContext(), language))
  }

  /// What is told of a comparison in a part is what `compare --range` tells.
  @Test func percentChangeIsCountedFromTheFirstDateOfThePart() throws {
    let prices = try [
      series((0..<100).map { 50 + Double($0) }, name: "A", kind: .price),
      series((0..<100).map { 200 - Double($0) }, name: "B", kind: .price),
    ]
    let chart = try Chart(title: "T", series: prices)
    let whole = try chart.rebased().chart
    let ranges = try shown(whole).ranges
    #expect(ranges.map(\.key) == ["1", "2"])
    for (range, length) in zip(ranges, [RangeLength.months(1), .months(3)]) {
      let part = try chart.rebased(to: ChartRange(length)).chart
      #expect([range.words] == Description(ChartFacts(part)).sentences(.alt))
    }
    // From 10 March on: 119 to 149, and 131 to 101.
    #expect(
      ranges[0].words
        == "Percent change since 10 March 2020: A up 25 percent, B down 23 percent.")
  }

  /// A value of a part has the digits that it has in the whole chart.
  @Test func percentChangeOfAPartIsAsExactAsOfTheWhole() throws {
    let prices = try [
      series((0..<100).map { 50.37 + Double($0 * 7919 % 53) / 7 }, name: "A", kind: .price),
      series((0..<100).map { 83.91 + Double($0 * 7919 % 61) / 7 }, name: "B", kind: .price),
    ]
    let chart = try Chart(title: "T", series: prices).rebased().chart
    let (lines, ranges) = try shown(chart)
    let whole = try #require(
      lines.walks(from: [0, 0], SoundStyle(), Language.english.wording(.display)))
    let month = try #require(ranges.first)
    for (part, walk) in zip(month.walks, whole) {
      let last = try #require(part.lines.last)
      #expect(last.hasPrefix(try #require(walk.lines.last).prefix { $0 != " " }), "\(last)")
    }
    for (whole, part) in zip(chart.series, try #require(PageRange.cuts(of: chart).first).series) {
      for value in part.values {
        #expect(part.figure(of: value) == whole.figure(of: value))
      }
    }
  }

  @Test func whatLostEverythingHasNoPartOfPercentChange() throws {
    let values = (0..<100).map { $0 < 60 ? 100 - Double($0) : 0 }
    let falling = try series(values, name: "A", kind: .price)
    let chart = try Chart(title: "T", series: [falling]).rebased().chart
    // The last month begins at 0, the last three months above it.
    #expect(try shown(chart).ranges.map(\.key) == ["2"])
  }

  /// A month of hours has few of the points that are heard.
  @Test func partsOfManyPointsBeginWithTheirFirstAndHaveTheirExtremes() throws {
    let values = (0..<11_000).map { Double($0 * 7919 % 10_007) }
    let chart = try Chart(
      title: "T", series: [series(values, .minute, step: CalendarDate.microsecondsPerDay / 24)])
    let (lines, ranges) = try shown(chart)
    #expect(ranges.map(\.key) == ["1", "2", "3", "4"])
    #expect(lines[0].points.count < 400)
    for (range, cut) in zip(ranges, PageRange.cuts(of: chart)) {
      let part = try #require(range.parts.first)
      let expected = values.suffix(cut.series[0].count)
      #expect(lines[0].points[part.start].value == expected.first)
      #expect(part.base == expected.first)
      let walked = lines[0].points[part.start...].compactMap(\.value)
      #expect(walked.max() == expected.max() && walked.min() == expected.min())
      let first = try #require(range.walks.first?.lines.first)
      #expect(first.contains("first") || first.count > 30, "\(first)")
    }
  }

  @Test func turningPointsAreThoseOfThePart() throws {
    // A large fall, then in the last month up for 15 days and down for as many.
    let fall: [Double] = (0..<69).map { 1000 - 10 * Double($0) }
    let peak: [Double] = (69..<100).map { 15 - Double(abs($0 - 84)) }
    let (lines, ranges) = try shown(Chart(title: "T", series: [series(fall + peak)]))
    let whole = try #require(
      lines.walks(from: [0], SoundStyle(), Language.english.wording(.display)))
    #expect(!whole[0].stops.ahead.map(\.place).contains(84))
    let stops = ranges[0].walks[0].stops
    #expect(ranges[0].parts[0].start == 69 && stops.ahead.map(\.place) == [84, 99])
    #expect(stops.behind.map(\.place) == [69, 84])
  }

  @Test func noTwoPartsAreTheSame() throws {
    // Nothing for half a year, then five days.
    let places = Array(0..<200) + [400, 401, 402, 403, 404]
    let values = places.map { Double($0 % 17) }
    let ranges = try shown(Chart(title: "T", series: [series(values, at: places)])).ranges
    #expect(ranges.map(\.key) == ["1", "4"])
  }

  @Test func severalSeriesAreToldWithTheirOwnLengths() throws {
    let long = try series((0..<900).map { 100 + Double($0) }, name: "A", kind: .price)
    let short = try series(
      (700..<900).map { 200 + Double($0) }, name: "B", kind: .price, at: Array(700..<900))
    let ranges = try shown(Chart(title: "T", series: [long, short])).ranges
    let year = try #require(ranges.first { $0.key == "4" })
    #expect(year.words.contains(" in a year, from "), "\(year.words)")
    #expect(year.words.contains(" in 29 weeks, from "), "\(year.words)")
    let month = try #require(ranges.first)
    #expect(month.words.components(separatedBy: " in a month").count == 2, "\(month.words)")
  }

  @Test(arguments: Language.allCases)
  func noneOfFourSeriesIsLeftOut(_ language: Language) throws {
    let names = ["Alpha", "Beta", "Gamma", "Delta"]
    let chart = try Chart(
      title: "T",
      series: names.enumerated().map { number, name in
        try series((0..<100).map { Double($0 * (number + 3) % 41 + 20) }, name: name, kind: .price)
      })
    for chart in [chart, try chart.rebased().chart] {
      for range in try shown(chart, language).ranges {
        #expect(names.allSatisfy(range.words.contains), "\(range.words)")
      }
    }
  }
}
