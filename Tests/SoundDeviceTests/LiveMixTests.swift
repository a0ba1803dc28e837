// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import TestSupport
import Testing

@testable import SoundDevice

@Suite struct LiveMixTests {
  /// A sound of so many points of one pitch, in one channel.
  private func sound(_ value: Double, count: Int = 30) throws -> Renderer {
    var style = SoundStyle()
    style.format = try #require(SoundFormat(sampleRate: 48_000, channelCount: 1))
    (style.hasIntro, style.hasEndSound) = (false, false)
    (style.minimum, style.maximum) = (0, 2)
    let series = try Series(name: "", values: [Double?](repeating: value, count: count))
    return Renderer(try Score(Chart(title: "", series: [series]), style: style))
  }

  private func samples(_ mix: inout LiveMix<Float>, _ blocks: Int) -> [Double] {
    (0..<blocks).flatMap { _ in mix.next(frameCount: 240).map(Double.init) }
  }

  @Test func silenceUntilAskedAndAfterTheEnd() throws {
    var mix = LiveMix<Float>(sampleRate: 48_000, channelCount: 1)
    #expect(mix.isSilent)
    #expect(samples(&mix, 3).allSatisfy { $0 == 0 })
    mix.play(try sound(1, count: 1), number: 1)
    #expect(!mix.isSilent)
    let heard = samples(&mix, 100)
    #expect(mix.isSilent && mix.number == 1)
    #expect(heard.contains { abs($0) > 0.05 } && heard.suffix(240).allSatisfy { $0 == 0 })
  }

  /// Within 30 ms the next sound has begun, and nothing clicks.
  @Test func theNextSoundTakesThePlace() throws {
    var mix = LiveMix<Float>(sampleRate: 48_000, channelCount: 1)
    mix.play(try sound(0), number: 1)
    let first = samples(&mix, 40)
    mix.play(try sound(2), number: 2)
    let then = samples(&mix, 40)
    #expect(mix.number == 2)
    let low = try #require(Pitch(of: first[4800...9000], sampleRate: 48_000))
    let high = try #require(Pitch(of: then[2400...7000], sampleRate: 48_000))
    #expect(abs(low.frequency - 220) < 1 && abs(high.frequency - 1760) < 4)
    // The fade of 10 ms ends in silence just before the new sound.
    #expect(abs(then[479]) < 1e-3 && then[480..<1440].contains { abs($0) > 0.01 })
    let all = first + then
    let steps = zip(all, all.dropFirst()).map { abs($1 - $0) }
    // The largest step of the higher tone itself.
    #expect((steps.max() ?? 1) < 0.2)
  }

  /// Of sounds that come quickly none is shorter than 30 ms, and the last one is heard.
  @Test func quickSoundsThin() throws {
    var mix = LiveMix<Float>(sampleRate: 48_000, channelCount: 1)
    var numbers: [Int] = []
    for number in 1...60 {
      mix.play(try sound(Double(number % 3)), number: number)
      _ = samples(&mix, 1)
      if numbers.last != mix.number { numbers.append(mix.number) }
    }
    _ = samples(&mix, 20)
    #expect(mix.number == 60)
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $1 - $0 >= 6 })
  }

  @Test func silenceFades() throws {
    var mix = LiveMix<Float>(sampleRate: 48_000, channelCount: 1)
    mix.play(try sound(1), number: 1)
    _ = samples(&mix, 40)
    mix.play(nil, number: 2)
    let end = samples(&mix, 4)
    #expect(end[0..<240].contains { abs($0) > 0.01 })
    #expect(end[480...].allSatisfy { $0 == 0 } && mix.isSilent)
  }
}

/// On ALSA's null device, which takes everything at once.
@Suite struct LivePlayerTests {
  @Test func tellsWhatIsHeardAndEnds() throws {
    let player = LivePlayer(name: "null", format: SoundFormat())
    let series = try Series(name: "", values: [1, 2, 3])
    let score = try Score(Chart(title: "", series: [series]))
    player.play(Renderer(score))
    var last = 0
    while let heard = player.heardFrameCount {
      #expect(heard >= last && heard <= score.frameCount)
      last = heard
      usleep(2000)
    }
    #expect(last > 0)
    player.play(Renderer(score))
    player.play(nil)
    #expect(player.heardFrameCount == nil)
    player.close()
    guard case .closed = player.status else {
      Issue.record("\(player.status)")
      return
    }
  }

  @Test func aMissingDeviceIsToldAndNothingElse() throws {
    let player = LivePlayer(name: "no such device", format: SoundFormat())
    for _ in 0..<6000 {
      if case .failed = player.status { break }
      usleep(10_000)
    }
    guard case .failed(.noSuchDevice) = player.status else {
      Issue.record("\(player.status)")
      return
    }
    player.play(nil)
    player.close()
  }
}
