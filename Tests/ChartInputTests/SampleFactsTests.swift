// SPDX-License-Identifier: MIT

import Audiograph
import ChartInput
import Testing

@Suite struct SampleFactsTests {
  private func series(
    _ name: String, range: String? = nil, _ options: ReadOptions = ReadOptions()
  ) throws -> [Series] {
    let table = try TableReader(options: options).read(.path("\(samples)/\(name)"))
    return try table.series(range: range.map { ChartRange(try RangeLength($0)) }).map(\.series)
  }

  private func facts(_ name: String, range: String? = nil) throws -> SeriesFacts {
    SeriesFacts(try #require(try series(name, range: range).first))
  }

  /// Deviation and mean: the published data in NumPy.
  @Test func nile() throws {
    let facts = try facts("nile.csv")
    #expect(facts.points == 100)
    #expect(facts.minimum.y == 456)
    #expect(facts.minimum.x.description == "1913")
    #expect(facts.maximum.y == 1370)
    #expect(facts.maximum.x.description == "1879")
    #expect(abs(facts.mean - 919.35) < 1e-9)
    #expect(facts.median == 893.5)
    #expect(abs(try #require(facts.standardDeviation) - 169.2275006) < 5e-8)
    #expect(facts.drawdown == nil)
    #expect(facts.runup == nil)
    #expect(facts.gaps.isEmpty)
  }

  @Test func carbonDioxide() throws {
    let facts = try facts("co2-weekly.csv")
    #expect(facts.missing == 59)
    #expect(facts.gaps.count == 22)
    #expect(facts.gaps.map(\.count).reduce(0, +) == 59)
    let longest = try #require(facts.gaps.max { $0.count < $1.count })
    #expect(longest.count == 18)
    #expect(longest.first.description == "1964-01-25")
    #expect(longest.last.description == "1964-05-23")
    #expect(facts.trend.class == .roseSteadily)
  }

  @Test func sunspotsNeitherRiseNorFall() throws {
    let trend = try facts("sunspots.csv").trend
    #expect(trend.class == .littleChange)
  }

  @Test func inflationAndUnemploymentCross() throws {
    var options = ReadOptions()
    options.y = [.number(2), .number(3)]
    let comparison = try #require(Comparison(try series("us-inflation.csv", options)))
    #expect(comparison.crossings?.count == 34)
    #expect(comparison.highest == 1)
    #expect(comparison.lowest == 0)
  }

  @Test func appleOverOneYear() throws {
    let facts = try facts("stocks/AAPL.csv", range: "1Y")
    #expect(facts.points == 250)
    #expect(facts.base?.y == 544.47)
    #expect(facts.change.from.x.description == "2012-03-01")
    #expect(abs(try #require(facts.change.percent) + 20.94) < 0.005)
    #expect(facts.trend.class == .roseThenFell)
    #expect(facts.maximum.y == 702.10)
    #expect(facts.maximum.x.description == "2012-09-19")
    #expect(facts.minimum == facts.last)
    let drawdown = try #require(facts.drawdown)
    #expect(drawdown.from == facts.maximum)
    #expect(drawdown.to == facts.last)
    #expect(percents([drawdown]) == [-39])
    let runup = try #require(facts.runup)
    #expect(runup.from.y == 530.12)
    #expect(runup.to == facts.maximum)
  }

  @Test func appleStepByStep() throws {
    let facts = try facts("stocks/AAPL.csv", range: "1Y")
    let step = try #require(facts.typicalStep?.percent)
    #expect((step * 10).rounded() == 11)
    let fall = try #require(facts.largestFall)
    #expect(percents([fall]) == [-12])
    #expect(fall.to.x.description == "2013-01-24")
    #expect(facts.largestRise?.to.x.description == "2012-04-25")
  }

  @Test func appleTurns() throws {
    let facts = try facts("stocks/AAPL.csv", range: "1Y")
    let legs = facts.legs(atMost: 5)
    #expect(
      legs.map(\.move.to.x.description) == ["2012-04-09", "2012-05-17", "2012-09-19", "2013-03-01"])
    #expect(percents(legs.map(\.move)) == [17, -17, 32, -39])
    #expect(legs[2].move.from.y == 530.12)
    #expect(legs.map(\.isConfirmed) == [true, true, true, false])
    #expect(facts.legs(atMost: 3).map(\.move.to.x.description) == ["2012-09-19", "2013-03-01"])
  }

  private func percents(_ moves: [Move]) -> [Int?] {
    moves.map { $0.percent.map { Int($0.rounded()) } }
  }
}
