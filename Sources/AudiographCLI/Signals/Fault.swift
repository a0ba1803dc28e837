// SPDX-License-Identifier: MIT

internal import Audiograph

/// What is said where a trap ends the program: a fault of its own, and no error of anybody's.
enum Fault {
  /// The line for standard error, with the command and the names of its options.
  static func line(_ texts: [String], in s: Sentences) -> String? {
    ErrorWords(
      Message(
        .internalError, .programFault(command: command(texts)), .programFaultRemedy()),
      in: s
    ).line
  }

  /// The command without operands and values, which may be private; of short options only the first
  /// of a group, since its value may stand beside it.
  static func command(_ texts: [String]) -> String {
    let named = texts.prefix { $0 != "--" }
    // Behind it stands a command of its own.
    let through = named.firstIndex { $0.begins(with: OptionName.through.typed) }
    let typed = through.map { named[...$0] } ?? named
    let command = typed.first { !$0.begins(with: "-") }.flatMap(CommandName.init(rawValue:))
    let words = ["audiograph", command?.rawValue].compactMap(\.self) + typed.compactMap(option)
    return words.joined(separator: " ")
  }

  private static func option(_ text: String) -> String? {
    guard text.begins(with: "-") else { return nil }
    if text.begins(with: "--") {
      return OptionName(rawValue: text.without(first: 2).part(before: "="))?.typed
    }
    let letter = text.unicodeScalars.dropFirst().first
    return letter.flatMap { $0.isASCII && $0.properties.isAlphabetic ? "-\($0)" : nil }
  }
}
