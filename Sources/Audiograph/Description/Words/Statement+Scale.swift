// SPDX-License-Identifier: MIT

/// What a figure in a sentence is.
enum FigureRole { case value, size }

/// What is said with values of one series or of several that are alike.
protocol ToldValues {
  /// The same with other figures for its values and the sizes between them; counts, percentages and
  /// statistics stay.
  func replacing(_ figure: (Figure, FigureRole) -> Figure) -> Self
}

extension ToldValues {
  /// The same with all of its figures counting the same: what suits the values, and the sizes follow.
  var onOneScale: Self {
    var (values, sizes): ([Figure], [Figure]) = ([], [])
    _ = replacing { figure, role in
      if role == .value { values.append(figure) } else { sizes.append(figure) }
      return figure
    }
    guard let scale = Figure.Scale(of: values, and: sizes) else { return self }
    return replacing { figure, _ in figure.counting(scale) }
  }
}

extension Statement: ToldValues {
  func replacing(_ figure: (Figure, FigureRole) -> Figure) -> Statement {
    switch self {
    case .lead(let lead): return .lead(lead.replacing(figure))
    case .alternative(var alternative):
      alternative.movement = alternative.movement.replacing(figure)
      return .alternative(alternative)
    case .latest(var latest):
      (latest.value, latest.movement) = (
        figure(latest.value, .value), latest.movement.replacing(figure)
      )
      return .latest(latest)
    case .movement(let movement): return .movement(movement.replacing(figure))
    case .extremes(let extremes): return .extremes(extremes.replacing(figure))
    case .swing(let swing): return .swing(swing.replacing(figure))
    case .largestMoves(let moves): return .largestMoves(moves.map { $0.replacing(figure) })
    case .steps(var steps):
      steps.typical = steps.typical.replacing(figure)
      steps.largest.size = steps.largest.size.replacing(figure)
      return .steps(steps)
    case .barExtremes(var extremes):
      extremes.widest = extremes.widest?.replacing(figure)
      extremes.gap = extremes.gap?.replacing(figure)
      return .barExtremes(extremes)
    case .legs(let legs, let isPrice):
      return .legs(legs.map { $0.replacing(figure) }, isPrice: isPrice)
    case .averages(let mean, let median, let deviation):
      return .averages(
        mean: figure(mean, .value), median: median.map { figure($0, .value) },
        deviation: deviation.map { figure($0, .size) })
    case .season(var season):
      season.apart = figure(season.apart, .size)
      season.growth = season.growth.map { figure($0, .size) }
      return .season(season)
    case .odd(let odd): return .odd(odd.map { $0.replacing(figure) })
    case .jump(let place, let from, let to):
      return .jump(at: place, from: figure(from, .value), to: figure(to, .value))
    case .yearOnYear(var told):
      (told.value, told.size) = (figure(told.value, .value), told.size?.replacing(figure))
      return .yearOnYear(told)
    case .heap(let share, let unit): return .heap(share, unit: figure(unit, .size))
    case .farValues(let far): return .farValues(far.replacing(figure))
    case .half(let lower, let upper):
      return .half(lower: figure(lower, .value), upper: figure(upper, .value))
    case .ends(let first, let last):
      return .ends(first: figure(first, .value), last: figure(last, .value))
    case .thirds(let first, let last):
      return .thirds(first: figure(first, .value), last: last.map { figure($0, .value) })
    case .further(var further):
      // Each series has its own unit.
      for index in further.series.indices {
        further.series[index].movement = further.series[index].movement.onOneScale
      }
      return .further(further)
    case .comparison(let comparison): return .comparison(comparison.replacing(figure))
    case .widestGap(let place, let size): return .widestGap(at: place, size: figure(size, .size))
    case .followers(var followers):
      followers.next = followers.next.map { $0.replacing(figure) }
      followers.last = followers.last?.replacing(figure)
      return .followers(followers)
    case .crowd(var crowd):
      crowd.comparison = crowd.comparison?.replacing(figure)
      return .crowd(crowd)
    case .slopes(var slopes):
      (slopes.theilSen, slopes.leastSquares) = (
        figure(slopes.theilSen, .value), figure(slopes.leastSquares, .value)
      )
      return .slopes(slopes)
    case .provisional(var clause):
      (clause.value, clause.size) = (figure(clause.value, .value), clause.size?.replacing(figure))
      return .provisional(clause)
    case .reference, .extent, .oppositeStep, .gaps, .barCounts, .period, .volatility, .title,
      .comovement,
      .climb, .more, .rebased, .origin, .omission, .split, .significance:
      return self
    }
  }
}

