// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

/// More points than can be heard: which ones stay.
struct FidelityReductionTests {
  struct Case: CustomTestStringConvertible {
    let seed: UInt64
    let count: Int
    var length = SoundStyle.Length.normal
    var mode: SoundStyle.Mode?
    var gaps = 0
    var testDescription: String {
      "seed \(seed), \(count) points, \(length), \(mode?.rawValue ?? "auto"), \(gaps) missing"
    }

    func score() throws -> (values: [Double?], score: Score) {
      var generator = SeededGenerator(seed: seed)
      var values: [Double?] = generator.randomWalk(count: count)
      for _ in 0..<gaps { values[Int.random(in: 0..<count, using: &generator)] = nil }
      let style = SoundStyle.bare.with {
        $0.length = length
        $0.mode = mode
      }
      return (values, try Score(try Chart(values), style: style))
    }
  }

  static let cases = [
    Case(seed: 1, count: 261), Case(seed: 2, count: 300), Case(seed: 3, count: 500),
    Case(seed: 4, count: 3270), Case(seed: 5, count: 20_000),
    Case(seed: 6, count: 90, length: .gist),
    Case(seed: 7, count: 60, length: .seconds(0.5)), Case(seed: 8, count: 1000, mode: .discrete),
    Case(seed: 9, count: 401, length: .short),
    Case(seed: 10, count: 91, length: .gist, mode: .discrete),
    Case(seed: 11, count: 400, length: .seconds(5.55)),
    Case(seed: 12, count: 90, length: .seconds(0.59)),
    Case(seed: 13, count: 5000, length: .seconds(3.333)), Case(seed: 14, count: 2000, gaps: 9),
  ]

