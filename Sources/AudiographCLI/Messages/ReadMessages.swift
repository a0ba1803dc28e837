// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import Posix

extension ReadError: UserFacingError {
  /// A column, path or format that was asked for and is not there is wrong use, anything else
  /// wrong data.
  func message(in s: any Sentences) -> Message {
    switch self {
    case .notFound(let file) where isWebAddress(file):
      .input(s.readWebAddress(address: file), s.readWebAddressRemedy())
    case .notFound(let file):
      .input(s.readNotFound(file: file), s.readNotFoundRemedy())
    case .isDirectory(let file):
      .input(s.readIsDirectory(file: file), s.remedyGiveThePathOfAFile())
    case .unreadable(let file, let code):
      .input(
        s.readUnreadable(file: file, reason: systemReason(code)),
        s.systemRemedy(code, s.remedyCheckItsPermissionsOrGiveAnother()))
    case .cannotKeep(let file, let folder, let code):
      .input(
        s.readCannotKeep(file: file, folder: folder, reason: systemReason(code)),
        s.readCannotKeepRemedy())
    case .empty(let file):
      .input(s.readEmpty(file: file), s.remedyGiveAFileWithRowsOf())
    case .noRows(let file):
      .input(
        s.readNoRows(file: file), s.remedyGiveAFileWithRowsOf())
    case .tooLarge(let file, let limit):
      .input(
        s.readTooLarge(file: file, limit: limit),
        s.readTooLargeRemedy())
    case .outOfMemory(let file):
      Message(
        .internalError, s.readOutOfMemory(file: file),
        s.readOutOfMemoryRemedy())
    case .otherContent(let file, let content): content.message(file, in: s)
    case .packed(let file, let fault): fault.message(file, in: s)
    case .workbook(let file, let fault): fault.message(file, in: s)
    case .database(let file, let fault): fault.message(file, in: s)
    case .pageTooLarge(let file, let limit):
      WorkbookFault.tooLarge(limit: limit).message(file, in: s)
    case .unknownTableOfPage(let file, let asked, let count):
      .usage(
        s.readPageUnknownTable(file: file, asked: asked),
        s.readPageUnknownTableRemedy(count: count))
    case .nothingToChoose(let file, let choice):
      .usage(
        s.readNothingToChoose(file: file, option: "--\(choice.rawValue)"), s.remedyLeaveItOut())
    case .unknownEncoding(let name):
      .usage(s.readUnknownEncoding(name: name), s.readUnknownEncodingRemedy())
    case .notInEncoding(let file, let name):
      .input(s.readNotInEncoding(file: file, name: name), s.readNotInEncodingRemedy())
    case .badRegex(let pattern):
      .usage(
        s.readBadRegex(pattern: pattern),
        s.readBadRegexRemedy())
    case .missingPatternLibrary(let name):
      .input(
        s.readMissingPatternLibrary(name: name),
        s.readMissingPatternLibraryRemedy())
    case .nothingMatches(let file, let pattern):
      .input(
        s.readNothingMatches(file: file, pattern: pattern),
        s.readNothingMatchesRemedy())
    case .everySearchBrokenOff(let file, let line):
      .input(
        s.readEverySearchBrokenOff(file: file, line: line),
        s.readEverySearchBrokenOffRemedy())

    case .nulByte(let file, let row):
      .input(
        s.readNulByte(row: row, file: file),
        s.readNulByteRemedy())
    case .noHeader(let file, let line):
      .usage(
        s.readNoHeader(file: file, line: line),
        s.readNoHeaderRemedy())
    case .cellTooLong(let file, let row, let limit):
      .input(
        s.readCellTooLong(row: row, file: file, limit: limit),
        s.readCellTooLongRemedy())
    case .rowTooLong(let file, let row, let limit):
      .input(
        s.readRowTooLong(row: row, file: file, limit: limit),
        s.readRowTooLongRemedy())
    case .unterminatedQuote(let file, let row):
      .input(
        s.readUnterminatedQuote(row: row, file: file),
        s.remedyCloseItOrDoubleItIf())
    case .textAfterQuote(let file, let row):
      .input(
        s.readTextAfterQuote(row: row, file: file),
        s.readTextAfterQuoteRemedy())
    case .raggedRow(let file, let row, let expected, let found):
      .input(
        s.readRaggedRow(row: row, file: file, found: found, expected: expected),
        s.readRaggedRowRemedy())
    case .badDelimiter(let character):
      .usage(
        s.readBadDelimiter(character: String(character)),
        s.readBadDelimiterRemedy())

    case .unknownColumn(let file, let column, let headings):
      .usage(
        s.readUnknownColumn(file: file, column: column.text),
        s.nearest(
          column.text, headings,
          else: headings.isEmpty
            ? s.readUnknownColumnRemedyUnnamed() : s.readUnknownColumnRemedy(headings: headings)))
    case .ambiguousColumn(let file, let name, let numbers):
      .usage(
        s.readAmbiguousColumn(file: file, count: numbers.count, name: name),
        s.readAmbiguousColumnRemedy(numbers: numbers.prefix(12).map { "'#\($0)'" }))
    case .noNumericColumn(let file, let headings) where headings.count < 2:
      .input(s.readNoNumericColumn(file: file), s.readNoNumericColumnRemedyAlone())
    case .noNumericColumn(let file, let headings):
      .input(
        s.readNoNumericColumn(file: file),
        s.readNoNumericColumnRemedy(headings: headings))
    case .onlyCodes(let file, let headings):
      .input(
        s.readOnlyCodes(file: file, headings: headings),
        s.readOnlyCodesRemedy())
    case .matrix(let file, let count):
      .input(
        s.readMatrix(file: file, count: count),
        s.readMatrixRemedy())
    case .singleRow(let file, let headings):
      .input(
        s.readSingleRow(file: file, count: headings.count, headings: headings),
        s.readSingleRowRemedy())
    case .noSuchRows(let file, let condition, let texts):
      .usage(
        s.readNoSuchRows(value: condition.text, column: condition.column.text, file: file),
        s.nearest(condition.text, texts))
    case .unknownGroup(let file, let name, let groups):
      .usage(
        s.readUnknownGroup(name: name, file: file),
        s.nearest(name, groups))
    case .noGroups(let file, let name):
      .usage(
        s.readNoGroups(file: file, name: name),
        s.readNoGroupsRemedy())
    case .form(_, let error): error.message(in: s)
    case .noValues(let file, let column):
      .input(
        s.readNoValues(column: column.heading, file: file),
        s.readNoValuesRemedy())
    case .notANumber(let place, let text):
      .input(
        s.readNotANumber(place: place, text: text),
        s.remedyCorrectItOrLeaveItEmpty())
    case .listInCell(let place, let text):
      .input(s.readListInCell(place: place, text: text), s.readListInCellRemedy())
    case .ambiguousNumber(let place, let text) where text.holds(","):
      .input(
        s.readAmbiguousComma(place: place, text: text),
        s.readAmbiguousCommaRemedy())
    case .ambiguousNumber(let place, let text):
      .input(
        s.readAmbiguousPoint(place: place, text: text),
        s.readAmbiguousPointRemedy())
    case .notFinite(let place, let text):
      .input(
        s.readNotFinite(place: place, text: text),
        s.remedyCorrectItOrLeaveItEmpty())
    case .notAPriceFile(let file, let value):
      .usage(
        s.readNotAPriceFile(file: file, value: value.rawValue),
        s.readNotAPriceFileRemedy())
    case .priceColumnMissing(let file, let value, let column):
      .usage(
        s.readPriceColumnMissing(file: file, column: column.rawValue, value: value.rawValue),
        s.remedyChooseAnotherValue())

    case .missingPosition(let place, ""):
      .input(s.readEmptyPosition(place: place), s.remedyFillItInOrRemoveTheRow())
    case .missingPosition(let place, let text):
      .input(
        s.readMissingPosition(place: place, text: text),
        s.remedyFillItInOrRemoveTheRow())
    case .notAPosition(let place, let text):
      .input(
        s.readNotAPosition(place: place, text: text),
        s.remedyCorrectItOrRemoveTheRow())
    case .mixedPrecision(let place, let text):
      .input(
        s.readMixedPrecision(place: place, text: text),
        s.readMixedPrecisionRemedy())
    case .notADate(let place, let text):
      .input(
        s.readNotADate(place: place, text: text),
        s.remedyCorrectItOrRemoveTheRow())
    case .ambiguousDates(let place, let text):
      .input(
        s.readAmbiguousDates(place: place, text: text),
        s.readDateFormatsNone())
    case .mixedDateOrder(let place, let text):
      .input(
        s.readMixedDateOrder(place: place, text: text),
        s.remedyCorrectItOrRemoveTheRow())
    case .mixedOffsets(let place, let text):
      .input(
        s.readMixedOffsets(place: place, text: text),
        s.readMixedOffsetsRemedy())
    case .badDateFormat(let text):
      .usage(
        s.readBadDateFormat(text: text), s.readBadDateFormatRemedy())
    case .noDatesInFormat(let file, let format):
      .input(
        s.readNoDatesInFormat(file: file, format: format),
        s.readNoDatesInFormatRemedy())

    case .badJSON(let file, let line, let column, let fault):
      .input(
        s.readBadJSON(file: file, fault: fault, line: line, column: column),
        s.remedyCorrectItThere())
    case .fieldNotFound(let file, let path, let part, let keys):
      .usage(
        s.readFieldNotFound(path: path, file: file, part: part),
        s.nearest(part, keys, none: s.readFieldNotFoundRemedy()))
    case .fieldNeedsJSON(let file):
      .usage(s.readFieldNeedsJSON(file: file), s.remedyLeaveItOut())
    case .notATable(let file, let shape, []):
      .input(
        s.readNotATable(file: file, shape: shape),
        s.readNotATableRemedy())
    case .notATable(let file, let shape, let keys):
      .input(
        s.readNotATable(file: file, shape: shape),
        s.readNotATableRemedyKeys(keys: keys))
    case .noRecords(let file):
      .input(s.readNoRecords(file: file), s.readNoRecordsRemedy())
    case .emptyRecords(let file):
      .input(s.readEmptyRecords(file: file), s.readEmptyRecordsRemedy())
    case .notAPair(let file, let row, let count):
      .input(
        s.readNotAPair(row: row, file: file, count: count),
        s.readNotAPairRemedy())
    case .jsonNumberTooLarge(let file, let line, let column, let text):
      .input(
        s.readJsonNumberTooLarge(line: line, column: column, file: file, text: text),
        s.readJsonNumberTooLargeRemedy())
    case .jsonWord(let file, let line, let column, let text):
      .input(
        s.readJsonWord(line: line, column: column, file: file, text: text),
        s.readJsonWordRemedy())
    case .mixedShapes(let file, let row, let expected, let found):
      .input(
        s.readMixedShapes(row: row, file: file, found: found, expected: expected),
        s.readMixedShapesRemedy())
    case .unequalColumns(let file, let column, let count, let other, let otherCount):
      .input(
        s.readUnequalColumns(
          file: file, column: column, count: count, other: other, otherCount: otherCount),
        s.readUnequalColumnsRemedy())
    case .nestedValue(let place):
      .input(
        s.readNestedValue(row: place.row, file: place.file, column: place.column.heading),
        s.readNestedValueRemedy())
    case .unequalLists(let file, let row, let expected, let found):
      .input(
        s.readUnequalLists(row: row, file: file, found: found, expected: expected),
        s.readUnequalListsRemedy())
    case .severalTables(let file, let fields):
      .input(
        s.readSeveralTables(file: file),
        s.readSeveralTablesRemedy(fields: fields))
    case .tooManyColumns(let file, let limit):
      .input(
        s.readTooManyColumns(file: file, limit: limit),
        s.readTooManyColumnsRemedy())
    case .sparseRecords(let file, _):
      .input(
        s.readSparseRecords(file: file),
        s.readSparseRecordsRemedy())
    case .jsonTooLarge(let file, let limit):
      .input(
        s.readJsonTooLarge(file: file, limit: limit >> 20),
        s.readJsonTooLargeRemedy())
    }
  }
}

