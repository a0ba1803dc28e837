// SPDX-License-Identifier: MIT

private import Audiograph
private import ChartInput

/// Options about what is read and which part of it.
extension OptionGroup {
  static let reading = OptionGroup(
    title: "What is read",
    options: [
      OptionSpec(
        .x, takes: .free("COLUMN"),
        "The column along x, by its name or by its number as in #1."),
      OptionSpec(
        .y, takes: .free("COLUMN"), isRepeatable: true,
        "A column of values, by its name or by its number as in #2; repeat it for more series."),
      OptionSpec(
        .listColumns,
        "Prints the columns of each file, one a line, and does nothing else; as JSON with --json."),
      OptionSpec(
        .by, takes: .open(["none"], "COLUMN"), isRepeatable: true,
        "The column whose texts split the rows into series; none keeps them in one."),
      OptionSpec(
        .only, takes: .free("NAME"), isRepeatable: true,
        "One series of a table that has several, by its name or how the name begins."),
      OptionSpec(
        .where, takes: .free("COLUMN=VALUE"), isRepeatable: true,
        "Reads only the rows that hold a value in a column, as in Sex=female."),
      OptionSpec(
        .aggregate, takes: .oneOf(Aggregate.allCases.map(\.rawValue), "HOW"),
        "Combines several values at the same place along x into one."),
      OptionSpec(
        .header, takes: .free("LINE"),
        "The line with the headings, counted from 1; 0 if there are none."),
      OptionSpec(
        .skip, takes: .free("LINES"), "How many lines to skip before anything is read."),
      OptionSpec(
        .comment, takes: .free("MARK"), "What begins a comment line, instead of #."),
      OptionSpec(
        .delimiter, takes: .open(["comma", "semicolon", "tab", "space"], "CHARACTER"),
        "What separates the cells; detected if not given."),
      OptionSpec(
        .decimal, takes: .oneOf(["point", "comma"], "MARK"),
        "The decimal mark of the numbers."),
      OptionSpec(
        .thousands, takes: .open(["comma", "point", "space", "apostrophe"], "MARK"),
        "What separates thousands in the numbers."),
      OptionSpec(
        .missing, takes: .free("TEXT"), isRepeatable: true,
        "Another text that means a missing value, such as -1."),
      OptionSpec(
        .ignoreBad, "Treats cells that are not numbers as missing."),
      OptionSpec(
        .regex, takes: .free("PATTERN"),
        "Takes the numbers that a pattern finds in the lines of any text, as in '([0-9.]+) ms'."),
      OptionSpec(
        .dateFormat, takes: .free("FORMAT"),
        "How dates are written, as in %d.%m.%Y: %Y year, %m month, %d day, %H hour, %M minute, %S"
          + " second, %b month name."),
      OptionSpec(
        .field, takes: .free("PATH"),
        "Where the data are in a JSON file: names joined by full stops, as in result.prices."),
      OptionSpec(.symbol, "Treats every SOURCE as a symbol."),
      OptionSpec(.file, "Treats every SOURCE as a file."),
      OptionSpec(.title, takes: .free("TEXT"), "What the chart is called."),
      OptionSpec(.unit, takes: .free("TEXT"), "The unit of the values, in words."),
      OptionSpec(
        .kind, takes: .oneOf(ChartKind.allCases.map(\.rawValue), "KIND"),
        "What the numbers are, which decides how they are worded and how pitch is scaled."),
    ])

  static let part = OptionGroup(
    title: "Which part of it",
    options: [
      OptionSpec(
        .range,
        takes: .open(
          ["1D", "5D", "1W", "4W", "1M", "3M", "6M", "YTD", "1Y", "5Y", "MAX"], "RANGE"),
        "How far back from the last point: a number of days (D), weeks (W), months (M) or years"
          + " (Y), the year to date, or everything."),
      OptionSpec(.from, takes: .free("DATE"), "The first date."),
      OptionSpec(.to, takes: .free("DATE"), "The last date, from which a range counts back."),
      OptionSpec(
        .interval, takes: .oneOf(["day", "week", "month"], "UNIT"),
        "Combines the points of each week or month, after the range is taken."),
      OptionSpec(
        .value,
        takes: .oneOf(
          [
            "close", "adjclose", "open", "high", "low", "volume", "ohlc4", "hlc3", "hl2",
          ], "PRICE"),
        "Which value of a price file; ohlc4, hlc3 and hl2 are means of open, high, low, close."),
    ])

  static let comparing = OptionGroup(
    title: "Comparing",
    options: [
      OptionSpec(
        .rebase,
        "Turns every value into the percent change since the first date that all series have,"
          + " on one axis.")
    ])

  static let everywhere = OptionGroup(
    title: "Everywhere",
    options: [
      OptionSpec(.quiet, short: "q", "Prints nothing but results and errors."),
      OptionSpec(.verbose, short: "v", "Reports on standard error what was guessed."),
      OptionSpec(
        .config, takes: .file,
        "The settings file, instead of config.json in $XDG_CONFIG_HOME/audiograph."),
      OptionSpec(
        .help, short: "h", orWords: [HelpWord.all],
        "Prints a short page of help; with all, every option."),
      OptionSpec(.version, "Prints the version."),
    ])

  static let explaining = OptionGroup(
    title: "Explaining",
    options: [
      OptionSpec(.explain, "States in one sentence exactly how values become sound.")
    ])
}
