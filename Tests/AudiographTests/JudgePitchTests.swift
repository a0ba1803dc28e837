// SPDX-License-Identifier: MIT

import Glibc
import TestSupport
import Testing

/// The listener's ear for pitch, tried on tones of known frequency from the C library.
struct JudgePitchTests {
  struct Tone: CustomTestStringConvertible {
    let frequency: Double
    var partials = [0.1, 0.035, 0.018, 0.009]
    var seconds = 0.04
    var sampleRate = 48_000.0
    var testDescription: String { "\(frequency) Hz, \(partials), \(seconds) s, \(sampleRate) Hz" }

    /// Partials near half the sample rate are left out.
    func samples(phase: Double) -> [Double] {
      let audible = partials.prefix(max(1, Int(0.45 * sampleRate / frequency)))
      return Synthetic.quantised(
        Synthetic.tone(
          frequency, partials: Array(audible), seconds: seconds, sampleRate: sampleRate,
          phase: phase))
    }
  }

  static let edges = [55, 130.81, 220, 311.13, 440, 622.25, 1046.5, 1760, 2500, 3999.5]
  static let tones =
    edges.map { Tone(frequency: $0) }
    + edges.map { Tone(frequency: $0, partials: [0.1], seconds: 0.4) }
    + edges.map { Tone(frequency: $0, partials: [0.1, 0, 0.033, 0, 0.02], seconds: 0.15) }
    + edges.map { Tone(frequency: $0, partials: [0.1, 0.07, 0.05], seconds: 0.25) }
    + edges.map { Tone(frequency: $0, partials: [0.1, 0.05, 0, 0.03, 0, 0, 0, 0.015]) }
    + [220, 622.25, 1760].map { Tone(frequency: $0, seconds: 0.1, sampleRate: 8000) }
    + [220, 622.25, 1760].map { Tone(frequency: $0, seconds: 0.1, sampleRate: 11_025) }
    + [220, 1760, 4000].map { Tone(frequency: $0, seconds: 0.1, sampleRate: 96_000) }

  @Test(arguments: tones)
  func `clean tones are heard to a tenth of a cent`(tone: Tone) throws {
    for phase in [0.0, 2.3] {
      let pitch = try #require(
        Pitch(of: tone.samples(phase: phase)[...], sampleRate: tone.sampleRate))
      #expect(abs(cents(from: tone.frequency, to: pitch.frequency)) <= 0.1)
      #expect(abs(pitch.amplitudes[0] - 0.1) < 0.001)
    }
  }

  @Test(arguments: [0.0133, 0.015, 0.02], [220, 225.7, 440, 1000, 1760])
  func `held windows inside a glide are heard to two cents`(
    seconds: Double, frequency: Double
  ) throws {
    let rate = 48_000.0
    let held = Int(seconds * rate)
    for (from, to) in [(1760.0, 1760.0), (220, 1760), (1760, 220), (300, 200)] {
      let glide = held * 3 / 2
      let up = (0..<glide).map { interpolated(from, frequency, Double($0) / Double(glide)) }
      let down = (0..<glide).map { interpolated(frequency, to, Double($0) / Double(glide)) }
      let frequencies = up + [Double](repeating: frequency, count: held) + down
      let samples = Synthetic.quantised(
        Synthetic.glide(frequencies, partials: [0.1, 0.035, 0.018, 0.009]))
      let window = samples[glide..<glide + held]
      let pitch = try #require(Pitch(of: window, sampleRate: rate))
      #expect(abs(cents(from: frequency, to: pitch.frequency)) <= 2)
    }
  }

  private func interpolated(_ from: Double, _ to: Double, _ place: Double) -> Double {
    from * pow(to / from, place)
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `noise has no pitch`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let noise = generator.whiteNoise(count: 1440, in: -0.1...0.1)
    #expect(Pitch(of: noise[...], sampleRate: 48_000) == nil, "seed \(seed)")
  }

  @Test(arguments: [0, 1, 2, 31, 2000])
  func `silence has no pitch`(count: Int) {
    #expect(Pitch(of: [Double](repeating: 0, count: count)[...], sampleRate: 48_000) == nil)
  }

  @Test func `the residual is the part that is noise`() throws {
    var generator = SeededGenerator(seed: 7)
    let noise = generator.whiteNoise(count: 9600, in: -0.03...0.03)
    let tone = Synthetic.tone(500, partials: [0.1], seconds: 0.2)
    let pitch = try #require(Pitch(of: zip(tone, noise).map(+)[...], sampleRate: 48_000))
    // Powers: 0.1² / 2 and 0.06² / 12.
    #expect(abs(pitch.residual - 0.0003 / 0.0053) < 0.005)
  }
}
