// SPDX-License-Identifier: MIT

/// The median of each number and as many before and after it, the ends repeated beyond themselves.
///
/// - Complexity: O(*n* · `reach`), by a window that is kept in order.
func runningMedian(_ numbers: [Double], reach: Int) -> [Double] {
  guard let first = numbers.first, let last = numbers.last else { return [] }
  func number(_ index: Int) -> Double {
    index < 0 ? first : index >= numbers.count ? last : numbers[index]
  }
  var window = (-reach...reach).map(number).sorted()
  var medians = [window[reach]]
  medians.reserveCapacity(numbers.count)
  for index in numbers.indices.dropFirst() {
    window.replace(number(index - reach - 1), with: number(index + reach))
    medians.append(window[reach])
  }
  return medians
}

extension [Double] {
  /// Puts a number in the place of another one, in ascending order.
  fileprivate mutating func replace(_ old: Double, with new: Double) {
    guard old != new else { return }
    var place = lowerBound(old)
    if new > old {
      while place + 1 < count, self[place + 1] < new {
        self[place] = self[place + 1]
        place += 1
      }
    } else {
      while place > 0, self[place - 1] > new {
        self[place] = self[place - 1]
        place -= 1
      }
    }
    self[place] = new
  }

  /// The index of the first number that is not less.
  private func lowerBound(_ number: Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
