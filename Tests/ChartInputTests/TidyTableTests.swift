// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

/// Tables whose rows belong to several series.
@Suite struct TidyTableTests {
  /// Rows for each of some names over the same days, name after name or day after day.
  private static func text(
    _ names: [String], days: Int = 4, heading: String = "city", byDay: Bool = false
  ) -> String {
    var rows: [(day: Int, name: Int, text: String)] = []
    for (index, name) in names.enumerated() {
      for day in 0..<days {
        let date = CalendarDate(day: 18_000 + day)
        rows.append((day, index, "\(date),\(name),\(value(index, day))\n"))
      }
    }
    if byDay { rows.sort { ($0.day, $0.name) < ($1.day, $1.name) } }
    return "day,\(heading),wind\n" + rows.map(\.text).joined()
  }

  private static func value(_ name: Int, _ day: Int) -> Double { Double(name * 100 + day * 7 % 5) }

  private static let cities = (0..<40).map { "City \($0 / 10)\($0 % 10)" }

  @Test(arguments: [2, 3, 4, 12, 13, 40], [true, false])
  func aSeriesForEachName(count: Int, byDay: Bool) throws {
    let names = Array(Self.cities.prefix(count))
    let table = try read(Self.text(names, byDay: byDay))
    #expect(table.layout.x.map(\.heading) == ["day"])
    #expect(table.layout.y.map(\.heading) == ["wind"])
    #expect(table.layout.by.map(\.heading) == ["city"])
    #expect(table.columns.map(\.name) == names)
    for (index, column) in table.columns.enumerated() {
      #expect(column.values == (0..<4).map { Self.value(index, $0) })
      #expect(column.x?.count == 4)
      #expect(column.quantity == "wind")
    }
  }

  @Test(arguments: [0, 1, 2, 3, 50]) func everyNumberOfDays(days: Int) throws {
    let text = Self.text(["Oslo", "Rome"], days: days)
    guard days > 0 else {
      #expect(try failure(Array(text.utf8)) == .noRows(file: "data.csv"))
      return
    }
    let table = try read(text)
    // With fewer than three days, or two where x has no more, nothing shows that names recur.
    #expect(table.columns.count == (days > 1 ? 2 : 1))
    #expect(table.columns.map(\.values.count).reduce(0, +) == 2 * days)
  }

