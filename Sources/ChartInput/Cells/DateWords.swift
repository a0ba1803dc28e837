// SPDX-License-Identifier: MIT

/// The words of a date such as `1 Jan 2020` or `January 1, 2000`, which spaces, commas, hyphens and
/// points part; none of a longer text than a date has.
struct DateWords {
  static let longestText = 30

  /// How many words there are; of more than three only that.
  private(set) var count = 0
  /// Where the first three begin and end, 8 bits each, the first word lowest.
  private var starts: UInt32 = 0
  private var ends: UInt32 = 0

  init(_ text: Span<UInt8>) {
    guard text.count <= Self.longestText else { return }
    var place = 0
    while true {
      while place < text.count, Self.parts(text[place]) { place += 1 }
      guard place < text.count else { return }
      let start = place
      while place < text.count, !Self.parts(text[place]) { place += 1 }
      if count < 3 {
        starts |= UInt32(truncatingIfNeeded: start) << UInt32(8 * count)
        ends |= UInt32(truncatingIfNeeded: place) << UInt32(8 * count)
      }
      count += 1
    }
  }

  private static func parts(_ byte: UInt8) -> Bool {
    // None is above the point, and letters and digits are.
    byte <= Byte.point
      && (byte == Byte.space || byte == Byte.comma || byte == Byte.minus || byte == Byte.point)
  }

  /// Where a word of the first three stands.
  @inline(__always)
  private func range(_ index: Int) -> Range<Int> {
    let shift = UInt32(8 * index)
    return Int(starts >> shift & 0xFF)..<Int(ends >> shift & 0xFF)
  }

  /// A word of four digits.
  func year(_ index: Int, of text: Span<UInt8>) -> Int? {
    let range = range(index)
    return range.count == 4 ? text.number(range.lowerBound, range.upperBound) : nil
  }

  /// A word of one or two digits.
  func number(_ index: Int, of text: Span<UInt8>) -> Int? {
    let range = range(index)
    return range.count <= 2 ? text.number(range.lowerBound, range.upperBound) : nil
  }

  /// The month that a word names.
  func month(_ index: Int, of text: Span<UInt8>) -> Int? {
    EnglishMonth.number(text.extracting(range(index)))
  }
}

/// English month names, whole or their first three letters.
enum EnglishMonth {
  static let names = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// The first three letters of each name, and those behind them.
  private static let beginnings = names.map { packed(Array($0.utf8.prefix(3)).span) }
  private static let ends = names.map { packed(Array($0.utf8.dropFirst(3)).span) }

  /// The month 1...12 of a name in either letter case, `Sept` included.
  static func number(_ text: Span<UInt8>) -> Int? {
    guard (3...9).contains(text.count),
      let index = beginnings.firstIndex(of: packed(text.extracting(first: 3)))
    else { return nil }
    guard text.count > 3 else { return index + 1 }
    let end = packed(text.extracting(3...))
    let isWhole = text.count == names[index].utf8.count && end == ends[index]
    let isSept = index == 8 && text.count == 4 && end == UInt64(UInt8(ascii: "t"))
    return isWhole || isSept ? index + 1 : nil
  }

  /// Up to eight letters in one number, as small ones; no other text of letters has it.
  private static func packed(_ letters: Span<UInt8>) -> UInt64 {
    var number: UInt64 = 0
    for place in letters.indices { number = number << 8 | UInt64(letters[place].lowercased) }
    return number
  }
}
