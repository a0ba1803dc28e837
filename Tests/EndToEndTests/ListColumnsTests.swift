// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `--list-columns` shows how a file is understood, for people and for programs.
@Suite struct ListColumnsTests {
  static let table = """
    Rainfall at the station
    Source: the station

    Day;Rain;Note;
    03.01.2020;1,5;ok;
    04.01.2020;2,5;;
    15.01.2020;2,25;ok;

    """

  static func stage() throws -> Program {
    let folder = try TemporaryFolder()
    try folder.put(Array(table.utf8), "rain.csv")
    return Program(folder: folder.path).keeping(folder)
  }

  @Test(arguments: [
    ["play"], ["export"], ["describe"], ["compare"], ["export", "-o", "a.wav"], ["value"],
  ])
  func printsJSON(_ command: [String]) throws {
    let outcome = try Self.stage().run(command + ["rain.csv", "--list-columns", "--json"])
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.lines.count == 1)
    let json = try OrderedJSON(outcome.text)
    #expect(
      json.keys == [
        "version", "source", "format", "delimiter", "header", "preamble", "firstRow", "columns",
        "choices", "notes",
      ])
    #expect(json["source"]?.string == "rain.csv")
    #expect(json["delimiter"]?.string == ";")
    #expect(json["firstRow"]?.number == 5)
    #expect(json["preamble"]?.elements.first?.string == "Rainfall at the station")
    let columns = json["columns"]?.elements ?? []
    #expect(columns.first?.keys == ["number", "heading", "content", "role", "first"])
    #expect(columns.map { $0["content"]?.string } == ["dates", "numbers", "text", "empty"])
    #expect(columns.map { $0["role"]?.string } == ["x", "y", nil, nil])
    #expect(columns.map { $0["heading"]?.string } == ["Day", "Rain", "Note", "Column 4"])
    #expect(columns[1]["first"]?.elements.map(\.string) == ["1,5", "2,5", "2,25"])
  }

  private static let evidence =
    "x: \"Day\" 16: +12 a chart runs along its dates, +4 it stands first.\n"
    + "x: rows -6: -6 dates stand in another column.\ny: \"Rain\" 0.\n"

  @Test func saysTheReasonsInSentences() throws {
    let outcome = try Self.stage().run(["describe", "rain.csv", "--list-columns", "-v"])
    #expect(
      outcome.lines == [
        "#1 Day, dates, taken along x: 03.01.2020, 04.01.2020, 15.01.2020.",
        "#2 Rain, numbers, taken as values: 1,5, 2,5, 2,25.", "#3 Note, text: ok, , ok.",
        "#4 Column 4, empty: , , .",
      ])
    #expect(
      outcome.message == "rain.csv: read as CSV with semicolons between cells, the first data on"
        + " line 5.\nrain.csv: skipped 2 lines above the headings.\n"
        + "rain.csv: left out the column 'Note'.\n" + Self.evidence)
    let told = try Self.stage().run(["describe", "rain.csv", "-v"])
    #expect(
      told.message == "rain: read as CSV with semicolons between cells and decimal commas, column"
        + " 'Day' along x, column 'Rain' as values, 3 rows.\n"
        + "rain: rows: 7 in all, 3 of data, 1 of headings, 2 above the headings, 1 blank.\n"
        + Self.evidence
        + "rain: skipped 2 lines above the headings.\n"
        + "rain: left out the column 'Note'.\n")
  }

  @Test func severalSourcesAreALineEach() throws {
    let outcome = try Self.stage().run(
      [
        "describe", "rain.csv", "\(Program.packageFolder)/Samples/nile.csv", "--list-columns",
        "--json",
      ])
    #expect(outcome.lines.count == 2)
    for line in outcome.lines { #expect(try OrderedJSON(line)["header"] == .bool(true)) }
  }

  @Test func jsonIsForColumnsOnly() throws {
    for (command, part) in [
      (["play", "rain.csv"], "describe --json"),
      (["export", "rain.csv", "-o", "a.wav"], "-o FILE.json"),
    ] {
      let outcome = try Self.stage().run(command + ["--json"])
      #expect(outcome.status == 2)
      #expect(outcome.message.contains(part))
    }
  }

  @Test func factsNameTheColumns() throws {
    let outcome = try Self.stage().run(["describe", "rain.csv", "--json", "-q"])
    let facts = try OrderedJSON(outcome.text)
    #expect(facts.keys.last == "columns")
    #expect(facts["columns"]?["x"]?.elements.map(\.string) == ["Day"])
    #expect(facts["columns"]?["y"]?.elements.map(\.string) == ["Rain"])
    #expect(facts["columns"]?["by"] == .null)
    #expect(facts["columns"]?["rows"]?.number == 3)
    #expect(facts["columns"]?["skipped"]?.number == 2)
    let rows = try #require(facts["rows"])
    let counts = rows.keys.map { "\($0) \(Int(rows[$0]?.number ?? -1))" }
    #expect(
      counts.joined(separator: ", ")
        == "records 7, headings 1, preamble 2, comments 0, blank 1, notes 0, skipped 0, data 3")
    let several = try Program().run(["describe", "AAPL", "MSFT", "--json"])
    #expect(try OrderedJSON(several.text)["columns"] == .null)
    #expect(try OrderedJSON(several.text)["rows"] == .null)
  }
}
