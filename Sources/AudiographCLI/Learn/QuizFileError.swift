// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

/// What is wrong with a quiz of somebody's own.
struct QuizFileError: MessageError {
  let message: Message

  static func unreadable(_ error: ReadError) -> Self {
    Self(.input, error.message.problem, .quizMissingColumnRemedy(names: QuizFile.columns))
  }

  static func missingColumn(name: String, path: String) -> Self {
    Self(
      .input, .quizMissingColumn(path: path, name: name),
      .quizMissingColumnRemedy(names: QuizFile.columns))
  }

  static func noQuestions(path: String) -> Self {
    Self(.input, .quizNoQuestions(path: path), .quizNoQuestionsRemedy())
  }

  static func emptyCell(name: String, line: Int, path: String) -> Self {
    Self(.input, .quizEmptyCell(path: path, line: line, name: name), .quizEmptyCellRemedy())
  }

  static func badChoices(line: Int, path: String) -> Self {
    Self(.input, .quizBadChoices(path: path, line: line), .quizBadChoicesRemedy())
  }

  static func badAnswer(_ answer: String, line: Int, path: String) -> Self {
    Self(.input, .quizBadAnswer(path: path, line: line, answer: answer), .quizBadAnswerRemedy())
  }

  static func badChart(line: Int, path: String, _ error: any Error) -> Self {
    let problem = Message(of: error).problem ?? .text("")
    return Self(
      .input, .quizBadChart(path: path, line: line, problem: problem), .quizBadChartRemedy())
  }
}
