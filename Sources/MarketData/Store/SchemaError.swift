// SPDX-License-Identifier: MIT

internal import CSQLite

/// Why a file cannot be used as a store: another schema, or an error of SQLite.
enum SchemaError: Error, Equatable {
  /// A later program made it.
  case tooNew(version: Int)
  /// Another program made it.
  case foreign
  /// It may only be read.
  case readOnly
  /// What SQLite answered.
  case fault(SQLiteError)

  /// The error of a store at a path.
  func error(path: String) -> StoreError {
    switch self {
    case .tooNew(let version): .tooNew(path: path, version: version)
    case .foreign: .foreign(path: path)
    case .readOnly: .readOnly(path: path)
    case .fault(let fault): fault.error(path: path)
    }
  }

  /// Whether the file could not be opened, though it is neither damaged nor locked.
  var isRefusal: Bool {
    guard case .fault(let fault) = self else { return false }
    return fault.kind == SQLITE_CANTOPEN || fault.kind == SQLITE_READONLY
      || fault.kind == SQLITE_IOERR
  }
}

extension Connection {
  /// The number of steps that the file has taken, 0 for an empty one.
  ///
  /// - Throws: `SchemaError` where the file is none that this program knows.
  func storeVersion() throws(SchemaError) -> Int {
    let version, application, parts: Int64
    do throws(SQLiteError) {
      version = try integer("PRAGMA user_version") ?? 0
      application = try integer("PRAGMA application_id") ?? 0
      parts = try integer("SELECT count(*) FROM sqlite_schema") ?? 0
    } catch {
      throw .fault(error)
    }
    let isEmpty = application == 0 && version == 0 && parts == 0
    guard application == Migrations.applicationID && version >= 0 || isEmpty else {
      throw .foreign
    }
    guard version <= Migrations.latest else { throw .tooNew(version: Int(version)) }
    return Int(version)
  }

  /// Takes the steps that the file lacks, all or none.
  func migrate() throws(SQLiteError) {
    try transaction { () throws(SQLiteError) in
      let version = Int(try integer("PRAGMA user_version") ?? 0)
      // Another process, of a later version perhaps, may have been here since the last look.
      guard (0..<Migrations.latest).contains(version) else { return }
      for step in Migrations.steps.dropFirst(version) { try execute(step) }
      try execute("PRAGMA application_id = \(Migrations.applicationID)")
      try execute("PRAGMA user_version = \(Migrations.latest)")
    }
  }
}
