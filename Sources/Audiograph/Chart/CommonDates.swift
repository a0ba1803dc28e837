// SPDX-License-Identifier: MIT

/// The dates that several series have in common, and a part of them.
///
/// Both begin and end with a date on which every series has a value, where there is one.
struct CommonDates {
  private let series: [Series]
  /// For each series the indices of the common dates.
  private let columns: [[Int]]
  /// All common dates.
  private let all: XAxis.Dates
  /// How many dates have a value in every series.
  let valueCount: Int
  /// Places of the stretch in all common dates.
  private var rows: Range<Int>

  /// The dates from the first to the last on which every series has a value.
  init(_ series: [Series], _ axes: [XAxis.Dates]) {
    let columns = Self.columns(of: axes.map(\.instants))
    let complete = columns[0].indices.filter { row in
      series.indices.allSatisfy { !series[$0].values[columns[$0][row]].isNaN }
    }
    let kept = complete.first.map { first in first..<(complete.last ?? first) + 1 } ?? 0..<0
    self.series = series
    self.columns = columns.map { Array($0[kept]) }
    valueCount = complete.count
    all = XAxis.Dates(
      instants: self.columns[0].map { axes[0].instants[$0] }, precision: axes[0].precision,
      offsetMinutes: axes[0].offsetMinutes)
    rows = all.instants.indices
  }

  /// The number of dates in this part.
  var count: Int { rows.count }
  var first: CalendarDate { all[rows.lowerBound] }
  var last: CalendarDate { all[rows.upperBound - 1] }

  /// Narrows this part to a range, which counts back from the last common date.
  ///
  /// A length in days counts common dates if all series are daily prices.
  mutating func cut(to range: ChartRange) throws(RangeError) {
    let isPrice = series.allSatisfy { $0.kind == .price }
    let places = try DateCut(all, to: range, isPrice: isPrice).indices
    guard let first = places.first(where: isComplete), let last = places.last(where: isComplete)
    else { throw .nothingInRange(first: self.first, last: self.last) }
    rows = first..<last + 1
  }

  /// The places that are compared: all of the stretch, or the last of each interval on which every
  /// series has a value.
  func places(by interval: Interval?) -> [Int] {
    guard let groups = interval.map(groups) else { return Array(rows) }
    return groups.places.map { group in group.last(where: isComplete) ?? group.upperBound - 1 }
  }

  /// The intervals at the edges of the stretch that lack dates.
  func incomplete(_ interval: Interval?) -> [IncompleteInterval] {
    interval.map(groups)?.incomplete ?? []
  }

  /// The dates at places.
  func dates(at places: [Int]) -> XAxis.Dates {
    XAxis.Dates(
      instants: places.map { all.instants[$0] }, precision: all.precision,
      offsetMinutes: all.offsetMinutes)
  }

  /// The indices of places in a series.
  func indices(of place: [Int], in index: Int) -> [Int] { place.map { columns[index][$0] } }

  /// How many values of a series stand between the first date of the stretch and the last, on
  /// dates that not all series have.
  func leftOut(of index: Int) -> Int {
    let (values, column) = (series[index].values, columns[index])
    let stretch = values[column[rows.lowerBound]...column[rows.upperBound - 1]]
    return stretch.count { !$0.isNaN } - rows.count { !values[column[$0]].isNaN }
  }

  private func isComplete(_ row: Int) -> Bool {
    series.indices.allSatisfy { !series[$0].values[columns[$0][row]].isNaN }
  }

  private func groups(_ interval: Interval) -> IntervalResampling {
    IntervalResampling(DateCut(all, at: rows), interval)
  }

  /// A merge in one pass over all series: those that are behind catch up with the one ahead.
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
