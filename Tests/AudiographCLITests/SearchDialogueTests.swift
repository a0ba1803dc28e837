// SPDX-License-Identifier: MIT

import Audiograph
import MarketData
import Testing

@testable import AudiographCLI

@Suite struct SearchDialogueTests {
  static let companies: [DirectoryEntry] = [
    ("Apple Inc.", "AAPL", "NASDAQ"), ("Applied Materials", "AMAT", "NASDAQ"),
    ("AppLovin", "APP", nil as String?), ("3M", "MMM", "NYSE"), ("Škoda\u{1B}[2J", "SKD", "PRG"),
  ].compactMap { name, symbol, exchange in
    MarketSymbol(symbol).map { DirectoryEntry(symbol: $0, name: name, exchange: exchange) }
  }

  struct Broken: Error {}

  static func find(_ text: String, _ limit: Int) throws -> [DirectoryEntry] {
    if text == "broken" { throw Broken() }
    return Array(
      companies.filter { $0.name.lowercased().hasPrefix(text.lowercased()) }.prefix(limit))
  }

  /// What a series of events prints and decides; `…` in what is typed is a pause.
  static func run(
    _ typed: String, limit: Int = 5
  ) throws -> (text: String, decision: SearchDialogue.Decision?) {
    var dialogue = SearchDialogue(limit: limit, find: find)
    var decoder = KeyDecoder()
    var text = ""
    for (index, part) in typed.split(separator: "…", omittingEmptySubsequences: false).enumerated()
    {
      var events: [SearchDialogue.Event] = []
      if index > 0 { events.append(decoder.pause().map { .keys([$0]) } ?? .pause) }
      if !part.isEmpty { events.append(.keys(decoder.keys(Array(part.utf8)))) }
      for event in events {
        let reply = try dialogue.receive(event)
        text += reply.text
        if let decision = reply.decision { return (text, decision) }
      }
    }
    return (text, nil)
  }

  static let apps =
    "1. Apple Inc., AAPL, NASDAQ.\n2. Applied Materials, AMAT, NASDAQ.\n3. AppLovin, APP.\n"

  static let printed: [(String, String)] = [
    ("", ""), ("…", ""), ("a", "a"), ("app", "app"), ("app…", "app\n\(apps)app"),
    ("app……", "app\n\(apps)app"), ("app…l…", "app\n\(apps)appl\n\(apps)appl"),
    ("appli…", "appli\n1. Applied Materials, AMAT, NASDAQ.\nappli"),
    ("x…", "x\nNothing begins with 'x'.\nx"), (" …", " "),
    ("ab\u{7F}", "ab\na"), ("a\u{7F}", "a\n"), ("\u{7F}", ""),
    ("abc\u{7F}\u{7F}", "abc\na"), ("ab\u{7F}c", "ab\nac"), ("a\u{7F}b", "a\nb"),
    ("one two\u{17}", "one two\none "), ("one two \u{17}\u{17}", "one two \n"),
    ("one\u{15}", "one\n"), ("one\u{15}x", "one\nx"), ("é\u{7F}", "é\n"),
    ("\u{1B}[A\u{1B}[B", ""), ("Š…", "Š\n1. Škoda[2J, SKD, PRG.\nŠ"),
    ("app…2…", "app\n\(apps)app2\nEnter chooses Applied Materials, AMAT, NASDAQ.\napp2"),
    ("app…9…", "app\n\(apps)app9\nNothing begins with 'app9'.\napp9"),
    ("app…\u{15}3…", "app\n\(apps)app\n3\nEnter chooses AppLovin, APP.\n3"),
    ("3…", "3\n1. 3M, MMM, NYSE.\n3"), ("zz\n", "zz\nNothing begins with 'zz'.\nzz"),
  ]

  @Test(arguments: printed)
  func printsWholeLines(_ typed: String, _ text: String) throws {
    let (printed, decision) = try Self.run(typed)
    #expect(printed == text)
    #expect(decision == nil)
    #expect(!printed.contains("\u{1B}") && !printed.contains("\r"))
  }

