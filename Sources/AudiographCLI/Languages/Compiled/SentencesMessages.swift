// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the catalogues beside it by `make languages`: changes here are lost.

internal import Audiograph
internal import ChartInput
internal import JSON
internal import MarketData

/// What every language says, of messages.schema.
protocol SentencesMessages: Sendable {
  /// What `said` finds by name.
  var texts: PackedTable { get }
  func systemReason(reason: SystemReason) -> String
  func providerAuthority(title: String) -> String
  func providerAuthorityAtStart(title: String) -> String
  func waitSeconds(count: Double) -> String
  func waitMinutes(count: Int) -> String
  func waitHours(count: Int) -> String
  func waitDays(count: Int) -> String
  func metricName(metric: CompanyFigures.Metric) -> String
  func batchSummary(done: Int, count: Int, unchanged: Int, failed: Int, firstFailed: Int) -> String
  func batchProgress(done: Int, count: Int) -> String
  /// Which part of the lines a process takes because of variables of an engine.
  func batchShard(number: Int, count: Int) -> String
  func chartStatistics(points: Int) -> String
  func importReplaced(symbol: String, title: String) -> String
  func importDone(symbol: String, days: Int, span: String, new: Int, changed: Int) -> String
  func importSymbols(file: String, count: Int, total: Int) -> String
  func importSkipped(file: String, count: Int) -> String
  func updateDone(symbol: String, new: Int, changed: Int, last: CalendarDate, provider: String) -> String
  func updateDoneEmpty(symbol: String, new: Int, changed: Int, provider: String) -> String
  func updateFetching(count: Int) -> String
  func updatePart(part: UpdatePart, count: Int) -> String
  func updateSymbolsWithout(count: Int, left: Int, tests: Int, untypable: Int) -> String
  func figuresFetched(symbol: String, age: FigureAge, count: Int) -> String
  func pricesFetchingLatest(symbols: [String], isOne: Bool) -> String
  func pricesLate(seconds: Double) -> String
  func sampleDated(name: String, what: String, first: CalendarDate, last: CalendarDate) -> String
  func deviceRanDry(count: Int) -> String
  func listAlreadyThere(symbols: [String], count: Int) -> String
  func noteDerived(name: String, count: Int, total: Int) -> String
  func notePossibleSplit(name: String, date: CalendarDate, shares: String) -> String
  func noteFurtherSplits(name: String, count: Int) -> String
  func noteLeftOut(name: String, count: Int, compared: Int) -> String
  /// A table is told as what its columns say, and how to have it otherwise.
  func noteToldAs(name: String, form: FormName, column: String, other: String) -> String
  func noteRepeatedDates(name: String, count: Int, example: CalendarDate) -> String
  func noteEmptyRows(name: String, count: Int) -> String
  func noteRowsWithoutPosition(name: String, count: Int, row: Int) -> String
  func notePreamble(name: String, count: Int) -> String
  func noteFooter(name: String, count: Int, row: Int) -> String
  func noteShortRows(name: String, count: Int, row: Int) -> String
  func noteOneOfColumns(name: String, column: String, count: Int, others: [String]) -> String
  func noteHeadingsRepeated(name: String, count: Int) -> String
  func noteColumnsLeftOut(name: String, count: Int, columns: [String]) -> String
  func noteEmptySeries(name: String, count: Int, example: String) -> String
  func noteLimits(name: String, column: String, count: Int) -> String
  func noteFlags(name: String, column: String, count: Int) -> String
  func noteBarsOfZeros(name: String, count: Int, row: Int) -> String
  func noteSentinel(name: String, column: String, value: String, count: Int) -> String
  func noteBadCells(name: String, column: String, count: Int) -> String
  func noteSeveralAtOne(name: String, points: Int, positions: Int) -> String
  func noteLinesWithoutMatch(name: String, count: Int) -> String
  func noteSearchesBrokenOff(name: String, count: Int, line: Int) -> String
  func noteIncomplete(name: String, isFirst: Bool, interval: Interval, days: String) -> String
  func noteOnDay(day: CalendarDate) -> String
  func noteFromTo(first: CalendarDate, last: CalendarDate) -> String
  func guessStored(name: String, values: String, rows: Int) -> String
  func guessWideYears(name: String, form: String, headings: String, rows: Int) -> String
  func guessWideSeries(name: String, form: String, headings: String, by: String, rows: Int) -> String
  func guessTable(name: String, form: String, x: String, xCount: Int, values: String, valueCount: Int, by: String, rows: Int) -> String
  func guessRowPart(part: RowPart, count: Int) -> String
  func guessForm(format: String, cells: CellMark, mark: String, isPrices: Bool, hasDecimalCommas: Bool, hasHeadings: Bool) -> String
  func columnsRead(name: String, form: String, isRecord: Bool, row: Int) -> String
  func columnsContent(content: ColumnSummary.Content) -> String
  func columnsRole(role: ColumnSummary.Role) -> String
  func batchLongLines(path: String, count: Int) -> String
  func chartUnequalCounts(positions: Int, values: Int) -> String
  func rangeNothingInRange(first: CalendarDate, last: CalendarDate) -> String
  func scoreSmoothingWidth(width: Double) -> String
  func chartTooManySeries(count: Int, limit: Int) -> String
  func figureNotByPeriod(symbol: String, titles: String, period: CompanyFigures.Period) -> String
  func readAmbiguousColumn(file: String, count: Int, name: String) -> String
  func readSingleRow(file: String, count: Int, headings: [String]) -> String
  /// What a kind of chart needs and the data do not have.
  func kindTooFew(form: String, needed: Int, found: Int) -> String
  func kindTooFewRemedy(form: String) -> String
  func kindMissing(form: String, need: FormError.Need) -> String
  func kindMissingRemedy(need: FormError.Need) -> String
  func readNotAPair(row: Int, file: String, count: Int) -> String
  func readUnequalLists(row: Int, file: String, found: Int, expected: Int) -> String
  func deviceStalled(device: String, seconds: Double) -> String
  func soundFileIncomplete(written: Int, frameCount: Int, kind: String) -> String
  func rebaseOneInterval(interval: Interval) -> String
  func rebaseRange(first: CalendarDate, last: CalendarDate) -> String
  func rebaseChangeTooLarge(series: String, date: CalendarDate) -> String
  func settingsUnsetRemedy(key: String, isSecret: Bool) -> String
  func settingsConflict(settings: [String], count: Int) -> String
  func updateMissing(symbol: String, first: CalendarDate, last: CalendarDate) -> String
  func answerAmountsInNoCurrency(unit: String) -> String
  func answerRaggedRow(row: Int, found: Int, expected: Int) -> String
  func helpValues(placeholder: String, words: [String], isOpen: Bool) -> String
  func liveAxis(name: String, low: String, high: String) -> String
  func liveMoved(name: String, size: String, span: String, value: String, isUp: Bool) -> String
  func liveKept(kept: Int, count: String) -> String
  func livePassedOver(count: Int) -> String
  func liveSearchesBrokenOff(count: Int) -> String
  func liveLate(name: String, age: String) -> String
  func liveZoneOf(name: String, others: Int, zone: String) -> String
  func liveOffset(hours: String, isBehind: Bool) -> String
  func liveBrokenLines(count: Int) -> String
  func liveNoNumber(count: Int) -> String
  func learnLesson(number: Int, count: Int, name: String) -> String
  func learnName(lesson: Lesson) -> String
  func learnMeaning(lesson: Lesson) -> String
  func learnHint(isLast: Bool) -> String
  func quizOpening(count: Int) -> String
  func quizNumber(number: Int, count: Int) -> String
  func quizQuestion(kind: QuizKind) -> String
  func quizChoice(choice: QuizChoice) -> String
  func quizResult(right: Int, count: Int) -> String
  func quizBest(right: Int, count: Int) -> String
  func quizLeft(right: Int, count: Int) -> String
  func hearingStep(number: Int, count: Int) -> String
  func along(_ count: Int, columns: String) -> String
  func bytes(_ count: Int) -> String
  func cells(_ count: Int) -> String
  func days(_ count: Int) -> String
  func fault(_ fault: JSONFault) -> String
  func frames(_ count: Int) -> String
  func kinds(_ precision: DatePrecision) -> String
  func quantity(_ quantity: ScoreError.Quantity) -> String
  func rows(_ count: Int) -> String
  func seconds(_ count: Double) -> String
  func shape(_ shape: JSONShape) -> String
  func symbols(_ count: Int) -> String
  func taken(_ count: Int, columns: String) -> String
  func values(_ count: Int) -> String
  func written(_ format: String, cells: CellMark, mark: String) -> String
}

