// SPDX-License-Identifier: MIT

internal import Audiograph

extension Commands {
  static let compare = CommandSpec(
    name: .compare, summary: "plays charts against each other as percent change",
    examples: [
      Example(
        "audiograph compare AAPL MSFT --range 1Y", "Plays two shares one after the other."),
      Example("audiograph compare AAPL MSFT IBM --together", "Plays three shares at once."),
      Example("audiograph compare AAPL MSFT -o both.wav", "Writes it instead of playing it."),
    ],
    operands: sources,
    groups: [playing, writing, .wordsOrJSON(usual: .short)] + chart,
    remarks: [
      "Every value becomes the percent change from the first date that all sources have, and all"
        + " share one axis unless --own-axis is given. Dates that one of them lacks are left out,"
        + " and that is said. A range counts back from the last date that all have.",
      "With -o it writes as export does, with --json it prints as describe does, and plays"
        + " nothing. Options about playing or files go with their own way only.",
    ])
}
