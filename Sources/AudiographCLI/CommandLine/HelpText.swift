// SPDX-License-Identifier: MIT

internal import Audiograph

/// A text of help: a message by its name, and what it is given.
///
/// Most names follow from what the text is about, `option.range` or `help.play.example1`, so that tables need
/// not repeat them. A test finds names that no catalogue has, and messages of these families that nobody says.
struct HelpText: Sendable, ExpressibleByStringLiteral {
  let name: String
  /// Found when it is said, since each command makes the texts of all its options.
  private let given: @Sendable () -> [Given]

  init(_ name: String, _ given: @autoclosure @escaping @Sendable () -> [Given] = []) {
    (self.name, self.given) = (name, given)
  }

  init(stringLiteral name: String) { self.init(name) }

  /// What an option does, one sentence for all commands.
  static func option(_ option: OptionName) -> HelpText {
    option == .lang
      ? HelpText(
        "option.lang",
        [Given("drafts", .names(Language.allCases.filter(\.isDraft).map(\.rawValue)))])
      : HelpText("option.\(option.rawValue)")
  }

  /// What an option does, short enough to stand on one line; the sentence itself where that is short.
  static func brief(_ option: OptionName) -> HelpText {
    if option == .lang {
      return HelpText(
        "brief.lang", [Given("languages", .names(Language.allCases.map(\.rawValue)))])
    }
    let brief = HelpText("brief.\(option.rawValue)")
    return brief.exists ? brief : .option(option)
  }

  /// The texts of a command whose names end in 1, 2 and so on.
  static func all(_ part: String, of command: CommandName) -> [HelpText] {
    let texts = (1...).lazy.map { HelpText("help.\(command.rawValue).\(part)\($0)") }
    return Array(texts.prefix { $0.exists })
  }

  /// Whether there is such a message.
  var exists: Bool { english.catalogues.contains { $0.has(name) } }

  func callAsFunction(_ sentences: Sentences) -> String { sentences.say(.message(name, given())) }
}
