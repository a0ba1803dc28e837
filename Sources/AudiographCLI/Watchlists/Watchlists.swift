// SPDX-License-Identifier: MIT

internal import JSON
internal import Posix

/// The user's watchlists, in `lists.json` beside the usual file of prices.
struct Watchlists {
  /// Where the file is; nil if neither variable that leads to it is set.
  let path: String?

  /// The watchlists in `$XDG_DATA_HOME/audiograph`, else in `~/.local/share/audiograph`.
  init(variable: (String) -> String? = environment) {
    path = BaseDirectory.data(variable).map { "\($0)/lists.json" }
  }

  /// Every list in order; none where there is no file.
  ///
  /// - Throws: `WatchlistError`.
  func all() throws(WatchlistError) -> [Watchlist] { try book().lists }

  /// The symbols of a list in order, in capitals.
  ///
  /// - Throws: `WatchlistError`, also where the list is empty.
  func symbols(of name: String) throws(WatchlistError) -> [String] {
    let list = try book().list(name)
    guard !list.symbols.isEmpty else { throw .emptyList(list.name) }
    return list.symbols
  }

  /// The settings of a list.
  ///
  /// - Throws: `WatchlistError`.
  func settings(of name: String) throws(WatchlistError) -> WatchlistSettings {
    try book().settings(of: name, path: path ?? "")
  }

  /// The settings of every list, in order.
  func allSettings() throws(WatchlistError) -> [WatchlistSettings] {
    let book = try book()
    return try book.lists.map { list throws(WatchlistError) in
      try book.settings(of: list.name, path: path ?? "")
    }
  }

  /// What the file holds.
  func book() throws(WatchlistError) -> WatchlistBook {
    guard let path else { return try WatchlistBook(.record([]), path: "") }
    let record: JSONValue?
    do { record = try UserFile(path: path).record() } catch { throw .unusableFile(path, error) }
    return try WatchlistBook(record ?? .record([]), path: path)
  }

  /// Changes the file under its lock.
  ///
  /// - Throws: `WatchlistError`, `UserFileError`, `OutputError`; nothing is changed then.
  func change<Result>(_ body: (inout WatchlistBook) throws -> Result) throws -> Result {
    guard let path else { throw WatchlistError.noFolder }
    do {
      return try UserFile(path: path).update { record in
        var book = try WatchlistBook(record, path: path)
        let result = try body(&book)
        record = book.record
        return result
      }
    } catch let error as JSONRecordError {
      throw WatchlistError.unusableFile(path, error)
    }
  }
}
