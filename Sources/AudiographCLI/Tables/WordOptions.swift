// SPDX-License-Identifier: MIT

internal import Audiograph

/// Options about the words.
extension OptionGroup {
  /// The words of a command whose usual level is `level`.
  static func words(usual level: Level) -> OptionGroup {
    OptionGroup(title: "Words", options: [amount(usual: level)] + lengths + voice + [statistics])
  }

  /// The words of a command that can also answer in JSON.
  static func wordsOrJSON(usual level: Level) -> OptionGroup {
    let facts = OptionSpec(
      .json, "Prints the facts and the words as one JSON document, and nothing else.")
    return OptionGroup(title: "Words", options: words(usual: level).options + [facts])
  }

  /// The words of a command that answers one question.
  static let answer = OptionGroup(
    title: "Words",
    options: voice + [
      OptionSpec(.json, "Prints each answer as one line of JSON, and nothing else.")
    ])

  /// The words of a command that prints only columns in JSON.
  static func wordsOrColumns(usual level: Level) -> OptionGroup {
    let columns = OptionSpec(.json, "With --list-columns, prints them for another program.")
    return OptionGroup(title: "Words", options: words(usual: level).options + [columns])
  }

  private static func amount(usual level: Level) -> OptionSpec {
    OptionSpec(
      .level, takes: .oneOf(Level.allCases.map(\.rawValue), "LEVEL"),
      "How much is said; \(level.rawValue) by default.")
  }

  private static let lengths = [
    OptionSpec(
      .maxLength, takes: .free("NUMBER"),
      "The most characters that the sentences may have, with single spaces between them; whole"
        + " sentences are dropped from the end. Lines before the sentences do not count."),
    OptionSpec(
      .width, takes: .free("NUMBER"),
      "Breaks lines between words at this many characters; a longer word stays whole. On a"
        + " terminal, lines never exceed its width anyway."),
  ]

  static let voice = [
    OptionSpec(
      .lang, takes: .oneOf(Language.allCases.map(\.rawValue), "LANGUAGE"),
      "The language of the words."),
    OptionSpec(.speech, "Prints the words as a voice needs them: no symbols, no abbreviations."),
  ]

  private static let statistics = OptionSpec(
    .stats, "Adds statistics about the trend, which takes longer.")
}
