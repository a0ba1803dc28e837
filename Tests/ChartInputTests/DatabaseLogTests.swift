// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ChartInput

/// Databases with a write-ahead log, beside which nothing is put.
@Suite(.enabled(if: TestDatabase.canBeMade, "sqlite3 is not installed"), .serialized)
struct DatabaseLogTests {
  private static let sales = """
    PRAGMA journal_mode = WAL; CREATE TABLE sales(day TEXT, sold INTEGER);
    INSERT INTO sales VALUES ('2024-01-01', 4), ('2024-01-02', 5), ('2024-01-03', 7);
    """

  private func sold(_ path: String) throws -> [Double] {
    try TableReader().read(.path(path)).columns[0].values
  }

  private func names(beside path: String) throws -> [String] {
    let folder = (path as NSString).deletingLastPathComponent
    let own = (path as NSString).lastPathComponent
    return try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix(own) }
      .sorted()
  }

  /// Rows that another program has written and not yet moved into the file itself, and one that it may
  /// still take back.
  @Test func aDatabaseThatIsBeingWritten() throws {
    let database = try TestDatabase(Self.sales)
    #expect(try sold(database.path) == [4, 5, 7])
    #expect(try names(beside: database.path) == ["data.db"])
    let writer = try #require(
      try database.open(
        "INSERT INTO sales VALUES ('2024-01-04', 9); PRAGMA cache_size = 1; BEGIN;"
          + " DELETE FROM sales WHERE sold = 5;"))
    defer { writer.close() }
    let before = try names(beside: database.path)
    #expect(before == ["data.db", "data.db-shm", "data.db-wal"])
    #expect(try sold(database.path) == [4, 5, 7, 9])
    #expect(try names(beside: database.path) == before)
  }

  /// A program that was broken off leaves a log; so does a copy of a folder.
  @Test func aLogThatWasLeft() throws {
    let (database, log) = try left("INSERT INTO sales VALUES ('2024-01-04', 9);")
    let file = try TemporaryFile(database, name: "a.db")
    try Data(log).write(to: URL(fileURLWithPath: "\(file.path)-wal"))
    defer { unlink("\(file.path)-wal") }
    #expect(try sold(file.path) == [4, 5, 7, 9])
    #expect(try names(beside: file.path) == ["a.db", "a.db-wal"])
    let link = "\(file.path).link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file.path)
    defer { unlink(link) }
    #expect(try sold(link) == [4, 5, 7, 9])
    #expect(try names(beside: link) == ["a.db.link"])
  }

  /// A log that is cut or damaged counts as far as SQLite itself takes it.
  @Test func damagedLogs() throws {
    let rows = (4...60).map { "INSERT INTO sales VALUES ('\(2024 + $0)-01-01', \($0));" }
    let (database, log) = try left(rows.joined() + "DELETE FROM sales WHERE sold > 50; VACUUM;")
    for place in stride(from: 0, to: log.count, by: 2003) {
      var flipped = log
      flipped[place] ^= 0x11
      for bytes in [Array(log.prefix(place)), flipped] {
        let file = try TemporaryFile(database, name: "a.db")
        try Data(bytes).write(to: URL(fileURLWithPath: "\(file.path)-wal"))
        defer { for ending in ["-wal", "-shm"] { unlink(file.path + ending) } }
        let own = try sold(file.path)
        let query = ["sqlite3", file.path, "SELECT sold FROM sales ORDER BY rowid"]
        let theirs = try #require(try output(of: query, given: ""))
        #expect(
          own == String(decoding: theirs, as: UTF8.self).split(separator: "\n").map { Double($0) })
      }
    }
  }

  private func left(_ sql: String) throws -> (database: [UInt8], log: [UInt8]) {
    let database = try TestDatabase(Self.sales)
    let writer = try #require(try database.open("PRAGMA wal_autocheckpoint = 0;" + sql))
    defer { writer.close() }
    let log = try Data(contentsOf: URL(fileURLWithPath: "\(database.path)-wal"))
    return (try database.bytes, Array(log))
  }

  /// Whatever a writer does meanwhile, what is read was true at one moment.
  @Test func aWriterAtWork() throws {
    let database = try TestDatabase(
      "PRAGMA journal_mode = WAL; CREATE TABLE a(n, v, t); INSERT INTO a VALUES (1, 0, ''), (2, 0, '');"
    )
    let change =
      "BEGIN; UPDATE a SET v = v + 1, t = hex(randomblob(9000)) WHERE n = 1;"
      + " UPDATE a SET v = v - 1 WHERE n = 2; COMMIT;\n"
    let writer = try #require(
      try database.open("PRAGMA synchronous = OFF; PRAGMA wal_autocheckpoint = 4;"))
    defer { writer.close() }
    var options = ReadOptions()
    options.query = "SELECT n, v FROM a ORDER BY n"
    for _ in 0..<40 {
      writer.write(String(repeating: change, count: 20))
      let values = try TableReader(options: options).read(.path(database.path)).columns[0].values
      #expect(values.reduce(0, +) == 0)
    }
  }

  /// What is larger is read by SQLite, which is said.
  @Test func aLargeDatabase() throws {
    let filling = "CREATE TABLE large(b); INSERT INTO large VALUES (zeroblob(70000000));"
    let database = try TestDatabase(Self.sales + filling)
    var options = ReadOptions()
    options.table = "sales"
    let table = try TableReader(options: options).read(.path(database.path))
    #expect(table.columns[0].values == [4, 5, 7])
    #expect(table.notes == [.readBesideLog])
  }

  /// A page number or a size that no database has.
  @Test func logsThatAskForTooMuch() throws {
    let (database, log) = try left("INSERT INTO sales VALUES ('2024-01-04', 9);")
    var copy = database
    var small = try #require(WriteAheadLog(log, limit: 4096))
    let fits = small.apply(to: &copy)
    #expect(!fits)
    #expect(WriteAheadLog(Array(log.prefix(31)), limit: 1 << 20) == nil)
    #expect(WriteAheadLog([UInt8](repeating: 0, count: 100), limit: 1 << 20) == nil)
  }
}
