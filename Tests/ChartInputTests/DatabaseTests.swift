// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import Posix
import Testing

@testable import ChartInput

/// Databases of SQLite, which are read and never written.
// SQLite has one limit of memory for the whole process, which some of these tests reach.
@Suite(.enabled(if: TestDatabase.canBeMade, "sqlite3 is not installed"), .serialized)
struct DatabaseTests: DatabaseReader {
  @Test func theOnlyTable() throws {
    let table = try read(Self.sales) { $0.y = [.name("sold"), .name("share")] }
    #expect(table.columns.map(\.values.bits) == [[4, .nan, 7].bits, [0.5, 1e-7, 2.5].bits])
    #expect(table.x.texts == ["2024-01-01", "2024-01-02", "2024-01-03"])
    #expect(table.layout.format == .database)
  }

  /// Infinity is no missing value that nobody hears of.
  @Test(arguments: [("9e999", "inf"), ("-9e999", "-inf")])
  func infinity(stored: String, text: String) throws {
    let sql = "CREATE TABLE s(n INT, v REAL); INSERT INTO s VALUES (1, 5), (2, \(stored)), (3, 7);"
    #expect {
      try read(sql)
    } throws: { error in
      guard case ReadError.notFinite(let found, text) = error else { return false }
      return found.row == 3 && found.column.heading == "v"
    }
    let table = try read(sql) { $0.ignoresBadCells = true }
    #expect(table.columns.map(\.values.bits) == [[5, .nan, 7].bits])
    #expect(table.notes == [.badCellsMissing(column: "v", count: 1)])
  }

  /// A column of texts is no column of numbers, whatever stands in it.
  @Test func columnsStayWhatTheyAre() throws {
    let database = try TestDatabase(Self.sales)
    let columns = try TableReader().columns(of: .path(database.path))
    #expect(columns.map(\.content) == [.dates, .numbers, .numbers, .text])
  }

  @Test func tablesAndViews() throws {
    let sql =
      Self.sales
      + "CREATE TABLE \"odd \"\" name\"(a, b); INSERT INTO \"odd \"\" name\" VALUES (1, 2),"
      + " (2, 3); CREATE VIEW big AS SELECT day, sold * 2 AS twice FROM sales WHERE sold > 0;"
    #expect(try fault(sql) == .severalTables(["sales", "odd \" name", "big"]))
    #expect(try read(sql) { $0.table = "odd \" name" }.columns.map(\.values) == [[2, 3]])
    #expect(try read(sql) { $0.table = "BIG" }.columns.map(\.values) == [[8, 14]])
    #expect(
      try fault(sql) { $0.table = "sale" }
        == .unknownTable("sale", tables: ["sales", "odd \" name", "big"]))
    #expect(try fault("CREATE TABLE a(b); DROP TABLE a;") == .noTables)
  }

  @Test func queries() throws {
    let table = try read(Self.sales) {
      $0.query = "SELECT day, sum(sold) AS total FROM sales GROUP BY day HAVING total > 0;"
    }
    #expect(table.columns.map(\.name) == ["total"])
    #expect(table.columns.map(\.values) == [[4, 7]])
  }

  /// Nothing but to read is allowed, and one thing at a time.
  @Test(
    arguments: [
      "DELETE FROM sales", "CREATE TABLE other(a)", "ATTACH '/tmp/audiograph-other' AS other",
      "PRAGMA journal_mode = DELETE", "VACUUM INTO '/tmp/audiograph-other'", "BEGIN IMMEDIATE",
      "SELECT load_extension('x')", "SELECT 1; SELECT 2", "", "INSERT INTO sales DEFAULT VALUES",
      "SELECT 1; DELETE FROM sales", "WITH a AS (SELECT 1) UPDATE sales SET sold = 1",
      "EXPLAIN DELETE FROM sales; DELETE FROM sales",
    ])
  func whatIsNoQueryThatReads(query: String) throws {
    let database = try TestDatabase(Self.sales)
    let before = try database.bytes
    let reader = TableReader(options: options { $0.query = query })
    var isRefused = false
    do throws(ReadError) { _ = try reader.read(.path(database.path)) } catch {
      if case .database(_, .notOneQuery) = error { isRefused = true }
      if case .database(_, .badQuery) = error { isRefused = true }
      if case .database(_, .functionNotAllowed) = error { isRefused = true }
    }
    #expect(isRefused)
    #expect(try database.bytes == before)
    #expect(!FileManager.default.fileExists(atPath: "/tmp/audiograph-other"))
  }

  @Test func whatIsNoSQL() throws {
    #expect(
      try fault(Self.sales) { $0.query = "SELECT sale FROM sales" }
        == .badQuery(reason: "no such column: sale"))
    let asked = options { $0.query = "SELECT 1" }
    #expect(
      try failure(Array("a,b\n1,2\n2,3\n".utf8), asked)
        == .nothingToChoose(file: "data.csv", option: .query))
  }

  /// What stands in a schema is not trusted: a view that calls a function which reaches further, a trigger.
  @Test func hostileSchemas() throws {
    let view = "CREATE VIEW hostile AS SELECT 1 AS n, load_extension('/tmp/x') AS v;"
    #expect(try fault(view) != nil)
    let trigger =
      Self.sales + "CREATE TRIGGER t AFTER INSERT ON sales BEGIN DELETE FROM sales; END;"
    #expect(try read(trigger).columns[0].values.count == 3)
  }

  /// Names that mean something in an address of SQLite.
  @Test(arguments: ["data.db", "a?b#c%20d.db", "file:x?mode=rwc", ":memory:", "-x.db"])
  func names(name: String) throws {
    let file = try TemporaryFile(try TestDatabase(Self.sales).bytes, name: name)
    #expect(try TableReader().read(.path(file.path)).x.count == 3)
    #expect(try FileManager.default.contentsOfDirectory(atPath: file.folder) == [name])
  }

  @Test(
    arguments: [
      ("/a/b.db", "file:/a/b.db?mode=ro"), ("//a/b.db", "file:/.//a/b.db?mode=ro"),
      ("file:x", "file:./file:x?mode=ro"), ("-x?y", "file:./-x%3Fy?mode=ro"),
      ("../a#b%", "file:./../a%23b%25?mode=ro"), ("", "file:./?mode=ro"),
    ])
  func addresses(path: String, address: String) {
    #expect(DatabasePlace.address(of: path) == address)
  }

  /// A writer that has begun and not ended is waited for, and then named.
  @Test func aDatabaseThatIsLocked() throws {
    let database = try TestDatabase(Self.sales)
    let writer = try #require(
      try database.open("BEGIN EXCLUSIVE; DELETE FROM sales WHERE sold = 4;"))
    defer { writer.close() }
    #expect(try fault(at: database.path) == .busy)
  }

  /// What a writer has changed and not confirmed is not read.
  @Test func aDatabaseThatIsAboutToChange() throws {
    let database = try TestDatabase(Self.sales)
    let writer = try #require(
      try database.open("BEGIN IMMEDIATE; DELETE FROM sales WHERE sold = 4;"))
    defer { writer.close() }
    #expect(try TableReader().read(.path(database.path)).x.count == 3)
  }

  /// A writer that was broken off leaves a journal, by which its change has to be undone.
  @Test func aChangeThatWasBrokenOff() throws {
    let rows = (1...5000).map { "(\($0), \($0))" }.joined(separator: ",")
    let database = try TestDatabase("CREATE TABLE a(n, v); INSERT INTO a VALUES \(rows);")
    let writer = try #require(
      try database.open("PRAGMA cache_size = 1; BEGIN; UPDATE a SET v = v + 1;"))
    let file = try TemporaryFile(try database.bytes, name: "a.db")
    let journal = try Data(contentsOf: URL(fileURLWithPath: "\(database.path)-journal"))
    writer.close()
    try journal.write(to: URL(fileURLWithPath: "\(file.path)-journal"))
    defer { unlink("\(file.path)-journal") }
    #expect(try fault(at: file.path) == .unfinished)
  }

  private func fault(at path: String) throws -> DatabaseFault? {
    do throws(ReadError) { _ = try TableReader().read(.path(path)) } catch {
      if case .database(_, let fault) = error { return fault }
      Issue.record("\(error)")
    }
    return nil
  }

  /// Values, rows and sets that would take gigabytes.
  @Test(arguments: [
    "SELECT 1, zeroblob(1000000000)", "SELECT 1, replace(hex(zeroblob(8000000)), '0', 'xxxx')",
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 3000)"
      + " SELECT i, group_concat(printf('%.*c', 9000, 'x')) FROM n",
    "WITH RECURSIVE n(i, t) AS (SELECT 1, '' UNION SELECT i + 1, printf('%.*c', 9000, 'x') FROM n)"
      + " SELECT max(i), min(i) FROM n",
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)"
      + " SELECT i, printf('%.*c', 9000, 'x') FROM n ORDER BY 2",
  ])
  func whatTakesTooMuch(query: String) throws {
    #expect(try fault(Self.sales) { $0.query = query } == .tooMuch)
    #expect(try fault("CREATE VIEW v AS \(query);") == .tooMuch)
  }

  @Test func rowsWithoutEnd() throws {
    let query =
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)"
      + " SELECT i, printf('%.*c', 9000, 'x') AS v FROM n"
    #expect(
      try fault(Self.sales) { $0.query = query } == .tooLarge(limit: TextBudget.usual))
  }

  @Test func damagedDatabases() throws {
    let rows = (1...500).map { "(\($0), '\($0) of many')" }.joined(separator: ",")
    let database = try TestDatabase("CREATE TABLE a(n, t); INSERT INTO a VALUES \(rows);")
    let bytes = try database.bytes
    for end in stride(from: 101, to: bytes.count, by: 1501) {
      _ = try failure(Array(bytes.prefix(end)), name: "a.db")
    }
    for place in stride(from: 16, to: bytes.count, by: 379) {
      var other = bytes
      other[place] ^= 0xFF
      _ = try failure(other, name: "a.db")
    }
  }

  @Test func pipesAndPackedOnes() throws {
    let bytes = try TestDatabase(Self.sales).bytes
    let sold = options { $0.y = [.name("sold")] }
    #expect(try readPipe(bytes, sold).columns.map(\.values.bits) == [[4, .nan, 7].bits])
  }
}

