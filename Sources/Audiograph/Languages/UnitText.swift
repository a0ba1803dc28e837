// SPDX-License-Identifier: MIT

/// A unit as it stands in the data, in the words of a language.
///
/// For `display` only currencies, percent and shares become words: `USD` is `US dollars`, and
/// `10^8 m^3` is `10⁸ m³`. For `speech` everything does: `10^8 m^3` is `hundred million cubic metres`. A
/// unit that is a word already, in whatever language, stays as it is, in the form that its place
/// needs where the word is of the same language.
func unitWords(_ raw: String, wording: Wording, form: TermForm) -> String {
  var words = raw.displayText.split(whereSeparator: \.isWhitespace)
  // A heading such as `Rate (in %)` has the word before the unit already.
  if words.count > 1, words[0] == "in" { words.removeFirst() }
  let text = words.joined(separator: " ")
  let vocabulary = wording.language.units
  if let noun = vocabulary.namedEverywhere(text) { return noun[form] }
  guard wording.channel == .speech else { return UnitSymbols.written(text) }
  return SpokenUnit(vocabulary: vocabulary, wording: wording, form: form).words(text)
}

extension UnitVocabulary {
  /// A currency, percent or shares by symbol or name; these are mentioned in words everywhere.
  fileprivate func namedEverywhere(_ text: String) -> Term? {
    if let currency = Currency(unit: text) { return currencies[currency.code] }
    let symbol = text == "%" ? text : UnitNames.symbols[text.lowercased()]
    return symbol == "%" || symbol == "shares" ? symbol.flatMap(noun) : nil
  }
}

/// Puts units into words for one place in a sentence.
private struct SpokenUnit {
  let vocabulary: UnitVocabulary
  let wording: Wording
  let form: TermForm

  func words(_ text: String) -> String {
    let canonical = UnitSymbols.canonical(text)
    if let noun = vocabulary.noun(canonical) ?? sameLanguageNoun(text) {
      return noun[form]
    }
    guard !isOneName(text) else { return spokenName(text, language: wording.language) }
    return multiplied(canonical) ?? ratio(canonical, form)
      ?? spokenName(text, language: wording.language)
  }

  /// A unit whose name in this language is given in full, for the form that its place needs.
  private func sameLanguageNoun(_ text: String) -> Term? {
    vocabulary.term(named: text.lowercased())
  }

  /// Whether it is a unit's whole name in another language, which passes as it is.
  private func isOneName(_ text: String) -> Bool {
    UnitSymbols.exponent(text, in: wording.language) == nil
      && UnitNames.symbols[text.lowercased()] != nil
      && text.allSatisfy { $0.isLetter || $0 == " " }
  }

  /// A unit with a power of ten before or after it; nil if there is none.
  private func multiplied(_ text: String) -> String? {
    let parts = text.split { $0 == " " || $0 == "·" || $0 == "\u{D7}" }.map(String.init)
    guard let first = parts.first, let last = parts.last else { return nil }
    if let exponent = UnitSymbols.exponent(first, in: wording.language), first != "1" {
      return multiplied(exponent, Array(parts.dropFirst()))
    }
    guard parts.count > 1, let exponent = suffixExponent(last, behind: parts[0]) else { return nil }
    return multiplied(exponent, Array(parts.dropLast()))
  }

  /// The power of ten after a unit: `USD bn`; single letters are one after currencies only.
  private func suffixExponent(_ text: String, behind unit: String) -> Int? {
    guard Currency(unit: unit) != nil || unit == "$", let letters = ["m": 6, "k": 3, "b": 9][text]
    else {
      return text.contains(where: \.isLetter)
        ? UnitSymbols.exponent(text, in: wording.language) : nil
    }
    return letters
  }

  private func multiplied(_ exponent: Int, _ rest: [String]) -> String? {
    let isCounted = rest.first == "of"
    let unit = rest.drop { $0 == "of" || $0 == "x" }.joined(separator: " ")
    guard let multiplier = vocabulary.multipliers["\(exponent)"] else {
      let power = wording.say(.unitPowerOfTen(exponent: wording.whole(exponent)))
      return unit.isEmpty ? power : "\(power) \(words(unit, .multiplied))"
    }
    guard !unit.isEmpty else { return multiplier[form == .in ? .alone : form] }
    let isPlainIn = form == .in && !vocabulary.units.forms.contains(.multiplied)
    let words = words(unit, isPlainIn ? .in : .multiplied)
    return isCounted && form == .in
      ? wording.say(
        .unitCounted(multiplier: multiplier[form], alone: multiplier[.alone], unit: words))
      : wording.say(.unitMultiplied(multiplier: multiplier[form], unit: words))
  }

