// SPDX-License-Identifier: MIT

/// A value for each row and column of a grid: a heat map.
///
///     let map = try HeatMap(
///       values: [[3, 5, 4], [7, 9, 8]], rows: ["Monday", "Tuesday"],
///       columns: ["8:00", "9:00", "10:00"], named: "calls")
///
/// It sounds row after row, each from left to right; of more than 300 cells only the lowest, the
/// middle and the highest of each row, or of each of 40 blocks of rows, and then the means of the columns.
public struct HeatMap: Sendable {
  /// What the values are called; nil if the data did not say.
  let valueName: String?
  /// What they are measured in; nil if the data did not say.
  let unit: String?
  /// What the rows and the columns are called together; nil if nothing is known.
  let rowsName: String?
  let columnsName: String?
  /// What stands before the names of rows and of columns that are numbers.
  let qualifiers: (row: String?, column: String?)
  let rowNames: [String]
  let columnNames: [String]
  /// Row after row; NaN for an empty cell.
  let cells: [Double]
  /// How many cells have a value.
  let count: Int
  /// The first cell with the highest value.
  let highest: Int
  /// The first cell with the lowest value.
  let lowest: Int
  /// The mean of each row; NaN for an empty one.
  let rowMeans: [Double]
  let columnMeans: [Double]
  /// The parts of the variance that the means of rows and of columns account for; nil if all
  /// cells are equal.
  let varianceShares: (rows: Double, columns: Double)?

  /// The fewest rows and columns.
  static let fewest = 2

  /// A grid of values, of which NaN and infinite ones are missing.
  ///
  /// - Parameters:
  ///   - values: For each row its values from left to right; what a row lacks is missing.
  ///   - rows: The names of the rows; a row beyond them, or a name beyond the rows, is left out.
  ///   - columns: The names of the columns; a value beyond them is left out.
  ///   - name: What the values are called.
  ///   - unit: What they are measured in.
  ///   - rowsName: What the rows are, such as a species.
  ///   - columnsName: What the columns are.
  /// - Throws: `FormError.missing` with `.grid` for fewer than two rows or columns, and with
  ///   `.numbers` where no cell has a value.
  public init(
    values: [[Double]], rows: [String], columns: [String], named name: String? = nil,
    unit: String? = nil, rowsName: String? = nil, columnsName: String? = nil
  ) throws(FormError) {
    let height = min(values.count, rows.count)
    guard height >= Self.fewest, columns.count >= Self.fewest else {
      throw .missing(.heatmap, .grid)
    }
    valueName = name.flatMap { $0.isBlank ? nil : $0 }
    (self.unit, self.rowsName, self.columnsName) = (unit, rowsName, columnsName)
    // Of equal names, as a confusion matrix has, only the headings tell what is a row.
    let (rowSet, columnSet) = (Set(rows.prefix(height)), Set(columns))
    let areAlike =
      rowsName != columnsName && (rowSet.isSubset(of: columnSet) || columnSet.isSubset(of: rowSet))
    qualifiers = (
      qualifier(of: rows.prefix(height), heading: rowsName, isNeeded: areAlike),
      qualifier(of: columns, heading: columnsName, isNeeded: areAlike)
    )
    rowNames = Array(rows.prefix(height))
    columnNames = columns
    let width = columns.count
    let cells = values.prefix(height).flatMap { row in
      let kept = row.prefix(width).map { $0.isFinite ? $0 : .nan }
      return kept + repeatElement(.nan, count: width - kept.count)
    }
    let extremes = RangeExtremes(cells, in: cells.indices)
    guard extremes.presentCount > 0 else { throw .missing(.heatmap, .numbers) }
    (lowest, highest, count) = (extremes.lowest, extremes.highest, extremes.presentCount)
    self.cells = cells
    rowMeans = (0..<height).map { row in
      presentMean(cells[row * width..<(row + 1) * width])
    }
    columnMeans = (0..<width).map { column in
      presentMean(stride(from: column, to: cells.count, by: width).map { cells[$0] })
    }
    varianceShares = shares(
      cells, rowMeans, columnMeans, largest: max(abs(cells[lowest]), abs(cells[highest])))
  }

  /// Where the rows or the columns are highest; nil where that is not told.
  var peaks: HeatMapPeaks? { HeatMapPeaks(self) }

  /// The cells of some rows.
  func cells(in rows: Range<Int>) -> ArraySlice<Double> {
    cells[rows.lowerBound * columnNames.count..<rows.upperBound * columnNames.count]
  }

  /// So many rows or columns in as even parts as can be, at most some.
  static func parts(of count: Int, atMost most: Int) -> [Range<Int>] {
    let parts = min(count, most)
    return (0..<parts).map { $0 * count / parts..<($0 + 1) * count / parts }
  }

  /// Where a cell is.
  func place(of cell: Int) -> (row: Int, column: Int) {
    (cell / columnNames.count, cell % columnNames.count)
  }

  /// The first highest and the first lowest of some means that differ; nil if all are equal.
  static func ends(of means: [Double]) -> (high: Int, low: Int)? {
    let extremes = RangeExtremes(means, in: means.indices)
    // Means of the largest numbers may all be infinite.
    guard extremes.lowest >= 0, extremes.highest >= 0 else { return nil }
    let (high, low) = (extremes.highest, extremes.lowest)
    return means[low].withoutNoise < means[high].withoutNoise ? (high, low) : nil
  }
}

func presentMean(_ numbers: some Sequence<Double>) -> Double {
  let present = numbers.filter { !$0.isNaN }
  return present.isEmpty ? .nan : mean(of: present)
}

/// What the means of rows and of columns account for: the squares of their distances from the
/// mean of all, one a cell, in the squares of the distances of the cells; nil if all are equal.
private func shares(
  _ cells: [Double], _ rowMeans: [Double], _ columnMeans: [Double], largest: Double
) -> (rows: Double, columns: Double)? {
  guard let first = cells.first(where: { !$0.isNaN }), largest > 0,
    cells.contains(where: { !$0.isNaN && $0 != first })
  else { return nil }
  // Of parts of the largest number, since squares of the numbers themselves may be infinite or 0.
  let all = presentMean(cells) / largest
  let rows = rowMeans.map { square($0 / largest - all) }
  let columns = columnMeans.map { square($0 / largest - all) }
  var sums = (all: 0.0, rows: 0.0, columns: 0.0)
  for (index, value) in cells.enumerated() where !value.isNaN {
    sums.all += square(value / largest - all)
    sums.rows += rows[index / columns.count]
    sums.columns += columns[index % columns.count]
  }
  guard sums.all > 0 else { return nil }
  return (min(sums.rows / sums.all, 1), min(sums.columns / sums.all, 1))
}

private func square(_ number: Double) -> Double { number * number }

extension FormChart {
  /// A value for each row and column of a grid.
  public init(_ map: HeatMap, title: String) { self.init(FormContent(map), title: title) }
}
