// SPDX-License-Identifier: MIT

extension Commands {
  static let `import` = CommandSpec(
    name: .import, summary: { $0.helpImportSummary() },
    examples: [
      Example("audiograph import AAPL.csv", { $0.helpImportExample1() }),
      Example("audiograph import prices.csv --as BTC-EUR", { $0.helpImportExample2() }),
      Example("audiograph import fund.csv --y NAV", { $0.helpImportExample3() }),
      Example("audiograph import --symbols symbols.csv", { $0.helpImportExample4() }),
    ],
    operands: OperandSpec(
      value: .file, count: 1...1000,
      meaning: { $0.helpImportOperand() }),
    groups: [importing, .everywhereElse],
    remarks: [
      { $0.helpImportRemark1() },
      { $0.helpImportRemark2() },
      { $0.helpImportRemark3() },
    ])

  /// How files are read; what concerns charts alone is left out.
  private static let readingOptions: [OptionName] = [
    .x, .columnType, .encoding, .sheet, .table, .query, .header, .skip, .comment, .delimiter,
    .decimal, .thousands,
    .missing, .ignoreBad,
    .dateFormat, .field,
  ]

  private static let importing = OptionGroup(
    title: { $0.groupImporting() },
    options: [
      OptionSpec(.as, takes: .free("SYMBOL"), { $0.briefAs() }),
      OptionSpec(.symbols, excludes: [.as, .y, .x], { $0.optionSymbolLists() }),
      OptionSpec(
        .y, takes: .free("COLUMN"),
        { $0.optionYCloses() }),
    ]
      + OptionGroup.reading.options.filter {
        readingOptions.contains($0.name)
      } + [OptionGroup.storeFile])
}
