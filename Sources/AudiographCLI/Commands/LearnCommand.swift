// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Posix

/// Teaches the sounds: guided, by a quiz, or by one of somebody's own; and finds out how somebody hears.
struct LearnCommand {
  private let request: ChartRequest
  private let arguments: Arguments
  private let seed: UInt64
  private let s = Console.sentences

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    if let extra = arguments.operands.first {
      if arguments.has(.profile) {
        throw UsageError.tooManyOperands(command: .learn, extra: extra)
      }
      if extra.isEmpty { throw UsageError.emptySource }
    }
    let seed =
      arguments.wholeNumber(.seed)
      ?? Int(truncatingIfNeeded: WallClock.milliseconds)
    self.seed = UInt64(truncatingIfNeeded: seed)
    request = try ChartRequest(arguments.asOfPlay)
  }

  func run() throws {
    if arguments.has(.profile) { return try findProfile() }
    let path = arguments.operands.first
    let file = try path.map { try QuizFile($0, request).questions }
    try LearnSession.with(request, request.style.format) { session in
      // A seed makes the same quiz for everybody.
      var heard = arguments.has(.seed) ? [] : LessonMemory().heard
      if file == nil, !arguments.has(.quiz) {
        var lessons = LessonDialogue(request.style, s)
        let ending = try session.run(&lessons)
        LessonMemory().add(lessons.heard)
        guard ending == .quiz else { return }
        if !arguments.has(.seed) { heard.formUnion(lessons.heard) }
      }
      let questions = try file ?? QuizQuestion.made(seed: seed, heard: heard, request.style, s)
      let name = path.map { resolvedPath($0) ?? $0 } ?? QuizMemory.usual
      var quiz = QuizDialogue(questions, QuizMemory(of: name), s)
      _ = try session.run(&quiz)
    }
  }

  private func findProfile() throws {
    let settings = Settings(arguments)
    guard let path = settings.path else { throw SettingsError.noFolder }
    var profile = HearingDialogue(request.style, path: path, s) { choices in
      _ = try settings.change { record, path in
        for (key, value) in choices {
          if let value { try record.set(key, to: value, in: path) } else { _ = record.unset(key) }
        }
      }
    }
    try LearnSession.with(request, HearingDialogue.format(request.style)) {
      _ = try $0.run(&profile)
    }
  }
}

extension Arguments {
  /// The same without what is learned, as `play` would have them: what is taught sounds as in `play`.
  fileprivate var asOfPlay: Arguments {
    var arguments = self
    arguments.command = .play
    arguments.operands = []
    // What a quiz names is no reason to ask anybody.
    arguments.mayAskProviders = false
    for option in [OptionName.profile, .quiz, .seed] { arguments.remove(option) }
    return arguments
  }
}
