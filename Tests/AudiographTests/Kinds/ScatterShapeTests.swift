// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// What the relation of two numbers looks like.
@Suite struct ScatterShapeTests {
  /// About normal numbers, the same for the same seed.
  struct Noise {
    var random: SplitMix64

    init(_ seed: UInt64) { random = SplitMix64(seed: seed) }

    mutating func next() -> Double { (0..<12).reduce(-6) { sum, _ in sum + random.chance() } }
  }

  private func pairs(
    _ count: Int, seed: UInt64 = 7, from low: Double = 0, to high: Double = 10, noise size: Double,
    _ law: (Double) -> Double
  ) -> (x: [Double], y: [Double]) {
    var noise = Noise(seed)
    let x = (0..<count).map { _ in low + (high - low) * noise.random.chance() }
    return (x, x.map { law($0) + size * noise.next() })
  }

  private func chart(
    _ data: (x: [Double], y: [Double]), groups: [String]? = nil
  ) throws -> Scatter {
    try Scatter(x: data.x, y: data.y, xNamed: "load", yNamed: "yield", groups: groups)
  }

  private func sentences(_ scatter: Scatter, _ level: Level = .standard) -> [String] {
    FormChart(scatter, title: "Fields").description(level: level)
  }

  /// What spreads like a fan is told, what does not is not.
  @Test(arguments: [1.0, -1])
  func aFanIsTold(_ way: Double) throws {
    var noise = Noise(5)
    let x = (0..<90).map { Double($0) }
    let fan = x.map { 2 * $0 + (way > 0 ? $0 : 90 - $0) / 3 * noise.next() }
    let told = sentences(try chart((x, fan)))
    let (most, least) = way > 0 ? ("highest", "lowest") : ("lowest", "highest")
    let sentence = try #require(told.first { $0.contains("varies") })
    #expect(sentence.hasPrefix("In the \(most) third of load, yield varies about "))
    #expect(sentence.hasSuffix(" times as much as in the \(least)."))
    let spread = try #require(try chart((x, fan)).shape.spread)
    #expect((spread > 1) == (way > 0))
    let even = x.map { 2 * $0 + 10 * noise.next() }
    #expect(try chart((x, even)).shape.spread == nil)
    #expect(try chart((Array(x.prefix(20)), Array(fan.prefix(20)))).shape.spread == nil)
  }

  /// Cells of equal steps say nothing of few different numbers, nor on logarithmic scales.
  @Test func crowdsAreToldWhereTheyMean() throws {
    var noise = Noise(6)
    let days = (0..<80).map { Double($0 % 8) }
    let few = try chart((days, days.map { $0 + noise.next() }))
    #expect(!sentences(few).contains { $0.contains("densest") })
    let powers = (0..<80).map { exp2(Double($0) / 6) }
    let growing = try chart((powers, powers.map { 3 * $0 * exp2(0.1 * noise.next()) }))
    #expect(growing.shape.scales.areLogarithmic)
    #expect(!sentences(growing).contains { $0.contains("densest") })
    #expect(sentences(try chart(pairs(80, noise: 1) { $0 })).contains { $0.contains("densest") })
  }

