// SPDX-License-Identifier: MIT

/// Why a data set of Form 13F cannot be read.
public enum HoldingsFault: Error, Sendable, Hashable {
  /// The file cannot be read; an errno value.
  case unreadable(code: Int32)
  /// The file is no zip archive, or breaks off before the directory at its end.
  case noArchive
  /// A table in the archive breaks off or differs from its checksum.
  case damaged
  /// The tables have more than so many bytes.
  case tooLarge(limit: Int)
  /// The library that unpacks is missing; its name.
  case missingLibrary(name: String)
  /// The archive has no such table: `INFOTABLE.tsv`.
  case missingTable(String)
  /// A table has no such column: `CUSIP`.
  case missingColumn(String, table: String)
  /// No filing in it has holdings.
  case noHoldings
}
