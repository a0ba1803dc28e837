// SPDX-License-Identifier: MIT

/// Names that have an order of their own: months, weekdays, quarters, numbered weeks, age groups.
enum OrderedNames {
  /// Whether all texts of a column that hold something are such names, of at least two kinds.
  static func are(_ cells: CellColumn) -> Bool {
    var seen: Set<ArraySlice<UInt8>> = []
    for row in 0..<cells.count where !cells[row].isEmpty {
      let text = cells.bytes(row)
      if seen.contains(text) { continue }
      guard seen.count < mostNames, isOrdered(text) else { return false }
      seen.insert(text)
    }
    return seen.count > 1
  }

  private static let mostNames = 400

  private static func isOrdered(_ text: ArraySlice<UInt8>) -> Bool {
    let bytes = Array(text)
    return MonthName.number(bytes.span) != nil || WeekdayName.isName(bytes.span)
      || isNumbered(bytes) || isRange(bytes)
  }

  /// `Q1`, `KW 12`, `Week 3`, `T4`.
  private static func isNumbered(_ text: [UInt8]) -> Bool {
    let words = ["q", "kw", "w", "week", "woche", "semaine", "t", "tydzien", "day", "tag", "jour"]
    let letters = text.prefix { !$0.isDigit && $0 != UInt8(ascii: " ") }
    let rest = text.dropFirst(letters.count).drop { $0 == UInt8(ascii: " ") }
    return words.contains(String(decoding: letters, as: UTF8.self).lowercased())
      && (1...2).contains(rest.count) && rest.allSatisfy(\.isDigit)
  }

  /// `10-19`, `65+`, `< 5`.
  private static func isRange(_ text: [UInt8]) -> Bool {
    let marks = Set("-–+<>≤≥ ".utf8)
    let digits = text.count(where: \.isDigit)
    return digits > 0 && digits < text.count && text.allSatisfy { $0.isDigit || marks.contains($0) }
      && text.first != UInt8(ascii: "-") && text.first != UInt8(ascii: "+")
  }
}
