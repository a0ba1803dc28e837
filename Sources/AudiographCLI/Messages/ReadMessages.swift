// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import Posix

extension ReadError: UserFacingError {
  /// A column, path or format that was asked for and is not there is wrong use, anything else
  /// wrong data.
  var exitStatus: ExitCode {
    switch self {
    case .unknownTableOfPage, .nothingToChoose, .unknownEncoding, .badRegex, .noHeader,
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

  func message(in s: Sentences) -> Message {
    switch self {
    case .notFound(let file) where isWebAddress(file):
      Message(s.readWebAddress(address: file), s.readWebAddressRemedy())
    case .notFound(let file):
      Message(s.readNotFound(file: file), s.readNotFoundRemedy())
    case .isDirectory(let file):
      Message(s.readIsDirectory(file: file), s.remedyGiveThePathOfAFile())
    case .unreadable(let file, let code):
      Message(
        s.readUnreadable(file: file, reason: systemReason(code)),
        code == SystemReason.notFound.code
          ? s.systemCheckTheName()
          : s.systemRemedy(code, s.remedyCheckItsPermissionsOrGiveAnother()))
    case .cannotKeep(let file, let folder, let code):
      Message(
        s.readCannotKeep(file: file, folder: folder, reason: systemReason(code)),
        s.readCannotKeepRemedy())
    case .empty(let file):
      Message(s.readEmpty(file: file), s.remedyGiveAFileWithRowsOf())
    case .noRows(let file):
      Message(
        s.readNoRows(file: file), s.remedyGiveAFileWithRowsOf())
    case .tooLarge(let file, let limit):
      Message(
        s.readTooLarge(file: file, limit: limit),
        s.readTooLargeRemedy())
    case .outOfMemory(let file):
      Message(
        s.readOutOfMemory(file: file),
        s.readOutOfMemoryRemedy())
    case .otherContent(let file, let content): content.message(file, in: s)
    case .packed(let file, let fault): fault.message(file, in: s)
    case .workbook(let file, let fault): fault.message(file, in: s)
    case .database(let file, let fault): fault.message(file, in: s)
    case .stated(let file, let fault): fault.message(file, in: s)
    case .pageTooLarge(let file, let limit):
      WorkbookFault.tooLarge(limit: limit).message(file, in: s)
    case .unknownTableOfPage(let file, let asked, let count):
      Message(
        s.readPageUnknownTable(file: file, asked: asked),
        s.readPageUnknownTableRemedy(count: count))
    case .nothingToChoose(let file, let choice):
      Message(
        s.readNothingToChoose(file: file, option: "--\(choice.rawValue)"), s.remedyLeaveItOut())
    case .unknownEncoding(let name):
      Message(s.readUnknownEncoding(name: name), s.readUnknownEncodingRemedy())
    case .notInEncoding(let file, let name):
      Message(s.readNotInEncoding(file: file, name: name), s.readNotInEncodingRemedy())
    case .badRegex(let pattern):
      Message(
        s.readBadRegex(pattern: pattern),
        s.readBadRegexRemedy())
    case .missingPatternLibrary(let name):
      Message(
        s.readMissingPatternLibrary(name: name),
        s.readMissingPatternLibraryRemedy())
    case .nothingMatches(let file, let pattern):
      Message(
        s.readNothingMatches(file: file, pattern: pattern),
        s.readNothingMatchesRemedy())
    case .searchTooSlow(let file, let seconds):
      Message(
        s.readSearchTooSlow(file: file, seconds: seconds), s.readEverySearchBrokenOffRemedy())
    case .everySearchBrokenOff(let file, let line):
      Message(
        s.readEverySearchBrokenOff(file: file, line: line),
        s.readEverySearchBrokenOffRemedy())

    case .nulByte(let file, let row):
      Message(
        s.readNulByte(row: row, file: file),
        s.readNulByteRemedy())
    case .noHeader(let file, let line):
      Message(
        s.readNoHeader(file: file, line: line),
        s.readNoHeaderRemedy())
    case .cellTooLong(let file, let row, let limit):
      Message(
        s.readCellTooLong(row: row, file: file, limit: limit),
        s.readCellTooLongRemedy())
    case .rowTooLong(let file, let row, let limit):
      Message(
        s.readRowTooLong(row: row, file: file, limit: limit),
        s.readRowTooLongRemedy())
    case .unterminatedQuote(let file, let row):
      Message(
        s.readUnterminatedQuote(row: row, file: file),
        s.remedyCloseItOrDoubleItIf())
    case .textAfterQuote(let file, let row):
      Message(
        s.readTextAfterQuote(row: row, file: file),
        s.readTextAfterQuoteRemedy())
    case .raggedRow(let file, let row, let expected, let found):
      Message(
        s.readRaggedRow(row: row, file: file, found: found, expected: expected),
        s.readRaggedRowRemedy())
    case .badDelimiter(let character):
      Message(
        s.readBadDelimiter(character: String(character)),
        s.readBadDelimiterRemedy())

    case .unknownColumn(let file, let column, let headings):
      Message(
        s.readUnknownColumn(file: file, column: column.text),
        s.nearest(
          column.text, headings,
          else: headings.isEmpty
            ? s.readUnknownColumnRemedyUnnamed() : s.readUnknownColumnRemedy(headings: headings)))
    case .ambiguousColumn(let file, let name, let numbers):
      Message(
        s.readAmbiguousColumn(file: file, count: numbers.count, name: name),
        s.readAmbiguousColumnRemedy(numbers: numbers.prefix(12).map { "'#\($0)'" }))
    case .noNumericColumn(let file, let headings) where headings.count < 2:
      Message(s.readNoNumericColumn(file: file), s.readNoNumericColumnRemedyAlone())
    case .noNumericColumn(let file, let headings):
      Message(
        s.readNoNumericColumn(file: file),
        s.readNoNumericColumnRemedy(headings: headings))
    case .onlyCodes(let file, let headings):
      Message(
        s.readOnlyCodes(file: file, headings: headings),
        s.readOnlyCodesRemedy())
    case .matrix(let file, let count):
      Message(
        s.readMatrix(file: file, count: count),
        s.readMatrixRemedy())
    case .singleRow(let file, let headings):
      Message(
        s.readSingleRow(file: file, count: headings.count, headings: headings),
        s.readSingleRowRemedy())
    case .noSuchRows(let file, let condition, let texts):
      Message(
        s.readNoSuchRows(value: condition.text, column: condition.column.text, file: file),
        s.nearest(condition.text, texts))
    case .unknownGroup(let file, let name, let groups):
      Message(
        s.readUnknownGroup(name: name, file: file),
        s.nearest(name, groups))
    case .noGroups(let file, let name):
      Message(
        s.readNoGroups(file: file, name: name),
        s.readNoGroupsRemedy())
    case .tooManySeries(let file, let limit, let names):
      Message(
        s.readTooManySeries(file: file, limit: limit),
        names.isEmpty
          ? s.readTooManySeriesRemedy() : s.chartTooManySeriesRemedy(choice: s.choice(of: names)))
    case .form(_, let error): error.message(in: s)
    case .noValues(let file, let column):
      Message(
        s.readNoValues(column: column.heading, file: file),
        s.readNoValuesRemedy())
    case .notANumber(let place, let text):
      Message(
        s.readNotANumber(place: place, text: text),
        s.remedyCorrectItOrLeaveItEmpty())
    case .listInCell(let place, let text):
      Message(s.readListInCell(place: place, text: text), s.readListInCellRemedy())
    case .ambiguousNumber(let place, let text) where text.holds(","):
      Message(
        s.readAmbiguousComma(place: place, text: text),
        s.readAmbiguousCommaRemedy())
    case .ambiguousNumber(let place, let text):
      Message(
        s.readAmbiguousPoint(place: place, text: text),
        s.readAmbiguousPointRemedy())
    case .notFinite(let place, let text):
      Message(
        s.readNotFinite(place: place, text: text),
        s.remedyCorrectItOrLeaveItEmpty())
    case .notAPriceFile(let file, let value):
      Message(
        s.readNotAPriceFile(file: file, value: value.rawValue),
        s.readNotAPriceFileRemedy())
    case .priceColumnMissing(let file, let value, let column):
      Message(
        s.readPriceColumnMissing(file: file, column: column.rawValue, value: value.rawValue),
        s.remedyChooseAnotherValue())

    case .missingPosition(let place, ""):
      Message(s.readEmptyPosition(place: place), s.remedyFillItInOrRemoveTheRow())
    case .missingPosition(let place, let text):
      Message(
        s.readMissingPosition(place: place, text: text),
        s.remedyFillItInOrRemoveTheRow())
    case .notAPosition(let place, let text):
      Message(
        s.readNotAPosition(place: place, text: text),
        s.remedyCorrectItOrRemoveTheRow())
    case .mixedPrecision(let place, let text):
      Message(
        s.readMixedPrecision(place: place, text: text),
        s.readMixedPrecisionRemedy())
    case .notADate(let place, let text):
      Message(
        s.readNotADate(place: place, text: text),
        s.remedyCorrectItOrRemoveTheRow())
    case .ambiguousDates(let place, let text):
      Message(
        s.readAmbiguousDates(place: place, text: text),
        s.readDateFormatsNone())
    case .mixedDateOrder(let place, let text):
      Message(
        s.readMixedDateOrder(place: place, text: text),
        s.remedyCorrectItOrRemoveTheRow())
    case .mixedOffsets(let place, let text):
      Message(
        s.readMixedOffsets(place: place, text: text),
        s.readMixedOffsetsRemedy())
    case .badDateFormat(let text):
      Message(
        s.readBadDateFormat(text: text), s.readBadDateFormatRemedy())
    case .noDatesInFormat(let file, let format):
      Message(
        s.readNoDatesInFormat(file: file, format: format),
        s.readNoDatesInFormatRemedy())

    case .badJSON(let file, let line, let column, let fault):
      Message(
        s.readBadJSON(file: file, fault: fault, line: line, column: column),
        s.remedyCorrectItThere())
    case .fieldNotFound(let file, let path, let part, let keys):
      Message(
        s.readFieldNotFound(path: path, file: file, part: part),
        s.nearest(part, keys, none: s.readFieldNotFoundRemedy()))
    case .fieldNeedsJSON(let file):
      Message(s.readFieldNeedsJSON(file: file), s.remedyLeaveItOut())
    case .notATable(let file, let shape, []):
      Message(
        s.readNotATable(file: file, shape: shape),
        s.readNotATableRemedy())
    case .notATable(let file, let shape, let keys):
      Message(
        s.readNotATable(file: file, shape: shape),
        s.readNotATableRemedyKeys(keys: keys))
    case .noRecords(let file):
      Message(s.readNoRecords(file: file), s.readNoRecordsRemedy())
    case .emptyRecords(let file):
      Message(s.readEmptyRecords(file: file), s.readEmptyRecordsRemedy())
    case .notAPair(let file, let row, let count):
      Message(
        s.readNotAPair(row: row, file: file, count: count),
        s.readNotAPairRemedy())
    case .jsonNumberTooLarge(let file, let line, let column, let text):
      Message(
        s.readJsonNumberTooLarge(line: line, column: column, file: file, text: text),
        s.readJsonNumberTooLargeRemedy())
    case .jsonWord(let file, let line, let column, let text):
      Message(
        s.readJsonWord(line: line, column: column, file: file, text: text),
        s.readJsonWordRemedy())
    case .mixedShapes(let file, let row, let expected, let found):
      Message(
        s.readMixedShapes(row: row, file: file, found: found, expected: expected),
        s.readMixedShapesRemedy())
    case .unequalColumns(let file, let column, let count, let other, let otherCount):
      Message(
        s.readUnequalColumns(
          file: file, column: column, count: count, other: other, otherCount: otherCount),
        s.readUnequalColumnsRemedy())
    case .nestedValue(let place):
      Message(
        s.readNestedValue(row: place.row, file: place.file, column: place.column.heading),
        s.readNestedValueRemedy())
    case .unequalLists(let file, let row, let expected, let found):
      Message(
        s.readUnequalLists(row: row, file: file, found: found, expected: expected),
        s.readUnequalListsRemedy())
    case .severalTables(let file, let fields):
      Message(
        s.readSeveralTables(file: file),
        s.readSeveralTablesRemedy(fields: fields))
    case .tooManyColumns(let file, let limit):
      Message(
        s.readTooManyColumns(file: file, limit: limit),
        s.readTooManyColumnsRemedy())
    case .sparseRecords(let file, _):
      Message(
        s.readSparseRecords(file: file),
        s.readSparseRecordsRemedy())
    case .jsonTooLarge(let file, let limit):
      Message(
        s.readJsonTooLarge(file: file, limit: limit >> 20),
        s.readJsonTooLargeRemedy())
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

  fileprivate func message(_ file: String, in s: Sentences) -> Message {
    switch self {
    case .damaged: Message(s.readWorkbookDamaged(file: file), s.readWorkbookDamagedRemedy())
    case .locked: FileContent.locked.message(file, in: s)
    case .missing(let name): UnpackingFault.missing(name: name).message(file, in: s)
    case .tooLarge(let limit):
      Message(
        s.readWorkbookTooLarge(file: file, limit: limit >> 20), s.readWorkbookTooLargeRemedy())
    case .noCells: Message(s.readWorkbookNoCells(file: file), s.readWorkbookNoCellsRemedy())
    case .onlyCharts:
      Message(s.readWorkbookOnlyCharts(file: file), s.readWorkbookOnlyChartsRemedy())
    case .emptySheet(let name, let others):
      Message(
        s.readWorkbookEmptySheet(file: file, name: name), s.otherSheets(others))
    case .chartSheet(let name, let others):
      Message(
        s.readWorkbookChartSheet(file: file, name: name), s.otherSheets(others))
    case .unknownSheet(let name, let sheets):
      Message(s.readWorkbookUnknownSheet(file: file, name: name), s.nearest(name, sheets))
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

  fileprivate func message(_ file: String, in s: Sentences) -> Message {
    let place = CommandFile(file, in: s)
    return switch self {
    case .missing(let name):
      Message(
        s.readDatabaseMissing(file: file, name: name),
        s.readPackedMissingRemedy(apt: "libsqlite3-0", dnf: "sqlite-libs", pacman: "sqlite"))
    case .unreadable(let reason):
      Message(
        s.readDatabaseUnreadable(file: file, reason: reason),
        place.remedy(
          "sqlite3 \(place.word) 'PRAGMA integrity_check'", in: s, s.readDatabaseUnreadableRemedy))
    case .busy: Message(s.readDatabaseBusy(file: file), s.readDatabaseBusyRemedy())
    case .unfinished:
      Message(
        s.readDatabaseUnfinished(file: file),
        place.remedy("sqlite3 \(place.word) .tables", in: s, s.readDatabaseUnfinishedRemedy))
    case .logUnreadable:
      Message(s.readDatabaseLogUnreadable(file: file), s.readDatabaseLogUnreadableRemedy())
    case .noTables: Message(s.readDatabaseNoTables(file: file), s.readDatabaseNoTablesRemedy())
    case .severalTables(let tables):
      Message(
        s.readDatabaseSeveralTables(file: file), s.readDatabaseSeveralTablesRemedy(tables: tables))
    case .unknownTable(let name, let tables):
      Message(s.readDatabaseUnknownTable(file: file, name: name), s.nearest(name, tables))
    case .badQuery(let reason):
      Message(s.readDatabaseBadQuery(file: file, reason: reason), s.readDatabaseBadQueryRemedy())
    case .notOneQuery:
      Message(s.readDatabaseNotOneQuery(file: file), s.readDatabaseNotOneQueryRemedy())
    case .functionNotAllowed(let name):
      Message(s.readDatabaseFunction(file: file, name: name), s.readDatabaseFunctionRemedy())
    case .tooLong(let seconds):
      Message(s.readDatabaseTooLong(file: file, seconds: seconds), s.readDatabaseTooLongRemedy())
    case .tooMuch: Message(s.readDatabaseTooMuch(file: file), s.readDatabaseTooLongRemedy())
    case .tooLarge(let limit):
      Message(s.readWorkbookTooLarge(file: file, limit: limit >> 20), s.readDatabaseTooLongRemedy())
    }
  }
}

extension Sentences {
  /// The sheets to choose instead of one without cells.
  fileprivate func otherSheets(_ names: [String]) -> String {
    names.isEmpty ? readWorkbookNoCellsRemedy() : readWorkbookOtherSheets(names: names)
  }

  /// The name that is nearest to what was typed; where none is near, those there are.
  fileprivate func nearest(
    _ typed: String, _ names: [String], none: String? = nil, else remedy: String? = nil
  ) -> String {
    didYouMean(
      nearestName(to: typed, among: names).map(quoted),
      else: remedy ?? (names.isEmpty ? none ?? readNone() : readChoices(names: names)))
  }
}
