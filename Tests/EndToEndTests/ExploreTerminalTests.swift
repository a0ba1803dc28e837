// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Walks by single keys at a terminal.
@Suite struct ExploreTerminalTests {
  static let notice = "Sample data, not current: 1 March 2013.\n"
  static let opening =
    "Apple, 1 year.\n430.47 on 1 Mar 2013, 250 trading days\nh for help, q to leave"
  let program: Program

  init() throws { program = try Program(device: .null, in: TemporaryFolder()) }

  private func begin(
    _ arguments: [String] = ["explore", "AAPL", "--range", "1Y"], columns: UInt16 = 1000
  ) throws -> (PseudoTerminal, ChildProcess, tcflag_t) {
    let terminal = try PseudoTerminal(columns: columns)
    let services = terminal.services
    let process = try terminal.start(program, arguments)
    _ = terminal.text(endingWith: "q to leave")
    return (terminal, process, services)
  }

  /// Every key of a price chart, one after another, with its line.
  static let keys: [(String, String)] = [
    ("\u{1B}[D", "441.40 on 28 Feb 2013"), ("\u{1B}OC", "430.47 on 1 Mar 2013, lowest, last"),
    ("k", "441.40 on 28 Feb 2013"), ("j", "430.47 on 1 Mar 2013, lowest, last"),
    ("t", "702.10 on 19 Sep 2012, highest"), ("p", "140 of 250, height 100, up 29 percent"),
    ("\u{1B}[H", "545.18 on 2 Mar 2012, first"),
    ("\u{1B}[4~", "430.47 on 1 Mar 2013, last, lowest"),
    ("a", "545.18 on 2 Mar 2012, first"), ("e", "430.47 on 1 Mar 2013, last, lowest"),
    ("v", "430.47 on 1 Mar 2013, lowest, last"), ("U", "441.40 on 28 Feb 2013"),
    ("D", "439.88 on 25 Jan 2013"), ("O", "no further series"), ("\u{1B}[6~", "no further series"),
    ("t", "702.10 on 19 Sep 2012, highest"), ("x", "speed 0.7"), ("X", "speed 1"),
    ("w", "no mark a: m and a set it"),
    ("\n", "702.10 on 19 Sep 2012, highest"), ("n", "no explore.command is set"),
    ("%", "unknown: %; h for help"), ("6", "702.10, 19 Sep 2012, 3270 trading days"),
    (">", "nothing later"), ("Z", "the whole chart is shown"),
    ("4", "702.10 on 19 Sep 2012, 1 year"),
    ("+", "700.10 on 21 Sep 2012, 1 year, 53 weeks"),
    ("-", "702.10 on 19 Sep 2012, 250 trading days"),
    ("l", "430.47 on 1 Mar 2013, down 39 percent"), ("L", "702.10 on 19 Sep 2012, up 32 percent"),
    ("c", "537.75 on 8 Nov 2012, below 544.47"), ("f", "509.79 on 14 Dec 2012"),
    ("b", "537.75 on 8 Nov 2012"), ("s", "20.25 less than on 7 Nov 2012"),
    ("u", "547.06 on 9 Nov 2012"), ("\u{1B}[B", "540.42, open, 9 Nov 2012"),
    ("\u{1B}[A", "547.06, close, 9 Nov 2012"), ("r", "data read again"),
    ("y", "Which letter?"), ("z", "no mark z: m and z set it"),
  ]

  @Test func everyKeyIsAnsweredByALine() throws {
    let (terminal, process, services) = try begin()
    var expected = Self.notice + Self.opening
    for (key, line) in Self.keys {
      terminal.type(key)
      expected += "\n" + line
      let text = terminal.text(endingWith: expected)
      guard text == expected else {
        Issue.record("\(key.debugDescription) printed \(text.suffix(100))")
        process.signal(SIGKILL)
        break
      }
    }
    terminal.type("q")
    #expect(process.wait() == 0)
    let whole = terminal.text()
    #expect(whole == expected + "\n")
    #expect(!whole.contains("\u{1B}") && !whole.contains("\r"))
    #expect(terminal.services == services)
  }

  @Test func questionsAreAnswered() throws {
    let (terminal, process, _) = try begin()
    terminal.type("g")
    _ = terminal.text(endingWith: "\nGo to: ")
    terminal.type("2012-09-19\r")
    _ = terminal.text(endingWith: "Go to: 2012-09-19\n702.10 on 19 Sep 2012, highest")
    terminal.type("ma")
    _ = terminal.text(endingWith: "\n702.10 on 19 Sep 2012, mark a, highest")
    terminal.type("e")
    _ = terminal.text(endingWith: "\n430.47 on 1 Mar 2013, last, lowest")
    terminal.type("w")
    let end = "\n271.63 less than mark a, 39 percent"
    #expect(terminal.text(endingWith: end).hasSuffix(end))
    terminal.type("\u{1B}")
    #expect(process.wait() == 0)
  }

