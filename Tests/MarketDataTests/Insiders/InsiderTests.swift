// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

@testable import MarketData

/// Filings of insiders: their documents, their list, the store, and what is counted.
@Suite struct InsiderTests {
  private static let year = 19_723...20_088

  private func source(_ server: LoopbackServer) -> InsiderSource {
    let access = ProviderFaults.access(server, contact: "tests@example.org")
    return InsiderSource(submissions: access, files: access)
  }

  /// All filings of 2024, fetched into a store.
  private func stored(
    _ filings: [InsiderFilings.Filing] = InsiderFilings.all
  ) throws -> StoredFilings {
    let store = try openedStore()
    let apple = try symbol("AAPL")
    let server = try LoopbackServer(InsiderFilings.replies(filings))
    let source = source(server)
    let company = try source.company(of: apple)
    let listed = try source.filings(of: company.number, since: 19_700, known: nil)
    let list = InsiderList(number: company.number, name: company.name, first: 19_700, fetched: 5)
    try store.save(list, listed, of: apple)
    for filing in listed {
      try store.save(try source.document(filing, of: company.number), as: filing, of: apple)
    }
    return try #require(try store.insiders(of: apple))
  }

  private func filing(_ document: String, _ form: String = "4") throws -> InsiderFiling {
    let listed = ListedFiling(
      accession: "1", form: form, filed: 19_800, reported: 19_799, document: "a.xml")
    return try OwnershipDocument(Array(document.utf8)).filing(listed, of: "320193")
  }

  // MARK: - XML

  @Test func markupIsReadAsItStands() throws {
    let root = try MarkupReader.root(
      of: Array(
        "\u{FEFF}<?xml version=\"1.0\"?><!-- <x> --><a b=\"c\"> t&amp;&#65;&#x42; <d/><d e='f'>u</d ></a>"
          .utf8))
    #expect(root.name == "a" && root.text == "t&AB")
    #expect(root.all("d").map(\.text) == ["", "u"])
    #expect(root.at("d")?.text == "" && root.at("x", "y") == nil)
  }

  @Test(arguments: [
    "", "a", "<a>", "<a></b>", "</a>", "<a/><b/>", "<a>&x;</a>", "<a>&amp</a>", "<!DOCTYPE a><a/>",
    "<a", "<a>&#xD800;</a>", "< a/>", "<a/>b", String(repeating: "<a>", count: 40),
  ])
  func whatIsNoMarkupIsRefused(_ text: String) {
    #expect(throws: MarkupFault()) { try MarkupReader.root(of: Array(text.utf8)) }
  }

  // MARK: - Documents

