// SPDX-License-Identifier: MIT

internal import Audiograph

/// A small chart to learn from, which sounds as `play` would have it sound.
///
/// Its axis goes from 0 to 100.
struct TaughtSound: Equatable {
  /// The values of each series; NaN marks a missing one.
  var lines: [[Double]]
  /// How long each series sounds at the usual speed.
  var seconds = 2.0
  var hasTicks = false
  var baseline: Double?
  /// Whether the ends of the axis and the end of the chart are heard too.
  var isWhole = false
  var mode = SoundStyle.Mode.continuous

  /// Straight lines from corner to corner, each with so many points.
  static func line(_ corners: Double..., points: Int = 16) -> [Double] {
    zip(corners, corners.dropFirst()).flatMap { first, last in
      (0..<points).map { first + (last - first) * Double($0) / Double(points - 1) }
    }
  }

  /// The sound with the pitches, the timbre, the speed and the format of a style.
  ///
  /// - Throws: `ScoreError`, `ChartError`.
  func score(_ style: SoundStyle) throws -> Score {
    let series = try lines.map { values throws(ChartError) in
      try Series(name: "", x: .rows(count: values.count), values: values)
    }
    return try Score(Chart(title: "", series: series), style: taught(style))
  }

  private func taught(_ given: SoundStyle) -> SoundStyle {
    var style = SoundStyle()
    (style.pitchRange, style.timbre, style.volume) = (given.pitchRange, given.timbre, given.volume)
    (style.panWidth, style.format, style.speed) = (given.panWidth, given.format, given.speed)
    (style.minimum, style.maximum, style.scale) = (0, 100, .linear)
    (style.length, style.mode, style.spacing) = (.seconds(seconds), mode, .even)
    (style.hasIntro, style.hasEndSound, style.hasTicks) = (isWhole, isWhole, hasTicks)
    style.axisSharing = .shared
    style.baseline = baseline.map { .value($0) }
    return style
  }
}
