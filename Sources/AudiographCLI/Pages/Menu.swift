// SPDX-License-Identifier: MIT

/// What the program says without a command: the commands and the topics of help.
enum Menu {
  static var lines: [String] { opening + commands + topics + closing }

  private static let opening = [
    "audiograph turns charts into sound and words.",
    "Type audiograph, a command, and a file or a symbol: audiograph play nile.",
    "Commands:",
  ]

  private static var commands: [String] {
    Commands.all.map { "  \($0.name.rawValue): \($0.summary)." }
  }

  private static var topics: [String] {
    ["Topics:"] + HelpTopic.allCases.map { "  \($0.rawValue): \($0.summary)." }
  }

  private static let closing = [
    "audiograph help, with the name of a command or a topic, explains it."
  ]
}
