// SPDX-License-Identifier: MIT

/// Several series as percent change from the first date that all of them have.
public struct Rebasing: Sendable, Hashable {
  /// The same series in percent, all over the same dates and on one axis.
  public let chart: Chart
  /// What was compared, and what was left out for it.
  public let alignment: Alignment

  /// What is equal, in percentage points: more than the noise of the calculation, and less than
  /// anybody could mean.
  static let tolerance = 1e-9

  /// The dates that series have in common.
  public struct Alignment: Sendable, Hashable {
    /// The date that the changes are counted from: the first on which every series has a value.
    public let first: CalendarDate
    /// The last date on which every series has a value.
    public let last: CalendarDate
    /// How many dates are compared, at least 2.
    public let count: Int
    /// For each series, how many of its values stand on dates that are not compared.
    public let leftOut: [Int]
  }
}

/// Why series cannot be told as percent change.
public enum RebaseError: Error, Sendable, Hashable {
  /// The points of a series stand over rows, numbers or categories, not over dates.
  case noDates(series: String)
  /// A date of a series is not after the one before it.
  case notAscending(series: String, date: CalendarDate)
  /// The dates of two series are not known equally finely, for example months and days.
  case unequalPrecision(
    series: String, precision: DatePrecision, other: String, otherPrecision: DatePrecision)
  /// The times of two series are of different clocks.
  case unequalClocks(series: String, other: String)
  /// Fewer than two dates, namely `count`, have a value in every series.
  case tooFewCommonDates(count: Int, series: [String])
  /// On the first common date the value of a series is 0 or less.
  case startNotPositive(series: String, value: Double, date: CalendarDate)
  /// A change is larger than a number can be.
  case changeTooLarge(series: String, date: CalendarDate)
  /// The numbers make no chart.
  case notAChart(ChartError)
}

extension Chart {
  /// The series as percent change from their values on the first date that all have.
  ///
  /// Only dates that every series has are kept, from the first to the last on which every series
  /// has a value; nothing is filled in, and a value missing between them stays missing. Each value
  /// v becomes (v / v₀ − 1) · 100, v₀ being the value on the first of these dates. A single series
  /// keeps its dates from its first value to its last. The value before a range is not used.
  ///
  /// - Returns: The series in percent, of one source, so that they share an axis.
  /// - Throws: `RebaseError` where the series do not have ascending dates of one precision and, for
  ///   times, of one clock, fewer than two dates in common, or no start above 0.
  public func rebased() throws(RebaseError) -> Rebasing {
    let axes = try series.map { one throws(RebaseError) in try one.ascendingDates }
    try checkAlike(axes)
    let common = CommonDates(series, axes)
    guard common.count >= 2 else {
      throw .tooFewCommonDates(count: common.valueCount, series: series.map(\.name))
    }
    let dates = common.dates(like: axes[0])
    var rebased: [Series] = []
    for (index, one) in series.enumerated() {
      rebased.append(try one.percentChange(at: common.indices(of: index), over: dates))
    }
    return Rebasing(
      chart: try Chart(title: title, rebased: rebased),
      alignment: Rebasing.Alignment(
        first: dates[0], last: dates[dates.instants.count - 1], count: dates.instants.count,
        leftOut: zip(series, rebased).map { $0.valueCount - $1.valueCount }))
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
  fileprivate var valueCount: Int { count - missingCount }

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
      ).told(as: originalKind)
    } catch {
      throw .notAChart(error)
    }
  }

  /// The change in percent, not-a-number for a missing value.
  ///
  /// A quotient less 1 would lose the digits of a small change.
  private static func percent(from start: Double, to value: Double) -> Double {
    let difference = value - start
    return (difference.isInfinite ? value / start - 1 : difference / start) * 100
  }
}

/// The positions of the dates that several series have in common.
private struct CommonDates {
  /// For each series the indices of the common dates.
  private var columns: [[Int]]
  /// How many dates have a value in every series.
  private(set) var valueCount = 0

  var count: Int { columns[0].count }

  /// The dates from the first to the last on which every series has a value.
  init(_ series: [Series], _ axes: [XAxis.Dates]) {
    columns = Self.columns(of: axes.map(\.instants))
    var ends: (first: Int, last: Int)?
    for row in columns[0].indices
    where series.indices.allSatisfy({ !series[$0].values[columns[$0][row]].isNaN }) {
      ends = (ends?.first ?? row, row)
      valueCount += 1
    }
    columns = columns.map { column in ends.map { Array(column[$0.first...$0.last]) } ?? [] }
  }

  func indices(of series: Int) -> [Int] { columns[series] }

  func dates(like dates: XAxis.Dates) -> XAxis.Dates {
    XAxis.Dates(
      instants: columns[0].map { dates.instants[$0] }, precision: dates.precision,
      offsetMinutes: dates.offsetMinutes)
  }

  /// One pass over all series: those that are behind catch up with the one ahead.
  private static func columns(of instants: [[Int64]]) -> [[Int]] {
    var columns = [[Int]](repeating: [], count: instants.count)
    var places = [Int](repeating: 0, count: instants.count)
    var latest = Int64.min
    while instants.indices.allSatisfy({ places[$0] < instants[$0].count }) {
      var isCommon = true
      for index in instants.indices {
        let instant = instants[index][places[index]]
        if instant != latest { isCommon = false }
        if instant < latest { places[index] += 1 } else { latest = instant }
      }
      guard isCommon else { continue }
      for index in instants.indices {
        columns[index].append(places[index])
        places[index] += 1
      }
    }
    return columns
  }
}
