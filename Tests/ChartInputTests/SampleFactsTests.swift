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

  /// The published data in Python.
  @Test func penguins() throws {
    let facts = try facts("penguins.csv")
    #expect(facts.points == 344)
    #expect(facts.missing == 2)
    #expect(facts.minimum.y == 172)
    #expect(facts.maximum.y == 231)
    #expect(facts.median == 197)
    #expect(abs(facts.mean - 200.915205) < 5e-7)
    #expect(abs(try #require(facts.standardDeviation) - 14.061714) < 5e-7)
  }

  @Test func theSea() throws {
    let facts = try facts("sea-temperature.csv")
    #expect(facts.points == 300)
    #expect(facts.minimum.y == 19.28)
    #expect(facts.minimum.x.description == "2010-09")
    #expect(facts.maximum.y == 29.24)
    #expect(facts.maximum.x.description == "1998-03")
    #expect(abs(facts.mean - 23.346367) < 5e-7)
    #expect(abs(facts.median - 23.1) < 1e-9)
  }

  @Test func monthsOfTheSeaLieBetweenTheirBounds() throws {
    var options = ReadOptions()
    options.y = [.number(2), .number(3), .number(4)]
    let series = try series("sea-months.csv", options)
    #expect(series.map(\.count) == [12, 12, 12])
    let widths = zip(series[1].values, series[2].values).map { ($1 - $0) * 100 }
    #expect(
      widths.map { Int($0.rounded()) }
        == [358, 298, 325, 438, 501, 444, 488, 425, 308, 357, 412, 422])
    for (value, bounds) in zip(series[0].values, zip(series[1].values, series[2].values)) {
      #expect((bounds.0...bounds.1).contains(value))
    }
  }

  @Test func statesAreTheSameInBothFiles() throws {
    let poverty = try facts("us-poverty.csv")
    #expect(poverty.points == 51)
    #expect(poverty.maximum.x.description == "Mississippi")
    #expect(poverty.maximum.y == 21.9)
    #expect(poverty.minimum.x.description == "New Hampshire")
    #expect(poverty.minimum.y == 8.5)
    #expect(abs(poverty.mean - 13.854902) < 5e-7)
    var options = ReadOptions()
    options.y = [.number(1), .number(2)]
    let both = try series("us-graduates.csv", options)
    #expect(both.map(\.name) == ["Graduates", "Poverty"])
    #expect(both[1].values == (try series("us-poverty.csv")[0].values))
    #expect(both[0].values.min() == 79.9)
    #expect(both[0].values.max() == 91.8)
  }

  @Test func speciesMakeAWhole() throws {
    let shares = try #require(try series("penguin-species.csv").first)
    #expect(shares.values == [44.2, 36, 19.8])
    let counts = [152, 124, 68]
    for (share, count) in zip(shares.values, counts) {
      #expect(abs(share - 100 * Double(count) / 344) <= 0.05)
    }
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
