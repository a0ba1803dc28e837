// SPDX-License-Identifier: MIT

/// Which ends of values are far from what the values next to them lead to.
func oddEnds(of values: [Double]) -> [Int] {
  guard values.count >= 8 else { return [] }
  var ranked = RankedNumbers(values)
  let range = ranked.quantile(0.95) - ranked.quantile(0.05)
  let first = hasOddFirst(values, range: range) ? [0] : []
  let last = hasOddFirst(values.reversed(), range: range) ? [values.count - 1] : []
  return first + last
}

/// Whether the first value is odd, `range` being from the 5th to the 95th percentile.
///
/// It is predicted from the next eight (five under twenty values) by their median or by the line of
/// their median slope, whichever does better elsewhere.
private func hasOddFirst(_ values: [Double], range: Double) -> Bool {
  let width = values.count >= 20 ? 8 : 5
  let last = values.count - width
  let places = Array(stride(from: 0, to: last, by: max(1, last / 60)))
  guard places.count >= 5 else { return false }
  let least = 1e-3 * values.spread
  func errors(_ predict: (ArraySlice<Double>) -> Double) -> (first: Double, typical: Double) {
    let errors = places.map { values[$0] - predict(values[$0 + 1..<$0 + 1 + width]) }
    var sizes = RankedNumbers(errors.dropFirst().map { abs($0) })
    return (
      abs(errors[0]),
      max(
        deviationsPerMedian * sizes.middle(), 1.2533 * sizes.meanOfSmallest(tenths: 9),
        least)
    )
  }
  let (level, line) = (errors(middle), errors(lineBefore))
  let best = line.typical < level.typical ? line : level
  let step = abs(values[0] - values[1])
  let next = (1..<6).map { abs(values[$0 + 1] - values[$0]) }.max() ?? 0
  return best.first > 5 * best.typical && best.first >= 0.25 * range && best.first > 0
    && step >= 0.25 * range && step >= 1.5 * next
}

/// Where the line of median slope through values, at least three, is one step before them.
private func lineBefore(_ values: ArraySlice<Double>) -> Double {
  let values = Array(values)
  var slopes: [Double] = []
  for left in values.indices {
    for right in values.indices.dropFirst(left + 2) {
      slopes.append((values[right] - values[left]) / Double(right - left))
    }
  }
  let slope = middle(slopes)
  return middle(values.enumerated().map { $1 - slope * Double($0 + 1) })
}
