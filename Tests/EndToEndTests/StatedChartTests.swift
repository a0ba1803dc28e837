// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Charts in JSON that say what they are: believed, or refused by name.
@Suite struct StatedChartTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: [String], input: String = "") throws -> Program.Outcome {
    try Program(folder: folder.path).run(arguments, input: input)
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
    let facts = try JSONSchema(
      String(contentsOfFile: "\(folder)/facts.schema.json", encoding: .utf8))
    let blocks = page.components(separatedBy: "```json\n").dropFirst()
    #expect(blocks.count >= 5)
    for block in blocks {
      let parts = block.components(separatedBy: "\n```")
      let text = parts[2].components(separatedBy: "text\n").last
      let example = parts[0]
      #expect(schema.faults(in: try OrderedJSON(example)) == [], "\(example)")
      try example.write(
        toFile: self.folder.file("c.json"), atomically: true, encoding: .utf8)
      let outcome = try run(["describe", "c.json"])
      #expect(outcome.lines.first == text, "\(example)")
      #expect(outcome.message.isEmpty)
      let json = try run(["describe", "c.json", "--json"]).text
      #expect(facts.faults(in: try OrderedJSON(json)) == [], "\(example)")
      let endings = ["svg", "html", "mid", "vtt", "brf", "csv", "txt", "json", "wav"]
      let written = try run(
        ["export", "c.json"] + endings.flatMap { ["-o", "\(self.folder.file("out")).\($0)"] })
      #expect(written.status == 0, "\(example) \(written.message)")
      let walk = try run(["explore", "c.json", "-q"], input: "next\nl\n")
      #expect(walk.status == 0 && walk.lines.count >= 2, "\(example)")
    }
  }

  /// Of counts and of quartiles nothing is told that only the values could tell.
  @Test func distributionsAreToldAsFarAsTheyAreKnown() throws {
    let bins =
      #""kind": "histogram", "x": {"name": "age"}, "series": [{"#
      + #""edges": [0, 10, 20, 40], "counts": [3, 7, 0]}]"#
    #expect(
      try said(bins, "--level", "long") == [
        "age, 10 values from 0 to 20.", "The fullest bin is 10 to 20 with 7, which is 70 percent.",
        "Histogram.",
      ])
    #expect(
      try said(bins, "--as", "histogram", "--bins", "5")[0].hasPrefix("2 audiograph: --bins and"))
    let fractions = bins.replacingOccurrences(of: "[3, 7, 0]", with: "[0.3, 0.7, 0]")
    #expect(try said(fractions)[0].contains("'series[1].counts' has to be a list of counts"))
    let falling = bins.replacingOccurrences(of: "[0, 10, 20, 40]", with: "[0, 10, 10, 40]")
    #expect(try said(falling)[0].contains("the edges in 'series[1].edges' do not ascend"))
    let boxes = #"""
      "kind": "box", "y": {"name": "mass"}, "series": [{"x": ["A", "B"], "low": [1, 4],
      "q1": [2, 5], "median": [3, 6], "q3": [4, 7], "high": [5, 8], "outliers": [[9, 0], []]}]
      """#
    #expect(
      try said(boxes, "--level", "long") == [
        "mass, 2 groups: medians 6 in B and 3 in A.",
        "The middle halves of B and A do not overlap.",
        "There are 2 outliers in A, the farthest 9.",
        "The values run from 0 in A to 9 in A.", "Box plot.",
      ])
    let one = #"""
      "kind": "box", "title": "Mass",
      "series": [{"low": 1, "q1": 2, "median": 3, "q3": 4, "high": 5}]
      """#
    #expect(try said(one)[0] == "Mass, one group: median 3, half of them between 2 and 4.")
  }

  @Test func kindsAreOthersWithADifference() throws {
    let names = #""x": ["Hill", "Lake", "Mill", "Ford"]"#
    let error = #"""
      "kind": "error", "y": {"name": "sold"}, "series": [{\#(names), "y": [4, 3, 2, 9],
      "lower": [3, 2.5, 1, 8], "upper": [5, 3.5, 3, 10]}]
      """#
    #expect(
      try said(error) == [
        "sold with its bounds, 4 points: highest 9 for Ford, lowest 2 for Mill.",
        "The interval is widest for Hill, 3 to 5, and narrowest for Lake, 2.5 to 3.5.",
        "Only the interval of Ford overlaps no other.", "Band, 4 points.",
      ])
    let step = #""kind": "step", "y": {"name": "v"}, "series": [{"y": [1, 3, 2]}]"#
    #expect(try said(step, "--explain").last?.contains("as separate notes") == true)
    let long = (0..<40).map { "\($0)" }.joined(separator: ", ")
    #expect(
      try said(#""kind": "step", "series": [{"y": [\#(long)]}]"#, "--explain").last?.contains(
        "as separate notes") == true)
    let parts = #"""
      "kind": "stacked", "y": {"name": "sold"}, "series": [{"name": "tea", \#(names), "y": [4, 3, 2, 1]},
      {"name": "milk", \#(names), "y": [1, 3, 8, null]}]
      """#
    #expect(try said(parts)[0].hasPrefix("c, total, sold: Mill is highest with 10"))
    #expect(try said(parts, "--lang", "de")[0].hasPrefix("c, Summe, sold"))
    let shares = try said(#"\#(parts), "stack": "percent""#)
    #expect(shares[0].hasPrefix("c, tea, sold in percent") && shares[0].contains("Ford is highest"))
    let ranks = #""kind": "rank", "y": {"name": "place"}, "series": [{"y": [3, 2, 2, 1]}]"#
    #expect(try said(ranks)[0].contains("from third to first"))
    let grouped = #"""
      "kind": "grouped", "y": {"name": "sold"}, "series": [{"name": "2023", \#(names), "y": [4, 3, 2, 6]},
      {"name": "2024", \#(names), "y": [6, 4, 3, 5]}]
      """#
    #expect(
      try said(grouped)[0] == "c, 2023, sold: Ford is highest with 6, 50 percent more than Hill.")
    #expect(try said(grouped, "--explain").last?.contains("2023 and 2024 share one axis") == true)
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
        == "c: ignored 'colour', 'series.z', 'y.scale', which have no effect on this chart.\n")
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
    #expect(try said(prices) == (try said(prices, "--as", "line")))
    #expect(try said(prices)[0].contains("closing price, 2.00 on 1 January 2020"))
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
    (#""series": []"#, "The chart 'c.json' does not say what kind it is."),
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
    (#""charts": []"#, "The list of charts in 'c.json' is empty."),
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
