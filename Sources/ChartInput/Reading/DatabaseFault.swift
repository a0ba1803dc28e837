// SPDX-License-Identifier: MIT

/// Why a table of a database cannot be read.
public enum DatabaseFault: Error, Sendable, Hashable {
  /// The library SQLite is missing.
  case missing(name: String)
  /// SQLite cannot open or read it; what it says.
  case unreadable(reason: String)
  /// Another program is writing it.
  case busy
  /// A program broke off as it wrote, and what it did can only be undone by one that may write.
  case unfinished
  /// Changes stand in a log beside it, which cannot be opened, since the folder cannot be written.
  case logUnreadable
  case noTables
  /// There are several, and none was asked for; their names.
  case severalTables([String])
  /// There is no table of the name that was asked for; the names there are.
  case unknownTable(String, tables: [String])
  /// The query cannot be understood, or asks for what is not there; what SQLite says.
  case badQuery(reason: String)
  /// The query does something else than to read, or is more than one.
  case notOneQuery
  /// The query, or a view that it reads, calls a function that is not among those which are allowed.
  case functionNotAllowed(String)
  /// The query takes longer than this many seconds.
  case tooLong(seconds: Int)
  /// Reading takes more memory than a database of this size is given, or a value is too long.
  case tooMuch
  /// The rows take more than this many bytes.
  case tooLarge(limit: Int)
}
