// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `--pause` on a terminal: when a sound begins, and what keys and signals do before.
@Suite struct PauseTests {
  let folder: TemporaryFolder
  let program: Program
  static let opening = "Sample data, not current: 1 March 2013.\nApple, 1 year, 4 seconds.\n"
  static let words =
    PlayTests.words.joined(separator: "\n") + "\nShape only: 61 of 250 points heard.\n"
  /// What is shown before the sound, and what ends the last line of it: where Enter is awaited, the cursor
  /// stays at its end, which is what a braille display shows.
  private static func opening(_ pause: String) -> (text: String, end: String) {
    pause == "enter"
      ? ("Enter starts each sound.\n" + opening.dropLast(), "\n") : (opening, "")
  }

  static let gist = ["play", "AAPL", "--range", "1Y", "--duration", "gist"]

  init() throws {
    folder = try TemporaryFolder()
    var program = try Program(device: .file(folder.file("played.raw")), in: folder)
    program.environment["XDG_DATA_HOME"] = folder.path
    program.environment["AUDIOGRAPH_STORE"] = folder.file("prices.sqlite")
    self.program = program
  }

  /// Whether something was heard: an opened device makes the file, a sound fills it.
  private var isHeard: Bool { folder.size("played.raw") > 0 }

  private func start(
    _ arguments: [String], at terminal: PseudoTerminal, shows text: String
  ) throws -> ChildProcess {
    let process = try terminal.start(program, arguments)
    #expect(terminal.text(endingWith: text) == text)
    waited(everyMilliseconds: 1) { terminal.services & tcflag_t(ECHO) == 0 || !process.isRunning }
    return process
  }

  /// A minute is never over in a test; what ends it is the key.
  @Test(arguments: [" ", "\n", "z", "\u{1B}[C", "\u{1B}[D", "x"])
  func aKeyBeginsTheSound(_ key: String) throws {
    let terminal = try PseudoTerminal()
    let process = try start(Self.gist + ["--pause", "60"], at: terminal, shows: Self.opening)
    usleep(200_000)
    #expect(!isHeard)
    terminal.type(key)
    #expect(process.wait() == 0)
    #expect(isHeard)
    #expect(terminal.text(endingWith: Self.words) == Self.opening + Self.words)
  }

  @Test func onlyEnterBeginsWhatWaitsForEnter() throws {
    let terminal = try PseudoTerminal()
    let (opening, end) = Self.opening("enter")
    let process = try start(Self.gist + ["--pause", "enter"], at: terminal, shows: opening)
    terminal.type(" z\u{1B}[D")
    usleep(300_000)
    #expect(!isHeard)
    terminal.type("\n")
    #expect(process.wait() == 0)
    #expect(isHeard)
    #expect(terminal.text(endingWith: Self.words) == opening + end + Self.words)
  }

  @Test(arguments: ["60", "enter"], ["q", "\u{1B}", "\u{04}"])
  func keysThatLeaveDo(_ pause: String, _ key: String) throws {
    let terminal = try PseudoTerminal()
    let services = terminal.services
    let (opening, end) = Self.opening(pause)
    let process = try start(Self.gist + ["--pause", pause], at: terminal, shows: opening)
    terminal.type(key)
    #expect(process.wait() == 0)
    #expect(!isHeard)
    #expect(terminal.services == services)
    #expect(terminal.text(endingWith: Self.words) == opening + end + Self.words)
  }

  /// The words that were announced come all the same.
  @Test(arguments: ["60", "enter"], [SIGINT, SIGTERM, SIGHUP])
  func aSignalEndsIt(_ pause: String, _ signal: Int32) throws {
    let terminal = try PseudoTerminal()
    let services = terminal.services
    let (opening, end) = Self.opening(pause)
    let process = try start(Self.gist + ["--pause", pause], at: terminal, shows: opening)
    process.signal(signal)
    #expect(process.wait() == 130)
    #expect(!isHeard)
    #expect(terminal.services == services)
    #expect(terminal.text(endingWith: Self.words) == opening + end + Self.words)
  }

  @Test func suspendedAndContinued() throws {
    let terminal = try PseudoTerminal()
    let services = terminal.services
    let process = try start(Self.gist + ["--pause", "60"], at: terminal, shows: Self.opening)
    process.signal(SIGTSTP)
    #expect(waited { terminal.services == services })
    process.signal(SIGCONT)
    #expect(waited { terminal.services & tcflag_t(ECHO) == 0 })
    #expect(!isHeard)
    terminal.type(" ")
    #expect(process.wait() == 0)
    #expect(isHeard)
    #expect(terminal.text(endingWith: Self.words) == Self.opening + Self.words)
  }

