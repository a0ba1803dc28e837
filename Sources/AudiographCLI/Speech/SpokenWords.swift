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

  /// Speaks a description to its end, and what is to be heard after everything.
  ///
  /// - Throws: `Interrupted`, with the voice silent.
  func say(description: [String]) throws {
    try Interruption.deferred {
      speak(description: description) { Interruption.isRequested }
    }
  }

  /// Speaks a description until it is cut short, else also what is to be heard after everything.
  func speak(description: [String], isCutShort: () -> Bool) {
    if speak(description.joined(separator: " "), .text, isCutShort: isCutShort) {
      speak(endPhrase, .message, isCutShort: isCutShort)
    }
  }

  /// Speaks a title until it is cut short.
  func speak(title: String, isCutShort: () -> Bool) {
    speak(title, .message, isCutShort: isCutShort)
  }

  /// Speaks a line until it is cut short.
  func speak(line: String, isCutShort: () -> Bool) {
    speak(line, .text, isCutShort: isCutShort)
  }

  /// Speaks a text until it is cut short; whether it came to its end.
  @discardableResult
  private func speak(_ text: String, _ priority: SpeechPriority, isCutShort: () -> Bool) -> Bool {
    guard let speaker, !text.isBlank else { return true }
    speaker.say(text, priority: priority)
    var isCut = false
    let problem = speaker.waitUntilSilent {
      isCut = isCut || isCutShort()
      return isCut
    }
    if let problem, !isQuiet {
      let s = Console.sentences
      Console.report([s.say(.warning(text: problem.line(in: s)))])
    }
    return !isCut
  }
}
