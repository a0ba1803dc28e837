// SPDX-License-Identifier: MIT

internal import Audiograph

/// Where the digits of a date stand, so that the dates below it that are written as it is are read eight bytes
/// at a time, without a walk through the elements of their form.
///
/// The digits of year, month, day and time of day may differ. Every other byte is that of the date from which the
/// stencil was cut: separators, the name of a month, an offset from UTC.
struct DateStencil {
  /// Digits of a number; none where it is that of the first date.
  private struct Digits {
    var place = 0
    var count = 0

    func holds(_ place: Int) -> Bool { place >= self.place && place < self.place + count }
  }

  /// Eight bytes of a date.
  private struct Word {
    var place = 0
    /// The bytes themselves, `0` where a digit may stand; and the same with the digits of the month read last.
    var pattern: UInt64 = 0
    var known: UInt64 = 0
    /// Masks of the bytes that may not differ, and of those and the digits of year and month.
    var fixed: UInt64 = 0
    var ofMonth: UInt64 = 0
  }

  /// As many bytes have dates that are read by place.
  private static let widths = 8...40

  let width: Int
  private let wordCount: Int
  /// The offset from UTC that all these dates have; nil if they have none.
  let offsetMinutes: Int?
  private let form: DateForm
  /// The date from which the stencil was cut.
  private let first: (year: Int, month: Int, day: Int)
  private var words = InlineArray<5, Word>(repeating: Word())
  private var (year, month, day) = (Digits(), Digits(), Digits())
  private var (hour, minute, second, fraction) = (Digits(), Digits(), Digits(), Digits())
  /// The midnight before the first day of the month that was read last, and its days; none before one was read.
  private var (dayZero, dayCount): (Int64, Int) = (0, 0)

  /// The stencil of a date as a form reads it; nil where the form is of weeks, quarters and the like, or the
  /// date is long or has a half of a day.
  init?(_ form: DateForm, _ text: Span<UInt8>, _ date: DateReading) {
    guard Self.widths.contains(text.count) else { return nil }
    self.form = form
    width = text.count
    wordCount = (width + 7) / 8
    offsetMinutes = date.offsetMinutes
    first = CalendarDate(instant: date.instant, precision: .day).civil
    guard findDigits(text) else { return nil }
    cut(text)
    guard read(text.bytes, at: 0) == date.instant else { return nil }
  }

  // MARK: - Cutting

  /// Walks through the elements of the form once; false if one of them is not read by place.
  private mutating func findDigits(_ text: Span<UInt8>) -> Bool {
    var fields = DateFields(form)
    var place = 0
    for element in form.elements {
      let start = place
      guard fields.read(element, text, &place) else { return false }
      let digits = Digits(place: start, count: place - start)
      switch element {
      case .literal, .gap, .monthName, .weekdayName: break
      case .year, .shortYear: year = digits
      case .month, .twoDigitMonth: month = digits
      case .day, .twoDigitDay: day = digits
      case .ordinalDay:
        let isLong = start + 1 < text.count && text[start + 1].isDigit
        day = Digits(place: start, count: isLong ? 2 : 1)
      case .hour: hour = digits
      case .minute: minute = digits
      case .second: second = digits
      case .clock: guard findClock(text, start) else { return false }
      default: return false
      }
    }
    return true
  }

  /// Finds the digits of a time such as `T14:30:05.25+02:00` or ` 1430`.
  private mutating func findClock(_ text: Span<UInt8>, _ start: Int) -> Bool {
    var place = start
    func take(_ most: Int) -> Digits {
      let start = place
      while place < text.count, place - start < most, text[place].isDigit { place += 1 }
      return Digits(place: start, count: place - start)
    }
    while place < text.count, !text[place].isDigit { place += 1 }
    hour = take(2)
    let hasColons = place < text.count && text[place] == UInt8(ascii: ":")
    if hasColons { place += 1 }
    minute = take(2)
    if hasColons, place < text.count, text[place] == UInt8(ascii: ":") { place += 1 }
    second = take(2)
    if hasColons, place < text.count, [Byte.point, Byte.comma].contains(text[place]) {
      place += 1
      fraction = take(text.count)
    }
    return !text.hasHalfDay(place)
  }

  /// Makes the words of the first date.
  private mutating func cut(_ text: Span<UInt8>) {
    for index in 0..<wordCount {
      var word = Word(place: min(index * 8, width - 8))
      for offset in 0..<8 {
        let (place, byte) = (word.place + offset, UInt64(0xFF) << (8 * offset))
        let isFixed = ![year, month, day, hour, minute, second, fraction].contains {
          $0.holds(place)
        }
        let isOfMonth = [year, month].contains { $0.holds(place) }
        if isFixed { word.fixed |= byte }
        if isFixed || isOfMonth { word.ofMonth |= byte }
        word.pattern |= UInt64(isFixed ? text[place] : UInt8(ascii: "0")) << (8 * offset)
      }
      word.known = word.pattern
      words[index] = word
    }
  }

