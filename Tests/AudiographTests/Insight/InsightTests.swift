// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

/// What is seen in extraordinary series.
@Suite struct InsightTests {
  private func insight(
    _ values: [Double], x: XAxis? = nil, kind: ChartKind = .measurement,
    rowOrder: RowOrder = .unknown
  ) throws -> Insight {
    let series = try Series(
      name: "a", kind: kind, x: x ?? .rows(count: values.count), values: values)
    return SeriesFacts(series.told(rowOrder: rowOrder)).insight
  }

  private func noise(_ count: Int, seed: UInt64 = 1) -> [Double] {
    var random = SeededGenerator(seed: seed)
    return random.whiteNoise(count: count, in: -1...1)
  }

  @Test func fewValuesAndEqualOnes() throws {
    #expect(try insight([1, 2, 4, 3]).shape?.shapeClass == .tooFew)
    #expect(try insight([7, 7, 7, 7, 7, 7]).shape?.shapeClass == .unchanged)
    #expect(try insight([1, 2, 3, 4, 5]).shape?.shapeClass == .rise)
    #expect(try insight([1, 5, 9, 4, 1], rowOrder: .given).shape?.shapeClass == .riseThenFall)
    #expect(try insight([5, 1, 6, 2, 5], rowOrder: .given).shape?.shapeClass == .fewVaried)
  }

  /// Means around ends and turns end where the next part begins, and say of no rise that it went down.
  @Test func meansAreOfTheirParts() throws {
    let years: [Double] = [
      50, 49, 49, 49, 49, 49, 49, 48, 48, 49, 49, 48, 49, 48, 47, 45, 46, 45, 46, 46, 47, 46,
    ]
    let turned = try #require(insight(years, rowOrder: .given).shape)
    #expect(turned.moves == [.fall, .rise] && turned.ends == .literal)
    #expect([turned.from] + turned.heights + [turned.to] == [50, 45, 46])
    let hours = [
      104.30, 107.21, 115.84, 115.02, 115.99, 112.19, 110.43, 112.93, 112.60, 115.15, 114.32,
      114.33,
      116.43, 114.99, 115.37, 119.58, 112.60, 111.75, 111.23, 114.46, 116.44, 115.01, 116.71,
      117.44,
      116.16,
    ]
    let level = try #require(insight(hours, rowOrder: .given).shape)
    #expect(level.shapeClass == .riseThenLevel && level.breaks == [2])
    #expect(level.from == 104.30)
  }

