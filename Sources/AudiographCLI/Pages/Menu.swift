// SPDX-License-Identifier: MIT

/// What the program says without a command: the commands and the topics of help.
enum Menu {
  static func lines(in sentences: any Sentences) -> [String] {
    [sentences.menuTitle(), sentences.menuStart(), sentences.menuCommands()]
      + Commands.all.map { "  \($0.name.rawValue): \($0.summary(sentences))." }
      + [sentences.menuTopics()]
      + HelpTopic.allCases.map { "  \($0.rawValue): \($0.summary(in: sentences))." }
      + [sentences.menuHelp()]
  }
}
