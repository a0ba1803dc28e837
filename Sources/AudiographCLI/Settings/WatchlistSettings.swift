// SPDX-License-Identifier: MIT

internal import JSON

/// The settings of a watchlist: for the whole list, and for symbols in it.
struct WatchlistSettings: Sendable {
  let name: String
  /// The file that they stand in.
  let path: String
  /// A value each under the name of a setting; those of symbols in a record `symbols`.
  let record: JSONValue

  /// Every setting that has a value, those of the list first.
  var keys: [SettingKey] {
    let own = SettingOwner(list: name)
    let ofSymbols = (record[SettingKey.symbols]?.members ?? []).flatMap { member in
      keys(in: member.value, of: SettingOwner(list: name, symbol: member.name.uppercased()))
    }
    return keys(in: record, of: own) + ofSymbols
  }

  /// The names that mean nothing, in order.
  var unknownNames: [String] {
    let ofSymbols = (record[SettingKey.symbols]?.members ?? []).flatMap(\.value.members)
    let known = Set(SettingKey.ofCharts.map(\.name))
    return (record.members.filter { $0.name != SettingKey.symbols } + ofSymbols).map(\.name)
      .filter { !known.contains($0) }
  }

  private func keys(in record: JSONValue, of owner: SettingOwner) -> [SettingKey] {
    record.members.compactMap { member in
      SettingKey.ofCharts.first { $0.name == member.name }.map { .of(owner, $0) }
    }
  }

  /// The value for a symbol of the list, or for the list; nil if it has none.
  ///
  /// - Throws: `SettingsError` for a value that is not allowed.
  func found(_ key: SettingKey, of symbol: String?) throws(SettingsError) -> FoundSetting? {
    let values =
      symbol.map { symbol in
        record[SettingKey.symbols]?.members.last { $0.name.uppercased() == symbol }?.value
      } ?? record
    guard let value = values?[key.name] else { return nil }
    return try SettingKey.of(SettingOwner(list: name, symbol: symbol), key).found(
      value, at: .file(path), rank: symbol == nil ? .list : .symbolOfList)
  }
}