  private func months(_ count: Int) throws -> XAxis {
    .dates(
      XAxis.Dates(
        try (0..<count).map {
          try #require(
            CalendarDate(year: 2012 + $0 / 12, month: $0 % 12 + 1, precision: .month))
        }))
  }

  private static let guests: [Double] = [0, 1, 6, 13, 19, 23, 25, 23, 18, 12, 5, 1]

  /// Beside a season a turn is as high as a whole cycle of the data around it, which all phases are in.
  @Test func heightsBesideASeasonAreOfTheData() throws {
    let values = (0..<108).map { month -> Double in
      let noise = Double(month * 7 % 5) / 5
      let course = Double(min(month, 120 - month)) + noise
      return 20 + 3 * Self.guests[month % 12] + course
    }
    let insight = try insight(values, x: months(108))
    let shape = try #require(insight.shape)
    #expect(insight.seasons.map(\.period) == [.year] && shape.shapeClass == .riseThenFall)
    let turn = try #require(shape.turns.first)
    #expect(shape.heights == [mean(of: Array(values[turn - 6..<turn + 6]))])
    #expect(!shape.areHeightsLiteral)
  }

  /// So are the heights before and after a jump: medians of whole cycles.
  @Test func jumpsBesideASeasonAreOfTheData() throws {
    let values = (0..<108).map { month -> Double in
      let level = month < 62 ? 100.0 : 160
      let noise = Double(month * 7 % 5) / 5
      return level + Self.guests[month % 12] + noise
    }
    let shape = try #require(try insight(values, x: months(108)).shape)
    #expect(shape.shapeClass == .step && shape.breaks == [62])
    #expect(shape.levels == [middle(values[..<60]), middle(values[62..<98])])
    let line = values.indices.map { values[$0] + 0.2 * Double($0) }
    let jump = try #require(try insight(line, x: months(108)).shape?.jump)
    #expect(jump.before == middle(line[50..<62]) && jump.after == middle(line[62..<74]))
  }

  /// A season that is left for 14 months is that of the other years, and these months are told.
  @Test func aSeasonMayBeLeftForAWhile() throws {
    let closed = 62..<76
    let values = (0..<108).map { month -> Double in
      let noise = Double(month * 7 % 11 * 9)
      let usual = 1000 + 100 * Self.guests[month % 12] + noise
      return (closed.contains(month) ? 0.08 : 1) * usual
    }
    let insight = try insight(values, x: months(108))
    let shape = try #require(insight.shape)
    #expect(shape.shapeClass == .burst && shape.breaks == [62, 76])
    #expect(shape.bursts.map(\.level) == [middle(values[closed])])
    #expect(shape.base == middle(values[..<62] + values[76...]))
    #expect(insight.seasons.first?.peaks == [6] && (insight.seasons.first?.strength ?? 0) > 0.9)
    // One that lasts is a step.
    let lasting = values.indices.map { $0 < 62 ? values[$0] : 1.5 * values[$0 % 48] }
    #expect(try self.insight(lasting, x: months(108)).shape?.shapeClass != .burst)
  }

  /// One step of half the range is no gradual course, whichever model is best.
  @Test(arguments: [24, 60, 143, 900]) func oneLargeStepIsAJump(count: Int) throws {
    let place = count / 2 + 3
    let values = (0..<count).map { index in
      let share = Double(index) / Double(count)
      let wave = Double(abs(index % 16 - 8)) * 24 / Double(max(count, 60))
      let course: Double = index < place ? 99 - 14 * share : 40 + 30 * share
      return course + wave
    }
    let shape = try #require(try insight(values, rowOrder: .given).shape)
    #expect(shape.jump?.index == place, "\(shape.shapeClass)")
    #expect(shape.shapeClass.rawValue.contains("drop"), "\(shape.shapeClass)")
    // Two equal steps are none of their own, nor is one that is taken back.
    var stairs = values
    for index in place / 2..<count { stairs[index] -= 40 }
    #expect(stairs.oneStep == nil && (values[..<(place + 1)] + [99, 99, 99]).oneStep == nil)
  }

  /// How much more values vary is what the medians and the means of all steps agree on.
  @Test func volatilityIsOfAllSteps() throws {
    let wide = noise(60, seed: 3).enumerated().map { $0.offset < 30 ? $0.element : 12 * $0.element }
    let change = try #require(VolatilityChange(steps: wide))
    let sizes = wide.map { abs($0 - middle(wide)) }
    let means = [sizes[change.index...], sizes[..<change.index]].map { mean(of: Array($0)) }
    #expect(change.ratio <= means[0] / means[1] && change.ratio > 2)
  }

  @Test func rowsWithoutAnOrderAreADistribution() throws {
    let rows = try insight(noise(60))
    #expect(!rows.isOrdered && rows.shape?.shapeClass == .distribution)
    let distribution = try #require(rows.distribution)
    #expect(distribution.count == 60 && distribution.total == nil)
    let list = try insight(noise(60), rowOrder: .given)
    #expect(list.isOrdered && list.shape?.shapeClass == .level && list.distribution == nil)
  }

  @Test func recordsAreUnorderedUnlessTheyHangTogether() throws {
    // A rise that noise hides from neighbours, but not from the whole.
    let values = noise(200).enumerated().map { $1 + Double($0) / 170 }
    #expect(try insight(values).isOrdered)
    #expect(try !insight(values, rowOrder: .records).isOrdered)
    let line = (0..<40).map { Double($0) }
    #expect(try insight(line, rowOrder: .records).isOrdered)
  }

  @Test func zerosAreTheRule() throws {
    let values = (0..<40).map { $0 % 5 == 0 ? Double($0 % 7 + 1) : 0 }
    let zeros = try insight(values, rowOrder: .given)
    #expect(zeros.shape?.shapeClass == .zeroInflated)
    #expect(zeros.distribution?.zeroShare == 0.8 && zeros.distribution?.count == 8)
    #expect(zeros.distribution?.total == values.reduce(0, +))
    let block = (0..<40).map { (20..<28).contains($0) ? 5.0 + Double($0 % 2) : 0 }
    #expect(try insight(block, rowOrder: .given).shape?.shapeClass != .zeroInflated)
  }

  @Test func namesHaveNoShapeUnlessTheyAreTimes() throws {
    let values = (0..<12).map { Double($0 * $0) }
    let towns = try insight(values, x: .categories((0..<12).map { "Town \($0)" }))
    #expect(!towns.isOrdered && towns.shape == nil)
    let times = try insight(values, x: .categories((10..<22).map { "\($0):15" }))
    #expect(times.isOrdered && times.shape != nil)
  }

  @Test(arguments: [0x1p-1060, 1e-200, 1, 1e200, 1e300]) func scaleDoesNotMatter(scale: Double)
    throws
  {
    let values = noise(80).enumerated().map { (10 * ($0 < 30 ? 1.0 : 3.0) + $1) * scale }
    let shape = try #require(try insight(values, rowOrder: .given).shape)
    #expect(shape.shapeClass == .step && shape.breaks == [30])
    #expect(abs(shape.levels[0] / scale - 10) < 0.5 && abs(shape.levels[1] / scale - 30) < 0.5)
  }

  @Test func gapsKeepThePlaces() throws {
    var values = noise(80).enumerated().map { 10 * ($0 < 30 ? 1.0 : 3.0) + $1 }
    for index in [0, 3, 4, 17, 50] { values[index] = .nan }
    values[60] = 90
    let shape = try #require(try insight(values, rowOrder: .given).shape)
    #expect(shape.breaks == [30] && shape.odd.map(\.index) == [60])
  }

  @Test func aMillionValuesAreSeenByTheirParts() throws {
    var random = SeededGenerator(seed: 4)
    var values = random.whiteNoise(count: 300_000, in: -1...1)
    for index in values.indices { values[index] += index < 111_111 ? 10 : 12 }
    values[200_000] = 80
    let shape = try #require(try insight(values, rowOrder: .given).shape)
    #expect(shape.shapeClass == .step)
    #expect(abs((shape.breaks.first ?? 0) - 111_111) < 20)
    #expect(shape.odd.map(\.index) == [200_000])
    #expect(shape.from == values[0] && shape.to == values[299_999])
  }

  @Test func pricesKeepTheClassOfTheirTrend() throws {
    var random = SeededGenerator(seed: 2)
    var prices: [Double] = [100]
    for step in random.whiteNoise(count: 99, in: -0.01...0.01) {
      prices.append(prices[prices.count - 1] * (1 + step))
    }
    for index in 60..<100 { prices[index] /= 2 }
    let insight = try insight(prices, kind: .price)
    #expect(insight.jump?.index == 60)
    #expect(abs((insight.jump?.ratio ?? 0) - 0.5) < 0.01)
    #expect(insight.shape?.fit == nil && insight.shape?.shapeClass.isLiteral == true)
    #expect(insight.seasons.isEmpty)
  }

  @Test func theMedianRunsWithItsWindow() {
    #expect(runningMedian([], reach: 2) == [])
    #expect(runningMedian([3], reach: 2) == [3])
    let values = noise(50)
    let padded = [values[0], values[0]] + values + [values[49], values[49]]
    let medians = values.indices.map { padded[$0...$0 + 4].sorted()[2] }
    #expect(runningMedian(values, reach: 2) == medians)
  }

  @Test func whatOverlapsCorrelates() {
    let numbers = noise(60).enumerated().map { $0 % 7 < 5 ? $1 : .nan }
    let correlations = overlapCorrelation(numbers, lags: 40)
    for lag in 0...40 {
      let pairs = zip(numbers, numbers.dropFirst(lag)).filter { !$0.0.isNaN && !$0.1.isNaN }
      let product = pairs.reduce(0) { $0 + $1.0 * $1.1 }
      let squares = pairs.reduce((0, 0)) { ($0.0 + $1.0 * $1.0, $0.1 + $1.1 * $1.1) }
      let expected =
        pairs.count < 8
        ? 0 : product / (squares.0 * squares.1).squareRoot() * Double(60 - lag) / 60
      #expect(abs(correlations[lag] - expected) < 1e-9, "lag \(lag)")
    }
  }
}
