// SPDX-License-Identifier: MIT

internal import Audiograph

/// A date as a cell gives it.
struct DateReading: Equatable {
  /// Microseconds since 1970 on the date's own clock.
  var instant: Int64
  var precision: DatePrecision
  var offsetMinutes: Int?
}

extension DateForm {
  /// The date that a text of this form gives, its digits perhaps as wide as letters of Japanese; nil if it is of
  /// another form or no day.
  func read(_ text: Span<UInt8>) -> DateReading? {
    if let date = readPlain(text) { return date }
    guard !text.isEmpty, text[0] >= 0x80 || text[text.count - 1] >= 0x80 else { return nil }
    return text.withNarrowForms.flatMap { readPlain($0.span) }
  }

  /// The year that its last two digits mean.
  func fullYear(_ number: Int) -> Int { firstYear + (number - firstYear % 100 + 100) % 100 }

  private func readPlain(_ text: Span<UInt8>) -> DateReading? {
    var fields = DateFields(self)
    var place = 0
    for element in elements {
      guard fields.read(element, text, &place) else { return nil }
    }
    return place == text.count ? fields.date(precision) : nil
  }

  /// The date of a cell.
  func read(_ cells: CellColumn, _ row: Int) -> DateReading? {
    let text = cells.bytes.span.extracting(cells[row].range)
    return isOfTextsAlone && !cells.isQuoted(row) ? Self.iso8601.read(text) : read(text)
  }
}

/// The numbers of a date while it is read.
struct DateFields {
  private let form: DateForm
  private var year = 0
  private var month = 1
  private var day = 1
  /// Week of the year and day of the week of ISO 8601; no week where it is 0.
  private var week = 0
  private var weekday = 1
  /// The day of the year from 1; none where it is 0.
  private var dayOfYear = 0
  private var clock = ClockReading()

  init(_ form: DateForm) { self.form = form }

  /// Takes one element of the text from `place`, which moves after it.
  mutating func read(
    _ element: DateForm.Element, _ text: Span<UInt8>, _ place: inout Int
  ) -> Bool {
    switch element {
    case .literal(let byte):
      guard place < text.count, text[place].lowercased == byte.lowercased else { return false }
      place += 1
      return true
    case .gap(let isNeeded): return text.skipGap(&place) || !isNeeded
    case .clock: return readClock(text, &place)
    case .monthName: return set(&month, MonthName.read(text, &place))
    case .weekdayName: return WeekdayName.read(text, &place)
    case .eraYear: return set(&year, JapaneseEra.readYear(text, &place))
    case .ordinalDay: return readOrdinalDay(text, &place)
    case .monthsOfQuarter: return readMonthsOfQuarter(text, &place)
    case .romanQuarter:
      return set(&month, RomanNumeral.read(text, &place, upTo: 4).map { $0 * 3 - 2 })
    default: return readNumber(element, text, &place)
    }
  }

  private mutating func readNumber(
    _ element: DateForm.Element, _ text: Span<UInt8>, _ place: inout Int
  ) -> Bool {
    switch element {
    case .year: set(&year, text.digits(4, &place))
    case .shortYear: readShortYear(text, &place)
    case .nextYear: readNextYear(text, &place)
    case .month: set(&month, text.digits(upTo: 2, &place))
    case .twoDigitMonth: set(&month, text.digits(2, &place))
    case .day: set(&day, text.digits(upTo: 2, &place))
    case .twoDigitDay: set(&day, text.digits(2, &place))
    case .quarter: readQuarter(text, &place)
    case .dayOfYear: set(&dayOfYear, text.digits(3, &place)) && (1...366).contains(dayOfYear)
    case .week: set(&week, text.digits(upTo: 2, &place)) && (1...53).contains(week)
    case .weekday: set(&weekday, text.digits(1, &place)) && (1...7).contains(weekday)
    case .hour: add(text.digits(upTo: 2, &place), below: 24, unit: 3_600_000_000)
    case .minute: add(text.digits(upTo: 2, &place), below: 60, unit: 60_000_000)
    case .second: addSecond(text.digits(upTo: 2, &place))
    default: false
    }
  }

  private func set(_ field: inout Int, _ number: Int?) -> Bool {
    guard let number else { return false }
    field = number
    return true
  }

  private mutating func add(_ number: Int?, below limit: Int, unit: Int64) -> Bool {
    guard let number, number < limit else { return false }
    clock.microseconds += Int64(number) * unit
    return true
  }

  private mutating func addSecond(_ number: Int?) -> Bool {
    let minute = Int(clock.microseconds / 60_000_000 % 60)
    guard let number, ClockReading.isSecond(number, ofMinute: minute) else { return false }
    return add(number, below: 61, unit: 1_000_000)
  }

  /// Two digits that no colon follows: `10 Jan 09:00` has an hour and no year.
  private mutating func readShortYear(_ text: Span<UInt8>, _ place: inout Int) -> Bool {
    guard set(&year, text.digits(2, &place).map(form.fullYear)) else { return false }
    return place == text.count || text[place] != UInt8(ascii: ":")
  }

  private func readNextYear(_ text: Span<UInt8>, _ place: inout Int) -> Bool {
    if let number = text.digits(4, &place) { return number == year + 1 }
    if let number = text.digits(2, &place) { return number == (year + 1) % 100 }
    // 1999-2K, as authorities of India write it.
    guard year == 1999, place + 2 == text.count, text[place] == UInt8(ascii: "2") else {
      return false
    }
    place += 2
    return text[place - 1].lowercased == UInt8(ascii: "k")
  }

  private mutating func readQuarter(_ text: Span<UInt8>, _ place: inout Int) -> Bool {
    guard let quarter = text.digits(1, &place), (1...4).contains(quarter) else { return false }
    month = quarter * 3 - 2
    return true
  }

