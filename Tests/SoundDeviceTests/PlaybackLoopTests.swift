// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import Testing
import TestSupport

@testable import SoundDevice

@Suite struct PlaybackLoopTests {
  private typealias Loop = PlaybackLoop<CountingSound, Int16>

  private func play(
    _ sound: CountingSound, on device: inout SimulatedDevice, isInterrupted: () -> Bool = { false }
  ) throws(PlaybackError) -> Playback {
    var loop = Loop(
      sound, deviceName: "simulated", channelCount: sound.format.channelCount,
      bufferFrameCount: device.bufferFrameCount)
    return try loop.run(on: &device, isInterrupted: isInterrupted)
  }

  struct Fault: CustomTestStringConvertible {
    var testDescription: String
    var answers: [SimulatedDevice.Answer]
    var underrunCount = 0
  }

  static let faults = [
    Fault(testDescription: "none", answers: []),
    Fault(testDescription: "few frames at a time", answers: (0..<900).map { .take($0 % 17 + 1) }),
    Fault(
      testDescription: "full", answers: [.fail(EAGAIN), .take(5), .fail(EAGAIN), .fail(EAGAIN)]),
    Fault(testDescription: "signal", answers: [.fail(EINTR), .take(9), .fail(EINTR)]),
    Fault(testDescription: "nothing taken", answers: [.take(0), .take(0), .take(3)]),
    Fault(testDescription: "underrun at once", answers: [.fail(EPIPE)], underrunCount: 1),
    Fault(
      testDescription: "underruns", answers: [.take(480), .fail(EPIPE), .take(100), .fail(EPIPE)],
      underrunCount: 2),
    Fault(testDescription: "sleep", answers: [.take(480), .take(77), .fail(ESTRPIPE)]),
  ]

