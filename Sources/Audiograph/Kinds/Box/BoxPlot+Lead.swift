// SPDX-License-Identifier: MIT

/// The first sentence: how many values in which groups, and the medians.
extension BoxPlot {
  /// Ways to say in one sentence what matters most, the fullest first.
  var alternatives: [@Sendable (BoxPlot, Wording) -> String] {
    guard hasSeveral, minimum < maximum else {
      return [
        { $0.head($1) + $1.colon + $0.middles($1) },
        { $0.subject($1) + $1.colon + $0.middles($1) }, { $0.head($1) }, { $0.middles($1) },
        { $0.size($1) },
      ]
    }
    return [
      { $0.head($1) + $1.semicolon + $0.extremes($1) },
      { $0.subject($1) + $1.colon + $0.extremes($1) }, { $0.extremes($1) }, { $0.head($1) },
      { $0.size($1) },
    ]
  }

  /// Whether one of these ways begins with a name of the data.
  func beginsWithName(_ way: Int) -> Bool {
    way < 2 || way == (hasSeveral && minimum < maximum ? 3 : 2)
  }

  /// What the values are called, and by what they are grouped.
  private func subject(_ wording: Wording) -> String {
    let name = wording.withUnit(valueName, unit)
    guard let groupName, isGrouped else { return name }
    return wording.say(.subjectAlong(subject: .text(name), axis: .name(groupName)))
  }

  /// What a group is called: `cyl 4` where the names of all groups are numbers, but years.
  func told(_ group: BoxGroup) -> String {
    group.name.qualified(by: qualifier(of: groups.map(\.name), heading: groupName))
  }

  /// How many values there are in which groups.
  private func size(_ wording: Wording) -> String {
    let heard = heard
    guard hasValues else { return wording.say(.boxGroups(groups: groups.count)) }
    if hasSeveral { return wording.say(.boxSize(count: counts.points, groups: groups.count)) }
    guard isGrouped, let only = heard.first?.group else {
      return wording.say(.boxSizeOfAll(count: counts.points))
    }
    return wording.say(.boxSizeOfOne(count: counts.points, name: wording.nameOrNone(told(only))))
  }

  func head(_ wording: Wording) -> String { "\(subject(wording)), \(size(wording))" }

  /// The medians of groups, the highest first; of many only the highest and the lowest.
  func middles(_ wording: Wording) -> String {
    let ranked = ranked
    guard minimum < maximum, let first = ranked.first?.summary else {
      return wording.say(.boxAll(value: Figure(measured: minimum)))
    }
    guard ranked.count > 1 else {
      let figures = Figure.quantiles([first.median, first.q1, first.q3])
      return wording.say(.boxSingle(median: figures[0], lower: figures[1], upper: figures[2]))
    }
    let medians = ranked.map(\.summary.median)
    guard !hasEqualMedians else {
      return wording.say(.boxEqualMedians(value: Figure(quantile: medians[0])))
    }
    guard ranked.count <= Self.mostMedians else { return extremes(wording, inBrief: false) }
    let named = zip(ranked, Figure.quantiles(medians)).map { group, median in
      wording.say(.boxNamed(name: wording.nameOrNone(told(group.group)), value: median))
    }
    return wording.say(.boxMedians(medians: wording.joined(named)))
  }

  private func extremes(_ wording: Wording, inBrief isBrief: Bool = true) -> String {
    let ranked = ranked
    let medians = ranked.map(\.summary.median)
    guard let high = medians.first, let low = medians.last, low < high else {
      return middles(wording)
    }
    let figures = Figure.quantiles([high, low])
    func names(_ median: Double) -> String {
      wording.someNames(
        ranked.filter { $0.summary.median == median }.map { told($0.group) }, atMost: Self.mostNames
      )
    }
    return isBrief
      ? wording.say(
        .boxExtremesInBrief(
          highest: names(high), high: figures[0], lowest: names(low), low: figures[1]))
      : wording.say(
        .boxExtremes(
          highest: names(high), high: figures[0], lowest: names(low), low: figures[1]))
  }
}
