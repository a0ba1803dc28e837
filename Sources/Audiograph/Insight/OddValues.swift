// SPDX-License-Identifier: MIT

/// The indices of single values that are far from those around them, in order.
///
/// Inner ones jut out of the median of seven; an end is far from what the values next to it lead to.
/// None are found among fewer than eight values. Where more than a few jut out, it is their nature,
/// and none is odd.
func oddValues(in values: [Double]) -> [Int] {
  let odd = OddInnerValues(values).indices + oddEnds(of: values)
  let ends: Set = [0, values.count - 1]
  guard odd.contains(where: ends.contains), values.allSatisfy({ $0 > 0 }) else {
    return odd.sorted()
  }
  // Growth has no odd end: it must be odd in the logarithms too.
  let oddLogarithms = oddEnds(of: values.map(log2))
  return odd.filter { !ends.contains($0) || oddLogarithms.contains($0) }.sorted()
}

/// Values with the odd ones replaced by the median of their neighbours.
func cleaned(_ values: [Double], of odd: [Int]) -> [Double] {
  var cleaned = values
  for index in odd {
    let window =
      switch index {
      case 0: 1..<4
      case values.count - 1: values.count - 4..<values.count - 1
      default: max(0, index - 3)..<min(values.count, index + 4)
      }
    let others = window.filter { !odd.contains($0) }
    if !others.isEmpty { cleaned[index] = middle(others.map { values[$0] }) }
  }
  return cleaned
}

/// The search for odd values that are not at the ends.
private struct OddInnerValues {
  let values: [Double]
  /// The values less the median of seven; 0 for the three at each end.
  let residuals: [Double]
  let scale: Double
  /// The 90th percentile of the steps.
  let largeStep: Double

  init(_ values: [Double]) {
    self.values = values
    guard values.count >= 10 else {
      (residuals, scale, largeStep) = ([], 0, 0)
      return
    }
    let inner = 3..<values.count - 3
    let medians = runningMedian(values, reach: 3)
    residuals = values.indices.map { inner.contains($0) ? values[$0] - medians[$0] : 0 }
    var sizes = RankedNumbers(residuals[inner].map { abs($0) })
    scale = max(
      deviationsPerMedian * sizes.middle(), 1.6 * sizes.meanOfSmallest(tenths: 9),
      1e-3 * values.spread, Double.leastNormalMagnitude)
    var steps = RankedNumbers(values.differences.map { abs($0) })
    largeStep = steps.quantile(0.9)
  }

  var indices: [Int] {
    guard !residuals.isEmpty else { return [] }
    let odd = (3..<values.count - 3).filter { index in
      let size = abs(residuals[index])
      guard size > 6 * scale else { return false }
      let scale = max(scale, localScale(index))
      return size > 6 * scale && jutsOut(index, scale)
    }
    let most = max(values.count >= 15 ? 2 : 1, Int(0.03 * Double(values.count)))
    return odd.count <= most ? odd : []
  }

  /// The scale of 31 neighbours, mirrored beyond the ends; 0 under 40 values.
  private func localScale(_ index: Int) -> Double {
    let count = values.count
    guard count >= 40 else { return 0 }
    let sizes = (index - 15...index + 15).map { place in
      abs(residuals[place < 0 ? -place : place >= count ? 2 * (count - 1) - place : place])
    }
    return deviationsPerMedian * middle(sizes)
  }

  /// Whether a value is beyond both neighbours, or in a pair beyond those next to them.
  private func jutsOut(_ index: Int, _ scale: Double) -> Bool {
    let sign: Double = residuals[index] > 0 ? 1 : -1
    func beyond(_ distance: Int) -> (least: Double, most: Double) {
      let sides = [index - distance, index + distance].map { sign * (values[index] - values[$0]) }
      return (min(sides[0], sides[1]), max(sides[0], sides[1]))
    }
    let (near, next) = (beyond(1), beyond(2))
    return next.least >= max(1.5 * largeStep, 3 * scale) && near.most >= 3 * scale
  }
}
