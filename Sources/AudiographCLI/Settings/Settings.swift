// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON
internal import MarketData
internal import Posix
internal import Synchronization

/// What is set once and for all: in the environment, else in the settings file.
///
/// Options beat both; they are for the caller to look at first. Nothing is opened before a value is
/// asked for that the environment does not have.
struct Settings: Sendable {
  private let variable: @Sendable (String) -> String?
  /// The file that was named; nil for the usual one.
  private let named: String?
  private let cache = Cache()
  /// The chart that they are asked for; nil for none in particular.
  private var scope: SettingScope?

  /// The settings of a run.
  init(
    _ arguments: Arguments,
    variable: @escaping @Sendable (String) -> String? = { environment($0) }
  ) {
    self.variable = variable
    named = arguments[.config]
  }

  /// The value of a setting, one of those allowed; nil if it is not set.
  ///
  /// - Throws: `SettingsError`.
  func value(_ key: SettingKey) throws(SettingsError) -> String? { try found(key)?.value }

  /// The same settings as they are for one chart: its symbol's own first, then its list's.
  func scoped(to scope: SettingScope?) -> Settings {
    var settings = self
    settings.scope = scope
    return settings
  }

  /// The value of a setting and where it is set; nil if it is not.
  ///
  /// - Throws: `SettingsError`.
  func found(_ key: SettingKey) throws(SettingsError) -> FoundSetting? {
    if let found = try ofChart(key) { return found }
    if case .of = key { return try inFile(key) }
    if let text = variable(key.variable) {
      let place = SettingSource.variable(key.variable)
      return FoundSetting(value: try key.checked(text, at: place), place: place, rank: .variable)
    }
    return try inFile(key)
  }

  /// The value that holds for the chart alone.
  private func ofChart(_ key: SettingKey) throws(SettingsError) -> FoundSetting? {
    guard let scope else { return nil }
    if let found = try scope.list?.found(key, of: scope.symbol) { return found }
    if let symbol = scope.symbol,
      var found = try inFile(.of(SettingOwner(symbol: symbol), key))
    {
      found.rank = .symbol
      return found
    }
    return try scope.list?.found(key, of: nil)
  }

  private func inFile(_ key: SettingKey) throws(SettingsError) -> FoundSetting? {
    guard let file = try file(),
      let value = file.record.last(where: { $0.name == key.joinedName })?.value
    else { return nil }
    return try key.found(value, at: .file(file.path), rank: .file)
  }

  /// The settings of symbols in the file, in its order.
  func keysOfSymbols() throws(SettingsError) -> [SettingKey] {
    guard let file = try file() else { return [] }
    return file.record.compactMap { SettingKey(joinedName: $0.name) }.uniqued
  }

  /// Whether the environment has a setting.
  func hasVariable(_ key: SettingKey) -> Bool { variable(key.variable) != nil }

  /// The language of the locale for messages (POSIX.1-2024, section 8.2): `LC_ALL` before
  /// `LC_MESSAGES` before `LANG`; nil if it is none of ours.
  var localeLanguage: Language? {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first
      .flatMap { Language(locale: $0) }
  }

  /// The names in the file that mean nothing, in its order.
  func unknownNames() throws(SettingsError) -> (path: String, names: [String])? {
    guard let file = try file() else { return nil }
    let known = Set(SettingKey.all.map(\.name))
    return (
      file.path,
      file.record.map(\.name).filter {
        !known.contains($0) && SettingKey(joinedName: $0) == nil
      }
    )
  }

  /// Throws where a file was named that cannot be read, whether or not a value of it is needed.
  func checkNamedFile() throws(SettingsError) {
    if named != nil { _ = try file() }
  }

  /// The settings file; nil if the usual one does not exist.
  private func file() throws(SettingsError) -> (path: String, record: [JSONValue.Member])? {
    guard let path else { return nil }
    do {
      return (path, try cache.record(path))
    } catch .notFound where named == nil {
      return nil
    } catch .notRegular where isNullDevice(path) {
      return (path, [])
    } catch {
      throw .unusableFile(path, error)
    }
  }

  /// The outcome of reading the file, which happens once.
  private final class Cache: Sendable {
    private let result = Mutex<Result<[JSONValue.Member], JSONRecordError>?>(nil)

