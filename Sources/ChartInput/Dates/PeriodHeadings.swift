// SPDX-License-Identifier: MIT

internal import Audiograph

/// Headings that are years, quarters or months: `1960`, `1960 [YR1960]`, `2020Q1`, `Jan-93`.
enum PeriodHeadings {
  /// The dates that headings name; nil if they do not ascend or are of different forms.
  static func dates(_ headings: [String]) -> XAxis.Dates? {
    let periods = headings.compactMap(period)
    if periods.count == headings.count, let dates = ascending(periods) { return dates }
    for form in DateForms.all where form.precision == .day {
      let days = headings.compactMap { heading in
        day(heading, form).map { (instant: $0.instant, precision: DatePrecision.day) }
      }
      if days.count == headings.count, let dates = ascending(days) { return dates }
    }
    return nil
  }

  private static func ascending(
    _ periods: [(instant: Int64, precision: DatePrecision)]
  ) -> XAxis.Dates? {
    guard let first = periods.first, periods.allSatisfy({ $0.precision == first.precision }),
      zip(periods, periods.dropFirst()).allSatisfy({ $0.instant < $1.instant })
    else { return nil }
    return XAxis.Dates(instants: periods.map(\.instant), precision: first.precision)
  }

  /// The day that a heading names in a form.
  private static func day(_ heading: String, _ form: DateForm) -> DateReading? {
    let bytes = Array(heading.utf8)
    guard (6...24).contains(bytes.count), let date = form.read(bytes.span), date.precision == .day
    else { return nil }
    return date
  }

  /// Whether a heading may stand along x: a date, a month, or an hour or another numbered step.
  static func standsAlong(_ heading: String) -> Bool { isPeriod(heading) || step(heading) != nil }

  /// Hours, weeks, quarters or other numbered steps without a year, one after another; nil for anything
  /// else.
  static func steps(_ headings: [String]) -> XAxis? {
    let steps = headings.compactMap(step)
    guard let first = steps.first, steps.count == headings.count,
      steps.allSatisfy({ $0.name == first.name }),
      zip(steps, steps.dropFirst()).allSatisfy({ $0.number < $1.number })
    else { return nil }
    return .categories(headings)
  }

  /// `Q1`, `KW 12`, `Week 3`, `7h`, `06:00`: what is counted, and its number.
  private static func step(_ heading: String) -> (name: String, number: Int64)? {
    let text = Array(heading.lowercased().utf8)
    if let time = TimeOfDay.microseconds(of: text.span) { return ("time", time) }
    let letters = text.prefix { !$0.isDigit && $0 != Byte.space }
    let rest = text.dropFirst(letters.count).drop { $0 == Byte.space }
    let digits = rest.prefix(while: \.isDigit)
    let after = rest.dropFirst(digits.count).drop { $0 == Byte.space }
    guard (1...3).contains(digits.count),
      let number = Int64(String(decoding: digits, as: UTF8.self))
    else { return nil }
    let name = String(decoding: letters.isEmpty ? after : letters, as: UTF8.self)
    guard letters.isEmpty || after.isEmpty, Notion.step.holds(name.folded) else { return nil }
    return (name, number)
  }

  /// Whether a heading is a period or a month.
  static func isPeriod(_ heading: String) -> Bool {
    period(heading) != nil || MonthName.number(Array(heading.utf8).span) != nil
      || heading.utf8.contains(where: \.isDigit)
        && DateForms.all.contains { $0.precision == .day && day(heading, $0) != nil }
  }

  /// Months without a year, one after another; nil for anything else.
  static func months(_ headings: [String]) -> XAxis? {
    let numbers = headings.compactMap { MonthName.number(Array($0.utf8).span) }
    guard numbers.count == headings.count,
      zip(numbers, numbers.dropFirst()).allSatisfy({ $0 + 1 == $1 })
    else { return nil }
    return .categories(headings)
  }

  /// Whether no column that may hold the years stands in front of months.
  static func mayStandAlone(behind first: String) -> Bool {
    let words = HeadingWords(first)
    return !words.saysYear && !words.saysDate
  }

  /// The year that four digits are, perhaps after a letter, as in names of columns of R, or after "FY".
  private static func year(_ bytes: [UInt8]) -> CalendarDate? {
    let letters = bytes.prefix { (97...122).contains($0.lowercased) }.map(\.lowercased)
    guard letters.count < 2 || letters == Array("fy".utf8) else { return nil }
    let digits = bytes.dropFirst(letters.count)
    guard digits.count == 4, digits.allSatisfy(\.isDigit) else { return nil }
    let year = digits.reduce(0) { $0 * 10 + Int($1 & 15) }
    return (1500...2200).contains(year) ? CalendarDate(year: year) : nil
  }

  /// The date that a heading names; nil if it is none.
  static func period(_ heading: String) -> (instant: Int64, precision: DatePrecision)? {
    let text = heading.words().first.map(String.init) ?? ""
    let isRepeated = heading.ends(with: "]") && heading.holds("[YR")
    let bytes = Array((isRepeated ? text : heading).utf8)
    if let year = year(bytes) { return (year.instant, .year) }
    let hasNumber = bytes.contains(where: \.isDigit) || heading.holds("元年")
    guard hasNumber, bytes.count >= 6, bytes.count <= 24 else { return nil }
    for form in DateForms.periods {
      if let date = form.read(bytes.span) { return (date.instant, form.precision) }
    }
    return nil
  }
}
