// SPDX-License-Identifier: MIT

internal import Audiograph

/// A setting that stands in the environment or in the file of settings.
///
/// The raw value is its name in the file; in capitals behind `AUDIOGRAPH_` it is the variable's.
enum SettingKey: String, CaseIterable, Sendable {
  /// Which channel of words is printed.
  case words
  /// The language of the words.
  case lang

  /// The variable of the environment: `AUDIOGRAPH_WORDS`.
  var variable: String { "AUDIOGRAPH_\(rawValue.uppercased())" }

  /// The words that are allowed.
  var allowed: [String] {
    switch self {
    case .words: Channel.allCases.map(\.rawValue)
    case .lang: Language.allCases.map(\.rawValue)
    }
  }

  /// What the setting does, one sentence.
  var meaning: String {
    switch self {
    case .words: "Which words are printed: display for eyes, speech for a voice."
    case .lang: "The language of the words."
    }
  }
}

/// Where the value of a setting stands.
enum SettingPlace: Equatable, Sendable {
  case variable(String)
  case file(String)
}
