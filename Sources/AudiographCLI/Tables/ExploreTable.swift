// SPDX-License-Identifier: MIT

private import Audiograph

extension Commands {
  static let explore = CommandSpec(
    name: .explore, summary: { $0.helpExploreSummary() },
    examples: [
      Example("audiograph explore AAPL --range 1Y", { $0.helpExploreExample1() }),
      Example("audiograph explore nile", { $0.helpExploreExample2() }),
      Example("echo highest | audiograph explore nile", { $0.helpExploreExample3() }),
    ],
    operands: sources,
    groups: [device, .wordsOrColumns(usual: .standard), .comparing] + chartWithoutManifest,
    remarks: [
      { $0.helpExploreRemark1() }, { $0.helpExploreRemark2() }, { $0.helpExploreRemark3() },
      { $0.helpExploreRemark4() },
    ])

  private static let device = OptionGroup(
    title: { $0.groupExploring() },
    options: playing.options.filter { [.device, .pause, .speak].contains($0.name) },
    areSettings: true)

  /// No file tells of a walk, which goes along a line.
  private static let unused: [OptionName] = [.manifest, .volumeLine]
  private static let chartWithoutManifest = chart.map { group in
    OptionGroup(title: group.title, options: group.options.filter { !unused.contains($0.name) })
  }
}