  /// Every frame is heard once and in order.
  @Test(arguments: faults, [0, 1, 2, 479, 480, 481, 10_000])
  func everyFrameOnce(fault: Fault, frameCount: Int) throws {
    for channelCount in 1...2 {
      let sound = CountingSound(frameCount: frameCount, channelCount: channelCount)
      var device = SimulatedDevice(channelCount: channelCount)
      device.answers = fault.answers
      let playback = try play(sound, on: &device)
      let heard = device.heard
      #expect(firstDifference(heard, sound.numbers) == nil)
      #expect(playback.ending == .finished)
      #expect(playback.frameCount == frameCount)
      if frameCount == 10_000 { #expect(playback.underrunCount == fault.underrunCount) }
      let wait = device.largestWaitMilliseconds
      #expect(wait <= 10)
    }
  }

  /// What was heard is told in order, never ahead of the ear, and to the end.
  @Test(arguments: [1, 480, 30_000])
  func tellsWhatWasHeard(frameCount: Int) throws {
    let sound = CountingSound(frameCount: frameCount, channelCount: 1)
    var device = SimulatedDevice()
    var told: [Int] = []
    var loop = Loop(
      sound, deviceName: "simulated", channelCount: 1, bufferFrameCount: device.bufferFrameCount)
    _ = try loop.run(on: &device, heard: { told.append($0) }, isInterrupted: { false })
    #expect(told == told.sorted())
    #expect(told.last == frameCount)
    if frameCount == 30_000 { #expect(told.count > 30) }
  }

  @Test(
    arguments: [
      (ENODEV, PlaybackError.noSuchDevice(device: "simulated")),
      (EBUSY, .busy(device: "simulated")), (EACCES, .notPermitted(device: "simulated")),
      (EINVAL, .unsupportedConfiguration(device: "simulated")),
      (EIO, .system(device: "simulated", code: EIO, reason: "Input/output error")),
    ])
  func lastingFaults(code: Int32, expected: PlaybackError) {
    var device = SimulatedDevice()
    device.answers = [.take(100), .fail(code)]
    do {
      _ = try play(CountingSound(frameCount: 5000), on: &device)
      Issue.record("the fault was passed over")
    } catch {
      #expect(error == expected)
    }
  }

  @Test(arguments: [[], [EAGAIN, EAGAIN, 0], [ENOSYS]])
  func wakesAfterSleep(answers: [Int32]) throws {
    var device = SimulatedDevice()
    device.answers = [.take(480), .take(480), .fail(ESTRPIPE)]
    device.resumeAnswers = answers
    let sound = CountingSound(frameCount: 20_000)
    let playback = try play(sound, on: &device)
    let heard = device.heard
    #expect(firstDifference(heard, sound.numbers) == nil)
    #expect(playback.underrunCount == 0)
    let (resumes, prepares) = (device.resumeCount, device.prepareCount)
    #expect(resumes == max(1, answers.count))
    #expect(prepares == (answers == [ENOSYS] ? 1 : 0))
  }

  @Test(arguments: [EAGAIN, EINTR])
  func givesUpOnDeviceThatTakesNothing(code: Int32) {
    var device = SimulatedDevice()
    device.answers = Array(repeating: .fail(code), count: 5000)
    do {
      _ = try play(CountingSound(frameCount: 100), on: &device)
      Issue.record("it would have waited for ever")
    } catch {
      #expect(error == .stalled(device: "simulated", seconds: 10))
    }
  }

  @Test func givesUpOnDeviceThatNeverEnds() {
    var device = SimulatedDevice()
    device.isEndless = true
    do {
      _ = try play(CountingSound(frameCount: 100), on: &device)
      Issue.record("it would have waited for ever")
    } catch {
      #expect(error == .stalled(device: "simulated", seconds: 10))
    }
  }

  @Test func endsWhereTheDelayNeverDoes() throws {
    var device = SimulatedDevice()
    device.constantDelay = 4800
    let sound = CountingSound(frameCount: 9000)
    #expect(try play(sound, on: &device).ending == .finished)
    let heard = device.heard
    #expect(firstDifference(heard, sound.numbers) == nil)
  }

  /// The device has 100 ms of sound when it is interrupted after half a second.
  @Test(arguments: [1, 2])
  func interruptionFades(channelCount: Int) throws {
    let sound = CountingSound(frameCount: 480_000, channelCount: channelCount)
    var device = SimulatedDevice(channelCount: channelCount)
    var questions = 0
    let playback = try play(sound, on: &device) {
      questions += 1
      return questions > 60
    }
    let heard = device.heard
    let frames = heard.count / channelCount
    #expect(playback.ending == .interrupted)
    #expect(playback.frameCount == frames)
    let numbers = sound.numbers
    let plain = zip(heard, numbers).prefix { $0 == $1 }.count / channelCount
    #expect((frames - 481...frames - 470).contains(plain))
    for index in plain * channelCount..<heard.count {
      let gain = heard[index] / numbers[index]
      let expected = Double(frames - 1 - index / channelCount) / 480
      #expect(abs(gain - expected) < 0.01)
    }
    #expect(heard.suffix(channelCount).allSatisfy { $0 == 0 })
  }

  /// A buffer of half a second: what is heard after the question is 20 ms plain and 10 ms fading.
  @Test func interruptionIsQuick() throws {
    var device = SimulatedDevice(bufferFrameCount: 24_000)
    var questions = 0
    let playback = try play(CountingSound(frameCount: 480_000), on: &device) {
      questions += 1
      return questions > 200
    }
    let (heard, elapsed) = (device.heard.count, device.elapsedMilliseconds)
    let dropped = device.droppedFrameCount
    #expect(dropped == 0)
    #expect(playback.frameCount == heard)
    // Time passes from the start on, and while the fade is awaited in steps of 3 ms.
    #expect(heard <= elapsed * 48 && heard >= (elapsed - 3) * 48)
  }

  /// Where frames cannot be taken back the fade follows them: nothing is heard out of order, and
  /// they are few, however many the device would take.
  @Test(arguments: [(false, false), (true, true)], [4800, 9600, 28_800, 480_000])
  func interruptionWithoutRewind(_ abilities: (Bool, Bool), _ bufferFrameCount: Int) throws {
    let sound = CountingSound(frameCount: 480_000)
    var device = SimulatedDevice(bufferFrameCount: bufferFrameCount)
    (device.canRewind, device.liesAboutRewind) = abilities
    var questions = 0
    let playback = try play(sound, on: &device) {
      questions += 1
      return questions > 60
    }
    let (heard, dropped) = (device.heard, device.droppedFrameCount)
    let numbers = sound.numbers
    let plain = zip(heard, numbers).prefix { $0 == $1 }.count
    #expect((heard.count - 480...heard.count - 470).contains(plain))
    for index in plain..<heard.count {
      let expected = Double(heard.count - 1 - index) / 480
      #expect(abs(heard[index] / numbers[index] - expected) < 0.01)
    }
    #expect(heard.last == 0)
    #expect(dropped == 0)
    #expect(playback.frameCount == heard.count)
    #expect(playback.ending == .interrupted)
    // 200 ms ahead of the ear, a block of 10 ms, and the fade.
    let queued = device.largestQueuedFrameCount
    #expect(queued <= min(bufferFrameCount, 9600 + 480 + 480))
  }

  /// A delay that never shrinks does not hold the sound up.
  @Test func aDelayThatStaysIsNotWaitedFor() throws {
    var device = SimulatedDevice(bufferFrameCount: 28_800)
    device.constantDelay = 24_000
    let sound = CountingSound(frameCount: 96_000)
    #expect(try play(sound, on: &device).ending == .finished)
    let (heard, elapsed) = (device.heard, device.elapsedMilliseconds)
    #expect(firstDifference(heard, sound.numbers) == nil)
    #expect(elapsed < 2700)
  }

  @Test func interruptionBeforeTheFirstFrame() throws {
    var device = SimulatedDevice()
    let playback = try play(CountingSound(frameCount: 1000), on: &device) { true }
    #expect(playback == Playback(ending: .interrupted, frameCount: 0, underrunCount: 0))
    let heard = device.heard
    #expect(heard == [])
  }

  @Test func interruptionWhileTheLastFramesSound() throws {
    let sound = CountingSound(frameCount: 4000)
    var device = SimulatedDevice()
    var questions = 0
    // Nine blocks are written before the tenth question, which is asked while it drains.
    let playback = try play(sound, on: &device) {
      questions += 1
      return questions == 10
    }
    let heard = device.heard
    #expect(playback.ending == .interrupted)
    #expect(heard.count < 4000 && heard.last == 0)
  }

  @Test func playsAgainAfterwards() throws {
    var device = SimulatedDevice()
    let sound = CountingSound(frameCount: 1000)
    _ = try play(CountingSound(frameCount: 9000), on: &device) { true }
    for _ in 0..<2 { _ = try play(sound, on: &device) }
    let heard = device.heard
    #expect(firstDifference(heard, sound.numbers + sound.numbers) == nil)
  }

  @Test func monoOnStereo() throws {
    var device = SimulatedDevice(channelCount: 2)
    var loop = Loop(
      CountingSound(frameCount: 3), deviceName: "simulated", channelCount: 2,
      bufferFrameCount: device.bufferFrameCount)
    _ = try loop.run(on: &device) { false }
    let heard = device.heard
    #expect(heard == CountingSound(frameCount: 3).numbers.flatMap { [$0, $0] })
  }

  @Test func stereoOnMono() throws {
    var device = SimulatedDevice(channelCount: 1)
    let sound = CountingSound(frameCount: 3, channelCount: 2)
    var loop = Loop(
      sound, deviceName: "simulated", channelCount: 1, bufferFrameCount: device.bufferFrameCount)
    _ = try loop.run(on: &device) { false }
    let numbers = sound.numbers
    let heard = device.heard
    let means = [0, 2, 4].map { (index: Int) -> Double in
      ((numbers[index] + numbers[index + 1]) / 2).rounded(.down)
    }
    #expect(heard == means)
  }

  /// A lead that is all but used up grows, up to its limit; one that is not stays.
  @Test func leadGrowsWhereItIsTooShort() {
    var lead = LatencyLimit(frameCount: 2400, longest: 9600)
    let answers = [2400, 2399, 300, 299, 3599, 3600].map { lead.isReached(delay: $0) }
    #expect(answers == [true, false, false, false, false, true])
    let starved = (0..<9).map { _ in lead.isReached(delay: 0) }
    #expect(!starved.contains(true))
    let grown = [9599, 9600].map { lead.isReached(delay: $0) }
    #expect(grown == [false, true])
    var fixed = LatencyLimit(frameCount: 9600)
    let kept = [0, 9599, 9600].map { fixed.isReached(delay: $0) }
    #expect(kept == [false, false, true])
  }

  /// A sound that is steered changes at the ear within 60 ms of what the device holds and the time
  /// between two looks at the keys, whether or not the device takes frames back.
  @Test(arguments: [true, false])
  func steeringIsHeardSoon(canRewind: Bool) throws {
    let score = try Score(Chart(Series("A", (0..<200).map { Double($0 % 17) })))
    let sound = SteeredSound(score)
    var device = SimulatedDevice(bufferFrameCount: 28_800, channelCount: 2)
    device.canRewind = canRewind
    var loop = PlaybackLoop<SteeredSound, Int16>(
      sound, deviceName: "simulated", channelCount: 2, bufferFrameCount: 28_800,
      leadMilliseconds: LatencyLimit.steeredMilliseconds)
    var (heard, asked) = (0, 0)
    _ = try loop.run(
      on: &device, heard: { heard = $0 },
      isInterrupted: {
        if heard >= 96_000, asked == 0 {
          asked = heard
          sound.go(to: 200_000)
        }
        return heard >= 144_000
      })
    var plain = Renderer(score)
    var samples = [Int16](repeating: 0, count: 300_000)
    var span = samples.mutableSpan
    _ = plain.render(into: &span)
    let numbers = device.heard
    let changed = zip(numbers, samples).prefix { $0 == Double($1) }.count / 2
    #expect(asked > 0 && changed > asked)
    #expect((changed - asked) / 48 <= 90)
  }
}
