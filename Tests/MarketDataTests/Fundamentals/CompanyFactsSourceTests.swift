// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import MarketData

/// The Commission's two servers on this machine, good and bad.
@Suite struct CompanyFactsSourceTests {
  static let listPath = "/files/company_tickers.json"
  static let factsPath = "/api/xbrl/companyfacts/CIK0000320193.json"

  private func symbol(_ text: String) throws -> MarketSymbol { try #require(MarketSymbol(text)) }

  private func list() throws -> LoopbackReply {
    LoopbackReply(body: try fixture("sec/company_tickers.json"))
  }

  private func facts() throws -> LoopbackReply {
    LoopbackReply(body: try fixture("sec/apple.json"))
  }

  private func ask(_ server: LoopbackServer, _ name: String = "AAPL") throws -> CompanyFigures {
    let access = ProviderFaults.access(server, contact: "tests@example.org")
    return try CompanyFactsSource(facts: access, files: access).figures(of: symbol(name))
  }

  @Test func figuresComeWithAContact() throws {
    let server = try LoopbackServer([Self.listPath: list(), Self.factsPath: facts()])
    let figures = try ask(server, "aapl")
    #expect(figures.company == "Apple Inc.")
    #expect(
      figures.figures(.revenue, by: .year).map(\.value) == [383_285_000_000, 391_035_000_000])
    #expect(server.requests.map(\.target) == [Self.listPath, Self.factsPath])
    for request in server.requests {
      let agent = try #require(request.header("user-agent"))
      #expect(agent.contains("audiograph") && agent.contains("tests@example.org"), "\(agent)")
    }
  }

  @Test func gzippedAndDrippedAnswersAreWhole() throws {
    var slow = try facts()
    slow.delivery = .drip(bytes: 4000, every: 0.01)
    let server = try LoopbackServer([Self.listPath: list().gzipped, Self.factsPath: slow])
    #expect(try ask(server).figures.count == 60)
  }

  @Test func aSymbolThatIsNotListedIsUnknown() throws {
    let server = try LoopbackServer([Self.listPath: list()])
    #expect(throws: ProviderError(.secFiles, .unknownSymbol(try symbol("NOPE")))) {
      try ask(server, "NOPE")
    }
    #expect(server.requests.count == 1)
  }

  @Test func aCompanyWithoutFactsIsUnknown() throws {
    let server = try LoopbackServer([Self.listPath: list()])
    #expect(throws: ProviderError(.sec, .unknownSymbol(try symbol("GOOG")))) {
      try ask(server, "GOOG")
    }
    #expect(server.requests.last?.path == "/api/xbrl/companyfacts/CIK0001652044.json")
  }

  @Test func factsWithoutFiguresAreNoData() throws {
    let bare = LoopbackReply(type: "application/json", text: #"{"facts":{"us-gaap":{}}}"#)
    let server = try LoopbackServer([Self.listPath: list(), Self.factsPath: bare])
    #expect(throws: ProviderError(.sec, .noData(try symbol("AAPL")))) { try ask(server) }
  }

  @Test func theNameOfTheListStandsInForAMissingOne() throws {
    let text = factsText([ConceptFacts("Revenues", CompanyFactsTests.threeQuarters)], company: " ")
    let server = try LoopbackServer([
      Self.listPath: list(), Self.factsPath: LoopbackReply(type: "application/json", text: text),
    ])
    #expect(try ask(server).company == "Apple Inc.")
  }

  @Test(arguments: ProviderFaults.replies.indices)
  func badFactsAreNeverFigures(_ index: Int) throws {
    let (name, reply, fault) = ProviderFaults.replies[index]
    let server = try LoopbackServer([Self.listPath: list(), Self.factsPath: reply])
    #expect(throws: ProviderError(.sec, fault), "\(name)") { try ask(server) }
  }

  @Test(arguments: ProviderFaults.replies.indices)
  func badListsStopBeforeFactsAreAsked(_ index: Int) throws {
    let (name, reply, fault) = ProviderFaults.replies[index]
    let server = try LoopbackServer([Self.listPath: reply, Self.factsPath: facts()])
    #expect(throws: ProviderError(.secFiles, fault), "\(name)") { try ask(server) }
    #expect(!server.requests.contains { $0.path == Self.factsPath })
  }

  @Test func truncatedFactsAreRefused() throws {
    let whole = try fixture("sec/apple.json")
    for count in [1, 100, whole.count / 2, whole.count - 3] {
      let reply = LoopbackReply(body: Array(whole.prefix(count)))
      let server = try LoopbackServer([Self.listPath: list(), Self.factsPath: reply])
      let error = #expect(throws: ProviderError.self) { try ask(server) }
      guard case .malformed = error?.fault else {
        Issue.record("\(count): \(String(describing: error))")
        continue
      }
    }
  }

  @Test func withoutAContactNobodyElseIsAsked() throws {
    let server = try LoopbackServer([Self.listPath: list()])
    let own = ProviderFaults.access(server)
    let other = ProviderAccess(base: "https://data.sec.invalid")
    #expect(throws: ProviderError(.sec, .contactMissing)) {
      try CompanyFactsSource(facts: other, files: own).figures(of: symbol("AAPL"))
    }
    #expect(throws: ProviderError(.secFiles, .contactMissing)) {
      try CompanyFactsSource(facts: own, files: other).figures(of: symbol("AAPL"))
    }
    #expect(server.requests.isEmpty)
  }

  @Test func theOwnMachineNeedsNoContact() throws {
    let server = try LoopbackServer([Self.listPath: list(), Self.factsPath: facts()])
    let access = ProviderFaults.access(server)
    let source = CompanyFactsSource(facts: access, files: access)
    #expect(try source.figures(of: symbol("AAPL")).company == "Apple Inc.")
  }

  @Test func requestsKeepTheirDistance() {
    let pace = RateLimiter(seconds: 0.02)
    let start = ContinuousClock.now
    for _ in 0..<4 { pace.wait() }
    #expect(start.duration(to: .now) >= .milliseconds(59))
  }
}
