// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension FormColumns {
  /// Which of the columns of numbers is told where only one can be.
  var toldColumn: Int { form == .scatter ? 1 : 0 }

  /// The chart that columns of numbers make with the texts beside them.
  func chart(
    of series: [Series], title: String, _ choices: FormChoices
  ) throws(FormError) -> FormChart {
    let values = series.map(\.values)
    let (name, unit) = (series[0].name, series[0].unit)
    let texts = names?.texts
    switch form {
    case .scatter:
      return FormChart(
        try Scatter(
          x: values[0], y: values[1], xNamed: name, yNamed: series[1].name, groups: texts,
          units: (series[0].unit, series[1].unit)), title: title)
    case .histogram:
      return FormChart(
        try Histogram(values[0], named: name, unit: unit, binning: choices.binning), title: title)
    case .density: return FormChart(try Density(values[0], named: name, unit: unit), title: title)
    case .box:
      return FormChart(
        try BoxPlot(
          values: values[0], named: name, unit: unit, groups: texts, groupedBy: names?.name,
          sortedByMedian: choices.sortsByMedian), title: title)
    case .share:
      return FormChart(
        try Shares(values: values[0], named: name, unit: unit, names: texts ?? []), title: title)
    case .heatmap: return FormChart(try heatMap(series), title: title)
    case .band: return FormChart(try band(series), title: title)
    case .line, .candles, .bars:
      throw .missing(form, .numbers)
    }
  }

  private func band(_ series: [Series]) throws(FormError) -> Band {
    let values = series[0].values
    switch bounds {
    case .columns where series.count > 2:
      return try Band(
        values: values, lower: series[1].values, upper: series[2].values, named: series[0].name,
        unit: series[0].unit, bounds: .named(lower: series[1].name, upper: series[2].name),
        x: series[0].x)
    case .error where series.count > 1:
      let (error, name) = (series[1].values, series[1].name)
      return try Band(
        values: values, lower: zip(values, error).map(-), upper: zip(values, error).map(+),
        named: series[0].name, unit: series[0].unit, bounds: .error(name), x: series[0].x)
    default: throw .missing(.band, .bounds)
    }
  }

  private func heatMap(_ series: [Series]) throws(FormError) -> HeatMap {
    let grid = try grid(of: series)
    return try HeatMap(
      values: grid.values, rows: grid.rows, columns: grid.columns,
      named: columnNames == nil ? nil : series[0].name, unit: series[0].unit,
      rowsName: names?.name, columnsName: columnNames?.name)
  }

  /// The series by which facts tell of it: of a grid a row each, up to some hundred rows; of anything else
  /// the values in their order.
  func told(_ series: [Series]) -> [Series] {
    guard form == .heatmap, let grid = try? grid(of: series), grid.rows.count <= Self.mostRowsTold
    else { return [series[min(toldColumn, series.count - 1)]] }
    let rows = zip(grid.rows, grid.values).compactMap { name, values in
      try? Series(
        name: name, unit: series[0].unit, kind: series[0].kind, x: .categories(grid.columns),
        values: values)
    }
    return rows.isEmpty ? [series[0]] : rows
  }

  private static let mostRowsTold = 200

  /// The values of a grid by rows, with the names of rows and columns.
  private func grid(
    of series: [Series]
  ) throws(FormError) -> (values: [[Double]], rows: [String], columns: [String]) {
    guard let columnNames, let names else {
      let rows = names?.texts ?? series[0].values.indices.map { "\($0 + 1)" }
      return (
        rows.indices.map { row in series.map { $0.values[row] } }, rows, series.map(\.name)
      )
    }
    let (rows, columns) = (names.texts.uniqued, columnNames.texts.uniqued)
    let places = (
      row: Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1, $0) }),
      column: Dictionary(uniqueKeysWithValues: columns.enumerated().map { ($1, $0) })
    )
    guard rows.count * columns.count <= Self.mostCells else { throw .missing(.heatmap, .grid) }
    var values = [[Double]](
      repeating: [Double](repeating: .nan, count: columns.count), count: rows.count)
    for (index, value) in series[0].values.enumerated() {
      guard let row = places.row[names.texts[index]],
        let column = places.column[columnNames.texts[index]]
      else { continue }
      guard values[row][column].isNaN else {
        throw .repeatedCell(row: rows[row], column: columns[column])
      }
      values[row][column] = value
    }
    return (values, rows, columns)
  }

  /// The most cells of a grid.
  private static let mostCells = 4_000_000
}

extension LoadNote {
  /// That the data chose what a table is told as, or that something else would tell more.
  init?(
    _ columns: FormColumns?, _ series: [Series], _ chart: Chart, _ choices: FormChoices,
    name: String
  ) {
    if let columns {
      guard !columns.isAsked else { return nil }
      self = .toldAs(columns.form, columns: columns.told(series), name: name)
      return
    }
    guard choices.name == nil, chart.series.count == 1, case .rows = chart.series[0].x,
      !chart.series[0].values.isEmpty, !SeriesFacts(chart.series[0]).isOrdered
    else { return nil }
    self = .noOrder(name: name)
  }
}

extension FormColumns {
  /// The names of what is told, what matters most first.
  fileprivate func told(_ series: [Series]) -> [String] {
    switch form {
    case .scatter: [series[1].name, series[0].name]
    case .band: [series[0].name, series.dropFirst().map(\.name).joined(separator: ", ")]
    default: [series[0].name] + [names?.name].compactMap(\.self)
    }
  }
}
