// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension ReadError {
  var message: Message {
    switch self {
    case .notFound, .isDirectory, .unreadable, .cannotKeep, .empty, .noRows, .tooLarge,
      .otherContent, .badRegex, .nothingMatches, .outOfMemory:
      fileMessage
    case .nulByte, .noHeader, .cellTooLong, .rowTooLong, .unterminatedQuote, .textAfterQuote,
      .raggedRow, .badDelimiter:
      rowMessage
    case .missingPosition, .notAPosition, .mixedPrecision, .notADate, .ambiguousDates,
      .mixedDateOrder, .mixedOffsets,
      .badDateFormat, .noDatesInFormat:
      dateMessage
    case .badJSON, .fieldNotFound, .fieldNeedsJSON, .notATable, .mixedShapes, .unequalColumns,
      .nestedValue, .noRecords, .emptyRecords, .notAPair, .jsonNumberTooLarge, .jsonWord,
      .unequalLists, .severalTables, .tooManyColumns, .sparseRecords, .jsonTooLarge:
      jsonMessage
    default: columnMessage
    }
  }

  private var fileMessage: Message {
    switch self {
    case .notFound(let file):
      Message(
        "There is no file \(quoted(file)).", "Check the name, or use --symbol for a symbol.")
    case .isDirectory(let file):
      Message("The source \(quoted(file)) is a folder.", "Give the path of a file in it.")
    case .unreadable(let file, let code):
      Message(
        "The file \(quoted(file)) cannot be read: \(systemReason(code)).",
        systemRemedy(code, "Check its permissions, or give another file."))
    case .cannotKeep(let file, let folder, let code):
      Message(
        "The data of \(quoted(file)) must be read twice and cannot be kept in memory or in"
          + " \(quoted(folder)): \(systemReason(code)).",
        "Give a file, or set TMPDIR to a folder with room.")
    case .empty(let file):
      Message("The source \(quoted(file)) is empty.", "Give a file with rows of numbers.")
    case .noRows(let file):
      Message(
        "The source \(quoted(file)) has headings but no rows.", "Give a file with rows of numbers.")
    case .tooLarge(let file, let limit):
      Message(
        "The source \(quoted(file)) has to be held in memory and is larger than \(limit) bytes.",
        "Give a part of it.")
    case .outOfMemory(let file):
      Message(
        "There is not enough memory for \(quoted(file)).",
        "Give a part of it, or end other programs.")
    case .otherContent(let file, let content): content.message(file)
    case .badRegex(let pattern):
      Message(
        "The pattern \(quoted(pattern)) is no regular expression.",
        "Write it as in --regex '([0-9.]+) ms'.")
    case .nothingMatches(let file, let pattern):
      Message(
        "No line of \(quoted(file)) holds what the pattern \(quoted(pattern)) finds.",
        "Try the pattern on one of its lines with grep -P.")
    default: columnMessage
    }
  }

  private var rowMessage: Message {
    switch self {
    case .nulByte(let file, let row):
      Message(
        "Row \(row) of \(quoted(file)) holds a NUL byte.", "Give a text file, such as CSV or JSON.")
    case .noHeader(let file, let line):
      Message(
        "No row of \(quoted(file)) begins on line \(line), which --header names.",
        "Give the line on which the headings begin, counted from 1.")
    case .cellTooLong(let file, let row, let limit):
      Message(
        "A cell in row \(row) of \(quoted(file)) is longer than \(limit) bytes.",
        "Check the quotation marks there, or shorten the cell.")
    case .rowTooLong(let file, let row, let limit):
      Message(
        "Row \(row) of \(quoted(file)) is longer than \(limit) bytes.",
        "Check the quotation marks and line ends there.")
    case .unterminatedQuote(let file, let row):
      Message(
        "The quotation mark in row \(row) of \(quoted(file)) is never closed.",
        "Close it, or double it where it belongs to the text.")
    case .textAfterQuote(let file, let row):
      Message(
        "Row \(row) of \(quoted(file)) goes on behind a closing quotation mark.",
        "Double the quotation mark where it belongs to the text.")
    case .raggedRow(let file, let row, let expected, let found):
      Message(
        "Row \(row) of \(quoted(file)) has \(counted(found, "cell")), the first has \(expected).",
        "Correct the row, or put quotation marks around a cell that holds what separates cells.")
    case .badDelimiter(let character):
      Message(
        "The delimiter \(quoted(String(character))) cannot separate cells.",
        "Give --delimiter comma, semicolon, tab or another ASCII character.")
    default: columnMessage
    }
  }

  private var columnMessage: Message {
    switch self {
    case .unknownColumn(let file, let column, let headings):
      Message(
        "The source \(quoted(file)) has no column \(quoted(column.text)).",
        columnRemedy(column.text, headings))
    case .ambiguousColumn(let file, let name, let numbers):
      Message(
        "The source \(quoted(file)) has \(numbers.count) columns named \(quoted(name)).",
        "Write \(alternatives(numbers.prefix(12).map { "'#\($0)'" })).")
    case .noNumericColumn(let file, let headings):
      Message(
        "The source \(quoted(file)) has no column of numbers to hear.",
        headings.count < 2
          ? "Give a file with numbers."
          : "Look at its columns with --list-columns: \(shortened(headings)).")
    case .onlyCodes(let file, let headings):
      Message(
        "The numbers in \(quoted(file)) only count, date or name its rows: \(shortened(headings)).",
        "Take one all the same with --y.")
    case .matrix(let file, let count):
      Message(
        "The source \(quoted(file)) is a matrix of \(count) rows and columns with the same names, not"
          + " a chart.",
        "Take one column with --y.")
    case .singleRow(let file, let headings):
      Message(
        "The source \(quoted(file)) has one row of \(headings.count) numbers, which is no chart:"
          + " \(shortened(headings)).",
        "Take one number with --y, or give a file with a row for each of them.")
    case .noSuchRows(let file, let condition, let texts):
      Message(
        "\(quoted(condition.text)) is not one value of the column \(quoted(condition.column.text)) of"
          + " \(quoted(file)).",
        columnTexts(condition.text, texts))
    case .unknownGroup(let file, let name, let groups):
      Message(
        "\(quoted(name)) is not one series of \(quoted(file)).", columnTexts(name, groups))
    case .noGroups(let file, let name):
      Message(
        "The table \(quoted(file)) has one series only, so --only \(quoted(name)) has no meaning.",
        "Part it into series with --by, or leave --only out.")
    case .noValues(let file, let column):
      Message(
        "Every value in column \(quoted(column.heading)) of \(quoted(file)) is missing.",
        "Fill it in, or choose another column with --y.")
    case .notANumber(let place, let text):
      Message(
        "\(place.words) is \(quoted(text)), not a number.",
        "Correct it, or choose another column with --y; --ignore-bad counts such cells as missing where"
          + " the others are numbers.")
    case .ambiguousNumber(let place, let text):
      Message(
        "\(place.words) is \(quoted(text)), whose mark may be decimal or stand between thousands.",
        text.contains(",")
          ? "Give --decimal comma, or --thousands comma."
          : "Give --decimal point, or --thousands point.")
    case .notFinite(let place, let text):
      Message(
        "\(place.words) is \(quoted(text)), larger than a number can be.",
        "Correct it, or leave the cell empty for a missing value.")
    case .notAPriceFile(let file, let value):
      Message(
        "The source \(quoted(file)) is no price file, so --value \(value.rawValue) has no meaning.",
        "Choose a column with --y in its place.")
    case .priceColumnMissing(let file, let value, let column):
      Message(
        "The price file \(quoted(file)) lacks the column \(quoted(column.rawValue)) for --value"
          + " \(value.rawValue).",
        "Choose another --value.")
    default: Message("The source cannot be read.", "Give another file.")
    }
  }

  private var dateMessage: Message {
    switch self {
    case .missingPosition(let place, let text):
      Message(
        "\(place.words) is \(text.isEmpty ? "empty" : "\(quoted(text)), a missing value").",
        "Fill it in, or choose another column with --x.")
    case .notAPosition(let place, let text):
      Message(
        "\(place.words) is \(quoted(text)), not a number that can be a position.",
        "Correct it, or choose another column with --x.")
    case .mixedPrecision(let place, let text):
      Message(
        "\(place.words) is \(quoted(text)), and the dates above are of another precision.",
        "Write all dates alike, such as 2020-12-31.")
    case .notADate(let place, let text):
      Message(
        "\(place.words) is \(quoted(text)), which is no date.",
        "Correct it, or choose another column with --x.")
    case .ambiguousDates(let place, let text):
      Message(
        "\(place.words) is \(quoted(text)), where day and month cannot be told apart.",
        orderRemedy(DateFormat.orders(of: text)))
    case .mixedDateOrder(let place, let text):
      Message(
        "\(place.words) is \(quoted(text)), with day and month in another order than above.",
        "Correct it, or choose another column with --x.")
    case .mixedOffsets(let place, let text):
      Message(
        "\(place.words) is \(quoted(text)), though only some times state their offset from UTC.",
        "Give all times an offset, or none.")
    case .badDateFormat(let text):
      Message(
        "The date format \(quoted(text)) cannot be understood.",
        "Write it as in %d.%m.%Y or %Y-%m-%d %H:%M.")
    case .noDatesInFormat(let file, let format):
      Message(
        "No column of \(quoted(file)) holds dates written as \(quoted(format)).",
        "Look at the columns with --list-columns.")
    default: columnMessage
    }
  }
}

