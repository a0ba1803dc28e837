// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix
internal import SoundDevice

/// Plays a chart.
struct PlayCommand {
  /// When the words are printed.
  private enum Text: String { case before, after, none }

  private let request: ChartRequest
  private let text: Text
  private let deviceName: String

  init(_ arguments: Arguments) throws {
    try self.init(ChartRequest(arguments))
  }

  init(_ request: ChartRequest) throws(UsageError) {
    self.request = request
    let arguments = request.arguments
    if arguments.has(.json), !arguments.has(.listColumns) {
      throw .jsonOfColumns(facts: "describe --json")
    }
    deviceName = arguments[.device] ?? SoundDevice.defaultName
    text =
      arguments[.text].flatMap(Text.init) ?? (isTerminal(STDOUT_FILENO) ? .after : .before)
    if arguments.has(.wait), request.sources.contains(.standardInput) {
      throw UsageError.contradiction(OptionName.wait.typed, "-")
    }
  }

  func run() throws {
    if request.arguments.has(.listColumns) { return try request.printColumns() }
    try Manifest.check(request)
    let spoken = try SpokenWords(request)
    let loaded = try request.load()
    let score = try request.score(loaded.chart)
    try play(loaded, score, spoken)
    try loaded.failures.finish(request.reporter)
  }

  private func play(_ loaded: LoadedChart, _ score: Score, _ spoken: SpokenWords) throws {
    let sentences = text == .none ? [] : try loaded.sentences(request.words, usual: .short)
    let words =
      text == .none
      ? try request.explanation(score, loaded.chart)
      : try sentences + request.soundLines(score, loaded.chart)
    var device = try openDevice(score.format, try loaded.provenance(request.words), sentences)
    try Manifest.write(score, request)
    try say(opening(loaded, score) + (text == .before ? words : []))
    do {
      if spoken.areHeard { try spoken.say(title: title(loaded, score, request.words.spoken)) }
      if request.arguments.has(.wait) { EnterKey.wait() }
      try listen(&device, score, text == .before ? [] : words)
    } catch {
      // Words that were announced come however the sound ends.
      if text != .before { try? say(words) }
      throw error
    }
    if text != .before { try say(words) }
    if spoken.areHeard {
      try spoken.say(description: loaded.sentences(request.words.spoken, usual: .short))
    }
  }

  private func listen(
    _ device: inout SoundDevice, _ score: Score, _ wordsToCome: [String]
  ) throws {
    let playback = try Interruption.deferred {
      try TerminalMode.with([.echo], at: STDOUT_FILENO) {
        try device.playReporting(Renderer(score), self, wordsToCome)
      }
    }
    if request.isVerbose, playback.underrunCount > 0 {
      Console.report([Console.sentences.deviceRanDry(count: playback.underrunCount)])
    }
  }

  /// Opens the device; where there is none, what the chart shows is said all the same.
  private func openDevice(
    _ format: SoundFormat, _ provenance: [String], _ sentences: [String]
  ) throws -> SoundDevice {
    let words = sentences.isEmpty ? [] : provenance + sentences
    do {
      return try watched(words) { (_) throws(PlaybackError) in
        try SoundDevice(name: deviceName, format: format)
      }
    } catch {
      try? say(words)
      throw error
    }
  }

  /// Work with the device, which may hang; then the words that were to come are said.
  fileprivate func watched<Result: ~Copyable>(
    _ words: [String], _ work: (DeviceWatchdog) throws(PlaybackError) -> Result
  ) throws(PlaybackFailure) -> Result {
    do {
      return try DeviceWatchdog.during(
        deviceName, failure(.serverUnreachable(device: deviceName)), isQuiet: request.isQuiet,
        DeviceWatchdog.Words(lines: request.isQuiet ? [] : words, width: request.words.width), work)
    } catch { throw failure(error) }
  }

  private func failure(_ cause: PlaybackError) -> PlaybackFailure {
    PlaybackFailure(
      cause: cause, exportLine: exportLine(for: request.typed, rebases: request.rebases))
  }

  private func opening(_ loaded: LoadedChart, _ score: Score) throws -> [String] {
    let title = try title(loaded, score, request.words)
    return try loaded.provenance(request.words) + [title] + request.legend(score, loaded.chart)
  }

  private func title(_ loaded: LoadedChart, _ score: Score, _ words: WordingOptions) throws
    -> String
  {
    try words.phrases().title(
      of: loaded.told(in: words.language()).chart, asked: request.choices.length,
      seconds: score.seconds)
  }

  private func say(_ lines: [String]) throws {
    guard !request.isQuiet, !lines.isEmpty else { return }
    try Console.print(lines, width: request.words.width)
  }
}

extension SoundDevice {
  fileprivate mutating func playReporting(
    _ renderer: Renderer, _ command: PlayCommand, _ wordsToCome: [String]
  ) throws(PlaybackFailure) -> Playback {
    try command.watched(wordsToCome) { (watch) throws(PlaybackError) in
      try play(
        WatchedFrames(source: renderer, watch: watch),
        isInterrupted: {
          watch.hear()
          return Interruption.isRequested
        })
    }
  }
}
