// SPDX-License-Identifier: MIT

private import Audiograph
private import ChartInput

/// Options about what is read and which part of it.
extension OptionGroup {
  static let reading = OptionGroup(
    title: "group.whatIsRead",
    options: [
      OptionSpec(.x, takes: .open(["none"], "COLUMN")),
      OptionSpec(.y, takes: .free("COLUMN"), isRepeatable: true),
      OptionSpec(.listColumns),
      OptionSpec(.listReadings, excludes: [.listColumns, .reading]),
      OptionSpec(.reading, takes: .wholeNumber("N", within: 1...9)),
      OptionSpec(.by, takes: .open(["none"], "COLUMN"), isRepeatable: true),
      OptionSpec(.only, takes: .free("NAME"), isRepeatable: true),
      OptionSpec(
        .where, takes: .free("COLUMN=VALUE", .condition) { RowCondition($0) }, isRepeatable: true),
      OptionSpec(
        .aggregate, takes: .oneOf(Aggregate.allCases.map(\.rawValue), "HOW")),
      OptionSpec(.bins, takes: .free("COUNT", .bins) { HistogramBinning($0) }),
      OptionSpec(.band, takes: .free("COLUMN"), isRepeatable: true),
      OptionSpec(.error, takes: .text("COLUMN"), excludes: [.band]),
      OptionSpec(.sort, takes: .oneOf(["file", "median", "value", "name"], "ORDER")),
      OptionSpec(.fit),
      OptionSpec(.stack, takes: .oneOf(StackName.allCases.map(\.rawValue), "HOW")),
      OptionSpec(
        .columnType, takes: .free("COLUMN=TYPE", .columnType) { ColumnDeclaration($0) },
        isRepeatable: true),
      OptionSpec(.encoding, takes: .open(encodings, "NAME").filled),
      OptionSpec(.sheet, takes: .text("SHEET")),
      OptionSpec(.table, takes: .text("TABLE"), "option.tableOfSource"),
      OptionSpec(.query, takes: .text("SQL"), excludes: [.table]),
      OptionSpec(.chart, takes: .text("CHART")),
      OptionSpec(.through, takes: .free("COMMAND", .command) { ThroughCommand($0) }.filled),
      OptionSpec(.header, takes: .lineCount.named("LINE")),
      OptionSpec(.skip, takes: .lineCount),
      OptionSpec(.comment, takes: .text("MARK")),
      OptionSpec(
        .delimiter,
        takes: .open(
          ["comma", "semicolon", "tab", "space"], "CHARACTER", .delimiter, ReadOptions.delimiter)),
      OptionSpec(.decimal, takes: .oneOf(["point", "comma"], "MARK")),
      OptionSpec(
        .thousands,
        takes: .open(
          ["comma", "point", "space", "apostrophe"], "MARK", .thousands, ReadOptions.thousandsMark)),
      OptionSpec(.missing, takes: .free("TEXT"), isRepeatable: true),
      OptionSpec(.ignoreBad),
      OptionSpec(.regex, takes: .free("PATTERN")),
      OptionSpec(.dateFormat, takes: .free("FORMAT", .dateFormat) { try? DateFormat($0) }),
      OptionSpec(.field, takes: .free("PATH")),
      OptionSpec(.symbol, excludes: [.file]),
      OptionSpec(.file),
      OptionSpec(.title, takes: .text("TEXT")),
      OptionSpec(.unit, takes: .open(["none"], "TEXT").filled),
      OptionSpec(
        .kind, takes: .oneOf(ChartKind.allCases.map(\.rawValue), "KIND")),
    ])

  /// Encodings that are completed; any other that iconv knows is taken as well.
  private static let encodings = [
    "utf-8", "utf-16", "windows-1250", "windows-1251", "windows-1252", "windows-1253",
    "windows-1254",
    "windows-1257", "iso-8859-2", "koi8-r", "ibm850", "ibm866", "macintosh", "shift-jis", "euc-jp",
    "gb18030", "big5", "euc-kr",
  ]

  static let part = OptionGroup(
    title: "group.whichPartOfIt",
    options: [
      OptionSpec(
        .range,
        takes: .length(
          "RANGE", ["1D", "5D", "1W", "4W", "1M", "3M", "6M", "YTD", "1Y", "5Y", "MAX"])),
      OptionSpec(.from, takes: .date, excludes: [.range]),
      OptionSpec(.to, takes: .date),
      OptionSpec(
        .interval, takes: .oneOf(Interval.allCases.map(\.rawValue), "UNIT")),
      OptionSpec(
        .value,
        takes: .oneOf(
          [
            "close", "adjclose", "open", "high", "low", "volume", "ohlc4", "hlc3", "hl2",
          ], "PRICE")),
    ] + today.options + [OptionSpec(.noToday, excludes: [.today])])

  private static let today = OptionGroup(
    title: "group.whichPartOfIt", options: [OptionSpec(.today)], areSettings: true)

  static let comparing = OptionGroup(
    title: "group.comparing",
    options: [
      OptionSpec(.rebase),
      OptionSpec(.insiders, excludes: [.rebase]),
    ])

  static let everywhere = OptionGroup(
    title: "group.everywhere",
    options: [
      OptionSpec(.quiet, short: "q"),
      OptionSpec(.verbose, short: "v"),
      OptionSpec(.config, takes: .file),
      OptionSpec(.help, short: "h", orWords: [HelpWord.all]),
      OptionSpec(.version),
    ])

  /// The same with the language, for commands that have no options about words.
  static let everywhereElse = OptionGroup(
    title: everywhere.title, options: [voice[0]] + everywhere.options)

  static let explaining = OptionGroup(
    title: "group.explaining",
    options: [
      OptionSpec(.explain)
    ])
}
