// SPDX-License-Identifier: MIT

public import Audiograph
public import JSON

/// The location of a cell in a source, as a person would look for it.
public struct CellLocation: Sendable, Hashable {
  /// The file's path, or the name of the stream.
  public let file: String
  /// The line that the record begins on, counted from 1 with headings and comments; in JSON the
  /// number of the record, counted from 1.
  public let row: Int
  /// The column.
  public let column: ColumnName
}

/// Why data could not be read.
///
/// Texts that come from the data are at most 60 characters long.
public enum ReadError: Error, Sendable, Hashable {
  /// There is no such file.
  case notFound(file: String)
  /// The path is that of a directory.
  case isDirectory(file: String)
  /// The file cannot be opened or read; the system's error number.
  case unreadable(file: String, code: Int32)
  /// A pipe must be read twice and cannot be spooled; the folder for temporary files and the
  /// system's error number.
  case cannotKeep(file: String, folder: String, code: Int32)
  /// There is nothing in the source but white space and comments.
  case empty(file: String)
  /// There are headings but no rows.
  case noRows(file: String)
  /// The source is larger than `limit` bytes and would have to be held in memory.
  case tooLarge(file: String, limit: Int)
  /// The file is a spreadsheet, compressed or UTF-32, as its first bytes say.
  case otherContent(file: String, FileContent)
  /// The file is packed and cannot be unpacked.
  case packed(file: String, UnpackingFault)
  /// The file is a workbook that cannot be read.
  case workbook(file: String, WorkbookFault)
  /// A table of a database cannot be read.
  case database(file: String, DatabaseFault)
  /// The cells of the page would take more than so many bytes, out of proportion to the page.
  case pageTooLarge(file: String, limit: Int)
  /// A chart that states what it is cannot be told.
  case stated(file: String, StatedFault)
  /// A page has no table of the number that was asked for; how many it has.
  case unknownTableOfPage(file: String, asked: String, count: Int)
  /// The source has nothing among which an option could choose.
  case nothingToChoose(file: String, option: SourceChoice)
  /// A table can be read in this many ways, none of which has the number that was asked for.
  case noSuchReading(file: String, number: Int, count: Int)
  /// There is no encoding of the name that was asked for.
  case unknownEncoding(name: String)
  /// The text is not in the encoding that was asked for.
  case notInEncoding(file: String, name: String)

  /// The requested pattern is not a regular expression.
  case badRegex(String)
  /// A pattern was asked for, and the library that looks for it cannot be loaded.
  case missingPatternLibrary(name: String)
  /// No line matches the pattern.
  case nothingMatches(file: String, pattern: String)
  /// No line has a known match, and in this one, perhaps in others, the search took too many steps.
  case everySearchBrokenOff(file: String, line: Int)
  /// The search for the pattern took more than this many seconds for all lines together.
  case searchTooSlow(file: String, seconds: Int)

  /// A row holds a NUL byte.
  case nulByte(file: String, row: Int)
  /// A cell is longer than `limit` bytes.
  case cellTooLong(file: String, row: Int, limit: Int)
  /// A row is longer than `limit` bytes.
  case rowTooLong(file: String, row: Int, limit: Int)
  /// A quotation mark opened in the row is never closed.
  case unterminatedQuote(file: String, row: Int)
  /// Something stands between a closing quotation mark and the next delimiter.
  case textAfterQuote(file: String, row: Int)
  /// A row has more or fewer cells than the first.
  case raggedRow(file: String, row: Int, expected: Int, found: Int)
  /// No row begins on the line given for the headings.
  case noHeader(file: String, line: Int)
  /// The delimiter asked for is not one ASCII character, or is a quotation mark or a line end.
  case badDelimiter(Character)

