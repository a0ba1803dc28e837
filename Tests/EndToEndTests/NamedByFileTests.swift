// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// What a manifest and a quiz may name, which may come from a stranger.
@Suite struct NamedByFileTests {
  private static let prices = YahooPrices(count: 30, endingBefore: YahooPrices.today)
  private static let table = Array("day,sold\n2024-01-01,4\n2024-01-02,7\n".utf8)

  /// A folder `work` with a table, in a folder with a secret.
  private func stage() throws -> (fixture: MarketFixture, program: Program) {
    let fixture = try MarketFixture { request in
      request.path == "/sold.csv"
        ? LoopbackReply(type: "text/csv", text: "n,v\n1,2\n2,3\n") : Self.prices.reply(to: request)
    }
    try make(fixture, "work/own")
    try fixture.folder.put(Self.table, "work/own.csv")
    try fixture.folder.put(Self.table, "outside.csv")
    try fixture.folder.put(Array("/* secret */".utf8), "secret")
    try fixture.folder.put(Array("p { color: red }".utf8), "work/own.css")
    for (link, target) in [
      ("work/link.css", "../secret"), ("work/link.csv", "../outside.csv"), ("work/up", ".."),
      ("work/hanging.txt", "../hung.txt"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: fixture.folder.file(link), withDestinationPath: target)
    }
    var program = fixture.program
    program.folder = fixture.folder.file("work")
    return (fixture, program)
  }

