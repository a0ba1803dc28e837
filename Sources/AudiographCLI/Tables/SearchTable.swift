// SPDX-License-Identifier: MIT

extension Commands {
  static let search = CommandSpec(
    name: .search, summary: "finds symbols by company name",
    examples: [Example("audiograph search", "Does it.")],
    operands: OperandSpec(value: .free("WORD"), count: 0...1000, meaning: "What is meant."),
    groups: [.everywhere])
}
