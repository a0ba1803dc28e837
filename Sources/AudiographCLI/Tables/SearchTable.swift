// SPDX-License-Identifier: MIT

extension Commands {
  static let search = CommandSpec(
    name: .search, summary: { $0.helpSearchSummary() },
    examples: [
      Example(
        "audiograph search apple", { $0.helpSearchExample1() }),
      Example("audiograph search bank of --limit 3", { $0.helpSearchExample2() }),
      Example("audiograph search", { $0.helpSearchExample3() }),
      Example("audiograph search tesla -q", { $0.briefQuietSymbols() }),
      Example("audiograph search < names.txt", { $0.helpSearchExample5() }),
    ],
    operands: OperandSpec(
      value: .free("TEXT"), count: 0...1000,
      meaning: { $0.helpSearchOperand() }),
    groups: [
      OptionGroup(
        title: { $0.groupSearching() },
        options: [
          OptionSpec(
            .limit, takes: .wholeNumber("N", within: 1...1000),
            { $0.optionLimit() }),
          OptionSpec(.symbols, { $0.briefSymbols() }),
          OptionSpec(.json, { $0.briefJsonLines() }),
          OptionGroup.storeFile,
        ]), .everywhereElse,
    ],
    remarks: [
      { $0.helpSearchRemark1() },
      { $0.helpSearchRemark2() },
      { $0.helpSearchRemark3() },
    ])
}
