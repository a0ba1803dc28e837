// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

extension ReadError: CustomStringConvertible {
  /// What is wrong, as an English sentence for the programmer; rows and lines are counted from 1.
  public var description: String {
    switch self {
    case .notFound(let file): "There is no file \"\(file)\"."
    case .isDirectory(let file): "\"\(file)\" is a folder."
    case .unreadable(let file, let code): "Cannot read \"\(file)\": system error \(code)."
    case .cannotKeep(let file, let folder, let code):
      "Cannot keep the data of \"\(file)\" in \"\(folder)\": system error \(code)."
    case .empty(let file): "\"\(file)\" is empty."
    case .noRows(let file): "\"\(file)\" has headings but no rows."
    case .tooLarge(let file, let limit):
      "\"\(file)\" has to be held in memory and is larger than \(limit) bytes."
    case .otherContent(let file, let content): "\"\(file)\" is \(content.words)."
    case .packed(let file, .damaged): "\"\(file)\" is packed, and damaged."
    case .packed(let file, .tooLarge(let limit)):
      "What is packed in \"\(file)\" is larger than \(limit) bytes."
    case .packed(let file, .largeWindow(let limit)):
      "Unpacking \"\(file)\" takes more than \(limit) bytes of memory."
    case .packed(let file, .missing(let name)):
      "\"\(file)\" is packed, and \(name), which unpacks it, is missing."
    case .workbook(let file, let fault): fault.sentence(file)
    case .database(let file, let fault): fault.sentence(file)
    case .stated(let file, let fault): "The chart in \"\(file)\" cannot be told: \(fault)."
    case .pageTooLarge(let file, let limit):
      "The cells of the page \"\(file)\" would take more than \(limit) bytes."
    case .unknownTableOfPage(let file, let asked, let count):
      "The page \"\(file)\" has \(count) tables and none of the number \"\(asked)\"."
    case .nothingToChoose(let file, let option):
      "\"\(file)\" has nothing among which \"\(option.rawValue)\" could choose."
    case .noSuchReading(let file, let number, let count):
      "\"\(file)\" has \(count) readings and none of the number \(number)."
    case .unknownEncoding(let name): "There is no encoding \"\(name)\"."
    case .notInEncoding(let file, let name): "\"\(file)\" is not text in \(name)."
    case .badRegex(let pattern): "\"\(pattern)\" is not a regular expression."
    case .missingPatternLibrary(let name):
      "Cannot look for a regular expression: the library \(name) is missing."
    case .searchTooSlow(let file, let seconds):
      "The search for the pattern in \"\(file)\" takes more than \(seconds) seconds."
    case .everySearchBrokenOff(let file, let line):
      "The search for the pattern takes too many steps in line \(line) of \"\(file)\"."
    case .nothingMatches(let file, let pattern): "No line of \"\(file)\" matches \"\(pattern)\"."

    case .nulByte(let file, let row): "Row \(row) of \"\(file)\" contains a NUL byte."
    case .cellTooLong(let file, let row, let limit):
      "A cell in row \(row) of \"\(file)\" is longer than \(limit) bytes."
    case .rowTooLong(let file, let row, let limit):
      "Row \(row) of \"\(file)\" is longer than \(limit) bytes."
    case .unterminatedQuote(let file, let row):
      "The quotation mark in row \(row) of \"\(file)\" is never closed."
    case .textAfterQuote(let file, let row):
      "Row \(row) of \"\(file)\" has text after a closing quotation mark."
    case .raggedRow(let file, let row, let expected, let found):
      "Row \(row) of \"\(file)\" has \(found) cells, but the first has \(expected)."
    case .noHeader(let file, let line): "No row of \"\(file)\" begins on line \(line)."
    case .badDelimiter(let character): "\"\(character)\" cannot be a delimiter."

    case .unknownColumn(let file, let column, let headings):
      "\"\(file)\" has no column \"\(column.text)\"; its columns are \(listed(headings))."
    case .ambiguousColumn(let file, let name, let numbers):
      "\"\(file)\" has \(numbers.count) columns named \"\(name)\"."
    case .noNumericColumn(let file, let headings):
      "\"\(file)\" has no column of numbers among \(listed(headings))."
    case .onlyCodes(let file, let headings):
      "The numbers in \"\(file)\" only count, date or name its rows: \(listed(headings))."
    case .matrix(let file, let count):
      "\"\(file)\" is a matrix of \(count) rows and columns with the same names."
    case .singleRow(let file, let headings):
      "\"\(file)\" has a single row of numbers: \(listed(headings))."
    case .noSuchRows(let file, let condition, _):
      "\"\(condition.text)\" does not match exactly one value in the column"
        + " \"\(condition.column.text)\" of \"\(file)\"."
    case .unknownGroup(let file, let name, let groups):
      "\"\(name)\" does not match exactly one series of \"\(file)\": \(listed(groups))."
    case .noGroups(let file, let name):
      "\"\(file)\" has only one series, so \"\(name)\" cannot be chosen by name."
    case .tooManySeries(let file, let limit, _):
      "The table in \"\(file)\" has more than \(limit) series."
    case .form(let file, let error): "\"\(file)\" cannot be told so: \(error)."
    case .noValues(let file, let column):
      "Every value in the column \"\(column.heading)\" of \"\(file)\" is missing."
    case .notAPriceFile(let file, let value):
      "\"\(file)\" is not a price file, so it has no value \"\(value.rawValue)\"."
    case .priceColumnMissing(let file, let value, let column):
      "\"\(file)\" has no column \"\(column.rawValue)\", which the value \"\(value.rawValue)\""
        + " needs."

    case .notANumber(let place, let text): "\(place.words): \"\(text)\" is not a number."
    case .listInCell(let place, let text): "\(place.words): \"\(text)\" is a list, not a number."
    case .ambiguousNumber(let place, let text):
      "\(place.words): the mark in \"\(text)\" may be decimal or separate thousands."
    case .notFinite(let place, let text):
      "\(place.words): \"\(text)\" is too large to be a number."
    case .nestedValue(let place): "\(place.words) is a list or a record, not a number."
    case .missingPosition(let place, let text):
      text.isEmpty
        ? "\(place.words) is empty." : "\(place.words): \"\(text)\" is a missing value."
    case .notAPosition(let place, let text):
      "\(place.words): \"\(text)\" is not a number that can be a position."
    case .mixedPrecision(let place, let text):
      "\(place.words): \"\(text)\" is more or less precise than the dates above."
    case .notADate(let place, let text): "\(place.words): \"\(text)\" is not a date."
    case .ambiguousDates(let place, let text):
      "\(place.words): \"\(text)\" may begin with the day or with the month."
    case .mixedDateOrder(let place, let text):
      "\(place.words): \"\(text)\" has day and month in another order than the dates above."
    case .mixedOffsets(let place, let text):
      "\(place.words) is \"\(text)\", but only some of the times have an offset from UTC."
    case .badDateFormat(let text): "\"\(text)\" is not a date format such as %d.%m.%Y."
    case .noDatesInFormat(let file, let format):
      "No column of \"\(file)\" has dates in the format \"\(format)\"."

    case .badJSON(let file, let line, let column, let fault):
      "\"\(file)\" is not valid JSON: \(fault.words) in line \(line), column \(column)."
    case .jsonNumberTooLarge(let file, let line, let column, let text):
      "Line \(line), column \(column) of \"\(file)\": \"\(text)\" is too large to be a number."
    case .jsonWord(let file, let line, let column, let text):
      "Line \(line), column \(column) of \"\(file)\": \"\(text)\" is not valid JSON."
    case .fieldNotFound(let file, let path, let part, let keys):
      "\"\(file)\" has no \"\(path)\": there is no \"\(part)\" among \(listed(keys))."
    case .fieldNeedsJSON(let file): "\"\(file)\" is not JSON, so it has no path of keys."
    case .notATable(let file, let shape, let keys):
      "\"\(file)\" holds \(shape.words), not a table; its keys: \(listed(keys))."
    case .noRecords(let file): "\"\(file)\" contains no records."
    case .emptyRecords(let file): "The records of \"\(file)\" are empty."
    case .notAPair(let file, let row, let count):
      "Record \(row) of \"\(file)\" is a list of \(count), not a pair."
    case .mixedShapes(let file, let row, let expected, let found):
      "Record \(row) of \"\(file)\" is \(found.words), but the first is \(expected.words)."
    case .unequalColumns(let file, let column, let count, let other, let otherCount):
      "In \"\(file)\", the length of \"\(column)\" is \(count), but that of \"\(other)\" is"
        + " \(otherCount)."
    case .unequalLists(let file, let row, let expected, let found):
      "Record \(row) of \"\(file)\" is a list of \(found), but the first is one of \(expected)."
    case .severalTables(let file, let fields):
      "\"\(file)\" contains several tables: \(listed(fields))."
    case .tooManyColumns(let file, let limit):
      "The table in \"\(file)\" has more than \(limit) columns."
    case .sparseRecords(let file, _):
      "The records of \"\(file)\" have too few names in common to make a table."
    case .jsonTooLarge(let file, let limit):
      "The values in \"\(file)\" would take more than \(limit) bytes of memory."
    case .outOfMemory(let file): "There is not enough memory for \"\(file)\"."
    }
  }

