// SPDX-License-Identifier: MIT

internal import Audiograph

/// The sounds that `learn` guides through, in their order.
enum Lesson: String, CaseIterable {
  case low, high, rise, fall, steep, peak, trough, gap, tick, baseline, crossing, twoSeries, whole
  case bars, scatter, histogram, density, box, band, heatMap, share

  /// What is heard.
  ///
  /// - Throws: `FormError`, for none of the charts here.
  var sound: TaughtSound {
    get throws {
      switch self {
      case .low: TaughtSound(lines: [.init(repeating: 0, count: 30)], seconds: 1)
      case .high: TaughtSound(lines: [.init(repeating: 100, count: 30)], seconds: 1)
      case .rise: TaughtSound(lines: [TaughtSound.line(10, 90)])
      case .fall: TaughtSound(lines: [TaughtSound.line(90, 10)])
      case .steep:
        TaughtSound(
          lines: [TaughtSound.line(0, 20, points: 24) + TaughtSound.line(24, 100, points: 8)])
      case .peak: TaughtSound(lines: [TaughtSound.line(10, 95, 10)])
      case .trough: TaughtSound(lines: [TaughtSound.line(90, 5, 90)])
      case .gap: TaughtSound(lines: [TaughtSound.gapped(TaughtSound.line(20, 80, points: 30))])
      case .tick: TaughtSound(lines: [.init(repeating: 50, count: 50)], seconds: 3, hasTicks: true)
      case .baseline:
        TaughtSound(lines: [.init(repeating: 30, count: 30)], baseline: 50)
      case .crossing:
        TaughtSound(lines: [TaughtSound.line(20, 80, 20)], seconds: 3, baseline: 50)
      case .twoSeries: TaughtSound(lines: [TaughtSound.line(20, 80), TaughtSound.line(60, 30)])
      case .whole: TaughtSound(lines: [TaughtSound.line(0, 60, 30, 100)]).whole
      case .bars: TaughtSound.bars([40, 90, 60, 20, 75]).whole
      case .scatter:
        try TaughtSound.scatter([
          12, 25, 8, 30, 22, 41, 27, 36, 52, 38, 60, 45, 57, 72, 50, 66, 83, 70, 61, 90, 78, 95,
        ]).whole
      case .histogram: try TaughtSound.histogram([1, 2, 5, 9, 7, 4, 2, 0, 1]).whole
      case .density: try TaughtSound.density([1, 2, 5, 9, 7, 4, 2, 0, 1]).whole
      case .box:
        try TaughtSound.box([[10, 18, 22, 26, 30, 38], [50, 56, 60, 64, 70, 98]]).whole
      case .band:
        try TaughtSound.band([40, 45, 60, 70, 65, 50], plusOrMinus: [5, 8, 12, 18, 10, 6]).whole
      case .heatMap:
        try TaughtSound.heatMap([
          [20, 30, 45, 60, 45, 30, 20], [30, 45, 60, 90, .nan, 45, 30],
          [10, 15, 20, 30, 20, 15, 10],
        ]).whole
      case .share: try TaughtSound.share([45, 30, 20, 5]).whole
      }
    }
  }
}

extension TaughtSound {
  /// A line that misses its middle third.
  static func gapped(_ values: [Double]) -> [Double] {
    let third = values.count / 3
    return values.enumerated().map { number, value in
      (third..<(2 * third)).contains(number) ? .nan : value
    }
  }
}