  /// What is typed for `--wait` is for the first sound as well.
  @Test func whoeverHasPressedEnterIsNotAskedAgain() throws {
    let terminal = try PseudoTerminal()
    let process = try terminal.start(program, Self.gist + ["--wait", "--pause", "60"])
    let prompt = Self.opening + "Press Enter to start.\n"
    #expect(terminal.text(endingWith: prompt) == prompt)
    terminal.type("\n")
    #expect(process.wait() == 0)
    #expect(isHeard)
  }

  /// Line, pause, sound, next: also where a key goes to the next entry before the sound.
  @Test func everyEntryOfARoundIsWaitedFor() throws {
    #expect(try program.run(["list", "add", "tech", "AAPL", "MSFT", "IBM"]).status == 0)
    let terminal = try PseudoTerminal()
    var shown = [RoundTests.notice, RoundTests.apple].map { "\($0)\n" }.joined()
    let process = try start(["play", "@tech", "--pause", "60"], at: terminal, shows: shown)
    usleep(200_000)
    #expect(!isHeard)
    terminal.type("]")
    shown += RoundTests.microsoft + "\n"
    #expect(terminal.text(endingWith: shown) == shown)
    usleep(200_000)
    #expect(!isHeard)
    terminal.type(" ")
    shown += RoundTests.ibm + "\n"
    #expect(terminal.text(endingWith: shown) == shown)
    #expect(isHeard)
    terminal.type("q")
    #expect(process.wait() == 0)
    #expect(terminal.text() == shown)
  }

  /// Before the sound of a question every key but q brings the sound, and is no answer.
  @Test(arguments: ["1", "n", " ", "\n"])
  func aQuestionOfTheQuizIsWaitedFor(_ key: String) throws {
    let terminal = try PseudoTerminal()
    let announced = "10 questions; answer with a number, q leaves.\nQuestion 1 of 10."
    let process = try start(
      ["learn", "--quiz", "--seed", "20", "--pause", "60"], at: terminal, shows: announced)
    usleep(200_000)
    #expect(terminal.news() == "")
    terminal.type(key)
    let asked = announced + "\nWas that a peak or a trough? 1\u{A0}peak, 2\u{A0}trough."
    #expect(terminal.text(endingWith: asked) == asked)
    #expect(isSounding)
    terminal.type("q")
    #expect(process.wait() == 0)
  }

  @Test func aLessonIsWaitedForAndLeftByItsKeys() throws {
    let terminal = try PseudoTerminal()
    let first = "The sounds of charts; q leaves.\nlow: 1 of 21."
    let process = try start(["learn", "--pause", "60"], at: terminal, shows: first)
    terminal.type("n")
    let second = first + "\nhigh: 2 of 21."
    #expect(terminal.text(endingWith: second) == second)
    usleep(200_000)
    #expect(terminal.news() == "")
    terminal.type("\n")
    let told = second + "\nA high tone is a high value."
    #expect(terminal.text(endingWith: told) == told)
    terminal.type("q")
    #expect(process.wait() == 0)
  }

  @Test func aPriceOfASimulationIsWaitedFor() throws {
    let terminal = try PseudoTerminal()
    let process = try terminal.start(program, ["simulate", "--pause", "60"])
    _ = terminal.text(endingWith: "\n100.00.")
    usleep(300_000)
    #expect(!isSounding)
    terminal.type(" ")
    #expect(waited { isSounding || !process.isRunning })
    terminal.type("q")
    #expect(process.wait() == 0)
  }

  /// What a key asked for is heard at once, and its words follow.
  @Test(arguments: ["60", "enter"])
  func whatAnswersAKeyIsHeardAtOnce(_ pause: String) throws {
    let terminal = try PseudoTerminal()
    let process = try terminal.start(program, ["simulate", "--pause", pause])
    _ = terminal.text(endingWith: "\n100.00.")
    usleep(300_000)
    #expect(!isSounding)
    terminal.type("\u{1B}[A")
    #expect(waited { isSounding || !process.isRunning })
    _ = terminal.text(endingWith: "\n101.00, up 1.0 percent.")
    terminal.type("q")
    #expect(process.wait() == 0)
  }

  /// Data come through a pipe, keys from the terminal.
  @Test func whoReadsIsAskedOfTheTerminal() throws {
    let terminal = try PseudoTerminal()
    let path = folder.file("lines")
    try #require(mkfifo(path, 0o600) == 0)
    let pipe = open(path, O_RDWR | O_CLOEXEC)
    defer { close(pipe) }
    let script = "exec '\(Program.path)' play - --follow --pause 60 <'\(path)'"
    let process = try terminal.start("/bin/sh", ["-c", script], for: program)
    #expect(write(pipe, "20\n", 3) == 3)
    _ = terminal.text(endingWith: "\n20.")
    usleep(300_000)
    #expect(!isSounding)
    terminal.type(" ")
    #expect(waited { isSounding || !process.isRunning })
    terminal.type("q")
    #expect(process.wait() == 0)
  }

