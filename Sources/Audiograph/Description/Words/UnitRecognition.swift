// SPDX-License-Identifier: MIT

/// Which symbols and words are units, in any of the languages that are spoken.
package enum UnitRecognition {
  /// Whether a text without spaces and slashes is a unit or a power of one: `kWh`, `m^3`, `Tonnen`.
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
      || UnitVocabulary.english.units[UnitSymbols.canonical(text)] != nil
  }

  /// Whether a text is a power of ten: `millions`, `Mio.`, `10^8`, `1,000`.
  package static func isMultiplier(_ text: String) -> Bool { UnitSymbols.exponent(text) != nil }
}
