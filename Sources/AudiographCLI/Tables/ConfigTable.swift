// SPDX-License-Identifier: MIT

extension Commands {
  static let config = CommandSpec(
    name: .config, summary: { $0.helpConfigSummary() },
    examples: [
      Example("audiograph config", { $0.helpConfigExample1() }),
      Example("audiograph config -v", { $0.helpConfigExample2() }),
      Example("audiograph config set words speech", { $0.helpConfigExample3() }),
      Example("audiograph config get words", { $0.helpConfigExample4() }),
      Example("audiograph config unset words", { $0.helpConfigExample5() }),
      Example(
        "audiograph config set providers.alphavantage.key", { $0.helpConfigExample6() }),
    ],
    operands: OperandSpec(
      value: .free(
        "ACTION", suggesting: .words(["get", "set", "unset"] + SettingKey.all.map(\.name))),
      count: 0...3,
      meaning: { $0.helpConfigOperand() }),
    groups: [.everywhereElse],
    remarks: [
      { $0.helpConfigRemark1() },
      { $0.helpConfigRemark2() },
      { $0.helpConfigRemark3() },
    ])
}
