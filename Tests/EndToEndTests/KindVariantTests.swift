// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Kinds that are others with a difference, asked for of tables: obeyed or refused, never dropped.
@Suite struct KindVariantTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ table: String, _ options: [String]) throws -> Program.Outcome {
    try table.write(toFile: folder.file("shop.csv"), atomically: true, encoding: .utf8)
    return try Program(folder: folder.path).run(["describe", "shop.csv", "-q"] + options)
  }

  /// What is said: the lines of standard output, or the status and the message.
  private func said(_ table: String, _ options: String...) throws -> [String] {
    let outcome = try run(table, options)
    return outcome.status == 0
      ? outcome.lines : ["\(outcome.status) \(outcome.message.dropLast())"]
  }

  private static let wide = "shop,tea,milk\nHill,4,1\nLake,3,3\nMill,2,7\n"
  private static let long =
    "shop,drink,sold\nHill,tea,4\nHill,milk,1\nLake,tea,3\nMill,tea,1\nMill,tea,1\nMill,milk,7\n"
  private static let dated =
    "year,drink,sold\n2001,tea,4\n2001,milk,1\n2002,tea,3\n2002,milk,3\n2003,tea,2\n2003,milk,7\n"

  @Test func stacksTellTheirSumsAndTheirShares() throws {
    #expect(
      try said(Self.wide, "--as", "stacked") == [
        "shop, total: Mill is highest with 9, 50 percent more than Lake.",
        "Next come Lake with 6 and Hill with 5.",
        "tea: Hill is highest with 4, 33 percent more than Lake.",
        "Next come Lake with 3 and Mill with 2.",
        "milk: Mill is highest with 7, 133 percent more than Lake.",
        "Next come Lake with 3 and Hill with 1.",
      ])
    #expect(
      try said(Self.wide, "--as", "stacked", "--lang", "de")[0].hasPrefix("shop, Summe: Mill"))
    let shares = try said(Self.wide, "--stack", "percent")
    #expect(shares[0].hasPrefix("shop, tea in percent: Hill is highest with 80"), "\(shares)")
    // Lake has no milk, and Mill two rows of tea.
    #expect(
      try said(Self.long, "--as", "stacked", "--by", "drink").prefix(2) == [
        "shop, total, sold: Mill is highest with 9, 80 percent more than Hill.",
        "Next come Hill with 5 and Lake with 3.",
      ])
    #expect(
      try said(Self.long, "--as", "stacked")[0]
        == "3 audiograph: --as stacked needs several series, and the table has one. Name columns with"
        + " --y, or with --by the column that parts the rows into series.")
    let sums = Self.wide.replacingOccurrences(of: "milk\n", with: "milk,total\n")
      .replacingOccurrences(of: "1\n", with: "1,5\n").replacingOccurrences(of: "3\n", with: "3,6\n")
      .replacingOccurrences(of: "7\n", with: "7,9\n")
    #expect(try said(sums, "--as", "stacked")[0].contains("Mill is highest with 9, 50 percent"))
    #expect(
      try said(Self.dated, "--as", "stacked")[0]
        == "shop, total, sold, 5 in 2001, 6 in 2002 and 9 in 2003: up 80 percent.")
  }

  @Test func groupsOfBarsShareOneAxis() throws {
    let far = "shop,tea,milk\nHill,4,1000\nLake,3,3000\nMill,2,7000\n"
    #expect(try said(far, "--as", "bars", "--explain").last?.contains("share one axis") == false)
    #expect(
      try said(far, "--as", "grouped", "--explain").last?.contains("tea and milk share one axis")
        == true)
    let units = "shop,tea (kg),price (EUR)\nHill,4,1\nLake,3,3\n"
    for kind in ["grouped", "stacked"] {
      #expect(
        try said(units, "--as", kind)[0]
          == "3 audiograph: 'tea' and 'price' have different units, so --as \(kind) cannot put them on"
          + " one axis. Choose columns of one unit with --y, or use --as bars.")
    }
    // Series by their names are no names along x.
    for kind in ["bars", "grouped"] {
      #expect(
        try said(Self.dated, "--as", kind, "--by", "drink")[0]
          == "shop, tea, sold, 4 in 2001, 3 in 2002 and 2 in 2003: down 50 percent.")
    }
  }

  @Test func linesMayBeStepsOrRanks() throws {
    let rates = "month,rate,count\n2020-01,1.5,10\n2020-02,1.25,2000\n2020-03,2,500\n"
    let steps = try run(rates, ["--as", "step", "--y", "rate", "--explain"])
    #expect(steps.lines.first?.hasPrefix("shop, rate, 1.5 in January 2020") == true)
    #expect(steps.text.contains("as separate notes"))
    let both = try run(rates, ["--as", "step", "--y", "rate", "--y", "count", "--explain"])
    #expect(!both.text.contains("share one axis"), "\(both.text)")
    let ranks = "season,Reds,Blues\n2001,3,1\n2002,2,1\n2003,1,2\n"
    let told = try said(ranks, "--as", "rank")
    #expect(told[0].contains("from third to first"), "\(told)")
    #expect(
      try said(Self.wide.replacingOccurrences(of: "7", with: "1.5"), "--as", "rank")
        == [
          "3 audiograph: 'milk' is 1.5, and ranks are whole numbers from 1 on. --as line tells the"
            + " values."
        ])
  }

  @Test func errorsAreBoundsAtNames() throws {
    let table = "shop,sold,lower,upper\nHill,4,3,5\nLake,3,2.5,3.5\nMill,9,8,10\n"
    #expect(
      try said(table, "--as", "error")[0]
        == "sold with the bounds lower and upper, 3 points: highest 9 for Mill, lowest 3 for Lake.")
    #expect(
      try said("shop,sold,dev\nHill,4,1\nLake,3,1\nMill,9,2\n", "--as", "error", "--error", "dev")[
        0
      ]
      .hasPrefix("sold plus or minus dev, 3 points"))
  }

  @Test(arguments: [
    (
      ["--as", "grouped", "--stack", "percent"],
      "2 audiograph: --stack has no effect without --as stacked"
    ),
    (
      ["--as", "error", "--bins", "5"], "2 audiograph: --bins has no effect without --as histogram"
    ),
    (["--as", "error", "--smooth", "mean:3"], "2 audiograph: --as error and --smooth cannot"),
    (["--as", "violin"], "2 audiograph: Invalid value 'violin' for --as"),
    (["--as", "violin"], "error or rank. Did you mean box?"),
    (["--as", "pie"], "error or rank. Did you mean share?"),
    (["--as", "candle"], "error or rank. Did you mean candles?"),
  ])
  func whatMeansNothingIsRefused(_ options: [String], _ message: String) throws {
    let line = try run(Self.wide, options)
    #expect("\(line.status) \(line.message)".contains(message), "\(line.message)")
  }

  /// Prices and figures are no columns.
  @Test func pricesAreNoSteps() throws {
    let outcome = try Program(folder: folder.path).run(["describe", "AAPL", "--as", "step", "-q"])
    #expect(
      "\(outcome.status) \(outcome.message)".hasPrefix(
        "2 audiograph: --as step and AAPL cannot be used together."), "\(outcome.message)")
  }

  /// A chart that states its kind is told as another one that its members make.
  @Test func statedChartsObey() throws {
    let chart = #"""
      {"audiograph": 1, "kind": "bars", "y": {"name": "sold"}, "series": [
      {"name": "tea", "x": ["Hill", "Lake"], "y": [4, 3]}, {"name": "milk", "x": ["Lake"], "y": [5]}]}
      """#
    #expect(
      try said(chart, "--as", "stacked")[0]
        == "shop, total, sold: Lake is highest with 8, 100 percent more than Hill.")
    let stated = chart.replacingOccurrences(of: "bars", with: "stacked")
    #expect(try said(stated, "--stack", "percent")[0].contains("tea, sold in percent"))
    #expect(try said(stated, "--as", "bars")[0].hasPrefix("shop, tea, sold: Hill is highest"))
  }

  @Test func aFittedLineIsAskedFor() throws {
    let pairs = "a,b\n" + (1...12).map { "\($0),\(3 * $0 + $0 % 2)\n" }.joined()
    let told = try said(pairs, "--fit")
    #expect(told[1].hasPrefix("The fitted line runs from"), "\(told)")
    #expect(
      try said(pairs, "--fit", "--lang", "fr")[1].hasPrefix("La droite ajustée va de"), "\(told)")
    #expect(try run(pairs, ["--fit", "--json"]).text.contains(#""fit":{"curve":false"#))
    #expect(
      try said(pairs, "--as", "box", "--fit")[0].hasPrefix(
        "2 audiograph: --fit has no effect without --as scatter"))
  }

  /// A setting asks for one as well, where nothing that was typed contradicts it.
  @Test func settingsAskForThem() throws {
    let home = try OptionSettingTests.Home()
    try home.folder.put(Array("month,rate\n2020-01,1\n2020-02,3\n".utf8), "r.csv")
    #expect(try home.run("config set as step").status == 0)
    let told = try home.run("describe r.csv --explain")
    #expect(told.text.contains("as separate notes"), "\(told.text) \(told.message)")
  }
}
