// SPDX-License-Identifier: MIT

/// A language that charts are told in; the raw value is its tag (BCP 47).
///
/// A language is one file in `Description/Languages` and one line here.
public enum Language: String, Sendable, Hashable, CaseIterable {
  /// English with day before month.
  case english = "en"
  /// English with month before day.
  case americanEnglish = "en-US"
  /// German.
  case german = "de"

  /// The names of units, currencies and symbols.
  var units: UnitVocabulary { wording(.speech).units }

  func wording(_ channel: Channel) -> any Wording {
    switch self {
    case .english: English(channel: channel, isAmerican: false)
    case .americanEnglish: English(channel: channel, isAmerican: true)
    case .german: German(channel: channel)
    }
  }
}
