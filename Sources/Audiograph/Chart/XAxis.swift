// SPDX-License-Identifier: MIT

/// The positions of a series' points along x, one for each point, in order.
public enum XAxis: Sendable, Hashable {
  /// Only the order of the points: rows 1 to `count`.
  case rows(count: Int)
  /// Plain finite numbers.
  case numbers([Double])
  /// Dates that share one precision and one clock.
  case dates(Dates)
  /// Names, in an order of their own only where everybody knows it, as that of months and sizes.
  case categories([String])

  /// A column of dates: one instant a point, all of the same precision and on the same clock.
  public struct Dates: Sendable, Hashable {
    /// Microseconds since 1970-01-01 00:00 on the clock of `offsetMinutes`.
    public var instants: [Int64]
    /// The precision of all dates.
    public var precision: DatePrecision
    /// Minutes east of UTC, or nil if the data did not say.
    public var offsetMinutes: Int?

    /// Dates from their instants.
    public init(instants: [Int64], precision: DatePrecision, offsetMinutes: Int? = nil) {
      self.instants = instants
      self.precision = precision
      self.offsetMinutes = offsetMinutes
    }

    /// The date of one point, 0 ≤ `index` < `instants.count`.
    public subscript(index: Int) -> CalendarDate {
      CalendarDate(
        instant: instants[index], precision: precision, offsetMinutes: offsetMinutes)
    }
  }

  /// The number of positions.
  public var count: Int {
    switch self {
    case .rows(let count): count
    case .numbers(let numbers): numbers.count
    case .dates(let dates): dates.instants.count
    case .categories(let names): names.count
    }
  }

  /// The position of one point, 0 ≤ `index` < `count`.
  public subscript(index: Int) -> XValue {
    switch self {
    case .rows: .row(index + 1)
    case .numbers(let numbers): .number(numbers[index])
    case .dates(let dates): .date(dates[index])
    case .categories(let names): .category(names[index])
    }
  }
}

/// One position along x.
public enum XValue: Sendable, Hashable, CustomStringConvertible {
  /// The number of a row, counted from 1.
  case row(Int)
  /// A plain number.
  case number(Double)
  /// A date or a date and time.
  case date(CalendarDate)
  /// A name.
  case category(String)

  /// The position as precise as the data: `3`, `0.25`, `2012-03-02`, `Berlin`.
  public var description: String {
    switch self {
    case .row(let row): "\(row)"
    case .number(let number): number.plainDescription
    case .date(let date): date.description
    case .category(let name): name
    }
  }
}

extension XAxis {
  /// Whether the points have nothing but their order.
  var isRows: Bool {
    if case .rows = self { true } else { false }
  }

  /// The dates; nil of other positions.
  var dates: Dates? { if case .dates(let dates) = self { dates } else { nil } }

  /// Whether the positions ascend, equal ones allowed, so that they can be places in time.
  var hasAscendingPositions: Bool {
    switch self {
    case .rows: true
    case .categories: false
    case .numbers(let numbers): numbers.firstDecrease == nil
    case .dates(let dates): dates.instants.firstDecrease == nil
    }
  }
}
