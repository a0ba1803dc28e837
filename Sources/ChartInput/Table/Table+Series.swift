// SPDX-License-Identifier: MIT

public import Audiograph

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
  /// - Returns: One series for each column, with the intervals at its edges that lack points.
  /// - Throws: `RangeError` where there are no dates, or where no value lies in the range.
  public func series(
    range: ChartRange? = nil, interval: Interval? = nil, kind: ChartKind? = nil,
    unit: String? = nil, source: Int = 0
  ) throws(RangeError) -> [SeriesCut] {
    if let bars {
      return [
        try bars.series(
          of: value, range: range, interval: interval, kind: kind, unit: unit, source: source)
      ]
    }
    var cuts: [SeriesCut] = []
    for column in columns {
      if kind == .rank, let index = column.values.firstNotRank {
        throw .notASeries(.notARank(index: index))
      }
      let series = try Series(column, x: column.x ?? x).told(in: unit, as: kind, from: source)
        .along(xName).told(rowOrder: rowOrder).on(column.axis)
        .beside(column.axis?.number == StatedAxis.second ? nil : reference)
      cuts.append(try series.cut(to: range, by: interval))
    }
    return cuts
  }
}

extension Table {
  /// What the one column of positions is, by its heading; nil if there are several, where they are
  /// headings themselves, and where rows are counted.
  public var xName: AxisName? {
    if let stated { return stated.xName }
    guard layout.hasHeader, let x = layout.x.first, layout.x.count == 1, !layout.y.isEmpty,
      x != ColumnName(number: x.number)
    else { return nil }
    let heading = HeadingUnit(x.heading)
    return heading.name.isEmpty ? nil : AxisName(heading.name, unit: heading.unit)
  }

  /// How many columns of numbers say that each row is of something of its own.
  private static let recordColumns = 5

  /// What the table tells of the order of rows without a position.
  private var rowOrder: RowOrder {
    if let stated {
      if stated.form == .bars, case .categories = columns.first?.x { return .compared }
      return .asked
    }
    return knownRowOrder
  }

  private var knownRowOrder: RowOrder {
    guard columns.count < Self.recordColumns else { return .records }
    return isList ? .list : .unknown
  }
}

extension Series {
  fileprivate init(_ column: ValueColumn, x: XAxis) throws(RangeError) {
    do throws(ChartError) {
      try self.init(
        name: column.name, unit: column.unit, kind: column.kind, quantity: column.quantity, x: x,
        values: column.values)
    } catch {
      throw .notASeries(error)
    }
  }
}
