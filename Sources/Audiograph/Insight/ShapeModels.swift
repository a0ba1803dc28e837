// SPDX-License-Identifier: MIT

/// A model of how values go.
enum ShapeModel: Hashable {
  case level, line, parabola
  /// A broken line with so many knots.
  case bend(Int)
  /// So many breaks between constant heights.
  case steps(Int)
  /// As many breaks between constant heights as pay.
  case heights
  /// A jump inside a line or between two.
  case jump(LineJump.Form)

  /// Whether one height or course gives way to another at once.
  var breaks: Bool {
    switch self {
    case .steps, .heights, .jump: true
    case .level, .line, .parabola, .bend: false
    }
  }
}

/// What each model leaves of at most 400 values, and which of them says most with least.
struct ShapeModels {
  /// The values less their mean, in their deviations.
  let values: [Double]
  let lines: [BrokenLine]
  let parabola: BrokenLine
  let levels: [LevelPieces]
  let heights: LevelPieces?
  let jumps: [LineJump]
  /// The Bayesian information criterion of each model that is possible.
  private(set) var criteria: [ShapeModel: Double]
  /// How many independent values there seem to be.
  let effectiveCount: Double
  /// The least sum of squares that counts.
  let floor: Double

  /// The sum of all squares.
  var total: Double { levels[0].rest }
  var count: Int { values.count }

  /// Fits to values at positions from 0 to 1, of which `lost` is the share that a season took.
  init(x: [Double], values: [Double], lost: Double) {
    self.values = values
    let count = Double(values.count)
    let floor = count * 1e-6
    var search = BrokenLineSearch(x: x, values: values)
    lines = search.lines()
    levels = LevelPieces.all(values)
    parabola = Audiograph.parabola(x: x, values: values)
    heights = LevelPieces.asManyAsPay(values).flatMap { $0.breaks.isEmpty ? nil : $0 }
    jumps = LineJump.all(x: x, values: values).filter { $0.isSharp(in: values, floor: floor) }
    let richest =
      [lines[lines.count - 1].fit, levels[levels.count - 1].fit]
      + [heights?.fit].compactMap(\.self) + jumps.map(\.fit)
    let correlations = richest.map {
      residuals(values, $0).neighbourCorrelation(above: 1e-12 * count)
    }
    let correlation = (correlations.min() ?? 0).clamped(to: 0...0.95)
    let independent = count * (1 - correlation) / (1 + correlation) * (1 - min(lost, 0.6))
    (effectiveCount, self.floor, criteria) = (max(4, independent), floor, [:])
    criteria = [
      .level: criterion(levels[0].rest, 1), .line: criterion(lines[0].rest, 2),
      .parabola: criterion(parabola.rest, 3),
    ]
    for knots in lines.indices.dropFirst() {
      criteria[.bend(knots)] = criterion(
        lines[knots].rest, Double(2 + 2 * knots + (knots >= 2 ? 1 : 0)))
    }
    addBreaks()
  }

  /// The models that break, where they are clear and enough better than those that do not.
  private mutating func addBreaks() {
    let plain = criteria.values.min() ?? .infinity
    for breaks in levels.indices.dropFirst()
    where count >= BrokenLineSearch.leastCounts[breaks] {
      let pieces = levels[breaks]
      let (least, width) = breaks == 1 ? (1.5, 3) : (2.5, 2)
      guard pieces.isSharp(in: values, by: least, width: width, floor: floor, toTheEnd: false)
      else { continue }
      let cost = broken(pieces.rest, 1 + 3 * breaks)
      if count >= 40 || cost <= plain - 2.5 { criteria[.steps(breaks)] = cost }
    }
    if let heights, heights.breaks.count > 1 {
      criteria[.heights] = broken(heights.rest, 1 + 3 * heights.breaks.count)
    }
    for jump in jumps {
      let cost = broken(jump.rest, jump.form == .oneSlope ? 6 : 8)
      if cost <= plain - 4 { criteria[.jump(jump.form)] = cost }
    }
  }

  private func broken(_ rest: Double, _ parameters: Int) -> Double {
    criterion(rest, Double(parameters)) + 2 * naturalLogarithm(Double(count))
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
    let bends: [ShapeModel] = (1...3).map { .bend($0) }
    let breaks: [ShapeModel] = [.heights] + LineJump.Form.allCases.map { .jump($0) }
    let order: [ShapeModel] = bends + breaks + [.line, .parabola] + (1...3).map { .steps($0) }
    func smallest(_ models: [ShapeModel]) -> ShapeModel {
      models.reduce(.level) { cost($1) < cost($0) ? $1 : $0 }
    }
    var best = smallest(order)
    if case .bend(let knots) = best, knots > 1, explained(lines[knots].rest) < 0.5 {
      best = smallest(order.filter { $0 != .bend(2) && $0 != .bend(3) })
    }
    return cost(best) > cost(.level) - 2.5 ? .level : best
  }

  /// The broken line that says most with least.
  var bestBend: BrokenLine? {
    lines.indices.dropFirst().min { cost(.bend($0)) < cost(.bend($1)) }.map { lines[$0] }
  }

  func cost(_ model: ShapeModel) -> Double { criteria[model] ?? .infinity }
}

/// Values less a fit.
func residuals(_ values: [Double], _ fit: [Double]) -> [Double] {
  zip(values, fit).map { $0 - $1 }
}

/// The natural logarithm of a positive number.
func naturalLogarithm(_ number: Double) -> Double { log2(number) * naturalLogarithmOf2 }

/// e to the power of a number.
func powerOfE(_ exponent: Double) -> Double { exp2(exponent / naturalLogarithmOf2) }
