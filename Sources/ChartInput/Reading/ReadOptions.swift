// SPDX-License-Identifier: MIT

public import Audiograph

/// Where data are read from.
public enum DataSource: Sendable, Hashable {
  /// A file, a pipe or a device by its path.
  case path(String)
  /// An open file descriptor, which is read to its end and left open, and what to call it.
  case descriptor(Int32, name: String)
  /// Bytes in memory, and what to call them.
  case bytes([UInt8], name: String)
  /// Bytes that were read of an open pipe already, and the descriptor from which the others come.
  case begun([UInt8], then: Int32, name: String)

  /// The name by which errors call the source.
  public var name: String {
    switch self {
    case .path(let path): path
    case .descriptor(_, let name), .bytes(_, let name), .begun(_, _, let name): name
    }
  }
}

/// The file format of a table.
public enum FileFormat: String, Sendable, Hashable, CaseIterable {
  case csv, tsv, json, ndjson
  /// A sheet of a workbook.
  case workbook
  /// A table or a query of a database.
  case database
  /// A table of a web page.
  case page
}

/// The decimal separator.
public enum DecimalMark: String, Sendable, Hashable, CaseIterable {
  case point, comma
}

/// A reference to a column: by its heading, or by its number, as `#2`.
public enum ColumnReference: Sendable, Hashable {
  /// A heading, which one column only must have.
  case name(String)
  /// A number, counted from 1.
  case number(Int)

  /// A reference from what was typed: `#` and digits for a number, anything else for a heading.
  public init(_ text: String) {
    let digits = text.without(first: 1)
    if text.begins(with: "#"), digits.utf8.allSatisfy({ (48...57).contains($0) }),
      let number = Int(digits), number > 0
    {
      self = .number(number)
    } else {
      self = .name(text)
    }
  }

  /// The reference as it is typed.
  public var text: String {
    switch self {
    case .name(let name): name
    case .number(let number): "#\(number)"
    }
  }
}

/// What groups the rows of a table into series.
public enum GroupChoice: Sendable, Hashable {
  /// Found from the data: where positions are repeated, the columns that make them unique.
  case automatic
  /// Nothing; all rows are one series.
  case none
  /// The texts of these columns together.
  case columns([ColumnReference])
}

/// A row filter: what a column has to hold.
public struct RowCondition: Sendable, Hashable {
  /// The column.
  public let column: ColumnReference
  /// The text of its cells, as far as it is needed to tell it from others.
  public let text: String

  /// A condition from its parts.
  public init(column: ColumnReference, text: String) {
    self.column = column
    self.text = text
  }
}

/// What a column is said to hold, whatever its cells look like.
public struct ColumnDeclaration: Sendable, Hashable {
  /// What cells may be.
  public enum Content: String, Sendable, Hashable, CaseIterable {
    /// Names, in the order of the file.
    case text
    /// Numbers, which are no dates and no part of one.
    case number
    /// Dates, which whole numbers may be too.
    case date
    /// Lengths of time such as `1:05:30`, in seconds.
    case duration
  }

  /// The column.
  public let column: ColumnReference
  /// What it holds.
  public let content: Content

  /// A declaration from its parts.
  public init(column: ColumnReference, content: Content) {
    self.column = column
    self.content = content
  }
}

/// How several values at one position are aggregated.
public enum Aggregate: String, Sendable, Hashable, CaseIterable {
  case mean, median, sum, count, minimum, maximum
}

/// What rows with names are sorted by.
public enum NameSorting: String, Sendable, Hashable {
  /// The first of their values, the highest first.
  case value
  /// Their names.
  case name
}

