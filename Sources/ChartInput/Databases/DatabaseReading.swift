// SPDX-License-Identifier: MIT

internal import Audiograph
internal import CSQLite

/// A database of SQLite that is read and never written, whatever stands in it.
final class DatabaseReading: Sendable {
  static let library = "libsqlite3.so.0"
  private static let patience: Int32 = 2000
  private static let settings = "PRAGMA query_only = 1; PRAGMA temp_store = MEMORY"

  /// Where the connection stands, as bits, which any thread may have.
  private let place: UInt
  private let watch: QueryGuard
  private let size: Int

  /// Opens a file of a size to be read for so many seconds.
  ///
  /// - Throws: `DatabaseFault`.
  init(
    path: String, size: Int, seconds: Double = QueryGuard.usualSeconds
  ) throws(DatabaseFault) {
    watch = QueryGuard(seconds: seconds)
    self.size = size
    guard audiograph_has_sqlite() == 1 else { throw .missing(name: Self.library) }
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(
      DatabasePlace.address(of: path), &opened, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nil)
    guard let opened, code == SQLITE_OK else {
      let reason = opened.map { String(cString: sqlite3_errmsg($0)) } ?? ""
      sqlite3_close_v2(opened)
      throw .unreadable(reason: reason)
    }
    // From here on the end of the object closes it, be it in an error.
    place = UInt(bitPattern: opened)
    sqlite3_busy_timeout(database, Self.patience)
    DatabaseLimits(size: size).set(for: database)
    guard audiograph_distrust_schema(database) == SQLITE_OK,
      sqlite3_exec(database, Self.settings, nil, nil, nil) == SQLITE_OK
    else { throw fault(isOfQuery: false) }
    watch.watch(database)
  }

  deinit { sqlite3_close_v2(database) }

  private var database: OpaquePointer? { OpaquePointer(bitPattern: place) }

  /// Whether the time is over.
  var isLate: Bool { watch.isLate }

  /// What takes too much time.
  var lateness: DatabaseFault { .tooLong(seconds: Int(watch.seconds)) }

  /// Breaks off what is at work, from any thread.
  func interrupt() { sqlite3_interrupt(database) }

  /// The tables and views, in the order in which they were made.
  func tables() throws(DatabaseFault) -> [String] {
    let query = """
      SELECT name FROM sqlite_master WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\\_%'
      ESCAPE '\\' ORDER BY rowid
      """
    let statement = try statement(query, isOfQuery: false)
    defer { sqlite3_finalize(statement) }
    var names: [String] = []
    while try step(statement, isOfQuery: false) {
      if let name = sqlite3_column_text(statement, 0) { names.append(String(cString: name)) }
    }
    return names
  }

  /// The rows of a query as delimited text, texts in quotation marks and nothing else.
  func cells(of query: String) throws(DatabaseFault) -> [UInt8] {
    let statement = try statement(query, isOfQuery: true)
    defer { sqlite3_finalize(statement) }
    let columns = 0..<sqlite3_column_count(statement)
    guard sqlite3_stmt_readonly(statement) != 0, !columns.isEmpty else { throw .notOneQuery }
    if !watch.hasSearches { DatabaseLimits.allowLongValues(in: database) }
    let budget = TextBudget(sourceSize: size)
    var bytes: [UInt8] = []
    for column in columns {
      if column > 0 { bytes.append(Byte.comma) }
      Self.append(
        sqlite3_column_name(statement, column).map { String(cString: $0) } ?? "", to: &bytes)
    }
    bytes.append(Byte.newline)
    while try step(statement, isOfQuery: true) {
      let start = bytes.count
      for column in columns {
        if column > 0 { bytes.append(Byte.comma) }
        try append(statement, column, to: &bytes)
      }
      bytes.append(Byte.newline)
      guard budget.allows(emptyCells: columns.count), budget.allows(bytes.count - start) else {
        throw .tooLarge(limit: budget.limit)
      }
    }
    return bytes
  }

  // MARK: - Cells

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(Byte.quote)
    for byte in text.utf8 { SheetText.append(byte, to: &bytes) }
    bytes.append(Byte.quote)
  }

  /// Appends a value as it is stored; what is neither number nor text counts as missing, and infinity is
  /// written as other sources write it, so that it is refused, or counted, as theirs is.
  private func append(
    _ statement: OpaquePointer, _ column: Int32, to bytes: inout [UInt8]
  ) throws(DatabaseFault) {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: bytes += String(sqlite3_column_int64(statement, column)).utf8
    case SQLITE_FLOAT:
      let number = sqlite3_column_double(statement, column)
      let isInfinite = number.isInfinite
      bytes += (isInfinite ? number < 0 ? "-inf" : "inf" : JSONCellWriter.digits(number)).utf8
    case SQLITE_TEXT:
      guard let text = sqlite3_column_text(statement, column) else { throw .tooMuch }
      let count = Int(sqlite3_column_bytes(statement, column))
      bytes.append(Byte.quote)
      for byte in UnsafeBufferPointer(start: text, count: count) {
        SheetText.append(byte, to: &bytes)
      }
      bytes.append(Byte.quote)
    case SQLITE_BLOB: bytes += "#N/A".utf8
    default: break
    }
  }

  // MARK: - Statements

  /// SQLITE_READONLY_ROLLBACK, which Swift does not import: what was broken off would have to be undone.
  private static let rollback = SQLITE_READONLY | 3 << 8

  /// - Throws: `DatabaseFault.notOneQuery` where another one follows.
  private func statement(
    _ text: String, isOfQuery: Bool
  ) throws(DatabaseFault) -> OpaquePointer {
    var statement: OpaquePointer?
    let (code, rest) = text.withCString { start in
      var rest: UnsafePointer<CChar>?
      let code = sqlite3_prepare_v2(database, start, -1, &statement, &rest)
      return (code, rest.map { String(cString: $0) } ?? "")
    }
    guard code == SQLITE_OK else { throw fault(isOfQuery: isOfQuery) }
    guard let statement else { throw .notOneQuery }
    guard rest.utf8.allSatisfy({ $0 <= Byte.space || $0 == Byte.semicolon }) else {
      sqlite3_finalize(statement)
      throw .notOneQuery
    }
    return statement
  }

  /// Whether there is another row.
  private func step(_ statement: OpaquePointer, isOfQuery: Bool) throws(DatabaseFault) -> Bool {
    switch sqlite3_step(statement) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw fault(isOfQuery: isOfQuery)
    }
  }

  /// What the last error means.
  private func fault(isOfQuery: Bool) -> DatabaseFault {
    let reason = String(cString: sqlite3_errmsg(database))
    if watch.isLate { return lateness }
    if let function = watch.refusedFunction { return .functionNotAllowed(function.utf8.bounded()) }
    if watch.hasRefused { return .notOneQuery }
    let code = sqlite3_extended_errcode(database)
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: return .busy
    case SQLITE_NOMEM, SQLITE_TOOBIG: return .tooMuch
    case SQLITE_READONLY where code == Self.rollback: return .unfinished
    case SQLITE_READONLY, SQLITE_CANTOPEN: return .logUnreadable
    case SQLITE_ERROR where isOfQuery: return .badQuery(reason: reason.utf8.bounded())
    default: return .unreadable(reason: reason.utf8.bounded())
    }
  }
}
