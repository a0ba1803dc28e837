// SPDX-License-Identifier: MIT

import JSON
import TestSupport
import Testing

@testable import ChartInput

/// What stands in the records of a text: the line and the cells, a JSON text, or `!`.
private func records(_ text: String, name: String = "m.csv") throws(ReadError) -> [String] {
  var reader = try TextRecords.open(.bytes(Array(text.utf8), name: name))
  var found: [String] = []
  while let record = try reader.next() {
    switch record.content {
    case .cells(let cells): found.append("\(record.line) \(cells.joined(separator: "|"))")
    case .value(let value): found.append("\(record.line) \(value.shape)")
    case .unreadable: found.append("\(record.line) !")
    }
  }
  return found
}

@Suite struct TextRecordsTests {
  static let texts: [(String, [String])] = [
    ("a,b\n1,2\n3,4\n", ["2 1|2", "3 3|4"]),
    ("a,b\n1,2\n3,4", ["2 1|2", "3 3|4"]),
    ("\u{FEFF}a,b\r\n1,2\r\n", ["2 1|2"]),
    ("a;b\n1,5;2\n", ["2 1,5|2"]),
    ("a\tb\n1\t2\n", ["2 1|2"]),
    ("# a comment\n\na,b\n\n# another\n1,2\n\n", ["6 1|2"]),
    ("a,b\n\"x, \"\"y\"\"\nz\",2\n3,4\n", ["2 x, \"y\"\nz|2", "4 3|4"]),
    ("a,b\n1\n1,2,3\n1,2\n", ["2 !", "3 !", "4 1|2"]),
    ("a,b\n\"1\"x,2\n3,4\n", ["2 !", "3 3|4"]),
    ("a\nx\n", ["2 x"]),
    ("a,b\n", []),
    ("a,b", []),
    ("{\"a\":1}\n{\"a\":2}\n", ["1 record", "2 record"]),
    ("\n{\"a\":1}\n\r\n{\"a\":2}", ["2 record", "4 record"]),
    ("{\"a\":1}\n[1]\n3\n", ["1 record", "2 list", "3 number"]),
    (
      "{\"a\":1}\n{\n{\"a\":1,\"a\":2}\nnonsense\n{}\n",
      ["1 record", "2 !", "3 !", "4 !", "5 record"]
    ),
    ("{\"a\":\"\u{0}\"}\n{}\n", ["1 !", "2 record"]),
  ]

  @Test(arguments: texts)
  func readsEveryRecordWithItsLine(_ text: String, _ expected: [String]) throws {
    #expect(try records(text) == expected)
  }

  @Test(arguments: texts)
  func readsTheSameAgain(_ text: String, _ expected: [String]) throws {
    var reader = try TextRecords.open(.bytes(Array(text.utf8), name: "m.csv"))
    for _ in 0..<3 {
      var lines: [Int] = []
      while let record = try reader.next() { lines.append(record.line) }
      #expect(lines == expected.compactMap { $0.split(separator: " ").first.flatMap { Int($0) } })
      try reader.rewind()
    }
  }

  @Test func keepsTheDigitsOfNumbersAndTheOrderOfNames() throws {
    var reader = try TextRecords.open(
      .bytes(Array("{\"z\":4.50,\"a\":[1e2,-0],\"m\":null}\n".utf8), name: "m"))
    guard case .value(let value) = try reader.next()?.content else {
      Issue.record("no value")
      return
    }
    #expect(value.members.map(\.name) == ["z", "a", "m"])
    #expect(value["z"] == .number("4.50"))
    #expect(value["a"] == .list([.number("1e2"), .number("-0")]))
  }

  @Test(arguments: ["", "\n", " \r\n\t", "\u{FEFF}"])
  func nothingIsAnError(_ text: String) {
    #expect(throws: ReadError.empty(file: "m.csv")) { try records(text) }
  }

  @Test func whatCannotBeReadFurtherIsAnError() {
    #expect(throws: ReadError.nulByte(file: "m.csv", row: 2)) { try records("a,b\n1,\u{0}\n") }
    #expect(throws: ReadError.unterminatedQuote(file: "m.csv", row: 3)) {
      try records("a,b\n1,2\n\"3,4\n")
    }
    #expect(throws: ReadError.notFound(file: "/no/such/file")) {
      _ = try TextRecords.open(.path("/no/such/file"))
    }
  }

  /// A line too long is one record that cannot be read; those after it can.
  @Test func aLineTooLongIsOneBadRecord() throws {
    let long = "{\"a\":\"" + String(repeating: "x", count: RowTokenizer.longestRow + 1)
    #expect(try records(long + "\"}\n", name: "m") == ["1 !"])
  }

  @Test func garbageOfManyLevelsIsOneBadRecord() throws {
    let deep = "{\"a\":" + String(repeating: "[", count: 100_000)
    #expect(try records("\(deep)\n{}\n") == ["1 !", "2 record"])
  }

  @Test func recordsMayCrossEveryBoundaryOfTheBuffer() throws {
    let rows = 60_000
    let text = "a,b\n" + (0..<rows).map { "\($0),\"x\($0)\"\n" }.joined()
    let found = try records(text)
    #expect(found.count == rows)
    #expect(found.last == "\(rows + 1) \(rows - 1)|x\(rows - 1)")
    let json = (0..<rows).map { "{\"n\":\($0)}\n" }.joined()
    #expect(try records(json).last == "\(rows) record")
  }
}
