// SPDX-License-Identifier: MIT

extension Commands {
  static let `import` = CommandSpec(
    name: .import, summary: "puts prices or a list of symbols into the store",
    examples: [Example("audiograph import", "Does it.")],
    operands: OperandSpec(value: .free("WORD"), count: 0...1000, meaning: "What is meant."),
    groups: [.everywhere])
}
