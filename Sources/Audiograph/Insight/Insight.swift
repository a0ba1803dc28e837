// SPDX-License-Identifier: MIT

/// What an expert would see in a series: its shape, its seasons, single odd values.
///
/// Places are indices of points, as the series has them.
struct Insight: Sendable {
  /// Whether the order of the points means something.
  var isOrdered = true
  /// Nil for names without an order.
  var shape: FoundShape?
  /// The seasons, those of the calendar or a free one, the shortest first.
  var seasons: [Season] = []
  /// One step of a price that is out of all proportion.
  var jump: PriceJump?
  /// For values without an order, and those that are mostly 0.
  var distribution: Distribution?
}

extension Insight {
  /// What can be seen in a series with these facts.
  ///
  /// - Complexity: O(*n* log *n*); above 20,000 values those of 2,000 parts stand for the rest.
  init(_ facts: SeriesFacts) {
    let points = SeriesPoints(facts)
    guard facts.series.hasOrderAlongX else {
      self.init(isOrdered: false)
      return
    }
    self = Insight.seen(in: points, of: facts)
    shape = shape?.placed(points)
    jump = jump.map { PriceJump(index: points.original($0.index), ratio: $0.ratio) }
    shape?.scale(byPowerOfTwo: points.exponent)
    let doubling = shape?.doubling?.scaled(byPowerOfTwo: points.lengthExponent)
    shape?.doubling = doubling
    distribution = distribution?.scaled(byPowerOfTwo: points.exponent)
    seasons = seasons.map { $0.scaled(byPowerOfTwo: points.exponent) }
  }

  private static func seen(
    in points: SeriesPoints, of facts: SeriesFacts
  ) -> Insight {
    let (values, series) = (points.values, facts.series)
    if series.hasUnknownOrder, values.count >= 5, !facts.isFlat {
      if series.rowOrder == .list, let order = ListOrder(values) {
        var distribution = Distribution(values)
        distribution.order = order
        return Insight(
          isOrdered: false, shape: FoundShape(.distribution, values), distribution: distribution)
      }
      let test = SequenceTest(values)
      if test.isUnordered(areRecords: series.rowOrder == .records) {
        return Insight(
          isOrdered: false, shape: FoundShape(.distribution, values),
          distribution: Distribution(values))
      }
    }
    let mostlyZero =
      facts.minimum.y == 0 && !facts.isFlat ? Distribution(mostlyZero: values) : nil
    // A sum that no number holds cannot be told.
    if let mostlyZero, mostlyZero.scaled(byPowerOfTwo: points.exponent).total?.isFinite ?? false {
      return Insight(shape: FoundShape(.zeroInflated, values), distribution: mostlyZero)
    }
    return series.kind == .price
      ? of(prices: points, facts.trend.class) : of(measured: points, of: series)
  }

  /// Prices keep the class of their trend.
  private static func of(prices points: SeriesPoints, _ trend: TrendClass) -> Insight {
    let reduced = ReducedPoints(points)
    let values = reduced.values
    var shape = FoundShape(ShapeClass(trend), points.values)
    shape.direction = shape.to > shape.from ? 1 : shape.to < shape.from ? -1 : 0
    let areAbove = values.allSatisfy { $0 > 0 }
    let steps = areAbove ? values.map(naturalLogarithm).differences : values.differences
    shape.volatility = VolatilityChange(steps: steps).map(reduced.original)
    let jump = areAbove ? PriceJump(logarithms: steps) : nil
    if let jump { shape.jumpBetweenLevels(jump, of: values) }
    shape.breaks = shape.breaks.map(reduced.jumpPlace)
    return Insight(
      shape: shape,
      jump: jump.map { PriceJump(index: reduced.jumpPlace($0.index), ratio: $0.ratio) })
  }

  /// Values in order that are no prices.
  private static func of(measured points: SeriesPoints, of series: Series) -> Insight {
    let values = points.values
    let calendar = values.count >= 12 ? CalendarAdjustment(points) : nil
    if let calendar, !calendar.seasons.isEmpty {
      return of(calendar, closed: points) ?? of(adjusted: calendar, points)
    }
    let reduced = ReducedPoints(points)
    let found = FoundShape(reduced.values, positions: reduced.irregularPositions)
    var shape = reduced.alongX(reduced.original(found), areDates: points.hasDates)
    shape.measure(in: values)
    shape.followMoves(in: values)
    // A curve that is explained is no rhythm, nor are single events.
    guard (shape.fit ?? 0) < 0.8, ![.burst, .bursts, .steps].contains(shape.shapeClass),
      let period = FreePeriod(series, points, odd: shape.odd)
    else { return Insight(shape: shape) }
    shape.repeatEvery(period.steps, of: values)
    let cycles = Double(values.count) / period.steps
    return Insight(shape: shape, seasons: [Season(free: period, cycles: cycles)])
  }

