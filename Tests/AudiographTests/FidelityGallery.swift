// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

/// Sounds of every sort, rendered once, for the facts that hold for every file.
struct FidelityGallery {
  struct Exhibit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let performance: Performance
  }

  static let exhibits: [Exhibit] = (try? all()) ?? []

  private static func all() throws -> [Exhibit] {
    var generator = SeededGenerator(seed: 99)
    let noise = generator.whiteNoise(count: 60)
    let gappy: [Double?] = noise.enumerated().map {
      [7, 20, 21, 22, 50].contains($0.offset) ? nil : $0.element
    }
    let zigzag = (0..<60).map { Double($0 % 2) }
    return [
      try exhibit("notes", Array(noise[..<8])),
      try exhibit("wide notes", Array(noise[..<24])) {
        $0.pitchRange = PitchRange(low: 55, high: 4000) ?? .standard
        $0.length = .seconds(2)
      },
      try exhibit("tone", noise) { $0.length = .seconds(2) },
      try exhibit("full zigzag", zigzag) { $0.length = .seconds(2) },
      try exhibit("full zigzag, bright", zigzag) {
        $0.length = .seconds(2)
        $0.timbre = .bright
      },
      try exhibit("gaps, ticks, baseline and marks", gappy, everything),
      try exhibit("notes with everything", Array(gappy[..<24]), everything),
      try exhibit("nothing but one note", [5]) {
        $0.hasIntro = false
        $0.hasEndSound = false
      },
      try exhibit("nothing but a tone", Array(noise[..<30])) {
        $0.hasIntro = false
        $0.hasEndSound = false
        $0.length = .seconds(1.5)
      },
      try exhibit("mono organ at 44 100 Hz", noise) {
        $0.format = SoundFormat(sampleRate: 44_100, channelCount: 1) ?? $0.format
        $0.timbre = .organ
        $0.length = .seconds(2)
      },
      try exhibit("flat at the bottom", [5, 5, 5, 5]) {
        $0.minimum = 5
        $0.maximum = 10
        $0.mode = .continuous
      },
      try exhibit("half as loud", noise) {
        $0.volume = 0.5
        $0.length = .seconds(1)
      },
      try exhibit("8000 Hz", noise) {
        $0.format = SoundFormat(sampleRate: 8000, channelCount: 2) ?? $0.format
        $0.length = .seconds(2)
        $0.hasTicks = true
      },
      try exhibit("96 000 Hz", noise) {
        $0.format = SoundFormat(sampleRate: 96_000, channelCount: 2) ?? $0.format
        $0.length = .seconds(1)
      },
      try endingToday("notes, then today", 8), try endingToday("a tone, then today", 60),
      try several("two in turn", 2, .inTurn) { $0.length = .seconds(1.5) },
      try several("two together", 2, .together) { $0.length = .seconds(2) },
      try several("four together with everything", 4, .together, everything),
    ]
  }

  private static func everything(_ style: inout SoundStyle) {
    style.length = .seconds(2)
    style.hasTicks = true
    style.baseline = .mean
    style.marksExtremes = true
  }

  private static func exhibit(
    _ name: String, _ values: [Double?], _ change: (inout SoundStyle) -> Void = { _ in }
  ) throws -> Exhibit {
    Exhibit(
      testDescription: name,
      performance: try Performance(values, style: SoundStyle().with(change)))
  }

  /// A series of days that ends with one that is not over.
  private static func endingToday(_ name: String, _ count: Int) throws -> Exhibit {
    var generator = SeededGenerator(seed: 77)
    let days = XAxis.Dates(
      instants: (0..<count).map { CalendarDate(day: $0).instant }, precision: .day)
    let series = try Series(
      name: name, x: .dates(days), values: generator.randomWalk(count: count))
    let ending = try #require(
      series.ending(provisionallyWith: 0.5, on: CalendarDate(day: count)))
    let style = SoundStyle().with { $0.length = .seconds(2) }
    return Exhibit(
      testDescription: name,
      performance: try Performance(try Chart(title: name, series: [ending]), style: style))
  }

  private static func several(
    _ name: String, _ count: Int, _ arrangement: SoundStyle.Arrangement,
    _ change: (inout SoundStyle) -> Void
  ) throws -> Exhibit {
    let series = try (0..<count).map { number in
      var generator = SeededGenerator(seed: UInt64(500 + number))
      return try Series(
        name: "Series \(number)", source: number, x: .rows(count: 40),
        values: generator.randomWalk(count: 40))
    }
    let style = SoundStyle().with {
      $0.arrangement = arrangement
      change(&$0)
    }
    return Exhibit(
      testDescription: name,
      performance: try Performance(try Chart(title: name, series: series), style: style))
  }
}
