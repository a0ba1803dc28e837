// SPDX-License-Identifier: MIT

internal import Audiograph

extension DateInference {
  /// How the numbers of a column are dates; nil if they are not.
  ///
  /// Cells that are missing are `.nan`, and `hasOtherNumbers` says whether other columns have
  /// numbers too.
  static func find(
    inNumbers numbers: [Double], heading: HeadingWords, hasOtherNumbers: Bool
  ) -> NumericDateForm? {
    let present = numbers.filter { !$0.isNaN }
    guard let lowest = present.min(), let highest = present.max(), lowest.isFinite,
      highest.isFinite
    else { return nil }
    let column = NumericColumn(
      numbers: present, lowest: lowest, highest: highest, heading: heading,
      hasOtherNumbers: hasOtherNumbers)
    return column.isWhole ? column.wholeForm : column.fractionalForm
  }
}

extension DateInference {
  /// How numbers are dates that are said to be some: as under headings that say so.
  static func find(inNumbersToldDates numbers: [Double], heading: HeadingWords) -> NumericDateForm?
  {
    for words in [heading, HeadingWords("Unix time"), HeadingWords("date"), HeadingWords("year")] {
      if let form = find(inNumbers: numbers, heading: words, hasOtherNumbers: true) { return form }
    }
    return nil
  }
}

/// The numbers of a column that may be dates, of which there is at least one.
private struct NumericColumn {
  let numbers: [Double]
  let lowest: Double
  let highest: Double
  let heading: HeadingWords
  let hasOtherNumbers: Bool

  var isWhole: Bool { numbers.allSatisfy { $0 == $0.rounded() } }

  var wholeForm: NumericDateForm? {
    if areYears { return .year }
    if areDays { return .yearMonthDay }
    if areMonths { return .yearMonth }
    if areShortDays { return .shortYearMonthDay }
    return stampForm ?? unixForm
  }

  var fractionalForm: NumericDateForm? {
    if lowest >= 1500, highest < 2201 { return decimalYears }
    return heading.saysUnix || heading.saysMilliseconds || heading.mayBeUnix ? unixForm : nil
  }

  private var isStrict: Bool {
    let pairs = zip(numbers.dropFirst(), numbers)
    return numbers.count > 1 && (pairs.allSatisfy(>) || pairs.allSatisfy(<))
  }

  /// Years by their heading, or by what they are beside other numbers: such as a column has that
  /// counts.
  private var areYears: Bool {
    guard lowest >= 1000, highest <= 2999 else { return false }
    if heading.saysYearItself { return true }
    guard lowest >= 1500, highest <= 2200 else { return false }
    return heading.saysYear
      || (hasOtherNumbers && numbers.count > 2 && isStrict && largestShare(of: numbers) > 0.5
        && mostUsualStep(of: numbers) <= 10)
  }

  /// The step that most numbers are apart: of years, one, or a few.
  private func mostUsualStep(of numbers: [Double]) -> Double {
    var counts: [Double: Int] = [:]
    for (number, before) in zip(numbers.dropFirst(), numbers) {
      counts[abs(number - before), default: 0] += 1
    }
    return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key ?? 0
  }

  private func largestShare(of numbers: [Double]) -> Double {
    let steps = zip(numbers.dropFirst(), numbers).map { $0 - $1 }.filter { $0 != 0 }
    return DateSteps.largestShare(steps.map { Int64($0) })
  }

  private var areDays: Bool {
    guard lowest >= 15_000_101, highest <= 22_001_231 else { return false }
    let instants = NumericDateForm.yearMonthDay.instants(of: numbers)
    guard !instants.contains(.min) else { return false }
    return heading.saysDate || isStrict || hasRegularSteps(instants)
  }

  /// Days such as `800102` in order, most of them a few days apart.
  private var areShortDays: Bool {
    guard heading.saysDate, lowest >= 101, highest <= 991_231, numbers.count > 4 else {
      return false
    }
    let instants = NumericDateForm.shortYearMonthDay.instants(of: numbers)
    return !instants.contains(.min) && hasRegularSteps(instants)
  }

  /// A day with the digits of a time after it, where all numbers are of one length.
  private var stampForm: NumericDateForm? {
    guard heading.saysDate || numbers.count > 2 else { return nil }
    let forms: [(scale: Double, digits: Int)] = [(1e2, 2), (1e4, 4), (1e6, 6)]
    // Unix seconds of 2030 and later are as long as days of 1900 and later with an hour.
    for (scale, digits) in forms
    where lowest >= 19_000_101 * scale && highest < 22_001_232 * scale {
      let form = NumericDateForm.stamp(timeDigits: digits)
      if !form.instants(of: numbers).contains(.min) { return form }
    }
    return nil
  }

  private var areMonths: Bool {
    guard lowest >= 150_001, highest <= 220_012 else { return false }
    let instants = NumericDateForm.yearMonth.instants(of: numbers)
    guard !instants.contains(.min) else { return false }
    return heading.saysDate || heading.saysMonth || hasRegularSteps(instants)
  }

  private func hasRegularSteps(_ instants: [Int64]) -> Bool {
    Set(instants).count > 2 && DateSteps(instants).regularity > 0.5
  }