  /// A range is heard once its line has been read; any key ends that.
  @Test(arguments: ["\n", " ", "k"])
  func aRangeOfAWalkIsWaitedFor(_ key: String) throws {
    let terminal = try PseudoTerminal()
    let process = try terminal.start(program, ["explore", "AAPL", "--pause", "60"])
    _ = terminal.text(endingWith: "q to leave")
    terminal.type("3")
    _ = terminal.text(endingWith: "6 months")
    usleep(300_000)
    #expect(!isSounding)
    terminal.type(key)
    #expect(waited { isSounding || !process.isRunning })
    // Enter and Space say nothing; the tone of another point comes with its line.
    if key == "k" { _ = terminal.text(endingWith: "28 Feb 2013") }
    #expect(terminal.news() == "")
    terminal.type("q")
    #expect(process.wait() == 0)
  }

  /// Whether there is more than the silence that a device which stays open takes.
  private var isSounding: Bool { (folder.bytes("played.raw") ?? []).contains { $0 != 0 } }

  // MARK: - Without a terminal, and why

  @Test(arguments: ["60", "enter", "auto"])
  func aPipeIsNeverHeldUp(_ pause: String) throws {
    var program = program
    let plain = try program.run(Self.gist)
    let outcome = try program.run(Self.gist + ["--pause", pause])
    #expect(outcome.status == 0 && outcome.output == plain.output && outcome.errors == [])
    program.environment["AUDIOGRAPH_PAUSE"] = pause
    #expect(try program.run(["learn", "--quiz", "--seed", "20"], input: "q\n").status == 0)
  }

  static let reasons: [([String], [String: String], String)] = [
    (["--pause", "off"], [:], "off, as typed"),
    ([], ["AUDIOGRAPH_PAUSE": "0"], "0, as the settings say"),
    (["--text", "none"], [:], "off, because of --text none"),
    ([], [:], "off, because over ssh the program does not look for a screen reader"),
  ]

  @Test(arguments: reasons)
  func verboseSaysWhy(
    _ options: [String], _ variables: [String: String], _ reason: String
  ) throws {
    var program = program
    program.environment.merge(variables) { $1 }
    let terminal = try PseudoTerminal()
    let process = try terminal.start(program, Self.gist + ["-v"] + options)
    let text = terminal.text()
    #expect(process.wait() == 0)
    #expect(text.contains("Pause before sounds: \(reason).\n"), "\(text)")
  }

  @Test(arguments: ["play nile", "learn", "watch --replay x.csv", "simulate"])
  func aWrongValueIsNamed(_ line: String) throws {
    let outcome = try program.run(
      line.split(separator: " ").map(String.init) + ["--pause", "soon"])
    #expect(outcome.status == 2)
    #expect(
      outcome.message
        == "audiograph: Invalid value 'soon' for --pause: use auto, off, enter, or a number of"
        + " seconds up to 60.\n")
  }

  // MARK: - The hint

  /// Said once, after the sound, to whoever has set nothing.
  @Test func theReadersAreNamedOnce() throws {
    var program = program
    program.environment["XDG_STATE_HOME"] = folder.path
    program.environment["XDG_CONFIG_HOME"] = folder.path
    let hint =
      "If a screen reader or a braille display reads this to you: audiograph config reader lists the"
      + " settings that suit it.\n"
    let named = program
    func text(_ options: [String] = []) throws -> String {
      let terminal = try PseudoTerminal()
      let process = try terminal.start(named, Self.gist + options)
      let text = terminal.text()
      #expect(process.wait() == 0)
      return text
    }
    let plain = Self.opening + Self.words
    #expect(try program.run(Self.gist).errors == [])
    #expect(try text(["--pause", "off"]) == plain)
    #expect(try text(["-q"]) == "")
    #expect(try text() == plain + hint)
    #expect(try text() == plain)
  }

  @Test func whoeverHasSetSomethingIsToldNothing() throws {
    var program = program
    program.environment["XDG_STATE_HOME"] = folder.path
    program.environment["XDG_CONFIG_HOME"] = folder.path
    #expect(try program.run(["config", "set", "text", "after", "-q"]).status == 0)
    let terminal = try PseudoTerminal()
    let process = try terminal.start(program, Self.gist)
    #expect(terminal.text() == Self.opening + Self.words)
    #expect(process.wait() == 0)
  }
}
