// SPDX-License-Identifier: MIT

internal import Audiograph

/// The sounds that `learn` guides through, in their order.
enum Lesson: CaseIterable {
  case low, high, rise, fall, steep, peak, trough, gap, tick, baseline, crossing, twoSeries, whole

  var sound: TaughtSound {
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
    case .whole: TaughtSound(lines: [TaughtSound.line(0, 60, 30, 100)], isWhole: true)
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
