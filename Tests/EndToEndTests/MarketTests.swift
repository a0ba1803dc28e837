// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import MarketData
import TestSupport
import Testing

/// What symbols mean with a network, without one, and with a store.
@Suite struct MarketTests {
  private static func date(_ day: Int) -> String { Phrasebook().date(CalendarDate(day: day)) }

  @Test func theFirstPlayFetchesAndTheSecondDoesNot() throws {
    let prices = YahooPrices(count: 30, endingBefore: YahooPrices.today)
    let stage = try MarketFixture { prices.reply(to: $0) }
    let first = try stage.program.run(["play", "aapl", "--text", "before"])
    #expect(first.status == 0, "\(first.message)")
    let last = Self.date(prices.days[29])
    #expect(first.lines.first == "Prices from Yahoo as of \(last).")
    #expect(first.lines[1].hasPrefix("Apple, "))
    #expect(first.lines[2].contains("up 29 percent"))
    #expect(stage.requestCount == 1)
    let second = try stage.program.run(["play", "AAPL", "--text", "before"])
    #expect(second.text == first.text)
    #expect(second.errors == [])
    #expect(stage.requestCount == 1)
  }

  @Test func stalePricesAreRefreshed() throws {
    let prices = YahooPrices(count: 30, endingBefore: YahooPrices.today)
    let stage = try MarketFixture(environment: ["AUDIOGRAPH_WAIT": "30"]) { prices.reply(to: $0) }
    try stage.put(prices.dropping(last: 5), of: "AAPL", daysAgo: 9)
    let outcome = try stage.program.run(["describe", "AAPL"])
    #expect(
      outcome.lines.first == "Prices from Yahoo as of \(Self.date(prices.days[29])).")
    #expect(stage.requestCount == 1)
    #expect(try stage.store().summaries().map(\.count) == [30])
    _ = try stage.program.run(["describe", "AAPL"])
    #expect(stage.requestCount == 1)
  }

  @Test func offlineNeverConnects() throws {
    let prices = YahooPrices(count: 30, endingBefore: YahooPrices.today)
    let stage = try MarketFixture { prices.reply(to: $0) }
    try stage.put(prices.dropping(last: 5), of: "XYZ", daysAgo: 9)
    let outcome = try stage.program.run(["describe", "XYZ", "--offline"])
    let last = prices.days[24]
    #expect(
      outcome.lines.first
        == "Stored prices from Yahoo as of \(Self.date(last)), \(YahooPrices.today - last) days ago."
    )
    let none = try stage.program.run(["describe", "NONE", "--offline"])
    #expect(none.status == 4)
    #expect(
      none.message == "audiograph: No prices of 'NONE' are stored, and fetching is turned off."
        + " Leave out --offline and unset the setting offline to fetch them, or give a file.\n")
    #expect(try stage.program.run(["describe", "AAPL", "--offline"]).status == 0)
    #expect(try stage.program.run(["update", "XYZ", "--offline"]).status == 4)
    #expect(stage.requestCount == 0)
  }

  @Test func aServerThatHangsHoldsUpNothingThatIsStored() throws {
    let stage = try MarketFixture(environment: ["AUDIOGRAPH_WAIT": "0.2"]) { _ in
      LoopbackReply(text: "", delivery: .hang)
    }
    let prices = YahooPrices(count: 30, endingBefore: YahooPrices.today - 10)
    try stage.put(prices, of: "AAPL", daysAgo: 9)
    let start = ContinuousClock.now
    let outcome = try stage.program.run(["play", "AAPL", "--text", "before"])
    // The null device takes everything at once; the attempt of thirty seconds is not waited for.
    #expect(start.duration(to: .now) < .seconds(20))
    #expect(outcome.status == 0)
    #expect(outcome.lines.first?.hasPrefix("Stored prices from Yahoo as of ") == true)
    #expect(outcome.lines.first?.hasSuffix(" days ago.") == true)
    let count = stage.requestCount
    #expect(try stage.program.run(["describe", "AAPL"]).lines.first == outcome.lines.first)
    #expect(stage.requestCount <= max(1, count))
  }

  @Test func withoutANetworkTheSampleSpeaks() throws {
    let stage = try MarketFixture(
      environment: ["AUDIOGRAPH_YAHOO_URL": "http://127.0.0.1:1"]
    ) { _ in LoopbackReply(text: "") }
    let outcome = try stage.program.run(["describe", "AAPL", "--level", "short"])
    #expect(outcome.status == 0)
    #expect(outcome.lines.first == "Sample data, not current: 1 March 2013.")
    #expect(
      outcome.message
        == "warning: AAPL: Cannot connect to the host '127.0.0.1' of Yahoo. Using bundled"
        + " sample prices.\n")
    let none = try stage.program.run(["describe", "NONE"])
    #expect(none.status == 4)
    #expect(none.output == [])
    #expect(none.message.hasPrefix("audiograph: Cannot connect to the host '127.0.0.1'"))
  }

  @Test func anUnknownSymbolIsNotANetworkError() throws {
    let stage = try MarketFixture { _ in YahooPrices.notFound }
    let outcome = try stage.program.run(["play", "APPL"])
    #expect(outcome.status == 3)
    #expect(outcome.output == [])
    #expect(try stage.store().summaries().isEmpty)
  }

  @Test func aSplitReplacesThePast() throws {
    let prices = YahooPrices(count: 30, endingBefore: YahooPrices.today)
    let stage = try MarketFixture(environment: ["AUDIOGRAPH_WAIT": "30"]) { prices.reply(to: $0) }
    var before = prices.dropping(last: 5)
    before.closes = before.closes.map { $0 * 2 }
    try stage.put(before, of: "AAPL", daysAgo: 9)
    #expect(try stage.program.run(["describe", "AAPL"]).status == 0)
    #expect(stage.requestCount == 2)
    let symbol = try #require(MarketSymbol("AAPL"))
    let stored = try #require(try stage.store().prices(of: symbol))
    #expect(stored.history.bars.columns[.close] == prices.closes)
  }

  @Test func importedPricesStayAsTheyAre() throws {
    let prices = YahooPrices(count: 30, endingBefore: YahooPrices.today)
    let stage = try MarketFixture { prices.reply(to: $0) }
    try stage.put(prices.dropping(last: 10), of: "FUND", daysAgo: 90, source: "import")
    let outcome = try stage.program.run(["describe", "FUND"])
    #expect(
      outcome.lines.first?.hasPrefix("Imported prices as of \(Self.date(prices.days[19]))") == true)
    let update = try stage.program.run(["update"])
    #expect(update.text == "FUND: imported prices are left as they are.\n")
    #expect(stage.requestCount == 0)
    let replaced = try stage.program.run(["update", "FUND", "--provider", "yahoo"])
    #expect(
      replaced.lines == [
        "FUND: the imported prices were replaced.",
        "FUND: 10 new days, to \(Self.date(prices.days[29])), from Yahoo.",
      ])
    #expect(stage.requestCount == 1)
  }

  @Test func updateKeepsWhatCame() throws {
    let prices = YahooPrices(count: 30, endingBefore: YahooPrices.today)
    let stage = try MarketFixture { request in
      request.path.hasSuffix("BAD") ? YahooPrices.notFound : prices.reply(to: request)
    }
    try stage.put(prices.dropping(last: 5), of: "AAPL", daysAgo: 9)
    let outcome = try stage.program.run(["update", "AAPL", "NEW", "BAD"])
    let last = Self.date(prices.days[29])
    #expect(outcome.status == 4)
    #expect(
      Set(outcome.lines.dropLast()) == [
        "AAPL: 5 new days, to \(last), from Yahoo.", "NEW: 30 new days, to \(last), from Yahoo.",
      ])
    #expect(outcome.lines.last == "3 symbols: 2 updated, 1 failed.")
    #expect(outcome.message.hasPrefix("audiograph: BAD: "))
    #expect(try stage.store().summaries().map(\.symbol.text) == ["AAPL", "NEW"])
    let again = try stage.program.run(["update"])
    #expect(again.status == 0)
    #expect(again.lines.last == "2 symbols: 2 unchanged.")
  }

  @Test func whatWasImportedComesBackAsItWas() throws {
    let stage = try MarketFixture { _ in YahooPrices.notFound }
    let sample = "\(Program.packageFolder)/Samples/stocks/FB.csv"
    #expect(try stage.program.run(["import", sample, "--as", "mine"]).status == 0)
    let outcome = try stage.program.run(["export", "MINE", "-o", "mine.csv", "-q"])
    #expect(outcome.status == 0, "\(outcome.message)")
    let first = try TableNumbers(#require(FileManager.default.contents(atPath: sample)))
    let second = try TableNumbers(Data(#require(stage.folder.bytes("mine.csv"))))
    #expect(second.headings == first.headings)
    #expect(second.rows.count == 196)
    #expect(second.rows == first.rows)
  }

  @Test func aFileGivesAllItsPricesToo() throws {
    let folder = try TemporaryFolder()
    let sample = "\(Program.packageFolder)/Samples/stocks/FB.csv"
    let outcome = try Program(folder: folder.path).run([
      "export", sample, "--range", "5D", "-o", "-", "--format", "csv",
    ])
    let whole = try TableNumbers(#require(FileManager.default.contents(atPath: sample)))
    let part = try TableNumbers(Data(outcome.output))
    #expect(part.headings == whole.headings)
    #expect(part.rows == whole.rows.suffix(5))
  }
}

/// A CSV file without quotes, its cells as numbers where they are some.
private struct TableNumbers {
  let headings: [String]
  let rows: [[String]]

  init(_ data: Data) throws {
    var lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    headings = lines.removeFirst()
    rows = lines.map { $0.map { cell in Double(cell).map { "\($0)" } ?? cell } }
  }
}
