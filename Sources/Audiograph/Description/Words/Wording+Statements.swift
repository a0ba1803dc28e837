// SPDX-License-Identifier: MIT

/// Sentences about a chart.
extension Wording {
  /// A sentence without its full stop, in lower case unless a name begins it.
  func clause(_ statement: Statement) -> String {
    switch statement {
    case .lead(let lead): self.lead(lead)
    case .extent(let extent): self.extent(extent)
    case .alternative(let alternative): self.alternative(alternative)
    case .latest(let latest): self.latest(latest)
    case .movement(let movement): self.movement(movement)
    case .extremes(let extremes): self.extremes(extremes)
    case .swing(let swing): self.swing(swing)
    case .largestMoves(let moves): moves.map(largest).joined(separator: semicolon)
    case .steps(let steps): self.steps(steps)
    case .oppositeStep(let step):
      say(
        .stepOpposite(isUp: step.isUp, rhythm: step.rhythm, size: step.size, place: place(of: step))
      )
    case .gaps(let gaps): self.gaps(gaps)
    case .barCounts(let counts): barCounts(counts)
    case .barExtremes(let extremes): barExtremes(extremes)
    case .season(let season): self.season(season)
    case .odd(let odd): odd.map { self.odd($0) }.joined(separator: semicolon)
    case .volatility(let place, let isMore, let times):
      say(.volatility(place: place, isMore: isMore, times: times))
    case .jump(let place, let from, let to): say(.jump(place: place, from: from, to: to))
    case .yearOnYear(let told): yearOnYear(told)
    case .heap(let share, let unit): say(.listHeap(share: percent(share), unit: unit))
    case .farValues(let far): farValues(far)
    case .half(let lower, let upper): say(.half(lower: lower, upper: upper))
    case .ends(let first, let last): say(.endsLiteral(first: first, last: last))
    case .period(let length): say(.period(length: length.figure, rhythm: length.rhythm))
    case .legs(let legs, let isPrice):
      say(.movementTrend(it: say(.it(isPrice: isPrice)), trend: self.legs(legs)))
    case .averages(let mean, let median, let deviation): averages(mean, median, deviation)
    case .thirds(let first, let last):
      last.map { say(.thirds(first: first, last: $0)) } ?? say(.thirdsAlike(value: first))
    case .further(let further): self.further(further)
    case .title(let title, let count):
      count == 1 ? name(title) : say(.titleSeries(title: name(title), count: count))
    case .comparison(let comparison): self.comparison(comparison)
    case .reference(let clause): reference(clause)
    case .comovement(let isTogether, let isStrong, let correlation):
      say(
        .comovement(
          isTogether: isTogether, isStrong: isStrong,
          correlation: correlation.map { say(.comovementCorrelation(correlation: $0)) } ?? ""))
    case .widestGap(let place, let size):
      place.map { say(.gapWidest(place: $0, size: size)) } ?? say(.gapWidestAtEnd(size: size))
    case .climb(let series, let from, let to):
      say(.rankingClimb(name: name(series), from: from, to: to))
    case .followers(let followers): self.followers(followers)
    case .more(let more): self.more(more)
    case .crowd(let crowd): self.crowd(crowd)
    case .rebased(let statement): clause(statement)
    case .origin(let origin): self.origin(origin)
    case .omission(.repeatedDates(let count)): say(.omissionRepeatedDates(count: count))
    case .omission(.emptyRows(let count)): say(.omissionEmptyRows(count: count))
    case .split(let mention, let ratio): say(.split(place: mention, shares: ratio))
    case .significance(let significance, let series): self.significance(significance, series)
    case .slopes(let slopes): self.slopes(slopes)
    case .provisional(let clause): provisional(clause)
    }
  }

  /// `Apple, closing price in US dollars`; names of which nothing can be said are left out.
  func subject(_ subject: Subject, withUnit: Bool = true) -> String {
    let names = subject.names.map(name).filter { !$0.isEmpty }
    let measure: String? =
      switch subject.measure {
      case .price(let value): self.measure(value, form: .one)
      case .named(let text): name(text)
      case nil: nil
      }
    let all = (names + [measure].compactMap(\.self)).joined(separator: ", ")
    guard withUnit, let unit = subject.unit else { return all }
    return say(.subjectUnit(subject: all, unit: self.unit(unit)))
  }

