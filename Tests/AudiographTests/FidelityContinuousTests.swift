// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

/// One gliding tone, decoded in the held part of each slice.
struct FidelityContinuousTests {
  struct Case: CustomTestStringConvertible {
    let seed: UInt64
    let count: Int
    var isWalk = false
    var seconds: Double?
    var range = PitchRange.standard
    var testDescription: String {
      "seed \(seed), \(count) points, \(isWalk ? "walk" : "noise"), \(range.low) Hz"
    }

    func performance() throws -> (values: [Double], performance: Performance) {
      var generator = SeededGenerator(seed: seed)
      let values =
        isWalk ? generator.randomWalk(count: count) : generator.whiteNoise(count: count)
      let style = SoundStyle().with {
        $0.mode = .continuous
        $0.pitchRange = range
        if let seconds { $0.length = .seconds(seconds) }
      }
      return (values, try Performance(values, style: style))
    }
  }

  static let cases = [
    Case(seed: 1, count: 260), Case(seed: 2, count: 80, seconds: 4),
    Case(seed: 3, count: 80, seconds: 4), Case(seed: 4, count: 250, isWalk: true),
    Case(seed: 5, count: 100, isWalk: true, seconds: 5), Case(seed: 6, count: 60),
    Case(seed: 7, count: 80, seconds: 4, range: .warm),
    Case(seed: 8, count: 80, seconds: 4, range: .narrow), Case(seed: 9, count: 5),
  ]

  @Test(arguments: cases)
  func `values come back from the held pitches`(item: Case) throws {
    let (values, performance) = try item.performance()
    let points = performance.points
    try #require(points.count == values.count)
    var law = ExpectedLaw(values)
    law.low = item.range.low
    law.high = item.range.high
    let heard = points.map(performance.heldPitch)
    let errors = PitchErrors(heard: heard, values: values, law: law)
    #expect(PitchErrors.quantile(0.95, of: errors.cents) <= 5)
    #expect(PitchErrors.quantile(0.95, of: errors.places) <= 0.003)
    let frequencies = heard.map { $0?.frequency ?? 0 }
    #expect(
      frequencies.firstIndex(of: frequencies.max() ?? 0) == values.firstIndex(of: values.max() ?? 0)
    )
    #expect(
      frequencies.firstIndex(of: frequencies.min() ?? 0) == values.firstIndex(of: values.min() ?? 0)
    )
  }

  @Test(arguments: cases)
  func `the score states the frequency of every value`(item: Case) throws {
    let (values, performance) = try item.performance()
    var law = ExpectedLaw(values)
    law.low = item.range.low
    law.high = item.range.high
    for (point, value) in zip(performance.points, values) {
      #expect(point.value == value)
      let frequency = try #require(point.frequency)
      #expect(abs(cents(from: law.frequency(of: value), to: frequency)) < 1e-6)
    }
  }

  @Test func `the tone does not stop between points`() throws {
    var generator = SeededGenerator(seed: 31)
    let performance = try Performance(
      generator.whiteNoise(count: 60), style: .bare.with { $0.mode = .continuous })
    let sounds = Segments.sounding(in: performance.sum, sampleRate: 48_000, threshold: 0.002)
    #expect(sounds.count == 1)
    #expect(abs(Double(performance.recording.frameCount) - 6 * 48_000) <= 1)
  }

  /// From the end of one held part to the start of the next the pitch is a straight line in cents,
  /// so half way it lies half way.
  @Test(arguments: [(220.0, 1760.0), (1760, 220), (622, 700)])
  func `the pitch glides in a straight line in cents`(from: Double, to: Double) throws {
    let low = min(from, to)
    let high = max(from, to)
    let style = SoundStyle.mono.with {
      $0.mode = .continuous
      $0.length = .seconds(4)
      $0.pitchRange = PitchRange(low: low, high: high) ?? .standard
    }
    let performance = try Performance(from < to ? [0, 1] : [1, 0], style: style)
    // Slices of 2 s: held from 0.6 to 1.4 s and from 2.6 to 3.4 s, the glide lasts 1.2 s.
    for (second, part) in [(1.39, 0.0), (1.7, 0.25), (2, 0.5), (2.3, 0.75), (2.61, 1)] {
      let middle = Int(second * performance.rate)
      let window = performance.sum[middle - 480..<middle + 480]
      let pitch = try #require(Pitch(of: window, sampleRate: performance.rate))
      let expected = cents(from: from, to: to) * part
      #expect(abs(cents(from: from, to: pitch.frequency) - expected) < 5, "at \(second) s")
    }
  }
}
