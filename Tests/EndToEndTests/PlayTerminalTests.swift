// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// What is typed on a terminal while a chart sounds, and what is said however it ends.
@Suite struct PlayTerminalTests {
  let folder: TemporaryFolder
  let program: Program
  static let hour = ["play", "AAPL", "--range", "1Y", "--duration", "3600"]
  static let opening =
    "Sample data, not current: 1 March 2013.\nApple, 1 year, 60 minutes.\n"
  static let words = PlayTests.words.joined(separator: "\n") + "\n"

  init() throws {
    folder = try TemporaryFolder()
    program = try Program(device: .file(folder.file("played.raw")), in: folder)
  }

  private func start(at terminal: PseudoTerminal) throws -> ChildProcess {
    let process = try terminal.start(program, Self.hour)
    waited(everyMilliseconds: 1) { !process.isRunning || folder.size("played.raw") != 0 }
    return process
  }

  @Test func keysAreNeitherShownNorLeftForTheShell() throws {
    let terminal = try PseudoTerminal()
    let services = terminal.services
    let process = try start(at: terminal)
    #expect(terminal.services & tcflag_t(ECHO) == 0)
    process.signal(SIGSTOP)
    terminal.type("rm -r precious\n")
    process.signal(SIGINT)
    process.signal(SIGCONT)
    // Whoever comes next at the terminal, as the shell does.
    let next = open(terminal.path, O_RDONLY | O_NOCTTY | O_NONBLOCK)
    defer { close(next) }
    #expect(process.wait() == 130)
    #expect(terminal.services == services)
    var byte: UInt8 = 0
    #expect(read(next, &byte, 1) == -1)
    #expect(errno == EAGAIN)
    #expect(terminal.text(endingWith: Self.words) == Self.opening + Self.words)
  }

  static let endings: [[Int32]] = [[SIGTERM], [SIGHUP], [SIGQUIT], [SIGINT, SIGTERM]]

  /// Also where nobody waits for the sound to fade.
  @Test(arguments: endings)
  func theTerminalIsAsItWas(_ signals: [Int32]) throws {
    let terminal = try PseudoTerminal()
    let services = terminal.services
    let process = try start(at: terminal)
    process.signal(SIGSTOP)
    for signal in signals { process.signal(signal) }
    process.signal(SIGCONT)
    #expect(process.wait() == 130)
    #expect(terminal.services == services)
  }

  @Test(arguments: [SIGINT, SIGTERM], ["after", "before", "none"])
  func wordsThatWereAnnouncedCome(_ signal: Int32, _ text: String) throws {
    let running = try program.start(Self.hour + ["--text", text])
    #expect(running.wait { folder.size("played.raw") > 0 })
    running.signal(signal)
    let outcome = running.wait()
    #expect(outcome.status == 130, "\(outcome.message)")
    #expect(outcome.text == Self.opening + (text == "none" ? "" : Self.words))
    #expect(outcome.errors == [])
    #expect(folder.size("played.raw") < 3600 * 192_000)
  }

  static let silences: [([String], [String])] = [
    ([], ["Sample data, not current: 1 March 2013."] + PlayTests.words),
    (["--text", "after"], ["Sample data, not current: 1 March 2013."] + PlayTests.words),
    (["--text", "none"], []), (["--quiet"], []),
  ]

  @Test(arguments: silences)
  func wordsComeWithoutADevice(_ options: [String], _ lines: [String]) throws {
    let program = try Program(device: .none, in: TemporaryFolder())
    let outcome = try program.run(["play", "AAPL", "--range", "1Y"] + options)
    #expect(outcome.status == 5)
    #expect(outcome.lines == lines)
    #expect(outcome.message.hasPrefix("audiograph: There is no sound device 'default'."))
  }

  // MARK: - Keys

  /// Keys that end it: the words follow, and all is well.
  @Test(arguments: ["q", "\u{1B}", " q", "xxX q", "\u{1B}[C\u{1B}[C\u{1B}[D\u{1B}[Hq", "éaq"])
  func stopsAtAKey(_ keys: String) throws {
    let terminal = try PseudoTerminal()
    let services = terminal.services
    let process = try start(at: terminal)
    #expect(terminal.services & tcflag_t(ECHO | ICANON) == 0)
    #expect(terminal.services & tcflag_t(ISIG) != 0)
    terminal.type(keys)
    #expect(process.wait() == 0)
    #expect(terminal.services == services)
    #expect(terminal.text(endingWith: Self.words) == Self.opening + Self.words)
  }

