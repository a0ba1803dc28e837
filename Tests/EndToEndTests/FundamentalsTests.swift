// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The command `fundamentals` against a server on this machine.
@Suite struct FundamentalsTests {
  static let listPath = "/files/company_tickers.json"
  static let factsPath = "/api/xbrl/companyfacts/CIK0000320193.json"

  private static func fixture(_ name: String) throws -> LoopbackReply {
    let path = "\(Program.packageFolder)/Tests/Fixtures/providers/sec/\(name)"
    return LoopbackReply(body: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
  }

  private static func server() throws -> LoopbackServer {
    try LoopbackServer([
      listPath: fixture("company_tickers.json"), factsPath: fixture("apple.json"),
    ])
  }

  /// The program with a store of its own that asks a server.
  private static func program(_ base: String, _ folder: TemporaryFolder) -> Program {
    Program(
      folder: folder.path,
      environment: [
        "AUDIOGRAPH_OFFLINE": "0", "AUDIOGRAPH_STORE": folder.file("prices.sqlite"),
        "AUDIOGRAPH_SEC_URL": base, "AUDIOGRAPH_SECFILES_URL": base,
        "AUDIOGRAPH_SEC_CONTACT": "tests@example.org",
      ])
  }

  static let words = [
    "Apple Inc., figures filed with the SEC.",
    "Revenue 94.9 billion US dollars in the quarter to 28 September 2024, up 6.1 percent from the"
      + " same quarter a year before; filed on 1 November 2024.",
    "This figure is derived: the year less its first nine months.",
    "Revenue 391 billion US dollars in the year to 28 September 2024, up 2.0 percent from the year"
      + " before; filed on 1 November 2024.",
    "Earnings 14.7 billion US dollars in the quarter to 28 September 2024, down 36 percent from the"
      + " same quarter a year before; filed on 1 November 2024.",
    "This figure is derived: the year less its first nine months.",
    "Earnings 93.7 billion US dollars in the year to 28 September 2024, down 3.4 percent from the"
      + " year before; filed on 1 November 2024.",
    "Operating cash flow 26.8 billion US dollars in the quarter to 28 September 2024, up 24 percent"
      + " from the same quarter a year before; filed on 1 November 2024.",
    "This figure is derived: the year less its first nine months.",
    "Operating cash flow 118 billion US dollars in the year to 28 September 2024, up 7.0 percent from"
      + " the year before; filed on 1 November 2024.",
  ]

  @Test func wordsThenTheStoreThenNoNetwork() throws {
    let folder = try TemporaryFolder()
    let server = try Self.server()
    let program = Self.program(server.base, folder)
    let first = try program.run(["fundamentals", "aapl"])
    #expect(first.lines == Self.words)
    #expect(first.status == 0 && first.message.isEmpty, "\(first.message)")
    #expect(server.requests.count == 2)
    #expect(try program.run(["fundamentals", "AAPL"]).lines == Self.words)
    #expect(server.requests.count == 2)
    let offline = try program.run(["fundamentals", "AAPL", "--offline"])
    #expect(offline.lines == Self.words && offline.message.isEmpty)
  }

  /// Figures that are stored stand below the prices, on the days on which they were reported.
  @Test(arguments: [("en", "revenue"), ("de", "Umsatz")])
  func figuresBesidePrices(_ language: String, _ name: String) throws {
    let folder = try TemporaryFolder()
    let server = try Self.server()
    let program = Self.program(server.base, folder)
    let rows = ["2024-08-05,209.27", "2024-10-31,225.91", "2024-11-01,222.91", "2024-11-04,222.01"]
    try folder.put(Array((["Date,Close"] + rows).joined(separator: "\n").utf8), "AAPL.csv")
    #expect(try program.run(["import", folder.file("AAPL.csv")]).status == 0)
    let keys = "field-down\nfield-down\nprevious\nfield-up\nfield-up\nfirst\nfield-down\n"
    let walk = ["explore", "AAPL", "--offline", "--lang", language]
    let without = try program.run(walk, input: "field-down\n")
    #expect(without.lines.count == 4, "\(without.lines)")
    #expect(try program.run(["fundamentals", "AAPL"]).status == 0)
    let outcome = try program.run(walk, input: keys)
    #expect(outcome.status == 0, "\(outcome.message)")
    let export = ["export", "AAPL", "--offline", "--lang", language, "-q", "-o", "a.html"]
    #expect(try program.run(export).status == 0)
    let page = String(decoding: folder.bytes("a.html") ?? [], as: UTF8.self)
    #expect(page.contains("<h2 id=\"figures\">") && page.contains("<h3>\(name.capitalized) in US"))
    guard language == "en" else {
      #expect(outcome.lines[3].contains(name), "\(outcome.lines)")
      return
    }
    #expect(
      outcome.lines.dropFirst(3) == [
        "94.93 billion, revenue, 1 Nov 24, last", "14.736 billion, earnings, 1 Nov 2024",
        "21.448 billion, earnings, 2 Aug 2024", "85.777 billion, revenue, 2 Aug 2024",
        "209.27, close, 5 Aug 24, lowest, first", "209.27 on 5 Aug 2024, first, lowest",
        "85.777 billion, revenue, 2 Aug 2024",
      ])
  }

