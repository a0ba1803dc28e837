// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

/// Missing values: silence after a soft tick, never joined over.
struct FidelityGapTests {
  /// Below this a 16-bit sample is silence: 80 dB under full scale.
  static let silence = 1e-4

  private func expectSilent(_ performance: Performance, _ gap: Score.Event) {
    let first = gap.start + Int(0.031 * performance.rate)
    for channel in performance.recording.channels {
      #expect(peakLevel(of: channel[first..<gap.end]) <= Self.silence, "gap at \(gap.start)")
    }
  }

  @Test(arguments: SoundStyle.Mode.allCases)
  func `a gap is silent for as long as its points`(mode: SoundStyle.Mode) throws {
    var values: [Double?] = (0..<40).map { Double(($0 * 7) % 40) }
    for index in [10, 20, 21, 22, 35, 36] { values[index] = nil }
    let style = SoundStyle.bare.with {
      $0.mode = mode
      $0.length = .seconds(4)
    }
    let performance = try Performance(values, style: style)
    let gaps = performance.score.events(.gap)
    try #require(gaps.count == 3)
    for (gap, (first, count)) in zip(gaps, [(10, 1), (20, 3), (35, 2)]) {
      #expect(abs(gap.start - first * 4800) <= 1)
      #expect(abs(gap.length - count * 4800) <= 1)
      #expect(gap.value == nil)
      #expect(gap.frequency == nil)
      expectSilent(performance, gap)
    }
    #expect(performance.score.points.missing == 6)
    #expect(performance.score.points.heard == 34)
    #expect(performance.score.points.gapsUnheard == 0)
  }

  @Test(arguments: SoundStyle.Mode.allCases)
  func `values around gaps come back`(mode: SoundStyle.Mode) throws {
    var values: [Double?] = (0..<40).map { Double(($0 * 7) % 40) }
    for index in [0, 10, 20, 21, 22, 39] { values[index] = nil }
    let style = SoundStyle.bare.with {
      $0.mode = mode
      $0.length = .seconds(4)
    }
    let performance = try Performance(values, style: style)
    let heard =
      mode == .discrete
      ? performance.notes.map(\.pitch).compactMap(\.self)
      : performance.points.map(performance.heldPitch)
    let data = values.compactMap(\.self)
    try #require(heard.count == data.count)
    let errors = PitchErrors(heard: heard, values: data, law: ExpectedLaw(values))
    #expect(PitchErrors.quantile(0.95, of: errors.cents) <= 3)
  }

  @Test func `a gap begins with a noise tick of 30 ms, 14 dB below the tone`() throws {
    var values = [Double?](repeating: 5, count: 30)
    for index in 15..<20 { values[index] = nil }
    let style = SoundStyle.mono.with {
      $0.mode = .continuous
      $0.length = .seconds(6)
    }
    let performance = try Performance(values, style: style)
    let gap = try #require(performance.score.events(.gap).first)
    // The tone's own release may reach into the gap by 10 ms; 13 to 27 ms is the tick alone.
    let tick = performance.sum[gap.start + 624..<gap.start + 1296]
    let level = decibels(power: meanSquare(of: tick) / Performance.nominalPower)
    #expect(abs(level + 14) <= 4)
    #expect(Pitch(of: tick, sampleRate: 48_000) == nil)
    let sounds = Segments.sounding(in: performance.sum, sampleRate: 48_000, threshold: 2e-4)
    #expect(sounds.contains { abs($0.upperBound - gap.start - 1440) <= 144 })
    expectSilent(performance, gap)
  }

  /// Like the weekly carbon dioxide series of Mauna Loa: 2284 weeks, 22 runs of missing ones.
  private func weekly() -> [Double?] {
    var generator = SeededGenerator(seed: 1958)
    var values: [Double?] = (0..<2284).map { week in
      let season = abs(Double(week % 52) - 26) / 8
      return 315 + Double(week) * 0.024 + season + Double.random(in: -0.3...0.3, using: &generator)
    }
    let lengths = [1, 1, 2, 1, 5, 3, 1, 2, 4, 1, 18, 2, 1, 6, 2, 1, 1, 3, 2, 12, 1, 9]
    for (run, length) in lengths.enumerated() {
      let start = 50 + run * 100
      for index in start..<start + length { values[index] = nil }
    }
    return values
  }

