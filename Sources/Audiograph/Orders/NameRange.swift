// SPDX-License-Identifier: MIT

/// A range of numbers as a name: `10-19`, `65+`, `under 18`, `18 bis 24 Jahre`.
struct NameRange: Hashable {
  let low: Double
  let high: Double

  /// Whether such a name may have a word.
  static func mayHold(_ word: String) -> Bool {
    [Notion.rangeOver, .rangeUnder, .rangeOther].contains { $0.holds(word) }
  }

  /// Nil for anything but one or two numbers with what says that they are ends.
  init?(_ name: NameTokens) {
    let (words, numbers) = (name.words, name.numbers)
    let marks = name.tokens.compactMap { if case .mark(let mark) = $0 { mark } else { nil } }
    guard marks.allSatisfy("-+<>=()[]/".utf8.contains),
      words.allSatisfy(Self.mayHold)
    else { return nil }
    switch numbers.count {
    case 2 where numbers[0] < numbers[1]: (low, high) = (numbers[0], numbers[1])
    case 1:
      let isOver =
        marks.contains { "+>".utf8.contains($0) } || words.say(.rangeOver)
      let isUnder =
        marks.contains(UInt8(ascii: "<")) || words.say(.rangeUnder)
      low = isUnder && !isOver ? -.infinity : numbers[0]
      high = isOver ? .infinity : numbers[0]
    default: return nil
    }
  }
}

extension [NameRange] {
  /// The place of each among them in ascending order; nil if they overlap, or if none has two ends.
  var places: [Int]? {
    let sorted = Set(self).sorted { ($0.low, $0.high) < ($1.low, $1.high) }
    guard sorted.count > 1, sorted.contains(where: { $0.low < $0.high }),
      zip(sorted, sorted.dropFirst()).allSatisfy({ $0.high <= $1.low })
    else { return nil }
    return map { range in sorted.firstIndex(of: range) ?? 0 }
  }
}
