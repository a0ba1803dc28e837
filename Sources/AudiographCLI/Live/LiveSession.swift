// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix
internal import SoundDevice

/// Something that is followed, with all that belongs to it, until it ends or somebody leaves.
struct LiveSession<Source: LiveSource> {
  private let request: ChartRequest
  private let options: LiveOptions
  private var source: Source
  private var charts: [LiveChart]
  private var sounds: ExploreSounds
  private var voice: ExploreVoice?
  private let words: LiveWords
  private let spokenWords: LiveWords
  private let recording: LiveRecording?
  private var keyboard: Keyboard?
  private var walk: LiveWalk?
  /// Scores that are to be heard after the one that sounds.
  private var queue: [Score] = []
  /// Why it ends.
  private var isLeft = false
  private var hasFired = false
  /// By how much the clock of the source was set back meanwhile, and the latest moment, in milliseconds.
  private var setBack: Int64 = 0
  private var latest = Int64.min

  /// The longest that is waited without a look at the device, in seconds.
  private static var longestWait: Double { 1 }

  init(
    _ request: ChartRequest, _ options: LiveOptions, _ source: Source, _ charts: [LiveChart]
  ) throws {
    (self.request, self.options, self.source) = (request, options, source)
    self.charts = charts
    keyboard = source.readsTerminal ? nil : Keyboard.ofReader()
    recording = try options.recording.map { path throws(LiveError) in
      try LiveRecording(path: path)
    }
    words = LiveWords(phrases: try request.words.phrases(), sentences: Console.sentences)
    spokenWords = LiveWords(
      phrases: try request.words.spoken.phrases(), sentences: Console.sentences)
    voice = try ExploreVoice(request)
    sounds = ExploreSounds(
      deviceName: request.arguments[.device] ?? SoundDevice.defaultName,
      format: request.style.format)
  }

  /// Follows the source.
  ///
  /// - Returns: It as it is at the end.
  /// - Throws: `Interrupted`, once the words were said; what the source throws.
  mutating func run() throws -> Source {
    defer {
      voice?.cancel()
      sounds.close()
    }
    try reportSilence()
    do {
      try follow()
      if !isLeft { sounds.finish() }
    } catch is Interrupted {
      try? tellAll()
      throw Interrupted()
    }
    if !hasFired || !options.endsAtAlert { try tellAll() }
    voice?.finish()
    return source
  }

  private mutating func follow() throws {
    try Interruption.deferred {
      guard keyboard != nil else { return try goOn() }
      try Suspension.deferred {
        while !isOver, !Interruption.isRequested {
          try withKeys()
          if Suspension.isRequested { Suspension.obey() }
        }
      }
    }
  }

  private mutating func withKeys() throws {
    guard let keyboard else { return }
    // In the background the terminal is somebody else's, and its mode stays.
    let isOurs = keyboard.isOurs
    try TerminalMode.with([.echo, .lineEditing], at: keyboard.descriptor) {
      try goOn { keyboard.isOurs == isOurs }
    }
  }

  /// Whether anything came.
  var hasValues: Bool { charts.contains { $0.count > 0 } }

  private var isOver: Bool {
    isLeft || source.isOver && queue.isEmpty && charts.allSatisfy { !$0.isMoving }
  }

  /// Goes on until it is over, or the terminal has to be given back or was.
  private mutating func goOn(while hasTerminal: () -> Bool = { true }) throws {
    while !isOver, !Interruption.isRequested, !Suspension.isRequested, hasTerminal() {
      let isReadable = try wait()
      // Nothing may have to be printed for hours.
      guard hasReader(STDOUT_FILENO) else { throw ConsoleError.closedPipe }
      try takeKeys()
      let news = try source.news(isReadable: isReadable)
      let present = present()
      if source.mayHaveSlept {
        for index in charts.indices { charts[index].skipLines(before: present) }
      }
      try record(news)
      for part in news where !isLeft { try take(part) }
      if !isLeft { try advance(to: present) }
      playNext()
      try reportSilence()
      voice?.speak(ifQuiet: sounds.isQuiet)
      if let problem = voice?.problem() { Console.report([problem]) }
    }
  }

