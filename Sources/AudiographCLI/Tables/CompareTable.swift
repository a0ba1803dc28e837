// SPDX-License-Identifier: MIT

extension Commands {
  static let compare = CommandSpec(
    name: .compare, summary: "plays charts against each other as percent change",
    examples: [Example("audiograph compare", "Does it.")],
    operands: OperandSpec(value: .free("WORD"), count: 0...1000, meaning: "What is meant."),
    groups: [.everywhere])
}
