// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import AudiographCLI

/// What the quiz of `learn` asks has the answer that it takes, for whoever only hears it.
@Suite struct QuizTests {
  @Test(arguments: QuizKind.allCases)
  func eachAnswerIsWhatIsHeard(_ kind: QuizKind) throws {
    let answers = kind.answers
    #expect(answers.count >= 2 && Set(answers.map(\.choice)).count == answers.count)
    for answer in answers {
      for seed in UInt64(0)..<50 {
        var random = SplitMix64(seed: seed)
        let score = try answer.sound(&random).score(SoundStyle())
        #expect(Heard(score).choice(of: kind) == answer.choice, "\(kind) \(seed)")
      }
    }
  }

  @Test(arguments: [0, 1, 7, UInt64.max])
  func tenQuestionsAreMade(_ seed: UInt64) throws {
    let questions = try QuizQuestion.made(seed: seed, SoundStyle(), english)
    #expect(questions.count == 10 && Set(questions.map(\.text)).count == 10)
    #expect(questions == (try QuizQuestion.made(seed: seed, SoundStyle(), english)))
    for question in questions {
      let kind = try #require(
        QuizKind.allCases.first { english.say(.quizQuestion(kind: $0)) == question.text })
      #expect(question.choices == kind.answers.map { english.say(.quizChoice(choice: $0.choice)) })
      #expect(Heard(question.sound).choice(of: kind) == kind.answers[question.answer].choice)
    }
  }

  /// In time each kind is asked, and each answer is right.
  @Test func everythingIsAsked() throws {
    var right: [String: Set<String>] = [:]
    for seed in UInt64(0)..<100 {
      for question in try QuizQuestion.made(seed: seed, SoundStyle(), english) {
        right[question.text, default: []].insert(question.choices[question.answer])
      }
    }
    #expect(right.count == QuizKind.allCases.count)
    for kind in QuizKind.allCases {
      let choices = kind.answers.map { english.say(.quizChoice(choice: $0.choice)) }
      #expect(right[english.say(.quizQuestion(kind: kind))] == Set(choices))
    }
  }

  @Test func whatDoesNotMatterVaries() throws {
    for kind in QuizKind.allCases {
      for answer in kind.answers {
        let scores = try (UInt64(0)..<20).map { seed in
          var random = SplitMix64(seed: seed)
          return try answer.sound(&random).score(SoundStyle())
        }
        #expect(Set(scores).count > 5, "\(kind) \(answer.choice)")
      }
    }
  }

  /// A listener who has only the events of a score.
  struct Heard {
    let score: Score
    let events: [Score.Event]
    /// The pitches of what stands for values, in octaves.
    let pitches: [Double]

    init(_ score: Score) {
      self.score = score
      events = score.events.filter { Self.values.contains($0.kind) }
      pitches = events.map { log2($0.frequency ?? .nan) }
    }

    private static let values: Set<Score.Kind> = [.point, .bin, .box, .interval, .cell, .slice]

    /// The place of the highest pitch.
    var highest: Int { pitches.indices.reduce(0) { pitches[$1] > pitches[$0] ? $1 : $0 } }

    func has(_ kind: Score.Kind) -> Bool { score.events.contains { $0.kind == kind } }

    /// The answer to a question; nil if nobody could tell.
    func choice(of kind: QuizKind) -> QuizChoice? {
      let (first, last) = (pitches[0], pitches[pitches.count - 1])
      let middle = pitches[pitches.count / 2]
      return switch kind {
      case .pitch: first < log2(622) ? .low : .high
      case .direction: first < last ? .rising : .falling
      case .steepness: abs(middle - first) > abs(last - middle) ? .first : .later
      case .turn: middle > first ? .peak : .trough
      case .place, .bars: third(ofAll: pitches.count)
      case .gap: has(.gap) ? .yes : .no
      case .ticks: has(.tick) ? .yes : .no
      case .baseline: score.beds.isEmpty ? .above : .below
      case .crossing: has(.crossingUp) ? .upwards : .downwards
      case .series: end(0) > end(1) ? .firstSeries : .secondSeries
      case .scatter: relation
      case .histogram: peakCount == 1 ? .one : peakCount == 2 ? .two : nil
      case .density: highest < 40 ? .low : highest > 60 ? .high : nil
      case .box: boxes
      case .band: band
      case .heatMap: row
      case .share: 2 * events[0].length > lengthOfAll ? .yes : .no
      }
    }

    private func end(_ series: Int) -> Double {
      events.last { $0.series == series }?.frequency ?? 0
    }

    private func third(ofAll count: Int) -> QuizChoice {
      3 * highest < count ? .beginning : 3 * highest < 2 * count ? .middle : .end
    }

    /// Pearson's correlation of where points are heard with how high.
    private var relation: QuizChoice? {
      let x = events.map(\.pan)
      let (meanX, meanY) = (mean(x), mean(pitches))
      let products = mean(zip(x, pitches).map { ($0 - meanX) * ($1 - meanY) })
      let squares =
        mean(x.map { ($0 - meanX) * ($0 - meanX) })
        * mean(pitches.map { ($0 - meanY) * ($0 - meanY) })
      let correlation = products / squares.squareRoot()
      if abs(correlation) < 0.01 { return .unrelated }
      guard abs(correlation) > 0.8 else { return nil }
      return correlation > 0 ? .rising : .falling
    }

    private func mean(_ numbers: [Double]) -> Double {
      numbers.reduce(0, +) / Double(numbers.count)
    }

    /// How often the pitch falls after it rose, or at the beginning.
    private var peakCount: Int {
      let moves = zip(pitches, pitches.dropFirst()).map { $1 - $0 }.filter { abs($0) > 1e-6 }
      let risesFromNothing = [true] + moves.map { $0 > 0 } + [false]
      return zip(risesFromNothing, risesFromNothing.dropFirst()).count { $0 && !$1 }
    }

    /// The group that is higher at each of its five pitches.
    private var boxes: QuizChoice? {
      let holds = events.map { $0.layers[0].holds.map(\.frequency) }
      guard events.map(\.kind) == [.box, .box], holds.allSatisfy({ $0.count == 5 }) else {
        return nil
      }
      let pairs = zip(holds[0], holds[1])
      if pairs.allSatisfy({ $0 > $1 }) { return .firstGroup }
      return pairs.allSatisfy { $0 < $1 } ? .secondGroup : nil
    }

    /// Whether each interval between the bounds is wider than the one before, or each is narrower.
    private var band: QuizChoice? {
      let widths = events.map { event in
        let holds = event.layers[0].holds.map { log2($0.frequency) }
        return holds[2] - holds[1]
      }
      let pairs = zip(widths, widths.dropFirst())
      if pairs.allSatisfy({ $0 < $1 }) { return .wider }
      return pairs.allSatisfy { $0 > $1 } ? .narrower : nil
    }

    /// The row with the highest pitch, by the ticks before it.
    private var row: QuizChoice? {
      let ticks = score.events.filter { $0.kind == .tick }
      let before = ticks.count { $0.start < events[highest].start }
      return before == 1 ? .firstRow : before == ticks.count ? .lastRow : nil
    }

    private var lengthOfAll: Int { events.reduce(0) { $0 + $1.length } }
  }
}
