// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

@Suite struct DateWordsTests {
  @Test func monthsAreNamedWholeOrByThreeLetters() {
    for (index, name) in EnglishMonth.names.enumerated() {
      for count in 1...name.count {
        let beginning = String(name.prefix(count))
        let isName = count == 3 || count == name.count || beginning == "sept"
        for text in [
          beginning, beginning.uppercased(),
          beginning.prefix(1).uppercased() + beginning.dropFirst(),
        ] {
          #expect(month(text) == (isName ? index + 1 : nil), "\(text)")
        }
        #expect(month(beginning + "x") == nil)
        #expect(month(beginning + "\u{0}") == nil)
      }
    }
    for text in ["", "sep\u{0}t", "septe", "jum", "mär", "\u{0}may", "decembers", "novemberrr"] {
      #expect(month(text) == nil, "\(text)")
    }
  }

  private func month(_ text: String) -> Int? {
    EnglishMonth.number(Array(text.utf8).span)
  }

  @Test(arguments: [
    ("", 0), (" - ", 0), ("a", 1), ("1 Jan 2020", 3), (" 1-Jan-2020. ", 3), ("January 1, 2000", 3),
    ("1,2", 2), ("a b c d", 4), ("1 2 3 4 5 6 7 8", 8), ("1/2/2020", 1),
    ("September 30, 2020 and so on", 6), ("September 30, 2020 and so on so", 0),
  ]) func wordsAreCounted(text: String, count: Int) {
    #expect(DateWords(Array(text.utf8).span).count == count)
  }

  @Test func wordsAreRead() {
    let bytes = Array("-- Sept 3, 2021 ".utf8)
    let words = DateWords(bytes.span)
    #expect(words.month(0, of: bytes.span) == 9)
    #expect(words.number(1, of: bytes.span) == 3)
    #expect(words.year(2, of: bytes.span) == 2021)
    #expect(words.year(1, of: bytes.span) == nil)
    #expect(words.number(0, of: bytes.span) == nil)
    #expect(words.month(2, of: bytes.span) == nil)
  }

  @Test func monthStartsGiveDayNumbers() {
    var random = SplitMix(state: 9)
    var start = MonthStart()
    for _ in 0..<20_000 {
      let (year, month, day) = (random.below(4), random.below(12) + 1, random.below(28) + 1)
      let plain = CalendarDate.dayNumber(year: year, month: month, day: day)
      #expect(start.dayNumber(year: year, month: month, day: day) == plain)
    }
  }
}
