// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON
internal import MarketData
internal import Posix

/// The alerts that are kept for symbols, in `alerts.json` beside the watchlists.
///
/// Each is kept as it is typed: `--change 2% --within 10m`.
struct KeptAlerts {
  /// Where the file is; nil if neither variable that leads to it is set.
  let path: String?

  /// The alerts in `$XDG_DATA_HOME/audiograph`, else in `~/.local/share/audiograph`.
  init(variable: (String) -> String? = environment) {
    path = BaseDirectory.data(variable).map { "\($0)/alerts.json" }
  }

  /// Every symbol that has any, with its alerts, in the order in which they were added.
  ///
  /// - Throws: `AlertError`.
  func all() throws(AlertError) -> [(symbol: MarketSymbol, alerts: [String])] {
    guard let path else { return [] }
    let record: JSONValue?
    do { record = try UserFile(path: path).record() } catch { throw .unusable(path: path) }
    return try (record?.members ?? []).map { member throws(AlertError) in
      guard let symbol = MarketSymbol(member.name), case .list(let values) = member.value else {
        throw .unusable(path: path)
      }
      return (
        symbol,
        try values.map { value throws(AlertError) in
          guard case .text(let text) = value else { throw .unusable(path: path) }
          return text
        }
      )
    }
  }

  /// The alerts of a symbol.
  ///
  /// - Throws: `AlertError`.
  func alerts(of symbol: MarketSymbol) throws(AlertError) -> [String] {
    try all().first { $0.symbol == symbol }?.alerts ?? []
  }

  /// Changes the alerts of a symbol under the lock of the file.
  ///
  /// - Returns: The alerts of the symbol as they are now.
  /// - Throws: `AlertError`, `UserFileError`, `OutputError`; nothing is changed then.
  func change(
    _ symbol: MarketSymbol, _ body: ([String]) throws -> [String]
  ) throws -> [String] {
    guard let path else { throw AlertError.noFolder }
    do {
      return try UserFile(path: path).update { record in
        let changed = try body(try alerts(of: symbol)).uniqued
        record[symbol.text] = changed.isEmpty ? nil : .list(changed.map(JSONValue.text))
        return changed
      }
    } catch is JSONRecordError {
      throw AlertError.unusable(path: path)
    }
  }
}

/// Why alerts cannot be kept or read.
struct AlertError: MessageError {
  let message: Message

  /// The file holds something else.
  static func unusable(path: String) -> Self {
    Self(.input, .alertUnusable(path: path), .alertUnusableRemedy())
  }

  static let noFolder = Self(.output, .alertNoFolder(), .listNoFolderRemedy())

  /// Nothing of the kind is kept for a symbol.
  static func notKept(symbol: String) -> Self {
    Self(.input, .alertNotKept(symbol: symbol), .alertNotKeptRemedy())
  }
}
