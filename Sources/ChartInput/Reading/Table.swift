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
  /// One value a row; NaN marks a missing one.
  public let values: [Double]
  /// Where the values stand, for a series of its own in a grouped table; nil for the table's x.
  public let x: XAxis?
  /// What all groups of a column have in common; nil for a column that is not parted.
  public let quantity: String?
  /// What the source states of the axis of the values; nil for nothing.
  package var axis: StatedAxis?

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

/// What was read: positions, values, and how the source was understood.
public struct Table: Sendable, Hashable {
  /// The positions; dates and numbers in ascending order.
  public internal(set) var x: XAxis
  /// The chosen columns, in the order asked for; empty for price bars.
  public internal(set) var columns: [ValueColumn]
  /// The bars, where the source is a price file and no column was asked for by name.
  public let bars: PriceBars?
  /// The number of the price file that was asked for, or its close.
  public let value: PriceValue
  /// How the source was understood.
  public internal(set) var layout: TableLayout
  /// What the table is told as, where that is no line; nil for values in order.
  package internal(set) var form: FormColumns?
  /// A target or a limit that a column tells, which the values are compared with; nil for none.
  public internal(set) var reference: ReferenceLine?
  /// What the source states of a chart that says what it is; nil for a table.
  package internal(set) var stated: StatedAccount?
  /// Whether it is one column alone of which nobody said that rows are counted: sorted values are a list.
  package internal(set) var isList = false
  /// What should be reported to the user.
  public internal(set) var notes: [ReadNote]
}

/// How a source was understood: what was inferred or given.
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
  /// The columns that hold something and are told by nothing.
  public var others: [ColumnName] = []
  /// Whether the headings are those of a price file.
  public let isPriceFile: Bool
  /// The number of rows of data, before equal dates were replaced.
  public var rowCount: Int
  /// What became of the records of the source.
  package var rows = RowCounts()
  /// The lines or rows that are not data: above the headings, below the last row, without a
  /// position.
  public var skippedCount: Int { rows.preamble + rows.notes + rows.skipped }
  /// The first text above the headings, which may be the title.
  public var title: String?
  /// The columns of numbers that might be values, the ones taken among them.
  var valueCandidates: [ColumnName] = []
  /// How x, groups and values were chosen, as far as nothing was asked for; empty for price files.
  public var choices: [RoleChoice] = []
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

  /// How a column is asked for among all columns: by its heading where that is short and no other column's,
  /// else by its number.
  package func reference(
    among columns: some Sequence<ColumnName>, hasHeader: Bool
  ) -> ColumnReference {
    let name = heading.lowercased()
    let isPlain = hasHeader && heading.count < 40 && !heading.begins(with: "#") && !heading.isBlank
    let isOwn = isPlain && columns.count { $0.heading.lowercased() == name } == 1
    return isOwn ? .name(heading) : .number(number)
  }
}

extension ColumnName {
  /// A column without a heading.
  init(number: Int) { self.init(number: number, heading: "Column \(number)") }
}

