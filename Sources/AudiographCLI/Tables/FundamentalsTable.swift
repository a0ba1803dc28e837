// SPDX-License-Identifier: MIT

extension Commands {
  static let fundamentals = CommandSpec(
    name: .fundamentals, summary: "says what a company earned, quarter by quarter",
    examples: [Example("audiograph fundamentals", "Does it.")],
    operands: OperandSpec(value: .free("WORD"), count: 0...1000, meaning: "What is meant."),
    groups: [.everywhere])
}
