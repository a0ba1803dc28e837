// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import Glibc
internal import Posix
internal import SoundFile

/// Writes a chart into files.
struct ExportCommand {
  private let request: ChartRequest
  private let places: [OutputDestination]
  private let outputs: [Output]
  /// How the recording in a page is stored; nil if there is none.
  private let embedded: SoundEncoding?

  /// Whether a line at a terminal says what was written.
  var saysFiles = true

  /// Folders of the usual set.
  private var folders: [OutputFolder] = []

  // Files in folders are called as `stem` says, or for nil as the sources.
  init(_ arguments: Arguments, named stem: String? = nil) throws {
    try Self.checkEffects(arguments)
    let request = try ChartRequest(arguments.withUsualSets(named: stem))
    var folders: [OutputFolder] = []
    do {
      for path in arguments.outputFolders { folders.append(try OutputFolder(making: path)) }
      try self.init(request)
    } catch {
      folders.forEach { $0.removeIfUnused() }
      throw error
    }
    self.folders = folders
  }

  /// Refuses what would have no effect; a batch may give it to all lines, and only some take it.
  static func checkEffects(_ arguments: Arguments) throws(UsageError) {
    let typed = arguments.typed.map(\.option)
    let speaks = typed.contains(.speak) || typed.contains(.narrate)
    let ofSpeech: [OptionName] = [.endPhrase, .voice, .voiceRate]
    if let option = ofSpeech.first(where: typed.contains), !speaks {
      throw .needsOption(option: option.typed, other: OptionName.speak.typed)
    }
    for (option, format) in [
      (.braille, .brf), (.spreadsheetSafe, .csv), (.fragment, .html), (.htmlStyle, .html),
      (.scriptFile, .html), (.embedSound, .html),
    ] as [(OptionName, DocumentFormat)]
    where typed.contains(option) && !arguments.writes(format) {
      throw .needsOption(option: option.typed, other: "-o FILE.\(format.rawValue)")
    }
    try arguments.checkLanguages()
  }

  /// `places` are those of `Arguments.writtenPaths`, where somebody has looked at them already.
  init(_ request: ChartRequest, places: [OutputDestination]? = nil) throws {
    self.request = request
    let arguments = request.arguments
    if arguments.has(.json), !arguments.onlyLists {
      throw UsageError.jsonOfColumns(facts: "-o FILE.json")
    }
    embedded = try EmbeddedSound.encoding(arguments)
    // All lines of a batch may share one script, which is the same in every page.
    let script = arguments[.scriptFile].map { [OutputDestination(path: $0)] } ?? []
    self.places = (places ?? arguments.writtenPaths.map(OutputDestination.init)) + script
    outputs =
      arguments.onlyLists
      ? []
      : try Self.outputs(request, self.places)
  }

  private static func outputs(
    _ request: ChartRequest, _ places: [OutputDestination]
  ) throws -> [Output] {
    guard request.arguments.has(.output) else { throw UsageError.missingOutput }
    return try ChartRequest.naming(settingsOf: request.arguments, among: [.format, .bits]) {
      try OutputPlan.outputs(request.arguments, format: request.style.format, places: places)
    }
  }

  func run() throws {
    defer { folders.forEach { $0.removeIfUnused() } }
    if try request.printsListing() { return }
    let written = try write()
    if saysFiles, !request.isVerbose, !request.isQuiet, isTerminal(STDERR_FILENO) {
      reportAll(written)
    }
    let failures = written.failures
    try request.writeIndexes(of: folders.map(\.path))
    try failures.finish(request.reporter)
  }

  /// What was written: how long it sounds, in seconds, how many points the chart has, and the
  /// tables of the sound.
  struct Written {
    /// Nil if the chart has more series than can be heard, and none was to be.
    let seconds: Double?
    let pointCount: Int
    let tables: WavetableCache
    let failures: [SourceFailure]
  }

  /// Writes every output, with earlier tables where they fit.
  func write(tables earlier: WavetableCache = WavetableCache()) throws -> Written {
    try checkOutputs()
    let loaded = try request.load(
      withAllPrices: outputs.contains { $0.content.document?.needsAllPrices ?? false })
    let early = try outputs.map { output in
      let format = output.content.document
      return format?.needsScore ?? true
        ? nil : try format?.bytes(output.place, loaded, nil, request, PageLayout())
    }
    let plain = try score(loaded)
    let speech = try plain.flatMap { score in
      // An interruption ends the synthesisers, which are programs of their own.
      FileSpeech.isWanted(request)
        ? try Interruption.deferred { try FileSpeech(loaded, score, request) } : nil
    }
    let score = speech?.score ?? plain
    var layout = try layout()
    let recording = try embedded.map { try EmbeddedSound.recording(of: loaded, request, $0) }
    let documents = try zip(outputs, early).map { output, bytes in
      // A spoken file has other times than the page.
      layout.sound = recording ?? (speech == nil ? sound(beside: output) : .made)
      layout.scriptPath = scriptPath(from: output)
      return try bytes
        ?? output.content.document?.bytes(output.place, loaded, score, request, layout) ?? []
    }
    try report(loaded, score)
    var tables = earlier
    for (output, document) in zip(outputs, documents) {
      try write(output, document, loaded, score, speech?.samples, &tables)
    }
    if let score { try Manifest.write(score, request) }
    reportWritten(score)
    let pointCount = loaded.chart.series.reduce(0) { $0 + $1.count }
    return Written(
      seconds: score?.seconds, pointCount: pointCount, tables: tables, failures: loaded.failures)
  }

