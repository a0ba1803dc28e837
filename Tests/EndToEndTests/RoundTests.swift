// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `play @list`: a line and a gist for each entry.
@Suite struct RoundTests {
  let folder: TemporaryFolder
  let program: Program

  static let notice = "Sample data, not current: 1 March 2013."
  static let apple = "Apple, 430.47 US dollars, down 5.1 percent in a month."
  static let microsoft = "Microsoft, 27.95 US dollars, up 0.1 percent in a month."
  static let ibm = "IBM, 202.91 US dollars, down 1.1 percent in a month."
  static let all = [notice, apple, microsoft, ibm]

  init() throws {
    folder = try TemporaryFolder()
    program = try Self.program(.file(folder.file("played.raw")), in: folder)
    try list("tech", ["AAPL", "MSFT", "IBM"])
  }

  private static func program(
    _ device: ProgramDevice, in folder: TemporaryFolder
  ) throws -> Program {
    var program = try Program(device: device, in: folder)
    program.environment["XDG_DATA_HOME"] = folder.path
    program.environment["AUDIOGRAPH_STORE"] = folder.file("prices.sqlite")
    return program
  }

  private func list(_ name: String, _ symbols: [String]) throws {
    let outcome = try program.run(["list", "add", name] + symbols)
    #expect(outcome.status == 0, "\(outcome.message)")
  }

