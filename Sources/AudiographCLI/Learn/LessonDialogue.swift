// SPDX-License-Identifier: MIT

internal import Audiograph

/// The walk through the sounds.
struct LessonDialogue: LearnDialogue {
  let isAsking = false
  private let style: SoundStyle
  private let s: Sentences
  private let lessons = Lesson.allCases
  private var number = 0
  /// The lessons that were heard.
  private(set) var heard: Set<Lesson> = []

  init(_ style: SoundStyle, _ sentences: Sentences) { (self.style, s) = (style, sentences) }

  mutating func begin() throws -> LearnTurn {
    var turn = try present()
    turn.before.insert(s.say(.learnOpening()), at: 0)
    turn.after.append(s.say(.learnKeys()))
    return turn
  }

  mutating func take(_ key: LearnKey) throws -> LearnTurn {
    switch key {
    case .next where number + 1 < lessons.count:
      number += 1
      return try present()
    case .next: return LearnTurn(after: [s.say(.learnLast())])
    case .back:
      number = max(0, number - 1)
      return try present()
    case .again: return try present()
    case .quiz: return LearnTurn(ending: .quiz)
    case .leave: return LearnTurn(ending: .over)
    case .choice, .other: return LearnTurn(after: [s.say(.learnKeys())])
    }
  }

  /// The lesson with its sound; after the last one it is said how to go on.
  private mutating func present() throws -> LearnTurn {
    let lesson = lessons[number]
    heard.insert(lesson)
    let name = s.say(.learnName(lesson: lesson))
    let end = number + 1 == lessons.count ? [s.say(.learnLast())] : []
    return LearnTurn(
      before: [s.say(.learnLesson(number: number + 1, count: lessons.count, name: name))],
      sounds: [try lesson.sound.score(style)],
      after: [s.say(.learnMeaning(lesson: lesson))] + end)
  }
}
