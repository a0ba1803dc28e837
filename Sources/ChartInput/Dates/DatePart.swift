// SPDX-License-Identifier: MIT

internal import Audiograph

/// A part of a date that has a column of its own.
enum DatePart: CaseIterable {
  case date, year, quarter, month, week, dayOfYear, day, hour, time

  /// The part that a heading names by one word, apart from those that say little.
  init?(heading: String) {
    guard let part = Self.allCases.first(where: { $0.isNamed(by: heading) }) else { return nil }
    self = part
  }

  private var notion: Notion {
    switch self {
    case .date: .columnDate
    case .year: .year
    case .quarter: .columnQuarter
    case .month: .columnMonth
    case .week: .columnWeek
    case .dayOfYear: .columnDayOfYear
    case .day: .columnDay
    case .hour: .columnHour
    case .time: .columnTime
    }
  }

  /// Whether a heading may be of this part, which some words are of two.
  func isNamed(by heading: String) -> Bool {
    notion.holds(HeadingWords(heading).joined(without: .columnFiller))
  }

  /// The whole numbers that the part may have.
  var range: ClosedRange<Int> {
    switch self {
    case .date, .time: 0...0
    case .year: 1000...2999
    case .quarter: 1...4
    case .month: 1...12
    case .week: 1...53
    case .dayOfYear: 1...366
    case .day: 1...31
    case .hour: 0...25
    }
  }

  /// What stands behind its number in Japanese: `2013年`.
  private var counter: [UInt8] {
    let word =
      switch self {
      case .date, .time, .dayOfYear: ""
      case .year: "年"
      case .quarter: "四半期"
      case .month: "月"
      case .week: "週"
      case .day: "日"
      case .hour: "時"
      }
    return Array(word.utf8)
  }

  /// The number that a cell of text gives: of `March`, `M03`, `Q1` or `第1四半期`.
  func number(_ text: Span<UInt8>) -> Int? {
    if self == .month, let month = MonthName.number(text) ?? RomanNumeral.number(text) {
      return month
    }
    if self == .quarter, let quarter = RomanNumeral.number(text), quarter <= 4 { return quarter }
    var place = 0
    let letter: UInt8 =
      switch self {
      case .quarter: UInt8(ascii: "q")
      case .month: UInt8(ascii: "m")
      case .week: UInt8(ascii: "w")
      default: 0
      }
    if letter != 0, !text.isEmpty, text[0].lowercased == letter { place = 1 }
    if text.has(Array("第".utf8), at: place) { place += 3 }
    guard let number = text.digits(upTo: 4, &place) else { return nil }
    if place < text.count, text[place].lowercased == letter { place += 1 }
    if place < text.count, text.has(counter, at: place) { place += counter.count }
    return place == text.count && range.contains(number) ? number : nil
  }
}

/// A column that may hold a part of dates.
struct DatePartColumn {
  enum Content {
    /// Numbers, `.nan` where one is missing.
    case numbers([Double])
    case cells(CellColumn)
    /// Days, in microseconds since 1970-01-01 00:00, `Int64.min` where one is missing.
    case days([Int64])
  }

  let heading: String
  let content: Content

  /// The numbers of a part, `nil` in the rows that lack them; nil if a row has something else.
  ///
  /// In a column of text a few other cells are such as the `M13` of a year's mean.
  func numbers(of part: DatePart) -> [Int?]? {
    switch content {
    case .days: return nil
    case .numbers(let numbers):
      let wholes = numbers.map { $0.isNaN ? nil : Int(exactly: $0) }
      let parts = wholes.map { whole in whole.flatMap { part.range.contains($0) ? $0 : nil } }
      // A 99 or a 0 here and there says that nobody knows.
      let others = zip(numbers, parts).count { !$0.isNaN && $1 == nil }
      return others * Self.wholesAnOther > numbers.count || !parts.contains { $0 != nil }
        ? nil : parts
    case .cells(let cells):
      let text = cells.bytes.span
      var numbers: [Int?] = []
      var (count, others) = (0, 0)
      for row in 0..<cells.count {
        let number = part.number(text.extracting(cells[row].range))
        numbers.append(number)
        if number != nil { count += 1 } else if !cells[row].isEmpty { others += 1 }
        // A tenth of all rows is more than a tenth of those that hold something.
        guard others * 10 <= cells.count else { return nil }
      }
      return count > 0 && count >= others * 9 ? numbers : nil
    }
  }

  /// As many numbers of a part as one may stand among that is none.
  private static let wholesAnOther = 20

  /// The times of day of a column of them, in microseconds; of numbers such as `640` and `1915` too.
  var times: [Int64]? {
    if case .numbers(let numbers) = content { return Self.times(of: numbers) }
    guard case .cells(let cells) = content,
      TimeOfDay.isTimeOfDay(cells, isMissing: { _ in false })
    else { return nil }
    return TimeOfDay.microseconds(of: cells)
  }

  /// Hours and minutes that are written as one number; nil if some are none, or all could be hours.
  private static func times(of numbers: [Double]) -> [Int64]? {
    var times: [Int64] = []
    for number in numbers {
      guard let whole = Int(exactly: number), (0..<2400).contains(whole), whole % 100 < 60 else {
        return nil
      }
      times.append(Int64(whole / 100 * 60 + whole % 100) * 60_000_000)
    }
    return numbers.contains { $0 >= 100 } ? times : nil
  }

  /// Whether all texts are names of months.
  var namesMonths: Bool {
    guard case .cells(let cells) = content else { return false }
    let text = cells.bytes.span
    let filled = (0..<cells.count).filter { !cells[$0].isEmpty }
    return !filled.isEmpty
      && filled.allSatisfy { MonthName.number(text.extracting(cells[$0].range)) != nil }
  }

  /// Whether the numbers count 1 to 12 over and over.
  var cyclesMonths: Bool {
    if case .days = content { return false }
    guard let months = numbers(of: .month) else { return false }
    let present = months.compactMap { $0 }
    let steps = zip(present.dropFirst(), present).map { ($0 - $1 + 12) % 12 }
    return present.count > 2 && steps.count { $0 == 1 } * 10 >= steps.count * 9
  }
}