  /// Names from the data, the first twelve of them.
  private func listed(_ names: [String]) -> String {
    guard !names.isEmpty else { return "none" }
    let rest = names.count > 12 ? " and \(names.count - 12) more" : ""
    return names.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ") + rest
  }
}

extension CellLocation {
  fileprivate var words: String { "Row \(row), column \"\(column.heading)\" of \"\(file)\"" }
}

extension WorkbookFault {
  fileprivate func sentence(_ file: String) -> String {
    switch self {
    case .damaged: "\"\(file)\" is a workbook, and damaged."
    case .locked: "\"\(file)\" is protected by a password."
    case .tooLarge(let limit): "The workbook \"\(file)\" is larger than \(limit) bytes."
    case .missing(let name):
      "\"\(file)\" is a workbook, and \(name), which unpacks it, is missing."
    case .noCells: "No sheet of \"\(file)\" has cells."
    case .onlyCharts: "The sheets of \"\(file)\" are charts without cells."
    case .emptySheet(let name, _): "The sheet \"\(name)\" of \"\(file)\" is empty."
    case .chartSheet(let name, _): "The sheet \"\(name)\" of \"\(file)\" is a chart without cells."
    case .unknownSheet(let name, let sheets):
      "\"\(file)\" has no sheet \"\(name)\"; its sheets are "
        + sheets.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ") + "."
    }
  }
}

