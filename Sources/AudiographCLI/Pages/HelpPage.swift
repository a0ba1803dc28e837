// SPDX-License-Identifier: MIT

/// The short help of a command: usage, examples, and the options that people need most.
///
/// No page has more than 25 lines of 80 columns, so that it is heard in a minute and stands on one
/// screen. `FullHelpPage` has the rest.
enum HelpPage {
  static func lines(of spec: CommandSpec) -> [String] {
    let essentials = Essentials.of(spec.name)
    return ["Usage: \(FullHelpPage.usage(of: spec))", sentence(spec.summary)]
      + essentials.notes
      + ["", "Examples:"] + spec.examples.prefix(3).flatMap(example)
      + options(essentials.options, of: spec)
      + ["", "audiograph \(spec.name.rawValue) --help all explains every option."]
      + topics(essentials.topics)
  }

  private static func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }

  private static func example(_ example: Example) -> [String] {
    ["  \(example.line)", "    \(example.meaning)"]
  }

  private static func options(_ options: [EssentialOption], of spec: CommandSpec) -> [String] {
    options.isEmpty ? [] : ["", "Options:"] + options.map { line($0, spec) }
  }

  private static func line(_ essential: EssentialOption, _ spec: CommandSpec) -> String {
    let heading = spec.option(essential.name).map(FullHelpPage.heading)
    return "  \(heading ?? essential.name.typed): \(essential.meaning)"
  }

  private static func topics(_ topics: [HelpTopic]) -> [String] {
    guard !topics.isEmpty else { return [] }
    return ["See also: audiograph help \(english.alternatives(topics.map(\.rawValue)))."]
  }
}
