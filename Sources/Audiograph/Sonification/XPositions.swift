// SPDX-License-Identifier: MIT

/// Where points stand along x, as numbers, read from the axis without a copy.
enum XPositions: RandomAccessCollection {
  /// Numbers as they are.
  case listed([Double])
  /// Quarters of numbers, so that the distance from −1e308 to 1e308 is finite.
  case quarters([Double])
  /// Days since 1970.
  case days([Int64])
  /// 0, 1, 2, …
  case indices(count: Int)

  var startIndex: Int { 0 }

  var endIndex: Int {
    switch self {
    case .listed(let numbers), .quarters(let numbers): numbers.count
    case .days(let instants): instants.count
    case .indices(let count): count
    }
  }

  subscript(index: Int) -> Double {
    switch self {
    case .listed(let numbers): numbers[index]
    case .quarters(let numbers): numbers[index] / 4
    case .days(let instants): Double(instants[index]) / 8.64e10
    case .indices: Double(index)
    }
  }
}

extension XPositions {
  /// The indices of the ascending numbers that equal the one at an index.
  func equals(at index: Int) -> Range<Int> {
    let number = self[index]
    let isFirst = index == 0 || self[index - 1] < number
    let isLast = index == count - 1 || number < self[index + 1]
    let first = isFirst ? index : 0.advanced(to: index) { self[$0] < number }
    let end = isLast ? index + 1 : (index + 1).advanced(to: count) { self[$0] <= number }
    return first..<end
  }
}

extension Int {
  /// The first number up to `end` that is not `below`, by bisection.
  func advanced(to end: Int, while below: (Int) -> Bool) -> Int {
    var (low, high) = (self, end)
    while low < high {
      let middle = low + (high - low) / 2
      if below(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension XAxis {
  /// The positions as numbers.
  var numericPositions: XPositions {
    switch self {
    case .rows(let count): .indices(count: count)
    case .categories(let names): .indices(count: names.count)
    case .dates(let dates): .days(dates.instants)
    case .numbers(let numbers): .quarters(numbers)
    }
  }
}
