// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// Box plots: facts computed by hand, what is heard when, and what is said.
@Suite struct BoxPlotTests {
  private func teams(_ c: [Double] = []) throws -> BoxPlot {
    let values = [1, 2, 3, 4, 5, 10, 11, 12, 13, 30] + c
    let teams =
      Array(repeating: "a", count: 5) + Array(repeating: "b", count: 5) + c.map { _ in "c" }
    return try BoxPlot(values: values, named: "time", groups: teams, groupedBy: "team")
  }

  private func facts(_ plot: BoxPlot) -> String {
    var json = JSONWriter()
    json.object { plot.write(to: &$0) }
    return json.text
  }

  private func words(_ plot: BoxPlot, _ level: Level = .standard) -> [String] {
    FormChart(plot, title: "Race").description(level: level)
  }

  /// A group of a few values among large ones is said to be one.
  @Test func fewValuesAreSaid() throws {
    func told(_ few: Int) throws -> Bool {
      let counts = [("a", 24), ("b", 24), ("few", few)]
      let plot = try BoxPlot(
        values: counts.flatMap { name, count in (0..<count).map { Double($0 % 7) } },
        named: "time", groups: counts.flatMap { Array(repeating: $0.0, count: $0.1) },
        groupedBy: "team")
      return words(plot).contains { $0.hasPrefix("few has only \(few) values") }
    }
    #expect(try told(6) && !told(8) && !told(24))
  }

