// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

@Suite struct AxisSearchTests {
  static func date(_ text: String, offset: Int? = nil) throws -> CalendarDate {
    let parts = text.split(separator: "-").map(String.init)
    let year = try #require(Int(parts[0]))
    if parts.count > 1, let quarter = Int(parts[1].dropFirst()), parts[1].first == "Q" {
      return try #require(CalendarDate(year: year, month: quarter * 3 - 2, precision: .quarter))
    }
    let month = parts.count > 1 ? try #require(Int(parts[1])) : 1
    let day = parts.count > 2 ? try #require(Int(parts[2])) : 1
    let precision: DatePrecision = [.year, .month, .day][parts.count - 1]
    return try #require(CalendarDate(year: year, month: month, day: day, precision: precision))
  }

  static func axis(_ dates: [String]) throws -> XAxis {
    let dates = try dates.map { try date($0) }
    return .dates(
      XAxis.Dates(
        instants: dates.map(\.instant), precision: dates.first?.precision ?? .day))
  }

  static let dated: [([String], String, Int?, AxisPlace.Match)] = [
    ([], "2012", nil, .exact),
    (["2012-03-02"], "2012-03-02", 0, .exact),
    (["2012-03-02"], "2012-03-01", nil, .exact),
    (["2012-03-02"], "2012-03-03", 0, .before),
    (["2012-03-02"], "2012-03", 0, .lastOf),
    (["2012-03-02"], "2012-02", nil, .exact),
    (["2012-03-02"], "2012-04", 0, .before),
    (["2012-03-02"], "2012-Q1", 0, .lastOf),
    (["2012-03-02"], "2012", 0, .lastOf),
    (["2012-03-02"], "2011", nil, .exact),
    (["2012-03-02"], "2013", 0, .before),
    (["2011-12-31", "2012-01-01", "2012-12-31", "2013-01-01"], "2012", 2, .lastOf),
    (["2011-12-31", "2012-01-01", "2012-12-31", "2013-01-01"], "2012-Q3", 1, .before),
    (["2012-02-28", "2012-02-29", "2012-03-01"], "2012-02", 1, .lastOf),
    (["2012-03-02", "2012-03-02", "2012-03-05"], "2012-03-02", 1, .exact),
    (["2012-03-02", "2012-03-02", "2012-03-05"], "2012-03-04", 1, .before),
    (["1959-Q1", "1959-Q2", "1959-Q3"], "1959-Q2", 1, .exact),
    (["1959-Q1", "1959-Q2", "1959-Q3"], "1959-05", 1, .within),
    (["1959-Q1", "1959-Q2", "1959-Q3"], "1959-06-30", 1, .within),
    (["1959-Q1", "1959-Q2", "1959-Q3"], "1959-10-01", 2, .before),
    (["1959-Q1", "1959-Q2", "1959-Q3"], "1959", 2, .lastOf),
    (["1871", "1913", "1970"], "1913", 1, .exact),
    (["1871", "1913", "1970"], "1913-12-31", 1, .within),
    (["1871", "1913", "1970"], "1914-01-01", 1, .before),
    (["1871", "1913", "1970"], "1870-12-31", nil, .exact),
    // Dates that do not ascend: what counts is the time, not the order in the data.
    (["2012-03-05", "2012-03-01", "2012-03-03"], "2012-03-04", 2, .before),
    (["2012-03-05", "2012-03-01", "2012-03-03"], "2012-03", 0, .lastOf),
    (["2012-03-05", "2012-03-01", "2012-03-03"], "2012-02-29", nil, .exact),
  ]

  @Test(arguments: dated)
  func findsDates(
    _ dates: [String], _ asked: String, _ index: Int?, _ match: AxisPlace.Match
  ) throws {
    let search = AxisSearch(try Self.axis(dates))
    let expected = index.map { AxisPlace(index: $0, match: match) }
    #expect(search.place(of: .date(try Self.date(asked))) == expected)
  }

  /// 14:30 in Berlin is 13:30 UTC.
  @Test func movesATimeToTheClockOfTheData() throws {
    let noon = try Self.date("2012-03-02").instant + 12 * 3_600_000_000
    let axis = XAxis.dates(
      XAxis.Dates(
        instants: [noon, noon + 5_400_000_000], precision: .minute, offsetMinutes: 0))
    let asked = CalendarDate(
      instant: noon + 9_000_000_000, precision: .minute, offsetMinutes: 60)
    #expect(AxisSearch(axis).place(of: .date(asked)) == AxisPlace(index: 1, match: .exact))
  }

