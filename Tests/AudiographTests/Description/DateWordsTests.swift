// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct DateWordsTests {
  static func date(_ year: Int, _ month: Int, _ day: Int, _ precision: DatePrecision) throws
    -> CalendarDate
  {
    try #require(CalendarDate(year: year, month: month, day: day, precision: precision))
  }

  @Test(arguments: [
    (2024, 1, 2, DatePrecision.day, "2 January 2024", "on 2 January 2024"),
    (1959, 1, 1, .quarter, "first quarter of 1959", "in the first quarter of 1959"),
    (2009, 12, 31, .quarter, "fourth quarter of 2009", "in the fourth quarter of 2009"),
    (2024, 5, 1, .month, "May 2024", "in May 2024"),
    (1871, 1, 1, .year, "1871", "in 1871"),
    (0, 1, 1, .year, "1 BC", "in 1 BC"),
    (-43, 3, 15, .day, "15 March 44 BC", "on 15 March 44 BC"),
  ])
  func readsAsPrecise(
    _ year: Int, _ month: Int, _ day: Int, _ precision: DatePrecision, _ text: String,
    _ place: String
  ) throws {
    let date = try Self.date(year, month, day, precision)
    #expect(DateWords.text(of: date) == text)
    #expect(DateWords.place(.date(date)) == place)
  }

  @Test(arguments: [
    (DatePrecision.minute, "14:30:00"), (.second, "14:30:00"), (.millisecond, "14:30:00.000"),
  ])
  func readsTheClock(_ precision: DatePrecision, _ clock: String) throws {
    var date = try Self.date(2012, 3, 2, precision)
    date.instant += 14 * 3_600_000_000 + 30 * 60_000_000
    date.offsetMinutes = 60
    #expect(DateWords.place(.date(date)).hasPrefix("at 14:30"))
    #expect(DateWords.text(of: date).hasSuffix(" on 2 March 2012"))
    if precision != .minute { #expect(DateWords.text(of: date).hasPrefix(clock)) }
  }

  @Test(arguments: [
    (XValue.row(5), "at point 5"), (.number(0.25), "at 0.25"),
    (.number(1e300), "at 1 followed by 300 zeros"),
    (.category("Berlin"), "for Berlin"),
  ])
  func namesOtherPlaces(_ x: XValue, _ words: String) {
    #expect(DateWords.place(x) == words)
  }
}
