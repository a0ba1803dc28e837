// SPDX-License-Identifier: MIT

/// The slots of time that the points of a series have before gaps are given room.
///
/// Missing points have slots too.
struct TimeSlots {
  /// The length of the data part in seconds.
  let seconds: Double
  let count: Int
  /// Whether every point is heard, however close to others it is.
  var keepsAll = false
  /// Whether `time(at:)` knows the time of any place along x.
  let isAlongX: Bool
  private let placement: Placement

  private enum Placement {
    /// Equal slots.
    case even
    /// Positions along x or in another order, and what part of it lasts `seconds`.
    case placed(XPositions, from: Double, span: Double)
    /// Where each slot begins, and where the last one ends, in seconds.
    case bounded([Double])
  }

  /// Equal slots for `count` points.
  init(evenly count: Int, seconds: Double) {
    self.seconds = seconds
    self.count = count
    isAlongX = false
    placement = .even
  }

  /// Slots as wide as the part of the x axis that is nearest to each position, the outer ones
  /// symmetric; equal slots where all positions are the same.
  ///
  /// Points at one position share its slot in their order.
  init(at positions: XPositions, seconds: Double) {
    let (from, span) = Self.extent(of: positions)
    self.init(at: positions, from: from, span: span, seconds: seconds)
  }

  /// Slots on a part of the x axis that is longer than the positions themselves.
  ///
  /// Positions that are ranks have `isAlongX` false.
  init(
    at positions: XPositions, from: Double, span: Double, seconds: Double, isAlongX: Bool = true
  ) {
    self.seconds = seconds
    self.isAlongX = isAlongX
    count = positions.count
    placement = span > 0 && span.isFinite ? .placed(positions, from: from, span: span) : .even
  }

  /// Where the slots of positions in ascending order begin, and how much of the axis they take.
  static func extent(of positions: XPositions) -> (from: Double, span: Double) {
    guard let first = positions.first, let last = positions.last else { return (0, 0) }
    let left = positions.equals(at: 0)
    let right = positions.equals(at: positions.count - 1)
    guard left.upperBound < positions.count else { return (first, 0) }
    let from = first - (positions[left.upperBound] - first) / 2
    let end = last + (last - positions[right.lowerBound - 1]) / 2
    return (from, end - from)
  }

  /// The time in seconds at which the x of a point stands.
  func place(_ index: Int) -> Double {
    guard case .placed(let positions, let from, let span) = placement else { return middle(index) }
    return min(max((positions[index] - from) / span, 0), 1) * seconds
  }

  /// The time in seconds at which a point is heard before gaps are given room: its place, or the
  /// middle of its share of a slot.
  func position(_ index: Int) -> Double {
    equals(at: index).count == 1 ? place(index) : middle(index)
  }

  /// The time in seconds at which the slot of a point begins; that of `count` is the end.
  func start(_ index: Int) -> Double {
    switch placement {
    case .even: return Double(index) * seconds / Double(count)
    case .bounded(let starts): return starts[index]
    case .placed:
      let equals = equals(at: min(index, count - 1))
      if index == equals.upperBound { return end(of: equals) }
      let start = start(of: equals)
      if index == equals.lowerBound { return start }
      let share = Double(index - equals.lowerBound) / Double(equals.count)
      return start + share * (end(of: equals) - start)
    }
  }

  /// The boundary between two points that follow each other among those that are heard.
  func boundary(_ left: Int, _ right: Int) -> Double {
    if case .even = placement { return (position(left) + position(right)) / 2 }
    return right == left + 1 ? start(right) : (position(left) + position(right)) / 2
  }

  /// The time at a position along x, which need not be a point's; nil if slots are equal.
  func time(at x: Double) -> Double? {
    guard isAlongX, case .placed(_, let from, let span) = placement else { return nil }
    return min(max((x - from) / span, 0), 1) * seconds
  }

  /// Slots at least as long as the shortest slice, taken from their neighbours; nil if all are
  /// that long already.
  ///
  /// - Complexity: O(n).
  func widened() -> TimeSlots? {
    let starts = (0...count).map(start)
    let least = Timeline.leastSlice
    let isWide = zip(starts, starts.dropFirst()).allSatisfy { $1 - $0 >= least - 1e-9 }
    guard !isWide else { return nil }
    let widths = [Double](repeating: least, count: count)
    return TimeSlots(bounds: isotonicSpacing(starts, widths: widths, within: 0...seconds), of: self)
  }

  private init(bounds: [Double], of slots: TimeSlots) {
    (seconds, count, keepsAll) = (slots.seconds, slots.count, slots.keepsAll)
    isAlongX = false
    placement = .bounded(bounds)
  }
}

extension TimeSlots {
  private func middle(_ index: Int) -> Double {
    if case .even = placement { return (Double(index) + 0.5) * seconds / Double(count) }
    return (start(index) + start(index + 1)) / 2
  }

  /// The points that stand where one does.
  private func equals(at index: Int) -> Range<Int> {
    guard case .placed(let positions, _, _) = placement else { return index..<index + 1 }
    return positions.equals(at: index)
  }

  private func start(of equals: Range<Int>) -> Double {
    let first = equals.lowerBound
    return first > 0 ? (place(first - 1) + place(first)) / 2 : max(0, place(0) - outerHalf(equals))
  }

  private func end(of equals: Range<Int>) -> Double {
    let next = equals.upperBound
    return next < count
      ? (place(next - 1) + place(next)) / 2
      : min(seconds, place(count - 1) + outerHalf(equals))
  }

  /// Half of what lies between the outer points and the next ones.
  private func outerHalf(_ equals: Range<Int>) -> Double {
    guard count > 1 else { return seconds }
    if equals.count == count { return 0 }
    return equals.lowerBound == 0
      ? (place(equals.upperBound) - place(0)) / 2
      : (place(count - 1) - place(equals.lowerBound - 1)) / 2
  }
}

extension XAxis {
  /// Whether points are spaced evenly unless the listener chooses otherwise.
  ///
  /// True for rows and categories, for dates of one calendar unit without gaps, and for dates of
  /// prices without repetitions.
  package func isEvenByNature(for kind: ChartKind) -> Bool {
    switch self {
    case .rows, .categories: true
    case .numbers: false
    case .dates(let dates):
      (kind == .price && !dates.instants.hasRepetition) || dates.isWithoutHoles
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
