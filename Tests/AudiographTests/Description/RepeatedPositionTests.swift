// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// Several points at one position.
@Suite struct RepeatedPositionTests {
  static let weights = [70.0, 71, 69, 72, 70.5, 73]
  static let dates = ToldCase(
    name: "weight", x: ToldCase.daysAfter([0, 0, 1, 1, 2, 2]), values: weights)
  static let numbers = ToldCase(name: "weight", x: .numbers([1, 1, 2, 2, 3, 5]), values: weights)

  @Test func datesAreCounted() throws {
    #expect(
      try Self.dates.sentences(.standard)
        == [
          "weight: 70, 71, 69, 72, 70.5 and 73.",
          "1 March to 3 March 2012, 6 points on 3 different dates, several values a date.",
        ])
    #expect(
      try Self.dates.sentences(.standard, .german).last
        == "1. März bis 3. März 2012, 6 Punkte mit 3 verschiedenen Datumsangaben,"
        + " mehrere Werte je Datum.")
    #expect(
      try Self.dates.sentences(.short)[0]
        == "weight, 6 points on 3 different dates, several values a date: 70, 71, 69, 72, 70.5 and"
        + " 73.")
  }

  @Test func fewRepeatsAreNotMany() throws {
    let test = ToldCase(
      name: "weight", x: ToldCase.daysAfter([0, 0, 1, 2, 4]), values: [1, 2, 3, 4, 5])
    #expect(
      try test.sentences(.standard).last
        == "1 March to 5 March 2012, 5 points on 4 different dates, in places several values a date."
    )
    #expect(
      try test.sentences(.standard, .german).last
        == "1. März bis 5. März 2012, 5 Punkte mit 4 verschiedenen Datumsangaben,"
        + " stellenweise mehrere Werte je Datum.")
  }

  @Test func numbersAreCounted() throws {
    #expect(
      try Self.numbers.sentences(.standard).last
        == "1 to 5, 6 points at 4 different positions, several values at some positions.")
    #expect(
      try Self.numbers.sentences(.standard, .german, .speech).last
        == "1 bis 5, 6 Punkte an 4 verschiedenen Stellen, mehrere Werte an manchen Stellen."
    )
  }

  @Test func tradingDaysAreNotRepeated() throws {
    var days = ToldCase(
      name: "a", kind: .price, x: ToldCase.daysAfter([1, 1, 1, 4, 4, 4]),
      values: [1, 2, 3, 4, 5, 6])
    #expect(try days.sentences(.standard).last?.contains("6 points on 2 different dates") == true)
    days.x = ToldCase.weekdays(6)
    #expect(try days.sentences(.standard).last?.contains("6 trading days.") == true)
  }

  @Test func factsCountPositions() throws {
    #expect(SeriesFacts(try Self.dates.series).positions == 3)
    #expect(SeriesFacts(try Self.numbers.series).positions == 4)
    #expect(SeriesFacts(try ToldCase(name: "a", values: [1, 2]).series).positions == nil)
    let back = ToldCase(name: "a", x: .numbers([2, 1, 2]), values: [1, 2, 3])
    #expect(SeriesFacts(try back.series).positions == 2)
    let text = FactsDocument(
      ChartFacts(try Chart(title: "a", series: [try Self.dates.series]))
    ).text
    #expect(text.contains(#""statistics":null,"positions":3}"#))
  }
}
