// SPDX-License-Identifier: MIT

extension ShapeChoice {
  /// A shape with what follows from its model: a late turn, what stays odd, ends and volatility.
  ///
  /// `fit` is the model of the bins, in deviations, and `rest` the sum of squares that it leaves; `curve`
  /// is the model of the values, where it is another. Around `extreme` nothing is odd.
  func finished(
    _ draft: FoundShape, fit: [Double], rest: Double, curve: [Double]? = nil,
    around extreme: ClosedRange<Int>? = nil
  ) -> FoundShape {
    var shape = draft
    let explained = models.explained(rest)
    let noise = (rest / Double(models.count)).squareRoot() * deviation
    let turnsLate = turnLate(&shape, explained, noise)
    let scaled = fit.map { $0 * deviation + center }
    let model =
      if let curve, !turnsLate {
        curve
      } else if shape.shapeClass.isStepped {
        bins.repeated(scaled)
      } else {
        bins.interpolated(scaled, at: positions)
      }
    let inProportion = isInProportion(model)
    (shape.fit, shape.fitRange) = (explained, model.spread)
    let areSmallCounts = middle(values) < 30 && values.allSatisfy { $0 >= 0 && $0 == $0.rounded() }
    // Small counts spread with their mean.
    if shape.shapeClass.hasVolatility, !areSmallCounts || shape.shapeClass == .level {
      shape.volatility =
        VolatilityChange(of: cleaned, about: model, inProportion: inProportion)
        ?? (shape.shapeClass.hasHalves && !areSmallCounts
          ? VolatilityChange(halvesOf: residuals(cleaned, model)) : nil)
    }
    shape.odd = stillOdd(model, inProportion: inProportion).filter { odd in
      extreme?.contains(odd.index) != true
        && !shape.bursts.contains { ($0.first...$0.last).contains(odd.index) }
    }
    shape.isNoisy = !areValuesQuiet
    return shape
  }

  /// Adds a turn at the very end that the model smooths away; false without one.
  private func turnLate(_ shape: inout FoundShape, _ explained: Double, _ noise: Double) -> Bool {
    guard values.count >= 20, explained < 0.95, let rises = shape.shapeClass.endsRising,
      let late = LiteralTurn.late(in: cleaned, rises: rises, least: 3 * noise)
    else { return false }
    let place = areValuesQuiet ? extreme(near: late, isHigh: rises) : late
    let startsLevel =
      shape.shapeClass == .levelThenRise || shape.shapeClass == .levelThenFall
    let first = startsLevel ? shape.breaks.first : nil
    if startsLevel, first.map({ $0 >= place }) ?? true { return true }
    shape.moves = (startsLevel ? [.level] : []) + (rises ? [.rise, .fall] : [.fall, .rise])
    shape.turns = (first.map { [$0] } ?? []) + [place]
    shape.breaks = shape.turns
    shape.doubling = nil
    shape.shapeClass = ShapeClass(.turning, rises: rises)
    return true
  }

  /// The index of the highest or lowest value within a twentieth of the length, no end.
  private func extreme(near index: Int, isHigh: Bool) -> Int {
    let reach = max(3, cleaned.count / 20)
    let low = max(1, index - reach)
    let near = Array(cleaned[low..<min(cleaned.count - 1, index + reach + 1)])
    return low + (isHigh ? near.indexOfHighest : near.indexOfLowest)
  }

  /// Whether values and model are above 0 and the model doubles, so that distances are relative.
  private func isInProportion(_ model: [Double]) -> Bool {
    guard let least = model.min(), let most = model.max() else { return false }
    return least > 0 && most >= 2 * least && cleaned.allSatisfy { $0 > 0 }
  }

  /// The odd values that are five scales off the model too.
  private func stillOdd(_ model: [Double], inProportion: Bool) -> [OddValue] {
    guard !odd.isEmpty else { return [] }
    func rest(_ value: Double, _ index: Int) -> Double {
      let rest = value - model[index]
      return inProportion ? rest / abs(model[index]) : rest
    }
    let rests = cleaned.indices.map { rest(cleaned[$0], $0) }
    let center = middle(rests)
    let unit = inProportion ? model.map { abs($0) }.max() ?? 1 : 1
    let scale = max(
      deviationsPerMedian * middle(rests.map { abs($0 - center) }), 1e-3 * cleaned.spread / unit,
      Double.leastNormalMagnitude)
    return odd.filter { index in
      let near = rests[max(0, index - 15)..<min(rests.count, index + 16)].map { abs($0) }
      return abs(rest(values[index], index)) >= 5 * max(scale, deviationsPerMedian * middle(near))
    }.map { OddValue(index: $0, expected: model[$0]) }
  }
}

extension ShapeClass {
  /// Whether how much values vary is told beside it.
  fileprivate var hasVolatility: Bool {
    switch self {
    case .level, .rise, .fall, .step, .steps: true
    default: isLiteral
    }
  }

  /// Whether its halves may be compared.
  fileprivate var hasHalves: Bool { [.level, .rise, .fall, .step, .steps].contains(self) }

  /// Whether it is one height, then another.
  fileprivate var isStepped: Bool {
    switch self {
    case .step, .steps, .burst, .bursts: true
    default: false
    }
  }

  /// Whether it rises at its end; nil if it neither rises nor falls there.
  fileprivate var endsRising: Bool? {
    switch self {
    case .rise, .riseFaster, .riseEverFaster, .riseSlowing, .levelThenRise, .exponentialGrowth,
      .riseWithPause:
      true
    case .fall, .fallFaster, .fallEverFaster, .fallSlowing, .levelThenFall, .fallWithPause: false
    default: nil
    }
  }
}

extension FoundShape {
  /// The shape of values in order, at least one, at ascending positions; nil for their indices.
  ///
  /// `lost` is the share of the values that a season took.
  init(_ values: [Double], positions: [Double]? = nil, lost: Double = 0) {
    let (first, last) = (values[0], values[values.count - 1])
    self.init(shapeClass: .level, from: first, to: last)
    if values.spread == 0 {
      shapeClass = .unchanged
    } else if values.count < 5 {
      shapeClass = .tooFew
    } else if values.count < 10 {
      self.init(few: values)
    } else {
      let odd = oddValues(in: values)
      let positions = positions ?? values.indices.map { Double($0) }
      if let choice = ShapeChoice(values, positions: positions, odd: odd, lost: lost) {
        self = choice.shape
      } else {
        self.odd = odd.map { OddValue(index: $0, expected: cleaned(values, of: odd)[$0]) }
        volatility = nil
      }
    }
  }
}
