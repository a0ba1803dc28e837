// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// How charts, series, units and categories are called in words.
@Suite struct NameWordsTests {
  static func describe(_ arguments: [String], input: String = "") throws -> Program.Outcome {
    try Program().run(["describe"] + arguments, input: input)
  }

  static let units: [([String], String)] = [
    (["--unit", "percent"], "up 2 percentage points."),
    (["--unit", "%"], "up 2 percentage points."),
    (["--unit", "Percentage"], "up 2 percentage points."),
    (["--unit", " % "], "up 2 percentage points."),
    (["--unit", "pour cent"], "up 2 percentage points."),
    (["--unit", "procenty"], "up 2 percentage points."),
    (["--unit", "% of GDP"], "up 2 percentage points."),
    (["--unit", "percent", "--kind", "count"], "up 50 percent."),
    (["--unit", "metres"], "up 50 percent."),
  ]

  @Test(arguments: units)
  func percentagesMoveByPoints(_ options: [String], _ movement: String) throws {
    let outcome = try Self.describe(["-"] + options, input: "Year,Rate\n2001,4\n2002,6\n")
    let values = ", 4 in 2001 and 6 in 2002: "
    #expect(outcome.lines.first?.hasSuffix(values + movement) == true, "\(outcome.message)")
    let heading = try Self.describe(["-"], input: "Year,Rate (%)\n2001,4\n2002,6\n")
    #expect(heading.lines.first?.hasSuffix(values + "up 2 percentage points.") == true)
  }

  @Test func aUnitIsTakenAway() throws {
    let input = "Year,Length (m)\n2001,4\n2002,6\n"
    let told = try Self.describe(["-"], input: input)
    #expect(
      told.lines.first == "Standard input, Length in m, 4 in 2001 and 6 in 2002: up 50 percent.")
    let bare = try Self.describe(["-", "--unit", "none"], input: input)
    #expect(bare.lines.first == "Standard input, Length, 4 in 2001 and 6 in 2002: up 50 percent.")
  }

  @Test(arguments: ["", " ", "\u{200B}", "\u{1B}\u{07}", "\u{2060}\t"])
  func blankTextsAreRefused(_ text: String) throws {
    for option in ["--title", "--unit"] {
      let outcome = try Self.describe(["Samples/nile.csv", option, text])
      #expect(outcome.status == 2)
      #expect(outcome.output == [])
      #expect(
        outcome.message.hasPrefix("audiograph: The text for \(option) is blank."))
    }
  }

  @Test func blankCategoriesAreRows() throws {
    let outcome = try Self.describe(["-"], input: "Town,Rain\n\u{200B},9\nRome,5\n\u{2060} ,3\n")
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.text.contains("point 1") && outcome.text.contains("point 3"), "\(outcome.text)")
    #expect(!outcome.text.contains("point 2"))
  }

  @Test func longNamesAreCutAtAWord() throws {
    let long = "A heading that somebody wrote as if it were the whole story of the town"
    let cut = "A heading that somebody wrote as if it were the whole story…"
    let titled = try Self.describe(["Samples/nile.csv", "--title", long])
    #expect(titled.lines.first?.hasPrefix("\(cut), Annual flow in ") == true, "\(titled.text)")
    let input = "Town,\(long)\n\(long),9\nRome,5\n"
    let outcome = try Self.describe(["-"], input: input)
    #expect(outcome.text.contains("Standard input, \(cut): "), "\(outcome.text)")
    // Categories differ in their last words: they have twice as much room.
    #expect(
      outcome.lines.first?.contains(": \(long) is highest with 9") == true, "\(outcome.text)")
    let endless = try Self.describe(["-"], input: "Town,Rain\n\(long) \(long),9\nRome,5\n")
    #expect(
      !endless.text.contains("\(long) \(long)") && endless.text.contains("… is highest with 9"))
  }

  /// What the title says with its last words is not said twice.
  @Test(
    arguments: [
      ([], "put", "Standard input, put, 4 in 2001"),
      ([], "input", "Standard input, 4 in 2001"),
      (["--title", "Town"], "input", "Town, input, 4 in 2001"),
      (["--title", "My own"], "own", "My own, 4 in 2001"),
      (["--title", "Town"], "own", "Town, own, 4 in 2001"),
      (["--title", "Rainfall-2"], "2", "Rainfall-2, 4 in 2001"),
      (["--title", "Rain12"], "2", "Rain12, 2, 4 in 2001"),
    ])
  func whatATitleEndsWithIsSaidOnce(_ options: [String], _ name: String, _ words: String) throws {
    let outcome = try Self.describe(
      ["-", "--header", "1"] + options, input: "Year,\(name)\n2001,4\n2002,6\n")
    #expect(outcome.lines.first == words + " and 6 in 2002: up 50 percent.", "\(outcome.message)")
  }

  @Test func theTitleOfSeveralSeriesIsSaid() throws {
    let titled = try Self.describe(["AAPL", "MSFT", "--title", "Two shares"])
    #expect(titled.lines[1].hasPrefix("Two shares, Apple, closing price"))
    #expect(titled.lines[5].hasPrefix("Microsoft, closing price"))
    let columns = try Self.describe(["Samples/us-inflation.csv", "--y", "#2", "--y", "#3"])
    #expect(columns.lines[0].hasPrefix("us-inflation, Inflation in percent"))
    #expect(columns.lines.contains { $0.hasPrefix("Unemployment in percent: ") })
    let untitled = try Self.describe(["AAPL", "MSFT"])
    #expect(untitled.lines[1].hasPrefix("Apple, closing price"))
  }

  static let repeated: [[String]] = [["#2", "#2"], ["#2", "#3", "Inflation"], ["#3", "#3"]]

  @Test(arguments: repeated)
  func aColumnIsChosenOnce(_ columns: [String]) throws {
    let outcome = try Self.describe(
      ["Samples/us-inflation.csv"] + columns.flatMap { ["--y", $0] })
    #expect(outcome.status == 2)
    #expect(outcome.output == [])
    #expect(outcome.message.contains("is chosen twice. Give each --y a different column."))
  }

  @Test(arguments: [["--minimum", "0"], ["--zero"]])
  func anOptionThatPutsZeroOnALogarithmicAxisIsNamed(_ option: [String]) throws {
    let outcome = try Self.describe(
      ["Samples/nile.csv", "--scale", "log", "--explain"] + option)
    #expect(outcome.status == 2)
    #expect(outcome.message.contains("so \(option.joined(separator: " ")) cannot be used with it."))
  }
}
