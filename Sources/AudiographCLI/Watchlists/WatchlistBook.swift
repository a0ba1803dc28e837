// SPDX-License-Identifier: MIT

internal import JSON
internal import MarketData

/// A list of symbols under a name, in the user's order.
struct Watchlist: Equatable {
  var name: String
  /// The symbols in capitals.
  var symbols: [String]
}

/// The watchlists of a file, with everything else that stands in it.
struct WatchlistBook: Equatable {
  /// The record of the file; its member `lists` has one member a list.
  private(set) var record: JSONValue

  /// The book in a record of a file.
  ///
  /// - Throws: `WatchlistError.malformed` where `lists` is no record of lists of texts,
  ///   `WatchlistError.misnamed` where a list has a name that cannot be given, which shells would
  ///   complete.
  init(_ record: JSONValue, path: String) throws(WatchlistError) {
    self.record = record
    let lists = record["lists"] ?? .record([])
    guard lists.shape == .record else { throw .malformed(path, list: nil) }
    for member in lists.members {
      guard Self.isName(member.name) else { throw .misnamed(path, list: member.name) }
      guard member.value.texts != nil else { throw .malformed(path, list: member.name) }
    }
    let settings = record[Self.settings] ?? .record([])
    guard settings.shape == .record else { throw .malformedSettings(path, list: nil) }
    for member in settings.members {
      let symbols = member.value[SettingKey.symbols] ?? .record([])
      guard member.value.shape == .record, symbols.shape == .record,
        symbols.members.allSatisfy({ $0.value.shape == .record })
      else { throw .malformedSettings(path, list: member.name) }
    }
  }

  /// The record of the file with the settings of lists.
  private static let settings = "settings"

  /// Every list in order.
  var lists: [Watchlist] {
    (record["lists"]?.members ?? []).map {
      Watchlist(name: $0.name, symbols: ($0.value.texts ?? []).map { $0.uppercased() })
    }
  }

  /// The list of a name, in whatever letter case.
  ///
  /// - Throws: `WatchlistError.unknownList`.
  func list(_ name: String) throws(WatchlistError) -> Watchlist {
    if let list = find(name) { return list }
    let names = lists.map(\.name)
    throw .unknownList(name, nearest: nearestName(to: name, among: names), names: names)
  }

  /// Adds symbols at the end of a list, which is made where there is none.
  ///
  /// - Returns: The list as it is now, and which symbols it had already.
  mutating func add(
    _ symbols: [MarketSymbol], to name: String
  ) throws(WatchlistError) -> (list: Watchlist, known: [String]) {
    try Self.check(name: name)
    var list = find(name) ?? Watchlist(name: name, symbols: [])
    var known: [String] = []
    for symbol in symbols.map(\.text) {
      if list.symbols.contains(symbol) { known.append(symbol) } else { list.symbols.append(symbol) }
    }
    keep(list)
    return (list, known)
  }

  /// Takes symbols out of a list, which stays even where nothing is left.
  ///
  /// - Throws: `WatchlistError.notInList`, with nothing taken out.
  mutating func remove(
    _ symbols: [MarketSymbol], from name: String
  ) throws(WatchlistError) -> Watchlist {
    var list = try list(name)
    for symbol in symbols {
      guard list.symbols.contains(symbol.text) else { throw notInList(symbol, list) }
    }
    let gone = Set(symbols.map(\.text))
    list.symbols.removeAll { gone.contains($0) }
    keep(list)
    if var settings = record[Self.settings]?[list.name],
      var ofSymbols = settings[SettingKey.symbols]
    {
      for symbol in gone { ofSymbols[symbol] = nil }
      settings[SettingKey.symbols] = ofSymbols.members.isEmpty ? nil : ofSymbols
      keepSettings(of: list.name, settings)
    }
    return list
  }

  /// Removes a list.
  ///
  /// - Returns: The list as it was.
  mutating func removeList(_ name: String) throws(WatchlistError) -> Watchlist {
    let list = try list(name)
    record["lists"]?[list.name] = nil
    keepSettings(of: list.name, .record([]))
    return list
  }

  // MARK: - Settings

