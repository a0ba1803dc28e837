// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import Testing

@testable import ChartInput

/// Exports as banks, meters, laboratories and offices write them: each case fails without one rule.
@Suite struct StrangersReadingTests {
  private static let cases: [RoleCase] = [
    // A day as eight digits beside the date is no value.
    RoleCase(
      "id,opened,closed,days\n1,20250103,20250110,7\n2,20250105,20250107,2\n3,20250111,20250130,19\n4,20250120,20250125,5\n",
      x: ["opened"], y: ["days"]),
    // Short codes stand beside the names that they stand for.
    RoleCase(
      "Code,Country,Value\nDE,Germany,8120\nPL,Poland,12400\nFR,France,7300\n", x: ["Country"],
      y: ["Value"]),
    // Dates behind numbers, in no order, say something of rows that have names.
    RoleCase(
      "Article,Description,Bin,On hand,Last count\n004711,Screw M4,A-01,483,2025-02-18\n001234,Washer M5,A-02,260,2025-03-14\n009812,Relay 24V,A-01,296,2025-03-10\n005577,Fuse 10A,A-02,841,2025-04-18\n002201,Cable,A-01,377,2025-01-19\n",
      x: ["Description"], y: ["On hand"]),
    // The size of a sample stands in front of columns alike.
    RoleCase(
      "Date,Sample,Lab,Con,Ref,LD,Grn\n2025-04-11,2050,26,22,23,13,10\n2025-04-16,1902,24,23,24,14,8\n2025-04-22,1067,25,22,25,13,9\n2025-04-29,2110,23,20,27,15,9\n",
      x: ["Date"], y: ["Lab", "Con", "Ref", "LD", "Grn"]),
    // A total is no member of the family that it sums up.
    RoleCase(
      "race,yes,no,unsure,asked\nWhite,201,486,85,772\nBlack,6,92,3,101\nHispanic,15,75,14,104\n",
      x: ["race"], y: ["yes", "no", "unsure"]),
    // Years with decimal commas below them.
    RoleCase(
      "Province;2022;2023\nPolska;5,2;5,1\nPodlaskie;7,1;6,9\nLubelskie;8,0;7,7\n",
      x: ["Province"], y: ["2022", "2023"]),
    // pandas prints a name of several levels once, and their headings on a line of their own.
    RoleCase(
      "                sales\nregion quarter       \nNorth  Q1       120.5\n       Q2       133.0\n"
        + "       Q3       101.2\nSouth  Q1        88.0\n       Q2        92.4\n       Q3        97.1\n",
      x: ["quarter"], y: ["sales"], by: ["region"]),
  ]

  @Test(arguments: cases) func roles(sample: RoleCase) throws {
    let layout = try read(sample.text).layout
    #expect(layout.x.map(\.heading) == sample.x)
    #expect(layout.y.map(\.heading) == sample.y)
    #expect(layout.by.map(\.heading) == sample.by)
  }

  private func read(_ text: String) throws -> Table {
    try TableReader(options: ReadOptions()).read(.bytes(Array(text.utf8), name: "t.csv"))
  }

  /// A mark in the first row of data takes no headings away.
  @Test func aMarkBelowHeadings() throws {
    let text = "Date,CT\n2025-05-01,<9.9\n2025-05-02,11.2\n2025-05-03,12.0\n2025-05-04,10.8\n"
    #expect(try read(text).layout.y.map(\.heading) == ["CT"])
    let marked = text.replacingOccurrences(of: "<9.9", with: "n.d.")
    #expect(throws: ReadError.self) { try read(marked) }
    var options = ReadOptions()
    options.missing = ["n.d."]
    let table = try TableReader(options: options).read(.bytes(Array(marked.utf8), name: "t.csv"))
    #expect(table.layout.y.map(\.heading) == ["CT"])
    #expect(table.columns[0].values.count == 4)
    #expect(table.columns[0].values[0].isNaN)
  }

  @Test(arguments: [
    ("Region,Rate 2021 (%),Rate 2022 (%),Rate 2023 (%)\nNorth,5.4,4.7,4.5\nSouth,4.7,4.4,4.2\n", 3),
    ("Item,FY2022,FY2023,FY2024\nRevenue,120,132,141\nCosts,98,103,110\n", 3),
    ("Region,2021,2022,2023,Total\nNorth,5,4,4,13\nSouth,4,4,4,12\n", 3),
  ])
  func yearsInHeadings(_ text: String, _ count: Int) throws {
    let table = try read(text)
    #expect(table.columns.count == 2)
    guard case .dates(let dates) = table.x else {
      Issue.record("\(table.x)")
      return
    }
    #expect(dates.instants.count == count)
    #expect(dates.precision == .year)
  }

