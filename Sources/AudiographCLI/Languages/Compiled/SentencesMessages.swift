// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the languages and their schema by `make languages`: changes here are lost.

internal import Audiograph
internal import ChartInput
internal import JSON
internal import MarketData

extension Said {
  static func quote(text: String) -> Said { Said("quote", Given("text", .text(text))) }
  static func listOr(before: Said, last: Said) -> Said { Said("list.or", Given("before", .said(before)), Given("last", .said(last))) }
  static func listAnd(before: String, last: String) -> Said { Said("list.and", Given("before", .text(before)), Given("last", .text(last))) }
  static func listMore(names: String, count: Int) -> Said { Said("list.more", Given("names", .text(names)), Given("count", .count(count))) }
  static func cellPlace(row: Int, column: String, file: String) -> Said { Said("cell.place", Given("row", .count(row)), Given("column", .text(column)), Given("file", .text(file))) }
  static func nearestMeant(name: Said) -> Said { Said("nearest.meant", Given("name", .said(name))) }
  static func dateSpan(first: CalendarDate, last: CalendarDate) -> Said { Said("date.span", Given("first", .date(first)), Given("last", .date(last))) }
  static func standardInput() -> Said { Said("standardInput") }
  static func standardInputTitle() -> Said { Said("standardInput.title") }
  static func statedTotal() -> Said { Said("stated.total") }
  static func standardOutput() -> Said { Said("standardOutput") }
  static func standardError() -> Said { Said("standardError") }
  static func columnUnnamed(number: Int) -> Said { Said("column.unnamed", Given("number", .count(number))) }
  static func warning(text: String) -> Said { Said("warning", Given("text", .text(text))) }
  static func systemTooManyFiles() -> Said { Said("system.tooManyFiles") }
  static func systemCheckTheName() -> Said { Said("system.checkTheName") }
  static func systemReason(reason: SystemReason) -> Said { Said("system.reason", Given("reason", .name(reason.messageName))) }
  static func internalError(type: String) -> Said { Said("internalError", Given("type", .text(type))) }
  static func internalErrorRemedy() -> Said { Said("internalError.remedy") }
  static func programFault(command: String) -> Said { Said("programFault", Given("command", .text(command))) }
  static func programFaultRemedy() -> Said { Said("programFault.remedy") }
  static func providerAuthority(title: String) -> Said { Said("provider.authority", Given("title", .text(title))) }
  static func providerAuthorityAtStart(title: String) -> Said { Said("provider.authorityAtStart", Given("title", .text(title))) }
  static func waitSeconds(count: Double) -> Said { Said("wait.seconds", Given("count", .number(count))) }
  static func waitMinutes(count: Int) -> Said { Said("wait.minutes", Given("count", .count(count))) }
  static func waitHours(count: Int) -> Said { Said("wait.hours", Given("count", .count(count))) }
  static func waitDays(count: Int) -> Said { Said("wait.days", Given("count", .count(count))) }
  static func metricName(metric: CompanyFigures.Metric) -> Said { Said("metric.name", Given("metric", .name(metric.messageName))) }
  static func batchFormatOfLineRemedy() -> Said { Said("batch.formatOfLine.remedy") }
  static func batchSummary(done: Int, count: Int, unchanged: Int, failed: Int, firstFailed: Int) -> Said { Said("batch.summary", Given("done", .count(done)), Given("count", .count(count)), Given("unchanged", .count(unchanged)), Given("failed", .count(failed)), Given("firstFailed", .count(firstFailed))) }
  static func batchInterrupted(summary: String) -> Said { Said("batch.interrupted", Given("summary", .text(summary))) }
  static func batchProgress(done: Int, count: Int) -> Said { Said("batch.progress", Given("done", .count(done)), Given("count", .count(count))) }
  static func batchShard(number: Int, count: Int) -> Said { Said("batch.shard", Given("number", .count(number)), Given("count", .count(count))) }
  static func batchWithoutJournal(problem: String) -> Said { Said("batch.withoutJournal", Given("problem", .text(problem))) }
  static func chartTooManySeriesRemedy(choice: String) -> Said { Said("chart.tooManySeries.remedy", Given("choice", .text(choice))) }
  static func chartStatistics(points: Int) -> Said { Said("chart.statistics", Given("points", .count(points))) }
  static func symbolForm(most: Int) -> Said { Said("symbolForm", Given("most", .count(most))) }
  static func importReplaced(symbol: String, title: String) -> Said { Said("import.replaced", Given("symbol", .text(symbol)), Given("title", .text(title))) }
  static func importReplacedImported(symbol: String) -> Said { Said("import.replacedImported", Given("symbol", .text(symbol))) }
  static func importNoDays(symbol: String) -> Said { Said("import.noDays", Given("symbol", .text(symbol))) }
  static func importDone(symbol: String, days: Int, span: String, new: Int, changed: Int) -> Said { Said("import.done", Given("symbol", .text(symbol)), Given("days", .count(days)), Given("span", .text(span)), Given("new", .count(new)), Given("changed", .count(changed))) }
  static func importPatience() -> Said { Said("import.patience") }
  static func importSymbols(file: String, count: Int, total: Int) -> Said { Said("import.symbols", Given("file", .text(file)), Given("count", .count(count)), Given("total", .count(total))) }
  static func importNamed(file: String, symbol: String) -> Said { Said("import.named", Given("file", .text(file)), Given("symbol", .text(symbol))) }
  static func importGuessed(file: String, column: String) -> Said { Said("import.guessed", Given("file", .text(file)), Given("column", .text(column))) }
  static func importSkipped(file: String, count: Int) -> Said { Said("import.skipped", Given("file", .text(file)), Given("count", .count(count))) }
  static func updateLeftAsImported(symbol: String) -> Said { Said("update.leftAsImported", Given("symbol", .text(symbol))) }
  static func updateDone(symbol: String, new: Int, changed: Int, last: CalendarDate, provider: String) -> Said { Said("update.done", Given("symbol", .text(symbol)), Given("new", .count(new)), Given("changed", .count(changed)), Given("last", .date(last)), Given("provider", .text(provider))) }
  static func updateDoneEmpty(symbol: String, new: Int, changed: Int, provider: String) -> Said { Said("update.doneEmpty", Given("symbol", .text(symbol)), Given("new", .count(new)), Given("changed", .count(changed)), Given("provider", .text(provider))) }
  static func updateNothingStored() -> Said { Said("update.nothingStored") }
  static func updateFetching(count: Int) -> Said { Said("update.fetching", Given("count", .count(count))) }
  static func updateHoldingsPatience() -> Said { Said("update.holdingsPatience") }
  static func updateHoldings(date: CalendarDate, institutions: Int, securities: Int) -> Said { Said("update.holdings", Given("date", .date(date)), Given("institutions", .count(institutions)), Given("securities", .count(securities))) }
  static func updateHoldingsKnown(date: CalendarDate) -> Said { Said("update.holdingsKnown", Given("date", .date(date))) }
  static func updateHoldingsLeft(part: QuarterlyHoldings.Part, count: Int) -> Said { Said("update.holdingsLeft", Given("part", .name(part.messageName)), Given("count", .count(count))) }
  static func updateFetchingSymbols() -> Said { Said("update.fetchingSymbols") }
  static func updateSummary(count: Int, parts: String) -> Said { Said("update.summary", Given("count", .count(count)), Given("parts", .text(parts))) }
  static func updateSymbols(count: Int) -> Said { Said("update.symbols", Given("count", .count(count))) }
  static func updateSymbolsWithout(count: Int, left: Int, tests: Int, untypable: Int) -> Said { Said("update.symbolsWithout", Given("count", .count(count)), Given("left", .count(left)), Given("tests", .count(tests)), Given("untypable", .count(untypable))) }
  static func storeReasonNoFolder() -> Said { Said("store.reason.noFolder") }
  static func storeReasonMissing() -> Said { Said("store.reason.missing") }
  static func storeReasonNoMemory() -> Said { Said("store.reason.noMemory") }
  static func exportScript(path: String, hash: String) -> Said { Said("export.script", Given("path", .text(path)), Given("hash", .text(hash))) }
  static func exportWrote(path: String) -> Said { Said("export.wrote", Given("path", .text(path))) }
  static func exportWroteSound(path: String, duration: String) -> Said { Said("export.wroteSound", Given("path", .text(path)), Given("duration", .text(duration))) }
  static func exportWroteAll(paths: [String]) -> Said { Said("export.wroteAll", Given("paths", .names(paths))) }
  static func exportForeignIndex(path: String) -> Said { Said("export.foreignIndex", Given("path", .text(path))) }
  static func exportPatience(path: String) -> Said { Said("export.patience", Given("path", .text(path))) }
  static func browserOpening(path: String) -> Said { Said("browser.opening", Given("path", .text(path))) }
  static func browserNoPage(path: String) -> Said { Said("browser.noPage", Given("path", .text(path))) }
  static func browserNoPageRemedy() -> Said { Said("browser.noPage.remedy") }
  static func browserNotOpened(path: String) -> Said { Said("browser.notOpened", Given("path", .text(path))) }
  static func browserNotOpenedRemedy() -> Said { Said("browser.notOpened.remedy") }
  static func figuresOlder(problem: String, fetched: String) -> Said { Said("figures.older", Given("problem", .text(problem)), Given("fetched", .text(fetched))) }
  static func figuresPatience(symbol: String) -> Said { Said("figures.patience", Given("symbol", .text(symbol))) }
  static func insidersPatience(symbol: String) -> Said { Said("insiders.patience", Given("symbol", .text(symbol))) }
  static func insidersKnownSince(symbol: String, date: CalendarDate) -> Said { Said("insiders.knownSince", Given("symbol", .text(symbol)), Given("date", .date(date))) }
  static func insidersFetching(symbol: String, count: Int) -> Said { Said("insiders.fetching", Given("symbol", .text(symbol)), Given("count", .count(count))) }
  static func pricesFetching(symbols: [String]) -> Said { Said("prices.fetching", Given("symbols", .names(symbols))) }
  static func pricesFetchingLatest(symbols: [String], isOne: Bool) -> Said { Said("prices.fetchingLatest", Given("symbols", .names(symbols)), Given("isOne", .flag(isOne))) }
  static func pricesNotRefreshed(symbols: [String], reason: String) -> Said { Said("prices.notRefreshed", Given("symbols", .names(symbols)), Given("reason", .text(reason))) }
  static func pricesLate(seconds: Double) -> Said { Said("prices.late", Given("seconds", .number(seconds))) }
  static func pricesJustFailed(symbols: [String], typed: String) -> Said { Said("prices.justFailed", Given("symbols", .names(symbols)), Given("typed", .text(typed))) }
  static func pricesUsingSample(symbols: [String], problem: String) -> Said { Said("prices.usingSample", Given("symbols", .names(symbols)), Given("problem", .text(problem))) }
  static func pricesUsingStored(symbol: String, problem: String) -> Said { Said("prices.usingStored", Given("symbol", .text(symbol)), Given("problem", .text(problem))) }
  static func pricesNewer(symbols: [String], last: CalendarDate) -> Said { Said("prices.newer", Given("symbols", .names(symbols)), Given("last", .date(last))) }
  static func companyReading(typed: String, symbol: String, name: String) -> Said { Said("company.reading", Given("typed", .text(typed)), Given("symbol", .text(symbol)), Given("name", .text(name))) }
  static func companyProposal(symbol: String, name: String) -> Said { Said("company.proposal", Given("symbol", .text(symbol)), Given("name", .text(name))) }
  static func sampleLine(name: String, what: String) -> Said { Said("sample.line", Given("name", .text(name)), Given("what", .text(what))) }
  static func sampleDated(name: String, what: String, first: CalendarDate, last: CalendarDate) -> Said { Said("sample.dated", Given("name", .text(name)), Given("what", .text(what)), Given("first", .date(first)), Given("last", .date(last))) }
  static func deviceDefault(device: String) -> Said { Said("device.default", Given("device", .text(device))) }
  static func deviceNotResponding(device: String) -> Said { Said("device.notResponding", Given("device", .text(device))) }
  static func deviceRanDry(count: Int) -> Said { Said("device.ranDry", Given("count", .count(count))) }
  static func waitAnyKey(line: String) -> Said { Said("wait.anyKey", Given("line", .text(line))) }
  static func playStart() -> Said { Said("play.start") }
  static func pauseEnter() -> Said { Said("pause.enter") }
  static func pauseEnterBriefly() -> Said { Said("pause.enterBriefly") }
  static func pauseTyped(pause: String) -> Said { Said("pause.typed", Given("pause", .text(pause))) }
  static func pauseSet(pause: String) -> Said { Said("pause.set", Given("pause", .text(pause))) }
  static func pauseReader(reader: String) -> Said { Said("pause.reader", Given("reader", .text(reader))) }
  static func pauseNoReader() -> Said { Said("pause.noReader") }
  static func pauseRemote() -> Said { Said("pause.remote") }
  static func pauseNoTerminal() -> Said { Said("pause.noTerminal") }
  static func pauseNoText() -> Said { Said("pause.noText") }
  static func hintReader() -> Said { Said("hint.reader") }
  static func configReaders(readers: [String], settings: [String]) -> Said { Said("config.readers", Given("readers", .names(readers)), Given("settings", .names(settings))) }
  static func configReadersNone(readers: [String]) -> Said { Said("config.readersNone", Given("readers", .names(readers))) }
  static func configReader(reader: String, settings: [String], path: String) -> Said { Said("config.reader", Given("reader", .text(reader)), Given("settings", .names(settings)), Given("path", .text(path))) }
  static func configReaderNone(path: String) -> Said { Said("config.readerNone", Given("path", .text(path))) }
  static func configHowFast() -> Said { Said("config.howFast") }
  static func configRate(isSet: Bool) -> Said { Said("config.rate", Given("isSet", .flag(isSet))) }
  static func listRemoved(list: String) -> Said { Said("list.removed", Given("list", .text(list))) }
  static func listNone() -> Said { Said("list.none") }
  static func listAlreadyThere(symbols: [String], count: Int) -> Said { Said("list.alreadyThere", Given("symbols", .names(symbols)), Given("count", .count(count))) }
  static func listLine(name: String, symbols: String) -> Said { Said("list.line", Given("name", .text(name)), Given("symbols", .text(symbols))) }
  static func listLineEmpty(name: String) -> Said { Said("list.lineEmpty", Given("name", .text(name))) }
  static func listSetting(key: String, value: String) -> Said { Said("list.setting", Given("key", .text(key)), Given("value", .text(value))) }
  static func searchMore() -> Said { Said("search.more") }
  static func searchLines() -> Said { Said("search.lines") }
  static func searchOpening() -> Said { Said("search.opening") }
  static func searchEnter(company: String) -> Said { Said("search.enter", Given("company", .text(company))) }
  static func searchThereAreMore() -> Said { Said("search.thereAreMore") }
  static func searchNothing(text: String) -> Said { Said("search.nothing", Given("text", .text(text))) }
  static func configNothing() -> Said { Said("config.nothing") }
  static func configSet(key: String, value: String, path: String) -> Said { Said("config.set", Given("key", .text(key)), Given("value", .text(value)), Given("path", .text(path))) }
  static func configUnset(key: String, path: String) -> Said { Said("config.unset", Given("key", .text(key)), Given("path", .text(path))) }
  static func configWasNotSet(key: String, path: String) -> Said { Said("config.wasNotSet", Given("key", .text(key)), Given("path", .text(path))) }
  static func configReadable(path: String) -> Said { Said("config.readable", Given("path", .text(path))) }
  static func configVisibleKey() -> Said { Said("config.visibleKey") }
  static func configOverridden(variable: String) -> Said { Said("config.overridden", Given("variable", .text(variable))) }
  static func configSecret() -> Said { Said("config.secret") }
  static func configLine(key: String, value: String, place: String) -> Said { Said("config.line", Given("key", .text(key)), Given("value", .text(value)), Given("place", .text(place))) }
  static func configLineUnset(key: String) -> Said { Said("config.lineUnset", Given("key", .text(key))) }
  static func configMeaning(line: String, meaning: String, form: String) -> Said { Said("config.meaning", Given("line", .text(line)), Given("meaning", .text(meaning)), Given("form", .text(form))) }
  static func configVariable(name: String) -> Said { Said("config.variable", Given("name", .text(name))) }
  static func configFile(path: String) -> Said { Said("config.file", Given("path", .text(path))) }
  static func configCommandLine() -> Said { Said("config.commandLine") }
  static func configTypeSecret(key: String) -> Said { Said("config.typeSecret", Given("key", .text(key))) }
  static func againLine(command: String) -> Said { Said("again.line", Given("command", .text(command))) }
  static func noteDerived(name: String, count: Int, total: Int) -> Said { Said("note.derived", Given("name", .text(name)), Given("count", .count(count)), Given("total", .count(total))) }
  static func notePossibleSplit(name: String, date: CalendarDate, shares: String) -> Said { Said("note.possibleSplit", Given("name", .text(name)), Given("date", .date(date)), Given("shares", .text(shares))) }
  static func noteFurtherSplits(name: String, count: Int) -> Said { Said("note.furtherSplits", Given("name", .text(name)), Given("count", .count(count))) }
  static func noteLeftOut(name: String, count: Int, compared: Int) -> Said { Said("note.leftOut", Given("name", .text(name)), Given("count", .count(count)), Given("compared", .count(compared))) }
  static func noteToldAs(name: String, form: FormName, column: String, other: String) -> Said { Said("note.toldAs", Given("name", .text(name)), Given("form", .name(form.messageName)), Given("column", .text(column)), Given("other", .text(other))) }
  static func noteNoOrder(name: String) -> Said { Said("note.noOrder", Given("name", .text(name))) }
  static func noteRowsSorted(name: String, row: Int) -> Said { Said("note.rowsSorted", Given("name", .text(name)), Given("row", .count(row))) }
  static func noteRepeatedDates(name: String, count: Int, example: CalendarDate) -> Said { Said("note.repeatedDates", Given("name", .text(name)), Given("count", .count(count)), Given("example", .date(example))) }
  static func noteTimesConverted(name: String) -> Said { Said("note.timesConverted", Given("name", .text(name))) }
  static func noteEmptyRows(name: String, count: Int) -> Said { Said("note.emptyRows", Given("name", .text(name)), Given("count", .count(count))) }
  static func noteRowsWithoutPosition(name: String, count: Int, row: Int) -> Said { Said("note.rowsWithoutPosition", Given("name", .text(name)), Given("count", .count(count)), Given("row", .count(row))) }
  static func notePreamble(name: String, count: Int) -> Said { Said("note.preamble", Given("name", .text(name)), Given("count", .count(count))) }
  static func noteFooter(name: String, count: Int, row: Int) -> Said { Said("note.footer", Given("name", .text(name)), Given("count", .count(count)), Given("row", .count(row))) }
  static func noteShortRows(name: String, count: Int, row: Int) -> Said { Said("note.shortRows", Given("name", .text(name)), Given("count", .count(count)), Given("row", .count(row))) }
  static func noteEncoding(name: String, encoding: String) -> Said { Said("note.encoding", Given("name", .text(name)), Given("encoding", .text(encoding))) }
  static func noteQuotesInCells(name: String, row: Int) -> Said { Said("note.quotesInCells", Given("name", .text(name)), Given("row", .count(row))) }
  static func noteReading(name: String, number: Int, count: Int, what: Said, options: String, hasOptions: Bool) -> Said { Said("note.reading", Given("name", .text(name)), Given("number", .count(number)), Given("count", .count(count)), Given("what", .said(what)), Given("options", .text(options)), Given("hasOptions", .flag(hasOptions))) }
  static func noteOneOfColumns(name: String, column: String, count: Int, others: String) -> Said { Said("note.oneOfColumns", Given("name", .text(name)), Given("column", .text(column)), Given("count", .count(count)), Given("others", .text(others))) }
  static func noteHeadingsRepeated(name: String, count: Int) -> Said { Said("note.headingsRepeated", Given("name", .text(name)), Given("count", .count(count))) }
  static func noteColumnsLeftOut(name: String, count: Int, columns: String) -> Said { Said("note.columnsLeftOut", Given("name", .text(name)), Given("count", .count(count)), Given("columns", .text(columns))) }
  static func noteEmptySeries(name: String, count: Int, example: String) -> Said { Said("note.emptySeries", Given("name", .text(name)), Given("count", .count(count)), Given("example", .text(example))) }
  static func noteConstantColumn(name: String, column: String, value: String) -> Said { Said("note.constantColumn", Given("name", .text(name)), Given("column", .text(column)), Given("value", .text(value))) }
  static func noteReferenceLine(name: String, column: String, value: String) -> Said { Said("note.referenceLine", Given("name", .text(name)), Given("column", .text(column)), Given("value", .text(value))) }
  static func noteNumbersAsTexts(name: String, columns: [String], option: String) -> Said { Said("note.numbersAsTexts", Given("name", .text(name)), Given("columns", .names(columns)), Given("option", .text(option))) }
  static func noteNearlyAlongX(name: String, column: String, option: String) -> Said { Said("note.nearlyAlongX", Given("name", .text(name)), Given("column", .text(column)), Given("option", .text(option))) }
  static func noteNearlyAlongRows(name: String, option: String) -> Said { Said("note.nearlyAlongRows", Given("name", .text(name)), Given("option", .text(option))) }
  static func noteNearlyGrouping(name: String, column: String, option: String) -> Said { Said("note.nearlyGrouping", Given("name", .text(name)), Given("column", .text(column)), Given("option", .text(option))) }
  static func noteNearlyOneSeries(name: String, option: String) -> Said { Said("note.nearlyOneSeries", Given("name", .text(name)), Given("option", .text(option))) }
  static func noteLimits(name: String, column: String, count: Int) -> Said { Said("note.limits", Given("name", .text(name)), Given("column", .text(column)), Given("count", .count(count))) }
  static func noteFlags(name: String, column: String, count: Int) -> Said { Said("note.flags", Given("name", .text(name)), Given("column", .text(column)), Given("count", .count(count))) }
  static func noteBarsOfZeros(name: String, count: Int, row: Int) -> Said { Said("note.barsOfZeros", Given("name", .text(name)), Given("count", .count(count)), Given("row", .count(row))) }
  static func noteSentinel(name: String, column: String, value: String, count: Int) -> Said { Said("note.sentinel", Given("name", .text(name)), Given("column", .text(column)), Given("value", .text(value)), Given("count", .count(count))) }
  static func noteBadCells(name: String, column: String, count: Int) -> Said { Said("note.badCells", Given("name", .text(name)), Given("column", .text(column)), Given("count", .count(count))) }
  static func noteSeveralAtOne(name: String, points: Int, positions: Int) -> Said { Said("note.severalAtOne", Given("name", .text(name)), Given("points", .count(points)), Given("positions", .count(positions))) }
  static func noteTotals(name: String, count: Int, row: String) -> Said { Said("note.totals", Given("name", .text(name)), Given("count", .count(count)), Given("row", .text(row))) }
  static func noteTotalRow(name: String, row: String) -> Said { Said("note.totalRow", Given("name", .text(name)), Given("row", .text(row))) }
  static func noteThousands(name: String, column: String, example: String) -> Said { Said("note.thousands", Given("name", .text(name)), Given("column", .text(column)), Given("example", .text(example))) }
  static func noteDateOrder(name: String, column: String, example: String, option: String) -> Said { Said("note.dateOrder", Given("name", .text(name)), Given("column", .text(column)), Given("example", .text(example)), Given("option", .text(option))) }
  static func noteTableInField(name: String, path: String) -> Said { Said("note.tableInField", Given("name", .text(name)), Given("path", .text(path))) }
  static func noteLinesWithoutMatch(name: String, count: Int) -> Said { Said("note.linesWithoutMatch", Given("name", .text(name)), Given("count", .count(count))) }
  static func noteSearchesBrokenOff(name: String, count: Int, line: Int) -> Said { Said("note.searchesBrokenOff", Given("name", .text(name)), Given("count", .count(count)), Given("line", .count(line))) }
  static func noteIncomplete(name: String, isFirst: Bool, interval: Interval, days: String) -> Said { Said("note.incomplete", Given("name", .text(name)), Given("isFirst", .flag(isFirst)), Given("interval", .name(interval.messageName)), Given("days", .text(days))) }
  static func noteOnDay(day: CalendarDate) -> Said { Said("note.onDay", Given("day", .date(day))) }
  static func noteFromTo(first: CalendarDate, last: CalendarDate) -> Said { Said("note.fromTo", Given("first", .date(first)), Given("last", .date(last))) }
  static func guessStored(name: String, values: String, rows: Int) -> Said { Said("guess.stored", Given("name", .text(name)), Given("values", .text(values)), Given("rows", .count(rows))) }
  static func guessWideYears(name: String, form: String, headings: String, rows: Int) -> Said { Said("guess.wideYears", Given("name", .text(name)), Given("form", .text(form)), Given("headings", .text(headings)), Given("rows", .count(rows))) }
  static func guessWideSeries(name: String, form: String, headings: String, by: String, rows: Int) -> Said { Said("guess.wideSeries", Given("name", .text(name)), Given("form", .text(form)), Given("headings", .text(headings)), Given("by", .text(by)), Given("rows", .count(rows))) }
  static func guessTable(name: String, form: String, x: String, xCount: Int, values: String, valueCount: Int, by: String, rows: Int) -> Said { Said("guess.table", Given("name", .text(name)), Given("form", .text(form)), Given("x", .text(x)), Given("xCount", .count(xCount)), Given("values", .text(values)), Given("valueCount", .count(valueCount)), Given("by", .text(by)), Given("rows", .count(rows))) }
  static func guessRows(name: String, records: Int, parts: String) -> Said { Said("guess.rows", Given("name", .text(name)), Given("records", .count(records)), Given("parts", .text(parts))) }
  static func columnsOf(name: String) -> Said { Said("columns.of", Given("name", .text(name))) }
  static func columnsStored(name: String) -> Said { Said("columns.stored", Given("name", .text(name))) }
  static func readingLine(number: Int, what: Said) -> Said { Said("reading.line", Given("number", .count(number)), Given("what", .said(what))) }
  static func readingRows(values: String) -> Said { Said("reading.rows", Given("values", .text(values))) }
  static func readingAlong(values: String, x: String) -> Said { Said("reading.along", Given("values", .text(values)), Given("x", .text(x))) }
  static func readingGrouped(what: Said, groups: String) -> Said { Said("reading.grouped", Given("what", .said(what)), Given("groups", .text(groups))) }
  static func readingHeadings() -> Said { Said("reading.headings") }
  static func readingAlone(form: FormName, values: String) -> Said { Said("reading.alone", Given("form", .name(form.messageName)), Given("values", .text(values))) }
  static func readingBeside(form: FormName, values: String, other: String) -> Said { Said("reading.beside", Given("form", .name(form.messageName)), Given("values", .text(values)), Given("other", .text(other))) }
  static func columnsRead(name: String, form: String, isRecord: Bool, row: Int) -> Said { Said("columns.read", Given("name", .text(name)), Given("form", .text(form)), Given("isRecord", .flag(isRecord)), Given("row", .count(row))) }
  static func columnsContent(content: ColumnSummary.Content) -> Said { Said("columns.content", Given("content", .name(content.messageName))) }
  static func columnsRole(role: ColumnSummary.Role) -> Said { Said("columns.role", Given("role", .name(role.messageName))) }
  static func batchUnreadableRemedy() -> Said { Said("batch.unreadable.remedy") }
  static func batchUnknownKey(line: Int, name: String) -> Said { Said("batch.unknownKey", Given("line", .count(line)), Given("name", .text(name))) }
  static func batchUnknownKeyRemedy() -> Said { Said("batch.unknownKey.remedy") }
  static func batchFormatOfLine(line: Int) -> Said { Said("batch.formatOfLine", Given("line", .count(line))) }
  static func batchKeyOfWholeBatch(line: Int, name: String) -> Said { Said("batch.keyOfWholeBatch", Given("line", .count(line)), Given("name", .text(name))) }
  static func remedyLeaveItOut() -> Said { Said("remedy.leaveItOut") }
  static func batchKeyOfWholeBatchRemedy(name: String) -> Said { Said("batch.keyOfWholeBatch.remedy", Given("name", .text(name))) }
  static func batchRepeatedKey(name: String) -> Said { Said("batch.repeatedKey", Given("name", .text(name))) }
  static func batchRepeatedKeyRemedy() -> Said { Said("batch.repeatedKey.remedy") }
  static func batchMissingColumn(name: String) -> Said { Said("batch.missingColumn", Given("name", .text(name))) }
  static func batchMissingColumnRemedy() -> Said { Said("batch.missingColumn.remedy") }
  static func batchMissingValue(name: String) -> Said { Said("batch.missingValue", Given("name", .text(name))) }
  static func batchMissingValueRemedy() -> Said { Said("batch.missingValue.remedy") }
  static func batchNotARecord() -> Said { Said("batch.notARecord") }
  static func batchNotARecordRemedy() -> Said { Said("batch.notARecord.remedy") }
  static func batchBadValue(key: String) -> Said { Said("batch.badValue", Given("key", .text(key))) }
  static func batchBadValueRemedy() -> Said { Said("batch.badValue.remedy") }
  static func batchSeveralValues(key: String) -> Said { Said("batch.severalValues", Given("key", .text(key))) }
  static func batchSeveralValuesRemedy() -> Said { Said("batch.severalValues.remedy") }
  static func batchStandardInput() -> Said { Said("batch.standardInput") }
  static func batchStandardInputRemedy() -> Said { Said("batch.standardInput.remedy") }
  static func batchNotAFile(path: String) -> Said { Said("batch.notAFile", Given("path", .text(path))) }
  static func batchNotAFileRemedy() -> Said { Said("batch.notAFile.remedy") }
  static func batchSameOutput(lines: [String], path: String) -> Said { Said("batch.sameOutput", Given("lines", .names(lines)), Given("path", .text(path))) }
  static func batchSameOutputRemedy() -> Said { Said("batch.sameOutput.remedy") }
  static func batchOutputIsInput(writer: Int, path: String, reader: Int) -> Said { Said("batch.outputIsInput", Given("writer", .count(writer)), Given("path", .text(path)), Given("reader", .count(reader))) }
  static func batchOutputIsInputRemedy() -> Said { Said("batch.outputIsInput.remedy") }
  static func batchOutputIsManifest(line: Int, path: String) -> Said { Said("batch.outputIsManifest", Given("line", .count(line)), Given("path", .text(path))) }
  static func remedyChooseAnotherNameNothingWasWritten() -> Said { Said("remedy.chooseAnotherNameNothingWasWritten") }
  static func batchOutputIsJournal(line: Int, path: String) -> Said { Said("batch.outputIsJournal", Given("line", .count(line)), Given("path", .text(path))) }
  static func batchOutputIsResults(line: Int, path: String) -> Said { Said("batch.outputIsResults", Given("line", .count(line)), Given("path", .text(path))) }
  static func batchJournalNeedsName() -> Said { Said("batch.journalNeedsName") }
  static func batchJournalNeedsNameRemedy() -> Said { Said("batch.journalNeedsName.remedy") }
  static func batchNotAJournal(path: String) -> Said { Said("batch.notAJournal", Given("path", .text(path))) }
  static func batchNotAJournalRemedy() -> Said { Said("batch.notAJournal.remedy") }
  static func batchLongLines(path: String, count: Int) -> Said { Said("batch.longLines", Given("path", .text(path)), Given("count", .count(count))) }
  static func batchJournalInUse(path: String) -> Said { Said("batch.journalInUse", Given("path", .text(path))) }
  static func batchJournalInUseRemedy() -> Said { Said("batch.journalInUse.remedy") }
  static func batchJournal(path: String, reason: String) -> Said { Said("batch.journal", Given("path", .text(path)), Given("reason", .text(reason))) }
  static func batchJournalRemedy() -> Said { Said("batch.journal.remedy") }
  static func batchDied(status: Int) -> Said { Said("batch.died", Given("status", .count(status))) }
  static func batchDiedRemedy() -> Said { Said("batch.died.remedy") }
  static func chartNoPoints() -> Said { Said("chart.noPoints") }
  static func chartNoPointsRemedy() -> Said { Said("chart.noPoints.remedy") }
  static func chartNotFinite(point: Int) -> Said { Said("chart.notFinite", Given("point", .count(point))) }
  static func chartNotFiniteRemedy() -> Said { Said("chart.notFinite.remedy") }
  static func chartNotARank(point: Int) -> Said { Said("chart.notARank", Given("point", .count(point))) }
  static func chartNotARankRemedy() -> Said { Said("chart.notARank.remedy") }
  static func chartUnequalCounts(positions: Int, values: Int) -> Said { Said("chart.unequalCounts", Given("positions", .count(positions)), Given("values", .count(values))) }
  static func chartUnequalCountsRemedy() -> Said { Said("chart.unequalCounts.remedy") }
  static func rangeNotALength(text: String) -> Said { Said("range.notALength", Given("text", .text(text))) }
  static func rangeNoDates() -> Said { Said("range.noDates") }
  static func rangeNoDatesRemedy() -> Said { Said("range.noDates.remedy") }
  static func rangeEndBeforeStart(end: CalendarDate, start: CalendarDate) -> Said { Said("range.endBeforeStart", Given("end", .date(end)), Given("start", .date(start))) }
  static func rangeEndBeforeStartRemedy() -> Said { Said("range.endBeforeStart.remedy") }
  static func rangeNothingInRange(first: CalendarDate, last: CalendarDate) -> Said { Said("range.nothingInRange", Given("first", .date(first)), Given("last", .date(last))) }
  static func remedyChooseARangeWithinTheseDates() -> Said { Said("remedy.chooseARangeWithinTheseDates") }
  static func rangeNoSuchColumn(column: String) -> Said { Said("range.noSuchColumn", Given("column", .text(column))) }
  static func remedyChooseAnotherValue() -> Said { Said("remedy.chooseAnotherValue") }
  static func scoreSmoothingWidth(width: Double) -> Said { Said("score.smoothingWidth", Given("width", .number(width))) }
  static func scoreSmoothingWidthRemedy(least: Double, most: Double) -> Said { Said("score.smoothingWidth.remedy", Given("least", .number(least)), Given("most", .number(most))) }
  static func scoreOutOfRange(quantity: ScoreError.Quantity, value: Double) -> Said { Said("score.outOfRange", Given("quantity", .name(quantity.messageName)), Given("value", .number(value))) }
  static func scoreOutOfRangeRemedy(least: Double, most: Double) -> Said { Said("score.outOfRange.remedy", Given("least", .number(least)), Given("most", .number(most))) }
  static func scoreLogarithmOf(value: Double, series: String) -> Said { Said("score.logarithmOf", Given("value", .number(value)), Given("series", .text(series))) }
  static func scoreLogarithmOfRemedy() -> Said { Said("score.logarithmOf.remedy") }
  static func scoreEmptyAxis(minimum: Double, maximum: Double) -> Said { Said("score.emptyAxis", Given("minimum", .number(minimum)), Given("maximum", .number(maximum))) }
  static func scoreEmptyAxisRemedy() -> Said { Said("score.emptyAxis.remedy") }
  static func scorePitchAboveSampleRate(sampleRate: Int, high: Double) -> Said { Said("score.pitchAboveSampleRate", Given("sampleRate", .count(sampleRate)), Given("high", .number(high))) }
  static func scorePitchAboveSampleRateRemedy(limit: Double) -> Said { Said("score.pitchAboveSampleRate.remedy", Given("limit", .number(limit))) }
  static func scoreTooManyTogether(count: Int) -> Said { Said("score.tooManyTogether", Given("count", .count(count))) }
  static func scoreTooManyTogetherRemedy() -> Said { Said("score.tooManyTogether.remedy") }
  static func scoreNoBase(series: String) -> Said { Said("score.noBase", Given("series", .text(series))) }
  static func scoreNoBaseRemedy() -> Said { Said("score.noBase.remedy") }
  static func scoreNoCandles(series: String) -> Said { Said("score.noCandles", Given("series", .text(series))) }
  static func scoreNoCandlesRemedy() -> Said { Said("score.noCandles.remedy") }
  static func scoreNoVolume(series: String) -> Said { Said("score.noVolume", Given("series", .text(series))) }
  static func scoreNoVolumeRemedy() -> Said { Said("score.noVolume.remedy") }
  static func chartTooManySeries(count: Int, limit: Int) -> Said { Said("chart.tooManySeries", Given("count", .count(count)), Given("limit", .count(limit))) }
  static func chartTooManySeriesRemedyRows() -> Said { Said("chart.tooManySeries.remedyRows") }
  static func figureNotASymbol(text: String) -> Said { Said("figure.notASymbol", Given("text", .text(text))) }
  static func figureNotASymbolRemedy() -> Said { Said("figure.notASymbol.remedy") }
  static func figureUnknownMetric(text: String, names: [String]) -> Said { Said("figure.unknownMetric", Given("text", .text(text)), Given("names", .names(names))) }
  static func figureUnknownPeriod(text: String, names: [String]) -> Said { Said("figure.unknownPeriod", Given("text", .text(text)), Given("names", .names(names))) }
  static func figureUnknownCompany(symbol: String) -> Said { Said("figure.unknownCompany", Given("symbol", .text(symbol))) }
  static func figureUnknownCompanyRemedy() -> Said { Said("figure.unknownCompany.remedy") }
  static func figureNothingFiled(symbol: String) -> Said { Said("figure.nothingFiled", Given("symbol", .text(symbol))) }
  static func figureNothingFiledRemedy() -> Said { Said("figure.nothingFiled.remedy") }
  static func figureNothingStored(symbol: String) -> Said { Said("figure.nothingStored", Given("symbol", .text(symbol))) }
  static func remedyLeaveOutOfflineAndUnsetThe() -> Said { Said("remedy.leaveOutOfflineAndUnsetThe") }
  static func figureNoInsidersStored(symbol: String) -> Said { Said("figure.noInsidersStored", Given("symbol", .text(symbol))) }
  static func figureInsidersOfPrices() -> Said { Said("figure.insidersOfPrices") }
  static func figureInsidersOfPricesRemedy() -> Said { Said("figure.insidersOfPrices.remedy") }
  static func holdingsNotAZip(file: String) -> Said { Said("holdings.notAZip", Given("file", .text(file))) }
  static func holdingsMissingTable(file: String, table: String) -> Said { Said("holdings.missingTable", Given("file", .text(file)), Given("table", .text(table))) }
  static func holdingsMissingColumn(file: String, table: String, column: String) -> Said { Said("holdings.missingColumn", Given("file", .text(file)), Given("table", .text(table)), Given("column", .text(column))) }
  static func holdingsNothing(file: String) -> Said { Said("holdings.nothing", Given("file", .text(file))) }
  static func remedyGiveADataSet() -> Said { Said("remedy.giveADataSet") }
  static func remedyTryAgainLater() -> Said { Said("remedy.tryAgainLater") }
  static func holdersNothingStored() -> Said { Said("holders.nothingStored") }
  static func holdersNothingStoredRemedy() -> Said { Said("holders.nothingStored.remedy") }
  static func holdersNoName(symbol: String) -> Said { Said("holders.noName", Given("symbol", .text(symbol))) }
  static func holdersNoNameRemedy() -> Said { Said("holders.noName.remedy") }
  static func holdersNoneFits(name: String, date: CalendarDate) -> Said { Said("holders.noneFits", Given("name", .text(name)), Given("date", .date(date))) }
  static func holdersNoneFitsRemedy() -> Said { Said("holders.noneFits.remedy") }
  static func holdersUnsure(name: String) -> Said { Said("holders.unsure", Given("name", .text(name))) }
  static func holdersUnsureRemedy(cusip: String) -> Said { Said("holders.unsure.remedy", Given("cusip", .text(cusip))) }
  static func holdersUnknownCusip(cusip: String, date: CalendarDate) -> Said { Said("holders.unknownCusip", Given("cusip", .text(cusip)), Given("date", .date(date))) }
  static func holdersUnknownCusipRemedy() -> Said { Said("holders.unknownCusip.remedy") }
  static func holdersCandidate(cusip: String, issuer: String, kind: String, institutions: Int) -> Said { Said("holders.candidate", Given("cusip", .text(cusip)), Given("issuer", .text(issuer)), Given("kind", .text(kind)), Given("institutions", .count(institutions))) }
  static func holdersOlder(date: CalendarDate) -> Said { Said("holders.older", Given("date", .date(date))) }
  static func figureNoPrices(source: String, value: String) -> Said { Said("figure.noPrices", Given("source", .text(source)), Given("value", .text(value))) }
  static func figureNoPricesRemedy() -> Said { Said("figure.noPrices.remedy") }
  static func figureNotByPeriod(symbol: String, titles: Said, period: CompanyFigures.Period) -> Said { Said("figure.notByPeriod", Given("symbol", .text(symbol)), Given("titles", .said(titles)), Given("period", .name(period.messageName))) }
  static func figureNotByPeriodRemedy(instead: String) -> Said { Said("figure.notByPeriod.remedy", Given("instead", .text(instead))) }
  static func figureNoneInRange(symbol: String, titles: Said) -> Said { Said("figure.noneInRange", Given("symbol", .text(symbol)), Given("titles", .said(titles))) }
  static func figureNoneInRangeRemedy(options: [String]) -> Said { Said("figure.noneInRange.remedy", Given("options", .names(options))) }
  static func figureNoFigures(symbol: String, titles: Said) -> Said { Said("figure.noFigures", Given("symbol", .text(symbol)), Given("titles", .said(titles))) }
  static func figureNoFiguresRemedy(symbol: String) -> Said { Said("figure.noFigures.remedy", Given("symbol", .text(symbol))) }
  static func importSeveralFilesAs(symbol: String) -> Said { Said("import.severalFilesAs", Given("symbol", .text(symbol))) }
  static func importSeveralFilesAsRemedy() -> Said { Said("import.severalFilesAs.remedy") }
  static func importBadSymbol(text: String) -> Said { Said("import.badSymbol", Given("text", .text(text))) }
  static func importNoSymbol(name: String) -> Said { Said("import.noSymbol", Given("name", .text(name))) }
  static func importNoSymbolRemedy() -> Said { Said("import.noSymbol.remedy") }
  static func importNotDates(name: String) -> Said { Said("import.notDates", Given("name", .text(name))) }
  static func importNotDatesRemedy() -> Said { Said("import.notDates.remedy") }
  static func importNotDays(name: String, example: String) -> Said { Said("import.notDays", Given("name", .text(name)), Given("example", .text(example))) }
  static func importNotDaysRemedy() -> Said { Said("import.notDays.remedy") }
  static func readNotFound(file: String) -> Said { Said("read.notFound", Given("file", .text(file))) }
  static func readNotFoundRemedy() -> Said { Said("read.notFound.remedy") }
  static func readIsDirectory(file: String) -> Said { Said("read.isDirectory", Given("file", .text(file))) }
  static func remedyGiveThePathOfAFile() -> Said { Said("remedy.giveThePathOfAFile") }
  static func readUnreadable(file: String, reason: String) -> Said { Said("read.unreadable", Given("file", .text(file)), Given("reason", .text(reason))) }
  static func remedyCheckItsPermissionsOrGiveAnother() -> Said { Said("remedy.checkItsPermissionsOrGiveAnother") }
  static func readCannotKeep(file: String, folder: String, reason: String) -> Said { Said("read.cannotKeep", Given("file", .text(file)), Given("folder", .text(folder)), Given("reason", .text(reason))) }
  static func readCannotKeepRemedy() -> Said { Said("read.cannotKeep.remedy") }
  static func readEmpty(file: String) -> Said { Said("read.empty", Given("file", .text(file))) }
  static func remedyGiveAFileWithRowsOf() -> Said { Said("remedy.giveAFileWithRowsOf") }
  static func readNoRows(file: String) -> Said { Said("read.noRows", Given("file", .text(file))) }
  static func readTooLarge(file: String, limit: Int) -> Said { Said("read.tooLarge", Given("file", .text(file)), Given("limit", .count(limit))) }
  static func readTooLargeRemedy() -> Said { Said("read.tooLarge.remedy") }
  static func readOutOfMemory(file: String) -> Said { Said("read.outOfMemory", Given("file", .text(file))) }
  static func readOutOfMemoryRemedy() -> Said { Said("read.outOfMemory.remedy") }
  static func readBadRegex(pattern: String) -> Said { Said("read.badRegex", Given("pattern", .text(pattern))) }
  static func readBadRegexRemedy() -> Said { Said("read.badRegex.remedy") }
  static func readMissingPatternLibrary(name: String) -> Said { Said("read.missingPatternLibrary", Given("name", .text(name))) }
  static func readMissingPatternLibraryRemedy() -> Said { Said("read.missingPatternLibrary.remedy") }
  static func readUnknownEncoding(name: String) -> Said { Said("read.unknownEncoding", Given("name", .text(name))) }
  static func readUnknownEncodingRemedy() -> Said { Said("read.unknownEncoding.remedy") }
  static func readNotInEncoding(file: String, name: String) -> Said { Said("read.notInEncoding", Given("file", .text(file)), Given("name", .text(name))) }
  static func readNotInEncodingRemedy() -> Said { Said("read.notInEncoding.remedy") }
  static func readWebAddress(address: String) -> Said { Said("read.webAddress", Given("address", .text(address))) }
  static func readWebAddressRemedy() -> Said { Said("read.webAddress.remedy") }
  static func readNothingMatches(file: String, pattern: String) -> Said { Said("read.nothingMatches", Given("file", .text(file)), Given("pattern", .text(pattern))) }
  static func readNothingMatchesRemedy() -> Said { Said("read.nothingMatches.remedy") }
  static func readSearchTooSlow(file: String, seconds: Int) -> Said { Said("read.searchTooSlow", Given("file", .text(file)), Given("seconds", .count(seconds))) }
  static func readEverySearchBrokenOff(file: String, line: Int) -> Said { Said("read.everySearchBrokenOff", Given("file", .text(file)), Given("line", .count(line))) }
  static func readEverySearchBrokenOffRemedy() -> Said { Said("read.everySearchBrokenOff.remedy") }
  static func readNulByte(row: Int, file: String) -> Said { Said("read.nulByte", Given("row", .count(row)), Given("file", .text(file))) }
  static func readNulByteRemedy() -> Said { Said("read.nulByte.remedy") }
  static func readNoHeader(file: String, line: Int) -> Said { Said("read.noHeader", Given("file", .text(file)), Given("line", .count(line))) }
  static func readNoHeaderRemedy() -> Said { Said("read.noHeader.remedy") }
  static func readCellTooLong(row: Int, file: String, limit: Int) -> Said { Said("read.cellTooLong", Given("row", .count(row)), Given("file", .text(file)), Given("limit", .count(limit))) }
  static func readCellTooLongRemedy() -> Said { Said("read.cellTooLong.remedy") }
  static func readRowTooLong(row: Int, file: String, limit: Int) -> Said { Said("read.rowTooLong", Given("row", .count(row)), Given("file", .text(file)), Given("limit", .count(limit))) }
  static func readRowTooLongRemedy() -> Said { Said("read.rowTooLong.remedy") }
  static func readUnterminatedQuote(row: Int, file: String) -> Said { Said("read.unterminatedQuote", Given("row", .count(row)), Given("file", .text(file))) }
  static func remedyCloseItOrDoubleItIf() -> Said { Said("remedy.closeItOrDoubleItIf") }
  static func readTextAfterQuote(row: Int, file: String) -> Said { Said("read.textAfterQuote", Given("row", .count(row)), Given("file", .text(file))) }
  static func readTextAfterQuoteRemedy() -> Said { Said("read.textAfterQuote.remedy") }
  static func readRaggedRow(row: Int, file: String, found: Int, expected: Int) -> Said { Said("read.raggedRow", Given("row", .count(row)), Given("file", .text(file)), Given("found", .count(found)), Given("expected", .count(expected))) }
  static func readRaggedRowRemedy() -> Said { Said("read.raggedRow.remedy") }
  static func readBadDelimiter(character: String) -> Said { Said("read.badDelimiter", Given("character", .text(character))) }
  static func readBadDelimiterRemedy() -> Said { Said("read.badDelimiter.remedy") }
  static func readUnknownColumn(file: String, column: String) -> Said { Said("read.unknownColumn", Given("file", .text(file)), Given("column", .text(column))) }
  static func readUnknownColumnRemedyUnnamed() -> Said { Said("read.unknownColumn.remedyUnnamed") }
  static func readUnknownColumnRemedy(headings: [String]) -> Said { Said("read.unknownColumn.remedy", Given("headings", .names(headings))) }
  static func readAmbiguousColumn(file: String, count: Int, name: String) -> Said { Said("read.ambiguousColumn", Given("file", .text(file)), Given("count", .count(count)), Given("name", .text(name))) }
  static func readAmbiguousColumnRemedy(numbers: [String]) -> Said { Said("read.ambiguousColumn.remedy", Given("numbers", .names(numbers))) }
  static func readNoNumericColumn(file: String) -> Said { Said("read.noNumericColumn", Given("file", .text(file))) }
  static func readNoNumericColumnRemedyAlone() -> Said { Said("read.noNumericColumn.remedyAlone") }
  static func readNoNumericColumnRemedy(headings: [String]) -> Said { Said("read.noNumericColumn.remedy", Given("headings", .names(headings))) }
  static func readOnlyCodes(file: String, headings: [String]) -> Said { Said("read.onlyCodes", Given("file", .text(file)), Given("headings", .names(headings))) }
  static func readOnlyCodesRemedy() -> Said { Said("read.onlyCodes.remedy") }
  static func readMatrix(file: String, count: Int) -> Said { Said("read.matrix", Given("file", .text(file)), Given("count", .count(count))) }
  static func readMatrixRemedy() -> Said { Said("read.matrix.remedy") }
  static func readSingleRow(file: String, count: Int, headings: [String]) -> Said { Said("read.singleRow", Given("file", .text(file)), Given("count", .count(count)), Given("headings", .names(headings))) }
  static func readSingleRowRemedy() -> Said { Said("read.singleRow.remedy") }
  static func readNoSuchRows(value: String, column: String, file: String) -> Said { Said("read.noSuchRows", Given("value", .text(value)), Given("column", .text(column)), Given("file", .text(file))) }
  static func readUnknownGroup(name: String, file: String) -> Said { Said("read.unknownGroup", Given("name", .text(name)), Given("file", .text(file))) }
  static func readNoGroups(file: String, name: String) -> Said { Said("read.noGroups", Given("file", .text(file)), Given("name", .text(name))) }
  static func readNoGroupsRemedy() -> Said { Said("read.noGroups.remedy") }
  static func kindTooFew(form: String, needed: Int, found: Int) -> Said { Said("kind.tooFew", Given("form", .text(form)), Given("needed", .count(needed)), Given("found", .count(found))) }
  static func kindTooFewRemedy(form: String) -> Said { Said("kind.tooFew.remedy", Given("form", .text(form))) }
  static func kindAllEqual(form: String, value: String) -> Said { Said("kind.allEqual", Given("form", .text(form)), Given("value", .text(value))) }
  static func kindAllEqualRemedy() -> Said { Said("kind.allEqual.remedy") }
  static func kindNegative(name: String, value: String) -> Said { Said("kind.negative", Given("name", .text(name)), Given("value", .text(value))) }
  static func kindNegativeRemedy() -> Said { Said("kind.negative.remedy") }
  static func kindNoRank(name: String, value: String) -> Said { Said("kind.noRank", Given("name", .text(name)), Given("value", .text(value))) }
  static func kindNoRankRemedy() -> Said { Said("kind.noRank.remedy") }
  static func kindUnlike(form: String, name: String, other: String) -> Said { Said("kind.unlike", Given("form", .text(form)), Given("name", .text(name)), Given("other", .text(other))) }
  static func kindUnlikeRemedy() -> Said { Said("kind.unlike.remedy") }
  static func kindSingle(form: String) -> Said { Said("kind.single", Given("form", .text(form))) }
  static func kindSingleRemedy() -> Said { Said("kind.single.remedy") }
  static func kindTooManyBins(allowed: Int) -> Said { Said("kind.tooManyBins", Given("allowed", .count(allowed))) }
  static func kindTooManyBinsRemedy() -> Said { Said("kind.tooManyBins.remedy") }
  static func kindTooManyGroups(found: Int, allowed: Int) -> Said { Said("kind.tooManyGroups", Given("found", .count(found)), Given("allowed", .count(allowed))) }
  static func kindTooManyGroupsRemedy() -> Said { Said("kind.tooManyGroups.remedy") }
  static func kindRepeatedCell(row: String, column: String) -> Said { Said("kind.repeatedCell", Given("row", .text(row)), Given("column", .text(column))) }
  static func kindRepeatedCellRemedy() -> Said { Said("kind.repeatedCell.remedy") }
  static func kindMissing(form: String, need: FormError.Need) -> Said { Said("kind.missing", Given("form", .text(form)), Given("need", .name(need.messageName))) }
  static func kindMissingRemedy(need: FormError.Need) -> Said { Said("kind.missing.remedy", Given("need", .name(need.messageName))) }
  static func kindNotHere(form: String, place: String) -> Said { Said("kind.notHere", Given("form", .text(form)), Given("place", .text(place))) }
  static func kindNotHereRemedy() -> Said { Said("kind.notHere.remedy") }
  static func readNoValues(column: String, file: String) -> Said { Said("read.noValues", Given("column", .text(column)), Given("file", .text(file))) }
  static func readNoValuesRemedy() -> Said { Said("read.noValues.remedy") }
  static func readNotANumber(place: CellLocation, text: String) -> Said { Said("read.notANumber", Given("place", .said(place.said)), Given("text", .text(text))) }
  static func readTextNotANumber(place: CellLocation, text: String) -> Said { Said("read.textNotANumber", Given("place", .said(place.said)), Given("text", .text(text))) }
  static func readListInCell(place: CellLocation, text: String) -> Said { Said("read.listInCell", Given("place", .said(place.said)), Given("text", .text(text))) }
  static func readListInCellRemedy() -> Said { Said("read.listInCell.remedy") }
  static func readAmbiguousComma(place: CellLocation, text: String) -> Said { Said("read.ambiguousComma", Given("place", .said(place.said)), Given("text", .text(text))) }
  static func readAmbiguousCommaRemedy() -> Said { Said("read.ambiguousComma.remedy") }
  static func readAmbiguousPoint(place: CellLocation, text: String) -> Said { Said("read.ambiguousPoint", Given("place", .said(place.said)), Given("text", .text(text))) }
  static func readAmbiguousPointRemedy() -> Said { Said("read.ambiguousPoint.remedy") }
  static func readNotFinite(place: CellLocation, text: String) -> Said { Said("read.notFinite", Given("place", .said(place.said)), Given("text", .text(text))) }
  static func remedyCorrectItOrLeaveItEmpty() -> Said { Said("remedy.correctItOrLeaveItEmpty") }
  static func readNotAPriceFile(file: String, value: String) -> Said { Said("read.notAPriceFile", Given("file", .text(file)), Given("value", .text(value))) }
  static func readNotAPriceFileRemedy() -> Said { Said("read.notAPriceFile.remedy") }
  static func readPriceColumnMissing(file: String, column: String, value: String) -> Said { Said("read.priceColumnMissing", Given("file", .text(file)), Given("column", .text(column)), Given("value", .text(value))) }
  static func readEmptyPosition(place: CellLocation) -> Said { Said("read.emptyPosition", Given("place", .said(place.said))) }
  static func remedyFillItInOrRemoveTheRow() -> Said { Said("remedy.fillItInOrRemoveTheRow") }
  static func readMissingPosition(place: CellLocation, text: String) -> Said { Said("read.missingPosition", Given("place", .said(place.said)), Given("text", .text(text))) }
  static func readNotAPosition(place: CellLocation, text: String) -> Said { Said("read.notAPosition", Given("place", .said(place.said)), Given("text", .text(text))) }
  static func remedyCorrectItOrRemoveTheRow() -> Said { Said("remedy.correctItOrRemoveTheRow") }
  static func readMixedPrecision(place: CellLocation, text: String) -> Said { Said("read.mixedPrecision", Given("place", .said(place.said)), Given("text", .text(text))) }
  static func readMixedPrecisionRemedy() -> Said { Said("read.mixedPrecision.remedy") }
  static func readNotADate(place: CellLocation, text: String) -> Said { Said("read.notADate", Given("place", .said(place.said)), Given("text", .text(text))) }
  static func readAmbiguousDates(place: CellLocation, text: String) -> Said { Said("read.ambiguousDates", Given("place", .said(place.said)), Given("text", .text(text))) }
  static func readMixedDateOrder(place: CellLocation, text: String) -> Said { Said("read.mixedDateOrder", Given("place", .said(place.said)), Given("text", .text(text))) }
  static func readMixedOffsets(place: CellLocation, text: String) -> Said { Said("read.mixedOffsets", Given("place", .said(place.said)), Given("text", .text(text))) }
  static func readMixedOffsetsRemedy() -> Said { Said("read.mixedOffsets.remedy") }
  static func readBadDateFormat(text: String) -> Said { Said("read.badDateFormat", Given("text", .text(text))) }
  static func readBadDateFormatRemedy() -> Said { Said("read.badDateFormat.remedy") }
  static func readNoDatesInFormat(file: String, format: String) -> Said { Said("read.noDatesInFormat", Given("file", .text(file)), Given("format", .text(format))) }
  static func readNoDatesInFormatRemedy() -> Said { Said("read.noDatesInFormat.remedy") }
  static func readBadJSON(file: String, fault: JSONFault, line: Int, column: Int) -> Said { Said("read.badJSON", Given("file", .text(file)), Given("fault", .name(fault.messageName)), Given("line", .count(line)), Given("column", .count(column))) }
  static func remedyCorrectItThere() -> Said { Said("remedy.correctItThere") }
  static func readFieldNotFound(path: String, file: String, part: String) -> Said { Said("read.fieldNotFound", Given("path", .text(path)), Given("file", .text(file)), Given("part", .text(part))) }
  static func readFieldNotFoundRemedy() -> Said { Said("read.fieldNotFound.remedy") }
  static func readFieldNeedsJSON(file: String) -> Said { Said("read.fieldNeedsJSON", Given("file", .text(file))) }
  static func readNotATable(file: String, shape: JSONShape) -> Said { Said("read.notATable", Given("file", .text(file)), Given("shape", .name(shape.messageName))) }
  static func readNotATableRemedy() -> Said { Said("read.notATable.remedy") }
  static func readNotATableRemedyKeys(keys: [String]) -> Said { Said("read.notATable.remedyKeys", Given("keys", .names(keys))) }
  static func readStatedVersion(file: String, version: String) -> Said { Said("read.stated.version", Given("file", .text(file)), Given("version", .text(version))) }
  static func readStatedVersionRemedy() -> Said { Said("read.stated.version.remedy") }
  static func readStatedNoCharts(file: String) -> Said { Said("read.stated.noCharts", Given("file", .text(file))) }
  static func readStatedNoChartsRemedy() -> Said { Said("read.stated.noCharts.remedy") }
  static func readStatedUnknownChart(file: String, asked: String) -> Said { Said("read.stated.unknownChart", Given("file", .text(file)), Given("asked", .text(asked))) }
  static func readStatedUnknownChartRemedy(count: Int, titles: [String]) -> Said { Said("read.stated.unknownChart.remedy", Given("count", .count(count)), Given("titles", .names(titles))) }
  static func readStatedNoKind(file: String) -> Said { Said("read.stated.noKind", Given("file", .text(file))) }
  static func readStatedUnknownKind(file: String, kind: String) -> Said { Said("read.stated.unknownKind", Given("file", .text(file)), Given("kind", .text(kind))) }
  static func readStatedUnknownKindRemedy(kinds: String) -> Said { Said("read.stated.unknownKind.remedy", Given("kinds", .text(kinds))) }
  static func readStatedOtherKind(file: String, kind: String) -> Said { Said("read.stated.otherKind", Given("file", .text(file)), Given("kind", .text(kind))) }
  static func readStatedOtherKindRemedy(form: FormName) -> Said { Said("read.stated.otherKind.remedy", Given("form", .name(form.messageName))) }
  static func readStatedMissing(file: String, form: FormName, member: String) -> Said { Said("read.stated.missing", Given("file", .text(file)), Given("form", .name(form.messageName)), Given("member", .text(member))) }
  static func readStatedMissingRemedy() -> Said { Said("read.stated.missing.remedy") }
  static func readStatedUnequal(file: String, member: String, count: Int, other: String, otherCount: Int) -> Said { Said("read.stated.unequal", Given("file", .text(file)), Given("member", .text(member)), Given("count", .count(count)), Given("other", .text(other)), Given("otherCount", .count(otherCount))) }
  static func readStatedUnequalRemedy() -> Said { Said("read.stated.unequal.remedy") }
  static func readStatedNotNumbers(file: String, member: String) -> Said { Said("read.stated.notNumbers", Given("file", .text(file)), Given("member", .text(member))) }
  static func readStatedNotNumbersRemedy() -> Said { Said("read.stated.notNumbers.remedy") }
  static func readStatedNotNames(file: String, member: String) -> Said { Said("read.stated.notNames", Given("file", .text(file)), Given("member", .text(member))) }
  static func readStatedNotNamesRemedy() -> Said { Said("read.stated.notNames.remedy") }
  static func readStatedNotDates(file: String, member: String, text: String) -> Said { Said("read.stated.notDates", Given("file", .text(file)), Given("member", .text(member)), Given("text", .text(text))) }
  static func readStatedNotDatesRemedy() -> Said { Said("read.stated.notDates.remedy") }
  static func readStatedNotAscending(file: String, member: String) -> Said { Said("read.stated.notAscending", Given("file", .text(file)), Given("member", .text(member))) }
  static func readStatedNotAscendingRemedy() -> Said { Said("read.stated.notAscending.remedy") }
  static func readStatedNotCounts(file: String, member: String) -> Said { Said("read.stated.notCounts", Given("file", .text(file)), Given("member", .text(member))) }
  static func readStatedNotCountsRemedy() -> Said { Said("read.stated.notCounts.remedy") }
  static func readStatedSeveralSeries(file: String, form: FormName, count: Int) -> Said { Said("read.stated.severalSeries", Given("file", .text(file)), Given("form", .name(form.messageName)), Given("count", .count(count))) }
  static func readStatedSeveralSeriesRemedy(form: FormName) -> Said { Said("read.stated.severalSeries.remedy", Given("form", .name(form.messageName))) }
  static func readStatedComputed(file: String, part: String) -> Said { Said("read.stated.computed", Given("file", .text(file)), Given("part", .text(part))) }
  static func readStatedComputedRemedy() -> Said { Said("read.stated.computed.remedy") }
  static func readStatedElsewhere(file: String, address: String) -> Said { Said("read.stated.elsewhere", Given("file", .text(file)), Given("address", .text(address))) }
  static func readStatedElsewhereRemedy() -> Said { Said("read.stated.elsewhere.remedy") }
  static func readStatedForeignKind(file: String, kind: String) -> Said { Said("read.stated.foreignKind", Given("file", .text(file)), Given("kind", .text(kind))) }
  static func readStatedForeignKindRemedy() -> Said { Said("read.stated.foreignKind.remedy") }
  static func readStatedOption(file: String, option: String) -> Said { Said("read.stated.option", Given("file", .text(file)), Given("option", .text(option))) }
  static func readNoRecords(file: String) -> Said { Said("read.noRecords", Given("file", .text(file))) }
  static func readNoRecordsRemedy() -> Said { Said("read.noRecords.remedy") }
  static func readEmptyRecords(file: String) -> Said { Said("read.emptyRecords", Given("file", .text(file))) }
  static func readEmptyRecordsRemedy() -> Said { Said("read.emptyRecords.remedy") }
  static func readNotAPair(row: Int, file: String, count: Int) -> Said { Said("read.notAPair", Given("row", .count(row)), Given("file", .text(file)), Given("count", .count(count))) }
  static func readNotAPairRemedy() -> Said { Said("read.notAPair.remedy") }
  static func readJsonNumberTooLarge(line: Int, column: Int, file: String, text: String) -> Said { Said("read.jsonNumberTooLarge", Given("line", .count(line)), Given("column", .count(column)), Given("file", .text(file)), Given("text", .text(text))) }
  static func readJsonNumberTooLargeRemedy() -> Said { Said("read.jsonNumberTooLarge.remedy") }
  static func readJsonWord(line: Int, column: Int, file: String, text: String) -> Said { Said("read.jsonWord", Given("line", .count(line)), Given("column", .count(column)), Given("file", .text(file)), Given("text", .text(text))) }
  static func readJsonWordRemedy() -> Said { Said("read.jsonWord.remedy") }
  static func readMixedShapes(row: Int, file: String, found: JSONShape, expected: JSONShape) -> Said { Said("read.mixedShapes", Given("row", .count(row)), Given("file", .text(file)), Given("found", .name(found.messageName)), Given("expected", .name(expected.messageName))) }
  static func readMixedShapesRemedy() -> Said { Said("read.mixedShapes.remedy") }
  static func readUnequalColumns(file: String, column: String, count: Int, other: String, otherCount: Int) -> Said { Said("read.unequalColumns", Given("file", .text(file)), Given("column", .text(column)), Given("count", .count(count)), Given("other", .text(other)), Given("otherCount", .count(otherCount))) }
  static func readUnequalColumnsRemedy() -> Said { Said("read.unequalColumns.remedy") }
  static func readNestedValue(row: Int, file: String, column: String) -> Said { Said("read.nestedValue", Given("row", .count(row)), Given("file", .text(file)), Given("column", .text(column))) }
  static func readNestedValueRemedy() -> Said { Said("read.nestedValue.remedy") }
  static func readUnequalLists(row: Int, file: String, found: Int, expected: Int) -> Said { Said("read.unequalLists", Given("row", .count(row)), Given("file", .text(file)), Given("found", .count(found)), Given("expected", .count(expected))) }
  static func readUnequalListsRemedy() -> Said { Said("read.unequalLists.remedy") }
  static func readSeveralTables(file: String) -> Said { Said("read.severalTables", Given("file", .text(file))) }
  static func readSeveralTablesRemedy(fields: [String]) -> Said { Said("read.severalTables.remedy", Given("fields", .names(fields))) }
  static func readTooManySeries(file: String, limit: Int) -> Said { Said("read.tooManySeries", Given("file", .text(file)), Given("limit", .count(limit))) }
  static func readTooManySeriesRemedy() -> Said { Said("read.tooManySeries.remedy") }
  static func readTooManyColumns(file: String, limit: Int) -> Said { Said("read.tooManyColumns", Given("file", .text(file)), Given("limit", .count(limit))) }
  static func readTooManyColumnsRemedy() -> Said { Said("read.tooManyColumns.remedy") }
  static func readSparseRecords(file: String) -> Said { Said("read.sparseRecords", Given("file", .text(file))) }
  static func readSparseRecordsRemedy() -> Said { Said("read.sparseRecords.remedy") }
  static func readJsonTooLarge(file: String, limit: Int) -> Said { Said("read.jsonTooLarge", Given("file", .text(file)), Given("limit", .count(limit))) }
  static func readJsonTooLargeRemedy() -> Said { Said("read.jsonTooLarge.remedy") }
  static func readNone() -> Said { Said("read.none") }
  static func readChoices(names: [String]) -> Said { Said("read.choices", Given("names", .names(names))) }
  static func readDateFormatsNone() -> Said { Said("read.dateFormats.none") }
  static func remedyUseOneOf(words: [String]) -> Said { Said("remedy.useOneOf", Given("words", .names(words))) }
  static func providerUnknownSymbol(name: Said, symbol: String) -> Said { Said("provider.unknownSymbol", Given("name", .said(name)), Given("symbol", .text(symbol))) }
  static func providerUnknownSymbolRemedy() -> Said { Said("provider.unknownSymbol.remedy") }
  static func providerNoData(name: Said, symbol: String) -> Said { Said("provider.noData", Given("name", .said(name)), Given("symbol", .text(symbol))) }
  static func providerNoDataRemedy() -> Said { Said("provider.noData.remedy") }
  static func providerNotOffered(name: Said, what: Said) -> Said { Said("provider.notOffered", Given("name", .said(name)), Given("what", .said(what))) }
  static func providerNotOfferedRemedy() -> Said { Said("provider.notOffered.remedy") }
  static func providerKeyMissing(name: Said) -> Said { Said("provider.keyMissing", Given("name", .said(name))) }
  static func providerKeyMissingRemedy(command: String) -> Said { Said("provider.keyMissing.remedy", Given("command", .text(command))) }
  static func providerKeyRefused(name: Said) -> Said { Said("provider.keyRefused", Given("name", .said(name))) }
  static func providerKeyRefusedRemedy(command: String) -> Said { Said("provider.keyRefused.remedy", Given("command", .text(command))) }
  static func providerContactMissing(name: Said) -> Said { Said("provider.contactMissing", Given("name", .said(name))) }
  static func providerContactMissingRemedy(setting: String) -> Said { Said("provider.contactMissing.remedy", Given("setting", .text(setting))) }
  static func providerTooManyRequests(name: Said, waitingTime: Said) -> Said { Said("provider.tooManyRequests", Given("name", .said(name)), Given("waitingTime", .said(waitingTime))) }
  static func providerTooManyRequestsRemedy() -> Said { Said("provider.tooManyRequests.remedy") }
  static func providerTooManyRequestsLater(name: Said) -> Said { Said("provider.tooManyRequestsLater", Given("name", .said(name))) }
  static func providerTooManyRequestsLaterRemedy() -> Said { Said("provider.tooManyRequestsLater.remedy") }
  static func providerFailed(name: Said, status: Int) -> Said { Said("provider.failed", Given("name", .said(name)), Given("status", .count(status))) }
  static func providerRejected(name: Said, status: Int) -> Said { Said("provider.rejected", Given("name", .said(name)), Given("status", .count(status))) }
  static func providerRejectedContact(setting: String) -> Said { Said("provider.rejected.contact", Given("setting", .text(setting))) }
  static func providerWebPageOfStooq() -> Said { Said("provider.webPageOfStooq") }
  static func providerWebPageOfStooqRemedy() -> Said { Said("provider.webPageOfStooq.remedy") }
  static func providerWebPage(name: Said) -> Said { Said("provider.webPage", Given("name", .said(name))) }
  static func providerWebPageRemedyKey(setting: String) -> Said { Said("provider.webPage.remedyKey", Given("setting", .text(setting))) }
  static func providerWebPageRemedy(setting: String) -> Said { Said("provider.webPage.remedy", Given("setting", .text(setting))) }
  static func providerOtherType(name: Said, type: String) -> Said { Said("provider.otherType", Given("name", .said(name)), Given("type", .text(type))) }
  static func providerOtherTypeRemedy(setting: String) -> Said { Said("provider.otherType.remedy", Given("setting", .text(setting))) }
  static func providerMalformed(provider: Said, what: Said) -> Said { Said("provider.malformed", Given("provider", .said(provider)), Given("what", .said(what))) }
  static func providerUnexpected(provider: Said, what: Said) -> Said { Said("provider.unexpected", Given("provider", .said(provider)), Given("what", .said(what))) }
  static func providerSaid(name: Said, words: String) -> Said { Said("provider.said", Given("name", .said(name)), Given("words", .text(words))) }
  static func providerSaidRemedy() -> Said { Said("provider.said.remedy") }
  static func remedyAskAnotherProviderOrUseOffline() -> Said { Said("remedy.askAnotherProviderOrUseOffline") }
  static func remedyTryAgainLaterOrUseOffline() -> Said { Said("remedy.tryAgainLaterOrUseOffline") }
  static func httpProgramMissing(program: String, name: Said) -> Said { Said("http.programMissing", Given("program", .text(program)), Given("name", .said(name))) }
  static func httpProgramMissingRemedy() -> Said { Said("http.programMissing.remedy") }
  static func httpCannotStart(name: Said, reason: String) -> Said { Said("http.cannotStart", Given("name", .said(name)), Given("reason", .text(reason))) }
  static func httpCannotStartRemedy() -> Said { Said("http.cannotStart.remedy") }
  static func httpCannotKeep(name: Said, reason: String) -> Said { Said("http.cannotKeep", Given("name", .said(name)), Given("reason", .text(reason))) }
  static func httpCannotKeepRemedy() -> Said { Said("http.cannotKeep.remedy") }
  static func httpBadAddress(text: String, name: Said) -> Said { Said("http.badAddress", Given("text", .text(text)), Given("name", .said(name))) }
  static func httpBadAddressRemedy(address: String) -> Said { Said("http.badAddress.remedy", Given("address", .text(address))) }
  static func httpCannotResolve(host: String, name: Said) -> Said { Said("http.cannotResolve", Given("host", .text(host)), Given("name", .said(name))) }
  static func remedyCheckYourNetworkOrUseOffline() -> Said { Said("remedy.checkYourNetworkOrUseOffline") }
  static func httpCannotConnect(host: String, name: Said) -> Said { Said("http.cannotConnect", Given("host", .text(host)), Given("name", .said(name))) }
  static func httpInsecure(host: String, name: Said) -> Said { Said("http.insecure", Given("host", .text(host)), Given("name", .said(name))) }
  static func httpInsecureRemedy() -> Said { Said("http.insecure.remedy") }
  static func httpEnded(name: Said) -> Said { Said("http.ended", Given("name", .said(name))) }
  static func httpTimedOut(host: String, name: Said, seconds: Double) -> Said { Said("http.timedOut", Given("host", .text(host)), Given("name", .said(name)), Given("seconds", .number(seconds))) }
  static func httpTooLarge(host: String, name: Said, limit: Int) -> Said { Said("http.tooLarge", Given("host", .text(host)), Given("name", .said(name)), Given("limit", .count(limit))) }
  static func httpTooLargeRemedy(address: String) -> Said { Said("http.tooLarge.remedy", Given("address", .text(address))) }
  static func httpBadRedirect(host: String, name: Said) -> Said { Said("http.badRedirect", Given("host", .text(host)), Given("name", .said(name))) }
  static func httpTooManyRedirections(host: String, name: Said, limit: Int) -> Said { Said("http.tooManyRedirections", Given("host", .text(host)), Given("name", .said(name)), Given("limit", .count(limit))) }
  static func httpMalformed(host: String, name: Said) -> Said { Said("http.malformed", Given("host", .text(host)), Given("name", .said(name))) }
  static func httpBrokenOff(host: String, name: Said) -> Said { Said("http.brokenOff", Given("host", .text(host)), Given("name", .said(name))) }
  static func httpBrokenOffRemedy() -> Said { Said("http.brokenOff.remedy") }
  static func httpFailed(host: String, name: Said, code: Int) -> Said { Said("http.failed", Given("host", .text(host)), Given("name", .said(name)), Given("code", .count(code))) }
  static func httpFailedRemedy() -> Said { Said("http.failed.remedy") }
  static func playbackMissingLibraryRemedy(exportLine: String) -> Said { Said("playback.missingLibrary.remedy", Given("exportLine", .text(exportLine))) }
  static func playbackNoSuchDeviceRemedy(exportLine: String) -> Said { Said("playback.noSuchDevice.remedy", Given("exportLine", .text(exportLine))) }
  static func deviceNoneFound() -> Said { Said("device.noneFound") }
  static func deviceNoneFoundRemedy() -> Said { Said("device.noneFound.remedy") }
  static func deviceNoSuchDevice(device: String) -> Said { Said("device.noSuchDevice", Given("device", .text(device))) }
  static func deviceBusy(device: String) -> Said { Said("device.busy", Given("device", .text(device))) }
  static func deviceNotPermitted(device: String) -> Said { Said("device.notPermitted", Given("device", .text(device))) }
  static func deviceServerUnreachable(device: String) -> Said { Said("device.serverUnreachable", Given("device", .text(device))) }
  static func deviceUnsupportedConfiguration(device: String) -> Said { Said("device.unsupportedConfiguration", Given("device", .text(device))) }
  static func deviceUnsupportedRate(device: String, sampleRate: Int, nearest: Int) -> Said { Said("device.unsupportedRate", Given("device", .text(device)), Given("sampleRate", .count(sampleRate)), Given("nearest", .count(nearest))) }
  static func deviceStalled(device: String, seconds: Double) -> Said { Said("device.stalled", Given("device", .text(device)), Given("seconds", .number(seconds))) }
  static func deviceMissingLibrary(name: String) -> Said { Said("device.missingLibrary", Given("name", .text(name))) }
  static func deviceMissingLibraryRemedy() -> Said { Said("device.missingLibrary.remedy") }
  static func deviceSystem(device: String, reason: String) -> Said { Said("device.system", Given("device", .text(device)), Given("reason", .text(reason))) }
  static func deviceListing() -> Said { Said("device.listing") }
  static func speechNoVoice() -> Said { Said("speech.noVoice") }
  static func speechNoSound(status: Int) -> Said { Said("speech.noSound", Given("status", .count(status))) }
  static func speechDevice(name: String) -> Said { Said("speech.device", Given("name", .text(name))) }
  static func speechNotResponding() -> Said { Said("speech.notResponding") }
  static func speechNoLanguage(language: String) -> Said { Said("speech.noLanguage", Given("language", .text(language))) }
  static func speechNoLanguageRemedy() -> Said { Said("speech.noLanguage.remedy") }
  static func fileSpeechNoProgram() -> Said { Said("fileSpeech.noProgram") }
  static func fileSpeechNoProgramRemedy() -> Said { Said("fileSpeech.noProgram.remedy") }
  static func fileSpeechNoSound(status: Int) -> Said { Said("fileSpeech.noSound", Given("status", .count(status))) }
  static func fileSpeechNoSoundRemedy() -> Said { Said("fileSpeech.noSound.remedy") }
  static func fileSpeechNoLanguage(language: String) -> Said { Said("fileSpeech.noLanguage", Given("language", .text(language))) }
  static func fileSpeechNoLanguageRemedy() -> Said { Said("fileSpeech.noLanguage.remedy") }
  static func fileSpeechNoVoice(name: String) -> Said { Said("fileSpeech.noVoice", Given("name", .text(name))) }
  static func fileSpeechNoVoiceRemedy() -> Said { Said("fileSpeech.noVoice.remedy") }
  static func fileSpeechCannotStart(reason: String) -> Said { Said("fileSpeech.cannotStart", Given("reason", .text(reason))) }
  static func fileSpeechSilent() -> Said { Said("fileSpeech.silent") }
  static func fileSpeechMissingLibrary(name: String) -> Said { Said("fileSpeech.missingLibrary", Given("name", .text(name))) }
  static func fileSpeechMissingLibraryRemedy() -> Said { Said("fileSpeech.missingLibrary.remedy") }
  static func fileSpeechResampling(code: Int) -> Said { Said("fileSpeech.resampling", Given("code", .count(code))) }
  static func fileSpeechResamplingRemedy() -> Said { Said("fileSpeech.resampling.remedy") }
  static func againNothing() -> Said { Said("again.nothing") }
  static func againNothingRemedy() -> Said { Said("again.nothing.remedy") }
  static func againStandardInput() -> Said { Said("again.standardInput") }
  static func againStandardInputRemedy() -> Said { Said("again.standardInput.remedy") }
  static func againUnusable(path: String) -> Said { Said("again.unusable", Given("path", .text(path))) }
  static func againUnusableRemedy() -> Said { Said("again.unusable.remedy") }
  static func againNoFolder() -> Said { Said("again.noFolder") }
  static func againNoFolderRemedy() -> Said { Said("again.noFolder.remedy") }
  static func againNotKept(path: String) -> Said { Said("again.notKept", Given("path", .text(path))) }
  static func againNotKeptRemedy() -> Said { Said("again.notKept.remedy") }
  static func soundFileUnsupportedRate(kind: String, rate: Int) -> Said { Said("soundFile.unsupportedRate", Given("kind", .text(kind)), Given("rate", .count(rate))) }
  static func soundFileUnsupportedRateRemedy(allowed: Said) -> Said { Said("soundFile.unsupportedRate.remedy", Given("allowed", .said(allowed))) }
  static func soundFileNoDepth(kind: String) -> Said { Said("soundFile.noDepth", Given("kind", .text(kind))) }
  static func soundFileNoDepthRemedy() -> Said { Said("soundFile.noDepth.remedy") }
  static func soundFileUnsupportedDepth(kind: String, depth: String) -> Said { Said("soundFile.unsupportedDepth", Given("kind", .text(kind)), Given("depth", .text(depth))) }
  static func soundFileUnsupportedDepthRemedy(allowed: [String]) -> Said { Said("soundFile.unsupportedDepth.remedy", Given("allowed", .names(allowed))) }
  static func soundFileTooLong(frameCount: Int) -> Said { Said("soundFile.tooLong", Given("frameCount", .count(frameCount))) }
  static func remedyChooseAShorterDuration() -> Said { Said("remedy.chooseAShorterDuration") }
  static func soundFileEncoding(kind: String, code: Int) -> Said { Said("soundFile.encoding", Given("kind", .text(kind)), Given("code", .count(code))) }
  static func soundFileOldLibrary(kind: String) -> Said { Said("soundFile.oldLibrary", Given("kind", .text(kind))) }
  static func soundFileOldLibraryRemedy(version: String) -> Said { Said("soundFile.oldLibrary.remedy", Given("version", .text(version))) }
  static func remedyChooseAnotherFormat() -> Said { Said("remedy.chooseAnotherFormat") }
  static func soundFileMissingLibrary(kind: String, name: String) -> Said { Said("soundFile.missingLibrary", Given("kind", .text(kind)), Given("name", .text(name))) }
  static func soundFileMissingLibraryRemedy() -> Said { Said("soundFile.missingLibrary.remedy") }
  static func soundFileIncomplete(written: Int, frameCount: Int, kind: String) -> Said { Said("soundFile.incomplete", Given("written", .count(written)), Given("frameCount", .count(frameCount)), Given("kind", .text(kind))) }
  static func sampleRatesAll() -> Said { Said("sampleRates.all") }
  static func sampleRatesMultiples() -> Said { Said("sampleRates.multiples") }
  static func outputInvalidPath(path: String) -> Said { Said("output.invalidPath", Given("path", .text(path))) }
  static func remedyChooseAnotherName() -> Said { Said("remedy.chooseAnotherName") }
  static func outputIsFolder(path: String) -> Said { Said("output.isFolder", Given("path", .text(path))) }
  static func outputIsFolderRemedy() -> Said { Said("output.isFolder.remedy") }
  static func outputNoSuchFolder(path: String, folder: String) -> Said { Said("output.noSuchFolder", Given("path", .text(path)), Given("folder", .text(folder))) }
  static func outputNoSuchFolderRemedy() -> Said { Said("output.noSuchFolder.remedy") }
  static func outputFolderTakesNoFiles(path: String, folder: String) -> Said { Said("output.folderTakesNoFiles", Given("path", .text(path)), Given("folder", .text(folder))) }
  static func outputNotAFolder(path: String, folder: String) -> Said { Said("output.notAFolder", Given("path", .text(path)), Given("folder", .text(folder))) }
  static func outputNotPermitted(target: Said) -> Said { Said("output.notPermitted", Given("target", .said(target))) }
  static func outputNotPermittedRemedy() -> Said { Said("output.notPermitted.remedy") }
  static func outputReadOnlyFileSystem(path: String) -> Said { Said("output.readOnlyFileSystem", Given("path", .text(path))) }
  static func remedyWriteToAnotherPlace() -> Said { Said("remedy.writeToAnotherPlace") }
  static func outputNoSpace(target: Said) -> Said { Said("output.noSpace", Given("target", .said(target))) }
  static func outputNoSpaceRemedy() -> Said { Said("output.noSpace.remedy") }
  static func outputTooLarge(path: String) -> Said { Said("output.tooLarge", Given("path", .text(path))) }
  static func outputNameTooLong(path: String) -> Said { Said("output.nameTooLong", Given("path", .text(path))) }
  static func outputNameTooLongRemedy() -> Said { Said("output.nameTooLong.remedy") }
  static func outputLinkLoop(path: String) -> Said { Said("output.linkLoop", Given("path", .text(path))) }
  static func outputOfAnotherUser(path: String, file: String) -> Said { Said("output.ofAnotherUser", Given("path", .text(path)), Given("file", .text(file))) }
  static func outputExists(path: String) -> Said { Said("output.exists", Given("path", .text(path))) }
  static func outputExistsRemedy() -> Said { Said("output.exists.remedy") }
  static func outputSystem(target: Said, reason: String) -> Said { Said("output.system", Given("target", .said(target)), Given("reason", .text(reason))) }
  static func rebaseNoDates(series: String) -> Said { Said("rebase.noDates", Given("series", .text(series))) }
  static func rebaseNoDatesRemedy() -> Said { Said("rebase.noDates.remedy") }
  static func rebaseNotAscending(series: String, date: CalendarDate) -> Said { Said("rebase.notAscending", Given("series", .text(series)), Given("date", .date(date))) }
  static func rebaseNotAscendingRemedy() -> Said { Said("rebase.notAscending.remedy") }
  static func rebaseUnequalPrecision(series: String, precision: DatePrecision, other: String, otherPrecision: DatePrecision) -> Said { Said("rebase.unequalPrecision", Given("series", .text(series)), Given("precision", .name(precision.messageName)), Given("other", .text(other)), Given("otherPrecision", .name(otherPrecision.messageName))) }
  static func rebaseUnequalPrecisionRemedy() -> Said { Said("rebase.unequalPrecision.remedy") }
  static func rebaseUnequalClocks(series: String, other: String) -> Said { Said("rebase.unequalClocks", Given("series", .text(series)), Given("other", .text(other))) }
  static func rebaseUnequalClocksRemedy() -> Said { Said("rebase.unequalClocks.remedy") }
  static func rebaseNoCommonDate(series: [String]) -> Said { Said("rebase.noCommonDate", Given("series", .names(series))) }
  static func remedyChooseSeriesThatOverlap() -> Said { Said("remedy.chooseSeriesThatOverlap") }
  static func rebaseOneCommonDate(series: [String]) -> Said { Said("rebase.oneCommonDate", Given("series", .names(series))) }
  static func rebaseOneDateInRange(date: CalendarDate) -> Said { Said("rebase.oneDateInRange", Given("date", .date(date))) }
  static func rebaseOneDateInRangeRemedy() -> Said { Said("rebase.oneDateInRange.remedy") }
  static func rebaseOneInterval(interval: Interval) -> Said { Said("rebase.oneInterval", Given("interval", .name(interval.messageName))) }
  static func rebaseOneIntervalRemedy() -> Said { Said("rebase.oneInterval.remedy") }
  static func rebaseRange(first: CalendarDate, last: CalendarDate) -> Said { Said("rebase.range", Given("first", .date(first)), Given("last", .date(last))) }
  static func rebaseStartNotPositive(value: Double, series: String, date: CalendarDate) -> Said { Said("rebase.startNotPositive", Given("value", .number(value)), Given("series", .text(series)), Given("date", .date(date))) }
  static func rebaseStartNotPositiveRemedy() -> Said { Said("rebase.startNotPositive.remedy") }
  static func rebaseOfRanks(series: String) -> Said { Said("rebase.ofRanks", Given("series", .text(series))) }
  static func rebaseOfRanksRemedy() -> Said { Said("rebase.ofRanks.remedy") }
  static func rebaseChangeTooLarge(series: String, date: CalendarDate) -> Said { Said("rebase.changeTooLarge", Given("series", .text(series)), Given("date", .date(date))) }
  static func rebaseChangeTooLargeRemedy() -> Said { Said("rebase.changeTooLarge.remedy") }
  static func refusedSeveral(choice: Said) -> Said { Said("refused.several", Given("choice", .said(choice))) }
  static func refusedIgnoreBad() -> Said { Said("refused.ignoreBad") }
  static func refusedMissing(choice: Said) -> Said { Said("refused.missing", Given("choice", .said(choice))) }
  static func refusedX(choice: Said) -> Said { Said("refused.x", Given("choice", .said(choice))) }
  static func refusedYAnyway(choice: Said) -> Said { Said("refused.yAnyway", Given("choice", .said(choice))) }
  static func refusedY(choice: Said) -> Said { Said("refused.y", Given("choice", .said(choice))) }
  static func searchNothingFound(text: String) -> Said { Said("search.nothingFound", Given("text", .text(text))) }
  static func searchNothingFoundRemedy() -> Said { Said("search.nothingFound.remedy") }
  static func searchNoSymbol(text: String) -> Said { Said("search.noSymbol", Given("text", .text(text))) }
  static func searchNoSymbolRemedy() -> Said { Said("search.noSymbol.remedy") }
  static func exploreStandardInput() -> Said { Said("explore.standardInput") }
  static func exploreStandardInputRemedy() -> Said { Said("explore.standardInput.remedy") }
  static func exploreSilence(problem: String) -> Said { Said("explore.silence", Given("problem", .text(problem))) }
  static func settingsBadVariable(value: String, name: String, form: Said) -> Said { Said("settings.badVariable", Given("value", .text(value)), Given("name", .text(name)), Given("form", .said(form))) }
  static func settingsBadValueInFile(value: String, key: String, path: String, form: Said) -> Said { Said("settings.badValueInFile", Given("value", .text(value)), Given("key", .text(key)), Given("path", .text(path)), Given("form", .said(form))) }
  static func settingsBadValue(value: String, key: String, form: Said) -> Said { Said("settings.badValue", Given("value", .text(value)), Given("key", .text(key)), Given("form", .said(form))) }
  static func settingsBlocked(key: String, path: String, name: String) -> Said { Said("settings.blocked", Given("key", .text(key)), Given("path", .text(path)), Given("name", .text(name))) }
  static func settingsBlockedRemedy(name: String) -> Said { Said("settings.blocked.remedy", Given("name", .text(name))) }
  static func settingsNoFolder() -> Said { Said("settings.noFolder") }
  static func settingsNoFolderRemedy() -> Said { Said("settings.noFolder.remedy") }
  static func settingsRelativeFolder(name: String) -> Said { Said("settings.relativeFolder", Given("name", .text(name))) }
  static func settingsUnset(key: String) -> Said { Said("settings.unset", Given("key", .text(key))) }
  static func settingsUnsetRemedy(key: String, isSecret: Bool) -> Said { Said("settings.unset.remedy", Given("key", .text(key)), Given("isSecret", .flag(isSecret))) }
  static func settingsConflict(settings: [String], count: Int) -> Said { Said("settings.conflict", Given("settings", .names(settings)), Given("count", .count(count))) }
  static func formSeconds(least: Double, most: Double) -> Said { Said("form.seconds", Given("least", .number(least)), Given("most", .number(most))) }
  static func formPath() -> Said { Said("form.path") }
  static func formAddress() -> Said { Said("form.address") }
  static func formSecret() -> Said { Said("form.secret") }
  static func formContact() -> Said { Said("form.contact") }
  static func formKeys() -> Said { Said("form.keys") }
  static func formProgram() -> Said { Said("form.program") }
  static func formDevice() -> Said { Said("form.device") }
  static func formText() -> Said { Said("form.text") }
  static func settingsFileNotFound(path: String) -> Said { Said("settingsFile.notFound", Given("path", .text(path))) }
  static func settingsFileNotFoundRemedy() -> Said { Said("settingsFile.notFound.remedy") }
  static func settingsFileIsFolder(path: String) -> Said { Said("settingsFile.isFolder", Given("path", .text(path))) }
  static func settingsFileUnreadable(path: String, reason: String) -> Said { Said("settingsFile.unreadable", Given("path", .text(path)), Given("reason", .text(reason))) }
  static func settingsFileUnreadableRemedy() -> Said { Said("settingsFile.unreadable.remedy") }
  static func settingsFileTooLarge(path: String) -> Said { Said("settingsFile.tooLarge", Given("path", .text(path))) }
  static func settingsFileTooLargeRemedy() -> Said { Said("settingsFile.tooLarge.remedy") }
  static func settingsFileMalformed(path: String, fault: JSONFault, line: Int, column: Int) -> Said { Said("settingsFile.malformed", Given("path", .text(path)), Given("fault", .name(fault.messageName)), Given("line", .count(line)), Given("column", .count(column))) }
  static func settingsFileNotARecord(path: String, shape: JSONShape) -> Said { Said("settingsFile.notARecord", Given("path", .text(path)), Given("shape", .name(shape.messageName))) }
  static func settingsFileNotARecordRemedy() -> Said { Said("settingsFile.notARecord.remedy") }
  static func settingsUnknownNames(path: String, names: [String]) -> Said { Said("settings.unknownNames", Given("path", .text(path)), Given("names", .names(names))) }
  static func sourceUnknownSymbol(symbol: String) -> Said { Said("source.unknownSymbol", Given("symbol", .text(symbol))) }
  static func sourceUnknownSymbolSamples(all: [String]) -> Said { Said("source.unknownSymbol.samples", Given("all", .names(all))) }
  static func sourceUnknownSymbolNear(near: [String]) -> Said { Said("source.unknownSymbol.near", Given("near", .names(near))) }
  static func sourceNoSuchName(text: String) -> Said { Said("source.noSuchName", Given("text", .text(text))) }
  static func sourceNoSuchNameRemedy() -> Said { Said("source.noSuchName.remedy") }
  static func sourceNoSuchNameNear(near: [String]) -> Said { Said("source.noSuchName.near", Given("near", .names(near))) }
  static func sourceFileForSymbol(text: String) -> Said { Said("source.fileForSymbol", Given("text", .text(text))) }
  static func sourceFileForSymbolRemedy() -> Said { Said("source.fileForSymbol.remedy") }
  static func sourceNotASymbol(text: String) -> Said { Said("source.notASymbol", Given("text", .text(text))) }
  static func sourceNotASymbolRemedy() -> Said { Said("source.notASymbol.remedy") }
  static func sourceSeveralCompanies(text: String) -> Said { Said("source.severalCompanies", Given("text", .text(text))) }
  static func sourceSeveralCompaniesRemedy(companies: [String]) -> Said { Said("source.severalCompanies.remedy", Given("companies", .names(companies))) }
  static func sourceNothingStored(symbol: String) -> Said { Said("source.nothingStored", Given("symbol", .text(symbol))) }
  static func sourceNothingStoredRemedy() -> Said { Said("source.nothingStored.remedy") }
  static func sourceNothingStoredNear(near: [String]) -> Said { Said("source.nothingStored.near", Given("near", .names(near))) }
  static func sourceLatestOffline(symbol: String) -> Said { Said("source.latestOffline", Given("symbol", .text(symbol))) }
  static func sourceLatestOfflineRemedy() -> Said { Said("source.latestOffline.remedy") }
  static func sourceNoSamples(symbol: String, folders: String) -> Said { Said("source.noSamples", Given("symbol", .text(symbol)), Given("folders", .text(folders))) }
  static func sourceNoSamplesRemedy() -> Said { Said("source.noSamples.remedy") }
  static func consoleCannotWriteRemedy() -> Said { Said("console.cannotWrite.remedy") }
  static func storeCannotOpen(path: String, reason: String) -> Said { Said("store.cannotOpen", Given("path", .text(path)), Given("reason", .text(reason))) }
  static func storeCannotOpenRemedy() -> Said { Said("store.cannotOpen.remedy") }
  static func storeDamagedReadOnly(path: String) -> Said { Said("store.damagedReadOnly", Given("path", .text(path))) }
  static func storeDamagedReadOnlyRemedy() -> Said { Said("store.damagedReadOnly.remedy") }
  static func storeDamaged(path: String, reason: String) -> Said { Said("store.damaged", Given("path", .text(path)), Given("reason", .text(reason))) }
  static func storeDamagedRemedy() -> Said { Said("store.damaged.remedy") }
  static func storeFoundDamagedAndMoved(path: String, copy: String) -> Said { Said("store.foundDamagedAndMoved", Given("path", .text(path)), Given("copy", .text(copy))) }
  static func remedyRunTheCommandAgainItStarts() -> Said { Said("remedy.runTheCommandAgainItStarts") }
  static func storeFoundDamaged(path: String) -> Said { Said("store.foundDamaged", Given("path", .text(path))) }
  static func storeForeign(path: String) -> Said { Said("store.foreign", Given("path", .text(path))) }
  static func storeForeignRemedy() -> Said { Said("store.foreign.remedy") }
  static func storeTooNew(path: String) -> Said { Said("store.tooNew", Given("path", .text(path))) }
  static func storeTooNewRemedy() -> Said { Said("store.tooNew.remedy") }
  static func storeChangedMeanwhile() -> Said { Said("store.changedMeanwhile") }
  static func storeChangedMeanwhileRemedy() -> Said { Said("store.changedMeanwhile.remedy") }
  static func storeBusy(path: String) -> Said { Said("store.busy", Given("path", .text(path))) }
  static func storeBusyRemedy() -> Said { Said("store.busy.remedy") }
  static func storeDiskFull(path: String) -> Said { Said("store.diskFull", Given("path", .text(path))) }
  static func storeDiskFullRemedy() -> Said { Said("store.diskFull.remedy") }
  static func storeReadOnly(path: String) -> Said { Said("store.readOnly", Given("path", .text(path))) }
  static func storeReadOnlyRemedy() -> Said { Said("store.readOnly.remedy") }
  static func storeMissingLibrary(path: String, library: String) -> Said { Said("store.missingLibrary", Given("path", .text(path)), Given("library", .text(library))) }
  static func storeMissingLibraryRemedy() -> Said { Said("store.missingLibrary.remedy") }
  static func storeOldLibrary(path: String, needed: String, found: String) -> Said { Said("store.oldLibrary", Given("path", .text(path)), Given("needed", .text(needed)), Given("found", .text(found))) }
  static func storeOldLibraryRemedy() -> Said { Said("store.oldLibrary.remedy") }
  static func storeFailed(path: String, reason: String) -> Said { Said("store.failed", Given("path", .text(path)), Given("reason", .text(reason))) }
  static func storeFailedRemedy() -> Said { Said("store.failed.remedy") }
  static func symbolListNotFound(path: String) -> Said { Said("symbolList.notFound", Given("path", .text(path))) }
  static func symbolListNotFoundRemedy() -> Said { Said("symbolList.notFound.remedy") }
  static func symbolListUnreadable(path: String, reason: String) -> Said { Said("symbolList.unreadable", Given("path", .text(path)), Given("reason", .text(reason))) }
  static func symbolListEmpty(path: String) -> Said { Said("symbolList.empty", Given("path", .text(path))) }
  static func symbolListEmptyRemedy() -> Said { Said("symbolList.empty.remedy") }
  static func symbolListMissingColumn(path: String, heading: String) -> Said { Said("symbolList.missingColumn", Given("path", .text(path)), Given("heading", .text(heading))) }
  static func symbolListMissingColumnRemedy() -> Said { Said("symbolList.missingColumn.remedy") }
  static func symbolListRaggedRow(row: Int, path: String, found: Int, expected: Int) -> Said { Said("symbolList.raggedRow", Given("row", .count(row)), Given("path", .text(path)), Given("found", .count(found)), Given("expected", .count(expected))) }
  static func symbolListRaggedRowRemedy() -> Said { Said("symbolList.raggedRow.remedy") }
  static func symbolListBadSymbol(row: Int, path: String, text: String) -> Said { Said("symbolList.badSymbol", Given("row", .count(row)), Given("path", .text(path)), Given("text", .text(text))) }
  static func symbolListMissingName(row: Int, path: String) -> Said { Said("symbolList.missingName", Given("row", .count(row)), Given("path", .text(path))) }
  static func symbolListMissingNameRemedy() -> Said { Said("symbolList.missingName.remedy") }
  static func symbolListUnterminatedQuote(row: Int, path: String) -> Said { Said("symbolList.unterminatedQuote", Given("row", .count(row)), Given("path", .text(path))) }
  static func symbolListNotText(row: Int, path: String) -> Said { Said("symbolList.notText", Given("row", .count(row)), Given("path", .text(path))) }
  static func symbolListNotTextRemedy() -> Said { Said("symbolList.notText.remedy") }
  static func updateOffline() -> Said { Said("update.offline") }
  static func updateUnchecked(symbol: String) -> Said { Said("update.unchecked", Given("symbol", .text(symbol))) }
  static func updateMissing(symbol: String, first: CalendarDate, last: CalendarDate) -> Said { Said("update.missing", Given("symbol", .text(symbol)), Given("first", .date(first)), Given("last", .date(last))) }
  static func usageUnknownCommand(name: String) -> Said { Said("usage.unknownCommand", Given("name", .text(name))) }
  static func usageUnknownCommandRemedy(names: [String]) -> Said { Said("usage.unknownCommand.remedy", Given("names", .names(names))) }
  static func usageSourceAsCommand(name: String) -> Said { Said("usage.sourceAsCommand", Given("name", .text(name))) }
  static func usageSourceAsCommandRemedy(command: String) -> Said { Said("usage.sourceAsCommand.remedy", Given("command", .text(command))) }
  static func usageNothingFound(word: String) -> Said { Said("usage.nothingFound", Given("word", .text(word))) }
  static func usageNothingFoundRemedy() -> Said { Said("usage.nothingFound.remedy") }
  static func usageUnknownOptionOf(name: String, command: String) -> Said { Said("usage.unknownOptionOf", Given("name", .text(name)), Given("command", .text(command))) }
  static func usageUnknownOptionOfRemedy(command: String) -> Said { Said("usage.unknownOptionOf.remedy", Given("command", .text(command))) }
  static func usageUnknownOption(name: String) -> Said { Said("usage.unknownOption", Given("name", .text(name))) }
  static func usageUnknownOptionRemedy() -> Said { Said("usage.unknownOption.remedy") }
  static func usageAmbiguousOption(name: String) -> Said { Said("usage.ambiguousOption", Given("name", .text(name))) }
  static func usageAmbiguousOptionRemedy(candidates: [String]) -> Said { Said("usage.ambiguousOption.remedy", Given("candidates", .names(candidates))) }
  static func usageMissingValue(option: String) -> Said { Said("usage.missingValue", Given("option", .text(option))) }
  static func usageMissingValueRemedy(option: String, placeholder: String) -> Said { Said("usage.missingValue.remedy", Given("option", .text(option)), Given("placeholder", .text(placeholder))) }
  static func usageUnexpectedValue(option: String, value: String) -> Said { Said("usage.unexpectedValue", Given("option", .text(option)), Given("value", .text(value))) }
  static func usageUnexpectedValueRemedy(option: String) -> Said { Said("usage.unexpectedValue.remedy", Given("option", .text(option))) }
  static func usageUnknownWord(value: String, option: String, words: [String]) -> Said { Said("usage.unknownWord", Given("value", .text(value)), Given("option", .text(option)), Given("words", .names(words))) }
  static func usageMalformedValue(value: String, option: String, form: Said) -> Said { Said("usage.malformedValue", Given("value", .text(value)), Given("option", .text(option)), Given("form", .said(form))) }
  static func usageContradiction(first: String, second: String) -> Said { Said("usage.contradiction", Given("first", .text(first)), Given("second", .text(second))) }
  static func remedyLeaveOneOfThemOut() -> Said { Said("remedy.leaveOneOfThemOut") }
  static func usageMissingOperand(placeholder: String, command: String) -> Said { Said("usage.missingOperand", Given("placeholder", .text(placeholder)), Given("command", .text(command))) }
  static func usageMissingOperandRemedy(example: String) -> Said { Said("usage.missingOperand.remedy", Given("example", .text(example))) }
  static func usageTooManyOperands(extra: String, command: String) -> Said { Said("usage.tooManyOperands", Given("extra", .text(extra)), Given("command", .text(command))) }
  static func usageTooManyOperandsRemedyHelp() -> Said { Said("usage.tooManyOperands.remedyHelp") }
  static func usageRangeAsOperand(extra: String) -> Said { Said("usage.rangeAsOperand", Given("extra", .text(extra))) }
  static func usageTooManyOperandsRemedy(command: String) -> Said { Said("usage.tooManyOperands.remedy", Given("command", .text(command))) }
  static func usageUnknownOperand(word: String, command: String, words: [String]) -> Said { Said("usage.unknownOperand", Given("word", .text(word)), Given("command", .text(command)), Given("words", .names(words))) }
  static func usageEmptySource() -> Said { Said("usage.emptySource") }
  static func usageEmptySourceRemedy() -> Said { Said("usage.emptySource.remedy") }
  static func usageRangeAsSource(length: String) -> Said { Said("usage.rangeAsSource", Given("length", .text(length))) }
  static func usageRangeAsSourceRemedy(length: String) -> Said { Said("usage.rangeAsSource.remedy", Given("length", .text(length))) }
  static func usageComparisonOfOne() -> Said { Said("usage.comparisonOfOne") }
  static func usageComparisonOfOneRemedy() -> Said { Said("usage.comparisonOfOne.remedy") }
  static func usageEmptyName(option: String) -> Said { Said("usage.emptyName", Given("option", .text(option))) }
  static func usageEmptyNameRemedy() -> Said { Said("usage.emptyName.remedy") }
  static func usageMissingOutput() -> Said { Said("usage.missingOutput") }
  static func usageMissingOutputRemedy() -> Said { Said("usage.missingOutput.remedy") }
  static func usageNeedsOutput(option: String) -> Said { Said("usage.needsOutput", Given("option", .text(option))) }
  static func usageNeedsOutputRemedy(option: String) -> Said { Said("usage.needsOutput.remedy", Given("option", .text(option))) }
  static func usageNeedsRound(option: String) -> Said { Said("usage.needsRound", Given("option", .text(option))) }
  static func usageNeedsRoundRemedy(option: String) -> Said { Said("usage.needsRound.remedy", Given("option", .text(option))) }
  static func usageNeedsCandles(option: String) -> Said { Said("usage.needsCandles", Given("option", .text(option))) }
  static func usageNeedsCandlesRemedy() -> Said { Said("usage.needsCandles.remedy") }
  static func usageOutputIsFolderRemedy() -> Said { Said("usage.outputIsFolder.remedy") }
  static func usageUnknownEnding(path: String) -> Said { Said("usage.unknownEnding", Given("path", .text(path))) }
  static func usageUnknownEndingRemedy(endings: [String]) -> Said { Said("usage.unknownEnding.remedy", Given("endings", .names(endings))) }
  static func usageOtherFormat(ending: String) -> Said { Said("usage.otherFormat", Given("ending", .text(ending))) }
  static func usageOtherFormatRemedy(path: String, command: String) -> Said { Said("usage.otherFormat.remedy", Given("path", .text(path)), Given("command", .text(command))) }
  static func usageMissingFormat() -> Said { Said("usage.missingFormat") }
  static func usageMissingFormatRemedy(formats: [String]) -> Said { Said("usage.missingFormat.remedy", Given("formats", .names(formats))) }
  static func usageStandardOutputTwice() -> Said { Said("usage.standardOutputTwice") }
  static func usageStandardOutputTwiceRemedy() -> Said { Said("usage.standardOutputTwice.remedy") }
  static func usageSoundToStandardOutput() -> Said { Said("usage.soundToStandardOutput") }
  static func usageSoundToStandardOutputRemedy() -> Said { Said("usage.soundToStandardOutput.remedy") }
  static func usageNothingHoldsCues() -> Said { Said("usage.nothingHoldsCues") }
  static func usageNothingHoldsCuesRemedy() -> Said { Said("usage.nothingHoldsCues.remedy") }
  static func usageSpeechWithoutSound(option: String) -> Said { Said("usage.speechWithoutSound", Given("option", .text(option))) }
  static func usageSpeechWithoutSoundRemedy(option: String) -> Said { Said("usage.speechWithoutSound.remedy", Given("option", .text(option))) }
  static func usageSoundToTerminal(path: String) -> Said { Said("usage.soundToTerminal", Given("path", .text(path))) }
  static func usageSoundToTerminalRemedy() -> Said { Said("usage.soundToTerminal.remedy") }
  static func usageStandardInputTwice() -> Said { Said("usage.standardInputTwice") }
  static func usageStandardInputTwiceRemedy() -> Said { Said("usage.standardInputTwice.remedy") }
  static func usageOutputIsInput(path: String) -> Said { Said("usage.outputIsInput", Given("path", .text(path))) }
  static func usageOutputIsInputRemedy() -> Said { Said("usage.outputIsInput.remedy") }
  static func usageSameOutputTwice(path: String) -> Said { Said("usage.sameOutputTwice", Given("path", .text(path))) }
  static func usageSameOutputTwiceRemedy() -> Said { Said("usage.sameOutputTwice.remedy") }
  static func usageEmptyAxis(minimum: Double, maximum: Double) -> Said { Said("usage.emptyAxis", Given("minimum", .number(minimum)), Given("maximum", .number(maximum))) }
  static func usageEmptyAxisRemedy() -> Said { Said("usage.emptyAxis.remedy") }
  static func usageValueOfColumns() -> Said { Said("usage.valueOfColumns") }
  static func usageIntervalOfGroups() -> Said { Said("usage.intervalOfGroups") }
  static func usageIntervalOfGroupsRemedy() -> Said { Said("usage.intervalOfGroups.remedy") }
  static func usageEmptyPlace() -> Said { Said("usage.emptyPlace") }
  static func usageEmptyPlaceRemedy(words: [String]) -> Said { Said("usage.emptyPlace.remedy", Given("words", .names(words))) }
  static func usageWordsTooLong(limit: Int) -> Said { Said("usage.wordsTooLong", Given("limit", .count(limit))) }
  static func usageWordsTooLongRemedy(needed: Int) -> Said { Said("usage.wordsTooLong.remedy", Given("needed", .count(needed))) }
  static func usageNotUTF8(shown: String) -> Said { Said("usage.notUTF8", Given("shown", .text(shown))) }
  static func usageNotUTF8Remedy() -> Said { Said("usage.notUTF8.remedy") }
  static func usageEmptyText(option: String) -> Said { Said("usage.emptyText", Given("option", .text(option))) }
  static func usageEmptyTextRemedy(option: String) -> Said { Said("usage.emptyText.remedy", Given("option", .text(option))) }
  static func usageLogarithmicAxis(option: String) -> Said { Said("usage.logarithmicAxis", Given("option", .text(option))) }
  static func usageLogarithmicAxisRemedy(option: String) -> Said { Said("usage.logarithmicAxis.remedy", Given("option", .text(option))) }
  static func usageSameColumnTwice(column: String) -> Said { Said("usage.sameColumnTwice", Given("column", .text(column))) }
  static func usageSameColumnTwiceRemedy() -> Said { Said("usage.sameColumnTwice.remedy") }
  static func usageJsonOfColumns() -> Said { Said("usage.jsonOfColumns") }
  static func usageJsonOfColumnsRemedy(facts: String) -> Said { Said("usage.jsonOfColumns.remedy", Given("facts", .text(facts))) }
  static func usageEmptySearch() -> Said { Said("usage.emptySearch") }
  static func usageEmptySearchRemedy() -> Said { Said("usage.emptySearch.remedy") }
  static func usageUnknownSetting(name: String) -> Said { Said("usage.unknownSetting", Given("name", .text(name))) }
  static func usageUnknownSettingRemedy() -> Said { Said("usage.unknownSetting.remedy") }
  static func formNumber() -> Said { Said("form.number") }
  static func formNumberWithin(least: Double, most: Double) -> Said { Said("form.numberWithin", Given("least", .number(least)), Given("most", .number(most))) }
  static func formWholeNumberWithin(least: Int, most: Int) -> Said { Said("form.wholeNumberWithin", Given("least", .count(least)), Given("most", .count(most))) }
  static func formLength() -> Said { Said("form.length") }
  static func formPitchRange() -> Said { Said("form.pitchRange") }
  static func formBaseline() -> Said { Said("form.baseline") }
  static func formSmoothing() -> Said { Said("form.smoothing") }
  static func formRange() -> Said { Said("form.range") }
  static func formDate() -> Said { Said("form.date") }
  static func formDelimiter() -> Said { Said("form.delimiter") }
  static func formThousands() -> Said { Said("form.thousands") }
  static func formLineCount() -> Said { Said("form.lineCount") }
  static func formCondition() -> Said { Said("form.condition") }
  static func formColumnType() -> Said { Said("form.columnType") }
  static func formBins() -> Said { Said("form.bins") }
  static func formBounds() -> Said { Said("form.bounds") }
  static func formYesOrNo() -> Said { Said("form.yesOrNo") }
  static func formShard() -> Said { Said("form.shard") }
  static func formCusip() -> Said { Said("form.cusip") }
  static func formVoice() -> Said { Said("form.voice") }
  static func formDateFormat() -> Said { Said("form.dateFormat") }
  static func valueNoLatest() -> Said { Said("value.noLatest") }
  static func valueNoLatestRemedy() -> Said { Said("value.noLatest.remedy") }
  static func valueNotAPlace(text: String, form: Said, words: [String]) -> Said { Said("value.notAPlace", Given("text", .text(text)), Given("form", .said(form)), Given("words", .names(words))) }
  static func valueBeforeFirst(asked: String) -> Said { Said("value.beforeFirst", Given("asked", .text(asked))) }
  static func valueBeforeFirstRemedy(value: Double, place: String) -> Said { Said("value.beforeFirst.remedy", Given("value", .number(value)), Given("place", .text(place))) }
  static func valueMissingCategory(asked: String) -> Said { Said("value.missingCategory", Given("asked", .text(asked))) }
  static func valueMissingCategoryRemedy() -> Said { Said("value.missingCategory.remedy") }
  static func valueMissing(asked: String) -> Said { Said("value.missing", Given("asked", .text(asked))) }
  static func valueMissingRemedy() -> Said { Said("value.missing.remedy") }
  static func valueNoSuchCategory(name: String) -> Said { Said("value.noSuchCategory", Given("name", .text(name))) }
  static func valueNoSuchCategoryRemedy(names: [String]) -> Said { Said("value.noSuchCategory.remedy", Given("names", .names(names))) }
  static func axisDates(date: String) -> Said { Said("axis.dates", Given("date", .text(date))) }
  static func axisNumbers(number: String) -> Said { Said("axis.numbers", Given("number", .text(number))) }
  static func axisRows(count: Int) -> Said { Said("axis.rows", Given("count", .count(count))) }
  static func axisCategories() -> Said { Said("axis.categories") }
  static func listUnknownList(name: String) -> Said { Said("list.unknownList", Given("name", .text(name))) }
  static func listUnknownListNone() -> Said { Said("list.unknownList.none") }
  static func listUnknownListRemedy(names: [String]) -> Said { Said("list.unknownList.remedy", Given("names", .names(names))) }
  static func listEmptyList(name: String) -> Said { Said("list.emptyList", Given("name", .text(name))) }
  static func listEmptyListRemedy(name: String) -> Said { Said("list.emptyList.remedy", Given("name", .text(name))) }
  static func listBadName(name: String) -> Said { Said("list.badName", Given("name", .text(name))) }
  static func listReservedName(name: String) -> Said { Said("list.reservedName", Given("name", .text(name))) }
  static func listNameTaken(name: String) -> Said { Said("list.nameTaken", Given("name", .text(name))) }
  static func listNotInList(list: String, symbol: String) -> Said { Said("list.notInList", Given("list", .text(list)), Given("symbol", .text(symbol))) }
  static func listNotInListRemedy(list: String) -> Said { Said("list.notInList.remedy", Given("list", .text(list))) }
  static func listBadPosition(text: String, count: Int) -> Said { Said("list.badPosition", Given("text", .text(text)), Given("count", .count(count))) }
  static func listBadSymbolRemedy() -> Said { Said("list.badSymbol.remedy") }
  static func listMalformed(path: String, list: String) -> Said { Said("list.malformed", Given("path", .text(path)), Given("list", .text(list))) }
  static func listNoRecord(path: String) -> Said { Said("list.noRecord", Given("path", .text(path))) }
  static func listMalformedSettings(path: String, list: String) -> Said { Said("list.malformedSettings", Given("path", .text(path)), Given("list", .text(list))) }
  static func listNoSettingsRecord(path: String) -> Said { Said("list.noSettingsRecord", Given("path", .text(path))) }
  static func listMisnamed(path: String, list: String) -> Said { Said("list.misnamed", Given("path", .text(path)), Given("list", .text(list))) }
  static func listNoFolder() -> Said { Said("list.noFolder") }
  static func listNoFolderRemedy() -> Said { Said("list.noFolder.remedy") }
  static func listNameForm() -> Said { Said("list.nameForm") }
  static func listForm() -> Said { Said("list.form") }
  static func listSettingsForm() -> Said { Said("list.settingsForm") }
  static func listFileNotFound(path: String) -> Said { Said("listFile.notFound", Given("path", .text(path))) }
  static func listFileNotFoundRemedy() -> Said { Said("listFile.notFound.remedy") }
  static func listFileIsFolder(path: String) -> Said { Said("listFile.isFolder", Given("path", .text(path))) }
  static func listFileIsFolderRemedy() -> Said { Said("listFile.isFolder.remedy") }
  static func listFileUnreadable(path: String, reason: String) -> Said { Said("listFile.unreadable", Given("path", .text(path)), Given("reason", .text(reason))) }
  static func listFileUnreadableRemedy() -> Said { Said("listFile.unreadable.remedy") }
  static func listFileTooLarge(path: String) -> Said { Said("listFile.tooLarge", Given("path", .text(path))) }
  static func listFileTooLargeRemedy() -> Said { Said("listFile.tooLarge.remedy") }
  static func listFileMalformed(path: String, fault: JSONFault, line: Int, column: Int) -> Said { Said("listFile.malformed", Given("path", .text(path)), Given("fault", .name(fault.messageName)), Given("line", .count(line)), Given("column", .count(column))) }
  static func listFileNotARecord(path: String, shape: JSONShape) -> Said { Said("listFile.notARecord", Given("path", .text(path)), Given("shape", .name(shape.messageName))) }
  static func userFileNoFolder(folder: String, path: String, reason: String) -> Said { Said("userFile.noFolder", Given("folder", .text(folder)), Given("path", .text(path)), Given("reason", .text(reason))) }
  static func userFileNoFolderRemedy() -> Said { Said("userFile.noFolder.remedy") }
  static func userFileCannotLock(path: String, reason: String) -> Said { Said("userFile.cannotLock", Given("path", .text(path)), Given("reason", .text(reason))) }
  static func userFileCannotLockRemedy() -> Said { Said("userFile.cannotLock.remedy") }
  static func userFileBusy(path: String) -> Said { Said("userFile.busy", Given("path", .text(path))) }
  static func userFileBusyRemedy() -> Said { Said("userFile.busy.remedy") }
  static func userFileTooLarge(path: String) -> Said { Said("userFile.tooLarge", Given("path", .text(path))) }
  static func userFileTooLargeRemedy() -> Said { Said("userFile.tooLarge.remedy") }
  static func userFileNotAFile(path: String) -> Said { Said("userFile.notAFile", Given("path", .text(path))) }
  static func userFileNotAFileRemedy() -> Said { Said("userFile.notAFile.remedy") }
  static func readContentGzip(file: String) -> Said { Said("read.content.gzip", Given("file", .text(file))) }
  static func readContentGzipRemedy(command: String) -> Said { Said("read.content.gzip.remedy", Given("command", .text(command))) }
  static func readContentZip(file: String) -> Said { Said("read.content.zip", Given("file", .text(file))) }
  static func readContentZipRemedy(command: String) -> Said { Said("read.content.zip.remedy", Given("command", .text(command))) }
  static func readContentExcel(file: String) -> Said { Said("read.content.excel", Given("file", .text(file))) }
  static func readContentUtf32(file: String) -> Said { Said("read.content.utf32", Given("file", .text(file))) }
  static func readContentUtf32Remedy(command: String) -> Said { Said("read.content.utf32.remedy", Given("command", .text(command))) }
  static func readContentOpenDocument(file: String) -> Said { Said("read.content.openDocument", Given("file", .text(file))) }
  static func readContentSqlite(file: String) -> Said { Said("read.content.sqlite", Given("file", .text(file))) }
  static func readContentSqliteRemedy(command: String, file: String) -> Said { Said("read.content.sqlite.remedy", Given("command", .text(command)), Given("file", .text(file))) }
  static func readContentWebPage(file: String) -> Said { Said("read.content.webPage", Given("file", .text(file))) }
  static func readContentWebPageRemedy() -> Said { Said("read.content.webPage.remedy") }
  static func readContentXml(file: String) -> Said { Said("read.content.xml", Given("file", .text(file))) }
  static func readContentXmlRemedy() -> Said { Said("read.content.xml.remedy") }
  static func readContentPdf(file: String) -> Said { Said("read.content.pdf", Given("file", .text(file))) }
  static func readContentPdfRemedy(command: String) -> Said { Said("read.content.pdf.remedy", Given("command", .text(command))) }
  static func readContentFormat(file: String, name: String) -> Said { Said("read.content.format", Given("file", .text(file)), Given("name", .text(name))) }
  static func readContentFormatRemedy() -> Said { Said("read.content.format.remedy") }
  static func readContentImage(file: String) -> Said { Said("read.content.image", Given("file", .text(file))) }
  static func readContentImageRemedy() -> Said { Said("read.content.image.remedy") }
  static func readContentRecording(file: String) -> Said { Said("read.content.recording", Given("file", .text(file))) }
  static func readContentProgram(file: String) -> Said { Said("read.content.program", Given("file", .text(file))) }
  static func readContentCompressed(file: String, program: String) -> Said { Said("read.content.compressed", Given("file", .text(file)), Given("program", .text(program))) }
  static func readContentCompressedRemedy(command: String) -> Said { Said("read.content.compressed.remedy", Given("command", .text(command))) }
  static func storeMovedAside(path: String, copy: String) -> Said { Said("store.movedAside", Given("path", .text(path)), Given("copy", .text(copy))) }
  static func answerNoFacts() -> Said { Said("answer.noFacts") }
  static func answerSymbolsAreNoRecord() -> Said { Said("answer.symbolsAreNoRecord") }
  static func answerNoSymbols() -> Said { Said("answer.noSymbols") }
  static func answerNoHoldingSets() -> Said { Said("answer.noHoldingSets") }
  static func answerNoPrices() -> Said { Said("answer.noPrices") }
  static func answerPriceWithoutTime() -> Said { Said("answer.priceWithoutTime") }
  static func answerPriceIsNoNumber() -> Said { Said("answer.priceIsNoNumber") }
  static func answerNoPrice() -> Said { Said("answer.noPrice") }
  static func answerErrorWithoutWords() -> Said { Said("answer.errorWithoutWords") }
  static func answerRateWithoutDate() -> Said { Said("answer.rateWithoutDate") }
  static func answerNoBars() -> Said { Said("answer.noBars") }
  static func answerBarWithoutTime() -> Said { Said("answer.barWithoutTime") }
  static func answerBarTooShort() -> Said { Said("answer.barTooShort") }
  static func answerNoLastPrice() -> Said { Said("answer.noLastPrice") }
  static func answerNoResult() -> Said { Said("answer.noResult") }
  static func answerNotOnePair() -> Said { Said("answer.notOnePair") }
  static func answerNoChart() -> Said { Said("answer.noChart") }
  static func answerAnswerWithoutResult() -> Said { Said("answer.answerWithoutResult") }
  static func answerOtherSymbol() -> Said { Said("answer.otherSymbol") }
  static func answerImpossiblePrice() -> Said { Said("answer.impossiblePrice") }
  static func answerNoTimeZone() -> Said { Said("answer.noTimeZone") }
  static func answerBarWithoutDate() -> Said { Said("answer.barWithoutDate") }
  static func answerMorePricesThanDates() -> Said { Said("answer.morePricesThanDates") }
  static func answerAnswerPriceIsNoNumber() -> Said { Said("answer.answerPriceIsNoNumber") }
  static func answerNoDailySeries() -> Said { Said("answer.noDailySeries") }
  static func answerNoQuote() -> Said { Said("answer.noQuote") }
  static func answerIncompleteQuote() -> Said { Said("answer.incompleteQuote") }
  static func answerAnswerIsNoRecord() -> Said { Said("answer.answerIsNoRecord") }
  static func answerInfiniteNumber() -> Said { Said("answer.infiniteNumber") }
  static func answerPriceTooLarge() -> Said { Said("answer.priceTooLarge") }
  static func answerNegativeVolume() -> Said { Said("answer.negativeVolume") }
  static func answerHighBelowLow() -> Said { Said("answer.highBelowLow") }
  static func answerUnequalColumns() -> Said { Said("answer.unequalColumns") }
  static func answerEmpty() -> Said { Said("answer.empty") }
  static func answerJsonTooLarge() -> Said { Said("answer.jsonTooLarge") }
  static func answerOutOfMemory() -> Said { Said("answer.outOfMemory") }
  static func answerAmountsInNoCurrency(unit: String) -> Said { Said("answer.amountsInNoCurrency", Given("unit", .text(unit))) }
  static func answerRaggedRow(row: Int, found: Int, expected: Int) -> Said { Said("answer.raggedRow", Given("row", .count(row)), Given("found", .count(found)), Given("expected", .count(expected))) }
  static func answerRateNotPositive(date: String) -> Said { Said("answer.rateNotPositive", Given("date", .text(date))) }
  static func answerMissingColumn(name: String) -> Said { Said("answer.missingColumn", Given("name", .text(name))) }
  static func answerTableBreaksOff(line: Int) -> Said { Said("answer.tableBreaksOff", Given("line", .count(line))) }
  static func answerListWithoutTime(list: String) -> Said { Said("answer.listWithoutTime", Given("list", .text(list))) }
  static func answerListEmpty(list: String) -> Said { Said("answer.listEmpty", Given("list", .text(list))) }
  static func answerLineTooShort(line: Int, list: String) -> Said { Said("answer.lineTooShort", Given("line", .count(line)), Given("list", .text(list))) }
  static func answerListNamesNothing(list: String) -> Said { Said("answer.listNamesNothing", Given("list", .text(list))) }
  static func answerListWithoutColumn(list: String, name: String) -> Said { Said("answer.listWithoutColumn", Given("list", .text(list)), Given("name", .text(name))) }
  static func answerJsonEndsEarly(line: Int) -> Said { Said("answer.jsonEndsEarly", Given("line", .count(line))) }
  static func answerJsonFollowed(line: Int) -> Said { Said("answer.jsonFollowed", Given("line", .count(line))) }
  static func answerJsonNotUTF8(line: Int) -> Said { Said("answer.jsonNotUTF8", Given("line", .count(line))) }
  static func answerJsonTooDeep(line: Int) -> Said { Said("answer.jsonTooDeep", Given("line", .count(line))) }
  static func answerNotJSON(line: Int) -> Said { Said("answer.notJSON", Given("line", .count(line))) }
  static func answerPrices() -> Said { Said("answer.prices") }
  static func answerSharePrices() -> Said { Said("answer.sharePrices") }
  static func answerMinutes() -> Said { Said("answer.minutes") }
  static func answerBars(minutes: Int) -> Said { Said("answer.bars", Given("minutes", .count(minutes))) }
  static func settingWords() -> Said { Said("setting.words") }
  static func settingLang() -> Said { Said("setting.lang") }
  static func settingOffline() -> Said { Said("setting.offline") }
  static func settingStore() -> Said { Said("setting.store") }
  static func settingProvider() -> Said { Said("setting.provider") }
  static func settingWait() -> Said { Said("setting.wait") }
  static func settingReadingRate() -> Said { Said("setting.readingRate") }
  static func settingUrlOfFigures() -> Said { Said("setting.urlOfFigures") }
  static func settingUrlOfCompanies() -> Said { Said("setting.urlOfCompanies") }
  static func settingUrl(provider: String) -> Said { Said("setting.url", Given("provider", .text(provider))) }
  static func settingKey(provider: String) -> Said { Said("setting.key", Given("provider", .text(provider))) }
  static func settingContact() -> Said { Said("setting.contact") }
  static func settingExploreCommand() -> Said { Said("setting.exploreCommand") }
  static func settingKeys(action: String) -> Said { Said("setting.keys", Given("action", .text(action))) }
  static func pageUsage(usage: String) -> Said { Said("page.usage", Given("usage", .text(usage))) }
  static func pageExamples() -> Said { Said("page.examples") }
  static func pageOptions() -> Said { Said("page.options") }
  static func pageMore(command: String) -> Said { Said("page.more", Given("command", .text(command))) }
  static func pageSeeAlso(topics: [String]) -> Said { Said("page.seeAlso", Given("topics", .names(topics))) }
  static func pageGroup(title: String) -> Said { Said("page.group", Given("title", .text(title))) }
  static func pageValues(placeholder: String, words: [String], isOpen: Bool) -> Said { Said("page.values", Given("placeholder", .text(placeholder)), Given("words", .names(words)), Given("isOpen", .flag(isOpen))) }
  static func menuTitle() -> Said { Said("menu.title") }
  static func menuStart() -> Said { Said("menu.start") }
  static func menuOthers(names: String) -> Said { Said("menu.others", Given("names", .text(names))) }
  static func menuHelp() -> Said { Said("menu.help") }
  static func topicSoundPage() -> Said { Said("topic.sound.page") }
  static func topicDatesPage() -> Said { Said("topic.dates.page") }
  static func topicPricesPage() -> Said { Said("topic.prices.page") }
  static func topicKindsPage() -> Said { Said("topic.kinds.page") }
  static func otherNames() -> Said { Said("otherNames") }
  static func manualHeader() -> Said { Said("manual.header") }
  static func manualName() -> Said { Said("manual.name") }
  static func manualPurpose() -> Said { Said("manual.purpose") }
  static func manualSynopsis() -> Said { Said("manual.synopsis") }
  static func manualDescription() -> Said { Said("manual.description") }
  static func manualTurns() -> Said { Said("manual.turns") }
  static func manualSource() -> Said { Said("manual.source") }
  static func manualSeveral() -> Said { Said("manual.several") }
  static func manualCommands() -> Said { Said("manual.commands") }
  static func manualCommand(summary: String) -> Said { Said("manual.command", Given("summary", .text(summary))) }
  static func manualOptionNames(names: String) -> Said { Said("manual.optionNames", Given("names", .text(names))) }
  static func manualOptions() -> Said { Said("manual.options") }
  static func manualSharedOptions() -> Said { Said("manual.sharedOptions") }
  static func manualExitStatus() -> Said { Said("manual.exitStatus") }
  static func manualStatuses() -> Said { Said("manual.statuses") }
  static func manualEnvironment() -> Said { Said("manual.environment") }
  static func manualSamples() -> Said { Said("manual.samples") }
  static func manualSetting(meaning: String, form: String) -> Said { Said("manual.setting", Given("meaning", .text(meaning)), Given("form", .text(form))) }
  static func manualFiles() -> Said { Said("manual.files") }
  static func manualSettings(names: [String]) -> Said { Said("manual.settings", Given("names", .names(names))) }
  static func manualConfigFolder() -> Said { Said("manual.configFolder") }
  static func manualPrecedence() -> Said { Said("manual.precedence") }
  static func manualLists(example: String) -> Said { Said("manual.lists", Given("example", .text(example))) }
  static func manualDataFolder() -> Said { Said("manual.dataFolder") }
  static func manualSeeAlso() -> Said { Said("manual.seeAlso") }
  static func manualExamples() -> Said { Said("manual.examples") }
  static func playKeys() -> Said { Said("play.keys") }
  static func playKeysRound() -> Said { Said("play.keys.round") }
  static func playLast() -> Said { Said("play.last") }
  static func liveValue() -> Said { Said("live.value") }
  static func liveSimulation() -> Said { Said("live.simulation") }
  static func livePercent(number: Double) -> Said { Said("live.percent", Given("number", .number(number))) }
  static func liveAxis(name: String, low: String, high: String) -> Said { Said("live.axis", Given("name", .text(name)), Given("low", .text(low)), Given("high", .text(high))) }
  static func liveAlert(value: String) -> Said { Said("live.alert", Given("value", .text(value))) }
  static func liveAbove(name: String, level: String, value: String) -> Said { Said("live.above", Given("name", .text(name)), Given("level", .text(level)), Given("value", .text(value))) }
  static func liveBelow(name: String, level: String, value: String) -> Said { Said("live.below", Given("name", .text(name)), Given("level", .text(level)), Given("value", .text(value))) }
  static func liveMoved(name: String, size: String, span: String, value: String, isUp: Bool) -> Said { Said("live.moved", Given("name", .text(name)), Given("size", .text(size)), Given("span", .text(span)), Given("value", .text(value)), Given("isUp", .flag(isUp))) }
  static func liveNewHigh(name: String, range: String, value: String) -> Said { Said("live.newHigh", Given("name", .text(name)), Given("range", .text(range)), Given("value", .text(value))) }
  static func liveNewLow(name: String, range: String, value: String) -> Said { Said("live.newLow", Given("name", .text(name)), Given("range", .text(range)), Given("value", .text(value))) }
  static func liveKept(kept: Int, count: String) -> Said { Said("live.kept", Given("kept", .count(kept)), Given("count", .text(count))) }
  static func livePassedOver(count: Int) -> Said { Said("live.passedOver", Given("count", .count(count))) }
  static func liveSearchBrokenOff(line: Int) -> Said { Said("live.searchBrokenOff", Given("line", .count(line))) }
  static func liveSearchesBrokenOff(count: Int) -> Said { Said("live.searchesBrokenOff", Given("count", .count(count))) }
  static func liveLost(name: String, problem: String) -> Said { Said("live.lost", Given("name", .text(name)), Given("problem", .text(problem))) }
  static func liveRecovered(name: String, value: String) -> Said { Said("live.recovered", Given("name", .text(name)), Given("value", .text(value))) }
  static func liveClosed(name: String) -> Said { Said("live.closed", Given("name", .text(name))) }
  static func liveLate(name: String, age: String) -> Said { Said("live.late", Given("name", .text(name)), Given("age", .text(age))) }
  static func liveEnded() -> Said { Said("live.ended") }
  static func liveZone(zone: String) -> Said { Said("live.zone", Given("zone", .text(zone))) }
  static func liveZoneOf(name: String, others: Int, zone: String) -> Said { Said("live.zoneOf", Given("name", .text(name)), Given("others", .count(others)), Given("zone", .text(zone))) }
  static func liveOffset(hours: String, isBehind: Bool) -> Said { Said("live.offset", Given("hours", .text(hours)), Given("isBehind", .flag(isBehind))) }
  static func liveKeys() -> Said { Said("live.keys") }
  static func liveKeysSimulation() -> Said { Said("live.keysSimulation") }
  static func liveKeysRandom() -> Said { Said("live.keysRandom") }
  static func liveTypeNumbers() -> Said { Said("live.typeNumbers") }
  static func liveLinesSimulation() -> Said { Said("live.linesSimulation") }
  static func liveBrokenLines(count: Int) -> Said { Said("live.brokenLines", Given("count", .count(count))) }
  static func liveNoSymbol(typed: String) -> Said { Said("live.noSymbol", Given("typed", .text(typed))) }
  static func liveNoSymbolRemedy() -> Said { Said("live.noSymbol.remedy") }
  static func liveCannotRecord(path: String, reason: String) -> Said { Said("live.cannotRecord", Given("path", .text(path)), Given("reason", .text(reason))) }
  static func liveCannotRecordRemedy() -> Said { Said("live.cannotRecord.remedy") }
  static func liveNoAlert() -> Said { Said("live.noAlert") }
  static func liveNoNumber(count: Int) -> Said { Said("live.noNumber", Given("count", .count(count))) }
  static func liveNoNumberRemedy() -> Said { Said("live.noNumber.remedy") }
  static func liveOnlyStandardInput() -> Said { Said("live.onlyStandardInput") }
  static func liveOnlyStandardInputRemedy() -> Said { Said("live.onlyStandardInput.remedy") }
  static func liveNothingStored(symbol: String, option: String) -> Said { Said("live.nothingStored", Given("symbol", .text(symbol)), Given("option", .text(option))) }
  static func liveNothingStoredRemedy(symbol: String) -> Said { Said("live.nothingStored.remedy", Given("symbol", .text(symbol))) }
  static func liveNotARecording(path: String, heading: String) -> Said { Said("live.notARecording", Given("path", .text(path)), Given("heading", .text(heading))) }
  static func liveNotARecordingRemedy() -> Said { Said("live.notARecording.remedy") }
  static func liveEmptyRecording(path: String) -> Said { Said("live.emptyRecording", Given("path", .text(path))) }
  static func liveEmptyRecordingRemedy() -> Said { Said("live.emptyRecording.remedy") }
  static func liveRecordsItsInput(path: String) -> Said { Said("live.recordsItsInput", Given("path", .text(path))) }
  static func liveCannotRun(program: String, reason: String) -> Said { Said("live.cannotRun", Given("program", .text(program)), Given("reason", .text(reason))) }
  static func liveCannotRunRemedy() -> Said { Said("live.cannotRun.remedy") }
  static func liveNameIsOption(name: String) -> Said { Said("live.nameIsOption", Given("name", .text(name))) }
  static func liveNameIsOptionRemedy() -> Said { Said("live.nameIsOption.remedy") }
  static func usageNeedsOption(option: String, other: String) -> Said { Said("usage.needsOption", Given("option", .text(option)), Given("other", .text(other))) }
  static func usageNeedsOptionRemedy(other: String) -> Said { Said("usage.needsOption.remedy", Given("other", .text(other))) }
  static func usageLanguagesWithoutPage(languages: String) -> Said { Said("usage.languagesWithoutPage", Given("languages", .text(languages))) }
  static func usageLanguagesWithoutPageRemedy() -> Said { Said("usage.languagesWithoutPage.remedy") }
  static func usageNeedsAlert(option: String) -> Said { Said("usage.needsAlert", Given("option", .text(option))) }
  static func usageNeedsAlertRemedy(options: [String]) -> Said { Said("usage.needsAlert.remedy", Given("options", .names(options))) }
  static func formThreshold() -> Said { Said("form.threshold") }
  static func formSpan() -> Said { Said("form.span") }
  static func formPause() -> Said { Said("form.pause") }
  static func formWordsPerMinute(least: Double, most: Double) -> Said { Said("form.wordsPerMinute", Given("least", .number(least)), Given("most", .number(most))) }
  static func alertNone() -> Said { Said("alert.none") }
  static func alertNoneLeft(symbol: String) -> Said { Said("alert.noneLeft", Given("symbol", .text(symbol))) }
  static func alertNotKept(symbol: String) -> Said { Said("alert.notKept", Given("symbol", .text(symbol))) }
  static func alertNotKeptRemedy() -> Said { Said("alert.notKept.remedy") }
  static func alertUnusable(path: String) -> Said { Said("alert.unusable", Given("path", .text(path))) }
  static func alertUnusableRemedy() -> Said { Said("alert.unusable.remedy") }
  static func alertNoFolder() -> Said { Said("alert.noFolder") }
  static func learnOpening() -> Said { Said("learn.opening") }
  static func learnLesson(number: Int, count: Int, name: String) -> Said { Said("learn.lesson", Given("number", .count(number)), Given("count", .count(count)), Given("name", .text(name))) }
  static func learnKeys() -> Said { Said("learn.keys") }
  static func learnLast() -> Said { Said("learn.last") }
  static func quizOpening(count: Int) -> Said { Said("quiz.opening", Given("count", .count(count))) }
  static func quizNumber(number: Int, count: Int) -> Said { Said("quiz.number", Given("number", .count(number)), Given("count", .count(count))) }
  static func quizRight() -> Said { Said("quiz.right") }
  static func quizWrong(answer: String) -> Said { Said("quiz.wrong", Given("answer", .text(answer))) }
  static func quizKeys(count: Int) -> Said { Said("quiz.keys", Given("count", .count(count))) }
  static func quizResult(right: Int, count: Int) -> Said { Said("quiz.result", Given("right", .count(right)), Given("count", .count(count))) }
  static func quizBest(right: Int, count: Int) -> Said { Said("quiz.best", Given("right", .count(right)), Given("count", .count(count))) }
  static func quizNewBest() -> Said { Said("quiz.newBest") }
  static func quizNotKept(problem: String) -> Said { Said("quiz.notKept", Given("problem", .text(problem))) }
  static func quizLeft(right: Int, count: Int) -> Said { Said("quiz.left", Given("right", .count(right)), Given("count", .count(count))) }
  static func quizMissingColumn(path: String, name: String) -> Said { Said("quiz.missingColumn", Given("path", .text(path)), Given("name", .text(name))) }
  static func quizMissingColumnRemedy(names: [String]) -> Said { Said("quiz.missingColumn.remedy", Given("names", .names(names))) }
  static func quizNoQuestions(path: String) -> Said { Said("quiz.noQuestions", Given("path", .text(path))) }
  static func quizNoQuestionsRemedy() -> Said { Said("quiz.noQuestions.remedy") }
  static func quizEmptyCell(path: String, line: Int, name: String) -> Said { Said("quiz.emptyCell", Given("path", .text(path)), Given("line", .count(line)), Given("name", .text(name))) }
  static func quizEmptyCellRemedy() -> Said { Said("quiz.emptyCell.remedy") }
  static func quizBadChoices(path: String, line: Int) -> Said { Said("quiz.badChoices", Given("path", .text(path)), Given("line", .count(line))) }
  static func quizBadChoicesRemedy() -> Said { Said("quiz.badChoices.remedy") }
  static func quizBadAnswer(path: String, line: Int, answer: String) -> Said { Said("quiz.badAnswer", Given("path", .text(path)), Given("line", .count(line)), Given("answer", .text(answer))) }
  static func quizBadAnswerRemedy() -> Said { Said("quiz.badAnswer.remedy") }
  static func quizBadChart(path: String, line: Int, problem: Said) -> Said { Said("quiz.badChart", Given("path", .text(path)), Given("line", .count(line)), Given("problem", .said(problem))) }
  static func quizBadChartRemedy() -> Said { Said("quiz.badChart.remedy") }
  static func hearingOpening() -> Said { Said("hearing.opening") }
  static func hearingStep(number: Int, count: Int) -> Said { Said("hearing.step", Given("number", .count(number)), Given("count", .count(count))) }
  static func hearingLeftEar() -> Said { Said("hearing.leftEar") }
  static func hearingRightEar() -> Said { Said("hearing.rightEar") }
  static func hearingLimit(count: Int) -> Said { Said("hearing.limit", Given("count", .count(count))) }
  static func hearingPace() -> Said { Said("hearing.pace") }
  static func hearingTimbre() -> Said { Said("hearing.timbre") }
  static func hearingNothing() -> Said { Said("hearing.nothing") }
  static func hearingSetting(key: String, value: String) -> Said { Said("hearing.setting", Given("key", .text(key)), Given("value", .text(value))) }
  static func hearingUsual(key: String) -> Said { Said("hearing.usual", Given("key", .text(key))) }
  static func hearingConfirm(path: String) -> Said { Said("hearing.confirm", Given("path", .text(path))) }
  static func hearingDone(path: String) -> Said { Said("hearing.done", Given("path", .text(path))) }
  static func hearingLeft() -> Said { Said("hearing.left") }
  static func settingWaitingSound() -> Said { Said("setting.waitingSound") }
  static func readContentConvert(command: String) -> Said { Said("read.content.convert", Given("command", .text(command))) }
  static func readContentSaved(name: String, command: String) -> Said { Said("read.content.saved", Given("name", .text(name)), Given("command", .text(command))) }
  static func readContentLocked(file: String) -> Said { Said("read.content.locked", Given("file", .text(file))) }
  static func readContentLockedRemedy() -> Said { Said("read.content.locked.remedy") }
  static func readContentDocument(file: String) -> Said { Said("read.content.document", Given("file", .text(file))) }
  static func readContentPrintout(file: String) -> Said { Said("read.content.printout", Given("file", .text(file))) }
  static func readContentPrintoutRemedy() -> Said { Said("read.content.printout.remedy") }
  static func readContentGitPointer(file: String) -> Said { Said("read.content.gitPointer", Given("file", .text(file))) }
  static func readContentGitPointerRemedy() -> Said { Said("read.content.gitPointer.remedy") }
  static func readPackedDamaged(file: String) -> Said { Said("read.packed.damaged", Given("file", .text(file))) }
  static func readPackedDamagedRemedy() -> Said { Said("read.packed.damaged.remedy") }
  static func readPackedTooLarge(file: String, limit: Int) -> Said { Said("read.packed.tooLarge", Given("file", .text(file)), Given("limit", .count(limit))) }
  static func readPackedTooLargeRemedy() -> Said { Said("read.packed.tooLarge.remedy") }
  static func readPackedLargeWindow(file: String, limit: Int) -> Said { Said("read.packed.largeWindow", Given("file", .text(file)), Given("limit", .count(limit))) }
  static func readPackedLargeWindowRemedy(command: String) -> Said { Said("read.packed.largeWindow.remedy", Given("command", .text(command))) }
  static func readPackedMissing(file: String, name: String) -> Said { Said("read.packed.missing", Given("file", .text(file)), Given("name", .text(name))) }
  static func readPackedMissingRemedy(apt: String, dnf: String, pacman: String) -> Said { Said("read.packed.missing.remedy", Given("apt", .text(apt)), Given("dnf", .text(dnf)), Given("pacman", .text(pacman))) }
  static func readWorkbookDamaged(file: String) -> Said { Said("read.workbook.damaged", Given("file", .text(file))) }
  static func readWorkbookDamagedRemedy() -> Said { Said("read.workbook.damaged.remedy") }
  static func readWorkbookTooLarge(file: String, limit: Int) -> Said { Said("read.workbook.tooLarge", Given("file", .text(file)), Given("limit", .count(limit))) }
  static func readWorkbookTooLargeRemedy() -> Said { Said("read.workbook.tooLarge.remedy") }
  static func readWorkbookNoCells(file: String) -> Said { Said("read.workbook.noCells", Given("file", .text(file))) }
  static func readWorkbookNoCellsRemedy() -> Said { Said("read.workbook.noCells.remedy") }
  static func readWorkbookOnlyCharts(file: String) -> Said { Said("read.workbook.onlyCharts", Given("file", .text(file))) }
  static func readWorkbookOnlyChartsRemedy() -> Said { Said("read.workbook.onlyCharts.remedy") }
  static func readWorkbookEmptySheet(file: String, name: String) -> Said { Said("read.workbook.emptySheet", Given("file", .text(file)), Given("name", .text(name))) }
  static func readWorkbookChartSheet(file: String, name: String) -> Said { Said("read.workbook.chartSheet", Given("file", .text(file)), Given("name", .text(name))) }
  static func readWorkbookOtherSheets(names: [String]) -> Said { Said("read.workbook.otherSheets", Given("names", .names(names))) }
  static func readWorkbookUnknownSheet(file: String, name: String) -> Said { Said("read.workbook.unknownSheet", Given("file", .text(file)), Given("name", .text(name))) }
  static func noteReadBesideLog(name: String) -> Said { Said("note.readBesideLog", Given("name", .text(name))) }
  static func noteSheet(name: String, sheet: String, count: Int) -> Said { Said("note.sheet", Given("name", .text(name)), Given("sheet", .text(sheet)), Given("count", .count(count))) }
  static func noteHiddenRows(name: String, count: Int) -> Said { Said("note.hiddenRows", Given("name", .text(name)), Given("count", .count(count))) }
  static func readDatabaseUnreadable(file: String, reason: String) -> Said { Said("read.database.unreadable", Given("file", .text(file)), Given("reason", .text(reason))) }
  static func readDatabaseUnreadableRemedy(command: String) -> Said { Said("read.database.unreadable.remedy", Given("command", .text(command))) }
  static func readDatabaseBusy(file: String) -> Said { Said("read.database.busy", Given("file", .text(file))) }
  static func readDatabaseBusyRemedy() -> Said { Said("read.database.busy.remedy") }
  static func readDatabaseUnfinished(file: String) -> Said { Said("read.database.unfinished", Given("file", .text(file))) }
  static func readDatabaseUnfinishedRemedy(command: String) -> Said { Said("read.database.unfinished.remedy", Given("command", .text(command))) }
  static func readDatabaseLogUnreadable(file: String) -> Said { Said("read.database.logUnreadable", Given("file", .text(file))) }
  static func readDatabaseLogUnreadableRemedy() -> Said { Said("read.database.logUnreadable.remedy") }
  static func readDatabaseTooMuch(file: String) -> Said { Said("read.database.tooMuch", Given("file", .text(file))) }
  static func readDatabaseNoTables(file: String) -> Said { Said("read.database.noTables", Given("file", .text(file))) }
  static func readDatabaseNoTablesRemedy() -> Said { Said("read.database.noTables.remedy") }
  static func readDatabaseSeveralTables(file: String) -> Said { Said("read.database.severalTables", Given("file", .text(file))) }
  static func readDatabaseSeveralTablesRemedy(tables: [String]) -> Said { Said("read.database.severalTables.remedy", Given("tables", .names(tables))) }
  static func readDatabaseUnknownTable(file: String, name: String) -> Said { Said("read.database.unknownTable", Given("file", .text(file)), Given("name", .text(name))) }
  static func readDatabaseBadQuery(file: String, reason: String) -> Said { Said("read.database.badQuery", Given("file", .text(file)), Given("reason", .text(reason))) }
  static func readDatabaseBadQueryRemedy() -> Said { Said("read.database.badQuery.remedy") }
  static func readDatabaseNotOneQuery(file: String) -> Said { Said("read.database.notOneQuery", Given("file", .text(file))) }
  static func readDatabaseNotOneQueryRemedy() -> Said { Said("read.database.notOneQuery.remedy") }
  static func readDatabaseFunction(file: String, name: String) -> Said { Said("read.database.function", Given("file", .text(file)), Given("name", .text(name))) }
  static func readDatabaseFunctionRemedy() -> Said { Said("read.database.function.remedy") }
  static func readDatabaseTooLong(file: String, seconds: Int) -> Said { Said("read.database.tooLong", Given("file", .text(file)), Given("seconds", .count(seconds))) }
  static func readDatabaseTooLongRemedy() -> Said { Said("read.database.tooLong.remedy") }
  static func readDatabaseMissing(file: String, name: String) -> Said { Said("read.database.missing", Given("file", .text(file)), Given("name", .text(name))) }
  static func readNothingToChoose(file: String, option: String) -> Said { Said("read.nothingToChoose", Given("file", .text(file)), Given("option", .text(option))) }
  static func readNoSuchReading(file: String, number: Int, count: Int) -> Said { Said("read.noSuchReading", Given("file", .text(file)), Given("number", .count(number)), Given("count", .count(count))) }
  static func readNoSuchReadingRemedy(count: Int) -> Said { Said("read.noSuchReading.remedy", Given("count", .count(count))) }
  static func noteTableOfPage(name: String, number: Int, count: Int) -> Said { Said("note.tableOfPage", Given("name", .text(name)), Given("number", .count(number)), Given("count", .count(count))) }
  static func noteChart(name: String, number: Int, count: Int, titles: String) -> Said { Said("note.chart", Given("name", .text(name)), Given("number", .count(number)), Given("count", .count(count)), Given("titles", .text(titles))) }
  static func noteChartsBeside(name: String, count: Int, titles: String) -> Said { Said("note.chartsBeside", Given("name", .text(name)), Given("count", .count(count)), Given("titles", .text(titles))) }
  static func noteTablesBeside(name: String, count: Int) -> Said { Said("note.tablesBeside", Given("name", .text(name)), Given("count", .count(count))) }
  static func noteChartTitle(number: Int, title: String) -> Said { Said("note.chartTitle", Given("number", .count(number)), Given("title", .text(title))) }
  static func noteMembersIgnored(name: String, count: Int, members: [String]) -> Said { Said("note.membersIgnored", Given("name", .text(name)), Given("count", .count(count)), Given("members", .names(members))) }
  static func noteStated(name: String, part: StatedText, text: String) -> Said { Said("note.stated", Given("name", .text(name)), Given("part", .name(part.messageName)), Given("text", .text(text))) }
  static func readPageUnknownTable(file: String, asked: String) -> Said { Said("read.page.unknownTable", Given("file", .text(file)), Given("asked", .text(asked))) }
  static func readPageUnknownTableRemedy(count: Int) -> Said { Said("read.page.unknownTable.remedy", Given("count", .count(count))) }
  static func addressNotFetched(address: String) -> Said { Said("address.notFetched", Given("address", .text(address))) }
  static func addressNotFetchedRemedy() -> Said { Said("address.notFetched.remedy") }
  static func addressOffline(address: String) -> Said { Said("address.offline", Given("address", .text(address))) }
  static func addressOfflineRemedy() -> Said { Said("address.offline.remedy") }
  static func addressRefused(address: String, status: Int) -> Said { Said("address.refused", Given("address", .text(address)), Given("status", .count(status))) }
  static func addressTooLargeRemedy() -> Said { Said("address.tooLarge.remedy") }
  static func addressRemedy() -> Said { Said("address.remedy") }
  static func namedAddress(address: String) -> Said { Said("named.address", Given("address", .text(address))) }
  static func namedAddressRemedy() -> Said { Said("named.address.remedy") }
  static func namedOutside(path: String) -> Said { Said("named.outside", Given("path", .text(path))) }
  static func namedOutsideRemedy() -> Said { Said("named.outside.remedy") }
  static func namedSymbol(symbol: String) -> Said { Said("named.symbol", Given("symbol", .text(symbol))) }
  static func namedSymbolRemedy() -> Said { Said("named.symbol.remedy") }
  static func throughFailed(program: String, file: String, status: Int) -> Said { Said("through.failed", Given("program", .text(program)), Given("file", .text(file)), Given("status", .count(status))) }
  static func throughFailedRemedy() -> Said { Said("through.failed.remedy") }
  static func throughMissing(program: String) -> Said { Said("through.missing", Given("program", .text(program))) }
  static func throughMissingRemedy() -> Said { Said("through.missing.remedy") }
  static func throughTooLarge(program: String, limit: Int) -> Said { Said("through.tooLarge", Given("program", .text(program)), Given("limit", .count(limit))) }
  static func throughTooLargeRemedy() -> Said { Said("through.tooLarge.remedy") }
  static func throughOddName(file: String) -> Said { Said("through.oddName", Given("file", .text(file))) }
  static func throughOddNameRemedy() -> Said { Said("through.oddName.remedy") }
  static func throughNotAFile() -> Said { Said("through.notAFile") }
  static func throughNotAFileRemedy() -> Said { Said("through.notAFile.remedy") }
  static func formCommand() -> Said { Said("form.command") }
  static func noteFormulas(name: String, count: Int) -> Said { Said("note.formulas", Given("name", .text(name)), Given("count", .count(count))) }
}

