// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import Posix

extension ReadError: UserFacingError {
  /// A column, path or format that was asked for and is not there is wrong use, anything else
  /// wrong data.
  var message: Message {
    switch self {
    case .notFound(let file):
      .input("There is no file \(quoted(file)).", "Check the name, or use --symbol for a symbol.")
    case .isDirectory(let file):
      .input("The source \(quoted(file)) is a folder.", "Give the path of a file in it.")
    case .unreadable(let file, let code):
      .input(
        "Cannot read the file \(quoted(file)): \(systemReason(code)).",
        systemRemedy(code, "Check its permissions, or give another file."))
    case .cannotKeep(let file, let folder, let code):
      .input(
        "The data of \(quoted(file)) must be read twice, but cannot be kept in memory or in"
          + " \(quoted(folder)): \(systemReason(code)).",
        "Give a file, or set TMPDIR to a folder with room.")
    case .empty(let file):
      .input("The source \(quoted(file)) is empty.", "Give a file with rows of numbers.")
    case .noRows(let file):
      .input(
        "The source \(quoted(file)) has headings but no rows.", "Give a file with rows of numbers.")
    case .tooLarge(let file, let limit):
      .input(
        "The source \(quoted(file)) must be held in memory and is larger than"
          + " \(counted(limit, "byte")).",
        "Give a part of it.")
    case .outOfMemory(let file):
      Message(
        .internalError, "There is not enough memory for \(quoted(file)).",
        "Give a part of it, or close other programs.")
    case .otherContent(let file, let content): content.message(file)
    case .badRegex(let pattern):
      .usage(
        "Invalid regular expression \(quoted(pattern)).",
        "Write it like --regex '([0-9.]+) ms'.")
    case .nothingMatches(let file, let pattern):
      .input(
        "No line of \(quoted(file)) matches the pattern \(quoted(pattern)).",
        "Try the pattern on one of its lines with grep -P.")

    case .nulByte(let file, let row):
      .input(
        "Row \(row) of \(quoted(file)) contains a NUL byte.",
        "Give a text file, such as CSV or JSON.")
    case .noHeader(let file, let line):
      .usage(
        "No row of \(quoted(file)) begins on line \(line), which --header names.",
        "Give the line where the headings begin, counted from 1.")
    case .cellTooLong(let file, let row, let limit):
      .input(
        "A cell in row \(row) of \(quoted(file)) is longer than \(counted(limit, "byte")).",
        "Check the quotation marks there, or shorten the cell.")
    case .rowTooLong(let file, let row, let limit):
      .input(
        "Row \(row) of \(quoted(file)) is longer than \(counted(limit, "byte")).",
        "Check the quotation marks and line ends there.")
    case .unterminatedQuote(let file, let row):
      .input(
        "The quotation mark in row \(row) of \(quoted(file)) is never closed.",
        "Close it, or double it if it belongs to the text.")
    case .textAfterQuote(let file, let row):
      .input(
        "Row \(row) of \(quoted(file)) has text after a closing quotation mark.",
        "Double the quotation mark if it belongs to the text.")
    case .raggedRow(let file, let row, let expected, let found):
      .input(
        "Row \(row) of \(quoted(file)) has \(counted(found, "cell")), but the first has"
          + " \(expected).",
        "Correct the row, or put quotation marks around a cell that contains the delimiter.")
    case .badDelimiter(let character):
      .usage(
        "Invalid delimiter \(quoted(String(character))).",
        "Use --delimiter comma, semicolon, tab or another ASCII character.")

    case .unknownColumn(let file, let column, let headings):
      .usage(
        "The source \(quoted(file)) has no column \(quoted(column.text)).",
        nearest(
          column.text, headings,
          else: headings.isEmpty
            ? "List the columns with --list-columns." : "The columns are \(shortened(headings))."))
    case .ambiguousColumn(let file, let name, let numbers):
      .usage(
        "The source \(quoted(file)) has \(numbers.count) columns named \(quoted(name)).",
        "Use \(alternatives(numbers.prefix(12).map { "'#\($0)'" })).")
    case .noNumericColumn(let file, let headings) where headings.count < 2:
      .input("The source \(quoted(file)) has no column of numbers.", "Give a file with numbers.")
    case .noNumericColumn(let file, let headings):
      .input(
        "The source \(quoted(file)) has no column of numbers.",
        "Look at its columns with --list-columns: \(shortened(headings)).")
    case .onlyCodes(let file, let headings):
      .input(
        "The numbers in \(quoted(file)) only count, date or name its rows: \(shortened(headings)).",
        "Choose one of these columns anyway with --y.")
    case .matrix(let file, let count):
      .input(
        "The source \(quoted(file)) is a matrix of \(count) rows and columns with the same names,"
          + " not a chart.",
        "Choose one column with --y.")
    case .singleRow(let file, let headings):
      .input(
        "The source \(quoted(file)) has a single row of \(counted(headings.count, "number")), which"
          + " is not a chart: \(shortened(headings)).",
        "Choose one number with --y, or give a file with a row for each.")
    case .noSuchRows(let file, let condition, let texts):
      .usage(
        "\(quoted(condition.text)) does not match exactly one value in the column"
          + " \(quoted(condition.column.text)) of \(quoted(file)).",
        nearest(condition.text, texts))
    case .unknownGroup(let file, let name, let groups):
      .usage(
        "\(quoted(name)) does not match exactly one series of \(quoted(file)).",
        nearest(name, groups))
    case .noGroups(let file, let name):
      .usage(
        "The table \(quoted(file)) has only one series, so --only \(quoted(name)) does not apply.",
        "Split it into series with --by, or leave out --only.")
    case .noValues(let file, let column):
      .input(
        "Every value in column \(quoted(column.heading)) of \(quoted(file)) is missing.",
        "Fill them in, or choose another column with --y.")
    case .notANumber(let place, let text):
      .input(
        "\(place.words): \(quoted(text)) is not a number.",
        "Correct it, or choose another column with --y; --ignore-bad treats such cells as missing"
          + " if the others are numbers.")
    case .ambiguousNumber(let place, let text) where text.contains(","):
      .input(
        "\(place.words): the comma in \(quoted(text)) may be decimal or separate thousands.",
        "Use --decimal comma or --thousands comma.")
    case .ambiguousNumber(let place, let text):
      .input(
        "\(place.words): the point in \(quoted(text)) may be decimal or separate thousands.",
        "Use --decimal point or --thousands point.")
    case .notFinite(let place, let text):
      .input(
        "\(place.words): \(quoted(text)) is too large to be a number.",
        "Correct it, or leave the cell empty for a missing value.")
    case .notAPriceFile(let file, let value):
      .usage(
        "\(quoted(file)) is not a price file, so --value \(value.rawValue) does not apply.",
        "Choose a column with --y instead.")
    case .priceColumnMissing(let file, let value, let column):
      .usage(
        "The price file \(quoted(file)) has no column \(quoted(column.rawValue)), which --value"
          + " \(value.rawValue) needs.",
        "Choose another --value.")

    case .missingPosition(let place, ""):
      .input("\(place.words) is empty.", "Fill it in, or choose another column with --x.")
    case .missingPosition(let place, let text):
      .input(
        "\(place.words): \(quoted(text)) is a missing value.",
        "Fill it in, or choose another column with --x.")
    case .notAPosition(let place, let text):
      .input(
        "\(place.words): \(quoted(text)) is not a number that can be a position.",
        "Correct it, or choose another column with --x.")
    case .mixedPrecision(let place, let text):
      .input(
        "\(place.words): \(quoted(text)) is not as precise as the dates above, or more precise.",
        "Write all dates alike, such as 2020-12-31.")
    case .notADate(let place, let text):
      .input(
        "\(place.words): \(quoted(text)) is not a date.",
        "Correct it, or choose another column with --x.")
    case .ambiguousDates(let place, let text):
      .input(
        "\(place.words): \(quoted(text)) may begin with the day or with the month.",
        orderRemedy(DateFormat.orders(of: text)))
    case .mixedDateOrder(let place, let text):
      .input(
        "\(place.words): \(quoted(text)) has day and month in another order than the dates above.",
        "Correct it, or choose another column with --x.")
    case .mixedOffsets(let place, let text):
      .input(
        "\(place.words) is \(quoted(text)), but only some of the times have an offset from UTC.",
        "Give all times an offset, or none.")
    case .badDateFormat(let text):
      .usage(
        "Invalid date format \(quoted(text)).", "Write it like %d.%m.%Y or %Y-%m-%d %H:%M.")
    case .noDatesInFormat(let file, let format):
      .input(
        "No column of \(quoted(file)) has dates in the format \(quoted(format)).",
        "Look at the columns with --list-columns.")

    case .badJSON(let file, let line, let column, let fault):
      .input(
        "The file \(quoted(file)) is not valid JSON: \(fault.words) in line \(line), column"
          + " \(column).",
        "Correct it there.")
    case .fieldNotFound(let file, let path, let part, let keys):
      .usage(
        "The path \(quoted(path)) does not exist in \(quoted(file)): there is no \(quoted(part)).",
        nearest(part, keys, none: "Leave out --field, or name another place."))
    case .fieldNeedsJSON(let file):
      .usage("The file \(quoted(file)) is not JSON, so --field does not apply.", "Leave it out.")
    case .notATable(let file, let shape, []):
      .input(
        "The data in \(quoted(file)) are \(shape.words), not a list or columns of numbers.",
        "Name the place of a list with --field.")
    case .notATable(let file, let shape, let keys):
      .input(
        "The data in \(quoted(file)) are \(shape.words), not a list or columns of numbers.",
        "Name the place of a list with --field: \(shortened(keys)).")
    case .noRecords(let file):
      .input("The source \(quoted(file)) contains no records.", "Give a list of numbers.")
    case .emptyRecords(let file):
      .input("The records of \(quoted(file)) are empty.", "Give records that contain numbers.")
    case .notAPair(let file, let row, let count):
      .input(
        "Record \(row) of \(quoted(file)) is a list of \(counted(count, "value")), not a pair.",
        "Give pairs [x, y], records, or one list of numbers.")
    case .jsonNumberTooLarge(let file, let line, let column, let text):
      .input(
        "Line \(line), column \(column) of \(quoted(file)): \(quoted(text)) is too large to be a"
          + " number.",
        "Correct it, or write null for a missing value.")
    case .jsonWord(let file, let line, let column, let text):
      .input(
        "Line \(line), column \(column) of \(quoted(file)): \(quoted(text)) is not valid JSON.",
        "Write null for a missing value.")
    case .mixedShapes(let file, let row, let expected, let found):
      .input(
        "Record \(row) of \(quoted(file)) is \(found.words), but the first is \(expected.words).",
        "Give records of one kind.")
    case .unequalColumns(let file, let column, let count, let other, let otherCount):
      .input(
        "In \(quoted(file)), \(quoted(column)) has \(counted(count, "value")), but \(quoted(other))"
          + " has \(otherCount).",
        "Give columns of equal length.")
    case .nestedValue(let place):
      .input(
        "Record \(place.row) of \(quoted(place.file)): \(quoted(place.column.heading)) is a list or"
          + " a record, not a number.",
        "Choose another column with --y, or the place of the data with --field.")
    case .unequalLists(let file, let row, let expected, let found):
      .input(
        "Record \(row) of \(quoted(file)) is a list of \(counted(found, "value")), but the first"
          + " has \(expected).",
        "Give lists of equal length.")
    case .severalTables(let file, let fields):
      .input(
        "The source \(quoted(file)) contains several tables.",
        "Choose one with --field: \(shortened(fields)).")
    case .tooManyColumns(let file, let limit):
      .input(
        "The table in \(quoted(file)) has more than \(limit) columns.",
        "Give a table with fewer columns.")
    case .sparseRecords(let file, _):
      .input(
        "The records of \(quoted(file)) have too few names in common to make a table.",
        "Give records with the same names, or choose another place with --field.")
    case .jsonTooLarge(let file, let limit):
      .input(
        "The values in \(quoted(file)) would take more than \(limit >> 20) megabytes of memory.",
        "Give them as CSV, or as NDJSON with one record per line.")
    }
  }
}

/// The name that is nearest to what was typed; where none is near, those there are.
private func nearest(
  _ typed: String, _ names: [String], none: String = "There are none.", else remedy: String? = nil
) -> String {
  didYouMean(
    nearestName(to: typed, among: names).map(quoted),
    else: remedy ?? (names.isEmpty ? none : "There are \(shortened(names))."))
}

/// The formats among which to choose, in quotation marks where a shell would cut them.
private func orderRemedy(_ formats: [DateFormat]) -> String {
  guard !formats.isEmpty else { return "Write the dates like 2020-12-31 10:00:00.25." }
  let words = formats.map { $0.text.contains(" ") ? "'\($0.text)'" : $0.text }
  return "Use \(alternatives(words.map { "--date-format \($0)" }))."
}
