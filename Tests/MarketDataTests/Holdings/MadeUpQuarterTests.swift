// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import MarketData

/// A made-up quarter, added up a second time in another way.
@Suite struct MadeUpQuarterTests {
  /// What is known of a position as the second way finds it.
  private struct Position {
    var shares = 0
    var value = 0
  }

  private static let rowCount = caseCount(20_000, sweep: 500_000)

  /// Filings of 400 managers, of which some are amended, file late or file in thousands, and rows of
  /// 300 securities, of which some are options, bonds or nonsense.
  private static func made(_ generator: inout SeededGenerator) -> HoldingTables {
    var tables = HoldingTables()
    for manager in 1...400 {
      let filed = manager % 7 == 0 ? "30-DEC-2022" : "14-NOV-2023"
      tables.file(manager, "MANAGER \(manager) LLC", on: filed)
      if generator.once(in: 10) {
        tables.file(manager, "LATE", on: "15-NOV-2023", of: "30-JUN-2025")
      }
      for number in 1...3 where generator.once(in: 6) {
        tables.file(
          manager, "MANAGER \(manager) LLC", on: "\(16 + number)-NOV-2023", type: "13F-HR/A",
          amendment: generator.one(of: ["RESTATEMENT", "NEW HOLDINGS"]),
          amendmentNumber: "\(number)")
      }
    }
    for _ in 0..<rowCount {
      let security = generator.below(300)
      let filing = generator.one(of: tables.filings).number
      tables.hold(
        filing, 1 + generator.below(100_000), worth: generator.below(1_000_000),
        issuer: "ISSUER \(security) CORP", cusip: String(100_000_000 + security * 7919))
      let last = tables.rows.count - 1
      if generator.once(in: 40) { tables.rows[last].option = generator.one(of: ["Put", "Call"]) }
      if generator.once(in: 50) { tables.rows[last].amountType = "PRN" }
      if generator.once(in: 60) { tables.rows[last].amount = generator.one(of: ["-7", "", "x"]) }
    }
    return tables
  }

  /// Which filings count, by going through them one after another.
  private static func counted(_ tables: HoldingTables) -> Set<String> {
    var counted: [Int: [String]] = [:]
    for filing in tables.filings where filing.period == "30-SEP-2025" {
      let adds = filing.amendment == "NEW HOLDINGS"
      counted[filing.manager] = (adds ? counted[filing.manager] ?? [] : []) + [filing.number]
    }
    return Set(counted.values.joined())
  }

  @Test func sumsEqualThoseOfAnotherWay() throws {
    var generator = SeededGenerator(seed: 13)
    let tables = Self.made(&generator)
    let counted = Self.counted(tables)
    let filings = Dictionary(uniqueKeysWithValues: tables.filings.map { ($0.number, $0) })
    var positions: [String: [Int: Position]] = [:]
    var options: [String: (calls: Int, puts: Int)] = [:]
    var (bonds, unreadable) = (0, 0)
    for row in tables.rows where counted.contains(row.filing) {
      let filing = try #require(filings[row.filing])
      let scale = filing.filed.hasSuffix("2022") ? 1000 : 1
      guard let shares = Int(row.amount), shares > 0, let value = Int(row.value) else {
        unreadable += 1
        continue
      }
      if row.option == "Call" {
        options[row.cusip, default: (0, 0)].calls += shares
      } else if row.option == "Put" {
        options[row.cusip, default: (0, 0)].puts += shares
      } else if row.amountType == "PRN" {
        bonds += 1
      } else {
        positions[row.cusip, default: [:]][filing.manager, default: Position()].shares += shares
        positions[row.cusip]?[filing.manager]?.value += value * scale
      }
    }
    let held = try holdings(tables)
    #expect(held.left[.bonds] == bonds && held.left[.unreadable] == unreadable)
    #expect(held.securities.count == Set(positions.keys).union(options.keys).count)
    #expect(held.institutions == Set(positions.values.flatMap(\.keys)).count)
    for security in held.securities {
      let holders = positions[security.cusip] ?? [:]
      #expect(security.institutions == holders.count)
      #expect(security.shares == holders.values.map(\.shares).reduce(0, +))
      #expect(security.value == holders.values.map(\.value).reduce(0, +))
      #expect(security.calls == options[security.cusip]?.calls ?? 0)
      #expect(security.puts == options[security.cusip]?.puts ?? 0)
      let most = holders.sorted {
        ($1.value.shares, $1.value.value, $0.key) < ($0.value.shares, $0.value.value, $1.key)
      }
      let told = security.largest.map { "\($0.shares) \($0.value)" }
      #expect(told == most.prefix(10).map { "\($0.value.shares) \($0.value.value)" })
    }
  }

  /// What was packed by another program is the same.
  @Test(.enabled(if: Tool("gzip") != nil)) func packedTablesAreTheSame() throws {
    var generator = SeededGenerator(seed: 14)
    let tables = Self.made(&generator)
    let folder = try TemporaryFolder()
    var zip = ZipFile()
    for table in tables.tables {
      try folder.put(Array(table.text.utf8), table.name)
      let run = try #require(try Tool("gzip")?.run(["-nc", folder.file(table.name)]))
      zip.add("\(table.name).tsv", gzip: run.output)
    }
    #expect(try holdings(zip.bytes) == holdings(tables))
  }
}
