// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Options beside kinds of charts: obeyed or refused, never dropped.
@Suite struct KindOptionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ name: String, _ text: String) throws {
    try text.write(toFile: folder.file(name), atomically: true, encoding: .utf8)
  }

  private func run(_ arguments: [String]) throws -> Program.Outcome {
    try Program(folder: folder.path).run(arguments)
  }

  /// The first line that is said, or the status and the message.
  private func line(of options: [String]) throws -> String {
    let outcome = try run(["describe"] + options + ["--level", "short", "-q"])
    return outcome.status == 0
      ? outcome.lines[0] : "\(outcome.status) \(outcome.message.dropLast())"
  }

  private func line(_ options: String...) throws -> String { try line(of: options) }

  /// Thirty days in 2024 with two teams by turns, the second one ten times as high, in the order in
  /// which rows are written and from the last one back.
  private func writeTeams() throws {
    let rows = (1...30).map { day in
      "2024-01-\(day < 10 ? "0" : "")\(day),\(["a", "b"][day % 2]),\(day * (day % 2 == 0 ? 1 : 10))"
    }
    let heading = "day,team,score"
    try write("t.csv", ([heading] + rows).joined(separator: "\n") + "\n")
    try write("back.csv", ([heading] + rows.reversed()).joined(separator: "\n") + "\n")
    // The same rows without the others, which is what a range leaves.
    try write("late.csv", ([heading] + rows[19...]).joined(separator: "\n") + "\n")
  }

  @Test(arguments: ["t.csv", "back.csv"])
  func aRangeKeepsGroupsAndNumbersTogether(_ file: String) throws {
    try writeTeams()
    for options in [["--by", "team"], []] {
      let box = ["--as", "box", "--y", "score"] + options
      for range in [["--from", "2024-01-20"], ["--range", "11D"]] {
        let cut = try run(["describe", file, "-q"] + box + range)
        let whole = try run(["describe", "late.csv", "-q"] + box)
        #expect(cut.status == 0, "\(cut.message)")
        #expect(cut.lines == whole.lines, "\(file) \(options) \(range)")
      }
      let early = try run(["describe", file, "--json", "-q", "--to", "2024-01-10"] + box)
      #expect(
        early.text.contains(#""name":"a","points":5,"missing":0,"minimum":2"#), "\(early.text)")
      #expect(early.text.contains(#""name":"b","points":5,"missing":0,"minimum":10"#))
    }
    let walk = try run(
      ["explore", file, "--as", "box", "--y", "score", "--from", "2024-01-20", "-q"])
    #expect(walk.lines.first?.hasSuffix("11 points.") == true, "\(walk.text)")
    let none = try line(file, "--as", "box", "--by", "team", "--from", "2025-01-01")
    #expect(none.hasPrefix("3 audiograph: There is no value in the range: the data run from"))
  }

  @Test func intervalsDoNotMixGroups() throws {
    try writeTeams()
    for options in [["--by", "team"], []] {
      #expect(
        try line(of: ["t.csv", "--as", "box", "--interval", "week"] + options)
          == "2 audiograph: An interval would combine values of several groups. Leave out --interval,"
          + " or the groups with --by none.")
    }
    let one = try line("t.csv", "--as", "box", "--by", "none", "--interval", "week")
    #expect(one.hasPrefix("score, 5 values"), "\(one)")
  }

  // MARK: - Dates

  static let refusal =
    "3 audiograph: No column of 't.csv' has dates in the format '%d.%m.%Y'. Look at the columns"
    + " with --list-columns."

  @Test(
    arguments: [
      [], ["--x", "day"], ["--y", "score"], ["--as", "histogram"], ["--as", "density"],
      ["--as", "box"], ["--as", "bars", "--y", "score"], ["--x", "day", "--y", "score"],
    ])
  func aFormatInWhichNoDatesAreIsRefused(_ options: [String]) throws {
    try writeTeams()
    let format = ["--date-format", "%d.%m.%Y"]
    #expect(try line(of: ["t.csv"] + options + format) == Self.refusal, "\(options)")
  }

  @Test func aFormatIsForPricesAndWideTablesToo() throws {
    let prices = (1...9).map { "2024-01-0\($0),1\($0),2\($0),1\($0),1\($0),100" }
    try write(
      "t.csv", (["Date,Open,High,Low,Close,Volume"] + prices).joined(separator: "\n") + "\n")
    for options in [[], ["--as", "candles"], ["--as", "histogram"], ["--value", "high"]] {
      let format = ["--date-format", "%d.%m.%Y"]
      #expect(try line(of: ["t.csv"] + options + format) == Self.refusal, "\(options)")
      #expect(try run(["describe", "t.csv", "--date-format", "%Y-%m-%d"] + options).status == 0)
    }
    try write("t.csv", "country,2019,2020,2021,2022\nPeru,1,2,3,4\nChile,2,3,4,6\n")
    #expect(try line("t.csv", "--date-format", "%d.%m.%Y") == Self.refusal)
  }

  /// The format is for the columns that it fits, of which one stands along x.
  @Test func aFormatChoosesAmongColumnsOfDates() throws {
    let rows = (1...12).map { "2024-03-\($0 < 10 ? "0" : "")\($0),\($0).2.2023,\($0 * $0)" }
    try write("t.csv", (["seen,born,score"] + rows).joined(separator: "\n") + "\n")
    #expect(try line("t.csv").contains("March 2024"))
    #expect(try line("t.csv", "--date-format", "%d.%m.%Y").contains("February 2023"))
    #expect(try line("t.csv", "--date-format", "%Y-%m-%d").contains("March 2024"))
  }

  // MARK: - Kinds that have no use for an option

  private func writeShops() throws {
    let rows = (0..<6).map { "shop \($0),\($0),\(9 - $0)" }
    try write("t.csv", (["shop,north,south"] + rows).joined(separator: "\n") + "\n")
    try write("unit.csv", (["shop,north (t),south (t)"] + rows).joined(separator: "\n") + "\n")
    try write("units.csv", (["shop,north (t),south (m)"] + rows).joined(separator: "\n") + "\n")
  }

  @Test func gridsTellTheirUnit() throws {
    try writeShops()
    let told = "alues in kg, 6 rows by 2 columns: highest 9 at shop 0, south"
    #expect(try line("t.csv", "--as", "heatmap", "--unit", "kg").contains(told))
    #expect(try line("unit.csv", "--as", "heatmap").hasPrefix("Values in t, 6 rows"))
    #expect(try line("units.csv", "--as", "heatmap").hasPrefix("Values, 6 rows"))
    #expect(try line("unit.csv", "--as", "heatmap", "--unit", "none").hasPrefix("Values, 6 rows"))
  }

  static let unheeded: [(kind: String, option: String, value: String)] =
    ["scatter", "histogram", "density", "box", "band", "heatmap", "share"].map {
      ($0, "--kind", "percent")
    } + [("share", "--pan", "0.2")]

  @Test(arguments: unheeded)
  func optionsWithoutEffectAreRefused(_ kind: String, _ option: String, _ value: String) throws {
    try writeShops()
    #expect(
      try line("t.csv", "--as", kind, option, value)
        == "2 audiograph: --as \(kind) and \(option) cannot be used together. Leave one of them out."
    )
  }

  /// Where the data decide what the kind is, the numbers of a kind are told as a line or bars, and the
  /// remedy is a line.
  @Test func optionsWithoutEffectAreHeededWhereTheDataDecide() throws {
    try write("t.csv", "part,share (%)\nred,50\ngreen,30\nblue,20\n")
    #expect(try line("t.csv").contains("3 shares"))
    #expect(try line("t.csv", "--kind", "count").contains("red leads with 50"))
    let export = try run(["export", "t.csv", "-o", "a.wav", "--pan", "0.2", "-q"])
    #expect(export.status == 2)
    #expect(
      export.message
        == "audiograph: --pan has no effect without --as bars. Add --as bars, or leave it out.\n")
  }

  /// What is kept for every chart is no mistake where one has no use for it.
  @Test func aSettingMayHaveNoEffect() throws {
    try writeShops()
    let program = Program(
      folder: folder.path, environment: ["XDG_CONFIG_HOME": folder.file("config")])
    #expect(try program.run(["config", "set", "pan", "0.2", "-q"]).status == 0)
    let outcome = try program.run(
      ["export", "t.csv", "--as", "share", "--y", "south", "-o", "a.wav", "-q"])
    #expect(outcome.status == 0, "\(outcome.message)")
  }

  @Test func rowsOfAGridAlwaysHaveNames() throws {
    try writeShops()
    #expect(
      try line("t.csv", "--as", "heatmap", "--by", "none")
        == "2 audiograph: --as heatmap and --by none cannot be used together. Leave one of them out."
    )
  }

  // MARK: - Sources

  @Test func providersAreForSymbols() throws {
    try writeShops()
    #expect(
      try line("t.csv", "--provider", "stooq")
        == "2 audiograph: --provider and t.csv cannot be used together. Leave one of them out.")
    #expect(
      try line("nile", "--provider", "stooq").hasPrefix("2 audiograph: --provider and nile cannot"))
    #expect(try line("aapl", "--provider", "stooq").hasPrefix("Sample data"))
  }

  /// Whoever types an option with one value twice means the last one, as after an alias.
  @Test func theLastValueCounts() throws {
    try writeShops()
    #expect(
      try line("t.csv", "--title", "One", "--title=Two", "--y", "north")
        == line("t.csv", "--title", "Two", "--y", "north"))
  }
}
