// SPDX-License-Identifier: MIT

import Audiograph
import MarketData
import TestSupport
import Testing

/// Alpha Vantage and Stooq, which want a key and date their bars by New York.
@Suite(.enabled(if: Tool.all("curl"))) struct KeyedProviderTests {
  private let vantage = ProviderSample.all[1]
  private let stooq = ProviderSample.all[2]

  private func fault(_ sample: ProviderSample, _ text: String) throws -> ProviderFault? {
    let server = try LoopbackServer { _ in LoopbackReply(type: sample.type, text: text) }
    let provider = try sample.provider(at: server)
    let request = try sample.request()
    return #expect(throws: ProviderError.self) { try provider.history(request) }?.fault
  }

  @Test func asksForWhatIsWanted() throws {
    let reply = try vantage.reply("good")
    let server = try LoopbackServer { _ in reply }
    let provider = try vantage.provider(at: server)
    _ = try provider.history(try vantage.request())
    _ = try provider.history(try vantage.request(from: 19_880))
    let path = "/query?function=TIME_SERIES_DAILY&symbol=AAPL&outputsize="
    #expect(
      server.requests.map(\.target) == [
        "\(path)full&datatype=json&apikey=K3Y-OF-TESTS",
        "\(path)compact&datatype=json&apikey=K3Y-OF-TESTS",
      ])
    let rows = try stooq.reply("good")
    let table = try LoopbackServer { _ in rows }
    let second = try stooq.provider(at: table)
    _ = try second.history(try stooq.request())
    let part = try second.history(try stooq.request(from: 19_880))
    #expect(days(part) == ["2024-06-06", "2024-06-07"])
    #expect(
      table.requests.map(\.target) == [
        "/q/d/l/?s=aapl.us&i=d&apikey=K3Y-OF-TESTS",
        "/q/d/l/?s=aapl.us&i=d&d1=20240606&d2=20240609&apikey=K3Y-OF-TESTS",
      ])
  }

  @Test(arguments: [
    ("BRK.B", "brk-b.us"), ("^GSPC", "^spx"), ("^DJI", "^dji"), ("7203.JP", "7203.jp"),
    ("AAPL", "aapl.us"),
  ])
  func namesSymbolsAsStooqDoes(_ symbol: String, _ name: String) throws {
    let reply = try stooq.reply("good")
    let server = try LoopbackServer { _ in reply }
    let request = HistoryRequest(try #require(MarketSymbol(symbol)), now: stooq.now)
    let history = try stooq.provider(at: server).history(request)
    #expect(server.requests[0].query["s"] == name)
    #expect(history.zone == (name.hasSuffix(".us") ? "America/New_York" : nil))
  }

  @Test(arguments: [("AAPL", "AAPL"), ("BRK.B", "BRK-B"), ("TSCO.LON", "TSCO.LON")])
  func namesSymbolsAsAlphaVantageDoes(_ symbol: String, _ name: String) throws {
    let reply = try vantage.reply("good")
    let server = try LoopbackServer { _ in reply }
    let request = HistoryRequest(try #require(MarketSymbol(symbol)), now: vantage.now)
    let history = try vantage.provider(at: server).history(request)
    #expect(server.requests[0].query["symbol"] == name)
    #expect(history.zone == (name.contains(".") ? nil : "America/New_York"))
  }

  /// 16 o'clock in New York on 7 June 2024 is 1717790400.
  @Test func leavesTodayOutUntilItIsOver() throws {
    for sample in [vantage, stooq] {
      let reply = try sample.reply("good")
      let server = try LoopbackServer { _ in reply }
      let provider = try sample.provider(at: server)
      var request = try sample.request()
      request.now = 1_717_790_399
      #expect(days(try provider.history(request)) == ["2024-06-05", "2024-06-06"])
      request.now = 1_717_790_400
      #expect(days(try provider.history(request)) == sample.days)
    }
  }

  @Test func tellsTheLatestPrice() throws {
    let symbol = try #require(MarketSymbol("AAPL"))
    for (sample, file) in [(vantage, "quote"), (stooq, "good")] {
      let reply = try sample.reply(file)
      let server = try LoopbackServer { _ in reply }
      let provider = try sample.provider(at: server)
      let closed = try provider.latest(symbol, now: sample.now)
      #expect(
        closed == Quote(price: 196.89, instant: 1_717_790_400, zone: "America/New_York"))
      #expect(try provider.latest(symbol, now: 1_717_780_000).instant == 1_717_780_000)
    }
    let server = try LoopbackServer { _ in LoopbackReply(text: "{\"Global Quote\": {}}") }
    let error = #expect(throws: ProviderError.self) {
      try vantage.provider(at: server).latest(symbol, now: vantage.now)
    }
    #expect(error?.fault == .unknownSymbol(symbol))
  }

  @Test func asksNobodyWithoutAKey() throws {
    let server = try LoopbackServer([:])
    for sample in [vantage, stooq] {
      let provider = try #require(sample.name.pricing(ProviderAccess(base: server.base)))
      let request = try sample.request()
      let missing = ProviderError(sample.name, .keyMissing)
      #expect(throws: missing) { try provider.history(request) }
      #expect(throws: missing) { try provider.latest(request.symbol, now: request.now) }
      var fine = request
      fine.resolution = .minutes(5)
      #expect(throws: ProviderError(sample.name, .notOffered(.minutes))) {
        try provider.history(fine)
      }
    }
    #expect(server.requests.isEmpty)
  }

  @Test func readsWhatAlphaVantageSaysWithStatus200() throws {
    let often = "our standard API rate limit is 25 requests per day (K3Y-OF-TESTS)"
    #expect(
      try fault(vantage, "{\"Information\": \"\(often)\"}") == .tooManyRequests(retryAfter: nil))
    #expect(
      try fault(vantage, "{\"Note\": \"Our standard call frequency is 5 calls.\"}")
        == .tooManyRequests(retryAfter: nil))
    #expect(
      try fault(vantage, "{\"Error Message\": \"the parameter apikey is invalid or missing.\"}")
        == .keyRefused)
    #expect(
      try fault(vantage, "{\"Information\": \"k3y-of-tests is K3Y-OF\\u0000-TESTS\\tpremium\"}")
        == .malformed(.notJSON(line: 1)))
    #expect(
      try fault(vantage, "{\"Information\": \"k3y-of-tests is K3Y-OF\\u001b-TESTS\\tpremium\"}")
        == .said("(key) is (key) premium"))
    #expect(try fault(vantage, "[]") == .unexpected(.answerIsNoRecord))
    #expect(try fault(vantage, "{}") == .unexpected(.noDailySeries))
  }

  @Test func takesAHundredBarsWhereAllAreNotForThisKey() throws {
    let good = try vantage.reply("good")
    let server = try LoopbackServer { request in
      request.query["outputsize"] == "full"
        ? LoopbackReply(text: "{\"Information\": \"outputsize=full is a premium feature\"}") : good
    }
    let history = try vantage.provider(at: server).history(try vantage.request())
    #expect(days(history) == vantage.days)
    #expect(server.requests.map { $0.query["outputsize"] } == ["full", "compact"])
  }

  @Test func remembersForADayThatAllAreNotForThisKey() throws {
    let good = try vantage.reply("good")
    let server = try LoopbackServer { request in
      request.query["outputsize"] == "full"
        ? LoopbackReply(text: "{\"Information\": \"outputsize=full is a premium feature\"}") : good
    }
    let provider = AlphaVantage(
      ProviderAccess(base: server.base, key: Secret("K3Y"), store: try openedStore()))
    var request = try vantage.request()
    for later: Int64 in [0, 86_399, 86_400, -1] {
      request.now = vantage.now + later
      _ = try provider.history(request)
    }
    let sizes = server.requests.map { $0.query["outputsize"] }
    #expect(sizes == ["full", "compact", "compact", "full", "compact", "full", "compact"])
  }

  /// A free key has one request a second.
  @Test func requestsToAlphaVantageAreApart() throws {
    let reply = try vantage.reply("good")
    let server = try LoopbackServer { _ in reply }
    let provider = try vantage.provider(at: server)
    let start = ContinuousClock.now
    for _ in 0..<3 { _ = try provider.history(try vantage.request()) }
    #expect(start.duration(to: .now) > .seconds(2))
    #expect(server.requests.count == 3)
  }

  @Test func readsWhatStooqSaysInPlaceOfATable() throws {
    #expect(
      try fault(stooq, "Exceeded the daily hits limit") == .tooManyRequests(retryAfter: nil))
    #expect(try fault(stooq, "Get your apikey:") == .keyRefused)
    #expect(try fault(stooq, "Sorry, k3y-of-tests\u{7}") == .said("Sorry, (key)"))
    let heading = "Date,Open,High,Low,Close,Volume\n"
    #expect(
      try fault(stooq, heading + "2024-02-30,1,1,1,1,1\n") == .unexpected(.barWithoutDate))
    #expect(
      try fault(stooq, heading + "2024-02-28,1,1,1,inf,1\n") == .unexpected(.priceIsNoNumber))
    #expect(
      try fault(stooq, heading + "2024-02-28,1,1,1,1e400,1\n")
        == .unexpected(.priceIsNoNumber))
    #expect(
      try fault(stooq, heading + "2024-02-28,1,1,2,1,1\n")
        == .unexpected(.highBelowLow))
  }

  @Test func readsRowsThatEndBeforeTheVolume() throws {
    let text = """
      Date,Open,High,Low,Close,Volume\r
      2024-02-28,1,1,1,1\r
      2024-02-29,2,3,1,3,50\r

      """
    let server = try LoopbackServer { _ in LoopbackReply(type: "text/csv", text: text) }
    let bars = try stooq.provider(at: server).history(try stooq.request()).bars
    #expect(bars.columns[.close] == [1, 3])
    #expect(bits(bars.columns[.volume]) == bits([.nan, 50]))
    // What has no end of a line may have lost more than the volume: 11.5 of 11.57.
    let heading = "Date,Open,High,Low,Close,Volume\n"
    #expect(
      try fault(stooq, heading + "2024-02-28,11,12,11,11.5")
        == .malformed(.tableBreaksOff(line: 2)))
    #expect(
      try fault(stooq, heading + "2024-02-28,11,12,11\n")
        == .malformed(.tableBreaksOff(line: 2)))
    #expect(
      try fault(stooq, "Date,Open,High,Low,Close\n2024-02-28,11,12,11\n")
        == .malformed(.tableBreaksOff(line: 2)))
  }

  @Test func readsPolishHeadings() throws {
    let text = "Data,Otwarcie,Najwyzszy,Najnizszy,Zamkniecie,Wolumen\n2024-02-28,1,4,0.5,2,30\n"
    let server = try LoopbackServer { _ in LoopbackReply(type: "text/csv", text: text) }
    let columns = try stooq.provider(at: server).history(try stooq.request()).bars.columns
    #expect(
      columns == [.open: [1], .high: [4], .low: [0.5], .close: [2], .volume: [30]])
  }

  @Test func readsIndicesWithoutVolumeAndDaysInAnyOrder() throws {
    let text =
      "Date,Open,High,Low,Close\n2024-02-29,1,3,1,2\n2024-02-28,1,1,1,1\n2024-02-29,2,3,1,3\n"
    let server = try LoopbackServer { _ in LoopbackReply(type: "text/html", text: text) }
    let bars = try stooq.provider(at: server).history(try stooq.request()).bars
    #expect(bars.columns[.close] == [1, 3])
    #expect(bars.columns[.open] == [1, 2])
    #expect(bars.columns[.volume] == nil)
  }
}
