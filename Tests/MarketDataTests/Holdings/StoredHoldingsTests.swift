// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import MarketData

/// Holdings in the store, and the securities that names mean there.
@Suite struct StoredHoldingsTests {
  @Test func holdingsComeBack() throws {
    let store = try openedStore()
    #expect(try store.newestHoldings() == nil)
    let held = try holdings(.apple())
    for _ in 0..<2 { try store.saveHoldings(held, from: "a.zip", taken: 9) }
    #expect(try store.newestHoldings() == held.quarter)
    #expect(try store.quarter(ofHoldings: "a.zip") == held.quarter)
    #expect(try store.quarter(ofHoldings: "b.zip") == nil)
    for security in held.securities {
      #expect(try store.security(security.cusip, quarter: held.quarter) == security)
    }
    #expect(try store.security("037833100", quarter: held.quarter - 1) == nil)
    #expect(try store.security("000000000", quarter: held.quarter) == nil)
  }

  @Test func quartersStandBesideEachOther() throws {
    let store = try openedStore()
    let (old, new) = (
      try holdings(.apple(filed: "14-AUG-2025", period: "30-JUN-2025", factor: 2)),
      try holdings(.apple())
    )
    try store.saveHoldings(new, from: "new.zip", taken: 1)
    try store.saveHoldings(old, from: "old.zip", taken: 2)
    #expect(try store.newestHoldings() == new.quarter)
    #expect(QuarterlyHoldings.quarter(before: new.quarter) == old.quarter)
    #expect(try store.security("037833100", quarter: old.quarter)?.shares == 6_000_000_002)
  }

  @Test func aChoiceIsRemembered() throws {
    let store = try openedStore()
    let goog = try symbol("GOOG")
    #expect(try store.chosenSecurity(of: goog) == nil)
    try store.chooseSecurity("02079K305", for: goog)
    try store.chooseSecurity("02079K107", for: goog)
    #expect(try store.chosenSecurity(of: goog) == "02079K107")
    #expect(try store.chosenSecurity(of: symbol("GOOGL")) == nil)
  }

  // MARK: - Names

  private static func matched(
    _ name: String, _ symbolText: String, _ securities: [(String, String, Int)]
  ) throws -> IssuerName.Match {
    var held = QuarterlyHoldings(quarter: 0)
    for (index, security) in securities.enumerated() {
      var made = HeldSecurity(
        cusip: "\(100_000_000 + index)", issuer: security.0, titleOfClass: security.1)
      made.institutions = security.2
      held.securities.append(made)
    }
    let store = try openedStore()
    try store.saveHoldings(held, from: "a", taken: 0)
    return try store.securities(of: IssuerName(name, symbol: symbol(symbolText)), quarter: 0)
  }

  private static let many: [(String, String, Int)] = [
    ("APPLE INC", "COM", 5000), ("APPLE INC", "COM", 3), ("APPLE HOSPITALITY REIT INC", "COM", 400),
    ("ALPHABET INC", "CAP STK CL A", 5000), ("ALPHABET INC", "CAP STK CL C", 4800),
    ("BERKSHIRE HATHAWAY INC DEL", "CL A", 900), ("BERKSHIRE HATHAWAY INC DEL", "CL B NEW", 4000),
    ("INTERNATIONAL BUSINESS MACHS", "COM", 3000), ("DISNEY WALT CO", "COM", 3000),
    ("COCA COLA CO", "COM", 3000), ("COCA COLA CONS INC", "COM", 300),
    ("BANK AMERICA CORP", "COM", 3000), ("BANK AMERICA CORP", "7.25%CNV PFD L", 200),
    ("TAIWAN SEMICONDUCTOR MFG LTD", "SPONSORED ADS", 2000), ("AMAZON COM INC", "COM", 5000),
    ("JOHNSON & JOHNSON", "COM", 4000), ("JOHNSON CTLS INTL PLC", "SHS", 1000), ("INTL", "COM", 9),
  ]

  /// A name, a symbol and the place of the security that is found; nil where it is asked for.
  static let names: [(String, String, Int?)] = [
    ("Apple Inc.", "AAPL", 0), ("Apple Hospitality REIT, Inc.", "APLE", 2),
    ("Alphabet Inc. (Class A)", "GOOGL", 3), ("Alphabet Inc. (Class C)", "GOOG", 4),
    ("Alphabet Inc.", "GOOG", nil), ("Berkshire Hathaway Inc. (Class B)", "BRK.B", 6),
    ("Berkshire Hathaway Inc.", "BRK.A", 5), ("Berkshire Hathaway Inc. Class A", "BRKA", 5),
    ("Berkshire Hathaway Inc. Class B Common Stock", "BRKB", 6),
    ("Apple Inc. - Common Stock", "AAPL", 0), ("Alphabet Inc. Class C Capital Stock", "GOOG", 4),
    ("International Business Machines Corporation", "IBM", 7),
    ("The Walt Disney Company", "DIS", 8), ("The Coca-Cola Company", "KO", 9),
    ("Bank of America Corporation", "BAC", 11),
    ("Taiwan Semiconductor Manufacturing Company Ltd.", "TSM", 13),
    ("Amazon.com, Inc.", "AMZN", 14),
    ("Johnson & Johnson", "JNJ", 15), ("Johnson Controls International plc", "JCI", 16),
    ("Coca-Cola Bottling", "COKE", nil),
  ]

  @Test(arguments: names)
  func namesMeanSecurities(_ name: String, _ symbol: String, _ place: Int?) throws {
    switch try Self.matched(name, symbol, Self.many) {
    case .one(let security): #expect(security.cusip == place.map { "\(100_000_000 + $0)" })
    case .several(let found): #expect(place == nil && !found.isEmpty)
    case .none: Issue.record("\(name)")
    }
  }

  @Test func theNamedClassComesFirst() throws {
    let found = try Self.matched(
      "Alphabet Holding Trading Class C", "GOOG",
      [("ALPHABET INC", "CAP STK CL A", 5000), ("ALPHABET INC", "CAP STK CL C", 4800)])
    guard case .several(let securities) = found else {
      Issue.record("\(found)")
      return
    }
    #expect(securities.map(\.titleOfClass) == ["CAP STK CL C", "CAP STK CL A"])
  }

  @Test(arguments: ["Zett AG", "", "&", "Inc.", "International Paper"]) func unknownNamesMeanNone(
    _ name: String
  ) throws {
    #expect(try Self.matched(name, "ZZZ", Self.many) == .none)
  }
}
