// SPDX-License-Identifier: MIT

internal import Audiograph

/// What help explains besides commands; the raw value is what is typed.
enum HelpTopic: String, Sendable, CaseIterable {
  case sound, dates, prices, keys, kinds

  /// The page, at most 25 lines of 80 columns.
  func lines(in sentences: Sentences) -> [String] {
    let page =
      switch self {
      case .sound: sentences.say(.topicSoundPage())
      case .dates: sentences.say(.topicDatesPage())
      case .prices: sentences.say(.topicPricesPage())
      case .keys: Self.keys(in: sentences)
      case .kinds: Self.kinds(in: sentences)
      }
    return page.parts(at: "\n").map(String.init)
  }

  /// What each kind is and how it sounds.
  private static func kinds(in sentences: Sentences) -> String {
    let page = sentences.say(.topicKindsPage()).parts(at: "\n").map(String.init)
    let (title, others) = (page.first ?? "", page.last ?? "")
    let kinds = kindLines(in: sentences).flatMap { ($0 + sentences.colon + $1).wrapped(at: 80) }
    let example = "  audiograph describe penguins --as histogram"
    return ([title, ""] + kinds + [others, "", example]).joined(separator: "\n")
  }

  /// Each kind with its two sentences, as the page has them after its title.
  static func kindLines(in sentences: Sentences) -> [(name: String, meaning: String)] {
    sentences.say(.topicKindsPage()).parts(at: "\n").compactMap { line in
      let name = line.part(before: " ")
      guard FormName(rawValue: name) != nil else { return nil }
      return (name, line.words().dropFirst(2).joined(separator: " "))
    }
  }

  /// The keys of `explore`, as its own help has them, as many in a line as have room.
  private static func keys(in sentences: Sentences) -> String {
    let bindings = ExplorationBindings()
    let topics = ExplorationHelp.allCases.compactMap { sentences.phrases.help(bindings, on: $0) }
    let lines = topics.reduce(into: ["  audiograph explore nile"]) { lines, topic in
      let joined = lines[lines.count - 1] + sentences.mark("; ") + topic
      if lines.count > 1, joined.columnCount <= 80 {
        lines[lines.count - 1] = joined
      } else {
        lines.append(topic)
      }
    }
    return lines.joined(separator: "\n")
  }
}

/// Words of help that are neither commands nor topics.
enum HelpWord {
  /// Asks for every option.
  static let all = "all"
  /// What has a page.
  static let names =
    CommandName.allCases.map(\.rawValue) + HelpTopic.allCases.map(\.rawValue)
}
