// SPDX-License-Identifier: MIT

/// The level of detail.
public enum Level: String, Sendable, Hashable, CaseIterable {
  /// One line of at most 140 characters, for the alternative text of a picture.
  case alt
  /// At most two sentences.
  case short
  /// At most five sentences and 90 words, 40 more words for each further series.
  case standard
  /// At most 250 words, 150 more for each further series.
  case long
}

/// A chart in words: facts first, then sentences that follow from them by fixed rules.
///
/// Every number in a sentence is in the facts or follows from them by a formula; the rules stand
/// in `Documentation/words.md`.
public struct Description: Sendable {
  private let wording: Wording
  private let plan: ChartPlan
  private let channel: Channel

  /// The most characters of the shortest level.
  public static let alternativeLimit = 140

  /// The words for a chart's facts in a language and a channel.
  public init(_ facts: ChartFacts, language: Language = .english, channel: Channel = .display) {
    wording = language.wording(channel)
    let told = facts.keepingInsight(ofFirst: ChartPlan.mostTold)
    plan = ChartPlan(told, channel: channel)
    self.channel = channel
  }

  /// The sentences of a level, the most important first.
  ///
  /// Texts are lists until they are printed, so that nothing ever searches for full stops.
  public func sentences(_ level: Level) -> [String] {
    guard level == .alt else { return plan.groups(level).flatMap(sentences) }
    return [alternative(atMost: Self.alternativeLimit) ?? nameAlone]
  }

  /// The sentences of a level within a number of characters, spaces between them counted.
  ///
  /// Whole sentences are dropped from the end; where that leaves nothing of how it went, `alt` is
  /// tried.
  /// - Returns: The sentences, or nil if not even `alt` fits.
  public func sentences(_ level: Level, atMost characters: Int) -> [String]? {
    let all = sentences(level)
    let kept = all.fitting(in: characters)
    if !kept.isEmpty { return kept }
    return alternative(atMost: min(characters, Self.alternativeLimit)).map { [$0] }
  }

  /// The name, the last value, and the change that led to it: one of many charts that are told in
  /// turn, and of several series the first.
  ///
  /// For example: `Apple, 430.47 US dollars, down 5.1 percent in a month.`
  public var latest: String { wording.sentence(plan.latest[0]) }

  /// The same in at most so many characters, if it is enough to leave out the unit and how long it took; else
  /// the shortest of these.
  package func latest(atMost characters: Int) -> String {
    let ways = plan.latest.map(wording.sentence)
    return ways.first { $0.count <= characters } ?? ways.min { $0.count < $1.count } ?? latest
  }

  /// What is left where numbers and names are too long for the shortest level.
  private var nameAlone: String {
    wording.sentence(plan.title).shortened(to: Self.alternativeLimit)
  }

  /// The fewest characters in which the chart can be described.
  public var fewestCharacters: Int {
    alternatives.map(\.count).min() ?? 0
  }

  /// The fullest wording of the shortest level that fits.
  func alternative(atMost characters: Int) -> String? {
    alternatives.first { $0.count <= characters }
  }

  /// The wordings of the shortest level, the fullest first.
  ///
  /// A name has no more than 40 characters where facts need its room, and fewer where not even the
  /// least of them fits. The title alone, without a fact, is the last.
  private var alternatives: some Sequence<String> {
    let whole = plan.alternatives()
    let limits = Self.nameLimits.map { limit in
      plan.facts.named(atMost: limit).map { ChartPlan($0, channel: channel).alternatives() }
    }
    let first = limits[0] ?? []
    let pairs = whole.indices.flatMap { index in
      [whole[index]] + (index < first.count ? [first[index]] : [])
    }
    let all = pairs + limits.dropFirst().flatMap { $0 ?? [] }
    return (all.filter { !$0.isLastResort } + all.filter(\.isLastResort)).lazy
      .map { wording.sentence($0.said) }
  }

  private static let nameLimits = [Phrasebook.titleLimit, 24, 12]

  /// What fits within the limits of a group; the first sentence always does.
  private func sentences(of group: ChartPlan.Group) -> [String] {
    let last = [group.extent].compactMap { $0.map(wording.sentence) }
    var kept: [String] = []
    var words = last.reduce(0) { $0 + $1.wordCount }
    for statement in group.statements.prefix(group.sentenceLimit.map { $0 - last.count } ?? .max) {
      let sentence = wording.sentence(statement)
      words += sentence.wordCount
      if let limit = group.wordLimit, words > limit, !kept.isEmpty { break }
      kept.append(sentence)
    }
    return kept + last
  }
}

extension [String] {
  /// As many sentences from the front as have room, single spaces between them counted.
  func fitting(in limit: Int) -> [String] {
    var length = -1
    return Array(
      prefix { sentence in
        length += sentence.count + 1
        return length <= limit
      })
  }
}
