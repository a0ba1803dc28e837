// SPDX-License-Identifier: MIT

public import Audiograph

/// A column of numbers that was read.
public struct ValueColumn: Sendable, Hashable {
  /// Its number in the file, counted from 1.
  public let number: Int
  /// What it is called, without its unit: `Inflation` for the heading `Inflation (percent)`.
  public let name: String
  /// The unit that stands in parentheses or brackets after the name, if any.
  public let unit: String?
  /// What the numbers seem to be.
  public let kind: ChartKind
  /// One value a row; not-a-number stands for a missing one.
  public let values: [Double]
  /// Where the values stand, for a series of its own in a grouped table; nil for the table's x.
  public let x: XAxis?
  /// What all groups of a column have in common; nil for a column that is not parted.
  public let quantity: String?

  /// A column of numbers.
  public init(
    number: Int, name: String, unit: String?, kind: ChartKind, values: [Double], x: XAxis? = nil,
    quantity: String? = nil
  ) {
    self.number = number
    self.name = name
    self.unit = unit
    self.kind = kind
    self.values = values
    self.x = x
    self.quantity = quantity
  }
}

/// What was read: positions, values, and how they were found.
public struct Table: Sendable, Hashable {
  /// The positions; dates and numbers in ascending order.
  public let x: XAxis
  /// The chosen columns, in the order asked for; empty for price bars.
  public let columns: [ValueColumn]
  /// The bars, where the source is a price file and no column was asked for by name.
  public let bars: PriceBars?
  /// The number of the price file that was asked for, or its close.
  public let value: PriceValue
  /// How the source was understood.
  public let layout: TableLayout
  /// What a person should be told.
  public let notes: [ReadNote]
}

/// How a source was understood: what a reader guessed or was told.
public struct TableLayout: Sendable, Hashable {
  /// How the table is written.
  public let format: FileFormat
  /// The character between cells; nil for JSON.
  public let delimiter: Character?
  /// The decimal mark; nil for JSON, and where no number showed which.
  public let decimal: DecimalMark?
  /// Whether the first row holds headings.
  public let hasHeader: Bool
  /// The columns of positions; none where the rows are merely counted.
  public let x: [ColumnName]
  /// The columns of values.
  public let y: [ColumnName]
  /// The columns whose texts name the series that a row belongs to.
  public var by: [ColumnName] = []
  /// Whether the headings are those of a price file.
  public let isPriceFile: Bool
  /// The number of rows of data, before equal dates were replaced.
  public var rowCount: Int
  /// The lines or rows that are no data: above the headings, below the last row, without a position.
  public var skippedCount = 0
  /// The first text above the headings, which may be the title.
  public var title: String?
}

/// A column's number and heading.
public struct ColumnName: Sendable, Hashable {
  /// Its number, counted from 1.
  public let number: Int
  /// Its heading as it stands in the file, or `Column 2` where there is none.
  public let heading: String

  /// A column's number and heading.
  public init(number: Int, heading: String) {
    self.number = number
    self.heading = heading
  }
}

/// Something that happened on reading and should be said.
public enum ReadNote: Sendable, Hashable {
  /// The rows were not in ascending order and were sorted; the first row that was out of order.
  case rowsSorted(firstRow: Int)
  /// In a price file so many rows had a date that a later row has too; one such date.
  case repeatedDatesReplaced(count: Int, example: CalendarDate)
  /// Offsets from UTC differed, so that all times were converted to UTC.
  case timesConvertedToUTC
  /// So many rows held nothing at all and were left out.
  case emptyRowsSkipped(count: Int)
  /// So many rows had no position and were left out; the first of them.
  case rowsWithoutPosition(count: Int, firstRow: Int)
  /// So many lines above the headings were passed over.
  case preambleSkipped(count: Int)
  /// So many rows behind the last one of data were passed over; the first of them.
  case footerSkipped(count: Int, firstRow: Int)
  /// So many rows lacked cells at their ends, which count as missing; the first of them.
  case shortRows(count: Int, firstRow: Int)
  /// Bytes that are no UTF-8 were read as Windows-1252.
  case readAsWindows1252
  /// The value taken was one of several columns of numbers.
  case oneOfColumns(name: String, count: Int)
  /// So many numbers of a column stood behind a sign such as `<`.
  case limitsTaken(column: String, count: Int)
  /// So many numbers of a column had a letter or a footnote mark behind them.
  case flagsPassedOver(column: String, count: Int)
  /// A number that stands far from the rest was taken for a missing value so many times.
  case sentinelMissing(column: String, value: Double, count: Int)
  /// So many cells of a column were no numbers and count as missing.
  case badCellsMissing(column: String, count: Int)
  /// Several values stand at one position: so many points at so many positions.
  case severalAtOnePosition(points: Int, positions: Int)
  /// The last row seems to sum the others.
  case totalRow(name: String)
  /// The table was found further down in JSON.
  case tableInField(path: String)
  /// So many lines held nothing that the pattern finds.
  case linesWithoutMatch(count: Int)
  /// A mark in the numbers of a column was taken to group thousands, though it could be decimal.
  case thousandsAssumed(column: String, example: String)
}

/// A column as `--list-columns` shows it.
public struct ColumnSummary: Sendable, Hashable {
  /// What the cells of a column are.
  public enum Content: Sendable, Hashable {
    case dates, numbers, text, empty
  }
  /// What a column is taken for when nothing is asked for.
  public enum Role: Sendable, Hashable { case x, y, by }

  /// The column's number and heading.
  public let column: ColumnName
  /// What the cells hold, judged by the beginning of the source.
  public let content: Content
  /// Up to three of its first cells, each at most 60 characters long.
  public let firstCells: [String]
  /// What the column is taken for with the options given.
  public let role: Role?

  /// A column as it is shown.
  public init(column: ColumnName, content: Content, firstCells: [String], role: Role?) {
    self.column = column
    self.content = content
    self.firstCells = firstCells
    self.role = role
  }
}
