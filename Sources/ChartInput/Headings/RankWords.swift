// SPDX-License-Identifier: MIT

internal import Audiograph

/// Headings of ranks, in English, German, French and Polish.
extension HeadingWords {
  /// The highest number below a heading such as `position` that is taken for a rank, in a short table.
  private static let mostPlaces = 200.0

  /// Whether numbers without a unit are ranks by their heading: whole numbers from 1, below a heading that may
  /// be of a place in space only as many as there are rows, or 200.
  static func areRanks(_ values: [Double], below heading: String) -> Bool {
    let words = folded(heading)
    guard !words.contains(where: otherRankWords.contains), values.firstNotRank == nil else {
      return false
    }
    if words.contains(where: rankWords.contains) { return true }
    guard words.contains(where: placeWords.contains) else { return false }
    let most = max(mostPlaces, Double(values.count))
    return values.allSatisfy { $0.isNaN || $0 <= most }
  }

  private static let rankWords: Set = [
    "rank", "ranking", "rang", "rangliste", "ranglistenplatz", "rangplatz", "rangfolge",
    "tabellenplatz", "platzierung", "plazierung", "classement", "rankingu", "lokata",
  ]

  private static let placeWords: Set = ["place", "position", "pos", "platz", "miejsce", "pozycja"]

  /// Words beside which a heading is of something else: points, shares and changes.
  private static let otherRankWords: Set = [
    "score", "scores", "point", "points", "pts", "punkte", "punkt", "punkty", "punktow", "percent",
    "percentile", "pct", "prozent", "perzentil", "centile", "pourcentage", "procent", "percentyl",
    "page", "change", "diff", "difference", "delta", "veranderung", "differenz", "variation",
    "zmiana", "count", "sum", "total", "x", "y", "z", "start", "end", "left", "right",
  ]
}
