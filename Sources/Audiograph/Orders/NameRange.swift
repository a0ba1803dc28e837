// SPDX-License-Identifier: MIT

/// A range of numbers as a name: `10-19`, `65+`, `under 18`, `18 bis 24 Jahre`.
struct NameRange: Hashable {
  let low: Double
  let high: Double

  private static let over: Set = [
    "over", "older", "more", "above", "plus", "ab", "uber", "ueber", "alter", "aelter", "mehr",
    "od", "ponad", "powyzej", "wiecej", "starsi", "starsze",
  ]
  private static let under: Set = [
    "under", "below", "younger", "less", "up", "unter", "junger", "juenger", "moins", "jusqu",
    "ponizej", "mniej", "mlodsi", "mlodsze",
  ]
  private static let others: Set = [
    "to", "and", "or", "than", "years", "year", "yrs", "y", "yo", "old", "age", "aged", "ages",
    "bis", "und", "oder", "jahre", "jahren", "jahr", "als", "a", "et", "ou", "de", "ans", "an",
    "do", "i", "lub", "niz", "lat", "roku", "rok",
  ]

  /// Every word that such a name may have.
  static let words = over.union(under).union(others)

  /// Nil for anything but one or two numbers with what says that they are ends.
  init?(_ name: NameTokens) {
    let (words, numbers) = (name.words, name.numbers)
    let marks = name.tokens.compactMap { if case .mark(let mark) = $0 { mark } else { nil } }
    guard marks.allSatisfy("-+<>=()[]/".utf8.contains),
      words.allSatisfy(Self.words.contains)
    else { return nil }
    switch numbers.count {
    case 2 where numbers[0] < numbers[1]: (low, high) = (numbers[0], numbers[1])
    case 1:
      let isOver =
        marks.contains { "+>".utf8.contains($0) } || words.contains(where: Self.over.contains)
      let isUnder =
        marks.contains(UInt8(ascii: "<")) || words.contains(where: Self.under.contains)
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