  /// The sound of a page: that of this export in the same folder, which is heard without scripts too.
  private func sound(beside page: Output) -> PageSound {
    let folder = folderPath(of: page.path)
    let recording = outputs.first {
      $0.content.isSound && $0.path != "-" && page.path != "-" && folderPath(of: $0.path) == folder
    }
    return recording.map { .file(fileName(of: $0.path)) } ?? .made
  }

  /// The way from a page to its script; beside each other if nobody knows where the page will be.
  private func scriptPath(from page: Output) -> String? {
    request.arguments[.scriptFile].map { script in
      page.path == "-"
        ? fileName(of: script) : relativePath(script, from: folderPath(of: page.path))
    }
  }

  /// The chart laid out in time; nil if it cannot be heard and need not be.
  private func score(_ loaded: LoadedChart) throws -> Score? {
    let isHeard =
      outputs.contains { $0.content.document?.needsScore ?? true }
      || request.arguments.has(.manifest)
      || request.arguments.has(.explain)
    let canBeHeard = loaded.form != nil || loaded.chart.canBeHeard
    return isHeard || canBeHeard ? try request.score(loaded) : nil
  }

  /// Nothing is written where a later output would be refused.
  private func checkOutputs() throws {
    try request.checkOutputs(places)
  }

  /// How the pages of this export are put into files; their script is written where it has its own.
  private func layout() throws -> PageLayout {
    var layout = PageLayout()
    layout.isFragment = request.arguments.has(.fragment)
    switch request.arguments[.htmlStyle] {
    case nil: break
    case "none": layout.styleSheet = .none
    case .some(let path):
      let bytes: [UInt8]
      do throws(SystemError) { bytes = try fileContents(path, limit: 1 << 20) } catch {
        throw ReadError.unreadable(file: path, code: error.code)
      }
      layout.styleSheet = .text(String(decoding: bytes, as: UTF8.self))
    }
    if let path = request.arguments[.scriptFile] {
      try writeDocument(Array(Page.script.utf8), to: path, request.outputOptions(for: path))
      let line = request.reporter.sentences.say(.exportScript(path: path, hash: Page.scriptHash))
      request.reporter.report(request.isQuiet ? [] : [line])
    }
    return layout
  }

  private func write(
    _ output: Output, _ document: [UInt8], _ loaded: LoadedChart, _ score: Score?,
    _ speech: [[Float]]?, _ tables: inout WavetableCache
  ) throws {
    switch output.content {
    case .document:
      try writeDocument(document, to: output.path, request.outputOptions(for: output.path))
    case .sound(let encoding):
      guard let score else { return }
      let cues =
        output.content.holdsCues && request.arguments.has(.cues)
        ? try loaded.landmarks(request, score).map {
          SoundTags.Cue(frame: $0.frame, label: $0.text)
        }
        : []
      let tags = SoundTags(
        title: loaded.chart.title.displayText, comment: score.comment, cues: cues)
      let renderer = Renderer(score, tables: tables)
      tables = renderer.tables
      try Interruption.deferred {
        var file = try open(output.path)
        if let speech {
          let spoken = SpokenSound(renderer, score, samples: speech)
          try file.write(spoken, as: encoding, tags: tags)
        } else {
          try file.write(renderer, as: encoding, tags: tags)
        }
        try file.commit()
      }
    }
  }

  private func open(_ path: String) throws(OutputError) -> OutputFile {
    path == "-"
      ? try OutputFile.standardOutput(options: request.outputOptions(for: path))
      : try OutputFile(path: path, options: request.outputOptions(for: path))
  }

  private func report(_ loaded: LoadedChart, _ score: Score?) throws {
    guard let score else {
      return request.reporter.report(
        request.isQuiet ? [] : try loaded.provenance(request.words))
    }
    let lines = request.isQuiet ? [] : try notes(loaded, score)
    request.reporter.report(lines + (try request.explanation(score, loaded.chart)))
  }

  /// Where the data are from and what is special about the sound; settings are only looked at
  /// where there is something to say.
  private func notes(_ loaded: LoadedChart, _ score: Score) throws -> [String] {
    let isPlain =
      english.phrases.soundNotes(score, of: loaded.chart, style: request.style).isEmpty
    if isPlain, loaded.provenance.isEmpty, !request.isComparison { return [] }
    return try loaded.provenance(request.words) + request.legend(score, loaded.chart)
      + request.words.phrases().soundNotes(score, of: loaded.chart, style: request.style)
  }

  /// One line at a terminal, where silence would leave open whether something happened.
  private func reportAll(_ written: Written) {
    let s = request.reporter.sentences
    let paths = outputs.map(\.path).filter { $0 != "-" }
    guard let first = paths.first else { return }
    guard paths.count == 1 else {
      return request.reporter.report([s.say(.exportWroteAll(paths: paths.map(s.quoted)))])
    }
    let seconds = outputs.count == 1 && outputs[0].content.isSound ? written.seconds : nil
    let line: Said =
      seconds.map { .exportWroteSound(path: first, duration: s.phrases.duration(seconds: $0)) }
      ?? .exportWrote(path: first)
    request.reporter.report([s.say(line)])
  }

  private func reportWritten(_ score: Score?) {
    guard request.isVerbose else { return }
    let s = request.reporter.sentences
    request.reporter.report(
      outputs.filter { $0.path != "-" }.map { output in
        guard output.content.isSound, let seconds = score?.seconds else {
          return s.say(.exportWrote(path: output.path))
        }
        return s.say(
          .exportWroteSound(
            path: output.path, duration: s.phrases.duration(seconds: seconds)))
      })
  }
}
