// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

/// Shows and changes watchlists.
struct ListCommand {
  private let arguments: Arguments
  private let settings: Settings
  private let action: Action
  private let lists = Watchlists()

  /// What is done, by the operands.
  fileprivate enum Action {
    case showAll
    case show(String)
    case add([MarketSymbol], to: String)
    case remove([MarketSymbol], from: String)
    case removeList(String)
    case move(MarketSymbol, to: String, in: String)
    case rename(String, to: String)
    case set([Assignment], for: [MarketSymbol], in: String)
  }

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    settings = Settings(arguments)
    action = try Action(arguments.operands)
    if arguments.has(.json), action.changesSomething {
      throw UsageError.contradiction(OptionName.json.typed, arguments.operands[0])
    }
  }

  func run() throws {
    switch action {
    case .showAll: try showAll()
    case .show(let name): try show(lists.book().list(name))
    case .add(let symbols, let name):
      let (list, known) = try lists.change { try $0.add(symbols, to: name) }
      try say([list.line(in: Console.sentences)])
      if !isQuiet, !known.isEmpty {
        Console.report([Self.alreadyThere(known, in: Console.sentences)])
      }
    case .remove(let symbols, let name):
      try say([lists.change { try $0.remove(symbols, from: name) }.line(in: Console.sentences)])
    case .removeList(let name):
      let s = Console.sentences
      try say([s.say(.listRemoved(list: lists.change { try $0.removeList(name) }.line(in: s)))])
    case .move(let symbol, let position, let name):
      try say([
        lists.change { try $0.move(symbol, to: position, in: name) }.line(in: Console.sentences)
      ])
    case .rename(let name, let new):
      try say([lists.change { try $0.rename(name, to: new) }.line(in: Console.sentences)])
    case .set(let assignments, let symbols, let name):
      try set(assignments, for: symbols, in: name)
    }
  }

  private func set(
    _ assignments: [Assignment], for symbols: [MarketSymbol], in name: String
  ) throws {
    let list = try lists.change { book in
      try book.set(
        assignments.map { ($0.key, $0.value.map($0.key.jsonValue)) }, for: symbols, in: name)
    }
    let owners =
      symbols.isEmpty
      ? [SettingOwner(list: list.name)]
      : symbols.map { SettingOwner(list: list.name, symbol: $0.text) }
    try say(
      owners.flatMap { owner in
        assignments.map { $0.line(for: owner, in: Console.sentences) }
      })
  }

  private var isQuiet: Bool { arguments.has(.quiet) }

  private func say(_ lines: [String]) throws {
    if !isQuiet { try Console.print(lines) }
  }

  private func showAll() throws {
    let all = try lists.all()
    if all.isEmpty, !isQuiet, !arguments.has(.json) {
      Console.report([Console.sentences.say(.listNone())])
    }
    if arguments.has(.json) {
      try Console.printDocument(all.map { $0.document + "\n" }.joined())
    } else {
      try Console.print(all.map { isQuiet ? $0.name : $0.line(in: Console.sentences) })
    }
  }

  private func show(_ list: Watchlist) throws {
    if arguments.has(.json) { return try Console.printDocument(list.document + "\n") }
    if list.symbols.isEmpty, !isQuiet {
      Console.report([Console.sentences.say(.listEmptyList(name: list.name))])
    }
    guard !isQuiet else { return try Console.print(list.symbols) }
    // Names are a help; a store that cannot be opened does not keep the symbols from being said.
    let companies = try? Companies(Market(arguments, settings))
    try Console.print(
      list.symbols.map { symbol in
        let entry = MarketSymbol(symbol).flatMap { try? companies?.entry(of: $0) }
        let s = Console.sentences
        return s.ended(entry.map { symbol + s.comma + $0.name } ?? symbol)
      })
  }

  static func alreadyThere(_ symbols: [String], in s: Sentences) -> String {
    s.say(.listAlreadyThere(symbols: symbols, count: symbols.count))
  }
}

