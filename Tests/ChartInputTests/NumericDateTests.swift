// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

@Suite struct NumericDateTests {
  private static func form(
    _ numbers: [Double], _ heading: String = "", hasOtherNumbers: Bool = true
  ) -> NumericDateForm? {
    DateInference.find(
      inNumbers: numbers, heading: HeadingWords(heading), hasOtherNumbers: hasOtherNumbers)
  }

  private static func dates(_ numbers: [Double], _ heading: String = "") -> [String]? {
    guard let form = form(numbers, heading) else { return nil }
    let instants = form.instants(of: numbers)
    return instants.map { instant in
      guard instant != .min else { return "" }
      return CalendarDate(
        instant: instant, precision: form.precision(of: instants),
        offsetMinutes: form.offsetMinutes
      ).description
    }
  }

  private static let columnsOfYears: [([Double], String)] = [
    ([1871], "year"), ([2007, 2007, 2009], "Year"), ([1999, 2003], "Jahr"), ([1999], "Année"),
    ([2012, .nan, 2013], "rok"), ([1850, 1851], "time"), ([1066, 1492], "Year"),
    ([1950, 1955, 1960], ""), ([2003, 2002, 2001], "x"),
  ]

  @Test(arguments: columnsOfYears)
  func years(numbers: [Double], heading: String) {
    #expect(Self.form(numbers, heading) == .year)
  }

  private static let columnsWithoutYears: [([Double], String)] = [
    ([], "year"), ([.nan], "year"), ([871], "year"), ([3001], "year"), ([1950.5], "year"),
    ([1950, 1955, 1960, 1990, 2001], ""), ([1950, 1950, 1951], ""), ([1950, 1951], ""),
    ([1000, 1010, 1020], "time"), ([1012, 1400, 1200], "Price of an apple"), ([.infinity], "year"),
  ]

  @Test(arguments: columnsWithoutYears)
  func noYears(numbers: [Double], heading: String) {
    #expect(Self.form(numbers, heading) == nil)
  }

  @Test func yearsAloneAreNumbers() {
    #expect(Self.form([1950, 1951, 1952], hasOtherNumbers: false) == nil)
    #expect(Self.form([1950, 1951, 1952], "Year", hasOtherNumbers: false) == .year)
  }

  @Test func daysAndMonthsInDigits() {
    #expect(Self.dates([20_120_302], "date") == ["2012-03-02"])
    #expect(Self.dates([20_111_001, .nan, 20_111_002]) == ["2011-10-01", "", "2011-10-02"])
    #expect(Self.dates([20_111_001, 20_111_001, 20_100_131], "x") == nil)
    #expect(Self.dates([20_120_302], "volume") == nil)
    #expect(Self.dates([20_120_230, 20_120_301], "date") == nil)
    #expect(Self.dates([202_001, 202_003], "Month") == ["2020-01", "2020-03"])
    #expect(Self.dates([202_011, 202_012, 202_101]) == ["2020-11", "2020-12", "2021-01"])
    #expect(Self.dates([202_001, 202_009, 202_002], "people") == nil)
    #expect(Self.dates([202_013], "date") == nil)
  }