  /// Unix time, in the unit that makes the largest number a date of these centuries.
  private var unixForm: NumericDateForm? {
    let largest = max(abs(lowest), abs(highest))
    let unitsPerSecond: Double
    switch largest {
    case ..<1e11: unitsPerSecond = 1
    case ..<1e14: unitsPerSecond = 1e3
    case ..<1e17: unitsPerSecond = 1e6
    default: unitsPerSecond = 1e9
    }
    let form = NumericDateForm.unix(unitsPerSecond: unitsPerSecond)
    guard form.instant(lowest) != nil, form.instant(highest) != nil else { return nil }
    let isSaid =
      heading.saysUnix || heading.mayBeUnix || (heading.saysMilliseconds && unitsPerSecond == 1e3)
    // From 1973 to 2286, which are 9 and 10 digits of seconds: an epoch may be one of a training,
    // and a time one that has passed since a measurement began.
    guard (1e8..<1e10).contains(largest / unitsPerSecond) else { return nil }
    return isSaid || isOfOurTime(unitsPerSecond) && areClockSteps(form.instants(of: numbers))
      ? form : nil
  }

  /// Whether seconds are from 1990 to 2040, as those of most measurements are.
  private func isOfOurTime(_ unitsPerSecond: Double) -> Bool {
    (631_152_000..<2_208_988_800).contains(lowest / unitsPerSecond)
      && (631_152_000..<2_208_988_800).contains(highest / unitsPerSecond)
  }

  /// Whether the steps between instants are those of measurements: all multiples of one of at least
  /// a minute that days are made of, or mostly equal and those of a clock.
  private func areClockSteps(_ instants: [Int64]) -> Bool {
    let steps = zip(instants.dropFirst(), instants).map { abs($0 - $1) }.filter { $0 != 0 }
    guard steps.count > 1 else { return false }
    // What rises by one counts.
    let isCount = zip(numbers.dropFirst(), numbers).allSatisfy { abs($0 - $1) == 1 }
    guard !isCount else { return false }
    let unit = steps.reduce(0, greatestCommonDivisor)
    let day = CalendarDate.microsecondsPerDay
    if unit > 0, unit % 60_000_000 == 0, day % unit == 0 || unit % day == 0 { return true }
    return isStrict && unit >= 1_000_000 && DateSteps.largestShare(steps) > 0.5
  }

  private func greatestCommonDivisor(_ first: Int64, _ second: Int64) -> Int64 {
    var (large, small) = (first, second)
    while small != 0 { (large, small) = (small, large % small) }
    return large
  }

  /// Decimal years in the coarsest unit that they are whole steps of.
  private var decimalYears: NumericDateForm? {
    guard numbers.count > 2 else { return nil }
    let mayRepeat = heading.saysYear || heading.saysDate
    guard mayRepeat || (hasOtherNumbers && isStrict) else { return nil }
    for unit in DecimalYearUnit.allCases {
      if let offset = offset(in: unit), areSuccessive(unit, offset) {
        return .decimalYear(unit: unit, offset: offset)
      }
    }
    return nil
  }

  /// By how much all numbers stand after the beginning of a unit, -0.2...0.8 of it; nil if
  /// that differs.
  private func offset(in unit: DecimalYearUnit) -> Double? {
    let parts = numbers.map { number in
      let year = number.rounded(.down)
      return (number - year) * unit.count(in: Int(year))
    }
    let first = parts[0] - parts[0].rounded()
    let differences = parts.map { part in (part - first) - (part - first).rounded() }
    let mean = differences.reduce(0, +) / Double(differences.count)
    guard differences.allSatisfy({ abs($0 - mean) <= unit.tolerance }) else { return nil }
    let offset = first + mean
    return offset < -0.2 ? offset + 1 : offset
  }

  private func daysIntoYear(_ date: CalendarDate) -> Int {
    date.day - CalendarDate.dayNumber(year: date.civil.year, month: 1, day: 1)
  }

  /// Whether most steps are those from one unit to the next.
  private func areSuccessive(_ unit: DecimalYearUnit, _ offset: Double) -> Bool {
    let instants = NumericDateForm.decimalYear(unit: unit, offset: offset).instants(of: numbers)
    let ordinals = instants.map { instant in
      let date = CalendarDate(instant: instant, precision: .day)
      return switch unit {
      case .year: date.ordinal(of: .year)
      case .quarter: date.ordinal(of: .quarter)
      case .month: date.ordinal(of: .month)
      // The last of 52 weeks has a day or two more.
      case .week: date.civil.year * 52 + min(51, daysIntoYear(date) / 7)
      case .day: date.day
      }
    }
    let steps = zip(ordinals.dropFirst(), ordinals).map { abs($0 - $1) }
    let nextCount = steps.count { $0 == 1 }
    let repeatCount = steps.count { $0 == 0 }
    // Two numbers of one unit are no steps of it, unless they are equal.
    guard zip(steps, zip(numbers.dropFirst(), numbers)).allSatisfy({ $0 > 0 || $1.0 == $1.1 })
    else { return false }
    return nextCount > 0 && nextCount * 2 >= steps.count - repeatCount
  }
}
