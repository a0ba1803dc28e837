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

  /// The settings of a run.
  init(
    _ arguments: Arguments,
    variable: @escaping @Sendable (String) -> String? = { environment($0) }
  ) throws(UsageError) {
    self.variable = variable
    named = arguments[.config]
    if named?.isEmpty == true { throw .emptyName(option: OptionName.config.typed) }
  }

  /// The value of a setting, one of those allowed; nil if it is not set.
  ///
  /// - Throws: `SettingsError`.
  func value(_ key: SettingKey) throws(SettingsError) -> String? { try found(key)?.value }

  /// The value of a setting and where it is set; nil if it is not.
  ///
  /// - Throws: `SettingsError`.
  func found(_ key: SettingKey) throws(SettingsError) -> (value: String, place: SettingSource)? {
    if let text = variable(key.variable) {
      let place = SettingSource.variable(key.variable)
      return (try key.checked(text, at: place), place)
    }
    guard let file = try file(),
      let value = file.record.last(where: { $0.name == key.name })?.value,
      value != .null
    else { return nil }
    let place = SettingSource.file(file.path)
    if key.form.isText, !value.isText {
      throw .badValue(key, value: key.form == .secret ? "" : value.words, at: place, nearest: nil)
    }
    return (try key.checked(value.words, at: place), place)
  }

  /// Whether the environment has a setting.
  func hasVariable(_ key: SettingKey) -> Bool { variable(key.variable) != nil }

  /// The language of the locale for messages (POSIX.1-2024, section 8.2): `LC_ALL` before
  /// `LC_MESSAGES` before `LANG`; nil where it is none of ours.
  var localeLanguage: Language? {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first
      .flatMap { Language(locale: $0) }
  }

  /// The names in the file that mean nothing, in its order.
  func unknownNames() throws(SettingsError) -> (path: String, names: [String])? {
    guard let file = try file() else { return nil }
    let known = Set(SettingKey.all.map(\.name))
    return (file.path, file.record.map(\.name).filter { !known.contains($0) })
  }

  /// Throws where a file was named that cannot be read, whether or not a value of it is needed.
  func checkNamedFile() throws(SettingsError) {
    if named != nil { _ = try file() }
  }

  /// The settings file; nil where the usual one does not exist.
  private func file() throws(SettingsError) -> (path: String, record: [JSONValue.Member])? {
    guard let path else { return nil }
    do {
      return (path, try cache.record(path))
    } catch .notFound where named == nil {
      return nil
    } catch {
      throw .unusableFile(path, error)
    }
  }

  /// The outcome of reading the file, which may be a pipe that gives its text once.
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

  /// The file that is changed: the one named, else the usual one; nil where no variable leads to it.
  var path: String? { named ?? usualPath }

  /// `$XDG_CONFIG_HOME/audiograph/config.json`.
  var usualPath: String? { BaseDirectory.settings(variable).map { "\($0)/config.json" } }
}

extension SettingKey {
  /// A value as it is used, once it is known to be one.
  func checked(_ text: String, at place: SettingSource) throws(SettingsError) -> String {
    switch form {
    case .oneOf(let words):
      let word = self == .offline ? Self.truth(text) : text
      if words.contains(word) { return word }
      throw .badValue(self, value: text, at: place, nearest: nearestName(to: text, among: words))
    case .seconds(let range):
      if let seconds = decimalNumber(text), range.contains(seconds) { return text }
    case .address:
      if HTTPRequest.isAllowed(base: text) {
        return text.hasSuffix("/") ? String(text.dropLast()) : text
      }
    case .contact:
      // The SEC refuses all requests with one.
      let namesWebAddress = text.contains("://") || text.lowercased().contains("www.")
      if Self.isLine(text), !namesWebAddress { return text }
    case .keys:
      let names = text.split(separator: " ")
      if !names.isEmpty, names.allSatisfy({ ExplorationKey(String($0)) != nil }) { return text }
    case .path, .secret, .program:
      if Self.isLine(text) { return text }
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
    form == .secret || form == .address && text.contains { "@?#".contains($0) }
  }

  /// Variables of the environment are often set to 1.
  private static func truth(_ text: String) -> String {
    switch text.lowercased() {
    case "1", "true", "yes", "on": "true"
    case "0", "false", "no", "off": "false"
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

/// Why settings cannot be used.
enum SettingsError: Error, Equatable {
  case badValue(SettingKey, value: String, at: SettingSource, nearest: String?)
  case unusableFile(String, JSONRecordError)
  /// A name that leads to the setting holds something that is no record and would be lost.
  case blocked(SettingKey, by: String, path: String)
  /// Neither variable that leads to the usual file is set.
  case noFolder
}
