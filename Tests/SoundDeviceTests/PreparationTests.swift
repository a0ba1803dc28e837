// SPDX-License-Identifier: MIT

import Audiograph
import SoundDevice
import Testing

/// What happens while ALSA reads its configuration.
@Suite struct PreparationTests {
  private struct Refusal: Error, Equatable { let number: Int }

  @Test func handsOverWhatTheBodyReturns() {
    #expect(SoundDevice.preparing { [1, 2] } == [1, 2])
  }

  @Test func handsOverWhatTheBodyThrows() {
    #expect(throws: Refusal(number: 3)) { try SoundDevice.preparing { throw Refusal(number: 3) } }
  }

  /// Several at once, and devices opened meanwhile, are no matter to ALSA.
  @Test(arguments: 0..<8)
  func opensAsBefore(_: Int) throws {
    let names = try SoundDevice.preparing {
      try (0..<3).map { _ in try SoundDevice(name: "null", format: SoundFormat()).name }
    }
    #expect(names == ["null", "null", "null"])
    #expect(try SoundDevice(name: "null", format: SoundFormat()).name == "null")
    #expect(throws: PlaybackError.noSuchDevice(device: "audiograph_none")) {
      _ = try SoundDevice(name: "audiograph_none", format: SoundFormat())
    }
  }
}
