// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

/// Up to 260 points that stand anywhere along x: all are heard, in their order, near their places.
struct FidelityCrowdTests {
  enum Crowd: String, CaseIterable {
    case few, same, ends, start, random, pairs

    /// Places that do not descend.
    func x(_ count: Int) -> [Double] {
      var generator = SeededGenerator(seed: UInt64(count))
      switch self {
      case .few: return (0..<count).map { Double($0 * 26 / max(1, count)) }
      case .same: return [Double](repeating: 7, count: count)
      case .ends: return (0..<count).map { $0 < count / 2 ? Double($0) / 1000 : 1e6 + Double($0) }
      case .start: return (0..<count).map { Double($0 * $0 * $0) }
      case .random: return generator.whiteNoise(count: count, in: 0...1).map { $0 * $0 }.sorted()
      case .pairs: return (0..<count).map { Double($0 / 2) }
      }
    }
  }

  struct Case: CustomTestStringConvertible {
    let crowd: Crowd
    let count: Int
    var mode = SoundStyle.Mode.continuous
    var gaps = 0
    var testDescription: String { "\(crowd), \(count) points, \(mode), \(gaps) missing" }

    var values: [Double?] {
      var generator = SeededGenerator(seed: UInt64(count + gaps))
      var values: [Double?] = generator.whiteNoise(count: count, in: -40...170)
      for _ in 0..<gaps { values[Int.random(in: 0..<count, using: &generator)] = nil }
      return values
    }

    func chart() throws -> Chart {
      let series = try Series(
        name: "y", x: .numbers(crowd.x(count)), values: values.map { $0 ?? .nan })
      return try Chart(title: "", series: [series])
    }
  }

  static let cases = Crowd.allCases.flatMap { crowd in
    [1, 2, 3, 24, 25, 60, 61, 100, 101, 144, 200, 201, 259, 260].flatMap { count in
      SoundStyle.Mode.allCases.flatMap { mode in
        Set([0, count / 20, count / 4]).sorted().map {
          Case(crowd: crowd, count: count, mode: mode, gaps: $0)
        }
      }
    }
  }