/// Something that happened during reading and should be reported.
public enum ReadNote: Sendable, Hashable {
  /// The rows were not in ascending order and were sorted; the first row that was out of order.
  case rowsSorted(firstRow: Int)
  /// In a price file this many rows had a date that a later row repeats; one such date.
  case repeatedDatesReplaced(count: Int, example: CalendarDate)
  /// Offsets from UTC differed, so that all times were converted to UTC.
  case timesConvertedToUTC
  /// This many rows were empty and were left out.
  case emptyRowsSkipped(count: Int)
  /// This many rows had no position and were left out; the first of them.
  case rowsWithoutPosition(count: Int, firstRow: Int)
  /// This many lines above the headings were skipped.
  case preambleSkipped(count: Int)
  /// This many rows after the last row of data were skipped; the first of them.
  case footerSkipped(count: Int, firstRow: Int)
  /// This many rows were short; the absent cells count as missing; the first of them.
  case shortRows(count: Int, firstRow: Int)
  /// Quotation marks within cells that are not doubled were taken for text; the first row that has some.
  case quotesInCells(firstRow: Int)
  /// Bytes that are not UTF-8 were read as this encoding, which nobody asked for.
  case readAs(encoding: String)
  /// The workbook has charts too, which are called so.
  case chartsBeside(titles: [String])
  /// A chart was taken of a document that has so many tables too.
  case tablesBeside(count: Int)
  /// The sheet that was taken, because it has most rows of values, and how many sheets have cells.
  case sheetTaken(name: String, count: Int)
  /// SQLite read a database where it stands, and may have left files beside it for its write-ahead log.
  case readBesideLog
  /// The table of a page or a text that was taken, because it is the largest, counted from 1; how many there
  /// are; and how many rows the others of a text have.
  case tableOfPageTaken(number: Int, count: Int, otherRows: Int = 0)
  /// This many formulas have no value that was stored with them, and count as missing.
  case formulasWithoutValue(count: Int)
  /// This many rows are hidden in the workbook, and were read.
  case hiddenRowsRead(count: Int)
  /// The columns taken, of which this is the first, were some of several columns of numbers; the first
  /// of the others.
  case oneOfColumns(name: String, count: Int, others: [String])
  /// So many columns are told by nothing, of which no other note speaks; the first of them.
  case columnsLeftOut(count: Int, [String])
  /// A column whose numbers are all the same was left out.
  case constantColumn(name: String, value: Double)
  /// A column whose numbers are all the same is a target or a limit of the others.
  case referenceLine(name: String, value: Double)
  /// Columns were left out whose numbers are texts to the source.
  case numbersAsTexts([String])
  /// Another column, or the number of the row for nil, stands along x nearly as well.
  case nearlyAlongX(name: String?, other: String?)
  /// Another column, or none for nil, parts the rows into series nearly as well.
  case nearlyGrouping(name: String?, other: String?)
  /// This many numbers of a column had a prefix such as `<`.
  case limitsTaken(column: String, count: Int)
  /// This many numbers of a column had a letter or a footnote mark after them.
  case flagsPassedOver(column: String, count: Int)
  /// This many bars of a price file were all zeros without volume and count as missing; the first of them.
  case barsOfZeros(count: Int, firstRow: Int)
  /// A sentinel far from the other numbers was read as a missing value this many times.
  case sentinelMissing(column: String, value: Double, count: Int)
  /// This many cells of a column were not numbers and count as missing.
  case badCellsMissing(column: String, count: Int)
  /// Several values share a position: this many points at this many positions.
  case severalAtOnePosition(points: Int, positions: Int)
  /// This many rows that are called totals and sum up others were left out; the name of the first.
  case totalsSkipped(count: Int, name: String)
  /// The last row seems to sum the others.
  case totalRow(name: String)
  /// The table was found further down in JSON.
  case tableInField(path: String)
  /// This many series, in so many rows, have no value and were left out; the name of the first.
  case emptySeries(count: Int, rows: Int, example: String)
  /// The headings stood again among the rows, and were skipped, so many times.
  case headingsRepeated(count: Int)
  /// This many lines did not match the pattern.
  case linesWithoutMatch(count: Int)
  /// The search for the pattern took too many steps in this many lines, which were left out; the first of
  /// them.
  case searchesBrokenOff(count: Int, firstLine: Int)
  /// The chart of a document of several that was taken, counted from 1; what each is called.
  case chartTaken(number: Int, titles: [String])
  /// Members of a chart that states what it is mean nothing to its kind, or nothing at all.
  case membersIgnored([String])
  /// What a chart tells of itself in words.
  case stated(StatedText, String)
  /// One of so many ways to read the table was asked for by its number.
  case readingTaken(number: Int, count: Int, Reading)
  /// A mark in the numbers of a column was taken to group thousands, though it could be decimal.
  case thousandsAssumed(column: String, example: String)
  /// Other columns told whether the dates of a column begin with the day or with the month; one of them, and the
  /// format in the other order.
  case dateOrderAssumed(column: String, example: String, other: DateFormat)
}

/// A summary of a column, as `--list-columns` prints it.
public struct ColumnSummary: Sendable, Hashable {
  /// What the cells of a column are.
  public enum Content: Sendable, Hashable {
    case dates, numbers, text, empty
  }
  /// The role of a column when none is requested.
  public enum Role: Sendable, Hashable { case x, y, by }

  /// The column's number and heading.
  public let column: ColumnName
  /// What the cells hold, judged by the beginning of the source.
  public let content: Content
  /// Up to three of its first cells, each at most 60 characters long.
  public let firstCells: [String]
  /// The role of the column under the given options.
  public let role: Role?

  /// A summary.
  public init(column: ColumnName, content: Content, firstCells: [String], role: Role?) {
    self.column = column
    self.content = content
    self.firstCells = firstCells
    self.role = role
  }
}
