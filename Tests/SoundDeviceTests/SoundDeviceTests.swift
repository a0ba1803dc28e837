// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import Testing
import TestSupport

@testable import SoundDevice

@Suite struct SoundDeviceTests {
  private func play(_ sound: CountingSound, _ name: String) throws -> Playback {
    var device = try SoundDevice(name: name, format: sound.format)
    return try device.play(sound)
  }

  /// What a `file` device receives is what was rendered, bit for bit.
  @Test(arguments: [0, 1, 479, 480, 481, 4800, 100_000], [1, 2])
  func fileDeviceReceivesEveryBit(frameCount: Int, channelCount: Int) throws {
    let folder = try TemporaryFolder()
    let sound = CountingSound(frameCount: frameCount, channelCount: channelCount)
    let playback = try play(sound, "file:'\(folder.file("heard.raw"))',raw")
    #expect(playback == Playback(ending: .finished, frameCount: frameCount, underrunCount: 0))
    #expect(firstDifference(folder.bytes("heard.raw") ?? [], sound.bytes) == nil)
  }

  @Test(arguments: [8000, 11_025, 44_100, 96_000, 192_000])
  func rates(rate: Int) throws {
    let sound = CountingSound(frameCount: rate / 10, channelCount: 2, sampleRate: rate)
    #expect(try play(sound, "null").frameCount == rate / 10)
  }

  @Test func playsTwice() throws {
    let folder = try TemporaryFolder()
    let sound = CountingSound(frameCount: 5000)
    var device = try SoundDevice(
      name: "file:'\(folder.file("heard.raw"))',raw", format: sound.format)
    for _ in 0..<2 {
      let playback = try device.play(sound)
      #expect(playback.ending == .finished)
    }
    #expect(
      firstDifference(folder.bytes("heard.raw") ?? [], sound.bytes + sound.bytes) == nil)
  }

  @Test func interruptedBeforeTheFirstFrame() throws {
    var device = try SoundDevice(name: "null", format: SoundFormat())
    let playback = try device.play(CountingSound(frameCount: 9000, channelCount: 2)) { true }
    #expect(playback == Playback(ending: .interrupted, frameCount: 0, underrunCount: 0))
  }

  @Test(
    arguments: [
      ("no-such-device", PlaybackError.noSuchDevice(device: "no-such-device")),
      ("hw:77", .noSuchDevice(device: "hw:77")), ("", .noSuchDevice(device: "")),
      ("plug:nothing", .noSuchDevice(device: "plug:nothing")),
    ])
  func cannotOpen(name: String, expected: PlaybackError) {
    #expect(throws: expected) { _ = try SoundDevice(name: name, format: SoundFormat()) }
  }

  @Test func refusesSoundOfAnotherFormat() throws {
    var device = try SoundDevice(name: "null", format: SoundFormat())
    do {
      _ = try device.play(CountingSound(frameCount: 9000, channelCount: 1))
      Issue.record("it would play at the wrong speed")
    } catch {
      #expect(error == .unsupportedConfiguration(device: "null"))
    }
  }

  @Test func listsDevices() throws {
    let devices = try SoundDevice.list()
    #expect(devices.contains { $0.name == "null" && !$0.isDefault && !$0.summary.isEmpty })
    #expect(devices.filter(\.isDefault).map(\.name).allSatisfy { $0 == "default" })
    #expect(devices.dropFirst().allSatisfy { !$0.isDefault })
    #expect(devices.allSatisfy { !$0.summary.contains("\n") })
  }

  /// ALSA's own lines would be spoken by a screen reader.
  @Test func saysNothingOnStandardError() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      _ = try? SoundDevice(name: "no-such-device", format: SoundFormat())
      _ = try? SoundDevice(name: "hw:77", format: SoundFormat())
      _ = try? SoundDevice(name: "plug:{", format: SoundFormat())
      _ = try SoundDevice.list()
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(!text.contains("ALSA lib"))
  }
}
