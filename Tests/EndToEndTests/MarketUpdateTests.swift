// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import Glibc
import MarketData
import Synchronization
import TestSupport
import Testing

/// `update`: whole bars or none, whatever happens to the process.
@Suite struct MarketUpdateTests {
  /// A year of prices whose closes are all of one `level`, so that a mixture would be seen.
  private static func year(level: Int) -> YahooPrices {
    var prices = YahooPrices(count: 1500, endingBefore: YahooPrices.today)
    prices.closes = prices.closes.map { _ in Double(level) }
    return prices
  }

  private static func closes(_ stage: MarketFixture, _ symbol: String) throws -> [Double] {
    guard let symbol = MarketSymbol(symbol) else { return [] }
    return try stage.store().prices(of: symbol)?.history.bars.columns[.close] ?? []
  }

  @Test func aKilledUpdateLeavesWholeHistoriesOnly() throws {
    let levels = (0..<16).map { Self.year(level: $0 + 1) }
    // Each request is answered with another past, so that everything is replaced every time.
    let counter = Counter()
    let stage = try MarketFixture { request in
      levels[counter.next() / 2 % levels.count].reply(to: request)
    }
    var generator = SeededGenerator(seed: 21)
    var kills = 0
    for round in 0..<caseCount(40, sweep: 1_000) {
      let run = try stage.program.start(["update", "A", "B", "C"])
      usleep(UInt32.random(in: 0...120_000, using: &generator))
      run.signal(SIGKILL)
      if run.wait().status == 128 + SIGKILL { kills += 1 }
      for symbol in ["A", "B", "C"] {
        let closes = try Self.closes(stage, symbol)
        #expect(closes.isEmpty || closes.count == 1500, "round \(round)")
        #expect(Set(closes).count <= 1, "round \(round)")
      }
    }
    #expect(kills > 0)
    let sqlite = try #require(Tool("sqlite3"))
    let check = try sqlite.run([stage.folder.file("prices.sqlite"), "PRAGMA integrity_check"])
    #expect(check.text == "ok\n")
    #expect(try stage.program.run(["update", "A", "B", "C"]).status == 0)
    for symbol in ["A", "B", "C"] { #expect(try Self.closes(stage, symbol).count == 1500) }
    #expect(!stage.folder.names.contains { $0.contains("damaged") })
  }

  @Test func tenProcessesLoseNothing() throws {
    let prices = YahooPrices(count: 40, endingBefore: YahooPrices.today)
    let stage = try MarketFixture { prices.reply(to: $0) }
    let symbols = (0..<30).map { "S\($0)" }
    let runs = try (0..<10).map { number in
      try stage.program.start(["update"] + symbols[(number * 3)..<(number * 3 + 3)])
    }
    for run in runs {
      let outcome = run.wait()
      #expect(outcome.status == 0, "\(outcome.message)")
    }
    let summaries = try stage.store().summaries()
    #expect(summaries.map(\.symbol.text) == symbols.sorted())
    #expect(summaries.allSatisfy { $0.count == 40 })
  }

  @Test func anInterruptedUpdateEndsAtOnce() throws {
    let stage = try MarketFixture { _ in LoopbackReply(text: "", delivery: .hang) }
    let run = try stage.program.start(["update", "A", "B"])
    #expect(run.wait { stage.requestCount >= 2 })
    run.signal(SIGINT)
    let outcome = run.wait()
    #expect(outcome.status == 130)
    #expect(outcome.output == [])
  }

  @Test func longWaitsAreAnnounced() throws {
    let prices = YahooPrices(count: 30, endingBefore: YahooPrices.today)
    let stage = try MarketFixture { request in
      var reply = prices.reply(to: request)
      reply.delay = 1.6
      return reply
    }
    let outcome = try stage.program.run(["update", "A"])
    #expect(outcome.status == 0)
    #expect(outcome.progress == ["Fetching prices of 1 symbol."])
    #expect(
      outcome.text
        == "A: 30 new days, to \(Phrasebook().date(CalendarDate(day: prices.days[29]))), from Yahoo.\n"
    )
    let first = try stage.program.run(["describe", "B"])
    #expect(first.progress == ["Fetching prices of B."] && first.message.isEmpty)
    #expect(first.lines.first?.hasPrefix("Prices from Yahoo as of ") == true)
  }

  @Test func withNothingStoredThereIsNothingToDo() throws {
    let stage = try MarketFixture { _ in YahooPrices.notFound }
    let outcome = try stage.program.run(["update"])
    #expect(outcome.status == 0)
    #expect(
      outcome.message == "Nothing is stored yet. Name a symbol, as in audiograph update AAPL.\n")
    #expect(stage.requestCount == 0)
    #expect(try stage.program.run(["update", "--symbols", "AAPL"]).status == 2)
    #expect(try stage.program.run(["update", "A", "--jobs", "0"]).status == 2)
  }

  @Test func theListsOfSymbolsCome() throws {
    let fixtures = "\(Program.packageFolder)/Tests/Fixtures/providers/nasdaq"
    let files = try ["nasdaqlisted.txt", "otherlisted.txt"].map {
      try Array(Data(contentsOf: URL(fileURLWithPath: "\(fixtures)/\($0)")))
    }
    let server = try LoopbackServer([
      "/nasdaqlisted.txt": LoopbackReply(type: "text/plain", body: files[0]),
      "/otherlisted.txt": LoopbackReply(type: "text/plain", body: files[1]),
    ])
    let stage = try MarketFixture(environment: ["AUDIOGRAPH_NASDAQ_URL": server.base]) { _ in
      YahooPrices.notFound
    }
    let outcome = try stage.program.run(["update", "--symbols"])
    #expect(outcome.status == 0, "\(outcome.message)")
    let count = try stage.store().directoryCount(origin: "nasdaq")
    #expect(count > 2)
    #expect(
      outcome.text
        == "12 symbols from Nasdaq; 2 that the exchanges use for tests and 1 that cannot be typed"
        + " here were left out.\n")
    #expect(count == 12)
    let cut = try LoopbackServer([
      "/nasdaqlisted.txt": LoopbackReply(type: "text/plain", body: Array(files[0].dropLast(60))),
      "/otherlisted.txt": LoopbackReply(type: "text/plain", body: files[1]),
    ])
    var program = stage.program
    program.environment["AUDIOGRAPH_NASDAQ_URL"] = cut.base
    #expect(try program.run(["update", "--symbols"]).status == 4)
    #expect(try stage.store().directoryCount(origin: "nasdaq") == count)
  }
}

/// Counts from 0, on any thread.
private final class Counter: Sendable {
  private let number = Atomic(0)

  func next() -> Int { number.add(1, ordering: .relaxed).oldValue }
}
