// SPDX-License-Identifier: MIT

extension ShapeChoice {
  /// Values that grow or shrink by the same factor again and again; nil for others.
  ///
  /// Their logarithms must follow a line, better than the values do, and better than the model that
  /// won, or very well and upwards.
  func growth(_ line: BrokenLine, _ model: ShapeModel) -> FoundShape? {
    guard let least = cleaned.min(), let most = cleaned.max(), least > 0, most >= 2 * least,
      bins.values.allSatisfy({ $0 > 0 }), !turnsBack(line.fit)
    else { return nil }
    let logarithms = bins.values.map(naturalLogarithm)
    let fitted = FittedLine(x: bins.shares, y: logarithms)
    guard let straight = fitted.line, let explained = straight.rSquared else { return nil }
    let squares = logarithms.centred.squareSum
    let count = Double(bins.values.count)
    let scale = models.effectiveCount / count
    let variance = squares / count
    // The Jacobian makes likelihoods of logarithms those of the values.
    let jacobian =
      2 * scale * logarithms.reduce(0) { $0 + $1 - naturalLogarithm(deviation) }
    let rest = max((1 - explained) * squares, models.floor * variance)
    let cost =
      models.effectiveCount * naturalLogarithm(rest / count) + jacobian
      + 2 * naturalLogarithm(count)
    guard explained >= 0.9, cost < models.cost(.line), abs(straight.slope) >= naturalLogarithmOf2,
      cost <= models.cost(model) || explained >= 0.97 && straight.slope > 0,
      straight.slope < 0 || goesOn(rises: true, inProportion: true)
    else { return nil }
    let length = bins.positions[bins.positions.count - 1] - bins.positions[0]
    let curve = bins.interpolated(
      bins.shares.map { straight.intercept + straight.slope * $0 }, at: positions
    ).map { exp2($0 / naturalLogarithmOf2) }
    var shape = FoundShape(
      shapeClass: ShapeClass(.exponential, rises: straight.slope > 0), from: values[0],
      to: values[values.count - 1])
    shape.direction = straight.slope > 0 ? 1 : -1
    shape.doubling = naturalLogarithmOf2 / abs(straight.slope) * length
    return finished(shape, fit: line.fit, rest: line.rest, curve: curve)
  }

  /// Whether values still rise (fall) as they did, towards their end.
  ///
  /// By the medians of eighths: each of the last four steps, in proportion to the values where they grow, is
  /// a quarter of their mean at least, from 24 values on. The last quarter is as steep as the one before,
  /// and the values end near their highest.
  func goesOn(rises: Bool, inProportion: Bool = false) -> Bool {
    let values = bins.evenly.map { rises ? $0 : -$0 }
    let count = values.count
    guard count >= 10 else { return true }
    let bounds = equalParts(of: count, 8)
    let medians = zip(bounds, bounds.dropFirst()).map { middle(values[$0..<$1]) }
    let steps = (inProportion ? medians.map(naturalLogarithm) : medians).differences.suffix(4)
    if count >= 24, (steps.min() ?? 0) < 0.25 * mean(of: Array(steps)) { return false }
    func slope(_ part: ArraySlice<Double>) -> Double {
      FittedLine(x: part.indices.map { Double($0) }, y: Array(part)).line?.slope ?? 0
    }
    let quarter = count / 4
    let end = middle(values.suffix(max(1, count / 40)))
    return slope(values[(count - quarter)...])
      >= slope(values[(count - 2 * quarter)..<(count - quarter)])
      && (values.max() ?? 0) - end <= 0.15 * values.spread
  }

  /// Whether a fit goes back by 8 percent of its range or more.
  private func turnsBack(_ fit: [Double]) -> Bool {
    let upright = fit[fit.count - 1] >= fit[0] ? fit : fit.map { -$0 }
    return largestFall(upright[...]) >= 0.08 * fit.spread
  }
}
