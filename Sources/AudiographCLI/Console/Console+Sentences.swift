// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix

extension Console {
  /// What the program says, in the user's language; looked for when something is said first.
  static let sentences = Language.ofMessages(
    programArguments.compactMap { try? ArgumentBytes.text($0) }
  ).sentences

  /// The width of lines that the options ask for, else the settings; looked for when something is said first.
  static let width = Int.widthOfMessages(
    programArguments.compactMap { try? ArgumentBytes.text($0) })
}

extension Int {
  /// The width that `--width` asks for, else the settings; nil where nothing, or nothing right, does.
  static func widthOfMessages(
    _ arguments: [String], variable: @escaping @Sendable (String) -> String? = { environment($0) }
  ) -> Int? {
    if let asked = typedValue(of: .width, in: arguments) { return Int(asked) }
    return Settings.ofMessages(arguments, variable).value(ofMessages: .option(.width)).flatMap {
      Int($0)
    }
  }
}

extension Settings {
  /// The settings of a command as it was typed.
  fileprivate static func ofMessages(
    _ arguments: [String], _ variable: @escaping @Sendable (String) -> String?
  ) -> Settings {
    var options = Arguments()
    if let path = typedValue(of: .config, in: arguments) { options.add(.config, path) }
    return Settings(options, variable: variable)
  }

  /// A setting; nil for a file that is wrong, which is told of elsewhere.
  fileprivate func value(ofMessages key: SettingKey) -> String? { (try? value(key)) ?? nil }
}

/// The last value of an option as it was typed, as one argument or after an equals sign.
private func typedValue(of option: OptionName, in arguments: [String]) -> String? {
  let typed = arguments.prefix { $0 != "--" }
  let start = "\(option.typed)="
  for index in typed.indices.reversed() {
    if typed[index].begins(with: start) { return typed[index].without(first: start.utf8.count) }
    if typed[index] == option.typed, index + 1 < typed.endIndex { return typed[index + 1] }
  }
  return nil
}

extension Language {
  /// The language that `--lang` asks for, else the settings, else the locale, else English.
  ///
  /// Arguments are looked at as they were typed, since messages are also about those that are wrong;
  /// a settings file that is wrong is told of elsewhere.
  static func ofMessages(
    _ arguments: [String], variable: @escaping @Sendable (String) -> String? = { environment($0) }
  ) -> Language {
    let first = typedValue(of: .lang, in: arguments)?.part(before: ",")
    if let asked = first.flatMap({ Language(rawValue: String($0)) }) {
      return asked
    }
    let settings = Settings.ofMessages(arguments, variable)
    let set = settings.value(ofMessages: .lang)
    return set.flatMap(Language.init(rawValue:)) ?? settings.localeLanguage ?? .english
  }
}
