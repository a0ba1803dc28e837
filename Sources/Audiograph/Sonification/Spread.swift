// SPDX-License-Identifier: MIT

/// The boundaries nearest to the given ones, by least squares, that leave every interval its least
/// width.
///
/// - Parameters:
///   - boundaries: One more than there are widths, ascending; the first and the last stay.
///   - widths: The least width of each interval, 0 or more. Where they need more than there is,
///     all are narrowed by one factor.
/// - Returns: As many boundaries; the given ones where every interval is wide enough.
/// - Complexity: O(n), by pooling adjacent violators (Ayer et al. 1955): with the widths before
///   each boundary taken away, what is left must only not descend.
func spread(_ boundaries: [Double], widths: [Double]) -> [Double] {
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
  let fitted = ascending(inner.map { boundaries[$0] - before[$0] })
  let moved = zip(inner, fitted).map { min(max($1, first), max(first, limit)) + before[$0] }
  return [first] + moved + [last]
}

/// The same, the first and the last boundary giving way, as far as `outer`, where there is too
/// little between them.
func spread(_ boundaries: [Double], widths: [Double], within outer: ClosedRange<Double>)
  -> [Double]
{
  guard let first = boundaries.first, let last = boundaries.last,
    widths.reduce(0, +) > last - first, outer.lowerBound < first || last < outer.upperBound
  else { return spread(boundaries, widths: widths) }
  let all = [outer.lowerBound] + boundaries + [outer.upperBound]
  return Array(spread(all, widths: [0] + widths + [0])[1...boundaries.count])
}

/// The ascending sequence nearest to the given one by least squares.
func ascending(_ values: [Double]) -> [Double] {
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