/// The options of a reader; everything left out is inferred from the data.
public struct ReadOptions: Sendable, Hashable {
  /// How the table is written; nil finds it by the file's ending, then by its content.
  public var format: FileFormat?
  /// The column of positions.
  public var x: ColumnReference?
  /// Whether the rows are counted along x, whatever the columns hold.
  public var countsRows = false
  /// The columns of values; empty takes the closing price, or the first column of numbers.
  public var y: [ColumnReference] = []
  /// The ASCII character between cells; a space for any number of blanks.
  public var delimiter: Character?
  /// The decimal mark.
  public var decimal: DecimalMark?
  /// What groups the digits of numbers: a comma, a point, a space or an apostrophe.
  public var thousands: Character?
  /// Further texts that mark a missing value.
  public var missing: [String] = []
  /// Whether cells that are not numbers count as missing in a column of numbers.
  public var ignoresBadCells = false
  /// The line with the headings, counted from 1; 0 where there are none; nil finds it.
  public var headerLine: Int?
  /// The encoding of the text, by a name such as `windows-1250` or `shift-jis`; nil for UTF-8, or what
  /// is recognised where it is none.
  public var encoding: String?
  /// The number of lines to skip before anything is read.
  public var skippedLines = 0
  /// What begins a comment line; nil for `#`.
  public var comment: String?
  /// What groups the rows into series.
  public var grouping = GroupChoice.automatic
  /// The series of a grouped table that are wanted, by their names or the beginnings of them; empty
  /// for all.
  public var only: [String] = []
  /// What rows have to hold to be read.
  public var conditions: [RowCondition] = []
  /// How several values at one position are aggregated; nil keeps them all.
  public var aggregate: Aggregate?
  /// How rows with names are sorted; nil leaves them as they are.
  public var sorting: NameSorting?
  /// A regular expression in the syntax of PCRE2 that finds numbers in the lines of a text, each of its
  /// groups a column.
  public var regex: String?
  /// What columns hold, where it is not to be inferred.
  public var types: [ColumnDeclaration] = []
  /// How the dates are written.
  public var dateFormat: DateFormat?
  /// Keys and array indexes that lead to the table inside JSON, separated by full stops.
  public var field: String?
  /// The number of a price file that is wanted; nil takes the closing price.
  public var value: PriceValue?
  /// Whether every column of a price file is read, not only those of the value.
  public var allPriceColumns = false
  /// Whether a date and a closing price are enough to make a price file.
  public var expectsPrices = false

  /// The sheet of a workbook; nil takes the one with most rows.
  public var sheet: SheetReference?
  /// The table of a database by its name, or of a page by its number; nil takes the only one of a
  /// database, and the largest of a page.
  public var table: String?
  /// A query of a database in SQL, in the place of a table.
  public var query: String?
  /// The chart of a source of several that state what they are, by its number or its title; nil takes the
  /// first one.
  public var chart: String?
  /// One of the ways in which the table may be read, by its number from 1 in `TableReader.readings(of:)`; nil
  /// takes the likeliest one.
  public var reading: Int?
  /// What the table is told as: values in order, unless asked for otherwise; nil leaves it to the data.
  public var form: FormName? = .line
  /// The difference with which that is told; nil for none.
  public var variant: KindVariant?
  /// What is told of bars that stand on each other; nil leaves it to the source.
  public var stack: StackName?
  /// Whether something else than the name of a kind asks for values in order, which what states its kind
  /// is not made to be.
  public var formIsImplied = false
  /// The columns of the lower and the upper bound of a band; empty finds them by their headings.
  public var bounds: [ColumnReference] = []
  /// The column that is added to the values of a band and subtracted from them.
  public var error: ColumnReference?
  /// Whether the source knows what its cells are: texts stand in quotation marks, and nothing else.
  var cellsAreTyped = false
  /// The decimal mark of numbers that such a source calls texts; nil finds it in these.
  var decimalOfTexts: DecimalMark?

  /// Options that leave everything to be inferred from the data.
  public init() {}
}

extension ReadOptions {
  /// Whether columns were named whose texts part the rows into series.
  var namesGroups: Bool {
    if case .columns = grouping { true } else { false }
  }

  /// What begins a comment.
  var commentMark: [UInt8] { comment.map { Array($0.utf8) } ?? [Byte.hash] }
}
