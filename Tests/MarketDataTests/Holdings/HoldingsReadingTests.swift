// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

@testable import MarketData

/// What becomes of the tables of a data set.
@Suite struct HoldingsReadingTests {
  private let quarter = CalendarDate(year: 2025, month: 9, day: 30)?.day

  @Test func sharesAreAddedUp() throws {
    let held = try holdings(.apple())
    #expect(held.quarter == quarter && held.institutions == 4)
    let apple = try #require(held.apple)
    #expect(apple.issuer == "APPLE INC" && apple.titleOfClass == "COM")
    #expect(apple.institutions == 4 && apple.shares == 3_000_000_001)
    #expect(apple.value == 3_000_000_001 * 250)
    #expect(apple.calls == 2_000_000 && apple.puts == 3_000_000)
    #expect(apple.largest.map(\.shares) == [1_300_000_000, 1_100_000_000, 600_000_000, 1])
    #expect(apple.largest.map(\.number) == [100, 101, 102, 103])
    #expect(apple.largest[1].name == "BlackRock, Inc.")
    #expect(held.securities.map(\.cusip) == ["02079K107", "02079K305", "037833100", "03784Y200"])
    #expect(held.left.isEmpty)
  }

  /// Rows of one manager are one holder, in whatever order they come.
  @Test func severalRowsOfAManagerAreOneHolder() throws {
    var tables = HoldingTables()
    let (a, b) = (
      tables.file(1, "A", on: "14-NOV-2025"), tables.file(2, "B", on: "14-NOV-2025")
    )
    for (filing, amount) in [(a, 1), (b, 10), (a, 100), (b, 1000)] {
      tables.hold(filing, amount, worth: amount * 2)
    }
    let apple = try #require(try holdings(tables).apple)
    #expect(apple.institutions == 2 && apple.shares == 1111 && apple.value == 2222)
    #expect(apple.largest.map(\.shares) == [1010, 101])
  }

  @Test(arguments: [
    ("02-JAN-2023", 1000), ("03-JAN-2023", 1), ("30-DEC-2022", 1000), ("14-NOV-2025", 1),
  ])
  func valuesBefore2023AreInThousands(_ filed: String, _ factor: Int) throws {
    var tables = HoldingTables()
    tables.hold(tables.file(1, "A", on: filed), 10, worth: 7)
    #expect(try holdings(tables).apple?.value == 7 * factor)
  }

  /// What an amendment does: its type, and the shares that count after 100 were filed and then 7.
  @Test(arguments: [
    ("RESTATEMENT", 7), ("NEW HOLDINGS", 107), ("Restatement", 7), ("new holdings", 107), ("", 7),
  ])
  func amendmentsReplaceOrAdd(_ type: String, _ shares: Int) throws {
    var tables = HoldingTables()
    // The table is not in the order of filing.
    let later = tables.file(
      1, "A", on: "20-NOV-2025", type: "13F-HR/A", amendment: type, amendmentNumber: "1")
    tables.hold(later, 7, worth: 7)
    tables.hold(tables.file(1, "A", on: "14-NOV-2025"), 100, worth: 100)
    let apple = try #require(try holdings(tables).apple)
    #expect(apple.shares == shares && apple.institutions == 1)
  }

  @Test func amendmentsOfOneDayGoByTheirNumber() throws {
    var tables = HoldingTables()
    for number in [2, 1, 3] {
      let filing = tables.file(
        1, "A", on: "20-NOV-2025", type: "13F-HR/A", amendment: "RESTATEMENT",
        amendmentNumber: "\(number)")
      tables.hold(filing, number, worth: 1)
    }
    #expect(try holdings(tables).apple?.shares == 3)
  }

  @Test func otherQuartersAndNoticesAreLeftOut() throws {
    var tables = HoldingTables.apple()
    tables.hold(
      tables.file(900, "LATE", on: "01-OCT-2025", of: "30-JUN-2025"), 5_000_000, worth: 1)
    tables.file(901, "NOTICE", on: "01-NOV-2025", type: "13F-NT")
    let held = try holdings(tables)
    #expect(held.quarter == quarter && held.left == [.otherQuarters: 1])
    #expect(held.apple?.shares == 3_000_000_001 && held.institutions == 4)
  }

  @Test func bondsAreNoShares() throws {
    var tables = HoldingTables.apple()
    tables.hold(tables.filings[0].number, 1_000_000, worth: 900_000, type: "PRN")
    let held = try holdings(tables)
    #expect(held.apple?.shares == 3_000_000_001 && held.left == [.bonds: 1])
  }

