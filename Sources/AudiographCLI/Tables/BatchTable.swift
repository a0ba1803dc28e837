// SPDX-License-Identifier: MIT

private import Audiograph

extension Commands {
  static let batch = CommandSpec(
    name: .batch, summary: { $0.helpBatchSummary() },
    examples: [
      Example("audiograph batch charts.csv", { $0.helpBatchExample1() }),
      Example(
        "audiograph batch charts.csv --resume", { $0.helpBatchExample2() }),
      Example(
        "audiograph batch charts.ndjson --range 1Y --mono",
        { $0.helpBatchExample3() }),
      Example("make-list | audiograph batch -", { $0.helpBatchExample4() }),
    ],
    operands: OperandSpec(
      value: .file.named("MANIFEST"), count: 1...1,
      meaning: { $0.helpBatchOperand() }),
    groups: [
      OptionGroup(
        title: { $0.groupTheBatch() },
        options: [
          OptionSpec(
            .jobs, takes: .wholeNumber(within: 1...256),
            { $0.optionJobs() }),
          OptionSpec(
            .resume, { $0.optionResume() }),
          OptionSpec(
            .journal, takes: .file,
            { $0.optionJournal() }),
          OptionSpec(.shard, takes: .free("I/N", .shard) { BatchShard($0) }, { $0.optionShard() }),
          OptionSpec(.merge, excludes: [.shard], { $0.optionMerge() }),
          OptionSpec(.allowAddresses, { $0.optionAllowAddresses() }),
          OptionSpec(.allowSymbols, { $0.optionAllowSymbols() }),
          OptionSpec(.allowPaths, { $0.optionAllowPaths() }),
        ]),
      OptionGroup(
        title: { $0.groupWriting() },
        options: writing.options.filter { ![.output, .format].contains($0.name) }),
      speakingInFile, .words(usual: .standard).inLanguages, .comparing,
    ] + chart.map(\.forManyLines),
    remarks: [
      { $0.helpBatchRemark1() },
      { $0.helpBatchRemark2() },
      { $0.helpBatchRemark3() },
      { $0.helpBatchRemark4() },
      { $0.helpBatchRemark5() },
      { $0.helpBatchRemark6() },
      { $0.helpBatchRemark7() },
    ])
}

extension OptionGroup {
  /// The options that several exports may share.
  fileprivate var forManyLines: OptionGroup {
    OptionGroup(
      title: title, options: options.filter { ![.listColumns, .manifest].contains($0.name) })
  }
}