  /// The words of a unit after a multiplier.
  private func words(_ text: String, _ form: TermForm) -> String {
    if let noun = named(text) { return noun[form] }
    return ratio(UnitSymbols.canonical(text), form) ?? spokenName(text, language: wording.language)
  }

  /// A unit by symbol or by its name in any language.
  private func named(_ text: String) -> Term? {
    if let currency = Currency(unit: text) { return vocabulary.currencies[currency.code] }
    return vocabulary.noun(UnitSymbols.canonical(text))
      ?? UnitNames.symbols[text.lowercased()].flatMap(vocabulary.noun)
  }

  /// Units divided by others: `km/h`, `kWh/m^2/a`; nil if nothing in it is known.
  private func ratio(_ text: String, _ form: TermForm) -> String? {
    let slashed = Self.divisions.reduce(text) { $0.replacing(" \($1) ", with: "/") }
    let bare = slashed.filter { $0 != "(" && $0 != ")" }
    let parts = bare.split(separator: "/").map(\.trimmedText)
    guard let first = parts.first, !parts.contains("") else { return nil }
    guard let product = factors(first) else {
      return slashed == text && parts.dropFirst().allSatisfy({ factors($0) == nil })
        ? leading(text, form) : divided(leading(first, form) ?? said(first), parts)
    }
    let above = self.product(product.filter { $0.exponent > 0 }, form)
    let below = product.filter { $0.exponent < 0 }.map(quotient)
    return joined([divided(above, parts)] + below)
  }

  /// What stands between a unit and what it is divided by, in any language.
  private static let divisions = Language.allCases.flatMap {
    $0.wording(.speech).say(.wordPer()).split(separator: " ").map(String.init)
  }

  /// The names of factors one after another, of which only the last has a plural.
  private func product(_ factors: [UnitFactor], _ form: TermForm) -> String {
    let before = factors.dropLast().map { $0.name(.one, wording) }
    return joined(before + factors.suffix(1).map { $0.name(form, wording) })
  }

  /// Words one after another, as the language parts them.
  private func joined(_ words: [String]) -> String {
    words.filter { !$0.isEmpty }.joined(separator: wording.language.wordSpace)
  }

  private func said(_ text: String) -> String {
    text == "1" ? "" : spokenName(text, language: wording.language)
  }

  /// A numerator with every part that it is divided by.
  private func divided(_ numerator: String, _ parts: [String]) -> String {
    let divisors = parts.dropFirst().flatMap { part -> [String] in
      if let product = factors(part) { return product.map(quotient) }
      return [wording.say(.unitPer(unit: counted(part)))]
    }
    return joined([numerator] + divisors)
  }

  private func quotient(_ factor: UnitFactor) -> String {
    wording.say(.unitPer(unit: factor.name(.per, wording)))
  }

  /// A divisor with a number before it, `100 km`, or one that is not known.
  private func counted(_ part: String) -> String {
    let words = part.split(separator: " ")
    guard words.count > 1, words[0].allSatisfy({ $0.isNumber || $0 == "," }) else {
      return spokenName(part, language: wording.language)
    }
    let unit = words.dropFirst().joined(separator: " ")
    let digits = words[0].filter { $0 != "," }
    let number = spokenName(digits, language: wording.language)
    let form = Int(digits).map { wording.plural($0) } ?? .other
    return joined([number, self.words(unit, form)])
  }

  /// A known unit before words about it: `t CO2`, `% of GDP`; nil if no known unit leads.
  private func leading(_ text: String, _ form: TermForm) -> String? {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, let product = factors(words[0]) else { return nil }
    return joined([self.product(product, form), spokenName(words[1], language: wording.language)])
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
  let noun: Term
  let exponent: Int

  /// The name of the power, without its sign: `square metres` for the second and its inverse.
  func name(_ form: TermForm, _ wording: Wording) -> String {
    guard exponent.magnitude > 1 else { return noun[form] }
    return wording.say(.unitPower(unit: noun[form], power: Int(exponent.magnitude), form: form))
  }
}

extension Substring {
  fileprivate var trimmedText: String { String(self).trimmed }
}