  @Test func twoColumnsTogether() throws {
    var text = "year,region,sex,people\n"
    for year in 2000..<2004 {
      for region in ["north", "south"] {
        for sex in ["women", "men"] { text += "\(year),\(region),\(sex),\(text.utf8.count)\n" }
      }
    }
    let table = try read(text)
    #expect(table.layout.by.map(\.heading) == ["region", "sex"])
    #expect(
      table.columns.map(\.name) == ["north, women", "north, men", "south, women", "south, men"])
    #expect(table.columns.allSatisfy { $0.x?.texts == ["2000", "2001", "2002", "2003"] })
  }

  @Test func wholeNumbersOfFewValuesGroup() throws {
    var text = "day,station,wind\n"
    for station in [7, 3] {
      for day in 0..<8 { text += "\(CalendarDate(day: day)),\(station),\(day * 3 % 5).5\n" }
    }
    let table = try read(text)
    #expect(table.layout.by.map(\.heading) == ["station"])
    #expect(table.columns.map(\.name) == ["7", "3"])
  }

  @Test func numbersThatAscendWithinGroups() throws {
    var text = "tree,age,girth\n"
    for tree in ["oak", "ash", "elm"] {
      for age in [5, 12, 30, 47] { text += "\(tree),\(age),\(age * tree.utf8.count % 7)\n" }
    }
    let table = try read(text)
    #expect(table.layout.x.map(\.heading) == ["age"])
    #expect(table.layout.y.map(\.heading) == ["girth"])
    #expect(table.columns.map(\.name) == ["oak", "ash", "elm"])
    #expect(table.columns.allSatisfy { $0.x == .numbers([5, 12, 30, 47]) })
  }

  /// Texts that are another one in each row part nothing.
  @Test func textsOfTheirOwnAreNoGroups() throws {
    var text = "day,url,votes\n"
    for row in 0..<12 { text += "\(CalendarDate(day: row / 2)),page-\(row),\(row * 5 % 7)\n" }
    let table = try read(text)
    #expect(table.layout.by.isEmpty)
    #expect(table.columns.map(\.values.count) == [12])
    #expect(table.notes.contains(.severalAtOnePosition(points: 12, positions: 6)))
  }

  @Test func whatIsAskedFor() throws {
    let text = Self.text(["Oslo", "Rome", "Bern"])
    let none = try read(text, options { $0.grouping = .none })
    #expect(none.columns.map(\.values.count) == [12])
    #expect(none.notes.contains(.severalAtOnePosition(points: 12, positions: 4)))
    let told = try read(text, options { $0.grouping = .columns([.name("city")]) })
    #expect(told.columns.map(\.name) == ["Oslo", "Rome", "Bern"])
    let only = try read(text, options { $0.only = ["ro", "Oslo"] })
    #expect(only.columns.map(\.name) == ["Rome", "Oslo"])
    let rows = try read(
      text, options { $0.conditions = [RowCondition(column: .name("city"), text: "bern")] })
    #expect(rows.columns.flatMap(\.values) == (0..<4).map { Self.value(2, $0) })
  }

  @Test func whatIsNotThere() throws {
    let text = Array(Self.text(["Oslo", "Osaka", "Bern"]).utf8)
    #expect(
      try failure(text, options { $0.only = ["Paris"] })
        == .unknownGroup(file: "data.csv", name: "Paris", groups: ["Oslo", "Osaka", "Bern"]))
    #expect(
      try failure(text, options { $0.only = ["Os"] })
        == .unknownGroup(file: "data.csv", name: "Os", groups: ["Oslo", "Osaka"]))
    let condition = RowCondition(column: .name("city"), text: "x")
    #expect(
      try failure(text, options { $0.conditions = [condition] })
        == .noSuchRows(file: "data.csv", condition, texts: ["Oslo", "Osaka", "Bern"]))
    #expect(
      try failure(Array("day,wind\n2020-01-01,5\n2020-01-02,6\n".utf8), options { $0.only = ["a"] })
        == .noGroups(file: "data.csv", name: "a"))
  }

  @Test(
    arguments: [
      (Aggregate.mean, [4, 5]), (.median, [3, 5]), (.sum, [12, 5]), (.count, [3, 1]),
      (.minimum, [1, 5]), (.maximum, [8, 5]),
    ] as [(Aggregate, [Double])])
  func severalValuesADay(aggregate: Aggregate, expected: [Double]) throws {
    let text = "day,wind\n2020-01-01,3\n2020-01-01,1\n2020-01-02,5\n2020-01-01,8\n2020-01-02,\n"
    let all = try read(text)
    #expect(all.columns[0].values.bits == [3, 1, 8, 5, .nan].bits)
    #expect(all.notes.contains(.severalAtOnePosition(points: 5, positions: 2)))
    let table = try read(text, options { $0.aggregate = aggregate })
    #expect(table.x.texts == ["2020-01-01", "2020-01-02"])
    #expect(table.columns[0].values == expected)
  }
}

/// Tables whose headings are dates.
@Suite struct WideTableTests {
  private static let wide: [(String, [String])] = [
    ("Country,1960,1961,1962\nPeru,1,2,4\nChad,,5,6\n", ["1960", "1961", "1962"]),
    ("Country,Code,1960,1961,1962\nPeru,PER,1,2,4\nChad,TCD,,5,6\n", ["1960", "1961", "1962"]),
    (
      "Country,Code,1960 [YR1960],1961 [YR1961],1962 [YR1962]\nPeru,PER,1,2,4\nChad,TCD,..,5,6\n",
      ["1960", "1961", "1962"]
    ),
    (
      "Country,2020Q1,2020Q2,2020Q3,\nPeru,1,2,4,\nChad,,5,6,\n", ["2020-Q1", "2020-Q2", "2020-Q3"]
    ),
    (
      "Country,2020-01,2020-02,2020-03\nPeru,1,2,4\nChad,,5,6\n", ["2020-01", "2020-02", "2020-03"]
    ),
  ]

