// SPDX-License-Identifier: MIT

/// The middle number in order, the mean of the two middle ones of an even count; nil for none.
func median(of numbers: consuming [Double]) -> Double? {
  guard !numbers.isEmpty else { return nil }
  let middle = numbers.count / 2
  numbers.select(middle)
  let upper = numbers[middle]
  guard numbers.count.isMultiple(of: 2), let lower = numbers[..<middle].max() else {
    return upper
  }
  let sum = lower + upper
  return sum.isFinite ? sum / 2 : lower / 2 + upper / 2
}

extension [Double] {
  /// Puts the number of a rank, counted from 0, where sorting would put it, smaller ones before.
  ///
  /// Source: C. A. R. Hoare, "Algorithm 65: FIND", Communications of the ACM 4 (1961). Where the
  /// pivots do badly the rest is sorted, so that no order of numbers takes more than n log n.
  mutating func select(_ rank: Int) {
    var range = startIndex..<endIndex
    var rounds = 2 * (Int.bitWidth - count.leadingZeroBitCount)
    while range.count > 1 {
      guard rounds > 0 else { return self[range].sort() }
      rounds -= 1
      let equal = partition(range, around: middleOfThree(in: range))
      if rank < equal.lowerBound {
        range = range.lowerBound..<equal.lowerBound
      } else if rank >= equal.upperBound {
        range = equal.upperBound..<range.upperBound
      } else {
        return
      }
    }
  }

  private func middleOfThree(in range: Range<Int>) -> Double {
    let first = self[range.lowerBound]
    let middle = self[range.lowerBound + range.count / 2]
    let last = self[range.upperBound - 1]
    return Swift.max(Swift.min(first, middle), Swift.min(Swift.max(first, middle), last))
  }

  /// Smaller numbers first, larger ones last; returns a stretch between that equals the pivot.
  private mutating func partition(_ range: Range<Int>, around pivot: Double) -> Range<Int> {
    var left = range.lowerBound
    var right = range.upperBound - 1
    while left <= right {
      while self[left] < pivot { left += 1 }
      while self[right] > pivot { right -= 1 }
      guard left <= right else { break }
      swapAt(left, right)
      left += 1
      right -= 1
    }
    return right + 1..<left
  }
}
