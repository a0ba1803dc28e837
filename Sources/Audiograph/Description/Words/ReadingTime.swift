// SPDX-License-Identifier: MIT

/// How long a screen reader that speaks takes for a line.
package struct ReadingTime: Sendable, Hashable {
  /// The rate of the voice.
  package let wordsPerMinute: Double

  /// The rate of a voice that nobody has asked about; people who listen all day set it higher.
  package static let usualRate = 300.0
  /// Seconds that a sound waits for a line at the usual rate: a voice begins late, and nobody waits for a page.
  package static let limits = 0.6...6.0
  /// The letters of a word, above which it takes as long as two.
  private static let longWord = 12

  /// The time at a rate above 0, as voices count it, by words of English length.
  package init(wordsPerMinute: Double = usualRate, language: Language = .english) {
    self.wordsPerMinute = wordsPerMinute / language.wordLength
  }

  /// The seconds that it takes to speak a line.
  package func seconds(for line: String) -> Double {
    Double(Self.wordCount(of: line)) * 60 / wordsPerMinute
  }

  /// The most seconds that a sound waits for a line: six, and more for a slower voice.
  package var longest: Double { Self.limits.upperBound * max(1, Self.usualRate / wordsPerMinute) }

  /// How many words are spoken for a line: a number has about one for each digit, as
  /// "four hundred thirty point four seven" has for 430.47.
  package static func wordCount(of line: String) -> Int {
    line.split(whereSeparator: \.isWhitespace).reduce(0) { count, word in
      let digits = word.count(where: \.isWholeNumber)
      let letters = word.count(where: \.isLetter)
      return count + max(letters + digits == 0 ? 0 : 1, digits + letters / longWord)
    }
  }
}

extension Language {
  /// How long its words take compared with English ones, numbers among them: medians of espeak-ng over lines of
  /// `explore`.
  fileprivate var wordLength: Double {
    switch self {
    case .english, .americanEnglish, .french: 1
    case .german: 1.1
    case .polish: 1.25
    }
  }
}
