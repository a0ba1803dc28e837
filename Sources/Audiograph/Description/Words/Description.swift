// SPDX-License-Identifier: MIT

/// How much is said.
public enum Level: String, Sendable, Hashable, CaseIterable {
  /// One line of at most 140 characters, for the alternative text of a picture.
  case alt
  /// At most two sentences.
  case short
  /// At most five sentences and 90 words, 40 more for each further series.
  case standard
  /// At most 250 words, 100 more for each further series.
  case long
}

/// Who takes the words in.
public enum Channel: String, Sendable, Hashable, CaseIterable {
  /// Eyes, and screen readers that read symbols well.
  case display
  /// A voice: words only, no symbol that a synthesiser could drop or misread.
  case speech
}

/// A language that charts are told in.
public enum Language: String, Sendable, Hashable, CaseIterable {
  case english = "en"
  case americanEnglish = "en-US"
  case german = "de"
}

/// A chart in words: facts first, then sentences that follow from them by fixed rules.
public struct Description: Sendable {
  let facts: ChartFacts
  let language: Language
  let channel: Channel

  /// The words for a chart's facts in a language and a channel.
  public init(_ facts: ChartFacts, language: Language = .english, channel: Channel = .display) {
    self.facts = facts
    self.language = language
    self.channel = channel
  }

  /// The sentences of a level, the most important first.
  public func sentences(_ level: Level) -> [String] { [facts.title] }

  /// The sentences of a level within a number of characters, spaces between them counted.
  ///
  /// Whole sentences are dropped from the end; where not even one fits, `alt` is tried.
  /// - Returns: The sentences, or nil where not even `alt` fits.
  public func sentences(_ level: Level, atMost characters: Int) -> [String]? { nil }
}
