// SPDX-License-Identifier: MIT

/// Explains a command, a topic, or what commands and topics there are.
enum HelpCommand {
  static func run(_ arguments: Arguments) throws {
    if arguments.has(.manual) {
      return try Console.printDocument(ManualPage.text(in: Console.sentences))
    }
    try Console.print(lines(for: arguments.operands))
  }

  private static func lines(for operands: [String]) throws(UsageError) -> [String] {
    let names = operands.filter { $0 != HelpWord.all }
    if names.count > 1 { throw .tooManyOperands(command: .help, extra: names[1]) }
    let wantsAll = names.count < operands.count
    let s = Console.sentences
    guard let name = names.first else { return wantsAll ? everyPage : Menu.lines(in: s) }
    if let topic = HelpTopic(rawValue: name) { return topic.lines(in: s) }
    guard let command = CommandName(rawValue: name) else { return Menu.lines(in: s) }
    let spec = Commands.spec(command)
    return wantsAll ? FullHelpPage.lines(of: spec, in: s) : HelpPage.lines(of: spec, in: s)
  }

  private static var everyPage: [String] {
    let pages = Commands.all.map { FullHelpPage.lines(of: $0, in: Console.sentences) }
    return Array(pages.joined(separator: [""]))
  }
}