extension CellPlace {
  /// The place in words, such as `Row 7, column 'Close' of 'prices.csv'`.
  fileprivate var words: String {
    "Row \(row), column \(quoted(column.heading)) of \(quoted(file))"
  }
}

extension FileContent {
  /// What a file holds, and the command that makes a table of it.
  fileprivate func message(_ file: String) -> Message {
    switch self {
    case .gzip:
      Message(
        "The file \(quoted(file)) is compressed with gzip.",
        "Unpack it first: gzip -dc \(shellWord(file)) | audiograph describe -.")
    case .zip:
      Message(
        "The file \(quoted(file)) is a zip archive.",
        "Unpack it first: unzip -p \(shellWord(file)) | audiograph describe -.")
    case .excel:
      Message(
        "The file \(quoted(file)) is an Excel workbook.",
        "Convert it first: libreoffice --headless --convert-to csv \(shellWord(file)).")
    case .utf32:
      Message(
        "The file \(quoted(file)) is in UTF-32, which is not read.",
        "Convert it first: iconv -f UTF-32 -t UTF-8 \(shellWord(file)) | audiograph describe -.")
    case .openDocument:
      Message(
        "The file \(quoted(file)) is an OpenDocument file.",
        "Convert it first: libreoffice --headless --convert-to csv \(shellWord(file)).")
    }
  }
}

/// What a column or a table holds in place of what was asked for, the nearest first.
private func columnTexts(_ typed: String, _ texts: [String]) -> String {
  if let nearest = nearestName(to: typed, among: texts) {
    return "Did you mean \(quoted(nearest))?"
  }
  return texts.isEmpty ? "It holds nothing." : "There are \(shortened(texts))."
}

/// The formats among which to choose, in quotation marks where a shell would cut them.
private func orderRemedy(_ formats: [DateFormat]) -> String {
  guard !formats.isEmpty else { return "Write the dates as in 2020-12-31 10:00:00.25." }
  let words = formats.map { $0.text.contains(" ") ? "'\($0.text)'" : $0.text }
  return "Give \(alternatives(words.map { "--date-format \($0)" }))."
}

/// The columns there are, the nearest first where one is near.
private func columnRemedy(_ typed: String, _ headings: [String]) -> String {
  if let nearest = nearestName(to: typed, among: headings) {
    return "Did you mean \(quoted(nearest))?"
  }
  guard !headings.isEmpty else { return "Look at the columns with --list-columns." }
  return "The columns are \(shortened(headings))."
}
