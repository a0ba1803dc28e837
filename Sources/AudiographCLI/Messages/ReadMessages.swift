// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import Posix

extension ReadError: LibraryError {
  /// A column, path or format that was asked for and is not there is wrong use, anything else
  /// wrong data.
  var exitStatus: ExitCode {
    switch self {
    case .unknownTableOfPage, .nothingToChoose, .noSuchReading, .unknownEncoding, .badRegex,
      .noHeader,
      .badDelimiter,
      .unknownColumn, .ambiguousColumn, .noSuchRows, .unknownGroup, .noGroups, .notAPriceFile,
      .priceColumnMissing, .badDateFormat, .fieldNotFound, .fieldNeedsJSON:
      .usage
    case .workbook(_, let fault): fault.exitStatus
    case .database(_, let fault): fault.exitStatus
    case .form(_, let error): error.exitStatus
    case .stated(_, let fault): fault.exitStatus
    case .outOfMemory: .internalError
    default: .input
    }
  }

  var said: ProblemAndRemedy {
    switch self {
    case .notFound(let file) where isWebAddress(file):
      (.readWebAddress(address: file), .readWebAddressRemedy())
    case .notFound(let file): (.readNotFound(file: file), .readNotFoundRemedy())
    case .isDirectory(let file): (.readIsDirectory(file: file), .remedyGiveThePathOfAFile())
    case .unreadable(let file, let code):
      (
        .readUnreadable(file: file, reason: systemReason(code)),
        code == SystemReason.notFound.code
          ? .systemCheckTheName()
          : .systemRemedy(code, .remedyCheckItsPermissionsOrGiveAnother())
      )
    case .cannotKeep(let file, let folder, let code):
      (
        .readCannotKeep(file: file, folder: folder, reason: systemReason(code)),
        .readCannotKeepRemedy()
      )
    case .empty(let file): (.readEmpty(file: file), .remedyGiveAFileWithRowsOf())
    case .noRows(let file): (.readNoRows(file: file), .remedyGiveAFileWithRowsOf())
    case .tooLarge(let file, let limit):
      (.readTooLarge(file: file, limit: limit), .readTooLargeRemedy())
    case .outOfMemory(let file): (.readOutOfMemory(file: file), .readOutOfMemoryRemedy())
    case .otherContent(let file, let content): content.said(of: file)
    case .packed(let file, let fault): fault.said(of: file)
    case .workbook(let file, let fault): fault.said(of: file)
    case .database(let file, let fault): fault.said(of: file)
    case .stated(let file, let fault): fault.said(of: file)
    case .pageTooLarge(let file, let limit): WorkbookFault.tooLarge(limit: limit).said(of: file)
    case .unknownTableOfPage(let file, let asked, let count):
      (.readPageUnknownTable(file: file, asked: asked), .readPageUnknownTableRemedy(count: count))
    case .nothingToChoose(let file, let choice):
      (.readNothingToChoose(file: file, option: "--\(choice.rawValue)"), .remedyLeaveItOut())
    case .noSuchReading(let file, let number, let count):
      (
        .readNoSuchReading(file: file, number: number, count: count),
        .readNoSuchReadingRemedy(count: count)
      )
    case .unknownEncoding(let name):
      (.readUnknownEncoding(name: name), .readUnknownEncodingRemedy())
    case .notInEncoding(let file, let name):
      (.readNotInEncoding(file: file, name: name), .readNotInEncodingRemedy())
    case .badRegex(let pattern): (.readBadRegex(pattern: pattern), .readBadRegexRemedy())
    case .missingPatternLibrary(let name):
      (.readMissingPatternLibrary(name: name), .readMissingPatternLibraryRemedy())
    case .nothingMatches(let file, let pattern):
      (.readNothingMatches(file: file, pattern: pattern), .readNothingMatchesRemedy())
    case .searchTooSlow(let file, let seconds):
      (.readSearchTooSlow(file: file, seconds: seconds), .readEverySearchBrokenOffRemedy())
    case .everySearchBrokenOff(let file, let line):
      (.readEverySearchBrokenOff(file: file, line: line), .readEverySearchBrokenOffRemedy())

    case .nulByte(let file, let row): (.readNulByte(row: row, file: file), .readNulByteRemedy())
    case .noHeader(let file, let line):
      (.readNoHeader(file: file, line: line), .readNoHeaderRemedy())
    case .cellTooLong(let file, let row, let limit):
      (.readCellTooLong(row: row, file: file, limit: limit), .readCellTooLongRemedy())
    case .rowTooLong(let file, let row, let limit):
      (.readRowTooLong(row: row, file: file, limit: limit), .readRowTooLongRemedy())
    case .unterminatedQuote(let file, let row):
      (.readUnterminatedQuote(row: row, file: file), .remedyCloseItOrDoubleItIf())
    case .textAfterQuote(let file, let row):
      (.readTextAfterQuote(row: row, file: file), .readTextAfterQuoteRemedy())
    case .raggedRow(let file, let row, let expected, let found):
      (
        .readRaggedRow(row: row, file: file, found: found, expected: expected),
        .readRaggedRowRemedy()
      )
    case .badDelimiter(let character):
      (.readBadDelimiter(character: String(character)), .readBadDelimiterRemedy())

    case .unknownColumn(let file, let column, let headings):
      (
        .readUnknownColumn(file: file, column: column.text),
        .nearest(
          column.text, headings,
          else: headings.isEmpty
            ? .readUnknownColumnRemedyUnnamed()
            : .readUnknownColumnRemedy(headings: headings))
      )
    case .ambiguousColumn(let file, let name, let numbers):
      (
        .readAmbiguousColumn(file: file, count: numbers.count, name: name),
        .readAmbiguousColumnRemedy(numbers: numbers.prefix(12).map { "'#\($0)'" })
      )
    case .noNumericColumn(let file, let headings) where headings.count < 2:
      (.readNoNumericColumn(file: file), .readNoNumericColumnRemedyAlone())
    case .noNumericColumn(let file, let headings):
      (.readNoNumericColumn(file: file), .readNoNumericColumnRemedy(headings: headings))
    case .onlyCodes(let file, let headings):
      (.readOnlyCodes(file: file, headings: headings), .readOnlyCodesRemedy())
    case .matrix(let file, let count): (.readMatrix(file: file, count: count), .readMatrixRemedy())
    case .singleRow(let file, let headings):
      (
        .readSingleRow(file: file, count: headings.count, headings: headings),
        .readSingleRowRemedy()
      )
    case .noSuchRows(let file, let condition, let texts):
      (
        .readNoSuchRows(value: condition.text, column: condition.column.text, file: file),
        .nearest(condition.text, texts)
      )
    case .unknownGroup(let file, let name, let groups):
      (.readUnknownGroup(name: name, file: file), .nearest(name, groups))
    case .noGroups(let file, let name):
      (.readNoGroups(file: file, name: name), .readNoGroupsRemedy())
    case .tooManySeries(let file, let limit, let names):
      (
        .readTooManySeries(file: file, limit: limit),
        names.isEmpty
          ? .readTooManySeriesRemedy()
          : .chartTooManySeriesRemedy(choice: seriesChoice(of: names))
      )
    case .form(_, let error): error.said
    case .noValues(let file, let column):
      (.readNoValues(column: column.heading, file: file), .readNoValuesRemedy())
    case .notANumber(let place, let text):
      (.readNotANumber(place: place, text: text), .remedyCorrectItOrLeaveItEmpty())
    case .listInCell(let place, let text):
      (.readListInCell(place: place, text: text), .readListInCellRemedy())
    case .ambiguousNumber(let place, let text) where text.holds(","):
      (.readAmbiguousComma(place: place, text: text), .readAmbiguousCommaRemedy())
    case .ambiguousNumber(let place, let text):
      (.readAmbiguousPoint(place: place, text: text), .readAmbiguousPointRemedy())
    case .notFinite(let place, let text):
      (.readNotFinite(place: place, text: text), .remedyCorrectItOrLeaveItEmpty())
    case .notAPriceFile(let file, let value):
      (.readNotAPriceFile(file: file, value: value.rawValue), .readNotAPriceFileRemedy())
    case .priceColumnMissing(let file, let value, let column):
      (
        .readPriceColumnMissing(file: file, column: column.rawValue, value: value.rawValue),
        .remedyChooseAnotherValue()
      )

    case .missingPosition(let place, ""):
      (.readEmptyPosition(place: place), .remedyFillItInOrRemoveTheRow())
    case .missingPosition(let place, let text):
      (.readMissingPosition(place: place, text: text), .remedyFillItInOrRemoveTheRow())
    case .notAPosition(let place, let text):
      (.readNotAPosition(place: place, text: text), .remedyCorrectItOrRemoveTheRow())
    case .mixedPrecision(let place, let text):
      (.readMixedPrecision(place: place, text: text), .readMixedPrecisionRemedy())
    case .notADate(let place, let text):
      (.readNotADate(place: place, text: text), .remedyCorrectItOrRemoveTheRow())
    case .ambiguousDates(let place, let text):
      (.readAmbiguousDates(place: place, text: text), .readDateFormatsNone())
    case .mixedDateOrder(let place, let text):
      (.readMixedDateOrder(place: place, text: text), .remedyCorrectItOrRemoveTheRow())
    case .mixedOffsets(let place, let text):
      (.readMixedOffsets(place: place, text: text), .readMixedOffsetsRemedy())
    case .badDateFormat(let text): (.readBadDateFormat(text: text), .readBadDateFormatRemedy())
    case .noDatesInFormat(let file, let format):
      (.readNoDatesInFormat(file: file, format: format), .readNoDatesInFormatRemedy())

    case .badJSON(let file, let line, let column, let fault):
      (.readBadJSON(file: file, fault: fault, line: line, column: column), .remedyCorrectItThere())
    case .fieldNotFound(let file, let path, let part, let keys):
      (
        .readFieldNotFound(path: path, file: file, part: part),
        .nearest(part, keys, none: .readFieldNotFoundRemedy())
      )
    case .fieldNeedsJSON(let file): (.readFieldNeedsJSON(file: file), .remedyLeaveItOut())
    case .notATable(let file, let shape, []):
      (.readNotATable(file: file, shape: shape), .readNotATableRemedy())
    case .notATable(let file, let shape, let keys):
      (.readNotATable(file: file, shape: shape), .readNotATableRemedyKeys(keys: keys))
    case .noRecords(let file): (.readNoRecords(file: file), .readNoRecordsRemedy())
    case .emptyRecords(let file): (.readEmptyRecords(file: file), .readEmptyRecordsRemedy())
    case .notAPair(let file, let row, let count):
      (.readNotAPair(row: row, file: file, count: count), .readNotAPairRemedy())
    case .jsonNumberTooLarge(let file, let line, let column, let text):
      (
        .readJsonNumberTooLarge(line: line, column: column, file: file, text: text),
        .readJsonNumberTooLargeRemedy()
      )
    case .jsonWord(let file, let line, let column, let text):
      (.readJsonWord(line: line, column: column, file: file, text: text), .readJsonWordRemedy())
    case .mixedShapes(let file, let row, let expected, let found):
      (
        .readMixedShapes(row: row, file: file, found: found, expected: expected),
        .readMixedShapesRemedy()
      )
    case .unequalColumns(let file, let column, let count, let other, let otherCount):
      (
        .readUnequalColumns(
          file: file, column: column, count: count, other: other, otherCount: otherCount),
        .readUnequalColumnsRemedy()
      )
    case .nestedValue(let place):
      (
        .readNestedValue(row: place.row, file: place.file, column: place.column.heading),
        .readNestedValueRemedy()
      )
    case .unequalLists(let file, let row, let expected, let found):
      (
        .readUnequalLists(row: row, file: file, found: found, expected: expected),
        .readUnequalListsRemedy()
      )
    case .severalTables(let file, let fields):
      (.readSeveralTables(file: file), .readSeveralTablesRemedy(fields: fields))
    case .tooManyColumns(let file, let limit):
      (.readTooManyColumns(file: file, limit: limit), .readTooManyColumnsRemedy())
    case .sparseRecords(let file, _): (.readSparseRecords(file: file), .readSparseRecordsRemedy())
    case .jsonTooLarge(let file, let limit):
      (
        .readJsonTooLarge(file: file, limit: limit >> 20),
        .readJsonTooLargeRemedy()
      )
    }
  }
}

