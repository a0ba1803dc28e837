// SPDX-License-Identifier: MIT

import JSON
import Testing

@testable import ChartInput

/// JSON with a fault in it is JSON; what another program prints between brackets is not.
@Suite struct JSONBeginningTests {
  static let cases: [(JSONBeginning, [String])] = [
    (
      .json,
      [
        "[]", "{}", "[1]", "[1, 2", "[1,2,3] x", #"{"a": 1, "b": [1,2,}"#, #"["a" "b"]"#,
        "[nan, 1]", "[None, 1]", "[1]\n[2]\n", "[[1, 2]]", "[1., 2.]", "[", "[\n  {\n", "[true]",
        " [-1.5e3, 2]",
      ]
    ),
    (
      .printout,
      [
        "[1] 315.42 316.31", "[1] 315.42\n", "[ 1.2  3.4]", "[[ 1.2  3.4]\n [ 5.6  7.8]]",
        "[1. 2. 3.]", "[nan 1.2]", "{'a': 1}", "[('a', 1)]", "['a', 'b']", "[1 2 3; 4 5 6]",
        "{1: 2}", #"[1] "a" "b""#, "[1] NA 3",
      ]
    ),
    (
      .text,
      [
        "[section]\na = 1\n", "[2024-01-01 10:00:00] x=1", "[10:00:00] x=1", "[1]\nabc\n",
        #"[INFO] "a", 1"#, "[1] Source: the office",
      ]
    ),
  ]

  @Test(arguments: cases.indices) func isTold(_ index: Int) {
    let (kind, texts) = Self.cases[index]
    for text in texts { #expect(JSONBeginning(Array(text.utf8)[...]) == kind, "\(text)") }
  }

  @Test func printoutsAreRefusedAsWhatTheyAre() throws {
    let text = "[1] 315.42 316.31 316.50\n[4] 317.56 318.13 318.00\n"
    let source = DataSource.bytes(Array(text.utf8), name: "a.txt")
    #expect(try TableReader().read(source).columns[0].values.count == 6)
    let words = DataSource.bytes(Array("[1] \"a\" \"b\"\n[3] \"c\"\n".utf8), name: "a.txt")
    #expect(throws: ReadError.otherContent(file: "a.txt", .printout)) {
      try TableReader().read(words)
    }
    // Whoever says how it is written is believed.
    var options = ReadOptions()
    options.delimiter = " "
    #expect(throws: Never.self) { try TableReader(options: options).read(source) }
    let json = DataSource.bytes(Array(text.utf8), name: "a.json")
    #expect(throws: ReadError.badJSON(file: "a.json", line: 1, column: 10, .textAfterEnd)) {
      try TableReader().read(json)
    }
  }
}
