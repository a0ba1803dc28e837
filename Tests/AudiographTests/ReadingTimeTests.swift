// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// How long a screen reader takes for a line.
@Suite struct ReadingTimeTests {
  static let lines: [(String, Double)] = [
    ("", 0), (" - , ", 0), ("Right.", 1), ("1 of 13: low.", 4 + 3 * 1.15),
    ("Apple, 1 year, 13 seconds.", 5 + 3 * 1.15),
    ("Apple, 430.47 US dollars, down 5.1 percent in a month.", 10 + 7 * 1.15),
    ("Nile\tflow\u{A0}now", 3), ("Arbeitslosenquote", 1), ("Donaudampfschifffahrtsgesellschaft", 2),
  ]

  @Test(arguments: lines)
  func countsWhatIsSpoken(_ line: String, _ count: Double) {
    #expect(abs(ReadingTime().wordCount(of: line) - count) < 1e-9)
  }

  @Test(arguments: [(300.0, 1.0), (150, 2), (600, 0.5)])
  func takesAsLongAsTheVoice(_ rate: Double, _ seconds: Double) {
    #expect(
      ReadingTime(wordsPerMinute: rate).seconds(for: "five words of a line") == seconds)
  }

  /// Polish words are longer, and a slow voice is waited for longer.
  @Test func languagesAndRatesDiffer() {
    let times = [Language.english, .americanEnglish, .german, .french, .polish].map {
      ReadingTime(language: $0).seconds(for: "five words of a line")
    }
    #expect(times.map { ($0 * 100).rounded() / 100 } == [1, 1, 1.1, 1, 1.25])
    #expect(ReadingTime().longest == 6 && ReadingTime(wordsPerMinute: 150).longest == 12)
    #expect(ReadingTime(wordsPerMinute: 600).longest == 6)
  }

  /// Numbers take longest in Polish, where each part of them is a long word.
  @Test func numbersDiffer() {
    let seconds = [Language.french, .english, .german, .polish].map {
      ReadingTime(language: $0).seconds(for: "430.47")
    }
    #expect(seconds == seconds.sorted() && seconds[3] > 1.8 * seconds[0])
  }

  @Test func usuallyThreeHundredWordsAMinute() {
    #expect(ReadingTime().seconds(for: "five words of a line") == 1)
  }
}
