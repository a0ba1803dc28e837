// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix
internal import SoundDevice

/// Something that is followed, with all that belongs to it, until it ends or somebody leaves.
struct LiveSession<Source: LiveSource> {
  private let request: ChartRequest
  private let options: LiveOptions
  private let pause: ReadingPause
  private let opening: [String]
  /// The charts of the days before, of each symbol one.
  private let histories: [LiveHistory]
  /// Whether such a chart sounds, which nothing but alerts and keys interrupts.
  private var isBeginning = false
  private var source: Source
  private var charts: LiveCharts
  private var sounds: ExploreSounds
  private var voice: ExploreVoice?
  private let words: LiveWords
  private let spokenWords: LiveWords
  private let recording: LiveRecording?
  /// The user's program, which is started for alerts.
  private let program: AlertProgram?
  private var keyboard: Keyboard?
  private var walk: LiveWalk?
  /// Scores that are to be heard after the one that sounds.
  private var queue = WaitingScores()
  /// How many times lines had been written when a key was answered last.
  private var lineCount = 0
  /// Whether what happens was asked for by a key: it is heard at once, and its words follow.
  private var isAnswer = false
  /// How many values the first chart with any had when a key asked for its summary last; nil if none did.
  private var summedUp: Int?
  /// Why it ends.
  private var isLeft = false
  private var hasFired = false
  /// Whether it was said that nothing more comes.
  private var wasEndTold = false
  /// By how much the clock of the source was set back meanwhile, and the latest moment, in milliseconds.
  private var setBack: Int64 = 0
  private var latest = Int64.min

  /// The longest that is waited without a look at the device, in seconds.
  private static var longestWait: Double { 1 }
  /// No more sounds wait for their turn: five seconds of them.
  private static var mostWaiting: Int { 16 }

  /// So many values make a summary another one.
  private static var newValues: Int { 10 }

  /// `pause` has to be made before the first line is printed; `opening` is reported before everything else.
  init(
    _ request: ChartRequest, _ options: LiveOptions, _ source: Source, _ charts: [LiveChart],
    _ pause: ReadingPause, opening: [String?] = [], histories: [LiveHistory] = []
  ) throws {
    (self.request, self.options, self.source) = (request, options, source)
    self.opening = request.isQuiet ? [] : opening.compactMap(\.self)
    self.histories = histories
    (self.charts, self.pause) = (LiveCharts(charts), pause)
    keyboard = source.readsTerminal ? nil : Keyboard.ofReader()
    program = AlertProgram(options.command) { error in
      let s = Console.sentences
      Console.report([s.say(.warning(text: ErrorWords(error, in: s).problem))])
    }
    try program?.check(charts.map(\.subject))
    try charts.forEach { chart in try request.checkRoomForWords(about: chart.subject) }
    recording = try options.recording.map(LiveRecording.init(path:))
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
    // What the user's program prints needs lines of its own.
    guard keyboard != nil, program == nil else { return try attend() }
    return try Console.withOpenLines { try attend() }
  }

  private mutating func attend() throws -> Source {
    defer {
      voice?.cancel()
      sounds.close()
    }
    Console.report(opening)
    if !request.isQuiet {
      Console.report(words.zones(of: charts.all.map(\.subject), at: source.now))
    }
    pause.announce()
    try reportSilence()
    try begin()
    do {
      try follow()
      if !isLeft { sounds.finish() }
    } catch is Interrupted {
      Console.closeLines()
      try? tellAll()
      throw Interrupted()
    }
    Console.closeLines()
    if !hasFired || !options.endsAtAlert { try tellAll() }
    voice?.finish()
    program?.finish()
    return source
  }

  /// Says what the days before were, and plays them.
  private mutating func begin() throws {
    for history in histories {
      if !request.isQuiet { try Console.print(history.lines, width: request.words.width) }
      queue.add(history.score, keeping: histories.count)
      isBeginning = true
    }
    playNext()
  }

