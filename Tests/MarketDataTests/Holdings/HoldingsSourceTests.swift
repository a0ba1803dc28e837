// SPDX-License-Identifier: MIT

import Audiograph
import Synchronization
import TestSupport
import Testing

@testable import MarketData

/// Finding and fetching a data set.
@Suite struct HoldingsSourceTests {
  private static let folder = "/files/structureddata/data/form-13f-data-sets"
  private static let name = "01jun2025-31aug2025_form13f.zip"

  private static func page(_ links: String...) -> LoopbackReply {
    LoopbackReply(
      type: "text/html",
      body: Array(
        ("<!DOCTYPE html><html>" + links.map { "<a href=\"\($0)\">x</a>" }.joined()).utf8))
  }

  private static func source(_ server: LoopbackServer, contact: String? = "a@example.org") throws
    -> HoldingsSource
  {
    HoldingsSource(ProviderAccess(base: server.base, contact: contact, store: try openedStore()))
  }

  @Test(arguments: [
    (["2023q4_form13f.zip", "01jan2024-29feb2024_form13f.zip"], 1),
    (["2023q4_form13f.zip", "2023q3_form13f.zip"], 0),
    (["01jun2025-31aug2025_form13f_0.zip", "01mar2025-31may2025_form13f.zip", "x.zip"], 0),
  ])
  func theNewestLinkIsFound(_ names: [String], _ newest: Int) throws {
    let links = names.map { "<a href='\(Self.folder)/\($0)'>" }.joined()
    #expect(HoldingsSet.newest(onPage: Array(links.utf8))?.name == names[newest])
  }

  @Test(arguments: [
    "", "form13f.zip", "/a/13f.zip", "/a/01jun2025-31xyz2025_form13f.zip", "/2023q5_form13f.zip",
    "ftp://x/2023q4_form13f.zip", "2023q4_form13f.zip", "/2023q4_form13f.csv",
  ])
  func otherLinksAreNone(_ link: String) { #expect(HoldingsSet(link: link) == nil) }

  @Test func aWholeAddressIsItsPath() {
    #expect(
      HoldingsSet(link: "https://www.sec.gov\(Self.folder)/\(Self.name)")?.path
        == "\(Self.folder)/\(Self.name)")
  }

  @Test func aSetIsFetched() throws {
    let server = try LoopbackServer([
      HoldingsSource.page: Self.page("/a.zip", "\(Self.folder)/\(Self.name)"),
      "\(Self.folder)/\(Self.name)": LoopbackReply(
        type: "application/zip", body: HoldingTables.apple().archive),
    ])
    let folder = try TemporaryFolder()
    let source = try Self.source(server)
    let set = try source.newest()
    #expect(set.name == Self.name)
    #expect(try source.holdings(of: set, spool: folder.path) == holdings(.apple()))
    #expect(folder.names.isEmpty)
    #expect(
      server.requests.allSatisfy { $0.header("user-agent")?.contains("a@example.org") == true })
  }

  /// Nothing of an answer before is left in the file.
  @Test func aSecondAttemptBeginsAnew() throws {
    let set = try #require(HoldingsSet(link: "\(Self.folder)/\(Self.name)"))
    let attempts = Attempts()
    let server = try LoopbackServer { _ in
      attempts.next() == 0
        ? LoopbackReply(
          status: 503, headers: [("Retry-After", "0")], body: Array(repeating: 1, count: 99_999))
        : LoopbackReply(type: "application/zip", body: HoldingTables.apple().archive)
    }
    let folder = try TemporaryFolder()
    #expect(
      try Self.source(server).holdings(of: set, spool: folder.path) == holdings(.apple()))
    #expect(server.requests.count == 2)
  }

  @Test func whatIsNoArchiveIsRefused() throws {
    let set = try #require(HoldingsSet(link: "\(Self.folder)/\(Self.name)"))
    let folder = try TemporaryFolder()
    let page = try LoopbackServer { _ in Self.page() }
    #expect(throws: ProviderError(.secFiles, .webPage)) {
      try Self.source(page).holdings(of: set, spool: folder.path)
    }
    let text = try LoopbackServer { _ in
      LoopbackReply(type: "application/octet-stream", text: "nothing")
    }
    #expect(throws: HoldingsFault.noArchive) {
      try Self.source(text).holdings(of: set, spool: folder.path)
    }
    #expect(throws: ProviderError.self) {
      try Self.source(text).holdings(of: set, spool: "/nowhere")
    }
  }

  @Test func aPageWithoutSetsAndNoContact() throws {
    let server = try LoopbackServer { _ in Self.page("/a.zip") }
    #expect(throws: ProviderError(.secFiles, .unexpected(.noHoldingSets))) {
      try Self.source(server).newest()
    }
    let access = ProviderAccess(base: "https://sec.invalid")
    #expect(throws: ProviderError(.secFiles, .contactMissing)) {
      try HoldingsSource(access).newest()
    }
  }

  @Test(arguments: [
    ((2025, 6, 30), (2025, 11, 30), false), ((2025, 6, 30), (2025, 12, 1), true),
    ((2025, 9, 30), (2026, 2, 28), false), ((2025, 9, 30), (2026, 3, 1), true),
  ])
  func newerSetsComeAfterFiveMonths(
    _ quarter: (Int, Int, Int), _ today: (Int, Int, Int), _ mayBe: Bool
  ) throws {
    func day(_ date: (Int, Int, Int)) throws -> Int {
      try #require(CalendarDate(year: date.0, month: date.1, day: date.2)).day
    }
    #expect(
      try HoldingsSource.mayHaveNewer(than: day(quarter), today: day(today)) == mayBe)
  }
}

/// Counts from 0, on any thread.
private final class Attempts: Sendable {
  private let number = Atomic(0)

  func next() -> Int { number.add(1, ordering: .relaxed).oldValue }
}