  @Test func aValleyIsNoLine() throws {
    let chart = try chart(pairs(60, noise: 2) { ($0 - 4) * ($0 - 4) })
    #expect(chart.shape.course == .valley)
    #expect(chart.shape.step == nil)
    #expect(abs((chart.shape.turn ?? 0) - 4) < 0.5)
    let turn = try #require(chart.shape.turn)
    let told = Figure(DecimalDigits(turn).rounded(decimals: 2))
    let place = Language.english.wording(.display).number(told)
    #expect(
      sentences(chart)[0]
        == "yield against load, 60 points: a very strong relationship along a curve, with yield "
        + "lowest near load \(place) and higher towards both ends.")
    #expect(!sentences(chart, .long).contains { $0.contains("on average") })
    #expect(!sentences(chart, .long).contains { $0.contains("confidence") })
  }

  @Test func curvesAreTold() throws {
    let hill = try chart(pairs(60, noise: 2) { -($0 - 6) * ($0 - 6) })
    #expect(hill.shape.course == .hill)
    let slowing = try chart(pairs(80, noise: 0.03) { $0 / (0.6 + $0) + 1 })
    #expect(slowing.shape.course == .risingSlowing)
    #expect(
      sentences(slowing)[0].hasSuffix(
        "along a curve, the higher load, the higher yield, quickly up to load "
          + "\(ScatterShapeTests.text(slowing.shape.turn)), little beyond."))
    let faster = try chart(pairs(80, noise: 1) { -3 * max(0, $0 - 5) })
    #expect(faster.shape.course == .fallingFaster)
    #expect(
      sentences(faster)[0].hasSuffix(
        "along a curve, the higher load, the lower yield, ever faster."))
  }

  private static func text(_ turn: Double?) -> String {
    Language.english.wording(.display)
      .number(Figure(DecimalDigits(turn ?? 0).rounded(decimals: 2)))
  }

  /// Between two heaps of points there is no curve, and a relation only where it is within them too.
  @Test func twoHeapsMakeNoRelation() throws {
    func heaps(_ rise: Double, noise size: Double) -> (x: [Double], y: [Double]) {
      var noise = Noise(11)
      var (x, y) = ([Double](), [Double]())
      for index in 0..<120 {
        let (height, place): (Double, Double) = index < 60 ? (50, 20) : (18, 60)
        let off = 4 * noise.next()
        x.append(place + off)
        y.append(height + rise * off + size * noise.next())
      }
      return (x, y)
    }
    let against = try chart(heaps(1, noise: 1))
    #expect(against.shape.clusters.count == 2 && against.shape.course == .none)
    #expect((against.shape.reversed ?? 0) < -0.8)
    let told = sentences(against).joined(separator: " ")
    #expect(told.contains("but within each group the other way"), "\(told)")
    #expect(!told.contains("curve") && !told.contains("relationship"), "\(told)")
    let alone = try chart(heaps(0, noise: 4))
    #expect(alone.shape.clusters.count == 2 && alone.shape.course == .none)
    #expect(alone.shape.reversed == nil)
    let along = try chart(heaps(-0.8, noise: 1))
    #expect(along.shape.clusters.count == 2 && along.shape.course == .line)
  }

  /// A line through the logarithms would fit better than one through the numbers, but a valley does best.
  @Test func aValleyIsWhereItIsOnItsOwnScale() throws {
    let data = pairs(80, from: 0.8, to: 40, noise: 4) { ($0 - 22) * ($0 - 22) / 8 + 20 }
    let chart = try chart(data)
    #expect(chart.shape.course == .valley && !chart.shape.scales.areLogarithmic)
    #expect(abs((chart.shape.turn ?? 0) - 22) < 1)
  }

  @Test func logarithmsAreUsedWhereTheyFitBetter() throws {
    var noise = Noise(3)
    let x = (0..<80).map { _ in exp2(1.5 * noise.next() + 3) }
    let power = try chart((x, x.map { 3 * exp2(0.75 * log2($0) + 0.3 * noise.next()) }))
    #expect(power.shape.scales == ScatterScales(isLogX: true, isLogY: true))
    let factor = try #require(power.shape.step)
    #expect(factor.x == 10 && abs(factor.y - 5.6) < 1.2)
    #expect(sentences(power)[0].hasSuffix(" on logarithmic scales."))
    #expect(
      sentences(power)[1].hasPrefix("Ten times the load goes with ")
        && sentences(power)[1].hasSuffix(" times the yield on average."))
    let even = pairs(80, noise: 0) { exp2($0) }
    let growth = try chart((even.x, even.y.map { $0 * exp2(0.2 * noise.next()) }))
    #expect(growth.shape.scales == ScatterScales(isLogX: false, isLogY: true))
    #expect(
      sentences(growth)[1].hasPrefix("On average yield is multiplied by ")
        && sentences(growth)[1].hasSuffix(" for each increase of 1 in load."))
    let doubling = try chart((x, x.map { 5 * log2($0) + noise.next() }))
    #expect(doubling.shape.scales == ScatterScales(isLogX: true, isLogY: false))
    #expect(
      sentences(doubling)[0].hasSuffix(" with load on a logarithmic scale.")
        && sentences(doubling)[1].hasSuffix(" higher for each doubling of load."))
  }

  @Test func groupsThatLieApartAreCounted() throws {
    var noise = Noise(11)
    let centres = [(2.0, 3.0), (8, 4), (5, 9)]
    var data: (x: [Double], y: [Double]) = ([], [])
    for point in 0..<150 {
      data.x.append(centres[point % 3].0 + 0.4 * noise.next())
      data.y.append(centres[point % 3].1 + 0.4 * noise.next())
    }
    let chart = try chart(data)
    #expect(chart.shape.clusters.map(\.points) == [50, 50, 50])
    #expect(
      sentences(chart)[0].hasPrefix(
        "yield against load, 150 points: 3 groups of points, 50 around load "))
    #expect(!sentences(chart, .long).contains { $0.contains("relationship") })
    #expect(!sentences(chart, .long).contains { $0.contains("densest") })
    #expect(sentences(chart, .alt)[0].count <= 140)
  }

  /// Beyond what is left out of a relation, nothing is seen in noise more than once in a hundred.
  @Test func noiseHasNoShape() throws {
    var (curves, clusters) = (0, 0)
    for seed in 0..<200 as Range<UInt64> {
      var noise = Noise(1000 + seed)
      let count = [20, 40, 80, 150][Int(seed % 4)]
      let x = (0..<count).map { _ in noise.next() }
      let shape = try chart((x, x.map { _ in noise.next() })).shape
      curves += shape.course == .none || shape.course == .line ? 0 : 1
      clusters += shape.clusters.isEmpty ? 0 : 1
    }
    #expect(curves <= 2 && clusters <= 2)
  }

  @Test func farPointsAreLeftOutOfTheCorrelation() throws {
    var data = pairs(40, noise: 1) { 2 * $0 }
    data.y[3] = -200
    let chart = try chart(data)
    #expect(chart.shape.far == [3])
    #expect(
      sentences(chart)[1].hasPrefix(
        "That is without the one point far from the rest; with it the correlation is "))
    #expect(chart.places().columns.joined().count { $0.landmark == .lowest } == 1)
  }

  /// A tenth of the points at most are left out.
  @Test func manyFarPointsAreNone() throws {
    var data = pairs(40, noise: 1) { 2 * $0 }
    for row in 0..<5 { data.y[row * 7] = -200 }
    let chart = try chart(data)
    #expect(chart.shape.far.isEmpty)
    #expect(chart.whole.outlierRows.count == 5)
  }

  @Test func theStepIsAPowerOfTenWithinHalfTheRange() throws {
    for (range, step) in [(1.9, 0.1), (2, 1), (19.9, 1), (20, 10), (3000, 1000)] {
      let x = (0..<30).map { Double($0) / 29 * range }
      let chart = try chart((x, x.map { 3 * $0 }))
      #expect(chart.shape.step?.x == step, "\(range)")
      #expect(abs((chart.shape.step?.y ?? 0) - 3 * step) < 1e-9 * step)
    }
  }

  /// All but exact is not exact.
  @Test func aCorrelationIsNotRoundedToOne() throws {
    let near = try chart(pairs(40, noise: 0.1) { $0 })
    #expect(sentences(near)[0].hasSuffix("correlation over 0.99."))
    let exact = try chart(pairs(40, noise: 0) { -$0 })
    #expect(sentences(exact)[0].hasSuffix("correlation -1.00."))
  }

  @Test func hugeAndTinyNumbersHaveShapes() throws {
    for factor in [1e-300, 1e-150, 1e150, 1e300] {
      let data = pairs(60, noise: 2) { ($0 - 4) * ($0 - 4) }
      let chart = try chart((data.x.map { $0 * factor }, data.y.map { $0 * factor }))
      #expect(chart.shape.course == .valley, "\(factor)")
    }
  }

  @Test func manyPointsAreSeenAsFewAre() throws {
    let chart = try chart(pairs(50_000, noise: 20) { ($0 - 4) * ($0 - 4) })
    #expect(chart.shape.course == .valley)
    #expect(chart.shape.clusters.isEmpty)
  }
}
