// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Posix

/// Repeats the last `play`, `describe` or `export`, with changes.
struct AgainCommand {
  /// What is run.
  let spec: CommandSpec
  let arguments: Arguments

  /// - Throws: `AgainError`; `UsageError` for an option that the command does not have.
  init(_ changes: Arguments) throws {
    guard let path = LastCommand.path(variable: environment) else { throw AgainError.noFolder }
    let last = try LastCommand(keptAt: path)
    spec = Commands.spec(last.name)
    guard !last.arguments.operands.contains("-") else { throw AgainError.standardInput }
    for change in changes.typed where spec.option(change.option) == nil {
      throw UsageError.unknownOption(change.option.typed, command: last.name, nearest: nil)
    }
    arguments = last.arguments.changed(by: changes)
    // Somebody may have changed the file.
    try spec.options.check(arguments)
    if arguments.has(.verbose), !arguments.has(.quiet) {
      Console.report([Console.sentences.say(.againLine(command: arguments.commandLine))])
    }
  }
}

extension Arguments {
  /// Options that exclude each other besides those whose tables say so.
  private static let alsoExcluded: [(OptionName, OptionName)] =
    [(.value, .y)] + (OptionName.ofLines + OptionName.ofOrder).map { (.as, $0) }

  /// The same with other options, each in place of all of its name and of what excludes it.
  func changed(by changes: Arguments) -> Arguments {
    var changed = self
    let exclusions =
      (command.map { Commands.spec($0).options.exclusions } ?? []) + Self.alsoExcluded
    for change in changes.typed {
      for option in [change.option] + exclusions.excluded(by: change.option) {
        changed.remove(option)
      }
    }
    for change in changes.typed {
      if changes.isOff(change.option) {
        changed.turnOff(change.option)
      } else {
        changed.add(change.option, change.value)
      }
    }
    return changed
  }

  /// The line that would be typed.
  fileprivate var commandLine: String {
    let options = typed.map { given in
      let isSwitch = given.value.isEmpty && given.option != .endPhrase
      return isSwitch ? given.option.typed : "\(given.option.typed)=\(shellWord(given.value))"
    }
    let sources = operands.map(shellWord)
    let begun = ["audiograph", command?.rawValue ?? ""]
    // What begins with a hyphen would be an option.
    let isPlain = !operands.contains { $0.begins(with: "-") }
    return (begun + (isPlain ? sources + options : options + ["--"] + sources))
      .joined(separator: " ")
  }
}
