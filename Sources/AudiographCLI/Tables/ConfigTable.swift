// SPDX-License-Identifier: MIT

extension Commands {
  static let config = CommandSpec(
    name: .config, summary: "shows and changes settings",
    examples: [Example("audiograph config", "Does it.")],
    operands: OperandSpec(value: .free("WORD"), count: 0...1000, meaning: "What is meant."),
    groups: [.everywhere])
}
