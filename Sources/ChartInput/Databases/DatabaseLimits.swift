// SPDX-License-Identifier: MIT

internal import CSQLite

/// What SQLite may take while it reads a database that somebody else may have made.
struct DatabaseLimits {
  /// The longest value, be it stored or made by a function.
  private static let longestValue: Int32 = 16 << 20
  /// The longest one where a value is looked for in another, so that no search takes a second.
  private static let longestSearched: Int32 = 256 << 10

  /// The size of the file.
  let size: Int

  /// As much memory is taken for a database of this size.
  ///
  /// What SQLite sorts and collects stays in memory, so that no disk is filled either.
  var memory: Int { max(96 << 20, 4 * min(size, 1 << 40)) }

  /// Sets the limits of a connection, and that of the memory, which is one for the whole program: what
  /// keeps prices never comes near it.
  func set(for database: OpaquePointer?) {
    sqlite3_hard_heap_limit64(Int64(memory))
    let limits = [
      (SQLITE_LIMIT_LENGTH, Self.longestSearched), (SQLITE_LIMIT_ATTACHED, 0),
      (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 100), (SQLITE_LIMIT_VDBE_OP, 1_000_000),
      (SQLITE_LIMIT_EXPR_DEPTH, 200), (SQLITE_LIMIT_COMPOUND_SELECT, 100),
      (SQLITE_LIMIT_WORKER_THREADS, 0),
    ]
    for (limit, value) in limits { sqlite3_limit(database, limit, value) }
  }

  /// Allows the longest values, once it is known that nothing is looked for in them.
  static func allowLongValues(in database: OpaquePointer?) {
    sqlite3_limit(database, SQLITE_LIMIT_LENGTH, longestValue)
  }
}