  /// A display shows the row of the cursor: the point at first, and of longer answers one row after the other.
  @Test func longAnswersAreReadRowByRow() throws {
    let terminal = try PseudoTerminal(columns: 1000)
    let process = try terminal.start(
      program, ["explore", "AAPL", "--range", "1Y", "--pause", "enter"])
    var expected =
      Self.notice + "Apple, 1 year.\nh for help, q to leave\n430.47 on 1 Mar 2013, 250 trading days"
    #expect(terminal.text(endingWith: expected) == expected)
    let (highest, x) = ("702.10 on 19 Sep 2012, highest", "x: 2 Mar 2012 to 1 Mar 2013 …")
    let rows = [
      ("t", highest), ("A", x), ("\r", "y: 430.47 to 702.10, US dollars"), ("\r", highest),
      ("A", x), ("v", "430.47 on 1 Mar 2013, lowest, last"),
      ("\r", "430.47 on 1 Mar 2013, lowest, last"),
    ]
    for (key, row) in rows {
      terminal.type(key)
      expected += "\n" + row
      #expect(terminal.text(endingWith: expected) == expected)
    }
    terminal.type("q")
    #expect(process.wait() == 0)
  }

  /// Keys that come together are heard, and the line of the last is printed.
  @Test func quickKeysGetOneLine() throws {
    let (terminal, process, _) = try begin()
    terminal.type("kkkkkkkkkkt")
    let line = "\n702.10 on 19 Sep 2012, highest"
    #expect(terminal.text(endingWith: line) == Self.notice + Self.opening + line)
    terminal.type("\u{04}")
    #expect(process.wait() == 0)
  }

  @Test func linesBreakAtWordsAlsoAfterAResize() throws {
    let (terminal, process, _) = try begin(columns: 25)
    terminal.type("t")
    _ = terminal.text(endingWith: "\nhighest")
    terminal.resize(columns: 80)
    terminal.type("p")
    _ = terminal.text(endingWith: "\n140 of 250, height 100, up 29 percent")
    terminal.resize(columns: 20)
    terminal.type("t")
    let text = terminal.text(endingWith: "\n702.10 on 19 Sep\n2012, highest")
    #expect(text.hasSuffix("\n702.10 on 19 Sep\n2012, highest"))
    terminal.type("q")
    #expect(process.wait() == 0)
  }

  static let endings: [(String, Int32)] = [
    ("q", 0), ("\u{1B}", 0), ("\u{04}", 0), ("\u{03}", 130),
  ]

  @Test(arguments: endings)
  func leavesByAKey(_ key: String, _ status: Int32) throws {
    let (terminal, process, services) = try begin()
    #expect(terminal.services & tcflag_t(ICANON | ECHO | ISIG) == 0)
    terminal.type(key)
    #expect(process.wait() == status)
    #expect(terminal.services == services)
  }

  /// In any state: at rest, while a chart plays, and while something is asked.
  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT], ["", " ", "g20"])
  func theTerminalIsAsItWas(_ signal: Int32, _ keys: String) throws {
    let (terminal, process, services) = try begin()
    terminal.type(keys)
    if keys == "g20" { _ = terminal.text(endingWith: "Go to: 20") }
    process.signal(signal)
    #expect(process.wait() == 130)
    #expect(terminal.services == services)
  }

  /// Stopped as by Control-Z elsewhere: the shell has its terminal, and keys go on after it.
  @Test func isStoppedAndGoesOn() throws {
    let (terminal, process, services) = try begin()
    process.signal(SIGTSTP)
    // Without a shell that could wake it, the system does not let it stop.
    guard isStopped(process) else { return process.signal(SIGKILL) }
    #expect(terminal.services == services)
    process.signal(SIGCONT)
    _ = terminal.text(endingWith: "q to leave\n430.47 on 1 Mar 2013, lowest, last")
    #expect(terminal.services & tcflag_t(ICANON | ECHO | ISIG) == 0)
    terminal.type("t")
    let line = "\n702.10 on 19 Sep 2012, highest"
    #expect(terminal.text(endingWith: line).hasSuffix(line))
    terminal.type("q")
    #expect(process.wait() == 0)
    #expect(terminal.services == services)
  }

  /// Whether the system says so within a while.
  private func isStopped(_ process: ChildProcess) -> Bool {
    for _ in 0..<500 {
      let line =
        (try? String(contentsOfFile: "/proc/\(process.number)/stat", encoding: .utf8)) ?? ""
      if line.contains(") T ") { return true }
      usleep(10_000)
    }
    return false
  }

  @Test func endsWithTheTerminal() throws {
    let (terminal, process, _) = try begin()
    terminal.close()
    #expect(process.wait() == 0)
  }

  @Test func aDumbTerminalIsAskedLineByLine() throws {
    var program = program
    program.environment["TERM"] = "dumb"
    let terminal = try PseudoTerminal()
    let services = terminal.services
    let process = try terminal.start(program, ["explore", "nile"])
    _ = terminal.text(endingWith: "Type a key or a word, then Enter\n")
    #expect(terminal.services == services)
    terminal.type("highest\n")
    _ = terminal.text(endingWith: "1370 in 1879, highest\n")
    terminal.type("q\n")
    #expect(process.wait() == 0)
  }
}
