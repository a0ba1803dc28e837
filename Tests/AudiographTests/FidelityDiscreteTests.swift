// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

/// Separate notes, decoded from the recording alone.
struct FidelityDiscreteTests {
  struct Case: CustomTestStringConvertible {
    let seed: UInt64
    let count: Int
    var seconds: Double?
    var testDescription: String { "seed \(seed), \(count) points, \(seconds ?? 0) s" }

    func performance() throws -> (values: [Double], performance: Performance) {
      var generator = SeededGenerator(seed: seed)
      let values = generator.whiteNoise(count: count, in: -40...170)
      let style = SoundStyle().with {
        $0.mode = .discrete
        if let seconds { $0.length = .seconds(seconds) }
      }
      return (values, try Performance(values, style: style))
    }
  }

  static let cases = [
    Case(seed: 1, count: 2), Case(seed: 2, count: 3), Case(seed: 3, count: 24),
    Case(seed: 4, count: 17), Case(seed: 5, count: 40), Case(seed: 6, count: 60, seconds: 3),
    Case(seed: 7, count: 12, seconds: 6), Case(seed: 8, count: 24, seconds: 1.2),
  ]

  @Test(arguments: cases)
  func `values come back from the notes`(item: Case) throws {
    let (values, performance) = try item.performance()
    let notes = performance.notes
    // The two ends of the axis, every point, two knocks.
    try #require(notes.count == 2 + values.count + 2)
    let heard = notes[2..<notes.count - 2].map(\.pitch)
    let errors = PitchErrors(heard: heard, values: values, law: ExpectedLaw(values))
    #expect(PitchErrors.quantile(0.5, of: errors.cents) <= 0.5)
    #expect(try #require(errors.cents.last) <= 3)
    #expect(try #require(errors.places.last) <= 0.001)
    let frequencies = heard.map { $0?.frequency ?? 0 }
    #expect(
      frequencies.firstIndex(of: frequencies.max() ?? 0) == values.firstIndex(of: values.max() ?? 0)
    )
    #expect(
      frequencies.firstIndex(of: frequencies.min() ?? 0) == values.firstIndex(of: values.min() ?? 0)
    )
  }

  @Test(arguments: cases)
  func `notes begin when the score says`(item: Case) throws {
    let (values, performance) = try item.performance()
    let notes = performance.notes
    try #require(notes.count == 2 + values.count + 2)
    let starts = performance.score.events.filter { $0.kind != .end }.map(\.start)
    for (note, start) in zip(notes, starts) {
      #expect(abs(Double(note.frames.lowerBound - start)) <= 0.002 * performance.rate)
    }
    #expect(performance.points.map(\.index) == values.indices.map(Optional.some))
    #expect(performance.points.map(\.value) == values.map(Optional.some))
  }

  @Test(arguments: cases)
  func `each note lasts 0.85 of its slice and 400 ms at most`(item: Case) throws {
    let (values, performance) = try item.performance()
    let slice =
      (item.seconds ?? max(0.25 * min(24, Double(values.count)), item.count > 24 ? 6 : 0))
      / Double(values.count)
    let expected = min(0.4, 0.85 * slice) * performance.rate
    let first = try #require(performance.points.first).start
    for (index, event) in performance.points.enumerated() {
      #expect(abs(Double(event.start - first) - Double(index) * slice * performance.rate) <= 1)
    }
    for note in performance.notes.dropFirst(2).dropLast(2) {
      #expect(abs(Double(note.frames.count) - expected) <= 0.0025 * performance.rate)
    }
  }

  @Test(arguments: [SoundStyle.bare, SoundStyle()])
  func `the last event begins within one sample of the score`(style: SoundStyle) throws {
    var generator = SeededGenerator(seed: 21)
    let values = generator.whiteNoise(count: 15)
    let score = try Score(try Chart(values), style: style.with { $0.mode = .discrete })
    let samples = score.exactRecording.sum
    let sounds = Segments.sounding(
      in: samples, sampleRate: 48_000, threshold: 0, shortestSilence: 0.002)
    // A rising edge begins with an exact zero, so the first sample that sounds is the next one.
    let onsets = sounds.map { $0.lowerBound - 1 }
    for event in [score.events(.point).last, score.events.last] {
      let start = try #require(event).start
      #expect(onsets.contains { abs($0 - start) <= 1 })
    }
  }

  @Test func `notes rise in 5 ms and fall in 10, each at most a quarter of the note`() throws {
    for (seconds, count) in [(6.0, 8), (0.5, 8), (0.5, 15)] {
      let style = SoundStyle.mono.with {
        $0.mode = .discrete
        $0.minimum = 0
        $0.length = .seconds(seconds)
      }
      let score = try Score(try Chart(Array(repeating: 5, count: count)), style: style)
      let samples = score.exactRecording.sum
      let note = score.events(.point)[1]
      // Some whole periods of 1760 Hz around the half of each edge, where the envelope is 0.5.
      func peak(_ second: Double) -> Double {
        let middle = note.start + Int(second * 48_000)
        return peakLevel(of: samples[middle - 14..<middle + 14])
      }
      let length = Double(note.length) / 48_000
      let full = peak(length / 2)
      let rising = min(0.005, length / 4)
      let falling = min(0.01, length / 4)
      #expect(abs(peak(rising / 2) / full - 0.55) < 0.1)
      #expect(abs(peak(length - falling / 2) / full - 0.52) < 0.08)
      #expect(abs(peak(rising + 0.0005) / full - 1) < 0.02)
      #expect(abs(peak(length - falling - 0.0005) / full - 1) < 0.02)
    }
  }

  @Test func `twenty-one even values rise in twenty steps of 180 cents`() throws {
    let values = (0...20).map(Double.init)
    let performance = try Performance(values, style: .bare.with { $0.mode = .discrete })
    let pitches = try performance.notes.map { try #require($0.pitch).frequency }
    try #require(pitches.count == 21)
    for (low, high) in zip(pitches, pitches.dropFirst()) {
      #expect(abs(cents(from: low, to: high) - 180) <= 0.5)
    }
    #expect(abs(cents(from: 220, to: pitches[0])) <= 0.5)
  }
}
