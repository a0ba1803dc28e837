// SPDX-License-Identifier: MIT

/// The choice of a shape for ten values or more.
struct ShapeChoice {
  /// The values, and the same with odd ones replaced.
  let values: [Double]
  let cleaned: [Double]
  /// The indices of single values that are far from those around them.
  let odd: [Int]
  /// Ascending.
  let positions: [Double]
  let bins: BinnedValues
  let models: ShapeModels
  /// The mean of the bins and their deviation.
  let center: Double
  let deviation: Double
  /// Whether bins, and values, are so alike that single ones can be told.
  let areBinsQuiet: Bool
  let areValuesQuiet: Bool

  /// nil if nothing is left of the values but odd ones, so that they are constant.
  ///
  /// `lost` is the share of the values that a season took. Many odd values are named, but stay.
  init?(_ values: [Double], positions: [Double], odd: [Int], lost: Double) {
    self.values = values
    self.positions = positions
    self.odd = odd
    let areFew = odd.count <= max(2, Int((0.03 * Double(values.count)).rounded(.up)))
    let cleaned = areFew ? Audiograph.cleaned(values, of: odd) : values
    let bins = BinnedValues(positions: positions, values: cleaned)
    guard bins.values.spread > 1e-9 * (cleaned.map { abs($0) }.max() ?? 0) else { return nil }
    let center = mean(of: bins.values)
    // Where odd values are left out, the others may be so small that their squares are 0.
    let rests = ScaledNumbers(bins.values.map { $0 - center })
    let deviation = (rests.values.squareSum / Double(bins.values.count)).squareRoot()
    (self.cleaned, self.bins, self.center) = (cleaned, bins, center)
    self.deviation = deviation.scaled(byPowerOfTwo: rests.exponent)
    models = ShapeModels(
      x: bins.shares, values: rests.values.map { $0 / deviation }, lost: lost)
    areBinsQuiet = bins.values.quickDeviation <= 0.1 * bins.values.spread
    areValuesQuiet = cleaned.areQuiet
  }

  /// The shape by the model that says most with least.
  var shape: FoundShape {
    let best = models.best
    if let turn = turnOfFew(best) { return turn }
    if !best.breaks, let place = cleaned.oneStep, let shape = jumping(at: place) { return shape }
    if best != .heights, best != .steps(1), let step = CountStep(cleaned) { return stepped(step) }
    switch best {
    case .level: return wandering()
    case .steps(let count): return stepped(models.levels[count])
    case .heights: return models.heights.map(stepped) ?? wandering()
    case .jump(let form):
      guard let found = models.jumps.first(where: { $0.form == form }) else { return wandering() }
      return jumping(found, at: jumpPlace(found.place))
    case .line: return moving(models.lines[0], best)
    case .parabola: return moving(models.parabola, best)
    case .bend(let knots): return moving(models.lines[knots], best)
    }
  }

  var draft: FoundShape {
    FoundShape(shapeClass: .level, from: values[0], to: values[values.count - 1])
  }

  /// Under twenty values a turn as they stand goes before a simple model that explains little.
  private func turnOfFew(_ model: ShapeModel) -> FoundShape? {
    let rest: Double
    switch model {
    case .level: rest = models.total
    case .line: rest = models.lines[0].rest
    case .parabola: rest = models.parabola.rest
    case .bend(1): rest = models.lines[1].rest
    default: return nil
    }
    guard values.count < 20, models.explained(rest) < 0.85,
      let turn = LiteralTurn.only(in: cleaned, by: 0.4)
    else { return nil }
    var shape = draft
    shape.turn(turn)
    shape.odd = odd.map { OddValue(index: $0, expected: cleaned[$0]) }
    return shape
  }

  /// The shape of values without a direction.
  func wandering() -> FoundShape {
    var shape = draft
    let hangsTogether = models.values.neighbourCorrelation() >= 0.5
    shape.shapeClass = hangsTogether ? ShapeClass(literally: cleaned) : .level
    shape.wanders = hangsTogether
    return finished(shape, fit: models.levels[0].fit, rest: models.total)
  }

  /// The shape of values that go somewhere.
  private func moving(_ line: BrokenLine, _ model: ShapeModel) -> FoundShape {
    if let growth = growth(line, model) { return growth }
    var shape = draft
    let rises = line.fit[line.fit.count - 1] >= line.fit[0]
    shape.direction = rises ? 1 : -1
    if model == .line {
      shape.shapeClass = rises ? .rise : .fall
      return finished(shape, fit: line.fit, rest: line.rest)
    }
    var (line, parts) = (line, [ShapePart]())
    if model == .parabola, let bend = models.bestBend, acceleratesInVain(line.fit) {
      line = bend
      shape.direction = line.fit[line.fit.count - 1] >= line.fit[0] ? 1 : -1
      parts = [ShapePart](line, through: bins.values)
    } else if model == .parabola {
      guard let sides = sides(of: line.fit) else {
        shape.shapeClass = ShapeClass(curvature(of: line.fit), rises: rises)
        return finished(shape, fit: line.fit, rest: line.rest)
      }
      parts = sides
    } else {
      parts = [ShapePart](line, through: bins.values)
    }
    if models.explained(line.rest) < 0.35 {
      let literal = ShapeClass(literally: cleaned)
      let hangsTogether = models.values.neighbourCorrelation() >= 0.5
      shape.shapeClass = literal == .swings && !hangsTogether ? .level : literal
      shape.wanders = true
      return finished(shape, fit: line.fit, rest: line.rest)
    }
    return told(parts, line, shape)
  }

  /// The two sides of a parabola that turns; nil if one of them is under a quarter of its range.
  private func sides(of fit: [Double]) -> [ShapePart]? {
    let last = fit.count - 1
    let isHigh = fit[fit.count / 2] > (fit[0] + fit[last]) / 2
    let top = isHigh ? fit.indexOfHighest : fit.indexOfLowest
    let changes = [fit[top] - fit[0], fit[last] - fit[top]]
    guard changes.allSatisfy({ abs($0) >= 0.25 * fit.spread }) else { return nil }
    return zip([(0, top), (top, last)], changes).map { ends, change in
      ShapePart(
        start: ends.0, end: ends.1, move: change > 0 ? .rise : .fall, change: change,
        slope: change / Double(max(1, ends.1 - ends.0)))
    }
  }

  private func curvature(of fit: [Double]) -> ShapeForm {
    let (half, last) = (fit.count / 2, fit.count - 1)
    let (first, second) = (abs(fit[half] - fit[0]), abs(fit[last] - fit[half]))
    let isFaster = second > 1.5 * first
    return isFaster
      ? goesOn(rises: fit[last] >= fit[0]) ? .everFaster : .straight
      : first > 1.5 * second ? .slowing : .straight
  }

  /// Whether a parabola without a turn gets ever faster, which the values at the end do not.
  private func acceleratesInVain(_ fit: [Double]) -> Bool {
    let (half, last) = (fit.count / 2, fit.count - 1)
    let rises = fit[last] >= fit[0]
    let back = fit.differences.map { rises ? -$0 : $0 }.max() ?? 0
    return abs(fit[half] - fit[0]) * 1.5 < abs(fit[last] - fit[half])
      && back <= 0.25 * fit.spread / Double(fit.count) && !goesOn(rises: rises)
  }
}
