// SPDX-License-Identifier: MIT

internal import Posix

/// The whole program: finds the command among the arguments and runs it.
enum Program {
  /// Runs the command that the arguments name and returns the exit status.
  static func run(_ arguments: [[UInt8]]) -> ExitCode {
    do {
      try dispatch(arguments.map(ArgumentBytes.text))
      return .done
    } catch {
      if let line = ErrorWords(error, in: Console.sentences).line { Console.report([line]) }
      return ExitCode(error)
    }
  }

  private static func dispatch(_ texts: [String]) throws {
    switch texts.first {
    case nil: return try Console.print(Menu.lines(in: Console.sentences))
    case "--version", "-V", "version": return try Console.print([Version.line])
    default: break
    }
    if let line = Fault.line(texts, in: Console.sentences) { Traps.prepare(line) }
    guard let index = try ArgumentParser.commandIndex(in: texts, options: Commands.everyOption)
    else { return try runWithoutCommand(texts) }
    let name = texts[index]
    guard let command = CommandName(rawValue: name) else {
      if isSource(name) { throw UsageError.sourceAsCommand(name) }
      throw UsageError.unknownCommand(
        name, nearest: nearestName(to: name, among: CommandName.allCases.map(\.rawValue)))
    }
    var others = texts
    others.remove(at: index)
    try run(Commands.spec(command), others)
  }

  /// Whether a word that is no command is what a command reads: a file, a sample, standard input, a list.
  private static func isSource(_ name: String) -> Bool {
    if name == "-" || fileKind(name) == .file { return true }
    return (try? SampleFolder())?.charts.contains(name) ?? false
  }

  private static func runWithoutCommand(_ texts: [String]) throws {
    let arguments = try ArgumentParser.read(texts, for: Commands.withoutCommand)
    if arguments.has(.version) {
      try Console.print([Version.line])
    } else {
      try Console.print(Menu.lines(in: Console.sentences))
    }
  }

  private static func run(_ spec: CommandSpec, _ texts: [String]) throws {
    let arguments = try ArgumentParser.read(texts, for: spec)
    if let detail = arguments[.help] { return try Console.print(help(of: spec, detail)) }
    if arguments.has(.version) { return try Console.print([Version.line]) }
    try checkOperands(arguments, spec)
    if !arguments.has(.quiet) { reportRelativeFolders() }
    try run(spec, arguments)
  }

  /// What is kept in a home that is none is neither found nor written; only what needs it refuses.
  private static func reportRelativeFolders() {
    let s = Console.sentences
    Console.report(
      BaseDirectory.relativeVariables(environment).map {
        s.say(.warning(text: s.say(.settingsRelativeFolder(name: $0))))
      })
  }

  private static func run(_ spec: CommandSpec, _ arguments: Arguments) throws {
    switch spec.name {
    case .play, .export, .describe: try keeping(arguments) { try runChart(spec.name, arguments) }
    case .again:
      let again = try AgainCommand(arguments)
      try run(again.spec, again.arguments)
    case .page: try PageCommand(arguments).run()
    case .value: try ValueCommand(arguments).run()
    case .explore: try ExploreCommand(arguments).run()
    case .compare: try CompareCommand(arguments).run()
    case .alert: try AlertCommand(arguments).run()
    case .watch: try WatchCommand(arguments).run()
    case .fundamentals: try FundamentalsCommand(arguments).run()
    case .search: try SearchCommand(arguments).run()
    case .update: try UpdateCommand(arguments).run()
    case .import: try ImportCommand(arguments).run()
    case .list: try ListCommand(arguments).run()
    case .batch: try BatchCommand(arguments).run()
    case .config: try ConfigCommand(arguments).run()
    case .samples: try SamplesCommand(arguments).run()
    case .simulate: try SimulateCommand(arguments).run()
    case .learn: try LearnCommand(arguments).run()
    case .web: try WebCommand(arguments).run()
    case .devices: try DevicesCommand.run()
    case .completion: try CompletionCommand.run(arguments)
    case .help: try HelpCommand.run(arguments)
    }
  }

  private static func runChart(_ name: CommandName, _ arguments: Arguments) throws {
    switch name {
    case .play:
      if let watch = try WatchCommand(following: arguments) {
        try watch.run()
      } else if let follow = try FollowCommand(arguments) {
        try follow.run()
      } else if let round = try Round(arguments) {
        try round.run()
      } else {
        try PlayCommand(arguments).run()
      }
    case .export: try ExportCommand.run(arguments)
    default: try DescribeCommand(arguments).run()
    }
  }

  /// Runs a command and keeps it for `again`, unless it was wrong or had nothing to say.
  private static func keeping(_ arguments: Arguments, _ body: () throws -> Void) throws {
    do { try body() } catch {
      if ![.usage, .input, .internalError].contains(ExitCode(error)) { keep(arguments) }
      throw error
    }
    keep(arguments)
  }

  /// Where it cannot be kept, the command has done what it was to do all the same.
  private static func keep(_ arguments: Arguments) {
    guard let path = LastCommand.path(variable: environment) else { return }
    try? LastCommand(arguments)?.keep(at: path)
  }

  private static func help(of spec: CommandSpec, _ detail: String) -> [String] {
    let s = Console.sentences
    return detail == HelpWord.all
      ? FullHelpPage.lines(of: spec, in: s) : HelpPage.lines(of: spec, in: s)
  }

  private static func checkOperands(
    _ arguments: Arguments, _ spec: CommandSpec
  ) throws(UsageError) {
    let given = arguments.operands.count
    let most = spec.everyOperand.reduce(0) { $0 + $1.count.upperBound }
    if given > most {
      throw .tooManyOperands(command: spec.name, extra: arguments.operands[most])
    }
    var needed = 0
    for operand in spec.everyOperand {
      needed += operand.count.lowerBound
      if given < needed, given == 0 || !arguments.onlyLists {
        throw .missingOperand(command: spec.name, placeholder: operand.value.placeholder)
      }
    }
    guard let value = spec.operands?.value, !value.isOpen else { return }
    let words = value.words
    for word in arguments.operands where !words.contains(word) {
      throw .unknownOperand(
        command: spec.name, word, words: words, nearest: nearestName(to: word, among: words))
    }
  }
}
