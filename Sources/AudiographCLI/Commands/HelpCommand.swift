// SPDX-License-Identifier: MIT

/// Explains a command, a topic, or what commands and topics there are, and finds what a word stands for.
enum HelpCommand {
  static func run(_ arguments: Arguments) throws {
    if arguments.has(.manual) {
      return try Console.printDocument(manual(for: arguments.operands))
    }
    try Console.print(lines(for: arguments.operands))
  }

  /// The manual page of a command, or the whole one.
  private static func manual(for operands: [String]) -> String {
    let s = Console.sentences
    guard let command = operands.lazy.compactMap(CommandName.init(rawValue:)).first else {
      return ManualPage.text(in: s)
    }
    return ManualPage.text(of: Commands.spec(command), in: s)
  }

  private static func lines(for operands: [String]) throws(UsageError) -> [String] {
    let names = operands.filter { $0 != HelpWord.all }
    if names.count > 1 { throw .tooManyOperands(command: .help, extra: names[1]) }
    let wantsAll = names.count < operands.count
    let s = Console.sentences
    guard let name = names.first else { return wantsAll ? everyPage : Menu.lines(in: s) }
    if let topic = HelpTopic(rawValue: name) { return topic.lines(in: s) }
    guard let command = CommandName(rawValue: name) else { return try found(name, in: s) }
    let spec = Commands.spec(command)
    return wantsAll ? FullHelpPage.lines(of: spec, in: s) : HelpPage.lines(of: spec, in: s)
  }

  /// What has to do with a word; before words that only begin with it, a name that was probably meant.
  private static func found(_ word: String, in s: Sentences) throws(UsageError) -> [String] {
    let search = HelpSearch(s)
    let lines = search.lines(about: word, in: s)
    guard lines.isEmpty else { return lines }
    let nearest = nearestName(to: word, among: HelpWord.names)
    if nearest != nil { throw .unknownCommand(word, nearest: nearest) }
    let others = search.lines(about: word, in: s, byBeginnings: true)
    guard others.isEmpty else { return others }
    throw .nothingFound(word)
  }

  private static var everyPage: [String] {
    let pages = Commands.all.map { FullHelpPage.lines(of: $0, in: Console.sentences) }
    return Array(pages.joined(separator: [""]))
  }
}
