// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// What institutions held, in words, and the names that were filed in capitals.
@Suite struct OwnershipTests {
  static let names: [(String, String)] = [
    ("VANGUARD GROUP INC", "Vanguard Group"), ("FMR LLC", "FMR"),
    ("BANK OF NEW YORK MELLON CORP", "Bank of New York Mellon"),
    ("NEW YORK STATE COMMON RETIREMENT FUND", "New York State Common Retirement Fund"),
    ("JPMORGAN CHASE & CO", "JPMorgan Chase"), ("UBS GROUP AG", "UBS Group"),
    ("BlackRock, Inc.", "BlackRock"), ("O'BRIEN SMITH-JONES CO", "O'Brien Smith-Jones"),
    ("MOODY'S CORP /DE/", "Moody's"), ("WELLS FARGO BANK N.A.", "Wells Fargo Bank N.A."),
    ("LYNCH (SKY) BANK LTD", "Lynch (Sky) Bank"), ("AT&T INC", "AT&T"), ("", ""), ("A", "A"),
  ]

  @Test(arguments: names) func capitalsBecomeWords(_ filed: String, _ told: String) {
    #expect(institutionName(filed) == told)
  }

  private static func ownership(
    calls: Double = 0, puts: Double = 0, titleOfClass: String = "COM"
  ) throws -> Ownership {
    Ownership(
      company: "Apple", date: try #require(CalendarDate(year: 2025, month: 9, day: 30)),
      institutions: 0, shares: 0, value: 0, calls: calls, puts: puts, earlier: nil, largest: [],
      issuer: "APPLE INC", titleOfClass: titleOfClass, cusip: "037833100")
  }

  @Test func optionsAloneAreTold() throws {
    let told = Phrasebook().sentences(try Self.ownership(calls: 2_000_000))
    #expect(
      told == [
        "No institution reported shares of Apple on 30 September 2025, only options.",
        "Options are not counted: on 2 million shares to buy.",
        "In the filings this security is called Apple Inc, CUSIP 037833100.",
      ])
    #expect(
      Phrasebook().sentences(try Self.ownership(puts: 2_000_000))[1]
        == "Options are not counted: on 2 million shares to sell.")
  }

  @Test(arguments: ["", "COM", "Common Stock", "COM STK", "SHS", "ORD", "COM NEW"])
  func theClassOfCommonStockIsNotTold(_ title: String) throws {
    #expect(
      Phrasebook().sentences(try Self.ownership(calls: 1, titleOfClass: title)).last
        == "In the filings this security is called Apple Inc, CUSIP 037833100.")
  }

  @Test func anotherClassIsTold() throws {
    #expect(
      Phrasebook().sentences(try Self.ownership(calls: 1, titleOfClass: "CAP STK CL C")).last
        == "In the filings this security is called Apple Inc, CAP STK CL C, CUSIP 037833100.")
  }
}