    /// The values of the file under joined names.
    func record(_ path: String) throws(JSONRecordError) -> [JSONValue.Member] {
      let found = result.withLock { result in
        let found =
          result
          ?? Result { () throws(JSONRecordError) in try JSONValue(recordIn: path).flattened }
        result = found
        return found
      }
      return try found.get()
    }
  }

  /// The file that is changed: the one named, else the usual one; nil if no variable leads to it.
  var path: String? { named ?? usualPath }

  /// `$XDG_CONFIG_HOME/audiograph/config.json`.
  var usualPath: String? { BaseDirectory.settings(variable).map { "\($0)/config.json" } }
}

/// The chart that settings are asked for.
struct SettingScope: Sendable {
  /// Its symbol in capitals, where it shows nothing else.
  var symbol: String?
  /// The settings of its list, where it shows nothing else.
  var list: WatchlistSettings?
}

/// A value of a setting, and where it stands.
struct FoundSetting: Equatable {
  let value: String
  let place: SettingSource
  var rank: Rank

  /// What outranks what: the less, the more it says about this very chart.
  enum Rank: Int, Comparable {
    case symbolOfList, symbol, list, variable, file

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }
}

extension SettingKey {
  /// The setting of a symbol by its name in the file, `symbols.AAPL.baseline`.
  fileprivate init?(joinedName: String) {
    let prefix = "\(Self.symbols)."
    guard joinedName.begins(with: prefix),
      let key = SettingKey(name: joinedName.without(first: prefix.utf8.count)), case .of = key,
      key.joinedName == joinedName
    else { return nil }
    self = key
  }

  /// A value of a record; nil for null.
  func found(
    _ value: JSONValue, at place: SettingSource, rank: FoundSetting.Rank
  ) throws(SettingsError) -> FoundSetting? {
    guard value != .null else { return nil }
    if form.isText && !value.isText || value.shape == .list {
      throw .badValue(self, value: form == .secret ? "" : value.words, at: place, nearest: nil)
    }
    return FoundSetting(value: try checked(value.words, at: place), place: place, rank: rank)
  }

  /// A value as it is used, once it is known to be one.
  func checked(_ text: String, at place: SettingSource) throws(SettingsError) -> String {
    switch form {
    case .oneOf(let words):
      let word = Self.switched(text, among: words)
      if words.contains(word) { return word }
      throw .badValue(self, value: text, at: place, nearest: nearestName(to: text, among: words))
    case .seconds(let range), .wordsPerMinute(let range):
      if let seconds = decimalNumber(text), range.contains(seconds) { return text }
    case .address:
      if HTTPRequest.isAllowed(base: text) {
        return text.ends(with: "/") ? text.without(last: 1) : text
      }
    case .contact:
      // The SEC refuses all requests with one.
      let namesWebAddress = text.holds("://") || text.lowercased().holds("www.")
      if Self.isLine(text), !namesWebAddress { return text }
    case .keys:
      let names = text.words()
      if !names.isEmpty, names.allSatisfy({ ExplorationKey(String($0)) != nil }) { return text }
    case .path, .secret, .program:
      if Self.isLine(text) { return text }
    case .value(let option):
      let spec = Self.options.first { $0.name == option }
      if text.isEmpty || Self.isLine(text), spec?.problem(with: text) == nil { return text }
    }
    throw .badValue(self, value: hides(text) ? "" : text, at: place, nearest: nil)
  }

  /// Whether a text has something in it, and no control character.
  private static func isLine(_ text: String) -> Bool {
    !text.isBlank && !text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
  }

  /// Whether a value that cannot be used may hold what nobody should see: a key, or an address with
  /// a name, a password or a key in it.
  private func hides(_ text: String) -> Bool {
    form == .secret || form == .address && text.holdsAny(of: "@?#")
  }

  /// The word of a switch for a text that says the same otherwise.
  private static func switched(_ text: String, among words: [String]) -> String {
    switch (words, truth(text)) {
    case (["on", "off"], let isOn?): isOn ? "on" : "off"
    case (["true", "false"], let isTrue?): isTrue ? "true" : "false"
    default: text
    }
  }
}

extension JSONValue {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }

  /// What was written in place of a text, or near to it.
  fileprivate var words: String {
    switch self {
    case .text(let text): text
    case .number(let number): Double(number)?.plainDescription ?? number
    case .boolean(let isTrue): isTrue ? "true" : "false"
    case .list: "a list"
    case .record, .null: "null"
    }
  }
}
