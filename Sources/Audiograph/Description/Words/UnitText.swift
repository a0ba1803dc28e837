// SPDX-License-Identifier: MIT

/// Where a unit stands in a sentence.
package enum UnitPosition: Sendable, Hashable {
  /// After the word "in": `closing price in US dollars`, in German in the dative.
  case afterIn
  /// After a number, which is one or another: `1 US dollar`, `3.2 degrees Celsius`.
  case afterNumber(isOne: Bool)
}

/// A unit as it stands in the data, in the words of a language.
///
/// For `display` only currencies, percent and shares become words: `USD` is `US dollars`, and
/// `10^8 m^3` stays. For `speech` everything does: `10^8 m^3` is `hundred million cubic metres`. A
/// unit that is a word already, in whatever language, stays as it is, in the form that its place
/// needs where the word is of the same language.
func unitWords(
  _ raw: String, language: Language, channel: Channel, position: UnitPosition
) -> String {
  var words = raw.displayText.split(whereSeparator: \.isWhitespace)
  // A heading such as `Rate (in %)` has the word before the unit already.
  if words.count > 1, words[0] == "in" { words.removeFirst() }
  let text = words.joined(separator: " ")
  let vocabulary = language.units
  if let noun = vocabulary.namedEverywhere(text) { return noun.form(position) }
  guard channel == .speech else { return text }
  return SpokenUnit(vocabulary: vocabulary, language: language, position: position).words(text)
}

extension UnitVocabulary {
  /// A currency, percent or shares by symbol or name; these are told in words everywhere.
  fileprivate func namedEverywhere(_ text: String) -> Noun? {
    if let currency = Currency(unit: text) { return currencies[currency.code] }
    let symbol = text == "%" ? text : UnitSymbols.byName[text.lowercased()]
    return symbol == "%" || symbol == "shares" ? symbol.flatMap(noun) : nil
  }
}

/// Puts units into words for one place in a sentence.
private struct SpokenUnit {
  let vocabulary: UnitVocabulary
  let language: Language
  let position: UnitPosition

  func words(_ text: String) -> String {
    let canonical = UnitSymbols.canonical(text)
    if let noun = vocabulary.noun(canonical) ?? sameLanguageNoun(text) {
      return noun.form(position)
    }
    guard !isOneName(text) else { return spokenName(text, language: language) }
    return multiplied(canonical) ?? ratio(canonical, position)
      ?? spokenName(text, language: language)
  }

  /// A unit whose name in this language is given in full, for the form that its place needs.
  private func sameLanguageNoun(_ text: String) -> UnitVocabulary.Noun? {
    UnitSymbols.byName(in: language)[text.lowercased()].flatMap(vocabulary.noun)
  }

  /// Whether it is a unit's whole name in another language, which passes as it is.
  private func isOneName(_ text: String) -> Bool {
    UnitSymbols.exponent(text) == nil && UnitSymbols.byName[text.lowercased()] != nil
      && text.allSatisfy { $0.isLetter || $0 == " " }
  }

  /// A unit with a power of ten before or behind it; nil where there is none.
  private func multiplied(_ text: String) -> String? {
    let parts = text.split { $0 == " " || $0 == "·" || $0 == "\u{D7}" }.map(String.init)
    guard let first = parts.first, let last = parts.last else { return nil }
    if let exponent = UnitSymbols.exponent(first), first != "1" {
      return multiplied(exponent, Array(parts.dropFirst()))
    }
    guard parts.count > 1, let exponent = suffixExponent(last, behind: parts[0]) else { return nil }
    return multiplied(exponent, Array(parts.dropLast()))
  }

  /// The power of ten behind a unit: `USD bn`; single letters are one behind currencies only.
  private func suffixExponent(_ text: String, behind unit: String) -> Int? {
    guard Currency(unit: unit) != nil || unit == "$", let letters = ["m": 6, "k": 3, "b": 9][text]
    else { return text.contains(where: \.isLetter) ? UnitSymbols.exponent(text) : nil }
    return letters
  }

  private func multiplied(_ exponent: Int, _ rest: [String]) -> String? {
    let isCounted = rest.first == "of"
    let unit = rest.drop { $0 == "of" || $0 == "x" }.joined(separator: " ")
    guard let multiplier = vocabulary.multipliers[exponent] else {
      let power = "10 \(vocabulary.raised) \(signed(exponent))"
      return unit.isEmpty ? power : "\(power) \(words(unit, .afterNumber(isOne: false)))"
    }
    let isOne = position == .afterNumber(isOne: true)
    guard !unit.isEmpty else { return position == .afterIn ? multiplier.alone : multiplier.many }
    let plural = position == .afterIn ? position : .afterNumber(isOne: false)
    guard isCounted, let of = vocabulary.of, position == .afterIn else {
      return "\(isOne ? multiplier.one : multiplier.many) \(words(unit, plural))"
    }
    return "\(multiplier.alone) \(of) \(words(unit, plural))"
  }

