// SPDX-License-Identifier: MIT

/// Words of help that are neither commands nor topics.
enum HelpWord {
  /// Asks for every option.
  static let all = "all"
}

/// Explains a command, a topic, or what commands and topics there are.
enum HelpCommand {
  static func run(_ arguments: Arguments) throws {
    if arguments.has(.manual) { return try Console.printDocument(ManualPage.text) }
    try Console.print(lines(for: arguments.operands))
  }

  private static func lines(for operands: [String]) throws(UsageError) -> [String] {
    let names = operands.filter { $0 != HelpWord.all }
    if names.count > 1 { throw .tooManyOperands(command: .help, extra: names[1]) }
    let wantsAll = names.count < operands.count
    guard let name = names.first else { return wantsAll ? everyPage : Menu.lines }
    if let topic = HelpTopic(rawValue: name) { return topic.lines }
    guard let command = CommandName(rawValue: name) else { return Menu.lines }
    let spec = Commands.spec(command)
    return wantsAll ? FullHelpPage.lines(of: spec) : HelpPage.lines(of: spec)
  }

  private static var everyPage: [String] {
    Array(Commands.all.map(FullHelpPage.lines).joined(separator: [""]))
  }
}
