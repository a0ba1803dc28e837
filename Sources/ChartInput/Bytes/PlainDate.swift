// SPDX-License-Identifier: MIT

internal import Audiograph

/// What the dates of a column say about their offset from UTC.
enum WrittenClock: Equatable {
  case unknown, none
  case offset(minutes: Int)
}

/// ISO dates and times at fixed places: `2012-03-02`, `2012-03-02T14:30:05.25Z`.
struct PlainDate {
  private var month = MonthCache()
  /// The clock that every further date must have.
  var clock = WrittenClock.unknown
  /// The finest precision that was read.
  private(set) var precision = DatePrecision.day

  /// Whether a date with this clock goes with the others; the first decides.
  @inline(__always)
  mutating func isOnClock(_ found: WrittenClock) -> Bool {
    if clock == found { return true }
    guard clock == .unknown else { return false }
    clock = found
    return true
  }

  /// Reads a date with or without a time; returns where it ends, or -1 where it is not plain.
  @inline(__always)
  mutating func read(_ text: RawSpan, at place: Int, instant: inout Int64) -> Int {
    let separator = text[place &+ 10]
    guard let number = month.day(text, at: place, before: separator) else { return -1 }
    let day = Int64(number) &* CalendarDate.microsecondsPerDay
    let hasTime =
      separator == UInt8(ascii: "T") || separator == Byte.space && text[place &+ 11].isDigit
    guard hasTime else {
      instant = day
      return isOnClock(.none) ? place &+ 10 : -1
    }
    guard let clock = PlainClock(text, at: place &+ 11), isOnClock(clock.zone) else { return -1 }
    if clock.precision != precision { precision = max(precision, clock.precision) }
    instant = day &+ clock.microseconds
    return clock.end
  }

  /// Takes a time that a number counts; false where it is none.
  @inline(__always)
  mutating func take(_ number: Double, _ unit: UnixTime, instant: inout Int64) -> Bool {
    guard let date = unit.date(number), isOnClock(.offset(minutes: 0)) else { return false }
    if date.precision != precision { precision = max(precision, date.precision) }
    instant = date.instant
    return true
  }
}

/// A time of day at a place: `14:30`, `14:30:05`, `14:30:05.25`, each also with `Z`, `+02:00`, `+0200`
/// or `+02`, before which a space may stand.
private struct PlainClock {
  private(set) var microseconds: Int64
  private(set) var precision: DatePrecision
  private(set) var zone = WrittenClock.none
  private(set) var end: Int

  /// `00:00:00`, the first byte lowest.
  private static let midnight: UInt64 = 0x3030_3A30_303A_3030

  @inline(__always)
  init?(_ text: RawSpan, at place: Int) {
    let hasSeconds = text[place &+ 5] == UInt8(ascii: ":")
    let word = (text.word(at: place) ^ Self.midnight) & (hasSeconds ? ~0 : 0xFF_FFFF_FFFF)
    guard DigitWord.others(word) == 0, word & 0x0000_FF00_00FF_0000 == 0 else { return nil }
    let pairs = word &* 10 &+ word &>> 8
    let (hour, minute, second) = (pairs & 0xFF, pairs &>> 24 & 0xFF, pairs &>> 48 & 0xFF)
    guard hour < 24, minute < 60, second < 60 else { return nil }
    microseconds = Int64((hour &* 60 &+ minute) &* 60 &+ second) &* 1_000_000
    precision = hasSeconds ? .second : .minute
    end = place &+ (hasSeconds ? 8 : 5)
    if hasSeconds, text[end] == Byte.point, !readFraction(text) { return nil }
    guard readZone(text) else { return nil }
  }

  private mutating func readFraction(_ text: RawSpan) -> Bool {
    var place = end + 1
    var unit: Int64 = 100_000
    while text[place].isDigit, unit > 0 {
      microseconds += Int64(text[place] &- Byte.zero) * unit
      unit /= 10
      place += 1
    }
    let digits = place - end - 1
    guard digits > 0 else { return false }
    precision = digits <= 3 ? .millisecond : .microsecond
    end = place
    return true
  }

  @inline(__always)
  private mutating func readZone(_ text: RawSpan) -> Bool {
    if text[end] == UInt8(ascii: "Z") {
      zone = .offset(minutes: 0)
      end &+= 1
      return true
    }
    switch text[end] {
    case Byte.plus, Byte.minus, Byte.space:
      guard let offset = Self.offset(text, at: end) else { return false }
      (zone, end) = offset
      return true
    default: return true
    }
  }

  /// The offset `+02:00`, `+0200` or `+02` at a place or behind a space, and where it ends; none where
  /// no sign stands there.
  ///
  /// Not a change of the clock itself, which would have to lie in memory.
  @inline(never)
  private static func offset(_ text: RawSpan, at place: Int) -> (WrittenClock, end: Int)? {
    let start = text[place] == Byte.space ? place + 1 : place
    let sign = text[start]
    guard sign == Byte.plus || sign == Byte.minus else { return (.none, place) }
    guard let hours = text.twoDigits(at: start + 1), hours < 24 else { return nil }
    let hasColon = text[start + 3] == UInt8(ascii: ":")
    let minutes = text.twoDigits(at: hasColon ? start + 4 : start + 3)
    guard minutes != nil || !hasColon, (minutes ?? 0) < 60 else { return nil }
    let size = hours * 60 + (minutes ?? 0)
    return (
      .offset(minutes: sign == Byte.minus ? -size : size),
      start + (minutes == nil ? 3 : hasColon ? 6 : 5)
    )
  }
}

extension RawSpan {
  /// The number of two digits at a place; nil where there are fewer.
  fileprivate func twoDigits(at place: Int) -> Int? {
    guard self[place].isDigit, self[place &+ 1].isDigit else { return nil }
    return Int(self[place] &- Byte.zero) * 10 + Int(self[place &+ 1] &- Byte.zero)
  }
}
