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
  private let askedLanguage: Language?
  private var askedChannel: Channel?
  private let settings: Settings

  /// Checks the options; the settings are not looked at yet.
  init(_ arguments: Arguments, _ settings: Settings) throws(UsageError) {
    try arguments.exclude(OptionName.exclusions.filter { $0.0 == .json })
    level = arguments[.level].flatMap(Level.init)
    maxLength = try arguments.wholeNumber(.maxLength)
    width = try arguments.wholeNumber(.width)
    isJSON = arguments.has(.json)
    withStatistics = arguments.has(.stats)
    askedLanguage = arguments[.lang].flatMap { Language(rawValue: $0) }
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

/// The language of the words and their audience: eyes or a speech synthesiser.
struct Audience: Equatable {
  var language = Language.english
  var channel = Channel.display
}
