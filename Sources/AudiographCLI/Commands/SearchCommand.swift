// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix
internal import MarketData

/// Finds symbols by the names of companies.
struct SearchCommand {
  private let arguments: Arguments
  private let settings: Settings
  private let limit: Int?
  private let text: String?

  /// How many companies are listed at once while somebody types, where no number is asked for.
  private static let listedAtOnce = 5

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    settings = Settings(arguments)
    limit = arguments.wholeNumber(.limit)
    text = arguments.operands.isEmpty ? nil : arguments.operands.joined(separator: " ")
    if text?.isBlank == true { throw .emptySearch }
  }

  func run() throws {
    let companies = try Companies(Market(arguments, settings))
    if let text {
      guard try answer(text, companies) else {
        throw arguments.has(.symbols) ? SearchError.noSymbol(text) : .nothingFound(text)
      }
    } else if SearchTerminal.isThere, !isQuiet, !arguments.has(.json), !arguments.has(.symbols) {
      try search(while: companies)
    } else {
      try answerLines(companies)
    }
  }

  private var isQuiet: Bool { arguments.has(.quiet) }

  // MARK: - Texts

  /// Prints what is found for a text; false if nothing is.
  private func answer(_ text: String, _ companies: Companies) throws -> Bool {
    let limit = limit ?? 10
    let found =
      arguments.has(.symbols)
      ? try companies.symbols(beginning: text, limit: limit + 1)
      : try companies.search(text, limit: limit + 1)
    let shown = found.prefix(limit)
    if arguments.has(.json) {
      try Console.printDocument(shown.map { $0.document + "\n" }.joined())
    } else {
      try Console.print(shown.map { isQuiet ? $0.symbol.text : $0.line(in: Console.sentences) })
    }
    if found.count > limit, !isQuiet {
      Console.report([Console.sentences.say(.searchMore())])
    }
    return !found.isEmpty
  }

  /// Answers every line of standard input.
  private func answerLines(_ companies: Companies) throws {
    var isEveryLineFound = true
    if isTerminal(STDIN_FILENO), !isQuiet {
      Console.report([Console.sentences.say(.searchLines())])
    }
    for line in InputLines() where !line.isBlank {
      if try answer(line, companies) { continue }
      isEveryLineFound = false
      Console.report(SearchError.nothingFound(line))
    }
    if !isEveryLineFound { throw SearchError.notEveryLine }
  }

  // MARK: - Typing

  private func search(while companies: Companies) throws {
    let dialogue = SearchDialogue(
      limit: limit ?? Self.listedAtOnce, in: Console.sentences
    ) { text, limit in
      try companies.search(text, limit: limit)
    }
    guard let chosen = try SearchTerminal.run(dialogue) else { return }
    try PlayCommand(playing(chosen.symbol)).run()
  }

  /// The arguments that play the last 30 days of a symbol.
  private func playing(_ symbol: MarketSymbol) -> Arguments {
    var playing = Arguments()
    playing.command = .play
    playing.operands = [symbol.text]
    playing.add(.symbol)
    playing.add(.range, "30D")
    let shared = Set(Commands.spec(.play).options.map(\.name))
    for (option, values) in arguments.values where shared.contains(option) {
      for value in values { playing.add(option, value) }
    }
    return playing
  }
}

extension DirectoryEntry {
  /// The entry as a JSON object.
  fileprivate var document: String {
    JSONWriter.document { writer in
      writer.member("symbol", symbol.text)
      writer.member("name", name)
      writer.member("exchange", exchange)
      writer.member("currency", currency)
      writer.member("country", country)
    }
  }
}