  @Test func oneLineAFigure() throws {
    let folder = try TemporaryFolder()
    let server = try Self.server()
    let outcome = try Self.program(server.base, folder).run([
      "fundamentals", "AAPL", "--table", "--metric", "earnings-per-share", "--from", "2024-06",
      "--to", "2024",
    ])
    #expect(
      outcome.lines == [
        "Earnings per share, quarter from 31 March 2024 to 29 June 2024: 1.40 US dollars,"
          + " filed on form 10-Q on 2 August 2024.",
        "Earnings per share, quarter from 30 June 2024 to 28 September 2024: 0.97 US dollars,"
          + " filed on form 10-K on 1 November 2024; derived: the total divided by the average"
          + " number of shares, at least one of them what is left of a longer period.",
      ])
  }

  @Test func jsonHasItsKeysInOrder() throws {
    let folder = try TemporaryFolder()
    let server = try Self.server()
    let outcome = try Self.program(server.base, folder).run(["fundamentals", "AAPL", "--json"])
    let json = try OrderedJSON(outcome.text)
    #expect(json.keys == ["version", "symbol", "company", "source", "figures"])
    #expect(json["source"]?.string == "SEC company facts")
    let figures = json["figures"]?.elements ?? []
    #expect(figures.count == 24)
    let keys = [
      "metric", "period", "start", "end", "value", "unit", "derivation", "form", "filed", "concept",
    ]
    #expect(figures.allSatisfy { $0.keys == keys })
    let last = try #require(figures.first { $0["end"]?.string == "2024-09-28" })
    #expect(last["value"]?.number == 94_930_000_000)
    #expect(last["start"]?.string == "2024-06-30" && last["derivation"]?.string == "difference")
    #expect(last["filed"]?.string == "2024-11-01" && last["unit"]?.string == "USD")
  }

  static let failures: [([String], Int32, String)] = [
    (["NOPE"], 3, "The SEC does not know the symbol 'NOPE'."),
    (["GOOG"], 3, "The SEC does not know the symbol 'GOOG'."),
    (["a/b"], 3, "'a/b' cannot be the symbol of a company."),
    (
      ["AAPL", "--to", "1990"], 3,
      "'AAPL' has filed no revenue, earnings or operating"
    ),
    (["AAPL", "--offline"], 4, "No figures of 'AAPL' are stored, and fetching is turned off."),
    (["AAPL", "--metric", "profit"], 2, "Invalid value 'profit' for --metric:"),
    (["AAPL", "--table", "--json"], 2, "--table and --json cannot be used together."),
    (["AAPL", "--from", "soon"], 2, "Invalid value 'soon' for --from:"),
    ([], 2, "Missing SYMBOL for audiograph fundamentals."),
  ]

  @Test(arguments: failures)
  func failsWithoutOutput(_ arguments: [String], _ status: Int32, _ message: String) throws {
    let folder = try TemporaryFolder()
    let server = try Self.server()
    let outcome = try Self.program(server.base, folder).run(["fundamentals"] + arguments)
    #expect(outcome.status == status)
    #expect(outcome.text.isEmpty)
    #expect(outcome.message.hasPrefix("audiograph: \(message)"), "\(outcome.message)")
  }

  // MARK: - Figures of years or of quarters alone

  /// A server with one company's facts, as `[start, end, value]` filed on 2024-03-01.
  private static func server(
    _ entries: [(String, String, Int)], form: String
  ) throws -> LoopbackServer {
    let facts = entries.map {
      #"{"start":"\#($0.0)","end":"\#($0.1)","val":\#($0.2),"form":"\#(form)","#
        + #""filed":"2024-03-01"}"#
    }
    let text =
      #"{"entityName":"Zett AG","facts":{"us-gaap":{"Revenues":{"units":{"USD":["#
      + facts.joined(separator: ",") + "]}}}}}"
    return try LoopbackServer([
      listPath: LoopbackReply(text: #"{"0":{"cik_str":320193,"ticker":"ZZZ","title":"Zett"}}"#),
      factsPath: LoopbackReply(text: text),
    ])
  }

  private static func yearly() throws -> LoopbackServer {
    try server(
      [("2022-01-01", "2022-12-31", 5_000_000), ("2023-01-01", "2023-12-31", 6_000_000)],
      form: "20-F")
  }

  private static func quarterly() throws -> LoopbackServer {
    try server(
      [("2022-10-01", "2022-12-31", 1_000_000), ("2023-07-01", "2023-09-30", 2_000_000)],
      form: "10-Q")
  }

  @Test func whoFilesYearsAloneIsListedByYear() throws {
    let folder = try TemporaryFolder()
    let server = try Self.yearly()
    let program = Self.program(server.base, folder)
    let lines = [
      "Revenue, year from 1 January 2022 to 31 December 2022: 5 million US dollars, filed on form 20-F"
        + " on 1 March 2024.",
      "Revenue, year from 1 January 2023 to 31 December 2023: 6 million US dollars, filed on form 20-F"
        + " on 1 March 2024.",
    ]
    #expect(try program.run(["fundamentals", "ZZZ", "--table"]).lines == lines)
    #expect(
      try program.run(["fundamentals", "ZZZ", "--table", "--to", "2022"]).lines == [lines[0]])
    let json = try OrderedJSON(program.run(["fundamentals", "ZZZ", "--json"]).text)
    #expect(json["figures"]?.elements.map { $0["period"]?.string } == ["year", "year"])
    #expect(
      try program.run(["fundamentals", "ZZZ", "--metric", "revenue"]).lines[1]
        == "No figure for revenue by quarter was found in the filings.")
    #expect(try program.run(["describe", "ZZZ:revenue:year"]).status == 0)
  }

  static let missing: [([String], String)] = [
    (
      ["describe", "ZZZ:revenue"],
      "The filings of 'ZZZ' have no revenue by quarter, only by year. Try ZZZ:revenue:year."
    ),
    (
      ["fundamentals", "ZZZ", "--by", "quarter", "--from", "2022"],
      "The filings of 'ZZZ' have no revenue, earnings or operating cash flow by quarter, only by"
        + " year. Try --by year."
    ),
    (
      ["describe", "ZZZ:earnings"],
      "The filings of 'ZZZ' have no earnings."
        + " Type audiograph fundamentals ZZZ to hear what was filed."
    ),
    (
      ["fundamentals", "ZZZ", "--metric", "earnings"],
      "The filings of 'ZZZ' have no earnings."
        + " Type audiograph fundamentals ZZZ to hear what was filed."
    ),
    (
      ["fundamentals", "ZZZ", "--metric", "revenue", "--from", "2030"],
      "'ZZZ' has filed no revenue in that time. Leave out --from."
    ),
    (
      ["fundamentals", "ZZZ", "--json", "--from", "1990", "--to", "1999"],
      "'ZZZ' has filed no revenue, earnings or operating cash flow in that time."
        + " Leave out --from and --to."
    ),
  ]

  @Test(arguments: missing)
  func whatIsMissingIsSaid(_ arguments: [String], _ message: String) throws {
    let folder = try TemporaryFolder()
    let server = try Self.yearly()
    let outcome = try Self.program(server.base, folder).run(arguments)
    #expect(outcome.status == 3 && outcome.text.isEmpty)
    #expect(outcome.message == "audiograph: \(message)\n")
  }

  @Test func whoFilesQuartersAloneHasNoYears() throws {
    let folder = try TemporaryFolder()
    let server = try Self.quarterly()
    let program = Self.program(server.base, folder)
    let chart = try program.run(["describe", "ZZZ:revenue:year"])
    #expect(chart.status == 3)
    #expect(
      chart.message
        == "audiograph: The filings of 'ZZZ' have no revenue by year, only by quarter. Try"
        + " ZZZ:revenue.\n")
    let list = try program.run(["fundamentals", "ZZZ", "--by", "year", "--metric", "revenue"])
    #expect(list.status == 3)
    #expect(list.message.hasSuffix("only by quarter. Try --by quarter.\n"), "\(list.message)")
  }

  /// Two quarters without a figure leave the rhythm as it is.
  @Test func aChartWithGapsStaysQuarterly() throws {
    let folder = try TemporaryFolder()
    let server = try Self.quarterly()
    let outcome = try Self.program(server.base, folder).run(["describe", "ZZZ:revenue"])
    #expect(outcome.text.contains("4 quarters"), "\(outcome.text)")
  }

  @Test(arguments: ["open", "close", "volume"])
  func figuresHaveNoPrices(_ value: String) throws {
    let folder = try TemporaryFolder()
    let server = try Self.yearly()
    let outcome = try Self.program(server.base, folder).run([
      "describe", "ZZZ:revenue:year", "--value", value,
    ])
    #expect(outcome.status == 2 && outcome.text.isEmpty)
    #expect(
      outcome.message
        == "audiograph: 'ZZZ:revenue:year' is not a price file, so --value \(value) does not"
        + " apply. Leave out --value.\n")
    #expect(server.requests.isEmpty)
  }

  @Test func aServerThatIsGoneIsANetworkError() throws {
    let folder = try TemporaryFolder()
    let outcome = try Self.program("http://127.0.0.1:1", folder).run(["fundamentals", "AAPL"])
    #expect(outcome.status == 4)
    #expect(outcome.text.isEmpty)
    #expect(
      outcome.message.hasPrefix("audiograph: Cannot connect to the host '127.0.0.1' of the SEC."),
      "\(outcome.message)")
  }

  @Test func waitingForMoreThanASecondIsSaid() throws {
    let folder = try TemporaryFolder()
    var slow = try Self.fixture("apple.json")
    slow.delay = 2
    let server = try LoopbackServer([
      Self.listPath: Self.fixture("company_tickers.json"), Self.factsPath: slow,
    ])
    let outcome = try Self.program(server.base, folder).run(["fundamentals", "AAPL"])
    #expect(outcome.lines == Self.words)
    #expect(outcome.progress == ["Still waiting for the figures of AAPL."])
  }

  @Test func figuresComeWithoutAPlaceToKeepThem() throws {
    let folder = try TemporaryFolder()
    let server = try Self.server()
    var program = Self.program(server.base, folder)
    program.environment["AUDIOGRAPH_STORE"] = "/dev/null/prices.sqlite"
    let outcome = try program.run(["fundamentals", "AAPL", "--by", "year", "--metric", "revenue"])
    #expect(outcome.lines == [Self.words[0], Self.words[3]])
    #expect(outcome.status == 0)
    #expect(outcome.message.hasPrefix("warning: "), "\(outcome.message)")
    let quiet = try program.run(["fundamentals", "AAPL", "-q", "--lang", "de", "--by", "year"])
    #expect(quiet.message.isEmpty)
    #expect(quiet.lines[1].hasPrefix("Umsatz: 391 Milliarden US-Dollar im Jahr bis zum 28. Sept"))
    let named = try program.run(["fundamentals", "AAPL", "--store", "/dev/null/prices.sqlite"])
    #expect(named.status != 0 && named.text.isEmpty)
  }

  @Test func withoutAContactTheSecIsNotAsked() throws {
    let folder = try TemporaryFolder()
    var program = Self.program("https://sec.invalid", folder)
    program.environment["AUDIOGRAPH_SEC_CONTACT"] = nil
    let outcome = try program.run(["fundamentals", "AAPL"])
    #expect(outcome.status == 4)
    #expect(
      outcome.message
        == "audiograph: The SEC requires a contact address."
        + " Type audiograph config set providers.sec.contact and your e-mail address.\n")
  }
}
