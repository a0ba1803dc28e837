// SPDX-License-Identifier: MIT

internal import Audiograph

/// Words of headings that say what a column is there for.
extension HeadingWords {
  /// Whether a heading names what is counted along: a day, an epoch, a dose, a depth.
  static func saysSequence(_ heading: String) -> Bool {
    let words = heading.withoutUnit.foldedWords
    guard !words.say(.sequenceNot) else { return false }
    return words.contains { Notion.sequence.holds($0) && ($0.utf8.count > 1 || words.count == 1) }
  }

  /// Whether a heading says that texts are names.
  static func saysName(_ heading: String) -> Bool {
    heading.foldedWords.say(.name)
  }

  /// What an amount of money is in a record of bookings, or a quantity beside it.
  enum Money { case balance, amount, quantity }

  /// What a heading of a record of bookings says; nil for any other heading.
  static func money(_ heading: String) -> Money? {
    let words = heading.withoutUnit.foldedWords
    if words.say(.balance) { return .balance }
    if words.say(.quantity) { return .quantity }
    let isAmount =
      words.say(.amount)
      || [["cash", "flow"], ["obs", "value"], ["gross"], ["net"]].contains(words)
    return isAmount ? .amount : nil
  }

  /// Whether a heading is of what is left of an amount.
  static func saysNet(_ heading: String) -> Bool {
    heading.foldedWords.say(.amountNet)
  }

  /// Whether a heading is of a closing price, or of a price as such.
  static func saysPrice(_ heading: String) -> Bool {
    let words = heading.withoutUnit.foldedWords
    return words.say(.price) && !words.say(.priceAdjusted)
  }

  /// Whether a heading is of the last price of a day.
  static func saysClose(_ heading: String) -> Bool {
    let words = heading.withoutUnit.foldedWords
    return words.say(.priceLast) && !words.say(.priceAdjusted)
  }

  /// Whether headings name the first price of a day, and its highest or lowest.
  static func sayPricesOfDay(_ headings: [String]) -> Bool {
    let words = headings.prefix(200).flatMap(\.withoutUnit.foldedWords)
    return words.say(.priceFirst) && words.say(.priceExtreme)
  }

  /// Whether a name says that a row sums up the others.
  static func saysTotal(_ name: String) -> Bool {
    name.split { !$0.isLetter }.contains { Notion.total.holds(String($0).folded) }
  }

  /// Whether a heading begins or ends with a word for what was summed up.
  static func saysSum(_ heading: String) -> Bool {
    let words = heading.withoutUnit.foldedWords
    return [words.first, words.last].compactMap(\.self).contains {
      Notion.total.holds($0) && !Notion.average.holds($0)
    }
  }

  /// Whether a heading says nothing but points, as those of a league do.
  static func saysPoints(_ heading: String) -> Bool {
    let words = heading.foldedWords
    return words.count < 3 && !words.isEmpty && words.allSatisfy { Notion.points.holds($0) }
  }

  /// Whether a heading alone says that numbers are a bound or an error of other numbers.
  static func saysBound(_ heading: String) -> Bool {
    heading.withoutUnit.foldedWords.say(.bound)
  }

  /// Which of some headings say that numbers are a bound or an error of other numbers.
  ///
  /// What only has a side is a bound where others have the rest of its name, too: "Rate lower" beside "Rate" is
  /// one, and "Lower Saxony" beside "Bavaria" is not. Two that have it alone are the bounds of one of a few
  /// columns, not "Lower Austria" and "Upper Austria" among nine.
  static func areBounds(_ headings: [String]) -> [Bool] {
    let all = headings.map { $0.withoutUnit.foldedWords }
    let saying = all.map { $0.say(.bound) }
    let rests = all.map { words in words.filter { !Notion.bound.holds($0) } }
    let plain = Set(zip(rests, saying).filter { !$0.1 }.map(\.0))
    let counts = Dictionary(
      zip(rests, saying).filter(\.1).map { ($0.0, 1) }, uniquingKeysWith: +)
    let paired = counts.values.filter { $0 > 1 }.reduce(0, +)
    let areFew = all.count - paired <= paired
    return all.indices.map { index in
      guard saying[index] else { return false }
      let rest = rests[index]
      let hasOnlySide = all[index].allSatisfy {
        !Notion.bound.holds($0) || Notion.boundSide.holds($0)
      }
      guard hasOnlySide, !rest.isEmpty else { return true }
      return plain.contains(rest) || areFew && (counts[rest] ?? 0) > 1
    }
  }

  /// Whether numbers are degrees north or east.
  static func saysCoordinate(_ heading: String) -> Bool {
    heading.foldedWords.say(.coordinate) || heading.foldedWords == ["long"]
  }

  /// Whether a heading is of a target or a limit that other numbers are compared with.
  static func saysReference(_ heading: String) -> Bool {
    heading.withoutUnit.foldedWords.say(.reference)
  }
}

extension String {
  /// A heading without the unit in brackets after it.
  var withoutUnit: String { HeadingUnit(self).name }
}