  @Test(arguments: cases)
  func `no slice is shorter than 33 ms and none is lost`(item: Case) throws {
    let (values, score) = try item.score()
    let points = score.events(.point)
    let shortest = item.mode == .discrete ? 0.033 * 0.85 : 0.033
    for point in points { #expect(Double(point.length) >= shortest * 48_000 - 1) }
    #expect(score.points.heard == points.count)
    #expect(score.points.given == values.count)
    #expect(score.points.heard + score.points.missing + score.points.reduced == values.count)
    #expect(score.points.reduced > 0)
    for (early, late) in zip(points, points.dropFirst()) {
      #expect(early.end <= late.start)
      #expect((early.index ?? 0) < (late.index ?? 0))
    }
    for point in points { #expect(values[try #require(point.index)] == point.value) }
  }

  /// However the bins lie, and whether or not they begin anew after a gap: a point above or below
  /// all others within 120 ms is an extreme of its bin.
  @Test(arguments: cases)
  func `every local extreme is heard`(item: Case) throws {
    let (values, score) = try item.score()
    let heard = Set(score.events(.point).compactMap(\.index))
    let slice = Double(score.frameCount) / 48_000 / Double(values.count)
    let reach = Int((0.12 / slice).rounded(.up))
    for (index, value) in values.enumerated() {
      guard let value, !heard.contains(index) else { continue }
      let near = values[max(0, index - reach)...min(values.count - 1, index + reach)]
      let present = near.compactMap(\.self)
      #expect(present.count { $0 >= value } > 1, "\(index)")
      #expect(present.count { $0 <= value } > 1, "\(index)")
    }
  }

  @Test(arguments: cases.filter { $0.gaps == 0 })
  func `the extremes of every bin are heard`(item: Case) throws {
    let (values, score) = try item.score()
    let heard = Set(score.events(.point).compactMap(\.index))
    let seconds = Double(score.frameCount) / 48_000
    let slice = seconds / Double(values.count)
    // A length that is no multiple of 100 ms has a rest, which may join the last whole bin.
    let whole = Int((seconds / 0.1 + 1e-6).rounded(.down))
    let hasRest = seconds - Double(whole) * 0.1 > 0.001
    for bin in 0..<(hasRest ? whole - 1 : whole) {
      // Points whose whole slice lies in the bin belong to it under every reading of its edges.
      let first = Int((Double(bin) * 0.1 / slice).rounded(.up))
      let last = Int((Double(bin + 1) * 0.1 / slice).rounded(.down))
      guard first < last, last <= values.count else { continue }
      let inside = (first..<last).compactMap { values[$0] }
      // One point to either side may be the bin's as well.
      let near = (max(0, first - 1)..<min(values.count, last + 1)).filter(heard.contains)
      let heardValues = near.compactMap { values[$0] }
      #expect((heardValues.max() ?? -.infinity) >= (inside.max() ?? -.infinity), "bin \(bin)")
      #expect((heardValues.min() ?? .infinity) <= (inside.min() ?? .infinity), "bin \(bin)")
    }
    #expect(heard.contains(0))
    #expect(heard.contains(values.count - 1))
    for extreme in [values.compactMap(\.self).max(), values.compactMap(\.self).min()] {
      #expect(score.events(.point).contains { $0.value == extreme })
    }
  }

  /// A trading year has 250 to 253 days: 50 ms each, two in every bin of 100 ms.
  @Test(arguments: 201...260)
  func `up to 260 points are all heard`(count: Int) throws {
    let score = try Score(
      try Chart((0..<count).map { Double(($0 * 37) % 101) }), style: .bare)
    #expect(score.points.reduced == 0)
    #expect(score.points.heard == count)
  }

  @Test(arguments: cases)
  func `no point sounds more than 50 ms from its place`(item: Case) throws {
    let (values, score) = try item.score()
    let slice = Double(score.frameCount) / Double(values.count)
    for point in score.events(.point) {
      let place = (Double(try #require(point.index)) + 0.5) * slice
      // Two points at the start of a bin own 50 ms each, so the middle of the second slice can be
      // 75 ms from its point; what can hold for any data is the distance to the slice.
      let distance = max(Double(point.start) - place, place - Double(point.end), 0)
      #expect(distance <= 0.05 * 48_000 + 1, "point \(point.index ?? -1)")
    }
  }

  @Test func `a spike among a million points is heard at its place`() throws {
    var values = (0..<1_000_000).map { Double(($0 * 7919) % 1009) / 1009 }
    let (spike, dip) = (713_207, 250_001)
    values[spike] = 9
    values[dip] = -9
    let performance = try Performance(values)
    let points = performance.points
    #expect((250...262).contains(points.count))
    #expect(performance.score.points.reduced == 1_000_000 - points.count)
    let heard = points.map { performance.heldPitch($0)?.frequency ?? 0 }
    let highest = try #require(heard.firstIndex(of: heard.max() ?? 0))
    let lowest = try #require(heard.firstIndex(of: heard.min() ?? 0))
    #expect(points[highest].index == spike)
    #expect(points[lowest].index == dip)
    let law = ExpectedLaw(values)
    let errors = PitchErrors(
      heard: points.map(performance.heldPitch), values: points.compactMap(\.value), law: law)
    #expect(PitchErrors.quantile(0.95, of: errors.cents) <= 5)
    #expect(PitchErrors.quantile(0.95, of: errors.places) <= 0.003)
    let data = Double(try #require(points.last).end - points[0].start)
    for (index, extreme) in [(highest, spike), (lowest, dip)] {
      let middle = Double(points[index].start - points[0].start + points[index].length / 2)
      #expect(abs(middle - Double(extreme) / 1e6 * data) <= 0.05 * 48_000)
    }
  }

  @Test func `x positions that crowd are reduced where they crowd`() throws {
    var generator = SeededGenerator(seed: 77)
    let x = (0..<50).map { Double($0) * 0.001 } + (1...40).map(Double.init)
    let values = generator.whiteNoise(count: x.count)
    let series = try Series(name: "y", x: .numbers(x), values: values)
    let score = try Score(
      Chart(title: "", series: [series]), style: .bare.with { $0.length = .short })
    let points = score.events(.point)
    for point in points { #expect(Double(point.length) >= 0.033 * 48_000 - 1) }
    #expect(score.points.reduced > 0)
    #expect(score.points.heard + score.points.reduced == 90)
    #expect(points.contains { $0.value == values.max() })
    #expect(points.contains { $0.value == values.min() })
  }
}
