// SPDX-License-Identifier: MIT

internal import Audiograph

/// Times of day that stand alone: `17:30:05`, `5:00 a.m.`, `8 PM`.
enum TimeOfDay {
  /// Microseconds since midnight; nil if the text is no time of day.
  static func microseconds(of text: Span<UInt8>) -> Int64? {
    var clock = ClockReading()
    var place = 0
    guard clock.readTime(text, &place, mayBeHour: false), place == text.count else { return nil }
    return clock.microseconds
  }

  /// Whether a column has times of day and nothing else in the cells that are not missing.
  static func isTimeOfDay(
    _ cells: CellColumn, isMissing: (ArraySlice<UInt8>) -> Bool
  ) -> Bool {
    let text = cells.bytes.span
    var count = 0
    for row in 0..<cells.count where !cells[row].isEmpty {
      if microseconds(of: text.extracting(cells[row].range)) != nil {
        count += 1
      } else if !isMissing(cells.bytes(row)) {
        return false
      }
    }
    return count > 0
  }

  /// The times of a column, in microseconds since midnight; `Int64.min` where there is none.
  static func microseconds(of cells: CellColumn) -> [Int64] {
    let text = cells.bytes.span
    return (0..<cells.count).map {
      microseconds(of: text.extracting(cells[$0].range)) ?? .min
    }
  }
}

/// A time of day and its offset from UTC while they are read.
struct ClockReading {
  var microseconds: Int64 = 0
  var precision: DatePrecision = .year
  var offsetMinutes: Int?

  init() {}

  /// The time after a date, with what parts them: `T14:30:05.25+02:00`, `, 4:05 PM`, ` 1430`.
  init?(afterDate text: Span<UInt8>, _ place: inout Int) {
    if text[place] == UInt8(ascii: ",") { place += 1 }
    guard place < text.count else { return nil }
    if text[place].lowercased == UInt8(ascii: "t") || text[place] == UInt8(ascii: ":") {
      place += 1
    } else {
      guard text.skipBlanks(&place) else { return nil }
    }
    guard readTime(text, &place, mayBeHour: true) else { return nil }
    _ = text.skipBlanks(&place)
    guard place == text.count || readOffset(text, &place) else { return nil }
  }

  /// Takes a time at `place`, which moves after it; `14` and `1430` where it may be an hour alone.
  mutating func readTime(
    _ text: Span<UInt8>, _ place: inout Int, mayBeHour: Bool
  ) -> Bool {
    let start = place
    guard var hour = text.digits(upTo: 2, &place) else { return false }
    precision = .minute
    var rest: Int64 = 0
    if place < text.count, text[place] == UInt8(ascii: ":") {
      guard place - start <= 2, let read = readMinutes(text, &place) else { return false }
      rest = read
    } else if mayBeHour, let minute = text.digits(2, &place) {
      guard minute < 60 else { return false }
      let second = text.digits(2, &place)
      guard Self.isSecond(second ?? 0, ofMinute: minute) else { return false }
      if second != nil { precision = .second }
      rest = Int64(minute * 60 + (second ?? 0)) * 1_000_000
    } else if !text.hasHalfDay(place), !mayBeHour || place - start < 2 {
      return false
    }
    guard Self.readHalfDay(text, &place, &hour), hour < 24 || (hour == 24 && rest == 0) else {
      return false
    }
    microseconds = Int64(hour) * 3_600_000_000 + rest
    return true
  }

  /// The minutes and seconds after an hour, in microseconds.
  private mutating func readMinutes(_ text: Span<UInt8>, _ place: inout Int) -> Int64? {
    place += 1
    guard let minute = text.digits(2, &place), minute < 60 else { return nil }
    let minutes = Int64(minute) * 60_000_000
    guard place < text.count, text[place] == UInt8(ascii: ":") else { return minutes }
    place += 1
    guard let second = text.digits(2, &place), Self.isSecond(second, ofMinute: minute),
      let fraction = readFraction(text, &place)
    else { return nil }
    return minutes + Int64(second) * 1_000_000 + fraction
  }

