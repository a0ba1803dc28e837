// SPDX-License-Identifier: MIT

private import Audiograph

extension Commands {
  static let explore = CommandSpec(
    name: .explore, summary: "walks through a chart by keys",
    examples: [
      Example("audiograph explore AAPL --range 1Y", "Walks through a year of prices."),
      Example("audiograph explore nile", "Walks through one of the bundled samples."),
      Example(
        "echo highest | audiograph explore nile", "Answers a word, or keys, without a terminal."),
    ],
    operands: sources,
    groups: [device, .wordsOrColumns(usual: .standard), .comparing] + chartWithoutManifest,
    remarks: [
      "Every key is answered by one line of at most 40 characters, which begins with the value."
        + " Keys that follow one another quickly are only heard; the line comes when they rest.",
      "If standard input is no terminal, or the terminal is dumb, every line of it is a word such"
        + " as next or go 2012-09-19, or keys; every line is answered.",
      "The setting key.NAME chooses other keys for an action, as in audiograph config set key.next"
        + " \"j right\"; audiograph config -v lists the names. explore.command is the program that"
        + " n runs with the symbol and the date as its last arguments, never through a shell.",
      "Place, marks and speed are kept for each source in explore.json in"
        + " $XDG_DATA_HOME/audiograph.",
    ])

  private static let device = OptionGroup(
    title: "Exploring", options: playing.options.filter { $0.name == .device })

  /// No file tells of a walk.
  private static let chartWithoutManifest = chart.map { group in
    OptionGroup(title: group.title, options: group.options.filter { $0.name != .manifest })
  }
}