  /// No column with that name or number; the headings there are.
  case unknownColumn(file: String, ColumnReference, headings: [String])
  /// Several columns have the name that was asked for; their numbers, counted from 1.
  case ambiguousColumn(file: String, name: String, numbers: [Int])
  /// No column holds numbers, or none besides x; the headings there are.
  case noNumericColumn(file: String, headings: [String])
  /// There are numbers, but they code something or count the rows; their headings.
  case onlyCodes(file: String, headings: [String])
  /// The numbers are a matrix whose columns are called as its rows are; how many.
  case matrix(file: String, count: Int)
  /// There is one row, with several numbers and nothing along x; its headings.
  case singleRow(file: String, headings: [String])
  /// No row fulfils a condition; what the column holds.
  case noSuchRows(file: String, RowCondition, texts: [String])
  /// No series of a grouped table has that name, or several have; those that might be meant.
  case unknownGroup(file: String, name: String, groups: [String])
  /// Series were to be chosen by name, but the table has only one.
  case noGroups(file: String, name: String)
  /// A table has more than `limit` series; the first names that could be chosen, at most two.
  case tooManySeries(file: String, limit: Int, names: [String])
  /// The table has not what a kind of chart needs.
  case form(file: String, FormError)
  /// Every value of the column is missing.
  case noValues(file: String, column: ColumnName)
  /// A cell of a column of numbers holds something else.
  case notANumber(CellLocation, text: String)
  /// The cells of a column of delimited text hold lists such as `[71, 72]`.
  case listInCell(CellLocation, text: String)
  /// A number is ambiguous: its mark may be decimal or group thousands, and nothing decides.
  case ambiguousNumber(CellLocation, text: String)
  /// A number is infinite, or larger than a number can be.
  case notFinite(CellLocation, text: String)
  /// A JSON cell holds a list or a record.
  case nestedValue(CellLocation)

  /// A cell of the x column is missing: empty, or a text such as `NA`.
  case missingPosition(CellLocation, text: String = "")
  /// A cell of an x column of numbers holds something else, or an infinity.
  case notAPosition(CellLocation, text: String)
  /// A date has another precision than those above: `2020-02` among days.
  case mixedPrecision(CellLocation, text: String)
  /// A cell of a column of dates holds something else, or a day that no calendar has.
  case notADate(CellLocation, text: String)
  /// Dates such as 3/4/2012 are ambiguous, and no row shows the order; the first one.
  case ambiguousDates(CellLocation, text: String)
  /// A date contradicts the order of day and month that earlier rows have.
  case mixedDateOrder(CellLocation, text: String)
  /// Some times state their offset from UTC and some do not; the first that differs.
  case mixedOffsets(CellLocation, text: String)
  /// The date format asked for cannot be understood.
  case badDateFormat(String)
  /// No column holds dates of the format asked for.
  case noDatesInFormat(file: String, format: String)

  /// The source is no price file, so that a price value cannot be chosen.
  case notAPriceFile(file: String, value: PriceValue)
  /// The price file lacks a column that the value needs.
  case priceColumnMissing(file: String, value: PriceValue, column: PriceColumn)

  /// The text is not JSON.
  case badJSON(file: String, line: Int, column: Int, JSONFault)
  /// There is no such key or index; the part of the path that failed and the keys there are.
  case fieldNotFound(file: String, path: String, part: String, keys: [String])
  /// A path into JSON was given for a file that is not JSON.
  case fieldNeedsJSON(file: String)
  /// The JSON is none of the shapes that make a table; the keys that it has.
  case notATable(file: String, shape: JSONShape, keys: [String])
  /// The list holds nothing.
  case noRecords(file: String)
  /// The records have no members.
  case emptyRecords(file: String)
  /// A record of a list of lists does not hold two values; counted from 1.
  case notAPair(file: String, row: Int, count: Int)
  /// A number in JSON is larger than a number can be.
  case jsonNumberTooLarge(file: String, line: Int, column: Int, text: String)
  /// JSON holds a word such as `NaN`, which it does not have.
  case jsonWord(file: String, line: Int, column: Int, text: String)
  /// A record is of another shape than the first.
  case mixedShapes(file: String, row: Int, expected: JSONShape, found: JSONShape)
  /// Two columns of a JSON object differ in length.
  case unequalColumns(
    file: String, column: String, count: Int, other: String, otherCount: Int)
  /// A list of a list of lists is longer or shorter than the first; counted from 1.
  case unequalLists(file: String, row: Int, expected: Int, found: Int)
  /// The JSON holds several tables; the paths to the first of them.
  case severalTables(file: String, fields: [String])
  /// The records have more than `limit` names, or lists are longer.
  case tooManyColumns(file: String, limit: Int)
  /// The records have so few names in common that more than `limit` cells would be empty, and
  /// more than eight for each that holds a value.
  case sparseRecords(file: String, limit: Int)
  /// The text and its values would take more than `limit` bytes of memory.
  case jsonTooLarge(file: String, limit: Int)
  /// The system has no more memory for what the source holds.
  case outOfMemory(file: String)
}
