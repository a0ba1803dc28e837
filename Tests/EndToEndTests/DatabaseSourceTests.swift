// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Databases as sources of the program: their names, and what stays where it is ended.
@Suite(.enabled(if: Tool.all("sqlite3"), "sqlite3 is not installed"))
struct DatabaseSourceTests {
  private func database(_ name: String, in folder: TemporaryFolder, _ rows: Int = 3) throws {
    let sqlite = try #require(Tool("sqlite3"))
    let sql =
      "CREATE TABLE sold(n, v); WITH RECURSIVE i(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM i"
      + " LIMIT \(rows)) INSERT INTO sold SELECT n, n * 5 % 7 FROM i;"
    #expect(try sqlite.run(["\(folder.path)/\(name)", sql]).status == 0)
  }

  /// Names that mean something to SQLite, or look like an option.
  @Test(arguments: ["file:x", "-x.db", "a?b#c%20d.db", ":memory:"])
  func names(name: String) throws {
    let folder = try TemporaryFolder()
    try database("plain.db", in: folder)
    try FileManager.default.moveItem(
      atPath: "\(folder.path)/plain.db", toPath: "\(folder.path)/\(name)")
    let outcome = try Program(folder: folder.path).run(["value", "-q", "--", name, "last"])
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name])
  }

  /// Numbers that a database calls texts are left out or refused with the option that reads them.
  @Test func numbersThatAreTexts() throws {
    let folder = try TemporaryFolder()
    let sqlite = try #require(Tool("sqlite3"))
    let sql =
      "CREATE TABLE s(year INT, cost TEXT); INSERT INTO s VALUES (2001, '1.5'), (2002, '2.5');"
    #expect(try sqlite.run(["\(folder.path)/s.db", sql]).status == 0)
    let program = Program(folder: folder.path)
    let refused = try program.run(["value", "s.db", "last"])
    #expect(refused.status == 3)
    #expect(refused.message.contains("stored as text, not as a number. Use --type cost=number."))
    let outcome = try program.run(["value", "s.db", "last", "--type", "cost=number"])
    #expect(outcome.text == "2.5 in 2002.\n", "\(outcome.message)")
  }

  /// What comes through a pipe is in no file that has a name, whenever the program is ended.
  ///
  /// Only SIGKILL, which no program can hold back, may leave the empty file that SQLite is just opening.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGKILL])
  func nothingStays(signal: Int32) throws {
    let folder = try TemporaryFolder()
    try database("plain.db", in: folder, 200_000)
    let temporary = try TemporaryFolder()
    let shell = try #require(Tool("sh"))
    for delay in ["0.02", "0.1", "0.2"] {
      _ = try shell.run([
        "-c",
        "cd \(folder.path) && export TMPDIR=\(temporary.path) && cat plain.db |"
          + " timeout -s \(signal) \(delay) \(Program.path) describe - >/dev/null 2>&1",
      ])
    }
    let left = temporary.names
    #expect(left.allSatisfy { temporary.bytes($0) == [] })
    #expect(left.isEmpty || signal == SIGKILL)
  }

  /// Numbers of tables and sheets that are none.
  @Test(arguments: [
    "-9223372036854775808", "9223372036854775807", "-1", "0", "999999999999999999999",
  ])
  func numbersThatAreNone(number: String) throws {
    let folder = try TemporaryFolder()
    let page = "<table><tr><td>n<td>v<tr><td>1<td>5<tr><td>2<td>6</table>"
    try folder.put(Array(page.utf8), "page.html")
    let program = Program(folder: folder.path)
    for option in ["--table", "--sheet"] {
      #expect(try program.run(["describe", "page.html", "\(option)=\(number)"]).status == 2)
    }
  }
}
