// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import AudiographCLI

@Suite struct CompanyNameTests {
  static let names: [(String, String)] = [
    ("Apple Inc.", "Apple"), ("Microsoft", "Microsoft"), ("IBM", "IBM"),
    ("Alphabet Inc.", "Alphabet"), ("Arcosa, Inc.", "Arcosa"), ("ZOZO Co., Ltd", "ZOZO"),
    ("Arthur J. Gallagher & Co.", "Arthur J. Gallagher"), ("Klöckner & Co", "Klöckner"),
    ("Carnival Corporation & plc", "Carnival"), ("Adesso SE", "Adesso"), ("Siemens AG", "Siemens"),
    ("Airbus N.V.", "Airbus"), ("Schneider S.A.", "Schneider"),
    ("Procter & Gamble", "Procter & Gamble"),
    ("Central Garden & Pet Company (Class A)", "Central Garden & Pet Company"),
    ("SE", "SE"), ("", ""), ("1&1", "1&1"), ("Inc. Inc.", "Inc."), ("(Class A)", "(Class A)"),
  ]

  @Test(arguments: names)
  func dropsTheLegalForm(_ full: String, _ short: String) {
    #expect(companyName(full) == short)
  }

  static let records: [(String, String, String?)] = [
    ("AAPL,Apple Inc.,NASDAQ,USD,United States", "Apple", "US dollars"),
    ("ACA,\"Arcosa, Inc.\",ACA,USD,\"Dallas, Texas\"", "Arcosa", "US dollars"),
    ("X,\"A \"\"B\"\" C\",N,EUR,", "A \"B\" C", "euros"),
    ("3092.T,\"ZOZO Co., Ltd\",,,", "ZOZO", nil),
    ("X,Y", "Y", nil),
  ]

  @Test(arguments: records)
  func readsTheList(_ line: String, _ name: String, _ currency: String?) throws {
    let entry = try #require(SymbolEntry(record: line))
    #expect(entry.name == name)
    #expect(entry.currency == currency)
  }

  static let codes: [(String, String?)] = [
    ("USD", "US dollars"), ("EUR", "euros"), ("GBP", "pounds sterling"), ("JPY", "Japanese yen"),
    ("CHF", "Swiss francs"), ("SEK", "Swedish kronor"), ("GBp", "pence"), ("GBX", "pence"),
    ("CAD", "Canadian dollars"), ("BTC", "bitcoins"), ("XTS", "XTS"), ("", nil), ("NYSE", nil),
    ("NASDAQ", nil), ("abc", nil), ("12A", nil), ("US", nil), (" Inc.", nil),
  ]

  @Test(arguments: codes)
  func namesCurrencies(_ code: String, _ words: String?) {
    #expect(currencyWords(code) == words)
  }

  @Test(arguments: ["", "AAPL", "AAPL,"])
  func refusesLinesWithoutAName(_ line: String) {
    #expect(SymbolEntry(record: line) == nil)
  }
}
