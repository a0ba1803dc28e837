// SPDX-License-Identifier: MIT

internal import Audiograph

/// A quiz: questions about sounds, one after another, and how many were answered rightly.
struct QuizDialogue: LearnDialogue {
  let isAsking = true
  private let questions: [QuizQuestion]
  private let s: Sentences
  private let memory: QuizMemory
  private var number = 0
  private var rightCount = 0

  /// `questions` are at least one.
  init(_ questions: [QuizQuestion], _ memory: QuizMemory, _ sentences: Sentences) {
    (self.questions, self.memory, s) = (questions, memory, sentences)
  }

  mutating func begin() throws -> LearnTurn {
    var turn = present()
    turn.before.insert(s.say(.quizOpening(count: questions.count)), at: 0)
    return turn
  }

  mutating func take(_ key: LearnKey) throws -> LearnTurn {
    let question = questions[number]
    switch key {
    case .choice(let choice) where choice <= question.choices.count:
      return answer(choice - 1 == question.answer, question)
    case .again: return LearnTurn(sounds: [question.sound], after: [asked(question)])
    case .leave: return leave()
    case .choice, .next, .back, .quiz, .other:
      return LearnTurn(after: [s.say(.quizKeys(count: question.choices.count))])
    }
  }

  private mutating func answer(_ isRight: Bool, _ question: QuizQuestion) -> LearnTurn {
    let reply =
      isRight ? s.say(.quizRight()) : s.say(.quizWrong(answer: question.choices[question.answer]))
    if isRight { rightCount += 1 }
    number += 1
    guard isRight else {
      // Who was wrong hears it once more, and knows now what it is.
      let next = number < questions.count ? present() : LearnTurn(before: result(), ending: .over)
      return LearnTurn(before: [reply], sounds: [question.sound], next: [next])
    }
    guard number < questions.count else {
      return LearnTurn(before: [reply] + result(), ending: .over)
    }
    var turn = present()
    // In one row the answer stays where a braille display looks.
    turn.before = [([reply] + turn.before).paragraph]
    return turn
  }

  private func present() -> LearnTurn {
    let question = questions[number]
    return LearnTurn(
      before: [s.say(.quizNumber(number: number + 1, count: questions.count))],
      sounds: [question.sound], after: [asked(question)])
  }

  /// The question with its choices.
  ///
  /// `Was that a peak or a trough? 1 peak, 2 trough.`
  private func asked(_ question: QuizQuestion) -> String {
    [question.text, choices(question)].paragraph
  }

  private func choices(_ question: QuizQuestion) -> String {
    // A number stays in the row of its choice.
    s.ended(
      question.choices.enumerated().map { "\($0 + 1)\u{A0}\($1)" }.joined(separator: s.comma))
  }

  /// The score, which is kept where all was answered, with the best so far; that it cannot be kept is
  /// said, and keeps nobody from learning.
  private func result() -> [String] {
    let score = QuizMemory.Entry(right: rightCount, count: questions.count)
    let line = s.say(.quizResult(right: rightCount, count: questions.count))
    let best: QuizMemory.Entry?
    do { best = try memory.add(score) } catch {
      return [line, s.say(.quizNotKept(problem: ErrorWords(error, in: s).problem))]
    }
    guard let best else { return [line] }
    return best.share < score.share
      ? [line, s.say(.quizNewBest())]
      : [line, s.say(.quizBest(right: best.right, count: best.count))]
  }

  private func leave() -> LearnTurn {
    number == 0
      ? LearnTurn(ending: .over)
      : LearnTurn(before: [s.say(.quizLeft(right: rightCount, count: number))], ending: .over)
  }
}