  @Test func daysWithTimesInDigits() {
    #expect(
      Self.dates([2_025_011_900, 2_025_011_901, 2_025_011_923])
        == ["2025-01-19T00:00:00", "2025-01-19T01:00:00", "2025-01-19T23:00:00"])
    #expect(
      Self.dates([199_304_281_230, 199_304_281_240, 199_304_290_005])?.last == "1993-04-29T00:05:00"
    )
    #expect(
      Self.dates([20_230_101_000_000, 20_230_101_000_010, 20_230_101_235_959])?.last
        == "2023-01-01T23:59:59")
    // An hour, a minute and a month that do not exist.
    #expect(Self.dates([2_025_011_900, 2_025_011_924, 2_025_012_000]) == nil)
    #expect(Self.dates([199_304_281_230, 199_304_281_260, 199_304_281_261]) == nil)
    #expect(Self.dates([2_025_131_900, 2_025_131_917, 2_025_131_902]) == nil)
  }

  @Test func daysOfShortYears() {
    let days: [Double] = [800_102, 800_103, 800_104, 800_107, 800_108]
    #expect(Self.dates(days, "date")?.first == "1980-01-02")
    #expect(Self.dates([991_230, 991_231, 101, 102, 103], "date")?.last == "2000-01-03")
    #expect(Self.dates(days, "price") == nil)
    #expect(Self.dates([800_102, 800_103, 800_104, 800_145, 800_146], "date") == nil)
  }

  @Test func unixTime() {
    #expect(Self.dates([1_704_067_200], "timestamp") == ["2024-01-01T00:00:00Z"])
    let hours = (0..<5).map { 1_704_067_200 + 3600 * Double($0) }
    #expect(Self.dates(hours)?.last == "2024-01-01T04:00:00Z")
    #expect(Self.dates(hours.map { $0 * 1e3 })?.last == "2024-01-01T04:00:00Z")
    #expect(Self.dates(hours.map { $0 * 1e6 })?.last == "2024-01-01T04:00:00Z")
    #expect(Self.dates(hours.map { $0 * 1e9 })?.last == "2024-01-01T04:00:00Z")
    #expect(Self.dates([1_704_067_200_250], "time") == ["2024-01-01T00:00:00.250Z"])
    #expect(Self.dates([1_704_067_200.5], "ts") == ["2024-01-01T00:00:00.500Z"])
    // Trading days, in no order.
    let days = [19_723.0, 19_730, 19_724, 19_726].map { $0 * 86_400_000 }
    #expect(Self.dates(days)?.first == "2024-01-01T00:00:00Z")
  }

  private static let columnsWithoutUnixTime: [([Double], String)] = [
    ([1, 2, 3], "epoch"), ([0.5, 1.5, 2.5], "timestamp"), ([331_000_000, 340_000_000], "people"),
    ([300e6, 310e6, 325e6, 331e6], "people"), ([1_404_067_217, 1_304_069_911, 1_604_067_203], ""),
    ([1_992_059_008, 1_992_058_880, 1_992_059_136, 1_992_058_240], "position"),
    ([1_704_067_200], ""), ([4_915_112_345, 4_915_133_377, 4_917_712_359], "phone"),
  ]

  @Test(arguments: columnsWithoutUnixTime)
  func noUnixTime(numbers: [Double], heading: String) {
    #expect(Self.form(numbers, heading) == nil)
  }

  private static let columnsOfDecimalYears: [([Double], [String])] = [
    ([1949, 1949.0833, 1949.1667], ["1949-01", "1949-02", "1949-03"]),
    ([1949, 1949.08, 1949.17], ["1949-01", "1949-02", "1949-03"]),
    ([1958.208, 1958.292, 1958.375], ["1958-03", "1958-04", "1958-05"]),
    ([1993.042, 1993.125, 1993.208], ["1993-01", "1993-02", "1993-03"]),
    ([1958.2027, 1958.2877, 1958.3699], ["1958-03", "1958-04", "1958-05"]),
    ([1982.91666666667, 1983, 1983.08333333333], ["1982-12", "1983-01", "1983-02"]),
    ([1965, 1965.25, 1965.5], ["1965-Q1", "1965-Q2", "1965-Q3"]),
    ([1965.125, 1965.375, 1965.625], ["1965-Q1", "1965-Q2", "1965-Q3"]),
    ([1880.5, 1881.5, 1882.5], ["1880", "1881", "1882"]),
    ([2004, 2004.00273224, 2004.00546448], ["2004-01-01", "2004-01-02", "2004-01-03"]),
  ]

  @Test(arguments: columnsOfDecimalYears)
  func decimalYears(numbers: [Double], expected: [String]) {
    #expect(Self.dates(numbers) == expected)
    #expect(Self.dates(numbers, "time") == expected)
    #expect(Self.dates(numbers.reversed()) == expected.reversed())
  }

  @Test func decimalYearsOfManyDays() {
    let days = (0..<1000).map { 11_000 + $0 }
    let numbers = days.map { day in
      let date = CalendarDate(day: day)
      let first = CalendarDate.dayNumber(year: date.civil.year, month: 1, day: 1)
      let count = CalendarDate.isLeap(year: date.civil.year) ? 366.0 : 365
      return ((Double(date.civil.year) + Double(day - first) / count) * 1e5).rounded() / 1e5
    }
    #expect(Self.dates(numbers) == days.map { CalendarDate(day: $0).description })
  }

  private static let columnsWithoutDecimalYears: [[Double]] = [
    [1800.25, 1800.5, 1799.75, 1801.25], [1500.1, 1700.2, 1900.3],
    [1949.1, 1949.2, 1949.3, 1949.35],
    [1949.5], [1500.01, 1500.07, 1500.31], [2105.5, 2104.25, 2106.75],
  ]

  @Test(arguments: columnsWithoutDecimalYears)
  func noDecimalYears(numbers: [Double]) { #expect(Self.form(numbers, "Price") == nil) }
}
