// SPDX-License-Identifier: MIT

/// Texts among numbers that stand for a value that is missing.
///
/// A name, a code, a size or a number with a word beside it says something: to take it for missing
/// would make the chart worse.
enum Placeholder {
  /// Whether a text that stands so many times among numbers is one: it says so, is nothing but marks, or
  /// is a word that recurs.
  static func isOne(_ text: String, count: Int) -> Bool {
    guard !text.contains(where: \.isNumber) else { return false }
    let letters = text.filter(\.isLetter)
    let words = text.lowercased().split { !$0.isLetter && $0 != "." && $0 != "/" }
    return letters.isEmpty || known.contains(letters.lowercased())
      || words.contains { known.contains($0.filter(\.isLetter)) }
      || count > 1 && letters.count > 1
  }

  /// Words that say that there is no value, or why, without what stands between their letters.
  private static let known: Set = [
    // English
    "note", "notes", "footnote", "missing", "unknown", "none", "no", "not", "data", "available",
    "unavailable", "applicable", "pending", "tbd", "tba", "tbc", "nd", "na", "nr", "nm", "bdl",
    "lod",
    "loq", "bql", "blq", "trace", "error", "err", "closed", "suppressed", "redacted", "withheld",
    "confidential", "hidden", "invalid", "fault", "offline", "failed", "void", "empty", "blank",
    "undefined", "nil", "absent", "excluded", "cancelled", "canceled",
    // German
    "unbekannt", "fehlt", "fehlend", "fehlwert", "keine", "kein", "ka", "siehe", "anmerkung",
    "geheim",
    "gesperrt", "ungültig", "ausgefallen", "geschlossen", "leer", "nv", "kw",
    // French
    "inconnu", "inconnue", "manquant", "manquante", "aucun", "aucune", "indisponible", "disponible",
    "voir", "secret", "fermé", "vide", "ns", "invalide",
    // Polish
    "brak", "bd", "nieznane", "nieznany", "nieznana", "niedostępne", "tajne", "puste", "zamknięte",
    "błąd", "patrz",
  ]
}
