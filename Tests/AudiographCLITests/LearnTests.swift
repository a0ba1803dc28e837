// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

@testable import AudiographCLI

/// What `learn` teaches sounds as it says, and what it asks has the answer that it takes.
@Suite struct LearnTests {
  /// What is heard of a sound, by the decoder alone.
  struct Heard {
    let left: [Double]
    let right: [Double]
    let rate: Double
    var sum: [Double] { zip(left, right).map { $0 + $1 } }

    init(_ score: Score) {
      var renderer = Renderer(score)
      let count = renderer.format.channelCount
      var samples = [Float](repeating: 0, count: renderer.frameCount * count)
      var span = samples.mutableSpan
      _ = renderer.render(into: &span)
      left = stride(from: 0, to: samples.count, by: count).map { Double(samples[$0]) }
      right = stride(from: count - 1, to: samples.count, by: count).map { Double(samples[$0]) }
      rate = Double(renderer.format.sampleRate)
    }

    /// The pitch of 20 ms around a frame, in hertz; nil for silence and noise.
    func pitch(around frame: Int) -> Double? {
      let half = Int(0.01 * rate)
      let window = sum[(frame - half)..<(frame + half)]
      guard peakLevel(of: window) > 0.003 else { return nil }
      return Pitch(of: window, sampleRate: rate)?.frequency
    }
  }

  /// The pitch that is heard in the middle of each point that has a value.
  static func pitches(_ lesson: Lesson) throws -> [Double] {
    let score = try lesson.sound.score(SoundStyle())
    let heard = Heard(score)
    return try score.events.filter { $0.kind == .point }.map { event in
      try #require(heard.pitch(around: event.start + event.length / 2))
    }
  }

  static func heard(_ lesson: Lesson) throws -> Heard {
    Heard(try lesson.sound.score(SoundStyle()))
  }

  @Test(arguments: [(Lesson.low, 220.0), (.high, 1760)])
  func anEndOfTheAxisIsItsPitch(_ lesson: Lesson, _ frequency: Double) throws {
    let heard = try Self.heard(lesson)
    #expect(heard.left.count == 48_000)
    for pitch in try Self.pitches(lesson) {
      #expect(abs(cents(from: frequency, to: pitch)) < 1)
    }
  }

  @Test func shapesAreHeardAsTheyAreCalled() throws {
    let rise = try Self.pitches(.rise)
    #expect(rise == rise.sorted() && cents(from: rise[0], to: rise[15]) > 2000)
    let fall = try Self.pitches(.fall)
    #expect(fall == fall.sorted(by: >) && cents(from: fall[15], to: fall[0]) > 2000)
    let steep = try Self.pitches(.steep)
    #expect(steep.count == 32)
    #expect(cents(from: steep[0], to: steep[23]) < cents(from: steep[24], to: steep[31]))
    let peak = try Self.pitches(.peak)
    #expect(peak.count == 32 && peak[0] < peak[8] && peak[8] < peak[15])
    #expect(peak[16] > peak[24] && peak[24] > peak[31])
    let trough = try Self.pitches(.trough)
    #expect(trough.count == 32 && trough[0] > trough[8] && trough[8] > trough[15])
    #expect(trough[16] < trough[24] && trough[24] < trough[31])
  }

  @Test func aGapIsSilentAfterItsTick() throws {
    let heard = try Self.heard(.gap)
    #expect(try Self.pitches(.gap).count == 20)
    for part in [0.45, 0.5, 0.6] {
      let middle = Int(Double(heard.left.count) * part)
      #expect(heard.sum[middle..<(middle + 480)].allSatisfy { $0 == 0 })
    }
  }

