// SPDX-License-Identifier: MIT

/// The part of the data's time that each point of a series owns by nature.
///
/// Gaps and narrow slices have not been given room yet. Missing points own cells too.
struct Cells {
  /// The length of the data part in seconds.
  let seconds: Double
  let count: Int
  /// Whether `time(at:)` knows the time of any place along x.
  let isAlongX: Bool
  private let placement: Placement

  private enum Placement {
    /// Equal cells.
    case even
    /// Positions along x or in another order, and what part of it lasts `seconds`.
    case placed(Places, from: Double, span: Double)
  }

  /// Equal cells for `count` points.
  init(evenly count: Int, seconds: Double) {
    self.seconds = seconds
    self.count = count
    isAlongX = false
    placement = .even
  }

  /// Cells of the x axis that are nearest to each position, the outer ones as wide on the outside
  /// as on the inside; equal cells where all positions are the same.
  init(at positions: Places, seconds: Double) {
    let (from, span) = Self.extent(of: positions)
    self.init(at: positions, from: from, span: span, seconds: seconds)
  }

  /// Cells on a part of the x axis that is longer than the positions themselves.
  ///
  /// Positions that are ranks have `isAlongX` false.
  init(
    at positions: Places, from: Double, span: Double, seconds: Double, isAlongX: Bool = true
  ) {
    self.seconds = seconds
    self.isAlongX = isAlongX
    count = positions.count
    placement = span > 0 && span.isFinite ? .placed(positions, from: from, span: span) : .even
  }

  /// Where the cells of positions in ascending order begin, and how much of the axis they take.
  static func extent(of positions: Places) -> (from: Double, span: Double) {
    let last = positions.count - 1
    guard last > 0 else { return (0, 0) }
    let from = positions[0] - (positions[1] - positions[0]) / 2
    let end = positions[last] + (positions[last] - positions[last - 1]) / 2
    return (from, end - from)
  }

  /// The time in seconds at which a point stands.
  func position(_ index: Int) -> Double {
    switch placement {
    case .even: (Double(index) + 0.5) * seconds / Double(count)
    case .placed(let positions, let from, let span):
      min(max((positions[index] - from) / span, 0), 1) * seconds
    }
  }

  /// The time in seconds at which the cell of a point begins; that of `count` is the end.
  func start(_ index: Int) -> Double {
    switch placement {
    case .even: return Double(index) * seconds / Double(count)
    case .placed:
      if index == 0 { return max(0, position(0) - outerHalf(0, 1)) }
      if index == count {
        return min(seconds, position(count - 1) + outerHalf(count - 2, count - 1))
      }
      return (position(index - 1) + position(index)) / 2
    }
  }

  /// The time at a position along x, which need not be a point's; nil where cells are equal.
  func time(at x: Double) -> Double? {
    guard isAlongX, case .placed(_, let from, let span) = placement else { return nil }
    return min(max((x - from) / span, 0), 1) * seconds
  }

  private func outerHalf(_ left: Int, _ right: Int) -> Double {
    guard count > 1 else { return seconds }
    return (position(right) - position(left)) / 2
  }
}

extension XAxis {
  /// Whether every point owns the same time unless the listener asks otherwise.
  ///
  /// True for rows and categories, and for dates of one calendar unit without holes.
  package func isEvenByNature(for kind: ChartKind) -> Bool {
    switch self {
    case .rows, .categories: true
    case .numbers: false
    case .dates(let dates): kind == .price || dates.isWithoutHoles
    }
  }
}

extension XAxis.Dates {
  /// Whether each date follows the one before by exactly one day, week, month, quarter or year.
  var isWithoutHoles: Bool {
    guard precision <= .day, instants.count > 1 else { return precision <= .day }
    return hasSteps(ofDays: 1) || hasSteps(ofDays: 7) || hasSteps(of: .month)
      || hasSteps(of: .quarter) || hasSteps(of: .year)
  }

  private func hasSteps(ofDays days: Int64) -> Bool {
    instants.hasSteps(of: days * CalendarDate.microsecondsPerDay)
  }

  /// One unit a step, on the same day of the month or near the month's end.
  private func hasSteps(of unit: CalendarUnit) -> Bool {
    instants.indices.dropFirst().allSatisfy { index in
      let (left, right) = (self[index - 1], self[index])
      guard right.ordinal(of: unit) - left.ordinal(of: unit) == 1 else { return false }
      let (leftDay, rightDay) = (left.civil.day, right.civil.day)
      return leftDay == rightDay || min(leftDay, rightDay) >= 28
    }
  }
}
