// SPDX-License-Identifier: MIT

extension Commands {
  static let list = CommandSpec(
    name: .list, summary: "keeps named lists of symbols",
    examples: [Example("audiograph list", "Does it.")],
    operands: OperandSpec(value: .free("WORD"), count: 0...1000, meaning: "What is meant."),
    groups: [.everywhere])
}
