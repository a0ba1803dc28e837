// SPDX-License-Identifier: MIT

import Foundation
import MarketData
import TestSupport
import Testing

/// What insiders bought and sold, in words and over prices, against a server on this machine.
@Suite struct InsiderTests {
  private static func program(_ base: String, _ folder: TemporaryFolder) -> Program {
    Program(
      folder: folder.path,
      environment: [
        "AUDIOGRAPH_OFFLINE": "0", "AUDIOGRAPH_STORE": folder.file("prices.sqlite"),
        "AUDIOGRAPH_SEC_URL": base, "AUDIOGRAPH_SECFILES_URL": base,
        "AUDIOGRAPH_SEC_CONTACT": "tests@example.org",
        // The last day of 2024.
        "SOURCE_DATE_EPOCH": "1735603200",
      ])
  }

  /// Closes of the weekdays of 2024, all 180 but the last, which is 160.
  private static func storePrices(_ program: Program, _ folder: TemporaryFolder) throws {
    var rows = ["Date,Close"]
    for day in 0..<366 {
      let date = Date(timeIntervalSince1970: 1_704_067_200 + Double(day) * 86_400)
      // The first day of 2024 was a Monday.
      guard day % 7 < 5 else { continue }
      let text = ISO8601DateFormatter().string(from: date).prefix(10)
      rows.append("\(text),\(day == 365 ? 160 : 180 + day % 5)")
    }
    try folder.put(Array(rows.joined(separator: "\n").utf8), "AAPL.csv")
    #expect(try program.run(["import", folder.file("AAPL.csv")]).status == 0)
  }

  static let words = [
    "Apple Inc., trades of insiders by Form 4 filings, 1 January 2024 to 31 December 2024.",
    "1 insider bought 2600 shares for 443000 US dollars.",
    "4 insiders sold 81402 shares for 14.5 million US dollars.",
    "Largest purchase: Levinson Arthur D, director, 2600 shares at 170.31 US dollars on average.",
    "Largest sale: Big Holding LLC, owner of more than 10 percent, 40000 shares at 184.40 US"
      + " dollars.",
    "Counted apart: 1 grant, 5 exercises of options, 5 withholdings for taxes, 1 gift and 3 others.",
    "1 trade has no price, so its money is not counted.",
    "2 trades are left out, because their numbers cannot be right.",
    "1 filing has several owners, who count as one insider.",
    "1 filing was replaced by its amendment.",
    "3 filings cannot be read and are left out.",
  ]

