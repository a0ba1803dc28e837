// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import MarketData
import TestSupport
import Testing

/// Prices of two sources, or of two currencies, are never mixed, and what is stored is not passed
/// over.
@Suite struct MarketMixtureTests {
  private static func put(_ text: String, _ stage: MarketFixture) throws {
    try stage.folder.put(Array(text.utf8), "own.csv")
  }

  private static func stored(_ stage: MarketFixture) throws -> StoredPrices {
    let symbol = try #require(MarketSymbol("AAPL"))
    return try #require(try stage.store().prices(of: symbol))
  }

  @Test func anImportReplacesFetchedPricesAndSaysSo() throws {
    let prices = YahooPrices(count: 30, endingBefore: YahooPrices.today)
    let stage = try MarketFixture { prices.reply(to: $0) }
    try stage.put(prices, of: "AAPL", daysAgo: 0)
    try Self.put("Date,Close\n1990-01-02,5\n1990-01-03,6\n", stage)
    let outcome = try stage.program.run(["import", "own.csv", "--as", "AAPL"])
    #expect(
      outcome.text == "AAPL: the prices of Yahoo were replaced.\n"
        + "AAPL: 2 days, 2 January 1990 to 3 January 1990, 2 new.\n")
    #expect(try Self.stored(stage).history.bars.count == 2)
    #expect(
      try stage.program.run(["update"]).text == "AAPL: imported prices are left as they"
        + " are.\n")
  }

  @Test func aRefreshThatWasOvertakenSavesNothing() throws {
    let prices = YahooPrices(count: 30, endingBefore: YahooPrices.today)
    let stage = try MarketFixture { request in
      var reply = prices.reply(to: request)
      reply.delay = 1.5
      return reply
    }
    try stage.put(prices.dropping(last: 8), of: "AAPL", daysAgo: 12)
    let run = try stage.program.start(["update", "AAPL"])
    #expect(run.wait { stage.requestCount == 1 })
    try Self.put("Date,Close\n1990-01-02,5\n1990-01-03,6\n", stage)
    #expect(try stage.program.run(["import", "own.csv", "--as", "AAPL"]).status == 0)
    let outcome = run.wait()
    #expect(outcome.status == 4)
    #expect(outcome.message.contains("The new prices were not saved"))
    #expect(try Self.stored(stage).source == StoredPrices.importSource)
    #expect(try Self.stored(stage).history.bars.columns[.close] == [5, 6])
  }

  @Test func anotherCurrencyIsAnotherHistory() throws {
    let prices = YahooPrices(count: 30, endingBefore: YahooPrices.today)
    let stage = try MarketFixture { request in
      var reply = prices.reply(to: request)
      let text = String(decoding: reply.body, as: UTF8.self)
      reply.body = Array(text.replacingOccurrences(of: "\"USD\"", with: "\"GBp\"").utf8)
      return reply
    }
    var older = prices.dropping(last: 5)
    older.days.insert(older.days[0] - 700, at: 0)
    older.closes.insert(99, at: 0)
    try stage.put(older, of: "AAPL", daysAgo: 9)
    _ = try stage.program.run(["update", "AAPL"])
    let stored = try Self.stored(stage)
    #expect(stored.history.currency == "GBp")
    #expect(stored.history.bars.columns[.close] == prices.closes)
  }

  @Test func aForcedProviderIsAskedAgainAtOnce() throws {
    let stage = try MarketFixture(environment: ["AUDIOGRAPH_YAHOO_URL": "http://127.0.0.1:1"]) {
      _ in
      LoopbackReply(text: "")
    }
    _ = try stage.program.run(["describe", "AAPL"])
    let again = try stage.program.run(["describe", "AAPL"])
    #expect(again.status == 0)
    #expect(
      again.message
        == "warning: AAPL could not be fetched in the last five minutes. Type audiograph update"
        + " AAPL to try again.\n")
    let forced = try stage.program.run(["describe", "AAPL", "--provider", "yahoo"])
    #expect(forced.message.hasPrefix("warning: AAPL: Cannot connect to the host '127.0.0.1'"))
    let keyless = try stage.program.run(["describe", "AAPL", "--provider", "stooq"])
    #expect(keyless.message.hasPrefix("warning: AAPL: Stooq requires a key."))
  }

  @Test func twoFirstStartsDoNotDisturbEachOther() throws {
    let prices = YahooPrices(count: 30, endingBefore: YahooPrices.today)
    let stage = try MarketFixture { request in
      var reply = prices.reply(to: request)
      reply.delay = 1
      return reply
    }
    let first = try stage.program.start(["describe", "AAPL"])
    #expect(first.wait { stage.requestCount == 1 })
    let second = try stage.program.run(["describe", "AAPL"])
    #expect(second.lines.first?.hasPrefix("Prices from Yahoo as of ") == true)
    #expect(first.wait().text == second.text)
  }

  /// Whatever the command is, imported prices do not go without a word.
  @Test func aForcedProviderSaysWhatItReplaces() throws {
    let prices = YahooPrices(count: 30, endingBefore: YahooPrices.today)
    let stage = try MarketFixture { prices.reply(to: $0) }
    try stage.put(prices.dropping(last: 9), of: "AAPL", daysAgo: 0, source: "import")
    let outcome = try stage.program.run(["describe", "AAPL", "--provider", "yahoo"])
    #expect(outcome.status == 0)
    #expect(outcome.message == "AAPL: the imported prices were replaced.\n")
    #expect(try Self.stored(stage).source == "yahoo")
  }

  @Test func twoUpdatesOfOneSymbolAgree() throws {
    let prices = YahooPrices(count: 30, endingBefore: YahooPrices.today)
    let stage = try MarketFixture { request in
      var reply = prices.reply(to: request)
      reply.delay = 0.5
      return reply
    }
    let runs = try (0..<3).map { _ in try stage.program.start(["update", "AAPL"]) }
    for run in runs {
      let outcome = run.wait()
      #expect(outcome.status == 0, "\(outcome.message)")
    }
    #expect(try Self.stored(stage).history.bars.count == 30)
  }

  @Test func aForcedProviderIsAskedForStoredPricesToo() throws {
    let prices = YahooPrices(count: 30, endingBefore: YahooPrices.today)
    let stage = try MarketFixture { _ in LoopbackReply(status: 500, text: "") }
    try stage.put(prices, of: "AAPL", daysAgo: 0)
    let outcome = try stage.program.run(["describe", "AAPL", "--provider", "yahoo"])
    #expect(outcome.status == 4)
    #expect(outcome.message.hasPrefix("audiograph: Yahoo failed with HTTP status 500."))
    #expect(stage.requestCount == 1)
    #expect(try stage.program.run(["describe", "AAPL"]).status == 0)
  }

  @Test func oldPricesSayTheirAgeWhoeverWasAsked() throws {
    let prices = YahooPrices(count: 30, endingBefore: YahooPrices.today - 100)
    let stage = try MarketFixture { prices.reply(to: $0) }
    let outcome = try stage.program.run(["describe", "AAPL"])
    let last = prices.days[29]
    let notice = Phrasebook().priceNotice(
      from: "Yahoo", asOf: CalendarDate(day: last), daysOld: YahooPrices.today - last)
    #expect(outcome.lines.first == notice && notice.hasSuffix(" ago."))
  }

  @Test func aFileOfSomebodyElseIsNoStore() throws {
    let stage = try MarketFixture { _ in YahooPrices.notFound }
    try Self.put("Date,Close\n1990-01-02,5\n", stage)
    for arguments in [
      ["search", "apple", "--store", "own.csv"], ["import", "own.csv", "--store", "own.csv"],
      ["describe", "AAPL", "--store", "own.csv"],
    ] {
      let outcome = try stage.program.run(arguments)
      #expect([2, 3].contains(outcome.status), "\(arguments)")
      #expect(outcome.output == [])
    }
    #expect(stage.folder.bytes("own.csv") == Array("Date,Close\n1990-01-02,5\n".utf8))
    #expect(stage.folder.names == ["asound.conf", "own.csv"])
  }

  @Test func theBackgroundRefreshHoldsNothingOpen() throws {
    let stage = try MarketFixture(environment: ["AUDIOGRAPH_WAIT": "0.1"]) { _ in
      LoopbackReply(text: "", delivery: .hang)
    }
    try stage.put(YahooPrices(count: 9, endingBefore: 20_000), of: "AAPL", daysAgo: 9)
    let shell = try #require(Tool("bash"))
    let began = ContinuousClock.now
    // The third descriptor is the pipe that the shell reads until everybody has closed it.
    let run = try shell.run(
      ["-c", "x=$('\(Program.path)' describe AAPL 3>&1 >/dev/null 2>&1); echo done"],
      environment: ["XDG_CONFIG_HOME": "/dev/null"].merging(stage.program.environment) { $1 })
    #expect(run.text == "done\n")
    #expect(began.duration(to: .now) < .seconds(20))
  }
}
