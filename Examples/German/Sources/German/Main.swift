// SPDX-License-Identifier: MIT

import Audiograph

/// Describes a chart in German, for eyes and for a voice.
///
/// It needs no system library.
@main
struct Main {
  static func main() throws {
    let dates = (1...12).compactMap { CalendarDate(year: 2025, month: $0, precision: .month) }
    let rain = try Series(
      "Niederschlag", [62, 41, 55, 38, 70, 81, 96, 88, 60, nil, 59, 71], over: dates,
      unit: "Millimeter")
    let chart = Chart(rain, title: "Niederschlag in Bonn")
    for channel in Channel.allCases {
      print("\(channel.rawValue):")
      for sentence in chart.description(in: .german, channel: channel) { print(sentence) }
    }
  }
}
