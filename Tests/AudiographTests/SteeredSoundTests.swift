// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// Sounds that go elsewhere while they are heard, and what finds the place.
@Suite struct SteeredSoundTests {
  /// Gaps, extremes and a baseline, so that tones and noises of all kinds sound.
  private func score(
    speed: Double = 1, count: Int = 40, channelCount: Int = 2,
    _ change: (inout SoundStyle) -> Void = { _ in }
  ) throws -> Score {
    let values = (0..<count).map { index -> Double? in
      index % 9 == 4 ? nil : Double((index * 7) % 11)
    }
    var style = SoundStyle()
    style.speed = speed
    style.baseline = .mean
    style.marksExtremes = true
    style.hasTicks = true
    style.format = try #require(SoundFormat(sampleRate: 48_000, channelCount: channelCount))
    change(&style)
    return try Score(Chart(Series("A", values)), style: style)
  }

  private func rest(of source: some FrameSource, block: Int = 4096) -> [Int16] {
    var source = source
    var buffer = [Int16](repeating: 0, count: block * source.format.channelCount)
    var all: [Int16] = []
    while true {
      var span = buffer.mutableSpan
      let count = source.render(into: &span)
      guard count > 0 else { return all }
      all += buffer[0..<count * source.format.channelCount]
    }
  }

  private func pull(_ source: inout some FrameSource, _ frameCount: Int) -> [Int16] {
    var all: [Int16] = []
    while all.count < frameCount * source.format.channelCount {
      var buffer = [Int16](
        repeating: 0,
        count: min(480, frameCount - all.count / source.format.channelCount)
          * source.format.channelCount)
      var span = buffer.mutableSpan
      let count = source.render(into: &span)
      guard count > 0 else { return all }
      all += buffer[0..<count * source.format.channelCount]
    }
    return all
  }

  // MARK: - Skipping

  /// From any frame on every sample is what it would have been.
  @Test(arguments: [SoundStyle.Mode.continuous, .discrete], [1, 2])
  func skippingIsExact(_ mode: SoundStyle.Mode, _ channelCount: Int) throws {
    let score = try score(channelCount: channelCount) { $0.mode = mode }
    let whole = rest(of: Renderer(score))
    let places = [0, 1, 63, 2047, 2048, 2049, 4096, 30_001, 131_072, score.frameCount / 2]
    for place in places + [score.frameCount - 1, score.frameCount, score.frameCount + 9] {
      var renderer = Renderer(score)
      renderer.skip(to: place)
      #expect(renderer.position == min(place, score.frameCount))
      #expect(rest(of: renderer)[...] == whole.dropFirst(place * channelCount), "\(place)")
    }
  }

  @Test func skippingGoesOnFromWhereItIs() throws {
    let score = try score()
    let whole = rest(of: Renderer(score))
    var renderer = Renderer(score)
    for place in [100, 1000, 5000, 5001, 90_000] {
      _ = pull(&renderer, 7)
      renderer.skip(to: place)
    }
    renderer.skip(to: 3)
    #expect(renderer.position == 90_000)
    #expect(rest(of: renderer)[...] == whole.dropFirst(90_000 * 2))
  }

  // MARK: - Going elsewhere

  /// What is not steered is the sound itself.
  @Test func plainSoundIsTheSound() throws {
    let score = try score()
    #expect(rest(of: SteeredSound(score), block: 480) == rest(of: Renderer(score), block: 480))
  }

