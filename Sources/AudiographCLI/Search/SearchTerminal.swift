// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix
internal import MarketData
internal import SoundFile

/// A `SearchDialogue` with the person at the terminal.
enum SearchTerminal {
  /// How long nothing has to be typed before companies are listed, in milliseconds.
  private static let pause: Int32 = 400

  /// Whether standard input and output are terminals.
  static var isThere: Bool { isTerminal(STDIN_FILENO) && isTerminal(STDOUT_FILENO) }

  /// The company that was chosen; nil if none was.
  ///
  /// The terminal is as it was however this ends.
  ///
  /// - Throws: `Interrupted` for Control-C and for signals, `ConsoleError`, and what the search
  ///   throws.
  static func run(_ dialogue: SearchDialogue) throws -> DirectoryEntry? {
    Suspension.install()
    let decision = try Interruption.deferred {
      try TerminalMode.with([.echo, .lines]) { try converse(dialogue) }
    }
    switch decision {
    case .chosen(let entry): return entry
    case .ended: return nil
    case .interrupted: throw Interrupted()
    }
  }

  private static func converse(_ start: SearchDialogue) throws -> SearchDialogue.Decision {
    try Console.print([Console.sentences.say(.searchOpening())])
    guard var keyboard = Keyboard.ofReader() else { return .ended }
    var dialogue = start
    while !Interruption.isRequested {
      let wasUndecided = keyboard.isUndecided
      let keys = keyboard.keys(waiting: pause)
      if keys.contains(.suspend) {
        Suspension.request()
        // What was typed goes on after what the shell has printed.
        try Console.write(fitting(dialogue.text), to: STDOUT_FILENO, called: .output)
      }
      // A part of a key that nothing followed is no pause of who types.
      if keyboard.isThere, keys.isEmpty, wasUndecided || !dialogue.awaitsPause { continue }
      let reply = try dialogue.receive(
        keyboard.isThere ? keys.isEmpty ? .pause : .keys(keys) : .end)
      try Console.write(fitting(reply.text), to: STDOUT_FILENO, called: .output)
      if let decision = reply.decision { return decision }
    }
    return .interrupted
  }

  /// The text with no line wider than the terminal; the last may be open.
  private static func fitting(_ text: String) -> String {
    text.parts(at: "\n").map(String.init)
      .wrapped(at: terminalWidth(of: STDOUT_FILENO)).joined(separator: "\n")
  }
}
