// SPDX-License-Identifier: MIT

extension ChartFacts {
  /// Writes how two series relate.
  func write(_ relation: Relation, to json: inout JSONWriter) {
    json.member("a", name(relation.first))
    json.member("b", name(relation.second))
    json.member("correlation", relation.comovement?.correlation)
    let (first, second) = (series[relation.first], series[relation.second])
    json.key("gap")
    json.optional(relation.gaps) { gaps, json in
      let index = gaps.last.index
      json.member("x", first.series.x[index])
      json.member("absolute", gaps.last.size)
      let ratio = max(first.last.y, second.last.y) / min(first.last.y, second.last.y)
      let isRatio = first.hasTrueZero && second.hasTrueZero && min(first.last.y, second.last.y) > 0
      json.member("ratio", isRatio && ratio.isFinite ? ratio : nil)
    }
    json.key("widest")
    json.optional(relation.gaps) { gaps, json in
      json.member("x", first.series.x[gaps.widest.index])
      json.member("absolute", gaps.widest.size)
    }
    json.key("crossings")
    json.optional(relation.crossings) { $0.write(to: &$1) }
  }

  /// Writes in which order series, or values by name, stand.
  func write(_ ranking: Ranking, to json: inout JSONWriter) {
    json.member("start", ranking.start)
    json.member("end", ranking.end)
    json.key("lead")
    json.optional(ranking.lead) { lead, json in
      json.member("name", lead.name)
      json.member("count", lead.count)
      json.member("of", lead.total)
    }
    json.key("shares")
    json.array { json in for share in ranking.shares { json.value(share) } }
  }

  /// In which order series, or the values of names, stand; nil if neither has one.
  var ranking: Ranking? {
    if let ranking = SeriesRanking(self) {
      return Ranking(
        start: ranking.start.map(name), end: ranking.end.map(name),
        lead: ranking.lead.map { (name($0.series), $0.count, $0.total) }, shares: [])
    }
    guard series.count == 1, series[0].series.x.isUnnamed, series[0].isUnordered else { return nil }
    return Ranking(series[0])
  }

  private func name(_ index: Int) -> String { series[index].series.name.displayText }

  /// Names from the highest value on.
  struct Ranking {
    /// At the beginning; nil for names without an order.
    let start: [String]?
    let end: [String]
    /// Which of several series is the highest at most points, and at how many.
    var lead: (name: String, count: Int, total: Int)?
    /// The share of each of all, from 0 to 1; empty if values do not add up to a whole.
    let shares: [Double]
  }
}

extension ChartFacts.Ranking {
  /// The most names of values that are ranked; all are in the data.
  private static let mostNames = 100

  /// The order of the values by name that are not missing.
  fileprivate init(_ facts: SeriesFacts) {
    let values = facts.series.values
    let ranked = values.descendingIndices.prefix(Self.mostNames)
    start = nil
    end = ranked.map { facts.series.x[$0].category?.displayText ?? "" }
    shares = facts.total.map { total in ranked.map { values[$0] / total } } ?? []
  }
}

extension XValue {
  /// The name; nil for other positions.
  fileprivate var category: String? { if case .category(let name) = self { name } else { nil } }
}

extension Comparison.Crossings {
  /// Writes the members of the object.
  func write(to json: inout JSONWriter) {
    json.member("count", count)
    json.member("first", first)
    json.member("last", last)
  }
}
