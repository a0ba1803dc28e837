// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

/// The sounds around the data: intro, end, ticks, baseline and marks.
struct FidelityEarconTests {
  private static let monoFormat = SoundFormat(sampleRate: 48_000, channelCount: 1) ?? SoundFormat()

  /// What a choice adds to the sound: the difference of the renderings with and without it.
  private func added(
    _ values: [Double?], _ style: SoundStyle, _ change: (inout SoundStyle) -> Void
  ) throws -> (with: Performance, without: Performance, difference: [Double]) {
    let with = try Performance(values, style: style.with(change))
    let without = try Performance(values, style: style)
    try #require(with.sum.count == without.sum.count)
    let scale = without.score.mixGain / with.score.mixGain
    return (with, without, zip(with.sum, without.sum).map { $0 * scale - $1 })
  }

  @Test(arguments: [48_000, 44_100, 8000])
  func `the intro is 150, 80, 150 and 250 ms long and 3 dB down`(rate: Int) throws {
    let style = SoundStyle().with {
      $0.mode = .discrete
      $0.panWidth = 0
      $0.format = SoundFormat(sampleRate: rate, channelCount: 1) ?? $0.format
    }
    let performance = try Performance([0, 1, 0.5], style: style)
    let notes = performance.notes
    try #require(notes.count == 7)
    let milliseconds = [0, 150, 230, 380, 630]
    let edges = [
      notes[0].frames.lowerBound, notes[0].frames.upperBound, notes[1].frames.lowerBound,
      notes[1].frames.upperBound, notes[2].frames.lowerBound,
    ]
    for (edge, expected) in zip(edges, milliseconds) {
      #expect(abs(Double(edge) * 1000 / Double(rate) - Double(expected)) <= 2)
    }
    for (intro, data) in [(0, 2), (1, 3)] {
      let heard = try #require(notes[intro].pitch)
      let tone = try #require(notes[data].pitch)
      #expect(abs(cents(from: tone.frequency, to: heard.frequency)) <= 0.5)
      #expect(abs(heard.weightedLevel - tone.weightedLevel + 3) <= 0.6)
    }
    // Hollow: odd partials only.
    let low = try #require(notes[0].pitch).amplitudes
    for (index, amplitude) in [1, 0, 0.33, 0, 0.2].enumerated() {
      #expect(abs(low[index] / low[0] - amplitude) < 0.02)
    }
  }

  @Test(arguments: [48_000, 44_100])
  func `the end is two knocks without pitch after 150 ms`(rate: Int) throws {
    let style = SoundStyle().with {
      $0.hasIntro = false
      $0.mode = .continuous
      $0.format = SoundFormat(sampleRate: rate, channelCount: 1) ?? $0.format
      $0.pitchRange = PitchRange(low: 220, high: 880) ?? .standard
    }
    let performance = try Performance([1, 1, 1, 1], style: style)
    let notes = performance.notes
    try #require(notes.count == 3)
    func seconds(_ frames: Int) -> Double { Double(frames) / Double(rate) }
    #expect(abs(seconds(notes[0].frames.upperBound) - 1) <= 0.002)
    #expect(abs(seconds(notes[1].frames.lowerBound) - 1.15) <= 0.002)
    let rest = performance.sum.count - notes[2].frames.upperBound
    #expect(abs(seconds(rest) - 0.1) <= 0.003)
    let tone = Performance.nominalPower
    for knock in notes.dropFirst() {
      #expect(abs(seconds(knock.frames.count) - 0.025) <= 0.003)
      #expect(knock.pitch == nil)
      let samples = performance.sum[knock.frames]
      let level = decibels(power: meanSquare(of: samples) / tone)
      #expect(abs(level + 10) <= 4)
      let spectrum = Spectrum(samples, sampleRate: Double(rate), windowLength: 1024)
      #expect(spectrum.power(in: 900..<3200) >= 0.9 * spectrum.total)
    }
  }