  @Test func aDocumentSaysWhoTradedWhat() throws {
    let sample = InsiderFilings.all[0]
    let filing = try filing(
      InsiderFilings.document("4", sample.reported, sample.owners, sample.trades))
    #expect(filing.insider.name == "Cook Timothy D")
    #expect(
      filing.insider.position == .officer && filing.insider.title == "Chief Executive Officer")
    #expect(filing.owner == "1214156" && filing.ownerCount == 1 && filing.faultyCount == 0)
    #expect(filing.listed.reported == 19_732)
    #expect(filing.trades.map(\.code) == ["S", "S", "M", "F"])
    #expect(filing.trades.map(\.price) == [171, 172.5, nil, 170.1])
    #expect(filing.trades.allSatisfy { $0.day == 19_732 })
  }

  @Test func oddNumbersAreCountedAndLeftOut() throws {
    let (d, o) = ("2024-07-05", [InsiderFilings.all[0].owners[0]])
    func trade(_ code: String, _ shares: String?, _ price: String?, _ direction: String) -> String {
      InsiderFilings.document(
        "4", d, o,
        [
          InsiderFilings.Trade(
            date: d, code: code, shares: shares, price: price, direction: direction)
        ])
    }
    for (code, shares, price, direction) in [
      ("S", "-1", "1", "D"), ("S", "0", "1", "D"), ("S", nil, "1", "D"), ("S", "x", "1", "D"),
      ("S", "1", "-1", "D"), ("S", "1", "1", "A"), ("P", "1", "1", "D"), ("SS", "1", "1", "D"),
      ("S", "nan", "1", "D"), ("S", "1e20", "1", "D"),
    ] as [(String, String?, String?, String)] {
      let filing = try filing(trade(code, shares, price, direction))
      #expect(filing.trades.isEmpty && filing.faultyCount == 1, "\(code) \(shares ?? "-")")
    }
    for price in [nil, "0", "0.00"] as [String?] {
      let filing = try filing(trade("S", "7", price, "D"))
      #expect(filing.trades.map(\.shares) == [7] && filing.trades[0].price == nil)
    }
  }

  @Test func faultsAreTold() throws {
    let owner = InsiderFilings.all[0].owners
    for (text, fault) in [
      ("<a>", FilingFault.notXML), ("<a/>", .incomplete),
      (InsiderFilings.document("4", "2024-01-10", [], []), .incomplete),
      (InsiderFilings.document("3", "2024-01-10", owner, []), .incomplete),
      (InsiderFilings.document("4", "2024-01-10", owner, [], issuer: "7"), .otherIssuer),
    ] {
      #expect(throws: fault) { try filing(text) }
    }
  }

  // MARK: - The list

  @Test func olderFilesAreAskedForOnlyWhereTheyAreNeeded() throws {
    let server = try LoopbackServer(InsiderFilings.replies())
    let source = source(server)
    let filings = try source.filings(of: "0000320193", since: 19_700, known: nil)
    #expect(
      filings.count == 30
        && filings.allSatisfy { $0.document.hasSuffix("m4.xml") || $0.document == "form4.txt" })
    #expect(server.requests.map(\.path) == [InsiderFilings.submissionsPath])
    _ = try source.filings(of: "0000320193", since: 18_000, known: 19_700)
    #expect(server.requests.last?.path == InsiderFilings.olderPath)
    _ = try source.filings(of: "0000320193", since: 14_000, known: 14_000)
    #expect(server.requests.count == 4)
    let agents = server.requests.compactMap { $0.header("user-agent") }
    #expect(agents.count == 4 && agents.allSatisfy { $0.contains("tests@example.org") })
  }

  @Test(arguments: ProviderFaults.replies.indices)
  func badListsAreNoFilings(_ index: Int) throws {
    let (name, reply, fault) = ProviderFaults.replies[index]
    let server = try LoopbackServer([InsiderFilings.submissionsPath: reply])
    #expect(throws: ProviderError(.sec, fault), "\(name)") {
      try source(server).filings(of: "0000320193", since: 0, known: nil)
    }
  }

  @Test func oddListsAreRefused() throws {
    let columns =
      #"{"form":["4"],"accessionNumber":["1"],"filingDate":[],"reportDate":[""],"primaryDocument":[""]}"#
    for (text, fault) in [
      ("{}", AnswerFault.answerIsNoRecord),
      (#"{"filings":{"recent":{}}}"#, .missingColumn(name: "form")),
      (#"{"filings":{"recent":\#(columns)}}"#, .unequalColumns),
    ] {
      let server = try LoopbackServer([InsiderFilings.submissionsPath: LoopbackReply(text: text)])
      #expect(throws: ProviderError(.sec, .unexpected(fault))) {
        try source(server).filings(of: "0000320193", since: 0, known: nil)
      }
    }
  }

  @Test func withoutAContactNobodyIsAsked() throws {
    let server = try LoopbackServer(InsiderFilings.replies())
    let own = ProviderFaults.access(server)
    let other = ProviderAccess(base: "https://data.sec.invalid")
    #expect(throws: ProviderError(.sec, .contactMissing)) {
      try InsiderSource(submissions: other, files: own).company(of: symbol("AAPL"))
    }
    #expect(throws: ProviderError(.secFiles, .contactMissing)) {
      try InsiderSource(submissions: own, files: other).filings(of: "1", since: 0, known: nil)
    }
    #expect(server.requests.isEmpty)
  }

  @Test func whatMayComeAnotherTimeIsNoFault() throws {
    let listed = ListedFiling(
      accession: "1-2", form: "4", filed: 1, reported: 1, document: "a.xml")
    for (reply, fault) in [
      (LoopbackReply(status: 500, text: "x"), ProviderFault.status(500)),
      (LoopbackReply(status: 403, text: "x"), .status(403)),
      (LoopbackReply(type: "text/html", text: "<html></html>"), .webPage),
    ] {
      let server = try LoopbackServer(["/Archives/edgar/data/7/12/a.xml": reply])
      #expect(throws: ProviderError(.secFiles, fault)) {
        try source(server).document(listed, of: "0000000007")
      }
    }
    let server = try LoopbackServer([:])
    // What is not there now may come.
    #expect(throws: ProviderError(.secFiles, .status(404))) {
      try source(server).document(listed, of: "7")
    }
  }

  // MARK: - The store

  @Test func whatWasReadStays() throws {
    let stored = try stored()
    #expect(stored.pending.isEmpty)
    #expect(stored.list.name == "Apple Inc." && stored.list.first == 19_700)
    // Without XML, with a declaration of types, broken; what is of another issuer is none of them.
    #expect(stored.unread.map(\.accession.last) == ["6", "5", "3"])
    #expect(stored.read.count == 26)
    let first = try #require(stored.read.first { $0.listed.accession.hasSuffix("000001") })
    #expect(first.insider.title == "Chief Executive Officer" && first.trades.count == 4)
  }

  @Test func aNewListKeepsWhatIsKnown() throws {
    let (store, apple) = (try openedStore(), try symbol("AAPL"))
    let listed = ListedFiling(
      accession: "1", form: "4", filed: 19_800, reported: 19_799, document: "a.xml")
    try store.save(InsiderList(number: "1", name: "A", first: 100, fetched: 1), [listed], of: apple)
    #expect(try store.insiders(of: apple)?.pending == [listed])
    try store.save(.failure(.noDocument), as: listed, of: apple)
    try store.save(
      InsiderList(number: "1", name: "B", first: 200, fetched: 2), [listed], of: apple)
    let stored = try #require(try store.insiders(of: apple))
    #expect(stored.pending.isEmpty && stored.unread == [listed])
    #expect(stored.list == InsiderList(number: "1", name: "B", first: 100, fetched: 2))
    #expect(try store.insiders(of: symbol("MSFT")) == nil)
  }

  // MARK: - What is counted

  /// The numbers of the samples, found without the reader.
  @Test func numbersAreThoseOfTheSamples() throws {
    let trades = InsiderTrades(try stored(), within: Self.year)
    let report = trades.report(beside: nil)
    // The amendment stands for the chief's first filing, and 23 to 26 cannot be read.
    let counted = InsiderFilings.all.filter { ![1, 23, 24, 25, 26, 27, 28].contains($0.number) }
    func all(_ code: String) -> [(owner: String, shares: Double, price: Double?)] {
      counted.flatMap { filing in
        filing.trades.filter { $0.code == code }.compactMap { trade in
          let shares = Double((trade.shares ?? "").split(separator: ",").joined()) ?? 0
          guard shares > 0 else { return nil }
          let price = filing.number == 29 ? 182 : trade.price.flatMap(Double.init)
          return (filing.owners.map(\.number).joined(), shares, price)
        }
      }
    }
    for (code, side) in [("S", report.sales), ("P", report.purchases)] {
      let expected = all(code)
      #expect(side.count == Set(expected.map(\.owner)).count)
      #expect(side.shares == expected.reduce(0) { $0 + $1.shares })
      let money = expected.reduce(0) { $0 + $1.shares * ($1.price ?? 0) }
      #expect(abs((side.money ?? 0) - money) < 1e-6)
    }
    #expect(report.sales.count == 4 && report.purchases.count == 1)
    #expect(report.sales.largest?.insider.name == "Big Holding LLC")
    #expect(report.purchases.largest?.shares == 2600)
    let apart = report.apart.map { "\($0.kind) \($0.count)" }
    #expect(apart == ["grant 1", "exercise 5", "tax 5", "gift 1", "other 3"])
    #expect(
      report.oddities == [.unpriced: 1, .faulty: 2, .joint: 1, .replaced: 1, .unread: 3])
  }

  @Test func daysAreWhatIsAskedFor() throws {
    let stored = try stored()
    let july = InsiderTrades(stored, within: 19_905...19_935)
    #expect(july.daily.map(\.count) == [1, 1, 1, 1])
    #expect(july.listed.map(\.shares) == [40_000, 700, 100, 2000.5])
    let before = InsiderTrades(stored, within: 19_700...19_722)
    #expect(before.listed.map(\.shares) == [800])
    let none = InsiderTrades(stored, within: 20_200...20_300).report(beside: nil)
    #expect(!none.hasFilings && none.purchases.count == 0)
  }

  @Test(arguments: [(100.0, 84.4), (184.4, 0), (200, -7.8)])
  func pricesAreComparedWithTheLastClose(_ close: Double, _ percent: Double) throws {
    let trades = InsiderTrades(try stored(), within: Self.year)
    let dates = XAxis.Dates(
      instants: [19_905, 20_000].map { CalendarDate(day: $0).instant }, precision: .day)
    let closes = try Series(name: "Close", kind: .price, x: .dates(dates), values: [184, close])
    let above = try #require(trades.report(beside: closes).sales.percentAbove)
    #expect(abs(above - percent) < 0.01)
    // As many shares as there are after a split of four for one.
    let split = try Series(name: "Close", kind: .price, x: .dates(dates), values: [46, close])
    #expect(trades.report(beside: split).sales.percentAbove == nil)
  }

  @Test func codesMeanWhatTheFormSays() {
    let kinds = ["P", "S", "A", "M", "X", "F", "G", "J", "?"].map { InsiderReport.Kind(code: $0) }
    #expect(
      kinds == [
        .purchase, .sale, .grant, .exercise, .exercise, .tax, .gift, .other, .other,
      ])
  }
}