  /// Whether a minute has a second of that number: a leap second is its 61st.
  ///
  /// It ends a day in UTC, from which all zones stand whole quarters of an hour.
  static func isSecond(_ second: Int, ofMinute minute: Int) -> Bool {
    second < 60 || (second == 60 && minute % 15 == 14)
  }

  /// The fraction of a second, cut off after the microsecond.
  private mutating func readFraction(_ text: Span<UInt8>, _ place: inout Int) -> Int64? {
    precision = .second
    guard place < text.count, text[place] == UInt8(ascii: ".") || text[place] == UInt8(ascii: ",")
    else { return 0 }
    place += 1
    let start = place
    var (fraction, unit): (Int64, Int64) = (0, 100_000)
    while place < text.count, text[place].isDigit {
      fraction += Int64(text[place] &- UInt8(ascii: "0")) * unit
      unit /= 10
      place += 1
    }
    guard place > start else { return nil }
    precision = place - start <= 3 ? .millisecond : .microsecond
    return fraction
  }

  /// Takes `PM` or `a.m.`, if it is there; false if the hour has no such half of the day.
  private static func readHalfDay(
    _ text: Span<UInt8>, _ place: inout Int, _ hour: inout Int
  ) -> Bool {
    guard text.hasHalfDay(place) else { return true }
    _ = text.skipBlanks(&place)
    let isAfternoon = text[place].lowercased == UInt8(ascii: "p")
    place += text[place + 1] == UInt8(ascii: ".") ? 3 : 2
    if place < text.count, text[place] == UInt8(ascii: ".") { place += 1 }
    if hour == 12 { hour = 0 }
    // Some programs write 17:30 PM.
    if isAfternoon, hour < 12 { hour += 12 }
    return isAfternoon || hour < 12
  }

  /// The offsets of named zones, in minutes; what several continents call CST, EST or MST is that of
  /// North America.
  private static let zones = [
    "utc": 0, "gmt": 0, "wet": 0, "west": 60, "cet": 60, "mez": 60, "cest": 120, "mesz": 120,
    "eet": 120, "eest": 180, "msk": 180, "jst": 540, "aest": 600, "aedt": 660, "nzst": 720,
    "nzdt": 780, "est": -300, "edt": -240, "cst": -360, "cdt": -300, "mst": -420, "mdt": -360,
    "pst": -480, "pdt": -420,
  ]

  private mutating func readOffset(_ text: Span<UInt8>, _ place: inout Int) -> Bool {
    offsetMinutes = 0
    if text[place].lowercased == UInt8(ascii: "z") {
      place += 1
      return true
    }
    var zone = ""
    while place < text.count, zone.utf8.count < 5,
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(text[place].lowercased)
    {
      zone.unicodeScalars.append(Unicode.Scalar(text[place].lowercased))
      place += 1
    }
    if !zone.isEmpty {
      guard let minutes = Self.zones[zone] else { return false }
      offsetMinutes = minutes
    }
    guard place < text.count else { return true }
    let sign = text[place]
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return false }
    place += 1
    guard let hours = text.digits(2, &place), hours < 24 else { return false }
    if place < text.count, text[place] == UInt8(ascii: ":") { place += 1 }
    let minutes = text.digits(2, &place) ?? 0
    guard minutes < 60 else { return false }
    let size = hours * 60 + minutes
    offsetMinutes = sign == UInt8(ascii: "-") ? -size : size
    return true
  }
}

extension Span<UInt8> {
  /// Moves `place` after blanks; whether there were any.
  fileprivate func skipBlanks(_ place: inout Int) -> Bool {
    let start = place
    while place < count {
      let length = self[place] == UInt8(ascii: " ") ? 1 : wideBlank(at: place)
      guard length > 0 else { break }
      place += length
    }
    return place > start
  }

  /// Whether `AM`, `p.m.` or the like stands at a place, or after blanks.
  func hasHalfDay(_ start: Int) -> Bool {
    var place = start
    _ = skipBlanks(&place)
    guard place + 1 < count,
      self[place].lowercased == UInt8(ascii: "a") || self[place].lowercased == UInt8(ascii: "p")
    else { return false }
    if self[place + 1] == UInt8(ascii: ".") { place += 1 }
    return place + 1 < count && self[place + 1].lowercased == UInt8(ascii: "m")
  }
}
