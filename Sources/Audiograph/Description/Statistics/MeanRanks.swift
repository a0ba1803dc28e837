// SPDX-License-Identifier: MIT

/// The places of numbers in ascending order, from 0, equal ones having the mean of theirs.
///
/// - Parameters:
///   - numbers: None of them NaN.
///   - order: The indices of the numbers in ascending order, equal ones in any.
/// - Returns: As many as numbers.
func meanRanks(of numbers: [Double], in order: [Int]) -> [Double] {
  var ranks = [Double](repeating: 0, count: numbers.count)
  var start = 0
  while start < order.count {
    let number = numbers[order[start]]
    var end = start + 1
    while end < order.count, numbers[order[end]] == number { end += 1 }
    for place in start..<end { ranks[order[place]] = Double(start + end - 1) / 2 }
    start = end
  }
  return ranks
}

/// The same less the mean of all; finite numbers.
func centredRanks(of numbers: [Double]) -> [Double] {
  let mean = Double(numbers.count - 1) / 2
  // Ranks are whole or half, so that nothing is rounded.
  return meanRanks(of: numbers, in: ascendingOrder(of: numbers)).map { $0 - mean }
}
