// SPDX-License-Identifier: MIT

extension Commands {
  /// The words that say what is done with alerts.
  static let alertActions = ["add", "list", "remove"]

  static let alert = CommandSpec(
    name: .alert,
    examples: [
      "audiograph alert add AAPL --above 200",
      "audiograph alert list",
      "audiograph alert remove AAPL --above 200",
      "audiograph alert remove AAPL",
    ],
    operands: OperandSpec(
      value: .free("ACTION", suggesting: .lists(alertActions)), count: 0...2,
      meaning: "help.alert.operand"),
    groups: [
      OptionGroup(
        title: "group.following",
        options: OptionGroup.alerts.filter { $0.name != .once && $0.name != .exec }
          + OptionGroup.newExtremes),
      .everywhereElse,
    ])
}
