// SPDX-License-Identifier: MIT

extension HeatMap {
  /// The most cells of a grid whose cells stand in rows of their own.
  private static let mostCellsOfRows = 4_000_000

  init(_ columns: FormColumns, of series: [Series], _ request: FormRequest) throws(FormError) {
    let grid = try Self.grid(columns, of: series)
    try self.init(
      values: grid.values, rows: grid.rows, columns: grid.columns,
      named: columns.columnNames == nil || series[0].name.isEmpty ? nil : series[0].name,
      unit: series.allSatisfy { $0.unit == series[0].unit } ? series[0].unit : nil,
      rowsName: columns.names?.title, columnsName: columns.columnNames?.title)
  }

  /// The values of a grid by rows, with the names of rows and columns.
  private static func grid(
    _ texts: FormColumns, of series: [Series]
  ) throws(FormError) -> (values: [[Double]], rows: [String], columns: [String]) {
    guard let columnNames = texts.columnNames, let names = texts.names else {
      let rows = texts.names?.texts ?? series[0].values.indices.map { "\($0 + 1)" }
      return (
        rows.indices.map { row in series.map { $0.values[row] } }, rows, series.map(\.name)
      )
    }
    let (rows, columns) = (names.texts.numbered, columnNames.texts.numbered)
    let (height, width) = (rows.names.count, columns.names.count)
    guard height * width <= mostCellsOfRows else { throw .missing(.heatmap, .grid) }
    var values = [[Double]](repeating: [Double](repeating: .nan, count: width), count: height)
    for (index, value) in series[0].values.enumerated() {
      let (row, column) = (rows.numbers[index], columns.numbers[index])
      guard values[row][column].isNaN else {
        throw .repeatedCell(row: rows.names[row], column: columns.names[column])
      }
      values[row][column] = value
    }
    return (values, rows.names, columns.names)
  }
}

extension HeatMap {
  /// The most rows that facts tell of one by one.
  private static let mostRowsTold = 200

  /// A row each; of more rows than some hundred the values as they were given.
  func told(of series: [Series]) -> [Series] {
    guard rowNames.count <= Self.mostRowsTold else { return [series[0]] }
    let rows = rowNames.enumerated().compactMap { row, name in
      try? Series(
        name: name, unit: unit, kind: series[0].kind, x: .categories(columnNames),
        values: Array(cells(in: row..<row + 1)))
    }
    return rows.isEmpty ? [series[0]] : rows
  }
}