  /// The settings of a list, in whatever letter case it is named.
  func settings(of name: String, path: String) throws(WatchlistError) -> WatchlistSettings {
    let list = try list(name)
    return WatchlistSettings(
      name: list.name, path: path, record: record[Self.settings]?[list.name] ?? .record([]))
  }

  /// Gives settings values for a list, or for some of its symbols.
  ///
  /// - Throws: `WatchlistError.notInList`, with nothing set.
  mutating func set(
    _ values: [(key: SettingKey, value: JSONValue?)], for symbols: [MarketSymbol], in name: String
  ) throws(WatchlistError) -> Watchlist {
    let list = try list(name)
    for symbol in symbols where !list.symbols.contains(symbol.text) {
      throw notInList(symbol, list)
    }
    var settings = record[Self.settings]?[list.name] ?? .record([])
    for (key, value) in values {
      if symbols.isEmpty { settings[key.name] = value }
      for symbol in symbols {
        var ofSymbols = settings[SettingKey.symbols] ?? .record([])
        var own = ofSymbols[symbol.text] ?? .record([])
        own[key.name] = value
        ofSymbols[symbol.text] = own.members.isEmpty ? nil : own
        settings[SettingKey.symbols] = ofSymbols.members.isEmpty ? nil : ofSymbols
      }
    }
    keepSettings(of: list.name, settings)
    return list
  }

  private mutating func keepSettings(of name: String, _ settings: JSONValue) {
    var all = record[Self.settings] ?? .record([])
    all[name] = settings.members.isEmpty ? nil : settings
    record[Self.settings] = all.members.isEmpty ? nil : all
  }

  /// Moves a symbol to a position, counted from 1.
  mutating func move(
    _ symbol: MarketSymbol, to position: String, in name: String
  ) throws(WatchlistError) -> Watchlist {
    var list = try list(name)
    guard let index = list.symbols.firstIndex(of: symbol.text) else {
      throw notInList(symbol, list)
    }
    guard let position = Int(position), (1...list.symbols.count).contains(position) else {
      throw .badPosition(position, count: list.symbols.count)
    }
    list.symbols.insert(list.symbols.remove(at: index), at: position - 1)
    keep(list)
    return list
  }

  /// Gives a list another name, at the place where it stands.
  mutating func rename(_ name: String, to new: String) throws(WatchlistError) -> Watchlist {
    var list = try list(name)
    try Self.check(name: new)
    if let other = find(new), other.name != list.name { throw .nameTaken(other.name) }
    let members = (record["lists"]?.members ?? []).map { member in
      JSONValue.Member(member.name == list.name ? new : member.name, member.value)
    }
    record["lists"] = .record(members)
    let settings = record[Self.settings]?[list.name] ?? .record([])
    keepSettings(of: list.name, .record([]))
    keepSettings(of: new, settings)
    list.name = new
    return list
  }

  /// Whether a text could be the name of a list: ASCII letters, digits, `-` and `_`.
  static func isName(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count) && text.utf8.allSatisfy(isNameByte)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func check(name: String) throws(WatchlistError) {
    guard isName(name) else { throw .badName(name) }
    guard !Commands.listActions.contains(name.lowercased()) else { throw .reservedName(name) }
  }

  /// The list of exactly this name, else of this name in another letter case.
  private func find(_ name: String) -> Watchlist? {
    let lists = lists
    return lists.first { $0.name == name }
      ?? lists.first { $0.name.lowercased() == name.lowercased() }
  }

  private mutating func keep(_ list: Watchlist) {
    var lists = record["lists"] ?? .record([])
    lists[list.name] = .list(list.symbols.map(JSONValue.text))
    record["lists"] = lists
  }

  private func notInList(_ symbol: MarketSymbol, _ list: Watchlist) -> WatchlistError {
    .notInList(
      symbol.text, list: list.name, nearest: nearestName(to: symbol.text, among: list.symbols))
  }
}

extension JSONValue {
  /// The texts of a list of texts; nil for everything else.
  fileprivate var texts: [String]? {
    guard case .list(let values) = self else { return nil }
    var texts: [String] = []
    for value in values {
      guard case .text(let text) = value else { return nil }
      texts.append(text)
    }
    return texts
  }
}