extension ListCommand.Action {
  fileprivate init(_ operands: [String]) throws {
    guard let first = operands.first else {
      self = .showAll
      return
    }
    let rest = Array(operands.dropFirst())
    switch first {
    case "add": self = .add(try symbols(rest), to: listName(rest[0]))
    case "remove" where rest.count == 1: self = .removeList(listName(rest[0]))
    case "remove": self = .remove(try symbols(rest), from: listName(rest.first ?? ""))
    case "move":
      try check(rest, are: ["NAME", "SYMBOL", "POSITION"])
      self = .move(try symbol(rest[1]), to: rest[2], in: listName(rest[0]))
    case "rename":
      try check(rest, are: ["OLD", "NEW"])
      self = .rename(listName(rest[0]), to: rest[1])
    case "set", "unset": self = try .setting(rest, sets: first == "set")
    case _ where rest.isEmpty: self = .show(listName(first))
    default:
      let words = Commands.listActions
      throw UsageError.unknownOperand(
        command: .list, first, words: words, nearest: nearestName(to: first, among: words))
    }
  }

  fileprivate var changesSomething: Bool {
    switch self {
    case .showAll, .show: false
    default: true
    }
  }
}

extension ListCommand.Action {
  /// `NAME [SYMBOL…] KEY=VALUE…`, or without values to take them back.
  fileprivate static func setting(_ operands: [String], sets: Bool) throws -> Self {
    guard let name = operands.first else {
      throw UsageError.missingOperand(command: .list, placeholder: "NAME")
    }
    let rest = operands.dropFirst()
    let isKey = { (text: String) in
      sets ? text.holds("=") : SettingKey.ofCharts.contains { $0.name == text }
    }
    let symbols = try rest.prefix { !isKey($0) }.map(symbol)
    let keys = rest.dropFirst(symbols.count)
    guard !keys.isEmpty else {
      throw UsageError.missingOperand(command: .list, placeholder: sets ? "KEY=VALUE" : "KEY")
    }
    return .set(
      try keys.map { try Assignment($0, sets: sets) }, for: symbols.uniqued, in: listName(name))
  }
}

/// A setting and the value that it gets; nil takes it back.
struct Assignment {
  let key: SettingKey
  let value: String?

  /// The setting on one line: `@tech.volume: 0.5.`.
  fileprivate func line(for owner: SettingOwner, in s: Sentences) -> String {
    let name = "\(owner.name).\(key.name)"
    return value.map { s.say(.listSetting(key: name, value: $0)) }
      ?? s.say(.configLineUnset(key: name))
  }

  /// `KEY=VALUE`, or `KEY` where nothing is set.
  ///
  /// - Throws: `UsageError` for an unknown setting, `SettingsError` for a value that is not allowed.
  fileprivate init(_ text: String, sets: Bool) throws {
    let name = sets ? text.part(before: "=") : text
    guard let key = SettingKey.ofCharts.first(where: { $0.name == name }) else {
      throw UsageError.unknownSetting(
        name, nearest: nearestName(to: name, among: SettingKey.ofCharts.map(\.name)))
    }
    self.key = key
    value =
      sets
      ? try key.checked(text.without(first: name.unicodeScalars.count + 1), at: .commandLine) : nil
  }
}

/// The symbols after the name of a list.
///
/// - Throws: `UsageError` where the name or every symbol is missing; `WatchlistError.badSymbol`.
private func symbols(_ operands: [String]) throws -> [MarketSymbol] {
  guard operands.count >= 2 else {
    throw UsageError.missingOperand(
      command: .list, placeholder: operands.isEmpty ? "NAME" : "SYMBOL")
  }
  return try operands.dropFirst().map(symbol)
}

private func symbol(_ text: String) throws(WatchlistError) -> MarketSymbol {
  guard let symbol = MarketSymbol(operand: text) else { throw .badSymbol(text) }
  return symbol
}

private func check(_ operands: [String], are names: [String]) throws(UsageError) {
  guard operands.count >= names.count else {
    throw .missingOperand(command: .list, placeholder: names[operands.count])
  }
  guard operands.count == names.count else {
    throw .tooManyOperands(command: .list, extra: operands[names.count])
  }
}

/// The name of a list, which may be typed as where it is a source: `@tech`.
private func listName(_ text: String) -> String {
  text.begins(with: "@") ? text.without(first: 1) : text
}

extension Watchlist {
  /// The list on one line: `tech: AAPL, MSFT.`.
  func line(in s: Sentences) -> String {
    symbols.isEmpty
      ? s.say(.listLineEmpty(name: name))
      : s.say(.listLine(name: name, symbols: symbols.joined(separator: s.comma)))
  }

  /// The list as a JSON object.
  var document: String {
    JSONWriter.document { writer in
      writer.member("name", name)
      writer.key("symbols")
      writer.array { writer in
        for symbol in symbols { writer.value(symbol) }
      }
    }
  }
}