  private func signed(_ number: Int) -> String {
    number < 0 ? "\(vocabulary.minus) \(number.magnitude)" : "\(number)"
  }

  /// The words of a unit behind a multiplier.
  private func words(_ text: String, _ position: UnitPosition) -> String {
    if let noun = named(text) { return noun.form(position) }
    return ratio(UnitSymbols.canonical(text), position) ?? spokenName(text, language: language)
  }

  /// A unit by symbol or by its name in any language.
  private func named(_ text: String) -> UnitVocabulary.Noun? {
    if let currency = Currency(unit: text) { return vocabulary.currencies[currency.code] }
    return vocabulary.noun(UnitSymbols.canonical(text))
      ?? UnitSymbols.byName[text.lowercased()].flatMap(vocabulary.noun)
  }

  /// Units divided by others: `km/h`, `kWh/m^2/a`; nil where nothing in it is known.
  private func ratio(_ text: String, _ position: UnitPosition) -> String? {
    let slashed = [" per ", " pro ", " je "].reduce(text) { $0.replacing($1, with: "/") }
    let bare = slashed.filter { $0 != "(" && $0 != ")" }
    let parts = bare.split(separator: "/").map(\.trimmedText)
    guard let first = parts.first, !parts.contains("") else { return nil }
    guard let product = factors(first) else {
      return slashed == text && parts.dropFirst().allSatisfy({ factors($0) == nil })
        ? leading(text, position) : divided(leading(first, position) ?? said(first), parts)
    }
    let above = self.product(product.filter { $0.exponent > 0 }, position)
    let below = product.filter { $0.exponent < 0 }.map(quotient)
    return ([divided(above, parts)] + below).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// The names of factors one after another, of which only the last has a plural.
  private func product(_ factors: [UnitFactor], _ position: UnitPosition) -> String {
    let before = factors.dropLast().map { $0.name(.afterNumber(isOne: true), vocabulary) }
    return (before + factors.suffix(1).map { $0.name(position, vocabulary) })
      .joined(separator: " ")
  }

  private func said(_ text: String) -> String {
    text == "1" ? "" : spokenName(text, language: language)
  }

  /// A numerator with every part that it is divided by.
  private func divided(_ numerator: String, _ parts: [String]) -> String {
    let divisors = parts.dropFirst().flatMap { part -> [String] in
      if let product = factors(part) { return product.map(quotient) }
      return ["\(vocabulary.per) \(counted(part))"]
    }
    return ([numerator] + divisors).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func quotient(_ factor: UnitFactor) -> String {
    "\(vocabulary.per) \(factor.name(.afterNumber(isOne: true), vocabulary))"
  }

  /// A divisor with a number before it, `100 km`, or one that is not known.
  private func counted(_ part: String) -> String {
    let words = part.split(separator: " ")
    guard words.count > 1, words[0].allSatisfy({ $0.isNumber || $0 == "," }) else {
      return spokenName(part, language: language)
    }
    let unit = words.dropFirst().joined(separator: " ")
    let number = spokenName(words[0].filter { $0 != "," }, language: language)
    return "\(number) \(self.words(unit, .afterNumber(isOne: false)))"
  }

  /// A known unit before words about it: `t CO2`, `% of GDP`; nil where no known unit leads.
  private func leading(_ text: String, _ position: UnitPosition) -> String? {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, let product = factors(words[0]) else { return nil }
    return "\(self.product(product, position)) \(spokenName(words[1], language: language))"
  }

  /// The factors of a product, `N m`, `m s^-1`; nil unless every one is known.
  private func factors(_ text: String) -> [UnitFactor]? {
    if let noun = named(text) { return [UnitFactor(noun: noun, exponent: 1)] }
    let parts = text.split { $0 == " " || $0 == "·" }
    let factors = parts.compactMap { part -> UnitFactor? in
      let sides = UnitSymbols.canonical(String(part)).split(separator: "^")
      guard let symbol = sides.first, sides.count <= 2, let noun = named(String(symbol)) else {
        return nil
      }
      guard sides.count == 2 else { return UnitFactor(noun: noun, exponent: 1) }
      return Int(sides[1]).map { UnitFactor(noun: noun, exponent: $0) }
    }
    return factors.isEmpty || factors.count < parts.count ? nil : factors
  }
}

/// A unit with its power.
private struct UnitFactor {
  let noun: UnitVocabulary.Noun
  let exponent: Int

  /// The name of the power, without its sign: `square metres` for the second and its inverse.
  func name(_ position: UnitPosition, _ vocabulary: UnitVocabulary) -> String {
    let name = noun.form(position)
    guard exponent.magnitude > 1 else { return name }
    guard let power = vocabulary.powers[Int(exponent.magnitude)] else {
      return "\(name) \(vocabulary.raised) \(exponent.magnitude)"
    }
    return power.prefix + (power.isOneWord ? name.lowercased() : name)
  }
}

extension Substring {
  fileprivate var trimmedText: String { String(self).trimmed }
}