  @Test(arguments: wide) func aSeriesForEachRow(text: String, x: [String]) throws {
    let table = try read(text)
    #expect(table.x.texts == x)
    #expect(table.columns.map(\.name) == ["Peru", "Chad"])
    #expect(table.columns.map(\.values.bits) == [[1, 2, 4].bits, [.nan, 5, 6].bits])
    #expect(table.layout.by.map(\.heading) == ["Country"])
  }

  @Test func monthsAsHeadings() throws {
    let text = "city,Jan,Feb,Mar,Apr\nOslo,1,2,3,5\nRome,7,8,9,6\n"
    let table = try read(text)
    #expect(table.columns.map(\.name) == ["Oslo", "Rome"])
    #expect(table.columns.map(\.values) == [[1, 2, 3, 5], [7, 8, 9, 6]])
  }

  /// Names of columns that begin with a letter, as R makes them.
  @Test(arguments: ["X", "y", "t"]) func lettersInFrontOfYears(letter: String) throws {
    let table = try read(
      "Country,\(letter)1960,\(letter)1961,\(letter)1963\nPeru,1,2,4\nChad,,5,6\n")
    #expect(table.x.texts == ["1960", "1961", "1963"])
    #expect(table.columns.map(\.name) == ["Peru", "Chad"])
  }

  /// Years with twelve months are one series, in the order of time, without the months to come.
  @Test(arguments: ["", ",Annual"]) func monthsOfYears(more: String) throws {
    let months = "Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec"
    let row = { (first: Int) in (first..<first + 12).map { "\($0)" }.joined(separator: ",") }
    let sum = more.isEmpty ? "" : ",99"
    let text =
      "Year,\(months)\(more)\n2001,\(row(20))\(sum)\n2000,\(row(5))\(sum)\n2002,7,,9,,,,,,,,,\(sum)\n"
    let table = try read(text)
    #expect(table.x.texts.prefix(13).suffix(2) == ["2000-12", "2001-01"])
    #expect(table.x.texts.last == "2002-03")
    #expect(
      table.columns.map(\.values.bits) == [
        (Array(5..<17).map(Double.init) + Array(20..<32).map(Double.init) + [7, .nan, 9]).bits
      ])
    #expect(table.columns.map(\.name) == ["Jan to Dec"])
    #expect(table.layout.x.count == 13 && table.layout.by.isEmpty)
    #expect(
      table.notes
        == (more.isEmpty ? [] : [.oneOfColumns(name: "Jan to Dec", count: 2, others: ["Annual"])]))
  }

  /// Where years stand twice, each row is a series of its own.
  @Test func monthsOfYearsAtSeveralPlaces() throws {
    let months = "Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec"
    let row = "1,2,3,4,5,6,7,8,9,10,11,12"
    let table = try read("place,year,\(months)\na,2000,\(row)\nb,2000,\(row)\n")
    #expect(table.columns.map(\.name) == ["a", "b"])
  }

  @Test func namesPick() throws {
    let table = try read(Self.wide[0].0, options { $0.only = ["ch"] })
    #expect(table.columns.map(\.name) == ["Chad"])
    #expect(
      try failure(Array(Self.wide[0].0.utf8), options { $0.only = ["Oslo"] })
        == .unknownGroup(file: "data.csv", name: "Oslo", groups: ["Peru", "Chad"]))
  }

  @Test func columnsMayStillBeAskedFor() throws {
    let table = try read(Self.wide[0].0, options { $0.y = [.name("1961")] })
    #expect(table.x.texts == ["Peru", "Chad"])
    #expect(table.columns.map(\.values) == [[2, 5]])
  }
}
