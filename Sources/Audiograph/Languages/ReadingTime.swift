// SPDX-License-Identifier: MIT

/// How long a screen reader that speaks takes for a line.
package struct ReadingTime: Sendable, Hashable {
  /// The rate of the voice.
  package let wordsPerMinute: Double
  /// How many words as long as usual ones a digit takes.
  private let wordsPerDigit: Double

  /// The rate of a voice that nobody has asked about; people who listen all day set it higher.
  package static let usualRate = 300.0
  /// Seconds that a sound waits for a line at the usual rate: a voice begins late, and nobody waits for a page.
  package static let limits = 0.6...6.0
  /// Seconds until a voice begins.
  package static let lateness = 0.1
  /// The letters of a word, above which it takes as long as two.
  private static let longWord = 12

  /// The time at a rate above 0, as voices count it, by words of English length.
  package init(wordsPerMinute: Double = usualRate, language: Language = .english) {
    self.wordsPerMinute = wordsPerMinute / language.wordLength
    wordsPerDigit = language.wordsPerDigit
  }

  /// The seconds that it takes to speak a line.
  package func seconds(for line: String) -> Double {
    wordCount(of: line) * 60 / wordsPerMinute
  }

  /// The most seconds that a sound waits for a line: six, and more for a slower voice.
  package var longest: Double { Self.limits.upperBound * max(1, Self.usualRate / wordsPerMinute) }

  /// How many words as long as usual ones are spoken for a line: a number is one, and about one more for each
  /// digit, as "four hundred thirty point four seven" is for 430.47.
  package func wordCount(of line: String) -> Double {
    line.split { $0.isWhitespace || $0.isWide }.reduce(line.wideWordCount) { count, word in
      let digits = word.count(where: \.isWholeNumber)
      let letters = word.count(where: \.isLetter)
      let words = letters + digits == 0 ? 0 : max(1, letters / Self.longWord)
      return count + Double(words) + wordsPerDigit * Double(digits)
    }
  }
}

extension Language {
  /// How long its words take compared with English ones, numbers among them: medians of espeak-ng over lines of
  /// `explore`.
  fileprivate var wordLength: Double { catalogues.number("word-length") ?? 1 }

  /// How long a digit takes compared with a word: chosen so that espeak-ng at 300 words a minute is done
  /// with 92 to 97 of 100 lines that sounds wait for, of some 394 in each language, and with 98 a tenth
  /// of a second later.
  fileprivate var wordsPerDigit: Double { catalogues.number("words-per-digit") ?? 1.15 }
}

extension [Catalogue] {
  fileprivate func number(_ setting: String) -> Double? {
    lazy.compactMap { $0.setting(setting) }.first.flatMap { Double($0) }
  }
}