  /// `Temperature in °C by Depth in m`.
  private func subject(_ subject: Subject, along axis: AxisName?) -> String {
    let values = self.subject(subject)
    guard let axis, !values.isEmpty else { return values }
    return say(.subjectAlong(subject: values, axis: self.axis(axis)))
  }

  /// The name of an axis with its unit: `Depth in m`.
  func axis(_ axis: AxisName) -> String {
    let name = name(axis.name)
    return axis.unit.map { say(.subjectUnit(subject: name, unit: unit($0))) } ?? name
  }

  private func extent(_ ends: Extent.Ends) -> String {
    ends.last.map { range(ends.first, to: $0) } ?? place(ends.first)
  }

  /// `Apple, closing price in US dollars, rose steadily: up 21 percent, from 355.20 to 430.47`.
  private func lead(_ lead: LeadClause) -> String {
    let repeated = lead.repeated.map { ", \(count($0.count))\(self.repeated($0.repeats))" } ?? ""
    let subject = subject(lead.subject, along: lead.axis) + repeated
    switch lead.content {
    case .movement(let movement): return self.movement(movement, of: subject, in: lead.span)
    case .season(let season):
      return [subject, self.season(season)].filter { !$0.isEmpty }.joined(separator: ", ")
    case .leader(let leader):
      return [subject, self.leader(leader)].filter { !$0.isEmpty }.joined(separator: colon)
    }
  }

  /// `2 March 2012 to 1 March 2013, 250 trading days`.
  private func extent(_ extent: Extent) -> String {
    let points = count(extent.count) + (extent.repeats.map(repeated) ?? "")
    return [extent.ends.map(self.extent), points].compactMap(\.self).joined(separator: ", ")
  }

  /// `Apple, 430.47 US dollars, down 5.1 percent in a month`.
  private func latest(_ latest: Latest) -> String {
    let names = latest.subject.names.map(name).filter { !$0.isEmpty }
    guard let change = latest.movement.change, change.size != nil else {
      return (names + [inBrief(latest.movement, latest.span)]).joined(separator: ", ")
    }
    let value = latest.subject.unit.map { amount(latest.value, $0) } ?? number(latest.value)
    let isFromPlace = latest.tellsTime && latest.span == nil && change.fromPlace != nil
    let words =
      isFromPlace
      ? say(.baseChange(change: self.change(change, withEnds: false), from: start(change)))
      : self.change(change, latest.span, withEnds: false)
    return (names + [value, words]).joined(separator: ", ")
  }

  /// `World population in people, 40 series, 1960 to 2020`.
  private func crowd(_ crowd: Crowd) -> String {
    let series = say(.seriesCount(count: crowd.seriesCount))
    let subject = subject(crowd.subject, along: crowd.axis)
    let opening = [subject, series, crowd.extent.map(extent)].compactMap(\.self)
      .joined(separator: ", ")
    guard let clause = crowd.comparison else { return opening }
    return say(.crowdEnds(opening: opening, ends: comparison(clause), isTie: clause.isTie))
  }

  /// One line for the place of a picture, with the parts that are wanted.
  private func alternative(_ alternative: Alternative) -> String {
    let parts = alternative.parts
    let subject = subject(alternative.subject, withUnit: parts.contains(.unit))
    let withEnds = parts.contains(.ends)
    if !withEnds, case .values = alternative.movement.kind, let change = alternative.movement.change
    {
      // Fewer than five values are told by the first and the last.
      return "\(subject), \(self.change(change, alternative.span, withEnds: true))"
    }
    if case .shape(let shape) = alternative.movement.kind {
      let season = parts.contains(.season) ? alternative.season : nil
      let words = [
        shapeInBrief(
          shape, parts.contains(.change) ? alternative.movement.change : nil,
          parts.contains(.span) ? alternative.span : nil, withEnds: withEnds),
        season.map(seasonInBrief),
      ]
      return subject + colon + words.compactMap(\.self).joined(separator: ", ")
    }
    guard parts.contains(.trend), case .trend(let trend) = alternative.movement.kind else {
      return "\(subject), \(inBrief(alternative.movement, alternative.span, withEnds: withEnds))"
    }
    let words = trend.isAlmostUnchanged ? say(.trendAlmostUnchanged()) : self.trend(trend)
    let change = alternative.movement.change.map {
      semicolon + self.change($0, alternative.span, withEnds: withEnds)
    }
    return subject + colon + words + (change ?? "")
  }

