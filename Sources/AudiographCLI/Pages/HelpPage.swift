// SPDX-License-Identifier: MIT

/// The short help of a command: usage, examples, and the options that people need most.
///
/// No page has more than 25 lines of 80 columns, so that it is heard in a minute and stands on one
/// screen. `FullHelpPage` has the rest.
struct HelpPage {
  private let spec: CommandSpec
  private let sentences: Sentences

  /// The most columns of a line.
  static let width = 80

  static func lines(of spec: CommandSpec, in sentences: Sentences) -> [String] {
    HelpPage(spec: spec, sentences: sentences).lines
  }

  private var lines: [String] {
    let essentials = Essentials.of(spec.name)
    return [sentences.say(.pageUsage(usage: FullHelpPage.usage(of: spec))), summary]
      + essentials.notes(of: spec.name).flatMap { $0(sentences).wrapped(at: Self.width) }
      + ["", sentences.say(.pageExamples())]
      + spec.explainedExamples.prefix(3).flatMap {
        ["  \($0.line)", "    \($0.meaning(sentences))"]
      }
      + options(essentials)
      + ["", sentences.say(.pageMore(command: spec.name.rawValue))] + topics(essentials.topics)
  }

  private var summary: String {
    let summary = spec.summary(sentences)
    return sentences.ended(summary.prefix(1).uppercased() + summary.dropFirst())
  }

  private func options(_ essentials: Essentials) -> [String] {
    guard !essentials.options.isEmpty else { return [] }
    return ["", sentences.say(.pageOptions())]
      + essentials.options.map { option in
        let heading = spec.option(option).map(FullHelpPage.heading) ?? option.typed
        return "  " + heading + sentences.colon + essentials.meaning(of: option)(sentences)
      }
  }

  private func topics(_ topics: [HelpTopic]) -> [String] {
    topics.isEmpty ? [] : [sentences.say(.pageSeeAlso(topics: topics.map(\.rawValue)))]
  }
}
