// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

/// Series of every small size and of odd values, in both modes.
struct FidelitySweepTests {
  static let tiny = Double.leastNonzeroMagnitude
  static let series: [[Double]] = [
    [7], [0], [-3], [1e300], [tiny], [2, 3], [3, 2], [4, 4], [1, 2, 3], [2, 2, 2], [0, 0, 0, 0],
    [-3, -1, -2], [-1e300, 1e300], [1e300, 2e300, 1.5e300], [1e-300, 3e-300, 2e-300],
    [-1.797e308, 1.797e308, 0], [tiny, 2 * tiny, 3 * tiny], [1, 1, 2, 2, 1, 1],
    [1e15, 1e15 + 1, 1e15 + 2], [0, 1e-300, 1], [-0.0, 0.0],
  ]

  @Test(arguments: series, SoundStyle.Mode.allCases)
  func `every series is heard at its pitches`(values: [Double], mode: SoundStyle.Mode) throws {
    let style = SoundStyle.bare.with {
      $0.mode = mode
      $0.scale = .linear
    }
    let performance = try Performance(values, style: style)
    let heard =
      mode == .discrete
      ? performance.notes.map(\.pitch) : performance.points.map(performance.heldPitch)
    try #require(heard.count == values.count)
    let errors = PitchErrors(heard: heard, values: values, law: ExpectedLaw(values))
    #expect(try #require(errors.cents.last) <= (mode == .discrete ? 0.5 : 5))
    #expect(performance.score.points.heard == values.count)
  }

  @Test(arguments: 2...26)
  func `every small number of points is heard in order`(count: Int) throws {
    let values = (0..<count).map { Double(($0 * 7) % count) }
    let performance = try Performance(
      values, style: .bare.with { $0.length = .seconds(max(0.5, Double(count) * 0.06)) })
    #expect(performance.score.mode == (count <= 24 ? .discrete : .continuous))
    let heard =
      count <= 24 ? performance.notes.map(\.pitch) : performance.points.map(performance.heldPitch)
    try #require(heard.count == count)
    let errors = PitchErrors(heard: heard, values: values, law: ExpectedLaw(values))
    #expect(PitchErrors.quantile(0.95, of: errors.cents) <= (count <= 24 ? 3 : 5))
  }

  @Test func `categories are notes however many there are`() throws {
    let names = (1...30).map { "Town \($0)" }
    let series = try Series(
      name: "Rain", x: .categories(names), values: (1...30).map(Double.init))
    let score = try Score(Chart(title: "", series: [series]), style: .bare)
    #expect(score.mode == .discrete)
    #expect(score.events(.point).map(\.x) == names.map { .category($0) })
  }
}
