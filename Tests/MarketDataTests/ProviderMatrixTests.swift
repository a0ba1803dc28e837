// SPDX-License-Identifier: MIT

import Audiograph
import MarketData
import TestSupport
import Testing

/// Every provider of prices against a server that answers well and badly.
@Suite(.enabled(if: Tool.all("curl"))) struct ProviderMatrixTests {
  private func fault(
    _ sample: ProviderSample, _ reply: LoopbackReply,
    _ change: (inout HTTPLimits) -> Void = { _ in }
  ) throws -> ProviderFault? {
    let server = try LoopbackServer { _ in reply }
    let provider = try sample.provider(at: server, change)
    let request = try sample.request()
    let error = #expect(throws: ProviderError.self) { try provider.history(request) }
    #expect(error?.provider == sample.name)
    if let error { #expect(!String(reflecting: error).contains("K3Y")) }
    #expect(!server.requests.isEmpty)
    return error?.fault
  }

  @Test(arguments: ProviderSample.all)
  func readsGoodAnswers(_ sample: ProviderSample) throws {
    let reply = try sample.reply("good")
    let server = try LoopbackServer { _ in reply }
    let history = try sample.provider(at: server).history(try sample.request())
    #expect(days(history) == sample.days)
    #expect(history.bars.columns[.close] == sample.closes)
    #expect(history.bars.dates.precision == .day)
    for request in server.requests {
      #expect(
        request.header("user-agent") == "Mozilla/5.0 (compatible; audiograph/\(HTTPClient.version))"
      )
    }
  }

  @Test(arguments: ProviderSample.all)
  func readsPackedAnswers(_ sample: ProviderSample) throws {
    let reply = try sample.reply("good").gzipped
    let server = try LoopbackServer { _ in reply }
    let history = try sample.provider(at: server).history(try sample.request())
    #expect(history.bars.columns[.close] == sample.closes)
  }

  @Test(arguments: ProviderSample.all)
  func leavesOutDaysWithoutPrices(_ sample: ProviderSample) throws {
    let reply = try sample.reply("nulls")
    let server = try LoopbackServer { _ in reply }
    let history = try sample.provider(at: server).history(try sample.request())
    #expect(days(history) == sample.daysOfNulls)
    #expect(history.bars.columns[.close]?.contains(where: \.isNaN) == false)
  }

  @Test(arguments: ProviderSample.all)
  func tellsNothingFromUnknown(_ sample: ProviderSample) throws {
    let symbol = try #require(MarketSymbol(sample.symbol))
    #expect(try fault(sample, sample.reply("empty")) == .noData(symbol))
    #expect(
      try fault(sample, sample.reply("unknown", status: sample.unknownStatus))
        == .unknownSymbol(symbol))
    let blank = LoopbackReply(type: sample.type, text: " \r\n")
    #expect(
      try fault(sample, blank)
        == (sample.isUnknownWhereBlank
          ? .unknownSymbol(symbol) : .malformed(.empty)))
  }

  @Test(arguments: ProviderSample.all)
  func tellsStatuses(_ sample: ProviderSample) throws {
    let busy = LoopbackReply(status: 429, headers: [("Retry-After", "60")], text: "slow down")
    #expect(try fault(sample, busy) == .tooManyRequests(retryAfter: 60))
    for status in [400, 404, 410, 500, 501, 503] {
      let reply = LoopbackReply(status: status, type: "text/html", text: "<html>no</html>")
      #expect(try fault(sample, reply) == .status(status))
    }
    for status in [401, 403] {
      #expect(try fault(sample, LoopbackReply(status: status, text: "no")) == .keyRefused)
    }
  }

  @Test(arguments: ProviderSample.all)
  func tellsOtherContents(_ sample: ProviderSample) throws {
    let page = "\u{FEFF} <!DOCTYPE html>\n<html><body>Hello</body></html>"
    for type in [sample.type, "text/html", "text/plain", nil] {
      #expect(try fault(sample, LoopbackReply(type: type, text: page)) == .webPage)
    }
    var other = try sample.reply("good")
    other.headers = [("Content-Type", "image/png; a=b")]
    #expect(try fault(sample, other) == .otherType("image/png"))
  }

  @Test(arguments: ProviderSample.all)
  func tellsWhatBreaksOff(_ sample: ProviderSample) throws {
    var half = try sample.reply("good")
    half.body = Array(half.body.prefix(half.body.count / 2))
    #expect(try fault(sample, half) == sample.truncated)
    var broken = try sample.reply("good")
    broken.delivery = .breakOff(after: 60)
    #expect(try fault(sample, broken) == .transport(.brokenOff(host: "127.0.0.1")))
  }

  @Test(arguments: ProviderSample.all)
  func keepsToItsLimits(_ sample: ProviderSample) throws {
    var slow = try sample.reply("good")
    slow.delivery = .drip(bytes: 4, every: 0.2)
    let late = ProviderFault.transport(.timedOut(host: "127.0.0.1", seconds: 0.8))
    #expect(try fault(sample, slow) { $0.totalSeconds = 0.8 } == late)
    var endless = try sample.reply("good")
    endless.delivery = .endless
    let large = ProviderFault.transport(.tooLarge(host: "127.0.0.1", limit: 50_000))
    #expect(try fault(sample, endless) { $0.receivedBytes = 50_000 } == large)
    let away = ProviderFault.transport(.badRedirect(host: "127.0.0.1"))
    #expect(try fault(sample, .redirect(to: "ftp://127.0.0.1/")) == away)
    #expect(try fault(sample, .redirect(to: "https://127.0.0.1:1/")) == away)
  }

  @Test func hasAProviderForEveryNameOfPrices() {
    let access = ProviderAccess(base: "https://example.org")
    for sample in ProviderSample.all { #expect(sample.name.pricing(access) != nil) }
    for name in [ProviderName.sec, .secFiles, .nasdaq] { #expect(name.pricing(access) == nil) }
  }
}
