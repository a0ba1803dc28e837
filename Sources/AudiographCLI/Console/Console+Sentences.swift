// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix

extension Console {
  /// What the program says, in the user's language; looked for when something is said first.
  static let sentences = Language.ofMessages(
    programArguments.compactMap { try? ArgumentBytes.text($0) }
  ).sentences
}

extension Language {
  /// The language that `--lang` asks for, else the settings, else the locale, else English.
  ///
  /// Arguments are looked at as they were typed, since messages are also about those that are wrong;
  /// a settings file that is wrong is told of elsewhere.
  static func ofMessages(
    _ arguments: [String], variable: @escaping @Sendable (String) -> String? = { environment($0) }
  ) -> Language {
    let first = value(of: .lang, in: arguments)?.part(before: ",")
    if let asked = first.flatMap({ Language(rawValue: String($0)) }) {
      return asked
    }
    var options = Arguments()
    if let path = value(of: .config, in: arguments) { options.add(.config, path) }
    let settings = Settings(options, variable: variable)
    let set = try? settings.value(.lang)
    return set.flatMap(Language.init(rawValue:)) ?? settings.localeLanguage ?? .english
  }

  /// The last value of an option, as one argument or after an equals sign.
  private static func value(of option: OptionName, in arguments: [String]) -> String? {
    let typed = arguments.prefix { $0 != "--" }
    let start = "\(option.typed)="
    for index in typed.indices.reversed() {
      if typed[index].begins(with: start) { return typed[index].without(first: start.utf8.count) }
      if typed[index] == option.typed, index + 1 < typed.endIndex { return typed[index + 1] }
    }
    return nil
  }
}
