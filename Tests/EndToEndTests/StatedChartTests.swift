// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Charts in JSON that say what they are: believed, or refused by name.
@Suite struct StatedChartTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: [String]) throws -> Program.Outcome {
    try Program(folder: folder.path).run(arguments)
  }

  /// Writes a chart, whose version is added.
  private func write(_ chart: String) throws {
    try #"{"audiograph": 1, \#(chart)}"#
      .write(toFile: folder.file("c.json"), atomically: true, encoding: .utf8)
  }

  /// What is said: the lines of standard output, or the status and the message.
  private func said(_ chart: String, _ options: String...) throws -> [String] {
    try write(chart)
    let outcome = try run(["describe", "c.json"] + options)
    return outcome.status == 0
      ? outcome.lines : ["\(outcome.status) \(outcome.message.dropLast())"]
  }

  private static let pairs = #""series": [{"x": [1, 2, 3, 4], "y": [2, 4, 5, 9]}]"#

  @Test func everyExampleIsToldAsItsPageSays() throws {
    let folder = "\(Program.packageFolder)/Documentation"
    let page = try String(contentsOfFile: "\(folder)/stated.md", encoding: .utf8)
    let schema = try JSONSchema(
      String(contentsOfFile: "\(folder)/stated.schema.json", encoding: .utf8))
    let blocks = page.components(separatedBy: "```json\n").dropFirst()
    #expect(blocks.count >= 5)
    for block in blocks {
      let parts = block.components(separatedBy: "\n```")
      let text = parts[1].components(separatedBy: "```text\n").last
      let example = parts[0]
      #expect(schema.faults(in: try OrderedJSON(example)) == [], "\(example)")
      try example.write(
        toFile: self.folder.file("c.json"), atomically: true, encoding: .utf8)
      let outcome = try run(["describe", "c.json"])
      #expect(outcome.lines.first == text, "\(example)")
      #expect(outcome.message.isEmpty)
    }
  }

  /// A scatter plot is no line because its x ascends, and bars of months are no course.
  @Test func whatIsStatedIsNotGuessed() throws {
    #expect(
      try said(#""kind": "scatter", "x": {"name": "a"}, "y": {"name": "b"}, \#(Self.pairs)"#)[0]
        == "b against a, 4 points: a very strong relationship, the higher a, the higher b,"
        + " correlation 0.96.")
    let months = #""series": [{"x": ["Jan", "Feb", "Mar"], "y": [3, 1, 2]}]"#
    #expect(
      try said(#""kind": "bars", "y": {"name": "sold"}, \#(months)"#)[0].contains(
        "Jan is highest with 3"))
    #expect(
      try said(#""kind": "line", "y": {"name": "sold"}, \#(months)"#)[0].contains("3 in January"))
    let texts = #""series": [{"x": ["2020", "2021"], "y": [3, 1]}]"#
    #expect(
      try said(#""kind": "bars", "x": {"type": "names"}, "y": {"name": "v"}, \#(texts)"#)[0]
        == "c, v: 2020 is highest with 3, 3 times as much as 2021.")
  }

  @Test func axesAreHeardAsTheyAreStated() throws {
    let log = #""kind": "line", "y": {"name": "v", "scale": "log"}, \#(Self.pairs)"#
    #expect(try said(log, "--explain").last?.contains("logarithmic") == true)
    #expect(try said(log, "--explain", "--scale", "linear").last?.contains("linear") == true)
    let reversed = #""kind": "scatter", "y": {"reversed": true}, \#(Self.pairs)"#
    #expect(try said(reversed, "--explain").last?.contains("from 1760 to 220 hertz") == true)
    #expect(
      try said(reversed, "--explain", "--no-invert").last?.contains("from 220 to 1760") == true)
    let second = #"""
      "kind": "line", "y": {"unit": "m"}, "y2": {"unit": "m"},
      "series": [{"name": "a", "y": [1, 2]}, {"name": "b", "axis": "y2", "y": [100, 200]}]
      """#
    #expect(try said(second, "--explain").last?.contains("each series has its own axis") == true)
  }

  @Test func whatMeansNothingIsNamed() throws {
    try write(
      #""kind": "line", "colour": "red", "y": {"scale": "log"}, "series": [{"y": [0, 1], "z": [1]}]"#
    )
    #expect(
      try run(["describe", "c.json"]).message
        == "c: ignored 'colour', 'series.z', 'y.scale', which mean nothing to this chart.\n")
  }

  @Test func kindsThatThereAreNotLeadToTheNearest() throws {
    let parts = #""title": "Seats", "series": [{"x": ["red", "green"], "y": [3, 7]}]"#
    #expect(
      try said(#""kind": "treemap", \#(parts)"#) == [
        "3 audiograph: The chart 'c.json' is of the kind 'treemap', which cannot be told as such."
          + " --as share tells the largest parts."
      ])
    #expect(
      try said(#""kind": "treemap", \#(parts)"#, "--as", "share")[0]
        == "Seats, 2 shares: green 70 percent and red 30 percent.")
    #expect(
      try said(#""kind": "blob", \#(parts)"#)[0].hasPrefix(
        "3 audiograph: The chart 'c.json' is of an unknown kind, 'blob'. Give one of these"))
    #expect(
      try said(#""kind": "share", \#(parts)"#, "--as", "bars")[0].contains("green is highest"))
  }

  @Test func pricesAreToldAsBarsOrAsALine() throws {
    let prices = #"""
      "kind": "candles", "series": [{"x": ["2020-01-01", "2020-01-02"], "open": [1, 2],
      "high": [3, 4], "low": [1, 1], "close": [2, 3]}]
      """#
    #expect(try said(prices)[0].hasSuffix("--as candles tells its bars, and --as line its values."))
    #expect(try said(prices, "--as", "candles")[1].hasPrefix("2 bars rose"))
    #expect(try said(prices, "--as", "line")[0].contains("2.00 on 1 January 2020"))
  }

  @Test func optionsAreObeyedOrRefused() throws {
    let scatter = #""kind": "scatter", \#(Self.pairs)"#
    #expect(try said(scatter, "--x", "none")[0].hasPrefix("2 audiograph: --x is about the columns"))
    #expect(try said(scatter, "--ticks")[0].hasPrefix("2 audiograph: --ticks does not take"))
    #expect(try said(scatter, "--as", "line")[0].contains("2 at 1"))
    #expect(try said(scatter, "--as", "heatmap")[0].hasPrefix("3 audiograph: The chart 'c.json'"))
    #expect(try said(scatter, "--title", "Mine", "--level", "alt")[0].hasPrefix("Mine: "))
    let outcome = try run(["value", "c.json", "2"])
    #expect(outcome.status == 2 && outcome.message.contains("value does not take --as scatter"))
    let bars = #""kind": "histogram", "series": [{"values": [1, 2, 2, 3, 5]}]"#
    #expect(
      try said(bars, "--scale", "log")
        == [
          "2 audiograph: --as histogram and --scale log cannot be used together. Leave one of them out."
        ])
  }

  @Test func oneOfSeveralChartsIsChosen() throws {
    let charts = #"""
      "charts": [{"kind": "line", "title": "Depth", "series": [{"y": [1, 2]}]},
      {"kind": "share", "title": "Seats", "series": [{"x": ["a", "b"], "y": [1, 3]}]}]
      """#
    try write(charts)
    let first = try run(["describe", "c.json"])
    #expect(first.lines[0].hasPrefix("Depth, 1 at point 1"))
    #expect(
      first.message == "c: read chart 1 of 2; --chart chooses another: 1 'Depth', 2 'Seats'.\n")
    for chosen in ["2", "Seats", "seat"] {
      #expect(try said(charts, "--chart", chosen)[0].hasPrefix("Seats, 2 shares"))
    }
    #expect(
      try said(charts, "--chart", "3") == [
        "2 audiograph: The source 'c.json' has no chart '3'. Give --chart a number from 1 to 2,"
          + " or a title: 'Depth', 'Seats'."
      ])
    try "1\n2\n".write(toFile: folder.file("t.csv"), atomically: true, encoding: .utf8)
    #expect(try run(["describe", "t.csv", "--chart", "1"]).status == 2)
  }

  @Test(arguments: [
    (
      #""kind": "line", "series": [{"x": [1], "y": [1, 2]}]"#,
      "In the chart 'c.json', the length of 'series[1].x' is 1, but that of 'series[1].y' is 2."
    ),
    (#""series": []"#, "The chart 'c.json' does not say of which kind it is."),
    (
      #""kind": "line", "series": [{"y": ["a"]}]"#,
      "In the chart 'c.json', 'series[1].y' has to be a list of numbers."
    ),
    (
      #""kind": "line", "x": {"type": "date"}, "series": [{"x": ["may", "2020"], "y": [1, 2]}]"#,
      "In the chart 'c.json', 'series[1].x' has to be a list of dates, and holds 'may'."
    ),
    (
      #""kind": "histogram", "series": [{"values": [1]}, {"values": [2]}]"#,
      "--as histogram tells one series, and the chart 'c.json' has 2."
    ),
    (#""charts": []"#, "The source 'c.json' states an empty list of charts."),
  ])
  func faultsAreNamed(_ chart: String, _ sentence: String) throws {
    #expect(try said(chart)[0].hasPrefix("3 audiograph: \(sentence) "))
  }

  @Test func otherVersionsAreRefused() throws {
    try #"{"audiograph": 2, "kind": "line"}"#
      .write(toFile: folder.file("c.json"), atomically: true, encoding: .utf8)
    let outcome = try run(["describe", "c.json"])
    #expect(outcome.status == 3 && outcome.message.contains("version '2'"))
  }
}
