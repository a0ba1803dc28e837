// SPDX-License-Identifier: MIT

/// Takes the text of a `TZ` variable apart from front to back.
struct TZRuleParser {
  private var rest: ArraySlice<UInt8>

  init(_ text: String) { rest = Array(text.utf8)[...] }

  var isAtEnd: Bool { rest.isEmpty }
  var isAtComma: Bool { rest.first == UInt8(ascii: ",") }

  /// Skips a name of at least three letters, or of any characters between `<` and `>`.
  mutating func name() -> Bool {
    if take("<") {
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
      let length = end - rest.startIndex
      rest = rest[(end + 1)...]
      return length >= 1
    }
    let letters = rest.prefix { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
    rest = rest.dropFirst(letters.count)
    return letters.count >= 3
  }

  /// A time with or without a sign: `5`, `-3:30`, `+167:59:59`; in seconds.
  mutating func time() -> Int? {
    let sign = take("-") ? -1 : 1
    if sign == 1 { _ = take("+") }
    guard let hours = number(), hours <= 167 else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] where take(":") {
      guard let part = number(), part <= 59 else { return nil }
      seconds += part * unit
    }
    return sign * seconds
  }

  /// A comma, a day and, after a slash, a time; without one it is 2 o'clock.
  mutating func day() -> ZoneDay? {
    guard take(","), let form = form() else { return nil }
    guard take("/") else { return ZoneDay(form: form, time: 7200) }
    return time().map { ZoneDay(form: form, time: $0) }
  }

  private mutating func form() -> ZoneDay.Form? {
    if take("J") {
      guard let day = number(), (1...365).contains(day) else { return nil }
      return .withoutLeapDay(day)
    }
    guard take("M") else {
      guard let day = number(), day <= 365 else { return nil }
      return .withLeapDay(day)
    }
    guard let month = number(), (1...12).contains(month), take("."), let week = number(),
      (1...5).contains(week), take("."), let weekday = number(), weekday <= 6
    else { return nil }
    return .weekday(weekday, week: week, month: month)
  }

  private mutating func number() -> Int? {
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    guard (1...3).contains(digits.count) else { return nil }
    rest = rest.dropFirst(digits.count)
    return digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: sign) else { return false }
    rest = rest.dropFirst()
    return true
  }
}
