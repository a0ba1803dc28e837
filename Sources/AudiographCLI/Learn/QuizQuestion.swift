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

/// What is asked in the quiz of `learn`, each once.
enum QuizKind: CaseIterable {
  case pitch, direction, steepness, turn, place, gap, ticks, baseline, crossing, series

  var choices: [QuizChoice] {
    switch self {
    case .pitch: [.low, .high]
    case .direction: [.rising, .falling]
    case .steepness: [.first, .later]
    case .turn: [.peak, .trough]
    case .place: [.beginning, .middle, .end]
    case .gap, .ticks: [.yes, .no]
    case .baseline: [.above, .below]
    case .crossing: [.upwards, .downwards]
    case .series: [.firstSeries, .secondSeries]
    }
  }

  /// A sound to which a choice is the answer; the generator varies what does not matter.
  func sound(_ choice: QuizChoice, _ random: inout SplitMix64) -> TaughtSound {
    /// A number around a middle.
    func near(_ middle: Double, by distance: Double = 8) -> Double {
      middle + (2 * random.chance() - 1) * distance
    }
    let isUp = random.chance() < 0.5
    switch choice {
    case .low: return TaughtSound(lines: [.init(repeating: near(8), count: 30)], seconds: 1)
    case .high: return TaughtSound(lines: [.init(repeating: near(92), count: 30)], seconds: 1)
    case .rising: return TaughtSound(lines: [TaughtSound.line(near(20), near(80))])
    case .falling: return TaughtSound(lines: [TaughtSound.line(near(80), near(20))])
    case .first:
      return TaughtSound(lines: [TaughtSound.line(near(15), near(75, by: 4), near(88, by: 4))])
    case .later:
      return TaughtSound(lines: [TaughtSound.line(near(12, by: 4), near(25, by: 4), near(85))])
    case .peak: return TaughtSound(lines: [TaughtSound.line(near(15), near(90), near(15))])
    case .trough: return TaughtSound(lines: [TaughtSound.line(near(85), near(10), near(85))])
    case .beginning, .middle, .end:
      let corner = choice == .beginning ? 8 : choice == .middle ? 20 : 32
      let level = near(20)
      let peak = near(90)
      return TaughtSound(lines: [
        TaughtSound.line(level, peak, points: corner)
          + TaughtSound.line(peak, level, points: 40 - corner)
      ])
    case .yes, .no:
      let line = TaughtSound.line(
        isUp ? near(25) : near(75), isUp ? near(75) : near(25), points: 50)
      let isThere = choice == .yes
      if self == .ticks { return TaughtSound(lines: [line], seconds: 3, hasTicks: isThere) }
      return TaughtSound(lines: [isThere ? TaughtSound.gapped(line) : line])
    case .above, .below:
      let height = near(choice == .above ? 75 : 25)
      return TaughtSound(lines: [.init(repeating: height, count: 30)], baseline: 50)
    case .upwards:
      return TaughtSound(lines: [TaughtSound.line(near(20), near(80))], seconds: 3, baseline: 50)
    case .downwards:
      return TaughtSound(lines: [TaughtSound.line(near(80), near(20))], seconds: 3, baseline: 50)
    case .firstSeries, .secondSeries:
      let lines = [
        TaughtSound.line(near(40), near(85)), TaughtSound.line(near(60), near(25)),
      ]
      return TaughtSound(lines: choice == .firstSeries ? lines : lines.reversed())
    }
  }
}

/// The answers to what the quiz asks.
enum QuizChoice {
  case low, high, rising, falling, first, later, peak, trough, beginning, middle, end, yes, no
  case above, below, upwards, downwards, firstSeries, secondSeries
}

extension QuizQuestion {
  /// Ten questions in an order of chance.
  ///
  /// - Throws: `ScoreError`.
  static func made(
    seed: UInt64, _ style: SoundStyle, _ s: any Sentences
  ) throws -> [QuizQuestion] {
    var random = SplitMix64(seed: seed)
    return try QuizKind.allCases.shuffled(using: &random).map { kind in
      let answer = Int(random.chance() * Double(kind.choices.count))
      return QuizQuestion(
        sound: try kind.sound(kind.choices[answer], &random).score(style),
        text: s.quizQuestion(kind: kind),
        choices: kind.choices.map { s.quizChoice(choice: $0) }, answer: answer)
    }
  }
}
