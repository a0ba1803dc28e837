// SPDX-License-Identifier: MIT

public import Audiograph

extension CalendarDate {
  /// A date as a person asks for it, in more forms than data have.
  ///
  /// Besides those of `init(written:)`: `3.2.2025`, `3.2.25`, `3/2/2025` in the order of days and months that is
  /// given, `3. Februar 2025`, `3 de febrero de 2025`, `3 Feb 25`, `Feb 2025`, `2025 Q1`, `T1 2025`, `1. Quartal 2025` and
  /// `6. KW 2025`, with the names of months in all languages that are read. Years of two digits are 1970 to 2069.
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

  /// `3. Februar 2025`, `February 3, 2025`, `3 de febrero de 2025`, `Feb 2025`, `3 Feb 25`, `Q1 2025`,
  /// `1. Quartal 2025`, `6. KW 2025`.
  private static func words(_ text: String) -> CalendarDate? {
    let words = text.parts(at: ",").joined(separator: " ").words().map(String.init)
    let parts = words.filter { !Notion.dateFiller.holds($0.folded) }.map(Part.init)
    guard (2...3).contains(parts.count), !parts.contains(.unknown) else { return nil }
    let (numbers, years) = (parts.compactMap(\.number), parts.compactMap(\.year))
    let kinds = parts.filter { $0.number == nil && $0.year == nil }
    guard kinds.count == 1, years.count <= 1 else { return nil }
    switch (kinds[0], numbers.count, years.first) {
    case (.quarter(let quarter), 0, let year?):
      return CalendarDate(year: year, month: 3 * quarter - 2, day: 1, precision: .quarter)
    case (.quarters, 1, let year?) where (1...4).contains(numbers[0]):
      return CalendarDate(year: year, month: 3 * numbers[0] - 2, day: 1, precision: .quarter)
    case (.weeks, 1, let year?):
      return CalendarDate(written: "\(year)-W\(numbers[0] < 10 ? "0" : "")\(numbers[0])")
    case (.month(let month), 0, let year?):
      return CalendarDate(year: year, month: month, day: 1, precision: .month)
    case (.month(let month), 1, let year?):
      return CalendarDate(year: year, month: month, day: numbers[0], precision: .day)
    // A year of two digits comes last: `3 Feb 25`.
    case (.month(let month), 2, nil):
      return words.last.flatMap(year).flatMap {
        CalendarDate(year: $0, month: month, day: numbers[0], precision: .day)
      }
    default: return nil
    }
  }

  /// What a word of a date is.
  private enum Part: Equatable {
    /// A number, perhaps one that orders: `3`, `3.`, `3rd`, `1º`.
    case number(Int)
    case year(Int)
    case month(Int)
    /// `Q1`.
    case quarter(Int)
    /// A word for quarters, or for weeks, beside a number.
    case quarters, weeks
    case unknown

    init(_ word: String) {
      if let year = CalendarDate.fourDigits(word) {
        self = .year(year)
      } else if let number = CalendarDate.ordinal(word) {
        self = .number(number)
      } else if let quarter = CalendarDate.quarter(word) {
        self = .quarter(quarter)
      } else if let month = CalendarDate.month(word) {
        self = .month(month)
      } else {
        self = Part.unit(word) ?? .unknown
      }
    }

    var number: Int? { if case .number(let number) = self { number } else { nil } }

    var year: Int? { if case .year(let year) = self { year } else { nil } }

    /// Polish counts quarters by `kw.`, German weeks by `KW`.
    private static func unit(_ word: String) -> Part? {
      let text = word.folded
      if text == "kw." || Notion.columnQuarter.holds(text) { return .quarters }
      return Notion.columnWeek.holds(text) || text == "v." ? .weeks : nil
    }
  }

  /// A number of one or two digits, perhaps with what makes it one that orders: `3.`, `3rd`, `1er`, `2º`.
  private static func ordinal(_ text: String) -> Int? {
    let digits = text.prefix { ("0"..."9").contains($0) }
    let ending = String(text.dropFirst(digits.count)).folded
    guard (1...2).contains(digits.count), signs.contains(ending) || Notion.dateOrdinal.holds(ending)
    else { return nil }
    return Int(digits)
  }

  private static let signs: Set<String> = ["", ".", "º", "ª", "°"]

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
