// SPDX-License-Identifier: MIT

internal import Audiograph

/// A small chart to learn from, which sounds as `play` would have it sound.
struct TaughtSound {
  private var content: Content
  /// How long each series of lines sounds at the usual speed.
  private let seconds: Double
  private let hasTicks: Bool
  private let baseline: Double?
  /// Whether the ends of the axis and the end of the chart are heard too.
  private var isWhole: Bool
  private let mode: SoundStyle.Mode

  private enum Content {
    /// The values of each series on an axis from 0 to 100; NaN marks a missing one.
    case lines([[Double]])
    /// A chart that is no line, on its own axis and in its own time.
    case chart(FormChart)
  }

  /// Series on an axis from 0 to 100.
  init(
    lines: [[Double]], seconds: Double = 2, hasTicks: Bool = false, baseline: Double? = nil,
    isWhole: Bool = false, mode: SoundStyle.Mode = .continuous
  ) {
    content = .lines(lines)
    (self.seconds, self.hasTicks, self.baseline) = (seconds, hasTicks, baseline)
    (self.isWhole, self.mode) = (isWhole, mode)
  }

  /// A chart that is no line.
  init(_ chart: FormChart) {
    self.init(lines: [])
    content = .chart(chart)
  }

  /// Straight lines from corner to corner, each with so many points.
  static func line(_ corners: Double..., points: Int = 16) -> [Double] {
    zip(corners, corners.dropFirst()).flatMap { first, last in
      (0..<points).map { first + (last - first) * Double($0) / Double(points - 1) }
    }
  }

  /// The same between the ends of its axis and the two knocks.
  var whole: TaughtSound {
    var sound = self
    sound.isWhole = true
    return sound
  }

  /// The sound with the pitches, the timbre, the speed and the format of a style.
  ///
  /// - Throws: `ScoreError`, `ChartError`.
  func score(_ style: SoundStyle) throws -> Score {
    let style = taught(style)
    switch content {
    case .lines(let lines):
      let series = try lines.map { values throws(ChartError) in
        try Series(name: "", x: .rows(count: values.count), values: values)
      }
      return try Score(Chart(title: "", series: series), style: style)
    case .chart(let chart):
      return try Score(chart, style: style)
    }
  }

  private func taught(_ given: SoundStyle) -> SoundStyle {
    var style = SoundStyle()
    (style.pitchRange, style.timbre, style.volume) = (given.pitchRange, given.timbre, given.volume)
    (style.panWidth, style.format, style.speed) = (given.panWidth, given.format, given.speed)
    (style.hasIntro, style.hasEndSound) = (isWhole, isWhole)
    guard case .lines = content else { return style }
    (style.minimum, style.maximum, style.scale) = (0, 100, .linear)
    (style.length, style.mode, style.spacing) = (.seconds(seconds), mode, .even)
    (style.hasTicks, style.axisSharing) = (hasTicks, .shared)
    style.baseline = baseline.map { .value($0) }
    return style
  }
}
