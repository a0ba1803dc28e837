// SPDX-License-Identifier: MIT

import Audiograph
import ChartPlayback

func hearTheWeek() async throws {
  let player = ChartPlayer { phrase in print(phrase) }  // or let a screen reader say it
  var style = SoundStyle()
  style.length = .short
  style.pitchRange = PitchRange(low: 261.63, high: 1046.5) ?? .standard
  style.volume = 0.8
  let outcome = try await player.play(
    values: [1.0842, 1.0845, nil, 1.0839, 1.0851], style: style, endPhrase: "That was the week.")
  if outcome == .stopped { print("Somebody called stop().") }
}
