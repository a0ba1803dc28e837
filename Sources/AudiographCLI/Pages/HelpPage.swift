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
    return [sentences.helpUsage(usage: FullHelpPage.usage(of: spec)), summary]
      + essentials.notes.flatMap { $0(sentences).wrapped(at: Self.width) }
      + ["", sentences.helpExamples()] + spec.examples.prefix(3).flatMap(example)
      + options(essentials.options)
      + ["", sentences.helpMore(command: spec.name.rawValue)] + topics(essentials.topics)
  }

  private var summary: String {
    let summary = spec.summary(sentences)
    return summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }

  private func example(_ example: Example) -> [String] {
    ["  \(example.line)", "    \(example.meaning(sentences))"]
  }

  private func options(_ options: [EssentialOption]) -> [String] {
    options.isEmpty ? [] : ["", sentences.helpOptions()] + options.map(line)
  }

  private func line(_ essential: EssentialOption) -> String {
    let heading = spec.option(essential.name).map(FullHelpPage.heading)
    return "  \(heading ?? essential.name.typed): \(essential.meaning(sentences))"
  }

  private func topics(_ topics: [HelpTopic]) -> [String] {
    topics.isEmpty ? [] : [sentences.helpSeeAlso(topics: topics.map(\.rawValue))]
  }
}
