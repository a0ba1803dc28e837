// SPDX-License-Identifier: MIT

extension ReducedPoints {
  /// A shape found point by point, told along x where points stand so unevenly that the two differ.
  ///
  /// Numbers along x from a distance of one and a half times another on, dates from four times on; where they
  /// vary evenly enough, the shape is found along x from the beginning.
  func alongX(_ shape: FoundShape, areDates: Bool) -> FoundShape {
    guard let places = unevenPositions(widest: areDates ? 4 : 1.5), values.count >= 5,
      let line = FittedLine(x: places, y: values).line, let explained = line.rSquared
    else { return shape }
    if explained >= Self.leastExplainedByLine {
      return going(.straight, line, of: shape, explained)
    }
    guard shape.shapeClass.isCurve, shape.jump == nil else { return shape }
    if let growth = growth(shape, places) { return growth }
    let form = curvature(places)
    return form == shape.shapeClass.curve ? shape : going(form, line, of: shape, shape.fit ?? 0)
  }

  private static let leastExplainedByLine = 0.99
  private static let leastExplainedByGrowth = 0.97

  /// The positions where distances between them are too uneven to be passed over, and are not used.
  private func unevenPositions(widest ratio: Double) -> [Double]? {
    guard irregularPositions == nil, let positions, positions.count > 1 else { return nil }
    let distances = positions.differences
    guard let least = distances.min(), let most = distances.max(), least > 0, most > ratio * least
    else { return nil }
    return positions
  }

  private func going(
    _ form: ShapeForm, _ line: Statistics.LeastSquares, of shape: FoundShape, _ fit: Double
  ) -> FoundShape {
    let rises = line.slope > 0
    var told = FoundShape(
      shapeClass: ShapeClass(form, rises: rises), from: shape.from, to: shape.to)
    (told.direction, told.fit, told.fitRange) = (rises ? 1 : -1, fit, shape.fitRange)
    (told.odd, told.isNoisy, told.volatility) = (shape.odd, shape.isNoisy, shape.volatility)
    return told
  }

  /// Values whose logarithms lie on a line along x.
  private func growth(_ shape: FoundShape, _ places: [Double]) -> FoundShape? {
    guard values.allSatisfy({ $0 > 0 }),
      let line = FittedLine(x: places, y: values.map(naturalLogarithm)).line,
      line.rSquared ?? 0 >= Self.leastExplainedByGrowth
    else { return nil }
    var told = going(.exponential, line, of: shape, shape.fit ?? 0)
    told.doubling = naturalLogarithmOf2 / abs(line.slope)
    return told
  }

  /// Which half of the way along x is steeper.
  private func curvature(_ places: [Double]) -> ShapeForm {
    let last = places.count - 1
    let middle = (places[0] + places[last]) / 2
    let after = max(1, places.firstIndex { $0 > middle } ?? last)
    let share = (middle - places[after - 1]) / (places[after] - places[after - 1])
    let height = values[after - 1] + share * (values[after] - values[after - 1])
    let (first, second) = (abs(height - values[0]), abs(values[last] - height))
    return second > 1.5 * first ? .everFaster : first > 1.5 * second ? .slowing : .straight
  }
}

extension ShapeClass {
  /// Whether it says how steepness goes on along x.
  fileprivate var isCurve: Bool {
    curve != nil || self == .exponentialGrowth || self == .exponentialDecay
  }

  /// How a curve that is not exponential goes on; nil for others.
  fileprivate var curve: ShapeForm? {
    switch self {
    case .riseEverFaster, .fallEverFaster, .riseFaster, .fallFaster: .everFaster
    case .riseSlowing, .fallSlowing: .slowing
    default: nil
    }
  }
}
