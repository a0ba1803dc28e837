// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the catalogues beside it by `make languages`: changes here are lost.

internal import Audiograph
internal import ChartInput
internal import JSON
internal import MarketData

/// What every language says, of messages.schema.
protocol SentencesMessages: Sendable {
  func quote(text: String) -> String
  func listOr(before: String, last: String) -> String
  func listAnd(before: String, last: String) -> String
  func listMore(names: String, count: Int) -> String
  func cellPlace(row: Int, column: String, file: String) -> String
  func nearestMeant(name: String) -> String
  func dateSpan(first: CalendarDate, last: CalendarDate) -> String
  func standardInput() -> String
  func standardInputTitle() -> String
  func standardOutput() -> String
  func standardError() -> String
  func columnUnnamed(number: Int) -> String
  func warning(text: String) -> String
  func systemTooManyFiles() -> String
  func systemReason(reason: SystemReason) -> String
  func internalError(type: String) -> String
  func internalErrorRemedy() -> String
  func providerAuthority(title: String) -> String
  func providerAuthorityAtStart(title: String) -> String
  func waitSeconds(count: Double) -> String
  func waitMinutes(count: Int) -> String
  func waitHours(count: Int) -> String
  func waitDays(count: Int) -> String
  func metricName(metric: CompanyFigures.Metric) -> String
  func batchFormatOfLineRemedy() -> String
  func batchSummary(done: Int, count: Int, unchanged: Int, failed: Int, firstFailed: Int) -> String
  func batchInterrupted(summary: String) -> String
  func batchProgress(done: Int, count: Int) -> String
  /// Which part of the lines a process takes because of variables of an engine.
  func batchShard(number: Int, count: Int) -> String
  func batchWithoutJournal(problem: String) -> String
  func chartTooManySeriesRemedy(choice: String) -> String
  func chartStatistics(points: Int) -> String
  func symbolForm(most: Int) -> String
  func importReplaced(symbol: String, title: String) -> String
  func importReplacedImported(symbol: String) -> String
  func importNoDays(symbol: String) -> String
  func importDone(symbol: String, days: Int, span: String, new: Int, changed: Int) -> String
  func importPatience() -> String
  func importSymbols(file: String, count: Int, total: Int) -> String
  func importNamed(file: String, symbol: String) -> String
  func importGuessed(file: String, column: String) -> String
  func importSkipped(file: String, count: Int) -> String
  func updateLeftAsImported(symbol: String) -> String
  func updateDone(symbol: String, new: Int, changed: Int, last: CalendarDate, provider: String) -> String
  func updateDoneEmpty(symbol: String, new: Int, changed: Int, provider: String) -> String
  func updateNothingStored() -> String
  func updateFetching(count: Int) -> String
  func updateFetchingSymbols() -> String
  func updatePart(part: UpdatePart, count: Int) -> String
  func updateSummary(count: Int, parts: String) -> String
  func updateSymbols(count: Int) -> String
  func updateSymbolsWithout(count: Int, left: Int, tests: Int, untypable: Int) -> String
  func storeReasonNoFolder() -> String
  func storeReasonMissing() -> String
  func storeReasonNoMemory() -> String
  func exportScript(path: String, hash: String) -> String
  func exportWrote(path: String) -> String
  func exportWroteSound(path: String, duration: String) -> String
  func exportForeignIndex(path: String) -> String
  func exportPatience(path: String) -> String
  func figuresFetched(symbol: String, age: FigureAge, count: Int) -> String
  func figuresOlder(problem: String, fetched: String) -> String
  func figuresPatience(symbol: String) -> String
  func pricesFetching(symbols: [String]) -> String
  func pricesFetchingLatest(symbols: [String], isOne: Bool) -> String
  func pricesNotRefreshed(symbols: [String], reason: String) -> String
  func pricesLate(seconds: Double) -> String
  func pricesJustFailed(symbol: String) -> String
  func pricesUsingSample(symbol: String, problem: String) -> String
  func pricesUsingStored(symbol: String, problem: String) -> String
  func pricesNewer(symbols: [String], last: CalendarDate) -> String
  func companyReading(typed: String, symbol: String, name: String) -> String
  func companyProposal(symbol: String, name: String) -> String
  func sampleLine(name: String, what: String) -> String
  func sampleDated(name: String, what: String, first: CalendarDate, last: CalendarDate) -> String
  func deviceDefault(device: String) -> String
  func deviceNotResponding(device: String) -> String
  func deviceRanDry(count: Int) -> String
  func waitAnyKey(line: String) -> String
  func playStart() -> String
  func pauseEnter() -> String
  func pauseTyped(pause: String) -> String
  func pauseSet(pause: String) -> String
  func pauseReader(reader: String) -> String
  func pauseNoReader() -> String
  func pauseRemote() -> String
  func pauseNoTerminal() -> String
  func pauseNoText() -> String
  func hintReader() -> String
  func configReaders(readers: [String], settings: [String]) -> String
  func configReadersNone(readers: [String]) -> String
  func listRemoved(list: String) -> String
  func listNone() -> String
  func listAlreadyThere(symbols: [String], count: Int) -> String
  func listLine(name: String, symbols: String) -> String
  func listLineEmpty(name: String) -> String
  func listSetting(key: String, value: String) -> String
  func searchMore() -> String
  func searchLines() -> String
  func searchOpening() -> String
  func searchEnter(company: String) -> String
  func searchThereAreMore() -> String
  func searchNothing(text: String) -> String
  func configNothing() -> String
  func configSet(key: String, value: String, path: String) -> String
  func configUnset(key: String, path: String) -> String
  func configWasNotSet(key: String, path: String) -> String
  func configReadable(path: String) -> String
  func configVisibleKey() -> String
  func configOverridden(variable: String) -> String
  func configSecret() -> String
  func configLine(key: String, value: String, place: String) -> String
  func configLineUnset(key: String) -> String
  func configMeaning(line: String, meaning: String, form: String) -> String
  func configVariable(name: String) -> String
  func configFile(path: String) -> String
  func configCommandLine() -> String
  func configTypeSecret(key: String) -> String
  func againLine(command: String) -> String
  func noteDerived(name: String, count: Int, total: Int) -> String
  func notePossibleSplit(name: String, date: CalendarDate, shares: String) -> String
  func noteFurtherSplits(name: String, count: Int) -> String
  func noteLeftOut(name: String, count: Int, compared: Int) -> String
  /// A table is told as what its columns say, and how to have it otherwise.
  func noteToldAs(name: String, form: FormName, column: String, other: String) -> String
  /// Rows whose order tells nothing, and what would tell more.
  func noteNoOrder(name: String) -> String
  func noteRowsSorted(name: String, row: Int) -> String
  func noteRepeatedDates(name: String, count: Int, example: CalendarDate) -> String
  func noteTimesConverted(name: String) -> String
  func noteEmptyRows(name: String, count: Int) -> String
  func noteRowsWithoutPosition(name: String, count: Int, row: Int) -> String
  func notePreamble(name: String, count: Int) -> String
  func noteFooter(name: String, count: Int, row: Int) -> String
  func noteShortRows(name: String, count: Int, row: Int) -> String
  func noteEncoding(name: String, encoding: String) -> String
  func noteQuotesInCells(name: String, row: Int) -> String
  func noteOneOfColumns(name: String, column: String, count: Int, others: [String]) -> String
  func noteHeadingsRepeated(name: String, count: Int) -> String
  func noteColumnsLeftOut(name: String, count: Int, columns: [String]) -> String
  func noteEmptySeries(name: String, count: Int, example: String) -> String
  func noteConstantColumn(name: String, column: String, value: String) -> String
  func noteNumbersAsTexts(name: String, columns: [String], option: String) -> String
  func noteNearlyAlongX(name: String, column: String, option: String) -> String
  func noteNearlyAlongRows(name: String, option: String) -> String
  func noteNearlyGrouping(name: String, column: String, option: String) -> String
  func noteNearlyOneSeries(name: String, option: String) -> String
  func noteLimits(name: String, column: String, count: Int) -> String
  func noteFlags(name: String, column: String, count: Int) -> String
  func noteBarsOfZeros(name: String, count: Int, row: Int) -> String
  func noteSentinel(name: String, column: String, value: String, count: Int) -> String
  func noteBadCells(name: String, column: String, count: Int) -> String
  func noteSeveralAtOne(name: String, points: Int, positions: Int) -> String
  func noteTotalRow(name: String, row: String) -> String
  func noteThousands(name: String, column: String, example: String) -> String
  func noteTableInField(name: String, path: String) -> String
  func noteLinesWithoutMatch(name: String, count: Int) -> String
  func noteSearchesBrokenOff(name: String, count: Int, line: Int) -> String
  func noteIncomplete(name: String, isFirst: Bool, interval: Interval, days: String) -> String
  func noteOnDay(day: CalendarDate) -> String
  func noteFromTo(first: CalendarDate, last: CalendarDate) -> String
  func guessStored(name: String, values: String, rows: Int) -> String
  func guessWideYears(name: String, form: String, headings: String, rows: Int) -> String
  func guessWideSeries(name: String, form: String, headings: String, by: String, rows: Int) -> String
  func guessTable(name: String, form: String, x: String, xCount: Int, values: String, valueCount: Int, by: String, rows: Int) -> String
  func guessRows(name: String, records: Int, parts: String) -> String
  func guessRowPart(part: RowPart, count: Int) -> String
  func guessForm(format: String, cells: CellMark, mark: String, isPrices: Bool, hasDecimalCommas: Bool, hasHeadings: Bool) -> String
  func columnsOf(name: String) -> String
  func columnsStored(name: String) -> String
  func columnsRead(name: String, form: String, isRecord: Bool, row: Int) -> String
  func columnsContent(content: ColumnSummary.Content) -> String
  func columnsRole(role: ColumnSummary.Role) -> String
  func batchUnreadableRemedy() -> String
  func batchUnknownKey(line: Int, name: String) -> String
  func batchUnknownKeyRemedy() -> String
  func batchFormatOfLine(line: Int) -> String
  func batchKeyOfWholeBatch(line: Int, name: String) -> String
  func remedyLeaveItOut() -> String
  func batchKeyOfWholeBatchRemedy(name: String) -> String
  func batchRepeatedKey(name: String) -> String
  func batchRepeatedKeyRemedy() -> String
  func batchMissingColumn(name: String) -> String
  func batchMissingColumnRemedy() -> String
  func batchMissingValue(name: String) -> String
  func batchMissingValueRemedy() -> String
  func batchNotARecord() -> String
  func batchNotARecordRemedy() -> String
  func batchBadValue(key: String) -> String
  func batchBadValueRemedy() -> String
  func batchSeveralValues(key: String) -> String
  func batchSeveralValuesRemedy() -> String
  func batchStandardInput() -> String
  func batchStandardInputRemedy() -> String
  func batchNotAFile(path: String) -> String
  func batchNotAFileRemedy() -> String
  func batchSameOutput(lines: [String], path: String) -> String
  func batchSameOutputRemedy() -> String
  func batchOutputIsInput(writer: Int, path: String, reader: Int) -> String
  func batchOutputIsInputRemedy() -> String
  func batchOutputIsManifest(line: Int, path: String) -> String
  func remedyChooseAnotherNameNothingWasWritten() -> String
  func batchOutputIsJournal(line: Int, path: String) -> String
  func batchOutputIsResults(line: Int, path: String) -> String
  func batchJournalNeedsName() -> String
  func batchJournalNeedsNameRemedy() -> String
  func batchNotAJournal(path: String) -> String
  func batchNotAJournalRemedy() -> String
  func batchLongLines(path: String, count: Int) -> String
  func batchJournalInUse(path: String) -> String
  func batchJournalInUseRemedy() -> String
  func batchJournal(path: String, reason: String) -> String
  func batchJournalRemedy() -> String
  func chartNoPoints() -> String
  func chartNoPointsRemedy() -> String
  func chartNotFinite(point: Int) -> String
  func chartNotFiniteRemedy() -> String
  func chartUnequalCounts(positions: Int, values: Int) -> String
  func chartUnequalCountsRemedy() -> String
  func rangeNotALength(text: String) -> String
  func rangeNoDates() -> String
  func rangeNoDatesRemedy() -> String
  func rangeEndBeforeStart(end: CalendarDate, start: CalendarDate) -> String
  func rangeEndBeforeStartRemedy() -> String
  func rangeNothingInRange(first: CalendarDate, last: CalendarDate) -> String
  func remedyChooseARangeWithinTheseDates() -> String
  func rangeNoSuchColumn(column: String) -> String
  func remedyChooseAnotherValue() -> String
  func scoreSmoothingWidth(width: Double) -> String
  func scoreSmoothingWidthRemedy(least: Double, most: Double) -> String
  func scoreOutOfRange(quantity: ScoreError.Quantity, value: Double) -> String
  func scoreOutOfRangeRemedy(least: Double, most: Double) -> String
  func scoreLogarithmOf(value: Double, series: String) -> String
  func scoreLogarithmOfRemedy() -> String
  func scoreEmptyAxis(minimum: Double, maximum: Double) -> String
  func scoreEmptyAxisRemedy() -> String
  func scorePitchAboveSampleRate(sampleRate: Int, high: Double) -> String
  func scorePitchAboveSampleRateRemedy(limit: Double) -> String
  func scoreTooManyTogether(count: Int) -> String
  func scoreTooManyTogetherRemedy() -> String
  func scoreNoBase(series: String) -> String
  func scoreNoBaseRemedy() -> String
  func scoreNoCandles(series: String) -> String
  func scoreNoCandlesRemedy() -> String
  func scoreNoVolume(series: String) -> String
  func scoreNoVolumeRemedy() -> String
  func chartTooManySeries(count: Int, limit: Int) -> String
  func chartTooManySeriesRemedyRows() -> String
  func figureNotASymbol(text: String) -> String
  func figureNotASymbolRemedy() -> String
  func figureUnknownMetric(text: String, names: [String]) -> String
  func figureUnknownPeriod(text: String, names: [String]) -> String
  func figureUnknownCompany(symbol: String) -> String
  func figureUnknownCompanyRemedy() -> String
  func figureNothingFiled(symbol: String) -> String
  func figureNothingFiledRemedy() -> String
  func figureNothingStored(symbol: String) -> String
  func remedyLeaveOutOfflineAndUnsetThe() -> String
  func figureNoPrices(source: String, value: String) -> String
  func figureNoPricesRemedy() -> String
  func figureNotByPeriod(symbol: String, titles: String, period: CompanyFigures.Period) -> String
  func figureNotByPeriodRemedy(instead: String) -> String
  func figureNoneInRange(symbol: String, titles: String) -> String
  func figureNoneInRangeRemedy(options: [String]) -> String
  func figureNoFigures(symbol: String, titles: String) -> String
  func figureNoFiguresRemedy(symbol: String) -> String
  func importSeveralFilesAs(symbol: String) -> String
  func importSeveralFilesAsRemedy() -> String
  func importBadSymbol(text: String) -> String
  func importNoSymbol(name: String) -> String
  func importNoSymbolRemedy() -> String
  func importNotDates(name: String) -> String
  func importNotDatesRemedy() -> String
  func importNotDays(name: String, example: String) -> String
  func importNotDaysRemedy() -> String
  func readNotFound(file: String) -> String
  func readNotFoundRemedy() -> String
  func readIsDirectory(file: String) -> String
  func remedyGiveThePathOfAFile() -> String
  func readUnreadable(file: String, reason: String) -> String
  func remedyCheckItsPermissionsOrGiveAnother() -> String
  func readCannotKeep(file: String, folder: String, reason: String) -> String
  func readCannotKeepRemedy() -> String
  func readEmpty(file: String) -> String
  func remedyGiveAFileWithRowsOf() -> String
  func readNoRows(file: String) -> String
  func readTooLarge(file: String, limit: Int) -> String
  func readTooLargeRemedy() -> String
  func readOutOfMemory(file: String) -> String
  func readOutOfMemoryRemedy() -> String
  func readBadRegex(pattern: String) -> String
  func readBadRegexRemedy() -> String
  func readMissingPatternLibrary(name: String) -> String
  func readMissingPatternLibraryRemedy() -> String
  func readUnknownEncoding(name: String) -> String
  func readUnknownEncodingRemedy() -> String
  func readNotInEncoding(file: String, name: String) -> String
  func readNotInEncodingRemedy() -> String
  func readWebAddress(address: String) -> String
  func readWebAddressRemedy() -> String
  func readNothingMatches(file: String, pattern: String) -> String
  func readNothingMatchesRemedy() -> String
  func readEverySearchBrokenOff(file: String, line: Int) -> String
  func readEverySearchBrokenOffRemedy() -> String
  func readNulByte(row: Int, file: String) -> String
  func readNulByteRemedy() -> String
  func readNoHeader(file: String, line: Int) -> String
  func readNoHeaderRemedy() -> String
  func readCellTooLong(row: Int, file: String, limit: Int) -> String
  func readCellTooLongRemedy() -> String
  func readRowTooLong(row: Int, file: String, limit: Int) -> String
  func readRowTooLongRemedy() -> String
  func readUnterminatedQuote(row: Int, file: String) -> String
  func remedyCloseItOrDoubleItIf() -> String
  func readTextAfterQuote(row: Int, file: String) -> String
  func readTextAfterQuoteRemedy() -> String
  func readRaggedRow(row: Int, file: String, found: Int, expected: Int) -> String
  func readRaggedRowRemedy() -> String
  func readBadDelimiter(character: String) -> String
  func readBadDelimiterRemedy() -> String
  func readUnknownColumn(file: String, column: String) -> String
  func readUnknownColumnRemedyUnnamed() -> String
  func readUnknownColumnRemedy(headings: [String]) -> String
  func readAmbiguousColumn(file: String, count: Int, name: String) -> String
  func readAmbiguousColumnRemedy(numbers: [String]) -> String
  func readNoNumericColumn(file: String) -> String
  func readNoNumericColumnRemedyAlone() -> String
  func readNoNumericColumnRemedy(headings: [String]) -> String
  func readOnlyCodes(file: String, headings: [String]) -> String
  func readOnlyCodesRemedy() -> String
  func readMatrix(file: String, count: Int) -> String
  func readMatrixRemedy() -> String
  func readSingleRow(file: String, count: Int, headings: [String]) -> String
  func readSingleRowRemedy() -> String
  func readNoSuchRows(value: String, column: String, file: String) -> String
  func readUnknownGroup(name: String, file: String) -> String
  func readNoGroups(file: String, name: String) -> String
  func readNoGroupsRemedy() -> String
  /// What a kind of chart needs and the data do not have.
  func kindTooFew(form: String, needed: Int, found: Int) -> String
  func kindTooFewRemedy(form: String) -> String
  func kindAllEqual(form: String, value: String) -> String
  func kindAllEqualRemedy() -> String
  func kindNegative(name: String, value: String) -> String
  func kindNegativeRemedy() -> String
  func kindTooManyBins(allowed: Int) -> String
  func kindTooManyBinsRemedy() -> String
  func kindTooManyGroups(found: Int, allowed: Int) -> String
  func kindTooManyGroupsRemedy() -> String
  func kindRepeatedCell(row: String, column: String) -> String
  func kindRepeatedCellRemedy() -> String
  func kindMissing(form: String, need: FormError.Need) -> String
  func kindMissingRemedy(need: FormError.Need) -> String
  func kindNotHere(form: String, place: String) -> String
  func kindNotHereRemedy() -> String
  func readNoValues(column: String, file: String) -> String
  func readNoValuesRemedy() -> String
  func readNotANumber(place: CellLocation, text: String) -> String
  func readTextNotANumber(place: CellLocation, text: String) -> String
  func readListInCell(place: CellLocation, text: String) -> String
  func readListInCellRemedy() -> String
  func readAmbiguousComma(place: CellLocation, text: String) -> String
  func readAmbiguousCommaRemedy() -> String
  func readAmbiguousPoint(place: CellLocation, text: String) -> String
  func readAmbiguousPointRemedy() -> String
  func readNotFinite(place: CellLocation, text: String) -> String
  func remedyCorrectItOrLeaveItEmpty() -> String
  func readNotAPriceFile(file: String, value: String) -> String
  func readNotAPriceFileRemedy() -> String
  func readPriceColumnMissing(file: String, column: String, value: String) -> String
  func readEmptyPosition(place: CellLocation) -> String
  func remedyFillItInOrRemoveTheRow() -> String
  func readMissingPosition(place: CellLocation, text: String) -> String
  func readNotAPosition(place: CellLocation, text: String) -> String
  func remedyCorrectItOrRemoveTheRow() -> String
  func readMixedPrecision(place: CellLocation, text: String) -> String
  func readMixedPrecisionRemedy() -> String
  func readNotADate(place: CellLocation, text: String) -> String
  func readAmbiguousDates(place: CellLocation, text: String) -> String
  func readMixedDateOrder(place: CellLocation, text: String) -> String
  func readMixedOffsets(place: CellLocation, text: String) -> String
  func readMixedOffsetsRemedy() -> String
  func readBadDateFormat(text: String) -> String
  func readBadDateFormatRemedy() -> String
  func readNoDatesInFormat(file: String, format: String) -> String
  func readNoDatesInFormatRemedy() -> String
  func readBadJSON(file: String, fault: JSONFault, line: Int, column: Int) -> String
  func remedyCorrectItThere() -> String
  func readFieldNotFound(path: String, file: String, part: String) -> String
  func readFieldNotFoundRemedy() -> String
  func readFieldNeedsJSON(file: String) -> String
  func readNotATable(file: String, shape: JSONShape) -> String
  func readNotATableRemedy() -> String
  func readNotATableRemedyKeys(keys: [String]) -> String
  func readNoRecords(file: String) -> String
  func readNoRecordsRemedy() -> String
  func readEmptyRecords(file: String) -> String
  func readEmptyRecordsRemedy() -> String
  func readNotAPair(row: Int, file: String, count: Int) -> String
  func readNotAPairRemedy() -> String
  func readJsonNumberTooLarge(line: Int, column: Int, file: String, text: String) -> String
  func readJsonNumberTooLargeRemedy() -> String
  func readJsonWord(line: Int, column: Int, file: String, text: String) -> String
  func readJsonWordRemedy() -> String
  func readMixedShapes(row: Int, file: String, found: JSONShape, expected: JSONShape) -> String
  func readMixedShapesRemedy() -> String
  func readUnequalColumns(file: String, column: String, count: Int, other: String, otherCount: Int) -> String
  func readUnequalColumnsRemedy() -> String
  func readNestedValue(row: Int, file: String, column: String) -> String
  func readNestedValueRemedy() -> String
  func readUnequalLists(row: Int, file: String, found: Int, expected: Int) -> String
  func readUnequalListsRemedy() -> String
  func readSeveralTables(file: String) -> String
  func readSeveralTablesRemedy(fields: [String]) -> String
  func readTooManyColumns(file: String, limit: Int) -> String
  func readTooManyColumnsRemedy() -> String
  func readSparseRecords(file: String) -> String
  func readSparseRecordsRemedy() -> String
  func readJsonTooLarge(file: String, limit: Int) -> String
  func readJsonTooLargeRemedy() -> String
  func readNone() -> String
  func readChoices(names: [String]) -> String
  func readDateFormatsNone() -> String
  func remedyUseOneOf(words: [String]) -> String
  func providerUnknownSymbol(name: String, symbol: String) -> String
  func providerUnknownSymbolRemedy() -> String
  func providerNoData(name: String, symbol: String) -> String
  func providerNoDataRemedy() -> String
  func providerNotOffered(name: String, what: String) -> String
  func providerNotOfferedRemedy() -> String
  func providerKeyMissing(name: String) -> String
  func providerKeyMissingRemedy(command: String) -> String
  func providerKeyRefused(name: String) -> String
  func providerKeyRefusedRemedy(command: String) -> String
  func providerContactMissing(name: String) -> String
  func providerContactMissingRemedy(setting: String) -> String
  func providerTooManyRequests(name: String, waitingTime: String) -> String
  func providerTooManyRequestsRemedy() -> String
  func providerTooManyRequestsLater(name: String) -> String
  func providerTooManyRequestsLaterRemedy() -> String
  func providerFailed(name: String, status: Int) -> String
  func providerRejected(name: String, status: Int) -> String
  func providerRejectedContact(setting: String) -> String
  func providerWebPageOfStooq() -> String
  func providerWebPageOfStooqRemedy() -> String
  func providerWebPage(name: String) -> String
  func providerWebPageRemedyKey(setting: String) -> String
  func providerWebPageRemedy(setting: String) -> String
  func providerOtherType(name: String, type: String) -> String
  func providerOtherTypeRemedy(setting: String) -> String
  func providerMalformed(provider: String, what: String) -> String
  func providerUnexpected(provider: String, what: String) -> String
  func providerSaid(name: String, words: String) -> String
  func providerSaidRemedy() -> String
  func remedyAskAnotherProviderOrUseOffline() -> String
  func remedyTryAgainLaterOrUseOffline() -> String
  func httpProgramMissing(program: String, name: String) -> String
  func httpProgramMissingRemedy() -> String
  func httpCannotStart(name: String, reason: String) -> String
  func httpCannotStartRemedy() -> String
  func httpBadAddress(text: String, name: String) -> String
  func httpBadAddressRemedy(address: String) -> String
  func httpCannotResolve(host: String, name: String) -> String
  func remedyCheckYourNetworkOrUseOffline() -> String
  func httpCannotConnect(host: String, name: String) -> String
  func httpInsecure(host: String, name: String) -> String
  func httpInsecureRemedy() -> String
  func httpEnded(name: String) -> String
  func httpTimedOut(host: String, name: String, seconds: Double) -> String
  func httpTooLarge(host: String, name: String, limit: Int) -> String
  func httpTooLargeRemedy(address: String) -> String
  func httpBadRedirect(host: String, name: String) -> String
  func httpTooManyRedirections(host: String, name: String, limit: Int) -> String
  func httpMalformed(host: String, name: String) -> String
  func httpBrokenOff(host: String, name: String) -> String
  func httpBrokenOffRemedy() -> String
  func httpFailed(host: String, name: String, code: Int) -> String
  func httpFailedRemedy() -> String
  func playbackMissingLibraryRemedy(exportLine: String) -> String
  func playbackNoSuchDeviceRemedy(exportLine: String) -> String
  func deviceNoneFound() -> String
  func deviceNoneFoundRemedy() -> String
  func deviceNoSuchDevice(device: String) -> String
  func deviceBusy(device: String) -> String
  func deviceNotPermitted(device: String) -> String
  func deviceServerUnreachable(device: String) -> String
  func deviceUnsupportedConfiguration(device: String) -> String
  func deviceUnsupportedRate(device: String, sampleRate: Int, nearest: Int) -> String
  func deviceStalled(device: String, seconds: Double) -> String
  func deviceMissingLibrary(name: String) -> String
  func deviceMissingLibraryRemedy() -> String
  func deviceSystem(device: String, reason: String) -> String
  func deviceListing() -> String
  func speechNoVoice() -> String
  func speechNoSound(status: Int) -> String
  func speechDevice(name: String) -> String
  func speechNotResponding() -> String
  /// Words in a sound file.
  func fileSpeechNoProgram() -> String
  func fileSpeechNoProgramRemedy() -> String
  func fileSpeechNoSound(status: Int) -> String
  func fileSpeechNoSoundRemedy() -> String
  func fileSpeechCannotStart(reason: String) -> String
  func fileSpeechSilent() -> String
  func fileSpeechMissingLibrary(name: String) -> String
  func fileSpeechMissingLibraryRemedy() -> String
  func fileSpeechResampling(code: Int) -> String
  func fileSpeechResamplingRemedy() -> String
  func againNothing() -> String
  func againNothingRemedy() -> String
  func againStandardInput() -> String
  func againStandardInputRemedy() -> String
  func againUnusable(path: String) -> String
  func againUnusableRemedy() -> String
  func againNoFolder() -> String
  func againNoFolderRemedy() -> String
  func soundFileUnsupportedRate(kind: String, rate: Int) -> String
  func soundFileUnsupportedRateRemedy(allowed: String) -> String
  func soundFileNoDepth(kind: String) -> String
  func soundFileNoDepthRemedy() -> String
  func soundFileUnsupportedDepth(kind: String, depth: String) -> String
  func soundFileUnsupportedDepthRemedy(allowed: [String]) -> String
  func soundFileTooLong(frameCount: Int) -> String
  func remedyChooseAShorterDuration() -> String
  func soundFileEncoding(kind: String, reason: String) -> String
  func remedyChooseAnotherFormat() -> String
  func soundFileMissingLibrary(kind: String, name: String) -> String
  func soundFileMissingLibraryRemedy() -> String
  func soundFileIncomplete(written: Int, frameCount: Int, kind: String) -> String
  func sampleRatesAll() -> String
  func sampleRatesMultiples() -> String
  func outputInvalidPath(path: String) -> String
  func remedyChooseAnotherName() -> String
  func outputIsFolder(path: String) -> String
  func outputIsFolderRemedy() -> String
  func outputNoSuchFolder(path: String, folder: String) -> String
  func outputNoSuchFolderRemedy() -> String
  func outputFolderTakesNoFiles(path: String, folder: String) -> String
  func outputNotAFolder(path: String, folder: String) -> String
  func outputNotPermitted(target: String) -> String
  func outputNotPermittedRemedy() -> String
  func outputReadOnlyFileSystem(path: String) -> String
  func remedyWriteToAnotherPlace() -> String
  func outputNoSpace(target: String) -> String
  func outputNoSpaceRemedy() -> String
  func outputTooLarge(path: String) -> String
  func outputNameTooLong(path: String) -> String
  func outputNameTooLongRemedy() -> String
  func outputLinkLoop(path: String) -> String
  func outputOfAnotherUser(path: String, file: String) -> String
  func outputExists(path: String) -> String
  func outputExistsRemedy() -> String
  func outputSystem(target: String, reason: String) -> String
  func rebaseNoDates(series: String) -> String
  func rebaseNoDatesRemedy() -> String
  func rebaseNotAscending(series: String, date: CalendarDate) -> String
  func rebaseNotAscendingRemedy() -> String
  func rebaseUnequalPrecision(series: String, precision: DatePrecision, other: String, otherPrecision: DatePrecision) -> String
  func rebaseUnequalPrecisionRemedy() -> String
  func rebaseUnequalClocks(series: String, other: String) -> String
  func rebaseUnequalClocksRemedy() -> String
  func rebaseNoCommonDate(series: [String]) -> String
  func remedyChooseSeriesThatOverlap() -> String
  func rebaseOneCommonDate(series: [String]) -> String
  func rebaseOneDateInRange(date: CalendarDate) -> String
  func rebaseOneDateInRangeRemedy() -> String
  func rebaseOneInterval(interval: Interval) -> String
  func rebaseOneIntervalRemedy() -> String
  func rebaseRange(first: CalendarDate, last: CalendarDate) -> String
  func rebaseStartNotPositive(value: Double, series: String, date: CalendarDate) -> String
  func rebaseStartNotPositiveRemedy() -> String
  func rebaseChangeTooLarge(series: String, date: CalendarDate) -> String
  func rebaseChangeTooLargeRemedy() -> String
  func refusedSeveral(choice: String) -> String
  func refusedIgnoreBad() -> String
  func refusedMissing(choice: String) -> String
  func refusedX(choice: String) -> String
  func refusedYAnyway(choice: String) -> String
  func refusedY(choice: String) -> String
  func searchNothingFound(text: String) -> String
  func searchNothingFoundRemedy() -> String
  func searchNoSymbol(text: String) -> String
  func searchNoSymbolRemedy() -> String
  func exploreStandardInput() -> String
  func exploreStandardInputRemedy() -> String
  func exploreSilence(problem: String) -> String
  func settingsBadVariable(value: String, name: String, form: String) -> String
  func settingsBadValueInFile(value: String, key: String, path: String, form: String) -> String
  func settingsBadValue(value: String, key: String, form: String) -> String
  func settingsBlocked(key: String, path: String, name: String) -> String
  func settingsBlockedRemedy(name: String) -> String
  func settingsNoFolder() -> String
  func settingsNoFolderRemedy() -> String
  func settingsRelativeFolder(name: String) -> String
  func settingsUnset(key: String) -> String
  func settingsUnsetRemedy(key: String, isSecret: Bool) -> String
  func settingsConflict(settings: [String], count: Int) -> String
  func formSeconds(least: Double, most: Double) -> String
  func formPath() -> String
  func formAddress() -> String
  func formSecret() -> String
  func formContact() -> String
  func formKeys() -> String
  func formProgram() -> String
  func formDevice() -> String
  func formText() -> String
  func settingsFileNotFound(path: String) -> String
  func settingsFileNotFoundRemedy() -> String
  func settingsFileIsFolder(path: String) -> String
  func settingsFileUnreadable(path: String, reason: String) -> String
  func settingsFileUnreadableRemedy() -> String
  func settingsFileTooLarge(path: String) -> String
  func settingsFileTooLargeRemedy() -> String
  func settingsFileMalformed(path: String, fault: JSONFault, line: Int, column: Int) -> String
  func settingsFileNotARecord(path: String, shape: JSONShape) -> String
  func settingsFileNotARecordRemedy() -> String
  func settingsUnknownNames(path: String, names: [String]) -> String
  func sourceUnknownSymbol(symbol: String) -> String
  func sourceUnknownSymbolSamples(all: [String]) -> String
  func sourceUnknownSymbolNear(near: [String]) -> String
  func sourceNearName(text: String) -> String
  func sourceNearNameRemedy(near: String, text: String) -> String
  func sourceNotASymbol(text: String) -> String
  func sourceNotASymbolRemedy() -> String
  func sourceSeveralCompanies(text: String) -> String
  func sourceSeveralCompaniesRemedy(companies: [String]) -> String
  func sourceNothingStored(symbol: String) -> String
  func sourceNothingStoredRemedy() -> String
  func sourceNothingStoredNear(near: [String]) -> String
  func sourceLatestOffline(symbol: String) -> String
  func sourceLatestOfflineRemedy() -> String
  func sourceNoSamples(symbol: String, folders: String) -> String
  func sourceNoSamplesRemedy() -> String
  func consoleCannotWriteRemedy() -> String
  func storeCannotOpen(path: String, reason: String) -> String
  func storeCannotOpenRemedy() -> String
  func storeDamagedReadOnly(path: String) -> String
  func storeDamagedReadOnlyRemedy() -> String
  func storeDamaged(path: String, reason: String) -> String
  func storeDamagedRemedy() -> String
  func storeFoundDamagedAndMoved(path: String, copy: String) -> String
  func remedyRunTheCommandAgainItStarts() -> String
  func storeFoundDamaged(path: String) -> String
  func storeForeign(path: String) -> String
  func storeForeignRemedy() -> String
  func storeTooNew(path: String) -> String
  func storeTooNewRemedy() -> String
  func storeChangedMeanwhile() -> String
  func storeChangedMeanwhileRemedy() -> String
  func storeBusy(path: String) -> String
  func storeBusyRemedy() -> String
  func storeDiskFull(path: String) -> String
  func storeDiskFullRemedy() -> String
  func storeReadOnly(path: String) -> String
  func storeReadOnlyRemedy() -> String
  func storeMissingLibrary(path: String, library: String) -> String
  func storeMissingLibraryRemedy() -> String
  func storeOldLibrary(path: String, needed: String, found: String) -> String
  func storeOldLibraryRemedy() -> String
  func storeFailed(path: String, reason: String) -> String
  func storeFailedRemedy() -> String
  func symbolListNotFound(path: String) -> String
  func symbolListNotFoundRemedy() -> String
  func symbolListUnreadable(path: String, reason: String) -> String
  func symbolListEmpty(path: String) -> String
  func symbolListEmptyRemedy() -> String
  func symbolListMissingColumn(path: String, heading: String) -> String
  func symbolListMissingColumnRemedy() -> String
  func symbolListRaggedRow(row: Int, path: String, found: Int, expected: Int) -> String
  func symbolListRaggedRowRemedy() -> String
  func symbolListBadSymbol(row: Int, path: String, text: String) -> String
  func symbolListMissingName(row: Int, path: String) -> String
  func symbolListMissingNameRemedy() -> String
  func symbolListUnterminatedQuote(row: Int, path: String) -> String
  func symbolListNotText(row: Int, path: String) -> String
  func symbolListNotTextRemedy() -> String
  func updateOffline() -> String
  func updateUnchecked(symbol: String) -> String
  func updateMissing(symbol: String, first: CalendarDate, last: CalendarDate) -> String
  func usageUnknownCommand(name: String) -> String
  func usageUnknownCommandRemedy(names: [String]) -> String
  func usageUnknownOptionOf(name: String, command: String) -> String
  func usageUnknownOptionOfRemedy(command: String) -> String
  func usageUnknownOption(name: String) -> String
  func usageUnknownOptionRemedy() -> String
  func usageAmbiguousOption(name: String) -> String
  func usageAmbiguousOptionRemedy(candidates: [String]) -> String
  func usageMissingValue(option: String) -> String
  func usageMissingValueRemedy(option: String, placeholder: String) -> String
  func usageUnexpectedValue(option: String, value: String) -> String
  func usageUnexpectedValueRemedy(option: String) -> String
  func usageUnknownWord(value: String, option: String, words: [String]) -> String
  func usageMalformedValue(value: String, option: String, form: String) -> String
  func usageContradiction(first: String, second: String) -> String
  func remedyLeaveOneOfThemOut() -> String
  func usageMissingOperand(placeholder: String, command: String) -> String
  func usageMissingOperandRemedy(example: String) -> String
  func usageTooManyOperands(extra: String, command: String) -> String
  func usageTooManyOperandsRemedyHelp() -> String
  func usageRangeAsOperand(extra: String) -> String
  func usageTooManyOperandsRemedy(command: String) -> String
  func usageUnknownOperand(word: String, command: String, words: [String]) -> String
  func usageEmptySource() -> String
  func usageEmptySourceRemedy() -> String
  func usageRangeAsSource(length: String) -> String
  func usageRangeAsSourceRemedy(length: String) -> String
  func usageComparisonOfOne() -> String
  func usageComparisonOfOneRemedy() -> String
  func usageEmptyName(option: String) -> String
  func usageEmptyNameRemedy() -> String
  func usageMissingOutput() -> String
  func usageMissingOutputRemedy() -> String
  func usageNeedsOutput(option: String) -> String
  func usageNeedsOutputRemedy(option: String) -> String
  func usageNeedsRound(option: String) -> String
  func usageNeedsRoundRemedy(option: String) -> String
  func usageNeedsCandles(option: String) -> String
  func usageNeedsCandlesRemedy() -> String
  func usageOutputIsFolderRemedy() -> String
  func usageUnknownEnding(path: String) -> String
  func usageUnknownEndingRemedy(endings: [String]) -> String
  func usageMissingFormat() -> String
  func usageMissingFormatRemedy(formats: [String]) -> String
  func usageStandardOutputTwice() -> String
  func usageStandardOutputTwiceRemedy() -> String
  func usageSoundToStandardOutput() -> String
  func usageSoundToStandardOutputRemedy() -> String
  func usageNothingHoldsCues() -> String
  func usageNothingHoldsCuesRemedy() -> String
  func usageSpeechWithoutSound(option: String) -> String
  func usageSpeechWithoutSoundRemedy(option: String) -> String
  func usageSoundToTerminal(path: String) -> String
  func usageSoundToTerminalRemedy() -> String
  func usageStandardInputTwice() -> String
  func usageStandardInputTwiceRemedy() -> String
  func usageOutputIsInput(path: String) -> String
  func usageOutputIsInputRemedy() -> String
  func usageSameOutputTwice(path: String) -> String
  func usageSameOutputTwiceRemedy() -> String
  func usageEmptyAxis(minimum: Double, maximum: Double) -> String
  func usageEmptyAxisRemedy() -> String
  func usageValueOfColumns() -> String
  func usageEmptyPlace() -> String
  func usageEmptyPlaceRemedy(words: [String]) -> String
  func usageWordsTooLong(limit: Int) -> String
  func usageWordsTooLongRemedy(needed: Int) -> String
  func usageNotUTF8(shown: String) -> String
  func usageNotUTF8Remedy() -> String
  func usageEmptyText(option: String) -> String
  func usageEmptyTextRemedy(option: String) -> String
  func usageLogarithmicAxis(option: String) -> String
  func usageLogarithmicAxisRemedy(option: String) -> String
  func usageSameColumnTwice(column: String) -> String
  func usageSameColumnTwiceRemedy() -> String
  func usageJsonOfColumns() -> String
  func usageJsonOfColumnsRemedy(facts: String) -> String
  func usageEmptySearch() -> String
  func usageEmptySearchRemedy() -> String
  func usageUnknownSetting(name: String) -> String
  func usageUnknownSettingRemedy() -> String
  func formNumber() -> String
  func formNumberWithin(least: Double, most: Double) -> String
  func formWholeNumberWithin(least: Int, most: Int) -> String
  func formLength() -> String
  func formPitchRange() -> String
  func formBaseline() -> String
  func formSmoothing() -> String
  func formRange() -> String
  func formDate() -> String
  func formDelimiter() -> String
  func formThousands() -> String
  func formLineCount() -> String
  func formCondition() -> String
  func formColumnType() -> String
  func formBins() -> String
  func formBounds() -> String
  func formYesOrNo() -> String
  func formShard() -> String
  func formDateFormat() -> String
  func valueNoLatest() -> String
  func valueNoLatestRemedy() -> String
  func valueNotAPlace(text: String, form: String, words: [String]) -> String
  func valueBeforeFirst(asked: String) -> String
  func valueBeforeFirstRemedy(value: Double, place: String) -> String
  func valueMissingCategory(asked: String) -> String
  func valueMissingCategoryRemedy() -> String
  func valueMissing(asked: String) -> String
  func valueMissingRemedy() -> String
  func valueNoSuchCategory(name: String) -> String
  func valueNoSuchCategoryRemedy(names: [String]) -> String
  func axisDates(date: String) -> String
  func axisNumbers(number: String) -> String
  func axisRows(count: Int) -> String
  func axisCategories() -> String
  func listUnknownList(name: String) -> String
  func listUnknownListNone() -> String
  func listUnknownListRemedy(names: [String]) -> String
  func listEmptyList(name: String) -> String
  func listEmptyListRemedy(name: String) -> String
  func listBadName(name: String) -> String
  func listReservedName(name: String) -> String
  func listNameTaken(name: String) -> String
  func listNotInList(list: String, symbol: String) -> String
  func listNotInListRemedy(list: String) -> String
  func listBadPosition(text: String, count: Int) -> String
  func listBadSymbolRemedy() -> String
  func listMalformed(path: String, list: String) -> String
  func listNoRecord(path: String) -> String
  func listMalformedSettings(path: String, list: String) -> String
  func listNoSettingsRecord(path: String) -> String
  func listMisnamed(path: String, list: String) -> String
  func listNoFolder() -> String
  func listNoFolderRemedy() -> String
  func listNameForm() -> String
  func listForm() -> String
  func listSettingsForm() -> String
  func listFileNotFound(path: String) -> String
  func listFileNotFoundRemedy() -> String
  func listFileIsFolder(path: String) -> String
  func listFileIsFolderRemedy() -> String
  func listFileUnreadable(path: String, reason: String) -> String
  func listFileUnreadableRemedy() -> String
  func listFileTooLarge(path: String) -> String
  func listFileTooLargeRemedy() -> String
  func listFileMalformed(path: String, fault: JSONFault, line: Int, column: Int) -> String
  func listFileNotARecord(path: String, shape: JSONShape) -> String
  func userFileNoFolder(folder: String, path: String, reason: String) -> String
  func userFileNoFolderRemedy() -> String
  func userFileCannotLock(path: String, reason: String) -> String
  func userFileCannotLockRemedy() -> String
  func userFileBusy(path: String) -> String
  func userFileBusyRemedy() -> String
  func userFileTooLarge(path: String) -> String
  func userFileTooLargeRemedy() -> String
  func userFileNotAFile(path: String) -> String
  func userFileNotAFileRemedy() -> String
  func readContentGzip(file: String) -> String
  func readContentGzipRemedy(command: String) -> String
  func readContentZip(file: String) -> String
  func readContentZipRemedy(command: String) -> String
  func readContentExcel(file: String) -> String
  func readContentUtf32(file: String) -> String
  func readContentUtf32Remedy(command: String) -> String
  func readContentOpenDocument(file: String) -> String
  func readContentSqlite(file: String) -> String
  func readContentSqliteRemedy(command: String, file: String) -> String
  func readContentWebPage(file: String) -> String
  func readContentWebPageRemedy() -> String
  func readContentXml(file: String) -> String
  func readContentXmlRemedy() -> String
  func readContentPdf(file: String) -> String
  func readContentPdfRemedy(command: String) -> String
  func readContentFormat(file: String, name: String) -> String
  func readContentFormatRemedy() -> String
  func readContentImage(file: String) -> String
  func readContentImageRemedy() -> String
  func readContentRecording(file: String) -> String
  func readContentProgram(file: String) -> String
  func readContentCompressed(file: String, program: String) -> String
  func readContentCompressedRemedy(command: String) -> String
  func storeMovedAside(path: String, copy: String) -> String
  func answerNoFacts() -> String
  func answerSymbolsAreNoRecord() -> String
  func answerNoSymbols() -> String
  func answerNoPrices() -> String
  func answerPriceWithoutTime() -> String
  func answerPriceIsNoNumber() -> String
  func answerNoPrice() -> String
  func answerErrorWithoutWords() -> String
  func answerRateWithoutDate() -> String
  func answerNoBars() -> String
  func answerBarWithoutTime() -> String
  func answerBarTooShort() -> String
  func answerNoLastPrice() -> String
  func answerNoResult() -> String
  func answerNotOnePair() -> String
  func answerNoChart() -> String
  func answerAnswerWithoutResult() -> String
  func answerOtherSymbol() -> String
  func answerImpossiblePrice() -> String
  func answerNoTimeZone() -> String
  func answerBarWithoutDate() -> String
  func answerMorePricesThanDates() -> String
  func answerAnswerPriceIsNoNumber() -> String
  func answerNoDailySeries() -> String
  func answerNoQuote() -> String
  func answerIncompleteQuote() -> String
  func answerAnswerIsNoRecord() -> String
  func answerInfiniteNumber() -> String
  func answerPriceTooLarge() -> String
  func answerNegativeVolume() -> String
  func answerHighBelowLow() -> String
  func answerUnequalColumns() -> String
  func answerEmpty() -> String
  func answerJsonTooLarge() -> String
  func answerOutOfMemory() -> String
  func answerAmountsInNoCurrency(unit: String) -> String
  func answerRaggedRow(row: Int, found: Int, expected: Int) -> String
  func answerRateNotPositive(date: String) -> String
  func answerMissingColumn(name: String) -> String
  func answerTableBreaksOff(line: Int) -> String
  func answerListWithoutTime(list: String) -> String
  func answerListEmpty(list: String) -> String
  func answerLineTooShort(line: Int, list: String) -> String
  func answerListNamesNothing(list: String) -> String
  func answerListWithoutColumn(list: String, name: String) -> String
  func answerJsonEndsEarly(line: Int) -> String
  func answerJsonFollowed(line: Int) -> String
  func answerJsonNotUTF8(line: Int) -> String
  func answerJsonTooDeep(line: Int) -> String
  func answerNotJSON(line: Int) -> String
  func answerPrices() -> String
  func answerSharePrices() -> String
  func answerMinutes() -> String
  func answerBars(minutes: Int) -> String
  func settingWords() -> String
  func settingLang() -> String
  func settingOffline() -> String
  func settingStore() -> String
  func settingProvider() -> String
  func settingWait() -> String
  func settingReadingRate() -> String
  func settingUrlOfFigures() -> String
  func settingUrlOfCompanies() -> String
  func settingUrl(provider: String) -> String
  func settingKey(provider: String) -> String
  func settingContact() -> String
  func settingExploreCommand() -> String
  func settingKeys(action: String) -> String
  func helpUsage(usage: String) -> String
  func helpExamples() -> String
  func helpOptions() -> String
  func helpMore(command: String) -> String
  func helpSeeAlso(topics: [String]) -> String
  func helpGroup(title: String) -> String
  func helpValues(placeholder: String, words: [String], isOpen: Bool) -> String
  func menuTitle() -> String
  func menuStart() -> String
  func menuHelp() -> String
  func topicSoundPage() -> String
  func topicDatesPage() -> String
  func topicPricesPage() -> String
  func manualHeader() -> String
  func manualName() -> String
  func manualPurpose() -> String
  func manualSynopsis() -> String
  func manualDescription() -> String
  func manualTurns() -> String
  func manualSource() -> String
  func manualSeveral() -> String
  func manualCommands() -> String
  func manualCommand(summary: String) -> String
  func manualOptionNames(names: String) -> String
  func manualOptions() -> String
  func manualSharedOptions() -> String
  func manualExitStatus() -> String
  func manualStatuses() -> String
  func manualEnvironment() -> String
  func manualSamples() -> String
  func manualSetting(meaning: String, form: String) -> String
  func manualFiles() -> String
  func manualSettings(names: [String]) -> String
  func manualConfigFolder() -> String
  func manualPrecedence() -> String
  func manualLists(example: String) -> String
  func manualDataFolder() -> String
  func manualSeeAlso() -> String
  func helpSource() -> String
  func helpSourcesOperand() -> String
  func helpPlaySummary() -> String
  func helpPlayExample1() -> String
  func helpPlayExample2() -> String
  func helpPlayExample3() -> String
  func helpPlayExample4() -> String
  func helpPlayExample5() -> String
  func helpPlayExample6() -> String
  func helpPlayExample7() -> String
  func helpPlayNote1() -> String
  func helpPlayKeys() -> String
  func playKeys() -> String
  func playKeysRound() -> String
  func playLast() -> String
  func helpPlayRound() -> String
  func helpAgainSummary() -> String
  func helpAgainExample1() -> String
  func helpAgainExample2() -> String
  func helpAgainExample3() -> String
  func helpAgainNote1() -> String
  func helpAgainRemark1() -> String
  func helpAgainRemark2() -> String
  func helpExportSummary() -> String
  func helpExportExample1() -> String
  func helpExportExample2() -> String
  func helpExportExample3() -> String
  func helpExportNote1() -> String
  func helpExportRemark1() -> String
  func helpDescribeSummary() -> String
  func helpDescribeExample1() -> String
  func helpDescribeExample2() -> String
  func helpDescribeExample3() -> String
  func helpDescribeExample4() -> String
  func helpDescribeExample5() -> String
  func helpDescribeRemark1() -> String
  func helpDescribeRemark2() -> String
  func helpExploreSummary() -> String
  func helpExploreExample1() -> String
  func helpExploreExample2() -> String
  func helpExploreExample3() -> String
  func helpExploreNote1() -> String
  func helpExploreNote2() -> String
  func helpExploreNote3() -> String
  func helpExploreNote4() -> String
  func helpExploreNote5() -> String
  func helpExploreRemark1() -> String
  func helpExploreRemark2() -> String
  func helpExploreRemark3() -> String
  func helpExploreRemark4() -> String
  func helpValueSummary() -> String
  func helpValueExample1() -> String
  func helpValueExample2() -> String
  func helpValueExample3() -> String
  func helpValueExample4() -> String
  func helpValueExample5() -> String
  func helpValueOperand() -> String
  func helpValueLastOperand() -> String
  func helpValueNote1() -> String
  func helpValueRemark1() -> String
  func helpValueRemark2() -> String
  func helpValueRemark3() -> String
  func helpValueRemark4() -> String
  func helpValueRemark5() -> String
  func helpCompareSummary() -> String
  func helpCompareExample1() -> String
  func helpCompareExample2() -> String
  func helpCompareExample3() -> String
  func helpCompareNote1() -> String
  func helpCompareRemark1() -> String
  func helpCompareRemark2() -> String
  func helpFundamentalsSummary() -> String
  func helpFundamentalsExample1() -> String
  func helpFundamentalsExample2() -> String
  func helpFundamentalsExample3() -> String
  func helpFundamentalsOperand() -> String
  func helpFundamentalsNote1() -> String
  func helpFundamentalsNote2() -> String
  func helpFundamentalsRemark1() -> String
  func helpFundamentalsRemark2() -> String
  func helpFundamentalsRemark3() -> String
  func helpSearchSummary() -> String
  func helpSearchExample1() -> String
  func helpSearchExample2() -> String
  func helpSearchExample3() -> String
  func helpSearchExample5() -> String
  func helpSearchOperand() -> String
  func helpSearchNote1() -> String
  func helpSearchRemark1() -> String
  func helpSearchRemark2() -> String
  func helpSearchRemark3() -> String
  func helpUpdateSummary() -> String
  func helpUpdateExample1() -> String
  func helpUpdateExample2() -> String
  func helpUpdateExample3() -> String
  func helpUpdateExample4() -> String
  func helpUpdateOperand() -> String
  func helpUpdateNote1() -> String
  func helpUpdateRemark1() -> String
  func helpUpdateRemark2() -> String
  func helpImportSummary() -> String
  func helpImportExample1() -> String
  func helpImportExample2() -> String
  func helpImportExample3() -> String
  func helpImportExample4() -> String
  func helpImportOperand() -> String
  func helpImportNote1() -> String
  func helpImportRemark1() -> String
  func helpImportRemark2() -> String
  func helpImportRemark3() -> String
  func helpListSummary() -> String
  func helpListExample1() -> String
  func helpListExample2() -> String
  func helpListExample3() -> String
  func helpListExample4() -> String
  func helpListExample5() -> String
  func helpListExample6() -> String
  func helpListExample7() -> String
  func helpListExample8() -> String
  func helpListExample9() -> String
  func helpListExample10() -> String
  func helpListOperand() -> String
  func helpListNote1() -> String
  func helpListNote2() -> String
  func helpListRemark1() -> String
  func helpListRemark2() -> String
  func helpListRemark3() -> String
  func helpBatchSummary() -> String
  func helpBatchExample1() -> String
  func helpBatchExample2() -> String
  func helpBatchExample3() -> String
  func helpBatchExample4() -> String
  func helpBatchOperand() -> String
  func helpBatchNote1() -> String
  func helpBatchNote2() -> String
  func helpBatchRemark1() -> String
  func helpBatchRemark2() -> String
  func helpBatchRemark3() -> String
  func helpBatchRemark4() -> String
  func helpBatchRemark5() -> String
  func helpBatchRemark6() -> String
  func helpBatchRemark7() -> String
  func helpSamplesSummary() -> String
  func helpSamplesExample1() -> String
  func helpSamplesExample2() -> String
  func helpSamplesRemark1() -> String
  func helpConfigSummary() -> String
  func helpConfigExample1() -> String
  func helpConfigExample2() -> String
  func helpConfigExample3() -> String
  func helpConfigExample4() -> String
  func helpConfigExample5() -> String
  func helpConfigExample6() -> String
  func helpConfigExample7() -> String
  func helpConfigExample8() -> String
  func helpConfigExample9() -> String
  func helpConfigOperand(readers: [String]) -> String
  func helpConfigNote1() -> String
  func helpConfigNote2() -> String
  func helpConfigNote3() -> String
  func helpConfigRemark1() -> String
  func helpConfigRemark2() -> String
  func helpConfigRemark3() -> String
  func helpConfigRemark4() -> String
  func helpConfigRemark5() -> String
  func helpDevicesSummary() -> String
  func helpDevicesExample1() -> String
  func helpCompletionSummary() -> String
  func helpCompletionExample1() -> String
  func helpCompletionExample2() -> String
  func helpCompletionOperand() -> String
  func helpHelpSummary() -> String
  func helpHelpExample1() -> String
  func helpHelpExample2() -> String
  func helpHelpExample3() -> String
  func helpHelpOperand() -> String
  func helpHelpNote1() -> String
  func groupTheBatch() -> String
  func groupWriting() -> String
  func groupWhatIsRead() -> String
  func groupWhichPartOfIt() -> String
  func groupComparing() -> String
  func groupEverywhere() -> String
  func groupExplaining() -> String
  func groupPlaying() -> String
  func groupSpeaking() -> String
  func groupExploring() -> String
  func groupManual() -> String
  func groupWords() -> String
  func groupFigures() -> String
  func groupWhereFiguresComeFrom() -> String
  func groupImporting() -> String
  func groupPrinting() -> String
  func groupWherePricesComeFrom() -> String
  func groupSearching() -> String
  func groupPitch() -> String
  func groupTime() -> String
  func groupTone() -> String
  func groupSoundsAroundTheData() -> String
  func groupUpdating() -> String
  func optionJobs() -> String
  func optionResume() -> String
  func optionJournal() -> String
  func optionShard() -> String
  func optionMerge() -> String
  func optionX() -> String
  func optionY() -> String
  func optionListColumns() -> String
  func optionBy() -> String
  func optionOnly() -> String
  func optionWhere() -> String
  func optionColumnType() -> String
  func optionEncoding() -> String
  func optionAggregate() -> String
  func optionHeader() -> String
  func optionSkip() -> String
  func optionComment() -> String
  func optionDelimiter() -> String
  func optionDecimal() -> String
  func optionThousands() -> String
  func optionMissing() -> String
  func optionIgnoreBad() -> String
  func optionRegex() -> String
  func optionDateFormat() -> String
  func optionField() -> String
  func optionSymbol() -> String
  func optionFile() -> String
  func optionTitle() -> String
  func optionUnit() -> String
  func optionKind() -> String
  func optionRange() -> String
  func optionFrom() -> String
  func optionTo() -> String
  func optionInterval() -> String
  func optionValue() -> String
  func optionRebase() -> String
  func optionQuiet() -> String
  func optionVerbose() -> String
  func optionConfig() -> String
  func optionHelp() -> String
  func optionVersion() -> String
  func optionExplain() -> String
  func optionText() -> String
  func optionPause() -> String
  func optionWait() -> String
  func optionOrder() -> String
  func optionDevice() -> String
  func optionSpeak() -> String
  func optionEndPhrase() -> String
  func optionOutput() -> String
  func optionFormat() -> String
  func optionBits() -> String
  func optionNoClobber() -> String
  func optionSpreadsheetSafe() -> String
  func optionFragment() -> String
  func optionHtmlStyle() -> String
  func optionScriptFile() -> String
  func optionEmbedSound() -> String
  func optionCues() -> String
  func optionSpeakInFile() -> String
  func optionNarrate() -> String
  func optionBrailleOfFile() -> String
  func optionBraille() -> String
  func groupBraille() -> String
  func optionSync() -> String
  func optionManual() -> String
  func optionMetric() -> String
  func optionByPeriod() -> String
  func optionToPeriod() -> String
  func optionJsonFigures() -> String
  func optionOfflineFigures() -> String
  func optionSymbolLists() -> String
  func optionYCloses() -> String
  func optionJsonLists() -> String
  func optionOffline() -> String
  func optionProvider() -> String
  func optionStore() -> String
  func optionLimit() -> String
  func optionPitchRange() -> String
  func optionProfile() -> String
  func optionScale() -> String
  func optionNotes() -> String
  func optionInvert() -> String
  func optionMinimum() -> String
  func optionMaximum() -> String
  func optionZero() -> String
  func optionSharedAxis() -> String
  func optionOwnAxis() -> String
  func optionSmooth() -> String
  func optionDuration() -> String
  func optionSpeed() -> String
  func optionMode() -> String
  func optionEven() -> String
  func optionTrue() -> String
  func optionTogether() -> String
  func optionTimbre() -> String
  func optionAs() -> String
  func optionBins() -> String
  func optionBand() -> String
  func optionError() -> String
  func optionSort() -> String
  func optionVolumeLine() -> String
  func optionVolume() -> String
  func optionPan() -> String
  func optionMono() -> String
  func optionSampleRate() -> String
  func optionNoIntro() -> String
  func optionNoEndSound() -> String
  func optionTicks() -> String
  func optionBaseline() -> String
  func optionMarkExtremes() -> String
  func optionMarkBreaks() -> String
  func optionManifest() -> String
  func optionSymbolsFromNasdaq() -> String
  func optionJobsFetching() -> String
  func optionJsonFacts() -> String
  func optionJsonAnswers() -> String
  func optionJsonColumns() -> String
  func optionLevel(level: String) -> String
  func optionMaxLength() -> String
  func optionWidth() -> String
  func optionLang() -> String
  func optionLanguages() -> String
  func optionSpeech() -> String
  func optionStats() -> String
  func briefRange() -> String
  func briefY() -> String
  func briefOnly() -> String
  func briefLevel() -> String
  func briefLang(languages: [String]) -> String
  func briefSpeech() -> String
  func briefDuration() -> String
  func briefSpeed() -> String
  func briefTogether() -> String
  func briefListColumns() -> String
  func briefOffline() -> String
  func briefConfig() -> String
  func briefText() -> String
  func briefDevice() -> String
  func briefOutput() -> String
  func briefFormat() -> String
  func briefManifest() -> String
  func briefStats() -> String
  func briefJsonFacts() -> String
  func briefValue() -> String
  func briefOutputOfComparison() -> String
  func briefMetric() -> String
  func briefBy() -> String
  func briefFrom() -> String
  func briefTable() -> String
  func briefJsonFigures() -> String
  func briefOfflineFigures() -> String
  func briefLimit() -> String
  func briefSymbols() -> String
  func briefJsonLines() -> String
  func briefQuietSymbols() -> String
  func briefProvider() -> String
  func briefJobs() -> String
  func briefSymbolsFetched() -> String
  func briefAs() -> String
  func briefYCloses() -> String
  func briefDateFormat() -> String
  func briefSymbolsRead() -> String
  func briefQuietNames() -> String
  func briefResume() -> String
  func briefJobsOfBatch() -> String
  func briefJournal() -> String
  func briefMono() -> String
  func briefVerbose() -> String
  func liveValue() -> String
  func liveSimulation() -> String
  func livePercent(number: Double) -> String
  func liveAxis(name: String, low: String, high: String) -> String
  func liveAbove(name: String, level: String, value: String) -> String
  func liveBelow(name: String, level: String, value: String) -> String
  func liveMoved(name: String, size: String, span: String, value: String, isUp: Bool) -> String
  func liveNewHigh(name: String, range: String, value: String) -> String
  func liveNewLow(name: String, range: String, value: String) -> String
  func liveKept(kept: Int, count: String) -> String
  func livePassedOver(count: Int) -> String
  func liveSearchBrokenOff(line: Int) -> String
  func liveSearchesBrokenOff(count: Int) -> String
  func liveLost(name: String, problem: String) -> String
  func liveRecovered(name: String, value: String) -> String
  func liveClosed(name: String) -> String
  func liveLate(name: String, age: String) -> String
  func liveEnded() -> String
  func liveZone(zone: String) -> String
  func liveZoneOf(name: String, others: Int, zone: String) -> String
  func liveOffset(hours: String, isBehind: Bool) -> String
  func liveKeys() -> String
  func liveKeysSimulation() -> String
  func liveKeysRandom() -> String
  func liveTypeNumbers() -> String
  func liveLinesSimulation() -> String
  func liveBrokenLines(count: Int) -> String
  func liveNoSymbol(typed: String) -> String
  func liveNoSymbolRemedy() -> String
  func liveCannotRecord(path: String, reason: String) -> String
  func liveCannotRecordRemedy() -> String
  func liveNoNumber(count: Int) -> String
  func liveNoNumberRemedy() -> String
  func liveOnlyStandardInput() -> String
  func liveOnlyStandardInputRemedy() -> String
  func liveNothingStored(symbol: String, option: String) -> String
  func liveNothingStoredRemedy(symbol: String) -> String
  func liveNotARecording(path: String, heading: String) -> String
  func liveNotARecordingRemedy() -> String
  func liveEmptyRecording(path: String) -> String
  func liveEmptyRecordingRemedy() -> String
  func liveRecordsItsInput(path: String) -> String
  func liveCannotRun(program: String, reason: String) -> String
  func liveCannotRunRemedy() -> String
  func liveNameIsOption(name: String) -> String
  func liveNameIsOptionRemedy() -> String
  func usageNeedsOption(option: String, other: String) -> String
  func usageNeedsOptionRemedy(other: String) -> String
  func usageLanguagesWithoutPage(languages: String) -> String
  func usageLanguagesWithoutPageRemedy() -> String
  func usageNeedsAlert(option: String) -> String
  func usageNeedsAlertRemedy(options: [String]) -> String
  func formThreshold() -> String
  func formSpan() -> String
  func formPause() -> String
  func formWordsPerMinute(least: Double, most: Double) -> String
  func helpPlayFollow() -> String
  func helpWatchSummary() -> String
  func helpWatchExample1() -> String
  func helpWatchExample2() -> String
  func helpWatchExample3() -> String
  func helpWatchExample4() -> String
  func helpWatchExample5() -> String
  func helpWatchOperand() -> String
  func helpWatchNote1() -> String
  func helpWatchNote2() -> String
  func helpWatchRemark1() -> String
  func helpWatchRemark2() -> String
  func helpWatchRemark3() -> String
  func helpSimulateSummary() -> String
  func helpSimulateExample1() -> String
  func helpSimulateExample2() -> String
  func helpSimulateExample3() -> String
  func helpSimulateNote1() -> String
  func helpSimulateRemark1() -> String
  func helpSimulateRemark2() -> String
  func groupFollowing() -> String
  func groupWatching() -> String
  func groupSimulating() -> String
  func optionFollow() -> String
  func optionThreshold() -> String
  func optionEvery() -> String
  func optionWindow() -> String
  func optionRecord() -> String
  func optionAbove() -> String
  func optionBelow() -> String
  func optionChange() -> String
  func optionWithin() -> String
  func optionOnce() -> String
  func optionExec() -> String
  func optionPoll() -> String
  func optionAlways() -> String
  func optionNewHigh() -> String
  func optionNewLow() -> String
  func optionReplay() -> String
  func optionStart() -> String
  func optionStep() -> String
  func optionRandom() -> String
  func optionVolatility() -> String
  func optionSeed() -> String
  func briefThreshold() -> String
  func briefEvery() -> String
  func briefAbove() -> String
  func briefChange() -> String
  func briefExec() -> String
  func briefRecord() -> String
  func briefStep() -> String
  func briefRandom() -> String
  func briefSpeak() -> String
  func alertNone() -> String
  func alertNoneOf(symbol: String) -> String
  func alertNotKept(symbol: String) -> String
  func alertNotKeptRemedy() -> String
  func alertUnusable(path: String) -> String
  func alertUnusableRemedy() -> String
  func alertNoFolder() -> String
  func helpAlertSummary() -> String
  func helpAlertExample1() -> String
  func helpAlertExample2() -> String
  func helpAlertExample3() -> String
  func helpAlertExample4() -> String
  func helpAlertOperand() -> String
  func helpAlertNote1() -> String
  func helpAlertRemark1() -> String
  func briefNewHigh() -> String
  func learnOpening() -> String
  func learnLesson(number: Int, count: Int, name: String) -> String
  func learnName(lesson: Lesson) -> String
  func learnMeaning(lesson: Lesson) -> String
  func learnKeys() -> String
  func learnLast() -> String
  func quizOpening(count: Int) -> String
  func quizNumber(number: Int, count: Int) -> String
  func quizQuestion(kind: QuizKind) -> String
  func quizChoice(choice: QuizChoice) -> String
  func quizAsked(question: String, choices: String) -> String
  func quizRight() -> String
  func quizWrong(answer: String) -> String
  func quizKeys(count: Int) -> String
  func quizResult(right: Int, count: Int) -> String
  func quizBest(right: Int, count: Int) -> String
  func quizNewBest() -> String
  func quizNotKept(problem: String) -> String
  func quizLeft(right: Int, count: Int) -> String
  func quizMissingColumn(path: String, name: String) -> String
  func quizMissingColumnRemedy(names: [String]) -> String
  func quizNoQuestions(path: String) -> String
  func quizNoQuestionsRemedy() -> String
  func quizEmptyCell(path: String, line: Int, name: String) -> String
  func quizEmptyCellRemedy() -> String
  func quizBadChoices(path: String, line: Int) -> String
  func quizBadChoicesRemedy() -> String
  func quizBadAnswer(path: String, line: Int, answer: String) -> String
  func quizBadAnswerRemedy() -> String
  func quizBadChart(path: String, line: Int, problem: String) -> String
  func quizBadChartRemedy() -> String
  func hearingOpening() -> String
  func hearingStep(number: Int, count: Int) -> String
  func hearingLeftEar() -> String
  func hearingRightEar() -> String
  func hearingLimit(count: Int) -> String
  func hearingPace() -> String
  func hearingTimbre() -> String
  func hearingNothing() -> String
  func hearingSetting(key: String, value: String) -> String
  func hearingUsual(key: String) -> String
  func hearingConfirm(path: String) -> String
  func hearingDone(path: String) -> String
  func hearingLeft() -> String
  func helpLearnSummary() -> String
  func helpLearnExample1() -> String
  func helpLearnExample2() -> String
  func helpLearnExample3() -> String
  func helpLearnExample4() -> String
  func helpLearnOperand() -> String
  func helpLearnNote1() -> String
  func helpLearnNote2() -> String
  func helpLearnRemark1() -> String
  func helpLearnRemark2() -> String
  func helpLearnRemark3() -> String
  func groupLearning() -> String
  func optionQuiz() -> String
  func optionHearing() -> String
  func optionSeedOfQuiz() -> String
  func briefQuiz() -> String
  func briefHearing() -> String
  func settingWaitingSound() -> String
  func readContentConvert(command: String) -> String
  func readContentSaved(name: String, command: String) -> String
  func readContentLocked(file: String) -> String
  func readContentLockedRemedy() -> String
  func readContentGitPointer(file: String) -> String
  func readContentGitPointerRemedy() -> String
  func readPackedDamaged(file: String) -> String
  func readPackedDamagedRemedy() -> String
  func readPackedTooLarge(file: String, limit: Int) -> String
  func readPackedTooLargeRemedy() -> String
  func readPackedLargeWindow(file: String, limit: Int) -> String
  func readPackedLargeWindowRemedy(command: String) -> String
  func readPackedMissing(file: String, name: String) -> String
  func readPackedMissingRemedy(apt: String, dnf: String, pacman: String) -> String
  func readWorkbookDamaged(file: String) -> String
  func readWorkbookDamagedRemedy() -> String
  func readWorkbookTooLarge(file: String, limit: Int) -> String
  func readWorkbookTooLargeRemedy() -> String
  func readWorkbookNoCells(file: String) -> String
  func readWorkbookNoCellsRemedy() -> String
  func readWorkbookOnlyCharts(file: String) -> String
  func readWorkbookOnlyChartsRemedy() -> String
  func readWorkbookEmptySheet(file: String, name: String) -> String
  func readWorkbookChartSheet(file: String, name: String) -> String
  func readWorkbookOtherSheets(names: [String]) -> String
  func readWorkbookUnknownSheet(file: String, name: String) -> String
  func noteSheet(name: String, sheet: String, count: Int) -> String
  func noteHiddenRows(name: String, count: Int) -> String
  func optionSheet() -> String
  func readDatabaseUnreadable(file: String, reason: String) -> String
  func readDatabaseUnreadableRemedy(command: String) -> String
  func readDatabaseBusy(file: String) -> String
  func readDatabaseBusyRemedy() -> String
  func readDatabaseUnfinished(file: String) -> String
  func readDatabaseUnfinishedRemedy(command: String) -> String
  func readDatabaseLogUnreadable(file: String) -> String
  func readDatabaseLogUnreadableRemedy() -> String
  func readDatabaseTooMuch(file: String) -> String
  func readDatabaseNoTables(file: String) -> String
  func readDatabaseNoTablesRemedy() -> String
  func readDatabaseSeveralTables(file: String) -> String
  func readDatabaseSeveralTablesRemedy(tables: [String]) -> String
  func readDatabaseUnknownTable(file: String, name: String) -> String
  func readDatabaseBadQuery(file: String, reason: String) -> String
  func readDatabaseBadQueryRemedy() -> String
  func readDatabaseNotOneQuery(file: String) -> String
  func readDatabaseNotOneQueryRemedy() -> String
  func readDatabaseTooLong(file: String, seconds: Int) -> String
  func readDatabaseTooLongRemedy() -> String
  func readDatabaseMissing(file: String, name: String) -> String
  func readNothingToChoose(file: String, option: String) -> String
  func optionTableOfSource() -> String
  func optionQuery() -> String
  func noteTableOfPage(name: String, number: Int, count: Int) -> String
  func readPageUnknownTable(file: String, asked: String) -> String
  func readPageUnknownTableRemedy(count: Int) -> String
  func addressNotFetched(address: String) -> String
  func addressNotFetchedRemedy() -> String
  func addressOffline(address: String) -> String
  func addressOfflineRemedy() -> String
  func addressRefused(address: String, status: Int) -> String
  func addressTooLargeRemedy() -> String
  func addressRemedy() -> String
  func batchAddress(address: String) -> String
  func batchAddressRemedy() -> String
  func optionAllowAddresses() -> String
  func throughFailed(program: String, file: String, status: Int) -> String
  func throughFailedRemedy() -> String
  func throughMissing(program: String) -> String
  func throughMissingRemedy() -> String
  func throughTooLarge(program: String, limit: Int) -> String
  func throughTooLargeRemedy() -> String
  func throughOddName(file: String) -> String
  func throughOddNameRemedy() -> String
  func throughNotAFile() -> String
  func throughNotAFileRemedy() -> String
  func optionThrough() -> String
  func formCommand() -> String
  func noteFormulas(name: String, count: Int) -> String
}
