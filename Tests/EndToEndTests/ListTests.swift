// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Watchlists, kept in a folder of the test's own.
@Suite struct ListTests {
  final class Home {
    let folder: TemporaryFolder
    let program: Program

    init(_ text: String? = nil) throws {
      folder = try TemporaryFolder()
      program = Program(environment: ["XDG_DATA_HOME": folder.path])
      guard let text else { return }
      _ = try #require(Tool("mkdir")).run(["\(folder.path)/audiograph"])
      try folder.put(Array(text.utf8), "audiograph/lists.json")
    }

    var text: String? {
      folder.bytes("audiograph/lists.json").map { String(decoding: $0, as: UTF8.self) }
    }

    func run(_ line: String) throws -> Program.Outcome {
      try program.run(line.split(separator: " ").map(String.init))
    }
  }

  /// What is typed one after the other, with what is printed.
  static let story: [(String, Int32, String, String)] = [
    ("list", 0, "", "There are no watchlists. Make one with audiograph list add NAME SYMBOL.\n"),
    ("list -q", 0, "", ""), ("list --json", 0, "", ""),
    ("list add tech aapl MSFT", 0, "tech: AAPL, MSFT.\n", ""),
    ("list add Tech IBM AAPL", 0, "tech: AAPL, MSFT, IBM.\n", "AAPL was in the list already.\n"),
    (
      "list add tech IBM AAPL", 0, "tech: AAPL, MSFT, IBM.\n",
      "IBM and AAPL were in the list already.\n"
    ),
    ("list add old X -q", 0, "", ""), ("list", 0, "tech: AAPL, MSFT, IBM.\nold: X.\n", ""),
    ("list -q", 0, "tech\nold\n", ""),
    ("list TECH", 0, "AAPL, Apple Inc.\nMSFT, Microsoft.\nIBM, IBM.\n", ""),
    ("list @old", 0, "X.\n", ""), ("list tech -q", 0, "AAPL\nMSFT\nIBM\n", ""),
    (
      "list tech --json", 0,
      "{\"version\":1,\"name\":\"tech\",\"symbols\":[\"AAPL\",\"MSFT\",\"IBM\"]}\n", ""
    ),
    ("list move tech ibm 1", 0, "tech: IBM, AAPL, MSFT.\n", ""),
    ("list remove tech AAPL ibm", 0, "tech: MSFT.\n", ""),
    ("list rename tech Techno", 0, "Techno: MSFT.\n", ""),
    ("list remove old X", 0, "old: no symbols.\n", ""),
    ("list old", 0, "", "The list 'old' is empty.\n"),
    (
      "list --json", 0,
      "{\"version\":1,\"name\":\"Techno\",\"symbols\":[\"MSFT\"]}\n{\"version\":1,\"name\":\"old\",\"symbols\":[]}\n",
      ""
    ),
    (
      "describe @old", 3, "",
      "audiograph: The list 'old' is empty. Fill it with audiograph list add old and symbols.\n"
    ),
    ("describe @tecno", 2, "", "audiograph: There is no list 'tecno'. Did you mean Techno?\n"),
    ("list remove techno", 0, "Removed Techno: MSFT.\n", ""), ("list", 0, "old: no symbols.\n", ""),
  ]

  @Test func keepsLists() throws {
    let home = try Home()
    for (line, status, output, message) in Self.story {
      let outcome = try home.run(line)
      #expect(outcome.status == status, "\(line): \(outcome.message)")
      #expect(outcome.text == output, "\(line)")
      #expect(outcome.message == message, "\(line)")
    }
    #expect(home.text == "{\n  \"lists\": {\n    \"old\": []\n  }\n}\n")
  }

