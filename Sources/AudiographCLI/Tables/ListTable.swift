// SPDX-License-Identifier: MIT

extension Commands {
  /// Words that stand for what `list` does and cannot be names of lists.
  static let listActions = ["add", "remove", "move", "rename", "set", "unset"]

  static let list = CommandSpec(
    name: .list, summary: { $0.helpListSummary() },
    examples: [
      Example("audiograph list add tech AAPL MSFT", { $0.helpListExample1() }),
      Example("audiograph list", { $0.helpListExample2() }),
      Example("audiograph list tech", { $0.helpListExample3() }),
      Example("audiograph list move tech MSFT 1", { $0.helpListExample4() }),
      Example("audiograph list remove tech AAPL", { $0.helpListExample5() }),
      Example("audiograph list remove tech", { $0.helpListExample6() }),
      Example("audiograph list rename tech techno", { $0.helpListExample7() }),
      Example("audiograph list set tech baseline=first", { $0.helpListExample8() }),
      Example(
        "audiograph list set tech AAPL baseline=first volume=0.5", { $0.helpListExample9() }),
      Example("audiograph list unset tech baseline", { $0.helpListExample10() }),
    ],
    operands: OperandSpec(
      value: .free("LIST", suggesting: .lists(listActions)), count: 0...1000,
      meaning: { $0.helpListOperand() }),
    groups: [
      OptionGroup(
        title: { $0.groupPrinting() },
        options: [
          OptionSpec(.json, { $0.optionJsonLists() }), OptionGroup.storeFile,
        ]), .everywhereElse,
    ],
    remarks: [
      { $0.helpListRemark1() },
      { $0.helpListRemark2() },
      { $0.helpListRemark3() },
    ])
}