extension AnswerStatement: ToldValues {
  func replacing(_ figure: (Figure, FigureRole) -> Figure) -> AnswerStatement {
    switch self {
    case .change(let change, let absolute):
      .change(change.replacing(figure), absolute: absolute.map { figure($0, .size) })
    case .trend(let movement): .trend(movement.replacing(figure))
    case .value, .firstReached, .mean, .median: self
    }
  }
}

extension Movement: ToldValues {
  func replacing(_ figure: (Figure, FigureRole) -> Figure) -> Movement {
    var told = self
    switch kind {
    case .values(let values): told.kind = .values(values.map { $0.replacing(figure) })
    case .only(let value): told.kind = .only(value.replacing(figure))
    case .flat(let value): told.kind = .flat(figure(value, .value))
    case .trend(let trend): told.kind = .trend(trend.replacing(figure))
    case .shape(let shape): told.kind = .shape(shape.replacing(figure))
    case .unordered(let extremes): told.kind = .unordered(extremes.replacing(figure))
    }
    told.change = change?.replacing(figure)
    return told
  }
}

extension TrendClause {
  fileprivate func replacing(_ figure: (Figure, FigureRole) -> Figure) -> TrendClause {
    guard var spike else { return self }
    (spike.near, spike.extreme) = (figure(spike.near, .value), spike.extreme.replacing(figure))
    var told = self
    told.spike = spike
    return told
  }
}

extension PlacedFigure {
  fileprivate func replacing(_ figure: (Figure, FigureRole) -> Figure) -> PlacedFigure {
    PlacedFigure(figure: figure(self.figure, .value), place: place)
  }
}

extension ChangeClause {
  fileprivate func replacing(_ figure: (Figure, FigureRole) -> Figure) -> ChangeClause {
    var told = self
    told.size = size?.replacing(figure)
    (told.from, told.to) = (figure(from, .value), figure(to, .value))
    return told
  }
}

extension ChangeSize {
  fileprivate func replacing(_ figure: (Figure, FigureRole) -> Figure) -> ChangeSize {
    switch self {
    case .points(let points): .points(figure(points, .size))
    case .places(let places): .places(figure(places, .size))
    case .absolute(let size): .absolute(figure(size, .size))
    case .inUnit(let size, let unit): .inUnit(figure(size, .size), unit)
    case .percent, .times, .untold: self
    }
  }
}

extension LeadClause {
  fileprivate func replacing(_ figure: (Figure, FigureRole) -> Figure) -> LeadClause {
    var told = self
    switch content {
    case .movement(let movement): told.content = .movement(movement.replacing(figure))
    case .season(var season):
      season.apart = figure(season.apart, .size)
      season.growth = season.growth.map { figure($0, .size) }
      told.content = .season(season)
    case .leader(var leader):
      leader.highest = leader.highest.map { $0.replacing(figure) }
      if case .size(let size) = leader.lead { leader.lead = .size(size.replacing(figure)) }
      told.content = .leader(leader)
    }
    return told
  }
}

extension Extremes {
  fileprivate func replacing(_ figure: (Figure, FigureRole) -> Figure) -> Extremes {
    var told = self
    // Only extremes that have their places are said with their values.
    if let highest, highest.mention != nil {
      told.highest?.figure = figure(highest.figure, .value)
    }
    if let lowest, lowest.mention != nil {
      told.lowest?.figure = figure(lowest.figure, .value)
    }
    return told
  }
}

extension Swing {
  fileprivate func replacing(_ figure: (Figure, FigureRole) -> Figure) -> Swing {
    Swing(
      isHigh: isHigh, before: before.replacing(figure), start: start?.replacing(figure),
      since: since.replacing(figure), isCurrent: isCurrent)
  }
}

extension LargestMove {
  fileprivate func replacing(_ figure: (Figure, FigureRole) -> Figure) -> LargestMove {
    LargestMove(
      role: role, size: size.replacing(figure), from: from.replacing(figure),
      to: to.replacing(figure))
  }
}

extension LegClause {
  fileprivate func replacing(_ figure: (Figure, FigureRole) -> Figure) -> LegClause {
    var told = self
    (told.size, told.to) = (size.replacing(figure), to?.replacing(figure))
    return told
  }
}

extension BarExtremes.Step {
  fileprivate func replacing(_ figure: (Figure, FigureRole) -> Figure) -> BarExtremes.Step {
    var told = self
    (told.from, told.to) = (figure(from, .value), figure(to, .value))
    return told
  }
}

extension ComparisonClause {
  fileprivate func replacing(_ figure: (Figure, FigureRole) -> Figure) -> ComparisonClause {
    var told = self
    (told.highest.figure, told.lowest.figure) = (
      figure(highest.figure, .value), figure(lowest.figure, .value)
    )
    return told
  }
}
