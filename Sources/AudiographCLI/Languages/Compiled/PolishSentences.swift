// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the catalogues beside it by `make languages`: changes here are lost.

internal import Audiograph
internal import ChartInput
internal import JSON
internal import MarketData

protocol PolishSentences: Sentences {}

extension PolishSentences {
  func quote(text: String) -> String {
    "„\(text)”"
  }
  func listOr(before: String, last: String) -> String {
    "\(before) lub \(last)"
  }
  func listAnd(before: String, last: String) -> String {
    "\(before) i \(last)"
  }
  func listMore(names: String, count: Int) -> String {
    "\(names) i jeszcze \(count)"
  }
  func cellPlace(row: Int, column: String, file: String) -> String {
    "Wiersz \(row), kolumna \(self.quoted(column)) w \(self.quoted(file))"
  }
  func nearestMeant(name: String) -> String {
    "Czy chodziło o \(name)?"
  }
  func dateSpan(first: CalendarDate, last: CalendarDate) -> String {
    "\(self.date(first)) – \(self.date(last))"
  }
  func standardInput() -> String {
    "standardowe wejście"
  }
  func standardInputTitle() -> String {
    "Standardowe wejście"
  }
  func standardOutput() -> String {
    "standardowe wyjście"
  }
  func standardError() -> String {
    "standardowe wyjście błędów"
  }
  func columnUnnamed(number: Int) -> String {
    "Kolumna \(number)"
  }
  func warning(text: String) -> String {
    "ostrzeżenie: \(text)"
  }
  func systemTooManyFiles() -> String {
    "Zamknij inne programy albo zezwól na więcej otwartych plików poleceniem ulimit -n."
  }
  func systemReason(reason: SystemReason) -> String {
    switch reason {
    case .notPermitted: "operacja niedozwolona"
    case .notFound: "nie ma takiego pliku ani folderu"
    case .inputOutput: "błąd wejścia/wyjścia"
    case .noMemory: "brak pamięci"
    case .accessDenied: "brak uprawnień"
    case .busy: "urządzenie lub plik jest w użyciu"
    case .exists: "plik już istnieje"
    case .notAFolder: "to nie jest folder"
    case .isFolder: "to jest folder"
    case .invalidArgument: "nieprawidłowy argument"
    case .tooManyFilesInSystem: "za dużo otwartych plików w systemie"
    case .tooManyFiles: "za dużo otwartych plików"
    case .tooLarge: "plik za duży"
    case .noSpace: "brak miejsca na urządzeniu"
    case .readOnly: "system plików tylko do odczytu"
    case .nameTooLong: "za długa nazwa pliku"
    case .linkLoop: "za dużo poziomów dowiązań symbolicznych"
    }
  }
  func internalError(type: String) -> String {
    "Błąd wewnętrzny: \(type) nie ma komunikatu."
  }
  func internalErrorRemedy() -> String {
    "Zgłoś go razem z wpisanym poleceniem."
  }
  func providerAuthority(title: String) -> String {
    switch title {
    case "ECB": "EBC"
    case _: title
    }
  }
  func providerAuthorityAtStart(title: String) -> String {
    switch title {
    case "ECB": "EBC"
    case _: title
    }
  }
  func waitSeconds(count: Double) -> String {
    self.seconds(count)
  }
  func waitMinutes(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) minutę"
    case .few: "\(count) minuty"
    case .many: "\(count) minut"
    case _: "\(count) minuty"
    }
  }
  func waitHours(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) godzinę"
    case .few: "\(count) godziny"
    case .many: "\(count) godzin"
    case _: "\(count) godziny"
    }
  }
  func waitDays(count: Int) -> String {
    self.days(count)
  }
  func metricName(metric: CompanyFigures.Metric) -> String {
    switch metric {
    case .revenue: "przychody"
    case .earnings: "zysk"
    case .cashFlow: "przepływy pieniężne z działalności operacyjnej"
    case .revenuePerShare: "przychody na akcję"
    case .earningsPerShare: "zysk na akcję"
    case .cashFlowPerShare: "przepływy pieniężne z działalności operacyjnej na akcję"
    }
  }
  func batchFormatOfLineRemedy() -> String {
    "Pomiń go: decyduje rozszerzenie pliku wyjściowego."
  }
  func batchSummary(done: Int, count: Int, unchanged: Int, failed: Int, firstFailed: Int) -> String {
    switch (self.plural(unchanged), self.plural(failed)) {
    case (_, _) where unchanged == 0 && failed == 0: "Zapisano \(done) \(self.z(count))."
    case (_, _) where unchanged == 0: "Zapisano \(done) \(self.z(count)), \(self.errors(failed)), pierwszy w wierszu \(firstFailed)."
    case (_, _) where failed == 0: "Zapisano \(done) \(self.z(count)), \(unchanged) bez zmian."
    case (_, _): "Zapisano \(done) \(self.z(count)), \(unchanged) bez zmian, \(self.errors(failed)), pierwszy w wierszu \(firstFailed)."
    }
  }
  func batchInterrupted(summary: String) -> String {
    "Przerwano. \(summary)"
  }
  func batchProgress(done: Int, count: Int) -> String {
    "Gotowe wiersze: \(done) \(self.z(count))."
  }
  func batchShard(number: Int, count: Int) -> String {
    "Obliczane są wiersze części \(number) \(self.z(count)), czego żądają zmienne Slurma lub Kubernetesa; --shard 1/1 oblicza wszystkie."
  }
  func batchWithoutJournal(problem: String) -> String {
    "ostrzeżenie: \(problem) --resume zacznie od początku."
  }
  func chartTooManySeriesRemedy(choice: String) -> String {
    "Wybierz niektóre opcją --only, na przykład \(choice)."
  }
  func chartStatistics(points: Int) -> String {
    "Obliczanie statystyk dla \(self.pointsGenitive(points))."
  }
  func symbolForm(most: Int) -> String {
    "Użyj najwyżej \(most) znaków: liter, cyfr i . - ^ = &."
  }
  func importReplaced(symbol: String, title: String) -> String {
    "\(symbol): zastąpiono ceny \(self.z(title))."
  }
  func importReplacedImported(symbol: String) -> String {
    "\(symbol): zastąpiono zaimportowane ceny."
  }
  func importNoDays(symbol: String) -> String {
    "\(symbol): brak dni."
  }
  func importDone(symbol: String, days: Int, span: String, new: Int, changed: Int) -> String {
    switch (self.plural(new), self.plural(changed)) {
    case (_, _) where new == 0 && changed == 0: "\(symbol): \(self.days(days)), \(span), nic nowego."
    case (_, _) where new == 0: "\(symbol): \(self.days(days)), \(span), \(self.changed(changed))."
    case (_, _) where changed == 0: "\(symbol): \(self.days(days)), \(span), \(self.new(new))."
    case (_, _): "\(symbol): \(self.days(days)), \(span), \(self.new(new)), \(self.changed(changed))."
    }
  }
  func importPatience() -> String {
    "Importowanie trwa."
  }
  func importSymbols(file: String, count: Int, total: Int) -> String {
    "\(file): wczytano \(self.symbols(count)); łącznie zaimportowano ich \(total)."
  }
  func importNamed(file: String, symbol: String) -> String {
    "\(file): zaimportowano jako \(symbol), według nazwy."
  }
  func importGuessed(file: String, column: String) -> String {
    "\(file): jako cenę zamknięcia wybrano \(self.quoted(column)); inną kolumnę wybiera --y."
  }
  func importSkipped(file: String, count: Int) -> String {
    "\(file): pominięto \(self.rows(count)) bez ceny zamknięcia."
  }
  func updateLeftAsImported(symbol: String) -> String {
    "\(symbol): zaimportowane ceny pozostają bez zmian."
  }
  func updateDone(symbol: String, new: Int, changed: Int, last: CalendarDate, provider: String) -> String {
    switch (self.plural(new), self.plural(changed)) {
    case (_, _) where new == 0 && changed == 0: "\(symbol): nic nowego, do \(self.date(last)), źródło: \(provider)."
    case (_, _) where new == 0: "\(symbol): nic nowego, \(self.changedDays(changed)), do \(self.date(last)), źródło: \(provider)."
    case (_, _) where changed == 0: "\(symbol): \(self.newDays(new)), do \(self.date(last)), źródło: \(provider)."
    case (_, _): "\(symbol): \(self.newDays(new)), \(self.changed(changed)), do \(self.date(last)), źródło: \(provider)."
    }
  }
  func updateDoneEmpty(symbol: String, new: Int, changed: Int, provider: String) -> String {
    switch (self.plural(new), self.plural(changed)) {
    case (_, _) where new == 0 && changed == 0: "\(symbol): nic nowego, źródło: \(provider)."
    case (_, _) where new == 0: "\(symbol): nic nowego, \(self.changedDays(changed)), źródło: \(provider)."
    case (_, _) where changed == 0: "\(symbol): \(self.newDays(new)), źródło: \(provider)."
    case (_, _): "\(symbol): \(self.newDays(new)), \(self.changed(changed)), źródło: \(provider)."
    }
  }
  func updateNothingStored() -> String {
    "Nic jeszcze nie zapisano. Podaj symbol, na przykład audiograph update AAPL."
  }
  func updateFetching(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "Pobieranie cen \(count) symbolu."
    case _: "Pobieranie cen \(count) symboli."
    }
  }
  func updateFetchingSymbols() -> String {
    "Pobieranie list symboli."
  }
  func updatePart(part: UpdatePart, count: Int) -> String {
    switch (part, self.plural(count)) {
    case (.updated, .one): "\(count) zaktualizowany"
    case (.updated, .few): "\(count) zaktualizowane"
    case (.updated, .many): "\(count) zaktualizowanych"
    case (.leftAsImported, .one): "\(count) pozostawiony z importu"
    case (.leftAsImported, .few): "\(count) pozostawione z importu"
    case (.leftAsImported, .many): "\(count) pozostawionych z importu"
    case (.updated, _): "\(count) zaktualizowanego"
    case (.unchanged, _): "\(count) bez zmian"
    case (.leftAsImported, _): "\(count) pozostawionego z importu"
    case (.failed, _): self.errors(count)
    }
  }
  func updateSummary(count: Int, parts: String) -> String {
    "\(self.symbols(count)): \(parts)."
  }
  func updateSymbols(count: Int) -> String {
    "\(self.symbols(count)) z Nasdaq."
  }
  func updateSymbolsWithout(count: Int, left: Int, tests: Int, untypable: Int) -> String {
    switch (self.plural(tests), self.plural(untypable), self.plural(left)) {
    case (_, _, _) where tests == 0: "\(self.symbols(count)) z Nasdaq. Pominięto \(self.untypable(untypable))."
    case (_, _, _) where untypable == 0: "\(self.symbols(count)) z Nasdaq. Pominięto \(self.testSymbols(tests))."
    case (_, _, _): "\(self.symbols(count)) z Nasdaq. Pominięto \(self.testSymbols(tests)) i \(self.untypable(untypable))."
    }
  }
  func storeReasonNoFolder() -> String {
    "nie ustawiono ani HOME, ani XDG_DATA_HOME"
  }
  func storeReasonMissing() -> String {
    "plik nie istnieje"
  }
  func storeReasonNoMemory() -> String {
    "brak wolnej pamięci"
  }
  func exportScript(path: String, hash: String) -> String {
    "Skrypt stron jest w \(self.quoted(path)): \(hash)."
  }
  func exportWrote(path: String) -> String {
    "Zapisano \(self.quoted(path))."
  }
  func exportWroteSound(path: String, duration: String) -> String {
    "Zapisano \(self.quoted(path)), \(duration)."
  }
  func exportForeignIndex(path: String) -> String {
    "Plik \(self.quoted(path)) nie pochodzi z programu audiograph: pozostaje bez zmian i nie zawiera odnośników do wykresów."
  }
  func exportPatience(path: String) -> String {
    "Trwa zapisywanie \(self.quoted(path))."
  }
  func figuresFetched(symbol: String, age: FigureAge, count: Int) -> String {
    switch age {
    case .unknown: "Dane \(symbol) pobrano, gdy zegar tego komputera się spieszył."
    case .days: "Dane \(symbol) pobrano \(self.days(count)) temu."
    case .hours: "Dane \(symbol) pobrano \(self.hours(count)) temu."
    case .minutes: "Dane \(symbol) pobrano niecałą godzinę temu."
    }
  }
  func figuresOlder(problem: String, fetched: String) -> String {
    "ostrzeżenie: \(problem) \(fetched)"
  }
  func figuresPatience(symbol: String) -> String {
    "Oczekiwanie na dane \(symbol)."
  }
  func pricesFetching(symbols: [String]) -> String {
    "Pobieranie cen \(self.joined(symbols))."
  }
  func pricesFetchingLatest(symbols: [String], isOne: Bool) -> String {
    switch isOne {
    case true: "Pobieranie ceny \(self.joined(symbols))."
    case false: "Pobieranie cen \(self.joined(symbols))."
    }
  }
  func pricesNotRefreshed(symbols: [String], reason: String) -> String {
    "ostrzeżenie: nie udało się odświeżyć \(self.joined(symbols)): \(self.reason(reason))"
  }
  func pricesLate(seconds: Double) -> String {
    "Odpowiedź nie nadeszła w ciągu \(self.secondsGenitive(seconds))."
  }
  func pricesJustFailed(symbol: String) -> String {
    "ostrzeżenie: w ostatnich pięciu minutach nie udało się pobrać \(symbol). Aby spróbować ponownie, wpisz audiograph update \(symbol)."
  }
  func pricesUsingSample(symbol: String, problem: String) -> String {
    "ostrzeżenie: \(symbol): \(problem) Użyto dołączonego przykładu."
  }
  func pricesUsingStored(symbol: String, problem: String) -> String {
    "ostrzeżenie: \(symbol): \(problem) Użyto zapisanych cen."
  }
  func pricesNewer(symbols: [String], last: CalendarDate) -> String {
    "Podczas odtwarzania nadeszły nowsze ceny \(self.joined(symbols)), do \(self.date(last)); aby je usłyszeć, odtwórz jeszcze raz."
  }
  func companyReading(typed: String, symbol: String, name: String) -> String {
    "\(self.quoted(typed)) odczytano jako \(symbol), czyli \(name)."
  }
  func companyProposal(symbol: String, name: String) -> String {
    "\(symbol) (\(name))"
  }
  func sampleLine(name: String, what: String) -> String {
    "\(name): \(what)."
  }
  func sampleDated(name: String, what: String, first: CalendarDate, last: CalendarDate) -> String {
    "\(name): \(what), \(self.range(first, to: last))."
  }
  func deviceDefault(device: String) -> String {
    "\(device) (domyślne)"
  }
  func deviceNotResponding(device: String) -> String {
    "Urządzenie dźwiękowe \(self.quoted(device)) jeszcze nie odpowiada."
  }
  func deviceRanDry(count: Int) -> String {
    "Urządzeniu \(self.times(count)) zabrakło danych."
  }
  func waitAnyKey(line: String) -> String {
    "\(line) Naciśnij dowolny klawisz, aby nie czekać."
  }
  func playStart() -> String {
    "Naciśnij Enter, aby rozpocząć."
  }
  func pauseEnter() -> String {
    "Enter rozpoczyna każdy dźwięk."
  }
  func pauseTyped(pause: String) -> String {
    "Pauza przed dźwiękami: \(pause), jak podano."
  }
  func pauseSet(pause: String) -> String {
    "Pauza przed dźwiękami: \(pause), według ustawień."
  }
  func pauseReader(reader: String) -> String {
    "Pauza przed dźwiękami: auto, bo działa \(reader)."
  }
  func pauseNoReader() -> String {
    "Pauza przed dźwiękami: off, bo nie znaleziono czytnika ekranu."
  }
  func pauseRemote() -> String {
    "Pauza przed dźwiękami: off, bo przez ssh czytnik ekranu nie jest szukany."
  }
  func pauseNoTerminal() -> String {
    "Pauza przed dźwiękami: off, bo standardowe wejście lub wyjście nie jest terminalem."
  }
  func pauseNoText() -> String {
    "Pauza przed dźwiękami: off, z powodu --text none."
  }
  func hintReader() -> String {
    "Dla czytnika ekranu lub monitora brajlowskiego: audiograph config reader pokazuje pasujące ustawienia."
  }
  func configReaders(readers: [String], settings: [String]) -> String {
    "\(self.joined(readers)): \(self.joined(settings))."
  }
  func configReadersNone(readers: [String]) -> String {
    "\(self.joined(readers)): cofa te ustawienia."
  }
  func listRemoved(list: String) -> String {
    "Usunięto: \(list)"
  }
  func listNone() -> String {
    "Nie ma żadnej listy obserwowanych. Utwórz listę: audiograph list add NAME SYMBOL."
  }
  func listAlreadyThere(symbols: [String], count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "Symbol \(self.joined(symbols)) był już na liście."
    case _: "Symbole \(self.joined(symbols)) były już na liście."
    }
  }
  func listLine(name: String, symbols: String) -> String {
    "\(name): \(symbols)."
  }
  func listLineEmpty(name: String) -> String {
    "\(name): brak symboli."
  }
  func listSetting(key: String, value: String) -> String {
    "\(key): \(value)."
  }
  func searchMore() -> String {
    "Jest ich więcej; więcej wyświetli --limit."
  }
  func searchLines() -> String {
    "Wpisz początek nazwy i naciśnij Enter; Ctrl-D kończy wyszukiwanie."
  }
  func searchOpening() -> String {
    "Wpisz początek nazwy firmy albo symbol. Enter wybiera pierwszy wynik, a numer i Enter inny; Escape kończy."
  }
  func searchEnter(company: String) -> String {
    "Enter wybiera \(company)"
  }
  func searchThereAreMore() -> String {
    "Jest ich więcej."
  }
  func searchNothing(text: String) -> String {
    "Nic nie zaczyna się od \(self.quoted(text))."
  }
  func configNothing() -> String {
    "Nic nie jest ustawione. Listę ustawień wyświetla audiograph config -v."
  }
  func configSet(key: String, value: String, path: String) -> String {
    "\(key): \(value), w pliku \(self.quoted(path))."
  }
  func configUnset(key: String, path: String) -> String {
    "\(key): usunięte z pliku \(self.quoted(path))."
  }
  func configWasNotSet(key: String, path: String) -> String {
    "\(key): nie ustawione, w pliku \(self.quoted(path))."
  }
  func configReadable(path: String) -> String {
    "Inni użytkownicy tego komputera mogą czytać \(self.quoted(path)). Wpisz chmod 600 i nazwę pliku."
  }
  func configVisibleKey() -> String {
    "Inni użytkownicy tego komputera widzą klucz w wierszu poleceń. Jeśli go pominiesz, zostanie odczytany ze standardowego wejścia."
  }
  func configOverridden(variable: String) -> String {
    "Zmienna \(variable) jest ustawiona i ma pierwszeństwo przed plikiem."
  }
  func configSecret() -> String {
    "ustawiony"
  }
  func configLine(key: String, value: String, place: String) -> String {
    "\(key): \(value), źródło: \(place)."
  }
  func configLineUnset(key: String) -> String {
    "\(key): nie ustawione."
  }
  func configMeaning(line: String, meaning: String, form: String) -> String {
    "\(line) \(meaning) Dozwolone: \(form)."
  }
  func configVariable(name: String) -> String {
    "zmienna \(name)"
  }
  func configFile(path: String) -> String {
    "plik \(self.quoted(path))"
  }
  func configCommandLine() -> String {
    "wiersz poleceń"
  }
  func configTypeSecret(key: String) -> String {
    "Wpisz wartość \(key) i naciśnij Enter; nie będzie widoczna."
  }
  func againLine(command: String) -> String {
    "Jeszcze raz: \(command)"
  }
  func noteDerived(name: String, count: Int, total: Int) -> String {
    "\(name): wyliczono \(count) \(self.z(total)) danych, których nie ma w żadnym raporcie."
  }
  func notePossibleSplit(name: String, date: CalendarDate, shares: String) -> String {
    let place = self.at(date)
    return "ostrzeżenie: ceny \(name) mogą nie uwzględniać podziału akcji \(self.dated(place)): zmieniły się tak, jakby z jednej akcji powstało \(shares)."
  }
  func noteFurtherSplits(name: String, count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "ostrzeżenie: ceny \(name) mogą nie uwzględniać jeszcze \(count) innego podziału akcji."
    case _: "ostrzeżenie: ceny \(name) mogą nie uwzględniać jeszcze \(count) innych podziałów akcji."
    }
  }
  func noteLeftOut(name: String, count: Int, compared: Int) -> String {
    "\(name): pominięto \(self.values(count)), bo porównać można tylko \(self.dates(compared))."
  }
  func noteToldAs(name: String, form: FormName, column: String, other: String) -> String {
    switch form {
    case .scatter: "\(name): opisano jako wykres punktowy, \(self.quoted(column)) względem kolumny \(self.quoted(other)); --as line bierze wiersze po kolei."
    case .box: "\(name): opisano jako wykres pudełkowy, \(self.quoted(column)) według kolumny \(self.quoted(other)); --as line bierze wiersze po kolei."
    case .band: "\(name): opisano jako pasmo, \(self.quoted(column)) z \(self.quoted(other)); --as line pomija granice."
    case .share: "\(name): opisano jako części całości; --as bars podaje wartości."
    case _: "\(name): opisano jako mapę ciepła; --as line bierze kolumny po kolei."
    }
  }
  func noteNoOrder(name: String) -> String {
    "\(name): kolejność wierszy może nic nie znaczyć; --as histogram mówi, jak często występują wartości."
  }
  func noteRowsSorted(name: String, row: Int) -> String {
    "\(name): posortowano wiersze, które od wiersza \(row) nie były po kolei."
  }
  func noteRepeatedDates(name: String, count: Int, example: CalendarDate) -> String {
    "\(name): pominięto \(self.rows(count)), bo ta sama data występuje niżej, na przykład \(self.date(example)); liczy się ostatni wiersz."
  }
  func noteTimesConverted(name: String) -> String {
    "\(name): przeliczono godziny na UTC, bo mają różne przesunięcia."
  }
  func noteEmptyRows(name: String, count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(name): pominięto \(count) pusty wiersz."
    case .few: "\(name): pominięto \(count) puste wiersze."
    case .many: "\(name): pominięto \(count) pustych wierszy."
    case _: "\(name): pominięto \(count) pustego wiersza."
    }
  }
  func noteRowsWithoutPosition(name: String, count: Int, row: Int) -> String {
    "\(name): pominięto \(self.rows(count)) bez położenia na osi x, pierwszy to wiersz \(row)."
  }
  func notePreamble(name: String, count: Int) -> String {
    "\(name): pominięto \(self.rows(count)) nad nagłówkami."
  }
  func noteFooter(name: String, count: Int, row: Int) -> String {
    "\(name): pominięto \(self.rows(count)) pod danymi, pierwszy to wiersz \(row)."
  }
  func noteShortRows(name: String, count: Int, row: Int) -> String {
    switch self.plural(count) {
    case .one: "\(name): uzupełniono brakującymi wartościami \(count) zbyt krótki wiersz, \(row)."
    case .few: "\(name): uzupełniono brakującymi wartościami \(count) zbyt krótkie wiersze, pierwszy to \(row)."
    case .many: "\(name): uzupełniono brakującymi wartościami \(count) zbyt krótkich wierszy, pierwszy to \(row)."
    case _: "\(name): uzupełniono brakującymi wartościami \(count) zbyt krótkiego wiersza, pierwszy to \(row)."
    }
  }
  func noteEncoding(name: String, encoding: String) -> String {
    "\(name): odczytano tekst jako \(encoding), bo nie jest w UTF-8; jeśli litery są błędne, --encoding NAME podaje właściwe kodowanie."
  }
  func noteQuotesInCells(name: String, row: Int) -> String {
    "\(name): cudzysłowy wewnątrz komórek odczytano jako część tekstu, począwszy od wiersza \(row)."
  }
  func noteOneOfColumns(name: String, column: String, count: Int, others: [String]) -> String {
    "\(name): wybrano kolumnę \(self.quoted(column)), jedną \(self.z(count)) kolumn liczb; inne wybiera --y: \(self.shortened(others))."
  }
  func noteHeadingsRepeated(name: String, count: Int) -> String {
    "\(name): pominięto powtórzone nagłówki, \(self.rows(count))."
  }
  func noteColumnsLeftOut(name: String, count: Int, columns: [String]) -> String {
    switch self.plural(count) {
    case .one: "\(name): pominięto kolumnę \(self.shortened(columns))."
    case .few: "\(name): pominięto \(count) kolumny: \(self.shortened(columns))."
    case .many: "\(name): pominięto \(count) kolumn: \(self.shortened(columns))."
    case _: "\(name): pominięto \(count) kolumn: \(self.shortened(columns))."
    }
  }
  func noteEmptySeries(name: String, count: Int, example: String) -> String {
    switch self.plural(count) {
    case .one: "\(name): pominięto \(count) serię bez wartości, \(self.quoted(example))."
    case .few: "\(name): pominięto \(count) serie bez wartości, na przykład \(self.quoted(example))."
    case .many: "\(name): pominięto \(count) serii bez wartości, na przykład \(self.quoted(example))."
    case _: "\(name): pominięto \(count) serii bez wartości, na przykład \(self.quoted(example))."
    }
  }
  func noteConstantColumn(name: String, column: String, value: String) -> String {
    "\(name): pominięto kolumnę \(self.quoted(column)), która wszędzie wynosi \(value)."
  }
  func noteNumbersAsTexts(name: String, columns: [String], option: String) -> String {
    "\(name): pominięto kolumny, których liczby są zapisane jako tekst: \(self.shortened(columns)); \(option) odczyta pierwszą."
  }
  func noteNearlyAlongX(name: String, column: String, option: String) -> String {
    "\(name): na osi x umieszczono \(self.quoted(column)); \(option) odczytuje tabelę odwrotnie."
  }
  func noteNearlyAlongRows(name: String, option: String) -> String {
    "\(name): na osi x policzono wiersze; \(option) odczytuje tabelę inaczej."
  }
  func noteNearlyGrouping(name: String, column: String, option: String) -> String {
    "\(name): podzielono wiersze na serie według kolumny \(self.quoted(column)); \(option) odczytuje tabelę inaczej."
  }
  func noteNearlyOneSeries(name: String, option: String) -> String {
    "\(name): wszystkie wiersze odczytano jako jedną serię; \(option) dzieli je na serie."
  }
  func noteLimits(name: String, column: String, count: Int) -> String {
    "\(name): użyto samej liczby dla \(self.valuesGenitive(count)) z \(self.quoted(column)) takich jak <1."
  }
  func noteFlags(name: String, column: String, count: Int) -> String {
    "\(name): pominięto litery lub znaki po \(self.valuesLocative(count)) z \(self.quoted(column))."
  }
  func noteBarsOfZeros(name: String, count: Int, row: Int) -> String {
    "\(name): \(self.rows(count)) samych zer bez obrotów uznano za brak wartości, pierwszy to wiersz \(row)."
  }
  func noteSentinel(name: String, column: String, value: String, count: Int) -> String {
    "\(name): \(self.times(count)) uznano \(value), odległe od reszty \(self.quoted(column)), za brak wartości."
  }
  func noteBadCells(name: String, column: String, count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(name): uznano za brak wartości \(count) komórkę bez liczby w \(self.quoted(column))."
    case .few: "\(name): uznano za brak wartości \(count) komórki bez liczby w \(self.quoted(column))."
    case .many: "\(name): uznano za brak wartości \(count) komórek bez liczby w \(self.quoted(column))."
    case _: "\(name): uznano za brak wartości \(count) komórki bez liczby w \(self.quoted(column))."
    }
  }
  func noteSeveralAtOne(name: String, points: Int, positions: Int) -> String {
    "\(name): na \(self.positionsLocative(positions)) na osi x leży po kilka punktów, łącznie \(points); --aggregate mean łączy punkty o tym samym położeniu, --by dzieli je na serie."
  }
  func noteTotalRow(name: String, row: String) -> String {
    "\(name): uwzględniono ostatni wiersz, \(self.quoted(row)), czyli sumę pozostałych."
  }
  func noteThousands(name: String, column: String, example: String) -> String {
    "\(name): przecinek w \(self.quoted(example)) z \(self.quoted(column)) odczytano jako separator tysięcy; jeśli jest dziesiętny, użyj --decimal comma."
  }
  func noteTableInField(name: String, path: String) -> String {
    "\(name): odczytano tabelę z \(self.quoted(path)); inną wybiera --field."
  }
  func noteLinesWithoutMatch(name: String, count: Int) -> String {
    "\(name): pominięto \(self.rows(count)) bez dopasowania."
  }
  func noteSearchesBrokenOff(name: String, count: Int, line: Int) -> String {
    "\(name): pominięto \(self.rows(count)), pierwszy to wiersz \(line), bo szukanie wzorca trwało w nich zbyt długo."
  }
  func noteIncomplete(name: String, isFirst: Bool, interval: Interval, days: String) -> String {
    switch (isFirst, interval) {
    case (true, .day): "\(name): pierwszy dzień jest niepełny, punkty są tylko \(days)."
    case (true, .week): "\(name): pierwszy tydzień jest niepełny, punkty są tylko \(days)."
    case (true, .month): "\(name): pierwszy miesiąc jest niepełny, punkty są tylko \(days)."
    case (true, .quarter): "\(name): pierwszy kwartał jest niepełny, punkty są tylko \(days)."
    case (false, .day): "\(name): ostatni dzień jest niepełny, punkty są tylko \(days)."
    case (false, .week): "\(name): ostatni tydzień jest niepełny, punkty są tylko \(days)."
    case (false, .month): "\(name): ostatni miesiąc jest niepełny, punkty są tylko \(days)."
    case (false, .quarter): "\(name): ostatni kwartał jest niepełny, punkty są tylko \(days)."
    }
  }
  func noteOnDay(day: CalendarDate) -> String {
    let place = self.at(day)
    return self.dated(place)
  }
  func noteFromTo(first: CalendarDate, last: CalendarDate) -> String {
    self.range(first, to: last)
  }
  func guessStored(name: String, values: String, rows: Int) -> String {
    "\(name): zapisane, wartości: \(values), \(self.rowsNominative(rows))."
  }
  func guessWideYears(name: String, form: String, headings: String, rows: Int) -> String {
    "\(name): odczytano jako \(form), nagłówki \(headings) na osi x, każdy wiersz to rok, \(self.rowsNominative(rows))."
  }
  func guessWideSeries(name: String, form: String, headings: String, by: String, rows: Int) -> String {
    "\(name): odczytano jako \(form), nagłówki \(headings) na osi x, każdy wiersz to seria o nazwie z \(by), \(self.rowsNominative(rows))."
  }
  func guessTable(name: String, form: String, x: String, xCount: Int, values: String, valueCount: Int, by: String, rows: Int) -> String {
    let along = self.along(xCount, columns: x)
    let taken = self.taken(valueCount, columns: values)
    return switch by {
    case "": "\(name): odczytano jako \(form), \(along), \(taken), \(self.rowsNominative(rows))."
    case _: "\(name): odczytano jako \(form), \(along), \(taken), seria dla każdej wartości \(by), \(self.rowsNominative(rows))."
    }
  }
  func guessRows(name: String, records: Int, parts: String) -> String {
    "\(name): wiersze: łącznie \(records), \(parts)."
  }
  func guessRowPart(part: RowPart, count: Int) -> String {
    switch part {
    case .data: "dane \(count)"
    case .headings: "nagłówki \(count)"
    case .preamble: "nad nagłówkami \(count)"
    case .comments: "komentarze \(count)"
    case .blank: "puste \(count)"
    case .notes: "pod danymi \(count)"
    case .skipped: "pominięte \(count)"
    }
  }
  func guessForm(format: String, cells: CellMark, mark: String, isPrices: Bool, hasDecimalCommas: Bool, hasHeadings: Bool) -> String {
    let written = self.written(format, cells: cells, mark: mark)
    return switch (isPrices, hasDecimalCommas, hasHeadings) {
    case (true, true, true): "plik cen \(written), z przecinkami dziesiętnymi"
    case (true, true, false): "plik cen \(written), z przecinkami dziesiętnymi, bez nagłówków"
    case (true, false, true): "plik cen \(written)"
    case (true, false, false): "plik cen \(written), bez nagłówków"
    case (false, true, true): "\(written), z przecinkami dziesiętnymi"
    case (false, true, false): "\(written), z przecinkami dziesiętnymi, bez nagłówków"
    case (false, false, true): "\(written)"
    case (false, false, false): "\(written), bez nagłówków"
    }
  }
  func columnsOf(name: String) -> String {
    "\(name):"
  }
  func columnsStored(name: String) -> String {
    "\(name): zapisane."
  }
  func columnsRead(name: String, form: String, isRecord: Bool, row: Int) -> String {
    switch isRecord {
    case true: "\(name): odczytano jako \(form), pierwsze dane w rekordzie \(row)."
    case false: "\(name): odczytano jako \(form), pierwsze dane w wierszu \(row)."
    }
  }
  func columnsContent(content: ColumnSummary.Content) -> String {
    switch content {
    case .dates: "daty"
    case .numbers: "liczby"
    case .text: "tekst"
    case .empty: "puste"
    }
  }
  func columnsRole(role: ColumnSummary.Role) -> String {
    switch role {
    case .x: "na osi x"
    case .y: "jako wartości"
    case .by: "jako nazwy serii"
    }
  }
  func batchUnreadableRemedy() -> String {
    "Podaj manifest: CSV z kolumnami source i output albo po jednym rekordzie JSON w wierszu."
  }
  func batchUnknownKey(line: Int, name: String) -> String {
    "Wiersz \(line) manifestu zawiera \(self.quoted(name)), co nie jest opcją wiersza."
  }
  func batchUnknownKeyRemedy() -> String {
    "Użyj source, output albo opcji, które wymienia audiograph help batch."
  }
  func batchFormatOfLine(line: Int) -> String {
    "Wiersz \(line) manifestu zawiera „format”, którego nie można ustawić dla wiersza."
  }
  func batchKeyOfWholeBatch(line: Int, name: String) -> String {
    "Wiersz \(line) manifestu zawiera \(self.quoted(name)), czego nie można ustawić dla wiersza."
  }
  func remedyLeaveItOut() -> String {
    "Pomiń to."
  }
  func batchKeyOfWholeBatchRemedy(name: String) -> String {
    "Podaj --\(name) w audiograph batch, dla wszystkich wierszy."
  }
  func batchRepeatedKey(name: String) -> String {
    "Manifest ma kilka kolumn \(self.quoted(name))."
  }
  func batchRepeatedKeyRemedy() -> String {
    "Tylko source, output i opcje, które można powtarzać, mogą mieć kilka kolumn."
  }
  func batchMissingColumn(name: String) -> String {
    "Manifest nie ma kolumny \(self.quoted(name))."
  }
  func batchMissingColumnRemedy() -> String {
    "Zacznij go od wiersza nagłówków, na przykład source,output."
  }
  func batchMissingValue(name: String) -> String {
    "W wierszu brakuje \(name)."
  }
  func batchMissingValueRemedy() -> String {
    "Uzupełnij wiersz albo go usuń."
  }
  func batchNotARecord() -> String {
    "Wiersz jest w JSON, ale nie jest rekordem."
  }
  func batchNotARecordRemedy() -> String {
    "Przykład: {\"source\": \"a.csv\", \"output\": \"a.wav\"}."
  }
  func batchBadValue(key: String) -> String {
    "Nieprawidłowa wartość \(self.quoted(key))."
  }
  func batchBadValueRemedy() -> String {
    "Użyj tekstu albo liczby; true lub false tylko dla opcji bez wartości."
  }
  func batchSeveralValues(key: String) -> String {
    "\(self.quoted(key)) ma listę wartości, a przyjmuje tylko jedną."
  }
  func batchSeveralValuesRemedy() -> String {
    "Podaj jedną wartość."
  }
  func batchStandardInput() -> String {
    "Wiersz nie może czytać standardowego wejścia, wspólnego dla wszystkich."
  }
  func batchStandardInputRemedy() -> String {
    "Podaj plik albo symbol."
  }
  func batchNotAFile(path: String) -> String {
    "Wiersz nie może zapisywać do \(self.quoted(path)), bo to nie jest plik."
  }
  func batchNotAFileRemedy() -> String {
    "Podaj nazwę pliku albo użyj audiograph export."
  }
  func batchSameOutput(lines: [String], path: String) -> String {
    "Wiersze \(self.joined(lines)) manifestu zapisują ten sam plik \(self.quoted(path))."
  }
  func batchSameOutputRemedy() -> String {
    "Podaj dla każdego wiersza osobny plik; niczego nie zapisano."
  }
  func batchOutputIsInput(writer: Int, path: String, reader: Int) -> String {
    "Wiersz \(writer) manifestu zapisuje \(self.quoted(path)), z czego czyta wiersz \(reader)."
  }
  func batchOutputIsInputRemedy() -> String {
    "Wybierz inną nazwę albo podziel manifest na dwa; niczego nie zapisano."
  }
  func batchOutputIsManifest(line: Int, path: String) -> String {
    "Wiersz \(line) manifestu zapisuje \(self.quoted(path)), czyli sam manifest."
  }
  func remedyChooseAnotherNameNothingWasWritten() -> String {
    "Wybierz inną nazwę; niczego nie zapisano."
  }
  func batchOutputIsJournal(line: Int, path: String) -> String {
    "Wiersz \(line) manifestu zapisuje \(self.quoted(path)), czyli dziennik."
  }
  func batchOutputIsResults(line: Int, path: String) -> String {
    "Wiersz \(line) manifestu zapisuje \(self.quoted(path)), gdzie trafiają wyniki."
  }
  func batchJournalNeedsName() -> String {
    "--resume wymaga dziennika, a manifest ze standardowego wejścia go nie ma."
  }
  func batchJournalNeedsNameRemedy() -> String {
    "Dodaj --journal FILE albo podaj manifest jako plik."
  }
  func batchNotAJournal(path: String) -> String {
    "Plik \(self.quoted(path)) nie jest dziennikiem audiograph batch."
  }
  func batchNotAJournalRemedy() -> String {
    "Podaj inną nazwę w --journal albo przenieś ten plik."
  }
  func batchLongLines(path: String, count: Int) -> String {
    switch self.plural(count) {
    case .one: "W dzienniku \(self.quoted(path)) pominięto \(count) zbyt długi wiersz."
    case .few: "W dzienniku \(self.quoted(path)) pominięto \(count) zbyt długie wiersze."
    case .many: "W dzienniku \(self.quoted(path)) pominięto \(count) zbyt długich wierszy."
    case _: "W dzienniku \(self.quoted(path)) pominięto \(count) zbyt długiego wiersza."
    }
  }
  func batchJournalInUse(path: String) -> String {
    "Dziennika \(self.quoted(path)) używa teraz inne polecenie."
  }
  func batchJournalInUseRemedy() -> String {
    "Zaczekaj, aż się zakończy, albo podaj inną nazwę w --journal."
  }
  func batchJournal(path: String, reason: String) -> String {
    "Nie można użyć dziennika \(self.quoted(path)): \(self.reason(reason))."
  }
  func batchJournalRemedy() -> String {
    "Podaj w --journal plik w folderze, w którym możesz zapisywać."
  }
  func chartNoPoints() -> String {
    "Nie ma czego słuchać: żaden punkt nie ma wartości."
  }
  func chartNoPointsRemedy() -> String {
    "Wybierz dłuższy okres."
  }
  func chartNotFinite(point: Int) -> String {
    "Wartość punktu \(point) jest za duża."
  }
  func chartNotFiniteRemedy() -> String {
    "Popraw ją w źródle."
  }
  func chartUnequalCounts(positions: Int, values: Int) -> String {
    "Liczba położeń (\(positions)) różni się od liczby wartości (\(values))."
  }
  func chartUnequalCountsRemedy() -> String {
    "Podaj dla każdej wartości osobne położenie."
  }
  func rangeNotALength(text: String) -> String {
    "Nieprawidłowy okres \(self.quoted(text)): użyj długości takiej jak 5D, 1Y, YTD lub MAX."
  }
  func rangeNoDates() -> String {
    "Okres i interwał wymagają dat na osi x, a ich nie ma."
  }
  func rangeNoDatesRemedy() -> String {
    "Pomiń --range, --from, --to i --interval."
  }
  func rangeEndBeforeStart(end: CalendarDate, start: CalendarDate) -> String {
    "Okres kończy się przed początkiem: koniec \(self.date(end)), początek \(self.date(start))."
  }
  func rangeEndBeforeStartRemedy() -> String {
    "Podaj w --from datę wcześniejszą niż w --to."
  }
  func rangeNothingInRange(first: CalendarDate, last: CalendarDate) -> String {
    "W tym okresie nie ma wartości: dane obejmują okres \(self.range(first, to: last))."
  }
  func remedyChooseARangeWithinTheseDates() -> String {
    "Wybierz okres między tymi datami."
  }
  func rangeNoSuchColumn(column: String) -> String {
    "Ceny nie mają kolumny \(self.quoted(column))."
  }
  func remedyChooseAnotherValue() -> String {
    "Wybierz inną wartość --value."
  }
  func scoreSmoothingWidth(width: Double) -> String {
    "Nie można wygładzać po \(self.pointsLocative(width))."
  }
  func scoreSmoothingWidthRemedy(least: Double, most: Double) -> String {
    "Użyj liczby nieparzystej od \(self.number(least)) do \(self.number(most))."
  }
  func scoreOutOfRange(quantity: ScoreError.Quantity, value: Double) -> String {
    "\(self.quantity(quantity)) nie może wynosić \(self.number(value))."
  }
  func scoreOutOfRangeRemedy(least: Double, most: Double) -> String {
    "Użyj liczby od \(self.number(least)) do \(self.number(most))."
  }
  func scoreLogarithmOf(value: Double, series: String) -> String {
    "Skala logarytmiczna nie może pokazać wartości \(self.number(value)) z \(self.quoted(series))."
  }
  func scoreLogarithmOfRemedy() -> String {
    "Użyj --scale linear."
  }
  func scoreEmptyAxis(minimum: Double, maximum: Double) -> String {
    "Oś od \(self.number(minimum)) do \(self.number(maximum)) jest pusta."
  }
  func scoreEmptyAxisRemedy() -> String {
    "Podaj --minimum poniżej najwyższej wartości i --maximum powyżej najniższej."
  }
  func scorePitchAboveSampleRate(sampleRate: Int, high: Double) -> String {
    "Częstotliwość próbkowania \(sampleRate) nie pozwala odtworzyć \(self.number(high)) herców."
  }
  func scorePitchAboveSampleRateRemedy(limit: Double) -> String {
    "Użyj wyższej --sample-rate albo --pitch-range, który kończy się na \(self.number(limit)) lub niżej."
  }
  func scoreTooManyTogether(count: Int) -> String {
    "Jednocześnie można odróżnić najwyżej cztery serie, a jest ich \(count)."
  }
  func scoreTooManyTogetherRemedy() -> String {
    "Pomiń --together albo wybierz cztery."
  }
  func scoreNoBase(series: String) -> String {
    "Linia bazowa \(self.quoted(series)) wymaga wartości sprzed okresu, a jej nie ma."
  }
  func scoreNoBaseRemedy() -> String {
    "Użyj --baseline first albo krótszego --range cen."
  }
  func scoreNoCandles(series: String) -> String {
    "\(self.quoted(series)) nie składa się ze świec z open, high, low i close, więc --as candles nie ma zastosowania."
  }
  func scoreNoCandlesRemedy() -> String {
    "Pomiń --as candles albo wybierz ceny z tymi kolumnami."
  }
  func scoreNoVolume(series: String) -> String {
    "Świece serii \(self.quoted(series)) nie mają wolumenu, którego wymaga --volume-line."
  }
  func scoreNoVolumeRemedy() -> String {
    "Pomiń --volume-line."
  }
  func chartTooManySeries(count: Int, limit: Int) -> String {
    "Tabela ma \(self.series(count)), a po kolei można usłyszeć najwyżej \(limit)."
  }
  func chartTooManySeriesRemedyRows() -> String {
    "Wybierz wiersze opcją --where albo użyj audiograph describe."
  }
  func figureNotASymbol(text: String) -> String {
    "\(self.quoted(text)) nie może być symbolem firmy."
  }
  func figureNotASymbolRemedy() -> String {
    "Znajdź symbol, wpisując audiograph search i nazwę firmy."
  }
  func figureUnknownMetric(text: String, names: [String]) -> String {
    "Nieznana wielkość \(self.quoted(text)); dozwolone: \(self.alternatives(names))."
  }
  func figureUnknownPeriod(text: String, names: [String]) -> String {
    "Nieznany rodzaj okresu \(self.quoted(text)); dozwolone: \(self.alternatives(names))."
  }
  func figureUnknownCompany(symbol: String) -> String {
    "SEC nie zna symbolu \(self.quoted(symbol))."
  }
  func figureUnknownCompanyRemedy() -> String {
    "Znajdź go poleceniem audiograph search; dane mają tylko firmy, które składają raporty w Stanach Zjednoczonych."
  }
  func figureNothingFiled(symbol: String) -> String {
    "\(self.quoted(symbol)) nie ma w raportach przychodów, zysku ani przepływów pieniężnych z działalności operacyjnej."
  }
  func figureNothingFiledRemedy() -> String {
    "Wybierz symbol firmy; fundusze nie mają takich danych."
  }
  func figureNothingStored(symbol: String) -> String {
    "Dane \(self.quoted(symbol)) nie są zapisane, a pobieranie jest wyłączone."
  }
  func remedyLeaveOutOfflineAndUnsetThe() -> String {
    "Pomiń --offline i usuń ustawienie offline."
  }
  func figureNoPrices(source: String, value: String) -> String {
    "\(self.quoted(source)) nie jest plikiem cen, więc --value \(value) nie ma tu zastosowania."
  }
  func figureNoPricesRemedy() -> String {
    "Pomiń --value."
  }
  func figureNotByPeriod(symbol: String, titles: String, period: CompanyFigures.Period) -> String {
    switch period {
    case .quarter: "W raportach \(self.quoted(symbol)) nie ma danych kwartalnych, są tylko roczne: \(titles)."
    case .year: "W raportach \(self.quoted(symbol)) nie ma danych rocznych, są tylko kwartalne: \(titles)."
    }
  }
  func figureNotByPeriodRemedy(instead: String) -> String {
    "Spróbuj \(instead)."
  }
  func figureNoneInRange(symbol: String, titles: String) -> String {
    "W tym czasie w raportach \(self.quoted(symbol)) nie ma danych: \(titles)."
  }
  func figureNoneInRangeRemedy(options: [String]) -> String {
    "Pomiń \(self.joined(options))."
  }
  func figureNoFigures(symbol: String, titles: String) -> String {
    "W raportach \(self.quoted(symbol)) nie ma danych: \(titles)."
  }
  func figureNoFiguresRemedy(symbol: String) -> String {
    "Co jest w raportach, pokazuje audiograph fundamentals \(symbol)."
  }
  func importSeveralFilesAs(symbol: String) -> String {
    "Kilka plików nie może zawierać cen tego samego symbolu \(self.quoted(symbol))."
  }
  func importSeveralFilesAsRemedy() -> String {
    "Importuj je pojedynczo albo pomiń --as, aby symbolami były nazwy plików."
  }
  func importBadSymbol(text: String) -> String {
    "\(self.quoted(text)) nie może być symbolem."
  }
  func importNoSymbol(name: String) -> String {
    "Nazwa \(self.quoted(name)) nie może być symbolem."
  }
  func importNoSymbolRemedy() -> String {
    "Podaj symbol opcją --as."
  }
  func importNotDates(name: String) -> String {
    "\(self.quoted(name)) nie ma kolumny dat."
  }
  func importNotDatesRemedy() -> String {
    "Podaj plik z kolumną dat."
  }
  func importNotDays(name: String, example: String) -> String {
    "Daty w \(self.quoted(name)), takie jak \(self.quoted(example)), nie są dniami."
  }
  func importNotDaysRemedy() -> String {
    "Podaj plik z jedną ceną na dzień."
  }
  func readNotFound(file: String) -> String {
    "Nie ma pliku \(self.quoted(file))."
  }
  func readNotFoundRemedy() -> String {
    "Sprawdź nazwę albo użyj --symbol, jeśli to symbol."
  }
  func readIsDirectory(file: String) -> String {
    "Źródło \(self.quoted(file)) jest folderem."
  }
  func remedyGiveThePathOfAFile() -> String {
    "Podaj ścieżkę pliku w tym folderze."
  }
  func readUnreadable(file: String, reason: String) -> String {
    "Nie można odczytać pliku \(self.quoted(file)): \(self.reason(reason))."
  }
  func remedyCheckItsPermissionsOrGiveAnother() -> String {
    "Sprawdź uprawnienia do niego albo podaj inny plik."
  }
  func readCannotKeep(file: String, folder: String, reason: String) -> String {
    "Dane \(self.quoted(file)) trzeba odczytać dwa razy, ale nie da się ich przechować ani w pamięci, ani w \(self.quoted(folder)): \(self.reason(reason))."
  }
  func readCannotKeepRemedy() -> String {
    "Podaj plik albo ustaw TMPDIR na folder z wolnym miejscem."
  }
  func readEmpty(file: String) -> String {
    "Źródło \(self.quoted(file)) jest puste."
  }
  func remedyGiveAFileWithRowsOf() -> String {
    "Podaj plik z wierszami liczb."
  }
  func readNoRows(file: String) -> String {
    "Źródło \(self.quoted(file)) ma nagłówki, ale nie ma wierszy."
  }
  func readTooLarge(file: String, limit: Int) -> String {
    "Źródło \(self.quoted(file)) musi zmieścić się w pamięci, a ma więcej niż \(self.bytes(limit))."
  }
  func readTooLargeRemedy() -> String {
    "Podaj jego część."
  }
  func readOutOfMemory(file: String) -> String {
    "Brakuje pamięci na \(self.quoted(file))."
  }
  func readOutOfMemoryRemedy() -> String {
    "Podaj część danych albo zamknij inne programy."
  }
  func readBadRegex(pattern: String) -> String {
    "Nieprawidłowe wyrażenie regularne \(self.quoted(pattern))."
  }
  func readBadRegexRemedy() -> String {
    "Przykład: --regex '([0-9.]+) ms'."
  }
  func readMissingPatternLibrary(name: String) -> String {
    "Nie można użyć --regex, bo biblioteka \(name) nie jest zainstalowana."
  }
  func readMissingPatternLibraryRemedy() -> String {
    "Zainstaluj PCRE2 (apt install libpcre2-8-0, dnf install pcre2 lub pacman -S pcre2)."
  }
  func readUnknownEncoding(name: String) -> String {
    "Nie ma kodowania \(self.quoted(name))."
  }
  func readUnknownEncodingRemedy() -> String {
    "Użyj nazwy takiej jak windows-1250, koi8-r lub shift-jis; iconv -l podaje wszystkie."
  }
  func readNotInEncoding(file: String, name: String) -> String {
    "Plik \(self.quoted(file)) nie jest tekstem w \(name)."
  }
  func readNotInEncodingRemedy() -> String {
    "Podaj inne kodowanie albo pomiń --encoding."
  }
  func readWebAddress(address: String) -> String {
    "\(self.quoted(address)) to adres internetowy, a nie plik."
  }
  func readWebAddressRemedy() -> String {
    "Napisz go z https:// na początku i opuść --file."
  }
  func readNothingMatches(file: String, pattern: String) -> String {
    "Żaden wiersz \(self.quoted(file)) nie pasuje do wzorca \(self.quoted(pattern))."
  }
  func readNothingMatchesRemedy() -> String {
    "Wypróbuj wzorzec na jednym z wierszy poleceniem grep -P."
  }
  func readEverySearchBrokenOff(file: String, line: Int) -> String {
    "Nic nie znaleziono w \(self.quoted(file)), a w wierszu \(line) szukanie wzorca trwało zbyt długo."
  }
  func readEverySearchBrokenOffRemedy() -> String {
    "Napisz wzorzec bez powtórzeń powtórzeń, takich jak (a+)+."
  }
  func readNulByte(row: Int, file: String) -> String {
    "Wiersz \(row) w \(self.quoted(file)) zawiera bajt NUL."
  }
  func readNulByteRemedy() -> String {
    "Podaj plik tekstowy, na przykład CSV lub JSON."
  }
  func readNoHeader(file: String, line: Int) -> String {
    "Żaden wiersz \(self.quoted(file)) nie zaczyna się w linii \(line), którą podano w --header."
  }
  func readNoHeaderRemedy() -> String {
    "Podaj linię, w której zaczynają się nagłówki, licząc od 1."
  }
  func readCellTooLong(row: Int, file: String, limit: Int) -> String {
    "Komórka w wierszu \(row) w \(self.quoted(file)) ma więcej niż \(self.bytes(limit))."
  }
  func readCellTooLongRemedy() -> String {
    "Sprawdź tam cudzysłowy albo skróć komórkę."
  }
  func readRowTooLong(row: Int, file: String, limit: Int) -> String {
    "Wiersz \(row) w \(self.quoted(file)) ma więcej niż \(self.bytes(limit))."
  }
  func readRowTooLongRemedy() -> String {
    "Sprawdź tam cudzysłowy i końce linii."
  }
  func readUnterminatedQuote(row: Int, file: String) -> String {
    "Cudzysłów w wierszu \(row) w \(self.quoted(file)) nie jest zamknięty."
  }
  func remedyCloseItOrDoubleItIf() -> String {
    "Zamknij go albo podwój, jeśli należy do tekstu."
  }
  func readTextAfterQuote(row: Int, file: String) -> String {
    "W wierszu \(row) w \(self.quoted(file)) po cudzysłowie zamykającym jest tekst."
  }
  func readTextAfterQuoteRemedy() -> String {
    "Podwój cudzysłów, jeśli należy do tekstu."
  }
  func readRaggedRow(row: Int, file: String, found: Int, expected: Int) -> String {
    "Wiersz \(row) w \(self.quoted(file)) ma \(self.cells(found)), a pierwszy \(expected)."
  }
  func readRaggedRowRemedy() -> String {
    "Popraw wiersz albo weź w cudzysłów komórkę, która zawiera separator."
  }
  func readBadDelimiter(character: String) -> String {
    "Nieprawidłowy separator \(self.quoted(character))."
  }
  func readBadDelimiterRemedy() -> String {
    "Użyj --delimiter comma, semicolon, tab albo innego znaku ASCII."
  }
  func readUnknownColumn(file: String, column: String) -> String {
    "Źródło \(self.quoted(file)) nie ma kolumny \(self.quoted(column))."
  }
  func readUnknownColumnRemedyUnnamed() -> String {
    "Kolumny wyświetla --list-columns."
  }
  func readUnknownColumnRemedy(headings: [String]) -> String {
    "Kolumny to \(self.shortened(headings))."
  }
  func readAmbiguousColumn(file: String, count: Int, name: String) -> String {
    switch self.plural(count) {
    case .one: "W \(self.quoted(file)) jest \(count) kolumna o nazwie \(self.quoted(name))."
    case .few: "W \(self.quoted(file)) są \(count) kolumny o nazwie \(self.quoted(name))."
    case .many: "W \(self.quoted(file)) jest \(count) kolumn o nazwie \(self.quoted(name))."
    case _: "W \(self.quoted(file)) jest \(count) kolumny o nazwie \(self.quoted(name))."
    }
  }
  func readAmbiguousColumnRemedy(numbers: [String]) -> String {
    "Użyj \(self.alternatives(numbers))."
  }
  func readNoNumericColumn(file: String) -> String {
    "Źródło \(self.quoted(file)) nie ma kolumny liczb."
  }
  func readNoNumericColumnRemedyAlone() -> String {
    "Podaj plik z liczbami."
  }
  func readNoNumericColumnRemedy(headings: [String]) -> String {
    "Obejrzyj jego kolumny opcją --list-columns: \(self.shortened(headings))."
  }
  func readOnlyCodes(file: String, headings: [String]) -> String {
    "Liczby w \(self.quoted(file)) tylko numerują, datują lub nazywają wiersze: \(self.shortened(headings))."
  }
  func readOnlyCodesRemedy() -> String {
    "Podaj plik z liczbami, które coś mierzą."
  }
  func readMatrix(file: String, count: Int) -> String {
    "Źródło \(self.quoted(file)) jest macierzą \(count) na \(count) o tych samych nazwach wierszy i kolumn, a nie wykresem."
  }
  func readMatrixRemedy() -> String {
    "Podaj tabelę z kolumną wartości."
  }
  func readSingleRow(file: String, count: Int, headings: [String]) -> String {
    switch self.plural(count) {
    case _ where count == 1: "Źródło \(self.quoted(file)) ma tylko jeden wiersz \(self.z(count)) liczbą, a to nie wykres: \(self.shortened(headings))."
    case _: "Źródło \(self.quoted(file)) ma tylko jeden wiersz \(self.z(count)) liczbami, a to nie wykres: \(self.shortened(headings))."
    }
  }
  func readSingleRowRemedy() -> String {
    "Podaj plik z wierszem dla każdej."
  }
  func readNoSuchRows(value: String, column: String, file: String) -> String {
    "\(self.quoted(value)) nie pasuje do dokładnie jednej wartości w kolumnie \(self.quoted(column)) w \(self.quoted(file))."
  }
  func readUnknownGroup(name: String, file: String) -> String {
    "\(self.quoted(name)) nie pasuje do dokładnie jednej serii w \(self.quoted(file))."
  }
  func readNoGroups(file: String, name: String) -> String {
    "Tabela \(self.quoted(file)) ma tylko jedną serię, więc --only \(self.quoted(name)) nie ma tu zastosowania."
  }
  func readNoGroupsRemedy() -> String {
    "Podziel ją na serie opcją --by albo pomiń --only."
  }
  func kindTooFew(form: String, needed: Int, found: Int) -> String {
    "Opcja --as \(form) wymaga co najmniej \(needed) wartości, a jest ich \(found)."
  }
  func kindTooFewRemedy(form: String) -> String {
    switch form {
    case "share": "--as bars je podaje."
    case _: "--as line bierze je po kolei."
    }
  }
  func kindAllEqual(form: String, value: String) -> String {
    "Wszystkie wartości to \(value), więc --as \(form) nie ma o czym mówić."
  }
  func kindAllEqualRemedy() -> String {
    "--as histogram je liczy."
  }
  func kindNegative(name: String, value: String) -> String {
    "\(self.quoted(name)) to \(value), a część całości nie może być mniejsza od 0."
  }
  func kindNegativeRemedy() -> String {
    "--as bars podaje wartości."
  }
  func kindTooManyBins(allowed: Int) -> String {
    "Ta szerokość daje więcej niż \(allowed) przedziałów."
  }
  func kindTooManyBinsRemedy() -> String {
    "Wybierz większą szerokość opcją --bins width:W albo liczbę przedziałów opcją --bins."
  }
  func kindTooManyGroups(found: Int, allowed: Int) -> String {
    "Liczba grup to \(found), a odróżnić można najwyżej \(allowed)."
  }
  func kindTooManyGroupsRemedy() -> String {
    "Wybierz inne grupy opcją --by albo pomiń niektóre opcją --where."
  }
  func kindRepeatedCell(row: String, column: String) -> String {
    "Dwa wiersze mają \(self.quoted(row)) i \(self.quoted(column))."
  }
  func kindRepeatedCellRemedy() -> String {
    "Wybierz nazwy opcjami --x i --by tak, by każda para wystąpiła tylko raz."
  }
  func kindMissing(form: String, need: FormError.Need) -> String {
    switch need {
    case .numbers: "Opcja --as \(form) wymaga kolumny liczb, a w tabeli nie ma już żadnej."
    case .secondNumbers: "Opcja --as \(form) wymaga dwóch kolumn liczb, a w tabeli jest tylko jedna."
    case .bounds: "Nagłówki nie wskazują dolnej i górnej granicy."
    case .names: "Opcja --as \(form) wymaga kolumny nazw, a w tabeli jej nie ma."
    case .rowNames: "Siatka z --x wymaga też kolumny z nazwami wierszy."
    case .grid: "Opcja --as \(form) wymaga co najmniej 2 wierszy i 2 kolumn liczb."
    }
  }
  func kindMissingRemedy(need: FormError.Need) -> String {
    switch need {
    case .bounds: "Wskaż je opcją --band LOWER,UPPER albo wskaż kolumnę błędów pomiaru opcją --error."
    case .rowNames: "Wskaż ją opcją --by."
    case .grid: "--as line podaje wartości."
    case _: "--list-columns pokazuje, co jest."
    }
  }
  func kindNotHere(form: String, place: String) -> String {
    "\(place) nie przyjmuje --as \(form)."
  }
  func kindNotHereRemedy() -> String {
    "Użyj describe, play albo export, albo --as line."
  }
  func readNoValues(column: String, file: String) -> String {
    "W kolumnie \(self.quoted(column)) w \(self.quoted(file)) brakuje wszystkich wartości."
  }
  func readNoValuesRemedy() -> String {
    "Uzupełnij je."
  }
  func readNotANumber(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) nie jest liczbą."
  }
  func readTextNotANumber(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) jest zapisane jako tekst, a nie jako liczba."
  }
  func readListInCell(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) to lista, a nie liczba."
  }
  func readListInCellRemedy() -> String {
    "Wpisz w każdej komórce jedną liczbę."
  }
  func readAmbiguousComma(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): przecinek w \(self.quoted(text)) może być dziesiętny albo oddzielać tysiące."
  }
  func readAmbiguousCommaRemedy() -> String {
    "Pomiń przecinek albo zapisz cztery miejsca po przecinku, jak 1,2340."
  }
  func readAmbiguousPoint(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): kropka w \(self.quoted(text)) może być dziesiętna albo oddzielać tysiące."
  }
  func readAmbiguousPointRemedy() -> String {
    "Pomiń kropkę albo zapisz cztery miejsca po kropce, jak 1.2340."
  }
  func readNotFinite(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) to za duża liczba."
  }
  func remedyCorrectItOrLeaveItEmpty() -> String {
    "Popraw to albo zostaw pustą komórkę, jeśli wartości brakuje."
  }
  func readNotAPriceFile(file: String, value: String) -> String {
    "\(self.quoted(file)) nie jest plikiem cen, więc --value \(value) nie ma tu zastosowania."
  }
  func readNotAPriceFileRemedy() -> String {
    "Zamiast tego wybierz kolumnę opcją --y."
  }
  func readPriceColumnMissing(file: String, column: String, value: String) -> String {
    "Plik cen \(self.quoted(file)) nie ma kolumny \(self.quoted(column)), której wymaga --value \(value)."
  }
  func readEmptyPosition(place: CellLocation) -> String {
    "\(self.cell(place)) – pusto."
  }
  func remedyFillItInOrRemoveTheRow() -> String {
    "Uzupełnij to albo usuń wiersz."
  }
  func readMissingPosition(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) to brak wartości."
  }
  func readNotAPosition(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) nie jest liczbą, która może być położeniem."
  }
  func remedyCorrectItOrRemoveTheRow() -> String {
    "Popraw to albo usuń wiersz."
  }
  func readMixedPrecision(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) ma inną dokładność niż daty powyżej."
  }
  func readMixedPrecisionRemedy() -> String {
    "Zapisz wszystkie daty tak samo, na przykład 2020-12-31."
  }
  func readNotADate(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) nie jest datą."
  }
  func readAmbiguousDates(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) może zaczynać się od dnia albo od miesiąca."
  }
  func readMixedDateOrder(place: CellLocation, text: String) -> String {
    "\(self.cell(place)): \(self.quoted(text)) ma dzień i miesiąc w innej kolejności niż daty powyżej."
  }
  func readMixedOffsets(place: CellLocation, text: String) -> String {
    "\(self.cell(place)) to \(self.quoted(text)), ale tylko część godzin ma przesunięcie względem UTC."
  }
  func readMixedOffsetsRemedy() -> String {
    "Podaj przesunięcie przy wszystkich godzinach albo przy żadnej."
  }
  func readBadDateFormat(text: String) -> String {
    "Nieprawidłowy format dat \(self.quoted(text))."
  }
  func readBadDateFormatRemedy() -> String {
    "Przykłady: %d.%m.%Y lub %Y-%m-%d %H:%M."
  }
  func readNoDatesInFormat(file: String, format: String) -> String {
    "Żadna kolumna \(self.quoted(file)) nie ma dat w formacie \(self.quoted(format))."
  }
  func readNoDatesInFormatRemedy() -> String {
    "Obejrzyj kolumny opcją --list-columns."
  }
  func readBadJSON(file: String, fault: JSONFault, line: Int, column: Int) -> String {
    "Plik \(self.quoted(file)) nie jest poprawnym JSON: \(self.fault(fault)) w linii \(line), kolumnie \(column)."
  }
  func remedyCorrectItThere() -> String {
    "Popraw w tym miejscu."
  }
  func readFieldNotFound(path: String, file: String, part: String) -> String {
    "Ścieżki \(self.quoted(path)) nie ma w \(self.quoted(file)): brakuje \(self.quoted(part))."
  }
  func readFieldNotFoundRemedy() -> String {
    "Pomiń --field albo podaj inne miejsce."
  }
  func readFieldNeedsJSON(file: String) -> String {
    "Plik \(self.quoted(file)) nie jest w JSON, więc --field nie ma tu zastosowania."
  }
  func readNotATable(file: String, shape: JSONShape) -> String {
    "Dane w \(self.quoted(file)) to \(self.shape(shape)), a nie lista ani kolumny liczb."
  }
  func readNotATableRemedy() -> String {
    "Podaj listę liczb, par albo rekordów."
  }
  func readNotATableRemedyKeys(keys: [String]) -> String {
    "Podaj listę liczb, par albo rekordów; są tam \(self.shortened(keys))."
  }
  func readNoRecords(file: String) -> String {
    "Źródło \(self.quoted(file)) nie zawiera rekordów."
  }
  func readNoRecordsRemedy() -> String {
    "Podaj listę liczb."
  }
  func readEmptyRecords(file: String) -> String {
    "Rekordy w \(self.quoted(file)) są puste."
  }
  func readEmptyRecordsRemedy() -> String {
    "Podaj rekordy, które zawierają liczby."
  }
  func readNotAPair(row: Int, file: String, count: Int) -> String {
    "Rekord \(row) w \(self.quoted(file)) to lista \(self.valuesGenitive(count)), a nie para."
  }
  func readNotAPairRemedy() -> String {
    "Podaj pary [x, y], rekordy albo jedną listę liczb."
  }
  func readJsonNumberTooLarge(line: Int, column: Int, file: String, text: String) -> String {
    "Linia \(line), kolumna \(column) w \(self.quoted(file)): \(self.quoted(text)) to za duża liczba."
  }
  func readJsonNumberTooLargeRemedy() -> String {
    "Popraw ją albo wpisz null, jeśli wartości brakuje."
  }
  func readJsonWord(line: Int, column: Int, file: String, text: String) -> String {
    "Linia \(line), kolumna \(column) w \(self.quoted(file)): \(self.quoted(text)) nie jest poprawnym JSON."
  }
  func readJsonWordRemedy() -> String {
    "Wpisz null, jeśli wartości brakuje."
  }
  func readMixedShapes(row: Int, file: String, found: JSONShape, expected: JSONShape) -> String {
    "Rekord \(row) w \(self.quoted(file)) to \(self.shape(found)), a pierwszy to \(self.shape(expected))."
  }
  func readMixedShapesRemedy() -> String {
    "Podaj rekordy jednego rodzaju."
  }
  func readUnequalColumns(file: String, column: String, count: Int, other: String, otherCount: Int) -> String {
    "W \(self.quoted(file)) \(self.quoted(column)) ma \(self.values(count)), a \(self.quoted(other)) \(otherCount)."
  }
  func readUnequalColumnsRemedy() -> String {
    "Podaj kolumny równej długości."
  }
  func readNestedValue(row: Int, file: String, column: String) -> String {
    "Rekord \(row) w \(self.quoted(file)): \(self.quoted(column)) to lista albo rekord, a nie liczba."
  }
  func readNestedValueRemedy() -> String {
    "Podaj tam liczbę."
  }
  func readUnequalLists(row: Int, file: String, found: Int, expected: Int) -> String {
    "Rekord \(row) w \(self.quoted(file)) to lista, która ma \(self.values(found)), a pierwszy ma \(expected)."
  }
  func readUnequalListsRemedy() -> String {
    "Podaj listy równej długości."
  }
  func readSeveralTables(file: String) -> String {
    "Źródło \(self.quoted(file)) zawiera kilka tabel."
  }
  func readSeveralTablesRemedy(fields: [String]) -> String {
    "Podaj jedną z nich: \(self.shortened(fields))."
  }
  func readTooManyColumns(file: String, limit: Int) -> String {
    "Tabela w \(self.quoted(file)) ma za dużo kolumn, najwięcej może być \(limit)."
  }
  func readTooManyColumnsRemedy() -> String {
    "Podaj tabelę z mniejszą liczbą kolumn."
  }
  func readSparseRecords(file: String) -> String {
    "Rekordy w \(self.quoted(file)) mają za mało wspólnych nazw, aby powstała tabela."
  }
  func readSparseRecordsRemedy() -> String {
    "Podaj rekordy o tych samych nazwach."
  }
  func readJsonTooLarge(file: String, limit: Int) -> String {
    "Wartości w \(self.quoted(file)) zajęłyby w pamięci ponad \(limit) MB."
  }
  func readJsonTooLargeRemedy() -> String {
    "Podaj je jako CSV albo jako NDJSON z jednym rekordem w wierszu."
  }
  func readNone() -> String {
    "Nie ma żadnych."
  }
  func readChoices(names: [String]) -> String {
    "Są: \(self.shortened(names))."
  }
  func readDateFormatsNone() -> String {
    "Zapisz daty tak jak 2020-12-31 10:00:00.25."
  }
  func remedyUseOneOf(words: [String]) -> String {
    "Użyj \(self.alternatives(words))."
  }
  func providerUnknownSymbol(name: String, symbol: String) -> String {
    "\(name) nie zna symbolu \(self.quoted(symbol))."
  }
  func providerUnknownSymbolRemedy() -> String {
    "Znajdź go poleceniem audiograph search albo zapytaj innego dostawcę opcją --provider."
  }
  func providerNoData(name: String, symbol: String) -> String {
    "\(name) nie ma danych o \(self.quoted(symbol)) z tego czasu."
  }
  func providerNoDataRemedy() -> String {
    "Wybierz dłuższy --range albo zapytaj innego dostawcę opcją --provider."
  }
  func providerNotOffered(name: String, what: String) -> String {
    "\(name) tego nie udostępnia: \(what)."
  }
  func providerNotOfferedRemedy() -> String {
    "Zapytaj innego dostawcę opcją --provider."
  }
  func providerKeyMissing(name: String) -> String {
    "\(name) wymaga klucza."
  }
  func providerKeyMissingRemedy(command: String) -> String {
    "Ustaw go poleceniem \(command)."
  }
  func providerKeyRefused(name: String) -> String {
    "\(name) nie przyjmuje klucza albo go wymaga."
  }
  func providerKeyRefusedRemedy(command: String) -> String {
    "Ustaw właściwy poleceniem \(command) albo zapytaj innego dostawcę opcją --provider."
  }
  func providerContactMissing(name: String) -> String {
    "\(name) wymaga adresu kontaktowego."
  }
  func providerContactMissingRemedy(setting: String) -> String {
    "Wpisz audiograph config set \(setting) i swój adres e-mail."
  }
  func providerTooManyRequests(name: String, waitingTime: String) -> String {
    "Zbyt wiele zapytań: \(name) odpowie dopiero za \(waitingTime)."
  }
  func providerTooManyRequestsRemedy() -> String {
    "Zaczekaj albo użyj --offline, aby skorzystać z zapisanych danych."
  }
  func providerTooManyRequestsLater(name: String) -> String {
    "Zbyt wiele zapytań: \(name) odpowie dopiero później."
  }
  func providerTooManyRequestsLaterRemedy() -> String {
    "Zaczekaj chwilę albo użyj --offline, aby skorzystać z zapisanych danych."
  }
  func providerFailed(name: String, status: Int) -> String {
    "\(name) zgłasza błąd, status HTTP \(status)."
  }
  func providerRejected(name: String, status: Int) -> String {
    "\(name) odrzuca zapytanie, status HTTP \(status)."
  }
  func providerRejectedContact(setting: String) -> String {
    "Sprawdź \(setting) albo spróbuj później."
  }
  func providerWebPageOfStooq() -> String {
    "Stooq przysyła stronę internetową dostępną tylko dla przeglądarek, z kluczem lub bez."
  }
  func providerWebPageOfStooqRemedy() -> String {
    "Pobierz plik przeglądarką i wczytaj go poleceniem audiograph import albo zapytaj innego dostawcę opcją --provider."
  }
  func providerWebPage(name: String) -> String {
    "\(name) zamiast danych przysyła stronę internetową."
  }
  func providerWebPageRemedyKey(setting: String) -> String {
    "Sprawdź \(setting) i klucz albo zaloguj się do sieci."
  }
  func providerWebPageRemedy(setting: String) -> String {
    "Sprawdź \(setting) albo zaloguj się do sieci."
  }
  func providerOtherType(name: String, type: String) -> String {
    "\(name) przysyła dane złego typu, \(self.quoted(type))."
  }
  func providerOtherTypeRemedy(setting: String) -> String {
    "Sprawdź \(setting) albo spróbuj później."
  }
  func providerMalformed(provider: String, what: String) -> String {
    "Nie można odczytać odpowiedzi dostawcy \(provider): \(what)."
  }
  func providerUnexpected(provider: String, what: String) -> String {
    "Nie można użyć odpowiedzi dostawcy \(provider): \(what)."
  }
  func providerSaid(name: String, words: String) -> String {
    "Odpowiedź dostawcy \(name): \(self.quoted(words))."
  }
  func providerSaidRemedy() -> String {
    "Postąp zgodnie z odpowiedzią albo zapytaj innego dostawcę opcją --provider."
  }
  func remedyAskAnotherProviderOrUseOffline() -> String {
    "Zapytaj innego dostawcę opcją --provider albo użyj --offline, aby skorzystać z zapisanych danych."
  }
  func remedyTryAgainLaterOrUseOffline() -> String {
    "Spróbuj później albo użyj --offline, aby skorzystać z zapisanych danych."
  }
  func httpProgramMissing(program: String, name: String) -> String {
    "Program \(self.quoted(program)), który łączy się z \(name), nie jest zainstalowany."
  }
  func httpProgramMissingRemedy() -> String {
    "Zainstaluj go (apt install curl, dnf install curl lub pacman -S curl) albo użyj --offline."
  }
  func httpCannotStart(name: String, reason: String) -> String {
    "Nie można uruchomić programu curl, który łączy się z \(name): \(self.reason(reason))."
  }
  func httpCannotStartRemedy() -> String {
    "Sprawdź uprawnienia programu curl albo użyj --offline."
  }
  func httpBadAddress(text: String, name: String) -> String {
    "Nieprawidłowy adres \(self.quoted(text)) dla \(name)."
  }
  func httpBadAddressRemedy(address: String) -> String {
    "Ustaw w \(address) adres, który zaczyna się od https, a na tym komputerze także od http."
  }
  func httpCannotResolve(host: String, name: String) -> String {
    "Nie można znaleźć serwera \(self.quoted(host)) (\(name))."
  }
  func remedyCheckYourNetworkOrUseOffline() -> String {
    "Sprawdź sieć albo użyj --offline, aby skorzystać z zapisanych danych."
  }
  func httpCannotConnect(host: String, name: String) -> String {
    "Nie można połączyć się z serwerem \(self.quoted(host)) (\(name))."
  }
  func httpInsecure(host: String, name: String) -> String {
    "Nie ma bezpiecznego połączenia z serwerem \(self.quoted(host)) (\(name))."
  }
  func httpInsecureRemedy() -> String {
    "Sprawdź zegar i certyfikaty tego komputera albo użyj --offline."
  }
  func httpEnded(name: String) -> String {
    "Zapytanie (\(name)) anulowano."
  }
  func httpTimedOut(host: String, name: String, seconds: Double) -> String {
    "Serwer \(self.quoted(host)) (\(name)) odpowiadał dłużej niż \(self.seconds(seconds))."
  }
  func httpTooLarge(host: String, name: String, limit: Int) -> String {
    "Serwer \(self.quoted(host)) (\(name)) przysłał więcej niż \(self.bytes(limit))."
  }
  func httpTooLargeRemedy(address: String) -> String {
    "Sprawdź \(address) albo zapytaj innego dostawcę opcją --provider."
  }
  func httpBadRedirect(host: String, name: String) -> String {
    "Serwer \(self.quoted(host)) (\(name)) przekierowuje pod niedozwolony adres."
  }
  func httpTooManyRedirections(host: String, name: String, limit: Int) -> String {
    "Serwer \(self.quoted(host)) (\(name)) przekierowuje więcej niż \(limit) razy."
  }
  func httpMalformed(host: String, name: String) -> String {
    "Serwer \(self.quoted(host)) (\(name)) dał odpowiedź, która nie jest poprawnym HTTP."
  }
  func httpBrokenOff(host: String, name: String) -> String {
    "Połączenie z serwerem \(self.quoted(host)) (\(name)) zostało zerwane."
  }
  func httpBrokenOffRemedy() -> String {
    "Spróbuj ponownie albo użyj --offline, aby skorzystać z zapisanych danych."
  }
  func httpFailed(host: String, name: String, code: Int) -> String {
    "Zapytanie do serwera \(self.quoted(host)) (\(name)) nie powiodło się: curl zakończył się statusem \(code)."
  }
  func httpFailedRemedy() -> String {
    "Sprawdź ten status w man curl albo użyj --offline, aby skorzystać z zapisanych danych."
  }
  func playbackMissingLibraryRemedy(exportLine: String) -> String {
    "Zainstaluj ALSA, bibliotekę dźwięku Linuksa (apt install alsa-utils, dnf install alsa-lib lub pacman -S alsa-lib), albo zapisz dźwięk do pliku: \(exportLine)"
  }
  func playbackNoSuchDeviceRemedy(exportLine: String) -> String {
    "Listę urządzeń wyświetla audiograph devices; dźwięk do pliku zapisuje: \(exportLine)"
  }
  func deviceNoneFound() -> String {
    "Nie znaleziono urządzenia dźwiękowego."
  }
  func deviceNoneFoundRemedy() -> String {
    "Podłącz lub skonfiguruj urządzenie albo zapisz dźwięk do pliku poleceniem audiograph export."
  }
  func deviceNoSuchDevice(device: String) -> String {
    "Nie ma urządzenia dźwiękowego \(self.quoted(device))."
  }
  func deviceBusy(device: String) -> String {
    "Urządzenia dźwiękowego \(self.quoted(device)) używa inny program."
  }
  func deviceNotPermitted(device: String) -> String {
    "Brak uprawnień do urządzenia dźwiękowego \(self.quoted(device))."
  }
  func deviceServerUnreachable(device: String) -> String {
    "Serwer dźwięku urządzenia \(self.quoted(device)) nie odpowiada."
  }
  func deviceUnsupportedConfiguration(device: String) -> String {
    "Urządzenie dźwiękowe \(self.quoted(device)) nie może odtwarzać takiego dźwięku."
  }
  func deviceUnsupportedRate(device: String, sampleRate: Int, nearest: Int) -> String {
    "Urządzenie dźwiękowe \(self.quoted(device)) nie może odtwarzać z częstotliwością \(sampleRate) herców, ale może z \(nearest)."
  }
  func deviceStalled(device: String, seconds: Double) -> String {
    "Urządzenie dźwiękowe \(self.quoted(device)) nie przyjmuje dźwięku od \(self.secondsGenitive(seconds))."
  }
  func deviceMissingLibrary(name: String) -> String {
    "Nie można odtwarzać dźwięku: brakuje biblioteki \(name)."
  }
  func deviceMissingLibraryRemedy() -> String {
    "Zainstaluj ALSA, bibliotekę dźwięku Linuksa (apt install alsa-utils, dnf install alsa-lib lub pacman -S alsa-lib)."
  }
  func deviceSystem(device: String, reason: String) -> String {
    "Nie można odtwarzać na urządzeniu dźwiękowym \(self.quoted(device)): \(self.reason(reason))."
  }
  func deviceListing() -> String {
    "Listę urządzeń wyświetla audiograph devices."
  }
  func speechNoVoice() -> String {
    "Nie można mówić, bo speech-dispatcher nie działa, a espeak-ng nie jest zainstalowany. Uruchom pierwszy albo zainstaluj drugi (apt install espeak-ng, dnf install espeak-ng lub pacman -S espeak-ng)."
  }
  func speechNoSound(status: Int) -> String {
    "Nie można mówić, bo espeak-ng zakończył się kodem \(status). Przyczynę pokaże espeak-ng hello."
  }
  func speechDevice(name: String) -> String {
    "Nie można mówić na urządzeniu dźwiękowym \(self.quoted(name)). Listę urządzeń wyświetla audiograph devices."
  }
  func speechNotResponding() -> String {
    "Nie można mówić, bo speech-dispatcher lub urządzenie dźwiękowe nie odpowiada. Uruchom je ponownie albo pomiń --speak."
  }
  func fileSpeechNoProgram() -> String {
    "Nie można umieścić słów w pliku dźwiękowym, bo espeak-ng nie jest zainstalowany."
  }
  func fileSpeechNoProgramRemedy() -> String {
    "Zainstaluj espeak-ng (apt install espeak-ng, dnf install espeak-ng lub pacman -S espeak-ng) albo pomiń --speak i --narrate."
  }
  func fileSpeechNoSound(status: Int) -> String {
    "Nie można umieścić słów w pliku dźwiękowym, bo espeak-ng zakończył się kodem \(status)."
  }
  func fileSpeechNoSoundRemedy() -> String {
    "Przyczynę pokaże espeak-ng test; można też pominąć --speak i --narrate."
  }
  func fileSpeechCannotStart(reason: String) -> String {
    "Nie można umieścić słów w pliku dźwiękowym, bo nie można uruchomić programu espeak-ng: \(self.reason(reason))."
  }
  func fileSpeechSilent() -> String {
    "Nie można umieścić słów w pliku dźwiękowym, bo espeak-ng nie wydał dźwięku."
  }
  func fileSpeechMissingLibrary(name: String) -> String {
    "Nie można umieścić słów w pliku dźwiękowym, bo biblioteka \(name) nie jest zainstalowana."
  }
  func fileSpeechMissingLibraryRemedy() -> String {
    "Zainstaluj libsamplerate (apt install libsamplerate0, dnf install libsamplerate lub pacman -S libsamplerate) albo użyj --sample-rate 22050, częstotliwości espeak-ng."
  }
  func fileSpeechResampling(code: Int) -> String {
    "Nie można umieścić słów w pliku dźwiękowym, bo libsamplerate zgłasza błąd \(code)."
  }
  func fileSpeechResamplingRemedy() -> String {
    "Użyj --sample-rate 22050, częstotliwości espeak-ng."
  }
  func againNothing() -> String {
    "Nie ma jeszcze czego powtarzać."
  }
  func againNothingRemedy() -> String {
    "Najpierw odtwórz, opisz lub wyeksportuj wykres, na przykład poleceniem audiograph play nile."
  }
  func againStandardInput() -> String {
    "Ostatnie polecenie czytało standardowe wejście, którego nie da się odczytać ponownie."
  }
  func againStandardInputRemedy() -> String {
    "Zapisz dane w pliku i podaj jego nazwę."
  }
  func againUnusable(path: String) -> String {
    "Plik \(self.quoted(path)) nie zawiera polecenia, które można powtórzyć."
  }
  func againUnusableRemedy() -> String {
    "Odtwórz, opisz lub wyeksportuj wykres; to go zastąpi."
  }
  func againNoFolder() -> String {
    "Nie ma folderu na ostatnie polecenie, bo nie ustawiono ani HOME, ani XDG_STATE_HOME."
  }
  func againNoFolderRemedy() -> String {
    "Ustaw jedną z tych zmiennych."
  }
  func soundFileUnsupportedRate(kind: String, rate: Int) -> String {
    "Plik .\(kind) nie może mieć częstotliwości próbkowania \(rate)."
  }
  func soundFileUnsupportedRateRemedy(allowed: String) -> String {
    "Dozwolone: \(allowed)."
  }
  func soundFileNoDepth(kind: String) -> String {
    "W pliku .\(kind) nie można wybrać liczby bitów."
  }
  func soundFileNoDepthRemedy() -> String {
    "Pomiń --bits."
  }
  func soundFileUnsupportedDepth(kind: String, depth: String) -> String {
    "Plik .\(kind) nie może mieć liczby bitów \(depth)."
  }
  func soundFileUnsupportedDepthRemedy(allowed: [String]) -> String {
    "Użyj \(self.alternatives(allowed))."
  }
  func soundFileTooLong(frameCount: Int) -> String {
    "Dźwięk, który ma \(self.frames(frameCount)), jest za długi na plik."
  }
  func remedyChooseAShorterDuration() -> String {
    "Wybierz krótszy --duration."
  }
  func soundFileEncoding(kind: String, reason: String) -> String {
    "Nie można zapisać pliku .\(kind): \(self.reason(reason))."
  }
  func remedyChooseAnotherFormat() -> String {
    "Wybierz inny format."
  }
  func soundFileMissingLibrary(kind: String, name: String) -> String {
    "Nie można zapisać pliku .\(kind): brakuje biblioteki \(name)."
  }
  func soundFileMissingLibraryRemedy() -> String {
    "Zainstaluj libsndfile (apt install libsndfile1, dnf install libsndfile lub pacman -S libsndfile) albo zapisz plik .wav, który nie potrzebuje żadnej biblioteki."
  }
  func soundFileIncomplete(written: Int, frameCount: Int, kind: String) -> String {
    "Do pliku .\(kind) trafiło tylko \(written) \(self.z(frameCount)) ramek."
  }
  func sampleRatesAll() -> String {
    "częstotliwość od 8000 do 192000"
  }
  func sampleRatesMultiples() -> String {
    "częstotliwość do 65535 albo wyższa wielokrotność dziesięciu"
  }
  func outputInvalidPath(path: String) -> String {
    "Nieprawidłowa nazwa pliku \(self.quoted(path))."
  }
  func remedyChooseAnotherName() -> String {
    "Wybierz inną nazwę."
  }
  func outputIsFolder(path: String) -> String {
    "Wyjście \(self.quoted(path)) jest folderem."
  }
  func outputIsFolderRemedy() -> String {
    "Podaj nazwę pliku w tym folderze."
  }
  func outputNoSuchFolder(path: String, folder: String) -> String {
    "Nie można zapisać \(self.quoted(path)): nie ma folderu \(self.quoted(folder))."
  }
  func outputNoSuchFolderRemedy() -> String {
    "Najpierw utwórz folder albo wybierz inną nazwę."
  }
  func outputFolderTakesNoFiles(path: String, folder: String) -> String {
    "Nie można zapisać \(self.quoted(path)): w \(self.quoted(folder)) nie da się utworzyć pliku."
  }
  func outputNotAFolder(path: String, folder: String) -> String {
    "Nie można zapisać \(self.quoted(path)): \(self.quoted(folder)) nie jest folderem."
  }
  func outputNotPermitted(target: String) -> String {
    "Brak uprawnień do zapisu: \(target)."
  }
  func outputNotPermittedRemedy() -> String {
    "Wybierz inną nazwę albo poproś o uprawnienia."
  }
  func outputReadOnlyFileSystem(path: String) -> String {
    "Dysk, na którym jest \(self.quoted(path)), jest tylko do odczytu."
  }
  func remedyWriteToAnotherPlace() -> String {
    "Zapisz w innym miejscu."
  }
  func outputNoSpace(target: String) -> String {
    "Brak miejsca na zapis: \(target)."
  }
  func outputNoSpaceRemedy() -> String {
    "Zwolnij miejsce albo zapisz gdzie indziej."
  }
  func outputTooLarge(path: String) -> String {
    "Plik \(self.quoted(path)) byłby za duży."
  }
  func outputNameTooLong(path: String) -> String {
    "Nazwa pliku \(self.quoted(path)) jest za długa."
  }
  func outputNameTooLongRemedy() -> String {
    "Wybierz krótszą nazwę."
  }
  func outputLinkLoop(path: String) -> String {
    "Dowiązania symboliczne w \(self.quoted(path)) tworzą pętlę."
  }
  func outputOfAnotherUser(path: String, file: String) -> String {
    "Wyjście \(self.quoted(path)) prowadzi przez \(self.quoted(file)), które inny użytkownik umieścił w folderze, gdzie każdy może zapisywać."
  }
  func outputExists(path: String) -> String {
    "Plik \(self.quoted(path)) już istnieje."
  }
  func outputExistsRemedy() -> String {
    "Wybierz inną nazwę albo pomiń --no-clobber."
  }
  func outputSystem(target: String, reason: String) -> String {
    "Nie można zapisać, \(target): \(self.reason(reason))."
  }
  func rebaseNoDates(series: String) -> String {
    "Zmiana procentowa wymaga dat, a \(self.quoted(series)) nie ma ich na osi x."
  }
  func rebaseNoDatesRemedy() -> String {
    "Użyj play dla wykresów bez dat."
  }
  func rebaseNotAscending(series: String, date: CalendarDate) -> String {
    "Daty \(self.quoted(series)) nie rosną: \(self.date(date))."
  }
  func rebaseNotAscendingRemedy() -> String {
    "Każdej dacie przypisz jeden wiersz."
  }
  func rebaseUnequalPrecision(series: String, precision: DatePrecision, other: String, otherPrecision: DatePrecision) -> String {
    "Daty \(self.quoted(series)) to \(self.kinds(precision)), a daty \(self.quoted(other)) to \(self.kinds(otherPrecision))."
  }
  func rebaseUnequalPrecisionRemedy() -> String {
    "Porównuj serie z datami tego samego rodzaju."
  }
  func rebaseUnequalClocks(series: String, other: String) -> String {
    "Godziny \(self.quoted(series)) i \(self.quoted(other)) są w różnych strefach czasowych."
  }
  func rebaseUnequalClocksRemedy() -> String {
    "Podaj je w jednej strefie czasowej."
  }
  func rebaseNoCommonDate(series: [String]) -> String {
    "Żadna data nie ma wartości we wszystkich seriach: \(self.shortened(series))."
  }
  func remedyChooseSeriesThatOverlap() -> String {
    "Wybierz serie, które się pokrywają."
  }
  func rebaseOneCommonDate(series: [String]) -> String {
    "Tylko jedna data ma wartość we wszystkich seriach: \(self.shortened(series))."
  }
  func rebaseOneDateInRange(date: CalendarDate) -> String {
    "Tylko jedna data z tego okresu, \(self.date(date)), ma wartość we wszystkich seriach."
  }
  func rebaseOneDateInRangeRemedy() -> String {
    "Wybierz dłuższy okres."
  }
  func rebaseOneInterval(interval: Interval) -> String {
    switch interval {
    case .day: "Wszystkie porównywane daty są z jednego dnia."
    case .week: "Wszystkie porównywane daty są z jednego tygodnia."
    case .month: "Wszystkie porównywane daty są z jednego miesiąca."
    case .quarter: "Wszystkie porównywane daty są z jednego kwartału."
    }
  }
  func rebaseOneIntervalRemedy() -> String {
    "Wybierz dłuższy okres albo krótszy --interval."
  }
  func rebaseRange(first: CalendarDate, last: CalendarDate) -> String {
    "Żadna data z tego okresu nie ma wartości we wszystkich seriach: takie daty są \(self.range(first, to: last))."
  }
  func rebaseStartNotPositive(value: Double, series: String, date: CalendarDate) -> String {
    "Zmiana procentowa nie może zaczynać się od \(self.number(value)), czyli wartości \(self.quoted(series)) w pierwszej porównywanej dacie, \(self.date(date))."
  }
  func rebaseStartNotPositiveRemedy() -> String {
    "Zacznij od wartości większej od 0 opcją --from albo pomiń tę serię."
  }
  func rebaseChangeTooLarge(series: String, date: CalendarDate) -> String {
    "Zmiana \(self.quoted(series)) \(self.until(date)) jest za dużą liczbą."
  }
  func rebaseChangeTooLargeRemedy() -> String {
    "Zacznij od innej daty opcją --from albo pomiń tę serię."
  }
  func refusedSeveral(choice: String) -> String {
    "Użyj \(choice)."
  }
  func refusedIgnoreBad() -> String {
    "Popraw to albo użyj --ignore-bad, aby pominąć takie komórki."
  }
  func refusedMissing(choice: String) -> String {
    "Popraw to albo użyj \(choice), aby uznać to za brak wartości."
  }
  func refusedX(choice: String) -> String {
    "Popraw to albo wybierz inną kolumnę na oś x, na przykład \(choice)."
  }
  func refusedYAnyway(choice: String) -> String {
    "Wybierz mimo to kolumnę liczb, na przykład \(choice)."
  }
  func refusedY(choice: String) -> String {
    "Popraw to albo wybierz inną kolumnę, na przykład \(choice)."
  }
  func searchNothingFound(text: String) -> String {
    "Żaden symbol, żadna nazwa firmy ani słowo w niej nie zaczyna się od \(self.quoted(text))."
  }
  func searchNothingFoundRemedy() -> String {
    "Wpisz mniej liter albo inne słowo z nazwy."
  }
  func searchNoSymbol(text: String) -> String {
    "Żaden symbol nie zaczyna się od \(self.quoted(text))."
  }
  func searchNoSymbolRemedy() -> String {
    "Pomiń --symbols, aby szukać także w nazwach."
  }
  func exploreStandardInput() -> String {
    "Wykres nie może pochodzić ze standardowego wejścia, bo z niego pochodzą klawisze."
  }
  func exploreStandardInputRemedy() -> String {
    "Zapisz najpierw dane w pliku."
  }
  func exploreSilence(problem: String) -> String {
    "ostrzeżenie: \(problem) Pozostaje sam tekst."
  }
  func settingsBadVariable(value: String, name: String, form: String) -> String {
    "Nieprawidłowa wartość \(self.quoted(value)) zmiennej \(name); dozwolone: \(form)."
  }
  func settingsBadValueInFile(value: String, key: String, path: String, form: String) -> String {
    "Nieprawidłowa wartość \(self.quoted(value)) ustawienia \(key) w \(self.quoted(path)); dozwolone: \(form)."
  }
  func settingsBadValue(value: String, key: String, form: String) -> String {
    "Nieprawidłowa wartość \(self.quoted(value)) ustawienia \(key); dozwolone: \(form)."
  }
  func settingsBlocked(key: String, path: String, name: String) -> String {
    "Ustawienie \(key) nie mieści się w \(self.quoted(path)), gdzie \(self.quoted(name)) jest czymś innym."
  }
  func settingsBlockedRemedy(name: String) -> String {
    "Usuń \(self.quoted(name)) z pliku."
  }
  func settingsNoFolder() -> String {
    "Nie ma folderu na ustawienia, bo nie ustawiono ani HOME, ani XDG_CONFIG_HOME."
  }
  func settingsNoFolderRemedy() -> String {
    "Ustaw jedną z tych zmiennych albo podaj plik opcją --config."
  }
  func settingsRelativeFolder(name: String) -> String {
    "Zmienna \(name) jest pomijana, bo nie jest ścieżką bezwzględną."
  }
  func settingsUnset(key: String) -> String {
    "Ustawienie \(key) nie ma wartości."
  }
  func settingsUnsetRemedy(key: String, isSecret: Bool) -> String {
    switch isSecret {
    case true: "Ustaw je poleceniem audiograph config set \(key)."
    case false: "Ustaw je poleceniem audiograph config set \(key) VALUE."
    }
  }
  func settingsConflict(settings: [String], count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "Obowiązuje tu też ustawienie \(self.joined(settings))."
    case _: "Obowiązują tu też ustawienia \(self.joined(settings))."
    }
  }
  func formSeconds(least: Double, most: Double) -> String {
    "liczba sekund od \(self.number(least)) do \(self.number(most))"
  }
  func formPath() -> String {
    "ścieżka pliku"
  }
  func formAddress() -> String {
    "adres, który zaczyna się od https, a na tym komputerze także od http"
  }
  func formSecret() -> String {
    "klucz"
  }
  func formContact() -> String {
    "adres e-mail, nie adres strony"
  }
  func formKeys() -> String {
    "znaki i nazwy klawiszy, takie jak left, oddzielone spacjami"
  }
  func formProgram() -> String {
    "program i jego argumenty, oddzielone spacjami"
  }
  func formDevice() -> String {
    "nazwa urządzenia dźwiękowego"
  }
  func formText() -> String {
    "tekst w jednym wierszu"
  }
  func settingsFileNotFound(path: String) -> String {
    "Nie ma pliku ustawień \(self.quoted(path))."
  }
  func settingsFileNotFoundRemedy() -> String {
    "Sprawdź nazwę albo pomiń --config."
  }
  func settingsFileIsFolder(path: String) -> String {
    "Plik ustawień \(self.quoted(path)) jest folderem."
  }
  func settingsFileUnreadable(path: String, reason: String) -> String {
    "Nie można odczytać pliku ustawień \(self.quoted(path)): \(self.reason(reason))."
  }
  func settingsFileUnreadableRemedy() -> String {
    "Sprawdź uprawnienia do niego albo podaj inny opcją --config."
  }
  func settingsFileTooLarge(path: String) -> String {
    "Plik ustawień \(self.quoted(path)) jest za duży."
  }
  func settingsFileTooLargeRemedy() -> String {
    "Podaj inny opcją --config."
  }
  func settingsFileMalformed(path: String, fault: JSONFault, line: Int, column: Int) -> String {
    "Plik ustawień \(self.quoted(path)) nie jest poprawnym JSON: \(self.fault(fault)) w linii \(line), kolumnie \(column)."
  }
  func settingsFileNotARecord(path: String, shape: JSONShape) -> String {
    "Plik ustawień \(self.quoted(path)) zawiera coś, co nie jest rekordem: \(self.shape(shape))."
  }
  func settingsFileNotARecordRemedy() -> String {
    "Zapisuj ustawienia tak: {\"words\": \"speech\"}."
  }
  func settingsUnknownNames(path: String, names: [String]) -> String {
    "Plik ustawień \(self.quoted(path)) zawiera nazwy, które nie są ustawieniami: \(self.shortened(names))."
  }
  func sourceUnknownSymbol(symbol: String) -> String {
    "Nie ma cen dla symbolu \(self.quoted(symbol))."
  }
  func sourceUnknownSymbolSamples(all: [String]) -> String {
    "Użyj jednego z przykładów \(self.joined(all)) albo podaj ścieżkę pliku, na przykład ./prices.csv."
  }
  func sourceUnknownSymbolNear(near: [String]) -> String {
    "Czy chodziło o \(self.alternatives(near))? Dla pliku podaj ścieżkę, na przykład ./prices.csv."
  }
  func sourceNearName(text: String) -> String {
    "\(self.quoted(text)) nie jest przykładem ani nazwą listy czy pliku w tym folderze."
  }
  func sourceNearNameRemedy(near: String, text: String) -> String {
    "Czy chodzi o \(near)? Z opcją --symbol program pyta o kursy \(self.quoted(text))."
  }
  func sourceNotASymbol(text: String) -> String {
    "\(self.quoted(text)) nie jest ani plikiem, ani symbolem."
  }
  func sourceNotASymbolRemedy() -> String {
    "Podaj ścieżkę pliku, na przykład ./prices.csv, albo symbol, na przykład AAPL."
  }
  func sourceSeveralCompanies(text: String) -> String {
    "Nazwy kilku firm zaczynają się od \(self.quoted(text))."
  }
  func sourceSeveralCompaniesRemedy(companies: [String]) -> String {
    "Wpisz \(self.alternatives(companies))."
  }
  func sourceNothingStored(symbol: String) -> String {
    "Ceny \(self.quoted(symbol)) nie są zapisane, a pobieranie jest wyłączone."
  }
  func sourceNothingStoredRemedy() -> String {
    "Pomiń --offline i usuń ustawienie offline, aby je pobrać, albo podaj plik."
  }
  func sourceNothingStoredNear(near: [String]) -> String {
    "Czy chodziło o \(self.alternatives(near))? Jeśli nie, pomiń --offline i usuń ustawienie offline."
  }
  func sourceLatestOffline(symbol: String) -> String {
    "Najnowszą cenę \(self.quoted(symbol)) trzeba pobrać, a pobieranie jest wyłączone."
  }
  func sourceLatestOfflineRemedy() -> String {
    "Pomiń --offline i usuń ustawienie offline albo zapytaj o last, ostatnią zapisaną cenę."
  }
  func sourceNoSamples(symbol: String, folders: String) -> String {
    "Przykładowych danych \(self.quoted(symbol)) nie ma w \(self.quoted(folders))."
  }
  func sourceNoSamplesRemedy() -> String {
    "Ustaw AUDIOGRAPH_SAMPLES na ich folder albo podaj ścieżkę pliku, na przykład ./prices.csv."
  }
  func consoleCannotWriteRemedy() -> String {
    "Przekieruj je w inne miejsce."
  }
  func storeCannotOpen(path: String, reason: String) -> String {
    "Nie można otworzyć bazy cen \(self.quoted(path)): \(self.reason(reason))."
  }
  func storeCannotOpenRemedy() -> String {
    "Sprawdź jej folder albo podaj inny plik opcją --store."
  }
  func storeDamagedReadOnly(path: String) -> String {
    "Baza cen \(self.quoted(path)) jest uszkodzona."
  }
  func storeDamagedReadOnlyRemedy() -> String {
    "Odłoży ją na bok polecenie, które może w niej zapisywać, na przykład audiograph update."
  }
  func storeDamaged(path: String, reason: String) -> String {
    "Baza cen \(self.quoted(path)) jest uszkodzona i nie można jej odłożyć na bok: \(self.reason(reason))."
  }
  func storeDamagedRemedy() -> String {
    "Przenieś ją samodzielnie albo podaj inny plik opcją --store."
  }
  func storeFoundDamagedAndMoved(path: String, copy: String) -> String {
    "Baza cen \(self.quoted(path)) okazała się uszkodzona i jest teraz w \(self.quoted(copy))."
  }
  func remedyRunTheCommandAgainItStarts() -> String {
    "Uruchom polecenie ponownie; zacznie z pustą bazą."
  }
  func storeFoundDamaged(path: String) -> String {
    "Baza cen \(self.quoted(path)) okazała się uszkodzona."
  }
  func storeForeign(path: String) -> String {
    "Plik \(self.quoted(path)) nie jest bazą cen programu audiograph."
  }
  func storeForeignRemedy() -> String {
    "Podaj inny plik opcją --store."
  }
  func storeTooNew(path: String) -> String {
    "Bazę cen \(self.quoted(path)) utworzyła nowsza wersja programu audiograph."
  }
  func storeTooNewRemedy() -> String {
    "Użyj tej wersji albo podaj inny plik opcją --store."
  }
  func storeChangedMeanwhile() -> String {
    "Nowych cen nie zapisano, bo w międzyczasie do bazy trafiły ceny z innego źródła."
  }
  func storeChangedMeanwhileRemedy() -> String {
    "Uruchom polecenie ponownie, aby je zastąpić."
  }
  func storeBusy(path: String) -> String {
    "Inny program używa bazy cen \(self.quoted(path)) od ponad 10 sekund."
  }
  func storeBusyRemedy() -> String {
    "Spróbuj ponownie, gdy skończy."
  }
  func storeDiskFull(path: String) -> String {
    "Brak miejsca na bazę cen \(self.quoted(path))."
  }
  func storeDiskFullRemedy() -> String {
    "Zwolnij miejsce albo podaj plik na innym dysku opcją --store."
  }
  func storeReadOnly(path: String) -> String {
    "Baza cen \(self.quoted(path)) jest tylko do odczytu."
  }
  func storeReadOnlyRemedy() -> String {
    "Sprawdź uprawnienia do pliku i jego folderu albo podaj inny plik opcją --store."
  }
  func storeMissingLibrary(path: String, library: String) -> String {
    "Nie można otworzyć bazy cen \(self.quoted(path)): brakuje biblioteki \(library)."
  }
  func storeMissingLibraryRemedy() -> String {
    "Zainstaluj SQLite (apt install libsqlite3-0, dnf install sqlite-libs lub pacman -S sqlite)."
  }
  func storeOldLibrary(path: String, needed: String, found: String) -> String {
    "Nie można otworzyć bazy cen \(self.quoted(path)): potrzebny jest SQLite \(needed), a zainstalowana jest wersja \(found)."
  }
  func storeOldLibraryRemedy() -> String {
    "Zainstaluj nowszy SQLite albo audiograph z pakietu wheel lub archiwum, które zawierają własny."
  }
  func storeFailed(path: String, reason: String) -> String {
    "Nie można użyć bazy cen \(self.quoted(path)): \(self.reason(reason))."
  }
  func storeFailedRemedy() -> String {
    "Spróbuj ponownie albo podaj inny plik opcją --store."
  }
  func symbolListNotFound(path: String) -> String {
    "Nie ma pliku \(self.quoted(path))."
  }
  func symbolListNotFoundRemedy() -> String {
    "Sprawdź nazwę."
  }
  func symbolListUnreadable(path: String, reason: String) -> String {
    "Nie można odczytać pliku \(self.quoted(path)): \(self.reason(reason))."
  }
  func symbolListEmpty(path: String) -> String {
    "Lista \(self.quoted(path)) jest pusta."
  }
  func symbolListEmptyRemedy() -> String {
    "Podaj plik z nagłówkami Symbol i Name."
  }
  func symbolListMissingColumn(path: String, heading: String) -> String {
    "Lista \(self.quoted(path)) nie ma kolumny \(self.quoted(heading))."
  }
  func symbolListMissingColumnRemedy() -> String {
    "Podaj plik, który w pierwszym wierszu ma nagłówki Symbol i Name."
  }
  func symbolListRaggedRow(row: Int, path: String, found: Int, expected: Int) -> String {
    "Wiersz \(row) w \(self.quoted(path)) ma \(self.cells(found)), a pierwszy \(expected)."
  }
  func symbolListRaggedRowRemedy() -> String {
    "Popraw wiersz; nazwy z przecinkami wymagają cudzysłowów."
  }
  func symbolListBadSymbol(row: Int, path: String, text: String) -> String {
    "Wiersz \(row) w \(self.quoted(path)): \(self.quoted(text)) nie może być symbolem."
  }
  func symbolListMissingName(row: Int, path: String) -> String {
    "W wierszu \(row) w \(self.quoted(path)) brakuje nazwy."
  }
  func symbolListMissingNameRemedy() -> String {
    "Uzupełnij ją albo usuń wiersz."
  }
  func symbolListUnterminatedQuote(row: Int, path: String) -> String {
    "Cudzysłów w wierszu \(row) w \(self.quoted(path)) nie jest zamknięty."
  }
  func symbolListNotText(row: Int, path: String) -> String {
    "Wiersz \(row) w \(self.quoted(path)) nie jest tekstem w UTF-8."
  }
  func symbolListNotTextRemedy() -> String {
    "Przekonwertuj plik programem iconv."
  }
  func updateOffline() -> String {
    "Niczego nie zaktualizowano, bo pobieranie jest wyłączone."
  }
  func updateUnchecked(symbol: String) -> String {
    "\(symbol): nowe dni nie pokrywają się z zapisanymi, więc podział akcji między nimi nie zostałby zauważony."
  }
  func updateMissing(symbol: String, first: CalendarDate, last: CalendarDate) -> String {
    "\(symbol): brakuje dni \(self.range(first, to: last))."
  }
  func usageUnknownCommand(name: String) -> String {
    "Nieznane polecenie \(self.quoted(name))."
  }
  func usageUnknownCommandRemedy(names: [String]) -> String {
    "Użyj \(self.alternatives(names))."
  }
  func usageUnknownOptionOf(name: String, command: String) -> String {
    "Nieznana opcja \(self.quoted(name)) polecenia audiograph \(command)."
  }
  func usageUnknownOptionOfRemedy(command: String) -> String {
    "Listę opcji wyświetla audiograph help \(command)."
  }
  func usageUnknownOption(name: String) -> String {
    "Nieznana opcja \(self.quoted(name))."
  }
  func usageUnknownOptionRemedy() -> String {
    "Listę poleceń wyświetla audiograph help."
  }
  func usageAmbiguousOption(name: String) -> String {
    "Opcja \(self.quoted(name)) jest niejednoznaczna."
  }
  func usageAmbiguousOptionRemedy(candidates: [String]) -> String {
    "Użyj \(self.alternatives(candidates))."
  }
  func usageMissingValue(option: String) -> String {
    "Opcja \(option) wymaga wartości."
  }
  func usageMissingValueRemedy(option: String, placeholder: String) -> String {
    "Wpisz \(option) \(placeholder)."
  }
  func usageUnexpectedValue(option: String, value: String) -> String {
    "Opcja \(option) nie przyjmuje wartości, a podano \(self.quoted(value))."
  }
  func usageUnexpectedValueRemedy(option: String) -> String {
    "Wpisz samo \(option)."
  }
  func usageUnknownWord(value: String, option: String, words: [String]) -> String {
    "Nieprawidłowa wartość \(self.quoted(value)) opcji \(option); dozwolone: \(self.alternatives(words))."
  }
  func usageMalformedValue(value: String, option: String, form: String) -> String {
    "Nieprawidłowa wartość \(self.quoted(value)) opcji \(option); dozwolone: \(form)."
  }
  func usageContradiction(first: String, second: String) -> String {
    "Nie można użyć razem \(first) i \(second)."
  }
  func remedyLeaveOneOfThemOut() -> String {
    "Pomiń jedno z nich."
  }
  func usageMissingOperand(placeholder: String, command: String) -> String {
    "Brakuje \(placeholder) w poleceniu audiograph \(command)."
  }
  func usageMissingOperandRemedy(example: String) -> String {
    "Na przykład: \(example)"
  }
  func usageTooManyOperands(extra: String, command: String) -> String {
    "Nieoczekiwany argument \(self.quoted(extra)) polecenia audiograph \(command)."
  }
  func usageTooManyOperandsRemedyHelp() -> String {
    "Pomiń go albo wpisz audiograph help."
  }
  func usageRangeAsOperand(extra: String) -> String {
    "Wpisz --range \(extra)."
  }
  func usageTooManyOperandsRemedy(command: String) -> String {
    "Pomiń go albo wpisz audiograph help \(command)."
  }
  func usageUnknownOperand(word: String, command: String, words: [String]) -> String {
    "Nieprawidłowy argument \(self.quoted(word)) polecenia audiograph \(command); dozwolone: \(self.alternatives(words))."
  }
  func usageEmptySource() -> String {
    "Źródło jest puste."
  }
  func usageEmptySourceRemedy() -> String {
    "Podaj plik, symbol albo - dla standardowego wejścia."
  }
  func usageRangeAsSource(length: String) -> String {
    "\(self.quoted(length)) to okres, a nie źródło."
  }
  func usageRangeAsSourceRemedy(length: String) -> String {
    "Wpisz --range \(length) albo dodaj --symbol, jeśli to symbol."
  }
  func usageComparisonOfOne() -> String {
    "Porównanie wymaga co najmniej dwóch źródeł."
  }
  func usageComparisonOfOneRemedy() -> String {
    "Dodaj drugie, jak w audiograph compare AAPL MSFT, albo użyj play --rebase."
  }
  func usageEmptyName(option: String) -> String {
    "Nazwa pliku w \(option) jest pusta."
  }
  func usageEmptyNameRemedy() -> String {
    "Podaj nazwę pliku."
  }
  func usageMissingOutput() -> String {
    "Brakuje wyjścia polecenia audiograph export."
  }
  func usageMissingOutputRemedy() -> String {
    "Dodaj -o FILE, na przykład -o a.wav."
  }
  func usageNeedsOutput(option: String) -> String {
    "\(option) nie ma znaczenia bez pliku wyjściowego."
  }
  func usageNeedsOutputRemedy(option: String) -> String {
    "Dodaj -o FILE, na przykład -o a.wav, albo pomiń \(option)."
  }
  func usageNeedsRound(option: String) -> String {
    "\(option) nie działa bez przeglądu listy."
  }
  func usageNeedsRoundRemedy(option: String) -> String {
    "Odtwórz samą listę, na przykład audiograph play @tech, albo pomiń \(option)."
  }
  func usageNeedsCandles(option: String) -> String {
    "\(option) nie działa bez świec."
  }
  func usageNeedsCandlesRemedy() -> String {
    "Dodaj --as candles albo pomiń tę opcję."
  }
  func usageOutputIsFolderRemedy() -> String {
    "Podaj nazwę pliku w tym folderze, na przykład a.wav."
  }
  func usageUnknownEnding(path: String) -> String {
    "Z nazwy \(self.quoted(path)) nie wynika, jaki format zapisać."
  }
  func usageUnknownEndingRemedy(endings: [String]) -> String {
    "Zakończ ją na \(self.alternatives(endings)) albo dodaj --format."
  }
  func usageMissingFormat() -> String {
    "Standardowe wyjście wymaga formatu."
  }
  func usageMissingFormatRemedy(formats: [String]) -> String {
    "Dodaj --format z jedną z wartości: \(self.alternatives(formats))."
  }
  func usageStandardOutputTwice() -> String {
    "Standardowe wyjście podano dwa razy."
  }
  func usageStandardOutputTwiceRemedy() -> String {
    "Podaj - raz, a dla pozostałych wyjść pliki."
  }
  func usageSoundToStandardOutput() -> String {
    "Standardowe wyjście to terminal, który nie przyjmuje dźwięku."
  }
  func usageSoundToStandardOutputRemedy() -> String {
    "Przekieruj je do potoku lub pliku albo dodaj -o FILE."
  }
  func usageNothingHoldsCues() -> String {
    "Żadne wyjście nie przyjmuje znaczników z --cues."
  }
  func usageNothingHoldsCuesRemedy() -> String {
    "Dodaj plik WAV, na przykład -o a.wav, albo pomiń --cues."
  }
  func usageSpeechWithoutSound(option: String) -> String {
    "Żadne wyjście nie przyjmuje słów z \(option)."
  }
  func usageSpeechWithoutSoundRemedy(option: String) -> String {
    "Dodaj plik dźwiękowy, na przykład -o a.wav, albo pomiń \(option)."
  }
  func usageSoundToTerminal(path: String) -> String {
    "Wyjście \(self.quoted(path)) to terminal, który nie przyjmuje dźwięku."
  }
  func usageSoundToTerminalRemedy() -> String {
    "Użyj -o FILE, na przykład -o a.wav."
  }
  func usageStandardInputTwice() -> String {
    "Standardowe wejście podano dwa razy jako źródło."
  }
  func usageStandardInputTwiceRemedy() -> String {
    "Podaj - raz, a dla pozostałych źródeł pliki."
  }
  func usageOutputIsInput(path: String) -> String {
    "Wyjście \(self.quoted(path)) jest też wejściem."
  }
  func usageOutputIsInputRemedy() -> String {
    "Wybierz inną nazwę wyjścia."
  }
  func usageSameOutputTwice(path: String) -> String {
    "Wyjście \(self.quoted(path)) podano dwa razy."
  }
  func usageSameOutputTwiceRemedy() -> String {
    "Podaj dla każdego wyjścia inną nazwę."
  }
  func usageEmptyAxis(minimum: Double, maximum: Double) -> String {
    "Oś od --minimum \(self.number(minimum)) do --maximum \(self.number(maximum)) jest pusta."
  }
  func usageEmptyAxisRemedy() -> String {
    "Podaj minimum mniejsze od maksimum."
  }
  func usageValueOfColumns() -> String {
    "--value wybiera cenę z pliku cen, a --y kolumnę."
  }
  func usageEmptyPlace() -> String {
    "X jest puste."
  }
  func usageEmptyPlaceRemedy(words: [String]) -> String {
    "Podaj datę, liczbę, kategorię albo jedno ze słów: \(self.alternatives(words))."
  }
  func usageWordsTooLong(limit: Int) -> String {
    "Żadne zdanie o wykresie nie mieści się w --max-length \(limit)."
  }
  func usageWordsTooLongRemedy(needed: Int) -> String {
    "Użyj --max-length \(needed) lub więcej."
  }
  func usageNotUTF8(shown: String) -> String {
    "Argument nie jest poprawnym UTF-8: „\(shown)”."
  }
  func usageNotUTF8Remedy() -> String {
    "Zmień nazwę pliku albo czytaj go ze standardowego wejścia."
  }
  func usageEmptyText(option: String) -> String {
    "Tekst w \(option) jest pusty."
  }
  func usageEmptyTextRemedy(option: String) -> String {
    "Podaj tekst albo pomiń \(option)."
  }
  func usageLogarithmicAxis(option: String) -> String {
    "Skala logarytmiczna wymaga wartości większych od 0, więc nie można z nią użyć \(option)."
  }
  func usageLogarithmicAxisRemedy(option: String) -> String {
    "Pomiń \(option) albo użyj --scale linear."
  }
  func usageSameColumnTwice(column: String) -> String {
    "Kolumnę \(self.quoted(column)) wybrano dwa razy."
  }
  func usageSameColumnTwiceRemedy() -> String {
    "Podaj w każdym --y inną kolumnę."
  }
  func usageJsonOfColumns() -> String {
    "--json działa tu tylko razem z --list-columns."
  }
  func usageJsonOfColumnsRemedy(facts: String) -> String {
    "Aby poznać fakty o wykresie, użyj \(facts)."
  }
  func usageEmptySearch() -> String {
    "TEXT jest puste."
  }
  func usageEmptySearchRemedy() -> String {
    "Podaj początek nazwy firmy albo słowa w niej."
  }
  func usageUnknownSetting(name: String) -> String {
    "Nieznane ustawienie \(self.quoted(name))."
  }
  func usageUnknownSettingRemedy() -> String {
    "Listę ustawień wyświetla audiograph config -v."
  }
  func formNumber() -> String {
    "liczba taka jak -2.5"
  }
  func formNumberWithin(least: Double, most: Double) -> String {
    "liczba od \(self.number(least)) do \(self.number(most))"
  }
  func formWholeNumberWithin(least: Int, most: Int) -> String {
    "liczba całkowita od \(least) do \(most)"
  }
  func formLength() -> String {
    "gist, short, normal, long albo liczba sekund od 0.5 do 3600"
  }
  func formPitchRange() -> String {
    "rosnący zakres od 55 do 4000 herców, w hercach lub nutach, jak 220:1760 lub c3:c6"
  }
  func formBaseline() -> String {
    "base, first, zero, mean albo liczba"
  }
  func formSmoothing() -> String {
    "ema: z liczbą od 0.001 do 1 albo median: lub mean: z liczbą nieparzystą od 3 do 101"
  }
  func formRange() -> String {
    "liczba z D, W, M lub Y, jak 5D lub 1Y, albo YTD, albo MAX"
  }
  func formDate() -> String {
    "data taka jak 2013-03-01"
  }
  func formDelimiter() -> String {
    "comma, semicolon, tab, space albo jeden znak ASCII"
  }
  func formThousands() -> String {
    "comma, point, space lub apostrophe"
  }
  func formLineCount() -> String {
    "całkowita liczba wierszy, co najmniej 0"
  }
  func formCondition() -> String {
    "kolumna i wartość, jak Sex=female"
  }
  func formColumnType() -> String {
    "kolumna i text, number, date lub duration, jak part=text"
  }
  func formBins() -> String {
    "od 2 do 100 albo width:W z liczbą większą od 0"
  }
  func formBounds() -> String {
    "dwie kolumny, jak --band lower,upper"
  }
  func formYesOrNo() -> String {
    "yes lub no"
  }
  func formShard() -> String {
    "część i liczba części, na przykład 2/3"
  }
  func formDateFormat() -> String {
    "rok %Y i inne części, każda najwyżej raz, jak %d.%m.%Y lub %Y-%m-%d %H:%M"
  }
  func valueNoLatest() -> String {
    "Tylko symbol ma najnowszą cenę."
  }
  func valueNoLatestRemedy() -> String {
    "Zapytaj o last zamiast o now."
  }
  func valueNotAPlace(text: String, form: String, words: [String]) -> String {
    "Nieprawidłowe X \(self.quoted(text)); dozwolone: \(form) albo \(self.alternatives(words))."
  }
  func valueBeforeFirst(asked: String) -> String {
    "Dla \(self.quoted(asked)) ani wcześniej nie ma wartości."
  }
  func valueBeforeFirstRemedy(value: Double, place: String) -> String {
    "Pierwsza wartość to \(self.number(value)) dla \(place)."
  }
  func valueMissingCategory(asked: String) -> String {
    "Brakuje wartości \(self.quoted(asked))."
  }
  func valueMissingCategoryRemedy() -> String {
    "Zapytaj o inną kategorię."
  }
  func valueMissing(asked: String) -> String {
    "Dla \(self.quoted(asked)) i wcześniej brakuje wszystkich wartości."
  }
  func valueMissingRemedy() -> String {
    "Zapytaj o późniejszą."
  }
  func valueNoSuchCategory(name: String) -> String {
    "Nie ma kategorii \(self.quoted(name))."
  }
  func valueNoSuchCategoryRemedy(names: [String]) -> String {
    "Kategorie to \(self.shortened(names))."
  }
  func axisDates(date: String) -> String {
    "data taka jak \(date)"
  }
  func axisNumbers(number: String) -> String {
    "liczba taka jak \(number)"
  }
  func axisRows(count: Int) -> String {
    "numer punktu od 1 do \(count)"
  }
  func axisCategories() -> String {
    "kategoria"
  }
  func listUnknownList(name: String) -> String {
    "Nie ma listy \(self.quoted(name))."
  }
  func listUnknownListNone() -> String {
    "Utwórz ją: audiograph list add NAME SYMBOL."
  }
  func listUnknownListRemedy(names: [String]) -> String {
    "Wybierz jedną z list: \(self.shortened(names))."
  }
  func listEmptyList(name: String) -> String {
    "Lista \(self.quoted(name)) jest pusta."
  }
  func listEmptyListRemedy(name: String) -> String {
    "Wypełnij ją: audiograph list add \(name) i symbole."
  }
  func listBadName(name: String) -> String {
    "Lista nie może się nazywać \(self.quoted(name))."
  }
  func listReservedName(name: String) -> String {
    "Lista nie może się nazywać \(self.quoted(name)), bo to polecenie dla list."
  }
  func listNameTaken(name: String) -> String {
    "Lista \(self.quoted(name)) już istnieje."
  }
  func listNotInList(list: String, symbol: String) -> String {
    "Na liście \(self.quoted(list)) nie ma \(self.quoted(symbol))."
  }
  func listNotInListRemedy(list: String) -> String {
    "Jej symbole wyświetla audiograph list \(list)."
  }
  func listBadPosition(text: String, count: Int) -> String {
    "Nieprawidłowa pozycja \(self.quoted(text)); dozwolona jest liczba całkowita od 1 do \(count)."
  }
  func listBadSymbolRemedy() -> String {
    "Użyj takiego jak AAPL albo znajdź go poleceniem audiograph search."
  }
  func listMalformed(path: String, list: String) -> String {
    "W pliku list \(self.quoted(path)) \(self.quoted(list)) nie jest listą symboli."
  }
  func listNoRecord(path: String) -> String {
    "W pliku list \(self.quoted(path)) „lists” nie jest rekordem."
  }
  func listMalformedSettings(path: String, list: String) -> String {
    "W pliku list \(self.quoted(path)) ustawienia listy \(self.quoted(list)) nie są rekordem."
  }
  func listNoSettingsRecord(path: String) -> String {
    "W pliku list \(self.quoted(path)) ustawienia nie są rekordem."
  }
  func listMisnamed(path: String, list: String) -> String {
    "W pliku list \(self.quoted(path)) jedna z list nazywa się \(self.quoted(list))."
  }
  func listNoFolder() -> String {
    "Nie ma folderu na listy obserwowanych, bo nie ustawiono ani HOME, ani XDG_DATA_HOME."
  }
  func listNoFolderRemedy() -> String {
    "Ustaw jedną z tych zmiennych."
  }
  func listNameForm() -> String {
    "Użyj najwyżej 64 znaków: liter od A do Z, cyfr, łączników i podkreśleń."
  }
  func listForm() -> String {
    "Przykład: {\"lists\": {\"tech\": [\"AAPL\", \"MSFT\"]}}."
  }
  func listSettingsForm() -> String {
    "Przykład: {\"settings\": {\"tech\": {\"baseline\": \"first\"}}}."
  }
  func listFileNotFound(path: String) -> String {
    "Nie ma pliku list \(self.quoted(path))."
  }
  func listFileNotFoundRemedy() -> String {
    "Utwórz listę poleceniem audiograph list add."
  }
  func listFileIsFolder(path: String) -> String {
    "Plik list \(self.quoted(path)) jest folderem."
  }
  func listFileIsFolderRemedy() -> String {
    "Przenieś go."
  }
  func listFileUnreadable(path: String, reason: String) -> String {
    "Nie można odczytać pliku list \(self.quoted(path)): \(self.reason(reason))."
  }
  func listFileUnreadableRemedy() -> String {
    "Sprawdź uprawnienia do niego."
  }
  func listFileTooLarge(path: String) -> String {
    "Plik list \(self.quoted(path)) jest za duży."
  }
  func listFileTooLargeRemedy() -> String {
    "Przenieś go albo zmniejsz."
  }
  func listFileMalformed(path: String, fault: JSONFault, line: Int, column: Int) -> String {
    "Plik list \(self.quoted(path)) nie jest poprawnym JSON: \(self.fault(fault)) w linii \(line), kolumnie \(column)."
  }
  func listFileNotARecord(path: String, shape: JSONShape) -> String {
    "Plik list \(self.quoted(path)) zawiera coś, co nie jest rekordem: \(self.shape(shape))."
  }
  func userFileNoFolder(folder: String, path: String, reason: String) -> String {
    "Nie można utworzyć folderu \(self.quoted(folder)) na \(self.quoted(path)): \(self.reason(reason))."
  }
  func userFileNoFolderRemedy() -> String {
    "Utwórz go albo poproś o uprawnienia."
  }
  func userFileCannotLock(path: String, reason: String) -> String {
    "Nie można zablokować pliku \(self.quoted(path)): \(self.reason(reason))."
  }
  func userFileCannotLockRemedy() -> String {
    "Sprawdź uprawnienia do jego folderu."
  }
  func userFileBusy(path: String) -> String {
    "Inny program od dziesięciu sekund blokuje \(self.quoted(path))."
  }
  func userFileBusyRemedy() -> String {
    "Spróbuj później."
  }
  func userFileTooLarge(path: String) -> String {
    "Plik \(self.quoted(path)) stałby się za duży, aby go ponownie odczytać."
  }
  func userFileTooLargeRemedy() -> String {
    "Najpierw coś z niego usuń; niczego nie zmieniono."
  }
  func userFileNotAFile(path: String) -> String {
    "\(self.quoted(path)) nie jest zwykłym plikiem."
  }
  func userFileNotAFileRemedy() -> String {
    "Podaj inny plik."
  }
  func readContentGzip(file: String) -> String {
    "Plik \(self.quoted(file)) jest skompresowany programem gzip."
  }
  func readContentGzipRemedy(command: String) -> String {
    "Najpierw go rozpakuj: \(command)."
  }
  func readContentZip(file: String) -> String {
    "Plik \(self.quoted(file)) jest archiwum zip."
  }
  func readContentZipRemedy(command: String) -> String {
    "Najpierw je rozpakuj: \(command)."
  }
  func readContentExcel(file: String) -> String {
    "Plik \(self.quoted(file)) jest skoroszytem Excela."
  }
  func readContentUtf32(file: String) -> String {
    "Plik \(self.quoted(file)) jest w UTF-32, którego nie można odczytać."
  }
  func readContentUtf32Remedy(command: String) -> String {
    "Najpierw go przekonwertuj: \(command)."
  }
  func readContentOpenDocument(file: String) -> String {
    "Plik \(self.quoted(file)) jest dokumentem OpenDocument."
  }
  func readContentSqlite(file: String) -> String {
    "Plik \(self.quoted(file)) jest bazą danych SQLite."
  }
  func readContentSqliteRemedy(command: String, file: String) -> String {
    "Wyjmij z niej tabelę: \(command); sqlite3 \(file) .tables podaje listę tabel."
  }
  func readContentWebPage(file: String) -> String {
    "Plik \(self.quoted(file)) jest stroną internetową (HTML), a nie tabelą."
  }
  func readContentWebPageRemedy() -> String {
    "Poszukaj danych w CSV lub JSON albo otwórz stronę w arkuszu kalkulacyjnym i zapisz tabelę jako CSV."
  }
  func readContentXml(file: String) -> String {
    "Plik \(self.quoted(file)) jest w XML, którego nie można odczytać."
  }
  func readContentXmlRemedy() -> String {
    "Najpierw przekonwertuj go na CSV lub JSON albo znajdź liczby w jego wierszach opcją --regex."
  }
  func readContentPdf(file: String) -> String {
    "Plik \(self.quoted(file)) jest dokumentem PDF."
  }
  func readContentPdfRemedy(command: String) -> String {
    "Najpierw wyjmij z niego tekst: \(command)."
  }
  func readContentFormat(file: String, name: String) -> String {
    "Plik \(self.quoted(file)) jest w formacie \(name), którego audiograph nie czyta."
  }
  func readContentFormatRemedy() -> String {
    "Zapisz go jako CSV lub JSON w programie, w którym powstał."
  }
  func readContentImage(file: String) -> String {
    "Plik \(self.quoted(file)) jest obrazem."
  }
  func readContentImageRemedy() -> String {
    "Podaj jako CSV lub JSON liczby, które przedstawia."
  }
  func readContentRecording(file: String) -> String {
    "Plik \(self.quoted(file)) jest plikiem dźwiękowym lub wideo."
  }
  func readContentProgram(file: String) -> String {
    "Plik \(self.quoted(file)) jest programem, a nie danymi."
  }
  func readContentCompressed(file: String, program: String) -> String {
    "Plik \(self.quoted(file)) jest skompresowany programem \(program)."
  }
  func readContentCompressedRemedy(command: String) -> String {
    "Najpierw go rozpakuj: \(command)."
  }
  func storeMovedAside(path: String, copy: String) -> String {
    "ostrzeżenie: baza cen \(self.quoted(path)) była uszkodzona i jest teraz w \(self.quoted(copy)); zastąpi ją pusta."
  }
  func answerNoFacts() -> String {
    "brakuje rekordu z danymi"
  }
  func answerSymbolsAreNoRecord() -> String {
    "lista symboli nie jest rekordem"
  }
  func answerNoSymbols() -> String {
    "lista symboli jest pusta"
  }
  func answerNoPrices() -> String {
    "nie ma cen"
  }
  func answerPriceWithoutTime() -> String {
    "cena nie ma czasu"
  }
  func answerPriceIsNoNumber() -> String {
    "cena nie jest liczbą"
  }
  func answerNoPrice() -> String {
    "nie ma ceny"
  }
  func answerErrorWithoutWords() -> String {
    "błąd nie ma opisu"
  }
  func answerRateWithoutDate() -> String {
    "kurs nie ma daty"
  }
  func answerNoBars() -> String {
    "brakuje listy cen"
  }
  func answerBarWithoutTime() -> String {
    "wpis nie ma czasu"
  }
  func answerBarTooShort() -> String {
    "wpis jest za krótki"
  }
  func answerNoLastPrice() -> String {
    "brakuje ostatniej ceny"
  }
  func answerNoResult() -> String {
    "brakuje wyniku"
  }
  func answerNotOnePair() -> String {
    "nie zawiera dokładnie jednej pary"
  }
  func answerNoChart() -> String {
    "odpowiedź nie ma wykresu"
  }
  func answerAnswerWithoutResult() -> String {
    "odpowiedź nie ma wyniku"
  }
  func answerOtherSymbol() -> String {
    "odpowiedź dotyczy innego symbolu"
  }
  func answerImpossiblePrice() -> String {
    "odpowiedź zawiera niemożliwą cenę"
  }
  func answerNoTimeZone() -> String {
    "odpowiedź nie ma strefy czasowej"
  }
  func answerBarWithoutDate() -> String {
    "wpis nie ma daty"
  }
  func answerMorePricesThanDates() -> String {
    "odpowiedź ma więcej cen niż dat"
  }
  func answerAnswerPriceIsNoNumber() -> String {
    "odpowiedź zawiera cenę, która nie jest liczbą"
  }
  func answerNoDailySeries() -> String {
    "odpowiedź nie ma danych dziennych"
  }
  func answerNoQuote() -> String {
    "odpowiedź nie ma notowania"
  }
  func answerIncompleteQuote() -> String {
    "notowanie nie ma ceny albo daty"
  }
  func answerAnswerIsNoRecord() -> String {
    "odpowiedź nie jest rekordem"
  }
  func answerInfiniteNumber() -> String {
    "liczba nie jest skończona"
  }
  func answerPriceTooLarge() -> String {
    "cena jest za duża"
  }
  func answerNegativeVolume() -> String {
    "wolumen jest mniejszy od 0"
  }
  func answerHighBelowLow() -> String {
    "najwyższa cena jest niższa od najniższej"
  }
  func answerUnequalColumns() -> String {
    "kolumny mają różną długość"
  }
  func answerEmpty() -> String {
    "odpowiedź jest pusta"
  }
  func answerJsonTooLarge() -> String {
    "JSON zająłby za dużo pamięci"
  }
  func answerOutOfMemory() -> String {
    "brakuje pamięci na JSON"
  }
  func answerAmountsInNoCurrency(unit: String) -> String {
    "kwoty są w \(self.quoted(unit)), co nie jest walutą"
  }
  func answerRaggedRow(row: Int, found: Int, expected: Int) -> String {
    "wiersz \(row) ma \(self.cells(found)) zamiast \(expected)"
  }
  func answerRateNotPositive(date: String) -> String {
    "kurs z \(date) nie jest większy od zera"
  }
  func answerMissingColumn(name: String) -> String {
    "brakuje kolumny \(name)"
  }
  func answerTableBreaksOff(line: Int) -> String {
    "tabela urywa się w linii \(line)"
  }
  func answerListWithoutTime(list: String) -> String {
    "lista \(list) kończy się bez czasu utworzenia"
  }
  func answerListEmpty(list: String) -> String {
    "lista \(list) jest pusta"
  }
  func answerLineTooShort(line: Int, list: String) -> String {
    "linia \(line) w \(list) ma za mało komórek"
  }
  func answerListNamesNothing(list: String) -> String {
    "lista \(list) niczego nie wymienia"
  }
  func answerListWithoutColumn(list: String, name: String) -> String {
    "lista \(list) nie ma kolumny \(name)"
  }
  func answerJsonEndsEarly(line: Int) -> String {
    "JSON kończy się za wcześnie w linii \(line)"
  }
  func answerJsonFollowed(line: Int) -> String {
    "w linii \(line) coś następuje po JSON"
  }
  func answerJsonNotUTF8(line: Int) -> String {
    "JSON w linii \(line) nie jest poprawnym UTF-8"
  }
  func answerJsonTooDeep(line: Int) -> String {
    "JSON jest w linii \(line) zbyt zagnieżdżony"
  }
  func answerNotJSON(line: Int) -> String {
    "odpowiedź w linii \(line) nie jest JSON"
  }
  func answerPrices() -> String {
    "ceny"
  }
  func answerSharePrices() -> String {
    "ceny akcji"
  }
  func answerMinutes() -> String {
    "ceny minutowe"
  }
  func answerBars(minutes: Int) -> String {
    "ceny co \(minutes) min"
  }
  func settingWords() -> String {
    "Jakie słowa są wypisywane: display dla oczu, speech dla głosu."
  }
  func settingLang() -> String {
    "Język słów, komunikatów i pomocy."
  }
  func settingOffline() -> String {
    "Czy zrezygnować z pobierania czegokolwiek z sieci."
  }
  func settingStore() -> String {
    "Plik zapisanych cen."
  }
  func settingProvider() -> String {
    "Kto jest pytany o ceny najpierw."
  }
  func settingWait() -> String {
    "Ile sekund zapisane lub dołączone ceny czekają na nowsze; domyślnie 1."
  }
  func settingReadingRate() -> String {
    "Ile słów na minutę wypowiada czytnik ekranu, dla --pause auto; domyślnie 300."
  }
  func settingUrlOfFigures() -> String {
    "Adres, pod którym SEC jest pytana o dane."
  }
  func settingUrlOfCompanies() -> String {
    "Adres, pod którym SEC jest pytana o listę firm."
  }
  func settingUrl(provider: String) -> String {
    "Adres, pod którym jest pytany dostawca \(provider)."
  }
  func settingKey(provider: String) -> String {
    "Twój klucz do \(provider)."
  }
  func settingContact() -> String {
    "Twój adres e-mail; SEC wymaga go, aby móc do Ciebie napisać."
  }
  func settingExploreCommand() -> String {
    "Program, który n w explore uruchamia z symbolem i datą."
  }
  func settingKeys(action: String) -> String {
    "Klawisze czynności \(action) w explore."
  }
  func helpUsage(usage: String) -> String {
    "Użycie: \(usage)"
  }
  func helpExamples() -> String {
    "Przykłady:"
  }
  func helpOptions() -> String {
    "Opcje:"
  }
  func helpMore(command: String) -> String {
    "Wszystkie opcje objaśnia audiograph \(command) --help all."
  }
  func helpSeeAlso(topics: [String]) -> String {
    "Zobacz też: audiograph help \(self.alternatives(topics))."
  }
  func helpGroup(title: String) -> String {
    "\(title):"
  }
  func helpValues(placeholder: String, words: [String], isOpen: Bool) -> String {
    switch isOpen {
    case true: "\(placeholder) to na przykład \(self.alternatives(words))."
    case false: "\(placeholder) to \(self.alternatives(words))."
    }
  }
  func menuTitle() -> String {
    "audiograph zamienia wykresy w dźwięk i słowa."
  }
  func menuStart() -> String {
    "Wpisz audiograph, polecenie oraz plik lub symbol: audiograph play nile."
  }
  func menuHelp() -> String {
    "audiograph help NAME objaśnia polecenie albo temat:"
  }
  func topicSoundPage() -> String {
    "Jak brzmi wykres i jak to zmienić.\n\nWysokość dźwięku to wartość: najniższa to 220 herców, najwyższa 1760 herców.\nRówne różnice to równe interwały; dokładną zasadę podaje --explain.\nDo 24 punktów to osobne nuty. Więcej punktów to jeden płynny dźwięk.\nBrak wartości to ciche tyknięcie i cisza.\nDwa puste dźwięki na początku podają najniższą i najwyższą wysokość.\nDźwięk biegnie od lewej do prawej, a kończą go dwa stuknięcia.\n\nOpcje poleceń play, export, compare i batch:\n  --duration SECONDS: Czas trwania: gist, short, normal, long albo sekundy.\n  --speed NUMBER: Dzieli czas trwania; 2 to dwa razy szybciej.\n  --pitch-range LOW:HIGH: Zakres w hercach albo w nutach, jak c3:c6.\n  --scale log: Równe procenty stają się równymi interwałami.\n  --notes SCALE: Przesuwa wysokości na nuty gamy, na przykład major.\n  --smooth KIND:NUMBER: Najpierw wygładza wartości, jak median:5.\n  --ticks: Tyka przy jednostkach kalendarza albo okrągłych liczbach.\n  --mark-extremes: Zaznacza najwyższy i najniższy punkt.\n  --mark-breaks: Zaznacza skoki z jednego poziomu na drugi.\n  --together: Odtwarza do czterech serii jednocześnie.\n  --as candles: Odtwarza ceny z open, high, low i close jako świece.\n  --no-intro i --no-end-sound: Bez dźwięków przed danymi i stuknięć po nich.\n\nPrzykład:\n  audiograph play nile --duration short --ticks"
  }
  func topicDatesPage() -> String {
    "Jak odczytywane są daty i jak wybrać część wykresu.\n\nZapis dat jest rozpoznawany na podstawie całej kolumny. 2020-01-31, 31.1.2020,\n15 Nov 20, Jan-93, Q1 2020, 2020-W05, 2019/20 i 2020-01-31 14:30 są zrozumiałe.\n  --date-format FORMAT: Mówi, jak zapisano daty, na przykład %d.%m.%Y.\n\nCzęść wykresu:\n  --range RANGE: Jak daleko wstecz: 5D, 4W, 6M, 1Y, YTD lub MAX.\n  --from DATE i --to DATE: Pierwsza i ostatnia data.\n  --interval UNIT: Łączy punkty każdego tygodnia, miesiąca lub kwartału.\n\n1M do 1 marca zaczyna się po 1 lutego. YTD zaczyna się po ostatnim dniu\npoprzedniego roku. 90D liczy dni z ceną, a na innych wykresach zwykłe dni.\n--range i --to można łączyć, --range i --from nie.\n\nvalue też przyjmuje datę: 2012-09-19 albo 2012, czyli ostatnią wartość roku.\nJeśli w tym dniu nie ma wartości, podaje najbliższą wcześniejszą.\n\nPrzykłady:\n  audiograph describe AAPL --range 6M --to 2012-09-30\n  audiograph play nile --from 1900\n  audiograph value AAPL 2012-09-19"
  }
  func topicPricesPage() -> String {
    "Skąd pochodzą ceny i jak je zachować.\n\nAAPL, BTC-EUR i EUR-USD to symbole; inne znajduje audiograph search.\nZapisane ceny są używane od razu i odświeżane po każdym dniu handlu.\nWiersz przed słowami mówi, skąd i z kiedy są ceny.\nplay i describe kończą się dzisiejszym kursem, jeśli dostawca go podał.\nBez sieci i zapisanych cen używany jest dołączony przykład z 2013 roku, jeśli\nistnieje. Listę przykładów wyświetla audiograph samples.\n\nCeny akcji podaje Yahoo lub Alpha Vantage, kryptowalut Kraken lub CoinGecko,\nkursy walut Europejski Bank Centralny, dane firm SEC.\nDostawca otrzymuje symbol, potrzebne dni, nazwę i wersję tego programu\noraz klucz, jeśli go wymaga.\n\n  --offline: Niczego nie pobiera. Na stałe: audiograph config set offline true.\n  --provider NAME: Wybiera, kto jest pytany.\n  --store FILE: Zachowuje ceny w innym pliku.\n\nPrzykłady:\n  audiograph update AAPL MSFT\n  audiograph import prices.csv --as MYFUND\n  audiograph export AAPL -o aapl.csv\n  audiograph config set providers.alphavantage.key"
  }
  func manualHeader() -> String {
    "Polecenia użytkownika"
  }
  func manualName() -> String {
    "NAZWA"
  }
  func manualPurpose() -> String {
    "zamienia wykresy w dźwięk i słowa"
  }
  func manualSynopsis() -> String {
    "SKŁADNIA"
  }
  func manualDescription() -> String {
    "OPIS"
  }
  func manualTurns() -> String {
    "Zamienia wykresy w dźwięk i słowa."
  }
  func manualSource() -> String {
    "SOURCE to plik (.csv, .tsv, .json, .ndjson), - dla standardowego wejścia albo symbol, na przykład AAPL."
  }
  func manualSeveral() -> String {
    "Kilka źródeł to kilka serii jednego wykresu."
  }
  func manualCommands() -> String {
    "POLECENIA"
  }
  func manualCommand(summary: String) -> String {
    "To polecenie \(summary)."
  }
  func manualOptionNames(names: String) -> String {
    "Opcje: \(names)."
  }
  func manualOptions() -> String {
    "OPCJE"
  }
  func manualSharedOptions() -> String {
    "Opcje, które we wszystkich poleceniach znaczą to samo:"
  }
  func manualExitStatus() -> String {
    "KOD ZAKOŃCZENIA"
  }
  func manualStatuses() -> String {
    "0 gotowe; 1 błąd wewnętrzny; 2 niewłaściwe użycie; 3 dane wejściowe; 4 dostawca lub sieć; 5 urządzenie dźwiękowe; 6 zapis wyjścia; 130 przerwano."
  }
  func manualEnvironment() -> String {
    "ZMIENNE ŚRODOWISKOWE"
  }
  func manualSamples() -> String {
    "Folder dołączonych przykładowych danych."
  }
  func manualSetting(meaning: String, form: String) -> String {
    "\(meaning) Dozwolone: \(form)."
  }
  func manualFiles() -> String {
    "PLIKI"
  }
  func manualSettings(names: [String]) -> String {
    "Ustawienia jako rekord JSON; nazwy w nim to \(self.joined(names))."
  }
  func manualConfigFolder() -> String {
    "Jeśli zmienna nie jest ustawiona, folderem jest ~/.config."
  }
  func manualPrecedence() -> String {
    "Zmienne środowiskowe mają pierwszeństwo przed plikiem, a opcje przed jednym i drugim."
  }
  func manualLists(example: String) -> String {
    "Listy obserwowanych jako rekord JSON, na przykład \(example)."
  }
  func manualDataFolder() -> String {
    "Jeśli zmienna nie jest ustawiona, folderem jest ~/.local/share."
  }
  func manualSeeAlso() -> String {
    "ZOBACZ TEŻ"
  }
  func helpSource() -> String {
    "SOURCE to plik, symbol, na przykład AAPL, albo przykład, na przykład nile."
  }
  func helpSourcesOperand() -> String {
    "Plik, - dla standardowego wejścia, symbol, na przykład AAPL, lista, na przykład @tech, albo przykład, na przykład nile; kilka źródeł to kilka serii."
  }
  func helpPlaySummary() -> String {
    "odtwarza wykres"
  }
  func helpPlayExample1() -> String {
    "Odtwarza ceny zamknięcia z ostatniego roku."
  }
  func helpPlayExample2() -> String {
    "Odtwarza jeden z dołączonych przykładów."
  }
  func helpPlayExample3() -> String {
    "Odtwarza jedną kolumnę pliku."
  }
  func helpPlayExample4() -> String {
    "Odtwarza to, co przychodzi standardowym wejściem."
  }
  func helpPlayExample5() -> String {
    "Odtwarza dwie serie tabeli, która ma po jednej dla każdego kraju."
  }
  func helpPlayExample6() -> String {
    "Odtwarza ceny dwóch akcji jednocześnie."
  }
  func helpPlayExample7() -> String {
    "Odtwarza kolejno pozycje listy obserwowanych."
  }
  func helpPlayNote1() -> String {
    "Spacja wstrzymuje, strzałki przewijają, Enter zwiedza wykres, q kończy."
  }
  func helpPlayKeys() -> String {
    "Gdy wykres brzmi w terminalu, Spacja wstrzymuje i wznawia, strzałki w lewo i w prawo cofają i przewijają o jedną dziesiątą, Home zaczyna od nowa, x i X zwalniają i przyspieszają, Enter przechodzi do zwiedzania wykresu od słyszanego punktu, i mówi, co wykres pokazuje, h, co robią klawisze, q lub Escape kończy."
  }
  func playKeys() -> String {
    "Spacja wstrzymuje, strzałki w lewo i w prawo przewijają o jedną dziesiątą, Home zaczyna od nowa, x i X zmieniają tempo, i opisuje, Enter przechodzi do zwiedzania, q kończy."
  }
  func playKeysRound() -> String {
    "] przechodzi do następnego wykresu, [ do poprzedniego."
  }
  func playLast() -> String {
    "To ostatni wykres."
  }
  func helpPlayRound() -> String {
    "Sama lista jest przeglądana pozycja po pozycji: dla każdej wiersz i trzy sekundy jej ostatniego miesiąca albo tyle, ile podają --range i --duration; ] i [ przechodzą do następnej i poprzedniej pozycji, a --order change zaczyna od największych ruchów. --together, --rebase, --shared-axis, --manifest i --title tworzą z niej jeden wykres."
  }
  func helpAgainSummary() -> String {
    "powtarza ostatnie play, describe lub export, ze zmianami"
  }
  func helpAgainExample1() -> String {
    "Powtarza ostatnie polecenie."
  }
  func helpAgainExample2() -> String {
    "Powtarza je dwa razy wolniej."
  }
  func helpAgainExample3() -> String {
    "Powtarza je z dwiema zmianami."
  }
  func helpAgainNote1() -> String {
    "Każdą opcję ostatniego polecenia można zmienić; pozostałe zostają."
  }
  func helpAgainRemark1() -> String {
    "Opcja zastępuje tę samą opcję ostatniego polecenia i tę, którą wyklucza; wszystkie inne zostają. Opcje, których ostatnie polecenie nie ma, są odrzucane."
  }
  func helpAgainRemark2() -> String {
    "Polecenie jest przechowywane w again.json w $XDG_STATE_HOME/audiograph albo w ~/.local/state/audiograph. To, co przyszło standardowym wejściem, nie jest przechowywane."
  }
  func helpExportSummary() -> String {
    "zapisuje wykres jako dźwięk, obraz albo słowa"
  }
  func helpExportExample1() -> String {
    "Zapisuje rok jako dźwięk."
  }
  func helpExportExample2() -> String {
    "Zapisuje dźwięk i słowa."
  }
  func helpExportExample3() -> String {
    "Zapisuje na standardowe wyjście."
  }
  func helpExportNote1() -> String {
    "FILE kończy się na .wav, .flac, .ogg, .opus lub .mp3 dla dźwięku, .html (strona), .svg (obraz), .txt (słowa), .mid, .vtt, .json, .csv lub .brf."
  }
  func helpExportRemark1() -> String {
    "Rozszerzenie FILE decyduje, co zostanie zapisane: .wav, .flac, .ogg, .opus i .mp3 to dźwięk, .html to strona ze wszystkim, .svg obraz, .mid MIDI, .vtt napisy, .txt opis, .json jego fakty, .csv dane, .brf brajl dla drukarki."
  }
  func helpDescribeSummary() -> String {
    "opisuje słowami, co pokazuje wykres"
  }
  func helpDescribeExample1() -> String {
    "Mówi, jak przebiegał ostatni rok."
  }
  func helpDescribeExample2() -> String {
    "Mówi to w jednym wierszu."
  }
  func helpDescribeExample3() -> String {
    "Wypisuje fakty dla innego programu."
  }
  func helpDescribeExample4() -> String {
    "Wypisuje kolumny pliku."
  }
  func helpDescribeExample5() -> String {
    "Opisuje każdy region, na podstawie części wierszy."
  }
  func helpDescribeRemark1() -> String {
    "Opcje dotyczące dźwięku zmieniają tylko to, co mówi --explain; --as candles dodaje, co zrobiły świece."
  }
  func helpDescribeRemark2() -> String {
    "--lang i --speech wybierają język i to, dla kogo są słowa; w przeciwnym razie decydują zmienne AUDIOGRAPH_LANG i AUDIOGRAPH_WORDS, a po nich plik ustawień."
  }
  func helpExploreSummary() -> String {
    "prowadzi po wykresie za pomocą klawiszy"
  }
  func helpExploreExample1() -> String {
    "Prowadzi przez rok cen."
  }
  func helpExploreExample2() -> String {
    "Prowadzi po jednym z dołączonych przykładów."
  }
  func helpExploreExample3() -> String {
    "Odpowiada na słowo lub klawisze, bez terminala."
  }
  func helpExploreNote1() -> String {
    "Lewo i Prawo przechodzą od punktu do punktu; każdy brzmi i ma swój wiersz."
  }
  func helpExploreNote2() -> String {
    "  Home, End: początek, koniec. t, v: najwyższy, najniższy. u, d: wyżej, niżej."
  }
  func helpExploreNote3() -> String {
    "  Spacja: gra stąd; każdy klawisz zatrzymuje. i: opis. p: położenie."
  }
  func helpExploreNote4() -> String {
    "  g: do daty lub wartości. 1 do 6: 1, 3, 6 miesięcy, 1, 5 lat, wszystko."
  }
  func helpExploreNote5() -> String {
    "  h: więcej klawiszy, po kilka naraz. q lub Escape: kończy."
  }
  func helpExploreRemark1() -> String {
    "Na każdy klawisz odpowiada wiersz do 40 znaków, który zaczyna się od wartości. Klawisze naciskane szybko jeden po drugim tylko słychać; wiersz pojawia się, gdy ustaną."
  }
  func helpExploreRemark2() -> String {
    "Jeśli standardowe wejście nie jest terminalem albo terminal jest typu „dumb”, każdy jego wiersz to słowo, takie jak next lub go 2012-09-19, albo klawisze; na każdy wiersz jest odpowiedź."
  }
  func helpExploreRemark3() -> String {
    "Ustawienie key.NAME wybiera inne klawisze dla czynności, jak w audiograph config set key.next \"j right\"; audiograph config -v podaje nazwy. explore.command to program, który n uruchamia z symbolem i datą jako ostatnimi argumentami, nigdy przez powłokę."
  }
  func helpExploreRemark4() -> String {
    "Położenie, znaczniki i tempo są przechowywane dla każdego źródła w explore.json, w $XDG_DATA_HOME/audiograph."
  }
  func helpValueSummary() -> String {
    "podaje jedną wartość z wykresu"
  }
  func helpValueExample1() -> String {
    "Podaje cenę zamknięcia z danego dnia."
  }
  func helpValueExample2() -> String {
    "Podaje ostatnią cenę zamknięcia w roku."
  }
  func helpValueExample3() -> String {
    "Pyta o najnowszą cenę."
  }
  func helpValueExample4() -> String {
    "Wypisuje tylko liczbę."
  }
  func helpValueExample5() -> String {
    "Podaje wartość kategorii."
  }
  func helpValueOperand() -> String {
    "Plik, - dla standardowego wejścia, symbol, na przykład AAPL, albo przykład, na przykład nile."
  }
  func helpValueLastOperand() -> String {
    "Data, liczba lub kategoria na osi x albo pytanie."
  }
  func helpValueNote1() -> String {
    "X to data, liczba, kategoria albo jedno ze słów: highest, lowest, first, last, change, trend, mean, median; dla symbolu także now."
  }
  func helpValueRemark1() -> String {
    "Jeśli dla X nie ma wartości, odpowiedzią jest najbliższa wcześniejsza, co jest w niej zaznaczone. Rok, kwartał lub miesiąc oznacza swoją ostatnią wartość, jeśli daty są dokładniejsze."
  }
  func helpValueRemark2() -> String {
    "Kategorie są najpierw szukane z wielkością liter taką jak w danych, potem z dowolną. Pytanie małymi literami jest zawsze pytaniem."
  }
  func helpValueRemark3() -> String {
    "Zrozumiałe są też max, min i average."
  }
  func helpValueRemark4() -> String {
    "Przy now, czyli najnowszej cenie, dostawca jest pytany za każdym razem; odpowiedź nie jest zachowywana."
  }
  func helpValueRemark5() -> String {
    "Z --quiet wypisywana jest tylko liczba, z pełną dokładnością: dla change różnica, dla trend nazwa jego klasy."
  }
  func helpCompareSummary() -> String {
    "porównuje wykresy jako zmianę procentową"
  }
  func helpCompareExample1() -> String {
    "Odtwarza ceny dwóch akcji po kolei."
  }
  func helpCompareExample2() -> String {
    "Odtwarza ceny trzech akcji jednocześnie."
  }
  func helpCompareExample3() -> String {
    "Zapisuje to zamiast odtwarzać."
  }
  func helpCompareNote1() -> String {
    "Każda wartość staje się zmianą procentową od pierwszej wspólnej daty."
  }
  func helpCompareRemark1() -> String {
    "Każda wartość staje się zmianą procentową od pierwszej daty, którą mają wszystkie źródła, a wszystkie mają wspólną oś, chyba że podano --own-axis. Daty, których któremuś brakuje, są pomijane, o czym mówi osobny wiersz. Okres jest liczony wstecz od ostatniej wspólnej daty."
  }
  func helpCompareRemark2() -> String {
    "Z -o polecenie zapisuje pliki jak export, a z --json wypisuje jak describe; w obu przypadkach niczego nie odtwarza. Opcje odtwarzania działają tylko przy odtwarzaniu, a opcje plików tylko przy zapisie."
  }
  func helpFundamentalsSummary() -> String {
    "podaje z raportów firmy przychody, zysk i przepływy pieniężne"
  }
  func helpFundamentalsExample1() -> String {
    "Podaje ostatni kwartał i ostatni rok."
  }
  func helpFundamentalsExample2() -> String {
    "Wypisuje po jednym roku w wierszu."
  }
  func helpFundamentalsExample3() -> String {
    "Wypisuje kwartały dla innego programu."
  }
  func helpFundamentalsOperand() -> String {
    "Symbol firmy, na przykład AAPL."
  }
  func helpFundamentalsNote1() -> String {
    "Firmy składają te dane w SEC, która wymaga adresu e-mail."
  }
  func helpFundamentalsNote2() -> String {
    "Ustaw go raz: audiograph config set providers.sec.contact ADDRESS."
  }
  func helpFundamentalsRemark1() -> String {
    "To dane, które firmy składają w SEC, urzędzie nadzoru giełd w Stanach Zjednoczonych. Wymaga on adresu e-mail; ustaw go raz: audiograph config set providers.sec.contact ADDRESS."
  }
  func helpFundamentalsRemark2() -> String {
    "Kwartał, dla którego nie złożono osobnego raportu, jest wyliczany z dłuższych okresów i tak oznaczany."
  }
  func helpFundamentalsRemark3() -> String {
    "Wielkość sama jest SOURCE: audiograph play AAPL:revenue odtwarza przychody z każdego kwartału, a audiograph describe AAPL:earnings:year opisuje zysk rok po roku."
  }
  func helpSearchSummary() -> String {
    "znajduje symbole według nazw firm"
  }
  func helpSearchExample1() -> String {
    "Wypisuje firmy, których jedno ze słów zaczyna się od apple."
  }
  func helpSearchExample2() -> String {
    "Wypisuje najwyżej trzy."
  }
  func helpSearchExample3() -> String {
    "Szuka podczas pisania, potem odtwarza ostatnie 30 dni handlu."
  }
  func helpSearchExample5() -> String {
    "Odpowiada kolejno na każdy wiersz."
  }
  func helpSearchOperand() -> String {
    "Początek nazwy, słowa w niej albo symbolu; kilka słów to jeden tekst."
  }
  func helpSearchNote1() -> String {
    "Bez TEXT, na terminalu, szuka podczas pisania."
  }
  func helpSearchRemark1() -> String {
    "W każdym wierszu jest nazwa firmy, jej symbol i giełda; obiekty JSON mają symbol, name, exchange, currency i country, null, jeśli nieznane."
  }
  func helpSearchRemark2() -> String {
    "Bez TEXT na terminalu firmy są wypisywane, gdy przestajesz pisać. Enter wybiera pierwszą; numer wpisany po tekście i Enter wybierają inną. Backspace, Ctrl-W i Ctrl-U usuwają znak, słowo i wszystko. Escape, Ctrl-D albo Enter bez tekstu kończy. Gdzie indziej każdy wiersz standardowego wejścia to TEXT."
  }
  func helpSearchRemark3() -> String {
    "Kod zakończenia to 3, jeśli nic nie znaleziono."
  }
  func helpUpdateSummary() -> String {
    "pobiera najnowsze ceny i je zachowuje"
  }
  func helpUpdateExample1() -> String {
    "Odświeża wszystkie zapisane symbole oprócz zaimportowanych."
  }
  func helpUpdateExample2() -> String {
    "Pobiera dwa symbole, zapisane lub nie."
  }
  func helpUpdateExample3() -> String {
    "Odświeża listę obserwowanych."
  }
  func helpUpdateExample4() -> String {
    "Pobiera listy symboli, których używa search."
  }
  func helpUpdateOperand() -> String {
    "Symbol, na przykład AAPL lub BTC-EUR, albo lista obserwowanych, na przykład @tech; bez nich wszystkie zapisane."
  }
  func helpUpdateNote1() -> String {
    "Bez SYMBOL odświeża wszystko, co zapisano, oprócz zaimportowanych cen."
  }
  func helpUpdateRemark1() -> String {
    "Wypisuje wynik dla każdego symbolu, a przy kilku także podsumowanie. Jeśli niektóre się nie powiodą, pozostałe są zachowane, a kod zakończenia to 4."
  }
  func helpUpdateRemark2() -> String {
    "Zaimportowane ceny pozostają bez zmian, chyba że --provider podaje dostawcę, który je zastąpi."
  }
  func helpImportSummary() -> String {
    "dodaje do bazy ceny albo listę symboli"
  }
  func helpImportExample1() -> String {
    "Zapisuje ceny AAPL."
  }
  func helpImportExample2() -> String {
    "Zapisuje je pod innym symbolem."
  }
  func helpImportExample3() -> String {
    "Zapisuje jedną kolumnę jako ceny zamknięcia."
  }
  func helpImportExample4() -> String {
    "Dodaje firmy, które znajduje search."
  }
  func helpImportOperand() -> String {
    "Plik cen albo - dla standardowego wejścia; z --symbols lista symboli."
  }
  func helpImportNote1() -> String {
    "Nazwa pliku bez rozszerzenia jest symbolem."
  }
  func helpImportRemark1() -> String {
    "Bez --as symbolem jest nazwa pliku bez rozszerzenia."
  }
  func helpImportRemark2() -> String {
    "Plik cen ma jeden wiersz na dzień. Jego wiersze zastępują zaimportowane z tych samych dni i wszystko, co dostawca przysłał dla tego symbolu; wiersze bez ceny zamknięcia są pomijane. Plik z błędem pozostawia bazę bez zmian; pozostałe pliki są importowane."
  }
  func helpImportRemark3() -> String {
    "Lista symboli to CSV z nagłówkami Symbol i Name oraz, opcjonalnie, Exchange, Currency i Country."
  }
  func helpListSummary() -> String {
    "przechowuje nazwane listy symboli"
  }
  func helpListExample1() -> String {
    "Dodaje do listy i w razie potrzeby ją tworzy."
  }
  func helpListExample2() -> String {
    "Wypisuje po jednej liście w wierszu."
  }
  func helpListExample3() -> String {
    "Wypisuje symbole z listy, po jednym w wierszu, z nazwami."
  }
  func helpListExample4() -> String {
    "Przenosi symbol na pierwsze miejsce."
  }
  func helpListExample5() -> String {
    "Usuwa symbol."
  }
  func helpListExample6() -> String {
    "Usuwa listę i wypisuje, co zawierała."
  }
  func helpListExample7() -> String {
    "Zmienia nazwę listy."
  }
  func helpListExample8() -> String {
    "Zapamiętuje ustawienie listy."
  }
  func helpListExample9() -> String {
    "Zapamiętuje ustawienia symbolu z listy."
  }
  func helpListExample10() -> String {
    "Usuwa ustawienie listy."
  }
  func helpListOperand() -> String {
    "Lista; albo add, remove, move, rename, set lub unset, potem lista, potem to, co jeszcze potrzebne."
  }
  func helpListNote1() -> String {
    "Lista zastępuje swoje symbole wszędzie tam, gdzie źródło: play @tech."
  }
  func helpListNote2() -> String {
    "audiograph list set tech volume=0.5 zapamiętuje ustawienie listy."
  }
  func helpListRemark1() -> String {
    "Nazwa składa się z liter, cyfr, łączników i podkreśleń; wielkość liter nie ma znaczenia. Pozycje są liczone od 1."
  }
  func helpListRemark2() -> String {
    "Ustawienia listy obowiązują dla wykresu samej tej listy, a ustawienia symbolu z niej dla tego symbolu na tej liście; wyświetla je audiograph config."
  }
  func helpListRemark3() -> String {
    "Lista może stać wszędzie tam, gdzie SOURCE, jak w audiograph play @tech. Listy są przechowywane jako JSON w lists.json w $XDG_DATA_HOME/audiograph albo w ~/.local/share/audiograph."
  }
  func helpBatchSummary() -> String {
    "wykonuje wiele eksportów naraz"
  }
  func helpBatchExample1() -> String {
    "Oblicza każdy wiersz, na wszystkich rdzeniach."
  }
  func helpBatchExample2() -> String {
    "Oblicza tylko niegotowe i zmienione wiersze."
  }
  func helpBatchExample3() -> String {
    "Oblicza rok w jednym kanale, chyba że wiersz mówi inaczej."
  }
  func helpBatchExample4() -> String {
    "Przyjmuje wiersze od innego programu."
  }
  func helpBatchOperand() -> String {
    "CSV z kolumnami source i output albo po jednym rekordzie JSON w wierszu; - dla standardowego wejścia."
  }
  func helpBatchNote1() -> String {
    "MANIFEST to CSV z kolumnami source i output albo po jednym rekordzie JSON w wierszu."
  }
  func helpBatchNote2() -> String {
    "Kolumną może być też każda opcja export mówiąca, co zapisać."
  }
  func helpBatchRemark1() -> String {
    "Manifest to CSV, którego pierwszy wiersz nazywa kolumny, albo NDJSON, którego rekordy mają nazwy: source, output i dowolna opcja export mówiąca, co zapisać, bez łączników, jak w source,output,title,duration."
  }
  func helpBatchRemark2() -> String {
    "source, output i opcje, które można powtarzać, na przykład y, mogą mieć kilka kolumn albo być listą w JSON. Pusta komórka lub null oznacza brak; opcja bez wartości to yes lub no, true lub false. O tym, co zostanie zapisane, decyduje rozszerzenie, jak w export."
  }
  func helpBatchRemark3() -> String {
    "Opcje podane w batch dotyczą każdego wiersza, który nie mówi inaczej. Ścieżki liczą się od folderu, w którym uruchomiono program."
  }
  func helpBatchRemark4() -> String {
    "Po każdym gotowym wierszu wypisuje wiersz JSON: line, source, output, status (done, unchanged lub failed), seconds, points, exit, message, notes. exit i message to to, co zgłosiłby export, po angielsku. Wiersz, który się nie powiedzie, nie zatrzymuje pozostałych, ale kod zakończenia to wtedy 3."
  }
  func helpBatchRemark5() -> String {
    "Nic nie jest zapisywane, jeśli dwa wiersze zapisują ten sam plik albo jeden zapisuje to, z czego czyta inny."
  }
  func helpBatchRemark6() -> String {
    "Gotowe wiersze są notowane w dzienniku. --resume pomija wiersz, jeśli bajty jego źródeł, jego opcje, ustawienia i pliki wyjściowe są niezmienione. Wiersze z symbolami są zawsze obliczane."
  }
  func helpBatchRemark7() -> String {
    "Kilka procesów lub komputerów może podzielić się wierszami opcją --shard 1/3, 2/3 i 3/3, każdy z własnym dziennikiem; batch --merge łączy potem dzienniki i kończy to, czego brakuje."
  }
  func helpSamplesSummary() -> String {
    "wypisuje dołączone przykładowe dane"
  }
  func helpSamplesExample1() -> String {
    "Wypisuje po jednym wykresie w wierszu, najpierw to, co wpisać."
  }
  func helpSamplesExample2() -> String {
    "Wypisuje tylko to, co wpisać."
  }
  func helpSamplesRemark1() -> String {
    "Nazwa przykładu zastępuje plik, jak w audiograph play nile. Akcje mają nazwy swoich symboli; dołączone ceny są używane tylko wtedy, gdy nie ma innych."
  }
  func helpConfigSummary() -> String {
    "pokazuje i zmienia ustawienia"
  }
  func helpConfigExample1() -> String {
    "Wypisuje każde ustawienie, które ma wartość, i skąd ona pochodzi."
  }
  func helpConfigExample2() -> String {
    "Wypisuje każde ustawienie i jego znaczenie."
  }
  func helpConfigExample3() -> String {
    "Zmienia ustawienie w pliku ustawień."
  }
  func helpConfigExample4() -> String {
    "Wypisuje jedną wartość."
  }
  func helpConfigExample5() -> String {
    "Odtwarza każdy wykres o połowę ciszej."
  }
  func helpConfigExample6() -> String {
    "Zmienia ustawienie dla jednego symbolu."
  }
  func helpConfigExample7() -> String {
    "Ustawia naraz wszystko, co pasuje do czytnika ekranu."
  }
  func helpConfigExample8() -> String {
    "Usuwa ustawienie z pliku."
  }
  func helpConfigExample9() -> String {
    "Pyta o klucz, nie pokazując go."
  }
  func helpConfigOperand(readers: [String]) -> String {
    "Nic; albo get, set lub unset z nazwą ustawienia, a przy set także z wartością; albo reader z \(self.alternatives(readers))."
  }
  func helpConfigNote1() -> String {
    "Każda opcja dotycząca dźwięku, słów i mowy jest ustawieniem o tej samej nazwie."
  }
  func helpConfigNote2() -> String {
    "Opcje mają pierwszeństwo przed zmiennymi, jak AUDIOGRAPH_LANG, a te przed plikiem."
  }
  func helpConfigNote3() -> String {
    "audiograph config reader orca ustawia to, co pasuje do czytnika ekranu; audiograph config reader pokazuje wszystkie znane."
  }
  func helpConfigRemark1() -> String {
    "Opcje dotyczące dźwięku, słów i mowy są ustawieniami o tych samych nazwach. To, co wpisano, ma pierwszeństwo przed ustawieniami symbolu, a te przed ustawieniami listy; potem są zmienne środowiskowe, potem plik ustawień. Przełącznik taki jak --ticks ma wartość on lub off; --ticks=off wyłącza go jeden raz."
  }
  func helpConfigRemark2() -> String {
    "Ustawienie symbolu to symbol, kropka i ustawienie, jak AAPL.baseline; obowiązuje dla wykresu samego tego symbolu. audiograph list set zapamiętuje ustawienia listy."
  }
  func helpConfigRemark3() -> String {
    "Ustawienie speak nigdy nie obowiązuje dla export i batch."
  }
  func helpConfigRemark4() -> String {
    "Klucze nigdy nie są wypisywane. Bez wartości w wierszu poleceń, gdzie mogliby ją zobaczyć inni użytkownicy, klucz jest czytany ze standardowego wejścia."
  }
  func helpConfigRemark5() -> String {
    "Kod zakończenia to 3, jeśli ustawienie nie ma wartości."
  }
  func helpDevicesSummary() -> String {
    "wypisuje urządzenia dźwiękowe"
  }
  func helpDevicesExample1() -> String {
    "Wypisuje po jednym urządzeniu w wierszu, najpierw jego nazwę."
  }
  func helpCompletionSummary() -> String {
    "wypisuje uzupełnianie dla powłoki"
  }
  func helpCompletionExample1() -> String {
    "Uzupełnia w tym bashu."
  }
  func helpCompletionExample2() -> String {
    "Uzupełnia w każdej powłoce fish."
  }
  func helpCompletionOperand() -> String {
    "Powłoka."
  }
  func helpHelpSummary() -> String {
    "objaśnia polecenie albo temat"
  }
  func helpHelpExample1() -> String {
    "Objaśnia play z najczęściej potrzebnymi opcjami."
  }
  func helpHelpExample2() -> String {
    "Objaśnia każdą opcję play."
  }
  func helpHelpExample3() -> String {
    "Objaśnia, jak brzmią wykresy i jak to zmienić."
  }
  func helpHelpOperand() -> String {
    "Polecenie albo temat, a all dla wszystkich opcji."
  }
  func helpHelpNote1() -> String {
    "Samo audiograph help wypisuje polecenia i tematy."
  }
  func groupTheBatch() -> String {
    "Zestaw"
  }
  func groupWriting() -> String {
    "Zapis"
  }
  func groupWhatIsRead() -> String {
    "Co jest czytane"
  }
  func groupWhichPartOfIt() -> String {
    "Która część"
  }
  func groupComparing() -> String {
    "Porównywanie"
  }
  func groupEverywhere() -> String {
    "Wszędzie"
  }
  func groupExplaining() -> String {
    "Objaśnianie"
  }
  func groupPlaying() -> String {
    "Odtwarzanie"
  }
  func groupSpeaking() -> String {
    "Mówienie"
  }
  func groupExploring() -> String {
    "Przeglądanie"
  }
  func groupManual() -> String {
    "Podręcznik"
  }
  func groupWords() -> String {
    "Słowa"
  }
  func groupFigures() -> String {
    "Dane firm"
  }
  func groupWhereFiguresComeFrom() -> String {
    "Skąd pochodzą dane firm"
  }
  func groupImporting() -> String {
    "Importowanie"
  }
  func groupPrinting() -> String {
    "Wypisywanie"
  }
  func groupWherePricesComeFrom() -> String {
    "Skąd pochodzą ceny"
  }
  func groupSearching() -> String {
    "Szukanie"
  }
  func groupPitch() -> String {
    "Wysokość dźwięku"
  }
  func groupTime() -> String {
    "Czas"
  }
  func groupTone() -> String {
    "Barwa"
  }
  func groupSoundsAroundTheData() -> String {
    "Dźwięki wokół danych"
  }
  func groupUpdating() -> String {
    "Aktualizowanie"
  }
  func optionJobs() -> String {
    "Ile wierszy jest obliczanych jednocześnie, od 1 do 256; domyślnie po jednym na rdzeń."
  }
  func optionResume() -> String {
    "Pomija wiersze, które ukończono wcześniej i które się nie zmieniły."
  }
  func optionJournal() -> String {
    "Plik, w którym notowane są gotowe wiersze, zamiast MANIFEST.journal."
  }
  func optionShard() -> String {
    "Oblicza tylko co N-ty wiersz od I-tego: jeden proces z kilku. W przeciwnym razie decydują zmienne Slurma i Kubernetesa."
  }
  func optionMerge() -> String {
    "Łączy dzienniki wszystkich części i oblicza to, czego brakuje."
  }
  func optionX() -> String {
    "Kolumna na osi x, według nazwy albo numeru, jak #1; none liczy wiersze."
  }
  func optionY() -> String {
    "Kolumna wartości, według nazwy albo numeru, jak #2; powtórz, aby było więcej serii."
  }
  func optionListColumns() -> String {
    "Wypisuje kolumny każdego pliku, po jednej w wierszu, i nic więcej; z --json jako JSON."
  }
  func optionBy() -> String {
    "Kolumna, której teksty dzielą wiersze na serie; none zostawia je w jednej."
  }
  func optionOnly() -> String {
    "Jedna seria z tabeli, która ma ich kilka, według nazwy albo jej początku."
  }
  func optionWhere() -> String {
    "Czyta tylko wiersze, które mają w kolumnie daną wartość, jak Sex=female."
  }
  func optionColumnType() -> String {
    "Co zawiera kolumna, jak part=text: text (tekst), number (liczby), date (daty) lub duration (czas trwania); bez tej opcji jest to rozpoznawane."
  }
  func optionEncoding() -> String {
    "Kodowanie tekstu, na przykład windows-1250 lub shift-jis; bez tej opcji jest rozpoznawane."
  }
  func optionAggregate() -> String {
    "Łączy kilka wartości w tym samym miejscu osi x w jedną."
  }
  func optionHeader() -> String {
    "Linia z nagłówkami, licząc od 1; 0, jeśli ich nie ma."
  }
  func optionSkip() -> String {
    "Ile linii pominąć przed czytaniem."
  }
  func optionComment() -> String {
    "Co zaczyna wiersz komentarza, zamiast #."
  }
  func optionDelimiter() -> String {
    "Co oddziela komórki; bez tej opcji jest rozpoznawane."
  }
  func optionDecimal() -> String {
    "Znak dziesiętny w liczbach."
  }
  func optionThousands() -> String {
    "Co oddziela tysiące w liczbach."
  }
  func optionMissing() -> String {
    "Inny tekst oznaczający brak wartości, na przykład -1."
  }
  func optionIgnoreBad() -> String {
    "Uznaje komórki, które nie są liczbami, za brak wartości i pomija wiersze, których położenia na osi x nie da się odczytać."
  }
  func optionRegex() -> String {
    "Bierze liczby, które wzorzec w składni PCRE2 znajduje w wierszach dowolnego tekstu, jak '([0-9.]+) ms'."
  }
  func optionDateFormat() -> String {
    "Jak zapisano daty, na przykład %d.%m.%Y: %Y rok, %m miesiąc, %d dzień, %H godzina, %M minuta, %S sekunda, %b nazwa miesiąca."
  }
  func optionField() -> String {
    "Gdzie w pliku JSON są dane: nazwy połączone kropkami, jak result.prices."
  }
  func optionSymbol() -> String {
    "Traktuje każde SOURCE jako symbol."
  }
  func optionFile() -> String {
    "Traktuje każde SOURCE jako plik."
  }
  func optionTitle() -> String {
    "Jak nazywa się wykres."
  }
  func optionUnit() -> String {
    "Jednostka wartości, słowami; none pomija tę, którą znaleziono."
  }
  func optionKind() -> String {
    "Czym są liczby, co decyduje o tym, jak są nazywane i jak skalowana jest wysokość dźwięku."
  }
  func optionRange() -> String {
    "Jak daleko wstecz od ostatniego punktu: liczba dni (D), tygodni (W), miesięcy (M) lub lat (Y), od początku roku (YTD) albo wszystko."
  }
  func optionFrom() -> String {
    "Pierwsza data."
  }
  func optionTo() -> String {
    "Ostatnia data, od której okres jest liczony wstecz."
  }
  func optionInterval() -> String {
    "Łączy punkty każdego tygodnia, miesiąca lub kwartału, po wybraniu okresu."
  }
  func optionValue() -> String {
    "Która wartość z pliku cen; ohlc4, hlc3 i hl2 to średnie z open, high, low, close."
  }
  func optionRebase() -> String {
    "Zamienia każdą wartość w zmianę procentową od pierwszej daty, którą mają wszystkie serie, na jednej osi."
  }
  func optionQuiet() -> String {
    "Wypisuje tylko wyniki i błędy."
  }
  func optionVerbose() -> String {
    "Podaje na standardowym wyjściu błędów, co odgadnięto."
  }
  func optionConfig() -> String {
    "Plik ustawień, zamiast config.json w $XDG_CONFIG_HOME/audiograph."
  }
  func optionHelp() -> String {
    "Wypisuje krótką stronę pomocy; z all wszystkie opcje."
  }
  func optionVersion() -> String {
    "Wypisuje wersję."
  }
  func optionExplain() -> String {
    "Mówi w jednym zdaniu dokładnie, jak wartości stają się dźwiękiem."
  }
  func optionText() -> String {
    "Kiedy wypisywane są słowa: na terminalu po dźwięku, gdzie indziej przed nim."
  }
  func optionPause() -> String {
    "Jak długo dźwięk czeka po poprzedzającym go wierszu: auto, aż czytnik ekranu go wypowie, enter, aż zostanie naciśnięty Enter; tylko na terminalu. Każdy klawisz kończy czekanie. Bez ustawienia auto, gdy działa czytnik ekranu, w przeciwnym razie off."
  }
  func optionWait() -> String {
    "Zaczyna po naciśnięciu Enter."
  }
  func optionOrder() -> String {
    "Kolejność przeglądu listy: najpierw największe zmiany, według nazw albo jak na liście."
  }
  func optionDevice() -> String {
    "Urządzenie dźwiękowe, jedno z tych, które wypisuje devices."
  }
  func optionSpeak() -> String {
    "Wypowiada też słowa na głos, przez speech-dispatcher, a bez niego przez espeak-ng."
  }
  func optionEndPhrase() -> String {
    "Co jest mówione z --speak po wszystkim innym; pusty tekst to nic."
  }
  func optionOutput() -> String {
    "Dokąd zapisać; - to standardowe wyjście; DIR/ otrzyma dźwięk, napisy, tekst i stronę; powtórz, aby było więcej plików."
  }
  func optionFormat() -> String {
    "Format, dla standardowego wyjścia i nazw bez znanego rozszerzenia."
  }
  func optionBits() -> String {
    "Liczba bitów próbki; 32f to liczba zmiennoprzecinkowa."
  }
  func optionNoClobber() -> String {
    "Nie zastępuje istniejącego pliku."
  }
  func optionSpreadsheetSafe() -> String {
    "Stawia w pliku .csv apostrof przed nazwami, które arkusz kalkulacyjny wziąłby za formuły."
  }
  func optionFragment() -> String {
    "Zapisuje w .html to, co wchodzi do artykułu: element z tekstem, odtwarzaczem, rysunkiem i tabelą."
  }
  func optionHtmlStyle() -> String {
    "Arkusz stylów strony; none zostawia go stronie wokół fragmentu."
  }
  func optionScriptFile() -> String {
    "Zapisuje skrypt strony w pliku obok i podaje jego skrót."
  }
  func optionEmbedSound() -> String {
    "Wkłada nagranie do strony, słyszalne także bez skryptów: opus, mp3 albo wav."
  }
  func optionCues() -> String {
    "Znaczy ekstrema, punkty zwrotne, przecięcia i podziałki: WAV, Ogg, Opus, MP3."
  }
  func optionSpeakInFile() -> String {
    "Umieszcza słowa w dźwięku: tytuł, najniższy i najwyższy ton, opis (espeak-ng)."
  }
  func optionNarrate() -> String {
    "Mówi też przed każdym wzrostem lub spadkiem, dokąd prowadzi."
  }
  func optionBrailleOfFile() -> String {
    "Ile komórek ma wiersz pliku .brf, od 14 do 80; domyślnie 40."
  }
  func optionBraille() -> String {
    "Dodaje wykres w brajlu ośmiopunktowym: wiersze po 14 do 80 komórek, domyślnie 40, w 1 do 10 rzędach."
  }
  func groupBraille() -> String {
    "Brajl"
  }
  func optionSync() -> String {
    "Czeka, aż plik znajdzie się na dysku."
  }
  func optionManual() -> String {
    "Wypisuje stronę podręcznika w postaci, którą czyta man."
  }
  func optionMetric() -> String {
    "Które wielkości; powtórz, aby było ich więcej; domyślnie revenue, earnings i cash-flow."
  }
  func optionByPeriod() -> String {
    "Jak długi jest okres; domyślnie słowa podają ostatni kwartał i ostatni rok, a listy kwartały albo, jeśli ich nie ma, lata."
  }
  func optionToPeriod() -> String {
    "Ostatnia data, w której okres może się kończyć."
  }
  func optionJsonFigures() -> String {
    "Wypisuje wszystkie dane jako jeden dokument JSON i nic więcej."
  }
  func optionOfflineFigures() -> String {
    "Niczego nie pobiera; używa tego, co zapisano."
  }
  func optionSymbolLists() -> String {
    "Traktuje każdy FILE jako listę symboli i nazw."
  }
  func optionYCloses() -> String {
    "Kolumna cen zamknięcia, według nazwy albo numeru, jak #2."
  }
  func optionJsonLists() -> String {
    "Wypisuje listy jako JSON, po jednym obiekcie w wierszu."
  }
  func optionOffline() -> String {
    "Niczego nie pobiera; używa tego, co zapisano lub dołączono."
  }
  func optionProvider() -> String {
    "Kto jest pytany o ceny, zamiast dostawcy odpowiedniego dla symbolu."
  }
  func optionStore() -> String {
    "Plik zapisanych cen, zamiast prices.sqlite w $XDG_DATA_HOME/audiograph."
  }
  func optionLimit() -> String {
    "Ile firm wypisać najwyżej, od 1 do 1000; domyślnie 10, a podczas pisania 5."
  }
  func optionPitchRange() -> String {
    "Najniższa i najwyższa wysokość, w hercach od 55 do 4000 albo w nutach, jak c3:c6."
  }
  func optionProfile() -> String {
    "Zakres wysokości według nazwy: standard 220 do 1760 herców, warm 131 do 1046, narrow 330 do 660."
  }
  func optionScale() -> String {
    "Czy równe różnice (linear), czy równe procenty (log) są równymi interwałami."
  }
  func optionNotes() -> String {
    "Przesuwa każdą wysokość na najbliższą nutę gamy; bez tej opcji wysokości są dokładne."
  }
  func optionInvert() -> String {
    "Daje najniższej wartości najwyższą wysokość."
  }
  func optionMinimum() -> String {
    "Wartość przy najniższej wysokości."
  }
  func optionMaximum() -> String {
    "Wartość przy najwyższej wysokości."
  }
  func optionZero() -> String {
    "Rozciąga oś do zera."
  }
  func optionSharedAxis() -> String {
    "Umieszcza wszystkie serie na jednej osi."
  }
  func optionOwnAxis() -> String {
    "Daje każdej serii osobną oś."
  }
  func optionSmooth() -> String {
    "Najpierw wygładza wartości: ema:0.35 albo median:5 lub mean:5 na nieparzystej liczbie punktów."
  }
  func optionDuration() -> String {
    "Jak długo brzmią dane: gist 3 sekundy, short 6, long 20, normal zależnie od liczby punktów; albo liczba sekund od 0.5 do 3600."
  }
  func optionSpeed() -> String {
    "Dzieli czas trwania; od 0.25 do 4."
  }
  func optionMode() -> String {
    "Jeden płynny dźwięk albo osobne nuty."
  }
  func optionEven() -> String {
    "Daje każdemu punktowi tyle samo czasu."
  }
  func optionTrue() -> String {
    "Rozmieszcza punkty w czasie tak, jak leżą na osi x."
  }
  func optionTogether() -> String {
    "Odtwarza do czterech serii jednocześnie zamiast po kolei."
  }
  func optionTimbre() -> String {
    "Barwa pierwszej serii."
  }
  func optionAs() -> String {
    "Jako co wykres jest opisywany i słyszany: line (linia), candles (świece), bars (słupki), scatter (punkty), histogram, density (gęstość), box (wykres pudełkowy), band (pasmo), heatmap albo share (części); auto wybiera według danych."
  }
  func optionBins() -> String {
    "Ile przedziałów ma histogram, od 2 do 100, albo jak są szerokie: width:10."
  }
  func optionBand() -> String {
    "Kolumny dolnej i górnej granicy pasma: lower,upper."
  }
  func optionError() -> String {
    "Kolumna, którą pasmo dodaje do wartości i od nich odejmuje."
  }
  func optionSort() -> String {
    "Kolejność grup wykresu pudełkowego: jak w pliku albo według median."
  }
  func optionVolumeLine() -> String {
    "Ze świecami: szum pod każdą świecą, tym głośniejszy, im większy wolumen."
  }
  func optionVolume() -> String {
    "Od 0 do 1; ścisza dźwięk."
  }
  func optionPan() -> String {
    "Jak daleko dźwięk biegnie od lewej do prawej, od 0 do 0.8."
  }
  func optionMono() -> String {
    "Tworzy jeden kanał zamiast dwóch."
  }
  func optionSampleRate() -> String {
    "Liczba ramek na sekundę, od 8000 do 192000."
  }
  func optionNoIntro() -> String {
    "Pomija najniższą i najwyższą wysokość przed danymi."
  }
  func optionNoEndSound() -> String {
    "Pomija dwa stuknięcia po danych."
  }
  func optionTicks() -> String {
    "Tyka przy jednostkach kalendarza albo okrągłych liczbach na osi x."
  }
  func optionBaseline() -> String {
    "Cichy szum, gdy wartość jest niższa niż ta; base to ostatnia wartość przed okresem."
  }
  func optionMarkExtremes() -> String {
    "Zaznacza najwyższy i najniższy punkt."
  }
  func optionMarkBreaks() -> String {
    "Zaznacza skoki z jednego poziomu na drugi."
  }
  func optionManifest() -> String {
    "Zapisuje, co i kiedy słychać, jako JSON, z którego można odtworzyć dane."
  }
  func optionSymbolsFromNasdaq() -> String {
    "Pobiera zamiast tego listy firm i symboli z Nasdaq."
  }
  func optionJobsFetching() -> String {
    "Ile symboli jest pobieranych jednocześnie; domyślnie 4."
  }
  func optionJsonFacts() -> String {
    "Wypisuje fakty i słowa jako jeden dokument JSON i nic więcej."
  }
  func optionJsonAnswers() -> String {
    "Wypisuje każdą odpowiedź jako jeden wiersz JSON i nic więcej."
  }
  func optionJsonColumns() -> String {
    "Z --list-columns wypisuje je dla innego programu."
  }
  func optionLevel(level: String) -> String {
    "Ile zostanie powiedziane; domyślnie \(level)."
  }
  func optionMaxLength() -> String {
    "Ile znaków mogą mieć najwyżej zdania, z pojedynczymi odstępami; całe zdania są pomijane od końca. Wiersze przed zdaniami się nie liczą."
  }
  func optionWidth() -> String {
    "Łamie wiersze między słowami po tylu znakach; dłuższe słowo pozostaje w całości. Na terminalu wiersze i tak nigdy nie przekraczają jego szerokości."
  }
  func optionLang() -> String {
    "Język słów, komunikatów i pomocy."
  }
  func optionLanguages() -> String {
    "Język słów, komunikatów i pomocy; dla pliku .html kilka: en,de."
  }
  func optionSpeech() -> String {
    "Wypisuje słowa tak, jak potrzebuje ich głos: bez symboli i skrótów."
  }
  func optionStats() -> String {
    "Dodaje statystykę trendu, co trwa dłużej."
  }
  func briefRange() -> String {
    "Jak daleko wstecz: 5D, 3M, 1Y, YTD lub MAX."
  }
  func briefY() -> String {
    "Kolumna wartości, według nazwy albo jako #2."
  }
  func briefOnly() -> String {
    "Jedna seria z kilku, według nazwy."
  }
  func briefLevel() -> String {
    "Ile zostanie powiedziane: alt, short, standard lub long."
  }
  func briefLang(languages: [String]) -> String {
    "Język słów: \(self.alternatives(languages))."
  }
  func briefSpeech() -> String {
    "Zapisuje liczby i daty tak, jak potrzebuje ich głos."
  }
  func briefDuration() -> String {
    "Czas trwania: gist, short, normal, long albo sekundy."
  }
  func briefSpeed() -> String {
    "Dzieli czas trwania."
  }
  func briefTogether() -> String {
    "Odtwarza kilka serii jednocześnie, nie po kolei."
  }
  func briefListColumns() -> String {
    "Wypisuje kolumny tabeli."
  }
  func briefOffline() -> String {
    "Używa tylko zapisanych lub dołączonych cen."
  }
  func briefConfig() -> String {
    "Czyta ustawienia z tego pliku."
  }
  func briefText() -> String {
    "Kiedy wypisywane są słowa: before, after lub none."
  }
  func briefDevice() -> String {
    "Urządzenie dźwiękowe; wypisuje je audiograph devices."
  }
  func briefOutput() -> String {
    "Dokąd zapisać; - to standardowe wyjście."
  }
  func briefFormat() -> String {
    "Format, gdy nie wynika z rozszerzenia, jak przy -o -."
  }
  func briefManifest() -> String {
    "Zapisuje jako JSON, co i kiedy brzmi."
  }
  func briefStats() -> String {
    "Dodaje statystykę trendu."
  }
  func briefJsonFacts() -> String {
    "Wypisuje fakty i słowa jako JSON."
  }
  func briefValue() -> String {
    "Która cena: close, open, high, low, volume i inne."
  }
  func briefOutputOfComparison() -> String {
    "Zapisuje plik zamiast odtwarzać."
  }
  func briefMetric() -> String {
    "Która wielkość, na przykład revenue, earnings lub cash-flow."
  }
  func briefBy() -> String {
    "Jak długi jest okres: quarter lub year."
  }
  func briefFrom() -> String {
    "Pierwsza data, w której okres może się kończyć."
  }
  func briefTable() -> String {
    "Wypisuje po jednej wielkości w wierszu."
  }
  func briefJsonFigures() -> String {
    "Wypisuje wszystkie dane jako JSON."
  }
  func briefOfflineFigures() -> String {
    "Używa tylko zapisanych danych."
  }
  func briefLimit() -> String {
    "Ile firm wypisać najwyżej."
  }
  func briefSymbols() -> String {
    "Znajduje tylko symbole zaczynające się od TEXT."
  }
  func briefJsonLines() -> String {
    "Wypisuje po jednym obiekcie JSON w wierszu."
  }
  func briefQuietSymbols() -> String {
    "Wypisuje tylko symbole."
  }
  func briefProvider() -> String {
    "Kto jest pytany, na przykład yahoo lub kraken."
  }
  func briefJobs() -> String {
    "Ile symboli jest pobieranych jednocześnie; domyślnie 4."
  }
  func briefSymbolsFetched() -> String {
    "Pobiera listy firm, których używa search."
  }
  func briefAs() -> String {
    "Symbol, którego ceny zawiera plik."
  }
  func briefYCloses() -> String {
    "Kolumna cen zamknięcia, według nazwy albo jako #2."
  }
  func briefDateFormat() -> String {
    "Jak zapisano daty, na przykład %d.%m.%Y."
  }
  func briefSymbolsRead() -> String {
    "Czyta zamiast tego listy symboli i nazw firm."
  }
  func briefQuietNames() -> String {
    "Wypisuje tylko nazwy albo tylko symbole."
  }
  func briefResume() -> String {
    "Pomija wiersze gotowe i niezmienione."
  }
  func briefJobsOfBatch() -> String {
    "Ile wierszy naraz jest obliczanych; zwykle po jednym na rdzeń."
  }
  func briefJournal() -> String {
    "Plik, w którym notowane są gotowe wiersze."
  }
  func briefMono() -> String {
    "Zapisuje jeden kanał zamiast dwóch."
  }
  func briefVerbose() -> String {
    "Wypisuje każde ustawienie i jego znaczenie."
  }
  func liveValue() -> String {
    "Wartość"
  }
  func liveSimulation() -> String {
    "Symulacja"
  }
  func livePercent(number: Double) -> String {
    "\(self.number(number)) procent"
  }
  func liveAxis(name: String, low: String, high: String) -> String {
    switch name {
    case "": "Wysokości dźwięku oznaczają teraz wartości od \(low) do \(high)."
    case _: "\(name): wysokości dźwięku oznaczają teraz wartości od \(low) do \(high)."
    }
  }
  func liveAbove(name: String, level: String, value: String) -> String {
    "Alarm: \(name) powyżej \(level), teraz \(value)."
  }
  func liveBelow(name: String, level: String, value: String) -> String {
    "Alarm: \(name) poniżej \(level), teraz \(value)."
  }
  func liveMoved(name: String, size: String, span: String, value: String, isUp: Bool) -> String {
    let time = self.genitive(span)
    return switch isUp {
    case true: "Alarm: \(name) w górę o co najmniej \(size) w ciągu \(time), teraz \(value)."
    case false: "Alarm: \(name) w dół o co najmniej \(size) w ciągu \(time), teraz \(value)."
    }
  }
  func liveNewHigh(name: String, range: String, value: String) -> String {
    "Alarm: \(name), nowe maksimum w okresie \(range), \(value)."
  }
  func liveNewLow(name: String, range: String, value: String) -> String {
    "Alarm: \(name), nowe minimum w okresie \(range), \(value)."
  }
  func liveKept(kept: Int, count: String) -> String {
    let all = self.genitive(count)
    return "Ostatnie \(kept) \(self.z(all)) wartości:"
  }
  func livePassedOver(count: Int) -> String {
    "Pominięto \(self.rows(count)) bez liczby."
  }
  func liveSearchBrokenOff(line: Int) -> String {
    "Pominięto wiersz \(line), bo szukanie wzorca trwało zbyt długo."
  }
  func liveSearchesBrokenOff(count: Int) -> String {
    "Pominięto \(self.rows(count)), bo szukanie wzorca trwało zbyt długo."
  }
  func liveLost(name: String, problem: String) -> String {
    "\(name): \(problem) Audiograph próbuje dalej."
  }
  func liveRecovered(name: String, value: String) -> String {
    "\(name): ceny znów napływają, \(value)."
  }
  func liveClosed(name: String) -> String {
    "\(name): teraz nie ma handlu, więc cena jest sprawdzana co 15 minut; --always sprawdza równie często."
  }
  func liveLate(name: String, age: String) -> String {
    "\(name): cena sprzed \(self.genitive(age))."
  }
  func liveEnded() -> String {
    "Nagranie się skończyło; q kończy."
  }
  func liveZone(zone: String) -> String {
    "Godziny według \(zone)."
  }
  func liveZoneOf(name: String, others: Int, zone: String) -> String {
    switch self.plural(others) {
    case _ where others == 0: "\(name): godziny według \(zone)."
    case .one: "\(name) i \(others) inny: godziny według \(zone)."
    case .few: "\(name) i \(others) inne: godziny według \(zone)."
    case .many: "\(name) i \(others) innych: godziny według \(zone)."
    case _: "\(name) i \(others) innych: godziny według \(zone)."
    }
  }
  func liveOffset(hours: String, isBehind: Bool) -> String {
    switch isBehind {
    case true: "UTC minus \(hours)"
    case false: "UTC plus \(hours)"
    }
  }
  func liveKeys() -> String {
    "i podsumowuje, h wymienia klawisze, q kończy."
  }
  func liveKeysSimulation() -> String {
    "Strzałka w górę podnosi cenę, w dół obniża, i podsumowuje, h wymienia klawisze, q kończy."
  }
  func liveKeysRandom() -> String {
    "Cena zmienia się sama; strzałki w górę i w dół też ją zmieniają, i podsumowuje, q kończy."
  }
  func liveTypeNumbers() -> String {
    "Wpisuj liczby, każdą w osobnym wierszu; Ctrl-D kończy."
  }
  func liveLinesSimulation() -> String {
    "Wiersze up i down przesuwają cenę, q kończy."
  }
  func liveBrokenLines(count: Int) -> String {
    switch self.plural(count) {
    case .one: "ostrzeżenie: pominięto \(count) uszkodzony wiersz nagrania."
    case .few: "ostrzeżenie: pominięto \(count) uszkodzone wiersze nagrania."
    case .many: "ostrzeżenie: pominięto \(count) uszkodzonych wierszy nagrania."
    case _: "ostrzeżenie: pominięto \(count) uszkodzonego wiersza nagrania."
    }
  }
  func liveNoSymbol(typed: String) -> String {
    "\(self.quoted(typed)) nie ma ceny, którą można śledzić."
  }
  func liveNoSymbolRemedy() -> String {
    "Podaj symbol, na przykład AAPL, albo liczby dla audiograph play - --follow."
  }
  func liveCannotRecord(path: String, reason: String) -> String {
    "Nie można zapisać \(self.quoted(path)): \(reason)."
  }
  func liveCannotRecordRemedy() -> String {
    "Podaj w --record inny plik."
  }
  func liveNoNumber(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 0: "Na standardowe wejście nic nie przyszło."
    case _ where count == 1: "W jedynym wierszu ze standardowego wejścia nie było liczby."
    case _: "W \(count) wierszach ze standardowego wejścia nie było liczby."
    }
  }
  func liveNoNumberRemedy() -> String {
    "Podaj jedną liczbę w wierszu albo wzorzec, który ją znajdzie: --regex 'time=(.*) ms'."
  }
  func liveOnlyStandardInput() -> String {
    "Śledzić można tylko standardowe wejście."
  }
  func liveOnlyStandardInputRemedy() -> String {
    "Przekaż plik potokiem, na przykład tail -f FILE | audiograph play - --follow; ceny śledzi audiograph watch."
  }
  func liveNothingStored(symbol: String, option: String) -> String {
    "\(option) wymaga zapisanych cen \(symbol), a ich nie ma."
  }
  func liveNothingStoredRemedy(symbol: String) -> String {
    "Uruchom najpierw audiograph update \(symbol)."
  }
  func liveNotARecording(path: String, heading: String) -> String {
    "\(self.quoted(path)) nie jest nagraniem: pierwszy wiersz to nie \(heading)."
  }
  func liveNotARecordingRemedy() -> String {
    "--replay przyjmuje to, co zapisało --record; podaj dla --record nowy plik."
  }
  func liveEmptyRecording(path: String) -> String {
    "W \(self.quoted(path)) nic nie nagrano."
  }
  func liveEmptyRecordingRemedy() -> String {
    "Nagraj ponownie: audiograph watch --record."
  }
  func liveRecordsItsInput(path: String) -> String {
    "\(self.quoted(path)) jest właśnie czytany, więc nie można do niego nagrywać."
  }
  func liveCannotRun(program: String, reason: String) -> String {
    "Nie można uruchomić \(self.quoted(program)): \(reason)."
  }
  func liveCannotRunRemedy() -> String {
    "Po --exec podaj program i jego argumenty, każdy osobno; nie czyta ich żadna powłoka."
  }
  func liveNameIsOption(name: String) -> String {
    "Program wziąłby \(self.quoted(name)) za opcję, więc --exec nie może tego przekazać."
  }
  func liveNameIsOptionRemedy() -> String {
    "Usuń {symbol} z polecenia."
  }
  func usageNeedsOption(option: String, other: String) -> String {
    "\(option) nic nie robi bez \(other)."
  }
  func usageNeedsOptionRemedy(other: String) -> String {
    "Dodaj \(other) albo ją pomiń."
  }
  func usageLanguagesWithoutPage(languages: String) -> String {
    "Tylko plik .html może mieć kilka języków, a żaden nie jest zapisywany: \(languages)."
  }
  func usageLanguagesWithoutPageRemedy() -> String {
    "Dodaj -o FILE.html albo podaj jeden język."
  }
  func usageNeedsAlert(option: String) -> String {
    "\(option) nic nie robi bez alarmu."
  }
  func usageNeedsAlertRemedy(options: [String]) -> String {
    "Dodaj alarm: \(self.alternatives(options))."
  }
  func formThreshold() -> String {
    "liczba albo procent, na przykład 0.5%"
  }
  func formSpan() -> String {
    "czas, na przykład 30s, 10m lub 2h"
  }
  func formPause() -> String {
    "auto, off, enter albo liczba sekund do 60"
  }
  func formWordsPerMinute(least: Double, most: Double) -> String {
    "liczba słów na minutę od \(self.number(least)) do \(self.number(most))"
  }
  func helpPlayFollow() -> String {
    "Z --follow każdą liczbę ze standardowego wejścia słychać od razu: stara wartość, przejście, nowa wartość. Wiersze pojawiają się z --threshold lub --every; na końcu ostatnie wartości są opisane jak wykres."
  }
  func helpWatchSummary() -> String {
    "śledzi bieżące ceny, z alarmami"
  }
  func helpWatchExample1() -> String {
    "Śledzi cenę do naciśnięcia q."
  }
  func helpWatchExample2() -> String {
    "Zgłasza każdą zmianę o pół procent."
  }
  func helpWatchExample3() -> String {
    "Kończy, gdy cena przekroczy 200."
  }
  func helpWatchExample4() -> String {
    "Zapisuje ceny z listy."
  }
  func helpWatchExample5() -> String {
    "Odtwarza godzinę w minutę."
  }
  func helpWatchOperand() -> String {
    "Co jest śledzone: symbole, na przykład AAPL lub BTC-EUR, listy, na przykład @tech."
  }
  func helpWatchNote1() -> String {
    "Zmiana to dźwięk: stara wartość, przejście, nowa wartość."
  }
  func helpWatchNote2() -> String {
    "i podsumowuje, klawisze explore chodzą po wykresie, q kończy."
  }
  func helpWatchRemark1() -> String {
    "Każdy dostawca jest pytany tak często, jak pozwala: Kraken co 5 sekund, Yahoo co 15, CoinGecko co minutę, EBC co 15 minut, Alpha Vantage co godzinę, a gdy nie ma handlu, wszyscy co 15 minut. Dostawca, który nie odpowiada, jest pytany coraz rzadziej. Nic nie jest zapisywane jako cena zamknięcia."
  }
  func helpWatchRemark2() -> String {
    "Alarm pojawia się raz za każdym razem, gdy jego warunek się spełni: trzy dźwięki w górę lub w dół i wiersz. Wraca dopiero, gdy wartość cofnie się o jedną tysięczną progu albo o połowę zmiany. Pierwsza wartość już za progiem nie jest alarmem."
  }
  func helpWatchRemark3() -> String {
    "Program podany po --exec jest uruchamiany przy każdym alarmie, bez powłoki; {symbol}, {value}, {time} i {count} są w nim zastępowane. Naraz działają najwyżej cztery programy; gdy szesnaście dalszych czeka, kolejne alarmy symbolu łączą się w jedno uruchomienie, a {count} podaje ich liczbę. Wartość może być ujemna: poprzedź ją znakami --."
  }
  func helpSimulateSummary() -> String {
    "wymyśla cenę do nauki"
  }
  func helpSimulateExample1() -> String {
    "Strzałki zmieniają cenę 100 o jeden procent."
  }
  func helpSimulateExample2() -> String {
    "Zmienia ją o pięć procent."
  }
  func helpSimulateExample3() -> String {
    "Cena, która błądzi, za każdym razem tak samo."
  }
  func helpSimulateNote1() -> String {
    "Strzałka w górę podnosi cenę, w dół obniża, q kończy."
  }
  func helpSimulateRemark1() -> String {
    "Brzmi i jest opisywana jak ceny w watch, z tymi samymi alarmami i zapisami. Ograniczają ją --minimum i --maximum; inaczej pozostaje między połową a dwukrotnością początku."
  }
  func helpSimulateRemark2() -> String {
    "Bez terminala zmieniają ją wiersze up i down na standardowym wejściu."
  }
  func groupFollowing() -> String {
    "Śledzenie"
  }
  func groupWatching() -> String {
    "Obserwowanie"
  }
  func groupSimulating() -> String {
    "Symulowanie"
  }
  func optionFollow() -> String {
    "Odtwarza liczby ze standardowego wejścia, gdy nadchodzą."
  }
  func optionThreshold() -> String {
    "Podaje wiersz, gdy wartość zmieniła się o tyle od ostatniego: 0.5 albo 1%."
  }
  func optionEvery() -> String {
    "Podaje wartość w takich odstępach, na przykład 10m, nawet bez zmiany."
  }
  func optionWindow() -> String {
    "Zachowuje tyle wartości do podsumowania i klawiszy; zwykle 10000."
  }
  func optionRecord() -> String {
    "Dopisuje każdą wartość do pliku CSV, który odtwarza --replay w watch."
  }
  func optionAbove() -> String {
    "Alarm, gdy wartość wzrośnie powyżej tej."
  }
  func optionBelow() -> String {
    "Alarm, gdy wartość spadnie poniżej tej."
  }
  func optionChange() -> String {
    "Alarm, gdy wartość zmieni się o tyle w czasie --within, w górę lub w dół: 2% albo 5."
  }
  func optionWithin() -> String {
    "Czas dla --change; zwykle 10m."
  }
  func optionOnce() -> String {
    "Kończy przy pierwszym alarmie, z kodem wyjścia 0."
  }
  func optionExec() -> String {
    "Uruchamia program przy każdym alarmie; wszystko po tej opcji to program i jego argumenty."
  }
  func optionPoll() -> String {
    "Pyta o ceny w takich odstępach, a żadnego dostawcy częściej, niż pozwala."
  }
  func optionAlways() -> String {
    "Pyta równie często, gdy nie ma handlu."
  }
  func optionNewHigh() -> String {
    "Alarm, gdy cena jest wyższa od wszystkich zapisanych z okresu, na przykład 1Y."
  }
  func optionNewLow() -> String {
    "Alarm, gdy cena jest niższa od wszystkich zapisanych z okresu, na przykład 1Y."
  }
  func optionReplay() -> String {
    "Odtwarza to, co zapisało --record; --speed tyle razy szybciej."
  }
  func optionStart() -> String {
    "Cena na początku; zwykle 100."
  }
  func optionStep() -> String {
    "O ile klawisz zmienia cenę: zwykle 1%, albo liczba, na przykład 0.5."
  }
  func optionRandom() -> String {
    "Cena zmienia się sama, raz na sekundę; --speed ją przyspiesza."
  }
  func optionVolatility() -> String {
    "Zwykła losowa zmiana w procentach; zwykle 0.5."
  }
  func optionSeed() -> String {
    "Liczba, która za każdym razem daje tę samą losową cenę."
  }
  func briefThreshold() -> String {
    "Podaje wiersz przy zmianie, na przykład o 0.5%."
  }
  func briefEvery() -> String {
    "Podaje cenę, na przykład co 10m."
  }
  func briefAbove() -> String {
    "Alarm powyżej wartości; --below poniżej."
  }
  func briefChange() -> String {
    "Alarm, na przykład 2% --within 10m."
  }
  func briefExec() -> String {
    "Uruchamia program przy alarmie; na końcu."
  }
  func briefRecord() -> String {
    "Dopisuje każdą cenę do pliku CSV."
  }
  func briefStep() -> String {
    "O ile zmienia klawisz, 1% lub 0.5."
  }
  func briefRandom() -> String {
    "Pozwala cenie zmieniać się samej."
  }
  func briefSpeak() -> String {
    "Wypowiada też wiersze na głos."
  }
  func alertNone() -> String {
    "Nie ma zapisanych alarmów."
  }
  func alertNoneOf(symbol: String) -> String {
    "Dla \(symbol) nie ma żadnego alarmu."
  }
  func alertNotKept(symbol: String) -> String {
    "Nie ma takiego zapisanego alarmu dla \(symbol)."
  }
  func alertNotKeptRemedy() -> String {
    "audiograph alert list pokazuje zapisane."
  }
  func alertUnusable(path: String) -> String {
    "Plik \(self.quoted(path)) zawiera coś innego niż alarmy."
  }
  func alertUnusableRemedy() -> String {
    "Popraw go albo przenieś."
  }
  func alertNoFolder() -> String {
    "Nie ma folderu na alarmy, bo nie ustawiono HOME ani XDG_DATA_HOME."
  }
  func helpAlertSummary() -> String {
    "zapisuje alarmy dla symboli"
  }
  func helpAlertExample1() -> String {
    "Zapisuje alarm."
  }
  func helpAlertExample2() -> String {
    "Wymienia wszystkie alarmy."
  }
  func helpAlertExample3() -> String {
    "Usuwa jeden."
  }
  func helpAlertExample4() -> String {
    "Usuwa wszystkie dla symbolu."
  }
  func helpAlertOperand() -> String {
    "Co zrobić, add, list lub remove, i dla którego symbolu."
  }
  func helpAlertNote1() -> String {
    "watch śledzi te alarmy; bez symbolu wszystkie."
  }
  func helpAlertRemark1() -> String {
    "watch zgłasza alarmy zapisane dla symbolu, chyba że jego opcje podają inne; bez symbolu śledzi wszystkie, które je mają. Są w alerts.json obok cen."
  }
  func briefNewHigh() -> String {
    "Alarm powyżej maksimum z 1Y; --new-low poniżej minimum."
  }
  func learnOpening() -> String {
    "Dźwięki wykresów; q kończy."
  }
  func learnLesson(number: Int, count: Int, name: String) -> String {
    "\(number) \(self.z(count)): \(name)."
  }
  func learnName(lesson: Lesson) -> String {
    switch lesson {
    case .low: "niskie"
    case .high: "wysokie"
    case .rise: "wzrost"
    case .fall: "spadek"
    case .steep: "stromo"
    case .peak: "szczyt"
    case .trough: "dołek"
    case .gap: "luka"
    case .tick: "tykanie"
    case .baseline: "pod linią bazową"
    case .crossing: "przejście przez linię bazową"
    case .twoSeries: "dwie serie"
    case .whole: "cały wykres"
    case .bars: "słupki"
    case .scatter: "wykres punktowy"
    case .histogram: "histogram"
    case .density: "gęstość"
    case .box: "wykres pudełkowy"
    case .band: "pasmo"
    case .heatMap: "mapa ciepła"
    case .share: "części całości"
    }
  }
  func learnMeaning(lesson: Lesson) -> String {
    switch lesson {
    case .low: "Niski ton to niska wartość."
    case .high: "Wysoki ton to wysoka wartość."
    case .rise: "Wartości rosną, a czas biegnie od lewej do prawej."
    case .fall: "Wartości spadają."
    case .steep: "Im szybciej zmienia się wysokość, tym bardziej stroma linia: najpierw łagodnie, potem stromo."
    case .peak: "Wartości rosną do szczytu i znów spadają."
    case .trough: "Wartości spadają do dołka i znów rosną."
    case .gap: "Brakujące wartości to cisza po cichym tyknięciu."
    case .tick: "Z --ticks każde tyknięcie to krok na osi, na przykład rok."
    case .baseline: "Z --baseline słychać szum, gdy wartości są poniżej tej linii."
    case .crossing: "Tyknięcie wznosi się, gdy wartości przekraczają linię w górę, a opada, gdy w dół."
    case .twoSeries: "Serie brzmią po kolei, każda z własną barwą."
    case .whole: "Najpierw najniższy i najwyższy ton, potem wartości, a na końcu dwa stuknięcia."
    case .bars: "Każdy ton to nazwa: im wyższy ton, tym wyższa jej wartość."
    case .scatter: "Każdy ton to punkt, od lewej do prawej: im wyższy ton, tym wyżej leży punkt. Tutaj rosną."
    case .histogram: "Każdy ton to przedział, od niskich do wysokich wartości: im wyższy ton, tym więcej wartości w przedziale. Krótki, cichy i niski ton to pusty przedział."
    case .density: "Jeden ton płynie od niskich do wysokich wartości: im jest wyższy, tym więcej wartości leży w tym miejscu."
    case .box: "Każda grupa płynie od dolnego wąsa przez dolny kwartyl, medianę i górny kwartyl do górnego wąsa; mediana jest najdłuższa. Krótkie tony po niej to wartości odstające."
    case .band: "Po każdej wartości następują, ciszej i krócej, jej dolna i górna granica. Przy więcej niż 24 punktach wszystkie trzy brzmią naraz, granice po lewej i po prawej."
    case .heatMap: "Tyknięcie zaczyna każdy wiersz, a każdy ton to komórka, od lewej do prawej: im wyższy ton, tym wyższa wartość. Pusta komórka to cisza."
    case .share: "Największa część jest pierwsza: im większa część, tym wyższy i dłuższy jej ton."
    }
  }
  func learnKeys() -> String {
    "r jeszcze raz, n dalej, b wstecz, t quiz, q kończy."
  }
  func learnLast() -> String {
    "To był ostatni dźwięk: t zaczyna quiz, q kończy."
  }
  func quizOpening(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) pytanie; odpowiadaj cyfrą, q kończy."
    case .few: "\(count) pytania; odpowiadaj cyfrą, q kończy."
    case .many: "\(count) pytań; odpowiadaj cyfrą, q kończy."
    case _: "\(count) pytania; odpowiadaj cyfrą, q kończy."
    }
  }
  func quizNumber(number: Int, count: Int) -> String {
    "Pytanie \(number) \(self.z(count))."
  }
  func quizQuestion(kind: QuizKind) -> String {
    switch kind {
    case .pitch: "Czy to była niska, czy wysoka wartość?"
    case .direction: "Czy wartości rosły, czy spadały?"
    case .steepness: "Czy było bardziej stromo w pierwszej połowie, czy później?"
    case .turn: "Czy to był szczyt, czy dołek?"
    case .place: "Gdzie był szczyt?"
    case .gap: "Czy była luka?"
    case .ticks: "Czy było tykanie?"
    case .baseline: "Czy wartości były nad, czy pod linią bazową?"
    case .crossing: "W którą stronę przekroczyły linię bazową?"
    case .series: "Która seria skończyła wyżej?"
    case .bars: "Gdzie był najwyższy słupek?"
    case .scatter: "Czy od lewej do prawej punkty rosły, spadały, czy nie było związku?"
    case .histogram: "Ile szczytów miał histogram?"
    case .density: "Czy najczęstsza wartość była niska, czy wysoka?"
    case .box: "Która grupa była wyżej?"
    case .band: "Czy przedział się rozszerzał, czy zwężał?"
    case .heatMap: "Który wiersz miał najwyższą wartość?"
    case .share: "Czy największa część to więcej niż połowa?"
    }
  }
  func quizChoice(choice: QuizChoice) -> String {
    switch choice {
    case .low: "niska"
    case .high: "wysoka"
    case .rising: "rosły"
    case .falling: "spadały"
    case .first: "pierwsza połowa"
    case .later: "później"
    case .peak: "szczyt"
    case .trough: "dołek"
    case .beginning: "początek"
    case .middle: "środek"
    case .end: "koniec"
    case .yes: "tak"
    case .no: "nie"
    case .above: "nad"
    case .below: "pod"
    case .upwards: "w górę"
    case .downwards: "w dół"
    case .firstSeries: "pierwsza"
    case .secondSeries: "druga"
    case .unrelated: "brak związku"
    case .one: "jeden"
    case .two: "dwa"
    case .firstGroup: "pierwsza"
    case .secondGroup: "druga"
    case .wider: "rozszerzał się"
    case .narrower: "zwężał się"
    case .firstRow: "pierwszy"
    case .lastRow: "ostatni"
    }
  }
  func quizAsked(question: String, choices: String) -> String {
    "\(question) \(choices)."
  }
  func quizRight() -> String {
    "Dobrze."
  }
  func quizWrong(answer: String) -> String {
    "Nie: \(answer)."
  }
  func quizKeys(count: Int) -> String {
    "Odpowiedz cyfrą od 1 do \(count); r odtwarza jeszcze raz, q kończy."
  }
  func quizResult(right: Int, count: Int) -> String {
    "Dobrze: \(right) \(self.z(count))."
  }
  func quizBest(right: Int, count: Int) -> String {
    "Dotychczasowy najlepszy wynik: \(right) \(self.z(count))."
  }
  func quizNewBest() -> String {
    "To najlepszy z dotychczasowych wyników."
  }
  func quizNotKept(problem: String) -> String {
    "Wynik nie jest zachowany: \(problem)"
  }
  func quizLeft(right: Int, count: Int) -> String {
    "Na razie dobrze: \(right) \(self.z(count)); wynik nie zostanie zachowany."
  }
  func quizMissingColumn(path: String, name: String) -> String {
    "\(self.quoted(path)) nie ma kolumny \(self.quoted(name))."
  }
  func quizMissingColumnRemedy(names: [String]) -> String {
    "Quiz ma kolumny \(self.joined(names))."
  }
  func quizNoQuestions(path: String) -> String {
    "\(self.quoted(path)) nie ma pytań."
  }
  func quizNoQuestionsRemedy() -> String {
    "Wpisz jedno pytanie w wierszu."
  }
  func quizEmptyCell(path: String, line: Int, name: String) -> String {
    "Wiersz \(line) pliku \(self.quoted(path)) nie ma nic w kolumnie \(self.quoted(name))."
  }
  func quizEmptyCellRemedy() -> String {
    "Uzupełnij ją albo usuń wiersz."
  }
  func quizBadChoices(path: String, line: Int) -> String {
    "Wiersz \(line) pliku \(self.quoted(path)) wymaga od dwóch do dziewięciu odpowiedzi do wyboru."
  }
  func quizBadChoicesRemedy() -> String {
    "Wpisz je jak w 'szczyt|dołek'."
  }
  func quizBadAnswer(path: String, line: Int, answer: String) -> String {
    "Odpowiedzi \(self.quoted(answer)) w wierszu \(line) pliku \(self.quoted(path)) nie ma do wyboru."
  }
  func quizBadAnswerRemedy() -> String {
    "Wpisz ją tak jak w 'choices'."
  }
  func quizBadChart(path: String, line: Int, problem: String) -> String {
    "Wykresu z wiersza \(line) pliku \(self.quoted(path)) nie da się usłyszeć: \(problem)"
  }
  func quizBadChartRemedy() -> String {
    "Wpisz liczby oddzielone spacjami albo plik obok quizu."
  }
  func hearingOpening() -> String {
    "Jak najlepiej słyszeć wykresy, w minutę; q kończy i niczego nie zmienia."
  }
  func hearingStep(number: Int, count: Int) -> String {
    "\(number) \(self.z(count))."
  }
  func hearingLeftEar() -> String {
    "Czy po lewej było słychać ton? 1 tak, 2 nie, r jeszcze raz."
  }
  func hearingRightEar() -> String {
    "Czy po prawej było słychać ton? 1 tak, 2 nie, r jeszcze raz."
  }
  func hearingLimit(count: Int) -> String {
    "Tony wznoszą się, najwyżej \(count): ile słychać dobrze? Wpisz liczbę, r jeszcze raz."
  }
  func hearingPace() -> String {
    "Jakie było tempo? 1 wolniej, 2 dobre, 3 szybciej."
  }
  func hearingTimbre() -> String {
    "Dwa razy to samo: co było wyraźniejsze? 1 pierwsze, 2 drugie, prosty ton."
  }
  func hearingNothing() -> String {
    "Nic więc nie słychać: zwiększ głośność i zacznij od nowa. Niczego nie zmieniono."
  }
  func hearingSetting(key: String, value: String) -> String {
    "\(key): \(value)."
  }
  func hearingUsual(key: String) -> String {
    "\(key): wartość domyślna."
  }
  func hearingConfirm(path: String) -> String {
    "Enter zapisuje to w \(self.quoted(path)); q kończy i niczego nie zmienia."
  }
  func hearingDone(path: String) -> String {
    "Zapisano w \(self.quoted(path)); od teraz każdy wykres będzie tak brzmiał."
  }
  func hearingLeft() -> String {
    "Niczego nie zmieniono."
  }
  func helpLearnSummary() -> String {
    "uczy dźwięków, z quizem"
  }
  func helpLearnExample1() -> String {
    "Przechodzi dźwięki jeden po drugim."
  }
  func helpLearnExample2() -> String {
    "Zadaje o nich dziesięć pytań."
  }
  func helpLearnExample3() -> String {
    "Sprawdza, co dobrze słychać, i to ustawia."
  }
  func helpLearnExample4() -> String {
    "Zadaje pytania nauczyciela."
  }
  func helpLearnOperand() -> String {
    "Własny quiz: plik CSV z kolumnami chart, question, choices i answer."
  }
  func helpLearnNote1() -> String {
    "Spacja powtarza dźwięk, n następny, b poprzedni, t zaczyna quiz."
  }
  func helpLearnNote2() -> String {
    "Cyfra odpowiada na pytanie; q kończy w każdej chwili."
  }
  func helpLearnRemark1() -> String {
    "Dźwięki są takie jak w play, z jego ustawieniami. Najlepszy wynik każdego quizu jest w learn.json obok cen."
  }
  func helpLearnRemark2() -> String {
    "We własnym quizie chart to liczby oddzielone spacjami, - zamiast brakującej, albo plik obok, przykład lub symbol; choices dzieli |, a answer jest jedną z nich."
  }
  func helpLearnRemark3() -> String {
    "Bez terminala wiersze next, back, again, quiz, leave i cyfry działają jak klawisze."
  }
  func groupLearning() -> String {
    "Nauka"
  }
  func optionQuiz() -> String {
    "Zaczyna od quizu; zamiast niego może być plik."
  }
  func optionHearing() -> String {
    "Sprawdza, które uszy, wysokości, tempo i barwa pasują, i po potwierdzeniu je ustawia."
  }
  func optionSeedOfQuiz() -> String {
    "Liczba, która za każdym razem daje ten sam quiz."
  }
  func briefQuiz() -> String {
    "Zaczyna od quizu albo własnego."
  }
  func briefHearing() -> String {
    "Sprawdza, co dobrze słychać."
  }
  func settingWaitingSound() -> String {
    "Czy co dwie sekundy słychać cichy szum, gdy terminal czeka na dostawców; domyślnie on."
  }
  func readContentConvert(command: String) -> String {
    "Najpierw go przekonwertuj: \(command)."
  }
  func readContentSaved(name: String, command: String) -> String {
    "Najpierw zapisz to pod nazwą \(name), a potem wykonaj: \(command)."
  }
  func readContentLocked(file: String) -> String {
    "Plik \(self.quoted(file)) jest chroniony hasłem."
  }
  func readContentLockedRemedy() -> String {
    "Otwórz go z hasłem w programie, w którym powstał, i zapisz kopię bez hasła."
  }
  func readContentGitPointer(file: String) -> String {
    "Plik \(self.quoted(file)) to tylko wskaźnik Git LFS do właściwego pliku."
  }
  func readContentGitPointerRemedy() -> String {
    "Pobierz właściwy plik w jego folderze: git lfs pull."
  }
  func readPackedDamaged(file: String) -> String {
    "Plik \(self.quoted(file)) jest uszkodzony i nie da się go rozpakować do końca."
  }
  func readPackedDamagedRemedy() -> String {
    "Pobierz go albo skopiuj jeszcze raz."
  }
  func readPackedTooLarge(file: String, limit: Int) -> String {
    "Spakowana zawartość \(self.quoted(file)) ma ponad \(limit) megabajtów."
  }
  func readPackedTooLargeRemedy() -> String {
    "Rozpakuj ją innym programem i podaj jej część."
  }
  func readPackedLargeWindow(file: String, limit: Int) -> String {
    "Rozpakowanie \(self.quoted(file)) wymaga ponad \(limit) megabajtów pamięci."
  }
  func readPackedLargeWindowRemedy(command: String) -> String {
    "Rozpakuj go mimo to: \(command)."
  }
  func readPackedMissing(file: String, name: String) -> String {
    "Plik \(self.quoted(file)) jest spakowany, a \(name) do rozpakowania nie jest zainstalowany."
  }
  func readPackedMissingRemedy(apt: String, dnf: String, pacman: String) -> String {
    "Zainstaluj go przez apt install \(apt), dnf install \(dnf) lub pacman -S \(pacman)."
  }
  func readWorkbookDamaged(file: String) -> String {
    "Skoroszyt \(self.quoted(file)) jest uszkodzony i nie da się go odczytać."
  }
  func readWorkbookDamagedRemedy() -> String {
    "Otwórz go w arkuszu kalkulacyjnym i zapisz ponownie."
  }
  func readWorkbookTooLarge(file: String, limit: Int) -> String {
    "Zawartość pliku \(self.quoted(file)) ma ponad \(limit) megabajtów."
  }
  func readWorkbookTooLargeRemedy() -> String {
    "Zapisz arkusz jako CSV w arkuszu kalkulacyjnym i podaj ten plik."
  }
  func readWorkbookNoCells(file: String) -> String {
    "Żaden arkusz w \(self.quoted(file)) nie ma komórek."
  }
  func readWorkbookNoCellsRemedy() -> String {
    "Podaj skoroszyt z tabelą w jednym z arkuszy."
  }
  func readWorkbookOnlyCharts(file: String) -> String {
    "Skoroszyt \(self.quoted(file)) ma arkusze z wykresami, ale żadnego z komórkami."
  }
  func readWorkbookOnlyChartsRemedy() -> String {
    "Podaj skoroszyt, z którego pochodzą liczby na wykresach."
  }
  func readWorkbookEmptySheet(file: String, name: String) -> String {
    "Arkusz \(self.quoted(name)) w \(self.quoted(file)) jest pusty."
  }
  func readWorkbookChartSheet(file: String, name: String) -> String {
    "Arkusz \(self.quoted(name)) w \(self.quoted(file)) jest wykresem i nie ma komórek."
  }
  func readWorkbookOtherSheets(names: [String]) -> String {
    "Wybierz inny arkusz: \(self.shortened(names))."
  }
  func readWorkbookUnknownSheet(file: String, name: String) -> String {
    "W skoroszycie \(self.quoted(file)) nie ma arkusza \(self.quoted(name))."
  }
  func noteSheet(name: String, sheet: String, count: Int) -> String {
    "\(name): odczytano arkusz \(self.quoted(sheet)), bo ma najwięcej wierszy z wartościami z \(count) arkuszy; inny wybiera --sheet."
  }
  func noteHiddenRows(name: String, count: Int) -> String {
    "\(name): odczytano także wiersze ukryte w skoroszycie: \(count)."
  }
  func optionSheet() -> String {
    "Arkusz skoroszytu, z nazwy lub numeru; bez tej opcji ten, który ma najwięcej wierszy z wartościami."
  }
  func readDatabaseUnreadable(file: String, reason: String) -> String {
    "Nie można odczytać bazy danych \(self.quoted(file)): \(reason)."
  }
  func readDatabaseUnreadableRemedy(command: String) -> String {
    "Sprawdź ją: \(command)."
  }
  func readDatabaseBusy(file: String) -> String {
    "Baza danych \(self.quoted(file)) jest zablokowana przez inny program, który ją zapisuje."
  }
  func readDatabaseBusyRemedy() -> String {
    "Spróbuj ponownie za chwilę."
  }
  func readDatabaseUnfinished(file: String) -> String {
    "Program, który zapisywał bazę danych \(self.quoted(file)), został przerwany i jego ostatnią zmianę trzeba najpierw cofnąć."
  }
  func readDatabaseUnfinishedRemedy(command: String) -> String {
    "Zostaw to SQLite: \(command)."
  }
  func readDatabaseLogUnreadable(file: String) -> String {
    "Baza danych \(self.quoted(file)) trzyma zmiany w dzienniku obok siebie, którego SQLite nie może otworzyć, bo w folderze nie można zapisywać."
  }
  func readDatabaseLogUnreadableRemedy() -> String {
    "Skopiuj ją do własnego folderu, razem z plikiem o tej samej nazwie z końcówką -wal, jeśli istnieje."
  }
  func readDatabaseTooMuch(file: String) -> String {
    "Odczyt bazy danych \(self.quoted(file)) wymaga za dużo pamięci albo jakaś wartość jest za długa."
  }
  func readDatabaseNoTables(file: String) -> String {
    "Baza danych \(self.quoted(file)) nie ma tabel."
  }
  func readDatabaseNoTablesRemedy() -> String {
    "Podaj taką, która ma tabelę."
  }
  func readDatabaseSeveralTables(file: String) -> String {
    "Baza danych \(self.quoted(file)) ma kilka tabel."
  }
  func readDatabaseSeveralTablesRemedy(tables: [String]) -> String {
    "Wybierz jedną opcją --table albo napisz zapytanie w --query: \(self.shortened(tables))."
  }
  func readDatabaseUnknownTable(file: String, name: String) -> String {
    "W bazie danych \(self.quoted(file)) nie ma tabeli \(self.quoted(name))."
  }
  func readDatabaseBadQuery(file: String, reason: String) -> String {
    "Nie można wykonać zapytania w bazie danych \(self.quoted(file)): \(reason)."
  }
  func readDatabaseBadQueryRemedy() -> String {
    "Popraw je, na przykład --query 'SELECT day, sold FROM sales'."
  }
  func readDatabaseNotOneQuery(file: String) -> String {
    "Zapytanie do \(self.quoted(file)) nie jest jednym zapytaniem, które tylko czyta."
  }
  func readDatabaseNotOneQueryRemedy() -> String {
    "Napisz jedno SELECT, na przykład --query 'SELECT day, sold FROM sales'."
  }
  func readDatabaseTooLong(file: String, seconds: Int) -> String {
    "Zapytanie do \(self.quoted(file)) trwa ponad \(seconds) sekund."
  }
  func readDatabaseTooLongRemedy() -> String {
    "Zapytaj o mniej, na przykład przez WHERE lub LIMIT."
  }
  func readDatabaseMissing(file: String, name: String) -> String {
    "Plik \(self.quoted(file)) jest bazą danych SQLite, a biblioteka \(name) nie jest zainstalowana."
  }
  func readNothingToChoose(file: String, option: String) -> String {
    "Źródło \(self.quoted(file)) nie ma niczego, co \(option) mogłoby wybrać."
  }
  func optionTableOfSource() -> String {
    "Tabela bazy danych, z nazwy, albo strony internetowej, z numeru."
  }
  func optionQuery() -> String {
    "Zapytanie w SQL, które czyta z bazy danych, zamiast tabeli."
  }
  func noteTableOfPage(name: String, number: Int, count: Int) -> String {
    "\(name): odczytano tabelę \(number), największą z \(count) na stronie; inną wybiera --table."
  }
  func readPageUnknownTable(file: String, asked: String) -> String {
    "Na stronie \(self.quoted(file)) nie ma tabeli \(self.quoted(asked))."
  }
  func readPageUnknownTableRemedy(count: Int) -> String {
    "Podaj w --table liczbę od 1 do \(count)."
  }
  func addressNotFetched(address: String) -> String {
    "Adres \(self.quoted(address)) nie należy do tych, które audiograph pobiera."
  }
  func addressNotFetchedRemedy() -> String {
    "Podaj taki, który zaczyna się od https:// i nie zawiera hasła."
  }
  func addressOffline(address: String) -> String {
    "Adresu \(self.quoted(address)) nie pobrano, bo obowiązuje --offline."
  }
  func addressOfflineRemedy() -> String {
    "Opuść --offline albo podaj plik."
  }
  func addressRefused(address: String, status: Int) -> String {
    "Serwer odpowiedział statusem \(status) na adres \(self.quoted(address))."
  }
  func addressTooLargeRemedy() -> String {
    "Pobierz go programem curl do pliku i podaj ten plik."
  }
  func addressRemedy() -> String {
    "Sprawdź adres i sieć albo pobierz go programem curl do pliku."
  }
  func batchAddress(address: String) -> String {
    "Źródło \(self.quoted(address)) to adres, a adresów z manifestu się nie pobiera."
  }
  func batchAddressRemedy() -> String {
    "Jeśli ufasz manifestowi, użyj --allow-addresses."
  }
  func optionAllowAddresses() -> String {
    "Pobiera źródła manifestu, które są adresami internetowymi."
  }
  func throughFailed(program: String, file: String, status: Int) -> String {
    "Program \(self.quoted(program)) zakończył się statusem \(status) dla \(self.quoted(file))."
  }
  func throughFailedRemedy() -> String {
    "Uruchom samo polecenie z --through, aby zobaczyć przyczynę."
  }
  func throughMissing(program: String) -> String {
    "Program \(self.quoted(program)) z --through nie jest zainstalowany."
  }
  func throughMissingRemedy() -> String {
    "Zainstaluj go albo sprawdź nazwę."
  }
  func throughTooLarge(program: String, limit: Int) -> String {
    "Program \(self.quoted(program)) z --through wypisał ponad \(limit) megabajtów."
  }
  func throughTooLargeRemedy() -> String {
    "Niech wypisze mniej."
  }
  func throughOddName(file: String) -> String {
    "Nazwa \(self.quoted(file)) ma znaki, które w poleceniu --through mogą coś znaczyć."
  }
  func throughOddNameRemedy() -> String {
    "Zmień nazwę pliku albo zostaw {} w poleceniu osobno."
  }
  func throughNotAFile() -> String {
    "Przez --through można czytać tylko pliki."
  }
  func throughNotAFileRemedy() -> String {
    "Najpierw zapisz dane w pliku."
  }
  func optionThrough() -> String {
    "Polecenie, które robi z pliku CSV; jego nazwa stoi w miejscu {} albo na końcu; żadna powłoka go nie czyta."
  }
  func formCommand() -> String {
    "program i jego argumenty, z zamkniętymi cudzysłowami"
  }
  func noteFormulas(name: String, count: Int) -> String {
    "\(name): formuły bez zapisanej wartości uznano za brakujące wartości: \(count); arkusz kalkulacyjny zapisuje je razem ze skoroszytem."
  }
  func bytes(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) bajt"
    case .few: "\(count) bajty"
    case .many: "\(count) bajtów"
    case _: "\(count) bajta"
    }
  }
  func cells(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) komórkę"
    case .few: "\(count) komórki"
    case .many: "\(count) komórek"
    case _: "\(count) komórki"
    }
  }
  func days(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) dzień"
    case .few: "\(count) dni"
    case .many: "\(count) dni"
    case _: "\(count) dnia"
    }
  }
  func hours(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) godzinę"
    case .few: "\(count) godziny"
    case .many: "\(count) godzin"
    case _: "\(count) godziny"
    }
  }
  func frames(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) ramkę"
    case .few: "\(count) ramki"
    case .many: "\(count) ramek"
    case _: "\(count) ramki"
    }
  }
  func rows(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) wiersz"
    case .few: "\(count) wiersze"
    case .many: "\(count) wierszy"
    case _: "\(count) wiersza"
    }
  }
  func rowsNominative(_ count: Int) -> String {
    self.rows(count)
  }
  func seconds(_ count: Double) -> String {
    switch self.plural(count) {
    case .one: "\(self.number(count)) sekundę"
    case .few: "\(self.number(count)) sekundy"
    case .many: "\(self.number(count)) sekund"
    case _: "\(self.number(count)) sekundy"
    }
  }
  func secondsGenitive(_ count: Double) -> String {
    switch self.plural(count) {
    case .one: "\(self.number(count)) sekundy"
    case .few: "\(self.number(count)) sekund"
    case .many: "\(self.number(count)) sekund"
    case _: "\(self.number(count)) sekundy"
    }
  }
  func series(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) serię"
    case .few: "\(count) serie"
    case .many: "\(count) serii"
    case _: "\(count) serii"
    }
  }
  func dates(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) datę"
    case .few: "\(count) daty"
    case .many: "\(count) dat"
    case _: "\(count) daty"
    }
  }
  func errors(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) błąd"
    case .few: "\(count) błędy"
    case .many: "\(count) błędów"
    case _: "\(count) błędu"
    }
  }
  func new(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) nowy"
    case .few: "\(count) nowe"
    case .many: "\(count) nowych"
    case _: "\(count) nowego"
    }
  }
  func newDays(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) nowy dzień"
    case .few: "\(count) nowe dni"
    case .many: "\(count) nowych dni"
    case _: "\(count) nowego dnia"
    }
  }
  func changed(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) zmieniony"
    case .few: "\(count) zmienione"
    case .many: "\(count) zmienionych"
    case _: "\(count) zmienionego"
    }
  }
  func changedDays(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) zmieniony dzień"
    case .few: "\(count) zmienione dni"
    case .many: "\(count) zmienionych dni"
    case _: "\(count) zmienionego dnia"
    }
  }
  func testSymbols(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) symbol do testów giełd"
    case .few: "\(count) symbole do testów giełd"
    case .many: "\(count) symboli do testów giełd"
    case _: "\(count) symbolu do testów giełd"
    }
  }
  func untypable(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) symbol, którego nie da się tu wpisać"
    case .few: "\(count) symbole, których nie da się tu wpisać"
    case .many: "\(count) symboli, których nie da się tu wpisać"
    case _: "\(count) symbolu, którego nie da się tu wpisać"
    }
  }
  func times(_ count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "raz"
    case _: "\(count) razy"
    }
  }
  func pointsGenitive(_ count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "\(count) punktu"
    case _: "\(count) punktów"
    }
  }
  func pointsLocative(_ count: Double) -> String {
    switch self.plural(count) {
    case .one: "\(self.number(count)) punkcie"
    case .few: "\(self.number(count)) punktach"
    case .many: "\(self.number(count)) punktach"
    case _: "\(self.number(count)) punktu"
    }
  }
  func positionsLocative(_ count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "\(count) położeniu"
    case _: "\(count) położeniach"
    }
  }
  func symbols(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) symbol"
    case .few: "\(count) symbole"
    case .many: "\(count) symboli"
    case _: "\(count) symbolu"
    }
  }
  func values(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) wartość"
    case .few: "\(count) wartości"
    case .many: "\(count) wartości"
    case _: "\(count) wartości"
    }
  }
  func valuesGenitive(_ count: Int) -> String {
    "\(count) wartości"
  }
  func valuesLocative(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) wartości"
    case .few: "\(count) wartościach"
    case .many: "\(count) wartościach"
    case _: "\(count) wartości"
    }
  }
  func along(_ count: Int, columns: String) -> String {
    switch self.plural(count) {
    case _ where count == 0: "kolejne wiersze na osi x"
    case _ where count == 1: "kolumna \(columns) na osi x"
    case _: "kolumny \(columns) na osi x"
    }
  }
  func taken(_ count: Int, columns: String) -> String {
    switch self.plural(count) {
    case _ where count == 1: "kolumna \(columns) jako wartości"
    case _: "kolumny \(columns) jako wartości"
    }
  }
  func written(_ format: String, cells: CellMark, mark: String) -> String {
    switch cells {
    case .none: format
    case .commas: "\(format) z przecinkami między komórkami"
    case .semicolons: "\(format) ze średnikami między komórkami"
    case .tabs: "\(format) z tabulatorami między komórkami"
    case .spaces: "\(format) ze spacjami między komórkami"
    case .other: "\(format) z „\(mark)” między komórkami"
    }
  }
  func fault(_ fault: JSONFault) -> String {
    switch fault {
    case .syntax: "błąd składni"
    case .unexpectedEnd: "nieoczekiwany koniec"
    case .textAfterEnd: "tekst po końcu"
    case .invalidUTF8: "nieprawidłowe UTF-8"
    case .nulCharacter: "znak NUL"
    case .repeatedKey: "powtórzona nazwa w rekordzie"
    case .tooDeep: "zbyt wiele poziomów"
    case .numberTooLarge: "za duża liczba"
    case .tooLarge: "wartości, które zajmują za dużo pamięci,"
    case .outOfMemory: "brak pamięci"
    }
  }
  func shape(_ shape: JSONShape) -> String {
    switch shape {
    case .record: "rekord"
    case .list: "lista"
    case .number: "liczba"
    case .text: "tekst"
    case .boolean: "true lub false"
    case .null: "null"
    }
  }
  func quantity(_ quantity: ScoreError.Quantity) -> String {
    switch quantity {
    case .length: "Czas trwania"
    case .speed: "Prędkość"
    case .volume: "Głośność"
    case .panWidth: "Szerokość stereo"
    case .smoothingWeight: "Waga wygładzania"
    case .smoothingWidth: "Liczba wygładzanych punktów"
    }
  }
  func kinds(_ precision: DatePrecision) -> String {
    switch precision {
    case .year: "lata"
    case .quarter: "kwartały"
    case .month: "miesiące"
    case .day: "dni"
    case .minute: "minuty"
    case .second: "sekundy"
    case .millisecond: "milisekundy"
    case .microsecond: "mikrosekundy"
    }
  }
}
