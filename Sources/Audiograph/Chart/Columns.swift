// SPDX-License-Identifier: MIT

// Queries on columns of numbers, in which NaN marks a missing value.

extension [Double] {
  /// How many values are not missing.
  var presentCount: Int {
    var count = 0
    for value in self { count &+= value == value ? 1 : 0 }
    return count
  }

  /// The index of the first value that is not missing; nil without one.
  var firstPresent: Int? { firstIndex { !$0.isNaN } }

  /// The index of the last value that is not missing; nil without one.
  var lastPresent: Int? { lastIndex { !$0.isNaN } }

  /// The index of the first infinite value; nil if all are finite or missing.
  var firstInfinite: Int? { firstIndex { $0.isInfinite } }

  /// The indices of a range whose values are not missing.
  func presentIndices(in range: Range<Int>) -> [Int] { range.filter { !self[$0].isNaN } }

  /// The lowest and the highest value that is not missing; +∞ and −∞ without one.
  ///
  /// Of zeros of both signs the first is the lowest, the last the highest.
  var extent: (low: Double, high: Double) {
    // Two halves side by side, whose comparisons need not wait for each other.
    let half = count / 2
    var (front, back) = (ValueExtent(), ValueExtent())
    for index in 0..<half {
      front.add(self[index])
      back.add(self[half &+ index])
    }
    for value in self[(2 * half)...] { back.add(value) }
    return (
      back.low < front.low ? back.low : front.low,
      back.high >= front.high ? back.high : front.high
    )
  }

  /// How many values lie outside `low` to `high`.
  func count(below low: Double, orAbove high: Double) -> Int {
    reduce(into: 0) { count, value in if value < low || value > high { count += 1 } }
  }

  /// The longest ranges of indices without a missing value, in order.
  var presentRuns: [Range<Int>] { runs { !$0.isNaN } }

  /// The longest ranges of indices of missing values, in order.
  var missingRuns: [Range<Int>] { runs { $0.isNaN } }

  private func runs(where belongs: (Double) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for index in indices {
      if belongs(self[index]) {
        if start == nil { start = index }
      } else if let first = start {
        runs.append(first..<index)
        start = nil
      }
    }
    if let start { runs.append(start..<count) }
    return runs
  }
}

/// The lowest and the highest of the values so far that are not missing.
private struct ValueExtent {
  private(set) var low = Double.infinity
  private(set) var high = -Double.infinity

  // Comparisons with a missing value are false.
  @inline(__always)
  mutating func add(_ value: Double) {
    if value < low { low = value }
    if value >= high { high = value }
  }
}

extension Array where Element: Comparable {
  /// The first index whose element is less than the one in front of it; nil if none is.
  @inlinable package var firstDecrease: Int? {
    guard var previous = first else { return nil }
    for (index, element) in enumerated() {
      if element < previous { return index }
      previous = element
    }
    return nil
  }

  /// Whether an element is equal to the one in front of it.
  var hasRepetition: Bool { repetitionCount > 0 }

  /// How many elements are equal to the one in front of them.
  @inlinable package var repetitionCount: Int {
    guard var previous = first else { return 0 }
    var count = 0
    for element in dropFirst() {
      count &+= element == previous ? 1 : 0
      previous = element
    }
    return count
  }
}

extension [Int64] {
  /// Whether each instant is `step` microseconds after the one before; true for fewer than two.
  func hasSteps(of step: Int64) -> Bool {
    guard let first, let last, count > 1 else { return true }
    // The whole tells nearly all others apart, and steps that run over from those that do not.
    let (length, overflows) = last.subtractingReportingOverflow(first)
    guard !overflows, step.multipliedReportingOverflow(by: Int64(count - 1)) == (length, false)
    else { return false }
    var (previous, differences): (Int64, Int64) = (first &- step, 0)
    for instant in self {
      differences |= (instant &- previous) ^ step
      previous = instant
    }
    return differences == 0
  }
}