extension DatabaseFault {
  fileprivate func sentence(_ file: String) -> String {
    switch self {
    case .missing(let name): "\"\(file)\" is a database, and the library \(name) is missing."
    case .unreadable(let reason): "The database \"\(file)\" cannot be read: \(reason)."
    case .busy: "The database \"\(file)\" is being written by another program."
    case .unfinished: "A change of the database \"\(file)\" was broken off and is not undone yet."
    case .logUnreadable: "The log of the database \"\(file)\" cannot be opened in its folder."
    case .noTables: "The database \"\(file)\" has no tables."
    case .severalTables(let tables):
      "The database \"\(file)\" has several tables: \(tables.prefix(12).joined(separator: ", "))."
    case .functionNotAllowed(let name):
      "Reading the database \"\(file)\" would call the function \"\(name)\", which is not allowed."
    case .unknownTable(let name, _): "The database \"\(file)\" has no table \"\(name)\"."
    case .badQuery(let reason): "The query of \"\(file)\" cannot be run: \(reason)."
    case .notOneQuery: "The query of \"\(file)\" is not one that only reads."
    case .tooLong(let seconds):
      "The query of \"\(file)\" takes more than \(seconds) seconds."
    case .tooMuch: "The query of \"\(file)\" takes too much memory."
    case .tooLarge(let limit): "The rows of \"\(file)\" take more than \(limit) bytes."
    }
  }
}
