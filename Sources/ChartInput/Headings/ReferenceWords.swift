// SPDX-License-Identifier: MIT

/// Headings of lines of reference, in English, German, French and Polish.
extension HeadingWords {
  /// Whether a heading is of a target or a limit that other numbers are compared with.
  static func saysReference(_ heading: String) -> Bool {
    folded(heading.withoutUnit).contains(where: referenceWords.contains)
  }

  private static let referenceWords: Set = [
    "target", "targets", "limit", "limits", "goal", "goals", "threshold", "thresholds", "budget",
    "norm", "norms", "setpoint", "soll", "sollwert", "ziel", "ziele", "zielwert", "grenze",
    "grenzwert", "obergrenze", "untergrenze", "hochstwert", "richtwert", "schwelle", "schwellwert",
    "schwellenwert", "plafond", "objectif", "objectifs", "seuil", "seuils", "limite", "norme",
    "cible", "consigne", "cel", "cele", "prog", "norma", "docelowa", "docelowy", "budzet",
  ]
}
