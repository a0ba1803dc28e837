// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport

@testable import ChartInput

/// How a table is written: everything that is a matter of taste.
struct Dialect {
  var delimiter: Character = ","
  var lineEnd = "\n"
  var decimal: DecimalMark = .point
  var grouping = ""
  var missing = ""
  var minus = "-"
  var hasMark = false
  var hasFinalLineEnd = true
  /// One of so many cells is quoted without need, is padded with blanks; one of so many rows has a
  /// comment or a blank line above it; 0 for none.
  var quoted = 0
  var padded = 0
  var commented = 0
  var blank = 0

  init(_ random: inout SeededGenerator) {
    delimiter = random.one(of: [",", ";", "\t", "|"])
    lineEnd = random.one(of: ["\n", "\n", "\r\n", "\r"])
    decimal = random.once(in: 3) ? .comma : .point
    grouping = random.one(
      of: ["", "", decimal == .point ? "," : ".", " ", "'", "\u{A0}", "\u{202F}"])
    missing = random.one(of: ["", "", "NA", "n/a", "NaN", "null", "-", "–", "..", "?", "#N/A"])
    minus = random.one(of: ["-", "-", "-", "\u{2212}"])
    hasMark = random.once(in: 4)
    hasFinalLineEnd = !random.once(in: 4)
    quoted = random.one(of: [0, 1, 3])
    padded = random.one(of: [0, 0, 4])
    commented = random.one(of: [0, 0, 5])
    blank = random.one(of: [0, 0, 5])
  }

  /// A number of digits with at most one point, written in this way.
  func written(_ number: String) -> String {
    let isNegative = number.hasPrefix("-")
    let parts = number.drop { $0 == "-" }.split(separator: ".")
    var whole = ""
    for (index, digit) in parts[0].enumerated() {
      if index > 0, (parts[0].count - index).isMultiple(of: 3) { whole += grouping }
      whole.append(digit)
    }
    let mark = decimal == .comma ? "," : "."
    return (isNegative ? minus : "") + whole + (parts.count > 1 ? mark + parts[1] : "")
  }

  /// A cell with the quotation marks that it needs, and perhaps others.
  func cell(_ text: String, _ random: inout SeededGenerator) -> String {
    let needsMarks = text.contains { "\"\r\n".contains($0) || $0 == delimiter || $0.isNewline }
    var cell = text
    if needsMarks || text.hasPrefix("#") || (quoted > 0 && random.once(in: quoted)) {
      cell = "\"\(text.replacing("\"", with: "\"\""))\""
    }
    guard padded > 0, delimiter != "\t", random.once(in: padded) else { return cell }
    return random.one(of: [" ", "  ", "\t"]) + cell + random.one(of: ["", " "])
  }

  func text(_ rows: [[String]], _ random: inout SeededGenerator) -> String {
    var text = hasMark ? "\u{FEFF}" : ""
    for (index, row) in rows.enumerated() {
      if commented > 0, random.once(in: commented) { text += "# a \"remark\", 5;6\(lineEnd)" }
      if blank > 0, row.count > 1, random.once(in: blank) { text += lineEnd }
      text += row.map { cell($0, &random) }.joined(separator: String(delimiter))
      if hasFinalLineEnd || index + 1 < rows.count { text += lineEnd }
    }
    return text
  }
}

/// A form in which the dates of a column are written.
enum DateWriting: CaseIterable {
  case iso, slashes, digits, dayFirst, monthFirst, names, americanNames, shortNames, minutes
  case seconds, months, monthNames, quarters, years

  func text(_ date: CalendarDate, secondOfDay second: Int) -> String {
    let (year, month, day) = date.civil
    let name = Self.namesOfMonths[month - 1]
    let clock = "\(two(second / 3600)):\(two(second / 60 % 60))"
    let iso = "\(year)-\(two(month))-\(two(day))"
    switch self {
    case .iso: return iso
    case .slashes: return "\(year)/\(month)/\(day)"
    case .digits: return "\(year)\(two(month))\(two(day))"
    case .dayFirst: return "\(two(day)).\(two(month)).\(year)"
    case .monthFirst: return "\(month)/\(day)/\(year)"
    case .names: return "\(day) \(name) \(year)"
    case .americanNames: return "\(name) \(day), \(year)"
    case .shortNames: return "\(day)-\(name)-\(two(year % 100))"
    case .minutes: return "\(iso) \(clock)"
    case .seconds: return "\(iso)T\(clock):\(two(second % 60))Z"
    case .months: return "\(year)-\(two(month))"
    case .monthNames: return "\(name) \(year)"
    case .quarters: return "\(year)Q\(date.quarter)"
    case .years: return "\(year)"
    }
  }

