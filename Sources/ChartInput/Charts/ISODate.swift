// SPDX-License-Identifier: MIT

internal import Audiograph

extension CalendarDate {
  /// A date as ISO 8601 writes it: `2012`, `2012-03`, `2012-03-02`, `2012-03-02T14:30:05.25+02:00`; nil
  /// for anything else.
  init?(iso text: String) {
    let bytes = Array(text.utf8)
    let span = bytes.span
    var place = 0
    guard let year = span.digits(4, &place) else { return nil }
    guard place < span.count else {
      self.init(year: year, precision: .year)
      return
    }
    guard let month = Self.part(span, &place) else { return nil }
    guard place < span.count else {
      self.init(year: year, month: month, precision: .month)
      return
    }
    guard let day = Self.part(span, &place),
      let date = CalendarDate(year: year, month: month, day: day)
    else { return nil }
    self = date
    guard place < span.count else { return }
    guard let clock = ClockReading(afterDate: span, &place), place == span.count else { return nil }
    instant += clock.microseconds
    (precision, offsetMinutes) = (clock.precision, clock.offsetMinutes)
  }

  /// A hyphen and two digits.
  private static func part(_ text: Span<UInt8>, _ place: inout Int) -> Int? {
    guard text[place] == Byte.minus else { return nil }
    place += 1
    return text.digits(2, &place)
  }
}
