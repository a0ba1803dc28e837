// SPDX-License-Identifier: MIT

internal import Audiograph

/// The overview that is printed without a command: commands and help topics.
enum Menu {
  static func lines(in sentences: Sentences) -> [String] {
    let others = CommandName.rarest.map(\.rawValue).joined(separator: sentences.comma)
    return [sentences.say(.menuTitle()), sentences.say(.menuStart())]
      + Commands.all.filter { !CommandName.rarest.contains($0.name) }
      .map { "  " + $0.name.rawValue + sentences.colon + sentences.ended($0.summary(sentences)) }
      + [
        "  \(sentences.say(.menuOthers(names: others)))",
        [
          sentences.say(.menuHelp()),
          sentences.ended(HelpTopic.allCases.map(\.rawValue).joined(separator: sentences.comma)),
        ].paragraph,
      ]
  }
}
