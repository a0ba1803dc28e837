// SPDX-License-Identifier: MIT

internal import CSQLite

/// A version of SQLite.
struct SQLiteVersion {
  /// 1000 × 1000 × the first number, 1000 × the second and the third: 3 037 000.
  let number: Int32
  /// As it is written: `3.37.0`.
  let name: String

  /// The version of the library that is loaded.
  static var loaded: SQLiteVersion {
    unsafe SQLiteVersion(
      number: sqlite3_libversion_number(), name: String(cString: sqlite3_libversion()))
  }

  /// The first that has STRICT tables.
  static let needed = SQLiteVersion(number: 3_037_000, name: "3.37")

  /// - Throws: `SQLiteError` where the version is older than the one that is needed.
  func check() throws(SQLiteError) {
    guard number >= Self.needed.number else { throw .oldLibrary(name) }
  }
}
