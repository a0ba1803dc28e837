// SPDX-License-Identifier: MIT

/// A chart that is no line in words.
struct FormDescription: Sendable {
  private let model: FormContent
  private let title: String
  private let saysTitle: Bool
  private let wording: Wording

  /// The words for a chart in a language and a channel.
  init(
    _ model: FormContent, title: String, saysTitle: Bool = false,
    language: Language = .english, channel: Channel = .display
  ) {
    (self.model, self.title, self.saysTitle) = (model, title, saysTitle)
    wording = language.wording(channel)
  }

  /// The sentences of a level, the most important first.
  func sentences(_ level: Level) -> [String] {
    guard level != .alt else { return [alternative(atMost: Description.alternativeLimit)] }
    let limits = level.limits
    var words = 0
    var kept: [String] = []
    for statement in model.statements(level).prefix(limits.sentences) {
      var sentence = wording.sentence(statement)
      if kept.isEmpty, saysTitle, !sentence.begins(with: wording.name(title)) {
        sentence = formTitled(sentence)
      }
      words += sentence.wordCount
      guard words <= limits.words || kept.isEmpty else { break }
      kept.append(sentence)
    }
    return level == .short ? kept : kept + [wording.kind(model.name, count: model.counts.points)]
  }

  /// The sentences of a level within a number of characters; nil if not even the shortest fits.
  func sentences(_ level: Level, atMost characters: Int) -> [String]? {
    let kept = sentences(level).fitting(in: characters)
    if !kept.isEmpty { return kept }
    return alternatives.first { $0.count <= min(characters, Description.alternativeLimit) }
      .map { [$0] }
  }

  /// The fewest characters in which the chart can be described.
  var fewestCharacters: Int {
    model.statements(.alt).map { wording.sentence($0).count }.min() ?? 0
  }

  /// The title and what matters most.
  private func alternative(atMost limit: Int) -> String {
    let all = alternatives
    return all.first { $0.count <= limit } ?? (all.last ?? title).shortened(to: limit)
  }

  /// The ways to say what matters most, with the title and without, the fullest first.
  private var alternatives: [String] {
    let all = model.statements(.alt).map(wording.sentence)
    return all.map(formTitled) + all
  }

  private func formTitled(_ sentence: String) -> String {
    title.isBlank ? sentence : "\(wording.name(title))\(wording.colon)\(sentence)"
  }
}

extension Level {
  /// The most sentences and words.
  fileprivate var limits: (sentences: Int, words: Int) {
    switch self {
    case .alt: (1, .max)
    case .short: (2, .max)
    case .standard: (5, 90)
    case .long: (14, 250)
    }
  }
}

extension Wording {
  /// What a chart is, and how many points it has where it has points, as a sentence.
  ///
  /// For example: `Scatter plot, 51 points.`
  func kind(_ name: FormName, count: Int) -> String {
    ended(kindInWords(name, count: count).capitalizedFirst)
  }

  private func kindInWords(_ name: FormName, count: Int) -> String {
    let kind = say(.formKind(form: name))
    return switch name {
    // Of values in groups, bins, cells and parts the description has said how many there are.
    case .histogram, .density, .box, .heatmap, .share: kind
    case .line, .candles, .bars, .scatter, .band: kind + comma + points(count)
    }
  }

  /// What a picture is called where all that it shows is said beside it: `nile, line, 100 points`.
  func picture(of title: String, _ kind: FormName, count: Int) -> String {
    finished(self.title(title) + comma + kindInWords(kind, count: count))
  }

  /// A whole sentence.
  func sentence(_ statement: FormSentence) -> String {
    let clause = finished(statement.clause(self))
    return ended(statement.beginsWithName ? clause : capitalized(clause))
  }
}
