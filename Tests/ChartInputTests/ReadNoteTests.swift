// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

/// A table, what its values are, and what should be said of it.
struct NotedTable: CustomTestStringConvertible, Sendable {
  let text: String
  let values: [Double?]
  let notes: [ReadNote]
  var options = ReadOptions()
  var testDescription: String { text }

  init(
    _ text: String, _ values: [Double?], _ notes: [ReadNote],
    _ change: (inout ReadOptions) -> Void = { _ in }
  ) {
    self.text = text
    self.values = values
    self.notes = notes
    change(&options)
  }

  /// A table whose only column of values has these cells, beside dates.
  init(
    cells: [String], _ values: [Double?], _ notes: [ReadNote] = [],
    _ change: (inout ReadOptions) -> Void = { _ in }
  ) {
    let rows = cells.enumerated().map { "\(CalendarDate(day: $0.offset))\t\($0.element)\n" }
    self.init("day\twind\n" + rows.joined(), values, notes, change)
  }
}

private let numbers: [NotedTable] = [
  NotedTable(cells: ["1,234.5", "7", "1,000,000"], [1234.5, 7, 1_000_000]),
  NotedTable(cells: ["1.234,5", "7", "2,25"], [1234.5, 7, 2.25]),
  NotedTable(cells: ["1 234,5", "7", "2,25"], [1234.5, 7, 2.25]),
  NotedTable(cells: ["1\u{A0}234", "7", "1\u{202F}000"], [1234, 7, 1000]),
  NotedTable(cells: ["1'234.5", "7", "2"], [1234.5, 7, 2]),
  NotedTable(
    cells: ["1,234", "7", "2,000"], [1234, 7, 2000],
    [.thousandsAssumed(column: "wind", example: "1,234")]),
  NotedTable(cells: ["1,234", "7", "2,000"], [1.234, 7, 2]) { $0.decimal = .comma },
  NotedTable(cells: ["1.234", "7", "2.000"], [1234, 7, 2000]) { $0.thousands = "." },
  NotedTable(cells: ["5%", "24.13%", "-1%"], [5, 24.13, -1]),
  NotedTable(cells: ["$5", "$1,000.50", "-$3"], [5, 1000.5, -3]),
  NotedTable(cells: ["5 €", "6 €", "7 €"], [5, 6, 7]),
  NotedTable(cells: ["(12)", "13", "14-", "\u{2212}3"], [-12, 13, -14, -3]),
  NotedTable(cells: ["1.5K", "2M", "3bn"], [1500, 2e6, 3e9]),
  NotedTable(cells: ["1e3", "2.5E-2", "-1e0"], [1000, 0.025, -1]),
  NotedTable(cells: ["<1", "5", ">100"], [1, 5, 100], [.limitsTaken(column: "wind", count: 2)]),
  NotedTable(
    cells: ["12.3 p", "12", ": c", "13*"], [12.3, 12, nil, 13],
    [.flagsPassedOver(column: "wind", count: 2)]),
  NotedTable(
    cells: ["12[a]", "12 (p)", "11"], [12, 12, 11], [.flagsPassedOver(column: "wind", count: 2)]),
  NotedTable(
    cells: ["5", "-999", "6", "-999", "7"], [5, nil, 6, nil, 7],
    [.sentinelMissing(column: "wind", value: -999, count: 2)]),
  NotedTable(
    cells: ["5", "oops", "6", "7"], [5, nil, 6, 7], [.badCellsMissing(column: "wind", count: 1)]
  ) { $0.ignoresBadCells = true },
  NotedTable(cells: ["5", "gone", "6", "7"], [5, nil, 6, 7]) { $0.missing = ["gone"] },
  NotedTable(cells: ["5:32", "5:28", "6:01"], [332, 328, 361]),
]

private let missing = [
  "", "NA", "N/A", "n/a", "NaN", "nan", "None", "NULL", "null", "#N/A", "#NULL!", ".", "..", "...",
  ":", "-", "--", "–", "—", "?", "x",
].map { NotedTable(cells: ["5", $0, "6", "7"], [5, nil, 6, 7]) }

/// A line in which `(a+)+$` would be looked for until the end of time.
private let slow = String(repeating: "a", count: 41) + "b"

