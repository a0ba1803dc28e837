// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

extension JSONValue {
  /// Gives a setting a value, where it stands, else as a nested record.
  ///
  /// - Throws: `SettingsError.blocked` where a name on the way holds something that would be lost.
  mutating func set(_ key: SettingKey, to text: String, in path: String) throws(SettingsError) {
    let places = places(of: key.joinedName)
    let place = places.last ?? key.place
    for end in place.indices.dropLast() {
      let value = self[place[...end]] ?? .null
      guard value == .null || value.shape == .record else {
        throw .blocked(key, by: place[...end].joined(separator: "."), path: path)
      }
    }
    guard self[place[...]]?.shape != .record else { throw .blocked(key, by: key.name, path: path) }
    for other in places.dropLast() { self[other[...]] = nil }
    self[place[...]] = key.jsonValue(text)
  }

  /// Takes a setting away wherever it stands, and records that are left empty by that.
  ///
  /// - Returns: Whether it stood anywhere.
  mutating func unset(_ key: SettingKey) -> Bool {
    let places = places(of: key.joinedName)
    for place in places {
      self[place[...]] = nil
      for end in place.indices.dropLast().reversed() where self[place[...end]] == .record([]) {
        self[place[...end]] = nil
      }
    }
    return !places.isEmpty
  }

  /// The names that lead to a setting: it may also be written flat, with full stops in its name.
  private func places(of name: String) -> [[String]] {
    members.flatMap { member -> [[String]] in
      guard member.value.shape == .record else { return member.name == name ? [[name]] : [] }
      guard name.begins(with: member.name + ".") else { return [] }
      return member.value.places(of: name.without(first: member.name.unicodeScalars.count + 1))
        .map { [member.name] + $0 }
    }
  }

  private subscript(place: ArraySlice<String>) -> JSONValue? {
    get {
      guard let first = place.first else { return self }
      return place.count == 1 ? self[first] : self[first]?[place.dropFirst()]
    }
    set {
      guard let first = place.first else { return }
      guard place.count > 1 else { return self[first] = newValue }
      var inner = self[first] ?? .record([])
      inner[place.dropFirst()] = newValue
      self[first] = inner
    }
  }
}

extension SettingKey {
  /// A value as the file has it.
  func jsonValue(_ text: String) -> JSONValue {
    switch form {
    case .seconds, .wordsPerMinute:
      decimalNumber(text).map { .number($0.plainDescription) } ?? .text(text)
    case .oneOf where self == .offline: .boolean(text == "true")
    case .oneOf(["on", "off"]): .boolean(text == "on")
    case .value: decimalNumber(text)?.plainDescription == text ? .number(text) : .text(text)
    default: .text(text)
    }
  }
}

extension Settings {
  /// Changes the file under a lock and as a whole.
  ///
  /// - Returns: Its path.
  /// - Throws: `SettingsError`, `UserFileError`, `OutputError`, what the body throws.
  func change(_ body: (inout JSONValue, String) throws -> Void) throws -> String {
    guard let path else { throw SettingsError.noFolder }
    do {
      try UserFile(path: path, mode: 0o600).update { try body(&$0, path) }
    } catch let error as JSONRecordError {
      throw SettingsError.unusableFile(path, error)
    }
    return path
  }
}
