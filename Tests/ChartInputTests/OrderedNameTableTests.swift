// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

/// Tables whose names have an order that everybody knows.
@Suite struct OrderedNameTableTests {
  private func read(_ text: String, _ change: (inout ReadOptions) -> Void = { _ in }) throws
    -> Table
  {
    var options = ReadOptions()
    options.form = nil
    change(&options)
    return try TableReader(options: options).read(.bytes(Array(text.utf8), name: "t.csv"))
  }

  private func names(_ x: XAxis?) -> [String] {
    if case .categories(let names)? = x { names } else { [] }
  }

  @Test func namesOutOfOrderAreSorted() throws {
    let table = try read("Month,Sales\nApril,4\nAugust,8\nFebruary,2\nJanuary,1\nMarch,3\n")
    #expect(names(table.x) == ["January", "February", "March", "April", "August"])
    #expect(table.columns.map(\.values) == [[1, 2, 3, 4, 8]])
    #expect(table.notes == [.rowsSorted(firstRow: 4)])
    let bars = try read("Month,Sales\nMarch,3\nJanuary,1\nFebruary,2\nTotal,6\n") {
      $0.form = .bars
    }
    #expect(names(bars.x) == ["March", "January", "February", "Total"])
  }

  @Test func barsAreSortedAsAsked() throws {
    let text = "City,Rent,Rooms\nbonn,13,2\nAachen,9,3\nKiel,,4\nErfurt,20,1\n"
    func sorted(_ sorting: NameSorting?) throws -> [String] {
      names(
        try read(text) {
          $0.form = .bars
          $0.sorting = sorting
        }.x)
    }
    #expect(try sorted(nil) == ["bonn", "Aachen", "Kiel", "Erfurt"])
    #expect(try sorted(.value) == ["Erfurt", "bonn", "Aachen", "Kiel"])
    #expect(try sorted(.name) == ["Aachen", "bonn", "Erfurt", "Kiel"])
  }

  /// What parts rows into series names no bars: six places would be called Berlin.
  @Test func whatNamesSeriesNamesNoBars() throws {
    let text = "City,Year,Rent\nBerlin,2020,10\nBerlin,2021,11\nKiel,2020,8\nKiel,2021,9\n"
    let table = try read(text) {
      $0.form = .bars
      $0.grouping = .columns([.name("City")])
    }
    #expect(table.columns.map(\.name) == ["Berlin", "Kiel"])
    #expect(table.columns.map(\.values) == [[10, 11], [8, 9]])
    guard case .dates(let dates) = table.x else {
      Issue.record("\(table.x)")
      return
    }
    #expect(dates.precision == .year)
  }

  @Test(arguments: ["Oct,1\nNov,2\nDec,3\nJan,4\n", "Jan,1\nFeb,2\nJan,3\nFeb,4\n"])
  func roundsStay(_ rows: String) throws {
    let table = try read("Month,Sales\n" + rows)
    #expect(table.columns.map(\.values) == [[1, 2, 3, 4]])
    #expect(!table.notes.contains { if case .rowsSorted = $0 { true } else { false } })
  }

  @Test func newestFirstIsTurnedRoundButScalesStay() throws {
    let months = try read("Month,Sales\nMar,3\nFeb,2\nJan,1\n")
    #expect(names(months.x) == ["Jan", "Feb", "Mar"])
    #expect(months.notes == [.rowsSorted(firstRow: 3)])
    let ages = try read("Age,Cases\n65+,9\n40-64,5\n18-39,7\n0-17,1\n")
    #expect(names(ages.x) == ["65+", "40-64", "18-39", "0-17"])
    #expect(ages.notes == [])
  }

  @Test func eachGroupIsSortedByItself() throws {
    let table = try read(
      "Town,Month,Rain\nOslo,Feb,2\nOslo,Jan,1\nOslo,Mar,3\nRome,Mar,6\nRome,Jan,4\nRome,Feb,5\n")
    #expect(table.columns.map(\.name) == ["Oslo", "Rome"])
    #expect(table.columns.map(\.values) == [[1, 2, 3], [4, 5, 6]])
    #expect(table.notes.contains(.rowsSorted(firstRow: 3)))
  }

  @Test func aTotalBelowMonthsIsSkipped() throws {
    let table = try read("Month,Sales\nJan,5\nFeb,7\nMar,4\nTotal,16\nAverage,5.3\n")
    #expect(table.columns.map(\.values) == [[5, 7, 4]])
    #expect(table.notes == [.totalsSkipped(count: 2, name: "Total")])
    #expect(table.layout.rows.data == 3)
    let towns = try read("Town,Sales\nRome,5\nOslo,7\nBern,4\nTotal,16\n")
    #expect(towns.columns.map(\.values) == [[5, 7, 4]])
    #expect(towns.notes.contains(.totalsSkipped(count: 1, name: "Total")))
  }

  /// Numerals that repeat part rows into groups; months that repeat do not.
  @Test func scalesThatRepeatAreGroups() throws {
    let values = (1...30).map { $0 * 37 % 101 }
    let sites = zip(0..., values).map { "\(["I", "II", "III"][$0 / 10]),\($1)\n" }.joined()
    #expect(try read("site,salinity\n" + sites).form?.form == .box)
    let months = zip(0..., values).map { "\(["Jan", "Feb", "Mar"][$0 / 10]),\($1)\n" }.joined()
    #expect(try read("month,rain\n" + months).form == nil)
  }

  @Test(arguments: [
    "Mon,Tue,Wed,Thu,Fri", "S,M,L", "0-9,10-19,20+", "Before,During,After", "Term 1,Term 2,Term 3",
  ])
  func headingsInAnOrderAreAlongX(_ headings: String) throws {
    let along = headings.parts(at: ",").map(String.init)
    let row = along.indices.map { "\($0 + 1)" }.joined(separator: ",")
    let table = try read("Town,\(headings)\nOslo,\(row)\nRome,\(row)\n")
    #expect(names(table.x) == along)
    #expect(table.columns.map(\.name) == ["Oslo", "Rome"])
    #expect(table.columns[1].values == along.indices.map { Double($0 + 1) })
    #expect(table.layout.x.map(\.heading) == along)
    let bars = try read("Town,\(headings)\nOslo,\(row)\nRome,\(row)\n") { $0.form = .bars }
    #expect(names(bars.x) == ["Oslo", "Rome"])
  }

  @Test(arguments: [
    "Town,Rome,Oslo,Bern\nA,1,2,3\nB,2,3,4\n", "Town,L,M,XL\nA,1,2,3\nB,2,3,4\n",
    "Month,S,M,L\nJan,1,2,3\nFeb,2,3,4\n", "Date,S,M,L\n2020-01-01,1,2,3\n2020-01-02,2,3,4\n",
    "Town,S,M,L\nA,1,2,3\nB,2,3,4\nC,1,2,3\nD,2,3,4\n",
  ])
  func otherHeadingsAreSeries(_ text: String) throws {
    #expect(try read(text).columns[0].name != "A")
  }

  @Test func joinedRowsStandInTheOrder() throws {
    let table = try read("Size,Sold\nL,1\nS,2\nM,3\nL,4\nS,5\n") {
      $0.x = .name("Size")
      $0.aggregate = .sum
    }
    #expect(names(table.x) == ["S", "M", "L"])
    #expect(table.columns.map(\.values) == [[7, 3, 5]])
  }
}
