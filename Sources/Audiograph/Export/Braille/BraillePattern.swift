// SPDX-License-Identifier: MIT

/// The values of a series as dots, in rows of braille cells.
///
/// Each half of a cell is a column for as many points in turn, whose dots reach from their lowest to
/// their highest value. A column of points without values is blank.
struct BraillePattern {
  /// How many dots a cell has.
  enum Cell: Int, Sendable {
    /// Cells of embossers.
    case six = 6
    /// Cells of displays.
    case eight = 8

    /// Rows of dots in it.
    var height: Int { rawValue / 2 }
  }

  /// For each row of cells, from the top, the dots of each cell: bit 0 is dot 1, bit 7 dot 8.
  let rows: [[UInt8]]
  /// How many points a cell stands for, the last one perhaps for fewer.
  let pointsPerCell: Int

  /// The fewest and the most cells of a row.
  static let cellCounts = 14...80

  /// Values on an axis in so many rows of at most so many cells.
  init(_ values: [Double], law: PitchLaw, cells: Int, rows rowCount: Int, cell: Cell) {
    let perColumn = max(1, (values.count + 2 * cells - 1) / (2 * cells))
    let columnCount = (values.count + perColumn - 1) / perColumn
    let levels = rowCount * cell.height
    var rows = [[UInt8]](
      repeating: [UInt8](repeating: 0, count: (columnCount + 1) / 2), count: rowCount)
    for column in 0..<columnCount {
      let points = values[column * perColumn..<min(values.count, (column + 1) * perColumn)]
      let heights = points.filter { !$0.isNaN }.map { Self.level(of: $0, law, levels) }
      guard let lowest = heights.min(), let highest = heights.max() else { continue }
      for level in lowest...highest {
        let fromTop = levels - 1 - level
        rows[fromTop / cell.height][column / 2] |=
          Self.dot(row: fromTop % cell.height, isRight: column % 2 == 1)
      }
    }
    self.rows = rows
    // A cell has one point where there is only one.
    pointsPerCell = min(values.count, 2 * perColumn)
  }

  /// The row of dots of a value, counted from the bottom.
  private static func level(of value: Double, _ law: PitchLaw, _ levels: Int) -> Int {
    let position = min(max(law.position(of: value), 0), 1)
    return min(Int(position * Double(levels)), levels - 1)
  }

  /// The bit of a dot: 1, 2, 3 and 7 stand on the left, 4, 5, 6 and 8 on the right.
  private static func dot(row: Int, isRight: Bool) -> UInt8 {
    let bits: [UInt8] = isRight ? [0x08, 0x10, 0x20, 0x80] : [0x01, 0x02, 0x04, 0x40]
    return bits[row]
  }

  /// The rows in Unicode's braille, blank cells included.
  var lines: [String] {
    rows.map { row in
      row.reduce(into: "") { line, dots in
        line.unicodeScalars.append(Unicode.Scalar(0x2800 + UInt32(dots)) ?? " ")
      }
    }
  }
}

/// A chart as lines of braille cells for a terminal.
public struct BrailleChart: Sendable {
  /// For each series what a cell stands for, with its name where there are several, then its cells.
  public let lines: [String]

  /// The allowed widths in cells.
  public static let cellCounts = BraillePattern.cellCounts
  /// The allowed numbers of rows of cells.
  public static let rowCounts = 1...10

  /// The cells of a chart.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - style: Its axes; what is heard only has no effect.
  ///   - cells: The most cells of a line, 14 to 80.
  ///   - rows: How many rows of cells a series has, 1 to 10.
  ///   - language: The language of the words.
  /// - Throws: `ScoreError` where the style does not fit the data.
  public init(
    _ chart: Chart, style: SoundStyle = SoundStyle(), cells: Int = 40, rows: Int = 1,
    language: Language = .english
  ) throws(ScoreError) {
    lines = try chart.braille(style, cells: cells, rows: rows, cell: .eight, language).flatMap {
      [$0.legend] + $0.pattern.lines
    }
  }
}

/// A series in braille, and what its cells stand for.
struct BrailleSeries {
  let legend: String
  let pattern: BraillePattern
}

extension Chart {
  /// Each series in braille.
  func braille(
    _ style: SoundStyle, cells: Int, rows: Int, cell: BraillePattern.Cell, _ language: Language
  ) throws(ScoreError) -> [BrailleSeries] {
    let wording = language.wording(.display)
    var style = style
    style.form = .line
    let axes = try PitchAxes(series, style: style)
    return series.enumerated().map { index, series in
      let law = axes.laws[axes.lawOfSeries[index]]
      let pattern = BraillePattern(
        series.values, law: law, cells: cells, rows: rows, cell: cell)
      let ends = PointStyle(series, channel: .display).figures(of: [law.minimum, law.maximum])
      let points = PointCount(count: pattern.pointsPerCell, rhythm: Rhythm(series))
      let legend = wording.brailleLegend(
        points: wording.count(points), low: ends[0], high: ends[1],
        isLogarithmic: law.scale == .log, isFlat: law.minimum == law.maximum)
      let name = self.series.count > 1 ? wording.name(series.name) : ""
      return BrailleSeries(
        legend: (name.isBlank ? legend.capitalizedFirst : "\(name): \(legend)").asSentence,
        pattern: pattern)
    }
  }
}
