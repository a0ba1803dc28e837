// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import JSON
internal import Posix

/// Shows and changes settings.
struct ConfigCommand {
  private let arguments: Arguments
  private let settings: Settings
  private let action: Action

  /// What is done, by the operands.
  fileprivate enum Action {
    case show
    case get(SettingKey)
    /// Nil for a key that is read from standard input.
    case set(SettingKey, String?)
    case unset(SettingKey)
    case showReaders
    case setReader(ScreenReader)
  }

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    settings = Settings(arguments)
    action = try Action(arguments.operands)
  }

  func run() throws {
    switch action {
    case .show: try show()
    case .get(let key): try get(key)
    case .set(let key, let value): try set(key, value)
    case .unset(let key): try unset(key)
    case .showReaders: try showReaders()
    case .setReader(let reader): try set(reader)
    }
  }

  private var isQuiet: Bool { arguments.has(.quiet) }

  // MARK: - Showing

  /// A value that is not allowed is reported and does not keep the others from being listed.
  private func show() throws {
    try settings.checkNamedFile()
    let unknown = try settings.unknownNames()
    let all = arguments.has(.verbose) && !isQuiet
    let s = Console.sentences
    var lines: [String] = []
    var warnings: [String] = []
    func add(_ key: SettingKey, _ find: () throws(SettingsError) -> FoundSetting?) throws {
      do {
        let found = try find()
        if all || found != nil {
          lines.append(key.line(found, withMeaning: all, in: s))
        }
      } catch {
        guard error.message.exitStatus == .usage else { throw error }
        if let text = ErrorWords(error, in: s).text { warnings.append(s.say(.warning(text: text))) }
      }
    }
    for key in try SettingKey.all + settings.keysOfSymbols() {
      try add(key) { () throws(SettingsError) in try settings.found(key) }
    }
    var lists: [WatchlistSettings] = []
    do { lists = try Watchlists().allSettings() } catch {
      if let text = ErrorWords(error, in: s).text { warnings.append(s.say(.warning(text: text))) }
    }
    for list in lists {
      for key in list.keys {
        guard case .of(let owner, let plain) = key else { continue }
        try add(key) { () throws(SettingsError) in try list.found(plain, of: owner.symbol) }
      }
      if !list.unknownNames.isEmpty {
        warnings.append(
          s.say(
            .warning(text: s.say(.settingsUnknownNames(path: list.path, names: list.unknownNames))))
        )
      }
    }
    if let unknown, !unknown.names.isEmpty {
      warnings.append(
        s.say(
          .warning(text: s.say(.settingsUnknownNames(path: unknown.path, names: unknown.names)))))
    }
    try Console.print(lines)
    if !isQuiet {
      Console.report(lines.isEmpty && warnings.isEmpty ? [s.say(.configNothing())] : warnings)
    }
  }

  private func get(_ key: SettingKey) throws {
    guard let found = try settings.found(key) else { throw UnsetSetting(key: key) }
    try Console.print([key.shown(found.value, Console.sentences)])
  }

  private func showReaders() throws {
    let s = Console.sentences
    try Console.print(
      ScreenReader.groups.map { readers, settings in
        settings.isEmpty
          ? s.say(.configReadersNone(readers: readers))
          : s.say(.configReaders(readers: readers, settings: settings))
      })
  }

  // MARK: - Changing

  private func set(_ key: SettingKey, _ given: String?) throws {
    if key.form == .secret, given != nil { warn(Console.sentences.say(.configVisibleKey())) }
    let text = try given ?? HiddenInput.read(key)
    let checked = try key.checked(text, at: .commandLine)
    let value = key.form == .path ? absolutePath(checked) : checked
    let path = try settings.change { try $0.set(key, to: value, in: $1) }
    let s = Console.sentences
    try say(s.say(.configSet(key: key.name, value: key.shown(value, s), path: path)))
    if key.form == .secret, isReadableByOthers(path) {
      warn(s.say(.configReadable(path: path)))
    }
    warnOfVariable(key)
  }

  private func unset(_ key: SettingKey) throws {
    var wasSet = false
    let path = try settings.change { record, _ in wasSet = record.unset(key) }
    let s = Console.sentences
    try say(
      wasSet
        ? s.say(.configUnset(key: key.name, path: path))
        : s.say(.configWasNotSet(key: key.name, path: path)))
    warnOfVariable(key)
  }

  /// What suits somebody who works with a screen reader, all at once.
  private func set(_ reader: ScreenReader) throws {
    // Keys that were chosen for another reader go with it, those of one's own stay.
    let letters = try ScreenReader.lettersFirst.map { key, value in
      (key: key, value: value, found: try settings.value(key))
    }
    let own = letters.filter { $0.found != nil && $0.found != $0.value }.map(\.key)
    let left = reader == .tdsr ? [] : letters.filter { $0.found == $0.value }
    let changes = reader.settings.filter { !own.contains($0.key) } + left.map { ($0.key, nil) }
    let path = try settings.change { record, path in
      for (key, value) in changes {
        if let value { try record.set(key, to: value, in: path) } else { _ = record.unset(key) }
      }
    }
    let values = changes.compactMap { key, value in value.map { "\(key.name)=\($0)" } }
    let s = Console.sentences
    try say(
      values.isEmpty
        ? s.say(.configReaderNone(path: path))
        : s.say(.configReader(reader: reader.rawValue, settings: values, path: path)))
    changes.forEach { warnOfVariable($0.key) }
    if reader.speaks { try askForRate() }
  }

  /// Asks once how fast the reader speaks, which decides how long sounds wait for it; without an answer it is
  /// what it was.
  private func askForRate() throws {
    guard !isQuiet, isTerminal(STDIN_FILENO), TerminalMode.isAttended,
      try settings.value(.readingRate) == nil
    else { return }
    let s = Console.sentences
    try say(s.say(.configHowFast()))
    var lines = InputLines()
    while true {
      let answer = lines.next()?.trimmed ?? ""
      do {
        if !answer.isEmpty { try set(.readingRate, answer) }
        return try say(s.say(.configRate(isSet: !answer.isEmpty)))
      } catch let error as SettingsError where error.message.exitStatus == .usage {
        // What was typed is asked again; what the file of settings refuses is not.
        Console.report(error)
      }
    }
  }

  private func say(_ line: String) throws {
    if !isQuiet { try Console.print([line]) }
  }

  private func warn(_ line: String) {
    if !isQuiet { Console.report([Console.sentences.say(.warning(text: line))]) }
  }

  private func warnOfVariable(_ key: SettingKey) {
    if case .of = key { return }
    guard settings.hasVariable(key) else { return }
    warn(Console.sentences.say(.configOverridden(variable: key.variable)))
  }
}

