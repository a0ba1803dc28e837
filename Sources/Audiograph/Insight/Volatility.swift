// SPDX-License-Identifier: MIT

/// Where values begin to vary more, or less.
struct VolatilityChange: Hashable {
  /// The index of the first step that differs.
  var index: Int
  /// How many times as much they vary from there on.
  let ratio: Double
  /// Whether the place is only the middle: the halves differ, and nobody knows from where on.
  var isOfHalves = false

  /// The clearest change in how large some steps are; nil under forty of them, and without one.
  ///
  /// The medians of eight blocks, twelve from 120 steps on: all behind a cut must be above, or below,
  /// all before it, by a factor of 2.5, under 120 steps of 3.
  init?(steps: [Double]) {
    guard steps.count >= 40 else { return nil }
    let center = middle(steps)
    let bounds = equalParts(of: steps.count, steps.count < 120 ? 8 : 12)
    let blocks = zip(bounds, bounds.dropFirst()).map { start, end in
      middle(steps[start..<end].map { abs($0 - center) })
    }
    guard let least = blocks.min(), least > 0 else { return nil }
    var best: (cut: Int, ratio: Double, size: Double)?
    for cut in 2..<blocks.count - 1 {
      let (before, after) = (blocks[..<cut], blocks[cut...])
      let ratio = middle(after) / middle(before)
      let isApart = ratio > 1 ? below(before, after) : below(after, before)
      let size = max(ratio, 1 / ratio)
      if isApart, size > best?.size ?? 0 { best = (cut, ratio, size) }
    }
    guard let best, best.size >= (steps.count < 120 ? 3 : 2.5), best.size.isFinite else {
      return nil
    }
    // What is told is of all steps on either side, the lesser of what their medians and their means say.
    let (cut, sizes) = (bounds[best.cut], steps.map { abs($0 - center) })
    let (before, after) = (Array(sizes[..<cut]), Array(sizes[cut...]))
    let ratios = [middle(after) / middle(before), mean(of: after) / mean(of: before)]
    let told = best.ratio > 1 ? min(ratios[0], ratios[1]) : max(ratios[0], ratios[1])
    guard told.isFinite, (told > 1) == (best.ratio > 1), max(told, 1 / told) >= 2 else {
      return nil
    }
    (index, ratio) = (cut, told)
  }
}

/// Whether all of the first are less than all of the second.
private func below(_ low: ArraySlice<Double>, _ high: ArraySlice<Double>) -> Bool {
  (low.max() ?? .infinity) < (high.min() ?? -.infinity)
}

extension [Double] {
  /// Whether what is left beside a fit is no more than the last digit of the values makes it.
  fileprivate func areRounded(beside rests: [Double]) -> Bool {
    let digit = differences.lazy.map { abs($0) }.filter { $0 > 0 }.min() ?? 0
    return middle(rests.differences.map { abs($0) }) < digit
  }
}

extension VolatilityChange {
  /// The change in how much values vary about a fit, in proportion to it where it doubles.
  ///
  /// nil if neighbouring steps are alike, since a smooth misfit has no volatility.
  init?(of values: [Double], about fit: [Double], inProportion: Bool) {
    guard values.count >= 40 else { return nil }
    let rests = residuals(values, fit)
    let steps = (inProportion ? zip(rests, fit).map { $0 / abs($1) } : rests).differences
    guard steps.centred.neighbourCorrelation() < 0.3, !values.areRounded(beside: rests) else {
      return nil
    }
    self.init(steps: steps)
    if inProportion {
      let plain = VolatilityChange(steps: rests.differences)
      guard let plain, (plain.ratio > 1) == (ratio > 1) else { return nil }
    }
  }
}

extension VolatilityChange {
  /// The change from one half of what is left beside a fit to the other; nil under forty values, and where they vary
  /// about as much.
  ///
  /// A test of how far values lie from the medians of their halves (Brown and Forsythe 1974), the furthest taken as no
  /// further than 97.5 percent of them, at 3.5 deviations by as many values as are independent; the means of these
  /// distances differ by a factor of 1.5, the medians by 1.4.
  init?(halvesOf rests: [Double]) {
    guard rests.count >= 40 else { return nil }
    let half = rests.count / 2
    let halves = [Array(rests[..<half]), Array(rests[half...])].map { part in
      let center = middle(part)
      return part.map { abs($0 - center) }
    }
    let centred = halves.flatMap(\.centred)
    let alike = centred.neighbourCorrelation().clamped(to: 0...0.95)
    var ranked = RankedNumbers(halves.flatMap(\.self))
    let most = ranked.quantile(0.975)
    let cut = halves.map { $0.map { min($0, most) } }
    let means = cut.map { mean(of: $0) }
    let errors = cut.map { $0.centred.squareSum / Double($0.count) / Double($0.count) }
    let error = ((errors[0] + errors[1]) * (1 + alike) / (1 - alike)).squareRoot()
    let medians = halves.map(middle)
    guard error > 0, medians[0] > 0, medians[1] > 0, means[0] > 0,
      abs(means[1] - means[0]) >= 3.5 * error
    else { return nil }
    let (ofMeans, ofMedians) = (means[1] / means[0], medians[1] / medians[0])
    guard max(ofMeans, 1 / ofMeans) >= 1.5, max(ofMedians, 1 / ofMedians) >= 1.4,
      (ofMeans > 1) == (ofMedians > 1), ofMeans.isFinite, ofMedians.isFinite
    else { return nil }
    (index, ratio, isOfHalves) = (half, (ofMeans * ofMedians).squareRoot(), true)
  }
}

/// One step of a price that is out of all proportion to the others, such as a split.
struct PriceJump: Hashable {
  /// The index of the value after it.
  let index: Int
  /// That value as a multiple of the one before.
  let ratio: Double

  /// A jump that is known.
  init(index: Int, ratio: Double) { (self.index, self.ratio) = (index, ratio) }

  /// The jump among the steps of the logarithms of prices; nil without one.
  ///
  /// At least twelve times the typical step and a factor of 1.4, and the next largest less than half.
  init?(logarithms steps: [Double]) {
    guard steps.count >= 19 else { return nil }
    let sizes = steps.map { abs($0) }
    let index = sizes.indexOfHighest
    let next = sizes.enumerated().reduce(0) { $1.offset == index ? $0 : max($0, $1.element) }
    let typical = deviationsPerMedian * middle(sizes)
    guard sizes[index] >= max(12 * typical, naturalLogarithm(1.4)), next < 0.5 * sizes[index]
    else { return nil }
    self.index = index + 1
    ratio = exp2(steps[index] / naturalLogarithmOf2)
      .clamped(to: .leastNonzeroMagnitude ... .greatestFiniteMagnitude)
  }
}
