// SPDX-License-Identifier: MIT

/// Several series as percent change from the first date that all of them have.
package struct Rebasing: Sendable, Hashable {
  /// The same series in percent, all over the same dates and on one axis.
  package let chart: Chart
  /// What was compared, and what was left out for it.
  package let alignment: Alignment
  /// Intervals at the edges that lack dates; empty if no interval was asked for.
  package let incomplete: [IncompleteInterval]

  /// The tolerance, in percentage points, within which changes of a given size count as equal.
  ///
  /// It exceeds the rounding noise, which grows with the changes, and is smaller than any
  /// difference that matters.
  static func tolerance(at sizes: Double...) -> Double {
    1e-11 * sizes.reduce(100) { max($0, abs($1)) }
  }

  /// The dates that series have in common.
  package struct Alignment: Sendable, Hashable {
    /// The date that the changes are counted from: the first on which every series has a value.
    package let first: CalendarDate
    /// The last date on which every series has a value.
    package let last: CalendarDate
    /// How many dates are compared, at least 2; counted before they are gathered into intervals.
    package let count: Int
    /// For each series, how many of its values between the first compared date and the last stand
    /// on dates that not all have.
    package let leftOut: [Int]
  }
}

/// Why series cannot be expressed as percent change.
package enum RebaseError: Error, Sendable, Hashable {
  /// The points of a series stand over rows, numbers or categories, not over dates.
  case noDates(series: String)
  /// A date of a series is not after the one before it.
  case notAscending(series: String, date: CalendarDate)
  /// The dates of two series differ in precision, for example months and days.
  case unequalPrecision(
    series: String, precision: DatePrecision, other: String, otherPrecision: DatePrecision)
  /// The times of two series are of different clocks.
  case unequalClocks(series: String, other: String)
  /// Only `count` dates, fewer than two, have a value in every series.
  case tooFewCommonDates(count: Int, series: [String])
  /// Only this date of the range has a value in every series.
  case oneDateInRange(CalendarDate)
  /// All dates that are compared lie in one interval.
  case oneInterval(Interval)
  /// No date of the range has a value in every series, or the range ends before it begins.
  case range(RangeError)
  /// On the first common date the value of a series is 0 or less.
  case startNotPositive(series: String, value: Double, date: CalendarDate)
  /// A series of ranks, which have no percentages.
  case ofRanks(series: String)
  /// A change is larger than a number can be.
  case changeTooLarge(series: String, date: CalendarDate)
  /// The numbers do not make a chart.
  case notAChart(ChartError)
}

extension Chart {
  /// The series as percent change from their values on the first date that all have.
  ///
  /// Only dates that every series has are kept, from the first to the last on which every series
  /// has a value; nothing is filled in, and a value missing between them stays missing. Of these
  /// dates a range is taken, counted back from the last of them, then the last date of each
  /// interval on which every series has a value. Each value v becomes (v / v₀ − 1) · 100, v₀ being
  /// the value on the first date that is left. A single series keeps its dates from its first
  /// value to its last. The value before a range is not used.
  ///
  /// - Parameters:
  ///   - range: The stretch that is wanted; nil for everything. A length in days counts common
  ///     dates where all series are daily prices.
  ///   - interval: What points are gathered into; nil leaves them.
  /// - Returns: The series in percent, of one source, so that they share an axis.
  /// - Throws: `RebaseError` where the series do not have ascending dates of one precision and, for
  ///   times, of one clock, fewer than two dates in common, no start above 0, or ranks.
  package func rebased(
    to range: ChartRange? = nil, by interval: Interval? = nil
  ) throws(RebaseError) -> Rebasing {
    if let ranks = series.first(where: { $0.kind == .rank }) { throw .ofRanks(series: ranks.name) }
    let common = try commonDates(in: range)
    let places = common.places(by: interval)
    if let interval, places.count < 2 { throw .oneInterval(interval) }
    let dates = common.dates(at: places)
    var rebased: [Series] = []
    for (index, one) in series.enumerated() {
      rebased.append(
        try one.percentChange(at: common.indices(of: places, in: index), over: dates))
    }
    return Rebasing(
      chart: try Chart(title: title, rebased: rebased),
      alignment: Rebasing.Alignment(
        first: dates[0], last: common.last, count: common.count,
        leftOut: series.indices.map(common.leftOut)),
      incomplete: common.incomplete(interval))
  }