extension ConfigCommand.Action {
  fileprivate init(_ operands: [String]) throws(UsageError) {
    let operands = Self.completed(operands)
    guard let word = operands.first else {
      self = .show
      return
    }
    let words = ["get", "set", "unset", "reader"]
    guard words.contains(word) else {
      throw .unknownOperand(
        command: .config, word, words: words, nearest: nearestName(to: word, among: words))
    }
    let most = word == "set" ? 3 : 2
    guard operands.count >= 2 else {
      guard word == "reader" else {
        throw .missingOperand(command: .config, placeholder: "KEY")
      }
      self = .showReaders
      return
    }
    guard operands.count <= most else {
      throw .tooManyOperands(command: .config, extra: operands[most])
    }
    if word == "reader" {
      self = .setReader(try ScreenReader(typed: operands[1]))
      return
    }
    let key = try SettingKey(typed: operands[1])
    switch word {
    case "get": self = .get(key)
    case "unset": self = .unset(key)
    default:
      guard operands.count == 3 || key.form == .secret else {
        throw .missingOperand(command: .config, placeholder: "VALUE")
      }
      self = .set(key, operands.count == 3 ? operands[2] : nil)
    }
  }
}

extension ConfigCommand.Action {
  /// What was typed, with the word that was left out: `lang` asks, `lang de`, `lang=de` and `set lang=de` set, and
  /// `set reader braille` is `reader braille`.
  private static func completed(_ operands: [String]) -> [String] {
    var words = operands
    if words.count > 1, ["get", "set"].contains(words[0]), words[1] == "reader" {
      words.removeFirst()
    }
    let sides = words.last?.parts(at: "=", most: 2).map(String.init) ?? []
    if words.count <= 2, sides.count == 2, SettingKey(name: sides[0]) != nil {
      words = words.dropLast() + sides
    }
    if let first = words.first, SettingKey(name: first) != nil {
      words.insert(words.count == 1 ? "get" : "set", at: 0)
    }
    return words
  }
}

extension SettingKey {
  fileprivate init(typed: String) throws(UsageError) {
    if let key = SettingKey(name: typed) {
      self = key
      return
    }
    // Of a symbol's setting the part after the last full stop may be wrong.
    let last = Self.hasOwnPrefix(typed) ? nil : typed.parts(at: ".").last
    let nearest =
      if let last, last.utf8.count < typed.utf8.count {
        nearestName(to: String(last), among: Self.ofCharts.map(\.name)).map {
          typed.without(last: last.unicodeScalars.count) + $0
        }
      } else {
        nearestName(to: typed, among: Self.all.map(\.name))
          ?? HelpSearch.names(near: typed, in: Console.sentences).first {
            SettingKey(name: $0) != nil
          }
      }
    throw .unknownSetting(typed, nearest: nearest)
  }

  /// Whether a name begins as those of providers or of `explore` do.
  private static func hasOwnPrefix(_ name: String) -> Bool {
    ["providers.", "explore.", "key."].contains(where: name.begins)
  }

  /// A value as it may be seen.
  fileprivate func shown(_ value: String, _ s: Sentences) -> String {
    form == .secret ? s.say(.configSecret()) : value
  }

  /// The setting on one line: `lang: de, from the variable AUDIOGRAPH_LANG.`.
  fileprivate func line(
    _ found: FoundSetting?, withMeaning: Bool, in s: Sentences
  ) -> String {
    let line =
      found.map {
        s.say(.configLine(key: name, value: shown($0.value, s), place: $0.place.words(s)))
      }
      ?? s.say(.configLineUnset(key: name))
    guard withMeaning else { return line }
    return s.say(.configMeaning(line: line, meaning: meaning(in: s), form: s.say(form.said)))
  }
}

extension SettingSource {
  fileprivate func words(_ s: Sentences) -> String {
    switch self {
    case .variable(let name): s.say(.configVariable(name: name))
    case .file(let path): s.say(.configFile(path: path))
    case .commandLine: s.say(.configCommandLine())
    }
  }
}

/// The requested setting is not set.
struct UnsetSetting: UserFacingError {
  let key: SettingKey

  var message: Message {
    Message(
      .input, .settingsUnset(key: key.name),
      .settingsUnsetRemedy(key: key.name, isSecret: key.form == .secret))
  }
}
