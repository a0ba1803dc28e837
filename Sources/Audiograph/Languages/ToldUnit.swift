// SPDX-License-Identifier: MIT

/// A unit as it may stand in a sentence; nil for a text that is none.
///
/// Headings hold notes, sources and addresses too, and a false unit is worse than none. So a unit
/// is no sentence, names no source, and holds no figures but powers of ten, exponents, and those of
/// a symbol such as CO2.
func toldUnit(_ raw: String) -> String? {
  let text = raw.displayText.trimmed
  guard !text.isBlank, !text.isRemark, !text.isAddress,
    text.split(separator: " ").allSatisfy({ String($0).holdsOnlyPowers })
  else { return nil }
  return raw
}

extension String {
  /// Whether it is a sentence, a list or a source.
  fileprivate var isRemark: Bool {
    let words = split(separator: " ")
    if words.count > 10 || count > 80 || contains(where: { "?!;©".contains($0) }) { return true }
    // `Mio. EUR` and `approx. m` have short words before their full stops.
    let ends = words.filter { $0.last == "." && $0.count > 7 }
    if !ends.isEmpty || words.count > 3 && last == "." { return true }
    if words.count(where: { $0.last == "," }) > 1 { return true }
    let plain = lowercased().split { !$0.isLetter }.map(String.init)
    return lowercased().contains("et al") || plain.contains { Notion.remark.holds($0.folded) }
  }

  fileprivate var isAddress: Bool {
    let text = lowercased()
    return ["://", "www.", ".com", ".org", "doi.", "doi:"].contains(where: text.contains)
  }

  /// Whether the digits of a word are a power of ten, an exponent or part of a symbol.
  fileprivate var holdsOnlyPowers: Bool {
    split { "/·*×()[]".contains($0) }.allSatisfy { part in
      let digits = part.count { $0.isASCII && $0.isNumber }
      guard digits > 0, let first = part.first else { return true }
      let number = part.filter { !",.'".contains($0) }
      if number == "1" || UnitSymbols.exponent(number) != nil { return true }
      return digits < 4 && (first.isLetter || "%°$€£^".contains(first))
    }
  }
}
