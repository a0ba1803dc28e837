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
      cost <= models.cost(model) || explained >= 0.97 && straight.slope > 0
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

  /// Whether a fit goes back by 8 percent of its range or more.
  private func turnsBack(_ fit: [Double]) -> Bool {
    let upright = fit[fit.count - 1] >= fit[0] ? fit : fit.map { -$0 }
    return largestFall(upright[...]) >= 0.08 * fit.spread
  }
}