  private func further(_ further: Further) -> String {
    var clauses = further.series.map { clause in
      let subject = subject(clause.subject, withUnit: further.isFull)
      if case .shape(let shape) = clause.movement.kind {
        // One clause each: the shape where no change is told, else the change alone.
        let words =
          clause.movement.change.map { change($0, clause.span, withEnds: further.isFull) }
          ?? shapeInBrief(shape, nil, nil, withEnds: false)
        return "\(subject), \(words)"
      }
      return "\(subject), \(inBrief(clause.movement, clause.span, withEnds: further.isFull))"
    }
    if further.others > 0 { clauses.append(say(.furtherOthers(count: further.others))) }
    let all = clauses.joined(separator: semicolon)
    return further.isMore ? say(.furtherAlso(clauses: all)) : all
  }

  /// `there are 3 more series: E, F and G`.
  private func more(_ more: MoreSeries) -> String {
    let names = self.names(more.names, more.others)
    return more.isMore
      ? say(.seriesMore(count: more.names.count + more.others, names: names))
      : say(.seriesNames(names: names))
  }

  private func steps(_ steps: Steps) -> String {
    let step = steps.largest
    return self.say(
      .steps(
        rhythm: steps.rhythm, typical: steps.typical, isUp: step.isUp, largest: step.size,
        place: place(of: step)))
  }

  private func gaps(_ gaps: Gaps) -> String {
    let missing = say(.gapsMissing(count: gaps.missing.count, rhythm: gaps.missing.rhythm))
    guard gaps.gapCount > 1 else {
      return gaps.missing.count == 1
        ? say(.gapsSingle(missing: missing, place: gaps.longestStart))
        : say(.gapsRun(missing: missing, first: gaps.longestStart, last: gaps.longestEnd))
    }
    if gaps.longest.count == 1 { return say(.gapsScattered(missing: missing)) }
    return say(
      .gapsMany(
        missing: missing, count: gaps.gapCount, longest: count(gaps.longest),
        place: gaps.longestStart))
  }

  private func averages(_ mean: Figure, _ median: Figure?, _ deviation: Figure?) -> String {
    guard let median else {
      return say(.averageAlike(mean: mean))
        + (deviation.map { say(.averageAlikeDeviation(deviation: $0)) } ?? "")
    }
    let figures = [say(.averageMean(mean: mean)), say(.averageMedian(median: median))]
    return joined(
      figures + [deviation.map { say(.averageDeviation(deviation: $0)) }].compactMap(\.self))
  }

  func comparison(_ comparison: ComparisonClause) -> String {
    let (high, low) = (comparison.highest, comparison.lowest)
    let (highest, lowest) = (names(high.names, high.others), names(low.names, low.others))
    let isMany = high.names.count + high.others > 1
    let ends =
      if comparison.isTie {
        say(.comparisonTie(count: comparison.seriesCount, value: high.figure))
      } else if comparison.seriesCount == 2 {
        say(.comparisonTwo(higher: highest, lower: lowest, high: high.figure, low: low.figure))
          + (comparison.times.map { say(.comparisonTimes(times: $0)) } ?? "")
      } else if comparison.isOfAll {
        say(
          .comparisonOfAll(
            count: comparison.seriesCount, highest: highest, isMany: isMany, lowest: lowest,
            high: high.figure, low: low.figure))
      } else {
        say(
          .comparisonMany(
            highest: highest, isMany: isMany, lowest: lowest, high: high.figure, low: low.figure))
          + (comparison.between.isEmpty
            ? "" : say(.comparisonBetween(names: names(comparison.between, 0))))
      }
    return comparison.crossings.map { ends + semicolon + crossings($0) } ?? ends
  }

  func crossings(_ crossings: ComparisonClause.Crossings) -> String {
    guard let first = crossings.first else { return say(.crossingsNever()) }
    guard crossings.count > 1, let last = crossings.last else {
      return say(.crossingsOnce(place: first))
    }
    return say(.crossingsOften(count: crossings.count, first: first, last: last))
  }

