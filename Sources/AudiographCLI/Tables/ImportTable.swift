// SPDX-License-Identifier: MIT

extension Commands {
  static let `import` = CommandSpec(
    name: .import,
    examples: [
      "audiograph import AAPL.csv",
      "audiograph import prices.csv --as BTC-EUR",
      "audiograph import fund.csv --y NAV",
      "audiograph import --symbols symbols.csv",
    ],
    operands: OperandSpec(
      value: .file, count: 1...1000,
      meaning: "help.import.operand"),
    groups: [importing, .everywhereElse])

  /// How files are read; what concerns charts alone is left out.
  private static let readingOptions: [OptionName] = [
    .x, .columnType, .encoding, .sheet, .table, .query, .header, .skip, .comment, .delimiter,
    .decimal, .thousands,
    .missing, .ignoreBad,
    .dateFormat, .field,
  ]

  private static let importing = OptionGroup(
    title: "group.importing",
    options: [
      OptionSpec(.as, takes: .free("SYMBOL"), "brief.asSymbol"),
      OptionSpec(.symbols, excludes: [.as, .y, .x], "option.symbolLists"),
      OptionSpec(
        .y, takes: .free("COLUMN"),
        "option.yCloses"),
    ]
      + OptionGroup.reading.options.filter {
        readingOptions.contains($0.name)
      } + [OptionGroup.storeFile])
}
