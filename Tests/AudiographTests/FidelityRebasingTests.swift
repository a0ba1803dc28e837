// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

/// How percent change sounds: all series on one axis, bars evenly spaced as prices are.
struct FidelityRebasingTests {
  private func chart(_ columns: [[Double]]) throws -> Chart {
    let series = try columns.enumerated().map { number, values in
      try Series(
        name: "S\(number)", unit: "US dollars", kind: .price, source: number,
        x: ToldCase.weekdays(values.count), values: values)
    }
    return try Chart(title: "Several", series: series)
  }

  @Test func `each pitch decodes to the percent change on the shared axis`() throws {
    let columns = [[50.0, 60, 45, 70, 55], [3000, 2700, 3300, 2400, 3900]]
    let expected = columns.map { column in column.map { ($0 / column[0] - 1) * 100 } }
    let rebased = try chart(columns).rebased().chart
    let performance = try Performance(rebased, style: .bare.with { $0.mode = .discrete })
    #expect(performance.score.laws.count == 1)
    #expect(performance.score.laws[0].scale == .linear)
    let law = ExpectedLaw(expected.flatMap { $0 })
    let notes = performance.notes
    try #require(notes.count == 10)
    for (note, value) in zip(notes, expected.flatMap { $0 }) {
      let heard = law.inversion.value(at: try #require(note.pitch).frequency)
      #expect(abs(heard - value) <= 0.001 * (law.maximum - law.minimum))
    }
  }

  @Test func `equal percent moves of unequal prices are equal pitches`() throws {
    let rebased = try chart([[1, 2, 1.5], [800, 1600, 1200]]).rebased().chart
    let performance = try Performance(rebased, style: .bare.with { $0.mode = .discrete })
    let pitches = try performance.notes.map { try #require($0.pitch).frequency }
    try #require(pitches.count == 6)
    for (one, other) in zip(pitches[..<3], pitches[3...]) {
      #expect(abs(cents(from: one, to: other)) <= 0.5)
    }
  }

  @Test func `own axes are given on request`() throws {
    let rebased = try chart([[1, 2, 3], [3, 2, 1]]).rebased().chart
    #expect(try Score(rebased, style: .bare).voices.map(\.law) == [0, 0])
    let own = try Score(rebased, style: .bare.with { $0.axisSharing = .own })
    #expect(own.voices.map(\.law) == [0, 1])
  }

  @Test func `bars have the same time over weekends`() throws {
    let prices = try chart([[1, 2, 3, 4, 5, 6, 7, 8]])
    let rebased = try prices.rebased().chart
    #expect(SoundStyle().spacing(of: rebased.series[0]) == .even)
    let starts = try [prices, rebased].map {
      try Score($0, style: .bare).events(.point).map(\.start)
    }
    #expect(starts[0] == starts[1])
  }
}
