// SPDX-License-Identifier: MIT

internal import Audiograph

/// A heading taken apart: `Inflation (percent)` is a name and a unit.
///
/// The unit is what stands in brackets or after a comma at the end and looks like one: symbols and
/// words that are known. A false unit is worse than none.
struct HeadingUnit: Hashable {
  let name: String
  let unit: String?

  init(_ heading: String) {
    let text = heading.trimmedBlanks
    let found = Self.bracketed(text) ?? Self.behindComma(text) ?? Self.atEnd(text)
    name = found?.name ?? text
    unit = found?.unit
  }

  /// What numbers in this unit are.
  var kind: ChartKind { UnitRecognition.kind(ofUnit: unit) }

  private typealias Parts = (name: String, unit: String)

  /// A unit in brackets: `Speed [km/h]`.
  private static func bracketed(_ text: String) -> Parts? {
    guard let start = openingBracket(text) else { return nil }
    let name = String(text[..<start]).trimmedBlanks
    let inside = text[text.index(after: start)...].dropLast()
    let words = UnitWords(String(inside))
    guard !name.isEmpty, let unit = words.unit(for: name) else { return nil }
    // A letter that touches the name is an ending, `Item(s)`, but not in `価格（円）`.
    let isEnding = unit.count == 1 && unit.allSatisfy { $0.isLetter && $0.utf8.count < 3 }
    guard !isEnding || name.count < text[..<start].count else { return nil }
    return (words.name(of: name), unit)
  }

  /// Where the bracket opens that closes at the end of the text.
  private static func openingBracket(_ text: String) -> String.Index? {
    guard let close = text.last, let open = brackets[close] else { return nil }
    var depth = 0
    for index in text.indices.reversed() {
      depth += text[index] == close ? 1 : text[index] == open ? -1 : 0
      if depth == 0 { return index }
    }
    return nil
  }

  /// What opens by what closes, also as wide as letters of Japanese.
  private static let brackets: [Character: Character] = [
    ")": "(", "]": "[", "）": "（", "］": "［", "〕": "〔",
  ]

  /// A unit after a comma: `Pop., thousands`.
  private static func behindComma(_ text: String) -> Parts? {
    guard let comma = text.lastIndex(of: ","), text[comma...].dropFirst().first == " " else {
      return nil
    }
    let words = UnitWords(String(text[comma...].dropFirst()))
    return parts(String(text[..<comma]), words)
  }

  /// A sign at the end, or a unit after "in": `Change %`, `Strecke in km`, `Taux en pour cent`.
  private static func atEnd(_ text: String) -> Parts? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count > 1, let last = words.last else { return nil }
    let inside = words.indices.dropFirst().dropLast()
    guard let place = inside.last(where: { UnitWords.isPreposition(words[$0]) }) else {
      guard UnitWords.isSign(last) else { return nil }
      return parts(words.dropLast().joined(separator: " "), UnitWords(last))
    }
    let unit = UnitWords(words[(place + 1)...].joined(separator: " "))
    guard place == words.count - 2 || unit.isOneName else { return nil }
    return parts(words[..<place].joined(separator: " "), unit)
  }

  private static func parts(_ name: String, _ words: UnitWords) -> Parts? {
    let name = name.trimmedBlanks
    guard !name.isEmpty, let unit = words.unit(for: name), !words.isOneCapital else { return nil }
    return (words.name(of: name), unit)
  }

  /// The unit that a cell of a row of units gives a heading; nil if it gives none.
  static func unit(ofUnitsRow text: String, below heading: String = "") -> String? {
    var text = text.trimmedBlanks
    if openingBracket(text) == text.startIndex {
      text = String(text.dropFirst().dropLast()).trimmedBlanks
    }
    return Temperatures.degrees(text, of: heading) ?? UnitWords(text).unit(for: nil)
  }
}

extension String {
  /// The text without blanks at its ends.
  var trimmedBlanks: String {
    let isBlank: (Character) -> Bool = { $0.isWhitespace }
    guard let first = firstIndex(where: { !isBlank($0) }),
      let last = lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(self[first...last])
  }
}
