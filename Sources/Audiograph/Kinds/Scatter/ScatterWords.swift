// SPDX-License-Identifier: MIT

/// Something that is seen of pairs.
enum ScatterFinding: Sendable, Hashable {
  /// Within every group it goes the other way.
  case reversal
  /// They lie in groups apart from each other.
  case clusters
  /// Within every one of these it goes the other way.
  case reversed
  case relation
}

extension Scatter {
  /// What is seen of the pairs, what matters most first; at least one.
  var findings: [ScatterFinding] {
    let clusters = shape.clusters.count
    var findings: [ScatterFinding] = []
    if reversal != nil { findings.append(.reversal) }
    if clusters > 0 { findings.append(.clusters) }
    if reversal == nil, shape.reversed != nil { findings.append(.reversed) }
    // What lies between three groups and more is no relation.
    if clusters == 0 || clusters == 2 && shape.course != .none { findings.append(.relation) }
    return findings
  }

  /// Whether a correlation is told that leaves out the pairs far from the rest.
  var isToldWithout: Bool {
    !shape.far.isEmpty && findings.contains(.relation)
      && (shape.course == .line || shape.course == .none)
  }

  /// Whether the confidence interval that is known is that of the correlation that is told.
  var isIntervalTold: Bool {
    whole.relation.tellableInterval != nil && findings.contains(.relation)
      && (shape.course == .line || shape.course == .none) && !shape.scales.areLogarithmic
      && whole.relation.isWithout == !shape.far.isEmpty
  }
}

/// The words of what is seen of pairs.
struct ScatterWords {
  let scatter: Scatter
  /// The names of both numbers.
  let x: String
  let y: String
  let wording: Wording

  /// No more points far from the rest are named in a sentence.
  private static let mostNames = 4

  private var shape: ScatterShape { scatter.shape }

  private var isHigher: Bool {
    switch shape.course {
    case .risingSlowing, .risingFaster: true
    case .fallingSlowing, .fallingFaster: false
    case .none, .line, .valley, .hill: (shape.correlation ?? 0) > 0
    }
  }

  /// The whole clause.
  func text(_ finding: ScatterFinding) -> String {
    switch finding {
    case .reversal: reversal()
    case .clusters:
      wording.say(
        .scatterClusters(
          count: shape.clusters.count,
          clusters: shape.clusters.map(cluster).joined(separator: wording.semicolon)))
    case .reversed: reversed()
    case .relation: relation()
    }
  }

  /// What matters most of it, in fewer words.
  func brief(_ finding: ScatterFinding) -> String {
    switch finding {
    case .reversal:
      let reversal = scatter.reversal
      return wording.say(
        .scatterReversalBriefly(
          isNamed: reversal?.by != nil, by: wording.name(reversal?.by ?? ""),
          correlation: Figure(pearson: reversal?.all ?? 0)))
    case .clusters:
      let places = shape.clusters.map { wording.number(place($0.x, scatter.xAxis)) }
      return wording.say(
        .scatterClustersBriefly(
          count: shape.clusters.count, x: x, places: wording.joined(places)))
    case .reversed: return reversed()
    case .relation: return relationBriefly()
    }
  }

  /// The points far from the rest, and what the correlation is with them.
  func far() -> String {
    let count = shape.far.count
    let names = scatter.farNames.map { wording.someNames($0, atMost: Self.mostNames) }
    guard scatter.isToldWithout, let all = shape.correlationOfAll else {
      return names.map { wording.say(.scatterFarNamed(names: $0, count: count)) }
        ?? wording.say(.scatterFar(count: count))
    }
    let correlation = Figure(pearson: all)
    return names.map {
      wording.say(.scatterWithoutNamed(names: $0, count: count, correlation: correlation))
    } ?? wording.say(.scatterWithout(count: count, correlation: correlation))
  }

  /// What more of x goes with.
  func step() -> String {
    guard let step = shape.step else { return "" }
    let change = Figure(derived: abs(step.y))
    switch (shape.scales.isLogX, shape.scales.isLogY) {
    case (true, true): return wording.say(.scatterPower(x: x, y: y, factor: change))
    case (true, false):
      return wording.say(.scatterDoubling(x: x, y: y, slope: change, isHigher: step.y > 0))
    case (false, true):
      return wording.say(.scatterGrowth(x: x, y: y, step: Figure(derived: step.x), factor: change))
    case (false, false):
      return wording.say(
        .scatterSlope(
          x: x, y: y, step: Figure(derived: step.x), slope: change, isHigher: step.y > 0))
    }
  }

