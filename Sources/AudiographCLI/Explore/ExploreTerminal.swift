// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix

/// A walk by single keys at a terminal.
///
/// Every line is written after a line break, so that the cursor stays at its end, where a braille
/// display looks.
struct ExploreTerminal {
  /// How long keys that come quickly have to rest before a line is printed, in seconds.
  private static let rest = 0.150

  /// Whether standard input and output are terminals on which keys can be read one by one.
  static var isThere: Bool {
    isTerminal(STDIN_FILENO) && isTerminal(STDOUT_FILENO) && environment("TERM") != "dumb"
  }

  private var keyboard: Keyboard
  /// When the key before was answered.
  private var answered = -Double.infinity
  /// A line that later ones may take the place of, and when it is due.
  private var waiting: (reply: ExploreDialogue.Reply, due: Double)?
  /// Whether another program has the terminal, after which this one goes on.
  private var isAway = false
  private let width: Int?
  private let pause: ReadingPause
  /// The rows of a long answer that Enter has not brought yet, for a display that shows one.
  private var unread: [String] = []

  private init(_ keyboard: Keyboard, _ request: ChartRequest) throws {
    self.keyboard = keyboard
    width = request.words.width
    pause = try ReadingPause(request)
  }

  /// Walks until somebody leaves, and closes the walk; the terminal is as it was however this ends.
  ///
  /// - Throws: `Interrupted` for Control-C and for signals, `ConsoleError`.
  static func run(_ walk: inout ExploreWalk) throws {
    guard let keyboard = Keyboard.ofReader() else { return walk.close() }
    var terminal = try ExploreTerminal(keyboard, walk.command.request)
    Suspension.install()
    try Interruption.deferred {
      if let line = walk.silence() { Console.report([line]) }
      let opening = walk.opening(forLines: false, endsInPoint: terminal.pause.waitsForEnter)
      walk.voice?.say(opening.spoken)
      var due = opening.lines.map(\.displayText).wrapped(at: Console.room(terminal.width))
        .joined(separator: "\n")
      defer {
        // While what sounds fades, a break would stand alone, which is read as an empty line.
        walk.close()
        try? terminal.write("\n")
      }
      // Data are read anew, and other programs run, with the terminal as it was.
      while true {
        let request = try TerminalMode.with([.echo, .lines]) {
          // What is printed comes once nothing is echoed: whoever reads it may type at once.
          try terminal.write(due)
          return try terminal.walk(&walk)
        }
        guard let request, request != .leave else { return }
        let reply = walk.fulfil(request)
        walk.voice?.say(reply.spoken)
        due = reply.lines.isEmpty ? "" : "\n" + terminal.begin(reply, walk)
      }
    }
  }

  /// Takes keys until one asks for something else; nil at the end.
  private mutating func walk(_ walk: inout ExploreWalk) throws -> ExploreDialogue.Request? {
    while !Interruption.isRequested {
      if isBack() { try show(walk.dialogue.current, &walk) }
      let keys = keyboard.keys(waiting: patience(walk))
      guard keyboard.isThere else { return .leave }
      for key in keys {
        // Keys that come together are quick ones.
        if keys.count > 1 { answered = max(answered, MonotonicClock.seconds) }
        if let request = try take(key, &walk) { return request }
      }
      if keys.isEmpty { try passTime(&walk) }
    }
    throw Interrupted()
  }

  private mutating func take(
    _ key: KeyDecoder.Key, _ walk: inout ExploreWalk
  ) throws -> ExploreDialogue.Request? {
    switch key {
    case .interrupt: throw Interrupted()
    case .end: return .leave
    case .deleteWord, .deleteLine: return nil
    case .suspend:
      walk.voice?.cancel()
      walk.sounds.play(.silence, of: walk.dialogue.exploration)
      Suspension.request()
      return nil
    case .key(let key):
      // A key cuts a reader short.
      pause.end()
      if key == .named(.enter), !unread.isEmpty, !walk.dialogue.isAsking {
        try write("\n" + unread.removeFirst())
        return nil
      }
      if walk.heldSound != nil, [.named(.enter), .named(.space)].contains(key) {
        walk.playHeldSound()
        return nil
      }
      let reply = walk.take(key, isReadFirst: pause.isTimed)
      try tell(reply, &walk)
      return reply.request
    }
  }

