// SPDX-License-Identifier: MIT

import Glibc
import SoundDevice
import Testing

@testable import AudiographCLI

/// What is said beside work with a sound device, each in a process of its own.
@Suite struct DeviceWatchdogTests {
  static let words = "The sound device 'slow' is not responding yet.\n"

  /// Three seconds in which a device answers and takes nothing.
  private static func answer(isPlayingOut: Bool) {
    let failure = PlaybackFailure(cause: .serverUnreachable(device: "slow"), exportLine: "")
    let words = DeviceWatchdog.Words(lines: [], width: nil)
    DeviceWatchdog.during("slow", failure, isQuiet: false, words) { watch in
      if isPlayingOut { watch.finish() }
      for _ in 0..<60 {
        watch.hear()
        usleep(50_000)
      }
    }
  }

  /// Once it has everything, a device has only to answer.
  @Test func playingOutIsNoSilence() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { Self.answer(isPlayingOut: true) }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(!text.contains(Self.words))
  }

  @Test func answersAloneAreNoProgress() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { Self.answer(isPlayingOut: false) }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains(Self.words))
  }
}
