// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

/// Room for words in a score, and words in its sound.
@Suite struct SpokenScoreTests {
  static let values: [[Double?]] = [
    [3, 1, nil, nil, 4, 1, 5, 9, 2, 6, 5, nil, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, 4, 6, 2, 6],
    [5], [5, 5, 5], [1, 2], [nil, 4, 2, nil], [-1e300, 1e300, 0],
  ]

  private func score(_ values: [[Double?]], _ style: SoundStyle = SoundStyle()) throws -> (
    Chart, Score
  ) {
    let series = try values.enumerated().map { try Series(name: "S\($0)", values: $1) }
    let chart = try Chart(title: "Test", series: series)
    return (chart, try Score(chart, style: style))
  }

  /// A score whose sentences last from 0.2 seconds on.
  private func spoken(
    _ chart: Chart, _ plain: Score, narrates: Bool = false, in language: Language = .english
  ) -> Score {
    let parts = plain.spokenParts(of: chart, in: language, endPhrase: "Over.", narrates: narrates)
    let rate = plain.format.sampleRate
    return plain.speaking(
      parts.enumerated().map { ($1, rate / 5 + 100 * $0) }, loudness: -18)
  }

  @Test(arguments: values, Language.allCases)
  func wordsAndSoundsAreApartAndComplete(_ values: [Double?], _ language: Language) throws {
    var style = SoundStyle()
    style.hasTicks = true
    style.marksExtremes = true
    style.baseline = .mean
    let (chart, plain) = try score([values], style)
    for narrates in [false, true] {
      let score = spoken(chart, plain, narrates: narrates, in: language)
      #expect(score.events.count == plain.events.count)
      #expect(score.points == plain.points && score.laws == plain.laws)
      let changes = zip(score.events, plain.events).map { $0.start - $1.start }
      #expect(changes == changes.sorted() && (changes.first ?? 0) > 0)
      #expect(zip(score.events, plain.events).allSatisfy { $0.pitch == $1.pitch })
      for sentence in score.speech {
        let frames = sentence.start..<sentence.end
        #expect(!score.events.contains { ($0.start..<$0.end).overlaps(frames) })
        #expect(!score.beds.contains { ($0.start..<$0.end).overlaps(frames) })
      }
      #expect(
        zip(score.speech, score.speech.dropFirst()).allSatisfy { $0.end < $1.start })
      #expect((score.speech.last?.end ?? 0) < score.frameCount)
      let length = score.beds.reduce(0) { $0 + $1.end - $1.start }
      #expect(length == plain.beds.reduce(0) { $0 + $1.end - $1.start })
    }
  }

  /// However fast the voice: every word once and in order, and landmarks only where nothing is spoken.
  @Test(arguments: values, Language.allCases)
  func captionsHoldEveryWord(_ values: [Double?], _ language: Language) throws {
    let (chart, plain) = try score([values, values.reversed()])
    let parts = plain.spokenParts(of: chart, in: language, endPhrase: "Over.", narrates: true)
    let rate = plain.format.sampleRate
    for length in [rate / 20, rate / 2, 3 * rate, 30 * rate] {
      let score = plain.speaking(parts.map { ($0, length) }, loudness: -18)
      let spoken = Captions([], of: score).cues
      #expect(
        spoken.flatMap(\.lines).joined(separator: " ").split(separator: " ")
          == score.speech.map(\.text).joined(separator: " ").split(separator: " "))
      let landmarks = score.landmarks(of: chart, in: language)
      let all = Captions(landmarks, of: score).cues
      let found = all.filter { cue in spoken.contains { $0.start == cue.start } }
      #expect(found.map(\.lines) == spoken.map(\.lines))
      #expect(zip(all, all.dropFirst()).allSatisfy { $0.end == $1.start })
      #expect(all.last?.end == score.frameCount)
      // A voice that takes the time of a reader leaves it to captions.
      guard score.speech.allSatisfy({ $0.text.count * rate < 20 * $0.length }) else { continue }
      for cue in all {
        #expect(Double(cue.end - cue.start) >= Double(rate), "\(cue)")
        #expect(cue.lines.joined(separator: " ").count * rate <= 20 * (cue.end - cue.start))
      }
    }
  }

  /// A fast voice is read as fast: no caption is far from its words, and none shorter than a second.
  @Test(arguments: [20, 25, 30, 40], [nil, Language.german])
  func captionsKeepUpWithAFastVoice(_ characters: Int, _ language: Language?) throws {
    let values: [Double?] = [5, 9, 3, 2, 8, 6, 7, 4, 5, 9, 3, 2, 8]
    let (chart, plain) = try score([values, values.reversed()])
    let parts = plain.spokenParts(
      of: chart, in: language ?? .english, endPhrase: "Over.", narrates: true)
    let rate = plain.format.sampleRate
    let score = plain.speaking(parts.map { ($0, $0.text.count * rate / characters) }, loudness: -18)
    let cues = Captions([], of: score).cues
    for cue in cues { #expect(cue.end - cue.start >= rate, "\(cue)") }
    for sentence in score.speech {
      let first = try #require(cues.first { sentence.text.hasPrefix($0.lines[0]) })
      let seconds = Double(first.start - sentence.start) / Double(rate)
      #expect(abs(seconds) <= 1.5, "\(characters): \(sentence.text) \(seconds)")
    }
  }

  @Test func sentencesStandWhereTheyBelong() throws {
    let (chart, plain) = try score([[5, 9, 3, 2, 8, 6, 7, 4, 5, 9, 3, 2, 8]])
    let score = spoken(chart, plain)
    #expect(
      score.speech.map(\.kind) == [.title, .low, .high, .description, .description, .end])
    #expect(score.speech.map(\.text).prefix(3) == ["Test, 13 points.", "Low 2.", "High 9."])
    let low = try #require(score.events.first { $0.kind == .introLow })
    let high = try #require(score.events.first { $0.kind == .introHigh })
    let end = try #require(score.events.first { $0.kind == .end })
    #expect(score.speech[1].end + 12_000 == low.start)
    #expect(low.end < score.speech[2].start && score.speech[2].end + 12_000 == high.start)
    #expect(end.end < score.speech[3].start)
  }

  @Test func everyLegIsToldBeforeItIsHeard() throws {
    let (chart, plain) = try score([[1, 2, 4, 6, 9, 7, 5, 3, 2, 4, 6, 8]])
    let score = spoken(chart, plain, narrates: true)
    let legs = score.speech.filter { $0.kind == .leg }
    #expect(
      legs.map(\.text) == [
        "It rose 800 percent to 9 at point 5, its highest.", "It fell 78 percent to 2 at point 9.",
        "It rose 300 percent to 8 at point 12.",
      ])
    let next = legs.map { leg in
      score.events.first { $0.kind == .point && $0.start > leg.end }?.index
    }
    #expect(next == [0, 5, 9])
  }

  @Test func eachOfSeveralSeriesIsNamed() throws {
    let (chart, plain) = try score([[1, 2, 3], [3, 2, 1]])
    let names = spoken(chart, plain).speech.filter { $0.kind == .series }
    #expect(names.map(\.text) == ["S0.", "S1."])
    let candles = plain.spokenParts(of: chart).map(\.kind)
    #expect(candles.first == .title && candles.last == .description)
  }

  @Test func withoutIntroTheEndsAreNotTold() throws {
    var style = SoundStyle()
    style.hasIntro = false
    let (chart, plain) = try score([[1, 2, 3]], style)
    #expect(spoken(chart, plain).speech.map(\.kind) == [.title, .description, .end])
  }

  @Test func manifestAndCaptionsHaveItsTimes() throws {
    let (chart, plain) = try score([[5, 9, 3, 2, 8, 6, 7]])
    #expect(!plain.manifest.contains("speech"))
    let score = spoken(chart, plain)
    #expect(
      score.manifest.contains(
        #"],"speech":[{"kind":"title","series":null,"time":0.1,"duration":0.2,"text":"Test, 7 points."}"#
      ))
    let landmarks = score.landmarks(of: chart)
    for sentence in score.speech {
      #expect(landmarks.contains { $0.frame == sentence.start && $0.text == sentence.text })
    }
    let highest = try #require(score.events.first { $0.value == 9 })
    #expect(landmarks.first { $0.kind == .maximum }?.frame == highest.start)
    #expect(landmarks.filter { [.low, .high, .title].contains($0.kind) }.count == 3)
  }

  @Test func tonesAreAsLoudAsSpeechWithinTheLimits() throws {
    let (chart, plain) = try score([[5, 9, 3, 2, 8, 6, 7]])
    let parts = plain.spokenParts(of: chart).map { ($0, 4800) }
    let soft = plain.speaking(parts, loudness: -26)
    #expect(abs(decibels(powerRatio: soft.mixGain * soft.mixGain) + 6) < 1e-9)
    let loud = plain.speaking(parts, loudness: 20)
    #expect(loud.mixGain > 1)
    #expect(TruePeak.decibels(Recording(Sound(loud))) < -3)
  }

  @Test(arguments: [1, 2])
  func blocksOfAnySizeGiveTheSameSamples(_ channelCount: Int) throws {
    var style = SoundStyle()
    style.format = try #require(SoundFormat(sampleRate: 8000, channelCount: channelCount))
    style.length = .seconds(0.7)
    let (chart, plain) = try score([[3, 1, 4, 1, 5]], style)
    let score = spoken(chart, plain)
    let samples = score.speech.map { sentence in
      (0..<sentence.length).map { Float($0 % 19) / 40 }
    }
    let whole = rendered(SpokenSound(Renderer(score), score, samples: samples), frames: 1 << 20)
    for frames in [1, 7, 64, 4096] {
      let sound = SpokenSound(Renderer(score), score, samples: samples)
      #expect(rendered(sound, frames: frames) == whole, "\(frames)")
    }
    let tones = rendered(Renderer(score), frames: 4096)
    #expect(whole.count == tones.count)
    let spoken = Set(score.speech.flatMap { Array($0.start..<$0.end) })
    for frame in 0..<score.frameCount where !spoken.contains(frame) {
      #expect(whole[frame * channelCount] == tones[frame * channelCount])
    }
    let sentence = score.speech[1]
    let gain = SpokenSound.channelGain(score.format)
    let expected = Double(samples[1][18] * gain) * 32767
    let heard = Double(whole[(sentence.start + 18) * channelCount])
    #expect(abs(heard - expected) <= 0.5)
  }

  private func rendered(_ source: some FrameSource, frames: Int) -> [Int16] {
    var source = source
    var all: [Int16] = []
    var block = [Int16](repeating: 0, count: frames * source.format.channelCount)
    while true {
      var span = block.mutableSpan
      let count = source.render(into: &span)
      guard count > 0 else { return all }
      all += block.prefix(count * source.format.channelCount)
    }
  }
}

extension Recording {
  fileprivate init(_ sound: Sound) {
    self.init(
      interleaved: sound.samples.map(Double.init), channelCount: sound.format.channelCount,
      sampleRate: Double(sound.format.sampleRate))
  }
}
