// SPDX-License-Identifier: MIT

/// A series cut to a range and resampled to intervals, with the intervals left incomplete.
public struct SeriesCut: Sendable, Hashable {
  /// The series.
  public let series: Series
  /// Intervals at the edges that lack points; empty if no interval was asked for.
  package let incomplete: [IncompleteInterval]
  /// Which points of the whole lie in the range; nil for all of them.
  package var kept: Range<Int>?
}

/// Why a chart cannot be cut to a range or gathered into intervals.
public enum RangeError: Error, Sendable, Hashable {
  /// The text is not a length such as `5D`, `1Y`, `YTD` or `MAX`.
  case notALength(String)
  /// The points stand over rows, numbers or categories, not over dates.
  case noDates
  /// The range ends before it begins.
  case endBeforeStart(start: CalendarDate, end: CalendarDate)
  /// No value lies in the range; the dates of the first and the last point there are.
  case nothingInRange(first: CalendarDate, last: CalendarDate)
  /// The bars lack a column that the value needs.
  case noSuchColumn(PriceColumn)
  /// The numbers do not make a series.
  case notASeries(ChartError)
}

extension Series {
  /// The series cut to a range, then gathered into intervals.
  ///
  /// An interval stands for its last value that is not missing, at the date of its last point.
  /// For prices the last value before the range becomes the base.
  ///
  /// - Parameters:
  ///   - range: The stretch that is wanted; nil for everything. Dates must ascend.
  ///   - interval: What points are gathered into; nil leaves them.
  /// - Returns: The series, and the intervals at its edges that lack points.
  /// - Throws: `RangeError` where there are no dates, or where no value lies in the range.
  public func cut(
    to range: ChartRange?, by interval: Interval? = nil
  ) throws(RangeError) -> SeriesCut {
    guard range != nil || interval != nil else { return SeriesCut(series: self, incomplete: []) }
    guard case .dates(let dates) = x else { throw .noDates }
    // A week or a month of which a day is not over has no last value yet.
    if interval != nil, endsProvisionally { return try settled.cut(to: range, by: interval) }
    let cut = try DateCut(dates, to: range, isPrice: kind == .price)
    let base = cut.base(of: values, kind: kind) ?? base
    guard let interval else {
      let part = try cut.series(
        like: self, dates: cut.dates, values: cut.slice(values), base: base)
      guard cut.indices.upperBound == count else { return part }
      return SeriesCut(
        series: part.series.told(asEndOf: self), incomplete: part.incomplete, kept: part.kept)
    }
    let groups = IntervalResampling(cut, interval)
    return try cut.series(
      like: self, dates: groups.dates, values: groups.last(cut.slice(values)),
      base: base,
      incomplete: groups.incomplete)
  }
}

extension PriceBars {
  /// One number of the bars as a series, cut to a range, then gathered into intervals.
  ///
  /// An interval has the first open, the highest high, the lowest low, the last close and the
  /// sum of the volumes, at the date of its last bar.
  ///
  /// - Parameters:
  ///   - value: The number that is wanted.
  ///   - range: The stretch that is wanted; nil for everything.
  ///   - interval: What bars are gathered into; nil leaves them.
  ///   - kind: What the numbers are; nil for a count of shares or a price.
  ///   - unit: The unit in words; nil for shares or none.
  ///   - source: The number that the series of one table share.
  /// - Returns: The series, and the intervals at its edges that lack bars.
  /// - Throws: `RangeError.noSuchColumn` where the value needs a column that is absent, and as
  ///   `Series.cut` does.
  public func series(
    of value: PriceValue, range: ChartRange? = nil, interval: Interval? = nil,
    kind: ChartKind? = nil, unit: String? = nil, source: Int = 0
  ) throws(RangeError) -> SeriesCut {
    let kind = kind ?? value.kind
    let cut = try DateCut(dates, to: range, isPrice: true)
    let (kept, incomplete) = try kept(cut, by: interval)
    let base = range == nil ? nil : cut.base(of: try numbers(of: value), kind: kind)
    return try kept.series(
      value, named: value.seriesName, kind, unit ?? value.unit, source, base, incomplete, cut)
  }

  /// The bars cut to a range, then gathered into intervals, with all of their columns.
  ///
  /// - Parameters:
  ///   - range: The stretch that is wanted; nil for everything.
  ///   - interval: What bars are gathered into; nil leaves them.
  /// - Returns: The bars in the range.
  /// - Throws: `RangeError` where no bar lies in the range.
  public func cut(
    to range: ChartRange?, by interval: Interval? = nil
  ) throws(RangeError) -> PriceBars {
    try kept(try DateCut(dates, to: range, isPrice: true), by: interval).bars
  }

  private func kept(
    _ cut: DateCut, by interval: Interval?
  ) throws(RangeError) -> (bars: PriceBars, incomplete: [IncompleteInterval]) {
    let kept = cut.isProper ? try sliced(cut) : self
    guard let interval else { return (kept, []) }
    let groups = IntervalResampling(cut, interval)
    return (try kept.gathered(groups), groups.incomplete)
  }

  private func numbers(of value: PriceValue) throws(RangeError) -> [Double] {
    if let numbers = values(of: value) { return numbers }
    throw .noSuchColumn(value.columns.first { columns[$0] == nil } ?? .close)
  }

  private func sliced(_ cut: DateCut) throws(RangeError) -> PriceBars {
    var sliced = try PriceBars(checking: cut.dates, columns.mapValues(cut.slice))
    sliced.extremeInstants = extremeInstants.mapValues { Array($0[cut.indices]) }
    return sliced
  }

  private func gathered(_ groups: IntervalResampling) throws(RangeError) -> PriceBars {
    var gathered: [PriceColumn: [Double]] = [:]
    for (column, values) in columns {
      gathered[column] = groups.gather(column, values)
    }
    return try PriceBars(checking: groups.dates, gathered).joining(self, groups.groups)
  }

  private init(
    checking dates: XAxis.Dates, _ columns: [PriceColumn: [Double]]
  ) throws(RangeError) {
    do throws(ChartError) {
      try self.init(dates: dates, columns: columns)
    } catch {
      throw .notASeries(error)
    }
  }

  private func series(
    _ value: PriceValue, named name: String, _ kind: ChartKind, _ unit: String?, _ source: Int,
    _ base: Point?, _ incomplete: [IncompleteInterval], _ cut: DateCut
  ) throws(RangeError) -> SeriesCut {
    let values = try numbers(of: value)
    do throws(ChartError) {
      let series = try Series(
        name: name, unit: unit, kind: kind, source: source, x: .dates(dates), values: values,
        base: base)
      return SeriesCut(series: series.made(of: self), incomplete: incomplete)
    } catch {
      throw cut.translated(error)
    }
  }
}