extension WorkbookFault {
  fileprivate func message(_ file: String, in s: any Sentences) -> Message {
    switch self {
    case .damaged: .input(s.readWorkbookDamaged(file: file), s.readWorkbookDamagedRemedy())
    case .locked: FileContent.locked.message(file, in: s)
    case .missing(let name): UnpackingFault.missing(name: name).message(file, in: s)
    case .tooLarge(let limit):
      .input(
        s.readWorkbookTooLarge(file: file, limit: limit >> 20), s.readWorkbookTooLargeRemedy())
    case .noCells: .input(s.readWorkbookNoCells(file: file), s.readWorkbookNoCellsRemedy())
    case .onlyCharts:
      .input(s.readWorkbookOnlyCharts(file: file), s.readWorkbookOnlyChartsRemedy())
    case .emptySheet(let name, let others):
      .input(
        s.readWorkbookEmptySheet(file: file, name: name), s.otherSheets(others))
    case .chartSheet(let name, let others):
      .input(
        s.readWorkbookChartSheet(file: file, name: name), s.otherSheets(others))
    case .unknownSheet(let name, let sheets):
      .usage(s.readWorkbookUnknownSheet(file: file, name: name), s.nearest(name, sheets))
    }
  }
}

extension DatabaseFault {
  fileprivate func message(_ file: String, in s: any Sentences) -> Message {
    let place = CommandFile(file, in: s)
    return switch self {
    case .missing(let name):
      .input(
        s.readDatabaseMissing(file: file, name: name),
        s.readPackedMissingRemedy(apt: "libsqlite3-0", dnf: "sqlite-libs", pacman: "sqlite"))
    case .unreadable(let reason):
      .input(
        s.readDatabaseUnreadable(file: file, reason: reason),
        place.remedy(
          "sqlite3 \(place.word) 'PRAGMA integrity_check'", in: s, s.readDatabaseUnreadableRemedy))
    case .busy: .input(s.readDatabaseBusy(file: file), s.readDatabaseBusyRemedy())
    case .unfinished:
      .input(
        s.readDatabaseUnfinished(file: file),
        place.remedy("sqlite3 \(place.word) .tables", in: s, s.readDatabaseUnfinishedRemedy))
    case .logUnreadable:
      .input(s.readDatabaseLogUnreadable(file: file), s.readDatabaseLogUnreadableRemedy())
    case .noTables: .input(s.readDatabaseNoTables(file: file), s.readDatabaseNoTablesRemedy())
    case .severalTables(let tables):
      .input(
        s.readDatabaseSeveralTables(file: file), s.readDatabaseSeveralTablesRemedy(tables: tables))
    case .unknownTable(let name, let tables):
      .usage(s.readDatabaseUnknownTable(file: file, name: name), s.nearest(name, tables))
    case .badQuery(let reason):
      .usage(s.readDatabaseBadQuery(file: file, reason: reason), s.readDatabaseBadQueryRemedy())
    case .notOneQuery:
      .usage(s.readDatabaseNotOneQuery(file: file), s.readDatabaseNotOneQueryRemedy())
    case .tooLong(let seconds):
      .input(s.readDatabaseTooLong(file: file, seconds: seconds), s.readDatabaseTooLongRemedy())
    case .tooMuch: .input(s.readDatabaseTooMuch(file: file), s.readDatabaseTooLongRemedy())
    case .tooLarge(let limit):
      .input(s.readWorkbookTooLarge(file: file, limit: limit >> 20), s.readDatabaseTooLongRemedy())
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
