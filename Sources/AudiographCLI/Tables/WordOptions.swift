// SPDX-License-Identifier: MIT

internal import Audiograph

/// Options about the words.
extension OptionGroup {
  /// The words of a command whose usual level is `level`.
  static func words(usual level: Level) -> OptionGroup {
    OptionGroup(
      title: "group.words", options: [amount(usual: level)] + lengths + voice + [statistics],
      areSettings: true)
  }

  /// The words of a command that can also answer in JSON.
  static func wordsOrJSON(usual level: Level) -> OptionGroup {
    let facts = OptionSpec(.json, excludes: ofText, "option.jsonFacts")
    return OptionGroup(title: "group.words", options: words(usual: level).options + [facts])
  }

  /// The words of a command that answers one question.
  static let answer = OptionGroup(
    title: "group.words",
    options: voice + [
      OptionSpec(.json, isOnlyTyped: true, excludes: ofText, "option.jsonAnswers")
    ], areSettings: true)

  /// The words of a command that prints only columns in JSON.
  static func wordsOrColumns(usual level: Level) -> OptionGroup {
    let columns = OptionSpec(.json, excludes: ofText, "option.jsonColumns")
    return OptionGroup(title: "group.words", options: words(usual: level).options + [columns])
  }

  private static func amount(usual level: Level) -> OptionSpec {
    OptionSpec(
      .level, takes: .oneOf(Level.allCases.map(\.rawValue), "LEVEL"),
      HelpText("option.level", [Given("level", .text(level.rawValue))]))
  }

  /// What means nothing to facts in JSON.
  private static let ofText: [OptionName] = [
    .level, .maxLength, .width, .speech, .speak, .explain,
  ]

  private static let lengths = [
    OptionSpec(.maxLength, takes: .wholeNumber(within: widths)),
    width,
  ]

  /// Where lines are wrapped.
  static let width = OptionSpec(.width, takes: .wholeNumber(within: widths))

  private static let widths = 1...1_000_000

  /// The same for what writes pages, which can have several languages.
  var inLanguages: OptionGroup {
    var group = self
    group.options = options.map { $0.name == .lang ? $0.list("option.languages") : $0 }
    return group
  }

  static let voice = [
    OptionSpec(
      .lang, takes: .oneOf(Language.allCases.map(\.rawValue), "LANGUAGE")),
    OptionSpec(.speech),
  ]

  /// Cells behind the words.
  static let braille = OptionGroup(
    title: "group.braille",
    options: [OptionSpec(.braille, orAttached: "CELLS[xROWS]")])

  private static let statistics = OptionSpec(.stats)
}
