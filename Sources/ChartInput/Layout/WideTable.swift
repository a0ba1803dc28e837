// SPDX-License-Identifier: MIT

internal import Audiograph

/// A table whose headings are years, quarters or months: each row is a series, or a year whose months
/// follow one another in one series.
struct WideTable {
  /// The columns whose headings are dates, counted from 0.
  let columns: [Int]
  let x: XAxis
  let names: [Int]
  /// The column of years in front of twelve months.
  let years: Int?

  /// As few headings of dates as make such a table.
  private static let fewest = 3

  /// A table whose headings stand along x behind the names of its rows.
  init(columns: [Int], x: XAxis, names: [Int]) {
    (self.columns, self.x, self.names, years) = (columns, x, names, nil)
  }

  /// Nil if the headings are no dates that ascend, where a column in front of them may hold dates
  /// itself, and where options name columns or say how dates are written in cells.
  init?(headings: [String], hasHeader: Bool, options: ReadOptions) {
    guard hasHeader, options.x == nil, !options.countsRows, options.y.isEmpty,
      options.grouping == .automatic, options.dateFormat == nil,
      let first = headings.firstIndex(where: PeriodHeadings.standsAlong), first > 0
    else { return nil }
    let end = headings[first...].firstIndex { !PeriodHeadings.standsAlong($0) } ?? headings.count
    let periods = Array(headings[first..<end])
    let months = PeriodHeadings.months(periods)
    years =
      months != nil && periods.count == 12
      ? headings[..<first].firstIndex { HeadingWords($0).saysYearItself } : nil
    // After the last one only empty columns may stand, and what sums up the others.
    guard
      years != nil
        || headings[end...].allSatisfy({ $0.isEmpty || Self.sumsUp($0, months: months != nil) }),
      periods.count >= Self.fewest,
      let x = PeriodHeadings.dates(periods).map(XAxis.dates)
        ?? (years != nil || PeriodHeadings.mayStandAlone(behind: headings[0]) ? months : nil)
        ?? PeriodHeadings.steps(periods)
    else { return nil }
    columns = Array(first..<end)
    names = Array(0..<first)
    self.x = x
  }

  /// Whether a heading behind others calls its column a total or a mean, or the year of months.
  static func sumsUp(_ heading: String, months: Bool) -> Bool {
    HeadingWords.saysTotal(heading) || months && HeadingWords(heading).saysYearItself
  }

  /// Whether texts are headings of such a table.
  static func areHeadings(_ texts: [String]) -> Bool {
    WideTable(headings: texts, hasHeader: true, options: ReadOptions()) != nil
  }
}
