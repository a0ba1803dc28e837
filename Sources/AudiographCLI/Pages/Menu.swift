// SPDX-License-Identifier: MIT

/// The overview that is printed without a command: commands and help topics.
enum Menu {
  static func lines(in sentences: Sentences) -> [String] {
    [sentences.say(.menuTitle()), sentences.say(.menuStart())]
      + Commands.all.map { "  \($0.name.rawValue): \($0.summary(sentences))." }
      + [
        "\(sentences.say(.menuHelp())) \(HelpTopic.allCases.map(\.rawValue).joined(separator: ", "))."
      ]
  }
}
