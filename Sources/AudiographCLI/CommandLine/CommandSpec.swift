// SPDX-License-Identifier: MIT

internal import Audiograph

/// The commands of the program; the raw value is what is typed.
enum CommandName: String, Sendable, CaseIterable {
  case play, again, export, page, describe, value, explore, compare, watch, alert, fundamentals
  case search, update
  case `import`, list, batch
  case samples, simulate, learn, web, config, devices, completion, help

  /// Those that the menu names in one line, so that it keeps room for what people need first.
  static let rarest: [CommandName] = [.simulate, .web, .devices, .completion, .help]
}

/// One command as the tables declare it.
struct CommandSpec: Sendable {
  let name: CommandName
  /// What a user might type.
  let examples: [String]
  let operands: OperandSpec?
  /// One more operand after them, which has to be there.
  var lastOperand: OperandSpec?
  let groups: [OptionGroup]

  /// What the command does, one sentence in the third person without its full stop.
  var summary: HelpText { HelpText("help.\(name.rawValue).summary") }

  /// The examples with what they do.
  var explainedExamples: [(line: String, meaning: HelpText)] {
    Array(zip(examples, HelpText.all("example", of: name)))
  }

  /// Whole sentences that help prints after the options.
  var remarks: [HelpText] { HelpText.all("remark", of: name) }

  /// Every option, in the order in which help lists them.
  var options: [OptionSpec] { groups.flatMap(\.options) }

  /// The operands in the order in which they are typed.
  var everyOperand: [OperandSpec] { [operands, lastOperand].compactMap(\.self) }

  /// The first example that has an operand, for those who left one out.
  var exampleWithOperand: String {
    let example = examples.first { line in
      line.parts(at: " ").dropFirst(2).contains { !String($0).begins(with: "-") }
    }
    return example ?? examples[0]
  }

  /// The option of a name, or nil if the command does not have it.
  func option(_ name: OptionName) -> OptionSpec? { options.first { $0.name == name } }
}

/// The arguments of a command that are not options.
struct OperandSpec: Sendable {
  let value: ValueSpec
  let count: ClosedRange<Int>
  let meaning: HelpText

  /// The operand in a usage line: `SOURCE…`, `[COMMAND]`.
  var usage: String {
    let name = count.upperBound > 1 ? value.placeholder + "…" : value.placeholder
    return count.lowerBound == 0 ? "[\(name)]" : name
  }
}
