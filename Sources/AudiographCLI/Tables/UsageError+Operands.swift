// SPDX-License-Identifier: MIT

internal import Audiograph

/// What is wrong with operands, for which the table of the command is asked.
extension UsageError {
  static func missingOperand(command: CommandName, placeholder: String) -> Self {
    Self(
      .usage, .usageMissingOperand(placeholder: placeholder, command: command.rawValue),
      .usageMissingOperandRemedy(example: Commands.spec(command).exampleWithOperand))
  }

  static func tooManyOperands(command: CommandName, extra: String) -> Self {
    let isRange =
      RangeLength(asTyped: extra) != nil && Commands.spec(command).option(.range) != nil
    let remedy: Said =
      if command == .help {
        .usageTooManyOperandsRemedyHelp()
      } else if isRange {
        .usageRangeAsOperand(extra: extra)
      } else {
        .usageTooManyOperandsRemedy(command: command.rawValue)
      }
    return Self(.usage, .usageTooManyOperands(extra: extra, command: command.rawValue), remedy)
  }
}
