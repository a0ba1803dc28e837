// SPDX-License-Identifier: MIT

internal import Audiograph

/// What help explains besides commands; the raw value is what is typed.
enum HelpTopic: String, Sendable, CaseIterable {
  case sound, dates, prices, keys

  /// The page, at most 25 lines of 80 columns.
  func lines(in sentences: Sentences) -> [String] {
    let page =
      switch self {
      case .sound: sentences.say(.topicSoundPage())
      case .dates: sentences.say(.topicDatesPage())
      case .prices: sentences.say(.topicPricesPage())
      case .keys: Self.keys(in: sentences)
      }
    return page.parts(at: "\n").map(String.init)
  }

  /// The keys of `explore`, as its own help has them, as many in a line as have room.
  private static func keys(in sentences: Sentences) -> String {
    let bindings = ExplorationBindings()
    let topics = (0..<ExplorationHelp.pageCount).flatMap {
      sentences.phrases.help(bindings, page: $0).dropLast()
    }
    let lines = topics.reduce(into: ["  audiograph explore nile"]) { lines, topic in
      let joined = "\(lines[lines.count - 1]); \(topic)"
      if lines.count > 1, joined.count <= 80 {
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
}
