// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the languages and their schema by `make languages`: changes here are lost.

internal import Audiograph
internal import ChartInput
internal import JSON
internal import MarketData

extension Sentences {
  func quote(text: String) -> String { say("quote", ("text", .text(text))) }
  func listOr(before: String, last: String) -> String { say("list.or", ("before", .text(before)), ("last", .text(last))) }
  func listAnd(before: String, last: String) -> String { say("list.and", ("before", .text(before)), ("last", .text(last))) }
  func listMore(names: String, count: Int) -> String { say("list.more", ("names", .text(names)), ("count", .count(count))) }
  func cellPlace(row: Int, column: String, file: String) -> String { say("cell.place", ("row", .count(row)), ("column", .text(column)), ("file", .text(file))) }
  func nearestMeant(name: String) -> String { say("nearest.meant", ("name", .text(name))) }
  func dateSpan(first: CalendarDate, last: CalendarDate) -> String { say("date.span", ("first", .date(first)), ("last", .date(last))) }
  func standardInput() -> String { say("standardInput") }
  func standardInputTitle() -> String { say("standardInput.title") }
  func statedTotal() -> String { say("stated.total") }
  func standardOutput() -> String { say("standardOutput") }
  func standardError() -> String { say("standardError") }
  func columnUnnamed(number: Int) -> String { say("column.unnamed", ("number", .count(number))) }
  func warning(text: String) -> String { say("warning", ("text", .text(text))) }
  func systemTooManyFiles() -> String { say("system.tooManyFiles") }
  func systemCheckTheName() -> String { say("system.checkTheName") }
  func systemReason(reason: SystemReason) -> String { say("system.reason", ("reason", .name(reason.messageName))) }
  func internalError(type: String) -> String { say("internalError", ("type", .text(type))) }
  func internalErrorRemedy() -> String { say("internalError.remedy") }
  func programFault(command: String) -> String { say("programFault", ("command", .text(command))) }
  func programFaultRemedy() -> String { say("programFault.remedy") }
  func providerAuthority(title: String) -> String { say("provider.authority", ("title", .text(title))) }
  func providerAuthorityAtStart(title: String) -> String { say("provider.authorityAtStart", ("title", .text(title))) }
  func waitSeconds(count: Double) -> String { say("wait.seconds", ("count", .number(count))) }
  func waitMinutes(count: Int) -> String { say("wait.minutes", ("count", .count(count))) }
  func waitHours(count: Int) -> String { say("wait.hours", ("count", .count(count))) }
  func waitDays(count: Int) -> String { say("wait.days", ("count", .count(count))) }
  func metricName(metric: CompanyFigures.Metric) -> String { say("metric.name", ("metric", .name(metric.messageName))) }
  func batchFormatOfLineRemedy() -> String { say("batch.formatOfLine.remedy") }
  func batchSummary(done: Int, count: Int, unchanged: Int, failed: Int, firstFailed: Int) -> String { say("batch.summary", ("done", .count(done)), ("count", .count(count)), ("unchanged", .count(unchanged)), ("failed", .count(failed)), ("firstFailed", .count(firstFailed))) }
  func batchInterrupted(summary: String) -> String { say("batch.interrupted", ("summary", .text(summary))) }
  func batchProgress(done: Int, count: Int) -> String { say("batch.progress", ("done", .count(done)), ("count", .count(count))) }
  func batchShard(number: Int, count: Int) -> String { say("batch.shard", ("number", .count(number)), ("count", .count(count))) }
  func batchWithoutJournal(problem: String) -> String { say("batch.withoutJournal", ("problem", .text(problem))) }
  func chartTooManySeriesRemedy(choice: String) -> String { say("chart.tooManySeries.remedy", ("choice", .text(choice))) }
  func chartStatistics(points: Int) -> String { say("chart.statistics", ("points", .count(points))) }
  func symbolForm(most: Int) -> String { say("symbolForm", ("most", .count(most))) }
  func importReplaced(symbol: String, title: String) -> String { say("import.replaced", ("symbol", .text(symbol)), ("title", .text(title))) }
  func importReplacedImported(symbol: String) -> String { say("import.replacedImported", ("symbol", .text(symbol))) }
  func importNoDays(symbol: String) -> String { say("import.noDays", ("symbol", .text(symbol))) }
  func importDone(symbol: String, days: Int, span: String, new: Int, changed: Int) -> String { say("import.done", ("symbol", .text(symbol)), ("days", .count(days)), ("span", .text(span)), ("new", .count(new)), ("changed", .count(changed))) }
  func importPatience() -> String { say("import.patience") }
  func importSymbols(file: String, count: Int, total: Int) -> String { say("import.symbols", ("file", .text(file)), ("count", .count(count)), ("total", .count(total))) }
  func importNamed(file: String, symbol: String) -> String { say("import.named", ("file", .text(file)), ("symbol", .text(symbol))) }
  func importGuessed(file: String, column: String) -> String { say("import.guessed", ("file", .text(file)), ("column", .text(column))) }
  func importSkipped(file: String, count: Int) -> String { say("import.skipped", ("file", .text(file)), ("count", .count(count))) }
  func updateLeftAsImported(symbol: String) -> String { say("update.leftAsImported", ("symbol", .text(symbol))) }
  func updateDone(symbol: String, new: Int, changed: Int, last: CalendarDate, provider: String) -> String { say("update.done", ("symbol", .text(symbol)), ("new", .count(new)), ("changed", .count(changed)), ("last", .date(last)), ("provider", .text(provider))) }
  func updateDoneEmpty(symbol: String, new: Int, changed: Int, provider: String) -> String { say("update.doneEmpty", ("symbol", .text(symbol)), ("new", .count(new)), ("changed", .count(changed)), ("provider", .text(provider))) }
  func updateNothingStored() -> String { say("update.nothingStored") }
  func updateFetching(count: Int) -> String { say("update.fetching", ("count", .count(count))) }
  func updateFetchingSymbols() -> String { say("update.fetchingSymbols") }
  func updatePart(part: UpdatePart, count: Int) -> String { say("update.part", ("part", .name(part.messageName)), ("count", .count(count))) }
  func updateSummary(count: Int, parts: String) -> String { say("update.summary", ("count", .count(count)), ("parts", .text(parts))) }
  func updateSymbols(count: Int) -> String { say("update.symbols", ("count", .count(count))) }
  func updateSymbolsWithout(count: Int, left: Int, tests: Int, untypable: Int) -> String { say("update.symbolsWithout", ("count", .count(count)), ("left", .count(left)), ("tests", .count(tests)), ("untypable", .count(untypable))) }
  func storeReasonNoFolder() -> String { say("store.reason.noFolder") }
  func storeReasonMissing() -> String { say("store.reason.missing") }
  func storeReasonNoMemory() -> String { say("store.reason.noMemory") }
  func exportScript(path: String, hash: String) -> String { say("export.script", ("path", .text(path)), ("hash", .text(hash))) }
  func exportWrote(path: String) -> String { say("export.wrote", ("path", .text(path))) }
  func exportWroteSound(path: String, duration: String) -> String { say("export.wroteSound", ("path", .text(path)), ("duration", .text(duration))) }
  func exportForeignIndex(path: String) -> String { say("export.foreignIndex", ("path", .text(path))) }
  func exportPatience(path: String) -> String { say("export.patience", ("path", .text(path))) }
  func figuresFetched(symbol: String, age: FigureAge, count: Int) -> String { say("figures.fetched", ("symbol", .text(symbol)), ("age", .name(age.messageName)), ("count", .count(count))) }
  func figuresOlder(problem: String, fetched: String) -> String { say("figures.older", ("problem", .text(problem)), ("fetched", .text(fetched))) }
  func figuresPatience(symbol: String) -> String { say("figures.patience", ("symbol", .text(symbol))) }
  func pricesFetching(symbols: [String]) -> String { say("prices.fetching", ("symbols", .names(symbols))) }
  func pricesFetchingLatest(symbols: [String], isOne: Bool) -> String { say("prices.fetchingLatest", ("symbols", .names(symbols)), ("isOne", .flag(isOne))) }
  func pricesNotRefreshed(symbols: [String], reason: String) -> String { say("prices.notRefreshed", ("symbols", .names(symbols)), ("reason", .text(reason))) }
  func pricesLate(seconds: Double) -> String { say("prices.late", ("seconds", .number(seconds))) }
  func pricesJustFailed(symbols: [String], typed: String) -> String { say("prices.justFailed", ("symbols", .names(symbols)), ("typed", .text(typed))) }
  func pricesUsingSample(symbols: [String], problem: String) -> String { say("prices.usingSample", ("symbols", .names(symbols)), ("problem", .text(problem))) }
  func pricesUsingStored(symbol: String, problem: String) -> String { say("prices.usingStored", ("symbol", .text(symbol)), ("problem", .text(problem))) }
  func pricesNewer(symbols: [String], last: CalendarDate) -> String { say("prices.newer", ("symbols", .names(symbols)), ("last", .date(last))) }
  func companyReading(typed: String, symbol: String, name: String) -> String { say("company.reading", ("typed", .text(typed)), ("symbol", .text(symbol)), ("name", .text(name))) }
  func companyProposal(symbol: String, name: String) -> String { say("company.proposal", ("symbol", .text(symbol)), ("name", .text(name))) }
  func sampleLine(name: String, what: String) -> String { say("sample.line", ("name", .text(name)), ("what", .text(what))) }
  func sampleDated(name: String, what: String, first: CalendarDate, last: CalendarDate) -> String { say("sample.dated", ("name", .text(name)), ("what", .text(what)), ("first", .date(first)), ("last", .date(last))) }
  func deviceDefault(device: String) -> String { say("device.default", ("device", .text(device))) }
  func deviceNotResponding(device: String) -> String { say("device.notResponding", ("device", .text(device))) }
  func deviceRanDry(count: Int) -> String { say("device.ranDry", ("count", .count(count))) }
  func waitAnyKey(line: String) -> String { say("wait.anyKey", ("line", .text(line))) }
  func playStart() -> String { say("play.start") }
  func pauseEnter() -> String { say("pause.enter") }
  func pauseTyped(pause: String) -> String { say("pause.typed", ("pause", .text(pause))) }
  func pauseSet(pause: String) -> String { say("pause.set", ("pause", .text(pause))) }
  func pauseReader(reader: String) -> String { say("pause.reader", ("reader", .text(reader))) }
  func pauseNoReader() -> String { say("pause.noReader") }
  func pauseRemote() -> String { say("pause.remote") }
  func pauseNoTerminal() -> String { say("pause.noTerminal") }
  func pauseNoText() -> String { say("pause.noText") }
  func hintReader() -> String { say("hint.reader") }
  func configReaders(readers: [String], settings: [String]) -> String { say("config.readers", ("readers", .names(readers)), ("settings", .names(settings))) }
  func configReadersNone(readers: [String]) -> String { say("config.readersNone", ("readers", .names(readers))) }
  func listRemoved(list: String) -> String { say("list.removed", ("list", .text(list))) }
  func listNone() -> String { say("list.none") }
  func listAlreadyThere(symbols: [String], count: Int) -> String { say("list.alreadyThere", ("symbols", .names(symbols)), ("count", .count(count))) }
  func listLine(name: String, symbols: String) -> String { say("list.line", ("name", .text(name)), ("symbols", .text(symbols))) }
  func listLineEmpty(name: String) -> String { say("list.lineEmpty", ("name", .text(name))) }
  func listSetting(key: String, value: String) -> String { say("list.setting", ("key", .text(key)), ("value", .text(value))) }
  func searchMore() -> String { say("search.more") }
  func searchLines() -> String { say("search.lines") }
  func searchOpening() -> String { say("search.opening") }
  func searchEnter(company: String) -> String { say("search.enter", ("company", .text(company))) }
  func searchThereAreMore() -> String { say("search.thereAreMore") }
  func searchNothing(text: String) -> String { say("search.nothing", ("text", .text(text))) }
  func configNothing() -> String { say("config.nothing") }
  func configSet(key: String, value: String, path: String) -> String { say("config.set", ("key", .text(key)), ("value", .text(value)), ("path", .text(path))) }
  func configUnset(key: String, path: String) -> String { say("config.unset", ("key", .text(key)), ("path", .text(path))) }
  func configWasNotSet(key: String, path: String) -> String { say("config.wasNotSet", ("key", .text(key)), ("path", .text(path))) }
  func configReadable(path: String) -> String { say("config.readable", ("path", .text(path))) }
  func configVisibleKey() -> String { say("config.visibleKey") }
  func configOverridden(variable: String) -> String { say("config.overridden", ("variable", .text(variable))) }
  func configSecret() -> String { say("config.secret") }
  func configLine(key: String, value: String, place: String) -> String { say("config.line", ("key", .text(key)), ("value", .text(value)), ("place", .text(place))) }
  func configLineUnset(key: String) -> String { say("config.lineUnset", ("key", .text(key))) }
  func configMeaning(line: String, meaning: String, form: String) -> String { say("config.meaning", ("line", .text(line)), ("meaning", .text(meaning)), ("form", .text(form))) }
  func configVariable(name: String) -> String { say("config.variable", ("name", .text(name))) }
  func configFile(path: String) -> String { say("config.file", ("path", .text(path))) }
  func configCommandLine() -> String { say("config.commandLine") }
  func configTypeSecret(key: String) -> String { say("config.typeSecret", ("key", .text(key))) }
  func againLine(command: String) -> String { say("again.line", ("command", .text(command))) }
  func noteDerived(name: String, count: Int, total: Int) -> String { say("note.derived", ("name", .text(name)), ("count", .count(count)), ("total", .count(total))) }
  func notePossibleSplit(name: String, date: CalendarDate, shares: String) -> String { say("note.possibleSplit", ("name", .text(name)), ("date", .date(date)), ("shares", .text(shares))) }
  func noteFurtherSplits(name: String, count: Int) -> String { say("note.furtherSplits", ("name", .text(name)), ("count", .count(count))) }
  func noteLeftOut(name: String, count: Int, compared: Int) -> String { say("note.leftOut", ("name", .text(name)), ("count", .count(count)), ("compared", .count(compared))) }
  func noteToldAs(name: String, form: FormName, column: String, other: String) -> String { say("note.toldAs", ("name", .text(name)), ("form", .name(form.messageName)), ("column", .text(column)), ("other", .text(other))) }
  func noteNoOrder(name: String) -> String { say("note.noOrder", ("name", .text(name))) }
  func noteRowsSorted(name: String, row: Int) -> String { say("note.rowsSorted", ("name", .text(name)), ("row", .count(row))) }
  func noteRepeatedDates(name: String, count: Int, example: CalendarDate) -> String { say("note.repeatedDates", ("name", .text(name)), ("count", .count(count)), ("example", .date(example))) }
  func noteTimesConverted(name: String) -> String { say("note.timesConverted", ("name", .text(name))) }
  func noteEmptyRows(name: String, count: Int) -> String { say("note.emptyRows", ("name", .text(name)), ("count", .count(count))) }
  func noteRowsWithoutPosition(name: String, count: Int, row: Int) -> String { say("note.rowsWithoutPosition", ("name", .text(name)), ("count", .count(count)), ("row", .count(row))) }
  func notePreamble(name: String, count: Int) -> String { say("note.preamble", ("name", .text(name)), ("count", .count(count))) }
  func noteFooter(name: String, count: Int, row: Int) -> String { say("note.footer", ("name", .text(name)), ("count", .count(count)), ("row", .count(row))) }
  func noteShortRows(name: String, count: Int, row: Int) -> String { say("note.shortRows", ("name", .text(name)), ("count", .count(count)), ("row", .count(row))) }
  func noteEncoding(name: String, encoding: String) -> String { say("note.encoding", ("name", .text(name)), ("encoding", .text(encoding))) }
  func noteQuotesInCells(name: String, row: Int) -> String { say("note.quotesInCells", ("name", .text(name)), ("row", .count(row))) }
  func noteOneOfColumns(name: String, column: String, count: Int, others: [String]) -> String { say("note.oneOfColumns", ("name", .text(name)), ("column", .text(column)), ("count", .count(count)), ("others", .names(others))) }
  func noteHeadingsRepeated(name: String, count: Int) -> String { say("note.headingsRepeated", ("name", .text(name)), ("count", .count(count))) }
  func noteColumnsLeftOut(name: String, count: Int, columns: [String]) -> String { say("note.columnsLeftOut", ("name", .text(name)), ("count", .count(count)), ("columns", .names(columns))) }
  func noteEmptySeries(name: String, count: Int, example: String) -> String { say("note.emptySeries", ("name", .text(name)), ("count", .count(count)), ("example", .text(example))) }
  func noteConstantColumn(name: String, column: String, value: String) -> String { say("note.constantColumn", ("name", .text(name)), ("column", .text(column)), ("value", .text(value))) }
  func noteReferenceLine(name: String, column: String, value: String) -> String { say("note.referenceLine", ("name", .text(name)), ("column", .text(column)), ("value", .text(value))) }
  func noteNumbersAsTexts(name: String, columns: [String], option: String) -> String { say("note.numbersAsTexts", ("name", .text(name)), ("columns", .names(columns)), ("option", .text(option))) }
  func noteNearlyAlongX(name: String, column: String, option: String) -> String { say("note.nearlyAlongX", ("name", .text(name)), ("column", .text(column)), ("option", .text(option))) }
  func noteNearlyAlongRows(name: String, option: String) -> String { say("note.nearlyAlongRows", ("name", .text(name)), ("option", .text(option))) }
  func noteNearlyGrouping(name: String, column: String, option: String) -> String { say("note.nearlyGrouping", ("name", .text(name)), ("column", .text(column)), ("option", .text(option))) }
  func noteNearlyOneSeries(name: String, option: String) -> String { say("note.nearlyOneSeries", ("name", .text(name)), ("option", .text(option))) }
  func noteLimits(name: String, column: String, count: Int) -> String { say("note.limits", ("name", .text(name)), ("column", .text(column)), ("count", .count(count))) }
  func noteFlags(name: String, column: String, count: Int) -> String { say("note.flags", ("name", .text(name)), ("column", .text(column)), ("count", .count(count))) }
  func noteBarsOfZeros(name: String, count: Int, row: Int) -> String { say("note.barsOfZeros", ("name", .text(name)), ("count", .count(count)), ("row", .count(row))) }
  func noteSentinel(name: String, column: String, value: String, count: Int) -> String { say("note.sentinel", ("name", .text(name)), ("column", .text(column)), ("value", .text(value)), ("count", .count(count))) }
  func noteBadCells(name: String, column: String, count: Int) -> String { say("note.badCells", ("name", .text(name)), ("column", .text(column)), ("count", .count(count))) }
  func noteSeveralAtOne(name: String, points: Int, positions: Int) -> String { say("note.severalAtOne", ("name", .text(name)), ("points", .count(points)), ("positions", .count(positions))) }
  func noteTotalRow(name: String, row: String) -> String { say("note.totalRow", ("name", .text(name)), ("row", .text(row))) }
  func noteThousands(name: String, column: String, example: String) -> String { say("note.thousands", ("name", .text(name)), ("column", .text(column)), ("example", .text(example))) }
  func noteTableInField(name: String, path: String) -> String { say("note.tableInField", ("name", .text(name)), ("path", .text(path))) }
  func noteLinesWithoutMatch(name: String, count: Int) -> String { say("note.linesWithoutMatch", ("name", .text(name)), ("count", .count(count))) }
  func noteSearchesBrokenOff(name: String, count: Int, line: Int) -> String { say("note.searchesBrokenOff", ("name", .text(name)), ("count", .count(count)), ("line", .count(line))) }
  func noteIncomplete(name: String, isFirst: Bool, interval: Interval, days: String) -> String { say("note.incomplete", ("name", .text(name)), ("isFirst", .flag(isFirst)), ("interval", .name(interval.messageName)), ("days", .text(days))) }
  func noteOnDay(day: CalendarDate) -> String { say("note.onDay", ("day", .date(day))) }
  func noteFromTo(first: CalendarDate, last: CalendarDate) -> String { say("note.fromTo", ("first", .date(first)), ("last", .date(last))) }
  func guessStored(name: String, values: String, rows: Int) -> String { say("guess.stored", ("name", .text(name)), ("values", .text(values)), ("rows", .count(rows))) }
  func guessWideYears(name: String, form: String, headings: String, rows: Int) -> String { say("guess.wideYears", ("name", .text(name)), ("form", .text(form)), ("headings", .text(headings)), ("rows", .count(rows))) }
  func guessWideSeries(name: String, form: String, headings: String, by: String, rows: Int) -> String { say("guess.wideSeries", ("name", .text(name)), ("form", .text(form)), ("headings", .text(headings)), ("by", .text(by)), ("rows", .count(rows))) }
  func guessTable(name: String, form: String, x: String, xCount: Int, values: String, valueCount: Int, by: String, rows: Int) -> String { say("guess.table", ("name", .text(name)), ("form", .text(form)), ("x", .text(x)), ("xCount", .count(xCount)), ("values", .text(values)), ("valueCount", .count(valueCount)), ("by", .text(by)), ("rows", .count(rows))) }
  func guessRows(name: String, records: Int, parts: String) -> String { say("guess.rows", ("name", .text(name)), ("records", .count(records)), ("parts", .text(parts))) }
  func guessRowPart(part: RowPart, count: Int) -> String { say("guess.rowPart", ("part", .name(part.messageName)), ("count", .count(count))) }
  func guessForm(format: String, cells: CellMark, mark: String, isPrices: Bool, hasDecimalCommas: Bool, hasHeadings: Bool) -> String { say("guess.form", ("format", .text(format)), ("cells", .name(cells.messageName)), ("mark", .text(mark)), ("isPrices", .flag(isPrices)), ("hasDecimalCommas", .flag(hasDecimalCommas)), ("hasHeadings", .flag(hasHeadings))) }
  func columnsOf(name: String) -> String { say("columns.of", ("name", .text(name))) }
  func columnsStored(name: String) -> String { say("columns.stored", ("name", .text(name))) }
  func columnsRead(name: String, form: String, isRecord: Bool, row: Int) -> String { say("columns.read", ("name", .text(name)), ("form", .text(form)), ("isRecord", .flag(isRecord)), ("row", .count(row))) }
  func columnsContent(content: ColumnSummary.Content) -> String { say("columns.content", ("content", .name(content.messageName))) }
  func columnsRole(role: ColumnSummary.Role) -> String { say("columns.role", ("role", .name(role.messageName))) }
  func batchUnreadableRemedy() -> String { say("batch.unreadable.remedy") }
  func batchUnknownKey(line: Int, name: String) -> String { say("batch.unknownKey", ("line", .count(line)), ("name", .text(name))) }
  func batchUnknownKeyRemedy() -> String { say("batch.unknownKey.remedy") }
  func batchFormatOfLine(line: Int) -> String { say("batch.formatOfLine", ("line", .count(line))) }
  func batchKeyOfWholeBatch(line: Int, name: String) -> String { say("batch.keyOfWholeBatch", ("line", .count(line)), ("name", .text(name))) }
  func remedyLeaveItOut() -> String { say("remedy.leaveItOut") }
  func batchKeyOfWholeBatchRemedy(name: String) -> String { say("batch.keyOfWholeBatch.remedy", ("name", .text(name))) }
  func batchRepeatedKey(name: String) -> String { say("batch.repeatedKey", ("name", .text(name))) }
  func batchRepeatedKeyRemedy() -> String { say("batch.repeatedKey.remedy") }
  func batchMissingColumn(name: String) -> String { say("batch.missingColumn", ("name", .text(name))) }
  func batchMissingColumnRemedy() -> String { say("batch.missingColumn.remedy") }
  func batchMissingValue(name: String) -> String { say("batch.missingValue", ("name", .text(name))) }
  func batchMissingValueRemedy() -> String { say("batch.missingValue.remedy") }
  func batchNotARecord() -> String { say("batch.notARecord") }
  func batchNotARecordRemedy() -> String { say("batch.notARecord.remedy") }
  func batchBadValue(key: String) -> String { say("batch.badValue", ("key", .text(key))) }
  func batchBadValueRemedy() -> String { say("batch.badValue.remedy") }
  func batchSeveralValues(key: String) -> String { say("batch.severalValues", ("key", .text(key))) }
  func batchSeveralValuesRemedy() -> String { say("batch.severalValues.remedy") }
  func batchStandardInput() -> String { say("batch.standardInput") }
  func batchStandardInputRemedy() -> String { say("batch.standardInput.remedy") }
  func batchNotAFile(path: String) -> String { say("batch.notAFile", ("path", .text(path))) }
  func batchNotAFileRemedy() -> String { say("batch.notAFile.remedy") }
  func batchSameOutput(lines: [String], path: String) -> String { say("batch.sameOutput", ("lines", .names(lines)), ("path", .text(path))) }
  func batchSameOutputRemedy() -> String { say("batch.sameOutput.remedy") }
  func batchOutputIsInput(writer: Int, path: String, reader: Int) -> String { say("batch.outputIsInput", ("writer", .count(writer)), ("path", .text(path)), ("reader", .count(reader))) }
  func batchOutputIsInputRemedy() -> String { say("batch.outputIsInput.remedy") }
  func batchOutputIsManifest(line: Int, path: String) -> String { say("batch.outputIsManifest", ("line", .count(line)), ("path", .text(path))) }
  func remedyChooseAnotherNameNothingWasWritten() -> String { say("remedy.chooseAnotherNameNothingWasWritten") }
  func batchOutputIsJournal(line: Int, path: String) -> String { say("batch.outputIsJournal", ("line", .count(line)), ("path", .text(path))) }
  func batchOutputIsResults(line: Int, path: String) -> String { say("batch.outputIsResults", ("line", .count(line)), ("path", .text(path))) }
  func batchJournalNeedsName() -> String { say("batch.journalNeedsName") }
  func batchJournalNeedsNameRemedy() -> String { say("batch.journalNeedsName.remedy") }
  func batchNotAJournal(path: String) -> String { say("batch.notAJournal", ("path", .text(path))) }
  func batchNotAJournalRemedy() -> String { say("batch.notAJournal.remedy") }
  func batchLongLines(path: String, count: Int) -> String { say("batch.longLines", ("path", .text(path)), ("count", .count(count))) }
  func batchJournalInUse(path: String) -> String { say("batch.journalInUse", ("path", .text(path))) }
  func batchJournalInUseRemedy() -> String { say("batch.journalInUse.remedy") }
  func batchJournal(path: String, reason: String) -> String { say("batch.journal", ("path", .text(path)), ("reason", .text(reason))) }
  func batchJournalRemedy() -> String { say("batch.journal.remedy") }
  func batchDied(status: Int) -> String { say("batch.died", ("status", .count(status))) }
  func batchDiedRemedy() -> String { say("batch.died.remedy") }
  func chartNoPoints() -> String { say("chart.noPoints") }
  func chartNoPointsRemedy() -> String { say("chart.noPoints.remedy") }
  func chartNotFinite(point: Int) -> String { say("chart.notFinite", ("point", .count(point))) }
  func chartNotFiniteRemedy() -> String { say("chart.notFinite.remedy") }
  func chartNotARank(point: Int) -> String { say("chart.notARank", ("point", .count(point))) }
  func chartNotARankRemedy() -> String { say("chart.notARank.remedy") }
  func chartUnequalCounts(positions: Int, values: Int) -> String { say("chart.unequalCounts", ("positions", .count(positions)), ("values", .count(values))) }
  func chartUnequalCountsRemedy() -> String { say("chart.unequalCounts.remedy") }
  func rangeNotALength(text: String) -> String { say("range.notALength", ("text", .text(text))) }
  func rangeNoDates() -> String { say("range.noDates") }
  func rangeNoDatesRemedy() -> String { say("range.noDates.remedy") }
  func rangeEndBeforeStart(end: CalendarDate, start: CalendarDate) -> String { say("range.endBeforeStart", ("end", .date(end)), ("start", .date(start))) }
  func rangeEndBeforeStartRemedy() -> String { say("range.endBeforeStart.remedy") }
  func rangeNothingInRange(first: CalendarDate, last: CalendarDate) -> String { say("range.nothingInRange", ("first", .date(first)), ("last", .date(last))) }
  func remedyChooseARangeWithinTheseDates() -> String { say("remedy.chooseARangeWithinTheseDates") }
  func rangeNoSuchColumn(column: String) -> String { say("range.noSuchColumn", ("column", .text(column))) }
  func remedyChooseAnotherValue() -> String { say("remedy.chooseAnotherValue") }
  func scoreSmoothingWidth(width: Double) -> String { say("score.smoothingWidth", ("width", .number(width))) }
  func scoreSmoothingWidthRemedy(least: Double, most: Double) -> String { say("score.smoothingWidth.remedy", ("least", .number(least)), ("most", .number(most))) }
  func scoreOutOfRange(quantity: ScoreError.Quantity, value: Double) -> String { say("score.outOfRange", ("quantity", .name(quantity.messageName)), ("value", .number(value))) }
  func scoreOutOfRangeRemedy(least: Double, most: Double) -> String { say("score.outOfRange.remedy", ("least", .number(least)), ("most", .number(most))) }
  func scoreLogarithmOf(value: Double, series: String) -> String { say("score.logarithmOf", ("value", .number(value)), ("series", .text(series))) }
  func scoreLogarithmOfRemedy() -> String { say("score.logarithmOf.remedy") }
  func scoreEmptyAxis(minimum: Double, maximum: Double) -> String { say("score.emptyAxis", ("minimum", .number(minimum)), ("maximum", .number(maximum))) }
  func scoreEmptyAxisRemedy() -> String { say("score.emptyAxis.remedy") }
  func scorePitchAboveSampleRate(sampleRate: Int, high: Double) -> String { say("score.pitchAboveSampleRate", ("sampleRate", .count(sampleRate)), ("high", .number(high))) }
  func scorePitchAboveSampleRateRemedy(limit: Double) -> String { say("score.pitchAboveSampleRate.remedy", ("limit", .number(limit))) }
  func scoreTooManyTogether(count: Int) -> String { say("score.tooManyTogether", ("count", .count(count))) }
  func scoreTooManyTogetherRemedy() -> String { say("score.tooManyTogether.remedy") }
  func scoreNoBase(series: String) -> String { say("score.noBase", ("series", .text(series))) }
  func scoreNoBaseRemedy() -> String { say("score.noBase.remedy") }
  func scoreNoCandles(series: String) -> String { say("score.noCandles", ("series", .text(series))) }
  func scoreNoCandlesRemedy() -> String { say("score.noCandles.remedy") }
  func scoreNoVolume(series: String) -> String { say("score.noVolume", ("series", .text(series))) }
  func scoreNoVolumeRemedy() -> String { say("score.noVolume.remedy") }
  func chartTooManySeries(count: Int, limit: Int) -> String { say("chart.tooManySeries", ("count", .count(count)), ("limit", .count(limit))) }
  func chartTooManySeriesRemedyRows() -> String { say("chart.tooManySeries.remedyRows") }
  func figureNotASymbol(text: String) -> String { say("figure.notASymbol", ("text", .text(text))) }
  func figureNotASymbolRemedy() -> String { say("figure.notASymbol.remedy") }
  func figureUnknownMetric(text: String, names: [String]) -> String { say("figure.unknownMetric", ("text", .text(text)), ("names", .names(names))) }
  func figureUnknownPeriod(text: String, names: [String]) -> String { say("figure.unknownPeriod", ("text", .text(text)), ("names", .names(names))) }
  func figureUnknownCompany(symbol: String) -> String { say("figure.unknownCompany", ("symbol", .text(symbol))) }
  func figureUnknownCompanyRemedy() -> String { say("figure.unknownCompany.remedy") }
  func figureNothingFiled(symbol: String) -> String { say("figure.nothingFiled", ("symbol", .text(symbol))) }
  func figureNothingFiledRemedy() -> String { say("figure.nothingFiled.remedy") }
  func figureNothingStored(symbol: String) -> String { say("figure.nothingStored", ("symbol", .text(symbol))) }
  func remedyLeaveOutOfflineAndUnsetThe() -> String { say("remedy.leaveOutOfflineAndUnsetThe") }
  func figureNoPrices(source: String, value: String) -> String { say("figure.noPrices", ("source", .text(source)), ("value", .text(value))) }
  func figureNoPricesRemedy() -> String { say("figure.noPrices.remedy") }
  func figureNotByPeriod(symbol: String, titles: String, period: CompanyFigures.Period) -> String { say("figure.notByPeriod", ("symbol", .text(symbol)), ("titles", .text(titles)), ("period", .name(period.messageName))) }
  func figureNotByPeriodRemedy(instead: String) -> String { say("figure.notByPeriod.remedy", ("instead", .text(instead))) }
  func figureNoneInRange(symbol: String, titles: String) -> String { say("figure.noneInRange", ("symbol", .text(symbol)), ("titles", .text(titles))) }
  func figureNoneInRangeRemedy(options: [String]) -> String { say("figure.noneInRange.remedy", ("options", .names(options))) }
  func figureNoFigures(symbol: String, titles: String) -> String { say("figure.noFigures", ("symbol", .text(symbol)), ("titles", .text(titles))) }
  func figureNoFiguresRemedy(symbol: String) -> String { say("figure.noFigures.remedy", ("symbol", .text(symbol))) }
  func importSeveralFilesAs(symbol: String) -> String { say("import.severalFilesAs", ("symbol", .text(symbol))) }
  func importSeveralFilesAsRemedy() -> String { say("import.severalFilesAs.remedy") }
  func importBadSymbol(text: String) -> String { say("import.badSymbol", ("text", .text(text))) }
  func importNoSymbol(name: String) -> String { say("import.noSymbol", ("name", .text(name))) }
  func importNoSymbolRemedy() -> String { say("import.noSymbol.remedy") }
  func importNotDates(name: String) -> String { say("import.notDates", ("name", .text(name))) }
  func importNotDatesRemedy() -> String { say("import.notDates.remedy") }
  func importNotDays(name: String, example: String) -> String { say("import.notDays", ("name", .text(name)), ("example", .text(example))) }
  func importNotDaysRemedy() -> String { say("import.notDays.remedy") }
  func readNotFound(file: String) -> String { say("read.notFound", ("file", .text(file))) }
  func readNotFoundRemedy() -> String { say("read.notFound.remedy") }
  func readIsDirectory(file: String) -> String { say("read.isDirectory", ("file", .text(file))) }
  func remedyGiveThePathOfAFile() -> String { say("remedy.giveThePathOfAFile") }
  func readUnreadable(file: String, reason: String) -> String { say("read.unreadable", ("file", .text(file)), ("reason", .text(reason))) }
  func remedyCheckItsPermissionsOrGiveAnother() -> String { say("remedy.checkItsPermissionsOrGiveAnother") }
  func readCannotKeep(file: String, folder: String, reason: String) -> String { say("read.cannotKeep", ("file", .text(file)), ("folder", .text(folder)), ("reason", .text(reason))) }
  func readCannotKeepRemedy() -> String { say("read.cannotKeep.remedy") }
  func readEmpty(file: String) -> String { say("read.empty", ("file", .text(file))) }
  func remedyGiveAFileWithRowsOf() -> String { say("remedy.giveAFileWithRowsOf") }
  func readNoRows(file: String) -> String { say("read.noRows", ("file", .text(file))) }
  func readTooLarge(file: String, limit: Int) -> String { say("read.tooLarge", ("file", .text(file)), ("limit", .count(limit))) }
  func readTooLargeRemedy() -> String { say("read.tooLarge.remedy") }
  func readOutOfMemory(file: String) -> String { say("read.outOfMemory", ("file", .text(file))) }
  func readOutOfMemoryRemedy() -> String { say("read.outOfMemory.remedy") }
  func readBadRegex(pattern: String) -> String { say("read.badRegex", ("pattern", .text(pattern))) }
  func readBadRegexRemedy() -> String { say("read.badRegex.remedy") }
  func readMissingPatternLibrary(name: String) -> String { say("read.missingPatternLibrary", ("name", .text(name))) }
  func readMissingPatternLibraryRemedy() -> String { say("read.missingPatternLibrary.remedy") }
  func readUnknownEncoding(name: String) -> String { say("read.unknownEncoding", ("name", .text(name))) }
  func readUnknownEncodingRemedy() -> String { say("read.unknownEncoding.remedy") }
  func readNotInEncoding(file: String, name: String) -> String { say("read.notInEncoding", ("file", .text(file)), ("name", .text(name))) }
  func readNotInEncodingRemedy() -> String { say("read.notInEncoding.remedy") }
  func readWebAddress(address: String) -> String { say("read.webAddress", ("address", .text(address))) }
  func readWebAddressRemedy() -> String { say("read.webAddress.remedy") }
  func readNothingMatches(file: String, pattern: String) -> String { say("read.nothingMatches", ("file", .text(file)), ("pattern", .text(pattern))) }
  func readNothingMatchesRemedy() -> String { say("read.nothingMatches.remedy") }
  func readSearchTooSlow(file: String, seconds: Int) -> String { say("read.searchTooSlow", ("file", .text(file)), ("seconds", .count(seconds))) }
  func readEverySearchBrokenOff(file: String, line: Int) -> String { say("read.everySearchBrokenOff", ("file", .text(file)), ("line", .count(line))) }
  func readEverySearchBrokenOffRemedy() -> String { say("read.everySearchBrokenOff.remedy") }
  func readNulByte(row: Int, file: String) -> String { say("read.nulByte", ("row", .count(row)), ("file", .text(file))) }
  func readNulByteRemedy() -> String { say("read.nulByte.remedy") }
  func readNoHeader(file: String, line: Int) -> String { say("read.noHeader", ("file", .text(file)), ("line", .count(line))) }
  func readNoHeaderRemedy() -> String { say("read.noHeader.remedy") }
  func readCellTooLong(row: Int, file: String, limit: Int) -> String { say("read.cellTooLong", ("row", .count(row)), ("file", .text(file)), ("limit", .count(limit))) }
  func readCellTooLongRemedy() -> String { say("read.cellTooLong.remedy") }
  func readRowTooLong(row: Int, file: String, limit: Int) -> String { say("read.rowTooLong", ("row", .count(row)), ("file", .text(file)), ("limit", .count(limit))) }
  func readRowTooLongRemedy() -> String { say("read.rowTooLong.remedy") }
  func readUnterminatedQuote(row: Int, file: String) -> String { say("read.unterminatedQuote", ("row", .count(row)), ("file", .text(file))) }
  func remedyCloseItOrDoubleItIf() -> String { say("remedy.closeItOrDoubleItIf") }
  func readTextAfterQuote(row: Int, file: String) -> String { say("read.textAfterQuote", ("row", .count(row)), ("file", .text(file))) }
  func readTextAfterQuoteRemedy() -> String { say("read.textAfterQuote.remedy") }
  func readRaggedRow(row: Int, file: String, found: Int, expected: Int) -> String { say("read.raggedRow", ("row", .count(row)), ("file", .text(file)), ("found", .count(found)), ("expected", .count(expected))) }
  func readRaggedRowRemedy() -> String { say("read.raggedRow.remedy") }
  func readBadDelimiter(character: String) -> String { say("read.badDelimiter", ("character", .text(character))) }
  func readBadDelimiterRemedy() -> String { say("read.badDelimiter.remedy") }
  func readUnknownColumn(file: String, column: String) -> String { say("read.unknownColumn", ("file", .text(file)), ("column", .text(column))) }
  func readUnknownColumnRemedyUnnamed() -> String { say("read.unknownColumn.remedyUnnamed") }
  func readUnknownColumnRemedy(headings: [String]) -> String { say("read.unknownColumn.remedy", ("headings", .names(headings))) }
  func readAmbiguousColumn(file: String, count: Int, name: String) -> String { say("read.ambiguousColumn", ("file", .text(file)), ("count", .count(count)), ("name", .text(name))) }
  func readAmbiguousColumnRemedy(numbers: [String]) -> String { say("read.ambiguousColumn.remedy", ("numbers", .names(numbers))) }
  func readNoNumericColumn(file: String) -> String { say("read.noNumericColumn", ("file", .text(file))) }
  func readNoNumericColumnRemedyAlone() -> String { say("read.noNumericColumn.remedyAlone") }
  func readNoNumericColumnRemedy(headings: [String]) -> String { say("read.noNumericColumn.remedy", ("headings", .names(headings))) }
  func readOnlyCodes(file: String, headings: [String]) -> String { say("read.onlyCodes", ("file", .text(file)), ("headings", .names(headings))) }
  func readOnlyCodesRemedy() -> String { say("read.onlyCodes.remedy") }
  func readMatrix(file: String, count: Int) -> String { say("read.matrix", ("file", .text(file)), ("count", .count(count))) }
  func readMatrixRemedy() -> String { say("read.matrix.remedy") }
  func readSingleRow(file: String, count: Int, headings: [String]) -> String { say("read.singleRow", ("file", .text(file)), ("count", .count(count)), ("headings", .names(headings))) }
  func readSingleRowRemedy() -> String { say("read.singleRow.remedy") }
  func readNoSuchRows(value: String, column: String, file: String) -> String { say("read.noSuchRows", ("value", .text(value)), ("column", .text(column)), ("file", .text(file))) }
  func readUnknownGroup(name: String, file: String) -> String { say("read.unknownGroup", ("name", .text(name)), ("file", .text(file))) }
  func readNoGroups(file: String, name: String) -> String { say("read.noGroups", ("file", .text(file)), ("name", .text(name))) }
  func readNoGroupsRemedy() -> String { say("read.noGroups.remedy") }
  func kindTooFew(form: String, needed: Int, found: Int) -> String { say("kind.tooFew", ("form", .text(form)), ("needed", .count(needed)), ("found", .count(found))) }
  func kindTooFewRemedy(form: String) -> String { say("kind.tooFew.remedy", ("form", .text(form))) }
  func kindAllEqual(form: String, value: String) -> String { say("kind.allEqual", ("form", .text(form)), ("value", .text(value))) }
  func kindAllEqualRemedy() -> String { say("kind.allEqual.remedy") }
  func kindNegative(name: String, value: String) -> String { say("kind.negative", ("name", .text(name)), ("value", .text(value))) }
  func kindNegativeRemedy() -> String { say("kind.negative.remedy") }
  func kindTooManyBins(allowed: Int) -> String { say("kind.tooManyBins", ("allowed", .count(allowed))) }
  func kindTooManyBinsRemedy() -> String { say("kind.tooManyBins.remedy") }
  func kindTooManyGroups(found: Int, allowed: Int) -> String { say("kind.tooManyGroups", ("found", .count(found)), ("allowed", .count(allowed))) }
  func kindTooManyGroupsRemedy() -> String { say("kind.tooManyGroups.remedy") }
  func kindRepeatedCell(row: String, column: String) -> String { say("kind.repeatedCell", ("row", .text(row)), ("column", .text(column))) }
  func kindRepeatedCellRemedy() -> String { say("kind.repeatedCell.remedy") }
  func kindMissing(form: String, need: FormError.Need) -> String { say("kind.missing", ("form", .text(form)), ("need", .name(need.messageName))) }
  func kindMissingRemedy(need: FormError.Need) -> String { say("kind.missing.remedy", ("need", .name(need.messageName))) }
  func kindNotHere(form: String, place: String) -> String { say("kind.notHere", ("form", .text(form)), ("place", .text(place))) }
  func kindNotHereRemedy() -> String { say("kind.notHere.remedy") }
  func readNoValues(column: String, file: String) -> String { say("read.noValues", ("column", .text(column)), ("file", .text(file))) }
  func readNoValuesRemedy() -> String { say("read.noValues.remedy") }
  func readNotANumber(place: CellLocation, text: String) -> String { say("read.notANumber", ("place", .text(cell(place))), ("text", .text(text))) }
  func readTextNotANumber(place: CellLocation, text: String) -> String { say("read.textNotANumber", ("place", .text(cell(place))), ("text", .text(text))) }
  func readListInCell(place: CellLocation, text: String) -> String { say("read.listInCell", ("place", .text(cell(place))), ("text", .text(text))) }
  func readListInCellRemedy() -> String { say("read.listInCell.remedy") }
  func readAmbiguousComma(place: CellLocation, text: String) -> String { say("read.ambiguousComma", ("place", .text(cell(place))), ("text", .text(text))) }
  func readAmbiguousCommaRemedy() -> String { say("read.ambiguousComma.remedy") }
  func readAmbiguousPoint(place: CellLocation, text: String) -> String { say("read.ambiguousPoint", ("place", .text(cell(place))), ("text", .text(text))) }
  func readAmbiguousPointRemedy() -> String { say("read.ambiguousPoint.remedy") }
  func readNotFinite(place: CellLocation, text: String) -> String { say("read.notFinite", ("place", .text(cell(place))), ("text", .text(text))) }
  func remedyCorrectItOrLeaveItEmpty() -> String { say("remedy.correctItOrLeaveItEmpty") }
  func readNotAPriceFile(file: String, value: String) -> String { say("read.notAPriceFile", ("file", .text(file)), ("value", .text(value))) }
  func readNotAPriceFileRemedy() -> String { say("read.notAPriceFile.remedy") }
  func readPriceColumnMissing(file: String, column: String, value: String) -> String { say("read.priceColumnMissing", ("file", .text(file)), ("column", .text(column)), ("value", .text(value))) }
  func readEmptyPosition(place: CellLocation) -> String { say("read.emptyPosition", ("place", .text(cell(place)))) }
  func remedyFillItInOrRemoveTheRow() -> String { say("remedy.fillItInOrRemoveTheRow") }
  func readMissingPosition(place: CellLocation, text: String) -> String { say("read.missingPosition", ("place", .text(cell(place))), ("text", .text(text))) }
  func readNotAPosition(place: CellLocation, text: String) -> String { say("read.notAPosition", ("place", .text(cell(place))), ("text", .text(text))) }
  func remedyCorrectItOrRemoveTheRow() -> String { say("remedy.correctItOrRemoveTheRow") }
  func readMixedPrecision(place: CellLocation, text: String) -> String { say("read.mixedPrecision", ("place", .text(cell(place))), ("text", .text(text))) }
  func readMixedPrecisionRemedy() -> String { say("read.mixedPrecision.remedy") }
  func readNotADate(place: CellLocation, text: String) -> String { say("read.notADate", ("place", .text(cell(place))), ("text", .text(text))) }
  func readAmbiguousDates(place: CellLocation, text: String) -> String { say("read.ambiguousDates", ("place", .text(cell(place))), ("text", .text(text))) }
  func readMixedDateOrder(place: CellLocation, text: String) -> String { say("read.mixedDateOrder", ("place", .text(cell(place))), ("text", .text(text))) }
  func readMixedOffsets(place: CellLocation, text: String) -> String { say("read.mixedOffsets", ("place", .text(cell(place))), ("text", .text(text))) }
  func readMixedOffsetsRemedy() -> String { say("read.mixedOffsets.remedy") }
  func readBadDateFormat(text: String) -> String { say("read.badDateFormat", ("text", .text(text))) }
  func readBadDateFormatRemedy() -> String { say("read.badDateFormat.remedy") }
  func readNoDatesInFormat(file: String, format: String) -> String { say("read.noDatesInFormat", ("file", .text(file)), ("format", .text(format))) }
  func readNoDatesInFormatRemedy() -> String { say("read.noDatesInFormat.remedy") }
  func readBadJSON(file: String, fault: JSONFault, line: Int, column: Int) -> String { say("read.badJSON", ("file", .text(file)), ("fault", .name(fault.messageName)), ("line", .count(line)), ("column", .count(column))) }
  func remedyCorrectItThere() -> String { say("remedy.correctItThere") }
  func readFieldNotFound(path: String, file: String, part: String) -> String { say("read.fieldNotFound", ("path", .text(path)), ("file", .text(file)), ("part", .text(part))) }
  func readFieldNotFoundRemedy() -> String { say("read.fieldNotFound.remedy") }
  func readFieldNeedsJSON(file: String) -> String { say("read.fieldNeedsJSON", ("file", .text(file))) }
  func readNotATable(file: String, shape: JSONShape) -> String { say("read.notATable", ("file", .text(file)), ("shape", .name(shape.messageName))) }
  func readNotATableRemedy() -> String { say("read.notATable.remedy") }
  func readNotATableRemedyKeys(keys: [String]) -> String { say("read.notATable.remedyKeys", ("keys", .names(keys))) }
  func readStatedVersion(file: String, version: String) -> String { say("read.stated.version", ("file", .text(file)), ("version", .text(version))) }
  func readStatedVersionRemedy() -> String { say("read.stated.version.remedy") }
  func readStatedNoCharts(file: String) -> String { say("read.stated.noCharts", ("file", .text(file))) }
  func readStatedNoChartsRemedy() -> String { say("read.stated.noCharts.remedy") }
  func readStatedUnknownChart(file: String, asked: String) -> String { say("read.stated.unknownChart", ("file", .text(file)), ("asked", .text(asked))) }
  func readStatedUnknownChartRemedy(count: Int, titles: [String]) -> String { say("read.stated.unknownChart.remedy", ("count", .count(count)), ("titles", .names(titles))) }
  func readStatedNoKind(file: String) -> String { say("read.stated.noKind", ("file", .text(file))) }
  func readStatedUnknownKind(file: String, kind: String) -> String { say("read.stated.unknownKind", ("file", .text(file)), ("kind", .text(kind))) }
  func readStatedUnknownKindRemedy(kinds: String) -> String { say("read.stated.unknownKind.remedy", ("kinds", .text(kinds))) }
  func readStatedOtherKind(file: String, kind: String) -> String { say("read.stated.otherKind", ("file", .text(file)), ("kind", .text(kind))) }
  func readStatedOtherKindRemedy(form: FormName) -> String { say("read.stated.otherKind.remedy", ("form", .name(form.messageName))) }
  func readStatedMissing(file: String, form: FormName, member: String) -> String { say("read.stated.missing", ("file", .text(file)), ("form", .name(form.messageName)), ("member", .text(member))) }
  func readStatedMissingRemedy() -> String { say("read.stated.missing.remedy") }
  func readStatedUnequal(file: String, member: String, count: Int, other: String, otherCount: Int) -> String { say("read.stated.unequal", ("file", .text(file)), ("member", .text(member)), ("count", .count(count)), ("other", .text(other)), ("otherCount", .count(otherCount))) }
  func readStatedUnequalRemedy() -> String { say("read.stated.unequal.remedy") }
  func readStatedNotNumbers(file: String, member: String) -> String { say("read.stated.notNumbers", ("file", .text(file)), ("member", .text(member))) }
  func readStatedNotNumbersRemedy() -> String { say("read.stated.notNumbers.remedy") }
  func readStatedNotNames(file: String, member: String) -> String { say("read.stated.notNames", ("file", .text(file)), ("member", .text(member))) }
  func readStatedNotNamesRemedy() -> String { say("read.stated.notNames.remedy") }
  func readStatedNotDates(file: String, member: String, text: String) -> String { say("read.stated.notDates", ("file", .text(file)), ("member", .text(member)), ("text", .text(text))) }
  func readStatedNotDatesRemedy() -> String { say("read.stated.notDates.remedy") }
  func readStatedNotAscending(file: String, member: String) -> String { say("read.stated.notAscending", ("file", .text(file)), ("member", .text(member))) }
  func readStatedNotAscendingRemedy() -> String { say("read.stated.notAscending.remedy") }
  func readStatedNotCounts(file: String, member: String) -> String { say("read.stated.notCounts", ("file", .text(file)), ("member", .text(member))) }
  func readStatedNotCountsRemedy() -> String { say("read.stated.notCounts.remedy") }
  func readStatedSeveralSeries(file: String, form: FormName, count: Int) -> String { say("read.stated.severalSeries", ("file", .text(file)), ("form", .name(form.messageName)), ("count", .count(count))) }
  func readStatedSeveralSeriesRemedy(form: FormName) -> String { say("read.stated.severalSeries.remedy", ("form", .name(form.messageName))) }
  func readStatedOption(file: String, option: String) -> String { say("read.stated.option", ("file", .text(file)), ("option", .text(option))) }
  func readNoRecords(file: String) -> String { say("read.noRecords", ("file", .text(file))) }
  func readNoRecordsRemedy() -> String { say("read.noRecords.remedy") }
  func readEmptyRecords(file: String) -> String { say("read.emptyRecords", ("file", .text(file))) }
  func readEmptyRecordsRemedy() -> String { say("read.emptyRecords.remedy") }
  func readNotAPair(row: Int, file: String, count: Int) -> String { say("read.notAPair", ("row", .count(row)), ("file", .text(file)), ("count", .count(count))) }
  func readNotAPairRemedy() -> String { say("read.notAPair.remedy") }
  func readJsonNumberTooLarge(line: Int, column: Int, file: String, text: String) -> String { say("read.jsonNumberTooLarge", ("line", .count(line)), ("column", .count(column)), ("file", .text(file)), ("text", .text(text))) }
  func readJsonNumberTooLargeRemedy() -> String { say("read.jsonNumberTooLarge.remedy") }
  func readJsonWord(line: Int, column: Int, file: String, text: String) -> String { say("read.jsonWord", ("line", .count(line)), ("column", .count(column)), ("file", .text(file)), ("text", .text(text))) }
  func readJsonWordRemedy() -> String { say("read.jsonWord.remedy") }
  func readMixedShapes(row: Int, file: String, found: JSONShape, expected: JSONShape) -> String { say("read.mixedShapes", ("row", .count(row)), ("file", .text(file)), ("found", .name(found.messageName)), ("expected", .name(expected.messageName))) }
  func readMixedShapesRemedy() -> String { say("read.mixedShapes.remedy") }
  func readUnequalColumns(file: String, column: String, count: Int, other: String, otherCount: Int) -> String { say("read.unequalColumns", ("file", .text(file)), ("column", .text(column)), ("count", .count(count)), ("other", .text(other)), ("otherCount", .count(otherCount))) }
  func readUnequalColumnsRemedy() -> String { say("read.unequalColumns.remedy") }
  func readNestedValue(row: Int, file: String, column: String) -> String { say("read.nestedValue", ("row", .count(row)), ("file", .text(file)), ("column", .text(column))) }
  func readNestedValueRemedy() -> String { say("read.nestedValue.remedy") }
  func readUnequalLists(row: Int, file: String, found: Int, expected: Int) -> String { say("read.unequalLists", ("row", .count(row)), ("file", .text(file)), ("found", .count(found)), ("expected", .count(expected))) }
  func readUnequalListsRemedy() -> String { say("read.unequalLists.remedy") }
  func readSeveralTables(file: String) -> String { say("read.severalTables", ("file", .text(file))) }
  func readSeveralTablesRemedy(fields: [String]) -> String { say("read.severalTables.remedy", ("fields", .names(fields))) }
  func readTooManySeries(file: String, limit: Int) -> String { say("read.tooManySeries", ("file", .text(file)), ("limit", .count(limit))) }
  func readTooManySeriesRemedy() -> String { say("read.tooManySeries.remedy") }
  func readTooManyColumns(file: String, limit: Int) -> String { say("read.tooManyColumns", ("file", .text(file)), ("limit", .count(limit))) }
  func readTooManyColumnsRemedy() -> String { say("read.tooManyColumns.remedy") }
  func readSparseRecords(file: String) -> String { say("read.sparseRecords", ("file", .text(file))) }
  func readSparseRecordsRemedy() -> String { say("read.sparseRecords.remedy") }
  func readJsonTooLarge(file: String, limit: Int) -> String { say("read.jsonTooLarge", ("file", .text(file)), ("limit", .count(limit))) }
  func readJsonTooLargeRemedy() -> String { say("read.jsonTooLarge.remedy") }
  func readNone() -> String { say("read.none") }
  func readChoices(names: [String]) -> String { say("read.choices", ("names", .names(names))) }
  func readDateFormatsNone() -> String { say("read.dateFormats.none") }
  func remedyUseOneOf(words: [String]) -> String { say("remedy.useOneOf", ("words", .names(words))) }
  func providerUnknownSymbol(name: String, symbol: String) -> String { say("provider.unknownSymbol", ("name", .text(name)), ("symbol", .text(symbol))) }
  func providerUnknownSymbolRemedy() -> String { say("provider.unknownSymbol.remedy") }
  func providerNoData(name: String, symbol: String) -> String { say("provider.noData", ("name", .text(name)), ("symbol", .text(symbol))) }
  func providerNoDataRemedy() -> String { say("provider.noData.remedy") }
  func providerNotOffered(name: String, what: String) -> String { say("provider.notOffered", ("name", .text(name)), ("what", .text(what))) }
  func providerNotOfferedRemedy() -> String { say("provider.notOffered.remedy") }
  func providerKeyMissing(name: String) -> String { say("provider.keyMissing", ("name", .text(name))) }
  func providerKeyMissingRemedy(command: String) -> String { say("provider.keyMissing.remedy", ("command", .text(command))) }
  func providerKeyRefused(name: String) -> String { say("provider.keyRefused", ("name", .text(name))) }
  func providerKeyRefusedRemedy(command: String) -> String { say("provider.keyRefused.remedy", ("command", .text(command))) }
  func providerContactMissing(name: String) -> String { say("provider.contactMissing", ("name", .text(name))) }
  func providerContactMissingRemedy(setting: String) -> String { say("provider.contactMissing.remedy", ("setting", .text(setting))) }
  func providerTooManyRequests(name: String, waitingTime: String) -> String { say("provider.tooManyRequests", ("name", .text(name)), ("waitingTime", .text(waitingTime))) }
  func providerTooManyRequestsRemedy() -> String { say("provider.tooManyRequests.remedy") }
  func providerTooManyRequestsLater(name: String) -> String { say("provider.tooManyRequestsLater", ("name", .text(name))) }
  func providerTooManyRequestsLaterRemedy() -> String { say("provider.tooManyRequestsLater.remedy") }
  func providerFailed(name: String, status: Int) -> String { say("provider.failed", ("name", .text(name)), ("status", .count(status))) }
  func providerRejected(name: String, status: Int) -> String { say("provider.rejected", ("name", .text(name)), ("status", .count(status))) }
  func providerRejectedContact(setting: String) -> String { say("provider.rejected.contact", ("setting", .text(setting))) }
  func providerWebPageOfStooq() -> String { say("provider.webPageOfStooq") }
  func providerWebPageOfStooqRemedy() -> String { say("provider.webPageOfStooq.remedy") }
  func providerWebPage(name: String) -> String { say("provider.webPage", ("name", .text(name))) }
  func providerWebPageRemedyKey(setting: String) -> String { say("provider.webPage.remedyKey", ("setting", .text(setting))) }
  func providerWebPageRemedy(setting: String) -> String { say("provider.webPage.remedy", ("setting", .text(setting))) }
  func providerOtherType(name: String, type: String) -> String { say("provider.otherType", ("name", .text(name)), ("type", .text(type))) }
  func providerOtherTypeRemedy(setting: String) -> String { say("provider.otherType.remedy", ("setting", .text(setting))) }
  func providerMalformed(provider: String, what: String) -> String { say("provider.malformed", ("provider", .text(provider)), ("what", .text(what))) }
  func providerUnexpected(provider: String, what: String) -> String { say("provider.unexpected", ("provider", .text(provider)), ("what", .text(what))) }
  func providerSaid(name: String, words: String) -> String { say("provider.said", ("name", .text(name)), ("words", .text(words))) }
  func providerSaidRemedy() -> String { say("provider.said.remedy") }
  func remedyAskAnotherProviderOrUseOffline() -> String { say("remedy.askAnotherProviderOrUseOffline") }
  func remedyTryAgainLaterOrUseOffline() -> String { say("remedy.tryAgainLaterOrUseOffline") }
  func httpProgramMissing(program: String, name: String) -> String { say("http.programMissing", ("program", .text(program)), ("name", .text(name))) }
  func httpProgramMissingRemedy() -> String { say("http.programMissing.remedy") }
  func httpCannotStart(name: String, reason: String) -> String { say("http.cannotStart", ("name", .text(name)), ("reason", .text(reason))) }
  func httpCannotStartRemedy() -> String { say("http.cannotStart.remedy") }
  func httpBadAddress(text: String, name: String) -> String { say("http.badAddress", ("text", .text(text)), ("name", .text(name))) }
  func httpBadAddressRemedy(address: String) -> String { say("http.badAddress.remedy", ("address", .text(address))) }
  func httpCannotResolve(host: String, name: String) -> String { say("http.cannotResolve", ("host", .text(host)), ("name", .text(name))) }
  func remedyCheckYourNetworkOrUseOffline() -> String { say("remedy.checkYourNetworkOrUseOffline") }
  func httpCannotConnect(host: String, name: String) -> String { say("http.cannotConnect", ("host", .text(host)), ("name", .text(name))) }
  func httpInsecure(host: String, name: String) -> String { say("http.insecure", ("host", .text(host)), ("name", .text(name))) }
  func httpInsecureRemedy() -> String { say("http.insecure.remedy") }
  func httpEnded(name: String) -> String { say("http.ended", ("name", .text(name))) }
  func httpTimedOut(host: String, name: String, seconds: Double) -> String { say("http.timedOut", ("host", .text(host)), ("name", .text(name)), ("seconds", .number(seconds))) }
  func httpTooLarge(host: String, name: String, limit: Int) -> String { say("http.tooLarge", ("host", .text(host)), ("name", .text(name)), ("limit", .count(limit))) }
  func httpTooLargeRemedy(address: String) -> String { say("http.tooLarge.remedy", ("address", .text(address))) }
  func httpBadRedirect(host: String, name: String) -> String { say("http.badRedirect", ("host", .text(host)), ("name", .text(name))) }
  func httpTooManyRedirections(host: String, name: String, limit: Int) -> String { say("http.tooManyRedirections", ("host", .text(host)), ("name", .text(name)), ("limit", .count(limit))) }
  func httpMalformed(host: String, name: String) -> String { say("http.malformed", ("host", .text(host)), ("name", .text(name))) }
  func httpBrokenOff(host: String, name: String) -> String { say("http.brokenOff", ("host", .text(host)), ("name", .text(name))) }
  func httpBrokenOffRemedy() -> String { say("http.brokenOff.remedy") }
  func httpFailed(host: String, name: String, code: Int) -> String { say("http.failed", ("host", .text(host)), ("name", .text(name)), ("code", .count(code))) }
  func httpFailedRemedy() -> String { say("http.failed.remedy") }
  func playbackMissingLibraryRemedy(exportLine: String) -> String { say("playback.missingLibrary.remedy", ("exportLine", .text(exportLine))) }
  func playbackNoSuchDeviceRemedy(exportLine: String) -> String { say("playback.noSuchDevice.remedy", ("exportLine", .text(exportLine))) }
  func deviceNoneFound() -> String { say("device.noneFound") }
  func deviceNoneFoundRemedy() -> String { say("device.noneFound.remedy") }
  func deviceNoSuchDevice(device: String) -> String { say("device.noSuchDevice", ("device", .text(device))) }
  func deviceBusy(device: String) -> String { say("device.busy", ("device", .text(device))) }
  func deviceNotPermitted(device: String) -> String { say("device.notPermitted", ("device", .text(device))) }
  func deviceServerUnreachable(device: String) -> String { say("device.serverUnreachable", ("device", .text(device))) }
  func deviceUnsupportedConfiguration(device: String) -> String { say("device.unsupportedConfiguration", ("device", .text(device))) }
  func deviceUnsupportedRate(device: String, sampleRate: Int, nearest: Int) -> String { say("device.unsupportedRate", ("device", .text(device)), ("sampleRate", .count(sampleRate)), ("nearest", .count(nearest))) }
  func deviceStalled(device: String, seconds: Double) -> String { say("device.stalled", ("device", .text(device)), ("seconds", .number(seconds))) }
  func deviceMissingLibrary(name: String) -> String { say("device.missingLibrary", ("name", .text(name))) }
  func deviceMissingLibraryRemedy() -> String { say("device.missingLibrary.remedy") }
  func deviceSystem(device: String, reason: String) -> String { say("device.system", ("device", .text(device)), ("reason", .text(reason))) }
  func deviceListing() -> String { say("device.listing") }
  func speechNoVoice() -> String { say("speech.noVoice") }
  func speechNoSound(status: Int) -> String { say("speech.noSound", ("status", .count(status))) }
  func speechDevice(name: String) -> String { say("speech.device", ("name", .text(name))) }
  func speechNotResponding() -> String { say("speech.notResponding") }
  func fileSpeechNoProgram() -> String { say("fileSpeech.noProgram") }
  func fileSpeechNoProgramRemedy() -> String { say("fileSpeech.noProgram.remedy") }
  func fileSpeechNoSound(status: Int) -> String { say("fileSpeech.noSound", ("status", .count(status))) }
  func fileSpeechNoSoundRemedy() -> String { say("fileSpeech.noSound.remedy") }
  func fileSpeechCannotStart(reason: String) -> String { say("fileSpeech.cannotStart", ("reason", .text(reason))) }
  func fileSpeechSilent() -> String { say("fileSpeech.silent") }
  func fileSpeechMissingLibrary(name: String) -> String { say("fileSpeech.missingLibrary", ("name", .text(name))) }
  func fileSpeechMissingLibraryRemedy() -> String { say("fileSpeech.missingLibrary.remedy") }
  func fileSpeechResampling(code: Int) -> String { say("fileSpeech.resampling", ("code", .count(code))) }
  func fileSpeechResamplingRemedy() -> String { say("fileSpeech.resampling.remedy") }
  func againNothing() -> String { say("again.nothing") }
  func againNothingRemedy() -> String { say("again.nothing.remedy") }
  func againStandardInput() -> String { say("again.standardInput") }
  func againStandardInputRemedy() -> String { say("again.standardInput.remedy") }
  func againUnusable(path: String) -> String { say("again.unusable", ("path", .text(path))) }
  func againUnusableRemedy() -> String { say("again.unusable.remedy") }
  func againNoFolder() -> String { say("again.noFolder") }
  func againNoFolderRemedy() -> String { say("again.noFolder.remedy") }
  func soundFileUnsupportedRate(kind: String, rate: Int) -> String { say("soundFile.unsupportedRate", ("kind", .text(kind)), ("rate", .count(rate))) }
  func soundFileUnsupportedRateRemedy(allowed: String) -> String { say("soundFile.unsupportedRate.remedy", ("allowed", .text(allowed))) }
  func soundFileNoDepth(kind: String) -> String { say("soundFile.noDepth", ("kind", .text(kind))) }
  func soundFileNoDepthRemedy() -> String { say("soundFile.noDepth.remedy") }
  func soundFileUnsupportedDepth(kind: String, depth: String) -> String { say("soundFile.unsupportedDepth", ("kind", .text(kind)), ("depth", .text(depth))) }
  func soundFileUnsupportedDepthRemedy(allowed: [String]) -> String { say("soundFile.unsupportedDepth.remedy", ("allowed", .names(allowed))) }
  func soundFileTooLong(frameCount: Int) -> String { say("soundFile.tooLong", ("frameCount", .count(frameCount))) }
  func remedyChooseAShorterDuration() -> String { say("remedy.chooseAShorterDuration") }
  func soundFileEncoding(kind: String, code: Int) -> String { say("soundFile.encoding", ("kind", .text(kind)), ("code", .count(code))) }
  func soundFileOldLibrary(kind: String) -> String { say("soundFile.oldLibrary", ("kind", .text(kind))) }
  func soundFileOldLibraryRemedy(version: String) -> String { say("soundFile.oldLibrary.remedy", ("version", .text(version))) }
  func remedyChooseAnotherFormat() -> String { say("remedy.chooseAnotherFormat") }
  func soundFileMissingLibrary(kind: String, name: String) -> String { say("soundFile.missingLibrary", ("kind", .text(kind)), ("name", .text(name))) }
  func soundFileMissingLibraryRemedy() -> String { say("soundFile.missingLibrary.remedy") }
  func soundFileIncomplete(written: Int, frameCount: Int, kind: String) -> String { say("soundFile.incomplete", ("written", .count(written)), ("frameCount", .count(frameCount)), ("kind", .text(kind))) }
  func sampleRatesAll() -> String { say("sampleRates.all") }
  func sampleRatesMultiples() -> String { say("sampleRates.multiples") }
  func outputInvalidPath(path: String) -> String { say("output.invalidPath", ("path", .text(path))) }
  func remedyChooseAnotherName() -> String { say("remedy.chooseAnotherName") }
  func outputIsFolder(path: String) -> String { say("output.isFolder", ("path", .text(path))) }
  func outputIsFolderRemedy() -> String { say("output.isFolder.remedy") }
  func outputNoSuchFolder(path: String, folder: String) -> String { say("output.noSuchFolder", ("path", .text(path)), ("folder", .text(folder))) }
  func outputNoSuchFolderRemedy() -> String { say("output.noSuchFolder.remedy") }
  func outputFolderTakesNoFiles(path: String, folder: String) -> String { say("output.folderTakesNoFiles", ("path", .text(path)), ("folder", .text(folder))) }
  func outputNotAFolder(path: String, folder: String) -> String { say("output.notAFolder", ("path", .text(path)), ("folder", .text(folder))) }
  func outputNotPermitted(target: String) -> String { say("output.notPermitted", ("target", .text(target))) }
  func outputNotPermittedRemedy() -> String { say("output.notPermitted.remedy") }
  func outputReadOnlyFileSystem(path: String) -> String { say("output.readOnlyFileSystem", ("path", .text(path))) }
  func remedyWriteToAnotherPlace() -> String { say("remedy.writeToAnotherPlace") }
  func outputNoSpace(target: String) -> String { say("output.noSpace", ("target", .text(target))) }
  func outputNoSpaceRemedy() -> String { say("output.noSpace.remedy") }
  func outputTooLarge(path: String) -> String { say("output.tooLarge", ("path", .text(path))) }
  func outputNameTooLong(path: String) -> String { say("output.nameTooLong", ("path", .text(path))) }
  func outputNameTooLongRemedy() -> String { say("output.nameTooLong.remedy") }
  func outputLinkLoop(path: String) -> String { say("output.linkLoop", ("path", .text(path))) }
  func outputOfAnotherUser(path: String, file: String) -> String { say("output.ofAnotherUser", ("path", .text(path)), ("file", .text(file))) }
  func outputExists(path: String) -> String { say("output.exists", ("path", .text(path))) }
  func outputExistsRemedy() -> String { say("output.exists.remedy") }
  func outputSystem(target: String, reason: String) -> String { say("output.system", ("target", .text(target)), ("reason", .text(reason))) }
  func rebaseNoDates(series: String) -> String { say("rebase.noDates", ("series", .text(series))) }
  func rebaseNoDatesRemedy() -> String { say("rebase.noDates.remedy") }
  func rebaseNotAscending(series: String, date: CalendarDate) -> String { say("rebase.notAscending", ("series", .text(series)), ("date", .date(date))) }
  func rebaseNotAscendingRemedy() -> String { say("rebase.notAscending.remedy") }
  func rebaseUnequalPrecision(series: String, precision: DatePrecision, other: String, otherPrecision: DatePrecision) -> String { say("rebase.unequalPrecision", ("series", .text(series)), ("precision", .name(precision.messageName)), ("other", .text(other)), ("otherPrecision", .name(otherPrecision.messageName))) }
  func rebaseUnequalPrecisionRemedy() -> String { say("rebase.unequalPrecision.remedy") }
  func rebaseUnequalClocks(series: String, other: String) -> String { say("rebase.unequalClocks", ("series", .text(series)), ("other", .text(other))) }
  func rebaseUnequalClocksRemedy() -> String { say("rebase.unequalClocks.remedy") }
  func rebaseNoCommonDate(series: [String]) -> String { say("rebase.noCommonDate", ("series", .names(series))) }
  func remedyChooseSeriesThatOverlap() -> String { say("remedy.chooseSeriesThatOverlap") }
  func rebaseOneCommonDate(series: [String]) -> String { say("rebase.oneCommonDate", ("series", .names(series))) }
  func rebaseOneDateInRange(date: CalendarDate) -> String { say("rebase.oneDateInRange", ("date", .date(date))) }
  func rebaseOneDateInRangeRemedy() -> String { say("rebase.oneDateInRange.remedy") }
  func rebaseOneInterval(interval: Interval) -> String { say("rebase.oneInterval", ("interval", .name(interval.messageName))) }
  func rebaseOneIntervalRemedy() -> String { say("rebase.oneInterval.remedy") }
  func rebaseRange(first: CalendarDate, last: CalendarDate) -> String { say("rebase.range", ("first", .date(first)), ("last", .date(last))) }
  func rebaseStartNotPositive(value: Double, series: String, date: CalendarDate) -> String { say("rebase.startNotPositive", ("value", .number(value)), ("series", .text(series)), ("date", .date(date))) }
  func rebaseStartNotPositiveRemedy() -> String { say("rebase.startNotPositive.remedy") }
  func rebaseOfRanks(series: String) -> String { say("rebase.ofRanks", ("series", .text(series))) }
  func rebaseOfRanksRemedy() -> String { say("rebase.ofRanks.remedy") }
  func rebaseChangeTooLarge(series: String, date: CalendarDate) -> String { say("rebase.changeTooLarge", ("series", .text(series)), ("date", .date(date))) }
  func rebaseChangeTooLargeRemedy() -> String { say("rebase.changeTooLarge.remedy") }
  func refusedSeveral(choice: String) -> String { say("refused.several", ("choice", .text(choice))) }
  func refusedIgnoreBad() -> String { say("refused.ignoreBad") }
  func refusedMissing(choice: String) -> String { say("refused.missing", ("choice", .text(choice))) }
  func refusedX(choice: String) -> String { say("refused.x", ("choice", .text(choice))) }
  func refusedYAnyway(choice: String) -> String { say("refused.yAnyway", ("choice", .text(choice))) }
  func refusedY(choice: String) -> String { say("refused.y", ("choice", .text(choice))) }
  func searchNothingFound(text: String) -> String { say("search.nothingFound", ("text", .text(text))) }
  func searchNothingFoundRemedy() -> String { say("search.nothingFound.remedy") }
  func searchNoSymbol(text: String) -> String { say("search.noSymbol", ("text", .text(text))) }
  func searchNoSymbolRemedy() -> String { say("search.noSymbol.remedy") }
  func exploreStandardInput() -> String { say("explore.standardInput") }
  func exploreStandardInputRemedy() -> String { say("explore.standardInput.remedy") }
  func exploreSilence(problem: String) -> String { say("explore.silence", ("problem", .text(problem))) }
  func settingsBadVariable(value: String, name: String, form: String) -> String { say("settings.badVariable", ("value", .text(value)), ("name", .text(name)), ("form", .text(form))) }
  func settingsBadValueInFile(value: String, key: String, path: String, form: String) -> String { say("settings.badValueInFile", ("value", .text(value)), ("key", .text(key)), ("path", .text(path)), ("form", .text(form))) }
  func settingsBadValue(value: String, key: String, form: String) -> String { say("settings.badValue", ("value", .text(value)), ("key", .text(key)), ("form", .text(form))) }
  func settingsBlocked(key: String, path: String, name: String) -> String { say("settings.blocked", ("key", .text(key)), ("path", .text(path)), ("name", .text(name))) }
  func settingsBlockedRemedy(name: String) -> String { say("settings.blocked.remedy", ("name", .text(name))) }
  func settingsNoFolder() -> String { say("settings.noFolder") }
  func settingsNoFolderRemedy() -> String { say("settings.noFolder.remedy") }
  func settingsRelativeFolder(name: String) -> String { say("settings.relativeFolder", ("name", .text(name))) }
  func settingsUnset(key: String) -> String { say("settings.unset", ("key", .text(key))) }
  func settingsUnsetRemedy(key: String, isSecret: Bool) -> String { say("settings.unset.remedy", ("key", .text(key)), ("isSecret", .flag(isSecret))) }
  func settingsConflict(settings: [String], count: Int) -> String { say("settings.conflict", ("settings", .names(settings)), ("count", .count(count))) }
  func formSeconds(least: Double, most: Double) -> String { say("form.seconds", ("least", .number(least)), ("most", .number(most))) }
  func formPath() -> String { say("form.path") }
  func formAddress() -> String { say("form.address") }
  func formSecret() -> String { say("form.secret") }
  func formContact() -> String { say("form.contact") }
  func formKeys() -> String { say("form.keys") }
  func formProgram() -> String { say("form.program") }
  func formDevice() -> String { say("form.device") }
  func formText() -> String { say("form.text") }
  func settingsFileNotFound(path: String) -> String { say("settingsFile.notFound", ("path", .text(path))) }
  func settingsFileNotFoundRemedy() -> String { say("settingsFile.notFound.remedy") }
  func settingsFileIsFolder(path: String) -> String { say("settingsFile.isFolder", ("path", .text(path))) }
  func settingsFileUnreadable(path: String, reason: String) -> String { say("settingsFile.unreadable", ("path", .text(path)), ("reason", .text(reason))) }
  func settingsFileUnreadableRemedy() -> String { say("settingsFile.unreadable.remedy") }
  func settingsFileTooLarge(path: String) -> String { say("settingsFile.tooLarge", ("path", .text(path))) }
  func settingsFileTooLargeRemedy() -> String { say("settingsFile.tooLarge.remedy") }
  func settingsFileMalformed(path: String, fault: JSONFault, line: Int, column: Int) -> String { say("settingsFile.malformed", ("path", .text(path)), ("fault", .name(fault.messageName)), ("line", .count(line)), ("column", .count(column))) }
  func settingsFileNotARecord(path: String, shape: JSONShape) -> String { say("settingsFile.notARecord", ("path", .text(path)), ("shape", .name(shape.messageName))) }
  func settingsFileNotARecordRemedy() -> String { say("settingsFile.notARecord.remedy") }
  func settingsUnknownNames(path: String, names: [String]) -> String { say("settings.unknownNames", ("path", .text(path)), ("names", .names(names))) }
  func sourceUnknownSymbol(symbol: String) -> String { say("source.unknownSymbol", ("symbol", .text(symbol))) }
  func sourceUnknownSymbolSamples(all: [String]) -> String { say("source.unknownSymbol.samples", ("all", .names(all))) }
  func sourceUnknownSymbolNear(near: [String]) -> String { say("source.unknownSymbol.near", ("near", .names(near))) }
  func sourceNoSuchName(text: String) -> String { say("source.noSuchName", ("text", .text(text))) }
  func sourceNoSuchNameRemedy() -> String { say("source.noSuchName.remedy") }
  func sourceNoSuchNameNear(near: [String]) -> String { say("source.noSuchName.near", ("near", .names(near))) }
  func sourceFileForSymbol(text: String) -> String { say("source.fileForSymbol", ("text", .text(text))) }
  func sourceFileForSymbolRemedy() -> String { say("source.fileForSymbol.remedy") }
  func sourceNotASymbol(text: String) -> String { say("source.notASymbol", ("text", .text(text))) }
  func sourceNotASymbolRemedy() -> String { say("source.notASymbol.remedy") }
  func sourceSeveralCompanies(text: String) -> String { say("source.severalCompanies", ("text", .text(text))) }
  func sourceSeveralCompaniesRemedy(companies: [String]) -> String { say("source.severalCompanies.remedy", ("companies", .names(companies))) }
  func sourceNothingStored(symbol: String) -> String { say("source.nothingStored", ("symbol", .text(symbol))) }
  func sourceNothingStoredRemedy() -> String { say("source.nothingStored.remedy") }
  func sourceNothingStoredNear(near: [String]) -> String { say("source.nothingStored.near", ("near", .names(near))) }
  func sourceLatestOffline(symbol: String) -> String { say("source.latestOffline", ("symbol", .text(symbol))) }
  func sourceLatestOfflineRemedy() -> String { say("source.latestOffline.remedy") }
  func sourceNoSamples(symbol: String, folders: String) -> String { say("source.noSamples", ("symbol", .text(symbol)), ("folders", .text(folders))) }
  func sourceNoSamplesRemedy() -> String { say("source.noSamples.remedy") }
  func consoleCannotWriteRemedy() -> String { say("console.cannotWrite.remedy") }
  func storeCannotOpen(path: String, reason: String) -> String { say("store.cannotOpen", ("path", .text(path)), ("reason", .text(reason))) }
  func storeCannotOpenRemedy() -> String { say("store.cannotOpen.remedy") }
  func storeDamagedReadOnly(path: String) -> String { say("store.damagedReadOnly", ("path", .text(path))) }
  func storeDamagedReadOnlyRemedy() -> String { say("store.damagedReadOnly.remedy") }
  func storeDamaged(path: String, reason: String) -> String { say("store.damaged", ("path", .text(path)), ("reason", .text(reason))) }
  func storeDamagedRemedy() -> String { say("store.damaged.remedy") }
  func storeFoundDamagedAndMoved(path: String, copy: String) -> String { say("store.foundDamagedAndMoved", ("path", .text(path)), ("copy", .text(copy))) }
  func remedyRunTheCommandAgainItStarts() -> String { say("remedy.runTheCommandAgainItStarts") }
  func storeFoundDamaged(path: String) -> String { say("store.foundDamaged", ("path", .text(path))) }
  func storeForeign(path: String) -> String { say("store.foreign", ("path", .text(path))) }
  func storeForeignRemedy() -> String { say("store.foreign.remedy") }
  func storeTooNew(path: String) -> String { say("store.tooNew", ("path", .text(path))) }
  func storeTooNewRemedy() -> String { say("store.tooNew.remedy") }
  func storeChangedMeanwhile() -> String { say("store.changedMeanwhile") }
  func storeChangedMeanwhileRemedy() -> String { say("store.changedMeanwhile.remedy") }
  func storeBusy(path: String) -> String { say("store.busy", ("path", .text(path))) }
  func storeBusyRemedy() -> String { say("store.busy.remedy") }
  func storeDiskFull(path: String) -> String { say("store.diskFull", ("path", .text(path))) }
  func storeDiskFullRemedy() -> String { say("store.diskFull.remedy") }
  func storeReadOnly(path: String) -> String { say("store.readOnly", ("path", .text(path))) }
  func storeReadOnlyRemedy() -> String { say("store.readOnly.remedy") }
  func storeMissingLibrary(path: String, library: String) -> String { say("store.missingLibrary", ("path", .text(path)), ("library", .text(library))) }
  func storeMissingLibraryRemedy() -> String { say("store.missingLibrary.remedy") }
  func storeOldLibrary(path: String, needed: String, found: String) -> String { say("store.oldLibrary", ("path", .text(path)), ("needed", .text(needed)), ("found", .text(found))) }
  func storeOldLibraryRemedy() -> String { say("store.oldLibrary.remedy") }
  func storeFailed(path: String, reason: String) -> String { say("store.failed", ("path", .text(path)), ("reason", .text(reason))) }
  func storeFailedRemedy() -> String { say("store.failed.remedy") }
  func symbolListNotFound(path: String) -> String { say("symbolList.notFound", ("path", .text(path))) }
  func symbolListNotFoundRemedy() -> String { say("symbolList.notFound.remedy") }
  func symbolListUnreadable(path: String, reason: String) -> String { say("symbolList.unreadable", ("path", .text(path)), ("reason", .text(reason))) }
  func symbolListEmpty(path: String) -> String { say("symbolList.empty", ("path", .text(path))) }
  func symbolListEmptyRemedy() -> String { say("symbolList.empty.remedy") }
  func symbolListMissingColumn(path: String, heading: String) -> String { say("symbolList.missingColumn", ("path", .text(path)), ("heading", .text(heading))) }
  func symbolListMissingColumnRemedy() -> String { say("symbolList.missingColumn.remedy") }
  func symbolListRaggedRow(row: Int, path: String, found: Int, expected: Int) -> String { say("symbolList.raggedRow", ("row", .count(row)), ("path", .text(path)), ("found", .count(found)), ("expected", .count(expected))) }
  func symbolListRaggedRowRemedy() -> String { say("symbolList.raggedRow.remedy") }
  func symbolListBadSymbol(row: Int, path: String, text: String) -> String { say("symbolList.badSymbol", ("row", .count(row)), ("path", .text(path)), ("text", .text(text))) }
  func symbolListMissingName(row: Int, path: String) -> String { say("symbolList.missingName", ("row", .count(row)), ("path", .text(path))) }
  func symbolListMissingNameRemedy() -> String { say("symbolList.missingName.remedy") }
  func symbolListUnterminatedQuote(row: Int, path: String) -> String { say("symbolList.unterminatedQuote", ("row", .count(row)), ("path", .text(path))) }
  func symbolListNotText(row: Int, path: String) -> String { say("symbolList.notText", ("row", .count(row)), ("path", .text(path))) }
  func symbolListNotTextRemedy() -> String { say("symbolList.notText.remedy") }
  func updateOffline() -> String { say("update.offline") }
  func updateUnchecked(symbol: String) -> String { say("update.unchecked", ("symbol", .text(symbol))) }
  func updateMissing(symbol: String, first: CalendarDate, last: CalendarDate) -> String { say("update.missing", ("symbol", .text(symbol)), ("first", .date(first)), ("last", .date(last))) }
  func usageUnknownCommand(name: String) -> String { say("usage.unknownCommand", ("name", .text(name))) }
  func usageUnknownCommandRemedy(names: [String]) -> String { say("usage.unknownCommand.remedy", ("names", .names(names))) }
  func usageUnknownOptionOf(name: String, command: String) -> String { say("usage.unknownOptionOf", ("name", .text(name)), ("command", .text(command))) }
  func usageUnknownOptionOfRemedy(command: String) -> String { say("usage.unknownOptionOf.remedy", ("command", .text(command))) }
  func usageUnknownOption(name: String) -> String { say("usage.unknownOption", ("name", .text(name))) }
  func usageUnknownOptionRemedy() -> String { say("usage.unknownOption.remedy") }
  func usageAmbiguousOption(name: String) -> String { say("usage.ambiguousOption", ("name", .text(name))) }
  func usageAmbiguousOptionRemedy(candidates: [String]) -> String { say("usage.ambiguousOption.remedy", ("candidates", .names(candidates))) }
  func usageMissingValue(option: String) -> String { say("usage.missingValue", ("option", .text(option))) }
  func usageMissingValueRemedy(option: String, placeholder: String) -> String { say("usage.missingValue.remedy", ("option", .text(option)), ("placeholder", .text(placeholder))) }
  func usageUnexpectedValue(option: String, value: String) -> String { say("usage.unexpectedValue", ("option", .text(option)), ("value", .text(value))) }
  func usageUnexpectedValueRemedy(option: String) -> String { say("usage.unexpectedValue.remedy", ("option", .text(option))) }
  func usageUnknownWord(value: String, option: String, words: [String]) -> String { say("usage.unknownWord", ("value", .text(value)), ("option", .text(option)), ("words", .names(words))) }
  func usageMalformedValue(value: String, option: String, form: String) -> String { say("usage.malformedValue", ("value", .text(value)), ("option", .text(option)), ("form", .text(form))) }
  func usageContradiction(first: String, second: String) -> String { say("usage.contradiction", ("first", .text(first)), ("second", .text(second))) }
  func remedyLeaveOneOfThemOut() -> String { say("remedy.leaveOneOfThemOut") }
  func usageMissingOperand(placeholder: String, command: String) -> String { say("usage.missingOperand", ("placeholder", .text(placeholder)), ("command", .text(command))) }
  func usageMissingOperandRemedy(example: String) -> String { say("usage.missingOperand.remedy", ("example", .text(example))) }
  func usageTooManyOperands(extra: String, command: String) -> String { say("usage.tooManyOperands", ("extra", .text(extra)), ("command", .text(command))) }
  func usageTooManyOperandsRemedyHelp() -> String { say("usage.tooManyOperands.remedyHelp") }
  func usageRangeAsOperand(extra: String) -> String { say("usage.rangeAsOperand", ("extra", .text(extra))) }
  func usageTooManyOperandsRemedy(command: String) -> String { say("usage.tooManyOperands.remedy", ("command", .text(command))) }
  func usageUnknownOperand(word: String, command: String, words: [String]) -> String { say("usage.unknownOperand", ("word", .text(word)), ("command", .text(command)), ("words", .names(words))) }
  func usageEmptySource() -> String { say("usage.emptySource") }
  func usageEmptySourceRemedy() -> String { say("usage.emptySource.remedy") }
  func usageRangeAsSource(length: String) -> String { say("usage.rangeAsSource", ("length", .text(length))) }
  func usageRangeAsSourceRemedy(length: String) -> String { say("usage.rangeAsSource.remedy", ("length", .text(length))) }
  func usageComparisonOfOne() -> String { say("usage.comparisonOfOne") }
  func usageComparisonOfOneRemedy() -> String { say("usage.comparisonOfOne.remedy") }
  func usageEmptyName(option: String) -> String { say("usage.emptyName", ("option", .text(option))) }
  func usageEmptyNameRemedy() -> String { say("usage.emptyName.remedy") }
  func usageMissingOutput() -> String { say("usage.missingOutput") }
  func usageMissingOutputRemedy() -> String { say("usage.missingOutput.remedy") }
  func usageNeedsOutput(option: String) -> String { say("usage.needsOutput", ("option", .text(option))) }
  func usageNeedsOutputRemedy(option: String) -> String { say("usage.needsOutput.remedy", ("option", .text(option))) }
  func usageNeedsRound(option: String) -> String { say("usage.needsRound", ("option", .text(option))) }
  func usageNeedsRoundRemedy(option: String) -> String { say("usage.needsRound.remedy", ("option", .text(option))) }
  func usageNeedsCandles(option: String) -> String { say("usage.needsCandles", ("option", .text(option))) }
  func usageNeedsCandlesRemedy() -> String { say("usage.needsCandles.remedy") }
  func usageOutputIsFolderRemedy() -> String { say("usage.outputIsFolder.remedy") }
  func usageUnknownEnding(path: String) -> String { say("usage.unknownEnding", ("path", .text(path))) }
  func usageUnknownEndingRemedy(endings: [String]) -> String { say("usage.unknownEnding.remedy", ("endings", .names(endings))) }
  func usageMissingFormat() -> String { say("usage.missingFormat") }
  func usageMissingFormatRemedy(formats: [String]) -> String { say("usage.missingFormat.remedy", ("formats", .names(formats))) }
  func usageStandardOutputTwice() -> String { say("usage.standardOutputTwice") }
  func usageStandardOutputTwiceRemedy() -> String { say("usage.standardOutputTwice.remedy") }
  func usageSoundToStandardOutput() -> String { say("usage.soundToStandardOutput") }
  func usageSoundToStandardOutputRemedy() -> String { say("usage.soundToStandardOutput.remedy") }
  func usageNothingHoldsCues() -> String { say("usage.nothingHoldsCues") }
  func usageNothingHoldsCuesRemedy() -> String { say("usage.nothingHoldsCues.remedy") }
  func usageSpeechWithoutSound(option: String) -> String { say("usage.speechWithoutSound", ("option", .text(option))) }
  func usageSpeechWithoutSoundRemedy(option: String) -> String { say("usage.speechWithoutSound.remedy", ("option", .text(option))) }
  func usageSoundToTerminal(path: String) -> String { say("usage.soundToTerminal", ("path", .text(path))) }
  func usageSoundToTerminalRemedy() -> String { say("usage.soundToTerminal.remedy") }
  func usageStandardInputTwice() -> String { say("usage.standardInputTwice") }
  func usageStandardInputTwiceRemedy() -> String { say("usage.standardInputTwice.remedy") }
  func usageOutputIsInput(path: String) -> String { say("usage.outputIsInput", ("path", .text(path))) }
  func usageOutputIsInputRemedy() -> String { say("usage.outputIsInput.remedy") }
  func usageSameOutputTwice(path: String) -> String { say("usage.sameOutputTwice", ("path", .text(path))) }
  func usageSameOutputTwiceRemedy() -> String { say("usage.sameOutputTwice.remedy") }
  func usageEmptyAxis(minimum: Double, maximum: Double) -> String { say("usage.emptyAxis", ("minimum", .number(minimum)), ("maximum", .number(maximum))) }
  func usageEmptyAxisRemedy() -> String { say("usage.emptyAxis.remedy") }
  func usageValueOfColumns() -> String { say("usage.valueOfColumns") }
  func usageIntervalOfGroups() -> String { say("usage.intervalOfGroups") }
  func usageIntervalOfGroupsRemedy() -> String { say("usage.intervalOfGroups.remedy") }
  func usageEmptyPlace() -> String { say("usage.emptyPlace") }
  func usageEmptyPlaceRemedy(words: [String]) -> String { say("usage.emptyPlace.remedy", ("words", .names(words))) }
  func usageWordsTooLong(limit: Int) -> String { say("usage.wordsTooLong", ("limit", .count(limit))) }
  func usageWordsTooLongRemedy(needed: Int) -> String { say("usage.wordsTooLong.remedy", ("needed", .count(needed))) }
  func usageNotUTF8(shown: String) -> String { say("usage.notUTF8", ("shown", .text(shown))) }
  func usageNotUTF8Remedy() -> String { say("usage.notUTF8.remedy") }
  func usageEmptyText(option: String) -> String { say("usage.emptyText", ("option", .text(option))) }
  func usageEmptyTextRemedy(option: String) -> String { say("usage.emptyText.remedy", ("option", .text(option))) }
  func usageLogarithmicAxis(option: String) -> String { say("usage.logarithmicAxis", ("option", .text(option))) }
  func usageLogarithmicAxisRemedy(option: String) -> String { say("usage.logarithmicAxis.remedy", ("option", .text(option))) }
  func usageSameColumnTwice(column: String) -> String { say("usage.sameColumnTwice", ("column", .text(column))) }
  func usageSameColumnTwiceRemedy() -> String { say("usage.sameColumnTwice.remedy") }
  func usageJsonOfColumns() -> String { say("usage.jsonOfColumns") }
  func usageJsonOfColumnsRemedy(facts: String) -> String { say("usage.jsonOfColumns.remedy", ("facts", .text(facts))) }
  func usageEmptySearch() -> String { say("usage.emptySearch") }
  func usageEmptySearchRemedy() -> String { say("usage.emptySearch.remedy") }
  func usageUnknownSetting(name: String) -> String { say("usage.unknownSetting", ("name", .text(name))) }
  func usageUnknownSettingRemedy() -> String { say("usage.unknownSetting.remedy") }
  func formNumber() -> String { say("form.number") }
  func formNumberWithin(least: Double, most: Double) -> String { say("form.numberWithin", ("least", .number(least)), ("most", .number(most))) }
  func formWholeNumberWithin(least: Int, most: Int) -> String { say("form.wholeNumberWithin", ("least", .count(least)), ("most", .count(most))) }
  func formLength() -> String { say("form.length") }
  func formPitchRange() -> String { say("form.pitchRange") }
  func formBaseline() -> String { say("form.baseline") }
  func formSmoothing() -> String { say("form.smoothing") }
  func formRange() -> String { say("form.range") }
  func formDate() -> String { say("form.date") }
  func formDelimiter() -> String { say("form.delimiter") }
  func formThousands() -> String { say("form.thousands") }
  func formLineCount() -> String { say("form.lineCount") }
  func formCondition() -> String { say("form.condition") }
  func formColumnType() -> String { say("form.columnType") }
  func formBins() -> String { say("form.bins") }
  func formBounds() -> String { say("form.bounds") }
  func formYesOrNo() -> String { say("form.yesOrNo") }
  func formShard() -> String { say("form.shard") }
  func formDateFormat() -> String { say("form.dateFormat") }
  func valueNoLatest() -> String { say("value.noLatest") }
  func valueNoLatestRemedy() -> String { say("value.noLatest.remedy") }
  func valueNotAPlace(text: String, form: String, words: [String]) -> String { say("value.notAPlace", ("text", .text(text)), ("form", .text(form)), ("words", .names(words))) }
  func valueBeforeFirst(asked: String) -> String { say("value.beforeFirst", ("asked", .text(asked))) }
  func valueBeforeFirstRemedy(value: Double, place: String) -> String { say("value.beforeFirst.remedy", ("value", .number(value)), ("place", .text(place))) }
  func valueMissingCategory(asked: String) -> String { say("value.missingCategory", ("asked", .text(asked))) }
  func valueMissingCategoryRemedy() -> String { say("value.missingCategory.remedy") }
  func valueMissing(asked: String) -> String { say("value.missing", ("asked", .text(asked))) }
  func valueMissingRemedy() -> String { say("value.missing.remedy") }
  func valueNoSuchCategory(name: String) -> String { say("value.noSuchCategory", ("name", .text(name))) }
  func valueNoSuchCategoryRemedy(names: [String]) -> String { say("value.noSuchCategory.remedy", ("names", .names(names))) }
  func axisDates(date: String) -> String { say("axis.dates", ("date", .text(date))) }
  func axisNumbers(number: String) -> String { say("axis.numbers", ("number", .text(number))) }
  func axisRows(count: Int) -> String { say("axis.rows", ("count", .count(count))) }
  func axisCategories() -> String { say("axis.categories") }
  func listUnknownList(name: String) -> String { say("list.unknownList", ("name", .text(name))) }
  func listUnknownListNone() -> String { say("list.unknownList.none") }
  func listUnknownListRemedy(names: [String]) -> String { say("list.unknownList.remedy", ("names", .names(names))) }
  func listEmptyList(name: String) -> String { say("list.emptyList", ("name", .text(name))) }
  func listEmptyListRemedy(name: String) -> String { say("list.emptyList.remedy", ("name", .text(name))) }
  func listBadName(name: String) -> String { say("list.badName", ("name", .text(name))) }
  func listReservedName(name: String) -> String { say("list.reservedName", ("name", .text(name))) }
  func listNameTaken(name: String) -> String { say("list.nameTaken", ("name", .text(name))) }
  func listNotInList(list: String, symbol: String) -> String { say("list.notInList", ("list", .text(list)), ("symbol", .text(symbol))) }
  func listNotInListRemedy(list: String) -> String { say("list.notInList.remedy", ("list", .text(list))) }
  func listBadPosition(text: String, count: Int) -> String { say("list.badPosition", ("text", .text(text)), ("count", .count(count))) }
  func listBadSymbolRemedy() -> String { say("list.badSymbol.remedy") }
  func listMalformed(path: String, list: String) -> String { say("list.malformed", ("path", .text(path)), ("list", .text(list))) }
  func listNoRecord(path: String) -> String { say("list.noRecord", ("path", .text(path))) }
  func listMalformedSettings(path: String, list: String) -> String { say("list.malformedSettings", ("path", .text(path)), ("list", .text(list))) }
  func listNoSettingsRecord(path: String) -> String { say("list.noSettingsRecord", ("path", .text(path))) }
  func listMisnamed(path: String, list: String) -> String { say("list.misnamed", ("path", .text(path)), ("list", .text(list))) }
  func listNoFolder() -> String { say("list.noFolder") }
  func listNoFolderRemedy() -> String { say("list.noFolder.remedy") }
  func listNameForm() -> String { say("list.nameForm") }
  func listForm() -> String { say("list.form") }
  func listSettingsForm() -> String { say("list.settingsForm") }
  func listFileNotFound(path: String) -> String { say("listFile.notFound", ("path", .text(path))) }
  func listFileNotFoundRemedy() -> String { say("listFile.notFound.remedy") }
  func listFileIsFolder(path: String) -> String { say("listFile.isFolder", ("path", .text(path))) }
  func listFileIsFolderRemedy() -> String { say("listFile.isFolder.remedy") }
  func listFileUnreadable(path: String, reason: String) -> String { say("listFile.unreadable", ("path", .text(path)), ("reason", .text(reason))) }
  func listFileUnreadableRemedy() -> String { say("listFile.unreadable.remedy") }
  func listFileTooLarge(path: String) -> String { say("listFile.tooLarge", ("path", .text(path))) }
  func listFileTooLargeRemedy() -> String { say("listFile.tooLarge.remedy") }
  func listFileMalformed(path: String, fault: JSONFault, line: Int, column: Int) -> String { say("listFile.malformed", ("path", .text(path)), ("fault", .name(fault.messageName)), ("line", .count(line)), ("column", .count(column))) }
  func listFileNotARecord(path: String, shape: JSONShape) -> String { say("listFile.notARecord", ("path", .text(path)), ("shape", .name(shape.messageName))) }
  func userFileNoFolder(folder: String, path: String, reason: String) -> String { say("userFile.noFolder", ("folder", .text(folder)), ("path", .text(path)), ("reason", .text(reason))) }
  func userFileNoFolderRemedy() -> String { say("userFile.noFolder.remedy") }
  func userFileCannotLock(path: String, reason: String) -> String { say("userFile.cannotLock", ("path", .text(path)), ("reason", .text(reason))) }
  func userFileCannotLockRemedy() -> String { say("userFile.cannotLock.remedy") }
  func userFileBusy(path: String) -> String { say("userFile.busy", ("path", .text(path))) }
  func userFileBusyRemedy() -> String { say("userFile.busy.remedy") }
  func userFileTooLarge(path: String) -> String { say("userFile.tooLarge", ("path", .text(path))) }
  func userFileTooLargeRemedy() -> String { say("userFile.tooLarge.remedy") }
  func userFileNotAFile(path: String) -> String { say("userFile.notAFile", ("path", .text(path))) }
  func userFileNotAFileRemedy() -> String { say("userFile.notAFile.remedy") }
  func readContentGzip(file: String) -> String { say("read.content.gzip", ("file", .text(file))) }
  func readContentGzipRemedy(command: String) -> String { say("read.content.gzip.remedy", ("command", .text(command))) }
  func readContentZip(file: String) -> String { say("read.content.zip", ("file", .text(file))) }
  func readContentZipRemedy(command: String) -> String { say("read.content.zip.remedy", ("command", .text(command))) }
  func readContentExcel(file: String) -> String { say("read.content.excel", ("file", .text(file))) }
  func readContentUtf32(file: String) -> String { say("read.content.utf32", ("file", .text(file))) }
  func readContentUtf32Remedy(command: String) -> String { say("read.content.utf32.remedy", ("command", .text(command))) }
  func readContentOpenDocument(file: String) -> String { say("read.content.openDocument", ("file", .text(file))) }
  func readContentSqlite(file: String) -> String { say("read.content.sqlite", ("file", .text(file))) }
  func readContentSqliteRemedy(command: String, file: String) -> String { say("read.content.sqlite.remedy", ("command", .text(command)), ("file", .text(file))) }
  func readContentWebPage(file: String) -> String { say("read.content.webPage", ("file", .text(file))) }
  func readContentWebPageRemedy() -> String { say("read.content.webPage.remedy") }
  func readContentXml(file: String) -> String { say("read.content.xml", ("file", .text(file))) }
  func readContentXmlRemedy() -> String { say("read.content.xml.remedy") }
  func readContentPdf(file: String) -> String { say("read.content.pdf", ("file", .text(file))) }
  func readContentPdfRemedy(command: String) -> String { say("read.content.pdf.remedy", ("command", .text(command))) }
  func readContentFormat(file: String, name: String) -> String { say("read.content.format", ("file", .text(file)), ("name", .text(name))) }
  func readContentFormatRemedy() -> String { say("read.content.format.remedy") }
  func readContentImage(file: String) -> String { say("read.content.image", ("file", .text(file))) }
  func readContentImageRemedy() -> String { say("read.content.image.remedy") }
  func readContentRecording(file: String) -> String { say("read.content.recording", ("file", .text(file))) }
  func readContentProgram(file: String) -> String { say("read.content.program", ("file", .text(file))) }
  func readContentCompressed(file: String, program: String) -> String { say("read.content.compressed", ("file", .text(file)), ("program", .text(program))) }
  func readContentCompressedRemedy(command: String) -> String { say("read.content.compressed.remedy", ("command", .text(command))) }
  func storeMovedAside(path: String, copy: String) -> String { say("store.movedAside", ("path", .text(path)), ("copy", .text(copy))) }
  func answerNoFacts() -> String { say("answer.noFacts") }
  func answerSymbolsAreNoRecord() -> String { say("answer.symbolsAreNoRecord") }
  func answerNoSymbols() -> String { say("answer.noSymbols") }
  func answerNoPrices() -> String { say("answer.noPrices") }
  func answerPriceWithoutTime() -> String { say("answer.priceWithoutTime") }
  func answerPriceIsNoNumber() -> String { say("answer.priceIsNoNumber") }
  func answerNoPrice() -> String { say("answer.noPrice") }
  func answerErrorWithoutWords() -> String { say("answer.errorWithoutWords") }
  func answerRateWithoutDate() -> String { say("answer.rateWithoutDate") }
  func answerNoBars() -> String { say("answer.noBars") }
  func answerBarWithoutTime() -> String { say("answer.barWithoutTime") }
  func answerBarTooShort() -> String { say("answer.barTooShort") }
  func answerNoLastPrice() -> String { say("answer.noLastPrice") }
  func answerNoResult() -> String { say("answer.noResult") }
  func answerNotOnePair() -> String { say("answer.notOnePair") }
  func answerNoChart() -> String { say("answer.noChart") }
  func answerAnswerWithoutResult() -> String { say("answer.answerWithoutResult") }
  func answerOtherSymbol() -> String { say("answer.otherSymbol") }
  func answerImpossiblePrice() -> String { say("answer.impossiblePrice") }
  func answerNoTimeZone() -> String { say("answer.noTimeZone") }
  func answerBarWithoutDate() -> String { say("answer.barWithoutDate") }
  func answerMorePricesThanDates() -> String { say("answer.morePricesThanDates") }
  func answerAnswerPriceIsNoNumber() -> String { say("answer.answerPriceIsNoNumber") }
  func answerNoDailySeries() -> String { say("answer.noDailySeries") }
  func answerNoQuote() -> String { say("answer.noQuote") }
  func answerIncompleteQuote() -> String { say("answer.incompleteQuote") }
  func answerAnswerIsNoRecord() -> String { say("answer.answerIsNoRecord") }
  func answerInfiniteNumber() -> String { say("answer.infiniteNumber") }
  func answerPriceTooLarge() -> String { say("answer.priceTooLarge") }
  func answerNegativeVolume() -> String { say("answer.negativeVolume") }
  func answerHighBelowLow() -> String { say("answer.highBelowLow") }
  func answerUnequalColumns() -> String { say("answer.unequalColumns") }
  func answerEmpty() -> String { say("answer.empty") }
  func answerJsonTooLarge() -> String { say("answer.jsonTooLarge") }
  func answerOutOfMemory() -> String { say("answer.outOfMemory") }
  func answerAmountsInNoCurrency(unit: String) -> String { say("answer.amountsInNoCurrency", ("unit", .text(unit))) }
  func answerRaggedRow(row: Int, found: Int, expected: Int) -> String { say("answer.raggedRow", ("row", .count(row)), ("found", .count(found)), ("expected", .count(expected))) }
  func answerRateNotPositive(date: String) -> String { say("answer.rateNotPositive", ("date", .text(date))) }
  func answerMissingColumn(name: String) -> String { say("answer.missingColumn", ("name", .text(name))) }
  func answerTableBreaksOff(line: Int) -> String { say("answer.tableBreaksOff", ("line", .count(line))) }
  func answerListWithoutTime(list: String) -> String { say("answer.listWithoutTime", ("list", .text(list))) }
  func answerListEmpty(list: String) -> String { say("answer.listEmpty", ("list", .text(list))) }
  func answerLineTooShort(line: Int, list: String) -> String { say("answer.lineTooShort", ("line", .count(line)), ("list", .text(list))) }
  func answerListNamesNothing(list: String) -> String { say("answer.listNamesNothing", ("list", .text(list))) }
  func answerListWithoutColumn(list: String, name: String) -> String { say("answer.listWithoutColumn", ("list", .text(list)), ("name", .text(name))) }
  func answerJsonEndsEarly(line: Int) -> String { say("answer.jsonEndsEarly", ("line", .count(line))) }
  func answerJsonFollowed(line: Int) -> String { say("answer.jsonFollowed", ("line", .count(line))) }
  func answerJsonNotUTF8(line: Int) -> String { say("answer.jsonNotUTF8", ("line", .count(line))) }
  func answerJsonTooDeep(line: Int) -> String { say("answer.jsonTooDeep", ("line", .count(line))) }
  func answerNotJSON(line: Int) -> String { say("answer.notJSON", ("line", .count(line))) }
  func answerPrices() -> String { say("answer.prices") }
  func answerSharePrices() -> String { say("answer.sharePrices") }
  func answerMinutes() -> String { say("answer.minutes") }
  func answerBars(minutes: Int) -> String { say("answer.bars", ("minutes", .count(minutes))) }
  func settingWords() -> String { say("setting.words") }
  func settingLang() -> String { say("setting.lang") }
  func settingOffline() -> String { say("setting.offline") }
  func settingStore() -> String { say("setting.store") }
  func settingProvider() -> String { say("setting.provider") }
  func settingWait() -> String { say("setting.wait") }
  func settingReadingRate() -> String { say("setting.readingRate") }
  func settingUrlOfFigures() -> String { say("setting.urlOfFigures") }
  func settingUrlOfCompanies() -> String { say("setting.urlOfCompanies") }
  func settingUrl(provider: String) -> String { say("setting.url", ("provider", .text(provider))) }
  func settingKey(provider: String) -> String { say("setting.key", ("provider", .text(provider))) }
  func settingContact() -> String { say("setting.contact") }
  func settingExploreCommand() -> String { say("setting.exploreCommand") }
  func settingKeys(action: String) -> String { say("setting.keys", ("action", .text(action))) }
  func pageUsage(usage: String) -> String { say("page.usage", ("usage", .text(usage))) }
  func pageExamples() -> String { say("page.examples") }
  func pageOptions() -> String { say("page.options") }
  func pageMore(command: String) -> String { say("page.more", ("command", .text(command))) }
  func pageSeeAlso(topics: [String]) -> String { say("page.seeAlso", ("topics", .names(topics))) }
  func pageGroup(title: String) -> String { say("page.group", ("title", .text(title))) }
  func pageValues(placeholder: String, words: [String], isOpen: Bool) -> String { say("page.values", ("placeholder", .text(placeholder)), ("words", .names(words)), ("isOpen", .flag(isOpen))) }
  func menuTitle() -> String { say("menu.title") }
  func menuStart() -> String { say("menu.start") }
  func menuHelp() -> String { say("menu.help") }
  func topicSoundPage() -> String { say("topic.sound.page") }
  func topicDatesPage() -> String { say("topic.dates.page") }
  func topicPricesPage() -> String { say("topic.prices.page") }
  func manualHeader() -> String { say("manual.header") }
  func manualName() -> String { say("manual.name") }
  func manualPurpose() -> String { say("manual.purpose") }
  func manualSynopsis() -> String { say("manual.synopsis") }
  func manualDescription() -> String { say("manual.description") }
  func manualTurns() -> String { say("manual.turns") }
  func manualSource() -> String { say("manual.source") }
  func manualSeveral() -> String { say("manual.several") }
  func manualCommands() -> String { say("manual.commands") }
  func manualCommand(summary: String) -> String { say("manual.command", ("summary", .text(summary))) }
  func manualOptionNames(names: String) -> String { say("manual.optionNames", ("names", .text(names))) }
  func manualOptions() -> String { say("manual.options") }
  func manualSharedOptions() -> String { say("manual.sharedOptions") }
  func manualExitStatus() -> String { say("manual.exitStatus") }
  func manualStatuses() -> String { say("manual.statuses") }
  func manualEnvironment() -> String { say("manual.environment") }
  func manualSamples() -> String { say("manual.samples") }
  func manualSetting(meaning: String, form: String) -> String { say("manual.setting", ("meaning", .text(meaning)), ("form", .text(form))) }
  func manualFiles() -> String { say("manual.files") }
  func manualSettings(names: [String]) -> String { say("manual.settings", ("names", .names(names))) }
  func manualConfigFolder() -> String { say("manual.configFolder") }
  func manualPrecedence() -> String { say("manual.precedence") }
  func manualLists(example: String) -> String { say("manual.lists", ("example", .text(example))) }
  func manualDataFolder() -> String { say("manual.dataFolder") }
  func manualSeeAlso() -> String { say("manual.seeAlso") }
  func playKeys() -> String { say("play.keys") }
  func playKeysRound() -> String { say("play.keys.round") }
  func playLast() -> String { say("play.last") }
  func liveValue() -> String { say("live.value") }
  func liveSimulation() -> String { say("live.simulation") }
  func livePercent(number: Double) -> String { say("live.percent", ("number", .number(number))) }
  func liveAxis(name: String, low: String, high: String) -> String { say("live.axis", ("name", .text(name)), ("low", .text(low)), ("high", .text(high))) }
  func liveAlert(value: String) -> String { say("live.alert", ("value", .text(value))) }
  func liveAbove(name: String, level: String, value: String) -> String { say("live.above", ("name", .text(name)), ("level", .text(level)), ("value", .text(value))) }
  func liveBelow(name: String, level: String, value: String) -> String { say("live.below", ("name", .text(name)), ("level", .text(level)), ("value", .text(value))) }
  func liveMoved(name: String, size: String, span: String, value: String, isUp: Bool) -> String { say("live.moved", ("name", .text(name)), ("size", .text(size)), ("span", .text(span)), ("value", .text(value)), ("isUp", .flag(isUp))) }
  func liveNewHigh(name: String, range: String, value: String) -> String { say("live.newHigh", ("name", .text(name)), ("range", .text(range)), ("value", .text(value))) }
  func liveNewLow(name: String, range: String, value: String) -> String { say("live.newLow", ("name", .text(name)), ("range", .text(range)), ("value", .text(value))) }
  func liveKept(kept: Int, count: String) -> String { say("live.kept", ("kept", .count(kept)), ("count", .text(count))) }
  func livePassedOver(count: Int) -> String { say("live.passedOver", ("count", .count(count))) }
  func liveSearchBrokenOff(line: Int) -> String { say("live.searchBrokenOff", ("line", .count(line))) }
  func liveSearchesBrokenOff(count: Int) -> String { say("live.searchesBrokenOff", ("count", .count(count))) }
  func liveLost(name: String, problem: String) -> String { say("live.lost", ("name", .text(name)), ("problem", .text(problem))) }
  func liveRecovered(name: String, value: String) -> String { say("live.recovered", ("name", .text(name)), ("value", .text(value))) }
  func liveClosed(name: String) -> String { say("live.closed", ("name", .text(name))) }
  func liveLate(name: String, age: String) -> String { say("live.late", ("name", .text(name)), ("age", .text(age))) }
  func liveEnded() -> String { say("live.ended") }
  func liveZone(zone: String) -> String { say("live.zone", ("zone", .text(zone))) }
  func liveZoneOf(name: String, others: Int, zone: String) -> String { say("live.zoneOf", ("name", .text(name)), ("others", .count(others)), ("zone", .text(zone))) }
  func liveOffset(hours: String, isBehind: Bool) -> String { say("live.offset", ("hours", .text(hours)), ("isBehind", .flag(isBehind))) }
  func liveKeys() -> String { say("live.keys") }
  func liveKeysSimulation() -> String { say("live.keysSimulation") }
  func liveKeysRandom() -> String { say("live.keysRandom") }
  func liveTypeNumbers() -> String { say("live.typeNumbers") }
  func liveLinesSimulation() -> String { say("live.linesSimulation") }
  func liveBrokenLines(count: Int) -> String { say("live.brokenLines", ("count", .count(count))) }
  func liveNoSymbol(typed: String) -> String { say("live.noSymbol", ("typed", .text(typed))) }
  func liveNoSymbolRemedy() -> String { say("live.noSymbol.remedy") }
  func liveCannotRecord(path: String, reason: String) -> String { say("live.cannotRecord", ("path", .text(path)), ("reason", .text(reason))) }
  func liveCannotRecordRemedy() -> String { say("live.cannotRecord.remedy") }
  func liveNoAlert() -> String { say("live.noAlert") }
  func liveNoNumber(count: Int) -> String { say("live.noNumber", ("count", .count(count))) }
  func liveNoNumberRemedy() -> String { say("live.noNumber.remedy") }
  func liveOnlyStandardInput() -> String { say("live.onlyStandardInput") }
  func liveOnlyStandardInputRemedy() -> String { say("live.onlyStandardInput.remedy") }
  func liveNothingStored(symbol: String, option: String) -> String { say("live.nothingStored", ("symbol", .text(symbol)), ("option", .text(option))) }
  func liveNothingStoredRemedy(symbol: String) -> String { say("live.nothingStored.remedy", ("symbol", .text(symbol))) }
  func liveNotARecording(path: String, heading: String) -> String { say("live.notARecording", ("path", .text(path)), ("heading", .text(heading))) }
  func liveNotARecordingRemedy() -> String { say("live.notARecording.remedy") }
  func liveEmptyRecording(path: String) -> String { say("live.emptyRecording", ("path", .text(path))) }
  func liveEmptyRecordingRemedy() -> String { say("live.emptyRecording.remedy") }
  func liveRecordsItsInput(path: String) -> String { say("live.recordsItsInput", ("path", .text(path))) }
  func liveCannotRun(program: String, reason: String) -> String { say("live.cannotRun", ("program", .text(program)), ("reason", .text(reason))) }
  func liveCannotRunRemedy() -> String { say("live.cannotRun.remedy") }
  func liveNameIsOption(name: String) -> String { say("live.nameIsOption", ("name", .text(name))) }
  func liveNameIsOptionRemedy() -> String { say("live.nameIsOption.remedy") }
  func usageNeedsOption(option: String, other: String) -> String { say("usage.needsOption", ("option", .text(option)), ("other", .text(other))) }
  func usageNeedsOptionRemedy(other: String) -> String { say("usage.needsOption.remedy", ("other", .text(other))) }
  func usageLanguagesWithoutPage(languages: String) -> String { say("usage.languagesWithoutPage", ("languages", .text(languages))) }
  func usageLanguagesWithoutPageRemedy() -> String { say("usage.languagesWithoutPage.remedy") }
  func usageNeedsAlert(option: String) -> String { say("usage.needsAlert", ("option", .text(option))) }
  func usageNeedsAlertRemedy(options: [String]) -> String { say("usage.needsAlert.remedy", ("options", .names(options))) }
  func formThreshold() -> String { say("form.threshold") }
  func formSpan() -> String { say("form.span") }
  func formPause() -> String { say("form.pause") }
  func formWordsPerMinute(least: Double, most: Double) -> String { say("form.wordsPerMinute", ("least", .number(least)), ("most", .number(most))) }
  func alertNone() -> String { say("alert.none") }
  func alertNoneLeft(symbol: String) -> String { say("alert.noneLeft", ("symbol", .text(symbol))) }
  func alertNotKept(symbol: String) -> String { say("alert.notKept", ("symbol", .text(symbol))) }
  func alertNotKeptRemedy() -> String { say("alert.notKept.remedy") }
  func alertUnusable(path: String) -> String { say("alert.unusable", ("path", .text(path))) }
  func alertUnusableRemedy() -> String { say("alert.unusable.remedy") }
  func alertNoFolder() -> String { say("alert.noFolder") }
  func learnOpening() -> String { say("learn.opening") }
  func learnLesson(number: Int, count: Int, name: String) -> String { say("learn.lesson", ("number", .count(number)), ("count", .count(count)), ("name", .text(name))) }
  func learnName(lesson: Lesson) -> String { say("learn.name", ("lesson", .name(lesson.messageName))) }
  func learnMeaning(lesson: Lesson) -> String { say("learn.meaning", ("lesson", .name(lesson.messageName))) }
  func learnKeys() -> String { say("learn.keys") }
  func learnHint(isLast: Bool) -> String { say("learn.hint", ("isLast", .flag(isLast))) }
  func learnAnswers(count: Int) -> String { say("learn.answers", ("count", .count(count))) }
  func learnLast() -> String { say("learn.last") }
  func quizOpening(count: Int) -> String { say("quiz.opening", ("count", .count(count))) }
  func quizNumber(number: Int, count: Int) -> String { say("quiz.number", ("number", .count(number)), ("count", .count(count))) }
  func quizQuestion(kind: QuizKind) -> String { say("quiz.question", ("kind", .name(kind.messageName))) }
  func quizChoice(choice: QuizChoice) -> String { say("quiz.choice", ("choice", .name(choice.messageName))) }
  func quizRight() -> String { say("quiz.right") }
  func quizWrong(answer: String) -> String { say("quiz.wrong", ("answer", .text(answer))) }
  func quizKeys(count: Int) -> String { say("quiz.keys", ("count", .count(count))) }
  func quizResult(right: Int, count: Int) -> String { say("quiz.result", ("right", .count(right)), ("count", .count(count))) }
  func quizBest(right: Int, count: Int) -> String { say("quiz.best", ("right", .count(right)), ("count", .count(count))) }
  func quizNewBest() -> String { say("quiz.newBest") }
  func quizNotKept(problem: String) -> String { say("quiz.notKept", ("problem", .text(problem))) }
  func quizLeft(right: Int, count: Int) -> String { say("quiz.left", ("right", .count(right)), ("count", .count(count))) }
  func quizMissingColumn(path: String, name: String) -> String { say("quiz.missingColumn", ("path", .text(path)), ("name", .text(name))) }
  func quizMissingColumnRemedy(names: [String]) -> String { say("quiz.missingColumn.remedy", ("names", .names(names))) }
  func quizNoQuestions(path: String) -> String { say("quiz.noQuestions", ("path", .text(path))) }
  func quizNoQuestionsRemedy() -> String { say("quiz.noQuestions.remedy") }
  func quizEmptyCell(path: String, line: Int, name: String) -> String { say("quiz.emptyCell", ("path", .text(path)), ("line", .count(line)), ("name", .text(name))) }
  func quizEmptyCellRemedy() -> String { say("quiz.emptyCell.remedy") }
  func quizBadChoices(path: String, line: Int) -> String { say("quiz.badChoices", ("path", .text(path)), ("line", .count(line))) }
  func quizBadChoicesRemedy() -> String { say("quiz.badChoices.remedy") }
  func quizBadAnswer(path: String, line: Int, answer: String) -> String { say("quiz.badAnswer", ("path", .text(path)), ("line", .count(line)), ("answer", .text(answer))) }
  func quizBadAnswerRemedy() -> String { say("quiz.badAnswer.remedy") }
  func quizBadChart(path: String, line: Int, problem: String) -> String { say("quiz.badChart", ("path", .text(path)), ("line", .count(line)), ("problem", .text(problem))) }
  func quizBadChartRemedy() -> String { say("quiz.badChart.remedy") }
  func hearingOpening() -> String { say("hearing.opening") }
  func hearingStep(number: Int, count: Int) -> String { say("hearing.step", ("number", .count(number)), ("count", .count(count))) }
  func hearingLeftEar() -> String { say("hearing.leftEar") }
  func hearingRightEar() -> String { say("hearing.rightEar") }
  func hearingLimit(count: Int) -> String { say("hearing.limit", ("count", .count(count))) }
  func hearingPace() -> String { say("hearing.pace") }
  func hearingTimbre() -> String { say("hearing.timbre") }
  func hearingNothing() -> String { say("hearing.nothing") }
  func hearingSetting(key: String, value: String) -> String { say("hearing.setting", ("key", .text(key)), ("value", .text(value))) }
  func hearingUsual(key: String) -> String { say("hearing.usual", ("key", .text(key))) }
  func hearingConfirm(path: String) -> String { say("hearing.confirm", ("path", .text(path))) }
  func hearingDone(path: String) -> String { say("hearing.done", ("path", .text(path))) }
  func hearingEnter() -> String { say("hearing.enter") }
  func hearingLeft() -> String { say("hearing.left") }
  func settingWaitingSound() -> String { say("setting.waitingSound") }
  func readContentConvert(command: String) -> String { say("read.content.convert", ("command", .text(command))) }
  func readContentSaved(name: String, command: String) -> String { say("read.content.saved", ("name", .text(name)), ("command", .text(command))) }
  func readContentLocked(file: String) -> String { say("read.content.locked", ("file", .text(file))) }
  func readContentLockedRemedy() -> String { say("read.content.locked.remedy") }
  func readContentPrintout(file: String) -> String { say("read.content.printout", ("file", .text(file))) }
  func readContentPrintoutRemedy() -> String { say("read.content.printout.remedy") }
  func readContentGitPointer(file: String) -> String { say("read.content.gitPointer", ("file", .text(file))) }
  func readContentGitPointerRemedy() -> String { say("read.content.gitPointer.remedy") }
  func readPackedDamaged(file: String) -> String { say("read.packed.damaged", ("file", .text(file))) }
  func readPackedDamagedRemedy() -> String { say("read.packed.damaged.remedy") }
  func readPackedTooLarge(file: String, limit: Int) -> String { say("read.packed.tooLarge", ("file", .text(file)), ("limit", .count(limit))) }
  func readPackedTooLargeRemedy() -> String { say("read.packed.tooLarge.remedy") }
  func readPackedLargeWindow(file: String, limit: Int) -> String { say("read.packed.largeWindow", ("file", .text(file)), ("limit", .count(limit))) }
  func readPackedLargeWindowRemedy(command: String) -> String { say("read.packed.largeWindow.remedy", ("command", .text(command))) }
  func readPackedMissing(file: String, name: String) -> String { say("read.packed.missing", ("file", .text(file)), ("name", .text(name))) }
  func readPackedMissingRemedy(apt: String, dnf: String, pacman: String) -> String { say("read.packed.missing.remedy", ("apt", .text(apt)), ("dnf", .text(dnf)), ("pacman", .text(pacman))) }
  func readWorkbookDamaged(file: String) -> String { say("read.workbook.damaged", ("file", .text(file))) }
  func readWorkbookDamagedRemedy() -> String { say("read.workbook.damaged.remedy") }
  func readWorkbookTooLarge(file: String, limit: Int) -> String { say("read.workbook.tooLarge", ("file", .text(file)), ("limit", .count(limit))) }
  func readWorkbookTooLargeRemedy() -> String { say("read.workbook.tooLarge.remedy") }
  func readWorkbookNoCells(file: String) -> String { say("read.workbook.noCells", ("file", .text(file))) }
  func readWorkbookNoCellsRemedy() -> String { say("read.workbook.noCells.remedy") }
  func readWorkbookOnlyCharts(file: String) -> String { say("read.workbook.onlyCharts", ("file", .text(file))) }
  func readWorkbookOnlyChartsRemedy() -> String { say("read.workbook.onlyCharts.remedy") }
  func readWorkbookEmptySheet(file: String, name: String) -> String { say("read.workbook.emptySheet", ("file", .text(file)), ("name", .text(name))) }
  func readWorkbookChartSheet(file: String, name: String) -> String { say("read.workbook.chartSheet", ("file", .text(file)), ("name", .text(name))) }
  func readWorkbookOtherSheets(names: [String]) -> String { say("read.workbook.otherSheets", ("names", .names(names))) }
  func readWorkbookUnknownSheet(file: String, name: String) -> String { say("read.workbook.unknownSheet", ("file", .text(file)), ("name", .text(name))) }
  func noteReadBesideLog(name: String) -> String { say("note.readBesideLog", ("name", .text(name))) }
  func noteSheet(name: String, sheet: String, count: Int) -> String { say("note.sheet", ("name", .text(name)), ("sheet", .text(sheet)), ("count", .count(count))) }
  func noteHiddenRows(name: String, count: Int) -> String { say("note.hiddenRows", ("name", .text(name)), ("count", .count(count))) }
  func readDatabaseUnreadable(file: String, reason: String) -> String { say("read.database.unreadable", ("file", .text(file)), ("reason", .text(reason))) }
  func readDatabaseUnreadableRemedy(command: String) -> String { say("read.database.unreadable.remedy", ("command", .text(command))) }
  func readDatabaseBusy(file: String) -> String { say("read.database.busy", ("file", .text(file))) }
  func readDatabaseBusyRemedy() -> String { say("read.database.busy.remedy") }
  func readDatabaseUnfinished(file: String) -> String { say("read.database.unfinished", ("file", .text(file))) }
  func readDatabaseUnfinishedRemedy(command: String) -> String { say("read.database.unfinished.remedy", ("command", .text(command))) }
  func readDatabaseLogUnreadable(file: String) -> String { say("read.database.logUnreadable", ("file", .text(file))) }
  func readDatabaseLogUnreadableRemedy() -> String { say("read.database.logUnreadable.remedy") }
  func readDatabaseTooMuch(file: String) -> String { say("read.database.tooMuch", ("file", .text(file))) }
  func readDatabaseNoTables(file: String) -> String { say("read.database.noTables", ("file", .text(file))) }
  func readDatabaseNoTablesRemedy() -> String { say("read.database.noTables.remedy") }
  func readDatabaseSeveralTables(file: String) -> String { say("read.database.severalTables", ("file", .text(file))) }
  func readDatabaseSeveralTablesRemedy(tables: [String]) -> String { say("read.database.severalTables.remedy", ("tables", .names(tables))) }
  func readDatabaseUnknownTable(file: String, name: String) -> String { say("read.database.unknownTable", ("file", .text(file)), ("name", .text(name))) }
  func readDatabaseBadQuery(file: String, reason: String) -> String { say("read.database.badQuery", ("file", .text(file)), ("reason", .text(reason))) }
  func readDatabaseBadQueryRemedy() -> String { say("read.database.badQuery.remedy") }
  func readDatabaseNotOneQuery(file: String) -> String { say("read.database.notOneQuery", ("file", .text(file))) }
  func readDatabaseNotOneQueryRemedy() -> String { say("read.database.notOneQuery.remedy") }
  func readDatabaseFunction(file: String, name: String) -> String { say("read.database.function", ("file", .text(file)), ("name", .text(name))) }
  func readDatabaseFunctionRemedy() -> String { say("read.database.function.remedy") }
  func readDatabaseTooLong(file: String, seconds: Int) -> String { say("read.database.tooLong", ("file", .text(file)), ("seconds", .count(seconds))) }
  func readDatabaseTooLongRemedy() -> String { say("read.database.tooLong.remedy") }
  func readDatabaseMissing(file: String, name: String) -> String { say("read.database.missing", ("file", .text(file)), ("name", .text(name))) }
  func readNothingToChoose(file: String, option: String) -> String { say("read.nothingToChoose", ("file", .text(file)), ("option", .text(option))) }
  func noteTableOfPage(name: String, number: Int, count: Int) -> String { say("note.tableOfPage", ("name", .text(name)), ("number", .count(number)), ("count", .count(count))) }
  func noteChart(name: String, number: Int, count: Int, titles: String) -> String { say("note.chart", ("name", .text(name)), ("number", .count(number)), ("count", .count(count)), ("titles", .text(titles))) }
  func noteChartTitle(number: Int, title: String) -> String { say("note.chartTitle", ("number", .count(number)), ("title", .text(title))) }
  func noteMembersIgnored(name: String, count: Int, members: [String]) -> String { say("note.membersIgnored", ("name", .text(name)), ("count", .count(count)), ("members", .names(members))) }
  func noteStated(name: String, part: StatedText, text: String) -> String { say("note.stated", ("name", .text(name)), ("part", .name(part.messageName)), ("text", .text(text))) }
  func readPageUnknownTable(file: String, asked: String) -> String { say("read.page.unknownTable", ("file", .text(file)), ("asked", .text(asked))) }
  func readPageUnknownTableRemedy(count: Int) -> String { say("read.page.unknownTable.remedy", ("count", .count(count))) }
  func addressNotFetched(address: String) -> String { say("address.notFetched", ("address", .text(address))) }
  func addressNotFetchedRemedy() -> String { say("address.notFetched.remedy") }
  func addressOffline(address: String) -> String { say("address.offline", ("address", .text(address))) }
  func addressOfflineRemedy() -> String { say("address.offline.remedy") }
  func addressRefused(address: String, status: Int) -> String { say("address.refused", ("address", .text(address)), ("status", .count(status))) }
  func addressTooLargeRemedy() -> String { say("address.tooLarge.remedy") }
  func addressRemedy() -> String { say("address.remedy") }
  func namedAddress(address: String) -> String { say("named.address", ("address", .text(address))) }
  func namedAddressRemedy() -> String { say("named.address.remedy") }
  func namedOutside(path: String) -> String { say("named.outside", ("path", .text(path))) }
  func namedOutsideRemedy() -> String { say("named.outside.remedy") }
  func namedSymbol(symbol: String) -> String { say("named.symbol", ("symbol", .text(symbol))) }
  func namedSymbolRemedy() -> String { say("named.symbol.remedy") }
  func throughFailed(program: String, file: String, status: Int) -> String { say("through.failed", ("program", .text(program)), ("file", .text(file)), ("status", .count(status))) }
  func throughFailedRemedy() -> String { say("through.failed.remedy") }
  func throughMissing(program: String) -> String { say("through.missing", ("program", .text(program))) }
  func throughMissingRemedy() -> String { say("through.missing.remedy") }
  func throughTooLarge(program: String, limit: Int) -> String { say("through.tooLarge", ("program", .text(program)), ("limit", .count(limit))) }
  func throughTooLargeRemedy() -> String { say("through.tooLarge.remedy") }
  func throughOddName(file: String) -> String { say("through.oddName", ("file", .text(file))) }
  func throughOddNameRemedy() -> String { say("through.oddName.remedy") }
  func throughNotAFile() -> String { say("through.notAFile") }
  func throughNotAFileRemedy() -> String { say("through.notAFile.remedy") }
  func formCommand() -> String { say("form.command") }
  func noteFormulas(name: String, count: Int) -> String { say("note.formulas", ("name", .text(name)), ("count", .count(count))) }
}

