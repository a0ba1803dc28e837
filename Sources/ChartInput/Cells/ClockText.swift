// SPDX-License-Identifier: MIT

internal import Audiograph

/// A time of day with its offset from UTC, as it follows a date: `T14:30:05.25+02:00`.
struct ClockText {
  var microseconds: Int64 = 0
  var precision: DatePrecision = .day
  var offsetMinutes: Int?

  /// The time from `place` to the end of the text; a time of nothing where the text ends there.
  ///
  /// Nil where what follows is no time. A fraction is cut off behind the microsecond.
  static func afterDate(_ text: Span<UInt8>, at place: Int) -> ClockText? {
    var clock = ClockText()
    guard place < text.count else { return clock }
    guard text[place] == Byte.space || text[place].lowercased == UInt8(ascii: "t") else {
      return nil
    }
    guard var next = clock.readTime(text, at: place + 1) else { return nil }
    if next < text.count, text[next] == Byte.space { next += 1 }
    return next == text.count || clock.readOffset(text, at: next) ? clock : nil
  }

  private mutating func readTime(_ text: Span<UInt8>, at start: Int) -> Int? {
    guard let hour = text.number(start, start + 2), hour < 24, start + 2 < text.count,
      text[start + 2] == UInt8(ascii: ":"),
      let minute = text.number(start + 3, start + 5), minute < 60
    else { return nil }
    microseconds = Int64(hour * 60 + minute) * 60_000_000
    precision = .minute
    let place = start + 5
    guard place < text.count, text[place] == UInt8(ascii: ":") else { return place }
    guard let second = text.number(place + 1, place + 3), second < 60 else { return nil }
    microseconds += Int64(second) * 1_000_000
    precision = .second
    return readFraction(text, at: place + 3)
  }

  private mutating func readFraction(_ text: Span<UInt8>, at start: Int) -> Int? {
    guard start < text.count, text[start] == Byte.point || text[start] == Byte.comma else {
      return start
    }
    var place = start + 1
    var unit: Int64 = 100_000
    while place < text.count, text[place].isDigit {
      microseconds += Int64(text[place] &- Byte.zero) * unit
      unit /= 10
      place += 1
    }
    let digits = place - start - 1
    guard digits > 0 else { return nil }
    precision = digits <= 3 ? .millisecond : .microsecond
    return place
  }

  private mutating func readOffset(_ text: Span<UInt8>, at start: Int) -> Bool {
    let sign = text[start]
    if sign.lowercased == UInt8(ascii: "z") {
      offsetMinutes = 0
      return start + 1 == text.count
    }
    guard sign == Byte.plus || sign == Byte.minus,
      let hours = text.number(start + 1, start + 3), hours <= 23
    else { return false }
    var place = start + 3
    var minutes = 0
    if place < text.count {
      if text[place] == UInt8(ascii: ":") { place += 1 }
      guard let read = text.number(place, place + 2), read < 60 else { return false }
      minutes = read
      place += 2
    }
    let size = hours * 60 + minutes
    offsetMinutes = sign == Byte.minus ? -size : size
    return place == text.count
  }
}
