// SPDX-License-Identifier: MIT

import Audiograph
import ChartPlayback

/// A terminal player: plays numbers given as arguments and prints each point as it is heard.
///
/// This is what an action "Play this chart" of an accessible program does.
///
///     Player [--device NAME] NUMBER...
///
/// `-` stands for a missing number; `--device null` is heard nowhere.
@main
struct Main {
  static func main() async {
    var arguments = Array(CommandLine.arguments.dropFirst())
    var device = "default"
    if arguments.count > 1, arguments[0] == "--device" {
      device = arguments[1]
      arguments.removeFirst(2)
    }
    do {
      let series = try Series("Numbers", arguments.map { $0 == "-" ? nil : Double($0) })
      try await play(Chart(series), on: ChartPlayer(device: device) { print($0) })
    } catch {
      print(error)
    }
  }

  /// Says what the chart shows, plays it, and follows it.
  static func play(_ chart: Chart, on player: ChartPlayer) async throws {
    for sentence in chart.description(level: .short) { print(sentence) }
    let positions = player.positions()
    async let outcome = player.play(chart, endPhrase: "End of the chart.")
    for await position in positions {
      print("\(position.x): \(position.value.map { "\($0)" } ?? "no value")")
    }
    if try await outcome == .stopped { print("Stopped.") }
  }
}
