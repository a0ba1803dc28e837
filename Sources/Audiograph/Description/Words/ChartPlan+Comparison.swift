// SPDX-License-Identifier: MIT

/// How several series compare.
extension ChartPlan {
  var comparison: [Said] {
    [comparison(isOfAll: facts.series.count > Self.mostTold)].compactMap(\.self)
  }

  /// Who ends highest and lowest, and of two how often they cross; nil if nothing can be compared.
  ///
  /// Of all, where not all of them were mentioned before. Where the highest and the lowest end at different
  /// places, their ends say nothing about each other.
  func comparison(isOfAll: Bool) -> Said? {
    // Where points have no order, no series ends, and none crosses another.
    guard let comparison = facts.comparison, !facts.series[0].isUnordered else { return nil }
    let (high, low) = (facts.series[comparison.highest], facts.series[comparison.lowest])
    let crossings = comparison.crossings.map { crossings -> Said in
      var memory = CalendarMemory(facts.series[0].series)
      return crossings.said(&memory)
    }
    let ends = high.last.x == low.last.x ? ends(high, low, isOfAll: isOfAll) : nil
    let parts = [ends, crossings].compactMap(\.self)
    return parts.isEmpty ? nil : .joined(parts, by: "; ")
  }

  /// Whether all series end at the same value.
  var isTie: Bool {
    facts.comparison.map {
      facts.series[$0.highest].last.y == facts.series[$0.lowest].last.y
    } ?? false
  }

  private func ends(_ high: SeriesFacts, _ low: SeriesFacts, isOfAll: Bool) -> Said {
    let count = facts.series.count
    let figures = ValueStyle(sentencesOf: high.series).figures(of: [high.last.y, low.last.y])
    if isTie { return .comparisonTie(count: count, value: figures[0]) }
    let (highest, lowest) = (names(at: high.last.y), names(at: low.last.y))
    let isMany = facts.series.count { $0.last.y == high.last.y } > 1
    if count == 2 {
      let ends = Said.comparisonTwo(
        higher: highest, lower: lowest, high: figures[0], low: figures[1])
      let times = times(high, low).map { Said.comparisonTimes(times: $0) }
      return .joined([ends, times ?? .nothing], by: "")
    }
    if isOfAll {
      return .comparisonOfAll(
        count: count, highest: highest, isMany: isMany, lowest: lowest, high: figures[0],
        low: figures[1])
    }
    let ends = Said.comparisonMany(
      highest: highest, isMany: isMany, lowest: lowest, high: figures[0], low: figures[1])
    let between = namesBetween(high.last.y, low.last.y)
    return .joined(
      [ends, between.isEmpty ? .nothing : .comparisonBetween(names: .names(between))], by: "")
  }

  /// The two of four series that end between the highest and the lowest, the higher first.
  private func namesBetween(_ high: Double, _ low: Double) -> [String] {
    guard facts.series.count == 4, Set(facts.series.map(\.last.y)).count == 4 else { return [] }
    return facts.series.filter { ![high, low].contains($0.last.y) }
      .sorted { $0.last.y > $1.last.y }.map(\.series.name)
  }

  /// How many times the lower of two ends the higher is; nil under twice, and for prices, whose units are
  /// pieces of different things.
  private func times(_ high: SeriesFacts, _ low: SeriesFacts) -> Figure? {
    let times = high.last.y / low.last.y
    guard facts.series.count == 2, high.hasTrueZero, low.hasTrueZero, low.last.y > 0, times > 2,
      times.isFinite, ![.price, .percent].contains(high.series.kind)
    else { return nil }
    return Figure(times: times)
  }

  /// The series that end at a value, three of them by name.
  private func names(at value: Double) -> Said {
    .fewNames(facts.series.filter { $0.last.y == value }.map(\.series.name))
  }
}

extension Comparison.Crossings {
  /// How often two series cross, and where.
  func said(_ memory: inout CalendarMemory) -> Said {
    let places = places(&memory)
    return switch places.count {
    case 0: .crossingsNever()
    case 1: .crossingsOnce(place: places[0])
    default: .crossingsOften(count: count, first: places[0], last: places[1])
    }
  }

  /// How often another of three or more series takes the lead; other values than prices are the highest.
  func leadSaid(_ memory: inout CalendarMemory, isPrice: Bool) -> Said {
    let places = places(&memory)
    return switch places.count {
    case 0: .leadsNever(isPrice: isPrice)
    case 1: .leadsOnce(place: places[0], isPrice: isPrice)
    default: .leadsOften(count: count, first: places[0], last: places[1], isPrice: isPrice)
    }
  }

  /// Where it is first and, if that is another time, last.
  private func places(_ memory: inout CalendarMemory) -> [Mention] {
    var mentions: [Mention] = []
    for end in [first, count > 1 ? last : nil].compactMap(\.self) {
      mentions.append(memory.mention(end))
    }
    return mentions.evened
  }
}

extension Said {
  /// Up to three names, or the first of many and how many others there are.
  static func fewNames(_ names: [String]) -> Said {
    let told = names.prefix(names.count > 3 ? 1 : 3)
    return .names(Array(told), names.count - told.count)
  }
}
