// SPDX-License-Identifier: MIT

internal import Audiograph

extension Commands {
  static let compare = CommandSpec(
    name: .compare,
    examples: [
      "audiograph compare AAPL MSFT --range 1Y",
      "audiograph compare AAPL MSFT IBM --together",
      "audiograph compare AAPL MSFT -o both.wav",
    ],
    operands: sources,
    groups: [playing, writing, .wordsOrJSON(usual: .short).inLanguages] + chart)
}
