// SPDX-License-Identifier: MIT

import Audiograph
import ChartPlayback
import SoundFile

func hearTheWeek() async throws {
  let week = Chart(try Series("Temperature", [21.5, 22, nil, 24, 23], unit: "degrees Celsius"))
  print(week.description(in: .german, level: .short))
  try week.write(to: "week.flac")  // week.sound() gives the samples
  let player = ChartPlayer()
  let positions = player.positions()
  async let outcome = player.play(week)
  for await position in positions { print(position.x, position.value ?? "missing") }
  if try await outcome == .stopped { print("stop() was called.") }
}
