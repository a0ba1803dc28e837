// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The program with a sound server that is there and does nothing.
@Suite(.enabled(if: PulseAudioServer.isInstalled, "pulseaudio is not installed"), .serialized)
struct HungServerTests {
  private func play(_ server: PulseAudioServer, _ arguments: [String] = []) throws
    -> Running
  {
    let program = Program(environment: ["PULSE_SERVER": server.address])
    return try program.start(
      ["play", "Samples/nile.csv", "--device", "pulse", "--text", "none"] + arguments)
  }

  static let words = "The sound device 'pulse' is not responding yet."
  static let end =
    "audiograph: The sound server of the device 'pulse' does not respond. Type audiograph devices"
    + " to list the devices, or write the sound to a file: audiograph export Samples/nile.csv"

  @Test(arguments: [[], ["--quiet"]])
  func thatNeverAnswers(_ options: [String]) throws {
    let server = try PulseAudioServer()
    kill(server.process, SIGSTOP)
    let start = ContinuousClock.now
    let running = try play(server, options)
    if options.isEmpty {
      #expect(running.wait { running.message.contains(Self.words) })
      #expect(start.duration(to: .now) > .seconds(2))
    }
    let outcome = running.wait()
    // Never sooner, and before the server's client gives up by itself after thirty.
    let duration = start.duration(to: .now)
    #expect(duration > .seconds(10) && duration < .seconds(25), "\(duration)")
    #expect(outcome.status == 5, "\(outcome.message)")
    #expect(outcome.progress.contains(Self.words) == options.isEmpty, "\(outcome.progress)")
    #expect(outcome.message.contains(Self.end), "\(outcome.message)")
  }

  @Test func thatStopsMeanwhile() throws {
    let server = try PulseAudioServer()
    let running = try play(server)
    try server.waitUntilSomethingPlays()
    kill(server.process, SIGSTOP)
    let outcome = running.wait()
    #expect(outcome.status == 5, "\(outcome.message)")
    #expect(outcome.progress.contains(Self.words), "\(outcome.progress)")
  }

  /// Nothing fades where nothing is taken any more.
  @Test func anInterruptionIsNotHeldUp() throws {
    let server = try PulseAudioServer()
    let running = try play(server)
    usleep(1_500_000)
    kill(server.process, SIGSTOP)
    #expect(running.wait { running.message.contains(Self.words) })
    running.signal(SIGINT)
    let outcome = running.wait()
    #expect(outcome.status == 130, "\(outcome.message)")
    #expect(!outcome.message.contains(Self.end), "\(outcome.message)")
  }
}
