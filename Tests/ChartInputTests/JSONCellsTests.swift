// SPDX-License-Identifier: MIT

import JSON
import Testing

@testable import ChartInput

/// A JSON text, and the table that it holds: the headings, then the rows.
struct JSONSample: CustomTestStringConvertible, Sendable {
  let text: String
  let headings: [String]
  let rows: [[String]]
  var field: String?
  /// Where the table was found.
  var found: String?
  var testDescription: String { String(text.prefix(60)) }

  init(
    _ text: String, _ headings: [String], _ rows: [[String]], field: String? = nil,
    found: String? = nil
  ) {
    self.text = text
    self.headings = headings
    self.rows = rows
    self.field = field
    self.found = found
  }
}

extension JSONCells {
  /// The texts of all cells, row by row.
  var texts: [[String]] {
    let columns = (0..<block.columnCount).map { block.column($0) }
    return (0..<block.rowCount).map { row in columns.map { $0.text(row) } }
  }
}

private let shapes: [JSONSample] = [
  JSONSample("[1, 2.5, null, \"4\"]", [""], [["1"], ["2.5"], [""], ["4"]]),
  JSONSample("[null, 7]", [""], [[""], ["7"]]),
  JSONSample("[null, null]", [""], [[""], [""]]),
  JSONSample("[[1, 2], [3, null]]", ["", ""], [["1", "2"], ["3", ""]]),
  JSONSample(
    "[[1,2,3,4],[5,6,7,8]]", ["", "", "", ""], [["1", "2", "3", "4"], ["5", "6", "7", "8"]]),
  JSONSample("[[\"d\",\"p\"],[\"2020\",1]]", ["d", "p"], [["2020", "1"]]),
  JSONSample("[[\"d\",\"p\"],[\"2020\",\"1\"]]", ["d", "p"], [["2020", "1"]]),
  JSONSample(
    "[[\"Land\",\"1960\"],[\"Peru\",1]]", ["Land", "1960"], [["Peru", "1"]]),
  JSONSample(
    "[[\"2020\",\"5\"],[\"2021\",\"6\"]]", ["", ""], [["2020", "5"], ["2021", "6"]]),
  JSONSample("[[\"a\",\"b\"]]", ["", ""], [["a", "b"]]),
  JSONSample(
    "[{\"a\":null,\"b\":1},{\"b\":2,\"a\":3,\"c\":true}]", ["a", "b", "c"],
    [["", "1", ""], ["3", "2", "true"]]),
  JSONSample("[{\"a\":1}]", ["a"], [["1"]]),
  JSONSample("{\"x\":[1,2],\"y\":[3,4],\"unit\":\"m\"}", ["x", "y"], [["1", "3"], ["2", "4"]]),
  JSONSample("{\"x\":[1,2],\"errors\":[]}", ["x"], [["1"], ["2"]]),
  JSONSample(
    "{\"2020\":5,\"2021\":null,\"2022\":7.5}", ["", ""],
    [["2020", "5"], ["2021", ""], ["2022", "7.5"]]),
  JSONSample(
    "{\"2020\":{\"a\":1,\"b\":{\"c\":2}},\"2021\":{\"a\":3},\"2022\":{\"a\":4,\"b\":{\"c\":5}}}",
    ["", "a", "b.c"], [["2020", "1", "2"], ["2021", "3", ""], ["2022", "4", "5"]]),
  JSONSample(
    "{\"p\":{\"2020\":1,\"2021\":2,\"2022\":3},\"q\":{\"2021\":5,\"2020\":4}}", ["", "p", "q"],
    [["2020", "1", "4"], ["2021", "2", "5"], ["2022", "3", ""]]),
]