  /// `1-3` or `10～12`.
  private mutating func readMonthsOfQuarter(_ text: Span<UInt8>, _ place: inout Int) -> Bool {
    let joints = ["-", "～", "〜", "–", "－"].map { Array($0.utf8) }
    guard set(&month, text.digits(upTo: 2, &place)), month % 3 == 1,
      let joint = joints.first(where: { text.has($0, at: place) })
    else { return false }
    place += joint.count
    return text.digits(upTo: 2, &place) == month + 2
  }

  private mutating func readOrdinalDay(_ text: Span<UInt8>, _ place: inout Int) -> Bool {
    guard set(&day, text.digits(upTo: 2, &place)) else { return false }
    guard place + 1 < text.count else { return true }
    switch (text[place].lowercased, text[place + 1].lowercased) {
    case (UInt8(ascii: "s"), UInt8(ascii: "t")), (UInt8(ascii: "n"), UInt8(ascii: "d")),
      (UInt8(ascii: "r"), UInt8(ascii: "d")), (UInt8(ascii: "t"), UInt8(ascii: "h")),
      (UInt8(ascii: "e"), UInt8(ascii: "r")):
      place += 2
    default: break
    }
    return true
  }

  private mutating func readClock(_ text: Span<UInt8>, _ place: inout Int) -> Bool {
    guard place < text.count else { return true }
    guard let read = ClockReading(afterDate: text, &place) else { return false }
    clock = read
    return true
  }

  /// The date of all fields; nil if the calendar has no such day.
  func date(_ precision: DatePrecision) -> DateReading? {
    guard let midnight else { return nil }
    return DateReading(
      instant: midnight &+ clock.microseconds, precision: max(precision, clock.precision),
      offsetMinutes: clock.offsetMinutes)
  }

  private var midnight: Int64? {
    if dayOfYear > 0 {
      guard dayOfYear <= (CalendarDate.isLeap(year: year) ? 366 : 365) else { return nil }
      let first = CalendarDate.dayNumber(year: year, month: 1, day: 1)
      return CalendarDate(day: first + dayOfYear - 1).instant
    }
    guard week == 0 else { return WeekDate.instant(year: year, week: week, weekday: weekday) }
    return CalendarDate(year: year, month: month, day: day)?.instant
  }
}

/// Years that are counted from the beginning of an emperor's reign.
private enum JapaneseEra {
  /// The year of `平成25`, `H25` or `令和元`, the first one, at `place`, which moves after it.
  static func readYear(_ text: Span<UInt8>, _ place: inout Int) -> Int? {
    guard let (name, first) = eras.first(where: { text.has($0.name, at: place) }) else {
      return nil
    }
    place += name.count
    if text.has(Array("元".utf8), at: place) {
      place += 3
      return first
    }
    guard let number = text.digits(upTo: 2, &place), number > 0 else { return nil }
    return first + number - 1
  }

  private static let eras: [(name: [UInt8], first: Int)] = [
    ("令和", 2019), ("平成", 1989), ("昭和", 1926), ("大正", 1912), ("明治", 1868),
    ("R", 2019), ("H", 1989), ("S", 1926), ("T", 1912), ("M", 1868),
  ].map { (Array($0.0.utf8), $0.1) }
}

/// Weeks of ISO 8601.
enum WeekDate {
  /// The midnight on which a day of a week begins, Monday 1; nil if the year has no such week.
  static func instant(year: Int, week: Int, weekday: Int = 1) -> Int64? {
    // 4 January is in the first week, 28 December in the last.
    let first = CalendarDate.dayNumber(year: year, month: 1, day: 4)
    let last = CalendarDate.dayNumber(year: year, month: 12, day: 28)
    let monday = first - (CalendarDate(day: first).weekday - 1) + 7 * (week - 1)
    guard week >= 1, (1...7).contains(weekday), monday <= last else { return nil }
    return Int64(monday + weekday - 1) * CalendarDate.microsecondsPerDay
  }
}

extension Span<UInt8> {
  /// The number that exactly `count` digits at `place` write; it moves after them.
  @inline(__always)
  func digits(_ count: Int, _ place: inout Int) -> Int? {
    guard place &+ count <= self.count else { return nil }
    var number = 0
    for index in place..<place &+ count {
      let digit = self[index] &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      number = number &* 10 &+ Int(digit)
    }
    place &+= count
    return number
  }

  /// The number that one digit or more at `place` write, `limit` at most; it moves after them.
  @inline(__always)
  func digits(upTo limit: Int, _ place: inout Int) -> Int? {
    let start = place
    var number = 0
    while place < count, place &- start < limit {
      let digit = self[place] &- UInt8(ascii: "0")
      guard digit <= 9 else { break }
      number = number &* 10 &+ Int(digit)
      place &+= 1
    }
    return place == start ? nil : number
  }

  /// Moves `place` after what may stand between the words of a date; whether that was anything.
  func skipGap(_ place: inout Int) -> Bool {
    let start = place
    while place < count {
      switch self[place] {
      case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "/"):
        place += 1
      case 0xC2, 0xE2:
        let length = wideBlank(at: place)
        guard length > 0 else { return place > start }
        place += length
      default: return place > start
      }
    }
    return place > start
  }

  /// The length of a no-break space or an en dash in UTF-8 at a place; 0 where there is none.
  func wideBlank(at place: Int) -> Int {
    if place + 1 < count, self[place] == 0xC2, self[place + 1] == 0xA0 { return 2 }
    guard place + 2 < count, self[place] == 0xE2, self[place + 1] == 0x80 else { return 0 }
    return [0x93, 0xAF, 0x89].contains(self[place + 2]) ? 3 : 0
  }
}
