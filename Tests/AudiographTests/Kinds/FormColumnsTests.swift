// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// Charts that are made of columns, and what is known of each kind.
@Suite struct FormColumnsTests {
  private func chart(
    _ form: FormName, _ columns: [(String, [Double])], names: FormColumns.Texts? = nil,
    across: FormColumns.Texts? = nil, bounds: FormColumns.Bounds = .columns
  ) throws -> (chart: FormChart, told: [Series], names: [String]) {
    let texts = FormColumns(
      form: form, isAsked: true, names: names, columnNames: across, bounds: bounds)
    let series = try columns.map { try Series(name: $0, values: $1) }
    let chart = try FormChart(texts, of: series, title: "t", FormRequest())
    return (chart, chart.told(of: series), texts.toldNames(of: series))
  }

  @Test func aKindHasItsName() throws {
    #expect(try chart(.scatter, [("x", [1, 2, 3]), ("y", [4, 5, 7])]).chart.name == .scatter)
    #expect(try chart(.histogram, [("x", [1, 2, 3, 4, 5])]).chart.name == .histogram)
  }

  @Test(arguments: FormName.allCases) func aKindHasItsColumns(_ form: FormName) {
    #expect(form.isOfSeries == [.line, .candles, .bars].contains(form))
    #expect((form.shape == nil) == form.isOfSeries)
    // One number of price bars is enough for what is made of one column.
    let isOfOneColumn = form.shape.map { $0.need == nil } ?? false
    #expect(form.obeys(.priceValue) == isOfOneColumn)
  }

  @Test func aScatterPlotTellsItsSecondColumn() throws {
    let found = try chart(.scatter, [("x", [1, 2, 3]), ("y", [4, 5, 7])])
    #expect(found.told.map(\.name) == ["y"])
    #expect(found.names == ["y", "x"])
  }

  /// Groups that nobody asked for part nothing, and are named where all of them go the other way.
  @Test func groupsBesideAScatterPlotMayGoTheOtherWay() throws {
    let steps = (0..<20).map(Double.init)
    let columns = FormColumns(
      form: .scatter, isAsked: false, names: nil, columnNames: nil, bounds: .columns,
      within: [
        FormColumns.Texts(name: "half", texts: (0..<40).map { $0.isMultiple(of: 2) ? "a" : "b" }),
        FormColumns.Texts(name: "site", texts: (0..<40).map { $0 < 20 ? "North" : "South" }),
      ])
    let series = [
      try Series(name: "load", values: steps + steps.map { $0 + 40 }),
      try Series(name: "yield", values: steps + steps.map { $0 - 80 }),
    ]
    let chart = try FormChart(columns, of: series, title: "t", FormRequest())
    let scatter = try Scatter(columns, of: series, FormRequest())
    #expect(scatter.reversal?.by == "site" && scatter.groupNames.isEmpty)
    #expect(
      chart.description(level: .standard)[0].contains("within each site it goes the other way"))
    #expect(chart.description(level: .alt)[0].contains("but within each site the other way"))
  }

  @Test func cellsInRowsOfTheirOwnMakeAGrid() throws {
    let days = FormColumns.Texts(name: "day", texts: ["Mon", "Mon", "Tue"])
    let hours = FormColumns.Texts(name: "hour", texts: ["8", "9", "8"])
    let found = try chart(.heatmap, [("calls", [3, 5, 7])], names: days, across: hours)
    #expect(found.told.map(\.name) == ["Mon", "Tue"])
    #expect(found.told.map(\.missingCount) == [0, 1])
    #expect(found.chart.pointCount == 3 && found.chart.missingCount == 1)
    let twice = FormColumns.Texts(name: "hour", texts: ["8", "8", "9"])
    #expect(throws: FormError.repeatedCell(row: "Mon", column: "8")) {
      try chart(.heatmap, [("calls", [3, 5, 7])], names: days, across: twice)
    }
  }

  @Test func columnsWithoutNamesOfRowsAreNumberedRows() throws {
    let found = try chart(.heatmap, [("a", [1, 2]), ("b", [3, 4])])
    #expect(found.told.map(\.name) == ["1", "2"])
    #expect(found.told.map(\.values) == [[1, 3], [2, 4]])
  }

  @Test func anErrorIsAddedAndSubtracted() throws {
    let columns: [(String, [Double])] = [("mean", [4, 6]), ("se", [1, 2])]
    let band = try Band(
      FormColumns(form: .band, isAsked: true, names: nil, columnNames: nil, bounds: .error),
      of: try columns.map { try Series(name: $0, values: $1) }, FormRequest())
    #expect(band.lower == [3, 4] && band.upper == [5, 8])
    #expect(throws: FormError.missing(.band, .bounds)) { try chart(.band, columns) }
  }

  @Test func linesAreNotMadeOfColumns() {
    #expect(throws: FormError.missing(.line, .numbers)) { try chart(.line, [("a", [1, 2])]) }
  }

  @Test func placesLieBetweenLeftAndRight() {
    let middles = (0..<2).map { FormTone.Pan.middle(of: $0, among: 2) }
    #expect(middles == [.ofWidth(-0.5), .ofWidth(0.5)])
    let ends = (0..<2).map { FormTone.Pan.fromEndToEnd($0, of: 2) }
    #expect(ends == [.ofWidth(-1), .ofWidth(1)])
    #expect(FormTone.Pan.fromEndToEnd(0, of: 1) == .ofWidth(0))
    #expect(FormTone.Pan.along(0.75) == .ofWidth(0.5))
  }
}
