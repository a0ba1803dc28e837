// SPDX-License-Identifier: MIT

extension Commands {
  static let search = CommandSpec(
    name: .search,
    examples: [
      "audiograph search apple",
      "audiograph search bank of --limit 3",
      "audiograph search",
      "audiograph search tesla -q",
      "audiograph search < names.txt",
    ],
    operands: OperandSpec(
      value: .free("TEXT"), count: 0...1000,
      meaning: "help.search.operand"),
    groups: [
      OptionGroup(
        title: "group.searching",
        options: [
          OptionSpec(.limit, takes: .wholeNumber("N", within: 1...1000)),
          OptionSpec(.symbols, "brief.symbols"),
          OptionSpec(.json, "brief.jsonLines"),
          OptionGroup.storeFile,
        ]), .everywhereElse,
    ])
}
