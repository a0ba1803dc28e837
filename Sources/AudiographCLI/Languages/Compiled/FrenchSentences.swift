// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the catalogues beside it by `make languages`: changes here are lost.

internal import Audiograph
internal import ChartInput
internal import JSON
internal import MarketData

protocol FrenchSentences: Sentences {}

extension FrenchSentences {
  func quote(text: String) -> String {
    "« \(text) »"
  }
  func listOr(before: String, last: String) -> String {
    "\(before) ou \(last)"
  }
  func listAnd(before: String, last: String) -> String {
    "\(before) et \(last)"
  }
  func listMore(names: String, count: Int) -> String {
    "\(names) et \(count) de plus"
  }
  func cellPlace(row: Int, column: String, file: String) -> String {
    "Ligne \(row), colonne \(self.quoted(column)) de \(self.quoted(file))"
  }
  func nearestMeant(name: String) -> String {
    "Vouliez-vous dire \(name) ?"
  }
  func dateSpan(first: CalendarDate, last: CalendarDate) -> String {
    "du \(self.date(first)) au \(self.date(last))"
  }
  func standardInput() -> String {
    "entrée standard"
  }
  func standardInputTitle() -> String {
    "Entrée standard"
  }
  func standardOutput() -> String {
    "la sortie standard"
  }
  func standardError() -> String {
    "la sortie d'erreur standard"
  }
  func columnUnnamed(number: Int) -> String {
    "Colonne \(number)"
  }
  func warning(text: String) -> String {
    "avertissement : \(text)"
  }
  func systemTooManyFiles() -> String {
    "Fermer d'autres programmes, ou autoriser plus de fichiers ouverts avec ulimit -n."
  }
  func systemReason(reason: SystemReason) -> String {
    switch reason {
    case .notPermitted: "opération non permise"
    case .notFound: "fichier ou dossier inexistant"
    case .inputOutput: "erreur d'entrée-sortie"
    case .noMemory: "mémoire insuffisante"
    case .accessDenied: "permission refusée"
    case .busy: "périphérique ou fichier occupé"
    case .exists: "le fichier existe déjà"
    case .notAFolder: "ce n'est pas un dossier"
    case .isFolder: "c'est un dossier"
    case .invalidArgument: "argument invalide"
    case .tooManyFilesInSystem: "trop de fichiers ouverts dans le système"
    case .tooManyFiles: "trop de fichiers ouverts"
    case .tooLarge: "fichier trop grand"
    case .noSpace: "plus de place sur le périphérique"
    case .readOnly: "système de fichiers en lecture seule"
    case .nameTooLong: "nom de fichier trop long"
    case .linkLoop: "trop de niveaux de liens symboliques"
    }
  }
  func internalError(type: String) -> String {
    "Erreur interne : \(type) n'a pas de message."
  }
  func internalErrorRemedy() -> String {
    "Merci de la signaler avec la commande saisie."
  }
  func providerAuthority(title: String) -> String {
    switch title {
    case "ECB": "BCE"
    case _: title
    }
  }
  func providerAuthorityAtStart(title: String) -> String {
    switch title {
    case "ECB": "La BCE"
    case _: "La \(title)"
    }
  }
  func waitSeconds(count: Double) -> String {
    self.seconds(count)
  }
  func waitMinutes(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) minute"
    case .many: "\(count) minutes"
    case _: "\(count) minutes"
    }
  }
  func waitHours(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) heure"
    case .many: "\(count) heures"
    case _: "\(count) heures"
    }
  }
  func waitDays(count: Int) -> String {
    self.days(count)
  }
  func metricName(metric: CompanyFigures.Metric) -> String {
    switch metric {
    case .revenue: "chiffre d'affaires"
    case .earnings: "résultat net"
    case .cashFlow: "flux de trésorerie d'exploitation"
    case .revenuePerShare: "chiffre d'affaires par action"
    case .earningsPerShare: "résultat net par action"
    case .cashFlowPerShare: "flux de trésorerie d'exploitation par action"
    }
  }
  func batchFormatOfLineRemedy() -> String {
    "L'omettre : l'extension de la sortie décide."
  }
  func batchSummary(done: Int, count: Int, unchanged: Int, failed: Int, firstFailed: Int) -> String {
    switch (self.plural(unchanged), self.plural(failed)) {
    case (_, _) where unchanged == 0 && failed == 0: "Écrits : \(done) sur \(count)."
    case (_, _) where unchanged == 0: "Écrits : \(done) sur \(count) ; échecs : \(failed), le premier à la ligne \(firstFailed)."
    case (_, _) where failed == 0: "Écrits : \(done) sur \(count) ; inchangés : \(unchanged)."
    case (_, _): "Écrits : \(done) sur \(count) ; inchangés : \(unchanged) ; échecs : \(failed), le premier à la ligne \(firstFailed)."
    }
  }
  func batchInterrupted(summary: String) -> String {
    "Interruption. \(summary)"
  }
  func batchProgress(done: Int, count: Int) -> String {
    "Lignes terminées : \(done) sur \(count)."
  }
  func batchShard(number: Int, count: Int) -> String {
    "Traite les lignes de la part \(number) sur \(count), selon les variables de Slurm ou de Kubernetes ; --shard 1/1 les traite toutes."
  }
  func batchWithoutJournal(problem: String) -> String {
    "avertissement : \(problem) --resume recommencera depuis le début."
  }
  func chartTooManySeriesRemedy(choice: String) -> String {
    "En choisir quelques-unes avec --only, par exemple \(choice)."
  }
  func chartStatistics(points: Int) -> String {
    "Calcul des statistiques de \(points) points."
  }
  func symbolForm(most: Int) -> String {
    "Utiliser au plus \(most) lettres, chiffres et caractères . - ^ = &."
  }
  func importReplaced(symbol: String, title: String) -> String {
    "\(symbol) : les cours de \(title) ont été remplacés."
  }
  func importReplacedImported(symbol: String) -> String {
    "\(symbol) : les cours importés ont été remplacés."
  }
  func importNoDays(symbol: String) -> String {
    "\(symbol) : aucun jour."
  }
  func importDone(symbol: String, days: Int, span: String, new: Int, changed: Int) -> String {
    switch (self.plural(new), self.plural(changed)) {
    case (_, _) where new == 0 && changed == 0: "\(symbol) : \(self.days(days)), \(span), rien de nouveau."
    case (_, _) where new == 0: "\(symbol) : \(self.days(days)), \(span), modifiés : \(changed)."
    case (_, _) where changed == 0: "\(symbol) : \(self.days(days)), \(span), nouveaux : \(new)."
    case (_, _): "\(symbol) : \(self.days(days)), \(span), nouveaux : \(new), modifiés : \(changed)."
    }
  }
  func importPatience() -> String {
    "L'importation est toujours en cours."
  }
  func importSymbols(file: String, count: Int, total: Int) -> String {
    "\(file) : \(self.symbols(count)) lus ; \(self.symbols(total)) importés en tout."
  }
  func importNamed(file: String, symbol: String) -> String {
    "\(file) : importé sous \(symbol), d'après son nom."
  }
  func importGuessed(file: String, column: String) -> String {
    "\(file) : \(self.quoted(column)) a été pris pour le cours de clôture ; --y choisit une autre colonne."
  }
  func importSkipped(file: String, count: Int) -> String {
    "\(file) : \(self.rowsSkipped(count)) sans cours de clôture."
  }
  func updateLeftAsImported(symbol: String) -> String {
    "\(symbol) : les cours importés restent tels quels."
  }
  func updateDone(symbol: String, new: Int, changed: Int, last: CalendarDate, provider: String) -> String {
    switch (self.plural(new), self.plural(changed)) {
    case (_, _) where new == 0 && changed == 0: "\(symbol) : rien de nouveau, jusqu'au \(self.date(last)), source : \(provider)."
    case (_, _) where new == 0: "\(symbol) : rien de nouveau, jours modifiés : \(changed), jusqu'au \(self.date(last)), source : \(provider)."
    case (_, _) where changed == 0: "\(symbol) : nouveaux jours : \(new), jusqu'au \(self.date(last)), source : \(provider)."
    case (_, _): "\(symbol) : nouveaux jours : \(new), jours modifiés : \(changed), jusqu'au \(self.date(last)), source : \(provider)."
    }
  }
  func updateDoneEmpty(symbol: String, new: Int, changed: Int, provider: String) -> String {
    switch (self.plural(new), self.plural(changed)) {
    case (_, _) where new == 0 && changed == 0: "\(symbol) : rien de nouveau, source : \(provider)."
    case (_, _) where new == 0: "\(symbol) : rien de nouveau, jours modifiés : \(changed), source : \(provider)."
    case (_, _) where changed == 0: "\(symbol) : nouveaux jours : \(new), source : \(provider)."
    case (_, _): "\(symbol) : nouveaux jours : \(new), jours modifiés : \(changed), source : \(provider)."
    }
  }
  func updateNothingStored() -> String {
    "Rien n'est encore enregistré. Nommer un symbole, comme dans audiograph update AAPL."
  }
  func updateFetching(count: Int) -> String {
    "Récupération des cours de \(self.symbols(count))."
  }
  func updateFetchingSymbols() -> String {
    "Récupération des listes de symboles."
  }
  func updatePart(part: UpdatePart, count: Int) -> String {
    switch part {
    case .updated: "mis à jour : \(count)"
    case .unchanged: "inchangés : \(count)"
    case .leftAsImported: "laissés tels qu'importés : \(count)"
    case .failed: "échecs : \(count)"
    }
  }
  func updateSummary(count: Int, parts: String) -> String {
    "\(self.symbols(count)) ; \(parts)."
  }
  func updateSymbols(count: Int) -> String {
    "\(self.symbols(count)) de Nasdaq."
  }
  func updateSymbolsWithout(count: Int, left: Int, tests: Int, untypable: Int) -> String {
    switch (self.plural(tests), self.plural(untypable), self.plural(left)) {
    case (_, _, _) where tests == 0: "\(self.symbols(count)) de Nasdaq. Omis : \(untypable) impossibles à saisir ici."
    case (_, _, _) where untypable == 0: "\(self.symbols(count)) de Nasdaq. Omis : \(tests) pour les essais des bourses."
    case (_, _, _): "\(self.symbols(count)) de Nasdaq. Omis : \(tests) pour les essais des bourses et \(untypable) impossibles à saisir ici."
    }
  }
  func storeReasonNoFolder() -> String {
    "ni HOME ni XDG_DATA_HOME n'est définie"
  }
  func storeReasonMissing() -> String {
    "le fichier n'existe pas"
  }
  func storeReasonNoMemory() -> String {
    "il n'y a pas de mémoire libre"
  }
  func exportScript(path: String, hash: String) -> String {
    "Le script des pages est dans \(self.quoted(path)) : \(hash)."
  }
  func exportWrote(path: String) -> String {
    "\(self.quoted(path)) a été écrit."
  }
  func exportWroteSound(path: String, duration: String) -> String {
    "\(self.quoted(path)) a été écrit, \(duration)."
  }
  func exportForeignIndex(path: String) -> String {
    "\(self.quoted(path)) n'a pas été écrit par audiograph : ce fichier reste tel quel et ne mène à aucun graphique."
  }
  func exportPatience(path: String) -> String {
    "Écriture de \(self.quoted(path)) en cours."
  }
  func figuresFetched(symbol: String, age: FigureAge, count: Int) -> String {
    switch age {
    case .unknown: "Les chiffres de \(symbol) ont été récupérés alors que l'horloge de cette machine avançait."
    case .days: "Les chiffres de \(symbol) ont été récupérés il y a \(self.days(count))."
    case .hours: "Les chiffres de \(symbol) ont été récupérés il y a \(self.hours(count))."
    case .minutes: "Les chiffres de \(symbol) ont été récupérés il y a moins d'une heure."
    }
  }
  func figuresOlder(problem: String, fetched: String) -> String {
    "avertissement : \(problem) \(fetched)"
  }
  func figuresPatience(symbol: String) -> String {
    "En attente des chiffres de \(symbol)."
  }
  func pricesFetching(symbols: [String]) -> String {
    "Récupération des cours de \(self.joined(symbols))."
  }
  func pricesFetchingLatest(symbols: [String], isOne: Bool) -> String {
    switch isOne {
    case true: "Récupération du cours de \(self.joined(symbols))."
    case false: "Récupération des cours de \(self.joined(symbols))."
    }
  }
  func pricesNotRefreshed(symbols: [String], reason: String) -> String {
    "avertissement : mise à jour impossible pour \(self.joined(symbols)) : \(self.reason(reason))"
  }
  func pricesLate(seconds: Double) -> String {
    "Aucune réponse n'est arrivée en \(self.seconds(seconds))."
  }
  func pricesJustFailed(symbol: String) -> String {
    "avertissement : \(symbol) n'a pas pu être récupéré ces cinq dernières minutes. Pour réessayer : audiograph update \(symbol)."
  }
  func pricesUsingSample(symbol: String, problem: String) -> String {
    "avertissement : \(symbol) : \(problem) L'exemple fourni est utilisé."
  }
  func pricesUsingStored(symbol: String, problem: String) -> String {
    "avertissement : \(symbol) : \(problem) Les cours enregistrés sont utilisés."
  }
  func pricesNewer(symbols: [String], last: CalendarDate) -> String {
    "Des cours plus récents de \(self.joined(symbols)) sont arrivés pendant la lecture, jusqu'au \(self.date(last)) ; relancer la lecture pour les entendre."
  }
  func companyReading(typed: String, symbol: String, name: String) -> String {
    "\(self.quoted(typed)) est compris comme \(symbol), pour \(name)."
  }
  func companyProposal(symbol: String, name: String) -> String {
    "\(symbol) pour \(name)"
  }
  func sampleLine(name: String, what: String) -> String {
    "\(name) : \(what)."
  }
  func sampleDated(name: String, what: String, first: CalendarDate, last: CalendarDate) -> String {
    "\(name) : \(what), du \(self.date(first)) au \(self.date(last))."
  }
  func deviceDefault(device: String) -> String {
    "\(device) (par défaut)"
  }
  func deviceNotResponding(device: String) -> String {
    "Le périphérique audio \(self.quoted(device)) ne répond pas encore."
  }
  func deviceRanDry(count: Int) -> String {
    "Le périphérique a manqué de données \(count) fois."
  }
  func waitAnyKey(line: String) -> String {
    "\(line) Appuyer sur une touche pour ne plus attendre."
  }
  func playStart() -> String {
    "Appuyer sur Entrée pour commencer."
  }
  func pauseEnter() -> String {
    "Entrée lance chaque son."
  }
  func pauseTyped(pause: String) -> String {
    "Pause avant les sons : \(pause), comme demandé."
  }
  func pauseSet(pause: String) -> String {
    "Pause avant les sons : \(pause), d'après les réglages."
  }
  func pauseReader(reader: String) -> String {
    "Pause avant les sons : auto, parce que \(reader) est actif."
  }
  func pauseNoReader() -> String {
    "Pause avant les sons : off, parce qu'aucun lecteur d'écran n'a été trouvé."
  }
  func pauseRemote() -> String {
    "Pause avant les sons : off, parce qu'à travers ssh aucun lecteur d'écran n'est cherché."
  }
  func pauseNoTerminal() -> String {
    "Pause avant les sons : off, parce que l'entrée ou la sortie standard n'est pas un terminal."
  }
  func pauseNoText() -> String {
    "Pause avant les sons : off, à cause de --text none."
  }
  func hintReader() -> String {
    "Avec un lecteur d'écran ou une plage braille : audiograph config reader liste les réglages qui conviennent."
  }
  func configReaders(readers: [String], settings: [String]) -> String {
    "\(self.joined(readers)) : \(self.joined(settings))."
  }
  func configReadersNone(readers: [String]) -> String {
    "\(self.joined(readers)) : annule ces réglages."
  }
  func listRemoved(list: String) -> String {
    "Supprimée : \(list)"
  }
  func listNone() -> String {
    "Il n'y a pas de liste de suivi. En créer une avec audiograph list add NAME SYMBOL."
  }
  func listAlreadyThere(symbols: [String], count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "\(self.joined(symbols)) était déjà dans la liste."
    case _: "\(self.joined(symbols)) étaient déjà dans la liste."
    }
  }
  func listLine(name: String, symbols: String) -> String {
    "\(name) : \(symbols)."
  }
  func listLineEmpty(name: String) -> String {
    "\(name) : aucun symbole."
  }
  func listSetting(key: String, value: String) -> String {
    "\(key) : \(value)."
  }
  func searchMore() -> String {
    "Il y en a d'autres ; --limit en affiche davantage."
  }
  func searchLines() -> String {
    "Saisir le début d'un nom et appuyer sur Entrée ; Ctrl-D termine la recherche."
  }
  func searchOpening() -> String {
    "Saisir le début d'un nom d'entreprise, ou un symbole. Entrée choisit le premier résultat, un numéro suivi d'Entrée en choisit un autre ; Échap termine la recherche."
  }
  func searchEnter(company: String) -> String {
    "Entrée choisit \(company)"
  }
  func searchThereAreMore() -> String {
    "Il y en a d'autres."
  }
  func searchNothing(text: String) -> String {
    "Rien ne commence par \(self.quoted(text))."
  }
  func configNothing() -> String {
    "Aucun réglage n'est défini. La liste des réglages : audiograph config -v."
  }
  func configSet(key: String, value: String, path: String) -> String {
    "\(key) : \(value), dans le fichier \(self.quoted(path))."
  }
  func configUnset(key: String, path: String) -> String {
    "\(key) : n'est plus défini, dans le fichier \(self.quoted(path))."
  }
  func configWasNotSet(key: String, path: String) -> String {
    "\(key) : non défini, dans le fichier \(self.quoted(path))."
  }
  func configReadable(path: String) -> String {
    "D'autres utilisateurs de cette machine peuvent lire \(self.quoted(path)). Saisir chmod 600 et son nom."
  }
  func configVisibleKey() -> String {
    "D'autres utilisateurs de cette machine peuvent voir une clé sur la ligne de commande. Si elle est omise, elle est lue sur l'entrée standard."
  }
  func configOverridden(variable: String) -> String {
    "La variable \(variable) est définie et l'emporte sur le fichier."
  }
  func configSecret() -> String {
    "définie"
  }
  func configLine(key: String, value: String, place: String) -> String {
    "\(key) : \(value), d'après : \(place)."
  }
  func configLineUnset(key: String) -> String {
    "\(key) : non défini."
  }
  func configMeaning(line: String, meaning: String, form: String) -> String {
    "\(line) \(meaning) Valeurs : \(form)."
  }
  func configVariable(name: String) -> String {
    "la variable \(name)"
  }
  func configFile(path: String) -> String {
    "le fichier \(self.quoted(path))"
  }
  func configCommandLine() -> String {
    "la ligne de commande"
  }
  func configTypeSecret(key: String) -> String {
    "Saisir la valeur de \(key) et appuyer sur Entrée ; elle n'est pas affichée."
  }
  func againLine(command: String) -> String {
    "De nouveau : \(command)"
  }
  func noteDerived(name: String, count: Int, total: Int) -> String {
    "\(name) : \(count) chiffres sur \(total) calculés, absents de tout dépôt."
  }
  func notePossibleSplit(name: String, date: CalendarDate, shares: String) -> String {
    "avertissement : \(name) n'est peut-être pas corrigé d'une division d'actions \(self.at(date)) : le cours a varié comme si une action en était devenue \(shares)."
  }
  func noteFurtherSplits(name: String, count: Int) -> String {
    "avertissement : \(name) n'est peut-être pas corrigé non plus d'autres divisions d'actions : \(count)."
  }
  func noteLeftOut(name: String, count: Int, compared: Int) -> String {
    switch self.plural(compared) {
    case .one: "\(name) : \(self.valuesLeftOut(count)), car une seule date peut être comparée."
    case .many: "\(name) : \(self.valuesLeftOut(count)), car seules \(compared) dates peuvent être comparées."
    case _: "\(name) : \(self.valuesLeftOut(count)), car seules \(compared) dates peuvent être comparées."
    }
  }
  func noteToldAs(name: String, form: FormName, column: String, other: String) -> String {
    switch form {
    case .scatter: "\(name) : décrit en nuage de points, \(self.quoted(column)) selon \(self.quoted(other)) ; --as line prend les lignes dans l'ordre."
    case .box: "\(name) : décrit en boîtes à moustaches, \(self.quoted(column)) par \(self.quoted(other)) ; --as line prend les lignes dans l'ordre."
    case .band: "\(name) : décrit en bande, \(self.quoted(column)) avec \(self.quoted(other)) ; --as line ignore les bornes."
    case .share: "\(name) : décrit en parts d'un tout ; --as bars donne les valeurs."
    case _: "\(name) : décrit en carte de chaleur ; --as line prend les colonnes l'une après l'autre."
    }
  }
  func noteNoOrder(name: String) -> String {
    "\(name) : l'ordre des lignes ne veut peut-être rien dire ; --as histogram dit combien de fois les valeurs reviennent."
  }
  func noteRowsSorted(name: String, row: Int) -> String {
    "\(name) : lignes triées, car elles étaient en désordre à partir de la ligne \(row)."
  }
  func noteRepeatedDates(name: String, count: Int, example: CalendarDate) -> String {
    "\(name) : \(self.rowsSkipped(count)), car leur date revient plus bas, par exemple \(self.date(example)) ; la dernière ligne compte."
  }
  func noteTimesConverted(name: String) -> String {
    "\(name) : heures converties en UTC, car leurs décalages diffèrent."
  }
  func noteEmptyRows(name: String, count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(name) : \(count) ligne vide ignorée."
    case .many: "\(name) : \(count) lignes vides ignorées."
    case _: "\(name) : \(count) lignes vides ignorées."
    }
  }
  func noteRowsWithoutPosition(name: String, count: Int, row: Int) -> String {
    "\(name) : \(self.rowsSkipped(count)) sans position le long de x, à partir de la ligne \(row)."
  }
  func notePreamble(name: String, count: Int) -> String {
    "\(name) : \(self.rowsSkipped(count)) au-dessus des en-têtes."
  }
  func noteFooter(name: String, count: Int, row: Int) -> String {
    "\(name) : \(self.rowsSkipped(count)) sous les données, à partir de la ligne \(row)."
  }
  func noteShortRows(name: String, count: Int, row: Int) -> String {
    switch self.plural(count) {
    case .one: "\(name) : \(count) ligne trop courte complétée par des valeurs manquantes, la ligne \(row)."
    case .many: "\(name) : \(count) lignes trop courtes complétées par des valeurs manquantes, à partir de la ligne \(row)."
    case _: "\(name) : \(count) lignes trop courtes complétées par des valeurs manquantes, à partir de la ligne \(row)."
    }
  }
  func noteEncoding(name: String, encoding: String) -> String {
    "\(name) : texte lu comme \(encoding), car il n'est pas en UTF-8 ; si des lettres sont fausses, --encoding NAME indique le bon encodage."
  }
  func noteQuotesInCells(name: String, row: Int) -> String {
    "\(name) : guillemets à l'intérieur de cellules lus comme du texte, à partir de la ligne \(row)."
  }
  func noteOneOfColumns(name: String, column: String, count: Int, others: [String]) -> String {
    "\(name) : colonne \(self.quoted(column)) choisie parmi \(count) colonnes de nombres ; --y en choisit d'autres : \(self.shortened(others))."
  }
  func noteHeadingsRepeated(name: String, count: Int) -> String {
    "\(name) : \(self.rowsSkipped(count)), qui répètent les en-têtes."
  }
  func noteColumnsLeftOut(name: String, count: Int, columns: [String]) -> String {
    switch self.plural(count) {
    case .one: "\(name) : colonne \(self.shortened(columns)) laissée de côté."
    case .many: "\(name) : \(count) colonnes laissées de côté : \(self.shortened(columns))."
    case _: "\(name) : \(count) colonnes laissées de côté : \(self.shortened(columns))."
    }
  }
  func noteEmptySeries(name: String, count: Int, example: String) -> String {
    switch self.plural(count) {
    case .one: "\(name) : \(count) série sans valeur omise, \(self.quoted(example))."
    case .many: "\(name) : \(count) séries sans valeur omises, comme \(self.quoted(example))."
    case _: "\(name) : \(count) séries sans valeur omises, comme \(self.quoted(example))."
    }
  }
  func noteConstantColumn(name: String, column: String, value: String) -> String {
    "\(name) : colonne \(self.quoted(column)) laissée de côté, elle vaut partout \(value)."
  }
  func noteNumbersAsTexts(name: String, columns: [String], option: String) -> String {
    "\(name) : colonnes laissées de côté, dont les nombres sont enregistrés comme texte : \(self.shortened(columns)) ; \(option) lit la première."
  }
  func noteNearlyAlongX(name: String, column: String, option: String) -> String {
    "\(name) : \(self.quoted(column)) pris comme axe x ; \(option) lit le tableau autrement."
  }
  func noteNearlyAlongRows(name: String, option: String) -> String {
    "\(name) : lignes comptées le long de l'axe x ; \(option) lit le tableau autrement."
  }
  func noteNearlyGrouping(name: String, column: String, option: String) -> String {
    "\(name) : lignes réparties en séries selon \(self.quoted(column)) ; \(option) lit le tableau autrement."
  }
  func noteNearlyOneSeries(name: String, option: String) -> String {
    "\(name) : toutes les lignes lues comme une seule série ; \(option) les répartit en séries."
  }
  func noteLimits(name: String, column: String, count: Int) -> String {
    "\(name) : pour \(self.values(count)) de \(self.quoted(column)) comme <1, seul le nombre a été retenu."
  }
  func noteFlags(name: String, column: String, count: Int) -> String {
    "\(name) : lettres ou signes ignorés après \(self.values(count)) de \(self.quoted(column))."
  }
  func noteBarsOfZeros(name: String, count: Int, row: Int) -> String {
    switch self.plural(count) {
    case .one: "\(name) : \(count) ligne de zéros sans volume traitée comme manquante, la ligne \(row)."
    case .many: "\(name) : \(count) lignes de zéros sans volume traitées comme manquantes, à partir de la ligne \(row)."
    case _: "\(name) : \(count) lignes de zéros sans volume traitées comme manquantes, à partir de la ligne \(row)."
    }
  }
  func noteSentinel(name: String, column: String, value: String, count: Int) -> String {
    "\(name) : \(value), loin du reste de \(self.quoted(column)), traité \(count) fois comme manquant."
  }
  func noteBadCells(name: String, column: String, count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(name) : \(count) cellule de \(self.quoted(column)) sans nombre traitée comme manquante."
    case .many: "\(name) : \(count) cellules de \(self.quoted(column)) sans nombre traitées comme manquantes."
    case _: "\(name) : \(count) cellules de \(self.quoted(column)) sans nombre traitées comme manquantes."
    }
  }
  func noteSeveralAtOne(name: String, points: Int, positions: Int) -> String {
    "\(name) : \(self.points(points)) pour \(self.positions(positions)) le long de x ; --aggregate mean réunit ceux d'une même position, --by les répartit en séries."
  }
  func noteTotalRow(name: String, row: String) -> String {
    "\(name) : la dernière ligne, \(self.quoted(row)), est comprise ; c'est la somme des autres."
  }
  func noteThousands(name: String, column: String, example: String) -> String {
    "\(name) : virgule de \(self.quoted(example)) dans \(self.quoted(column)) lue comme séparateur de milliers ; --decimal comma si elle est décimale."
  }
  func noteTableInField(name: String, path: String) -> String {
    "\(name) : tableau lu dans \(self.quoted(path)) ; --field en choisit un autre."
  }
  func noteLinesWithoutMatch(name: String, count: Int) -> String {
    "\(name) : \(self.rowsSkipped(count)) sans correspondance."
  }
  func noteSearchesBrokenOff(name: String, count: Int, line: Int) -> String {
    "\(name) : \(self.rowsSkipped(count)) à partir de la ligne \(line), car la recherche du motif y durait trop longtemps."
  }
  func noteIncomplete(name: String, isFirst: Bool, interval: Interval, days: String) -> String {
    switch (isFirst, interval) {
    case (true, .day): "\(name) : le premier jour est incomplet, avec des points seulement \(days)."
    case (true, .week): "\(name) : la première semaine est incomplète, avec des points seulement \(days)."
    case (true, .month): "\(name) : le premier mois est incomplet, avec des points seulement \(days)."
    case (true, .quarter): "\(name) : le premier trimestre est incomplet, avec des points seulement \(days)."
    case (false, .day): "\(name) : le dernier jour est incomplet, avec des points seulement \(days)."
    case (false, .week): "\(name) : la dernière semaine est incomplète, avec des points seulement \(days)."
    case (false, .month): "\(name) : le dernier mois est incomplet, avec des points seulement \(days)."
    case (false, .quarter): "\(name) : le dernier trimestre est incomplet, avec des points seulement \(days)."
    }
  }
  func noteOnDay(day: CalendarDate) -> String {
    self.at(day)
  }
  func noteFromTo(first: CalendarDate, last: CalendarDate) -> String {
    "du \(self.date(first)) au \(self.date(last))"
  }
  func guessStored(name: String, values: String, rows: Int) -> String {
    "\(name) : enregistré, \(values) comme valeurs, \(self.rows(rows))."
  }
  func guessWideYears(name: String, form: String, headings: String, rows: Int) -> String {
    "\(name) : lu comme \(form), les en-têtes \(headings) le long de x, chaque ligne est une année, \(self.rows(rows))."
  }
  func guessWideSeries(name: String, form: String, headings: String, by: String, rows: Int) -> String {
    "\(name) : lu comme \(form), les en-têtes \(headings) le long de x, chaque ligne est une série nommée par \(by), \(self.rows(rows))."
  }
  func guessTable(name: String, form: String, x: String, xCount: Int, values: String, valueCount: Int, by: String, rows: Int) -> String {
    let along = self.along(xCount, columns: x)
    let taken = self.taken(valueCount, columns: values)
    return switch by {
    case "": "\(name) : lu comme \(form), \(along), \(taken), \(self.rows(rows))."
    case _: "\(name) : lu comme \(form), \(along), \(taken), une série par \(by), \(self.rows(rows))."
    }
  }
  func guessRows(name: String, records: Int, parts: String) -> String {
    "\(name) : lignes : \(records) en tout, \(parts)."
  }
  func guessRowPart(part: RowPart, count: Int) -> String {
    switch part {
    case .data: "\(count) de données"
    case .headings: "\(count) d'en-têtes"
    case .preamble: "\(count) au-dessus des en-têtes"
    case .comments: "\(count) de commentaires"
    case .blank: "\(count) sans contenu"
    case .notes: "\(count) sous les données"
    case .skipped: "\(count) laissées de côté"
    }
  }
  func guessForm(format: String, cells: CellMark, mark: String, isPrices: Bool, hasDecimalCommas: Bool, hasHeadings: Bool) -> String {
    let written = self.written(format, cells: cells, mark: mark)
    return switch (isPrices, hasDecimalCommas, hasHeadings) {
    case (true, true, true): "fichier de cours en \(written) et virgules décimales"
    case (true, true, false): "fichier de cours en \(written) et virgules décimales, sans en-têtes"
    case (true, false, true): "fichier de cours en \(written)"
    case (true, false, false): "fichier de cours en \(written), sans en-têtes"
    case (false, true, true): "\(written) et virgules décimales"
    case (false, true, false): "\(written) et virgules décimales, sans en-têtes"
    case (false, false, true): "\(written)"
    case (false, false, false): "\(written), sans en-têtes"
    }
  }
  func columnsOf(name: String) -> String {
    "\(name) :"
  }
  func columnsStored(name: String) -> String {
    "\(name) : enregistré."
  }
  func columnsRead(name: String, form: String, isRecord: Bool, row: Int) -> String {
    switch isRecord {
    case true: "\(name) : lu comme \(form), premières données à l'enregistrement \(row)."
    case false: "\(name) : lu comme \(form), premières données à la ligne \(row)."
    }
  }
  func columnsContent(content: ColumnSummary.Content) -> String {
    switch content {
    case .dates: "dates"
    case .numbers: "nombres"
    case .text: "texte"
    case .empty: "vide"
    }
  }
  func columnsRole(role: ColumnSummary.Role) -> String {
    switch role {
    case .x: "le long de x"
    case .y: "comme valeurs"
    case .by: "comme noms de séries"
    }
  }
  func batchUnreadableRemedy() -> String {
    "Donner un manifeste : CSV avec les colonnes source et output, ou un enregistrement JSON par ligne."
  }
  func batchUnknownKey(line: Int, name: String) -> String {
    "La ligne \(line) du manifeste contient \(self.quoted(name)), qui n'est pas une option de ligne."
  }
  func batchUnknownKeyRemedy() -> String {
    "Utiliser source, output, ou une option citée par audiograph help batch."
  }
  func batchFormatOfLine(line: Int) -> String {
    "La ligne \(line) du manifeste contient « format », qui ne se règle pas par ligne."
  }
  func batchKeyOfWholeBatch(line: Int, name: String) -> String {
    "La ligne \(line) du manifeste contient \(self.quoted(name)), qui ne se règle pas par ligne."
  }
  func remedyLeaveItOut() -> String {
    "L'omettre."
  }
  func batchKeyOfWholeBatchRemedy(name: String) -> String {
    "Donner --\(name) à audiograph batch, pour toutes les lignes."
  }
  func batchRepeatedKey(name: String) -> String {
    "Le manifeste a plusieurs colonnes \(self.quoted(name))."
  }
  func batchRepeatedKeyRemedy() -> String {
    "Seuls source, output et les options répétables peuvent avoir plusieurs colonnes."
  }
  func batchMissingColumn(name: String) -> String {
    "Le manifeste n'a pas de colonne \(self.quoted(name))."
  }
  func batchMissingColumnRemedy() -> String {
    "Le commencer par une ligne d'en-têtes, comme source,output."
  }
  func batchMissingValue(name: String) -> String {
    "La ligne n'a pas de \(name)."
  }
  func batchMissingValueRemedy() -> String {
    "Compléter la ligne ou la supprimer."
  }
  func batchNotARecord() -> String {
    "La ligne est du JSON, mais pas un enregistrement."
  }
  func batchNotARecordRemedy() -> String {
    "Exemple : {\"source\": \"a.csv\", \"output\": \"a.wav\"}."
  }
  func batchBadValue(key: String) -> String {
    "Valeur invalide pour \(self.quoted(key))."
  }
  func batchBadValueRemedy() -> String {
    "Utiliser une chaîne ou un nombre ; true ou false seulement pour une option sans valeur."
  }
  func batchSeveralValues(key: String) -> String {
    "\(self.quoted(key)) a une liste de valeurs, mais n'en prend qu'une."
  }
  func batchSeveralValuesRemedy() -> String {
    "Donner une seule valeur."
  }
  func batchStandardInput() -> String {
    "Une ligne ne peut pas lire l'entrée standard, que toutes partageraient."
  }
  func batchStandardInputRemedy() -> String {
    "Donner un fichier ou un symbole."
  }
  func batchNotAFile(path: String) -> String {
    "Une ligne ne peut pas écrire dans \(self.quoted(path)), qui n'est pas un fichier."
  }
  func batchNotAFileRemedy() -> String {
    "Donner le nom d'un fichier, ou utiliser audiograph export."
  }
  func batchSameOutput(lines: [String], path: String) -> String {
    "Les lignes \(self.joined(lines)) du manifeste écrivent toutes deux \(self.quoted(path))."
  }
  func batchSameOutputRemedy() -> String {
    "Donner à chaque ligne sa propre sortie ; rien n'a été écrit."
  }
  func batchOutputIsInput(writer: Int, path: String, reader: Int) -> String {
    "La ligne \(writer) du manifeste écrit \(self.quoted(path)), que lit la ligne \(reader)."
  }
  func batchOutputIsInputRemedy() -> String {
    "Choisir un autre nom, ou partager le manifeste en deux ; rien n'a été écrit."
  }
  func batchOutputIsManifest(line: Int, path: String) -> String {
    "La ligne \(line) du manifeste écrit \(self.quoted(path)), qui est le manifeste lui-même."
  }
  func remedyChooseAnotherNameNothingWasWritten() -> String {
    "Choisir un autre nom ; rien n'a été écrit."
  }
  func batchOutputIsJournal(line: Int, path: String) -> String {
    "La ligne \(line) du manifeste écrit \(self.quoted(path)), qui est le journal."
  }
  func batchOutputIsResults(line: Int, path: String) -> String {
    "La ligne \(line) du manifeste écrit \(self.quoted(path)), où vont les résultats."
  }
  func batchJournalNeedsName() -> String {
    "--resume demande un journal, et un manifeste de l'entrée standard n'en a pas."
  }
  func batchJournalNeedsNameRemedy() -> String {
    "Ajouter --journal FILE, ou donner le manifeste en fichier."
  }
  func batchNotAJournal(path: String) -> String {
    "Le fichier \(self.quoted(path)) n'est pas un journal d'audiograph batch."
  }
  func batchNotAJournalRemedy() -> String {
    "Donner un autre nom à --journal, ou déplacer le fichier."
  }
  func batchLongLines(path: String, count: Int) -> String {
    "Lignes trop longues ignorées dans le journal \(self.quoted(path)) : \(count)."
  }
  func batchJournalInUse(path: String) -> String {
    "Une autre exécution utilise le journal \(self.quoted(path))."
  }
  func batchJournalInUseRemedy() -> String {
    "Attendre qu'elle ait fini, ou donner un autre nom à --journal."
  }
  func batchJournal(path: String, reason: String) -> String {
    "Impossible d'utiliser le journal \(self.quoted(path)) : \(self.reason(reason))."
  }
  func batchJournalRemedy() -> String {
    "Donner à --journal un fichier dans un dossier accessible en écriture."
  }
  func chartNoPoints() -> String {
    "Il n'y a rien à entendre : aucun point n'a de valeur."
  }
  func chartNoPointsRemedy() -> String {
    "Choisir une période plus longue."
  }
  func chartNotFinite(point: Int) -> String {
    "La valeur du point \(point) est trop grande."
  }
  func chartNotFiniteRemedy() -> String {
    "La corriger dans la source."
  }
  func chartUnequalCounts(positions: Int, values: Int) -> String {
    "Il y a \(self.positions(positions)) pour \(self.values(values))."
  }
  func chartUnequalCountsRemedy() -> String {
    "Donner à chaque valeur sa propre position."
  }
  func rangeNotALength(text: String) -> String {
    "Période invalide \(self.quoted(text)) : utiliser une longueur comme 5D, 1Y, YTD ou MAX."
  }
  func rangeNoDates() -> String {
    "Une période ou un intervalle demande des dates le long de x, et il n'y en a pas."
  }
  func rangeNoDatesRemedy() -> String {
    "Omettre --range, --from, --to et --interval."
  }
  func rangeEndBeforeStart(end: CalendarDate, start: CalendarDate) -> String {
    "La période finit avant de commencer : fin \(self.date(end)), début \(self.date(start))."
  }
  func rangeEndBeforeStartRemedy() -> String {
    "Donner à --from une date avant celle de --to."
  }
  func rangeNothingInRange(first: CalendarDate, last: CalendarDate) -> String {
    "Aucune valeur dans la période : les données vont du \(self.date(first)) au \(self.date(last))."
  }
  func remedyChooseARangeWithinTheseDates() -> String {
    "Choisir une période entre ces dates."
  }
  func rangeNoSuchColumn(column: String) -> String {
    "Les cours n'ont pas de colonne \(self.quoted(column))."
  }
  func remedyChooseAnotherValue() -> String {
    "Choisir une autre --value."
  }
  func scoreSmoothingWidth(width: Double) -> String {
    "Impossible de lisser sur \(self.number(width)) points."
  }
  func scoreSmoothingWidthRemedy(least: Double, most: Double) -> String {
    "Utiliser un nombre impair de \(self.number(least)) à \(self.number(most))."
  }
  func scoreOutOfRange(quantity: ScoreError.Quantity, value: Double) -> String {
    "\(self.quantity(quantity)) ne peut pas être \(self.number(value))."
  }
  func scoreOutOfRangeRemedy(least: Double, most: Double) -> String {
    "Utiliser un nombre de \(self.number(least)) à \(self.number(most))."
  }
  func scoreLogarithmOf(value: Double, series: String) -> String {
    "Une échelle logarithmique ne peut pas montrer la valeur \(self.number(value)) de \(self.quoted(series))."
  }
  func scoreLogarithmOfRemedy() -> String {
    "Utiliser --scale linear."
  }
  func scoreEmptyAxis(minimum: Double, maximum: Double) -> String {
    "L'axe de \(self.number(minimum)) à \(self.number(maximum)) est vide."
  }
  func scoreEmptyAxisRemedy() -> String {
    "Utiliser un --minimum sous la plus haute valeur et un --maximum au-dessus de la plus basse."
  }
  func scorePitchAboveSampleRate(sampleRate: Int, high: Double) -> String {
    "Une fréquence d'échantillonnage de \(sampleRate) ne peut pas rendre \(self.number(high)) hertz."
  }
  func scorePitchAboveSampleRateRemedy(limit: Double) -> String {
    "Utiliser une --sample-rate plus élevée, ou une --pitch-range qui finit à \(self.number(limit)) ou plus bas."
  }
  func scoreTooManyTogether(count: Int) -> String {
    "On distingue au plus quatre séries à la fois, mais il y en a \(count)."
  }
  func scoreTooManyTogetherRemedy() -> String {
    "Omettre --together, ou en choisir quatre."
  }
  func scoreNoBase(series: String) -> String {
    "La ligne de base de \(self.quoted(series)) demande une valeur avant la période, et il n'y en a pas."
  }
  func scoreNoBaseRemedy() -> String {
    "Utiliser --baseline first, ou une --range de cours plus courte."
  }
  func scoreNoCandles(series: String) -> String {
    "\(self.quoted(series)) n'a pas les cours open, high, low et close, dont --as candles a besoin."
  }
  func scoreNoCandlesRemedy() -> String {
    "Omettre --as candles, ou choisir des cours avec ces colonnes."
  }
  func scoreNoVolume(series: String) -> String {
    "Les chandeliers de \(self.quoted(series)) n'ont pas de volume, dont --volume-line a besoin."
  }
  func scoreNoVolumeRemedy() -> String {
    "Omettre --volume-line."
  }
  func chartTooManySeries(count: Int, limit: Int) -> String {
    "Le tableau a \(count) séries, mais \(limit) au plus peuvent s'entendre l'une après l'autre."
  }
  func chartTooManySeriesRemedyRows() -> String {
    "Choisir des lignes avec --where, ou utiliser audiograph describe."
  }
  func figureNotASymbol(text: String) -> String {
    "\(self.quoted(text)) ne peut pas être le symbole d'une entreprise."
  }
  func figureNotASymbolRemedy() -> String {
    "Le chercher avec audiograph search et le nom de l'entreprise."
  }
  func figureUnknownMetric(text: String, names: [String]) -> String {
    "Chiffre inconnu \(self.quoted(text)) : utiliser \(self.alternatives(names))."
  }
  func figureUnknownPeriod(text: String, names: [String]) -> String {
    "Durée inconnue \(self.quoted(text)) : utiliser \(self.alternatives(names))."
  }
  func figureUnknownCompany(symbol: String) -> String {
    "La SEC ne connaît pas le symbole \(self.quoted(symbol))."
  }
  func figureUnknownCompanyRemedy() -> String {
    "Le chercher avec audiograph search ; seules les entreprises qui déposent leurs comptes aux États-Unis ont des chiffres."
  }
  func figureNothingFiled(symbol: String) -> String {
    "\(self.quoted(symbol)) n'a déposé ni chiffre d'affaires, ni résultat net, ni flux de trésorerie d'exploitation."
  }
  func figureNothingFiledRemedy() -> String {
    "Choisir le symbole d'une entreprise ; les fonds n'ont pas ces chiffres."
  }
  func figureNothingStored(symbol: String) -> String {
    "Aucun chiffre de \(self.quoted(symbol)) n'est enregistré, et la récupération est désactivée."
  }
  func remedyLeaveOutOfflineAndUnsetThe() -> String {
    "Omettre --offline, et supprimer le réglage offline."
  }
  func figureNoPrices(source: String, value: String) -> String {
    "\(self.quoted(source)) n'est pas un fichier de cours, donc --value \(value) ne s'applique pas."
  }
  func figureNoPricesRemedy() -> String {
    "Omettre --value."
  }
  func figureNotByPeriod(symbol: String, titles: String, period: CompanyFigures.Period) -> String {
    switch period {
    case .quarter: "Les dépôts de \(self.quoted(symbol)) ne donnent cela que par an, pas par trimestre : \(titles)."
    case .year: "Les dépôts de \(self.quoted(symbol)) ne donnent cela que par trimestre, pas par an : \(titles)."
    }
  }
  func figureNotByPeriodRemedy(instead: String) -> String {
    "Essayer \(instead)."
  }
  func figureNoneInRange(symbol: String, titles: String) -> String {
    "\(self.quoted(symbol)) n'a rien déposé dans ce délai : \(titles)."
  }
  func figureNoneInRangeRemedy(options: [String]) -> String {
    "Omettre \(self.joined(options))."
  }
  func figureNoFigures(symbol: String, titles: String) -> String {
    "Absent des dépôts de \(self.quoted(symbol)) : \(titles)."
  }
  func figureNoFiguresRemedy(symbol: String) -> String {
    "Ce qui a été déposé : audiograph fundamentals \(symbol)."
  }
  func importSeveralFilesAs(symbol: String) -> String {
    "Plusieurs fichiers ne peuvent pas tous contenir les cours de \(self.quoted(symbol))."
  }
  func importSeveralFilesAsRemedy() -> String {
    "Les importer un par un, ou omettre --as pour que les noms des fichiers soient les symboles."
  }
  func importBadSymbol(text: String) -> String {
    "\(self.quoted(text)) ne peut pas être un symbole."
  }
  func importNoSymbol(name: String) -> String {
    "Le nom \(self.quoted(name)) ne peut pas être un symbole."
  }
  func importNoSymbolRemedy() -> String {
    "Donner un symbole avec --as."
  }
  func importNotDates(name: String) -> String {
    "\(self.quoted(name)) n'a pas de colonne de dates."
  }
  func importNotDatesRemedy() -> String {
    "Donner un fichier avec une colonne de dates."
  }
  func importNotDays(name: String, example: String) -> String {
    "Les dates de \(self.quoted(name)), comme \(self.quoted(example)), ne sont pas des jours."
  }
  func importNotDaysRemedy() -> String {
    "Donner un fichier avec un cours par jour."
  }
  func readNotFound(file: String) -> String {
    "Il n'y a pas de fichier \(self.quoted(file))."
  }
  func readNotFoundRemedy() -> String {
    "Vérifier le nom, ou utiliser --symbol pour un symbole."
  }
  func readIsDirectory(file: String) -> String {
    "La source \(self.quoted(file)) est un dossier."
  }
  func remedyGiveThePathOfAFile() -> String {
    "Donner le chemin d'un fichier qu'il contient."
  }
  func readUnreadable(file: String, reason: String) -> String {
    "Impossible de lire le fichier \(self.quoted(file)) : \(self.reason(reason))."
  }
  func remedyCheckItsPermissionsOrGiveAnother() -> String {
    "Vérifier ses droits d'accès, ou donner un autre fichier."
  }
  func readCannotKeep(file: String, folder: String, reason: String) -> String {
    "Les données de \(self.quoted(file)) doivent être lues deux fois, mais ne tiennent ni en mémoire ni dans \(self.quoted(folder)) : \(self.reason(reason))."
  }
  func readCannotKeepRemedy() -> String {
    "Donner un fichier, ou régler TMPDIR sur un dossier qui a de la place."
  }
  func readEmpty(file: String) -> String {
    "La source \(self.quoted(file)) est vide."
  }
  func remedyGiveAFileWithRowsOf() -> String {
    "Donner un fichier avec des lignes de nombres."
  }
  func readNoRows(file: String) -> String {
    "La source \(self.quoted(file)) a des en-têtes, mais aucune ligne."
  }
  func readTooLarge(file: String, limit: Int) -> String {
    "La source \(self.quoted(file)) doit tenir en mémoire et dépasse \(self.bytes(limit))."
  }
  func readTooLargeRemedy() -> String {
    "En donner une partie."
  }
  func readOutOfMemory(file: String) -> String {
    "La mémoire ne suffit pas pour \(self.quoted(file))."
  }
  func readOutOfMemoryRemedy() -> String {
    "En donner une partie, ou fermer d'autres programmes."
  }
  func readBadRegex(pattern: String) -> String {
    "Expression rationnelle invalide \(self.quoted(pattern))."
  }
  func readBadRegexRemedy() -> String {
    "Exemple : --regex '([0-9.]+) ms'."
  }
  func readMissingPatternLibrary(name: String) -> String {
    "Impossible d'utiliser --regex, car la bibliothèque \(name) n'est pas installée."
  }
  func readMissingPatternLibraryRemedy() -> String {
    "Installer PCRE2 (apt install libpcre2-8-0, dnf install pcre2 ou pacman -S pcre2)."
  }
  func readUnknownEncoding(name: String) -> String {
    "Il n'y a pas d'encodage \(self.quoted(name))."
  }
  func readUnknownEncodingRemedy() -> String {
    "Utiliser un nom comme windows-1250, koi8-r ou shift-jis ; iconv -l les donne tous."
  }
  func readNotInEncoding(file: String, name: String) -> String {
    "Le fichier \(self.quoted(file)) n'est pas du texte en \(name)."
  }
  func readNotInEncodingRemedy() -> String {
    "Indiquer un autre encodage, ou omettre --encoding."
  }
  func readWebAddress(address: String) -> String {
    "\(self.quoted(address)) est une adresse web et non un fichier."
  }
  func readWebAddressRemedy() -> String {
    "L'écrire avec https:// au début, et retirer --file."
  }
  func readNothingMatches(file: String, pattern: String) -> String {
    "Aucune ligne de \(self.quoted(file)) ne correspond au motif \(self.quoted(pattern))."
  }
  func readNothingMatchesRemedy() -> String {
    "Essayer le motif sur une des lignes avec grep -P."
  }
  func readEverySearchBrokenOff(file: String, line: Int) -> String {
    "Rien n'a été trouvé dans \(self.quoted(file)), et à la ligne \(line) la recherche du motif durait trop longtemps."
  }
  func readEverySearchBrokenOffRemedy() -> String {
    "Écrire le motif sans répétition de répétitions comme (a+)+."
  }
  func readNulByte(row: Int, file: String) -> String {
    "La ligne \(row) de \(self.quoted(file)) contient un octet nul."
  }
  func readNulByteRemedy() -> String {
    "Donner un fichier de texte, comme CSV ou JSON."
  }
  func readNoHeader(file: String, line: Int) -> String {
    "Aucune rangée de \(self.quoted(file)) ne commence à la ligne \(line), que nomme --header."
  }
  func readNoHeaderRemedy() -> String {
    "Donner la ligne où commencent les en-têtes, comptée à partir de 1."
  }
  func readCellTooLong(row: Int, file: String, limit: Int) -> String {
    "Une cellule de la ligne \(row) de \(self.quoted(file)) dépasse \(self.bytes(limit))."
  }
  func readCellTooLongRemedy() -> String {
    "Vérifier les guillemets à cet endroit, ou raccourcir la cellule."
  }
  func readRowTooLong(row: Int, file: String, limit: Int) -> String {
    "La ligne \(row) de \(self.quoted(file)) dépasse \(self.bytes(limit))."
  }
  func readRowTooLongRemedy() -> String {
    "Vérifier les guillemets et les fins de ligne à cet endroit."
  }
  func readUnterminatedQuote(row: Int, file: String) -> String {
    "Le guillemet de la ligne \(row) de \(self.quoted(file)) n'est jamais fermé."
  }
  func remedyCloseItOrDoubleItIf() -> String {
    "Le fermer, ou le doubler s'il fait partie du texte."
  }
  func readTextAfterQuote(row: Int, file: String) -> String {
    "La ligne \(row) de \(self.quoted(file)) a du texte après un guillemet fermant."
  }
  func readTextAfterQuoteRemedy() -> String {
    "Doubler le guillemet s'il fait partie du texte."
  }
  func readRaggedRow(row: Int, file: String, found: Int, expected: Int) -> String {
    "La ligne \(row) de \(self.quoted(file)) a \(self.cells(found)), mais la première en a \(expected)."
  }
  func readRaggedRowRemedy() -> String {
    "Corriger la ligne, ou mettre entre guillemets une cellule qui contient le séparateur."
  }
  func readBadDelimiter(character: String) -> String {
    "Séparateur invalide \(self.quoted(character))."
  }
  func readBadDelimiterRemedy() -> String {
    "Utiliser --delimiter comma, semicolon, tab ou un autre caractère ASCII."
  }
  func readUnknownColumn(file: String, column: String) -> String {
    "La source \(self.quoted(file)) n'a pas de colonne \(self.quoted(column))."
  }
  func readUnknownColumnRemedyUnnamed() -> String {
    "Afficher les colonnes avec --list-columns."
  }
  func readUnknownColumnRemedy(headings: [String]) -> String {
    "Les colonnes sont \(self.shortened(headings))."
  }
  func readAmbiguousColumn(file: String, count: Int, name: String) -> String {
    "La source \(self.quoted(file)) a \(count) colonnes nommées \(self.quoted(name))."
  }
  func readAmbiguousColumnRemedy(numbers: [String]) -> String {
    "Utiliser \(self.alternatives(numbers))."
  }
  func readNoNumericColumn(file: String) -> String {
    "La source \(self.quoted(file)) n'a pas de colonne de nombres."
  }
  func readNoNumericColumnRemedyAlone() -> String {
    "Donner un fichier avec des nombres."
  }
  func readNoNumericColumnRemedy(headings: [String]) -> String {
    "Voir ses colonnes avec --list-columns : \(self.shortened(headings))."
  }
  func readOnlyCodes(file: String, headings: [String]) -> String {
    "Les nombres de \(self.quoted(file)) ne font que compter, dater ou nommer ses lignes : \(self.shortened(headings))."
  }
  func readOnlyCodesRemedy() -> String {
    "Donner un fichier avec des nombres qui mesurent quelque chose."
  }
  func readMatrix(file: String, count: Int) -> String {
    "La source \(self.quoted(file)) est une matrice de \(count) lignes et colonnes aux mêmes noms, pas un graphique."
  }
  func readMatrixRemedy() -> String {
    "Donner un tableau avec une colonne de valeurs."
  }
  func readSingleRow(file: String, count: Int, headings: [String]) -> String {
    "La source \(self.quoted(file)) n'a qu'une ligne de \(self.numbers(count)), ce qui n'est pas un graphique : \(self.shortened(headings))."
  }
  func readSingleRowRemedy() -> String {
    "Donner un fichier avec une ligne pour chacun."
  }
  func readNoSuchRows(value: String, column: String, file: String) -> String {
    "\(self.quoted(value)) ne correspond pas à une seule valeur de la colonne \(self.quoted(column)) de \(self.quoted(file))."
  }
  func readUnknownGroup(name: String, file: String) -> String {
    "\(self.quoted(name)) ne correspond pas à une seule série de \(self.quoted(file))."
  }
  func readNoGroups(file: String, name: String) -> String {
    "Le tableau \(self.quoted(file)) n'a qu'une série, donc --only \(self.quoted(name)) ne s'applique pas."
  }
  func readNoGroupsRemedy() -> String {
    "Le répartir en séries avec --by, ou omettre --only."
  }
  func kindTooFew(form: String, needed: Int, found: Int) -> String {
    switch self.plural(found) {
    case _ where found == 1: "--as \(form) demande au moins \(needed) valeurs, et il n'y en a qu'une."
    case _: "--as \(form) demande au moins \(needed) valeurs, et il y en a \(found)."
    }
  }
  func kindTooFewRemedy(form: String) -> String {
    switch form {
    case "share": "--as bars les donne."
    case _: "--as line les prend dans l'ordre."
    }
  }
  func kindAllEqual(form: String, value: String) -> String {
    "Toutes les valeurs sont \(value), --as \(form) n'a donc rien à dire."
  }
  func kindAllEqualRemedy() -> String {
    "--as histogram les compte."
  }
  func kindNegative(name: String, value: String) -> String {
    "\(self.quoted(name)) vaut \(value), et une part d'un tout ne peut être inférieure à 0."
  }
  func kindNegativeRemedy() -> String {
    "--as bars donne les valeurs."
  }
  func kindTooManyBins(allowed: Int) -> String {
    "Cette largeur donne plus de \(allowed) classes."
  }
  func kindTooManyBinsRemedy() -> String {
    "Choisir une largeur plus grande avec --bins width:W, ou un nombre de classes avec --bins."
  }
  func kindTooManyGroups(found: Int, allowed: Int) -> String {
    "Il y a \(found) groupes, et on en distingue \(allowed) au plus."
  }
  func kindTooManyGroupsRemedy() -> String {
    "Choisir d'autres groupes avec --by, ou en écarter avec --where."
  }
  func kindRepeatedCell(row: String, column: String) -> String {
    "Deux lignes ont \(self.quoted(row)) et \(self.quoted(column))."
  }
  func kindRepeatedCellRemedy() -> String {
    "Choisir les noms avec --x et --by de sorte que chaque paire soit unique."
  }
  func kindMissing(form: String, need: FormError.Need) -> String {
    switch need {
    case .numbers: "--as \(form) demande une colonne de nombres, et le tableau n'en a plus."
    case .secondNumbers: "--as \(form) demande deux colonnes de nombres, et le tableau n'en a qu'une."
    case .bounds: "Les en-têtes ne nomment ni borne inférieure ni borne supérieure."
    case .names: "--as \(form) demande une colonne de noms, et le tableau n'en a pas."
    case .rowNames: "Une grille avec --x demande aussi la colonne qui nomme ses lignes."
    case .grid: "--as \(form) demande au moins 2 lignes et 2 colonnes de nombres."
    }
  }
  func kindMissingRemedy(need: FormError.Need) -> String {
    switch need {
    case .bounds: "Les nommer avec --band LOWER,UPPER, ou nommer la colonne des marges d'erreur avec --error."
    case .rowNames: "La nommer avec --by."
    case .grid: "--as line donne les valeurs."
    case _: "--list-columns montre ce qu'il y a."
    }
  }
  func kindNotHere(form: String, place: String) -> String {
    "\(place) n'accepte pas --as \(form)."
  }
  func kindNotHereRemedy() -> String {
    "Utiliser describe, play ou export, ou --as line."
  }
  func readNoValues(column: String, file: String) -> String {
    "Toutes les valeurs de la colonne \(self.quoted(column)) de \(self.quoted(file)) manquent."
  }
  func readNoValuesRemedy() -> String {
    "Les compléter."
  }
  func readNotANumber(place: CellLocation, text: String) -> String {
    "\(self.cell(place)) : \(self.quoted(text)) n'est pas un nombre."
  }
  func readTextNotANumber(place: CellLocation, text: String) -> String {
    "\(self.cell(place)) : \(self.quoted(text)) est enregistré comme texte et non comme nombre."
  }
  func readListInCell(place: CellLocation, text: String) -> String {
    "\(self.cell(place)) : \(self.quoted(text)) est une liste, pas un nombre."
  }
  func readListInCellRemedy() -> String {
    "Écrire un seul nombre par cellule."
  }
  func readAmbiguousComma(place: CellLocation, text: String) -> String {
    "\(self.cell(place)) : la virgule de \(self.quoted(text)) peut être décimale ou séparer les milliers."
  }
  func readAmbiguousCommaRemedy() -> String {
    "Omettre la virgule, ou écrire quatre décimales, comme 1,2340."
  }
  func readAmbiguousPoint(place: CellLocation, text: String) -> String {
    "\(self.cell(place)) : le point de \(self.quoted(text)) peut être décimal ou séparer les milliers."
  }
  func readAmbiguousPointRemedy() -> String {
    "Omettre le point, ou écrire quatre décimales, comme 1.2340."
  }
  func readNotFinite(place: CellLocation, text: String) -> String {
    "\(self.cell(place)) : \(self.quoted(text)) est trop grand pour être un nombre."
  }
  func remedyCorrectItOrLeaveItEmpty() -> String {
    "Corriger, ou laisser la cellule vide pour une valeur manquante."
  }
  func readNotAPriceFile(file: String, value: String) -> String {
    "\(self.quoted(file)) n'est pas un fichier de cours, donc --value \(value) ne s'applique pas."
  }
  func readNotAPriceFileRemedy() -> String {
    "Choisir plutôt une colonne avec --y."
  }
  func readPriceColumnMissing(file: String, column: String, value: String) -> String {
    "Le fichier de cours \(self.quoted(file)) n'a pas de colonne \(self.quoted(column)), que demande --value \(value)."
  }
  func readEmptyPosition(place: CellLocation) -> String {
    "\(self.cell(place)) est vide."
  }
  func remedyFillItInOrRemoveTheRow() -> String {
    "Compléter, ou supprimer la ligne."
  }
  func readMissingPosition(place: CellLocation, text: String) -> String {
    "\(self.cell(place)) : \(self.quoted(text)) est une valeur manquante."
  }
  func readNotAPosition(place: CellLocation, text: String) -> String {
    "\(self.cell(place)) : \(self.quoted(text)) n'est pas un nombre qui puisse être une position."
  }
  func remedyCorrectItOrRemoveTheRow() -> String {
    "Corriger, ou supprimer la ligne."
  }
  func readMixedPrecision(place: CellLocation, text: String) -> String {
    "\(self.cell(place)) : \(self.quoted(text)) n'a pas la même précision que les dates au-dessus."
  }
  func readMixedPrecisionRemedy() -> String {
    "Écrire toutes les dates de la même façon, comme 2020-12-31."
  }
  func readNotADate(place: CellLocation, text: String) -> String {
    "\(self.cell(place)) : \(self.quoted(text)) n'est pas une date."
  }
  func readAmbiguousDates(place: CellLocation, text: String) -> String {
    "\(self.cell(place)) : \(self.quoted(text)) peut commencer par le jour ou par le mois."
  }
  func readMixedDateOrder(place: CellLocation, text: String) -> String {
    "\(self.cell(place)) : \(self.quoted(text)) a le jour et le mois dans un autre ordre que les dates au-dessus."
  }
  func readMixedOffsets(place: CellLocation, text: String) -> String {
    "\(self.cell(place)) est \(self.quoted(text)), mais seules certaines heures ont un décalage par rapport à UTC."
  }
  func readMixedOffsetsRemedy() -> String {
    "Donner un décalage à toutes les heures, ou à aucune."
  }
  func readBadDateFormat(text: String) -> String {
    "Format de date invalide \(self.quoted(text))."
  }
  func readBadDateFormatRemedy() -> String {
    "Exemples : %d.%m.%Y ou %Y-%m-%d %H:%M."
  }
  func readNoDatesInFormat(file: String, format: String) -> String {
    "Aucune colonne de \(self.quoted(file)) n'a de dates au format \(self.quoted(format))."
  }
  func readNoDatesInFormatRemedy() -> String {
    "Voir les colonnes avec --list-columns."
  }
  func readBadJSON(file: String, fault: JSONFault, line: Int, column: Int) -> String {
    "Le fichier \(self.quoted(file)) n'est pas du JSON valide : \(self.fault(fault)), ligne \(line), colonne \(column)."
  }
  func remedyCorrectItThere() -> String {
    "Corriger à cet endroit."
  }
  func readFieldNotFound(path: String, file: String, part: String) -> String {
    "Le chemin \(self.quoted(path)) n'existe pas dans \(self.quoted(file)) : \(self.quoted(part)) manque."
  }
  func readFieldNotFoundRemedy() -> String {
    "Omettre --field, ou nommer un autre endroit."
  }
  func readFieldNeedsJSON(file: String) -> String {
    "Le fichier \(self.quoted(file)) n'est pas du JSON, donc --field ne s'applique pas."
  }
  func readNotATable(file: String, shape: JSONShape) -> String {
    "Les données de \(self.quoted(file)) sont \(self.shape(shape)), pas une liste ni des colonnes de nombres."
  }
  func readNotATableRemedy() -> String {
    "Donner une liste de nombres, de paires ou d'enregistrements."
  }
  func readNotATableRemedyKeys(keys: [String]) -> String {
    "Donner une liste de nombres, de paires ou d'enregistrements ; il y a \(self.shortened(keys))."
  }
  func readNoRecords(file: String) -> String {
    "La source \(self.quoted(file)) ne contient pas d'enregistrement."
  }
  func readNoRecordsRemedy() -> String {
    "Donner une liste de nombres."
  }
  func readEmptyRecords(file: String) -> String {
    "Les enregistrements de \(self.quoted(file)) sont vides."
  }
  func readEmptyRecordsRemedy() -> String {
    "Donner des enregistrements qui contiennent des nombres."
  }
  func readNotAPair(row: Int, file: String, count: Int) -> String {
    "L'enregistrement \(row) de \(self.quoted(file)) est une liste de \(self.values(count)), pas une paire."
  }
  func readNotAPairRemedy() -> String {
    "Donner des paires [x, y], des enregistrements, ou une liste de nombres."
  }
  func readJsonNumberTooLarge(line: Int, column: Int, file: String, text: String) -> String {
    "Ligne \(line), colonne \(column) de \(self.quoted(file)) : \(self.quoted(text)) est trop grand pour être un nombre."
  }
  func readJsonNumberTooLargeRemedy() -> String {
    "Corriger, ou écrire null pour une valeur manquante."
  }
  func readJsonWord(line: Int, column: Int, file: String, text: String) -> String {
    "Ligne \(line), colonne \(column) de \(self.quoted(file)) : \(self.quoted(text)) n'est pas du JSON valide."
  }
  func readJsonWordRemedy() -> String {
    "Écrire null pour une valeur manquante."
  }
  func readMixedShapes(row: Int, file: String, found: JSONShape, expected: JSONShape) -> String {
    "L'enregistrement \(row) de \(self.quoted(file)) est \(self.shape(found)), mais le premier est \(self.shape(expected))."
  }
  func readMixedShapesRemedy() -> String {
    "Donner des enregistrements d'une seule sorte."
  }
  func readUnequalColumns(file: String, column: String, count: Int, other: String, otherCount: Int) -> String {
    "Dans \(self.quoted(file)), \(self.quoted(column)) a \(self.values(count)), mais \(self.quoted(other)) en a \(otherCount)."
  }
  func readUnequalColumnsRemedy() -> String {
    "Donner des colonnes de même longueur."
  }
  func readNestedValue(row: Int, file: String, column: String) -> String {
    "Enregistrement \(row) de \(self.quoted(file)) : \(self.quoted(column)) est une liste ou un enregistrement, pas un nombre."
  }
  func readNestedValueRemedy() -> String {
    "Donner un nombre à cet endroit."
  }
  func readUnequalLists(row: Int, file: String, found: Int, expected: Int) -> String {
    "L'enregistrement \(row) de \(self.quoted(file)) est une liste de \(self.values(found)), mais le premier en a \(expected)."
  }
  func readUnequalListsRemedy() -> String {
    "Donner des listes de même longueur."
  }
  func readSeveralTables(file: String) -> String {
    "La source \(self.quoted(file)) contient plusieurs tableaux."
  }
  func readSeveralTablesRemedy(fields: [String]) -> String {
    "En donner un : \(self.shortened(fields))."
  }
  func readTooManyColumns(file: String, limit: Int) -> String {
    "Le tableau de \(self.quoted(file)) a plus de \(limit) colonnes."
  }
  func readTooManyColumnsRemedy() -> String {
    "Donner un tableau avec moins de colonnes."
  }
  func readSparseRecords(file: String) -> String {
    "Les enregistrements de \(self.quoted(file)) ont trop peu de noms en commun pour faire un tableau."
  }
  func readSparseRecordsRemedy() -> String {
    "Donner des enregistrements aux mêmes noms."
  }
  func readJsonTooLarge(file: String, limit: Int) -> String {
    "Les valeurs de \(self.quoted(file)) demanderaient plus de \(limit) mégaoctets de mémoire."
  }
  func readJsonTooLargeRemedy() -> String {
    "Les donner en CSV, ou en NDJSON avec un enregistrement par ligne."
  }
  func readNone() -> String {
    "Il n'y en a pas."
  }
  func readChoices(names: [String]) -> String {
    "Il y a \(self.shortened(names))."
  }
  func readDateFormatsNone() -> String {
    "Écrire les dates comme 2020-12-31 10:00:00.25."
  }
  func remedyUseOneOf(words: [String]) -> String {
    "Utiliser \(self.alternatives(words))."
  }
  func providerUnknownSymbol(name: String, symbol: String) -> String {
    "\(name) ne connaît pas le symbole \(self.quoted(symbol))."
  }
  func providerUnknownSymbolRemedy() -> String {
    "Le chercher avec audiograph search, ou interroger un autre fournisseur avec --provider."
  }
  func providerNoData(name: String, symbol: String) -> String {
    "\(name) n'a pas de données sur \(self.quoted(symbol)) pour la période demandée."
  }
  func providerNoDataRemedy() -> String {
    "Choisir une --range plus longue, ou interroger un autre fournisseur avec --provider."
  }
  func providerNotOffered(name: String, what: String) -> String {
    "\(name) ne propose pas cela : \(what)."
  }
  func providerNotOfferedRemedy() -> String {
    "Interroger un autre fournisseur avec --provider."
  }
  func providerKeyMissing(name: String) -> String {
    "\(name) exige une clé."
  }
  func providerKeyMissingRemedy(command: String) -> String {
    "En définir une avec \(command)."
  }
  func providerKeyRefused(name: String) -> String {
    "\(name) a refusé la clé, ou en exige une."
  }
  func providerKeyRefusedRemedy(command: String) -> String {
    "Définir la bonne avec \(command), ou interroger un autre fournisseur avec --provider."
  }
  func providerContactMissing(name: String) -> String {
    "\(name) exige une adresse de contact."
  }
  func providerContactMissingRemedy(setting: String) -> String {
    "Saisir audiograph config set \(setting) et une adresse électronique."
  }
  func providerTooManyRequests(name: String, waitingTime: String) -> String {
    "\(name) a reçu trop de requêtes et ne répondra que dans \(waitingTime)."
  }
  func providerTooManyRequestsRemedy() -> String {
    "Attendre jusque-là, ou utiliser --offline pour les données enregistrées."
  }
  func providerTooManyRequestsLater(name: String) -> String {
    "\(name) a reçu trop de requêtes et ne répondra que plus tard."
  }
  func providerTooManyRequestsLaterRemedy() -> String {
    "Attendre un moment, ou utiliser --offline pour les données enregistrées."
  }
  func providerFailed(name: String, status: Int) -> String {
    "\(name) signale une erreur, état HTTP \(status)."
  }
  func providerRejected(name: String, status: Int) -> String {
    "\(name) a rejeté la requête, état HTTP \(status)."
  }
  func providerRejectedContact(setting: String) -> String {
    "Vérifier \(setting), ou réessayer plus tard."
  }
  func providerWebPageOfStooq() -> String {
    "Stooq a envoyé une page web que seuls les navigateurs passent, avec ou sans clé."
  }
  func providerWebPageOfStooqRemedy() -> String {
    "Télécharger le fichier avec un navigateur et le lire avec audiograph import, ou interroger un autre fournisseur avec --provider."
  }
  func providerWebPage(name: String) -> String {
    "\(name) a envoyé une page web au lieu de données."
  }
  func providerWebPageRemedyKey(setting: String) -> String {
    "Vérifier \(setting) et la clé, ou se connecter au réseau."
  }
  func providerWebPageRemedy(setting: String) -> String {
    "Vérifier \(setting), ou se connecter au réseau."
  }
  func providerOtherType(name: String, type: String) -> String {
    "\(name) a envoyé des données du mauvais type, \(self.quoted(type))."
  }
  func providerOtherTypeRemedy(setting: String) -> String {
    "Vérifier \(setting), ou réessayer plus tard."
  }
  func providerMalformed(provider: String, what: String) -> String {
    "Impossible de lire la réponse du fournisseur \(provider) : \(what)."
  }
  func providerUnexpected(provider: String, what: String) -> String {
    "Impossible d'utiliser la réponse du fournisseur \(provider) : \(what)."
  }
  func providerSaid(name: String, words: String) -> String {
    "\(name) a répondu : \(self.quoted(words))."
  }
  func providerSaidRemedy() -> String {
    "Suivre cette réponse, ou interroger un autre fournisseur avec --provider."
  }
  func remedyAskAnotherProviderOrUseOffline() -> String {
    "Interroger un autre fournisseur avec --provider, ou utiliser --offline pour les données enregistrées."
  }
  func remedyTryAgainLaterOrUseOffline() -> String {
    "Réessayer plus tard, ou utiliser --offline pour les données enregistrées."
  }
  func httpProgramMissing(program: String, name: String) -> String {
    "Le programme \(self.quoted(program)), qui interroge \(name), n'est pas installé."
  }
  func httpProgramMissingRemedy() -> String {
    "L'installer (apt install curl, dnf install curl ou pacman -S curl), ou utiliser --offline."
  }
  func httpCannotStart(name: String, reason: String) -> String {
    "Impossible de lancer curl, qui interroge \(name) : \(self.reason(reason))."
  }
  func httpCannotStartRemedy() -> String {
    "Vérifier les droits d'accès de curl, ou utiliser --offline."
  }
  func httpBadAddress(text: String, name: String) -> String {
    "Adresse invalide \(self.quoted(text)) pour \(name)."
  }
  func httpBadAddressRemedy(address: String) -> String {
    "Définir pour \(address) une adresse qui commence par https, ou par http sur cette machine."
  }
  func httpCannotResolve(host: String, name: String) -> String {
    "Le serveur \(self.quoted(host)) (\(name)) est introuvable."
  }
  func remedyCheckYourNetworkOrUseOffline() -> String {
    "Vérifier le réseau, ou utiliser --offline pour les données enregistrées."
  }
  func httpCannotConnect(host: String, name: String) -> String {
    "Impossible de se connecter au serveur \(self.quoted(host)) (\(name))."
  }
  func httpInsecure(host: String, name: String) -> String {
    "Pas de connexion sûre au serveur \(self.quoted(host)) (\(name))."
  }
  func httpInsecureRemedy() -> String {
    "Vérifier l'horloge et les certificats de cette machine, ou utiliser --offline."
  }
  func httpEnded(name: String) -> String {
    "La requête à \(name) a été annulée."
  }
  func httpTimedOut(host: String, name: String, seconds: Double) -> String {
    "Le serveur \(self.quoted(host)) (\(name)) a mis plus de \(self.seconds(seconds)) à répondre."
  }
  func httpTooLarge(host: String, name: String, limit: Int) -> String {
    "Le serveur \(self.quoted(host)) (\(name)) a envoyé plus de \(self.bytes(limit))."
  }
  func httpTooLargeRemedy(address: String) -> String {
    "Vérifier \(address), ou interroger un autre fournisseur avec --provider."
  }
  func httpBadRedirect(host: String, name: String) -> String {
    "Le serveur \(self.quoted(host)) (\(name)) renvoie à une adresse interdite."
  }
  func httpTooManyRedirections(host: String, name: String, limit: Int) -> String {
    "Le serveur \(self.quoted(host)) (\(name)) redirige plus de \(limit) fois."
  }
  func httpMalformed(host: String, name: String) -> String {
    "Le serveur \(self.quoted(host)) (\(name)) a donné une réponse qui n'est pas du HTTP valide."
  }
  func httpBrokenOff(host: String, name: String) -> String {
    "La connexion au serveur \(self.quoted(host)) (\(name)) a été coupée."
  }
  func httpBrokenOffRemedy() -> String {
    "Réessayer, ou utiliser --offline pour les données enregistrées."
  }
  func httpFailed(host: String, name: String, code: Int) -> String {
    "La requête au serveur \(self.quoted(host)) (\(name)) a échoué : curl s'est terminé avec l'état \(code)."
  }
  func httpFailedRemedy() -> String {
    "Chercher cet état dans man curl, ou utiliser --offline pour les données enregistrées."
  }
  func playbackMissingLibraryRemedy(exportLine: String) -> String {
    "Installer ALSA, la bibliothèque audio de Linux (apt install alsa-utils, dnf install alsa-lib ou pacman -S alsa-lib), ou écrire le son dans un fichier : \(exportLine)"
  }
  func playbackNoSuchDeviceRemedy(exportLine: String) -> String {
    "La liste des périphériques : audiograph devices. Pour écrire le son dans un fichier : \(exportLine)"
  }
  func deviceNoneFound() -> String {
    "Aucun périphérique audio n'a été trouvé."
  }
  func deviceNoneFoundRemedy() -> String {
    "En brancher ou en configurer un, ou écrire le son dans un fichier avec audiograph export."
  }
  func deviceNoSuchDevice(device: String) -> String {
    "Il n'y a pas de périphérique audio \(self.quoted(device))."
  }
  func deviceBusy(device: String) -> String {
    "Un autre programme utilise le périphérique audio \(self.quoted(device))."
  }
  func deviceNotPermitted(device: String) -> String {
    "L'accès au périphérique audio \(self.quoted(device)) n'est pas autorisé."
  }
  func deviceServerUnreachable(device: String) -> String {
    "Le serveur de son du périphérique \(self.quoted(device)) ne répond pas."
  }
  func deviceUnsupportedConfiguration(device: String) -> String {
    "Le périphérique audio \(self.quoted(device)) ne peut pas jouer ce genre de son."
  }
  func deviceUnsupportedRate(device: String, sampleRate: Int, nearest: Int) -> String {
    "Le périphérique audio \(self.quoted(device)) ne peut pas jouer à \(sampleRate) hertz, mais à \(nearest)."
  }
  func deviceStalled(device: String, seconds: Double) -> String {
    "Le périphérique audio \(self.quoted(device)) n'accepte plus de son depuis \(self.seconds(seconds))."
  }
  func deviceMissingLibrary(name: String) -> String {
    "Impossible de jouer : la bibliothèque \(name) manque."
  }
  func deviceMissingLibraryRemedy() -> String {
    "Installer ALSA, la bibliothèque audio de Linux (apt install alsa-utils, dnf install alsa-lib ou pacman -S alsa-lib)."
  }
  func deviceSystem(device: String, reason: String) -> String {
    "Impossible de jouer sur le périphérique audio \(self.quoted(device)) : \(self.reason(reason))."
  }
  func deviceListing() -> String {
    "La liste des périphériques : audiograph devices."
  }
  func speechNoVoice() -> String {
    "Impossible de parler, car speech-dispatcher n'est pas lancé et espeak-ng n'est pas installé. Lancer l'un, ou installer l'autre (apt install espeak-ng, dnf install espeak-ng ou pacman -S espeak-ng)."
  }
  func speechNoSound(status: Int) -> String {
    "Impossible de parler, car espeak-ng a échoué avec l'état de sortie \(status). Saisir espeak-ng hello pour voir pourquoi."
  }
  func speechDevice(name: String) -> String {
    "Impossible de parler sur le périphérique audio \(self.quoted(name)). La liste des périphériques : audiograph devices."
  }
  func speechNotResponding() -> String {
    "Impossible de parler, car speech-dispatcher ou le périphérique audio ne répond pas. Le redémarrer, ou omettre --speak."
  }
  func fileSpeechNoProgram() -> String {
    "Impossible de mettre des mots dans un fichier audio, car espeak-ng n'est pas installé."
  }
  func fileSpeechNoProgramRemedy() -> String {
    "Installer espeak-ng (apt install espeak-ng, dnf install espeak-ng ou pacman -S espeak-ng), ou omettre --speak et --narrate."
  }
  func fileSpeechNoSound(status: Int) -> String {
    "Impossible de mettre des mots dans un fichier audio, car espeak-ng a échoué avec l'état de sortie \(status)."
  }
  func fileSpeechNoSoundRemedy() -> String {
    "Saisir espeak-ng test pour en voir la cause, ou omettre --speak et --narrate."
  }
  func fileSpeechCannotStart(reason: String) -> String {
    "Impossible de mettre des mots dans un fichier audio, car espeak-ng ne peut pas être lancé : \(self.reason(reason))."
  }
  func fileSpeechSilent() -> String {
    "Impossible de mettre des mots dans un fichier audio, car espeak-ng n'a rien produit."
  }
  func fileSpeechMissingLibrary(name: String) -> String {
    "Impossible de mettre des mots dans un fichier audio, car la bibliothèque \(name) n'est pas installée."
  }
  func fileSpeechMissingLibraryRemedy() -> String {
    "Installer libsamplerate (apt install libsamplerate0, dnf install libsamplerate ou pacman -S libsamplerate), ou utiliser --sample-rate 22050, la fréquence d'espeak-ng."
  }
  func fileSpeechResampling(code: Int) -> String {
    "Impossible de mettre des mots dans un fichier audio, car libsamplerate a échoué avec le numéro \(code)."
  }
  func fileSpeechResamplingRemedy() -> String {
    "Utiliser --sample-rate 22050, la fréquence d'espeak-ng."
  }
  func againNothing() -> String {
    "Il n'y a encore rien à répéter."
  }
  func againNothingRemedy() -> String {
    "Jouer, décrire ou exporter d'abord un graphique, comme avec audiograph play nile."
  }
  func againStandardInput() -> String {
    "La dernière commande a lu l'entrée standard, qui ne peut pas être relue."
  }
  func againStandardInputRemedy() -> String {
    "Mettre les données dans un fichier, et nommer celui-ci."
  }
  func againUnusable(path: String) -> String {
    "Le fichier \(self.quoted(path)) ne contient pas de commande qui puisse être répétée."
  }
  func againUnusableRemedy() -> String {
    "Jouer, décrire ou exporter un graphique, ce qui le remplace."
  }
  func againNoFolder() -> String {
    "Il n'y a pas de dossier pour la dernière commande, car ni HOME ni XDG_STATE_HOME n'est définie."
  }
  func againNoFolderRemedy() -> String {
    "En définir une."
  }
  func soundFileUnsupportedRate(kind: String, rate: Int) -> String {
    "Un fichier .\(kind) ne peut pas avoir une fréquence d'échantillonnage de \(rate)."
  }
  func soundFileUnsupportedRateRemedy(allowed: String) -> String {
    "Utiliser \(allowed)."
  }
  func soundFileNoDepth(kind: String) -> String {
    "La profondeur d'un fichier .\(kind) ne se choisit pas."
  }
  func soundFileNoDepthRemedy() -> String {
    "Omettre --bits."
  }
  func soundFileUnsupportedDepth(kind: String, depth: String) -> String {
    "Un fichier .\(kind) ne peut pas avoir une profondeur de \(depth) bits."
  }
  func soundFileUnsupportedDepthRemedy(allowed: [String]) -> String {
    "Utiliser \(self.alternatives(allowed))."
  }
  func soundFileTooLong(frameCount: Int) -> String {
    "Un son de \(self.frames(frameCount)) est trop long pour un fichier."
  }
  func remedyChooseAShorterDuration() -> String {
    "Choisir une --duration plus courte."
  }
  func soundFileEncoding(kind: String, reason: String) -> String {
    "Impossible d'écrire le fichier .\(kind) : \(self.reason(reason))."
  }
  func remedyChooseAnotherFormat() -> String {
    "Choisir un autre format."
  }
  func soundFileMissingLibrary(kind: String, name: String) -> String {
    "Impossible d'écrire le fichier .\(kind) : la bibliothèque \(name) manque."
  }
  func soundFileMissingLibraryRemedy() -> String {
    "Installer libsndfile (apt install libsndfile1, dnf install libsndfile ou pacman -S libsndfile), ou écrire un fichier .wav, qui n'a besoin d'aucune bibliothèque."
  }
  func soundFileIncomplete(written: Int, frameCount: Int, kind: String) -> String {
    "Seules \(written) trames sur \(frameCount) sont arrivées dans le fichier .\(kind)."
  }
  func sampleRatesAll() -> String {
    "une fréquence de 8000 à 192000"
  }
  func sampleRatesMultiples() -> String {
    "une fréquence jusqu'à 65535, ou un multiple de dix au-delà"
  }
  func outputInvalidPath(path: String) -> String {
    "Nom de fichier invalide \(self.quoted(path))."
  }
  func remedyChooseAnotherName() -> String {
    "Choisir un autre nom."
  }
  func outputIsFolder(path: String) -> String {
    "La sortie \(self.quoted(path)) est un dossier."
  }
  func outputIsFolderRemedy() -> String {
    "Donner le nom d'un fichier qu'il contient."
  }
  func outputNoSuchFolder(path: String, folder: String) -> String {
    "Impossible d'écrire \(self.quoted(path)) : il n'y a pas de dossier \(self.quoted(folder))."
  }
  func outputNoSuchFolderRemedy() -> String {
    "Créer d'abord le dossier, ou choisir un autre nom."
  }
  func outputFolderTakesNoFiles(path: String, folder: String) -> String {
    "Impossible d'écrire \(self.quoted(path)) : aucun fichier ne peut être créé dans \(self.quoted(folder))."
  }
  func outputNotAFolder(path: String, folder: String) -> String {
    "Impossible d'écrire \(self.quoted(path)) : \(self.quoted(folder)) n'est pas un dossier."
  }
  func outputNotPermitted(target: String) -> String {
    "L'écriture vers \(target) n'est pas autorisée."
  }
  func outputNotPermittedRemedy() -> String {
    "Choisir un autre nom, ou demander l'autorisation."
  }
  func outputReadOnlyFileSystem(path: String) -> String {
    "Le disque de \(self.quoted(path)) est en lecture seule."
  }
  func remedyWriteToAnotherPlace() -> String {
    "Écrire ailleurs."
  }
  func outputNoSpace(target: String) -> String {
    "Il n'y a plus de place pour \(target)."
  }
  func outputNoSpaceRemedy() -> String {
    "Libérer de la place, ou écrire ailleurs."
  }
  func outputTooLarge(path: String) -> String {
    "Le fichier \(self.quoted(path)) serait trop grand."
  }
  func outputNameTooLong(path: String) -> String {
    "Le nom de fichier \(self.quoted(path)) est trop long."
  }
  func outputNameTooLongRemedy() -> String {
    "Choisir un nom plus court."
  }
  func outputLinkLoop(path: String) -> String {
    "Les liens symboliques de \(self.quoted(path)) forment une boucle."
  }
  func outputOfAnotherUser(path: String, file: String) -> String {
    "La sortie \(self.quoted(path)) passe par \(self.quoted(file)), qu'un autre utilisateur a mis dans un dossier où tout le monde peut écrire."
  }
  func outputExists(path: String) -> String {
    "Le fichier \(self.quoted(path)) existe déjà."
  }
  func outputExistsRemedy() -> String {
    "Choisir un autre nom, ou omettre --no-clobber."
  }
  func outputSystem(target: String, reason: String) -> String {
    "Impossible d'écrire vers \(target) : \(self.reason(reason))."
  }
  func rebaseNoDates(series: String) -> String {
    "La variation en pourcentage demande des dates, et \(self.quoted(series)) n'en a pas le long de x."
  }
  func rebaseNoDatesRemedy() -> String {
    "Utiliser play pour des graphiques sans dates."
  }
  func rebaseNotAscending(series: String, date: CalendarDate) -> String {
    "Les dates de \(self.quoted(series)) ne sont pas croissantes : \(self.date(date))."
  }
  func rebaseNotAscendingRemedy() -> String {
    "Donner une seule ligne à chaque date."
  }
  func rebaseUnequalPrecision(series: String, precision: DatePrecision, other: String, otherPrecision: DatePrecision) -> String {
    "Les dates de \(self.quoted(series)) sont des \(self.kinds(precision)), mais celles de \(self.quoted(other)) sont des \(self.kinds(otherPrecision))."
  }
  func rebaseUnequalPrecisionRemedy() -> String {
    "Comparer des séries aux dates de même sorte."
  }
  func rebaseUnequalClocks(series: String, other: String) -> String {
    "Les heures de \(self.quoted(series)) et de \(self.quoted(other)) sont de fuseaux horaires différents."
  }
  func rebaseUnequalClocksRemedy() -> String {
    "Les donner dans un seul fuseau horaire."
  }
  func rebaseNoCommonDate(series: [String]) -> String {
    "Aucune date n'a de valeur dans toutes les séries : \(self.shortened(series))."
  }
  func remedyChooseSeriesThatOverlap() -> String {
    "Choisir des séries qui se recouvrent."
  }
  func rebaseOneCommonDate(series: [String]) -> String {
    "Une seule date a une valeur dans toutes les séries : \(self.shortened(series))."
  }
  func rebaseOneDateInRange(date: CalendarDate) -> String {
    "Une seule date de la période, \(self.date(date)), a une valeur dans toutes les séries."
  }
  func rebaseOneDateInRangeRemedy() -> String {
    "Choisir une période plus longue."
  }
  func rebaseOneInterval(interval: Interval) -> String {
    switch interval {
    case .day: "Toutes les dates comparées sont du même jour."
    case .week: "Toutes les dates comparées sont de la même semaine."
    case .month: "Toutes les dates comparées sont du même mois."
    case .quarter: "Toutes les dates comparées sont du même trimestre."
    }
  }
  func rebaseOneIntervalRemedy() -> String {
    "Choisir une période plus longue, ou un --interval plus court."
  }
  func rebaseRange(first: CalendarDate, last: CalendarDate) -> String {
    "Aucune date de la période n'a de valeur dans toutes les séries : ces dates vont du \(self.date(first)) au \(self.date(last))."
  }
  func rebaseStartNotPositive(value: Double, series: String, date: CalendarDate) -> String {
    "La variation en pourcentage ne peut pas partir de \(self.number(value)), la valeur de \(self.quoted(series)) à la première date comparée, \(self.date(date))."
  }
  func rebaseStartNotPositiveRemedy() -> String {
    "Partir d'une valeur au-dessus de 0 avec --from, ou omettre la série."
  }
  func rebaseChangeTooLarge(series: String, date: CalendarDate) -> String {
    "La variation de \(self.quoted(series)) jusqu'au \(self.date(date)) est trop grande pour être un nombre."
  }
  func rebaseChangeTooLargeRemedy() -> String {
    "Partir d'une autre date avec --from, ou omettre la série."
  }
  func refusedSeveral(choice: String) -> String {
    "Utiliser \(choice)."
  }
  func refusedIgnoreBad() -> String {
    "Corriger, ou utiliser --ignore-bad pour omettre ces cellules."
  }
  func refusedMissing(choice: String) -> String {
    "Corriger, ou utiliser \(choice) pour traiter cela comme manquant."
  }
  func refusedX(choice: String) -> String {
    "Corriger, ou choisir une autre colonne le long de x, comme \(choice)."
  }
  func refusedYAnyway(choice: String) -> String {
    "Choisir quand même une colonne de nombres, comme \(choice)."
  }
  func refusedY(choice: String) -> String {
    "Corriger, ou choisir une autre colonne, comme \(choice)."
  }
  func searchNothingFound(text: String) -> String {
    "Aucun symbole, nom d'entreprise ou mot d'un tel nom ne commence par \(self.quoted(text))."
  }
  func searchNothingFoundRemedy() -> String {
    "Saisir moins de lettres, ou un autre mot du nom."
  }
  func searchNoSymbol(text: String) -> String {
    "Aucun symbole ne commence par \(self.quoted(text))."
  }
  func searchNoSymbolRemedy() -> String {
    "Omettre --symbols pour chercher aussi dans les noms."
  }
  func exploreStandardInput() -> String {
    "Le graphique ne peut pas venir de l'entrée standard, car les touches en viennent."
  }
  func exploreStandardInputRemedy() -> String {
    "Enregistrer d'abord les données dans un fichier."
  }
  func exploreSilence(problem: String) -> String {
    "avertissement : \(problem) Seul le texte est disponible."
  }
  func settingsBadVariable(value: String, name: String, form: String) -> String {
    "Valeur invalide \(self.quoted(value)) pour la variable \(name) : utiliser \(form)."
  }
  func settingsBadValueInFile(value: String, key: String, path: String, form: String) -> String {
    "Valeur invalide \(self.quoted(value)) pour le réglage \(key) dans \(self.quoted(path)) : utiliser \(form)."
  }
  func settingsBadValue(value: String, key: String, form: String) -> String {
    "Valeur invalide \(self.quoted(value)) pour le réglage \(key) : utiliser \(form)."
  }
  func settingsBlocked(key: String, path: String, name: String) -> String {
    "Le réglage \(key) ne tient pas dans \(self.quoted(path)), où \(self.quoted(name)) est autre chose."
  }
  func settingsBlockedRemedy(name: String) -> String {
    "Supprimer \(self.quoted(name)) du fichier."
  }
  func settingsNoFolder() -> String {
    "Il n'y a pas de dossier pour les réglages, car ni HOME ni XDG_CONFIG_HOME n'est définie."
  }
  func settingsNoFolderRemedy() -> String {
    "En définir une, ou nommer un fichier avec --config."
  }
  func settingsRelativeFolder(name: String) -> String {
    "La variable \(name) est ignorée, car ce n'est pas un chemin absolu."
  }
  func settingsUnset(key: String) -> String {
    "Le réglage \(key) n'est pas défini."
  }
  func settingsUnsetRemedy(key: String, isSecret: Bool) -> String {
    switch isSecret {
    case true: "Le définir avec audiograph config set \(key)."
    case false: "Le définir avec audiograph config set \(key) VALUE."
    }
  }
  func settingsConflict(settings: [String], count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "Le réglage \(self.joined(settings)) vaut ici aussi."
    case _: "Les réglages \(self.joined(settings)) valent ici aussi."
    }
  }
  func formSeconds(least: Double, most: Double) -> String {
    "un nombre de secondes de \(self.number(least)) à \(self.number(most))"
  }
  func formPath() -> String {
    "le chemin d'un fichier"
  }
  func formAddress() -> String {
    "une adresse qui commence par https, ou par http sur cette machine"
  }
  func formSecret() -> String {
    "une clé"
  }
  func formContact() -> String {
    "une adresse électronique, pas une adresse web"
  }
  func formKeys() -> String {
    "des caractères et des noms de touches comme left, séparés par des espaces"
  }
  func formProgram() -> String {
    "un programme et ses arguments, séparés par des espaces"
  }
  func formDevice() -> String {
    "le nom d'un périphérique audio"
  }
  func formText() -> String {
    "un texte sur une ligne"
  }
  func settingsFileNotFound(path: String) -> String {
    "Il n'y a pas de fichier de réglages \(self.quoted(path))."
  }
  func settingsFileNotFoundRemedy() -> String {
    "Vérifier le nom, ou omettre --config."
  }
  func settingsFileIsFolder(path: String) -> String {
    "Le fichier de réglages \(self.quoted(path)) est un dossier."
  }
  func settingsFileUnreadable(path: String, reason: String) -> String {
    "Impossible de lire le fichier de réglages \(self.quoted(path)) : \(self.reason(reason))."
  }
  func settingsFileUnreadableRemedy() -> String {
    "Vérifier ses droits d'accès, ou en nommer un autre avec --config."
  }
  func settingsFileTooLarge(path: String) -> String {
    "Le fichier de réglages \(self.quoted(path)) est trop grand."
  }
  func settingsFileTooLargeRemedy() -> String {
    "En nommer un autre avec --config."
  }
  func settingsFileMalformed(path: String, fault: JSONFault, line: Int, column: Int) -> String {
    "Le fichier de réglages \(self.quoted(path)) n'est pas du JSON valide : \(self.fault(fault)), ligne \(line), colonne \(column)."
  }
  func settingsFileNotARecord(path: String, shape: JSONShape) -> String {
    "Le fichier de réglages \(self.quoted(path)) contient \(self.shape(shape)), pas un enregistrement."
  }
  func settingsFileNotARecordRemedy() -> String {
    "Écrire les réglages comme {\"words\": \"speech\"}."
  }
  func settingsUnknownNames(path: String, names: [String]) -> String {
    "Le fichier de réglages \(self.quoted(path)) contient des noms qui ne sont pas des réglages : \(self.shortened(names))."
  }
  func sourceUnknownSymbol(symbol: String) -> String {
    "Il n'y a pas de cours pour \(self.quoted(symbol))."
  }
  func sourceUnknownSymbolSamples(all: [String]) -> String {
    "Utiliser un des exemples \(self.joined(all)), ou donner le chemin d'un fichier, comme ./prices.csv."
  }
  func sourceUnknownSymbolNear(near: [String]) -> String {
    "Vouliez-vous dire \(self.alternatives(near)) ? Pour un fichier, donner son chemin, comme ./prices.csv."
  }
  func sourceNearName(text: String) -> String {
    "\(self.quoted(text)) n’est pas un exemple, et aucune liste ni aucun fichier ici ne porte ce nom."
  }
  func sourceNearNameRemedy(near: String, text: String) -> String {
    "Vouliez-vous dire \(near) ? Avec --symbol, les cours de \(self.quoted(text)) sont demandés."
  }
  func sourceNotASymbol(text: String) -> String {
    "\(self.quoted(text)) n'est ni un fichier ni un symbole."
  }
  func sourceNotASymbolRemedy() -> String {
    "Donner le chemin d'un fichier, comme ./prices.csv, ou un symbole comme AAPL."
  }
  func sourceSeveralCompanies(text: String) -> String {
    "Les noms de plusieurs entreprises commencent par \(self.quoted(text))."
  }
  func sourceSeveralCompaniesRemedy(companies: [String]) -> String {
    "Saisir \(self.alternatives(companies))."
  }
  func sourceNothingStored(symbol: String) -> String {
    "Aucun cours de \(self.quoted(symbol)) n'est enregistré, et la récupération est désactivée."
  }
  func sourceNothingStoredRemedy() -> String {
    "Omettre --offline et supprimer le réglage offline pour les récupérer, ou donner un fichier."
  }
  func sourceNothingStoredNear(near: [String]) -> String {
    "Vouliez-vous dire \(self.alternatives(near)) ? Sinon omettre --offline, et supprimer le réglage offline."
  }
  func sourceLatestOffline(symbol: String) -> String {
    "Le dernier cours de \(self.quoted(symbol)) doit être récupéré, et la récupération est désactivée."
  }
  func sourceLatestOfflineRemedy() -> String {
    "Omettre --offline et supprimer le réglage offline, ou demander avec last le dernier cours enregistré."
  }
  func sourceNoSamples(symbol: String, folders: String) -> String {
    "Les données d'exemple de \(self.quoted(symbol)) ne sont pas dans \(self.quoted(folders))."
  }
  func sourceNoSamplesRemedy() -> String {
    "Régler AUDIOGRAPH_SAMPLES sur leur dossier, ou donner le chemin d'un fichier, comme ./prices.csv."
  }
  func consoleCannotWriteRemedy() -> String {
    "La rediriger ailleurs."
  }
  func storeCannotOpen(path: String, reason: String) -> String {
    "Impossible d'ouvrir la base de cours \(self.quoted(path)) : \(self.reason(reason))."
  }
  func storeCannotOpenRemedy() -> String {
    "Vérifier son dossier, ou nommer un autre fichier avec --store."
  }
  func storeDamagedReadOnly(path: String) -> String {
    "La base de cours \(self.quoted(path)) est endommagée."
  }
  func storeDamagedReadOnlyRemedy() -> String {
    "Une commande qui peut y écrire, comme audiograph update, la mettra de côté."
  }
  func storeDamaged(path: String, reason: String) -> String {
    "La base de cours \(self.quoted(path)) est endommagée et ne peut pas être mise de côté : \(self.reason(reason))."
  }
  func storeDamagedRemedy() -> String {
    "La déplacer à la main, ou nommer un autre fichier avec --store."
  }
  func storeFoundDamagedAndMoved(path: String, copy: String) -> String {
    "La base de cours \(self.quoted(path)) était endommagée et se trouve maintenant dans \(self.quoted(copy))."
  }
  func remedyRunTheCommandAgainItStarts() -> String {
    "Relancer la commande ; elle commence avec une base vide."
  }
  func storeFoundDamaged(path: String) -> String {
    "La base de cours \(self.quoted(path)) était endommagée."
  }
  func storeForeign(path: String) -> String {
    "Le fichier \(self.quoted(path)) n'est pas une base de cours d'audiograph."
  }
  func storeForeignRemedy() -> String {
    "Nommer un autre fichier avec --store."
  }
  func storeTooNew(path: String) -> String {
    "La base de cours \(self.quoted(path)) vient d'une version plus récente d'audiograph."
  }
  func storeTooNewRemedy() -> String {
    "Utiliser cette version, ou nommer un autre fichier avec --store."
  }
  func storeChangedMeanwhile() -> String {
    "Les nouveaux cours n'ont pas été enregistrés, car d'autres sont arrivés entre-temps d'une autre source."
  }
  func storeChangedMeanwhileRemedy() -> String {
    "Relancer la commande pour les remplacer."
  }
  func storeBusy(path: String) -> String {
    "Un autre programme utilise la base de cours \(self.quoted(path)) depuis plus de 10 secondes."
  }
  func storeBusyRemedy() -> String {
    "Réessayer quand il aura fini."
  }
  func storeDiskFull(path: String) -> String {
    "Il n'y a plus de place pour la base de cours \(self.quoted(path))."
  }
  func storeDiskFullRemedy() -> String {
    "Libérer de la place, ou nommer un fichier d'un autre disque avec --store."
  }
  func storeReadOnly(path: String) -> String {
    "La base de cours \(self.quoted(path)) est en lecture seule."
  }
  func storeReadOnlyRemedy() -> String {
    "Vérifier les droits d'accès du fichier et de son dossier, ou nommer un autre fichier avec --store."
  }
  func storeMissingLibrary(path: String, library: String) -> String {
    "Impossible d'ouvrir la base de cours \(self.quoted(path)) : la bibliothèque \(library) manque."
  }
  func storeMissingLibraryRemedy() -> String {
    "Installer SQLite (apt install libsqlite3-0, dnf install sqlite-libs ou pacman -S sqlite)."
  }
  func storeOldLibrary(path: String, needed: String, found: String) -> String {
    "Impossible d'ouvrir la base de cours \(self.quoted(path)) : il faut SQLite \(needed), et la version \(found) est installée."
  }
  func storeOldLibraryRemedy() -> String {
    "Installer un SQLite plus récent, ou audiograph par sa wheel ou son archive, qui contiennent le leur."
  }
  func storeFailed(path: String, reason: String) -> String {
    "Impossible d'utiliser la base de cours \(self.quoted(path)) : \(self.reason(reason))."
  }
  func storeFailedRemedy() -> String {
    "Réessayer, ou nommer un autre fichier avec --store."
  }
  func symbolListNotFound(path: String) -> String {
    "Il n'y a pas de fichier \(self.quoted(path))."
  }
  func symbolListNotFoundRemedy() -> String {
    "Vérifier le nom."
  }
  func symbolListUnreadable(path: String, reason: String) -> String {
    "Impossible de lire le fichier \(self.quoted(path)) : \(self.reason(reason))."
  }
  func symbolListEmpty(path: String) -> String {
    "La liste \(self.quoted(path)) est vide."
  }
  func symbolListEmptyRemedy() -> String {
    "Donner un fichier avec les en-têtes Symbol et Name."
  }
  func symbolListMissingColumn(path: String, heading: String) -> String {
    "La liste \(self.quoted(path)) n'a pas de colonne \(self.quoted(heading))."
  }
  func symbolListMissingColumnRemedy() -> String {
    "Donner un fichier dont la première ligne a les en-têtes Symbol et Name."
  }
  func symbolListRaggedRow(row: Int, path: String, found: Int, expected: Int) -> String {
    "La ligne \(row) de \(self.quoted(path)) a \(self.cells(found)), mais la première en a \(expected)."
  }
  func symbolListRaggedRowRemedy() -> String {
    "Corriger la ligne ; les noms avec des virgules demandent des guillemets."
  }
  func symbolListBadSymbol(row: Int, path: String, text: String) -> String {
    "Ligne \(row) de \(self.quoted(path)) : \(self.quoted(text)) ne peut pas être un symbole."
  }
  func symbolListMissingName(row: Int, path: String) -> String {
    "La ligne \(row) de \(self.quoted(path)) n'a pas de nom."
  }
  func symbolListMissingNameRemedy() -> String {
    "La compléter, ou la supprimer."
  }
  func symbolListUnterminatedQuote(row: Int, path: String) -> String {
    "Le guillemet de la ligne \(row) de \(self.quoted(path)) n'est jamais fermé."
  }
  func symbolListNotText(row: Int, path: String) -> String {
    "La ligne \(row) de \(self.quoted(path)) n'est pas du texte en UTF-8."
  }
  func symbolListNotTextRemedy() -> String {
    "Convertir le fichier avec iconv."
  }
  func updateOffline() -> String {
    "Rien n'a été mis à jour, car la récupération est désactivée."
  }
  func updateUnchecked(symbol: String) -> String {
    "\(symbol) : les nouveaux jours ne recouvrent pas ceux qui sont enregistrés, donc une division d'actions entre eux passerait inaperçue."
  }
  func updateMissing(symbol: String, first: CalendarDate, last: CalendarDate) -> String {
    "\(symbol) : les jours du \(self.date(first)) au \(self.date(last)) manquent."
  }
  func usageUnknownCommand(name: String) -> String {
    "Commande inconnue \(self.quoted(name))."
  }
  func usageUnknownCommandRemedy(names: [String]) -> String {
    "Utiliser \(self.alternatives(names))."
  }
  func usageUnknownOptionOf(name: String, command: String) -> String {
    "Option inconnue \(self.quoted(name)) pour audiograph \(command)."
  }
  func usageUnknownOptionOfRemedy(command: String) -> String {
    "La liste de ses options : audiograph help \(command)."
  }
  func usageUnknownOption(name: String) -> String {
    "Option inconnue \(self.quoted(name))."
  }
  func usageUnknownOptionRemedy() -> String {
    "La liste des commandes : audiograph help."
  }
  func usageAmbiguousOption(name: String) -> String {
    "L'option \(self.quoted(name)) est ambiguë."
  }
  func usageAmbiguousOptionRemedy(candidates: [String]) -> String {
    "Utiliser \(self.alternatives(candidates))."
  }
  func usageMissingValue(option: String) -> String {
    "L'option \(option) demande une valeur."
  }
  func usageMissingValueRemedy(option: String, placeholder: String) -> String {
    "Saisir \(option) \(placeholder)."
  }
  func usageUnexpectedValue(option: String, value: String) -> String {
    "L'option \(option) ne prend pas de valeur, mais \(self.quoted(value)) a été donné."
  }
  func usageUnexpectedValueRemedy(option: String) -> String {
    "Saisir \(option) seul."
  }
  func usageUnknownWord(value: String, option: String, words: [String]) -> String {
    "Valeur invalide \(self.quoted(value)) pour \(option) : utiliser \(self.alternatives(words))."
  }
  func usageMalformedValue(value: String, option: String, form: String) -> String {
    "Valeur invalide \(self.quoted(value)) pour \(option) : utiliser \(form)."
  }
  func usageContradiction(first: String, second: String) -> String {
    "\(first) et \(second) ne vont pas ensemble."
  }
  func remedyLeaveOneOfThemOut() -> String {
    "Omettre l'un des deux."
  }
  func usageMissingOperand(placeholder: String, command: String) -> String {
    "Il manque \(placeholder) pour audiograph \(command)."
  }
  func usageMissingOperandRemedy(example: String) -> String {
    "Par exemple : \(example)"
  }
  func usageTooManyOperands(extra: String, command: String) -> String {
    "Argument inattendu \(self.quoted(extra)) pour audiograph \(command)."
  }
  func usageTooManyOperandsRemedyHelp() -> String {
    "L'omettre, ou saisir audiograph help."
  }
  func usageRangeAsOperand(extra: String) -> String {
    "Saisir --range \(extra)."
  }
  func usageTooManyOperandsRemedy(command: String) -> String {
    "L'omettre, ou saisir audiograph help \(command)."
  }
  func usageUnknownOperand(word: String, command: String, words: [String]) -> String {
    "Argument invalide \(self.quoted(word)) pour audiograph \(command) : utiliser \(self.alternatives(words))."
  }
  func usageEmptySource() -> String {
    "Une source est vide."
  }
  func usageEmptySourceRemedy() -> String {
    "Donner un fichier, un symbole, ou - pour l'entrée standard."
  }
  func usageRangeAsSource(length: String) -> String {
    "\(self.quoted(length)) est une période, pas une source."
  }
  func usageRangeAsSourceRemedy(length: String) -> String {
    "Saisir --range \(length), ou ajouter --symbol si c'est un symbole."
  }
  func usageComparisonOfOne() -> String {
    "Une comparaison demande au moins deux sources."
  }
  func usageComparisonOfOneRemedy() -> String {
    "En ajouter une, comme dans audiograph compare AAPL MSFT, ou utiliser play --rebase."
  }
  func usageEmptyName(option: String) -> String {
    "Le nom de fichier pour \(option) est vide."
  }
  func usageEmptyNameRemedy() -> String {
    "Donner le nom d'un fichier."
  }
  func usageMissingOutput() -> String {
    "Il manque une sortie pour audiograph export."
  }
  func usageMissingOutputRemedy() -> String {
    "Ajouter -o FILE, par exemple -o a.wav."
  }
  func usageNeedsOutput(option: String) -> String {
    "\(option) est sans effet sans fichier de sortie."
  }
  func usageNeedsOutputRemedy(option: String) -> String {
    "Ajouter -o FILE, par exemple -o a.wav, ou omettre \(option)."
  }
  func usageNeedsRound(option: String) -> String {
    "\(option) est sans effet sans un tour."
  }
  func usageNeedsRoundRemedy(option: String) -> String {
    "Jouer une liste seule, comme audiograph play @tech, ou omettre \(option)."
  }
  func usageNeedsCandles(option: String) -> String {
    "\(option) est sans effet sans chandeliers."
  }
  func usageNeedsCandlesRemedy() -> String {
    "Ajouter --as candles, ou omettre l'option."
  }
  func usageOutputIsFolderRemedy() -> String {
    "Donner le nom d'un fichier qu'il contient, comme a.wav."
  }
  func usageUnknownEnding(path: String) -> String {
    "Le nom \(self.quoted(path)) ne dit pas quel format écrire."
  }
  func usageUnknownEndingRemedy(endings: [String]) -> String {
    "Le terminer par \(self.alternatives(endings)), ou ajouter --format."
  }
  func usageMissingFormat() -> String {
    "La sortie standard demande un format."
  }
  func usageMissingFormatRemedy(formats: [String]) -> String {
    "Ajouter --format avec \(self.alternatives(formats))."
  }
  func usageStandardOutputTwice() -> String {
    "La sortie standard est donnée deux fois comme sortie."
  }
  func usageStandardOutputTwiceRemedy() -> String {
    "Donner - une fois, et des fichiers pour les autres sorties."
  }
  func usageSoundToStandardOutput() -> String {
    "La sortie standard est un terminal, qui ne peut pas recevoir de son."
  }
  func usageSoundToStandardOutputRemedy() -> String {
    "La rediriger vers un tube ou un fichier, ou ajouter -o FILE."
  }
  func usageNothingHoldsCues() -> String {
    "Aucune sortie ne peut contenir les repères de --cues."
  }
  func usageNothingHoldsCuesRemedy() -> String {
    "Ajouter un fichier WAV, comme -o a.wav, ou omettre --cues."
  }
  func usageSpeechWithoutSound(option: String) -> String {
    "Aucune sortie ne peut contenir les mots de \(option)."
  }
  func usageSpeechWithoutSoundRemedy(option: String) -> String {
    "Ajouter un fichier audio, comme -o a.wav, ou omettre \(option)."
  }
  func usageSoundToTerminal(path: String) -> String {
    "La sortie \(self.quoted(path)) est un terminal, qui ne peut pas recevoir de son."
  }
  func usageSoundToTerminalRemedy() -> String {
    "Utiliser -o FILE, par exemple -o a.wav."
  }
  func usageStandardInputTwice() -> String {
    "L'entrée standard est donnée deux fois comme source."
  }
  func usageStandardInputTwiceRemedy() -> String {
    "Donner - une fois, et des fichiers pour les autres sources."
  }
  func usageOutputIsInput(path: String) -> String {
    "La sortie \(self.quoted(path)) est aussi une entrée."
  }
  func usageOutputIsInputRemedy() -> String {
    "Choisir un autre nom pour la sortie."
  }
  func usageSameOutputTwice(path: String) -> String {
    "La sortie \(self.quoted(path)) est donnée deux fois."
  }
  func usageSameOutputTwiceRemedy() -> String {
    "Donner à chaque sortie son propre nom."
  }
  func usageEmptyAxis(minimum: Double, maximum: Double) -> String {
    "L'axe de --minimum \(self.number(minimum)) à --maximum \(self.number(maximum)) est vide."
  }
  func usageEmptyAxisRemedy() -> String {
    "Donner un minimum sous le maximum."
  }
  func usageValueOfColumns() -> String {
    "--value choisit un cours d'un fichier de cours et --y une colonne."
  }
  func usageEmptyPlace() -> String {
    "X est vide."
  }
  func usageEmptyPlaceRemedy(words: [String]) -> String {
    "Donner une date, un nombre, une catégorie, ou \(self.alternatives(words))."
  }
  func usageWordsTooLong(limit: Int) -> String {
    "Aucune phrase sur le graphique ne tient dans --max-length \(limit)."
  }
  func usageWordsTooLongRemedy(needed: Int) -> String {
    "Utiliser --max-length \(needed) ou plus."
  }
  func usageNotUTF8(shown: String) -> String {
    "Un argument n'est pas de l'UTF-8 valide : « \(shown) »."
  }
  func usageNotUTF8Remedy() -> String {
    "Renommer le fichier, ou le lire sur l'entrée standard."
  }
  func usageEmptyText(option: String) -> String {
    "Le texte pour \(option) est vide."
  }
  func usageEmptyTextRemedy(option: String) -> String {
    "Donner un texte, ou omettre \(option)."
  }
  func usageLogarithmicAxis(option: String) -> String {
    "Une échelle logarithmique demande des valeurs au-dessus de 0, donc \(option) ne va pas avec elle."
  }
  func usageLogarithmicAxisRemedy(option: String) -> String {
    "Omettre \(option), ou utiliser --scale linear."
  }
  func usageSameColumnTwice(column: String) -> String {
    "La colonne \(self.quoted(column)) est choisie deux fois."
  }
  func usageSameColumnTwiceRemedy() -> String {
    "Donner une colonne différente à chaque --y."
  }
  func usageJsonOfColumns() -> String {
    "--json ne va ici qu'avec --list-columns."
  }
  func usageJsonOfColumnsRemedy(facts: String) -> String {
    "Pour les faits d'un graphique, utiliser \(facts)."
  }
  func usageEmptySearch() -> String {
    "TEXT est vide."
  }
  func usageEmptySearchRemedy() -> String {
    "Donner le début d'un nom d'entreprise, ou d'un mot de ce nom."
  }
  func usageUnknownSetting(name: String) -> String {
    "Réglage inconnu \(self.quoted(name))."
  }
  func usageUnknownSettingRemedy() -> String {
    "La liste des réglages : audiograph config -v."
  }
  func formNumber() -> String {
    "un nombre comme -2.5"
  }
  func formNumberWithin(least: Double, most: Double) -> String {
    "un nombre de \(self.number(least)) à \(self.number(most))"
  }
  func formWholeNumberWithin(least: Int, most: Int) -> String {
    "un nombre entier de \(least) à \(most)"
  }
  func formLength() -> String {
    "gist, short, normal, long, ou un nombre de secondes de 0.5 à 3600"
  }
  func formPitchRange() -> String {
    "un intervalle croissant de 55 à 4000 hertz, en hertz ou en notes, comme 220:1760 ou c3:c6"
  }
  func formBaseline() -> String {
    "base, first, zero, mean ou un nombre"
  }
  func formSmoothing() -> String {
    "ema: avec un nombre de 0.001 à 1, ou median: ou mean: avec un nombre impair de 3 à 101"
  }
  func formRange() -> String {
    "un nombre avec D, W, M ou Y comme 5D ou 1Y, ou YTD, ou MAX"
  }
  func formDate() -> String {
    "une date comme 2013-03-01"
  }
  func formDelimiter() -> String {
    "comma, semicolon, tab, space ou un caractère ASCII"
  }
  func formThousands() -> String {
    "comma, point, space ou apostrophe"
  }
  func formLineCount() -> String {
    "un nombre entier de lignes, 0 ou plus"
  }
  func formCondition() -> String {
    "une colonne et une valeur, comme Sex=female"
  }
  func formColumnType() -> String {
    "une colonne et text, number, date ou duration, comme part=text"
  }
  func formBins() -> String {
    "2 à 100, ou width:W avec un nombre supérieur à 0"
  }
  func formBounds() -> String {
    "deux colonnes, comme --band lower,upper"
  }
  func formYesOrNo() -> String {
    "yes ou no"
  }
  func formShard() -> String {
    "une part et le nombre de parts, comme 2/3"
  }
  func formDateFormat() -> String {
    "l'année %Y et d'autres parties, chacune une fois au plus, comme %d.%m.%Y ou %Y-%m-%d %H:%M"
  }
  func valueNoLatest() -> String {
    "Seul un symbole a un dernier cours en direct."
  }
  func valueNoLatestRemedy() -> String {
    "Demander last au lieu de now."
  }
  func valueNotAPlace(text: String, form: String, words: [String]) -> String {
    "X invalide \(self.quoted(text)) : utiliser \(form), ou \(self.alternatives(words))."
  }
  func valueBeforeFirst(asked: String) -> String {
    "Il n'y a pas de valeur à \(self.quoted(asked)) ni avant."
  }
  func valueBeforeFirstRemedy(value: Double, place: String) -> String {
    "La première valeur est \(self.number(value)) à \(place)."
  }
  func valueMissingCategory(asked: String) -> String {
    "La valeur de \(self.quoted(asked)) manque."
  }
  func valueMissingCategoryRemedy() -> String {
    "Demander une autre catégorie."
  }
  func valueMissing(asked: String) -> String {
    "La valeur à \(self.quoted(asked)) manque, ainsi que toutes celles d'avant."
  }
  func valueMissingRemedy() -> String {
    "En demander une plus tardive."
  }
  func valueNoSuchCategory(name: String) -> String {
    "Il n'y a pas de catégorie \(self.quoted(name))."
  }
  func valueNoSuchCategoryRemedy(names: [String]) -> String {
    "Les catégories sont \(self.shortened(names))."
  }
  func axisDates(date: String) -> String {
    "une date comme \(date)"
  }
  func axisNumbers(number: String) -> String {
    "un nombre comme \(number)"
  }
  func axisRows(count: Int) -> String {
    "le numéro d'un point, de 1 à \(count)"
  }
  func axisCategories() -> String {
    "une catégorie"
  }
  func listUnknownList(name: String) -> String {
    "Il n'y a pas de liste \(self.quoted(name))."
  }
  func listUnknownListNone() -> String {
    "En créer une avec audiograph list add NAME SYMBOL."
  }
  func listUnknownListRemedy(names: [String]) -> String {
    "Choisir une des listes : \(self.shortened(names))."
  }
  func listEmptyList(name: String) -> String {
    "La liste \(self.quoted(name)) est vide."
  }
  func listEmptyListRemedy(name: String) -> String {
    "La remplir avec audiograph list add \(name) et des symboles."
  }
  func listBadName(name: String) -> String {
    "Une liste ne peut pas s'appeler \(self.quoted(name))."
  }
  func listReservedName(name: String) -> String {
    "Une liste ne peut pas s'appeler \(self.quoted(name)), qui est une commande de listes."
  }
  func listNameTaken(name: String) -> String {
    "Il y a déjà une liste \(self.quoted(name))."
  }
  func listNotInList(list: String, symbol: String) -> String {
    "La liste \(self.quoted(list)) ne contient pas \(self.quoted(symbol))."
  }
  func listNotInListRemedy(list: String) -> String {
    "Ses symboles : audiograph list \(list)."
  }
  func listBadPosition(text: String, count: Int) -> String {
    "Position invalide \(self.quoted(text)) : utiliser un nombre entier de 1 à \(count)."
  }
  func listBadSymbolRemedy() -> String {
    "Utiliser un symbole comme AAPL, ou le chercher avec audiograph search."
  }
  func listMalformed(path: String, list: String) -> String {
    "Dans le fichier des listes \(self.quoted(path)), \(self.quoted(list)) n'est pas une liste de symboles."
  }
  func listNoRecord(path: String) -> String {
    "Dans le fichier des listes \(self.quoted(path)), « lists » n'est pas un enregistrement."
  }
  func listMalformedSettings(path: String, list: String) -> String {
    "Dans le fichier des listes \(self.quoted(path)), les réglages de \(self.quoted(list)) ne sont pas un enregistrement."
  }
  func listNoSettingsRecord(path: String) -> String {
    "Dans le fichier des listes \(self.quoted(path)), les réglages ne sont pas un enregistrement."
  }
  func listMisnamed(path: String, list: String) -> String {
    "Dans le fichier des listes \(self.quoted(path)), une liste s'appelle \(self.quoted(list))."
  }
  func listNoFolder() -> String {
    "Il n'y a pas de dossier pour les listes de suivi, car ni HOME ni XDG_DATA_HOME n'est définie."
  }
  func listNoFolderRemedy() -> String {
    "En définir une."
  }
  func listNameForm() -> String {
    "Utiliser au plus 64 lettres de A à Z, chiffres, traits d'union et tirets bas."
  }
  func listForm() -> String {
    "Exemple : {\"lists\": {\"tech\": [\"AAPL\", \"MSFT\"]}}."
  }
  func listSettingsForm() -> String {
    "Exemple : {\"settings\": {\"tech\": {\"baseline\": \"first\"}}}."
  }
  func listFileNotFound(path: String) -> String {
    "Il n'y a pas de fichier des listes \(self.quoted(path))."
  }
  func listFileNotFoundRemedy() -> String {
    "Créer une liste avec audiograph list add."
  }
  func listFileIsFolder(path: String) -> String {
    "Le fichier des listes \(self.quoted(path)) est un dossier."
  }
  func listFileIsFolderRemedy() -> String {
    "Le déplacer."
  }
  func listFileUnreadable(path: String, reason: String) -> String {
    "Impossible de lire le fichier des listes \(self.quoted(path)) : \(self.reason(reason))."
  }
  func listFileUnreadableRemedy() -> String {
    "Vérifier ses droits d'accès."
  }
  func listFileTooLarge(path: String) -> String {
    "Le fichier des listes \(self.quoted(path)) est trop grand."
  }
  func listFileTooLargeRemedy() -> String {
    "Le déplacer, ou le réduire."
  }
  func listFileMalformed(path: String, fault: JSONFault, line: Int, column: Int) -> String {
    "Le fichier des listes \(self.quoted(path)) n'est pas du JSON valide : \(self.fault(fault)), ligne \(line), colonne \(column)."
  }
  func listFileNotARecord(path: String, shape: JSONShape) -> String {
    "Le fichier des listes \(self.quoted(path)) contient \(self.shape(shape)), pas un enregistrement."
  }
  func userFileNoFolder(folder: String, path: String, reason: String) -> String {
    "Impossible de créer le dossier \(self.quoted(folder)) pour \(self.quoted(path)) : \(self.reason(reason))."
  }
  func userFileNoFolderRemedy() -> String {
    "Le créer, ou demander l'autorisation."
  }
  func userFileCannotLock(path: String, reason: String) -> String {
    "Impossible de verrouiller le fichier \(self.quoted(path)) : \(self.reason(reason))."
  }
  func userFileCannotLockRemedy() -> String {
    "Vérifier les droits d'accès de son dossier."
  }
  func userFileBusy(path: String) -> String {
    "Un autre programme tient \(self.quoted(path)) verrouillé depuis dix secondes."
  }
  func userFileBusyRemedy() -> String {
    "Réessayer plus tard."
  }
  func userFileTooLarge(path: String) -> String {
    "Le fichier \(self.quoted(path)) deviendrait trop grand pour être relu."
  }
  func userFileTooLargeRemedy() -> String {
    "En supprimer d'abord quelque chose ; rien n'a été modifié."
  }
  func userFileNotAFile(path: String) -> String {
    "\(self.quoted(path)) n'est pas un fichier ordinaire."
  }
  func userFileNotAFileRemedy() -> String {
    "Nommer un autre fichier."
  }
  func readContentGzip(file: String) -> String {
    "Le fichier \(self.quoted(file)) est compressé avec gzip."
  }
  func readContentGzipRemedy(command: String) -> String {
    "Le décompresser d'abord : \(command)."
  }
  func readContentZip(file: String) -> String {
    "Le fichier \(self.quoted(file)) est une archive zip."
  }
  func readContentZipRemedy(command: String) -> String {
    "La décompresser d'abord : \(command)."
  }
  func readContentExcel(file: String) -> String {
    "Le fichier \(self.quoted(file)) est un classeur Excel."
  }
  func readContentUtf32(file: String) -> String {
    "Le fichier \(self.quoted(file)) est en UTF-32, qui ne peut pas être lu."
  }
  func readContentUtf32Remedy(command: String) -> String {
    "Le convertir d'abord : \(command)."
  }
  func readContentOpenDocument(file: String) -> String {
    "Le fichier \(self.quoted(file)) est un document OpenDocument."
  }
  func readContentSqlite(file: String) -> String {
    "Le fichier \(self.quoted(file)) est une base de données SQLite."
  }
  func readContentSqliteRemedy(command: String, file: String) -> String {
    "En extraire une table : \(command) ; sqlite3 \(file) .tables donne la liste des tables."
  }
  func readContentWebPage(file: String) -> String {
    "Le fichier \(self.quoted(file)) est une page web (HTML), pas un tableau."
  }
  func readContentWebPageRemedy() -> String {
    "Chercher les données en CSV ou en JSON, ou ouvrir la page dans un tableur et enregistrer son tableau en CSV."
  }
  func readContentXml(file: String) -> String {
    "Le fichier \(self.quoted(file)) est en XML, qui ne peut pas être lu."
  }
  func readContentXmlRemedy() -> String {
    "Le convertir d'abord en CSV ou en JSON, ou chercher des nombres dans ses lignes avec --regex."
  }
  func readContentPdf(file: String) -> String {
    "Le fichier \(self.quoted(file)) est un document PDF."
  }
  func readContentPdfRemedy(command: String) -> String {
    "En extraire d'abord le texte : \(command)."
  }
  func readContentFormat(file: String, name: String) -> String {
    "Le fichier \(self.quoted(file)) est au format \(name), qu'audiograph ne lit pas."
  }
  func readContentFormatRemedy() -> String {
    "L'enregistrer en CSV ou en JSON avec le programme qui l'a créé."
  }
  func readContentImage(file: String) -> String {
    "Le fichier \(self.quoted(file)) est une image."
  }
  func readContentImageRemedy() -> String {
    "Donner les nombres qu'elle représente, en CSV ou en JSON."
  }
  func readContentRecording(file: String) -> String {
    "Le fichier \(self.quoted(file)) est un fichier son ou vidéo."
  }
  func readContentProgram(file: String) -> String {
    "Le fichier \(self.quoted(file)) est un programme, et non des données."
  }
  func readContentCompressed(file: String, program: String) -> String {
    "Le fichier \(self.quoted(file)) est compressé avec \(program)."
  }
  func readContentCompressedRemedy(command: String) -> String {
    "Le décompresser d'abord : \(command)."
  }
  func storeMovedAside(path: String, copy: String) -> String {
    "avertissement : la base de cours \(self.quoted(path)) était endommagée et se trouve maintenant dans \(self.quoted(copy)) ; une base vide prend sa place."
  }
  func answerNoFacts() -> String {
    "l'enregistrement des chiffres manque"
  }
  func answerSymbolsAreNoRecord() -> String {
    "la liste des symboles n'est pas un enregistrement"
  }
  func answerNoSymbols() -> String {
    "la liste des symboles est vide"
  }
  func answerNoPrices() -> String {
    "il n'y a pas de cours"
  }
  func answerPriceWithoutTime() -> String {
    "un cours n'a pas d'heure"
  }
  func answerPriceIsNoNumber() -> String {
    "un cours n'est pas un nombre"
  }
  func answerNoPrice() -> String {
    "il n'y a pas de cours actuel"
  }
  func answerErrorWithoutWords() -> String {
    "une erreur n'a pas de texte"
  }
  func answerRateWithoutDate() -> String {
    "un taux n'a pas de date"
  }
  func answerNoBars() -> String {
    "la liste des cours manque"
  }
  func answerBarWithoutTime() -> String {
    "une entrée n'a pas d'heure"
  }
  func answerBarTooShort() -> String {
    "une entrée est trop courte"
  }
  func answerNoLastPrice() -> String {
    "le dernier cours manque"
  }
  func answerNoResult() -> String {
    "le résultat manque"
  }
  func answerNotOnePair() -> String {
    "il ne contient pas une seule paire"
  }
  func answerNoChart() -> String {
    "la réponse n'a pas de graphique"
  }
  func answerAnswerWithoutResult() -> String {
    "la réponse n'a pas de résultat"
  }
  func answerOtherSymbol() -> String {
    "la réponse concerne un autre symbole"
  }
  func answerImpossiblePrice() -> String {
    "la réponse a un cours impossible"
  }
  func answerNoTimeZone() -> String {
    "la réponse n'a pas de fuseau horaire"
  }
  func answerBarWithoutDate() -> String {
    "une entrée n'a pas de date"
  }
  func answerMorePricesThanDates() -> String {
    "la réponse a plus de cours que de dates"
  }
  func answerAnswerPriceIsNoNumber() -> String {
    "la réponse a un cours qui n'est pas un nombre"
  }
  func answerNoDailySeries() -> String {
    "la réponse n'a pas de série quotidienne"
  }
  func answerNoQuote() -> String {
    "la réponse n'a pas de cotation"
  }
  func answerIncompleteQuote() -> String {
    "il manque à la cotation un cours ou une date"
  }
  func answerAnswerIsNoRecord() -> String {
    "la réponse n'est pas un enregistrement"
  }
  func answerInfiniteNumber() -> String {
    "un nombre n'est pas fini"
  }
  func answerPriceTooLarge() -> String {
    "un cours est trop grand"
  }
  func answerNegativeVolume() -> String {
    "un volume est au-dessous de 0"
  }
  func answerHighBelowLow() -> String {
    "un plus haut est au-dessous de son plus bas"
  }
  func answerUnequalColumns() -> String {
    "les colonnes n'ont pas la même longueur"
  }
  func answerEmpty() -> String {
    "la réponse est vide"
  }
  func answerJsonTooLarge() -> String {
    "le JSON demanderait trop de mémoire"
  }
  func answerOutOfMemory() -> String {
    "la mémoire ne suffit pas pour le JSON"
  }
  func answerAmountsInNoCurrency(unit: String) -> String {
    "les montants sont en \(self.quoted(unit)), qui n'est pas une devise"
  }
  func answerRaggedRow(row: Int, found: Int, expected: Int) -> String {
    "la ligne \(row) a \(found) cellules au lieu de \(expected)"
  }
  func answerRateNotPositive(date: String) -> String {
    "le taux du \(date) n'est pas supérieur à zéro"
  }
  func answerMissingColumn(name: String) -> String {
    "la colonne \(name) manque"
  }
  func answerTableBreaksOff(line: Int) -> String {
    "le tableau s'interrompt à la ligne \(line)"
  }
  func answerListWithoutTime(list: String) -> String {
    "la liste \(list) finit sans l'heure de sa création"
  }
  func answerListEmpty(list: String) -> String {
    "la liste \(list) est vide"
  }
  func answerLineTooShort(line: Int, list: String) -> String {
    "la ligne \(line) de \(list) a trop peu de cellules"
  }
  func answerListNamesNothing(list: String) -> String {
    "la liste \(list) ne nomme rien"
  }
  func answerListWithoutColumn(list: String, name: String) -> String {
    "la liste \(list) n'a pas de colonne \(name)"
  }
  func answerJsonEndsEarly(line: Int) -> String {
    "le JSON finit trop tôt à la ligne \(line)"
  }
  func answerJsonFollowed(line: Int) -> String {
    "quelque chose suit le JSON à la ligne \(line)"
  }
  func answerJsonNotUTF8(line: Int) -> String {
    "le JSON n'est pas de l'UTF-8 valide à la ligne \(line)"
  }
  func answerJsonTooDeep(line: Int) -> String {
    "le JSON est trop imbriqué à la ligne \(line)"
  }
  func answerNotJSON(line: Int) -> String {
    "la réponse n'est pas du JSON à la ligne \(line)"
  }
  func answerPrices() -> String {
    "des cours"
  }
  func answerSharePrices() -> String {
    "des cours d'actions"
  }
  func answerMinutes() -> String {
    "des cours par minute"
  }
  func answerBars(minutes: Int) -> String {
    "des cours par \(minutes) minutes"
  }
  func settingWords() -> String {
    "Les mots affichés : display pour les yeux, speech pour une voix."
  }
  func settingLang() -> String {
    "La langue des mots, des messages et de l'aide."
  }
  func settingOffline() -> String {
    "Interdit toute récupération par le réseau."
  }
  func settingStore() -> String {
    "Le fichier des cours enregistrés."
  }
  func settingProvider() -> String {
    "Le fournisseur interrogé en premier pour les cours."
  }
  func settingWait() -> String {
    "Pendant combien de secondes les cours enregistrés ou fournis en attendent de plus récents ; 1 par défaut."
  }
  func settingReadingRate() -> String {
    "Le nombre de mots par minute que dit le lecteur d'écran, pour --pause auto ; 300 par défaut."
  }
  func settingUrlOfFigures() -> String {
    "L'adresse où la SEC est interrogée pour les chiffres."
  }
  func settingUrlOfCompanies() -> String {
    "L'adresse où la SEC est interrogée pour sa liste d'entreprises."
  }
  func settingUrl(provider: String) -> String {
    "L'adresse où le fournisseur \(provider) est interrogé."
  }
  func settingKey(provider: String) -> String {
    "La clé pour \(provider)."
  }
  func settingContact() -> String {
    "L'adresse électronique que la SEC exige pour pouvoir écrire à l'utilisateur."
  }
  func settingExploreCommand() -> String {
    "Le programme que n lance dans explore avec le symbole et la date."
  }
  func settingKeys(action: String) -> String {
    "Les touches de \(action) dans explore."
  }
  func helpUsage(usage: String) -> String {
    "Usage : \(usage)"
  }
  func helpExamples() -> String {
    "Exemples :"
  }
  func helpOptions() -> String {
    "Options :"
  }
  func helpMore(command: String) -> String {
    "Toutes les options : audiograph \(command) --help all."
  }
  func helpSeeAlso(topics: [String]) -> String {
    "Voir aussi : audiograph help \(self.alternatives(topics))."
  }
  func helpGroup(title: String) -> String {
    "\(title) :"
  }
  func helpValues(placeholder: String, words: [String], isOpen: Bool) -> String {
    switch isOpen {
    case true: "\(placeholder) peut être \(self.alternatives(words))."
    case false: "\(placeholder) est \(self.alternatives(words))."
    }
  }
  func menuTitle() -> String {
    "audiograph transforme les graphiques en son et en mots."
  }
  func menuStart() -> String {
    "Saisir audiograph, une commande et un fichier ou symbole : audiograph play nile."
  }
  func menuHelp() -> String {
    "audiograph help NAME explique commandes et sujets :"
  }
  func topicSoundPage() -> String {
    "Comment un graphique sonne, et comment changer cela.\n\nLa hauteur est la valeur : la plus basse 220 hertz, la plus haute 1760 hertz.\nDes écarts égaux sont des intervalles égaux ; --explain donne la règle exacte.\nJusqu'à 24 points sont des notes séparées. Au-delà, un seul son glisse.\nUne valeur manquante est un léger tic et un silence.\nDeux notes creuses au début donnent la hauteur minimale et la maximale.\nLe son va de gauche à droite, et deux coups le terminent.\n\nOptions de play, export, compare et batch :\n  --duration SECONDS: La durée : gist, short, normal, long, ou des secondes.\n  --speed NUMBER: Divise la durée ; 2 est deux fois plus rapide.\n  --pitch-range LOW:HIGH: Les hauteurs, en hertz ou en notes comme c3:c6.\n  --scale log: Des pourcentages égaux sont des intervalles égaux.\n  --notes SCALE: Ramène aux notes d'une gamme, comme major.\n  --smooth KIND:NUMBER: Lisse d'abord les valeurs, comme median:5.\n  --ticks: Des tics aux unités du calendrier ou aux nombres ronds.\n  --mark-extremes: Marque le point le plus haut et le plus bas.\n  --mark-breaks: Marque les sauts d'un niveau à un autre.\n  --together: Joue jusqu'à quatre séries à la fois.\n  --as candles: Joue les cours avec open, high, low et close en chandeliers.\n  --no-intro et --no-end-sound: Sans les notes et les coups autour des données.\n\nExemple :\n  audiograph play nile --duration short --ticks"
  }
  func topicDatesPage() -> String {
    "Comment les dates sont lues, et comment choisir une partie.\n\nLa forme des dates est reconnue d'après toute la colonne. 2020-01-31, 31.1.2020,\n15 Nov 20, Jan-93, Q1 2020, 2020-W05, 2019/20 et 2020-01-31 14:30 sont lus.\n  --date-format FORMAT: Dit comment les dates sont écrites, comme %d.%m.%Y.\n\nUne partie d'un graphique :\n  --range RANGE: Jusqu'où remonter : 5D, 4W, 6M, 1Y, YTD ou MAX.\n  --from DATE et --to DATE: La première et la dernière date.\n  --interval UNIT: Réunit les points par semaine, mois ou trimestre.\n\n1M au 1er mars commence après le 1er février. YTD commence après le dernier\njour de l'année précédente. 90D compte les jours cotés ; dans d'autres\ngraphiques, les jours du calendrier.\n--range et --to vont ensemble ; --range et --from non.\n\nvalue prend aussi une date : 2012-09-19, ou 2012 pour la dernière valeur de\nl'année. Sans valeur à cette date, il donne la plus proche avant.\n\nExemples :\n  audiograph describe AAPL --range 6M --to 2012-09-30\n  audiograph play nile --from 1900\n  audiograph value AAPL 2012-09-19"
  }
  func topicPricesPage() -> String {
    "D'où viennent les cours, et comment les garder.\n\nAAPL, BTC-EUR et EUR-USD sont des symboles ; audiograph search en a d'autres.\nLes cours enregistrés servent aussitôt, et sont mis à jour après chaque séance.\nUne ligne avant les mots dit d'où viennent les cours et quel est leur âge.\nplay et describe finissent par le cours du jour, si un fournisseur le donne.\nSans réseau ni cours enregistrés, un exemple fourni de 2013 est utilisé s'il y\nen a un. audiograph samples en donne la liste.\n\nLes actions viennent de Yahoo ou d'Alpha Vantage, les cryptomonnaies de Kraken\nou de CoinGecko, les devises de la Banque centrale européenne, les chiffres des\nentreprises de la SEC. Un fournisseur reçoit le symbole, les jours voulus, le\nnom et la version de ce programme, et la clé s'il en exige une.\n\n  --offline: Ne récupère rien. audiograph config set offline true le fixe.\n  --provider NAME: Choisit qui est interrogé.\n  --store FILE: Garde les cours dans un autre fichier.\n\nExemples :\n  audiograph update AAPL MSFT\n  audiograph import prices.csv --as MYFUND\n  audiograph export AAPL -o aapl.csv\n  audiograph config set providers.alphavantage.key"
  }
  func manualHeader() -> String {
    "Commandes utilisateur"
  }
  func manualName() -> String {
    "NOM"
  }
  func manualPurpose() -> String {
    "transforme les graphiques en son et en mots"
  }
  func manualSynopsis() -> String {
    "SYNOPSIS"
  }
  func manualDescription() -> String {
    "DESCRIPTION"
  }
  func manualTurns() -> String {
    "Transforme les graphiques en son et en mots."
  }
  func manualSource() -> String {
    "SOURCE est un fichier (.csv, .tsv, .json, .ndjson), - pour l'entrée standard, ou un symbole comme AAPL."
  }
  func manualSeveral() -> String {
    "Plusieurs sources sont plusieurs séries d'un graphique."
  }
  func manualCommands() -> String {
    "COMMANDES"
  }
  func manualCommand(summary: String) -> String {
    "Cette commande \(summary)."
  }
  func manualOptionNames(names: String) -> String {
    "Options : \(names)."
  }
  func manualOptions() -> String {
    "OPTIONS"
  }
  func manualSharedOptions() -> String {
    "Options qui ont le même sens dans toutes les commandes qui les acceptent :"
  }
  func manualExitStatus() -> String {
    "ÉTAT DE SORTIE"
  }
  func manualStatuses() -> String {
    "0 terminé ; 1 erreur interne ; 2 mauvais usage ; 3 données d'entrée ; 4 un fournisseur ou le réseau ; 5 le périphérique audio ; 6 écriture de la sortie ; 130 interrompu."
  }
  func manualEnvironment() -> String {
    "VARIABLES D'ENVIRONNEMENT"
  }
  func manualSamples() -> String {
    "Le dossier des données d'exemple fournies."
  }
  func manualSetting(meaning: String, form: String) -> String {
    "\(meaning) Valeurs : \(form)."
  }
  func manualFiles() -> String {
    "FICHIERS"
  }
  func manualSettings(names: [String]) -> String {
    "Les réglages, en un enregistrement JSON ; ses noms sont \(self.joined(names))."
  }
  func manualConfigFolder() -> String {
    "Le dossier est ~/.config si la variable n'est pas définie."
  }
  func manualPrecedence() -> String {
    "Les variables d'environnement l'emportent sur le fichier, et les options sur les deux."
  }
  func manualLists(example: String) -> String {
    "Les listes de suivi, en un enregistrement JSON comme \(example)."
  }
  func manualDataFolder() -> String {
    "Le dossier est ~/.local/share si la variable n'est pas définie."
  }
  func manualSeeAlso() -> String {
    "VOIR AUSSI"
  }
  func helpSource() -> String {
    "SOURCE est un fichier, un symbole comme AAPL, ou un exemple comme nile."
  }
  func helpSourcesOperand() -> String {
    "Un fichier, - pour l'entrée standard, un symbole comme AAPL, une liste comme @tech, ou un exemple comme nile ; plusieurs sont plusieurs séries."
  }
  func helpPlaySummary() -> String {
    "joue un graphique"
  }
  func helpPlayExample1() -> String {
    "Joue les cours de clôture de la dernière année."
  }
  func helpPlayExample2() -> String {
    "Joue un des exemples fournis."
  }
  func helpPlayExample3() -> String {
    "Joue une colonne d'un fichier."
  }
  func helpPlayExample4() -> String {
    "Joue ce qui arrive sur l'entrée standard."
  }
  func helpPlayExample5() -> String {
    "Joue deux séries d'un tableau qui en a une par pays."
  }
  func helpPlayExample6() -> String {
    "Joue deux actions à la fois."
  }
  func helpPlayExample7() -> String {
    "Parcourt une liste de suivi."
  }
  func helpPlayNote1() -> String {
    "Espace met en pause, Gauche et Droite se déplacent, Entrée explore, q arrête."
  }
  func helpPlayKeys() -> String {
    "Pendant qu'un graphique sonne dans un terminal, Espace met en pause et reprend, Gauche et Droite reculent et avancent d'un dixième, Début recommence au début, x et X ralentissent et accélèrent, Entrée l'explore à partir du point entendu, i dit ce qu'il montre, h ce que font les touches, q ou Échap arrête."
  }
  func playKeys() -> String {
    "Espace met en pause, Gauche et Droite vont d'un dixième, Début recommence, x et X changent la vitesse, i décrit, Entrée explore, q arrête."
  }
  func playKeysRound() -> String {
    "] passe au graphique suivant et [ au précédent."
  }
  func playLast() -> String {
    "C'est le dernier graphique."
  }
  func helpPlayRound() -> String {
    "Une liste seule est un tour : pour chaque entrée une ligne et trois secondes de son dernier mois, ou ce que disent --range et --duration ; ] et [ passent à l'entrée suivante et à la précédente, et --order change commence par les plus grands mouvements. --together, --rebase, --shared-axis, --manifest et --title en font un seul graphique."
  }
  func helpAgainSummary() -> String {
    "répète le dernier play, describe ou export, avec des changements"
  }
  func helpAgainExample1() -> String {
    "Répète la dernière commande."
  }
  func helpAgainExample2() -> String {
    "La répète deux fois moins vite."
  }
  func helpAgainExample3() -> String {
    "La répète avec deux changements."
  }
  func helpAgainNote1() -> String {
    "Chaque option de la dernière commande peut être changée ; les autres restent."
  }
  func helpAgainRemark1() -> String {
    "Une option prend la place de la même option de la dernière commande, et de celle qu'elle exclut ; toutes les autres restent. Les options que la dernière commande n'a pas sont refusées."
  }
  func helpAgainRemark2() -> String {
    "La commande est gardée dans again.json, dans $XDG_STATE_HOME/audiograph ou ~/.local/state/audiograph. Ce qui est venu par l'entrée standard n'est pas gardé."
  }
  func helpExportSummary() -> String {
    "écrit un graphique en son, en image ou en mots"
  }
  func helpExportExample1() -> String {
    "Écrit une année en son."
  }
  func helpExportExample2() -> String {
    "Écrit le son et les mots."
  }
  func helpExportExample3() -> String {
    "Écrit sur la sortie standard."
  }
  func helpExportNote1() -> String {
    "FILE finit par .wav, .flac, .ogg, .opus ou .mp3 pour du son, .html (page), .svg (image), .txt (mots), .mid, .vtt, .json, .csv ou .brf."
  }
  func helpExportRemark1() -> String {
    "L'extension de FILE décide de ce qui est écrit : .wav, .flac, .ogg, .opus et .mp3 sont du son, .html est une page avec tout, .svg l'image, .mid du MIDI, .vtt les sous-titres, .txt la description, .json ses faits, .csv les données, .brf du braille pour une embosseuse."
  }
  func helpDescribeSummary() -> String {
    "décrit en mots ce que montre un graphique"
  }
  func helpDescribeExample1() -> String {
    "Décrit comment la dernière année s'est passée."
  }
  func helpDescribeExample2() -> String {
    "La décrit en une ligne."
  }
  func helpDescribeExample3() -> String {
    "Affiche les faits pour un autre programme."
  }
  func helpDescribeExample4() -> String {
    "Donne la liste des colonnes d'un fichier."
  }
  func helpDescribeExample5() -> String {
    "Décrit chaque région, d'après une partie des lignes."
  }
  func helpDescribeRemark1() -> String {
    "Les options sur le son ne changent que ce que dit --explain ; --as candles ajoute ce qu'ont fait les chandeliers."
  }
  func helpDescribeRemark2() -> String {
    "--lang et --speech choisissent la langue et pour qui sont les mots ; sinon ce sont les variables AUDIOGRAPH_LANG et AUDIOGRAPH_WORDS, puis le fichier de réglages."
  }
  func helpExploreSummary() -> String {
    "parcourt un graphique au clavier"
  }
  func helpExploreExample1() -> String {
    "Parcourt un an de cours."
  }
  func helpExploreExample2() -> String {
    "Parcourt l'un des exemples fournis."
  }
  func helpExploreExample3() -> String {
    "Répond à un mot, ou à des touches, sans terminal."
  }
  func helpExploreNote1() -> String {
    "Gauche et Droite vont de point en point ; chacun s'entend et a sa ligne."
  }
  func helpExploreNote2() -> String {
    "  Début, Fin : début, fin. t, v : maximum, minimum. u, d : plus haut, plus bas."
  }
  func helpExploreNote3() -> String {
    "  Espace : joue d'ici ; toute touche arrête. i : description. p : position."
  }
  func helpExploreNote4() -> String {
    "  g : va à une date ou une valeur. 1 à 6 : 1, 3, 6 mois, 1, 5 ans, tout."
  }
  func helpExploreNote5() -> String {
    "  h : d'autres touches, quelques-unes à la fois. q ou Échap : quitte."
  }
  func helpExploreRemark1() -> String {
    "Chaque touche a pour réponse une ligne de 40 caractères au plus, qui commence par la valeur. Les touches qui se suivent vite s'entendent seulement ; la ligne vient quand elles se reposent."
  }
  func helpExploreRemark2() -> String {
    "Si l'entrée standard n'est pas un terminal, ou si le terminal est « dumb », chaque ligne est un mot comme next ou go 2012-09-19, ou des touches ; chaque ligne a sa réponse."
  }
  func helpExploreRemark3() -> String {
    "Le réglage key.NAME choisit d'autres touches pour une action, comme dans audiograph config set key.next \"j right\" ; audiograph config -v donne les noms. explore.command est le programme que n lance avec le symbole et la date comme derniers arguments, jamais par un shell."
  }
  func helpExploreRemark4() -> String {
    "La position, les repères et la vitesse sont gardés par source dans explore.json, dans $XDG_DATA_HOME/audiograph."
  }
  func helpValueSummary() -> String {
    "donne une valeur d'un graphique"
  }
  func helpValueExample1() -> String {
    "Donne le cours de clôture d'un jour."
  }
  func helpValueExample2() -> String {
    "Donne le dernier cours de clôture d'une année."
  }
  func helpValueExample3() -> String {
    "Demande le dernier cours en direct."
  }
  func helpValueExample4() -> String {
    "N'affiche que le nombre."
  }
  func helpValueExample5() -> String {
    "Donne la valeur d'une catégorie."
  }
  func helpValueOperand() -> String {
    "Un fichier, - pour l'entrée standard, un symbole comme AAPL, ou un exemple comme nile."
  }
  func helpValueLastOperand() -> String {
    "Une date, un nombre ou une catégorie le long de x, ou une question."
  }
  func helpValueNote1() -> String {
    "X est une date, un nombre, une catégorie, ou un de ces mots : highest, lowest, first, last, change, trend, mean, median ; pour un symbole aussi now."
  }
  func helpValueRemark1() -> String {
    "S'il n'y a pas de valeur à X, la réponse est la plus proche avant, et le dit. Une année, un trimestre ou un mois vaut pour sa dernière valeur si les dates sont plus fines."
  }
  func helpValueRemark2() -> String {
    "Les catégories sont cherchées d'abord avec les majuscules et minuscules des données, puis avec d'autres. Une question en minuscules est toujours la question."
  }
  func helpValueRemark3() -> String {
    "max, min et average sont compris aussi."
  }
  func helpValueRemark4() -> String {
    "Avec now, le dernier cours en direct, un fournisseur est interrogé chaque fois ; la réponse n'est pas gardée."
  }
  func helpValueRemark5() -> String {
    "Avec --quiet, seul le nombre est affiché, avec toute sa précision : la différence pour change, le nom de sa classe pour trend."
  }
  func helpCompareSummary() -> String {
    "compare des graphiques en variation en pourcentage"
  }
  func helpCompareExample1() -> String {
    "Joue deux actions l'une après l'autre."
  }
  func helpCompareExample2() -> String {
    "Joue trois actions à la fois."
  }
  func helpCompareExample3() -> String {
    "L'écrit au lieu de la jouer."
  }
  func helpCompareNote1() -> String {
    "Chaque valeur devient la variation en pourcentage depuis la première date commune."
  }
  func helpCompareRemark1() -> String {
    "Chaque valeur devient la variation en pourcentage depuis la première date que toutes les sources ont, et toutes partagent un axe sauf avec --own-axis. Les dates qui manquent à l'une d'elles sont omises, et une ligne le dit. Une période remonte depuis la dernière date que toutes ont."
  }
  func helpCompareRemark2() -> String {
    "Avec -o, la commande écrit des fichiers comme export, et avec --json elle affiche comme describe ; ni l'un ni l'autre ne joue. Les options de lecture ne valent que si elle joue, celles des fichiers que si elle écrit."
  }
  func helpFundamentalsSummary() -> String {
    "donne chiffre d'affaires, résultat net et trésorerie déposés"
  }
  func helpFundamentalsExample1() -> String {
    "Donne le dernier trimestre et la dernière année."
  }
  func helpFundamentalsExample2() -> String {
    "Affiche une année par ligne."
  }
  func helpFundamentalsExample3() -> String {
    "Affiche les trimestres pour un autre programme."
  }
  func helpFundamentalsOperand() -> String {
    "Le symbole d'une entreprise, comme AAPL."
  }
  func helpFundamentalsNote1() -> String {
    "Les entreprises déposent ces chiffres à la SEC, qui exige une adresse électronique."
  }
  func helpFundamentalsNote2() -> String {
    "À régler une fois : audiograph config set providers.sec.contact ADDRESS."
  }
  func helpFundamentalsRemark1() -> String {
    "Ce sont les chiffres que les entreprises déposent à la SEC, l'autorité des bourses des États-Unis. Elle exige une adresse électronique, à régler une fois : audiograph config set providers.sec.contact ADDRESS."
  }
  func helpFundamentalsRemark2() -> String {
    "Un trimestre qui n'a pas été déposé seul est calculé à partir de périodes plus longues, et signalé comme tel."
  }
  func helpFundamentalsRemark3() -> String {
    "Un chiffre est lui-même une SOURCE : audiograph play AAPL:revenue joue le chiffre d'affaires de chaque trimestre, et audiograph describe AAPL:earnings:year décrit le résultat net année par année."
  }
  func helpSearchSummary() -> String {
    "trouve des symboles par le nom des entreprises"
  }
  func helpSearchExample1() -> String {
    "Affiche les entreprises dont un mot commence par apple."
  }
  func helpSearchExample2() -> String {
    "En affiche trois au plus."
  }
  func helpSearchExample3() -> String {
    "Cherche pendant la saisie, puis joue les 30 dernières séances."
  }
  func helpSearchExample5() -> String {
    "Répond à chaque ligne l'une après l'autre."
  }
  func helpSearchOperand() -> String {
    "Le début d'un nom, d'un mot de ce nom, ou d'un symbole ; plusieurs mots sont un texte."
  }
  func helpSearchNote1() -> String {
    "Sans TEXT, sur un terminal, la recherche se fait pendant la saisie."
  }
  func helpSearchRemark1() -> String {
    "Chaque ligne donne le nom de l'entreprise, son symbole et sa bourse ; les objets JSON ont symbol, name, exchange, currency et country, null si inconnu."
  }
  func helpSearchRemark2() -> String {
    "Sans TEXT sur un terminal, les entreprises sont affichées quand la saisie s'arrête. Entrée choisit la première ; un numéro après le texte, puis Entrée, en choisit une autre. Retour arrière, Ctrl-W et Ctrl-U effacent un caractère, un mot et tout. Échap, Ctrl-D, ou Entrée sans texte, termine. Ailleurs, chaque ligne de l'entrée standard est un TEXT."
  }
  func helpSearchRemark3() -> String {
    "L'état de sortie est 3 si rien n'est trouvé."
  }
  func helpUpdateSummary() -> String {
    "récupère les derniers cours et les garde"
  }
  func helpUpdateExample1() -> String {
    "Met à jour tous les symboles enregistrés, sauf les importés."
  }
  func helpUpdateExample2() -> String {
    "Récupère deux symboles, enregistrés ou non."
  }
  func helpUpdateExample3() -> String {
    "Met à jour une liste de suivi."
  }
  func helpUpdateExample4() -> String {
    "Récupère les listes de symboles qu'utilise search."
  }
  func helpUpdateOperand() -> String {
    "Un symbole comme AAPL ou BTC-EUR, ou une liste de suivi comme @tech ; sans rien, tous ceux qui sont enregistrés."
  }
  func helpUpdateNote1() -> String {
    "Sans SYMBOL, tout ce qui est enregistré est mis à jour, sauf les cours importés."
  }
  func helpUpdateRemark1() -> String {
    "Affiche le résultat de chaque symbole, et un résumé s'il y en a plusieurs. Si certains échouent, les autres sont gardés et l'état de sortie est 4."
  }
  func helpUpdateRemark2() -> String {
    "Les cours importés restent tels quels, sauf si --provider nomme un fournisseur qui les remplace."
  }
  func helpImportSummary() -> String {
    "met des cours ou une liste de symboles dans la base"
  }
  func helpImportExample1() -> String {
    "Enregistre les cours d'AAPL."
  }
  func helpImportExample2() -> String {
    "Les enregistre sous un autre symbole."
  }
  func helpImportExample3() -> String {
    "Enregistre une colonne comme cours de clôture."
  }
  func helpImportExample4() -> String {
    "Ajoute des entreprises que search trouve."
  }
  func helpImportOperand() -> String {
    "Un fichier de cours, ou - pour l'entrée standard ; avec --symbols une liste de symboles."
  }
  func helpImportNote1() -> String {
    "Le nom d'un fichier sans son extension est le symbole."
  }
  func helpImportRemark1() -> String {
    "Sans --as, le nom du fichier sans son extension est le symbole."
  }
  func helpImportRemark2() -> String {
    "Un fichier de cours a une ligne par jour. Ses lignes remplacent celles importées des mêmes jours et tout ce qu'un fournisseur a envoyé pour le symbole ; les lignes sans cours de clôture sont omises. Un fichier en erreur laisse la base comme elle était ; les autres fichiers sont importés."
  }
  func helpImportRemark3() -> String {
    "Une liste de symboles est du CSV avec les en-têtes Symbol et Name, et au choix Exchange, Currency et Country."
  }
  func helpListSummary() -> String {
    "tient des listes nommées de symboles"
  }
  func helpListExample1() -> String {
    "Ajoute à une liste, et la crée au besoin."
  }
  func helpListExample2() -> String {
    "Affiche une liste par ligne."
  }
  func helpListExample3() -> String {
    "Affiche les symboles d'une liste, un par ligne, avec les noms."
  }
  func helpListExample4() -> String {
    "Met un symbole à la première place."
  }
  func helpListExample5() -> String {
    "Supprime un symbole."
  }
  func helpListExample6() -> String {
    "Supprime la liste et affiche ce qu'elle contenait."
  }
  func helpListExample7() -> String {
    "Renomme une liste."
  }
  func helpListExample8() -> String {
    "Garde un réglage pour une liste."
  }
  func helpListExample9() -> String {
    "Garde des réglages pour un symbole d'une liste."
  }
  func helpListExample10() -> String {
    "Supprime un réglage d'une liste."
  }
  func helpListOperand() -> String {
    "Une liste ; ou add, remove, move, rename, set ou unset, puis une liste, puis ce qu'il faut."
  }
  func helpListNote1() -> String {
    "Une liste vaut pour ses symboles partout où va une source : audiograph play @tech."
  }
  func helpListNote2() -> String {
    "audiograph list set tech volume=0.5 garde un réglage pour une liste."
  }
  func helpListRemark1() -> String {
    "Un nom a des lettres, des chiffres, des traits d'union et des tirets bas ; majuscules et minuscules sont équivalentes. Les positions comptent à partir de 1."
  }
  func helpListRemark2() -> String {
    "Les réglages d'une liste valent pour un graphique de cette seule liste, et ceux d'un de ses symboles pour ce symbole dans la liste ; audiograph config les affiche."
  }
  func helpListRemark3() -> String {
    "Une liste peut se mettre partout où va une SOURCE, comme dans audiograph play @tech. Les listes sont gardées en JSON dans lists.json, dans $XDG_DATA_HOME/audiograph ou ~/.local/share/audiograph."
  }
  func helpBatchSummary() -> String {
    "fait beaucoup d'exportations d'un coup"
  }
  func helpBatchExample1() -> String {
    "Calcule chaque ligne, sur tous les cœurs."
  }
  func helpBatchExample2() -> String {
    "Ne calcule que les lignes inachevées ou modifiées."
  }
  func helpBatchExample3() -> String {
    "Calcule une année sur un canal, sauf si une ligne dit autre chose."
  }
  func helpBatchExample4() -> String {
    "Prend les lignes d'un autre programme."
  }
  func helpBatchOperand() -> String {
    "Du CSV avec les colonnes source et output, ou un enregistrement JSON par ligne ; - pour l'entrée standard."
  }
  func helpBatchNote1() -> String {
    "MANIFEST est du CSV avec les colonnes source et output, ou un enregistrement JSON par ligne."
  }
  func helpBatchNote2() -> String {
    "Toute option d'export sur ce qui est écrit peut aussi être une colonne."
  }
  func helpBatchRemark1() -> String {
    "Un manifeste est du CSV dont la première ligne nomme les colonnes, ou du NDJSON dont les enregistrements ont des noms : source, output, et toute option d'export sur ce qui est écrit, sans ses traits d'union, comme dans source,output,title,duration."
  }
  func helpBatchRemark2() -> String {
    "source, output et les options répétables, comme y, peuvent être plusieurs colonnes, ou une liste en JSON. Une cellule vide, ou null, vaut comme non donnée ; une option sans valeur est yes ou no, true ou false. L'extension d'une sortie décide de ce qui est écrit, comme dans export."
  }
  func helpBatchRemark3() -> String {
    "Les options données à batch valent pour chaque ligne qui ne dit pas autre chose. Les chemins partent du dossier où le programme est lancé."
  }
  func helpBatchRemark4() -> String {
    "Affiche une ligne de JSON par ligne terminée : line, source, output, status (done, unchanged ou failed), seconds, points, exit, message, notes. exit et message sont ce qu'aurait annoncé export, en anglais. Une ligne qui échoue n'arrête pas les autres, mais l'état de sortie est alors 3."
  }
  func helpBatchRemark5() -> String {
    "Rien n'est écrit si deux lignes écrivent le même fichier, ou si l'une écrit ce qu'une autre lit."
  }
  func helpBatchRemark6() -> String {
    "Les lignes terminées sont notées dans le journal. --resume saute une ligne si les octets de ses sources, ses options et ses réglages sont les mêmes et que ses sorties sont intactes. Les lignes avec des symboles sont toujours calculées."
  }
  func helpBatchRemark7() -> String {
    "Plusieurs processus ou machines se partagent les lignes avec --shard 1/3, 2/3 et 3/3, chacun avec son journal ; batch --merge réunit ensuite les journaux et termine ce qui manque."
  }
  func helpSamplesSummary() -> String {
    "donne la liste des données d'exemple fournies"
  }
  func helpSamplesExample1() -> String {
    "Affiche un graphique par ligne, avec d'abord ce qu'il faut saisir."
  }
  func helpSamplesExample2() -> String {
    "N'affiche que ce qu'il faut saisir."
  }
  func helpSamplesRemark1() -> String {
    "Le nom d'un exemple prend la place d'un fichier, comme dans audiograph play nile. Les actions portent leurs symboles ; leurs cours fournis ne servent que s'il n'y en a pas d'autres."
  }
  func helpConfigSummary() -> String {
    "montre et change les réglages"
  }
  func helpConfigExample1() -> String {
    "Affiche chaque réglage qui a une valeur, et d'où elle vient."
  }
  func helpConfigExample2() -> String {
    "Affiche chaque réglage avec son sens."
  }
  func helpConfigExample3() -> String {
    "Change un réglage dans le fichier de réglages."
  }
  func helpConfigExample4() -> String {
    "Affiche une valeur."
  }
  func helpConfigExample5() -> String {
    "Joue chaque graphique à la moitié du volume."
  }
  func helpConfigExample6() -> String {
    "Change un réglage pour un symbole."
  }
  func helpConfigExample7() -> String {
    "Règle d'un coup ce qui convient à un lecteur d'écran."
  }
  func helpConfigExample8() -> String {
    "Supprime un réglage du fichier."
  }
  func helpConfigExample9() -> String {
    "Demande une clé sans l'afficher."
  }
  func helpConfigOperand(readers: [String]) -> String {
    "Rien ; ou get, set ou unset avec le nom d'un réglage, et une valeur pour set ; ou reader avec \(self.alternatives(readers))."
  }
  func helpConfigNote1() -> String {
    "Chaque option sur le son, les mots et la voix est un réglage du même nom."
  }
  func helpConfigNote2() -> String {
    "Les options l'emportent sur les variables comme AUDIOGRAPH_LANG, et celles-ci sur le fichier."
  }
  func helpConfigNote3() -> String {
    "audiograph config reader orca règle ce qui convient à un lecteur d'écran ; audiograph config reader liste ceux qui sont connus."
  }
  func helpConfigRemark1() -> String {
    "Les options sur le son, les mots et la voix sont des réglages du même nom. Ce qui est saisi l'emporte sur les réglages d'un symbole, et ceux-ci sur ceux d'une liste ; puis viennent les variables d'environnement, puis le fichier de réglages. Un interrupteur comme --ticks vaut on ou off ; --ticks=off le coupe une fois."
  }
  func helpConfigRemark2() -> String {
    "Le réglage d'un symbole est le symbole, un point et le réglage, comme AAPL.baseline ; il vaut pour un graphique de ce seul symbole. audiograph list set garde des réglages pour une liste."
  }
  func helpConfigRemark3() -> String {
    "Le réglage speak ne vaut jamais pour export et batch."
  }
  func helpConfigRemark4() -> String {
    "Les clés ne sont jamais affichées. Sans valeur sur la ligne de commande, où d'autres utilisateurs pourraient la voir, une clé est lue sur l'entrée standard."
  }
  func helpConfigRemark5() -> String {
    "L'état de sortie est 3 si le réglage n'a pas de valeur."
  }
  func helpDevicesSummary() -> String {
    "donne la liste des périphériques audio"
  }
  func helpDevicesExample1() -> String {
    "Affiche un périphérique par ligne, avec d'abord son nom."
  }
  func helpCompletionSummary() -> String {
    "affiche les complétions pour un shell"
  }
  func helpCompletionExample1() -> String {
    "Complète dans ce bash."
  }
  func helpCompletionExample2() -> String {
    "Complète dans chaque fish."
  }
  func helpCompletionOperand() -> String {
    "Le shell."
  }
  func helpHelpSummary() -> String {
    "explique une commande ou un sujet"
  }
  func helpHelpExample1() -> String {
    "Explique play, avec les options les plus utiles."
  }
  func helpHelpExample2() -> String {
    "Explique toutes les options de play."
  }
  func helpHelpExample3() -> String {
    "Explique comment les graphiques sonnent et comment changer cela."
  }
  func helpHelpOperand() -> String {
    "Une commande ou un sujet, et all pour toutes les options."
  }
  func helpHelpNote1() -> String {
    "audiograph help seul donne la liste des commandes et des sujets."
  }
  func groupTheBatch() -> String {
    "Le lot"
  }
  func groupWriting() -> String {
    "Écriture"
  }
  func groupWhatIsRead() -> String {
    "Ce qui est lu"
  }
  func groupWhichPartOfIt() -> String {
    "Quelle partie"
  }
  func groupComparing() -> String {
    "Comparaison"
  }
  func groupEverywhere() -> String {
    "Partout"
  }
  func groupExplaining() -> String {
    "Explication"
  }
  func groupPlaying() -> String {
    "Lecture"
  }
  func groupSpeaking() -> String {
    "Voix"
  }
  func groupExploring() -> String {
    "Parcourir"
  }
  func groupManual() -> String {
    "Manuel"
  }
  func groupWords() -> String {
    "Mots"
  }
  func groupFigures() -> String {
    "Chiffres"
  }
  func groupWhereFiguresComeFrom() -> String {
    "D'où viennent les chiffres"
  }
  func groupImporting() -> String {
    "Importation"
  }
  func groupPrinting() -> String {
    "Affichage"
  }
  func groupWherePricesComeFrom() -> String {
    "D'où viennent les cours"
  }
  func groupSearching() -> String {
    "Recherche"
  }
  func groupPitch() -> String {
    "Hauteur"
  }
  func groupTime() -> String {
    "Temps"
  }
  func groupTone() -> String {
    "Timbre"
  }
  func groupSoundsAroundTheData() -> String {
    "Sons autour des données"
  }
  func groupUpdating() -> String {
    "Mise à jour"
  }
  func optionJobs() -> String {
    "Le nombre de lignes calculées à la fois, de 1 à 256 ; par défaut une par cœur."
  }
  func optionResume() -> String {
    "Saute les lignes qu'une exécution précédente a terminées et qui n'ont pas changé."
  }
  func optionJournal() -> String {
    "Le fichier qui note les lignes terminées, au lieu de MANIFEST.journal."
  }
  func optionShard() -> String {
    "Ne traite qu'une ligne sur N, à partir de la I-ième : un processus parmi plusieurs. Sinon, les variables de Slurm et de Kubernetes décident."
  }
  func optionMerge() -> String {
    "Réunit les journaux de toutes les parts et traite ce qui manque."
  }
  func optionX() -> String {
    "La colonne le long de x, par son nom ou par son numéro comme #1 ; none compte les lignes."
  }
  func optionY() -> String {
    "Une colonne de valeurs, par son nom ou par son numéro comme #2 ; à répéter pour plus de séries."
  }
  func optionListColumns() -> String {
    "Affiche les colonnes de chaque fichier, une par ligne, et ne fait rien d'autre ; en JSON avec --json."
  }
  func optionBy() -> String {
    "La colonne dont les textes répartissent les lignes en séries ; none les garde en une seule."
  }
  func optionOnly() -> String {
    "Une série d'un tableau qui en a plusieurs, par son nom ou le début de son nom."
  }
  func optionWhere() -> String {
    "Ne lit que les lignes qui ont une valeur dans une colonne, comme Sex=female."
  }
  func optionColumnType() -> String {
    "Ce que contient une colonne, comme part=text : text, number (nombres), date ou duration (durées) ; reconnu si rien n'est donné."
  }
  func optionEncoding() -> String {
    "L'encodage du texte, comme windows-1250 ou shift-jis ; reconnu si rien n'est donné."
  }
  func optionAggregate() -> String {
    "Réunit en une plusieurs valeurs au même endroit le long de x."
  }
  func optionHeader() -> String {
    "La ligne des en-têtes, comptée à partir de 1 ; 0 s'il n'y en a pas."
  }
  func optionSkip() -> String {
    "Le nombre de lignes à sauter avant de lire."
  }
  func optionComment() -> String {
    "Ce qui commence une ligne de commentaire, au lieu de #."
  }
  func optionDelimiter() -> String {
    "Ce qui sépare les cellules ; reconnu si rien n'est donné."
  }
  func optionDecimal() -> String {
    "Le séparateur décimal des nombres."
  }
  func optionThousands() -> String {
    "Ce qui sépare les milliers dans les nombres."
  }
  func optionMissing() -> String {
    "Un autre texte qui veut dire valeur manquante, comme -1."
  }
  func optionIgnoreBad() -> String {
    "Traite comme manquantes les cellules qui ne sont pas des nombres, et omet les lignes dont la position le long de x est illisible."
  }
  func optionRegex() -> String {
    "Prend les nombres qu'un motif dans la syntaxe de PCRE2 trouve dans les lignes de n'importe quel texte, comme '([0-9.]+) ms'."
  }
  func optionDateFormat() -> String {
    "Le format des dates, comme %d.%m.%Y : %Y année, %m mois, %d jour, %H heure, %M minute, %S seconde, %b nom du mois."
  }
  func optionField() -> String {
    "Où sont les données dans un fichier JSON : des noms joints par des points, comme result.prices."
  }
  func optionSymbol() -> String {
    "Traite chaque SOURCE comme un symbole."
  }
  func optionFile() -> String {
    "Traite chaque SOURCE comme un fichier."
  }
  func optionTitle() -> String {
    "Le titre du graphique."
  }
  func optionUnit() -> String {
    "L'unité des valeurs, en mots ; none retire celle qui a été trouvée."
  }
  func optionKind() -> String {
    "La nature des nombres, dont dépendent les mots et l'échelle des hauteurs."
  }
  func optionRange() -> String {
    "Jusqu'où remonter depuis le dernier point : un nombre de jours (D), de semaines (W), de mois (M) ou d'années (Y), depuis le début de l'année (YTD), ou tout."
  }
  func optionFrom() -> String {
    "La première date."
  }
  func optionTo() -> String {
    "La dernière date, depuis laquelle une période remonte."
  }
  func optionInterval() -> String {
    "Réunit les points de chaque semaine, mois ou trimestre, une fois la période choisie."
  }
  func optionValue() -> String {
    "Quelle valeur d'un fichier de cours ; ohlc4, hlc3 et hl2 sont des moyennes de open, high, low, close."
  }
  func optionRebase() -> String {
    "Fait de chaque valeur la variation en pourcentage depuis la première date que toutes les séries ont, sur un seul axe."
  }
  func optionQuiet() -> String {
    "N'affiche que les résultats et les erreurs."
  }
  func optionVerbose() -> String {
    "Dit sur la sortie d'erreur ce qui a été deviné."
  }
  func optionConfig() -> String {
    "Le fichier de réglages, au lieu de config.json dans $XDG_CONFIG_HOME/audiograph."
  }
  func optionHelp() -> String {
    "Affiche une courte page d'aide ; avec all, toutes les options."
  }
  func optionVersion() -> String {
    "Affiche la version."
  }
  func optionExplain() -> String {
    "Dit en une phrase exactement comment les valeurs deviennent du son."
  }
  func optionText() -> String {
    "Quand les mots sont affichés : sur un terminal après le son, ailleurs avant."
  }
  func optionPause() -> String {
    "L'attente d'un son après la ligne qui le précède : auto jusqu'à ce qu'un lecteur d'écran l'ait dite, enter jusqu'à ce qu'on appuie sur Entrée ; seulement dans un terminal. Toute touche y met fin. Sans réglage, auto si un lecteur d'écran est actif, sinon off."
  }
  func optionWait() -> String {
    "Commence quand on appuie sur Entrée."
  }
  func optionOrder() -> String {
    "L'ordre d'un tour : les plus grands changements d'abord, par nom, ou comme dans la liste."
  }
  func optionDevice() -> String {
    "Le périphérique audio, un de ceux qu'affiche devices."
  }
  func optionSpeak() -> String {
    "Dit aussi les mots à voix haute, par speech-dispatcher, sinon par espeak-ng."
  }
  func optionEndPhrase() -> String {
    "Ce qui est dit après tout le reste avec --speak ; vide pour rien."
  }
  func optionOutput() -> String {
    "Où écrire ; - est la sortie standard ; DIR/ reçoit le son, les sous-titres, le texte et la page ; à répéter pour plus de fichiers."
  }
  func optionFormat() -> String {
    "Le format, pour la sortie standard et pour les noms sans extension connue."
  }
  func optionBits() -> String {
    "Bits par échantillon ; 32f est un nombre à virgule flottante."
  }
  func optionNoClobber() -> String {
    "Refuse de remplacer un fichier."
  }
  func optionSpreadsheetSafe() -> String {
    "Place une apostrophe devant les noms d'un fichier .csv qu'un tableur prendrait pour des formules."
  }
  func optionFragment() -> String {
    "Écrit en .html ce qui entre dans un article : un élément avec texte, lecteur, image et tableau."
  }
  func optionHtmlStyle() -> String {
    "La feuille de style d'une page ; none la laisse à la page autour d'un fragment."
  }
  func optionScriptFile() -> String {
    "Écrit le script d'une page dans un fichier à côté, et affiche son empreinte."
  }
  func optionEmbedSound() -> String {
    "Met l'enregistrement dans une page, audible aussi sans script : opus, mp3 ou wav."
  }
  func optionCues() -> String {
    "Marque extrêmes, retournements, croisements et graduations : WAV, Ogg, Opus, MP3."
  }
  func optionSpeakInFile() -> String {
    "Met des mots dans le son : titre, son bas, son haut, description (espeak-ng)."
  }
  func optionNarrate() -> String {
    "Dit aussi, avant chaque hausse ou baisse, où elle mène."
  }
  func optionBrailleOfFile() -> String {
    "Nombre de cellules par ligne d'un fichier .brf, de 14 à 80 ; par défaut 40."
  }
  func optionBraille() -> String {
    "Ajoute le graphique en braille à huit points : lignes de 14 à 80 cellules, par défaut 40, sur 1 à 10 rangées."
  }
  func groupBraille() -> String {
    "Braille"
  }
  func optionSync() -> String {
    "Attend que le fichier soit sur le disque."
  }
  func optionManual() -> String {
    "Affiche la page de manuel sous la forme que lit man."
  }
  func optionMetric() -> String {
    "Quels chiffres ; à répéter pour plusieurs ; par défaut revenue, earnings et cash-flow."
  }
  func optionByPeriod() -> String {
    "Durée d'une période ; par défaut les mots disent le dernier trimestre et la dernière année, et les listes les trimestres, ou les années s'il n'y a pas de trimestres."
  }
  func optionToPeriod() -> String {
    "La dernière date à laquelle une période peut finir."
  }
  func optionJsonFigures() -> String {
    "Affiche tous les chiffres en un document JSON, et rien d'autre."
  }
  func optionOfflineFigures() -> String {
    "Ne récupère rien ; utilise ce qui est enregistré."
  }
  func optionSymbolLists() -> String {
    "Traite chaque FILE comme une liste de symboles et de noms."
  }
  func optionYCloses() -> String {
    "La colonne des cours de clôture, par son nom ou par son numéro comme #2."
  }
  func optionJsonLists() -> String {
    "Affiche les listes en JSON, un objet par ligne."
  }
  func optionOffline() -> String {
    "Ne récupère rien ; utilise ce qui est enregistré ou fourni."
  }
  func optionProvider() -> String {
    "Le fournisseur à interroger pour les cours, au lieu de celui qui convient au symbole."
  }
  func optionStore() -> String {
    "Le fichier des cours enregistrés, au lieu de prices.sqlite dans $XDG_DATA_HOME/audiograph."
  }
  func optionLimit() -> String {
    "Le nombre maximal d'entreprises affichées, de 1 à 1000 ; par défaut 10, ou 5 pendant la saisie."
  }
  func optionPitchRange() -> String {
    "La hauteur la plus basse et la plus haute, en hertz de 55 à 4000 ou en notes comme c3:c6."
  }
  func optionProfile() -> String {
    "Un intervalle de hauteurs par son nom : standard 220 à 1760 hertz, warm 131 à 1046, narrow 330 à 660."
  }
  func optionScale() -> String {
    "Ce que sont des intervalles égaux : des écarts égaux (linear) ou des pourcentages égaux (log)."
  }
  func optionNotes() -> String {
    "Ramène chaque hauteur à la note la plus proche d'une gamme ; sinon les hauteurs sont exactes."
  }
  func optionInvert() -> String {
    "Donne la hauteur la plus haute à la valeur la plus basse."
  }
  func optionMinimum() -> String {
    "La valeur à la hauteur la plus basse."
  }
  func optionMaximum() -> String {
    "La valeur à la hauteur la plus haute."
  }
  func optionZero() -> String {
    "Étend l'axe jusqu'à zéro."
  }
  func optionSharedAxis() -> String {
    "Met toutes les séries sur un axe."
  }
  func optionOwnAxis() -> String {
    "Donne à chaque série son propre axe."
  }
  func optionSmooth() -> String {
    "Lisse d'abord les valeurs : ema:0.35, ou median:5 ou mean:5 sur un nombre impair de points."
  }
  func optionDuration() -> String {
    "La durée du son : gist 3 secondes, short 6, long 20, normal selon le nombre de points ; ou un nombre de secondes de 0.5 à 3600."
  }
  func optionSpeed() -> String {
    "Divise la durée ; de 0.25 à 4."
  }
  func optionMode() -> String {
    "Un seul son qui glisse, ou des notes séparées."
  }
  func optionEven() -> String {
    "Donne le même temps à chaque point."
  }
  func optionTrue() -> String {
    "Espace les points dans le temps comme ils le sont le long de x."
  }
  func optionTogether() -> String {
    "Joue jusqu'à quatre séries à la fois au lieu de l'une après l'autre."
  }
  func optionTimbre() -> String {
    "Le timbre de la première série."
  }
  func optionAs() -> String {
    "Sous quelle forme le graphique est décrit et s'entend : line (courbe), candles (chandeliers), bars (barres), scatter (nuage de points), histogram, density (densité), box (boîtes à moustaches), band (bande), heatmap ou share (parts) ; auto décide selon les données."
  }
  func optionBins() -> String {
    "Combien de classes a un histogramme, 2 à 100, ou leur largeur : width:10."
  }
  func optionBand() -> String {
    "Les colonnes des bornes inférieure et supérieure d'une bande : lower,upper."
  }
  func optionError() -> String {
    "La colonne qu'une bande ajoute à ses valeurs et en retranche."
  }
  func optionSort() -> String {
    "L'ordre des groupes de boîtes : celui du fichier, ou par médiane."
  }
  func optionVolumeLine() -> String {
    "Avec les chandeliers, un bruit sous chacun, d'autant plus fort que son volume est grand."
  }
  func optionVolume() -> String {
    "De 0 à 1 ; rend le son moins fort."
  }
  func optionPan() -> String {
    "Jusqu'où le son va de gauche à droite, de 0 à 0.8."
  }
  func optionMono() -> String {
    "Fait un canal au lieu de deux."
  }
  func optionSampleRate() -> String {
    "Trames par seconde, de 8000 à 192000."
  }
  func optionNoIntro() -> String {
    "Omet la hauteur minimale et la maximale avant les données."
  }
  func optionNoEndSound() -> String {
    "Omet les deux coups après les données."
  }
  func optionTicks() -> String {
    "Des tics aux unités du calendrier ou aux nombres ronds le long de x."
  }
  func optionBaseline() -> String {
    "Un léger bruit tant que la valeur est plus basse que cela ; base est la dernière valeur avant la période."
  }
  func optionMarkExtremes() -> String {
    "Marque le point le plus haut et le plus bas."
  }
  func optionMarkBreaks() -> String {
    "Marque les sauts d'un niveau à un autre."
  }
  func optionManifest() -> String {
    "Écrit ce qui s'entend et quand, en JSON d'où les données peuvent être recalculées."
  }
  func optionSymbolsFromNasdaq() -> String {
    "Récupère plutôt les listes d'entreprises et de symboles de Nasdaq."
  }
  func optionJobsFetching() -> String {
    "Le nombre de symboles récupérés à la fois ; 4 par défaut."
  }
  func optionJsonFacts() -> String {
    "Affiche les faits et les mots en un document JSON, et rien d'autre."
  }
  func optionJsonAnswers() -> String {
    "Affiche chaque réponse en une ligne de JSON, et rien d'autre."
  }
  func optionJsonColumns() -> String {
    "Avec --list-columns, les affiche pour un autre programme."
  }
  func optionLevel(level: String) -> String {
    "Le niveau de détail ; \(level) par défaut."
  }
  func optionMaxLength() -> String {
    "Le nombre maximal de caractères des phrases, avec une espace entre elles ; des phrases entières sont omises à la fin. Les lignes avant les phrases ne comptent pas."
  }
  func optionWidth() -> String {
    "Coupe les lignes entre les mots à ce nombre de caractères ; un mot plus long reste entier. Sur un terminal, les lignes n'en dépassent de toute façon jamais la largeur."
  }
  func optionLang() -> String {
    "La langue des mots, des messages et de l'aide."
  }
  func optionLanguages() -> String {
    "La langue des mots, des messages et de l'aide ; plusieurs pour un fichier .html : en,de."
  }
  func optionSpeech() -> String {
    "Affiche les mots comme il les faut à une voix : sans symboles ni abréviations."
  }
  func optionStats() -> String {
    "Ajoute des statistiques sur la tendance, ce qui prend plus de temps."
  }
  func briefRange() -> String {
    "Jusqu'où remonter : 5D, 3M, 1Y, YTD ou MAX."
  }
  func briefY() -> String {
    "Une colonne de valeurs, par son nom ou par #2."
  }
  func briefOnly() -> String {
    "Une série parmi plusieurs, par son nom."
  }
  func briefLevel() -> String {
    "Le niveau de détail : alt, short, standard ou long."
  }
  func briefLang(languages: [String]) -> String {
    "La langue des mots : \(self.alternatives(languages))."
  }
  func briefSpeech() -> String {
    "Écrit nombres et dates comme il les faut à une voix."
  }
  func briefDuration() -> String {
    "La durée : gist, short, normal, long, ou des secondes."
  }
  func briefSpeed() -> String {
    "Divise la durée."
  }
  func briefTogether() -> String {
    "Joue plusieurs séries à la fois, pas l'une après l'autre."
  }
  func briefListColumns() -> String {
    "Affiche les colonnes d'un tableau."
  }
  func briefOffline() -> String {
    "N'utilise que les cours enregistrés ou fournis."
  }
  func briefConfig() -> String {
    "Lit les réglages dans ce fichier."
  }
  func briefText() -> String {
    "Quand les mots sont affichés : before, after ou none."
  }
  func briefDevice() -> String {
    "Le périphérique audio ; audiograph devices les donne."
  }
  func briefOutput() -> String {
    "Où écrire ; - est la sortie standard."
  }
  func briefFormat() -> String {
    "Le format si aucune extension ne le dit, comme avec -o -."
  }
  func briefManifest() -> String {
    "Écrit en JSON ce qui sonne et quand."
  }
  func briefStats() -> String {
    "Ajoute des statistiques sur la tendance."
  }
  func briefJsonFacts() -> String {
    "Affiche les faits et les mots en JSON."
  }
  func briefValue() -> String {
    "Quel cours : close, open, high, low, volume et d'autres."
  }
  func briefOutputOfComparison() -> String {
    "Écrit un fichier au lieu de jouer."
  }
  func briefMetric() -> String {
    "Quel chiffre, comme revenue, earnings ou cash-flow."
  }
  func briefBy() -> String {
    "La durée d'une période : quarter ou year."
  }
  func briefFrom() -> String {
    "La première date à laquelle une période peut finir."
  }
  func briefTable() -> String {
    "Affiche un chiffre par ligne."
  }
  func briefJsonFigures() -> String {
    "Affiche tous les chiffres en JSON."
  }
  func briefOfflineFigures() -> String {
    "N'utilise que les chiffres enregistrés."
  }
  func briefLimit() -> String {
    "Le nombre maximal d'entreprises affichées."
  }
  func briefSymbols() -> String {
    "Ne trouve que les symboles qui commencent par TEXT."
  }
  func briefJsonLines() -> String {
    "Affiche un objet JSON par ligne."
  }
  func briefQuietSymbols() -> String {
    "N'affiche que les symboles."
  }
  func briefProvider() -> String {
    "Le fournisseur à interroger, comme yahoo ou kraken."
  }
  func briefJobs() -> String {
    "Le nombre de symboles récupérés à la fois ; sinon 4."
  }
  func briefSymbolsFetched() -> String {
    "Récupère les listes d'entreprises qu'utilise search."
  }
  func briefAs() -> String {
    "Le symbole dont le fichier a les cours."
  }
  func briefYCloses() -> String {
    "La colonne des cours de clôture, par son nom ou par #2."
  }
  func briefDateFormat() -> String {
    "Le format des dates, comme %d.%m.%Y."
  }
  func briefSymbolsRead() -> String {
    "Lit plutôt des listes de symboles et d'entreprises."
  }
  func briefQuietNames() -> String {
    "N'affiche que les noms, ou que les symboles."
  }
  func briefResume() -> String {
    "Saute les lignes terminées et inchangées."
  }
  func briefJobsOfBatch() -> String {
    "Le nombre de lignes calculées à la fois ; sinon une par cœur."
  }
  func briefJournal() -> String {
    "Le fichier qui note les lignes terminées."
  }
  func briefMono() -> String {
    "Écrit un canal au lieu de deux."
  }
  func briefVerbose() -> String {
    "Affiche chaque réglage avec son sens."
  }
  func liveValue() -> String {
    "La valeur"
  }
  func liveSimulation() -> String {
    "Simulation"
  }
  func livePercent(number: Double) -> String {
    "\(self.number(number)) %"
  }
  func liveAxis(name: String, low: String, high: String) -> String {
    switch name {
    case "": "Les hauteurs vont maintenant de \(low) à \(high)."
    case _: "\(name) : les hauteurs vont maintenant de \(low) à \(high)."
    }
  }
  func liveAbove(name: String, level: String, value: String) -> String {
    "Alerte : \(name) au-dessus de \(level), à \(value)."
  }
  func liveBelow(name: String, level: String, value: String) -> String {
    "Alerte : \(name) au-dessous de \(level), à \(value)."
  }
  func liveMoved(name: String, size: String, span: String, value: String, isUp: Bool) -> String {
    switch isUp {
    case true: "Alerte : \(name) en hausse d'au moins \(size) en \(span), à \(value)."
    case false: "Alerte : \(name) en baisse d'au moins \(size) en \(span), à \(value)."
    }
  }
  func liveNewHigh(name: String, range: String, value: String) -> String {
    "Alerte : \(name) à un nouveau plus haut sur \(range), \(value)."
  }
  func liveNewLow(name: String, range: String, value: String) -> String {
    "Alerte : \(name) à un nouveau plus bas sur \(range), \(value)."
  }
  func liveKept(kept: Int, count: String) -> String {
    "Les \(kept) dernières valeurs sur \(count) :"
  }
  func livePassedOver(count: Int) -> String {
    "Lignes sans nombre : \(count)."
  }
  func liveSearchBrokenOff(line: Int) -> String {
    "La ligne \(line) est ignorée, car la recherche du motif durait trop longtemps."
  }
  func liveSearchesBrokenOff(count: Int) -> String {
    "Lignes ignorées, car la recherche du motif durait trop longtemps : \(count)."
  }
  func liveLost(name: String, problem: String) -> String {
    "\(name) : \(problem) Audiograph continue d'essayer."
  }
  func liveRecovered(name: String, value: String) -> String {
    "\(name) : les cours sont de retour, \(value)."
  }
  func liveClosed(name: String) -> String {
    "\(name) : pas de cotation en ce moment, le cours est demandé toutes les 15 minutes ; --always garde le rythme."
  }
  func liveLate(name: String, age: String) -> String {
    "\(name) : le cours date d'il y a \(age)."
  }
  func liveEnded() -> String {
    "L'enregistrement est fini ; q quitte."
  }
  func liveZone(zone: String) -> String {
    "Heures en \(zone)."
  }
  func liveZoneOf(name: String, others: Int, zone: String) -> String {
    switch self.plural(others) {
    case _ where others == 0: "\(name) : heures en \(zone)."
    case .one: "\(name) et \(others) autre : heures en \(zone)."
    case .many: "\(name) et \(others) autres : heures en \(zone)."
    case _: "\(name) et \(others) autres : heures en \(zone)."
    }
  }
  func liveOffset(hours: String, isBehind: Bool) -> String {
    switch isBehind {
    case true: "UTC moins \(hours)"
    case false: "UTC plus \(hours)"
    }
  }
  func liveKeys() -> String {
    "i résume, h énumère les touches, q quitte."
  }
  func liveKeysSimulation() -> String {
    "La flèche haut fait monter le cours, la flèche bas le fait baisser, i résume, h énumère les touches, q quitte."
  }
  func liveKeysRandom() -> String {
    "Le cours bouge tout seul ; les flèches haut et bas le déplacent aussi, i résume, q quitte."
  }
  func liveTypeNumbers() -> String {
    "Saisir des nombres, un par ligne ; Ctrl-D termine."
  }
  func liveLinesSimulation() -> String {
    "Les lignes up et down déplacent le cours, q termine."
  }
  func liveBrokenLines(count: Int) -> String {
    "avertissement : lignes abîmées de l'enregistrement, ignorées : \(count)."
  }
  func liveNoSymbol(typed: String) -> String {
    "\(self.quoted(typed)) n'a pas de cours à suivre."
  }
  func liveNoSymbolRemedy() -> String {
    "Donner un symbole comme AAPL, ou des nombres à audiograph play - --follow."
  }
  func liveCannotRecord(path: String, reason: String) -> String {
    "Impossible d'écrire \(self.quoted(path)) : \(reason)."
  }
  func liveCannotRecordRemedy() -> String {
    "Donner un autre fichier à --record."
  }
  func liveNoNumber(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 0: "Rien n'est arrivé sur l'entrée standard."
    case _: "Aucun nombre sur l'entrée standard, lignes lues : \(count)."
    }
  }
  func liveNoNumberRemedy() -> String {
    "Donner un nombre par ligne, ou un motif qui le trouve : --regex 'time=(.*) ms'."
  }
  func liveOnlyStandardInput() -> String {
    "Seule l'entrée standard peut être suivie."
  }
  func liveOnlyStandardInputRemedy() -> String {
    "Passer le fichier par un tube, comme dans tail -f FILE | audiograph play - --follow ; audiograph watch suit les cours."
  }
  func liveNothingStored(symbol: String, option: String) -> String {
    "\(option) a besoin de cours enregistrés de \(symbol), et il n'y en a pas."
  }
  func liveNothingStoredRemedy(symbol: String) -> String {
    "Lancer d'abord audiograph update \(symbol)."
  }
  func liveNotARecording(path: String, heading: String) -> String {
    "\(self.quoted(path)) n'est pas un enregistrement : sa première ligne n'est pas \(heading)."
  }
  func liveNotARecordingRemedy() -> String {
    "--replay prend ce que --record a écrit ; donner à --record un nouveau fichier."
  }
  func liveEmptyRecording(path: String) -> String {
    "Rien n'a été enregistré dans \(self.quoted(path))."
  }
  func liveEmptyRecordingRemedy() -> String {
    "Enregistrer de nouveau, avec audiograph watch --record."
  }
  func liveRecordsItsInput(path: String) -> String {
    "\(self.quoted(path)) est le fichier qui est lu : rien ne peut y être enregistré."
  }
  func liveCannotRun(program: String, reason: String) -> String {
    "Impossible de lancer \(self.quoted(program)) : \(reason)."
  }
  func liveCannotRunRemedy() -> String {
    "Donner après --exec un programme et ses arguments, chacun à part ; aucun shell ne les lit."
  }
  func liveNameIsOption(name: String) -> String {
    "Un programme prendrait \(self.quoted(name)) pour une option, donc --exec ne peut pas le transmettre."
  }
  func liveNameIsOptionRemedy() -> String {
    "Retirer {symbol} de la commande."
  }
  func usageNeedsOption(option: String, other: String) -> String {
    "\(option) n'a aucun effet sans \(other)."
  }
  func usageNeedsOptionRemedy(other: String) -> String {
    "Ajouter \(other), ou l'omettre."
  }
  func usageLanguagesWithoutPage(languages: String) -> String {
    "Seul un fichier .html peut avoir plusieurs langues, et aucun n'est écrit : \(languages)."
  }
  func usageLanguagesWithoutPageRemedy() -> String {
    "Ajouter -o FILE.html, ou nommer une seule langue."
  }
  func usageNeedsAlert(option: String) -> String {
    "\(option) n'a aucun effet sans alerte."
  }
  func usageNeedsAlertRemedy(options: [String]) -> String {
    "En ajouter une avec \(self.alternatives(options))."
  }
  func formThreshold() -> String {
    "un nombre, ou un pourcentage comme 0.5%"
  }
  func formSpan() -> String {
    "une durée comme 30s, 10m ou 2h"
  }
  func formPause() -> String {
    "auto, off, enter, ou un nombre de secondes jusqu'à 60"
  }
  func formWordsPerMinute(least: Double, most: Double) -> String {
    "un nombre de mots par minute de \(self.number(least)) à \(self.number(most))"
  }
  func helpPlayFollow() -> String {
    "Avec --follow chaque nombre de l'entrée standard s'entend dès qu'il arrive : l'ancienne valeur, un glissement, la nouvelle. Des lignes viennent avec --threshold ou --every ; à la fin, les dernières valeurs sont décrites comme un graphique."
  }
  func helpWatchSummary() -> String {
    "suit les cours en direct, avec des alertes"
  }
  func helpWatchExample1() -> String {
    "Suit un cours jusqu'à q."
  }
  func helpWatchExample2() -> String {
    "Annonce chaque variation d'un demi pour cent."
  }
  func helpWatchExample3() -> String {
    "Se termine dès que le cours dépasse 200."
  }
  func helpWatchExample4() -> String {
    "Garde les cours d'une liste."
  }
  func helpWatchExample5() -> String {
    "En joue une heure en une minute."
  }
  func helpWatchOperand() -> String {
    "Ce qui est suivi : des symboles comme AAPL ou BTC-EUR, des listes comme @tech."
  }
  func helpWatchNote1() -> String {
    "Un changement est un son : l'ancienne valeur, un glissement, la nouvelle."
  }
  func helpWatchNote2() -> String {
    "i résume, les touches de explore le parcourent, q quitte."
  }
  func helpWatchRemark1() -> String {
    "Chaque fournisseur est interrogé aussi souvent qu'il le permet : Kraken toutes les 5 secondes, Yahoo toutes les 15, CoinGecko chaque minute, la BCE toutes les 15 minutes, Alpha Vantage chaque heure, et tous toutes les 15 minutes hors des heures de cotation. Celui qui échoue est interrogé de plus en plus rarement. Rien n'est enregistré comme cours de clôture."
  }
  func helpWatchRemark2() -> String {
    "Une alerte se déclenche une fois, chaque fois que sa condition devient vraie : trois notes montantes, ou descendantes, et une ligne. Elle peut revenir quand la valeur a reculé d'un millième du seuil, ou de la moitié du changement. Une première valeur déjà au-delà du seuil n'est pas une alerte."
  }
  func helpWatchRemark3() -> String {
    "Ce qui suit --exec est lancé à chaque alerte, sans shell ; {symbol}, {value}, {time} et {count} y sont remplacés. Quatre programmes au plus tournent à la fois ; quand seize autres attendent, les alertes suivantes d'un symbole n'en lancent qu'un, et {count} dit combien il y en a. Une valeur peut être négative : la faire précéder de --."
  }
  func helpSimulateSummary() -> String {
    "invente un cours pour apprendre"
  }
  func helpSimulateExample1() -> String {
    "Les flèches haut et bas déplacent un cours de 100 par pas d'un pour cent."
  }
  func helpSimulateExample2() -> String {
    "Le déplace par pas de cinq pour cent."
  }
  func helpSimulateExample3() -> String {
    "Un cours qui varie au hasard, chaque fois le même."
  }
  func helpSimulateNote1() -> String {
    "Flèche haut : le cours monte ; flèche bas : il baisse. i résume, q quitte."
  }
  func helpSimulateRemark1() -> String {
    "Il sonne et parle comme les cours dans watch, avec les mêmes alertes et enregistrements. --minimum et --maximum le bornent ; sinon il reste entre la moitié et le double du départ."
  }
  func helpSimulateRemark2() -> String {
    "Sans terminal, les lignes up et down de l'entrée standard le déplacent."
  }
  func groupFollowing() -> String {
    "Suivre"
  }
  func groupWatching() -> String {
    "Surveiller"
  }
  func groupSimulating() -> String {
    "Simuler"
  }
  func optionFollow() -> String {
    "Joue les nombres de l'entrée standard dès qu'ils arrivent."
  }
  func optionThreshold() -> String {
    "Annonce la valeur quand elle a changé d'autant depuis la dernière annonce : 0.5, ou 1% de celle-ci."
  }
  func optionEvery() -> String {
    "Annonce la valeur à cet intervalle, par exemple 10m, changée ou non."
  }
  func optionWindow() -> String {
    "Garde autant de valeurs pour le résumé et les touches ; 10000 par défaut."
  }
  func optionRecord() -> String {
    "Ajoute chaque valeur à un fichier CSV, que --replay de watch rejoue."
  }
  func optionAbove() -> String {
    "Alerte quand la valeur dépasse celle-ci."
  }
  func optionBelow() -> String {
    "Alerte quand la valeur passe sous celle-ci."
  }
  func optionChange() -> String {
    "Alerte quand la valeur change d'autant, en hausse ou en baisse, dans la durée de --within : 2%, ou 5."
  }
  func optionWithin() -> String {
    "La durée pour --change ; 10m par défaut."
  }
  func optionOnce() -> String {
    "Se termine à la première alerte, avec le code de retour 0."
  }
  func optionExec() -> String {
    "Lance un programme à chaque alerte ; tout ce qui suit cette option est le programme et ses arguments."
  }
  func optionPoll() -> String {
    "Demande les cours à cet intervalle, mais à aucun fournisseur plus souvent qu'il ne le permet."
  }
  func optionAlways() -> String {
    "Demande aussi souvent hors des heures de cotation."
  }
  func optionNewHigh() -> String {
    "Alerte quand le cours dépasse tous ceux enregistrés d'une période comme 1Y."
  }
  func optionNewLow() -> String {
    "Alerte quand le cours est inférieur à tous ceux enregistrés d'une période comme 1Y."
  }
  func optionReplay() -> String {
    "Rejoue ce que --record a écrit ; --speed autant de fois plus vite."
  }
  func optionStart() -> String {
    "Le cours de départ ; 100 par défaut."
  }
  func optionStep() -> String {
    "De combien une touche change le cours : 1% par défaut, ou un nombre comme 0.5."
  }
  func optionRandom() -> String {
    "Le cours bouge tout seul, une fois par seconde ; --speed l'accélère."
  }
  func optionVolatility() -> String {
    "Le changement aléatoire habituel en pour cent ; 0.5 par défaut."
  }
  func optionSeed() -> String {
    "Un nombre qui donne chaque fois le même cours aléatoire."
  }
  func briefThreshold() -> String {
    "Annonce chaque variation, de 0.5% par exemple."
  }
  func briefEvery() -> String {
    "Annonce le cours toutes les 10m, par exemple."
  }
  func briefAbove() -> String {
    "Alerte au-dessus d'une valeur ; --below au-dessous."
  }
  func briefChange() -> String {
    "Alerte pour 2%, par exemple, --within 10m."
  }
  func briefExec() -> String {
    "Lance un programme par alerte ; en dernier."
  }
  func briefRecord() -> String {
    "Ajoute chaque cours à un fichier CSV."
  }
  func briefStep() -> String {
    "Le pas d'une touche, 1% ou 0.5."
  }
  func briefRandom() -> String {
    "Laisse le cours bouger tout seul."
  }
  func briefSpeak() -> String {
    "Dit aussi les lignes à voix haute."
  }
  func alertNone() -> String {
    "Aucune alerte n'est gardée."
  }
  func alertNoneOf(symbol: String) -> String {
    "Aucune alerte n'est gardée pour \(symbol)."
  }
  func alertNotKept(symbol: String) -> String {
    "Aucune alerte de ce genre n'est gardée pour \(symbol)."
  }
  func alertNotKeptRemedy() -> String {
    "audiograph alert list montre celles qui le sont."
  }
  func alertUnusable(path: String) -> String {
    "Le fichier \(self.quoted(path)) contient autre chose que des alertes."
  }
  func alertUnusableRemedy() -> String {
    "Le corriger, ou le déplacer."
  }
  func alertNoFolder() -> String {
    "Il n'y a pas de dossier pour les alertes, car ni HOME ni XDG_DATA_HOME n'est défini."
  }
  func helpAlertSummary() -> String {
    "garde des alertes pour des symboles"
  }
  func helpAlertExample1() -> String {
    "Garde une alerte."
  }
  func helpAlertExample2() -> String {
    "Énumère toutes les alertes."
  }
  func helpAlertExample3() -> String {
    "En supprime une."
  }
  func helpAlertExample4() -> String {
    "Supprime toutes celles d'un symbole."
  }
  func helpAlertOperand() -> String {
    "Quoi faire, add, list ou remove, et pour quel symbole."
  }
  func helpAlertNote1() -> String {
    "watch suit ces alertes ; sans symbole, toutes."
  }
  func helpAlertRemark1() -> String {
    "watch signale les alertes gardées pour un symbole, sauf si ses propres options en nomment d'autres ; sans symbole il suit tous ceux qui en ont. Elles sont dans alerts.json à côté des cours."
  }
  func briefNewHigh() -> String {
    "Alerte au-dessus de 1Y, par exemple ; --new-low au-dessous."
  }
  func learnOpening() -> String {
    "Les sons des graphiques ; q quitte."
  }
  func learnLesson(number: Int, count: Int, name: String) -> String {
    "\(number) sur \(count) : \(name)."
  }
  func learnName(lesson: Lesson) -> String {
    switch lesson {
    case .low: "grave"
    case .high: "aigu"
    case .rise: "montée"
    case .fall: "descente"
    case .steep: "pente raide"
    case .peak: "un sommet"
    case .trough: "un creux"
    case .gap: "un trou"
    case .tick: "tics"
    case .baseline: "sous une ligne de base"
    case .crossing: "franchir une ligne de base"
    case .twoSeries: "deux séries"
    case .whole: "un graphique entier"
    case .bars: "barres"
    case .scatter: "un nuage de points"
    case .histogram: "un histogramme"
    case .density: "une densité"
    case .box: "des boîtes à moustaches"
    case .band: "une bande"
    case .heatMap: "une carte de chaleur"
    case .share: "des parts"
    }
  }
  func learnMeaning(lesson: Lesson) -> String {
    switch lesson {
    case .low: "Un son grave est une valeur basse."
    case .high: "Un son aigu est une valeur haute."
    case .rise: "Les valeurs montent, et le temps va de gauche à droite."
    case .fall: "Les valeurs baissent."
    case .steep: "Plus la hauteur change vite, plus la pente est raide : douce d'abord, puis raide."
    case .peak: "Les valeurs montent à un sommet et redescendent."
    case .trough: "Les valeurs descendent dans un creux et remontent."
    case .gap: "Les valeurs manquantes sont muettes, après un tic léger."
    case .tick: "Avec --ticks, chaque tic est un pas sur l'axe, par exemple une année."
    case .baseline: "Avec --baseline, un bruit s'entend tant que les valeurs sont au-dessous."
    case .crossing: "Un tic monte quand les valeurs passent au-dessus, et descend quand elles passent au-dessous."
    case .twoSeries: "Les séries se suivent, chacune avec son propre timbre."
    case .whole: "D'abord le son le plus grave et le plus aigu, puis les valeurs, et deux coups à la fin."
    case .bars: "Chaque son est un nom : plus le son est aigu, plus sa valeur est haute."
    case .scatter: "Chaque son est un point, de gauche à droite : plus le son est aigu, plus le point est haut. Ici, ils montent."
    case .histogram: "Chaque son est une classe, des valeurs basses aux hautes : plus le son est aigu, plus elle a de valeurs. Un son bref, grave et faible est une classe vide."
    case .density: "Un son glisse des valeurs basses aux hautes : plus il est aigu, plus il y a de valeurs à cet endroit."
    case .box: "Chaque groupe glisse de la moustache basse, par le premier quartile, la médiane et le troisième quartile, à la moustache haute ; la médiane est la plus longue. Les sons brefs qui suivent sont des valeurs atypiques."
    case .band: "Chaque valeur est suivie de ses bornes inférieure et supérieure, plus faibles et plus brèves. Avec plus de 24 points, les trois sonnent ensemble, les bornes à gauche et à droite."
    case .heatMap: "Un tic commence chaque ligne, et chaque son est une cellule, de gauche à droite : plus le son est aigu, plus la valeur est haute. Une cellule vide est muette."
    case .share: "La plus grande part vient d'abord : plus une part est grande, plus son son est aigu et long."
    }
  }
  func learnKeys() -> String {
    "r encore, n suivant, b précédent, t quiz, q quitte."
  }
  func learnLast() -> String {
    "C'était le dernier son : t commence le quiz, q quitte."
  }
  func quizOpening(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "Une question ; répondre par un chiffre, q quitte."
    case _: "\(count) questions ; répondre par un chiffre, q quitte."
    }
  }
  func quizNumber(number: Int, count: Int) -> String {
    "Question \(number) sur \(count)."
  }
  func quizQuestion(kind: QuizKind) -> String {
    switch kind {
    case .pitch: "Était-ce une valeur basse ou haute ?"
    case .direction: "Les valeurs ont-elles monté ou baissé ?"
    case .steepness: "Était-ce plus raide dans la première moitié ou ensuite ?"
    case .turn: "Était-ce un sommet ou un creux ?"
    case .place: "Où était le sommet ?"
    case .gap: "Y avait-il un trou ?"
    case .ticks: "Y avait-il des tics ?"
    case .baseline: "Les valeurs étaient-elles au-dessus ou au-dessous de la ligne de base ?"
    case .crossing: "Dans quel sens ont-elles franchi la ligne de base ?"
    case .series: "Quelle série a fini plus haut ?"
    case .bars: "Où était la barre la plus haute ?"
    case .scatter: "De gauche à droite, les points ont-ils monté ou baissé, ou n'y avait-il pas de lien ?"
    case .histogram: "Combien de pics avait l'histogramme ?"
    case .density: "La valeur la plus fréquente était-elle basse ou haute ?"
    case .box: "Quel groupe était le plus haut ?"
    case .band: "L'intervalle s'est-il élargi ou rétréci ?"
    case .heatMap: "Quelle ligne avait la valeur la plus haute ?"
    case .share: "La plus grande part faisait-elle plus de la moitié ?"
    }
  }
  func quizChoice(choice: QuizChoice) -> String {
    switch choice {
    case .low: "basse"
    case .high: "haute"
    case .rising: "monté"
    case .falling: "baissé"
    case .first: "première moitié"
    case .later: "ensuite"
    case .peak: "sommet"
    case .trough: "creux"
    case .beginning: "début"
    case .middle: "milieu"
    case .end: "fin"
    case .yes: "oui"
    case .no: "non"
    case .above: "au-dessus"
    case .below: "au-dessous"
    case .upwards: "vers le haut"
    case .downwards: "vers le bas"
    case .firstSeries: "la première"
    case .secondSeries: "la deuxième"
    case .unrelated: "pas de lien"
    case .one: "un"
    case .two: "deux"
    case .firstGroup: "le premier"
    case .secondGroup: "le deuxième"
    case .wider: "élargi"
    case .narrower: "rétréci"
    case .firstRow: "la première"
    case .lastRow: "la dernière"
    }
  }
  func quizAsked(question: String, choices: String) -> String {
    "\(question) \(choices)."
  }
  func quizRight() -> String {
    "Juste."
  }
  func quizWrong(answer: String) -> String {
    "Non : \(answer)."
  }
  func quizKeys(count: Int) -> String {
    "Répondre par un chiffre de 1 à \(count) ; r rejoue, q quitte."
  }
  func quizResult(right: Int, count: Int) -> String {
    "Bonnes réponses : \(right) sur \(count)."
  }
  func quizBest(right: Int, count: Int) -> String {
    "Le meilleur résultat jusqu'ici : \(right) sur \(count)."
  }
  func quizNewBest() -> String {
    "C'est le meilleur résultat jusqu'ici."
  }
  func quizNotKept(problem: String) -> String {
    "Le résultat n'est pas gardé : \(problem)"
  }
  func quizLeft(right: Int, count: Int) -> String {
    "Bonnes réponses jusqu'ici : \(right) sur \(count) ; le résultat n'est pas gardé."
  }
  func quizMissingColumn(path: String, name: String) -> String {
    "\(self.quoted(path)) n'a pas de colonne \(self.quoted(name))."
  }
  func quizMissingColumnRemedy(names: [String]) -> String {
    "Un quiz a les colonnes \(self.joined(names))."
  }
  func quizNoQuestions(path: String) -> String {
    "\(self.quoted(path)) n'a pas de question."
  }
  func quizNoQuestionsRemedy() -> String {
    "Écrire une question par ligne."
  }
  func quizEmptyCell(path: String, line: Int, name: String) -> String {
    "La ligne \(line) de \(self.quoted(path)) n'a rien dans la colonne \(self.quoted(name))."
  }
  func quizEmptyCellRemedy() -> String {
    "La remplir, ou retirer la ligne."
  }
  func quizBadChoices(path: String, line: Int) -> String {
    "La ligne \(line) de \(self.quoted(path)) demande de deux à neuf choix."
  }
  func quizBadChoicesRemedy() -> String {
    "Les écrire comme dans 'sommet|creux'."
  }
  func quizBadAnswer(path: String, line: Int, answer: String) -> String {
    "La réponse \(self.quoted(answer)) à la ligne \(line) de \(self.quoted(path)) n'est pas parmi les choix."
  }
  func quizBadAnswerRemedy() -> String {
    "L'écrire comme dans 'choices'."
  }
  func quizBadChart(path: String, line: Int, problem: String) -> String {
    "Le graphique de la ligne \(line) de \(self.quoted(path)) ne peut pas s'entendre : \(problem)"
  }
  func quizBadChartRemedy() -> String {
    "Écrire des nombres séparés par des espaces, ou un fichier à côté du quiz."
  }
  func hearingOpening() -> String {
    "Comment entendre au mieux les graphiques, en une minute ; q quitte sans rien changer."
  }
  func hearingStep(number: Int, count: Int) -> String {
    "\(number) sur \(count)."
  }
  func hearingLeftEar() -> String {
    "Avez-vous entendu un son à gauche ? 1 oui, 2 non, r encore."
  }
  func hearingRightEar() -> String {
    "Avez-vous entendu un son à droite ? 1 oui, 2 non, r encore."
  }
  func hearingLimit(count: Int) -> String {
    "Jusqu'à \(count) sons montent : combien entendez-vous bien ? Saisir le nombre, r encore."
  }
  func hearingPace() -> String {
    "Et l'allure ? 1 plus lente, 2 bonne, 3 plus rapide."
  }
  func hearingTimbre() -> String {
    "Deux fois la même chose : laquelle était plus nette ? 1 la première, 2 la deuxième, un son simple."
  }
  func hearingNothing() -> String {
    "Alors rien ne s'entend : monter le volume et recommencer. Rien n'a été changé."
  }
  func hearingSetting(key: String, value: String) -> String {
    "\(key) : \(value)."
  }
  func hearingUsual(key: String) -> String {
    "\(key) : valeur par défaut."
  }
  func hearingConfirm(path: String) -> String {
    "Entrée l'écrit dans \(self.quoted(path)) ; q quitte sans rien changer."
  }
  func hearingDone(path: String) -> String {
    "Écrit dans \(self.quoted(path)) ; chaque graphique sonne ainsi désormais."
  }
  func hearingLeft() -> String {
    "Rien n'a été changé."
  }
  func helpLearnSummary() -> String {
    "enseigne les sons, avec un quiz"
  }
  func helpLearnExample1() -> String {
    "Parcourt les sons un par un."
  }
  func helpLearnExample2() -> String {
    "Pose dix questions à leur sujet."
  }
  func helpLearnExample3() -> String {
    "Cherche ce qui s'entend bien, et le règle."
  }
  func helpLearnExample4() -> String {
    "Pose les questions d'un enseignant."
  }
  func helpLearnOperand() -> String {
    "Un quiz à soi : un fichier CSV avec les colonnes chart, question, choices et answer."
  }
  func helpLearnNote1() -> String {
    "Espace rejoue, n joue le suivant, b le précédent, t commence le quiz."
  }
  func helpLearnNote2() -> String {
    "Un chiffre répond à une question ; q quitte à tout moment."
  }
  func helpLearnRemark1() -> String {
    "Les sons sont ceux de play, avec ses réglages. Le meilleur résultat de chaque quiz est dans learn.json à côté des cours."
  }
  func helpLearnRemark2() -> String {
    "Dans un quiz à soi, chart est des nombres séparés par des espaces, - pour un manquant, ou un fichier à côté, un exemple ou un symbole ; | sépare les choices, et answer est l'une d'elles."
  }
  func helpLearnRemark3() -> String {
    "Sans terminal, les lignes next, back, again, quiz, leave et les chiffres font ce que font les touches."
  }
  func groupLearning() -> String {
    "Apprendre"
  }
  func optionQuiz() -> String {
    "Commence par le quiz ; un fichier est posé à sa place."
  }
  func optionHearing() -> String {
    "Cherche quelles oreilles, hauteurs, allure et quel timbre conviennent, et les règle après confirmation."
  }
  func optionSeedOfQuiz() -> String {
    "Un nombre qui donne chaque fois le même quiz."
  }
  func briefQuiz() -> String {
    "Commence par le quiz, ou par le sien."
  }
  func briefHearing() -> String {
    "Cherche ce qui s'entend bien."
  }
  func settingWaitingSound() -> String {
    "Un bruit léger toutes les deux secondes pendant qu'un terminal attend les fournisseurs ; on par défaut."
  }
  func readContentConvert(command: String) -> String {
    "Le convertir d'abord : \(command)."
  }
  func readContentSaved(name: String, command: String) -> String {
    "L'enregistrer d'abord sous le nom \(name), puis exécuter : \(command)."
  }
  func readContentLocked(file: String) -> String {
    "Le fichier \(self.quoted(file)) est protégé par un mot de passe."
  }
  func readContentLockedRemedy() -> String {
    "L'ouvrir avec le mot de passe dans le programme d'origine et en enregistrer une copie sans mot de passe."
  }
  func readContentGitPointer(file: String) -> String {
    "Le fichier \(self.quoted(file)) n'est qu'un renvoi de Git LFS au vrai fichier."
  }
  func readContentGitPointerRemedy() -> String {
    "Télécharger le vrai fichier depuis son dossier : git lfs pull."
  }
  func readPackedDamaged(file: String) -> String {
    "Le fichier \(self.quoted(file)) est endommagé et ne peut pas être décompressé jusqu'au bout."
  }
  func readPackedDamagedRemedy() -> String {
    "Le télécharger ou le copier de nouveau."
  }
  func readPackedTooLarge(file: String, limit: Int) -> String {
    "Le contenu comprimé de \(self.quoted(file)) dépasse \(limit) mégaoctets."
  }
  func readPackedTooLargeRemedy() -> String {
    "Le décompresser avec un autre programme et en donner une partie."
  }
  func readPackedLargeWindow(file: String, limit: Int) -> String {
    "Décompresser \(self.quoted(file)) demande plus de \(limit) mégaoctets de mémoire."
  }
  func readPackedLargeWindowRemedy(command: String) -> String {
    "Le décompresser malgré tout : \(command)."
  }
  func readPackedMissing(file: String, name: String) -> String {
    "Le fichier \(self.quoted(file)) est compressé, et \(name), qui le décompresse, n'est pas installé."
  }
  func readPackedMissingRemedy(apt: String, dnf: String, pacman: String) -> String {
    "L'installer avec apt install \(apt), dnf install \(dnf) ou pacman -S \(pacman)."
  }
  func readWorkbookDamaged(file: String) -> String {
    "Le classeur \(self.quoted(file)) est endommagé et ne peut pas être lu."
  }
  func readWorkbookDamagedRemedy() -> String {
    "L'ouvrir dans un tableur et l'enregistrer de nouveau."
  }
  func readWorkbookTooLarge(file: String, limit: Int) -> String {
    "Le contenu du fichier \(self.quoted(file)) dépasse \(limit) mégaoctets."
  }
  func readWorkbookTooLargeRemedy() -> String {
    "Enregistrer la feuille en CSV dans un tableur, et donner celui-ci."
  }
  func readWorkbookNoCells(file: String) -> String {
    "Aucune feuille de \(self.quoted(file)) n'a de cellules."
  }
  func readWorkbookNoCellsRemedy() -> String {
    "Donner un classeur avec un tableau dans une feuille."
  }
  func readWorkbookOnlyCharts(file: String) -> String {
    "Le classeur \(self.quoted(file)) a des feuilles de graphiques, mais aucune avec des cellules."
  }
  func readWorkbookOnlyChartsRemedy() -> String {
    "Donner le classeur d'où viennent les nombres des graphiques."
  }
  func readWorkbookEmptySheet(file: String, name: String) -> String {
    "La feuille \(self.quoted(name)) de \(self.quoted(file)) est vide."
  }
  func readWorkbookChartSheet(file: String, name: String) -> String {
    "La feuille \(self.quoted(name)) de \(self.quoted(file)) est un graphique et n'a pas de cellules."
  }
  func readWorkbookOtherSheets(names: [String]) -> String {
    "Choisir une autre feuille : \(self.shortened(names))."
  }
  func readWorkbookUnknownSheet(file: String, name: String) -> String {
    "Le classeur \(self.quoted(file)) n'a pas de feuille \(self.quoted(name))."
  }
  func noteSheet(name: String, sheet: String, count: Int) -> String {
    "\(name) : feuille \(self.quoted(sheet)) lue, celle qui a le plus de lignes de valeurs parmi \(count) ; --sheet en choisit une autre."
  }
  func noteHiddenRows(name: String, count: Int) -> String {
    "\(name) : lignes masquées dans le classeur et lues aussi : \(count)."
  }
  func optionSheet() -> String {
    "La feuille d'un classeur, par son nom ou son numéro ; sinon celle qui a le plus de lignes de valeurs."
  }
  func readDatabaseUnreadable(file: String, reason: String) -> String {
    "La base de données \(self.quoted(file)) ne peut pas être lue : \(reason)."
  }
  func readDatabaseUnreadableRemedy(command: String) -> String {
    "La vérifier : \(command)."
  }
  func readDatabaseBusy(file: String) -> String {
    "La base de données \(self.quoted(file)) est verrouillée par un autre programme qui l'écrit."
  }
  func readDatabaseBusyRemedy() -> String {
    "Réessayer dans un moment."
  }
  func readDatabaseUnfinished(file: String) -> String {
    "Un programme qui écrivait la base de données \(self.quoted(file)) a été interrompu, et sa dernière modification doit d'abord être annulée."
  }
  func readDatabaseUnfinishedRemedy(command: String) -> String {
    "Laisser SQLite le faire : \(command)."
  }
  func readDatabaseLogUnreadable(file: String) -> String {
    "La base de données \(self.quoted(file)) garde des modifications dans un journal à côté d'elle, que SQLite ne peut pas ouvrir, car le dossier est protégé en écriture."
  }
  func readDatabaseLogUnreadableRemedy() -> String {
    "La copier dans un dossier à soi, avec le fichier du même nom qui finit par -wal s'il existe."
  }
  func readDatabaseTooMuch(file: String) -> String {
    "Lire la base de données \(self.quoted(file)) demande trop de mémoire, ou une valeur y est trop longue."
  }
  func readDatabaseNoTables(file: String) -> String {
    "La base de données \(self.quoted(file)) n'a pas de tables."
  }
  func readDatabaseNoTablesRemedy() -> String {
    "En donner une qui a une table."
  }
  func readDatabaseSeveralTables(file: String) -> String {
    "La base de données \(self.quoted(file)) a plusieurs tables."
  }
  func readDatabaseSeveralTablesRemedy(tables: [String]) -> String {
    "En choisir une avec --table, ou écrire une requête avec --query : \(self.shortened(tables))."
  }
  func readDatabaseUnknownTable(file: String, name: String) -> String {
    "La base de données \(self.quoted(file)) n'a pas de table \(self.quoted(name))."
  }
  func readDatabaseBadQuery(file: String, reason: String) -> String {
    "La requête ne peut pas être exécutée sur la base de données \(self.quoted(file)) : \(reason)."
  }
  func readDatabaseBadQueryRemedy() -> String {
    "La corriger, comme dans --query 'SELECT day, sold FROM sales'."
  }
  func readDatabaseNotOneQuery(file: String) -> String {
    "La requête sur \(self.quoted(file)) n'est pas une seule requête qui ne fait que lire."
  }
  func readDatabaseNotOneQueryRemedy() -> String {
    "Écrire un SELECT, comme dans --query 'SELECT day, sold FROM sales'."
  }
  func readDatabaseTooLong(file: String, seconds: Int) -> String {
    "La requête sur \(self.quoted(file)) prend plus de \(seconds) secondes."
  }
  func readDatabaseTooLongRemedy() -> String {
    "Demander moins, par exemple avec WHERE ou LIMIT."
  }
  func readDatabaseMissing(file: String, name: String) -> String {
    "Le fichier \(self.quoted(file)) est une base de données SQLite, et la bibliothèque \(name) n'est pas installée."
  }
  func readNothingToChoose(file: String, option: String) -> String {
    "La source \(self.quoted(file)) n'a rien que \(option) puisse choisir."
  }
  func optionTableOfSource() -> String {
    "La table d'une base de données, par son nom, ou d'une page web, par son numéro."
  }
  func optionQuery() -> String {
    "Une requête en SQL qui lit une base de données, à la place d'une table."
  }
  func noteTableOfPage(name: String, number: Int, count: Int) -> String {
    "\(name) : table \(number) lue, la plus grande de \(count) dans la page ; --table en choisit une autre."
  }
  func readPageUnknownTable(file: String, asked: String) -> String {
    "La page \(self.quoted(file)) n'a pas de table \(self.quoted(asked))."
  }
  func readPageUnknownTableRemedy(count: Int) -> String {
    "Donner à --table un nombre de 1 à \(count)."
  }
  func addressNotFetched(address: String) -> String {
    "L'adresse \(self.quoted(address)) n'est pas de celles qu'audiograph télécharge."
  }
  func addressNotFetchedRemedy() -> String {
    "En donner une qui commence par https:// et ne contient pas de mot de passe."
  }
  func addressOffline(address: String) -> String {
    "L'adresse \(self.quoted(address)) n'a pas été téléchargée, car --offline est en vigueur."
  }
  func addressOfflineRemedy() -> String {
    "Retirer --offline, ou donner un fichier."
  }
  func addressRefused(address: String, status: Int) -> String {
    "Le serveur a répondu avec le statut \(status) pour l'adresse \(self.quoted(address))."
  }
  func addressTooLargeRemedy() -> String {
    "La télécharger avec curl dans un fichier, et donner celui-ci."
  }
  func addressRemedy() -> String {
    "Vérifier l'adresse et le réseau, ou la télécharger avec curl dans un fichier."
  }
  func batchAddress(address: String) -> String {
    "La source \(self.quoted(address)) est une adresse, et celles d'un manifeste ne sont pas téléchargées."
  }
  func batchAddressRemedy() -> String {
    "Si le manifeste est digne de confiance, utiliser --allow-addresses."
  }
  func optionAllowAddresses() -> String {
    "Télécharge les sources du manifeste qui sont des adresses web."
  }
  func throughFailed(program: String, file: String, status: Int) -> String {
    "Le programme \(self.quoted(program)) a échoué avec le statut \(status) pour \(self.quoted(file))."
  }
  func throughFailedRemedy() -> String {
    "Lancer la commande de --through seule pour voir pourquoi."
  }
  func throughMissing(program: String) -> String {
    "Le programme \(self.quoted(program)) de --through n'est pas installé."
  }
  func throughMissingRemedy() -> String {
    "L'installer, ou vérifier son nom."
  }
  func throughTooLarge(program: String, limit: Int) -> String {
    "Le programme \(self.quoted(program)) de --through a écrit plus de \(limit) mégaoctets."
  }
  func throughTooLargeRemedy() -> String {
    "Lui faire écrire moins."
  }
  func throughOddName(file: String) -> String {
    "Le nom \(self.quoted(file)) a des signes qui peuvent avoir un sens dans la commande de --through."
  }
  func throughOddNameRemedy() -> String {
    "Renommer le fichier, ou laisser {} seul dans la commande."
  }
  func throughNotAFile() -> String {
    "Seuls des fichiers peuvent être lus avec --through."
  }
  func throughNotAFileRemedy() -> String {
    "Enregistrer d'abord les données dans un fichier."
  }
  func optionThrough() -> String {
    "Une commande qui fait du CSV du fichier, dont le nom remplace {} ou vient à la fin ; aucun shell ne la lit."
  }
  func formCommand() -> String {
    "un programme et ses arguments, avec des guillemets fermés"
  }
  func noteFormulas(name: String, count: Int) -> String {
    "\(name) : formules sans valeur enregistrée, comptées comme valeurs manquantes : \(count) ; un tableur les enregistre en sauvant le classeur."
  }
  func bytes(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) octet"
    case .many: "\(count) d'octets"
    case _: "\(count) octets"
    }
  }
  func cells(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) cellule"
    case .many: "\(count) cellules"
    case _: "\(count) cellules"
    }
  }
  func days(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) jour"
    case .many: "\(count) jours"
    case _: "\(count) jours"
    }
  }
  func hours(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) heure"
    case .many: "\(count) heures"
    case _: "\(count) heures"
    }
  }
  func frames(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) trame"
    case .many: "\(count) trames"
    case _: "\(count) trames"
    }
  }
  func numbers(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) nombre"
    case .many: "\(count) nombres"
    case _: "\(count) nombres"
    }
  }
  func points(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) point"
    case .many: "\(count) points"
    case _: "\(count) points"
    }
  }
  func positions(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) position"
    case .many: "\(count) positions"
    case _: "\(count) positions"
    }
  }
  func rows(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) ligne"
    case .many: "\(count) lignes"
    case _: "\(count) lignes"
    }
  }
  func rowsSkipped(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) ligne ignorée"
    case .many: "\(count) lignes ignorées"
    case _: "\(count) lignes ignorées"
    }
  }
  func seconds(_ count: Double) -> String {
    switch self.plural(count) {
    case .one: "\(self.number(count)) seconde"
    case .many: "\(self.number(count)) secondes"
    case _: "\(self.number(count)) secondes"
    }
  }
  func symbols(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) symbole"
    case .many: "\(count) symboles"
    case _: "\(count) symboles"
    }
  }
  func values(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) valeur"
    case .many: "\(count) valeurs"
    case _: "\(count) valeurs"
    }
  }
  func valuesLeftOut(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) valeur omise"
    case .many: "\(count) valeurs omises"
    case _: "\(count) valeurs omises"
    }
  }
  func along(_ count: Int, columns: String) -> String {
    switch self.plural(count) {
    case _ where count == 0: "les lignes comptées le long de x"
    case _ where count == 1: "colonne \(columns) le long de x"
    case _: "colonnes \(columns) le long de x"
    }
  }
  func taken(_ count: Int, columns: String) -> String {
    switch self.plural(count) {
    case _ where count == 1: "colonne \(columns) comme valeurs"
    case _: "colonnes \(columns) comme valeurs"
    }
  }
  func written(_ format: String, cells: CellMark, mark: String) -> String {
    switch cells {
    case .none: format
    case .commas: "\(format) avec des virgules entre les cellules"
    case .semicolons: "\(format) avec des points-virgules entre les cellules"
    case .tabs: "\(format) avec des tabulations entre les cellules"
    case .spaces: "\(format) avec des espaces entre les cellules"
    case .other: "\(format) avec « \(mark) » entre les cellules"
    }
  }
  func fault(_ fault: JSONFault) -> String {
    switch fault {
    case .syntax: "erreur de syntaxe"
    case .unexpectedEnd: "fin inattendue"
    case .textAfterEnd: "texte après la fin"
    case .invalidUTF8: "UTF-8 invalide"
    case .nulCharacter: "caractère nul"
    case .repeatedKey: "nom répété dans un enregistrement"
    case .tooDeep: "trop de niveaux"
    case .numberTooLarge: "nombre trop grand"
    case .tooLarge: "valeurs qui demandent trop de mémoire"
    case .outOfMemory: "plus de mémoire"
    }
  }
  func shape(_ shape: JSONShape) -> String {
    switch shape {
    case .record: "un enregistrement"
    case .list: "une liste"
    case .number: "un nombre"
    case .text: "une chaîne"
    case .boolean: "true ou false"
    case .null: "null"
    }
  }
  func quantity(_ quantity: ScoreError.Quantity) -> String {
    switch quantity {
    case .length: "La durée"
    case .speed: "La vitesse"
    case .volume: "Le volume"
    case .panWidth: "La largeur stéréo"
    case .smoothingWeight: "Le poids du lissage"
    case .smoothingWidth: "Le nombre de points lissés"
    }
  }
  func kinds(_ precision: DatePrecision) -> String {
    switch precision {
    case .year: "années"
    case .quarter: "trimestres"
    case .month: "mois"
    case .day: "jours"
    case .minute: "minutes"
    case .second: "secondes"
    case .millisecond: "millisecondes"
    case .microsecond: "microsecondes"
    }
  }
}
