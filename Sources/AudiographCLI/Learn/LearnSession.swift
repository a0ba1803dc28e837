// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix
internal import SoundDevice

/// A dialogue of `learn` with somebody at a terminal, or line by line without one.
struct LearnSession {
  private let request: ChartRequest
  private let pause: ReadingPause
  private var sounds: ExploreSounds
  private var voice: ExploreVoice?
  private var keyboard: Keyboard?
  private var lines = InputLines()
  /// Keys that were pressed after one that ended a dialogue, for the next one.
  private var pendingKeys: [KeyDecoder.Key] = []
  /// Sounds that are to be heard after the one that sounds, what is said after them, and what follows by itself.
  private var waiting: (sounds: [Score], after: [String], next: [LearnTurn])?
  private var ending: LearnTurn.Ending?
  /// The rows of a long text that Enter has not brought yet, for a display that shows one.
  private var unread: [String] = []
  /// Whether what follows the sounds of the last question has been said.
  private var hasAsked = false

  /// How often it looks at the device, the voice and the keys, in seconds.
  private static let step = 0.02

  private init(_ request: ChartRequest, _ format: SoundFormat) throws {
    self.request = request
    keyboard = isTerminal(STDIN_FILENO) ? Keyboard.ofReader() : nil
    pause = try ReadingPause(request, hasKeys: keyboard != nil)
    voice = try ExploreVoice(request)
    sounds = ExploreSounds(
      deviceName: request.arguments[.device] ?? SoundDevice.defaultName, format: format)
  }

  /// Goes through a dialogue.
  ///
  /// - Returns: Why it ended.
  /// - Throws: `Interrupted`, what the dialogue throws.
  mutating func run(_ dialogue: inout some LearnDialogue) throws -> LearnTurn.Ending {
    (ending, waiting) = (nil, nil)
    reportSilence()
    if keyboard != nil { try attend(&dialogue) } else { try answerLines(&dialogue) }
    return ending ?? .over
  }

  /// Opens the device for sounds of a format, and goes through dialogues.
  ///
  /// What sounds at the end fades before the last line is ended: a break that stands alone for a moment is read
  /// as an empty line.
  static func with(
    _ request: ChartRequest, _ format: SoundFormat, _ body: (inout LearnSession) throws -> Void
  ) throws {
    var session = try LearnSession(request, format)
    func run() throws {
      defer {
        session.voice?.cancel()
        session.sounds.close()
      }
      try body(&session)
    }
    try session.keyboard == nil ? run() : Console.withOpenLines(run)
  }

  private mutating func reportSilence() {
    guard let error = sounds.failure(), !request.isQuiet else { return }
    let s = Console.sentences
    Console.report([s.say(.exploreSilence(problem: ErrorWords(error, in: s).problem))])
  }

  // MARK: - At a terminal

  private mutating func attend(_ dialogue: inout some LearnDialogue) throws {
    try Interruption.deferred {
      try Suspension.deferred {
        var hasBegun = false
        while ending == nil, !Interruption.isRequested {
          guard let descriptor = keyboard?.descriptor else { return }
          // In the background the terminal is somebody else's, and its mode stays.
          let isOurs = keyboard?.isOurs
          try TerminalMode.with([.echo, .lineEditing], at: descriptor) {
            if !hasBegun {
              hasAsked = false
              pause.announce()
              try show(dialogue.begin())
            }
            hasBegun = true
            try takeKeys(&dialogue) { $0?.isOurs == isOurs }
          }
          if Suspension.isRequested {
            hush()
            Console.endLine()
            Suspension.obey()
          }
        }
      }
    }
  }

  private mutating func takeKeys(
    _ dialogue: inout some LearnDialogue, while hasTerminal: (Keyboard?) -> Bool
  ) throws {
    while ending == nil, !Interruption.isRequested, !Suspension.isRequested,
      hasTerminal(keyboard)
    {
      pendingKeys += keyboard?.keys(waiting: Int32(Self.step * 1000)) ?? []
      while ending == nil, !pendingKeys.isEmpty {
        switch pendingKeys.removeFirst() {
        case .key(.named(.enter)) where !unread.isEmpty:
          try Console.print([unread.removeFirst()])
        case .key(let key) where endsPause(key, dialogue.isAsking): break
        case .key(let key): try press(LearnKey(key, isAsking: dialogue.isAsking), &dialogue)
        case .end: ending = .over
        case .interrupt, .suspend, .deleteWord, .deleteLine: break
        }
      }
      if keyboard?.isThere == false { ending = .over }
      try goOn()
    }
  }

