// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the catalogues beside it by `make languages`: changes here are lost.

internal import Audiograph
internal import ChartInput
internal import JSON
internal import MarketData

protocol EnglishSentences: Sentences {}

extension EnglishSentences {
  func quote(text: String) -> String {
    "'\(text)'"
  }
  func listOr(before: String, last: String) -> String {
    "\(before) or \(last)"
  }
  func listAnd(before: String, last: String) -> String {
    "\(before) and \(last)"
  }
  func listMore(names: String, count: Int) -> String {
    "\(names) and \(count) more"
  }
  func cellPlace(row: Int, column: String, file: String) -> String {
    "Row \(row), column \(self.quoted(column)) of \(self.quoted(file))"
  }
  func nearestMeant(name: String) -> String {
    "Did you mean \(name)?"
  }
  func dateSpan(first: CalendarDate, last: CalendarDate) -> String {
    "\(self.date(first)) to \(self.date(last))"
  }
  func standardInput() -> String {
    "standard input"
  }
  func standardInputTitle() -> String {
    "Standard input"
  }
  func standardOutput() -> String {
    "standard output"
  }
  func standardError() -> String {
    "standard error"
  }
  func columnUnnamed(number: Int) -> String {
    "Column \(number)"
  }
  func warning(text: String) -> String {
    "warning: \(text)"
  }
  func systemTooManyFiles() -> String {
    "Close other programs, or allow more open files with ulimit -n."
  }
  func systemReason(reason: SystemReason) -> String {
    switch reason {
    case .notPermitted: "Operation not permitted"
    case .notFound: "No such file or directory"
    case .inputOutput: "Input/output error"
    case .noMemory: "Cannot allocate memory"
    case .accessDenied: "Permission denied"
    case .busy: "Device or resource busy"
    case .exists: "File exists"
    case .notAFolder: "Not a directory"
    case .isFolder: "Is a directory"
    case .invalidArgument: "Invalid argument"
    case .tooManyFilesInSystem: "Too many open files in system"
    case .tooManyFiles: "Too many open files"
    case .tooLarge: "File too large"
    case .noSpace: "No space left on device"
    case .readOnly: "Read-only file system"
    case .nameTooLong: "File name too long"
    case .linkLoop: "Too many levels of symbolic links"
    }
  }
  func internalError(type: String) -> String {
    "Internal error: \(type) has no message."
  }
  func internalErrorRemedy() -> String {
    "Please report this with the command that you typed."
  }
  func providerAuthority(title: String) -> String {
    "the \(title)"
  }
  func providerAuthorityAtStart(title: String) -> String {
    "The \(title)"
  }
  func waitSeconds(count: Double) -> String {
    self.seconds(count)
  }
  func waitMinutes(count: Int) -> String {
    self.minutes(count)
  }
  func waitHours(count: Int) -> String {
    self.hours(count)
  }
  func waitDays(count: Int) -> String {
    self.days(count)
  }
  func metricName(metric: CompanyFigures.Metric) -> String {
    switch metric {
    case .revenue: "revenue"
    case .earnings: "earnings"
    case .cashFlow: "operating cash flow"
    case .revenuePerShare: "revenue per share"
    case .earningsPerShare: "earnings per share"
    case .cashFlowPerShare: "operating cash flow per share"
    }
  }
  func batchFormatOfLineRemedy() -> String {
    "Leave it out: the ending of the output decides."
  }
  func batchSummary(done: Int, count: Int, unchanged: Int, failed: Int, firstFailed: Int) -> String {
    switch (self.plural(unchanged), self.plural(failed)) {
    case (_, _) where unchanged == 0 && failed == 0: "\(done) of \(count) written."
    case (_, _) where unchanged == 0: "\(done) of \(count) written, \(failed) failed, first on line \(firstFailed)."
    case (_, _) where failed == 0: "\(done) of \(count) written, \(unchanged) unchanged."
    case (_, _): "\(done) of \(count) written, \(unchanged) unchanged, \(failed) failed, first on line \(firstFailed)."
    }
  }
  func batchInterrupted(summary: String) -> String {
    "Interrupted: \(summary)"
  }
  func batchProgress(done: Int, count: Int) -> String {
    "\(done) of \(count) lines are finished."
  }
  func batchShard(number: Int, count: Int) -> String {
    "Rendering part \(number) of \(count) of the lines, as the variables of Slurm or Kubernetes say; --shard 1/1 renders all of them."
  }
  func batchWithoutJournal(problem: String) -> String {
    "warning: \(problem) --resume will start from the beginning."
  }
  func chartTooManySeriesRemedy(choice: String) -> String {
    "Choose some with --only, such as \(choice)."
  }
  func chartStatistics(points: Int) -> String {
    "Computing the statistics of \(points) points."
  }
  func symbolForm(most: Int) -> String {
    "Use up to \(most) letters, digits and the characters . - ^ = &."
  }
  func importReplaced(symbol: String, title: String) -> String {
    "\(symbol): the prices of \(title) were replaced."
  }
  func importReplacedImported(symbol: String) -> String {
    "\(symbol): the imported prices were replaced."
  }
  func importNoDays(symbol: String) -> String {
    "\(symbol): no days."
  }
  func importDone(symbol: String, days: Int, span: String, new: Int, changed: Int) -> String {
    switch (self.plural(new), self.plural(changed)) {
    case (_, _) where new == 0 && changed == 0: "\(symbol): \(self.days(days)), \(span), nothing new."
    case (_, _) where new == 0: "\(symbol): \(self.days(days)), \(span), \(changed) changed."
    case (_, _) where changed == 0: "\(symbol): \(self.days(days)), \(span), \(new) new."
    case (_, _): "\(symbol): \(self.days(days)), \(span), \(new) new, \(changed) changed."
    }
  }
  func importPatience() -> String {
    "Still importing."
  }
  func importSymbols(file: String, count: Int, total: Int) -> String {
    "\(file): \(self.symbols(count)) read; \(self.importedSymbols(total)) in all."
  }
  func importNamed(file: String, symbol: String) -> String {
    "\(file): imported as \(symbol), after its name."
  }
  func importGuessed(file: String, column: String) -> String {
    "\(file): chose \(self.quoted(column)) as the closing price; use --y to choose another column."
  }
  func importSkipped(file: String, count: Int) -> String {
    "\(file): skipped \(self.rows(count)) without a closing price."
  }
  func updateLeftAsImported(symbol: String) -> String {
    "\(symbol): imported prices are left as they are."
  }
  func updateDone(symbol: String, new: Int, changed: Int, last: CalendarDate, provider: String) -> String {
    switch (self.plural(new), self.plural(changed)) {
    case (_, _) where new == 0 && changed == 0: "\(symbol): nothing new, to \(self.date(last)), from \(provider)."
    case (_, _) where new == 0: "\(symbol): nothing new, \(self.days(changed)) changed, to \(self.date(last)), from \(provider)."
    case (_, _) where changed == 0: "\(symbol): \(self.newDays(new)), to \(self.date(last)), from \(provider)."
    case (_, _): "\(symbol): \(self.newDays(new)), \(self.days(changed)) changed, to \(self.date(last)), from \(provider)."
    }
  }
  func updateDoneEmpty(symbol: String, new: Int, changed: Int, provider: String) -> String {
    switch (self.plural(new), self.plural(changed)) {
    case (_, _) where new == 0 && changed == 0: "\(symbol): nothing new, from \(provider)."
    case (_, _) where new == 0: "\(symbol): nothing new, \(self.days(changed)) changed, from \(provider)."
    case (_, _) where changed == 0: "\(symbol): \(self.newDays(new)), from \(provider)."
    case (_, _): "\(symbol): \(self.newDays(new)), \(self.days(changed)) changed, from \(provider)."
    }
  }
  func updateNothingStored() -> String {
    "Nothing is stored yet. Name a symbol, as in audiograph update AAPL."
  }
  func updateFetching(count: Int) -> String {
    "Fetching prices of \(self.symbols(count))."
  }
  func updateFetchingSymbols() -> String {
    "Fetching the lists of symbols."
  }
  func updatePart(part: UpdatePart, count: Int) -> String {
    switch part {
    case .updated: "\(count) updated"
    case .unchanged: "\(count) unchanged"
    case .leftAsImported: "\(count) left as imported"
    case .failed: "\(count) failed"
    }
  }
  func updateSummary(count: Int, parts: String) -> String {
    "\(self.symbols(count)): \(parts)."
  }
  func updateSymbols(count: Int) -> String {
    "\(self.symbols(count)) from Nasdaq."
  }
  func updateSymbolsWithout(count: Int, left: Int, tests: Int, untypable: Int) -> String {
    switch (self.plural(left), self.plural(tests), self.plural(untypable)) {
    case (.one, _, _) where tests == 0: "\(self.symbols(count)) from Nasdaq; \(untypable) that cannot be typed here was left out."
    case (.one, _, _) where untypable == 0: "\(self.symbols(count)) from Nasdaq; \(tests) that the exchanges use for tests was left out."
    case (_, _, _) where tests == 0: "\(self.symbols(count)) from Nasdaq; \(untypable) that cannot be typed here were left out."
    case (_, _, _) where untypable == 0: "\(self.symbols(count)) from Nasdaq; \(tests) that the exchanges use for tests were left out."
    case (_, _, _): "\(self.symbols(count)) from Nasdaq; \(tests) that the exchanges use for tests and \(untypable) that cannot be typed here were left out."
    }
  }
  func storeReasonNoFolder() -> String {
    "neither HOME nor XDG_DATA_HOME is set"
  }
  func storeReasonMissing() -> String {
    "it does not exist"
  }
  func storeReasonNoMemory() -> String {
    "there is no memory"
  }
  func exportScript(path: String, hash: String) -> String {
    "Wrote the script of pages to \(self.quoted(path)): \(hash)."
  }
  func exportWrote(path: String) -> String {
    "Wrote \(self.quoted(path))."
  }
  func exportWroteSound(path: String, duration: String) -> String {
    "Wrote \(self.quoted(path)), \(duration)."
  }
  func exportForeignIndex(path: String) -> String {
    "\(self.quoted(path)) was not written by audiograph, so it stays as it is, without links to the charts."
  }
  func exportPatience(path: String) -> String {
    "Still writing \(self.quoted(path))."
  }
  func figuresFetched(symbol: String, age: FigureAge, count: Int) -> String {
    switch age {
    case .unknown: "The figures of \(symbol) were fetched while the clock of this machine was ahead."
    case .days: "The figures of \(symbol) were fetched \(self.days(count)) ago."
    case .hours: "The figures of \(symbol) were fetched \(self.hours(count)) ago."
    case .minutes: "The figures of \(symbol) were fetched less than an hour ago."
    }
  }
  func figuresOlder(problem: String, fetched: String) -> String {
    "warning: \(problem) \(fetched)"
  }
  func figuresPatience(symbol: String) -> String {
    "Still waiting for the figures of \(symbol)."
  }
  func pricesFetching(symbols: [String]) -> String {
    "Fetching prices of \(self.joined(symbols))."
  }
  func pricesFetchingLatest(symbols: [String], isOne: Bool) -> String {
    switch isOne {
    case true: "Fetching the price of \(self.joined(symbols))."
    case false: "Fetching the prices of \(self.joined(symbols))."
    }
  }
  func pricesNotRefreshed(symbols: [String], reason: String) -> String {
    "warning: \(self.joined(symbols)) could not be refreshed: \(self.reason(reason))"
  }
  func pricesLate(seconds: Double) -> String {
    "No answer came within \(self.seconds(seconds))."
  }
  func pricesJustFailed(symbol: String) -> String {
    "warning: \(symbol) could not be fetched in the last five minutes. Type audiograph update \(symbol) to try again."
  }
  func pricesUsingSample(symbol: String, problem: String) -> String {
    "warning: \(symbol): \(problem) Using the bundled sample."
  }
  func pricesUsingStored(symbol: String, problem: String) -> String {
    "warning: \(symbol): \(problem) Using stored prices."
  }
  func pricesNewer(symbols: [String], last: CalendarDate) -> String {
    "Newer prices of \(self.joined(symbols)) arrived while it played, up to \(self.date(last)); play it again to hear them."
  }
  func companyReading(typed: String, symbol: String, name: String) -> String {
    "Reading \(self.quoted(typed)) as \(symbol) for \(name)."
  }
  func companyProposal(symbol: String, name: String) -> String {
    "\(symbol) for \(name)"
  }
  func sampleLine(name: String, what: String) -> String {
    "\(name): \(what)."
  }
  func sampleDated(name: String, what: String, first: CalendarDate, last: CalendarDate) -> String {
    "\(name): \(what), \(self.date(first)) to \(self.date(last))."
  }
  func deviceDefault(device: String) -> String {
    "\(device) (the default)"
  }
  func deviceNotResponding(device: String) -> String {
    "The sound device \(self.quoted(device)) is not responding yet."
  }
  func deviceRanDry(count: Int) -> String {
    "The device ran dry \(self.times(count))."
  }
  func waitAnyKey(line: String) -> String {
    "\(line) Press any key to stop waiting."
  }
  func playStart() -> String {
    "Press Enter to start."
  }
  func pauseEnter() -> String {
    "Enter starts each sound."
  }
  func pauseTyped(pause: String) -> String {
    "Pause before sounds: \(pause), as typed."
  }
  func pauseSet(pause: String) -> String {
    "Pause before sounds: \(pause), as the settings say."
  }
  func pauseReader(reader: String) -> String {
    "Pause before sounds: auto, because \(reader) is running."
  }
  func pauseNoReader() -> String {
    "Pause before sounds: off, because no screen reader was found."
  }
  func pauseRemote() -> String {
    "Pause before sounds: off, because over ssh the program does not look for a screen reader."
  }
  func pauseNoTerminal() -> String {
    "Pause before sounds: off, because standard input or output is not a terminal."
  }
  func pauseNoText() -> String {
    "Pause before sounds: off, because of --text none."
  }
  func hintReader() -> String {
    "If a screen reader or a braille display reads this to you: audiograph config reader lists the settings that suit it."
  }
  func configReaders(readers: [String], settings: [String]) -> String {
    "\(self.joined(readers)): \(self.joined(settings))."
  }
  func configReadersNone(readers: [String]) -> String {
    "\(self.joined(readers)): removes these settings."
  }
  func listRemoved(list: String) -> String {
    "Removed \(list)"
  }
  func listNone() -> String {
    "There are no watchlists. Make one with audiograph list add NAME SYMBOL."
  }
  func listAlreadyThere(symbols: [String], count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "\(self.joined(symbols)) was in the list already."
    case _: "\(self.joined(symbols)) were in the list already."
    }
  }
  func listLine(name: String, symbols: String) -> String {
    "\(name): \(symbols)."
  }
  func listLineEmpty(name: String) -> String {
    "\(name): no symbols."
  }
  func listSetting(key: String, value: String) -> String {
    "\(key): \(value)."
  }
  func searchMore() -> String {
    "There are more; use --limit to list more."
  }
  func searchLines() -> String {
    "Type the beginning of a name and press Enter; Control-D ends the search."
  }
  func searchOpening() -> String {
    "Type the beginning of a company's name, or a symbol. Press Enter to choose the first match, or type a number and press Enter to choose another; Escape ends."
  }
  func searchEnter(company: String) -> String {
    "Enter chooses \(company)"
  }
  func searchThereAreMore() -> String {
    "There are more."
  }
  func searchNothing(text: String) -> String {
    "Nothing begins with \(self.quoted(text))."
  }
  func configNothing() -> String {
    "Nothing is set. Type audiograph config -v for a list of settings."
  }
  func configSet(key: String, value: String, path: String) -> String {
    "\(key): \(value), in the file \(self.quoted(path))."
  }
  func configUnset(key: String, path: String) -> String {
    "\(key): no longer set, in the file \(self.quoted(path))."
  }
  func configWasNotSet(key: String, path: String) -> String {
    "\(key): not set, in the file \(self.quoted(path))."
  }
  func configReadable(path: String) -> String {
    "Other users of this machine can read \(self.quoted(path)). Type chmod 600 and its name."
  }
  func configVisibleKey() -> String {
    "Other users of this machine can see a key on the command line. Leave it out, and it is read from standard input."
  }
  func configOverridden(variable: String) -> String {
    "The variable \(variable) is set and overrides the file."
  }
  func configSecret() -> String {
    "set"
  }
  func configLine(key: String, value: String, place: String) -> String {
    "\(key): \(value), from \(place)."
  }
  func configLineUnset(key: String) -> String {
    "\(key): not set."
  }
  func configMeaning(line: String, meaning: String, form: String) -> String {
    "\(line) \(meaning) It takes \(form)."
  }
  func configVariable(name: String) -> String {
    "the variable \(name)"
  }
  func configFile(path: String) -> String {
    "the file \(self.quoted(path))"
  }
  func configCommandLine() -> String {
    "the command line"
  }
  func configTypeSecret(key: String) -> String {
    "Type the value of \(key) and press Enter; it is not shown."
  }
  func againLine(command: String) -> String {
    "Again: \(command)"
  }
  func noteDerived(name: String, count: Int, total: Int) -> String {
    "\(name): derived \(count) of \(total) figures, not found in any filing."
  }
  func notePossibleSplit(name: String, date: CalendarDate, shares: String) -> String {
    "warning: possible unadjusted split of \(name) \(self.at(date)): the price moved as if one share became \(shares)."
  }
  func noteFurtherSplits(name: String, count: Int) -> String {
    "warning: possible unadjusted splits of \(name) on \(self.moreDates(count))."
  }
  func noteLeftOut(name: String, count: Int, compared: Int) -> String {
    "\(name): left out \(self.values(count)), because only \(self.dates(compared)) can be compared."
  }
  func noteToldAs(name: String, form: FormName, column: String, other: String) -> String {
    switch form {
    case .scatter: "\(name): described as a scatter plot, \(self.quoted(column)) against \(self.quoted(other)); --as line takes the rows in order."
    case .box: "\(name): described as a box plot, \(self.quoted(column)) by \(self.quoted(other)); --as line takes the rows in order."
    case .band: "\(name): described as a band, \(self.quoted(column)) with \(self.quoted(other)); --as line leaves out the bounds."
    case .share: "\(name): described as shares of a whole; --as bars takes the values."
    case _: "\(name): described as a heat map; --as line takes the columns in turn."
    }
  }
  func noteNoOrder(name: String) -> String {
    "\(name): the order of the rows may mean nothing; --as histogram tells how often values occur."
  }
  func noteRowsSorted(name: String, row: Int) -> String {
    "\(name): sorted the rows, which were out of order from row \(row) on."
  }
  func noteRepeatedDates(name: String, count: Int, example: CalendarDate) -> String {
    "\(name): ignored \(self.rows(count)) whose date appears again further down, such as \(self.date(example)); the last row counts."
  }
  func noteTimesConverted(name: String) -> String {
    "\(name): converted the times to UTC, because their offsets differ."
  }
  func noteEmptyRows(name: String, count: Int) -> String {
    "\(name): skipped \(self.emptyRows(count))."
  }
  func noteRowsWithoutPosition(name: String, count: Int, row: Int) -> String {
    "\(name): skipped \(self.rows(count)) without a position along x, beginning with row \(row)."
  }
  func notePreamble(name: String, count: Int) -> String {
    "\(name): skipped \(self.lines(count)) above the headings."
  }
  func noteFooter(name: String, count: Int, row: Int) -> String {
    "\(name): skipped \(self.rows(count)) below the data, beginning with row \(row)."
  }
  func noteShortRows(name: String, count: Int, row: Int) -> String {
    "\(name): filled up \(self.shortRows(count)) with missing values, beginning with row \(row)."
  }
  func noteEncoding(name: String, encoding: String) -> String {
    "\(name): read the text as \(encoding), because it is not UTF-8; where letters are wrong, --encoding NAME says the right one."
  }
  func noteQuotesInCells(name: String, row: Int) -> String {
    "\(name): took quotation marks inside cells as part of the text, beginning with row \(row)."
  }
  func noteOneOfColumns(name: String, column: String, count: Int, others: [String]) -> String {
    "\(name): chose the column \(self.quoted(column)), one of \(count) columns of numbers; use --y to choose others: \(self.shortened(others))."
  }
  func noteHeadingsRepeated(name: String, count: Int) -> String {
    "\(name): skipped \(self.rows(count)) that repeat the headings."
  }
  func noteColumnsLeftOut(name: String, count: Int, columns: [String]) -> String {
    switch self.plural(count) {
    case .one: "\(name): left out the column \(self.shortened(columns))."
    case _: "\(name): left out \(count) columns: \(self.shortened(columns))."
    }
  }
  func noteEmptySeries(name: String, count: Int, example: String) -> String {
    switch self.plural(count) {
    case .one: "\(name): left out one series without a value, \(self.quoted(example))."
    case _: "\(name): left out \(count) series without a value, such as \(self.quoted(example))."
    }
  }
  func noteConstantColumn(name: String, column: String, value: String) -> String {
    "\(name): left out the column \(self.quoted(column)), which is \(value) throughout."
  }
  func noteNumbersAsTexts(name: String, columns: [String], option: String) -> String {
    "\(name): left out columns whose numbers are stored as text: \(self.shortened(columns)); \(option) reads the first."
  }
  func noteNearlyAlongX(name: String, column: String, option: String) -> String {
    "\(name): put \(self.quoted(column)) along x; \(option) reads the table the other way."
  }
  func noteNearlyAlongRows(name: String, option: String) -> String {
    "\(name): counted the rows along x; \(option) reads the table the other way."
  }
  func noteNearlyGrouping(name: String, column: String, option: String) -> String {
    "\(name): split the rows into series by \(self.quoted(column)); \(option) reads the table the other way."
  }
  func noteNearlyOneSeries(name: String, option: String) -> String {
    "\(name): took all rows as one series; \(option) splits them into series."
  }
  func noteLimits(name: String, column: String, count: Int) -> String {
    "\(name): used the number alone for \(self.values(count)) of \(self.quoted(column)) such as <1."
  }
  func noteFlags(name: String, column: String, count: Int) -> String {
    "\(name): ignored letters or marks after \(self.values(count)) of \(self.quoted(column))."
  }
  func noteBarsOfZeros(name: String, count: Int, row: Int) -> String {
    "\(name): treated \(self.rows(count)) of zeros without volume as missing, beginning with row \(row)."
  }
  func noteSentinel(name: String, column: String, value: String, count: Int) -> String {
    "\(name): treated \(value), far from the rest of \(self.quoted(column)), as missing, \(self.times(count))."
  }
  func noteBadCells(name: String, column: String, count: Int) -> String {
    "\(name): treated \(self.cells(count)) of \(self.quoted(column)) without a number as missing."
  }
  func noteSeveralAtOne(name: String, points: Int, positions: Int) -> String {
    "\(name): \(self.points(points)) share \(self.positions(positions)) along x; use --aggregate mean to combine those at the same position, or --by to split them into series."
  }
  func noteTotalRow(name: String, row: String) -> String {
    "\(name): included the last row, \(self.quoted(row)), which is the sum of the others."
  }
  func noteThousands(name: String, column: String, example: String) -> String {
    "\(name): read the comma in \(self.quoted(example)) of \(self.quoted(column)) as a thousands separator; use --decimal comma if it is decimal."
  }
  func noteTableInField(name: String, path: String) -> String {
    "\(name): read the table in \(self.quoted(path)); use --field to choose another."
  }
  func noteLinesWithoutMatch(name: String, count: Int) -> String {
    "\(name): skipped \(self.lines(count)) without a match."
  }
  func noteSearchesBrokenOff(name: String, count: Int, line: Int) -> String {
    "\(name): skipped \(self.lines(count)), beginning with line \(line), because the search for the pattern took too long."
  }
  func noteIncomplete(name: String, isFirst: Bool, interval: Interval, days: String) -> String {
    switch (isFirst, interval) {
    case (true, .week): "\(name): the first week is incomplete, with points only \(days)."
    case (true, .month): "\(name): the first month is incomplete, with points only \(days)."
    case (true, .quarter): "\(name): the first quarter is incomplete, with points only \(days)."
    case (false, .week): "\(name): the last week is incomplete, with points only \(days)."
    case (false, .month): "\(name): the last month is incomplete, with points only \(days)."
    case (false, .quarter): "\(name): the last quarter is incomplete, with points only \(days)."
    case (true, _): "\(name): the first day is incomplete, with points only \(days)."
    case (false, _): "\(name): the last day is incomplete, with points only \(days)."
    }
  }
  func noteOnDay(day: CalendarDate) -> String {
    self.at(day)
  }
  func noteFromTo(first: CalendarDate, last: CalendarDate) -> String {
    "from \(self.date(first)) to \(self.date(last))"
  }
  func guessStored(name: String, values: String, rows: Int) -> String {
    "\(name): stored, \(values) as values, \(self.rows(rows))."
  }
  func guessWideYears(name: String, form: String, headings: String, rows: Int) -> String {
    "\(name): read as \(form), the headings \(headings) along x, each row a year, \(self.rows(rows))."
  }
  func guessWideSeries(name: String, form: String, headings: String, by: String, rows: Int) -> String {
    "\(name): read as \(form), the headings \(headings) along x, each row a series that \(by) names, \(self.rows(rows))."
  }
  func guessTable(name: String, form: String, x: String, xCount: Int, values: String, valueCount: Int, by: String, rows: Int) -> String {
    let along = self.along(xCount, columns: x)
    let taken = self.taken(valueCount, columns: values)
    return switch by {
    case "": "\(name): read as \(form), \(along), \(taken), \(self.rows(rows))."
    case _: "\(name): read as \(form), \(along), \(taken), a series for each \(by), \(self.rows(rows))."
    }
  }
  func guessRows(name: String, records: Int, parts: String) -> String {
    "\(name): rows: \(records) in all, \(parts)."
  }
  func guessRowPart(part: RowPart, count: Int) -> String {
    switch part {
    case .data: "\(count) of data"
    case .headings: "\(count) of headings"
    case .preamble: "\(count) above the headings"
    case .comments: "\(count) of comments"
    case .blank: "\(count) blank"
    case .notes: "\(count) below the data"
    case .skipped: "\(count) left out"
    }
  }
  func guessForm(format: String, cells: CellMark, mark: String, isPrices: Bool, hasDecimalCommas: Bool, hasHeadings: Bool) -> String {
    let written = self.written(format, cells: cells, mark: mark)
    return switch (isPrices, hasDecimalCommas, hasHeadings) {
    case (true, true, true): "a price file in \(written) and decimal commas"
    case (true, true, false): "a price file in \(written) and decimal commas, without headings"
    case (true, false, true): "a price file in \(written)"
    case (true, false, false): "a price file in \(written), without headings"
    case (false, true, true): "\(written) and decimal commas"
    case (false, true, false): "\(written) and decimal commas, without headings"
    case (false, false, true): "\(written)"
    case (false, false, false): "\(written), without headings"
    }
  }
  func columnsOf(name: String) -> String {
    "\(name):"
  }
  func columnsStored(name: String) -> String {
    "\(name): stored."
  }
  func columnsRead(name: String, form: String, isRecord: Bool, row: Int) -> String {
    switch isRecord {
    case true: "\(name): read as \(form), the first data on record \(row)."
    case false: "\(name): read as \(form), the first data on line \(row)."
    }
  }
  func columnsContent(content: ColumnSummary.Content) -> String {
    switch content {
    case .dates: "dates"
    case .numbers: "numbers"
    case .text: "text"
    case .empty: "empty"
    }
  }
  func columnsRole(role: ColumnSummary.Role) -> String {
    switch role {
    case .x: "taken along x"
    case .y: "taken as values"
    case .by: "taken as names of series"
    }
  }
  func batchUnreadableRemedy() -> String {
    "Give a manifest: CSV with the columns source and output, or one JSON record per line."
  }
  func batchUnknownKey(line: Int, name: String) -> String {
    "Line \(line) of the manifest has \(self.quoted(name)), which is not an option of a line."
  }
  func batchUnknownKeyRemedy() -> String {
    "Use source, output, or an option that audiograph help batch lists."
  }
  func batchFormatOfLine(line: Int) -> String {
    "Line \(line) of the manifest has 'format', which cannot be set for a line."
  }
  func batchKeyOfWholeBatch(line: Int, name: String) -> String {
    "Line \(line) of the manifest has \(self.quoted(name)), which cannot be set for a line."
  }
  func remedyLeaveItOut() -> String {
    "Leave it out."
  }
  func batchKeyOfWholeBatchRemedy(name: String) -> String {
    "Give --\(name) to audiograph batch, for all lines."
  }
  func batchRepeatedKey(name: String) -> String {
    "The manifest has several columns \(self.quoted(name))."
  }
  func batchRepeatedKeyRemedy() -> String {
    "Only source, output, and options that can be repeated may have several columns."
  }
  func batchMissingColumn(name: String) -> String {
    "The manifest has no column \(self.quoted(name))."
  }
  func batchMissingColumnRemedy() -> String {
    "Begin it with a line of headings, such as source,output."
  }
  func batchMissingValue(name: String) -> String {
    "The line has no \(name)."
  }
  func batchMissingValueRemedy() -> String {
    "Add one, or remove the line."
  }
  func batchNotARecord() -> String {
    "The line is JSON, but not a record."
  }
  func batchNotARecordRemedy() -> String {
    "Write it like {\"source\": \"a.csv\", \"output\": \"a.wav\"}."
  }
  func batchBadValue(key: String) -> String {
    "Invalid value for \(self.quoted(key))."
  }
  func batchBadValueRemedy() -> String {
    "Use a string or a number; true or false only for an option without a value."
  }
  func batchSeveralValues(key: String) -> String {
    "\(self.quoted(key)) has a list of values, but takes only one."
  }
  func batchSeveralValuesRemedy() -> String {
    "Give it one value."
  }
  func batchStandardInput() -> String {
    "A line cannot read standard input, which all lines would share."
  }
  func batchStandardInputRemedy() -> String {
    "Give a file or a symbol."
  }
  func batchNotAFile(path: String) -> String {
    "A line cannot write to \(self.quoted(path)), which is not a file."
  }
  func batchNotAFileRemedy() -> String {
    "Give the name of a file, or use audiograph export."
  }
  func batchSameOutput(lines: [String], path: String) -> String {
    "Lines \(self.joined(lines)) of the manifest both write \(self.quoted(path))."
  }
  func batchSameOutputRemedy() -> String {
    "Give each line an output of its own; nothing was written."
  }
  func batchOutputIsInput(writer: Int, path: String, reader: Int) -> String {
    "Line \(writer) of the manifest writes \(self.quoted(path)), which line \(reader) reads."
  }
  func batchOutputIsInputRemedy() -> String {
    "Choose another name, or split the manifest into two batches; nothing was written."
  }
  func batchOutputIsManifest(line: Int, path: String) -> String {
    "Line \(line) of the manifest writes \(self.quoted(path)), which is the manifest itself."
  }
  func remedyChooseAnotherNameNothingWasWritten() -> String {
    "Choose another name; nothing was written."
  }
  func batchOutputIsJournal(line: Int, path: String) -> String {
    "Line \(line) of the manifest writes \(self.quoted(path)), which is the batch's journal."
  }
  func batchOutputIsResults(line: Int, path: String) -> String {
    "Line \(line) of the manifest writes \(self.quoted(path)), where the results go."
  }
  func batchJournalNeedsName() -> String {
    "--resume needs a journal, and there is none for a manifest from standard input."
  }
  func batchJournalNeedsNameRemedy() -> String {
    "Add --journal FILE, or give the manifest as a file."
  }
  func batchNotAJournal(path: String) -> String {
    "The file \(self.quoted(path)) is not the journal of a batch."
  }
  func batchNotAJournalRemedy() -> String {
    "Give --journal another name, or move the file away."
  }
  func batchLongLines(path: String, count: Int) -> String {
    switch self.plural(count) {
    case .one: "The journal \(self.quoted(path)) has \(count) line that is too long; it was skipped."
    case _: "The journal \(self.quoted(path)) has \(count) lines that are too long; they were skipped."
    }
  }
  func batchJournalInUse(path: String) -> String {
    "Another batch is using the journal \(self.quoted(path))."
  }
  func batchJournalInUseRemedy() -> String {
    "Wait until it has finished, or give --journal another name."
  }
  func batchJournal(path: String, reason: String) -> String {
    "Cannot use the journal \(self.quoted(path)): \(self.reason(reason))."
  }
  func batchJournalRemedy() -> String {
    "Give --journal a file in a folder that you can write to."
  }
  func chartNoPoints() -> String {
    "There is nothing to hear: no point has a value."
  }
  func chartNoPointsRemedy() -> String {
    "Choose a longer range."
  }
  func chartNotFinite(point: Int) -> String {
    "The value of point \(point) is too large."
  }
  func chartNotFiniteRemedy() -> String {
    "Correct it in the source."
  }
  func chartUnequalCounts(positions: Int, values: Int) -> String {
    "There are \(self.positions(positions)) for \(self.values(values))."
  }
  func chartUnequalCountsRemedy() -> String {
    "Give each value a position of its own."
  }
  func rangeNotALength(text: String) -> String {
    "Invalid range \(self.quoted(text)): use a length such as 5D, 1Y, YTD or MAX."
  }
  func rangeNoDates() -> String {
    "A range or an interval needs dates along x, and there are none."
  }
  func rangeNoDatesRemedy() -> String {
    "Leave out --range, --from, --to and --interval."
  }
  func rangeEndBeforeStart(end: CalendarDate, start: CalendarDate) -> String {
    "The range ends on \(self.date(end)), before it begins on \(self.date(start))."
  }
  func rangeEndBeforeStartRemedy() -> String {
    "Give --from a date before --to."
  }
  func rangeNothingInRange(first: CalendarDate, last: CalendarDate) -> String {
    "There is no value in the range: the data run from \(self.date(first)) to \(self.date(last))."
  }
  func remedyChooseARangeWithinTheseDates() -> String {
    "Choose a range within these dates."
  }
  func rangeNoSuchColumn(column: String) -> String {
    "The prices have no column \(self.quoted(column))."
  }
  func remedyChooseAnotherValue() -> String {
    "Choose another --value."
  }
  func scoreSmoothingWidth(width: Double) -> String {
    "Cannot smooth over \(self.number(width)) points."
  }
  func scoreSmoothingWidthRemedy(least: Double, most: Double) -> String {
    "Use an odd number from \(self.number(least)) to \(self.number(most))."
  }
  func scoreOutOfRange(quantity: ScoreError.Quantity, value: Double) -> String {
    "The \(self.quantity(quantity)) cannot be \(self.number(value))."
  }
  func scoreOutOfRangeRemedy(least: Double, most: Double) -> String {
    "Use a number from \(self.number(least)) to \(self.number(most))."
  }
  func scoreLogarithmOf(value: Double, series: String) -> String {
    "A logarithmic scale cannot show the value \(self.number(value)) of \(self.quoted(series))."
  }
  func scoreLogarithmOfRemedy() -> String {
    "Use --scale linear."
  }
  func scoreEmptyAxis(minimum: Double, maximum: Double) -> String {
    "The axis from \(self.number(minimum)) to \(self.number(maximum)) is empty."
  }
  func scoreEmptyAxisRemedy() -> String {
    "Use a --minimum below the highest value and a --maximum above the lowest."
  }
  func scorePitchAboveSampleRate(sampleRate: Int, high: Double) -> String {
    "A sample rate of \(sampleRate) cannot reproduce \(self.number(high)) hertz."
  }
  func scorePitchAboveSampleRateRemedy(limit: Double) -> String {
    "Use a higher --sample-rate, or a --pitch-range that ends at \(self.number(limit)) or lower."
  }
  func scoreTooManyTogether(count: Int) -> String {
    "At most four series can be told apart at once, but there are \(count)."
  }
  func scoreTooManyTogetherRemedy() -> String {
    "Leave out --together, or choose four."
  }
  func scoreNoBase(series: String) -> String {
    "The baseline of \(self.quoted(series)) needs a value before the range, and there is none."
  }
  func scoreNoBaseRemedy() -> String {
    "Use --baseline first, or a shorter --range of prices."
  }
  func scoreNoCandles(series: String) -> String {
    "\(self.quoted(series)) is not made of bars with open, high, low and close, so --as candles does not apply."
  }
  func scoreNoCandlesRemedy() -> String {
    "Leave out --as candles, or choose prices with these columns."
  }
  func scoreNoVolume(series: String) -> String {
    "The bars of \(self.quoted(series)) have no volume, which --volume-line needs."
  }
  func scoreNoVolumeRemedy() -> String {
    "Leave out --volume-line."
  }
  func chartTooManySeries(count: Int, limit: Int) -> String {
    "The table has \(count) series, but at most \(limit) can be heard in turn."
  }
  func chartTooManySeriesRemedyRows() -> String {
    "Choose rows with --where, or use audiograph describe."
  }
  func figureNotASymbol(text: String) -> String {
    "\(self.quoted(text)) cannot be the symbol of a company."
  }
  func figureNotASymbolRemedy() -> String {
    "Look it up with audiograph search and the company's name."
  }
  func figureUnknownMetric(text: String, names: [String]) -> String {
    "Unknown figure \(self.quoted(text)): use \(self.alternatives(names))."
  }
  func figureUnknownPeriod(text: String, names: [String]) -> String {
    "Unknown period \(self.quoted(text)): use \(self.alternatives(names))."
  }
  func figureUnknownCompany(symbol: String) -> String {
    "The SEC does not know the symbol \(self.quoted(symbol))."
  }
  func figureUnknownCompanyRemedy() -> String {
    "Look it up with audiograph search; only companies that file in the United States have figures."
  }
  func figureNothingFiled(symbol: String) -> String {
    "\(self.quoted(symbol)) has filed no revenue, earnings or operating cash flow."
  }
  func figureNothingFiledRemedy() -> String {
    "Choose the symbol of a company; funds have no such figures."
  }
  func figureNothingStored(symbol: String) -> String {
    "No figures of \(self.quoted(symbol)) are stored, and fetching is turned off."
  }
  func remedyLeaveOutOfflineAndUnsetThe() -> String {
    "Leave out --offline, and unset the setting offline."
  }
  func figureNoPrices(source: String, value: String) -> String {
    "\(self.quoted(source)) is not a price file, so --value \(value) does not apply."
  }
  func figureNoPricesRemedy() -> String {
    "Leave out --value."
  }
  func figureNotByPeriod(symbol: String, titles: String, period: CompanyFigures.Period) -> String {
    switch period {
    case .quarter: "The filings of \(self.quoted(symbol)) have no \(titles) by quarter, only by year."
    case .year: "The filings of \(self.quoted(symbol)) have no \(titles) by year, only by quarter."
    }
  }
  func figureNotByPeriodRemedy(instead: String) -> String {
    "Try \(instead)."
  }
  func figureNoneInRange(symbol: String, titles: String) -> String {
    "\(self.quoted(symbol)) has filed no \(titles) in that time."
  }
  func figureNoneInRangeRemedy(options: [String]) -> String {
    "Leave out \(self.joined(options))."
  }
  func figureNoFigures(symbol: String, titles: String) -> String {
    "The filings of \(self.quoted(symbol)) have no \(titles)."
  }
  func figureNoFiguresRemedy(symbol: String) -> String {
    "Type audiograph fundamentals \(symbol) to hear what was filed."
  }
  func importSeveralFilesAs(symbol: String) -> String {
    "Several files cannot all hold the prices of \(self.quoted(symbol))."
  }
  func importSeveralFilesAsRemedy() -> String {
    "Import them one at a time, or leave out --as to take the symbols from the file names."
  }
  func importBadSymbol(text: String) -> String {
    "\(self.quoted(text)) cannot be a symbol."
  }
  func importNoSymbol(name: String) -> String {
    "The name \(self.quoted(name)) cannot be a symbol."
  }
  func importNoSymbolRemedy() -> String {
    "Give a symbol with --as."
  }
  func importNotDates(name: String) -> String {
    "\(self.quoted(name)) has no column of dates."
  }
  func importNotDatesRemedy() -> String {
    "Give a file with a column of dates."
  }
  func importNotDays(name: String, example: String) -> String {
    "The dates in \(self.quoted(name)), such as \(self.quoted(example)), are not days."
  }
  func importNotDaysRemedy() -> String {
    "Give a file with one price per day."
  }
  func readNotFound(file: String) -> String {
    "There is no file \(self.quoted(file))."
  }
  func readNotFoundRemedy() -> String {
    "Check the name, or use --symbol for a symbol."
  }
  func readIsDirectory(file: String) -> String {
    "The source \(self.quoted(file)) is a folder."
  }
  func remedyGiveThePathOfAFile() -> String {
    "Give the path of a file in it."
  }
  func readUnreadable(file: String, reason: String) -> String {
    "Cannot read the file \(self.quoted(file)): \(self.reason(reason))."
  }
  func remedyCheckItsPermissionsOrGiveAnother() -> String {
    "Check its permissions, or give another file."
  }
  func readCannotKeep(file: String, folder: String, reason: String) -> String {
    "The data of \(self.quoted(file)) must be read twice, but cannot be kept in memory or in \(self.quoted(folder)): \(self.reason(reason))."
  }
  func readCannotKeepRemedy() -> String {
    "Give a file, or set TMPDIR to a folder with room."
  }
  func readEmpty(file: String) -> String {
    "The source \(self.quoted(file)) is empty."
  }
  func remedyGiveAFileWithRowsOf() -> String {
    "Give a file with rows of numbers."
  }
  func readNoRows(file: String) -> String {
    "The source \(self.quoted(file)) has headings but no rows."
  }
  func readTooLarge(file: String, limit: Int) -> String {
    "The source \(self.quoted(file)) must be held in memory and is larger than \(self.bytes(limit))."
  }
  func readTooLargeRemedy() -> String {
    "Give a part of it."
  }
  func readOutOfMemory(file: String) -> String {
    "There is not enough memory for \(self.quoted(file))."
  }
  func readOutOfMemoryRemedy() -> String {
    "Give a part of it, or close other programs."
  }
  func readBadRegex(pattern: String) -> String {
    "Invalid regular expression \(self.quoted(pattern))."
  }
  func readBadRegexRemedy() -> String {
    "Write it like --regex '([0-9.]+) ms'."
  }
  func readMissingPatternLibrary(name: String) -> String {
    "Cannot use --regex, because the library \(name) is not installed."
  }
  func readMissingPatternLibraryRemedy() -> String {
    "Install PCRE2 (apt install libpcre2-8-0, dnf install pcre2 or pacman -S pcre2)."
  }
  func readUnknownEncoding(name: String) -> String {
    "There is no encoding \(self.quoted(name))."
  }
  func readUnknownEncodingRemedy() -> String {
    "Use a name such as windows-1250, koi8-r or shift-jis; iconv -l lists all."
  }
  func readNotInEncoding(file: String, name: String) -> String {
    "The file \(self.quoted(file)) is not text in \(name)."
  }
  func readNotInEncodingRemedy() -> String {
    "Name another encoding, or leave out --encoding."
  }
  func readWebAddress(address: String) -> String {
    "\(self.quoted(address)) is a web address and no file."
  }
  func readWebAddressRemedy() -> String {
    "Write it with https:// in front, and leave out --file."
  }
  func readNothingMatches(file: String, pattern: String) -> String {
    "No line of \(self.quoted(file)) matches the pattern \(self.quoted(pattern))."
  }
  func readNothingMatchesRemedy() -> String {
    "Try the pattern on one of its lines with grep -P."
  }
  func readEverySearchBrokenOff(file: String, line: Int) -> String {
    "Nothing was found in \(self.quoted(file)), and in line \(line) the search for the pattern took too long."
  }
  func readEverySearchBrokenOffRemedy() -> String {
    "Write the pattern without a repeat of repeats such as (a+)+."
  }
  func readNulByte(row: Int, file: String) -> String {
    "Row \(row) of \(self.quoted(file)) contains a NUL byte."
  }
  func readNulByteRemedy() -> String {
    "Give a text file, such as CSV or JSON."
  }
  func readNoHeader(file: String, line: Int) -> String {
    "No row of \(self.quoted(file)) begins on line \(line), which --header names."
  }
  func readNoHeaderRemedy() -> String {
    "Give the line where the headings begin, counted from 1."
  }
  func readCellTooLong(row: Int, file: String, limit: Int) -> String {
    "A cell in row \(row) of \(self.quoted(file)) is longer than \(self.bytes(limit))."
  }
  func readCellTooLongRemedy() -> String {
    "Check the quotation marks there, or shorten the cell."
  }
  func readRowTooLong(row: Int, file: String, limit: Int) -> String {
    "Row \(row) of \(self.quoted(file)) is longer than \(self.bytes(limit))."
  }
  func readRowTooLongRemedy() -> String {
    "Check the quotation marks and line ends there."
  }
  func readUnterminatedQuote(row: Int, file: String) -> String {
    "The quotation mark in row \(row) of \(self.quoted(file)) is never closed."
  }
  func remedyCloseItOrDoubleItIf() -> String {
    "Close it, or double it if it belongs to the text."
  }
  func readTextAfterQuote(row: Int, file: String) -> String {
    "Row \(row) of \(self.quoted(file)) has text after a closing quotation mark."
  }
  func readTextAfterQuoteRemedy() -> String {
    "Double the quotation mark if it belongs to the text."
  }
  func readRaggedRow(row: Int, file: String, found: Int, expected: Int) -> String {
    "Row \(row) of \(self.quoted(file)) has \(self.cells(found)), but the first has \(expected)."
  }
  func readRaggedRowRemedy() -> String {
    "Correct the row, or put quotation marks around a cell that contains the delimiter."
  }
  func readBadDelimiter(character: String) -> String {
    "Invalid delimiter \(self.quoted(character))."
  }
  func readBadDelimiterRemedy() -> String {
    "Use --delimiter comma, semicolon, tab or another ASCII character."
  }
  func readUnknownColumn(file: String, column: String) -> String {
    "The source \(self.quoted(file)) has no column \(self.quoted(column))."
  }
  func readUnknownColumnRemedyUnnamed() -> String {
    "List the columns with --list-columns."
  }
  func readUnknownColumnRemedy(headings: [String]) -> String {
    "The columns are \(self.shortened(headings))."
  }
  func readAmbiguousColumn(file: String, count: Int, name: String) -> String {
    "The source \(self.quoted(file)) has \(count) columns named \(self.quoted(name))."
  }
  func readAmbiguousColumnRemedy(numbers: [String]) -> String {
    "Use \(self.alternatives(numbers))."
  }
  func readNoNumericColumn(file: String) -> String {
    "The source \(self.quoted(file)) has no column of numbers."
  }
  func readNoNumericColumnRemedyAlone() -> String {
    "Give a file with numbers."
  }
  func readNoNumericColumnRemedy(headings: [String]) -> String {
    "Look at its columns with --list-columns: \(self.shortened(headings))."
  }
  func readOnlyCodes(file: String, headings: [String]) -> String {
    "The numbers in \(self.quoted(file)) only count, date or name its rows: \(self.shortened(headings))."
  }
  func readOnlyCodesRemedy() -> String {
    "Give a file with numbers that measure something."
  }
  func readMatrix(file: String, count: Int) -> String {
    "The source \(self.quoted(file)) is a matrix of \(count) rows and columns with the same names, not a chart."
  }
  func readMatrixRemedy() -> String {
    "Give a table with a column of values."
  }
  func readSingleRow(file: String, count: Int, headings: [String]) -> String {
    "The source \(self.quoted(file)) has a single row of \(self.numbers(count)), which is not a chart: \(self.shortened(headings))."
  }
  func readSingleRowRemedy() -> String {
    "Give a file with a row for each."
  }
  func readNoSuchRows(value: String, column: String, file: String) -> String {
    "\(self.quoted(value)) does not match exactly one value in the column \(self.quoted(column)) of \(self.quoted(file))."
  }
  func readUnknownGroup(name: String, file: String) -> String {
    "\(self.quoted(name)) does not match exactly one series of \(self.quoted(file))."
  }
  func readNoGroups(file: String, name: String) -> String {
    "The table \(self.quoted(file)) has only one series, so --only \(self.quoted(name)) does not apply."
  }
  func readNoGroupsRemedy() -> String {
    "Split it into series with --by, or leave out --only."
  }
  func kindTooFew(form: String, needed: Int, found: Int) -> String {
    switch self.plural(found) {
    case .one: "--as \(form) needs at least \(needed) values, and there is only \(found)."
    case _: "--as \(form) needs at least \(needed) values, and there are \(found)."
    }
  }
  func kindTooFewRemedy(form: String) -> String {
    switch form {
    case "share": "--as bars tells them."
    case _: "--as line takes them in order."
    }
  }
  func kindAllEqual(form: String, value: String) -> String {
    "All values are \(value), so --as \(form) has nothing to tell."
  }
  func kindAllEqualRemedy() -> String {
    "--as histogram counts them."
  }
  func kindNegative(name: String, value: String) -> String {
    "\(self.quoted(name)) is \(value), and a part of a whole cannot be below 0."
  }
  func kindNegativeRemedy() -> String {
    "--as bars tells the values."
  }
  func kindTooManyBins(allowed: Int) -> String {
    "This width makes more than \(allowed) bins."
  }
  func kindTooManyBinsRemedy() -> String {
    "Choose a larger width with --bins width:W, or a number of bins with --bins."
  }
  func kindTooManyGroups(found: Int, allowed: Int) -> String {
    "There are \(found) groups, and at most \(allowed) can be told apart."
  }
  func kindTooManyGroupsRemedy() -> String {
    "Choose other groups with --by, or leave some out with --where."
  }
  func kindRepeatedCell(row: String, column: String) -> String {
    "Two rows have \(self.quoted(row)) and \(self.quoted(column))."
  }
  func kindRepeatedCellRemedy() -> String {
    "Choose the names with --x and --by so that each pair occurs only once."
  }
  func kindMissing(form: String, need: FormError.Need) -> String {
    switch need {
    case .numbers: "--as \(form) needs a column of numbers, and the table has none left."
    case .secondNumbers: "--as \(form) needs two columns of numbers, and the table has only one."
    case .bounds: "The headings name no lower and upper bound."
    case .names: "--as \(form) needs a column of names, and the table has none."
    case .rowNames: "A grid by --x also needs the column that names its rows."
    case .grid: "--as \(form) needs at least 2 rows and 2 columns of numbers."
    }
  }
  func kindMissingRemedy(need: FormError.Need) -> String {
    switch need {
    case .bounds: "Name them with --band LOWER,UPPER, or the column of errors with --error."
    case .rowNames: "Name it with --by."
    case .grid: "--as line tells the values."
    case _: "--list-columns shows what there is."
    }
  }
  func kindNotHere(form: String, place: String) -> String {
    "\(place) does not take --as \(form)."
  }
  func kindNotHereRemedy() -> String {
    "Use describe, play or export, or --as line."
  }
  func readNoValues(column: String, file: String) -> String {
    "Every value in column \(self.quoted(column)) of \(self.quoted(file)) is missing."
  }
  func readNoValuesRemedy() -> String {
    "Fill them in."
  }
  func readNotANumber(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) is not a number."
  }
  func readTextNotANumber(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) is stored as text, not as a number."
  }
  func readListInCell(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) is a list, not a number."
  }
  func readListInCellRemedy() -> String {
    "Write one number in each cell."
  }
  func readAmbiguousComma(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): the comma in \(self.quoted(text)) may be decimal or separate thousands."
  }
  func readAmbiguousCommaRemedy() -> String {
    "Leave the comma out, or write four decimals, as in 1,2340."
  }
  func readAmbiguousPoint(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): the point in \(self.quoted(text)) may be decimal or separate thousands."
  }
  func readAmbiguousPointRemedy() -> String {
    "Leave the point out, or write four decimals, as in 1.2340."
  }
  func readNotFinite(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) is too large to be a number."
  }
  func remedyCorrectItOrLeaveItEmpty() -> String {
    "Correct it, or leave the cell empty for a missing value."
  }
  func readNotAPriceFile(file: String, value: String) -> String {
    "\(self.quoted(file)) is not a price file, so --value \(value) does not apply."
  }
  func readNotAPriceFileRemedy() -> String {
    "Choose a column with --y instead."
  }
  func readPriceColumnMissing(file: String, column: String, value: String) -> String {
    "The price file \(self.quoted(file)) has no column \(self.quoted(column)), which --value \(value) needs."
  }
  func readEmptyPosition(place: CellLocation) -> String {
    "\(self.cell(place)) is empty."
  }
  func remedyFillItInOrRemoveTheRow() -> String {
    "Fill it in, or remove the row."
  }
  func readMissingPosition(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) is a missing value."
  }
  func readNotAPosition(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) is not a number that can be a position."
  }
  func remedyCorrectItOrRemoveTheRow() -> String {
    "Correct it, or remove the row."
  }
  func readMixedPrecision(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) is not as precise as the dates above, or more precise."
  }
  func readMixedPrecisionRemedy() -> String {
    "Write all dates alike, such as 2020-12-31."
  }
  func readNotADate(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) is not a date."
  }
  func readAmbiguousDates(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) may begin with the day or with the month."
  }
  func readMixedDateOrder(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) has day and month in another order than the dates above."
  }
  func readMixedOffsets(place: CellLocation, text: String) -> String {
    "\(self.cell(place)) is \(self.quoted(text)), but only some of the times have an offset from UTC."
  }
  func readMixedOffsetsRemedy() -> String {
    "Give all times an offset, or none."
  }
  func readBadDateFormat(text: String) -> String {
    "Invalid date format \(self.quoted(text))."
  }
  func readBadDateFormatRemedy() -> String {
    "Write it like %d.%m.%Y or %Y-%m-%d %H:%M."
  }
  func readNoDatesInFormat(file: String, format: String) -> String {
    "No column of \(self.quoted(file)) has dates in the format \(self.quoted(format))."
  }
  func readNoDatesInFormatRemedy() -> String {
    "Look at the columns with --list-columns."
  }
  func readBadJSON(file: String, fault: JSONFault, line: Int, column: Int) -> String {
    "The file \(self.quoted(file)) is not valid JSON: \(self.fault(fault)) in line \(line), column \(column)."
  }
  func remedyCorrectItThere() -> String {
    "Correct it there."
  }
  func readFieldNotFound(path: String, file: String, part: String) -> String {
    "The path \(self.quoted(path)) does not exist in \(self.quoted(file)): there is no \(self.quoted(part))."
  }
  func readFieldNotFoundRemedy() -> String {
    "Leave out --field, or name another place."
  }
  func readFieldNeedsJSON(file: String) -> String {
    "The file \(self.quoted(file)) is not JSON, so --field does not apply."
  }
  func readNotATable(file: String, shape: JSONShape) -> String {
    "The data in \(self.quoted(file)) are \(self.shape(shape)), not a list or columns of numbers."
  }
  func readNotATableRemedy() -> String {
    "Give a list of numbers, pairs or records."
  }
  func readNotATableRemedyKeys(keys: [String]) -> String {
    "Give a list of numbers, pairs or records; there are \(self.shortened(keys))."
  }
  func readNoRecords(file: String) -> String {
    "The source \(self.quoted(file)) contains no records."
  }
  func readNoRecordsRemedy() -> String {
    "Give a list of numbers."
  }
  func readEmptyRecords(file: String) -> String {
    "The records of \(self.quoted(file)) are empty."
  }
  func readEmptyRecordsRemedy() -> String {
    "Give records that contain numbers."
  }
  func readNotAPair(row: Int, file: String, count: Int) -> String {
    "Record \(row) of \(self.quoted(file)) is a list of \(self.values(count)), not a pair."
  }
  func readNotAPairRemedy() -> String {
    "Give pairs [x, y], records, or one list of numbers."
  }
  func readJsonNumberTooLarge(line: Int, column: Int, file: String, text: String) -> String {
    "Line \(line), column \(column) of \(self.quoted(file)): \(self.quoted(text)) is too large to be a number."
  }
  func readJsonNumberTooLargeRemedy() -> String {
    "Correct it, or write null for a missing value."
  }
  func readJsonWord(line: Int, column: Int, file: String, text: String) -> String {
    "Line \(line), column \(column) of \(self.quoted(file)): \(self.quoted(text)) is not valid JSON."
  }
  func readJsonWordRemedy() -> String {
    "Write null for a missing value."
  }
  func readMixedShapes(row: Int, file: String, found: JSONShape, expected: JSONShape) -> String {
    "Record \(row) of \(self.quoted(file)) is \(self.shape(found)), but the first is \(self.shape(expected))."
  }
  func readMixedShapesRemedy() -> String {
    "Give records of one kind."
  }
  func readUnequalColumns(file: String, column: String, count: Int, other: String, otherCount: Int) -> String {
    "In \(self.quoted(file)), \(self.quoted(column)) has \(self.values(count)), but \(self.quoted(other)) has \(otherCount)."
  }
  func readUnequalColumnsRemedy() -> String {
    "Give columns of equal length."
  }
  func readNestedValue(row: Int, file: String, column: String) -> String {
    "Record \(row) of \(self.quoted(file)): \(self.quoted(column)) is a list or a record, not a number."
  }
  func readNestedValueRemedy() -> String {
    "Give a number there."
  }
  func readUnequalLists(row: Int, file: String, found: Int, expected: Int) -> String {
    "Record \(row) of \(self.quoted(file)) is a list of \(self.values(found)), but the first has \(expected)."
  }
  func readUnequalListsRemedy() -> String {
    "Give lists of equal length."
  }
  func readSeveralTables(file: String) -> String {
    "The source \(self.quoted(file)) contains several tables."
  }
  func readSeveralTablesRemedy(fields: [String]) -> String {
    "Give one of them: \(self.shortened(fields))."
  }
  func readTooManyColumns(file: String, limit: Int) -> String {
    "The table in \(self.quoted(file)) has more than \(limit) columns."
  }
  func readTooManyColumnsRemedy() -> String {
    "Give a table with fewer columns."
  }
  func readSparseRecords(file: String) -> String {
    "The records of \(self.quoted(file)) have too few names in common to make a table."
  }
  func readSparseRecordsRemedy() -> String {
    "Give records with the same names."
  }
  func readJsonTooLarge(file: String, limit: Int) -> String {
    "The values in \(self.quoted(file)) would take more than \(limit) megabytes of memory."
  }
  func readJsonTooLargeRemedy() -> String {
    "Give them as CSV, or as NDJSON with one record per line."
  }
  func readNone() -> String {
    "There are none."
  }
  func readChoices(names: [String]) -> String {
    "There are \(self.shortened(names))."
  }
  func readDateFormatsNone() -> String {
    "Write the dates like 2020-12-31 10:00:00.25."
  }
  func remedyUseOneOf(words: [String]) -> String {
    "Use \(self.alternatives(words))."
  }
  func providerUnknownSymbol(name: String, symbol: String) -> String {
    "\(name) does not know the symbol \(self.quoted(symbol))."
  }
  func providerUnknownSymbolRemedy() -> String {
    "Look it up with audiograph search, or ask another provider with --provider."
  }
  func providerNoData(name: String, symbol: String) -> String {
    "\(name) has no data on \(self.quoted(symbol)) for the period requested."
  }
  func providerNoDataRemedy() -> String {
    "Choose a longer --range, or ask another provider with --provider."
  }
  func providerNotOffered(name: String, what: String) -> String {
    "\(name) does not offer \(what)."
  }
  func providerNotOfferedRemedy() -> String {
    "Ask another provider with --provider."
  }
  func providerKeyMissing(name: String) -> String {
    "\(name) requires a key."
  }
  func providerKeyMissingRemedy(command: String) -> String {
    "Set one with \(command)."
  }
  func providerKeyRefused(name: String) -> String {
    "\(name) rejected the key, or requires one."
  }
  func providerKeyRefusedRemedy(command: String) -> String {
    "Set the right one with \(command), or ask another provider with --provider."
  }
  func providerContactMissing(name: String) -> String {
    "\(name) requires a contact address."
  }
  func providerContactMissingRemedy(setting: String) -> String {
    "Type audiograph config set \(setting) and your e-mail address."
  }
  func providerTooManyRequests(name: String, waitingTime: String) -> String {
    "\(name) got too many requests and can be asked again in \(waitingTime)."
  }
  func providerTooManyRequestsRemedy() -> String {
    "Wait until then, or use --offline for stored data."
  }
  func providerTooManyRequestsLater(name: String) -> String {
    "\(name) got too many requests and can be asked again later."
  }
  func providerTooManyRequestsLaterRemedy() -> String {
    "Wait for a while, or use --offline for stored data."
  }
  func providerFailed(name: String, status: Int) -> String {
    "\(name) failed with HTTP status \(status)."
  }
  func providerRejected(name: String, status: Int) -> String {
    "\(name) rejected the request with HTTP status \(status)."
  }
  func providerRejectedContact(setting: String) -> String {
    "Check \(setting), or try again later."
  }
  func providerWebPageOfStooq() -> String {
    "Stooq sent a web page that only a browser can get past, with or without a key."
  }
  func providerWebPageOfStooqRemedy() -> String {
    "Download the file with a browser and read it with audiograph import, or ask another provider with --provider."
  }
  func providerWebPage(name: String) -> String {
    "\(name) sent a web page instead of data."
  }
  func providerWebPageRemedyKey(setting: String) -> String {
    "Check \(setting) and your key, or sign in to your network."
  }
  func providerWebPageRemedy(setting: String) -> String {
    "Check \(setting), or sign in to your network."
  }
  func providerOtherType(name: String, type: String) -> String {
    "\(name) sent data of the wrong type, \(self.quoted(type))."
  }
  func providerOtherTypeRemedy(setting: String) -> String {
    "Check \(setting), or try again later."
  }
  func providerMalformed(provider: String, what: String) -> String {
    "Cannot read the answer from \(provider): \(what)."
  }
  func providerUnexpected(provider: String, what: String) -> String {
    "Cannot use the answer from \(provider): \(what)."
  }
  func providerSaid(name: String, words: String) -> String {
    "\(name) answered: \(self.quoted(words))."
  }
  func providerSaidRemedy() -> String {
    "Do what it says, or ask another provider with --provider."
  }
  func remedyAskAnotherProviderOrUseOffline() -> String {
    "Ask another provider with --provider, or use --offline for stored data."
  }
  func remedyTryAgainLaterOrUseOffline() -> String {
    "Try again later, or use --offline for stored data."
  }
  func httpProgramMissing(program: String, name: String) -> String {
    "The program \(self.quoted(program)), which contacts \(name), is not installed."
  }
  func httpProgramMissingRemedy() -> String {
    "Install it (apt install curl, dnf install curl or pacman -S curl), or use --offline."
  }
  func httpCannotStart(name: String, reason: String) -> String {
    "Cannot start curl, which contacts \(name): \(self.reason(reason))."
  }
  func httpCannotStartRemedy() -> String {
    "Check the permissions of curl, or use --offline."
  }
  func httpBadAddress(text: String, name: String) -> String {
    "Invalid address \(self.quoted(text)) for \(name)."
  }
  func httpBadAddressRemedy(address: String) -> String {
    "Set \(address) to one that begins with https, or with http on this machine."
  }
  func httpCannotResolve(host: String, name: String) -> String {
    "Cannot find the host \(self.quoted(host)) of \(name)."
  }
  func remedyCheckYourNetworkOrUseOffline() -> String {
    "Check your network, or use --offline for stored data."
  }
  func httpCannotConnect(host: String, name: String) -> String {
    "Cannot connect to the host \(self.quoted(host)) of \(name)."
  }
  func httpInsecure(host: String, name: String) -> String {
    "There is no secure connection to the host \(self.quoted(host)) of \(name)."
  }
  func httpInsecureRemedy() -> String {
    "Check the clock and the certificates of this machine, or use --offline."
  }
  func httpEnded(name: String) -> String {
    "The request to \(name) was cancelled."
  }
  func httpTimedOut(host: String, name: String, seconds: Double) -> String {
    "The host \(self.quoted(host)) of \(name) took longer than \(self.seconds(seconds))."
  }
  func httpTooLarge(host: String, name: String, limit: Int) -> String {
    "The host \(self.quoted(host)) of \(name) sent more than \(self.bytes(limit))."
  }
  func httpTooLargeRemedy(address: String) -> String {
    "Check \(address), or ask another provider with --provider."
  }
  func httpBadRedirect(host: String, name: String) -> String {
    "The host \(self.quoted(host)) of \(name) redirects to an address that is not allowed."
  }
  func httpTooManyRedirections(host: String, name: String, limit: Int) -> String {
    "The host \(self.quoted(host)) of \(name) redirects more than \(limit) times."
  }
  func httpMalformed(host: String, name: String) -> String {
    "The host \(self.quoted(host)) of \(name) gave an answer that is not valid HTTP."
  }
  func httpBrokenOff(host: String, name: String) -> String {
    "The connection to the host \(self.quoted(host)) of \(name) was lost."
  }
  func httpBrokenOffRemedy() -> String {
    "Try again, or use --offline for stored data."
  }
  func httpFailed(host: String, name: String, code: Int) -> String {
    "The request to the host \(self.quoted(host)) of \(name) failed: curl ended with status \(code)."
  }
  func httpFailedRemedy() -> String {
    "Look the status up in man curl, or use --offline for stored data."
  }
  func playbackMissingLibraryRemedy(exportLine: String) -> String {
    "Install ALSA, the Linux sound library (apt install alsa-utils, dnf install alsa-lib or pacman -S alsa-lib), or write the sound to a file: \(exportLine)"
  }
  func playbackNoSuchDeviceRemedy(exportLine: String) -> String {
    "Type audiograph devices to list the devices, or write the sound to a file: \(exportLine)"
  }
  func deviceNoneFound() -> String {
    "No sound device was found."
  }
  func deviceNoneFoundRemedy() -> String {
    "Connect or set up one, or write the sound to a file with audiograph export."
  }
  func deviceNoSuchDevice(device: String) -> String {
    "There is no sound device \(self.quoted(device))."
  }
  func deviceBusy(device: String) -> String {
    "The sound device \(self.quoted(device)) is in use by another program."
  }
  func deviceNotPermitted(device: String) -> String {
    "You do not have permission to use the sound device \(self.quoted(device))."
  }
  func deviceServerUnreachable(device: String) -> String {
    "The sound server of the device \(self.quoted(device)) does not respond."
  }
  func deviceUnsupportedConfiguration(device: String) -> String {
    "The sound device \(self.quoted(device)) cannot play this kind of sound."
  }
  func deviceUnsupportedRate(device: String, sampleRate: Int, nearest: Int) -> String {
    "The sound device \(self.quoted(device)) cannot play at \(sampleRate) hertz; the nearest rate is \(nearest)."
  }
  func deviceStalled(device: String, seconds: Double) -> String {
    "The sound device \(self.quoted(device)) has accepted no sound for \(self.seconds(seconds))."
  }
  func deviceMissingLibrary(name: String) -> String {
    "Cannot play sound: the library \(name) is missing."
  }
  func deviceMissingLibraryRemedy() -> String {
    "Install ALSA, the Linux sound library (apt install alsa-utils, dnf install alsa-lib or pacman -S alsa-lib)."
  }
  func deviceSystem(device: String, reason: String) -> String {
    "Cannot play on the sound device \(self.quoted(device)): \(self.reason(reason))."
  }
  func deviceListing() -> String {
    "Type audiograph devices to list the devices."
  }
  func speechNoVoice() -> String {
    "Cannot speak, because speech-dispatcher is not running and espeak-ng is not installed. Start the one, or install the other (apt install espeak-ng, dnf install espeak-ng or pacman -S espeak-ng)."
  }
  func speechNoSound(status: Int) -> String {
    "Cannot speak, because espeak-ng failed with exit status \(status). Type espeak-ng hello to see why."
  }
  func speechDevice(name: String) -> String {
    "Cannot speak on the sound device \(self.quoted(name)). Type audiograph devices to list the devices."
  }
  func speechNotResponding() -> String {
    "Cannot speak, because speech-dispatcher or the sound device is not responding. Restart it, or leave out --speak."
  }
  func fileSpeechNoProgram() -> String {
    "Cannot put words into a sound file, because espeak-ng is not installed."
  }
  func fileSpeechNoProgramRemedy() -> String {
    "Install espeak-ng (apt install espeak-ng, dnf install espeak-ng or pacman -S espeak-ng), or leave --speak and --narrate out."
  }
  func fileSpeechNoSound(status: Int) -> String {
    "Cannot put words into a sound file, because espeak-ng failed with exit status \(status)."
  }
  func fileSpeechNoSoundRemedy() -> String {
    "Type espeak-ng test to see why, or leave --speak and --narrate out."
  }
  func fileSpeechCannotStart(reason: String) -> String {
    "Cannot put words into a sound file, because espeak-ng cannot be started: \(self.reason(reason))."
  }
  func fileSpeechSilent() -> String {
    "Cannot put words into a sound file, because espeak-ng produced no sound."
  }
  func fileSpeechMissingLibrary(name: String) -> String {
    "Cannot put words into a sound file, because the library \(name) is not installed."
  }
  func fileSpeechMissingLibraryRemedy() -> String {
    "Install libsamplerate (apt install libsamplerate0, dnf install libsamplerate or pacman -S libsamplerate), or use --sample-rate 22050, the rate of espeak-ng."
  }
  func fileSpeechResampling(code: Int) -> String {
    "Cannot put words into a sound file, because libsamplerate failed with error \(code)."
  }
  func fileSpeechResamplingRemedy() -> String {
    "Use --sample-rate 22050, the rate of espeak-ng."
  }
  func againNothing() -> String {
    "There is nothing to repeat yet."
  }
  func againNothingRemedy() -> String {
    "Play, describe or export a chart first, as in audiograph play nile."
  }
  func againStandardInput() -> String {
    "The last command read standard input, which cannot be read again."
  }
  func againStandardInputRemedy() -> String {
    "Put the data into a file, and name that."
  }
  func againUnusable(path: String) -> String {
    "The file \(self.quoted(path)) does not hold a command that can be repeated."
  }
  func againUnusableRemedy() -> String {
    "Play, describe or export a chart, which replaces it."
  }
  func againNoFolder() -> String {
    "There is no folder for the last command, because neither HOME nor XDG_STATE_HOME is set."
  }
  func againNoFolderRemedy() -> String {
    "Set one of them."
  }
  func soundFileUnsupportedRate(kind: String, rate: Int) -> String {
    "A .\(kind) file cannot have a sample rate of \(rate)."
  }
  func soundFileUnsupportedRateRemedy(allowed: String) -> String {
    "Use \(allowed)."
  }
  func soundFileNoDepth(kind: String) -> String {
    "A .\(kind) file has no bit depth to choose."
  }
  func soundFileNoDepthRemedy() -> String {
    "Leave out --bits."
  }
  func soundFileUnsupportedDepth(kind: String, depth: String) -> String {
    "A .\(kind) file cannot have a bit depth of \(depth)."
  }
  func soundFileUnsupportedDepthRemedy(allowed: [String]) -> String {
    "Use \(self.alternatives(allowed))."
  }
  func soundFileTooLong(frameCount: Int) -> String {
    "A sound of \(self.frames(frameCount)) is too long for a file."
  }
  func remedyChooseAShorterDuration() -> String {
    "Choose a shorter --duration."
  }
  func soundFileEncoding(kind: String, reason: String) -> String {
    "Cannot write the .\(kind) file: \(self.reason(reason))."
  }
  func remedyChooseAnotherFormat() -> String {
    "Choose another format."
  }
  func soundFileMissingLibrary(kind: String, name: String) -> String {
    "Cannot write the .\(kind) file: the library \(name) is missing."
  }
  func soundFileMissingLibraryRemedy() -> String {
    "Install libsndfile (apt install libsndfile1, dnf install libsndfile or pacman -S libsndfile), or write a .wav file, which needs no library."
  }
  func soundFileIncomplete(written: Int, frameCount: Int, kind: String) -> String {
    "Only \(written) of \(frameCount) frames reached the .\(kind) file."
  }
  func sampleRatesAll() -> String {
    "a rate from 8000 to 192000"
  }
  func sampleRatesMultiples() -> String {
    "a rate up to 65535, or a multiple of ten above"
  }
  func outputInvalidPath(path: String) -> String {
    "Invalid file name \(self.quoted(path))."
  }
  func remedyChooseAnotherName() -> String {
    "Choose another name."
  }
  func outputIsFolder(path: String) -> String {
    "The output \(self.quoted(path)) is a folder."
  }
  func outputIsFolderRemedy() -> String {
    "Give the name of a file in it."
  }
  func outputNoSuchFolder(path: String, folder: String) -> String {
    "Cannot write \(self.quoted(path)): there is no folder \(self.quoted(folder))."
  }
  func outputNoSuchFolderRemedy() -> String {
    "Create the folder first, or choose another name."
  }
  func outputFolderTakesNoFiles(path: String, folder: String) -> String {
    "Cannot write \(self.quoted(path)): no file can be created in \(self.quoted(folder))."
  }
  func outputNotAFolder(path: String, folder: String) -> String {
    "Cannot write \(self.quoted(path)): \(self.quoted(folder)) is not a folder."
  }
  func outputNotPermitted(target: String) -> String {
    "You do not have permission to write to \(target)."
  }
  func outputNotPermittedRemedy() -> String {
    "Choose another name, or ask for permission."
  }
  func outputReadOnlyFileSystem(path: String) -> String {
    "The disk of \(self.quoted(path)) is read-only."
  }
  func remedyWriteToAnotherPlace() -> String {
    "Write to another place."
  }
  func outputNoSpace(target: String) -> String {
    "There is no space left for \(target)."
  }
  func outputNoSpaceRemedy() -> String {
    "Free some, or write to another place."
  }
  func outputTooLarge(path: String) -> String {
    "The file \(self.quoted(path)) would be too large."
  }
  func outputNameTooLong(path: String) -> String {
    "The file name \(self.quoted(path)) is too long."
  }
  func outputNameTooLongRemedy() -> String {
    "Choose a shorter name."
  }
  func outputLinkLoop(path: String) -> String {
    "The symbolic links at \(self.quoted(path)) form a loop."
  }
  func outputOfAnotherUser(path: String, file: String) -> String {
    "The output \(self.quoted(path)) leads through \(self.quoted(file)), which another user put into a folder that everyone can write to."
  }
  func outputExists(path: String) -> String {
    "The file \(self.quoted(path)) already exists."
  }
  func outputExistsRemedy() -> String {
    "Choose another name, or leave out --no-clobber."
  }
  func outputSystem(target: String, reason: String) -> String {
    "Cannot write to \(target): \(self.reason(reason))."
  }
  func rebaseNoDates(series: String) -> String {
    "Percent change needs dates, and \(self.quoted(series)) has none along x."
  }
  func rebaseNoDatesRemedy() -> String {
    "Use play for charts without dates."
  }
  func rebaseNotAscending(series: String, date: CalendarDate) -> String {
    "The dates of \(self.quoted(series)) are not in ascending order at \(self.date(date))."
  }
  func rebaseNotAscendingRemedy() -> String {
    "Give each date one row."
  }
  func rebaseUnequalPrecision(series: String, precision: DatePrecision, other: String, otherPrecision: DatePrecision) -> String {
    "The dates of \(self.quoted(series)) are \(self.kinds(precision)), but those of \(self.quoted(other)) are \(self.kinds(otherPrecision))."
  }
  func rebaseUnequalPrecisionRemedy() -> String {
    "Compare series with the same kind of dates."
  }
  func rebaseUnequalClocks(series: String, other: String) -> String {
    "The times of \(self.quoted(series)) and \(self.quoted(other)) are in different time zones."
  }
  func rebaseUnequalClocksRemedy() -> String {
    "Give both in one time zone."
  }
  func rebaseNoCommonDate(series: [String]) -> String {
    "No date has a value in every series: \(self.shortened(series))."
  }
  func remedyChooseSeriesThatOverlap() -> String {
    "Choose series that overlap."
  }
  func rebaseOneCommonDate(series: [String]) -> String {
    "Only one date has a value in every series: \(self.shortened(series))."
  }
  func rebaseOneDateInRange(date: CalendarDate) -> String {
    "Only one date of the range, \(self.date(date)), has a value in every series."
  }
  func rebaseOneDateInRangeRemedy() -> String {
    "Choose a longer range."
  }
  func rebaseOneInterval(interval: Interval) -> String {
    switch interval {
    case .day: "All dates that are compared fall on one day."
    case .week: "All dates that are compared fall in one week."
    case .month: "All dates that are compared fall in one month."
    case .quarter: "All dates that are compared fall in one quarter."
    }
  }
  func rebaseOneIntervalRemedy() -> String {
    "Choose a longer range, or a shorter --interval."
  }
  func rebaseRange(first: CalendarDate, last: CalendarDate) -> String {
    "No date of the range has a value in every series: such dates run from \(self.date(first)) to \(self.date(last))."
  }
  func rebaseStartNotPositive(value: Double, series: String, date: CalendarDate) -> String {
    "Percent change cannot start at \(self.number(value)), the value of \(self.quoted(series)) on \(self.date(date)), the first date that is compared."
  }
  func rebaseStartNotPositiveRemedy() -> String {
    "Start at a value above 0 with --from, or leave the series out."
  }
  func rebaseChangeTooLarge(series: String, date: CalendarDate) -> String {
    "The change of \(self.quoted(series)) up to \(self.date(date)) is too large to be a number."
  }
  func rebaseChangeTooLargeRemedy() -> String {
    "Start at another date with --from, or leave the series out."
  }
  func refusedSeveral(choice: String) -> String {
    "Use \(choice)."
  }
  func refusedIgnoreBad() -> String {
    "Correct it, or use --ignore-bad to leave out such cells."
  }
  func refusedMissing(choice: String) -> String {
    "Correct it, or use \(choice) to treat it as missing."
  }
  func refusedX(choice: String) -> String {
    "Correct it, or choose another column along x, such as \(choice)."
  }
  func refusedYAnyway(choice: String) -> String {
    "Choose a column of numbers anyway, such as \(choice)."
  }
  func refusedY(choice: String) -> String {
    "Correct it, or choose another column, such as \(choice)."
  }
  func searchNothingFound(text: String) -> String {
    "No symbol, company name, or word in one begins with \(self.quoted(text))."
  }
  func searchNothingFoundRemedy() -> String {
    "Type fewer letters, or another word of the name."
  }
  func searchNoSymbol(text: String) -> String {
    "No symbol begins with \(self.quoted(text))."
  }
  func searchNoSymbolRemedy() -> String {
    "Leave out --symbols to search names too."
  }
  func exploreStandardInput() -> String {
    "The chart cannot come from standard input, because the keys do."
  }
  func exploreStandardInputRemedy() -> String {
    "Save the data in a file first."
  }
  func exploreSilence(problem: String) -> String {
    "warning: \(problem) Continuing with words only."
  }
  func settingsBadVariable(value: String, name: String, form: String) -> String {
    "Invalid value \(self.quoted(value)) for the variable \(name): use \(form)."
  }
  func settingsBadValueInFile(value: String, key: String, path: String, form: String) -> String {
    "Invalid value \(self.quoted(value)) for the setting \(key) in \(self.quoted(path)): use \(form)."
  }
  func settingsBadValue(value: String, key: String, form: String) -> String {
    "Invalid value \(self.quoted(value)) for the setting \(key): use \(form)."
  }
  func settingsBlocked(key: String, path: String, name: String) -> String {
    "Cannot write the setting \(key) to \(self.quoted(path)), where \(self.quoted(name)) is something else."
  }
  func settingsBlockedRemedy(name: String) -> String {
    "Remove \(self.quoted(name)) from the file."
  }
  func settingsNoFolder() -> String {
    "There is no folder for settings, because neither HOME nor XDG_CONFIG_HOME is set."
  }
  func settingsNoFolderRemedy() -> String {
    "Set one of them, or name a file with --config."
  }
  func settingsRelativeFolder(name: String) -> String {
    "The variable \(name) is ignored, because it is not an absolute path."
  }
  func settingsUnset(key: String) -> String {
    "The setting \(key) is not set."
  }
  func settingsUnsetRemedy(key: String, isSecret: Bool) -> String {
    switch isSecret {
    case true: "Set it with audiograph config set \(key)."
    case false: "Set it with audiograph config set \(key) VALUE."
    }
  }
  func settingsConflict(settings: [String], count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "The setting \(self.joined(settings)) applies here too."
    case _: "The settings \(self.joined(settings)) apply here too."
    }
  }
  func formSeconds(least: Double, most: Double) -> String {
    "a number of seconds from \(self.number(least)) to \(self.number(most))"
  }
  func formPath() -> String {
    "the path of a file"
  }
  func formAddress() -> String {
    "an address that begins with https, or with http on this machine"
  }
  func formSecret() -> String {
    "a key"
  }
  func formContact() -> String {
    "an e-mail address, not a web address"
  }
  func formKeys() -> String {
    "characters and names of keys such as left, separated by spaces"
  }
  func formProgram() -> String {
    "a program and its arguments, separated by spaces"
  }
  func formDevice() -> String {
    "the name of a sound device"
  }
  func formText() -> String {
    "a text on one line"
  }
  func settingsFileNotFound(path: String) -> String {
    "There is no settings file \(self.quoted(path))."
  }
  func settingsFileNotFoundRemedy() -> String {
    "Check the name, or leave out --config."
  }
  func settingsFileIsFolder(path: String) -> String {
    "The settings file \(self.quoted(path)) is a folder."
  }
  func settingsFileUnreadable(path: String, reason: String) -> String {
    "Cannot read the settings file \(self.quoted(path)): \(self.reason(reason))."
  }
  func settingsFileUnreadableRemedy() -> String {
    "Check its permissions, or name another with --config."
  }
  func settingsFileTooLarge(path: String) -> String {
    "The settings file \(self.quoted(path)) is too large."
  }
  func settingsFileTooLargeRemedy() -> String {
    "Name another with --config."
  }
  func settingsFileMalformed(path: String, fault: JSONFault, line: Int, column: Int) -> String {
    "The settings file \(self.quoted(path)) is not valid JSON: \(self.fault(fault)) in line \(line), column \(column)."
  }
  func settingsFileNotARecord(path: String, shape: JSONShape) -> String {
    "The settings file \(self.quoted(path)) holds \(self.shape(shape)), not a record."
  }
  func settingsFileNotARecordRemedy() -> String {
    "Write settings like {\"words\": \"speech\"}."
  }
  func settingsUnknownNames(path: String, names: [String]) -> String {
    "The settings file \(self.quoted(path)) has names that are not settings: \(self.shortened(names))."
  }
  func sourceUnknownSymbol(symbol: String) -> String {
    "There are no prices of \(self.quoted(symbol))."
  }
  func sourceUnknownSymbolSamples(all: [String]) -> String {
    "Use one of the samples \(self.joined(all)), or give the path of a file, such as ./prices.csv."
  }
  func sourceUnknownSymbolNear(near: [String]) -> String {
    "Did you mean \(self.alternatives(near))? For a file, give its path, such as ./prices.csv."
  }
  func sourceNearName(text: String) -> String {
    "\(self.quoted(text)) is no sample, and no list or file here has that name."
  }
  func sourceNearNameRemedy(near: String, text: String) -> String {
    "Did you mean \(near)? With --symbol, prices of \(self.quoted(text)) are asked for."
  }
  func sourceNotASymbol(text: String) -> String {
    "\(self.quoted(text)) is neither a file nor a symbol."
  }
  func sourceNotASymbolRemedy() -> String {
    "Give the path of a file, such as ./prices.csv, or a symbol such as AAPL."
  }
  func sourceSeveralCompanies(text: String) -> String {
    "The names of several companies begin with \(self.quoted(text))."
  }
  func sourceSeveralCompaniesRemedy(companies: [String]) -> String {
    "Type \(self.alternatives(companies))."
  }
  func sourceNothingStored(symbol: String) -> String {
    "No prices of \(self.quoted(symbol)) are stored, and fetching is turned off."
  }
  func sourceNothingStoredRemedy() -> String {
    "Leave out --offline and unset the setting offline to fetch them, or give a file."
  }
  func sourceNothingStoredNear(near: [String]) -> String {
    "Did you mean \(self.alternatives(near))? Otherwise leave out --offline, and unset the setting offline."
  }
  func sourceLatestOffline(symbol: String) -> String {
    "The latest price of \(self.quoted(symbol)) has to be fetched, and fetching is turned off."
  }
  func sourceLatestOfflineRemedy() -> String {
    "Leave out --offline and unset the setting offline, or ask for the last stored price."
  }
  func sourceNoSamples(symbol: String, folders: String) -> String {
    "The sample data for \(self.quoted(symbol)) are not in \(self.quoted(folders))."
  }
  func sourceNoSamplesRemedy() -> String {
    "Set AUDIOGRAPH_SAMPLES to their folder, or give the path of a file, such as ./prices.csv."
  }
  func consoleCannotWriteRemedy() -> String {
    "Redirect it to another place."
  }
  func storeCannotOpen(path: String, reason: String) -> String {
    "Cannot open the store \(self.quoted(path)): \(self.reason(reason))."
  }
  func storeCannotOpenRemedy() -> String {
    "Check its folder, or name another file with --store."
  }
  func storeDamagedReadOnly(path: String) -> String {
    "The store \(self.quoted(path)) is damaged."
  }
  func storeDamagedReadOnlyRemedy() -> String {
    "Run a command that may write to it, such as audiograph update, to have it moved aside."
  }
  func storeDamaged(path: String, reason: String) -> String {
    "The store \(self.quoted(path)) is damaged and cannot be moved aside: \(self.reason(reason))."
  }
  func storeDamagedRemedy() -> String {
    "Move it away yourself, or name another file with --store."
  }
  func storeFoundDamagedAndMoved(path: String, copy: String) -> String {
    "The store \(self.quoted(path)) proved to be damaged and was moved to \(self.quoted(copy))."
  }
  func remedyRunTheCommandAgainItStarts() -> String {
    "Run the command again; it starts with an empty store."
  }
  func storeFoundDamaged(path: String) -> String {
    "The store \(self.quoted(path)) proved to be damaged."
  }
  func storeForeign(path: String) -> String {
    "The file \(self.quoted(path)) is not a store of audiograph."
  }
  func storeForeignRemedy() -> String {
    "Name another file with --store."
  }
  func storeTooNew(path: String) -> String {
    "The store \(self.quoted(path)) was made by a later version of audiograph."
  }
  func storeTooNewRemedy() -> String {
    "Use that version, or name another file with --store."
  }
  func storeChangedMeanwhile() -> String {
    "The new prices were not saved, because prices from another source were stored in the meantime."
  }
  func storeChangedMeanwhileRemedy() -> String {
    "Run the command again to replace them."
  }
  func storeBusy(path: String) -> String {
    "Another program has been using the store \(self.quoted(path)) for more than 10 seconds."
  }
  func storeBusyRemedy() -> String {
    "Try again when it has finished."
  }
  func storeDiskFull(path: String) -> String {
    "There is no space left for the store \(self.quoted(path))."
  }
  func storeDiskFullRemedy() -> String {
    "Free some, or name a file on another disk with --store."
  }
  func storeReadOnly(path: String) -> String {
    "The store \(self.quoted(path)) is read-only."
  }
  func storeReadOnlyRemedy() -> String {
    "Check the permissions of the file and its folder, or name another file with --store."
  }
  func storeMissingLibrary(path: String, library: String) -> String {
    "Cannot open the store \(self.quoted(path)): the library \(library) is missing."
  }
  func storeMissingLibraryRemedy() -> String {
    "Install SQLite (apt install libsqlite3-0, dnf install sqlite-libs or pacman -S sqlite)."
  }
  func storeOldLibrary(path: String, needed: String, found: String) -> String {
    "Cannot open the store \(self.quoted(path)): it needs SQLite \(needed), and version \(found) is installed."
  }
  func storeOldLibraryRemedy() -> String {
    "Install a newer SQLite, or audiograph from its wheel or tarball, which bring their own."
  }
  func storeFailed(path: String, reason: String) -> String {
    "Cannot use the store \(self.quoted(path)): \(self.reason(reason))."
  }
  func storeFailedRemedy() -> String {
    "Try again, or name another file with --store."
  }
  func symbolListNotFound(path: String) -> String {
    "There is no file \(self.quoted(path))."
  }
  func symbolListNotFoundRemedy() -> String {
    "Check the name."
  }
  func symbolListUnreadable(path: String, reason: String) -> String {
    "Cannot read the file \(self.quoted(path)): \(self.reason(reason))."
  }
  func symbolListEmpty(path: String) -> String {
    "The list \(self.quoted(path)) is empty."
  }
  func symbolListEmptyRemedy() -> String {
    "Give a file with the headings Symbol and Name."
  }
  func symbolListMissingColumn(path: String, heading: String) -> String {
    "The list \(self.quoted(path)) has no column \(self.quoted(heading))."
  }
  func symbolListMissingColumnRemedy() -> String {
    "Give a file with the headings Symbol and Name in its first row."
  }
  func symbolListRaggedRow(row: Int, path: String, found: Int, expected: Int) -> String {
    "Row \(row) of \(self.quoted(path)) has \(self.cells(found)), but the first has \(expected)."
  }
  func symbolListRaggedRowRemedy() -> String {
    "Correct the row; names with commas need quotation marks."
  }
  func symbolListBadSymbol(row: Int, path: String, text: String) -> String {
    "Row \(row) of \(self.quoted(path)): \(self.quoted(text)) cannot be a symbol."
  }
  func symbolListMissingName(row: Int, path: String) -> String {
    "Row \(row) of \(self.quoted(path)) has no name."
  }
  func symbolListMissingNameRemedy() -> String {
    "Fill it in, or remove the row."
  }
  func symbolListUnterminatedQuote(row: Int, path: String) -> String {
    "The quotation mark in row \(row) of \(self.quoted(path)) is never closed."
  }
  func symbolListNotText(row: Int, path: String) -> String {
    "Row \(row) of \(self.quoted(path)) is not text in UTF-8."
  }
  func symbolListNotTextRemedy() -> String {
    "Convert the file with iconv."
  }
  func updateOffline() -> String {
    "Nothing was updated, because fetching is turned off."
  }
  func updateUnchecked(symbol: String) -> String {
    "\(symbol): the new days do not overlap the stored ones, so a split between them would not be noticed."
  }
  func updateMissing(symbol: String, first: CalendarDate, last: CalendarDate) -> String {
    "\(symbol): the days from \(self.date(first)) to \(self.date(last)) are missing."
  }
  func usageUnknownCommand(name: String) -> String {
    "Unknown command \(self.quoted(name))."
  }
  func usageUnknownCommandRemedy(names: [String]) -> String {
    "Use \(self.alternatives(names))."
  }
  func usageUnknownOptionOf(name: String, command: String) -> String {
    "Unknown option \(self.quoted(name)) for audiograph \(command)."
  }
  func usageUnknownOptionOfRemedy(command: String) -> String {
    "Type audiograph help \(command) for a list of its options."
  }
  func usageUnknownOption(name: String) -> String {
    "Unknown option \(self.quoted(name))."
  }
  func usageUnknownOptionRemedy() -> String {
    "Type audiograph help for a list of commands."
  }
  func usageAmbiguousOption(name: String) -> String {
    "The option \(self.quoted(name)) is ambiguous."
  }
  func usageAmbiguousOptionRemedy(candidates: [String]) -> String {
    "Use \(self.alternatives(candidates))."
  }
  func usageMissingValue(option: String) -> String {
    "The option \(option) needs a value."
  }
  func usageMissingValueRemedy(option: String, placeholder: String) -> String {
    "Type \(option) \(placeholder)."
  }
  func usageUnexpectedValue(option: String, value: String) -> String {
    "The option \(option) takes no value, but \(self.quoted(value)) was given."
  }
  func usageUnexpectedValueRemedy(option: String) -> String {
    "Type \(option) alone."
  }
  func usageUnknownWord(value: String, option: String, words: [String]) -> String {
    "Invalid value \(self.quoted(value)) for \(option): use \(self.alternatives(words))."
  }
  func usageMalformedValue(value: String, option: String, form: String) -> String {
    "Invalid value \(self.quoted(value)) for \(option): use \(form)."
  }
  func usageContradiction(first: String, second: String) -> String {
    "\(first) and \(second) cannot be used together."
  }
  func remedyLeaveOneOfThemOut() -> String {
    "Leave one of them out."
  }
  func usageMissingOperand(placeholder: String, command: String) -> String {
    "Missing \(placeholder) for audiograph \(command)."
  }
  func usageMissingOperandRemedy(example: String) -> String {
    "For example: \(example)"
  }
  func usageTooManyOperands(extra: String, command: String) -> String {
    "Unexpected argument \(self.quoted(extra)) for audiograph \(command)."
  }
  func usageTooManyOperandsRemedyHelp() -> String {
    "Leave it out, or type audiograph help."
  }
  func usageRangeAsOperand(extra: String) -> String {
    "Type --range \(extra)."
  }
  func usageTooManyOperandsRemedy(command: String) -> String {
    "Leave it out, or type audiograph help \(command)."
  }
  func usageUnknownOperand(word: String, command: String, words: [String]) -> String {
    "Invalid argument \(self.quoted(word)) for audiograph \(command): use \(self.alternatives(words))."
  }
  func usageEmptySource() -> String {
    "A source is empty."
  }
  func usageEmptySourceRemedy() -> String {
    "Give a file, a symbol, or - for standard input."
  }
  func usageRangeAsSource(length: String) -> String {
    "\(self.quoted(length)) is a range, not a source."
  }
  func usageRangeAsSourceRemedy(length: String) -> String {
    "Type --range \(length), or add --symbol if it is a symbol."
  }
  func usageComparisonOfOne() -> String {
    "A comparison needs at least two sources."
  }
  func usageComparisonOfOneRemedy() -> String {
    "Add another, as in audiograph compare AAPL MSFT, or use play --rebase."
  }
  func usageEmptyName(option: String) -> String {
    "The file name for \(option) is empty."
  }
  func usageEmptyNameRemedy() -> String {
    "Give the name of a file."
  }
  func usageMissingOutput() -> String {
    "Missing output for audiograph export."
  }
  func usageMissingOutputRemedy() -> String {
    "Add -o FILE, such as -o a.wav."
  }
  func usageNeedsOutput(option: String) -> String {
    "\(option) has no effect without an output file."
  }
  func usageNeedsOutputRemedy(option: String) -> String {
    "Add -o FILE, such as -o a.wav, or leave out \(option)."
  }
  func usageNeedsRound(option: String) -> String {
    "\(option) has no effect without a round."
  }
  func usageNeedsRoundRemedy(option: String) -> String {
    "Play a list alone, such as audiograph play @tech, or leave out \(option)."
  }
  func usageNeedsCandles(option: String) -> String {
    "\(option) has no effect without candles."
  }
  func usageNeedsCandlesRemedy() -> String {
    "Add --as candles, or leave it out."
  }
  func usageOutputIsFolderRemedy() -> String {
    "Give the name of a file in it, such as a.wav."
  }
  func usageUnknownEnding(path: String) -> String {
    "The name \(self.quoted(path)) does not show which format to write."
  }
  func usageUnknownEndingRemedy(endings: [String]) -> String {
    "End it in \(self.alternatives(endings)), or add --format."
  }
  func usageMissingFormat() -> String {
    "Standard output needs a format."
  }
  func usageMissingFormatRemedy(formats: [String]) -> String {
    "Add --format with \(self.alternatives(formats))."
  }
  func usageStandardOutputTwice() -> String {
    "Standard output is given twice as an output."
  }
  func usageStandardOutputTwiceRemedy() -> String {
    "Give - once, and files for the other outputs."
  }
  func usageSoundToStandardOutput() -> String {
    "Standard output is a terminal, which cannot take sound."
  }
  func usageSoundToStandardOutputRemedy() -> String {
    "Redirect it to a pipe or a file, or add -o FILE."
  }
  func usageNothingHoldsCues() -> String {
    "No output can hold the cue points of --cues."
  }
  func usageNothingHoldsCuesRemedy() -> String {
    "Add a WAV file, such as -o a.wav, or leave --cues out."
  }
  func usageSpeechWithoutSound(option: String) -> String {
    "No output can hold the words of \(option)."
  }
  func usageSpeechWithoutSoundRemedy(option: String) -> String {
    "Add a sound file, such as -o a.wav, or leave \(option) out."
  }
  func usageSoundToTerminal(path: String) -> String {
    "The output \(self.quoted(path)) is a terminal, which cannot take sound."
  }
  func usageSoundToTerminalRemedy() -> String {
    "Use -o FILE, such as -o a.wav."
  }
  func usageStandardInputTwice() -> String {
    "Standard input is given twice as a source."
  }
  func usageStandardInputTwiceRemedy() -> String {
    "Give - once, and files for the other sources."
  }
  func usageOutputIsInput(path: String) -> String {
    "The output \(self.quoted(path)) is also an input."
  }
  func usageOutputIsInputRemedy() -> String {
    "Choose another name for the output."
  }
  func usageSameOutputTwice(path: String) -> String {
    "The output \(self.quoted(path)) is given twice."
  }
  func usageSameOutputTwiceRemedy() -> String {
    "Give each output a name of its own."
  }
  func usageEmptyAxis(minimum: Double, maximum: Double) -> String {
    "The axis from --minimum \(self.number(minimum)) to --maximum \(self.number(maximum)) is empty."
  }
  func usageEmptyAxisRemedy() -> String {
    "Give a minimum below the maximum."
  }
  func usageValueOfColumns() -> String {
    "--value chooses a price of a price file and --y a column."
  }
  func usageEmptyPlace() -> String {
    "X is empty."
  }
  func usageEmptyPlaceRemedy(words: [String]) -> String {
    "Give a date, a number, a category, or \(self.alternatives(words))."
  }
  func usageWordsTooLong(limit: Int) -> String {
    "No sentence about the chart fits in --max-length \(limit)."
  }
  func usageWordsTooLongRemedy(needed: Int) -> String {
    "Use --max-length \(needed) or more."
  }
  func usageNotUTF8(shown: String) -> String {
    "An argument is not valid UTF-8: '\(shown)'."
  }
  func usageNotUTF8Remedy() -> String {
    "Rename the file, or read it from standard input."
  }
  func usageEmptyText(option: String) -> String {
    "The text for \(option) is blank."
  }
  func usageEmptyTextRemedy(option: String) -> String {
    "Give a text, or leave out \(option)."
  }
  func usageLogarithmicAxis(option: String) -> String {
    "A logarithmic scale needs values above 0, so \(option) cannot be used with it."
  }
  func usageLogarithmicAxisRemedy(option: String) -> String {
    "Leave out \(option), or use --scale linear."
  }
  func usageSameColumnTwice(column: String) -> String {
    "The column \(self.quoted(column)) is chosen twice."
  }
  func usageSameColumnTwiceRemedy() -> String {
    "Give each --y a different column."
  }
  func usageJsonOfColumns() -> String {
    "--json works here only with --list-columns."
  }
  func usageJsonOfColumnsRemedy(facts: String) -> String {
    "For the facts of a chart, use \(facts)."
  }
  func usageEmptySearch() -> String {
    "TEXT is empty."
  }
  func usageEmptySearchRemedy() -> String {
    "Give the beginning of a company's name, or of a word in it."
  }
  func usageUnknownSetting(name: String) -> String {
    "Unknown setting \(self.quoted(name))."
  }
  func usageUnknownSettingRemedy() -> String {
    "Type audiograph config -v for a list of settings."
  }
  func formNumber() -> String {
    "a number such as -2.5"
  }
  func formNumberWithin(least: Double, most: Double) -> String {
    "a number from \(self.number(least)) to \(self.number(most))"
  }
  func formWholeNumberWithin(least: Int, most: Int) -> String {
    "a whole number from \(least) to \(most)"
  }
  func formLength() -> String {
    "gist, short, normal, long, or a number of seconds from 0.5 to 3600"
  }
  func formPitchRange() -> String {
    "a rising range from 55 to 4000 hertz, in hertz or notes, such as 220:1760 or c3:c6"
  }
  func formBaseline() -> String {
    "base, first, zero, mean or a number"
  }
  func formSmoothing() -> String {
    "ema: with a number from 0.001 to 1, or median: or mean: with an odd number from 3 to 101"
  }
  func formRange() -> String {
    "a number with D, W, M or Y such as 5D or 1Y, or YTD, or MAX"
  }
  func formDate() -> String {
    "a date such as 2013-03-01"
  }
  func formDelimiter() -> String {
    "comma, semicolon, tab, space or one ASCII character"
  }
  func formThousands() -> String {
    "comma, point, space or apostrophe"
  }
  func formLineCount() -> String {
    "a whole number of lines, 0 or more"
  }
  func formCondition() -> String {
    "a column and a value, such as Sex=female"
  }
  func formColumnType() -> String {
    "a column and text, number, date or duration, such as part=text"
  }
  func formBins() -> String {
    "2 to 100, or width:W with a number above 0"
  }
  func formBounds() -> String {
    "two columns, such as --band lower,upper"
  }
  func formYesOrNo() -> String {
    "yes or no"
  }
  func formShard() -> String {
    "a part and a number of parts, such as 2/3"
  }
  func formDateFormat() -> String {
    "the year %Y and other parts, each at most once, such as %d.%m.%Y or %Y-%m-%d %H:%M"
  }
  func valueNoLatest() -> String {
    "Only a symbol has a latest price."
  }
  func valueNoLatestRemedy() -> String {
    "Ask for last instead of now."
  }
  func valueNotAPlace(text: String, form: String, words: [String]) -> String {
    "Invalid X \(self.quoted(text)): use \(form), or \(self.alternatives(words))."
  }
  func valueBeforeFirst(asked: String) -> String {
    "There is no value at \(self.quoted(asked)) or before it."
  }
  func valueBeforeFirstRemedy(value: Double, place: String) -> String {
    "The first value is \(self.number(value)) at \(place)."
  }
  func valueMissingCategory(asked: String) -> String {
    "The value of \(self.quoted(asked)) is missing."
  }
  func valueMissingCategoryRemedy() -> String {
    "Ask for another category."
  }
  func valueMissing(asked: String) -> String {
    "The value at \(self.quoted(asked)) is missing, and so are all values before it."
  }
  func valueMissingRemedy() -> String {
    "Ask for a later one."
  }
  func valueNoSuchCategory(name: String) -> String {
    "There is no category \(self.quoted(name))."
  }
  func valueNoSuchCategoryRemedy(names: [String]) -> String {
    "The categories are \(self.shortened(names))."
  }
  func axisDates(date: String) -> String {
    "a date such as \(date)"
  }
  func axisNumbers(number: String) -> String {
    "a number such as \(number)"
  }
  func axisRows(count: Int) -> String {
    "the number of a point, from 1 to \(count)"
  }
  func axisCategories() -> String {
    "a category"
  }
  func listUnknownList(name: String) -> String {
    "There is no list \(self.quoted(name))."
  }
  func listUnknownListNone() -> String {
    "Make one with audiograph list add NAME SYMBOL."
  }
  func listUnknownListRemedy(names: [String]) -> String {
    "Choose one of your lists: \(self.shortened(names))."
  }
  func listEmptyList(name: String) -> String {
    "The list \(self.quoted(name)) is empty."
  }
  func listEmptyListRemedy(name: String) -> String {
    "Fill it with audiograph list add \(name) and symbols."
  }
  func listBadName(name: String) -> String {
    "A list cannot be called \(self.quoted(name))."
  }
  func listReservedName(name: String) -> String {
    "A list cannot be called \(self.quoted(name)), which is a command for lists."
  }
  func listNameTaken(name: String) -> String {
    "There is already a list \(self.quoted(name))."
  }
  func listNotInList(list: String, symbol: String) -> String {
    "The list \(self.quoted(list)) does not contain \(self.quoted(symbol))."
  }
  func listNotInListRemedy(list: String) -> String {
    "Type audiograph list \(list) for its symbols."
  }
  func listBadPosition(text: String, count: Int) -> String {
    "Invalid position \(self.quoted(text)): use a whole number from 1 to \(count)."
  }
  func listBadSymbolRemedy() -> String {
    "Use one such as AAPL, or look it up with audiograph search."
  }
  func listMalformed(path: String, list: String) -> String {
    "In the watchlist file \(self.quoted(path)), \(self.quoted(list)) is not a list of symbols."
  }
  func listNoRecord(path: String) -> String {
    "In the watchlist file \(self.quoted(path)), 'lists' is not a record."
  }
  func listMalformedSettings(path: String, list: String) -> String {
    "In the watchlist file \(self.quoted(path)), the settings of \(self.quoted(list)) are not a record."
  }
  func listNoSettingsRecord(path: String) -> String {
    "In the watchlist file \(self.quoted(path)), the settings are not a record."
  }
  func listMisnamed(path: String, list: String) -> String {
    "In the watchlist file \(self.quoted(path)), a list is called \(self.quoted(list))."
  }
  func listNoFolder() -> String {
    "There is no folder for watchlists, because neither HOME nor XDG_DATA_HOME is set."
  }
  func listNoFolderRemedy() -> String {
    "Set one of them."
  }
  func listNameForm() -> String {
    "Use at most 64 letters from A to Z, digits, hyphens and underscores."
  }
  func listForm() -> String {
    "Write it like {\"lists\": {\"tech\": [\"AAPL\", \"MSFT\"]}}."
  }
  func listSettingsForm() -> String {
    "Write them like {\"settings\": {\"tech\": {\"baseline\": \"first\"}}}."
  }
  func listFileNotFound(path: String) -> String {
    "There is no watchlist file \(self.quoted(path))."
  }
  func listFileNotFoundRemedy() -> String {
    "Make a list with audiograph list add."
  }
  func listFileIsFolder(path: String) -> String {
    "The watchlist file \(self.quoted(path)) is a folder."
  }
  func listFileIsFolderRemedy() -> String {
    "Move it away."
  }
  func listFileUnreadable(path: String, reason: String) -> String {
    "Cannot read the watchlist file \(self.quoted(path)): \(self.reason(reason))."
  }
  func listFileUnreadableRemedy() -> String {
    "Check its permissions."
  }
  func listFileTooLarge(path: String) -> String {
    "The watchlist file \(self.quoted(path)) is too large."
  }
  func listFileTooLargeRemedy() -> String {
    "Move it away, or make it smaller."
  }
  func listFileMalformed(path: String, fault: JSONFault, line: Int, column: Int) -> String {
    "The watchlist file \(self.quoted(path)) is not valid JSON: \(self.fault(fault)) in line \(line), column \(column)."
  }
  func listFileNotARecord(path: String, shape: JSONShape) -> String {
    "The watchlist file \(self.quoted(path)) holds \(self.shape(shape)), not a record."
  }
  func userFileNoFolder(folder: String, path: String, reason: String) -> String {
    "Cannot create the folder \(self.quoted(folder)) for \(self.quoted(path)): \(self.reason(reason))."
  }
  func userFileNoFolderRemedy() -> String {
    "Create it, or ask for permission."
  }
  func userFileCannotLock(path: String, reason: String) -> String {
    "Cannot lock the file \(self.quoted(path)): \(self.reason(reason))."
  }
  func userFileCannotLockRemedy() -> String {
    "Check the permissions of its folder."
  }
  func userFileBusy(path: String) -> String {
    "Another program has kept \(self.quoted(path)) locked for ten seconds."
  }
  func userFileBusyRemedy() -> String {
    "Try again later."
  }
  func userFileTooLarge(path: String) -> String {
    "The file \(self.quoted(path)) would become too large to be read again."
  }
  func userFileTooLargeRemedy() -> String {
    "Remove something from it first; nothing was changed."
  }
  func userFileNotAFile(path: String) -> String {
    "\(self.quoted(path)) is not a regular file."
  }
  func userFileNotAFileRemedy() -> String {
    "Name another file."
  }
  func readContentGzip(file: String) -> String {
    "The file \(self.quoted(file)) is compressed with gzip."
  }
  func readContentGzipRemedy(command: String) -> String {
    "Unpack it first: \(command)."
  }
  func readContentZip(file: String) -> String {
    "The file \(self.quoted(file)) is a zip archive."
  }
  func readContentZipRemedy(command: String) -> String {
    "Unpack it first: \(command)."
  }
  func readContentExcel(file: String) -> String {
    "The file \(self.quoted(file)) is an Excel workbook."
  }
  func readContentUtf32(file: String) -> String {
    "The file \(self.quoted(file)) is in UTF-32, which cannot be read."
  }
  func readContentUtf32Remedy(command: String) -> String {
    "Convert it first: \(command)."
  }
  func readContentOpenDocument(file: String) -> String {
    "The file \(self.quoted(file)) is an OpenDocument file."
  }
  func readContentSqlite(file: String) -> String {
    "The file \(self.quoted(file)) is an SQLite database."
  }
  func readContentSqliteRemedy(command: String, file: String) -> String {
    "Export a table from it: \(command); sqlite3 \(file) .tables lists its tables."
  }
  func readContentWebPage(file: String) -> String {
    "The file \(self.quoted(file)) is a web page (HTML), not a table."
  }
  func readContentWebPageRemedy() -> String {
    "Look for the data as CSV or JSON, or open the page in a spreadsheet and save its table as CSV."
  }
  func readContentXml(file: String) -> String {
    "The file \(self.quoted(file)) is XML, which cannot be read."
  }
  func readContentXmlRemedy() -> String {
    "Convert it to CSV or JSON first, or find numbers in its lines with --regex."
  }
  func readContentPdf(file: String) -> String {
    "The file \(self.quoted(file)) is a PDF document."
  }
  func readContentPdfRemedy(command: String) -> String {
    "Extract its text first: \(command)."
  }
  func readContentFormat(file: String, name: String) -> String {
    "The file \(self.quoted(file)) is in the format \(name), which audiograph does not read."
  }
  func readContentFormatRemedy() -> String {
    "Save it as CSV or JSON with the program that made it."
  }
  func readContentImage(file: String) -> String {
    "The file \(self.quoted(file)) is an image."
  }
  func readContentImageRemedy() -> String {
    "Give the numbers behind it, as CSV or JSON."
  }
  func readContentRecording(file: String) -> String {
    "The file \(self.quoted(file)) is a sound or video file."
  }
  func readContentProgram(file: String) -> String {
    "The file \(self.quoted(file)) is a program, not data."
  }
  func readContentCompressed(file: String, program: String) -> String {
    "The file \(self.quoted(file)) is compressed with \(program)."
  }
  func readContentCompressedRemedy(command: String) -> String {
    "Unpack it first: \(command)."
  }
  func storeMovedAside(path: String, copy: String) -> String {
    "warning: the store \(self.quoted(path)) was damaged and was moved to \(self.quoted(copy)); an empty one takes its place."
  }
  func answerNoFacts() -> String {
    "the record of facts is missing"
  }
  func answerSymbolsAreNoRecord() -> String {
    "the list of symbols is not a record"
  }
  func answerNoSymbols() -> String {
    "the list of symbols is empty"
  }
  func answerNoPrices() -> String {
    "there are no prices"
  }
  func answerPriceWithoutTime() -> String {
    "a price has no time"
  }
  func answerPriceIsNoNumber() -> String {
    "a price is not a number"
  }
  func answerNoPrice() -> String {
    "there is no price"
  }
  func answerErrorWithoutWords() -> String {
    "an error has no message"
  }
  func answerRateWithoutDate() -> String {
    "a rate has no date"
  }
  func answerNoBars() -> String {
    "there is no list of bars"
  }
  func answerBarWithoutTime() -> String {
    "a bar has no time"
  }
  func answerBarTooShort() -> String {
    "a bar is too short"
  }
  func answerNoLastPrice() -> String {
    "there is no last price"
  }
  func answerNoResult() -> String {
    "there is no result"
  }
  func answerNotOnePair() -> String {
    "it does not hold exactly one pair"
  }
  func answerNoChart() -> String {
    "the answer has no chart"
  }
  func answerAnswerWithoutResult() -> String {
    "the answer has no result"
  }
  func answerOtherSymbol() -> String {
    "the answer is about another symbol"
  }
  func answerImpossiblePrice() -> String {
    "the answer has an impossible price"
  }
  func answerNoTimeZone() -> String {
    "the answer has no time zone"
  }
  func answerBarWithoutDate() -> String {
    "a bar has no date"
  }
  func answerMorePricesThanDates() -> String {
    "the answer has more prices than dates"
  }
  func answerAnswerPriceIsNoNumber() -> String {
    "the answer has a price that is not a number"
  }
  func answerNoDailySeries() -> String {
    "the answer has no daily series"
  }
  func answerNoQuote() -> String {
    "the answer has no quote"
  }
  func answerIncompleteQuote() -> String {
    "the quote has no price or no date"
  }
  func answerAnswerIsNoRecord() -> String {
    "the answer is not a record"
  }
  func answerInfiniteNumber() -> String {
    "a number is not finite"
  }
  func answerPriceTooLarge() -> String {
    "a price is too large"
  }
  func answerNegativeVolume() -> String {
    "a volume is below 0"
  }
  func answerHighBelowLow() -> String {
    "a high is below its low"
  }
  func answerUnequalColumns() -> String {
    "the columns differ in length"
  }
  func answerEmpty() -> String {
    "the answer is empty"
  }
  func answerJsonTooLarge() -> String {
    "the JSON would take too much memory"
  }
  func answerOutOfMemory() -> String {
    "there is not enough memory for the JSON"
  }
  func answerAmountsInNoCurrency(unit: String) -> String {
    "the amounts are in '\(unit)', which is not a currency"
  }
  func answerRaggedRow(row: Int, found: Int, expected: Int) -> String {
    "row \(row) has \(found) cells instead of \(expected)"
  }
  func answerRateNotPositive(date: String) -> String {
    "the rate of \(date) is not above zero"
  }
  func answerMissingColumn(name: String) -> String {
    "there is no column \(name)"
  }
  func answerTableBreaksOff(line: Int) -> String {
    "the table breaks off in line \(line)"
  }
  func answerListWithoutTime(list: String) -> String {
    "the list \(list) does not say when it was made"
  }
  func answerListEmpty(list: String) -> String {
    "the list \(list) is empty"
  }
  func answerLineTooShort(line: Int, list: String) -> String {
    "line \(line) of \(list) has too few cells"
  }
  func answerListNamesNothing(list: String) -> String {
    "the list \(list) has no entries"
  }
  func answerListWithoutColumn(list: String, name: String) -> String {
    "the list \(list) has no column \(name)"
  }
  func answerJsonEndsEarly(line: Int) -> String {
    "the JSON ends too early in line \(line)"
  }
  func answerJsonFollowed(line: Int) -> String {
    "something follows the JSON in line \(line)"
  }
  func answerJsonNotUTF8(line: Int) -> String {
    "the JSON is not valid UTF-8 in line \(line)"
  }
  func answerJsonTooDeep(line: Int) -> String {
    "the JSON is nested too deeply in line \(line)"
  }
  func answerNotJSON(line: Int) -> String {
    "the answer is not JSON in line \(line)"
  }
  func answerPrices() -> String {
    "prices"
  }
  func answerSharePrices() -> String {
    "share prices"
  }
  func answerMinutes() -> String {
    "one-minute bars"
  }
  func answerBars(minutes: Int) -> String {
    "\(minutes)-minute bars"
  }
  func settingWords() -> String {
    "Which words are printed: display for eyes, speech for a voice."
  }
  func settingLang() -> String {
    "The language of the words."
  }
  func settingOffline() -> String {
    "Whether nothing is ever fetched over the network."
  }
  func settingStore() -> String {
    "The file of stored prices."
  }
  func settingProvider() -> String {
    "The provider to ask for prices first."
  }
  func settingWait() -> String {
    "How many seconds stored or bundled prices wait for newer ones; 1 by default."
  }
  func settingReadingRate() -> String {
    "How many words a minute your screen reader speaks, for --pause auto; 300 by default."
  }
  func settingUrlOfFigures() -> String {
    "Where the SEC is asked for figures."
  }
  func settingUrlOfCompanies() -> String {
    "Where the SEC is asked for its list of companies."
  }
  func settingUrl(provider: String) -> String {
    "Where \(provider) is asked."
  }
  func settingKey(provider: String) -> String {
    "Your key for \(provider)."
  }
  func settingContact() -> String {
    "Your e-mail address, which the SEC demands so that it can write to you."
  }
  func settingExploreCommand() -> String {
    "The program that n in explore runs with the symbol and the date."
  }
  func settingKeys(action: String) -> String {
    "The keys of \(action) in explore."
  }
  func helpUsage(usage: String) -> String {
    "Usage: \(usage)"
  }
  func helpExamples() -> String {
    "Examples:"
  }
  func helpOptions() -> String {
    "Options:"
  }
  func helpMore(command: String) -> String {
    "audiograph \(command) --help all explains every option."
  }
  func helpSeeAlso(topics: [String]) -> String {
    "See also: audiograph help \(self.alternatives(topics))."
  }
  func helpGroup(title: String) -> String {
    "\(title):"
  }
  func helpValues(placeholder: String, words: [String], isOpen: Bool) -> String {
    switch isOpen {
    case true: "\(placeholder) can be \(self.alternatives(words))."
    case false: "\(placeholder) is \(self.alternatives(words))."
    }
  }
  func menuTitle() -> String {
    "audiograph turns charts into sound and words."
  }
  func menuStart() -> String {
    "Type audiograph, a command, and a file or a symbol: audiograph play nile."
  }
  func menuHelp() -> String {
    "audiograph help NAME explains a command or a topic:"
  }
  func topicSoundPage() -> String {
    "How a chart sounds, and how to change that.\n\nPitch is the value: the lowest is 220 hertz, the highest 1760 hertz.\nEqual steps of value are equal intervals; --explain states the exact mapping.\nUp to 24 points are separate notes. More points are one gliding tone.\nA missing value is a soft tick and silence.\nTwo hollow notes at the beginning give the lowest and the highest pitch.\nThe sound moves from left to right, and two knocks end it.\n\nOptions of play, export, compare and batch:\n  --duration SECONDS: How long it lasts: gist, short, normal, long, or seconds.\n  --speed NUMBER: Divides the duration; 2 is twice as fast.\n  --pitch-range LOW:HIGH: The range, in hertz or as notes such as c3:c6.\n  --scale log: Makes equal percentages equal intervals.\n  --notes SCALE: Moves pitches to the notes of a scale, such as major.\n  --smooth KIND:NUMBER: Smooths the values first, as in median:5.\n  --ticks: Ticks at calendar units or at round numbers.\n  --mark-extremes: Marks the highest and the lowest point.\n  --mark-breaks: Marks where a level jumps to another.\n  --together: Plays up to four series at once.\n  --as candles: Plays price bars with open, high, low and close.\n  --no-intro and --no-end-sound: Leave out the notes and knocks around the data.\n\nExample:\n  audiograph play nile --duration short --ticks"
  }
  func topicDatesPage() -> String {
    "How dates are read, and how to choose a part of a chart.\n\nThe form of the dates is detected from the whole column. 2020-01-31, 31.1.2020,\n15 Nov 20, Jan-93, Q1 2020, 2020-W05, 2019/20 and 2020-01-31 14:30 are all read.\n  --date-format FORMAT: Says how dates are written, as in %d.%m.%Y.\n\nA part of a chart:\n  --range RANGE: How far back from the last point: 5D, 4W, 6M, 1Y, YTD or MAX.\n  --from DATE and --to DATE: The first and the last date.\n  --interval UNIT: Joins the points of each week, month or quarter.\n\n1M to 1 March begins after 1 February. YTD begins after the last day of the\nyear before. 90D counts days that have a price; in other charts it counts days.\n--range and --to go together; --range and --from do not.\n\nvalue takes a date too: 2012-09-19, or 2012 for the last value of that year.\nWhere there is no value at a date, it gives the nearest one before.\n\nExamples:\n  audiograph describe AAPL --range 6M --to 2012-09-30\n  audiograph play nile --from 1900\n  audiograph value AAPL 2012-09-19"
  }
  func topicPricesPage() -> String {
    "Where prices come from, and how to keep them.\n\nAAPL, BTC-EUR and EUR-USD are symbols; audiograph search finds others by name.\nStored prices are used at once, and refreshed if a trading day has ended since.\nA line before the words says where the prices come from and how old they are.\nplay and describe end with the price so far today, if a provider reports one.\nWith neither a network nor stored prices, a bundled sample of 2013 is used if\nthere is one. audiograph samples lists them.\n\nShares come from Yahoo or Alpha Vantage, coins from Kraken or CoinGecko,\ncurrencies from the European Central Bank, company figures from the SEC.\nA provider is sent the symbol, the days wanted, this program's name and version,\nand your key if it needs one.\n\n  --offline: Fetches nothing. For good: audiograph config set offline true.\n  --provider NAME: Chooses the provider to ask.\n  --store FILE: Keeps prices in another file.\n\nExamples:\n  audiograph update AAPL MSFT\n  audiograph import prices.csv --as MYFUND\n  audiograph export AAPL -o aapl.csv\n  audiograph config set providers.alphavantage.key"
  }
  func manualHeader() -> String {
    "User Commands"
  }
  func manualName() -> String {
    "NAME"
  }
  func manualPurpose() -> String {
    "turn charts into sound and words"
  }
  func manualSynopsis() -> String {
    "SYNOPSIS"
  }
  func manualDescription() -> String {
    "DESCRIPTION"
  }
  func manualTurns() -> String {
    "Turns charts into sound and words."
  }
  func manualSource() -> String {
    "A SOURCE is a file (.csv, .tsv, .json, .ndjson), - for standard input, or a symbol such as AAPL."
  }
  func manualSeveral() -> String {
    "Several sources are several series of one chart."
  }
  func manualCommands() -> String {
    "COMMANDS"
  }
  func manualCommand(summary: String) -> String {
    "It \(summary)."
  }
  func manualOptionNames(names: String) -> String {
    "Options: \(names)."
  }
  func manualOptions() -> String {
    "OPTIONS"
  }
  func manualSharedOptions() -> String {
    "Options that mean the same in every command that has them:"
  }
  func manualExitStatus() -> String {
    "EXIT STATUS"
  }
  func manualStatuses() -> String {
    "0 done; 1 internal error; 2 usage; 3 input data; 4 a provider or the network; 5 the sound device; 6 writing output; 130 interrupted."
  }
  func manualEnvironment() -> String {
    "ENVIRONMENT"
  }
  func manualSamples() -> String {
    "The folder of the bundled sample data."
  }
  func manualSetting(meaning: String, form: String) -> String {
    "\(meaning) It is \(form)."
  }
  func manualFiles() -> String {
    "FILES"
  }
  func manualSettings(names: [String]) -> String {
    "Settings as a JSON record; its names are \(self.joined(names))."
  }
  func manualConfigFolder() -> String {
    "The folder is ~/.config if the variable is not set."
  }
  func manualPrecedence() -> String {
    "Environment variables outrank the file, and options outrank both."
  }
  func manualLists(example: String) -> String {
    "Watchlists as a JSON record, as in \(example)."
  }
  func manualDataFolder() -> String {
    "The folder is ~/.local/share if the variable is not set."
  }
  func manualSeeAlso() -> String {
    "SEE ALSO"
  }
  func helpSource() -> String {
    "A SOURCE is a file, a symbol such as AAPL, or a sample such as nile."
  }
  func helpSourcesOperand() -> String {
    "A file, - for standard input, a symbol such as AAPL, a list such as @tech, or a sample such as nile; several are several series."
  }
  func helpPlaySummary() -> String {
    "plays a chart"
  }
  func helpPlayExample1() -> String {
    "Plays the closing prices of the last year."
  }
  func helpPlayExample2() -> String {
    "Plays one of the bundled samples."
  }
  func helpPlayExample3() -> String {
    "Plays one column of a file."
  }
  func helpPlayExample4() -> String {
    "Plays what comes on standard input."
  }
  func helpPlayExample5() -> String {
    "Plays two series of a table that has one for each country."
  }
  func helpPlayExample6() -> String {
    "Plays two shares at once."
  }
  func helpPlayExample7() -> String {
    "Goes through a watchlist."
  }
  func helpPlayNote1() -> String {
    "Space pauses, Left and Right go back and on, Enter explores, q stops."
  }
  func helpPlayKeys() -> String {
    "While a chart sounds on a terminal, Space pauses and goes on, Left and Right go a tenth back and on, Home begins again, x and X make it slower and faster, Enter explores it from the point that is heard, i says what it shows, h what the keys do, and q or Escape stops it."
  }
  func playKeys() -> String {
    "Space pauses, Left and Right go a tenth, Home begins again, x and X change the speed, i describes, Enter explores, q stops."
  }
  func playKeysRound() -> String {
    "] goes to the next chart and [ to the previous one."
  }
  func playLast() -> String {
    "This is the last chart."
  }
  func helpPlayRound() -> String {
    "A list alone is a round: for each entry a line and three seconds of its last month, or what --range and --duration say; ] and [ go to the next and the previous entry, and --order change begins with the largest moves. --together, --rebase, --shared-axis, --manifest and --title make one chart of it."
  }
  func helpAgainSummary() -> String {
    "repeats the last play, describe or export, with changes"
  }
  func helpAgainExample1() -> String {
    "Repeats the last command."
  }
  func helpAgainExample2() -> String {
    "Repeats it at half the speed."
  }
  func helpAgainExample3() -> String {
    "Repeats it with two changes."
  }
  func helpAgainNote1() -> String {
    "Every option of the last command can be changed; the others stay."
  }
  func helpAgainRemark1() -> String {
    "An option takes the place of the same option of the last command, and of one that it excludes; all others stay. Options that the last command does not have are refused."
  }
  func helpAgainRemark2() -> String {
    "The command is kept in again.json in $XDG_STATE_HOME/audiograph, or in ~/.local/state/audiograph. What came on standard input is not kept."
  }
  func helpExportSummary() -> String {
    "writes a chart as sound, as a picture or as words"
  }
  func helpExportExample1() -> String {
    "Writes a year as sound."
  }
  func helpExportExample2() -> String {
    "Writes sound and words."
  }
  func helpExportExample3() -> String {
    "Writes to standard output."
  }
  func helpExportNote1() -> String {
    "FILE ends in .wav, .flac, .ogg, .opus or .mp3 for sound, .html for a page, .svg for a picture, .txt for words, or in .mid, .vtt, .json, .csv or .brf."
  }
  func helpExportRemark1() -> String {
    "The ending of FILE decides what is written: .wav, .flac, .ogg, .opus and .mp3 are sound, .html is a page with all of it, .svg the picture, .mid MIDI, .vtt captions, .txt the description, .json its facts, .csv the data, .brf braille for an embosser."
  }
  func helpDescribeSummary() -> String {
    "describes in words what a chart shows"
  }
  func helpDescribeExample1() -> String {
    "Says how the last year went."
  }
  func helpDescribeExample2() -> String {
    "Says it in one line."
  }
  func helpDescribeExample3() -> String {
    "Prints the facts for another program."
  }
  func helpDescribeExample4() -> String {
    "Lists the columns of a file."
  }
  func helpDescribeExample5() -> String {
    "Describes each region, from some of the rows only."
  }
  func helpDescribeRemark1() -> String {
    "Options about sound change only what --explain says, except that --as candles adds what the bars did."
  }
  func helpDescribeRemark2() -> String {
    "--lang and --speech choose the language and who reads the words; otherwise the variables AUDIOGRAPH_LANG and AUDIOGRAPH_WORDS do, and after them the settings file."
  }
  func helpExploreSummary() -> String {
    "walks through a chart with the keyboard"
  }
  func helpExploreExample1() -> String {
    "Walks through a year of prices."
  }
  func helpExploreExample2() -> String {
    "Walks through one of the bundled samples."
  }
  func helpExploreExample3() -> String {
    "Answers a word, or keys, without a terminal."
  }
  func helpExploreNote1() -> String {
    "Left and Right go from point to point; each is played and described on one line."
  }
  func helpExploreNote2() -> String {
    "  Home, End: first, last. t, v: highest, lowest. u, d: next higher, next lower."
  }
  func helpExploreNote3() -> String {
    "  Space: plays from here; any key stops. i: description. p: where you are."
  }
  func helpExploreNote4() -> String {
    "  g: goes to a date or a value. 1 to 6: 1, 3, 6 months, 1, 5 years, all."
  }
  func helpExploreNote5() -> String {
    "  h: more keys, a few at a time. q or Escape: leaves."
  }
  func helpExploreRemark1() -> String {
    "Every key is answered by one line of at most 40 characters, which begins with the value. Keys that follow one another quickly are only heard; the line comes when they rest."
  }
  func helpExploreRemark2() -> String {
    "If standard input is not a terminal, or the terminal is dumb, every line of it is a word such as next or go 2012-09-19, or keys; every line is answered."
  }
  func helpExploreRemark3() -> String {
    "The setting key.NAME chooses other keys for an action, as in audiograph config set key.next \"j right\"; audiograph config -v lists the names. explore.command is the program that n runs with the symbol and the date as its last arguments, never through a shell."
  }
  func helpExploreRemark4() -> String {
    "Place, marks and speed are kept for each source in explore.json in $XDG_DATA_HOME/audiograph."
  }
  func helpValueSummary() -> String {
    "gives one value of a chart"
  }
  func helpValueExample1() -> String {
    "Gives the closing price of a day."
  }
  func helpValueExample2() -> String {
    "Gives the last closing price of a year."
  }
  func helpValueExample3() -> String {
    "Asks for the latest price."
  }
  func helpValueExample4() -> String {
    "Prints only the number."
  }
  func helpValueExample5() -> String {
    "Gives the value of a category."
  }
  func helpValueOperand() -> String {
    "A file, - for standard input, a symbol such as AAPL, or a sample such as nile."
  }
  func helpValueLastOperand() -> String {
    "A date, a number or a category along x, or a question."
  }
  func helpValueNote1() -> String {
    "X is a date, a number or a category, or one of these words: highest, lowest, first, last, change, trend, mean, median; for a symbol also now."
  }
  func helpValueRemark1() -> String {
    "If there is no value at X, the answer is the nearest one before it, and says so. A year, quarter or month stands for its last value if the dates are finer."
  }
  func helpValueRemark2() -> String {
    "Categories are looked up in the letter case of the data first, then in any other. A question in lower case is always the question."
  }
  func helpValueRemark3() -> String {
    "max, min and average are understood too."
  }
  func helpValueRemark4() -> String {
    "With now, the latest price, a provider is asked each time; the answer is not kept."
  }
  func helpValueRemark5() -> String {
    "With --quiet only the number is printed, at full precision: the difference for change, the name of its class for trend."
  }
  func helpCompareSummary() -> String {
    "plays charts against each other as percent change"
  }
  func helpCompareExample1() -> String {
    "Plays two shares one after the other."
  }
  func helpCompareExample2() -> String {
    "Plays three shares at once."
  }
  func helpCompareExample3() -> String {
    "Writes it instead of playing it."
  }
  func helpCompareNote1() -> String {
    "Every value becomes the percent change since the first date all sources share."
  }
  func helpCompareRemark1() -> String {
    "Every value becomes the percent change since the first date that all sources have, and all share one axis unless --own-axis is given. Dates that any of them lacks are left out, and a line says so. A range counts back from the last date that all have."
  }
  func helpCompareRemark2() -> String {
    "With -o it writes files as export does, and with --json it prints as describe does; neither plays anything. Options about playing apply only when it plays, options about files only when it writes."
  }
  func helpFundamentalsSummary() -> String {
    "says what a company filed about revenue, earnings and cash flow"
  }
  func helpFundamentalsExample1() -> String {
    "Says the last quarter and the last year."
  }
  func helpFundamentalsExample2() -> String {
    "Prints one year per line."
  }
  func helpFundamentalsExample3() -> String {
    "Prints the quarters for another program."
  }
  func helpFundamentalsOperand() -> String {
    "The symbol of a company, such as AAPL."
  }
  func helpFundamentalsNote1() -> String {
    "Companies file these figures with the SEC, which asks for your e-mail address."
  }
  func helpFundamentalsNote2() -> String {
    "Set it once: audiograph config set providers.sec.contact ADDRESS."
  }
  func helpFundamentalsRemark1() -> String {
    "The figures are those that companies file with the SEC, the stock market regulator of the United States. It asks for your e-mail address; set it once: audiograph config set providers.sec.contact ADDRESS."
  }
  func helpFundamentalsRemark2() -> String {
    "A quarter that was not filed by itself is derived from longer periods, and marked so."
  }
  func helpFundamentalsRemark3() -> String {
    "A figure is a SOURCE of its own: audiograph play AAPL:revenue plays the revenue of every quarter, and audiograph describe AAPL:earnings:year describes earnings year by year."
  }
  func helpSearchSummary() -> String {
    "finds symbols by company name"
  }
  func helpSearchExample1() -> String {
    "Prints companies with a word that begins with apple."
  }
  func helpSearchExample2() -> String {
    "Prints at most three."
  }
  func helpSearchExample3() -> String {
    "Searches while you type, then plays the last 30 trading days."
  }
  func helpSearchExample5() -> String {
    "Answers each line in turn."
  }
  func helpSearchOperand() -> String {
    "The beginning of a name, of a word in it, or of a symbol; several words are one text."
  }
  func helpSearchNote1() -> String {
    "Without TEXT, on a terminal, it searches while you type."
  }
  func helpSearchRemark1() -> String {
    "Every line is the company's name, its symbol and its exchange; JSON objects have symbol, name, exchange, currency and country, null if unknown."
  }
  func helpSearchRemark2() -> String {
    "Without TEXT on a terminal, companies are listed when you pause. Enter chooses the first; a number typed after the text, and Enter, chooses another. Backspace, Control-W and Control-U delete a character, a word and everything. Escape, Control-D, or Enter without a text, ends. Elsewhere every line of standard input is a TEXT."
  }
  func helpSearchRemark3() -> String {
    "The exit status is 3 if nothing is found."
  }
  func helpUpdateSummary() -> String {
    "fetches the latest prices and keeps them"
  }
  func helpUpdateExample1() -> String {
    "Refreshes every stored symbol, except imported ones."
  }
  func helpUpdateExample2() -> String {
    "Fetches two symbols, stored or not."
  }
  func helpUpdateExample3() -> String {
    "Refreshes a watchlist."
  }
  func helpUpdateExample4() -> String {
    "Fetches the lists of symbols that search uses."
  }
  func helpUpdateOperand() -> String {
    "A symbol such as AAPL or BTC-EUR, or a watchlist such as @tech; if none is named, all that are stored."
  }
  func helpUpdateNote1() -> String {
    "Without a SYMBOL it refreshes everything stored, except imported prices."
  }
  func helpUpdateRemark1() -> String {
    "Prints the result for every symbol, and a summary if there are several. If some fail, the others are kept and the exit status is 4."
  }
  func helpUpdateRemark2() -> String {
    "Imported prices stay as they are, unless --provider names a provider to replace them."
  }
  func helpImportSummary() -> String {
    "puts prices or a list of symbols into the store"
  }
  func helpImportExample1() -> String {
    "Stores the prices of AAPL."
  }
  func helpImportExample2() -> String {
    "Stores them under another symbol."
  }
  func helpImportExample3() -> String {
    "Stores one column as closing prices."
  }
  func helpImportExample4() -> String {
    "Adds companies that search finds."
  }
  func helpImportOperand() -> String {
    "A file of prices, or - for standard input; with --symbols a list of symbols."
  }
  func helpImportNote1() -> String {
    "The name of a file without its ending is the symbol."
  }
  func helpImportRemark1() -> String {
    "Without --as, the name of the file without its ending is the symbol."
  }
  func helpImportRemark2() -> String {
    "A file of prices has one row a day. Its rows replace imported ones of the same days and everything that a provider sent for the symbol; rows without a closing price are left out. A file with an error leaves the store as it was; the other files are imported."
  }
  func helpImportRemark3() -> String {
    "A list of symbols is CSV with the headings Symbol and Name, and optionally Exchange, Currency and Country."
  }
  func helpListSummary() -> String {
    "keeps named lists of symbols"
  }
  func helpListExample1() -> String {
    "Adds to a list, and creates it if need be."
  }
  func helpListExample2() -> String {
    "Prints one list per line."
  }
  func helpListExample3() -> String {
    "Prints the symbols of a list, one per line, with names."
  }
  func helpListExample4() -> String {
    "Moves a symbol to the first place."
  }
  func helpListExample5() -> String {
    "Removes a symbol."
  }
  func helpListExample6() -> String {
    "Removes the list and prints what was in it."
  }
  func helpListExample7() -> String {
    "Renames a list."
  }
  func helpListExample8() -> String {
    "Keeps a setting for a list."
  }
  func helpListExample9() -> String {
    "Keeps settings for a symbol of a list."
  }
  func helpListExample10() -> String {
    "Removes a setting of a list."
  }
  func helpListOperand() -> String {
    "A list; or add, remove, move, rename, set or unset, then a list, then what that needs."
  }
  func helpListNote1() -> String {
    "A list stands for its symbols wherever a source does: audiograph play @tech."
  }
  func helpListNote2() -> String {
    "audiograph list set tech volume=0.5 keeps a setting for a list."
  }
  func helpListRemark1() -> String {
    "A name has letters, digits, hyphens and underscores; letter case does not matter. Positions count from 1."
  }
  func helpListRemark2() -> String {
    "Settings of a list hold for a chart of that list alone, and those of a symbol in it for that symbol there; audiograph config lists them."
  }
  func helpListRemark3() -> String {
    "A list can stand wherever a SOURCE can, as in audiograph play @tech. Lists are kept as JSON in lists.json in $XDG_DATA_HOME/audiograph, or in ~/.local/share/audiograph."
  }
  func helpBatchSummary() -> String {
    "does many exports at once"
  }
  func helpBatchExample1() -> String {
    "Renders every line, on all cores."
  }
  func helpBatchExample2() -> String {
    "Renders only unfinished and changed lines."
  }
  func helpBatchExample3() -> String {
    "Renders a year in one channel, unless a line says otherwise."
  }
  func helpBatchExample4() -> String {
    "Takes the lines from another program."
  }
  func helpBatchOperand() -> String {
    "CSV with the columns source and output, or one JSON record on each line; - for standard input."
  }
  func helpBatchNote1() -> String {
    "A MANIFEST is CSV with columns source and output, or one JSON record per line."
  }
  func helpBatchNote2() -> String {
    "Every option of export that says what is written may be a column too."
  }
  func helpBatchRemark1() -> String {
    "A manifest is CSV whose first line names columns, or NDJSON whose records have names: source, output, and any option of export that says what is written, without its hyphens, as in source,output,title,duration."
  }
  func helpBatchRemark2() -> String {
    "source, output, and options that can be repeated, such as y, may be several columns, or a list in JSON. An empty cell, or null, counts as not given; an option without a value is yes or no, true or false. The ending of an output decides what is written, as in export."
  }
  func helpBatchRemark3() -> String {
    "Options given to batch apply to every line, unless the line itself says otherwise. Paths are relative to the folder in which the program is started."
  }
  func helpBatchRemark4() -> String {
    "Prints one line of JSON as each line is finished: line, source, output, status (done, unchanged or failed), seconds, points, exit, message, notes. exit and message are what export would have reported, in English. A line that fails does not stop the others, but makes the exit status 3."
  }
  func helpBatchRemark5() -> String {
    "Nothing is written if two lines write the same file, or one writes what another reads."
  }
  func helpBatchRemark6() -> String {
    "Finished lines are recorded in the journal. --resume skips a line if the bytes of its sources, its options and its settings are the same and its outputs are unchanged. Lines with symbols are always rendered."
  }
  func helpBatchRemark7() -> String {
    "Several processes or machines share the lines with --shard 1/3, 2/3 and 3/3, each with a journal of its own; batch --merge then merges the journals, and finishes what is missing."
  }
  func helpSamplesSummary() -> String {
    "lists the bundled sample data"
  }
  func helpSamplesExample1() -> String {
    "Prints one chart per line, beginning with what to type."
  }
  func helpSamplesExample2() -> String {
    "Prints only what to type."
  }
  func helpSamplesRemark1() -> String {
    "The name of a sample takes the place of a file, as in audiograph play nile. Shares go by their symbols; their bundled prices are used only if there are no others."
  }
  func helpConfigSummary() -> String {
    "shows and changes settings"
  }
  func helpConfigExample1() -> String {
    "Prints every setting that has a value, and where it is set."
  }
  func helpConfigExample2() -> String {
    "Prints every setting with what it means."
  }
  func helpConfigExample3() -> String {
    "Changes a setting in the settings file."
  }
  func helpConfigExample4() -> String {
    "Prints one value."
  }
  func helpConfigExample5() -> String {
    "Plays every chart at half the volume."
  }
  func helpConfigExample6() -> String {
    "Changes a setting for one symbol."
  }
  func helpConfigExample7() -> String {
    "Sets what suits a screen reader, all at once."
  }
  func helpConfigExample8() -> String {
    "Removes a setting from the file."
  }
  func helpConfigExample9() -> String {
    "Asks for a key without showing it."
  }
  func helpConfigOperand(readers: [String]) -> String {
    "Nothing; or get, set or unset with the name of a setting, and a value for set; or reader with \(self.alternatives(readers))."
  }
  func helpConfigNote1() -> String {
    "Every option about sound, words and speech is a setting of the same name."
  }
  func helpConfigNote2() -> String {
    "Options outrank variables such as AUDIOGRAPH_LANG, which outrank the file."
  }
  func helpConfigNote3() -> String {
    "audiograph config reader orca sets what suits a screen reader; audiograph config reader lists what is known."
  }
  func helpConfigRemark1() -> String {
    "Options about sound, words and speech are settings of the same name. What is typed comes first, then the settings of a symbol, those of a list, environment variables, and the settings file. A switch such as --ticks is on or off; --ticks=off turns it off once."
  }
  func helpConfigRemark2() -> String {
    "A symbol's setting is its symbol, a full stop, and the setting, as in AAPL.baseline; it holds for a chart of that symbol alone. audiograph list set keeps settings for a list."
  }
  func helpConfigRemark3() -> String {
    "The setting speak never holds for export and batch."
  }
  func helpConfigRemark4() -> String {
    "Keys are never printed. Without a value on the command line, where other users could see it, a key is read from standard input."
  }
  func helpConfigRemark5() -> String {
    "The exit status is 3 if the setting has no value."
  }
  func helpDevicesSummary() -> String {
    "lists the sound devices"
  }
  func helpDevicesExample1() -> String {
    "Prints one device per line, beginning with its name."
  }
  func helpCompletionSummary() -> String {
    "prints the completions for a shell"
  }
  func helpCompletionExample1() -> String {
    "Completes in this bash."
  }
  func helpCompletionExample2() -> String {
    "Completes in every fish."
  }
  func helpCompletionOperand() -> String {
    "The shell."
  }
  func helpHelpSummary() -> String {
    "explains a command or a topic"
  }
  func helpHelpExample1() -> String {
    "Explains play, with the options people need most."
  }
  func helpHelpExample2() -> String {
    "Explains every option of play."
  }
  func helpHelpExample3() -> String {
    "Explains how charts sound and how to change that."
  }
  func helpHelpOperand() -> String {
    "A command or a topic, and all for every option."
  }
  func helpHelpNote1() -> String {
    "audiograph help alone lists the commands and the topics."
  }
  func groupTheBatch() -> String {
    "The batch"
  }
  func groupWriting() -> String {
    "Writing"
  }
  func groupWhatIsRead() -> String {
    "What is read"
  }
  func groupWhichPartOfIt() -> String {
    "Which part of it"
  }
  func groupComparing() -> String {
    "Comparing"
  }
  func groupEverywhere() -> String {
    "Everywhere"
  }
  func groupExplaining() -> String {
    "Explaining"
  }
  func groupPlaying() -> String {
    "Playing"
  }
  func groupSpeaking() -> String {
    "Speaking"
  }
  func groupExploring() -> String {
    "Exploring"
  }
  func groupManual() -> String {
    "Manual"
  }
  func groupWords() -> String {
    "Words"
  }
  func groupFigures() -> String {
    "Figures"
  }
  func groupWhereFiguresComeFrom() -> String {
    "Where figures come from"
  }
  func groupImporting() -> String {
    "Importing"
  }
  func groupPrinting() -> String {
    "Printing"
  }
  func groupWherePricesComeFrom() -> String {
    "Where prices come from"
  }
  func groupSearching() -> String {
    "Searching"
  }
  func groupPitch() -> String {
    "Pitch"
  }
  func groupTime() -> String {
    "Time"
  }
  func groupTone() -> String {
    "Tone"
  }
  func groupSoundsAroundTheData() -> String {
    "Sounds around the data"
  }
  func groupUpdating() -> String {
    "Updating"
  }
  func optionJobs() -> String {
    "How many lines are rendered at once, from 1 to 256; by default one for each core."
  }
  func optionResume() -> String {
    "Skips lines that an earlier run finished and that are unchanged."
  }
  func optionJournal() -> String {
    "The file that records finished lines, instead of MANIFEST.journal."
  }
  func optionShard() -> String {
    "Renders only every Nth line, from the Ith on: one worker of several. Without it, the variables of Slurm and Kubernetes decide."
  }
  func optionMerge() -> String {
    "Merges the journals of all shards, and renders what they left."
  }
  func optionX() -> String {
    "The column along x, by its name or by its number as in #1; none counts the rows."
  }
  func optionY() -> String {
    "A column of values, by its name or by its number as in #2; repeat it for more series."
  }
  func optionListColumns() -> String {
    "Prints the columns of each file, one per line, and does nothing else; as JSON with --json."
  }
  func optionBy() -> String {
    "The column whose texts split the rows into series; none keeps them in one."
  }
  func optionOnly() -> String {
    "One series of a table that has several, by its name or how the name begins."
  }
  func optionWhere() -> String {
    "Reads only the rows that hold a value in a column, as in Sex=female."
  }
  func optionColumnType() -> String {
    "What a column holds, as in part=text: text, number, date or duration; detected if not given."
  }
  func optionEncoding() -> String {
    "The encoding of the text, such as windows-1250 or shift-jis; detected if not given."
  }
  func optionAggregate() -> String {
    "Combines several values at the same place along x into one."
  }
  func optionHeader() -> String {
    "The line with the headings, counted from 1; 0 if there are none."
  }
  func optionSkip() -> String {
    "How many lines to skip before anything is read."
  }
  func optionComment() -> String {
    "What begins a comment line, instead of #."
  }
  func optionDelimiter() -> String {
    "What separates the cells; detected if not given."
  }
  func optionDecimal() -> String {
    "The decimal mark of the numbers."
  }
  func optionThousands() -> String {
    "What separates thousands in the numbers."
  }
  func optionMissing() -> String {
    "Another text that means a missing value, such as -1."
  }
  func optionIgnoreBad() -> String {
    "Treats cells that are not numbers as missing, and leaves out rows whose position along x cannot be read."
  }
  func optionRegex() -> String {
    "Takes the numbers that a pattern in the syntax of PCRE2 finds in the lines of any text, as in '([0-9.]+) ms'."
  }
  func optionDateFormat() -> String {
    "How dates are written, as in %d.%m.%Y: %Y year, %m month, %d day, %H hour, %M minute, %S second, %b month name."
  }
  func optionField() -> String {
    "Where the data are in a JSON file: names joined by full stops, as in result.prices."
  }
  func optionSymbol() -> String {
    "Treats every SOURCE as a symbol."
  }
  func optionFile() -> String {
    "Treats every SOURCE as a file."
  }
  func optionTitle() -> String {
    "What the chart is called."
  }
  func optionUnit() -> String {
    "The unit of the values, in words; none takes away the one that was found."
  }
  func optionKind() -> String {
    "What the numbers are, which decides how they are worded and how pitch is scaled."
  }
  func optionRange() -> String {
    "How far back from the last point: a number of days (D), weeks (W), months (M) or years (Y), the year to date, or everything."
  }
  func optionFrom() -> String {
    "The first date."
  }
  func optionTo() -> String {
    "The last date, from which a range counts back."
  }
  func optionInterval() -> String {
    "Combines the points of each week, month or quarter, after the range is taken."
  }
  func optionValue() -> String {
    "Which value of a price file; ohlc4, hlc3 and hl2 are means of open, high, low, close."
  }
  func optionRebase() -> String {
    "Turns every value into the percent change since the first date that all series have, on one axis."
  }
  func optionQuiet() -> String {
    "Prints nothing but results and errors."
  }
  func optionVerbose() -> String {
    "Reports on standard error what was guessed."
  }
  func optionConfig() -> String {
    "The settings file, instead of config.json in $XDG_CONFIG_HOME/audiograph."
  }
  func optionHelp() -> String {
    "Prints a short page of help; with all, every option."
  }
  func optionVersion() -> String {
    "Prints the version."
  }
  func optionExplain() -> String {
    "States in one sentence exactly how values become sound."
  }
  func optionText() -> String {
    "When the words are printed: on a terminal after the sound, elsewhere before it."
  }
  func optionPause() -> String {
    "How long a sound waits after the line before it: auto until a screen reader has spoken it, enter until Enter is pressed; on a terminal only. Any key ends it. Without a setting it is auto while a screen reader runs, else off."
  }
  func optionWait() -> String {
    "Starts when Enter is pressed."
  }
  func optionOrder() -> String {
    "The order of a round: largest changes first, by name, or as in the list."
  }
  func optionDevice() -> String {
    "The sound device, one of those that devices prints."
  }
  func optionSpeak() -> String {
    "Speaks the words too, through speech-dispatcher, or else espeak-ng."
  }
  func optionEndPhrase() -> String {
    "What is spoken after everything else with --speak; empty for nothing."
  }
  func optionOutput() -> String {
    "Where to write; - is standard output; DIR/ takes sound, captions, text and page; repeat it for more files."
  }
  func optionFormat() -> String {
    "The format, for standard output and for names without a known ending."
  }
  func optionBits() -> String {
    "Bits per sample; 32f is a float."
  }
  func optionNoClobber() -> String {
    "Refuses to replace a file."
  }
  func optionSpreadsheetSafe() -> String {
    "Puts an apostrophe before names in a .csv file that a spreadsheet would take for formulas."
  }
  func optionFragment() -> String {
    "Writes into .html what goes into an article: an element with words, player, picture and table."
  }
  func optionHtmlStyle() -> String {
    "The style sheet of a page; none leaves it to the page around a fragment."
  }
  func optionScriptFile() -> String {
    "Writes the script of a page into a file beside it, and prints its hash."
  }
  func optionEmbedSound() -> String {
    "Puts the recording into a page, heard without scripts too: opus, mp3 or wav."
  }
  func optionCues() -> String {
    "Marks extremes, turning points, crossings and ticks: WAV, Ogg, Opus, MP3."
  }
  func optionSpeakInFile() -> String {
    "Puts words into the sound: title, lowest, highest, data, description (espeak-ng)."
  }
  func optionNarrate() -> String {
    "Also says before each rise or fall where it goes."
  }
  func optionBrailleOfFile() -> String {
    "How many cells a line of a .brf file has, 14 to 80; by default 40."
  }
  func optionBraille() -> String {
    "Adds the chart in eight-dot braille: lines of 14 to 80 cells, by default 40, in 1 to 10 rows."
  }
  func groupBraille() -> String {
    "Braille"
  }
  func optionSync() -> String {
    "Waits until the file is on the disk."
  }
  func optionManual() -> String {
    "Prints the manual page in the form that man reads."
  }
  func optionMetric() -> String {
    "Which figures; repeat it for more; by default revenue, earnings and cash-flow."
  }
  func optionByPeriod() -> String {
    "How long a period is; by default words cover the last quarter and the last year, and lists have quarters, or years if there are no quarters."
  }
  func optionToPeriod() -> String {
    "The last date on which a period may end."
  }
  func optionJsonFigures() -> String {
    "Prints every figure as one JSON document, and nothing else."
  }
  func optionOfflineFigures() -> String {
    "Fetches nothing; uses what is stored."
  }
  func optionSymbolLists() -> String {
    "Treats every FILE as a list of symbols and names."
  }
  func optionYCloses() -> String {
    "The column of closing prices, by its name or by its number as in #2."
  }
  func optionJsonLists() -> String {
    "Prints lists as JSON, one object per line."
  }
  func optionOffline() -> String {
    "Fetches nothing; uses what is stored or bundled."
  }
  func optionProvider() -> String {
    "The provider to ask for prices, instead of the provider that suits the symbol."
  }
  func optionStore() -> String {
    "The file of stored prices, instead of prices.sqlite in $XDG_DATA_HOME/audiograph."
  }
  func optionLimit() -> String {
    "How many companies are printed at most, from 1 to 1000; by default 10, or 5 while you type."
  }
  func optionPitchRange() -> String {
    "The lowest and the highest pitch, in hertz from 55 to 4000 or as notes such as c3:c6."
  }
  func optionProfile() -> String {
    "A pitch range by name: standard 220 to 1760 hertz, warm 131 to 1046, narrow 330 to 660."
  }
  func optionScale() -> String {
    "Whether equal differences (linear) or equal percentages (log) are equal intervals."
  }
  func optionNotes() -> String {
    "Moves every pitch to the nearest note of a scale; otherwise pitches are exact."
  }
  func optionInvert() -> String {
    "Gives the lowest value the highest pitch."
  }
  func optionMinimum() -> String {
    "The value at the lowest pitch."
  }
  func optionMaximum() -> String {
    "The value at the highest pitch."
  }
  func optionZero() -> String {
    "Extends the axis to zero."
  }
  func optionSharedAxis() -> String {
    "Puts all series on one axis."
  }
  func optionOwnAxis() -> String {
    "Gives every series its own axis."
  }
  func optionSmooth() -> String {
    "Smooths the values first: ema:0.35, or median:5 or mean:5 over an odd number of points."
  }
  func optionDuration() -> String {
    "How long the data sound: gist is 3 seconds, short 6, long 20, normal depends on the number of points; or a number of seconds from 0.5 to 3600."
  }
  func optionSpeed() -> String {
    "Divides the duration; from 0.25 to 4."
  }
  func optionMode() -> String {
    "One gliding tone or separate notes."
  }
  func optionEven() -> String {
    "Gives every point the same time."
  }
  func optionTrue() -> String {
    "Spaces the points in time as they are along x."
  }
  func optionTogether() -> String {
    "Plays up to four series at once instead of in turn."
  }
  func optionTimbre() -> String {
    "The timbre of the first series."
  }
  func optionAs() -> String {
    "The kind of chart to describe and play: a line, candles of prices, bars, scatter, histogram, density, box, band, heatmap or share; auto decides by the data."
  }
  func optionBins() -> String {
    "How many bins a histogram has, 2 to 100, or how wide they are: width:10."
  }
  func optionBand() -> String {
    "The columns of the lower and the upper bound of a band: lower,upper."
  }
  func optionError() -> String {
    "The column that a band adds to its values and subtracts from them."
  }
  func optionSort() -> String {
    "The order of the groups of a box plot: as in the file, or by their medians."
  }
  func optionVolumeLine() -> String {
    "With candles, a noise under each bar, the louder the larger its volume."
  }
  func optionVolume() -> String {
    "From 0 to 1; makes the sound quieter."
  }
  func optionPan() -> String {
    "How far the sound moves from left to right, from 0 to 0.8."
  }
  func optionMono() -> String {
    "Makes one channel instead of two."
  }
  func optionSampleRate() -> String {
    "Frames per second, from 8000 to 192000."
  }
  func optionNoIntro() -> String {
    "Leaves out the lowest and highest pitch before the data."
  }
  func optionNoEndSound() -> String {
    "Leaves out the two knocks after the data."
  }
  func optionTicks() -> String {
    "Ticks at calendar units or round numbers along x."
  }
  func optionBaseline() -> String {
    "A soft noise while the value is below this; base is the last value before the range."
  }
  func optionMarkExtremes() -> String {
    "Marks the highest and the lowest point."
  }
  func optionMarkBreaks() -> String {
    "Marks where a level jumps to another."
  }
  func optionManifest() -> String {
    "Writes what is heard when, as JSON from which the data can be computed back."
  }
  func optionSymbolsFromNasdaq() -> String {
    "Fetches the lists of companies and symbols from Nasdaq instead."
  }
  func optionJobsFetching() -> String {
    "How many symbols are fetched at once; 4 by default."
  }
  func optionJsonFacts() -> String {
    "Prints the facts and the words as one JSON document, and nothing else."
  }
  func optionJsonAnswers() -> String {
    "Prints each answer as one line of JSON, and nothing else."
  }
  func optionJsonColumns() -> String {
    "With --list-columns, prints them for another program."
  }
  func optionLevel(level: String) -> String {
    "How much is said; \(level) by default."
  }
  func optionMaxLength() -> String {
    "The most characters that the sentences may have, with single spaces between them; whole sentences are dropped from the end. Lines before the sentences do not count."
  }
  func optionWidth() -> String {
    "Breaks lines between words at this many characters; a longer word stays whole. On a terminal, lines never exceed its width anyway."
  }
  func optionLang() -> String {
    "The language of the words, the messages and the help."
  }
  func optionLanguages() -> String {
    "The language of the words, the messages and the help; several for an .html file: en,de."
  }
  func optionSpeech() -> String {
    "Prints the words as a voice needs them: no symbols, no abbreviations."
  }
  func optionStats() -> String {
    "Adds statistics about the trend, which takes longer."
  }
  func briefRange() -> String {
    "How far back: 5D, 3M, 1Y, YTD or MAX."
  }
  func briefY() -> String {
    "A column of values, by name or as #2."
  }
  func briefOnly() -> String {
    "One series of several, by its name."
  }
  func briefLevel() -> String {
    "How much is said: alt, short, standard or long."
  }
  func briefLang(languages: [String]) -> String {
    "The language of the words: \(self.alternatives(languages))."
  }
  func briefSpeech() -> String {
    "Writes numbers and dates as a voice needs them."
  }
  func briefDuration() -> String {
    "How long it lasts: gist, short, normal, long, or seconds."
  }
  func briefSpeed() -> String {
    "Divides the duration."
  }
  func briefTogether() -> String {
    "Plays several series at once, not in turn."
  }
  func briefListColumns() -> String {
    "Prints the columns of a table."
  }
  func briefOffline() -> String {
    "Uses only stored or bundled prices."
  }
  func briefConfig() -> String {
    "Reads settings from this file."
  }
  func briefText() -> String {
    "When the words are printed: before, after or none."
  }
  func briefDevice() -> String {
    "The sound device; audiograph devices lists them."
  }
  func briefOutput() -> String {
    "Where to write; - is standard output."
  }
  func briefFormat() -> String {
    "The format where no ending shows it, as with -o -."
  }
  func briefManifest() -> String {
    "Writes what sounds when, as JSON."
  }
  func briefStats() -> String {
    "Adds statistics about the trend."
  }
  func briefJsonFacts() -> String {
    "Prints the facts and the words as JSON."
  }
  func briefValue() -> String {
    "Which price: close, open, high, low, volume and others."
  }
  func briefOutputOfComparison() -> String {
    "Writes a file instead of playing."
  }
  func briefMetric() -> String {
    "Which figure, such as revenue, earnings or cash-flow."
  }
  func briefBy() -> String {
    "How long a period is: quarter or year."
  }
  func briefFrom() -> String {
    "The first date on which a period may end."
  }
  func briefTable() -> String {
    "Prints one figure per line."
  }
  func briefJsonFigures() -> String {
    "Prints every figure as JSON."
  }
  func briefOfflineFigures() -> String {
    "Uses only figures that are stored."
  }
  func briefLimit() -> String {
    "How many companies are printed at most."
  }
  func briefSymbols() -> String {
    "Finds only symbols that begin with TEXT."
  }
  func briefJsonLines() -> String {
    "Prints one JSON object per line."
  }
  func briefQuietSymbols() -> String {
    "Prints only symbols."
  }
  func briefProvider() -> String {
    "The provider to ask, such as yahoo or kraken."
  }
  func briefJobs() -> String {
    "How many symbols are fetched at once, 4 by default."
  }
  func briefSymbolsFetched() -> String {
    "Fetches the lists of companies that search uses."
  }
  func briefAs() -> String {
    "The symbol whose prices the file has."
  }
  func briefYCloses() -> String {
    "The column of closing prices, by name or as #2."
  }
  func briefDateFormat() -> String {
    "How dates are written, as in %d.%m.%Y."
  }
  func briefSymbolsRead() -> String {
    "Reads lists of symbols and company names instead."
  }
  func briefQuietNames() -> String {
    "Prints only names, or only symbols."
  }
  func briefResume() -> String {
    "Skips lines that are finished and unchanged."
  }
  func briefJobsOfBatch() -> String {
    "How many lines are rendered at once; one per core by default."
  }
  func briefJournal() -> String {
    "The file that records finished lines."
  }
  func briefMono() -> String {
    "Writes one channel instead of two."
  }
  func briefVerbose() -> String {
    "Lists every setting with what it means."
  }
  func liveValue() -> String {
    "The value"
  }
  func liveSimulation() -> String {
    "Simulation"
  }
  func livePercent(number: Double) -> String {
    "\(self.number(number)) percent"
  }
  func liveAxis(name: String, low: String, high: String) -> String {
    switch name {
    case "": "The pitches now stand for \(low) to \(high)."
    case _: "\(name): the pitches now stand for \(low) to \(high)."
    }
  }
  func liveAbove(name: String, level: String, value: String) -> String {
    "Alert: \(name) is above \(level), at \(value)."
  }
  func liveBelow(name: String, level: String, value: String) -> String {
    "Alert: \(name) is below \(level), at \(value)."
  }
  func liveMoved(name: String, size: String, span: String, value: String, isUp: Bool) -> String {
    switch isUp {
    case true: "Alert: \(name) is up by \(size) or more within \(span), at \(value)."
    case false: "Alert: \(name) is down by \(size) or more within \(span), at \(value)."
    }
  }
  func liveNewHigh(name: String, range: String, value: String) -> String {
    "Alert: \(name) at a new high of \(range), \(value)."
  }
  func liveNewLow(name: String, range: String, value: String) -> String {
    "Alert: \(name) at a new low of \(range), \(value)."
  }
  func liveKept(kept: Int, count: String) -> String {
    "The last \(kept) of \(count) values:"
  }
  func livePassedOver(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) line had no number."
    case _: "\(count) lines had no number."
    }
  }
  func liveSearchBrokenOff(line: Int) -> String {
    "Line \(line) was skipped, because the search for the pattern took too long."
  }
  func liveSearchesBrokenOff(count: Int) -> String {
    "The search for the pattern took too long in \(count) lines, which were skipped."
  }
  func liveLost(name: String, problem: String) -> String {
    "\(name): \(problem) Audiograph keeps trying."
  }
  func liveRecovered(name: String, value: String) -> String {
    "\(name): prices are back, \(value)."
  }
  func liveClosed(name: String) -> String {
    "\(name): no trading at present, so the price is asked for every 15 minutes; --always keeps asking."
  }
  func liveLate(name: String, age: String) -> String {
    "\(name): the price is \(age) old."
  }
  func liveEnded() -> String {
    "The recording has ended; q leaves."
  }
  func liveZone(zone: String) -> String {
    "Times are in \(zone)."
  }
  func liveZoneOf(name: String, others: Int, zone: String) -> String {
    switch self.plural(others) {
    case _ where others == 0: "\(name): times are in \(zone)."
    case .one: "\(name) and \(others) other: times are in \(zone)."
    case _: "\(name) and \(others) others: times are in \(zone)."
    }
  }
  func liveOffset(hours: String, isBehind: Bool) -> String {
    switch isBehind {
    case true: "UTC minus \(hours)"
    case false: "UTC plus \(hours)"
    }
  }
  func liveKeys() -> String {
    "i sums up, h lists the keys, q leaves."
  }
  func liveKeysSimulation() -> String {
    "Up raises the price, Down lowers it, i sums up, h lists the keys, q leaves."
  }
  func liveKeysRandom() -> String {
    "The price moves by itself; Up and Down move it too, i sums up, q leaves."
  }
  func liveTypeNumbers() -> String {
    "Type numbers, one per line; Ctrl-D ends."
  }
  func liveLinesSimulation() -> String {
    "Lines up and down move the price, q ends it."
  }
  func liveBrokenLines(count: Int) -> String {
    switch self.plural(count) {
    case .one: "warning: \(count) line of the recording is broken and was left out."
    case _: "warning: \(count) lines of the recording are broken and were left out."
    }
  }
  func liveNoSymbol(typed: String) -> String {
    "\(self.quoted(typed)) has no price that can be followed."
  }
  func liveNoSymbolRemedy() -> String {
    "Give a symbol such as AAPL, or give numbers to audiograph play - --follow."
  }
  func liveCannotRecord(path: String, reason: String) -> String {
    "\(self.quoted(path)) cannot be written: \(reason)."
  }
  func liveCannotRecordRemedy() -> String {
    "Give --record another file."
  }
  func liveNoNumber(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 0: "Nothing came on standard input."
    case .one: "Standard input had \(count) line and no number."
    case _: "Standard input had \(count) lines and no number."
    }
  }
  func liveNoNumberRemedy() -> String {
    "Give one number per line, or a pattern that finds it: --regex 'time=(.*) ms'."
  }
  func liveOnlyStandardInput() -> String {
    "Only standard input can be followed."
  }
  func liveOnlyStandardInputRemedy() -> String {
    "Pipe the file, as in tail -f FILE | audiograph play - --follow; prices are followed by audiograph watch."
  }
  func liveNothingStored(symbol: String, option: String) -> String {
    "\(option) needs stored prices of \(symbol), and there are none."
  }
  func liveNothingStoredRemedy(symbol: String) -> String {
    "Run audiograph update \(symbol) first."
  }
  func liveNotARecording(path: String, heading: String) -> String {
    "\(self.quoted(path)) is not a recording: its first line is not \(heading)."
  }
  func liveNotARecordingRemedy() -> String {
    "--replay takes what --record wrote; give --record a new file."
  }
  func liveEmptyRecording(path: String) -> String {
    "Nothing was recorded in \(self.quoted(path))."
  }
  func liveEmptyRecordingRemedy() -> String {
    "Record again, with audiograph watch --record."
  }
  func liveRecordsItsInput(path: String) -> String {
    "\(self.quoted(path)) is what is read, so nothing can be recorded in it."
  }
  func liveCannotRun(program: String, reason: String) -> String {
    "\(self.quoted(program)) cannot be started: \(reason)."
  }
  func liveCannotRunRemedy() -> String {
    "After --exec, give a program and its arguments, each by itself; no shell reads them."
  }
  func liveNameIsOption(name: String) -> String {
    "A program would take \(self.quoted(name)) for an option, so --exec cannot pass it on."
  }
  func liveNameIsOptionRemedy() -> String {
    "Leave {symbol} out of the command."
  }
  func usageNeedsOption(option: String, other: String) -> String {
    "\(option) has no effect without \(other)."
  }
  func usageNeedsOptionRemedy(other: String) -> String {
    "Add \(other), or leave it out."
  }
  func usageLanguagesWithoutPage(languages: String) -> String {
    "Only an .html file can have several languages, and none is written: \(languages)."
  }
  func usageLanguagesWithoutPageRemedy() -> String {
    "Add -o FILE.html, or name one language."
  }
  func usageNeedsAlert(option: String) -> String {
    "\(option) has no effect without an alert."
  }
  func usageNeedsAlertRemedy(options: [String]) -> String {
    "Add one with \(self.alternatives(options))."
  }
  func formThreshold() -> String {
    "a number, or a percentage such as 0.5%"
  }
  func formSpan() -> String {
    "a time such as 30s, 10m or 2h"
  }
  func formPause() -> String {
    "auto, off, enter, or a number of seconds up to 60"
  }
  func formWordsPerMinute(least: Double, most: Double) -> String {
    "a number of words a minute from \(self.number(least)) to \(self.number(most))"
  }
  func helpPlayFollow() -> String {
    "With --follow each number is played as it arrives on standard input: its old value, a glide, its new value. Lines come with --threshold or --every; at the end the last values are described as a chart."
  }
  func helpWatchSummary() -> String {
    "follows live prices, with alerts"
  }
  func helpWatchExample1() -> String {
    "Follows a price until q."
  }
  func helpWatchExample2() -> String {
    "Prints a line for each change of half a percent."
  }
  func helpWatchExample3() -> String {
    "Ends as soon as the price is above 200."
  }
  func helpWatchExample4() -> String {
    "Keeps the prices of a watchlist."
  }
  func helpWatchExample5() -> String {
    "Plays an hour of them in a minute."
  }
  func helpWatchOperand() -> String {
    "What is followed: symbols such as AAPL or BTC-EUR, watchlists such as @tech."
  }
  func helpWatchNote1() -> String {
    "A change is a tone: the old value, a glide, the new value."
  }
  func helpWatchNote2() -> String {
    "i sums up, the keys of explore walk through it, q leaves."
  }
  func helpWatchRemark1() -> String {
    "Each provider is asked as often as it allows: Kraken every 5 seconds, Yahoo every 15, CoinGecko every minute, the ECB every 15 minutes, Alpha Vantage every hour, and all of them every 15 minutes while there is no trading. One that fails is asked less and less often. Nothing that is seen is stored as a closing price."
  }
  func helpWatchRemark2() -> String {
    "An alert is announced once each time its condition comes true: three rising notes, or falling ones, and a line. It is announced again once the value has gone back by a tenth of a percent of the level, or by half of the change. A first value that is already beyond a level is not an alert."
  }
  func helpWatchRemark3() -> String {
    "What follows --exec is started for each alert, without a shell; {symbol}, {value}, {time} and {count} in it are filled in. At most four run at a time; where sixteen more wait, further alerts of a symbol become one run, and {count} says how many. A value may be negative: write -- before it."
  }
  func helpSimulateSummary() -> String {
    "makes up a price to learn with"
  }
  func helpSimulateExample1() -> String {
    "Up and Down move a price of 100 by one percent."
  }
  func helpSimulateExample2() -> String {
    "Moves it by steps of five percent."
  }
  func helpSimulateExample3() -> String {
    "A price that wanders, the same each time."
  }
  func helpSimulateNote1() -> String {
    "Up raises the price, Down lowers it, i sums up, q leaves."
  }
  func helpSimulateRemark1() -> String {
    "It sounds and speaks as prices do in watch, with the same alerts and recordings. --minimum and --maximum bound it; otherwise it stays between half and twice its start."
  }
  func helpSimulateRemark2() -> String {
    "Without a terminal the lines up and down on standard input move it."
  }
  func groupFollowing() -> String {
    "Following"
  }
  func groupWatching() -> String {
    "Watching"
  }
  func groupSimulating() -> String {
    "Simulating"
  }
  func optionFollow() -> String {
    "Plays the numbers of standard input as they come."
  }
  func optionThreshold() -> String {
    "Prints a line when the value has changed by this much since the last line: 0.5, or 1% of it."
  }
  func optionEvery() -> String {
    "Prints the value at these intervals, such as 10m, changed or not."
  }
  func optionWindow() -> String {
    "Keeps this many values for the summary and the keys; 10000 unless given."
  }
  func optionRecord() -> String {
    "Adds each value to a CSV file, which --replay of watch plays again."
  }
  func optionAbove() -> String {
    "Alerts when the value rises above this one."
  }
  func optionBelow() -> String {
    "Alerts when the value falls below this one."
  }
  func optionChange() -> String {
    "Alerts when the value changes by this much, up or down, within the time of --within: 2%, or 5."
  }
  func optionWithin() -> String {
    "The time for --change; 10m unless given."
  }
  func optionOnce() -> String {
    "Ends with the first alert, with exit status 0."
  }
  func optionExec() -> String {
    "Starts a program for each alert; everything after this option is the program and its arguments."
  }
  func optionPoll() -> String {
    "Asks for prices at these intervals, and no provider more often than it allows."
  }
  func optionAlways() -> String {
    "Asks just as often while there is no trading."
  }
  func optionNewHigh() -> String {
    "Alerts when the price is higher than all stored ones of a range such as 1Y."
  }
  func optionNewLow() -> String {
    "Alerts when the price is lower than all stored ones of a range such as 1Y."
  }
  func optionReplay() -> String {
    "Plays what --record wrote; --speed plays it that many times as fast."
  }
  func optionStart() -> String {
    "The price at the start; 100 unless given."
  }
  func optionStep() -> String {
    "What a key changes the price by: 1% unless given, or a number such as 0.5."
  }
  func optionRandom() -> String {
    "The price moves by itself, once a second; --speed makes it faster."
  }
  func optionVolatility() -> String {
    "The usual random change in percent; 0.5 unless given."
  }
  func optionSeed() -> String {
    "A number that makes the same random price each time."
  }
  func briefThreshold() -> String {
    "Prints a line for changes of 0.5%, say."
  }
  func briefEvery() -> String {
    "Prints the price every 10m, say."
  }
  func briefAbove() -> String {
    "Alerts above a value; --below under one."
  }
  func briefChange() -> String {
    "Alerts for 2%, say, --within 10m."
  }
  func briefExec() -> String {
    "Runs a program for each alert; comes last."
  }
  func briefRecord() -> String {
    "Adds each price to a CSV file."
  }
  func briefStep() -> String {
    "What a key changes the price by, 1% or 0.5."
  }
  func briefRandom() -> String {
    "Lets the price move by itself."
  }
  func briefSpeak() -> String {
    "Speaks the lines too."
  }
  func alertNone() -> String {
    "No alerts are kept."
  }
  func alertNoneOf(symbol: String) -> String {
    "No alerts are kept for \(symbol)."
  }
  func alertNotKept(symbol: String) -> String {
    "No such alert is kept for \(symbol)."
  }
  func alertNotKeptRemedy() -> String {
    "audiograph alert list shows those that are."
  }
  func alertUnusable(path: String) -> String {
    "The file \(self.quoted(path)) holds something other than alerts."
  }
  func alertUnusableRemedy() -> String {
    "Correct it, or move it away."
  }
  func alertNoFolder() -> String {
    "There is no folder for alerts, because neither HOME nor XDG_DATA_HOME is set."
  }
  func helpAlertSummary() -> String {
    "keeps alerts for symbols"
  }
  func helpAlertExample1() -> String {
    "Keeps an alert."
  }
  func helpAlertExample2() -> String {
    "Lists all alerts."
  }
  func helpAlertExample3() -> String {
    "Removes one."
  }
  func helpAlertExample4() -> String {
    "Removes all alerts of a symbol."
  }
  func helpAlertOperand() -> String {
    "What to do, add, list or remove, and with which symbol."
  }
  func helpAlertNote1() -> String {
    "watch follows kept alerts; without a symbol, all of them."
  }
  func helpAlertRemark1() -> String {
    "watch announces the alerts that are kept for a symbol, unless its own options name others; without a symbol it follows every symbol that has any. They are in alerts.json beside the prices."
  }
  func briefNewHigh() -> String {
    "Alerts above all of 1Y, say; --new-low below."
  }
  func learnOpening() -> String {
    "The sounds of charts; q leaves."
  }
  func learnLesson(number: Int, count: Int, name: String) -> String {
    "\(number) of \(count): \(name)."
  }
  func learnName(lesson: Lesson) -> String {
    switch lesson {
    case .low: "low"
    case .high: "high"
    case .rise: "rising"
    case .fall: "falling"
    case .steep: "steep"
    case .peak: "a peak"
    case .trough: "a trough"
    case .gap: "a gap"
    case .tick: "ticks"
    case .baseline: "below a baseline"
    case .crossing: "crossing a baseline"
    case .twoSeries: "two series"
    case .whole: "a whole chart"
    case .bars: "bars"
    case .scatter: "a scatter plot"
    case .histogram: "a histogram"
    case .density: "a density"
    case .box: "a box plot"
    case .band: "a band"
    case .heatMap: "a heat map"
    case .share: "shares"
    }
  }
  func learnMeaning(lesson: Lesson) -> String {
    switch lesson {
    case .low: "A low tone is a low value."
    case .high: "A high tone is a high value."
    case .rise: "The values rise, and time goes from left to right."
    case .fall: "The values fall."
    case .steep: "The faster the pitch changes, the steeper the line: slow first, then steep."
    case .peak: "The values rise to a peak and fall again."
    case .trough: "The values fall to a trough and rise again."
    case .gap: "Missing values are silent, after a soft tick."
    case .tick: "With --ticks, each tick is a step along the axis, such as a year."
    case .baseline: "With --baseline, there is a noise while values are below it."
    case .crossing: "A tick rises where values rise above the baseline, and falls where they fall below."
    case .twoSeries: "Series come one after another, each with its own timbre."
    case .whole: "First the lowest and the highest pitch, then the values, and two knocks at the end."
    case .bars: "Each tone is a name: the higher the tone, the higher its value."
    case .scatter: "Each tone is a point, from left to right: the higher the tone, the higher the point. Here they rise."
    case .histogram: "Each tone is a part of the range, from low to high values: the higher the tone, the more values lie in it. A short quiet low tone is an empty part."
    case .density: "One tone glides from low to high values: the higher it is, the more values lie there."
    case .box: "Each group glides from its lower whisker through lower quartile, median and upper quartile to its upper whisker; the median is longest. Short tones after it are values far out."
    case .band: "After each value its lower and its upper bound follow, softer and shorter. With more than 24 points all three sound at once, the bounds left and right."
    case .heatMap: "A tick begins each row, and each tone is a cell, from left to right: the higher the tone, the higher the value. An empty cell is silent."
    case .share: "The largest part comes first: the larger a part, the higher and the longer its tone."
    }
  }
  func learnKeys() -> String {
    "r again, n next, b back, t quiz, q leaves."
  }
  func learnLast() -> String {
    "That was the last sound: t begins the quiz, q leaves."
  }
  func quizOpening(count: Int) -> String {
    switch self.plural(count) {
    case .one: "One question; answer with a number, q leaves."
    case _: "\(count) questions; answer with a number, q leaves."
    }
  }
  func quizNumber(number: Int, count: Int) -> String {
    "Question \(number) of \(count)."
  }
  func quizQuestion(kind: QuizKind) -> String {
    switch kind {
    case .pitch: "Was that a low or a high value?"
    case .direction: "Did the values rise or fall?"
    case .steepness: "Was it steeper in the first half or later?"
    case .turn: "Was that a peak or a trough?"
    case .place: "Where was the peak?"
    case .gap: "Was there a gap?"
    case .ticks: "Were there ticks?"
    case .baseline: "Were the values above or below the baseline?"
    case .crossing: "Which way did they cross the baseline?"
    case .series: "Which series ended higher?"
    case .bars: "Where was the highest bar?"
    case .scatter: "From left to right, did the points rise or fall, or was there no relation?"
    case .histogram: "How many peaks did the histogram have?"
    case .density: "Was the most frequent value low or high?"
    case .box: "Which group was higher?"
    case .band: "Did the interval get wider or narrower?"
    case .heatMap: "Which row had the highest value?"
    case .share: "Was the largest part more than half?"
    }
  }
  func quizChoice(choice: QuizChoice) -> String {
    switch choice {
    case .low: "low"
    case .high: "high"
    case .rising: "rise"
    case .falling: "fall"
    case .first: "first half"
    case .later: "later"
    case .peak: "peak"
    case .trough: "trough"
    case .beginning: "beginning"
    case .middle: "middle"
    case .end: "end"
    case .yes: "yes"
    case .no: "no"
    case .above: "above"
    case .below: "below"
    case .upwards: "upwards"
    case .downwards: "downwards"
    case .firstSeries: "the first"
    case .secondSeries: "the second"
    case .unrelated: "no relation"
    case .one: "one"
    case .two: "two"
    case .firstGroup: "the first"
    case .secondGroup: "the second"
    case .wider: "wider"
    case .narrower: "narrower"
    case .firstRow: "the first"
    case .lastRow: "the last"
    }
  }
  func quizAsked(question: String, choices: String) -> String {
    "\(question) \(choices)."
  }
  func quizRight() -> String {
    "Right."
  }
  func quizWrong(answer: String) -> String {
    "No: \(answer)."
  }
  func quizKeys(count: Int) -> String {
    "Answer with a number from 1 to \(count); r plays it again, q leaves."
  }
  func quizResult(right: Int, count: Int) -> String {
    "\(right) of \(count) right."
  }
  func quizBest(right: Int, count: Int) -> String {
    "Your best so far: \(right) of \(count)."
  }
  func quizNewBest() -> String {
    "That is your best so far."
  }
  func quizNotKept(problem: String) -> String {
    "Your score is not kept: \(problem)"
  }
  func quizLeft(right: Int, count: Int) -> String {
    "\(right) of \(count) right so far; the score is not kept."
  }
  func quizMissingColumn(path: String, name: String) -> String {
    "\(self.quoted(path)) has no column \(self.quoted(name))."
  }
  func quizMissingColumnRemedy(names: [String]) -> String {
    "A quiz has the columns \(self.joined(names))."
  }
  func quizNoQuestions(path: String) -> String {
    "\(self.quoted(path)) has no question."
  }
  func quizNoQuestionsRemedy() -> String {
    "Write one question per row."
  }
  func quizEmptyCell(path: String, line: Int, name: String) -> String {
    "Line \(line) of \(self.quoted(path)) has nothing in the column \(self.quoted(name))."
  }
  func quizEmptyCellRemedy() -> String {
    "Fill it in, or remove the line."
  }
  func quizBadChoices(path: String, line: Int) -> String {
    "Line \(line) of \(self.quoted(path)) needs two to nine choices."
  }
  func quizBadChoicesRemedy() -> String {
    "Write them as in 'peak|trough'."
  }
  func quizBadAnswer(path: String, line: Int, answer: String) -> String {
    "The answer \(self.quoted(answer)) on line \(line) of \(self.quoted(path)) is not one of the choices."
  }
  func quizBadAnswerRemedy() -> String {
    "Write it exactly as it is among the choices."
  }
  func quizBadChart(path: String, line: Int, problem: String) -> String {
    "The chart on line \(line) of \(self.quoted(path)) cannot be heard: \(problem)"
  }
  func quizBadChartRemedy() -> String {
    "Write numbers separated by spaces, or a file beside the quiz."
  }
  func hearingOpening() -> String {
    "How you hear charts, in a minute; q leaves and changes nothing."
  }
  func hearingStep(number: Int, count: Int) -> String {
    "\(number) of \(count)."
  }
  func hearingLeftEar() -> String {
    "Did you hear a tone on the left? 1 yes, 2 no, r again."
  }
  func hearingRightEar() -> String {
    "Did you hear a tone on the right? 1 yes, 2 no, r again."
  }
  func hearingLimit(count: Int) -> String {
    "Up to \(count) tones rise: how many do you hear well? Type the number, r again."
  }
  func hearingPace() -> String {
    "How was the pace? 1 slower please, 2 right, 3 faster please."
  }
  func hearingTimbre() -> String {
    "The same twice: which was clearer? 1 the first, 2 the second, a plain tone."
  }
  func hearingNothing() -> String {
    "No tone was heard: turn up the volume and begin again. Nothing was changed."
  }
  func hearingSetting(key: String, value: String) -> String {
    "\(key): \(value)."
  }
  func hearingUsual(key: String) -> String {
    "\(key): the default."
  }
  func hearingConfirm(path: String) -> String {
    "Enter writes this into \(self.quoted(path)); q leaves and changes nothing."
  }
  func hearingDone(path: String) -> String {
    "Written into \(self.quoted(path)); every chart sounds like this from now on."
  }
  func hearingLeft() -> String {
    "Nothing was changed."
  }
  func helpLearnSummary() -> String {
    "teaches the sounds, with a quiz"
  }
  func helpLearnExample1() -> String {
    "Goes through the sounds one by one."
  }
  func helpLearnExample2() -> String {
    "Asks ten questions about them."
  }
  func helpLearnExample3() -> String {
    "Finds out how you hear, and sets that."
  }
  func helpLearnExample4() -> String {
    "Asks a teacher's own questions."
  }
  func helpLearnOperand() -> String {
    "A quiz of your own: a CSV file with the columns chart, question, choices and answer."
  }
  func helpLearnNote1() -> String {
    "Space plays a sound again, n the next, b the one before, t begins the quiz."
  }
  func helpLearnNote2() -> String {
    "A number answers a question; q leaves at any time."
  }
  func helpLearnRemark1() -> String {
    "Sounds are those of play, with its settings. The best score of each quiz is kept in learn.json beside the prices."
  }
  func helpLearnRemark2() -> String {
    "In a quiz of your own, chart is numbers separated by spaces, - for a missing one, or a file beside it, a sample or a symbol; choices are separated by |, and answer is one of them."
  }
  func helpLearnRemark3() -> String {
    "Without a terminal the lines next, back, again, quiz, leave and numbers do what the keys do."
  }
  func groupLearning() -> String {
    "Learning"
  }
  func optionQuiz() -> String {
    "Begins with the quiz, or with the questions of a file."
  }
  func optionHearing() -> String {
    "Finds out which ears, pitches, pace and timbre suit you, and sets them if you confirm."
  }
  func optionSeedOfQuiz() -> String {
    "A number that makes the same quiz each time."
  }
  func briefQuiz() -> String {
    "Begins with the quiz, or with one of your own."
  }
  func briefHearing() -> String {
    "Finds out how you hear, and sets that."
  }
  func settingWaitingSound() -> String {
    "Whether a soft noise is heard every two seconds while a terminal waits for providers; on by default."
  }
  func readContentConvert(command: String) -> String {
    "Convert it first: \(command)."
  }
  func readContentSaved(name: String, command: String) -> String {
    "Save it as \(name) first, then run: \(command)."
  }
  func readContentLocked(file: String) -> String {
    "The file \(self.quoted(file)) is protected by a password."
  }
  func readContentLockedRemedy() -> String {
    "Open it with the password in the program that made it, and save a copy without one."
  }
  func readContentGitPointer(file: String) -> String {
    "The file \(self.quoted(file)) is only a pointer of Git LFS to the file itself."
  }
  func readContentGitPointerRemedy() -> String {
    "Fetch the file itself in its folder: git lfs pull."
  }
  func readPackedDamaged(file: String) -> String {
    "The file \(self.quoted(file)) is damaged and cannot be unpacked to its end."
  }
  func readPackedDamagedRemedy() -> String {
    "Fetch or copy it again."
  }
  func readPackedTooLarge(file: String, limit: Int) -> String {
    "What is packed in \(self.quoted(file)) is larger than \(limit) megabytes."
  }
  func readPackedTooLargeRemedy() -> String {
    "Unpack it with another program, and give a part of it."
  }
  func readPackedLargeWindow(file: String, limit: Int) -> String {
    "Unpacking \(self.quoted(file)) takes more than \(limit) megabytes of memory."
  }
  func readPackedLargeWindowRemedy(command: String) -> String {
    "Unpack it in spite of that: \(command)."
  }
  func readPackedMissing(file: String, name: String) -> String {
    "The file \(self.quoted(file)) is packed, and \(name), which unpacks it, is not installed."
  }
  func readPackedMissingRemedy(apt: String, dnf: String, pacman: String) -> String {
    "Install it with apt install \(apt), dnf install \(dnf) or pacman -S \(pacman)."
  }
  func readWorkbookDamaged(file: String) -> String {
    "The workbook \(self.quoted(file)) is damaged and cannot be read."
  }
  func readWorkbookDamagedRemedy() -> String {
    "Open it in a spreadsheet program and save it again."
  }
  func readWorkbookTooLarge(file: String, limit: Int) -> String {
    "What is in the file \(self.quoted(file)) is larger than \(limit) megabytes."
  }
  func readWorkbookTooLargeRemedy() -> String {
    "Save the sheet as CSV in a spreadsheet program, and give that."
  }
  func readWorkbookNoCells(file: String) -> String {
    "No sheet of \(self.quoted(file)) has cells."
  }
  func readWorkbookNoCellsRemedy() -> String {
    "Give a workbook with a table in a sheet."
  }
  func readWorkbookOnlyCharts(file: String) -> String {
    "The workbook \(self.quoted(file)) has sheets of charts, but none with cells."
  }
  func readWorkbookOnlyChartsRemedy() -> String {
    "Give the workbook from which the charts take their numbers."
  }
  func readWorkbookEmptySheet(file: String, name: String) -> String {
    "The sheet \(self.quoted(name)) of \(self.quoted(file)) is empty."
  }
  func readWorkbookChartSheet(file: String, name: String) -> String {
    "The sheet \(self.quoted(name)) of \(self.quoted(file)) is a chart and has no cells."
  }
  func readWorkbookOtherSheets(names: [String]) -> String {
    "Choose another sheet: \(self.shortened(names))."
  }
  func readWorkbookUnknownSheet(file: String, name: String) -> String {
    "The workbook \(self.quoted(file)) has no sheet \(self.quoted(name))."
  }
  func noteSheet(name: String, sheet: String, count: Int) -> String {
    "\(name): read the sheet \(self.quoted(sheet)), which has most rows of values among \(count) sheets; --sheet chooses another."
  }
  func noteHiddenRows(name: String, count: Int) -> String {
    "\(name): rows that are hidden in the workbook were read as well: \(count)."
  }
  func optionSheet() -> String {
    "The sheet of a workbook, by its name or its number; the one with most rows of values if not given."
  }
  func readDatabaseUnreadable(file: String, reason: String) -> String {
    "The database \(self.quoted(file)) cannot be read: \(reason)."
  }
  func readDatabaseUnreadableRemedy(command: String) -> String {
    "Check it: \(command)."
  }
  func readDatabaseBusy(file: String) -> String {
    "The database \(self.quoted(file)) is locked by another program that writes it."
  }
  func readDatabaseBusyRemedy() -> String {
    "Try again in a moment."
  }
  func readDatabaseUnfinished(file: String) -> String {
    "A program that wrote the database \(self.quoted(file)) was broken off, and its last change has to be undone first."
  }
  func readDatabaseUnfinishedRemedy(command: String) -> String {
    "Let SQLite do so: \(command)."
  }
  func readDatabaseLogUnreadable(file: String) -> String {
    "The database \(self.quoted(file)) keeps changes in a log beside it, which SQLite cannot open because nothing can be written to the folder."
  }
  func readDatabaseLogUnreadableRemedy() -> String {
    "Copy it, and the file of the same name that ends in -wal if there is one, to a folder of your own."
  }
  func readDatabaseTooMuch(file: String) -> String {
    "Reading the database \(self.quoted(file)) takes too much memory, or a value in it is too long."
  }
  func readDatabaseNoTables(file: String) -> String {
    "The database \(self.quoted(file)) has no tables."
  }
  func readDatabaseNoTablesRemedy() -> String {
    "Give one that has a table."
  }
  func readDatabaseSeveralTables(file: String) -> String {
    "The database \(self.quoted(file)) has several tables."
  }
  func readDatabaseSeveralTablesRemedy(tables: [String]) -> String {
    "Choose one with --table, or write a query with --query: \(self.shortened(tables))."
  }
  func readDatabaseUnknownTable(file: String, name: String) -> String {
    "The database \(self.quoted(file)) has no table \(self.quoted(name))."
  }
  func readDatabaseBadQuery(file: String, reason: String) -> String {
    "The query cannot be run on the database \(self.quoted(file)): \(reason)."
  }
  func readDatabaseBadQueryRemedy() -> String {
    "Correct it, as in --query 'SELECT day, sold FROM sales'."
  }
  func readDatabaseNotOneQuery(file: String) -> String {
    "The query of \(self.quoted(file)) is not a single one that only reads."
  }
  func readDatabaseNotOneQueryRemedy() -> String {
    "Write one SELECT, as in --query 'SELECT day, sold FROM sales'."
  }
  func readDatabaseTooLong(file: String, seconds: Int) -> String {
    "The query of \(self.quoted(file)) takes longer than \(seconds) seconds."
  }
  func readDatabaseTooLongRemedy() -> String {
    "Ask for less, for instance with WHERE or LIMIT."
  }
  func readDatabaseMissing(file: String, name: String) -> String {
    "The file \(self.quoted(file)) is a database of SQLite, and the library \(name) is not installed."
  }
  func readNothingToChoose(file: String, option: String) -> String {
    "The source \(self.quoted(file)) has nothing that \(option) could choose."
  }
  func optionTableOfSource() -> String {
    "The table of a database, by its name, or of a web page, by its number."
  }
  func optionQuery() -> String {
    "A query in SQL that reads from a database, in the place of a table."
  }
  func noteTableOfPage(name: String, number: Int, count: Int) -> String {
    "\(name): read table \(number), the largest of \(count) on the page; --table chooses another."
  }
  func readPageUnknownTable(file: String, asked: String) -> String {
    "The page \(self.quoted(file)) has no table \(self.quoted(asked))."
  }
  func readPageUnknownTableRemedy(count: Int) -> String {
    "Give --table a number from 1 to \(count)."
  }
  func addressNotFetched(address: String) -> String {
    "The address \(self.quoted(address)) is not one that audiograph fetches."
  }
  func addressNotFetchedRemedy() -> String {
    "Give one that begins with https:// and holds no password."
  }
  func addressOffline(address: String) -> String {
    "The address \(self.quoted(address)) was not fetched, because --offline is in force."
  }
  func addressOfflineRemedy() -> String {
    "Leave out --offline, or give a file."
  }
  func addressRefused(address: String, status: Int) -> String {
    "The server answered with status \(status) for the address \(self.quoted(address))."
  }
  func addressTooLargeRemedy() -> String {
    "Fetch it with curl into a file, and give that."
  }
  func addressRemedy() -> String {
    "Check the address and your network, or fetch it with curl into a file."
  }
  func batchAddress(address: String) -> String {
    "The source \(self.quoted(address)) is an address, and addresses of a manifest are not fetched."
  }
  func batchAddressRemedy() -> String {
    "If you trust the manifest, use --allow-addresses."
  }
  func optionAllowAddresses() -> String {
    "Fetches sources of the manifest that are web addresses."
  }
  func throughFailed(program: String, file: String, status: Int) -> String {
    "The program \(self.quoted(program)) failed with status \(status) for \(self.quoted(file))."
  }
  func throughFailedRemedy() -> String {
    "Run the command of --through by itself to see why."
  }
  func throughMissing(program: String) -> String {
    "The program \(self.quoted(program)) of --through is not installed."
  }
  func throughMissingRemedy() -> String {
    "Install it, or check its name."
  }
  func throughTooLarge(program: String, limit: Int) -> String {
    "The program \(self.quoted(program)) of --through wrote more than \(limit) megabytes."
  }
  func throughTooLargeRemedy() -> String {
    "Have it write less."
  }
  func throughOddName(file: String) -> String {
    "The name \(self.quoted(file)) has signs that may mean something within the command of --through."
  }
  func throughOddNameRemedy() -> String {
    "Rename the file, or let {} stand by itself in the command."
  }
  func throughNotAFile() -> String {
    "Only files can be read with --through."
  }
  func throughNotAFileRemedy() -> String {
    "Save the data in a file first."
  }
  func optionThrough() -> String {
    "A command that prints CSV of the file, whose name takes the place of {} or stands at the end; no shell reads it."
  }
  func formCommand() -> String {
    "a program and its arguments, with every quotation mark closed"
  }
  func noteFormulas(name: String, count: Int) -> String {
    "\(name): took formulas without a stored value as missing values: \(count); a spreadsheet program stores them when it saves the workbook."
  }
  func bytes(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) byte"
    case _: "\(count) bytes"
    }
  }
  func cells(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) cell"
    case _: "\(count) cells"
    }
  }
  func dates(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) date"
    case _: "\(count) dates"
    }
  }
  func moreDates(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) more date"
    case _: "\(count) more dates"
    }
  }
  func days(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) day"
    case _: "\(count) days"
    }
  }
  func newDays(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) new day"
    case _: "\(count) new days"
    }
  }
  func frames(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) frame"
    case _: "\(count) frames"
    }
  }
  func hours(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) hour"
    case _: "\(count) hours"
    }
  }
  func lines(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) line"
    case _: "\(count) lines"
    }
  }
  func minutes(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) minute"
    case _: "\(count) minutes"
    }
  }
  func numbers(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) number"
    case _: "\(count) numbers"
    }
  }
  func points(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) point"
    case _: "\(count) points"
    }
  }
  func positions(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) position"
    case _: "\(count) positions"
    }
  }
  func rows(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) row"
    case _: "\(count) rows"
    }
  }
  func emptyRows(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) empty row"
    case _: "\(count) empty rows"
    }
  }
  func shortRows(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) short row"
    case _: "\(count) short rows"
    }
  }
  func seconds(_ count: Double) -> String {
    switch self.plural(count) {
    case .one: "\(self.number(count)) second"
    case _: "\(self.number(count)) seconds"
    }
  }
  func symbols(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) symbol"
    case _: "\(count) symbols"
    }
  }
  func importedSymbols(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) imported symbol"
    case _: "\(count) imported symbols"
    }
  }
  func times(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) time"
    case _: "\(count) times"
    }
  }
  func values(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) value"
    case _: "\(count) values"
    }
  }
  func along(_ count: Int, columns: String) -> String {
    switch self.plural(count) {
    case _ where count == 0: "the rows counted along x"
    case .one: "column \(columns) along x"
    case _: "columns \(columns) along x"
    }
  }
  func taken(_ count: Int, columns: String) -> String {
    switch self.plural(count) {
    case .one: "column \(columns) as values"
    case _: "columns \(columns) as values"
    }
  }
  func written(_ format: String, cells: CellMark, mark: String) -> String {
    switch cells {
    case .none: format
    case .commas: "\(format) with commas between cells"
    case .semicolons: "\(format) with semicolons between cells"
    case .tabs: "\(format) with tabs between cells"
    case .spaces: "\(format) with spaces between cells"
    case .other: "\(format) with '\(mark)' between cells"
    }
  }
  func fault(_ fault: JSONFault) -> String {
    switch fault {
    case .syntax: "syntax error"
    case .unexpectedEnd: "unexpected end"
    case .textAfterEnd: "text after the end"
    case .invalidUTF8: "invalid UTF-8"
    case .nulCharacter: "NUL character"
    case .repeatedKey: "repeated name in a record"
    case .tooDeep: "too many levels"
    case .numberTooLarge: "number too large"
    case .tooLarge: "values that need too much memory"
    case .outOfMemory: "out of memory"
    }
  }
  func shape(_ shape: JSONShape) -> String {
    switch shape {
    case .record: "a record"
    case .list: "a list"
    case .number: "a number"
    case .text: "a string"
    case .boolean: "true or false"
    case .null: "null"
    }
  }
  func quantity(_ quantity: ScoreError.Quantity) -> String {
    switch quantity {
    case .length: "duration"
    case .speed: "speed"
    case .volume: "volume"
    case .panWidth: "stereo width"
    case .smoothingWeight: "smoothing weight"
    case .smoothingWidth: "number of smoothed points"
    }
  }
  func kinds(_ precision: DatePrecision) -> String {
    switch precision {
    case .year: "years"
    case .quarter: "quarters"
    case .month: "months"
    case .day: "days"
    case .minute: "minutes"
    case .second: "seconds"
    case .millisecond: "milliseconds"
    case .microsecond: "microseconds"
    }
  }
}