extension CellMark { var messageName: String { switch self { case .none: "none"; case .commas: "commas"; case .semicolons: "semicolons"; case .tabs: "tabs"; case .spaces: "spaces"; case .other: "other" } } }
extension ColumnSummary.Content { var messageName: String { switch self { case .dates: "dates"; case .numbers: "numbers"; case .text: "text"; case .empty: "empty" } } }
extension ColumnSummary.Role { var messageName: String { switch self { case .x: "x"; case .y: "y"; case .by: "by" } } }
extension CompanyFigures.Metric { var messageName: String { switch self { case .revenue: "revenue"; case .earnings: "earnings"; case .cashFlow: "cashFlow"; case .revenuePerShare: "revenuePerShare"; case .earningsPerShare: "earningsPerShare"; case .cashFlowPerShare: "cashFlowPerShare" } } }
extension CompanyFigures.Period { var messageName: String { switch self { case .quarter: "quarter"; case .year: "year" } } }
extension DatePrecision { var messageName: String { switch self { case .year: "year"; case .quarter: "quarter"; case .month: "month"; case .day: "day"; case .minute: "minute"; case .second: "second"; case .millisecond: "millisecond"; case .microsecond: "microsecond" } } }
extension FigureAge { var messageName: String { switch self { case .unknown: "unknown"; case .days: "days"; case .hours: "hours"; case .minutes: "minutes" } } }
extension FormError.Need { var messageName: String { switch self { case .numbers: "numbers"; case .secondNumbers: "secondNumbers"; case .bounds: "bounds"; case .names: "names"; case .rowNames: "rowNames"; case .grid: "grid" } } }
extension FormName { var messageName: String { switch self { case .line: "line"; case .candles: "candles"; case .bars: "bars"; case .scatter: "scatter"; case .histogram: "histogram"; case .density: "density"; case .box: "box"; case .band: "band"; case .heatmap: "heatmap"; case .share: "share" } } }
extension Interval { var messageName: String { switch self { case .day: "day"; case .week: "week"; case .month: "month"; case .quarter: "quarter" } } }
extension JSONFault { var messageName: String { switch self { case .syntax: "syntax"; case .unexpectedEnd: "unexpectedEnd"; case .textAfterEnd: "textAfterEnd"; case .invalidUTF8: "invalidUTF8"; case .nulCharacter: "nulCharacter"; case .repeatedKey: "repeatedKey"; case .tooDeep: "tooDeep"; case .numberTooLarge: "numberTooLarge"; case .tooLarge: "tooLarge"; case .outOfMemory: "outOfMemory" } } }
extension JSONShape { var messageName: String { switch self { case .record: "record"; case .list: "list"; case .number: "number"; case .text: "text"; case .boolean: "boolean"; case .null: "null" } } }
extension Lesson { var messageName: String { switch self { case .low: "low"; case .high: "high"; case .rise: "rise"; case .fall: "fall"; case .steep: "steep"; case .peak: "peak"; case .trough: "trough"; case .gap: "gap"; case .tick: "tick"; case .baseline: "baseline"; case .crossing: "crossing"; case .twoSeries: "twoSeries"; case .whole: "whole"; case .bars: "bars"; case .scatter: "scatter"; case .histogram: "histogram"; case .density: "density"; case .box: "box"; case .band: "band"; case .heatMap: "heatMap"; case .share: "share" } } }
extension QuizChoice { var messageName: String { switch self { case .low: "low"; case .high: "high"; case .rising: "rising"; case .falling: "falling"; case .first: "first"; case .later: "later"; case .peak: "peak"; case .trough: "trough"; case .beginning: "beginning"; case .middle: "middle"; case .end: "end"; case .yes: "yes"; case .no: "no"; case .above: "above"; case .below: "below"; case .upwards: "upwards"; case .downwards: "downwards"; case .firstSeries: "firstSeries"; case .secondSeries: "secondSeries"; case .unrelated: "unrelated"; case .one: "one"; case .two: "two"; case .firstGroup: "firstGroup"; case .secondGroup: "secondGroup"; case .wider: "wider"; case .narrower: "narrower"; case .firstRow: "firstRow"; case .lastRow: "lastRow" } } }
extension QuizKind { var messageName: String { switch self { case .pitch: "pitch"; case .direction: "direction"; case .steepness: "steepness"; case .turn: "turn"; case .place: "place"; case .gap: "gap"; case .ticks: "ticks"; case .baseline: "baseline"; case .crossing: "crossing"; case .series: "series"; case .bars: "bars"; case .scatter: "scatter"; case .histogram: "histogram"; case .density: "density"; case .box: "box"; case .band: "band"; case .heatMap: "heatMap"; case .share: "share" } } }
extension RowPart { var messageName: String { switch self { case .data: "data"; case .headings: "headings"; case .preamble: "preamble"; case .comments: "comments"; case .blank: "blank"; case .notes: "notes"; case .skipped: "skipped" } } }
extension ScoreError.Quantity { var messageName: String { switch self { case .length: "length"; case .speed: "speed"; case .volume: "volume"; case .panWidth: "panWidth"; case .smoothingWeight: "smoothingWeight"; case .smoothingWidth: "smoothingWidth" } } }
extension StatedText { var messageName: String { switch self { case .subtitle: "subtitle"; case .dataSource: "dataSource"; case .alt: "alt" } } }
extension SystemReason { var messageName: String { switch self { case .notPermitted: "notPermitted"; case .notFound: "notFound"; case .inputOutput: "inputOutput"; case .noMemory: "noMemory"; case .accessDenied: "accessDenied"; case .busy: "busy"; case .exists: "exists"; case .notAFolder: "notAFolder"; case .isFolder: "isFolder"; case .invalidArgument: "invalidArgument"; case .tooManyFilesInSystem: "tooManyFilesInSystem"; case .tooManyFiles: "tooManyFiles"; case .tooLarge: "tooLarge"; case .noSpace: "noSpace"; case .readOnly: "readOnly"; case .nameTooLong: "nameTooLong"; case .linkLoop: "linkLoop" } } }
extension UpdatePart { var messageName: String { switch self { case .updated: "updated"; case .unchanged: "unchanged"; case .leftAsImported: "leftAsImported"; case .failed: "failed" } } }
