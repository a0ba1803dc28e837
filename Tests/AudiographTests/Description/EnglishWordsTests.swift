// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct EnglishWordsTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    var unit: String?
    var kind = ChartKind.measurement
    var x: XAxis?
    let values: [Double]
    var base: Point?
    var measure: String?
    let sentences: [String]

    var testDescription: String { name }

    var series: Series {
      get throws {
        try Series(
          name: name, unit: unit, kind: kind, x: x ?? .rows(count: values.count), values: values,
          base: base)
      }
    }
  }

  static func years(_ first: Int, _ count: Int) -> XAxis {
    let instants = (0..<count).map {
      Int64(CalendarDate.dayNumber(year: first + $0, month: 1, day: 1))
        * CalendarDate.microsecondsPerDay
    }
    return .dates(XAxis.Dates(instants: instants, precision: .year))
  }

  static let march1 = CalendarDate(
    day: CalendarDate.dayNumber(year: 2012, month: 3, day: 1))

  static func daysAfter(_ days: [Int]) -> XAxis {
    .dates(
      XAxis.Dates(
        instants: days.map { Int64(march1.day + $0) * CalendarDate.microsecondsPerDay },
        precision: .day))
  }

  static let cases = [
    Case(
      name: "Apple", unit: "US dollars", kind: .price, x: daysAfter([1, 2, 3, 6]),
      values: [545.18, 702.1, 533.16, 430.47], base: Point(x: .date(march1), y: 544.47),
      measure: "closing price",
      sentences: [
        "Apple, closing price in US dollars, 2 March 2012 to 7 March 2012, 4 points.",
        "Down 21 percent, from 544.47 on 1 March 2012 to 430.47.",
        "Highest 702.10 on 3 March 2012, lowest 430.47 on 7 March 2012.",
      ]),
    Case(
      name: "one", values: [5], sentences: ["one, 1 point.", "The only value is 5."]),
    Case(
      name: "one year", x: years(1871, 1), values: [5],
      sentences: ["one year, 1871, 1 point.", "The only value is 5."]),
    Case(
      name: "one of three", x: years(1871, 3), values: [.nan, 5, .nan],
      sentences: [
        "one of three, 1871 to 1873, 3 points, 2 missing.", "The only value is 5, in 1872.",
      ]),
    Case(
      name: "flat", values: [5, 5, 5],
      sentences: ["flat, 3 points.", "Unchanged at 5."]),
    Case(
      name: "flat with base", kind: .price, values: [5, 5], base: Point(x: .date(march1), y: 4),
      sentences: [
        "flat with base, 2 points.", "Up 25 percent, from 4.00 on 1 March 2012 to 5.00.",
      ]),
    Case(
      name: "as before", kind: .price, values: [4, 5], base: Point(x: .date(march1), y: 5),
      sentences: [
        "as before, 2 points.", "Unchanged from 5.00 on 1 March 2012 to 5.00.",
        "Highest 5.00 at point 2, lowest 4.00 at point 1.",
      ]),
    Case(
      name: "back again", values: [1, 2, 1],
      sentences: [
        "back again, 3 points.", "The first and the last value are both 1.",
        "Highest 2 at point 2; lowest 1, first reached at point 1.",
      ]),
    Case(
      name: "negative", values: [-3, 9.5, -8.79],
      sentences: [
        "negative, 3 points.", "Down 5.79, from -3 to -8.79.",
        "Highest 9.5 at point 2, lowest -8.79 at point 3.",
      ]),
    Case(
      name: "Inflation", unit: "percent", kind: .percent, x: years(1959, 3), values: [2, 1, 3.5],
      sentences: [
        "Inflation in percent, 1959 to 1961, 3 points.",
        "Up 1.5 percentage points, from 2 to 3.5.", "Highest 3.5 in 1961, lowest 1 in 1960.",
      ]),
    Case(
      name: "missing ends", x: years(1871, 5), values: [.nan, 2, 4, 3, .nan],
      sentences: [
        "missing ends, 1871 to 1875, 5 points, 2 missing.",
        "Up 50 percent, from 2 in 1872 to 3 in 1874.", "Highest 4 in 1873, lowest 2 in 1872.",
      ]),
    Case(
      name: "towns", x: .categories(["Berlin", "Paris"]), values: [3, 5],
      sentences: [
        "towns, 2 points.", "Up 67 percent, from 3 for Berlin to 5 for Paris.",
        "Highest 5 for Paris, lowest 3 for Berlin.",
      ]),
    Case(
      name: "numbers", x: .numbers([0, 0.25, 10]), values: [1, 2, 4],
      sentences: [
        "numbers, 0 to 10, 3 points.", "Up 300 percent, from 1 to 4.",
        "Highest 4 at 10, lowest 1 at 0.",
      ]),
    Case(
      name: "many times", values: [2, 27],
      sentences: [
        "many times, 2 points.", "Up to 14 times the first value, from 2 to 27.",
        "Highest 27 at point 2, lowest 2 at point 1.",
      ]),
    Case(
      name: "huge", values: [-1.5e308, 1.5e308],
      sentences: [
        "huge, 2 points.", "Up, from -15 followed by 307 zeros to 15 followed by 307 zeros.",
        "Highest 15 followed by 307 zeros at point 2, lowest -15 followed by 307 zeros at point 1.",
      ]),
    Case(
      name: "tiny", values: [0.000_003, 0.000_006],
      sentences: [
        "tiny, 2 points.", "Up 100 percent, from 3 millionths to 6 millionths.",
        "Highest 6 millionths at point 2, lowest 3 millionths at point 1.",
      ]),
    Case(
      name: "near", kind: .price, values: [100.001, 100.002],
      sentences: [
        "near, 2 points.", "Up less than 0.1 percent, from 100.001 to 100.002.",
        "Highest 100.002 at point 2, lowest 100.001 at point 1.",
      ]),
    Case(
      name: "far from zero", values: [0, 199_999],
      sentences: [
        "far from zero, 2 points.", "Up 199999, from 0 to 199999.",
        "Highest 199999 at point 2, lowest 0 at point 1.",
      ]),
    Case(
      name: "nearly nothing", values: [1000, 4],
      sentences: [
        "nearly nothing, 2 points.", "Down 99.6 percent, from 1000 to 4.",
        "Highest 1000 at point 1, lowest 4 at point 2.",
      ]),
    Case(
      name: "next to nothing", values: [10_000, 1],
      sentences: [
        "next to nothing, 2 points.", "Down more than 99.9 percent, from 10000 to 1.",
        "Highest 10000 at point 1, lowest 1 at point 2.",
      ]),
    Case(
      name: "from zero", values: [0, 4],
      sentences: [
        "from zero, 2 points.", "Up 4, from 0 to 4.",
        "Highest 4 at point 2, lowest 0 at point 1.",
      ]),
    Case(
      name: "below zero", values: [2, -4],
      sentences: [
        "below zero, 2 points.", "Down 300 percent, from 2 to -4.",
        "Highest 2 at point 1, lowest -4 at point 2.",
      ]),
  ]

  @Test(arguments: cases)
  func tells(_ test: Case) throws {
    let chart = try Chart(title: test.name, series: [try test.series])
    #expect(
      EnglishWords.sentences(for: chart, measures: [test.measure]) == test.sentences)
  }

  @Test func tellsSeveralSeriesByTheirNames() throws {
    let chart = try Chart(
      title: "both", series: [try Self.cases[1].series, try Self.cases[4].series])
    #expect(
      EnglishWords.sentences(for: chart, measures: [])
        == ["one, 1 point.", "The only value is 5.", "flat, 3 points.", "Unchanged at 5."])
  }
}
