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
    let inner = 3..<values.count - 3
    let scales = values.indices.map {
      inner.contains($0) && abs(residuals[$0]) > 6 * scale ? max(scale, localScale($0)) : .infinity
    }
    func odd(_ largeStep: Double) -> [Int] {
      inner.filter { index in
        abs(residuals[index]) > 6 * scales[index]
          && jutsOut(index, scales[index], largeStep: largeStep) && !isLedUpTo(index)
      }
    }
    let most = max(values.count >= 15 ? 2 : 1, Int(0.03 * Double(values.count)))
    let far = values.indices.filter { abs(residuals[$0]) > 8 * scales[$0] }
    if far.count > most, 10 * far.count <= values.count,
      let many = standingFar(Set(far), scales, odd), many.count > most
    {
      return many
    }
    let few = odd(largeStep)
    return few.count <= most ? few : []
  }

  /// Those that are eight scales off, if all others are at most half as far: more than a few are odd only
  /// then.
  private func standingFar(
    _ far: Set<Int>, _ scales: [Double], _ odd: (Double) -> [Int]
  ) -> [Int]? {
    let calm = values.indices.dropFirst().filter { !far.contains($0) && !far.contains($0 - 1) }
    guard calm.count >= 5 else { return nil }
    var steps = RankedNumbers(calm.map { abs(values[$0] - values[$0 - 1]) })
    let found = odd(steps.quantile(0.9)).filter { abs(residuals[$0]) >= 8 * scales[$0] }
    let standing = Set(found)
    let others = values.indices.filter { !standing.contains($0) }.map { abs(residuals[$0]) }
    guard let least = found.map({ abs(residuals[$0]) }).min() else { return nil }
    return least >= 2 * (others.max() ?? 0) ? found : nil
  }

  /// Whether both neighbours lead up to a value, as to the top of a wave: they hold a quarter of its height
  /// over the median of fifteen, and one of them more.
  private func isLedUpTo(_ index: Int) -> Bool {
    let center = middle(values[max(0, index - 7)..<min(values.count, index + 8)])
    let height = values[index] - center
    guard height != 0 else { return false }
    let shares = [index - 1, index + 1].map { (values[$0] - center) / height }.sorted()
    return shares[0] >= 0.25 && shares[1] >= 0.4
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

  /// Whether a value is beyond one neighbour at least, and beyond both behind these, on each side by half of
  /// the other.
  private func jutsOut(_ index: Int, _ scale: Double, largeStep: Double) -> Bool {
    let sign: Double = residuals[index] > 0 ? 1 : -1
    func beyond(_ distance: Int) -> (least: Double, most: Double) {
      let sides = [index - distance, index + distance].map { sign * (values[index] - values[$0]) }
      return (min(sides[0], sides[1]), max(sides[0], sides[1]))
    }
    let (near, next) = (beyond(1), beyond(2))
    return next.least >= max(1.5 * largeStep, 3 * scale) && next.least >= 0.5 * next.most
      && near.most >= 3 * scale
  }
}