private let rows: [NotedTable] = [
  NotedTable(
    "day,wind\n2020-01-02,3\n2020-01-03,1\n2020-01-01,2\n", [2, 3, 1],
    [.rowsSorted(firstRow: 4)]),
  NotedTable(
    "day,wind,\n2020-01-01,3\n2020-01-02,1,\n2020-01-03\n", [3, 1, nil],
    [.shortRows(count: 2, firstRow: 2)]),
  NotedTable("day,wind\n2020-01-01,3\n,\n2020-01-02,1\n", [3, 1], [.emptyRowsSkipped(count: 1)]),
  NotedTable(
    "day,wind\n2020-01-01,3\n,\n2020-01-02,1\n,\n,\n", [3, 1],
    [.emptyRowsSkipped(count: 3)]),
  NotedTable(
    "day,wind\n2020-01-01,3\n,8\n2020-01-02,1\nNA,5\n2020-01-04,6\n", [3, 1, 6],
    [.rowsWithoutPosition(count: 2, firstRow: 3)]),
  NotedTable(
    "day,wind\n2020-01-01,3\n2020-01-01,4\n2020-01-02,1\n", [3, 4, 1],
    [.severalAtOnePosition(points: 3, positions: 2)]),
  NotedTable(
    "city,rain\nOslo,5\nRome,2\nBern,4\nTotal,11\n", [5, 2, 4],
    [.totalsSkipped(count: 1, name: "Total")]),
  NotedTable(
    "time,wind\n2020-01-01T10:00+02:00,1\n2020-01-01T10:00+01:00,2\n", [1, 2],
    [.timesConvertedToUTC]),
  NotedTable(
    "Wind\n\ncity,wind,rain\nOslo,3,700\nRome,4,500\nSource: me\n", [3, 4],
    [
      .preambleSkipped(count: 1), .footerSkipped(count: 1, firstRow: 6),
      .columnsLeftOut(count: 1, ["rain"]),
    ]),
  // Numbers and dates before texts, six of them; of constants another note speaks.
  NotedTable(
    "Start,Who,ID,End,a,b,c,wind,flow\n2020-01-01,A,7001,2020-02-01,x,p,q,3,1\n"
      + "2020-01-02,B,7003,2020-02-03,y,p,r,4,1\n2020-01-05,A,7002,2020-02-05,z,w,s,6,1\n",
    [3, 4, 6],
    [
      .constantColumn(name: "flow", value: 1),
      .columnsLeftOut(count: 6, ["ID", "End", "Who", "a", "b", "c"]),
    ]),
  NotedTable(
    "rownames,day,wind\n1,2020-01-01,3\n2,2020-01-02,4\n3,2020-01-05,6\n", [3, 4, 6],
    [.columnsLeftOut(count: 1, ["rownames"])]),
  NotedTable(",day,wind\n1,2020-01-01,3\n2,2020-01-02,4\n3,2020-01-05,6\n", [3, 4, 6], []),
  NotedTable(
    "who,ID,day,wind\nA,7001,2020-01-01,3\nA,7003,2020-01-02,4\nB,7002,2020-01-05,6\n", [3, 4],
    [.columnsLeftOut(count: 1, ["ID"])]
  ) { $0.conditions = [RowCondition(column: .name("who"), text: "A")] },
  NotedTable("a,ID,wind\nx,7001,3\ny,7003,4\n", [3, 4], []) { $0.y = [.name("wind")] },
  NotedTable(
    "Code,Name,2001,2002,2003\nAUT,Austria,1,2,3\nFRA,France,1,5,2\n", [1, 2, 3],
    [.columnsLeftOut(count: 1, ["Name"])]),
  NotedTable("10:01 wind=5\nstart\n10:02 wind=7\n\nend\n", [5, 7], [.linesWithoutMatch(count: 2)]) {
    $0.regex = "(?<time>\\S+) wind=(?<wind>\\d+)"
  },
  NotedTable(
    "wind=5\r\n\(slow)\r\nwind=7\r\nend\r\n\(slow)", [5, 7],
    [.linesWithoutMatch(count: 1), .searchesBrokenOff(count: 2, firstLine: 2)]
  ) { $0.regex = "^(?:(?:a+)+$|wind=(?<wind>\\d+)$)" },
]

@Suite struct ReadNoteTests {
  /// The other prices of a bar are only in the layout; what is no price is named too.
  @Test func columnsBesideTheCloseAreKnown() throws {
    let table = try read(
      "Date,Open,High,Low,Close,Change %,\n2020-01-02,1,4,1,3,5%,\n2020-01-03,3,5,2,4,7%,\n")
    #expect(table.notes == [.columnsLeftOut(count: 1, ["Change %"])])
    #expect(table.layout.others.map(\.heading) == ["Open", "High", "Low", "Change %"])
  }

  @Test(arguments: numbers + missing + rows) func notes(sample: NotedTable) throws {
    let table = try read(sample.text, sample.options)
    #expect(table.columns.first?.values.bits == sample.values.map { $0 ?? .nan }.bits)
    #expect(table.notes == sample.notes)
  }

  @Test(
    arguments: [
      (["5%", "6%"], "percent"), (["$5", "$6"], "$"), (["5 €", "6 €"], "EUR"),
      (["5 km", "6 km"], "km"), (["5:32", "5:28"], "seconds"), (["5", "6"], nil),
    ] as [([String], String?)])
  func unitsOfCells(cells: [String], unit: String?) throws {
    let table = try read(NotedTable(cells: cells, [], []).text)
    #expect(table.columns.map(\.unit) == [unit])
  }

  @Test func whereATableIsInJSON() throws {
    let text =
      "{\"n\":2,\"rows\":[{\"day\":\"2020-01-01\",\"v\":{\"w\":5}},{\"day\":\"2020-01-02\",\"v\":{\"w\":6}}]}"
    let table = try read(text, name: "d.json")
    #expect(table.notes == [.tableInField(path: "rows")])
    #expect(table.columns.map(\.name) == ["v.w"])
    #expect(table.columns.map(\.values) == [[5, 6]])
  }

  /// A pattern finds numbers in any text, tags or not.
  @Test func patternsAreFoundInPages() throws {
    let table = try read(
      "<html>\n<td>5 km</td>\n<td>7 km</td>\n", options { $0.regex = #"(\d+) km"# })
    #expect(table.columns.map(\.values) == [[5, 7]])
  }
}
