// SPDX-License-Identifier: MIT

internal import Audiograph

/// The answers to questions about lines.
extension QuizAnswer {
  static var pitch: [QuizAnswer] {
    [
      QuizAnswer(.low) { .level($0.near(8), seconds: 1) },
      QuizAnswer(.high) { .level($0.near(92), seconds: 1) },
    ]
  }

  static var direction: [QuizAnswer] {
    [
      QuizAnswer(.rising) { TaughtSound(lines: [TaughtSound.line($0.near(20), $0.near(80))]) },
      QuizAnswer(.falling) { TaughtSound(lines: [TaughtSound.line($0.near(80), $0.near(20))]) },
    ]
  }

  static var steepness: [QuizAnswer] {
    [
      QuizAnswer(.first) {
        let corners = ($0.near(15), $0.near(75, by: 4), $0.near(88, by: 4))
        return TaughtSound(lines: [TaughtSound.line(corners.0, corners.1, corners.2)])
      },
      QuizAnswer(.later) {
        let corners = ($0.near(12, by: 4), $0.near(25, by: 4), $0.near(85))
        return TaughtSound(lines: [TaughtSound.line(corners.0, corners.1, corners.2)])
      },
    ]
  }

  static var turn: [QuizAnswer] {
    [
      QuizAnswer(.peak) {
        TaughtSound(lines: [TaughtSound.line($0.near(15), $0.near(90), $0.near(15))])
      },
      QuizAnswer(.trough) {
        TaughtSound(lines: [TaughtSound.line($0.near(85), $0.near(10), $0.near(85))])
      },
    ]
  }

  static var place: [QuizAnswer] {
    [(QuizChoice.beginning, 8), (.middle, 20), (.end, 32)].map { choice, corner in
      QuizAnswer(choice) {
        let (level, peak) = ($0.near(20), $0.near(90))
        return TaughtSound(lines: [
          TaughtSound.line(level, peak, points: corner)
            + TaughtSound.line(peak, level, points: 40 - corner)
        ])
      }
    }
  }

  static var gap: [QuizAnswer] {
    [
      QuizAnswer(.yes) { TaughtSound(lines: [TaughtSound.gapped(slope(&$0))]) },
      QuizAnswer(.no) { TaughtSound(lines: [slope(&$0)]) },
    ]
  }

  static var ticks: [QuizAnswer] {
    [(QuizChoice.yes, true), (.no, false)].map { choice, areThere in
      QuizAnswer(choice) {
        TaughtSound(lines: [slope(&$0)], seconds: 3, hasTicks: areThere)
      }
    }
  }

  static var baseline: [QuizAnswer] {
    [
      QuizAnswer(.above) { .level($0.near(75), baseline: 50) },
      QuizAnswer(.below) { .level($0.near(25), baseline: 50) },
    ]
  }

  static var crossing: [QuizAnswer] {
    [(QuizChoice.upwards, 20.0, 80.0), (.downwards, 80, 20)].map { choice, first, last in
      QuizAnswer(choice) {
        TaughtSound(
          lines: [TaughtSound.line($0.near(first), $0.near(last))], seconds: 3, baseline: 50)
      }
    }
  }

  static var series: [QuizAnswer] {
    func lines(_ random: inout SplitMix64) -> [[Double]] {
      [
        TaughtSound.line(random.near(40), random.near(85)),
        TaughtSound.line(random.near(60), random.near(25)),
      ]
    }
    return [
      QuizAnswer(.firstSeries) { TaughtSound(lines: lines(&$0)) },
      QuizAnswer(.secondSeries) { TaughtSound(lines: lines(&$0).reversed()) },
    ]
  }

  /// A line that rises or falls.
  private static func slope(_ random: inout SplitMix64) -> [Double] {
    let ends = random.chance() < 0.5 ? (25.0, 75.0) : (75, 25)
    return TaughtSound.line(random.near(ends.0), random.near(ends.1), points: 50)
  }
}

extension TaughtSound {
  /// The same value for some time.
  fileprivate static func level(
    _ value: Double, seconds: Double = 2, baseline: Double? = nil
  ) -> TaughtSound {
    TaughtSound(
      lines: [[Double](repeating: value, count: 30)], seconds: seconds, baseline: baseline)
  }
}