  private static let namesOfMonths = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// What is left of a date and a second of its day.
  func instant(_ date: CalendarDate, secondOfDay second: Int) -> Int64 {
    let (year, month, _) = date.civil
    switch self {
    case .minutes: return date.instant + Int64(second / 60 * 60) * 1_000_000
    case .seconds: return date.instant + Int64(second) * 1_000_000
    case .months, .monthNames: return first(year, month)
    case .quarters: return first(year, (month - 1) / 3 * 3 + 1)
    case .years: return first(year, 1)
    default: return date.instant
    }
  }

  private func first(_ year: Int, _ month: Int) -> Int64 {
    CalendarDate(year: year, month: month, day: 1)?.instant ?? .min
  }

  /// The days from one row to the next, at least.
  var leastStep: Int {
    switch self {
    case .months, .monthNames: 31
    case .quarters: 92
    case .years: 366
    default: 1
    }
  }

  /// What has to be said of dates whose order of day and month nothing may tell.
  var format: String? {
    switch self {
    case .dayFirst: "%d.%m.%Y"
    case .monthFirst: "%m/%d/%Y"
    case .digits: "%Y%m%d"
    case .years: "%Y"
    default: nil
    }
  }
}

/// A table of random columns, what it says, and how it is written.
struct RandomTable {
  let dialect: Dialect
  let dates: DateWriting
  let instants: [Int64]
  /// Columns of numbers; NaN where one is missing.
  let numbers: [[Double]]
  let text: String
  /// The headings of the columns of numbers, in their order.
  let valueHeadings: [String]

  private static let headings = ["amount", "wind", "rain", "level", "share"]

  /// A table of dates, one to four columns of numbers, and perhaps one of names.
  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    dialect = Dialect(&random)
    dates = random.one(of: DateWriting.allCases)
    let rowCount = random.one(
      of: [1, 2, 3, 4, 5, 6, 7, 8, 12, 12, 20, random.below(200) + 1])
    let days = Self.days(rowCount, dates, &random)
    let seconds = days.map { _ in random.below(86_400) }
    instants = zip(days, seconds).map { [dates] in dates.instant($0, secondOfDay: $1) }
    let headings = Self.headings.prefix(1 + random.below(4))
    let columns = headings.map { _ in Self.numbers(rowCount, &random) }
    numbers = columns.map { $0.map { $0.flatMap(Double.init) ?? .nan } }
    valueHeadings = Array(headings)

    var all = [["when"] + zip(days, seconds).map { [dates] in dates.text($0, secondOfDay: $1) }]
    for (heading, column) in zip(headings, columns) {
      all.append([heading] + column.map { [dialect] in $0.map(dialect.written) ?? dialect.missing })
    }
    if random.once(in: 2) {
      let names = ["Zürich", "a, b; c", "the \"best\"", "東京", "two\nlines", "it's | that", "x=1"]
      all.insert(
        ["who"] + days.map { _ in random.one(of: names) }, at: random.below(all.count + 1))
    }
    text = dialect.text((0...rowCount).map { row in all.map { $0[row] } }, &random)
  }

  /// Days that ascend; the first is none that could be a month too.
  private static func days(
    _ count: Int, _ dates: DateWriting, _ random: inout SeededGenerator
  ) -> [CalendarDate] {
    var day = 366 * (10 + random.below(40))
    while CalendarDate(day: day).civil.day < 13 { day += 1 }
    let most = random.one(of: [1, 3, 40])
    return (0..<count).map { _ in
      defer { day += dates.leastStep + random.below(most) }
      return CalendarDate(day: day)
    }
  }

  /// Numbers whose digits tell what their marks are.
  private static func numbers(_ count: Int, _ random: inout SeededGenerator) -> [String?] {
    let decimals = random.one(of: [0, 1, 2, 4, 6])
    let digits = 1 + random.below(8)
    let isMissing = random.one(of: [0, 0, 10])
    return (0..<count).map { row in
      // A first number with two marks of each kind, and a missing one never at the end.
      guard row > 0 else { return "\(random.below(90) + 10)\(random.digits(5)).25" }
      if isMissing > 0, row + 1 < count, random.once(in: isMissing) { return nil }
      let whole = random.digits(1 + random.below(digits)).drop { $0 == "0" }
      let fraction = decimals > 0 ? "." + random.digits(decimals) : ""
      return (random.once(in: 3) ? "-" : "") + (whole.isEmpty ? "0" : whole) + fraction
    }
  }
}
