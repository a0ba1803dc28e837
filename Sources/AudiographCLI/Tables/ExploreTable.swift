// SPDX-License-Identifier: MIT

private import Audiograph

extension Commands {
  static let explore = CommandSpec(
    name: .explore,
    examples: [
      "audiograph explore AAPL --range 1Y",
      "audiograph explore nile",
      "echo highest | audiograph explore nile",
    ],
    operands: sources,
    groups: [device, .wordsOrColumns(usual: .standard), .comparing] + chartWithoutManifest)

  private static let device = OptionGroup(
    title: "group.exploring",
    options: playing.options.filter { [.device, .pause, .speak].contains($0.name) },
    areSettings: true)

  /// No file tells of a walk, which goes along a line.
  private static let unused: [OptionName] = [.manifest, .volumeLine]
  private static let chartWithoutManifest = chart.map { group in
    OptionGroup(title: group.title, options: group.options.filter { !unused.contains($0.name) })
  }
}