  /// The present by the clock of the source, which does not go back when that is set back.
  private mutating func present() -> Int64 {
    setBack = max(setBack, latest == .min ? 0 : latest - source.now)
    latest = source.now + setBack
    return latest
  }

  /// Waits until something can be read, or is due; whether the source can be read.
  private mutating func wait() throws -> Bool {
    let now = present()
    let dues = charts.map(\.due) + [source.due.map { $0 + setBack }]
    var seconds = Self.longestWait
    if let due = dues.compactMap(\.self).min() {
      seconds = min(seconds, max(0, Double(due - now) / 1000 / source.speed))
    }
    // What is to be heard next begins when the one before has ended.
    if !queue.isEmpty || voice?.isWaiting == true { seconds = min(seconds, 0.02) }
    if keyboard?.isThere == true, keyboard?.isUndecided == true { seconds = min(seconds, 0.05) }
    let keys = keyboard.flatMap { $0.isThere && $0.isOurs ? $0.descriptor : nil }
    do throws(SystemError) {
      return try readable(
        [keys ?? -1, source.descriptor ?? -1], milliseconds: Int32((seconds * 1000).rounded(.up)))[
          1]
    } catch {
      return false
    }
  }

  // MARK: - What happens

  private mutating func take(_ news: LiveNews) throws {
    let time = news.time + setBack
    try advance(to: time)
    switch news.what {
    case .value(let value): try tell(charts[news.chart].take(value, at: time), news.chart)
    case .recovery(let value):
      try report(words.recovery(value, of: charts[news.chart].subject))
      try tell(charts[news.chart].take(value, at: time), news.chart)
    case .failure(let reason): try report(words.sentences.warning(text: reason))
    }
  }

  /// Lets time pass for all charts, in its order.
  private mutating func advance(to time: Int64) throws {
    while let index = charts.indices.filter({ charts[$0].due.map { $0 <= time } ?? false })
      .min(by: { (charts[$0].due ?? 0, $0) < (charts[$1].due ?? 0, $1) }),
      let due = charts[index].due
    { try tell(charts[index].advance(to: due), index) }
  }

  private mutating func tell(_ replies: [LiveChart.Reply], _ index: Int) throws {
    for reply in replies where !isLeft {
      let subject = charts[index].subject
      // While somebody walks through the chart nothing else sounds but alerts.
      if let sound = reply.sound, walk?.isPlaying(sounds) != true || !reply.firings.isEmpty {
        if !reply.firings.isEmpty { queue = [] }
        queue.append(sound)
        // Who comes late hears the present.
        if queue.count > charts.count { queue.removeFirst(queue.count - charts.count) }
        playNext(atOnce: !reply.firings.isEmpty || charts.count == 1)
      }
      let told = reply.statements.filter { statement in
        if case .alert = statement { return true }
        return !request.isQuiet
      }
      try say(
        told.map { words.line($0, of: subject) },
        spoken: told.map { spokenWords.line($0, of: subject) })
      for firing in reply.firings {
        hasFired = true
        runCommand(firing, subject, at: reply.time)
        if options.endsAtAlert {
          sounds.finish()
          isLeft = true
        }
      }
    }
  }

  private mutating func playNext(atOnce: Bool = false) {
    guard !queue.isEmpty, atOnce || sounds.isQuiet else { return }
    sounds.play(queue.removeFirst())
  }

  private func record(_ news: [LiveNews]) throws {
    guard let recording else { return }
    try recording.add(
      news.compactMap { part in
        switch part.what {
        case .value(let value), .recovery(let value):
          return (part.time + setBack, charts[part.chart].subject, value)
        case .failure: return nil
        }
      })
  }

  // MARK: - Alerts