  /// Two years are too few for a course, and headings all the same.
  @Test func twoYearsAreHeadings() throws {
    let table = try read("店舗,2022年,2023年\n札幌店,320,345\n仙台店,280,290\n")
    #expect(table.layout.y.map(\.heading) == ["2022年", "2023年"])
    #expect(table.columns.map(\.values) == [[320, 280], [345, 290]])
  }

  @Test(arguments: [
    (
      "City,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec,Year\nBerlin,0.6,1.4,4.8,8.9,14.3,17.1,19.2,18.9,14.5,9.7,4.7,2.0,9.7\nOslo,-4.3,-4.0,-0.2,4.5,10.8,15.2,16.4,15.2,10.8,6.3,0.7,-3.1,5.7\n",
      12, "Year"
    ),
    ("Worker,Mon,Tue,Wed,Thu,Fri,Total\nAnn,8,7,8,6,5,34\nBob,7,7,8,8,6,36\n", 5, "Total"),
  ])
  func namesInHeadingsBesideATotal(_ text: String, _ count: Int, _ left: String) throws {
    let table = try read(text)
    #expect(table.columns.map(\.name).first == (left == "Year" ? "Berlin" : "Ann"))
    #expect(table.columns[0].values.count == count)
    #expect(table.layout.others.map(\.heading) == [left])
  }

  /// A first row may sum up those below, and a last one be their mean.
  @Test(arguments: [
    (
      "Altersgruppe;Männer\nInsgesamt;410\nunter 20;80\n20 bis 40;110\n40 bis 60;120\n60 und älter;100\n",
      4
    ),
    ("Name;Punkte\nAnn;12\nBob;15\nCid;18\nDurchschnitt;15\n", 3),
    ("Shop,Sales\nAsh,12\nElm,15\nOak,18\nAverage,37\n", 4),
  ])
  func rowsThatSumUp(_ text: String, _ count: Int) throws {
    #expect(try read(text).columns[0].values.count == count)
  }

  /// When work began and ended are times of day, and between them lie hours and minutes.
  @Test func timesheets() throws {
    let table = try read(
      "Datum;Beginn;Ende;Stunden\n03.03.2025;08:00;16:45;8:15\n04.03.2025;07:30;15:00;7:00\n05.03.2025;09:15;17:00;7:15\n06.03.2025;08:30;18:45;9:45\n"
    )
    #expect(table.layout.y.map(\.heading) == ["Stunden"])
    #expect(table.columns[0].values == [495, 420, 435, 585])
    #expect(table.columns[0].unit == "minutes")
    let pace = try read(
      "Date,Pace\n2025-03-03,5:12\n2025-03-04,4:58\n2025-03-05,5:30\n2025-03-06,5:01\n")
    #expect(pace.columns[0].unit == "seconds")
    let sleep = try read(
      "Date,Sleep (h:mm)\n2025-03-03,7:12\n2025-03-04,6:58\n2025-03-05,7:30\n2025-03-06,8:01\n")
    #expect(sleep.columns[0].values == [432, 418, 450, 481])
    #expect(sleep.columns[0].unit == "minutes")
  }

  /// Emphasis, code and links are no part of cells.
  @Test func marksOfMarkdown() throws {
    let table = try read(
      "| Club | Points |\n|:---|---:|\n| [Bayern](https://example.org) | **82** |\n| `Leverkusen` | 69 |\n| Frankfurt | **60** |\n"
    )
    #expect(table.columns[0].values == [82, 69, 60])
    #expect(table.x == .categories(["Bayern", "Leverkusen", "Frankfurt"]))
  }

  /// Amounts of money between ends are ranges in their order.
  @Test func rangesOfMoney() throws {
    let names = [
      "Less than $10,000", "$10,000 to $24,999", "$25,000 to $49,999", "$100,000 or more",
    ]
    #expect(NameScale(names)?.sortedIndices == nil)
    #expect(NameScale(names) != nil)
    #expect(NameScale(["200-300 €", "300-400 €", "400-500 €"]) != nil)
  }
}
