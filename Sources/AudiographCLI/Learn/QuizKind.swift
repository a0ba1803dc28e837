// SPDX-License-Identifier: MIT

internal import Audiograph

/// What can be asked in the quiz of `learn`.
enum QuizKind: CaseIterable {
  case pitch, direction, steepness, turn, place, gap, ticks, baseline, crossing, series
  case bars, scatter, histogram, density, box, band, heatMap, share

  /// The lessons that teach it.
  var lessons: [Lesson] {
    switch self {
    case .pitch: [.low, .high]
    case .direction: [.rise, .fall]
    case .steepness: [.steep]
    case .turn: [.peak, .trough]
    case .place: [.peak]
    case .gap: [.gap]
    case .ticks: [.tick]
    case .baseline: [.baseline]
    case .crossing: [.crossing]
    case .series: [.twoSeries]
    case .bars: [.bars]
    case .scatter: [.scatter]
    case .histogram: [.histogram]
    case .density: [.density]
    case .box: [.box]
    case .band: [.band]
    case .heatMap: [.heatMap]
    case .share: [.share]
    }
  }

  /// What can be asked of whoever heard these lessons; everything where that is nothing.
  static func asked(after heard: Set<Lesson>) -> [QuizKind] {
    let kinds = allCases.filter { heard.isSuperset(of: $0.lessons) }
    return kinds.isEmpty ? allCases : kinds
  }

  /// What can be answered, at least two, in the order in which it is said.
  var answers: [QuizAnswer] {
    switch self {
    case .pitch: QuizAnswer.pitch
    case .direction: QuizAnswer.direction
    case .steepness: QuizAnswer.steepness
    case .turn: QuizAnswer.turn
    case .place: QuizAnswer.place
    case .gap: QuizAnswer.gap
    case .ticks: QuizAnswer.ticks
    case .baseline: QuizAnswer.baseline
    case .crossing: QuizAnswer.crossing
    case .series: QuizAnswer.series
    case .bars: QuizAnswer.bars
    case .scatter: QuizAnswer.scatter
    case .histogram: QuizAnswer.histogram
    case .density: QuizAnswer.density
    case .box: QuizAnswer.box
    case .band: QuizAnswer.band
    case .heatMap: QuizAnswer.heatMap
    case .share: QuizAnswer.share
    }
  }
}

/// The answers to what the quiz asks.
enum QuizChoice {
  case low, high, rising, falling, first, later, peak, trough, beginning, middle, end, yes, no
  case above, below, upwards, downwards, firstSeries, secondSeries, unrelated, one, two
  case firstGroup, secondGroup, wider, narrower, firstRow, lastRow
}

/// An answer, and a sound to which it is the right one.
struct QuizAnswer {
  let choice: QuizChoice
  /// The generator varies what does not matter.
  ///
  /// - Throws: `FormError`, for none of the charts here.
  let sound: (inout SplitMix64) throws -> TaughtSound

  init(_ choice: QuizChoice, _ sound: @escaping (inout SplitMix64) throws -> TaughtSound) {
    (self.choice, self.sound) = (choice, sound)
  }
}
