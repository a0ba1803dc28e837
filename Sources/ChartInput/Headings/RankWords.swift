// SPDX-License-Identifier: MIT

internal import Audiograph

/// Headings of ranks.
extension HeadingWords {
  /// The highest number below a heading such as `position` that is taken for a rank, in a short table.
  private static let mostPlaces = 200.0

  /// Whether numbers without a unit are ranks by their heading: whole numbers from 1, below a heading that may
  /// be of a place in space only as many as there are rows, or 200.
  static func areRanks(_ values: [Double], below heading: String) -> Bool {
    let words = heading.foldedWords
    guard !words.say(.rankOther), values.firstNotRank == nil else { return false }
    if words.say(.rank) { return true }
    guard words.say(.rankPlace) else { return false }
    let most = max(mostPlaces, Double(values.count))
    return values.allSatisfy { $0.isNaN || $0 <= most }
  }
}
