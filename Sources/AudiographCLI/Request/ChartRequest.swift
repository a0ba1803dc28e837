// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import Posix
internal import SoundFile

/// What the commands on charts have in common: sources, what is read of them, how it sounds, words.
struct ChartRequest {
  /// What was typed.
  let typed: Arguments
  /// The same with what settings say of sound and words.
  let arguments: Arguments
  let sources: [Source]
  private(set) var choices: DataOptions
  let style: SoundStyle
  let words: WordingOptions
  /// When sounds begin; nil if neither an option nor a setting says so.
  let pause: Pause?
  /// Whether values become percent change from a common start.
  let rebases: Bool
  /// Whether the command is compare.
  let isComparison: Bool
  /// Whether this is one of many exports of a batch.
  let isOneOfMany: Bool
  /// Where messages go.
  private(set) var reporter: Reporter
  private let settings: Settings

  /// Checks everything that can be checked before a file is opened.
  ///
  /// `shared` are the settings of a batch, which are read once for all of its lines, each of which
  /// gathers what should be known.
  init(
    _ arguments: Arguments, rebases: Bool = false, settings shared: Settings? = nil,
    _ reporter: Reporter = Reporter()
  ) throws {
    try self.init(
      arguments, try Source.all(of: arguments), rebases: rebases, isOneOfMany: shared != nil,
      shared, reporter)
  }

  private init(
    _ arguments: Arguments, _ sources: [Source], rebases: Bool, isOneOfMany: Bool,
    _ shared: Settings?, _ reporter: Reporter
  ) throws {
    (self.reporter, self.sources, self.isOneOfMany) = (reporter, sources, isOneOfMany)
    typed = arguments
    self.rebases = rebases || arguments.has(.rebase)
    isComparison = rebases
    let choices = try DataOptions(arguments)
    // What was typed wrong is told of before what is kept.
    _ = try SoundStyle(arguments)
    if sources.count > 1, let form = choices.form.name, !form.isOfSeries, !rebases {
      throw UsageError.contradiction(choices.form.typed ?? "", arguments.operands.last ?? "-")
    }
    let isLine = (choices.form.name ?? .line) == .line && choices.form.variant == nil
    if rebases || arguments.has(.rebase), !isLine {
      let command = rebases ? "compare" : OptionName.rebase.typed
      throw UsageError.contradiction(choices.form.typed ?? "", command)
    }
    try sources.checkProvider(arguments)
    let settings = try (shared ?? Settings(arguments)).scoped(
      to: SettingScope(arguments, sources))
    let isRebased = self.rebases
    let completed = try arguments.completed(by: settings) { form in
      !isRebased && (form.isOfSeries || sources.count == 1)
    }
    self.choices =
      try completed.settingOfForm.map { form in
        var asked = arguments
        asked.addSetting(.as, form)
        return try DataOptions(asked)
      } ?? choices
    self.settings = settings
    self.arguments = completed
    (style, words) = try Self.naming(settingsOf: completed) {
      if let command = completed.command {
        try completed.exclude(Commands.spec(command).options.exclusions)
      }
      return (try SoundStyle(completed), WordingOptions(completed, settings))
    }
    pause = completed[.pause].flatMap(Pause.init)
  }

  /// The same request for one of its sources, with the settings of that symbol.
  func of(_ source: Source) throws -> ChartRequest {
    try ChartRequest(
      typed, [source], rebases: isComparison, isOneOfMany: isOneOfMany, settings, reporter)
  }

  /// The same request for data of which everything that should be known was said before.
  func silently() -> ChartRequest {
    var request = self
    request.reporter = Reporter(gathering: MessageBuffer())
    return request
  }

  /// Runs a body with the request for the reading behind its own, or for the first one behind the last; nil
  /// if there is no other.
  func inNextReading<Result>(_ body: (ChartRequest) throws -> Result) throws -> Result? {
    guard hasTable else { return nil }
    func reading(_ number: Int) -> ChartRequest {
      var request = self
      request.choices = choices.reading(as: number)
      return request
    }
    do {
      return try body(reading((choices.options.reading ?? 1) + 1))
    } catch ReadError.noSuchReading(_, _, let count) {
      return count > 1 ? try body(reading(1)) : nil
    }
  }

  /// Whether the only source is a table that can be read again.
  var hasTable: Bool {
    guard sources.count == 1 else { return false }
    return switch sources[0] {
    case .file, .address: true
    case .standardInput, .symbol: false
    }
  }

  /// How market data are reached.
  var market: Market { Market(arguments, settings, reporter) }