extension ColumnSummary.Content { var messageName: String { switch self { case .dates: "dates"; case .numbers: "numbers"; case .text: "text"; case .empty: "empty" } } }
extension ColumnSummary.Role { var messageName: String { switch self { case .x: "x"; case .y: "y"; case .by: "by" } } }
extension CompanyFigures.Metric { var messageName: String { switch self { case .revenue: "revenue"; case .earnings: "earnings"; case .cashFlow: "cashFlow"; case .revenuePerShare: "revenuePerShare"; case .earningsPerShare: "earningsPerShare"; case .cashFlowPerShare: "cashFlowPerShare" } } }
extension CompanyFigures.Period { var messageName: String { switch self { case .quarter: "quarter"; case .year: "year" } } }
extension DatePrecision { var messageName: String { switch self { case .year: "year"; case .quarter: "quarter"; case .month: "month"; case .day: "day"; case .minute: "minute"; case .second: "second"; case .millisecond: "millisecond"; case .microsecond: "microsecond" } } }
extension FormError.Need { var messageName: String { switch self { case .numbers: "numbers"; case .secondNumbers: "secondNumbers"; case .bounds: "bounds"; case .names: "names"; case .rowNames: "rowNames"; case .grid: "grid" } } }
extension FormName { var messageName: String { switch self { case .line: "line"; case .candles: "candles"; case .bars: "bars"; case .scatter: "scatter"; case .histogram: "histogram"; case .density: "density"; case .box: "box"; case .band: "band"; case .heatmap: "heatmap"; case .share: "share" } } }
extension Interval { var messageName: String { switch self { case .day: "day"; case .week: "week"; case .month: "month"; case .quarter: "quarter" } } }
extension JSONFault { var messageName: String { switch self { case .syntax: "syntax"; case .unexpectedEnd: "unexpectedEnd"; case .textAfterEnd: "textAfterEnd"; case .invalidUTF8: "invalidUTF8"; case .nulCharacter: "nulCharacter"; case .repeatedKey: "repeatedKey"; case .tooDeep: "tooDeep"; case .numberTooLarge: "numberTooLarge"; case .tooLarge: "tooLarge"; case .outOfMemory: "outOfMemory" } } }
extension JSONShape { var messageName: String { switch self { case .record: "record"; case .list: "list"; case .number: "number"; case .text: "text"; case .boolean: "boolean"; case .null: "null" } } }
extension QuarterlyHoldings.Part { var messageName: String { switch self { case .unreadable: "unreadable"; case .bonds: "bonds"; case .otherQuarters: "otherQuarters" } } }
extension ScoreError.Quantity { var messageName: String { switch self { case .length: "length"; case .speed: "speed"; case .volume: "volume"; case .panWidth: "panWidth"; case .smoothingWeight: "smoothingWeight"; case .smoothingWidth: "smoothingWidth" } } }
extension StatedText { var messageName: String { switch self { case .subtitle: "subtitle"; case .dataSource: "dataSource"; case .credit: "credit"; case .footnote: "footnote"; case .alt: "alt" } } }
extension SystemReason { var messageName: String { switch self { case .notPermitted: "notPermitted"; case .notFound: "notFound"; case .inputOutput: "inputOutput"; case .noMemory: "noMemory"; case .accessDenied: "accessDenied"; case .busy: "busy"; case .exists: "exists"; case .notAFolder: "notAFolder"; case .isFolder: "isFolder"; case .invalidArgument: "invalidArgument"; case .tooManyFilesInSystem: "tooManyFilesInSystem"; case .tooManyFiles: "tooManyFiles"; case .tooLarge: "tooLarge"; case .noSpace: "noSpace"; case .readOnly: "readOnly"; case .nameTooLong: "nameTooLong"; case .linkLoop: "linkLoop" } } }
