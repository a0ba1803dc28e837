// SPDX-License-Identifier: MIT

internal import Audiograph

extension CalendarDate {
  /// A date as ISO 8601 writes it: `2012`, `2012-03`, `2012-03-02`, `2012-03-02T14:30:05.25+02:00`, or a quarter
  /// as pandas does, `2012Q1`; nil for anything else.
  init?(iso text: String) {
    let bytes = Array(text.utf8)
    let span = bytes.span
    var place = 0
    guard let year = span.digits(4, &place) else { return nil }
    guard place < span.count else {
      self.init(year: year, precision: .year)
      return
    }
    if let quarter = Self.quarter(span, place) {
      self.init(year: year, month: 3 * quarter - 2, precision: .quarter)
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

  /// `Q1` to `Q4` at the end, perhaps behind a hyphen.
  private static func quarter(_ text: Span<UInt8>, _ place: Int) -> Int? {
    let letter = text[place] == Byte.minus ? place + 1 : place
    guard letter + 2 == text.count, text[letter] == UInt8(ascii: "Q"),
      (49...52).contains(text[letter + 1])
    else { return nil }
    return Int(text[letter + 1]) - 48
  }

  /// A hyphen and two digits.
  private static func part(_ text: Span<UInt8>, _ place: inout Int) -> Int? {
    guard text[place] == Byte.minus else { return nil }
    place += 1
    return text.digits(2, &place)
  }
}
