// SPDX-License-Identifier: MIT

import Audiograph
import Glibc
import TestSupport
import Testing

@testable import Speech

/// How loud speech is, against the meters of the tests, and its rate.
@Suite struct SpeechLevelTests {
  private func tone(_ frequency: Double, _ amplitude: Double, rate: Int, seconds: Double = 2)
    -> [Float]
  {
    (0..<Int(seconds * Double(rate))).map {
      Float(amplitude * sin(2 * .pi * frequency * Double($0) / Double(rate)))
    }
  }

  @Test(arguments: [8000, 22_050, 48_000, 96_000])
  func agreesWithTheMeters(_ rate: Int) throws {
    let limit = Double(rate) * 0.45
    for frequency in [60.0, 440, 997, 3000, 7000] where frequency < limit {
      let sentences = [tone(frequency, 0.5, rate: rate), tone(frequency, 0.2, rate: rate)]
      let level = SpeechLevel(sentences, sampleRate: rate)
      let recording = Recording(
        sampleRate: Double(rate), channels: [sentences.flatMap { $0.map(Double.init) }])
      let loudness = try #require(Loudness.integrated(recording))
      #expect(abs(try #require(level.loudness) - loudness) < 0.01)
      #expect(abs(level.peak - TruePeak.amplitude(recording)) < 0.01 * level.peak)
    }
  }

  @Test func silenceAndShortSpeechHaveAGain() {
    #expect(SpeechLevel([], sampleRate: 48_000).gain(channelGain: 1) == 1)
    #expect(SpeechLevel([[0, 0]], sampleRate: 48_000).loudness == nil)
    let short = SpeechLevel([[0, 0.5, 0]], sampleRate: 48_000)
    #expect(short.loudness == nil && abs(short.peak * short.gain(channelGain: 1) - 0.7) < 1e-9)
  }

  @Test func neitherLoudnessNorPeakIsExceeded() throws {
    // A sine is as loud as it may be before its peak is; a click is not.
    let sine = SpeechLevel([tone(1000, 0.1, rate: 48_000)], sampleRate: 48_000)
    let loudness = try #require(sine.loudness)
    #expect(abs(loudness + 20 * log10(sine.gain(channelGain: 1)) + 16) < 1e-9)
    var clicks = [Float](repeating: 0.001, count: 96_000)
    clicks[48_000] = 0.9
    let peaky = SpeechLevel([clicks], sampleRate: 48_000)
    #expect(abs(peaky.gain(channelGain: 0.5) * peaky.peak * 0.5 - 0.7) < 1e-9)
  }
}

/// Speech at the rate of a file.
@Suite(.enabled(if: Tool("espeak-ng") != nil, "espeak-ng is not installed"))
struct ResamplingTests {
  @Test(arguments: [8000, 22_050, 44_100, 48_000, 192_000])
  func lastsAsLongAtEveryRate(_ rate: Int) throws {
    let spoken = try SpokenText("Highest 702.10 on 19 September.", voice: "en-gb") { false }
    let own = try spoken.samples(at: spoken.format.sampleRate)
    let samples = try spoken.samples(at: rate)
    let seconds = Double(samples.count) / Double(rate)
    #expect(abs(seconds - Double(own.count) / Double(spoken.format.sampleRate)) < 0.002)
    #expect(samples.first == 0 && samples.last == 0)
    #expect(samples.contains { abs($0) > 0.1 } && samples.allSatisfy { abs($0) < 1.2 })
    let power = samples.reduce(0) { $0 + Double($1 * $1) } / Double(samples.count)
    let ownPower = own.reduce(0) { $0 + Double($1 * $1) } / Double(own.count)
    // What 8000 Hz cannot hold is little of speech.
    #expect(abs(10 * log10(power / ownPower)) < 1)
  }
}
