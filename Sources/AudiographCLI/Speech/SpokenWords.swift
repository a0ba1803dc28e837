// SPDX-License-Identifier: MIT

internal import Audiograph
internal import SoundDevice
internal import Speech

/// The words of a command as they are spoken by `--speak`; nothing where that was not asked for.
struct SpokenWords {
  private let speaker: Speaker?
  private let isQuiet: Bool
  private let endPhrase: String

  /// Begins to look for a voice where there is something to speak.
  init(_ request: ChartRequest) throws {
    isQuiet = request.isQuiet
    endPhrase = request.arguments[.endPhrase] ?? ""
    guard request.arguments.has(.speak) else {
      speaker = nil
      return
    }
    speaker = try Speaker(
      language: request.words.language(),
      device: request.arguments[.device] ?? SoundDevice.defaultName)
  }

  /// Whether anything is spoken.
  var areHeard: Bool { speaker != nil }

  /// Speaks a title to its end.
  ///
  /// - Throws: `Interrupted`, with the voice silent.
  func say(title: String) throws { try say(title, .message) }

  /// Speaks a description to its end, and what is to be heard after everything.
  ///
  /// - Throws: `Interrupted`, with the voice silent.
  func say(description: [String]) throws {
    try say(description.joined(separator: " "), .text)
    try say(endPhrase, .message)
  }

  private func say(_ text: String, _ priority: SpeechPriority) throws {
    guard let speaker, !text.isBlank else { return }
    speaker.say(text, priority: priority)
    let problem = try Interruption.deferred {
      speaker.waitUntilSilent { Interruption.isRequested }
    }
    if let problem, !isQuiet {
      let s = Console.sentences
      Console.report([s.warning(text: problem.line(in: s))])
    }
  }
}
