// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix

/// Plays a chart.
struct PlayCommand {
  /// When the words are printed.
  enum Text: String { case before, after, none }

  private let request: ChartRequest
  private let text: Text

  init(_ arguments: Arguments) throws {
    try self.init(ChartRequest(arguments))
  }

  init(_ request: ChartRequest) throws(UsageError) {
    self.request = request
    let arguments = request.arguments
    if arguments.has(.json), !arguments.onlyLists {
      throw .jsonOfColumns(facts: "describe --json")
    }
    text =
      arguments[.text].flatMap(Text.init) ?? (isTerminal(STDOUT_FILENO) ? .after : .before)
    if arguments.has(.wait), request.sources.contains(.standardInput) {
      throw UsageError.contradiction(OptionName.wait.typed, "-")
    }
  }

  func run() throws {
    if try request.printsListing() { return }
    try Manifest.check(request)
    _ = try request.arguments.brailleSize()
    let spoken = try SpokenWords(request)
    let pause = try ReadingPause(request, hasText: text != .none)
    let loaded = try request.load()
    let score = try request.score(loaded)
    let steering = try pause.withLines { try play(loaded, score, spoken, pause) }
    if steering.ending == .explore { try explore(at: steering.x) }
    if steering.ending == .reading { return try playNextReading() }
    ReaderHint.give(request)
    request.reportNewerPrices(than: loaded.lastPrices)
    try loaded.failures.finish(request.reporter)
  }

  private func play(
    _ loaded: LoadedChart, _ score: Score, _ spoken: SpokenWords, _ pause: ReadingPause
  ) throws -> Steering {
    let sentences = text == .none ? [] : try loaded.sentences(request.words, usual: .short)
    let words =
      text == .none
      ? try request.explanation(score, loaded.chart)
      : try sentences + loaded.brailleLines(request) + request.soundLines(score, loaded.chart)
    let listening = Listening(on: WatchedDevice(request), pause)
    try open(listening, score.format, try loaded.provenance(request.words), sentences)
    try Manifest.write(score, request)
    listening.forgetKeys()
    // A display that follows the cursor would show the end of the words.
    if text != .before { pause.announce() }
    try say(opening(loaded, score) + (text == .before ? words + pause.announcement : []))
    if request.arguments.has(.wait) { EnterKey.wait() }
    let steering = Steering(
      loaded.chart, form: loaded.form, score, style: request.style, hasReadings: request.hasTable)
    var wordsToCome = text == .before ? [] : words
    do {
      if spoken.areHeard {
        let title = try title(loaded, score, request.words.spoken)
        try listening.attended { () -> Void? in
          spoken.speak(title: title) { listening.cutsShort(steering) }
        }
      }
      try listen(to: steering, listening, wordsToCome) { aside in
        let lines = try request.lines(of: aside, loaded)
        try listening.tell(lines, steering, width: request.words.width)
        spoken.speak(line: lines.joined(separator: " ")) { listening.cutsShort(steering) }
        // What was asked for is not said a second time at the end.
        if aside == .description { wordsToCome.removeAll(where: lines.contains) }
      }
    } catch {
      // Words that were announced come however the sound ends.
      try? say(wordsToCome)
      throw error
    }
    if steering.ending == .explore || steering.ending == .reading { return steering }
    try say(wordsToCome)
    if spoken.areHeard {
      let description = try loaded.sentences(request.words.spoken, usual: .short)
      try listening.attended { () -> Void? in
        spoken.speak(description: description) { listening.cutsShort(steering) }
      }
    }
    return steering
  }

  private func listen(
    to steering: Steering, _ listening: Listening, _ wordsToCome: [String],
    tell: (Steering.Aside) throws -> Void
  ) throws {
    _ = try listening.attended {
      try listening.hear(steering, wordsToCome: wordsToCome, tell: tell)
    }
    if request.isVerbose, listening.underrunCount > 0 {
      Console.report([Console.sentences.say(.deviceRanDry(count: listening.underrunCount))])
    }
  }

  /// Walks through the chart from the point that was heard.
  private func explore(at x: XValue?) throws {
    try ExploreCommand(request, at: x).run()
  }

  /// Plays the table as it may be read otherwise, or once more where it cannot.
  private func playNextReading() throws {
    if try request.inNextReading({ try PlayCommand($0).run() }) != nil { return }
    Console.report([try request.words.phrases().exploreNotice(.oneReading)])
    try run()
  }

  /// Opens the device; where there is none, what the chart shows is said all the same.
  private func open(
    _ listening: Listening, _ format: SoundFormat, _ provenance: [String], _ sentences: [String]
  ) throws {
    let words = sentences.isEmpty ? [] : provenance + sentences
    do { try listening.open(format, wordsToCome: words) } catch {
      try? say(words)
      throw error
    }
  }

  private func opening(_ loaded: LoadedChart, _ score: Score) throws -> [String] {
    let title = try title(loaded, score, request.words)
    return try loaded.provenance(request.words) + [title] + request.legend(score, loaded.chart)
  }

  private func title(_ loaded: LoadedChart, _ score: Score, _ words: WordingOptions) throws
    -> String
  {
    if let form = loaded.form {
      return try words.phrases().title(of: form, seconds: score.seconds)
    }
    return try words.phrases().title(
      of: loaded.told(in: words.language()).chart, asked: request.choices.length,
      seconds: score.seconds)
  }

  private func say(_ lines: [String]) throws {
    guard !request.isQuiet, !lines.isEmpty else { return }
    try Console.print(lines, width: request.words.width)
  }
}
