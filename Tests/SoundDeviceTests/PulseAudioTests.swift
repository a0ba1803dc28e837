// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import Testing
import TestSupport

@testable import SoundDevice

/// Real time, on a sound server of the test's own; each playing in a process of its own, since the
/// server's address is taken from the environment.
@Suite(.enabled(if: PulseAudioServer.isInstalled, "pulseaudio is not installed"), .serialized)
struct PulseAudioTests {
  let server: PulseAudioServer

  init() throws { server = try PulseAudioServer() }

  /// Three seconds are not cut at the end, and come to one.
  ///
  /// A machine that runs the other tests besides may be late; how late is no fact of ours.
  @Test func lastsAsLongAsItIs() async {
    await #expect(processExitsWith: .success) { [address = server.address as String] in
      setenv("PULSE_SERVER", address, 1)
      let sound = CountingSound(frameCount: 144_000, channelCount: 2)
      let clock = ContinuousClock()
      let begin = clock.now
      var device = try SoundDevice(name: "pulse", format: sound.format)
      let opened = clock.now
      let playback = try device.play(sound)
      let ended = clock.now
      #expect(playback.frameCount == 144_000 && playback.ending == .finished)
      #expect(ended - begin > .milliseconds(2800) && ended - begin < .seconds(30))
      #expect(opened - begin < .seconds(15))
    }
  }

  /// What the server plays is the sound: its beginning, its end, no hole and no repetition.
  ///
  /// On a busy machine a server runs dry, which no program can help and which leaves a hole: then the
  /// sound is played again, and a fault of ours shows again.
  @Test(.enabled(if: Tool("cat") != nil), arguments: [3000, 30_000, 100_000])
  func everyFrameIsHeard(frameCount: Int) async throws {
    let expected = CountingSound(frameCount: frameCount, channelCount: 2).bytes
    for attempt in 1...5 {
      let (heard, ranDry) = try await heardFrames(of: frameCount)
      if attempt < 5, heard != expected, ranDry { continue }
      #expect(heard.count == expected.count, "attempt \(attempt)")
      #expect(firstDifference(heard, expected) == nil, "attempt \(attempt)")
      return
    }
  }

  /// What a server played of a sound, and whether it ran dry meanwhile.
  private func heardFrames(of frameCount: Int) async throws -> (bytes: [UInt8], ranDry: Bool) {
    let recording = try PipeRecording()
    let server = try PulseAudioServer(pipe: recording.pipe)
    let folder = try TemporaryFolder()
    await #expect(processExitsWith: .success) {
      [
        address = server.address as String, frameCount = frameCount as Int,
        file = folder.file("underrun") as String,
      ] in
      setenv("PULSE_SERVER", address, 1)
      let sound = CountingSound(frameCount: frameCount, channelCount: 2)
      var device = try SoundDevice(name: "pulse", format: sound.format)
      if try device.play(sound).underrunCount > 0 {
        _ = FileManager.default.createFile(atPath: file, contents: nil)
      }
    }
    server.stop()
    let bytes = try recording.sound()
    // The sound itself has no frame that is silent.
    let hasHole = stride(from: 0, to: bytes.count - 3, by: 4).contains {
      bytes[$0..<$0 + 4].allSatisfy { $0 == 0 }
    }
    return (bytes, hasHole || !folder.names.isEmpty)
  }

  @Test(arguments: [0, 700])
  func stopsSoon(milliseconds: Int) async {
    await #expect(processExitsWith: .success) {
      [address = server.address as String, milliseconds = milliseconds as Int] in
      setenv("PULSE_SERVER", address, 1)
      // Five minutes, of which nobody hears the most.
      let sound = CountingSound(frameCount: 14_400_000, channelCount: 2)
      var device = try SoundDevice(name: "pulse", format: sound.format)
      let clock = ContinuousClock()
      let stop = clock.now + .milliseconds(milliseconds)
      let playback = try device.play(sound) { clock.now >= stop }
      #expect(playback.ending == .interrupted)
      #expect(clock.now - stop < .seconds(60))
    }
  }

  /// What is heard of a tone that is stopped has no larger step than the tone itself.
  ///
  /// A server that stands still for a minute or runs dry, as on a busy machine, is tried again: a click
  /// of ours comes each time.
  @Test(
    .enabled(if: Tool("parec") != nil, "parec is not installed"), arguments: [300, 777, 1234])
  func stopsWithoutAClick(milliseconds: Int) async throws {
    var largestSteps: [Int] = []
    for _ in 1...4 {
      guard let heard = try? await heardOfTone(stoppedAfter: milliseconds) else { continue }
      #expect(heard.count > 4800)
      let steps = zip(heard, heard.dropFirst()).map { abs(Int($0) - Int($1)) }
      largestSteps.append(try #require(steps.max()))
      if largestSteps.last.map({ $0 <= ToneSound.largestStep }) == true { return }
    }
    Issue.record("the largest steps are \(largestSteps)")
  }

  private func heardOfTone(stoppedAfter milliseconds: Int) async throws -> [Int16] {
    let server = try PulseAudioServer()
    let recording = try MonitorRecording(of: server)
    // It is stopped when so much of it was heard: a busy server begins late.
    await #expect(processExitsWith: .success) {
      [
        address = server.address as String, file = recording.file as String,
        milliseconds = milliseconds as Int,
      ] in
      setenv("PULSE_SERVER", address, 1)
      let sound = ToneSound()
      var device = try SoundDevice(name: "pulse", format: sound.format)
      let playback = try device.play(sound) {
        MonitorRecording.samples(in: file).count { $0 != 0 } >= milliseconds * 48
      }
      #expect(playback.ending == .interrupted)
    }
    return try recording.sound()
  }

  @Test func serverThatDies() async {
    await #expect(processExitsWith: .success) {
      [address = server.address as String, process = server.process as Int32] in
      setenv("PULSE_SERVER", address, 1)
      let sound = CountingSound(frameCount: 480_000, channelCount: 2)
      var device = try SoundDevice(name: "pulse", format: sound.format)
      let clock = ContinuousClock()
      let end = clock.now + .milliseconds(300)
      #expect(throws: PlaybackError.self) {
        _ = try device.play(sound) {
          if clock.now >= end { kill(process, SIGKILL) }
          return false
        }
      }
      #expect(clock.now - end < .seconds(15))
    }
  }

  @Test func noServer() async {
    await #expect(processExitsWith: .success) {
      setenv("PULSE_SERVER", "unix:/no/such/socket", 1)
      #expect(throws: PlaybackError.serverUnreachable(device: "pulse")) {
        _ = try SoundDevice(name: "pulse", format: SoundFormat())
      }
    }
  }
}

