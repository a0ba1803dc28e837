// SPDX-License-Identifier: MIT

/// The values of a series as dots, in rows of braille cells.
///
/// Each half of a cell is a column for as many points in turn, whose dots reach from their lowest to
/// their highest value. A column of points without values is blank.
struct BraillePattern {
  let dots: BrailleDots
  /// How many points a cell stands for, the last one perhaps for fewer.
  let pointsPerCell: Int

  /// The fewest and the most cells of a row.
  static let cellCounts = 14...80

  /// Values on an axis in so many rows of at most so many cells.
  init(_ values: [Double], law: PitchLaw, cells: Int, rows rowCount: Int, cell: BrailleDots.Cell) {
    let perColumn = max(1, (values.count + 2 * cells - 1) / (2 * cells))
    let columnCount = (values.count + perColumn - 1) / perColumn
    var dots = BrailleDots(cells: (columnCount + 1) / 2, rows: rowCount, cell: cell)
    for column in 0..<columnCount {
      let points = values[column * perColumn..<min(values.count, (column + 1) * perColumn)]
      let heights = points.filter { !$0.isNaN }.map { Self.level(of: $0, law, dots.height) }
      guard let lowest = heights.min(), let highest = heights.max() else { continue }
      for level in lowest...highest { dots.raise(column, level) }
    }
    self.dots = dots
    // A cell has one point where there is only one.
    pointsPerCell = min(values.count, 2 * perColumn)
  }

  /// The row of dots of a value, counted from the bottom.
  private static func level(of value: Double, _ law: PitchLaw, _ levels: Int) -> Int {
    let position = min(max(law.height(of: value), 0), 1)
    return min(Int(position * Double(levels)), levels - 1)
  }
}

/// A chart as lines of braille cells for a terminal.
package struct BrailleChart: Sendable {
  /// For each series what a cell stands for, with its name where there are several, then its cells.
  package let lines: [String]

  /// The allowed widths in cells.
  package static let cellCounts = BraillePattern.cellCounts
  /// The allowed numbers of rows of cells.
  package static let rowCounts = 1...10

  /// The cells of a chart.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - style: Its axes; what is heard only has no effect.
  ///   - cells: The most cells of a line, 14 to 80.
  ///   - rows: How many rows of cells a series has, 1 to 10.
  ///   - language: The language of the words.
  /// - Throws: `ScoreError` where the style does not fit the data.
  package init(
    _ chart: Chart, style: SoundStyle = SoundStyle(), cells: Int = 40, rows: Int = 1,
    language: Language = .english
  ) throws(ScoreError) {
    lines = try chart.braille(style, cells: cells, rows: rows, cell: .eight, language).flatMap {
      [$0.legend] + $0.dots.lines
    }
  }
}

/// A series, or all of a chart that is no line, in braille, and what its cells stand for.
struct BrailleSeries {
  let legend: String
  let dots: BrailleDots
}

extension Chart {
  /// Each series in braille.
  func braille(
    _ style: SoundStyle, cells: Int, rows: Int, cell: BrailleDots.Cell, _ language: Language
  ) throws(ScoreError) -> [BrailleSeries] {
    let wording = language.wording(.display)
    var style = style
    style.form = .line
    let axes = try PitchAxes(series, style: style)
    return series.enumerated().map { index, series in
      let law = axes.laws[axes.lawOfSeries[index]]
      let pattern = BraillePattern(
        series.values, law: law, cells: cells, rows: rows, cell: cell)
      let ends = PointStyle(series).figures(
        of: law.isDrawnDown ? [law.maximum, law.minimum] : [law.minimum, law.maximum])
      let points = PointCount(count: pattern.pointsPerCell, rhythm: Rhythm(series))
      let legend = wording.say(
        .brailleLegend(
          points: wording.say(points.said), low: ends[0], high: ends[1],
          isLogarithmic: law.scale == .log, isFlat: law.minimum == law.maximum))
      let name = self.series.count > 1 ? wording.name(series.name) : ""
      return BrailleSeries(
        legend: wording.ended(
          name.isBlank ? legend.capitalizedFirst : name + language.marked(": ") + legend),
        dots: pattern.dots)
    }
  }
}
