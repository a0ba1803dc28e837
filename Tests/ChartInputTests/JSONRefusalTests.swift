// SPDX-License-Identifier: MIT

import JSON
import Testing

@testable import ChartInput

private func document(_ text: String, _ field: String? = nil) throws(ReadError) -> JSONCells {
  try JSONCells.document(Array(text.utf8)[...], file: "d.json", field: field)
}

/// JSON that is not a table.
@Suite struct JSONRefusalTests {
  static let refused: [(String, ReadError)] = [
    ("", .empty(file: "d.json")), (" \n", .empty(file: "d.json")),
    ("[]", .noRecords(file: "d.json")),
    ("{\"a\":[]}", .noRecords(file: "d.json")),
    ("{}", .notATable(file: "d.json", shape: .record, keys: [])),
    ("{\"a\":1}", .notATable(file: "d.json", shape: .record, keys: ["a"])),
    ("5", .notATable(file: "d.json", shape: .number, keys: [])),
    ("[true]", .notATable(file: "d.json", shape: .list, keys: [])),
    (
      "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"properties\":{\"a\":1}}]}",
      .notATable(file: "d.json", shape: .record, keys: ["type", "features"])
    ),
    ("[{},{}]", .emptyRecords(file: "d.json")),
    ("[[],[]]", .notAPair(file: "d.json", row: 1, count: 0)),
    ("[[1],[2]]", .notAPair(file: "d.json", row: 1, count: 1)),
    ("[[1,2],[1,2,3]]", .notAPair(file: "d.json", row: 2, count: 3)),
    ("[[1,2,3],[1,2]]", .unequalLists(file: "d.json", row: 2, expected: 3, found: 2)),
    ("[1,{\"a\":1}]", .mixedShapes(file: "d.json", row: 2, expected: .number, found: .record)),
    ("[1,true]", .mixedShapes(file: "d.json", row: 2, expected: .number, found: .boolean)),
    ("[{\"a\":1},2]", .mixedShapes(file: "d.json", row: 2, expected: .record, found: .number)),
    ("[{\"a\":1},null]", .mixedShapes(file: "d.json", row: 2, expected: .record, found: .null)),
    ("[null,{\"a\":1}]", .mixedShapes(file: "d.json", row: 1, expected: .record, found: .null)),
    (
      "{\"a\":[1,2],\"b\":[1]}",
      .unequalColumns(file: "d.json", column: "a", count: 2, other: "b", otherCount: 1)
    ),
    (
      "{\"a\":[[1,2],[3,4]],\"b\":[[1,2],[3,4]]}",
      .severalTables(file: "d.json", fields: ["a", "b"])
    ),
    (
      "[[[1,2],[3,4]],[[1,2],[3,4]]]", .severalTables(file: "d.json", fields: ["0", "1"])
    ),
    (
      "{\"x\":[1,2,3],\"sets\":[{\"a\":1},{\"a\":2}]}",
      .severalTables(file: "d.json", fields: ["x", "sets"])
    ),
    (
      "{\"a\":{\"r\":[{\"t\":[1,2],\"m\":{\"n\":1},\"i\":{\"q\":[{\"o\":[1,2],\"c\":[3,4]}]}}]}}",
      .severalTables(file: "d.json", fields: ["a.r.0.t", "a.r.0.i.q.0"])
    ),
    (
      "{\"x\":[1,2,3,4,5],\"sets\":[{\"d\":[1,2,3,4,5]},{\"d\":[1,2,3,4,5]}]}",
      .severalTables(file: "d.json", fields: ["x", "sets.0", "sets.1"])
    ),
    ("[1,\n x]", .badJSON(file: "d.json", line: 2, column: 2, .syntax)),
    ("[\"\\u0000\"]", .badJSON(file: "d.json", line: 1, column: 9, .nulCharacter)),
    ("[{\"a\":1,\"a\":2}]", .badJSON(file: "d.json", line: 1, column: 11, .repeatedKey)),
    ("[1e999]", .jsonNumberTooLarge(file: "d.json", line: 1, column: 6, text: "1e999")),
    ("[1,NaN]", .jsonWord(file: "d.json", line: 1, column: 6, text: "NaN")),
  ]

  @Test(arguments: refused)
  func refuses(_ text: String, _ error: ReadError) {
    #expect(throws: error) { try document(text) }
  }

  static let refusedLines: [(String, ReadError)] = [
    ("\n \n", .empty(file: "d.ndjson")),
    ("{}\n{}\n", .emptyRecords(file: "d.ndjson")),
    ("{\"a\":1}\n\n{\"a\":\n", .badJSON(file: "d.ndjson", line: 3, column: 5, .unexpectedEnd)),
    ("{\"a\":1}\n[1,2]\n", .mixedShapes(file: "d.ndjson", row: 2, expected: .record, found: .list)),
    ("\n[1,2]\n[1]\n", .notAPair(file: "d.ndjson", row: 3, count: 1)),
    ("true\n", .notATable(file: "d.ndjson", shape: .boolean, keys: [])),
    (
      "1\n" + String(repeating: "[", count: 65),
      .badJSON(file: "d.ndjson", line: 2, column: 65, .tooDeep)
    ),
  ]

  @Test(arguments: refusedLines)
  func refusesLines(_ text: String, _ error: ReadError) {
    #expect(throws: error) {
      try linesTable(text)
    }
  }

  static let paths: [(String, String, ReadError)] = [
    (
      "{\"a\":{\"b\":[1]}}", "a.c",
      .fieldNotFound(file: "d.json", path: "a.c", part: "c", keys: ["b"])
    ),
    ("[[1]]", "7", .fieldNotFound(file: "d.json", path: "7", part: "7", keys: [])),
    (
      "{\"a\":1}", "a.b", .fieldNotFound(file: "d.json", path: "a.b", part: "b", keys: [])
    ),
    ("{\"a\":[]}", "a", .noRecords(file: "d.json")),
  ]

  @Test(arguments: paths)
  func refusesPaths(_ text: String, _ field: String, _ error: ReadError) {
    #expect(throws: error) { try document(text, field) }
  }
}
