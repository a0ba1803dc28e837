// SPDX-License-Identifier: MIT

internal import CSQLite
internal import Glibc
internal import Posix

/// An error of SQLite.
struct SQLiteError: Error, Equatable {
  /// The extended result code.
  let code: Int32
  /// The system's error number where a system call failed; 0 otherwise.
  let systemCode: Int32
  /// What SQLite says: `database disk image is malformed`.
  let reason: String

  /// The primary result code, which the lower eight bits are.
  var kind: Int32 { code & 0xFF }

  /// Whether the file is not a database, or no longer a sound one.
  var isDamage: Bool { kind == SQLITE_CORRUPT || kind == SQLITE_NOTADB }

  /// A fault of the file's contents: `a day is out of range`.
  static func damage(_ reason: String) -> SQLiteError {
    SQLiteError(code: SQLITE_CORRUPT, systemCode: 0, reason: reason)
  }

  /// That there is no SQLite to ask; SQLite's own codes are not negative.
  static let missingLibrary = SQLiteError(code: -1, systemCode: 0, reason: "libsqlite3.so.0")

  /// That SQLite is older than `SQLiteVersion.needed`, with its version.
  static func oldLibrary(_ version: String) -> SQLiteError {
    SQLiteError(code: oldLibraryCode, systemCode: 0, reason: version)
  }

  private static let oldLibraryCode: Int32 = -2

  /// That the system opens no file at present; an errno value.
  static func refused(_ code: Int32) -> SQLiteError {
    SQLiteError(code: SQLITE_CANTOPEN, systemCode: code, reason: systemReason(code))
  }

  /// The fault as it concerns the file of a store.
  func error(path: String) -> StoreError {
    switch kind {
    case _ where self == .missingLibrary: .missingLibrary(path: path, name: reason)
    case _ where code == Self.oldLibraryCode:
      .oldLibrary(path: path, needed: SQLiteVersion.needed.name, found: reason)
    case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged(path: path, code: EIO)
    case SQLITE_BUSY, SQLITE_LOCKED: .busy(path: path)
    case SQLITE_FULL: .diskFull(path: path)
    case SQLITE_READONLY: .readOnly(path: path)
    case SQLITE_CANTOPEN: systemError(path) ?? .failed(path: path, reason: reason)
    default: systemError(path) ?? .failed(path: path, reason: reason)
    }
  }

  private func systemError(_ path: String) -> StoreError? {
    switch systemCode {
    case ENOSPC, EDQUOT, EFBIG: .diskFull(path: path)
    case EROFS: .readOnly(path: path)
    case 0: nil
    case _ where kind == SQLITE_CANTOPEN: .cannotOpen(path: path, reason: systemReason(systemCode))
    default: nil
    }
  }
}

/// A stored day, counted from 1970-01-01, within the years -9999 to 9999.
///
/// - Throws: A fault of damage for any other number.
func calendarDay(_ number: Int64?) throws(SQLiteError) -> Int {
  let range: ClosedRange<Int64> = -4_371_950...2_932_896
  guard let number, range.contains(number) else { throw .damage("a day is out of range") }
  return Int(number)
}
