// SPDX-License-Identifier: MIT

import JSON
import Testing

@testable import ChartInput

/// What a program that uses the library prints for an error.
@Suite struct ReadErrorSentenceTests {
  @Test(
    arguments: [
      (.notFound(file: "a.csv"), "There is no file \"a.csv\"."),
      (.otherContent(file: "a.xlsx", .excel), "\"a.xlsx\" is an Excel workbook."),
      (
        .unknownColumn(file: "a.csv", .name("Clse"), headings: ["Date", "Close"]),
        "\"a.csv\" has no column \"Clse\"; its columns are \"Date\", \"Close\"."
      ),
      (
        .noNumericColumn(file: "a.csv", headings: ["Name"]),
        "\"a.csv\" has no column of numbers among \"Name\"."
      ),
      (
        .onlyCodes(file: "a.csv", headings: (1...14).map { "c\($0)" }),
        "The numbers in \"a.csv\" only count, date or name its rows: \"c1\", \"c2\", \"c3\", \"c4\","
          + " \"c5\", \"c6\", \"c7\", \"c8\", \"c9\", \"c10\", \"c11\", \"c12\" and 2 more."
      ),
      (
        .notANumber(
          CellLocation(file: "a.csv", row: 7, column: ColumnName(number: 2, heading: "Close")),
          text: "12a"),
        "Row 7, column \"Close\" of \"a.csv\": \"12a\" is not a number."
      ),
      (
        .missingPosition(
          CellLocation(file: "a.csv", row: 7, column: ColumnName(number: 1, heading: "Date"))),
        "Row 7, column \"Date\" of \"a.csv\" is empty."
      ),
      (
        .badJSON(file: "a.json", line: 3, column: 9, .unexpectedEnd),
        "\"a.json\" is not valid JSON: unexpected end in line 3, column 9."
      ),
      (
        .mixedShapes(file: "a.json", row: 2, expected: .record, found: .list),
        "Record 2 of \"a.json\" is a list, but the first is a record."
      ),
    ] as [(ReadError, String)])
  func errorsPrintAsSentences(error: ReadError, sentence: String) {
    #expect("\(error)" == sentence)
  }
}
