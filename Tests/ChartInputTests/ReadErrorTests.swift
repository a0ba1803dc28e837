// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import JSON
import Testing

@testable import ChartInput

private func place(_ row: Int, _ column: Int, _ heading: String, file: String = "data.csv")
  -> CellLocation
{
  CellLocation(file: file, row: row, column: ColumnName(number: column, heading: heading))
}

/// A file that cannot be read, and why.
struct BadFile: CustomTestStringConvertible, Sendable {
  let text: String
  let error: ReadError
  var name = "data.csv"
  var options = ReadOptions()
  var testDescription: String { text.count > 60 ? String(text.prefix(60)) + "…" : text }

  init(
    _ text: String, _ error: ReadError, name: String = "data.csv",
    _ change: (inout ReadOptions) -> Void = { _ in }
  ) {
    self.text = text
    self.error = error
    self.name = name
    change(&options)
  }
}

private let badCSV: [BadFile] = [
  BadFile("", .empty(file: "data.csv")),
  BadFile("\n\n  \n# only this\n", .empty(file: "data.csv")),
  BadFile("\u{FEFF}", .empty(file: "data.csv")),
  BadFile("date,close\n", .noRows(file: "data.csv")),
  BadFile("date,close", .noRows(file: "data.csv")),
  BadFile("hello", .noRows(file: "data.csv")),
  BadFile("a,b\n1,2\n3,4,5\n", .raggedRow(file: "data.csv", row: 3, expected: 2, found: 3)),
  BadFile("# c\n\na,b\n1,2\n3,4,5\n", .raggedRow(file: "data.csv", row: 5, expected: 2, found: 3)),
  BadFile("a,b\n1,2\n1,\"2\n3\",x\n", .raggedRow(file: "data.csv", row: 3, expected: 2, found: 3)),
  BadFile("a,b\n1,\"2\n", .unterminatedQuote(file: "data.csv", row: 2)),
  BadFile("a,b\n1,\"2\"x\n", .textAfterQuote(file: "data.csv", row: 2)),
  BadFile("a,b\n1,2\u{0}\n", .nulByte(file: "data.csv", row: 2)),
  BadFile("a,b\n1,\"\u{0}\"\n", .nulByte(file: "data.csv", row: 2)),
  BadFile(
    "a,b\n1,2\n1,\(String(repeating: "x", count: 65_600))\n",
    .cellTooLong(file: "data.csv", row: 3, limit: 65_536)),
  BadFile(
    "a,b\n1,\"\(String(repeating: "x", count: 200_000))",
    .unterminatedQuote(file: "data.csv", row: 2)),
  BadFile(
    "a,b\n1,\"\(String(repeating: "x", count: 400_000))",
    .cellTooLong(file: "data.csv", row: 2, limit: 65_536)),
  BadFile(
    "a,b\nx,y\nz,w\n", .noNumericColumn(file: "data.csv", headings: ["a", "b"])),
  BadFile(
    "date,name\n2020-01-01,oops\n", .noNumericColumn(file: "data.csv", headings: ["date", "name"])),
  BadFile(
    "date,close\n2020-01-01,\n2020-01-02,NA\n",
    .noValues(file: "data.csv", column: ColumnName(number: 2, heading: "close"))),
  BadFile(
    "x,a\n1,\n2,\n3,\n", .noValues(file: "data.csv", column: ColumnName(number: 2, heading: "a"))
  ),
  BadFile(
    "x,a\n1,NA\n2,\n", .noValues(file: "data.csv", column: ColumnName(number: 2, heading: "a"))
  ) { $0.y = [.name("a")] },
  BadFile("a,a\n1,2\n", .ambiguousColumn(file: "data.csv", name: "a", numbers: [1, 2])) {
    $0.y = [.name("a")]
  },
  BadFile("A (m),a,A (s)\n1,2,3\n", .ambiguousColumn(file: "data.csv", name: "A", numbers: [1, 3]))
  {
    $0.x = .name("A")
  },
  BadFile(
    "Date,Open,High,Low,Close\n2020-01-01,1,2,1,2\n",
    .priceColumnMissing(file: "data.csv", value: .volume, column: .volume)
  ) { $0.value = .volume },
  BadFile(
    "a,b\n1,2\n", .unknownColumn(file: "data.csv", .name("c"), headings: ["a", "b"])
  ) { $0.y = [.name("c")] },
  BadFile(
    "a,b\n1,2\n", .unknownColumn(file: "data.csv", .number(3), headings: ["a", "b"])
  ) { $0.x = .number(3) },
  BadFile(
    "d,b\n2020-01-01,1\n2020-01-02,oops\n2020-01-03,3\n",
    .notANumber(place(3, 2, "b"), text: "oops")),
  BadFile(
    "d;b\n2020-01-01;1.234\n2020-01-02;7\n", .ambiguousNumber(place(2, 2, "b"), text: "1.234")),
  BadFile(
    "d,b\n2020-01-01,1.5\n2020-01-02,2\n", .notANumber(place(2, 2, "b"), text: "1.5")
  ) { $0.decimal = .comma },
  BadFile("d,b\n2020-01-01,1\n2020-01-02,1e999\n", .notFinite(place(3, 2, "b"), text: "1e999")),
  BadFile("d,b\n2020-01-01,inf\n2020-01-02,1\n", .notFinite(place(2, 2, "b"), text: "inf")),
  BadFile(
    "date,b\n2020-01-01,1\n2020-01-02,1\n2020-02-30,2\n",
    .notADate(place(4, 1, "date"), text: "2020-02-30")),
  BadFile("x,b\n2020-01-01,1\n2020-01-02,1\nfoo,2\n", .notADate(place(4, 1, "x"), text: "foo")),
  BadFile("x,b\n1,1\n2,1\nfoo,2\n", .notANumber(place(4, 1, "x"), text: "foo")) {
    $0.x = .name("x")
  },
  BadFile("x,b\n1,1\n2,1\ninf,2\n", .notFinite(place(4, 1, "x"), text: "inf")) {
    $0.x = .name("x")
  },
  BadFile(
    "date,b\n2020-01-01,1\n2020-01-02,1\n2020-02,2\n",
    .mixedPrecision(place(4, 1, "date"), text: "2020-02")),
  BadFile(
    "date,b\n2020-01,1\n2020-02,1\n2020-02-03,2\n",
    .mixedPrecision(place(4, 1, "date"), text: "2020-02-03")),
  BadFile("d,b\n1/2/2020,1\n3/4/2020,2\n", .ambiguousDates(place(2, 1, "d"), text: "1/2/2020")),
  BadFile("d,b\n13/2/2020,1\n3/14/2020,2\n", .mixedDateOrder(place(3, 1, "d"), text: "3/14/2020")),
  BadFile(
    "d,b\n13/2/2020,1\n14/2/2020,1\n31/2/2020,2\n", .notADate(place(4, 1, "d"), text: "31/2/2020")),
  BadFile(
    "d,b\n2020-01-01T10:00Z,1\n2020-01-02T10:00,2\n",
    .mixedOffsets(place(3, 1, "d"), text: "2020-01-02T10:00")),
  BadFile("d,b\nx,1\n", .noDatesInFormat(file: "data.csv", format: "%Y")) {
    $0.dateFormat = try? DateFormat("%Y")
  },
  BadFile("a,b\n1,2\n", .notAPriceFile(file: "data.csv", value: .high)) { $0.value = .high },
  BadFile(
    "Date,Open,High,Low,Close,Volume\n2020-01-01,1,2,1,2,5\n",
    .priceColumnMissing(file: "data.csv", value: .adjustedClose, column: .adjustedClose)
  ) { $0.value = .adjustedClose },
  BadFile(
    "Date,Open,High,Low,Close\n2020-01-01,1,2,1,2\n2020-01-02,1,2,1,2\nfoo,1,2,1,2\n",
    .notADate(place(4, 1, "Date"), text: "foo")),
  BadFile("a b\nfoo\nbar\n", .noNumericColumn(file: "data.csv", headings: ["a b"])),
  BadFile("a,b\n1,2\n", .badDelimiter("x")) { $0.delimiter = "x" },
  BadFile("a,b\n1,2\n", .badDelimiter("→")) { $0.delimiter = "→" },
  BadFile("a,b\n1,2\n", .fieldNeedsJSON(file: "data.csv")) { $0.field = "a" },
]

