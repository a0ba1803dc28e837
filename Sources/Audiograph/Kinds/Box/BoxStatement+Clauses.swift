// SPDX-License-Identifier: MIT

extension BoxStatement {
  func clause(in wording: Wording) -> String {
    switch topic {
    case .alternative(let way): return plot.alternatives[way](plot, wording)
    case .lead: return plot.head(wording) + wording.colon + plot.middles(wording)
    case .along: return along(wording)
    case .gap: return gap(wording)
    case .overlap: return overlap(wording)
    case .spread: return spread(wording)
    case .farOut: return farOut(wording)
    case .few: return few(wording)
    case .names:
      return wording.say(.boxNames(names: wording.names(of: plot.heard.map(\.group), in: plot)))
    case .range: return range(wording)
    case .counts: return counts(wording)
    case .mean:
      let mean = plot.heard.first?.summary.mean ?? plot.minimum
      return wording.say(.formMean(mean: Figure(derived: mean, amid: plot.minimum, plot.maximum)))
    case .missing: return wording.say(.formMissing(count: plot.counts.missing))
    case .mediansOnly: return wording.say(.boxMediansOnly(count: plot.groups.count))
    case .farthestOnly:
      return wording.say(
        .boxFarthestOnly(
          count: BoxPlot.mostOutliersHeard, isOfGroups: plot.hasSeveral))
    }
  }

  /// How medians go along groups in an order that everybody knows.
  private func along(_ wording: Wording) -> String {
    let along = plot.pattern.along
    let figures = Figure.quantiles(along.map(\.median))
    let names = along.map { wording.nameOrNone(plot.told($0.group)) }
    let isUp = along[1].median > along[0].median
    guard along.count == 3 else {
      return wording.say(
        .boxAlong(
          isUp: isUp, from: figures[0], first: names[0], to: figures[1], last: names[1]))
    }
    return wording.say(
      .boxTurn(
        isUp: isUp, turn: figures[1], name: names[1], to: figures[2], last: names[2]))
  }

  /// The groups above and below a large gap between medians.
  private func gap(_ wording: Wording) -> String {
    let (low, high) = (plot.pattern.low, plot.pattern.high)
    let figures = Figure.quantiles((high + low).map(\.median))
    return wording.say(
      .boxGap(
        high: wording.names(of: high.map(\.group), in: plot),
        highMedians: range(of: high, figures.prefix(high.count), wording), count: high.count,
        low: wording.names(of: low.map(\.group), in: plot),
        lowMedians: range(of: low, figures.suffix(low.count), wording)))
  }

  private func range(
    of middles: [BoxPattern.Middle], _ figures: ArraySlice<Figure>, _ wording: Wording
  ) -> String {
    let ranked = zip(middles, figures).sorted { $0.0.median < $1.0.median }.map(\.1)
    guard let low = ranked.first, let high = ranked.last, low != high else {
      return ranked.first.map(wording.number) ?? ""
    }
    return wording.say(.boxMedianRange(low: low, high: high))
  }

  private func overlap(_ wording: Wording) -> String {
    guard let (first, second) = plot.firstTwo, let high = first.summary, let low = second.summary
    else { return "" }
    return wording.say(
      .boxOverlap(
        first: wording.nameOrNone(plot.told(first)), second: wording.nameOrNone(plot.told(second)),
        isOverlapping: low.q3 >= high.q1,
        isIntroduced: low.median < high.median && plot.heard.count > BoxPlot.mostMedians))
  }

  private func spread(_ wording: Wording) -> String {
    guard let widest = plot.widest else { return "" }
    let ends = Figure.quantiles([widest.summary.q1, widest.summary.q3])
    return wording.say(
      .boxSpread(
        name: wording.nameOrNone(plot.told(widest.group)), lower: ends[0], upper: ends[1]))
  }

  private func farOut(_ wording: Wording) -> String {
    guard let farthest = plot.farthest else { return "" }
    let name =
      plot.hasSeveral
      ? wording.say(.boxIn(name: wording.nameOrNone(plot.told(farthest.group)))) : ""
    return wording.say(
      .boxFarOut(
        count: plot.outlierCount, isInOne: plot.groupsWithOutliers.count == 1,
        value: Figure(measured: farthest.value), group: name))
  }

  private func few(_ wording: Wording) -> String {
    let groups = plot.fewGroups
    guard groups.count <= BoxPlot.mostNames else {
      return wording.say(
        .boxFewest(
          names: wording.names(of: groups, in: plot), count: 1 + (groups.map(\.count).max() ?? 0)))
    }
    return wording.joined(
      groups.map {
        wording.say(.boxCount(name: wording.nameOrNone(plot.told($0)), count: $0.count))
      })
  }

  private func range(_ wording: Wording) -> String {
    let ends = ValueStyle.measured.figures(of: [plot.minimum, plot.maximum])
    guard plot.hasSeveral,
      let lowest = plot.heard.first(where: { $0.summary.minimum == plot.minimum })?.group,
      let highest = plot.heard.first(where: { $0.summary.maximum == plot.maximum })?.group
    else { return wording.say(.boxRange(low: ends[0], high: ends[1])) }
    guard lowest != highest else {
      return wording.say(
        .boxRangeWithin(
          low: ends[0], high: ends[1], name: wording.nameOrNone(plot.told(lowest))))
    }
    return wording.say(
      .boxRangeIn(
        low: ends[0], lowest: wording.nameOrNone(plot.told(lowest)), high: ends[1],
        highest: wording.nameOrNone(plot.told(highest))))
  }

  private func counts(_ wording: Wording) -> String {
    let groups = plot.heard.map(\.group)
    if let first = groups.first, groups.allSatisfy({ $0.count == first.count }) {
      return wording.say(.boxEqualCounts(count: first.count))
    }
    let counts = groups.map { group in
      wording.say(.boxNamed(name: wording.nameOrNone(plot.told(group)), value: Figure(group.count)))
    }
    return wording.say(.boxCounts(counts: wording.joined(counts)))
  }
}

extension Wording {
  /// The names of groups, of many only some.
  fileprivate func names(of groups: [BoxGroup], in plot: BoxPlot) -> String {
    someNames(groups.map(plot.told), atMost: BoxPlot.mostMedians)
  }
}

/// A value of a walk: `5000 median, Gentoo, 3 of 3`; the place of the group is told with its median only.
struct BoxPlace: PlaceLine {
  let plot: BoxPlot
  let value: Double
  let part: BoxPart
  /// The number of its group among those heard.
  let index: Int

  func text(in wording: Wording, within limit: Int) -> String {
    wording.placeLine(
      number, { wording.say(.boxPlace(value: $0, part: part)) }, name: name,
      then: position(wording), within: limit)
  }

  func ways(in wording: Wording) -> [String] {
    wording.placeWays(
      number, { wording.say(.boxPlace(value: $0, part: part)) }, name: name,
      then: position(wording))
  }

  var figure: Figure? { number }

  private var number: Figure {
    let isQuantile = [.lowerQuartile, .median, .upperQuartile].contains(part)
    return isQuantile
      ? Figure(quantile: value, amid: plot.minimum, plot.maximum)
      : Figure(measured: value, amid: plot.minimum, plot.maximum)
  }

  private var name: String? { plot.isGrouped ? plot.told(plot.heard[index].group) : nil }

  private func position(_ wording: Wording) -> String? {
    guard plot.hasSeveral, part == .median else { return nil }
    return wording.say(
      .explorePosition(position: "\(index + 1)", count: "\(plot.heard.count)"))
  }
}
