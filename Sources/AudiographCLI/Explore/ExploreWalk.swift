// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix

/// A walk with all that belongs to it: what is said, heard and kept.
struct ExploreWalk {
  private(set) var command: ExploreCommand
  var dialogue: ExploreDialogue
  var sounds: ExploreSounds
  var voice: ExploreVoice?
  var memory: ExploreMemory
  /// The sound of a whole chart, which waits until its line has been read.
  private(set) var heldSound: ExploreDialogue.Sound?

  init(
    _ command: ExploreCommand, _ dialogue: ExploreDialogue, _ sounds: ExploreSounds,
    _ voice: ExploreVoice?, _ memory: ExploreMemory
  ) {
    (self.command, self.dialogue, self.sounds, self.memory) = (command, dialogue, sounds, memory)
    self.voice = voice
  }

  /// Takes a key: what sounds and what is spoken ends, and what comes of the key is heard, a whole chart perhaps
  /// once its line has been read.
  mutating func take(_ key: ExplorationKey, isReadFirst: Bool = false) -> ExploreDialogue.Reply {
    voice?.cancel()
    var reply = dialogue.take(key, heard: sounds.heardPoint(dialogue.exploration))
    heldSound = nil
    if isReadFirst, reply.sound == .play(.gist), !reply.lines.isEmpty {
      (heldSound, reply.sound) = (reply.sound, .silence)
    }
    follow(reply)
    // A chart that plays is not talked over; one that cannot be heard is no answer.
    if reply.isUnsaid, !sounds.isAudible {
      let notice = dialogue.told(.noSound)
      (reply.lines, reply.spoken) = (notice.lines, notice.spoken)
    }
    return reply
  }

  mutating func follow(_ reply: ExploreDialogue.Reply) {
    if let sound = reply.sound { sounds.play(sound, of: dialogue.exploration) }
    memory.note(dialogue.exploration)
  }

  mutating func playHeldSound() {
    guard let sound = heldSound else { return }
    heldSound = nil
    sounds.play(sound, of: dialogue.exploration)
  }

  /// What a front end has to do with the terminal as it was.
  mutating func fulfil(_ request: ExploreDialogue.Request) -> ExploreDialogue.Reply {
    switch request {
    case .leave: return ExploreDialogue.Reply()
    case .command: return dialogue.told(command.runCommand(dialogue.exploration))
    case .reload:
      guard let fresh = try? command.load() else { return dialogue.told(.notReloaded) }
      return dialogue.replace(by: fresh.exploration)
    case .reading:
      guard let (next, loaded) = try? command.inNextReading() else {
        return dialogue.told(.oneReading)
      }
      command = next
      let line = loaded.chart.notes.compactMap { $0.readingLine(in: Console.sentences) }.first
      return dialogue.begin(loaded.exploration, line ?? "", describe: next.describe(loaded))
    }
  }

  /// What is said once where nothing is heard.
  mutating func silence() -> String? {
    guard let error = sounds.failure(), !command.request.isQuiet else { return nil }
    let sentences = Console.sentences
    return sentences.say(.exploreSilence(problem: ErrorWords(error, in: sentences).problem))
  }

  mutating func close() {
    voice?.cancel()
    memory.write()
    sounds.close()
  }

  // MARK: - Lines

  /// Answers every line of standard input.
  mutating func answerLines() throws {
    try Interruption.deferred {
      if let line = silence() { Console.report([line]) }
      try say(opening(forLines: true))
      for line in InputLines() where try answer(line) {
        return
      }
      sounds.finish()
      voice?.finish()
    }
  }

  /// The title, where the cursor is, and how to get help.
  func opening(forLines: Bool, endsInPoint: Bool = false) -> ExploreDialogue.Reply {
    let exploration = dialogue.exploration
    return ExploreDialogue.Reply(
      lines: command.opening(
        exploration, forLines: forLines, endsInPoint: endsInPoint, dialogue.phrases),
      spoken: voice.map { command.opening(exploration, forLines: forLines, $0.phrases) } ?? [])
  }

  /// Whether that was the last line.
  private mutating func answer(_ line: String) throws -> Bool {
    if dialogue.isAsking {
      // The answer to a question says nothing about what sounds.
    } else if let heard = sounds.heardPoint(dialogue.exploration) {
      dialogue.move(to: heard)
    }
    for reply in dialogue.take(line: line) {
      follow(reply)
      try say(reply.isUnsaid ? dialogue.current : reply)
      guard let request = reply.request else { continue }
      if request == .leave { return true }
      try say(fulfil(request))
    }
    return false
  }

  private mutating func say(_ reply: ExploreDialogue.Reply) throws {
    try Console.print(reply.lines, width: command.request.words.width)
    // A chart that plays is not talked over, and what is short is heard first.
    guard voice != nil, !reply.playsChart else { return }
    sounds.finish()
    voice?.say(reply.spoken)
    voice?.speak(ifQuiet: true)
  }
}
