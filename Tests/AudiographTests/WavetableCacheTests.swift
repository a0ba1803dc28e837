// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct WavetableCacheTests {
  /// Scores that differ in one thing each: series, range, rate, mode, signals, values.
  private static func scores() throws -> [Score] {
    func score(
      _ values: [Double?], seriesCount: Int = 1, rate: Int = 16_000, high: Double = 1760,
      _ change: (inout SoundStyle) -> Void = { _ in }
    ) throws -> Score {
      var style = SoundStyle()
      style.length = .seconds(1)
      style.format = try #require(SoundFormat(sampleRate: rate, channelCount: 2))
      style.pitchRange = try #require(PitchRange(low: 220, high: high))
      change(&style)
      let series = try (0..<seriesCount).map { try Series(name: "S\($0)", values: values) }
      return try Score(Chart(title: "T", series: series), style: style)
    }
    let values: [Double?] = [3, 1, nil, 4, 1, 5, 9, 2, 6]
    return try [
      score(values),
      score(values),
      score(values.map { $0.map { $0 * 2 } }),
      score([2, 2, 2]),
      score(values, seriesCount: 3) { $0.arrangement = .together },
      score(values, rate: 44_100),
      score(values, high: 3000),
      score(values) { $0.mode = .discrete },
      score(values) {
        $0.marksExtremes = true
        $0.baseline = .value(3)
      },
      score(values) { $0.hasIntro = false },
    ]
  }

  private func samples(_ renderer: Renderer) -> [Float] {
    var renderer = renderer
    var samples = [Float](
      repeating: 7, count: renderer.frameCount * renderer.format.channelCount)
    var span = samples.mutableSpan
    #expect(renderer.render(into: &span) == renderer.frameCount)
    return samples
  }

  @Test func tablesOfAnotherScoreChangeNothing() throws {
    let scores = try Self.scores()
    let own = scores.map { Renderer($0) }
    for (score, alone) in zip(scores, own) {
      let expected = samples(alone)
      for other in own { #expect(samples(Renderer(score, tables: other.tables)) == expected) }
    }
  }

  @Test func tablesThatFitAreTaken() throws {
    let scores = try Self.scores()
    let first = Renderer(scores[0])
    func shares(_ score: Score) -> Bool {
      let tables = Renderer(score, tables: first.tables).tables
      return zip(first.tables.tones, tables.tones).allSatisfy { $0.bank === $1.bank }
    }
    #expect(shares(scores[1]))
    #expect(shares(scores[2]))
    #expect(!shares(scores[5]))
    #expect(!shares(scores[6]))
  }

  /// However many scores follow one another, only what the last one reads is kept.
  @Test func tablesDoNotGather() throws {
    let scores = try Self.scores()
    var tables = WavetableCache()
    for score in scores + scores { tables = Renderer(score, tables: tables).tables }
    let alone = try Renderer(#require(scores.last)).tables
    #expect(tables.tones.count == alone.tones.count)
    #expect(tables.noises.count == alone.noises.count)
  }
}
