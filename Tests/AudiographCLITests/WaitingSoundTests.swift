// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import AudiographCLI

/// When the noise of waiting is heard, and what it is.
@Suite struct WaitingSoundTests {
  @Test func itComesAfterASecondAndThenEveryTwo() {
    var rhythm = WaitingRhythm()
    var times: [Double] = []
    for step in 0...1000 {
      let seconds = Double(step) / 100
      if rhythm.isDue(after: seconds) { times.append(seconds) }
    }
    #expect(times == [1, 3, 5, 7, 9])
  }

  @Test func whatWasMissedIsNotMadeUpFor() {
    var rhythm = WaitingRhythm()
    let times = [0, 0.99, 6.5, 6.6, 6.99, 7, 100, 100.5, 101, 101.1]
    #expect(times.filter { rhythm.isDue(after: $0) } == [6.5, 7, 100, 101])
  }

  @Test func itIsSoftAndAsLoudAsTheSettingsSay() {
    let sound = WaitingSound(device: "default", volume: 0.5)
    #expect(sound.score.events.map(\.level) == [-30])
    #expect(sound.score.frameCount == 1920)
    #expect(sound.score.mixGain == 0.5)
  }
}
