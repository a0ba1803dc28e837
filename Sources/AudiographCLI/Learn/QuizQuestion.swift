// SPDX-License-Identifier: MIT

internal import Audiograph

/// Something that is heard, a question about it, and the choices, one of which is right.
struct QuizQuestion: Equatable {
  var sound: Score
  var text: String
  var choices: [String]
  /// The index of the right one.
  var answer: Int
}

extension QuizQuestion {
  /// How many questions a quiz has.
  private static let count = 10

  /// No more questions are of one kind.
  private static let countOfKind = 3

  /// Ten questions in an order of chance, each of another kind where there are as many.
  ///
  /// Only of lessons that were `heard`, if there are any.
  ///
  /// - Throws: `ScoreError`.
  static func made(
    seed: UInt64, heard: Set<Lesson> = [], _ style: SoundStyle, _ s: Sentences
  ) throws -> [QuizQuestion] {
    var random = SplitMix64(seed: seed)
    let kinds = QuizKind.asked(after: heard).shuffled(using: &random)
    let all = (0..<countOfKind).flatMap { _ in kinds }.prefix(count)
    return try all.map { kind in
      let answers = kind.answers
      let right = random.whole(below: answers.count)
      return QuizQuestion(
        sound: try answers[right].sound(&random).score(style),
        text: s.say(.quizQuestion(kind: kind)),
        choices: answers.map { s.say(.quizChoice(choice: $0.choice)) }, answer: right)
    }
  }
}

extension SplitMix64 {
  /// A number around a middle.
  mutating func near(_ middle: Double, by distance: Double = 8) -> Double {
    middle + (2 * chance() - 1) * distance
  }

  /// A whole number from 0 up to another one.
  mutating func whole(below count: Int) -> Int { Int(chance() * Double(count)) }
}
