// SPDX-License-Identifier: MIT

/// Which symbols and words are units, in any of the languages that are spoken.
package enum UnitRecognition {
  /// Whether a text without slashes is a unit or a power of one: `kWh`, `m^3`, `Tonnen`, `pour cent`.
  package static func isUnit(_ text: String) -> Bool {
    if isName(text) || UnitNames.symbols[text.lowercased()] != nil { return true }
    let canonical = UnitSymbols.canonical(text)
    let sides = canonical.split(separator: "^", omittingEmptySubsequences: false)
    guard sides.count <= 2, let symbol = sides.first else { return false }
    return isName(String(symbol)) && (sides.count == 1 || Int(sides[1]) != nil)
      || canonical.contains("/") && canonical != text
  }

  private static func isName(_ text: String) -> Bool {
    Currency(unit: text) != nil
      || Language.english.units.units[UnitSymbols.canonical(text)] != nil
  }

  /// Whether a text is a power of ten: `millions`, `Mio.`, `10^8`, `1,000`.
  package static func isMultiplier(_ text: String) -> Bool { UnitSymbols.exponent(text) != nil }
}

// MARK: - Percent

extension UnitRecognition {
  /// What numbers in a unit are: percentages, or measurements.
  package static func kind(ofUnit unit: String?) -> ChartKind {
    guard let words = unit?.displayText.split(whereSeparator: \.isWhitespace).map(String.init)
    else { return .measurement }
    // A heading such as `Rate (in %)` has the word before the unit already.
    let isLed = words.count > 1 && isPreposition(words[0])
    let rest = isLed ? Array(words.dropFirst()) : words
    return percentLength(rest) > 0 || isQualifiedPercent(rest) ? .percent : .measurement
  }

  /// How many words at the beginning say percent or percentage points: 2 of `per cent of GDP`, 1 of
  /// `% change`, 0 of `km`.
  package static func percentLength(_ words: [String]) -> Int {
    (1...3).last { count in
      count <= words.count && isPercent(words.prefix(count).joined(separator: " "))
    } ?? 0
  }

  /// Whether words are percent with adjectives: `annual %`, `% change`, `Veränderung in %`.
  package static func isQualifiedPercent(_ words: [String]) -> Bool {
    words.count > 1 && words.count(where: isPercent) == 1
      && words.allSatisfy { word in
        isPercent(word) || isPreposition(word) || isChange(word)
          || Notion.unitAdjective.holds(word.folded)
      }
  }

  /// What is measured in percentages that words call changes: `Price change` of `Price` in `% change`.
  package static func name(_ name: String, ofPercent words: [String]) -> String {
    guard isQualifiedPercent(words), let change = words.first(where: isChange),
      !name.lowercased().split(separator: " ").map(String.init).contains(where: isChange)
    else { return name }
    return switch change.lowercased() {
    case "change", "chg", "chg.": "\(name) change"
    case "growth": "\(name) growth"
    default: "\(name), \(change)"
    }
  }

  /// Whether a unit says percentage points, which are no percent.
  static func isPercentagePoints(_ unit: String) -> Bool {
    let words = unit.displayText.split(whereSeparator: \.isWhitespace).map(String.init)
    let rest = words.drop(while: isPreposition).joined(separator: " ")
    return (UnitNames.symbols[rest.lowercased()] ?? UnitSymbols.canonical(rest)) == "pp"
  }

  private static func isPreposition(_ word: String) -> Bool {
    Notion.unitPreposition.holds(word.lowercased())
  }

  private static func isChange(_ word: String) -> Bool { Notion.unitChange.holds(word.folded) }

  private static func isPercent(_ text: String) -> Bool {
    let symbol = UnitNames.symbols[text.lowercased()] ?? UnitSymbols.canonical(text)
    return symbol == "%" || symbol == "pp"
  }
}

// MARK: - Sums

extension UnitRecognition {
  /// Whether amounts in a unit add up to a whole: money, people, mass, energy.
  static func addsUp(_ unit: String) -> Bool {
    let words = unit.displayText.split(whereSeparator: \.isWhitespace).map(String.init)
    let rest = words.filter { !isMultiplier($0) && $0 != "of" }.joined(separator: " ")
    if rest.isEmpty { return false }
    let symbol = UnitNames.symbols[rest.lowercased()] ?? UnitSymbols.canonical(rest)
    return Currency(unit: rest) != nil || sums.contains(symbol)
  }

  private static let sums: Set = [
    "people", "µg", "mg", "g", "kg", "t", "kt", "Mt", "Gt", "oz", "lb", "J", "kJ", "MJ", "GJ", "TJ",
    "PJ", "EJ", "Wh", "kWh", "MWh", "GWh", "TWh", "cal", "kcal",
  ]

  /// Whether a name says that values are averages, rates or prices, which do not add up.
  static func saysAverage(_ name: String) -> Bool {
    name.split { !$0.isLetter }.contains { Notion.average.holds(String($0).folded) }
  }
}
