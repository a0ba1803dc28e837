// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// What people type who use the program for the first time.
@Suite struct ProposalTests {
  static let program = Program()

  static let refusals: [([String], Int32, String)] = [
    (
      ["describe", "AAPL", "1Y"], 2,
      "'1Y' is a range, not a source. Type --range 1Y, or add --symbol if it is a symbol."
    ),
    (["play", "AAPL", "ytd"], 2, "'ytd' is a range, not a source. Type --range ytd, or"),
    (["compare", "AAPL", "MSFT", "6m"], 2, "'6m' is a range, not a source."),
    (
      ["value", "AAPL", "highest", "1Y"], 2,
      "Unexpected argument '1Y' for audiograph value. Type --range 1Y."
    ),
    (
      ["describe", "AAPL", "-range", "1Y"], 2,
      "Unknown option '-range' for audiograph describe. Did you mean --range?"
    ),
    (
      ["describe", "AAPL", "-range=1Y"], 2,
      "Unknown option '-range' for audiograph describe. Did you mean --range?"
    ),
    (
      ["describe", "AAPL", "-rnage", "1Y"], 2,
      "Unknown option '-rnage' for audiograph describe."
        + " Did"
    ),
    // Not a file named utput.
    (
      ["export", "AAPL", "-output", "a.wav"], 2,
      "Unknown option '-output' for audiograph export. Did you mean --output?"
    ),
    (
      ["describe", "AAPL", "-z"], 2, "Unknown option '-z' for audiograph describe. Type audiograph"
    ),
    (
      ["play", "american"], 3,
      "The names of several companies begin with 'american'. Type A"
    ),
    // Nobody is asked about a slip of what is here.
    (
      ["play", "nil"], 3,
      "There is no file, sample or known company 'nil'. Did you mean nile? --symbol asks for a symbol"
        + " of that name."
    ),
    (["expl"], 2, "Unknown command 'expl'. Did you mean explore?"),
    (["help", "pla"], 2, "Unknown command 'pla'. Did you mean play?"),
    (["help", "banana"], 2, "Help has nothing about 'banana'."),
    (["nile"], 2, "'nile' is a source, not a command. Type audiograph play nile to hear it."),
    (["config", "set", "language", "de"], 2, "Unknown setting 'language'. Did you mean lang?"),
    (["config", "set", "rate", "450"], 2, "Unknown setting 'rate'. Did you mean reading-rate?"),
    (["config", "set", "langauge", "de"], 2, "Unknown setting 'langauge'. Did you mean lang?"),
    (["config", "get", "speaker"], 2, "Unknown setting 'speaker'. Did you mean speak?"),
    (
      ["export", "nile", "-o", "a b.png"], 2,
      "audiograph does not write .png files. Write 'a b.svg' instead, then type"
        + " rsvg-convert -f png -o 'a b.png' 'a b.svg'."
    ),
    (
      ["export", "nile", "-o", "a.srt"], 2,
      "audiograph does not write .srt files. Write 'a.vtt' instead, then type ffmpeg -i a.vtt a.srt."
    ),
    (
      ["export", "nile", "-o", "x/a.docx"], 2,
      "audiograph does not write .docx files. Write 'x/a.svg' instead, then type"
        + #" rsvg-convert -o chart.png x/a.svg && sed -n 's:.*<desc[^>]*>\(.*\)</desc>.*:![\1](chart.png):p'"#
        + " x/a.svg | pandoc -o x/a.docx."
    ),
    (["describe", "zzzz zz"], 3, "'zzzz zz' is neither a file nor a symbol."),
    (["describe", "--symbol", "apple"], 4, "No prices of 'APPLE' are stored"),
  ]

  @Test(arguments: refusals)
  func proposesWhatWasMeant(_ arguments: [String], _ status: Int32, _ message: String) throws {
    let outcome = try Self.program.run(arguments)
    #expect(outcome.status == status)
    #expect(outcome.output == [])
    #expect(outcome.message.hasPrefix("audiograph: \(message)"), "\(outcome.message)")
  }

