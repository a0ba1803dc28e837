// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

@Suite struct SampleFileTests {
  private func sample(_ name: String, _ options: ReadOptions = ReadOptions()) throws -> Table {
    try TableReader(options: options).read(.path("\(samples)/\(name)"))
  }

  @Test func nileHasYearsAndAUnit() throws {
    let table = try sample("nile.csv")
    guard case .dates(let dates) = table.x else {
      Issue.record("no dates")
      return
    }
    #expect(dates.precision == .year)
    #expect(table.x[0].description == "1871")
    #expect(table.x[99].description == "1970")
    #expect(table.columns.map(\.name) == ["Annual flow"])
    #expect(table.columns[0].unit == "10^8 m^3")
    #expect(table.columns[0].values[0] == 1120)
    #expect(table.columns[0].values.count == 100)
    #expect(table.notes.isEmpty)
  }

  @Test func sunspotsHaveYears() throws {
    let table = try sample("sunspots.csv")
    #expect(table.x.count == 309)
    #expect(table.x[308].description == "2008")
    #expect(table.columns[0].name == "Sunspot number")
  }

  @Test func inflationHasQuartersAndTwoPercentColumns() throws {
    let table = try sample(
      "us-inflation.csv", options { $0.y = [.name("Inflation"), .number(3)] })
    #expect(table.x[0].description == "1959-Q1")
    #expect(table.x[202].description == "2009-Q3")
    #expect(table.columns.map(\.name) == ["Inflation", "Unemployment"])
    #expect(table.columns.map(\.unit) == ["percent", "percent"])
    #expect(table.columns.map(\.kind) == [.percent, .percent])
    #expect(table.columns[0].values[1] == 2.34)
    #expect(table.columns[1].values[0] == 5.8)
  }

  @Test func carbonDioxideHasWeeksWithGaps() throws {
    let table = try sample("co2-weekly.csv")
    #expect(table.x.count == 2284)
    #expect(table.x[0].description == "1958-03-29")
    #expect(table.columns[0].name == "CO2")
    #expect(table.columns[0].unit == "ppmv")
    #expect(table.columns[0].values.count(where: \.isNaN) == 59)
  }

  static let forms: [(String, FormName?)] = [
    ("nile", nil), ("sunspots", nil), ("us-inflation", nil), ("co2-weekly", nil),
    ("penguins", .box), ("penguin-species", .share), ("sea-months", .band),
    ("sea-temperature", nil), ("us-graduates", .scatter), ("us-poverty", nil),
  ]

  @Test(arguments: forms)
  func kindsAreThoseOfTheData(_ name: String, _ form: FormName?) throws {
    let table = try sample("\(name).csv", options { $0.form = nil })
    #expect(table.form?.form == form)
    #expect(table.form?.isAsked != true)
  }

  @Test func penguinsHaveSpecies() throws {
    let table = try sample("penguins.csv", options { $0.form = nil })
    #expect(table.columns.map(\.name) == ["Flipper length"])
    #expect(table.columns.map(\.unit) == ["mm"])
    let values = table.columns[0].values
    #expect(values.count == 344 && values[0] == 181)
    #expect(values.indices.filter { values[$0].isNaN } == [3, 271])
    let species = try #require(table.form?.names)
    #expect(species.name == "Species")
    let counts = ["Adelie", "Chinstrap", "Gentoo"].map { name in
      species.texts.count { $0 == name }
    }
    #expect(counts == [152, 68, 124])
  }

  @Test func theSeaHasMonthsOfYears() throws {
    let table = try sample("sea-temperature.csv")
    #expect(table.x.count == 300)
    #expect(table.x[0].description == "1986-01")
    #expect(table.x[299].description == "2010-12")
    #expect(table.columns.map(\.unit) == ["°C"])
    let grid = try sample("sea-temperature.csv", options { $0.form = .heatmap })
    #expect(grid.form?.form == .heatmap && grid.form?.isAsked == true)
    #expect(Set(grid.form?.names?.texts ?? []).count == 25)
    #expect(Set(grid.form?.columnNames?.texts ?? []).count == 12)
  }