  @Test func aLineForEachEntry() throws {
    let outcome = try program.run(["play", "@tech"])
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.lines == Self.all)
    #expect(outcome.errors == [])
    // The last chart, with its intro and its end: the device is opened once.
    #expect(folder.size("played.raw") > 3 * 3 * 192_000)
  }

  static let languages = [
    ("de", "Apple, 430,47 US-Dollar, minus 5,1 Prozent in einem Monat."),
    ("fr", "Apple, 430,47 dollars américains, en baisse de 5,1\u{A0}% en un mois."),
    ("pl", "Apple, 430,47 dolara amerykańskiego, spadek o 5,1 procent w ciągu miesiąca."),
    ("en-US", apple),
  ]

  @Test(arguments: languages)
  func linesInEveryLanguage(_ language: String, _ line: String) throws {
    let outcome = try program.run(["play", "@tech", "--lang", language])
    #expect(outcome.lines.dropFirst().first == line)
  }

  static let rows = [
    ("de", "Apple, 430,47, minus 5,1 Prozent."),
    ("fr", "Apple, 430,47, en baisse de 5,1\u{A0}%."),
    ("pl", "Apple, 430,47, spadek o 5,1 procent."),
    ("en", "Apple, 430.47, down 5.1 percent."),
  ]

  /// A braille display shows the row at the cursor, which would be the end of a longer line.
  @Test(arguments: rows)
  func aLineFitsIntoTheRowOfADisplay(_ language: String, _ line: String) throws {
    let outcome = try program.run(["play", "@tech", "--lang", language, "--width", "40"])
    #expect(outcome.lines.contains(line), "\(outcome.lines)")
    #expect(outcome.lines.contains { $0.hasPrefix("IBM, 202") && $0.hasSuffix(".") })
    let wide = try program.run(["play", "@tech", "--lang", language, "--width", "100"])
    #expect(wide.lines.contains { $0.hasPrefix("Apple, 430") && $0.count > 50 })
  }

  static let choices: [([String], [String])] = [
    (["--text", "after"], all), (["--text", "none"], []), (["-q"], []),
    (
      ["--text", "before", "--range", "1Y"],
      [
        notice, "Apple, 430.47 US dollars, down 21 percent in a year.",
        "Microsoft, 27.95 US dollars, down 13 percent in a year.",
        "IBM, 202.91 US dollars, up 2.7 percent in a year.",
      ]
    ),
  ]

  @Test(arguments: choices)
  func optionsChoose(_ options: [String], _ lines: [String]) throws {
    let outcome = try program.run(["play", "@tech"] + options)
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.lines == lines)
  }

  @Test func aLevelSaysMore() throws {
    let outcome = try program.run(["play", "@tech", "--level", "short"])
    #expect(outcome.lines.count == 7)
    #expect(outcome.lines[1].hasPrefix("Apple, closing price in US dollars, rose until"))
  }

  /// What makes one chart of a list, or is more than a list, is heard as before.
  @Test(arguments: [
    ["@tech", "--together"], ["@tech", "--shared-axis"], ["@tech", "--title", "T"],
    ["@tech", "AAPL"], ["@tech", "--rebase"],
  ])
  func oneChart(_ arguments: [String]) throws {
    let outcome = try program.run(["play", "--range", "1M"] + arguments)
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(!outcome.lines.contains(Self.apple))
    #expect(outcome.lines[1].hasSuffix(" seconds."))
  }

  /// What fails is named at the end, stops nothing, and decides the exit status.
  @Test(arguments: [["NOPE", "AAPL"], ["AAPL", "NOPE"]])
  func failuresStopNothing(_ symbols: [String]) throws {
    try list("mixed", symbols)
    let outcome = try program.run(["play", "@mixed"])
    #expect(outcome.lines == [Self.notice, Self.apple])
    #expect(outcome.status == 4, "\(outcome.message)")
    #expect(outcome.message.hasPrefix("audiograph: NOPE: "))
  }

  @Test func nothingToHear() throws {
    try list("bad", ["NOPE", "NADA"])
    let outcome = try program.run(["play", "@bad"])
    #expect(outcome.status == 4)
    #expect(outcome.output == [])
    #expect(try program.run(["play", "@none"]).status == 2)
    #expect(try program.run(["play", "@tech", "--json"]).status == 2)
  }

  @Test func wordsComeWithoutADevice() throws {
    let program = try Self.program(.none, in: folder)
    let outcome = try program.run(["play", "@tech"])
    #expect(outcome.status == 5)
    #expect(outcome.lines == Self.all)
  }

  static let orders: [([String], [String])] = [
    (["change"], [apple, ibm, microsoft]), (["name"], [apple, ibm, microsoft]),
    (["list"], [apple, microsoft, ibm]),
    (["change", "--range", "1Y"], ["Apple", "Microsoft", "IBM"]),
  ]

  /// The largest moves first, by names, or as they are listed.
  @Test(arguments: orders)
  func ordered(_ order: [String], _ lines: [String]) throws {
    let outcome = try program.run(["play", "@tech", "--order"] + order)
    #expect(outcome.status == 0, "\(outcome.message)")
    let said = outcome.lines.dropFirst()
    #expect(said.count == 3)
    #expect(zip(said, lines).allSatisfy { $0.hasPrefix($1) }, "\(said)")
  }

  @Test(arguments: [["AAPL"], ["@tech", "--together"], ["AAPL", "MSFT"]])
  func anOrderNeedsARound(_ sources: [String]) throws {
    let outcome = try program.run(["play"] + sources + ["--order", "name"])
    #expect(outcome.status == 2)
    #expect(outcome.message.hasPrefix("audiograph: --order has no effect without a round."))
  }

  // MARK: - Keys

  private func start(at terminal: PseudoTerminal) throws -> ChildProcess {
    let process = try terminal.start(program, ["play", "@tech", "--duration", "3600"])
    #expect(
      terminal.text(endingWith: Self.apple + "\n") == [Self.notice, Self.apple].joined(
        separator: "\n") + "\n")
    return process
  }

  /// Brackets go to the next and the previous entry, whose lines are said again.
  @Test func goesToNeighbours() throws {
    let terminal = try PseudoTerminal()
    let services = terminal.services
    let process = try start(at: terminal)
    var lines = [Self.notice, Self.apple]
    for (key, line) in [
      ("]", Self.microsoft), ("[", Self.apple), ("]", Self.microsoft), ("]", Self.ibm),
      ("[", Self.microsoft), (" ]", Self.ibm),
    ] {
      terminal.type(key)
      lines.append(line)
      let text = lines.joined(separator: "\n") + "\n"
      #expect(terminal.text(endingWith: line + "\n") == text)
    }
    // After the last one nothing comes, and it goes on.
    terminal.type("]")
    lines.append("This is the last chart.")
    #expect(
      terminal.text(endingWith: "last chart.\n") == lines.joined(separator: "\n") + "\n")
    // Keys that come at once are for one entry after the other.
    terminal.type("[]q")
    #expect(process.wait() == 0)
    #expect(terminal.services == services)
    lines += [Self.microsoft, Self.ibm]
    let text = lines.joined(separator: "\n") + "\n"
    #expect(terminal.text(endingWith: "nothing more") == text)
  }

  /// Enter explores the entry that is heard, and the round goes on with the next.
  @Test func explores() throws {
    let terminal = try PseudoTerminal()
    let services = terminal.services
    let process = try start(at: terminal)
    terminal.type("\n")
    let explored = [
      Self.notice, Self.apple, "Apple, 1 month.", "442.32 on 4 Feb 2013, 19 trading days",
      "h for help, q to leave",
    ]
    #expect(terminal.text(endingWith: "q to leave") == explored.joined(separator: "\n"))
    terminal.type("q")
    #expect(terminal.text(endingWith: Self.microsoft + "\n").hasSuffix("\n\(Self.microsoft)\n"))
    terminal.type("q")
    #expect(process.wait() == 0)
    #expect(terminal.services == services)
  }

  @Test(arguments: ["q", " q", "\u{1B}"])
  func stops(_ keys: String) throws {
    let terminal = try PseudoTerminal()
    let process = try start(at: terminal)
    terminal.type(keys)
    #expect(process.wait() == 0)
    #expect(
      terminal.text(endingWith: "nothing more")
        == [Self.notice, Self.apple].joined(separator: "\n") + "\n")
  }

  @Test func interrupted() throws {
    let terminal = try PseudoTerminal()
    let services = terminal.services
    let process = try start(at: terminal)
    process.signal(SIGTERM)
    #expect(process.wait() == 130)
    #expect(terminal.services == services)
  }
}
