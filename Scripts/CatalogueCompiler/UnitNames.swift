// SPDX-License-Identifier: MIT

/// What data call units, currencies and powers of ten in any language, merged when catalogues are
/// compiled, so that no start of the program pays for it.
struct UnitNames {
  private var symbols: [String: String] = [:]
  private var codes: [String: String] = [:]
  private var exponents: [String: String] = [:]

  /// The names of all languages, of which the first has a name that two of them share.
  init(_ catalogues: [Catalogue]) {
    for catalogue in catalogues {
      symbols.merge(Self.symbols(of: catalogue)) { first, _ in first }
      for (name, code) in Self.names(catalogue.tables["currencies"]) { codes[name] = code }
      for (key, term) in catalogue.tables["powerNames"]?.terms ?? [] {
        exponents[key] = exponents[key] ?? term.texts.first
      }
    }
  }

  /// The symbols by their names in lower case; the shortest has a name that several share.
  private static func symbols(of catalogue: Catalogue) -> [String: String] {
    var symbols: [String: String] = [:]
    for (name, symbol) in names(catalogue.tables["units"]) + names(catalogue.tables["currencies"]) {
      let known = symbols[name] ?? symbol
      symbols[name] = (known.count, known) < (symbol.count, symbol) ? known : symbol
    }
    for (name, term) in catalogue.tables["unitNames"]?.terms ?? [] {
      symbols[name] = term.texts.first
    }
    // Short names of some languages are words that headings have, such as `lat` and `om`.
    return catalogue.settings["short-names"] == "no"
      ? symbols.filter { $0.key.count > 3 } : symbols
  }

  private static func names(
    _ table: Catalogue.TermTable?
  ) -> [(name: String, symbol: String)] {
    (table?.terms ?? []).flatMap { key, term in term.texts.map { ($0.lowercased(), key) } }
  }

  /// The three tables, a line for all names of a unit: `km|kilometre|kilometres|`.
  var text: String {
    "# What data call units, in any language: made of the catalogues by `make languages`.\n"
      + table("symbols", symbols) + table("codes", codes) + table("exponents", exponents)
  }

  private func table(_ name: String, _ words: [String: String]) -> String {
    let lines = Dictionary(grouping: words.keys) { words[$0] ?? "" }.map { value, names in
      "\(value)|\(names.sorted().joined(separator: "|"))|\n"
    }
    return "[\(name)]\n" + lines.sorted().joined()
  }
}
