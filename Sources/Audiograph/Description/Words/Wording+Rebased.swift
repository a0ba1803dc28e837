// SPDX-License-Identifier: MIT

/// Sentences about percent change.
extension Wording {
  /// A sentence without its full stop, in lower case unless a name begins it.
  func clause(_ statement: RebasedStatement) -> String {
    switch statement {
    case .opening(let names, let since, let to, let points):
      say(.rebasedOpening(names: self.names(names), since: since, to: to, points: count(points)))
    case .brief(let names, let since, let ranking):
      say(.rebasedBrief(names: self.names(names), since: since, ranking: self.ranking(ranking)))
    case .alternative(let since, let ranking):
      say(.rebasedAlternative(since: since, ranking: list(ranking)))
    case .ranking(let ranking): self.ranking(ranking)
    case .crossings(let crossings): self.crossings(crossings)
    case .leadChanges(let changes, let isPrice): leads(changes, isPrice: isPrice)
    case .widestGap(let widest):
      say(
        .rebasedWidestGap(
          place: widest.place, highest: name(widest.highest),
          points: say(.sizePoints(points: widest.gap)),
          lowest: name(widest.lowest), isPrice: widest.isPrice))
    case .alignment(let alignment): self.alignment(alignment)
    case .course(let course): self.course(course)
    }
  }

  private func names(_ names: RebasedStatement.Names) -> String {
    self.names(names.names, names.others)
  }

  private func leads(_ changes: ComparisonClause.Crossings, isPrice: Bool) -> String {
    guard let first = changes.first else { return say(.leadsNever(isPrice: isPrice)) }
    guard changes.count > 1, let last = changes.last else {
      return say(.leadsOnce(place: first, isPrice: isPrice))
    }
    return say(.leadsOften(count: changes.count, first: first, last: last, isPrice: isPrice))
  }

  /// `up 12 percent`, `unchanged`, `at 17 times the first value`.
  private func standing(
    _ standing: RebasedStatement.Standing, _ position: StandingPosition = .alone
  ) -> String {
    switch standing.size {
    case nil: say(.standingUnchanged(position: position))
    case .times(let times): say(.standingTimes(times: times, position: position))
    case let size?:
      say(
        .standingSize(
          size: self.size(size), isUp: standing.isUp, isBound: size.kind == .bound,
          position: position))
    }
  }

  /// `Microsoft leads, down 12.4 percent; Apple is down 20.9 percent, 8.5 percentage points behind`.
  private func ranking(_ ranking: RebasedStatement.Ranking) -> String {
    guard ranking.seriesCount > 1 else {
      return ranking.places.map { standing($0.standing) }.joined()
    }
    if ranking.isTie, let first = ranking.places.first {
      return say(.rankingLevel(count: ranking.seriesCount, standing: standing(first.standing)))
    }
    let others = ranking.others > 0 ? [say(.rankingOthers(count: ranking.others))] : []
    let places = ranking.places.map { place($0, isPrice: ranking.isPrice) }
    let told = (places + others).joined(separator: semicolon)
    return ranking.isMore ? say(.rankingFurther(places: told, isPrice: ranking.isPrice)) : told
  }

  private func place(_ place: RebasedStatement.Ranking.Place, isPrice: Bool) -> String {
    let names = names(place.names)
    let isMany = place.names.names.count + place.names.others > 1
    guard let behind = place.behind else {
      return say(
        .rankingLeads(
          names: names, isMany: isMany, standing: standing(place.standing, .leading),
          isPrice: isPrice))
    }
    return say(
      .rankingBehind(
        names: names, isMany: isMany, standing: standing(place.standing, .at),
        points: say(.sizePoints(points: behind)), isRoughly: place.isRoughly, isPrice: isPrice))
  }

  /// `Microsoft down 12.4 percent, Apple down 20.9 percent`.
  private func list(_ ranking: RebasedStatement.Ranking) -> String {
    let others = ranking.others > 0 ? [say(.namesOthers(count: ranking.others))] : []
    return (ranking.places.map { "\(names($0.names)) \(standing($0.standing))" } + others)
      .joined(separator: ", ")
  }

  /// `only the 248 days that both have are compared; 3 days of Apple and 5 of IBM were left out`.
  private func alignment(_ alignment: RebasedStatement.AlignmentClause) -> String {
    let parts = alignment.leftOut.enumerated().map { index, part in
      let names = part.names
      let whose = names.names.first.map(name) ?? say(.alignmentOthers(count: names.others))
      return index == 0
        ? say(.alignmentFirst(count: part.count, rhythm: alignment.compared.rhythm, of: whose))
        : say(.alignmentNext(count: part.count, of: whose))
    }
    return self.say(
      .alignment(
        compared: count(alignment.compared), count: alignment.seriesCount, leftOut: joined(parts),
        isOne: alignment.leftOut.count == 1 && alignment.leftOut[0].count == 1))
  }

  private func course(_ course: RebasedStatement.Course) -> String {
    let name = course.name.map(name) ?? say(.it(isPrice: course.isPrice))
    switch course.shape {
    case .flat: return say(.courseFlat(name: name))
    case .values(let values):
      let told = values.map {
        say(.courseValue(standing: standing($0.standing, .at), place: $0.place))
      }
      return say(.courseValues(name: name, values: joined(told)))
    case .trend(let trend, let peaks):
      let how = trend.isAlmostUnchanged ? say(.courseAlmostUnchanged()) : self.trend(trend)
      let standing = course.standing.map { colon + self.standing($0) } ?? ""
      return say(.movementTrend(it: name, trend: how)) + standing
        + (peaks.map { semicolon + self.peaks($0) } ?? "")
    }
  }

  private func peaks(_ peaks: RebasedStatement.Peaks) -> String {
    if let ends = bothEnds(peaks.extremes) { return ends }
    return [
      peaks.extremes.highest.map { peak(.highest, $0.place, peaks.highest) },
      peaks.extremes.lowest.map { peak(.lowest, $0.place, peaks.lowest) },
    ].compactMap(\.self).joined(separator: semicolon)
  }

  private func peak(
    _ extreme: Extreme, _ place: Extremes.Extreme.Place, _ standing: RebasedStatement.Standing
  ) -> String {
    let standing = self.standing(standing)
    return switch place {
    case .first, .last:
      say(
        .extremeEnd(extreme: extreme, isFirst: place == .first, before: .nothing, subject: .value))
    case .at(let mention): say(.peakAt(extreme: extreme, place: mention, standing: standing))
    case .firstAt(let mention):
      say(.peakFirstAt(extreme: extreme, place: mention, standing: standing))
    }
  }
}
