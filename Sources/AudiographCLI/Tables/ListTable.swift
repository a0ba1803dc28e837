// SPDX-License-Identifier: MIT

extension Commands {
  /// Words that stand for what `list` does and cannot be names of lists.
  static let listActions = ["add", "remove", "move", "rename", "set", "unset"]

  static let list = CommandSpec(
    name: .list,
    examples: [
      "audiograph list add tech AAPL MSFT",
      "audiograph list",
      "audiograph list tech",
      "audiograph list move tech MSFT 1",
      "audiograph list remove tech AAPL",
      "audiograph list remove tech",
      "audiograph list rename tech techno",
      "audiograph list set tech baseline=first",
      "audiograph list set tech AAPL baseline=first volume=0.5",
      "audiograph list unset tech baseline",
    ],
    operands: OperandSpec(
      value: .free("LIST", suggesting: .lists(listActions)), count: 0...1000,
      meaning: "help.list.operand"),
    groups: [
      OptionGroup(
        title: "group.printing",
        options: [
          OptionSpec(.json, "option.jsonLists"), OptionGroup.storeFile,
        ]), .everywhereElse,
    ])
}
