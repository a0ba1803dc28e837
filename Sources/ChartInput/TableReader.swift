// SPDX-License-Identifier: MIT

public import Audiograph

/// Reads tables of data from files and streams.
public struct TableReader: Sendable {
  /// What the reader is told.
  public var options: ReadOptions

  /// A reader with its options.
  public init(options: ReadOptions = ReadOptions()) {
    self.options = options
  }

  /// Reads a source to its end.
  ///
  /// - Throws: A `ReadError` that names the place of whatever is wrong.
  /// - Complexity: O(rows), with memory for the columns that are wanted and one buffer.
  public func read(_ source: DataSource) throws(ReadError) -> Table {
    throw .empty(file: source.name)
  }

  /// The columns that a source has, judged by its beginning.
  ///
  /// - Throws: A `ReadError` where the source cannot be read or its beginning is no table.
  public func columns(of source: DataSource) throws(ReadError) -> [ColumnSummary] {
    throw .empty(file: source.name)
  }
}

extension Table {
  /// The series to be heard, cut to a range, then gathered into intervals.
  ///
  /// The pieces come in the order of the columns; price bars give one. A `kind` or `unit` given
  /// here stands in place of what the table said.
  ///
  /// - Parameters:
  ///   - range: The stretch that is wanted; nil for everything.
  ///   - interval: What points are gathered into; nil leaves them.
  ///   - kind: What the numbers are.
  ///   - unit: The unit of the values in words.
  ///   - source: The number that the series of one table share.
  /// - Throws: `RangeError` where there are no dates or nothing lies in the range.
  public func series(
    range: ChartRange? = nil, interval: Interval? = nil, kind: ChartKind? = nil,
    unit: String? = nil, source: Int = 0
  ) throws(RangeError) -> [SeriesCut] {
    throw .noDates
  }
}

extension CalendarDate {
  /// A date as a person types it: every written form of a date that has one meaning only.
  ///
  /// `2012-03-02`, `2012-03-02T14:30Z`, `20120302`, `2012-Q1`, `2012-03`, `2012`, `2 Mar 2012`,
  /// `March 2, 2012`, `25/12/2012`; nil for anything else, and for `3/4/2012`.
  public init?(written text: String) {
    nil
  }
}