  @Test func `without intro and end there is nothing but the data`() throws {
    let performance = try Performance([1, 2, 3], style: .bare)
    #expect(performance.notes.count == 3)
    #expect(performance.score.events.map(\.kind) == [.point, .point, .point])
    #expect(performance.recording.frameCount == 36_000)
  }

  @Test(arguments: [55, 110, 220, 330, 500, 622.25, 800, 1000, 1250, 1500, 1760, 2500, 3150, 3900])
  func `a tick stands 6 dB above the tone in some band at every pitch`(frequency: Double) throws {
    let ratio = min(1.05, 4000 / frequency, frequency / 55)
    let range = PitchRange(low: frequency / ratio, high: frequency * ratio)
    let style = SoundStyle.bare.with {
      $0.mode = .continuous
      $0.format = Self.monoFormat
      $0.pitchRange = range ?? PitchRange(low: 55, high: 55.01) ?? .standard
      $0.length = .seconds(3)
    }
    let (with, without, difference) = try added(Array(repeating: 1, count: 100), style) {
      $0.hasTicks = true
    }
    let ticks = with.score.events(.tick)
    #expect((3...12).contains(ticks.count))
    for tick in ticks where tick.start > 4800 && tick.end < with.sum.count - 4800 {
      #expect(abs(tick.length - 960) <= 1)
      let frames = tick.start..<tick.start + 960
      let noise = Spectrum(difference[frames], sampleRate: 48_000, windowLength: 2048)
      let tone = Spectrum(without.sum[frames], sampleRate: 48_000, windowLength: 2048)
      let best = (2...6).map { decibels(power: noise.thirdOctave($0) / tone.thirdOctave($0)) }.max()
      #expect((best ?? 0) >= 6)
      #expect(noise.power(in: 1900..<4200) >= 0.9 * noise.total)
      let level = decibels(power: noise.total / Performance.nominalPower)
      #expect(abs(level + 10) <= 3)
      #expect(peakLevel(of: difference[tick.end + 10..<tick.end + 960]) < 1e-4)
    }
  }

  @Test(arguments: [
    (40, 2), (250, 12), (365, 12), (1000, 12), (3650, 12), (30, 12), (20_000, 12),
  ])
  func `there are 3 to 12 ticks on dates`(count: Int, limit: Int) throws {
    let days = (0..<count).map { CalendarDate(day: 15_000 + $0).instant }
    let series = try Series(
      name: "y", x: .dates(.init(instants: days, precision: .day)),
      values: (0..<count).map { Double($0 % 17) })
    let chart = try Chart(title: "", series: [series])
    let ticks = try Score(chart, style: .bare.with { $0.hasTicks = true }).events(.tick)
    #expect((3...12).contains(ticks.count))
  }

  @Test func `a noise lies under the tone while values are below the baseline`() throws {
    let values: [Double?] = [5, 5, 1, 1, 1, 1, 1, 5, 5, 1, 5, 5]
    let style = SoundStyle.bare.with {
      $0.mode = .continuous
      $0.format = Self.monoFormat
      $0.length = .seconds(3.6)
    }
    let (with, _, difference) = try added(values, style) { $0.baseline = .value(3) }
    let score = with.score
    #expect(score.events(.crossingDown).count == 2)
    #expect(score.events(.crossingUp).count == 2)
    try #require(score.beds.count == 2)
    let bed = score.beds[0]
    #expect(abs(bed.start - 2 * 14_400) <= 7200)
    #expect(abs(bed.end - 7 * 14_400) <= 7200)
    for (second, level) in [(0.15, -16.0), (0.7, -22)] {
      let start = bed.start + Int(second * 48_000)
      let noise = difference[start..<start + 4800]
      #expect(abs(decibels(power: meanSquare(of: noise) / Performance.nominalPower) - level) <= 2)
      let spectrum = Spectrum(noise, sampleRate: 48_000, windowLength: 4096)
      #expect(spectrum.power(in: 250..<3300) >= 0.9 * spectrum.total)
      #expect(Pitch(of: noise, sampleRate: 48_000) == nil)
    }
    #expect(peakLevel(of: difference[2400..<14_400]) < 1e-4)
    #expect(peakLevel(of: difference[7 * 14_400 + 9600..<9 * 14_400 - 9600]) < 1e-4)
  }

