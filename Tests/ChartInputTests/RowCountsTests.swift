// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

@testable import ChartInput

/// Every record of a source is data, or its loss is said.
@Suite struct RowCountsTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let counts: RowCounts
    var options = ReadOptions()
    var file = "data.csv"
    var testDescription: String { name }

    init(
      _ name: String, _ text: String, file: String = "data.csv",
      _ change: (inout ReadOptions) -> Void = { _ in }, _ counts: (inout RowCounts) -> Void
    ) {
      self.name = name
      self.text = text
      self.file = file
      var filled = RowCounts()
      counts(&filled)
      self.counts = filled
      change(&options)
    }
  }

  static let cases = [
    Case("headings and rows", "day,wind\n2020-01-01,5\n2020-01-02,7\n") {
      ($0.records, $0.headings, $0.data) = (3, 1, 2)
    },
    Case(
      "comments and blank lines", "# a\n\nday,wind\n\n2020-01-01,5\n# b, \"c\n2020-01-02,7\n \n#"
    ) {
      ($0.records, $0.headings, $0.comments, $0.blank, $0.data) = (9, 1, 3, 3, 2)
    },
    Case("headings in a comment", "# by hand\n# day wind\n1 5\n2 7\n3 6\n") {
      ($0.records, $0.headings, $0.comments, $0.data) = (5, 1, 1, 3)
    },
    Case(
      "a preamble, units and a note",
      "Wind\n\nday,wind,rain\n,m/s,mm\n2020-01-01,5,1\n2020-01-02,7,2\nSource: me\n"
    ) {
      ($0.records, $0.preamble, $0.headings, $0.blank, $0.notes, $0.data) = (7, 1, 2, 1, 1, 2)
    },
    Case("lines skipped by an option", "a\nb,c\nday,wind\n2020-01-01,5\n", { $0.skippedLines = 2 })
    {
      ($0.records, $0.preamble, $0.headings, $0.data) = (4, 2, 1, 1)
    },
    Case("a line that names the delimiter", "sep=;\nday;wind\n2020-01-01;5\n") {
      ($0.records, $0.preamble, $0.headings, $0.data) = (3, 1, 1, 1)
    },
    Case("rows without a position", "day,wind\n2020-01-01,5\n,8\nNA,9\n,\n2020-01-02,7\n") {
      ($0.records, $0.headings, $0.skipped, $0.blank, $0.data) = (6, 1, 2, 1, 2)
    },
    Case("headings repeated", "day,wind\n2020-01-01,5\nday,wind\n2020-01-02,7\n") {
      ($0.records, $0.headings, $0.data) = (4, 2, 2)
    },
    Case("rows of one column", "\nwind\n5\n\n7\n6\n\n\n") {
      ($0.records, $0.headings, $0.blank, $0.data) = (8, 1, 3, 4)
    },
    Case("cells that hold line ends", "day,text,wind\n2020-01-01,\"a\nb\",5\n2020-01-02,c,6\n") {
      ($0.records, $0.headings, $0.data) = (3, 1, 2)
    },
    Case("a row that is a column", "5 0 10 -20\n") { ($0.records, $0.data) = (1, 1) },
    Case(
      "dates of prices that are repeated",
      "Date,Open,High,Low,Close\n2020-01-01,1,2,1,2\n2020-01-01,1,3,1,2\n2020-01-02,1,2,1,2\n"
    ) {
      ($0.records, $0.headings, $0.skipped, $0.data) = (4, 1, 1, 2)
    },
    Case(
      "rows joined to one", "day,wind\n2020-01-01,5\n2020-01-01,7\n2020-01-02,7\n",
      { $0.aggregate = .mean }
    ) {
      ($0.records, $0.headings, $0.data) = (4, 1, 3)
    },
    Case(
      "rows that are not wanted", "day,town,wind\n2020-01-01,A,5\n2020-01-02,B,7\n2020-01-03,A,7\n",
      { $0.conditions = [RowCondition(column: .name("town"), text: "A")] }
    ) {
      ($0.records, $0.headings, $0.skipped, $0.data) = (4, 1, 1, 2)
    },
    Case(
      "groups that are not wanted, and one without a value",
      "day,town,wind\n2020-01-01,A,5\n2020-01-01,B,7\n2020-01-01,C,\n2020-01-02,A,7\n2020-01-02,B,8\n2020-01-02,C,\n",
      {
        $0.grouping = .columns([.name("town")])
        $0.only = ["A", "C"]
      }
    ) {
      ($0.records, $0.headings, $0.skipped, $0.data) = (7, 1, 4, 2)
    },
    Case("headings along x", "town,2020,2021,2022\nA,5,6,7\nB,,,\nC,7,,8\n") {
      ($0.records, $0.headings, $0.skipped, $0.data) = (4, 1, 1, 2)
    },
    Case(
      "years of months",
      "Year,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec\n2020,1,2,3,4,5,6,7,8,9,10,11,12\n2021,1,2,,,,,,,,,,\n"
    ) {
      ($0.records, $0.headings, $0.data) = (3, 1, 2)
    },
    Case(
      "JSON", #"[["day", "wind"], ["2020-01-01", 5], ["2020-01-02", null], [null, 7]]"#,
      file: "a.json"
    ) {
      ($0.records, $0.headings, $0.skipped, $0.data) = (4, 1, 1, 2)
    },
    Case(
      "NDJSON",
      "{\"day\": \"2020-01-01\", \"wind\": 5}\n\n{\"day\": \"2020-01-02\", \"wind\": 6}\n",
      file: "a.ndjson"
    ) {
      ($0.records, $0.blank, $0.data) = (3, 1, 2)
    },
    Case("matches of a pattern", "wind 5\n\ncalm\nwind 7\n", { $0.regex = "wind ([0-9]+)" }) {
      ($0.records, $0.blank, $0.skipped, $0.data) = (4, 1, 1, 2)
    },
  ]

  @Test(arguments: cases) func everyRecordIsCounted(_ test: Case) throws {
    let table = try TableReader(options: test.options)
      .read(.bytes(Array(test.text.utf8), name: test.file))
    #expect(table.layout.rows == test.counts)
    #expect(table.layout.rows.sum == table.layout.rows.records)
  }

  @Test func headingsBelowLinesOfAllWidths() throws {
    let table = try read(
      "Bank;Export of 1 May\n\nIBAN;XX00\nName;Account\nPeriod;May\nBalance;1.234,56;EUR\nOrder;by date\n"
        + "Booked;Payee;Amount;Balance;Currency\n30.01.2024;A;-45,20;1.234,56;EUR\n"
        + "25.01.2024;B;2.500,00;1.279,76;EUR\n02.01.2024;C;-850,00;-1.220,24;EUR\n")
    #expect(table.layout.x.map(\.heading) == ["Booked"])
    #expect(table.layout.rows.preamble == 6)
    #expect(table.layout.rows.data == 3)
  }

  @Test func rowsThatEndInDelimiters() throws {
    let table = try read("Date;Sales;Cost\n2024-01-01;5;3;;\n2024-01-02;6;4;;\n2024-01-03;7;2;;\n")
    #expect(table.columns.map(\.name) == ["Sales", "Cost"])
    #expect(table.columns.first?.values == [5, 6, 7])
  }

  /// The parts sum to what a reader of CSV counts, whatever table it is and however it is written.
  @Test func partsSumToTheRecords() throws {
    for seed in 0..<caseCount(300, sweep: 30_000) {
      let sample = RandomTable(seed: UInt64(seed))
      var options = ReadOptions()
      options.dateFormat = sample.dates.format.flatMap { try? DateFormat($0) }
      guard
        let table = try? TableReader(options: options)
          .read(.bytes(Array(sample.text.utf8), name: "data.csv"))
      else { continue }
      let rows = table.layout.rows
      let wanted = csvRecordCount(sample.text, delimiter: sample.dialect.delimiter)
      #expect(rows.records == wanted && rows.sum == wanted, "seed \(seed): \(rows), not \(wanted)")
    }
  }
}

extension RowCounts {
  /// All parts.
  var sum: Int { headings + preamble + comments + blank + notes + skipped + data }
}

/// As many records as a reader of CSV finds in a text, blank lines and comments among them.
func csvRecordCount(_ text: String, delimiter: Character) -> Int {
  var count = 0
  var (isQuoted, isBlankSoFar, hasBegun, wasMark) = (false, true, false, false)
  for character in text.drop(while: { $0 == "\u{FEFF}" }) {
    if isQuoted {
      isQuoted = character != "\""
    } else if character == "\n" || character == "\r\n" || character == "\r" {
      count += 1
      (isBlankSoFar, hasBegun) = (true, false)
      continue
    } else if character == "\"", isBlankSoFar {
      (isQuoted, isBlankSoFar) = (true, false)
    } else if character == "\"" {
      // The second of two marks within a cell opens it again.
      isQuoted = wasMark
    } else {
      isBlankSoFar =
        character == delimiter || isBlankSoFar && (character == " " || character == "\t")
    }
    wasMark = character == "\""
    hasBegun = true
  }
  return count + (hasBegun ? 1 : 0)
}
