// SPDX-License-Identifier: MIT

private import Audiograph
private import ChartInput

/// Options about what is read and which part of it.
extension OptionGroup {
  static let reading = OptionGroup(
    title: { $0.groupWhatIsRead() },
    options: [
      OptionSpec(
        .x, takes: .open(["none"], "COLUMN"),
        { $0.optionX() }),
      OptionSpec(
        .y, takes: .free("COLUMN"), isRepeatable: true,
        { $0.optionY() }),
      OptionSpec(
        .listColumns,
        { $0.optionListColumns() }),
      OptionSpec(
        .by, takes: .open(["none"], "COLUMN"), isRepeatable: true,
        { $0.optionBy() }),
      OptionSpec(
        .only, takes: .free("NAME"), isRepeatable: true,
        { $0.optionOnly() }),
      OptionSpec(
        .where, takes: .free("COLUMN=VALUE", .condition) { RowCondition($0) }, isRepeatable: true,
        { $0.optionWhere() }),
      OptionSpec(
        .aggregate, takes: .oneOf(Aggregate.allCases.map(\.rawValue), "HOW"),
        { $0.optionAggregate() }),
      OptionSpec(.bins, takes: .free("COUNT", .bins) { HistogramBinning($0) }, { $0.optionBins() }),
      OptionSpec(.band, takes: .free("COLUMN"), isRepeatable: true, { $0.optionBand() }),
      OptionSpec(.error, takes: .text("COLUMN"), excludes: [.band], { $0.optionError() }),
      OptionSpec(.sort, takes: .oneOf(["file", "median"], "ORDER"), { $0.optionSort() }),
      OptionSpec(
        .columnType, takes: .free("COLUMN=TYPE", .columnType) { ColumnDeclaration($0) },
        isRepeatable: true,
        { $0.optionColumnType() }),
      OptionSpec(
        .encoding, takes: .open(encodings, "NAME").filled,
        { $0.optionEncoding() }),
      OptionSpec(.sheet, takes: .text("SHEET"), { $0.optionSheet() }),
      OptionSpec(.table, takes: .text("TABLE"), { $0.optionTableOfSource() }),
      OptionSpec(.query, takes: .text("SQL"), excludes: [.table], { $0.optionQuery() }),
      OptionSpec(.chart, takes: .text("CHART"), { $0.optionChart() }),
      OptionSpec(
        .through, takes: .free("COMMAND", .command) { ThroughCommand($0) }.filled,
        { $0.optionThrough() }),
      OptionSpec(
        .header, takes: .lineCount.named("LINE"),
        { $0.optionHeader() }),
      OptionSpec(
        .skip, takes: .lineCount, { $0.optionSkip() }),
      OptionSpec(
        .comment, takes: .text("MARK"), { $0.optionComment() }),
      OptionSpec(
        .delimiter,
        takes: .open(
          ["comma", "semicolon", "tab", "space"], "CHARACTER", .delimiter, ReadOptions.delimiter),
        { $0.optionDelimiter() }),
      OptionSpec(
        .decimal, takes: .oneOf(["point", "comma"], "MARK"),
        { $0.optionDecimal() }),
      OptionSpec(
        .thousands,
        takes: .open(
          ["comma", "point", "space", "apostrophe"], "MARK", .thousands, ReadOptions.thousandsMark),
        { $0.optionThousands() }),
      OptionSpec(
        .missing, takes: .free("TEXT"), isRepeatable: true,
        { $0.optionMissing() }),
      OptionSpec(
        .ignoreBad, { $0.optionIgnoreBad() }),
      OptionSpec(
        .regex, takes: .free("PATTERN"),
        { $0.optionRegex() }),
      OptionSpec(
        .dateFormat, takes: .free("FORMAT", .dateFormat) { try? DateFormat($0) },
        { $0.optionDateFormat() }),
      OptionSpec(
        .field, takes: .free("PATH"),
        { $0.optionField() }),
      OptionSpec(.symbol, excludes: [.file], { $0.optionSymbol() }),
      OptionSpec(.file, { $0.optionFile() }),
      OptionSpec(.title, takes: .text("TEXT"), { $0.optionTitle() }),
      OptionSpec(.unit, takes: .open(["none"], "TEXT").filled, { $0.optionUnit() }),
      OptionSpec(
        .kind, takes: .oneOf(ChartKind.allCases.map(\.rawValue), "KIND"),
        { $0.optionKind() }),
    ])

  /// Encodings that are completed; any other that iconv knows is taken as well.
  private static let encodings = [
    "utf-8", "utf-16", "windows-1250", "windows-1251", "windows-1252", "windows-1253",
    "windows-1254",
    "windows-1257", "iso-8859-2", "koi8-r", "ibm850", "ibm866", "macintosh", "shift-jis", "euc-jp",
    "gb18030", "big5", "euc-kr",
  ]

  static let part = OptionGroup(
    title: { $0.groupWhichPartOfIt() },
    options: [
      OptionSpec(
        .range,
        takes: .length(
          "RANGE", ["1D", "5D", "1W", "4W", "1M", "3M", "6M", "YTD", "1Y", "5Y", "MAX"]),
        { $0.optionRange() }),
      OptionSpec(.from, takes: .date, excludes: [.range], { $0.optionFrom() }),
      OptionSpec(.to, takes: .date, { $0.optionTo() }),
      OptionSpec(
        .interval, takes: .oneOf(Interval.allCases.map(\.rawValue), "UNIT"),
        { $0.optionInterval() }),
      OptionSpec(
        .value,
        takes: .oneOf(
          [
            "close", "adjclose", "open", "high", "low", "volume", "ohlc4", "hlc3", "hl2",
          ], "PRICE"),
        { $0.optionValue() }),
    ])

  static let comparing = OptionGroup(
    title: { $0.groupComparing() },
    options: [
      OptionSpec(
        .rebase,
        { $0.optionRebase() })
    ])

  static let everywhere = OptionGroup(
    title: { $0.groupEverywhere() },
    options: [
      OptionSpec(.quiet, short: "q", { $0.optionQuiet() }),
      OptionSpec(.verbose, short: "v", { $0.optionVerbose() }),
      OptionSpec(
        .config, takes: .file,
        { $0.optionConfig() }),
      OptionSpec(
        .help, short: "h", orWords: [HelpWord.all],
        { $0.optionHelp() }),
      OptionSpec(.version, { $0.optionVersion() }),
    ])

  /// The same with the language, for commands that have no options about words.
  static let everywhereElse = OptionGroup(
    title: everywhere.title, options: [voice[0]] + everywhere.options)

  static let explaining = OptionGroup(
    title: { $0.groupExplaining() },
    options: [
      OptionSpec(.explain, { $0.optionExplain() })
    ])
}
