// SPDX-License-Identifier: MIT

extension Commands {
  static let config = CommandSpec(
    name: .config, summary: { $0.helpConfigSummary() },
    examples: [
      Example("audiograph config", { $0.helpConfigExample1() }),
      Example("audiograph config -v", { $0.helpConfigExample2() }),
      Example("audiograph config set words speech", { $0.helpConfigExample3() }),
      Example("audiograph config get words", { $0.helpConfigExample4() }),
      Example("audiograph config set volume 0.5", { $0.helpConfigExample5() }),
      Example("audiograph config set AAPL.baseline first", { $0.helpConfigExample6() }),
      Example("audiograph config reader orca", { $0.helpConfigExample7() }),
      Example("audiograph config unset words", { $0.helpConfigExample8() }),
      Example(
        "audiograph config set providers.alphavantage.key", { $0.helpConfigExample9() }),
    ],
    operands: OperandSpec(
      value: .free("ACTION", suggesting: .settings), count: 0...3,
      meaning: { $0.helpConfigOperand(readers: ScreenReader.allCases.map(\.rawValue)) }),
    groups: [.everywhereElse],
    remarks: [
      { $0.helpConfigRemark1() },
      { $0.helpConfigRemark2() },
      { $0.helpConfigRemark3() },
      { $0.helpConfigRemark4() },
      { $0.helpConfigRemark5() },
    ])
}
