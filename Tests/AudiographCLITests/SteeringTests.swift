// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import AudiographCLI

/// What keys do to a chart that is heard.
@Suite struct SteeringTests {
  private let chart: Chart

  init() throws { chart = Chart(try Series("A", (0..<50).map { Double(($0 * 7) % 11) })) }

  private func steering(_ standing: Steering.Standing = .alone) throws -> Steering {
    Steering(chart, try Score(chart), style: SoundStyle(), standing: standing)
  }

  static let keys: [(KeyDecoder.Key, PlayKey?)] = [
    (.key(.named(.space)), .pause), (.key(.named(.left)), .back),
    (.key(.named(.right)), .forward), (.key(.named(.home)), .home), (.key("x"), .slower),
    (.key("X"), .faster), (.key("q"), .stop), (.key(.named(.escape)), .stop),
    (.key(.named(.enter)), .explore), (.key("]"), .next), (.key("["), .previous),
    (.key("E"), .reading), (.key("h"), .help), (.key("?"), .help), (.key("i"), .describe),
    (.key("a"), nil), (.key("Q"), nil), (.end, .stop), (.interrupt, nil), (.deleteWord, nil),
  ]

  @Test(arguments: keys)
  func keysMeanWhatIsDocumented(_ key: KeyDecoder.Key, _ meaning: PlayKey?) {
    #expect(PlayKey(key) == meaning)
  }

  /// Another reading needs a table that has one; elsewhere the key does nothing.
  @Test(arguments: [true, false])
  func endsForAnotherReading(_ hasReadings: Bool) throws {
    let steering = Steering(
      chart, try Score(chart), style: SoundStyle(), hasReadings: hasReadings)
    steering.press(.reading)
    #expect(steering.ending == (hasReadings ? .reading : nil))
  }

  @Test func tenthsAndHome() throws {
    let steering = try steering()
    let data = steering.score.dataFrames
    #expect(steering.frame == 0)
    steering.press(.back)
    #expect(steering.frame == 0)
    steering.press(.forward)
    #expect(steering.frame == data.lowerBound + data.count / 10)
    steering.press(.forward)
    steering.press(.back)
    #expect(steering.frame == data.lowerBound + data.count / 10)
    for _ in 0..<12 { steering.press(.forward) }
    #expect(steering.frame == data.upperBound)
    #expect(steering.point?.index == 49)
    steering.press(.home)
    #expect(steering.frame == 0)
    #expect(steering.point?.index == 0)
    #expect(!steering.breaksOff && steering.ending == nil)
  }

  @Test func pausesWhereItIs() throws {
    let steering = try steering()
    _ = steering.begin()
    steering.hear(100_000)
    #expect(!steering.breaksOff)
    steering.press(.pause)
    #expect(steering.breaksOff && steering.isPaused)
    steering.end(afterHearing: 101_000, isFinished: false)
    #expect(steering.frame == 101_000)
    #expect(steering.ending == nil)
    steering.press(.back)
    let place = steering.frame
    #expect(place < 101_000)
    steering.press(.pause)
    #expect(!steering.isPaused)
    let sound = steering.begin()
    #expect(sound.place(afterHearing: 480) == place + 480)
  }

  @Test func finishesOnlyWhereNothingWasAskedFor() throws {
    let steering = try steering()
    let first = steering.begin()
    steering.end(afterHearing: first.frameCount, isFinished: true)
    #expect(steering.ending == .finished)
    let other = try self.steering()
    let sound = other.begin()
    other.hear(sound.frameCount)
    other.press(.home)
    other.end(afterHearing: sound.frameCount, isFinished: true)
    #expect(other.ending == nil)
    #expect(other.frame == 0)
  }

  /// Two presses double or halve the speed, within the limits, and the point stays.
  @Test func speedKeepsThePlace() throws {
    let steering = try steering()
    for _ in 0..<5 { steering.press(.forward) }
    let (length, point) = (steering.score.dataFrames.count, steering.point?.index)
    for _ in 0..<2 { steering.press(.faster) }
    #expect(abs(steering.score.dataFrames.count - length / 2) <= 50)
    #expect(steering.point?.index == point)
    for _ in 0..<9 { steering.press(.faster) }
    #expect(abs(steering.score.dataFrames.count - length / 4) <= 50)
    for _ in 0..<20 { steering.press(.slower) }
    #expect(abs(steering.score.dataFrames.count - length * 4) <= 50)
    #expect(steering.point?.index == point)
  }

  @Test func neighboursAreOfLists() throws {
    let alone = try steering()
    alone.press(.next)
    alone.press(.previous)
    #expect(alone.ending == nil)
    #expect(alone.takeAside() == nil)
    let listed = try steering(.amongOthers)
    listed.press(.next)
    #expect(listed.ending == .next)
    listed.press(.stop)
    #expect(listed.ending == .stopped)
    // After the last one nothing comes, which is said.
    let last = try steering(.last)
    last.press(.next)
    #expect(last.ending == nil && last.breaksOff)
    #expect(last.takeAside() == .last)
    #expect(last.takeAside() == nil && !last.breaksOff)
    last.press(.previous)
    #expect(last.ending == .previous)
  }

  /// What is to be said is said before the sound is over, and it goes on where it was.
  @Test(arguments: [(PlayKey.help, Steering.Aside.help), (.describe, .description)])
  func asksToBeTold(_ key: PlayKey, _ aside: Steering.Aside) throws {
    let steering = try steering()
    let sound = steering.begin()
    steering.hear(100_000)
    steering.press(key)
    #expect(steering.breaksOff)
    steering.end(afterHearing: sound.frameCount, isFinished: true)
    #expect(steering.ending == nil)
    #expect(steering.takeAside() == aside)
    #expect(!steering.breaksOff)
  }

  /// A key that does nothing is heard: 80 ms and a fade longer, and nothing of the chart is lost.
  @Test func aKeyThatDoesNothingIsHeard() throws {
    let steering = try steering()
    let sound = steering.begin()
    let length = sound.frameCount
    steering.press(nil)
    #expect(sound.frameCount == length + 3840)
    // A second one at once is no second sound.
    steering.press(.next)
    #expect(sound.frameCount == length + 3840)
    #expect(!steering.breaksOff && steering.ending == nil)
  }
}