extension Sentences {
  private func said(_ name: StaticString, _ arguments: String...) -> String {
    texts.filled(name, with: arguments) ?? "\(name)"
  }
  func quote(text: String) -> String { said("quote", text) }
  func listOr(before: String, last: String) -> String { said("list.or", before, last) }
  func listAnd(before: String, last: String) -> String { said("list.and", before, last) }
  func listMore(names: String, count: Int) -> String { said("list.more", "\(count)", names) }
  func cellPlace(row: Int, column: String, file: String) -> String { said("cell.place", "\(row)", self.quoted(column), self.quoted(file)) }
  func nearestMeant(name: String) -> String { said("nearest.meant", name) }
  func dateSpan(first: CalendarDate, last: CalendarDate) -> String { said("date.span", self.date(first), self.date(last)) }
  func standardInput() -> String { said("standardInput") }
  func standardInputTitle() -> String { said("standardInput.title") }
  func standardOutput() -> String { said("standardOutput") }
  func standardError() -> String { said("standardError") }
  func columnUnnamed(number: Int) -> String { said("column.unnamed", "\(number)") }
  func warning(text: String) -> String { said("warning", text) }
  func systemTooManyFiles() -> String { said("system.tooManyFiles") }
  func systemCheckTheName() -> String { said("system.checkTheName") }
  func internalError(type: String) -> String { said("internalError", type) }
  func internalErrorRemedy() -> String { said("internalError.remedy") }
  func programFault(command: String) -> String { said("programFault", command) }
  func programFaultRemedy() -> String { said("programFault.remedy") }
  func batchFormatOfLineRemedy() -> String { said("batch.formatOfLine.remedy") }
  func batchInterrupted(summary: String) -> String { said("batch.interrupted", summary) }
  func batchWithoutJournal(problem: String) -> String { said("batch.withoutJournal", problem) }
  func chartTooManySeriesRemedy(choice: String) -> String { said("chart.tooManySeries.remedy", choice) }
  func symbolForm(most: Int) -> String { said("symbolForm", "\(most)") }
  func importReplacedImported(symbol: String) -> String { said("import.replacedImported", symbol) }
  func importNoDays(symbol: String) -> String { said("import.noDays", symbol) }
  func importPatience() -> String { said("import.patience") }
  func importNamed(file: String, symbol: String) -> String { said("import.named", file, symbol) }
  func importGuessed(file: String, column: String) -> String { said("import.guessed", file, self.quoted(column)) }
  func updateLeftAsImported(symbol: String) -> String { said("update.leftAsImported", symbol) }
  func updateNothingStored() -> String { said("update.nothingStored") }
  func updateFetchingSymbols() -> String { said("update.fetchingSymbols") }
  func updateSummary(count: Int, parts: String) -> String { said("update.summary", parts, self.symbols(count)) }
  func updateSymbols(count: Int) -> String { said("update.symbols", self.symbols(count)) }
  func storeReasonNoFolder() -> String { said("store.reason.noFolder") }
  func storeReasonMissing() -> String { said("store.reason.missing") }
  func storeReasonNoMemory() -> String { said("store.reason.noMemory") }
  func exportScript(path: String, hash: String) -> String { said("export.script", hash, self.quoted(path)) }
  func exportWrote(path: String) -> String { said("export.wrote", self.quoted(path)) }
  func exportWroteSound(path: String, duration: String) -> String { said("export.wroteSound", duration, self.quoted(path)) }
  func exportForeignIndex(path: String) -> String { said("export.foreignIndex", self.quoted(path)) }
  func exportPatience(path: String) -> String { said("export.patience", self.quoted(path)) }
  func figuresOlder(problem: String, fetched: String) -> String { said("figures.older", fetched, problem) }
  func figuresPatience(symbol: String) -> String { said("figures.patience", symbol) }
  func pricesFetching(symbols: [String]) -> String { said("prices.fetching", self.joined(symbols)) }
  func pricesNotRefreshed(symbols: [String], reason: String) -> String { said("prices.notRefreshed", self.joined(symbols), self.reason(reason)) }
  func pricesJustFailed(symbols: [String], typed: String) -> String { said("prices.justFailed", self.joined(symbols), typed) }
  func pricesUsingSample(symbols: [String], problem: String) -> String { said("prices.usingSample", problem, self.joined(symbols)) }
  func pricesUsingStored(symbol: String, problem: String) -> String { said("prices.usingStored", problem, symbol) }
  func pricesNewer(symbols: [String], last: CalendarDate) -> String { said("prices.newer", self.date(last), self.joined(symbols)) }
  func companyReading(typed: String, symbol: String, name: String) -> String { said("company.reading", name, self.quoted(typed), symbol) }
  func companyProposal(symbol: String, name: String) -> String { said("company.proposal", name, symbol) }
  func sampleLine(name: String, what: String) -> String { said("sample.line", name, what) }
  func deviceDefault(device: String) -> String { said("device.default", device) }
  func deviceNotResponding(device: String) -> String { said("device.notResponding", self.quoted(device)) }
  func waitAnyKey(line: String) -> String { said("wait.anyKey", line) }
  func playStart() -> String { said("play.start") }
  func pauseEnter() -> String { said("pause.enter") }
  func pauseTyped(pause: String) -> String { said("pause.typed", pause) }
  func pauseSet(pause: String) -> String { said("pause.set", pause) }
  func pauseReader(reader: String) -> String { said("pause.reader", reader) }
  func pauseNoReader() -> String { said("pause.noReader") }
  func pauseRemote() -> String { said("pause.remote") }
  func pauseNoTerminal() -> String { said("pause.noTerminal") }
  func pauseNoText() -> String { said("pause.noText") }
  func hintReader() -> String { said("hint.reader") }
  func configReaders(readers: [String], settings: [String]) -> String { said("config.readers", self.joined(readers), self.joined(settings)) }
  func configReadersNone(readers: [String]) -> String { said("config.readersNone", self.joined(readers)) }
  func listRemoved(list: String) -> String { said("list.removed", list) }
  func listNone() -> String { said("list.none") }
  func listLine(name: String, symbols: String) -> String { said("list.line", name, symbols) }
  func listLineEmpty(name: String) -> String { said("list.lineEmpty", name) }
  func listSetting(key: String, value: String) -> String { said("list.setting", key, value) }
  func searchMore() -> String { said("search.more") }
  func searchLines() -> String { said("search.lines") }
  func searchOpening() -> String { said("search.opening") }
  func searchEnter(company: String) -> String { said("search.enter", company) }
  func searchThereAreMore() -> String { said("search.thereAreMore") }
  func searchNothing(text: String) -> String { said("search.nothing", self.quoted(text)) }
  func configNothing() -> String { said("config.nothing") }
  func configSet(key: String, value: String, path: String) -> String { said("config.set", key, self.quoted(path), value) }
  func configUnset(key: String, path: String) -> String { said("config.unset", key, self.quoted(path)) }
  func configWasNotSet(key: String, path: String) -> String { said("config.wasNotSet", key, self.quoted(path)) }
  func configReadable(path: String) -> String { said("config.readable", self.quoted(path)) }
  func configVisibleKey() -> String { said("config.visibleKey") }
  func configOverridden(variable: String) -> String { said("config.overridden", variable) }
  func configSecret() -> String { said("config.secret") }
  func configLine(key: String, value: String, place: String) -> String { said("config.line", key, place, value) }
  func configLineUnset(key: String) -> String { said("config.lineUnset", key) }
  func configMeaning(line: String, meaning: String, form: String) -> String { said("config.meaning", form, line, meaning) }
  func configVariable(name: String) -> String { said("config.variable", name) }
  func configFile(path: String) -> String { said("config.file", self.quoted(path)) }
  func configCommandLine() -> String { said("config.commandLine") }
  func configTypeSecret(key: String) -> String { said("config.typeSecret", key) }
  func againLine(command: String) -> String { said("again.line", command) }
  /// Rows whose order tells nothing, and what would tell more.
  func noteNoOrder(name: String) -> String { said("note.noOrder", name) }
  func noteRowsSorted(name: String, row: Int) -> String { said("note.rowsSorted", "\(row)", name) }
  func noteTimesConverted(name: String) -> String { said("note.timesConverted", name) }
  func noteEncoding(name: String, encoding: String) -> String { said("note.encoding", encoding, name) }
  func noteQuotesInCells(name: String, row: Int) -> String { said("note.quotesInCells", "\(row)", name) }
  func noteConstantColumn(name: String, column: String, value: String) -> String { said("note.constantColumn", name, self.quoted(column), value) }
  func noteReferenceLine(name: String, column: String, value: String) -> String { said("note.referenceLine", name, self.quoted(column), value) }
  func noteNumbersAsTexts(name: String, columns: [String], option: String) -> String { said("note.numbersAsTexts", name, option, self.shortened(columns)) }
  func noteNearlyAlongX(name: String, column: String, option: String) -> String { said("note.nearlyAlongX", name, option, self.quoted(column)) }
  func noteNearlyAlongRows(name: String, option: String) -> String { said("note.nearlyAlongRows", name, option) }
  func noteNearlyGrouping(name: String, column: String, option: String) -> String { said("note.nearlyGrouping", name, option, self.quoted(column)) }
  func noteNearlyOneSeries(name: String, option: String) -> String { said("note.nearlyOneSeries", name, option) }
  func noteTotalRow(name: String, row: String) -> String { said("note.totalRow", name, self.quoted(row)) }
  func noteThousands(name: String, column: String, example: String) -> String { said("note.thousands", name, self.quoted(column), self.quoted(example)) }
  func noteTableInField(name: String, path: String) -> String { said("note.tableInField", name, self.quoted(path)) }
  func guessRows(name: String, records: Int, parts: String) -> String { said("guess.rows", "\(records)", name, parts) }
  func columnsOf(name: String) -> String { said("columns.of", name) }
  func columnsStored(name: String) -> String { said("columns.stored", name) }
  func batchUnreadableRemedy() -> String { said("batch.unreadable.remedy") }
  func batchUnknownKey(line: Int, name: String) -> String { said("batch.unknownKey", "\(line)", self.quoted(name)) }
  func batchUnknownKeyRemedy() -> String { said("batch.unknownKey.remedy") }
  func batchFormatOfLine(line: Int) -> String { said("batch.formatOfLine", "\(line)") }
  func batchKeyOfWholeBatch(line: Int, name: String) -> String { said("batch.keyOfWholeBatch", "\(line)", self.quoted(name)) }
  func remedyLeaveItOut() -> String { said("remedy.leaveItOut") }
  func batchKeyOfWholeBatchRemedy(name: String) -> String { said("batch.keyOfWholeBatch.remedy", name) }
  func batchRepeatedKey(name: String) -> String { said("batch.repeatedKey", self.quoted(name)) }
  func batchRepeatedKeyRemedy() -> String { said("batch.repeatedKey.remedy") }
  func batchMissingColumn(name: String) -> String { said("batch.missingColumn", self.quoted(name)) }
  func batchMissingColumnRemedy() -> String { said("batch.missingColumn.remedy") }
  func batchMissingValue(name: String) -> String { said("batch.missingValue", name) }
  func batchMissingValueRemedy() -> String { said("batch.missingValue.remedy") }
  func batchNotARecord() -> String { said("batch.notARecord") }
  func batchNotARecordRemedy() -> String { said("batch.notARecord.remedy") }
  func batchBadValue(key: String) -> String { said("batch.badValue", self.quoted(key)) }
  func batchBadValueRemedy() -> String { said("batch.badValue.remedy") }
  func batchSeveralValues(key: String) -> String { said("batch.severalValues", self.quoted(key)) }
  func batchSeveralValuesRemedy() -> String { said("batch.severalValues.remedy") }
  func batchStandardInput() -> String { said("batch.standardInput") }
  func batchStandardInputRemedy() -> String { said("batch.standardInput.remedy") }
  func batchNotAFile(path: String) -> String { said("batch.notAFile", self.quoted(path)) }
  func batchNotAFileRemedy() -> String { said("batch.notAFile.remedy") }
  func batchSameOutput(lines: [String], path: String) -> String { said("batch.sameOutput", self.joined(lines), self.quoted(path)) }
  func batchSameOutputRemedy() -> String { said("batch.sameOutput.remedy") }
  func batchOutputIsInput(writer: Int, path: String, reader: Int) -> String { said("batch.outputIsInput", "\(reader)", "\(writer)", self.quoted(path)) }
  func batchOutputIsInputRemedy() -> String { said("batch.outputIsInput.remedy") }
  func batchOutputIsManifest(line: Int, path: String) -> String { said("batch.outputIsManifest", "\(line)", self.quoted(path)) }
  func remedyChooseAnotherNameNothingWasWritten() -> String { said("remedy.chooseAnotherNameNothingWasWritten") }
  func batchOutputIsJournal(line: Int, path: String) -> String { said("batch.outputIsJournal", "\(line)", self.quoted(path)) }
  func batchOutputIsResults(line: Int, path: String) -> String { said("batch.outputIsResults", "\(line)", self.quoted(path)) }
  func batchJournalNeedsName() -> String { said("batch.journalNeedsName") }
  func batchJournalNeedsNameRemedy() -> String { said("batch.journalNeedsName.remedy") }
  func batchNotAJournal(path: String) -> String { said("batch.notAJournal", self.quoted(path)) }
  func batchNotAJournalRemedy() -> String { said("batch.notAJournal.remedy") }
  func batchJournalInUse(path: String) -> String { said("batch.journalInUse", self.quoted(path)) }
  func batchJournalInUseRemedy() -> String { said("batch.journalInUse.remedy") }
  func batchJournal(path: String, reason: String) -> String { said("batch.journal", self.quoted(path), self.reason(reason)) }
  func batchJournalRemedy() -> String { said("batch.journal.remedy") }
  func batchDied(status: Int) -> String { said("batch.died", "\(status)") }
  func batchDiedRemedy() -> String { said("batch.died.remedy") }
  func chartNoPoints() -> String { said("chart.noPoints") }
  func chartNoPointsRemedy() -> String { said("chart.noPoints.remedy") }
  func chartNotFinite(point: Int) -> String { said("chart.notFinite", "\(point)") }
  func chartNotFiniteRemedy() -> String { said("chart.notFinite.remedy") }
  func chartNotARank(point: Int) -> String { said("chart.notARank", "\(point)") }
  func chartNotARankRemedy() -> String { said("chart.notARank.remedy") }
  func chartUnequalCountsRemedy() -> String { said("chart.unequalCounts.remedy") }
  func rangeNotALength(text: String) -> String { said("range.notALength", self.quoted(text)) }
  func rangeNoDates() -> String { said("range.noDates") }
  func rangeNoDatesRemedy() -> String { said("range.noDates.remedy") }
  func rangeEndBeforeStart(end: CalendarDate, start: CalendarDate) -> String { said("range.endBeforeStart", self.date(end), self.date(start)) }
  func rangeEndBeforeStartRemedy() -> String { said("range.endBeforeStart.remedy") }
  func remedyChooseARangeWithinTheseDates() -> String { said("remedy.chooseARangeWithinTheseDates") }
  func rangeNoSuchColumn(column: String) -> String { said("range.noSuchColumn", self.quoted(column)) }
  func remedyChooseAnotherValue() -> String { said("remedy.chooseAnotherValue") }
  func scoreSmoothingWidthRemedy(least: Double, most: Double) -> String { said("score.smoothingWidth.remedy", self.number(least), self.number(most)) }
  func scoreOutOfRange(quantity: ScoreError.Quantity, value: Double) -> String { said("score.outOfRange", self.number(value), self.quantity(quantity)) }
  func scoreOutOfRangeRemedy(least: Double, most: Double) -> String { said("score.outOfRange.remedy", self.number(least), self.number(most)) }
  func scoreLogarithmOf(value: Double, series: String) -> String { said("score.logarithmOf", self.number(value), self.quoted(series)) }
  func scoreLogarithmOfRemedy() -> String { said("score.logarithmOf.remedy") }
  func scoreEmptyAxis(minimum: Double, maximum: Double) -> String { said("score.emptyAxis", self.number(maximum), self.number(minimum)) }
  func scoreEmptyAxisRemedy() -> String { said("score.emptyAxis.remedy") }
  func scorePitchAboveSampleRate(sampleRate: Int, high: Double) -> String { said("score.pitchAboveSampleRate", "\(sampleRate)", self.number(high)) }
  func scorePitchAboveSampleRateRemedy(limit: Double) -> String { said("score.pitchAboveSampleRate.remedy", self.number(limit)) }
  func scoreTooManyTogether(count: Int) -> String { said("score.tooManyTogether", "\(count)") }
  func scoreTooManyTogetherRemedy() -> String { said("score.tooManyTogether.remedy") }
  func scoreNoBase(series: String) -> String { said("score.noBase", self.quoted(series)) }
  func scoreNoBaseRemedy() -> String { said("score.noBase.remedy") }
  func scoreNoCandles(series: String) -> String { said("score.noCandles", self.quoted(series)) }
  func scoreNoCandlesRemedy() -> String { said("score.noCandles.remedy") }
  func scoreNoVolume(series: String) -> String { said("score.noVolume", self.quoted(series)) }
  func scoreNoVolumeRemedy() -> String { said("score.noVolume.remedy") }
  func chartTooManySeriesRemedyRows() -> String { said("chart.tooManySeries.remedyRows") }
  func figureNotASymbol(text: String) -> String { said("figure.notASymbol", self.quoted(text)) }
  func figureNotASymbolRemedy() -> String { said("figure.notASymbol.remedy") }
  func figureUnknownMetric(text: String, names: [String]) -> String { said("figure.unknownMetric", self.alternatives(names), self.quoted(text)) }
  func figureUnknownPeriod(text: String, names: [String]) -> String { said("figure.unknownPeriod", self.alternatives(names), self.quoted(text)) }
  func figureUnknownCompany(symbol: String) -> String { said("figure.unknownCompany", self.quoted(symbol)) }
  func figureUnknownCompanyRemedy() -> String { said("figure.unknownCompany.remedy") }
  func figureNothingFiled(symbol: String) -> String { said("figure.nothingFiled", self.quoted(symbol)) }
  func figureNothingFiledRemedy() -> String { said("figure.nothingFiled.remedy") }
  func figureNothingStored(symbol: String) -> String { said("figure.nothingStored", self.quoted(symbol)) }
  func remedyLeaveOutOfflineAndUnsetThe() -> String { said("remedy.leaveOutOfflineAndUnsetThe") }
  func figureNoPrices(source: String, value: String) -> String { said("figure.noPrices", self.quoted(source), value) }
  func figureNoPricesRemedy() -> String { said("figure.noPrices.remedy") }
  func figureNotByPeriodRemedy(instead: String) -> String { said("figure.notByPeriod.remedy", instead) }
  func figureNoneInRange(symbol: String, titles: String) -> String { said("figure.noneInRange", self.quoted(symbol), titles) }
  func figureNoneInRangeRemedy(options: [String]) -> String { said("figure.noneInRange.remedy", self.joined(options)) }
  func figureNoFigures(symbol: String, titles: String) -> String { said("figure.noFigures", self.quoted(symbol), titles) }
  func figureNoFiguresRemedy(symbol: String) -> String { said("figure.noFigures.remedy", symbol) }
  func importSeveralFilesAs(symbol: String) -> String { said("import.severalFilesAs", self.quoted(symbol)) }
  func importSeveralFilesAsRemedy() -> String { said("import.severalFilesAs.remedy") }
  func importBadSymbol(text: String) -> String { said("import.badSymbol", self.quoted(text)) }
  func importNoSymbol(name: String) -> String { said("import.noSymbol", self.quoted(name)) }
  func importNoSymbolRemedy() -> String { said("import.noSymbol.remedy") }
  func importNotDates(name: String) -> String { said("import.notDates", self.quoted(name)) }
  func importNotDatesRemedy() -> String { said("import.notDates.remedy") }
  func importNotDays(name: String, example: String) -> String { said("import.notDays", self.quoted(example), self.quoted(name)) }
  func importNotDaysRemedy() -> String { said("import.notDays.remedy") }
  func readNotFound(file: String) -> String { said("read.notFound", self.quoted(file)) }
  func readNotFoundRemedy() -> String { said("read.notFound.remedy") }
  func readIsDirectory(file: String) -> String { said("read.isDirectory", self.quoted(file)) }
  func remedyGiveThePathOfAFile() -> String { said("remedy.giveThePathOfAFile") }
  func readUnreadable(file: String, reason: String) -> String { said("read.unreadable", self.quoted(file), self.reason(reason)) }
  func remedyCheckItsPermissionsOrGiveAnother() -> String { said("remedy.checkItsPermissionsOrGiveAnother") }
  func readCannotKeep(file: String, folder: String, reason: String) -> String { said("read.cannotKeep", self.quoted(file), self.quoted(folder), self.reason(reason)) }
  func readCannotKeepRemedy() -> String { said("read.cannotKeep.remedy") }
  func readEmpty(file: String) -> String { said("read.empty", self.quoted(file)) }
  func remedyGiveAFileWithRowsOf() -> String { said("remedy.giveAFileWithRowsOf") }
  func readNoRows(file: String) -> String { said("read.noRows", self.quoted(file)) }
  func readTooLarge(file: String, limit: Int) -> String { said("read.tooLarge", self.bytes(limit), self.quoted(file)) }
  func readTooLargeRemedy() -> String { said("read.tooLarge.remedy") }
  func readOutOfMemory(file: String) -> String { said("read.outOfMemory", self.quoted(file)) }
  func readOutOfMemoryRemedy() -> String { said("read.outOfMemory.remedy") }
  func readBadRegex(pattern: String) -> String { said("read.badRegex", self.quoted(pattern)) }
  func readBadRegexRemedy() -> String { said("read.badRegex.remedy") }
  func readMissingPatternLibrary(name: String) -> String { said("read.missingPatternLibrary", name) }
  func readMissingPatternLibraryRemedy() -> String { said("read.missingPatternLibrary.remedy") }
  func readUnknownEncoding(name: String) -> String { said("read.unknownEncoding", self.quoted(name)) }
  func readUnknownEncodingRemedy() -> String { said("read.unknownEncoding.remedy") }
  func readNotInEncoding(file: String, name: String) -> String { said("read.notInEncoding", name, self.quoted(file)) }
  func readNotInEncodingRemedy() -> String { said("read.notInEncoding.remedy") }
  func readWebAddress(address: String) -> String { said("read.webAddress", self.quoted(address)) }
  func readWebAddressRemedy() -> String { said("read.webAddress.remedy") }
  func readNothingMatches(file: String, pattern: String) -> String { said("read.nothingMatches", self.quoted(file), self.quoted(pattern)) }
  func readNothingMatchesRemedy() -> String { said("read.nothingMatches.remedy") }
  func readSearchTooSlow(file: String, seconds: Int) -> String { said("read.searchTooSlow", "\(seconds)", self.quoted(file)) }
  func readEverySearchBrokenOff(file: String, line: Int) -> String { said("read.everySearchBrokenOff", "\(line)", self.quoted(file)) }
  func readEverySearchBrokenOffRemedy() -> String { said("read.everySearchBrokenOff.remedy") }
  func readNulByte(row: Int, file: String) -> String { said("read.nulByte", "\(row)", self.quoted(file)) }
  func readNulByteRemedy() -> String { said("read.nulByte.remedy") }
  func readNoHeader(file: String, line: Int) -> String { said("read.noHeader", "\(line)", self.quoted(file)) }
  func readNoHeaderRemedy() -> String { said("read.noHeader.remedy") }
  func readCellTooLong(row: Int, file: String, limit: Int) -> String { said("read.cellTooLong", "\(row)", self.bytes(limit), self.quoted(file)) }
  func readCellTooLongRemedy() -> String { said("read.cellTooLong.remedy") }
  func readRowTooLong(row: Int, file: String, limit: Int) -> String { said("read.rowTooLong", "\(row)", self.bytes(limit), self.quoted(file)) }
  func readRowTooLongRemedy() -> String { said("read.rowTooLong.remedy") }
  func readUnterminatedQuote(row: Int, file: String) -> String { said("read.unterminatedQuote", "\(row)", self.quoted(file)) }
  func remedyCloseItOrDoubleItIf() -> String { said("remedy.closeItOrDoubleItIf") }
  func readTextAfterQuote(row: Int, file: String) -> String { said("read.textAfterQuote", "\(row)", self.quoted(file)) }
  func readTextAfterQuoteRemedy() -> String { said("read.textAfterQuote.remedy") }
  func readRaggedRow(row: Int, file: String, found: Int, expected: Int) -> String { said("read.raggedRow", "\(expected)", "\(row)", self.cells(found), self.quoted(file)) }
  func readRaggedRowRemedy() -> String { said("read.raggedRow.remedy") }
  func readBadDelimiter(character: String) -> String { said("read.badDelimiter", self.quoted(character)) }
  func readBadDelimiterRemedy() -> String { said("read.badDelimiter.remedy") }
  func readUnknownColumn(file: String, column: String) -> String { said("read.unknownColumn", self.quoted(column), self.quoted(file)) }
  func readUnknownColumnRemedyUnnamed() -> String { said("read.unknownColumn.remedyUnnamed") }
  func readUnknownColumnRemedy(headings: [String]) -> String { said("read.unknownColumn.remedy", self.shortened(headings)) }
  func readAmbiguousColumnRemedy(numbers: [String]) -> String { said("read.ambiguousColumn.remedy", self.alternatives(numbers)) }
  func readNoNumericColumn(file: String) -> String { said("read.noNumericColumn", self.quoted(file)) }
  func readNoNumericColumnRemedyAlone() -> String { said("read.noNumericColumn.remedyAlone") }
  func readNoNumericColumnRemedy(headings: [String]) -> String { said("read.noNumericColumn.remedy", self.shortened(headings)) }
  func readOnlyCodes(file: String, headings: [String]) -> String { said("read.onlyCodes", self.quoted(file), self.shortened(headings)) }
  func readOnlyCodesRemedy() -> String { said("read.onlyCodes.remedy") }
  func readMatrix(file: String, count: Int) -> String { said("read.matrix", "\(count)", self.quoted(file)) }
  func readMatrixRemedy() -> String { said("read.matrix.remedy") }
  func readSingleRowRemedy() -> String { said("read.singleRow.remedy") }
  func readNoSuchRows(value: String, column: String, file: String) -> String { said("read.noSuchRows", self.quoted(column), self.quoted(file), self.quoted(value)) }
  func readUnknownGroup(name: String, file: String) -> String { said("read.unknownGroup", self.quoted(file), self.quoted(name)) }
  func readNoGroups(file: String, name: String) -> String { said("read.noGroups", self.quoted(file), self.quoted(name)) }
  func readNoGroupsRemedy() -> String { said("read.noGroups.remedy") }
  func kindAllEqual(form: String, value: String) -> String { said("kind.allEqual", form, value) }
  func kindAllEqualRemedy() -> String { said("kind.allEqual.remedy") }
  func kindNegative(name: String, value: String) -> String { said("kind.negative", self.quoted(name), value) }
  func kindNegativeRemedy() -> String { said("kind.negative.remedy") }
  func kindTooManyBins(allowed: Int) -> String { said("kind.tooManyBins", "\(allowed)") }
  func kindTooManyBinsRemedy() -> String { said("kind.tooManyBins.remedy") }
  func kindTooManyGroups(found: Int, allowed: Int) -> String { said("kind.tooManyGroups", "\(allowed)", "\(found)") }
  func kindTooManyGroupsRemedy() -> String { said("kind.tooManyGroups.remedy") }
  func kindRepeatedCell(row: String, column: String) -> String { said("kind.repeatedCell", self.quoted(column), self.quoted(row)) }
  func kindRepeatedCellRemedy() -> String { said("kind.repeatedCell.remedy") }
  func kindNotHere(form: String, place: String) -> String { said("kind.notHere", form, place) }
  func kindNotHereRemedy() -> String { said("kind.notHere.remedy") }
  func readNoValues(column: String, file: String) -> String { said("read.noValues", self.quoted(column), self.quoted(file)) }
  func readNoValuesRemedy() -> String { said("read.noValues.remedy") }
  func readNotANumber(place: CellLocation, text: String) -> String { said("read.notANumber", self.cell(place), self.quoted(text)) }
  func readTextNotANumber(place: CellLocation, text: String) -> String { said("read.textNotANumber", self.cell(place), self.quoted(text)) }
  func readListInCell(place: CellLocation, text: String) -> String { said("read.listInCell", self.cell(place), self.quoted(text)) }
  func readListInCellRemedy() -> String { said("read.listInCell.remedy") }
  func readAmbiguousComma(place: CellLocation, text: String) -> String { said("read.ambiguousComma", self.cell(place), self.quoted(text)) }
  func readAmbiguousCommaRemedy() -> String { said("read.ambiguousComma.remedy") }
  func readAmbiguousPoint(place: CellLocation, text: String) -> String { said("read.ambiguousPoint", self.cell(place), self.quoted(text)) }
  func readAmbiguousPointRemedy() -> String { said("read.ambiguousPoint.remedy") }
  func readNotFinite(place: CellLocation, text: String) -> String { said("read.notFinite", self.cell(place), self.quoted(text)) }
  func remedyCorrectItOrLeaveItEmpty() -> String { said("remedy.correctItOrLeaveItEmpty") }
  func readNotAPriceFile(file: String, value: String) -> String { said("read.notAPriceFile", self.quoted(file), value) }
  func readNotAPriceFileRemedy() -> String { said("read.notAPriceFile.remedy") }
  func readPriceColumnMissing(file: String, column: String, value: String) -> String { said("read.priceColumnMissing", self.quoted(column), self.quoted(file), value) }
  func readEmptyPosition(place: CellLocation) -> String { said("read.emptyPosition", self.cell(place)) }
  func remedyFillItInOrRemoveTheRow() -> String { said("remedy.fillItInOrRemoveTheRow") }
  func readMissingPosition(place: CellLocation, text: String) -> String { said("read.missingPosition", self.cell(place), self.quoted(text)) }
  func readNotAPosition(place: CellLocation, text: String) -> String { said("read.notAPosition", self.cell(place), self.quoted(text)) }
  func remedyCorrectItOrRemoveTheRow() -> String { said("remedy.correctItOrRemoveTheRow") }
  func readMixedPrecision(place: CellLocation, text: String) -> String { said("read.mixedPrecision", self.cell(place), self.quoted(text)) }
  func readMixedPrecisionRemedy() -> String { said("read.mixedPrecision.remedy") }
  func readNotADate(place: CellLocation, text: String) -> String { said("read.notADate", self.cell(place), self.quoted(text)) }
  func readAmbiguousDates(place: CellLocation, text: String) -> String { said("read.ambiguousDates", self.cell(place), self.quoted(text)) }
  func readMixedDateOrder(place: CellLocation, text: String) -> String { said("read.mixedDateOrder", self.cell(place), self.quoted(text)) }
  func readMixedOffsets(place: CellLocation, text: String) -> String { said("read.mixedOffsets", self.cell(place), self.quoted(text)) }
  func readMixedOffsetsRemedy() -> String { said("read.mixedOffsets.remedy") }
  func readBadDateFormat(text: String) -> String { said("read.badDateFormat", self.quoted(text)) }
  func readBadDateFormatRemedy() -> String { said("read.badDateFormat.remedy") }
  func readNoDatesInFormat(file: String, format: String) -> String { said("read.noDatesInFormat", self.quoted(file), self.quoted(format)) }
  func readNoDatesInFormatRemedy() -> String { said("read.noDatesInFormat.remedy") }
  func readBadJSON(file: String, fault: JSONFault, line: Int, column: Int) -> String { said("read.badJSON", "\(column)", "\(line)", self.fault(fault), self.quoted(file)) }
  func remedyCorrectItThere() -> String { said("remedy.correctItThere") }
  func readFieldNotFound(path: String, file: String, part: String) -> String { said("read.fieldNotFound", self.quoted(file), self.quoted(part), self.quoted(path)) }
  func readFieldNotFoundRemedy() -> String { said("read.fieldNotFound.remedy") }
  func readFieldNeedsJSON(file: String) -> String { said("read.fieldNeedsJSON", self.quoted(file)) }
  func readNotATable(file: String, shape: JSONShape) -> String { said("read.notATable", self.quoted(file), self.shape(shape)) }
  func readNotATableRemedy() -> String { said("read.notATable.remedy") }
  func readNotATableRemedyKeys(keys: [String]) -> String { said("read.notATable.remedyKeys", self.shortened(keys)) }
  func readNoRecords(file: String) -> String { said("read.noRecords", self.quoted(file)) }
  func readNoRecordsRemedy() -> String { said("read.noRecords.remedy") }
  func readEmptyRecords(file: String) -> String { said("read.emptyRecords", self.quoted(file)) }
  func readEmptyRecordsRemedy() -> String { said("read.emptyRecords.remedy") }
  func readNotAPairRemedy() -> String { said("read.notAPair.remedy") }
  func readJsonNumberTooLarge(line: Int, column: Int, file: String, text: String) -> String { said("read.jsonNumberTooLarge", "\(column)", "\(line)", self.quoted(file), self.quoted(text)) }
  func readJsonNumberTooLargeRemedy() -> String { said("read.jsonNumberTooLarge.remedy") }
  func readJsonWord(line: Int, column: Int, file: String, text: String) -> String { said("read.jsonWord", "\(column)", "\(line)", self.quoted(file), self.quoted(text)) }
  func readJsonWordRemedy() -> String { said("read.jsonWord.remedy") }
  func readMixedShapes(row: Int, file: String, found: JSONShape, expected: JSONShape) -> String { said("read.mixedShapes", "\(row)", self.quoted(file), self.shape(expected), self.shape(found)) }
  func readMixedShapesRemedy() -> String { said("read.mixedShapes.remedy") }
  func readUnequalColumns(file: String, column: String, count: Int, other: String, otherCount: Int) -> String { said("read.unequalColumns", "\(otherCount)", self.quoted(column), self.quoted(file), self.quoted(other), self.values(count)) }
  func readUnequalColumnsRemedy() -> String { said("read.unequalColumns.remedy") }
  func readNestedValue(row: Int, file: String, column: String) -> String { said("read.nestedValue", "\(row)", self.quoted(column), self.quoted(file)) }
  func readNestedValueRemedy() -> String { said("read.nestedValue.remedy") }
  func readUnequalListsRemedy() -> String { said("read.unequalLists.remedy") }
  func readSeveralTables(file: String) -> String { said("read.severalTables", self.quoted(file)) }
  func readSeveralTablesRemedy(fields: [String]) -> String { said("read.severalTables.remedy", self.shortened(fields)) }
  func readTooManySeries(file: String, limit: Int) -> String { said("read.tooManySeries", "\(limit)", self.quoted(file)) }
  func readTooManySeriesRemedy() -> String { said("read.tooManySeries.remedy") }
  func readTooManyColumns(file: String, limit: Int) -> String { said("read.tooManyColumns", "\(limit)", self.quoted(file)) }
  func readTooManyColumnsRemedy() -> String { said("read.tooManyColumns.remedy") }
  func readSparseRecords(file: String) -> String { said("read.sparseRecords", self.quoted(file)) }
  func readSparseRecordsRemedy() -> String { said("read.sparseRecords.remedy") }
  func readJsonTooLarge(file: String, limit: Int) -> String { said("read.jsonTooLarge", "\(limit)", self.quoted(file)) }
  func readJsonTooLargeRemedy() -> String { said("read.jsonTooLarge.remedy") }
  func readNone() -> String { said("read.none") }
  func readChoices(names: [String]) -> String { said("read.choices", self.shortened(names)) }
  func readDateFormatsNone() -> String { said("read.dateFormats.none") }
  func remedyUseOneOf(words: [String]) -> String { said("remedy.useOneOf", self.alternatives(words)) }
  func providerUnknownSymbol(name: String, symbol: String) -> String { said("provider.unknownSymbol", name, self.quoted(symbol)) }
  func providerUnknownSymbolRemedy() -> String { said("provider.unknownSymbol.remedy") }
  func providerNoData(name: String, symbol: String) -> String { said("provider.noData", name, self.quoted(symbol)) }
  func providerNoDataRemedy() -> String { said("provider.noData.remedy") }
  func providerNotOffered(name: String, what: String) -> String { said("provider.notOffered", name, what) }
  func providerNotOfferedRemedy() -> String { said("provider.notOffered.remedy") }
  func providerKeyMissing(name: String) -> String { said("provider.keyMissing", name) }
  func providerKeyMissingRemedy(command: String) -> String { said("provider.keyMissing.remedy", command) }
  func providerKeyRefused(name: String) -> String { said("provider.keyRefused", name) }
  func providerKeyRefusedRemedy(command: String) -> String { said("provider.keyRefused.remedy", command) }
  func providerContactMissing(name: String) -> String { said("provider.contactMissing", name) }
  func providerContactMissingRemedy(setting: String) -> String { said("provider.contactMissing.remedy", setting) }
  func providerTooManyRequests(name: String, waitingTime: String) -> String { said("provider.tooManyRequests", name, waitingTime) }
  func providerTooManyRequestsRemedy() -> String { said("provider.tooManyRequests.remedy") }
  func providerTooManyRequestsLater(name: String) -> String { said("provider.tooManyRequestsLater", name) }
  func providerTooManyRequestsLaterRemedy() -> String { said("provider.tooManyRequestsLater.remedy") }
  func providerFailed(name: String, status: Int) -> String { said("provider.failed", "\(status)", name) }
  func providerRejected(name: String, status: Int) -> String { said("provider.rejected", "\(status)", name) }
  func providerRejectedContact(setting: String) -> String { said("provider.rejected.contact", setting) }
  func providerWebPageOfStooq() -> String { said("provider.webPageOfStooq") }
  func providerWebPageOfStooqRemedy() -> String { said("provider.webPageOfStooq.remedy") }
  func providerWebPage(name: String) -> String { said("provider.webPage", name) }
  func providerWebPageRemedyKey(setting: String) -> String { said("provider.webPage.remedyKey", setting) }
  func providerWebPageRemedy(setting: String) -> String { said("provider.webPage.remedy", setting) }
  func providerOtherType(name: String, type: String) -> String { said("provider.otherType", name, self.quoted(type)) }
  func providerOtherTypeRemedy(setting: String) -> String { said("provider.otherType.remedy", setting) }
  func providerMalformed(provider: String, what: String) -> String { said("provider.malformed", provider, what) }
  func providerUnexpected(provider: String, what: String) -> String { said("provider.unexpected", provider, what) }
  func providerSaid(name: String, words: String) -> String { said("provider.said", name, self.quoted(words)) }
  func providerSaidRemedy() -> String { said("provider.said.remedy") }
  func remedyAskAnotherProviderOrUseOffline() -> String { said("remedy.askAnotherProviderOrUseOffline") }
  func remedyTryAgainLaterOrUseOffline() -> String { said("remedy.tryAgainLaterOrUseOffline") }
  func httpProgramMissing(program: String, name: String) -> String { said("http.programMissing", name, self.quoted(program)) }
  func httpProgramMissingRemedy() -> String { said("http.programMissing.remedy") }
  func httpCannotStart(name: String, reason: String) -> String { said("http.cannotStart", name, self.reason(reason)) }
  func httpCannotStartRemedy() -> String { said("http.cannotStart.remedy") }
  func httpBadAddress(text: String, name: String) -> String { said("http.badAddress", name, self.quoted(text)) }
  func httpBadAddressRemedy(address: String) -> String { said("http.badAddress.remedy", address) }
  func httpCannotResolve(host: String, name: String) -> String { said("http.cannotResolve", name, self.quoted(host)) }
  func remedyCheckYourNetworkOrUseOffline() -> String { said("remedy.checkYourNetworkOrUseOffline") }
  func httpCannotConnect(host: String, name: String) -> String { said("http.cannotConnect", name, self.quoted(host)) }
  func httpInsecure(host: String, name: String) -> String { said("http.insecure", name, self.quoted(host)) }
  func httpInsecureRemedy() -> String { said("http.insecure.remedy") }
  func httpEnded(name: String) -> String { said("http.ended", name) }
  func httpTimedOut(host: String, name: String, seconds: Double) -> String { said("http.timedOut", name, self.quoted(host), self.seconds(seconds)) }
  func httpTooLarge(host: String, name: String, limit: Int) -> String { said("http.tooLarge", name, self.bytes(limit), self.quoted(host)) }
  func httpTooLargeRemedy(address: String) -> String { said("http.tooLarge.remedy", address) }
  func httpBadRedirect(host: String, name: String) -> String { said("http.badRedirect", name, self.quoted(host)) }
  func httpTooManyRedirections(host: String, name: String, limit: Int) -> String { said("http.tooManyRedirections", "\(limit)", name, self.quoted(host)) }
  func httpMalformed(host: String, name: String) -> String { said("http.malformed", name, self.quoted(host)) }
  func httpBrokenOff(host: String, name: String) -> String { said("http.brokenOff", name, self.quoted(host)) }
  func httpBrokenOffRemedy() -> String { said("http.brokenOff.remedy") }
  func httpFailed(host: String, name: String, code: Int) -> String { said("http.failed", "\(code)", name, self.quoted(host)) }
  func httpFailedRemedy() -> String { said("http.failed.remedy") }
  func playbackMissingLibraryRemedy(exportLine: String) -> String { said("playback.missingLibrary.remedy", exportLine) }
  func playbackNoSuchDeviceRemedy(exportLine: String) -> String { said("playback.noSuchDevice.remedy", exportLine) }
  func deviceNoneFound() -> String { said("device.noneFound") }
  func deviceNoneFoundRemedy() -> String { said("device.noneFound.remedy") }
  func deviceNoSuchDevice(device: String) -> String { said("device.noSuchDevice", self.quoted(device)) }
  func deviceBusy(device: String) -> String { said("device.busy", self.quoted(device)) }
  func deviceNotPermitted(device: String) -> String { said("device.notPermitted", self.quoted(device)) }
  func deviceServerUnreachable(device: String) -> String { said("device.serverUnreachable", self.quoted(device)) }
  func deviceUnsupportedConfiguration(device: String) -> String { said("device.unsupportedConfiguration", self.quoted(device)) }
  func deviceUnsupportedRate(device: String, sampleRate: Int, nearest: Int) -> String { said("device.unsupportedRate", "\(nearest)", "\(sampleRate)", self.quoted(device)) }
  func deviceMissingLibrary(name: String) -> String { said("device.missingLibrary", name) }
  func deviceMissingLibraryRemedy() -> String { said("device.missingLibrary.remedy") }
  func deviceSystem(device: String, reason: String) -> String { said("device.system", self.quoted(device), self.reason(reason)) }
  func deviceListing() -> String { said("device.listing") }
  func speechNoVoice() -> String { said("speech.noVoice") }
  func speechNoSound(status: Int) -> String { said("speech.noSound", "\(status)") }
  func speechDevice(name: String) -> String { said("speech.device", self.quoted(name)) }
  func speechNotResponding() -> String { said("speech.notResponding") }
  /// Words in a sound file.
  func fileSpeechNoProgram() -> String { said("fileSpeech.noProgram") }
  func fileSpeechNoProgramRemedy() -> String { said("fileSpeech.noProgram.remedy") }
  func fileSpeechNoSound(status: Int) -> String { said("fileSpeech.noSound", "\(status)") }
  func fileSpeechNoSoundRemedy() -> String { said("fileSpeech.noSound.remedy") }
  func fileSpeechCannotStart(reason: String) -> String { said("fileSpeech.cannotStart", self.reason(reason)) }
  func fileSpeechSilent() -> String { said("fileSpeech.silent") }
  func fileSpeechMissingLibrary(name: String) -> String { said("fileSpeech.missingLibrary", name) }
  func fileSpeechMissingLibraryRemedy() -> String { said("fileSpeech.missingLibrary.remedy") }
  func fileSpeechResampling(code: Int) -> String { said("fileSpeech.resampling", "\(code)") }
  func fileSpeechResamplingRemedy() -> String { said("fileSpeech.resampling.remedy") }
  func againNothing() -> String { said("again.nothing") }
  func againNothingRemedy() -> String { said("again.nothing.remedy") }
  func againStandardInput() -> String { said("again.standardInput") }
  func againStandardInputRemedy() -> String { said("again.standardInput.remedy") }
  func againUnusable(path: String) -> String { said("again.unusable", self.quoted(path)) }
  func againUnusableRemedy() -> String { said("again.unusable.remedy") }
  func againNoFolder() -> String { said("again.noFolder") }
  func againNoFolderRemedy() -> String { said("again.noFolder.remedy") }
  func soundFileUnsupportedRate(kind: String, rate: Int) -> String { said("soundFile.unsupportedRate", "\(rate)", kind) }
  func soundFileUnsupportedRateRemedy(allowed: String) -> String { said("soundFile.unsupportedRate.remedy", allowed) }
  func soundFileNoDepth(kind: String) -> String { said("soundFile.noDepth", kind) }
  func soundFileNoDepthRemedy() -> String { said("soundFile.noDepth.remedy") }
  func soundFileUnsupportedDepth(kind: String, depth: String) -> String { said("soundFile.unsupportedDepth", depth, kind) }
  func soundFileUnsupportedDepthRemedy(allowed: [String]) -> String { said("soundFile.unsupportedDepth.remedy", self.alternatives(allowed)) }
  func soundFileTooLong(frameCount: Int) -> String { said("soundFile.tooLong", self.frames(frameCount)) }
  func remedyChooseAShorterDuration() -> String { said("remedy.chooseAShorterDuration") }
  func soundFileEncoding(kind: String, code: Int) -> String { said("soundFile.encoding", "\(code)", kind) }
  func soundFileOldLibrary(kind: String) -> String { said("soundFile.oldLibrary", kind) }
  func soundFileOldLibraryRemedy(version: String) -> String { said("soundFile.oldLibrary.remedy", version) }
  func remedyChooseAnotherFormat() -> String { said("remedy.chooseAnotherFormat") }
  func soundFileMissingLibrary(kind: String, name: String) -> String { said("soundFile.missingLibrary", kind, name) }
  func soundFileMissingLibraryRemedy() -> String { said("soundFile.missingLibrary.remedy") }
  func sampleRatesAll() -> String { said("sampleRates.all") }
  func sampleRatesMultiples() -> String { said("sampleRates.multiples") }
  func outputInvalidPath(path: String) -> String { said("output.invalidPath", self.quoted(path)) }
  func remedyChooseAnotherName() -> String { said("remedy.chooseAnotherName") }
  func outputIsFolder(path: String) -> String { said("output.isFolder", self.quoted(path)) }
  func outputIsFolderRemedy() -> String { said("output.isFolder.remedy") }
  func outputNoSuchFolder(path: String, folder: String) -> String { said("output.noSuchFolder", self.quoted(folder), self.quoted(path)) }
  func outputNoSuchFolderRemedy() -> String { said("output.noSuchFolder.remedy") }
  func outputFolderTakesNoFiles(path: String, folder: String) -> String { said("output.folderTakesNoFiles", self.quoted(folder), self.quoted(path)) }
  func outputNotAFolder(path: String, folder: String) -> String { said("output.notAFolder", self.quoted(folder), self.quoted(path)) }
  func outputNotPermitted(target: String) -> String { said("output.notPermitted", target) }
  func outputNotPermittedRemedy() -> String { said("output.notPermitted.remedy") }
  func outputReadOnlyFileSystem(path: String) -> String { said("output.readOnlyFileSystem", self.quoted(path)) }
  func remedyWriteToAnotherPlace() -> String { said("remedy.writeToAnotherPlace") }
  func outputNoSpace(target: String) -> String { said("output.noSpace", target) }
  func outputNoSpaceRemedy() -> String { said("output.noSpace.remedy") }
  func outputTooLarge(path: String) -> String { said("output.tooLarge", self.quoted(path)) }
  func outputNameTooLong(path: String) -> String { said("output.nameTooLong", self.quoted(path)) }
  func outputNameTooLongRemedy() -> String { said("output.nameTooLong.remedy") }
  func outputLinkLoop(path: String) -> String { said("output.linkLoop", self.quoted(path)) }
  func outputOfAnotherUser(path: String, file: String) -> String { said("output.ofAnotherUser", self.quoted(file), self.quoted(path)) }
  func outputExists(path: String) -> String { said("output.exists", self.quoted(path)) }
  func outputExistsRemedy() -> String { said("output.exists.remedy") }
  func outputSystem(target: String, reason: String) -> String { said("output.system", self.reason(reason), target) }
  func rebaseNoDates(series: String) -> String { said("rebase.noDates", self.quoted(series)) }
  func rebaseNoDatesRemedy() -> String { said("rebase.noDates.remedy") }
  func rebaseNotAscending(series: String, date: CalendarDate) -> String { said("rebase.notAscending", self.date(date), self.quoted(series)) }
  func rebaseNotAscendingRemedy() -> String { said("rebase.notAscending.remedy") }
  func rebaseUnequalPrecision(series: String, precision: DatePrecision, other: String, otherPrecision: DatePrecision) -> String { said("rebase.unequalPrecision", self.kinds(otherPrecision), self.kinds(precision), self.quoted(other), self.quoted(series)) }
  func rebaseUnequalPrecisionRemedy() -> String { said("rebase.unequalPrecision.remedy") }
  func rebaseUnequalClocks(series: String, other: String) -> String { said("rebase.unequalClocks", self.quoted(other), self.quoted(series)) }
  func rebaseUnequalClocksRemedy() -> String { said("rebase.unequalClocks.remedy") }
  func rebaseNoCommonDate(series: [String]) -> String { said("rebase.noCommonDate", self.shortened(series)) }
  func remedyChooseSeriesThatOverlap() -> String { said("remedy.chooseSeriesThatOverlap") }
  func rebaseOneCommonDate(series: [String]) -> String { said("rebase.oneCommonDate", self.shortened(series)) }
  func rebaseOneDateInRange(date: CalendarDate) -> String { said("rebase.oneDateInRange", self.date(date)) }
  func rebaseOneDateInRangeRemedy() -> String { said("rebase.oneDateInRange.remedy") }
  func rebaseOneIntervalRemedy() -> String { said("rebase.oneInterval.remedy") }
  func rebaseStartNotPositive(value: Double, series: String, date: CalendarDate) -> String { said("rebase.startNotPositive", self.date(date), self.number(value), self.quoted(series)) }
  func rebaseStartNotPositiveRemedy() -> String { said("rebase.startNotPositive.remedy") }
  func rebaseOfRanks(series: String) -> String { said("rebase.ofRanks", self.quoted(series)) }
  func rebaseOfRanksRemedy() -> String { said("rebase.ofRanks.remedy") }
  func rebaseChangeTooLargeRemedy() -> String { said("rebase.changeTooLarge.remedy") }
  func refusedSeveral(choice: String) -> String { said("refused.several", choice) }
  func refusedIgnoreBad() -> String { said("refused.ignoreBad") }
  func refusedMissing(choice: String) -> String { said("refused.missing", choice) }
  func refusedX(choice: String) -> String { said("refused.x", choice) }
  func refusedYAnyway(choice: String) -> String { said("refused.yAnyway", choice) }
  func refusedY(choice: String) -> String { said("refused.y", choice) }
  func searchNothingFound(text: String) -> String { said("search.nothingFound", self.quoted(text)) }
  func searchNothingFoundRemedy() -> String { said("search.nothingFound.remedy") }
  func searchNoSymbol(text: String) -> String { said("search.noSymbol", self.quoted(text)) }
  func searchNoSymbolRemedy() -> String { said("search.noSymbol.remedy") }
  func exploreStandardInput() -> String { said("explore.standardInput") }
  func exploreStandardInputRemedy() -> String { said("explore.standardInput.remedy") }
  func exploreSilence(problem: String) -> String { said("explore.silence", problem) }
  func settingsBadVariable(value: String, name: String, form: String) -> String { said("settings.badVariable", form, name, self.quoted(value)) }
  func settingsBadValueInFile(value: String, key: String, path: String, form: String) -> String { said("settings.badValueInFile", form, key, self.quoted(path), self.quoted(value)) }
  func settingsBadValue(value: String, key: String, form: String) -> String { said("settings.badValue", form, key, self.quoted(value)) }
  func settingsBlocked(key: String, path: String, name: String) -> String { said("settings.blocked", key, self.quoted(name), self.quoted(path)) }
  func settingsBlockedRemedy(name: String) -> String { said("settings.blocked.remedy", self.quoted(name)) }
  func settingsNoFolder() -> String { said("settings.noFolder") }
  func settingsNoFolderRemedy() -> String { said("settings.noFolder.remedy") }
  func settingsRelativeFolder(name: String) -> String { said("settings.relativeFolder", name) }
  func settingsUnset(key: String) -> String { said("settings.unset", key) }
  func formSeconds(least: Double, most: Double) -> String { said("form.seconds", self.number(least), self.number(most)) }
  func formPath() -> String { said("form.path") }
  func formAddress() -> String { said("form.address") }
  func formSecret() -> String { said("form.secret") }
  func formContact() -> String { said("form.contact") }
  func formKeys() -> String { said("form.keys") }
  func formProgram() -> String { said("form.program") }
  func formDevice() -> String { said("form.device") }
  func formText() -> String { said("form.text") }
  func settingsFileNotFound(path: String) -> String { said("settingsFile.notFound", self.quoted(path)) }
  func settingsFileNotFoundRemedy() -> String { said("settingsFile.notFound.remedy") }
  func settingsFileIsFolder(path: String) -> String { said("settingsFile.isFolder", self.quoted(path)) }
  func settingsFileUnreadable(path: String, reason: String) -> String { said("settingsFile.unreadable", self.quoted(path), self.reason(reason)) }
  func settingsFileUnreadableRemedy() -> String { said("settingsFile.unreadable.remedy") }
  func settingsFileTooLarge(path: String) -> String { said("settingsFile.tooLarge", self.quoted(path)) }
  func settingsFileTooLargeRemedy() -> String { said("settingsFile.tooLarge.remedy") }
  func settingsFileMalformed(path: String, fault: JSONFault, line: Int, column: Int) -> String { said("settingsFile.malformed", "\(column)", "\(line)", self.fault(fault), self.quoted(path)) }
  func settingsFileNotARecord(path: String, shape: JSONShape) -> String { said("settingsFile.notARecord", self.quoted(path), self.shape(shape)) }
  func settingsFileNotARecordRemedy() -> String { said("settingsFile.notARecord.remedy") }
  func settingsUnknownNames(path: String, names: [String]) -> String { said("settings.unknownNames", self.quoted(path), self.shortened(names)) }
  func sourceUnknownSymbol(symbol: String) -> String { said("source.unknownSymbol", self.quoted(symbol)) }
  func sourceUnknownSymbolSamples(all: [String]) -> String { said("source.unknownSymbol.samples", self.joined(all)) }
  func sourceUnknownSymbolNear(near: [String]) -> String { said("source.unknownSymbol.near", self.alternatives(near)) }
  func sourceNoSuchName(text: String) -> String { said("source.noSuchName", self.quoted(text)) }
  func sourceNoSuchNameRemedy() -> String { said("source.noSuchName.remedy") }
  func sourceNoSuchNameNear(near: [String]) -> String { said("source.noSuchName.near", self.alternatives(near)) }
  func sourceFileForSymbol(text: String) -> String { said("source.fileForSymbol", self.quoted(text)) }
  func sourceFileForSymbolRemedy() -> String { said("source.fileForSymbol.remedy") }
  func sourceNotASymbol(text: String) -> String { said("source.notASymbol", self.quoted(text)) }
  func sourceNotASymbolRemedy() -> String { said("source.notASymbol.remedy") }
  func sourceSeveralCompanies(text: String) -> String { said("source.severalCompanies", self.quoted(text)) }
  func sourceSeveralCompaniesRemedy(companies: [String]) -> String { said("source.severalCompanies.remedy", self.alternatives(companies)) }
  func sourceNothingStored(symbol: String) -> String { said("source.nothingStored", self.quoted(symbol)) }
  func sourceNothingStoredRemedy() -> String { said("source.nothingStored.remedy") }
  func sourceNothingStoredNear(near: [String]) -> String { said("source.nothingStored.near", self.alternatives(near)) }
  func sourceLatestOffline(symbol: String) -> String { said("source.latestOffline", self.quoted(symbol)) }
  func sourceLatestOfflineRemedy() -> String { said("source.latestOffline.remedy") }
  func sourceNoSamples(symbol: String, folders: String) -> String { said("source.noSamples", self.quoted(folders), self.quoted(symbol)) }
  func sourceNoSamplesRemedy() -> String { said("source.noSamples.remedy") }
  func consoleCannotWriteRemedy() -> String { said("console.cannotWrite.remedy") }
  func storeCannotOpen(path: String, reason: String) -> String { said("store.cannotOpen", self.quoted(path), self.reason(reason)) }
  func storeCannotOpenRemedy() -> String { said("store.cannotOpen.remedy") }
  func storeDamagedReadOnly(path: String) -> String { said("store.damagedReadOnly", self.quoted(path)) }
  func storeDamagedReadOnlyRemedy() -> String { said("store.damagedReadOnly.remedy") }
  func storeDamaged(path: String, reason: String) -> String { said("store.damaged", self.quoted(path), self.reason(reason)) }
  func storeDamagedRemedy() -> String { said("store.damaged.remedy") }
  func storeFoundDamagedAndMoved(path: String, copy: String) -> String { said("store.foundDamagedAndMoved", self.quoted(copy), self.quoted(path)) }
  func remedyRunTheCommandAgainItStarts() -> String { said("remedy.runTheCommandAgainItStarts") }
  func storeFoundDamaged(path: String) -> String { said("store.foundDamaged", self.quoted(path)) }
  func storeForeign(path: String) -> String { said("store.foreign", self.quoted(path)) }
  func storeForeignRemedy() -> String { said("store.foreign.remedy") }
  func storeTooNew(path: String) -> String { said("store.tooNew", self.quoted(path)) }
  func storeTooNewRemedy() -> String { said("store.tooNew.remedy") }
  func storeChangedMeanwhile() -> String { said("store.changedMeanwhile") }
  func storeChangedMeanwhileRemedy() -> String { said("store.changedMeanwhile.remedy") }
  func storeBusy(path: String) -> String { said("store.busy", self.quoted(path)) }
  func storeBusyRemedy() -> String { said("store.busy.remedy") }
  func storeDiskFull(path: String) -> String { said("store.diskFull", self.quoted(path)) }
  func storeDiskFullRemedy() -> String { said("store.diskFull.remedy") }
  func storeReadOnly(path: String) -> String { said("store.readOnly", self.quoted(path)) }
  func storeReadOnlyRemedy() -> String { said("store.readOnly.remedy") }
  func storeMissingLibrary(path: String, library: String) -> String { said("store.missingLibrary", library, self.quoted(path)) }
  func storeMissingLibraryRemedy() -> String { said("store.missingLibrary.remedy") }
  func storeOldLibrary(path: String, needed: String, found: String) -> String { said("store.oldLibrary", found, needed, self.quoted(path)) }
  func storeOldLibraryRemedy() -> String { said("store.oldLibrary.remedy") }
  func storeFailed(path: String, reason: String) -> String { said("store.failed", self.quoted(path), self.quoted(reason)) }
  func storeFailedRemedy() -> String { said("store.failed.remedy") }
  func symbolListNotFound(path: String) -> String { said("symbolList.notFound", self.quoted(path)) }
  func symbolListNotFoundRemedy() -> String { said("symbolList.notFound.remedy") }
  func symbolListUnreadable(path: String, reason: String) -> String { said("symbolList.unreadable", self.quoted(path), self.reason(reason)) }
  func symbolListEmpty(path: String) -> String { said("symbolList.empty", self.quoted(path)) }
  func symbolListEmptyRemedy() -> String { said("symbolList.empty.remedy") }
  func symbolListMissingColumn(path: String, heading: String) -> String { said("symbolList.missingColumn", self.quoted(heading), self.quoted(path)) }
  func symbolListMissingColumnRemedy() -> String { said("symbolList.missingColumn.remedy") }
  func symbolListRaggedRow(row: Int, path: String, found: Int, expected: Int) -> String { said("symbolList.raggedRow", "\(expected)", "\(row)", self.cells(found), self.quoted(path)) }
  func symbolListRaggedRowRemedy() -> String { said("symbolList.raggedRow.remedy") }
  func symbolListBadSymbol(row: Int, path: String, text: String) -> String { said("symbolList.badSymbol", "\(row)", self.quoted(path), self.quoted(text)) }
  func symbolListMissingName(row: Int, path: String) -> String { said("symbolList.missingName", "\(row)", self.quoted(path)) }
  func symbolListMissingNameRemedy() -> String { said("symbolList.missingName.remedy") }
  func symbolListUnterminatedQuote(row: Int, path: String) -> String { said("symbolList.unterminatedQuote", "\(row)", self.quoted(path)) }
  func symbolListNotText(row: Int, path: String) -> String { said("symbolList.notText", "\(row)", self.quoted(path)) }
  func symbolListNotTextRemedy() -> String { said("symbolList.notText.remedy") }
  func updateOffline() -> String { said("update.offline") }
  func updateUnchecked(symbol: String) -> String { said("update.unchecked", symbol) }
  func usageUnknownCommand(name: String) -> String { said("usage.unknownCommand", self.quoted(name)) }
  func usageUnknownCommandRemedy(names: [String]) -> String { said("usage.unknownCommand.remedy", self.alternatives(names)) }
  func usageUnknownOptionOf(name: String, command: String) -> String { said("usage.unknownOptionOf", command, self.quoted(name)) }
  func usageUnknownOptionOfRemedy(command: String) -> String { said("usage.unknownOptionOf.remedy", command) }
  func usageUnknownOption(name: String) -> String { said("usage.unknownOption", self.quoted(name)) }
  func usageUnknownOptionRemedy() -> String { said("usage.unknownOption.remedy") }
  func usageAmbiguousOption(name: String) -> String { said("usage.ambiguousOption", self.quoted(name)) }
  func usageAmbiguousOptionRemedy(candidates: [String]) -> String { said("usage.ambiguousOption.remedy", self.alternatives(candidates)) }
  func usageMissingValue(option: String) -> String { said("usage.missingValue", option) }
  func usageMissingValueRemedy(option: String, placeholder: String) -> String { said("usage.missingValue.remedy", option, placeholder) }
  func usageUnexpectedValue(option: String, value: String) -> String { said("usage.unexpectedValue", option, self.quoted(value)) }
  func usageUnexpectedValueRemedy(option: String) -> String { said("usage.unexpectedValue.remedy", option) }
  func usageUnknownWord(value: String, option: String, words: [String]) -> String { said("usage.unknownWord", option, self.alternatives(words), self.quoted(value)) }
  func usageMalformedValue(value: String, option: String, form: String) -> String { said("usage.malformedValue", form, option, self.quoted(value)) }
  func usageContradiction(first: String, second: String) -> String { said("usage.contradiction", first, second) }
  func remedyLeaveOneOfThemOut() -> String { said("remedy.leaveOneOfThemOut") }
  func usageMissingOperand(placeholder: String, command: String) -> String { said("usage.missingOperand", command, placeholder) }
  func usageMissingOperandRemedy(example: String) -> String { said("usage.missingOperand.remedy", example) }
  func usageTooManyOperands(extra: String, command: String) -> String { said("usage.tooManyOperands", command, self.quoted(extra)) }
  func usageTooManyOperandsRemedyHelp() -> String { said("usage.tooManyOperands.remedyHelp") }
  func usageRangeAsOperand(extra: String) -> String { said("usage.rangeAsOperand", extra) }
  func usageTooManyOperandsRemedy(command: String) -> String { said("usage.tooManyOperands.remedy", command) }
  func usageUnknownOperand(word: String, command: String, words: [String]) -> String { said("usage.unknownOperand", command, self.alternatives(words), self.quoted(word)) }
  func usageEmptySource() -> String { said("usage.emptySource") }
  func usageEmptySourceRemedy() -> String { said("usage.emptySource.remedy") }
  func usageRangeAsSource(length: String) -> String { said("usage.rangeAsSource", self.quoted(length)) }
  func usageRangeAsSourceRemedy(length: String) -> String { said("usage.rangeAsSource.remedy", length) }
  func usageComparisonOfOne() -> String { said("usage.comparisonOfOne") }
  func usageComparisonOfOneRemedy() -> String { said("usage.comparisonOfOne.remedy") }
  func usageEmptyName(option: String) -> String { said("usage.emptyName", option) }
  func usageEmptyNameRemedy() -> String { said("usage.emptyName.remedy") }
  func usageMissingOutput() -> String { said("usage.missingOutput") }
  func usageMissingOutputRemedy() -> String { said("usage.missingOutput.remedy") }
  func usageNeedsOutput(option: String) -> String { said("usage.needsOutput", option) }
  func usageNeedsOutputRemedy(option: String) -> String { said("usage.needsOutput.remedy", option) }
  func usageNeedsRound(option: String) -> String { said("usage.needsRound", option) }
  func usageNeedsRoundRemedy(option: String) -> String { said("usage.needsRound.remedy", option) }
  func usageNeedsCandles(option: String) -> String { said("usage.needsCandles", option) }
  func usageNeedsCandlesRemedy() -> String { said("usage.needsCandles.remedy") }
  func usageOutputIsFolderRemedy() -> String { said("usage.outputIsFolder.remedy") }
  func usageUnknownEnding(path: String) -> String { said("usage.unknownEnding", self.quoted(path)) }
  func usageUnknownEndingRemedy(endings: [String]) -> String { said("usage.unknownEnding.remedy", self.alternatives(endings)) }
  func usageMissingFormat() -> String { said("usage.missingFormat") }
  func usageMissingFormatRemedy(formats: [String]) -> String { said("usage.missingFormat.remedy", self.alternatives(formats)) }
  func usageStandardOutputTwice() -> String { said("usage.standardOutputTwice") }
  func usageStandardOutputTwiceRemedy() -> String { said("usage.standardOutputTwice.remedy") }
  func usageSoundToStandardOutput() -> String { said("usage.soundToStandardOutput") }
  func usageSoundToStandardOutputRemedy() -> String { said("usage.soundToStandardOutput.remedy") }
  func usageNothingHoldsCues() -> String { said("usage.nothingHoldsCues") }
  func usageNothingHoldsCuesRemedy() -> String { said("usage.nothingHoldsCues.remedy") }
  func usageSpeechWithoutSound(option: String) -> String { said("usage.speechWithoutSound", option) }
  func usageSpeechWithoutSoundRemedy(option: String) -> String { said("usage.speechWithoutSound.remedy", option) }
  func usageSoundToTerminal(path: String) -> String { said("usage.soundToTerminal", self.quoted(path)) }
  func usageSoundToTerminalRemedy() -> String { said("usage.soundToTerminal.remedy") }
  func usageStandardInputTwice() -> String { said("usage.standardInputTwice") }
  func usageStandardInputTwiceRemedy() -> String { said("usage.standardInputTwice.remedy") }
  func usageOutputIsInput(path: String) -> String { said("usage.outputIsInput", self.quoted(path)) }
  func usageOutputIsInputRemedy() -> String { said("usage.outputIsInput.remedy") }
  func usageSameOutputTwice(path: String) -> String { said("usage.sameOutputTwice", self.quoted(path)) }
  func usageSameOutputTwiceRemedy() -> String { said("usage.sameOutputTwice.remedy") }
  func usageEmptyAxis(minimum: Double, maximum: Double) -> String { said("usage.emptyAxis", self.number(maximum), self.number(minimum)) }
  func usageEmptyAxisRemedy() -> String { said("usage.emptyAxis.remedy") }
  func usageValueOfColumns() -> String { said("usage.valueOfColumns") }
  func usageIntervalOfGroups() -> String { said("usage.intervalOfGroups") }
  func usageIntervalOfGroupsRemedy() -> String { said("usage.intervalOfGroups.remedy") }
  func usageEmptyPlace() -> String { said("usage.emptyPlace") }
  func usageEmptyPlaceRemedy(words: [String]) -> String { said("usage.emptyPlace.remedy", self.alternatives(words)) }
  func usageWordsTooLong(limit: Int) -> String { said("usage.wordsTooLong", "\(limit)") }
  func usageWordsTooLongRemedy(needed: Int) -> String { said("usage.wordsTooLong.remedy", "\(needed)") }
  func usageNotUTF8(shown: String) -> String { said("usage.notUTF8", shown) }
  func usageNotUTF8Remedy() -> String { said("usage.notUTF8.remedy") }
  func usageEmptyText(option: String) -> String { said("usage.emptyText", option) }
  func usageEmptyTextRemedy(option: String) -> String { said("usage.emptyText.remedy", option) }
  func usageLogarithmicAxis(option: String) -> String { said("usage.logarithmicAxis", option) }
  func usageLogarithmicAxisRemedy(option: String) -> String { said("usage.logarithmicAxis.remedy", option) }
  func usageSameColumnTwice(column: String) -> String { said("usage.sameColumnTwice", self.quoted(column)) }
  func usageSameColumnTwiceRemedy() -> String { said("usage.sameColumnTwice.remedy") }
  func usageJsonOfColumns() -> String { said("usage.jsonOfColumns") }
  func usageJsonOfColumnsRemedy(facts: String) -> String { said("usage.jsonOfColumns.remedy", facts) }
  func usageEmptySearch() -> String { said("usage.emptySearch") }
  func usageEmptySearchRemedy() -> String { said("usage.emptySearch.remedy") }
  func usageUnknownSetting(name: String) -> String { said("usage.unknownSetting", self.quoted(name)) }
  func usageUnknownSettingRemedy() -> String { said("usage.unknownSetting.remedy") }
  func formNumber() -> String { said("form.number") }
  func formNumberWithin(least: Double, most: Double) -> String { said("form.numberWithin", self.number(least), self.number(most)) }
  func formWholeNumberWithin(least: Int, most: Int) -> String { said("form.wholeNumberWithin", "\(least)", "\(most)") }
  func formLength() -> String { said("form.length") }
  func formPitchRange() -> String { said("form.pitchRange") }
  func formBaseline() -> String { said("form.baseline") }
  func formSmoothing() -> String { said("form.smoothing") }
  func formRange() -> String { said("form.range") }
  func formDate() -> String { said("form.date") }
  func formDelimiter() -> String { said("form.delimiter") }
  func formThousands() -> String { said("form.thousands") }
  func formLineCount() -> String { said("form.lineCount") }
  func formCondition() -> String { said("form.condition") }
  func formColumnType() -> String { said("form.columnType") }
  func formBins() -> String { said("form.bins") }
  func formBounds() -> String { said("form.bounds") }
  func formYesOrNo() -> String { said("form.yesOrNo") }
  func formShard() -> String { said("form.shard") }
  func formDateFormat() -> String { said("form.dateFormat") }
  func valueNoLatest() -> String { said("value.noLatest") }
  func valueNoLatestRemedy() -> String { said("value.noLatest.remedy") }
  func valueNotAPlace(text: String, form: String, words: [String]) -> String { said("value.notAPlace", form, self.alternatives(words), self.quoted(text)) }
  func valueBeforeFirst(asked: String) -> String { said("value.beforeFirst", self.quoted(asked)) }
  func valueBeforeFirstRemedy(value: Double, place: String) -> String { said("value.beforeFirst.remedy", place, self.number(value)) }
  func valueMissingCategory(asked: String) -> String { said("value.missingCategory", self.quoted(asked)) }
  func valueMissingCategoryRemedy() -> String { said("value.missingCategory.remedy") }
  func valueMissing(asked: String) -> String { said("value.missing", self.quoted(asked)) }
  func valueMissingRemedy() -> String { said("value.missing.remedy") }
  func valueNoSuchCategory(name: String) -> String { said("value.noSuchCategory", self.quoted(name)) }
  func valueNoSuchCategoryRemedy(names: [String]) -> String { said("value.noSuchCategory.remedy", self.shortened(names)) }
  func axisDates(date: String) -> String { said("axis.dates", date) }
  func axisNumbers(number: String) -> String { said("axis.numbers", number) }
  func axisRows(count: Int) -> String { said("axis.rows", "\(count)") }
  func axisCategories() -> String { said("axis.categories") }
  func listUnknownList(name: String) -> String { said("list.unknownList", self.quoted(name)) }
  func listUnknownListNone() -> String { said("list.unknownList.none") }
  func listUnknownListRemedy(names: [String]) -> String { said("list.unknownList.remedy", self.shortened(names)) }
  func listEmptyList(name: String) -> String { said("list.emptyList", self.quoted(name)) }
  func listEmptyListRemedy(name: String) -> String { said("list.emptyList.remedy", name) }
  func listBadName(name: String) -> String { said("list.badName", self.quoted(name)) }
  func listReservedName(name: String) -> String { said("list.reservedName", self.quoted(name)) }
  func listNameTaken(name: String) -> String { said("list.nameTaken", self.quoted(name)) }
  func listNotInList(list: String, symbol: String) -> String { said("list.notInList", self.quoted(list), self.quoted(symbol)) }
  func listNotInListRemedy(list: String) -> String { said("list.notInList.remedy", list) }
  func listBadPosition(text: String, count: Int) -> String { said("list.badPosition", "\(count)", self.quoted(text)) }
  func listBadSymbolRemedy() -> String { said("list.badSymbol.remedy") }
  func listMalformed(path: String, list: String) -> String { said("list.malformed", self.quoted(list), self.quoted(path)) }
  func listNoRecord(path: String) -> String { said("list.noRecord", self.quoted(path)) }
  func listMalformedSettings(path: String, list: String) -> String { said("list.malformedSettings", self.quoted(list), self.quoted(path)) }
  func listNoSettingsRecord(path: String) -> String { said("list.noSettingsRecord", self.quoted(path)) }
  func listMisnamed(path: String, list: String) -> String { said("list.misnamed", self.quoted(list), self.quoted(path)) }
  func listNoFolder() -> String { said("list.noFolder") }
  func listNoFolderRemedy() -> String { said("list.noFolder.remedy") }
  func listNameForm() -> String { said("list.nameForm") }
  func listForm() -> String { said("list.form") }
  func listSettingsForm() -> String { said("list.settingsForm") }
  func listFileNotFound(path: String) -> String { said("listFile.notFound", self.quoted(path)) }
  func listFileNotFoundRemedy() -> String { said("listFile.notFound.remedy") }
  func listFileIsFolder(path: String) -> String { said("listFile.isFolder", self.quoted(path)) }
  func listFileIsFolderRemedy() -> String { said("listFile.isFolder.remedy") }
  func listFileUnreadable(path: String, reason: String) -> String { said("listFile.unreadable", self.quoted(path), self.reason(reason)) }
  func listFileUnreadableRemedy() -> String { said("listFile.unreadable.remedy") }
  func listFileTooLarge(path: String) -> String { said("listFile.tooLarge", self.quoted(path)) }
  func listFileTooLargeRemedy() -> String { said("listFile.tooLarge.remedy") }
  func listFileMalformed(path: String, fault: JSONFault, line: Int, column: Int) -> String { said("listFile.malformed", "\(column)", "\(line)", self.fault(fault), self.quoted(path)) }
  func listFileNotARecord(path: String, shape: JSONShape) -> String { said("listFile.notARecord", self.quoted(path), self.shape(shape)) }
  func userFileNoFolder(folder: String, path: String, reason: String) -> String { said("userFile.noFolder", self.quoted(folder), self.quoted(path), self.reason(reason)) }
  func userFileNoFolderRemedy() -> String { said("userFile.noFolder.remedy") }
  func userFileCannotLock(path: String, reason: String) -> String { said("userFile.cannotLock", self.quoted(path), self.reason(reason)) }
  func userFileCannotLockRemedy() -> String { said("userFile.cannotLock.remedy") }
  func userFileBusy(path: String) -> String { said("userFile.busy", self.quoted(path)) }
  func userFileBusyRemedy() -> String { said("userFile.busy.remedy") }
  func userFileTooLarge(path: String) -> String { said("userFile.tooLarge", self.quoted(path)) }
  func userFileTooLargeRemedy() -> String { said("userFile.tooLarge.remedy") }
  func userFileNotAFile(path: String) -> String { said("userFile.notAFile", self.quoted(path)) }
  func userFileNotAFileRemedy() -> String { said("userFile.notAFile.remedy") }
  func readContentGzip(file: String) -> String { said("read.content.gzip", self.quoted(file)) }
  func readContentGzipRemedy(command: String) -> String { said("read.content.gzip.remedy", command) }
  func readContentZip(file: String) -> String { said("read.content.zip", self.quoted(file)) }
  func readContentZipRemedy(command: String) -> String { said("read.content.zip.remedy", command) }
  func readContentExcel(file: String) -> String { said("read.content.excel", self.quoted(file)) }
  func readContentUtf32(file: String) -> String { said("read.content.utf32", self.quoted(file)) }
  func readContentUtf32Remedy(command: String) -> String { said("read.content.utf32.remedy", command) }
  func readContentOpenDocument(file: String) -> String { said("read.content.openDocument", self.quoted(file)) }
  func readContentSqlite(file: String) -> String { said("read.content.sqlite", self.quoted(file)) }
  func readContentSqliteRemedy(command: String, file: String) -> String { said("read.content.sqlite.remedy", command, file) }
  func readContentWebPage(file: String) -> String { said("read.content.webPage", self.quoted(file)) }
  func readContentWebPageRemedy() -> String { said("read.content.webPage.remedy") }
  func readContentXml(file: String) -> String { said("read.content.xml", self.quoted(file)) }
  func readContentXmlRemedy() -> String { said("read.content.xml.remedy") }
  func readContentPdf(file: String) -> String { said("read.content.pdf", self.quoted(file)) }
  func readContentPdfRemedy(command: String) -> String { said("read.content.pdf.remedy", command) }
  func readContentFormat(file: String, name: String) -> String { said("read.content.format", name, self.quoted(file)) }
  func readContentFormatRemedy() -> String { said("read.content.format.remedy") }
  func readContentImage(file: String) -> String { said("read.content.image", self.quoted(file)) }
  func readContentImageRemedy() -> String { said("read.content.image.remedy") }
  func readContentRecording(file: String) -> String { said("read.content.recording", self.quoted(file)) }
  func readContentProgram(file: String) -> String { said("read.content.program", self.quoted(file)) }
  func readContentCompressed(file: String, program: String) -> String { said("read.content.compressed", program, self.quoted(file)) }
  func readContentCompressedRemedy(command: String) -> String { said("read.content.compressed.remedy", command) }
  func storeMovedAside(path: String, copy: String) -> String { said("store.movedAside", self.quoted(copy), self.quoted(path)) }
  func answerNoFacts() -> String { said("answer.noFacts") }
  func answerSymbolsAreNoRecord() -> String { said("answer.symbolsAreNoRecord") }
  func answerNoSymbols() -> String { said("answer.noSymbols") }
  func answerNoPrices() -> String { said("answer.noPrices") }
  func answerPriceWithoutTime() -> String { said("answer.priceWithoutTime") }
  func answerPriceIsNoNumber() -> String { said("answer.priceIsNoNumber") }
  func answerNoPrice() -> String { said("answer.noPrice") }
  func answerErrorWithoutWords() -> String { said("answer.errorWithoutWords") }
  func answerRateWithoutDate() -> String { said("answer.rateWithoutDate") }
  func answerNoBars() -> String { said("answer.noBars") }
  func answerBarWithoutTime() -> String { said("answer.barWithoutTime") }
  func answerBarTooShort() -> String { said("answer.barTooShort") }
  func answerNoLastPrice() -> String { said("answer.noLastPrice") }
  func answerNoResult() -> String { said("answer.noResult") }
  func answerNotOnePair() -> String { said("answer.notOnePair") }
  func answerNoChart() -> String { said("answer.noChart") }
  func answerAnswerWithoutResult() -> String { said("answer.answerWithoutResult") }
  func answerOtherSymbol() -> String { said("answer.otherSymbol") }
  func answerImpossiblePrice() -> String { said("answer.impossiblePrice") }
  func answerNoTimeZone() -> String { said("answer.noTimeZone") }
  func answerBarWithoutDate() -> String { said("answer.barWithoutDate") }
  func answerMorePricesThanDates() -> String { said("answer.morePricesThanDates") }
  func answerAnswerPriceIsNoNumber() -> String { said("answer.answerPriceIsNoNumber") }
  func answerNoDailySeries() -> String { said("answer.noDailySeries") }
  func answerNoQuote() -> String { said("answer.noQuote") }
  func answerIncompleteQuote() -> String { said("answer.incompleteQuote") }
  func answerAnswerIsNoRecord() -> String { said("answer.answerIsNoRecord") }
  func answerInfiniteNumber() -> String { said("answer.infiniteNumber") }
  func answerPriceTooLarge() -> String { said("answer.priceTooLarge") }
  func answerNegativeVolume() -> String { said("answer.negativeVolume") }
  func answerHighBelowLow() -> String { said("answer.highBelowLow") }
  func answerUnequalColumns() -> String { said("answer.unequalColumns") }
  func answerEmpty() -> String { said("answer.empty") }
  func answerJsonTooLarge() -> String { said("answer.jsonTooLarge") }
  func answerOutOfMemory() -> String { said("answer.outOfMemory") }
  func answerRateNotPositive(date: String) -> String { said("answer.rateNotPositive", date) }
  func answerMissingColumn(name: String) -> String { said("answer.missingColumn", name) }
  func answerTableBreaksOff(line: Int) -> String { said("answer.tableBreaksOff", "\(line)") }
  func answerListWithoutTime(list: String) -> String { said("answer.listWithoutTime", list) }
  func answerListEmpty(list: String) -> String { said("answer.listEmpty", list) }
  func answerLineTooShort(line: Int, list: String) -> String { said("answer.lineTooShort", "\(line)", list) }
  func answerListNamesNothing(list: String) -> String { said("answer.listNamesNothing", list) }
  func answerListWithoutColumn(list: String, name: String) -> String { said("answer.listWithoutColumn", list, name) }
  func answerJsonEndsEarly(line: Int) -> String { said("answer.jsonEndsEarly", "\(line)") }
  func answerJsonFollowed(line: Int) -> String { said("answer.jsonFollowed", "\(line)") }
  func answerJsonNotUTF8(line: Int) -> String { said("answer.jsonNotUTF8", "\(line)") }
  func answerJsonTooDeep(line: Int) -> String { said("answer.jsonTooDeep", "\(line)") }
  func answerNotJSON(line: Int) -> String { said("answer.notJSON", "\(line)") }
  func answerPrices() -> String { said("answer.prices") }
  func answerSharePrices() -> String { said("answer.sharePrices") }
  func answerMinutes() -> String { said("answer.minutes") }
  func answerBars(minutes: Int) -> String { said("answer.bars", "\(minutes)") }
  func settingWords() -> String { said("setting.words") }
  func settingLang() -> String { said("setting.lang") }
  func settingOffline() -> String { said("setting.offline") }
  func settingStore() -> String { said("setting.store") }
  func settingProvider() -> String { said("setting.provider") }
  func settingWait() -> String { said("setting.wait") }
  func settingReadingRate() -> String { said("setting.readingRate") }
  func settingUrlOfFigures() -> String { said("setting.urlOfFigures") }
  func settingUrlOfCompanies() -> String { said("setting.urlOfCompanies") }
  func settingUrl(provider: String) -> String { said("setting.url", provider) }
  func settingKey(provider: String) -> String { said("setting.key", provider) }
  func settingContact() -> String { said("setting.contact") }
  func settingExploreCommand() -> String { said("setting.exploreCommand") }
  func settingKeys(action: String) -> String { said("setting.keys", action) }
  func helpUsage(usage: String) -> String { said("help.usage", usage) }
  func helpExamples() -> String { said("help.examples") }
  func helpOptions() -> String { said("help.options") }
  func helpMore(command: String) -> String { said("help.more", command) }
  func helpSeeAlso(topics: [String]) -> String { said("help.seeAlso", self.alternatives(topics)) }
  func helpGroup(title: String) -> String { said("help.group", title) }
  func menuTitle() -> String { said("menu.title") }
  func menuStart() -> String { said("menu.start") }
  func menuHelp() -> String { said("menu.help") }
  func topicSoundPage() -> String { said("topic.sound.page") }
  func topicDatesPage() -> String { said("topic.dates.page") }
  func topicPricesPage() -> String { said("topic.prices.page") }
  func manualHeader() -> String { said("manual.header") }
  func manualName() -> String { said("manual.name") }
  func manualPurpose() -> String { said("manual.purpose") }
  func manualSynopsis() -> String { said("manual.synopsis") }
  func manualDescription() -> String { said("manual.description") }
  func manualTurns() -> String { said("manual.turns") }
  func manualSource() -> String { said("manual.source") }
  func manualSeveral() -> String { said("manual.several") }
  func manualCommands() -> String { said("manual.commands") }
  func manualCommand(summary: String) -> String { said("manual.command", summary) }
  func manualOptionNames(names: String) -> String { said("manual.optionNames", names) }
  func manualOptions() -> String { said("manual.options") }
  func manualSharedOptions() -> String { said("manual.sharedOptions") }
  func manualExitStatus() -> String { said("manual.exitStatus") }
  func manualStatuses() -> String { said("manual.statuses") }
  func manualEnvironment() -> String { said("manual.environment") }
  func manualSamples() -> String { said("manual.samples") }
  func manualSetting(meaning: String, form: String) -> String { said("manual.setting", form, meaning) }
  func manualFiles() -> String { said("manual.files") }
  func manualSettings(names: [String]) -> String { said("manual.settings", self.joined(names)) }
  func manualConfigFolder() -> String { said("manual.configFolder") }
  func manualPrecedence() -> String { said("manual.precedence") }
  func manualLists(example: String) -> String { said("manual.lists", example) }
  func manualDataFolder() -> String { said("manual.dataFolder") }
  func manualSeeAlso() -> String { said("manual.seeAlso") }
  func helpSource() -> String { said("help.source") }
  func helpSourcesOperand() -> String { said("help.sources.operand") }
  func helpPlaySummary() -> String { said("help.play.summary") }
  func helpPlayExample1() -> String { said("help.play.example1") }
  func helpPlayExample2() -> String { said("help.play.example2") }
  func helpPlayExample3() -> String { said("help.play.example3") }
  func helpPlayExample4() -> String { said("help.play.example4") }
  func helpPlayExample5() -> String { said("help.play.example5") }
  func helpPlayExample6() -> String { said("help.play.example6") }
  func helpPlayExample7() -> String { said("help.play.example7") }
  func helpPlayNote1() -> String { said("help.play.note1") }
  func helpPlayKeys() -> String { said("help.play.keys") }
  func playKeys() -> String { said("play.keys") }
  func playKeysRound() -> String { said("play.keys.round") }
  func playLast() -> String { said("play.last") }
  func helpPlayRound() -> String { said("help.play.round") }
  func helpAgainSummary() -> String { said("help.again.summary") }
  func helpAgainExample1() -> String { said("help.again.example1") }
  func helpAgainExample2() -> String { said("help.again.example2") }
  func helpAgainExample3() -> String { said("help.again.example3") }
  func helpAgainNote1() -> String { said("help.again.note1") }
  func helpAgainRemark1() -> String { said("help.again.remark1") }
  func helpAgainRemark2() -> String { said("help.again.remark2") }
  func helpExportSummary() -> String { said("help.export.summary") }
  func helpExportExample1() -> String { said("help.export.example1") }
  func helpExportExample2() -> String { said("help.export.example2") }
  func helpExportExample3() -> String { said("help.export.example3") }
  func helpExportNote1() -> String { said("help.export.note1") }
  func helpExportRemark1() -> String { said("help.export.remark1") }
  func helpDescribeSummary() -> String { said("help.describe.summary") }
  func helpDescribeExample1() -> String { said("help.describe.example1") }
  func helpDescribeExample2() -> String { said("help.describe.example2") }
  func helpDescribeExample3() -> String { said("help.describe.example3") }
  func helpDescribeExample4() -> String { said("help.describe.example4") }
  func helpDescribeExample5() -> String { said("help.describe.example5") }
  func helpDescribeRemark1() -> String { said("help.describe.remark1") }
  func helpDescribeRemark2() -> String { said("help.describe.remark2") }
  func helpExploreSummary() -> String { said("help.explore.summary") }
  func helpExploreExample1() -> String { said("help.explore.example1") }
  func helpExploreExample2() -> String { said("help.explore.example2") }
  func helpExploreExample3() -> String { said("help.explore.example3") }
  func helpExploreNote1() -> String { said("help.explore.note1") }
  func helpExploreNote2() -> String { said("help.explore.note2") }
  func helpExploreNote3() -> String { said("help.explore.note3") }
  func helpExploreNote4() -> String { said("help.explore.note4") }
  func helpExploreNote5() -> String { said("help.explore.note5") }
  func helpExploreRemark1() -> String { said("help.explore.remark1") }
  func helpExploreRemark2() -> String { said("help.explore.remark2") }
  func helpExploreRemark3() -> String { said("help.explore.remark3") }
  func helpExploreRemark4() -> String { said("help.explore.remark4") }
  func helpValueSummary() -> String { said("help.value.summary") }
  func helpValueExample1() -> String { said("help.value.example1") }
  func helpValueExample2() -> String { said("help.value.example2") }
  func helpValueExample3() -> String { said("help.value.example3") }
  func helpValueExample4() -> String { said("help.value.example4") }
  func helpValueExample5() -> String { said("help.value.example5") }
  func helpValueOperand() -> String { said("help.value.operand") }
  func helpValueLastOperand() -> String { said("help.value.lastOperand") }
  func helpValueNote1() -> String { said("help.value.note1") }
  func helpValueRemark1() -> String { said("help.value.remark1") }
  func helpValueRemark2() -> String { said("help.value.remark2") }
  func helpValueRemark3() -> String { said("help.value.remark3") }
  func helpValueRemark4() -> String { said("help.value.remark4") }
  func helpValueRemark5() -> String { said("help.value.remark5") }
  func helpCompareSummary() -> String { said("help.compare.summary") }
  func helpCompareExample1() -> String { said("help.compare.example1") }
  func helpCompareExample2() -> String { said("help.compare.example2") }
  func helpCompareExample3() -> String { said("help.compare.example3") }
  func helpCompareNote1() -> String { said("help.compare.note1") }
  func helpCompareRemark1() -> String { said("help.compare.remark1") }
  func helpCompareRemark2() -> String { said("help.compare.remark2") }
  func helpFundamentalsSummary() -> String { said("help.fundamentals.summary") }
  func helpFundamentalsExample1() -> String { said("help.fundamentals.example1") }
  func helpFundamentalsExample2() -> String { said("help.fundamentals.example2") }
  func helpFundamentalsExample3() -> String { said("help.fundamentals.example3") }
  func helpFundamentalsOperand() -> String { said("help.fundamentals.operand") }
  func helpFundamentalsNote1() -> String { said("help.fundamentals.note1") }
  func helpFundamentalsNote2() -> String { said("help.fundamentals.note2") }
  func helpFundamentalsRemark1() -> String { said("help.fundamentals.remark1") }
  func helpFundamentalsRemark2() -> String { said("help.fundamentals.remark2") }
  func helpFundamentalsRemark3() -> String { said("help.fundamentals.remark3") }
  func helpSearchSummary() -> String { said("help.search.summary") }
  func helpSearchExample1() -> String { said("help.search.example1") }
  func helpSearchExample2() -> String { said("help.search.example2") }
  func helpSearchExample3() -> String { said("help.search.example3") }
  func helpSearchExample5() -> String { said("help.search.example5") }
  func helpSearchOperand() -> String { said("help.search.operand") }
  func helpSearchNote1() -> String { said("help.search.note1") }
  func helpSearchRemark1() -> String { said("help.search.remark1") }
  func helpSearchRemark2() -> String { said("help.search.remark2") }
  func helpSearchRemark3() -> String { said("help.search.remark3") }
  func helpUpdateSummary() -> String { said("help.update.summary") }
  func helpUpdateExample1() -> String { said("help.update.example1") }
  func helpUpdateExample2() -> String { said("help.update.example2") }
  func helpUpdateExample3() -> String { said("help.update.example3") }
  func helpUpdateExample4() -> String { said("help.update.example4") }
  func helpUpdateOperand() -> String { said("help.update.operand") }
  func helpUpdateNote1() -> String { said("help.update.note1") }
  func helpUpdateRemark1() -> String { said("help.update.remark1") }
  func helpUpdateRemark2() -> String { said("help.update.remark2") }
  func helpImportSummary() -> String { said("help.import.summary") }
  func helpImportExample1() -> String { said("help.import.example1") }
  func helpImportExample2() -> String { said("help.import.example2") }
  func helpImportExample3() -> String { said("help.import.example3") }
  func helpImportExample4() -> String { said("help.import.example4") }
  func helpImportOperand() -> String { said("help.import.operand") }
  func helpImportNote1() -> String { said("help.import.note1") }
  func helpImportRemark1() -> String { said("help.import.remark1") }
  func helpImportRemark2() -> String { said("help.import.remark2") }
  func helpImportRemark3() -> String { said("help.import.remark3") }
  func helpListSummary() -> String { said("help.list.summary") }
  func helpListExample1() -> String { said("help.list.example1") }
  func helpListExample2() -> String { said("help.list.example2") }
  func helpListExample3() -> String { said("help.list.example3") }
  func helpListExample4() -> String { said("help.list.example4") }
  func helpListExample5() -> String { said("help.list.example5") }
  func helpListExample6() -> String { said("help.list.example6") }
  func helpListExample7() -> String { said("help.list.example7") }
  func helpListExample8() -> String { said("help.list.example8") }
  func helpListExample9() -> String { said("help.list.example9") }
  func helpListExample10() -> String { said("help.list.example10") }
  func helpListOperand() -> String { said("help.list.operand") }
  func helpListNote1() -> String { said("help.list.note1") }
  func helpListNote2() -> String { said("help.list.note2") }
  func helpListRemark1() -> String { said("help.list.remark1") }
  func helpListRemark2() -> String { said("help.list.remark2") }
  func helpListRemark3() -> String { said("help.list.remark3") }
  func helpBatchSummary() -> String { said("help.batch.summary") }
  func helpBatchExample1() -> String { said("help.batch.example1") }
  func helpBatchExample2() -> String { said("help.batch.example2") }
  func helpBatchExample3() -> String { said("help.batch.example3") }
  func helpBatchExample4() -> String { said("help.batch.example4") }
  func helpBatchOperand() -> String { said("help.batch.operand") }
  func helpBatchNote1() -> String { said("help.batch.note1") }
  func helpBatchNote2() -> String { said("help.batch.note2") }
  func helpBatchRemark1() -> String { said("help.batch.remark1") }
  func helpBatchRemark2() -> String { said("help.batch.remark2") }
  func helpBatchRemark3() -> String { said("help.batch.remark3") }
  func helpBatchRemark4() -> String { said("help.batch.remark4") }
  func helpBatchRemark5() -> String { said("help.batch.remark5") }
  func helpBatchRemark6() -> String { said("help.batch.remark6") }
  func helpBatchRemark7() -> String { said("help.batch.remark7") }
  func helpSamplesSummary() -> String { said("help.samples.summary") }
  func helpSamplesExample1() -> String { said("help.samples.example1") }
  func helpSamplesExample2() -> String { said("help.samples.example2") }
  func helpSamplesRemark1() -> String { said("help.samples.remark1") }
  func helpConfigSummary() -> String { said("help.config.summary") }
  func helpConfigExample1() -> String { said("help.config.example1") }
  func helpConfigExample2() -> String { said("help.config.example2") }
  func helpConfigExample3() -> String { said("help.config.example3") }
  func helpConfigExample4() -> String { said("help.config.example4") }
  func helpConfigExample5() -> String { said("help.config.example5") }
  func helpConfigExample6() -> String { said("help.config.example6") }
  func helpConfigExample7() -> String { said("help.config.example7") }
  func helpConfigExample8() -> String { said("help.config.example8") }
  func helpConfigExample9() -> String { said("help.config.example9") }
  func helpConfigOperand(readers: [String]) -> String { said("help.config.operand", self.alternatives(readers)) }
  func helpConfigNote1() -> String { said("help.config.note1") }
  func helpConfigNote2() -> String { said("help.config.note2") }
  func helpConfigNote3() -> String { said("help.config.note3") }
  func helpConfigRemark1() -> String { said("help.config.remark1") }
  func helpConfigRemark2() -> String { said("help.config.remark2") }
  func helpConfigRemark3() -> String { said("help.config.remark3") }
  func helpConfigRemark4() -> String { said("help.config.remark4") }
  func helpConfigRemark5() -> String { said("help.config.remark5") }
  func helpDevicesSummary() -> String { said("help.devices.summary") }
  func helpDevicesExample1() -> String { said("help.devices.example1") }
  func helpCompletionSummary() -> String { said("help.completion.summary") }
  func helpCompletionExample1() -> String { said("help.completion.example1") }
  func helpCompletionExample2() -> String { said("help.completion.example2") }
  func helpCompletionOperand() -> String { said("help.completion.operand") }
  func helpHelpSummary() -> String { said("help.help.summary") }
  func helpHelpExample1() -> String { said("help.help.example1") }
  func helpHelpExample2() -> String { said("help.help.example2") }
  func helpHelpExample3() -> String { said("help.help.example3") }
  func helpHelpOperand() -> String { said("help.help.operand") }
  func helpHelpNote1() -> String { said("help.help.note1") }
  func groupTheBatch() -> String { said("group.theBatch") }
  func groupWriting() -> String { said("group.writing") }
  func groupWhatIsRead() -> String { said("group.whatIsRead") }
  func groupWhichPartOfIt() -> String { said("group.whichPartOfIt") }
  func groupComparing() -> String { said("group.comparing") }
  func groupEverywhere() -> String { said("group.everywhere") }
  func groupExplaining() -> String { said("group.explaining") }
  func groupPlaying() -> String { said("group.playing") }
  func groupSpeaking() -> String { said("group.speaking") }
  func groupExploring() -> String { said("group.exploring") }
  func groupManual() -> String { said("group.manual") }
  func groupWords() -> String { said("group.words") }
  func groupFigures() -> String { said("group.figures") }
  func groupWhereFiguresComeFrom() -> String { said("group.whereFiguresComeFrom") }
  func groupImporting() -> String { said("group.importing") }
  func groupPrinting() -> String { said("group.printing") }
  func groupWherePricesComeFrom() -> String { said("group.wherePricesComeFrom") }
  func groupSearching() -> String { said("group.searching") }
  func groupPitch() -> String { said("group.pitch") }
  func groupTime() -> String { said("group.time") }
  func groupTone() -> String { said("group.tone") }
  func groupSoundsAroundTheData() -> String { said("group.soundsAroundTheData") }
  func groupUpdating() -> String { said("group.updating") }
  func optionJobs() -> String { said("option.jobs") }
  func optionResume() -> String { said("option.resume") }
  func optionJournal() -> String { said("option.journal") }
  func optionShard() -> String { said("option.shard") }
  func optionMerge() -> String { said("option.merge") }
  func optionX() -> String { said("option.x") }
  func optionY() -> String { said("option.y") }
  func optionListColumns() -> String { said("option.listColumns") }
  func optionBy() -> String { said("option.by") }
  func optionOnly() -> String { said("option.only") }
  func optionWhere() -> String { said("option.where") }
  func optionColumnType() -> String { said("option.columnType") }
  func optionEncoding() -> String { said("option.encoding") }
  func optionAggregate() -> String { said("option.aggregate") }
  func optionHeader() -> String { said("option.header") }
  func optionSkip() -> String { said("option.skip") }
  func optionComment() -> String { said("option.comment") }
  func optionDelimiter() -> String { said("option.delimiter") }
  func optionDecimal() -> String { said("option.decimal") }
  func optionThousands() -> String { said("option.thousands") }
  func optionMissing() -> String { said("option.missing") }
  func optionIgnoreBad() -> String { said("option.ignoreBad") }
  func optionRegex() -> String { said("option.regex") }
  func optionDateFormat() -> String { said("option.dateFormat") }
  func optionField() -> String { said("option.field") }
  func optionSymbol() -> String { said("option.symbol") }
  func optionFile() -> String { said("option.file") }
  func optionTitle() -> String { said("option.title") }
  func optionUnit() -> String { said("option.unit") }
  func optionKind() -> String { said("option.kind") }
  func optionRange() -> String { said("option.range") }
  func optionFrom() -> String { said("option.from") }
  func optionTo() -> String { said("option.to") }
  func optionInterval() -> String { said("option.interval") }
  func optionValue() -> String { said("option.value") }
  func optionRebase() -> String { said("option.rebase") }
  func optionQuiet() -> String { said("option.quiet") }
  func optionVerbose() -> String { said("option.verbose") }
  func optionConfig() -> String { said("option.config") }
  func optionHelp() -> String { said("option.help") }
  func optionVersion() -> String { said("option.version") }
  func optionExplain() -> String { said("option.explain") }
  func optionText() -> String { said("option.text") }
  func optionPause() -> String { said("option.pause") }
  func optionWait() -> String { said("option.wait") }
  func optionOrder() -> String { said("option.order") }
  func optionDevice() -> String { said("option.device") }
  func optionSpeak() -> String { said("option.speak") }
  func optionEndPhrase() -> String { said("option.endPhrase") }
  func optionOutput() -> String { said("option.output") }
  func optionFormat() -> String { said("option.format") }
  func optionBits() -> String { said("option.bits") }
  func optionNoClobber() -> String { said("option.noClobber") }
  func optionSpreadsheetSafe() -> String { said("option.spreadsheetSafe") }
  func optionFragment() -> String { said("option.fragment") }
  func optionHtmlStyle() -> String { said("option.htmlStyle") }
  func optionScriptFile() -> String { said("option.scriptFile") }
  func optionEmbedSound() -> String { said("option.embedSound") }
  func optionCues() -> String { said("option.cues") }
  func optionSpeakInFile() -> String { said("option.speakInFile") }
  func optionNarrate() -> String { said("option.narrate") }
  func optionBrailleOfFile() -> String { said("option.brailleOfFile") }
  func optionBraille() -> String { said("option.braille") }
  func groupBraille() -> String { said("group.braille") }
  func optionSync() -> String { said("option.sync") }
  func optionManual() -> String { said("option.manual") }
  func optionMetric() -> String { said("option.metric") }
  func optionByPeriod() -> String { said("option.byPeriod") }
  func optionToPeriod() -> String { said("option.toPeriod") }
  func optionJsonFigures() -> String { said("option.jsonFigures") }
  func optionOfflineFigures() -> String { said("option.offlineFigures") }
  func optionSymbolLists() -> String { said("option.symbolLists") }
  func optionYCloses() -> String { said("option.yCloses") }
  func optionJsonLists() -> String { said("option.jsonLists") }
  func optionOffline() -> String { said("option.offline") }
  func optionProvider() -> String { said("option.provider") }
  func optionStore() -> String { said("option.store") }
  func optionLimit() -> String { said("option.limit") }
  func optionPitchRange() -> String { said("option.pitchRange") }
  func optionProfile() -> String { said("option.profile") }
  func optionScale() -> String { said("option.scale") }
  func optionNotes() -> String { said("option.notes") }
  func optionInvert() -> String { said("option.invert") }
  func optionNoInvert() -> String { said("option.noInvert") }
  func optionMinimum() -> String { said("option.minimum") }
  func optionMaximum() -> String { said("option.maximum") }
  func optionZero() -> String { said("option.zero") }
  func optionSharedAxis() -> String { said("option.sharedAxis") }
  func optionOwnAxis() -> String { said("option.ownAxis") }
  func optionSmooth() -> String { said("option.smooth") }
  func optionDuration() -> String { said("option.duration") }
  func optionSpeed() -> String { said("option.speed") }
  func optionMode() -> String { said("option.mode") }
  func optionEven() -> String { said("option.even") }
  func optionTrue() -> String { said("option.true") }
  func optionTogether() -> String { said("option.together") }
  func optionTimbre() -> String { said("option.timbre") }
  func optionAs() -> String { said("option.as") }
  func optionBins() -> String { said("option.bins") }
  func optionBand() -> String { said("option.band") }
  func optionError() -> String { said("option.error") }
  func optionSort() -> String { said("option.sort") }
  func optionVolumeLine() -> String { said("option.volumeLine") }
  func optionVolume() -> String { said("option.volume") }
  func optionPan() -> String { said("option.pan") }
  func optionMono() -> String { said("option.mono") }
  func optionSampleRate() -> String { said("option.sampleRate") }
  func optionNoIntro() -> String { said("option.noIntro") }
  func optionNoEndSound() -> String { said("option.noEndSound") }
  func optionTicks() -> String { said("option.ticks") }
  func optionBaseline() -> String { said("option.baseline") }
  func optionMarkExtremes() -> String { said("option.markExtremes") }
  func optionMarkBreaks() -> String { said("option.markBreaks") }
  func optionManifest() -> String { said("option.manifest") }
  func optionSymbolsFromNasdaq() -> String { said("option.symbolsFromNasdaq") }
  func optionJobsFetching() -> String { said("option.jobsFetching") }
  func optionJsonFacts() -> String { said("option.jsonFacts") }
  func optionJsonAnswers() -> String { said("option.jsonAnswers") }
  func optionJsonColumns() -> String { said("option.jsonColumns") }
  func optionLevel(level: String) -> String { said("option.level", level) }
  func optionMaxLength() -> String { said("option.maxLength") }
  func optionWidth() -> String { said("option.width") }
  func optionLang() -> String { said("option.lang") }
  func optionLanguages() -> String { said("option.languages") }
  func optionSpeech() -> String { said("option.speech") }
  func optionStats() -> String { said("option.stats") }
  func briefRange() -> String { said("brief.range") }
  func briefY() -> String { said("brief.y") }
  func briefOnly() -> String { said("brief.only") }
  func briefLevel() -> String { said("brief.level") }
  func briefLang(languages: [String]) -> String { said("brief.lang", self.alternatives(languages)) }
  func briefSpeech() -> String { said("brief.speech") }
  func briefDuration() -> String { said("brief.duration") }
  func briefSpeed() -> String { said("brief.speed") }
  func briefTogether() -> String { said("brief.together") }
  func briefListColumns() -> String { said("brief.listColumns") }
  func briefOffline() -> String { said("brief.offline") }
  func briefConfig() -> String { said("brief.config") }
  func briefText() -> String { said("brief.text") }
  func briefDevice() -> String { said("brief.device") }
  func briefOutput() -> String { said("brief.output") }
  func briefFormat() -> String { said("brief.format") }
  func briefManifest() -> String { said("brief.manifest") }
  func briefStats() -> String { said("brief.stats") }
  func briefJsonFacts() -> String { said("brief.jsonFacts") }
  func briefValue() -> String { said("brief.value") }
  func briefOutputOfComparison() -> String { said("brief.outputOfComparison") }
  func briefMetric() -> String { said("brief.metric") }
  func briefBy() -> String { said("brief.by") }
  func briefFrom() -> String { said("brief.from") }
  func briefTable() -> String { said("brief.table") }
  func briefJsonFigures() -> String { said("brief.jsonFigures") }
  func briefOfflineFigures() -> String { said("brief.offlineFigures") }
  func briefLimit() -> String { said("brief.limit") }
  func briefSymbols() -> String { said("brief.symbols") }
  func briefJsonLines() -> String { said("brief.jsonLines") }
  func briefQuietSymbols() -> String { said("brief.quietSymbols") }
  func briefProvider() -> String { said("brief.provider") }
  func briefJobs() -> String { said("brief.jobs") }
  func briefSymbolsFetched() -> String { said("brief.symbolsFetched") }
  func briefAs() -> String { said("brief.as") }
  func briefYCloses() -> String { said("brief.yCloses") }
  func briefDateFormat() -> String { said("brief.dateFormat") }
  func briefSymbolsRead() -> String { said("brief.symbolsRead") }
  func briefQuietNames() -> String { said("brief.quietNames") }
  func briefResume() -> String { said("brief.resume") }
  func briefJobsOfBatch() -> String { said("brief.jobsOfBatch") }
  func briefJournal() -> String { said("brief.journal") }
  func briefMono() -> String { said("brief.mono") }
  func briefVerbose() -> String { said("brief.verbose") }
  func liveValue() -> String { said("live.value") }
  func liveSimulation() -> String { said("live.simulation") }
  func livePercent(number: Double) -> String { said("live.percent", self.number(number)) }
  func liveAlert(value: String) -> String { said("live.alert", value) }
  func liveAbove(name: String, level: String, value: String) -> String { said("live.above", level, name, value) }
  func liveBelow(name: String, level: String, value: String) -> String { said("live.below", level, name, value) }
  func liveNewHigh(name: String, range: String, value: String) -> String { said("live.newHigh", name, range, value) }
  func liveNewLow(name: String, range: String, value: String) -> String { said("live.newLow", name, range, value) }
  func liveSearchBrokenOff(line: Int) -> String { said("live.searchBrokenOff", "\(line)") }
  func liveLost(name: String, problem: String) -> String { said("live.lost", name, problem) }
  func liveRecovered(name: String, value: String) -> String { said("live.recovered", name, value) }
  func liveClosed(name: String) -> String { said("live.closed", name) }
  func liveEnded() -> String { said("live.ended") }
  func liveZone(zone: String) -> String { said("live.zone", zone) }
  func liveKeys() -> String { said("live.keys") }
  func liveKeysSimulation() -> String { said("live.keysSimulation") }
  func liveKeysRandom() -> String { said("live.keysRandom") }
  func liveTypeNumbers() -> String { said("live.typeNumbers") }
  func liveLinesSimulation() -> String { said("live.linesSimulation") }
  func liveNoSymbol(typed: String) -> String { said("live.noSymbol", self.quoted(typed)) }
  func liveNoSymbolRemedy() -> String { said("live.noSymbol.remedy") }
  func liveCannotRecord(path: String, reason: String) -> String { said("live.cannotRecord", reason, self.quoted(path)) }
  func liveCannotRecordRemedy() -> String { said("live.cannotRecord.remedy") }
  func liveNoAlert() -> String { said("live.noAlert") }
  func liveNoNumberRemedy() -> String { said("live.noNumber.remedy") }
  func liveOnlyStandardInput() -> String { said("live.onlyStandardInput") }
  func liveOnlyStandardInputRemedy() -> String { said("live.onlyStandardInput.remedy") }
  func liveNothingStored(symbol: String, option: String) -> String { said("live.nothingStored", option, symbol) }
  func liveNothingStoredRemedy(symbol: String) -> String { said("live.nothingStored.remedy", symbol) }
  func liveNotARecording(path: String, heading: String) -> String { said("live.notARecording", heading, self.quoted(path)) }
  func liveNotARecordingRemedy() -> String { said("live.notARecording.remedy") }
  func liveEmptyRecording(path: String) -> String { said("live.emptyRecording", self.quoted(path)) }
  func liveEmptyRecordingRemedy() -> String { said("live.emptyRecording.remedy") }
  func liveRecordsItsInput(path: String) -> String { said("live.recordsItsInput", self.quoted(path)) }
  func liveCannotRun(program: String, reason: String) -> String { said("live.cannotRun", reason, self.quoted(program)) }
  func liveCannotRunRemedy() -> String { said("live.cannotRun.remedy") }
  func liveNameIsOption(name: String) -> String { said("live.nameIsOption", self.quoted(name)) }
  func liveNameIsOptionRemedy() -> String { said("live.nameIsOption.remedy") }
  func usageNeedsOption(option: String, other: String) -> String { said("usage.needsOption", option, other) }
  func usageNeedsOptionRemedy(other: String) -> String { said("usage.needsOption.remedy", other) }
  func usageLanguagesWithoutPage(languages: String) -> String { said("usage.languagesWithoutPage", languages) }
  func usageLanguagesWithoutPageRemedy() -> String { said("usage.languagesWithoutPage.remedy") }
  func usageNeedsAlert(option: String) -> String { said("usage.needsAlert", option) }
  func usageNeedsAlertRemedy(options: [String]) -> String { said("usage.needsAlert.remedy", self.alternatives(options)) }
  func formThreshold() -> String { said("form.threshold") }
  func formSpan() -> String { said("form.span") }
  func formPause() -> String { said("form.pause") }
  func formWordsPerMinute(least: Double, most: Double) -> String { said("form.wordsPerMinute", self.number(least), self.number(most)) }
  func helpPlayFollow() -> String { said("help.play.follow") }
  func helpWatchSummary() -> String { said("help.watch.summary") }
  func helpWatchExample1() -> String { said("help.watch.example1") }
  func helpWatchExample2() -> String { said("help.watch.example2") }
  func helpWatchExample3() -> String { said("help.watch.example3") }
  func helpWatchExample4() -> String { said("help.watch.example4") }
  func helpWatchExample5() -> String { said("help.watch.example5") }
  func helpWatchOperand() -> String { said("help.watch.operand") }
  func helpWatchNote1() -> String { said("help.watch.note1") }
  func helpWatchNote2() -> String { said("help.watch.note2") }
  func helpWatchRemark1() -> String { said("help.watch.remark1") }
  func helpWatchRemark2() -> String { said("help.watch.remark2") }
  func helpWatchRemark3() -> String { said("help.watch.remark3") }
  func helpSimulateSummary() -> String { said("help.simulate.summary") }
  func helpSimulateExample1() -> String { said("help.simulate.example1") }
  func helpSimulateExample2() -> String { said("help.simulate.example2") }
  func helpSimulateExample3() -> String { said("help.simulate.example3") }
  func helpSimulateNote1() -> String { said("help.simulate.note1") }
  func helpSimulateRemark1() -> String { said("help.simulate.remark1") }
  func helpSimulateRemark2() -> String { said("help.simulate.remark2") }
  func groupFollowing() -> String { said("group.following") }
  func groupWatching() -> String { said("group.watching") }
  func groupSimulating() -> String { said("group.simulating") }
  func optionFollow() -> String { said("option.follow") }
  func optionThreshold() -> String { said("option.threshold") }
  func optionEvery() -> String { said("option.every") }
  func optionWindow() -> String { said("option.window") }
  func optionRecord() -> String { said("option.record") }
  func optionAbove() -> String { said("option.above") }
  func optionBelow() -> String { said("option.below") }
  func optionChange() -> String { said("option.change") }
  func optionWithin() -> String { said("option.within") }
  func optionOnce() -> String { said("option.once") }
  func optionExec() -> String { said("option.exec") }
  func optionPoll() -> String { said("option.poll") }
  func optionAlways() -> String { said("option.always") }
  func optionNewHigh() -> String { said("option.newHigh") }
  func optionNewLow() -> String { said("option.newLow") }
  func optionReplay() -> String { said("option.replay") }
  func optionStart() -> String { said("option.start") }
  func optionStep() -> String { said("option.step") }
  func optionRandom() -> String { said("option.random") }
  func optionVolatility() -> String { said("option.volatility") }
  func optionSeed() -> String { said("option.seed") }
  func briefThreshold() -> String { said("brief.threshold") }
  func briefEvery() -> String { said("brief.every") }
  func briefAbove() -> String { said("brief.above") }
  func briefChange() -> String { said("brief.change") }
  func briefExec() -> String { said("brief.exec") }
  func briefRecord() -> String { said("brief.record") }
  func briefStep() -> String { said("brief.step") }
  func briefRandom() -> String { said("brief.random") }
  func briefSpeak() -> String { said("brief.speak") }
  func alertNone() -> String { said("alert.none") }
  func alertNoneLeft(symbol: String) -> String { said("alert.noneLeft", symbol) }
  func alertNotKept(symbol: String) -> String { said("alert.notKept", symbol) }
  func alertNotKeptRemedy() -> String { said("alert.notKept.remedy") }
  func alertUnusable(path: String) -> String { said("alert.unusable", self.quoted(path)) }
  func alertUnusableRemedy() -> String { said("alert.unusable.remedy") }
  func alertNoFolder() -> String { said("alert.noFolder") }
  func helpAlertSummary() -> String { said("help.alert.summary") }
  func helpAlertExample1() -> String { said("help.alert.example1") }
  func helpAlertExample2() -> String { said("help.alert.example2") }
  func helpAlertExample3() -> String { said("help.alert.example3") }
  func helpAlertExample4() -> String { said("help.alert.example4") }
  func helpAlertOperand() -> String { said("help.alert.operand") }
  func helpAlertNote1() -> String { said("help.alert.note1") }
  func helpAlertRemark1() -> String { said("help.alert.remark1") }
  func briefNewHigh() -> String { said("brief.newHigh") }
  func learnOpening() -> String { said("learn.opening") }
  func learnKeys() -> String { said("learn.keys") }
  func learnAnswers(count: Int) -> String { said("learn.answers", "\(count)") }
  func learnLast() -> String { said("learn.last") }
  func quizRight() -> String { said("quiz.right") }
  func quizWrong(answer: String) -> String { said("quiz.wrong", answer) }
  func quizKeys(count: Int) -> String { said("quiz.keys", "\(count)") }
  func quizNewBest() -> String { said("quiz.newBest") }
  func quizNotKept(problem: String) -> String { said("quiz.notKept", problem) }
  func quizMissingColumn(path: String, name: String) -> String { said("quiz.missingColumn", self.quoted(name), self.quoted(path)) }
  func quizMissingColumnRemedy(names: [String]) -> String { said("quiz.missingColumn.remedy", self.joined(names)) }
  func quizNoQuestions(path: String) -> String { said("quiz.noQuestions", self.quoted(path)) }
  func quizNoQuestionsRemedy() -> String { said("quiz.noQuestions.remedy") }
  func quizEmptyCell(path: String, line: Int, name: String) -> String { said("quiz.emptyCell", "\(line)", self.quoted(name), self.quoted(path)) }
  func quizEmptyCellRemedy() -> String { said("quiz.emptyCell.remedy") }
  func quizBadChoices(path: String, line: Int) -> String { said("quiz.badChoices", "\(line)", self.quoted(path)) }
  func quizBadChoicesRemedy() -> String { said("quiz.badChoices.remedy") }
  func quizBadAnswer(path: String, line: Int, answer: String) -> String { said("quiz.badAnswer", "\(line)", self.quoted(answer), self.quoted(path)) }
  func quizBadAnswerRemedy() -> String { said("quiz.badAnswer.remedy") }
  func quizBadChart(path: String, line: Int, problem: String) -> String { said("quiz.badChart", "\(line)", problem, self.quoted(path)) }
  func quizBadChartRemedy() -> String { said("quiz.badChart.remedy") }
  func hearingOpening() -> String { said("hearing.opening") }
  func hearingLeftEar() -> String { said("hearing.leftEar") }
  func hearingRightEar() -> String { said("hearing.rightEar") }
  func hearingLimit(count: Int) -> String { said("hearing.limit", "\(count)") }
  func hearingPace() -> String { said("hearing.pace") }
  func hearingTimbre() -> String { said("hearing.timbre") }
  func hearingNothing() -> String { said("hearing.nothing") }
  func hearingSetting(key: String, value: String) -> String { said("hearing.setting", key, value) }
  func hearingUsual(key: String) -> String { said("hearing.usual", key) }
  func hearingConfirm(path: String) -> String { said("hearing.confirm", self.quoted(path)) }
  func hearingDone(path: String) -> String { said("hearing.done", self.quoted(path)) }
  func hearingEnter() -> String { said("hearing.enter") }
  func hearingLeft() -> String { said("hearing.left") }
  func helpLearnSummary() -> String { said("help.learn.summary") }
  func helpLearnExample1() -> String { said("help.learn.example1") }
  func helpLearnExample2() -> String { said("help.learn.example2") }
  func helpLearnExample3() -> String { said("help.learn.example3") }
  func helpLearnExample4() -> String { said("help.learn.example4") }
  func helpLearnOperand() -> String { said("help.learn.operand") }
  func helpLearnNote1() -> String { said("help.learn.note1") }
  func helpLearnNote2() -> String { said("help.learn.note2") }
  func helpLearnRemark1() -> String { said("help.learn.remark1") }
  func helpLearnRemark2() -> String { said("help.learn.remark2") }
  func helpLearnRemark3() -> String { said("help.learn.remark3") }
  func groupLearning() -> String { said("group.learning") }
  func optionQuiz() -> String { said("option.quiz") }
  func optionHearing() -> String { said("option.hearing") }
  func optionSeedOfQuiz() -> String { said("option.seedOfQuiz") }
  func briefQuiz() -> String { said("brief.quiz") }
  func briefHearing() -> String { said("brief.hearing") }
  func settingWaitingSound() -> String { said("setting.waitingSound") }
  func readContentConvert(command: String) -> String { said("read.content.convert", command) }
  func readContentSaved(name: String, command: String) -> String { said("read.content.saved", command, name) }
  func readContentLocked(file: String) -> String { said("read.content.locked", self.quoted(file)) }
  func readContentLockedRemedy() -> String { said("read.content.locked.remedy") }
  func readContentPrintout(file: String) -> String { said("read.content.printout", self.quoted(file)) }
  func readContentPrintoutRemedy() -> String { said("read.content.printout.remedy") }
  func readContentGitPointer(file: String) -> String { said("read.content.gitPointer", self.quoted(file)) }
  func readContentGitPointerRemedy() -> String { said("read.content.gitPointer.remedy") }
  func readPackedDamaged(file: String) -> String { said("read.packed.damaged", self.quoted(file)) }
  func readPackedDamagedRemedy() -> String { said("read.packed.damaged.remedy") }
  func readPackedTooLarge(file: String, limit: Int) -> String { said("read.packed.tooLarge", "\(limit)", self.quoted(file)) }
  func readPackedTooLargeRemedy() -> String { said("read.packed.tooLarge.remedy") }
  func readPackedLargeWindow(file: String, limit: Int) -> String { said("read.packed.largeWindow", "\(limit)", self.quoted(file)) }
  func readPackedLargeWindowRemedy(command: String) -> String { said("read.packed.largeWindow.remedy", command) }
  func readPackedMissing(file: String, name: String) -> String { said("read.packed.missing", name, self.quoted(file)) }
  func readPackedMissingRemedy(apt: String, dnf: String, pacman: String) -> String { said("read.packed.missing.remedy", apt, dnf, pacman) }
  func readWorkbookDamaged(file: String) -> String { said("read.workbook.damaged", self.quoted(file)) }
  func readWorkbookDamagedRemedy() -> String { said("read.workbook.damaged.remedy") }
  func readWorkbookTooLarge(file: String, limit: Int) -> String { said("read.workbook.tooLarge", "\(limit)", self.quoted(file)) }
  func readWorkbookTooLargeRemedy() -> String { said("read.workbook.tooLarge.remedy") }
  func readWorkbookNoCells(file: String) -> String { said("read.workbook.noCells", self.quoted(file)) }
  func readWorkbookNoCellsRemedy() -> String { said("read.workbook.noCells.remedy") }
  func readWorkbookOnlyCharts(file: String) -> String { said("read.workbook.onlyCharts", self.quoted(file)) }
  func readWorkbookOnlyChartsRemedy() -> String { said("read.workbook.onlyCharts.remedy") }
  func readWorkbookEmptySheet(file: String, name: String) -> String { said("read.workbook.emptySheet", self.quoted(file), self.quoted(name)) }
  func readWorkbookChartSheet(file: String, name: String) -> String { said("read.workbook.chartSheet", self.quoted(file), self.quoted(name)) }
  func readWorkbookOtherSheets(names: [String]) -> String { said("read.workbook.otherSheets", self.shortened(names)) }
  func readWorkbookUnknownSheet(file: String, name: String) -> String { said("read.workbook.unknownSheet", self.quoted(file), self.quoted(name)) }
  func noteReadBesideLog(name: String) -> String { said("note.readBesideLog", name) }
  func noteSheet(name: String, sheet: String, count: Int) -> String { said("note.sheet", "\(count)", name, self.quoted(sheet)) }
  func noteHiddenRows(name: String, count: Int) -> String { said("note.hiddenRows", "\(count)", name) }
  func optionSheet() -> String { said("option.sheet") }
  func readDatabaseUnreadable(file: String, reason: String) -> String { said("read.database.unreadable", reason, self.quoted(file)) }
  func readDatabaseUnreadableRemedy(command: String) -> String { said("read.database.unreadable.remedy", command) }
  func readDatabaseBusy(file: String) -> String { said("read.database.busy", self.quoted(file)) }
  func readDatabaseBusyRemedy() -> String { said("read.database.busy.remedy") }
  func readDatabaseUnfinished(file: String) -> String { said("read.database.unfinished", self.quoted(file)) }
  func readDatabaseUnfinishedRemedy(command: String) -> String { said("read.database.unfinished.remedy", command) }
  func readDatabaseLogUnreadable(file: String) -> String { said("read.database.logUnreadable", self.quoted(file)) }
  func readDatabaseLogUnreadableRemedy() -> String { said("read.database.logUnreadable.remedy") }
  func readDatabaseTooMuch(file: String) -> String { said("read.database.tooMuch", self.quoted(file)) }
  func readDatabaseNoTables(file: String) -> String { said("read.database.noTables", self.quoted(file)) }
  func readDatabaseNoTablesRemedy() -> String { said("read.database.noTables.remedy") }
  func readDatabaseSeveralTables(file: String) -> String { said("read.database.severalTables", self.quoted(file)) }
  func readDatabaseSeveralTablesRemedy(tables: [String]) -> String { said("read.database.severalTables.remedy", self.shortened(tables)) }
  func readDatabaseUnknownTable(file: String, name: String) -> String { said("read.database.unknownTable", self.quoted(file), self.quoted(name)) }
  func readDatabaseBadQuery(file: String, reason: String) -> String { said("read.database.badQuery", reason, self.quoted(file)) }
  func readDatabaseBadQueryRemedy() -> String { said("read.database.badQuery.remedy") }
  func readDatabaseNotOneQuery(file: String) -> String { said("read.database.notOneQuery", self.quoted(file)) }
  func readDatabaseNotOneQueryRemedy() -> String { said("read.database.notOneQuery.remedy") }
  func readDatabaseFunction(file: String, name: String) -> String { said("read.database.function", self.quoted(file), self.quoted(name)) }
  func readDatabaseFunctionRemedy() -> String { said("read.database.function.remedy") }
  func readDatabaseTooLong(file: String, seconds: Int) -> String { said("read.database.tooLong", "\(seconds)", self.quoted(file)) }
  func readDatabaseTooLongRemedy() -> String { said("read.database.tooLong.remedy") }
  func readDatabaseMissing(file: String, name: String) -> String { said("read.database.missing", name, self.quoted(file)) }
  func readNothingToChoose(file: String, option: String) -> String { said("read.nothingToChoose", option, self.quoted(file)) }
  func optionTableOfSource() -> String { said("option.tableOfSource") }
  func optionQuery() -> String { said("option.query") }
  func noteTableOfPage(name: String, number: Int, count: Int) -> String { said("note.tableOfPage", "\(count)", "\(number)", name) }
  func readPageUnknownTable(file: String, asked: String) -> String { said("read.page.unknownTable", self.quoted(asked), self.quoted(file)) }
  func readPageUnknownTableRemedy(count: Int) -> String { said("read.page.unknownTable.remedy", "\(count)") }
  func addressNotFetched(address: String) -> String { said("address.notFetched", self.quoted(address)) }
  func addressNotFetchedRemedy() -> String { said("address.notFetched.remedy") }
  func addressOffline(address: String) -> String { said("address.offline", self.quoted(address)) }
  func addressOfflineRemedy() -> String { said("address.offline.remedy") }
  func addressRefused(address: String, status: Int) -> String { said("address.refused", "\(status)", self.quoted(address)) }
  func addressTooLargeRemedy() -> String { said("address.tooLarge.remedy") }
  func addressRemedy() -> String { said("address.remedy") }
  func namedAddress(address: String) -> String { said("named.address", self.quoted(address)) }
  func namedAddressRemedy() -> String { said("named.address.remedy") }
  func namedOutside(path: String) -> String { said("named.outside", self.quoted(path)) }
  func namedOutsideRemedy() -> String { said("named.outside.remedy") }
  func namedSymbol(symbol: String) -> String { said("named.symbol", self.quoted(symbol)) }
  func namedSymbolRemedy() -> String { said("named.symbol.remedy") }
  func optionAllowAddresses() -> String { said("option.allowAddresses") }
  func optionAllowSymbols() -> String { said("option.allowSymbols") }
  func optionAllowPaths() -> String { said("option.allowPaths") }
  func throughFailed(program: String, file: String, status: Int) -> String { said("through.failed", "\(status)", self.quoted(file), self.quoted(program)) }
  func throughFailedRemedy() -> String { said("through.failed.remedy") }
  func throughMissing(program: String) -> String { said("through.missing", self.quoted(program)) }
  func throughMissingRemedy() -> String { said("through.missing.remedy") }
  func throughTooLarge(program: String, limit: Int) -> String { said("through.tooLarge", "\(limit)", self.quoted(program)) }
  func throughTooLargeRemedy() -> String { said("through.tooLarge.remedy") }
  func throughOddName(file: String) -> String { said("through.oddName", self.quoted(file)) }
  func throughOddNameRemedy() -> String { said("through.oddName.remedy") }
  func throughNotAFile() -> String { said("through.notAFile") }
  func throughNotAFileRemedy() -> String { said("through.notAFile.remedy") }
  func optionThrough() -> String { said("option.through") }
  func formCommand() -> String { said("form.command") }
  func noteFormulas(name: String, count: Int) -> String { said("note.formulas", "\(count)", name) }
}
