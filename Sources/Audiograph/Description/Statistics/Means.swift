// SPDX-License-Identifier: MIT

/// The mean of numbers, at least one; of numbers so large that their sum is infinite, the sum of their parts.
func mean(of numbers: [Double]) -> Double {
  let sum = numbers.reduce(0, +)
  guard !sum.isFinite else { return sum / Double(numbers.count) }
  return numbers.reduce(0) { $0 + $1 / Double(numbers.count) }
}

/// The standard deviation of numbers with n − 1; 0 for one.
///
/// `Moments` finds it in one pass, with other last digits.
func deviation(of numbers: [Double]) -> Double {
  guard numbers.count > 1 else { return 0 }
  let mean = mean(of: numbers)
  let squares = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
  return (squares / Double(numbers.count - 1)).squareRoot()
}
