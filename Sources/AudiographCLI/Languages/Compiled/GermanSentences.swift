// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the catalogues beside it by `make languages`: changes here are lost.

internal import Audiograph
internal import ChartInput
internal import JSON
internal import MarketData

protocol GermanSentences: Sentences {}

extension GermanSentences {
  func quote(text: String) -> String {
    "„\(text)“"
  }
  func listOr(before: String, last: String) -> String {
    "\(before) oder \(last)"
  }
  func listAnd(before: String, last: String) -> String {
    "\(before) und \(last)"
  }
  func listMore(names: String, count: Int) -> String {
    "\(names) und \(count) weitere"
  }
  func cellPlace(row: Int, column: String, file: String) -> String {
    "Zeile \(row), Spalte \(self.quoted(column)) von \(self.quoted(file))"
  }
  func nearestMeant(name: String) -> String {
    "Ist \(name) gemeint?"
  }
  func dateSpan(first: CalendarDate, last: CalendarDate) -> String {
    "\(self.date(first)) bis \(self.date(last))"
  }
  func standardInput() -> String {
    "Standardeingabe"
  }
  func standardInputTitle() -> String {
    "Standardeingabe"
  }
  func standardOutput() -> String {
    "Standardausgabe"
  }
  func standardError() -> String {
    "Standardfehlerausgabe"
  }
  func columnUnnamed(number: Int) -> String {
    "Spalte \(number)"
  }
  func warning(text: String) -> String {
    "Warnung: \(text)"
  }
  func systemTooManyFiles() -> String {
    "Andere Programme schließen oder mit ulimit -n mehr offene Dateien erlauben."
  }
  func systemReason(reason: SystemReason) -> String {
    switch reason {
    case .notPermitted: "nicht erlaubt"
    case .notFound: "Datei oder Ordner nicht gefunden"
    case .inputOutput: "Ein-/Ausgabefehler"
    case .noMemory: "zu wenig Arbeitsspeicher"
    case .accessDenied: "keine Berechtigung"
    case .busy: "Gerät oder Datei ist in Benutzung"
    case .exists: "Datei existiert bereits"
    case .notAFolder: "kein Ordner"
    case .isFolder: "ist ein Ordner"
    case .invalidArgument: "ungültiges Argument"
    case .tooManyFilesInSystem: "zu viele offene Dateien im System"
    case .tooManyFiles: "zu viele offene Dateien"
    case .tooLarge: "Datei zu groß"
    case .noSpace: "kein Speicherplatz mehr auf dem Gerät"
    case .readOnly: "schreibgeschütztes Dateisystem"
    case .nameTooLong: "Dateiname zu lang"
    case .linkLoop: "zu viele Ebenen symbolischer Links"
    }
  }
  func internalError(type: String) -> String {
    "Interner Fehler: Für \(type) gibt es keine Meldung."
  }
  func internalErrorRemedy() -> String {
    "Bitte zusammen mit dem eingegebenen Befehl melden."
  }
  func providerAuthority(title: String) -> String {
    switch title {
    case "ECB": "EZB"
    case _: title
    }
  }
  func providerAuthorityAtStart(title: String) -> String {
    switch title {
    case "ECB": "Die EZB"
    case _: "Die \(title)"
    }
  }
  func waitSeconds(count: Double) -> String {
    self.secondsDative(count)
  }
  func waitMinutes(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) Minute"
    case _: "\(count) Minuten"
    }
  }
  func waitHours(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) Stunde"
    case _: "\(count) Stunden"
    }
  }
  func waitDays(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) Tag"
    case _: "\(count) Tagen"
    }
  }
  func metricName(metric: CompanyFigures.Metric) -> String {
    switch metric {
    case .revenue: "Umsatz"
    case .earnings: "Gewinn"
    case .cashFlow: "operativer Cashflow"
    case .revenuePerShare: "Umsatz je Aktie"
    case .earningsPerShare: "Gewinn je Aktie"
    case .cashFlowPerShare: "operativer Cashflow je Aktie"
    }
  }
  func batchFormatOfLineRemedy() -> String {
    "Weglassen: Die Endung der Ausgabe entscheidet."
  }
  func batchSummary(done: Int, count: Int, unchanged: Int, failed: Int, firstFailed: Int) -> String {
    switch (self.plural(unchanged), self.plural(failed)) {
    case (_, _) where unchanged == 0 && failed == 0: "\(done) von \(count) geschrieben."
    case (_, _) where unchanged == 0: "\(done) von \(count) geschrieben, \(failed) fehlgeschlagen, zuerst Zeile \(firstFailed)."
    case (_, _) where failed == 0: "\(done) von \(count) geschrieben, \(unchanged) unverändert."
    case (_, _): "\(done) von \(count) geschrieben, \(unchanged) unverändert, \(failed) fehlgeschlagen, zuerst Zeile \(firstFailed)."
    }
  }
  func batchInterrupted(summary: String) -> String {
    "Abgebrochen: \(summary)"
  }
  func batchProgress(done: Int, count: Int) -> String {
    "\(done) von \(count) Zeilen sind fertig."
  }
  func batchShard(number: Int, count: Int) -> String {
    "Rendert die Zeilen von Teil \(number) von \(count), wie es Variablen von Slurm oder Kubernetes verlangen; --shard 1/1 rendert alle."
  }
  func batchWithoutJournal(problem: String) -> String {
    "Warnung: \(problem) --resume beginnt von vorn."
  }
  func chartTooManySeriesRemedy(choice: String) -> String {
    "Mit --only einige auswählen, zum Beispiel \(choice)."
  }
  func chartStatistics(points: Int) -> String {
    "Die Statistik von \(points) Punkten wird berechnet."
  }
  func symbolForm(most: Int) -> String {
    "Erlaubt sind bis zu \(most) Buchstaben, Ziffern und die Zeichen . - ^ = &."
  }
  func importReplaced(symbol: String, title: String) -> String {
    "\(symbol): Die Kurse von \(title) wurden ersetzt."
  }
  func importReplacedImported(symbol: String) -> String {
    "\(symbol): Die importierten Kurse wurden ersetzt."
  }
  func importNoDays(symbol: String) -> String {
    "\(symbol): keine Tage."
  }
  func importDone(symbol: String, days: Int, span: String, new: Int, changed: Int) -> String {
    switch (self.plural(new), self.plural(changed)) {
    case (_, _) where new == 0 && changed == 0: "\(symbol): \(self.days(days)), \(span), nichts Neues."
    case (_, _) where new == 0: "\(symbol): \(self.days(days)), \(span), \(changed) geändert."
    case (_, _) where changed == 0: "\(symbol): \(self.days(days)), \(span), \(new) neu."
    case (_, _): "\(symbol): \(self.days(days)), \(span), \(new) neu, \(changed) geändert."
    }
  }
  func importPatience() -> String {
    "Der Import läuft noch."
  }
  func importSymbols(file: String, count: Int, total: Int) -> String {
    "\(file): \(self.symbols(count)) gelesen; insgesamt \(self.importedSymbols(total))."
  }
  func importNamed(file: String, symbol: String) -> String {
    "\(file): nach dem Dateinamen als \(symbol) importiert."
  }
  func importGuessed(file: String, column: String) -> String {
    "\(file): \(self.quoted(column)) als Schlusskurs genommen; --y wählt eine andere Spalte."
  }
  func importSkipped(file: String, count: Int) -> String {
    "\(file): \(self.rows(count)) ohne Schlusskurs ausgelassen."
  }
  func updateLeftAsImported(symbol: String) -> String {
    "\(symbol): Importierte Kurse bleiben, wie sie sind."
  }
  func updateDone(symbol: String, new: Int, changed: Int, last: CalendarDate, provider: String) -> String {
    switch (self.plural(new), self.plural(changed)) {
    case (_, _) where new == 0 && changed == 0: "\(symbol): nichts Neues, bis \(self.date(last)), Quelle: \(provider)."
    case (_, _) where new == 0: "\(symbol): nichts Neues, \(self.days(changed)) geändert, bis \(self.date(last)), Quelle: \(provider)."
    case (_, _) where changed == 0: "\(symbol): \(self.newDays(new)), bis \(self.date(last)), Quelle: \(provider)."
    case (_, _): "\(symbol): \(self.newDays(new)), \(self.days(changed)) geändert, bis \(self.date(last)), Quelle: \(provider)."
    }
  }
  func updateDoneEmpty(symbol: String, new: Int, changed: Int, provider: String) -> String {
    switch (self.plural(new), self.plural(changed)) {
    case (_, _) where new == 0 && changed == 0: "\(symbol): nichts Neues, Quelle: \(provider)."
    case (_, _) where new == 0: "\(symbol): nichts Neues, \(self.days(changed)) geändert, Quelle: \(provider)."
    case (_, _) where changed == 0: "\(symbol): \(self.newDays(new)), Quelle: \(provider)."
    case (_, _): "\(symbol): \(self.newDays(new)), \(self.days(changed)) geändert, Quelle: \(provider)."
    }
  }
  func updateNothingStored() -> String {
    "Es ist noch nichts gespeichert. Ein Symbol angeben, zum Beispiel audiograph update AAPL."
  }
  func updateFetching(count: Int) -> String {
    switch self.plural(count) {
    case .one: "Die Kurse von \(count) Symbol werden abgerufen."
    case _: "Die Kurse von \(count) Symbolen werden abgerufen."
    }
  }
  func updateFetchingSymbols() -> String {
    "Die Symbollisten werden abgerufen."
  }
  func updatePart(part: UpdatePart, count: Int) -> String {
    switch part {
    case .updated: "\(count) aktualisiert"
    case .unchanged: "\(count) unverändert"
    case .leftAsImported: "\(count) importiert und belassen"
    case .failed: "\(count) fehlgeschlagen"
    }
  }
  func updateSummary(count: Int, parts: String) -> String {
    "\(self.symbols(count)): \(parts)."
  }
  func updateSymbols(count: Int) -> String {
    "\(self.symbols(count)) von Nasdaq."
  }
  func updateSymbolsWithout(count: Int, left: Int, tests: Int, untypable: Int) -> String {
    switch (self.plural(left), self.plural(tests), self.plural(untypable)) {
    case (.one, _, _) where tests == 0: "\(self.symbols(count)) von Nasdaq. Ausgelassen: \(untypable), das sich hier nicht eingeben lässt."
    case (.one, _, _) where untypable == 0: "\(self.symbols(count)) von Nasdaq. Ausgelassen: \(tests) zum Testen der Börsen."
    case (_, _, _) where tests == 0: "\(self.symbols(count)) von Nasdaq. Ausgelassen: \(untypable), die sich hier nicht eingeben lassen."
    case (_, _, _) where untypable == 0: "\(self.symbols(count)) von Nasdaq. Ausgelassen: \(tests) zum Testen der Börsen."
    case (_, _, _): "\(self.symbols(count)) von Nasdaq. Ausgelassen: \(tests) zum Testen der Börsen und \(untypable), die sich hier nicht eingeben lassen."
    }
  }
  func storeReasonNoFolder() -> String {
    "weder HOME noch XDG_DATA_HOME ist gesetzt"
  }
  func storeReasonMissing() -> String {
    "die Datei existiert nicht"
  }
  func storeReasonNoMemory() -> String {
    "es ist kein Speicher frei"
  }
  func exportScript(path: String, hash: String) -> String {
    "Das Skript der Seiten steht in \(self.quoted(path)): \(hash)."
  }
  func exportWrote(path: String) -> String {
    "\(self.quoted(path)) geschrieben."
  }
  func exportWroteSound(path: String, duration: String) -> String {
    "\(self.quoted(path)) geschrieben, \(duration)."
  }
  func exportForeignIndex(path: String) -> String {
    "\(self.quoted(path)) stammt nicht von audiograph: Die Datei bleibt, wie sie ist, und führt zu keinem Diagramm."
  }
  func exportPatience(path: String) -> String {
    "\(self.quoted(path)) wird noch geschrieben."
  }
  func figuresFetched(symbol: String, age: FigureAge, count: Int) -> String {
    switch (age, self.plural(count)) {
    case (.days, .one): "Die Zahlen von \(symbol) wurden vor \(count) Tag abgerufen."
    case (.hours, .one): "Die Zahlen von \(symbol) wurden vor \(count) Stunde abgerufen."
    case (.unknown, _): "Die Zahlen von \(symbol) wurden abgerufen, als die Uhr dieses Rechners vorging."
    case (.days, _): "Die Zahlen von \(symbol) wurden vor \(count) Tagen abgerufen."
    case (.hours, _): "Die Zahlen von \(symbol) wurden vor \(count) Stunden abgerufen."
    case (.minutes, _): "Die Zahlen von \(symbol) wurden vor weniger als einer Stunde abgerufen."
    }
  }
  func figuresOlder(problem: String, fetched: String) -> String {
    "Warnung: \(problem) \(fetched)"
  }
  func figuresPatience(symbol: String) -> String {
    "Warten auf die Zahlen von \(symbol)."
  }
  func pricesFetching(symbols: [String]) -> String {
    "Die Kurse von \(self.joined(symbols)) werden abgerufen."
  }
  func pricesFetchingLatest(symbols: [String], isOne: Bool) -> String {
    switch isOne {
    case true: "Der Kurs von \(self.joined(symbols)) wird abgerufen."
    case false: "Die Kurse von \(self.joined(symbols)) werden abgerufen."
    }
  }
  func pricesNotRefreshed(symbols: [String], reason: String) -> String {
    "Warnung: Nicht aktualisiert wurde \(self.joined(symbols)): \(self.reason(reason))"
  }
  func pricesLate(seconds: Double) -> String {
    "Innerhalb von \(self.secondsDative(seconds)) kam keine Antwort."
  }
  func pricesJustFailed(symbol: String) -> String {
    "Warnung: \(symbol) ließ sich in den letzten fünf Minuten nicht abrufen. Neuer Versuch mit audiograph update \(symbol)."
  }
  func pricesUsingSample(symbol: String, problem: String) -> String {
    "Warnung: \(symbol): \(problem) Stattdessen werden die mitgelieferten Beispieldaten verwendet."
  }
  func pricesUsingStored(symbol: String, problem: String) -> String {
    "Warnung: \(symbol): \(problem) Stattdessen werden gespeicherte Kurse verwendet."
  }
  func pricesNewer(symbols: [String], last: CalendarDate) -> String {
    "Während des Abspielens kamen neuere Kurse von \(self.joined(symbols)), bis \(self.date(last)); noch einmal abspielen, um sie zu hören."
  }
  func companyReading(typed: String, symbol: String, name: String) -> String {
    "\(self.quoted(typed)) wird als \(symbol) für \(name) gelesen."
  }
  func companyProposal(symbol: String, name: String) -> String {
    "\(symbol) für \(name)"
  }
  func sampleLine(name: String, what: String) -> String {
    "\(name): \(what)."
  }
  func sampleDated(name: String, what: String, first: CalendarDate, last: CalendarDate) -> String {
    "\(name): \(what), \(self.date(first)) bis \(self.date(last))."
  }
  func deviceDefault(device: String) -> String {
    "\(device) (Standardgerät)"
  }
  func deviceNotResponding(device: String) -> String {
    "Das Audiogerät \(self.quoted(device)) antwortet noch nicht."
  }
  func deviceRanDry(count: Int) -> String {
    switch self.plural(count) {
    case .one: "Dem Gerät fehlte \(count) Mal der Nachschub."
    case _: "Dem Gerät fehlte \(count) Mal der Nachschub."
    }
  }
  func waitAnyKey(line: String) -> String {
    "\(line) Eine beliebige Taste beendet das Warten."
  }
  func playStart() -> String {
    "Enter drücken, um zu beginnen."
  }
  func pauseEnter() -> String {
    "Enter startet jeden Klang."
  }
  func pauseTyped(pause: String) -> String {
    "Pause vor Klängen: \(pause), wie angegeben."
  }
  func pauseSet(pause: String) -> String {
    "Pause vor Klängen: \(pause), laut Einstellungen."
  }
  func pauseReader(reader: String) -> String {
    "Pause vor Klängen: auto, weil \(reader) läuft."
  }
  func pauseNoReader() -> String {
    "Pause vor Klängen: off, weil kein Screenreader gefunden wurde."
  }
  func pauseRemote() -> String {
    "Pause vor Klängen: off, weil über ssh nicht nach einem Screenreader gesucht wird."
  }
  func pauseNoTerminal() -> String {
    "Pause vor Klängen: off, weil Standardeingabe oder -ausgabe kein Terminal ist."
  }
  func pauseNoText() -> String {
    "Pause vor Klängen: off, wegen --text none."
  }
  func hintReader() -> String {
    "Wer mit Screenreader oder Braillezeile liest: audiograph config reader zeigt die passenden Einstellungen."
  }
  func configReaders(readers: [String], settings: [String]) -> String {
    "\(self.joined(readers)): \(self.joined(settings))."
  }
  func configReadersNone(readers: [String]) -> String {
    "\(self.joined(readers)): nimmt diese Einstellungen zurück."
  }
  func listRemoved(list: String) -> String {
    "Entfernt: \(list)"
  }
  func listNone() -> String {
    "Es gibt keine Watchlists. Mit audiograph list add NAME SYMBOL entsteht eine."
  }
  func listAlreadyThere(symbols: [String], count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "\(self.joined(symbols)) war schon in der Liste."
    case _: "\(self.joined(symbols)) waren schon in der Liste."
    }
  }
  func listLine(name: String, symbols: String) -> String {
    "\(name): \(symbols)."
  }
  func listLineEmpty(name: String) -> String {
    "\(name): keine Symbole."
  }
  func listSetting(key: String, value: String) -> String {
    "\(key): \(value)."
  }
  func searchMore() -> String {
    "Es gibt mehr; --limit zeigt mehr davon."
  }
  func searchLines() -> String {
    "Den Anfang eines Namens eingeben und Enter drücken; Strg-D beendet die Suche."
  }
  func searchOpening() -> String {
    "Den Anfang eines Firmennamens oder ein Symbol eingeben. Enter wählt den ersten Treffer, eine Zahl und Enter einen anderen; Escape beendet die Suche."
  }
  func searchEnter(company: String) -> String {
    "Enter wählt \(company)"
  }
  func searchThereAreMore() -> String {
    "Es gibt mehr."
  }
  func searchNothing(text: String) -> String {
    "Nichts beginnt mit \(self.quoted(text))."
  }
  func configNothing() -> String {
    "Es ist nichts eingestellt. Alle Einstellungen zeigt audiograph config -v."
  }
  func configSet(key: String, value: String, path: String) -> String {
    "\(key): \(value), in der Datei \(self.quoted(path))."
  }
  func configUnset(key: String, path: String) -> String {
    "\(key): nicht mehr gesetzt, in der Datei \(self.quoted(path))."
  }
  func configWasNotSet(key: String, path: String) -> String {
    "\(key): nicht gesetzt, in der Datei \(self.quoted(path))."
  }
  func configReadable(path: String) -> String {
    "Andere Benutzer dieses Rechners können \(self.quoted(path)) lesen. Abhilfe: chmod 600 und der Dateiname."
  }
  func configVisibleKey() -> String {
    "Andere Benutzer dieses Rechners können einen Schlüssel in der Befehlszeile sehen. Ohne ihn wird er von der Standardeingabe gelesen."
  }
  func configOverridden(variable: String) -> String {
    "Die Variable \(variable) ist gesetzt und hat Vorrang vor der Datei."
  }
  func configSecret() -> String {
    "gesetzt"
  }
  func configLine(key: String, value: String, place: String) -> String {
    "\(key): \(value), aus: \(place)."
  }
  func configLineUnset(key: String) -> String {
    "\(key): nicht gesetzt."
  }
  func configMeaning(line: String, meaning: String, form: String) -> String {
    "\(line) \(meaning) Möglich: \(form)."
  }
  func configVariable(name: String) -> String {
    "Variable \(name)"
  }
  func configFile(path: String) -> String {
    "Datei \(self.quoted(path))"
  }
  func configCommandLine() -> String {
    "Befehlszeile"
  }
  func configTypeSecret(key: String) -> String {
    "Den Wert von \(key) eingeben und Enter drücken; er wird nicht angezeigt."
  }
  func againLine(command: String) -> String {
    "Noch einmal: \(command)"
  }
  func noteDerived(name: String, count: Int, total: Int) -> String {
    "\(name): \(count) von \(total) Zahlen abgeleitet, die in keiner Einreichung stehen."
  }
  func notePossibleSplit(name: String, date: CalendarDate, shares: String) -> String {
    "Warnung: \(name) ist vielleicht nicht um einen Split \(self.at(date)) bereinigt: Der Kurs bewegte sich, als wären aus einer Aktie \(shares) geworden."
  }
  func noteFurtherSplits(name: String, count: Int) -> String {
    switch self.plural(count) {
    case .one: "Warnung: \(name) ist vielleicht auch um den Split an \(count) weiteren Tag nicht bereinigt."
    case _: "Warnung: \(name) ist vielleicht auch um Splits an \(count) weiteren Tagen nicht bereinigt."
    }
  }
  func noteLeftOut(name: String, count: Int, compared: Int) -> String {
    switch self.plural(compared) {
    case .one: "\(name): \(self.values(count)) ausgelassen, denn nur \(compared) Zeitpunkt lässt sich vergleichen."
    case _: "\(name): \(self.values(count)) ausgelassen, denn nur \(compared) Zeitpunkte lassen sich vergleichen."
    }
  }
  func noteToldAs(name: String, form: FormName, column: String, other: String) -> String {
    switch form {
    case .scatter: "\(name): als Punktwolke beschrieben, \(self.quoted(column)) gegen \(self.quoted(other)); mit --as line zählt die Reihenfolge."
    case .box: "\(name): als Boxplot beschrieben, \(self.quoted(column)) nach \(self.quoted(other)); mit --as line zählt die Reihenfolge."
    case .band: "\(name): als Band beschrieben, \(self.quoted(column)) mit \(self.quoted(other)); --as line lässt die Grenzen weg."
    case .share: "\(name): als Anteile eines Ganzen beschrieben; --as bars nennt die Werte."
    case _: "\(name): als Heatmap beschrieben; --as line nimmt die Spalten nacheinander."
    }
  }
  func noteNoOrder(name: String) -> String {
    "\(name): die Reihenfolge der Zeilen bedeutet vielleicht nichts; --as histogram sagt, wie oft Werte vorkommen."
  }
  func noteRowsSorted(name: String, row: Int) -> String {
    "\(name): Zeilen sortiert, die ab Zeile \(row) nicht in der richtigen Reihenfolge waren."
  }
  func noteRepeatedDates(name: String, count: Int, example: CalendarDate) -> String {
    switch self.plural(count) {
    case .one: "\(name): \(count) Zeile ausgelassen, deren Datum weiter unten noch einmal steht, zum Beispiel \(self.date(example)); es gilt die letzte Zeile."
    case _: "\(name): \(count) Zeilen ausgelassen, deren Datum weiter unten noch einmal steht, zum Beispiel \(self.date(example)); es gilt die letzte Zeile."
    }
  }
  func noteTimesConverted(name: String) -> String {
    "\(name): Zeiten in UTC umgerechnet, weil sie verschiedene Zeitverschiebungen haben."
  }
  func noteEmptyRows(name: String, count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(name): \(count) leere Zeile übersprungen."
    case _: "\(name): \(count) leere Zeilen übersprungen."
    }
  }
  func noteRowsWithoutPosition(name: String, count: Int, row: Int) -> String {
    "\(name): \(self.rows(count)) ohne Position auf der x-Achse übersprungen, zuerst Zeile \(row)."
  }
  func notePreamble(name: String, count: Int) -> String {
    "\(name): \(self.rows(count)) über den Überschriften übersprungen."
  }
  func noteFooter(name: String, count: Int, row: Int) -> String {
    "\(name): \(self.rows(count)) unter den Daten übersprungen, zuerst Zeile \(row)."
  }
  func noteShortRows(name: String, count: Int, row: Int) -> String {
    switch self.plural(count) {
    case .one: "\(name): \(count) zu kurze Zeile mit fehlenden Werten aufgefüllt, zuerst Zeile \(row)."
    case _: "\(name): \(count) zu kurze Zeilen mit fehlenden Werten aufgefüllt, zuerst Zeile \(row)."
    }
  }
  func noteEncoding(name: String, encoding: String) -> String {
    "\(name): Text als \(encoding) gelesen, weil er nicht UTF-8 ist; sind Buchstaben falsch, nennt --encoding NAME die richtige Kodierung."
  }
  func noteQuotesInCells(name: String, row: Int) -> String {
    "\(name): Anführungszeichen innerhalb von Zellen als Teil des Textes gelesen, zuerst in Zeile \(row)."
  }
  func noteOneOfColumns(name: String, column: String, count: Int, others: [String]) -> String {
    "\(name): Spalte \(self.quoted(column)) gewählt, eine von \(count) Zahlenspalten; --y wählt andere: \(self.shortened(others))."
  }
  func noteHeadingsRepeated(name: String, count: Int) -> String {
    "\(name): \(self.rows(count)) übersprungen, wiederholte Überschriften."
  }
  func noteColumnsLeftOut(name: String, count: Int, columns: [String]) -> String {
    switch self.plural(count) {
    case .one: "\(name): Spalte \(self.shortened(columns)) ausgelassen."
    case _: "\(name): \(count) Spalten ausgelassen: \(self.shortened(columns))."
    }
  }
  func noteEmptySeries(name: String, count: Int, example: String) -> String {
    switch self.plural(count) {
    case .one: "\(name): eine Reihe ohne Wert ausgelassen, \(self.quoted(example))."
    case _: "\(name): \(count) Reihen ohne Wert ausgelassen, etwa \(self.quoted(example))."
    }
  }
  func noteConstantColumn(name: String, column: String, value: String) -> String {
    "\(name): Spalte \(self.quoted(column)) ausgelassen, sie ist durchgehend \(value)."
  }
  func noteNumbersAsTexts(name: String, columns: [String], option: String) -> String {
    "\(name): Spalten ausgelassen, deren Zahlen als Text gespeichert sind: \(self.shortened(columns)); \(option) liest die erste."
  }
  func noteNearlyAlongX(name: String, column: String, option: String) -> String {
    "\(name): \(self.quoted(column)) als x-Achse gelesen; \(option) liest die Tabelle andersherum."
  }
  func noteNearlyAlongRows(name: String, option: String) -> String {
    "\(name): die Zeilen als x-Achse gezählt; \(option) liest die Tabelle andersherum."
  }
  func noteNearlyGrouping(name: String, column: String, option: String) -> String {
    "\(name): Zeilen nach \(self.quoted(column)) auf Reihen verteilt; \(option) liest die Tabelle anders."
  }
  func noteNearlyOneSeries(name: String, option: String) -> String {
    "\(name): alle Zeilen als eine Reihe gelesen; \(option) verteilt sie auf Reihen."
  }
  func noteLimits(name: String, column: String, count: Int) -> String {
    "\(name): bei \(self.valuesDative(count)) von \(self.quoted(column)) wie <1 nur die Zahl verwendet."
  }
  func noteFlags(name: String, column: String, count: Int) -> String {
    "\(name): Buchstaben oder Zeichen hinter \(self.valuesDative(count)) von \(self.quoted(column)) nicht beachtet."
  }
  func noteBarsOfZeros(name: String, count: Int, row: Int) -> String {
    "\(name): \(self.rows(count)) nur aus Nullen ohne Umsatz als fehlend behandelt, zuerst Zeile \(row)."
  }
  func noteSentinel(name: String, column: String, value: String, count: Int) -> String {
    "\(name): \(value), weit entfernt vom Rest von \(self.quoted(column)), \(count) Mal als fehlend behandelt."
  }
  func noteBadCells(name: String, column: String, count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(name): \(count) Zelle von \(self.quoted(column)) ohne Zahl als fehlend behandelt."
    case _: "\(name): \(count) Zellen von \(self.quoted(column)) ohne Zahl als fehlend behandelt."
    }
  }
  func noteSeveralAtOne(name: String, points: Int, positions: Int) -> String {
    switch (self.plural(points), self.plural(positions)) {
    case (.one, .one): "\(name): \(points) Punkt teilt sich \(positions) Position auf der x-Achse; --aggregate mean fasst Punkte an derselben Position zusammen, --by teilt sie auf Reihen auf."
    case (.one, _): "\(name): \(points) Punkt teilt sich \(positions) Positionen auf der x-Achse; --aggregate mean fasst Punkte an derselben Position zusammen, --by teilt sie auf Reihen auf."
    case (_, .one): "\(name): \(points) Punkte teilen sich \(positions) Position auf der x-Achse; --aggregate mean fasst Punkte an derselben Position zusammen, --by teilt sie auf Reihen auf."
    case (_, _): "\(name): \(points) Punkte teilen sich \(positions) Positionen auf der x-Achse; --aggregate mean fasst Punkte an derselben Position zusammen, --by teilt sie auf Reihen auf."
    }
  }
  func noteTotalRow(name: String, row: String) -> String {
    "\(name): auch die letzte Zeile verwendet, \(self.quoted(row)), die Summe der anderen."
  }
  func noteThousands(name: String, column: String, example: String) -> String {
    "\(name): Komma in \(self.quoted(example)) von \(self.quoted(column)) als Tausendertrennzeichen gelesen; für ein Dezimalkomma --decimal comma verwenden."
  }
  func noteTableInField(name: String, path: String) -> String {
    "\(name): Tabelle in \(self.quoted(path)) gelesen; --field wählt eine andere."
  }
  func noteLinesWithoutMatch(name: String, count: Int) -> String {
    "\(name): \(self.rows(count)) ohne Treffer übersprungen."
  }
  func noteSearchesBrokenOff(name: String, count: Int, line: Int) -> String {
    "\(name): \(self.rows(count)) übersprungen, zuerst Zeile \(line), weil die Suche nach dem Muster zu lange dauerte."
  }
  func noteIncomplete(name: String, isFirst: Bool, interval: Interval, days: String) -> String {
    switch (isFirst, interval) {
    case (true, .day): "\(name): Der erste Tag ist unvollständig, mit Punkten nur \(days)."
    case (true, .week): "\(name): Die erste Woche ist unvollständig, mit Punkten nur \(days)."
    case (true, .month): "\(name): Der erste Monat ist unvollständig, mit Punkten nur \(days)."
    case (true, .quarter): "\(name): Das erste Quartal ist unvollständig, mit Punkten nur \(days)."
    case (false, .day): "\(name): Der letzte Tag ist unvollständig, mit Punkten nur \(days)."
    case (false, .week): "\(name): Die letzte Woche ist unvollständig, mit Punkten nur \(days)."
    case (false, .month): "\(name): Der letzte Monat ist unvollständig, mit Punkten nur \(days)."
    case (false, .quarter): "\(name): Das letzte Quartal ist unvollständig, mit Punkten nur \(days)."
    }
  }
  func noteOnDay(day: CalendarDate) -> String {
    self.at(day)
  }
  func noteFromTo(first: CalendarDate, last: CalendarDate) -> String {
    "vom \(self.date(first)) bis zum \(self.date(last))"
  }
  func guessStored(name: String, values: String, rows: Int) -> String {
    "\(name): gespeichert, \(values) als Werte, \(self.rows(rows))."
  }
  func guessWideYears(name: String, form: String, headings: String, rows: Int) -> String {
    "\(name): gelesen als \(form), die Überschriften \(headings) als x-Achse, jede Zeile ein Jahr, \(self.rows(rows))."
  }
  func guessWideSeries(name: String, form: String, headings: String, by: String, rows: Int) -> String {
    "\(name): gelesen als \(form), die Überschriften \(headings) als x-Achse, jede Zeile eine Reihe mit dem Namen aus \(by), \(self.rows(rows))."
  }
  func guessTable(name: String, form: String, x: String, xCount: Int, values: String, valueCount: Int, by: String, rows: Int) -> String {
    let along = self.along(xCount, columns: x)
    let taken = self.taken(valueCount, columns: values)
    return switch by {
    case "": "\(name): gelesen als \(form), \(along), \(taken), \(self.rows(rows))."
    case _: "\(name): gelesen als \(form), \(along), \(taken), eine Reihe je \(by), \(self.rows(rows))."
    }
  }
  func guessRows(name: String, records: Int, parts: String) -> String {
    "\(name): Zeilen: \(records) insgesamt, \(parts)."
  }
  func guessRowPart(part: RowPart, count: Int) -> String {
    switch part {
    case .data: "\(count) mit Daten"
    case .headings: "\(count) mit Überschriften"
    case .preamble: "\(count) über den Überschriften"
    case .comments: "\(count) mit Kommentaren"
    case .blank: "\(count) leer"
    case .notes: "\(count) unter den Daten"
    case .skipped: "\(count) ausgelassen"
    }
  }
  func guessForm(format: String, cells: CellMark, mark: String, isPrices: Bool, hasDecimalCommas: Bool, hasHeadings: Bool) -> String {
    let written = self.written(format, cells: cells, mark: mark)
    return switch (isPrices, hasDecimalCommas, hasHeadings) {
    case (true, true, true): "Kursdatei in \(written) und Dezimalkommas"
    case (true, true, false): "Kursdatei in \(written) und Dezimalkommas, ohne Überschriften"
    case (true, false, true): "Kursdatei in \(written)"
    case (true, false, false): "Kursdatei in \(written), ohne Überschriften"
    case (false, true, true): "\(written) und Dezimalkommas"
    case (false, true, false): "\(written) und Dezimalkommas, ohne Überschriften"
    case (false, false, true): "\(written)"
    case (false, false, false): "\(written), ohne Überschriften"
    }
  }
  func columnsOf(name: String) -> String {
    "\(name):"
  }
  func columnsStored(name: String) -> String {
    "\(name): gespeichert."
  }
  func columnsRead(name: String, form: String, isRecord: Bool, row: Int) -> String {
    switch isRecord {
    case true: "\(name): gelesen als \(form), die ersten Daten in Datensatz \(row)."
    case false: "\(name): gelesen als \(form), die ersten Daten in Zeile \(row)."
    }
  }
  func columnsContent(content: ColumnSummary.Content) -> String {
    switch content {
    case .dates: "Datumsangaben"
    case .numbers: "Zahlen"
    case .text: "Text"
    case .empty: "leer"
    }
  }
  func columnsRole(role: ColumnSummary.Role) -> String {
    switch role {
    case .x: "als x-Achse"
    case .y: "als Werte"
    case .by: "als Namen der Reihen"
    }
  }
  func batchUnreadableRemedy() -> String {
    "Ein Manifest angeben: CSV mit den Spalten source und output oder einen JSON-Datensatz je Zeile."
  }
  func batchUnknownKey(line: Int, name: String) -> String {
    "Zeile \(line) des Manifests hat \(self.quoted(name)); das ist keine Option einer Zeile."
  }
  func batchUnknownKeyRemedy() -> String {
    "source, output oder eine Option verwenden, die audiograph help batch nennt."
  }
  func batchFormatOfLine(line: Int) -> String {
    "Zeile \(line) des Manifests hat „format“, das nicht je Zeile gelten kann."
  }
  func batchKeyOfWholeBatch(line: Int, name: String) -> String {
    "Zeile \(line) des Manifests hat \(self.quoted(name)), das nicht je Zeile gelten kann."
  }
  func remedyLeaveItOut() -> String {
    "Weglassen."
  }
  func batchKeyOfWholeBatchRemedy(name: String) -> String {
    "--\(name) für alle Zeilen bei audiograph batch angeben."
  }
  func batchRepeatedKey(name: String) -> String {
    "Das Manifest hat mehrere Spalten \(self.quoted(name))."
  }
  func batchRepeatedKeyRemedy() -> String {
    "Nur source, output und wiederholbare Optionen dürfen mehrere Spalten haben."
  }
  func batchMissingColumn(name: String) -> String {
    "Im Manifest fehlt die Spalte \(self.quoted(name))."
  }
  func batchMissingColumnRemedy() -> String {
    "Mit einer Zeile von Überschriften beginnen, zum Beispiel source,output."
  }
  func batchMissingValue(name: String) -> String {
    "In der Zeile fehlt \(name)."
  }
  func batchMissingValueRemedy() -> String {
    "Den Wert ergänzen oder die Zeile entfernen."
  }
  func batchNotARecord() -> String {
    "Die Zeile ist JSON, aber kein Datensatz."
  }
  func batchNotARecordRemedy() -> String {
    "Beispiel: {\"source\": \"a.csv\", \"output\": \"a.wav\"}."
  }
  func batchBadValue(key: String) -> String {
    "Ungültiger Wert für \(self.quoted(key))."
  }
  func batchBadValueRemedy() -> String {
    "Eine Zeichenkette oder eine Zahl verwenden; true oder false nur für eine Option ohne Wert."
  }
  func batchSeveralValues(key: String) -> String {
    "\(self.quoted(key)) hat eine Liste von Werten, nimmt aber nur einen."
  }
  func batchSeveralValuesRemedy() -> String {
    "Einen einzigen Wert angeben."
  }
  func batchStandardInput() -> String {
    "Eine Zeile kann nicht von der Standardeingabe lesen, die alle Zeilen teilen würden."
  }
  func batchStandardInputRemedy() -> String {
    "Eine Datei oder ein Symbol angeben."
  }
  func batchNotAFile(path: String) -> String {
    "Eine Zeile kann nicht nach \(self.quoted(path)) schreiben; das ist keine Datei."
  }
  func batchNotAFileRemedy() -> String {
    "Einen Dateinamen angeben oder audiograph export verwenden."
  }
  func batchSameOutput(lines: [String], path: String) -> String {
    "Die Zeilen \(self.joined(lines)) des Manifests schreiben beide \(self.quoted(path))."
  }
  func batchSameOutputRemedy() -> String {
    "Jeder Zeile eine eigene Ausgabe geben; es wurde nichts geschrieben."
  }
  func batchOutputIsInput(writer: Int, path: String, reader: Int) -> String {
    "Zeile \(writer) des Manifests schreibt \(self.quoted(path)), das Zeile \(reader) liest."
  }
  func batchOutputIsInputRemedy() -> String {
    "Einen anderen Namen wählen oder das Manifest auf zwei Läufe aufteilen; es wurde nichts geschrieben."
  }
  func batchOutputIsManifest(line: Int, path: String) -> String {
    "Zeile \(line) des Manifests schreibt \(self.quoted(path)), das Manifest selbst."
  }
  func remedyChooseAnotherNameNothingWasWritten() -> String {
    "Einen anderen Namen wählen; es wurde nichts geschrieben."
  }
  func batchOutputIsJournal(line: Int, path: String) -> String {
    "Zeile \(line) des Manifests schreibt \(self.quoted(path)), das Journal dieses Laufs."
  }
  func batchOutputIsResults(line: Int, path: String) -> String {
    "Zeile \(line) des Manifests schreibt \(self.quoted(path)), wohin die Ergebnisse gehen."
  }
  func batchJournalNeedsName() -> String {
    "--resume braucht ein Journal, und zu einem Manifest von der Standardeingabe gibt es keines."
  }
  func batchJournalNeedsNameRemedy() -> String {
    "--journal FILE ergänzen oder das Manifest als Datei angeben."
  }
  func batchNotAJournal(path: String) -> String {
    "Die Datei \(self.quoted(path)) ist kein Journal von audiograph batch."
  }
  func batchNotAJournalRemedy() -> String {
    "--journal einen anderen Namen geben oder die Datei wegbewegen."
  }
  func batchLongLines(path: String, count: Int) -> String {
    switch self.plural(count) {
    case .one: "Im Journal \(self.quoted(path)) ist \(count) Zeile zu lang; sie wurde übersprungen."
    case _: "Im Journal \(self.quoted(path)) sind \(count) Zeilen zu lang; sie wurden übersprungen."
    }
  }
  func batchJournalInUse(path: String) -> String {
    "Ein anderer Lauf benutzt gerade das Journal \(self.quoted(path))."
  }
  func batchJournalInUseRemedy() -> String {
    "Warten, bis er fertig ist, oder --journal einen anderen Namen geben."
  }
  func batchJournal(path: String, reason: String) -> String {
    "Das Journal \(self.quoted(path)) lässt sich nicht verwenden: \(self.reason(reason))."
  }
  func batchJournalRemedy() -> String {
    "Für --journal eine Datei in einem beschreibbaren Ordner angeben."
  }
  func chartNoPoints() -> String {
    "Es gibt nichts zu hören: Kein Punkt hat einen Wert."
  }
  func chartNoPointsRemedy() -> String {
    "Einen längeren Zeitraum wählen."
  }
  func chartNotFinite(point: Int) -> String {
    "Der Wert von Punkt \(point) ist zu groß."
  }
  func chartNotFiniteRemedy() -> String {
    "In der Quelle berichtigen."
  }
  func chartUnequalCounts(positions: Int, values: Int) -> String {
    "\(self.positions(positions)) und \(self.values(values)) passen nicht zusammen."
  }
  func chartUnequalCountsRemedy() -> String {
    "Jedem Wert eine eigene Position geben."
  }
  func rangeNotALength(text: String) -> String {
    "Ungültiger Zeitraum \(self.quoted(text)): eine Länge wie 5D, 1Y, YTD oder MAX angeben."
  }
  func rangeNoDates() -> String {
    "Ein Zeitraum oder ein Intervall braucht Datumsangaben auf der x-Achse, und es gibt keine."
  }
  func rangeNoDatesRemedy() -> String {
    "--range, --from, --to und --interval weglassen."
  }
  func rangeEndBeforeStart(end: CalendarDate, start: CalendarDate) -> String {
    "Der Zeitraum endet vor seinem Beginn: Ende \(self.date(end)), Beginn \(self.date(start))."
  }
  func rangeEndBeforeStartRemedy() -> String {
    "Für --from ein Datum vor dem von --to angeben."
  }
  func rangeNothingInRange(first: CalendarDate, last: CalendarDate) -> String {
    "Im Zeitraum liegt kein Wert: Die Daten reichen von \(self.date(first)) bis \(self.date(last))."
  }
  func remedyChooseARangeWithinTheseDates() -> String {
    "Einen Zeitraum innerhalb dieser Grenzen wählen."
  }
  func rangeNoSuchColumn(column: String) -> String {
    "Die Kurse haben keine Spalte \(self.quoted(column))."
  }
  func remedyChooseAnotherValue() -> String {
    "Einen anderen Wert für --value wählen."
  }
  func scoreSmoothingWidth(width: Double) -> String {
    "Über \(self.number(width)) Punkte lässt sich nicht glätten."
  }
  func scoreSmoothingWidthRemedy(least: Double, most: Double) -> String {
    "Eine ungerade Zahl von \(self.number(least)) bis \(self.number(most)) verwenden."
  }
  func scoreOutOfRange(quantity: ScoreError.Quantity, value: Double) -> String {
    "\(self.quantity(quantity)) \(self.number(value)) ist nicht möglich."
  }
  func scoreOutOfRangeRemedy(least: Double, most: Double) -> String {
    "Eine Zahl von \(self.number(least)) bis \(self.number(most)) verwenden."
  }
  func scoreLogarithmOf(value: Double, series: String) -> String {
    "Eine logarithmische Skala kann den Wert \(self.number(value)) von \(self.quoted(series)) nicht darstellen."
  }
  func scoreLogarithmOfRemedy() -> String {
    "--scale linear verwenden."
  }
  func scoreEmptyAxis(minimum: Double, maximum: Double) -> String {
    "Die Achse von \(self.number(minimum)) bis \(self.number(maximum)) ist leer."
  }
  func scoreEmptyAxisRemedy() -> String {
    "--minimum kleiner als den höchsten und --maximum größer als den niedrigsten Wert wählen."
  }
  func scorePitchAboveSampleRate(sampleRate: Int, high: Double) -> String {
    "Eine Abtastrate von \(sampleRate) kann \(self.number(high)) Hertz nicht wiedergeben."
  }
  func scorePitchAboveSampleRateRemedy(limit: Double) -> String {
    "Eine höhere --sample-rate wählen oder eine --pitch-range, die bei \(self.number(limit)) oder darunter endet."
  }
  func scoreTooManyTogether(count: Int) -> String {
    "Zugleich lassen sich höchstens vier Reihen unterscheiden, es sind aber \(count)."
  }
  func scoreTooManyTogetherRemedy() -> String {
    "--together weglassen oder vier auswählen."
  }
  func scoreNoBase(series: String) -> String {
    "Die Grundlinie von \(self.quoted(series)) braucht einen Wert vor dem Zeitraum, und es gibt keinen."
  }
  func scoreNoBaseRemedy() -> String {
    "--baseline first verwenden oder eine kürzere --range von Kursen."
  }
  func scoreNoCandles(series: String) -> String {
    "\(self.quoted(series)) besteht nicht aus Kerzen mit open, high, low und close, also gilt --as candles nicht."
  }
  func scoreNoCandlesRemedy() -> String {
    "--as candles weglassen oder Kurse mit diesen Spalten wählen."
  }
  func scoreNoVolume(series: String) -> String {
    "Die Kerzen von \(self.quoted(series)) haben kein Volumen, das --volume-line braucht."
  }
  func scoreNoVolumeRemedy() -> String {
    "--volume-line weglassen."
  }
  func chartTooManySeries(count: Int, limit: Int) -> String {
    "Die Tabelle hat \(count) Reihen, nacheinander sind aber höchstens \(limit) zu hören."
  }
  func chartTooManySeriesRemedyRows() -> String {
    "Mit --where Zeilen auswählen oder audiograph describe verwenden."
  }
  func figureNotASymbol(text: String) -> String {
    "\(self.quoted(text)) kann nicht das Symbol einer Firma sein."
  }
  func figureNotASymbolRemedy() -> String {
    "Das Symbol mit audiograph search und dem Firmennamen suchen."
  }
  func figureUnknownMetric(text: String, names: [String]) -> String {
    "Unbekannte Kennzahl \(self.quoted(text)): \(self.alternatives(names)) verwenden."
  }
  func figureUnknownPeriod(text: String, names: [String]) -> String {
    "Unbekannter Zeitabschnitt \(self.quoted(text)): \(self.alternatives(names)) verwenden."
  }
  func figureUnknownCompany(symbol: String) -> String {
    "Die SEC kennt das Symbol \(self.quoted(symbol)) nicht."
  }
  func figureUnknownCompanyRemedy() -> String {
    "Mit audiograph search suchen; nur Firmen, die in den Vereinigten Staaten berichten, haben Zahlen."
  }
  func figureNothingFiled(symbol: String) -> String {
    "\(self.quoted(symbol)) hat weder Umsatz noch Gewinn noch operativen Cashflow eingereicht."
  }
  func figureNothingFiledRemedy() -> String {
    "Das Symbol einer Firma wählen; Fonds haben keine solchen Zahlen."
  }
  func figureNothingStored(symbol: String) -> String {
    "Von \(self.quoted(symbol)) sind keine Zahlen gespeichert, und das Abrufen ist abgeschaltet."
  }
  func remedyLeaveOutOfflineAndUnsetThe() -> String {
    "--offline weglassen und die Einstellung offline entfernen."
  }
  func figureNoPrices(source: String, value: String) -> String {
    "\(self.quoted(source)) ist keine Kursdatei, daher gilt --value \(value) hier nicht."
  }
  func figureNoPricesRemedy() -> String {
    "--value weglassen."
  }
  func figureNotByPeriod(symbol: String, titles: String, period: CompanyFigures.Period) -> String {
    switch period {
    case .quarter: "In den Einreichungen von \(self.quoted(symbol)) fehlt je Quartal: \(titles); vorhanden ist es nur je Jahr."
    case .year: "In den Einreichungen von \(self.quoted(symbol)) fehlt je Jahr: \(titles); vorhanden ist es nur je Quartal."
    }
  }
  func figureNotByPeriodRemedy(instead: String) -> String {
    "Stattdessen \(instead) verwenden."
  }
  func figureNoneInRange(symbol: String, titles: String) -> String {
    "In dieser Zeit hat \(self.quoted(symbol)) nicht eingereicht: \(titles)."
  }
  func figureNoneInRangeRemedy(options: [String]) -> String {
    "\(self.joined(options)) weglassen."
  }
  func figureNoFigures(symbol: String, titles: String) -> String {
    "In den Einreichungen von \(self.quoted(symbol)) fehlt: \(titles)."
  }
  func figureNoFiguresRemedy(symbol: String) -> String {
    "Was eingereicht wurde, sagt audiograph fundamentals \(symbol)."
  }
  func importSeveralFilesAs(symbol: String) -> String {
    "Mehrere Dateien können nicht alle die Kurse von \(self.quoted(symbol)) enthalten."
  }
  func importSeveralFilesAsRemedy() -> String {
    "Einzeln importieren oder --as weglassen, damit die Dateinamen die Symbole sind."
  }
  func importBadSymbol(text: String) -> String {
    "\(self.quoted(text)) kann kein Symbol sein."
  }
  func importNoSymbol(name: String) -> String {
    "Der Name \(self.quoted(name)) kann kein Symbol sein."
  }
  func importNoSymbolRemedy() -> String {
    "Mit --as ein Symbol angeben."
  }
  func importNotDates(name: String) -> String {
    "\(self.quoted(name)) hat keine Spalte mit Datumsangaben."
  }
  func importNotDatesRemedy() -> String {
    "Eine Datei mit einer Datumsspalte angeben."
  }
  func importNotDays(name: String, example: String) -> String {
    "Die Datumsangaben in \(self.quoted(name)) nennen keine Tage, zum Beispiel \(self.quoted(example))."
  }
  func importNotDaysRemedy() -> String {
    "Eine Datei mit einem Kurs je Tag angeben."
  }
  func readNotFound(file: String) -> String {
    "Es gibt keine Datei \(self.quoted(file))."
  }
  func readNotFoundRemedy() -> String {
    "Den Namen prüfen oder für ein Symbol --symbol verwenden."
  }
  func readIsDirectory(file: String) -> String {
    "Die Quelle \(self.quoted(file)) ist ein Ordner."
  }
  func remedyGiveThePathOfAFile() -> String {
    "Den Pfad einer Datei darin angeben."
  }
  func readUnreadable(file: String, reason: String) -> String {
    "Die Datei \(self.quoted(file)) lässt sich nicht lesen: \(self.reason(reason))."
  }
  func remedyCheckItsPermissionsOrGiveAnother() -> String {
    "Die Zugriffsrechte prüfen oder eine andere Datei angeben."
  }
  func readCannotKeep(file: String, folder: String, reason: String) -> String {
    "Die Daten von \(self.quoted(file)) müssen zweimal gelesen werden, lassen sich aber weder im Arbeitsspeicher noch in \(self.quoted(folder)) zwischenspeichern: \(self.reason(reason))."
  }
  func readCannotKeepRemedy() -> String {
    "Eine Datei angeben oder TMPDIR auf einen Ordner mit genug Platz setzen."
  }
  func readEmpty(file: String) -> String {
    "Die Quelle \(self.quoted(file)) ist leer."
  }
  func remedyGiveAFileWithRowsOf() -> String {
    "Eine Datei mit Zeilen von Zahlen angeben."
  }
  func readNoRows(file: String) -> String {
    "Die Quelle \(self.quoted(file)) hat Überschriften, aber keine Zeilen."
  }
  func readTooLarge(file: String, limit: Int) -> String {
    "Die Quelle \(self.quoted(file)) muss ganz in den Arbeitsspeicher und ist größer als \(self.bytes(limit))."
  }
  func readTooLargeRemedy() -> String {
    "Einen Teil davon angeben."
  }
  func readOutOfMemory(file: String) -> String {
    "Für \(self.quoted(file)) reicht der Arbeitsspeicher nicht."
  }
  func readOutOfMemoryRemedy() -> String {
    "Einen Teil davon angeben oder andere Programme schließen."
  }
  func readBadRegex(pattern: String) -> String {
    "Ungültiger regulärer Ausdruck \(self.quoted(pattern))."
  }
  func readBadRegexRemedy() -> String {
    "Beispiel: --regex '([0-9.]+) ms'."
  }
  func readMissingPatternLibrary(name: String) -> String {
    "--regex ist nicht möglich, weil die Bibliothek \(name) nicht installiert ist."
  }
  func readMissingPatternLibraryRemedy() -> String {
    "PCRE2 installieren (apt install libpcre2-8-0, dnf install pcre2 oder pacman -S pcre2)."
  }
  func readUnknownEncoding(name: String) -> String {
    "Es gibt keine Zeichenkodierung \(self.quoted(name))."
  }
  func readUnknownEncodingRemedy() -> String {
    "Einen Namen wie windows-1250, koi8-r oder shift-jis verwenden; iconv -l nennt alle."
  }
  func readNotInEncoding(file: String, name: String) -> String {
    "Die Datei \(self.quoted(file)) ist kein Text in \(name)."
  }
  func readNotInEncodingRemedy() -> String {
    "Eine andere Kodierung nennen oder --encoding weglassen."
  }
  func readWebAddress(address: String) -> String {
    "\(self.quoted(address)) ist eine Webadresse und keine Datei."
  }
  func readWebAddressRemedy() -> String {
    "Sie mit https:// beginnen und --file weglassen."
  }
  func readNothingMatches(file: String, pattern: String) -> String {
    "Keine Zeile von \(self.quoted(file)) passt zum Muster \(self.quoted(pattern))."
  }
  func readNothingMatchesRemedy() -> String {
    "Das Muster mit grep -P an einer der Zeilen prüfen."
  }
  func readEverySearchBrokenOff(file: String, line: Int) -> String {
    "In \(self.quoted(file)) wurde nichts gefunden, und in Zeile \(line) dauerte die Suche nach dem Muster zu lange."
  }
  func readEverySearchBrokenOffRemedy() -> String {
    "Das Muster ohne Wiederholungen von Wiederholungen wie (a+)+ schreiben."
  }
  func readNulByte(row: Int, file: String) -> String {
    "Zeile \(row) von \(self.quoted(file)) enthält ein NUL-Byte."
  }
  func readNulByteRemedy() -> String {
    "Eine Textdatei angeben, zum Beispiel CSV oder JSON."
  }
  func readNoHeader(file: String, line: Int) -> String {
    "Keine Zeile von \(self.quoted(file)) beginnt in Zeile \(line), die --header nennt."
  }
  func readNoHeaderRemedy() -> String {
    "Die Zeile angeben, in der die Überschriften beginnen, ab 1 gezählt."
  }
  func readCellTooLong(row: Int, file: String, limit: Int) -> String {
    "Eine Zelle in Zeile \(row) von \(self.quoted(file)) ist länger als \(self.bytes(limit))."
  }
  func readCellTooLongRemedy() -> String {
    "Die Anführungszeichen dort prüfen oder die Zelle kürzen."
  }
  func readRowTooLong(row: Int, file: String, limit: Int) -> String {
    "Zeile \(row) von \(self.quoted(file)) ist länger als \(self.bytes(limit))."
  }
  func readRowTooLongRemedy() -> String {
    "Die Anführungszeichen und Zeilenenden dort prüfen."
  }
  func readUnterminatedQuote(row: Int, file: String) -> String {
    "Das Anführungszeichen in Zeile \(row) von \(self.quoted(file)) wird nie geschlossen."
  }
  func remedyCloseItOrDoubleItIf() -> String {
    "Schließen oder, wenn es zum Text gehört, verdoppeln."
  }
  func readTextAfterQuote(row: Int, file: String) -> String {
    "Zeile \(row) von \(self.quoted(file)) hat Text hinter einem schließenden Anführungszeichen."
  }
  func readTextAfterQuoteRemedy() -> String {
    "Das Anführungszeichen verdoppeln, wenn es zum Text gehört."
  }
  func readRaggedRow(row: Int, file: String, found: Int, expected: Int) -> String {
    "Zeile \(row) von \(self.quoted(file)) hat \(self.cells(found)), die erste aber \(expected)."
  }
  func readRaggedRowRemedy() -> String {
    "Die Zeile berichtigen oder eine Zelle, die das Trennzeichen enthält, in Anführungszeichen setzen."
  }
  func readBadDelimiter(character: String) -> String {
    "Ungültiges Trennzeichen \(self.quoted(character))."
  }
  func readBadDelimiterRemedy() -> String {
    "Für --delimiter comma, semicolon, tab oder ein anderes ASCII-Zeichen verwenden."
  }
  func readUnknownColumn(file: String, column: String) -> String {
    "Die Quelle \(self.quoted(file)) hat keine Spalte \(self.quoted(column))."
  }
  func readUnknownColumnRemedyUnnamed() -> String {
    "Die Spalten zeigt --list-columns."
  }
  func readUnknownColumnRemedy(headings: [String]) -> String {
    "Die Spalten sind \(self.shortened(headings))."
  }
  func readAmbiguousColumn(file: String, count: Int, name: String) -> String {
    "Die Quelle \(self.quoted(file)) hat \(count) Spalten mit dem Namen \(self.quoted(name))."
  }
  func readAmbiguousColumnRemedy(numbers: [String]) -> String {
    "\(self.alternatives(numbers)) verwenden."
  }
  func readNoNumericColumn(file: String) -> String {
    "Die Quelle \(self.quoted(file)) hat keine Spalte mit Zahlen."
  }
  func readNoNumericColumnRemedyAlone() -> String {
    "Eine Datei mit Zahlen angeben."
  }
  func readNoNumericColumnRemedy(headings: [String]) -> String {
    "Die Spalten mit --list-columns ansehen: \(self.shortened(headings))."
  }
  func readOnlyCodes(file: String, headings: [String]) -> String {
    "Die Zahlen in \(self.quoted(file)) zählen, datieren oder benennen nur die Zeilen: \(self.shortened(headings))."
  }
  func readOnlyCodesRemedy() -> String {
    "Eine Datei mit Zahlen angeben, die etwas messen."
  }
  func readMatrix(file: String, count: Int) -> String {
    "Die Quelle \(self.quoted(file)) ist eine Matrix aus \(count) Zeilen und Spalten mit denselben Namen, kein Diagramm."
  }
  func readMatrixRemedy() -> String {
    "Eine Tabelle mit einer Spalte von Werten angeben."
  }
  func readSingleRow(file: String, count: Int, headings: [String]) -> String {
    switch self.plural(count) {
    case .one: "Die Quelle \(self.quoted(file)) hat eine einzige Zeile mit \(count) Zahl und ist kein Diagramm: \(self.shortened(headings))."
    case _: "Die Quelle \(self.quoted(file)) hat eine einzige Zeile mit \(count) Zahlen und ist kein Diagramm: \(self.shortened(headings))."
    }
  }
  func readSingleRowRemedy() -> String {
    "Eine Datei mit einer Zeile pro Zahl angeben."
  }
  func readNoSuchRows(value: String, column: String, file: String) -> String {
    "\(self.quoted(value)) passt nicht zu genau einem Wert in der Spalte \(self.quoted(column)) von \(self.quoted(file))."
  }
  func readUnknownGroup(name: String, file: String) -> String {
    "\(self.quoted(name)) passt nicht zu genau einer Reihe von \(self.quoted(file))."
  }
  func readNoGroups(file: String, name: String) -> String {
    "Die Tabelle \(self.quoted(file)) hat nur eine Reihe, daher gilt --only \(self.quoted(name)) hier nicht."
  }
  func readNoGroupsRemedy() -> String {
    "Mit --by in Reihen aufteilen oder --only weglassen."
  }
  func kindTooFew(form: String, needed: Int, found: Int) -> String {
    switch self.plural(found) {
    case .one: "--as \(form) braucht mindestens \(needed) Werte, es gibt aber nur \(found)."
    case _: "--as \(form) braucht mindestens \(needed) Werte, es gibt aber nur \(found)."
    }
  }
  func kindTooFewRemedy(form: String) -> String {
    switch form {
    case "share": "--as bars nennt sie."
    case _: "--as line nimmt sie der Reihe nach."
    }
  }
  func kindAllEqual(form: String, value: String) -> String {
    "Alle Werte sind \(value), daher hat --as \(form) nichts zu sagen."
  }
  func kindAllEqualRemedy() -> String {
    "--as histogram zählt sie."
  }
  func kindNegative(name: String, value: String) -> String {
    "\(self.quoted(name)) ist \(value), doch ein Teil eines Ganzen kann nicht unter 0 liegen."
  }
  func kindNegativeRemedy() -> String {
    "--as bars nennt die Werte."
  }
  func kindTooManyBins(allowed: Int) -> String {
    "Diese Breite ergibt mehr als \(allowed) Klassen."
  }
  func kindTooManyBinsRemedy() -> String {
    "Mit --bins width:W eine größere Breite wählen oder mit --bins die Zahl der Klassen."
  }
  func kindTooManyGroups(found: Int, allowed: Int) -> String {
    "Es gibt \(found) Gruppen, aber höchstens \(allowed) lassen sich unterscheiden."
  }
  func kindTooManyGroupsRemedy() -> String {
    "Mit --by andere Gruppen wählen oder mit --where einige weglassen."
  }
  func kindRepeatedCell(row: String, column: String) -> String {
    "Zwei Zeilen haben \(self.quoted(row)) und \(self.quoted(column))."
  }
  func kindRepeatedCellRemedy() -> String {
    "Die Namen mit --x und --by so wählen, dass jedes Paar einmal vorkommt."
  }
  func kindMissing(form: String, need: FormError.Need) -> String {
    switch need {
    case .numbers: "--as \(form) braucht eine Spalte mit Zahlen, und die Tabelle hat keine mehr."
    case .secondNumbers: "--as \(form) braucht zwei Spalten mit Zahlen, und die Tabelle hat nur eine."
    case .bounds: "Die Überschriften nennen keine untere und obere Grenze."
    case .names: "--as \(form) braucht eine Spalte mit Namen, und die Tabelle hat keine."
    case .rowNames: "Ein Raster mit --x braucht auch die Spalte, die seine Zeilen benennt."
    case .grid: "--as \(form) braucht mindestens 2 Zeilen und 2 Spalten mit Zahlen."
    }
  }
  func kindMissingRemedy(need: FormError.Need) -> String {
    switch need {
    case .bounds: "Mit --band LOWER,UPPER nennen oder mit --error die Spalte mit dem Fehlermaß."
    case .rowNames: "Mit --by nennen."
    case .grid: "--as line nennt die Werte."
    case _: "--list-columns zeigt, was es gibt."
    }
  }
  func kindNotHere(form: String, place: String) -> String {
    "\(place) kennt --as \(form) nicht."
  }
  func kindNotHereRemedy() -> String {
    "Mit describe, play oder export verwenden, oder --as line."
  }
  func readNoValues(column: String, file: String) -> String {
    "In der Spalte \(self.quoted(column)) von \(self.quoted(file)) fehlen alle Werte."
  }
  func readNoValuesRemedy() -> String {
    "Die Werte ergänzen."
  }
  func readNotANumber(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) ist keine Zahl."
  }
  func readTextNotANumber(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) ist als Text gespeichert, nicht als Zahl."
  }
  func readListInCell(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) ist eine Liste, keine Zahl."
  }
  func readListInCellRemedy() -> String {
    "In jede Zelle eine Zahl schreiben."
  }
  func readAmbiguousComma(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): Das Komma in \(self.quoted(text)) kann ein Dezimalkomma sein oder Tausender trennen."
  }
  func readAmbiguousCommaRemedy() -> String {
    "Das Komma weglassen oder vier Nachkommastellen schreiben, wie 1,2340."
  }
  func readAmbiguousPoint(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): Der Punkt in \(self.quoted(text)) kann ein Dezimalpunkt sein oder Tausender trennen."
  }
  func readAmbiguousPointRemedy() -> String {
    "Den Punkt weglassen oder vier Nachkommastellen schreiben, wie 1.2340."
  }
  func readNotFinite(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) ist als Zahl zu groß."
  }
  func remedyCorrectItOrLeaveItEmpty() -> String {
    "Berichtigen oder die Zelle für einen fehlenden Wert leer lassen."
  }
  func readNotAPriceFile(file: String, value: String) -> String {
    "\(self.quoted(file)) ist keine Kursdatei, daher gilt --value \(value) hier nicht."
  }
  func readNotAPriceFileRemedy() -> String {
    "Stattdessen mit --y eine Spalte wählen."
  }
  func readPriceColumnMissing(file: String, column: String, value: String) -> String {
    "Die Kursdatei \(self.quoted(file)) hat keine Spalte \(self.quoted(column)), die --value \(value) braucht."
  }
  func readEmptyPosition(place: CellLocation) -> String {
    "\(self.cell(place)) ist leer."
  }
  func remedyFillItInOrRemoveTheRow() -> String {
    "Ausfüllen oder die Zeile entfernen."
  }
  func readMissingPosition(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) ist ein fehlender Wert."
  }
  func readNotAPosition(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) ist keine Zahl, die eine Position sein kann."
  }
  func remedyCorrectItOrRemoveTheRow() -> String {
    "Berichtigen oder die Zeile entfernen."
  }
  func readMixedPrecision(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) ist genauer oder weniger genau als die Datumsangaben darüber."
  }
  func readMixedPrecisionRemedy() -> String {
    "Alle Datumsangaben gleich schreiben, zum Beispiel 2020-12-31."
  }
  func readNotADate(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) ist kein Datum."
  }
  func readAmbiguousDates(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) kann mit dem Tag oder mit dem Monat beginnen."
  }
  func readMixedDateOrder(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) hat Tag und Monat in anderer Reihenfolge als die Datumsangaben darüber."
  }
  func readMixedOffsets(place: CellLocation, text: String) -> String {
    "\(self.cell(place)) ist \(self.quoted(text)), aber nur ein Teil der Zeiten nennt den Abstand zu UTC."
  }
  func readMixedOffsetsRemedy() -> String {
    "Bei allen Zeiten den Abstand zu UTC angeben oder bei keiner."
  }
  func readBadDateFormat(text: String) -> String {
    "Ungültiges Datumsformat \(self.quoted(text))."
  }
  func readBadDateFormatRemedy() -> String {
    "Beispiele: %d.%m.%Y oder %Y-%m-%d %H:%M."
  }
  func readNoDatesInFormat(file: String, format: String) -> String {
    "Keine Spalte von \(self.quoted(file)) hat Datumsangaben im Format \(self.quoted(format))."
  }
  func readNoDatesInFormatRemedy() -> String {
    "Die Spalten mit --list-columns ansehen."
  }
  func readBadJSON(file: String, fault: JSONFault, line: Int, column: Int) -> String {
    "Die Datei \(self.quoted(file)) ist kein gültiges JSON: \(self.fault(fault)) in Zeile \(line), Spalte \(column)."
  }
  func remedyCorrectItThere() -> String {
    "Dort berichtigen."
  }
  func readFieldNotFound(path: String, file: String, part: String) -> String {
    "Den Pfad \(self.quoted(path)) gibt es in \(self.quoted(file)) nicht: \(self.quoted(part)) fehlt."
  }
  func readFieldNotFoundRemedy() -> String {
    "--field weglassen oder eine andere Stelle nennen."
  }
  func readFieldNeedsJSON(file: String) -> String {
    "Die Datei \(self.quoted(file)) ist kein JSON, daher gilt --field hier nicht."
  }
  func readNotATable(file: String, shape: JSONShape) -> String {
    "Die Daten in \(self.quoted(file)) sind \(self.shape(shape)), keine Liste und keine Spalten von Zahlen."
  }
  func readNotATableRemedy() -> String {
    "Eine Liste von Zahlen, Paaren oder Datensätzen angeben."
  }
  func readNotATableRemedyKeys(keys: [String]) -> String {
    "Eine Liste von Zahlen, Paaren oder Datensätzen angeben; es gibt \(self.shortened(keys))."
  }
  func readNoRecords(file: String) -> String {
    "Die Quelle \(self.quoted(file)) enthält keine Datensätze."
  }
  func readNoRecordsRemedy() -> String {
    "Eine Liste von Zahlen angeben."
  }
  func readEmptyRecords(file: String) -> String {
    "Die Datensätze von \(self.quoted(file)) sind leer."
  }
  func readEmptyRecordsRemedy() -> String {
    "Datensätze angeben, die Zahlen enthalten."
  }
  func readNotAPair(row: Int, file: String, count: Int) -> String {
    switch self.plural(count) {
    case .one: "Datensatz \(row) von \(self.quoted(file)) ist eine Liste aus \(count) Wert, kein Paar."
    case _: "Datensatz \(row) von \(self.quoted(file)) ist eine Liste aus \(count) Werten, kein Paar."
    }
  }
  func readNotAPairRemedy() -> String {
    "Paare [x, y], Datensätze oder eine Liste von Zahlen angeben."
  }
  func readJsonNumberTooLarge(line: Int, column: Int, file: String, text: String) -> String {
    "Zeile \(line), Spalte \(column) von \(self.quoted(file)): \(self.quoted(text)) ist als Zahl zu groß."
  }
  func readJsonNumberTooLargeRemedy() -> String {
    "Berichtigen oder für einen fehlenden Wert null schreiben."
  }
  func readJsonWord(line: Int, column: Int, file: String, text: String) -> String {
    "Zeile \(line), Spalte \(column) von \(self.quoted(file)): \(self.quoted(text)) ist kein gültiges JSON."
  }
  func readJsonWordRemedy() -> String {
    "Für einen fehlenden Wert null schreiben."
  }
  func readMixedShapes(row: Int, file: String, found: JSONShape, expected: JSONShape) -> String {
    "Datensatz \(row) von \(self.quoted(file)) ist \(self.shape(found)), der erste aber \(self.shape(expected))."
  }
  func readMixedShapesRemedy() -> String {
    "Datensätze einer einzigen Art angeben."
  }
  func readUnequalColumns(file: String, column: String, count: Int, other: String, otherCount: Int) -> String {
    "In \(self.quoted(file)) hat \(self.quoted(column)) \(self.values(count)), \(self.quoted(other)) aber \(otherCount)."
  }
  func readUnequalColumnsRemedy() -> String {
    "Gleich lange Spalten angeben."
  }
  func readNestedValue(row: Int, file: String, column: String) -> String {
    "Datensatz \(row) von \(self.quoted(file)): \(self.quoted(column)) ist eine Liste oder ein Datensatz, keine Zahl."
  }
  func readNestedValueRemedy() -> String {
    "Dort eine Zahl angeben."
  }
  func readUnequalLists(row: Int, file: String, found: Int, expected: Int) -> String {
    "Datensatz \(row) von \(self.quoted(file)) ist eine Liste mit \(self.valuesDative(found)), der erste hat aber \(expected)."
  }
  func readUnequalListsRemedy() -> String {
    "Gleich lange Listen angeben."
  }
  func readSeveralTables(file: String) -> String {
    "Die Quelle \(self.quoted(file)) enthält mehrere Tabellen."
  }
  func readSeveralTablesRemedy(fields: [String]) -> String {
    "Eine davon angeben: \(self.shortened(fields))."
  }
  func readTooManyColumns(file: String, limit: Int) -> String {
    "Die Tabelle in \(self.quoted(file)) hat mehr als \(limit) Spalten."
  }
  func readTooManyColumnsRemedy() -> String {
    "Eine Tabelle mit weniger Spalten angeben."
  }
  func readSparseRecords(file: String) -> String {
    "Die Datensätze von \(self.quoted(file)) haben zu wenige Namen gemeinsam für eine Tabelle."
  }
  func readSparseRecordsRemedy() -> String {
    "Datensätze mit denselben Namen angeben."
  }
  func readJsonTooLarge(file: String, limit: Int) -> String {
    "Die Werte in \(self.quoted(file)) würden mehr als \(limit) Megabyte Arbeitsspeicher brauchen."
  }
  func readJsonTooLargeRemedy() -> String {
    "Die Werte als CSV angeben oder als NDJSON mit einem Datensatz je Zeile."
  }
  func readNone() -> String {
    "Es gibt keine."
  }
  func readChoices(names: [String]) -> String {
    "Vorhanden: \(self.shortened(names))."
  }
  func readDateFormatsNone() -> String {
    "Beispiel für eine Datumsangabe: 2020-12-31 10:00:00.25."
  }
  func remedyUseOneOf(words: [String]) -> String {
    "\(self.alternatives(words)) verwenden."
  }
  func providerUnknownSymbol(name: String, symbol: String) -> String {
    "\(name) kennt das Symbol \(self.quoted(symbol)) nicht."
  }
  func providerUnknownSymbolRemedy() -> String {
    "Mit audiograph search suchen oder mit --provider einen anderen Anbieter fragen."
  }
  func providerNoData(name: String, symbol: String) -> String {
    "\(name) hat zu \(self.quoted(symbol)) keine Daten für die gewünschte Zeit."
  }
  func providerNoDataRemedy() -> String {
    "Eine längere --range wählen oder mit --provider einen anderen Anbieter fragen."
  }
  func providerNotOffered(name: String, what: String) -> String {
    "\(name) bietet das nicht an: \(what)."
  }
  func providerNotOfferedRemedy() -> String {
    "Mit --provider einen anderen Anbieter fragen."
  }
  func providerKeyMissing(name: String) -> String {
    "\(name) verlangt einen Schlüssel."
  }
  func providerKeyMissingRemedy(command: String) -> String {
    "Einen setzen mit: \(command)."
  }
  func providerKeyRefused(name: String) -> String {
    "\(name) hat den Schlüssel abgelehnt oder verlangt einen."
  }
  func providerKeyRefusedRemedy(command: String) -> String {
    "Den richtigen setzen mit \(command) oder mit --provider einen anderen Anbieter fragen."
  }
  func providerContactMissing(name: String) -> String {
    "\(name) verlangt eine Kontaktadresse."
  }
  func providerContactMissingRemedy(setting: String) -> String {
    "audiograph config set \(setting) und die eigene E-Mail-Adresse eingeben."
  }
  func providerTooManyRequests(name: String, waitingTime: String) -> String {
    "\(name) hat zu viele Anfragen bekommen und antwortet erst in \(waitingTime) wieder."
  }
  func providerTooManyRequestsRemedy() -> String {
    "So lange warten oder mit --offline gespeicherte Daten verwenden."
  }
  func providerTooManyRequestsLater(name: String) -> String {
    "\(name) hat zu viele Anfragen bekommen und antwortet erst später wieder."
  }
  func providerTooManyRequestsLaterRemedy() -> String {
    "Eine Weile warten oder mit --offline gespeicherte Daten verwenden."
  }
  func providerFailed(name: String, status: Int) -> String {
    "\(name) meldet einen Fehler, HTTP-Status \(status)."
  }
  func providerRejected(name: String, status: Int) -> String {
    "\(name) hat die Anfrage abgelehnt, HTTP-Status \(status)."
  }
  func providerRejectedContact(setting: String) -> String {
    "\(setting) prüfen oder es später noch einmal versuchen."
  }
  func providerWebPageOfStooq() -> String {
    "Stooq hat eine Webseite geschickt, an der nur Browser vorbeikommen, mit oder ohne Schlüssel."
  }
  func providerWebPageOfStooqRemedy() -> String {
    "Die Datei mit einem Browser herunterladen und mit audiograph import einlesen oder mit --provider einen anderen Anbieter fragen."
  }
  func providerWebPage(name: String) -> String {
    "\(name) hat eine Webseite statt Daten geschickt."
  }
  func providerWebPageRemedyKey(setting: String) -> String {
    "\(setting) und den Schlüssel prüfen oder sich im Netzwerk anmelden."
  }
  func providerWebPageRemedy(setting: String) -> String {
    "\(setting) prüfen oder sich im Netzwerk anmelden."
  }
  func providerOtherType(name: String, type: String) -> String {
    "\(name) hat Daten vom falschen Typ \(self.quoted(type)) geschickt."
  }
  func providerOtherTypeRemedy(setting: String) -> String {
    "\(setting) prüfen oder es später noch einmal versuchen."
  }
  func providerMalformed(provider: String, what: String) -> String {
    "Die Antwort des Anbieters \(provider) ist nicht lesbar: \(what)."
  }
  func providerUnexpected(provider: String, what: String) -> String {
    "Die Antwort des Anbieters \(provider) ist nicht verwendbar: \(what)."
  }
  func providerSaid(name: String, words: String) -> String {
    "\(name) hat geantwortet: \(self.quoted(words))."
  }
  func providerSaidRemedy() -> String {
    "Den Hinweis befolgen oder mit --provider einen anderen Anbieter fragen."
  }
  func remedyAskAnotherProviderOrUseOffline() -> String {
    "Mit --provider einen anderen Anbieter fragen oder mit --offline gespeicherte Daten verwenden."
  }
  func remedyTryAgainLaterOrUseOffline() -> String {
    "Später noch einmal versuchen oder mit --offline gespeicherte Daten verwenden."
  }
  func httpProgramMissing(program: String, name: String) -> String {
    "Das Programm \(self.quoted(program)), das \(name) abfragt, ist nicht installiert."
  }
  func httpProgramMissingRemedy() -> String {
    "Installieren (apt install curl, dnf install curl oder pacman -S curl) oder --offline verwenden."
  }
  func httpCannotStart(name: String, reason: String) -> String {
    "curl, das \(name) abfragt, lässt sich nicht starten: \(self.reason(reason))."
  }
  func httpCannotStartRemedy() -> String {
    "Die Zugriffsrechte von curl prüfen oder --offline verwenden."
  }
  func httpBadAddress(text: String, name: String) -> String {
    "Ungültige Adresse \(self.quoted(text)) für \(name)."
  }
  func httpBadAddressRemedy(address: String) -> String {
    "Für \(address) eine setzen, die mit https beginnt, auf diesem Rechner auch mit http."
  }
  func httpCannotResolve(host: String, name: String) -> String {
    "Der Server \(self.quoted(host)) (\(name)) wurde nicht gefunden."
  }
  func remedyCheckYourNetworkOrUseOffline() -> String {
    "Das Netzwerk prüfen oder mit --offline gespeicherte Daten verwenden."
  }
  func httpCannotConnect(host: String, name: String) -> String {
    "Keine Verbindung zum Server \(self.quoted(host)) (\(name))."
  }
  func httpInsecure(host: String, name: String) -> String {
    "Keine sichere Verbindung zum Server \(self.quoted(host)) (\(name))."
  }
  func httpInsecureRemedy() -> String {
    "Uhr und Zertifikate dieses Rechners prüfen oder --offline verwenden."
  }
  func httpEnded(name: String) -> String {
    "Die Anfrage an \(name) wurde abgebrochen."
  }
  func httpTimedOut(host: String, name: String, seconds: Double) -> String {
    "Der Server \(self.quoted(host)) (\(name)) brauchte länger als \(self.seconds(seconds))."
  }
  func httpTooLarge(host: String, name: String, limit: Int) -> String {
    "Der Server \(self.quoted(host)) (\(name)) hat mehr als \(self.bytes(limit)) geschickt."
  }
  func httpTooLargeRemedy(address: String) -> String {
    "\(address) prüfen oder mit --provider einen anderen Anbieter fragen."
  }
  func httpBadRedirect(host: String, name: String) -> String {
    "Der Server \(self.quoted(host)) (\(name)) leitet an eine unzulässige Adresse weiter."
  }
  func httpTooManyRedirections(host: String, name: String, limit: Int) -> String {
    "Der Server \(self.quoted(host)) (\(name)) leitet mehr als \(limit)-mal weiter."
  }
  func httpMalformed(host: String, name: String) -> String {
    "Der Server \(self.quoted(host)) (\(name)) hat mit etwas geantwortet, das kein gültiges HTTP ist."
  }
  func httpBrokenOff(host: String, name: String) -> String {
    "Die Verbindung zum Server \(self.quoted(host)) (\(name)) ist abgebrochen."
  }
  func httpBrokenOffRemedy() -> String {
    "Noch einmal versuchen oder mit --offline gespeicherte Daten verwenden."
  }
  func httpFailed(host: String, name: String, code: Int) -> String {
    "Die Anfrage an den Server \(self.quoted(host)) (\(name)) ist fehlgeschlagen: curl endete mit dem Status \(code)."
  }
  func httpFailedRemedy() -> String {
    "Den Status in man curl nachschlagen oder mit --offline gespeicherte Daten verwenden."
  }
  func playbackMissingLibraryRemedy(exportLine: String) -> String {
    "ALSA, die Audiobibliothek von Linux, installieren (apt install alsa-utils, dnf install alsa-lib oder pacman -S alsa-lib), oder den Klang in eine Datei schreiben: \(exportLine)"
  }
  func playbackNoSuchDeviceRemedy(exportLine: String) -> String {
    "Die Geräte zeigt audiograph devices; den Klang in eine Datei schreiben: \(exportLine)"
  }
  func deviceNoneFound() -> String {
    "Es wurde kein Audiogerät gefunden."
  }
  func deviceNoneFoundRemedy() -> String {
    "Eines anschließen oder einrichten oder den Klang mit audiograph export in eine Datei schreiben."
  }
  func deviceNoSuchDevice(device: String) -> String {
    "Es gibt kein Audiogerät \(self.quoted(device))."
  }
  func deviceBusy(device: String) -> String {
    "Ein anderes Programm benutzt gerade das Audiogerät \(self.quoted(device))."
  }
  func deviceNotPermitted(device: String) -> String {
    "Für das Audiogerät \(self.quoted(device)) fehlt die Berechtigung."
  }
  func deviceServerUnreachable(device: String) -> String {
    "Der Soundserver des Geräts \(self.quoted(device)) antwortet nicht."
  }
  func deviceUnsupportedConfiguration(device: String) -> String {
    "Das Audiogerät \(self.quoted(device)) kann diese Art von Klang nicht abspielen."
  }
  func deviceUnsupportedRate(device: String, sampleRate: Int, nearest: Int) -> String {
    "Das Audiogerät \(self.quoted(device)) kann nicht mit \(sampleRate) Hertz abspielen, aber mit \(nearest)."
  }
  func deviceStalled(device: String, seconds: Double) -> String {
    "Das Audiogerät \(self.quoted(device)) nimmt seit \(self.secondsDative(seconds)) keinen Klang an."
  }
  func deviceMissingLibrary(name: String) -> String {
    "Abspielen ist nicht möglich: Die Bibliothek \(name) fehlt."
  }
  func deviceMissingLibraryRemedy() -> String {
    "ALSA, die Audiobibliothek von Linux, installieren (apt install alsa-utils, dnf install alsa-lib oder pacman -S alsa-lib)."
  }
  func deviceSystem(device: String, reason: String) -> String {
    "Auf dem Audiogerät \(self.quoted(device)) ist kein Abspielen möglich: \(self.reason(reason))."
  }
  func deviceListing() -> String {
    "Die Geräte zeigt audiograph devices."
  }
  func speechNoVoice() -> String {
    "Sprechen ist nicht möglich, weil speech-dispatcher nicht läuft und espeak-ng nicht installiert ist. Das eine starten oder das andere installieren (apt install espeak-ng, dnf install espeak-ng oder pacman -S espeak-ng)."
  }
  func speechNoSound(status: Int) -> String {
    "Sprechen ist nicht möglich, weil espeak-ng mit dem Exit-Status \(status) endete. Den Grund zeigt espeak-ng hello."
  }
  func speechDevice(name: String) -> String {
    "Auf dem Audiogerät \(self.quoted(name)) ist kein Sprechen möglich. Die Geräte zeigt audiograph devices."
  }
  func speechNotResponding() -> String {
    "Sprechen ist nicht möglich, weil speech-dispatcher oder das Audiogerät nicht antwortet. Neu starten oder --speak weglassen."
  }
  func fileSpeechNoProgram() -> String {
    "Sprache in einer Audiodatei ist nicht möglich, weil espeak-ng nicht installiert ist."
  }
  func fileSpeechNoProgramRemedy() -> String {
    "espeak-ng installieren (apt install espeak-ng, dnf install espeak-ng oder pacman -S espeak-ng), oder --speak und --narrate weglassen."
  }
  func fileSpeechNoSound(status: Int) -> String {
    "Sprache in einer Audiodatei ist nicht möglich, weil espeak-ng mit dem Exit-Status \(status) endete."
  }
  func fileSpeechNoSoundRemedy() -> String {
    "Den Grund zeigt espeak-ng test; sonst --speak und --narrate weglassen."
  }
  func fileSpeechCannotStart(reason: String) -> String {
    "Sprache in einer Audiodatei ist nicht möglich, weil sich espeak-ng nicht starten lässt: \(self.reason(reason))."
  }
  func fileSpeechSilent() -> String {
    "Sprache in einer Audiodatei ist nicht möglich, weil espeak-ng keinen Ton lieferte."
  }
  func fileSpeechMissingLibrary(name: String) -> String {
    "Sprache in einer Audiodatei ist nicht möglich, weil die Bibliothek \(name) nicht installiert ist."
  }
  func fileSpeechMissingLibraryRemedy() -> String {
    "libsamplerate installieren (apt install libsamplerate0, dnf install libsamplerate oder pacman -S libsamplerate), oder --sample-rate 22050 verwenden, die Rate von espeak-ng."
  }
  func fileSpeechResampling(code: Int) -> String {
    "Sprache in einer Audiodatei ist nicht möglich, weil libsamplerate den Fehler \(code) meldet."
  }
  func fileSpeechResamplingRemedy() -> String {
    "--sample-rate 22050 verwenden, die Rate von espeak-ng."
  }
  func againNothing() -> String {
    "Es gibt noch nichts zu wiederholen."
  }
  func againNothingRemedy() -> String {
    "Erst ein Diagramm abspielen, beschreiben oder exportieren, wie mit audiograph play nile."
  }
  func againStandardInput() -> String {
    "Der letzte Befehl las die Standardeingabe, die sich nicht noch einmal lesen lässt."
  }
  func againStandardInputRemedy() -> String {
    "Die Daten in eine Datei schreiben und diese nennen."
  }
  func againUnusable(path: String) -> String {
    "Die Datei \(self.quoted(path)) enthält keinen Befehl, der sich wiederholen lässt."
  }
  func againUnusableRemedy() -> String {
    "Ein Diagramm abspielen, beschreiben oder exportieren; das ersetzt sie."
  }
  func againNoFolder() -> String {
    "Es gibt keinen Ordner für den letzten Befehl, weil weder HOME noch XDG_STATE_HOME gesetzt ist."
  }
  func againNoFolderRemedy() -> String {
    "Eine der Variablen setzen."
  }
  func soundFileUnsupportedRate(kind: String, rate: Int) -> String {
    "In einer .\(kind)-Datei ist die Abtastrate \(rate) nicht möglich."
  }
  func soundFileUnsupportedRateRemedy(allowed: String) -> String {
    "Möglich: \(allowed)."
  }
  func soundFileNoDepth(kind: String) -> String {
    "Bei einer .\(kind)-Datei lässt sich keine Bittiefe wählen."
  }
  func soundFileNoDepthRemedy() -> String {
    "--bits weglassen."
  }
  func soundFileUnsupportedDepth(kind: String, depth: String) -> String {
    "In einer .\(kind)-Datei ist die Bittiefe \(depth) nicht möglich."
  }
  func soundFileUnsupportedDepthRemedy(allowed: [String]) -> String {
    "\(self.alternatives(allowed)) verwenden."
  }
  func soundFileTooLong(frameCount: Int) -> String {
    "Ein Klang aus \(self.frames(frameCount)) ist zu lang für eine Datei."
  }
  func remedyChooseAShorterDuration() -> String {
    "Eine kürzere --duration wählen."
  }
  func soundFileEncoding(kind: String, reason: String) -> String {
    "Die .\(kind)-Datei lässt sich nicht schreiben: \(self.reason(reason))."
  }
  func remedyChooseAnotherFormat() -> String {
    "Ein anderes Format wählen."
  }
  func soundFileMissingLibrary(kind: String, name: String) -> String {
    "Die .\(kind)-Datei lässt sich nicht schreiben: Die Bibliothek \(name) fehlt."
  }
  func soundFileMissingLibraryRemedy() -> String {
    "libsndfile installieren (apt install libsndfile1, dnf install libsndfile oder pacman -S libsndfile), oder eine .wav-Datei schreiben, die keine Bibliothek braucht."
  }
  func soundFileIncomplete(written: Int, frameCount: Int, kind: String) -> String {
    "Nur \(written) von \(frameCount) Frames kamen in der .\(kind)-Datei an."
  }
  func sampleRatesAll() -> String {
    "eine Rate von 8000 bis 192000"
  }
  func sampleRatesMultiples() -> String {
    "eine Rate bis 65535 oder ein Vielfaches von zehn darüber"
  }
  func outputInvalidPath(path: String) -> String {
    "Ungültiger Dateiname \(self.quoted(path))."
  }
  func remedyChooseAnotherName() -> String {
    "Einen anderen Namen wählen."
  }
  func outputIsFolder(path: String) -> String {
    "Die Ausgabe \(self.quoted(path)) ist ein Ordner."
  }
  func outputIsFolderRemedy() -> String {
    "Den Namen einer Datei darin angeben."
  }
  func outputNoSuchFolder(path: String, folder: String) -> String {
    "\(self.quoted(path)) lässt sich nicht schreiben: Es gibt keinen Ordner \(self.quoted(folder))."
  }
  func outputNoSuchFolderRemedy() -> String {
    "Zuerst den Ordner anlegen oder einen anderen Namen wählen."
  }
  func outputFolderTakesNoFiles(path: String, folder: String) -> String {
    "\(self.quoted(path)) lässt sich nicht schreiben: In \(self.quoted(folder)) kann keine Datei angelegt werden."
  }
  func outputNotAFolder(path: String, folder: String) -> String {
    "\(self.quoted(path)) lässt sich nicht schreiben: \(self.quoted(folder)) ist kein Ordner."
  }
  func outputNotPermitted(target: String) -> String {
    "Zum Schreiben fehlt die Berechtigung: \(target)."
  }
  func outputNotPermittedRemedy() -> String {
    "Einen anderen Namen wählen oder sich die Berechtigung geben lassen."
  }
  func outputReadOnlyFileSystem(path: String) -> String {
    "Der Datenträger von \(self.quoted(path)) ist schreibgeschützt."
  }
  func remedyWriteToAnotherPlace() -> String {
    "An einen anderen Ort schreiben."
  }
  func outputNoSpace(target: String) -> String {
    "Der Platz reicht nicht für: \(target)."
  }
  func outputNoSpaceRemedy() -> String {
    "Platz schaffen oder an einen anderen Ort schreiben."
  }
  func outputTooLarge(path: String) -> String {
    "Die Datei \(self.quoted(path)) würde zu groß."
  }
  func outputNameTooLong(path: String) -> String {
    "Der Dateiname \(self.quoted(path)) ist zu lang."
  }
  func outputNameTooLongRemedy() -> String {
    "Einen kürzeren Namen wählen."
  }
  func outputLinkLoop(path: String) -> String {
    "Die symbolischen Links bei \(self.quoted(path)) bilden einen Kreis."
  }
  func outputOfAnotherUser(path: String, file: String) -> String {
    "Die Ausgabe \(self.quoted(path)) führt über \(self.quoted(file)), das jemand anders in einen Ordner gelegt hat, in den alle schreiben dürfen."
  }
  func outputExists(path: String) -> String {
    "Die Datei \(self.quoted(path)) gibt es schon."
  }
  func outputExistsRemedy() -> String {
    "Einen anderen Namen wählen oder --no-clobber weglassen."
  }
  func outputSystem(target: String, reason: String) -> String {
    "Schreiben ist nicht möglich, \(target): \(self.reason(reason))."
  }
  func rebaseNoDates(series: String) -> String {
    "Eine prozentuale Veränderung braucht Datumsangaben auf der x-Achse, und \(self.quoted(series)) hat keine."
  }
  func rebaseNoDatesRemedy() -> String {
    "Für Diagramme ohne Datumsangaben play verwenden."
  }
  func rebaseNotAscending(series: String, date: CalendarDate) -> String {
    "Die Datumsangaben von \(self.quoted(series)) sind nicht aufsteigend: \(self.date(date))."
  }
  func rebaseNotAscendingRemedy() -> String {
    "Jedem Datum genau eine Zeile geben."
  }
  func rebaseUnequalPrecision(series: String, precision: DatePrecision, other: String, otherPrecision: DatePrecision) -> String {
    "Die Datumsangaben von \(self.quoted(series)) sind \(self.kinds(precision)), die von \(self.quoted(other)) aber \(self.kinds(otherPrecision))."
  }
  func rebaseUnequalPrecisionRemedy() -> String {
    "Reihen mit derselben Art von Datumsangaben vergleichen."
  }
  func rebaseUnequalClocks(series: String, other: String) -> String {
    "Die Zeiten von \(self.quoted(series)) und \(self.quoted(other)) liegen in verschiedenen Zeitzonen."
  }
  func rebaseUnequalClocksRemedy() -> String {
    "Beide in einer Zeitzone angeben."
  }
  func rebaseNoCommonDate(series: [String]) -> String {
    "Zu keinem Zeitpunkt haben alle Reihen einen Wert: \(self.shortened(series))."
  }
  func remedyChooseSeriesThatOverlap() -> String {
    "Reihen wählen, die sich überschneiden."
  }
  func rebaseOneCommonDate(series: [String]) -> String {
    "Nur zu einem Zeitpunkt haben alle Reihen einen Wert: \(self.shortened(series))."
  }
  func rebaseOneDateInRange(date: CalendarDate) -> String {
    "Nur zu einem Zeitpunkt im Zeitraum, \(self.date(date)), haben alle Reihen einen Wert."
  }
  func rebaseOneDateInRangeRemedy() -> String {
    "Einen längeren Zeitraum wählen."
  }
  func rebaseOneInterval(interval: Interval) -> String {
    switch interval {
    case .day: "Alle verglichenen Werte liegen an einem Tag."
    case .week: "Alle verglichenen Werte liegen in einer Woche."
    case .month: "Alle verglichenen Werte liegen in einem Monat."
    case .quarter: "Alle verglichenen Werte liegen in einem Quartal."
    }
  }
  func rebaseOneIntervalRemedy() -> String {
    "Einen längeren Zeitraum oder ein kürzeres --interval wählen."
  }
  func rebaseRange(first: CalendarDate, last: CalendarDate) -> String {
    "Zu keinem Zeitpunkt im Zeitraum haben alle Reihen einen Wert: Gemeinsame Werte reichen von \(self.date(first)) bis \(self.date(last))."
  }
  func rebaseStartNotPositive(value: Double, series: String, date: CalendarDate) -> String {
    "Prozentuale Veränderung kann nicht bei \(self.number(value)) beginnen, dem Wert von \(self.quoted(series)) am ersten verglichenen Datum, \(self.date(date))."
  }
  func rebaseStartNotPositiveRemedy() -> String {
    "Mit --from bei einem Wert über 0 beginnen oder die Reihe weglassen."
  }
  func rebaseChangeTooLarge(series: String, date: CalendarDate) -> String {
    "Die Veränderung von \(self.quoted(series)) bis \(self.date(date)) ist als Zahl zu groß."
  }
  func rebaseChangeTooLargeRemedy() -> String {
    "Mit --from an einem anderen Datum beginnen oder die Reihe weglassen."
  }
  func refusedSeveral(choice: String) -> String {
    "\(choice) verwenden."
  }
  func refusedIgnoreBad() -> String {
    "Berichtigen oder mit --ignore-bad solche Zellen auslassen."
  }
  func refusedMissing(choice: String) -> String {
    "Berichtigen oder mit \(choice) als fehlend behandeln."
  }
  func refusedX(choice: String) -> String {
    "Berichtigen oder eine andere Spalte als x-Achse wählen, zum Beispiel \(choice)."
  }
  func refusedYAnyway(choice: String) -> String {
    "Trotzdem eine Spalte mit Zahlen wählen, zum Beispiel \(choice)."
  }
  func refusedY(choice: String) -> String {
    "Berichtigen oder eine andere Spalte wählen, zum Beispiel \(choice)."
  }
  func searchNothingFound(text: String) -> String {
    "Kein Symbol, kein Firmenname und kein Wort darin beginnt mit \(self.quoted(text))."
  }
  func searchNothingFoundRemedy() -> String {
    "Weniger Buchstaben oder ein anderes Wort des Namens eingeben."
  }
  func searchNoSymbol(text: String) -> String {
    "Kein Symbol beginnt mit \(self.quoted(text))."
  }
  func searchNoSymbolRemedy() -> String {
    "--symbols weglassen, um auch Namen zu durchsuchen."
  }
  func exploreStandardInput() -> String {
    "Das Diagramm kann nicht von der Standardeingabe kommen, denn von dort kommen die Tasten."
  }
  func exploreStandardInputRemedy() -> String {
    "Die Daten zuerst in einer Datei speichern."
  }
  func exploreSilence(problem: String) -> String {
    "Warnung: \(problem) Es erscheint nur Text."
  }
  func settingsBadVariable(value: String, name: String, form: String) -> String {
    "Ungültiger Wert \(self.quoted(value)) für die Variable \(name); möglich: \(form)."
  }
  func settingsBadValueInFile(value: String, key: String, path: String, form: String) -> String {
    "Ungültiger Wert \(self.quoted(value)) für die Einstellung \(key) in \(self.quoted(path)); möglich: \(form)."
  }
  func settingsBadValue(value: String, key: String, form: String) -> String {
    "Ungültiger Wert \(self.quoted(value)) für die Einstellung \(key); möglich: \(form)."
  }
  func settingsBlocked(key: String, path: String, name: String) -> String {
    "Die Einstellung \(key) passt nicht in \(self.quoted(path)), wo \(self.quoted(name)) etwas anderes ist."
  }
  func settingsBlockedRemedy(name: String) -> String {
    "\(self.quoted(name)) aus der Datei entfernen."
  }
  func settingsNoFolder() -> String {
    "Es gibt keinen Ordner für Einstellungen, weil weder HOME noch XDG_CONFIG_HOME gesetzt ist."
  }
  func settingsNoFolderRemedy() -> String {
    "Eine der Variablen setzen oder mit --config eine Datei nennen."
  }
  func settingsRelativeFolder(name: String) -> String {
    "Die Variable \(name) wird ignoriert, weil sie kein absoluter Pfad ist."
  }
  func settingsUnset(key: String) -> String {
    "Die Einstellung \(key) ist nicht gesetzt."
  }
  func settingsUnsetRemedy(key: String, isSecret: Bool) -> String {
    switch isSecret {
    case true: "Setzen mit audiograph config set \(key)."
    case false: "Setzen mit audiograph config set \(key) VALUE."
    }
  }
  func settingsConflict(settings: [String], count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "Auch die Einstellung \(self.joined(settings)) gilt hier."
    case _: "Auch die Einstellungen \(self.joined(settings)) gelten hier."
    }
  }
  func formSeconds(least: Double, most: Double) -> String {
    "eine Zahl von Sekunden zwischen \(self.number(least)) und \(self.number(most))"
  }
  func formPath() -> String {
    "der Pfad einer Datei"
  }
  func formAddress() -> String {
    "eine Adresse, die mit https beginnt, auf diesem Rechner auch mit http"
  }
  func formSecret() -> String {
    "ein Schlüssel"
  }
  func formContact() -> String {
    "eine E-Mail-Adresse, keine Webadresse"
  }
  func formKeys() -> String {
    "Zeichen und Namen von Tasten wie left, mit Leerzeichen dazwischen"
  }
  func formProgram() -> String {
    "ein Programm und seine Argumente, mit Leerzeichen dazwischen"
  }
  func formDevice() -> String {
    "der Name eines Audiogeräts"
  }
  func formText() -> String {
    "ein Text in einer Zeile"
  }
  func settingsFileNotFound(path: String) -> String {
    "Es gibt keine Einstellungsdatei \(self.quoted(path))."
  }
  func settingsFileNotFoundRemedy() -> String {
    "Den Namen prüfen oder --config weglassen."
  }
  func settingsFileIsFolder(path: String) -> String {
    "Die Einstellungsdatei \(self.quoted(path)) ist ein Ordner."
  }
  func settingsFileUnreadable(path: String, reason: String) -> String {
    "Die Einstellungsdatei \(self.quoted(path)) lässt sich nicht lesen: \(self.reason(reason))."
  }
  func settingsFileUnreadableRemedy() -> String {
    "Die Zugriffsrechte prüfen oder mit --config eine andere nennen."
  }
  func settingsFileTooLarge(path: String) -> String {
    "Die Einstellungsdatei \(self.quoted(path)) ist zu groß."
  }
  func settingsFileTooLargeRemedy() -> String {
    "Mit --config eine andere nennen."
  }
  func settingsFileMalformed(path: String, fault: JSONFault, line: Int, column: Int) -> String {
    "Die Einstellungsdatei \(self.quoted(path)) ist kein gültiges JSON: \(self.fault(fault)) in Zeile \(line), Spalte \(column)."
  }
  func settingsFileNotARecord(path: String, shape: JSONShape) -> String {
    "Die Einstellungsdatei \(self.quoted(path)) enthält \(self.shape(shape)), keinen Datensatz."
  }
  func settingsFileNotARecordRemedy() -> String {
    "Einstellungen so schreiben: {\"words\": \"speech\"}."
  }
  func settingsUnknownNames(path: String, names: [String]) -> String {
    "Die Einstellungsdatei \(self.quoted(path)) hat Namen, die keine Einstellungen sind: \(self.shortened(names))."
  }
  func sourceUnknownSymbol(symbol: String) -> String {
    "Es gibt keine Kurse von \(self.quoted(symbol))."
  }
  func sourceUnknownSymbolSamples(all: [String]) -> String {
    "Eines der Beispiele \(self.joined(all)) verwenden oder den Pfad einer Datei angeben, zum Beispiel ./prices.csv."
  }
  func sourceUnknownSymbolNear(near: [String]) -> String {
    "Ist \(self.alternatives(near)) gemeint? Für eine Datei den Pfad angeben, zum Beispiel ./prices.csv."
  }
  func sourceNearName(text: String) -> String {
    "\(self.quoted(text)) ist kein Beispiel, und keine Liste oder Datei hier heißt so."
  }
  func sourceNearNameRemedy(near: String, text: String) -> String {
    "Ist \(near) gemeint? Mit --symbol wird nach Kursen von \(self.quoted(text)) gefragt."
  }
  func sourceNotASymbol(text: String) -> String {
    "\(self.quoted(text)) ist weder eine Datei noch ein Symbol."
  }
  func sourceNotASymbolRemedy() -> String {
    "Den Pfad einer Datei angeben, zum Beispiel ./prices.csv, oder ein Symbol wie AAPL."
  }
  func sourceSeveralCompanies(text: String) -> String {
    "Die Namen mehrerer Firmen beginnen mit \(self.quoted(text))."
  }
  func sourceSeveralCompaniesRemedy(companies: [String]) -> String {
    "Eines eingeben: \(self.alternatives(companies))."
  }
  func sourceNothingStored(symbol: String) -> String {
    "Von \(self.quoted(symbol)) sind keine Kurse gespeichert, und das Abrufen ist abgeschaltet."
  }
  func sourceNothingStoredRemedy() -> String {
    "Zum Abrufen --offline weglassen und die Einstellung offline entfernen oder eine Datei angeben."
  }
  func sourceNothingStoredNear(near: [String]) -> String {
    "Ist \(self.alternatives(near)) gemeint? Sonst --offline weglassen und die Einstellung offline entfernen."
  }
  func sourceLatestOffline(symbol: String) -> String {
    "Der neueste Kurs von \(self.quoted(symbol)) muss abgerufen werden, und das Abrufen ist abgeschaltet."
  }
  func sourceLatestOfflineRemedy() -> String {
    "--offline weglassen und die Einstellung offline entfernen oder mit last nach dem letzten gespeicherten Kurs fragen."
  }
  func sourceNoSamples(symbol: String, folders: String) -> String {
    "Die Beispieldaten für \(self.quoted(symbol)) sind nicht in \(self.quoted(folders))."
  }
  func sourceNoSamplesRemedy() -> String {
    "AUDIOGRAPH_SAMPLES auf ihren Ordner setzen oder den Pfad einer Datei angeben, zum Beispiel ./prices.csv."
  }
  func consoleCannotWriteRemedy() -> String {
    "An einen anderen Ort umleiten."
  }
  func storeCannotOpen(path: String, reason: String) -> String {
    "Der Kursspeicher \(self.quoted(path)) lässt sich nicht öffnen: \(self.reason(reason))."
  }
  func storeCannotOpenRemedy() -> String {
    "Den Ordner prüfen oder mit --store eine andere Datei nennen."
  }
  func storeDamagedReadOnly(path: String) -> String {
    "Der Kursspeicher \(self.quoted(path)) ist beschädigt."
  }
  func storeDamagedReadOnlyRemedy() -> String {
    "Ein Befehl, der ihn schreiben darf, legt ihn beiseite, zum Beispiel audiograph update."
  }
  func storeDamaged(path: String, reason: String) -> String {
    "Der Kursspeicher \(self.quoted(path)) ist beschädigt und lässt sich nicht beiseitelegen: \(self.reason(reason))."
  }
  func storeDamagedRemedy() -> String {
    "Ihn selbst wegbewegen oder mit --store eine andere Datei nennen."
  }
  func storeFoundDamagedAndMoved(path: String, copy: String) -> String {
    "Der Kursspeicher \(self.quoted(path)) erwies sich als beschädigt und liegt jetzt in \(self.quoted(copy))."
  }
  func remedyRunTheCommandAgainItStarts() -> String {
    "Den Befehl noch einmal ausführen; er beginnt mit einem leeren Kursspeicher."
  }
  func storeFoundDamaged(path: String) -> String {
    "Der Kursspeicher \(self.quoted(path)) erwies sich als beschädigt."
  }
  func storeForeign(path: String) -> String {
    "Die Datei \(self.quoted(path)) ist kein Kursspeicher von audiograph."
  }
  func storeForeignRemedy() -> String {
    "Mit --store eine andere Datei nennen."
  }
  func storeTooNew(path: String) -> String {
    "Der Kursspeicher \(self.quoted(path)) stammt von einer neueren Version von audiograph."
  }
  func storeTooNewRemedy() -> String {
    "Diese Version verwenden oder mit --store eine andere Datei nennen."
  }
  func storeChangedMeanwhile() -> String {
    "Die neuen Kurse wurden nicht gespeichert, weil inzwischen andere aus einer anderen Quelle in den Kursspeicher kamen."
  }
  func storeChangedMeanwhileRemedy() -> String {
    "Den Befehl noch einmal ausführen, um sie zu ersetzen."
  }
  func storeBusy(path: String) -> String {
    "Ein anderes Programm benutzt den Kursspeicher \(self.quoted(path)) seit mehr als 10 Sekunden."
  }
  func storeBusyRemedy() -> String {
    "Noch einmal versuchen, wenn es fertig ist."
  }
  func storeDiskFull(path: String) -> String {
    "Für den Kursspeicher \(self.quoted(path)) reicht der Platz nicht."
  }
  func storeDiskFullRemedy() -> String {
    "Platz schaffen oder mit --store eine Datei auf einem anderen Datenträger nennen."
  }
  func storeReadOnly(path: String) -> String {
    "Der Kursspeicher \(self.quoted(path)) ist schreibgeschützt."
  }
  func storeReadOnlyRemedy() -> String {
    "Die Zugriffsrechte der Datei und ihres Ordners prüfen oder mit --store eine andere Datei nennen."
  }
  func storeMissingLibrary(path: String, library: String) -> String {
    "Der Kursspeicher \(self.quoted(path)) lässt sich nicht öffnen: Die Bibliothek \(library) fehlt."
  }
  func storeMissingLibraryRemedy() -> String {
    "SQLite installieren (apt install libsqlite3-0, dnf install sqlite-libs oder pacman -S sqlite)."
  }
  func storeOldLibrary(path: String, needed: String, found: String) -> String {
    "Der Kursspeicher \(self.quoted(path)) lässt sich nicht öffnen: Er braucht SQLite \(needed), installiert ist Version \(found)."
  }
  func storeOldLibraryRemedy() -> String {
    "Ein neueres SQLite installieren, oder audiograph als Wheel oder Tarball, die ihr eigenes mitbringen."
  }
  func storeFailed(path: String, reason: String) -> String {
    "Der Kursspeicher \(self.quoted(path)) lässt sich nicht verwenden: \(self.reason(reason))."
  }
  func storeFailedRemedy() -> String {
    "Noch einmal versuchen oder mit --store eine andere Datei nennen."
  }
  func symbolListNotFound(path: String) -> String {
    "Es gibt keine Datei \(self.quoted(path))."
  }
  func symbolListNotFoundRemedy() -> String {
    "Den Namen prüfen."
  }
  func symbolListUnreadable(path: String, reason: String) -> String {
    "Die Datei \(self.quoted(path)) lässt sich nicht lesen: \(self.reason(reason))."
  }
  func symbolListEmpty(path: String) -> String {
    "Die Liste \(self.quoted(path)) ist leer."
  }
  func symbolListEmptyRemedy() -> String {
    "Eine Datei mit den Überschriften Symbol und Name angeben."
  }
  func symbolListMissingColumn(path: String, heading: String) -> String {
    "Die Liste \(self.quoted(path)) hat keine Spalte \(self.quoted(heading))."
  }
  func symbolListMissingColumnRemedy() -> String {
    "Eine Datei angeben, deren erste Zeile die Überschriften Symbol und Name hat."
  }
  func symbolListRaggedRow(row: Int, path: String, found: Int, expected: Int) -> String {
    "Zeile \(row) von \(self.quoted(path)) hat \(self.cells(found)), die erste aber \(expected)."
  }
  func symbolListRaggedRowRemedy() -> String {
    "Die Zeile berichtigen; Namen mit Kommas brauchen Anführungszeichen."
  }
  func symbolListBadSymbol(row: Int, path: String, text: String) -> String {
    "Zeile \(row) von \(self.quoted(path)): \(self.quoted(text)) kann kein Symbol sein."
  }
  func symbolListMissingName(row: Int, path: String) -> String {
    "In Zeile \(row) von \(self.quoted(path)) fehlt der Name."
  }
  func symbolListMissingNameRemedy() -> String {
    "Ihn ergänzen oder die Zeile entfernen."
  }
  func symbolListUnterminatedQuote(row: Int, path: String) -> String {
    "Das Anführungszeichen in Zeile \(row) von \(self.quoted(path)) wird nie geschlossen."
  }
  func symbolListNotText(row: Int, path: String) -> String {
    "Zeile \(row) von \(self.quoted(path)) ist kein Text in UTF-8."
  }
  func symbolListNotTextRemedy() -> String {
    "Die Datei mit iconv umwandeln."
  }
  func updateOffline() -> String {
    "Es wurde nichts aktualisiert, weil das Abrufen abgeschaltet ist."
  }
  func updateUnchecked(symbol: String) -> String {
    "\(symbol): Die neuen Tage überschneiden sich nicht mit den gespeicherten, daher würde ein Split dazwischen nicht bemerkt."
  }
  func updateMissing(symbol: String, first: CalendarDate, last: CalendarDate) -> String {
    "\(symbol): Die Tage von \(self.date(first)) bis \(self.date(last)) fehlen."
  }
  func usageUnknownCommand(name: String) -> String {
    "Unbekannter Befehl \(self.quoted(name))."
  }
  func usageUnknownCommandRemedy(names: [String]) -> String {
    "\(self.alternatives(names)) verwenden."
  }
  func usageUnknownOptionOf(name: String, command: String) -> String {
    "Unbekannte Option \(self.quoted(name)) für audiograph \(command)."
  }
  func usageUnknownOptionOfRemedy(command: String) -> String {
    "Die Optionen zeigt audiograph help \(command)."
  }
  func usageUnknownOption(name: String) -> String {
    "Unbekannte Option \(self.quoted(name))."
  }
  func usageUnknownOptionRemedy() -> String {
    "Die Befehle zeigt audiograph help."
  }
  func usageAmbiguousOption(name: String) -> String {
    "Die Option \(self.quoted(name)) ist mehrdeutig."
  }
  func usageAmbiguousOptionRemedy(candidates: [String]) -> String {
    "\(self.alternatives(candidates)) verwenden."
  }
  func usageMissingValue(option: String) -> String {
    "Die Option \(option) braucht einen Wert."
  }
  func usageMissingValueRemedy(option: String, placeholder: String) -> String {
    "\(option) \(placeholder) eingeben."
  }
  func usageUnexpectedValue(option: String, value: String) -> String {
    "Die Option \(option) nimmt keinen Wert, angegeben war aber \(self.quoted(value))."
  }
  func usageUnexpectedValueRemedy(option: String) -> String {
    "Nur \(option) eingeben."
  }
  func usageUnknownWord(value: String, option: String, words: [String]) -> String {
    "Ungültiger Wert \(self.quoted(value)) für \(option): \(self.alternatives(words)) verwenden."
  }
  func usageMalformedValue(value: String, option: String, form: String) -> String {
    "Ungültiger Wert \(self.quoted(value)) für \(option); möglich: \(form)."
  }
  func usageContradiction(first: String, second: String) -> String {
    "\(first) und \(second) schließen sich aus."
  }
  func remedyLeaveOneOfThemOut() -> String {
    "Eines von beiden weglassen."
  }
  func usageMissingOperand(placeholder: String, command: String) -> String {
    "Für audiograph \(command) fehlt \(placeholder)."
  }
  func usageMissingOperandRemedy(example: String) -> String {
    "Beispiel: \(example)"
  }
  func usageTooManyOperands(extra: String, command: String) -> String {
    "Unerwartetes Argument \(self.quoted(extra)) für audiograph \(command)."
  }
  func usageTooManyOperandsRemedyHelp() -> String {
    "Weglassen oder audiograph help eingeben."
  }
  func usageRangeAsOperand(extra: String) -> String {
    "--range \(extra) eingeben."
  }
  func usageTooManyOperandsRemedy(command: String) -> String {
    "Weglassen oder audiograph help \(command) eingeben."
  }
  func usageUnknownOperand(word: String, command: String, words: [String]) -> String {
    "Ungültiges Argument \(self.quoted(word)) für audiograph \(command): \(self.alternatives(words)) verwenden."
  }
  func usageEmptySource() -> String {
    "Eine Quelle ist leer."
  }
  func usageEmptySourceRemedy() -> String {
    "Eine Datei, ein Symbol oder - für die Standardeingabe angeben."
  }
  func usageRangeAsSource(length: String) -> String {
    "\(self.quoted(length)) ist ein Zeitraum, keine Quelle."
  }
  func usageRangeAsSourceRemedy(length: String) -> String {
    "--range \(length) eingeben oder, wenn es ein Symbol ist, --symbol ergänzen."
  }
  func usageComparisonOfOne() -> String {
    "Ein Vergleich braucht mindestens zwei Quellen."
  }
  func usageComparisonOfOneRemedy() -> String {
    "Noch eine angeben, wie in audiograph compare AAPL MSFT, oder play --rebase verwenden."
  }
  func usageEmptyName(option: String) -> String {
    "Der Dateiname für \(option) ist leer."
  }
  func usageEmptyNameRemedy() -> String {
    "Den Namen einer Datei angeben."
  }
  func usageMissingOutput() -> String {
    "Für audiograph export fehlt die Ausgabe."
  }
  func usageMissingOutputRemedy() -> String {
    "-o FILE ergänzen, zum Beispiel -o a.wav."
  }
  func usageNeedsOutput(option: String) -> String {
    "\(option) hat ohne Ausgabedatei keine Wirkung."
  }
  func usageNeedsOutputRemedy(option: String) -> String {
    "-o FILE ergänzen, zum Beispiel -o a.wav, oder \(option) weglassen."
  }
  func usageNeedsRound(option: String) -> String {
    "\(option) hat ohne eine Runde keine Wirkung."
  }
  func usageNeedsRoundRemedy(option: String) -> String {
    "Eine Liste allein abspielen, zum Beispiel audiograph play @tech, oder \(option) weglassen."
  }
  func usageNeedsCandles(option: String) -> String {
    "\(option) wirkt nicht ohne Kerzen."
  }
  func usageNeedsCandlesRemedy() -> String {
    "--as candles ergänzen oder die Option weglassen."
  }
  func usageOutputIsFolderRemedy() -> String {
    "Den Namen einer Datei darin angeben, zum Beispiel a.wav."
  }
  func usageUnknownEnding(path: String) -> String {
    "Am Namen \(self.quoted(path)) ist nicht zu erkennen, welches Format zu schreiben ist."
  }
  func usageUnknownEndingRemedy(endings: [String]) -> String {
    "Die Endung \(self.alternatives(endings)) wählen oder --format ergänzen."
  }
  func usageMissingFormat() -> String {
    "Die Standardausgabe braucht ein Format."
  }
  func usageMissingFormatRemedy(formats: [String]) -> String {
    "--format mit \(self.alternatives(formats)) ergänzen."
  }
  func usageStandardOutputTwice() -> String {
    "Die Standardausgabe ist zweimal als Ausgabe angegeben."
  }
  func usageStandardOutputTwiceRemedy() -> String {
    "- einmal angeben und Dateien für die anderen Ausgaben."
  }
  func usageSoundToStandardOutput() -> String {
    "Die Standardausgabe ist ein Terminal, das keinen Klang aufnehmen kann."
  }
  func usageSoundToStandardOutputRemedy() -> String {
    "In eine Pipe oder eine Datei umleiten oder -o FILE ergänzen."
  }
  func usageNothingHoldsCues() -> String {
    "Keine Ausgabe kann die Marken von --cues aufnehmen."
  }
  func usageNothingHoldsCuesRemedy() -> String {
    "Eine WAV-Datei ergänzen, zum Beispiel -o a.wav, oder --cues weglassen."
  }
  func usageSpeechWithoutSound(option: String) -> String {
    "Keine Ausgabe kann den gesprochenen Text von \(option) aufnehmen."
  }
  func usageSpeechWithoutSoundRemedy(option: String) -> String {
    "Eine Audiodatei ergänzen, zum Beispiel -o a.wav, oder \(option) weglassen."
  }
  func usageSoundToTerminal(path: String) -> String {
    "Die Ausgabe \(self.quoted(path)) ist ein Terminal, das keinen Klang aufnehmen kann."
  }
  func usageSoundToTerminalRemedy() -> String {
    "-o FILE verwenden, zum Beispiel -o a.wav."
  }
  func usageStandardInputTwice() -> String {
    "Die Standardeingabe ist zweimal als Quelle angegeben."
  }
  func usageStandardInputTwiceRemedy() -> String {
    "- einmal angeben und Dateien für die anderen Quellen."
  }
  func usageOutputIsInput(path: String) -> String {
    "Die Ausgabe \(self.quoted(path)) ist auch eine Eingabe."
  }
  func usageOutputIsInputRemedy() -> String {
    "Einen anderen Namen für die Ausgabe wählen."
  }
  func usageSameOutputTwice(path: String) -> String {
    "Die Ausgabe \(self.quoted(path)) ist zweimal angegeben."
  }
  func usageSameOutputTwiceRemedy() -> String {
    "Jeder Ausgabe einen eigenen Namen geben."
  }
  func usageEmptyAxis(minimum: Double, maximum: Double) -> String {
    "Die Achse von --minimum \(self.number(minimum)) bis --maximum \(self.number(maximum)) ist leer."
  }
  func usageEmptyAxisRemedy() -> String {
    "Ein Minimum unter dem Maximum angeben."
  }
  func usageValueOfColumns() -> String {
    "--value wählt einen Kurs einer Kursdatei und --y eine Spalte."
  }
  func usageEmptyPlace() -> String {
    "X ist leer."
  }
  func usageEmptyPlaceRemedy(words: [String]) -> String {
    "Ein Datum, eine Zahl, eine Kategorie oder eines dieser Wörter angeben: \(self.alternatives(words))."
  }
  func usageWordsTooLong(limit: Int) -> String {
    "Kein Satz über das Diagramm passt in --max-length \(limit)."
  }
  func usageWordsTooLongRemedy(needed: Int) -> String {
    "--max-length \(needed) oder mehr verwenden."
  }
  func usageNotUTF8(shown: String) -> String {
    "Ein Argument ist kein gültiges UTF-8: „\(shown)“."
  }
  func usageNotUTF8Remedy() -> String {
    "Die Datei umbenennen oder von der Standardeingabe lesen."
  }
  func usageEmptyText(option: String) -> String {
    "Der Text für \(option) ist leer."
  }
  func usageEmptyTextRemedy(option: String) -> String {
    "Einen Text angeben oder \(option) weglassen."
  }
  func usageLogarithmicAxis(option: String) -> String {
    "Eine logarithmische Skala braucht Werte über 0, daher ist \(option) damit nicht möglich."
  }
  func usageLogarithmicAxisRemedy(option: String) -> String {
    "\(option) weglassen oder --scale linear verwenden."
  }
  func usageSameColumnTwice(column: String) -> String {
    "Die Spalte \(self.quoted(column)) ist zweimal gewählt."
  }
  func usageSameColumnTwiceRemedy() -> String {
    "Jedem --y eine andere Spalte geben."
  }
  func usageJsonOfColumns() -> String {
    "--json wirkt hier nur zusammen mit --list-columns."
  }
  func usageJsonOfColumnsRemedy(facts: String) -> String {
    "Für die Fakten eines Diagramms \(facts) verwenden."
  }
  func usageEmptySearch() -> String {
    "TEXT ist leer."
  }
  func usageEmptySearchRemedy() -> String {
    "Den Anfang eines Firmennamens oder eines Wortes darin angeben."
  }
  func usageUnknownSetting(name: String) -> String {
    "Unbekannte Einstellung \(self.quoted(name))."
  }
  func usageUnknownSettingRemedy() -> String {
    "Die Einstellungen zeigt audiograph config -v."
  }
  func formNumber() -> String {
    "eine Zahl wie -2.5"
  }
  func formNumberWithin(least: Double, most: Double) -> String {
    "eine Zahl von \(self.number(least)) bis \(self.number(most))"
  }
  func formWholeNumberWithin(least: Int, most: Int) -> String {
    "eine ganze Zahl von \(least) bis \(most)"
  }
  func formLength() -> String {
    "gist, short, normal, long oder eine Zahl von Sekunden zwischen 0.5 und 3600"
  }
  func formPitchRange() -> String {
    "aufsteigende Grenzen von 55 bis 4000 Hertz, in Hertz oder Noten, wie 220:1760 oder c3:c6"
  }
  func formBaseline() -> String {
    "base, first, zero, mean oder eine Zahl"
  }
  func formSmoothing() -> String {
    "ema: mit einer Zahl von 0.001 bis 1 oder median: oder mean: mit einer ungeraden Zahl von 3 bis 101"
  }
  func formRange() -> String {
    "eine Zahl mit D, W, M oder Y wie 5D oder 1Y, oder YTD oder MAX"
  }
  func formDate() -> String {
    "ein Datum wie 2013-03-01"
  }
  func formDelimiter() -> String {
    "comma, semicolon, tab, space oder ein ASCII-Zeichen"
  }
  func formThousands() -> String {
    "comma, point, space oder apostrophe"
  }
  func formLineCount() -> String {
    "eine ganze Zahl von Zeilen, mindestens 0"
  }
  func formCondition() -> String {
    "eine Spalte und ein Wert wie Sex=female"
  }
  func formColumnType() -> String {
    "eine Spalte und text, number, date oder duration, wie part=text"
  }
  func formBins() -> String {
    "2 bis 100 oder width:W mit einer Zahl über 0"
  }
  func formBounds() -> String {
    "zwei Spalten, wie --band lower,upper"
  }
  func formYesOrNo() -> String {
    "yes oder no"
  }
  func formShard() -> String {
    "ein Teil und die Zahl der Teile, wie 2/3"
  }
  func formDateFormat() -> String {
    "das Jahr %Y und andere Teile, jedes höchstens einmal, wie %d.%m.%Y oder %Y-%m-%d %H:%M"
  }
  func valueNoLatest() -> String {
    "Nur ein Symbol hat einen neuesten Kurs."
  }
  func valueNoLatestRemedy() -> String {
    "Nach last statt nach now fragen."
  }
  func valueNotAPlace(text: String, form: String, words: [String]) -> String {
    "Ungültiges X \(self.quoted(text)): \(form) angeben oder \(self.alternatives(words))."
  }
  func valueBeforeFirst(asked: String) -> String {
    "Bei \(self.quoted(asked)) und davor gibt es keinen Wert."
  }
  func valueBeforeFirstRemedy(value: Double, place: String) -> String {
    "Der erste Wert ist \(self.number(value)) bei \(place)."
  }
  func valueMissingCategory(asked: String) -> String {
    "Der Wert von \(self.quoted(asked)) fehlt."
  }
  func valueMissingCategoryRemedy() -> String {
    "Nach einer anderen Kategorie fragen."
  }
  func valueMissing(asked: String) -> String {
    "Der Wert bei \(self.quoted(asked)) fehlt und ebenso alle Werte davor."
  }
  func valueMissingRemedy() -> String {
    "Nach einem späteren fragen."
  }
  func valueNoSuchCategory(name: String) -> String {
    "Es gibt keine Kategorie \(self.quoted(name))."
  }
  func valueNoSuchCategoryRemedy(names: [String]) -> String {
    "Die Kategorien sind \(self.shortened(names))."
  }
  func axisDates(date: String) -> String {
    "ein Datum wie \(date)"
  }
  func axisNumbers(number: String) -> String {
    "eine Zahl wie \(number)"
  }
  func axisRows(count: Int) -> String {
    "die Nummer eines Punkts von 1 bis \(count)"
  }
  func axisCategories() -> String {
    "eine Kategorie"
  }
  func listUnknownList(name: String) -> String {
    "Es gibt keine Liste \(self.quoted(name))."
  }
  func listUnknownListNone() -> String {
    "Mit audiograph list add NAME SYMBOL entsteht eine."
  }
  func listUnknownListRemedy(names: [String]) -> String {
    "Eine der Listen wählen: \(self.shortened(names))."
  }
  func listEmptyList(name: String) -> String {
    "Die Liste \(self.quoted(name)) ist leer."
  }
  func listEmptyListRemedy(name: String) -> String {
    "Mit audiograph list add \(name) und Symbolen füllen."
  }
  func listBadName(name: String) -> String {
    "Eine Liste kann nicht \(self.quoted(name)) heißen."
  }
  func listReservedName(name: String) -> String {
    "Eine Liste kann nicht \(self.quoted(name)) heißen; das ist ein Befehl für Listen."
  }
  func listNameTaken(name: String) -> String {
    "Eine Liste \(self.quoted(name)) gibt es schon."
  }
  func listNotInList(list: String, symbol: String) -> String {
    "In der Liste \(self.quoted(list)) steht \(self.quoted(symbol)) nicht."
  }
  func listNotInListRemedy(list: String) -> String {
    "Die Symbole der Liste zeigt audiograph list \(list)."
  }
  func listBadPosition(text: String, count: Int) -> String {
    "Ungültige Position \(self.quoted(text)): eine ganze Zahl von 1 bis \(count) angeben."
  }
  func listBadSymbolRemedy() -> String {
    "Eines wie AAPL verwenden oder mit audiograph search suchen."
  }
  func listMalformed(path: String, list: String) -> String {
    "In der Watchlist-Datei \(self.quoted(path)) ist \(self.quoted(list)) keine Liste von Symbolen."
  }
  func listNoRecord(path: String) -> String {
    "In der Watchlist-Datei \(self.quoted(path)) ist „lists“ kein Datensatz."
  }
  func listMalformedSettings(path: String, list: String) -> String {
    "In der Watchlist-Datei \(self.quoted(path)) sind die Einstellungen von \(self.quoted(list)) kein Datensatz."
  }
  func listNoSettingsRecord(path: String) -> String {
    "In der Watchlist-Datei \(self.quoted(path)) sind die Einstellungen kein Datensatz."
  }
  func listMisnamed(path: String, list: String) -> String {
    "In der Watchlist-Datei \(self.quoted(path)) heißt eine Liste \(self.quoted(list))."
  }
  func listNoFolder() -> String {
    "Es gibt keinen Ordner für Watchlists, weil weder HOME noch XDG_DATA_HOME gesetzt ist."
  }
  func listNoFolderRemedy() -> String {
    "Eine der Variablen setzen."
  }
  func listNameForm() -> String {
    "Erlaubt sind höchstens 64 Zeichen: Buchstaben von A bis Z, Ziffern, Binde- und Unterstriche."
  }
  func listForm() -> String {
    "Beispiel: {\"lists\": {\"tech\": [\"AAPL\", \"MSFT\"]}}."
  }
  func listSettingsForm() -> String {
    "Beispiel: {\"settings\": {\"tech\": {\"baseline\": \"first\"}}}."
  }
  func listFileNotFound(path: String) -> String {
    "Es gibt keine Watchlist-Datei \(self.quoted(path))."
  }
  func listFileNotFoundRemedy() -> String {
    "Mit audiograph list add eine Liste anlegen."
  }
  func listFileIsFolder(path: String) -> String {
    "Die Watchlist-Datei \(self.quoted(path)) ist ein Ordner."
  }
  func listFileIsFolderRemedy() -> String {
    "Ihn wegbewegen."
  }
  func listFileUnreadable(path: String, reason: String) -> String {
    "Die Watchlist-Datei \(self.quoted(path)) lässt sich nicht lesen: \(self.reason(reason))."
  }
  func listFileUnreadableRemedy() -> String {
    "Die Zugriffsrechte prüfen."
  }
  func listFileTooLarge(path: String) -> String {
    "Die Watchlist-Datei \(self.quoted(path)) ist zu groß."
  }
  func listFileTooLargeRemedy() -> String {
    "Die Datei wegbewegen oder verkleinern."
  }
  func listFileMalformed(path: String, fault: JSONFault, line: Int, column: Int) -> String {
    "Die Watchlist-Datei \(self.quoted(path)) ist kein gültiges JSON: \(self.fault(fault)) in Zeile \(line), Spalte \(column)."
  }
  func listFileNotARecord(path: String, shape: JSONShape) -> String {
    "Die Watchlist-Datei \(self.quoted(path)) enthält \(self.shape(shape)), keinen Datensatz."
  }
  func userFileNoFolder(folder: String, path: String, reason: String) -> String {
    "Der Ordner \(self.quoted(folder)) für \(self.quoted(path)) lässt sich nicht anlegen: \(self.reason(reason))."
  }
  func userFileNoFolderRemedy() -> String {
    "Ihn anlegen oder sich die Berechtigung geben lassen."
  }
  func userFileCannotLock(path: String, reason: String) -> String {
    "Die Datei \(self.quoted(path)) lässt sich nicht sperren: \(self.reason(reason))."
  }
  func userFileCannotLockRemedy() -> String {
    "Die Zugriffsrechte ihres Ordners prüfen."
  }
  func userFileBusy(path: String) -> String {
    "Ein anderes Programm hält \(self.quoted(path)) seit zehn Sekunden gesperrt."
  }
  func userFileBusyRemedy() -> String {
    "Später noch einmal versuchen."
  }
  func userFileTooLarge(path: String) -> String {
    "Die Datei \(self.quoted(path)) würde zu groß, um wieder gelesen zu werden."
  }
  func userFileTooLargeRemedy() -> String {
    "Zuerst etwas daraus entfernen; es wurde nichts geändert."
  }
  func userFileNotAFile(path: String) -> String {
    "\(self.quoted(path)) ist keine gewöhnliche Datei."
  }
  func userFileNotAFileRemedy() -> String {
    "Eine andere Datei nennen."
  }
  func readContentGzip(file: String) -> String {
    "Die Datei \(self.quoted(file)) ist mit gzip komprimiert."
  }
  func readContentGzipRemedy(command: String) -> String {
    "Zuerst entpacken: \(command)."
  }
  func readContentZip(file: String) -> String {
    "Die Datei \(self.quoted(file)) ist ein ZIP-Archiv."
  }
  func readContentZipRemedy(command: String) -> String {
    "Zuerst entpacken: \(command)."
  }
  func readContentExcel(file: String) -> String {
    "Die Datei \(self.quoted(file)) ist eine Excel-Arbeitsmappe."
  }
  func readContentUtf32(file: String) -> String {
    "Die Datei \(self.quoted(file)) ist in UTF-32, das nicht gelesen werden kann."
  }
  func readContentUtf32Remedy(command: String) -> String {
    "Zuerst umwandeln: \(command)."
  }
  func readContentOpenDocument(file: String) -> String {
    "Die Datei \(self.quoted(file)) ist ein OpenDocument-Dokument."
  }
  func readContentSqlite(file: String) -> String {
    "Die Datei \(self.quoted(file)) ist eine SQLite-Datenbank."
  }
  func readContentSqliteRemedy(command: String, file: String) -> String {
    "Eine Tabelle herausholen: \(command); sqlite3 \(file) .tables nennt die Tabellen."
  }
  func readContentWebPage(file: String) -> String {
    "Die Datei \(self.quoted(file)) ist eine Webseite (HTML), keine Tabelle."
  }
  func readContentWebPageRemedy() -> String {
    "Die Daten als CSV oder JSON suchen oder die Seite in einer Tabellenkalkulation öffnen und die Tabelle als CSV speichern."
  }
  func readContentXml(file: String) -> String {
    "Die Datei \(self.quoted(file)) ist XML, das nicht gelesen werden kann."
  }
  func readContentXmlRemedy() -> String {
    "Zuerst in CSV oder JSON umwandeln oder mit --regex Zahlen in den Zeilen suchen."
  }
  func readContentPdf(file: String) -> String {
    "Die Datei \(self.quoted(file)) ist ein PDF-Dokument."
  }
  func readContentPdfRemedy(command: String) -> String {
    "Zuerst den Text herausholen: \(command)."
  }
  func readContentFormat(file: String, name: String) -> String {
    "Die Datei \(self.quoted(file)) ist im Format \(name), das audiograph nicht liest."
  }
  func readContentFormatRemedy() -> String {
    "Mit dem Programm, das sie gemacht hat, als CSV oder JSON speichern."
  }
  func readContentImage(file: String) -> String {
    "Die Datei \(self.quoted(file)) ist ein Bild."
  }
  func readContentImageRemedy() -> String {
    "Die Zahlen dahinter als CSV oder JSON angeben."
  }
  func readContentRecording(file: String) -> String {
    "Die Datei \(self.quoted(file)) ist eine Ton- oder Videodatei."
  }
  func readContentProgram(file: String) -> String {
    "Die Datei \(self.quoted(file)) ist ein Programm, es sind keine Daten."
  }
  func readContentCompressed(file: String, program: String) -> String {
    "Die Datei \(self.quoted(file)) ist mit \(program) komprimiert."
  }
  func readContentCompressedRemedy(command: String) -> String {
    "Zuerst entpacken: \(command)."
  }
  func storeMovedAside(path: String, copy: String) -> String {
    "Warnung: Der Kursspeicher \(self.quoted(path)) war beschädigt und liegt jetzt in \(self.quoted(copy)); ein leerer tritt an seine Stelle."
  }
  func answerNoFacts() -> String {
    "der Datensatz mit den Zahlen fehlt"
  }
  func answerSymbolsAreNoRecord() -> String {
    "die Symbolliste ist kein Datensatz"
  }
  func answerNoSymbols() -> String {
    "die Symbolliste ist leer"
  }
  func answerNoPrices() -> String {
    "es gibt keine Kurse"
  }
  func answerPriceWithoutTime() -> String {
    "ein Kurs hat keine Zeit"
  }
  func answerPriceIsNoNumber() -> String {
    "ein Kurs ist keine Zahl"
  }
  func answerNoPrice() -> String {
    "es gibt keinen Kurs"
  }
  func answerErrorWithoutWords() -> String {
    "ein Fehler hat keinen Text"
  }
  func answerRateWithoutDate() -> String {
    "ein Wechselkurs hat kein Datum"
  }
  func answerNoBars() -> String {
    "die Liste der Kurse fehlt"
  }
  func answerBarWithoutTime() -> String {
    "ein Eintrag hat keine Zeit"
  }
  func answerBarTooShort() -> String {
    "ein Eintrag ist zu kurz"
  }
  func answerNoLastPrice() -> String {
    "der letzte Kurs fehlt"
  }
  func answerNoResult() -> String {
    "das Ergebnis fehlt"
  }
  func answerNotOnePair() -> String {
    "es enthält nicht genau ein Paar"
  }
  func answerNoChart() -> String {
    "die Antwort hat kein Diagramm"
  }
  func answerAnswerWithoutResult() -> String {
    "die Antwort hat kein Ergebnis"
  }
  func answerOtherSymbol() -> String {
    "die Antwort betrifft ein anderes Symbol"
  }
  func answerImpossiblePrice() -> String {
    "die Antwort hat einen unmöglichen Kurs"
  }
  func answerNoTimeZone() -> String {
    "die Antwort hat keine Zeitzone"
  }
  func answerBarWithoutDate() -> String {
    "ein Eintrag hat kein Datum"
  }
  func answerMorePricesThanDates() -> String {
    "die Antwort hat mehr Kurse als Datumsangaben"
  }
  func answerAnswerPriceIsNoNumber() -> String {
    "die Antwort hat einen Kurs, der keine Zahl ist"
  }
  func answerNoDailySeries() -> String {
    "die Antwort hat keine Tageswerte"
  }
  func answerNoQuote() -> String {
    "die Antwort hat keinen aktuellen Kurs"
  }
  func answerIncompleteQuote() -> String {
    "dem aktuellen Kurs fehlt der Wert oder das Datum"
  }
  func answerAnswerIsNoRecord() -> String {
    "die Antwort ist kein Datensatz"
  }
  func answerInfiniteNumber() -> String {
    "eine Zahl ist unendlich"
  }
  func answerPriceTooLarge() -> String {
    "ein Kurs ist zu groß"
  }
  func answerNegativeVolume() -> String {
    "ein Volumen ist kleiner als 0"
  }
  func answerHighBelowLow() -> String {
    "ein Höchstkurs liegt unter seinem Tiefstkurs"
  }
  func answerUnequalColumns() -> String {
    "die Spalten sind verschieden lang"
  }
  func answerEmpty() -> String {
    "die Antwort ist leer"
  }
  func answerJsonTooLarge() -> String {
    "das JSON würde zu viel Arbeitsspeicher brauchen"
  }
  func answerOutOfMemory() -> String {
    "für das JSON reicht der Arbeitsspeicher nicht"
  }
  func answerAmountsInNoCurrency(unit: String) -> String {
    "die Beträge sind in \(self.quoted(unit)), keiner Währung"
  }
  func answerRaggedRow(row: Int, found: Int, expected: Int) -> String {
    "Zeile \(row) hat \(found) statt \(expected) Zellen"
  }
  func answerRateNotPositive(date: String) -> String {
    "der Wechselkurs für \(date) ist nicht größer als null"
  }
  func answerMissingColumn(name: String) -> String {
    "die Spalte \(name) fehlt"
  }
  func answerTableBreaksOff(line: Int) -> String {
    "die Tabelle bricht in Zeile \(line) ab"
  }
  func answerListWithoutTime(list: String) -> String {
    "die Liste \(list) endet ohne die Zeit ihrer Erstellung"
  }
  func answerListEmpty(list: String) -> String {
    "die Liste \(list) ist leer"
  }
  func answerLineTooShort(line: Int, list: String) -> String {
    "Zeile \(line) von \(list) hat zu wenige Zellen"
  }
  func answerListNamesNothing(list: String) -> String {
    "die Liste \(list) nennt nichts"
  }
  func answerListWithoutColumn(list: String, name: String) -> String {
    "die Liste \(list) hat keine Spalte \(name)"
  }
  func answerJsonEndsEarly(line: Int) -> String {
    "das JSON endet in Zeile \(line) zu früh"
  }
  func answerJsonFollowed(line: Int) -> String {
    "in Zeile \(line) folgt etwas auf das JSON"
  }
  func answerJsonNotUTF8(line: Int) -> String {
    "das JSON ist in Zeile \(line) kein gültiges UTF-8"
  }
  func answerJsonTooDeep(line: Int) -> String {
    "das JSON ist in Zeile \(line) zu tief verschachtelt"
  }
  func answerNotJSON(line: Int) -> String {
    "die Antwort ist in Zeile \(line) kein JSON"
  }
  func answerPrices() -> String {
    "Kurse"
  }
  func answerSharePrices() -> String {
    "Aktienkurse"
  }
  func answerMinutes() -> String {
    "Kurse je Minute"
  }
  func answerBars(minutes: Int) -> String {
    "Kurse je \(minutes) Minuten"
  }
  func settingWords() -> String {
    "Wie Texte ausgegeben werden: display für die Augen, speech für eine Stimme."
  }
  func settingLang() -> String {
    "Die Sprache der Texte."
  }
  func settingOffline() -> String {
    "Ob nie etwas über das Netzwerk abgerufen wird."
  }
  func settingStore() -> String {
    "Die Datei der gespeicherten Kurse."
  }
  func settingProvider() -> String {
    "Wer zuerst nach Kursen gefragt wird."
  }
  func settingWait() -> String {
    "Wie viele Sekunden bei gespeicherten oder mitgelieferten Kursen auf neuere gewartet wird; voreingestellt ist 1."
  }
  func settingReadingRate() -> String {
    "Wie viele Wörter pro Minute der Screenreader spricht, für --pause auto; voreingestellt ist 300."
  }
  func settingUrlOfFigures() -> String {
    "Wo die SEC nach Zahlen gefragt wird."
  }
  func settingUrlOfCompanies() -> String {
    "Wo die SEC nach ihrer Liste der Firmen gefragt wird."
  }
  func settingUrl(provider: String) -> String {
    "Wo der Anbieter \(provider) gefragt wird."
  }
  func settingKey(provider: String) -> String {
    "Der eigene Schlüssel für \(provider)."
  }
  func settingContact() -> String {
    "Die eigene E-Mail-Adresse; die SEC verlangt sie, um schreiben zu können."
  }
  func settingExploreCommand() -> String {
    "Das Programm, das n in explore mit Symbol und Datum startet."
  }
  func settingKeys(action: String) -> String {
    "Die Tasten für \(action) in explore."
  }
  func helpUsage(usage: String) -> String {
    "Aufruf: \(usage)"
  }
  func helpExamples() -> String {
    "Beispiele:"
  }
  func helpOptions() -> String {
    "Optionen:"
  }
  func helpMore(command: String) -> String {
    "Alle Optionen erklärt audiograph \(command) --help all."
  }
  func helpSeeAlso(topics: [String]) -> String {
    "Siehe auch: audiograph help \(self.alternatives(topics))."
  }
  func helpGroup(title: String) -> String {
    "\(title):"
  }
  func helpValues(placeholder: String, words: [String], isOpen: Bool) -> String {
    switch isOpen {
    case true: "\(placeholder) kann \(self.alternatives(words)) sein."
    case false: "\(placeholder) ist \(self.alternatives(words))."
    }
  }
  func menuTitle() -> String {
    "audiograph macht Diagramme hörbar und beschreibt sie in Worten."
  }
  func menuStart() -> String {
    "Erst audiograph, dann Befehl und Datei oder Symbol: audiograph play nile."
  }
  func menuHelp() -> String {
    "audiograph help NAME erklärt Befehle und Themen:"
  }
  func topicSoundPage() -> String {
    "Wie ein Diagramm klingt und wie sich das ändern lässt.\n\nDie Tonhöhe ist der Wert: der niedrigste 220 Hertz, der höchste 1760 Hertz.\nGleiche Wertschritte sind gleiche Intervalle; Genaueres sagt --explain.\nBis zu 24 Punkte sind einzelne Töne. Mehr Punkte sind ein gleitender Ton.\nEin fehlender Wert ist ein leises Ticken und Stille.\nZwei hohle Töne am Anfang geben die tiefste und die höchste Tonhöhe an.\nDer Klang wandert von links nach rechts, und zwei Klopfzeichen beenden ihn.\n\nOptionen von play, export, compare und batch:\n  --duration SECONDS: Dauer: gist, short, normal, long oder Sekunden.\n  --speed NUMBER: Teilt die Dauer; 2 ist doppelt so schnell.\n  --pitch-range LOW:HIGH: Tonhöhen in Hertz oder als Noten wie c3:c6.\n  --scale log: Gleiche Prozente werden gleiche Intervalle.\n  --notes SCALE: Rundet Tonhöhen auf die Noten einer Tonleiter wie major.\n  --smooth KIND:NUMBER: Glättet zuerst die Werte, wie mit median:5.\n  --ticks: Tickt an Kalendereinheiten oder runden Zahlen.\n  --mark-extremes: Markiert den höchsten und den niedrigsten Punkt.\n  --mark-breaks: Markiert, wo ein Niveau in ein anderes springt.\n  --together: Spielt bis zu vier Reihen zugleich.\n  --as candles: Spielt Kurse mit open, high, low und close als Kerzen.\n  --no-intro und --no-end-sound: Ohne die Töne davor und das Klopfen danach.\n\nBeispiel:\n  audiograph play nile --duration short --ticks"
  }
  func topicDatesPage() -> String {
    "Wie Datumsangaben gelesen werden und wie man einen Teil auswählt.\n\nDie Schreibweise wird an der ganzen Spalte erkannt. 2020-01-31,\n31.1.2020, 15 Nov 20, Jan-93, Q1 2020, 2020-W05, 2019/20 und 2020-01-31 14:30\nwerden alle gelesen.\n  --date-format FORMAT: Nennt die Schreibweise, wie in %d.%m.%Y.\n\nEin Teil eines Diagramms:\n  --range RANGE: Wie weit zurück: 5D, 4W, 6M, 1Y, YTD oder MAX.\n  --from DATE und --to DATE: Das erste und das letzte Datum.\n  --interval UNIT: Fasst Punkte zu Wochen, Monaten oder Quartalen zusammen.\n\n1M bis zum 1. März beginnt nach dem 1. Februar. YTD beginnt nach dem letzten\nTag des Vorjahres. 90D zählt bei Kursen Handelstage, sonst Kalendertage.\n--range und --to passen zusammen, --range und --from nicht.\n\nvalue nimmt auch ein Datum: 2012-09-19, oder 2012 für den letzten Wert des\nJahres. Gibt es dort keinen Wert, nennt es den letzten davor.\n\nBeispiele:\n  audiograph describe AAPL --range 6M --to 2012-09-30\n  audiograph play nile --from 1900\n  audiograph value AAPL 2012-09-19"
  }
  func topicPricesPage() -> String {
    "Woher Kurse kommen und wie man sie behält.\n\nAAPL, BTC-EUR und EUR-USD sind Symbole; andere findet audiograph search.\nGespeicherte Kurse sind sofort da und werden nach jedem Handelstag erneuert.\nEine Zeile vor dem Text sagt, woher die Kurse kommen und wie alt sie sind.\nplay und describe enden mit dem Kurs von heute, wenn ein Anbieter ihn nennt.\nOhne Netzwerk und gespeicherte Kurse gilt ein mitgeliefertes Beispiel von 2013,\nfalls es eines gibt. audiograph samples nennt sie.\n\nAktien kommen von Yahoo oder Alpha Vantage, Coins von Kraken oder CoinGecko,\nWährungen von der Europäischen Zentralbank, Firmenzahlen von der SEC.\nEin Anbieter erfährt das Symbol, die Tage, Name und Version dieses Programms\nund, wenn er einen verlangt, den Schlüssel.\n\n  --offline: Ruft nichts ab. audiograph config set offline true behält das bei.\n  --provider NAME: Wählt, wer gefragt wird.\n  --store FILE: Behält Kurse in einer anderen Datei.\n\nBeispiele:\n  audiograph update AAPL MSFT\n  audiograph import prices.csv --as MYFUND\n  audiograph export AAPL -o aapl.csv\n  audiograph config set providers.alphavantage.key"
  }
  func manualHeader() -> String {
    "Dienstprogramme für Benutzer"
  }
  func manualName() -> String {
    "BEZEICHNUNG"
  }
  func manualPurpose() -> String {
    "macht Diagramme hörbar und beschreibt sie in Worten"
  }
  func manualSynopsis() -> String {
    "ÜBERSICHT"
  }
  func manualDescription() -> String {
    "BESCHREIBUNG"
  }
  func manualTurns() -> String {
    "Macht Diagramme hörbar und beschreibt sie in Worten."
  }
  func manualSource() -> String {
    "SOURCE ist eine Datei (.csv, .tsv, .json, .ndjson), - für die Standardeingabe oder ein Symbol wie AAPL."
  }
  func manualSeveral() -> String {
    "Mehrere Quellen sind mehrere Reihen eines Diagramms."
  }
  func manualCommands() -> String {
    "BEFEHLE"
  }
  func manualCommand(summary: String) -> String {
    "Dieser Befehl \(summary)."
  }
  func manualOptionNames(names: String) -> String {
    "Optionen: \(names)."
  }
  func manualOptions() -> String {
    "OPTIONEN"
  }
  func manualSharedOptions() -> String {
    "Optionen, die bei jedem Befehl, der sie hat, dasselbe bedeuten:"
  }
  func manualExitStatus() -> String {
    "EXIT-STATUS"
  }
  func manualStatuses() -> String {
    "0 fertig; 1 interner Fehler; 2 falscher Aufruf; 3 Eingabedaten; 4 ein Anbieter oder das Netzwerk; 5 das Audiogerät; 6 Schreiben der Ausgabe; 130 abgebrochen."
  }
  func manualEnvironment() -> String {
    "UMGEBUNGSVARIABLEN"
  }
  func manualSamples() -> String {
    "Der Ordner der mitgelieferten Beispieldaten."
  }
  func manualSetting(meaning: String, form: String) -> String {
    "\(meaning) Möglich: \(form)."
  }
  func manualFiles() -> String {
    "DATEIEN"
  }
  func manualSettings(names: [String]) -> String {
    "Einstellungen als JSON-Datensatz; die Namen darin sind \(self.joined(names))."
  }
  func manualConfigFolder() -> String {
    "Der Ordner ist ~/.config, wenn die Variable nicht gesetzt ist."
  }
  func manualPrecedence() -> String {
    "Umgebungsvariablen haben Vorrang vor der Datei, Optionen vor beiden."
  }
  func manualLists(example: String) -> String {
    "Watchlists als JSON-Datensatz, wie in \(example)."
  }
  func manualDataFolder() -> String {
    "Der Ordner ist ~/.local/share, wenn die Variable nicht gesetzt ist."
  }
  func manualSeeAlso() -> String {
    "SIEHE AUCH"
  }
  func helpSource() -> String {
    "SOURCE ist eine Datei, ein Symbol wie AAPL oder ein Beispiel wie nile."
  }
  func helpSourcesOperand() -> String {
    "Eine Datei, - für die Standardeingabe, ein Symbol wie AAPL, eine Liste wie @tech oder ein Beispiel wie nile; mehrere sind mehrere Reihen."
  }
  func helpPlaySummary() -> String {
    "spielt ein Diagramm ab"
  }
  func helpPlayExample1() -> String {
    "Spielt die Schlusskurse des letzten Jahres."
  }
  func helpPlayExample2() -> String {
    "Spielt eines der mitgelieferten Beispiele."
  }
  func helpPlayExample3() -> String {
    "Spielt eine Spalte einer Datei."
  }
  func helpPlayExample4() -> String {
    "Spielt, was über die Standardeingabe kommt."
  }
  func helpPlayExample5() -> String {
    "Spielt zwei Reihen einer Tabelle, die je Land eine hat."
  }
  func helpPlayExample6() -> String {
    "Spielt zwei Aktien zugleich."
  }
  func helpPlayExample7() -> String {
    "Geht eine Watchlist durch."
  }
  func helpPlayNote1() -> String {
    "Leertaste hält an, Links und Rechts gehen zurück und weiter, Enter erkundet."
  }
  func helpPlayKeys() -> String {
    "Während ein Diagramm in einem Terminal erklingt, hält die Leertaste an und fährt fort, Links und Rechts gehen ein Zehntel zurück und weiter, Pos1 beginnt von vorn, x und X verlangsamen und beschleunigen, Enter erkundet es ab dem Punkt, der gerade erklingt, i sagt, was es zeigt, h, was die Tasten tun, und q oder Escape beendet es."
  }
  func playKeys() -> String {
    "Leertaste hält an, Links und Rechts gehen ein Zehntel, Pos1 beginnt von vorn, x und X ändern das Tempo, i beschreibt, Enter erkundet, q beendet."
  }
  func playKeysRound() -> String {
    "] geht zum nächsten Diagramm und [ zum vorigen."
  }
  func playLast() -> String {
    "Das ist das letzte Diagramm."
  }
  func helpPlayRound() -> String {
    "Eine Liste allein ist eine Runde: zu jedem Eintrag eine Zeile und drei Sekunden seines letzten Monats, oder was --range und --duration sagen; ] und [ gehen zum nächsten und zum vorigen Eintrag, und --order change beginnt mit den größten Bewegungen. Mit --together, --rebase, --shared-axis, --manifest und --title wird ein einziges Diagramm daraus."
  }
  func helpAgainSummary() -> String {
    "wiederholt das letzte play, describe oder export, mit Änderungen"
  }
  func helpAgainExample1() -> String {
    "Wiederholt den letzten Befehl."
  }
  func helpAgainExample2() -> String {
    "Wiederholt ihn halb so schnell."
  }
  func helpAgainExample3() -> String {
    "Wiederholt ihn mit zwei Änderungen."
  }
  func helpAgainNote1() -> String {
    "Jede Option des letzten Befehls lässt sich ändern; die anderen bleiben."
  }
  func helpAgainRemark1() -> String {
    "Eine Option tritt an die Stelle derselben Option des letzten Befehls und einer, die sie ausschließt; alle anderen bleiben. Optionen, die der letzte Befehl nicht hat, werden abgelehnt."
  }
  func helpAgainRemark2() -> String {
    "Der Befehl liegt in again.json in $XDG_STATE_HOME/audiograph oder in ~/.local/state/audiograph. Was über die Standardeingabe kam, wird nicht aufbewahrt."
  }
  func helpExportSummary() -> String {
    "schreibt ein Diagramm als Klang, Bild oder Text"
  }
  func helpExportExample1() -> String {
    "Schreibt ein Jahr als Klang."
  }
  func helpExportExample2() -> String {
    "Schreibt Klang und Text."
  }
  func helpExportExample3() -> String {
    "Schreibt in die Standardausgabe."
  }
  func helpExportNote1() -> String {
    "FILE endet auf .wav, .flac, .ogg, .opus oder .mp3 für Klang, .html (Seite), .svg (Bild), .txt (Text), .mid, .vtt, .json, .csv oder .brf."
  }
  func helpExportRemark1() -> String {
    "Die Endung von FILE bestimmt, was geschrieben wird: .wav, .flac, .ogg, .opus und .mp3 sind Klang, .html ist eine Seite mit allem, .svg das Bild, .mid MIDI, .vtt sind Untertitel, .txt ist die Beschreibung, .json sind ihre Fakten, .csv die Daten, .brf ist Braille für einen Drucker."
  }
  func helpDescribeSummary() -> String {
    "beschreibt in Worten, was ein Diagramm zeigt"
  }
  func helpDescribeExample1() -> String {
    "Sagt, wie das letzte Jahr verlief."
  }
  func helpDescribeExample2() -> String {
    "Sagt es in einer Zeile."
  }
  func helpDescribeExample3() -> String {
    "Gibt die Fakten für ein anderes Programm aus."
  }
  func helpDescribeExample4() -> String {
    "Nennt die Spalten einer Datei."
  }
  func helpDescribeExample5() -> String {
    "Beschreibt jede Region, nur aus einem Teil der Zeilen."
  }
  func helpDescribeRemark1() -> String {
    "Optionen zum Klang ändern nur, was --explain sagt; --as candles fügt hinzu, was die Kerzen taten."
  }
  func helpDescribeRemark2() -> String {
    "--lang und --speech wählen die Sprache und für wen der Text ist; sonst tun das die Variablen AUDIOGRAPH_LANG und AUDIOGRAPH_WORDS und danach die Einstellungsdatei."
  }
  func helpExploreSummary() -> String {
    "führt mit der Tastatur durch ein Diagramm"
  }
  func helpExploreExample1() -> String {
    "Geht die Kurse eines Jahres durch."
  }
  func helpExploreExample2() -> String {
    "Geht eines der mitgelieferten Beispiele durch."
  }
  func helpExploreExample3() -> String {
    "Antwortet auf ein Wort oder auf Tasten, ohne Terminal."
  }
  func helpExploreNote1() -> String {
    "Links und Rechts gehen von Punkt zu Punkt, mit je einem Ton und einer Zeile."
  }
  func helpExploreNote2() -> String {
    "  Pos1, Ende: Anfang, Ende. t, v: höchster, tiefster. u, d: höher, tiefer."
  }
  func helpExploreNote3() -> String {
    "  Leertaste: spielt ab hier; jede Taste hält an. i: Beschreibung. p: Standort."
  }
  func helpExploreNote4() -> String {
    "  g: zu einem Datum oder Wert. 1 bis 6: 1, 3, 6 Monate, 1, 5 Jahre, alles."
  }
  func helpExploreNote5() -> String {
    "  h: weitere Tasten, einige auf einmal. q oder Escape: beendet."
  }
  func helpExploreRemark1() -> String {
    "Auf jede Taste folgt eine Zeile von höchstens 40 Zeichen, die mit dem Wert beginnt. Folgen Tasten schnell aufeinander, sind nur Töne zu hören; die Zeile kommt nach der letzten."
  }
  func helpExploreRemark2() -> String {
    "Ist die Standardeingabe kein Terminal oder das Terminal „dumb“, so ist jede Zeile ein Wort wie next oder go 2012-09-19, oder Tasten; jede Zeile wird beantwortet."
  }
  func helpExploreRemark3() -> String {
    "Die Einstellung key.NAME wählt andere Tasten für eine Aktion, wie in audiograph config set key.next \"j right\"; audiograph config -v nennt die Namen. explore.command ist das Programm, das n mit Symbol und Datum als letzten Argumenten startet, nie über eine Shell."
  }
  func helpExploreRemark4() -> String {
    "Ort, Marken und Tempo stehen je Quelle in explore.json in $XDG_DATA_HOME/audiograph."
  }
  func helpValueSummary() -> String {
    "nennt einen Wert eines Diagramms"
  }
  func helpValueExample1() -> String {
    "Nennt den Schlusskurs eines Tages."
  }
  func helpValueExample2() -> String {
    "Nennt den letzten Schlusskurs eines Jahres."
  }
  func helpValueExample3() -> String {
    "Fragt nach dem neuesten Kurs."
  }
  func helpValueExample4() -> String {
    "Gibt nur die Zahl aus."
  }
  func helpValueExample5() -> String {
    "Nennt den Wert einer Kategorie."
  }
  func helpValueOperand() -> String {
    "Eine Datei, - für die Standardeingabe, ein Symbol wie AAPL oder ein Beispiel wie nile."
  }
  func helpValueLastOperand() -> String {
    "Ein Datum, eine Zahl oder eine Kategorie auf der x-Achse oder eine Frage."
  }
  func helpValueNote1() -> String {
    "X ist ein Datum, eine Zahl, eine Kategorie oder eines der Wörter highest, lowest, first, last, change, trend, mean, median; bei einem Symbol auch now."
  }
  func helpValueRemark1() -> String {
    "Gibt es bei X keinen Wert, gilt der letzte davor, und die Antwort sagt es. Ein Jahr, ein Quartal oder ein Monat steht für seinen letzten Wert, wenn die Daten feiner sind."
  }
  func helpValueRemark2() -> String {
    "Kategorien werden zuerst in der Groß- und Kleinschreibung der Daten gesucht, dann in jeder anderen. Eine Frage in Kleinbuchstaben ist immer die Frage."
  }
  func helpValueRemark3() -> String {
    "max, min und average werden auch verstanden."
  }
  func helpValueRemark4() -> String {
    "Bei now, dem neuesten Kurs, wird jedes Mal ein Anbieter gefragt; die Antwort wird nicht gespeichert."
  }
  func helpValueRemark5() -> String {
    "Mit --quiet wird nur die Zahl ausgegeben, so genau wie bekannt: bei change die Differenz, bei trend der Name seiner Klasse."
  }
  func helpCompareSummary() -> String {
    "vergleicht Diagramme als prozentuale Veränderung"
  }
  func helpCompareExample1() -> String {
    "Spielt zwei Aktien nacheinander."
  }
  func helpCompareExample2() -> String {
    "Spielt drei Aktien zugleich."
  }
  func helpCompareExample3() -> String {
    "Schreibt den Vergleich, statt ihn abzuspielen."
  }
  func helpCompareNote1() -> String {
    "Jeder Wert wird zur Veränderung in Prozent seit dem ersten gemeinsamen Datum."
  }
  func helpCompareRemark1() -> String {
    "Jeder Wert wird zur prozentualen Veränderung seit dem ersten Datum, das alle Quellen haben, und alle teilen sich eine Achse, außer mit --own-axis. Was nicht alle haben, wird ausgelassen, und eine Zeile nennt es. Ein Zeitraum zählt ab dem letzten Datum zurück, das alle haben."
  }
  func helpCompareRemark2() -> String {
    "Mit -o entstehen Dateien wie bei export, und mit --json ist die Ausgabe wie bei describe; beides spielt nichts. Optionen zum Abspielen wirken nur beim Abspielen, Optionen zu Dateien nur beim Schreiben."
  }
  func helpFundamentalsSummary() -> String {
    "nennt Umsatz, Gewinn und Cashflow aus den Berichten einer Firma"
  }
  func helpFundamentalsExample1() -> String {
    "Nennt das letzte Quartal und das letzte Jahr."
  }
  func helpFundamentalsExample2() -> String {
    "Gibt je Zeile ein Jahr aus."
  }
  func helpFundamentalsExample3() -> String {
    "Gibt die Quartale für ein anderes Programm aus."
  }
  func helpFundamentalsOperand() -> String {
    "Das Symbol einer Firma wie AAPL."
  }
  func helpFundamentalsNote1() -> String {
    "Firmen reichen diese Zahlen bei der SEC ein, die eine E-Mail-Adresse verlangt."
  }
  func helpFundamentalsNote2() -> String {
    "Einmal setzen: audiograph config set providers.sec.contact ADDRESS."
  }
  func helpFundamentalsRemark1() -> String {
    "Es sind die Zahlen, die Firmen bei der SEC einreichen, der amerikanischen Börsenaufsicht. Sie verlangt eine E-Mail-Adresse; einmal setzen mit audiograph config set providers.sec.contact ADDRESS."
  }
  func helpFundamentalsRemark2() -> String {
    "Ein Quartal, das nicht für sich eingereicht wurde, wird aus längeren Zeiträumen abgeleitet und so gekennzeichnet."
  }
  func helpFundamentalsRemark3() -> String {
    "Eine Kennzahl ist selbst eine SOURCE: audiograph play AAPL:revenue spielt den Umsatz jedes Quartals, und audiograph describe AAPL:earnings:year beschreibt den Gewinn Jahr für Jahr."
  }
  func helpSearchSummary() -> String {
    "findet Symbole zu Firmennamen"
  }
  func helpSearchExample1() -> String {
    "Gibt Firmen mit einem Wort aus, das mit apple beginnt."
  }
  func helpSearchExample2() -> String {
    "Gibt höchstens drei aus."
  }
  func helpSearchExample3() -> String {
    "Sucht beim Tippen und spielt dann die letzten 30 Handelstage."
  }
  func helpSearchExample5() -> String {
    "Beantwortet nacheinander jede Zeile."
  }
  func helpSearchOperand() -> String {
    "Der Anfang eines Namens, eines Wortes darin oder eines Symbols; mehrere Wörter sind ein Text."
  }
  func helpSearchNote1() -> String {
    "Ohne TEXT sucht es auf einem Terminal beim Tippen."
  }
  func helpSearchRemark1() -> String {
    "Jede Zeile nennt den Namen der Firma, ihr Symbol und ihre Börse; JSON-Objekte haben symbol, name, exchange, currency und country, null, wenn unbekannt."
  }
  func helpSearchRemark2() -> String {
    "Ohne TEXT auf einem Terminal werden Firmen aufgelistet, sobald das Tippen ruht. Enter wählt die erste; eine Zahl hinter dem Text und Enter wählen eine andere. Rücktaste, Strg-W und Strg-U löschen ein Zeichen, ein Wort und alles. Escape, Strg-D oder Enter ohne Text beenden die Suche. Sonst ist jede Zeile der Standardeingabe ein TEXT."
  }
  func helpSearchRemark3() -> String {
    "Der Exit-Status ist 3, wenn nichts gefunden wird."
  }
  func helpUpdateSummary() -> String {
    "ruft die neuesten Kurse ab und behält sie"
  }
  func helpUpdateExample1() -> String {
    "Aktualisiert jedes gespeicherte Symbol außer importierten."
  }
  func helpUpdateExample2() -> String {
    "Ruft zwei Symbole ab, gespeichert oder nicht."
  }
  func helpUpdateExample3() -> String {
    "Aktualisiert eine Watchlist."
  }
  func helpUpdateExample4() -> String {
    "Ruft die Symbollisten ab, die search verwendet."
  }
  func helpUpdateOperand() -> String {
    "Ein Symbol wie AAPL oder BTC-EUR oder eine Watchlist wie @tech; ohne Angabe alle gespeicherten."
  }
  func helpUpdateNote1() -> String {
    "Ohne SYMBOL aktualisiert es alles Gespeicherte außer importierten Kursen."
  }
  func helpUpdateRemark1() -> String {
    "Gibt das Ergebnis für jedes Symbol aus und bei mehreren eine Zusammenfassung. Schlagen einige fehl, bleiben die anderen erhalten, und der Exit-Status ist 4."
  }
  func helpUpdateRemark2() -> String {
    "Importierte Kurse bleiben, wie sie sind, außer wenn --provider einen Anbieter nennt, der sie ersetzt."
  }
  func helpImportSummary() -> String {
    "nimmt Kurse oder eine Symbolliste in den Kursspeicher auf"
  }
  func helpImportExample1() -> String {
    "Speichert die Kurse von AAPL."
  }
  func helpImportExample2() -> String {
    "Speichert sie unter einem anderen Symbol."
  }
  func helpImportExample3() -> String {
    "Speichert eine Spalte als Schlusskurse."
  }
  func helpImportExample4() -> String {
    "Ergänzt Firmen, die search findet."
  }
  func helpImportOperand() -> String {
    "Eine Kursdatei oder - für die Standardeingabe; mit --symbols eine Symbolliste."
  }
  func helpImportNote1() -> String {
    "Der Name einer Datei ohne Endung ist das Symbol."
  }
  func helpImportRemark1() -> String {
    "Ohne --as ist der Name der Datei ohne Endung das Symbol."
  }
  func helpImportRemark2() -> String {
    "Eine Kursdatei hat je Tag eine Zeile. Diese Zeilen ersetzen importierte derselben Tage und alles, was ein Anbieter zu dem Symbol geschickt hat; Zeilen ohne Schlusskurs werden ausgelassen. Eine Datei mit einem Fehler lässt den Kursspeicher, wie er war; die anderen Dateien werden importiert."
  }
  func helpImportRemark3() -> String {
    "Eine Symbolliste ist CSV mit den Überschriften Symbol und Name und wahlweise Exchange, Currency und Country."
  }
  func helpListSummary() -> String {
    "verwaltet benannte Listen von Symbolen"
  }
  func helpListExample1() -> String {
    "Ergänzt eine Liste und legt sie bei Bedarf an."
  }
  func helpListExample2() -> String {
    "Gibt je Zeile eine Liste aus."
  }
  func helpListExample3() -> String {
    "Gibt je Zeile ein Symbol einer Liste mit Namen aus."
  }
  func helpListExample4() -> String {
    "Setzt ein Symbol an die erste Stelle."
  }
  func helpListExample5() -> String {
    "Entfernt ein Symbol."
  }
  func helpListExample6() -> String {
    "Entfernt die Liste und gibt aus, was darin war."
  }
  func helpListExample7() -> String {
    "Benennt eine Liste um."
  }
  func helpListExample8() -> String {
    "Merkt sich eine Einstellung für eine Liste."
  }
  func helpListExample9() -> String {
    "Merkt sich Einstellungen für ein Symbol einer Liste."
  }
  func helpListExample10() -> String {
    "Entfernt eine Einstellung einer Liste."
  }
  func helpListOperand() -> String {
    "Eine Liste; oder add, remove, move, rename, set oder unset, dann eine Liste, dann was dazu nötig ist."
  }
  func helpListNote1() -> String {
    "Eine Liste steht überall für ihre Symbole, wo eine Quelle steht: play @tech."
  }
  func helpListNote2() -> String {
    "audiograph list set tech volume=0.5 merkt sich eine Einstellung für eine Liste."
  }
  func helpListRemark1() -> String {
    "Ein Name hat Buchstaben, Ziffern, Binde- und Unterstriche; Groß- und Kleinschreibung spielt keine Rolle. Positionen zählen ab 1."
  }
  func helpListRemark2() -> String {
    "Einstellungen einer Liste gelten für ein Diagramm, das nur diese Liste zeigt, und die eines Symbols darin für dieses Symbol in der Liste; audiograph config zeigt sie."
  }
  func helpListRemark3() -> String {
    "Eine Liste kann überall stehen, wo SOURCE steht, wie in audiograph play @tech. Listen liegen als JSON in lists.json in $XDG_DATA_HOME/audiograph oder in ~/.local/share/audiograph."
  }
  func helpBatchSummary() -> String {
    "führt viele Exporte auf einmal aus"
  }
  func helpBatchExample1() -> String {
    "Berechnet jede Zeile, auf allen Kernen."
  }
  func helpBatchExample2() -> String {
    "Berechnet nur unfertige und geänderte Zeilen."
  }
  func helpBatchExample3() -> String {
    "Berechnet ein Jahr in einem Kanal, wo eine Zeile nichts anderes sagt."
  }
  func helpBatchExample4() -> String {
    "Nimmt die Zeilen von einem anderen Programm."
  }
  func helpBatchOperand() -> String {
    "CSV mit den Spalten source und output oder je Zeile ein JSON-Datensatz; - für die Standardeingabe."
  }
  func helpBatchNote1() -> String {
    "MANIFEST ist CSV mit den Spalten source und output oder je Zeile ein JSON-Datensatz."
  }
  func helpBatchNote2() -> String {
    "Auch jede Option von export, die sagt, was geschrieben wird, kann Spalte sein."
  }
  func helpBatchRemark1() -> String {
    "Ein Manifest ist CSV, dessen erste Zeile Spalten nennt, oder NDJSON, dessen Datensätze Namen haben: source, output und jede Option von export, die sagt, was geschrieben wird, ohne ihre Bindestriche, wie in source,output,title,duration."
  }
  func helpBatchRemark2() -> String {
    "source, output und wiederholbare Optionen wie y können mehrere Spalten sein oder in JSON eine Liste. Eine leere Zelle oder null gilt als nicht angegeben; eine Option ohne Wert ist yes oder no, true oder false. Die Endung einer Ausgabe bestimmt, was geschrieben wird, wie bei export."
  }
  func helpBatchRemark3() -> String {
    "Optionen von batch gelten für jede Zeile, die nichts anderes sagt. Pfade gehen von dem Ordner aus, in dem das Programm gestartet wird."
  }
  func helpBatchRemark4() -> String {
    "Gibt je fertiger Zeile eine Zeile JSON aus: line, source, output, status (done, unchanged oder failed), seconds, points, exit, message, notes. exit und message sind, was export gemeldet hätte, immer auf Englisch. Eine Zeile, die fehlschlägt, hält die anderen nicht auf, macht aber den Exit-Status zu 3."
  }
  func helpBatchRemark5() -> String {
    "Es wird nichts geschrieben, wenn zwei Zeilen dieselbe Datei schreiben oder eine schreibt, was eine andere liest."
  }
  func helpBatchRemark6() -> String {
    "Fertige Zeilen stehen im Journal. --resume überspringt eine Zeile, wenn die Bytes ihrer Quellen, ihre Optionen, ihre Einstellungen und ihre Ausgaben unverändert sind. Zeilen mit Symbolen werden immer berechnet."
  }
  func helpBatchRemark7() -> String {
    "Mehrere Prozesse oder Rechner teilen sich die Zeilen mit --shard 1/3, 2/3 und 3/3, jeder mit eigenem Journal; batch --merge führt dann die Journale zusammen und erledigt, was fehlt."
  }
  func helpSamplesSummary() -> String {
    "listet die mitgelieferten Beispieldaten auf"
  }
  func helpSamplesExample1() -> String {
    "Gibt je Zeile ein Diagramm aus; was einzugeben ist, steht vorn."
  }
  func helpSamplesExample2() -> String {
    "Gibt nur aus, was einzugeben ist."
  }
  func helpSamplesRemark1() -> String {
    "Der Name eines Beispiels steht anstelle einer Datei, wie in audiograph play nile. Aktien heißen wie ihre Symbole; ihre mitgelieferten Kurse werden nur verwendet, wenn es keine anderen gibt."
  }
  func helpConfigSummary() -> String {
    "zeigt und ändert Einstellungen"
  }
  func helpConfigExample1() -> String {
    "Zeigt jede Einstellung, die einen Wert hat, und woher."
  }
  func helpConfigExample2() -> String {
    "Zeigt jede Einstellung mit ihrer Bedeutung."
  }
  func helpConfigExample3() -> String {
    "Ändert eine Einstellung in der Einstellungsdatei."
  }
  func helpConfigExample4() -> String {
    "Gibt einen Wert aus."
  }
  func helpConfigExample5() -> String {
    "Spielt jedes Diagramm halb so laut."
  }
  func helpConfigExample6() -> String {
    "Ändert eine Einstellung für ein Symbol."
  }
  func helpConfigExample7() -> String {
    "Stellt auf einmal ein, was zu einem Screenreader passt."
  }
  func helpConfigExample8() -> String {
    "Entfernt eine Einstellung aus der Datei."
  }
  func helpConfigExample9() -> String {
    "Fragt nach einem Schlüssel, ohne ihn anzuzeigen."
  }
  func helpConfigOperand(readers: [String]) -> String {
    "Nichts; oder get, set oder unset mit dem Namen einer Einstellung und bei set einem Wert; oder reader mit \(self.alternatives(readers))."
  }
  func helpConfigNote1() -> String {
    "Jede Option zu Klang, Text und Sprachausgabe ist auch eine Einstellung."
  }
  func helpConfigNote2() -> String {
    "Optionen haben Vorrang vor Variablen wie AUDIOGRAPH_LANG, diese vor der Datei."
  }
  func helpConfigNote3() -> String {
    "audiograph config reader orca stellt ein, was zu einem Screenreader passt; audiograph config reader zeigt alle bekannten."
  }
  func helpConfigRemark1() -> String {
    "Optionen zu Klang, Text und Sprachausgabe sind Einstellungen gleichen Namens. Was eingegeben wird, hat Vorrang vor den Einstellungen eines Symbols, diese haben Vorrang vor denen einer Liste; dann kommen Umgebungsvariablen, dann die Einstellungsdatei. Ein Schalter wie --ticks ist on oder off; --ticks=off schaltet ihn einmal aus."
  }
  func helpConfigRemark2() -> String {
    "Die Einstellung eines Symbols besteht aus dem Symbol, einem Punkt und der Einstellung, wie AAPL.baseline; sie gilt für ein Diagramm, das nur dieses Symbol zeigt. audiograph list set merkt sich Einstellungen für eine Liste."
  }
  func helpConfigRemark3() -> String {
    "Die Einstellung speak gilt nie für export und batch."
  }
  func helpConfigRemark4() -> String {
    "Schlüssel werden nie ausgegeben. Ohne Wert in der Befehlszeile, wo andere Benutzer ihn sehen könnten, wird ein Schlüssel von der Standardeingabe gelesen."
  }
  func helpConfigRemark5() -> String {
    "Der Exit-Status ist 3, wenn die Einstellung keinen Wert hat."
  }
  func helpDevicesSummary() -> String {
    "listet die Audiogeräte auf"
  }
  func helpDevicesExample1() -> String {
    "Gibt je Zeile ein Gerät aus, seinen Namen vorn."
  }
  func helpCompletionSummary() -> String {
    "gibt die Vervollständigungen für eine Shell aus"
  }
  func helpCompletionExample1() -> String {
    "Vervollständigt in dieser bash."
  }
  func helpCompletionExample2() -> String {
    "Vervollständigt in jeder fish."
  }
  func helpCompletionOperand() -> String {
    "Die Shell."
  }
  func helpHelpSummary() -> String {
    "erklärt einen Befehl oder ein Thema"
  }
  func helpHelpExample1() -> String {
    "Erklärt play mit den am häufigsten gebrauchten Optionen."
  }
  func helpHelpExample2() -> String {
    "Erklärt jede Option von play."
  }
  func helpHelpExample3() -> String {
    "Erklärt, wie Diagramme klingen und wie sich das ändern lässt."
  }
  func helpHelpOperand() -> String {
    "Ein Befehl oder ein Thema, und all für jede Option."
  }
  func helpHelpNote1() -> String {
    "audiograph help allein nennt die Befehle und die Themen."
  }
  func groupTheBatch() -> String {
    "Der Lauf"
  }
  func groupWriting() -> String {
    "Schreiben"
  }
  func groupWhatIsRead() -> String {
    "Was gelesen wird"
  }
  func groupWhichPartOfIt() -> String {
    "Welcher Teil davon"
  }
  func groupComparing() -> String {
    "Vergleichen"
  }
  func groupEverywhere() -> String {
    "Überall"
  }
  func groupExplaining() -> String {
    "Erklären"
  }
  func groupPlaying() -> String {
    "Abspielen"
  }
  func groupSpeaking() -> String {
    "Sprechen"
  }
  func groupExploring() -> String {
    "Erkunden"
  }
  func groupManual() -> String {
    "Handbuch"
  }
  func groupWords() -> String {
    "Text"
  }
  func groupFigures() -> String {
    "Kennzahlen"
  }
  func groupWhereFiguresComeFrom() -> String {
    "Woher Kennzahlen kommen"
  }
  func groupImporting() -> String {
    "Importieren"
  }
  func groupPrinting() -> String {
    "Ausgeben"
  }
  func groupWherePricesComeFrom() -> String {
    "Woher Kurse kommen"
  }
  func groupSearching() -> String {
    "Suchen"
  }
  func groupPitch() -> String {
    "Tonhöhe"
  }
  func groupTime() -> String {
    "Zeit"
  }
  func groupTone() -> String {
    "Klangfarbe"
  }
  func groupSoundsAroundTheData() -> String {
    "Klänge um die Daten"
  }
  func groupUpdating() -> String {
    "Aktualisieren"
  }
  func optionJobs() -> String {
    "Wie viele Zeilen zugleich berechnet werden, von 1 bis 256; voreingestellt eine je Kern."
  }
  func optionResume() -> String {
    "Überspringt Zeilen, die ein früherer Lauf fertiggestellt hat und die unverändert sind."
  }
  func optionJournal() -> String {
    "Die Datei, die fertige Zeilen verzeichnet, statt MANIFEST.journal."
  }
  func optionShard() -> String {
    "Rendert nur jede N-te Zeile ab der I-ten: ein Prozess von mehreren. Sonst entscheiden die Variablen von Slurm und Kubernetes."
  }
  func optionMerge() -> String {
    "Führt die Journale aller Teile zusammen und rendert, was fehlt."
  }
  func optionX() -> String {
    "Die Spalte als x-Achse, mit ihrem Namen oder ihrer Nummer wie #1; none zählt die Zeilen."
  }
  func optionY() -> String {
    "Eine Spalte von Werten, mit ihrem Namen oder ihrer Nummer wie #2; für mehr Reihen wiederholen."
  }
  func optionListColumns() -> String {
    "Gibt die Spalten jeder Datei aus, je Zeile eine, und tut sonst nichts; mit --json als JSON."
  }
  func optionBy() -> String {
    "Die Spalte, deren Texte die Zeilen auf Reihen aufteilen; none lässt sie in einer."
  }
  func optionOnly() -> String {
    "Eine Reihe einer Tabelle mit mehreren, mit ihrem Namen oder dessen Anfang."
  }
  func optionWhere() -> String {
    "Liest nur die Zeilen mit einem Wert in einer Spalte, wie Sex=female."
  }
  func optionColumnType() -> String {
    "Was eine Spalte enthält, wie part=text: text, number (Zahlen), date (Datum) oder duration (Dauer); ohne Angabe wird es erkannt."
  }
  func optionEncoding() -> String {
    "Die Zeichenkodierung des Textes, etwa windows-1250 oder shift-jis; ohne Angabe wird sie erkannt."
  }
  func optionAggregate() -> String {
    "Fasst mehrere Werte an derselben Stelle der x-Achse zu einem zusammen."
  }
  func optionHeader() -> String {
    "Die Zeile mit den Überschriften, ab 1 gezählt; 0, wenn es keine gibt."
  }
  func optionSkip() -> String {
    "Wie viele Zeilen übersprungen werden, bevor etwas gelesen wird."
  }
  func optionComment() -> String {
    "Womit eine Kommentarzeile beginnt, statt mit #."
  }
  func optionDelimiter() -> String {
    "Was die Zellen trennt; ohne Angabe wird es erkannt."
  }
  func optionDecimal() -> String {
    "Das Dezimalzeichen der Zahlen."
  }
  func optionThousands() -> String {
    "Was in den Zahlen die Tausender trennt."
  }
  func optionMissing() -> String {
    "Ein weiterer Text für einen fehlenden Wert, zum Beispiel -1."
  }
  func optionIgnoreBad() -> String {
    "Behandelt Zellen, die keine Zahlen sind, als fehlend und lässt Zeilen aus, deren Position auf der x-Achse nicht lesbar ist."
  }
  func optionRegex() -> String {
    "Nimmt die Zahlen, die ein Muster in der Syntax von PCRE2 in den Zeilen eines beliebigen Textes findet, wie '([0-9.]+) ms'."
  }
  func optionDateFormat() -> String {
    "Wie Datumsangaben geschrieben sind, wie in %d.%m.%Y: %Y Jahr, %m Monat, %d Tag, %H Stunde, %M Minute, %S Sekunde, %b Monatsname."
  }
  func optionField() -> String {
    "Wo in einer JSON-Datei die Daten stehen: Namen, mit Punkten verbunden, wie result.prices."
  }
  func optionSymbol() -> String {
    "Behandelt jede SOURCE als Symbol."
  }
  func optionFile() -> String {
    "Behandelt jede SOURCE als Datei."
  }
  func optionTitle() -> String {
    "Wie das Diagramm heißt."
  }
  func optionUnit() -> String {
    "Die Einheit der Werte, in Worten; none lässt die gefundene weg."
  }
  func optionKind() -> String {
    "Was die Zahlen sind; davon hängt ab, wie sie benannt werden und wie die Tonhöhe skaliert wird."
  }
  func optionRange() -> String {
    "Wie weit vom letzten Punkt zurück: eine Zahl von Tagen (D), Wochen (W), Monaten (M) oder Jahren (Y), seit Jahresbeginn (YTD) oder alles."
  }
  func optionFrom() -> String {
    "Das erste Datum."
  }
  func optionTo() -> String {
    "Das letzte Datum, von dem ein Zeitraum zurückzählt."
  }
  func optionInterval() -> String {
    "Fasst die Punkte jeder Woche, jedes Monats oder Quartals zusammen, nachdem der Zeitraum gewählt ist."
  }
  func optionValue() -> String {
    "Welcher Wert einer Kursdatei; ohlc4, hlc3 und hl2 sind Mittel aus open, high, low, close."
  }
  func optionRebase() -> String {
    "Macht aus jedem Wert die prozentuale Veränderung seit dem ersten Datum, das alle Reihen haben, auf einer Achse."
  }
  func optionQuiet() -> String {
    "Gibt nur Ergebnisse und Fehler aus."
  }
  func optionVerbose() -> String {
    "Meldet in der Standardfehlerausgabe, was erschlossen wurde."
  }
  func optionConfig() -> String {
    "Die Einstellungsdatei, statt config.json in $XDG_CONFIG_HOME/audiograph."
  }
  func optionHelp() -> String {
    "Gibt eine kurze Hilfeseite aus, mit all jede Option."
  }
  func optionVersion() -> String {
    "Gibt die Version aus."
  }
  func optionExplain() -> String {
    "Sagt in einem Satz genau, wie aus Werten Klang wird."
  }
  func optionText() -> String {
    "Wann der Text ausgegeben wird: auf einem Terminal nach dem Klang, sonst davor."
  }
  func optionPause() -> String {
    "Wie lange ein Klang nach der Zeile davor wartet: auto, bis ein Screenreader sie gesprochen hat, enter, bis Enter gedrückt wird; nur auf einem Terminal. Jede Taste beendet das Warten. Ohne Einstellung gilt auto, solange ein Screenreader läuft, sonst off."
  }
  func optionWait() -> String {
    "Beginnt, wenn Enter gedrückt wird."
  }
  func optionOrder() -> String {
    "Die Reihenfolge einer Runde: größte Änderungen zuerst, nach Namen oder wie in der Liste."
  }
  func optionDevice() -> String {
    "Das Audiogerät, eines von denen, die devices ausgibt."
  }
  func optionSpeak() -> String {
    "Spricht den Text auch, über speech-dispatcher oder sonst mit espeak-ng."
  }
  func optionEndPhrase() -> String {
    "Was mit --speak nach allem anderen gesprochen wird; leer für nichts."
  }
  func optionOutput() -> String {
    "Wohin geschrieben wird; - ist die Standardausgabe; DIR/ erhält Klang, Untertitel, Text und Seite; für mehr Dateien wiederholen."
  }
  func optionFormat() -> String {
    "Das Format, für die Standardausgabe und für Namen ohne bekannte Endung."
  }
  func optionBits() -> String {
    "Bits je Abtastwert; 32f ist eine Gleitkommazahl."
  }
  func optionNoClobber() -> String {
    "Ersetzt keine vorhandene Datei."
  }
  func optionSpreadsheetSafe() -> String {
    "Setzt in einer .csv-Datei ein Hochkomma vor Namen, die eine Tabellenkalkulation für Formeln hielte."
  }
  func optionFragment() -> String {
    "Schreibt in .html, was in einen Artikel gehört: ein Element mit Text, Player, Bild und Tabelle."
  }
  func optionHtmlStyle() -> String {
    "Die Formatvorlage einer Seite; none überlässt sie der Seite um ein Fragment."
  }
  func optionScriptFile() -> String {
    "Schreibt das Skript einer Seite in eine Datei daneben und gibt seinen Hash aus."
  }
  func optionEmbedSound() -> String {
    "Legt die Aufnahme in eine Seite, auch ohne Skripte zu hören: opus, mp3 oder wav."
  }
  func optionCues() -> String {
    "Setzt Marken an Extremwerte, Wendepunkte, Kreuzungen und Teilstriche: WAV, Ogg, Opus, MP3."
  }
  func optionSpeakInFile() -> String {
    "Spricht in die Audiodatei: Titel, tiefster und höchster Ton, Beschreibung (espeak-ng)."
  }
  func optionNarrate() -> String {
    "Sagt auch vor jedem Anstieg oder Rückgang, wohin er führt."
  }
  func optionBrailleOfFile() -> String {
    "Wie viele Zellen eine Zeile einer .brf-Datei hat, 14 bis 80; voreingestellt 40."
  }
  func optionBraille() -> String {
    "Ergänzt das Diagramm in Acht-Punkt-Braille: Zeilen von 14 bis 80 Zellen, voreingestellt 40, in 1 bis 10 Reihen."
  }
  func groupBraille() -> String {
    "Braille"
  }
  func optionSync() -> String {
    "Wartet, bis die Datei auf dem Datenträger ist."
  }
  func optionManual() -> String {
    "Gibt die Handbuchseite in der Form aus, die das Programm man liest."
  }
  func optionMetric() -> String {
    "Welche Kennzahlen; für mehr wiederholen; voreingestellt revenue, earnings und cash-flow."
  }
  func optionByPeriod() -> String {
    "Wie lang ein Zeitabschnitt ist; voreingestellt nennt der Text das letzte Quartal und das letzte Jahr, Listen Quartale oder, wenn es keine gibt, Jahre."
  }
  func optionToPeriod() -> String {
    "Das letzte Datum, an dem ein Zeitabschnitt enden darf."
  }
  func optionJsonFigures() -> String {
    "Gibt jede Kennzahl als ein JSON-Dokument aus und sonst nichts."
  }
  func optionOfflineFigures() -> String {
    "Ruft nichts ab; verwendet, was gespeichert ist."
  }
  func optionSymbolLists() -> String {
    "Behandelt jede FILE als Liste von Symbolen und Namen."
  }
  func optionYCloses() -> String {
    "Die Spalte der Schlusskurse, mit ihrem Namen oder ihrer Nummer wie #2."
  }
  func optionJsonLists() -> String {
    "Gibt Listen als JSON aus, je Zeile ein Objekt."
  }
  func optionOffline() -> String {
    "Ruft nichts ab; verwendet, was gespeichert oder mitgeliefert ist."
  }
  func optionProvider() -> String {
    "Wer nach Kursen gefragt wird, statt des Anbieters, der zum Symbol passt."
  }
  func optionStore() -> String {
    "Die Datei der gespeicherten Kurse, statt prices.sqlite in $XDG_DATA_HOME/audiograph."
  }
  func optionLimit() -> String {
    "Wie viele Firmen höchstens ausgegeben werden, von 1 bis 1000; voreingestellt 10, beim Tippen 5."
  }
  func optionPitchRange() -> String {
    "Die tiefste und die höchste Tonhöhe, in Hertz von 55 bis 4000 oder als Noten wie c3:c6."
  }
  func optionProfile() -> String {
    "Ein Tonhöhenbereich mit Namen: standard 220 bis 1760 Hertz, warm 131 bis 1046, narrow 330 bis 660."
  }
  func optionScale() -> String {
    "Ob gleiche Differenzen (linear) oder gleiche Prozente (log) gleiche Intervalle sind."
  }
  func optionNotes() -> String {
    "Rundet jede Tonhöhe auf die nächste Note einer Tonleiter; sonst sind Tonhöhen genau."
  }
  func optionInvert() -> String {
    "Gibt dem niedrigsten Wert die höchste Tonhöhe."
  }
  func optionMinimum() -> String {
    "Der Wert bei der tiefsten Tonhöhe."
  }
  func optionMaximum() -> String {
    "Der Wert bei der höchsten Tonhöhe."
  }
  func optionZero() -> String {
    "Erweitert die Achse bis null."
  }
  func optionSharedAxis() -> String {
    "Legt alle Reihen auf eine Achse."
  }
  func optionOwnAxis() -> String {
    "Gibt jeder Reihe ihre eigene Achse."
  }
  func optionSmooth() -> String {
    "Glättet zuerst die Werte: ema:0.35, oder median:5 oder mean:5 über eine ungerade Zahl von Punkten."
  }
  func optionDuration() -> String {
    "Wie lange die Daten klingen: gist 3 Sekunden, short 6, long 20, normal je nach Zahl der Punkte; oder eine Zahl von Sekunden zwischen 0.5 und 3600."
  }
  func optionSpeed() -> String {
    "Teilt die Dauer; von 0.25 bis 4."
  }
  func optionMode() -> String {
    "Ein gleitender Ton oder einzelne Töne."
  }
  func optionEven() -> String {
    "Gibt jedem Punkt dieselbe Zeit."
  }
  func optionTrue() -> String {
    "Setzt die Punkte zeitlich so weit auseinander, wie sie es auf der x-Achse sind."
  }
  func optionTogether() -> String {
    "Spielt bis zu vier Reihen zugleich statt nacheinander."
  }
  func optionTimbre() -> String {
    "Die Klangfarbe der ersten Reihe."
  }
  func optionAs() -> String {
    "Als was das Diagramm beschrieben wird und klingt: line (Linie), candles (Kerzen), bars (Balken), scatter (Punktwolke), histogram, density (Dichte), box (Boxplot), band (Band), heatmap oder share (Anteile); auto entscheidet nach den Daten."
  }
  func optionBins() -> String {
    "Wie viele Klassen ein Histogramm hat, 2 bis 100, oder wie breit sie sind: width:10."
  }
  func optionBand() -> String {
    "Die Spalten der unteren und der oberen Grenze eines Bandes: lower,upper."
  }
  func optionError() -> String {
    "Die Spalte, die ein Band zu seinen Werten addiert und von ihnen abzieht."
  }
  func optionSort() -> String {
    "Die Reihenfolge der Gruppen eines Boxplots: wie in der Datei oder nach ihren Medianen."
  }
  func optionVolumeLine() -> String {
    "Mit Kerzen: ein Rauschen unter jeder Kerze, je größer ihr Volumen, desto lauter."
  }
  func optionVolume() -> String {
    "Von 0 bis 1; macht den Klang leiser."
  }
  func optionPan() -> String {
    "Wie weit der Klang von links nach rechts wandert, von 0 bis 0.8."
  }
  func optionMono() -> String {
    "Macht einen Kanal statt zwei."
  }
  func optionSampleRate() -> String {
    "Frames je Sekunde, von 8000 bis 192000."
  }
  func optionNoIntro() -> String {
    "Lässt die tiefste und die höchste Tonhöhe vor den Daten weg."
  }
  func optionNoEndSound() -> String {
    "Lässt die zwei Klopfzeichen nach den Daten weg."
  }
  func optionTicks() -> String {
    "Tickt an Kalendereinheiten oder runden Zahlen der x-Achse."
  }
  func optionBaseline() -> String {
    "Ein leises Rauschen, solange der Wert darunter liegt; base ist der letzte Wert vor dem Zeitraum."
  }
  func optionMarkExtremes() -> String {
    "Markiert den höchsten und den niedrigsten Punkt."
  }
  func optionMarkBreaks() -> String {
    "Markiert, wo ein Niveau in ein anderes springt."
  }
  func optionManifest() -> String {
    "Schreibt, was wann zu hören ist, als JSON, aus dem sich die Daten zurückrechnen lassen."
  }
  func optionSymbolsFromNasdaq() -> String {
    "Ruft stattdessen die Listen der Firmen und Symbole von Nasdaq ab."
  }
  func optionJobsFetching() -> String {
    "Wie viele Symbole zugleich abgerufen werden; voreingestellt 4."
  }
  func optionJsonFacts() -> String {
    "Gibt die Fakten und die Texte als ein JSON-Dokument aus und sonst nichts."
  }
  func optionJsonAnswers() -> String {
    "Gibt jede Antwort als eine Zeile JSON aus und sonst nichts."
  }
  func optionJsonColumns() -> String {
    "Gibt sie zusammen mit --list-columns für ein anderes Programm aus."
  }
  func optionLevel(level: String) -> String {
    "Wie viel gesagt wird; voreingestellt \(level)."
  }
  func optionMaxLength() -> String {
    "Wie viele Zeichen die Sätze höchstens haben, mit einfachen Leerzeichen dazwischen; ganze Sätze am Ende fallen weg. Zeilen vor den Sätzen zählen nicht mit."
  }
  func optionWidth() -> String {
    "Bricht Zeilen zwischen Wörtern bei so vielen Zeichen um; ein längeres Wort bleibt ganz. Auf einem Terminal sind Zeilen ohnehin nie breiter als dieses."
  }
  func optionLang() -> String {
    "Die Sprache der Texte, der Meldungen und der Hilfe."
  }
  func optionLanguages() -> String {
    "Die Sprache der Texte, der Meldungen und der Hilfe; für eine .html-Datei auch mehrere: en,de."
  }
  func optionSpeech() -> String {
    "Gibt den Text so aus, wie eine Stimme ihn braucht: ohne Symbole und Abkürzungen."
  }
  func optionStats() -> String {
    "Ergänzt eine Statistik des Trends, was länger dauert."
  }
  func briefRange() -> String {
    "Wie weit zurück: 5D, 3M, 1Y, YTD oder MAX."
  }
  func briefY() -> String {
    "Eine Spalte von Werten, mit Namen oder als #2."
  }
  func briefOnly() -> String {
    "Eine Reihe von mehreren, mit ihrem Namen."
  }
  func briefLevel() -> String {
    "Wie viel gesagt wird: alt, short, standard oder long."
  }
  func briefLang(languages: [String]) -> String {
    "Die Sprache der Texte: \(self.alternatives(languages))."
  }
  func briefSpeech() -> String {
    "Schreibt Zahlen und Datumsangaben für eine Stimme."
  }
  func briefDuration() -> String {
    "Dauer: gist, short, normal, long oder Sekunden."
  }
  func briefSpeed() -> String {
    "Teilt die Dauer."
  }
  func briefTogether() -> String {
    "Spielt mehrere Reihen zugleich statt nacheinander."
  }
  func briefListColumns() -> String {
    "Gibt die Spalten einer Tabelle aus."
  }
  func briefOffline() -> String {
    "Verwendet nur gespeicherte oder mitgelieferte Kurse."
  }
  func briefConfig() -> String {
    "Liest Einstellungen aus dieser Datei."
  }
  func briefText() -> String {
    "Wann der Text ausgegeben wird: before, after oder none."
  }
  func briefDevice() -> String {
    "Das Audiogerät; audiograph devices nennt sie."
  }
  func briefOutput() -> String {
    "Wohin geschrieben wird; - ist die Standardausgabe."
  }
  func briefFormat() -> String {
    "Das Format, wo keine Endung es zeigt, wie bei -o -."
  }
  func briefManifest() -> String {
    "Schreibt als JSON, was wann klingt."
  }
  func briefStats() -> String {
    "Ergänzt eine Statistik des Trends."
  }
  func briefJsonFacts() -> String {
    "Gibt die Fakten und die Texte als JSON aus."
  }
  func briefValue() -> String {
    "Welcher Kurs: close, open, high, low, volume und andere."
  }
  func briefOutputOfComparison() -> String {
    "Schreibt eine Datei, statt abzuspielen."
  }
  func briefMetric() -> String {
    "Welche Kennzahl, wie revenue, earnings oder cash-flow."
  }
  func briefBy() -> String {
    "Wie lang ein Zeitabschnitt ist: quarter oder year."
  }
  func briefFrom() -> String {
    "Das erste Datum, an dem ein Zeitabschnitt enden darf."
  }
  func briefTable() -> String {
    "Gibt je Zeile eine Kennzahl aus."
  }
  func briefJsonFigures() -> String {
    "Gibt jede Kennzahl als JSON aus."
  }
  func briefOfflineFigures() -> String {
    "Verwendet nur gespeicherte Kennzahlen."
  }
  func briefLimit() -> String {
    "Wie viele Firmen höchstens ausgegeben werden."
  }
  func briefSymbols() -> String {
    "Findet nur Symbole, die mit TEXT beginnen."
  }
  func briefJsonLines() -> String {
    "Gibt je Zeile ein JSON-Objekt aus."
  }
  func briefQuietSymbols() -> String {
    "Gibt nur Symbole aus."
  }
  func briefProvider() -> String {
    "Wer gefragt wird, wie yahoo oder kraken."
  }
  func briefJobs() -> String {
    "Wie viele Symbole zugleich abgerufen werden, sonst 4."
  }
  func briefSymbolsFetched() -> String {
    "Ruft die Firmenlisten ab, die search verwendet."
  }
  func briefAs() -> String {
    "Das Symbol, dessen Kurse die Datei enthält."
  }
  func briefYCloses() -> String {
    "Die Spalte der Schlusskurse, mit Namen oder als #2."
  }
  func briefDateFormat() -> String {
    "Wie Datumsangaben geschrieben sind, etwa %d.%m.%Y."
  }
  func briefSymbolsRead() -> String {
    "Liest stattdessen Listen von Symbolen und Firmennamen."
  }
  func briefQuietNames() -> String {
    "Gibt nur Namen oder nur Symbole aus."
  }
  func briefResume() -> String {
    "Überspringt Zeilen, die fertig und unverändert sind."
  }
  func briefJobsOfBatch() -> String {
    "Wie viele Zeilen zugleich berechnet werden, sonst eine je Kern."
  }
  func briefJournal() -> String {
    "Die Datei, die fertige Zeilen verzeichnet."
  }
  func briefMono() -> String {
    "Schreibt einen Kanal statt zwei."
  }
  func briefVerbose() -> String {
    "Zeigt jede Einstellung mit ihrer Bedeutung."
  }
  func liveValue() -> String {
    "Der Wert"
  }
  func liveSimulation() -> String {
    "Simulation"
  }
  func livePercent(number: Double) -> String {
    "\(self.number(number)) Prozent"
  }
  func liveAxis(name: String, low: String, high: String) -> String {
    switch name {
    case "": "Die Tonhöhen reichen jetzt von \(low) bis \(high)."
    case _: "\(name): Die Tonhöhen reichen jetzt von \(low) bis \(high)."
    }
  }
  func liveAbove(name: String, level: String, value: String) -> String {
    "Alarm: \(name) über \(level), jetzt \(value)."
  }
  func liveBelow(name: String, level: String, value: String) -> String {
    "Alarm: \(name) unter \(level), jetzt \(value)."
  }
  func liveMoved(name: String, size: String, span: String, value: String, isUp: Bool) -> String {
    switch isUp {
    case true: "Alarm: \(name) mindestens \(size) höher innerhalb von \(span), jetzt \(value)."
    case false: "Alarm: \(name) mindestens \(size) tiefer innerhalb von \(span), jetzt \(value)."
    }
  }
  func liveNewHigh(name: String, range: String, value: String) -> String {
    "Alarm: \(name) auf einem neuen \(range)-Hoch, \(value)."
  }
  func liveNewLow(name: String, range: String, value: String) -> String {
    "Alarm: \(name) auf einem neuen \(range)-Tief, \(value)."
  }
  func liveKept(kept: Int, count: String) -> String {
    "Die letzten \(kept) von \(count) Werten:"
  }
  func livePassedOver(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) Zeile hatte keine Zahl."
    case _: "\(count) Zeilen hatten keine Zahl."
    }
  }
  func liveSearchBrokenOff(line: Int) -> String {
    "Zeile \(line) wurde übersprungen, weil die Suche nach dem Muster zu lange dauerte."
  }
  func liveSearchesBrokenOff(count: Int) -> String {
    "In \(count) Zeilen dauerte die Suche nach dem Muster zu lange; sie wurden übersprungen."
  }
  func liveLost(name: String, problem: String) -> String {
    "\(name): \(problem) Audiograph versucht es weiter."
  }
  func liveRecovered(name: String, value: String) -> String {
    "\(name): Es kommen wieder Kurse, \(value)."
  }
  func liveClosed(name: String) -> String {
    "\(name): derzeit kein Handel, daher nur alle 15 Minuten eine Abfrage; --always fragt weiter so oft wie sonst."
  }
  func liveLate(name: String, age: String) -> String {
    "\(name): Der Kurs ist \(age) alt."
  }
  func liveEnded() -> String {
    "Die Aufnahme ist zu Ende; q beendet."
  }
  func liveZone(zone: String) -> String {
    "Zeiten in \(zone)."
  }
  func liveZoneOf(name: String, others: Int, zone: String) -> String {
    switch self.plural(others) {
    case _ where others == 0: "\(name): Zeiten in \(zone)."
    case .one: "\(name) und \(others) weiteres: Zeiten in \(zone)."
    case _: "\(name) und \(others) weitere: Zeiten in \(zone)."
    }
  }
  func liveOffset(hours: String, isBehind: Bool) -> String {
    switch isBehind {
    case true: "UTC minus \(hours)"
    case false: "UTC plus \(hours)"
    }
  }
  func liveKeys() -> String {
    "i fasst zusammen, h nennt die Tasten, q beendet."
  }
  func liveKeysSimulation() -> String {
    "Pfeil nach oben hebt den Kurs, nach unten senkt ihn, i fasst zusammen, h nennt die Tasten, q beendet."
  }
  func liveKeysRandom() -> String {
    "Der Kurs bewegt sich von selbst; Pfeil nach oben und unten bewegen ihn auch, i fasst zusammen, q beendet."
  }
  func liveTypeNumbers() -> String {
    "Zahlen eintippen, jede in eine Zeile; Strg-D beendet."
  }
  func liveLinesSimulation() -> String {
    "Die Zeilen up und down bewegen den Kurs, q beendet."
  }
  func liveBrokenLines(count: Int) -> String {
    switch self.plural(count) {
    case .one: "Warnung: \(count) Zeile der Aufnahme ist beschädigt und fehlt."
    case _: "Warnung: \(count) Zeilen der Aufnahme sind beschädigt und fehlen."
    }
  }
  func liveNoSymbol(typed: String) -> String {
    "\(self.quoted(typed)) hat keinen Kurs, der sich verfolgen lässt."
  }
  func liveNoSymbolRemedy() -> String {
    "Ein Symbol wie AAPL angeben oder Zahlen an audiograph play - --follow leiten."
  }
  func liveCannotRecord(path: String, reason: String) -> String {
    "\(self.quoted(path)) kann nicht geschrieben werden: \(reason)."
  }
  func liveCannotRecordRemedy() -> String {
    "Bei --record eine andere Datei angeben."
  }
  func liveNoNumber(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 0: "Auf der Standardeingabe kam nichts."
    case .one: "Die Standardeingabe hatte \(count) Zeile und keine Zahl."
    case _: "Die Standardeingabe hatte \(count) Zeilen und keine Zahl."
    }
  }
  func liveNoNumberRemedy() -> String {
    "Eine Zahl pro Zeile angeben, oder ein Muster, das sie findet: --regex 'time=(.*) ms'."
  }
  func liveOnlyStandardInput() -> String {
    "Nur die Standardeingabe lässt sich verfolgen."
  }
  func liveOnlyStandardInputRemedy() -> String {
    "Die Datei durch eine Pipe leiten, wie in tail -f FILE | audiograph play - --follow; Kurse verfolgt audiograph watch."
  }
  func liveNothingStored(symbol: String, option: String) -> String {
    "\(option) braucht gespeicherte Kurse von \(symbol), und es gibt keine."
  }
  func liveNothingStoredRemedy(symbol: String) -> String {
    "Zuerst audiograph update \(symbol) ausführen."
  }
  func liveNotARecording(path: String, heading: String) -> String {
    "\(self.quoted(path)) ist keine Aufnahme: Die erste Zeile lautet nicht \(heading)."
  }
  func liveNotARecordingRemedy() -> String {
    "--replay nimmt, was --record geschrieben hat; für --record ist eine neue Datei nötig."
  }
  func liveEmptyRecording(path: String) -> String {
    "In \(self.quoted(path)) wurde nichts aufgenommen."
  }
  func liveEmptyRecordingRemedy() -> String {
    "Noch einmal aufnehmen, mit audiograph watch --record."
  }
  func liveRecordsItsInput(path: String) -> String {
    "\(self.quoted(path)) wird gelesen, daher kann nichts darin aufgenommen werden."
  }
  func liveCannotRun(program: String, reason: String) -> String {
    "\(self.quoted(program)) kann nicht gestartet werden: \(reason)."
  }
  func liveCannotRunRemedy() -> String {
    "Nach --exec ein Programm und seine Argumente angeben, jedes für sich; eine Shell liest sie nicht."
  }
  func liveNameIsOption(name: String) -> String {
    "Ein Programm würde \(self.quoted(name)) für eine Option halten, daher kann --exec es nicht übergeben."
  }
  func liveNameIsOptionRemedy() -> String {
    "{symbol} im Befehl weglassen."
  }
  func usageNeedsOption(option: String, other: String) -> String {
    "\(option) hat ohne \(other) keine Wirkung."
  }
  func usageNeedsOptionRemedy(other: String) -> String {
    "\(other) ergänzen oder es weglassen."
  }
  func usageLanguagesWithoutPage(languages: String) -> String {
    "Nur eine .html-Datei kann mehrere Sprachen haben, und keine wird geschrieben: \(languages)."
  }
  func usageLanguagesWithoutPageRemedy() -> String {
    "-o FILE.html ergänzen oder nur eine Sprache nennen."
  }
  func usageNeedsAlert(option: String) -> String {
    "\(option) hat ohne einen Alarm keine Wirkung."
  }
  func usageNeedsAlertRemedy(options: [String]) -> String {
    "Einen ergänzen, mit \(self.alternatives(options))."
  }
  func formThreshold() -> String {
    "eine Zahl oder ein Prozentsatz wie 0.5%"
  }
  func formSpan() -> String {
    "eine Zeit wie 30s, 10m oder 2h"
  }
  func formPause() -> String {
    "auto, off, enter oder eine Zahl von Sekunden bis 60"
  }
  func formWordsPerMinute(least: Double, most: Double) -> String {
    "eine Zahl von Wörtern pro Minute zwischen \(self.number(least)) und \(self.number(most))"
  }
  func helpPlayFollow() -> String {
    "Mit --follow erklingt jede Zahl der Standardeingabe, sobald sie kommt: der alte Wert, ein Gleiten, der neue Wert. Zeilen gibt es mit --threshold oder --every; am Ende werden die letzten Werte wie ein Diagramm beschrieben."
  }
  func helpWatchSummary() -> String {
    "verfolgt laufende Kurse, mit Alarmen"
  }
  func helpWatchExample1() -> String {
    "Verfolgt einen Kurs, bis q gedrückt wird."
  }
  func helpWatchExample2() -> String {
    "Meldet jede Änderung um ein halbes Prozent."
  }
  func helpWatchExample3() -> String {
    "Endet, sobald der Kurs über 200 ist."
  }
  func helpWatchExample4() -> String {
    "Zeichnet die Kurse einer Liste auf."
  }
  func helpWatchExample5() -> String {
    "Spielt eine Stunde davon in einer Minute."
  }
  func helpWatchOperand() -> String {
    "Was verfolgt wird: Symbole wie AAPL oder BTC-EUR, Listen wie @tech."
  }
  func helpWatchNote1() -> String {
    "Eine Änderung ist ein Ton: alter Wert, Gleiten, neuer Wert."
  }
  func helpWatchNote2() -> String {
    "i fasst zusammen, die Tasten von explore gehen hindurch, q beendet."
  }
  func helpWatchRemark1() -> String {
    "Jeder Anbieter wird so oft gefragt, wie er es erlaubt: Kraken alle 5 Sekunden, Yahoo alle 15, CoinGecko jede Minute, die EZB alle 15 Minuten, Alpha Vantage jede Stunde, und alle nur alle 15 Minuten, solange nicht gehandelt wird. Wer ausfällt, wird immer seltener gefragt. Nichts davon wird als Schlusskurs gespeichert."
  }
  func helpWatchRemark2() -> String {
    "Ein Alarm kommt jedes Mal einmal, wenn seine Bedingung wahr wird: drei steigende oder fallende Töne und eine Zeile. Er kommt wieder, nachdem der Wert um ein Tausendstel der Schwelle oder um die Hälfte der Änderung zurückgegangen ist. Ein erster Wert jenseits der Schwelle ist kein Alarm."
  }
  func helpWatchRemark3() -> String {
    "Was nach --exec steht, wird bei jedem Alarm gestartet, ohne Shell; {symbol}, {value}, {time} und {count} darin werden ersetzt. Höchstens vier laufen zugleich; wenn sechzehn weitere warten, werden weitere Alarme eines Symbols zu einem Lauf, und {count} sagt, wie viele es sind. Ein Wert kann negativ sein: davor -- schreiben."
  }
  func helpSimulateSummary() -> String {
    "erfindet einen Kurs zum Üben"
  }
  func helpSimulateExample1() -> String {
    "Pfeil nach oben und unten bewegen einen Kurs von 100 um ein Prozent."
  }
  func helpSimulateExample2() -> String {
    "Bewegt ihn in Schritten von fünf Prozent."
  }
  func helpSimulateExample3() -> String {
    "Ein Kurs, der sich von selbst bewegt, jedes Mal gleich."
  }
  func helpSimulateNote1() -> String {
    "Pfeil nach oben hebt den Kurs, nach unten senkt ihn, q beendet."
  }
  func helpSimulateRemark1() -> String {
    "Er klingt und spricht wie die Kurse in watch, mit denselben Alarmen und Aufzeichnungen. --minimum und --maximum begrenzen ihn; sonst bleibt er zwischen der Hälfte und dem Doppelten des Anfangs."
  }
  func helpSimulateRemark2() -> String {
    "Ohne Terminal bewegen ihn die Zeilen up und down auf der Standardeingabe."
  }
  func groupFollowing() -> String {
    "Verfolgen"
  }
  func groupWatching() -> String {
    "Beobachten"
  }
  func groupSimulating() -> String {
    "Simulieren"
  }
  func optionFollow() -> String {
    "Spielt die Zahlen der Standardeingabe, sobald sie kommen."
  }
  func optionThreshold() -> String {
    "Meldet den Wert, wenn er sich seit der letzten Zeile so weit geändert hat: um 0.5 oder um 1%."
  }
  func optionEvery() -> String {
    "Meldet den Wert in diesen Abständen, etwa 10m, geändert oder nicht."
  }
  func optionWindow() -> String {
    "Behält so viele Werte für Zusammenfassung und Tasten; sonst 10000."
  }
  func optionRecord() -> String {
    "Fügt jeden Wert einer CSV-Datei an, die --replay von watch wieder abspielt."
  }
  func optionAbove() -> String {
    "Schlägt Alarm, wenn der Wert über diesen steigt."
  }
  func optionBelow() -> String {
    "Schlägt Alarm, wenn der Wert unter diesen fällt."
  }
  func optionChange() -> String {
    "Schlägt Alarm, wenn sich der Wert in der Zeit von --within so weit ändert, nach oben oder unten: 2% oder 5."
  }
  func optionWithin() -> String {
    "Die Zeit für --change; sonst 10m."
  }
  func optionOnce() -> String {
    "Endet mit dem ersten Alarm, mit dem Exit-Status 0."
  }
  func optionExec() -> String {
    "Startet bei jedem Alarm ein Programm; alles nach dieser Option ist das Programm mit seinen Argumenten."
  }
  func optionPoll() -> String {
    "Fragt in diesen Abständen nach Kursen, und keinen Anbieter öfter als erlaubt."
  }
  func optionAlways() -> String {
    "Fragt ebenso oft, wenn nicht gehandelt wird."
  }
  func optionNewHigh() -> String {
    "Schlägt Alarm, wenn der Kurs höher ist als alle gespeicherten eines Zeitraums wie 1Y."
  }
  func optionNewLow() -> String {
    "Schlägt Alarm, wenn der Kurs tiefer ist als alle gespeicherten eines Zeitraums wie 1Y."
  }
  func optionReplay() -> String {
    "Spielt ab, was --record geschrieben hat, mit --speed entsprechend schneller."
  }
  func optionStart() -> String {
    "Der Kurs am Anfang; sonst 100."
  }
  func optionStep() -> String {
    "Um wie viel eine Taste den Kurs ändert: sonst 1%, oder eine Zahl wie 0.5."
  }
  func optionRandom() -> String {
    "Der Kurs bewegt sich von selbst, einmal je Sekunde; --speed macht ihn schneller."
  }
  func optionVolatility() -> String {
    "Die übliche zufällige Änderung in Prozent; sonst 0.5."
  }
  func optionSeed() -> String {
    "Eine Zahl, die jedes Mal denselben zufälligen Kurs ergibt."
  }
  func briefThreshold() -> String {
    "Meldet Änderungen, etwa um 0.5%."
  }
  func briefEvery() -> String {
    "Meldet den Kurs, etwa alle 10m."
  }
  func briefAbove() -> String {
    "Alarm über einem Wert; --below darunter."
  }
  func briefChange() -> String {
    "Alarm bei einer Änderung um etwa 2% --within 10m."
  }
  func briefExec() -> String {
    "Startet je Alarm ein Programm; steht zuletzt."
  }
  func briefRecord() -> String {
    "Fügt jeden Kurs einer CSV-Datei an."
  }
  func briefStep() -> String {
    "Um wie viel eine Taste ändert, 1% oder 0.5."
  }
  func briefRandom() -> String {
    "Lässt den Kurs von selbst wandern."
  }
  func briefSpeak() -> String {
    "Spricht die Zeilen auch."
  }
  func alertNone() -> String {
    "Es sind keine Alarme gespeichert."
  }
  func alertNoneOf(symbol: String) -> String {
    "Für \(symbol) gibt es keinen Alarm."
  }
  func alertNotKept(symbol: String) -> String {
    "Für \(symbol) ist kein solcher Alarm gespeichert."
  }
  func alertNotKeptRemedy() -> String {
    "audiograph alert list zeigt die gespeicherten."
  }
  func alertUnusable(path: String) -> String {
    "Die Datei \(self.quoted(path)) enthält etwas anderes als Alarme."
  }
  func alertUnusableRemedy() -> String {
    "Die Datei berichtigen oder verschieben."
  }
  func alertNoFolder() -> String {
    "Es gibt keinen Ordner für Alarme, weil weder HOME noch XDG_DATA_HOME gesetzt ist."
  }
  func helpAlertSummary() -> String {
    "speichert Alarme für Symbole"
  }
  func helpAlertExample1() -> String {
    "Speichert einen Alarm."
  }
  func helpAlertExample2() -> String {
    "Nennt alle Alarme."
  }
  func helpAlertExample3() -> String {
    "Entfernt einen."
  }
  func helpAlertExample4() -> String {
    "Entfernt alle eines Symbols."
  }
  func helpAlertOperand() -> String {
    "add, list oder remove, dann das Symbol."
  }
  func helpAlertNote1() -> String {
    "watch überwacht die Alarme; ohne Symbol alle."
  }
  func helpAlertRemark1() -> String {
    "watch meldet die Alarme, die für ein Symbol gespeichert sind, wenn seine eigenen Optionen keine nennen; ohne Symbol verfolgt es alle, die welche haben. Sie stehen in alerts.json neben den Kursen."
  }
  func briefNewHigh() -> String {
    "Alarm bei neuem Hoch, etwa von 1Y; --new-low bei neuem Tief."
  }
  func learnOpening() -> String {
    "Die Klänge der Diagramme; q beendet."
  }
  func learnLesson(number: Int, count: Int, name: String) -> String {
    "\(number) von \(count): \(name)."
  }
  func learnName(lesson: Lesson) -> String {
    switch lesson {
    case .low: "tief"
    case .high: "hoch"
    case .rise: "steigend"
    case .fall: "fallend"
    case .steep: "steil"
    case .peak: "eine Spitze"
    case .trough: "ein Tal"
    case .gap: "eine Lücke"
    case .tick: "Ticken"
    case .baseline: "unter einer Grundlinie"
    case .crossing: "über eine Grundlinie"
    case .twoSeries: "zwei Reihen"
    case .whole: "ein ganzes Diagramm"
    case .bars: "Balken"
    case .scatter: "eine Punktwolke"
    case .histogram: "ein Histogramm"
    case .density: "eine Dichte"
    case .box: "ein Boxplot"
    case .band: "ein Band"
    case .heatMap: "eine Heatmap"
    case .share: "Anteile"
    }
  }
  func learnMeaning(lesson: Lesson) -> String {
    switch lesson {
    case .low: "Ein tiefer Ton bedeutet einen niedrigen Wert."
    case .high: "Ein hoher Ton bedeutet einen hohen Wert."
    case .rise: "Die Werte steigen, und die Zeit geht von links nach rechts."
    case .fall: "Die Werte fallen."
    case .steep: "Je schneller sich die Tonhöhe ändert, desto steiler die Linie: erst flach, dann steil."
    case .peak: "Die Werte steigen zu einer Spitze und fallen wieder."
    case .trough: "Die Werte fallen in ein Tal und steigen wieder."
    case .gap: "Fehlende Werte sind still, nach einem leisen Ticken."
    case .tick: "Mit --ticks ist jedes Ticken ein Schritt auf der Achse, etwa ein Jahr."
    case .baseline: "Mit --baseline rauscht es, solange Werte darunter liegen."
    case .crossing: "Ein Ticken steigt, wo Werte über die Grundlinie steigen, und fällt, wo sie darunter fallen."
    case .twoSeries: "Reihen kommen nacheinander, jede mit ihrer eigenen Klangfarbe."
    case .whole: "Erst die tiefste und die höchste Tonhöhe, dann die Werte, am Ende zwei Klopfzeichen."
    case .bars: "Jeder Ton ist ein Name: je höher der Ton, desto höher sein Wert."
    case .scatter: "Jeder Ton ist ein Punkt, von links nach rechts: je höher der Ton, desto höher der Punkt. Hier steigen sie."
    case .histogram: "Jeder Ton ist eine Klasse, von niedrigen zu hohen Werten: je höher der Ton, desto mehr Werte liegen in ihr. Ein kurzer leiser tiefer Ton ist eine leere Klasse."
    case .density: "Ein Ton gleitet von niedrigen zu hohen Werten: je höher er ist, desto mehr Werte liegen dort."
    case .box: "Jede Gruppe gleitet vom unteren Whisker über unteres Quartil, Median und oberes Quartil zum oberen Whisker; der Median ist am längsten. Kurze Töne danach sind Werte weit außen."
    case .band: "Auf jeden Wert folgen leiser und kürzer seine untere und seine obere Grenze. Bei mehr als 24 Punkten klingen alle drei zugleich, die Grenzen links und rechts."
    case .heatMap: "Jede Zeile beginnt mit einem Ticken, und jeder Ton ist eine Zelle, von links nach rechts: je höher der Ton, desto höher der Wert. Eine leere Zelle ist still."
    case .share: "Der größte Teil kommt zuerst: je größer ein Teil, desto höher und länger sein Ton."
    }
  }
  func learnKeys() -> String {
    "r noch einmal, n weiter, b zurück, t Quiz, q beendet."
  }
  func learnLast() -> String {
    "Das war der letzte Klang: t beginnt das Quiz, q beendet."
  }
  func quizOpening(count: Int) -> String {
    switch self.plural(count) {
    case .one: "Eine Frage; mit einer Zahl antworten, q beendet."
    case _: "\(count) Fragen; mit einer Zahl antworten, q beendet."
    }
  }
  func quizNumber(number: Int, count: Int) -> String {
    "Frage \(number) von \(count)."
  }
  func quizQuestion(kind: QuizKind) -> String {
    switch kind {
    case .pitch: "War das ein niedriger oder ein hoher Wert?"
    case .direction: "Sind die Werte gestiegen oder gefallen?"
    case .steepness: "War es in der ersten Hälfte steiler oder danach?"
    case .turn: "War das eine Spitze oder ein Tal?"
    case .place: "Wo war die Spitze?"
    case .gap: "Gab es eine Lücke?"
    case .ticks: "Hat es getickt?"
    case .baseline: "Lagen die Werte über oder unter der Grundlinie?"
    case .crossing: "In welcher Richtung haben sie die Grundlinie gekreuzt?"
    case .series: "Welche Reihe endete höher?"
    case .bars: "Wo war der höchste Balken?"
    case .scatter: "Sind die Punkte von links nach rechts gestiegen oder gefallen, oder gab es keinen Zusammenhang?"
    case .histogram: "Wie viele Gipfel hatte das Histogramm?"
    case .density: "War der häufigste Wert niedrig oder hoch?"
    case .box: "Welche Gruppe lag höher?"
    case .band: "Ist das Intervall breiter oder schmaler geworden?"
    case .heatMap: "Welche Zeile hatte den höchsten Wert?"
    case .share: "War der größte Teil mehr als die Hälfte?"
    }
  }
  func quizChoice(choice: QuizChoice) -> String {
    switch choice {
    case .low: "niedrig"
    case .high: "hoch"
    case .rising: "gestiegen"
    case .falling: "gefallen"
    case .first: "erste Hälfte"
    case .later: "danach"
    case .peak: "Spitze"
    case .trough: "Tal"
    case .beginning: "Anfang"
    case .middle: "Mitte"
    case .end: "Ende"
    case .yes: "ja"
    case .no: "nein"
    case .above: "darüber"
    case .below: "darunter"
    case .upwards: "aufwärts"
    case .downwards: "abwärts"
    case .firstSeries: "die erste"
    case .secondSeries: "die zweite"
    case .unrelated: "kein Zusammenhang"
    case .one: "einen"
    case .two: "zwei"
    case .firstGroup: "die erste"
    case .secondGroup: "die zweite"
    case .wider: "breiter"
    case .narrower: "schmaler"
    case .firstRow: "die erste"
    case .lastRow: "die letzte"
    }
  }
  func quizAsked(question: String, choices: String) -> String {
    "\(question) \(choices)."
  }
  func quizRight() -> String {
    "Richtig."
  }
  func quizWrong(answer: String) -> String {
    "Nein: \(answer)."
  }
  func quizKeys(count: Int) -> String {
    "Mit einer Zahl von 1 bis \(count) antworten; r spielt noch einmal, q beendet."
  }
  func quizResult(right: Int, count: Int) -> String {
    "\(right) von \(count) richtig."
  }
  func quizBest(right: Int, count: Int) -> String {
    "Das beste Ergebnis bisher: \(right) von \(count)."
  }
  func quizNewBest() -> String {
    "Das ist das beste Ergebnis bisher."
  }
  func quizNotKept(problem: String) -> String {
    "Das Ergebnis wird nicht gespeichert: \(problem)"
  }
  func quizLeft(right: Int, count: Int) -> String {
    "Bisher \(right) von \(count) richtig; das Ergebnis wird nicht gespeichert."
  }
  func quizMissingColumn(path: String, name: String) -> String {
    "\(self.quoted(path)) hat keine Spalte \(self.quoted(name))."
  }
  func quizMissingColumnRemedy(names: [String]) -> String {
    "Ein Quiz hat die Spalten \(self.joined(names))."
  }
  func quizNoQuestions(path: String) -> String {
    "\(self.quoted(path)) hat keine Frage."
  }
  func quizNoQuestionsRemedy() -> String {
    "Eine Frage pro Zeile schreiben."
  }
  func quizEmptyCell(path: String, line: Int, name: String) -> String {
    "Zeile \(line) von \(self.quoted(path)) hat nichts in der Spalte \(self.quoted(name))."
  }
  func quizEmptyCellRemedy() -> String {
    "Sie ausfüllen oder die Zeile entfernen."
  }
  func quizBadChoices(path: String, line: Int) -> String {
    "Zeile \(line) von \(self.quoted(path)) braucht zwei bis neun Antworten zur Wahl."
  }
  func quizBadChoicesRemedy() -> String {
    "Sie wie in 'Spitze|Tal' schreiben."
  }
  func quizBadAnswer(path: String, line: Int, answer: String) -> String {
    "Die Antwort \(self.quoted(answer)) in Zeile \(line) von \(self.quoted(path)) steht nicht zur Wahl."
  }
  func quizBadAnswerRemedy() -> String {
    "Sie wie unter 'choices' schreiben."
  }
  func quizBadChart(path: String, line: Int, problem: String) -> String {
    "Das Diagramm in Zeile \(line) von \(self.quoted(path)) ist nicht zu hören: \(problem)"
  }
  func quizBadChartRemedy() -> String {
    "Zahlen mit Leerzeichen dazwischen schreiben, oder eine Datei neben dem Quiz."
  }
  func hearingOpening() -> String {
    "Wie Diagramme am besten zu hören sind, in einer Minute; q beendet und ändert nichts."
  }
  func hearingStep(number: Int, count: Int) -> String {
    "\(number) von \(count)."
  }
  func hearingLeftEar() -> String {
    "War links ein Ton zu hören? 1 ja, 2 nein, r noch einmal."
  }
  func hearingRightEar() -> String {
    "War rechts ein Ton zu hören? 1 ja, 2 nein, r noch einmal."
  }
  func hearingLimit(count: Int) -> String {
    "Bis zu \(count) Töne steigen: Wie viele sind gut zu hören? Die Zahl tippen, r noch einmal."
  }
  func hearingPace() -> String {
    "Wie war das Tempo? 1 bitte langsamer, 2 richtig, 3 bitte schneller."
  }
  func hearingTimbre() -> String {
    "Zweimal dasselbe: Was war deutlicher? 1 das erste, 2 das zweite, ein schlichter Ton."
  }
  func hearingNothing() -> String {
    "Dann ist nichts zu hören: Die Lautstärke erhöhen und neu beginnen. Nichts wurde geändert."
  }
  func hearingSetting(key: String, value: String) -> String {
    "\(key): \(value)."
  }
  func hearingUsual(key: String) -> String {
    "\(key): Voreinstellung."
  }
  func hearingConfirm(path: String) -> String {
    "Enter schreibt das in \(self.quoted(path)); q beendet und ändert nichts."
  }
  func hearingDone(path: String) -> String {
    "In \(self.quoted(path)) geschrieben; jedes Diagramm klingt von nun an so."
  }
  func hearingLeft() -> String {
    "Nichts wurde geändert."
  }
  func helpLearnSummary() -> String {
    "erklärt die Klänge, mit einem Quiz"
  }
  func helpLearnExample1() -> String {
    "Geht die Klänge nacheinander durch."
  }
  func helpLearnExample2() -> String {
    "Stellt zehn Fragen dazu."
  }
  func helpLearnExample3() -> String {
    "Findet heraus, was gut zu hören ist, und stellt das ein."
  }
  func helpLearnExample4() -> String {
    "Stellt die Fragen einer Lehrkraft."
  }
  func helpLearnOperand() -> String {
    "Ein eigenes Quiz: eine CSV-Datei mit den Spalten chart, question, choices und answer."
  }
  func helpLearnNote1() -> String {
    "Leertaste spielt noch einmal, n den nächsten Klang, b den vorigen, t das Quiz."
  }
  func helpLearnNote2() -> String {
    "Eine Zahl beantwortet eine Frage; q beendet jederzeit."
  }
  func helpLearnRemark1() -> String {
    "Die Klänge sind die von play, mit dessen Einstellungen. Das beste Ergebnis jedes Quiz steht in learn.json neben den Kursen."
  }
  func helpLearnRemark2() -> String {
    "In einem eigenen Quiz ist chart Zahlen mit Leerzeichen dazwischen, - für eine fehlende, oder eine Datei daneben, ein Beispiel oder ein Symbol; zwischen den choices steht |, und answer ist eine davon."
  }
  func helpLearnRemark3() -> String {
    "Ohne Terminal tun die Zeilen next, back, again, quiz, leave und Zahlen, was die Tasten tun."
  }
  func groupLearning() -> String {
    "Lernen"
  }
  func optionQuiz() -> String {
    "Beginnt mit dem Quiz; eine Datei ersetzt es durch ein eigenes."
  }
  func optionHearing() -> String {
    "Findet heraus, welche Ohren, Tonhöhen, welches Tempo und welche Klangfarbe passen, und stellt sie auf Bestätigung ein."
  }
  func optionSeedOfQuiz() -> String {
    "Eine Zahl, die jedes Mal dasselbe Quiz ergibt."
  }
  func briefQuiz() -> String {
    "Beginnt mit dem Quiz oder einem eigenen."
  }
  func briefHearing() -> String {
    "Findet heraus, was gut zu hören ist."
  }
  func settingWaitingSound() -> String {
    "Ob alle zwei Sekunden ein leises Rauschen zu hören ist, während ein Terminal auf Anbieter wartet; voreingestellt ist on."
  }
  func readContentConvert(command: String) -> String {
    "Zuerst umwandeln: \(command)."
  }
  func readContentSaved(name: String, command: String) -> String {
    "Zuerst unter dem Namen \(name) speichern, dann ausführen: \(command)."
  }
  func readContentLocked(file: String) -> String {
    "Die Datei \(self.quoted(file)) ist durch ein Passwort geschützt."
  }
  func readContentLockedRemedy() -> String {
    "Mit dem Passwort im ursprünglichen Programm öffnen und eine Kopie ohne Passwort speichern."
  }
  func readContentGitPointer(file: String) -> String {
    "Die Datei \(self.quoted(file)) ist nur ein Verweis von Git LFS auf die eigentliche Datei."
  }
  func readContentGitPointerRemedy() -> String {
    "Die eigentliche Datei in ihrem Ordner holen: git lfs pull."
  }
  func readPackedDamaged(file: String) -> String {
    "Die Datei \(self.quoted(file)) ist beschädigt und lässt sich nicht bis zum Ende entpacken."
  }
  func readPackedDamagedRemedy() -> String {
    "Sie noch einmal abrufen oder kopieren."
  }
  func readPackedTooLarge(file: String, limit: Int) -> String {
    "Was in \(self.quoted(file)) gepackt ist, ist größer als \(limit) Megabyte."
  }
  func readPackedTooLargeRemedy() -> String {
    "Es mit einem anderen Programm entpacken und einen Teil davon angeben."
  }
  func readPackedLargeWindow(file: String, limit: Int) -> String {
    "Das Entpacken von \(self.quoted(file)) braucht mehr als \(limit) Megabyte Speicher."
  }
  func readPackedLargeWindowRemedy(command: String) -> String {
    "Trotzdem entpacken: \(command)."
  }
  func readPackedMissing(file: String, name: String) -> String {
    "Die Datei \(self.quoted(file)) ist gepackt, und \(name) zum Entpacken ist nicht installiert."
  }
  func readPackedMissingRemedy(apt: String, dnf: String, pacman: String) -> String {
    "Installieren mit apt install \(apt), dnf install \(dnf) oder pacman -S \(pacman)."
  }
  func readWorkbookDamaged(file: String) -> String {
    "Die Arbeitsmappe \(self.quoted(file)) ist beschädigt und kann nicht gelesen werden."
  }
  func readWorkbookDamagedRemedy() -> String {
    "Sie in einer Tabellenkalkulation öffnen und neu speichern."
  }
  func readWorkbookTooLarge(file: String, limit: Int) -> String {
    "Der Inhalt der Datei \(self.quoted(file)) ist größer als \(limit) Megabyte."
  }
  func readWorkbookTooLargeRemedy() -> String {
    "Das Blatt in einer Tabellenkalkulation als CSV speichern und dieses angeben."
  }
  func readWorkbookNoCells(file: String) -> String {
    "Kein Blatt von \(self.quoted(file)) hat Zellen."
  }
  func readWorkbookNoCellsRemedy() -> String {
    "Eine Arbeitsmappe mit einer Tabelle auf einem Blatt angeben."
  }
  func readWorkbookOnlyCharts(file: String) -> String {
    "Die Arbeitsmappe \(self.quoted(file)) hat Blätter mit Diagrammen, aber keines mit Zellen."
  }
  func readWorkbookOnlyChartsRemedy() -> String {
    "Die Arbeitsmappe angeben, aus der die Zahlen der Diagramme stammen."
  }
  func readWorkbookEmptySheet(file: String, name: String) -> String {
    "Das Blatt \(self.quoted(name)) von \(self.quoted(file)) ist leer."
  }
  func readWorkbookChartSheet(file: String, name: String) -> String {
    "Das Blatt \(self.quoted(name)) von \(self.quoted(file)) ist ein Diagramm und hat keine Zellen."
  }
  func readWorkbookOtherSheets(names: [String]) -> String {
    "Ein anderes Blatt wählen: \(self.shortened(names))."
  }
  func readWorkbookUnknownSheet(file: String, name: String) -> String {
    "Die Arbeitsmappe \(self.quoted(file)) hat kein Blatt \(self.quoted(name))."
  }
  func noteSheet(name: String, sheet: String, count: Int) -> String {
    "\(name): Blatt \(self.quoted(sheet)) gelesen, das von \(count) Blättern die meisten Zeilen mit Werten hat; --sheet wählt ein anderes."
  }
  func noteHiddenRows(name: String, count: Int) -> String {
    "\(name): in der Arbeitsmappe ausgeblendete Zeilen wurden auch gelesen: \(count)."
  }
  func optionSheet() -> String {
    "Das Blatt einer Arbeitsmappe, mit Namen oder Nummer; ohne Angabe das mit den meisten Zeilen mit Werten."
  }
  func readDatabaseUnreadable(file: String, reason: String) -> String {
    "Die Datenbank \(self.quoted(file)) kann nicht gelesen werden: \(reason)."
  }
  func readDatabaseUnreadableRemedy(command: String) -> String {
    "Sie prüfen: \(command)."
  }
  func readDatabaseBusy(file: String) -> String {
    "Die Datenbank \(self.quoted(file)) ist von einem anderen Programm gesperrt, das sie beschreibt."
  }
  func readDatabaseBusyRemedy() -> String {
    "Es gleich noch einmal versuchen."
  }
  func readDatabaseUnfinished(file: String) -> String {
    "Ein Programm, das die Datenbank \(self.quoted(file)) beschrieb, wurde abgebrochen; seine letzte Änderung muss zuerst zurückgenommen werden."
  }
  func readDatabaseUnfinishedRemedy(command: String) -> String {
    "Das SQLite überlassen: \(command)."
  }
  func readDatabaseLogUnreadable(file: String) -> String {
    "Die Datenbank \(self.quoted(file)) hält Änderungen in einem Protokoll neben sich, das SQLite nicht öffnen kann, weil in den Ordner nicht geschrieben werden darf."
  }
  func readDatabaseLogUnreadableRemedy() -> String {
    "Sie in einen eigenen Ordner kopieren, mit der gleichnamigen Datei, die auf -wal endet, wenn es sie gibt."
  }
  func readDatabaseTooMuch(file: String) -> String {
    "Die Datenbank \(self.quoted(file)) zu lesen braucht zu viel Speicher, oder ein Wert darin ist zu lang."
  }
  func readDatabaseNoTables(file: String) -> String {
    "Die Datenbank \(self.quoted(file)) hat keine Tabellen."
  }
  func readDatabaseNoTablesRemedy() -> String {
    "Eine mit einer Tabelle angeben."
  }
  func readDatabaseSeveralTables(file: String) -> String {
    "Die Datenbank \(self.quoted(file)) hat mehrere Tabellen."
  }
  func readDatabaseSeveralTablesRemedy(tables: [String]) -> String {
    "Eine mit --table wählen oder mit --query eine Abfrage angeben: \(self.shortened(tables))."
  }
  func readDatabaseUnknownTable(file: String, name: String) -> String {
    "Die Datenbank \(self.quoted(file)) hat keine Tabelle \(self.quoted(name))."
  }
  func readDatabaseBadQuery(file: String, reason: String) -> String {
    "Die Abfrage lässt sich in der Datenbank \(self.quoted(file)) nicht ausführen: \(reason)."
  }
  func readDatabaseBadQueryRemedy() -> String {
    "Sie berichtigen, wie in --query 'SELECT day, sold FROM sales'."
  }
  func readDatabaseNotOneQuery(file: String) -> String {
    "Die Abfrage von \(self.quoted(file)) ist keine einzelne, die nur liest."
  }
  func readDatabaseNotOneQueryRemedy() -> String {
    "Ein SELECT angeben, wie in --query 'SELECT day, sold FROM sales'."
  }
  func readDatabaseTooLong(file: String, seconds: Int) -> String {
    "Die Abfrage von \(self.quoted(file)) dauert länger als \(seconds) Sekunden."
  }
  func readDatabaseTooLongRemedy() -> String {
    "Weniger abfragen, zum Beispiel mit WHERE oder LIMIT."
  }
  func readDatabaseMissing(file: String, name: String) -> String {
    "Die Datei \(self.quoted(file)) ist eine SQLite-Datenbank, und die Bibliothek \(name) ist nicht installiert."
  }
  func readNothingToChoose(file: String, option: String) -> String {
    "Die Quelle \(self.quoted(file)) hat nichts, was \(option) wählen könnte."
  }
  func optionTableOfSource() -> String {
    "Die Tabelle einer Datenbank, mit Namen, oder einer Webseite, mit Nummer."
  }
  func optionQuery() -> String {
    "Eine Abfrage in SQL, die aus einer Datenbank liest, an Stelle einer Tabelle."
  }
  func noteTableOfPage(name: String, number: Int, count: Int) -> String {
    "\(name): Tabelle \(number) gelesen, die größte von \(count) auf der Seite; --table wählt eine andere."
  }
  func readPageUnknownTable(file: String, asked: String) -> String {
    "Die Seite \(self.quoted(file)) hat keine Tabelle \(self.quoted(asked))."
  }
  func readPageUnknownTableRemedy(count: Int) -> String {
    "Für --table eine Zahl von 1 bis \(count) angeben."
  }
  func addressNotFetched(address: String) -> String {
    "Die Adresse \(self.quoted(address)) gehört nicht zu denen, die audiograph abruft."
  }
  func addressNotFetchedRemedy() -> String {
    "Eine angeben, die mit https:// beginnt und kein Passwort enthält."
  }
  func addressOffline(address: String) -> String {
    "Die Adresse \(self.quoted(address)) wurde nicht abgerufen, weil --offline gilt."
  }
  func addressOfflineRemedy() -> String {
    "Auf --offline verzichten oder eine Datei angeben."
  }
  func addressRefused(address: String, status: Int) -> String {
    "Der Server antwortete mit Status \(status) auf die Adresse \(self.quoted(address))."
  }
  func addressTooLargeRemedy() -> String {
    "Sie mit curl in eine Datei abrufen und diese angeben."
  }
  func addressRemedy() -> String {
    "Adresse und Netz prüfen oder sie mit curl in eine Datei abrufen."
  }
  func batchAddress(address: String) -> String {
    "Die Quelle \(self.quoted(address)) ist eine Adresse, und Adressen eines Manifests werden nicht abgerufen."
  }
  func batchAddressRemedy() -> String {
    "Wenn das Manifest vertrauenswürdig ist, --allow-addresses verwenden."
  }
  func optionAllowAddresses() -> String {
    "Ruft Quellen des Manifests ab, die Webadressen sind."
  }
  func throughFailed(program: String, file: String, status: Int) -> String {
    "Das Programm \(self.quoted(program)) endete für \(self.quoted(file)) mit Status \(status)."
  }
  func throughFailedRemedy() -> String {
    "Den Befehl von --through für sich ausführen, um den Grund zu sehen."
  }
  func throughMissing(program: String) -> String {
    "Das Programm \(self.quoted(program)) von --through ist nicht installiert."
  }
  func throughMissingRemedy() -> String {
    "Es installieren oder den Namen prüfen."
  }
  func throughTooLarge(program: String, limit: Int) -> String {
    "Das Programm \(self.quoted(program)) von --through schrieb mehr als \(limit) Megabyte."
  }
  func throughTooLargeRemedy() -> String {
    "Es weniger schreiben lassen."
  }
  func throughOddName(file: String) -> String {
    "Der Name \(self.quoted(file)) hat Zeichen, die im Befehl von --through etwas bedeuten können."
  }
  func throughOddNameRemedy() -> String {
    "Die Datei umbenennen oder {} im Befehl für sich allein stehen lassen."
  }
  func throughNotAFile() -> String {
    "Nur Dateien lassen sich mit --through lesen."
  }
  func throughNotAFileRemedy() -> String {
    "Die Daten zuerst in einer Datei speichern."
  }
  func optionThrough() -> String {
    "Ein Befehl, der CSV aus der Datei macht; ihr Name steht für {} oder am Ende; keine Shell liest ihn."
  }
  func formCommand() -> String {
    "ein Programm und seine Argumente, mit geschlossenen Anführungszeichen"
  }
  func noteFormulas(name: String, count: Int) -> String {
    "\(name): Formeln ohne gespeicherten Wert gelten als fehlende Werte: \(count); eine Tabellenkalkulation speichert sie beim Sichern der Arbeitsmappe."
  }
  func bytes(_ count: Int) -> String {
    "\(count) Byte"
  }
  func cells(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) Zelle"
    case _: "\(count) Zellen"
    }
  }
  func days(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) Tag"
    case _: "\(count) Tage"
    }
  }
  func newDays(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) neuer Tag"
    case _: "\(count) neue Tage"
    }
  }
  func frames(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) Frame"
    case _: "\(count) Frames"
    }
  }
  func positions(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) Position"
    case _: "\(count) Positionen"
    }
  }
  func rows(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) Zeile"
    case _: "\(count) Zeilen"
    }
  }
  func seconds(_ count: Double) -> String {
    switch self.plural(count) {
    case .one: "\(self.number(count)) Sekunde"
    case _: "\(self.number(count)) Sekunden"
    }
  }
  func secondsDative(_ count: Double) -> String {
    switch self.plural(count) {
    case .one: "\(self.number(count)) Sekunde"
    case _: "\(self.number(count)) Sekunden"
    }
  }
  func symbols(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) Symbol"
    case _: "\(count) Symbole"
    }
  }
  func importedSymbols(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) importiertes Symbol"
    case _: "\(count) importierte Symbole"
    }
  }
  func values(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) Wert"
    case _: "\(count) Werte"
    }
  }
  func valuesDative(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) Wert"
    case _: "\(count) Werten"
    }
  }
  func along(_ count: Int, columns: String) -> String {
    switch self.plural(count) {
    case _ where count == 0: "die gezählten Zeilen als x-Achse"
    case .one: "Spalte \(columns) als x-Achse"
    case _: "Spalten \(columns) als x-Achse"
    }
  }
  func taken(_ count: Int, columns: String) -> String {
    switch self.plural(count) {
    case .one: "Spalte \(columns) als Werte"
    case _: "Spalten \(columns) als Werte"
    }
  }
  func written(_ format: String, cells: CellMark, mark: String) -> String {
    switch cells {
    case .none: format
    case .commas: "\(format) mit Kommas zwischen den Zellen"
    case .semicolons: "\(format) mit Semikolons zwischen den Zellen"
    case .tabs: "\(format) mit Tabulatoren zwischen den Zellen"
    case .spaces: "\(format) mit Leerzeichen zwischen den Zellen"
    case .other: "\(format) mit „\(mark)“ zwischen den Zellen"
    }
  }
  func fault(_ fault: JSONFault) -> String {
    switch fault {
    case .syntax: "Syntaxfehler"
    case .unexpectedEnd: "unerwartetes Ende"
    case .textAfterEnd: "Text hinter dem Ende"
    case .invalidUTF8: "ungültiges UTF-8"
    case .nulCharacter: "NUL-Zeichen"
    case .repeatedKey: "wiederholter Name in einem Datensatz"
    case .tooDeep: "zu viele Ebenen"
    case .numberTooLarge: "zu große Zahl"
    case .tooLarge: "Werte, die zu viel Arbeitsspeicher brauchen,"
    case .outOfMemory: "kein Arbeitsspeicher mehr"
    }
  }
  func shape(_ shape: JSONShape) -> String {
    switch shape {
    case .record: "ein Datensatz"
    case .list: "eine Liste"
    case .number: "eine Zahl"
    case .text: "eine Zeichenkette"
    case .boolean: "true oder false"
    case .null: "null"
    }
  }
  func quantity(_ quantity: ScoreError.Quantity) -> String {
    switch quantity {
    case .length: "Die Dauer"
    case .speed: "Die Geschwindigkeit"
    case .volume: "Die Lautstärke"
    case .panWidth: "Die Stereobreite"
    case .smoothingWeight: "Das Gewicht der Glättung"
    case .smoothingWidth: "Die Zahl der geglätteten Punkte"
    }
  }
  func kinds(_ precision: DatePrecision) -> String {
    switch precision {
    case .year: "Jahre"
    case .quarter: "Quartale"
    case .month: "Monate"
    case .day: "Tage"
    case .minute: "Minuten"
    case .second: "Sekunden"
    case .millisecond: "Millisekunden"
    case .microsecond: "Mikrosekunden"
    }
  }
}
