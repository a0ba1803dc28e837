// SPDX-License-Identifier: MIT

/// What is stated about a whole chart at each level, in groups that share a limit.
struct ChartPlan {
  /// Sentences in order of importance; what does not fit is dropped from the end.
  struct Group {
    let statements: [Said]
    var wordLimit: Int?
    var sentenceLimit: Int?
    /// What is told last in any case, within the limits.
    var extent: Said?
  }

  /// A way to say what matters most in one line.
  struct Alternative {
    let said: Said
    /// Whether it tells no fact, or that of one series of several.
    var isLastResort = false
  }

  let facts: ChartFacts
  let channel: Channel

  /// The most series that are mentioned one by one.
  static let mostTold = 4

  init(_ facts: ChartFacts, channel: Channel) {
    self.facts = facts.byHeight
    self.channel = channel
  }

  /// The groups of a level; empty for `alt`, which is the first of `alternatives` that fits.
  func groups(_ level: Level) -> [Group] {
    if var plan = rebased { return plan.groups(level) }
    if isCrowd { return crowd(level) }
    return switch level {
    case .alt: []
    case .short:
      [Group(statements: isSingle ? briefly : listed + comparison, sentenceLimit: 2)] + today
    case .standard: standard + closing(inFull: false) + today
    case .long: long + closing(inFull: true) + today
    }
  }

  /// The wordings of the shortest level, the fullest first.
  func alternatives() -> [Alternative] {
    if var plan = rebased { return plan.alternatives() }
    if isCrowd { return crowdAlternatives }
    guard isSingle else {
      return [facts.series.count, 3, 2, 1].flatMap { count in
        Fullness.allCases.map {
          Alternative(
            said: furtherSeries(count, $0), isLastResort: count == 1 && facts.series.count > 1)
        }
      } + [titleAlone]
    }
    var plan = plan(0)
    return plan.alternatives().map { Alternative(said: $0) }
  }

  var titleAlone: Alternative { Alternative(said: title, isLastResort: true) }

  /// What the first series came to, in fewer and fewer words.
  var latest: [Said] {
    var plan = plan(0)
    return plan.latest()
  }

  /// Percent change has words of its own.
  private var rebased: RebasedPlan? {
    facts.series[0].series.rebasedKind == nil ? nil : RebasedPlan(self)
  }

  private var isSingle: Bool { facts.series.count == 1 }
  /// The series that are mentioned one by one, in full or in a clause.
  private var toldCount: Int { isCrowd ? 0 : min(facts.series.count, Self.mostTold) }
  /// The title and how many series there are.
  var title: Said {
    isSingle
      ? .name(facts.title)
      : .titleSeries(title: .name(facts.title), count: facts.series.count)
  }

  /// The plan of one series under the name by which it is mentioned.
  func plan(_ index: Int) -> SeriesPlan {
    let series = facts.series[index]
    let measures = facts.context.measures
    // A series that is one of several groups is called by its name, also where it is alone.
    let isOnly = isSingle && series.series.quantity == nil
    let name =
      isOnly
      ? [facts.title]
      : index == 0 && facts.context.leadsWithTitle
        ? [facts.title, series.series.name] : [series.series.name]
    return SeriesPlan(
      series, called: name, measure: index < measures.count ? measures[index] : nil,
      asked: facts.context.length, today: facts.context.today,
      style: ValueStyle(sentencesOf: series.series))
  }

  // MARK: - Short

  private var briefly: [Said] {
    var (plan, rest) = (plan(0), plan(0))
    let leading = plan.leading(isBrief: true)
    let more = plan.barCounts ?? plan.mainSeason?.said ?? rest.extremes(besidesOdd: false)?.said
    return leading + [more].compactMap(\.self)
  }

  private var listed: [Said] { [furtherSeries(3)] }

  /// How much is said of each of several series.
  private enum Fullness: CaseIterable {
    /// Its unit, its shape, its first and last value.
    case whole
    /// Its shape and how much it changed.
    case withChange
    /// Its change, else its shape.
    case brief
  }

  /// Several series in one clause each.
  private func furtherSeries(_ most: Int, _ fullness: Fullness = .whole) -> Said {
    let clauses = facts.series.indices.prefix(most).map { further($0, fullness) }
    let others = facts.series.count - clauses.count
    return .joined(clauses + (others > 0 ? [.furtherOthers(count: others)] : []), by: "; ")
  }

  /// One clause; where a series begins elsewhere than the first one, its start is named.
  private func further(_ index: Int, _ fullness: Fullness = .whole) -> Said {
    let isFull = fullness == .whole
    var plan = plan(index)
    let beginsElsewhere =
      facts.series[index].series.x[0] != facts.series[0].series.x[0]
    let isTimed = index == 0 || plan.covered != self.plan(0).covered
    let movement = plan.movement(
      namesStart: beginsElsewhere || isTimed && plan.namesEnds, namesEnd: isTimed,
      tellsTrend: false)
    let span = isTimed ? plan.span : nil
    let words: Said =
      if case .shape(let shape) = movement.kind {
        (fullness == .brief ? movement.change?.said(in: span, withEnds: false) : nil)
          ?? (fullness == .brief ? shape.shorter.first ?? shape : shape)
          .inBrief(movement.change, span, withEnds: isFull)
      } else {
        movement.inBrief(in: span, withEnds: isFull)
      }
    // Each series has its own unit.
    return .apart(.named(name: plan.subject.said(withUnit: isFull), words: words))
  }

