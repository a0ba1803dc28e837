// SPDX-License-Identifier: MIT

extension Commands {
  /// The words that say what is done with alerts.
  static let alertActions = ["add", "list", "remove"]

  static let alert = CommandSpec(
    name: .alert, summary: { $0.helpAlertSummary() },
    examples: [
      Example("audiograph alert add AAPL --above 200", { $0.helpAlertExample1() }),
      Example("audiograph alert list", { $0.helpAlertExample2() }),
      Example("audiograph alert remove AAPL --above 200", { $0.helpAlertExample3() }),
      Example("audiograph alert remove AAPL", { $0.helpAlertExample4() }),
    ],
    operands: OperandSpec(
      value: .free("ACTION", suggesting: .lists(alertActions)), count: 0...2,
      meaning: { $0.helpAlertOperand() }),
    groups: [
      OptionGroup(
        title: { $0.groupFollowing() },
        options: OptionGroup.alerts.filter { $0.name != .once && $0.name != .exec }
          + OptionGroup.newExtremes),
      .everywhereElse,
    ],
    remarks: [{ $0.helpAlertRemark1() }])
}
