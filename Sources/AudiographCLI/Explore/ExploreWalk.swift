// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix

/// A walk with all that belongs to it: what is said, heard and kept.
struct ExploreWalk {
  let command: ExploreCommand
  var dialogue: ExploreDialogue
  var sounds: ExploreSounds
  var memory: ExploreMemory

  init(
    _ command: ExploreCommand, _ dialogue: ExploreDialogue, _ sounds: ExploreSounds,
    _ memory: ExploreMemory
  ) {
    (self.command, self.dialogue, self.sounds, self.memory) = (command, dialogue, sounds, memory)
  }

  /// Takes a key: what sounds ends, and what comes of the key is heard.
  mutating func take(_ key: ExplorationKey) -> ExploreDialogue.Reply {
    var reply = dialogue.take(key, heard: sounds.heardPoint(dialogue.exploration))
    follow(reply)
    // A chart that plays is not talked over; one that cannot be heard is no answer.
    if reply.isUnsaid, !sounds.isAudible { reply.lines = dialogue.told(.noSound).lines }
    return reply
  }

  mutating func follow(_ reply: ExploreDialogue.Reply) {
    if let sound = reply.sound { sounds.play(sound, of: dialogue.exploration) }
    memory.note(dialogue.exploration)
  }

  /// What a front end has to do with the terminal as it was.
  mutating func fulfil(_ request: ExploreDialogue.Request) -> ExploreDialogue.Reply {
    switch request {
    case .leave: return ExploreDialogue.Reply()
    case .command: return dialogue.told(command.runCommand(dialogue.exploration))
    case .reload:
      guard let fresh = try? command.load() else { return dialogue.told(.notReloaded) }
      return dialogue.replace(by: fresh.exploration)
    }
  }

  /// What is said once where nothing is heard.
  mutating func silence() -> String? {
    guard let error = sounds.failure(), !command.request.isQuiet else { return nil }
    let sentences = Console.sentences
    return sentences.exploreSilence(problem: error.message(in: sentences).problem)
  }

  mutating func close() {
    memory.write()
    sounds.close()
  }

  // MARK: - Lines

  /// Answers every line of standard input.
  mutating func answerLines() throws {
    try Interruption.deferred {
      if let line = silence() { Console.report([line]) }
      try say(command.opening(dialogue.exploration, forLines: true))
      for line in InputLines() where try answer(line) {
        return
      }
      sounds.finish()
    }
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
      try say(reply.isUnsaid ? [dialogue.currentLine].compactMap(\.self) : reply.lines)
      guard let request = reply.request else { continue }
      if request == .leave { return true }
      try say(fulfil(request).lines)
    }
    return false
  }

  private func say(_ lines: [String]) throws {
    try Console.print(lines, width: command.request.words.width)
  }
}