  /// A season that is left for a while is that of the other values; nil where it is not.
  private static func of(
    _ calendar: CalendarAdjustment, closed points: SeriesPoints
  ) -> Insight? {
    for season in calendar.seasons {
      guard let closures = Closures(points.values, season) else { continue }
      let usual = points.with(closures.filled(points.values))
      guard let calendar = CalendarAdjustment(usual), !calendar.seasons.isEmpty else { continue }
      var insight = of(adjusted: calendar, usual)
      if insight.shape?.close(closures.stretches, in: points.values) ?? false { return insight }
    }
    return nil
  }

  /// The shape is that of the values less what is told of the seasons.
  private static func of(
    adjusted calendar: CalendarAdjustment, _ points: SeriesPoints
  ) -> Insight {
    let told = calendar.seasons.filter { $0.strength >= CalendarSeason.leastToldStrength }
    let values = points.values
    let adjusted = told.isEmpty ? values : residuals(values, calendar.component)
    let reduced = ReducedPoints(points, adjusted)
    let lost = Double(told.reduce(0) { $0 + $1.phaseCount }) / Double(values.count)
    let found = FoundShape(
      reduced.values, positions: reduced.irregularPositions, lost: lost)
    var shape = reduced.original(found)
    shape.measure(in: adjusted)
    if calendar.seasons.contains(where: { $0.strength >= 0.5 }), shape.isSmallBeside(values) {
      shape.shapeClass = .level
    }
    if let season = told.first(where: { $0.period == .year }) ?? told.first {
      // What is left of single values without the season is not in the data.
      (shape.ends, (shape.from, shape.to)) = (.season(season.period), season.ends(of: values))
      shape.measure(in: values, cycles: told.map { Int($0.steps) })
      shape.followMoves(in: values)
      shape.odd = shape.odd.map {
        OddValue(index: $0.index, expected: $0.expected + calendar.component[$0.index])
      }
    }
    return Insight(shape: shape, seasons: calendar.seasons.map { Season($0) })
  }
}

extension FoundShape {
  /// Whether, beside a strong season, values have no direction to speak of.
  fileprivate func isSmallBeside(_ values: [Double]) -> Bool {
    if shapeClass == .swings || wanders { return true }
    guard ![.step, .steps, .burst, .bursts].contains(shapeClass), fit != nil else { return false }
    var ranked = RankedNumbers(values)
    return fitRange < 0.1 * (ranked.quantile(0.95) - ranked.quantile(0.05))
  }

  /// A price that stays about one level until a jump, and about another after it, is stepped.
  fileprivate mutating func jumpBetweenLevels(_ jump: PriceJump, of values: [Double]) {
    let parts = [Array(values[..<jump.index]), Array(values[jump.index...])]
    let ranges = parts.map { $0.map(naturalLogarithm).spread }
    let fewest = max(3, values.count / 20)
    guard parts.allSatisfy({ $0.count >= fewest }),
      ranges.allSatisfy({ $0 < 0.05 * abs(naturalLogarithm(jump.ratio)) })
    else { return }
    shapeClass = .step
    breaks = [jump.index]
    levels = parts.map(middle)
  }

  /// A shape without a model.
  init(_ shapeClass: ShapeClass, _ values: [Double]) {
    self.init(shapeClass: shapeClass, from: values[0], to: values[values.count - 1])
  }

  /// Where a free cycle repeats four times and the model explains little, the shape of the means of whole
  /// cycles.
  mutating func repeatEvery(_ period: Double, of values: [Double]) {
    let cycles = Double(values.count) / period
    guard cycles >= 4, (fit ?? 0) < 0.5 else { return }
    let length = Int(period.rounded(.toNearestOrEven))
    let count = values.count / length
    let rest = values.count - count * length
    let means = (0..<count).map { cycle in
      mean(of: Array(values[rest + cycle * length..<rest + (cycle + 1) * length]))
    }
    shapeClass = .level
    let change = means[count - 1] - means[0]
    if count >= 10 {
      let shape = FoundShape(means)
      if [.rise, .fall].contains(shape.shapeClass), let fit = shape.fit, fit >= 0.6 {
        goOn(rises: shape.shapeClass == .rise, explained: fit)
      }
    } else {
      let along = correlation(means.indices.map { Double($0) }, means)
      let deviation = (values.centred.squareSum / Double(values.count)).squareRoot()
      if abs(along) >= 0.95, abs(change) >= 0.5 * deviation {
        goOn(rises: change > 0, explained: along * along)
      }
    }
  }

  /// Rises or falls from cycle to cycle, up and down within each.
  private mutating func goOn(rises: Bool, explained: Double) {
    (shapeClass, direction) = rises ? (.rise, 1) : (.fall, -1)
    fit = min(explained, 0.89)
  }
}
