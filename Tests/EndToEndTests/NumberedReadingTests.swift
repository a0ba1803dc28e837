// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `--list-readings`, `--reading N` and the key E: a table that is read another way than it is meant.
@Suite struct NumberedReadingTests {
  private static let table = """
    country,year,life
    Chad,2000,47.5
    Chad,2010,50
    Peru,2000,70
    Peru,2010,73

    """

  private static func stage() throws -> Program {
    let folder = try TemporaryFolder()
    try folder.put(Array(table.utf8), "life.csv")
    return Program(folder: folder.path).keeping(folder)
  }

  private static let lines = [
    "1. life by year, one line for each country.", "2. life by year.",
  ]

  @Test(arguments: [["describe"], ["play"], ["export"], ["explore"], ["value"], ["compare"]])
  func areListed(_ command: [String]) throws {
    let outcome = try Self.stage().run(command + ["life.csv", "--list-readings"])
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.lines.starts(with: Self.lines), "\(outcome.text)")
    #expect(outcome.message.isEmpty)
  }

  @Test func areToldAmongGuesses() throws {
    let program = try Self.stage()
    let told = try program.run(["describe", "life.csv", "-v"]).message.split(separator: "\n")
    #expect(told.contains { $0.hasSuffix(Self.lines[0]) }, "\(told)")
    #expect(told.contains { $0.hasSuffix(Self.lines[1]) }, "\(told)")
    let taken = try program.run(["describe", "life.csv", "-v", "--reading", "2"])
    #expect(!taken.message.contains(Self.lines[0]), "\(taken.message)")
  }

  @Test func areListedForPrograms() throws {
    let outcome = try Self.stage().run(["describe", "life.csv", "--list-readings", "--json"])
    let json = try OrderedJSON(outcome.text)
    #expect(json.keys == ["version", "source", "readings"])
    let first = try #require(json["readings"]?.elements.first)
    #expect(first.keys == ["number", "text", "x", "y", "by", "kind", "options"])
    #expect(first["text"]?.string == Self.lines[0])
    #expect(
      first["options"]?.elements.compactMap(\.string) == ["--x=year", "--y=life", "--by=country"])
  }

  @Test(arguments: [
    (
      "en", "life.csv: reading 2 of ",
      "life by year; --x year --y life --by none asks for the same."
    ),
    (
      "de", "life.csv: Lesart 2 von ", "life nach year; dasselbe wählt --x year --y life --by none."
    ),
    (
      "fr", "life.csv\u{A0}: lecture 2 sur ",
      "life selon year\u{A0}; --x year --y life --by none demande la même chose."
    ),
    (
      "pl", "life.csv: odczyt 2 z ",
      "life według kolumny year; to samo wybiera --x year --y life --by none."
    ),
  ])
  func areTakenByNumber(_ language: String, _ beginning: String, _ end: String) throws {
    let program = try Self.stage()
    let outcome = try program.run(
      ["describe", "life.csv", "--reading", "2", "--lang", language])
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.message.contains(end), "\(outcome.message)")
    let same = try program.run(
      ["describe", "life.csv", "--x", "year", "--y", "life", "--by", "none", "--lang", language])
    #expect(outcome.text == same.text)
  }

  @Test func comeFromStandardInputToo() throws {
    let program = try Self.stage()
    let file = try program.run(["describe", "life.csv", "--reading", "2", "-q"])
    let piped = try program.run(["describe", "-", "--reading", "2", "-q"], input: Self.table)
    let named = try program.run(
      ["describe", "/dev/stdin", "--reading", "2", "-q"], input: Self.table)
    #expect(piped.status == 0, "\(piped.message)")
    #expect(named.status == 0, "\(named.message)")
    #expect(piped.lines.dropFirst() == file.lines.dropFirst())
    #expect(named.lines.dropFirst() == file.lines.dropFirst())
  }

  @Test func haveNumbersUpToTheirCount() throws {
    let outcome = try Self.stage().run(["describe", "life.csv", "--reading", "9"])
    #expect(outcome.status == 2)
    #expect(outcome.message.contains("readings and no number 9. Give a number from 1 to "))
    let prices = try Self.stage().run(["describe", "AAPL", "--reading", "2"])
    #expect(prices.status == 2)
    #expect(
      prices.message.contains("has one reading and no number 2. Leave it out."), "\(prices.message)"
    )
  }

  @Test func theKeyTakesTheNext() throws {
    let program = try Self.stage()
    let outcome = try program.run(
      ["explore", "life.csv", "--device", "null", "-q"], input: "E\nreading\n")
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.lines.contains(Self.lines[1]))
    let alone = try program.run(["explore", "nile", "--device", "null", "-q"], input: "E\n")
    #expect(alone.lines.last == "there is no other reading")
  }
}