  /// How much more y varies at one end of x.
  func spread() -> String {
    guard let spread = shape.spread else { return "" }
    let times = Figure(times: max(spread, 1 / spread))
    return wording.say(.scatterSpread(x: x, y: y, times: times, isMore: spread > 1))
  }

  private func reversal() -> String {
    guard let reversal = scatter.reversal else { return "" }
    let groups = reversal.groups.map { wording.scatterGroup($0.name, $0.correlation) }
    return wording.say(
      .scatterReversal(
        isNamed: reversal.by != nil, by: wording.name(reversal.by ?? ""),
        groups: wording.joined(groups), correlation: Figure(pearson: reversal.all)))
  }

  private func reversed() -> String {
    wording.say(
      .scatterReversalBriefly(
        isNamed: false, by: "", correlation: Figure(pearson: shape.reversed ?? 0)))
  }

  private func cluster(_ cluster: ScatterShape.Cluster) -> String {
    wording.say(
      .scatterCluster(
        count: cluster.points, x: x, placeX: place(cluster.x, scatter.xAxis), y: y,
        placeY: place(cluster.y, scatter.yAxis)))
  }

  private func place(_ number: Double, _ axis: ScatterAxis) -> Figure {
    Figure(derived: number, amid: axis.low, axis.high)
  }

  /// To about a hundredth of the range; on a logarithmic scale with three digits.
  private var turn: Figure {
    let (turn, axis) = (shape.turn ?? 0, scatter.xAxis)
    let range = DecimalDigits(axis.high - axis.low)
    guard !shape.scales.isLogX, !range.isZero else { return Figure(derived: turn) }
    return Figure(DecimalDigits(turn).rounded(decimals: 3 - range.exponent))
  }

  private func relation() -> String {
    let direction = wording.say(.scatterDirection(x: x, y: y, isHigher: isHigher))
    switch shape.course {
    case .none: return unclear()
    case .line: return "\(strength()), \(direction), \(correlation())"
    case .valley, .hill:
      let turning = wording.say(
        .scatterTurning(
          x: x, y: y, place: turn, isHighest: shape.course == .hill))
      return "\(strength()), \(turning)"
    case .risingSlowing, .fallingSlowing:
      return "\(strength()), \(direction), \(wording.say(.scatterSlowing(x: x, place: turn)))"
    case .risingFaster, .fallingFaster:
      return "\(strength()), \(direction), \(wording.say(.scatterFaster()))"
    }
  }

  private func relationBriefly() -> String {
    switch shape.course {
    case .none: unclear()
    // The sign of the correlation tells the direction.
    case .line: "\(strength()), \(correlation())"
    case .valley, .hill:
      "\(strength()), "
        + wording.say(.scatterTurningBriefly(place: turn, isHighest: shape.course == .hill))
    case .risingSlowing, .fallingSlowing, .risingFaster, .fallingFaster:
      "\(strength()), \(wording.say(.scatterDirection(x: x, y: y, isHigher: isHigher)))"
    }
  }

  private func strength() -> String {
    wording.say(
      .scatterStrength(
        strength: shape.strength, isCurved: shape.course != .line && shape.course != .none))
  }

  private func correlation() -> String {
    wording.say(
      .scatterCorrelation(
        correlation: Figure(pearson: shape.correlation ?? 0), x: x, y: y,
        isLogX: shape.scales.isLogX, isLogY: shape.scales.isLogY))
  }

  private func unclear() -> String {
    switch shape.strength {
    case .constant:
      let isY = scatter.yAxis.isFlat
      return wording.say(
        .scatterConstant(
          name: isY ? y : x,
          value: Figure(measured: isY ? scatter.yAxis.low : scatter.xAxis.low)))
    case .tooFew: return wording.say(.scatterTooFew())
    default: return wording.say(.scatterUnclear(correlation: correlation()))
    }
  }
}