  @Test(arguments: [0, 1, 2, 3, 50], [true, false])
  func findsWhatSortingFinds(_ count: Int, _ isSorted: Bool) {
    var random = SeededGenerator(seed: UInt64(count))
    for _ in 0..<20 {
      var numbers = (0..<count).map { _ in Double.random(in: -5...5, using: &random).rounded() }
      if isSorted { numbers.sort() }
      let search = AxisSearch(.numbers(numbers))
      let order = numbers.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
      for asked in stride(from: -6.5, through: 6, by: 0.5) {
        let index = order.last { numbers[$0] <= asked }
        let expected = index.map {
          AxisPlace(index: $0, match: numbers[$0] == asked ? .exact : .before)
        }
        #expect(search.place(of: .number(asked)) == expected)
      }
    }
  }

  static let rows: [(Int, Double, Int?, AxisPlace.Match)] = [
    (0, 1, nil, .exact), (1, 1, 0, .exact), (1, 0, nil, .exact), (1, -5, nil, .exact),
    (3, 2, 1, .exact), (3, 2.5, 1, .before), (3, 0.5, nil, .exact), (3, 3, 2, .exact),
    (3, 4, 2, .before), (3, 1e300, 2, .before), (3, -1e300, nil, .exact),
  ]

  @Test(arguments: rows)
  func findsRows(_ count: Int, _ asked: Double, _ index: Int?, _ match: AxisPlace.Match) {
    let search = AxisSearch(.rows(count: count))
    let expected = index.map { AxisPlace(index: $0, match: match) }
    #expect(search.place(of: .number(asked)) == expected)
    guard let row = Int(exactly: asked) else { return }
    #expect(search.place(of: .row(row)) == expected)
  }

  static let categories: [([String], String, Int?)] = [
    ([], "a", nil), (["Berlin"], "Berlin", 0), (["Berlin"], "berlin", 0), (["Berlin"], "Ber", nil),
    (["a", "A", "b"], "A", 1), (["a", "A", "b"], "a", 0), (["b", "a", "b"], "b", 2),
    (["Ä"], "ä", 0), (["5"], "5", 0),
  ]

  @Test(arguments: categories)
  func findsCategories(_ names: [String], _ asked: String, _ index: Int?) {
    let place = AxisSearch(.categories(names)).place(of: .category(asked))
    #expect(place == index.map { AxisPlace(index: $0, match: .exact) })
  }

  @Test func findsNothingOfAnotherKind() throws {
    let date = XValue.date(try Self.date("2012"))
    let axes: [(XAxis, [XValue])] = [
      (.rows(count: 3), [date, .category("1")]),
      (.numbers([1, 2]), [date, .category("1")]),
      (try Self.axis(["2012"]), [.row(1), .number(2012), .category("2012")]),
      (.categories(["1"]), [date, .row(1), .number(1)]),
    ]
    for (axis, asked) in axes {
      for value in asked { #expect(AxisSearch(axis).place(of: value) == nil) }
    }
  }

  static let ends: [(String, String)] = [
    ("2011", "2012-01-01"), ("2012-Q1", "2012-04-01"), ("2012-Q4", "2013-01-01"),
    ("2012-02", "2012-03-01"), ("2012-12", "2013-01-01"), ("2012-02-28", "2012-02-29"),
    ("2012-12-31", "2013-01-01"), ("1969-12-31", "1970-01-01"), ("0001", "0002-01-01"),
  ]

  @Test(arguments: ends)
  func datesEndWhereTheNextBegins(_ text: String, _ next: String) throws {
    #expect(try Self.date(text).end == Self.date(next).instant)
  }

  static let clocks: [(DatePrecision, Int64)] = [
    (.minute, 60_000_000), (.second, 1_000_000), (.millisecond, 1000), (.microsecond, 1),
  ]

  @Test(arguments: clocks)
  func timesEndAfterTheirUnit(_ precision: DatePrecision, _ length: Int64) {
    #expect(CalendarDate(instant: -60_000_000, precision: precision).end == length - 60_000_000)
  }
}