  @Test(arguments: cases)
  func `every point is heard for 33 ms or more`(item: Case) throws {
    let values = item.values
    for length in [SoundStyle.Length.normal, .long, .seconds(13), .seconds(60)] {
      let score = try Score(
        item.chart(),
        style: .bare.with {
          $0.mode = item.mode
          $0.length = length
        })
      #expect(score.points.reduced == 0)
      #expect(score.points.missing == values.count { $0 == nil })
      #expect(score.points.heard + score.points.missing == item.count)
      let points = score.events(.point)
      #expect(points.map(\.index) == values.indices.filter { values[$0] != nil })
      #expect(points.map(\.value) == values.filter { $0 != nil })
      let shortest = (item.mode == .discrete ? 0.85 : 1) / 30
      for point in points { #expect(Double(point.length) >= shortest * 48_000 - 1) }
      for gap in score.events(.gap) { #expect(gap.length >= 2879) }
      let events = score.events
      for (early, late) in zip(events, events.dropFirst()) { #expect(early.end <= late.start) }
    }
  }

  static let decoded = cases.filter { item in
    [3, 100].contains(item.count) || (item.crowd == .ends && item.count == 260)
  }

  @Test(arguments: decoded)
  func `values come back from crowds`(item: Case) throws {
    let performance = try Performance(item.chart(), style: .bare.with { $0.mode = item.mode })
    let heard = performance.points.map { point in
      item.mode == .continuous
        ? performance.heldPitch(point)
        : performance.pitch(point.start + 240..<point.end - min(480, point.length / 4))
    }
    let data = item.values.compactMap(\.self)
    try #require(heard.count == data.count)
    let errors = PitchErrors(heard: heard, values: data, law: ExpectedLaw(item.values))
    #expect(PitchErrors.quantile(0.95, of: errors.cents) <= 5)
    #expect(PitchErrors.quantile(0.95, of: errors.places) <= 0.003)
    for gap in performance.score.events(.gap) {
      let silent = performance.sum[gap.start + 1488..<gap.end]
      #expect(peakLevel(of: silent) <= FidelityGapTests.silence)
    }
  }

  @Test func `rows of equal x share their cell`() throws {
    let series = try Series(
      name: "y", x: .numbers([0, 1, 1, 1, 1, 2]), values: [1, 2, 3, 4, 5, 6])
    let score = try Score(
      Chart(title: "", series: [series]), style: .bare.with { $0.length = .seconds(6) })
    let starts = score.events(.point).map { Double($0.start) / 48_000 }
    #expect(starts == [0, 2, 2.5, 3, 3.5, 4])
    let pans = score.events(.point).map(\.pan)
    #expect(pans == [-0.5, 0, 0, 0, 0, 0.5])
  }

  /// As in a table of 144 meals with tips at 26 sizes.
  @Test func `144 rows at 26 places have the same time at each place`() throws {
    let item = Case(crowd: .few, count: 144)
    let points = try Score(item.chart(), style: .bare).events(.point)
    try #require(points.count == 144)
    let x = item.crowd.x(144)
    for place in 0..<26 {
      let own = points.filter { x[$0.index ?? 0] == Double(place) }
      #expect(own.count >= 5)
      #expect(abs((own.first?.start ?? 0) - place * 480_000 / 26) <= 1)
      #expect(abs((own.last?.end ?? 0) - (place + 1) * 480_000 / 26) <= 1)
    }
  }

  @Test func `only neighbours of a crowd give way`() throws {
    var x = (0..<40).map(Double.init)
    for index in 18...22 { x[index] = 20 + Double(index) / 1000 }
    let series = try Series(name: "y", x: .numbers(x), values: x)
    let score = try Score(
      Chart(title: "", series: [series]), style: .bare.with { $0.length = .seconds(8) })
    let points = score.events(.point)
    try #require(points.count == 40)
    for (index, point) in points.enumerated() {
      let place = (x[index] + 0.5) * 9600
      let distance = max(Double(point.start) - place, place - Double(point.end), 0)
      #expect(distance <= ((17...23).contains(index) ? 0.07 * 48_000 : 1), "point \(index)")
    }
  }

  /// Ten times as many rows as are heard one by one, at 26 places.
  @Test(arguments: SoundStyle.Mode.allCases, [261, 2600])
  func `more rows of equal x are reduced within their slots`(
    mode: SoundStyle.Mode, count: Int
  ) throws {
    let item = Case(crowd: .few, count: count)
    let score = try Score(item.chart(), style: .bare.with { $0.mode = mode })
    #expect(score.points.heard >= 180)
    #expect(score.points.reduced == count - score.points.heard)
    for point in score.events(.point) {
      let cell = try #require(point.index) * 26 / count
      #expect(point.end >= cell * 24_000 - 2400)
      #expect(point.start <= (cell + 1) * 24_000 + 2400)
    }
    let values = item.values.compactMap(\.self)
    let heard = score.events(.point).compactMap(\.value)
    #expect(heard.first == values.first && heard.last == values.last)
    #expect(heard.max() == values.max() && heard.min() == values.min())
  }

  @Test func `ticks stand among the points of their x`() throws {
    let x = (0..<130).map { Double($0) / 1000 } + (1...130).map(Double.init)
    let series = try Series(name: "y", x: .numbers(x), values: x)
    let score = try Score(
      Chart(title: "", series: [series]), style: .bare.with { $0.hasTicks = true })
    let ticks = score.events(.tick)
    #expect(ticks.count >= 3)
    for tick in ticks {
      guard case .number(let place)? = tick.x else { continue }
      let before = score.events(.point).last { x[$0.index ?? 0] <= place - 1 }
      let after = score.events(.point).first { x[$0.index ?? 0] >= place + 1 }
      #expect(tick.start >= before?.start ?? 0)
      #expect(tick.start <= after?.end ?? score.frameCount)
    }
  }
}