  /// Cells that make a row unreadable, by the property of the row.
  static let faults: [(String, @Sendable (inout HoldingTables.Row) -> Void)] = [
    ("negative shares", { $0.amount = "-5" }), ("no shares", { $0.amount = "" }),
    ("zero shares", { $0.amount = "0" }), ("words", { $0.amount = "many" }),
    ("too many", { $0.amount = "1000000000001" }), ("no value", { $0.value = "" }),
    ("negative value", { $0.value = "-1" }), ("huge value", { $0.value = "999999999999999999" }),
    ("longer than any number", { $0.value = String(repeating: "9", count: 40) }),
    ("no CUSIP", { $0.cusip = "" }), ("short CUSIP", { $0.cusip = "02079K3" }),
    ("zero CUSIP", { $0.cusip = "000000000" }), ("odd CUSIP", { $0.cusip = "0378!3100" }),
    ("no type", { $0.amountType = "" }), ("unknown type", { $0.amountType = "KG" }),
    ("unknown option", { $0.option = "Maybe" }), ("unknown filing", { $0.filing = "0-0-0" }),
    ("a tab too many", { $0.issuer = "APPLE\tINC" }),
  ]

  @Test(arguments: faults.indices)
  func whatCannotBeReadIsCounted(_ index: Int) throws {
    var tables = HoldingTables.apple()
    var row = tables.rows[0]
    Self.faults[index].1(&row)
    tables.rows.insert(row, at: 1)
    let held = try holdings(tables)
    #expect(held.left == [.unreadable: 1], "\(Self.faults[index].0)")
    #expect(held.apple?.shares == 3_000_000_001)
  }

  @Test func zerosThatGotLostAreFound() throws {
    var tables = HoldingTables.apple()
    tables.rows[0].cusip = "37833100"
    tables.rows[1].cusip = " 037833100 "
    tables.rows[2].issuer = "Apple Inc"
    let apple = try #require(try holdings(tables).apple)
    #expect(apple.institutions == 4 && apple.issuer == "APPLE INC")
  }

  @Test func theUsualNameIsTaken() throws {
    var tables = HoldingTables()
    for (index, name) in ["APPEL INC", "APPLE INC", "APPLE", "APPLE INC", "APPLE INC"].enumerated()
    {
      tables.hold(tables.file(index + 1, "M", on: "14-NOV-2025"), 5, worth: 5, issuer: name)
    }
    #expect(try holdings(tables).apple?.issuer == "APPLE INC")
  }

  @Test func tenAreKeptAndEqualOnesGoByValueAndNumber() throws {
    var tables = HoldingTables()
    for index in 1...15 {
      let filing = tables.file(100 - index, "M\(index)", on: "14-NOV-2025")
      tables.hold(filing, index < 3 ? 500 : 100, worth: index == 9 ? 2 : 1)
    }
    let apple = try #require(try holdings(tables).apple)
    #expect(apple.institutions == 15 && apple.shares == 1000 + 1300)
    #expect(apple.largest.map(\.number) == [98, 99, 91, 85, 86, 87, 88, 89, 90, 92])
  }

  /// Lines end as on other systems, and the last one need not end.
  @Test(arguments: ["\n", "\r\n"]) func lineEnds(_ end: String) throws {
    var zip = ZipFile()
    for table in HoldingTables.apple().tables {
      let text = table.text.split(separator: "\n").joined(separator: end)
      zip.add("\(table.name.lowercased()).TSV", [0xEF, 0xBB, 0xBF] + Array(text.utf8))
    }
    let held = try holdings(zip.bytes)
    #expect(held == (try holdings(.apple())))
  }

  // MARK: - Files that are none

  static let damages: [(String, HoldingsFault, @Sendable ([UInt8]) -> [UInt8])] = [
    ("empty", .noArchive, { _ in [] }), ("text", .noArchive, { _ in Array("hello".utf8) }),
    ("truncated", .noArchive, { Array($0.dropLast(100)) }),
    ("half", .noArchive, { Array($0.prefix($0.count / 2)) }),
    ("a byte", .damaged, { $0.enumerated().map { $0 == 200 ? $1 ^ 1 : $1 } }),
  ]

  @Test(arguments: damages.indices) func damagedFiles(_ index: Int) throws {
    let (_, fault, change) = Self.damages[index]
    #expect(throws: fault) { try holdings(change(HoldingTables.apple().archive)) }
  }

  @Test func missingTablesAndColumns() throws {
    for name in ["SUBMISSION", "COVERPAGE", "INFOTABLE"] {
      var (without, renamed) = (ZipFile(), ZipFile())
      for table in HoldingTables.apple().tables {
        if table.name != name { without.add("\(table.name).tsv", Array(table.text.utf8)) }
        let text =
          table.name == name ? "X" + String(table.text.dropFirst()) : table.text
        renamed.add("\(table.name).tsv", Array(text.utf8))
      }
      #expect(throws: HoldingsFault.missingTable("\(name).tsv")) { try holdings(without.bytes) }
      #expect(throws: HoldingsFault.missingColumn("ACCESSION_NUMBER", table: name)) {
        try holdings(renamed.bytes)
      }
    }
    #expect(throws: HoldingsFault.noHoldings) { try holdings(HoldingTables()) }
    #expect(throws: HoldingsFault.unreadable(code: 2)) {
      try QuarterlyHoldings(path: "/nowhere/set.zip")
    }
  }
}