  @Test func eventsAreThoseOfACharts() throws {
    func kinds(_ lesson: Lesson) throws -> [Score.Kind] {
      try lesson.sound.score(SoundStyle()).events.map(\.kind)
    }
    #expect(try kinds(.tick).count { $0 == .tick } >= 3)
    #expect(try kinds(.crossing).filter { $0 != .point } == [.crossingUp, .crossingDown])
    #expect(try Lesson.baseline.sound.score(SoundStyle()).beds.count == 1)
    #expect(try kinds(.baseline).allSatisfy { $0 == .point })
    let both = try Lesson.twoSeries.sound.score(SoundStyle())
    #expect(both.voices.map(\.timbre) == [.standard, .pure])
    #expect(
      try kinds(.whole).filter { $0 != .point } == [.introLow, .introHigh, .end])
    // The settings of the listener hold.
    var style = SoundStyle()
    (style.pitchRange, style.timbre) = (.narrow, .soft)
    let own = try Lesson.high.sound.score(style)
    #expect(own.events[0].frequency == 660 && own.voices[0].timbre == .soft)
  }

  // MARK: - Keys

  @Test func lessonsGoOnAndBackAndEndAtTheLast() throws {
    var dialogue = LessonDialogue(SoundStyle(), english)
    #expect(try dialogue.begin().before == ["The sounds of charts; q leaves.", "low: 1 of 21."])
    #expect(try dialogue.take(.back).before == ["low: 1 of 21."])
    for _ in 1...20 { _ = try dialogue.take(.next) }
    let last = try dialogue.take(.again)
    #expect(last.before == ["shares: 21 of 21."])
    #expect(last.after.last == "That was the last sound: t begins the quiz, q leaves.")
    #expect(try dialogue.take(.next) == LearnTurn(after: [try #require(last.after.last)]))
    #expect(try dialogue.take(.other).after == ["r again, n next, b back, t quiz, q leaves."])
    #expect(try dialogue.take(.quiz).ending == .quiz)
    #expect(try dialogue.take(.leave).ending == .over)
  }

  static let keys: [(ExplorationKey, Bool, LearnKey)] = [
    (.named(.space), false, .again), ("r", true, .again), ("n", false, .next), ("n", true, .other),
    (.named(.right), false, .next), (.named(.enter), true, .next), ("b", false, .back),
    ("b", true, .choice(2)), ("a", true, .choice(1)), ("a", false, .other),
    ("3", false, .choice(3)),
    ("0", true, .other), ("²", true, .choice(2)), ("t", false, .quiz), ("t", true, .other),
    ("q", true, .leave), (.named(.escape), false, .leave), (.named(.f1), false, .other),
  ]

  @Test(arguments: keys)
  func aKeyMeansWhatItMeans(_ key: ExplorationKey, _ isAsking: Bool, _ meaning: LearnKey) {
    #expect(LearnKey(key, isAsking: isAsking) == meaning)
  }

  // MARK: - Hearing

  /// The settings that come of answers, and what was written.
  static func profile(_ answers: [LearnKey]) throws -> (turns: [LearnTurn], written: [String]) {
    var written: [String] = []
    var dialogue = HearingDialogue(SoundStyle(), path: "config.json", english) { choices in
      written = choices.map { "\($0.key.name)=\($0.value ?? "unset")" }
    }
    var turns = [try dialogue.begin()]
    for answer in answers { turns.append(try dialogue.take(answer)) }
    return (turns, written)
  }

  static let profiles: [([Int], [String])] = [
    ([1, 1, 8, 2, 1], ["mono=unset", "pitch-range=unset", "speed=unset", "timbre=unset"]),
    (
      [2, 1, 5, 1, 2, 2],
      ["mono=on", "pitch-range=220:972", "speed=0.7", "timbre=pure", "profile=unset"]
    ),
    (
      [1, 2, 1, 3, 3, 3, 1],
      ["mono=on", "pitch-range=110:440", "speed=2", "timbre=unset", "profile=unset"]
    ),
    ([1, 1, 8, 1, 1, 1, 1], ["mono=unset", "pitch-range=unset", "speed=0.5", "timbre=unset"]),
  ]

  @Test(arguments: profiles)
  func answersBecomeSettings(_ answers: [Int], _ settings: [String]) throws {
    let (turns, written) = try Self.profile(answers.map(LearnKey.choice) + [.next])
    #expect(written == settings)
    #expect(turns.last?.ending == .over)
    #expect(try Self.profile(answers.map(LearnKey.choice)).written == [])
    #expect(try Self.profile(answers.map(LearnKey.choice) + [.leave]).written == [])
    // Everything that is written is a setting of play, and together they are no contradiction.
    for (key, value) in settings.map({ $0.split(separator: "=") }).map({ ($0[0], $0[1]) })
    where value != "unset" {
      let setting = try #require(SettingKey(name: String(key)))
      #expect(try setting.checked(String(value), at: .commandLine) == value)
    }
  }

  @Test func whoHearsNothingIsToldToTurnItUp() throws {
    let (turns, written) = try Self.profile([.choice(2), .choice(2)])
    #expect(turns.last?.ending == .over && written == [])
    #expect(turns.last?.before.first?.contains("turn up the volume") == true)
  }

  @Test func eachEarHearsItsToneAlone() throws {
    let (turns, _) = try Self.profile([.choice(1), .choice(1)])
    let left = Heard(try #require(turns[0].sounds.first))
    let right = Heard(try #require(turns[1].sounds.first))
    #expect(peakLevel(of: left.right[...]) == 0 && peakLevel(of: right.left[...]) == 0)
    for samples in [left.left, right.right] {
      // No louder than a chart may be.
      #expect((0.05...0.708).contains(peakLevel(of: samples[...])))
    }
    let rising = try #require(turns[2].sounds.first)
    let notes = HeardNote.all(
      in: Recording(sampleRate: 48_000, channels: [Heard(rising).left, Heard(rising).right]))
    let pitches = notes.compactMap { $0.pitch?.frequency }
    #expect(pitches.count == HearingDialogue.tones.count)
    for (pitch, tone) in zip(pitches, HearingDialogue.tones) {
      #expect(abs(cents(from: Double(tone), to: pitch)) < 3, "\(tone)")
    }
  }
}
