// SPDX-License-Identifier: MIT

/// The boundaries nearest to the given ones, by least squares, that keep every interval at its
/// minimum width: an isotonic regression.
///
/// - Parameters:
///   - boundaries: One more than there are widths, ascending; the first and the last stay.
///   - widths: The least width of each interval, 0 or more. Where they need more than there is,
///     all are narrowed by one factor.
/// - Returns: As many boundaries; the given ones where every interval is wide enough.
/// - Complexity: O(n), by pooling adjacent violators (Ayer et al. 1955): with the widths before
///   each boundary subtracted, the remainder only has to be non-decreasing.
func isotonicSpacing(_ boundaries: [Double], widths: [Double]) -> [Double] {
  guard let first = boundaries.first, let last = boundaries.last, boundaries.count > 2 else {
    return boundaries
  }
  let isWideEnough = widths.indices.allSatisfy {
    boundaries[$0 + 1] - boundaries[$0] >= widths[$0] - 1e-9
  }
  guard !isWideEnough else { return boundaries }
  let needed = widths.reduce(0, +)
  let factor = needed > last - first ? (last - first) / needed : 1
  var before: [Double] = [0]
  for width in widths { before.append(before[before.count - 1] + width * factor) }
  let limit = last - before[before.count - 1]
  let inner = boundaries.indices.dropFirst().dropLast()
  let fitted = isotonicRegression(inner.map { boundaries[$0] - before[$0] })
  let moved = zip(inner, fitted).map { min(max($1, first), max(first, limit)) + before[$0] }
  return [first] + moved + [last]
}

/// The same, but the first and the last boundary move outwards, as far as `outer`, where there is
/// too little room between them.
func isotonicSpacing(_ boundaries: [Double], widths: [Double], within outer: ClosedRange<Double>)
  -> [Double]
{
  guard let first = boundaries.first, let last = boundaries.last,
    widths.reduce(0, +) > last - first, outer.lowerBound < first || last < outer.upperBound
  else { return isotonicSpacing(boundaries, widths: widths) }
  let all = [outer.lowerBound] + boundaries + [outer.upperBound]
  return Array(isotonicSpacing(all, widths: [0] + widths + [0])[1...boundaries.count])
}

/// The non-decreasing sequence nearest to the given one by least squares.
func isotonicRegression(_ values: [Double]) -> [Double] {
  var pools: [(sum: Double, count: Int)] = []
  for value in values {
    var pool = (sum: value, count: 1)
    while let last = pools.last, last.sum / Double(last.count) > pool.sum / Double(pool.count) {
      pool = (last.sum + pool.sum, last.count + pool.count)
      pools.removeLast()
    }
    pools.append(pool)
  }
  var result: [Double] = []
  result.reserveCapacity(values.count)
  for pool in pools {
    result += repeatElement(pool.sum / Double(pool.count), count: pool.count)
  }
  return result
}
