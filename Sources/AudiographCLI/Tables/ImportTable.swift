// SPDX-License-Identifier: MIT

extension Commands {
  static let `import` = CommandSpec(
    name: .import, summary: "puts prices or a list of symbols into the store",
    examples: [
      Example("audiograph import AAPL.csv", "Stores the prices of AAPL."),
      Example("audiograph import prices.csv --as BTC-EUR", "Stores them under another symbol."),
      Example("audiograph import fund.csv --y NAV", "Stores one column as closing prices."),
      Example("audiograph import --symbols symbols.csv", "Adds companies that search finds."),
    ],
    operands: OperandSpec(
      value: .file, count: 1...1000,
      meaning: "A file of prices, or - for standard input; with --symbols a list of symbols."),
    groups: [importing, .everywhere],
    remarks: [
      "Without --as, the name of the file without its ending is the symbol.",
      "A file of prices has one row a day. Its rows replace imported ones of the same days and"
        + " everything that a provider sent for the symbol; rows without a closing price are left"
        + " out. A file with an error leaves the store as it was; the other files are imported.",
      "A list of symbols is CSV with the headings Symbol and Name, and optionally Exchange,"
        + " Currency and Country.",
    ])

  /// How files are read; what concerns charts alone is left out.
  private static let readingOptions: [OptionName] = [
    .x, .header, .skip, .comment, .delimiter, .decimal, .thousands, .missing, .ignoreBad,
    .dateFormat, .field,
  ]

  private static let importing = OptionGroup(
    title: "Importing",
    options: [
      OptionSpec(.as, takes: .free("SYMBOL"), "The symbol whose prices the file has."),
      OptionSpec(.symbols, "Treats every FILE as a list of symbols and names."),
      OptionSpec(
        .y, takes: .free("COLUMN"),
        "The column of closing prices, by its name or by its number as in #2."),
    ]
      + OptionGroup.reading.options.filter {
        readingOptions.contains($0.name)
      } + [OptionGroup.storeFile])
}
