// SPDX-License-Identifier: MIT

internal import Audiograph

extension Commands {
  static let compare = CommandSpec(
    name: .compare, summary: { $0.helpCompareSummary() },
    examples: [
      Example(
        "audiograph compare AAPL MSFT --range 1Y", { $0.helpCompareExample1() }),
      Example("audiograph compare AAPL MSFT IBM --together", { $0.helpCompareExample2() }),
      Example("audiograph compare AAPL MSFT -o both.wav", { $0.helpCompareExample3() }),
    ],
    operands: sources,
    groups: [playing, writing, .wordsOrJSON(usual: .short).inLanguages] + chart,
    remarks: [
      { $0.helpCompareRemark1() },
      { $0.helpCompareRemark2() },
    ])
}
