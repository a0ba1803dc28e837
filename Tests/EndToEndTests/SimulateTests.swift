// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// A made-up price, at a terminal and without one.
@Suite struct SimulateTests {
  let folder: TemporaryFolder
  let program: Program

  init() throws {
    folder = try TemporaryFolder()
    program = try Program(device: .null, in: folder)
  }

  @Test func keysRaiseAndLowerIt() throws {
    let terminal = try PseudoTerminal()
    let services = terminal.services
    let process = try terminal.start(program, ["simulate"])
    var expected =
      "Up raises the price, Down lowers it, i sums up, h lists the keys, q leaves.\n100.00."
    #expect(terminal.text(endingWith: "\n100.00.") == expected)
    let keys = [
      ("\u{1B}[A", "101.00, up 1.0 percent."), ("+", "102.01, up 1.0 percent."),
      ("\u{1B}[B", "100.99, down 1.0 percent."), ("-", "99.98, down 1.0 percent."),
      ("t", "102.01 at point 3, highest"),
    ]
    for (key, line) in keys {
      terminal.type(key)
      // The cursor stays at the end of the last line.
      expected += "\n" + line
      let text = terminal.text(endingWith: "\n" + line)
      guard text == expected else {
        Issue.record("\(key.debugDescription) printed \(text.suffix(100))")
        break
      }
    }
    terminal.type("q")
    #expect(process.wait() == 0)
    #expect(terminal.services == services)
    let end = terminal.text()
    #expect(end.hasPrefix(expected + "\nSimulation, "), "\(end)")
    #expect(end.hasSuffix(".\n") && !end.hasSuffix("\n\n"), "\(end)")
    #expect(!end.unicodeScalars.contains("\u{1B}"))
  }

  /// What is typed after a question stands behind it, and moves nothing.
  @Test func whatIsTypedIsShownOnOneLine() throws {
    let terminal = try PseudoTerminal()
    let process = try terminal.start(program, ["simulate"])
    var expected = terminal.text(endingWith: "\n100.00.")
    let keys = [
      ("+", "\n101.00, up 1.0 percent."), ("g", "\nGo to: "), ("+", "+"), ("\u{7F}", "\nGo to: "),
      ("=", "="), ("1", "1"), ("0", "0"), ("0", "0"), ("\r", "\n100.00 at point 1, lowest, first"),
    ]
    for (key, shown) in keys {
      terminal.type(key)
      expected += shown
      #expect(terminal.text(endingWith: expected) == expected, "\(key.debugDescription)")
    }
    terminal.type("q")
    #expect(process.wait() == 0)
  }

  @Test func aKeyThatComesEarlyMovesItFromWhereItBegins() throws {
    let terminal = try PseudoTerminal()
    terminal.type("+")
    let process = try terminal.start(program, ["simulate"])
    let text = terminal.text(endingWith: "101.00, up 1.0 percent.")
    #expect(text.hasSuffix("\n100.00.\n101.00, up 1.0 percent."))
    // Enter tells the point again, and Control-D leaves.
    terminal.type("\r")
    let repeated = text + "\n101.00 at point 2, highest, last"
    #expect(terminal.text(endingWith: repeated) == repeated)
    terminal.type("\u{04}")
    #expect(process.wait() == 0)
  }

  @Test func aSummaryIsNotSaidTwice() throws {
    let terminal = try PseudoTerminal()
    let process = try terminal.start(program, ["simulate"])
    _ = terminal.text(endingWith: "\n100.00.")
    terminal.type("\u{1B}[A")
    _ = terminal.text(endingWith: "\n101.00, up 1.0 percent.")
    terminal.type("i")
    _ = terminal.text(endingWith: ": up 1.0 percent.")
    terminal.type("q")
    #expect(process.wait() == 0)
    #expect(terminal.text().components(separatedBy: ": up 1.0 percent.").count == 2)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func aSignalSumsUpAndLeavesTheTerminalAsItWas(_ signal: Int32) throws {
    let terminal = try PseudoTerminal()
    let services = terminal.services
    let process = try terminal.start(program, ["simulate", "--random", "--seed", "7"])
    _ = terminal.text(endingWith: "\n100.00.")
    process.signal(signal)
    #expect(process.wait() == 130)
    #expect(terminal.services == services)
    let text = terminal.text()
    #expect(text.contains("\nSimulation, ") && text.hasSuffix(".\n"), "\(text)")
  }

  @Test func linesMoveItWithoutATerminal() throws {
    let outcome = try program.run(
      ["simulate", "--step", "5", "--lang", "de"], input: "up\nup\nDOWN\nwhat\ndown\nq\nup\n")
    #expect(outcome.status == 0)
    #expect(
      Array(outcome.lines.filter { !$0.hasPrefix("Die Tonhöhen") }.prefix(5)) == [
        "100,00.", "105,00, plus 5,0 Prozent.", "110,00, plus 4,8 Prozent.",
        "105,00, minus 4,5 Prozent.", "100,00, minus 4,8 Prozent.",
      ])
    #expect(outcome.lines.count > 5)
  }

  static let refusals: [[String]] = [
    ["--start", "0"], ["--start", "x"], ["--step", "-1"], ["--step", "0"], ["--step", "0%"],
    ["--minimum", "200"],
    ["--maximum", "50"], ["--seed", "-1"], ["--volatility", "99"], ["AAPL"],
  ]

  @Test(arguments: refusals)
  func whatCannotBeIsRefused(_ arguments: [String]) throws {
    let outcome = try program.run(["simulate"] + arguments)
    #expect(outcome.status == 2, "\(outcome.message)")
    #expect(outcome.lines == [])
  }
}
