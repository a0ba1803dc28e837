// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// What may go on is told so only where data end within one step of today.
@Suite struct CurrentDataTests {
  private static let values: [Double] = [
    10, 14, 18, 22, 26, 30, 27, 24, 21, 18, 15, 12, 15, 18, 21, 24, 27, 29, 26, 23, 20,
  ]

  private func legs(
    _ x: XAxis, today: CalendarDate?, _ language: Language = .english
  ) throws -> String {
    let series = try Series(name: "T", kind: .price, x: x, values: Self.values)
    var context = ChartContext()
    context.today = today
    let facts = ChartFacts(try Chart(title: "T", series: [series]), context: context)
    return Description(facts, language: language).sentences(.long).joined(separator: " ")
  }

  /// The last day of the weekdays is Friday 30 March 2012.
  private func day(_ month: Int, _ day: Int, _ year: Int = 2012) -> CalendarDate {
    CalendarDate(day: CalendarDate.dayNumber(year: year, month: month, day: day))
  }

  @Test func daysAreCurrentUntilTheNext() throws {
    let x = ToldCase.weekdays(21)
    for today in [day(3, 30), day(3, 31), day(4, 1), day(4, 2)] {
      #expect(try legs(x, today: today).contains(" so far"), "\(today)")
    }
    for today in [nil, day(3, 1), day(4, 3), day(3, 30, 2013)] {
      let told = try legs(x, today: today)
      #expect(!told.contains("so far") && !told.contains(" has "), "\(told)")
      #expect(told.contains(", then fell 31 percent."), "\(told)")
    }
  }

  @Test func yearsAreCurrentUntilTheNextIsOver() throws {
    let x = ToldCase.years(1990, 21)
    #expect(try legs(x, today: day(12, 31, 2011)).contains(" so far"))
    #expect(try legs(x, today: day(1, 1, 2010)).contains(" so far"))
    #expect(try !legs(x, today: day(1, 1, 2012)).contains(" so far"))
    #expect(try !legs(x, today: day(1, 1, 2009)).contains(" so far"))
  }

  static let others: [(Language, String, String)] = [
    (.german, "seither", " fiel dann um 31 Prozent"), (.french, " depuis", ", puis a baissé"),
    (.polish, "od tego czasu", "a potem spadła"),
  ]

  @Test(arguments: others)
  func otherLanguages(language: Language, current: String, past: String) throws {
    let x = ToldCase.weekdays(21)
    #expect(try legs(x, today: day(3, 31), language).contains(current))
    let told = try legs(x, today: nil, language)
    #expect(!told.contains(current), "\(told)")
    #expect(told.contains(past), "\(told)")
  }

  @Test func whatTurnedOnceIsToldSince() throws {
    let rise = stride(from: 10.0, through: 32, by: 2)
    let values = Array(rise) + Array(stride(from: 29.0, through: 5, by: -3))
    let series = try Series(name: "T", kind: .price, x: ToldCase.weekdays(21), values: values)
    func told(_ today: CalendarDate?) throws -> String {
      var context = ChartContext()
      context.today = today
      let facts = ChartFacts(try Chart(title: "T", series: [series]), context: context)
      return Description(facts).sentences(.standard).joined(separator: " ")
    }
    #expect(try told(day(3, 31)).contains("; the fall since is "))
    #expect(try told(nil).contains("; the fall after it was "))
  }

  @Test func withoutDatesNothingIsCurrent() throws {
    #expect(try !legs(.rows(count: 21), today: day(3, 31)).contains("so far"))
  }
}
