// SPDX-License-Identifier: MIT

internal import Posix

extension ByteWindow {
  /// The rows of a table or a query of a database as delimited text.
  ///
  /// `path` is where the database stands; nil for bytes that came from elsewhere.
  mutating func databaseCells(
    path: String?, _ options: ReadOptions
  ) throws(ReadError) -> (cells: [UInt8], notes: [ReadNote]) {
    let file = stream.name
    guard let path, let size = stream.size else {
      try readAll()
      let copy = try Self.copy(of: Array(bytes[start..<end]), file: file)
      return try Self.cells(file, options) { () throws(DatabaseFault) in try copy.get() }
    }
    let mayHaveLog = DatabaseSnapshot.mayHaveLog(bytes[start..<end])
    if mayHaveLog, let copy = try Self.snapshot(path, file) {
      return try Self.cells(file, options) { () throws(DatabaseFault) in try copy.get() }
    }
    return try Self.cells(file, options, notes: mayHaveLog ? [.readBesideLog] : []) {
      () throws(DatabaseFault) in try DatabaseReading(path: path, size: size)
    }
  }

  /// A copy of a database with its log; nil where none can be made.
  private static func snapshot(
    _ path: String, _ file: String
  ) throws(ReadError) -> Result<DatabaseReading, DatabaseFault>? {
    let bytes: [UInt8]?
    do throws(DatabaseFault) { bytes = try DatabaseSnapshot.bytes(of: path) } catch {
      throw .database(file: file, error)
    }
    return bytes.flatMap { try? copy(of: $0, file: file) }
  }

  /// Bytes as a database in a file that has a name only until SQLite has opened it, before anything stands
  /// in it: whatever ends the program, nothing of them stays.
  private static func copy(
    of bytes: [UInt8], file: String
  ) throws(ReadError) -> Result<DatabaseReading, DatabaseFault> {
    var bytes = bytes
    // There is no log beside a copy, so that the header must not say that there is one.
    if bytes.count > 20 { (bytes[18], bytes[19]) = (1, 1) }
    var opened: Result<DatabaseReading, DatabaseFault> = .failure(.unreadable(reason: ""))
    do throws(SystemError) {
      let copy = try Spool.namelessFile(in: [Spool.temporaryFolder, "/tmp"]) { path in
        opened = Result { () throws(DatabaseFault) in
          try DatabaseReading(path: path, size: bytes.count)
        }
      }
      try DescriptorWriter(copy.number).write(bytes.span.bytes)
    } catch {
      throw .cannotKeep(file: file, folder: Spool.temporaryFolder, code: error.code)
    }
    return opened
  }

  private static func cells(
    _ file: String, _ options: ReadOptions, notes: [ReadNote] = [],
    of open: () throws(DatabaseFault) -> DatabaseReading
  ) throws(ReadError) -> (cells: [UInt8], notes: [ReadNote]) {
    do throws(DatabaseFault) {
      let cells = try open().inTime { database throws(DatabaseFault) in
        if let query = options.query { return try database.cells(of: query) }
        let table = try table(asked: options.table, among: database.tables())
        return try database.cells(of: "SELECT * FROM \(quoted(table))")
      }
      return (cells, notes)
    } catch {
      throw .database(file: file, error)
    }
  }

  private static func table(
    asked: String?, among tables: [String]
  ) throws(DatabaseFault) -> String {
    if let asked {
      let folded = tables.first { $0.lowercased() == asked.lowercased() }
      guard let table = tables.first(where: { $0 == asked }) ?? folded else {
        throw .unknownTable(asked, tables: tables)
      }
      return table
    }
    guard let first = tables.first else { throw .noTables }
    guard tables.count == 1 else { throw .severalTables(tables) }
    return first
  }

  /// A name as SQL has it.
  private static func quoted(_ name: String) -> String {
    let bytes = name.utf8.flatMap { $0 == Byte.quote ? [$0, $0] : [$0] }
    return "\"\(String(decoding: bytes, as: UTF8.self))\""
  }
}