  /// Starts the user's program for an alert, and does not wait for it; where it cannot be started, that
  /// is said, and nothing else is spoilt.
  private func runCommand(
    _ firing: LiveAlert.Firing, _ subject: LiveChart.Subject, at time: Int64
  ) {
    guard let program = options.command.first else { return }
    let date = CalendarDate(instant: time / 1000 * 1_000_000, precision: .second, offsetMinutes: 0)
    let name = subject.name.isEmpty ? subject.title : subject.name
    let arguments = options.command.map { text in
      text.filled(with: [
        "symbol": name, "value": firing.value.plainDescription, "time": "\(date)",
      ])
    }
    do throws(SystemError) {
      let child = try Subprocess(
        program, words: arguments, streams: [nil, STDOUT_FILENO, STDERR_FILENO])
      // Somebody has to take note of its end.
      _ = startThread { _ = child.end() }
    } catch {
      let error = LiveError.cannotRun(program: program, reason: error.reason)
      Console.report([words.sentences.warning(text: error.message(in: words.sentences).problem)])
    }
  }

  // MARK: - Keys

  private mutating func takeKeys() throws {
    for typed in keyboard?.keys() ?? [] {
      if typed == .end { return isLeft = true }
      guard case .key(let key) = typed else { continue }
      voice?.cancel()
      if let news = source.press(key) {
        try record(news)
        for part in news { try take(part) }
      } else if key == .named(.escape) || key == .character("q") {
        if walk?.isAsking != true { return isLeft = true }
        try press(key)
      } else {
        try press(key)
      }
    }
    if keyboard?.isThere == false { isLeft = true }
  }

  /// Does what the key does in `explore`, with what was seen so far.
  private mutating func press(_ key: ExplorationKey) throws {
    if let help = source.keyHelp, walk?.isAsking != true,
      [.character("h"), .character("?")].contains(key)
    {
      try Console.print([help], width: request.words.width)
    }
    guard let chart = charts.first(where: { $0.count > 0 }), let series = chart.series
    else { return }
    if walk == nil { walk = try LiveWalk(request, series, voice: voice?.phrases) }
    guard let reply = walk?.press(key, series, count: chart.count, &sounds) else { return }
    try Console.print(reply.lines, width: request.words.width)
    voice?.say(reply.spoken)
    if reply.request == .leave { isLeft = true }
  }

  // MARK: - Words

  private mutating func say(_ lines: [String], spoken: [String]) throws {
    guard !lines.isEmpty else { return }
    try Console.print(lines, width: request.words.width)
    voice?.say(spoken)
  }

  private func report(_ line: String) throws {
    if !request.isQuiet { Console.report([line]) }
  }

  private mutating func reportSilence() throws {
    guard let error = sounds.failure(), !request.isQuiet else { return }
    Console.report([
      words.sentences.exploreSilence(problem: error.message(in: words.sentences).problem)
    ])
  }

  /// Describes what was seen, as a chart.
  private mutating func tellAll() throws {
    guard !request.isQuiet else { return }
    for chart in charts {
      guard let series = chart.series else { continue }
      if chart.count > chart.keptCount {
        try Console.print(
          [words.kept(chart.keptCount, of: chart.count)],
          width: request.words.width)
      }
      try Console.print(
        try LoadedChart(following: series).sentences(request.words, usual: .short),
        width: request.words.width)
      guard voice != nil else { continue }
      let spoken = try LoadedChart(following: series)
        .sentences(request.words.spoken, usual: .short)
      voice?.say(spoken)
      voice?.finish()
    }
  }
}

extension LoadedChart {
  /// A chart of what was followed so far.
  init(following series: Series) throws(ChartError) {
    try self.init(
      chart: Chart(title: series.name, series: [series]), context: ChartContext(), provenance: [],
      notes: [], bars: nil, layouts: [])
  }
}

extension String {
  /// The text with values in the places of names in braces, each once: a value is no place.
  func filled(with values: [String: String]) -> String {
    var result = ""
    var rest = self[...]
    while let open = rest.unicodeScalars.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[open...]
      let scalars = rest.unicodeScalars
      if let close = scalars.firstIndex(of: "}"),
        let value = values[String(rest[scalars.index(after: open)..<close])]
      {
        result += value
        rest = rest[scalars.index(after: close)...]
      } else {
        result.unicodeScalars.append(rest.unicodeScalars.removeFirst())
      }
    }
    return result + rest
  }
}