  /// What a setting says of what was asked for; nil if it is not set.
  func setting(_ key: SettingKey) throws(SettingsError) -> String? { try settings.value(key) }

  var isQuiet: Bool { arguments.has(.quiet) }
  var isVerbose: Bool { arguments.has(.verbose) && !isQuiet }

  /// Reads the sources and says on standard error what should be known about the data.
  ///
  /// A settings file that was named and cannot be used is found before the sources are read.
  ///
  /// `withAllPrices` reads every column of price files, heard or not; `isWhole` leaves range and
  /// interval to the caller; `asLine` takes values in their order where nothing else was asked for.
  func load(
    withAllPrices: Bool = false, isWhole: Bool = false, asLine: Bool = false
  ) throws -> LoadedChart {
    try settings.checkNamedFile()
    if isVerbose { reportUnknownSettings() }
    let hasCandles = style.form == .candles
    var read = try namingForm {
      try inItsForm(
        LoadedChart(
          sources,
          (rebases || asLine ? choices.asLine : choices).reading(
            allPrices: withAllPrices || hasCandles, cutsLater: rebases || isWhole,
            endsWithToday: hasToday),
          market))
    }
    if hasToday { read.context.provisional = read.provisional }
    // A comparison of one is none, and files of a batch are whole or not there.
    if let failure = read.failures.first, isOneOfMany || isComparison && read.chart.series.count < 2
    {
      throw failure.error
    }
    let plain = rebases ? try read.rebased(choices) : read
    let loaded = arguments.has(.insiders) ? try tellingInsiders(plain) : plain
    if isVerbose {
      reporter.report(guessLines(of: loaded, in: reporter.sentences) + readingLines())
    }
    if !isQuiet { reporter.report(loaded.notes.map { $0.line(in: reporter.sentences) }) }
    let points = loaded.chart.series.reduce(0) { $0 + $1.count }
    if words.withStatistics, !isQuiet,
      let line = Self.waitingLine(points: points, in: reporter.sentences)
    {
      reporter.report([line])
    }
    return loaded
  }

  /// Whether words and sound end with the price of the day that is not over: where somebody listens unless it
  /// was turned off, elsewhere only where it was typed.
  private var hasToday: Bool {
    guard !rebases, !arguments.has(.noToday) else { return false }
    return arguments.command?.endsWithToday == true ? !arguments.isOff(.today) : typed.has(.today)
  }

  /// Names the setting `as` in an error about data that cannot be told so.
  private func namingForm(_ body: () throws -> LoadedChart) throws -> LoadedChart {
    do { return try body() } catch {
      guard arguments.settingOfForm != nil, error is FormError || error is ScoreError else {
        throw error
      }
      throw SettingsConflict(problem: error, settings: [.as])
    }
  }

  /// A chart that can sound in the form that was asked for, and tells of it.
  func inItsForm(_ read: LoadedChart) throws -> LoadedChart {
    try read.chart.checkCandles(for: style)
    var loaded = read
    loaded.context.tellsBars = style.form == .candles
    loaded.context.drawsBars = loaded.choice == FormChoice(.bars, isAsked: true)
    return loaded
  }

  /// Reads each source by itself, and says what should be known about the data.
  func loadEach() throws -> (charts: [LoadedChart], failures: [SourceFailure]) {
    try settings.checkNamedFile()
    if isVerbose { reportUnknownSettings() }
    let loaded = try LoadedChart.each(
      sources, choices.reading(allPrices: true, cutsLater: false), market)
    let s = reporter.sentences
    if isVerbose { reporter.report(loaded.charts.flatMap { guessLines(of: $0, in: s) }) }
    if !isQuiet { reporter.report(loaded.charts.flatMap { $0.notes.map { $0.line(in: s) } }) }
    return loaded
  }

  /// What is said before statistics that take more than a second; nil for fewer points.
  static func waitingLine(points: Int, in sentences: Sentences) -> String? {
    points > 250_000 ? sentences.say(.chartStatistics(points: points)) : nil
  }

  /// A file that cannot be used is reported where a value of it is needed.
  private func reportUnknownSettings() {
    guard let (path, names) = try? settings.unknownNames(), !names.isEmpty else { return }
    reporter.report([reporter.sentences.say(.settingsUnknownNames(path: path, names: names))])
  }

  /// Lays the chart out in time and says what should be known about that on standard error.
  ///
  /// - Throws: `TooManySeries`, `ScoreError`.
  func score(_ chart: Chart) throws -> Score {
    try chart.checkSeriesCount()
    let score = try Score(chart, style: style)
    if isVerbose {
      reporter.report([reporter.sentences.phrases.rhythm(score, of: chart, style: style)])
    }
    warn(about: score)
    return score
  }

