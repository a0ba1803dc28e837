// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

/// How values become pitches, heard from the notes.
struct FidelityLawTests {
  private func pitches(
    _ values: [Double?], kind: ChartKind = .measurement, _ change: (inout SoundStyle) -> Void
  ) throws -> (score: Score, pitches: [Double]) {
    let style = SoundStyle.bare.with {
      $0.mode = .discrete
      change(&$0)
    }
    let series = try Series(
      name: "Close", kind: kind, x: .rows(count: values.count),
      values: values.map { $0 ?? .nan })
    let performance = try Performance(Chart(title: "", series: [series]), style: style)
    return (performance.score, try performance.notes.map { try #require($0.pitch).frequency })
  }

  private func expectCents(_ pitches: [Double], _ expected: [Double], low: Double = 220) {
    #expect(pitches.count == expected.count)
    for (pitch, interval) in zip(pitches, expected) {
      #expect(abs(cents(from: low, to: pitch) - interval) <= 0.5)
    }
  }

  @Test func `on the logarithmic scale equal ratios are equal intervals`() throws {
    let heard = try pitches([1, 10, 100, 1000, 100, 1]) { $0.scale = .log }
    expectCents(heard.pitches, [0, 1200, 2400, 3600, 2400, 0])
    #expect(heard.score.laws.map(\.scale) == [.log])
  }

  @Test func `on the linear scale equal differences are equal intervals`() throws {
    let heard = try pitches([-10, 0, 10, 20]) { $0.scale = .linear }
    expectCents(heard.pitches, [0, 1200, 2400, 3600])
  }

  @Test func `inverted, the lowest value is the highest pitch`() throws {
    let heard = try pitches([0, 1, 2, 3]) { $0.isInverted = true }
    expectCents(heard.pitches, [3600, 2400, 1200, 0])
    #expect(heard.score.laws.map(\.isInverted) == [true])
  }

  @Test func `inverted and logarithmic together`() throws {
    let heard = try pitches([1, 10, 100, 1000]) {
      $0.isInverted = true
      $0.scale = .log
    }
    expectCents(heard.pitches, [3600, 2400, 1200, 0])
  }

  @Test func `values outside the axis sound at its ends and are counted`() throws {
    let heard = try pitches([-5, 0, 30, 60, 90, 1e300]) {
      $0.minimum = 0
      $0.maximum = 90
    }
    expectCents(heard.pitches, [0, 0, 1200, 2400, 3600, 3600])
    #expect(heard.score.points.clipped == 2)
    #expect(heard.score.points.heard == 6)
    #expect(heard.score.laws.first?.minimum == 0)
    #expect(heard.score.laws.first?.maximum == 90)
  }

  @Test func `the axis can be widened to hold zero`() throws {
    let above = try pitches([10, 20, 30]) { $0.includesZero = true }
    expectCents(above.pitches, [1200, 2400, 3600])
    let below = try pitches([-30, -20, -10]) { $0.includesZero = true }
    expectCents(below.pitches, [0, 1200, 2400])
  }

  /// From zero, where zero means none and they differ by a tenth of the largest.
  @Test(
    arguments: [
      ([10.0, 20, 30], nil, [1200.0, 2400, 3600]), ([27, 28, 30], nil, [3240, 3360, 3600]),
      ([28, 29, 30], nil, [0, 1800, 3600]), ([-30, -20, -10], nil, [0, 1200, 2400]),
      ([-10, 20], nil, [0, 3600]), ([10, 20, 30], "°C", [0, 1800, 3600]),
    ] as [([Double], String?, [Double])])
  func `bars are heard from zero`(values: [Double], unit: String?, expected: [Double]) throws {
    let names = ["Berlin", "Paris", "Rome"].prefix(values.count)
    let bars = try Series(name: "v", unit: unit, x: .categories(Array(names)), values: values)
    func expectHeard(_ expected: [Double], _ change: (inout SoundStyle) -> Void = { _ in }) throws {
      let score = try Score(Chart(title: "C", series: [bars]), style: .bare.with(change))
      let heard = score.events(.point).compactMap(\.frequency).map { cents(from: 220, to: $0) }
      #expect(heard.count == expected.count)
      #expect(zip(heard, expected).allSatisfy { abs($0 - $1) < 0.01 }, "\(heard)")
    }
    try expectHeard(expected)
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    let plain = values.map { 3600 * ($0 - low) / (high - low) }
    try expectHeard(plain) { $0.includesZero = false }
    try expectHeard(plain) { $0.minimum = low }
  }

  @Test(arguments: [
    (PitchRange.warm, 130.81, 1046.5), (.narrow, 330, 660), (.standard, 220, 1760),
  ])
  func `profiles end at their pitches`(range: PitchRange, low: Double, high: Double) throws {
    let heard = try pitches([5, 8, 6.5]) { $0.pitchRange = range }
    let whole = cents(from: low, to: high)
    expectCents(heard.pitches, [0, whole, whole / 2], low: low)
  }

  @Test(arguments: [
    ([10.0, 20, 30], ChartKind.price, PitchScale.log), ([10, 20, 29.9], .price, .linear),
    ([10, 20, 300], .measurement, .linear), ([0, 20, 300], .price, .linear),
    ([-1, 20, 300], .price, .linear), ([10, 20, 300], .count, .linear),
    ([10, 20, 300], .percent, .linear), ([7], .price, .linear),
  ])
  func `prices that grow threefold are heard on a logarithmic scale`(
    values: [Double], kind: ChartKind, scale: PitchScale
  ) throws {
    #expect(try pitches(values, kind: kind) { _ in }.score.laws.map(\.scale) == [scale])
  }

  @Test(arguments: [0.0, -3])
  func `a logarithmic axis refuses zero and less`(value: Double) throws {
    let chart = try Chart([1, value, 5], name: "Close")
    #expect(throws: ScoreError.logarithmOf(value: value, series: "Close")) {
      try Score(chart, style: .bare.with { $0.scale = .log })
    }
  }

  @Test(arguments: [(5.0, 5.0), (6, 5)])
  func `an axis that does not rise is refused`(minimum: Double, maximum: Double) throws {
    let chart = try Chart([1, 2, 5])
    #expect(throws: ScoreError.emptyAxis(minimum: minimum, maximum: maximum)) {
      try Score(
        chart,
        style: .bare.with {
          $0.minimum = minimum
          $0.maximum = maximum
        })
    }
  }

  @Test(arguments: [
    (NoteScale.chromatic, Array(0...11)), (.major, [0, 2, 4, 5, 7, 9, 11]),
    (.minor, [0, 2, 3, 5, 7, 8, 10]), (.pentatonic, [0, 2, 4, 7, 9]),
  ])
  func `pitches move to notes only when asked`(notes: NoteScale, degrees: [Int]) throws {
    let values = (0...23).map { Double($0) * 1.013 }
    let heard = try pitches(values) { $0.notes = notes }
    let law = ExpectedLaw(values)
    for (pitch, value) in zip(heard.pitches, values) {
      let semitones = cents(from: 220, to: pitch) / 100
      #expect(abs(semitones - semitones.rounded()) < 0.01)
      #expect(degrees.contains(Int(semitones.rounded()) % 12))
      let exact = cents(from: 220, to: law.frequency(of: value)) / 100
      let nearest = (0...36).filter { degrees.contains($0 % 12) }.map { abs(Double($0) - exact) }
      #expect(abs(abs(semitones - exact) - (nearest.min() ?? 0)) < 0.01)
    }
  }
}
