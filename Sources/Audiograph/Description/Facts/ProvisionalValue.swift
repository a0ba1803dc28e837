// SPDX-License-Identifier: MIT

/// The value of a day that is not over, and how it stands to the day before.
///
/// A chart may end with it as a point (`Series.ending(provisionallyWith:on:)`), which is heard, walked to and drawn.
/// No fact counts or compares that point.
package struct ProvisionalValue: Sendable, Hashable {
  /// The value, finite, in the unit of the chart.
  package var value: Double
  /// When it was told, on the clock of the place it is from.
  package var date: CalendarDate
  /// The last value of a day that is over, from which the change is counted.
  package var base: Point
  /// Whether there was trading since `base` of which no value is known.
  package var isAfterGap: Bool
  /// How long ago it was told, in seconds; 0 or less for now.
  package var age: Int

  /// A value of a day that is not over.
  package init(
    value: Double, date: CalendarDate, base: Point, isAfterGap: Bool = false, age: Int = 0
  ) {
    self.value = value
    self.date = date
    self.base = base
    self.isAfterGap = isAfterGap
    self.age = age
  }

  /// The way from the last value of a day that is over.
  func move(in kind: ChartKind) -> Move {
    Move(
      from: PlacedValue(index: -1, x: base.x, y: base.y),
      to: PlacedValue(index: -1, x: .date(date), y: value), kind: kind)
  }
}
