// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

/// How loud the sound is, by meters of the standards.
struct FidelityLoudnessTests {
  @Test(arguments: Timbre.all, [1, 2])
  func `pitches from 200 to 4000 Hz are equally loud to 1 dB(A)`(
    timbre: Timbre, channelCount: Int
  ) throws {
    let style = SoundStyle.bare.with {
      $0.mode = .discrete
      $0.timbre = timbre
      $0.pitchRange = PitchRange(low: 200, high: 4000) ?? .standard
      $0.format = SoundFormat(sampleRate: 48_000, channelCount: channelCount) ?? $0.format
      $0.length = .seconds(3)
    }
    let performance = try Performance((0..<30).map(Double.init), style: style)
    let levels = try performance.points.map { point in
      try #require(performance.weightedLevel(point.start + 1440..<point.end - 580))
    }
    let spread = (levels.max() ?? 0) - (levels.min() ?? 0)
    #expect(spread <= 1)
  }

  /// The gain is a function of the pitch that sounds, in a glide too.
  @Test(arguments: [(220.0, 1760.0), (1760, 220), (200, 4000)])
  func `a glide is as loud as its ends`(from: Double, to: Double) throws {
    let style = SoundStyle.mono.with {
      $0.mode = .continuous
      $0.pitchRange = PitchRange(low: min(from, to), high: max(from, to)) ?? .standard
      $0.length = .seconds(8)
    }
    let performance = try Performance(from < to ? [0, 1] : [1, 0], style: style)
    // Held to 2.8 s, gliding to 5.2 s, so slowly that the pitch is steady for 10 ms.
    let levels = try [2, 2.7, 3, 3.3, 3.6, 3.9, 4.1, 4.4, 4.7, 5, 5.3, 6].map { second in
      let middle = Int(second * 48_000)
      return try #require(performance.weightedLevel(middle - 240..<middle + 240))
    }
    let spread = try #require(levels.max()) - (try #require(levels.min()))
    #expect(spread <= 1)
  }

  @Test(arguments: [1, 2])
  func `a steady tone of 440 Hz has -20 LUFS`(channelCount: Int) throws {
    let style = SoundStyle.bare.with {
      $0.mode = .continuous
      $0.pitchRange = PitchRange(low: 220, high: 880) ?? .standard
      $0.format = SoundFormat(sampleRate: 48_000, channelCount: channelCount) ?? $0.format
      $0.length = .seconds(3)
    }
    let performance = try Performance([1, 1, 1], style: style)
    let steady = performance.recording.cut(4800..<139_200)
    #expect(abs(Loudness.steady(steady) + 20) <= 0.5)
    #expect(abs(try #require(Loudness.integrated(performance.recording)) + 20) <= 0.5)
    for point in performance.points { #expect(abs(performance.score.gain(of: point)) < 0.01) }
  }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let values: [Double?]
    var mode: SoundStyle.Mode?
    var seconds = 3.0
    var isMono = false
    var isBare = false
  }

  static let cases: [Case] = {
    var generator = SeededGenerator(seed: 40)
    let noise = generator.whiteNoise(count: 60)
    let gappy = noise.enumerated().map { $0.offset % 10 < 4 ? nil : $0.element }
    return [
      Case(testDescription: "noise", values: noise),
      Case(testDescription: "noise in mono", values: noise, isMono: true),
      Case(testDescription: "rising", values: (0..<60).map(Double.init)),
      Case(testDescription: "all low but one", values: [1] + Array(repeating: 0, count: 59)),
      Case(testDescription: "all high but one", values: [0] + Array(repeating: 1, count: 59)),
      Case(testDescription: "flat", values: Array(repeating: 3, count: 60)),
      Case(testDescription: "gaps", values: gappy),
      Case(testDescription: "notes", values: Array(noise[..<24]), mode: .discrete),
      Case(testDescription: "short notes", values: noise, mode: .discrete),
      Case(testDescription: "four notes", values: [1, 4, 2, 3], seconds: 1),
      Case(
        testDescription: "high notes", values: [0] + Array(repeating: 1, count: 20), mode: .discrete
      ),
      Case(testDescription: "a second of data alone", values: noise, seconds: 1, isBare: true),
      Case(testDescription: "one note", values: [1], seconds: 1, isBare: true),
    ]
  }()

  @Test(arguments: cases)
  func `a file of one series lies between -25 and -14 LUFS`(item: Case) throws {
    let style = (item.isBare ? SoundStyle.bare : SoundStyle()).with {
      $0.mode = item.mode
      $0.length = .seconds(item.seconds)
      $0.format = SoundFormat(sampleRate: 48_000, channelCount: item.isMono ? 1 : 2) ?? $0.format
    }
    let performance = try Performance(item.values, style: style)
    let loudness = try #require(Loudness.integrated(performance.recording))
    #expect((-25.0 ... -14).contains(loudness))
  }

  static let mixes: [(String, [[Double]])] = {
    var generator = SeededGenerator(seed: 42)
    let low = [1] + Array(repeating: 0.0, count: 59)
    let wave = (0..<60).map { Double($0 % 10) }
    let noise = (0..<4).map { _ in generator.whiteNoise(count: 60) }
    let halfLow = (0..<60).map { $0 < 20 ? 0.0 : 1 }
    return [
      ("four low", Array(repeating: low, count: 4)), ("two low", [low, low]),
      ("four waves", Array(repeating: wave, count: 4)), ("four apart", noise),
      ("low for a third", Array(repeating: halfLow, count: 4)),
      ("one of two low", [low, noise[0]]), ("notes", Array(repeating: Array(low[..<20]), count: 4)),
    ]
  }()

  private static func together(_ mix: [[Double]], _ range: PitchRange, channelCount: Int) throws
    -> Performance
  {
    let style = SoundStyle().with {
      $0.arrangement = .together
      $0.pitchRange = range
      $0.length = .seconds(3)
      $0.format = SoundFormat(sampleRate: 48_000, channelCount: channelCount) ?? $0.format
    }
    let series = try mix.enumerated().map { try Series(name: "\($0.offset)", values: $0.element) }
    return try Performance(Chart(title: "", series: series), style: style)
  }

  @Test(arguments: mixes.indices, [PitchRange.standard, .warm, .narrow])
  func `voices together are no louder than -14 LUFS`(index: Int, range: PitchRange) throws {
    for channelCount in 1...2 {
      let performance = try Self.together(Self.mixes[index].1, range, channelCount: channelCount)
      let loudness = try #require(Loudness.integrated(performance.recording))
      #expect((-25.0 ... -14).contains(loudness), "\(Self.mixes[index].0) \(loudness)")
    }
  }

  /// Voices that go apart keep the level that they had.
  @Test func `voices that go apart are lowered by nothing but their peak`() throws {
    let apart = try Self.together(Self.mixes[3].1, .standard, channelCount: 2).score
    let alike = try Self.together(Self.mixes[0].1, .standard, channelCount: 2).score
    #expect(apart.mixGain > 0.8)
    #expect(alike.mixGain < 0.7)
  }

  @Test(arguments: [0, 0.1, 0.5, 1])
  func `volume scales every sample`(volume: Double) throws {
    var generator = SeededGenerator(seed: 41)
    let chart = try Chart(generator.whiteNoise(count: 30))
    let style = SoundStyle().with { $0.length = .seconds(1) }
    let full = try Score(chart, style: style).exactRecording
    let scaled = try Score(chart, style: style.with { $0.volume = volume }).exactRecording
    let errors = zip(full.sum, scaled.sum).map { abs($0 * volume - $1) }
    #expect(try #require(errors.max()) < 1e-6)
  }
}
