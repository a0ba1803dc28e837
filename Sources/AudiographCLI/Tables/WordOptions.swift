// SPDX-License-Identifier: MIT

internal import Audiograph

/// Options about the words.
extension OptionGroup {
  /// The words of a command whose usual level is `level`.
  static func words(usual level: Level) -> OptionGroup {
    OptionGroup(
      title: { $0.groupWords() }, options: [amount(usual: level)] + lengths + voice + [statistics],
      areSettings: true)
  }

  /// The words of a command that can also answer in JSON.
  static func wordsOrJSON(usual level: Level) -> OptionGroup {
    let facts = OptionSpec(.json, excludes: ofText, { $0.optionJsonFacts() })
    return OptionGroup(title: { $0.groupWords() }, options: words(usual: level).options + [facts])
  }

  /// The words of a command that answers one question.
  static let answer = OptionGroup(
    title: { $0.groupWords() },
    options: voice + [
      OptionSpec(.json, isOnlyTyped: true, excludes: ofText, { $0.optionJsonAnswers() })
    ], areSettings: true)

  /// The words of a command that prints only columns in JSON.
  static func wordsOrColumns(usual level: Level) -> OptionGroup {
    let columns = OptionSpec(.json, excludes: ofText, { $0.optionJsonColumns() })
    return OptionGroup(title: { $0.groupWords() }, options: words(usual: level).options + [columns])
  }

  private static func amount(usual level: Level) -> OptionSpec {
    OptionSpec(
      .level, takes: .oneOf(Level.allCases.map(\.rawValue), "LEVEL"),
      { $0.optionLevel(level: level.rawValue) })
  }

  /// What means nothing to facts in JSON.
  private static let ofText: [OptionName] = [
    .level, .maxLength, .width, .speech, .speak, .explain,
  ]

  private static let lengths = [
    OptionSpec(
      .maxLength, takes: .wholeNumber(within: widths),
      { $0.optionMaxLength() }),
    width,
  ]

  /// Where lines are wrapped.
  static let width = OptionSpec(
    .width, takes: .wholeNumber(within: widths), { $0.optionWidth() })

  private static let widths = 1...1_000_000

  /// The same for what writes pages, which can have several languages.
  var inLanguages: OptionGroup {
    var group = self
    group.options = options.map { $0.name == .lang ? $0.list { $0.optionLanguages() } : $0 }
    return group
  }

  static let voice = [
    OptionSpec(
      .lang, takes: .oneOf(Language.allCases.map(\.rawValue), "LANGUAGE"),
      { $0.optionLang() }),
    OptionSpec(.speech, { $0.optionSpeech() }),
  ]

  /// Cells behind the words.
  static let braille = OptionGroup(
    title: { $0.groupBraille() },
    options: [OptionSpec(.braille, orAttached: "CELLS[xROWS]", { $0.optionBraille() })])

  private static let statistics = OptionSpec(
    .stats, { $0.optionStats() })
}