  private mutating func tell(_ reply: ExploreDialogue.Reply, _ walk: inout ExploreWalk) throws {
    if !reply.lines.isEmpty {
      // A single key is answered at once; of keys that come quickly the last one is.
      let now = MonotonicClock.seconds
      if reply.isPassing, now - answered < Self.rest {
        waiting = (reply, now + Self.rest)
      } else {
        try show(reply, &walk)
      }
      answered = now
    }
    if !reply.echo.isEmpty {
      try writeWaiting(&walk)
      try write(reply.echo)
    }
  }

  /// What is due by now.
  private mutating func passTime(_ walk: inout ExploreWalk) throws {
    let now = MonotonicClock.seconds
    if let due = waiting?.due, now >= due { try writeWaiting(&walk) }
    if let due = walk.memory.due, now >= due { walk.memory.write() }
    if waiting == nil, walk.heldSound != nil, pause.wait == .nothing { walk.playHeldSound() }
    if let line = walk.silence() { try show(ExploreDialogue.Reply(lines: [line]), &walk) }
    walk.voice?.speak(ifQuiet: walk.sounds.isQuiet)
    if let problem = walk.voice?.problem() {
      try show(ExploreDialogue.Reply(lines: [problem]), &walk)
    }
  }

  /// Whether the program goes on after a stop, or another one has given the terminal back.
  private mutating func isBack() -> Bool {
    guard keyboard.isOurs else {
      isAway = true
      return false
    }
    let goesOn = Suspension.takeGoingOn()
    guard isAway else { return goesOn }
    isAway = false
    TerminalMode.goOn()
    return true
  }

  /// The milliseconds that a key may be waited for.
  private func patience(_ walk: ExploreWalk) -> Int32 {
    guard !isAway else { return 100 }
    let look = walk.voice?.isWaiting == true ? MonotonicClock.seconds + ExploreVoice.step : nil
    let sound =
      walk.heldSound.map { _ in MonotonicClock.seconds + Double(pause.milliseconds) / 1000 }
    let dues = [waiting?.due, walk.memory.due, look, sound].compactMap(\.self)
    // A device that fails is noticed within a second.
    let seconds = min(1, max(0, (dues.min() ?? .infinity) - MonotonicClock.seconds))
    return Int32((seconds * 1000).rounded(.up))
  }

  // MARK: - Printing

  private mutating func writeWaiting(_ walk: inout ExploreWalk) throws {
    guard let reply = waiting?.reply else { return }
    try show(reply, &walk)
  }

  private mutating func show(
    _ reply: ExploreDialogue.Reply, _ walk: inout ExploreWalk
  ) throws {
    waiting = nil
    guard !reply.lines.isEmpty else { return }
    try write("\n" + begin(reply, walk) + (reply.leavesRoom ? " " : ""))
    Console.note(reply.lines, STDOUT_FILENO)
    if !reply.spoken.isEmpty { walk.voice?.say(reply.spoken) }
  }

  /// What is printed of an answer at once, no wider than the terminal is now.
  ///
  /// Enter brings its other rows and behind them the point, or where it is shortened all of it.
  private mutating func begin(_ reply: ExploreDialogue.Reply, _ walk: ExploreWalk) -> String {
    var (now, later) = pause.rows(of: reply.lines, width: width)
    if !later.isEmpty, let point = walk.dialogue.current.lines.last, reply.lines.last != point {
      later += [point.displayText]
    }
    let whole = pause.rows(of: pause.waitsForEnter ? reply.whole : [], width: width)
    unread = later.isEmpty ? whole.now + whole.later : later
    return now.joined(separator: "\n")
  }

  private func write(_ text: String) throws {
    try Console.write(text, to: STDOUT_FILENO, called: .output)
  }
}
