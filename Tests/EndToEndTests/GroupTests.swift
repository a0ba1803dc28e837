// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Tables with a series for each name in a column: what is said, heard and written of them.
@Suite struct GroupTests {
  static let life = """
    Country,Year,Life expectancy (years)
    Austria,1990,75.5
    Austria,1995,76.6
    Austria,2000,78.1
    Brazil,1990,65.3
    Brazil,1995,67.6
    Brazil,2000,70.1
    Chad,1990,47
    Chad,2000,47.6
    Chad,2005,48.1

    """

  /// A folder with the table, and one of 13 countries.
  static func stage() throws -> (Program, TemporaryFolder) {
    let folder = try TemporaryFolder()
    try folder.put(Array(life.utf8), "life.csv")
    let rows = (1...13).flatMap { land in
      (2000...2003).map { "Land \(land),\($0),\(Double(land * 7 % 13) + Double($0 % 3) / 4)\n" }
    }
    try folder.put(Array(("Country,Year,Rate\n" + rows.joined()).utf8), "many.csv")
    return (Program(folder: folder.path).keeping(folder), folder)
  }

  @Test func saysOnceWhatTheyHaveInCommon() throws {
    let (program, _) = try Self.stage()
    let outcome = try program.run(["describe", "life.csv"])
    #expect(outcome.message == "")
    #expect(
      outcome.lines.first
        == "life, Austria, Life expectancy in years, 75.5 in 1990, 76.6 in 1995 and 78.1 in 2000: up 3.4 percent."
    )
    #expect(outcome.text.ranges(of: "Life expectancy").count == 1)
    // They end in different years, so that their ends are not compared.
    #expect(outcome.lines.last?.hasPrefix("Chad in years, 47 in 1990") == true)
  }

  @Test func namesTheOneThatIsChosen() throws {
    let (program, _) = try Self.stage()
    let outcome = try program.run(["describe", "life.csv", "--only", "ch", "-v"])
    #expect(
      outcome.lines.first
        == "life, Chad, Life expectancy in years, 47 in 1990, 47.6 in 2000 and 48.1 in 2005: up 2.3 percent."
    )
    #expect(outcome.message.contains("a series for each 'Country'"))
    let alt = try program.run(["describe", "life.csv", "--only", "ch", "--level", "alt"])
    #expect(alt.text.hasPrefix("life, Chad"))
  }

  @Test func answersForEach() throws {
    let (program, _) = try Self.stage()
    let outcome = try program.run(["value", "life.csv", "1995"])
    #expect(
      outcome.lines == [
        "Austria: 76.6 in 1995.", "Brazil: 67.6 in 1995.",
        "Chad: 47 in 1990, the last before 1995.",
      ])
    #expect(try program.run(["value", "life.csv", "last", "--only", "B", "-q"]).lines == ["70.1"])
  }

  @Test func cutsAndRebasesEach() throws {
    let (program, _) = try Self.stage()
    let cut = try OrderedJSON(
      program.run(["describe", "life.csv", "--from", "1995", "--json"]).text)
    #expect(cut["series"]?.elements.map { $0["points"]?.number } == [2, 2, 2])
    let rebased = try OrderedJSON(
      program.run(["describe", "life.csv", "--rebase", "--json", "-q"]).text)
    #expect(rebased["rebasedFrom"]?.string == "1990")
    let names = rebased["series"]?.elements.map { $0["name"]?.string }
    #expect(names == ["Austria", "Brazil", "Chad"])
    let compared = try program.run(["compare", "life.csv", "many.csv", "--only", "Chad", "--json"])
    #expect(compared.status == 2)
    #expect(compared.message.contains("'Chad' does not match exactly one series of 'many.csv'"))
  }

  @Test func dataAreTheSameSeriesAgain() throws {
    let (program, _) = try Self.stage()
    #expect(try program.run(["export", "life.csv", "-o", "again.csv"]).status == 0)
    let facts = try ["life.csv", "again.csv"].map { file in
      try OrderedJSON(program.run(["describe", file, "--json", "-q"]).text)
    }
    #expect(facts[0]["series"] == facts[1]["series"])
    #expect(facts[1]["columns"]?["by"]?.elements.map(\.string) == ["Series"])
    #expect(facts[1]["columns"]?["y"]?.elements.map(\.string) == ["Life expectancy"])
  }

  @Test func moreThanTwelveAreToldButNotHeard() throws {
    let (program, folder) = try Self.stage()
    let told = try program.run(
      ["export", "many.csv", "-q", "-o", "a.txt", "-o", "a.json", "-o", "a.csv"])
    #expect(told.status == 0, "\(told.message)")
    let facts = try OrderedJSON(String(decoding: folder.bytes("a.json") ?? [], as: UTF8.self))
    #expect(facts["series"]?.elements.count == 13)
    #expect(try program.run(["describe", "many.csv"]).status == 0)
    #expect(try program.run(["value", "many.csv", "last"]).lines.count == 13)
    for arguments in [
      ["play", "many.csv"], ["export", "many.csv", "-o", "a.wav"],
      ["export", "many.csv", "-o", "b.txt", "-o", "a.wav"],
      ["export", "many.csv", "-o", "b.txt", "--manifest", "m.json"],
      ["describe", "many.csv", "--explain"],
    ] {
      let refused = try program.run(arguments)
      #expect(refused.status == 3)
      #expect(refused.text.isEmpty)
      #expect(
        refused.message
          == "audiograph: The table has 13 series, but at most 12 can be heard in turn."
          + " Choose some with --only, such as --only 'Land 1' --only 'Land 2'.\n")
    }
    for name in ["a.wav", "b.txt", "m.json"] { #expect(folder.bytes(name) == nil) }
    let chosen = try program.run(
      ["export", "many.csv", "-o", "a.wav", "--only", "Land 1", "--only", "Land 2"])
    #expect(chosen.status == 0, "\(chosen.message)")
  }

  @Test func aBatchTellsThemWithoutSeconds() throws {
    let (program, folder) = try Self.stage()
    try folder.put(Array("source,output\nmany.csv,a.txt\nmany.csv,a.wav\n".utf8), "all.csv")
    let outcome = try program.run(["batch", "all.csv", "--jobs", "1", "-q"])
    #expect(outcome.status == 3)
    let results = try outcome.lines.map { try OrderedJSON($0) }
    #expect(results.map { $0["status"]?.string } == ["done", "failed"])
    #expect(results.first?["seconds"] == .null)
  }

  @Test func yearsAsHeadingsAreOneSeriesARow() throws {
    let (program, folder) = try Self.stage()
    let wide = "Country,Code,2000,2001,2002\nAustria,AUT,5.5,6,7\nChad,TCD,1.5,2,1\n"
    try folder.put(Array(wide.utf8), "wide.csv")
    let outcome = try program.run(["describe", "wide.csv", "--only", "Chad", "-v"])
    #expect(
      outcome.lines.first == "wide, Chad, 1.5 in 2000, 2 in 2001 and 1 in 2002: down 33 percent.")
    #expect(
      outcome.message == "wide: read as CSV with commas between cells, the headings '2000', '2001',"
        + " '2002' along x, each row a series that 'Country' names, 2 rows.\n"
        + "wide: rows: 3 in all, 1 of data, 1 of headings, 1 left out.\n"
        + "wide: left out the column 'Code'.\n")
    let columns = try program.run(["describe", "wide.csv", "--list-columns"])
    #expect(
      columns.lines == [
        "#1 Country, text, taken as names of series: Austria, Chad.",
        "#2 Code, text: AUT, TCD.", "#3 2000, numbers, taken along x: 5.5, 1.5.",
        "#4 2001, numbers, taken along x: 6, 2.", "#5 2002, numbers, taken along x: 7, 1.",
      ])
  }
}
