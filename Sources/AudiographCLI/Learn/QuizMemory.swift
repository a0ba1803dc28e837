// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON
internal import Posix

/// The best score of each quiz and the last one, kept from one to the next.
///
/// They are in `learn.json` beside the watchlists, one record for each quiz.
struct QuizMemory {
  /// How much of a quiz was answered rightly.
  struct Entry: Equatable {
    var right: Int
    var count: Int

    var share: Double { count > 0 ? Double(right) / Double(count) : 0 }
  }

  private let path: String?
  private let quiz: String

  /// The name of the quiz that the program makes itself; that of a file is its whole path.
  static let usual = "quiz"
  /// Quizzes beyond these are forgotten, the oldest first.
  private static let mostQuizzes = 500

  /// What is kept of a quiz.
  init(of quiz: String, variable: (String) -> String? = environment) {
    path = BaseDirectory.data(variable).map { "\($0)/learn.json" }
    self.quiz = quiz
  }

  /// Keeps a score.
  ///
  /// - Returns: The best score before it; nil if there was none.
  /// - Throws: `JSONRecordError`, `UserFileError`, `OutputError`.
  func add(_ score: Entry) throws -> Entry? {
    guard let path else { return nil }
    var before: Entry?
    try UserFile(path: path, mode: 0o600).update { record in
      let kept = record[quiz]
      before = kept.flatMap { Entry($0["best"]) }
      let best = before.map { $0.share > score.share ? $0 : score } ?? score
      let rounds = kept?["rounds"]?.wholeNumber ?? 0
      // The last one tried stands last.
      record[quiz] = nil
      record[quiz] = .record([
        JSONValue.Member("best", best.value), JSONValue.Member("last", score.value),
        JSONValue.Member("rounds", .number("\(min(max(0, rounds), 1_000_000) + 1)")),
      ])
      let excess = record.members.count - Self.mostQuizzes
      for member in record.members.prefix(max(0, excess)) { record[member.name] = nil }
    }
    return before
  }
}

/// The lessons that somebody has heard, kept beside the scores.
struct LessonMemory {
  private static let key = "lessons"
  private let file: UserFile?

  init(variable: (String) -> String? = environment) {
    file = BaseDirectory.data(variable).map { UserFile(path: "\($0)/learn.json", mode: 0o600) }
  }

  /// The lessons; none where nothing is kept, or what is kept cannot be read.
  var heard: Set<Lesson> { Set(Self.lessons((try? file?.record())?[Self.key])) }

  /// Keeps what was heard besides; that it cannot be kept keeps nobody from learning.
  func add(_ lessons: Set<Lesson>) {
    try? file?.update { record in
      let all = Set(Self.lessons(record[Self.key])).union(lessons)
      record[Self.key] = .list(
        Lesson.allCases.filter(all.contains).map { JSONValue.text($0.rawValue) })
    }
  }

  private static func lessons(_ value: JSONValue?) -> [Lesson] {
    guard case .list(let names)? = value else { return [] }
    return names.compactMap { name in
      if case .text(let text) = name { Lesson(rawValue: text) } else { nil }
    }
  }
}

extension QuizMemory.Entry {
  fileprivate init?(_ value: JSONValue?) {
    guard let right = value?["right"]?.wholeNumber, let count = value?["count"]?.wholeNumber,
      count > 0, (0...count).contains(right)
    else { return nil }
    self.init(right: right, count: count)
  }

  fileprivate var value: JSONValue {
    .record([
      JSONValue.Member("right", .number("\(right)")),
      JSONValue.Member("count", .number("\(count)")),
    ])
  }
}

extension JSONValue {
  fileprivate var wholeNumber: Int? { if case .number(let text) = self { Int(text) } else { nil } }
}