  @Test func factsOfOneBox() throws {
    let plot = try BoxPlot(values: [5, 3, .nan, 1, 2, 4], named: "time")
    #expect(
      facts(plot) == #"{"groups":[{"name":"all","points":5,"missing":1,"minimum":1,"lowWhisker":1,"#
        + #""q1":2,"median":3,"q3":4,"highWhisker":5,"maximum":5,"mean":3,"outliers":[]}],"#
        + #""along":null,"gap":null}"#)
    #expect(
      words(plot) == [
        "time, 5 values: median 3, half of them between 2 and 4.", "They run from 1 to 5.",
        "Box plot.",
      ])
  }

  @Test func whiskersAreNeverInsideTheBox() throws {
    let summary = try #require(BoxSummary([-1000, 5, 5, 5, 5.5]))
    #expect(summary.five.map(\.value) == [5, 5, 5, 5, 5])
    #expect(summary.outliers == [-1000, 5.5])
    let far = try #require(BoxSummary([10, 11, 12, 13, 30]))
    #expect(far.five.map(\.value) == [10, 11, 12, 13, 13] && far.outliers == [30])
  }

  @Test func farthestOutliersAreThoseFromTheMedian() throws {
    let low = (0..<4).map { Double(-100 - $0) }
    let high = (0..<4).map { Double(200 + $0) }
    let summary = try #require(BoxSummary(low.reversed() + (0..<40).map(Double.init) + high))
    #expect(summary.farthestOutliers(5).map { summary.outliers[$0] } == [-103] + high)
  }

  @Test func boxesThenOutliersThenPoints() throws {
    let tones = try teams([7]).tones(stretchedBy: 1)
    #expect(tones.tones.map(\.kind) == [.box, .box, .outlier, .point])
    let starts = [0, 1.14, 2.04, 2.4]
    #expect(zip(tones.tones, starts).allSatisfy { abs($0.start - $1) < 1e-9 })
    #expect(abs(tones.seconds - 2.56) < 1e-9)
    #expect(tones.tones.map(\.value) == [3, 12, 30, 7])
    #expect(tones.tones.map { $0.layers[0].pan } == [-1, 0, 0, 1].map { .ofWidth($0) })
    #expect(tones.tones[2].layers[0].voice == 1)
    let path = tones.tones[0].layers[0].path
    #expect(path.map(\.value) == [1, 2, 3, 4, 5] && path.map(\.level) == [-6, 0, 0, 0, -6])
    #expect(zip(path, [0, 0.16, 0.32, 0.56, 0.72]).allSatisfy { abs($0.offset - $1) < 1e-9 })
  }

  @Test func ofManyGroupsOnlyMediansAreHeard() throws {
    let names = (0..<65).map { "g\($0 % 13)" }
    let plot = try BoxPlot(values: (0..<65).map(Double.init), named: "time", groups: names)
    let tones = plot.tones(stretchedBy: 1)
    #expect(tones.tones.count == 13 && tones.seconds == 3.25)
    #expect(tones.tones.allSatisfy { $0.layers[0].path.count == 1 && $0.length == 0.2125 })
    #expect(words(plot).contains("Only the medians are heard, of all 13 groups."))
  }

  @Test func groupsInSentences() throws {
    #expect(
      words(try teams()) == [
        "time by team, 10 values in 2 groups: medians 12 in b and 3 in a.",
        "The middle halves of b and a do not overlap.", "There is one outlier, 30 in b.",
        "Box plot.",
      ])
    #expect(
      words(try teams(), .alt) == [
        "Race: time by team, 10 values in 2 groups; highest median b 12, lowest a 3."
      ])
    #expect(words(try teams([7])).contains("c has only one value."))
  }

  /// Numbers that are names are told with what they number.
  @Test func namesThatAreNumbersAreQualified() throws {
    let plot = try BoxPlot(
      values: [21, 22, 23, 24, 25, 11, 12, 13, 14, 15], named: "mpg",
      groups: [String](repeating: "4", count: 5) + [String](repeating: "8", count: 5),
      groupedBy: "cyl")
    #expect(
      words(plot) == [
        "mpg by cyl, 10 values in 2 groups: medians 23 in cyl 4 and 13 in cyl 8.",
        "The middle halves of cyl 4 and cyl 8 do not overlap.", "Box plot.",
      ])
  }

  @Test func aGroupWithoutValuesHasNoSummary() throws {
    let plot = try teams([.nan])
    #expect(
      facts(plot).hasSuffix(#"{"name":"c","points":0,"missing":1}],"along":null,"gap":null}"#))
    #expect(plot.places().columns.count == 2 && plot.tones(stretchedBy: 1).tones.count == 3)
    #expect(words(plot).contains("c has no value."))
  }

  @Test func equalValuesAreTold() throws {
    let names = (0..<20).map { $0 < 10 ? "red" : "blue" }
    let plot = try BoxPlot(
      values: Array(repeating: 4, count: 20), named: "time", groups: names, groupedBy: "team")
    #expect(
      words(plot) == [
        "time by team, 20 values in 2 groups: all are 4.", "The groups are red and blue.",
        "Box plot.",
      ])
  }

  @Test func closeMediansReadDifferently() throws {
    let values = Array(repeating: 3700.2, count: 5) + Array(repeating: 3700.4, count: 5)
    let names = (0..<10).map { $0 < 5 ? "a" : "b" }
    let plot = try BoxPlot(values: values, named: "income", groups: names)
    #expect(words(plot)[0] == "income, 10 values in 2 groups: medians 3700.4 in b and 3700.2 in a.")
  }

  @Test func sortedByMedian() throws {
    let names = ["b", "b", "a", "a", "a"]
    let plot = try BoxPlot(
      values: [8, 9, 1, 2, 3], named: "time", groups: names, sortedByMedian: true)
    #expect(plot.groups.map(\.name) == ["a", "b"])
  }

  @Test func tooFewValuesAndTooManyGroups() throws {
    #expect(throws: FormError.tooFew(.box, found: 4, needed: 5)) {
      try BoxPlot(values: [1, 2, 3, 4, .nan, .infinity], named: "time")
    }
    let many = (0..<101).map { "g\($0)" }
    #expect(throws: FormError.tooManyGroups(found: 101, allowed: 100)) {
      try BoxPlot(values: many.map { _ in 1 }, named: "time", groups: many)
    }
  }

  @Test func hugeValuesHaveQuartiles() throws {
    let summary = try #require(BoxSummary([-1.7e308, -1e308, 0, 1e308, 1.7e308]))
    #expect(summary.five.map(\.value) == [-1.7e308, -1e308, 0, 1e308, 1.7e308])
    #expect(summary.outliers.isEmpty && abs(summary.mean) < 1e293)
  }

  @Test(arguments: Language.allCases) func linesOfAWalkAreShort(_ language: Language) throws {
    let name = "Département de la Seine-Saint-Denis et environs"
    let names = (0..<12).map { $0 < 6 ? name : "שלום עולם ארוך מאוד מאוד מאוד מאוד" }
    let plot = try BoxPlot(
      values: [-1e-5, 1.2e-5, 3e20, 4, 5, 6, 7, 8, 9.123456, 1e300, 11, 12], named: "time",
      groups: names)
    let lines = plot.places().columns.joined().map {
      language.wording(.display).line($0)
    }
    #expect(lines.allSatisfy { $0.count <= 39 && !$0.isEmpty })
  }

  @Test func aWalkGoesThroughBoxesAndOutliers() throws {
    let places = try teams([7]).places()
    #expect(places.row == 2 && places.columns.map(\.count) == [5, 6, 1])
    #expect(places.columns.joined().compactMap(\.landmark) == [.lowest, .highest, .other, .other])
    #expect(places.columns[1].map(\.tone) == [1, 1, 1, 1, 1, 2])
    let line = Language.english.wording(.display).line(places.columns[1][2])
    #expect(line == "12 median, b, 2 of 3, highest")
  }
}