private let prices: [JSONSample] = [
  JSONSample(
    "[[1704067200000,2,4,1,3],[1704153600000,3,3,3,3]]",
    ["timestamp", "Open", "High", "Low", "Close"],
    [["1704067200000", "2", "4", "1", "3"], ["1704153600000", "3", "3", "3", "3"]]),
  JSONSample(
    "[[\"2020-01-01\",\"2\",\"4\",\"1\",\"3\",\"90\"]]",
    ["timestamp", "Open", "High", "Low", "Close", "Volume"],
    [["2020-01-01", "2", "4", "1", "3", "90"]]),
  JSONSample(
    "[[1704067200,2,1,4,3]]", ["", "", "", "", ""], [["1704067200", "2", "1", "4", "3"]]),
  JSONSample("[[1,2,4,1,3]]", ["", "", "", "", ""], [["1", "2", "4", "1", "3"]]),
  JSONSample(
    "[[1704067200,2,2,2,2]]", ["", "", "", "", ""], [["1704067200", "2", "2", "2", "2"]]),
]

private let inner: [JSONSample] = [
  JSONSample("{\"n\":2,\"data\":[{\"a\":1},{\"a\":2}]}", ["a"], [["1"], ["2"]], found: "data"),
  JSONSample(
    "{\"data\":{\"pair\":\"x\",\"ohlc\":[{\"t\":\"1\"},{\"t\":\"2\"}]}}", ["t"], [["1"], ["2"]],
    found: "data.ohlc"),
  JSONSample(
    "{\"a\":{\"b\":[[1,2],[3,4]],\"n\":1}}", ["", ""], [["1", "2"], ["3", "4"]], field: "a",
    found: "a.b"),
  JSONSample("{\"a\":{\"b\":[1]}}", [""], [["1"]], field: "a.b"),
  JSONSample("[[[1,2],[3,4]],[[5,6]]]", ["", ""], [["5", "6"]], field: "1"),
  JSONSample("{\"a.b\":{\"c.d\":[1]}}", [""], [["1"]], field: "a.b.c.d"),
  JSONSample(
    "{\"columns\":[\"d\",\"p\"],\"data\":[[1,2],[3,4]]}", ["d", "p"], [["1", "2"], ["3", "4"]],
    found: "data"),
  JSONSample(
    "{\"columns\":[\"p\",\"q\"],\"index\":[\"k\",\"l\"],\"data\":[[1,2],[3,4]]}", ["", "p", "q"],
    [["k", "1", "2"], ["l", "3", "4"]], found: "data"),
  JSONSample(
    "{\"Info\":{\"a\":\"b\"},\"Days\":{\"2020-01-01\":{\"1. open\":\"5\"},"
      + "\"2020-01-02\":{\"1. open\":\"6\"},\"2020-01-03\":{\"1. open\":\"7\"}}}",
    ["", "1. open"], [["2020-01-01", "5"], ["2020-01-02", "6"], ["2020-01-03", "7"]],
    found: "Days"),
  JSONSample(
    "{\"base\":\"EUR\",\"rates\":{\"USD\":1.1,\"CHF\":0.9,\"SEK\":11}}", ["", ""],
    [["USD", "1.1"], ["CHF", "0.9"], ["SEK", "11"]], found: "rates"),
  JSONSample(
    "{\"meta\":{\"page\":1,\"pages\":2,\"total\":3},\"links\":[{\"href\":\"x\"},{\"href\":\"y\"}],"
      + "\"rows\":[{\"a\":1},{\"a\":2}]}", ["a"], [["1"], ["2"]], found: "rows"),
  JSONSample(
    "{\"labels\":[\"a\",\"b\"],\"sets\":[{\"w\":1,\"data\":[1,2,3,4,5]}]}", ["data"],
    [["1"], ["2"], ["3"], ["4"], ["5"]], found: "sets.0"),
  JSONSample(
    "{\"data\":[[1,2],[3,4],[5,6],[7,8],[9,9]],\"range\":[0,9]}", ["", ""],
    [["1", "2"], ["3", "4"], ["5", "6"], ["7", "8"], ["9", "9"]], found: "data"),
  JSONSample(
    "{\"values\":[1,2,3,4,5],\"meta\":{\"range\":[0,9]}}", [""],
    [["1"], ["2"], ["3"], ["4"], ["5"]], found: "values"),
  JSONSample("{\"a\":[[1,2]]}", ["", ""], [["1", "2"]], found: "a"),
  JSONSample("{\"result\":[{\"a\":1,\"b\":\"x\"}]}", ["a", "b"], [["1", "x"]], found: "result"),
]