  /// Takes a key; before a question was asked it is no answer, but ends the sound and brings the question.
  private mutating func press(_ key: LearnKey, _ dialogue: inout some LearnDialogue) throws {
    let (question, next) = (waiting?.after ?? [], waiting?.next ?? [])
    hush()
    if let next = next.first, key != .leave {
      hasAsked = false
      try show(next)
    } else if dialogue.isAsking, !hasAsked, !question.isEmpty, ![.again, .leave].contains(key) {
      try show(LearnTurn(after: question))
    } else {
      if key != .again { hasAsked = false }
      try show(dialogue.take(key))
    }
  }

  /// Whether a key that came before the sound only lets it begin, or is none that is waited for.
  private func endsPause(_ key: ExplorationKey, _ isAsking: Bool) -> Bool {
    guard waiting?.sounds.isEmpty == false, sounds.isQuiet, pause.wait != .nothing else {
      return false
    }
    let meaning = LearnKey(key, isAsking: isAsking)
    let leads = [.next, .back, .quiz].contains(meaning) && key != .named(.enter)
    if meaning == .leave || leads && !isAsking { return false }
    pause.take(.key(key))
    return true
  }

  /// Is silent, and forgets what was to come; a key cuts a reader short as well.
  private mutating func hush() {
    voice?.cancel()
    pause.end()
    sounds.silence()
    waiting = nil
    unread = []
  }

  /// Says what comes first; the sound begins at once, or when that is spoken or read.
  private mutating func show(_ turn: LearnTurn) throws {
    ending = turn.ending
    if ending == .over {
      waiting = (turn.sounds, turn.after, [])
      Console.closeLines()
      try Console.print(turn.before + turn.after, width: request.words.width)
      voice?.say(turn.before + turn.after)
      voice?.finish()
    } else {
      // The last line before a sound is what it is of.
      let above: ArraySlice<String> = pause.waitsForEnter ? turn.before.dropLast() : []
      try say(turn.before.dropFirst(above.count), behind: above)
      waiting = (turn.sounds, turn.after, turn.next)
      try goOn()
    }
  }

  /// Begins what comes next, once nothing else is heard.
  private mutating func goOn() throws {
    voice?.speak(ifQuiet: sounds.isQuiet)
    if let problem = voice?.problem() { Console.report([problem]) }
    reportSilence()
    guard let next = waiting, sounds.isQuiet, voice?.isBusy != true else { return }
    if let sound = next.sounds.first {
      guard pause.wait == .nothing else { return }
      waiting = (Array(next.sounds.dropFirst()), next.after, next.next)
      pause.beginSound()
      sounds.play(sound)
    } else {
      waiting = nil
      try say(next.after[...])
      if let following = next.next.first { return try show(following) }
      hasAsked = true
    }
  }

  /// Lines that a display shows row by row, behind others that are above them.
  private mutating func say(
    _ lines: ArraySlice<String>, behind above: ArraySlice<String> = []
  ) throws {
    guard !lines.isEmpty else { return }
    let lines = Array(lines)
    if !above.isEmpty {
      try Console.print(Array(above), width: request.words.width)
      voice?.say(Array(above))
    }
    let (now, later) = pause.rows(of: lines, width: request.words.width)
    if unread.isEmpty {
      try Console.print(later.isEmpty ? lines : now, width: request.words.width)
      unread = later
    } else {
      unread[unread.count - 1] += ReadingPause.more
      unread += now + later
    }
    voice?.say(lines)
  }

  // MARK: - Without a terminal

  /// Answers every line of standard input; what sounds ends with the next line.
  private mutating func answerLines(_ dialogue: inout some LearnDialogue) throws {
    try Interruption.deferred {
      try tell(dialogue.begin())
      while ending == nil, let line = lines.next() {
        try tell(dialogue.take(LearnKey(line: line, isAsking: dialogue.isAsking)))
      }
      if ending == nil { finish() }
    }
  }

  private mutating func tell(_ turn: LearnTurn) throws {
    try Console.print(turn.before + turn.after, width: request.words.width)
    ending = turn.ending
    if voice != nil { finish() }
    voice?.say(turn.before)
    voice?.finish()
    waiting = (turn.sounds, [], [])
    while let sound = waiting?.sounds.first, !Interruption.isRequested {
      waiting?.sounds.removeFirst()
      sounds.play(sound)
      // One after another; the last goes on while the next line is waited for.
      let isLast = waiting?.sounds.isEmpty != false && turn.next.isEmpty
      if !isLast || voice != nil { sounds.finish() }
    }
    voice?.say(turn.after)
    voice?.speak(ifQuiet: true)
    for next in turn.next { try tell(next) }
  }

  private mutating func finish() {
    sounds.finish()
    voice?.finish()
  }
}