extension WorkbookFault {
  fileprivate var exitStatus: ExitCode {
    switch self {
    case .unknownSheet: .usage
    default: .input
    }
  }

  fileprivate func said(of file: String) -> ProblemAndRemedy {
    switch self {
    case .damaged: (.readWorkbookDamaged(file: file), .readWorkbookDamagedRemedy())
    case .locked: FileContent.locked.said(of: file)
    case .missing(let name): UnpackingFault.missing(name: name).said(of: file)
    case .tooLarge(let limit):
      (
        .readWorkbookTooLarge(file: file, limit: limit >> 20),
        .readWorkbookTooLargeRemedy()
      )
    case .noCells: (.readWorkbookNoCells(file: file), .readWorkbookNoCellsRemedy())
    case .onlyCharts: (.readWorkbookOnlyCharts(file: file), .readWorkbookOnlyChartsRemedy())
    case .emptySheet(let name, let others):
      (.readWorkbookEmptySheet(file: file, name: name), otherSheets(others))
    case .chartSheet(let name, let others):
      (.readWorkbookChartSheet(file: file, name: name), otherSheets(others))
    case .unknownSheet(let name, let sheets):
      (.readWorkbookUnknownSheet(file: file, name: name), .nearest(name, sheets))
    }
  }
}

extension DatabaseFault {
  fileprivate var exitStatus: ExitCode {
    switch self {
    case .unknownTable, .badQuery, .notOneQuery, .functionNotAllowed: .usage
    default: .input
    }
  }

