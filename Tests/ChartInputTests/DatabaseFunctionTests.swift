// SPDX-License-Identifier: MIT

import Foundation
import Posix
import Testing

@testable import ChartInput

/// What queries and views of databases may call, and for how long.
// SQLite has one limit of memory for the whole process.
@Suite(.enabled(if: TestDatabase.canBeMade, "sqlite3 is not installed"), .serialized)
struct DatabaseFunctionTests: DatabaseReader {
  @Test func queriesWithoutEnd() throws {
    let file = try TestDatabase(Self.sales)
    let database = try DatabaseReading(path: file.path, size: 8192, seconds: 0.05)
    #expect(throws: DatabaseFault.tooLong(seconds: 0)) {
      try database.inTime { database throws(DatabaseFault) in
        try database.cells(
          of: "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"
        )
      }
    }
  }

  /// What nothing breaks off is left behind.
  @Test func workThatDoesNotEnd() throws {
    let file = try TestDatabase(Self.sales)
    let database = try DatabaseReading(path: file.path, size: 8192, seconds: 0.05)
    let pipe = Pipe()
    defer { pipe.fileHandleForWriting.closeFile() }
    let reading = pipe.fileHandleForReading.fileDescriptor
    #expect(throws: DatabaseFault.tooLong(seconds: 0)) {
      try database.inTime { _ throws(DatabaseFault) in
        while (try? readable([reading], milliseconds: -1)) != [true] {}
        return []
      }
    }
  }

  /// Views in which a function takes as long as the product of two values.
  @Test(arguments: [
    "SELECT 1 AS x, instr(zeroblob(15000000), CAST(zeroblob(7000000) AS BLOB) || x'01') AS v",
    "SELECT 1 AS x, length(replace(hex(zeroblob(7000000)), hex(zeroblob(3000000)) || '1', 'b')) AS v",
    "SELECT 1 AS x, trim(hex(zeroblob(7000000)), hex(zeroblob(7000000))) AS v",
    "SELECT 1 AS x, json_patch('{\"a\":' || hex(zeroblob(7000000)) || '}', '{}') AS v",
  ])
  func functionsThatTakeTheProduct(query: String) throws {
    // Views may not even call what takes JSON apart.
    let view = try fault("CREATE VIEW v AS \(query);")
    #expect(view == .tooMuch || query.contains("json_patch") && view != nil)
    #expect(try fault(Self.sales) { $0.query = query } == .tooMuch)
  }

  @Test func functions() throws {
    let table = try read(Self.sales) {
      $0.query = """
        SELECT strftime('%Y', day) AS year, CAST(replace(trim(printf(' %d,5', sum(sold))), ',', '.') AS REAL)
        AS v, round(avg(share), 1) AS mean FROM sales WHERE instr(day, '2024') AND code LIKE '0%'
        GROUP BY upper(substr(day, 1, 4))
        """
      $0.y = [.name("v")]
    }
    #expect(table.columns.map(\.values) == [[11.5]])
    // Long values that nothing is looked for in.
    let long = "SELECT 1 AS x, length(hex(zeroblob(4000000))) AS v"
    let lengths = try read(Self.sales) {
      $0.query = long
      $0.y = [.name("v")]
    }
    #expect(lengths.columns[0].values == [8_000_000])
  }

  @Test(arguments: ["load_extension('x')", "sqlite_compileoption_get(1)", "total_changes()"])
  func functionsThatAreNotAllowed(call: String) throws {
    let name = String(call.prefix { $0 != "(" })
    #expect(
      try fault(Self.sales) { $0.query = "SELECT 1, \(call)" } == .functionNotAllowed(name))
    #expect(try fault("CREATE VIEW v AS SELECT 1 AS x, \(call) AS v;") != nil)
  }
}
