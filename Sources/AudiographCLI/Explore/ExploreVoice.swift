// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Posix
internal import SoundDevice
internal import Speech

/// The voice of a walk, as `--speak` asks for it: it speaks what is printed once nothing else is heard,
/// and is silent as soon as a key is pressed.
struct ExploreVoice {
  let phrases: Phrasebook
  private let speaker: Speaker
  private let isQuiet: Bool
  /// What is to be spoken when it is quiet.
  private var waiting: [String] = []

  /// How often a voice that waits looks whether it is quiet, in seconds.
  static let step = 0.02

  /// Looks for a voice; nil if none was asked for.
  init?(_ request: ChartRequest) throws {
    guard request.arguments.has(.speak) else { return nil }
    phrases = try request.words.spoken.phrases()
    isQuiet = request.isQuiet
    speaker = try Speaker(
      language: request.words.language(),
      device: request.arguments[.device] ?? SoundDevice.defaultName)
  }

  /// Whether something waits until it is quiet.
  var isWaiting: Bool { !waiting.isEmpty }

  /// Whether something is spoken, or waits for that.
  var isBusy: Bool { isWaiting || speaker.isBusy }

  /// Speaks lines as soon as nothing else is heard, instead of those before.
  mutating func say(_ lines: [String]) {
    cancel()
    waiting = lines
  }

  /// Speaks what waits, where nothing else is heard.
  mutating func speak(ifQuiet isQuiet: Bool) {
    guard isQuiet, isWaiting else { return }
    speaker.say(waiting.joined(separator: ". "), priority: .text)
    waiting = []
  }

  /// Is silent.
  mutating func cancel() {
    waiting = []
    speaker.cancel()
  }

  /// Waits until everything is spoken.
  mutating func finish() {
    speak(ifQuiet: true)
    if let problem = speaker.waitUntilSilent(isInterrupted: { Interruption.isRequested }),
      !isQuiet
    {
      Console.report([Self.line(problem)])
    }
  }

  /// Why nothing was spoken since it was asked last; nil if nothing is wrong.
  func problem() -> String? {
    guard !isQuiet, let problem = speaker.takeProblem() else { return nil }
    return Self.line(problem)
  }

  private static func line(_ problem: SpeechProblem) -> String {
    let s = Console.sentences
    return s.say(.warning(text: problem.line(in: s)))
  }
}
