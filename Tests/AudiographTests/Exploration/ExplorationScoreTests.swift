// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

@Suite struct ExplorationScoreTests {
  /// The mean of both channels of a part of a sound.
  private func mono(_ score: Score) -> [Double] {
    let sound = Sound(score)
    return stride(from: 0, to: sound.samples.count, by: 2).map {
      Double(sound.samples[$0]) + Double(sound.samples[$0 + 1])
    }
  }

  /// A point that is stepped on has the pitch and the place that it has in the chart.
  @Test func aPointSoundsAsInTheChart() throws {
    var walk = try Walks.rows((1...60).map { Double($0 * $0 % 37) })
    let whole = try Score(walk.chart)
    for index in [0, 1, 17, 58, 59] {
      walk.move(to: index)
      let score = try walk.score(of: .point)
      let event = try #require(score.events.first)
      let there = try #require(whole.events.first { $0.kind == .point && $0.index == index })
      #expect(event.frequency == there.frequency)
      #expect(score.gain(of: event) == whole.gain(of: there))
      #expect(abs(event.pan - there.pan) < 1e-12)
      #expect(score.frameCount == 4320)
      let pitch = try #require(Pitch(of: mono(score)[1100...3800], sampleRate: 48_000))
      let cents = 1200 * (log2(pitch.frequency) - log2(try #require(event.frequency)))
      #expect(abs(cents) < 3)
    }
  }

  @Test func aMissingValueIsATick() throws {
    var walk = try Walks.rows([1, nil, 2])
    walk.move(to: 1)
    let score = try walk.score(of: .point)
    #expect(score.events.map(\.kind) == [.gap])
    #expect(score.points.missing == 1)
  }

  @Test func edgesLieBelowTheLowestPitch() throws {
    let walk = try Walks.rows([1, 2])
    let (first, last) = (try walk.score(of: .edge(.first)), try walk.score(of: .edge(.last)))
    let falling = first.events.compactMap(\.frequency)
    let rising = last.events.compactMap(\.frequency)
    #expect(first.events.map(\.kind) == [.edge, .edge])
    #expect(falling == rising.reversed() && falling[0] > falling[1] && falling[0] < 220)
    #expect(abs(falling[0] / falling[1] - 1.0594630943592953) < 1e-9)
    #expect(first.frameCount == 3840)
    let pitch = try #require(Pitch(of: mono(first)[500...1500], sampleRate: 48_000))
    #expect(abs(pitch.frequency - falling[0]) < 1.5)
  }

  @Test func theGistFollowsASilence() throws {
    let walk = try Walks.year()
    let score = try walk.score(of: .gist)
    #expect(abs(score.seconds - 3.06) < 0.001)
    #expect(score.events.first?.start == 2880)
    #expect(score.events.allSatisfy { $0.kind == .point })
  }

  @Test func playsFromTheCursorOn() throws {
    var walk = try Walks.rows((1...60).map(Double.init))
    walk.move(to: 20)
    let whole = try walk.score(of: .play(isBackwards: false))
    #expect(whole.events.first?.index == 20 && whole.events.first?.start == 0)
    #expect(whole.events.last?.kind == .end)
    #expect(walk.index(heardAt: 0, of: whole) == 20)
    #expect(walk.index(heardAt: whole.frameCount, of: whole) == 59)
    _ = walk.perform(.faster)
    let faster = try walk.score(of: .play(isBackwards: false))
    #expect(faster.frameCount < whole.frameCount)
  }

  @Test func playsBackwards() throws {
    var walk = try Walks.rows([1, 2, nil, 4, 5])
    walk.move(to: 3)
    let score = try walk.score(of: .play(isBackwards: true))
    #expect(score.events.map(\.index) == [3, 2, 1, 0])
    #expect(score.events.first?.start == 0)
    #expect(zip(score.events, score.events.dropFirst()).allSatisfy { $0.end <= $1.start })
    #expect(walk.index(heardAt: score.frameCount, of: score) == 0)
  }

  /// The numbers of a bar sound on one axis, so that the highest price is never below the close.
  @Test func fieldsShareAnAxis() throws {
    var walk = try Walks.bars()
    walk.move(to: 0)
    let close = try #require(try walk.score(of: .point).events.first?.frequency)
    _ = walk.perform(.fieldDown)
    _ = walk.perform(.fieldDown)
    #expect(walk.field == .price(.high))
    let high = try #require(try walk.score(of: .point).events.first?.frequency)
    #expect(high > close)
    #expect(try walk.score(of: .play(isBackwards: false)).laws.first?.minimum == 10)
  }

  /// Every sound of every place has samples that end in silence and never clip.
  @Test func everySoundIsWhole() throws {
    for var walk in [try Walks.rows([3]), try Walks.rows([nil, 2, 2]), try Walks.two()] {
      for index in walk.chart.series[0].values.indices {
        walk.move(to: index)
        for sound in [
          ExplorationSound.point, .edge(.first), .gist, .play(isBackwards: true),
          .play(isBackwards: false),
        ] {
          let samples = Sound(try walk.score(of: sound)).samples
          #expect(samples.allSatisfy { abs($0) <= 0.708 })
          #expect(samples.last == 0)
        }
      }
    }
  }
}