  static let refusals: [(String, Int32, String)] = [
    ("list add", 2, "Missing NAME for audiograph list."),
    ("list add tech", 2, "Missing SYMBOL for audiograph list."),
    ("list remove", 2, "Missing NAME for audiograph list."),
    ("list move tech", 2, "Missing SYMBOL for audiograph list."),
    ("list move tech AAPL", 2, "Missing POSITION for audiograph list."),
    ("list move tech AAPL 1 2", 2, "Unexpected argument '2' for audiograph list."),
    ("list rename tech", 2, "Missing NEW for audiograph list."),
    ("list ad tech AAPL", 2, "Invalid argument 'ad' for audiograph list: use add, remove, move"),
    ("list add tech AA_L", 2, "'AA_L' cannot be a symbol."),
    ("list add add AAPL", 2, "A list cannot be called 'add'"),
    (
      "list move tech AAPL 3", 2, "Invalid position '3': use a whole number from 1 to 2."
    ),
    ("list remove tech X", 3, "The list 'tech' does not contain 'X'."),
    ("list add tech X --json", 2, "--json and add cannot be used together."),
    ("list tec", 2, "There is no list 'tec'. Did you mean tech?"),
  ]

  @Test(arguments: refusals)
  func refuses(_ line: String, _ status: Int32, _ message: String) throws {
    let text = #"{"lists":{"tech":["AAPL","MSFT"]}}"#
    let home = try Home(text)
    let outcome = try home.run(line)
    #expect(outcome.status == status)
    #expect(outcome.output == [])
    #expect(outcome.message.hasPrefix("audiograph: \(message)"), "\(outcome.message)")
    #expect(home.text == text)
  }

  @Test func aBrokenFileStays() throws {
    let text = "{\"lists\": {\n  \"tech\": [\"AAPL\",]}}"
    let home = try Home(text)
    for line in ["list", "list tech", "list add tech IBM", "list remove tech", "describe @tech"] {
      let outcome = try home.run(line)
      #expect(outcome.status == 3)
      #expect(
        outcome.message.hasSuffix(
          "syntax error in line 2, column 19. Correct it there.\n"),
        "\(outcome.message)")
      #expect(home.text == text)
    }
  }

  @Test func whatElseStandsInTheFileIsKept() throws {
    let home = try Home(#"{"z":{"deep":[1.50,null]},"lists":{"b":["X"],"a":["Y"]},"note":"ä"}"#)
    #expect(try home.run("list add b Z").status == 0)
    #expect(
      home.text == """
        {
          "z": {
            "deep": [1.50, null]
          },
          "lists": {
            "b": ["X", "Z"],
            "a": ["Y"]
          },
          "note": "ä"
        }

        """)
  }

  @Test func manyAtOnceLoseNothing() throws {
    let home = try Home()
    let runs = try (0..<10).map { try home.program.start(["list", "add", "all", "S\($0)"]) }
    for run in runs {
      let outcome = run.wait()
      #expect(outcome.status == 0, "\(outcome.message)")
    }
    let symbols = try home.run("list all -q").lines
    #expect(symbols.sorted() == (0..<10).map { "S\($0)" })
    let left = try #require(Tool("ls")).run(["-A", "\(home.folder.path)/audiograph"]).text
    #expect(left == ".lists.json.lock\nlists.json\n")
  }

  @Test func aFolderThatCannotBeMadeIsSaid() throws {
    let outcome = try Program().run(["list", "add", "tech", "AAPL"])
    #expect(outcome.status == 6)
    #expect(
      outcome.message
        == "audiograph: Cannot create the folder '/dev/null/audiograph' for"
        + " '/dev/null/audiograph/lists.json': Not a directory. Create it, or ask for permission.\n"
    )
    #expect(try Program().run(["list"]).status == 0)
  }

  @Test func aListIsASource() throws {
    let home = try Home(#"{"lists":{"both":["MSFT","AAPL"]}}"#)
    let listed = try home.run("value @both 2012 -q")
    #expect(listed.status == 0, "\(listed.message)")
    let lines = listed.lines.count
    #expect(lines == 2)
    let described = try home.run("describe @both --range 1M --json")
    let typed = try home.run("describe MSFT AAPL --range 1M --json")
    #expect(described.output == typed.output && described.status == 0)
  }
}
