// SPDX-License-Identifier: MIT

internal import CSQLite
internal import Glibc
internal import Posix

/// A store that was opened, and which file it is.
struct OpenedStore: ~Copyable {
  var connection: Connection
  /// The file; nil in memory.
  let identity: StoreFile.Identity?
  /// Where a damaged file was moved to before.
  let damagedCopy: String?
}

/// Opens the file of a store.
struct StoreOpening {
  let path: String
  private let file: StoreFile

  init(path: String) {
    self.path = path
    file = StoreFile(path)
  }

  /// Opens for reading and writing, makes what is missing, moves aside what is damaged.
  ///
  /// - Throws: `StoreError`.
  func forWriting() throws(StoreError) -> OpenedStore {
    if path == ":memory:" { return try inMemory() }
    try file.checkKind()
    try file.makeFolders()
    // A path is resolved only once its folder is there.
    let opening = StoreOpening(path: path)
    return try opening.file.locked { () throws(StoreError) in try opening.replacingDamaged() }
  }

  /// Opens for reading; nil if there is no file, or an empty one.
  func forReading() throws(StoreError) -> OpenedStore? {
    if path == ":memory:" { return try inMemory() }
    try file.checkKind()
    guard try file.exists() else { return nil }
    var isOlder = false
    let opened = try file.locked { () throws(StoreError) in try readable(isOlder: &isOlder) }
    guard isOlder else { return opened }
    _ = try forWriting()
    return try file.locked { () throws(StoreError) in try readable(isOlder: &isOlder) }
  }

  /// Moves a file that turned out to be damaged aside, unless another process has, and opens anew.
  ///
  /// - Parameter identity: The file that is damaged.
  /// - Returns: The store that took its place.
  /// - Throws: `StoreError`.
  func again(without identity: StoreFile.Identity?) throws(StoreError) -> OpenedStore {
    try file.locked { () throws(StoreError) in
      guard let identity, file.identity == identity else { return try replacingDamaged() }
      return try opened(after: try file.moveAside())
    }
  }

  private func inMemory() throws(StoreError) -> OpenedStore {
    try translated { () throws(SchemaError) in
      let connection = try Connection(store: path, mode: SQLITE_OPEN_READWRITE)
      try connection.prepareForWriting()
      return OpenedStore(connection: connection, identity: nil, damagedCopy: nil)
    }
  }

  private func replacingDamaged() throws(StoreError) -> OpenedStore {
    do {
      return try opened(after: nil)
    } catch .damaged {
      guard file.looksLikeStore else { throw .foreign(path: path) }
      return try opened(after: try file.moveAside())
    } catch {
      throw error
    }
  }

  private func opened(after copy: String?) throws(StoreError) -> OpenedStore {
    try translated { () throws(SchemaError) in
      let connection = try Connection(
        store: file.resolved, mode: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
      guard !connection.isReadOnly else { throw .readOnly }
      try connection.prepareForWriting()
      return OpenedStore(connection: connection, identity: file.identity, damagedCopy: copy)
    }
  }

  private func readable(isOlder: inout Bool) throws(StoreError) -> OpenedStore? {
    do throws(SchemaError) {
      return try readable(file.resolved, SQLITE_OPEN_READONLY, isOlder: &isOlder)
    } catch {
      // The index of the log cannot be made where the folder may only be read. Without a log the
      // file alone is everything.
      guard error.isRefusal, !file.hasLog else { throw readingError(error) }
      let mode = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      let name = immutableURI(of: file.resolved)
      do throws(SchemaError) { return try readable(name, mode, isOlder: &isOlder) } catch {
        throw readingError(error)
      }
    }
  }

  /// Who may only read moves nothing aside.
  private func readingError(_ shape: SchemaError) -> StoreError {
    if case .fault(let fault) = shape, fault.isDamage { return .damaged(path: path, code: EROFS) }
    return shape.error(path: path)
  }

  private func readable(
    _ name: String, _ mode: Int32, isOlder: inout Bool
  ) throws(SchemaError) -> OpenedStore? {
    let connection = try Connection(store: name, mode: mode)
    let version = try connection.storeVersion()
    isOlder = (1..<Migrations.latest).contains(version)
    connection.keepLogOnClosing(false)
    guard version > 0 else { return nil }
    return OpenedStore(connection: connection, identity: file.identity, damagedCopy: nil)
  }

  private func translated<Result: ~Copyable>(
    _ body: () throws(SchemaError) -> Result
  ) throws(StoreError) -> Result {
    do throws(SchemaError) { return try body() } catch { throw error.error(path: path) }
  }
}

/// A URI that tells SQLite the file is immutable: no lock, no log.
private func immutableURI(of path: String) -> String {
  let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/-._~".utf8)
  let hex = Array("0123456789ABCDEF")
  var name = ""
  for byte in path.utf8 {
    if plain.contains(byte) {
      name.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      name += "%\(hex[Int(byte >> 4)])\(hex[Int(byte & 15)])"
    }
  }
  return "file://\(name)?immutable=1"
}

extension Connection {
  /// Opens a file that may turn out to be no store; its log is kept until it is known to be one.
  fileprivate init(store name: String, mode: Int32) throws(SchemaError) {
    do throws(SQLiteError) {
      try self.init(opening: name, mode: mode)
      keepLogOnClosing(true)
    } catch {
      throw .fault(error)
    }
  }

  /// Checks what the file is, brings it up to date, and chooses how it is written.
  ///
  /// A write-ahead log lets others read while one writes. With `synchronous` FULL, what was saved
  /// outlasts a loss of power, not only the end of the process.
  fileprivate func prepareForWriting() throws(SchemaError) {
    let version = try storeVersion()
    do throws(SQLiteError) {
      try execute("PRAGMA foreign_keys = ON; PRAGMA cell_size_check = ON")
      try execute("PRAGMA trusted_schema = OFF; PRAGMA synchronous = FULL")
      try execute("PRAGMA journal_mode = WAL")
      if version < Migrations.latest { try migrate() }
      keepLogOnClosing(false)
    } catch {
      throw .fault(error)
    }
  }
}