  @Test(arguments: [("AAPL", 3270), ("MSFT", 3270), ("IBM", 3270), ("GOOG", 2148), ("FB", 196)])
  func stocksAreBars(name: String, count: Int) throws {
    let table = try sample("stocks/\(name).csv")
    #expect(table.bars?.count == count)
    #expect(table.columns.isEmpty)
    #expect(table.bars.map { Set($0.columns.keys) } == [.close, .volume])
    #expect(table.layout.isPriceFile)
    let series = try table.series()[0].series
    #expect(series.name == "Close")
    #expect(series.kind == .price)
    #expect(series.base == nil)
    #expect(table.bars?.possibleSplits() == [])
  }

  @Test func appleOverOneYear() throws {
    let table = try sample("stocks/AAPL.csv")
    let series = try table.series(range: ChartRange(RangeLength("1Y")))[0].series
    #expect(series.count == 250)
    #expect(series.x[0].description == "2012-03-02")
    #expect(series.x[249].description == "2013-03-01")
    #expect(series.base?.y == 544.47)
    #expect(series.base?.x.description == "2012-03-01")
    #expect(series.values.first == 545.18)
    #expect(series.values.last == 430.47)
  }

  @Test(arguments: [
    ("1D", 1, "2013-03-01"), ("5D", 5, "2013-02-25"), ("1W", 5, "2013-02-25"),
    ("4W", 19, "2013-02-04"), ("1M", 19, "2013-02-04"), ("3M", 61, "2012-12-03"),
    ("YTD", 41, "2013-01-02"), ("MAX", 3270, "2000-03-01"),
  ])
  func appleOver(text: String, count: Int, first: String) throws {
    let table = try sample("stocks/AAPL.csv")
    let series = try table.series(range: ChartRange(RangeLength(text)))[0].series
    #expect(series.count == count)
    #expect(series.x[0].description == first)
  }

  @Test(arguments: PriceValue.allCases) func everyValueIsRead(value: PriceValue) throws {
    let table = try sample("stocks/AAPL.csv", options { $0.value = value })
    let series = try table.series()[0].series
    let expected: [PriceValue: Double] = [
      .close: 32.5775, .adjustedClose: 4.1867, .open: 29.64, .high: 33.015, .low: 29.625,
      .volume: 38_464_400, .meanOfFour: (29.64 + 33.015 + 29.625 + 32.5775) / 4,
      .meanOfThree: (33.015 + 29.625 + 32.5775) / 3, .meanOfTwo: (33.015 + 29.625) / 2,
    ]
    #expect(series.values[0] == expected[value])
    #expect(series.unit == (value == .volume ? "shares" : nil))
    #expect(series.kind == (value == .volume ? .count : .price))
  }

  @Test func splitsThatNobodyAdjustedAreFound() throws {
    let bars = try #require(try sample("stocks/AAPL.csv").bars)
    let split = try #require(
      bars.dates.instants.firstIndex {
        $0 >= CalendarDate(year: 2005, month: 2, day: 28)?.instant ?? 0
      })
    var columns = bars.columns
    for index in 0..<split {
      columns[.close]?[index] *= 2
      columns[.volume]?[index] /= 2
    }
    let raw = try PriceBars(dates: bars.dates, columns: columns)
    #expect(raw.possibleSplits().map(\.date.description) == ["2005-02-28"])
    #expect(raw.possibleSplits().map(\.ratio) == [2])
  }

  @Test func symbolsAreNoChart() throws {
    #expect(throws: ReadError.self) { try sample("symbols.csv") }
  }

  @Test func columnsAreListed() throws {
    let columns = try TableReader().columns(of: .path("\(samples)/us-inflation.csv"))
    #expect(columns.map(\.column.number) == [1, 2, 3])
    #expect(columns.map(\.content) == [.dates, .numbers, .numbers])
    #expect(columns.map(\.role) == [.x, .y, .y])
    #expect(columns[1].firstCells == ["0", "2.34", "2.74"])
  }
}
