// SPDX-License-Identifier: MIT

/// The calendar interval into which points are resampled; weeks begin on Monday.
public enum Interval: String, Sendable, Hashable, CaseIterable {
  case day, week, month, quarter

  /// The same interval as a unit of the calendar.
  public var unit: CalendarUnit {
    switch self {
    case .day: .day
    case .week: .week
    case .month: .month
    case .quarter: .quarter
    }
  }
}

extension Interval {
  /// Points at least this many days apart are too far apart for the interval to lack one.
  var typicalDays: Int {
    switch self {
    case .day, .month: 28
    case .week: 7
    case .quarter: 89
    }
  }
}

/// An interval at the edge of a chart some of whose points are absent.
package struct IncompleteInterval: Sendable, Hashable {
  /// Which edge of the chart.
  package enum Edge: Sendable, Hashable { case first, last }

  /// Whether points are lacking at the beginning of the chart or at its end.
  package let edge: Edge
  /// The length of the interval.
  package let interval: Interval
  /// The first date in the interval that has a point.
  package let from: CalendarDate
  /// The last date in the interval that has a point.
  package let to: CalendarDate
}
