// SPDX-License-Identifier: MIT

/// Names of rows that sum up the others.
enum TotalWords {
  private static let words: Set = [
    "total", "totals", "sum", "all", "gesamt", "summe", "insgesamt", "ensemble", "somme", "razem",
    "suma", "ogółem", "average", "mean", "durchschnitt", "mittelwert", "moyenne", "średnia", "avg",
  ]

  /// Whether a name says that a row sums up the others.
  static func say(_ name: String) -> Bool {
    name.lowercased().split { !$0.isLetter }.contains { words.contains(String($0)) }
  }
}