/// A suite whose databases are made by statements of SQL.
protocol DatabaseReader {}

extension DatabaseReader {
  static var sales: String {
    """
    CREATE TABLE sales(day TEXT, sold INTEGER, share REAL, code TEXT);
    INSERT INTO sales VALUES
      ('2024-01-01', 4, 0.5, '007'), ('2024-01-02', NULL, 1e-7, '010'), ('2024-01-03', 7, 2.5, '003');
    """
  }

  func read(
    _ sql: String, _ change: (inout ReadOptions) -> Void = { _ in }
  ) throws -> Table {
    let database = try TestDatabase(sql)
    return try TableReader(options: options(change)).read(.path(database.path))
  }

  func fault(
    _ sql: String, _ change: (inout ReadOptions) -> Void = { _ in }
  ) throws -> DatabaseFault? {
    let database = try TestDatabase(sql)
    do throws(ReadError) {
      _ = try TableReader(options: options(change)).read(.path(database.path))
    } catch {
      if case .database(_, let fault) = error { return fault }
      Issue.record("\(error)")
    }
    return nil
  }
}

/// A database that the program `sqlite3` has made.
final class TestDatabase {
  let path: String
  private let file: TemporaryFile

  static var canBeMade: Bool {
    (try? output(of: ["sqlite3", "-version"], given: "")) != nil
  }

