// SPDX-License-Identifier: MIT

private import Audiograph

extension Commands {
  static let batch = CommandSpec(
    name: .batch,
    examples: [
      "audiograph batch charts.csv",
      "audiograph batch charts.csv --resume",
      "audiograph batch charts.ndjson --range 1Y --mono",
      "make-list | audiograph batch -",
    ],
    operands: OperandSpec(
      value: .file.named("MANIFEST"), count: 1...1,
      meaning: "help.batch.operand"),
    groups: [
      OptionGroup(
        title: "group.theBatch",
        options: [
          OptionSpec(.jobs, takes: .wholeNumber(within: 1...256)),
          OptionSpec(.resume),
          OptionSpec(.journal, takes: .file),
          OptionSpec(.shard, takes: .free("I/N", .shard) { BatchShard($0) }),
          OptionSpec(.merge, excludes: [.shard]),
          OptionSpec(.allowAddresses),
          OptionSpec(.allowSymbols),
          OptionSpec(.allowPaths),
        ]),
      OptionGroup(
        title: "group.writing",
        options: writing.options.filter { ![.output, .format].contains($0.name) }),
      printed,
      speakingInFile, .words(usual: .standard).inLanguages, .comparing,
    ] + chart.map(\.forManyLines))
}

extension OptionGroup {
  /// The options that several exports may share.
  fileprivate var forManyLines: OptionGroup {
    OptionGroup(
      title: title,
      options: options.filter { ![.listColumns, .listReadings, .manifest].contains($0.name) })
  }
}