  // MARK: - Standard and long

  /// 90 words for the first series, 40 for the second and third, one clause for each other.
  private var standard: [Group] {
    let most = 3
    let groups = facts.series.indices.prefix(most).map { index in
      index == 0 ? main(0) : second(index)
    }
    return groups + rest(after: most)
  }

  private func rest(after most: Int) -> [Group] {
    guard toldCount > most else { return [] }
    let clauses = (most..<toldCount).map { further($0) }
    return [Group(statements: [.furtherAlso(clauses: .joined(clauses, by: "; "))])]
  }

  private func main(_ index: Int) -> Group {
    var plan = plan(index)
    var statements: [Said?] = plan.leading().map(Optional.some)
    statements.append(plan.extremes()?.said)
    statements += [plan.months(), plan.barCounts, plan.barExtremes()]
    statements += plan.listFindings().map(Optional.some)
    statements +=
      [plan.oddValues(), plan.jump(), plan.volatility()] + plan.furtherSeasons().map(Optional.some)
    statements.append(plan.gaps())
    if plan.isUnordered { statements.append(plan.averages()) }
    statements += isSingle ? [plan.period, plan.swing(), plan.steps()] : [plan.period]
    return Group(
      statements: statements.compactMap(\.self), wordLimit: 90, sentenceLimit: 5,
      extent: plan.extent())
  }

  /// A further series; what the first has said of the dates is not said again.
  private func second(_ index: Int) -> Group {
    var plan = plan(index)
    let areElsewhere = facts.series[index].series.x != facts.series[0].series.x
    var statements: [Said?] = plan.leading().map(Optional.some)
    let extremes = plan.extremes(besidesOdd: false)?.said
    statements += [plan.barCounts ?? extremes, plan.gaps()]
    return Group(
      statements: statements.compactMap(\.self), wordLimit: 40, sentenceLimit: areElsewhere ? 4 : 3,
      extent: areElsewhere ? plan.extent() : nil)
  }

  private var long: [Group] {
    (0..<toldCount).map { index in
      var plan = plan(index)
      return Group(
        statements: full(&plan), wordLimit: index == 0 ? 250 : 150, extent: plan.extent())
    } + [Group(statements: provenance)]
  }

  private func full(_ plan: inout SeriesPlan) -> [Said] {
    var statements: [Said?] = plan.leading().map(Optional.some)
    statements += [plan.literalEnds()]
    statements += [plan.legs(), plan.extremesBesidesLegs()?.said]
    statements += plan.listFindings().map(Optional.some)
    statements +=
      [plan.oddValues(), plan.jump(), plan.volatility()] + plan.furtherSeasons().map(Optional.some)
    statements += [
      plan.gaps(), plan.months(), plan.barCounts, plan.barExtremes(), plan.yearOnYear(),
    ]
    statements += [plan.period, plan.swingBesidesLegs()]
    statements += [plan.steps(), plan.oppositeStep(), plan.half(), plan.averages(), plan.thirds()]
    return statements.compactMap(\.self)
  }

  var provenance: [Said] {
    let context = facts.context
    var memory = CalendarMemory(facts.series[0].series)
    let splits = context.splits.map {
      Said.split(place: memory.mention(.date($0.date)), shares: Figure(derived: $0.ratio))
    }
    return splits + context.omissions.map(\.said) + [context.origin?.said].compactMap(\.self)
  }

  private func closing(inFull: Bool) -> [Group] {
    let compared = comparison.isEmpty ? more : comparison
    let statements =
      [reference].compactMap(\.self) + compared + relations(inFull: inFull) + statistics
    return statements.isEmpty ? [] : [Group(statements: statements)]
  }

  /// The day that is not over, which stands beside one series and behind everything else.
  private var today: [Group] {
    guard isSingle, let today = facts.context.provisional else { return [] }
    return [Group(statements: [plan(0).provisional(today)])]
  }

  var statistics: [Said] {
    let ordered = facts.series.prefix(isCrowd ? 0 : .max).filter {
      $0.statistics != nil && !$0.isUnordered
    }
    let verdicts = ordered.compactMap { series in
      series.statistics.map { Significance($0, series) }
    }
    // What is withheld from all for the same reason is said once.
    let isCommon = verdicts.count > 1 && Set(verdicts).count == 1 && verdicts[0].isWithheld
    let told = ordered.flatMap { series -> [Said] in
      guard let statistics = series.statistics else { return [] }
      let name = isSingle ? nil : series.series.name
      let slopes = [statistics.slopes(series, of: name)].compactMap(\.self)
      return isCommon ? slopes : slopes + [Significance(statistics, series).said(of: name)]
    }
    return isCommon ? told + [verdicts[0].said(of: nil)] : told
  }
}
