// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import JSON
internal import Posix

/// The last `play`, `describe` or `export`, as `again` repeats it.
///
/// It is kept in `again.json` in `$XDG_STATE_HOME/audiograph`: what was typed, and nothing that a
/// setting or a variable says, so no key of a provider.
struct LastCommand {
  let name: CommandName
  /// What was typed, with files named so that they mean the same from every folder.
  let arguments: Arguments

  /// Options that are about one run alone.
  private static let passing: Set<OptionName> = [
    .quiet, .verbose, .wait, .listColumns, .listReadings,
  ]

  /// A command that was run; nil for one that is not repeated.
  init?(_ typed: Arguments) {
    guard let name = typed.command, Commands.repeatable.contains(name), !typed.onlyLists
    else { return nil }
    self.name = name
    var arguments = typed
    for option in Self.passing { arguments.remove(option) }
    for spec in Commands.spec(name).options where spec.value?.isFile == true {
      let paths = arguments.all(spec.name)
      arguments.remove(spec.name)
      for path in paths { arguments.add(spec.name, path == "-" ? path : absolutePath(path)) }
    }
    arguments.operands = typed.operands.map { operand in
      let isFile = typed.has(.file) || !typed.has(.symbol) && Source.looksLikeFile(operand)
      return isFile && operand != "-" ? absolutePath(operand) : operand
    }
    self.arguments = arguments
  }

  // MARK: - The file

  /// Where it is kept; nil if no variable leads there.
  static func path(variable: (String) -> String?) -> String? {
    BaseDirectory.state(variable).map { "\($0)/again.json" }
  }

  /// Keeps it in place of the one before.
  ///
  /// - Throws: `UserFileError`, `OutputError`.
  func keep(at path: String) throws {
    try UserFile(path: path, mode: 0o600).replace(with: record)
  }

  private var record: JSONValue {
    .record([
      .init("command", .text(name.rawValue)),
      .init("sources", .list(arguments.operands.map(JSONValue.text))),
      .init(
        "options",
        .list(arguments.typed.map { .list([.text($0.option.rawValue), .text($0.value)]) })),
    ])
  }

  /// The command that is kept at a path.
  ///
  /// - Throws: `AgainError`.
  init(keptAt path: String) throws(AgainError) {
    let record: JSONValue?
    do { record = try UserFile(path: path).record() } catch {
      throw fileKind(path) == nil ? .missing(path) : .unusable(path)
    }
    guard let record else { throw .missing(path) }
    guard case .text(let command)? = record["command"], let name = CommandName(rawValue: command),
      Commands.repeatable.contains(name), case .list(let sources)? = record["sources"],
      case .list(let options)? = record["options"]
    else { throw .unusable(path) }
    var arguments = Arguments()
    arguments.command = name
    let spec = Commands.spec(name)
    for source in sources {
      guard case .text(let text) = source else { throw .unusable(path) }
      arguments.operands.append(text)
    }
    for entry in options {
      guard case .list(let pair) = entry, pair.count == 2, case .text(let typed) = pair[0],
        case .text(let value) = pair[1], let option = OptionName(rawValue: typed),
        let known = spec.option(option)
      else { throw .unusable(path) }
      if known.value == nil, value == Arguments.off {
        arguments.turnOff(option)
      } else {
        arguments.add(option, value)
      }
    }
    self.name = name
    self.arguments = arguments
  }
}

/// Why nothing can be repeated.
struct AgainError: MessageError {
  let message: Message

  /// Nothing was played, described or exported yet.
  static let nothing = Self(.input, .againNothing(), .againNothingRemedy())

  /// Nothing could be kept, since a folder cannot be written.
  static func notKept(folder: String) -> Self {
    Self(.output, .againNotKept(path: folder), .againNotKeptRemedy())
  }

  /// Nothing is kept at a path: because nothing was to be, or because nothing could be.
  static func missing(_ path: String) -> Self {
    let folder = folderPath(of: path)
    return canHoldFiles(folder) ? .nothing : .notKept(folder: folder)
  }

  /// Whether files can be written into a folder, which may have to be made.
  private static func canHoldFiles(_ folder: String) -> Bool {
    var nearest = folder
    while nearest.utf8.count > 1, fileKind(nearest) == nil { nearest = folderPath(of: nearest) }
    return fileKind(nearest) == .folder && access(nearest, W_OK | X_OK) == 0
  }

  /// The command read standard input, which is over.
  static let standardInput = Self(.input, .againStandardInput(), .againStandardInputRemedy())

  /// What is kept is no command.
  static func unusable(_ path: String) -> Self {
    Self(.input, .againUnusable(path: path), .againUnusableRemedy())
  }

  /// No variable leads to the file.
  static let noFolder = Self(.output, .againNoFolder(), .againNoFolderRemedy())
}
