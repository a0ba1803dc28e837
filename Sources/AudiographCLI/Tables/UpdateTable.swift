// SPDX-License-Identifier: MIT

extension Commands {
  static let update = CommandSpec(
    name: .update, summary: { $0.helpUpdateSummary() },
    examples: [
      Example("audiograph update", { $0.helpUpdateExample1() }),
      Example("audiograph update AAPL MSFT", { $0.helpUpdateExample2() }),
      Example("audiograph update @tech", { $0.helpUpdateExample3() }),
      Example("audiograph update --symbols", { $0.helpUpdateExample4() }),
    ],
    operands: OperandSpec(
      value: .symbol, count: 0...1000,
      meaning: { $0.helpUpdateOperand() }),
    groups: [
      OptionGroup(
        title: { $0.groupUpdating() },
        options: [
          OptionSpec(.symbols, excludes: [.provider, .jobs], { $0.optionSymbolsFromNasdaq() }),
          OptionSpec(
            .jobs, takes: .wholeNumber(within: 1...16), { $0.optionJobsFetching() }),
        ]),
      .market, .everywhereElse,
    ],
    remarks: [
      { $0.helpUpdateRemark1() },
      { $0.helpUpdateRemark2() },
    ])
}
