// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

/// What a live value sounds like.
@Suite struct LiveSoundsTests {
  static let law = PitchLaw(
    scale: .linear, range: .standard, minimum: 0, maximum: 100, isInverted: false, notes: nil)

  @Test func aMoveHoldsTheOldValueGlidesAndHoldsTheNew() throws {
    let score = Score(moveFrom: 0, to: 100, on: Self.law, style: SoundStyle(), named: "x")
    #expect(score.frameCount == 14_400)
    #expect(score.events.map(\.kind) == [.point])
    let event = try #require(score.events.first)
    #expect(event.frequency == 1760)
    #expect(event.origin?.frequency == 220)
    #expect(event.value == 100)
    var schedule = VoiceSchedule(score, WavetableCache())
    #expect(schedule.voices.count == 1)
    let unit = 0x1p32 / 48_000
    let heard = schedule.segments.map { segment in
      "\(segment.start)-\(segment.end): "
        + [segment.pitch.first, segment.pitch.last].map { "\(Int((exp2($0) / unit).rounded()))" }
        .joined(separator: " to ")
    }
    #expect(
      heard == ["0-4800: 220 to 220", "4800-9600: 220 to 1760", "9600-14400: 1760 to 1760"])
    schedule = VoiceSchedule(
      Score(moveFrom: 40, to: 40, on: Self.law, style: SoundStyle(), named: "x"), WavetableCache())
    #expect(Set(schedule.segments.flatMap { [$0.pitch.first, $0.pitch.last] }).count == 1)
  }

  @Test func aValueOutsideTheAxisSoundsAtItsEnd() throws {
    let score = Score(moveFrom: -50, to: 500, on: Self.law, style: SoundStyle(), named: "x")
    #expect(score.events.first?.frequency == 1760)
    #expect(score.events.first?.origin?.frequency == 220)
    #expect(score.points.clipped == 1)
  }

  @Test(arguments: [true, false])
  func anAlertIsThreeNotes(_ isRising: Bool) {
    let score = Score(alertRising: isRising, on: Self.law, style: SoundStyle())
    let pitches = [700.0, 880, 1109]
    #expect(score.events.map(\.frequency) == (isRising ? pitches : pitches.reversed()))
    #expect(score.events.map(\.start) == [0, 3360, 6720])
    #expect(score.events.allSatisfy { $0.length == 3360 && $0.level == 6 && $0.kind == .alert })
    #expect(score.frameCount == 10_080)
  }

  @Test func waitingIsASoftNoise() {
    let score = Score(waitingWith: SoundStyle())
    #expect(score.frameCount == 1920)
    #expect(score.events.map(\.level) == [-30])
  }

  @Test func whatFollowsComesAfterASilence() {
    let alert = Score(alertRising: true, on: Self.law, style: SoundStyle())
    let move = Score(moveFrom: 1, to: 2, on: Self.law, style: SoundStyle(), named: "x")
    let both = alert.followed(by: move)
    #expect(both.frameCount == 10_080 + 2400 + 14_400)
    #expect(both.events.map(\.start) == [0, 3360, 6720, 12_480])
    #expect(both.points.heard == 1)
  }

  @Test func anAxisBeginsAroundAValueAndOnlyGrows() {
    var axis = LiveAxis(around: 100)
    #expect([axis.minimum, axis.maximum] == [95, 105])
    let steps: [(value: Double, grows: Bool, minimum: Double, maximum: Double)] = [
      (95, false, 95, 105), (105, false, 95, 105), (.nan, false, 95, 105), (115, true, 95, 125),
      // Values that are all positive keep an axis that is.
      (90, true, 72.5, 125), (1, true, 0.5, 125), (-1, true, -64, 125),
    ]
    for step in steps {
      let grows = axis.include(step.value)
      #expect(grows == step.grows)
      #expect([axis.minimum, axis.maximum] == [step.minimum, step.maximum], "\(step.value)")
    }
    for value in [0, -3, 1e300, -1e300, Double.greatestFiniteMagnitude] {
      var axis = LiveAxis(around: value)
      _ = axis.include(-value)
      _ = axis.include(.greatestFiniteMagnitude)
      _ = axis.include(-.greatestFiniteMagnitude)
      #expect(axis.minimum.isFinite && axis.maximum.isFinite && axis.minimum < axis.maximum)
    }
  }
}