  /// What is typed, the symbol that is chosen, and what is printed last.
  static let chosen: [(String, String, String)] = [
    ("app\n", "AAPL", "app\nApple Inc., AAPL, NASDAQ.\n"),
    ("app…\r", "AAPL", "\(apps)app\nApple Inc., AAPL, NASDAQ.\n"),
    ("app…2\n", "AMAT", "\(apps)app2\nApplied Materials, AMAT, NASDAQ.\n"),
    ("app… 2\n", "AMAT", "\(apps)app 2\nApplied Materials, AMAT, NASDAQ.\n"),
    ("app…2…\n", "AMAT", "app2\nApplied Materials, AMAT, NASDAQ.\n"),
    ("app…\u{15}3\n", "APP", "app\nAppLovin, APP.\n"),
    ("app…lo\n", "APP", "applo\nAppLovin, APP.\n"), ("3\n", "MMM", "3\n3M, MMM, NYSE.\n"),
    ("3…\n", "MMM", "3\n3M, MMM, NYSE.\n"), ("3m\nmore\n", "MMM", "3m\n3M, MMM, NYSE.\n"),
  ]

  @Test(arguments: chosen)
  func choosesByEnter(_ typed: String, _ symbol: String, _ end: String) throws {
    let (printed, decision) = try Self.run(typed)
    let entry = try #require(Self.companies.first { $0.symbol.text == symbol })
    #expect(decision == .chosen(entry))
    #expect(printed.hasSuffix(end), "\(printed)")
  }

  static let ends: [(String, SearchDialogue.Decision, String)] = [
    ("\n", .ended, ""), (" \n", .ended, " \n"), ("\u{04}", .ended, ""), ("a\u{04}", .ended, "a\n"),
    ("a\u{1B}…", .ended, "a\n"), ("\u{1B}\u{1B}", .ended, ""), ("a\u{03}", .interrupted, "a\n"),
    ("app…\u{15}\n", .ended, "app\n\(apps)app\n"), ("a\u{03}bc", .interrupted, "a\n"),
  ]

  @Test(arguments: ends)
  func endsByAKey(_ typed: String, _ decision: SearchDialogue.Decision, _ text: String) throws {
    let outcome = try Self.run(typed)
    #expect(outcome.decision == decision)
    #expect(outcome.text == text)
  }

  @Test func endsWithTheKeyboard() throws {
    var dialogue = SearchDialogue(limit: 5, find: Self.find)
    _ = try dialogue.receive(.keys([.key(.character("a")), .key(.character("p"))]))
    let reply = try dialogue.receive(.end)
    #expect(reply.text == "\n")
    #expect(reply.decision == .ended)
  }

  @Test func saysThatThereAreMore() throws {
    #expect(
      try Self.run("app…", limit: 2).text
        == "app\n1. Apple Inc., AAPL, NASDAQ.\n2. Applied Materials, AMAT, NASDAQ.\n"
        + "There are more.\napp")
    #expect(try Self.run("app…", limit: 3).text == "app\n\(Self.apps)app")
    #expect(try Self.run("app…3\n", limit: 2).decision == nil)
  }

  @Test func waitsForAPauseOnlyWhereOneMatters() throws {
    var dialogue = SearchDialogue(limit: 5, find: Self.find)
    #expect(!dialogue.awaitsPause)
    _ = try dialogue.receive(.keys([.key(.character("a"))]))
    #expect(dialogue.awaitsPause)
    _ = try dialogue.receive(.pause)
    #expect(!dialogue.awaitsPause)
  }

  @Test func takesNoMoreThanALine() throws {
    let long = String(repeating: "a", count: SearchDialogue.longestText)
    #expect(try Self.run(long + "bcd").text == long)
    #expect(try Self.run(long + "\u{7F}b").text == "\(long)\n\(long.dropLast())b")
  }

  @Test func passesOnWhatTheSearchThrows() {
    #expect(throws: Broken.self) { try Self.run("broken…") }
    #expect(throws: Broken.self) { try Self.run("broken\n") }
  }
}