  /// What a key asks for is said at once, and what was described is not described again.
  @Test func saysWhatIsAskedFor() throws {
    let terminal = try PseudoTerminal()
    let process = try start(at: terminal)
    terminal.type("h")
    let keys =
      "Space pauses, Left and Right go a tenth, Home begins again, x and X change the speed, i"
    #expect(terminal.text(endingWith: "q stops.\n").hasPrefix(Self.opening + keys.prefix(60)))
    terminal.type("i")
    let kind = "Line, 250 points.\n"
    let told = terminal.text(endingWith: kind)
    #expect(told.hasSuffix("q stops.\n" + Self.words + kind))
    terminal.type("q")
    #expect(process.wait() == 0)
    #expect(terminal.text(endingWith: "nothing more") == told)
  }

  /// Enter goes over to explore at the point that is heard, and no words follow.
  @Test func entersExplore() throws {
    let terminal = try PseudoTerminal()
    let services = terminal.services
    let process = try start(at: terminal)
    terminal.type("\u{1B}[C \n")
    let text = terminal.text(endingWith: "q to leave")
    #expect(
      text == Self.opening
        + "Apple, 1 year.\n636.23 on 9 Apr 2012, 250 trading days\nh for help, q to leave")
    terminal.type("q")
    #expect(process.wait() == 0)
    #expect(terminal.services == services)
  }

  /// A pause lets go of the device; what was asked for meanwhile is what is heard.
  @Test func goesOnAfterAPause() throws {
    let terminal = try PseudoTerminal()
    let process = try start(at: terminal)
    terminal.type(" ")
    // Two looks at the same size: it does not grow any longer.
    var sizes = [-1]
    while process.isRunning, sizes.suffix(20).min() != sizes.last || sizes.count < 20 {
      sizes.append(folder.size("played.raw"))
      usleep(20_000)
    }
    #expect(process.isRunning)
    let paused = folder.size("played.raw")
    #expect(paused < 3600 * 192_000)
    terminal.type(
      "\u{1B}[C\u{1B}[C\u{1B}[C\u{1B}[C\u{1B}[C\u{1B}[C\u{1B}[C\u{1B}[C\u{1B}[C\u{1B}[C ")
    #expect(process.wait() == 0)
    #expect(terminal.text(endingWith: Self.words) == Self.opening + Self.words)
    // The device is opened anew, so that the file begins again: only the end is left.
    #expect(folder.size("played.raw") < 192_000)
  }

  /// What is stopped gives the terminal back, what is continued goes on, and both can be ended.
  @Test(arguments: ["", " "], [SIGTERM, SIGHUP, SIGINT])
  func suspendedAndContinued(_ keys: String, _ signal: Int32) throws {
    let terminal = try PseudoTerminal()
    let services = terminal.services
    let process = try start(at: terminal)
    terminal.type(keys)
    process.signal(SIGTSTP)
    #expect(waited { terminal.services == services })
    process.signal(SIGCONT)
    waited { terminal.services != services || !process.isRunning }
    #expect(terminal.services & tcflag_t(ECHO | ICANON) == 0)
    process.signal(signal)
    #expect(process.wait() == 130)
    #expect(terminal.services == services)
    #expect(terminal.text(endingWith: Self.words) == Self.opening + Self.words)
  }

  /// A terminal that goes away ends a pause.
  @Test func aPauseWithoutATerminalEnds() throws {
    let terminal = try PseudoTerminal()
    let process = try start(at: terminal)
    terminal.type(" ")
    usleep(200_000)
    terminal.close()
    #expect([6, 130].contains(process.wait()))
  }

  /// Data may come on standard input: the keys are those of the terminal that shows the words.
  @Test func keysBesideData() throws {
    let terminal = try PseudoTerminal()
    try folder.put(Array("1\n2\n3\n".utf8), "data")
    let process = try terminal.start(
      "/bin/sh",
      [
        "-c",
        "exec '\(Program.path)' play - --duration 3600 --text none < data 1<> \(terminal.path)",
      ], for: program)
    waited(everyMilliseconds: 1) { !process.isRunning || folder.size("played.raw") != 0 }
    terminal.type("q")
    #expect(process.wait() == 0)
    #expect(folder.size("played.raw") < 3600 * 192_000)
  }
}
