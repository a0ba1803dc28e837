// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import TestSupport
import Testing

/// `update --holdings` and `fundamentals --holders`.
@Suite struct HoldersTests {
  private static let page = "/data-research/sec-markets-data/form-13f-data-sets"
  /// The last day of a quarter whose holdings are the newest that there can be today.
  private static let quarter: CalendarDate = {
    let today = CalendarDate(day: Int(Date().timeIntervalSince1970) / 86_400)
    var last = today
    repeat {
      last = CalendarDate(day: last.day - 1)
    } while !isQuarterEnd(last) || today.ordinal(of: .month) - last.ordinal(of: .month) < 3
    return last
  }()

  private static func isQuarterEnd(_ date: CalendarDate) -> Bool {
    let next = CalendarDate(day: date.day + 1)
    return next.ordinal(of: .quarter) != date.ordinal(of: .quarter)
  }

  /// A date as the tables have it.
  private static func written(_ date: CalendarDate) -> String {
    let months = [
      "JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC",
    ]
    let parts = date.description.split(separator: "-").compactMap { Int($0) }
    return "\(parts[2] < 10 ? "0" : "")\(parts[2])-\(months[parts[1] - 1])-\(parts[0])"
  }

  /// What those four managers held at the end of a quarter.
  private static func tables(_ date: CalendarDate, factor: Int = 1) -> HoldingTables {
    .apple(
      filed: written(CalendarDate(day: date.day + 40)), period: written(date), factor: factor)
  }

  private static func program(
    _ folder: TemporaryFolder, _ environment: [String: String] = [:]
  ) -> Program {
    Program(
      folder: folder.path,
      environment: ["AUDIOGRAPH_STORE": folder.file("prices.sqlite")].merging(environment) { $1 })
  }

  /// A program that has taken in the holdings of a quarter.
  private static func filled(_ folder: TemporaryFolder) throws -> Program {
    let program = program(folder)
    try folder.put(tables(quarter).archive, "set.zip")
    #expect(try program.run(["update", "--holdings=\(folder.file("set.zip"))"]).status == 0)
    return program
  }

  private static func date(_ date: CalendarDate) -> String { Phrasebook().date(date) }

