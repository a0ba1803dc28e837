// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Which words leave the machine: symbols as they are written, and what is known as one here.
@Suite struct SymbolLookupTests {
  private static let prices = YahooPrices(count: 30, endingBefore: YahooPrices.today)

  private func fixture() throws -> MarketFixture {
    try MarketFixture { request in
      var request = request
      request.target = request.target.removingPercentEncoding ?? request.target
      return Self.prices.reply(to: request)
    }
  }

  private static let hint = "Give the path of a file; --symbol asks for a symbol of that name.\n"

  /// What is typed, and what is said.
  static let words: [(String, String)] = [
    ("patients", "There is no file, sample or known company 'patients'. \(hint)"),
    ("Qzxqz", "There is no file, sample or known company 'Qzxqz'. \(hint)"),
    ("eurusd=x", "There is no file, sample or known company 'eurusd=x'. \(hint)"),
    ("4711", "There is no file, sample or known company '4711'. \(hint)"),
    ("missing.txt", "There is no file 'missing.txt'. "),
    ("MISSING.TXT", "There is no file 'MISSING.TXT'. "),
    ("data.dat", "There is no file 'data.dat'. "),
    ("DATA.CSV", "There is no file 'DATA.CSV'. "),
    ("report.pdf", "There is no file 'report.pdf'. "),
    ("my patients", "'my patients' is neither a file nor a symbol. "),
    ("MY PATIENTS", "'MY PATIENTS' is neither a file nor a symbol. "),
  ]

  static let commands: [[String]] = [
    ["describe", "?"], ["play", "?", "--text", "before"], ["export", "?", "-o", "a.wav"],
    ["value", "?", "last"], ["value", "?", "now"], ["describe", "?", "--list-columns"],
    ["describe", "--range", "1D", "?"],
  ]

  @Test(arguments: words)
  func whatIsNoSymbolIsAskedOfNobody(_ word: String, _ message: String) throws {
    let fixture = try fixture()
    for command in Self.commands where !(word.contains(".") && command.contains("now")) {
      let outcome = try fixture.program.run(command.map { $0 == "?" ? word : $0 })
      #expect(outcome.status == 3, "\(command)")
      #expect(outcome.output == [])
      #expect(outcome.message.hasPrefix("audiograph: \(message)"), "\(outcome.message)")
    }
    // Among others it fails by itself.
    let several = try fixture.program.run(["describe", "QXZQ", word, "-q"])
    #expect(several.status == 3 && !several.output.isEmpty, "\(several.message)")
    #expect(fixture.server.requests.allSatisfy { $0.path.hasSuffix("/QXZQ") })
  }

  /// What is here and called nearly so is proposed, by the names of files without their endings too.
  @Test func whatIsNearIsProposed() throws {
    let fixture = try fixture()
    try fixture.folder.put(Array("a,b\n1,2\n2,3\n".utf8), "patient.csv")
    let outcome = try fixture.program.run(["describe", "patients"])
    #expect(
      outcome.message
        == "audiograph: There is no file, sample or known company 'patients'. Did you mean"
        + " patient.csv? --symbol asks for a symbol of that name.\n")
    let both = try fixture.program.run(["describe", "sunspott"])
    #expect(both.message.contains("Did you mean sunspots?"), "\(both.message)")
    #expect(fixture.requestCount == 0)
  }

  @Test(arguments: ["QXZQ", "BRK.B", "SAP.DE", "^GSPC", "EURUSD=X", "M&M.NS"])
  func whatIsWrittenAsSymbolsAreIsAskedFor(_ symbol: String) throws {
    let fixture = try fixture()
    let outcome = try fixture.program.run(["describe", symbol, "-q"])
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(fixture.requestCount > 0)
  }

  @Test func whatTheListsKnowIsFoundInAnyCase() throws {
    let fixture = try fixture()
    let outcome = try fixture.program.run(["describe", "cost"])
    #expect(outcome.message.contains("Reading 'cost' as COST for Costco"), "\(outcome.message)")
    #expect(fixture.server.requests.map(\.path) == ["/v8/finance/chart/COST"])
    let named = try fixture.program.run(["value", "tesla", "now", "-q"])
    #expect(named.status == 0, "\(named.message)")
    #expect(fixture.server.requests.last?.path == "/v8/finance/chart/TSLA")
  }

  @Test func anOptionSaysThatAWordIsASymbol() throws {
    let fixture = try fixture()
    #expect(try fixture.program.run(["describe", "qxzq", "--symbol", "-q"]).status == 0)
    #expect(fixture.server.requests.map(\.path) == ["/v8/finance/chart/QXZQ"])
    // What is stored now is found in any case.
    let stored = try fixture.program.run(["describe", "qxzq", "--offline", "-q"])
    #expect(stored.status == 0, "\(stored.message)")
  }

  /// Companies by their names, of which each is told of once.
  @Test func companiesAreComparedOffline() throws {
    let outcome = try Program().run([
      "compare", "apple", "microsoft", "--range", "1Y", "--offline", "-o", "a.txt",
    ])
    #expect(outcome.status == 0, "\(outcome.message)")
    let lines = outcome.message.split(separator: "\n").prefix { $0.hasPrefix("Reading ") }
    #expect(
      lines == [
        "Reading 'apple' as AAPL for Apple.", "Reading 'microsoft' as MSFT for Microsoft.",
      ])
  }

  /// Commands that take symbols in any case do not take files for them.
  static let ofSymbols: [([String], Int32, String)] = [
    (["watch", "missing.txt", "--once"], 3, "'missing.txt' has no price that can be followed."),
    (["update", "missing.txt"], 3, "'missing.txt' is the name of a file, and a symbol is needed."),
    (["fundamentals", "a.csv"], 3, "'a.csv' cannot be the symbol of a company."),
    (["list", "add", "mine", "data.dat"], 2, "'data.dat' cannot be a symbol."),
    (["alert", "add", "data.dat", "--above", "3"], 3, "'data.dat' is the name of a file, and"),
    (["import", "a.csv", "--as", "data.dat"], 2, "'data.dat' is the name of a file, and"),
    (["update", "my patients"], 3, "'my patients' is neither a file nor a symbol."),
  ]

  @Test(arguments: ofSymbols)
  func filesAreNoSymbols(_ arguments: [String], _ status: Int32, _ message: String) throws {
    let fixture = try fixture()
    let outcome = try fixture.program.run(arguments)
    #expect(outcome.status == status)
    #expect(outcome.message.contains(message), "\(outcome.message)")
    #expect(fixture.requestCount == 0)
  }

  @Test func symbolsOfOtherCommandsMayBeTypedInAnyCase() throws {
    let fixture = try fixture()
    #expect(try fixture.program.run(["update", "qxzq"]).status == 0)
    #expect(fixture.server.requests.map(\.path) == ["/v8/finance/chart/QXZQ"])
  }
}