  private func make(_ fixture: MarketFixture, _ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: fixture.folder.file(name), withIntermediateDirectories: true)
  }

  private static let outside = "leads outside the folder whose files may be named there."

  // MARK: - Manifests

  /// Lines of a manifest that read or write beyond the folder, by any of their keys.
  static let outsiders = [
    #"{"source":"../outside.csv","output":"a.txt"}"#,
    #"{"source":"/etc/passwd","output":"a.txt"}"#,
    #"{"source":"link.csv","output":"a.txt"}"#,
    #"{"source":"up/outside.csv","output":"a.txt"}"#,
    #"{"source":"own.csv","output":"../a.txt"}"#,
    #"{"source":"own.csv","output":"/nowhere-at-all/a.txt"}"#,
    #"{"source":"own.csv","output":"up/a.txt"}"#,
    #"{"source":"own.csv","output":"hanging.txt"}"#,
    #"{"source":"own.csv","output":"none/../../a/"}"#,
    #"{"source":"own.csv","output":"a.html","html-style":"../secret"}"#,
    #"{"source":"own.csv","output":"a.html","html-style":"link.css"}"#,
    #"{"source":"own.csv","output":"a.html","html-style":"up/secret"}"#,
    #"{"source":"own.csv","output":"a.html","script-file":"../a.js"}"#,
    #"{"source":"own.csv","output":"a.wav","manifest":"../a.json"}"#,
  ]

  @Test(arguments: outsiders)
  func aManifestNamesNothingBeyondItsFolder(_ line: String) throws {
    let (fixture, program) = try stage()
    let before = fixture.folder.names
    try fixture.folder.put(Array(line.utf8), "work/m.ndjson")
    let refused = try program.run(["batch", "m.ndjson", "-q"])
    #expect(refused.status == 3)
    #expect(refused.text.contains(Self.outside), "\(refused.text) \(refused.message)")
    #expect(refused.text.contains(#""exit":2"#))
    #expect(fixture.folder.names == before)
    #expect(fixture.folder.bytes("work/a.html") == nil)
    let allowed = try program.run(["batch", "m.ndjson", "-q", "--allow-paths"])
    #expect(!(allowed.text + allowed.message).contains(Self.outside))
  }

  @Test func whatLiesInTheFolderIsTaken() throws {
    let (fixture, program) = try stage()
    let path = fixture.folder.file("work")
    let lines = [
      #"{"source":"own.csv","output":"own/a.html","html-style":"./own.css"}"#,
      #"{"source":"own/../own.csv","output":"new/"}"#,
      "{\"source\":\"\(path)/own.csv\",\"output\":\"\(path)/b.txt\"}",
      #"{"source":"nile","output":"c.html","html-style":"none"}"#,
    ]
    try fixture.folder.put(Array(lines.joined(separator: "\n").utf8), "work/m.ndjson")
    let outcome = try program.run(["batch", "m.ndjson", "-q"])
    #expect(outcome.status == 0, "\(outcome.text)")
    let page = String(
      decoding: try #require(fixture.folder.bytes("work/own/a.html")), as: UTF8.self)
    #expect(page.contains("color: red"))
  }

  /// From a folder above, paths of tables are as before, but no file there becomes part of a page.
  @Test func aStyleSheetStandsBesideTheManifest() throws {
    let (fixture, program) = try stage()
    var above = program
    above.folder = fixture.folder.path
    func run(_ style: String, _ options: [String] = []) throws -> Program.Outcome {
      let line = "{\"source\":\"outside.csv\",\"output\":\"a.html\",\"html-style\":\"\(style)\"}"
      try fixture.folder.put(Array(line.utf8), "work/m.ndjson")
      return try above.run(["batch", "work/m.ndjson", "-q"] + options)
    }
    #expect(try run("secret").text.contains(Self.outside))
    #expect(fixture.folder.bytes("a.html") == nil)
    #expect(try run("work/own.css").status == 0)
    #expect(try run("secret", ["--allow-paths"]).status == 0)
    // What was typed is nobody else's.
    let typed = #"{"source":"outside.csv","output":"b.html"}"#
    try fixture.folder.put(Array(typed.utf8), "work/m.ndjson")
    #expect(try above.run(["batch", "work/m.ndjson", "-q", "--html-style", "secret"]).status == 0)
  }

  @Test func symbolsOfAManifestHaveTheirStoredPrices() throws {
    let (fixture, program) = try stage()
    try fixture.put(Self.prices, of: "MINE", daysAgo: 9)
    let text = "source,output\nMINE,a.txt\nQXZQ,b.txt\nAAPL,c.txt\n"
    try fixture.folder.put(Array(text.utf8), "work/m.csv")
    let outcome = try program.run(["batch", "m.csv", "--jobs", "1", "-q"])
    #expect(outcome.status == 3)
    let results = try BatchOutcome.all(outcome)
    #expect(results.map(\.status) == ["done", "failed", "done"], "\(outcome.text)")
    #expect(results[1].exit == 4)
    #expect(
      results[1].message
        == "Nothing is stored for 'QXZQ', and nothing is fetched for a symbol that a file names."
        + " If you trust the manifest, use --allow-symbols.")
    #expect(fixture.requestCount == 0)
    let allowed = try program.run(["batch", "m.csv", "--jobs", "1", "-q", "--allow-symbols"])
    #expect(allowed.status == 0, "\(allowed.text)")
    #expect(fixture.server.requests.contains { $0.path.hasSuffix("/QXZQ") })
  }

  @Test func figuresOfAManifestAreNotAskedFor() throws {
    let (fixture, program) = try stage()
    try fixture.folder.put(Array("source,output\nAAPL:revenue,a.txt\n".utf8), "work/m.csv")
    let outcome = try program.run(["batch", "m.csv", "-q"])
    #expect(outcome.text.contains("Nothing is stored for 'AAPL'"), "\(outcome.text)")
    #expect(fixture.requestCount == 0)
  }

  /// What protects somebody is not taken back by a line.
  @Test(arguments: ["offline", "no-clobber", "spreadsheet-safe"])
  func aLineCannotTakeBackWhatProtects(_ name: String) throws {
    let (fixture, program) = try stage()
    let text = "source,output,\(name)\nQXZQ,a.csv,no\n"
    try fixture.folder.put(Array(text.utf8), "work/m.csv")
    let outcome = try program.run(["batch", "m.csv", "-q", "--allow-symbols", "--\(name)"])
    #expect(outcome.status == 3)
    #expect(
      outcome.text.contains("\(name) no and --\(name) cannot be used together."),
      "\(outcome.text)")
    #expect(fixture.requestCount == 0)
  }

  @Test func aProviderIsChosenWhereOneMayBeAsked() throws {
    let (fixture, program) = try stage()
    let text = "source,output,provider\nAAPL,a.txt,yahoo\n"
    try fixture.folder.put(Array(text.utf8), "work/m.csv")
    let message = "--provider has no effect without --allow-symbols."
    #expect(try program.run(["batch", "m.csv", "-q"]).text.contains(message))
    let typed = try program.run(["batch", "m.csv", "-q", "--provider", "yahoo"])
    #expect(typed.status == 2 && typed.message.contains(message), "\(typed.message)")
    #expect(fixture.requestCount == 0)
  }

  // MARK: - Quizzes

  private func ask(
    _ chart: String, _ stage: (fixture: MarketFixture, program: Program)
  ) throws -> Program.Outcome {
    let text = "chart,question,choices,answer\n\(chart),x,a|b,a\n"
    try stage.fixture.folder.put(Array(text.utf8), "work/q.csv")
    return try stage.program.run(["learn", "--quiz", "q.csv"], input: "1\n")
  }

  @Test func aQuizAsksNobody() throws {
    let stage = try stage()
    let address = "\(stage.fixture.server.base)/sold.csv"
    for (chart, problem) in [
      (address, "The source '\(address)' is an address, and addresses that a file names are not"),
      (
        "QXZQ",
        "Nothing is stored for 'QXZQ', and nothing is fetched for a symbol that a file names."
      ),
      (
        "AAPL:revenue",
        "Nothing is stored for 'AAPL', and nothing is fetched for a symbol that a file"
      ),
      ("patients", "There is no file, sample or known company 'patients'."),
      ("../outside.csv", "The path '../outside.csv' leads out"), ("/etc/passwd", Self.outside),
      ("link.csv", Self.outside), ("up/outside.csv", Self.outside),
      ("../nowhere.csv", Self.outside),
    ] as [(String, String)] {
      let outcome = try ask(chart, stage)
      #expect(outcome.status == 3, "\(chart)")
      #expect(outcome.output == [])
      #expect(outcome.message.contains(problem), "\(outcome.message)")
    }
    #expect(stage.fixture.requestCount == 0)
  }

  /// What lies in the current folder is not beside a quiz of another one.
  @Test func aQuizReadsNothingOfTheCurrentFolder() throws {
    let (fixture, program) = try stage()
    try fixture.folder.put(Self.table, "SECRET")
    let text = "chart,question,choices,answer\nSECRET,x,a|b,a\n"
    try fixture.folder.put(Array(text.utf8), "work/q.csv")
    var above = program
    above.folder = fixture.folder.path
    let outcome = try above.run(["learn", "--quiz", "work/q.csv"], input: "1\n")
    #expect(outcome.status == 3)
    #expect(outcome.message.contains("The path 'SECRET' \(Self.outside)"), "\(outcome.message)")
  }

  @Test func aQuizHasFilesBesideItSamplesAndStoredSymbols() throws {
    let stage = try stage()
    try stage.fixture.put(Self.prices, of: "MINE", daysAgo: 9)
    for chart in ["own.csv", "./own.csv", "nile", "AAPL", "aapl", "MINE", "mine"] {
      let outcome = try ask(chart, stage)
      #expect(outcome.status == 0, "\(chart): \(outcome.message)")
    }
    #expect(stage.fixture.requestCount == 0)
  }
}