  @Test func wordsThenTheStoreThenNoNetwork() throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer(InsiderFilings.replies())
    let program = Self.program(server.base, folder)
    let first = try program.run(["fundamentals", "aapl", "--insiders"])
    #expect(first.lines == Self.words)
    #expect(first.status == 0 && first.message.isEmpty, "\(first.message)")
    // Two lists and every document that is one of XML, once.
    let paths = server.requests.map(\.path)
    #expect(paths.count == 2 + 29 && Set(paths).count == paths.count, "\(paths.count)")
    #expect(try program.run(["fundamentals", "AAPL", "--insiders"]).lines == Self.words)
    #expect(server.requests.count == paths.count)
    let offline = try program.run(["fundamentals", "AAPL", "--insiders", "--offline"])
    #expect(offline.lines == Self.words && offline.message.isEmpty)
    // A longer range needs the older list alone: the filing of the year before was read already.
    let more = try program.run(["fundamentals", "AAPL", "--insiders", "--from", "2023-06-01"])
    #expect(more.lines.contains("4 insiders sold 82202 shares for 14.7 million US dollars."))
    #expect(
      server.requests.dropFirst(paths.count).map(\.path).sorted()
        == [InsiderFilings.olderPath, InsiderFilings.submissionsPath].sorted())
  }

  @Test func pricesAreComparedWithTheLastClose() throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer(InsiderFilings.replies())
    let program = Self.program(server.base, folder)
    try Self.storePrices(program, folder)
    let lines = try program.run(["fundamentals", "AAPL", "--insiders"]).lines
    #expect(
      lines.contains(
        "Largest sale: Big Holding LLC, owner of more than 10 percent, 40000 shares at 184.40 US"
          + " dollars, 15 percent above the close on 31 December 2024."), "\(lines)")
    let july = try program.run([
      "fundamentals", "AAPL", "--insiders", "--from", "2024-07-01", "--to", "2024-07-10", "--table",
    ])
    #expect(
      july.lines == [
        "1 July 2024: Big Holding LLC, owner of more than 10 percent, sale, 40000 shares at 184.40 US"
          + " dollars, filed on 3 July 2024.",
        "3 July 2024: Maestri Luca, officer, sale, 700 shares, filed on 5 July 2024.",
        "5 July 2024: Maestri Luca, officer, sale, 100 shares at 181.00 US dollars, filed on 8 July"
          + " 2024.",
      ])
  }

  @Test func jsonHasItsKeysInOrder() throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer(InsiderFilings.replies())
    let program = Self.program(server.base, folder)
    try Self.storePrices(program, folder)
    let outcome = try program.run(["fundamentals", "AAPL", "--insiders", "--json"])
    let json = try OrderedJSON(outcome.text)
    #expect(
      json.keys == [
        "version", "symbol", "company", "source", "from", "to", "purchases", "sales", "close",
        "apart", "notes", "trades",
      ])
    #expect(json["sales"]?["shares"]?.number == 81_402)
    #expect(json["close"]?["value"]?.number == 160)
    #expect(json["notes"]?.keys == ["unpriced", "faulty", "joint", "replaced", "unread"])
    let trades = json["trades"]?.elements ?? []
    #expect(trades.count == 39)
    let keys = [
      "date", "kind", "code", "insider", "position", "title", "shares", "price", "form", "filed",
      "accession",
    ]
    #expect(trades.allSatisfy { $0.keys == keys })
    #expect(trades.first?["form"]?.string == "4/A")
  }

  @Test func newFilingsAloneAreAskedFor() throws {
    let folder = try TemporaryFolder()
    let some = InsiderFilings.all.filter { $0.number < 10 }
    let server = try LoopbackServer(InsiderFilings.replies(some))
    #expect(
      try Self.program(server.base, folder).run(["fundamentals", "AAPL", "--insiders"]).status == 0)
    // A day later there are more.
    let store = try #require(try PriceStore(path: folder.file("prices.sqlite")))
    let symbol = try #require(MarketSymbol("AAPL"))
    var list = try #require(try store.insiders(of: symbol)).list
    list.fetched -= 90_000
    try store.save(list, [], of: symbol)
    let later = try LoopbackServer(InsiderFilings.replies())
    let outcome = try Self.program(later.base, folder).run(["fundamentals", "AAPL", "--insiders"])
    #expect(outcome.lines == Self.words)
    let paths = later.requests.map(\.path)
    #expect(paths.first == InsiderFilings.submissionsPath && paths.count == 1 + 20)
    #expect(!paths.contains(some[0].path))
  }

  @Test func whatDidNotComeIsAskedForAgain() throws {
    let folder = try TemporaryFolder()
    var replies = InsiderFilings.replies()
    let path = InsiderFilings.all[14].path
    replies[path] = LoopbackReply(type: "text/html", text: "<html>busy</html>")
    let server = try LoopbackServer(replies)
    let first = try Self.program(server.base, folder).run(["fundamentals", "AAPL", "--insiders"])
    #expect(first.lines.last == "1 filing has not been fetched yet.")
    let whole = try LoopbackServer(InsiderFilings.replies())
    let second = try Self.program(whole.base, folder).run(["fundamentals", "AAPL", "--insiders"])
    #expect(second.lines == Self.words)
    #expect(whole.requests.map(\.path) == [path])
  }

  @Test func withoutFilingsThatIsSaid() throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer(InsiderFilings.replies())
    let outcome = try Self.program(server.base, folder).run([
      "fundamentals", "GOOG", "--insiders", "--range", "3M",
    ])
    #expect(
      outcome.lines == [
        "Alphabet Inc., trades of insiders by Form 4 filings, 1 October 2024 to 31 December 2024.",
        "No trade of an insider is known for this time.",
      ])
    #expect(outcome.status == 0)
  }

  static let failures: [([String], Int32, String)] = [
    (["NOPE", "--insiders"], 3, "The SEC does not know the symbol 'NOPE'."),
    (
      ["AAPL", "--insiders", "--offline"], 4,
      "No filings of insiders of 'AAPL' are stored, and fetching is turned off."
    ),
    (["AAPL", "--range", "1Y"], 2, "--range"),
    (
      ["AAPL", "--insiders", "--metric", "revenue"], 2,
      "--insiders and --metric cannot be used together."
    ),
    (["AAPL", "--insiders", "--from", "2024-05", "--to", "2024-03"], 2, "The range ends"),
  ]

  @Test(arguments: failures)
  func failsWithoutOutput(_ arguments: [String], _ status: Int32, _ message: String) throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer(InsiderFilings.replies())
    let outcome = try Self.program(server.base, folder).run(["fundamentals"] + arguments)
    #expect(outcome.status == status)
    #expect(outcome.text.isEmpty)
    #expect(outcome.message.hasPrefix("audiograph: \(message)"), "\(outcome.message)")
  }

  @Test func withoutAContactNothingIsAsked() throws {
    let folder = try TemporaryFolder()
    let program = Program(
      folder: folder.path,
      environment: [
        "AUDIOGRAPH_OFFLINE": "0", "AUDIOGRAPH_STORE": folder.file("prices.sqlite"),
        "AUDIOGRAPH_SEC_URL": "https://data.sec.invalid",
        "AUDIOGRAPH_SECFILES_URL": "https://www.sec.invalid",
      ])
    let outcome = try program.run(["fundamentals", "AAPL", "--insiders"])
    #expect(outcome.status == 4)
    #expect(outcome.message.contains("providers.sec.contact"), "\(outcome.message)")
  }

  // MARK: - Over prices

  @Test func eventsAreHeardWalkedToAndWritten() throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer(InsiderFilings.replies())
    let program = Self.program(server.base, folder)
    try Self.storePrices(program, folder)
    let words = try program.run(["describe", "AAPL", "--insiders", "--offline"])
    #expect(words.status == 4)
    let fetched = try program.run(["fundamentals", "AAPL", "--insiders"])
    #expect(fetched.status == 0)
    let described = try program.run(["describe", "AAPL", "--insiders", "--offline"])
    #expect(described.lines.contains(Self.words[2]), "\(described.lines)")
    let walk = try program.run(
      ["explore", "AAPL", "--insiders", "--offline"], input: "first\nnext-leg\nnext-leg\n")
    #expect(walk.lines.contains { $0.contains("sold") }, "\(walk.lines)")
    let export = try program.run([
      "export", "AAPL", "--insiders", "--offline", "-q", "-o", "a.wav", "-o", "a.html", "-o",
      "a.vtt", "-o", "a.svg", "--manifest", "a.json",
    ])
    #expect(export.status == 0, "\(export.message)")
    let manifest = String(decoding: folder.bytes("a.json") ?? [], as: UTF8.self)
    // A day of each of the sales and purchases.
    #expect(manifest.components(separatedBy: "\"event-down\"").count - 1 == 14)
    #expect(manifest.components(separatedBy: "\"event-up\"").count - 1 == 5)
    let page = String(decoding: folder.bytes("a.html") ?? [], as: UTF8.self)
    #expect(page.contains("sold 40000, Big Holding LLC") && page.contains(Self.words[2]))
    let captions = String(decoding: folder.bytes("a.vtt") ?? [], as: UTF8.self)
    #expect(captions.contains("bought") || captions.contains("sold"), "\(captions)")
  }

  @Test(arguments: [
    ["describe", "AAPL", "MSFT", "--insiders"], ["describe", "a.csv", "--insiders"],
    ["play", "AAPL", "--insiders", "--rebase"],
  ])
  func insidersAreThoseOfOneSymbol(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.put(Array("1\n2\n3\n".utf8), "a.csv")
    let outcome = try Program(folder: folder.path).run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.message.contains("--insiders"), "\(outcome.message)")
  }
}
