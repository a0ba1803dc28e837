// SPDX-License-Identifier: MIT

internal import Glibc
internal import Synchronization

/// Prices, symbols and figures of companies, kept in one file of SQLite.
///
/// Several processes and threads may use the same file at once. What was saved is whole: a process
/// that is killed, or a loss of power, leaves everything or nothing of a call.
public final class PriceStore: Sendable {
  /// How a store is opened.
  public enum Access: Sendable {
    /// For reading and writing; a missing file and its folders are made.
    case readWrite
    /// For reading alone; nothing is made but what SQLite keeps beside a file that is open.
    case readOnly
  }

  /// Where the file is; `:memory:` for one that lives as long as the value.
  public let path: String
  /// Where a damaged file was moved to on opening; nil if none was.
  public let damagedCopy: String?
  private let access: Access
  private let opened: Mutex<OpenedStore>

  /// Opens a store, moving a damaged file aside.
  ///
  /// The damaged file and those that SQLite keeps beside it get a name such as
  /// `prices.sqlite.damaged-1`. Only the beginning of the file is looked at; damage further on
  /// is found when it is read.
  ///
  /// - Returns: Nil if there is no file, or an empty one, and access is for reading alone.
  /// - Throws: `StoreError`; `damaged` also where access is for reading alone.
  public init?(path: String, access: Access = .readWrite) throws(StoreError) {
    self.path = path
    self.access = access
    let opening = StoreOpening(path: path)
    switch access {
    case .readWrite:
      let store = try opening.forWriting()
      damagedCopy = store.damagedCopy
      opened = Mutex(store)
    case .readOnly:
      guard let store = try opening.forReading() else { return nil }
      damagedCopy = nil
      opened = Mutex(store)
    }
  }

  /// Lends the connection to a body, one thread at a time.
  ///
  /// - Throws: `StoreError`; `foundDamaged` where damage came to light, and the file has been moved
  ///   aside by then.
  func use<Result: Sendable>(
    _ body: (borrowing Connection) throws(SQLiteError) -> Result
  ) throws(StoreError) -> Result {
    try opened.withLock { (opened: inout sending OpenedStore) throws(StoreError) -> Result in
      do throws(SQLiteError) { return try body(opened.connection) } catch {
        guard error.isDamage else { throw error.error(path: path) }
        opened.connection.keepLogOnClosing(true)
        guard access == .readWrite, opened.identity != nil else {
          throw .damaged(path: path, code: EROFS)
        }
        opened = try StoreOpening(path: path).again(without: opened.identity)
        throw .foundDamaged(path: path, movedTo: opened.damagedCopy)
      }
    }
  }

  /// Lends the connection to a body whose changes happen all or not at all.
  func change<Result: Sendable>(
    _ body: (borrowing Connection) throws(SQLiteError) -> Result
  ) throws(StoreError) -> Result {
    try use { (connection) throws(SQLiteError) in
      try connection.transaction { () throws(SQLiteError) in try body(connection) }
    }
  }

  /// Lends the connection to a body that reads one state of the file.
  func read<Result: Sendable>(
    _ body: (borrowing Connection) throws(SQLiteError) -> Result
  ) throws(StoreError) -> Result {
    try use { (connection) throws(SQLiteError) in
      try connection.snapshot { () throws(SQLiteError) in try body(connection) }
    }
  }
}

extension Connection {
  /// The number that a symbol has in the tables; nil if nothing is known of it.
  func number(of symbol: MarketSymbol) throws(SQLiteError) -> Int64? {
    try integer("SELECT id FROM symbol WHERE symbol = ?", [.text(symbol.text)])
  }

  /// The number that a symbol has in the tables, a new one where nothing was known of it.
  func madeNumber(of symbol: MarketSymbol) throws(SQLiteError) -> Int64 {
    let known = try number(of: symbol)
    if let known { return known }
    let made = try integer(
      "INSERT INTO symbol (symbol) VALUES (?) RETURNING id", [.text(symbol.text)])
    return made ?? 0
  }
}