  @Test func `crossings tick at most once in 150 ms`() throws {
    let values = (0..<200).map { $0 % 2 == 0 ? 1.0 : -1 }
    let style = SoundStyle.bare.with { $0.baseline = .zero }
    let score = try Score(try Chart(values), style: style)
    let ticks = score.events.filter { [.crossingUp, .crossingDown].contains($0.kind) }
    #expect(ticks.count > 10)
    for (early, late) in zip(ticks, ticks.dropFirst()) {
      #expect(Double(late.start - early.start) >= 0.15 * 48_000 - 1)
    }
    for tick in ticks { #expect(abs(tick.length - 1920) <= 1) }
  }

  @Test func `pips mark the maximum and the minimum`() throws {
    let values: [Double?] = [5, 5, 5, 9, 5, 5, 5, 1, 5, 5]
    let style = SoundStyle.bare.with {
      $0.mode = .continuous
      $0.format = Self.monoFormat
      $0.length = .seconds(5)
    }
    let (with, without, difference) = try added(values, style) { $0.marksExtremes = true }
    let rising = try #require(with.score.events(.maximum).first)
    let falling = try #require(with.score.events(.minimum).first)
    #expect(with.score.events(.maximum).count == 1)
    #expect(with.score.events(.minimum).count == 1)
    #expect(rising.index == 3)
    #expect(falling.index == 7)
    let tone = try #require(without.heldPitch(without.points[0])).weightedLevel
    for (event, pitches) in [(rising, [900.0, 1350]), (falling, [1350, 900])] {
      let point = try #require(with.points.first { $0.index == event.index })
      let near = max(0, point.start - 2400)..<min(difference.count, point.end + 4800)
      let sounds = Segments.sounding(
        in: Array(difference[near]), sampleRate: 48_000, threshold: 2e-4, shortestSilence: 0.002)
      // Two pips may touch: the first and the last 30 ms of what is heard.
      let first = near.lowerBound + (try #require(sounds.first)).lowerBound
      let last = near.lowerBound + (try #require(sounds.last)).upperBound
      #expect((first - 48..<point.end).contains(event.start))
      for (window, expected) in zip(
        [first + 300..<first + 1000, last - 1140..<last - 440], pitches)
      {
        let pip = try #require(Pitch(of: difference[window], sampleRate: 48_000))
        #expect(abs(cents(from: expected, to: pip.frequency)) <= 5)
        #expect(abs(pip.weightedLevel - tone + 6) <= 2)
      }
    }
  }

  @Test func `octaves mark breaks of level`() throws {
    let values: [Double?] = (0..<90).map { index in
      let level = index < 25 ? 50 : index < 60 ? 80 : 60
      return Double(level + index % 3)
    }
    let style = SoundStyle.bare.with {
      $0.mode = .continuous
      $0.format = Self.monoFormat
      $0.length = .seconds(30)
    }
    let (with, _, difference) = try added(values, style) { $0.marksBreaks = true }
    for (kind, order) in [(Score.Kind.breakUp, [330.0, 660]), (.breakDown, [660, 330])] {
      try #require(with.score.events(kind).count == 1)
      let event = with.score.events(kind)[0]
      let half = event.length / 2
      for (place, expected) in order.enumerated() {
        let start = event.start + place * half
        let window = difference[start + half / 4..<start + half - half / 8]
        let note = try #require(Pitch(of: window, sampleRate: 48_000))
        #expect(abs(cents(from: expected, to: note.frequency)) <= 5)
      }
    }
  }
}
