// SPDX-License-Identifier: MIT

internal import Audiograph

/// The answers to questions about charts that are no line.
extension QuizAnswer {
  static var bars: [QuizAnswer] {
    let count = 7
    return [(QuizChoice.beginning, 0), (.middle, count / 2), (.end, count - 1)].map {
      choice, place in
      QuizAnswer(choice) { random in
        var values = (0..<count).map { _ in random.near(35, by: 20) }
        values[place] = random.near(88)
        return .bars(values)
      }
    }
  }

  static var scatter: [QuizAnswer] {
    [
      QuizAnswer(.rising) { try .scatter(cloud(from: 15, to: 85, &$0)) },
      QuizAnswer(.falling) { try .scatter(cloud(from: 85, to: 15, &$0)) },
      QuizAnswer(.unrelated) { random in
        // The same from the right as from the left, so that x and y are not correlated.
        let half = (0..<12).map { random.near($0 % 2 == 0 ? 75 : 25, by: 20) }
        return try .scatter(half + [random.near(50, by: 45)] + half.reversed())
      },
    ]
  }

  static var histogram: [QuizAnswer] {
    [
      QuizAnswer(.one) { try .histogram(counts(peaks: [3 + $0.whole(below: 6)], &$0)) },
      QuizAnswer(.two) { random in
        let peaks = [1 + random.whole(below: 2), 9 + random.whole(below: 2)]
        return try .histogram(counts(peaks: peaks, &random))
      },
    ]
  }

  static var density: [QuizAnswer] {
    [
      QuizAnswer(.low) { try .density(counts(peaks: [2 + $0.whole(below: 2)], &$0)) },
      QuizAnswer(.high) { try .density(counts(peaks: [8 + $0.whole(below: 2)], &$0)) },
    ]
  }

  static var box: [QuizAnswer] {
    [(QuizChoice.firstGroup, 65.0, 35.0), (.secondGroup, 35, 65)].map { choice, first, second in
      QuizAnswer(choice) { random in
        // Groups that are spread alike differ by as much at each of their five values.
        let spread = random.near(14, by: 4)
        return try .box(
          [random.near(first, by: 5), random.near(second, by: 5)].map { middle in
            [-2, -1, -0.5, 0, 0.5, 1, 2].map { middle + $0 * spread }
          })
      }
    }
  }

  static var band: [QuizAnswer] {
    [
      QuizAnswer(.wider) { try .band(waves(&$0), plusOrMinus: growing(&$0)) },
      QuizAnswer(.narrower) { try .band(waves(&$0), plusOrMinus: growing(&$0).reversed()) },
    ]
  }

  static var heatMap: [QuizAnswer] {
    let (height, width) = (4, 6)
    return [(QuizChoice.firstRow, 0), (.lastRow, height - 1)].map { choice, row in
      QuizAnswer(choice) { random in
        var rows = (0..<height).map { _ in (0..<width).map { _ in random.near(30, by: 20) } }
        rows[row][random.whole(below: width)] = random.near(92)
        return try .heatMap(rows)
      }
    }
  }

  static var share: [QuizAnswer] {
    [(QuizChoice.yes, 66.0, 8.0), (.no, 36, 4)].map { choice, middle, distance in
      QuizAnswer(choice) { random in
        let largest = random.near(middle, by: distance)
        return try .share([largest] + [0.45, 0.33, 0.22].map { $0 * (100 - largest) })
      }
    }
  }

  /// Points around a straight line, so near that they go where it goes.
  private static func cloud(
    from first: Double, to last: Double, _ random: inout SplitMix64
  ) -> [Double] {
    TaughtSound.line(first, last, points: 24).map { random.near($0, by: 12) }
  }

  /// The counts of twelve bins, which fall on both sides of each peak.
  private static func counts(peaks: [Int], _ random: inout SplitMix64) -> [Int] {
    let heights = peaks.map { _ in 16 + random.whole(below: 9) }
    return (0..<12).map { bin in
      zip(peaks, heights).reduce(1) { max($0, $1.1 - 5 * abs(bin - $1.0)) }
    }
  }

  /// Values that go up and down a little.
  private static func waves(_ random: inout SplitMix64) -> [Double] {
    (0..<8).map { _ in random.near(50, by: 6) }
  }

  /// Distances, each larger than the one before.
  private static func growing(_ random: inout SplitMix64) -> [Double] {
    (0..<8).map { random.near(3 + 4 * Double($0), by: 1) }
  }
}
