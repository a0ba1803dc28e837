// SPDX-License-Identifier: MIT

internal import Audiograph

/// A text that may be a unit: symbols and words.
struct UnitWords {
  private let text: String
  private let words: [String]

  private static let mostWords = 6

  init(_ text: String) {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
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
    if otherWords.contains(plain) { return .other }
    return UnitRecognition.isUnit(plain) || units.contains(plain) || isProduct(plain) ? .unit : nil
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
    return ["of", "der", "des", "vom", "von", "du", "de"].contains(words[length])
      && words.dropFirst(length + 1).allSatisfy { $0.allSatisfy(\.isLetter) }
  }

  /// Whether it is the name of a unit that has several words: `pour cent`.
  var isOneName: Bool { words.count > 1 && UnitRecognition.isUnit(text) }

  /// Whether a short text that means other things too stands at a quantity that it measures.
  private func isUnambiguous(for name: String?) -> Bool {
    guard let name = name?.lowercased() else { return true }
    if let quantities = Self.quantities[text] { return quantities.contains { name.contains($0) } }
    return !Self.periods.contains(text.lowercased())
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
    word == "w" || ["in", "en"].contains(word.lowercased())
  }

  private static let thousands: Set = ["000", "'000", "’000", "000s", "'000s", "000's", "1000s"]

  /// Units that the spoken vocabulary has no words for.
  private static let units: Set = [
    "LCU", "Rs", "Rs.", "Cr", "Cr.", "crore", "crores", "lakh", "lakhs", "ton", "tons", "toe",
    "ktoe", "Mtoe", "boe", "units", "cases", "deaths", "births", "vehicles", "households",
    "passengers", "visitors", "jobs", "employees", "students", "barrels", "bushels", "degrees",
    "deg", "celsius", "Celsius", "fahrenheit", "Fahrenheit", "years", "pixels", "px", "mm/day",
    "DU", "psu", "PSU", "NTU", "pH", "IU", "U", "TEU", "GWP", "sqm", "dollars", "cents", "times",
    "head", "workers", "trips", "tonnes", "MtCO2", "MtCO2e", "GtCO2", "tCO2", "tCO2e", "ktCO2",
    "kgCO2", "gCO2",
  ]

  /// Words that stand beside units.
  private static let otherWords: Set = [
    "of", "per", "pro", "je", "par", "na", "x", "×", "current", "constant", "international",
    "metric", "short", "long", "nominal", "PPP", "CO2", "CO₂", "CO2e", "CO₂e", "CO2eq", "CO2-eq",
    "eq", "equivalent", "carbon", "oil", "crude", "annual", "yearly", "monthly", "change", "growth",
    "net", "gross", "gold", "live", "full-time", "registered",
  ]

  /// Texts that are units only of what is listed here.
  private static let quantities: [String: [String]] = [
    "A": ["current", "ampere", "strom", "courant", "prąd"],
    "B": ["size", "memory", "traffic", "größe", "taille"],
    "J": ["energ", "heat", "work", "wärme", "arbeit"],
    "K": ["temp"],
    "N": ["force", "kraft", "load", "siła"],
    "U": ["activity", "enzym"],
    "V": ["volt", "potential", "spannung", "tension", "napięcie"],
    "W": ["power", "leistung", "watt", "puissance", "moc", "load"],
    "a": ["age", "alter", "half-life", "duration"],
    "d": ["duration", "dauer", "age", "time", "delay"],
    "in": [
      "height", "length", "width", "depth", "rain", "precip", "snow", "size", "level", "diameter",
    ],
    "min": [
      "time", "duration", "dauer", "zeit", "durée", "czas", "delay", "length", "wait", "runtime",
    ],
    "pH": [],
    "live": [],
    "x": [],
  ]

  /// Words that say for which time a number is, not in what it is counted.
  private static let periods: Set = [
    "day", "week", "month", "quarter", "year", "hour", "minute", "second", "tag", "woche", "monat",
    "quartal", "jahr", "stunde", "jour", "semaine", "mois", "trimestre", "an", "dzień", "tydzień",
    "miesiąc", "kwartał", "rok", "mo", "wk", "qtr", "point", "share", "sol", "ada", "annual",
  ]
}
