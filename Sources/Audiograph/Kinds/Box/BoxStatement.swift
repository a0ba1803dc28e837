// SPDX-License-Identifier: MIT

/// A sentence about a box plot.
struct BoxStatement: FormStatement {
  let plot: BoxPlot
  let topic: Topic

  enum Topic: Sendable {
    /// One of several ways to say what matters most, the fullest being 0.
    case alternative(Int)
    case lead, along, gap, overlap, spread, farOut, few, names, range, counts, mean, missing
    /// What is not heard.
    case mediansOnly, farthestOnly
  }

  var beginsWithName: Bool {
    switch topic {
    case .alternative(let way): plot.beginsWithName(way)
    case .lead, .spread, .gap: true
    case .few: plot.fewGroups.count <= BoxPlot.mostNames
    default: false
    }
  }
}

extension BoxPlot {
  /// The most groups whose medians, and the most groups at all, that one sentence names.
  static let mostMedians = 4
  static let mostNames = 3

  func statements(_ level: Level) -> [BoxStatement] {
    topics(level).map { BoxStatement(plot: self, topic: $0) }
  }

  private func topics(_ level: Level) -> [BoxStatement.Topic] {
    guard level != .alt else { return (0..<alternatives.count).map { .alternative($0) } }
    let all = mainTopics
    guard level != .short else { return Array(([.lead] + all).prefix(2)) }
    guard level == .long else { return [.lead] + all }
    var more: [BoxStatement.Topic] = []
    if hasSeveral {
      if minimum < maximum { more.append(.range) }
      if hasValues, heard.count <= Self.mostBoxesHeard { more.append(.counts) }
    } else if hasValues, minimum < maximum {
      more.append(.mean)
    }
    if hasValues, counts.missing > 0 { more.append(.missing) }
    if !soundsMediansOnly, heard.contains(where: { $0.group.hasUnheardOutliers }) {
      more.append(.farthestOnly)
    }
    return [.lead] + all + more
  }

  /// What is said at every level behind the first sentence, as far as there is room.
  private var mainTopics: [BoxStatement.Topic] {
    var topics: [BoxStatement.Topic] = []
    if !pattern.along.isEmpty { topics.append(.along) }
    if !pattern.high.isEmpty { topics.append(.gap) }
    if minimum == maximum {
      if hasSeveral { topics.append(.names) }
    } else if hasSeveral {
      if firstTwo != nil {
        topics.append(.overlap)
      } else if hasEqualMedians {
        topics.append(.names)
      }
      if widest != nil { topics.append(.spread) }
    } else {
      topics.append(.range)
    }
    if outlierCount > 0 { topics.append(.farOut) }
    if soundsMediansOnly { topics.append(.mediansOnly) }
    if isGrouped, hasValues, !fewGroups.isEmpty { topics.append(.few) }
    return topics
  }

  /// Whether the medians of all groups are the same.
  var hasEqualMedians: Bool {
    let medians = heard.map(\.summary.median)
    return medians.allSatisfy { $0 == medians[0] }
  }

  /// Whether several groups are compared.
  var hasSeveral: Bool { heard.count > 1 }

  var outlierCount: Int { heard.reduce(0) { $0 + $1.summary.outliers.count } }

  /// The groups with the highest and the second highest median, where both are boxes.
  var firstTwo: (BoxGroup, BoxGroup)? {
    let ranked = ranked
    guard ranked.count > 1, ranked[0].group.isBox, ranked[1].group.isBox else { return nil }
    return (ranked[0].group, ranked[1].group)
  }

  /// The only group whose box is the longest, of several boxes.
  var widest: (group: BoxGroup, summary: BoxSummary)? {
    let boxes = heard.filter(\.group.isBox)
    // Halves, since the distance from −1e308 to 1e308 is infinite.
    let spreads = boxes.map { $0.summary.q3 / 2 - $0.summary.q1 / 2 }
    guard boxes.count > 1, let most = spreads.max() else { return nil }
    let longest = spreads.indices.filter { spreads[$0] >= most * (1 - 1e-9) }
    return longest.count == 1 ? boxes[longest[0]] : nil
  }

  /// The groups that have too few values for a box, or none.
  ///
  /// A box of fewer than eight values, less than a third of what is usual here, says little of the others.
  var fewGroups: [BoxGroup] {
    let usual = middle(groups.map { Double($0.count) })
    return groups.filter { !$0.isBox || $0.count < 8 && 3 * Double($0.count) < usual }
  }

  /// The groups with values far out.
  var groupsWithOutliers: [BoxGroup] {
    heard.filter { !$0.summary.outliers.isEmpty }.map(\.group)
  }

  /// The value farthest from the median of its group among those far out.
  var farthest: (group: BoxGroup, value: Double)? {
    let far = heard.flatMap { told in
      told.summary.farthestOutliers(1).map { place in
        let value = told.summary.outliers[place]
        return (told.group, value, abs(value / 2 - told.summary.median / 2))
      }
    }
    return far.max { $0.2 < $1.2 }.map { ($0.0, $0.1) }
  }
}

extension BoxGroup {
  fileprivate var hasUnheardOutliers: Bool {
    isBox && (summary?.outliers.count ?? 0) > BoxPlot.mostOutliersHeard
  }
}
