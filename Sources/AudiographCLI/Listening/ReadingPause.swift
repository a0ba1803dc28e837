// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Posix
internal import Synchronization

/// What holds a sound up until the lines before it have been read: `--pause`.
struct ReadingPause {
  private let pause: Pause
  private let isQuiet: Bool
  private let width: Int?

  /// How often those who wait look whether something happened, in seconds.
  private static let step = 0.05

  /// Takes note of what is printed from now on, where sounds wait for it.
  ///
  /// `hasText` is false if the words are left out, and `hasKeys` where nobody could end a pause.
  ///
  /// - Throws: `SettingsError`.
  init(_ request: ChartRequest, hasText: Bool = true, hasKeys: Bool = true) throws {
    let choice = PauseChoice(
      request.pause, request.arguments,
      PauseChoice.Surroundings(
        isAtTerminal: TerminalMode.isAttended && hasKeys,
        isRemote: environment("SSH_CONNECTION") != nil || environment("SSH_TTY") != nil,
        hasText: hasText, reader: { RunningReader.search() }))
    pause = choice.pause
    (isQuiet, width) = (request.isQuiet, request.words.width)
    if request.isVerbose, choice.reason != .noTerminal || request.pause != nil {
      request.reporter.report([request.reporter.sentences.reason(of: choice)])
    }
    guard pause != .off else { return }
    let rate = try request.setting(.readingRate).flatMap(decimalNumber)
    let time = ReadingTime(
      wordsPerMinute: rate ?? ReadingTime.usualRate, language: Console.sentences.language)
    Console.reading.withLock { $0.start(time) }
  }

  /// Whether sounds follow lines, and not the other way round.
  var isOn: Bool { pause != .off }

  /// Whether sounds wait for a time, which goes by itself.
  var isTimed: Bool { isOn && pause != .enter }

  /// Whether sounds wait for Enter, as suits who reads the last line on a braille display.
  var waitsForEnter: Bool { pause == .enter }

  /// What nobody could guess, where Enter is waited for.
  var announcement: [String] {
    pause == .enter && !isQuiet ? [howToBegin(width)] : []
  }

  /// That Enter begins a sound, in a single row where that is possible.
  private func howToBegin(_ width: Int?) -> String {
    let s = Console.sentences
    let room = Console.room(width)
    let whole = s.say(.pauseEnter())
    return whole.wrapped(at: room).count == 1 ? whole : s.say(.pauseEnterBriefly())
  }

  /// Says that before the first line.
  func announce() { Console.report(announcement) }

  /// Lines, and a row after them where Enter is waited for and the last line takes several rows.
  ///
  /// A braille display follows the cursor, and would show the end of a sentence. The row says how the sound starts.
  func closed(_ lines: [String], width: Int?) -> [String] {
    closed(lines, by: howToBegin(width), width: width)
  }

  /// The same with a row that somebody else knows.
  func closed(_ lines: [String], by row: String?, width: Int?) -> [String] {
    guard pause == .enter, let row, let last = lines.last,
      last.displayText.wrapped(at: Console.room(width)).count > 1
    else { return lines }
    return lines + [row]
  }

  /// The rows of lines that are printed at once, and those that Enter brings, one by one.
  ///
  /// A braille display shows the row of the cursor. Where Enter is waited for, the first row therefore comes alone, and
  /// one that is not the last ends in "…".
  func rows(of lines: [String], width: Int?) -> (now: [String], later: [String]) {
    let lines = lines.map(\.displayText)
    let room = Console.room(width)
    guard waitsForEnter else { return (lines.wrapped(at: room), []) }
    let all = lines.parted(at: room)
    guard all.count > 1 else { return (all, []) }
    let rows = lines.parted(at: room.map { max(1, $0 - Self.more.count) })
    let marked = rows.dropLast().map { $0 + Self.more } + rows.suffix(1)
    return (Array(marked.prefix(1)), Array(marked.dropFirst()))
  }

  /// That a row is not the last one.
  static let more = " …"

  /// Does what a sound belongs to; where Enter is waited for, the cursor stays at the end of the last line,
  /// which is what a braille display shows meanwhile.
  func withLines<Result>(_ body: () throws -> Result) rethrows -> Result {
    try pause == .enter ? Console.withOpenLines(body) : body()
  }

  /// What a sound has to wait for.
  enum Wait: Equatable {
    case nothing
    /// Seconds.
    case time(Double)
    case enter
  }

  /// What the next sound has to wait for now.
  var wait: Wait {
    guard isOn else { return .nothing }
    let clock = Console.reading.withLock { $0 }
    guard let end = clock.end else { return .nothing }
    let due: Double
    switch pause {
    case .off: return .nothing
    case .enter: return .enter
    case .auto: due = end
    case .seconds(let seconds): due = clock.end(after: seconds) ?? end
    }
    let seconds = due - MonotonicClock.seconds
    return seconds > 0 ? .time(seconds) : .nothing
  }

  /// How long to wait for a key before looking again, in milliseconds.
  var milliseconds: Int32 {
    switch wait {
    case .nothing: 0
    case .time(let seconds): Int32((min(seconds, Self.step) * 1000).rounded(.up))
    case .enter: Int32(Self.step * 1000)
    }
  }

  /// Ends the wait if this key does: any, but Enter alone where that is waited for.
  func take(_ key: KeyDecoder.Key) {
    if pause != .enter || key == .key(.named(.enter)) { end() }
  }

  /// Takes note of a sound that begins: it has waited long enough.
  func beginSound() {
    Console.reading.withLock { $0.beginSound(at: MonotonicClock.seconds) }
  }

  /// Lets the next sound begin at once.
  func end() { Console.forgetReading() }
}

extension Sentences {
  fileprivate func reason(of choice: PauseChoice) -> String {
    switch choice.reason {
    case .typed(let text): say(.pauseTyped(pause: text))
    case .set(let text): say(.pauseSet(pause: text))
    case .reader(let name): say(.pauseReader(reader: name))
    case .noReader: say(.pauseNoReader())
    case .remote: say(.pauseRemote())
    case .noTerminal: say(.pauseNoTerminal())
    case .noText: say(.pauseNoText())
    }
  }
}
