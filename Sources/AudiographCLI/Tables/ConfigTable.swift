// SPDX-License-Identifier: MIT

internal import Audiograph

extension Commands {
  static let config = CommandSpec(
    name: .config,
    examples: [
      "audiograph config",
      "audiograph config -v",
      "audiograph config set words speech",
      "audiograph config get words",
      "audiograph config set volume 0.5",
      "audiograph config set AAPL.baseline first",
      "audiograph config reader orca",
      "audiograph config unset words",
      "audiograph config set providers.alphavantage.key",
    ],
    operands: OperandSpec(
      value: .free("ACTION", suggesting: .settings), count: 0...3,
      meaning: HelpText(
        "help.config.operand", [Given("readers", .names(ScreenReader.allCases.map(\.rawValue)))])),
    groups: [.everywhereElse])
}