  @Test func `every lone run of missing weeks is heard for 60 ms`() throws {
    let values = weekly()
    let performance = try Performance(values)
    let gaps = performance.score.events(.gap)
    #expect(gaps.count == 22)
    #expect(performance.score.points.gapsUnheard == 0)
    for gap in gaps {
      #expect(Double(gap.length) >= 0.06 * 48_000 - 1)
      expectSilent(performance, gap)
    }
    let missing = values.count { $0 == nil }
    let points = performance.score.points
    #expect(points.missing == missing)
    #expect(points.heard + points.missing + points.reduced == 2284)
    let first = try #require(performance.points.first).start
    for (run, gap) in gaps.enumerated() {
      let place = Double(50 + run * 100) / 2284 * 13 * 48_000
      #expect(abs(Double(gap.start - first) - place) <= 0.1 * 48_000, "run \(run)")
    }
    #expect(performance.points.contains { $0.value == values.compactMap(\.self).max() })
    #expect(performance.points.contains { $0.value == values.compactMap(\.self).min() })
    let heard = performance.points.map(performance.heldPitch)
    let errors = PitchErrors(
      heard: heard, values: performance.points.compactMap(\.value), law: ExpectedLaw(values))
    #expect(PitchErrors.quantile(0.95, of: errors.cents) <= 5)
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `short runs in a crowd are passed over and counted`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var values: [Double?] = generator.randomWalk(count: 3000)
    for _ in 0..<120 { values[Int.random(in: 1..<2999, using: &generator)] = nil }
    let performance = try Performance(values, style: .bare)
    let score = performance.score
    let runs = values.indices.count { values[$0] == nil && ($0 == 0 || values[$0 - 1] != nil) }
    #expect(score.events(.gap).count + score.points.gapsUnheard == runs)
    #expect(score.points.gapsUnheard > 0)
    for gap in score.events(.gap) {
      #expect(Double(gap.length) >= 0.06 * 48_000 - 1)
      expectSilent(performance, gap)
    }
    #expect(score.points.missing == values.count { $0 == nil })
    #expect(score.points.heard + score.points.missing + score.points.reduced == 3000)
    let events = (performance.points + score.events(.gap)).sorted { $0.start < $1.start }
    for (early, late) in zip(events, events.dropFirst()) { #expect(early.end <= late.start) }
  }

  @Test func `a lone point between gaps sounds for 40 ms`() throws {
    var values: [Double?] = (0..<1300).map { Double(($0 * 13) % 100) }
    for index in 300..<340 where index != 320 { values[index] = nil }
    for index in 700..<760 where index != 720 { values[index] = nil }
    let performance = try Performance(values, style: .bare)
    for index in [320, 720] {
      let event = try #require(performance.points.first { $0.index == index })
      #expect(Double(event.length) >= 0.04 * 48_000 - 1)
      #expect(event.value == values[index])
      let sounds = Segments.sounding(
        in: performance.sum, sampleRate: 48_000, threshold: Self.silence, shortestSilence: 0.01)
      let sound = try #require(sounds.first { $0.contains(event.start + event.length / 2) })
      #expect(abs(sound.lowerBound - event.start) <= 96)
      #expect(Double(sound.count) >= 0.039 * 48_000)
      // The tick of the next gap follows at once, so the tone ends where the score says.
      let steady = event.start + 288..<event.end - 500
      let pitch = try #require(performance.pitch(steady))
      let expected = ExpectedLaw(values).frequency(of: values[index] ?? 0)
      #expect(abs(cents(from: expected, to: pitch.frequency)) <= 3)
    }
  }

  @Test func `gaps at both ends and everywhere between leave what is there`() throws {
    let values: [Double?] = [nil, nil, 3, nil, 1, nil, nil, nil, 2, nil]
    let performance = try Performance(values, style: .bare)
    #expect(performance.score.points.heard == 3)
    #expect(performance.score.points.missing == 7)
    #expect(abs(performance.recording.frameCount - 10 * 12_000) <= 1)
    let pitched = performance.notes.compactMap(\.pitch)
    try #require(pitched.count == 3)
    for (pitch, expected) in zip(pitched, [3600.0, 0, 1800]) {
      #expect(abs(cents(from: 220, to: pitch.frequency) - expected) <= 0.5)
    }
    #expect(performance.score.events(.gap).count == 4)
  }

  @Test func `rows that are absent are no gaps`() throws {
    let x = (0..<30).map(Double.init) + (60..<90).map(Double.init)
    let series = try Series(
      name: "y", x: .numbers(x), values: x.map { $0.truncatingRemainder(dividingBy: 7) })
    let performance = try Performance(
      Chart(title: "", series: [series]), style: .bare.with { $0.mode = .continuous })
    #expect(performance.score.events(.gap).isEmpty)
    let sounds = Segments.sounding(in: performance.sum, sampleRate: 48_000, threshold: 0.002)
    #expect(sounds.count == 1)
  }
}
