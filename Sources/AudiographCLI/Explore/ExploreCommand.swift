// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import MarketData
internal import Posix
internal import SoundDevice

/// Walks through a chart by keys.
struct ExploreCommand {
  private(set) var request: ChartRequest
  /// Where the walk begins; nil for where the last one ended, else at the end.
  private let start: XValue?
  let bindings: ExplorationBindings
  let phrases: Phrasebook
  private let settings: Settings
  /// Whether another command has said what should be known about the data.
  private let goesOn: Bool

  init(_ arguments: Arguments) throws {
    let settings = Settings(arguments)
    try self.init(ChartRequest(arguments), settings, goesOn: false)
  }

  /// A walk through what another command shows, which begins at a point of it; nil for where the
  /// last one ended.
  init(_ request: ChartRequest, at start: XValue?) throws {
    try self.init(
      request.silently(), Settings(request.arguments), at: start, goesOn: true)
  }

  private init(
    _ request: ChartRequest, _ settings: Settings, at start: XValue? = nil, goesOn: Bool
  ) throws {
    (self.request, self.settings, self.start, self.goesOn) = (request, settings, start, goesOn)
    bindings = try ExplorationBindings(settings)
    phrases = try request.words.phrases()
    if request.arguments.has(.json), !request.arguments.onlyLists {
      throw UsageError.jsonOfColumns(facts: "describe --json")
    }
    if request.sources.contains(.standardInput) { throw ExploreError.standardInput }
  }

  func run() throws {
    if try request.printsListing() { return }
    let loaded = try load()
    // What cannot be heard with these options is said before the first key.
    let score = try request.score(loaded.chart)
    if !request.isQuiet, !goesOn {
      Console.report(
        try loaded.chart.provenance(request.words)
          + request.explanation(score, loaded.chart.chart))
    }
    var memory = ExploreMemory(of: sourceName)
    var exploration = loaded.exploration
    if let entry = memory.read() { entry.restore(&exploration) }
    if let start { exploration.resume(at: start) }
    memory.note(exploration)
    let voice = try ExploreVoice(request)
    let dialogue = ExploreDialogue(
      exploration, bindings, phrases, voice: voice?.phrases, whole: phrases.ofAnyLength,
      describe: describe(loaded))
    let sounds = ExploreSounds(
      deviceName: request.arguments[.device] ?? SoundDevice.defaultName,
      format: request.style.format)
    var walk = ExploreWalk(self, dialogue, sounds, voice, memory)
    if ExploreTerminal.isThere {
      try ExploreTerminal.run(&walk)
    } else {
      defer { walk.close() }
      try walk.answerLines()
    }
    try loaded.chart.failures.finish(request.reporter)
  }

  /// The title, where the cursor is, and how to get help; where the last row is what a display shows, that is the
  /// point.
  func opening(
    _ exploration: Exploration, forLines: Bool, endsInPoint: Bool = false, _ phrases: Phrasebook
  ) -> [String] {
    let title =
      exploration.formChart.map { phrases.title(of: $0) }
      ?? phrases.title(of: exploration.chart, asked: request.choices.length)
    let notice = forLines ? phrases.lineNotice : phrases.helpNotice(bindings)
    let point = exploration.opening.compactMap(phrases.line)
    return [title] + (endsInPoint ? [notice] + point : point + [notice])
  }

  // MARK: - The chart

  /// A chart that is walked through, with what the words need.
  struct Loaded {
    var chart: LoadedChart
    var exploration: Exploration
  }

  /// Reads the sources, whole, so that the stretch that is shown can change.
  func load() throws -> Loaded {
    let loaded = try request.load(withAllPrices: true, isWhole: true)
    try loaded.chart.checkSeriesCount()
    if let form = loaded.form {
      return Loaded(
        chart: loaded,
        exploration: try Exploration(form, of: loaded.chart, style: request.style))
    }
    let isCut = loaded.isWhole || request.rebases
    var value = PriceValue.close
    if case .price(let shown)? = loaded.context.measures.first ?? nil { value = shown }
    do throws(RangeError) {
      let exploration = try Exploration(
        loaded.chart, bars: request.rebases ? nil : loaded.bars, value: value,
        figures: request.storedFigures(in: Console.sentences),
        range: isCut ? nil : request.choices.range,
        interval: isCut ? nil : request.choices.interval, style: request.style)
      return Loaded(chart: loaded, exploration: exploration)
    } catch {
      throw error
    }
  }

  /// The walk through the next reading of the table; nil if it has no other.
  func inNextReading() throws -> (command: ExploreCommand, loaded: Loaded)? {
    try request.silently().inNextReading { request in
      var command = self
      command.request = request
      return (command, try command.load())
    }
  }

  /// The sentences about what is shown.
  func describe(_ loaded: Loaded) -> (Exploration, Channel) -> [String] {
    let sentences = sentences(loaded)
    return { exploration, channel in
      let language = (try? request.words.language()) ?? .english
      return loaded.chart.sayingKind(
        sentences(exploration, channel), Phrasebook(language, channel: channel),
        of: exploration.chart)
    }
  }

  private func sentences(_ loaded: Loaded) -> (Exploration, Channel) -> [String] {
    { exploration, channel in
      if let form = loaded.chart.form, let language = try? request.words.language() {
        return form.description(
          in: language, level: request.words.level ?? .standard, channel: channel)
      }
      var context = loaded.chart.context
      if case .back(let length)? = exploration.range?.start { context.length = length }
      if exploration.range == nil { context.length = nil }
      // What is shown may end earlier.
      if exploration.chart.series[0].provisionalIndex == nil { context.provisional = nil }
      switch exploration.field {
      case .price(let price)?: context.measures = [.price(price)]
      case .figures?: context.measures = [.named(exploration.chart.series[0].name)]
      case nil: break
      }
      do {
        return try loaded.chart.showing(exploration.chart, context)
          .sentences(
            channel == .speech ? request.words.spoken : request.words, usual: .standard)
      } catch {
        // Such as a length that no sentence fits; nobody is sent away for that.
        return [ErrorWords(error, in: Console.sentences).problem]
      }
    }
  }

  /// What the sources are called in what is kept: symbols in capitals, files by their whole path.
  private var sourceName: String {
    request.sources.map { source in
      switch source {
      case .standardInput: "-"
      case .symbol(let text): text.uppercased()
      case .address(let text): text
      case .file(let path): resolvedPath(path) ?? path
      }
    }.joined(separator: ", ")
  }

  // MARK: - The user's own command

  /// Runs the user's command with the source and the place as its last arguments, and waits for it.
  func runCommand(_ exploration: Exploration) -> ExplorationNotice {
    guard let text = try? settings.value(.exploreCommand) else { return .noCommand }
    let words = text.words().map(String.init)
    guard let program = words.first else { return .noCommand }
    let source = request.arguments.operands.first ?? ""
    let symbol =
      if case .symbol(let text)? = request.sources.first { text.uppercased() } else { source }
    let child = try? Subprocess(
      program, words: words + [symbol, exploration.x.description],
      streams: [nil, STDOUT_FILENO, STDERR_FILENO], life: .program)
    return child?.end { Interruption.isRequested } == 0 ? .commandDone : .commandFailed
  }
}

extension LoadedChart {
  /// The same data with another part of them shown.
  fileprivate func showing(_ chart: Chart, _ context: ChartContext) -> LoadedChart {
    LoadedChart(
      chart: chart, context: context, provenance: provenance, notes: notes, bars: nil,
      layouts: layouts, derived: derived, isWhole: isWhole, failures: failures, insiders: insiders)
  }
}
