// SPDX-License-Identifier: MIT

import Glibc
import JSON
import TestSupport
import Testing

@testable import ChartInput

private func document(_ text: String) throws(ReadError) -> JSONCells {
  try JSONCells.document(Array(text.utf8)[...], file: "d.json")
}

/// A scan that is given a text in parts of so many bytes.
private func scan(
  _ text: String, inPartsOf size: Int = .max, largestMemory: Int = JSONScan.largestMemory
) -> JSONScan {
  var scan = JSONScan(largestMemory: largestMemory)
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let part = rest.prefix(size)
    scan.look(at: part.span)
    rest = rest.dropFirst(size)
  }
  return scan
}

/// The error of reading what a pipe gives that never ends: a beginning, then parts again and again.
private func failureOfPipe(_ beginning: String, then part: String) throws -> ReadError? {
  let pipe = try EndlessPipe(beginning, then: part)
  do throws(ReadError) {
    _ = try TableReader().read(.descriptor(pipe.output, name: "d.json"))
    return nil
  } catch {
    return error
  }
}

/// JSON that is larger than can be read.
@Suite struct JSONLimitTests {
  @Test(arguments: [(64, false), (65, true), (10_000, true)])
  func nestingHasALimit(_ depth: Int, _ isRefused: Bool) {
    let text = "\n \"[[[\\\"[\"" + String(repeating: "[", count: depth)
    #expect((scan(text).fault?.fault == .tooDeep) == isRefused)
    #expect((scan(text, inPartsOf: 3).fault?.position == 74) == isRefused)
    let nested =
      "[\n" + String(repeating: "[", count: depth - 1) + String(repeating: "]", count: depth)
    if isRefused {
      #expect(throws: ReadError.badJSON(file: "d.json", line: 2, column: 64, .tooDeep)) {
        try document(nested)
      }
    } else {
      #expect(throws: ReadError.self) { try document(nested) }
    }
  }

  @Test func columnsHaveALimit() throws {
    let limit = JSONCellWriter.mostColumns
    func record(_ count: Int) -> String {
      "[{" + (0..<count).map { "\"k\($0)\":1" }.joined(separator: ",") + "}]"
    }
    #expect(try document(record(limit)).block.columnCount == limit)
    #expect(throws: ReadError.tooManyColumns(file: "d.json", limit: limit)) {
      try document(record(limit + 1))
    }
    let list = "[[" + Array(repeating: "1", count: limit + 1).joined(separator: ",") + "]]"
    #expect(throws: ReadError.tooManyColumns(file: "d.json", limit: limit)) { try document(list) }
  }

  @Test func cellsThatNamesAreMissingForHaveALimit() throws {
    var writer = JSONCellWriter(file: "d.json", mostAbsent: 100)
    func add(_ count: Int) throws(ReadError) {
      for _ in 0..<count {
        try writer.beginRow()
        writer.write("1", in: try writer.addColumn())
      }
    }
    try add(10)
    #expect(try writer.finish().cells.count == 100)
    #expect(throws: ReadError.sparseRecords(file: "d.json", limit: 100)) { try add(8) }
  }

  static let sizes: [(String, ClosedRange<Int>)] = [
    ("[1,1,1,1]", 100...400), ("[{},{},{}]", 700...1100), ("[\"abc\",\"def\"]", 200...400),
  ]

  @Test(arguments: sizes)
  func memoryIsEstimated(_ text: String, _ bytes: ClosedRange<Int>) {
    #expect(bytes.contains(scan(text).memory))
  }

  @Test func memoryIsCountedInParts() {
    let text = "[{\"a\\\"[\":1},\"b\\\\\",[1,2]]"
    for size in 1...9 {
      #expect(scan(text, inPartsOf: size).memory == scan(text).memory)
      #expect(scan(text, inPartsOf: size).fault == nil)
    }
  }

  @Test func memoryHasALimit() throws {
    let text = "[1,1,1,1]"
    let memory = scan(text).memory
    #expect(scan(text, largestMemory: memory).fault == nil)
    #expect(scan(text, largestMemory: memory - 1).fault?.fault == .tooLarge)
    #expect(throws: JSONDocument.Failure.self) {
      try JSONDocument(Array(text.utf8).span, largestMemory: memory - 1)
    }
  }

  @Test("Nesting is refused as soon as it is met")
  func nestingIsRefusedBeforeTheEnd() throws {
    let beginning = "[1,\n " + String(repeating: "[", count: 64)
    #expect(
      try failureOfPipe(beginning, then: " ")
        == .badJSON(file: "d.json", line: 2, column: 65, .tooDeep))
  }

  @Test("What takes too much memory is refused as soon as it is met")
  func sizeIsRefusedBeforeTheEnd() throws {
    let refusal = ReadError.jsonTooLarge(file: "d.json", limit: 256 << 20)
    #expect(try failureOfPipe("[", then: "{},") == refusal)
  }

  @Test func linesOfAnySourceHaveTheSameLimits() throws {
    let text = "{\"a\":" + String(repeating: "[", count: 64)
    let refusal = ReadError.badJSON(file: "d.ndjson", line: 2, column: 69, .tooDeep)
    #expect(throws: refusal) { try linesTable("{\"a\":1}\n" + text) }
    var records = try TextRecords.open(
      .bytes(Array(("{\"a\":1}\n" + text + "\n{}").utf8), name: "d.ndjson"))
    _ = try records.next()
    guard case .unreadable(refusal) = try records.next()?.content else {
      Issue.record("read a line that is nested too deeply")
      return
    }
    #expect(try records.next()?.line == 3)
  }

  @Test func namesWithinALongNameAreNotAsLong() throws {
    let long = String(repeating: "k", count: 100_000)
    let inner = (0..<1000).map { "\"c\($0)\":1" }.joined(separator: ",")
    let cells = try document("[{\"\(long)\":{\(inner)}}]")
    #expect(cells.headings[999] == "\(String(repeating: "k", count: 100)).c999")
    let record = try JSONValue(Array("{\"\(long)\":{\(inner)}}".utf8))
    #expect(record.flattened[999].name == cells.headings[999])
  }

  @Test("Many records below a long name take time in proportion")
  func manyPlacesBelowALongName() {
    let long = String(repeating: "k", count: 2_000_000)
    let inner = (0..<100_000).map { "\"c\($0)\":{}" }.joined(separator: ",")
    let seconds = processorSeconds {
      #expect(throws: ReadError.self) { try document("{\"\(long)\":{\(inner)}}") }
    }
    #expect(seconds < 60)
  }

  @Test func aNewNameInEveryRecordTakesTimeInProportion() throws {
    func records(_ count: Int) -> String {
      "[" + (0..<count).map { "{\"key\($0)\":1}" }.joined(separator: ",") + "]"
    }
    let cells = try document(records(400))
    #expect(cells.block.columnCount == 400)
    #expect(cells.texts[399] == Array(repeating: "", count: 399) + ["1"])
    #expect(cells.texts[0] == ["1"] + Array(repeating: "", count: 399))
  }

  @Test func manyNamesOfOneRecordAreRows() throws {
    let text = "{" + (0..<20_000).map { "\"k\($0)\":\($0)" }.joined(separator: ",") + "}"
    let cells = try document(text)
    #expect(cells.block.rowCount == 20_000)
    #expect(cells.block.column(1).text(19_999) == "19999")
  }
}
