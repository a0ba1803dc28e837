// SPDX-License-Identifier: MIT

internal import Audiograph

/// A text that may be a unit: symbols and words.
struct UnitWords {
  private let text: String
  private let words: [String]

  private static let mostWords = 6

  init(_ text: String) {
    // `単位：千円`
    var words = text.split { $0.isWhitespace || $0 == "：" }.map(String.init)
    if words.count > 1, Self.isPreposition(words[0]) { words.removeFirst() }
    self.words = words
    self.text = words.joined(separator: " ")
  }

  /// Whether it is a capital letter alone, as many things besides units are.
  var isOneCapital: Bool { text.count == 1 && text.first?.isUppercase == true }

  /// The unit, if it is one; `name` is what it is the unit of, nil if only units are expected.
  func unit(for name: String?) -> String? {
    guard !words.isEmpty, words.count <= Self.mostWords else { return nil }
    if Self.thousands.contains(text) { return "thousands" }
    if let name, let unit = Temperatures.degrees(text, of: name) { return unit }
    guard isUnambiguous(for: name) else { return nil }
    if isShareOfSomething || isOneName { return text }
    if UnitRecognition.isQualifiedPercent(words) { return "%" }
    let kinds = words.map(Self.kind)
    guard kinds.contains(.unit) || kinds.contains(.multiplier), !kinds.contains(nil) else {
      return nil
    }
    return text
  }

  /// What is measured in it: a `Price` in `% change` is a `Price change`, and no price in percent.
  func name(of name: String) -> String { UnitRecognition.name(name, ofPercent: words) }

  private enum Kind { case unit, multiplier, other }

  /// What a word is in a unit; nil for one that no unit has.
  private static func kind(_ word: String) -> Kind? {
    let plain = word.last == "," ? String(word.dropLast()) : word
    if plain.contains("/"), !UnitRecognition.isUnit(plain) { return ratio(plain) }
    if UnitRecognition.isMultiplier(plain) { return .multiplier }
    if Notion.unitBeside.holds(plain.folded) { return .other }
    let isUnit = UnitRecognition.isUnit(plain) || units.contains(plain) || isProduct(plain)
    return isUnit || Notion.unitCounted.holds(plain.folded) ? .unit : nil
  }

  /// What units with a slash between them are: `km/h`, `kWh/m²/a`.
  private static func ratio(_ word: String) -> Kind? {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let known = parts.allSatisfy { part in
      part.isEmpty || part == "1" || !part.contains("/") && kind(part) != nil
    }
    return known && parts.last?.isEmpty == false ? .unit : nil
  }

  /// Whether a word is units side by side: `kW·h`.
  private static func isProduct(_ word: String) -> Bool {
    let parts = word.split { $0 == "·" || $0 == "*" || $0 == "⋅" }.map(String.init)
    return parts.count > 1 && parts.allSatisfy(UnitRecognition.isUnit)
  }

  /// Whether the text is like `% of GDP`, `percent of all households`.
  private var isShareOfSomething: Bool {
    let length = UnitRecognition.percentLength(words)
    guard length > 0, words.count > length + 1 else { return false }
    return Notion.unitOf.holds(words[length])
      && words.dropFirst(length + 1).allSatisfy { $0.allSatisfy(\.isLetter) }
  }

  /// Whether it is the name of a unit that has several words: `pour cent`.
  var isOneName: Bool { words.count > 1 && UnitRecognition.isUnit(text) }

  /// Whether a short text that means other things too stands at a quantity that it measures.
  private func isUnambiguous(for name: String?) -> Bool {
    guard let words = name?.foldedWords else { return true }
    if let quantity = Self.quantities[text] { return words.joinedToo.say(quantity) }
    return !Self.others.contains(text) && !Notion.unitPeriod.holds(text.folded)
  }
}

extension UnitWords {
  /// Whether a word is a sign that needs no brackets to be seen as a unit.
  static func isSign(_ word: String) -> Bool {
    ["%", "‰", "€", "$", "£", "¥", "₹", "°C", "°F", "US$"].contains(word)
  }

  /// Words that lead to a unit: `in km`, `en pour cent`, `w procentach`.
  static func isPreposition(_ word: String) -> Bool {
    // A capital is watts.
    word != "W" && Notion.unitPreposition.holds(word.lowercased())
  }

  private static let thousands: Set = ["000", "'000", "’000", "000s", "'000s", "000's", "1000s"]

  /// Symbols of units that the spoken vocabulary has no words for.
  private static let units: Set = [
    "LCU", "Rs", "Rs.", "Cr", "Cr.", "toe", "ktoe", "Mtoe", "boe", "deg", "px", "mm/day", "DU",
    "psu", "PSU", "NTU", "pH", "IU", "U", "TEU", "GWP", "sqm", "MtCO2", "MtCO2e", "GtCO2", "tCO2",
    "tCO2e", "ktCO2", "kgCO2", "gCO2",
  ]

  /// Texts that are units only of what is listed here.
  private static let quantities: [String: Notion] = [
    "A": .quantityCurrent, "B": .quantityMemory, "J": .quantityEnergy, "K": .quantityTemperature,
    "N": .quantityForce, "U": .quantityActivity, "V": .quantityVoltage, "W": .quantityPower,
    "a": .quantityAge, "d": .quantityDuration, "in": .quantityLength, "min": .quantityMinutes,
  ]

  /// Texts that are units of nothing that a heading names.
  private static let others: Set = ["pH", "live", "x"]
}
