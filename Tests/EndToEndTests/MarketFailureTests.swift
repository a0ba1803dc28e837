// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import MarketData
import TestSupport
import Testing

/// What fails of several symbols, what hangs, and what a wrong clock leaves behind.
@Suite struct MarketFailureTests {
  private static let prices = YahooPrices(count: 30, endingBefore: YahooPrices.today)

  /// A provider that knows all symbols but BAD, each by a name of its own.
  private static func stage() throws -> MarketFixture {
    try MarketFixture { request in
      var own = prices
      own.name = "\(request.path.suffix(3)) Works"
      return request.path.hasSuffix("BAD") ? YahooPrices.notFound : own.reply(to: request)
    }
  }

  private static let bad =
    "audiograph: BAD: Yahoo does not know the symbol 'BAD'. Look it up with audiograph search, or"
    + " ask another provider with --provider.\n"

  // MARK: - One of several

  @Test(arguments: [
    ["describe"], ["describe", "--json"], ["play", "--text", "before"], ["export", "-o", "a.wav"],
    ["compare", "--text", "before"],
  ])
  func oneSymbolSpoilsNothingElse(_ command: [String]) throws {
    let stage = try Self.stage()
    let program = try Self.program(stage, listing: ["ONE", "BAD", "TWO"])
    let outcome = try program.run(command + ["@mine"])
    #expect(outcome.status == 3, "\(outcome.message)")
    #expect(outcome.message.hasSuffix(Self.bad), "\(outcome.message)")
    if command[0] == "export" {
      #expect(stage.folder.bytes("a.wav")?.isEmpty == false)
    } else {
      for name in ["ONE Works", "TWO Works"] { #expect(outcome.text.contains(name)) }
    }
  }

  /// The program with a list `mine`.
  private static func program(_ stage: MarketFixture, listing symbols: [String]) throws -> Program {
    let lists = ["XDG_DATA_HOME": stage.folder.path, "XDG_CONFIG_HOME": stage.folder.path]
    let program = Program(
      folder: stage.folder.path, environment: stage.program.environment.merging(lists) { $1 })
    let outcome = try program.run(["list", "add", "mine"] + symbols)
    #expect(outcome.status == 0, "\(outcome.message)")
    return program
  }

  @Test func aQuestionIsAnsweredForTheOthers() throws {
    let stage = try Self.stage()
    let program = try Self.program(stage, listing: ["ONE", "BAD", "TWO"])
    let outcome = try program.run(["value", "@mine", "highest", "-q"])
    #expect(outcome.status == 3)
    #expect(outcome.text == "129\n129\n")
    #expect(outcome.message == Self.bad)
  }

  /// What has one reason is said in one line, and what failed first decides the status.
  @Test func reasonsAreSaidOnce() throws {
    let stage = try MarketFixture { request in
      switch request.path.suffix(3) {
      case "BAD": YahooPrices.notFound
      case "ONE": Self.prices.reply(to: request)
      default: LoopbackReply(status: 500, text: "")
      }
    }
    let broken = "audiograph: OFF and OUT: Yahoo failed with HTTP status 500. "
    let first = try stage.program.run(["describe", "OFF", "ONE", "BAD", "OUT"])
    #expect(first.status == 4)
    let lines = first.message.split(separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.count == 3, "\(first.message)")
    #expect(lines[0].hasPrefix(broken), "\(first.message)")
    #expect(lines[1] + "\n" == Self.bad)
    let second = try stage.program.run(["describe", "BAD", "OFF", "ONE", "OUT"])
    #expect(second.status == 3)
    #expect(second.message.hasPrefix(Self.bad + broken), "\(second.message)")
  }

  @Test func aLineOfABatchIsWholeOrNotThere() throws {
    let stage = try Self.stage()
    let program = try Self.program(stage, listing: ["ONE", "BAD", "TWO"])
    try stage.folder.put(Array("source,output\n@mine,a.wav\n".utf8), "m.csv")
    let outcome = try program.run(["batch", "m.csv", "--allow-symbols"])
    #expect(outcome.status == 3, "\(outcome.text)")
    #expect(outcome.text.contains("Yahoo does not know the symbol 'BAD'."), "\(outcome.text)")
    #expect(stage.folder.bytes("a.wav") == nil)
  }

  @Test func whereAllFailTheFirstIsTold() throws {
    let stage = try MarketFixture { _ in YahooPrices.notFound }
    let outcome = try stage.program.run(["describe", "BAD", "WORSE"])
    #expect(outcome.status == 3)
    #expect(outcome.output == [])
    #expect(outcome.message.hasPrefix("audiograph: Yahoo does not know the symbol 'BAD'."))
    let other = try Self.stage()
    let compared = try other.program.run(["compare", "ONE", "BAD"])
    #expect(compared.status == 3)
    #expect(compared.output == [])
  }

  @Test func nowAnswersForEverySymbol() throws {
    let stage = try Self.stage()
    let program = try Self.program(stage, listing: ["ONE", "BAD", "TWO"])
    let outcome = try program.run(["value", "@mine", "now"])
    #expect(outcome.status == 3)
    let begins = outcome.lines.map { $0.prefix { $0 != "a" } }
    #expect(begins == ["ONE: 129.00 ", "TWO: 129.00 "], "\(outcome.text)")
    #expect(outcome.message.hasSuffix(Self.bad))
    #expect(stage.requestCount == 3)
    let bare = try program.run(["value", "@mine", "now", "-q"])
    #expect(bare.text == "129\n129\n")
    let document = try program.run(["value", "@mine", "now", "--json", "-q"])
    #expect(
      document.lines.map { $0.prefix(25) }
        == [#"{"version":1,"name":"ONE""#, #"{"version":1,"name":"TWO""#])
  }

  // MARK: - Refreshing

  @Test func aRefreshThatFailsIsSaidInOneLine() throws {
    let stage = try MarketFixture { _ in LoopbackReply(status: 500, text: "") }
    for symbol in ["ONE", "TWO", "SIX"] {
      try stage.put(Self.prices.dropping(last: 5), of: symbol, daysAgo: 9)
    }
    let outcome = try stage.program.run(["describe", "ONE", "TWO"])
    #expect(outcome.status == 0)
    #expect(
      outcome.message
        == "warning: ONE and TWO could not be refreshed: Yahoo failed with HTTP status 500.\n")
    let quiet = try stage.program.run(["describe", "SIX", "-q"])
    #expect(quiet.message == "")
    #expect(stage.requestCount > 2)
  }

  /// A round of samples does not begin with a line for each of them.
  @Test func samplesThatStandInAreSaidInOneLine() throws {
    let stage = try MarketFixture { _ in LoopbackReply(status: 500, text: "") }
    let first = try stage.program.run(["describe", "AAPL", "MSFT", "IBM"])
    #expect(
      first.message
        == "warning: AAPL, MSFT and IBM: Yahoo failed with HTTP status 500."
        + " Using bundled sample prices.\n")
    let again = try stage.program.run(["describe", "AAPL", "MSFT", "IBM"])
    #expect(
      again.message
        == "warning: AAPL, MSFT and IBM could not be fetched in the last five minutes."
        + " Type audiograph update AAPL MSFT IBM to try again.\n")
  }

  @Test func whoWasAskedTooOftenIsNotAskedByTheNextCommand() throws {
    let stage = try MarketFixture { _ in LoopbackReply(status: 429, text: "slower") }
    let told = "Yahoo got too many requests and can be asked again in 5 minutes."
    let sample = try stage.program.run(["describe", "AAPL"])
    #expect(sample.status == 0)
    #expect(sample.message == "warning: AAPL: \(told) Using bundled sample prices.\n")
    #expect(stage.requestCount == 1)
    for symbol in ["XYZ", "ABC"] {
      let other = try stage.program.run(["describe", symbol])
      #expect(other.status == 4)
      #expect(other.message.hasPrefix("audiograph: Yahoo got too many requests"))
    }
    #expect(stage.requestCount == 1)
  }

  // MARK: - Hanging

  private static func hanging(_ wait: String) throws -> MarketFixture {
    try MarketFixture(environment: ["AUDIOGRAPH_WAIT": wait]) { _ in
      LoopbackReply(text: "", delivery: .hang)
    }
  }

  @Test(arguments: [("0.5", "0.5 seconds"), ("", "1 second")])
  func aSampleDoesNotWaitForWhoHangs(_ wait: String, _ words: String) throws {
    let stage = try Self.hanging(wait)
    let start = ContinuousClock.now
    let outcome = try stage.program.run(["describe", "AAPL", "--level", "short"])
    #expect(start.duration(to: .now) < .seconds(20))
    #expect(outcome.status == 0)
    #expect(outcome.lines.first == "Sample data, not current: 1 March 2013.")
    #expect(
      outcome.message
        == "warning: AAPL: No answer came within \(words). Using bundled sample prices.\n")
  }

  /// Without a store no other process can fetch anything for this one.
  @Test func aSampleDoesNotWaitWithoutAStoreEither() throws {
    let stage = try Self.hanging("0.5")
    var program = stage.program
    program.environment["AUDIOGRAPH_STORE"] = "/proc/prices.sqlite"
    let start = ContinuousClock.now
    let outcome = try program.run(["describe", "AAPL", "--level", "short"])
    #expect(start.duration(to: .now) < .seconds(20))
    #expect(outcome.status == 0)
    #expect(outcome.lines.first == "Sample data, not current: 1 March 2013.")
    let end =
      "warning: AAPL: The host '127.0.0.1' of Yahoo took longer than 0.5 seconds. Using bundled"
      + " sample prices.\n"
    #expect(outcome.message.hasSuffix(end), "\(outcome.message)")
  }

  /// The same words would come again after five more seconds.
  @Test func aLongWaitIsSaidOnce() throws {
    let stage = try MarketFixture { request in
      var reply = Self.prices.reply(to: request)
      reply.delay = 7
      return reply
    }
    let outcome = try stage.program.run(["describe", "XYZ"])
    #expect(outcome.status == 0)
    #expect(outcome.progress == ["Fetching prices of XYZ."])
  }

  /// What one process asks for another waits for, and does not ask too.
  @Test func whoHangsIsAskedOnceForASample() throws {
    let stage = try Self.hanging("0.5")
    _ = try stage.program.run(["describe", "AAPL"])
    waited { stage.requestCount == 1 }
    let again = try stage.program.run(["describe", "AAPL"])
    #expect(again.message.hasPrefix("warning: AAPL: No answer came within 0.5 seconds."))
    #expect(stage.requestCount == 1)
  }

  @Test(arguments: [
    (["describe", "XYZ"], "Fetching ", "Yahoo"),
    (["value", "XYZ", "now"], "Fetching ", "Yahoo"),
    (["fundamentals", "AAPL"], "Still waiting for the figures of AAPL.", "the SEC"),
  ])
  func aKeyEndsTheWaiting(_ arguments: [String], _ words: String, _ name: String) throws {
    let stage = try Self.hanging("1")
    var program = stage.program
    for key in ["AUDIOGRAPH_SEC_URL", "AUDIOGRAPH_SECFILES_URL"] {
      program.environment[key] = stage.server.base
    }
    program.environment["AUDIOGRAPH_SEC_CONTACT"] = "tests@example.org"
    let terminal = try PseudoTerminal()
    let before = terminal.services
    let run = try terminal.start(program, arguments)
    let line = terminal.text(endingWith: " Press any key to stop waiting.\n")
    #expect(line.hasPrefix(words))
    waited { terminal.services != before }
    let start = ContinuousClock.now
    terminal.type("x")
    #expect(run.wait() == 4)
    #expect(start.duration(to: .now) < .seconds(20))
    #expect(terminal.services == before)
    let told = terminal.text().dropFirst(line.count)
    #expect(told.hasPrefix("audiograph: The request to \(name) was cancelled."), "\(told)")
  }

  @Test func controlCIsStillAnInterruption() throws {
    let stage = try Self.hanging("1")
    let terminal = try PseudoTerminal()
    let before = terminal.services
    let run = try terminal.start(stage.program, ["describe", "XYZ"])
    _ = terminal.text(endingWith: " Press any key to stop waiting.\n")
    waited { terminal.services != before }
    terminal.type("\u{3}")
    #expect(run.wait() == 130)
    #expect(terminal.services == before)
  }

  // MARK: - A clock that was ahead

  @Test func whatCameInTheFutureIsFetchedAnew() throws {
    let stage = try MarketFixture { Self.prices.reply(to: $0) }
    let symbol = try #require(MarketSymbol("XYZ"))
    try stage.put(Self.prices.dropping(last: 5), of: "XYZ", daysAgo: -4000)
    let future = Int64(Date().timeIntervalSince1970) + 4000 * 86_400
    for failed in [true, false] {
      try stage.store().noteAttempt(symbol, at: future, failed: failed)
      let count = stage.requestCount
      let outcome = try stage.program.run(["describe", "XYZ"])
      #expect(outcome.status == 0)
      #expect(stage.requestCount == count + 1, "\(failed)")
      #expect(try stage.store().summaries().map(\.count) == [30])
      try stage.put(Self.prices.dropping(last: 5), of: "XYZ", daysAgo: -4000, replacing: true)
    }
  }

  /// Another process may fetch prices after this one began.
  @Test func whatCameSinceTheStartIsCurrent() throws {
    let stage = try MarketFixture { Self.prices.reply(to: $0) }
    let symbol = try #require(MarketSymbol("XYZ"))
    let older = Self.prices.dropping(last: 1)
    try stage.put(older, of: "XYZ", daysAgo: 0)
    let soon = Int64(Date().timeIntervalSince1970) + 20
    try stage.store().noteAttempt(symbol, at: soon, failed: false)
    try stage.put(older, of: "XYZ", daysAgo: 0, seconds: 20, replacing: true)
    let outcome = try stage.program.run(["describe", "XYZ"])
    #expect(outcome.lines.first?.hasPrefix("Prices from Yahoo as of ") == true)
    #expect(stage.requestCount == 0)
  }

  @Test func whatFailedInTheFutureIsTriedAgain() throws {
    let stage = try MarketFixture { Self.prices.reply(to: $0) }
    let symbol = try #require(MarketSymbol("AAPL"))
    let future = Int64(Date().timeIntervalSince1970) + 4000 * 86_400
    try stage.store().noteAttempt(symbol, at: future, failed: true)
    let outcome = try stage.program.run(["describe", "AAPL"])
    #expect(outcome.lines.first?.hasPrefix("Prices from Yahoo as of ") == true)
    #expect(outcome.message == "")
  }
}