  /// `Berlin leads with 200, 22 percent of all, 60 percent more than Prague`.
  private func leader(_ leader: Leader) -> String {
    let names = leader.highest.compactMap { $0.place.map { place($0) } }
    guard let value = leader.highest.first?.figure else { return "" }
    let share = leader.share.map { say(.rankingShare(share: percent($0))) } ?? ""
    guard let second = leader.second.map({ place($0) }), let name = names.first else {
      let some = say(.rankingHighest(count: leader.highestCount, of: leader.count, value: value))
      return leader.highestCount > names.count ? some : some + colon + joined(names)
    }
    let lead: String =
      switch leader.lead {
      case .size(let size): say(.rankingAhead(size: self.size(size), second: second))
      case .times(let times): say(.rankingTimes(times: times, second: second))
      case nil: ""
      }
    return say(.rankingLeader(name: name, value: value, isTotal: leader.share != nil)) + share
      + lead
  }

  /// `next come Prague with 125 and Rome with 90; last of 12 is Oslo with 3`.
  private func followers(_ followers: Followers) -> String {
    func item(_ value: PlacedFigure) -> String? {
      value.place.map { say(.rankingItem(name: place($0), value: value.figure)) }
    }
    let next = say(
      .rankingNext(
        items: joined(followers.next.compactMap(item)), count: followers.next.count))
    guard let last = followers.last, let place = last.place else { return next }
    let lowest =
      followers.lastCount > 1
      ? say(.rankingLowest(count: followers.lastCount, of: followers.count, value: last.figure))
      : say(.rankingLast(name: self.place(place), value: last.figure, count: followers.count))
    return next + semicolon + lowest
  }

  private func origin(_ origin: ChartContext.Origin) -> String {
    switch origin {
    case .bundledSample: say(.originSample())
    case .file(let file): say(.originFile(file: name(file)))
    case .standardInput: say(.originStandardInput())
    case .provider(let provider): say(.originProvider(provider: self.provider(provider)))
    case .imported: say(.originImported())
    }
  }

  private func provider(_ provider: String) -> String {
    self.say(
      .provider(
        code: provider, name: name(provider), isAbbreviation: provider.isAbbreviation))
  }

  private func significance(_ significance: Significance, _ series: String?) -> String {
    let series = series.map { say(.significanceOf(name: name($0))) } ?? ""
    switch significance {
    case .withheld(let reason):
      return say(.significanceWithheld(series: series, reason: why(reason)))
    case .told(let isSignificant, let isUp, let z, let p):
      let p = p.map { say(.significanceP(p: $0)) } ?? say(.significanceSmallP())
      return isSignificant
        ? say(.significanceTold(isUp: isUp, series: series, z: z, p: p))
        : say(.significanceChance(series: series, z: z, p: p))
    }
  }

  private func why(_ reason: Significance.Reason) -> String {
    switch reason {
    case .prices: say(.significancePrices())
    case .tooFew: say(.significanceTooFew())
    case .flat: say(.significanceFlat())
    case .correlated(let correlation): say(.significanceCorrelated(correlation: correlation))
    }
  }

  private func slopes(_ slopes: Slopes) -> String {
    self.say(
      .slopes(
        series: slopes.name.map { say(.slopesOf(name: name($0))) } ?? "", theilSen: slopes.theilSen,
        leastSquares: slopes.leastSquares,
        per: slopes.unit.map { say(.slopesPer(rhythm: Rhythm($0))) } ?? say(.slopesPerStep()),
        fit: slopes.rSquared.map { say(.slopesFit(fit: $0)) } ?? ""))
  }

  /// That data are not current, in lower case: `sample data, not current: 1 March 2013`.
  func sampleNotice(_ date: String) -> String { say(.noticeSample(date: date)) }

  /// Who prices are from, their last date, and how long that is ago where they are not current.
  ///
  /// In lower case. Prices without a source were imported.
  func priceNotice(
    from source: String?, asOf date: String, age: TimeSpan?, isStored: Bool
  ) -> String {
    let prices = source.map { say(.pricesFrom(provider: provider($0))) } ?? say(.pricesImported())
    guard let age else { return say(.noticePrices(prices: prices, date: date)) }
    return say(
      .noticeAgedPrices(
        prices: source == nil || !isStored ? prices : say(.pricesStored(prices: prices)),
        date: date,
        age: say(.spanAgo(count: age.count, rhythm: Rhythm(age.unit)))))
  }
}