private let badJSON: [BadFile] = [
  BadFile("", .empty(file: "d.json"), name: "d.json"),
  BadFile("[", .badJSON(file: "d.json", line: 1, column: 1, .unexpectedEnd), name: "d.json"),
  BadFile("[1,\n x]", .badJSON(file: "d.json", line: 2, column: 2, .syntax), name: "d.json"),
  BadFile("[1] 2", .badJSON(file: "d.json", line: 1, column: 5, .textAfterEnd), name: "d.json"),
  BadFile(
    "[1e999]", .jsonNumberTooLarge(file: "d.json", line: 1, column: 6, text: "1e999"),
    name: "d.json"),
  BadFile(
    "[1,NaN]", .jsonWord(file: "d.json", line: 1, column: 6, text: "NaN"), name: "d.json"),
  BadFile(
    "{\"a\":-Infinity}", .jsonWord(file: "d.json", line: 1, column: 6, text: "-Infinity"),
    name: "d.json"),
  BadFile("[foo]", .badJSON(file: "d.json", line: 1, column: 4, .syntax), name: "d.json"),
  BadFile("[{},{}]", .emptyRecords(file: "d.json"), name: "d.json"),
  BadFile("{}\n{}\n", .emptyRecords(file: "d.ndjson"), name: "d.ndjson"),
  BadFile("[[],[]]", .notAPair(file: "d.json", row: 1, count: 0), name: "d.json"),
  BadFile("[[[\"a\"]]]", .notAPair(file: "d.json", row: 1, count: 1), name: "d.json"),
  BadFile(
    "[{\"a\":1,\"a\":2}]", .badJSON(file: "d.json", line: 1, column: 11, .repeatedKey),
    name: "d.json"),
  BadFile(
    "[\"\\u0000\"]", .badJSON(file: "d.json", line: 1, column: 9, .nulCharacter), name: "d.json"),
  BadFile(
    String(repeating: "[", count: 3000), .badJSON(file: "d.json", line: 1, column: 65, .tooDeep),
    name: "d.json"),
  BadFile("[]", .noRecords(file: "d.json"), name: "d.json"),
  BadFile("{}", .notATable(file: "d.json", shape: .record, keys: []), name: "d.json"),
  BadFile("{\"a\":1}", .notATable(file: "d.json", shape: .record, keys: ["a"]), name: "d.json"),
  BadFile("5", .notATable(file: "d.json", shape: .number, keys: []), name: "d.json"),
  BadFile("[true]", .notATable(file: "d.json", shape: .list, keys: []), name: "d.json"),
  BadFile(
    "[1,{\"a\":1}]", .mixedShapes(file: "d.json", row: 2, expected: .number, found: .record),
    name: "d.json"),
  BadFile(
    "[{\"a\":1},2]", .mixedShapes(file: "d.json", row: 2, expected: .record, found: .number),
    name: "d.json"),
  BadFile(
    "[[1,2],[1,2,3]]", .notAPair(file: "d.json", row: 2, count: 3), name: "d.json"),
  BadFile(
    "{\"a\":[1,2],\"b\":[1]}",
    .unequalColumns(file: "d.json", column: "a", count: 2, other: "b", otherCount: 1),
    name: "d.json"),
  BadFile(
    "[{\"a\":1,\"b\":2},{\"a\":2,\"b\":[3,4]}]", .nestedValue(place(2, 2, "b", file: "d.json")),
    name: "d.json"),
  BadFile(
    "{\"a\":{\"b\":[1]}}", .fieldNotFound(file: "d.json", path: "a.c", part: "c", keys: ["b"]),
    name: "d.json"
  ) { $0.field = "a.c" },
  BadFile("[[1]]", .fieldNotFound(file: "d.json", path: "7", part: "7", keys: []), name: "d.json") {
    $0.field = "7"
  },
  BadFile(
    "{\"a\":1}\n{\"a\":2\n", .badJSON(file: "d.ndjson", line: 2, column: 6, .unexpectedEnd),
    name: "d.ndjson"),
  BadFile(
    "{\"a\":1}\n[1,2]\n", .mixedShapes(file: "d.ndjson", row: 2, expected: .record, found: .list),
    name: "d.ndjson"),
  BadFile("\n \n", .empty(file: "d.ndjson"), name: "d.ndjson"),
]

