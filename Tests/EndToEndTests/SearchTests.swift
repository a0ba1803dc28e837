// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Searches in the bundled list of companies.
@Suite struct SearchTests {
  static let answers: [([String], String)] = [
    (["search", "microsoft"], "Microsoft, MSFT, NASDAQ.\n"),
    (["search", "MICROSOFT"], "Microsoft, MSFT, NASDAQ.\n"),
    (["search", "msft", "--quiet"], "MSFT\n"),
    (["search", "micron", "te"], "Micron Technology, MU, NASDAQ.\n"),
    (
      ["search", "microsoft", "--json"],
      "{\"version\":1,\"symbol\":\"MSFT\",\"name\":\"Microsoft\",\"exchange\":\"NASDAQ\",\"currency\":\"USD\","
        + "\"country\":\"United States\"}\n"
    ),
    (["search", "-q", "--symbols", "aapl"], "AAPL\n"),
    (["search", "-q", "--symbols", "--limit", "50", "--", "MSF"], "MSFT\n"),
  ]

  @Test(arguments: answers)
  func finds(_ arguments: [String], _ text: String) throws {
    let outcome = try Program().run(arguments)
    #expect(outcome.text == text)
    #expect(outcome.status == 0)
    #expect(outcome.message == "")
  }

  @Test(arguments: [1, 2, 3, 10])
  func printsAsManyAsAsked(_ limit: Int) throws {
    let outcome = try Program().run(["search", "a", "--limit", "\(limit)"])
    #expect(outcome.lines.count == limit)
    #expect(outcome.message == "There are more; use --limit to list more.\n")
    let quiet = try Program().run(["search", "a", "-q", "--limit", "\(limit)"])
    #expect(quiet.lines.count == limit)
    #expect(quiet.message == "")
  }

  static let failures: [([String], Int32, String)] = [
    (["search", "zzqx"], 3, "No symbol, company name, or word in one begins with 'zzqx'."),
    (["search", "&&&"], 3, "No symbol, company name, or word in one begins with '&&&'."),
    (["search", ""], 2, "TEXT is empty."), (["search", " ", " "], 2, "TEXT is empty."),
    (["search", "a", "--limit", "0"], 2, "Invalid value '0' for --limit: use a whole"),
    (["search", "a", "--limit", "1001"], 2, "Invalid value '1001' for --limit:"),
  ]

  @Test(arguments: failures)
  func refuses(_ arguments: [String], _ status: Int32, _ message: String) throws {
    let outcome = try Program().run(arguments)
    #expect(outcome.status == status)
    #expect(outcome.output == [])
    #expect(outcome.message.hasPrefix("audiograph: \(message)"), "\(outcome.message)")
  }