  private mutating func follow() throws {
    try Interruption.deferred {
      guard keyboard != nil else { return try goOn() }
      try Suspension.deferred {
        while !isOver, !Interruption.isRequested {
          try withKeys()
          if Suspension.isRequested {
            Console.endLine()
            Suspension.obey()
          }
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

  /// Throws where it was to end with an alert, and ended without one.
  func checkAlert() throws(LiveError) {
    if options.endsAtAlert, !hasFired { throw .noAlert(isQuiet: request.isQuiet) }
  }

  /// Whether anything came.
  var hasValues: Bool { charts.all.contains { $0.count > 0 } }

  private var isOver: Bool { isLeft || hasEnded && !staysOpen }

  /// Whether nothing more comes, and all that came was heard.
  private var hasEnded: Bool { source.isOver && queue.isEmpty && !charts.isMoving }

  /// Whether somebody who sits at the terminal leaves when they like; with `--quiet` nobody would tell them
  /// that they may.
  private var staysOpen: Bool {
    source.staysAtItsEnd && !request.isQuiet && keyboard?.descriptor == STDIN_FILENO
  }

  /// Goes on until it is over, or the terminal has to be given back or was.
  private mutating func goOn(while hasTerminal: () -> Bool = { true }) throws {
    while !isOver, !Interruption.isRequested, !Suspension.isRequested, hasTerminal() {
      let isReadable = try wait()
      // Nothing may have to be printed for hours.
      guard hasReader(STDOUT_FILENO) else { throw ConsoleError.closedPipe }
      try takeKeys()
      // What has waited for its line sounds before the next line comes.
      playNext()
      let news = try source.news(isReadable: isReadable)
      let present = present()
      if source.mayHaveSlept {
        for index in charts.indices { charts.change(index) { $0.skipLines(before: present) } }
      }
      try record(news)
      for part in news where !isLeft && !Interruption.isRequested {
        isAnswer = false
        try take(part)
      }
      // Nothing new is said of what has ended.
      if !isLeft, !source.isOver || charts.isMoving { try advance(to: present) }
      playNext()
      try reportSilence()
      voice?.speak(ifQuiet: sounds.isQuiet)
      if let problem = voice?.problem() { Console.report([problem]) }
      if !isOver { reportEnd() }
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
    // Nothing new is said of what has ended.
    let dues =
      source.isOver && !charts.isMoving
      ? [] : [charts.next?.time, source.due.map { $0 + setBack }]
    var seconds = Self.longestWait
    if let due = dues.compactMap(\.self).min() {
      seconds = min(seconds, max(0, Double(due - now) / 1000 / source.speed))
    }
    // What is to be heard next begins when the one before has ended.
    let isDue = !queue.isEmpty && pause.wait != .enter
    if isDue || voice?.isWaiting == true { seconds = min(seconds, 0.02) }
    if keyboard?.isThere == true, let wait = keyboard?.millisecondsToDecide {
      seconds = min(seconds, Double(wait) / 1000)
    }
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
    case .value(let value): try take(value, of: news.chart, at: time)
    case .recovery(let value):
      try report(words.recovery(value, of: charts[news.chart].subject))
      try take(value, of: news.chart, at: time)
    case .failure(let reason): try report(words.sentences.say(.warning(text: reason)))
    }
  }

  private mutating func take(_ value: Double, of chart: Int, at time: Int64) throws {
    try tell(charts.change(chart) { $0.take(value, at: time) }, chart)
  }

  /// Lets time pass for all charts, in its order.
  private mutating func advance(to time: Int64) throws {
    while let (due, index) = charts.next, due <= time, !Interruption.isRequested {
      try tell(charts.change(index) { $0.advance(to: due) }, index)
    }
  }

  private mutating func tell(_ replies: [LiveChart.Reply], _ index: Int) throws {
    for reply in replies where !isLeft {
      let subject = charts[index].subject
      // An alert is heard before anybody has read of it, as an answer is; a summary when it was read.
      let isRead = pause.isOn && reply.firings.isEmpty && !isAnswer
      if isRead { try say(reply, of: subject) }
      if let sound = reply.sound { add(sound, of: reply) }
      if !isRead { try say(reply, of: subject) }
      for firing in reply.firings {
        hasFired = true
        program?.start(for: firing, subject, at: reply.time)
        if options.endsAtAlert {
          sounds.finish()
          isLeft = true
        }
      }
    }
  }

  /// Lets a sound be heard, in its turn.
  private mutating func add(_ sound: Score, of reply: LiveChart.Reply) {
    let isAlert = !reply.firings.isEmpty
    // While somebody walks through the chart nothing else sounds but alerts.
    guard isAlert || walk?.isPlaying(sounds) != true else { return }
    if isAlert { queue.removeAll() }
    if isAlert || isAnswer { pause.end() }
    // Who comes late hears the present.
    queue.add(sound, keeping: min(charts.indices.count, Self.mostWaiting))
    isBeginning = isBeginning && !isAlert && !sounds.isQuiet
    playNext(atOnce: isAlert || charts.indices.count == 1 && !isBeginning)
  }

  private mutating func playNext(atOnce: Bool = false) {
    guard atOnce || sounds.isQuiet, pause.wait == .nothing, let score = queue.take() else { return }
    pause.beginSound()
    sounds.play(score)
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

  // MARK: - Keys

  private mutating func takeKeys() throws {
    for typed in keyboard?.keys() ?? [] {
      if typed == .end {
        isLeft = true
        return
      }
      guard case .key(let key) = typed else { continue }
      voice?.cancel()
      if endsPause(key) { continue }
      if pause.isOn, walk?.isAsking != true {
        // A key cuts a reader short, and what was to be heard after its line would belong to another one.
        pause.end()
        queue.removeAll()
      }
      if walk?.isAsking != true, let news = source.press(key) {
        try record(news)
        isAnswer = true
        for part in news { try take(part) }
      } else if walk?.isAsking != true, [.named(.escape), .character("q")].contains(key) {
        isLeft = true
        return
      } else {
        try press(key)
      }
    }
    if keyboard?.isThere == false { isLeft = true }
  }

  /// Whether a key only lets a sound begin that was held up.
  private func endsPause(_ key: ExplorationKey) -> Bool {
    guard [.named(.enter), .named(.space)].contains(key), !queue.isEmpty, walk?.isAsking != true,
      pause.wait != .nothing
    else { return false }
    pause.take(.key(key))
    return true
  }

  /// Does what the key does in `explore`, with what was seen so far.
  private mutating func press(_ key: ExplorationKey) throws {
    if let help = source.keyHelp, walk?.isAsking != true,
      [.character("h"), .character("?")].contains(key)
    {
      try Console.print([help], width: request.words.width)
    }
    guard let chart = charts.all.first(where: { $0.count > 0 }), let series = chart.series
    else { return }
    if walk == nil { walk = try LiveWalk(request, series, voice: voice?.phrases) }
    guard let reply = walk?.press(key, series, count: chart.count, &sounds) else { return }
    let width = request.words.width
    try Console.print(
      pause.closed(reply.lines, by: walk?.place, width: width), width: width,
      leavesRoom: reply.leavesRoom)
    if !reply.echo.isEmpty {
      // Where a line came meanwhile, the question stands above that, so it comes again.
      if lineCount == Console.writeCount {
        try Console.echo(reply.echo)
      } else {
        try Console.print(walk?.question ?? [], width: request.words.width)
      }
    }
    lineCount = Console.writeCount
    voice?.say(reply.spoken)
    if reply.isSummary { summedUp = chart.count }
    if reply.request == .leave { isLeft = true }
  }

  // MARK: - Words

  private mutating func say(_ reply: LiveChart.Reply, of subject: LiveChart.Subject) throws {
    let told = reply.statements.filter { statement in
      if case .alert = statement { return true }
      return !request.isQuiet
    }
    guard !told.isEmpty else { return }
    let parts = pause.waitsForEnter ? LiveChart.Statement.endingInValue(told) : told
    let last = parts[parts.count - 1]
    let (lines, width) = (parts.map { words.line($0, of: subject) }, request.words.width)
    // An alert comes first, and is what a display is left with.
    if pause.waitsForEnter, last.isOfAxis, let alert = parts.last(where: \.isAlert) {
      try Console.print(
        lines + [words.row(alert, of: subject)].compactMap(\.self), width: width)
    } else {
      try Console.print(
        pause.closed(lines, by: words.row(last, of: subject), width: width), width: width)
    }
    let spoken = told.map { spokenWords.line($0, of: subject) }
    voice?.say(spoken)
  }

  private func report(_ line: String) throws {
    if !request.isQuiet { Console.report([line]) }
  }

  /// Says once that nothing more comes, where somebody may stay.
  private mutating func reportEnd() {
    // What waits for Enter may wait for ever.
    let isDue = hasEnded || source.isOver && !charts.isMoving && pause.wait == .enter
    // What is typed after a question stays behind it.
    guard isDue, sounds.isQuiet, !wasEndTold, walk?.isAsking != true else { return }
    wasEndTold = true
    let line = words.sentences.say(.liveEnded())
    Console.report([line])
    voice?.say([line])
  }

  private mutating func reportSilence() throws {
    guard let error = sounds.failure(), !request.isQuiet else { return }
    Console.report([
      words.sentences.say(.exploreSilence(problem: ErrorWords(error, in: words.sentences).problem))
    ])
  }

  /// Describes what was seen, as a chart.
  private mutating func tellAll() throws {
    guard !request.isQuiet else { return }
    // Whoever interrupts does not wait for thousands of descriptions.
    let told = Interruption.isRequested ? charts.all.prefix(100) : charts.all[...]
    let first = told.first { $0.count > 0 }
    for chart in told {
      guard let series = chart.series else { continue }
      // Who has just asked for it is not told it again.
      if chart.subject == first?.subject, let summedUp, chart.count - summedUp < Self.newValues {
        continue
      }
      if chart.count > chart.keptCount {
        try Console.print(
          [words.kept(chart.keptCount, of: chart.count)],
          width: request.words.width)
      }
      let lines = try LoadedChart(following: series).fitting(request.words)
      try Console.print(lines, width: request.words.width)
      guard voice != nil else { continue }
      let spoken = try LoadedChart(following: series).fitting(request.words.spoken)
      voice?.say(spoken)
      voice?.finish()
    }
  }
}
