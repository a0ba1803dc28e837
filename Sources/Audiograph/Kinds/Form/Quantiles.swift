// SPDX-License-Identifier: MIT

/// The value below which a share of numbers in ascending order lies, by type 7 of Hyndman and Fan
/// (1996), as R and numpy have it; at least one number.
func quantile(_ share: Double, of sorted: [Double]) -> Double {
  let place = share * Double(sorted.count - 1)
  let rank = min(Int(place), sorted.count - 1)
  let next = min(rank + 1, sorted.count - 1)
  let part = place - Double(rank)
  let (low, high) = (sorted[rank], sorted[next])
  guard (high - low).isFinite else { return low * (1 - part) + high * part }
  // As numpy has it, so that equal neighbours and both ends are exact.
  return part < 0.5 ? low + (high - low) * part : high - (high - low) * (1 - part)
}

/// The mean of numbers, at least one; of numbers so large that their sum is infinite, the sum of their parts.
func mean(of numbers: [Double]) -> Double {
  let sum = numbers.reduce(0, +)
  guard !sum.isFinite else { return sum / Double(numbers.count) }
  return numbers.reduce(0) { $0 + $1 / Double(numbers.count) }
}

/// The standard deviation of numbers with n − 1; 0 for one.
func deviation(of numbers: [Double]) -> Double {
  guard numbers.count > 1 else { return 0 }
  let mean = mean(of: numbers)
  let squares = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
  return (squares / Double(numbers.count - 1)).squareRoot()
}
