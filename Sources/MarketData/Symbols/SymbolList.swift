// SPDX-License-Identifier: MIT

internal import Posix

/// Reads lists of symbols: CSV with the columns `Symbol` and `Name`, and `Exchange`, `Currency` and
/// `Country` where the list has them.
///
/// The columns stand in any order and letter case, others are skipped; an empty cell, and an
/// exchange that repeats the symbol, say nothing. Empty lines are skipped.
public enum SymbolList {
  /// The entries of a list, in its order.
  ///
  /// - Parameter bytes: The text, with or without a byte-order mark.
  /// - Returns: One entry a row; empty for a list of headings alone.
  /// - Throws: `SymbolListError`, which names the row of whatever is wrong.
  public static func entries(
    _ bytes: [UInt8]
  ) throws(SymbolListError) -> [DirectoryEntry] {
    var rows = DelimitedText(bytes)
    guard let first = try rows.next() else { throw .empty }
    let columns = try ListColumns(first)
    var entries: [DirectoryEntry] = []
    while let row = try rows.next() { entries.append(try columns.entry(row)) }
    return entries
  }

  /// The entries of a file, in its order.
  ///
  /// - Throws: `SymbolListError`.
  public static func entries(
    ofFile path: String
  ) throws(SymbolListError) -> [DirectoryEntry] {
    try entries(try contents(of: path))
  }

  /// The bytes of a file of at most 50 MB.
  ///
  /// - Throws: `SymbolListError.unreadable`.
  public static func contents(of path: String) throws(SymbolListError) -> [UInt8] {
    do throws(SystemError) { return try fileContents(path, limit: 50_000_000) } catch {
      throw .unreadable(code: error.code)
    }
  }
}

/// Why a list of symbols cannot be read; rows are the lines of the file, counted from 1.
public enum SymbolListError: Error, Sendable, Hashable {
  /// The file cannot be read; an errno value.
  case unreadable(code: Int32)
  /// There is not even a row of headings.
  case empty
  /// The headings lack `Symbol` or `Name`; the one that is lacking.
  case missingColumn(String)
  /// A row has more or fewer cells than the headings.
  case raggedRow(row: Int, expected: Int, found: Int)
  /// A row has no symbol, or one that cannot be one.
  case badSymbol(row: Int, text: String)
  /// A row has no name.
  case missingName(row: Int)
  /// The quotation mark of a cell that begins in the row is never closed.
  case unterminatedQuote(row: Int)
  /// A row is not valid UTF-8, or holds a NUL byte.
  case notText(row: Int)
}

/// Where the columns of a list stand.
private struct ListColumns {
  private let count: Int
  private let symbol: Int
  private let name: Int
  private let exchange: Int?
  private let currency: Int?
  private let country: Int?

  init(_ headings: DelimitedText.Row) throws(SymbolListError) {
    let folded = headings.cells.map { $0.lowercased() }
    guard let symbol = folded.firstIndex(of: "symbol") else { throw .missingColumn("Symbol") }
    guard let name = folded.firstIndex(of: "name") else { throw .missingColumn("Name") }
    count = folded.count
    self.symbol = symbol
    self.name = name
    exchange = folded.firstIndex(of: "exchange")
    currency = folded.firstIndex(of: "currency")
    country = folded.firstIndex(of: "country")
  }

  func entry(_ row: DelimitedText.Row) throws(SymbolListError) -> DirectoryEntry {
    let cells = row.cells
    guard cells.count == count else {
      throw .raggedRow(row: row.number, expected: count, found: cells.count)
    }
    guard let symbol = MarketSymbol(cells[symbol]) else {
      throw .badSymbol(row: row.number, text: String(cells[symbol].prefix(60)))
    }
    guard !cells[name].isEmpty else { throw .missingName(row: row.number) }
    return DirectoryEntry(
      symbol: symbol, name: cells[name],
      exchange: cell(exchange, of: row).flatMap { $0 == cells[self.symbol] ? nil : $0 },
      currency: cell(currency, of: row), country: cell(country, of: row))
  }

  private func cell(_ column: Int?, of row: DelimitedText.Row) -> String? {
    column.map { row.cells[$0] }.flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// A file of the list that comes with the program.
struct ListFile {
  /// Who made the list.
  static let origin = "bundled"

  /// By what a change is noticed.
  struct Stamp: Equatable {
    let size: Int64
    /// Nanoseconds since 1970-01-01 00:00 UTC.
    let modified: Int64
  }

  let stamp: Stamp

  init(_ path: String) throws(SymbolListError) {
    do throws(SystemError) {
      let status = try FileStatus(path)
      stamp = Stamp(size: Int64(status.size), modified: status.modified)
    } catch {
      throw .unreadable(code: error.code)
    }
  }
}
