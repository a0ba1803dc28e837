// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData
internal import Posix

/// Shows, adds and removes the alerts that are kept for symbols.
struct AlertCommand {
  private enum Action {
    case show(MarketSymbol?)
    case add(MarketSymbol)
    case remove(MarketSymbol)
  }

  private let action: Action
  /// The alerts that options name, as they are kept.
  private let alerts: [String]
  private let isQuiet: Bool
  private let kept = KeptAlerts()

  init(_ arguments: Arguments) throws {
    var operands = arguments.operands[...]
    let word = operands.popFirst() ?? "list"
    let actions = Commands.alertActions
    guard actions.contains(word) else {
      throw UsageError.unknownOperand(
        command: .alert, word, words: actions, nearest: nearestName(to: word, among: actions))
    }
    let symbol = try operands.popFirst().map { text in
      if Source.endsAsFile(text) { throw SourceError.fileForSymbol(text) }
      guard let symbol = MarketSymbol(text) else { throw SourceError.notASymbol(text) }
      return symbol
    }
    if let extra = operands.first {
      throw UsageError.tooManyOperands(command: .alert, extra: extra)
    }
    alerts = try Self.alerts(arguments)
    isQuiet = arguments.has(.quiet)
    switch (word, symbol) {
    case ("add", let symbol?):
      guard !alerts.isEmpty else { throw UsageError.needsAlert(option: "alert add") }
      // A file has no price that could be followed.
      if let name = arguments.operands.last, fileKind(name) == .file {
        throw SourceError.fileForSymbol(name)
      }
      action = .add(symbol)
    case ("remove", let symbol?): action = .remove(symbol)
    case ("list", _): action = .show(symbol)
    default: throw UsageError.missingOperand(command: .alert, placeholder: "SYMBOL")
    }
  }

  func run() throws {
    switch action {
    case .show(let symbol):
      let all = try kept.all().filter { symbol == nil || $0.symbol == symbol }
      let lines = all.flatMap { symbol, alerts in alerts.map { "\(symbol) \($0)" } }
      if lines.isEmpty, !isQuiet { Console.report([Console.sentences.say(.alertNone())]) }
      try Console.print(lines)
    case .add(let symbol):
      try say(symbol, kept.change(symbol) { try $0 + alerts.filter(Self.isMissing(in: $0)) })
    case .remove(let symbol):
      try say(
        symbol,
        kept.change(symbol) { before in
          let after = alerts.isEmpty ? [] : before.filter { !alerts.contains($0) }
          guard after.count < before.count else { throw AlertError.notKept(symbol: symbol.text) }
          return after
        })
    }
  }

  private func say(_ symbol: MarketSymbol, _ alerts: [String]) throws {
    guard !isQuiet else { return }
    if alerts.isEmpty {
      Console.report([Console.sentences.say(.alertNoneLeft(symbol: symbol.text))])
    }
    try Console.print(alerts.map { "\(symbol) \($0)" })
  }

  /// Whether no alert of others says the same, if typed in another way.
  private static func isMissing(in others: [String]) throws -> (String) throws -> Bool {
    let kept = try others.flatMap { try LiveOptions(Arguments(keptAlert: $0)).plan.alerts }
    return { text in
      let conditions = try LiveOptions(Arguments(keptAlert: text)).plan.alerts
      return conditions.isEmpty || !conditions.allSatisfy(kept.contains)
    }
  }

  /// The alerts that options name, each as it is typed.
  private static func alerts(_ arguments: Arguments) throws -> [String] {
    // What could not be followed is not kept.
    _ = try LiveOptions(arguments)
    var alerts: [String] = []
    for option in [OptionName.above, .below] {
      alerts += arguments.all(option).map { "\(option.typed) \($0)" }
    }
    if let change = arguments[.change] {
      alerts.append("--change \(change) --within \(arguments[.within] ?? "10m")")
    }
    for option in [OptionName.newHigh, .newLow] {
      guard let range = arguments[option] else { continue }
      alerts.append("\(option.typed) \(range.uppercased())")
    }
    return alerts
  }
}

extension Arguments {
  /// The options of an alert as it is kept.
  ///
  /// - Throws: `AlertError.unusable` where somebody has written something else into the file.
  init(keptAlert text: String) throws(AlertError) {
    let words = text.words().map(String.init)
    do throws(UsageError) { self = try ArgumentParser.read(words, for: Commands.alert) } catch {
      throw .unusable(path: KeptAlerts().path ?? "alerts.json")
    }
  }
}