@Suite struct ReadErrorTests {
  @Test(arguments: badCSV) func delimited(bad: BadFile) throws {
    #expect(try failure(Array(bad.text.utf8), name: bad.name, bad.options) == bad.error)
  }

  @Test(arguments: badJSON) func json(bad: BadFile) throws {
    #expect(try failure(Array(bad.text.utf8), name: bad.name, bad.options) == bad.error)
  }

  @Test func textsInMessagesAreShort() throws {
    let long = String(repeating: "x", count: 1000)
    let error = try failure(Array("d,b\n2020-01-01,1\n2020-01-02,\(long)\n".utf8))
    guard case .notANumber(_, let text) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(text.count == 60)
    #expect(text.hasSuffix("…"))
  }

  @Test func missingFilesAndFolders() throws {
    let reader = TableReader()
    #expect(throws: ReadError.notFound(file: "/nonexistent/x.csv")) {
      try reader.read(.path("/nonexistent/x.csv"))
    }
    #expect(throws: ReadError.isDirectory(file: "/tmp")) { try reader.read(.path("/tmp")) }
    #expect(throws: ReadError.notFound(file: "")) { try reader.read(.path("")) }
    #expect(throws: ReadError.unreadable(file: "closed", code: EBADF)) {
      try reader.read(.descriptor(-1, name: "closed"))
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may read every file")) func unreadableFile() throws {
    let file = try TemporaryFile("a,b\n1,2\n")
    chmod(file.path, 0)
    #expect(throws: ReadError.unreadable(file: file.path, code: EACCES)) {
      try TableReader().read(.path(file.path))
    }
  }

  /// What the first buffer promised and a row far after it breaks.
  @Test(arguments: [
    ("2020-01-02,oops", "oops"), ("2020-01-02,1;2", "1;2"), ("2020-01-02,\"1,5\"", "1,5"),
  ])
  func errorsFarBehindTheFirstBuffer(row: String, text: String) throws {
    let many = String(repeating: "2020-01-01,1.5\n", count: 40_000)
    let error = try failure(Array("d,b\n\(many)\(row)\n\(many)".utf8))
    guard case .notANumber(let place, let found) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(place.row == 40_002)
    #expect(found == text)
  }
}