  fileprivate func said(of file: String) -> ProblemAndRemedy {
    let place = CommandFile(file)
    return switch self {
    case .missing(let name):
      (
        .readDatabaseMissing(file: file, name: name),
        .readPackedMissingRemedy(apt: "libsqlite3-0", dnf: "sqlite-libs", pacman: "sqlite")
      )
    case .unreadable(let reason):
      (
        .readDatabaseUnreadable(file: file, reason: reason),
        place.remedy(
          "sqlite3 \(place.word) 'PRAGMA integrity_check'", Said.readDatabaseUnreadableRemedy
        )
      )
    case .busy: (.readDatabaseBusy(file: file), .readDatabaseBusyRemedy())
    case .unfinished:
      (
        .readDatabaseUnfinished(file: file),
        place.remedy("sqlite3 \(place.word) .tables", Said.readDatabaseUnfinishedRemedy)
      )
    case .logUnreadable:
      (.readDatabaseLogUnreadable(file: file), .readDatabaseLogUnreadableRemedy())
    case .noTables: (.readDatabaseNoTables(file: file), .readDatabaseNoTablesRemedy())
    case .severalTables(let tables):
      (.readDatabaseSeveralTables(file: file), .readDatabaseSeveralTablesRemedy(tables: tables))
    case .unknownTable(let name, let tables):
      (.readDatabaseUnknownTable(file: file, name: name), .nearest(name, tables))
    case .badQuery(let reason):
      (.readDatabaseBadQuery(file: file, reason: reason), .readDatabaseBadQueryRemedy())
    case .notOneQuery: (.readDatabaseNotOneQuery(file: file), .readDatabaseNotOneQueryRemedy())
    case .functionNotAllowed(let name):
      (.readDatabaseFunction(file: file, name: name), .readDatabaseFunctionRemedy())
    case .tooLong(let seconds):
      (.readDatabaseTooLong(file: file, seconds: seconds), .readDatabaseTooLongRemedy())
    case .tooMuch: (.readDatabaseTooMuch(file: file), .readDatabaseTooLongRemedy())
    case .tooLarge(let limit):
      (
        .readWorkbookTooLarge(file: file, limit: limit >> 20),
        .readDatabaseTooLongRemedy()
      )
    }
  }
}

/// The sheets to choose instead of one without cells.
private func otherSheets(_ names: [String]) -> Said {
  names.isEmpty ? .readWorkbookNoCellsRemedy() : .readWorkbookOtherSheets(names: names)
}
