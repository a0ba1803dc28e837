// SPDX-License-Identifier: MIT

extension ByteWindow {
  /// A database is refused: SQLite is not in the page.
  mutating func databaseCells(
    path: String?, _ options: ReadOptions
  ) throws(ReadError) -> (cells: [UInt8], notes: [ReadNote]) {
    throw .otherContent(file: stream.name, .sqlite)
  }
}
