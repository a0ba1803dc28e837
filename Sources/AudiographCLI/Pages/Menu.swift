// SPDX-License-Identifier: MIT

/// What the program says without a command.
enum Menu {
  static var lines: [String] { opening + commands + closing }

  private static let opening = [
    "audiograph lets you hear a chart.",
    "Type audiograph, a command, and a file or a symbol. For example:",
    "  audiograph play AAPL --range 1Y",
    "The commands:",
  ]

  private static var commands: [String] {
    Commands.all.map { "  \($0.name.rawValue): \($0.summary)." }
  }

  private static let closing = [
    "audiograph help COMMAND explains a command, examples first.",
    "audiograph --version prints the version.",
  ]
}