private let values: [JSONSample] = [
  JSONSample(
    "[1704067200000, 1704067200000000, 1e20, 0, -0, -0.5, 1e-7, 0.1, 12345678901234567]", [""],
    [
      ["1704067200000"], ["1704067200000000"], ["1e+20"], ["0"], ["-0.0"], ["-0.5"], ["1e-07"],
      ["0.1"], ["12345678901234568"],
    ]),
  JSONSample("[\" a b \", \"\", \"  \", \"\\u00e4\\n\"]", [""], [["a b"], [""], [""], ["ä"]]),
  JSONSample(
    "[{\"a\":{\"b\":{\"c\":1}},\"a.b\":2}]", ["a.b.c", "a.b"], [["1", "2"]]),
  JSONSample(
    "[{\"a\":{}},{\"a\":null},{\"a\":{\"b\":1}}]", ["a", "a.b"], [["", ""], ["", ""], ["", "1"]]),
]

@Suite struct JSONCellsTests {
  @Test(arguments: shapes + prices + inner + values)
  func makesATable(_ sample: JSONSample) throws {
    let cells = try JSONCells.document(
      Array(sample.text.utf8)[...], file: "d.json", field: sample.field)
    #expect(cells.headings == sample.headings)
    #expect(cells.hasHeadings == sample.headings.contains { !$0.isEmpty })
    #expect(cells.texts == sample.rows)
    #expect(cells.field == sample.found)
  }

  static let lines: [(String, [String], [[String]], [Int])] = [
    ("{\"a\":1}\n{\"a\":2}", ["a"], [["1"], ["2"]], [1, 2]),
    ("\n{\"a\":1}\r\n \n\n{\"b\":{\"c\":2}}\n", ["a", "b.c"], [["1", ""], ["", "2"]], [2, 5]),
    ("[1,2]\n[3,4]\n\n[5,6]\n", ["", ""], [["1", "2"], ["3", "4"], ["5", "6"]], [1, 2, 4]),
    ("[\"x\",\"y\"]\n[3,4]\n", ["x", "y"], [["3", "4"]], [2]),
    ("null\n5\n", [""], [[""], ["5"]], [1, 2]),
  ]

  @Test(arguments: lines)
  func makesATableOfLines(
    _ text: String, _ headings: [String], _ rows: [[String]], _ numbers: [Int]
  ) throws {
    let cells = try linesTable(text)
    #expect(cells.headings == headings)
    #expect(cells.texts == rows)
    #expect((0..<rows.count).map { cells.lines[$0] } == numbers)
  }

  @Test func followsAPathInEveryLine() throws {
    let text = "{\"a\":{\"b\":1}}\n{\"a\":{\"b\":2}}\n"
    let cells = try linesTable(text, field: "a")
    #expect(cells.headings == ["b"])
    #expect(cells.texts == [["1"], ["2"]])
  }

  @Test func marksListsWhereValuesAreExpected() throws {
    let text = "[{\"a\":1,\"b\":2},{\"a\":[1,5],\"b\":3},{\"a\":[2,6],\"b\":4}]"
    let cells = try JSONCells.document(Array(text.utf8)[...], file: "d.json")
    #expect(cells.nested == [0: 1])
    #expect(cells.texts == [["1", "2"], ["", "3"], ["", "4"]])
  }

  @Test func namesAreJoinedEightRecordsDeep() throws {
    let text =
      "[" + String(repeating: "{\"a\":", count: 9) + "1" + String(repeating: "}", count: 9) + "]"
    let cells = try JSONCells.document(Array(text.utf8)[...], file: "d.json")
    #expect(cells.headings == ["a.a.a.a.a.a.a.a"])
    #expect(cells.nested == [0: 0])
  }

  @Test func spareBytesFollowTheLast() throws {
    let block = try JSONCells.document(Array("[12]".utf8)[...], file: "d.json").block
    #expect(block.bytes.suffix(16).allSatisfy { $0 == 0 })
    #expect(block.bytes.count == 18)
  }
}
