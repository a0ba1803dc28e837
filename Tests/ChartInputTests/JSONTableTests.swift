// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

/// JSON in every shape that is a table, as series.
@Suite struct JSONTableTests {
  private static let days = ["2020-01-01", "2020-01-02", "2020-01-03"]

  private static let shapes: [(String, [String], [[Double?]])] = [
    ("[5,7,6]", ["1", "2", "3"], [[5, 7, 6]]),
    ("[[\"2020-01-01\",5],[\"2020-01-02\",7],[\"2020-01-03\",6]]", days, [[5, 7, 6]]),
    (
      "[{\"day\":\"2020-01-01\",\"w\":5},{\"day\":\"2020-01-02\"},{\"w\":6,\"day\":\"2020-01-03\"}]",
      days, [[5, nil, 6]]
    ),
    (
      "{\"day\":[\"2020-01-01\",\"2020-01-02\",\"2020-01-03\"],\"w\":[5,null,6]}", days,
      [[5, nil, 6]]
    ),
    ("{\"2020-01-01\":5,\"2020-01-02\":7,\"2020-01-03\":6}", days, [[5, 7, 6]]),
    (
      "{\"n\":3,\"data\":{\"rows\":[{\"day\":\"2020-01-01\",\"v\":{\"w\":5}},"
        + "{\"day\":\"2020-01-02\",\"v\":{\"w\":7}},{\"day\":\"2020-01-03\",\"v\":{\"w\":6}}]}}",
      days, [[5, 7, 6]]
    ),
    (
      "[[\"day\",\"low t\",\"high t\"],[\"2020-01-01\",5,7],[\"2020-01-02\",4,9],[\"2020-01-03\",3,8]]",
      days, [[5, 4, 3], [7, 9, 8]]
    ),
    (
      "[[1577836800000,5],[1577923200000,7],[1578009600000,6]]",
      days.map { "\($0)T00:00:00Z" }, [[5, 7, 6]]
    ),
    (
      "[{\"id\":1,\"w\":5.5},{\"id\":2,\"w\":7},{\"id\":3,\"w\":6}]", ["1", "2", "3"],
      [[5.5, 7, 6]]
    ),
    ("[{\"n\":\"1,234.5\"},{\"n\":\"2\"}]", ["1", "2"], [[1234.5, 2]]),
    // Lists of one length in several places.
    (
      "{\"name\":\"n\",\"time\":{\"index\":[0,1,2,3,4],\"raw\":[\"2000\",\"2001\",\"2002\",\"2003\",\"2004\"]},"
        + "\"series\":[{\"label\":\"people\",\"raw\":[5,7,6,8,4]},"
        + "{\"label\":\"x\",\"raw\":[0.1,9,99,3,7]}]}",
      ["2000", "2001", "2002", "2003", "2004"], [[5, 7, 6, 8, 4], [0.1, 9, 99, 3, 7]]
    ),
  ]

  @Test(arguments: shapes) func series(text: String, x: [String], values: [[Double?]]) throws {
    for name in ["d.json", "d", "d.txt"] {
      let table = try read(text, name: name)
      #expect(table.x.texts == x)
      #expect(table.columns.map(\.values.bits) == values.map { $0.map { $0 ?? .nan }.bits })
      #expect(table.layout.delimiter == nil)
    }
  }

  @Test func pricesWithoutHeadings() throws {
    let rows = (0..<3).map {
      "[\(1_577_836_800_000 + $0 * 86_400_000),\($0 + 2),\($0 + 5),1,\($0 + 3),9]"
    }
    let table = try read("[\(rows.joined(separator: ","))]", name: "d.json")
    #expect(table.layout.isPriceFile)
    #expect(table.bars?.columns[.close] == [3, 4, 5])
  }

  @Test func groups() throws {
    let rows = ["Oslo", "Rome"].flatMap { city in
      Self.days.enumerated().map {
        "{\"city\":\"\(city)\",\"day\":\"\($0.element)\",\"w\":\($0.offset * 2 % 3)}"
      }
    }
    let text = "[\(rows.joined(separator: ","))]"
    let lines = rows.joined(separator: "\n")
    for table in [try read(text, name: "d.json"), try read(lines, name: "d.ndjson")] {
      #expect(table.columns.map(\.name) == ["Oslo", "Rome"])
      #expect(table.columns.allSatisfy { $0.values == [0, 2, 1] })
      #expect(table.layout.by.map(\.heading) == ["city"])
    }
  }

  /// Errors name records by their numbers.
  @Test func badCells() throws {
    let text = "[{\"w\":5},{\"w\":\"oops\"},{\"w\":6},{\"w\":7}]"
    let column = ColumnName(number: 1, heading: "w")
    #expect(
      try failure(Array(text.utf8), name: "d.json")
        == .notANumber(CellLocation(file: "d.json", row: 2, column: column), text: "oops"))
    let lines = "{\"w\":5}\n\n{\"w\":6}\n{\"w\":\"oops\"}\n{\"w\":7}\n"
    #expect(
      try failure(Array(lines.utf8), name: "d.ndjson")
        == .notANumber(CellLocation(file: "d.ndjson", row: 4, column: column), text: "oops"))
  }
}