  /// A chart that is written at a terminal is told in one line, one that a program has written is not.
  @Test func exportSaysAtATerminalWhatItWrote() throws {
    for (options, lines) in [
      (["-o", "a.svg"], ["Wrote 'a.svg'."]),
      (["-o", "a.svg", "-o", "a.txt"], ["Wrote 'a.svg' and 'a.txt'."]),
      (["-o", "a.svg", "-q"], []),
    ] as [([String], [String])] {
      let program = try Program(device: .null, in: TemporaryFolder())
      let terminal = try PseudoTerminal()
      let process = try terminal.start(program, ["export", "nile"] + options)
      #expect(process.wait() == 0)
      #expect(terminal.text().split(separator: "\n").map(String.init) == lines)
      #expect(try program.run(["export", "nile", "-o", "b.svg"]).message == "")
    }
  }

  /// The word that is left out, and the forms of other programs.
  @Test(arguments: [
    "config lang de", "config lang=de", "config set lang=de", "config set lang de",
  ])
  func settingsAreSetAsPeopleTypeThem(_ line: String) throws {
    let home = try OptionSettingTests.Home()
    #expect(try home.run(line).status == 0)
    #expect(try home.run("config lang").lines.first?.contains("de") == true)
    #expect(try home.run("config set reader braille").status == 0)
    #expect(try home.run("config get pause").lines.first?.contains("enter") == true)
  }

  /// A symbol that is nearly called as a sample is taken where its prices are stored.
  @Test func aStoredSymbolIsWhatItIs() throws {
    let home = try OptionSettingTests.Home()
    try home.folder.put(Array("Date,Close\n2024-01-02,5\n2024-01-03,6\n".utf8), "p.csv")
    #expect(try home.run("import p.csv --as NIL").status == 0)
    let stored = try home.run("describe nil --offline")
    #expect(stored.status == 0, "\(stored.message)")
    #expect(try home.run("describe nle --offline").message.contains("Did you mean nile?"))
    // Two letters are no slip of a longer name.
    let other = try home.run("describe se --offline")
    #expect(other.status != 0 && !other.message.contains("sea-months"), "\(other.message)")
  }

  @Test func whatIsProposedWorks() throws {
    #expect(try Self.program.run(["describe", "AAPL", "--range", "1Y"]).status == 0)
    #expect(try Self.program.run(["describe", "AAPL", "--symbol", "1Y"]).status == 4)
    // A symbol there is.
    let symbol = try Self.program.run(["describe", "AAPL", "MAX"])
    #expect(symbol.status == 4)
    #expect(symbol.message.hasPrefix("audiograph: MAX: No prices of 'MAX' are stored"))
  }

  static let questions: [(String, String)] = [
    ("max", "1370 in 1879.\n"), ("min", "456 in 1913.\n"), ("maximum", "1370 in 1879.\n"),
    ("mean", "919, the mean of all values.\n"), ("average", "919, the mean of all values.\n"),
    ("median", "894, the median of all values.\n"),
  ]

  @Test(arguments: questions)
  func answers(_ question: String, _ text: String) throws {
    let outcome = try Self.program.run(["value", "nile", question])
    #expect(outcome.text == text, "\(outcome.message)")
  }

