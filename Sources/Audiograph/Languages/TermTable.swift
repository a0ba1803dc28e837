// SPDX-License-Identifier: MIT

/// Symbols with their names in a language, in the forms that it needs.
struct TermTable: Sendable {
  private let name: String
  private let catalogues: [Catalogue]

  /// A table of a language by its name in the catalogues.
  init(_ name: String, _ language: Language) {
    (self.name, catalogues) = (name, language.catalogues)
  }

  /// The forms that names are in.
  var forms: [TermForm] {
    catalogues.first { $0.hasTable(name) }?.forms(of: name).map(\.name) ?? []
  }

  /// The term of a symbol; nil if the language has none.
  subscript(symbol: String) -> Term? {
    for catalogue in catalogues {
      if let term = catalogue.term(name, symbol) { return term }
    }
    return nil
  }

  /// All symbols, each once.
  var symbols: [String] {
    var known: Set<String> = []
    return catalogues.flatMap { $0.keys(of: name) }.filter { known.insert($0).inserted }
  }
}
