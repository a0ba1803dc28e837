// SPDX-License-Identifier: MIT

/// A model of how values go.
enum ShapeModel: Hashable {
  case level, line, parabola
  /// A broken line with so many knots.
  case bend(Int)
  /// So many breaks between constant heights.
  case steps(Int)
}

/// What each model leaves of at most 400 values, and which of them says most with least.
struct ShapeModels {
  /// The values less their mean, in their deviations.
  let values: [Double]
  let lines: [BrokenLine]
  let parabola: BrokenLine
  let levels: [LevelPieces]
  /// The Bayesian information criterion of each model that is possible.
  private(set) var criteria: [ShapeModel: Double]
  /// How many independent values there seem to be.
  let effectiveCount: Double
  /// The least sum of squares that counts.
  let floor: Double

  /// The sum of all squares.
  var total: Double { levels[0].rest }
  var count: Int { values.count }

  /// Fits to values at positions from 0 to 1.
  init(x: [Double], values: [Double]) {
    self.values = values
    let count = Double(values.count)
    let rounding = 1e-12 * count
    var search = BrokenLineSearch(x: x, values: values)
    let (lines, levels) = (search.lines(), LevelPieces.all(values))
    let parabola = Audiograph.parabola(x: x, values: values)
    (self.lines, self.levels, self.parabola) = (lines, levels, parabola)
    let correlation = min(
      residuals(values, lines[lines.count - 1].fit).neighbourCorrelation(above: rounding),
      residuals(values, levels[levels.count - 1].fit).neighbourCorrelation(above: rounding)
    ).clamped(to: 0...0.95)
    effectiveCount = max(4, count * (1 - correlation) / (1 + correlation))
    floor = count * 1e-6
    criteria = [:]
    criteria = [
      .level: criterion(levels[0].rest, 1), .line: criterion(lines[0].rest, 2),
      .parabola: criterion(parabola.rest, 3),
    ]
    for knots in lines.indices.dropFirst() {
      criteria[.bend(knots)] = criterion(
        lines[knots].rest, Double(2 + 2 * knots + (knots >= 2 ? 1 : 0)))
    }
    for breaks in levels.indices.dropFirst() where areClear(levels[breaks]) {
      criteria[.steps(breaks)] =
        criterion(levels[breaks].rest, Double(1 + 3 * breaks)) + 2 * naturalLogarithm(count)
    }
  }

  /// n*·ln(rest/n) + p·ln n.
  func criterion(_ rest: Double, _ parameters: Double) -> Double {
    let count = Double(count)
    return effectiveCount * naturalLogarithm(max(rest, floor) / count)
      + parameters * naturalLogarithm(count)
  }

  /// The share of the squares that a rest does not hold.
  func explained(_ rest: Double) -> Double { 1 - rest / total }

  /// The model with the smallest criterion; `level` unless it is beaten clearly.
  var best: ShapeModel {
    let order: [ShapeModel] =
      [.level, .line, .parabola] + (1...3).map { .bend($0) } + (1...3).map { .steps($0) }
    func smallest(_ models: [ShapeModel]) -> ShapeModel {
      models.reduce(.level) { cost($1) < cost($0) ? $1 : $0 }
    }
    var best = smallest(order)
    if case .bend(let knots) = best, knots > 1, explained(lines[knots].rest) < 0.5 {
      best = smallest(order.filter { $0 != .bend(2) && $0 != .bend(3) })
    }
    return cost(best) > cost(.level) - 2.5 ? .level : best
  }

  func cost(_ model: ShapeModel) -> Double { criteria[model] ?? .infinity }

  /// Whether values jump at each break and stay: a walk does not.
  private func areClear(_ levels: LevelPieces) -> Bool {
    let breaks = levels.breaks.count
    guard count >= BrokenLineSearch.leastCounts[breaks],
      residuals(values, levels.fit).neighbourCorrelation(above: 1e-12 * Double(count)) < 0.3
    else { return false }
    let deviation = (max(levels.rest, floor) / Double(max(count - breaks - 1, 1))).squareRoot()
    let bounds = levels.bounds
    return levels.breaks.enumerated().allSatisfy { index, place in
      let (start, end) = (bounds[index], bounds[index + 2])
      let jump = levels.fit[place] - levels.fit[start]
      let width = min(breaks == 1 ? 3 : 2, place - start, end - place)
      let near = middle(values[place..<place + width]) - middle(values[place - width..<place])
      return abs(jump) >= (breaks == 1 ? 1.5 : 2.5) * deviation && near / jump >= 0.6
    }
  }
}

/// Values less a fit.
func residuals(_ values: [Double], _ fit: [Double]) -> [Double] {
  zip(values, fit).map { $0 - $1 }
}

/// The natural logarithm of a positive number.
func naturalLogarithm(_ number: Double) -> Double { log2(number) * naturalLogarithmOf2 }

extension Double {
  /// The nearest number in a range.
  func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