  @Test func answersEveryLine() throws {
    let none = try Program().run(["search"], input: "")
    #expect(none.status == 0 && none.output == [] && none.errors == [])
    let all = try Program().run(["search"], input: "microsoft\n\n \nmicron te\r\n")
    #expect(all.text == "Microsoft, MSFT, NASDAQ.\nMicron Technology, MU, NASDAQ.\n")
    #expect(all.status == 0)
    let some = try Program().run(["search", "-q"], input: "zzqx\nmicrosoft")
    #expect(some.text == "MSFT\n")
    #expect(some.status == 3)
    #expect(
      some.message
        == "audiograph: No symbol, company name, or word in one begins with 'zzqx'. Type fewer"
        + " letters, or another word of the name.\n")
  }

  // MARK: - The store

  @Test func keepsTheListInTheStore() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("prices.sqlite")
    let program = Program()
    for _ in 0..<2 {
      let outcome = try program.run(["search", "microsoft", "--store", path])
      #expect(outcome.text == "Microsoft, MSFT, NASDAQ.\n")
      #expect(outcome.errors == [])
    }
    let before = folder.bytes("prices.sqlite")
    #expect(try program.run(["search", "-q", "msft", "--store", path]).text == "MSFT\n")
    #expect(folder.bytes("prices.sqlite") == before)
    #expect(folder.names == ["prices.sqlite"])
  }

  @Test func findsWhatWasImported() throws {
    let folder = try TemporaryFolder()
    try folder.put(Array("Symbol,Name\nQQZ,Quizzical Corp\n".utf8), "mine.csv")
    try folder.put(Array("Date,Close\n2020-01-01,1\n2020-01-02,2\n".utf8), "QQX.csv")
    var program = Program(folder: folder.path)
    program.environment["AUDIOGRAPH_STORE"] = folder.file("prices.sqlite")
    #expect(try program.run(["import", "--symbols", "mine.csv"]).status == 0)
    #expect(try program.run(["import", "QQX.csv"]).status == 0)
    #expect(try program.run(["search", "quizz"]).text == "Quizzical Corp, QQZ.\n")
    #expect(try program.run(["search", "-q", "--symbols", "qq"]).text == "QQX\nQQZ\n")
  }

  @Test func aStoreThatWasNamedHasToBeThere() throws {
    let outcome = try Program().run(["search", "microsoft", "--store", "/dev/null/x"])
    #expect(outcome.status == 3)
    #expect(outcome.output == [])
    #expect(outcome.message.hasPrefix("audiograph: Cannot open the store '/dev/null/x'"))
  }

  @Test func withoutTheBundledListThatIsSaid() throws {
    let outcome = try Program(environment: ["AUDIOGRAPH_SAMPLES": "/nowhere"]).run(["search", "a"])
    #expect(outcome.status == 3)
    #expect(
      outcome.message.hasPrefix(
        "audiograph: The sample data for 'symbols.csv' are not in '/nowhere'."))
  }

  // MARK: - On a terminal

  static let opening =
    "Type the beginning of a company's name, or a symbol. Press Enter to choose the first match,"
    + " or type a number and press Enter to choose another; Escape ends.\n"

  /// The dialogue at a new terminal, once it has begun.
  func begin() throws -> (PseudoTerminal, ChildProcess, tcflag_t) {
    let terminal = try PseudoTerminal()
    let services = terminal.services
    let program = Program()
    let process = try terminal.start(program, ["search"])
    #expect(terminal.text(endingWith: Self.opening) == Self.opening)
    #expect(terminal.services & tcflag_t(ICANON | ECHO | ISIG) == 0)
    return (terminal, process, services)
  }

  @Test func searchesWhileOneTypesAndPlaysTheChoice() throws {
    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal()
    let services = terminal.services
    let process = try terminal.start(Program(device: .null, in: folder), ["search"])
    #expect(terminal.text(endingWith: Self.opening) == Self.opening)
    terminal.type("microsof")
    let listed = "microsof\n1. Microsoft, MSFT, NASDAQ.\nmicrosof"
    #expect(terminal.text(endingWith: listed) == Self.opening + listed)
    terminal.type("x\u{7F}")
    #expect(terminal.text(endingWith: "x\nmicrosof") == "\(Self.opening)\(listed)x\nmicrosof")
    terminal.type("\r")
    let whole = terminal.text()
    #expect(process.wait() == 0)
    #expect(terminal.services == services)
    #expect(whole.contains("\nmicrosof\nMicrosoft, MSFT, NASDAQ.\nSample data, not current"))
    #expect(whole.contains("\nMicrosoft, 30 trading days, 7 seconds.\n"), "\(whole)")
    #expect(folder.names == ["asound.conf"])
    #expect(!whole.contains("\u{1B}") && !whole.contains("\r"))
  }

  /// What is chosen is played as `play` plays it.
  @Test func theChoiceObeysSettings() throws {
    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal()
    var program = try Program(device: .null, in: folder)
    program.environment["AUDIOGRAPH_DURATION"] = "2"
    let process = try terminal.start(program, ["search"])
    #expect(terminal.text(endingWith: Self.opening) == Self.opening)
    terminal.type("microsof\r")
    let whole = terminal.text()
    #expect(process.wait() == 0)
    #expect(whole.contains("\nMicrosoft, 30 trading days, 3 seconds.\n"), "\(whole)")
  }

  @Test func anUnfinishedPieceOfACharacterWaits() throws {
    let (terminal, process, _) = try begin()
    terminal.type([0xC3])
    terminal.type([0xA9])
    #expect(terminal.text(endingWith: "é") == Self.opening + "é")
    terminal.type("\u{04}")
    #expect(process.wait() == 0)
    #expect(terminal.text() == Self.opening + "é\n")
  }

  /// Control-S, by which terminals stop, is a key like others that mean nothing.
  @Test func nothingFreezesIt() throws {
    let (terminal, process, services) = try begin()
    terminal.type("\u{13}\u{11}\u{13}microsof")
    let listed = "microsof\n1. Microsoft, MSFT, NASDAQ.\nmicrosof"
    #expect(terminal.text(endingWith: listed) == Self.opening + listed)
    terminal.type("\u{04}")
    #expect(process.wait() == 0)
    #expect(terminal.services == services)
  }

  /// Keys, and the exit status that they lead to.
  static let ends: [(String, Int32)] = [
    ("\u{03}", 130), ("\u{04}", 0), ("\u{1B}", 0), ("\n", 0),
  ]

  @Test(arguments: ends)
  func endsByAKey(_ key: String, _ status: Int32) throws {
    let (terminal, process, services) = try begin()
    terminal.type(key)
    #expect(process.wait() == status)
    #expect(terminal.services == services)
    #expect(terminal.text() == Self.opening)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func endsByASignal(_ signal: Int32) throws {
    let (terminal, process, services) = try begin()
    process.signal(signal)
    #expect(process.wait() == 130)
    #expect(terminal.services == services)
  }

  @Test func endsWithTheTerminal() throws {
    let (terminal, process, _) = try begin()
    terminal.close()
    #expect(process.wait() == 0)
  }
}
