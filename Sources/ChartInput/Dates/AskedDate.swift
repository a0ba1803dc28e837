// SPDX-License-Identifier: MIT

public import Audiograph

extension CalendarDate {
  /// A date as a person asks for it, in more forms than data have.
  ///
  /// Besides those of `init(written:)`: `3.2.2025`, `3.2.25`, `3/2/2025` in the order of days and months that is
  /// given, `3. Februar 2025`, `Feb 2025`, `2025 Q1` and `T1 2025`, with the names of months in all languages that
  /// are read. Years of two digits are 1970 to 2069.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - monthsFirst: Whether `3/2/2025` is the second of March.
  public init?(asked text: String, monthsFirst: Bool = false) {
    let text = text.trimmed
    guard
      let date = CalendarDate(written: text) ?? Self.numbers(text, monthsFirst: monthsFirst)
        ?? Self.words(text)
    else { return nil }
    self = date
  }

  private static func year(_ text: String) -> Int? {
    guard let number = Int(text), number >= 0 else { return nil }
    switch text.utf8.count {
    case 4: return number
    case 2: return number < 70 ? 2000 + number : 1900 + number
    default: return nil
    }
  }

  /// `3.2.25`, `3/2/2025`, `3-2-2025`: only after a slash months may come first.
  private static func numbers(_ text: String, monthsFirst: Bool) -> CalendarDate? {
    for mark in [".", "/", "-"] as [Unicode.Scalar] where text.unicodeScalars.contains(mark) {
      let parts = text.parts(at: mark).map { String($0).trimmed }
      guard parts.count == 3, let first = Int(parts[0]), let second = Int(parts[1]),
        let year = year(parts[2])
      else { return nil }
      let isMonthFirst = mark == "/" && (monthsFirst && first <= 12 || second > 12)
      let (day, month) = isMonthFirst ? (second, first) : (first, second)
      return CalendarDate(year: year, month: month, day: day, precision: .day)
    }
    return nil
  }

  /// `3. Februar 2025`, `February 3, 2025`, `Feb 2025`, `Q1 2025`.
  private static func words(_ text: String) -> CalendarDate? {
    let words = text.parts(at: ",").joined(separator: " ").words().map { word in
      let text = String(word)
      return Int(text.part(before: ".")) == nil ? text : String(text.part(before: "."))
    }
    guard (2...3).contains(words.count), let year = words.compactMap(fourDigits).first else {
      return nil
    }
    let rest = words.filter { fourDigits($0) == nil }
    if words.count == 2, rest.count == 1, let quarter = quarter(rest[0]) {
      return CalendarDate(year: year, month: 3 * quarter - 2, day: 1, precision: .quarter)
    }
    guard let month = rest.compactMap(month).first else { return nil }
    guard words.count == 3 else {
      return CalendarDate(year: year, month: month, day: 1, precision: .month)
    }
    guard let day = rest.compactMap({ Int($0) }).first, rest.count == 2 else { return nil }
    return CalendarDate(year: year, month: month, day: day, precision: .day)
  }

  private static func fourDigits(_ text: String) -> Int? {
    text.utf8.count == 4 ? Int(text) : nil
  }

  private static func month(_ text: String) -> Int? { MonthName.number(Array(text.utf8).span) }

  /// The number of `Q1`, or of `T1` as in French and `K1` as in Polish.
  private static func quarter(_ text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard bytes.count == 2, "QTKqtk".utf8.contains(bytes[0]), (0x31...0x34).contains(bytes[1])
    else { return nil }
    return Int(bytes[1]) - 0x30
  }
}
