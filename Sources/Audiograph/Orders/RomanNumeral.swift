// SPDX-License-Identifier: MIT

/// Months and quarters in Roman numerals, as they are written in Poland: `IV`, `xii`.
package enum RomanNumeral {
  private static let numerals = [
    "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii",
  ].map { Array($0.utf8) }

  /// The number that the letters I, V and X at a place write, at most `limit`; the place moves after
  /// them.
  package static func read(_ text: Span<UInt8>, _ place: inout Int, upTo limit: Int = 12) -> Int? {
    var end = place
    while end < text.count, "ivx".utf8.contains(text[end] | 0x20) { end += 1 }
    let length = end - place
    let index = numerals.prefix(limit).firstIndex { numeral in
      numeral.count == length
        && numeral.indices.allSatisfy { numeral[$0] == text[place + $0] | 0x20 }
    }
    guard let index else { return nil }
    place = end
    return index + 1
  }

  /// The number of a text that is a numeral and nothing else.
  package static func number(_ text: Span<UInt8>) -> Int? {
    var place = 0
    guard let number = read(text, &place), place == text.count else { return nil }
    return number
  }
}