  // MARK: - Reading

  /// Takes the dates of rows from `first` on, less a shift in microseconds, up to the first cell that is
  /// written in another way, whose row is returned.
  mutating func append(
    _ cells: CellColumn, from first: Int, to end: Int, less shift: Int64,
    into instants: inout [Int64]
  ) -> Int {
    let bytes = cells.bytes.span.bytes
    var row = first
    instants.append(addingCapacity: end - first) { instants in
      while row < end {
        let cell = cells[row]
        guard Int(cell.end &- cell.start) == width, let date = read(bytes, at: Int(cell.start))
        else { break }
        instants.append(date &- shift)
        row &+= 1
      }
    }
    return row
  }

  /// The instant of the date in a row; nil where the cell is written in another way.
  mutating func instant(of cells: CellColumn, _ row: Int) -> Int64? {
    let cell = cells[row]
    guard Int(cell.end &- cell.start) == width else { return nil }
    return read(cells.bytes.span.bytes, at: Int(cell.start))
  }

  /// The instant of a date of this width; nil if it is written in another way, no day, or a time that the form
  /// has to judge, such as a leap second.
  @inline(__always)
  private mutating func read(_ bytes: RawSpan, at start: Int) -> Int64? {
    var others: UInt64 = 0
    for index in 0..<wordCount {
      let digits = bytes.word(at: start &+ words[index].place) ^ words[index].known
      others |= (digits & words[index].ofMonth) | DigitWord.others(digits)
    }
    guard others == 0 || enterMonth(bytes, at: start) else { return nil }
    let day = day.count == 0 ? first.day : number(day, bytes, start)
    guard day >= 1, day <= dayCount else { return nil }
    let midnight = dayZero &+ Int64(day) &* CalendarDate.microsecondsPerDay
    return hour.count == 0 ? midnight : time(bytes, start).map { midnight &+ $0 }
  }

  /// The time of day in microseconds.
  @inline(__always)
  private func time(_ bytes: RawSpan, _ start: Int) -> Int64? {
    let (hour, minute) = (number(hour, bytes, start), number(minute, bytes, start))
    let second = number(second, bytes, start)
    guard hour < 24, minute < 60, second < 60 else { return nil }
    let microseconds = Int64(hour &* 3600 &+ minute &* 60 &+ second) &* 1_000_000
    return fraction.count == 0 ? microseconds : microseconds &+ self.microseconds(bytes, start)
  }

  /// The number of one or two digits; 0 for none.
  @inline(__always)
  private func number(_ digits: Digits, _ bytes: RawSpan, _ start: Int) -> Int {
    guard digits.count > 0 else { return 0 }
    let end = start &+ digits.place &+ digits.count
    let ones = Int(bytes[end &- 1] & 15)
    return digits.count == 1 ? ones : Int(bytes[end &- 2] & 15) &* 10 &+ ones
  }

  /// The fraction of a second, cut off after the microsecond.
  private func microseconds(_ bytes: RawSpan, _ start: Int) -> Int64 {
    var (number, unit): (Int64, Int64) = (0, 100_000)
    for place in fraction.place..<fraction.place + fraction.count {
      number += Int64(bytes[start &+ place] & 15) * unit
      unit /= 10
    }
    return number
  }

  /// Goes to the month of a date; false if it is written in another way, or the calendar has no such month.
  private mutating func enterMonth(_ bytes: RawSpan, at start: Int) -> Bool {
    for index in 0..<wordCount {
      let digits = bytes.word(at: start &+ words[index].place) ^ words[index].pattern
      guard digits & words[index].fixed == 0, DigitWord.others(digits) == 0 else { return false }
    }
    let year =
      switch year.count {
      case 0: first.year
      case 2: form.fullYear(number(year, bytes, start))
      default:
        number(Digits(place: year.place, count: 2), bytes, start) * 100
          + number(Digits(place: year.place + 2, count: 2), bytes, start)
      }
    let month = month.count == 0 ? first.month : number(month, bytes, start)
    guard let first = CalendarDate(year: year, month: month) else { return false }
    for index in 0..<wordCount {
      let mask = words[index].ofMonth & ~words[index].fixed
      words[index].known =
        words[index].pattern | (bytes.word(at: start &+ words[index].place) & mask)
    }
    dayZero = first.instant - CalendarDate.microsecondsPerDay
    dayCount = CalendarDate.daysInMonth(year: year, month: month)
    return true
  }
}
