// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct EventOrderTests {
  private func series(_ number: Int) throws -> Series {
    let values: [Double] = (0..<60).map { index in
      if index % 13 == 5 { return .nan }
      return Double(index * (7 + number) % 31) - 10
    }
    return try Series(name: "\(number)", x: .rows(count: 60), values: values)
  }

  private func style(_ number: Int) -> SoundStyle {
    var style = SoundStyle()
    style.hasTicks = number & 1 != 0
    style.marksExtremes = number & 2 != 0
    style.baseline = number & 4 != 0 ? .zero : nil
    if number & 8 != 0 { style.arrangement = .together }
    return style
  }

  @Test(arguments: 0..<16, 1...3)
  func eventsStandInTheOrderOfTime(number: Int, seriesCount: Int) throws {
    let chart = try Chart(title: "T", series: (0..<seriesCount).map(series))
    let events = try Score(chart, style: style(number)).events
    let kinds = Score.Kind.allCases
    let places = try events.map { ($0.start, try #require(kinds.firstIndex(of: $0.kind))) }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(Set(events).count == events.count)
  }
}