  /// 10 ms fade out, 10 ms fade in, and everything else is the sound from there on.
  @Test(arguments: [480, 4096], [0, 5, 100_000])
  func goesElsewhere(block: Int, to place: Int) throws {
    let score = try score()
    let whole = rest(of: Renderer(score))
    var sound = SteeredSound(score)
    #expect(pull(&sound, 48_000)[...] == whole.prefix(96_000))
    #expect(sound.place(afterHearing: 45_000) == 45_000)
    sound.go(to: place)
    #expect(sound.isToGoOn)
    #expect(sound.place(afterHearing: 45_000) == place)
    let after = rest(of: sound, block: block)
    #expect(!sound.isToGoOn)
    #expect(sound.place(afterHearing: 48_480 + 1000) == place + 1000)
    #expect(after.count == (480 + score.frameCount - place) * 2)
    for index in 0..<960 {
      #expect(abs(after[index]) <= abs(whole[96_000 + index]))
      if place > 0 { #expect(abs(after[960 + index]) <= abs(whole[place * 2 + index])) }
    }
    #expect(after[958...959].allSatisfy { $0 == 0 })
    let fade = place == 0 ? 0 : 960
    #expect(after.dropFirst(960 + fade) == whole.dropFirst(place * 2 + fade))
  }

  /// Of several wishes the last counts, also after the end, and at the end the sound is over.
  @Test func theLastWishCounts() throws {
    let score = try score()
    var sound = SteeredSound(score, from: 1000)
    _ = pull(&sound, 480)
    sound.go(to: 50_000)
    sound.go(to: score.frameCount)
    #expect(sound.frameCount == 480 + score.frameCount - 1480)
    #expect(rest(of: sound).count == 960)
    #expect(sound.hasBeenPulled)
    sound.go(to: score.frameCount - 100)
    #expect(rest(of: sound).count == 200)
  }

  @Test func goesOnAtAnotherSpeed() throws {
    let (slow, quick) = (try score(), try score(speed: 2))
    var sound = SteeredSound(slow)
    _ = pull(&sound, 96_000)
    let place = quick.frame(matching: 96_000, of: slow)
    sound.go(to: place, of: quick)
    let after = rest(of: sound)
    #expect(after.dropFirst(1920) == rest(of: Renderer(quick)).dropFirst(place * 2 + 960))
  }

  /// A short sound in between: 10 ms of fading, the sound, and then the rest from where it was.
  @Test(arguments: [480, 4096])
  func aSoundInBetween(block: Int) throws {
    let score = try score()
    let whole = rest(of: Renderer(score))
    let edge = try #require(score.edge(SoundStyle()))
    #expect(edge.frameCount == 3840)
    #expect(edge.events.map(\.kind) == [.edge, .edge])
    var sound = SteeredSound(score)
    #expect(pull(&sound, 48_000)[...] == whole.prefix(96_000))
    sound.interject(edge)
    let after = rest(of: sound, block: block)
    #expect(after.count == (3840 + score.frameCount - 48_000) * 2)
    #expect(after[958...959].allSatisfy { $0 == 0 })
    #expect(Array(after[960..<960 + 7680]) == rest(of: Renderer(edge)))
    #expect(after.dropFirst(960 + 7680 + 960) == whole.dropFirst(96_000 + 960 + 960))
    #expect(sound.place(afterHearing: 48_480 + 1000) == 48_480)
    #expect(sound.place(afterHearing: 48_480 + 3840 + 1000) == 49_480)
  }

  /// What is asked for while it is heard comes after it.
  @Test func goesElsewhereAfterASoundInBetween() throws {
    let score = try score()
    let whole = rest(of: Renderer(score))
    let edge = try #require(score.edge(SoundStyle()))
    var sound = SteeredSound(score)
    _ = pull(&sound, 480)
    sound.interject(edge)
    _ = pull(&sound, 960)
    sound.go(to: 0)
    let after = rest(of: sound)
    #expect(after.suffix(whole.count) == whole[...])
    #expect(sound.hasBeenPulled)
  }

  // MARK: - Places

  /// The same point is heard, as far into it.
  @Test(arguments: [0.25, 0.5, 1.3, 4], [1, 2, 3, 40, 2000])
  func placesMatch(_ speed: Double, _ count: Int) throws {
    let score = try score(count: count)
    let other = try self.score(speed: speed, count: count)
    for event in score.events where event.kind == .point || event.kind == .gap {
      let (series, index) = (try #require(event.series), try #require(event.index))
      let middle = event.start + event.length / 2
      let place = other.frame(matching: middle, of: score)
      let found = try #require(other.point(at: place))
      #expect(found.index == other.point(atOrBefore: index, of: series)?.index)
      if found.index == index {
        #expect(abs(place - found.start - found.length / 2) <= 1)
      }
    }
    let intro = try #require(score.events.first { $0.kind == .introHigh })
    #expect(other.frame(matching: intro.start + 5, of: score) == intro.start + 5)
    #expect(other.frame(matching: 0, of: score) == 0)
    #expect(other.frame(matching: score.frameCount, of: score) <= other.frameCount)
    let end = try #require(score.events.first { $0.kind == .end })
    let otherEnd = try #require(other.events.first { $0.kind == .end })
    #expect(other.frame(matching: end.start, of: score) == otherEnd.start)
  }

  @Test func pointsAreFound() throws {
    let series = [try Series("A", [1, 2]), try Series("B", [3, 4, 5])]
    let score = try Score(Chart(title: "", series: series))
    let starts = score.events.filter { $0.kind == .point }.map(\.start)
    #expect(score.point(at: 0)?.index == 0)
    #expect(starts.map { score.point(at: $0)?.index } == [0, 1, 0, 1, 2])
    #expect(score.point(at: .max)?.series == 1)
    #expect(score.dataFrames.lowerBound == starts.first)
    #expect(score.dataFrames.upperBound < score.frameCount)
  }
}
