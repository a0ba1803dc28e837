// SPDX-License-Identifier: MIT

internal import Audiograph

/// Parses arguments by the GNU conventions against one command's table.
///
/// `--name=value` and `--name value`, unambiguous prefixes of long names, grouped short options,
/// options and operands in any order, `--` before operands that begin with a hyphen, `-` as an
/// operand. A value may begin with a hyphen unless it reads as an option of the command, and so
/// may an operand that is a number, such as `-5`.
struct ArgumentParser {
  private let command: CommandName?
  private let options: [OptionSpec]
  private var rest: ArraySlice<String>
  private var arguments = Arguments()

  private init(_ texts: ArraySlice<String>, command: CommandName?, options: [OptionSpec]) {
    rest = texts
    arguments.command = command
    self.command = command
    self.options = options
  }

  /// The arguments of a command; of those that ask for help, the values are not looked at.
  static func read(
    _ texts: [String], for spec: CommandSpec
  ) throws(UsageError) -> Arguments {
    var reader = ArgumentParser(texts[...], command: spec.name, options: spec.options)
    try reader.readAll()
    if ![OptionName.help, .version].contains(where: reader.arguments.has) {
      try spec.options.check(reader.arguments)
    }
    return reader.arguments
  }

  /// The place of the command among the program's arguments, or nil if there is none.
  ///
  /// - Throws: `UsageError.unknownOption` for an option before it that no command has.
  static func commandIndex(
    in texts: [String], options: @autoclosure () -> [OptionSpec]
  ) throws(UsageError) -> Int? {
    // Most begin with the command, and every option of all commands is much to gather.
    if let first = texts.first, !first.begins(with: "-") { return texts.startIndex }
    var reader = ArgumentParser(texts[...], command: nil, options: options())
    while let text = reader.rest.first {
      if text == "--" { return reader.rest.count > 1 ? reader.rest.startIndex + 1 : nil }
      guard text.begins(with: "-"), text != "-" else { return reader.rest.startIndex }
      reader.rest.removeFirst()
      try reader.readOption(text)
    }
    return nil
  }

  private mutating func readAll() throws(UsageError) {
    while let text = rest.popFirst() {
      if text == "--" {
        arguments.operands += rest
        return
      }
      if text.begins(with: "-"), text != "-", !isNegativeNumber(text) {
        try readOption(text)
      } else {
        arguments.operands.append(text)
      }
    }
  }

  private mutating func readOption(_ text: String) throws(UsageError) {
    if text.begins(with: "--") { try readLong(text) } else { try readShort(text) }
  }

  private mutating func readLong(_ text: String) throws(UsageError) {
    let parts = text.without(first: 2).parts(at: "=", most: 2).map(String.init)
    let spec = try longOption(parts[0])
    let attached = parts.count > 1 ? parts[1] : nil
    guard let value = spec.value else {
      // A switch that a setting turns on is turned off by `--ticks=off`.
      guard let attached else { return addWithOptionalWord(spec) }
      if spec.isSetting, let isOn = truth(attached) {
        return isOn ? arguments.add(spec.name) : arguments.turnOff(spec.name)
      }
      guard spec.attached != nil || spec.optionalWords.contains(attached) else {
        throw .unexpectedValue(option: spec.name.typed, value: attached)
      }
      arguments.add(spec.name, attached)
      return
    }
    if spec.takesRest {
      // What follows is a command, whose own options are none of ours.
      guard let first = attached ?? rest.popFirst(), !first.isEmpty else {
        throw .missingValue(option: spec.name.typed, placeholder: value.placeholder, words: [])
      }
      for text in [first] + rest { arguments.add(spec.name, text) }
      rest = []
    } else if let attached {
      arguments.add(spec.name, attached)
    } else {
      arguments.add(spec.name, try takeValue(spec, value))
    }
  }

  private mutating func readShort(_ text: String) throws(UsageError) {
    let name = text.without(first: 1).part(before: "=")
    // Whoever types -output means no file named utput.
    if options.contains(where: { $0.name.rawValue == name && name.count > 1 }) {
      throw .unknownOption("-\(name)", command: command, nearest: "--\(name)")
    }
    var letters = Substring(text.without(first: 1))
    while let letter = letters.popFirst() {
      guard let spec = options.first(where: { $0.short == letter }) else {
        let meant =
          name.count > 2 ? nearestName(to: name, among: options.map(\.name.rawValue)) : nil
        throw .unknownOption(
          meant == nil ? "-\(letter)" : "-\(name)", command: command,
          nearest: meant.map { "--\($0)" })
      }
      guard let value = spec.value else {
        if letters.isEmpty { addWithOptionalWord(spec) } else { arguments.add(spec.name) }
        continue
      }
      arguments.add(spec.name, letters.isEmpty ? try takeValue(spec, value) : String(letters))
      return
    }
  }

  /// Adds an option that needs no value, with the next argument where that is one of its words.
  private mutating func addWithOptionalWord(_ spec: OptionSpec) {
    guard let next = rest.first, spec.optionalWords.contains(next) else {
      return arguments.add(spec.name)
    }
    rest.removeFirst()
    arguments.add(spec.name, next)
  }

  private mutating func takeValue(
    _ spec: OptionSpec, _ value: ValueSpec
  ) throws(UsageError) -> String {
    guard let next = rest.first, !readsAsOption(next) else {
      throw .missingValue(
        option: spec.name.typed, placeholder: value.placeholder, words: value.words)
    }
    rest.removeFirst()
    return next
  }

  private func readsAsOption(_ text: String) -> Bool {
    if text.begins(with: "--") {
      let name = text.without(first: 2).part(before: "=")
      return options.contains { $0.name.rawValue.begins(with: name) }
    }
    guard text.begins(with: "-"), let letter = text.without(first: 1).first else { return false }
    return options.contains { $0.short == letter }
  }

  private func isNegativeNumber(_ text: String) -> Bool {
    decimalNumber(text) != nil && !readsAsOption(text)
  }

  private func longOption(_ name: String) throws(UsageError) -> OptionSpec {
    if let exact = options.first(where: { $0.name.rawValue == name }) { return exact }
    var matches = name.isEmpty ? [] : options.filter { $0.name.rawValue.begins(with: name) }
    if matches.contains(where: { !$0.name.givesWay }) { matches.removeAll(where: \.name.givesWay) }
    if let only = matches.first, matches.count == 1 { return only }
    guard matches.isEmpty else {
      throw .ambiguousOption("--\(name)", candidates: matches.map(\.name.typed))
    }
    let nearest = nearestName(to: name, among: options.map(\.name.rawValue))
    throw .unknownOption("--\(name)", command: command, nearest: nearest.map { "--\($0)" })
  }
}

/// What a text such as `on` or `no` says; nil for any other text.
///
/// Variables are often set to 1.
func truth(_ text: String) -> Bool? {
  switch text.lowercased() {
  case "1", "true", "yes", "on": true
  case "0", "false", "no", "off": false
  default: nil
  }
}
