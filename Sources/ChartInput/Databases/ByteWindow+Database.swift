// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix

extension ByteWindow {
  /// The rows of a table or a query of a database as delimited text.
  ///
  /// `path` is where the database stands; nil for bytes that came from elsewhere, which are kept in a file
  /// of their own as long as they are read.
  mutating func databaseCells(
    path: String?, _ options: ReadOptions
  ) throws(ReadError) -> [UInt8] {
    let file = stream.name
    if let path { return try Self.cells(path, file: file, options) }
    try readAll()
    var bytes = Array(bytes[start..<end])
    // There is no log beside a copy; otherwise SQLite would look for one.
    if bytes.count > 20 { (bytes[18], bytes[19]) = (1, 1) }
    let copy: TemporaryCopy
    do throws(SystemError) { copy = try TemporaryCopy(of: bytes) } catch {
      throw .cannotKeep(file: file, folder: Spool.temporaryFolder, code: error.code)
    }
    return try withExtendedLifetime(copy) { () throws(ReadError) in
      try Self.cells(copy.path, file: file, options)
    }
  }

  private static func cells(
    _ path: String, file: String, _ options: ReadOptions
  ) throws(ReadError) -> [UInt8] {
    do throws(DatabaseFault) {
      let database = try DatabaseReading(path: path)
      if let query = options.query { return try database.cells(of: query) }
      let tables = try database.tables()
      let table = try table(asked: options.table, among: tables)
      return try database.cells(of: "SELECT * FROM \(quoted(table))")
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

/// A file that goes away with the value.
private final class TemporaryCopy {
  let path: String

  init(of bytes: [UInt8]) throws(SystemError) {
    var template = Array("\(Spool.temporaryFolder)/audiograph-XXXXXX".utf8CString)
    let descriptor = FileDescriptor(owning: try systemCall { mkstemp(&template) })
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    do throws(SystemError) {
      try DescriptorWriter(descriptor.number).write(bytes.span.bytes)
    } catch {
      unlink(path)
      throw error
    }
  }

  deinit { unlink(path) }
}
