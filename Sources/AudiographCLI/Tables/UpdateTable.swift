// SPDX-License-Identifier: MIT

extension Commands {
  static let update = CommandSpec(
    name: .update, summary: "refreshes stored prices",
    examples: [Example("audiograph update", "Does it.")],
    operands: OperandSpec(value: .free("WORD"), count: 0...1000, meaning: "What is meant."),
    groups: [.everywhere])
}
