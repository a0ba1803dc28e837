// SPDX-License-Identifier: MIT

extension Commands {
  static let learn = CommandSpec(
    name: .learn, summary: { $0.helpLearnSummary() },
    examples: [
      Example("audiograph learn", { $0.helpLearnExample1() }),
      Example("audiograph learn --quiz", { $0.helpLearnExample2() }),
      Example("audiograph learn --profile", { $0.helpLearnExample3() }),
      Example("audiograph learn --quiz questions.csv", { $0.helpLearnExample4() }),
    ],
    operands: OperandSpec(value: .file, count: 0...1, meaning: { $0.helpLearnOperand() }),
    groups: [
      OptionGroup(
        title: { $0.groupLearning() },
        options: [
          OptionSpec(.quiz, excludes: [.profile], { $0.optionQuiz() }),
          OptionSpec(.profile, { $0.optionHearing() }),
          OptionSpec(.seed, takes: .wholeNumber(within: 0...Int.max), { $0.optionSeedOfQuiz() }),
          OptionGroup.width,
        ]),
      listening, .everywhereElse,
    ],
    remarks: [
      { $0.helpLearnRemark1() }, { $0.helpLearnRemark2() }, { $0.helpLearnRemark3() },
    ])
}
