// SPDX-License-Identifier: MIT

internal import Audiograph

/// A chart of another program in the terms of the form, from where on it goes the way of every chart that
/// states what it is.
struct ChartDraft {
  enum Value: Hashable {
    case number(Double), text(String), missing
  }

  /// What stands along an axis.
  enum AxisContent: String {
    case number, date, ordered, names
  }

  /// What is known of an axis; `title` may end in a unit.
  struct Axis {
    var title = ""
    var unit: String?
    /// Nil where the values tell it.
    var type: AxisContent?
    var isLogarithmic = false
    var isReversed = false
    var order: [String] = []
  }

  struct Series {
    var name = ""
    var isOnSecond = false
    /// Columns of equal length by the names of the members that they become.
    var columns: [String: [Value]] = [:]

    /// A member, empty if it is not there.
    subscript(member: String) -> [Value] {
      get { columns[member] ?? [] }
      set { columns[member] = newValue }
    }
  }

  struct Grid {
    let rows: [Value]
    let columns: [Value]
    let cells: [[Value]]

    init(rows: [Value], columns: [Value], cells: [[Value]]) {
      (self.rows, self.columns, self.cells) = (rows, columns, cells)
    }

    /// A grid of as many values as are told; nil where nearly all of its cells would be empty.
    init?(rows: [Value], columns: [Value], valueCount: Int, _ cell: (Int, Int) -> Value) {
      let count = rows.count.multipliedReportingOverflow(by: columns.count)
      guard !count.overflow, count.partialValue <= max(1000, 64 * valueCount) else { return nil }
      let cells = rows.indices.map { row in columns.indices.map { cell(row, $0) } }
      self.init(rows: rows, columns: columns, cells: cells)
    }
  }

  /// The name of a kind, also of one that there is not.
  var kind: String
  var title = ""
  var subtitle = ""
  var x = Axis()
  var y = Axis()
  var y2 = Axis()
  var series: [Series] = []
  /// Lines of reference: what they are called, and their values of y.
  var lines: [(name: String, y: Double)] = []
  var stack: StackName?
  var grid: Grid?
  /// What the cells of a grid are.
  var value = Axis()
  /// Why it cannot be told; nil if nothing is known against it.
  var fault: StatedFault?

  init(_ kind: String) { self.kind = kind }

  /// A chart that cannot be told.
  init(_ kind: String, _ fault: StatedFault) { (self.kind, self.fault) = (kind, fault) }

  /// The kinds that tell one series.
  private static let single: Set<String> = ["band", "error", "histogram", "share", "candles"]

  /// The chart, or one for each series where the kind tells a single one; series of one name are numbered.
  var each: [ChartDraft] {
    var named = self
    var seen: [String: Int] = [:]
    for index in series.indices {
      let name = series[index].name
      seen[name, default: 0] += 1
      if !name.isEmpty, let count = seen[name], count > 1 {
        named.series[index].name = "\(name) \(count)"
      }
    }
    guard series.count > 1, Self.single.contains(kind) else { return [named] }
    return named.series.map { one in
      var chart = named
      chart.series = [one]
      chart.title = chart.title.titled(one.name)
      return chart
    }
  }

  /// What it is called in a list of charts.
  var heading: String { Self.heading(title, kind, [y.title, x.title]) }

  /// A title, or else a kind with the names of axes.
  static func heading(_ title: String, _ kind: String, _ axes: [String]) -> String {
    let axes = axes.filter { !$0.isBlank }.joined(separator: ", ")
    return title.isBlank ? kind.titled(axes) : title
  }
}

extension String {
  /// A title behind that of what it is a part of.
  func titled(_ part: String) -> String {
    isEmpty ? part : part.isEmpty || part == self ? self : "\(self): \(part)"
  }
}

extension ChartDraft.Value {
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var isMissing: Bool { self == .missing }

  /// The text as it stands in lists of names; empty where it is missing.
  var text: String {
    switch self {
    case .number(let number): number.plainDescription
    case .text(let text): text
    case .missing: ""
    }
  }

  /// A date of so many milliseconds since 1970; missing where no calendar has it.
  static func date(milliseconds: Double) -> Self {
    let microseconds = (milliseconds * 1000).rounded()
    guard abs(microseconds) < 2e17 else { return .missing }
    let instant = Int64(microseconds)
    let isDay = instant % CalendarDate.microsecondsPerDay == 0
    let isSecond = instant % 1_000_000 == 0
    let date = CalendarDate(
      instant: instant, precision: isDay ? .day : isSecond ? .second : .millisecond)
    return .text("\(date)")
  }

  /// The date that a number of milliseconds is; texts as they are.
  var asDate: Self { number.map { .date(milliseconds: $0) } ?? self }
}

extension [ChartDraft.Value] {
  var areNumbers: Bool {
    contains { $0.number != nil } && allSatisfy { $0.number != nil || $0.isMissing }
  }

  var areDates: Bool {
    var isDate = false
    for value in self where !value.isMissing {
      guard case .text(let text) = value, CalendarDate(iso: text) != nil else { return false }
      isDate = true
    }
    return isDate
  }

  /// The values without repetition, in the order in which they first stand.
  var distinct: [ChartDraft.Value] {
    var seen: Set<ChartDraft.Value> = []
    return filter { seen.insert($0).inserted }
  }
}
