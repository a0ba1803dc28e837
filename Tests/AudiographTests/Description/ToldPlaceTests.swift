// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// Places along x are told as precisely as the steps between them ask for.
@Suite struct ToldPlaceTests {
  /// Times from 06:05:11.123456 on 1 March 2024 on, in even steps of microseconds.
  private static func times(_ step: Int64, count: Int = 20) -> XAxis {
    let first = CalendarDate(day: 19783).instant + 21_911_123_456
    return .dates(
      XAxis.Dates(
        instants: (0..<count).map { first + Int64($0) * step }, precision: .microsecond))
  }

  @Test(arguments: [
    (86_400_000_000, "06:05 on 1 Mar 2024", "6 oh 5 on March first 2024"),
    (10_000_000, "06:05:11 on 1 Mar 2024", "6 oh 5 and 11 seconds on March first 2024"),
    (1_000_000, "06:05:11 on 1 Mar 2024", "6 oh 5 and 11 seconds on March first 2024"),
    (3700, "06:05:11.123 on 1 Mar 2024", "6 oh 5 and 11.123 seconds on March first 2024"),
    (20, "06:05:11.123456 on 1 Mar 2024", "6 oh 5 and 11.123456 seconds on March first 2024"),
  ]) func timesHaveThePrecisionOfTheirSteps(_ step: Int64, _ shown: String, _ spoken: String) {
    let mention = CalendarMemory.shortMention(on: Self.times(step), 0)
    #expect(Language.english.wording(.display).place(mention) == shown)
    #expect(Language.english.wording(.speech).place(mention) == spoken)
  }

  @Test func partsOfASecondAreSpokenInEveryLanguage() {
    let mention = CalendarMemory.shortMention(on: Self.times(3700), 0)
    #expect(
      Language.german.wording(.speech).place(mention).hasSuffix("6 Uhr 5 und 11,123 Sekunden"))
    #expect(Language.french.wording(.speech).place(mention).contains("11,123 secondes"))
    #expect(Language.polish.wording(.speech).place(mention).contains("11,123 sekundy"))
  }

  @Test func oneTimeIsToldToTheSecond() {
    let mention = CalendarMemory.shortMention(on: Self.times(1, count: 1), 0)
    #expect(Language.english.wording(.display).place(mention) == "06:05:11 on 1 Mar 2024")
  }

  @Test func clocksAreToldToTheSecond() throws {
    let names = (0..<12).map { "06:05:\(10 + $0).123456" }
    let series = try Series(name: "", x: .categories(names), values: names.map { _ in 1 })
    var memory = CalendarMemory(series)
    #expect(Language.english.wording(.display).at(memory.mention(series.x[0])) == "at 06:05:10")
    let short = CalendarMemory.shortMention(on: series.x, 1)
    #expect(Language.english.wording(.display).place(short) == "06:05:11")
  }

  private static let parts: [Double] = (0...45).map { Double($0) / 45 }
  private static let quarters: [Double] = (0...9).map { 1959 + Double($0) / 4 }
  private static let thirds: [Double] = (0...9).map { 100 + Double($0) / 3 }
  static let numbers: [([Double], Int, String)] = [
    (parts, 30, "0.667"), (parts, 9, "0.2"), (quarters, 1, "1959.25"), (thirds, 1, "100.33"),
    ([0, 0.0978647359, 0.2, 1], 1, "0.098"), ([0.123456, 0.7], 0, "0.123456"),
    ([1_234_567.125, 1_234_567.25, 1_234_567.375], 1, "1234567.25"),
  ]

  @Test(arguments: numbers)
  func numbersShowATenthOfAStep(_ numbers: [Double], _ index: Int, _ words: String) {
    let mention = CalendarMemory.shortMention(on: .numbers(numbers), index)
    #expect(Language.english.wording(.display).place(mention) == words)
  }

  /// Facts keep what the data have.
  @Test func factsAreExact() throws {
    let x = XAxis.numbers((0...45).map { Double($0) / 45 })
    let values: [Double] = (0...45).map { $0 == 44 ? 9 : 1 }
    let chart = try Chart(title: "t", series: [Series(name: "t", x: x, values: values)])
    #expect(FactsDocument(ChartFacts(chart)).text.contains("0.9777777777777777"))
  }
}