  @Test(arguments: ["apple", "Apple", "Microsof"])
  func aCompanyIsTakenForItsSymbol(_ name: String) throws {
    let symbol = ["a": "AAPL", "m": "MSFT"][name.lowercased().prefix(1)]
    let outcome = try Self.program.run(["describe", name, "--range", "1Y"])
    let expected = try Self.program.run(["describe", try #require(symbol), "--range", "1Y"])
    #expect(outcome.text == expected.text)
    let note = "Reading '\(name)' as \(symbol ?? "") for "
    #expect(outcome.message.hasPrefix(note), "\(outcome.message)")
    let quiet = try Self.program.run(["describe", name, "--range", "1Y", "-q"])
    #expect(quiet.message == "")
  }

  @Test func aCompanyIsTakenForItsSymbolAmongOthers() throws {
    let outcome = try Self.program.run(["describe", "AAPL", "Microsof", "--range", "1Y"])
    let expected = try Self.program.run(["describe", "AAPL", "MSFT", "--range", "1Y"])
    #expect(outcome.status == 0)
    #expect(outcome.text == expected.text)
    #expect(outcome.message.hasPrefix("Reading 'Microsof' as MSFT for "), "\(outcome.message)")
  }

  @Test func aNameMayHaveSeveralWords() throws {
    let outcome = try Self.program.run(["describe", "bank of amer"])
    #expect(outcome.status == 4)
    let lines = outcome.message.split(separator: "\n")
    #expect(lines.first == "Reading 'bank of amer' as BAC for Bank of America.")
    #expect(lines.last?.hasPrefix("audiograph: No prices of 'BAC' are stored") == true)
  }

  @Test func samplesAreListedAndPlayed() throws {
    let outcome = try Program(device: .null, in: TemporaryFolder()).run(["samples"])
    #expect(outcome.status == 0)
    #expect(
      outcome.lines == [
        "co2-weekly: CO2 (ppmv), 29 March 1958 to 29 December 2001.",
        "nile: Annual flow (10^8 m^3), 1871 to 1970.",
        "penguin-species: Penguins (percent).", "penguins: Flipper length (mm).",
        "sea-months: Mean temperature (°C).",
        "sea-temperature: Temperature (°C), January 1986 to December 2010.",
        "sunspots: Sunspot number, 1700 to 2008.",
        "us-graduates: Graduates (percent) and Poverty (percent).",
        "us-inflation: Inflation (percent) and Unemployment (percent), first quarter of 1959 to third"
          + " quarter of 2009.",
        "us-poverty: Poverty (percent).",
        "AAPL: Apple, 1 March 2000 to 1 March 2013.", "FB: Facebook, 18 May 2012 to 1 March 2013.",
        "GOOG: Alphabet, 19 August 2004 to 1 March 2013.",
        "IBM: IBM, 1 March 2000 to 1 March 2013.",
        "MSFT: Microsoft, 1 March 2000 to 1 March 2013.",
      ])
    for name in try Self.program.run(["samples", "-q"]).lines {
      let program = try Program(device: .null, in: TemporaryFolder())
      let played = try program.run(["play", name, "--duration", "1"])
      #expect(played.status == 0, "\(played.message)")
    }
  }

  /// A file of the name comes first, and --symbol asks for the symbol.
  @Test func aSampleIsNoFileOfItsName() throws {
    let folder = try TemporaryFolder()
    try folder.put(Array("7\n8\n".utf8), "nile")
    let program = Program(folder: folder.path)
    #expect(try program.run(["value", "nile", "last"]).text == "8 at point 2.\n")
    #expect(try Self.program.run(["value", "NILE", "last"]).status == 4)
    #expect(try Self.program.run(["value", "nile", "last", "--symbol"]).status == 4)
  }

  @Test func aFileThatIsNoCommandIsPlayed() throws {
    let folder = try TemporaryFolder()
    try folder.put(Array("day,Revenue\n1,2\n2,3\n".utf8), "my shop.csv")
    let outcome = try Program(device: .null, in: folder).run(["my shop.csv", "--lang", "de"])
    #expect(outcome.status == 2)
    #expect(
      outcome.message == "audiograph: „my shop.csv“ ist eine Quelle und kein Befehl."
        + " Zum Anhören audiograph play 'my shop.csv' eingeben.\n")
  }

  @Test(arguments: ["shpo.csv", "./shpo.csv", "nowhere.csv"])
  func aFileIsProposed(_ typed: String) throws {
    let folder = try TemporaryFolder()
    try folder.put(Array("day,Revenue\n1,2\n2,3\n".utf8), "shop.csv")
    let outcome = try Program(device: .null, in: folder).run(["describe", typed])
    #expect(outcome.status == 3)
    let near = typed.replacingOccurrences(of: "shpo", with: "shop")
    #expect(
      outcome.message
        == "audiograph: There is no file '\(typed)'. "
        + (near == typed
          ? "Check the name, or use --symbol for a symbol.\n" : "Did you mean \(near)?\n"))
  }

  /// Settings are named where they contradict what was typed, and nowhere else.
  @Test func whatIsMissingIsNoMatterOfSettings() throws {
    var program = try Program(device: .null, in: TemporaryFolder())
    program.environment["AUDIOGRAPH_WIDTH"] = "40"
    let outcome = try program.run(["export", "nile"])
    #expect(outcome.status == 2)
    #expect(!outcome.message.contains("setting"), "\(outcome.message)")
  }
}
