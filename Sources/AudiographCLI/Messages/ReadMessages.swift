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
      Message(s.say(.readWebAddress(address: file)), s.say(.readWebAddressRemedy()))
    case .notFound(let file):
      Message(s.say(.readNotFound(file: file)), s.say(.readNotFoundRemedy()))
    case .isDirectory(let file):
      Message(s.say(.readIsDirectory(file: file)), s.say(.remedyGiveThePathOfAFile()))
    case .unreadable(let file, let code):
      Message(
        s.say(.readUnreadable(file: file, reason: systemReason(code))),
        code == SystemReason.notFound.code
          ? s.say(.systemCheckTheName())
          : s.systemRemedy(code, s.say(.remedyCheckItsPermissionsOrGiveAnother())))
    case .cannotKeep(let file, let folder, let code):
      Message(
        s.say(.readCannotKeep(file: file, folder: folder, reason: systemReason(code))),
        s.say(.readCannotKeepRemedy()))
    case .empty(let file):
      Message(s.say(.readEmpty(file: file)), s.say(.remedyGiveAFileWithRowsOf()))
    case .noRows(let file):
      Message(
        s.say(.readNoRows(file: file)), s.say(.remedyGiveAFileWithRowsOf()))
    case .tooLarge(let file, let limit):
      Message(
        s.say(.readTooLarge(file: file, limit: limit)),
        s.say(.readTooLargeRemedy()))
    case .outOfMemory(let file):
      Message(
        s.say(.readOutOfMemory(file: file)),
        s.say(.readOutOfMemoryRemedy()))
    case .otherContent(let file, let content): content.message(file, in: s)
    case .packed(let file, let fault): fault.message(file, in: s)
    case .workbook(let file, let fault): fault.message(file, in: s)
    case .database(let file, let fault): fault.message(file, in: s)
    case .stated(let file, let fault): fault.message(file, in: s)
    case .pageTooLarge(let file, let limit):
      WorkbookFault.tooLarge(limit: limit).message(file, in: s)
    case .unknownTableOfPage(let file, let asked, let count):
      Message(
        s.say(.readPageUnknownTable(file: file, asked: asked)),
        s.say(.readPageUnknownTableRemedy(count: count)))
    case .nothingToChoose(let file, let choice):
      Message(
        s.say(.readNothingToChoose(file: file, option: "--\(choice.rawValue)")),
        s.say(.remedyLeaveItOut()))
    case .unknownEncoding(let name):
      Message(s.say(.readUnknownEncoding(name: name)), s.say(.readUnknownEncodingRemedy()))
    case .notInEncoding(let file, let name):
      Message(s.say(.readNotInEncoding(file: file, name: name)), s.say(.readNotInEncodingRemedy()))
    case .badRegex(let pattern):
      Message(
        s.say(.readBadRegex(pattern: pattern)),
        s.say(.readBadRegexRemedy()))
    case .missingPatternLibrary(let name):
      Message(
        s.say(.readMissingPatternLibrary(name: name)),
        s.say(.readMissingPatternLibraryRemedy()))
    case .nothingMatches(let file, let pattern):
      Message(
        s.say(.readNothingMatches(file: file, pattern: pattern)),
        s.say(.readNothingMatchesRemedy()))
    case .searchTooSlow(let file, let seconds):
      Message(
        s.say(.readSearchTooSlow(file: file, seconds: seconds)),
        s.say(.readEverySearchBrokenOffRemedy()))
    case .everySearchBrokenOff(let file, let line):
      Message(
        s.say(.readEverySearchBrokenOff(file: file, line: line)),
        s.say(.readEverySearchBrokenOffRemedy()))

    case .nulByte(let file, let row):
      Message(
        s.say(.readNulByte(row: row, file: file)),
        s.say(.readNulByteRemedy()))
    case .noHeader(let file, let line):
      Message(
        s.say(.readNoHeader(file: file, line: line)),
        s.say(.readNoHeaderRemedy()))
    case .cellTooLong(let file, let row, let limit):
      Message(
        s.say(.readCellTooLong(row: row, file: file, limit: limit)),
        s.say(.readCellTooLongRemedy()))
    case .rowTooLong(let file, let row, let limit):
      Message(
        s.say(.readRowTooLong(row: row, file: file, limit: limit)),
        s.say(.readRowTooLongRemedy()))
    case .unterminatedQuote(let file, let row):
      Message(
        s.say(.readUnterminatedQuote(row: row, file: file)),
        s.say(.remedyCloseItOrDoubleItIf()))
    case .textAfterQuote(let file, let row):
      Message(
        s.say(.readTextAfterQuote(row: row, file: file)),
        s.say(.readTextAfterQuoteRemedy()))
    case .raggedRow(let file, let row, let expected, let found):
      Message(
        s.say(.readRaggedRow(row: row, file: file, found: found, expected: expected)),
        s.say(.readRaggedRowRemedy()))
    case .badDelimiter(let character):
      Message(
        s.say(.readBadDelimiter(character: String(character))),
        s.say(.readBadDelimiterRemedy()))

    case .unknownColumn(let file, let column, let headings):
      Message(
        s.say(.readUnknownColumn(file: file, column: column.text)),
        s.nearest(
          column.text, headings,
          else: headings.isEmpty
            ? s.say(.readUnknownColumnRemedyUnnamed())
            : s.say(.readUnknownColumnRemedy(headings: headings))))
    case .ambiguousColumn(let file, let name, let numbers):
      Message(
        s.say(.readAmbiguousColumn(file: file, count: numbers.count, name: name)),
        s.say(.readAmbiguousColumnRemedy(numbers: numbers.prefix(12).map { "'#\($0)'" })))
    case .noNumericColumn(let file, let headings) where headings.count < 2:
      Message(s.say(.readNoNumericColumn(file: file)), s.say(.readNoNumericColumnRemedyAlone()))
    case .noNumericColumn(let file, let headings):
      Message(
        s.say(.readNoNumericColumn(file: file)),
        s.say(.readNoNumericColumnRemedy(headings: headings)))
    case .onlyCodes(let file, let headings):
      Message(
        s.say(.readOnlyCodes(file: file, headings: headings)),
        s.say(.readOnlyCodesRemedy()))
    case .matrix(let file, let count):
      Message(
        s.say(.readMatrix(file: file, count: count)),
        s.say(.readMatrixRemedy()))
    case .singleRow(let file, let headings):
      Message(
        s.say(.readSingleRow(file: file, count: headings.count, headings: headings)),
        s.say(.readSingleRowRemedy()))
    case .noSuchRows(let file, let condition, let texts):
      Message(
        s.say(.readNoSuchRows(value: condition.text, column: condition.column.text, file: file)),
        s.nearest(condition.text, texts))
    case .unknownGroup(let file, let name, let groups):
      Message(
        s.say(.readUnknownGroup(name: name, file: file)),
        s.nearest(name, groups))
    case .noGroups(let file, let name):
      Message(
        s.say(.readNoGroups(file: file, name: name)),
        s.say(.readNoGroupsRemedy()))
    case .tooManySeries(let file, let limit, let names):
      Message(
        s.say(.readTooManySeries(file: file, limit: limit)),
        names.isEmpty
          ? s.say(.readTooManySeriesRemedy())
          : s.say(.chartTooManySeriesRemedy(choice: s.choice(of: names))))
    case .form(_, let error): error.message(in: s)
    case .noValues(let file, let column):
      Message(
        s.say(.readNoValues(column: column.heading, file: file)),
        s.say(.readNoValuesRemedy()))
    case .notANumber(let place, let text):
      Message(
        s.say(.readNotANumber(place: place, text: text)),
        s.say(.remedyCorrectItOrLeaveItEmpty()))
    case .listInCell(let place, let text):
      Message(s.say(.readListInCell(place: place, text: text)), s.say(.readListInCellRemedy()))
    case .ambiguousNumber(let place, let text) where text.holds(","):
      Message(
        s.say(.readAmbiguousComma(place: place, text: text)),
        s.say(.readAmbiguousCommaRemedy()))
    case .ambiguousNumber(let place, let text):
      Message(
        s.say(.readAmbiguousPoint(place: place, text: text)),
        s.say(.readAmbiguousPointRemedy()))
    case .notFinite(let place, let text):
      Message(
        s.say(.readNotFinite(place: place, text: text)),
        s.say(.remedyCorrectItOrLeaveItEmpty()))
    case .notAPriceFile(let file, let value):
      Message(
        s.say(.readNotAPriceFile(file: file, value: value.rawValue)),
        s.say(.readNotAPriceFileRemedy()))
    case .priceColumnMissing(let file, let value, let column):
      Message(
        s.say(.readPriceColumnMissing(file: file, column: column.rawValue, value: value.rawValue)),
        s.say(.remedyChooseAnotherValue()))

    case .missingPosition(let place, ""):
      Message(s.say(.readEmptyPosition(place: place)), s.say(.remedyFillItInOrRemoveTheRow()))
    case .missingPosition(let place, let text):
      Message(
        s.say(.readMissingPosition(place: place, text: text)),
        s.say(.remedyFillItInOrRemoveTheRow()))
    case .notAPosition(let place, let text):
      Message(
        s.say(.readNotAPosition(place: place, text: text)),
        s.say(.remedyCorrectItOrRemoveTheRow()))
    case .mixedPrecision(let place, let text):
      Message(
        s.say(.readMixedPrecision(place: place, text: text)),
        s.say(.readMixedPrecisionRemedy()))
    case .notADate(let place, let text):
      Message(
        s.say(.readNotADate(place: place, text: text)),
        s.say(.remedyCorrectItOrRemoveTheRow()))
    case .ambiguousDates(let place, let text):
      Message(
        s.say(.readAmbiguousDates(place: place, text: text)),
        s.say(.readDateFormatsNone()))
    case .mixedDateOrder(let place, let text):
      Message(
        s.say(.readMixedDateOrder(place: place, text: text)),
        s.say(.remedyCorrectItOrRemoveTheRow()))
    case .mixedOffsets(let place, let text):
      Message(
        s.say(.readMixedOffsets(place: place, text: text)),
        s.say(.readMixedOffsetsRemedy()))
    case .badDateFormat(let text):
      Message(
        s.say(.readBadDateFormat(text: text)), s.say(.readBadDateFormatRemedy()))
    case .noDatesInFormat(let file, let format):
      Message(
        s.say(.readNoDatesInFormat(file: file, format: format)),
        s.say(.readNoDatesInFormatRemedy()))

    case .badJSON(let file, let line, let column, let fault):
      Message(
        s.say(.readBadJSON(file: file, fault: fault, line: line, column: column)),
        s.say(.remedyCorrectItThere()))
    case .fieldNotFound(let file, let path, let part, let keys):
      Message(
        s.say(.readFieldNotFound(path: path, file: file, part: part)),
        s.nearest(part, keys, none: s.say(.readFieldNotFoundRemedy())))
    case .fieldNeedsJSON(let file):
      Message(s.say(.readFieldNeedsJSON(file: file)), s.say(.remedyLeaveItOut()))
    case .notATable(let file, let shape, []):
      Message(
        s.say(.readNotATable(file: file, shape: shape)),
        s.say(.readNotATableRemedy()))
    case .notATable(let file, let shape, let keys):
      Message(
        s.say(.readNotATable(file: file, shape: shape)),
        s.say(.readNotATableRemedyKeys(keys: keys)))
    case .noRecords(let file):
      Message(s.say(.readNoRecords(file: file)), s.say(.readNoRecordsRemedy()))
    case .emptyRecords(let file):
      Message(s.say(.readEmptyRecords(file: file)), s.say(.readEmptyRecordsRemedy()))
    case .notAPair(let file, let row, let count):
      Message(
        s.say(.readNotAPair(row: row, file: file, count: count)),
        s.say(.readNotAPairRemedy()))
    case .jsonNumberTooLarge(let file, let line, let column, let text):
      Message(
        s.say(.readJsonNumberTooLarge(line: line, column: column, file: file, text: text)),
        s.say(.readJsonNumberTooLargeRemedy()))
    case .jsonWord(let file, let line, let column, let text):
      Message(
        s.say(.readJsonWord(line: line, column: column, file: file, text: text)),
        s.say(.readJsonWordRemedy()))
    case .mixedShapes(let file, let row, let expected, let found):
      Message(
        s.say(.readMixedShapes(row: row, file: file, found: found, expected: expected)),
        s.say(.readMixedShapesRemedy()))
    case .unequalColumns(let file, let column, let count, let other, let otherCount):
      Message(
        s.say(
          .readUnequalColumns(
            file: file, column: column, count: count, other: other, otherCount: otherCount)),
        s.say(.readUnequalColumnsRemedy()))
    case .nestedValue(let place):
      Message(
        s.say(.readNestedValue(row: place.row, file: place.file, column: place.column.heading)),
        s.say(.readNestedValueRemedy()))
    case .unequalLists(let file, let row, let expected, let found):
      Message(
        s.say(.readUnequalLists(row: row, file: file, found: found, expected: expected)),
        s.say(.readUnequalListsRemedy()))
    case .severalTables(let file, let fields):
      Message(
        s.say(.readSeveralTables(file: file)),
        s.say(.readSeveralTablesRemedy(fields: fields)))
    case .tooManyColumns(let file, let limit):
      Message(
        s.say(.readTooManyColumns(file: file, limit: limit)),
        s.say(.readTooManyColumnsRemedy()))
    case .sparseRecords(let file, _):
      Message(
        s.say(.readSparseRecords(file: file)),
        s.say(.readSparseRecordsRemedy()))
    case .jsonTooLarge(let file, let limit):
      Message(
        s.say(.readJsonTooLarge(file: file, limit: limit >> 20)),
        s.say(.readJsonTooLargeRemedy()))
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
    case .damaged:
      Message(s.say(.readWorkbookDamaged(file: file)), s.say(.readWorkbookDamagedRemedy()))
    case .locked: FileContent.locked.message(file, in: s)
    case .missing(let name): UnpackingFault.missing(name: name).message(file, in: s)
    case .tooLarge(let limit):
      Message(
        s.say(.readWorkbookTooLarge(file: file, limit: limit >> 20)),
        s.say(.readWorkbookTooLargeRemedy()))
    case .noCells:
      Message(s.say(.readWorkbookNoCells(file: file)), s.say(.readWorkbookNoCellsRemedy()))
    case .onlyCharts:
      Message(s.say(.readWorkbookOnlyCharts(file: file)), s.say(.readWorkbookOnlyChartsRemedy()))
    case .emptySheet(let name, let others):
      Message(
        s.say(.readWorkbookEmptySheet(file: file, name: name)), s.otherSheets(others))
    case .chartSheet(let name, let others):
      Message(
        s.say(.readWorkbookChartSheet(file: file, name: name)), s.otherSheets(others))
    case .unknownSheet(let name, let sheets):
      Message(s.say(.readWorkbookUnknownSheet(file: file, name: name)), s.nearest(name, sheets))
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
        s.say(.readDatabaseMissing(file: file, name: name)),
        s.say(.readPackedMissingRemedy(apt: "libsqlite3-0", dnf: "sqlite-libs", pacman: "sqlite")))
    case .unreadable(let reason):
      Message(
        s.say(.readDatabaseUnreadable(file: file, reason: reason)),
        place.remedy(
          "sqlite3 \(place.word) 'PRAGMA integrity_check'", in: s, Said.readDatabaseUnreadableRemedy
        ))
    case .busy: Message(s.say(.readDatabaseBusy(file: file)), s.say(.readDatabaseBusyRemedy()))
    case .unfinished:
      Message(
        s.say(.readDatabaseUnfinished(file: file)),
        place.remedy("sqlite3 \(place.word) .tables", in: s, Said.readDatabaseUnfinishedRemedy))
    case .logUnreadable:
      Message(
        s.say(.readDatabaseLogUnreadable(file: file)), s.say(.readDatabaseLogUnreadableRemedy()))
    case .noTables:
      Message(s.say(.readDatabaseNoTables(file: file)), s.say(.readDatabaseNoTablesRemedy()))
    case .severalTables(let tables):
      Message(
        s.say(.readDatabaseSeveralTables(file: file)),
        s.say(.readDatabaseSeveralTablesRemedy(tables: tables)))
    case .unknownTable(let name, let tables):
      Message(s.say(.readDatabaseUnknownTable(file: file, name: name)), s.nearest(name, tables))
    case .badQuery(let reason):
      Message(
        s.say(.readDatabaseBadQuery(file: file, reason: reason)),
        s.say(.readDatabaseBadQueryRemedy()))
    case .notOneQuery:
      Message(s.say(.readDatabaseNotOneQuery(file: file)), s.say(.readDatabaseNotOneQueryRemedy()))
    case .functionNotAllowed(let name):
      Message(
        s.say(.readDatabaseFunction(file: file, name: name)), s.say(.readDatabaseFunctionRemedy()))
    case .tooLong(let seconds):
      Message(
        s.say(.readDatabaseTooLong(file: file, seconds: seconds)),
        s.say(.readDatabaseTooLongRemedy()))
    case .tooMuch:
      Message(s.say(.readDatabaseTooMuch(file: file)), s.say(.readDatabaseTooLongRemedy()))
    case .tooLarge(let limit):
      Message(
        s.say(.readWorkbookTooLarge(file: file, limit: limit >> 20)),
        s.say(.readDatabaseTooLongRemedy()))
    }
  }
}

extension Sentences {
  /// The sheets to choose instead of one without cells.
  fileprivate func otherSheets(_ names: [String]) -> String {
    names.isEmpty ? say(.readWorkbookNoCellsRemedy()) : say(.readWorkbookOtherSheets(names: names))
  }

  /// The name that is nearest to what was typed; where none is near, those there are.
  fileprivate func nearest(
    _ typed: String, _ names: [String], none: String? = nil, else remedy: String? = nil
  ) -> String {
    didYouMean(
      nearestName(to: typed, among: names).map(quoted),
      else: remedy ?? (names.isEmpty ? none ?? say(.readNone()) : say(.readChoices(names: names))))
  }
}