  /// Percent change counted again from the first date of this chart that all series have.
  ///
  /// - Throws: `RebaseError` where there is no such date, or a series lost everything by then.
  func rebasedAnew() throws(RebaseError) -> Chart {
    var levels: [Series] = []
    for one in series { levels.append(try one.levels) }
    return try Chart(title: title, rebased: levels).rebased().chart
  }

  /// At least two dates that all series have.
  private func commonDates(in range: ChartRange?) throws(RebaseError) -> CommonDates {
    let axes = try series.map { one throws(RebaseError) in try one.ascendingDates }
    try checkAlike(axes)
    var common = CommonDates(series, axes)
    guard common.count >= 2 else {
      throw .tooFewCommonDates(count: common.valueCount, series: series.map(\.name))
    }
    guard let range else { return common }
    do throws(RangeError) { try common.cut(to: range) } catch { throw .range(error) }
    guard common.count >= 2 else { throw .oneDateInRange(common.first) }
    return common
  }

  private func checkAlike(_ axes: [XAxis.Dates]) throws(RebaseError) {
    let first = axes[0]
    for (index, other) in axes.enumerated() {
      guard other.precision == first.precision else {
        throw .unequalPrecision(
          series: series[0].name, precision: first.precision, other: series[index].name,
          otherPrecision: other.precision)
      }
      if first.precision > .day, other.offsetMinutes != first.offsetMinutes {
        throw .unequalClocks(series: series[0].name, other: series[index].name)
      }
    }
  }

  private init(title: String, rebased: [Series]) throws(RebaseError) {
    do throws(ChartError) { try self.init(title: title, series: rebased) } catch {
      throw .notAChart(error)
    }
  }
}

extension Series {
  /// Numbers of which this series is the percent change: 100 at its start.
  fileprivate var levels: Series {
    get throws(RebaseError) {
      do throws(ChartError) {
        return try Series(
          name: name, kind: originalKind, source: source, x: x, values: values.map { 100 + $0 }
        ).along(xName)
      } catch {
        throw .notAChart(error)
      }
    }
  }

  fileprivate var ascendingDates: XAxis.Dates {
    get throws(RebaseError) {
      guard case .dates(let dates) = x else { throw .noDates(series: name) }
      for index in dates.instants.indices.dropFirst()
      where dates.instants[index] <= dates.instants[index - 1] {
        throw .notAscending(series: name, date: dates[index])
      }
      return dates
    }
  }

  /// The values at indices as percent change from the first of them.
  fileprivate func percentChange(
    at indices: [Int], over dates: XAxis.Dates
  ) throws(RebaseError) -> Series {
    let start = values[indices[0]]
    guard start > 0 else {
      throw .startNotPositive(series: name, value: start, date: dates[0])
    }
    let changes = indices.map { Self.percent(from: start, to: values[$0]) }
    if let index = changes.firstIndex(where: \.isInfinite) {
      throw .changeTooLarge(series: name, date: dates[index])
    }
    do throws(ChartError) {
      return try Series(
        name: name, unit: "percent", kind: .percent, source: 0, x: .dates(dates), values: changes
      ).told(as: originalKind).along(xName)
    } catch {
      throw .notAChart(error)
    }
  }

  /// The change in percent, NaN for a missing value.
  ///
  /// Subtracting 1 from the quotient would lose the digits of a small change.
  private static func percent(from start: Double, to value: Double) -> Double {
    let difference = value - start
    return (difference.isInfinite ? value / start - 1 : difference / start) * 100
  }
}
