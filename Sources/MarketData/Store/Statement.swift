// SPDX-License-Identifier: MIT

internal import CSQLite

/// One prepared statement, finalised with the value.
@safe struct Statement: ~Copyable {
  private let handle: OpaquePointer

  /// Prepares a statement.
  ///
  /// The corresponding C function is `sqlite3_prepare_v2`.
  @unsafe init(_ text: String, on database: OpaquePointer) throws(SQLiteError) {
    var prepared: OpaquePointer?
    let code = unsafe sqlite3_prepare_v2(database, text, -1, &prepared, nil)
    guard code == SQLITE_OK, let prepared = unsafe prepared else {
      throw unsafe SQLiteError(code, database)
    }
    unsafe handle = prepared
  }

  deinit { unsafe sqlite3_finalize(handle) }

  /// Runs it to its end with other values than before.
  func run(_ values: [SQLiteValue]) throws(SQLiteError) {
    try bind(values)
    while try step() {}
  }

  /// Sets the values of the question marks, in their order, and starts anew.
  func bind(_ values: [SQLiteValue]) throws(SQLiteError) {
    unsafe sqlite3_reset(handle)
    for (index, value) in values.enumerated() {
      let code = bind(value, at: Int32(index + 1))
      guard code == SQLITE_OK else { throw fault(code) }
    }
  }

  private func bind(_ value: SQLiteValue, at place: Int32) -> Int32 {
    switch value {
    case .null: unsafe sqlite3_bind_null(handle, place)
    case .integer(let number): unsafe sqlite3_bind_int64(handle, place, number)
    case .real(let number): unsafe sqlite3_bind_double(handle, place, number)
    case .text(let text): bind(text, at: place)
    }
  }

  private func bind(_ text: String, at place: Int32) -> Int32 {
    // The length is given, so that a NUL inside stays part of the text.
    unsafe sqlite3_bind_text(handle, place, text, Int32(clamping: text.utf8.count), Self.copied)
  }

  /// `SQLITE_TRANSIENT`, a cast that Swift does not import: SQLite copies the text at once.
  private static var copied: sqlite3_destructor_type {
    unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }

  /// Goes on to the next row; false if there is none.
  ///
  /// The corresponding C function is `sqlite3_step`.
  func step() throws(SQLiteError) -> Bool {
    let code = unsafe sqlite3_step(handle)
    switch code {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw fault(code)
    }
  }

  private func fault(_ code: Int32) -> SQLiteError {
    unsafe SQLiteError(code, sqlite3_db_handle(handle))
  }

  private func isNull(_ column: Int32) -> Bool {
    unsafe sqlite3_column_type(handle, column) == SQLITE_NULL
  }

  /// A whole number of the row, columns counted from 0; nil for NULL.
  func integer(_ column: Int32) -> Int64? {
    isNull(column) ? nil : unsafe sqlite3_column_int64(handle, column)
  }

  /// A number of the row; NaN for NULL.
  func real(_ column: Int32) -> Double {
    isNull(column) ? .nan : unsafe sqlite3_column_double(handle, column)
  }

  /// A text of the row; nil for NULL.
  func text(_ column: Int32) -> String? {
    guard let bytes = unsafe sqlite3_column_text(handle, column) else { return nil }
    let count = unsafe Int(sqlite3_column_bytes(handle, column))
    return unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}
