// SPDX-License-Identifier: MIT

internal import CSQLite

/// One open database, closed with the value.
@safe struct Connection: ~Copyable {
  private let handle: OpaquePointer

  /// Opens a file.
  ///
  /// The corresponding C function is `sqlite3_open_v2`.
  ///
  /// - Parameters:
  ///   - name: A path, or a URI where `mode` has `SQLITE_OPEN_URI`.
  ///   - mode: The flags of SQLite. There is one thread at a time, which the owner sees to.
  /// - Throws: `SQLiteError`.
  init(opening name: String, mode: Int32) throws(SQLiteError) {
    let loaded = audiograph_has_sqlite()
    guard loaded >= 0 else { throw .refused(-loaded) }
    guard loaded == 1 else { throw .missingLibrary }
    try SQLiteVersion.loaded.check()
    var opened: OpaquePointer?
    let flags = mode | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let code = unsafe sqlite3_open_v2(name, &opened, flags, nil)
    guard code == SQLITE_OK, let opened = unsafe opened else {
      let fault = unsafe SQLiteError(code, opened)
      unsafe sqlite3_close_v2(opened)
      throw fault
    }
    unsafe handle = opened
    unsafe sqlite3_busy_timeout(opened, Self.patience)
  }

  /// Milliseconds for which a lock of another process is waited for.
  private static let patience: Int32 = 10_000

  deinit { unsafe sqlite3_close_v2(handle) }

  /// Whether the file was opened for reading alone, asked for or not.
  var isReadOnly: Bool { unsafe sqlite3_db_readonly(handle, "main") == 1 }

  /// Decides whether closing leaves the write-ahead log as it is, which a damaged file wants.
  func keepLogOnClosing(_ keeps: Bool) {
    _ = unsafe audiograph_keep_log(handle, keeps ? 1 : 0)
  }

  /// Runs statements without values, separated by semicolons, to their ends.
  ///
  /// The corresponding C function is `sqlite3_exec`.
  func execute(_ statements: String) throws(SQLiteError) {
    let code = unsafe sqlite3_exec(handle, statements, nil, nil, nil)
    guard code == SQLITE_OK else { throw unsafe SQLiteError(code, handle) }
  }

  /// Lends a prepared statement, which ends with the body.
  func prepared<Result>(
    _ text: String, _ body: (borrowing Statement) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    try body(unsafe Statement(text, on: handle))
  }

  /// Runs one statement to its end.
  func run(_ text: String, _ values: [SQLiteValue] = []) throws(SQLiteError) {
    try prepared(text) { (statement) throws(SQLiteError) in try statement.run(values) }
  }

  /// What a body makes of every row of a statement.
  func rows<Row>(
    _ text: String, _ values: [SQLiteValue] = [],
    _ body: (borrowing Statement) throws(SQLiteError) -> Row
  ) throws(SQLiteError) -> [Row] {
    try prepared(text) { (statement) throws(SQLiteError) in
      try statement.bind(values)
      var rows: [Row] = []
      while try statement.step() { rows.append(try body(statement)) }
      return rows
    }
  }

  /// The first column of the first row as a number; nil if there is no row, or no number.
  func integer(_ text: String, _ values: [SQLiteValue] = []) throws(SQLiteError) -> Int64? {
    try rows(text, values) { (row) throws(SQLiteError) in row.integer(0) }.first ?? nil
  }

  /// Runs a body whose changes happen all or not at all.
  ///
  /// The lock for writing is taken before anything is read, so that no change of another process
  /// comes between.
  func transaction<Result>(
    _ body: () throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // SQLite has rolled back by itself after some faults; there is nothing to do then.
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// Runs a body that reads one state of the file, whatever others write meanwhile.
  func snapshot<Result>(
    _ body: () throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    try execute("BEGIN")
    defer { try? execute("COMMIT") }
    return try body()
  }
}

/// A value that goes into a table.
enum SQLiteValue: Equatable {
  case null
  case integer(Int64)
  /// A number; NaN becomes NULL.
  case real(Double)
  case text(String)

  /// A text, or NULL for none.
  static func optional(_ text: String?) -> SQLiteValue { text.map(SQLiteValue.text) ?? .null }

  /// A count or a day.
  static func integer(_ number: Int) -> SQLiteValue { .integer(Int64(number)) }
}

extension SQLiteError {
  /// What a call that failed left behind.
  @unsafe init(_ code: Int32, _ handle: OpaquePointer?) {
    self.code = code
    systemCode = unsafe handle.map { unsafe sqlite3_system_errno($0) } ?? 0
    reason = unsafe String(
      cString: handle.map { unsafe sqlite3_errmsg($0) } ?? sqlite3_errstr(code))
  }
}
