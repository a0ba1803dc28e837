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
      "Every value becomes the percent change since the first date that all sources have, and all"
        + " share one axis unless --own-axis is given. Dates that any of them lacks are left out,"
        + " and a line says so. A range counts back from the last date that all have.",
      "With -o it writes files as export does, and with --json it prints as describe does;"
        + " neither plays anything. Options about playing apply only when it plays, options about"
        + " files only when it writes.",
    ])
}