/// What a sound server writes into a pipe.
private final class PipeRecording {
  private let folder: TemporaryFolder
  private let process: Int32
  let pipe: String

  init() throws {
    folder = try TemporaryFolder()
    pipe = folder.file("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    process = try #require(Tool("cat")).start([pipe], output: folder)
  }

  /// The bytes between the silence before and after the sound, once the server is gone.
  func sound() throws -> [UInt8] {
    waited { kill(process, 0) != 0 }
    let bytes = folder.bytes("out") ?? []
    let start = try #require(bytes.firstIndex { $0 != 0 })
    let end = try #require(bytes.lastIndex { $0 != 0 })
    return Array(bytes[(start & ~3)..<(end + 4) & ~3])
  }

  deinit { kill(process, SIGKILL) }
}

/// A tone of 440 Hz that goes on for ten seconds.
private struct ToneSound: FrameSource {
  let format = SoundFormat()
  let frameCount = 480_000
  private var position = 0

  private static let amplitude = 12_000.0
  /// How much two samples in a row differ at most, with a little for their rounding.
  static let largestStep = Int(amplitude * 2 * Double.pi * 440 / 48_000) + 3

  mutating func render<Sample: PCMSample>(into samples: inout MutableSpan<Sample>) -> Int {
    let channelCount = format.channelCount
    let count = min(samples.count / channelCount, frameCount - position)
    for index in 0..<count * channelCount {
      let time = Double(position + index / channelCount) / 48_000
      let value = Int16(Self.amplitude * sin(2 * Double.pi * 440 * time))
      samples[index] = converted(value)
    }
    position += count
    return count
  }

  private func converted<Sample: PCMSample>(_ value: Int16) -> Sample {
    if Sample.self == Int16.self { return unsafeBitCast(value, to: Sample.self) }
    if Sample.self == Int32.self { return unsafeBitCast(Int32(value) << 16, to: Sample.self) }
    return unsafeBitCast(Float(value) / 32_768, to: Sample.self)
  }
}

/// What comes out of the sink of a sound server, in one channel.
private final class MonitorRecording {
  private let folder: TemporaryFolder
  private let process: Int32
  /// Where it is written, as it is heard.
  let file: String

  /// Begins, and waits until there is something to hear, if only silence.
  init(of server: PulseAudioServer) throws {
    folder = try TemporaryFolder()
    process = try #require(Tool("parec")).start(
      [
        "-d", "null.monitor", "--rate=48000", "--format=s16le", "--channels=1", "--latency-msec=20",
      ],
      environment: ["PULSE_SERVER": server.address, "HOME": folder.path], output: folder)
    file = folder.file("out")
    waited { !(folder.bytes("out") ?? []).isEmpty }
  }

  /// The samples from the first that is not silent on, with the silence after the sound.
  func sound() throws -> [Int16] {
    let quiet = 48_000
    for _ in 0..<6000 {
      let samples = Self.samples(in: file)
      if let last = samples.lastIndex(where: { $0 != 0 }), samples.count - last > quiet {
        let first = try #require(samples.firstIndex { $0 != 0 })
        return Array(samples[first...])
      }
      usleep(10_000)
    }
    let samples = Self.samples(in: file)
    throw NeverEnds(sampleCount: samples.count, soundingCount: samples.count { $0 != 0 })
  }

  /// The sound did not end, or never began.
  struct NeverEnds: Error {
    var sampleCount: Int
    var soundingCount: Int
  }

  /// What was heard so far.
  static func samples(in file: String) -> [Int16] {
    let bytes = FileManager.default.contents(atPath: file).map { [UInt8]($0) } ?? []
    return stride(from: 0, to: bytes.count - 1, by: 2).map {
      Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
    }
  }

  deinit { kill(process, SIGKILL) }
}