  @Test func aFileIsTakenAndTold() throws {
    let folder = try TemporaryFolder()
    let program = Self.program(folder)
    try folder.put(Self.tables(Self.quarter).archive, "set.zip")
    let update = try program.run(["update", "--holdings=set.zip", "--offline"])
    #expect(update.status == 0, "\(update.message)")
    #expect(
      update.lines == [
        "The holdings on \(Self.date(Self.quarter)) are stored. Institutions: 4, securities: 4."
      ])
    let told = try program.run(["fundamentals", "AAPL", "--holders"])
    #expect(told.status == 0 && told.message.isEmpty, "\(told.message)")
    #expect(
      told.lines == [
        "4 institutions held 3 billion shares of Apple on \(Self.date(Self.quarter)), worth"
          + " 750 billion US dollars.",
        "The largest: Vanguard Group, 1.3 billion shares; BlackRock, 1.1 billion shares; State"
          + " Street, 600 million shares; FMR, 1 share.",
        "Options are not counted: on 2 million shares to buy and on 3 million shares to sell.",
        "In the filings this security is called Apple Inc, CUSIP 037833100.",
      ])
    let table = try program.run(["fundamentals", "AAPL", "--holders", "--table"])
    #expect(
      table.lines == [
        "Vanguard Group: 1.3 billion shares, worth 325 billion US dollars.",
        "BlackRock: 1.1 billion shares, worth 275 billion US dollars.",
        "State Street: 600 million shares, worth 150 billion US dollars.",
        "FMR: 1 share, worth 250 US dollars.",
      ])
  }

  @Test func aQuarterBeforeIsCompared() throws {
    let folder = try TemporaryFolder()
    let program = try Self.filled(folder)
    let parts = Self.quarter.description.split(separator: "-").compactMap { Int($0) }
    let first = try #require(CalendarDate(year: parts[0], month: parts[1] - 2, day: 1))
    let before = CalendarDate(day: first.day - 1)
    var tables = Self.tables(before)
    tables.rows[0].amount = "1000000000"
    tables.rows[3].filing = tables.filings[0].number
    try folder.put(tables.archive, "before.zip")
    #expect(try program.run(["update", "--holdings=before.zip"]).status == 0)
    let told = try program.run(["fundamentals", "AAPL", "--holders"])
    #expect(
      told.lines[1]
        == "That is 11 percent more shares than a quarter before; 3 institutions held them"
        + " then.")
    let json = try OrderedJSON(program.run(["fundamentals", "AAPL", "--holders", "--json"]).text)
    #expect(
      json.keys == [
        "version", "symbol", "company", "source", "cusip", "issuer", "class", "quarter",
        "institutions", "shares", "value", "calls", "puts", "earlier", "largest",
      ])
    #expect(json["earlier"]?["quarter"]?.string == before.description)
    #expect(json["quarter"]?.string == Self.quarter.description)
    #expect(json["shares"]?.number == 3_000_000_001)
    #expect(json["largest"]?.elements.first?.keys == ["name", "cik", "shares", "value"])
  }

  @Test func whereSeveralFitItAsksAndRemembers() throws {
    let folder = try TemporaryFolder()
    let program = try Self.filled(folder)
    try folder.put(Array("Symbol,Name\nGOOG,Alphabet Inc.\nZZZ,Zett AG\n".utf8), "symbols.csv")
    #expect(try program.run(["import", "--symbols", "symbols.csv"]).status == 0)
    let asked = try program.run(["fundamentals", "GOOG", "--holders"])
    #expect(asked.status == 2 && asked.text.isEmpty)
    #expect(
      asked.message == """
        02079K107: ALPHABET INC, CAP STK CL C. Institutions: 1.
        02079K305: ALPHABET INC, CAP STK CL A. Institutions: 1.
        audiograph: It is not certain which security 'Alphabet Inc.' is. Choose one with --cusip, such \
        as --cusip 02079K107; it will be remembered.

        """)
    let chosen = try program.run(["fundamentals", "GOOG", "--holders", "--cusip", "02079k-10 7"])
    #expect(chosen.lines.first?.hasPrefix("1 institution held 700 shares of Alphabet on ") == true)
    #expect(try program.run(["fundamentals", "GOOG", "--holders"]).lines == chosen.lines)
    let german = try program.run(["fundamentals", "GOOG", "--holders", "--lang", "de"])
    #expect(german.lines[0].hasPrefix("Alphabet: 1 institutioneller Anleger hielt 700 Aktien am "))
    let none = try program.run(["fundamentals", "ZZZ", "--holders"])
    #expect(none.status == 3)
    #expect(
      none.message
        == "audiograph: Nothing that institutions held on \(Self.date(Self.quarter)) fits"
        + " the name 'Zett AG'. Give the security with --cusip.\n")
  }

  static let failures: [([String], Int32, String)] = [
    (
      ["fundamentals", "QQQQX", "--holders"], 3,
      "No company name is known for the symbol 'QQQQX'. Type audiograph update --symbols, or give the"
        + " security with --cusip."
    ),
    (
      ["fundamentals", "AAPL", "--cusip", "037833100"], 2, "--cusip"
    ),
    (
      ["fundamentals", "AAPL", "--holders", "--metric", "revenue"], 2,
      "--holders and --metric cannot be used together."
    ),
    (
      ["fundamentals", "AAPL", "--holders", "--cusip", "123456789"], 3,
      "No institution reported a security with the CUSIP '123456789' on"
    ),
    (
      ["fundamentals", "AAPL", "--holders", "--cusip", "03783310"], 2,
      "Invalid value '03783310' for --cusip: use nine letters or digits, such as 037833100."
    ),
    (["fundamentals", "AAPL", "--holders", "--cusip", ""], 2, ""),
    (["update", "--holdings", "AAPL"], 2, ""),
    (["update", "--holdings=none.zip"], 3, "Cannot read the file 'none.zip':"),
    (
      ["update", "--holdings=notes.txt"], 3,
      "'notes.txt' is no zip archive, or is incomplete. Give a data set of Form 13F from the SEC, such"
        + " as 01jun2025-31aug2025_form13f.zip."
    ),
  ]

  @Test(arguments: failures)
  func failsWithoutOutput(_ arguments: [String], _ status: Int32, _ message: String) throws {
    let folder = try TemporaryFolder()
    let program = try Self.filled(folder)
    try folder.put(Array("nothing".utf8), "notes.txt")
    let outcome = try program.run(arguments)
    #expect(outcome.status == status && outcome.text.isEmpty, "\(outcome.text)")
    #expect(outcome.message.hasPrefix("audiograph: \(message)"), "\(outcome.message)")
  }

  @Test(.enabled(if: geteuid() != 0, "root may write every file"))
  func aStoreThatCannotBeWrittenIsRead() throws {
    let folder = try TemporaryFolder()
    let program = try Self.filled(folder)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: folder.file("prices.sqlite"))
    let told = try program.run(["fundamentals", "AAPL", "--holders", "--cusip", "037833100"])
    #expect(told.status == 0, "\(told.message)")
    #expect(told.lines.first?.hasPrefix("4 institutions held 3 billion shares") == true)
  }

  @Test func withNothingStoredItSaysWhatToDo() throws {
    let folder = try TemporaryFolder()
    let outcome = try Self.program(folder).run(["fundamentals", "AAPL", "--holders"])
    #expect(outcome.status == 4 && outcome.text.isEmpty)
    #expect(
      outcome.message
        == "audiograph: No quarterly holdings of institutions are stored."
        + " Type audiograph update --holdings.\n")
    #expect(try Self.program(folder).run(["update", "--holdings", "--offline"]).status == 4)
  }

  @Test func oldHoldingsSaySo() throws {
    let folder = try TemporaryFolder()
    let program = Self.program(folder)
    var tables = HoldingTables.apple(filed: "14-NOV-2019", period: "30-SEP-2019", inThousands: true)
    tables.rows[0].amount = "-1"
    tables.hold(tables.filings[1].number, 5, worth: 5, type: "PRN")
    tables.file(7, "LATE", on: "20-NOV-2019", of: "30-JUN-2019")
    try folder.put(tables.archive, "set.zip")
    #expect(
      try program.run(["update", "--holdings=set.zip"]).lines == [
        "The holdings on 30 September 2019 are stored. Institutions: 3, securities: 4.",
        "Rows left out because they cannot be read: 1.", "Rows of bonds left out: 1.",
        "Filings of other quarters left out: 1.",
      ])
    let told = try program.run(["fundamentals", "AAPL", "--holders"])
    #expect(
      told.message == "These are the holdings on 30 September 2019; newer ones may be there."
        + " Type audiograph update --holdings.\n")
    #expect(told.lines[0].contains("worth 425 billion US dollars"), "\(told.lines[0])")
    #expect(try program.run(["fundamentals", "AAPL", "--holders", "-q"]).message.isEmpty)
  }

  @Test func nothingIsAskedTwice() throws {
    let folder = try TemporaryFolder()
    let names = ["01jun2019-31aug2019_form13f.zip", "01sep2019-30nov2019_form13f.zip"]
    let links = names.map { "<a href=\"/files/\($0)\">x</a>" }.joined()
    let old = HoldingTables.apple(filed: "14-NOV-2019", period: "30-SEP-2019", inThousands: true)
    let server = try LoopbackServer([
      Self.page: LoopbackReply(type: "text/html", text: "<html>\(links)</html>"),
      "/files/\(names[1])": LoopbackReply(type: "application/zip", body: old.archive),
    ])
    let program = Self.program(
      folder, ["AUDIOGRAPH_OFFLINE": "0", "AUDIOGRAPH_SECFILES_URL": server.base])
    let first = try program.run(["update", "--holdings"])
    #expect(first.status == 0, "\(first.message)")
    #expect(first.lines.first?.hasPrefix("The holdings on 30 September 2019 are stored.") == true)
    #expect(server.requests.map(\.path) == [Self.page, "/files/\(names[1])"])
    // The page may name a newer one by now, but does not.
    let again = try program.run(["update", "--holdings"])
    #expect(
      again.lines == ["The newest holdings are stored already, those on 30 September 2019."])
    #expect(server.requests.map(\.path) == [Self.page, "/files/\(names[1])", Self.page])
    // There can be nothing newer than these.
    try folder.put(Self.tables(Self.quarter).archive, "set.zip")
    #expect(try program.run(["update", "--holdings=set.zip"]).status == 0)
    let newest = try program.run(["update", "--holdings"])
    #expect(newest.status == 0 && newest.lines.count == 1)
    #expect(server.requests.count == 3)
    #expect(try program.run(["fundamentals", "AAPL", "--holders"]).status == 0)
    #expect(server.requests.count == 3)
  }

  @Test func withoutAContactTheSecIsNotAsked() throws {
    let folder = try TemporaryFolder()
    let program = Self.program(
      folder,
      ["AUDIOGRAPH_OFFLINE": "0", "AUDIOGRAPH_SECFILES_URL": "https://sec.invalid"])
    let outcome = try program.run(["update", "--holdings"])
    #expect(outcome.status == 4)
    #expect(
      outcome.message
        == "audiograph: The SEC requires a contact address."
        + " Type audiograph config set providers.sec.contact and your e-mail address.\n")
  }
}
