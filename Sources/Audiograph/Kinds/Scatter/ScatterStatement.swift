// SPDX-License-Identifier: MIT

/// A sentence about pairs.
struct ScatterStatement: FormStatement {
  let scatter: Scatter
  let topic: Topic

  enum Topic: Sendable {
    case alternative, brief, briefest, lead, far, step, spread, fit, groups, densest, ranges,
      interval,
      coinciding, missing
    /// What is seen of the points besides what the lead tells.
    case finding(ScatterFinding)
    /// How many points have notes of their own.
    case heard
  }

  var beginsWithName: Bool {
    switch topic {
    case .alternative, .brief, .briefest, .lead, .ranges: true
    case .far: scatter.farNames != nil && !scatter.isToldWithout
    default: false
    }
  }
}

extension Scatter {
  /// The fewest pairs of which it is told where most of them are.
  private static let fewestForCrowd = 20
  private static let fewValues = 10

  func statements(_ level: Level) -> [ScatterStatement] {
    topics(level).map { ScatterStatement(scatter: self, topic: $0) }
  }

  private func topics(_ level: Level) -> [ScatterStatement.Topic] {
    guard level != .alt else { return [.alternative, .brief, .briefest] }
    let others = findings.dropFirst().map { ScatterStatement.Topic.finding($0) }
    guard level != .short else {
      let second =
        fitTopics + others + withoutTopics + groupTopics + stepTopics + crowdTopics + rangeTopics
      return [.lead] + second.prefix(1)
    }
    let main = [.lead] + fitTopics + others + farTopics + stepTopics + spreadTopics + groupTopics
    guard level == .long else {
      let isFull = !farTopics.isEmpty && !groupTopics.isEmpty
      return main + (isFull ? [] : crowdTopics.isEmpty ? rangeTopics : crowdTopics)
    }
    return main + crowdTopics + rangeTopics + detailTopics
  }

  private var fitTopics: [ScatterStatement.Topic] { fit == nil ? [] : [.fit] }

  private var farTopics: [ScatterStatement.Topic] { shape.far.isEmpty ? [] : [.far] }

  private var withoutTopics: [ScatterStatement.Topic] { isToldWithout ? [.far] : [] }

  /// Where there are three groups of points and more, what lies between them is no relation.
  private var stepTopics: [ScatterStatement.Topic] {
    shape.step != nil && findings.contains(.relation) ? [.step] : []
  }

  private var spreadTopics: [ScatterStatement.Topic] {
    shape.spread != nil && reversal == nil && findings.contains(.relation) ? [.spread] : []
  }

  private var groupTopics: [ScatterStatement.Topic] {
    let isTold = reversal != nil && reversal?.by == groupName
    return !isTold && groups.contains { $0.relation.pearson != nil } ? [.groups] : []
  }

  /// Where most points lie, which says nothing where a number has few values, or its steps are factors; along a
  /// curve its ends say more.
  private var crowdTopics: [ScatterStatement.Topic] {
    pairs.count >= Self.fewestForCrowd && pairs.distinctX > Self.fewValues
      && !shape.scales.areLogarithmic && [.none, .line].contains(shape.course) && !xAxis.isFlat
      && !yAxis.isFlat && shape.clusters.isEmpty
      ? [.densest] : []
  }

  private var rangeTopics: [ScatterStatement.Topic] {
    xAxis.isFlat && yAxis.isFlat ? [] : [.ranges]
  }

  private var detailTopics: [ScatterStatement.Topic] {
    var topics: [ScatterStatement.Topic] = []
    if isIntervalTold { topics.append(.interval) }
    if whole.coinciding > 0 { topics.append(.coinciding) }
    if missing > 0 { topics.append(.missing) }
    if heard.summed > 0 { topics.append(.heard) }
    return topics
  }
}

extension ScatterStatement {
  private var relation: ScatterRelation { scatter.whole.relation }

  func clause(in wording: Wording) -> String {
    let (x, y) = (name(scatter.names.x, wording), name(scatter.names.y, wording))
    let opening = wording.say(.scatterOpening(x: x, y: y, count: scatter.pairs.count))
    let words = ScatterWords(scatter: scatter, x: x, y: y, wording: wording)
    switch topic {
    case .alternative: return "\(opening), \(words.text(scatter.findings[0]))"
    case .brief, .briefest: return "\(opening), \(words.brief(scatter.findings[0]))"
    case .lead: return opening + wording.colon + words.text(scatter.findings[0])
    case .finding(let finding): return words.text(finding)
    case .far: return words.far()
    case .step: return words.step()
    case .spread: return words.spread()
    case .fit: return fit(wording)
    case .groups: return groups(wording)
    case .densest: return densest(x, y, wording)
    case .ranges: return ranges(wording)
    case .interval: return interval(wording)
    case .coinciding: return wording.say(.scatterCoinciding(count: scatter.whole.coinciding))
    case .missing: return wording.say(.scatterMissing(count: scatter.missing))
    case .heard:
      let heard = scatter.heard
      return wording.say(
        .scatterHeard(
          single: heard.single, summed: heard.summed, isOfTime: heard.sumsOverX, x: x))
    }
  }

  /// The most characters of a name in the shortest form, so that what is told behind it is not cut.
  private static let briefestName = 28

  private func name(_ name: String, _ wording: Wording) -> String {
    guard case .briefest = topic else { return wording.name(name) }
    return wording.name(name.shortened(to: Self.briefestName))
  }

  /// Where the line begins and where it ends, to the digits of derived figures.
  private func fit(_ wording: Wording) -> String {
    guard let fit = scatter.fit, let first = fit.places.first, let last = fit.places.last else {
      return ""
    }
    return wording.say(
      .scatterFit(
        isCurve: fit.isCurve, x: wording.name(scatter.names.x), lowX: Figure(measured: first.x),
        lowY: Figure(derived: first.y), highX: Figure(measured: last.x),
        highY: Figure(derived: last.y)))
  }

  /// Without far points, the other correlation is left out: it is of all points.
  private func interval(_ wording: Wording) -> String {
    let ends = relation.tellableInterval ?? (Figure(pearson: 0), Figure(pearson: 0))
    let isRank = relation.isCurved
    let clause = wording.say(.scatterInterval(isRank: isRank, low: ends.low, high: ends.high))
    guard !relation.isWithout, let other = isRank ? relation.pearson : relation.spearman else {
      return clause
    }
    return clause + wording.semicolon
      + wording.say(.scatterOther(isRank: !isRank, correlation: Figure(pearson: other)))
  }

  private func densest(_ x: String, _ y: String, _ wording: Wording) -> String {
    let cell = scatter.whole.densest
    let across = scatter.xAxis.ends(ofFifth: cell.column)
    let along = scatter.yAxis.ends(ofFifth: cell.row)
    return wording.say(
      .scatterDensest(
        x: x, lowX: across.low, highX: across.high, y: y, lowY: along.low, highY: along.high,
        count: cell.points))
  }

  private func ranges(_ wording: Wording) -> String {
    let x = wording.withUnit(scatter.names.x, scatter.units.x)
    let y = wording.withUnit(scatter.names.y, scatter.units.y)
    let (across, along) = (scatter.xAxis.ends, scatter.yAxis.ends)
    if scatter.yAxis.isFlat {
      return wording.say(.scatterRange(name: x, low: across.low, high: across.high))
    }
    if scatter.xAxis.isFlat {
      return wording.say(.scatterRange(name: y, low: along.low, high: along.high))
    }
    return wording.say(
      .scatterRanges(
        x: x, lowX: across.low, highX: across.high, y: y, lowY: along.low, highY: along.high))
  }
}