  /// The same for a chart that may be no line.
  func score(_ loaded: LoadedChart) throws -> Score {
    guard let form = loaded.form else {
      var score = try score(loaded.chart)
      if loaded.choice == FormChoice(.bars, isAsked: true) { score.form = .bars }
      return score
    }
    let score = try Score(form, style: style)
    warn(about: score)
    return score
  }

  private func warn(about score: Score) {
    let s = reporter.sentences
    guard !isQuiet, let clipping = s.phrases.clipping(score.points) else { return }
    reporter.report([s.say(.warning(text: clipping))])
  }

  /// In which order series are heard, or where they stand, as a comparison says before the sound.
  func legend(_ score: Score, _ chart: Chart) throws -> [String] {
    guard isComparison else { return [] }
    return [try words.phrases().legend(score, of: chart, style: style)].compactMap(\.self)
  }

  /// What is known about how the chart sounds, with the exact mapping where that was asked for.
  func soundLines(_ score: Score, _ chart: Chart) throws -> [String] {
    try words.phrases().soundNotes(score, of: chart, style: style) + explanation(score, chart)
  }

  /// The exact mapping where that was asked for.
  func explanation(_ score: Score, _ chart: Chart) throws -> [String] {
    guard arguments.has(.explain) else { return [] }
    return [try words.phrases().explanation(score, of: chart, style: style)]
  }

  /// The files that are read, by which an output that would overwrite one is recognised.
  var inputs: [FileIdentity] {
    let style = arguments[.htmlStyle].flatMap { $0 == "none" ? nil : FileIdentity(path: $0) }
    let read = sources.flatMap { source -> [FileIdentity] in
      switch source {
      case .standardInput: [FileIdentity(descriptor: 0)].compactMap(\.self)
      case .address: []
      case .file(let path): [FileIdentity(path: path)].compactMap(\.self)
      case .symbol(let symbol):
        [Self.sample(symbol), (try? market.storeLocation())?.path].compactMap(\.self)
          .compactMap(FileIdentity.init(path:))
      }
    }
    return read + [style].compactMap(\.self)
  }

  private static func sample(_ symbol: String) -> String? {
    let symbol = symbol.uppercased()
    return try? SampleFolder(for: symbol).prices(of: symbol)
  }

  /// Prints the columns or the readings where only these are asked for, and says whether that was done.
  func printsListing() throws -> Bool {
    guard arguments.onlyLists else { return false }
    if arguments.has(.listReadings) { try printReadings() } else { try printColumns() }
    return true
  }

  private func printReadings() throws {
    try settings.checkNamedFile()
    let listings = try SourceColumns(choices.options, market, through: choices.through).readings(
      of: sources)
    if words.isJSON {
      try Console.printDocument(
        listings.map { $0.readings.document(of: $0.name) + "\n" }.joined())
    } else {
      try Console.print(
        listings.flatMap { listing in
          (listings.count > 1 ? [Console.sentences.say(.columnsOf(name: listing.name))] : [])
            + listing.readings.lines(in: Console.sentences)
        })
    }
  }

  /// The readings of files that are small enough to be read again, where there are several.
  private func readingLines() -> [String] {
    guard choices.options.reading == nil else { return [] }
    let columns = SourceColumns(choices.options, market, through: choices.through)
    return sources.flatMap { source -> [String] in
      guard case .file(let path) = source, let status = try? FileStatus(path),
        status.kind == .file, status.size <= RemedySearch.mostBytes,
        let readings = try? columns.readings(of: [source]).first?.readings, readings.count > 1
      else { return [] }
      return readings.lines(in: reporter.sentences)
    }
  }

  /// Prints the columns of every source, for a program with `--json`.
  private func printColumns() throws {
    try settings.checkNamedFile()
    let listings = try SourceColumns(choices.options, market, through: choices.through).listings(
      of: sources)
    if isVerbose { reporter.report(listings.reasons(in: reporter.sentences)) }
    if words.isJSON {
      try Console.printDocument(listings.documents)
    } else {
      try Console.print(listings.lines(in: Console.sentences))
    }
  }
}

extension CommandName {
  /// Whether a chart ends with the price of the day that is not over unless that was turned off.
  ///
  /// It does where somebody listens; only there the setting `today` holds.
  var endsWithToday: Bool { [.play, .describe, .explore, .watch].contains(self) }
}
