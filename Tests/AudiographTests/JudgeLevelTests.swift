// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// The listener's meters, tried on signals whose level is known.
struct JudgeLevelTests {
  private func sine(_ hertz: Double, dB: Double, seconds: Double, rate: Double) -> [Double] {
    Synthetic.tone(hertz, partials: [amplitude(dB)], seconds: seconds, sampleRate: rate)
  }

  private func amplitude(_ dB: Double) -> Double {
    var value = 1.0
    for _ in 0..<Int(-dB.rounded(.down)) { value *= 0.891_250_938_133_745_5 }
    return value
  }

  /// EBU Tech 3341, cases 1 and 2, and the rule that one channel alone is 3 LU lower.
  @Test(arguments: [8000, 16_000, 44_100, 48_000, 96_000], [-23, -33])
  func `a sine in both channels has the loudness of its peak`(rate: Double, level: Double) throws {
    // The shelf bends below half the sample rate, so the lowest rates are a little off.
    let tolerance = rate < 16_000 ? 0.25 : 0.1
    let tone = sine(997, dB: level, seconds: 2, rate: rate)
    let stereo = Recording(sampleRate: rate, channels: [tone, tone])
    #expect(abs(try #require(Loudness.integrated(stereo)) - level) < tolerance)
    #expect(abs(Loudness.steady(stereo) - level) < tolerance)
    let mono = Recording(sampleRate: rate, channels: [tone])
    #expect(abs(try #require(Loudness.integrated(mono)) - level + 3.01) < tolerance)
  }

  /// EBU Tech 3341, case 3, with shorter parts.
  @Test func `quiet parts are gated`() throws {
    let parts = [(-36.0, 2.0), (-23, 12), (-36, 2)]
    let tone = parts.flatMap { sine(1000, dB: $0.0, seconds: $0.1, rate: 16_000) }
    let stereo = Recording(sampleRate: 16_000, channels: [tone, tone])
    #expect(abs(try #require(Loudness.integrated(stereo)) + 23) < 0.1)
  }

  @Test func `silence and very short sounds have no loudness`() {
    let silence = Recording(sampleRate: 8000, channels: [[Double](repeating: 0, count: 8000)])
    #expect(Loudness.integrated(silence) == nil)
    #expect(Loudness.integrated(Recording(sampleRate: 8000, channels: [[0.5, 0.5]])) == nil)
  }

  /// A sine at a quarter of the sample rate whose samples miss its peaks by 45 degrees; EBU Tech
  /// 3341, cases 15 and 16.
  @Test(arguments: [(0.0, 0.5), (0.785_398_163_397_448_3, 0.5), (1.570_796_326_794_897, 0.5)])
  func `peaks between samples are found`(phase: Double, peak: Double) {
    let tone = Synthetic.faded(
      Synthetic.tone(12_000, partials: [peak], seconds: 0.1, phase: phase))
    let measured = TruePeak.amplitude(Recording(sampleRate: 48_000, channels: [tone]))
    #expect(abs(decibels(amplitude: measured / peak)) < 0.1)
  }

  @Test(arguments: [220, 997, 1760, 4000])
  func `the true peak of a slow sine is its amplitude`(frequency: Double) {
    let tone = Synthetic.faded(Synthetic.tone(frequency, partials: [0.7], seconds: 0.1))
    let measured = TruePeak.decibels(Recording(sampleRate: 48_000, channels: [tone, tone]))
    #expect(abs(measured - decibels(amplitude: 0.7)) < 0.05)
  }

  /// IEC 61672-1:2013, table 3, at the exact frequencies of its bands.
  @Test(arguments: [
    (31.623, -39.4), (100, -19.1), (199.53, -10.9), (251.19, -8.6), (501.19, -3.2), (1000, 0),
    (1995.3, 1.2), (3981.1, 1.0), (7943.3, -1.1), (12_589, -4.3),
  ])
  func `the weighting A is that of the standard`(frequency: Double, level: Double) {
    #expect(abs(AWeighting.decibels(at: frequency) - level) <= 0.06)
  }

  @Test func `a tone's weighted level sums its partials`() throws {
    let tone = Synthetic.tone(1000, partials: [0.5, 0.25], seconds: 0.1)
    let pitch = try #require(Pitch(of: tone[...], sampleRate: 48_000))
    let second = AWeighting.gain(at: 2000)
    let expected = decibels(power: 0.25 + 0.0625 * second * second)
    #expect(abs(pitch.weightedLevel - expected) < 0.01)
    #expect(abs(pitch.level - (0.3125 / 2).squareRoot()) < 1e-4)
  }
}
