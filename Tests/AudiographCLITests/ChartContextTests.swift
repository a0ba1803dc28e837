// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

@testable import AudiographCLI

/// What is known about a chart besides its points, as it comes from files.
@Suite struct ChartContextTests {
  static func loaded(_ texts: [String], _ files: [String: String]) throws -> LoadedChart {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.put(Array(text.utf8), name) }
    let texts = texts.map { files[$0] == nil ? $0 : folder.file($0) }
    let arguments = try ArgumentParser.read(texts, for: Commands.spec(.describe))
    let settings = Settings(arguments) { $0 == "AUDIOGRAPH_OFFLINE" ? "true" : nil }
    return try LoadedChart(
      Source.all(of: arguments), DataOptions(arguments), Market(arguments, settings))
  }

  static let prices = """
    Date,Open,High,Low,Close,Volume
    2020-01-01,10,10,10,10,100
    2020-01-02,10,10,10,10,100
    2020-01-03,10,10,10,10,100
    2020-01-06,5,5,5,5,200
    2020-01-07,5,5,5,5,200
    2020-01-07,6,6,6,6,200
    ,,,,,
    2020-01-08,6,6,6,6,200

    """

  @Test func aPriceFileTellsEverything() throws {
    let context = try Self.loaded(["p.csv"], ["p.csv": Self.prices]).context
    #expect(context.symbol == nil)
    #expect(context.origin == .file("p.csv"))
    #expect(context.asOf?.description == "2020-01-08")
    #expect(context.measures == [.price(.close)])
    #expect(context.length == nil)
    #expect(Set(context.omissions) == [.repeatedDates(count: 1), .emptyRows(count: 1)])
    #expect(context.splits.map(\.ratio) == [2])
    #expect(context.splits.first?.date.description == "2020-01-06")
  }

  @Test func aRangeKeepsOnlyTheSplitsInIt() throws {
    let context = try Self.loaded(["p.csv", "--range", "1D"], ["p.csv": Self.prices]).context
    #expect(context.splits.isEmpty)
    #expect(context.length == .days(1))
    let earlier = try Self.loaded(["p.csv", "--to", "2020-01-06"], ["p.csv": Self.prices]).context
    #expect(earlier.splits.count == 1)
    #expect(earlier.asOf?.description == "2020-01-08")
  }

  /// The whole is read, and what is said of the part that is compared is about that part.
  @Test func percentChangeKeepsOnlyTheSplitsInIt() throws {
    let file = try TemporaryFolder()
    try file.put(Array(Self.prices.utf8), "p.csv")
    func rebased(_ range: String) throws -> LoadedChart {
      let arguments = try ArgumentParser.read(
        [file.file("p.csv"), "--rebase", "--range", range], for: Commands.spec(.describe))
      let settings = Settings(arguments) { $0 == "AUDIOGRAPH_OFFLINE" ? "true" : nil }
      let choices = try DataOptions(arguments).reading(allPrices: false, cutsLater: true)
      let read = try LoadedChart(
        Source.all(of: arguments), choices, Market(arguments, settings))
      #expect(read.chart.series[0].count == 6)
      #expect(read.context.splits.count == 1)
      return try read.rebased(choices)
    }
    for (range, count, splits) in [("2D", 2, 0), ("3D", 3, 1), ("MAX", 6, 1)] {
      let loaded = try rebased(range)
      #expect(loaded.chart.series[0].count == count)
      #expect(loaded.context.splits.count == splits)
      #expect(loaded.context.length != nil)
    }
  }

  @Test func figuresOfTheShownPartAreCountedAsDerived() throws {
    let x = XAxis.dates(
      XAxis.Dates(instants: [0, 1, 2].map { CalendarDate(day: $0).instant }, precision: .day))
    let series = try Series(name: "Revenue", x: x, values: [1, .nan, 3])
    func note(_ days: Set<Int>) -> LoadNote? {
      DerivedFigures(name: "A", days: days).note(of: series)
    }
    #expect(note([]) == nil)
    #expect(note([7]) == nil)
    #expect(note([2, 7]) == .derived(count: 1, of: 2, name: "A"))
  }

  @Test func columnsAreNamedWhereTheSeriesIsNot() throws {
    let table = "Month,Sales\u{1B},Cost\n2020-01,1,2\n2020-02,3,4\n"
    let one = try Self.loaded(["t.csv", "--y", "#2"], ["t.csv": table])
    #expect(one.context.measures == [.named("Sales\u{1B}")])
    #expect(one.context.asOf?.description == "2020-02")
    let both = try Self.loaded(["t.csv", "--y", "#2", "--y", "#3"], ["t.csv": table])
    #expect(both.context.measures == [nil, nil])
    #expect(both.context.leadsWithTitle)
  }

  @Test func severalFilesHaveNoCommonOrigin() throws {
    let files = ["a.csv": "x,y\n1,2\n2,3\n", "b.csv": "x,y\n1,2\n2,3\n"]
    let context = try Self.loaded(["a.csv", "b.csv"], files).context
    #expect(context.origin == nil)
    #expect(context.asOf == nil)
    #expect(context.splits.isEmpty)
  }
}
