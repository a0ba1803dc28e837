// SPDX-License-Identifier: MIT

/// The names of months in the languages that are read.
package enum MonthName {
  private static let words = WordTable(.months)

  /// The month 1...12 that the word at `place` names, which moves after it and a point.
  package static func read(_ text: Span<UInt8>, _ place: inout Int) -> Int? {
    guard let index = words.read(text, &place) else { return nil }
    if place < text.count, text[place] == UInt8(ascii: ".") { place += 1 }
    return index + 1
  }

  /// The month 1...12 of a text that is a name and nothing else.
  package static func number(_ text: Span<UInt8>) -> Int? {
    var place = 0
    guard let month = read(text, &place), place == text.count else { return nil }
    return month
  }
}

/// The names of weekdays in the same languages, as they stand before a date and by themselves.
package enum WeekdayName {
  private static let words = WordTable(.weekdays)

  /// Whether the word at `place`, which moves after it, names a weekday.
  package static func read(_ text: Span<UInt8>, _ place: inout Int) -> Bool {
    words.read(text, &place) != nil
  }

  /// The weekday of a text that is a name and nothing else, Monday 1.
  package static func number(_ text: Span<UInt8>) -> Int? {
    var place = 0
    guard let index = words.read(text, &place), place == text.count else { return nil }
    return index + 1
  }

  /// Whether a text begins with one.
  package static func begins(_ text: Span<UInt8>) -> Bool {
    var place = 0
    return read(text, &place)
  }
}

/// Words by number, compared ignoring case and accents.
struct WordTable {
  private let keys: [UInt64]
  private let indices: [Int]
  /// Words of Japanese, perhaps with digits, the longer ones first: `10月`.
  private let wide: [(word: [UInt8], index: Int)]

  /// A table in which the words of an order have their place.
  init(_ notion: Notion) {
    var (pairs, wide): ([(UInt64, Int)], [(word: [UInt8], index: Int)]) = ([], [])
    for (index, words) in notion.places.enumerated() {
      for word in words.map({ Array($0.utf8) }) {
        var place = 0
        let key = Letters.word(word.span, &place)
        if key == 0 { wide.append((word, index)) } else { pairs.append((key, index)) }
      }
    }
    pairs.sort { $0.0 < $1.0 }
    keys = pairs.map(\.0)
    indices = pairs.map(\.1)
    self.wide = wide.sorted { $0.word.count > $1.word.count }
  }

  /// The index of the word at `place`, which moves after it; nil if it is not in the table.
  func read(_ text: Span<UInt8>, _ place: inout Int) -> Int? {
    let start = place
    let key = Letters.word(text, &place)
    guard key != 0 else { return place == start ? readWide(text, &place) : nil }
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low &+ high) / 2
      if keys[middle] < key { low = middle &+ 1 } else { high = middle }
    }
    return low < keys.count && keys[low] == key ? indices[low] : nil
  }

  private func readWide(_ text: Span<UInt8>, _ place: inout Int) -> Int? {
    guard place < text.count, text[place] >= 0x80 || text[place] &- 0x30 <= 9 else { return nil }
    for (word, index) in wide where text.has(word, at: place) {
      place += word.count
      return index
    }
    return nil
  }
}
