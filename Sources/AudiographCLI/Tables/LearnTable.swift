// SPDX-License-Identifier: MIT

extension Commands {
  static let learn = CommandSpec(
    name: .learn,
    examples: [
      "audiograph learn",
      "audiograph learn --quiz",
      "audiograph learn --profile",
      "audiograph learn --quiz questions.csv",
    ],
    operands: OperandSpec(value: .file, count: 0...1, meaning: "help.learn.operand"),
    groups: [
      OptionGroup(
        title: "group.learning",
        options: [
          OptionSpec(.quiz, excludes: [.profile]),
          OptionSpec(.profile, "option.hearing"),
          OptionSpec(.seed, takes: .wholeNumber(within: 0...Int.max), "option.seedOfQuiz"),
          OptionGroup.width,
        ]),
      listening, .everywhereElse,
    ])
}
