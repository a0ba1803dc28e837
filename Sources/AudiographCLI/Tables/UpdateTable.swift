// SPDX-License-Identifier: MIT

extension Commands {
  static let update = CommandSpec(
    name: .update,
    examples: [
      "audiograph update",
      "audiograph update AAPL MSFT",
      "audiograph update @tech",
      "audiograph update --symbols",
      "audiograph update --holdings",
    ],
    operands: OperandSpec(
      value: .symbol, count: 0...1000,
      meaning: "help.update.operand"),
    groups: [
      OptionGroup(
        title: "group.updating",
        options: [
          OptionSpec(.symbols, excludes: [.provider, .jobs], "option.symbolsFromNasdaq"),
          OptionSpec(
            .holdings, orAttached: "FILE", isOnlyTyped: true,
            excludes: [.symbols, .provider, .jobs]),
          OptionSpec(
            .jobs, takes: .wholeNumber(within: 1...16), "option.jobsFetching"),
        ]),
      .market, .everywhereElse,
    ])
}
