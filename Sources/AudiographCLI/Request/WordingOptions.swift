// SPDX-License-Identifier: MIT

internal import Audiograph

/// The parsed options and settings about the words.
struct WordingOptions {
  /// How much is said; nil for what the command says without being asked.
  let level: Level?
  /// The most characters that the sentences may have, single spaces between them counted.
  let maxLength: Int?
  /// Where lines are wrapped; nil leaves them whole.
  let width: Int?
  let isJSON: Bool
  let withStatistics: Bool
  private var askedLanguage: Language?
  private var askedChannel: Channel?
  private let settings: Settings

  /// What the options say; the settings are not looked at yet.
  init(_ arguments: Arguments, _ settings: Settings) {
    level = arguments[.level].flatMap(Level.init)
    maxLength = arguments.wholeNumber(.maxLength)
    width = arguments.wholeNumber(.width)
    isJSON = arguments.has(.json)
    withStatistics = arguments.has(.stats)
    askedLanguage = arguments.languages.first
    askedChannel =
      arguments.has(.speech) ? .speech : arguments.isOff(.speech) ? .display : nil
    self.settings = settings
  }

  /// The same words for a voice.
  var spoken: WordingOptions {
    var words = self
    words.askedChannel = .speech
    return words
  }

  /// The same words in a language.
  func told(in language: Language) -> WordingOptions {
    var words = self
    words.askedLanguage = language
    return words
  }

  /// The language of the words: the option's, else the settings', else the locale's, else English.
  func language() throws(SettingsError) -> Language {
    if let askedLanguage { return askedLanguage }
    return try settings.value(.lang).flatMap { Language(rawValue: $0) } ?? settings.localeLanguage
      ?? .english
  }

  /// The language and the channel of the words.
  func audience() throws(SettingsError) -> Audience {
    if let askedChannel { return Audience(language: try language(), channel: askedChannel) }
    return Audience(language: try language(), channel: try channel() ?? .display)
  }

  /// The most characters of a line of a walk: the cells of a display less one, behind which the cursor
  /// stands; for a voice, which has no last cell, as many as there are.
  func lineLimit(_ audience: Audience) throws(SettingsError) -> Int {
    if audience.channel == .speech { return .max }
    return width.map { max(14, $0) - 1 } ?? Phrasebook.usualLineLimit
  }

  /// The channel that the settings `words` and `speech` ask for, `speech` before `words` where they
  /// stand at one place.
  private func channel() throws(SettingsError) -> Channel? {
    let words = try settings.found(.words)
    guard let speech = try settings.found(.option(.speech)),
      words.map({ speech.rank <= $0.rank }) ?? true
    else { return words.flatMap { Channel(rawValue: $0.value) } }
    return speech.value == "on" ? .speech : .display
  }
}

extension Arguments {
  /// The languages that are asked for, each once, in order; those after the first are for pages.
  var languages: [Language] {
    let asked = (self[.lang] ?? "").parts(at: ",").compactMap { Language(rawValue: String($0)) }
    return asked.indices.filter { !asked[..<$0].contains(asked[$0]) }.map { asked[$0] }
  }

  /// Throws where several languages are asked for, and no page is written that could hold them.
  func checkLanguages() throws(UsageError) {
    guard let asked = self[.lang], languages.count > 1, !writes(.html) else { return }
    throw .languagesWithoutPage(asked)
  }

  /// Whether a document is among the outputs.
  func writes(_ format: DocumentFormat) -> Bool {
    self[.format] == format.rawValue
      || withUsualSets().all(.output).contains { pathEnding($0) == format.rawValue }
  }
}

/// The language of the words and their audience: eyes or a speech synthesiser.
struct Audience: Equatable {
  var language = Language.english
  var channel = Channel.display
}