  init(_ sql: String) throws {
    file = try TemporaryFile([UInt8](), name: "data.db")
    path = file.path
    _ = try #require(try output(of: ["sqlite3", "-bail", path], given: sql))
  }

  deinit {
    unlink("\(path)-wal")
    unlink("\(path)-shm")
  }

  var bytes: [UInt8] {
    get throws { Array(try Data(contentsOf: URL(fileURLWithPath: path))) }
  }

  /// A program that has written something and keeps the database open.
  func open(_ sql: String) throws -> Writer? { try Writer(path, sql) }

  final class Writer {
    private let process: Process
    private let input: Pipe

    fileprivate init(_ path: String, _ sql: String) throws {
      process = Process()
      input = Pipe()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["sqlite3", path]
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      input.fileHandleForWriting.write(Data((sql + "\nSELECT 'done';\n").utf8))
      // It has written once it answers.
      var answer = Data()
      while !answer.contains(UInt8(ascii: "\n")) {
        let more = output.fileHandleForReading.availableData
        if more.isEmpty { break }
        answer.append(more)
      }
    }

    /// Writes more without waiting for an answer.
    func write(_ sql: String) { input.fileHandleForWriting.write(Data(sql.utf8)) }

    func close() {
      input.fileHandleForWriting.closeFile()
      process.waitUntilExit()
    }
  }
}
